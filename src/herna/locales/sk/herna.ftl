# Slová spoločné všetkým hrám.

herna-refusal = { $why } (Pravidlá, oddiel { $rule })

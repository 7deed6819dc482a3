# Slová spoločné všetkým hrám.

herna-refusal = { $why } (Pravidlá, odsek { $rule })

# Slova společná všem hrám.

herna-refusal = { $why } (Pravidla, oddíl { $rule })

# Slova společná všem hrám.

herna-refusal = { $why } (Pravidla, odstavec { $rule })

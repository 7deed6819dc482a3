# Slova společná všem hrám.

herna-refusal = { $why } (Pravidla, oddíl { $rule })
herna-why = Proč? { $why }

# Co řekne rada, když hra nemá pro akci vlastní slova.
herna-do-touch = Klepni na: { $what }.
herna-do-then = { $first }, potom { $then }
herna-do-write = Zahraj { $action }.

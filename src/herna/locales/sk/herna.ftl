# Slová spoločné všetkým hrám.

herna-refusal = { $why } (Pravidlá, oddiel { $rule })
herna-why = Prečo? { $why }

# Čo povie rada, keď hra nemá pre akciu vlastné slová.
herna-do-touch = Klepni na: { $what }.
herna-do-then = { $first }, potom { $then }
herna-do-write = Zahraj { $action }.

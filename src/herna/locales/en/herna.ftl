# Words that all games share.

herna-refusal = { $why } (Rules, section { $rule })
herna-why = Why? { $why }

# What a hint says where a game has no words of its own for an action.
herna-do-touch = Tap: { $what }.
herna-do-then = { $first }, then { $then }
herna-do-write = Play { $action }.

# Words that all games share.

herna-refusal = { $why } (Rules, section { $rule })

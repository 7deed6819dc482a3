# What puzzles ask for, and what they are about.

spacestage-goal-won = Win the match.
spacestage-goal-slain = Finish off { $monster }.
spacestage-goal-trapped = Trap this monster in a vortex: { $monster }.
spacestage-goal-saved = Character { $c } is dying: save them.
spacestage-goal-healed = Heal character { $c } completely.
spacestage-goal-spared = End the turn without character { $c } starting to die.

spacestage-theme-telepathy = Telepathy
spacestage-theme-teleport = Teleportation
spacestage-theme-vortex = Vortex
spacestage-theme-reduce = Protection
spacestage-theme-heal = Healing
spacestage-theme-fight = Combat
spacestage-theme-share = Sharing resources
spacestage-theme-recharge = Recharging
spacestage-theme-combine = Several cards in one attack

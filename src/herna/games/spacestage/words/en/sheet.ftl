# The card sheet in the workshop, and what is printed on cards.

spacestage-sheet-standard = { $sheet ->
    [duel] Even duel
   *[other] Standard cards
}
spacestage-sheet-part = { $part ->
    [mutation] Mutations
    [equipment] Equipment
    [monster] Monsters
    [rules] Numbers of the rules
   *[other] Station Master
}
spacestage-sheet-field = { $field ->
    [id] Number
    [name] Name
    [kind] Effect
    [value] Strength
    [elements] Elements
    [cost-M] Price in organics
    [cost-E] Price in scrap
    [use-M] Damage when used
    [use-E] Scrap to recharge
    [resource] Made of
    [health] Health
    [damage] Damage a turn
    [times-fire] Multiplier of fire
    [times-ice] Multiplier of ice
    [times-lightning] Multiplier of lightning
    [damage_limit] Damage at which you are dying
    [hardcore_limit] The same, hardcore
    [main_actions_per_turn] Main actions in a turn
    [pair_actions] Main actions of a pair
    [repair_target] Target of a repair
    [repair_per_helper] Bonus of each helper
    [heal_base] Healing without cards
    [bare_hands] Damage of bare hands
    [row_size] Cards on offer in a shop
    [oxygen_damage] Damage without oxygen
    [round_cap] Last round (0: none)
    [actions_per_turn] Actions in a turn
    [infarct_damage] Damage of a heart attack
    [boost_damage] Damage added by a boost
   *[boost_multiplier] Multiplier added by a boost
}
spacestage-sheet-kind = { $kind ->
    [attack] Attack
    [heal] Healing
    [repair] Repair
    [reduce] Protection
    [hat] Hat
    [vortex] Vortex
    [telepathy] Telepathy
    [teleport] Teleport
   *[vivification] Vivification
}
spacestage-sheet-resource = { $resource ->
    [organic] organics
   *[scrap] scrap
}
spacestage-sheet-cost = price: { $cost }
spacestage-sheet-health = health { $health }
spacestage-sheet-damage = deals { $damage } damage a turn
spacestage-sheet-leaves = defeated, it leaves { $tokens }
spacestage-sheet-counter = { $counter ->
    [organic] Organic
    [scrap] Scrap
   *[damage] Damage
}

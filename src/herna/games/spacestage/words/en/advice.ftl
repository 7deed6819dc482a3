# What a hint says.

spacestage-do-draft = Take { $name } for character { $c }.
spacestage-do-recharge = Recharge { $name } for { $n } scrap.
spacestage-do-move = Let character { $c } go { $room }.
spacestage-do-extend = Let character { $c } continue { $room }.
spacestage-do-heal = { $self ->
    [yes] Let character { $c } heal itself.
   *[no] Let character { $c } heal character { $target }.
}
spacestage-do-heal-more = { $n ->
    [0] Finish healing.
    [one] Finish healing and spend { $n } organic on it.
   *[other] Finish healing and spend { $n } organics on it.
}
spacestage-do-attack = Attack { $monster } with character { $c }.
spacestage-do-blow = Strike { $monster } now.
spacestage-do-repair = Let character { $c } repair the { $kind ->
    [oxygen] oxygen generator.
    [workshop] power generator of the workshop.
   *[laboratory] power generator of the laboratory.
}
spacestage-do-pay = Pay { $n } scrap for the repair.
spacestage-do-give-up = Give up the repair.
spacestage-do-use = Use { $name }.
spacestage-do-use-as = Use { $name } as { $element ->
    [fire] fire.
    [ice] ice.
   *[lightning] lightning.
}
spacestage-do-use-teleport = Use { $name } and jump { $room }.
spacestage-do-use-telepathy = Use { $name } to control character { $target }.
spacestage-do-use-vortex = Use { $name } on { $monster }.
spacestage-do-give = Let character { $c } give { $tokens } to character { $d }.
spacestage-do-ask = Let character { $c } ask character { $d } for { $tokens }.
spacestage-do-agree = Agree and give { $tokens } to character { $d }.
spacestage-do-refuse = Refuse.
spacestage-do-buy = Buy { $name } for character { $c }.
spacestage-do-convert = Let character { $c } turn { $from } into { $to }.
spacestage-do-end = End the turn.
spacestage-do-feed = Bring a new monster into slot { $slot }.
spacestage-do-sabotage = Break the { $kind ->
    [oxygen] oxygen generator
    [workshop] power generator of the workshop
   *[laboratory] power generator of the laboratory
} ({ $room }).
spacestage-do-infarct = Give character { $c } a heart attack.
spacestage-do-boost = Boost { $monster }.
spacestage-do-pass = Pass.

# Why.

spacestage-why-go-repair = { $kind ->
    [oxygen] There’s a broken oxygen generator; until it works, nobody can be healed.
    [laboratory] The generator there is broken, and the laboratory has no power.
   *[workshop] The generator there is broken, and the workshop has no power.
}
spacestage-why-go-heal = Character { $target } is there with { $n } damage.
spacestage-why-go-fight = { $n ->
    [one] There’s a monster to fight: { $monster }.
   *[other] There are { $n } monsters to fight.
}
spacestage-why-flee = There’s no monster in that room.
spacestage-why-shop = Character { $c } can afford something there.
spacestage-why-rescue = Character { $target } is dying.
spacestage-why-lives = Character { $target } will no longer be dying.
spacestage-why-heal-monsters = Character { $target } has { $n } damage, and { $monsters ->
    [one] a monster is
   *[other] { $monsters } monsters are
} in the room.
spacestage-why-heal = Character { $target } has { $n } damage.
spacestage-why-attack-last = It’s the only monster on the station.
spacestage-why-attack-crowd = Two monsters in that room deal { $damage } damage a turn.
spacestage-why-attack = { $monster } deals { $damage } damage a turn.
spacestage-why-slain = That’s the end of { $monster }.
spacestage-why-repair = { $kind ->
    [oxygen] While an oxygen generator is broken, nobody can be healed.
    [laboratory] The laboratory has no power.
   *[workshop] The workshop has no power.
}
spacestage-why-mended = The { $kind ->
    [oxygen] oxygen generator
    [workshop] power generator of the workshop
   *[laboratory] power generator of the laboratory
} then works again.
spacestage-why-feed = There’s already a monster in that room: { $monster }.
spacestage-why-sabotage = { $kind ->
    [oxygen] Without oxygen nobody can be healed.
    [laboratory] Without power the laboratory sells nothing.
   *[workshop] Without power the workshop sells nothing.
}
spacestage-why-infarct = { $n ->
    [0] That leaves character { $c } dying.
   *[other] After that, character { $c } can take only { $n } more damage.
}
spacestage-why-boost = { $near ->
    [one] A character stands right beside it.
   *[other] { $near } characters stand right beside it.
}

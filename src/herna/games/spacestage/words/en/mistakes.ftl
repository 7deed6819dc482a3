# Why an action was a mistake: what players read in the review of a match.

## What the better action achieves

spacestage-mistake-wins = The better action would have won the match.
spacestage-mistake-slays = Character { $c } could have finished off { $monster }: up to { $n } points, and it has { $health } left.
spacestage-mistake-rescues = Character { $target } is dying, and healing could have saved it.
spacestage-mistake-spares = Character { $c } could have faced less damage at the end of the turn: { $less } less.
spacestage-mistake-repairs = The broken { $kind ->
    [oxygen] oxygen generator
    [workshop] power generator of the workshop
   *[laboratory] power generator of the laboratory
} could have been repaired from there.
spacestage-mistake-funds = With that, character { $d } could have paid for a card: { $name }.

## What the played action allows

spacestage-mistake-loses = That was the last of the crew: the match is lost.
spacestage-mistake-dies = At the end of the turn, character { $c } suffers { $n ->
    [one] { $n } damage
   *[other] { $n } damage
} and starts dying.
spacestage-mistake-would-die = As things stand, character { $c } suffers { $n ->
    [one] { $n } damage
   *[other] { $n } damage
} at the end of the turn and starts dying.
spacestage-mistake-walks-into = Character { $c } walks into danger: as things stand, { $n ->
    [one] { $n } damage
   *[other] { $n } damage
} at the end of the turn.
spacestage-mistake-wounds = This mutation hurts character { $c }: as things stand, { $n ->
    [one] { $n } damage
   *[other] { $n } damage
} at the end of the turn.
spacestage-mistake-leaves-alive = { $monster } survives the blow with { $left } left.
spacestage-mistake-unused = The turn ends with { $n ->
    [one] { $n } main action
   *[other] { $n } main actions
} unused.

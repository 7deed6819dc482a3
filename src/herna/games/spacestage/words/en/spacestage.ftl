spacestage-title = Space Stage
spacestage-summary =
    Four survivors on a failing space station share one fate: get rid of every monster before all of you are dead.
    Touch a character, then a room, a monster, a generator or a friend; touch a card to see what it would do. Two different main actions a turn, then the monsters in your room hit back.
spacestage-seat-1 = Player 1
spacestage-seat-2 = Player 2
spacestage-seat-3 = Player 3
spacestage-seat-4 = Player 4
spacestage-seat-S = Station Master
spacestage-seat-1-short = No. 1
spacestage-seat-2-short = No. 2
spacestage-seat-3-short = No. 3
spacestage-seat-4-short = No. 4
spacestage-seat-S-short = Master
spacestage-seat-S-aim = You are the Station Master and play against the four survivors: you win when all of them are dead, or when the last round is over and monsters are still here. In your turn you have two actions: touch a free slot for a new monster, a generator to break it, a survivor for an infarct, a monster to boost it. One of the two has to be a new monster while there is one.

## Options

spacestage-preset-crew = Crew
spacestage-preset-crew-hint = Four survivors against the station; people and bots share them.
spacestage-preset-hardcore = Hardcore
spacestage-preset-hardcore-hint = The same, but you are dying one point of damage earlier.
spacestage-preset-pairs = Two players
spacestage-preset-pairs-hint = Two people, two survivors each, three main actions for both together.
spacestage-preset-master = Station Master
spacestage-preset-master-hint = One more player sends the monsters and plays against all the others; with the numbers of the rules he nearly always wins.
spacestage-preset-duel = Duel
spacestage-preset-duel-hint = An even match against the Station Master: survivors bear 22 damage, infarct and boost do only 1.
spacestage-option-hardcore = Hardcore
spacestage-option-hardcore-explain = Characters are dying at 7 damage already.
spacestage-option-hardcore-false = No
spacestage-option-hardcore-true = Yes
spacestage-option-pairs = Two players
spacestage-option-pairs-explain = Each player leads two characters and shares three main actions between them.
spacestage-option-pairs-false = No
spacestage-option-pairs-true = Yes
spacestage-option-master = Station Master
spacestage-option-master-explain = One more player sends the troubles and plays against all the others.
spacestage-option-master-false = No
spacestage-option-master-true = Yes
spacestage-option-generators = Generators
spacestage-option-generators-explain = Which two of the four generators give oxygen.
spacestage-option-generators-diagonal = Oxygen top left and bottom right
spacestage-option-generators-rows = Both upper ones give oxygen
spacestage-option-move_extension = Extending a move
spacestage-option-move_extension-explain = How far a move goes on through rooms without monsters.
spacestage-option-move_extension-one = One more step
spacestage-option-move_extension-chain = On and on
spacestage-option-bare_hands = Bare hands
spacestage-option-bare_hands-explain = The damage of an attack without any card.
spacestage-option-bare_hands-0 = None: an attack needs a card
spacestage-option-bare_hands-1 = 1
spacestage-option-bare_hands-2 = 2
spacestage-option-hat = The Hat
spacestage-option-hat-explain = Is the Hat used and recharged like other equipment, or does it always work?
spacestage-option-hat-active = Has to be used
spacestage-option-hat-passive = Always works
spacestage-option-revived = Back by a roll
spacestage-option-revived-explain = When does a dying character that came back by its own roll play again?
spacestage-option-revived-plays = At once
spacestage-option-revived-waits = From the next round on
spacestage-option-feeding = The Master and the deck
spacestage-option-feeding-explain = Must one of the Station Master’s actions be a new monster?
spacestage-option-feeding-must = Yes, while it is possible
spacestage-option-feeding-free = No
spacestage-option-consent = Asking for resources
spacestage-option-consent-explain = May somebody who is asked for resources refuse?
spacestage-option-consent-ask = Yes, they are asked
spacestage-option-consent-free = No, they are simply taken
spacestage-option-cap = Round limit
spacestage-option-cap-explain = After so many rounds the match ends and is not won; 0 means never.
spacestage-option-cards = Card sheet
spacestage-option-cards-explain = “standard” are the cards and numbers of the rules, “duel” the same cards with milder numbers against the Station Master. You can also paste a sheet of your own (TOML).
spacestage-option-cards-standard = Cards and numbers of the rules
spacestage-option-cards-duel = Numbers of the duel: 22 damage, infarct 1, boost 1

## Cards and monsters

spacestage-card-M01 = Pyrokinesis
spacestage-card-M02 = Cryokinesis
spacestage-card-M03 = Electrokinesis
spacestage-card-M04 = Plasma Breath
spacestage-card-M05 = Frostfire Hands
spacestage-card-M06 = Storm Skin
spacestage-card-M07 = Regeneration
spacestage-card-M08 = Arxkinesis
spacestage-card-M09 = Illusion
spacestage-card-M10 = Telepathy
spacestage-card-M11 = Teleportation
spacestage-card-M12 = Vivification
spacestage-card-M13 = Vortex (mutation)
spacestage-card-E01 = Flamethrower
spacestage-card-E02 = Freeze Ray
spacestage-card-E03 = Arc Rifle
spacestage-card-E04 = Welding Torch
spacestage-card-E05 = Coolant Sprayer
spacestage-card-E06 = Stun Baton
spacestage-card-E07 = Shotgun
spacestage-card-E08 = Grenade
spacestage-card-E09 = Tools
spacestage-card-E10 = First-aid Kit
spacestage-card-E11 = Armour
spacestage-card-E12 = Hat
spacestage-card-E13 = Vortex (device)
spacestage-monster-X01 = Weed
spacestage-monster-X02 = Slime
spacestage-monster-X03 = Spore Cloud
spacestage-monster-X04 = Ice Worm
spacestage-monster-X05 = Ember Toad
spacestage-monster-X06 = Void Leech
spacestage-monster-X07 = Brood Mother
spacestage-monster-X08 = Scout Drone
spacestage-monster-X09 = Security Bot
spacestage-monster-X10 = Magnet Crab
spacestage-monster-X11 = Furnace Golem
spacestage-monster-X12 = Cryo Warden
spacestage-monster-X13 = Dreadnought

## Things

spacestage-zone-station = Space station
spacestage-zone-crew = Crew
spacestage-zone-hand = Cards { $c }
spacestage-zone-workshop = Workshop
spacestage-zone-laboratory = Laboratory
spacestage-zone-turn = Turn
spacestage-room = { $room ->
    [NW] north-west room
    [N] north room
    [NE] north-east room
    [W] workshop
    [E] laboratory
    [SW] south-west room
    [S] south room
    [SE] south-east room
   *[C] middle room
}
spacestage-to-room = { $room ->
    [NW] to the north-west room
    [N] to the north room
    [NE] to the north-east room
    [W] to the workshop
    [E] to the laboratory
    [SW] to the south-west room
    [S] to the south room
    [SE] to the south-east room
   *[C] to the middle room
}
spacestage-room-label = { $room ->
    [NW] North-west room
    [N] North room
    [NE] North-east room
    [W] Workshop
    [E] Laboratory
    [SW] South-west room
    [S] South room
    [SE] South-east room
   *[C] Middle room
}{ $damage ->
    [0] { "" }
   *[other] ; the monsters here deal { $damage } damage a turn
}
spacestage-shop-label = { $room ->
    [W] Workshop: equipment for scrap
   *[E] Laboratory: mutations for organic material
}{ $power ->
    [yes] { "" }
   *[no] ; closed, there is no power
}
spacestage-generator = { $kind ->
    [oxygen] Oxygen generator
    [workshop] Power generator of the workshop
   *[laboratory] Power generator of the laboratory
} { $place }{ $broken ->
    [yes] , broken
   *[no] , works
}; broken by { $side ->
    [U] the upper die
   *[L] the lower die
}: { $face }
spacestage-slot = Slot { $slot }, empty
spacestage-tokens = { $kind ->
    [organic] { $n } organic
   *[scrap] { $n } scrap
}
spacestage-monster = { $name }, slot { $slot }: { $tokens } left, deals { $damage } damage a turn; fire ×{ $fire }, ice ×{ $ice }, lightning ×{ $lightning }{ $boosted ->
    [yes] ; boosted
   *[no] { "" }
}
spacestage-stored = In the vortex: { $name }, { $tokens }
spacestage-character = Character { $c }, { $room }{ $condition ->
    [dying] , dying
   *[alive] { "" }
}: { $damage } of { $limit } damage
spacestage-panel = Character { $c }{ $condition ->
    [dying] , dying
    [dead] , dead
   *[alive] { "" }
}: { $damage } of { $limit } damage
spacestage-held = Character { $c }: { $tokens }
spacestage-noted = Noted roll of character { $c }: { $face }
spacestage-end-now = End now: character { $c } takes { $n } damage
spacestage-main-action = { $kind ->
    [move] Move
    [heal] Heal
    [attack] Attack
   *[repair] Repair
}{ $spent ->
    [yes] , done
   *[no] , possible
}
spacestage-elements = { $elements ->
    [fire] fire
    [ice] ice
    [lightning] lightning
    [fire-ice] fire or ice
    [fire-lightning] fire or lightning
    [ice-lightning] ice or lightning
   *[none] no element
}
spacestage-effect = { $kind ->
    [attack] attack { $value }, { $elements }
    [heal] heals { $value } more points
    [repair] adds { $value } to a repair
    [reduce] { $value } less damage at the end of this turn
    [hat] mutations of this turn cost no damage
    [vortex] sucks in a monster of your room; later swaps it for another
    [telepathy] another character carries out a main action
    [teleport] go to any room
   *[vivification] turn organic into scrap and back for the rest of the turn
}
spacestage-price = { $deck ->
    [M] using it costs { $use } damage
   *[E] recharging costs { $use } scrap
}
spacestage-card = { $name }: { $effect }; { $price }{ $condition ->
    [used] ; used in this round
    [discharged] ; discharged
    [both] ; discharged, used in this round
   *[ready] { "" }
}
spacestage-offer = { $name }: { $effect }; costs { $cost }; { $price }
spacestage-would = { $name } on { $monster }: { $n } damage
spacestage-hit = The blow would deal { $n } to { $monster }
spacestage-mend = Character { $c } is healed by { $n }
spacestage-request = Character { $asker } asks character { $asked } for { $tokens }
spacestage-repair-sum = Repair: { $n }/{ $target }
spacestage-deck-X = { $n ->
    [one] { $n } monster left in the deck
   *[other] { $n } monsters left in the deck
}
spacestage-deck-M = { $n ->
    [one] { $n } mutation left in the deck
   *[other] { $n } mutations left in the deck
}
spacestage-deck-E = { $n ->
    [one] { $n } equipment card left in the deck
   *[other] { $n } equipment cards left in the deck
}
spacestage-round = Round { $n }{ $cap ->
    [0] { "" }
   *[other] /{ $cap }
}
spacestage-die = { $side ->
    [U] Upper die
   *[L] Lower die
}: { $face }
spacestage-rolling = The dice are rolling

## Choices

spacestage-choose-element = { $element ->
    [fire] As fire: { $n }
    [ice] As ice: { $n }
   *[lightning] As lightning: { $n }
}
spacestage-choose-attack = Add { $n } damage to the blow
spacestage-choose-heal = Heal { $n } more points
spacestage-choose-repair = Add { $n } to the repair
spacestage-choose-reduce = { $n } less damage at the end of this turn
spacestage-choose-hat = Mutations of this turn cost no damage
spacestage-choose-vivification = Convert organic and scrap for the rest of the turn
spacestage-choose-recharge = Recharge for { $n } scrap
spacestage-choose-heal-self = Heal yourself
spacestage-choose-move = Begin a move
spacestage-choose-extend = Extend the move
spacestage-choose-give = Give { $tokens }
spacestage-choose-ask = Ask for { $tokens }
spacestage-choose-convert = Turn { $from } into { $to }
spacestage-choose-buy = Character { $c } buys it for { $cost }
spacestage-choose-draft = Character { $c } takes it
spacestage-choose-feed = A new monster comes here
spacestage-choose-sabotage = Break this generator
spacestage-choose-infarct = Infarct: { $n } damage at once
spacestage-choose-boost = Boost: { $n } more damage, elements work worse
spacestage-end = End the turn: { $n } damage
spacestage-blow = Strike: { $n } damage
spacestage-heal-with = { $organic ->
    [0] Heal { $n }
   *[other] Heal { $n }, spending { $organic } organic
}
spacestage-pay = Pay { $n } scrap: the generator works again
spacestage-give-up = Give the repair up
spacestage-yes = Hand over { $tokens }
spacestage-no = Refuse
spacestage-pass = Pass

## What is expected now

spacestage-prompt-dealing = The cards are being dealt.
spacestage-prompt-rolling = The dice are rolling …
spacestage-prompt-drawing = A card is being drawn …
spacestage-prompt-draft = { $mine ->
    [yes] Choose the first card of character { $c }.
   *[no] Character { $c } chooses its first card.
}
spacestage-prompt-turn = { $mine ->
    [yes] Character { $c }, your turn: { $left ->
        [0] no main action left.
        [one] { $left } main action left.
       *[other] { $left } main actions left.
    }
   *[no] It is character { $c }’s turn: { $left ->
        [0] no main action left.
        [one] { $left } main action left.
       *[other] { $left } main actions left.
    }
}{ $hint ->
    [recharge] { " " }You may recharge a card first.
    [act] { " " }Touch the character to move, fight, heal or repair.
    [end] { " " }The hourglass ends the turn.
   *[none] { "" }
}{ $hurt ->
    [yes] { " " }Ending now: { $damage } damage.
   *[no] { "" }
}
spacestage-prompt-pair = { $mine ->
    [yes] Characters { $c } and { $d }, your turn: { $left ->
        [0] no main action left.
        [one] { $left } main action left.
       *[other] { $left } main actions left.
    }
   *[no] It is the turn of characters { $c } and { $d }: { $left ->
        [0] no main action left.
        [one] { $left } main action left.
       *[other] { $left } main actions left.
    }
}{ $hint ->
    [recharge] { " " }You may recharge a card first.
    [act] { " " }Touch the character to move, fight, heal or repair.
    [end] { " " }The hourglass ends the turn.
   *[none] { "" }
}{ $hurt ->
    [yes] { " " }Ending now: { $damage } and { $damage2 } damage.
   *[no] { "" }
}
spacestage-prompt-attack = { $mine ->
    [yes] Attack on { $monster }: { $n } damage so far. Add cards, then strike.
   *[no] Character { $c } attacks { $monster }: { $n } damage so far.
}
spacestage-prompt-heal = { $mine ->
    [yes] Character { $target } will be healed by { $n }. Add cards or organic.
   *[no] Character { $c } heals character { $target }: { $n } so far.
}
spacestage-prompt-repair = { $mine ->
    [yes] Repair: { $n } of { $goal }. Add tools, pay the rest or give up.
   *[no] Character { $c } repairs: { $n } of { $goal }.
}
spacestage-prompt-telepathy = { $mine ->
    [yes] Telepathy: choose a main action of character { $c }.
   *[no] Telepathy: character { $d } leads character { $c }.
}
spacestage-prompt-answer = { $mine ->
    [yes] Character { $asker } asks your character { $asked } for { $tokens }. Hand it over?
   *[no] Character { $asker } asks character { $asked } for { $tokens }; waiting for the answer.
}
spacestage-prompt-master = { $mine ->
    [yes] Station Master, { $left ->
        [one] { $left } action left.
       *[other] { $left } actions left.
    }{ $feed ->
        [yes] { " " }It has to be a new monster.
       *[no] { " " }Touch an empty slot, a generator, a survivor or a monster.
    }
   *[no] The Station Master is planning something.
}
spacestage-prompt-won = { $master ->
    [yes] The station is saved: the team wins, the Station Master has lost.
   *[no] The station is saved. You all win!
}
spacestage-prompt-lost = { $master ->
    [yes] All four are dead: the Station Master wins.
   *[no] All four are dead. The station is lost.
}
spacestage-prompt-cap = { $master ->
    [yes] The last round is over and monsters are still here: the Station Master wins.
   *[no] The last round is over and monsters are still here: not won.
}

## The log

spacestage-log-row = New in the { $deck ->
    [M] laboratory
   *[E] workshop
}: { $name }.
spacestage-log-draft = Character { $c } takes { $name }.
spacestage-log-recharge = Character { $c } recharges { $name } for { $n } scrap.
spacestage-log-move = Character { $c } goes { $room }.
spacestage-log-extend = Character { $c } goes on { $room }.
spacestage-log-heal = Character { $c } starts healing { $self ->
    [yes] itself
   *[no] character { $target }
}: { $n }.
spacestage-log-healed = Character { $target } is healed by { $n }{ $organic ->
    [0] .
   *[other] , { $organic } organic spent.
}
spacestage-log-lives = Character { $c } is no longer dying.
spacestage-log-attack = Character { $c } attacks { $monster }.
spacestage-log-blow = Character { $c } deals { $n } damage to { $monster } and takes { $tokens }.
spacestage-log-miss = Character { $c } does no damage to { $monster }.
spacestage-log-slain = { $monster } is gone.
spacestage-log-repair = Character { $c } starts a repair.
spacestage-log-dice = Dice { $first } and { $second }{ $helpers ->
    [0] { "" }
   *[other] , helpers +{ $helpers }
}: { $n } of { $target }.
spacestage-log-repaired = The { $kind ->
    [oxygen] oxygen generator
    [workshop] power generator of the workshop
   *[laboratory] power generator of the laboratory
} works again.
spacestage-log-paid = Character { $c } pays { $n } scrap.
spacestage-log-gave-up = Character { $c } gives the repair up.
spacestage-log-use-attack = Character { $c } uses { $name }: +{ $n } damage.
spacestage-log-use-heal = Character { $c } uses { $name }: heals { $n } more.
spacestage-log-use-repair = Character { $c } uses { $name }: +{ $n }.
spacestage-log-use-reduce = Character { $c } uses { $name }: { $n } less damage this turn.
spacestage-log-use-hat = Character { $c } puts on { $name }: mutations cost nothing this turn.
spacestage-log-use-vivification = Character { $c } uses { $name }: organic and scrap can be converted.
spacestage-log-use-teleport = Character { $c } uses { $name } and jumps { $room }.
spacestage-log-use-telepathy = Character { $c } uses { $name } to lead character { $target }.
spacestage-log-use-vortex = Character { $c } uses { $name }: { $monster } is sucked in.
spacestage-log-released = { $monster } comes out of the vortex, slot { $slot }.
spacestage-log-give = Character { $c } gives character { $d } { $tokens }.
spacestage-log-ask = Character { $c } asks character { $d } for { $tokens }.
spacestage-log-refuse = Character { $d } refuses.
spacestage-log-buy = Character { $c } buys { $name } for { $cost }.
spacestage-log-convert = Character { $c } turns { $from } into { $to }.
spacestage-log-end = Character { $c } ends its turn.
spacestage-log-suffer = Character { $c } suffers { $n } damage.
spacestage-log-dying = Character { $c } is dying!
spacestage-log-roll = Character { $c }, dying, rolls { $face }{ $noted ->
    [0] .
   *[other] , after { $noted }.
}
spacestage-log-dead = Character { $c } is dead.
spacestage-log-revived = Character { $c } comes back to life.
spacestage-log-troubles = New troubles: upper die { $upper }, lower die { $lower }.
spacestage-log-broken = The { $kind ->
    [oxygen] oxygen generator
    [workshop] power generator of the workshop
   *[laboratory] power generator of the laboratory
} breaks down.
spacestage-log-monster = { $monster } appears in slot { $slot }.
spacestage-log-quiet = Nothing new happens.
spacestage-log-round = Round { $n }.
spacestage-log-feed = The Station Master brings a new monster into slot { $slot }.
spacestage-log-sabotage = The Station Master strikes a generator.
spacestage-log-infarct = Infarct: character { $c } takes { $n } damage.
spacestage-log-boost = The Station Master boosts { $monster }.
spacestage-log-pass = The Station Master passes.
spacestage-log-win = { $master ->
    [yes] The last monster is gone: the team wins!
   *[no] The last monster is gone: you all win!
}
spacestage-log-loss = { $master ->
    [yes] Nobody is left alive: the Station Master wins.
   *[no] Nobody is left alive: the station is lost.
}
spacestage-log-cap = { $master ->
    [yes] The last round is over: the Station Master wins.
   *[no] The last round is over: not won.
}

## Overlays

spacestage-overlay-end = Damage if the turn ended now
spacestage-overlay-blows = What each character could deal
spacestage-overlay-reach = Where a move leads
spacestage-overlay-oxygen = Oxygen and power
spacestage-mark-end = Ending now, character { $c } takes { $n } damage
spacestage-mark-deadly = Ending now, character { $c } takes { $n } damage and is dying
spacestage-mark-blow = Character { $c } could deal { $n } to { $monster } with all its cards
spacestage-mark-kill = Character { $c } could finish { $monster } off: { $n } damage
spacestage-mark-safe = { $room }: no monster
spacestage-mark-unsafe = { $room }: { $n } damage a turn
spacestage-mark-no-healing = While an oxygen generator is broken nobody can be healed
spacestage-mark-no-air = Both oxygen generators are broken: { $n } more damage at the end of every turn
spacestage-mark-no-power = Without power this shop sells nothing

## Refusals

spacestage-refusal-no-such-action = There is no such action.
spacestage-refusal-match-over = The match is over.
spacestage-refusal-chance-waits = First the dice have to fall or the card has to be drawn.
spacestage-refusal-no-chance-waits = Nothing of that kind is being rolled or drawn now.
spacestage-refusal-not-in-deck = That card is not in the deck.
spacestage-refusal-answer-pending = First the request has to be answered.
spacestage-refusal-nothing-asked = Nothing was asked of that character.
spacestage-refusal-draft-first = First everybody chooses a first card, in the order of the characters.
spacestage-refusal-draft-over = The first cards have been chosen already.
spacestage-refusal-not-on-turn = It is not that character’s turn.
spacestage-refusal-open-action = First finish the action that has begun: add cards to it or close it.
spacestage-refusal-no-open-action = No such action has been started.
spacestage-refusal-telepathy-first = Telepathy waits for a main action of the character it leads.
spacestage-refusal-no-telepathy = Nobody is acting through that character now.
spacestage-refusal-actions-spent = All main actions of this turn are spent.
spacestage-refusal-kind-repeated = This character has already done a main action of that kind in this turn.
spacestage-refusal-not-adjacent = A move leads to a neighbouring room.
spacestage-refusal-no-extension = Only the latest move can be extended, and only from a room without monsters.
spacestage-refusal-not-in-room = That is not in the same room.
spacestage-refusal-not-hurt = That character has no damage to heal.
spacestage-refusal-not-living = That character is dying or dead.
spacestage-refusal-oneself = You need another character for that.
spacestage-refusal-oxygen-broken = Nobody can be healed while an oxygen generator is broken.
spacestage-refusal-needs-no-more = That character needs no more points.
spacestage-refusal-too-few-tokens = There are not enough resources.
spacestage-refusal-no-monster = There is no monster.
spacestage-refusal-no-attack-card = In this match an attack needs an attack card.
spacestage-refusal-nothing-broken = There is no broken generator in this room.
spacestage-refusal-wrong-payment = You pay exactly the points that are missing.
spacestage-refusal-not-owned = That character does not have this card.
spacestage-refusal-used = A card works only once a round.
spacestage-refusal-discharged = The card is discharged.
spacestage-refusal-not-discharged = The card is charged.
spacestage-refusal-wrong-element = A card with two elements needs one of them named.
spacestage-refusal-wrong-target = The card needs a different target.
spacestage-refusal-passive-hat = In this match the Hat works by itself.
spacestage-refusal-same-room = The character is there already.
spacestage-refusal-window-closed = Cards are recharged first of all in a turn.
spacestage-refusal-one-recharge = Only one card is recharged in a turn.
spacestage-refusal-cannot-act = That character may not act in this turn.
spacestage-refusal-no-conversion = Converting needs Vivification, used in this turn.
spacestage-refusal-side-actions-spent = There have been twelve exchanges, requests and conversions in this turn; that is the limit.
spacestage-refusal-not-in-row = That card is not on offer.
spacestage-refusal-not-in-shop = Equipment is sold in the workshop, mutations in the laboratory.
spacestage-refusal-no-power = The generator that powers this shop is broken.
spacestage-refusal-masters-turn = The Station Master is to act.
spacestage-refusal-teams-turn = The Station Master is not to act now.
spacestage-refusal-must-feed = One of the Station Master’s actions has to be a new monster.
spacestage-refusal-nothing-to-draw = No monster is left in the deck.
spacestage-refusal-slot-taken = There is a monster in that slot already.
spacestage-refusal-broken-already = That generator is broken already.
spacestage-refusal-boosted-already = That monster is boosted already.
spacestage-refusal-must-act = The Station Master passes only when nothing else is possible.

# --- why a bot does what it does ---

spacestage-why-wait = Its reason: nothing that character { $c } could do now is worth the risk.
spacestage-why-go-repair = Its reason: { $kind ->
    [oxygen] while oxygen is broken nobody can be healed
    [laboratory] the laboratory has no power
   *[workshop] the workshop has no power
}; the generator there waits to be repaired.
spacestage-why-go-heal = Its reason: character { $target } has { $n } damage and needs help.
spacestage-why-go-fight = Its reason: { $n ->
    [one] there is a monster to be fought: { $monster }
   *[other] { $n } monsters are to be fought there
}.
spacestage-why-flee = Its reason: { $n ->
    [one] it does not want to end its turn beside a monster ({ $monster })
   *[other] it does not want to end its turn beside { $n } monsters
}.
spacestage-why-shop = Its reason: character { $c } has something to spend there.
spacestage-why-place = Its reason: from there character { $c } reaches more next time.
spacestage-why-rescue = Its reason: { $self ->
    [yes] it is dying
   *[no] character { $target } is dying
}.
spacestage-why-heal-monsters = Its reason: { $self ->
    [yes] it
   *[no] character { $target }
} has { $n } damage, and { $monsters ->
    [one] a monster waits
   *[other] { $monsters } monsters wait
} there.
spacestage-why-heal = Its reason: { $self ->
    [yes] it
   *[no] character { $target }
} has { $n } damage.
spacestage-why-attack-last = Its reason: no other monster is left on the station ({ $monster }, health { $n }).
spacestage-why-attack-crowd = Its reason: two monsters in one room hurt too much.
spacestage-why-attack = Its reason: { $monster } has health { $n } and would deal { $damage } damage a turn.
spacestage-why-repair = Its reason: { $kind ->
    [oxygen] while oxygen is broken nobody can be healed
    [laboratory] the laboratory has no power
   *[workshop] the workshop has no power
}.
spacestage-why-feed = The Master’s reason: { $crowd ->
    [0] slot { $slot } is where a monster is most in your way
   *[other] two monsters in one room hurt most
}.
spacestage-why-sabotage = The Master’s reason: { $kind ->
    [oxygen] without oxygen nobody can be healed
    [laboratory] without power the laboratory sells nothing
   *[workshop] without power the workshop sells nothing
}.
spacestage-why-infarct = The Master’s reason: character { $c } could bear { $n } more.
spacestage-why-boost = The Master’s reason: { $near ->
    [0] this makes { $monster } harder to bring down
   *[other] somebody stands right beside it ({ $monster })
}.

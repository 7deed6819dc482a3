spacestage-title = Space Stage
spacestage-summary =
    Four survivors on a failing space station share one fate: defeat every monster before you all die.
    Tap a character, then a room, a monster, a generator or another character; tap a card to see what it would do. You have two different main actions a turn, then the monsters in your room hit back.
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
spacestage-seat-S-aim = You are the Station Master and play against the four survivors. You win when all of them are dead, or when monsters are left after the last round. You have two actions a turn: tap a free slot (new monster), a generator (break it), a survivor (heart attack) or a monster (boost). In a duel, one of the two must be a new monster as long as the deck lasts.

## Options

spacestage-preset-crew = Crew
spacestage-preset-crew-hint = Four survivors against the station, played by people and bots.
spacestage-preset-hardcore = Hardcore
spacestage-preset-hardcore-hint = The same, but characters start dying one point of damage sooner.
spacestage-preset-pairs = Two players
spacestage-preset-pairs-hint = Two people, two survivors each, three main actions to share between them.
spacestage-preset-duel = Duel
spacestage-preset-duel-hint = A fair fight against the Station Master: survivors can take 22 damage, and a heart attack or a boost deals only 1.
spacestage-preset-master = Station Master
spacestage-preset-master-hint = As the rules are written: one more player sends the monsters, with two of four actions a turn, or the same one twice. The Station Master nearly always wins; the duel is the fair version.
spacestage-option-hardcore = Hardcore
spacestage-option-hardcore-explain = Characters start dying at 7 damage.
spacestage-option-hardcore-false = No
spacestage-option-hardcore-true = Yes
spacestage-option-pairs = Two players
spacestage-option-pairs-explain = Each player controls two characters and splits three main actions between them.
spacestage-option-pairs-false = No
spacestage-option-pairs-true = Yes
spacestage-option-master = Station Master
spacestage-option-master-explain = One extra player causes the trouble and plays against everyone else.
spacestage-option-master-false = No
spacestage-option-master-true = Yes
spacestage-option-generators = Generators
spacestage-option-generators-explain = Which two of the four generators supply oxygen.
spacestage-option-generators-diagonal = Opposite corners
spacestage-option-generators-rows = The upper two
spacestage-option-move_extension = Extending a move
spacestage-option-move_extension-explain = How far a move may continue through rooms without monsters.
spacestage-option-move_extension-one = One more step
spacestage-option-move_extension-chain = No limit
spacestage-option-bare_hands = Bare hands
spacestage-option-bare_hands-explain = How much damage an attack without any card deals.
spacestage-option-bare_hands-0 = None: a card is needed
spacestage-option-bare_hands-1 = 1
spacestage-option-bare_hands-2 = 2
spacestage-option-hat = The Hat
spacestage-option-hat-explain = Is the Hat used and recharged like other equipment, or does it always work?
spacestage-option-hat-active = Must be used
spacestage-option-hat-passive = Always works
spacestage-option-revived = Revived by a roll
spacestage-option-revived-explain = When does a dying character that was revived by its own roll play again?
spacestage-option-revived-plays = Right away
spacestage-option-revived-waits = From the next round
spacestage-option-feeding = The Master and the deck
spacestage-option-feeding-explain = Must one of the Station Master’s actions be a new monster?
spacestage-option-feeding-must = Yes, if possible
spacestage-option-feeding-free = No
spacestage-option-consent = Asking for resources
spacestage-option-consent-explain = Can a player refuse when asked for resources?
spacestage-option-consent-ask = Yes, they are asked
spacestage-option-consent-free = No, they’re just taken
spacestage-option-cap = Round limit
spacestage-option-cap-explain = After this many rounds the match ends without a win; 0 means no limit.
spacestage-option-cards = Card set
spacestage-option-cards-explain = The standard cards and numbers, or the same cards with milder numbers against the Station Master: 22 damage, heart attack 1, boost 1. The printed list of cards is lost, so we rebuilt the cards and their numbers. You can make a card set of your own in the workshop.
spacestage-option-cards-standard = Standard numbers
spacestage-option-cards-duel = Duel numbers

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
   *[no] , working
}; breaks on { $side ->
    [U] the upper die
   *[L] the lower die
}: { $face }
spacestage-slot = Slot { $slot }, empty
spacestage-tokens = { $kind ->
    [organic] { $n ->
        [one] { $n } organic
       *[other] { $n } organics
    }
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
spacestage-noted = Character { $c }’s last roll: { $face }
spacestage-end-now = End now: character { $c } takes { $n } damage
spacestage-main-action = { $kind ->
    [move] Move
    [heal] Heal
    [attack] Attack
   *[repair] Repair
}{ $spent ->
    [yes] , done
   *[no] , available
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
    [hat] mutations used this turn cost no damage
    [vortex] sucks in a monster in your room; later swaps it for another
    [telepathy] another character carries out a main action
    [teleport] go to any room
   *[vivification] turn organics into scrap and back for the rest of the turn
}
spacestage-price = { $deck ->
    [M] using it costs { $use } damage
   *[E] recharging costs { $use } scrap
}
spacestage-card = { $name }: { $effect }; { $price }{ $condition ->
    [used] ; already used this round
    [discharged] ; discharged
    [both] ; discharged, already used this round
   *[ready] { "" }
}
spacestage-offer = { $name }: { $effect }; costs { $cost }; { $price }
spacestage-purpose = { $what ->
    [character] Acts in its turn: it moves, attacks, heals or repairs, each at most once.
    [slot] New monsters come here when the dice say so.
    [monster] Anyone who ends a turn in its room takes its damage. Defeat it to get the resources it is made of.
    [generator] While it is broken, nobody can be healed (oxygen), or a shop sells nothing (power). Repair it from its room.
    [room] Anyone who ends a turn here takes the damage of the monsters here.
    [offer] Buy it in this shop, if you have what it costs.
    [card] Use it in your turn, once a round.
    [resource] Pays for cards, recharging, healing and repairs. You can give it to someone in the same room.
    [end] Ends your turn; then the monsters in your room hit back.
    [round] If monsters are left after the last round, the match isn’t won.
    [deck] What is still to come. Once all monsters have come and gone, you win.
    [act] What a character can do in its turn: move, heal, attack and repair, each at most once, in any order.
    [heal] Heals with what you have chosen; the number says how much damage goes away.
    [blow] Strikes with the cards you have chosen; the number says how much the monster takes.
    [repair] How far the repair has got: once the sum is reached, the generator works again.
    [give-up] Stops the repair. No scrap is spent, but the action is.
    [request] Someone needs resources for this action: hand them over or refuse.
    [stored] A monster that is off the station for now. The next use of the vortex swaps it for another.
    [noted] What was last rolled for this character.
    [ending] How the match ended.
   *[die] New trouble: the dice say which slot gets a monster and which generator breaks.
}
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
}{ $late ->
    [1] , the last one
    [2] , two left
   *[0] { "" }
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
spacestage-choose-attack = Add { $n } damage
spacestage-choose-heal = Heal { $n } more points
spacestage-choose-repair = Add { $n } to the repair
spacestage-choose-reduce = { $n } less damage this turn
spacestage-choose-hat = Mutations cost no damage
spacestage-choose-vivification = Convert organics/scrap
spacestage-choose-recharge = Recharge for { $n } scrap
spacestage-choose-heal-self = Heal yourself
spacestage-choose-move = Start a move
spacestage-choose-extend = Extend the move
spacestage-choose-give = Give { $tokens }
spacestage-choose-ask = Ask for { $tokens }
spacestage-choose-convert = { $from } → { $to }
spacestage-choose-buy = No. { $c } buys: { $cost }
spacestage-choose-draft = For character { $c }
spacestage-choose-feed = Place a new monster
spacestage-choose-sabotage = Break this generator
spacestage-choose-infarct = Heart attack: { $n } damage
spacestage-choose-boost = Boost by { $n }
spacestage-end-deadly = { $both ->
    [no] If the turn ends now, character { $c } is dying.
   *[yes] If the turn ends now, both characters are dying.
} Move away, heal or strike first, if you can.
spacestage-end-anyway = End the turn anyway
spacestage-end = End turn: { $n } damage
spacestage-blow = Strike: { $n } damage
spacestage-heal-with = { $organic ->
    [0] Heal { $n }
    [one] Heal { $n } for { $organic } organic
   *[other] Heal { $n } for { $organic } organics
}
spacestage-pay = Pay { $n } scrap and repair
spacestage-give-up = Give up the repair
spacestage-yes = Hand over { $tokens }
spacestage-no = Refuse
spacestage-pass = Pass

## What is expected now

spacestage-prompt-dealing = The cards are being dealt.
spacestage-prompt-rolling = The dice are rolling…
spacestage-prompt-drawing = A card is being drawn…
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
   *[no] It’s character { $c }’s turn: { $left ->
        [0] no main action left.
        [one] { $left } main action left.
       *[other] { $left } main actions left.
    }
}{ $hint ->
    [recharge] { " " }You can recharge a card first.
    [act] { " " }Tap the character to move, fight, heal or repair.
    [end] { " " }The hourglass ends the turn.
   *[none] { "" }
}{ $hurt ->
    [deadly] { " " }Careful: ending now, character { $c } takes { $damage } damage and is dying.
    [yes] { " " }Ending now: { $damage } damage.
   *[no] { "" }
}{ $late ->
    [1] { " " }Last round!
    [2] { " " }Two rounds left.
   *[0] { "" }
}
spacestage-prompt-pair = { $mine ->
    [yes] Characters { $c } and { $d }, your turn: { $left ->
        [0] no main action left.
        [one] { $left } main action left.
       *[other] { $left } main actions left.
    }
   *[no] It’s the turn of characters { $c } and { $d }: { $left ->
        [0] no main action left.
        [one] { $left } main action left.
       *[other] { $left } main actions left.
    }
}{ $hint ->
    [recharge] { " " }You can recharge a card first.
    [act] { " " }Tap the character to move, fight, heal or repair.
    [end] { " " }The hourglass ends the turn.
   *[none] { "" }
}{ $hurt ->
    [deadly] { " " }Careful: ending now is deadly ({ $damage } and { $damage2 } damage).
    [yes] { " " }Ending now: { $damage } and { $damage2 } damage.
   *[no] { "" }
}{ $late ->
    [1] { " " }Last round!
    [2] { " " }Two rounds left.
   *[0] { "" }
}
spacestage-prompt-attack = { $mine ->
    [yes] Attack on { $monster }: { $n } of { $left } so far, { $most } with everything in your hand. Add cards, then strike.
   *[no] Character { $c } attacks { $monster }: { $n } damage so far.
}
spacestage-prompt-heal = { $mine ->
    [yes] Character { $target } will be healed by { $n }. Add cards or organics.
   *[no] Character { $c } heals character { $target }: { $n } so far.
}
spacestage-prompt-repair = { $mine ->
    [yes] Repair: { $n } of { $goal }. Add tools, pay the rest or give up.
   *[no] Character { $c } repairs: { $n } of { $goal }.
}
spacestage-prompt-telepathy = { $mine ->
    [yes] Telepathy: choose a main action for character { $c }.
   *[no] Telepathy: character { $d } controls character { $c }.
}
spacestage-prompt-answer = { $mine ->
    [yes] Character { $asker } asks your character { $asked } for { $tokens }. Hand over?
   *[no] Character { $asker } asks character { $asked } for { $tokens }. Waiting for the answer.
}
spacestage-prompt-master = { $mine ->
    [yes] Station Master, { $left ->
        [one] { $left } action left.
       *[other] { $left } actions left.
    }{ $feed ->
        [yes] { " " }It has to be a new monster.
       *[no] { " " }Tap an empty slot, a generator, a survivor or a monster.
    }
   *[no] The Station Master is planning something.
}{ $late ->
    [1] { " " }Last round!
    [2] { " " }Two rounds left.
   *[0] { "" }
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
    [yes] The last round is over and there are still monsters: the Station Master wins.
   *[no] The last round is over and there are still monsters: no victory.
}

## The log

spacestage-log-row = New in the { $deck ->
    [M] laboratory
   *[E] workshop
}: { $name }.
spacestage-log-draft = Character { $c } takes { $name }.
spacestage-log-recharge = Character { $c } recharges { $name } for { $n } scrap.
spacestage-log-move = Character { $c } goes { $room }.
spacestage-log-extend = Character { $c } continues { $room }.
spacestage-log-heal = Character { $c } heals { $self ->
    [yes] itself
   *[no] character { $target }
}, by { $n } so far.
spacestage-log-healed = Character { $target } is healed by { $n }{ $organic ->
    [0] .
    [one] , spending { $organic } organic.
   *[other] , spending { $organic } organics.
}
spacestage-log-lives = Character { $c } is no longer dying.
spacestage-log-attack = Character { $c } attacks { $monster }.
spacestage-log-blow = Character { $c } deals { $n } damage to { $monster } and takes { $tokens }.
spacestage-log-miss = Character { $c } deals no damage to { $monster }.
spacestage-log-slain = { $monster } is defeated.
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
spacestage-log-gave-up = Character { $c } gives up the repair.
spacestage-log-use-attack = Character { $c } uses { $name }: +{ $n } damage.
spacestage-log-use-heal = Character { $c } uses { $name }: heals { $n } more.
spacestage-log-use-repair = Character { $c } uses { $name }: +{ $n }.
spacestage-log-use-reduce = Character { $c } uses { $name }: { $n } less damage this turn.
spacestage-log-use-hat = Character { $c } puts on { $name }: mutations cost nothing this turn.
spacestage-log-use-vivification = Character { $c } uses { $name }: organics and scrap can be converted.
spacestage-log-use-teleport = Character { $c } uses { $name } and jumps { $room }.
spacestage-log-use-telepathy = Character { $c } uses { $name } to control character { $target }.
spacestage-log-use-vortex = Character { $c } uses { $name }: { $monster } is sucked in.
spacestage-log-released = { $monster } comes out of the vortex, slot { $slot }.
spacestage-log-give = Character { $c } gives { $tokens } to character { $d }.
spacestage-log-ask = Character { $c } asks character { $d } for { $tokens }.
spacestage-log-refuse = Character { $d } refuses.
spacestage-log-buy = Character { $c } buys { $name } for { $cost }.
spacestage-log-convert = Character { $c } turns { $from } into { $to }.
spacestage-log-end = Character { $c } ends its turn.
spacestage-log-suffer = Character { $c } takes { $n } damage.
spacestage-log-dying = Character { $c } is dying!
spacestage-log-roll = Character { $c } is dying and rolls { $face }{ $noted ->
    [0] .
   *[other] {" "}(last roll: { $noted }).
}
spacestage-log-dead = Character { $c } dies.
spacestage-log-revived = Character { $c } comes back to life.
spacestage-log-troubles = New trouble: upper die { $upper }, lower die { $lower }.
spacestage-log-broken = The { $kind ->
    [oxygen] oxygen generator
    [workshop] power generator of the workshop
   *[laboratory] power generator of the laboratory
} breaks down.
spacestage-log-monster = { $monster } appears in slot { $slot }.
spacestage-log-quiet = Nothing new happens.
spacestage-log-round = Round { $n }.
spacestage-log-feed = The Station Master brings a new monster into slot { $slot }.
spacestage-log-sabotage = The Station Master sabotages a generator.
spacestage-log-infarct = Heart attack: character { $c } takes { $n } damage.
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
   *[no] The last round is over: no victory.
}

## Overlays

spacestage-overlay-end = Damage if the turn ended now
spacestage-overlay-blows = Damage each character could deal
spacestage-overlay-reach = Where you can move
spacestage-overlay-oxygen = Oxygen and power
spacestage-mark-end = Ending now, character { $c } takes { $n } damage
spacestage-mark-deadly = Ending now, character { $c } takes { $n } damage and starts dying
spacestage-mark-blow = Character { $c } could deal { $n } to { $monster } with all its cards
spacestage-mark-kill = Character { $c } could finish { $monster } off: { $n } damage
spacestage-mark-safe = { $room }: no monster
spacestage-mark-unsafe = { $room }: { $n } damage a turn
spacestage-mark-no-healing = While an oxygen generator is broken, nobody can be healed
spacestage-mark-no-air = Both oxygen generators are broken: { $n } more damage at the end of every turn
spacestage-mark-no-power = Without power this shop sells nothing

## Refusals

spacestage-refusal-no-such-action = That isn’t an action of this game. Choose one from the board.
spacestage-refusal-match-over = The match is over. Start a new one to play on.
spacestage-refusal-chance-waits = Wait for the dice or the card.
spacestage-refusal-no-chance-waits = Nothing like that is being rolled or drawn right now. Choose an action.
spacestage-refusal-not-in-deck = That card isn’t in the deck. Choose another one.
spacestage-refusal-answer-pending = Someone has been asked for resources. Wait for the answer.
spacestage-refusal-nothing-asked = Nobody has asked that character for anything. Choose an action.
spacestage-refusal-draft-first = First everyone picks a card, in character order.
spacestage-refusal-draft-over = The first cards have already been chosen. Buy new ones in the shops.
spacestage-refusal-not-on-turn = It isn’t that character’s turn. Choose the one whose turn it is.
spacestage-refusal-open-action = Finish the action you’ve started first: add cards to it or complete it.
spacestage-refusal-no-open-action = No such action has been started. Start one first.
spacestage-refusal-telepathy-first = Choose a main action for the character you control by Telepathy first.
spacestage-refusal-no-telepathy = Nobody is controlling that character right now. Use Telepathy first.
spacestage-refusal-actions-spent = You’ve used all main actions of this turn. End the turn.
spacestage-refusal-kind-repeated = This character has already done that this turn. Choose a different main action.
spacestage-refusal-not-adjacent = That room isn’t next door. You can only move to a neighbouring room.
spacestage-refusal-no-extension = You can only extend the latest move, and only from a room without monsters.
spacestage-refusal-not-in-room = That isn’t in the same room. Move there first.
spacestage-refusal-not-hurt = That character has no damage to heal. Choose someone who’s hurt.
spacestage-refusal-not-living = That character is dying or dead. Choose another one.
spacestage-refusal-oneself = That can’t be the same character. Choose another one.
spacestage-refusal-oxygen-broken = Nobody can be healed while an oxygen generator is broken. Repair it first.
spacestage-refusal-needs-no-more = That character doesn’t need any more points. Finish healing.
spacestage-refusal-too-few-tokens = There aren’t enough resources for that. Get more first.
spacestage-refusal-no-monster = There’s no monster there. Choose another slot.
spacestage-refusal-no-attack-card = In this match you need an attack card to attack. Get one first.
spacestage-refusal-nothing-broken = There’s no broken generator in this room. Go to one that is broken.
spacestage-refusal-wrong-payment = Pay exactly as much scrap as is missing.
spacestage-refusal-not-owned = That character doesn’t have this card. Choose one of its own.
spacestage-refusal-used = This card has already been used this round. Choose another one.
spacestage-refusal-discharged = This card is discharged. Recharge it at the start of your turn.
spacestage-refusal-not-discharged = This card is already charged. Choose a discharged one.
spacestage-refusal-wrong-element = Choose one of the card’s two elements.
spacestage-refusal-wrong-target = You can’t use the card on that. Choose another target.
spacestage-refusal-passive-hat = In this match the Hat always works; you don’t have to use it.
spacestage-refusal-same-room = The character is already there. Choose another room.
spacestage-refusal-window-closed = Cards can only be recharged at the very start of a turn. Wait for your next one.
spacestage-refusal-one-recharge = You can recharge only one card per turn. Choose an action now.
spacestage-refusal-cannot-act = That character can’t act this turn. Choose another one.
spacestage-refusal-no-conversion = To convert, you must have used Vivification this turn.
spacestage-refusal-side-actions-spent = That’s the limit: twelve exchanges, requests and conversions a turn. Do something else.
spacestage-refusal-not-in-row = That card isn’t on offer. Choose one from the shop.
spacestage-refusal-not-in-shop = You can’t buy that here: equipment is sold in the workshop, mutations in the laboratory.
spacestage-refusal-no-power = This shop has no power. Repair its generator first.
spacestage-refusal-masters-turn = It’s the Station Master’s turn. Wait for them.
spacestage-refusal-teams-turn = It isn’t the Station Master’s turn. Wait for the survivors.
spacestage-refusal-must-feed = One of your actions has to be a new monster. Tap a free slot.
spacestage-refusal-nothing-to-draw = No monster is left in the deck. Choose another action.
spacestage-refusal-slot-taken = There’s already a monster in that slot. Choose a free one.
spacestage-refusal-broken-already = That generator is already broken. Choose another one.
spacestage-refusal-boosted-already = That monster is already boosted. Choose another one.
spacestage-refusal-must-act = The Station Master may pass only if nothing else is possible. Choose an action.

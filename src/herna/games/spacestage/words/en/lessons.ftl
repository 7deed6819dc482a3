## Lessons: what is said in them, by lesson and step

spacestage-lesson-start = First card, first steps
spacestage-lesson-start-draft = You control character 1. Everyone begins with one free card: take the Flamethrower from the workshop.
spacestage-lesson-start-draft-hint = Tap the Flamethrower on the left, then confirm it for character 1.
spacestage-lesson-start-draft-mutation = Mutations are useful too, but each use hurts. Take a weapon this time: the Flamethrower.
spacestage-lesson-start-draft-equipment = That works as well, but the Flamethrower is stronger against most monsters. Take it.
spacestage-lesson-start-move = The others have chosen, too, and round 1 begins. One move takes you up to two rooms: go to the bottom left corner.
spacestage-lesson-start-move-hint = Tap character 1, then the workshop. No monster is there, so tap the corner below it next.
spacestage-lesson-start-move-away = That leads away from the corner. Go through the workshop or the south room.
spacestage-lesson-start-move-early = You’re not there yet. The room is empty, so the move may continue by one more room.
spacestage-lesson-start-end = There is nothing else to do here. End your turn.
spacestage-lesson-start-end-hint = Tap the hourglass. It also says how much damage you would take.
spacestage-lesson-start-end-done = No damage, because no monster is in your room. When all four have had their turn, the dice bring new trouble.

spacestage-lesson-attack = Attack
spacestage-lesson-attack-way = The Weed sits in the top left corner. Go there without running into the Scout Drone.
spacestage-lesson-attack-way-hint = Go to the workshop first. A monster stops a move, so the way through the north room is closed.
spacestage-lesson-attack-way-drone = The Scout Drone is in the north room, and a room with a monster ends your move. Go through the workshop.
spacestage-lesson-attack-way-away = That isn’t the way to the Weed. Go through the workshop.
spacestage-lesson-attack-blow = Attack the Weed with the Flamethrower and strike.
spacestage-lesson-attack-blow-hint = Tap character 1 and the Weed, then the Flamethrower, then the red star with the number.
spacestage-lesson-attack-blow-bare = Bare hands deal only 1. Add the Flamethrower before you strike.
spacestage-lesson-attack-blow-early = You still have an attack. Use it before you end the turn.
spacestage-lesson-attack-blow-done = Fire counts one and a half times against the Weed: 4 × 1½ is 6. The 6 tokens are yours; they pay for mutations and healing.

spacestage-lesson-elements = Elements and mutations
spacestage-lesson-elements-sum = The Weed has 7 tokens left. Attack it and add cards until the blow deals 7, but don’t strike yet.
spacestage-lesson-elements-sum-hint = The numbers below the Weed are its multipliers: fire counts 1½ times, ice once, lightning half. Use Frostfire Hands as fire and Electrokinesis with it.
spacestage-lesson-elements-sum-ice = As ice Frostfire Hands add just 4, and that isn’t enough. As fire they add 4 × 1½ = 6.
spacestage-lesson-elements-sum-bare = Without a card you deal only 1. Add both mutations first.
spacestage-lesson-elements-sum-six = That would be 6, and 1 token would remain. Add Electrokinesis, too.
spacestage-lesson-elements-sum-other = That leads elsewhere. Attack the Weed and use both mutations.
spacestage-lesson-elements-price = 6 + 1½ is 7½, rounded down to 7. Strike, then end the turn and see what mutations cost.
spacestage-lesson-elements-price-hint = Tap the red star, then the hourglass.
spacestage-lesson-elements-price-done = The Weed is gone, but you take 3 + 2 damage: each mutation costs its red number at the end of the turn.

spacestage-lesson-recharge = Recharging
spacestage-lesson-recharge-first = Your Flamethrower is discharged. Recharge it for 3 scrap before you do anything else.
spacestage-lesson-recharge-first-hint = Tap the dark Flamethrower in your hand and confirm.
spacestage-lesson-recharge-first-window = After that it’s too late: recharging comes first of all in a turn. Recharge the Flamethrower first.
spacestage-lesson-recharge-blow = Now defeat the Ice Worm.
spacestage-lesson-recharge-blow-hint = Attack the worm, add the Flamethrower and strike: 4 × 1½ is exactly 6.
spacestage-lesson-recharge-blow-bare = That would deal only 1. Add the Flamethrower first.
spacestage-lesson-recharge-blow-done = The worm is gone, and the Flamethrower is discharged again. You can recharge one card a turn, and each card works once a round.

spacestage-lesson-damage = Damage and shields
spacestage-lesson-damage-shield = Two monsters are with you: 4 + 2 damage, and you already have 3. At 8 you’d be dying. Use the Armour.
spacestage-lesson-damage-shield-hint = Tap the Armour in your hand and confirm. It counts until the end of this turn.
spacestage-lesson-damage-shield-deadly = 3 + 6 is 9, and at 8 a character is dying. Use the Armour first.
spacestage-lesson-damage-shield-attack = One point with bare hands doesn’t stop a monster: it hits back in full. Use the Armour.
spacestage-lesson-damage-end = The hourglass now says 3 instead of 6. End the turn.
spacestage-lesson-damage-end-hint = Tap the hourglass.
spacestage-lesson-damage-end-done = You survive with 6 damage. Shields help, but the best place to end a turn is a room without monsters.

spacestage-lesson-heal = Healing
spacestage-lesson-heal-all = Character 2 has 7 damage. Heal all of it with one action.
spacestage-lesson-heal-all-hint = Tap character 1, then character 2: that’s 1 point. Add the First-aid Kit for 4, then tap the cross and choose 2 organics.
spacestage-lesson-heal-all-away = You can only heal someone in your room. Stay and help character 2.
spacestage-lesson-heal-all-kit = That uses organics only, and damage remains. Add the First-aid Kit first.
spacestage-lesson-heal-all-rest = Some damage would remain. Spend 2 organics.
spacestage-lesson-heal-all-done = 1 + 4 + 2 = 7: character 2 is well again. This works only while both oxygen generators are running.

spacestage-lesson-repair = Repair
spacestage-lesson-repair-start = The oxygen generator beside you is broken, so nobody can be healed. Start a repair.
spacestage-lesson-repair-start-hint = Tap character 1, then the generator in the corner.
spacestage-lesson-repair-start-away = The broken generator is in this room. Repair it now.
spacestage-lesson-repair-sum = The dice show 2 and 1, and character 2 helps with 2 more: 5 of 10. Make up the rest with Tools and scrap.
spacestage-lesson-repair-sum-hint = Tap the Tools: they add 4. Then tap the nut to pay the 1 scrap that is still missing.
spacestage-lesson-repair-sum-give-up = Giving up wastes the action. Add the Tools, then pay 1 scrap.
spacestage-lesson-repair-heal = It works again. Heal yourself now.
spacestage-lesson-repair-heal-hint = Tap character 1, choose to heal yourself, then tap the cross.
spacestage-lesson-repair-heal-done = One broken oxygen generator stops all healing; two cost everyone 1 damage a turn as well.

spacestage-lesson-shop = Shop and exchange
spacestage-lesson-shop-ask = You want the Shotgun for 4 scrap, but have only 3. Ask character 2 for scrap.
spacestage-lesson-shop-ask-hint = Tap the scrap of character 2, then character 1, then an amount.
spacestage-lesson-shop-ask-away = The shop is here, and so is the scrap. Ask character 2 first.
spacestage-lesson-shop-buy = The other player agrees. Buy the Shotgun.
spacestage-lesson-shop-buy-hint = Tap the Shotgun in the workshop and confirm.
spacestage-lesson-shop-buy-other = You can afford that one, too, but then the scrap is gone. Buy the Shotgun.
spacestage-lesson-shop-give = The shop is filled up at once. Give character 2 your organic in return.
spacestage-lesson-shop-give-hint = Tap your organics, then character 2, then the amount.
spacestage-lesson-shop-give-done = Side actions cost nothing: you still have both main actions. The workshop takes scrap, the laboratory organics, and both need power.

spacestage-lesson-tricks = Three cards with a trick
spacestage-lesson-tricks-telepathy = The deck is empty, and two monsters are left. Control character 2 by Telepathy: it stands beside one of them.
spacestage-lesson-tricks-telepathy-hint = Tap Telepathy, then character 2.
spacestage-lesson-tricks-telepathy-idle = That character is nowhere near a monster. Choose character 2.
spacestage-lesson-tricks-blow = Let character 2 defeat the Ice Worm with its own Flamethrower.
spacestage-lesson-tricks-blow-hint = Tap character 2 and the worm, then its Flamethrower, then the red star.
spacestage-lesson-tricks-blow-away = Telepathy gives you one action, and moving doesn’t defeat the worm. Attack.
spacestage-lesson-tricks-blow-bare = That’s only 1 damage. Add the Flamethrower of character 2.
spacestage-lesson-tricks-vortex = Now the Brood Mother: Teleportation takes you to the north room, and the Vortex swallows her.
spacestage-lesson-tricks-vortex-hint = Tap Teleportation and the north room, then the Vortex and the Brood Mother.
spacestage-lesson-tricks-vortex-far = On foot the north room is too far. Use Teleportation.
spacestage-lesson-tricks-vortex-done = Victory! A monster in a Vortex doesn’t count. None of this used up a main action of yours.

spacestage-lesson-dying = Dying and rescue
spacestage-lesson-dying-rescue = Character 2 is dying and has noted a 4: if it rolls less, it’s dead. Heal it.
spacestage-lesson-dying-rescue-hint = Tap character 1, then character 2, then the cross. One point is enough.
spacestage-lesson-dying-rescue-early = Then character 2 would have to roll. Heal it first.
spacestage-lesson-dying-rescue-other = Character 3 is in danger, too, but begin with character 2: it lies right beside you.
spacestage-lesson-dying-end = Character 2 lives, and its noted roll is forgotten. End your turn and see how character 3 fares.
spacestage-lesson-dying-end-hint = Tap the hourglass.
spacestage-lesson-dying-again = Character 3 had noted a 5 and rolls a 6: higher, so it keeps dying, and now only a 6 would save it. Rescue it in the workshop.
spacestage-lesson-dying-again-hint = Go to the workshop, tap character 3 and then the cross.
spacestage-lesson-dying-again-away = Character 3 lies in the workshop. Go there and heal it.
spacestage-lesson-dying-again-done = Everyone lives! The first roll is only noted, a lower one is death, the same number brings the character back.

spacestage-lesson-victory = Trouble and victory
spacestage-lesson-victory-round = Character 4 is the last one in this round, and one monster is left in the deck. End the turn and see what the dice bring.
spacestage-lesson-victory-round-hint = Tap the hourglass.
spacestage-lesson-victory-last = The upper die brings the Scout Drone, the lower one breaks a generator. The drone is the last monster: defeat it and win.
spacestage-lesson-victory-last-hint = Attack the drone, add the Arc Rifle and strike: lightning counts twice.
spacestage-lesson-victory-last-bare = That would deal only 1. Add the Arc Rifle first.
spacestage-lesson-victory-last-done = Victory! You win at once when the deck is empty and no monster is left. If all four die, you lose together.

spacestage-lesson-pairs = Two players
spacestage-lesson-pairs-attack = In this variant your turn belongs to characters 1 and 2, with three main actions to share. First defeat the Ice Worm with character 1.
spacestage-lesson-pairs-attack-hint = Tap character 1 and the worm, then the Flamethrower, then the red star.
spacestage-lesson-pairs-attack-bare = That would deal only 1. Add the Flamethrower first.
spacestage-lesson-pairs-repair = Two actions are left. Repair the oxygen generator with character 2.
spacestage-lesson-pairs-repair-hint = Tap character 2, then the generator in its corner.
spacestage-lesson-pairs-repair-early = Two main actions are left. Use them before you end the turn.
spacestage-lesson-pairs-heal = 6 and 4: it works at once. With the third action character 2 heals itself; then end the turn for both.
spacestage-lesson-pairs-heal-hint = Tap character 2, choose to heal it, tap the cross, then the hourglass.
spacestage-lesson-pairs-heal-move = A move is possible, but the wound remains. Heal character 2.
spacestage-lesson-pairs-heal-done = One character may take all three actions, but each kind only once. At the end both take their damage.

spacestage-lesson-master = Station Master
spacestage-lesson-master-infarct = Now you play against the four, and in Hardcore they are dying at 7 damage. One heart attack deals 2: bring someone down.
spacestage-lesson-master-infarct-hint = Look for a character with at least 5 damage and tap it.
spacestage-lesson-master-infarct-strong = That character can bear 2 damage easily. Choose the one that has 5 already.
spacestage-lesson-master-infarct-later = A new monster comes in a moment. First use the heart attack.
spacestage-lesson-master-monster = One of your two actions has to be a new monster. Send it where it hurts: to character 1 in the north room.
spacestage-lesson-master-monster-hint = Two slots belong to the north room. Tap the free one.
spacestage-lesson-master-monster-nobody = Nobody is in that room. Choose the free slot beside character 1.
spacestage-lesson-master-monster-done = You can also break generators and boost monsters. You win when all four are dead, or when time runs out.

## Lessons: what is said in them, by lesson and step

fejag-lesson-light = First light
fejag-lesson-light-first = You are the FBI, with 20 in your purse. Place a bear on your start cell: it shines straight in four directions.
fejag-lesson-light-first-hint = Tap the bear among the figures, then the start cell a3.
fejag-lesson-light-first-dear = A tiger costs 15, and the rest wouldn’t pay for another lamp. Take a bear for 10.
fejag-lesson-light-first-other = Any figure may start, but you’ll need light that goes far. Take a bear.
fejag-lesson-light-first-frog = A frog flashes once and is gone. The start cell needs a figure that stays: a bear.
fejag-lesson-light-next = You may build on every dotted cell, because your light falls there. Place another bear on e3 and see what it uncovers.
fejag-lesson-light-next-hint = Tap the bear, then e3: column e, row 3.
fejag-lesson-light-next-other = That’s allowed, but nothing hides there. Try a bear on e3.
fejag-lesson-light-next-done = The temple! You’re the first to light it: 30 points for score and purse, and 50 more at the end if this light still shines.

fejag-lesson-figures = Which figure shines where
fejag-lesson-figures-snake = The temple is on f3. Place a snake so that its diagonal light reaches it.
fejag-lesson-figures-snake-hint = Count diagonally from f3 to your lit row 2 or row 5: for instance e2.
fejag-lesson-figures-snake-bear = A bear shines straight, never diagonally. Take a snake this time.
fejag-lesson-figures-snake-tiger = A tiger does what a bear and a snake do together, but it costs 15. A snake is enough.
fejag-lesson-figures-snake-misses = The temple stays dark from there. A snake shines only diagonally.
fejag-lesson-figures-monkey = That’s one path. Add a second one with a monkey: it lights the cells a knight’s jump away, two and one.
fejag-lesson-figures-monkey-hint = From f3 jump two rows down and one column aside: there’s your lit row 5.
fejag-lesson-figures-monkey-own = The jump is right, but there the monkey stands in the light of your snake, which goes dark. Look in row 5.
fejag-lesson-figures-monkey-misses = The temple isn’t a knight’s jump away from there. Look in row 5.
fejag-lesson-figures-monkey-done = Two figures light the temple: two paths. The tarantula for 5 lights only the eight cells around it.

fejag-lesson-obstacles = Obstacles
fejag-lesson-obstacles-wall = A wall stands between you and the temple on g3. Light the temple with one figure.
fejag-lesson-obstacles-wall-hint = Only one figure jumps over obstacles. Place it close to the wall, on e4.
fejag-lesson-obstacles-wall-straight = The wall stops straight light. Which figure jumps over it?
fejag-lesson-obstacles-wall-diagonal = An obstacle also stops every diagonal through its two ends. Which figure jumps over it?
fejag-lesson-obstacles-wall-other = The temple stays dark from there. A jump is two cells one way and one the other.
fejag-lesson-obstacles-wall-done = The monkey shines over any obstacle. You see obstacles only once they have stopped someone’s light.

fejag-lesson-discovery = The frog and the discovery
fejag-lesson-discovery-frog = Nobody knows where the temple is. A frog flashes once in 8 directions for 2: let it flash on e5.
fejag-lesson-discovery-frog-hint = Tap the frog, then e5.
fejag-lesson-discovery-frog-other = Here something else would be seen. Let a frog flash on e5.
fejag-lesson-discovery-figure = The temple is found: 20 points. Now light it with a figure that stays, for 10 more.
fejag-lesson-discovery-figure-hint = A bear in column f or g shines straight up to the temple.
fejag-lesson-discovery-figure-frog = The temple is known already, so another frog brings nothing. Place a figure that stays.
fejag-lesson-discovery-figure-misses = Its light misses the temple. Look along straight lines or diagonals.
fejag-lesson-discovery-figure-done = 30 in all, for score and purse. If another team had found it first with a frog, your figure alone would have earned the 30.

fejag-lesson-teleport = Teleports
fejag-lesson-teleport-through = Your light vanishes in the teleport on e3 and comes out on g6. Use it to light the temple on h2.
fejag-lesson-teleport-through-hint = Column g and row 6 are lit now. A bear on g2 would have the temple next to it.
fejag-lesson-teleport-through-here = On this side you can’t reach the temple. Build where the light comes out, around g6.
fejag-lesson-teleport-through-misses = The temple stays dark from there. Look for a line that leads to h2.
fejag-lesson-teleport-through-done = A teleport sends light out in all directions of the figure, as if it stood there. Nobody may build on it.

fejag-lesson-sections = Locked and free light
fejag-lesson-sections-cut = The Exots’ light from e5 runs on to the left. Stand in its way with a figure that stays.
fejag-lesson-sections-cut-hint = Your light crosses row 5 twice. Cells with a lock are closed; d5 is free.
fejag-lesson-sections-cut-locked = A middle section: between two of its figures a team’s light is safe. Beyond the last figure it’s free.
fejag-lesson-sections-cut-frog = A frog vanishes at once and stops nothing. Take a figure that stays.
fejag-lesson-sections-cut-other = The Exots’ light to the left isn’t stopped there. Find the cell beyond their last figure.
fejag-lesson-sections-cut-done = Behind d5 it’s dark for the Exots. Light up to the temple is locked, too, so hurry to get there.

fejag-lesson-attack = Attack
fejag-lesson-attack-both = Put out the Exots’ bear on e3 and with it the snake that depends on it. Your new figure must shine on the bear and stand in no light of theirs.
fejag-lesson-attack-both-hint = A bear can’t shine back along a diagonal. Follow the diagonals of e3 down to your lit row 5.
fejag-lesson-attack-both-last = That puts out only the last snake. The bear carries both, so aim at it.
fejag-lesson-attack-both-light = There you stand in the Exots’ light, and from there nobody attacks. Choose a cell outside it.
fejag-lesson-attack-both-other = The bear keeps shining. Attack it along a diagonal, with a snake.
fejag-lesson-attack-both-done = Both are dark. They stay on the board, but give no light, and the cells between you and your victim are locked for others.

fejag-lesson-tiger = Who attacks whom
fejag-lesson-tiger-monkey = The Exots’ tiger on e3 shines in all directions. Put it out.
fejag-lesson-tiger-monkey-hint = Only a figure that the tiger can’t light in return may attack it. Think of the knight’s jump.
fejag-lesson-tiger-monkey-contact = The tiger shines on you as well: that’s contact, not an attack. Which figure reaches it off all lines?
fejag-lesson-tiger-monkey-other = The tiger keeps shining. Find a cell a knight’s jump away from e3 that it doesn’t light.
fejag-lesson-tiger-monkey-done = Only monkeys attack tigers, and figures of the same kind never attack each other. Figures on start cells are safe.

fejag-lesson-defence = Defence
fejag-lesson-defence-back = The snake on g5 has put out your bear on e3 and everything behind it. Strike back at the snake.
fejag-lesson-defence-back-hint = A bear attacks a snake along a row. Which cell of row 5 is still in your light?
fejag-lesson-defence-back-snake = Snakes don’t attack snakes: they’d light each other. Take a bear.
fejag-lesson-defence-back-other = Your figures stay dark. Attack the snake along row 5.
fejag-lesson-defence-back-done = Balanced: both attacks are void, and everything shines again. The Exots would need one more attack.

fejag-lesson-supply = Light from elsewhere
fejag-lesson-supply-again = The Exots have put out f3, and so f6, which lights the temple, is dark. Bring your path back to life with one figure.
fejag-lesson-supply-again-hint = f6 needs any shining figure of yours that lights it. Your first bear still lights column a down to a6.
fejag-lesson-supply-again-other = f6 stays dark. Place a figure that lights it.
fejag-lesson-supply-again-done = The path lives again. A second way for the light makes you hard to put out.

fejag-lesson-paths = Paths and the purse
fejag-lesson-paths-third = Two bears light the temple: two paths, 50 points each at the end. Add a third path.
fejag-lesson-paths-third-hint = A tiger on d3 lights the temple diagonally and passes the light on to your bears.
fejag-lesson-paths-third-own = The snake lights the temple, but doesn’t pass the light on straight: both bears go dark. Choose another figure.
fejag-lesson-paths-third-other = That doesn’t make three paths. Your new figure must light the temple and leave the bears their light.
fejag-lesson-paths-purse = Three paths! Now end your turn; at most 14 may stay in the purse, so buy something small first.
fejag-lesson-paths-purse-hint = A frog for 2 is enough: let it flash anywhere, then end the turn.
fejag-lesson-paths-purse-keep = At most 14 may stay. Buy something first, a frog for instance.
fejag-lesson-paths-purse-lost = That gives the money away. Buy a frog, then end the turn.
fejag-lesson-paths-purse-done = What you spend isn’t taken from your score. Money left after the last day is worth nothing.

fejag-lesson-day = A day of the quick campaign
fejag-lesson-day-card = Today is the FBI’s day: if you come first, you get 3 extra points. Play one of your highest effort cards.
fejag-lesson-day-card-hint = Tap the card 11. Each card can be played only once in the campaign.
fejag-lesson-day-card-low = Someone might beat that. On your own day play 9 or more.
fejag-lesson-day-first = First place: 20 + 3 points, and you shop first. Put your first figure on your start cell c1.
fejag-lesson-day-first-hint = Tap the bear, then c1.
fejag-lesson-day-first-frog = A frog doesn’t stay, and without a figure you have no light. Choose another figure.
fejag-lesson-day-end = A clue has struck out two wrong answers about the egg. You have 14 or less: end your turn.
fejag-lesson-day-end-hint = Tap the button that ends the turn.
fejag-lesson-day-end-other = Save the rest for tomorrow this time: end the turn.
fejag-lesson-day-end-done = Now the others buy, from second place to last. After ten such days the eleventh decides: paths, discoveries and the egg.

fejag-lesson-egg = The secret of the egg
fejag-lesson-egg-sheet = Ten clues have struck out all wrong choices. Hand in the answers that are left: 30 points.
fejag-lesson-egg-sheet-hint = Choose for each question the one answer that isn’t crossed out, then hand them in.
fejag-lesson-egg-sheet-early = Figures can wait. Hand in the answers first, before another team does.
fejag-lesson-egg-sheet-wrong = One answer is wrong, and a team has only one sheet. Look at what is crossed out.
fejag-lesson-egg-sheet-done = Right! Anyone who answers earlier takes a risk, but only the first right sheet earns the 30 points.

fejag-lesson-camp = A day at the camp
fejag-lesson-camp-open = You are the organiser. Open day 1; the board then shows whose day it is.
fejag-lesson-camp-open-hint = Tap the button that opens the next day.
fejag-lesson-camp-rank = The teams have played outside: the FBI won, Exots and Archaeologists tied, then came the Aliens, last the Government. Enter it.
fejag-lesson-camp-rank-hint = Tap the teams from the first to the last, with the equals sign between Exots and Archaeologists.
fejag-lesson-camp-rank-tie = Exots and Archaeologists were level. Tap the equals sign between them.
fejag-lesson-camp-rank-other = The order isn’t right yet: FBI, Exots and Archaeologists together, Aliens, Government.
fejag-lesson-camp-clue = The points are booked; tied teams share theirs. Post the clue, and the shop opens.
fejag-lesson-camp-clue-hint = Tap the button that posts the clue.
fejag-lesson-camp-clue-done = Now the teams buy on their own devices, or you buy for them. Later you judge their answers about the egg.

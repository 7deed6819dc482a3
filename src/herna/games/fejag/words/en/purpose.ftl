fejag-purpose = { $what ->
    [team] Score, purse and paths of a team. The score decides the campaign; the purse buys figures.
    [place] The order of the day’s sub-game: it decides the points, and who buys first.
    [day] The calendar. A team that wins the sub-game of its own day gets 3 extra points; day 11 is the day of the egg.
    [clue] Posts today’s clue: it rules out wrong answers to the egg’s questions.
    [jungle] Dark land that no light has reached yet. Light of any team uncovers it for all.
    [start] The first figure of the team stands here, and shines without help. It can’t be attacked.
    [figure] It lights the way for the next figures of its team. One that lights the temple is a path: 50 points at the end.
    [shop] Choose a figure, then one of the dotted cells. Once placed it stays.
    [purse] What your team can spend now. At most 14 stay in it when you close your turn.
    [done] Closes your turn. At most 14 stay in the purse unless every cell you could build on is full.
    [flash] A frog’s flash: it uncovers what it lights, then the frog is gone.
    [card] Your effort in today’s sub-game: the higher the card, the better the place. Each can be played once.
    [egg] Six questions. The first team with all six answers gets 30 points; you have only one sheet of answers.
    [choice] An answer for your sheet: choose one for each question. Clues rule out the wrong ones.
    [temple] The goal. At the end every shining figure that lights it is a path, 50 points each.
    [teleport] It swallows light and sends it out at its other end, in all directions of the figure.
   *[cell] Your light falls here: choose a figure in the shop, then this cell. Where there is a lock, a middle section of another team bars it.
}

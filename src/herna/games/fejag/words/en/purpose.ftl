fejag-purpose = { $what ->
    [team] Score, purse and paths of a team. The score decides the campaign; the purse pays for figures.
    [place] The order in which the teams finished today’s sub-game. It decides the points, and who buys first when teams buy one by one.
    [day] The calendar. A team that wins the sub-game of its own day gets 3 extra points. The last day is the day of the egg.
    [clue] Posts today’s clue about the secret of the egg, for everyone to see.
    [jungle] Dark land that no light has reached yet. The light of any team uncovers it for everyone.
    [start] The team’s first figure stands here and shines without help. It can’t be attacked.
    [figure] The next figures of its team can stand in its light. If it lights the temple, it counts as a path: 50 points at the end.
    [shop] Choose a figure, then one of the dotted cells. Once placed, it stays.
    [purse] What your team can spend now. When you end your turn, at most 14 may stay in it.
    [done] Ends your turn. At most 14 stay in the purse, unless you have filled every cell you could build on.
    [flash] What the frog’s flash reached stays uncovered. The frog itself is gone.
    [card] Your effort in today’s sub-game: the higher the card, the better the place. Each can be played once.
    [egg] Six questions. The first team with all six answers gets 30 points. Your team has only one answer sheet.
    [choice] An answer for your sheet: choose one for each question. Clues rule out wrong ones.
    [temple] The goal. At the end every shining figure that lights it is a path, worth 50 points.
    [teleport] It swallows light and sends it out again at its other end.
   *[cell] Your light falls here: choose a figure in the shop, then this cell. A lock means that no other team can build there.
}

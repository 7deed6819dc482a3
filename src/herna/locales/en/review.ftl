# The review of a match that is over: how well everyone played, and how much was luck.
review-queued = Waiting. Reviews before this one: { $before }
review-working = Every decision of the match is being looked at again.
review-takes = This takes a few minutes.
review-left = Time left: about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
review-leave = You can look through the match meanwhile. If you leave this page, the review stops after a moment; you can ask for it again at any time.
review-failed-slow = The review took too long and was stopped. Try again later.
review-failed-broken = This review can’t be worked out. Try again later, or tell the operator of this server.

review-show = What the graph shows
review-chances = Chances
review-points = Points
review-graph = Chances to win over the match
review-graph-points = Points expected at the end
review-standing = { $at } of { $last }: { $chances }
review-chance-of = { $who }: { $percent }
review-team = Team
review-table = The graph as a table
review-step = Action
review-grade = Grade

review-whose = Whose mistakes
review-everyone = Everyone
review-previous = Previous mistake
review-next = Next mistake
review-practise = Practise my mistakes
review-no-mistakes = There are no mistakes to show here.

review-moment = The action on the board
review-start = The match begins.
review-chance = Chance
review-luck-was = Luck, compared with the average: { $luck }
review-turning = Turning point
review-hinted = After a hint
review-played = Played
review-better = Better
review-also = About as good
review-show-better = Show the better action
review-show-answer = Show what may follow
review-line = A line that wasn’t played
review-not-played = Not played: { $text }
review-back = Back to the match
review-grade-best = Best
review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-grade-only = No choice

review-players = Skill and luck
review-accuracy = Accuracy
review-skill = Skill
review-luck = Luck
review-count-best = Best
review-count-good = Good
review-count-inaccuracy = Inaccuracies
review-count-mistake = Mistakes
review-count-blunder = Blunders
review-count-only = Without a choice
review-how = How is this computed?
review-how-judge = A bot (“{ $level }”) judges each decision by what its player could know at that moment, and compares it with the best action it finds. It may be wrong: some plans reach further than it can see.
review-how-skill = Skill adds up what a player’s own decisions cost in chances to win. Nothing lost is 0; over a long match, it can be more than 100 percent.
review-how-luck = Luck adds up what dice and draws brought, compared with the average of everything that could have happened.
review-how-accuracy = Accuracy is the average over all decisions with a choice: 100 for one that costs nothing, 50 for one that costs 15 percent of chances to win, 25 for twice that.

# Practising: puzzles and one’s own mistakes.
practise-explain = Puzzles from real matches, and your own mistakes to play better.
practise-all-games = All games
practise-streak = Days in a row
practise-streak-days = { $days ->
    [0] None yet
    [one] { $days } day
   *[other] { $days } days
}
practise-streak-best = Your longest streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
practise-streak-keep = Practise today to keep your streak.
practise-streak-done = Today is counted.
practise-mistakes = Once more from here
practise-mistakes-explain = Find something better than what you played in matches that were reviewed. What you get right comes back at longer and longer intervals.
practise-mistakes-none = Have a match of yours reviewed when it’s over. What went wrong there can be practised here.
practise-due = { $mistakes ->
    [one] { $mistakes } mistake is waiting for you.
   *[other] { $mistakes } mistakes are waiting for you.
}
practise-due-in = { $days ->
    [one] Nothing is due today. Come back tomorrow.
   *[other] Nothing is due today. The next one comes back in { $days } days.
}
practise-begin-mistakes = Practise my mistakes
practise-puzzles = Puzzles
practise-next-puzzle = Next puzzle
practise-daily = Puzzle of the day
practise-daily-solved = solved
practise-daily-missed = tried, not solved
practise-solved-of = Solved { $solved } of { $all }
practise-rating = Rating
practise-rating-none = None yet
practise-rating-rough = still a rough guess
practise-trend = Rating over the last puzzles: from { $from } to { $to }
practise-none = There are no puzzles for this game yet.
practise-none-left = You’ve tried all puzzles of this game and solved them.
practise-no-puzzle = There’s no such puzzle any more. Choose another one.
practise-no-game = There’s no such game. Choose one from the list.
practise-puzzle-of = { $game }: puzzle
practise-up = Your rating is { $rating } now, up by { $by }.
practise-down = Your rating is { $rating } now, down by { $by }.
practise-same = Your rating stays at { $rating }.
practise-counted = Only the first try counts.
practise-about = It’s about: { $themes }
practise-mistake = Once more from here
practise-mistake-task = Here you played: { $what } Find something better.
practise-mistake-same = That’s what was played then. Find something better.
practise-mistake-worse = That’s not among the best here. Try something else.
practise-mistake-right = This is among the best here.
practise-mistake-done-why = This is among the best here. About the mistake in the match: { $why }
practise-mistake-answer = What could follow then: { $what }
practise-action = { $text }.
practise-mistake-of = Mistake { $number } of { $all }
practise-next-mistake = Next
practise-finish = Finish
practise-finished = That was all for now.
practise-none-here = There’s nothing to practise in this match: no mistakes of yours.
practise-comes-back = { $days ->
    [0] It stays in today’s list.
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
practise-to-match = To the match

# The workshop of a game: its cards and tiles drawn, changed, tried out and printed.

client-workshop-of = Workshop: { $game }
client-workshop-explain = Look at what lies in the box, change it, play with it at once, and print it. Start from a standard sheet and make it your own.
client-workshop-look = Look at what lies in the box, and print it. This game is always played with these pieces.
client-workshop-sheet = Sheet
client-workshop-duplicate = Make my own copy
client-workshop-sure = Replace my sheet
client-workshop-sure-explain = You already have a sheet of your own. Download it first if you want to keep it.
client-workshop-undo = Undo
client-workshop-redo = Redo
client-workshop-download = Download
client-workshop-upload = Upload
client-workshop-play = Play with it
client-workshop-again = Try again
client-workshop-fit = Nothing is wrong with this sheet. You can play with it.
client-workshop-wrong = { $count ->
    [one] { $count } mistake. Mend it before you play.
   *[other] { $count } mistakes. Mend them before you play.
}
client-workshop-views = Views
client-workshop-view-form = Pieces
client-workshop-view-look = Pieces
client-workshop-view-file = Text of the file
client-workshop-view-print = Print
client-workshop-rest = Also in the box
client-workshop-unnamed = Without a name
client-workshop-new-name = New card
client-workshop-add = Add
client-workshop-copy = Duplicate
client-workshop-remove = Remove
client-workshop-previous = Previous
client-workshop-next = Next
client-workshop-mistake = Mistake
client-workshop-locked = This is a standard sheet. Make your own copy to change it.
client-workshop-line = Line { $line }
client-workshop-file-explain = The form and the text are the same file. What you change in one changes in the other; your remarks stay.
client-workshop-file-locked = This is the file as it comes with the game. Make your own copy to change it.
client-workshop-expect-number = A whole number from { $least } to { $most } is needed here.
client-workshop-expect-steps = A number from { $least } to { $most } in steps of { $step } is needed here.
client-workshop-expect-text = { $count ->
    [one] This needs { $count } character.
   *[other] This needs 1 to { $count } characters, in the form that the file asks for.
}
client-workshop-expect-set = { $count ->
    [one] Choose at most { $count }.
   *[other] Choose at most { $count } different ones.
}
client-workshop-expect-choice = Choose one from the list.
client-workshop-print = Print
client-workshop-print-explain = Print on A4 at 100 %, without margins or fitting to the page. Cut along the marks; the colour around each piece is there for the knife to miss. In the print window you can also save a PDF.
client-workshop-print-rules = With the rules
client-workshop-print-wrong = Mend the mistakes first: a sheet that can’t be played isn’t printed.
client-workshop-pages = { $count ->
    [0] Nothing to cut out is chosen.
    [one] { $count } page to cut out.
   *[other] { $count } pages to cut out.
}
client-workshop-page = { $count ->
    [one] Page { $number }, with { $count } piece
   *[other] Page { $number }, with { $count } pieces
}

# Bots try a sheet.
client-workshop-view-test = Balance
client-workshop-test-explain = { $minutes ->
    [one] Bots play many matches with this sheet, and you see who wins, how the matches go and what gets used. It takes at most a minute and carries on when you close this page.
   *[other] Bots play many matches with this sheet, and you see who wins, how the matches go and what gets used. It takes at most { $minutes } minutes and carries on when you close this page.
}
client-workshop-test-closed = This server doesn’t let bots try sheets. Its operator can switch that on; on your own computer it’s on.
client-workshop-test-wrong = Mend the mistakes first: bots can’t play with this sheet.
client-workshop-question = What do you want to know?
client-workshop-balance = How balanced is it?
client-workshop-beside = Compare with: { $sheet }
client-workshop-beside-file = Compare with a file
client-workshop-level-explain = Easy bots are quick. Stronger ones play better and take longer.
client-workshop-exact = How exact?
client-workshop-exact-explain = How far a chance to win may be off. Twice as exact takes four times as many matches.
client-workshop-within = ± { $points }%
client-workshop-begin = Let the bots play
client-workshop-full = Too many tests are waiting. Let one finish, or cancel one of yours, then try again.
client-workshop-flood = That’s a lot of tests from your internet connection. Wait ten minutes and try again.
client-workshop-beside-wrong = These sheets can’t be compared. Choose another one.
client-workshop-gone = This test isn’t kept any more. Start a new one.
client-workshop-balance-of = How balanced is it? { $sheet }
client-workshop-compared = Compared: { $sheet } with { $other }
client-workshop-bots = bots: { $level }
client-workshop-queued = { $before ->
    [0] Waiting for a free place.
    [one] Waiting: { $before } test comes first.
   *[other] Waiting: { $before } tests come first.
}
client-workshop-working = { $total ->
    [one] Match { $done } of about { $total }.
   *[other] { $done } of about { $total } matches.
}
client-workshop-so-far = So far it’s exact to ± { $half }%.
client-workshop-failed-slow = This test took far too long and was stopped. Choose weaker bots and try again.
client-workshop-failed-broken = This test broke down. Try again; if it happens again, tell the operator of this server.
client-workshop-report = Show the report
client-workshop-close = Hide the report
client-workshop-enough = That’s enough
client-workshop-cancel = Cancel
client-workshop-delete = Delete
client-workshop-delete-sure = Delete for good
client-workshop-delete-explain = This report can’t be brought back.
client-workshop-keep = Keep it
client-workshop-team = The team
client-workshop-range = { $value } ({ $low } to { $high })
client-workshop-around = { $value } ± { $half }
client-workshop-points = { $points } pp
client-workshop-apart = Difference { $apart }
client-workshop-apart-unclear = Difference { $apart }, not clear
client-workshop-often = { $times } a match
client-workshop-fared = those who took it win { $share } of matches
client-workshop-found-team = The team wins between { $low } and { $high } of the matches.
client-workshop-found-more = More wins than an equal share of { $fair }: { $side } ({ $low } to { $high }).
client-workshop-found-less = Fewer wins than an equal share of { $fair }: { $side } ({ $low } to { $high }).
client-workshop-found-even = Nobody clearly wins more than the others. An advantage of up to { $half } can’t be ruled out.
client-workshop-found-up = More wins than before: { $side } (by { $low } to { $high } percentage points).
client-workshop-found-down = Fewer wins than before: { $side } (by { $low } to { $high } percentage points).
client-workshop-found-same = The chances to win don’t differ clearly. A difference of up to { $half } percentage points can’t be ruled out.
client-workshop-found-figures = Clearly different: { $figures }.
client-workshop-quoted = “{ $title }”
client-workshop-played = { $count ->
    [one] { $count } match, bots: { $level }.
   *[other] { $count } matches, bots: { $level }.
}
client-workshop-played-each = { $count ->
    [one] { $count } match with each sheet, bots: { $level }.
   *[other] { $count } matches with each sheet, bots: { $level }.
}
client-workshop-ended-exact = It ended because the result was exact enough.
client-workshop-ended-most = It ended because that’s as many matches as a test may have.
client-workshop-ended-time = It ended because its time was up; the result is less exact than you wished.
client-workshop-ended-stopped = You ended it early; the result is less exact than you wished.
client-workshop-honest = People play differently from bots: take a clear result as a question to try at the table.
client-workshop-chances = Chances to win
client-workshop-interval = The thin line holds the true share 95 times out of 100.
client-workshop-interval-fair = The thin line holds the true share 95 times out of 100; the dotted one is an equal share.
client-workshop-figures = How a match goes
client-workshop-choice = How often it was taken, and how those who took it fared.
client-workshop-left = { $count ->
    [one] { $count } more thing isn’t shown.
   *[other] { $count } more things aren’t shown.
}
client-workshop-figure-actions = Length in actions
client-workshop-figure-lead-changes = Changes of the lead
client-workshop-figure-decided = How late it’s decided
client-workshop-figure-decisive = Matches with one winner

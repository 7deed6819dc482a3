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

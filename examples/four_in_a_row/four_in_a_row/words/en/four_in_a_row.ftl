four_in_a_row-title = Four in a row
four_in_a_row-summary = Drop stones into the rack, one a turn. Get four of yours in a line, straight or diagonal, and you win.
four_in_a_row-seat-r = Red
four_in_a_row-seat-y = Yellow
four_in_a_row-option-line = Winning line
four_in_a_row-option-line-explain = How many stones in a line win the game.
four_in_a_row-option-line-3 = Three stones
four_in_a_row-option-line-4 = Four stones
four_in_a_row-option-line-5 = Five stones
four_in_a_row-option-rack = Size of the rack
four_in_a_row-option-rack-explain = The large one has seven columns of six squares, the small one three of three.
four_in_a_row-option-rack-7x6 = Large
four_in_a_row-option-rack-3x3 = Small
four_in_a_row-rack = Rack
four_in_a_row-column = Column { $column }
four_in_a_row-prompt = { $who ->
    [r] Red’s turn: choose a column.
   *[y] Yellow’s turn: choose a column.
}
four_in_a_row-prompt-line = { $who ->
    [r] Red has a line and wins.
   *[y] Yellow has a line and wins.
}
four_in_a_row-prompt-full = The rack is full: a draw.
four_in_a_row-log-drop = { $who ->
    [r] Red plays column { $column }.
   *[y] Yellow plays column { $column }.
}
four_in_a_row-log-line = { $who ->
    [r] Red has a line and wins.
   *[y] Yellow has a line and wins.
}
four_in_a_row-do-drop = Drop a stone into column { $column }.
four_in_a_row-merit-line = That completes your line.
four_in_a_row-refusal-no-column = There’s no such column: choose one that you see.
four_in_a_row-refusal-over = The game is over: start another one to play on.
four_in_a_row-refusal-full = This column is full: choose one with room at the top.

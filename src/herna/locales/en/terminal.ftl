# What a terminal says to those who play there.

terminal-your-seat = Your seat; come back with: { $command }
terminal-come-back = Come back with: { $command }
terminal-no-answer = { $site } doesn’t answer. Check the address and try again.
terminal-not-understood = The server speaks another version of the protocol. Use the same version of Herna as the server.
terminal-away = The server is offline for a moment. Reconnecting…
terminal-sealed = The dice are sealed; SHA-256 of their seed:
terminal-how = Type the number of an action or the action itself; ? helps, q leaves.
terminal-watching = You’re watching; Ctrl-C leaves.
terminal-seat-bot = { $seat } ({ $level } bot)
terminal-seat-you = { $seat } (you)
terminal-seat-free = { $seat } (nobody yet)
terminal-seat-somebody = { $seat } (a player)
terminal-chance = Chance
terminal-plays = { $who } plays { $action }
terminal-only = { $who } can only play { $action }
terminal-chance-gives = chance gives { $action }
terminal-thinking = { $who } is thinking
terminal-hint = Hint: { $what } Type { $action }.
terminal-hint-number = Hint: { $what } Type { $action } or { $number }.
terminal-bot-thinking = the { $level } bot is thinking
terminal-no-hint = There are no hints here.
terminal-prompt = Number or action (? for help):
terminal-prompt-seat = { $seat }, number or action (? for help):
terminal-prompt-over = Number or action, or q to finish:
terminal-no-number = There is no { $number }. Choose a number from 1 to { $last }.
terminal-refused = { $action }: { $why } (rule { $rule })
terminal-many = Many more actions can be typed, like { $example }.
terminal-still-possible = The match is over, but this is still possible:
terminal-agree = Do you agree?
terminal-all-agree = Does everyone agree?
terminal-yes-or-no = [Y/n]
terminal-yes = y yes
terminal-no = n no
terminal-unfinished = A match of { $when } is unfinished. Continue it?
terminal-nothing-back = There is nothing to take back yet.
terminal-taken-back = Taken back: { $actions }
terminal-times-back = { $times ->
    [one] One action was taken back.
   *[other] Actions were taken back { $times } times.
}
terminal-kept-here = Every action is kept in { $path }; `save PATH` writes a copy.
terminal-exists = { $path } already exists. Choose another name.
terminal-copied = A copy is in { $path }.
terminal-options = Options: { $options }
terminal-lost-dice = The dice of that match are lost, so it continues in a copy with new ones. The old file stays as it is.
terminal-kept = Kept in { $path }
terminal-resumed = Resumed after { $count ->
    [one] one action
   *[other] { $count } actions
 }; the last: { $actions }
terminal-chance-begins = Chance begins: { $actions }
terminal-too-wide = (The board would need { $columns } columns.)
terminal-go-on = The match is kept. To continue it:
terminal-won = { $winners } won.
terminal-you-won = You won!
terminal-you-lost = You lost.
terminal-draw = Draw.
terminal-scores = Scores: { $scores }.
terminal-match-in = The match is in { $path }
terminal-check-dice = Check its dice: { $command }
terminal-file = The match as a file: { $address }
terminal-help = Type an action as it appears in the list, or its number. You can also type:
terminal-help-moves = list the possible actions again
terminal-help-board = draw the board again
terminal-help-hint = ask a strong bot what it would do
terminal-help-undo = take back your last action
terminal-help-ask-undo = ask to take back your last action
terminal-help-say = talk to the others
terminal-help-draw = offer a draw
terminal-help-resign = resign the match
terminal-help-save = write a copy of the match so far
terminal-help-help = show this help
terminal-help-leave = leave, like Ctrl-D and Ctrl-C; come back with the same address
terminal-help-quit = leave, like Ctrl-D and Ctrl-C; the match is kept and can be resumed

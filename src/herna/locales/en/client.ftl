# What the pages of the client say.

## Home

client-welcome = Pull up a chair.
client-welcome-explain = Board games in your browser: alone against a bot, with friends anywhere, or together at one screen. No registration.
client-home = Home
client-skip = Skip to content
client-play-now = Play now
client-level = Bot difficulty
client-ways = Ways to play
client-way-bot = Against a bot
client-way-friends = With friends
client-way-here = Same screen
client-way-watch = Watch bots
client-way-camp = Run it at a camp
client-way-bot-explain = Start right away. Bots fill the other seats and reply within seconds.
client-way-friends-explain = You get a link to share. Anyone who opens it joins your table, and everyone can come back at any time.
client-way-here-explain = You take turns at this screen.
client-way-watch-explain = The bots play each other. Sit back and watch.
client-players = { $count } players
client-options = Options
client-my-games = My games
client-my-all = All my games
client-games = Games
client-fate-waiting = Waiting for players
client-fate-turn = To move: { $who }
client-fate-won = You won
client-fate-lost = You lost
client-fate-all-won = Won together
client-fate-all-lost = Lost together
client-fate-resigned = You resigned
client-fate-flag = Out of time
client-fate-over = Finished
client-find-player = Player’s name
client-find-game = Game
client-find-state = State
client-find-all = All
client-find-going = Running
client-find-over = Finished
client-find-more = Show more
client-find-nothing = No match found. Try part of a name, or another game.
client-find-empty = You haven’t played yet.
client-find-play = Choose a game
client-open-tables = Open tables
client-running-tables = In progress
client-recent = Recent matches
client-upload = Open a saved match
client-upload-explain = Open a .herna file and step through the match.
client-upload-choose = Choose a file
client-upload-bad = This file is damaged or isn’t a Herna match. Choose another .herna file.

## Laying a table

client-my-side = My side
client-sides = Sides
client-sides-listed = As below
client-side-lot = By lot
client-how-many = Number of players
client-preset = Game mode
client-preset-own = Custom
client-preset-own-hint = Uses the options below.
client-who-sits = Who sits where
client-who-sits-explain = Mix as you like: one person can play several seats, and bots take the rest.
client-sitter-me = Me
client-sitter-here = Same screen
client-sitter-open = By link
client-name-of = Name for { $who }
client-nickname = Your name
client-clock = Time control
client-clock-explain = If you run out of time, you lose. The clock starts with your second turn, or after three minutes.
client-clock-explain-many = If a player runs out of time, a bot takes over. The clock starts with your second turn, or after three minutes.
client-clock-none = No clock
client-clock-minutes = { $minutes } min + { $more } s
client-clock-day = One day per turn
client-clock-turn = { $minutes } min per turn
client-clock-own = Custom
client-clock-own-minutes = Minutes (1 to 180)
client-clock-own-more = Seconds per turn (0 to 120)
client-limits = The game’s own time limits
client-limits-explain = When a limit runs out, the game acts for you and carries on.
client-hints = Allow hints
client-hints-explain = Anyone can ask a bot what it would play. The others see that in the game log.
client-watchers = Spectators may chat
client-watchers-explain = Anyone with the link can then write to everybody at the table.
client-public = List publicly
client-public-explain = Anyone can take a free seat, not just people with the link.
client-start = Start
client-make-link = Create link

## At the table

client-seats = Players
client-score = Score
client-you = You
client-somebody = Player
client-spectator = Spectator
client-seat-open = Free seat
client-seat-bot = Bot ({ $level })
client-your-turn = Your turn
client-to-act = To move
client-away = Away
client-you-watch = You’re watching
client-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
client-waiting = Waiting for the other players…
client-connecting = Connecting…
client-loading = Loading…
client-again = Try again
client-reconnecting = Connection lost. Reconnecting… Your match is safe.
client-last-known = Last known state ({ $when }). Reconnecting…
client-not-there-yet = This table isn’t on the server yet. Asking again…
client-preparing = Getting this game ready: { $percent }%
client-preparing-explain = Only this first time. You can begin now: the match starts as soon as the game is ready.
client-prepared = Ready to play
client-not-prepared = This game couldn’t be prepared. Look at the messages in the window where Herna was started.
client-offline = The server can’t be reached. Check your connection and try again.
client-join-title = There’s a seat for you
client-join = Join
client-invite-title = Invite a friend
client-invite-title-many = Invite friends
client-invite-explain-many = Each link is for one person. The match starts when all seats are taken.
client-link-invite-for = Link for { $who }
client-invite-explain = Share the link or let a friend scan the code. The match starts as soon as someone joins.
client-lobby-bot = Give the seat to a bot
client-lobby-bot-for = Bot for { $who }
client-lobby-cancel = Cancel the table
client-lobby-sure = The links stop working, and nobody can join any more.
client-lobby-gone = This table was cancelled
client-lobby-gone-explain = The person who set it up has called it off. Start a table of your own, or join another.
client-link-invite = Invite link
client-link-watch = Link for spectators
client-link-mine = My link: return to this seat from any device
client-qr = The link as a QR code
client-copy = Copy
client-copied = Copied
client-share = Share
client-print = Print
client-reach-lost = These links work only on this computer.
client-reach-shut = Let phones and computers in your network (the same Wi-Fi) join; you can close that again at any time.
client-reach-alone = Connect this computer to a network, then open this page again.
client-reach-fixed = Ask the person who runs this server for its address, and open this page there.
client-reach-open = Let others join
client-reach-opened = Others in your network can join at
client-reach-close = Close again
client-tools = Tools
client-undo = Undo
client-hint = Hint
client-last-turn = Last turn
client-show-again = Show again what happened since your turn
client-show-again-watching = Show the last turn again
client-looking-back = Looking back
client-looking-back-at = Back then: { $what }
client-looking-back-rests = You’re looking back. To play, choose “Back to now”.
client-back-to-now = Back to now
client-news-came = has come here
client-news-moved = has moved
client-news-turned = has changed
client-news-went = Gone: { $what }
client-news-setting = What others did
client-news-explain = Since your last turn. Corners: it came, moved or changed. Dots: from where. Cross: it’s gone.
client-thinking = Thinking
client-overlays = Overlays
client-overlays-explain = Drawn on the board, for all players.
client-overlay-empty = nothing right now
client-rules = Rules
client-about-tap = Tap it to do this.
client-about-tap-then = Tap it, then choose: { $what }
client-about-not-now = Not now: { $why }
client-rule = Rule { $rule }
client-more = More
client-draw = Offer a draw
client-resign = Resign
client-bot-for = Suggest a bot for { $who }
client-bot-me = Let a bot play for me
client-bot-any = Let a bot take over
client-bot-seat = Let a bot play for { $who }
client-bot-explain = You can take your seat back at any time. If someone else is away, the other players are asked first.
client-level-bot = Bot difficulty
client-bot-plays = A bot is playing for you.
client-bot-back = Take my seat back
client-resign-sure = The match ends and the other side wins.
client-resign-sure-many = A bot takes over your seat.
client-result-place = { $place }.{"\u00A0"}{ $who }
client-taken-back = taken back
client-times-back = { $times ->
    [one] One action was taken back.
   *[other] Actions were taken back { $times } times.
}
client-beside = Beside the board
client-log = Game log
client-by-organiser = entered by the organiser
client-log-empty = Nothing yet.
client-look-at = { $what } (look at the board then)
client-chat = Chat
client-chat-empty = Say hello!
client-chat-say = Say something
client-chat-send = Send
client-menu = Choose
client-ahead = This would happen: { $what }
client-zoom = Zoom
client-zoom-in = Zoom in
client-zoom-out = Zoom out
client-zoom-fit = Fit to screen
client-back = Cancel
client-confirm = Confirm
client-confirm-group = Confirm your choice
client-confirm-how = Tap it again or press Enter to confirm. Escape cancels.
client-ask-less = Don’t ask again
client-ask-less-explain = You can change this in the settings.
client-asks-final = Only final actions are confirmed from now on. You can change this in the settings.
client-asks-nothing = Actions take effect at once from now on. You can change this in the settings.
client-type = Type
client-type-field = Type an action
client-type-how = Type an action, like “{ $example }”
client-type-unknown = “{ $what }” isn’t known here. Choose from the list.
client-type-ways = Ways to continue
client-nothing-there = You can’t do anything there right now. Tap something that glows.
client-question = A question for you
client-agree = Agree
client-decline = Decline
client-asked = Request sent. Waiting for an answer.
client-withdraw = Withdraw

## The end

client-result = Result
client-result-won = You win!
client-result-lost = You lose
client-result-mine =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
client-result-draw = Draw
client-result-draw-short = Draw
client-result-side = Winner: { $who }
client-result-all-won = You all win!
client-result-all-lost = You all lose
client-series = { $played ->
    [one] After one match: { $score }
   *[other] After { $played } matches: { $score }
}
client-why-draw = Both sides agreed.
client-rematch = Play again
client-rematch-go = Go to the next match
client-replay = Replay
client-review = Review
client-download = Download
client-verify = Check the dice
client-dice-honest = { $events ->
    [one] The dice are fair: the one random event checks out.
   *[other] The dice are fair: all { $events } random events check out.
}
client-dice-hidden = The dice seed stays secret until the match is over.
client-imported = From a file
client-imported-explain = Imported: names and dice are as the file says. This server didn’t see the match.
client-dice-loaded = The dice don’t match their seed! Don’t trust this file.
client-dice-explain = The fingerprint was fixed before the first action. The seed, now revealed, reproduces that fingerprint and every random event of the match.
client-dice-same = If you take an action back and play it again, chance gives the same result.
client-dice-new = This is an older match: when an action was taken back and played again, chance decided again.
client-dice-commitment = Fingerprint (SHA-256)
client-dice-seed = Seed

## Replay

client-replay-start = Start
client-replay-position = Position in the match
client-replay-at = { $at } of { $last }
client-first = Go to start
client-previous = Previous step
client-next = Next step
client-last = Go to end
client-play = Play
client-pause = Pause
client-link-position = Link to this position
client-branch = Play from here
client-branch-explain = Starts a new match against a bot from this position. The original stays unchanged.

## Rules

client-rules-search = Search the rules
client-rules-nothing = Nothing found in the rules. Try another word.
client-rules-missing = The rules of this game aren’t available yet.
client-table-of = Table
client-missing = Page not found
client-missing-explain = The address may be wrong, or the table no longer exists. Check the link.

## Settings

client-settings = Settings
client-language = Language
client-theme = Appearance
client-theme-system = Match device
client-theme-light = Light
client-theme-dark = Dark
client-speed = Animation speed
client-speed-slow = Slow
client-speed-normal = Normal
client-speed-fast = Fast
client-speed-none = No animation
client-confirm-setting = Confirm actions
client-confirm-explain = Final actions are important ones that can’t be taken back.
client-confirm-all = All
client-confirm-final = Final ones
client-confirm-none = None
client-sound = Sound
client-notify = Notifications
client-notify-explain = When it’s your turn and this page is in the background.
client-close = Close
client-read = Explain in words

## The first turn

client-story = The story
client-guide = Quick tour
client-guide-skip = Skip
client-guide-next = Next
client-guide-done = Let’s play
client-guide-again = Show the tour again
client-guide-prompt = The line above the board always tells you what to do next.
client-guide-touch = Anything that glows can be tapped. Try it!
client-guide-follow = Now tap where it should go or what it should do. Press Esc or tap the background to cancel.
client-guide-wait = It’s someone else’s turn. Please wait.
client-guide-after = That was your first action. Long-press or right-click anything to see what it is.
client-guide-tools = Below the board: undo, ask for a hint, show threats, read the rules.

## Help

client-help = Keys and gestures
client-key-tab = Tab
client-key-tab-does = go to the next part of the board
client-key-arrows = Arrows
client-key-arrows-does = move within a part
client-key-enter = Enter
client-key-enter-does = select
client-key-r = R
client-key-r-does = preview the next option (also the wheel or a second finger); Enter confirms
client-key-zoom = + − 0
client-key-zoom-does = zoom in, zoom out, fit (also the wheel or two fingers)
client-key-escape = Esc
client-key-escape-does = cancel the last selection
client-key-u = U
client-key-u-does = undo
client-key-h = H
client-key-h-does = hint
client-key-slash = /
client-key-slash-does = type an action in words
client-key-question = ?
client-key-question-does = this help
client-key-press = Long press
client-key-press-does = what is this? (or right-click)
client-key-drag = Drag
client-key-drag-does = select and place in one go

# The debrief.
client-debrief = How it went
client-debrief-turn = Turning point
client-debrief-show = Show in the replay
client-link-replay = Link to the replay
client-why-resign-you = You resigned.
client-why-flag-you = You ran out of time.

## The workshop, from other pages

client-lessons = Lessons
client-first-lesson = First lesson
client-next-lesson = Next lesson
client-practise = Practise
client-daily = Puzzle of the day
client-due = { $mistakes ->
    [one] { $mistakes } mistake to play better
   *[other] { $mistakes } mistakes to play better
}
client-solved = solved
client-workshop = Workshop
client-sheet-own = My own sheet
client-sheet-standard = Standard
client-sheet-other = Another sheet
client-sheet-wrong = Something is wrong in your own sheet. Open the workshop to mend it.
client-sheet-open = Open the workshop

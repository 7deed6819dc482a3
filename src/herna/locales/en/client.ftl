# What the pages of the client say.

## Home

client-welcome = Pull up a chair.
client-welcome-explain = Board games in your browser: alone against a bot, with friends anywhere, or together at one screen. No registration.
client-home = Home
client-skip = Skip to the content
client-play-now = Play now
client-level = Strength of the bots
client-ways = Ways to play
client-way-bot = Against a bot
client-way-friends = With friends
client-way-here = Same screen
client-way-watch = Watch bots
client-way-camp = Run a camp
client-way-bot-explain = You begin at once; bots take the other seats and answer within seconds.
client-way-friends-explain = You get a link to send. Whoever opens it sits down with you; everybody can come back at any time.
client-way-here-explain = You take turns at this screen.
client-way-watch-explain = Bots play among themselves; lean back.
client-players = { $count } players
client-options = Options
client-my-tables = My tables
client-open-tables = Open tables
client-running-tables = Being played now
client-recent = Recent games
client-upload = Replay a file
client-upload-explain = Open a .herna file and look at the match step by step.
client-upload-choose = Choose a file
client-upload-bad = This file is damaged or not a match of ours.

## Laying a table

client-my-side = My side
client-how-many = How many play
client-preset = What to play
client-preset-own = Own settings
client-preset-own-hint = As chosen under Options below.
client-who-sits = Who sits where
client-who-sits-explain = Any mix: one person may lead several seats, and bots take those that nobody wants.
client-sitter-me = Me
client-sitter-here = Same screen
client-sitter-open = By link
client-name-of = Name of { $who }
client-nickname = Your name
client-clock = Time to think
client-clock-explain = Whoever runs out of time loses. The clock starts with your second turn, or after three minutes.
client-clock-explain-many = A bot goes on for whoever runs out of time. The clock starts with your second turn, or after three minutes.
client-clock-none = No clock
client-clock-minutes = { $minutes } min + { $more } s
client-clock-day = A day per choice
client-limits = Time limits of the game
client-limits-explain = When a limit has passed, the game plays for you and goes on.
client-hints = Allow hints
client-hints-explain = Anyone may ask a bot what it would play. The log tells the others.
client-public = List the table
client-public-explain = Anybody may take a free seat, not only those who have the link.
client-start = Start
client-make-link = Get the link

## At the table

client-seats = Players
client-you = You
client-somebody = Player
client-spectator = Spectator
client-seat-open = Free seat
client-seat-bot = Bot ({ $level })
client-seat-bot-short = Bot
client-your-turn = Your turn
client-to-act = To act
client-away = Away
client-you-watch = You are watching
client-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
client-waiting = Waiting for the other players …
client-connecting = Connecting …
client-loading = Loading …
client-again = Try again
client-reconnecting = Connection lost; coming back. Nothing is lost.
client-offline = The server cannot be reached right now.
client-join-title = There is a seat for you
client-join = Sit down
client-invite-title = Invite a friend
client-invite-title-many = Invite friends
client-invite-explain-many = Every link is for one person. The match begins as soon as all seats are taken.
client-link-invite-for = Link for { $who }
client-invite-explain = Send the link or let it be scanned. The match begins as soon as somebody sits down.
client-link-invite = Link for a fellow player
client-link-watch = Link for spectators
client-link-mine = My own link: back to this seat, also from another device
client-qr = The link as a QR code
client-copy = Copy
client-copied = Copied
client-share = Share
client-tools = Tools
client-undo = Undo
client-hint = Hint
client-thinking = Thinking
client-overlays = Show
client-overlays-explain = Drawn over the board, for everybody who plays.
client-overlay-empty = nothing at the moment
client-rules = Rules
client-rule = Rule { $rule }
client-more = More
client-draw = Offer a draw
client-resign = Resign
client-bot-for = Suggest a bot for { $who }
client-bot-me = Let a bot go on for me
client-bot-any = Let a bot go on
client-bot-seat = Let a bot play { $who }
client-bot-explain = You can take your seat back at any time. For somebody who is away, the others are asked first.
client-level-bot = Strength of the bot
client-bot-plays = A bot is playing for you.
client-bot-back = Take my seat back
client-resign-sure = The match ends and the other side wins.
client-resign-sure-many = A bot goes on in your seat.
client-result-place = { $place }.{"\u00A0"}{ $who }
client-taken-back = taken back
client-times-back = { $times ->
    [one] Something was taken back once.
   *[other] Something was taken back { $times } times.
 }
client-beside = Beside the board
client-log = What happened
client-by-organiser = entered by the organiser
client-log-empty = Nothing yet.
client-chat = Chat
client-chat-empty = Say hello!
client-chat-say = Say something
client-chat-send = Send
client-menu = Choose
client-ahead = Then: { $what }
client-hint-says = Hint: { $what }
client-zoom = Magnify
client-zoom-in = Closer
client-zoom-out = Farther
client-zoom-fit = See everything
client-back = Back
client-confirm = Do it
client-confirm-group = Confirm your choice
client-nothing-there = Nothing can be done there now.
client-question = A question for you
client-agree = Agree
client-decline = Decline
client-asked = You have asked; no answer yet.
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
client-result-draw = A draw
client-result-draw-short = Draw
client-result-side = Winner: { $who }
client-result-all-won = Won together!
client-result-all-lost = Lost together
client-why-resign = One side resigned.
client-why-draw = Both sides agreed.
client-why-flag = Time ran out.
client-rematch = Play again
client-rematch-go = To the next match
client-replay = Replay
client-download = Download
client-verify = Check the dice
client-dice-honest = { $events ->
    [one] The dice are honest: one draw was recomputed.
   *[other] The dice are honest: all { $events } draws were recomputed.
}
client-dice-hidden = The dice are still secret; they are revealed when the match is over.
client-imported = From a file
client-imported-explain = Imported: names and dice are as the file says; this server did not see the match.
client-dice-loaded = The dice do not match their seed!
client-dice-explain = The fingerprint was fixed before the first move. The seed revealed now gives the same fingerprint and every single draw of the match.
client-dice-same = An action that is taken back and played again meets the same luck.
client-dice-new = This match is older: an action that was taken back and played again met new luck.
client-dice-commitment = Fingerprint (SHA-256)
client-dice-seed = Seed

## Replay

client-replay-start = The beginning
client-replay-position = Position in the match
client-replay-at = { $at } of { $last }
client-first = To the beginning
client-previous = One back
client-next = One forward
client-last = To the end
client-play = Play
client-pause = Pause
client-link-position = Link to here
client-branch = Play on from here
client-branch-explain = A new match that begins with this position, against a bot. The old one stays as it was.

## Rules

client-rules-search = Search the rules
client-rules-nothing = The rules say nothing about that.
client-rules-missing = These rules are not here yet.
client-table-of = Table
client-missing = Nothing here
client-missing-explain = The address may be wrong, or the table is gone.

## Settings

client-settings = Settings
client-language = Language
client-theme = Appearance
client-theme-system = Same as the device
client-theme-light = Light
client-theme-dark = Dark
client-speed = Speed
client-speed-slow = Slow
client-speed-normal = Normal
client-speed-fast = Fast
client-speed-none = No motion
client-confirm-setting = Confirm every action
client-confirm-explain = Nothing is sent by a slip of the finger.
client-sound = Sound
client-notify = Notifications
client-notify-explain = When it is your turn and this page is in the background.
client-close = Close
client-read = Explain in words

## The first turn

client-guide = A short guide
client-guide-skip = Skip
client-guide-next = Next
client-guide-done = Let’s play
client-guide-again = Show the guide again
client-guide-prompt = The line above the board always says what is expected now.
client-guide-touch = What glows can be touched. Try one!
client-guide-follow = Now touch what it should become or where it should go. Escape or the background takes the touch back.
client-guide-wait = Somebody else is acting; wait a moment.
client-guide-after = That was an action. Long-press or right-click anything to learn what it is.
client-guide-tools = Below the board: take back, ask for a hint, see threats, read the rules.

## Help

client-help = Keys and gestures
client-key-tab = Tab
client-key-tab-does = from one part of the board to the next
client-key-arrows = Arrows
client-key-arrows-does = inside a part
client-key-enter = Enter
client-key-enter-does = touch
client-key-r = R
client-key-r-does = to the next of several possibilities, each shown beforehand (also wheel or a second finger); Enter takes it
client-key-zoom = + − 0
client-key-zoom-does = closer, farther, everything (also wheel, or two fingers)
client-key-escape = Escape
client-key-escape-does = one touch back
client-key-u = U
client-key-u-does = undo
client-key-h = H
client-key-h-does = hint
client-key-question = ?
client-key-question-does = this help
client-key-press = Long press
client-key-press-does = what is this? (or right click)
client-key-drag = Drag
client-key-drag-does = touches two things one after the other

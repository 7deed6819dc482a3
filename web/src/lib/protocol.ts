// Written by `npm run types` from docs/protocol.schema.json. Not to be edited.

/** Both directions in one type, for generators. */
export interface Protocol {
client: (Hello | Play | Letter | Introduce | Organise | Correct | Rewrite | Undo | Draw | SeatToBot | SeatBack | Cancel | Rematch | Answer | Resign | Finish | Chat | Hint | Overlays | Preview | Look | AskWhy | About | Ping)
server: (Snapshot | Update | Presence | Done | Error | HintGiven | OverlaysShown | PreviewShown | Looked | ReasonGiven | AboutShown | Pong | Bye)
version?: 1
}
/** Sit down at a table, or watch. The secret is a seat's or a person's; without one, the cookie counts. */
export interface Hello {
type: "hello"
table: string
version?: number
secret?: (string | null)
last?: (number | null)
watch?: boolean
seat?: (number | null)
id?: number
}
/**
 * Play an action, by number or in the game's notation, from the position after `ply` actions.
 *     The further actions of a gesture are played together with it: all of them or none.
 */
export interface Play {
type: "play"
ply: number
action: (number | string)
note?: string
further?: number[]
id?: number
}
/** Submit something to the organiser, who judges in the order of arrival. */
export interface Letter {
type: "letter"
text: string
id?: number
}
/** Name a team, its leader and its flag: your own, or any as the organiser. */
export interface Introduce {
type: "introduce"
seat: number
nickname: string
profile: Profile
id?: number
}
/**
 * How a team shows itself: its leader and its flag, a photo or a colour with an emoji or lines drawn on it.
 *     A stroke is a list of points x, y, x, y, ... on a field of 300 by 200.
 */
export interface Profile {
leader?: string
emoji?: string
colour?: string
strokes?: number[][]
inks?: string[]
photo?: string
}
/**
 * For the organiser: pause the match or resume it, close all open turns or that of a seat, allow the others to ask
 *     for hints and to chat.
 */
export interface Organise {
type: "organise"
what: ("chat_off" | "chat_on" | "close" | "hints_off" | "hints_on" | "pause" | "resume")
seat?: (number | null)
id?: number
}
/** For the organiser: replace an action of your own after which nobody else has acted. */
export interface Correct {
type: "correct"
ply: number
action: string
note?: string
id?: number
}
/** For the organiser: replace your own texts, by their names. */
export interface Rewrite {
type: "rewrite"
papers: { [k: string]: string }
id?: number
}
/** Take back your last choice: immediately if nothing was learnt since, else the other people are asked. */
export interface Undo {
type: "undo"
id?: number
}
/** Offer a draw. */
export interface Draw {
type: "draw"
id?: number
}
/**
 * Hand your own seat to a bot, propose that for a person who has left, or fill a free seat of your own table;
 *     without a level, of the default one.
 */
export interface SeatToBot {
type: "seat_to_bot"
seat: number
level?: (string | null)
id?: number
}
/** Take your seat back from the bot. */
export interface SeatBack {
type: "seat_back"
id?: number
}
/** Give up a table of yours before all seats are taken. */
export interface Cancel {
type: "cancel"
id?: number
}
/** Offer another match with the seats moved on by one. */
export interface Rematch {
type: "rematch"
id?: number
}
/** Agree to an offer or decline it. */
export interface Answer {
type: "answer"
offer: number
accept: boolean
id?: number
}
/** Give up the match. */
export interface Resign {
type: "resign"
id?: number
}
/** Skip what could still be played after the end; the dice are revealed. */
export interface Finish {
type: "finish"
id?: number
}
export interface Chat {
type: "chat"
text: string
name?: string
id?: number
}
/** Ask a bot what it would play. */
export interface Hint {
type: "hint"
id?: number
}
/** Ask for the overlays of the position: threats, reach, everything the game knows. */
export interface Overlays {
type: "overlays"
id?: number
}
/** Ask what an action of yours would do, before chance decides and the turn passes on. Nothing is played. */
export interface Preview {
type: "preview"
ply: number
action: number
further?: number[]
id?: number
}
/** Ask what the table looked like after a line, and after each of some actions that followed. Nothing changes. */
export interface Look {
type: "look"
number: number
steps?: number
id?: number
}
/** Ask why sprites cannot be touched in this order, in the position as the seat sees it. */
export interface AskWhy {
type: "why"
touches: string[]
id?: number
}
/** Ask what sprites are for, and what the rules say of touching them now. */
export interface About {
type: "about"
sprites: string[]
id?: number
}
export interface Ping {
type: "ping"
id?: number
}
/** The whole table as this receiver may see it. */
export interface Snapshot {
type: "snapshot"
version: number
number: number
ply: number
info: TableInfo
seats: SeatInfo[]
you: number[]
turn: (number | null)
position: string
scene: Scene
choices: Choice[]
lines: Line[]
clocks: (Clocks | null)
offer: (Offer | null)
ending: (Ending | null)
rematch: (string | null)
products?: Product[]
paused?: boolean
gestures?: Gesture[]
organised?: (Organised | null)
}
/** What was agreed before the first action. */
export interface TableInfo {
id: string
game: string
title: string
rules: string
options: { [k: string]: string | number | boolean }
preset: (string | null)
commitment: (string | null)
clock: (ClockRule | null)
public: boolean
created: number
previous: (string | null)
hints?: boolean
takebacks?: boolean
watchers_chat?: boolean
founders?: number[]
series?: (Series | null)
imported?: boolean
outdated?: boolean
}
/**
 * `move`: this many seconds for each turn; `bank`: for the whole match, plus an increment per turn; `game`: the
 *     limits set by the rules of the game, which also say what is played when time runs out.
 */
export interface ClockRule {
kind: ("bank" | "game" | "move")
seconds: number
increment?: number
flag?: ("bot" | "draw" | "lose")
}
/** Matches played one after the other by the same people, and how many of them each seat has won. */
export interface Series {
played: number
wins: number[]
}
export interface SeatInfo {
seat: number
name: string
kind: ("bot" | "open" | "person")
nickname: string
level: (string | null)
present: boolean
yours: boolean
profile?: (Profile | null)
organiser?: boolean
}
export interface Scene {
zones: Zone[]
prompt: Message
menus?: Menu[]
scores?: number[]
}
/** A drawing area with its own units. Wide screens have room left and right of `main`, narrow ones above it. */
export interface Zone {
name: string
area: ("bottom" | "left" | "main" | "right" | "top")
width: number
height: number
label: Message
sprites: Sprite[]
show?: ("drawer" | "full" | "small")
zoom?: boolean
fills?: boolean
legend?: boolean
focus?: (Focus | null)
names?: (Names | null)
}
/** A sentence in the reader's language, as an id with arguments. An argument may itself be a message. */
export interface Message {
id: string
args?: { [k: string]: string | number | Message }
}
/** A thing to draw, in the units of its zone. */
export interface Sprite {
id: string
kind: string
x: number
y: number
label?: (Message | null)
turn?: number
scale?: number
z?: number
tags?: string[]
text?: (string | Message)
rule?: string
}
/**
 * The part of a zone that is in play, in its units: clients draw it as large as fits.
 *     A zone that can be magnified opens there. In others the rest is left out, except for the ground (z below -1) and for
 *     what lies above `top`, which keep their places.
 */
export interface Focus {
x: number
y: number
width: number
height: number
top?: number
}
/**
 * The names of columns and rows, which stay in sight while a zone is magnified.
 *     With `cells`, people can type the name of a cell: it is what the id of each cell begins with, before the names of
 *     its column and row. Cells that are not in the scene count, too.
 */
export interface Names {
x: number
y: number
columns: string[]
rows: string[]
cells?: string
}
/** Choices that appear at a sprite once it is touched; the client decides where to draw them. */
export interface Menu {
of: string
choices: Sprite[]
about?: (Message | null)
}
/** A legal action: its number, its notation, the sprites to touch for it, and other paths that mean the same. */
export interface Choice {
action: number
text: string
touches: string[]
also?: string[][]
weighty?: boolean
}
/** One entry of the table's log as this receiver may know it; `text` is empty if it may not know the entry. */
export interface Line {
number: number
kind: ("action" | "answer" | "bot" | "cancel" | "chance" | "chat" | "draw" | "flag" | "halt" | "hint" | "key" | "letter" | "offer" | "open" | "papers" | "pause" | "profile" | "rematch" | "resign" | "resume" | "seed" | "settled" | "sit" | "undo")
seat: (number | null)
text: string
messages: Message[]
at: number
note?: string
by?: (number | null)
name?: string
back?: (number | null)
heading?: (Message | null)
}
/**
 * Milliseconds left for each seat when the message was sent; `running` is the seat whose clock runs.
 *     With a game's own limits, only the seat to act has a clock.
 */
export interface Clocks {
left: (number | null)[]
running: (number | null)
waits?: number
}
/** A question that awaits an answer; `waiting` are the seats that have not agreed yet. */
export interface Offer {
number: number
kind: ("bot" | "draw" | "rematch" | "undo")
by: number
waiting: number[]
seat?: (number | null)
ply?: (number | null)
level?: (string | null)
}
/** How the match ended: the ranking, best first, and why. */
export interface Ending {
ranking: string[][]
why: ("cancelled" | "draw" | "flag" | "resign" | "rules")
closed: boolean
payoffs?: number[]
taken_back?: number
}
/**
 * Consecutive legal actions from `first` on. Each path has one touch of every step; the last step changes fastest.
 *     So six short lists describe the thousands of sheets that answer six questions.
 */
export interface Product {
first: number
steps: string[][]
weighty?: boolean
}
/** Several actions that are one decision; see above. No path of a gesture is a prefix of another path. */
export interface Gesture {
steps: GestureStep[]
}
/** Some of its parts, each once, in any order. */
export interface GestureStep {
parts: Part[]
asks: Message[]
}
/** One touch of a gesture: any of these sprites, and the actions that it stands for. */
export interface Part {
touches: string[]
actions?: number[]
before?: number[]
again?: string[]
}
/** At a table with an organiser: what the others may do now. The organiser can change it at any time. */
export interface Organised {
name: string
hints: boolean
chat: boolean
form?: Message[]
judged?: (number | null)
}
/**
 * What happened since the line `since`. `scene`, `seats` and `you` are null when they have not changed.
 *     `scene` is the whole difference. `halts` are the intermediate positions, shown one after the other: an action, then
 *     each of its chance outcomes.
 */
export interface Update {
type: "update"
since: number
number: number
ply: number
turn: (number | null)
lines: Line[]
position: string
scene: (SceneChange | null)
choices: Choice[]
clocks: (Clocks | null)
offer: (Offer | null)
ending: (Ending | null)
rematch: (string | null)
seats?: (SeatInfo[] | null)
you?: (number[] | null)
halts?: Halt[]
products?: Product[]
paused?: boolean
gestures?: Gesture[]
organised?: (Organised | null)
}
export interface SceneChange {
prompt: Message
zones?: ZoneChange[]
removed?: string[]
menus?: (Menu[] | null)
scores?: (number[] | null)
}
/** What changed in a zone; `zone` replaces it completely if it is new or has another shape. */
export interface ZoneChange {
name: string
zone?: (Zone | null)
changed?: Sprite[]
removed?: string[]
focus?: (Focus | null)
}
/** An intermediate position, after the line `number`: what changed since the previous halt, or since `since`. */
export interface Halt {
number: number
scene: (SceneChange | null)
}
/** Who is connected, and how many watch. */
export interface Presence {
type: "presence"
seats: number[]
watching: number
}
/** The message `re` took effect, durably; `number` is the last line of the log. */
export interface Done {
type: "done"
re: number
number: number
}
/** The message `re` had no effect, and why. */
export interface Error {
type: "error"
code: ("bad_option" | "bad_secret" | "bots_decline" | "damaged" | "flood" | "forbidden" | "full" | "illegal" | "internal" | "malformed" | "no_chat" | "no_hello" | "no_hints" | "no_offer" | "no_review" | "no_table" | "not_over" | "not_seated" | "not_your_turn" | "nothing_to_undo" | "offer_pending" | "outdated" | "over" | "paused" | "preparing" | "present" | "seated" | "slow" | "stale" | "taken" | "too_big" | "too_late" | "unavailable" | "unreadable" | "version" | "waiting")
text: string
re?: number
message?: (Message | null)
}
/** What a bot would play, as an instruction, and what speaks for it; the same again in the same position. */
export interface HintGiven {
type: "hint_given"
re: number
ply: number
choice: Choice
instruction: Message
reason: (Message | null)
}
export interface OverlaysShown {
type: "overlays_shown"
re: number
ply: number
overlays: Overlay[]
}
/** Something a player can switch on: threats, reach, guards. */
export interface Overlay {
name: string
label: Message
marks: Mark[]
pointed?: boolean
}
/** One stroke of an overlay, with what it says: around a sprite, or from sprite to sprite. */
export interface Mark {
kind: ("caution" | "danger" | "help" | "stop" | "way")
sprites: string[]
label: Message
around?: boolean
text?: string
}
/** What would change, as far as the client may know, and what would be said about it. */
export interface PreviewShown {
type: "preview_shown"
re: number
ply: number
action: number
scene: (SceneChange | null)
messages: Message[]
}
/**
 * The scene after a line, as far as the client could know it then, and how it went on: the next actions and chance
 *     events, each with the difference from the one before.
 */
export interface Looked {
type: "looked"
re: number
number: number
scene: Scene
steps: Halt[]
}
/** Why the rules forbid the touches, with the paragraph; both null if the rules say nothing. */
export interface ReasonGiven {
type: "reason_given"
re: number
message: (Message | null)
rule: (string | null)
}
/** Of each sprite that was asked about. */
export interface AboutShown {
type: "about_shown"
re: number
told: Told[]
}
/** What one sprite is for, and why it cannot be touched first now, if the rules have a reason. */
export interface Told {
purpose: (Message | null)
refusal: (Message | null)
rule: string
}
export interface Pong {
type: "pong"
re: number
}
/** The server closes the connection; reconnect after this many milliseconds. */
export interface Bye {
type: "bye"
reason: ("abuse" | "restart" | "slow")
after: number
}
/** Both directions in one type, for generators. */
export interface Protocol1 {
client: (Hello | Play | Letter | Introduce | Organise | Correct | Rewrite | Undo | Draw | SeatToBot | SeatBack | Cancel | Rematch | Answer | Resign | Finish | Chat | Hint | Overlays | Preview | Look | AskWhy | About | Ping)
server: (Snapshot | Update | Presence | Done | Error | HintGiven | OverlaysShown | PreviewShown | Looked | ReasonGiven | AboutShown | Pong | Bye)
version?: 1
}

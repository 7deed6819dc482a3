// Written by `npm run types` from docs/http.schema.json. Not to be edited.
import type { Choice, Gesture, Message, Product, Scene, SceneChange, SeatInfo, Sprite, TableInfo, Told } from "./protocol";

export interface Http {
"POST /api/campaigns": { request: NewCampaign; answer: Founded }
"POST /api/campaigns/restore": { request: SavedCampaign; answer: Founded }
"GET /api/experiments/{id}": { answer: ExperimentOut }
"POST /api/experiments/{id}/finish": { answer: ExperimentOut }
"POST /api/experiments/{id}/forget": { answer: ExperimentOut }
"GET /api/games": { answer: GameOut[] }
"GET /api/games/{name}": { answer: GameOut }
"GET /api/games/{name}/data": { answer: DataSheetOut }
"POST /api/games/{name}/data": { request: SheetWish; answer: CheckedSheet }
"GET /api/games/{name}/experiments": { answer: Laboratory }
"POST /api/games/{name}/experiments": { request: ExperimentWish; answer: ExperimentOut }
"POST /api/games/{name}/fit": { request: Wished; answer: Fitting }
"GET /api/games/{name}/lessons": { answer: LessonOut[] }
"POST /api/games/{name}/papers": { request: PapersFile; answer: Paper[] }
"GET /api/games/{name}/papers": { answer: Paper[] }
"GET /api/games/{name}/workshop": { answer: WorkshopOut }
"POST /api/games/{name}/workshop": { request: MapWish; answer: Made }
"GET /api/me": { answer: Me }
"POST /api/me": { request: Identity; answer: Me }
"POST /api/me/secret": { answer: Identity }
"GET /api/network": { answer: NetworkOut }
"POST /api/network": { request: NetworkWish; answer: NetworkOut }
"GET /api/practise": { answer: Practice }
"GET /api/practise/games/{game}/next": { answer: NextPuzzle }
"GET /api/practise/mistakes": { answer: DueMistake[] }
"POST /api/practise/mistakes/{table}": { answer: DueMistake[] }
"GET /api/practise/puzzles/{key}": { answer: (FirstTry | null) }
"GET /api/study/progress/{kind}": { answer: Kept[] }
"PUT /api/study/progress/{kind}/{key}": { request: Note; answer: Kept }
"POST /api/study/{kind}/{key}": { request: Try; answer: Studied }
"POST /api/study/{kind}/{key}/about": { request: Puzzled; answer: Told[] }
"POST /api/study/{kind}/{key}/why": { request: Puzzled; answer: Explained }
"POST /api/tables": { request: NewTable; answer: Created }
"GET /api/tables": { answer: Tables }
"POST /api/tables/import": { request: Journal; answer: Created }
"GET /api/tables/{id}": { answer: TableOut }
"GET /api/tables/{id}/debrief": { answer: Debrief }
"POST /api/tables/{id}/desk": { request: Key; answer: DeskOut }
"GET /api/tables/{id}/dice": { answer: Dice }
"POST /api/tables/{id}/join": { request: Joining; answer: Joined }
"POST /api/tables/{id}/links": { request: LinkWish; answer: Links }
"POST /api/tables/{id}/map.svg": { request: Key }
"POST /api/tables/{id}/papers": { request: Key; answer: Paper[] }
"GET /api/tables/{id}/replay": { answer: Replay }
"GET /api/tables/{id}/report": { answer: ReportOut }
"GET /api/tables/{id}/review": { answer: Reviewed }
"POST /api/tables/{id}/review": { answer: Reviewed }
"GET /api/tables/{id}/review/{ply}": { answer: ShownDecision }
"POST /api/tables/{id}/save": { request: Key; answer: SavedCampaign }
"POST /api/tables/{id}/sheets": { request: Key; answer: SheetsOut }
"POST /api/tables/{id}/trial": { request: Trial; answer: Gains }
}
export interface NewCampaign {
game: string
options?: { [k: string]: string | number | boolean }
teams: Team[]
/** texts that replace those of the house */
papers?: { [k: string]: string }
language?: string
/** of the campaign, for everybody */
name?: string
/** whether teams may ask for hints; can be changed later */
hints?: boolean
/** whether teams may chat; can be changed later */
chat?: boolean
}
/** A seat of a campaign: played by people, or by a bot. */
export interface Team {
nickname?: string
leader?: string
emoji?: string
colour?: string
strokes?: number[][]
inks?: string[]
/** a JPEG in base 64 */
photo?: string
kind?: ("people" | "bot")
/** one of the game's levels; by default its default level */
level?: (string | null)
}
export interface Founded {
id: string
/** of the organiser; nobody else gets it */
secret: string
link: string
}
/** Everything about a campaign, secrets included. */
export interface SavedCampaign {
herna_campaign: 1
id: string
/** of the organiser */
secret: string
header: string
seed: (string | null)
created: number
kinds: ("bot" | "open" | "person")[]
chairs: SavedChair[]
rows: SavedRow[]
}
export interface SavedChair {
kind: ("bot" | "open" | "person")
nickname: string
level: (string | null)
key: (string | null)
}
export interface SavedRow {
kind: ("chat" | "entry" | "event")
text: string
at: number
seat: (number | null)
spent: number
}
/** How things stand with an experiment, and its report when it is there and was asked for. */
export interface ExperimentOut {
id: string
names: string[]
preset: string
seats: (number | null)
level: string
within: number
state: ("done" | "failed" | "queued" | "working")
place: number
done: number
total: number
half: number
failed: (("broken" | "slow") | null)
made: number
begun: (number | null)
report: (SheetReport | null)
}
/** What an experiment has found out. Of a single variant there is no B. */
export interface SheetReport {
ended: ("exact" | "most" | "stopped" | "time")
matches: number
seconds: number
half: number
sides: Side[]
figures: Measure[]
uses: Things[]
}
/** The chances of a seat to win, or of all who win together. */
export interface Side {
name: string
a: Estimate
b: (Estimate | null)
apart: (Estimate | null)
}
/** A mean, and the interval that holds it with 95 %. */
export interface Estimate {
value: number
low: number
high: number
}
/** A number of each match: how long it is, how often the lead changes. */
export interface Measure {
name: string
title: (Message | string)
percent: boolean
a: Estimate
b: (Estimate | null)
apart: (Estimate | null)
bins: (Bins | null)
}
/** How a number is spread over matches, as shares of them. */
export interface Bins {
first: number
width: number
a: number[]
b: number[]
}
/** What a counter of the census counted. */
export interface Things {
name: string
title: (Message | string)
choice: boolean
left: number
things: Thing[]
}
/** Something that happened or was taken: how often in a match, and how those who took it fared. */
export interface Thing {
label: (Message | string)
a: Estimate
b: (Estimate | null)
apart: (Estimate | null)
fared_a: (number | null)
fared_b: (number | null)
}
export interface GameOut {
name: string
title: string
summary: string
rules: string
options: OptionOut[]
/** named sets of options; the first is for people who just want to play */
presets: PresetOut[]
/** the same for an organiser; a new campaign begins with the first */
campaigns: PresetOut[]
/** the first whose options are those chosen tells the seats */
seatings: Seating[]
/** of bots, the weakest first */
levels: string[]
/** those of the levels that suit people who just want to play */
opponents: string[]
/** the level of a bot that is wished for without one */
default_level: string
/** whether some seats know what others do not */
hides: boolean
/** whether players may take something back */
takebacks: boolean
/** whether an organiser can run it for people who are not at a screen */
organised: boolean
/** whether its rules set time limits */
paced: boolean
/** whether what lies in its box can be looked at and printed */
boxed?: boolean
/** how many lessons its course has */
lessons?: number
/** percent of it that is compiled; below 100 it cannot be played yet; -1: it could not be compiled */
prepared?: number
}
export interface OptionOut {
name: string
default: (string | number | boolean)
choices: (string | number | boolean)[]
explain: string
/** if not 0, the value may be a sequence of seats, usually each this many times */
roster: number
/** of such a sequence: the option that is its length */
length?: string
/** if given, values are the numbers between these */
span?: ([number, number] | null)
/** if not 0, the value is this many numbers with spaces between them */
numbers?: number
/** the value is a map, for which there is a workshop */
drawn: boolean
/** the default is another one where somebody organises */
casual: boolean
/** the value is a data sheet, for which there is a workshop */
sheet?: boolean
}
export interface PresetOut {
name: string
options: { [k: string]: string | number | boolean }
seats: (number | null)
/** of the workshop, where the options leave a map to be drawn */
knobs: { [k: string]: string }
}
/** Who can sit at a table with these options. */
export interface Seating {
/** where they have these values */
options: { [k: string]: string | number | boolean }
/** the seats by name, for each number of them; the usual number first */
seats: string[][]
}
/** What a workshop needs to know of a game. */
export interface DataSheetOut {
option: string
file_name: string
parts: SheetPart[]
standards: StandardSheet[]
}
/** A table of the file with one value for each field, or a list of items. The top of the file has no name. */
export interface SheetPart {
name: string
label: Message
fields: SheetField[]
items: ([number, number] | null)
about: (Message | null)
}
/** Something that is written about an item. `name` is its key in the file, `table.key` within a small table. */
export interface SheetField {
name: string
label: Message
kind: ("choice" | "number" | "set" | "text")
least: number
most: number
step: number
longest: number
choices: [string, Message][]
several: number
given: ([string, string[]] | null)
usual: (string | number)
needed: boolean
}
/** A sheet to begin with. */
export interface StandardSheet {
name: string
label: Message
text: string
}
export interface SheetWish {
text: string
edits?: SheetEdit[]
}
/** A change; see `herna.engine.tomltext.Edit`. */
export interface SheetEdit {
what: ("set" | "unset" | "add" | "remove")
part: string
index?: number
field?: string
value?: (string | number | string[] | null)
/** of `add`: the values of its fields */
item?: ({
[k: string]: string | number | string[]
} | null)
}
/**
 * A text after the changes. `values` has the items of each part, for the form; it is empty where the text cannot be
 *     read at all.
 *     `value` is what the option makes of the text; None if it refuses, for the reasons in `faults`.
 */
export interface CheckedSheet {
text: string
values: {
[k: string]: { [k: string]: unknown }[]
}
faults: SheetFault[]
pieces: SheetPiece[]
value: (string | null)
}
/** What is wrong with a sheet, in the words of its file; where, as far as that is known. */
export interface SheetFault {
text: string
line: number
part: string
index: number
field: string
}
/**
 * A thing to cut out: its size in millimetres, and its face.
 *     The picture is drawn like a zone of a scene, in its units. A piece with a title is a card: the picture is above its
 *     words. Around it there is paper of the same colour for the knife to miss.
 */
export interface SheetPiece {
part: string
index: number
width: number
height: number
colour: string
/** @minItems 2 */
picture: [number, number]
sprites: Sprite[]
label: (Message | string)
title: (Message | string)
words: Message[]
mark: string
copies: number
}
/** What can be found out about the sheets of a game here, and what somebody has asked. */
export interface Laboratory {
open: boolean
seconds: number
most: number
levels: string[]
mine: ExperimentOut[]
}
/** What somebody wants to know about a sheet: alone, or beside another one. */
export interface ExperimentWish {
text?: string
name?: string
/** the sheet to compare it with */
other?: (string | null)
other_name?: string
preset?: string
seats?: (number | null)
level: string
/** half the width of the intervals to be reached */
within: number
}
export interface Wished {
/** of a new campaign */
options?: { [k: string]: string | number | boolean }
}
/** Other values of options that suit those wished for, and how the knobs of the workshop then stand. */
export interface Fitting {
options: { [k: string]: string | number | boolean }
knobs: { [k: string]: string }
}
/** A lesson in the course of a game; `key` is that of its exercise and of what is kept about it. */
export interface LessonOut {
name: string
key: string
number: number
title: Message
steps: number
}
export interface PapersFile {
/** a story as a file of the game */
text?: string
/** or the texts themselves, by their names */
texts?: { [k: string]: string }
}
/**
 * A text of the organiser: literal words, not a message.
 *     The plan of a day is four papers: `title` (what is played), `times` and `notes`, which only the organiser reads, and
 *     its `legend`, which is told to everybody. They may be empty.
 */
export interface Paper {
name: string
label: Message
text: string
kind: ("answer" | "clue" | "legend" | "notes" | "story" | "team" | "times" | "title")
day: (number | null)
}
export interface WorkshopOut {
option: string
smallest: number
largest: number
brushes: Brush[]
knobs: Knob[]
}
/** A kind of cell that can be painted, at most `most` times if that is given. */
export interface Brush {
mark: string
label: Message
colour: string
most: (number | null)
}
/** A setting of the generator. */
export interface Knob {
name: string
label: Message
choices: [string, Message][]
usual: string
}
/**
 * A map to generate, read or check: one of the three.
 * Generated maps have no number to choose: teams that see a few obstacles could try all small ones.
 */
export interface MapWish {
generate?: ({
[k: string]: string
} | null)
text?: (string | null)
grid?: (GridIn | null)
/** of the campaign, on which its costs depend */
options?: { [k: string]: string | number | boolean }
}
export interface GridIn {
rows: string[]
right?: [number, number][]
below?: [number, number][]
}
/**
 * A map: as the option's text and as a grid with the names of its columns and rows, with what is wrong with it and
 *     how fair it is.
 */
export interface Made {
text: string
grid: Grid
problems: Fault[]
figures: Figure[]
columns: string[]
rows: string[]
}
/** Rows of marks, one character each; `right` and `below` are the cells (x, y) with an edge on that side. */
export interface Grid {
rows: string[]
right: [number, number][]
below: [number, number][]
}
/** Something that is wrong with a map, and the cells where it is. */
export interface Fault {
message: Message
cells: [number, number][]
}
/** A number that says how fair a map is, perhaps about a cell (x, y). */
export interface Figure {
label: Message
value: string
good: boolean
cell: ([number, number] | null)
}
export interface Me {
/** whether this browser has an identity */
known: boolean
}
export interface Identity {
secret: string
}
export interface NetworkOut {
/** `fixed`: not for you to change; `alone`: this machine is in no network; `shut`: can be opened */
state: ("fixed" | "alone" | "shut" | "open")
/** where others in the network find this room, while it is open to them */
origin: (string | null)
/** whether you may open and shut it */
yours: boolean
}
export interface NetworkWish {
open: boolean
}
/** What I may practise. */
export interface Practice {
due: number
due_next: (number | null)
streak: number
best: number
today: boolean
games: GamePractice[]
}
/** Puzzles of a game, and how I do with them. */
export interface GamePractice {
game: string
puzzles: number
tried: number
solved: number
rating: (number | null)
sure: boolean
trend: number[]
daily: (DailyPuzzle | null)
mistakes: number
learnt: number
}
/** A game's puzzle of the day. */
export interface DailyPuzzle {
key: string
solved: (boolean | null)
}
export interface NextPuzzle {
key: (string | null)
}
/** A mistake in my deck. */
export interface DueMistake {
key: string
game: string
table: string
days: number
times: number
}
/** How my first try at a puzzle counted. */
export interface FirstTry {
solved: boolean
before: number
after: number
puzzle: number
themes: Message[]
}
/** What is kept about one exercise. */
export interface Kept {
key: string
value: { [k: string]: unknown }
updated: number
}
export interface Note {
/** at most 2000 characters as JSON */
value: { [k: string]: unknown }
}
/** A try from the start of a step: what was played, as texts or numbers. */
export interface Try {
step?: number
played?: (number | string)[]
/** how many of them to tell */
hints?: number
/** whether to tell the solution */
reveal?: boolean
}
/** A step of an exercise after a try, as the seat that solves it may see it. */
export interface Studied {
game: string
title: (Message | null)
step: number
steps: number
task: Message
rule: string
reading: boolean
point: string[]
seat: number
name: string
turn: (number | null)
scene: Scene
moves: Happened[]
choices: Choice[]
products: Product[]
gestures: Gesture[]
verdict: ("open" | "solved" | "wrong")
say: (Message | null)
say_rule: (string | null)
keep: number
hints: Message[]
more_hints: number
solution: (string[] | null)
}
/** An action or chance event of a try, and what is different after it. */
export interface Happened {
seat: (number | null)
text: string
messages: Message[]
scene: (SceneChange | null)
tried: boolean
}
/** Sprites that cannot be touched in this order, or that somebody asks about, after a try. */
export interface Puzzled {
step?: number
played?: (number | string)[]
/** @minItems 1 */
touches: [string, ...(string)[]]
}
/** Why touches are impossible: by the rules, and what the exercise says about it. */
export interface Explained {
message: (Message | null)
rule: (string | null)
say: (Message | null)
}
export interface NewTable {
game: string
options?: { [k: string]: string | number | boolean }
/** one for each seat; by default the first is mine and the others are open */
seats?: (SeatWish[] | null)
clock?: (ClockWish | null)
/** the time limits of the game's own rules, instead of a clock; by default when several people play */
limits?: (boolean | null)
/** whether a bot may be asked for hints; by default unless several people play */
hints?: (boolean | null)
/** listed if others can sit there, and open seats can be taken without a link */
public?: boolean
/** draw who sits where by lot */
lot?: boolean
/** whether those who watch may chat */
watchers_chat?: boolean
}
export interface SeatWish {
/** `here`: another person at my screen */
kind: ("me" | "here" | "open" | "bot")
nickname?: string
/** one of the game's levels; by default its default level */
level?: (string | null)
}
export interface ClockWish {
kind: ("move" | "bank")
seconds: number
increment?: number
flag?: ("lose" | "draw" | "bot")
}
export interface Created {
id: string
/** opens my seats; nobody else gets it */
secret: (string | null)
link: string
invitations: Invitation[]
}
export interface Invitation {
seat: number
secret: string
link: string
}
export interface Tables {
tables: TableOut[]
/** whether there are further ones */
more: boolean
}
export interface TableOut {
id: string
game: string
status: ("open" | "running" | "over")
turn: (number | null)
ply: number
result: (string | null)
/** how it ended: the rules ranked the seats, all won, lost or drew, or off the board; null if unknown */
outcome: (("rules" | "won" | "lost" | "draw" | "resign" | "flag" | "cancelled") | null)
clock: (ClockOut | null)
/** milliseconds that the seat to act has left; of tables of yours only */
left: (number | null)
preset: (string | null)
/** open ones that are not as usual, unless they are long */
options: { [k: string]: string | number | boolean }
created: number
updated: number
public: boolean
/** a finished match from a file: names and dice are as the file says */
imported: boolean
/** how often something was taken back */
taken_back: number
seats: ChairOut[]
}
export interface ClockOut {
kind: ("move" | "bank" | "game")
seconds: number
increment: number
}
export interface ChairOut {
seat: number
/** what the game calls the seat, as in the result */
name: string
kind: ("open" | "person" | "bot")
nickname: string
level: (string | null)
yours: boolean
}
export interface Journal {
/** the text of a .herna file */
journal: string
seats?: (SeatWish[] | null)
clock?: (ClockWish | null)
limits?: (boolean | null)
hints?: (boolean | null)
public?: boolean
lot?: boolean
watchers_chat?: boolean
}
/** How the story ends, what came about how, and where the match turned. */
export interface Debrief {
ending: (Message | null)
chapters: Chapter[]
turning_point: (TurningPoint | null)
}
export interface Chapter {
title: Message
columns: Column[]
rows: TableRow[]
told: Sentence[]
story: boolean
}
/** What a column is about: a seat, something else with a name, or something that belongs to a seat. */
export interface Column {
seat: (number | null)
label: (Message | null)
}
/** A row of a table, with a value for each column. */
export interface TableRow {
label: Message
values: (number | string | Message | null)[]
total: boolean
}
/** A sentence, and the position of the replay that shows what it tells of. */
export interface Sentence {
message: Message
ply: (number | null)
}
/** What was played there, and what it changed. */
export interface TurningPoint {
ply: number
messages: Message[]
explain: Message
}
export interface Key {
secret?: (string | null)
}
export interface DeskOut {
number: number
ply: number
turn: (number | null)
paused: boolean
desk: Desk
report: Report
letters: LetterOut[]
corrections: Correctable[]
papers: { [k: string]: string }
}
/** What lies before the organiser. */
export interface Desk {
headline: Message
explain: Message
course: Phase[]
tasks: Task[]
closing: (Message | null)
papers: Paper[]
day: (number | null)
turns: OpenTurn[]
}
/** A part of a day. */
export interface Phase {
label: Message
when: ("done" | "later" | "now")
}
/**
 * Something the organiser can do now.
 *     A `button` plays the action. An `order` plays the action followed by all `seats` from the best to the last, like
 *     `A>B=C`; so does `again`, about an order that was entered before, which is its `note`. A `verdict` plays the action
 *     about something that a seat has submitted. `points` plays the action followed by a number with its sign; a reason is
 *     sent with it.
 */
export interface Task {
kind: ("again" | "button" | "order" | "points" | "verdict")
label: Message
action: string
explain: (Message | null)
seats: string[]
seat: (number | null)
writes: boolean
note: string
sure: (Message | null)
}
/** An open turn, and what the seat loses if it is closed now. */
export interface OpenTurn {
seat: number
loses: number
}
/** The public state of things, for a board and for paper: a line of numbers for each seat that plays. */
export interface Report {
headline: Message
columns: Message[]
rows: number[][]
places: number[]
emblems: string[]
moment: ("morning" | "over" | "quiet" | "ranked" | "turns")
flag: (number | null)
gains: number[]
before: number[]
queue: number[]
at_once: number
}
export interface LetterOut {
number: number
seat: number
text: string
at: number
answer: (string | null)
}
export interface Correctable {
ply: number
action: string
note: string
}
export interface Dice {
commitment: (string | null)
seed: (string | null)
events: number
honest: boolean
imported: boolean
format: number
taken_back: number
}
export interface Joining {
nickname?: string
invitation?: (string | null)
seat?: (number | null)
}
export interface Joined {
id: string
seat: number
secret: string
link: string
}
export interface LinkWish {
secret?: (string | null)
/** a seat whose link was lost or seen by others; the old one opens nothing any more */
renew?: (number | null)
}
export interface Links {
/** of this machine in the local network, if it can be reached from there */
origin: (string | null)
teams: TeamLink[]
}
export interface TeamLink {
seat: number
link: string
}
export interface Replay {
info: TableInfo
seats: SeatInfo[]
result: (string | null)
scene: Scene
positions: Position[]
taken_back: number
}
/** A position of a replay: what led to it, and what is different from the one before. */
export interface Position {
ply: number
seat: (number | null)
text: string
messages: Message[]
scene: (SceneChange | null)
key: boolean
}
export interface ReportOut {
number: number
report: Report
posted: Posted[]
legend: string
}
/** A text for everybody, sent with an action. */
export interface Posted {
ply: number
action: string
text: string
}
/** How things stand with the review of a table, and the review when it is there. */
export interface Reviewed {
state: ("done" | "failed" | "none" | "queued" | "working")
place: number
done: number
total: number
failed: (("broken" | "slow") | null)
mine: number[]
review: (Review | null)
}
export interface Review {
version: number
game: string
rules: string
judge: string
effort: number
start: number[]
moments: Moment[]
seats: SeatReview[]
turning_points: number[]
}
/** A step of the match, an action or a chance event, and how things stand after it. */
export interface Moment {
ply: number
seat: (number | null)
text: string
chances: number[]
scores: (number[] | null)
luck: (number[] | null)
decision: (Decision | null)
}
/** An action of a seat, judged by nothing but what this seat could know. */
export interface Decision {
chance: number
loss: number
grade: ("best" | "blunder" | "good" | "inaccuracy" | "mistake" | "only")
better: Alternative[]
refutation: string[]
why: Why[]
hinted: boolean
}
/** An action that could be played, what its seat could expect of it, and what comes after it by the judge. */
export interface Alternative {
text: string
chance: number
line: string[]
}
/** A sentence about a mistake, true in the position it is about, and the paragraph of the rules to read. */
export interface Why {
message: Message
rule: string
}
/** A seat in a whole match. */
export interface SeatReview {
decisions: number
accuracy: (number | null)
skill: number
luck: number
grades: { [k: string]: number }
}
/** A decision of a match in words and as lines on the board. */
export interface ShownDecision {
ply: number
seat: number
say: Message
better: ShownAlternative[]
refutation: LineStep[]
}
/** An action that could be played: in words, what speaks for it if that is certain, and the line that it begins. */
export interface ShownAlternative {
text: string
say: Message
merit: (Message | null)
chance: number
steps: LineStep[]
}
/** An action or chance event of a line, and what is different after it. */
export interface LineStep {
seat: (number | null)
text: string
messages: Message[]
scene: (SceneChange | null)
}
/** The sheets that a secret opens: a team's own, for the organiser all of them and an overview. */
export interface SheetsOut {
number: number
sheets: Sheet[]
overview: Section[]
posted: Posted[]
}
export interface Sheet {
seat: number
sections: Section[]
}
export interface Section {
title: Message
items: Item[]
}
/** A piece of a printed sheet. A diagram is rows of a small map: `o` is the piece, `*` what it reaches. */
export interface Item {
text: (string | Message)
head: (Message | null)
mark: string
diagram: string[]
}
export interface Trial {
secret?: (string | null)
action: string
}
/** What an action of the organiser would add to each account, and whether it is allowed. */
export interface Gains {
points: number[]
}
/** Why a request had no effect. */
export interface Problem {
code: string
text: string
}

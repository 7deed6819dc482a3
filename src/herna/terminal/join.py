"""`herna join URL`: a seat at a table of a server, played from this terminal."""

from __future__ import annotations

import shlex
from collections.abc import Callable

import msgspec

import herna
from herna.engine.errors import HernaError
from herna.engine.game import State
from herna.engine.scene import Message, text_of
from herna.server import protocol
from herna.server.protocol import Bye, Done, Error, HintGiven, Line, Offer, ServerMessage, Snapshot, Update

from . import columns
from .connection import Address, Connection, Refusal, sit_down
from .screen import Screen, width_of

# what an update replaces in the snapshot that it follows
NEWS = (
    "number",
    "ply",
    "turn",
    "position",
    "choices",
    "clocks",
    "offer",
    "ending",
    "rematch",
    "products",
    "paused",
    "gestures",
)
HELP = {
    "m, moves": "terminal-help-moves",
    "b, board": "terminal-help-board",
    "h, hint": "terminal-help-hint",
    "u, undo": "terminal-help-ask-undo",
    "say TEXT": "terminal-help-say",
    "draw": "terminal-help-draw",
    "resign": "terminal-help-resign",
    "?, help": "terminal-help-help",
    "q, quit": "terminal-help-leave",
}


def join(text: str, screen: Screen, *, nickname: str = "", watch: bool = False) -> None:
    """Take a seat at a table, or the seat that the address opens, or only watch; and play."""
    address = Address.read(text)
    try:
        if address.seat is None and not watch:
            address = sit_down(address, nickname)
            screen.say(f"  {screen.words('terminal-your-seat', command=_command(address))}", "note")
        Visit(address, screen).run()
    except Refusal as refusal:
        raise HernaError(screen.spoken(refusal.message) or refusal.text) from None


def _command(address: Address) -> str:
    return f"herna join {shlex.quote(address.link)}"


class Visit:
    """One person at one table, until the match is over or the person leaves."""

    seen: Snapshot  # the table as it is now; from the first message on

    def __init__(self, address: Address, screen: Screen) -> None:
        self.connection = Connection(address)
        self.screen = screen
        self._prompt: Message | None = None
        self._choices: list[str] = []
        self._drawn: State | None = None
        self._asked_about: int | None = None
        self._answered = True
        self._played: dict[int, str] = {}  # what stands, by its line
        self._commands: dict[str, Callable[[str], None]] = {
            **dict.fromkeys(("m", "moves"), lambda _: self._list_choices()),
            **dict.fromkeys(("b", "board"), lambda _: self._draw()),
            **dict.fromkeys(("?", "help"), lambda _: self.screen.help(HELP)),
            **dict.fromkeys(("h", "hint"), lambda _: self._ask(protocol.Hint(id=1))),
            **dict.fromkeys(("u", "undo"), lambda _: self._ask(protocol.Undo(id=1))),
            **dict.fromkeys(("q", "quit", "exit"), self._quit),
            "say": lambda text: self._ask(protocol.Chat(text=text, id=1)) if text else None,
            "draw": lambda _: self._ask(protocol.Draw(id=1)),
            "resign": lambda _: self._ask(protocol.Resign(id=1)),
        }

    def run(self) -> None:
        self.connection.dial()
        try:
            self._enter()
            while not self._closed:
                message = self.connection.hear(wait=not self._may_act)
                if message is not None:
                    self._take_in(message)
                elif self._question:
                    self._answer_question(self._question)
                else:
                    self._choose()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
            self._tell("terminal-come-back", "note", command=_command(self.connection.address))
        finally:
            self.connection.hang_up()

    def _enter(self) -> None:
        """Wait for the table to be shown."""
        while True:
            message = self.connection.hear(wait=True)
            if isinstance(message, Error):
                raise Refusal(message.message, message.text)
            if isinstance(message, Snapshot):
                self._take_in(message)
                return

    @property
    def _closed(self) -> bool:
        ending = self.seen.ending
        return ending is not None and (ending.closed or not self._can_act)

    def _tell(self, id: str, ink: str | None = None, **args: str | int) -> None:
        self.screen.say(f"  {self.screen.words(id, **args)}", ink)

    # --- what the server says ---------------------------------------------------------------------

    def _take_in(self, message: ServerMessage) -> None:
        match message:
            case Snapshot():
                self.seen = message
                self._prompt = message.scene.prompt
                self._played = {}
                for line in message.lines:
                    self._remember(line)
                self._welcome()
            case Update():
                self._follow(message)
            case Error():
                self.screen.paragraph(self.screen.spoken(message.message) or message.text, "bad")
            case HintGiven():
                words = " ".join(filter(None, map(self.screen.spoken, (message.instruction, message.reason))))
                self._tell("terminal-hint", "note", what=words, action=message.choice.text)
            case Bye():
                self._tell("terminal-away", "faint")
        self._answered |= isinstance(message, Done | Error | HintGiven)

    def _follow(self, update: Update) -> None:
        changed = {name: getattr(update, name) for name in NEWS}
        changed |= {name: value for name in ("seats", "you") if (value := getattr(update, name)) is not None}
        self.seen = msgspec.structs.replace(self.seen, **changed)
        if update.scene is not None:
            self._prompt = update.scene.prompt
        for line in update.lines:
            words = self._told(line)
            self._remember(line)
            if words:
                self.screen.say(f"  {words}", "note" if line.kind == "chat" else None)

    def _welcome(self) -> None:
        info = self.seen.info
        title = self.screen.spoken(text_of(info.game, "title")) or info.title
        people = ", ".join(self._who(seat.seat) for seat in self.seen.seats)
        self.screen.say(f"{title}: {people}", "strong")
        if info.commitment:
            self._tell("terminal-sealed", "faint")
            self.screen.say(f"  {info.commitment}", "faint")
        self._tell("terminal-how" if self.seen.you else "terminal-watching", "faint")

    def _seat_name(self, name: str) -> str:
        """What the game calls a seat, or else its sign in the notation."""
        return self.screen.spoken(text_of(self.seen.info.game, "seat", name)) or name

    def _who(self, number: int) -> str:
        seat = self.seen.seats[number]
        name = self._seat_name(seat.name)
        if seat.kind == "bot":
            level = self.screen.spoken(Message(f"table-level-{seat.level}")) or str(seat.level)
            return self.screen.words("terminal-seat-bot", seat=name, level=level)
        if seat.seat in self.seen.you:
            return self.screen.words("terminal-seat-you", seat=name)
        if seat.nickname:
            return f"{name} ({seat.nickname})"
        return self.screen.words("terminal-seat-free" if seat.kind == "open" else "terminal-seat-somebody", seat=name)

    def _told(self, line: Line) -> str:
        """A line of the log in words; empty where there is nothing to say."""
        said = " ".join(words for message in line.messages if (words := self.screen.spoken(message)))
        who = "" if line.seat is None else self._who(line.seat)
        if line.kind == "chat":
            return f"{who}: {line.text}"
        if line.kind == "offer" and self._question is not None and self._question.number == line.number:
            return ""  # it is put as a question
        if line.kind == "undo" and line.back is not None:
            return self._taken_back(line.back) or said
        if line.kind not in {"action", "chance"}:
            return said
        if line.kind == "action" and line.seat in self.seen.you:
            return ""  # the person's own words need no echo
        action = self.screen.paint(line.text, "strong")
        if said:
            return f"{action}: {said}" if action else said
        if line.kind == "chance":
            return self.screen.words("terminal-chance-gives", action=action) if action else ""
        return self.screen.words("terminal-plays", who=who, action=action) if action else ""

    def _remember(self, line: Line) -> None:
        if line.kind in {"action", "chance"}:
            self._played[line.number] = line.text
        elif line.back is not None:
            self._taken_back(line.back)

    def _taken_back(self, first: int) -> str:
        """What is taken back from a line on, as far as this person may know it."""
        gone = [number for number in self._played if number >= first]
        actions = ", ".join(text for number in gone if (text := self._played.pop(number)))
        return self.screen.words("terminal-taken-back", actions=actions) if actions else ""

    # --- what the person does ---------------------------------------------------------------------

    @property
    def _can_act(self) -> bool:
        return bool(self.seen.choices or self.seen.products)

    @property
    def _may_act(self) -> bool:
        return self._question is not None or (self._answered and self._can_act)

    @property
    def _question(self) -> Offer | None:
        """An offer that waits for this person and has not been put to them yet."""
        offer = self.seen.offer
        if offer is None or offer.number == self._asked_about:
            return None
        return offer if set(offer.waiting) & set(self.seen.you) else None

    def _answer_question(self, offer: Offer) -> None:
        self._asked_about = offer.number
        by = self.seen.seats[offer.by]
        args: dict[str, str | int | Message] = {"who": by.nickname or self._seat_name(by.name)}
        if offer.kind == "bot":
            args["level"] = Message(f"table-level-{offer.level or 'medium'}")
        offered = self.screen.spoken(Message(f"table-offer-{offer.kind}", args))
        accept = self.screen.agrees(f"  {offered} {self.screen.words('terminal-agree')}")
        self._ask(protocol.Answer(offer=offer.number, accept=accept, id=1))

    def _choose(self) -> None:
        texts = [choice.text for choice in self.seen.choices]
        listed = [text for group in columns.grouped(texts) for text in group]
        if listed != self._choices or self._drawn is None:
            self._choices = listed
            self._draw()
            prompt = self.screen.spoken(self._prompt)
            if prompt:
                self.screen.paragraph(prompt, "strong")
            self._list_choices()
        self._answer(self.screen.ask(f"{self.screen.words('terminal-prompt')} "))

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line not in self._choices and word.lower() in self._commands:
            self._commands[word.lower()](rest.strip())
            return
        if action := self.screen.chosen(line, self._choices):
            self._choices = []
            self._ask(protocol.Play(ply=self.seen.ply, action=action, id=1))

    def _ask(self, message: protocol.ClientMessage) -> None:
        """Send; nothing more is asked of the person until the server has answered."""
        self._answered = False
        self.connection.send(message)

    def _quit(self, _: str) -> None:
        raise EOFError

    # --- pictures ---------------------------------------------------------------------------------

    def _state(self) -> State | None:
        """The position as this seat may know it, if this program has the game in the same version."""
        info = self.seen.info
        try:
            game = herna.game(info.game)
            if game.rules != info.rules:
                return None
            return game.position(self.seen.position, len(self.seen.seats), **info.options)
        except HernaError:
            return None

    def _draw(self) -> None:
        state = self._state()
        picture = self.seen.position
        if state is not None:
            game = herna.game(self.seen.info.game)
            picture = game.diagram(state, self.screen.colour, self._drawn)
            if width_of(picture) > self.screen.width:
                picture = "\n".join(f"  {name}: {value}" for name, value in game.notation.fields(state).items())
        self._drawn = state
        self.screen.say(f"\n{picture}\n")

    def _list_choices(self) -> None:
        groups = columns.grouped(self._choices)
        for line in columns.numbered(groups, self.screen.width, lambda text: self.screen.paint(text, "number")):
            self.screen.say(line)
        if self.seen.products and self._drawn is not None:
            game = herna.game(self.seen.info.game)
            example = game.notation.format_action(self._drawn, self.seen.products[0].first)
            self._tell("terminal-many", "faint", example=example)

    def _finish(self) -> None:
        self._draw()
        ranking = self.seen.ending.ranking if self.seen.ending is not None else ()
        if len(ranking) > 1:
            self._tell("terminal-won", "strong", winners=", ".join(map(self._seat_name, ranking[0])))
        else:
            self._tell("terminal-draw", "strong")
        if self.seen.ending is not None and self.seen.ending.taken_back:
            self._tell("terminal-times-back", times=self.seen.ending.taken_back)
        address = self.connection.address
        self._tell("terminal-file", "faint", address=f"{address.site}/api/tables/{address.table}/export")

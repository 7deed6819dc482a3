"""Executable rules: runs the ```vec blocks of Markdown files. The format is docs/rules/VECTORS.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .errors import BadPosition, BadVectors, HernaError, IllegalAction
from .game import Game, State, ranking_text

GAME_LINE = re.compile(r"<!--\s*game:\s*(\w+)\s*-->")
COMMENT = re.compile(r"(^|\s)#.*$")


@dataclass(frozen=True)
class Statement:
    number: int
    text: str
    verbatim: tuple[str, ...] = ()  # the lines between `map` and `end`


@dataclass
class Checked:
    """How many lines hold, and what is said about the others."""

    passed: int = 0
    failures: list[str] = field(default_factory=list)

    @property
    def failed(self) -> int:
        return len(self.failures)


def run_file(path: Path, find_game: Callable[[str], Game], name: str | None = None) -> Checked:
    """Run every block of a file; `find_game` turns the name of a game into the game."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadVectors(f"{path}: cannot be read ({error})") from None
    if name is None:
        found = (GAME_LINE.search(line) for line in lines)
        name = next((match[1] for match in found if match), None)
    report = Checked()
    found_blocks = list(blocks(path, lines))
    if not found_blocks:
        return report
    if name is None:
        raise BadVectors(f"{path}: which game? Add a line <!-- game: NAME --> or pass --game NAME")
    game = find_game(name)
    for block in found_blocks:
        _Block(game, str(path), report).run(block)
    return report


def failures(game: Game, state: State, lines: Iterable[str]) -> list[str]:
    """Which of these asserting lines do not hold of a state: `actor R`, `has FIELD=VALUE`, `? QUERY => VALUE`, ..."""
    report = Checked()
    block = _Block(game, game.name, report)
    block.state = state
    for number, line in enumerate(lines, start=1):
        word, _, rest = line.strip().partition(" ")
        if word not in ASSERTING:
            raise BadVectors(f"{line!r} asserts nothing; such lines begin with {', '.join(ASSERTING)}")
        block.number = number
        try:
            HANDLERS[word](block, rest.strip())
        except (HernaError, ValueError) as error:
            report.failures.append(f"{line}: {error}")
    return report.failures


def blocks(path: Path, lines: list[str]) -> Iterator[list[Statement]]:
    """The statements of each block of a page."""
    block: list[Statement] | None = None
    number = 0
    while number < len(lines):
        text, first = lines[number], number + 1
        number += 1
        if block is None:
            if text.strip() == "```vec":
                block, opened = [], first
            continue
        if text.strip() == "```":
            yield block
            block = None
            continue
        text = COMMENT.sub("", text).rstrip()
        while text.endswith(" \\") and number < len(lines):
            text = text[:-1] + COMMENT.sub("", lines[number]).strip()
            number += 1
        verbatim: list[str] = []
        if text.split()[:1] == ["map"]:
            while number < len(lines) and lines[number].strip() != "end":
                verbatim.append(lines[number])
                number += 1
            number += 1
        if text.strip():
            block.append(Statement(first, text.strip(), tuple(verbatim)))
    if block is not None:
        raise BadVectors(f"{path}:{opened}: this block is not closed")


class _Block:
    """One block: its own state, and what the last `act` did to it."""

    def __init__(self, game: Game, name: str, report: Checked) -> None:
        self.game = game
        self.name = name
        self.report = report
        self.options: dict[str, object] = {}
        self.seats: int | None = None  # of `new seats=N`: all of them
        self.players: int | None = None  # of `opt seats=N`: besides those that options add
        self.state: State = game.new()
        self.refusal: HernaError | None = None

    def run(self, lines: list[Statement]) -> None:
        for line, following in zip(lines, [*lines[1:], None], strict=True):
            self.number = line.number
            word, *more = line.text.split(None, 1)
            rest = more[0] if more else ""
            try:
                if word == "act":
                    self._act(rest.strip(), following)
                elif word == "map":
                    self._map(rest.strip(), line.verbatim)
                else:
                    handler = HANDLERS.get(word)
                    if handler is None:
                        self._expect("a known line", word)
                    else:
                        handler(self, rest.strip())
                        self.refusal = None
            except (HernaError, ValueError) as error:
                self._fail(f"{line.text}: {error}")

    # --- counting ---------------------------------------------------------------------------------

    def _fail(self, message: str) -> None:
        self.report.failures.append(f"{self.name}:{self.number}: {message}")

    def _expect(self, expected: str, got: str) -> None:
        if expected == got:
            self.report.passed += 1
        else:
            self._fail(f"expected {expected or 'nothing'}, got {got or 'nothing'}")

    # --- lines that change something --------------------------------------------------------------

    def _act(self, text: str, following: Statement | None) -> None:
        """An act is judged by the `res` after it; without one it must be legal, and counts itself."""
        refusal: HernaError | None = None
        try:
            self.game.play(self.state, text)
        except HernaError as error:
            refusal = error
        judged = following is not None and re.match(r"res(\s|$)", following.text)
        self.refusal = refusal
        if judged:
            return
        if refusal is not None:
            self._fail(f"act {text}: expected legal, got: {refusal}")
        else:
            self.report.passed += 1

    def _map(self, form: str, lines: tuple[str, ...]) -> None:
        """The block's map, for games with such an option; nothing has been played on it."""
        self.options["map"] = "\n".join([f"{form or 'map'}:", *lines])
        self.state = self._read("-")
        self.refusal = None

    def opt(self, rest: str) -> None:
        given: dict[str, object] = {name: value for name, _, value in (word.partition("=") for word in rest.split())}
        if "seats" in given:
            self.players = int(str(given.pop("seats")))
        given = self.game.name_options(given)
        options = self.game.read_options(given)
        self.options |= given
        if self.game.notation.adopt(self.state, {name: options[name] for name in given}):
            return
        try:
            self.state = self._read(self.game.notation.format_position(self.state))
        except BadPosition:  # if a position is its history, other options may forbid it: start over
            self.state = self.game.new(self.seats, **self.options)

    def new(self, rest: str) -> None:
        seats = re.fullmatch(r"seats=(\d+)", rest)
        if not seats:
            raise ValueError("expected new seats=N")
        self.state = self.game.new(int(seats[1]), **self.options)
        self.seats = int(seats[1])

    def pos(self, rest: str) -> None:
        self.state = self._read(rest)

    def _read(self, text: str) -> State:
        return self.game.position(text, self._number_of_seats(), **self.options)

    def _number_of_seats(self) -> int | None:
        if self.players is None:
            return self.seats
        allowed = self.game.seats_with(self.game.read_options(self.options), self.players)
        if not allowed:
            raise ValueError(f"{self.players} players are not possible with these options")
        return allowed[0]

    # --- lines that assert ------------------------------------------------------------------------

    def res(self, rest: str) -> None:
        words = rest.split()
        if words[:1] == ["illegal"]:
            if self.refusal is None:
                self._fail("expected a refusal, but the action was played")
            elif words[1:] and not (isinstance(self.refusal, IllegalAction) and self.refusal.rule == words[1]):
                self._expect(f"rule {words[1]}", str(self.refusal))
            else:
                self.report.passed += 1
            return
        if self.refusal is not None:
            self._fail(f"expected {rest}, but the action was refused: {self.refusal}")
        else:
            self._expect(self._written(self._read(rest)), self._written(self.state))

    def _written(self, state: State) -> str:
        return " ".join(f"{name}={value}" for name, value in self.game.notation.fields(state).items())

    def has(self, rest: str) -> None:
        fields = self.game.notation.fields(self.state)
        names = list(re.finditer(r"(?:^|\s)(\w+)=", rest))
        if not names or names[0].start():
            raise ValueError("expected has FIELD=VALUE ...")
        for name, after in zip(names, [*names[1:], None], strict=True):
            value = self.game.notation.tidy(name[1], rest[name.end() : after.start() if after else None].strip())
            got = fields.get(name[1], "")
            if value != got:
                self._fail(f"{name[1]}: expected {value or 'nothing'}, got {got or 'nothing'}")
                return
        self.report.passed += 1

    def legal(self, rest: str) -> None:
        self._expect(" ".join(sorted(rest.split())), " ".join(sorted(self.game.legal_texts(self.state))))

    def legal_with(self, rest: str) -> None:
        missing = set(rest.split()) - set(self.game.legal_texts(self.state))
        self._expect("", " ".join(sorted(missing)) and f"not legal: {' '.join(sorted(missing))}")

    def legal_without(self, rest: str) -> None:
        present = set(rest.split()) & set(self.game.legal_texts(self.state))
        self._expect("", " ".join(sorted(present)) and f"legal: {' '.join(sorted(present))}")

    def count(self, rest: str) -> None:
        number, _, prefix = rest.partition(" ")
        texts = [text for text in self.game.legal_texts(self.state) if text.startswith(prefix.strip())]
        self._expect(number, str(len(texts)))

    def actor(self, rest: str) -> None:
        self._expect(rest, self.game.actor_name(self.state))

    def score(self, rest: str) -> None:
        notation = self.game.notation
        scores = dict(zip(notation.seats(self.state), map(str, notation.scores(self.state)), strict=True))
        got = " ".join(f"{seat}={scores.get(seat, '')}" for seat in (word.partition("=")[0] for word in rest.split()))
        self._expect(" ".join(rest.split()), got)

    def rank(self, rest: str) -> None:
        self._expect(" ".join(rest.split()), ranking_text(self.game.notation.ranking(self.state)))

    def query(self, rest: str) -> None:
        question, arrow, value = rest.partition("=>")
        if not arrow:
            raise ValueError("expected ? QUERY => VALUE")
        answer = self.game.notation.query(self.state, question.strip())
        expected = value.strip()
        if isinstance(answer, frozenset):
            self._expect(" ".join(sorted(expected.split())), " ".join(sorted(answer)))
        else:
            self._expect(expected, answer)


HANDLERS: dict[str, Callable[[_Block, str], None]] = {
    "opt": _Block.opt,
    "new": _Block.new,
    "pos": _Block.pos,
    "res": _Block.res,
    "has": _Block.has,
    "legal": _Block.legal,
    "legal+": _Block.legal_with,
    "legal-": _Block.legal_without,
    "count": _Block.count,
    "actor": _Block.actor,
    "score": _Block.score,
    "rank": _Block.rank,
    "?": _Block.query,
}

ASSERTING = ("has", "legal", "legal+", "legal-", "count", "actor", "score", "rank", "?")

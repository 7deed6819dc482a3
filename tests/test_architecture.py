"""The layers of docs/architecture.md: which module may import which, and how long files and functions may be."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "herna"
PAGE = ROOT / "docs" / "architecture.md"
LONGEST_FILE, LONGEST_FUNCTION = 600, 50
LONGEST_IN_CLIENT = 400
GENERATED = "Not to be edited"  # in the first line
REASON = "# long:"  # on the line of the `def`, followed by the reason


def modules() -> dict[str, Path]:
    found = {}
    for file in sorted(SOURCE.rglob("*.py")):
        words = file.relative_to(SOURCE.parent).with_suffix("").parts
        found[".".join(words[:-1] if words[-1] == "__init__" else words)] = file
    return found


MODULES = modules()


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Everything that can run, so not what is under TYPE_CHECKING."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)):
            yield child
            yield from statements(child)


@cache
def imported(module: str) -> frozenset[str]:
    """The modules of Herna that it imports, inside functions too."""
    package = module.split(".") if MODULES[module].name == "__init__.py" else module.split(".")[:-1]
    named = set()
    for node in statements(tree(module)):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            named |= {f"{base}.{name.name}" if f"{base}.{name.name}" in MODULES else base for name in node.names}
    return frozenset(name for name in named if name in MODULES and name != module)


@cache
def layers() -> list[list[str]]:
    """The block `layers` of the page, from the bottom: on each line the rooms of a layer."""
    block = re.search(r"^```layers\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.S | re.M)
    assert block, "docs/architecture.md has no block of layers"
    return [line.split("#")[0].split() for line in reversed(block[1].splitlines()) if line.split("#")[0].strip()]


def layer_of(module: str) -> int:
    inside = module.removeprefix("herna").removeprefix(".")
    for number, rooms in enumerate(layers()):
        if any(inside == room or inside.startswith(f"{room}.") for room in rooms):
            return number
    pytest.fail(f"docs/architecture.md has no layer for {module}")


def test_every_room_of_the_page_exists() -> None:
    rooms = [room for line in layers() for room in line]
    assert not [room for room in rooms if f"herna.{room}" not in MODULES]
    assert len(set(rooms)) == len(rooms)


def drawing() -> str:
    found = re.search(r"^## Rooms\n+```\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.S | re.M)
    assert found, "docs/architecture.md has no drawing of the rooms"
    return found[1]


def test_every_file_of_the_drawing_exists() -> None:
    named = set(re.findall(r"\b\w+\.py\b", drawing()))
    assert len(named) > 100
    assert not named - {file.name for file in (*SOURCE.rglob("*.py"), *ROOT.glob("*.py"))}


def test_every_room_is_in_the_drawing() -> None:
    named = set(re.findall(r"\b(\w+)/", drawing()))
    houses = (SOURCE, SOURCE / "server", SOURCE / "games", ROOT / "web" / "src")
    rooms = {file.relative_to(house).parts[0] for house in houses for file in house.glob("*/*") if file.is_file()}
    assert len(rooms) > 20
    assert not rooms - named - {"__pycache__", "static"}


def test_every_module_is_in_the_drawing() -> None:
    """Those of a game by name, but for what is a scene's or a notation's own."""
    named = set(re.findall(r"\w+", drawing()))
    own = re.compile(r"herna\.games\.\w+\.(?:scene|notation)\.")
    files = {module for module, file in MODULES.items() if not file.stem.startswith("__")}
    rooms = {module for module in files if not own.match(module) and ".migrations." not in module}
    assert len(rooms) > 150
    assert not {module for module in rooms if module.rpartition(".")[2] not in named}


def test_imports_point_down() -> None:
    everywhere = {"herna", "herna.server"}
    layer = {module: layer_of(module) for module in MODULES if module not in everywhere}
    above = [
        (module, other) for module in layer for other in imported(module) & set(layer) if layer[other] > layer[module]
    ]
    assert not above


def test_no_game_knows_another() -> None:
    def game(module: str) -> str:
        return module.split(".")[2]

    inside = [module for module in MODULES if module.startswith("herna.games.")]
    known = [(a, b) for a in inside for b in imported(a) if b in inside and game(a) != game(b)]
    assert not known


def test_nobody_but_the_runner_knows_the_fast_ways() -> None:
    fast = "herna.server.speed"
    knowing = {a for a in MODULES for b in imported(a) if b.startswith(fast) and not a.startswith(fast)}
    assert knowing == {"herna.server.run"}


def test_there_is_no_cycle() -> None:
    graph = {a: imported(a) for a in MODULES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def too_long(folder: str, endings: set[str], limit: int) -> dict[str, int]:
    """The files that people write in a folder of the repository and that have more lines than they may."""
    files = [file for file in (ROOT / folder).rglob("*") if file.suffix in endings]
    assert files, f"nothing is found in {folder}"
    texts = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8").splitlines() for file in files}
    written = {name: len(lines) for name, lines in texts.items() if lines and GENERATED not in lines[0]}
    return {name: length for name, length in written.items() if length > limit}


def test_files_are_short() -> None:
    for folder in ("src", "tests", "tools", "benchmarks", "examples"):
        assert not too_long(folder, {".py"}, LONGEST_FILE)
    assert not too_long("web/src", {".ts", ".svelte"}, LONGEST_IN_CLIENT)


def long_functions(module: str) -> list[str]:
    """Those that give no reason."""
    lines = MODULES[module].read_text(encoding="utf-8").splitlines()
    functions = [node for node in ast.walk(tree(module)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    long = [node for node in functions if (node.end_lineno or 0) - node.body[0].lineno >= LONGEST_FUNCTION]
    return [f"{module}.{node.name}" for node in long if REASON not in lines[node.lineno - 1]]


def test_functions_are_short() -> None:
    assert not [name for module in MODULES for name in long_functions(module)]


HOOKS = re.compile(r"\b(?:getattr|hasattr)\((?:self\.)?(?:game|stage|notation|\w+\.stage|\w+\.notation|stage_of\()\b")


def test_no_hook_is_found_by_its_name() -> None:
    allowed = {"herna.engine.kernel.dispatch"}  # goes through all fields of a Kernel
    found = {module: HOOKS.findall(MODULES[module].read_text(encoding="utf-8")) for module in MODULES.keys() - allowed}
    assert not {module: names for module, names in found.items() if names}


def test_the_graph_is_read() -> None:
    """The tests above would pass if nothing were found."""
    assert "herna.engine.game" in imported("herna.server.settings")
    assert "herna.server.run" in imported("herna.operating")  # inside of a function
    assert "herna.server.rooms.hub" not in imported("herna.server.rooms.room")  # only for types
    assert all(lower != upper for lower, upper in pairwise(layers()))

"""The compiler's side of kernels: how they are compiled and where their machine code is kept."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba import _dynfunc
from numba.core import codegen, compiler_machinery, registry, typed_passes
from numba.core.caching import IndexDataCacheFile
from numba.core.compiler import CompilerBase, DefaultPassBuilder, _LowerResult
from numba.extending import overload

from ..homes import homes

if sys.platform != "win32":
    import fcntl

INTERPRETED: bool = bool(numba.config.DISABLE_JIT)

PACKAGE = Path(__file__).resolve().parents[2]
CACHES_KEPT = 3

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel_files() -> Iterator[tuple[str, Path]]:
    """All files in folders named `kernel`, by their names: ours, then those of games from elsewhere.

    They decide what the compiler produces; which of them it reads is the games' own affair.
    """
    away = {name: home.folder for name, home in homes().items() if not home.folder.is_relative_to(PACKAGE)}
    for name, folder in {"": PACKAGE, **away}.items():
        within = {file for kernels in folder.glob("**/kernel") for file in kernels.rglob("*")}
        for file in sorted(within):
            if file.is_file() and "__pycache__" not in file.parts:
                yield f"{name}:{file.relative_to(folder).as_posix()}", file


def cache_key() -> str:
    """Numba checks only a function's own file; constants and callees live in others, so hash them all."""
    h = hashlib.sha256(f"{numba.__version__} {np.__version__} bounds={numba.config.BOUNDSCHECK}".encode())
    for name, file in kernel_files():
        h.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return h.hexdigest()[:16]


def cache_root() -> Path:
    """The first of these that can be written: the folder named, the virtual environment, the user's caches."""
    candidates = [Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "herna"]
    if sys.prefix != sys.base_prefix:
        candidates.insert(0, Path(sys.prefix) / "var" / "cache" / "herna")
    if named := os.environ.get("HERNA_CACHE"):
        candidates.insert(0, Path(named))
    for folder in candidates:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix="herna-"))


CACHES = cache_root()
CACHE = CACHES / cache_key()
numba.config.CACHE_DIR = str(CACHE)


def _take_turns() -> None:
    """Let processes that compile at once add to an index of machine code one after the other.

    Numba reads the index, adds an entry and writes it back; without a lock the entries of one of them would be lost.
    """
    add = IndexDataCacheFile.save

    def add_alone(self: IndexDataCacheFile, key: Any, data: Any) -> None:
        CACHE.mkdir(parents=True, exist_ok=True)
        with (CACHE / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            add(self, key, data)

    IndexDataCacheFile.save = add_alone


if sys.platform != "win32":
    _take_turns()


def stale_caches() -> list[Path]:
    """Folders of machine code for older sources, all but the latest few."""
    others = [p for p in CACHES.iterdir() if p.is_dir() and p != CACHE and len(p.name) == len(CACHE.name)]
    return sorted(others, key=lambda p: p.stat().st_mtime, reverse=True)[CACHES_KEPT:]


# --- compiling each function once ---------------------------------------------------------------------------------
#
# Left alone, Numba optimises every function together with all that it calls, writes machine code for it and stores that
# on disk, level by level: the rules of a game were optimised dozens of times, mostly for functions that Python never
# calls. Here a function that another kernel calls is only an ingredient: typed, lowered and handed on as it is. All of
# the optimising happens once, in the function that Python calls, and only that has machine code.


class _Ingredient(codegen.JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """Code that is only ever linked into other code, where it is optimised."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class _IngredientLowering(typed_passes.NativeLowering):  # type: ignore[misc]  # Numba has no types
    """Lowers without writing machine code, which the usual pass does at once."""

    _name = "herna_ingredient_lowering"

    def run_pass(self, state: Any) -> bool:
        usual = state.flags  # other functions are found again by these flags, so they stay as they are
        state.flags = usual.copy()
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        state.library = _Ingredient(state.targetctx.codegen(), state.func_id.func_qualname)
        super().run_pass(state)
        state.flags = usual
        state.library._ensure_finalized()
        made, described = state["cr"], state["cr"].fndesc
        name = described.qualname.split(".")[-1]
        # Numba looks code up by its entry point; this one exists but cannot be called.
        entry = _dynfunc.make_function(described.lookup_module(), name, "", 0, made.env, (state.library,))
        state.targetctx.insert_user_function(entry, described, [state.library])
        state.reload_init.extend(state.library._reload_init)
        state["cr"] = _LowerResult(described, made.call_helper, cfunc=entry, env=made.env)
        return True


class _IngredientCompiler(CompilerBase):  # type: ignore[misc]  # Numba has no types
    def define_pipelines(self) -> list[Any]:
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        usual = typed_passes.NativeLowering
        steps.passes = [(_IngredientLowering if each is usual else each, why) for each, why in steps.passes]
        steps.finalize()
        return [steps]


OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None}


class _Kernel(registry.CPUDispatcher):  # type: ignore[misc]  # Numba has no types
    """A function with two forms: called from Python, compiled and kept on disk; called by kernels, an ingredient."""

    def __init__(self, py_func: Callable[..., Any], **more: Any) -> None:
        super().__init__(py_func, **more)
        self._ingredient = registry.CPUDispatcher(
            py_func, targetoptions=dict(OPTIONS), pipeline_class=_IngredientCompiler
        )

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return self._ingredient.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        return self._ingredient.get_overload(sig)


def kernel(function: Function) -> Function:
    """Compile on first use, keep the machine code on disk, release the GIL while running."""
    if INTERPRETED:
        return function
    made: Any = _Kernel(function, targetoptions={**OPTIONS, "no_cfunc_wrapper": True})
    made.enable_caching()
    return made


def meaning(generic: Callable[..., Any]) -> Callable[[Function], Function]:
    """Let kernels call `generic`: the function below says, by the types of the arguments, what that means."""
    return overload(generic, jit_options={"pipeline_class": _IngredientCompiler})

"""The locked requirements: complete for servers too, the same versions everywhere, and bound to no package index."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ADAPTERS = ("gpu", "gymnasium", "openspiel", "pettingzoo", "ray")
KINDS = ("bootstrap", "run", "nodes", "lab", *ADAPTERS, "peers", "dev")


def locked(kind: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{kind}.txt").read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9_.-]+)==(\S+)", text, re.MULTILINE))


def test_what_every_extra_needs_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for extra, needs in project["optional-dependencies"].items():
        names = {re.split(r"[<>=~!\[; ]", need)[0] for need in needs}
        assert names <= locked(extra).keys()


@pytest.mark.parametrize(
    ("smaller", "larger"),
    [
        *(("run", extra) for extra in ("nodes", "lab", *ADAPTERS, "peers")),
        *((extra, "dev") for extra in ("nodes", "lab", "gymnasium", "pettingzoo")),
    ],
)
def test_a_larger_lock_has_the_same_versions(smaller: str, larger: str) -> None:
    assert locked(smaller).items() <= locked(larger).items()


@pytest.mark.parametrize("kind", KINDS)
def test_locks_have_hashes_and_name_no_index(kind: str) -> None:
    text = (ROOT / "requirements" / f"{kind}.txt").read_text("utf-8")
    assert text.count("--hash=sha256:") >= len(locked(kind)) > 0
    assert "://" not in text

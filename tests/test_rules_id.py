"""A change of a game's rules needs a new id: stored matches name the rules they were played by."""

from __future__ import annotations

import importlib.util
import json
from dataclasses import replace
from pathlib import Path

import pytest

import herna

_spec = importlib.util.spec_from_file_location("rules", Path(__file__).parents[1] / "tools" / "rules.py")
assert _spec
assert _spec.loader
rules = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(rules)


@pytest.mark.parametrize("name", herna.game_names())
def test_the_same_id_means_the_same_rules(name: str) -> None:
    game = herna.game(name)
    stored = rules.read().get(game.rules)
    assert stored, f"{game.rules} is new: run `python tools/rules.py`, and keep what is stored of the old id"
    changed, new = rules.differences(stored, rules.fingerprint(game))
    assert not changed, (
        f"{', '.join(changed)}: not what was stored. {rules.ADVICE.format(id=game.rules, title=game.title)}"
    )
    assert not new, f"{', '.join(new)}: not stored yet; run `python tools/rules.py`"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The golden games and the examples of one game, which a test may change."""
    for part in ("tests/golden", "docs/rules"):
        (tmp_path / part).mkdir(parents=True)
    for file in [*rules.ROOT.glob("tests/golden/thebase-*.txt"), rules.ROOT / "docs" / "rules" / "thebase.md"]:
        (tmp_path / file.relative_to(rules.ROOT)).write_text(file.read_text("utf-8"), encoding="utf-8")
    return tmp_path


def test_another_outcome_is_noticed(copied: Path) -> None:
    game = herna.game("thebase")
    before = rules.fingerprint(game, copied)
    assert rules.differences(before, before) == ([], [])
    golden = copied / "tests" / "golden" / "thebase-draw.txt"
    text = golden.read_text("utf-8")
    golden.write_text(text.replace("= result ", "= result R=", 1), encoding="utf-8")
    assert rules.differences(before, rules.fingerprint(game, copied)) == (["golden thebase-draw"], [])
    golden.write_text(text, encoding="utf-8")
    page = copied / "docs" / "rules" / "thebase.md"
    lines = page.read_text("utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("res illegal"))
    lines[first] = "res illegal 99.9"
    page.write_text("\n".join(lines), encoding="utf-8")
    changed, new = rules.differences(before, rules.fingerprint(game, copied))
    assert (len(changed), len(new)) == (1, 1)


def test_words_and_comments_do_not_matter(copied: Path) -> None:
    game = herna.game("thebase")
    before = rules.fingerprint(game, copied)
    page = copied / "docs" / "rules" / "thebase.md"
    page.write_text(
        "# Another title\n\n" + page.read_text("utf-8").replace("```vec\n", "```vec\n# Look:\n"), encoding="utf-8"
    )
    golden = copied / "tests" / "golden" / "thebase-draw.txt"
    golden.write_text(golden.read_text("utf-8").replace("base-1", "base-9", 1), encoding="utf-8")
    assert rules.fingerprint(replace(game, rules="base-9"), copied) == before


def test_the_command_refuses_to_store_other_outcomes_under_the_same_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stored = rules.read()
    stored["base-1"]["golden thebase-draw"] = "0" * 16
    file = tmp_path / "rules.json"
    file.write_text(json.dumps(stored))
    monkeypatch.setattr(rules, "STORED", file)
    with pytest.raises(SystemExit, match="give the game a new id"):
        rules.main([])
    assert "golden thebase-draw" in capsys.readouterr().out
    assert json.loads(file.read_text()) == stored
    del stored["base-1"]["golden thebase-draw"]
    file.write_text(json.dumps(stored))
    rules.main([])  # a new golden game is stored
    assert "golden thebase-draw" in json.loads(file.read_text())["base-1"]

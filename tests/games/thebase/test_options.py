"""Old spellings of options are read wherever options are given; what is written has today's names."""

from __future__ import annotations

import json

import herna
from herna.engine import journal, vectors
from herna.terminal.words import Words

BASE = herna.game("thebase")
OLD = {"crossing": "leap", "idleRotation": False, "returnChooser": "attacker", "tieBreak": "rearThenNext"}
NEW = {"crossing": "leap", "idle_rotation": False, "return_chooser": "attacker", "tie_break": "rearThenNext"}
MIX = {"mix": "D0I6L8T10X0"}


def test_a_header_of_version_0_1():
    head = {"herna": 1, "game": "thebase", "rules": "base-1", "seats": 2, "options": {**OLD, **MIX}}
    match = journal.loads(json.dumps(head) + "\nR=-1-23\n", herna.game)
    assert match.header.options == {**NEW, **MIX}
    assert json.loads(journal.dumps(match).splitlines()[0])["options"] == {**NEW, **MIX}


def test_a_command_line_of_version_0_1():
    old = [f"--{name}={value}" for name, value in OLD.items()]
    new = [f"--{name}={value}" for name, value in NEW.items()]
    assert Words.read(old).options_for(BASE) == Words.read(new).options_for(BASE) == NEW


def test_a_vector_of_version_0_1(tmp_path):
    page = tmp_path / "rules.md"
    page.write_text("""\
<!-- game: thebase -->
```vec
opt idleRotation=false
opt idle_rotation=true
opt tieBreak=rearThenNext
actor chance
```
""")
    report = vectors.run_file(page, herna.game)
    assert (report.passed, report.failures) == (1, [])


def test_a_wish_of_version_0_1():
    assert BASE.match(seed=1, **OLD).header.options == {**NEW, **MIX}

from __future__ import annotations

import re
from pathlib import Path

import pytest

import herna
from herna.engine import vectors
from herna.engine.errors import BadOption, BadVectors, UnknownGame
from herna.engine.homes import homes

from .tiny import find

RULES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture
def run(tmp_path):
    """Run lines as one block, or a whole text; return what was reported, by line of the block."""

    def run(text, *, whole=False):
        path = tmp_path / "rules.md"
        path.write_text(text if whole else f"<!-- game: tiny -->\n```vec\n{text}\n```\n", encoding="utf-8")
        report = vectors.run_file(path, find)
        failures = {}
        for failure in report.failures:
            where, message = re.fullmatch(rf"{re.escape(str(path))}:(\d+): (.*)", failure).groups()
            failures.setdefault(int(where) - (0 if whole else 2), []).append(message)
        assert report.failed == len(report.failures)
        return report.passed, failures

    return run


# --- the rules of the games -------------------------------------------------------------------------------------------


def executable_rules():
    """For every game: its page in docs, more examples among its tests, and the page in its own folder."""
    for name, home in homes().items():
        pages = (RULES / f"{name}.md", GAMES / name / "extra_vectors.md", home.folder / "rules.md")
        yield from ((name, page) for page in pages if page.is_file())


@pytest.mark.parametrize(("name", "path"), list(executable_rules()), ids=lambda value: str(value).rpartition("/")[2])
def test_the_rules_hold(name, path):
    report = vectors.run_file(path, herna.game)
    assert report.failures == []
    assert report.passed > (100 if path.parent == RULES else 10)


def test_every_game_has_rules():
    assert {name for name, _ in executable_rules()} == set(herna.game_names())


# --- lines that hold --------------------------------------------------------------------------------------------------


def test_a_block_in_which_everything_holds(run):
    assert run(
        """\
opt pile=5
new seats=2
res 5 A 0,0
actor A
legal roll 3 1 2
legal+ 1 roll
legal- 4 roll=1
count 4
count 1 roll
act roll=2
res 3 B 2,0
score A=2 B=0
has pile=3 words=3 in the pile seat=B
? odd => yes
? divisors => 3 1
act 3
rank B A
actor nobody
legal
has words= pile=0
act 1
res illegal
act 1
res illegal 2
res 0 B 2,3"""
    ) == (20, {})


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("res 9 B 0,0", "expected pile=9 seat=B taken=0,0 words=9 in the pile, got pile=9 seat=A taken=0,0"),
        ("res illegal", "expected a refusal, but the action was played"),
        ("has seat=B", "seat: expected B, got A"),
        ("has pile=9 seat=A taken=1,0", "taken: expected 1,0, got 0,0"),
        ("has words=", "words: expected nothing, got 9 in the pile"),
        ("has colour=red", "colour: expected red, got nothing"),
        ("legal 1 2 3", "expected 1 2 3, got 1 2 3 roll"),
        ("legal 1 2 3 4 roll", "expected 1 2 3 4 roll, got 1 2 3 roll"),
        ("legal", "expected nothing, got 1 2 3 roll"),
        ("legal+ 3 4 5", "expected nothing, got not legal: 4 5"),
        ("legal- 3 4", "expected nothing, got legal: 3"),
        ("count 3", "expected 3, got 4"),
        ("count 0 r", "expected 0, got 1"),
        ("actor B", "expected B, got A"),
        ("actor chance", "expected chance, got A"),
        ("score A=0 B=1", "expected A=0 B=1, got A=0 B=0"),
        ("rank A B", "expected A B, got nothing"),
        ("? odd => no", "expected no, got yes"),
        ("? divisors => 1 3", "expected 1 3, got 1 3 9"),
        ("? odd", "expected ? QUERY => VALUE"),
        ("? even => no", "no such question: even"),
        ("pos nine A 0,0", "not 'nine A 0,0'"),
        ("new", "expected new seats=N"),
        ("new seats=3", "2 players"),
        ("opt pile=4", "pile: expected 5 or 21 or 200"),
        ("opt colour=red", "no option 'colour'"),
        ("jump", "jump"),
    ],
)
def test_a_line_that_does_not_hold_is_reported_with_what_came_out(run, line, message):
    """And the block continues from the state before it."""
    passed, failures = run(f"pos 9 A 0,0\nact 1\nres 8 B 1,0\npos 9 A 0,0\n{line}\nres 9 A 0,0")
    assert list(failures) == [5]
    assert len(failures[5]) == 1
    assert message in failures[5][0]
    assert passed == 2


def test_a_refusal_must_name_the_rule(run):
    passed, failures = run("pos 2 A 0,0\nact 3\nres illegal 5\nact 3\nres illegal 4\nact four\nres illegal 5")
    assert passed == 1
    assert list(failures) == [5, 7]
    assert "expected rule 4, got 3 is not allowed: the pile is smaller (rule 5)" in failures[5][0]
    assert "expected rule 5, got 'four' is not an action" in failures[7][0]


def test_an_action_that_should_have_been_refused_is_reported(run):
    assert run("pos 2 A 0,0\nact 2\nres illegal\nres 0 A 2,0") == (
        1,
        {3: ["expected a refusal, but the action was played"]},
    )


def test_an_unexpected_refusal_leaves_the_state_and_the_block_goes_on(run):
    passed, failures = run("pos 2 A 0,0\nact 3\nact 1\nres 1 B 1,0\nact roll=5\nactor nobody")
    assert passed == 3
    assert list(failures) == [2]
    assert failures[2] == ["act 3: expected legal, got: 3 is not allowed: the pile is smaller (rule 5)"]


def test_a_refused_act_before_a_position_is_reported_even_if_nothing_should_have_changed(run):
    """It is reported once, at its result: an act itself counts only if no result follows."""
    passed, failures = run("pos 2 A 0,0\nact 3\nres 2 A 0,0\nact seven\nactor A")
    assert passed == 1
    assert list(failures) == [3, 4]
    assert "refused: 3 is not allowed" in failures[3][0]
    assert "expected legal, got: 'seven' is not an action" in failures[4][0]


def test_blanks_and_comments_are_where_people_put_them(run):
    assert run("pos 9 \\   # goes on\n A 0,0  # here\nscore  A=0   B=0\ncount\t4\nactor   A") == (3, {})


def test_fields_without_names_are_told_apart_from_wrong_values(run):
    _, failures = run("pos 9 A 0,0\nhas junk seat=A\nhas")
    assert all("has FIELD=VALUE" in messages[0] for messages in (failures[2], failures[3]))


def test_acts_count_only_without_a_result(run):
    assert run("new seats=2\nact 1\nact 2\nact 3\nres 15 B 4,2")[0] == 3
    assert run("pos 2 A 0,0\nact 3\nres illegal")[0] == 1
    assert run("new seats=2\nopt dice=false\npos 9 A 0,0")[0] == 0


def test_an_action_and_its_outcome_in_one_or_in_two(run):
    assert run("pos 9 A 0,0\nact roll\nactor chance\nlegal- 1 roll\ncount 6 roll=\nact roll=3\nres 6 B 3,0") == (5, {})


# --- options ----------------------------------------------------------------------------------------------------------


def test_options_hold_to_the_end_of_the_block_and_at_once(run):
    assert run(
        "new seats=2\ncount 4\nopt dice=false\nres 21 A 0,0\ncount 3\npos 5 A 0,0\ncount 3\nact roll\nres illegal 4"
    ) == (
        5,
        {},
    )


def test_blocks_are_independent(run):
    text = """\
<!-- game: tiny -->
Some text; `vec` in it means nothing.
```vec
opt dice=false
pos 2 A 0,0
count 2
```
```python
legal nonsense
```
```vec
res 21 A 0,0
count 4
act 4
```
```vec
act 1
res 20 B 1,0
```
"""
    passed, failures = run(text, whole=True)
    assert passed == 4
    assert list(failures) == [14]


# --- the text around --------------------------------------------------------------------------------------------------


def test_comments_and_blank_lines(run):
    assert run("# a comment\n\npos 9 A 0,0   # another\n   # indented\nact 1#2\nres illegal\n\tactor A\t# tab") == (
        2,
        {},
    )


def test_a_line_may_continue_on_the_next(run):
    text = "pos 9 \\\n  A \\\n  0,0\nlegal 1 2 \\\n  3 roll\ncount \\\n  5\ncount 4"
    passed, failures = run(text.replace("  A", "A").replace("  0,0", "0,0"))
    assert passed == 2
    assert failures == {6: ["expected 5, got 4"]}


def test_an_unclosed_block_is_refused_before_anything_runs(run):
    with pytest.raises(BadVectors, match=r"rules\.md:5: this block is not closed"):
        run("<!-- game: tiny -->\n```vec\nactor A\n```\n```vec\nactor A\n", whole=True)


def test_a_file_must_say_its_game(run, tmp_path):
    with pytest.raises(BadVectors, match="which game"):
        run("```vec\nactor A\n```\n", whole=True)
    assert vectors.run_file(tmp_path / "rules.md", find, "tiny").passed == 1


def test_the_first_game_line_counts_and_a_given_name_before_it(run, tmp_path):
    text = "# Title\n<!-- game: tiny -->\n<!-- game: chess -->\n```vec\nactor A\n```\n"
    assert run(text, whole=True) == (1, {})
    with pytest.raises(UnknownGame):
        vectors.run_file(tmp_path / "rules.md", find, "chess")


def test_a_text_without_blocks_needs_no_game(run):
    assert run("Only words.\n", whole=True) == (0, {})


@pytest.mark.parametrize("raw", [None, b"\xff\xfe```vec"])
def test_a_file_that_cannot_be_read(tmp_path, raw):
    path = tmp_path / "rules.md"
    if raw is not None:
        path.write_bytes(raw)
    with pytest.raises(BadVectors, match="cannot be read"):
        vectors.run_file(path, find)


def test_a_wrong_option_does_not_spoil_the_rest_of_the_block(run):
    passed, failures = run("opt pile=4\npos 9 A 0,0\nact 1\nres 8 B 1,0")
    assert list(failures) == [1]
    assert passed == 1


def test_a_refusal_is_judged_once(run):
    """`res illegal` refers to the act before it, not to an earlier one."""
    _, failures = run("pos 2 A 0,0\nact 3\nres illegal\npos 9 A 0,0\nres illegal")
    assert list(failures) == [5]


def test_options_are_checked_when_they_are_read():
    with pytest.raises(BadOption):
        find("tiny").read_options({"pile": 4})

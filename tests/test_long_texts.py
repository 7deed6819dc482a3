"""Whatever the length of what people send, reading it takes time in proportion, and too much of it is refused."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import herna
from herna.engine import game, journal, options
from herna.engine.errors import BadOption, BadPosition, DamagedFile, UnreadableAction
from herna.engine.match import Match, split_note

SECONDS = 30  # of the processor: a pattern that backtracks takes several for one text, all of these together a few
READ_ALL = r"""
import resource

import herna
from herna.engine.datasheet import LONGEST, contents
from herna.engine.errors import HernaError
from herna.engine.match import split_note
from herna.engine.tomltext import Edit, edited
from herna.server.errors import BrokenLog
from herna.server.tables import events, texts

resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
SIZE = 60_000
PIECES = (" ", "a", "1", '"', ' "', " a", "a=", "=", "+M01", "=1,2", ":b1", "1,", "/", "[", "\u200d")
ENDS = ("!", '"')

def attempt(read, *given):
    try:
        read(*given)
    except (HernaError, BrokenLog, ValueError, KeyError, IndexError):
        pass

for piece in PIECES:
    for end in ENDS:
        text = "a" + piece * (SIZE // len(piece)) + end
        split_note(text)
        texts.tidy(text)
        for word in ("%sit 0 ", "%bot 0 easy ", "%offer bot ", "%letter "):
            attempt(events.parse, word + text)
for piece in (*PIECES, "a.", '."a"', "# \n", "[[a]]\n"):
    for start, end in (("[", '"[x"]\n'), ("[", "]\na = 1\n"), ("x", " = 1\n"), ("x = [", "]\n"), ("", "[a]\n")):
        text = start + piece * (SIZE // 3 // len(piece)) + end  # a third: most of all this time is spent here
        attempt(edited, text, Edit("set", "", 0, "a", 1))
        attempt(edited, text, Edit("add", "b", 0, "", {"c": 1}))
        attempt(contents, text[: LONGEST // 2])
for name in herna.game_names():
    game = herna.game(name)
    state = game.new()
    position = game.notation.format_position(state)
    for piece in PIECES:
        for end in ENDS:
            text = piece * (SIZE // len(piece)) + end
            for given in (text, "1" + text, "R1" + text):
                attempt(game.notation.parse_action, state.copy(), given)
            attempt(game.notation.parse_position, state.copy(), text)
            attempt(game.notation.parse_position, state.copy(), position + " " + text)
            attempt(game.notation.parse_position, state.copy(), position[:20] + text)
    for option in game.options:
        for piece in (" ", "a", "1 ", "1", "+-", "| \n", "[[a]]\n", "a = "):
            attempt(option.read, "map:\n" + piece * (options_length // len(piece)))
            attempt(option.read, piece * (options_length // len(piece)))
"""


@pytest.mark.skipif(os.name != "posix", reason="processor time cannot be limited here")
def test_no_text_takes_longer_than_its_length_explains() -> None:
    """Read by the notations themselves, which the caps below protect as well."""
    code = f"seconds, options_length = {SECONDS}, {options.LONGEST}\n{READ_ALL}"
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "NUMBA_DISABLE_JIT": "1"})


def test_a_note_begins_at_the_first_quote_after_a_blank() -> None:
    assert split_note('clue3 "They said "no"."') == ("clue3", 'They said "no".')
    assert split_note(' a"b  \t"c" ') == ('a"b', "c")
    assert split_note('a ""') == ("a", "")
    for alone in ('"a"', 'a "', 'a"b"', 'a "b', "a", ""):
        assert split_note(alone) == (alone, "")


@pytest.mark.parametrize("name", herna.game_names())
def test_texts_that_are_too_long_are_refused_before_they_are_read(name: str) -> None:
    found = herna.game(name)
    with pytest.raises(UnreadableAction, match="at most"):
        found.read_action(found.new(), "x" * (game.LONGEST_ACTION + 1))
    with pytest.raises(BadPosition, match="at most"):
        found.position("x" * (game.LONGEST_POSITION + 1))
    for option in found.options:
        with pytest.raises(BadOption, match="at most"):
            option.read("x" * (options.LONGEST + 1))


def test_a_long_line_of_a_journal_is_named() -> None:
    text = journal.dumps(Match.begin(herna.game("thebase"), seed=1))
    number = text.count("\n") + 1
    with pytest.raises(DamagedFile, match=rf"line {number}\b.*at most"):
        journal.loads(f"{text}a{' ' * 1_000_000}b\n", herna.game)
    with pytest.raises(DamagedFile, match=r"line 1\b.*at most"):
        journal.loads(f"{' ' * 1_000_000}{text}", herna.game)

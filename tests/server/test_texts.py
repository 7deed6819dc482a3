"""What people send is made harmless."""

from __future__ import annotations

import re

from herna.server.protocol import Profile
from herna.server.tables.texts import MOST_POINTS, tidy, tidy_profile, tidy_short


def test_what_people_type_is_one_line_of_text() -> None:
    assert tidy("  a\tb\n\nc\x00\u202e\ud800 ") == "a b c"
    assert tidy("Žluťoučký 🐎") == "Žluťoučký 🐎"
    family = "👨\u200d👩\u200d👧\u200d👦"  # one emoji, of four that are joined
    assert tidy(f" {family} Eva\u200d\u200d ") == f"{family} Eva"
    assert tidy("E\u200dva \u200d 🐎\u200d") == "Eva 🐎"
    assert tidy("🐎\u200d\u200dEva\u200d\u200d🐎") == "🐎Eva🐎"


def test_what_was_tidied_once_stays_as_it_is() -> None:
    family = "👨\u200d👩\u200d👧\u200d👦"
    for text in (f"{'a' * 59} b", family * 20, f"{'a' * 57}{family}", "👍\u200d\u200da", "👍\u200d\u200d👍"):
        for most in (11, 12, 60):
            kept = tidy_short(text, most)
            assert tidy(kept) == kept == tidy_short(kept, most)
            assert len(kept) <= most
        profile = tidy_profile(Profile(text, text))
        assert tidy_profile(profile) == profile  # or a backup of the campaign could not be restored


def test_a_flag_of_a_stranger_is_harmless() -> None:
    nasty = Profile("<script>" * 20, "a b\u0000c" * 9, 'red"/><script>', ((5,) * 9999, (1, 2) * 9999))
    kept = tidy_profile(nasty)
    assert kept.colour == ""
    assert len(kept.leader) <= 60
    assert re.search(r"\s|\x00", kept.emoji) is None
    assert sum(len(stroke) for stroke in kept.strokes) <= 2 * MOST_POINTS
    assert all(len(stroke) % 2 == 0 for stroke in kept.strokes)

from __future__ import annotations

import errno
import json
import os
import stat
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.engine import journal
from herna.engine.errors import DamagedFile, HernaError, UnknownGame, WrongVersion
from herna.engine.kernel import entropy
from herna.engine.match import Match

from .tiny import TINY, find


def a_match(seed: int = 3) -> Match:
    """A match with dice, in which a move and a roll were taken back."""
    match = TINY.match(seed=seed, pile=200)
    for text in ("3", "roll", "1", "roll", "roll"):
        match.play(text)
    match.undo()
    match.play("2")
    match.undo()
    for text in ("roll", "roll", "1"):
        match.play(text)
    return match


def header(**changes: object) -> str:
    """The header of a match without dice, with some fields changed; a field set to ... is left out."""
    data = {"herna": 1, "game": "tiny", "rules": "tiny-1", "seats": 2, "options": {"pile": 21, "dice": True}, **changes}
    return json.dumps({name: value for name, value in data.items() if value is not ...}) + "\n"


def same(one: Match, other: Match) -> bool:
    """Equal in everything that a journal holds."""
    return (
        (one.header, one.entries, one.line, one.closed) == (other.header, other.entries, other.line, other.closed)
        and one.state.tobytes() == other.state.tobytes()
        and [one.at(i).tobytes() for i in range(one.ply)] == [other.at(i).tobytes() for i in range(other.ply)]
    )


# --- text -------------------------------------------------------------------------------------------------------------


def test_a_journal_is_a_json_line_and_one_entry_per_line():
    match = TINY.match(seed=1, pile=21, dice=True)
    match.play("3")
    match.play("2")
    match.undo()
    first, *rest = journal.dumps(match).split("\n")
    assert json.loads(first) == {
        "herna": 2,
        "game": "tiny",
        "rules": "tiny-1",
        "seats": 2,
        "options": {"pile": 21, "dice": True},
        "commitment": entropy.commitment(entropy.seed_from(1)),
    }
    assert rest == ["3", "2", "%undo 1", ""]


@given(st.lists(st.integers(0, 27), max_size=60), st.booleans(), st.booleans())
def test_writing_and_reading_gives_the_same_match(choices, with_dice, close):
    match = TINY.match(seed=7, pile=200) if with_dice else Match.begin(TINY, dice=False, players=("Žofie", 'a"b\n'))
    for choice in choices:
        if choice % 7 == 6 and match.last_own_ply() is not None:
            match.undo()
        elif not match.over:
            match.play(match.legal()[choice % len(match.legal())])
    if close:
        match.close()
    copy = journal.loads(journal.dumps(match), find)
    assert same(copy, match)
    assert journal.dumps(copy) == journal.dumps(match)
    assert journal.loads(journal.dumps(match.branch(seed=1)), find).header.given == match.ply


def test_remarks_are_passed_over():
    match = a_match()
    first, *rest = journal.dumps(match).split("\n")
    remarked = [first, "! to begin with", *(line for entry in rest[:-1] for line in (entry, "!3 left")), ""]
    assert same(journal.loads("\n".join(remarked), find), match)


def test_a_running_match_does_not_reveal_its_dice():
    match = a_match()
    assert match.seed.hex() not in journal.dumps(match)
    assert journal.loads(journal.dumps(match), find).seed is None


@pytest.mark.parametrize("version", [0, 3, "1", None, [1], 1.5])
def test_another_format_is_refused(version):
    with pytest.raises(WrongVersion, match="format"):
        journal.loads(header(herna=version), find)


@pytest.mark.parametrize("rules", ["tiny-2", "", None, 1, {}])
def test_other_rules_are_refused(rules):
    with pytest.raises(WrongVersion, match="tiny-1"):
        journal.loads(header(rules=rules), find)


@pytest.mark.parametrize("name", ["chess", "", None, 5, "../tiny"])
def test_an_unknown_game_is_refused(name):
    with pytest.raises(UnknownGame):
        journal.loads(header(game=name), find)


DAMAGED_HEADERS = {
    "empty": "\n",
    "no json": "not json\n",
    "a list": "[]\n",
    "a number": "1\n",
    "cut off": '{"herna": 1\n',
    "other json": '{"a": 1}\n',
    "no game": header(game=...),
    "no rules": header(rules=...),
    "no seats": header(seats=...),
    "no options": header(options=...),
    "three seats": header(seats=3),
    "seats in words": header(seats="two"),
    "a wrong value": header(options={"pile": 4}),
    "a wrong option": header(options={"colour": 1}),
    "options are a number": header(options=5),
    "options are a list": header(options=["pile"]),
    "players are a number": header(players=5),
    "given in words": header(given="some"),
    "given is a list": header(given=[1]),
    "given is infinite": header(given=float("inf")),
    "given is not a number": header(given=float("nan")),
    "too deep": "[" * 100_000 + "\n",
    "too long a number": '{"herna": 1' + "0" * 5000 + "}\n",
}


@pytest.mark.parametrize("line", DAMAGED_HEADERS.values(), ids=DAMAGED_HEADERS)
def test_a_damaged_header_is_line_1(line):
    with pytest.raises(DamagedFile) as refusal:
        journal.loads(line, find, "game.herna")
    assert (refusal.value.name, refusal.value.line) == ("game.herna", 1)


@pytest.mark.parametrize(
    ("entries", "line", "why"),
    [
        (["1", "9"], 3, "not an action"),
        (["1", "", "2"], 3, "not an action"),
        (["roll", "1"], 3, "a die decides"),
        (["3", "%undo 1"], 3, "%undo 1"),
        (["3", "%undo " + "9" * 5000], 3, "%undo"),
        (["3", "%what"], 3, "%what"),
        (["3"] * 7 + ["1"], 9, "empty"),
    ],
    ids=["no action", "empty line", "illegal", "undo of nothing", "undo of too much", "no event", "over"],
)
def test_the_line_that_is_wrong_is_named(entries, line, why):
    with pytest.raises(DamagedFile, match=why) as refusal:
        journal.loads(header() + "\n".join(entries) + "\n", find)
    assert refusal.value.line == line


def test_nothing_follows_the_seed():
    match = a_match()
    match.close()
    text = journal.dumps(match)
    with pytest.raises(DamagedFile, match="closed") as refusal:
        journal.loads(text + "1\n", find)
    assert refusal.value.line == text.count("\n") + 1


def test_a_cut_off_text_names_the_line():
    text = journal.dumps(a_match())
    for cut in range(len(text)):
        number = text[:cut].count("\n") + 1
        if cut and text[cut - 1] == "\n":
            journal.loads(text[:cut], find)  # cut between two lines, it is an earlier state of the match
        else:
            with pytest.raises(DamagedFile) as refusal:
                journal.loads(text[:cut], find)
            assert refusal.value.line == number


@given(st.data())
def test_whatever_the_text_only_one_kind_of_error(data):
    text = journal.dumps(a_match())
    junk = st.text(max_size=8) | st.sampled_from(["\n", "%undo 0\n", "roll\n", "{", '"', "1", "\r\n", "\0", "\ud800"])
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 12)))
        text = text[:start] + data.draw(junk) + text[end:]
    try:
        match = journal.loads(text, find)
    except HernaError:
        return
    assert same(journal.loads(journal.dumps(match), find), match)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


@given(st.sampled_from(["herna", "game", "rules", "seats", "options", "players", "commitment", "given"]), json_values)
def test_whatever_the_header_only_one_kind_of_error(name, value):
    try:
        match = journal.loads(header(**{name: value}) + "1\n", find)
    except HernaError:
        return
    assert same(journal.loads(journal.dumps(match), find), match)


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_random_text_is_refused(text):
    with pytest.raises((DamagedFile, WrongVersion)):
        journal.loads(text + "\n", find)


# --- files ------------------------------------------------------------------------------------------------------------


def test_write_and_read_a_file(tmp_path):
    path = tmp_path / "new" / "game.herna"
    match = a_match()
    journal.write(path, match)
    assert path.read_bytes() == journal.dumps(match).encode()
    assert same(journal.read(path, find), match)
    assert [p.name for p in path.parent.iterdir()] == ["game.herna"]


@given(data=st.data())
def test_damaged_bytes_give_one_kind_of_error(tmp_path_factory, data):
    raw = bytearray(journal.dumps(a_match()).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.getbasetemp() / "damaged.herna"
    path.write_bytes(bytes(raw))
    for mend in (False, True):
        with suppress(HernaError):
            journal.read(path, find, mend=mend)
    assert path.read_bytes() == bytes(raw)


def test_bytes_that_are_no_text_name_the_line(tmp_path):
    path = tmp_path / "game.herna"
    path.write_bytes(header().encode() + b"1\n2\n\xff\xfe\n1\n")
    with pytest.raises(DamagedFile, match="UTF-8") as refusal:
        journal.read(path, find)
    assert (refusal.value.name, refusal.value.line) == ("game.herna", 4)


def test_appending_one_by_one_equals_writing_all(tmp_path):
    match = a_match()
    path = tmp_path / "game.herna"
    journal.write(path, Match(TINY, match.header))
    for entry in match.entries:
        journal.append(path, [entry])
    assert path.read_text() == journal.dumps(match)
    journal.append(path, [])
    assert path.read_text() == journal.dumps(match)


def test_a_failing_sync_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "game.herna"
    match = a_match()
    journal.write(path, match)
    before = path.read_bytes()

    def full(*_):
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        journal.append(path, ["1", "2"])
    assert path.read_bytes() == before
    match.play("1")
    with pytest.raises(OSError, match="no space"):
        journal.write(path, match)
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.herna"]


def test_a_file_is_replaced_only_when_it_is_complete(tmp_path, monkeypatch):
    path = tmp_path / "game.herna"
    journal.write(path, a_match())
    before = path.read_bytes()

    def refused(*_):
        raise OSError(errno.EACCES, "refused")

    monkeypatch.setattr(os, "replace", refused)
    with pytest.raises(OSError, match="refused"):
        journal.write(path, TINY.match())
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.herna"]


FILL_THE_DISK = """
import resource, sys
from pathlib import Path
from herna.engine import journal
path = Path(sys.argv[1])
size = path.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5, size + 5))
try:
    journal.append(path, ["1", "2", "3", "roll", "roll=6"])
except OSError as error:
    print(error.errno)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_disk_that_is_full_halfway_leaves_the_old_file(tmp_path):
    """The operating system writes some of the entries and refuses the rest."""
    path = tmp_path / "game.herna"
    journal.write(path, a_match())
    before = path.read_bytes()
    run = subprocess.run([sys.executable, "-c", FILL_THE_DISK, path], capture_output=True, text=True, check=False)
    assert (run.stdout.strip(), run.returncode) == (str(errno.EFBIG), 0), run.stderr
    assert path.read_bytes() == before


# --- a match on disk while it is played -------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "game.herna"


def dice(path: Path) -> Path:
    return path.with_name(path.name + ".dice")


def test_every_saved_entry_is_on_disk(path):
    recorder = journal.Recorder(path, TINY.match(seed=5, pile=200))
    for text in ("1", "roll", "3", "roll"):
        recorder.match.play(text)
        recorder.save()
        assert path.read_text() == journal.dumps(recorder.match)
    recorder.match.undo()
    recorder.save()
    recorder.save()
    assert path.read_text() == journal.dumps(recorder.match)


def test_the_dice_lie_beside_for_the_owner_only_until_the_match_is_closed(path):
    recorder = journal.Recorder(path, TINY.match(seed=5))
    assert stat.S_IMODE(dice(path).stat().st_mode) == 0o600
    assert bytes.fromhex(dice(path).read_text().strip()) == entropy.seed_from(5)
    recorder.match.play("roll")
    recorder.close()
    assert not dice(path).exists()
    assert path.read_text().endswith(f"%seed {entropy.seed_from(5).hex()}\n")
    assert journal.verify(journal.read(path, find)).honest
    recorder.close()
    assert path.read_text().count("%seed") == 1


def test_a_match_without_dice_has_no_secret(path):
    journal.Recorder(path, TINY.match(dice=False)).close()
    assert not dice(path).exists()
    assert "%seed" not in path.read_text()


def test_killed_at_any_byte_it_goes_on_with_the_same_dice(path):
    """What was cut off is played again, with the same dice."""
    recorder = journal.Recorder(path, TINY.match(seed=5, pile=200))
    for text in ("1", "roll", "roll", "2", "roll"):
        recorder.match.play(text)
    recorder.save()
    whole, entries = path.read_bytes(), recorder.match.entries
    first = whole.index(b"\n") + 1
    for cut in range(first, len(whole) + 1):
        path.write_bytes(whole[:cut])
        resumed = journal.Recorder.resume(path, find).match
        assert resumed.entries == entries[: len(resumed.entries)]
        assert resumed.header == recorder.match.header
        assert resumed.actor != "chance"
        assert path.read_text() == journal.dumps(resumed)
        for entry in entries[len(resumed.entries) :]:
            if not entry.startswith("roll="):
                resumed.play(entry)
        assert resumed.entries == entries


def test_resuming_without_the_dice_goes_on_as_a_branch(path):
    recorder = journal.Recorder(path, TINY.match(seed=5, pile=200))
    for text in ("1", "roll", "2"):
        recorder.match.play(text)
    recorder.save()
    dice(path).unlink()
    resumed = journal.Recorder.resume(path, find)
    assert resumed.match.line == recorder.match.line
    assert resumed.match.header.given == recorder.match.ply
    assert resumed.match.header.commitment != recorder.match.header.commitment
    assert resumed.lost_dice
    before = path.read_bytes()
    resumed.match.play("roll")
    resumed.save()
    resumed.close()
    assert path.read_bytes() == before  # the old file and its commitment stay
    again = journal.read(resumed.path, find)
    assert same(again, resumed.match)
    report = journal.verify(again)
    assert (report.honest, report.events) == (True, 1)


@pytest.mark.parametrize("secret", ["00" * 32, "nonsense", "", "ab"])
def test_dice_that_are_not_the_committed_ones_are_as_good_as_lost(path, secret):
    recorder = journal.Recorder(path, TINY.match(seed=5, pile=200))
    recorder.match.play("roll")
    recorder.save()
    dice(path).write_text(secret + "\n")
    resumed = journal.Recorder.resume(path, find)
    resumed.match.play("roll")
    resumed.close()
    report = journal.verify(journal.read(resumed.path, find))
    assert (report.honest, report.events) == (True, 1)


def test_resuming_a_closed_match_changes_nothing(path):
    recorder = journal.Recorder(path, a_match())
    recorder.close()
    before = path.read_bytes()
    resumed = journal.Recorder.resume(path, find)
    resumed.save()
    resumed.close()
    assert resumed.match.closed
    assert path.read_bytes() == before
    assert not dice(path).exists()


def test_what_could_not_be_saved_is_saved_the_next_time(path, monkeypatch):
    recorder = journal.Recorder(path, TINY.match(seed=5, pile=200))
    recorder.match.play("roll")
    before = path.read_bytes()

    def full(*_):
        raise OSError(errno.ENOSPC, "no space left")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="no space"):
            recorder.save()
    assert path.read_bytes() == before
    recorder.match.play("1")
    recorder.save()
    assert path.read_text() == journal.dumps(recorder.match)


# --- honest dice ------------------------------------------------------------------------------------------------------


def closed(match: Match) -> Match:
    match.close()
    return match


def test_an_honest_match():
    match = closed(a_match())
    report = journal.verify(journal.loads(journal.dumps(match), find))
    rolls = sum(entry.startswith("roll=") for entry in match.entries)
    assert (report.honest, report.revealed, report.committed) == (True, True, True)
    assert (report.events, report.loaded) == (rolls, [])


def test_a_match_of_the_first_format_goes_on_and_verifies_by_its_own_rule():
    begun = TINY.match(seed=3, pile=200)
    old = journal.dumps(begun).replace('"herna": 2', '"herna": 1')
    match = journal.loads(old, find, seed=begun.seed)
    shown = []
    for _ in range(7):
        shown.append(match.play("roll")[1])
        match.undo()
    assert len(set(shown)) > 1
    text = journal.dumps(closed(match))
    assert text.startswith('{"herna": 1,')
    report = journal.verify(journal.loads(text, find))
    assert (report.honest, report.events, report.taken_back) == (True, 7, 7)
    assert not journal.verify(journal.loads(text.replace('"herna": 1', '"herna": 2'), find)).honest
    assert match.branch().header.format == 2  # with dice of its own


def test_an_honest_branch():
    branch = a_match().branch(3, seed=11)
    branch.play("roll")
    branch.undo()
    branch.play("roll")
    report = journal.verify(journal.loads(journal.dumps(closed(branch)), find))
    assert (report.honest, report.events) == (True, 2)


def test_each_loaded_die_is_found():
    lines = journal.dumps(closed(a_match())).split("\n")
    rolled = [i for i, line in enumerate(lines) if line.startswith("roll=")]
    assert len(rolled) == 5
    for i in rolled:
        due = lines[i]
        for face in range(1, 7):
            loaded = f"roll={face}"
            if loaded == due:
                continue
            report = journal.verify(journal.loads("\n".join([*lines[:i], loaded, *lines[i + 1 :]]), find))
            assert not report.honest
            # later dice follow from this one
            assert report.loaded[0] == f"line {i + 1}: {loaded} was played, the seed gives {due}"


def test_a_roll_written_together_with_its_outcome_is_found_too():
    text = journal.dumps(closed(a_match()))
    due = next(line for line in text.split("\n") if line.startswith("roll="))
    loaded = f"roll={int(due[-1]) % 6 + 1}"
    report = journal.verify(journal.loads(text.replace(f"roll\n{due}\n", f"{loaded}\n", 1), find))
    assert not report.honest
    assert f"{loaded} was played, the seed gives {due}" in report.loaded[0]


def test_a_seed_other_than_the_committed_one_is_found():
    match = closed(a_match())
    other = journal.dumps(match).replace(match.seed.hex(), entropy.seed_from(4).hex())
    report = journal.verify(journal.loads(other, find))
    assert (report.honest, report.revealed, report.committed) == (False, True, False)


def test_a_seed_with_its_own_commitment_does_not_give_the_dice():
    match = closed(a_match())
    text = journal.dumps(match).replace(match.seed.hex(), entropy.seed_from(4).hex())
    text = text.replace(match.header.commitment, entropy.commitment(entropy.seed_from(4)))
    report = journal.verify(journal.loads(text, find))
    assert report.committed
    assert not report.honest
    assert report.loaded


def test_nothing_can_be_verified_before_the_dice_are_revealed():
    report = journal.verify(journal.loads(journal.dumps(a_match()), find))
    assert (report.honest, report.revealed, report.committed) == (False, False, True)
    report = journal.verify(TINY.match(dice=False))
    assert (report.honest, report.revealed, report.committed) == (False, False, False)


def test_verifying_reads_the_commitment_of_the_header():
    match = a_match()
    match.header = replace(match.header, commitment=entropy.commitment(entropy.seed_from(4)))
    report = journal.verify(match)
    assert (report.honest, report.committed, report.loaded) == (False, False, [])

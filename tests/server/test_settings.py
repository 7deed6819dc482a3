"""Settings from a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.engine.errors import BadOption
from herna.server.settings import Limits, Settings


def read(tmp_path: Path, text: str) -> Settings:
    file = tmp_path / "herna.toml"
    file.write_text(text)
    return Settings.read(file)


def test_what_is_not_said_stays_as_it_is(tmp_path: Path) -> None:
    assert read(tmp_path, "").limits == Limits()


def test_settings_and_limits(tmp_path: Path) -> None:
    text = 'port = 80\nbot_delay = 1\norigins = ["https://a.example"]\nweb = "/srv"\n[limits]\nchat_length = 7\n'
    found = read(tmp_path, text)
    assert (found.port, found.bot_delay, found.origins, found.web) == (80, 1.0, ("https://a.example",), Path("/srv"))
    assert found.limits.chat_length == 7


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("prot = 80", "there is no setting 'prot'"),
        ("now = 1", "there is no setting 'now'"),
        ("port = true", "port must be of type int"),
        ('port = "80"', "port must be of type int"),
        ("[limits]\nchat = 1", "there is no setting 'chat'"),
        ("port 80", "herna.toml"),
        ('database = "tables.db"', "expected sqlite:///FILE or postgresql://"),
        ('redis = "localhost"', "expected redis://HOST:PORT"),
        ("port = 70000", "port: expected 0 to 65535, not 70000"),
        ("port = -1", "port: expected"),
        ("port = 0x" + "f" * 5000, "port: expected 0 to 65535, not a number of 20000 bits"),
        ("port = " + "9" * 5000, "herna.toml"),
        ("workers = 0", "workers: expected 1 to 256"),
        ("workers = 2\nworker = 2", "2 workers have the numbers 0 to 1"),
        ("bot_workers = -1", "bot_workers: expected 0"),
        ("lease = 0", "lease: expected 0.05 to 3600"),
        ("lease = nan", "lease: expected"),
        ("tick = inf", "tick is too large"),
        ("tick = 0x" + "f" * 5000, "tick is too large: a number of 20000 bits"),
        ("absent_after = -5", "absent_after: expected 0"),
        ('hint_level = "genius"', "hint_level: expected one of"),
        ("limits = 3", "limits is a table"),
        ("[limits]\nchat_rate = 0", "limits.chat_rate: expected"),
        ("[limits]\nchat_rate = -1.5", "limits.chat_rate: expected"),
        ("[limits]\nmessages_rate = inf", "messages_rate is too large"),
        ("[limits]\nlog_rows = 0", "limits.log_rows: expected 1"),
        ("x = " + "[" * 5000, "herna.toml"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        read(tmp_path, text)


def test_the_bots_of_a_dead_node_wake_within_five_seconds() -> None:
    """The lease runs out, and others look after every third of it."""
    assert Settings().lease * 4 / 3 <= 4


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HERNA_DATA", str(tmp_path))
    assert Settings().database == f"sqlite:///{tmp_path}/tables.db"

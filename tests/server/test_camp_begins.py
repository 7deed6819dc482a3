"""Before a campaign begins, and where its organiser finds it again."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from herna.cli import app
from herna.server.store import lost_links

from .camps import Camp, campaigns
from .people import House


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with campaigns(tmp_path_factory.mktemp("camp")) as found:
        yield found


def test_a_lost_link_is_shown_again_at_the_laptop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERNA_DATA", str(tmp_path))
    assert "herna: There is no link" in CliRunner().invoke(app, ["camp", "link", "--lang", "en"]).stderr
    folder = lost_links.folder()
    with campaigns(tmp_path, links=folder) as running:
        camp = Camp(running, name="Beavers")
        camp.master.socket.close()
        told = CliRunner().invoke(app, ["camp", "link", "--port", "8123", "--lang", "en"]).output
        assert "Beavers (begun 20" in told
        assert f":8123/camp/{camp.id}#seat={camp.secret}\n" in told
        assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}
        assert folder.stat().st_mode & 0o077 == 0
        saved = camp.http.post(f"/api/tables/{camp.id}/save", json={"secret": camp.secret}).json()
        camp.http.close()
        # Where no link can be kept, a campaign begins all the same, and its organiser is told the link.
        shutil.rmtree(folder)
        folder.touch()
        unkept = Camp(running, name="Otters")
        unkept.master.socket.close()
        unkept.http.close()
        folder.unlink()
    # A campaign that is restored leaves its link as well.
    other = tmp_path / "other"
    other.mkdir()
    with campaigns(other, links=folder) as running, running.http() as http:
        assert http.post("/api/campaigns/restore", json=saved).status_code == 201
        assert [(each.link, each.name) for each in lost_links.kept(folder)] == [
            (f"/camp/{camp.id}#seat={camp.secret}", "Beavers")
        ]


def test_what_suits_a_short_camp_and_what_teams_are_told(running: House) -> None:
    with running.http() as http:

        def fit(**options: object) -> dict[str, object]:
            answer = http.post("/api/games/fejag/fit", json={"options": options})
            assert answer.status_code == 200, answer.text
            found: dict[str, object] = answer.json()["options"]
            return found

        assert fit() == {}
        assert fit(days=5) == {"map": "21 normal"}
        assert fit(days=3) == {"map": "11 normal"}
        assert fit(days=5, points="40 32 26 22 20") == {}  # as much is won in half the time
        assert fit(days=10, map="21 normal") == {}  # never larger than what was chosen
        assert http.post("/api/games/fejag/fit", json={"options": {"days": 99}}).status_code == 422
        about = http.get("/api/games/fejag/papers?lang=cs").json()
        assert [each["name"] for each in about] == [f"team-{code}" for code in "FEJAG"]
        assert all(each["kind"] == "team" for each in about)
        told = http.post("/api/games/fejag/papers", json={"texts": {"clue-1": "Once.", "odd": "?"}}).json()
        assert [(each["name"], each["text"]) for each in told] == [("clue-1", "Once.")]
        for language, title in (("cs", "# FEJAG na táboře"), ("de", "# FEJAG im Lager"), ("fr", "# Running FEJAG")):
            assert http.get(f"/api/games/fejag/camp?lang={language}").text.startswith(title)
        assert http.get("/api/games/thebase/camp").status_code == 404

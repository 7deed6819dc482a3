"""A campaign as the tests lay it, and the house in which it is played."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import herna

from .people import House, Person, house

GRID = """grid:
.....F.....
...........
...........
E.........J
.....#.....
...........
...........
...........
...........
...........
..A.....G.."""
SMALL = {"chain": True, "order": "rank", "penalty": "off", "late_egg": "off"}
STORY = (Path(herna.__file__).parent / "games" / "fejag" / "story" / "en.toml").read_text("utf-8")
TEAMS = [
    {"nickname": f"Team {code}", "leader": f"Leader {code}", "emoji": "🐯", "colour": "#c0242f"} for code in "FEJAG"
]


def campaigns(folder: Path, **chosen: Any) -> AbstractContextManager[House]:
    return house(folder, find_game=herna.game, game_names=herna.game_names, audit=folder / "audit.log", **chosen)


class Camp:
    """A campaign with its organiser; teams and guests join when a test calls them."""

    def __init__(self, running: House, **more: Any) -> None:
        self.running = running
        options = {**SMALL, "map": GRID, "calendar": "FEJAGFEJAG", **more.pop("options", {})}
        self.http = running.http()
        answer = self.http.post("/api/campaigns", json={"game": "fejag", "teams": TEAMS, **more, "options": options})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.id, self.secret = made["id"], made["secret"]
        self.master = Person(running.url, self.id, self.secret)

    def team(self, code: str) -> Person:
        links = self.http.post(f"/api/tables/{self.id}/links", json={"secret": self.secret}).json()["teams"]
        link = links["FEJAG".index(code)]["link"]
        return Person(self.running.url, self.id, link.partition("#seat=")[2])

    def guest(self) -> Person:
        return Person(self.running.url, self.id)

    def desk(self) -> dict[str, Any]:
        answer = self.http.post(f"/api/tables/{self.id}/desk", json={"secret": self.secret})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def does(self, *actions: str, note: str = "") -> None:
        for action in actions:
            answer = self.master.ask("play", ply=self.master.seen["ply"], action=action, note=note)
            assert answer["type"] == "done", answer
            self.master.hears_nothing_more()

    def to_the_buying(self, ranking: str = "F>E>J>A>G") -> None:
        self.does("open1", f"rank1={ranking}")
        self.does("clue1", note="The star came down slowly.")

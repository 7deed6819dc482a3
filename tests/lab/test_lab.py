"""Series are repeatable, give all seats in turn and count right; after warming up nothing is compiled."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import herna
from herna.bots.chances import win_share
from herna.engine import journal
from herna.engine.errors import BadOption
from herna.engine.kernel import compiler
from herna.lab import bench, duel, warm
from herna.lab.duel import wilson
from herna.lab.series import Pairing, play

BASE = herna.game("thebase")
FEJAG = herna.game("fejag")
CAMP = {"ranks": "manual", "map": "11 easy"}

PLAY_WITHOUT_COMPILING = """
import gc
from numba.core.dispatcher import Dispatcher
import herna
from herna.bots import levels, make
for game in map(herna.game, herna.game_names()):
    match = game.match(seed=21, **game.casual)
    bots = [make(game, level, simulations=20) for level in levels(game)]
    while not match.over and match.ply < 40:
        game.stage.overlays(match.state, 0)
        match.svg()
        str(match)
        game.position(match.position, match.header.seats, **match.header.options)
        match.play(bots[match.ply % len(bots)].choose(game.observed(match.state, match.seat), match.ply))
ours = [d for d in gc.get_objects() if isinstance(d, Dispatcher) and d.py_func.__module__.startswith("herna")]
print(len(ours), sorted({d.py_func.__name__ for d in ours if d.stats.cache_misses}))
"""


def series(**changed):
    asked = {"games": 6, "simulations": 20, "seed": 1, "out": None, "options": {}, "seats": None}
    return duel.run(BASE, "easy", "random", progress=lambda done, total: None, **{**asked, **changed})


def without_speed(report):
    return {name: value for name, value in report.json().items() if not name.endswith("per_second")}


def test_a_series_by_simulations_is_exactly_repeatable():
    assert without_speed(series()) == without_speed(series())
    assert without_speed(series(seed=2)) != without_speed(series())


def test_each_bot_takes_each_seat_with_the_same_dice(tmp_path):
    report = series(out=tmp_path, options={"crossing": "leap"})
    files = sorted(tmp_path.glob("*.herna"))
    matches = [journal.read(file, herna.game) for file in files]
    assert len(matches) == 6
    assert [match.header.players for match in matches] == [("easy", "random"), ("random", "easy")] * 3
    for one, other in zip(matches[::2], matches[1::2], strict=True):
        assert one.seed == other.seed
        assert one.entries[:2] == other.entries[:2]  # the deal
    assert len({match.seed for match in matches}) == 3
    for match in matches:
        assert match.over
        assert match.header.options["crossing"] == "leap"
        assert journal.verify(match).honest
    points = sum((list(m.payoffs().values())[n % 2] + 1) / 2 for n, m in enumerate(matches))
    assert points == report.points
    assert report.wins + report.draws + report.losses == 6


def test_progress_is_told_game_by_game():
    told = []
    duel.run(
        BASE,
        "random",
        "random",
        games=3,
        simulations=None,
        seed=0,
        out=None,
        options={},
        seats=None,
        progress=lambda done, total: told.append((done, total)),
    )
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_mistakes_are_told_before_the_first_game():
    with pytest.raises(BadOption, match="no bot"):
        duel.run(
            BASE,
            "easy",
            "nobody",
            games=2,
            simulations=None,
            seed=0,
            out=None,
            options={},
            seats=None,
            progress=lambda done, total: pytest.fail("a game was played") if done else None,
        )


def test_the_report_reads_well_as_text_and_as_json():
    report = series()
    data = json.loads(json.dumps(report.json()))
    assert data["games"] == 6
    assert data["interval95"][0] <= data["score"] <= data["interval95"][1]
    assert f"{report.wins} won, {report.draws} drawn, {report.losses} lost of 6" in report.text()


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],  # published values of Wilson's interval
)
def test_wilson(points, games, low, high):
    assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("payoffs", "shares"),
    [
        ([1, -1], [1, 0]),
        ([0, 0], [0.5, 0.5]),
        ([1, 1 / 3, -1 / 3, -1], [1, 0, 0, 0]),
        ([2 / 3, 2 / 3, -1 / 3, -1], [0.5, 0.5, 0, 0]),
        ([1, 1, -1, -1], [1, 1, 0, 0]),  # a team won
        ([1, 1, 1], [1, 1, 1]),  # all of them together
        ([-1, -1, -1], [0, 0, 0]),
    ],
)
def test_a_win_is_shared(payoffs, shares):
    assert [win_share(payoffs, seat) for seat in range(len(payoffs))] == shares


def test_one_seat_of_the_first_bot_among_several_of_the_second(tmp_path):
    game = herna.game("mammoths")
    report = duel.run(
        game,
        "greedy",
        "random",
        games=8,
        simulations=None,
        seed=3,
        out=tmp_path,
        options={"mode": "totem"},
        seats=4,
        progress=lambda done, total: None,
    )
    matches = [journal.read(file, herna.game) for file in sorted(tmp_path.glob("*.herna"))]
    assert [match.header.players.index("greedy") for match in matches] == [0, 1, 2, 3] * 2
    assert {match.header.players.count("random") for match in matches} == {3}
    assert len({match.seed for match in matches}) == 2
    leads = []
    for number, match in enumerate(matches):
        own, *others = sorted(match.scores().items(), key=lambda item: item[0] != "ABCD"[number % 4])
        leads.append(own[1] - max(points for _, points in others))
    assert sorted(report.margins) == sorted(leads)
    assert report.wins >= 6
    mean, half = report.margin()
    assert f"margin {mean:+.2f} ± {half:.2f}" in report.text()
    assert "greedy v 3 x random" in report.text()
    assert report.json()["margin_interval95"] == [mean - half, mean + half]


def test_two_bots_sit_mixed_in_every_way(tmp_path):
    report = duel.run(
        herna.game("mammoths"),
        "greedy",
        "random",
        games=6,
        simulations=None,
        seed=3,
        out=tmp_path,
        options={},
        seats=3,
        mixed=True,
        progress=lambda done, total: None,
    )
    matches = [journal.read(file, herna.game) for file in sorted(tmp_path.glob("*.herna"))]
    own = [[seat for seat in range(3) if match.header.players[seat] == "greedy"] for match in matches]
    assert own == [[0], [1, 2], [1], [0, 2], [2], [0, 1]], "one against two, both ways round"
    for one, other in zip(matches[::2], matches[1::2], strict=True):
        assert one.seed == other.seed
    assert len({match.seed for match in matches}) == 3
    scores = [list(match.scores().values()) for match in matches]
    margins = []
    for points, seats in zip(scores, own, strict=True):
        others = [each for seat, each in enumerate(points) if seat not in seats]
        margins.append(max(points[seat] for seat in seats) - max(others))
    assert sorted(report.margins) == sorted(margins)
    assert report.wins == sum(margin > 0 for margin in margins) > 3
    assert len(report.own_points) == len(report.other_points) == 9
    assert "greedy v random" in report.text()
    assert "par 50%" in report.text()
    assert report.json()["mixed"] is True


def test_somebody_runs_a_match_that_wants_an_organiser():
    match = play(FEJAG, Pairing(1, ("random",) * 5), 5, CAMP)
    assert match.over
    assert {ply.seat for ply in match.line} >= {0, 1, 2, 3, 4, FEJAG.organiser.seat(match.at(0))}


def test_a_game_is_measured_in_the_settings_it_names(monkeypatch):
    for part in ("calls", "start_up", "cold_compile"):
        monkeypatch.setattr(bench, part, lambda *arguments: {})
    monkeypatch.setattr(bench, "tree_search", lambda game, setting: {"mcts_simulations_per_second": 1.0})
    game = herna.game("mammoths")
    figures = bench.measure(game, lambda done, total, label: None)
    (seats, options), *others = game.benched
    assert (seats, options) == (4, {})
    assert figures["random_games_per_second"] > 0
    assert [(other["seats"], other["options"]) for other in figures["other_settings"]] == others
    assert all(other["random_actions_per_second"] > 0 for other in figures["other_settings"])


def test_bench_figures_are_complete(monkeypatch):
    best = bench.best
    monkeypatch.setattr(bench, "cold_compile", lambda game: {"cold_compile_seconds": 1.0})  # a minute otherwise
    monkeypatch.setattr(bench, "ROUND_SECONDS", 0.05)
    monkeypatch.setattr(bench, "best", lambda action, rounds=1: best(action, 1))
    told = []
    figures = bench.measure(BASE, lambda done, total, label: told.append((done, total)))
    assert figures["game"] == "thebase"
    numbers = {name: value for name, value in figures.items() if name not in {"game", "rules"}}
    assert set(numbers) == {
        "random_actions_per_second",
        "random_games_per_second",
        "mcts_simulations_per_second",
        "legal_microseconds",
        "step_microseconds",
        "version_seconds",
        "warm_first_bot_move_seconds",
        "cold_compile_seconds",
    }
    assert all(value > 0 for value in numbers.values())
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1]


def test_nothing_is_compiled_after_warming_up():
    if not all(map(warm.is_done, herna.game_names())):
        subprocess.run([sys.executable, "-m", "herna", "compile"], check=True, capture_output=True)
    played = subprocess.run(
        [sys.executable, "-c", PLAY_WITHOUT_COMPILING], check=True, capture_output=True, encoding="utf-8"
    )
    count, missed = played.stdout.split(" ", 1)
    assert int(count) > 50
    assert missed.strip() == "[]"


def test_a_game_is_compiled_only_while_all_its_machine_code_is_there(monkeypatch, tmp_path):
    version = f"py{sys.version_info.major}{sys.version_info.minor}"
    pieces = [tmp_path / "rules" / f"rules.{name}-1.{version}.1.nbc" for name in ("apply", "legal")]

    def step():
        for piece in pieces:
            piece.parent.mkdir(exist_ok=True)
            piece.touch()

    monkeypatch.setattr(compiler, "INTERPRETED", False)
    monkeypatch.setattr(compiler, "CACHE", tmp_path)
    monkeypatch.setattr(warm, "_steps", lambda game: [("rules", step)])
    assert not warm.is_done("thebase")
    warm.here(BASE, lambda done, total, label: None)
    assert warm.is_done("thebase")
    assert not warm.is_done("mammoths")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(warm, "get_host_cpu_name", lambda: "another")
        assert not warm.is_done("thebase")
    pieces[0].unlink()
    assert not warm.is_done("thebase")

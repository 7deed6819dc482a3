"""The queue of the bots: a stranger never waits for all that somebody else has asked for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from herna.server.rooms.turns import Attention, Rank, Turns

GREEDY, STRANGER = "192.0.2.1", "198.51.100.7"


@dataclass(eq=False)
class Job:
    table: str
    number: int = 0


class Machine:
    """Workers that are always busy: whenever one is free, it takes the next job; each job takes one step."""

    def __init__(self, turns: Turns[Job], workers: int) -> None:
        self.turns = turns
        self.workers = workers
        self.under_way: list[tuple[Job, Attention]] = []
        self.fill()

    def fill(self) -> list[Job]:
        begun = []
        while len(self.under_way) < self.workers:
            busy = Counter(attention.address for _, attention in self.under_way)
            found = self.turns.take(busy)
            if found is None:
                break
            self.under_way.append(found)
            begun.append(found[0])
        return begun

    def finish_one(self) -> list[Job]:
        self.under_way.pop(0)
        return self.fill()


def queue(*attentions: tuple[str, Attention]) -> Turns[Job]:
    turns: Turns[Job] = Turns()
    for table, attention in attentions:
        turns.add(Job(table), attention)
    return turns


def order(turns: Turns[Job]) -> list[str]:
    taken = []
    while (found := turns.take({})) is not None:
        taken.append(found[0].table)
    return taken


@pytest.mark.parametrize("rank", list(Rank))
@pytest.mark.parametrize("workers", [1, 2, 4])
def test_a_stranger_gets_the_first_worker_that_is_free(rank: Rank, workers: int) -> None:
    """However many tables of another address wait, and whether or not that address looks at them."""
    greedy = Attention(rank, GREEDY if rank is not Rank.UNSEEN else "")
    machine = Machine(queue(*((f"greedy-{i}", greedy) for i in range(100))), workers)
    for _ in range(7):
        machine.finish_one()
    machine.turns.add(Job("stranger"), Attention(Rank.PLAYED, STRANGER))
    assert [job.table for job in machine.finish_one()] == ["stranger"]


def test_addresses_take_turns_however_much_each_wants() -> None:
    played = [Attention(Rank.PLAYED, address) for address in ("a", "b", "c")]
    wanted = [("a1", played[0]), ("a2", played[0]), ("a3", played[0]), ("b1", played[1]), ("c1", played[2])]
    assert order(queue(*wanted)) == ["a1", "b1", "c1", "a2", "a3"]


def test_tables_of_an_address_take_turns() -> None:
    here = Attention(Rank.PLAYED, "a")
    assert order(queue(("t", here), ("t", here), ("t", here), ("u", here))) == ["t", "u", "t", "t"]


def test_those_who_play_come_first_and_tables_that_nobody_looks_at_last() -> None:
    turns = queue(
        ("unseen", Attention()), ("watched", Attention(Rank.WATCHED, "a")), ("played", Attention(Rank.PLAYED, "b"))
    )
    assert order(turns) == ["played", "watched", "unseen"]


def test_a_table_moves_up_when_somebody_comes_and_back_when_nobody_is_left() -> None:
    turns = queue(("first", Attention()), ("second", Attention()), ("third", Attention()))
    turns.attend("second", Attention(Rank.PLAYED, "a"))
    turns.attend("third", Attention(Rank.PLAYED, "b"))
    turns.attend("third", Attention())
    turns.attend("unknown", Attention(Rank.PLAYED, "a"))
    assert order(turns) == ["second", "first", "third"]


def test_what_nobody_wants_any_more_is_dropped() -> None:
    turns: Turns[Job] = Turns()
    jobs = [Job("t", i) for i in range(3)]
    for job in jobs:
        turns.add(job, Attention(Rank.PLAYED, "a"))
    assert turns.discard(jobs[1])
    assert not turns.discard(jobs[1])
    assert len(turns) == 2
    taken = turns.take({})
    assert taken is not None
    assert taken[0] is jobs[0]
    assert not turns.discard(jobs[0])
    assert turns.discard(jobs[2])
    assert len(turns) == 0
    assert turns.take({}) is None


def test_a_rank_may_be_left_out() -> None:
    turns = queue(("unseen", Attention()))
    assert turns.take({}, Rank.WATCHED) is None
    assert turns.take({}) is not None


def test_the_address_that_has_asked_for_least() -> None:
    turns = queue(("t", Attention(Rank.PLAYED, "a")))
    assert turns.quietest({"a", "b"}, {}) == "b"
    assert turns.quietest({"a", "b"}, {"b": 2}) == "a"
    assert turns.quietest((), {}) == ""

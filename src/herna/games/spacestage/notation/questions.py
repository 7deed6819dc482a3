"""Space Stage: seats, scores and ranking, the questions of the vectors, and how values are compared. Rules 12."""

from __future__ import annotations

import re

from herna.engine.game import State

from ..kernel import board
from ..kernel import state as S


def seats(state: State) -> tuple[str, ...]:
    s = state[0]
    return (*(str(seat + 1) for seat in range(s.team)), *("S" if s.master else ""))


def scores(state: State) -> tuple[int, ...]:
    s = state[0]
    won = 0 if s.phase != S.OVER else 1 if s.result == S.WIN else -1
    return (*(won for _ in range(s.team)), *([-won] if s.master else []))


def ranking(state: State) -> tuple[tuple[str, ...], ...]:
    s = state[0]
    if s.phase != S.OVER:
        return ()
    names = seats(state)
    if not s.master:
        return (names,)
    team, master = names[:-1], names[-1:]
    return (team, master) if s.result == S.WIN else (master, team)


def tidy(name: str, value: str) -> str:
    """A value of a field with its lists in order, as `fields` writes them: rules 12, order does not matter."""
    if name in ("broken", "rowM", "rowE", "deckM", "deckE", "deckX"):
        names = [word.strip() for word in value.split(",")]
        return ",".join(
            sorted(names, key=S.GENERATORS.index if name == "broken" and set(names) <= set(S.GENERATORS) else None)
        )
    if name in "1234":
        before, bracket, cards = value.partition("[")
        return f"{before}{bracket}{' '.join(sorted(cards.rstrip(']').split()))}]" if bracket else value
    return value


def query(state: State, question: str) -> str | frozenset[str]:
    """Rules 12: `end c` and `total`."""
    s = state[0]
    found = re.fullmatch("end ([1-4])", question)
    if found:
        return str(int(board.end_damage(s, int(found[1]) - 1)))
    if question == "total":
        return str(int(board.total(s))) if s.open else "-"
    raise ValueError(f"no such question: {question}")

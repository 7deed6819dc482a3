"""Matches with an organiser: letters to it, and what it does: pause, close turns, correct, renew links, rewrite."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from herna.engine.organiser import Organiser

from ..errors import Refused
from ..protocol import Profile
from .charter import Change, Held
from .commands import Draft, refuse_ended, refuse_organiser, refuse_spectators, try_action
from .events import (
    ChatSettled,
    HintsSettled,
    KeyRenewed,
    LetterHandedIn,
    MatchPaused,
    MatchResumed,
    PapersChanged,
    ProfileChanged,
)
from .table import Table
from .texts import tidy, tidy_papers, tidy_profile


def _organiser(table: Table) -> Organiser:
    if table.organiser is None or table.game.organiser is None:
        raise Refused("forbidden", "this match has no organiser")
    return table.game.organiser


def _refuse_others(table: Table, held: Held) -> Organiser:
    organiser = _organiser(table)
    if table.organiser not in held:
        raise Refused("forbidden", "only the organiser can do that")
    return organiser


def write_letter(table: Table, held: Held, text: str, now: int, by: int | None = None) -> Change:
    """Submit something. A seat has at most one letter waiting. `by` is the organiser, if it acts for the seat."""
    refuse_spectators(held)
    organiser, seat = _organiser(table), min(held)
    words = "\n".join(filter(None, map(tidy, text.splitlines())))
    if table.paused and by is None:
        raise Refused("paused", "the organiser has paused the match")
    if not words:
        raise Refused("malformed", "there is nothing in that letter")
    if not organiser.may_write(table.state, seat) or any(each.seat == seat for each in table.waiting_letters):
        raise Refused("forbidden", "the organiser takes no letter of yours now")
    draft = Draft(table, now)
    draft.event(LetterHandedIn(seat, words), by if by is not None else seat)
    return draft.change()


def introduce(table: Table, held: Held, seat: int, now: int, *, nickname: str, profile: Profile) -> Change:
    """Name a seat and give it a flag. What is as before is not written."""
    refuse_spectators(held)
    if seat >= len(table.chairs) or (seat not in held and table.organiser not in held):
        raise Refused("forbidden", "that seat is not yours")
    draft = Draft(table, now)
    shown = tidy_profile(profile)
    if shown == table.profiles.get(seat) and nickname == table.chairs[seat].nickname:
        return draft.change()
    draft.event(ProfileChanged(seat, shown), seat)
    return draft.change(chairs={seat: replace(table.chairs[seat], nickname=nickname)})


def renew_key(table: Table, held: Held, seat: int, fresh: Callable[[int], str], now: int) -> Change:
    """Give a seat another secret, because the old one was lost or seen. `fresh` is the key for the n-th time."""
    _refuse_others(table, held)
    refuse_organiser(table, frozenset({seat}))
    if seat >= len(table.chairs):
        raise Refused("taken", "there is no such seat")
    draft = Draft(table, now)
    times = table.renewed.get(seat, 0) + 1
    draft.event(KeyRenewed(seat, times), min(held))
    return draft.change(chairs={seat: replace(table.chairs[seat], key=fresh(times), person=None)})


def pause(table: Table, held: Held, paused: bool, now: int) -> Change:
    """Pause the match, or resume it."""
    _refuse_others(table, held)
    refuse_ended(table)
    if table.paused == paused:
        raise Refused("stale", "that has been done already")
    draft = Draft(table, now)
    draft.event(MatchPaused() if paused else MatchResumed(), min(held))
    return draft.change()


ALLOWANCES = ("hints_on", "hints_off", "chat_on", "chat_off")


def allow(table: Table, held: Held, what: str, now: int) -> Change:
    """Let the teams ask for hints or chat, or no longer."""
    _refuse_others(table, held)
    kind, _, switch = what.partition("_")
    allowed = switch == "on"
    if (table.hints if kind == "hints" else table.chat) == allowed:
        raise Refused("stale", "that has been done already")
    draft = Draft(table, now)
    draft.event(HintsSettled(allowed) if kind == "hints" else ChatSettled(allowed), min(held))
    return draft.change()


def close_turns(table: Table, held: Held, now: int, seat: int | None = None) -> Change:
    """Close the open turn of a seat, or all of them, one after the other."""
    organiser = _refuse_others(table, held)
    refuse_ended(table)
    trial = table.match.copy()
    draft = Draft(table, now)
    while (action := organiser.closing(trial.state, seat)) is not None:
        for entry in try_action(table, trial, action):
            draft.add("entry", entry, table.organiser)
        if seat is not None:
            break
    if not draft.rows:
        raise Refused("stale", "no turn is open")
    return draft.change(table.summary(trial), plies=tuple(trial.line[table.match.ply :]))


MOST_AFTER = 500  # actions of the organiser; all of them are played again, while everybody waits


def corrections(table: Table) -> list[int]:
    """The plies that the organiser may replace: only its own actions have followed them."""
    if table.organiser is None or table.game.organiser is None or table.ending is not None:
        return []
    found = []
    for ply in range(table.match.ply - 1, max(-1, table.match.ply - 1 - MOST_AFTER), -1):
        played = table.match.line[ply]
        if played.seat != table.organiser:
            break
        if table.game.organiser.may_correct(played.action):
            found.append(ply)
    return found


def correct(table: Table, held: Held, ply: int, action: str, now: int, *, note: str = "") -> Change:
    """Go back, play another action, and then the same ones as before."""
    organiser = _refuse_others(table, held)
    refuse_ended(table)
    if ply not in corrections(table):
        raise Refused("too_late", "others have acted since; this cannot be corrected any more")
    trial = table.match.copy()
    entries = trial.back_to(ply)
    entries += try_action(table, trial, action, tidy(note))
    if not organiser.may_correct(trial.line[ply].action):
        raise Refused("illegal", "that is another kind of action")
    for played in table.match.line[ply + 1 :]:
        entries += try_action(table, trial, played.action, played.note)
    draft = Draft(table, now)
    for entry in entries:
        draft.add("entry", entry, table.organiser)
    return draft.change(table.summary(trial))


def rewrite(table: Table, held: Held, papers: Mapping[str, str], now: int) -> Change:
    """Replace texts of the organiser. Those that stay the same are not written."""
    _refuse_others(table, held)
    draft = Draft(table, now)
    changed = {name: text for name, text in tidy_papers(papers).items() if table.papers.get(name) != text}
    if changed:
        draft.event(PapersChanged(changed), min(held))
    return draft.change()

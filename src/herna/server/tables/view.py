"""What a receiver sees of a table: all of it once, then what changed. A receiver gets only what it may know.

A receiver is known by the seats it holds. One that holds several (people at one screen) sees through the seat to act;
one that holds none sees what everyone knows. When the match is over everything is shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from herna.engine.game import Game, State
from herna.engine.match import split_note
from herna.engine.scene import Gesture, Message, Product, Scene

from .. import protocol
from ..protocol import Choice, Halt, Line, LineKind, Organised, SeatInfo, Snapshot, TableInfo, Update
from . import events, words
from .charter import Held, Row
from .difference import scene_change
from .table import Table, Transition

MOST_LINES = 30_000  # of one table that are remembered
MOST_HALTS = 12  # of one update; a receiver who has missed more sees only the end


@dataclass(frozen=True)
class Frame:
    """A table after one row, as one kind of receiver sees it."""

    number: int
    ply: int
    turn: int | None
    position: str
    scene: Scene
    choices: tuple[Choice, ...]
    products: tuple[Product, ...] = ()
    gestures: tuple[Gesture, ...] = ()


@dataclass(frozen=True)
class Past:
    """What an update needs of the frame that a receiver saw last."""

    number: int
    ply: int
    scene: Scene


def viewer(table: Table, held: Held) -> int | None:
    """The seat through whose eyes a receiver looks."""
    return _viewer(table.match.seat, held)


def _viewer(to_act: int, held: Held) -> int | None:
    if not held:
        return None
    return to_act if to_act in held else min(held)


def visible(table: Table, state: State, held: Held) -> State:
    """A state as the receiver may know it."""
    if table.ending is not None:
        return state
    return _known(table.game, state, viewer(table, held), len(table.chairs))


def _known(game: Game, state: State, seat: int | None, seats: int) -> State:
    """A state as a seat may know it; a spectator knows what every seat knows."""
    if not game.hides:
        return state
    if seat is not None:
        return game.observed(state, seat)
    known: State = state
    for each in range(seats):
        known = game.observed(known, each)
    return known


def past(table: Table, number: int, held: Held) -> Past:
    """What a receiver saw after a row. Every row keeps its state, so nothing is played again to find out."""
    after = table.after_row[number]
    seat = _viewer(after.seat, held)
    state = after.state if after.ended else _known(table.game, after.state, seat, len(table.chairs))
    return Past(number, after.ply, table.game.stage.scene(state, seat))


def frame(table: Table, held: Held) -> Frame:
    state = visible(table, table.state, held)
    chooses = may_choose(table, held)
    products = table.game.stage.products(state) if chooses else ()
    gestures = table.game.stage.gestures(state) if chooses else ()
    return Frame(
        number=table.number,
        ply=table.match.ply,
        turn=table.turn,
        position=table.position if state is table.state else table.game.notation.format_position(state),
        scene=table.game.stage.scene(state, viewer(table, held)),
        choices=choices(table, state, held, products) if chooses else (),
        products=products,
        gestures=gestures,
    )


def choices(table: Table, state: State, held: Held, products: tuple[Product, ...]) -> tuple[Choice, ...]:
    """The legal actions besides those of the products, for a receiver who may choose one."""
    legal = table.game.legal(state)
    if table.game.owner is not None and table.ending is None:
        legal = [action for action in legal if table.game.owner_of(state, action) in held]
    if products:
        listed = [product.actions for product in products]
        legal = [action for action in legal if not any(action in actions for actions in listed)]
    return as_choices(table.game, state, legal, held)


def may_choose(table: Table, held: Held) -> bool:
    if (
        table.outdated
        or table.match.closed
        or table.status == "open"
        or (table.ending is not None and table.ending.why != "rules")
    ):
        return False
    if table.paused and table.organiser not in held:
        return False
    return table.may_act(held) or (table.match.over and table.may_go_on(held))


def as_choices(game: Game, state: State, legal: Iterable[int], held: Held) -> tuple[Choice, ...]:
    """Actions that are legal in a state, as clients get them; most positions have dozens."""
    stage, text = game.stage, game.notation.format_action
    also, weighty = stage.also, stage.weighty
    touches = stage.own_touches if len(held) == 1 and game.owner is not None else stage.touches
    return tuple(
        [
            Choice(each, text(state, each), touches(state, each), also(state, each), weighty(state, each))
            for each in legal
        ]
    )


# --- the log ------------------------------------------------------------------------------------------------------


LINE_KINDS: dict[type, LineKind] = {
    events.Said: "chat",
    events.TakenBack: "undo",
    events.DiceRevealed: "seed",
    events.Unread: "action",
    events.Seated: "sit",
    events.BotSeated: "bot",
    events.SeatOpened: "open",
    events.UndoOffered: "offer",
    events.DrawOffered: "offer",
    events.BotOffered: "offer",
    events.RematchOffered: "offer",
    events.Answered: "answer",
    events.RematchFounded: "rematch",
    events.Resigned: "resign",
    events.DrawAgreed: "draw",
    events.FlagFell: "flag",
    events.HintsSettled: "hint",
    events.WatchersSettled: "settled",
    events.ChatSettled: "settled",
    events.WatcherSaid: "chat",
    events.SidesDrawn: "settled",
    events.LobbyCancelled: "cancel",
    events.SeriesGoesOn: "rematch",
    events.HintTaken: "hint",
    events.ServerAway: "pause",
    events.TimeJumped: "pause",
    events.LetterHandedIn: "letter",
    events.ProfileChanged: "profile",
    events.PapersChanged: "papers",
    events.KeyRenewed: "key",
    events.LinksKept: "key",
    events.MatchPaused: "halt",
    events.MatchResumed: "resume",
}


def line(table: Table, row: Row, held: Held) -> Line:
    """A row as the receiver may know it, made once for all who see the same: everyone where nothing is hidden."""
    transition = table.transitions.get(row.number)
    if transition is None and table.game.hides:  # quickly made, and names in it may change
        return _event_line(table, row, held)
    key = _seen_as(table, row, held)
    found = table.line_cache.get(key)
    if found is None:
        found = _event_line(table, row, held) if transition is None else _action_line(table, row, transition, held)
        if len(table.line_cache) >= MOST_LINES:
            table.line_cache.clear()
        table.line_cache[key] = found
    return found


def _seen_as(table: Table, row: Row, held: Held) -> object:
    if not table.game.hides:
        return row.number
    return row.number, held, viewer(table, held), table.ending is not None


def _action_line(table: Table, row: Row, transition: Transition, held: Held) -> Line:
    seat, action, by_chance = transition.seat, transition.action, transition.by_chance
    before, after = visible(table, transition.before, held), visible(table, transition.after, held)
    open_to_all = table.ending is not None or not table.game.hides or seat in held or table.organiser in held
    text, note = split_note(row.text)
    headings = table.game.stage.headings
    told = _narrated(table, before, action, after, reasoned=transition.bot)
    return Line(
        number=row.number,
        kind="chance" if by_chance else "action",
        seat=None if by_chance else seat,
        text=text if open_to_all else "",
        messages=tuple(each for each in told if each.id not in headings),
        at=row.at,
        note=note if note and may_read(table, action, held) else "",
        by=row.seat if row.seat is not None and row.seat == table.organiser != seat else None,
        heading=next((each for each in told if each.id in headings), None),
    )


def may_read(table: Table, action: int, held: Held) -> bool:
    """Whether this receiver may read the text sent with an action."""
    reader = None if table.game.organiser is None else table.game.organiser.reader(action)
    return reader is None or table.ending is not None or bool(held & {reader, table.organiser})


def _event_line(table: Table, row: Row, held: Held) -> Line:
    event = table.events[row.number]
    kind, messages = LINE_KINDS[type(event)], words.event(table, row.seat, event)
    match event:
        case events.LetterHandedIn(seat=seat, words=letter):
            mine = table.ending is not None or bool(held & {seat, table.organiser})
            by = row.seat if row.seat == table.organiser else None
            return Line(row.number, kind, seat, "", messages, row.at, letter if mine else "", by)
        case events.Unread():
            open_to_all = table.ending is not None or not table.game.hides
            text, _ = split_note(row.text)
            return Line(row.number, kind, row.seat, text if open_to_all else "", messages, row.at)
        case events.WatcherSaid(remark=remark):
            return Line(row.number, kind, None, remark.words, messages, row.at, name=remark.name)
        case events.TakenBack(row=first):
            return Line(row.number, kind, row.seat, row.text, messages, row.at, back=first)
        case events.ProfileChanged() | events.PapersChanged():
            return Line(row.number, kind, row.seat, "", messages, row.at)
        case _:
            return Line(row.number, kind, row.seat, row.text, messages, row.at)


def _narrated(table: Table, before: State, action: int, after: State, *, reasoned: bool) -> tuple[Message, ...]:
    """What happened; for a bot also why, if the game knows."""
    story = tuple(table.game.stage.narrate(before, action, after))
    reason = table.game.stage.reason(before, action, after) if reasoned else None
    return story if reason is None else (*story, Message("herna-why", {"why": reason}))


def lines(table: Table, since: int, held: Held) -> tuple[Line, ...]:
    """The lines from a number on. A decision off the board has a line of its own; its entry of the match needs none."""
    rows = (row for row in table.rows[since:] if not isinstance(table.events.get(row.number), events.Decided))
    return tuple([line(table, row, held) for row in rows])


# --- the whole, and the difference --------------------------------------------------------------------------------


def info(table: Table, held: Held = frozenset()) -> TableInfo:
    """What was agreed; secret options are shown to the organiser, and to everyone when the match is over."""
    charter, header = table.charter, table.charter.header
    preset = table.game.preset_of(header.options)
    knows_all = table.ending is not None or table.organiser in held
    return TableInfo(
        id=charter.id,
        game=header.game,
        title=table.game.title,
        rules=header.rules,
        options=header.options if knows_all else table.game.open_options(header.options),
        preset=preset.name if preset else None,
        commitment=header.commitment,
        clock=charter.clock,
        public=charter.public,
        created=charter.created,
        previous=charter.previous,
        hints=table.hints,
        takebacks=table.game.takebacks,
        watchers_chat=table.watchers_chat,
        founders=tuple(sorted(table.founders)),
        series=table.series,
        imported=header.imported,
        outdated=table.outdated,
    )


def seats(table: Table, held: Held, present: frozenset[int]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            seat,
            table.names[seat],
            chair.kind,
            chair.nickname,
            chair.level,
            seat in present,
            seat in held,
            table.profiles.get(seat),
            seat == table.organiser,
        )
        for seat, chair in enumerate(table.chairs)
    )


def organised(table: Table, held: Held) -> Organised | None:
    """What this receiver may do at an organised table; a team hears of the verdict on its own letter only."""
    organiser = table.game.organiser
    if table.organiser is None or organiser is None:
        return None
    mine = min(held - {table.organiser}, default=None)
    letters = [each for each in table.letters if each.seat == mine]
    may_write = mine is not None and table.ending is None and organiser.may_write(table.state, mine)
    waits = any(each.answer is None for each in letters)
    return Organised(
        name=table.papers.get("name", ""),
        hints=table.hints,
        chat=table.chat,
        form=organiser.FORM if may_write and not waits else (),
        judged=letters[-1].judged if letters else None,
    )


def snapshot(table: Table, shown: Frame, held: Held, *, present: frozenset[int], now: int) -> Snapshot:
    return Snapshot(
        version=protocol.VERSION,
        number=shown.number,
        ply=shown.ply,
        info=info(table, held),
        seats=seats(table, held, present),
        you=tuple(sorted(held)),
        turn=shown.turn,
        position=shown.position,
        scene=shown.scene,
        choices=shown.choices,
        lines=lines(table, 0, held),
        clocks=table.clock.shown(now) if table.clock else None,
        offer=table.offer,
        ending=table.ending,
        rematch=table.rematch,
        products=shown.products,
        paused=table.paused,
        gestures=shown.gestures,
        organised=organised(table, held),
    )


def update(
    table: Table, before: Frame | Past, after: Frame, held: Held, *, seated: tuple[SeatInfo, ...] | None, now: int
) -> Update:
    """The way from one frame to another; `seated` if anyone sat down or got up."""
    return Update(
        since=before.number,
        number=after.number,
        ply=after.ply,
        turn=after.turn,
        lines=lines(table, before.number + 1, held),
        position=after.position,
        scene=scene_change(before.scene, after.scene),
        choices=after.choices,
        clocks=table.clock.shown(now) if table.clock else None,
        offer=table.offer,
        ending=table.ending,
        rematch=table.rematch,
        seats=seated,
        you=None if seated is None else tuple(sorted(held)),
        halts=halts(table, before, held),
        products=after.products,
        paused=table.paused,
        gestures=after.gestures,
        organised=organised(table, held),
    )


def halts(table: Table, before: Frame | Past, held: Held) -> tuple[Halt, ...]:
    """The positions between two frames, if actions and chance alone lead from one to the other."""
    if table.number - before.number < 2:
        return ()
    rows = [row for row in table.rows[before.number + 1 :] if row.number in table.transitions]
    if not 2 <= len(rows) <= MOST_HALTS or table.match.ply != before.ply + len(rows):
        return ()
    stage, seat, shown = table.game.stage, viewer(table, held), before.scene
    found = []
    for row in rows[:-1]:
        scene = stage.scene(visible(table, table.transitions[row.number].after, held), seat)
        found.append(Halt(row.number, scene_change(shown, scene)))
        shown = scene
    return tuple(found)

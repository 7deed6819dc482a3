"""Around the board of FEJAG: standings and days, the shop, effort cards, the egg, the organiser's table."""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Menu, Message, Sprite, Zone

from ..kernel import state as S
from .touch import LETTERS, VERDICTS, choice_id, team_id, touches
from .words import FIGURES, Words, answer_words, choice_name, question_words, team_words

SIDE_WIDTH, ROW = 3.2, 1.12
DAYS_HEIGHT = 1.7
LOW_WIDTH, LOW_HEIGHT = 10.6, 1.7  # no wider: all of it must be seen and touched on a phone
EGG_HEIGHT = 5.1  # all of it must fit into a drawer on a phone
VERDICT_NAMES = ("none", *VERDICTS)
KEPT = 2048


# --- standings and days -------------------------------------------------------------------------------------------


def standings(s: SimpleNamespace) -> Zone:
    """The five teams with score, purse and paths; below them the days."""
    sprites: list[Sprite] = []
    for team in range(S.TEAM_COUNT):
        sprites += _team(
            team,
            s.score[team],
            s.purse[team],
            s.paths[team],
            verdict=s.verdict[team],
            card=s.card[team],
            to_act=team in s.to_act,
        )
    sprites += _days(s.day, s.days, s.phase == S.OVER, tuple(s.day_teams))
    height = S.TEAM_COUNT * ROW + DAYS_HEIGHT
    return Zone("teams", "left", SIDE_WIDTH, height, Message("fejag-zone-teams"), tuple(sprites), show="drawer")


@lru_cache(KEPT)
def _team(
    team: int, score: int, purse: int, paths: int, *, verdict: int, card: int, to_act: bool
) -> tuple[Sprite, ...]:
    code = S.TEAMS[team]
    y = ROW * (team + 0.5)
    words: Words = {
        "team": team_words(team),
        "score": score,
        "purse": purse,
        "paths": paths,
        "verdict": VERDICT_NAMES[verdict],
    }
    label = Message("fejag-team-label", words)
    sprites = [
        Sprite(team_id(team), f"panel-{code}", SIDE_WIDTH / 2, y, label, text=str(score)),
        Sprite(f"purse-{code}", "coin-count", 2.36, y - 0.21, text=str(purse), z=1, scale=0.95),
        Sprite(f"paths-{code}", "path-count", 2.36, y + 0.21, text=str(paths), z=1, scale=0.95),
    ]
    if verdict != S.UNJUDGED:
        sprites.append(Sprite(f"egg-{code}", f"verdict-{VERDICT_NAMES[verdict]}", 2.9, y + 0.28, z=2, scale=0.32))
    if card:
        shown = ("card-shown", str(card)) if card > 0 else ("card-back", "")
        sprites.append(Sprite(f"chosen-{code}", shown[0], 2.92, y - 0.16, z=2, text=shown[1], scale=0.78))
    if to_act:
        sprites.append(Sprite(f"turn-{code}", "turn", SIDE_WIDTH / 2, y, z=3))
    return tuple(sprites)


@lru_cache(KEPT)
def _days(today: int, days: int, over: bool, teams: tuple[int, ...]) -> tuple[Sprite, ...]:
    """All days; those that have begun show whose day they are."""
    sprites = []
    top = S.TEAM_COUNT * ROW
    for day in range(1, days + 1):
        row, column = divmod(day - 1, 6)
        x, y = 0.3 + 0.52 * column + 0.26 * row, top + 0.48 + 0.66 * row
        team = teams[day - 1] if day <= len(teams) else S.NONE
        kind = "day-now" if day == today and not over else "day-past" if day <= today else "day"
        tags = (f"flag-{S.TEAMS[team]}",) if team != S.NONE else ()
        text = "" if tags else str(day)
        if team == S.NONE:
            label = Message("fejag-day", {"day": day})
        else:
            label = Message("fejag-day-of", {"day": day, "team": team_words(team)})
        sprites.append(Sprite(f"day-{day}", kind, x, y, label, tags=tags, text=text, scale=0.9))
    return tuple(sprites)


# --- below the board ----------------------------------------------------------------------------------------------


def low(s: SimpleNamespace, seat: int | None, legal: list[int]) -> Zone:
    """What is used next: the shop, the cards, or the organiser's table."""
    ground = Sprite("low", "panel-low", LOW_WIDTH / 2, LOW_HEIGHT / 2, z=-2)
    if seat == S.MASTER and any(S.OPEN <= action < S.PENALTY for action in legal):
        return _zone(Message("fejag-zone-master"), (ground, *_master_table(legal)))
    if any(S.CARD <= action < S.SHEET for action in legal):
        team = seat if seat is not None and seat < S.TEAM_COUNT else s.actor
        own = Message("fejag-zone-cards"), (ground, *_cards(s.hand[team], team == s.actor))
        return _zone(*own)
    team = seat if seat is not None and seat < S.TEAM_COUNT else s.actor if s.buyers else S.NONE
    purse = s.purse[team] if team != S.NONE else S.NONE
    offered = {
        action // S.CELLS % S.TYPE_COUNT
        for action in legal
        if action < S.DONE and action // S.CELLS // S.TYPE_COUNT == team
    }
    sprites = _shop(tuple(kind in offered for kind in range(S.TYPE_COUNT)), purse)
    closing = tuple(name for name, first in (("done", S.DONE), ("timeout", S.TIMEOUT)) if first + team in legal)
    return _zone(Message("fejag-zone-shop"), (ground, *sprites, *_closing(closing, purse)))


def _zone(label: Message, sprites: tuple[Sprite, ...]) -> Zone:
    return Zone("hand", "bottom", LOW_WIDTH, LOW_HEIGHT, label, sprites)


@lru_cache(KEPT)
def _shop(offered: tuple[bool, ...], purse: int) -> tuple[Sprite, ...]:
    y = LOW_HEIGHT / 2
    sprites = []
    if purse != S.NONE:
        label = Message("fejag-purse", {"purse": purse})
        sprites.append(Sprite("purse", "purse", 0.72, y, label, text=str(purse), scale=1.05))
    for kind in range(S.TYPE_COUNT):
        words: Words = {"figure": Message(FIGURES[kind]), "price": S.PRICE[kind], "kind": S.TYPES[kind]}
        drawn, tag = ("shop", S.TYPES[kind]) if offered[kind] else ("shop-off", f"{S.TYPES[kind]}-dark")
        label = Message("fejag-shop", words)
        sprites.append(
            Sprite(
                f"shop-{S.TYPES[kind]}",
                drawn,
                1.95 + 1.22 * kind,
                y - 0.16,
                label,
                text=str(S.PRICE[kind]),
                tags=(tag,),
                scale=1.02,
            )
        )
    return tuple(sprites)


@lru_cache(KEPT)
def _closing(names: tuple[str, ...], purse: int) -> tuple[Sprite, ...]:
    """Closing the turn, and letting it run out, which matters only where the rules forbid closing it."""
    labels = {
        "done": Message("fejag-done", {"purse": purse}),
        "timeout": Message("fejag-timeout", {"purse": purse, "may": "close" if "done" in names else "lose"}),
    }
    places = ((9.14, 0.86), (10.08, 0.7)) if len(names) > 1 else ((9.6, 0.98),)
    return tuple(
        Sprite(name, f"button-{name}", x, LOW_HEIGHT / 2, labels[name], scale=scale)
        for name, (x, scale) in zip(names, places, strict=False)
    )


@lru_cache(KEPT)
def _cards(hand: int, own: bool) -> tuple[Sprite, ...]:
    sprites = []
    for card in range(1, S.CARDS + 1):
        held = hand >> (card - 1) & 1
        label = Message("fejag-card", {"card": card}) if held else Message("fejag-card-used", {"card": card})
        x = LOW_WIDTH / 2 + (card - 6) * 0.945
        kind = "card" if held else "card-used"
        sprites.append(Sprite(f"card-{card}", kind, x, LOW_HEIGHT / 2, label, text=str(card), scale=1.07))
    return tuple(sprites)


def _master_table(legal: list[int]) -> tuple[Sprite, ...]:
    """Open a day, rank the teams, post a clue."""
    y = LOW_HEIGHT / 2
    if S.OPEN in legal:
        return (Sprite("open", "button-open", LOW_WIDTH / 2, y, Message("fejag-open"), scale=1.1),)
    if S.CLUE in legal:
        return (Sprite("clue", "button-clue", LOW_WIDTH / 2, y, Message("fejag-post-clue"), scale=1.1),)
    return _ranking() if any(S.RANK <= action < S.CLUE for action in legal) else ()


@cache
def _ranking() -> tuple[Sprite, ...]:
    """The flags, touched from the best team to the last, with the equals sign between tied teams."""
    y = LOW_HEIGHT / 2
    sprites = []
    for team in range(S.TEAM_COUNT):
        label = Message("fejag-rank-next", {"team": team_words(team)})
        x = 1.1 + 2.1 * team
        sprites.append(Sprite(f"place-{S.TEAMS[team]}", f"flag-{S.TEAMS[team]}", x, y, label, scale=1.9))
        if team:
            tie = Message("fejag-rank-tie", {"place": team})
            sprites.append(Sprite(f"tie-{team}", "tie", x - 1.05, y, tie))
    return tuple(sprites)


# --- the egg ------------------------------------------------------------------------------------------------------


def egg(s: SimpleNamespace) -> Zone:
    """The six questions; in a quick campaign with their choices, of which clues strike out wrong ones."""
    sprites = _questions(tuple(s.struck) if s.ranks != S.MANUAL else None)
    label = Message("fejag-zone-egg")
    return Zone("egg", "right", SIDE_WIDTH, EGG_HEIGHT, label, sprites, show="drawer", legend=True)


@lru_cache(KEPT)
def _questions(struck: tuple[int, ...] | None) -> tuple[Sprite, ...]:
    sprites = [
        Sprite("egg-panel", "panel-egg", SIDE_WIDTH / 2, EGG_HEIGHT / 2, z=-2),
        Sprite("egg", "egg", SIDE_WIDTH / 2, 0.5, Message("fejag-egg"), z=-1, scale=0.72),
    ]
    for question in range(S.QUESTIONS):
        label = Message("fejag-question", {"number": question + 1, "question": question_words(question)})
        name, text = f"question-{question + 1}", str(question + 1)
        if struck is not None:
            sprites.append(Sprite(name, "question", 0.4, 1.22 + 0.685 * question, label, text=text))
        else:
            row, column = divmod(question, 2)
            sprites.append(Sprite(name, "choice", 0.9 + 1.4 * column, 1.6 + 1.3 * row, label, text=text, scale=1.6))
    if struck is not None:
        sprites += [_choice(choice, bool(struck[choice])) for choice in range(S.CHOICE_COUNT)]
    return tuple(sprites)


@cache
def _choice(choice: int, struck: bool) -> Sprite:
    question, letter = divmod(choice, S.CHOICES)
    words: Words = {
        "name": choice_name(choice),
        "question": question_words(question),
        "answer": answer_words(choice),
    }
    label = Message("fejag-choice-struck" if struck else "fejag-choice", words)
    kind = "choice-struck" if struck else "choice"
    return Sprite(choice_id(choice), kind, 0.98 + 0.6 * letter, 1.22 + 0.685 * question, label, text=LETTERS[letter])


# --- menus --------------------------------------------------------------------------------------------------------


def menus(state: State, legal: list[int]) -> tuple[Menu, ...]:
    """At a team's panel: verdicts, penalties, and the shop of teams that may act besides the one to act."""
    found: dict[str, dict[str, Sprite]] = {}
    for action in legal:
        path = touches(state, action)
        if len(path) > 1 and path[0].startswith("team-"):
            found.setdefault(path[0], {}).setdefault(path[1], _menu_choice(path[1], action))
    return tuple(Menu(of, tuple(choices.values())) for of, choices in found.items())


def _menu_choice(name: str, action: int) -> Sprite:
    if S.VERDICT <= action < S.PENALTY:
        verdict = VERDICTS[(action - S.VERDICT) % len(VERDICTS)]
        return Sprite(name, f"verdict-{verdict}", 0, 0, Message("fejag-give-verdict", {"verdict": verdict}))
    if S.PENALTY <= action < S.DRAW:
        kind = (action - S.PENALTY) % S.TYPE_COUNT
        label = Message("fejag-penalty", {"price": S.PRICE[kind]})
        return Sprite(name, "shop", 0, 0, label, text=str(S.PRICE[kind]), tags=(S.TYPES[kind],), scale=0.75)
    if action < S.DONE:
        kind = action // S.CELLS % S.TYPE_COUNT
        label = Message("fejag-shop", {"figure": Message(FIGURES[kind]), "price": S.PRICE[kind], "kind": S.TYPES[kind]})
        return Sprite(name, "shop", 0, 0, label, text=str(S.PRICE[kind]), tags=(S.TYPES[kind],), scale=0.75)
    if action < S.TIMEOUT:
        return Sprite(name, "button-done", 0, 0, Message("fejag-close"), scale=0.75)
    if action < S.CARD:
        return Sprite(name, "button-timeout", 0, 0, Message("fejag-give-up"), scale=0.75)
    return Sprite(name, "egg", 0, 0, Message("fejag-hand-in"), scale=0.8)

"""What can be chosen in Space Stage: the menus of things that were touched, and the buttons of the turn."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Menu, Message, Sprite

from ..kernel import state as S
from .blows import halves_of
from .touch import touches
from .words import Words, deadly, half, tokens, yes

MAIN_WORDS = {
    S.ATTACK_CARD: "spacestage-choose-attack",
    S.HEAL_CARD: "spacestage-choose-heal",
    S.REPAIR_CARD: "spacestage-choose-repair",
    S.REDUCE: "spacestage-choose-reduce",
    S.HAT: "spacestage-choose-hat",
    S.VIVIFICATION: "spacestage-choose-vivification",
}
Button = tuple[str, str, Message, str]  # its id, its drawing, its words, what is written on it


def menus(state: State, s: SimpleNamespace, legal: list[int]) -> tuple[Menu, ...]:
    found: dict[str, dict[str, Sprite]] = {}
    for action in legal:
        choice = _choice(s, action)
        if choice is None:
            first, *further = touches(state, action)
            if further and first.startswith("card-"):  # aimed at something on the table
                found.setdefault(first, {})
            continue
        *_, of, last = touches(state, action)
        if not last.startswith("room-"):  # a move that needs no question
            kind, text, words = choice
            found.setdefault(of, {}).setdefault(last, Sprite(last, kind, 0, 0, words, text=text))
    return tuple(
        Menu(of, tuple(choices.values()), _about(s, of, chosen=bool(choices))) for of, choices in found.items()
    )


def _about(s: SimpleNamespace, of: str, *, chosen: bool) -> Message | None:
    """What is read before a card is chosen, or before the turn ends badly."""
    if of == "end":
        return Message("spacestage-end-deadly", {"both": yes(len(deadly(s)) > 1), "c": deadly(s)[0] + 1})
    where, _, name = of.partition("-")
    if where not in ("row", "card"):
        return None
    shown = next(shown for shown in s.cast.cards.values() if name == shown.id)
    words: Words = {"name": shown.name, "effect": shown.effect, "price": shown.price}
    if where == "card":
        return None if chosen else Message("spacestage-card", {**words, "condition": "ready"})
    if s.phase == S.DRAFT:
        return Message("spacestage-card", {**words, "condition": "ready"})
    cost = tokens(S.ORGANIC if shown.id[0] == "M" else S.SCRAP, shown.cost)
    return Message("spacestage-offer", {**words, "cost": cost})


Choice = tuple[str, str, Message]  # the drawing, what is written on it, its words


def _choice(s: SimpleNamespace, action: int) -> Choice | None:
    """The last touch of an action, if it is a choice in a menu."""
    if action >= S.GIVE:
        return _side_choice(s, action) if action < S.FEED else _master_choice(s, action)
    if action >= S.USE:
        return _card_choice(s, action)
    if action < S.RECHARGE:
        c = action // S.CARDS + 1
        return f"choose-{c}", "", _words("spacestage-choose-draft", c=c)
    if action < S.STEP:
        price = s.card_use[(action - S.RECHARGE) % S.CARDS]
        return "choose-recharge", f"−{price}", _words("spacestage-choose-recharge", n=price)
    if action < S.HEAL_WHOM:
        return _movement_choice(s, action)
    if action < S.HEAL_MORE:
        c, other = divmod(action - S.HEAL_WHOM, S.CHARACTERS)
        return ("choose-heal", f"+{s.heal_base}", _words("spacestage-choose-heal-self")) if c == other else None
    if action < S.ATTACK_SLOT:
        return _heal_choice(s, (action - S.HEAL_MORE) % (S.MOST + 1))
    return None


def _movement_choice(s: SimpleNamespace, action: int) -> Choice | None:
    """Asked only where a move and an extension lead to the same room."""
    extending = action >= S.EXTEND
    c = (action - (S.EXTEND if extending else S.STEP)) // 9
    if s.extends != c:
        return None
    name = "spacestage-choose-extend" if extending else "spacestage-choose-move"
    return "choose-extend" if extending else "choose-move", "", _words(name)


def _heal_choice(s: SimpleNamespace, organic: int) -> Choice:
    healed = min(s.points + organic, s.damage[s.target])
    words = _words("spacestage-heal-with", organic=organic, n=healed)
    return ("choose-organic", f"−{organic}", words) if organic else ("choose-heal", f"+{healed}", words)


def _card_choice(s: SimpleNamespace, action: int) -> Choice | None:
    used, variant = divmod(action - S.USE, S.VARIANTS)
    card = used % S.CARDS
    kind, value = s.card_kind[card], s.card_value[card]
    if kind == S.ATTACK_CARD:
        return _attack_choice(s, card, variant)
    if kind not in MAIN_WORDS:
        return None
    args: Words = {"n": value} if kind in (S.HEAL_CARD, S.REPAIR_CARD, S.REDUCE) else {}
    text = {S.HEAL_CARD: f"+{value}", S.REPAIR_CARD: f"+{value}", S.REDUCE: f"−{value}"}.get(kind, "")
    return f"choose-{S.KINDS[kind]}", text, Message(MAIN_WORDS[kind], args)


def _attack_choice(s: SimpleNamespace, card: int, variant: int) -> Choice:
    """What the card adds to the blow on the monster under attack."""
    elements = [e for e in range(len(S.ELEMENTS)) if s.card_elements[card] >> e & 1]
    element = variant if len(elements) == 2 else elements[0] if elements else None
    times = 2 if element is None else halves_of(s, s.slot[s.target], element)
    adds = half(s.card_value[card] * times)
    if element is None:
        return "choose-attack", f"+{adds}", _words("spacestage-choose-attack", n=adds)
    name = S.ELEMENTS[element]
    return f"choose-{name}", f"+{adds}", _words("spacestage-choose-element", element=name, n=adds)


def _side_choice(s: SimpleNamespace, action: int) -> Choice | None:
    if action < S.ANSWER:
        asking = action >= S.ASK
        deal, number = divmod(action - (S.ASK if asking else S.GIVE), S.MOST)
        return _trade(deal % 2, number + 1, asking)
    if action < S.BUY:
        return None
    if action < S.CONVERT:
        c, card = divmod(action - S.BUY, S.CARDS)
        shown = s.cast.cards[card]
        kind = 0 if shown.id[0] == "M" else 1
        words: Words = {"c": c + 1, "cost": tokens(kind, shown.cost)}
        return f"choose-{c + 1}", f"−{shown.cost}", Message("spacestage-choose-buy", words)
    if action < S.END:
        deal, number = divmod(action - S.CONVERT, S.MOST)
        return _conversion(deal % 2, number + 1)
    return ("button-end", _suffered(s), _words("spacestage-end-anyway")) if deadly(s) else None


@cache
def _trade(kind: int, n: int, asking: bool) -> Choice:
    name = "spacestage-choose-ask" if asking else "spacestage-choose-give"
    return f"choose-{S.RESOURCES[kind]}", f"{n}?" if asking else str(n), Message(name, {"tokens": tokens(kind, n)})


@cache
def _conversion(kind: int, n: int) -> Choice:
    words: Words = {"from": tokens(kind, n), "to": tokens(1 - kind, n)}
    return f"choose-{S.RESOURCES[1 - kind]}", str(n), Message("spacestage-choose-convert", words)


def _master_choice(s: SimpleNamespace, action: int) -> Choice | None:
    if action < S.SABOTAGE:
        return "choose-monster", "", _words("spacestage-choose-feed")
    if action < S.INFARCT:
        return "choose-break", "", _words("spacestage-choose-sabotage")
    if action < S.BOOST:
        return "choose-infarct", f"−{s.infarct_damage}", _words("spacestage-choose-infarct", n=s.infarct_damage)
    if action < S.PASS:
        return "choose-boost", f"+{s.boost_damage}", _words("spacestage-choose-boost", n=s.boost_damage)
    return None


def _words(name: str, /, **args: str | int | Message) -> Message:
    return Message(name, args)


# --- buttons --------------------------------------------------------------------------------------------------------


def buttons(s: SimpleNamespace, legal: list[int]) -> list[Button]:
    """From left to right."""
    found: dict[str, Button] = {}
    for action in legal:
        button = _button(s, action)
        if button is not None:
            found[button[0]] = button
    return list(found.values())


def _suffered(s: SimpleNamespace) -> str:
    """What the end of the turn does to those who are on turn."""
    return " ".join(f"−{s.ends[c]}" if s.ends[c] else "0" for c in range(S.CHARACTERS) if s.acts[c])


def _button(s: SimpleNamespace, action: int) -> Button | None:
    if S.HEAL_MORE <= action < S.ATTACK_SLOT:
        return "heal", "button-heal", _words("spacestage-heal-with", organic=0, n=s.total), f"+{s.total}"
    if S.BLOW <= action < S.FIX:
        return "blow", "button-blow", _words("spacestage-blow", n=s.total), str(s.total)
    if S.PAY <= action < S.USE:
        scrap = (action - S.PAY) % (S.MOST + 1)
        if scrap:
            return "pay", "button-pay", _words("spacestage-pay", n=scrap), f"−{scrap}"
        return "give-up", "button-giveup", _words("spacestage-give-up"), ""
    if S.ANSWER <= action < S.BUY:
        if (action - S.ANSWER) % 2:
            words = _words("spacestage-yes", tokens=tokens(s.wanted, s.amount))
            return "yes", f"button-yes-{S.RESOURCES[s.wanted]}", words, f"−{s.amount}"
        return "no", "button-no", _words("spacestage-no"), ""
    if S.END <= action < S.FEED:
        words = _words("spacestage-end", n=sum(s.ends[c] for c in range(S.CHARACTERS) if s.acts[c]))
        return "end", "button-end", words, _suffered(s)
    if action == S.PASS:
        return "pass", "button-pass", _words("spacestage-pass"), ""
    return None

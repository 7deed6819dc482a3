"""What docs/style.md asks of texts, as far as a machine can tell: lengths of labels, numbers, key words, refusals.

The languages are mended one after another: `PENDING` lists, by language, the ids that do not follow yet. Mend one, and
take it out of the list.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import herna
from herna.engine.messages import LANGUAGES, catalogue_files, say_strictly
from herna.engine.scene import Message

from .pending_words import PENDING
from .refusing import refusals

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
LABEL, TOOL = 24, 10  # characters
NAME = "Anna"  # nobody can foresee how long a name is that people choose
languages = pytest.mark.parametrize("language", LANGUAGES)

# Labels of buttons that games draw, with the arguments they are given; a pattern, so that new ones are measured too.
BOARD_BUTTONS = re.compile(
    r"thebase-(spend-.*|pass|challenge)"
    r"|mammoths-(discard|settle)"
    r"|fejag-(done|timeout|close|give-up|open|post-clue|rank-.*|hand-in|give-verdict|penalty|camp-(do-(?!penalty).*|close-.*))"
    r"|spacestage-(choose-.*|end|blow|heal-with|pay|give-up|yes|no|pass)"
    r"|[a-z_]+-option-(?!.*-explain$)[a-zA-Z_0-9]+-.*"
)
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "who": (NAME,),
    "other": (NAME,),
    "team": (NAME,),
    "n": (3,),
    "c": (1,),
    "d": (2,),
    "purse": (12,),
    "price": (0, 2, 4, 10),
    "place": (2,),
    "day": (10,),
    "organic": (0, 1, 2),
    "may": ("close", "lose"),
    "verdict": ("right", "wrong", "incomplete"),
    "element": ("fire", "ice", "lightning"),
    "count": (2,),
}
TOKENS = [Message("spacestage-tokens", {"kind": kind, "n": 5}) for kind in ("organic", "scrap")]
KEY_WORDS = re.compile(r"\b(easy|normal|hard|random|standard|duel|walk|leap|true|false|submission|effort|manual)\b")
PLURALS = {"zero", "one", "two", "few", "many", "other"}


# --- catalogues -------------------------------------------------------------------------------------------------------


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    texts = (file.read_text(encoding="utf-8") for file in catalogue_files(language))
    bodies = (FluentParser().parse(text).body for text in texts)
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ast.Message)}


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _Choices(Visitor):
    """The keys of every choice by a number."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & (PLURALS - {"other"}):
            self.found.append(keys)
        self.generic_visit(node)


def variables(entry: ast.Message) -> set[str]:
    names = _Names()
    names.visit(entry)
    return names.found


def holds(check: str, language: str, wrong: dict[str, str]) -> None:
    """Nothing is wrong but what is listed."""
    pending = PENDING.get(check, {}).get(language, frozenset())
    assert {name: text for name, text in wrong.items() if name not in pending} == {}


# --- labels -----------------------------------------------------------------------------------------------------------


@cache
def page_buttons() -> tuple[frozenset[str], frozenset[str]]:
    """The ids that pages write on buttons, and those of the toolbar below the board."""
    labels: set[str] = set()
    tools: set[str] = set()
    for file in WEB.rglob("*.svelte"):
        text = file.read_text(encoding="utf-8")
        bars = [bar.span() for bar in re.finditer(r'role="toolbar".*?</div>', text, re.DOTALL)]
        for button in re.finditer(r"<(button|a)\b([^<]*?(?:=>[^<]*?)*)>(.*?)</\1>", text, re.DOTALL):
            if button[1] == "a" and "button" not in button[2]:
                continue
            shown = set(
                re.findall(
                    r'"((?:client|table|study|practise|review)-[a-z-]+)"',
                    re.sub(r"aria-label=\{[^}]*\}\}?", "", button[3]),
                )
            )
            shown = {name for name in shown if not re.search("-sure(-|$)|-explain$", name)}  # what its handler asks
            inside = any(first <= button.start() < last for first, last in bars)
            (tools if inside else labels).update(shown)
    return frozenset(labels), frozenset(tools)


def said(name: str, language: str) -> list[str]:
    """The label with all combinations of sample arguments, and the one for teams."""
    entry = catalogue(language)[name]
    names = sorted(variables(entry))
    values = [TOKENS if each in {"tokens", "from", "to", "cost"} else SAMPLES.get(each, (2,)) for each in names]
    combined = [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
    team = for_team(entry)
    return [say_strictly(Message(name, args), language) for args in combined] + ([_plain(team)] if team else [])


def too_long(names: frozenset[str], limit: int, language: str) -> dict[str, str]:
    longest = {name: max(said(name, language), key=len) for name in names if name in catalogue(language)}
    return {name: text for name, text in longest.items() if len(text) > limit}


def test_the_scan_finds_buttons() -> None:
    labels, tools = page_buttons()
    assert {"client-confirm", "client-bot-for", "client-resign"} <= labels
    assert {"client-undo", "client-hint", "client-overlays", "client-more"} <= tools


@languages
def test_labels_are_short(language: str) -> None:
    """24 characters fit on a phone, 10 below the board."""
    labels, tools = page_buttons()
    drawn = frozenset(name for name in catalogue(language) if BOARD_BUTTONS.fullmatch(name))
    holds("labels", language, too_long(labels | drawn, LABEL, language) | too_long(tools, TOOL, language))


# --- numbers and key words --------------------------------------------------------------------------------------------


@languages
def test_every_plural_has_all_its_forms(language: str) -> None:
    forms = {"one", "few", "other"} if language in {"cs", "sk"} else {"one", "other"}
    wrong = {}
    for name, entry in catalogue(language).items():
        choices = _Choices()
        choices.visit(entry)
        if any(keys - {"many"} != forms for keys in choices.found):
            wrong[name] = str(choices.found)
    holds("plurals", language, wrong)


@languages
def test_no_two_numbers_stand_side_by_side(language: str) -> None:
    wrong = {}
    for name, entry in catalogue(language).items():
        names = sorted(variables(entry))
        if len(names) < 2:
            continue
        args = {each: TOKENS[1] if each in {"tokens", "from", "to", "cost"} else 5 for each in names}
        text = say_strictly(Message(name, args), language)
        if re.search(r"\b5 5\b", text):
            wrong[name] = text
    holds("numbers", language, wrong)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_english_key_words(language: str) -> None:
    wrong = {}
    for name, entry in catalogue(language).items():
        for value in {each.value for each in _texts(entry)}:
            found = KEY_WORDS.search(value)
            if found and not name.startswith(("terminal-", "operator-")):
                wrong[name] = value.strip()
    holds("words", language, wrong)


ALONE = {  # what is said to one person, as far as a list can tell
    "cs": r"jsi|nejsi|tě|ti|tobě|tebe|tebou|tvůj|tvoj\w*|tvé\w*|tvou|tvým\w*|\w*můžeš|(ne)?máš|smíš|(ne)?chceš|zkus"
    r"|počkej|klepni|vyber|zvol|otevři|načti|hraj|zahraj|najdi|napiš|začni|podívej|uvidíš|zkontroluj|potvrď|přečti|přisedni",
    "sk": r"si na|nie si|teba|tebe|tebou|tvoj\w*|\w*môžeš|(ne)?máš|smieš|(ne)?chceš|skús|počkaj|klepni"
    r"|vyber|zvoľ|otvor|načítaj|hraj|zahraj|nájdi|napíš|začni|pozri|uvidíš|skontroluj|potvrď|prečítaj|prisadni",
    "de": r"du|dich|dir|dein\w*|tippe|versuch|warte|wähle|öffne|prüfe|beginne|spiele|probier|finde|starte|bestätige"
    r"|lade",
}
AT_TABLE = ("table", "live", "scene", "study", "replay", "rules")  # folders whose pages a team of FEJAG sees too
TO_A_PERSON = re.compile(  # who is alone or has no game on the page yet; the last two speak to nobody at a table
    r"client-(you-watch|not-prepared|preparing-explain|lobby-gone-explain|invite-.*)|study-(all|none|no-lesson)"
    r"|table-error-(no-table|no-hello|bad-option)|client-not-there-yet|client-camp-guide-nothing"
)


def for_team(entry: ast.Message) -> ast.Pattern | None:
    return next((each.value for each in entry.attributes if each.id.name == "team"), None)


@pytest.mark.parametrize("language", sorted(ALONE))
def test_teams_are_not_addressed_as_one_person(language: str) -> None:
    """Nor by what the house says at every table."""
    files = (file for folder in AT_TABLE for file in (WEB / folder).rglob("*.*") if ".test." not in file.name)
    said = {name for file in files for name in re.findall(r"\bclient-[a-z-]+", file.read_text(encoding="utf-8"))}
    alone = re.compile(rf"\b({ALONE[language]})\b", re.IGNORECASE)
    wrong = {}
    for name, entry in catalogue(language).items():
        read = name in said or name.startswith(("table-", "study-"))
        fejag = name.startswith("fejag-") and language != "de"  # in German the organiser is addressed as a person
        if (read or fejag) and not TO_A_PERSON.fullmatch(name):
            text = _plain(for_team(entry) or entry)
            if found := alone.search(text):
                wrong[name] = f"{found[0]}: {text}"
    holds("team", language, wrong)


PAST = {  # forms that only the past has, as far as an ending or a list can tell
    "en": r"(?<!is )(?<!are )(?<!be )\b([a-z]{2,}ed|was|were|had|has been|have been|took|threw|fled|burnt|won|lost"
    r"|chose|paid|spent|withdrew|gave|went|came|couldn’t)\b",
    "cs": r"\b[a-záčďéěíňóřšťúůýž]{1,}[aáeěiouyřl](l|la|lo|li|ly)\b|\bšel\b|\bzhas(l|la|lo|li|ly)\b",
    "sk": r"\b[a-záäčďéíľĺňóôŕšťúýž]{1,}[aáeiouy](l|la|lo|li)\b|\bzhas(ol|la|lo|li)\b",
    "de": r"\b(wurde|wurden|war|waren|worden|verbrannt|beendet,|gewählt)\b",
}
NOT_PAST = {"tied", "kolo", "materiál", "páli", "posiela"}


@languages
def test_what_happens_is_told_in_the_present(language: str) -> None:
    """One sentence serves the log and the look ahead; in the past it would tell what has not happened."""
    wrong = {}
    for name, entry in catalogue(language).items():
        if re.match(r"[a-z_]+-log-", name):
            text = _plain(entry)
            found = {each[0] for each in re.finditer(PAST[language], text)} - NOT_PAST
            if found:
                wrong[name] = ", ".join(sorted(found))
    holds("present", language, wrong)


def _texts(entry: ast.Message | ast.Pattern) -> list[ast.TextElement]:
    found: list[ast.TextElement] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            found.append(node)

    Texts().visit(entry)
    return found


def _plain(entry: ast.Message | ast.Pattern) -> str:
    return "".join(each.value for each in _texts(entry))


# --- refusals ---------------------------------------------------------------------------------------------------------

# What English says in one sentence and still says what to do: an imperative, or when and where it is possible.
ENOUGH = re.compile(r"(Wait|Finish|Place|Choose|Hand|Put|Claim|Pay|First)\b|.*\b(only|must|until|so)\b")


@languages
def test_a_refusal_says_what_to_do_next(language: str) -> None:
    said = {name: _plain(entry) for name, entry in catalogue(language).items() if "-refusal-" in name}
    wrong = {
        name: text
        for name, text in said.items()
        if not re.search(r"[.:;] \S", text) and not ENOUGH.match(_plain(catalogue("en")[name]))
    }
    holds("refusals", language, wrong)


@pytest.mark.parametrize("name", herna.game_names())
def test_every_refusal_is_produced_and_has_words(name: str) -> None:
    game = herna.game(name)
    assert refusals(game).keys() == game.reasons.keys()
    for reason in game.reasons:
        message = game.stage.explain(reason)
        assert message is not None, f"reason {reason} has no words"
        for language in LANGUAGES:
            assert say_strictly(message, language)

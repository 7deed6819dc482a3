"""The card sheet: what is refused and how that is reported, and that another sheet is played as it says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herna
from herna.engine import journal
from herna.engine.errors import BadOption, HernaError
from herna.engine.messages import LANGUAGES, say
from herna.engine.scene import Message
from herna.games.spacestage.cards import DUEL, FILE, HOUSE, KEPT, read_cards, read_sheet, sheet_of

from ...wander import allowed, examples, wander

SPACE = herna.game("spacestage")
TEXT = FILE.read_text(encoding="utf-8")

SMALL = """
[rules]
damage_limit = 5
repair_target = 7

[station_master]
boost_multiplier = -1.0

[[mutation]]
id = "M42"
name = "Glow"
kind = "attack"
value = 3
elements = ["ice", "fire"]
cost = 1
use = 0

[[equipment]]
id = "E00"
name = "Vacuum cleaner"
kind = "vortex"
cost = 2
use = 1

[[monster]]
id = "X99"
name = "Dust"
resource = "scrap"
health = 12
damage = 0
multiplier = { fire = 2.5, ice = 0, lightning = 1 }
"""


def line_of(text, part):
    return next(number for number, line in enumerate(text.splitlines(), start=1) if part in line)


def test_the_sheet_of_the_house_has_a_word():
    assert read_cards(HOUSE) == read_cards(TEXT) == HOUSE
    assert read_cards(TEXT + "\n# a remark\n") == HOUSE


def test_the_rules_lead_to_the_sheet():
    rules = Path(__file__).parents[3] / "docs" / "rules"
    links = re.findall(r"\]\((\S+\.toml)\)", (rules / "spacestage.md").read_text(encoding="utf-8"))
    assert links
    assert {(rules / link).resolve() for link in links} == {FILE.resolve()}


def test_another_sheet_is_carried_whole():
    value = read_cards(SMALL)
    assert read_cards(value) == value
    assert read_cards(json.loads(value)) == value
    assert [card["name"] for card in json.loads(value)["mutation"]] == ["Glow"]


@pytest.mark.parametrize(
    ("old", "new", "field", "expected"),
    [
        ('id = "M42"', 'id = "M4"', "id", "M and two digits"),
        ('id = "E00"', 'id = "M00"', "id", "E and two digits"),
        ('name = "Dust"', 'name = ""', "name", "a text"),
        ('kind = "vortex"', 'kind = "vacuum"', "kind", "one of attack"),
        ('kind = "vortex"', 'kind = "heal"', "value", "a whole number"),
        ('kind = "attack"', 'kind = "hat"', "value", "has no value"),
        ("value = 3", "value = -3", "value", "a whole number, 0 to 99"),
        ('["ice", "fire"]', '["ice", "wind"]', "elements", "fire, ice, lightning"),
        ('["ice", "fire"]', '["ice", "ice"]', "elements", "different"),
        ('["ice", "fire"]', '["ice", "fire", "lightning"]', "elements", "none to two"),
        ("cost = 1", "cost = 1.5", "cost", "a whole number"),
        ("cost = 1", "price = 1", "price", "only id, name"),
        ("use = 0", 'use = "0"', "use", "a whole number"),
        ('resource = "scrap"', 'resource = "gold"', "resource", "organic, scrap"),
        ("health = 12", "health = 0", "health", "1 to 99"),
        ("damage = 0", "damage = -1", "damage", "0 to 99"),
        ("fire = 2.5", "fire = 2.25", "multiplier", "steps of 0.5"),
        ("fire = 2.5, ", "", "multiplier", "a number for each"),
        ("damage_limit = 5", "damage_limit = 1", "damage_limit", "2 to 30"),
        ("damage_limit = 5", "characters = 5", "characters", "4"),
        ("repair_target = 7", "luck = 7", "luck", "only characters"),
        ("boost_multiplier = -1.0", "boost_multiplier = -0.3", "boost_multiplier", "steps of 0.5"),
    ],
)
def test_a_mistake_is_told_with_line_field_and_what_was_expected(old, new, field, expected):
    assert SMALL.count(old) == 1
    text = SMALL.replace(old, new)
    elsewhere = {
        'kind = "hat"': "value = 3",
        'kind = "heal"': "[[equipment]]",
        "": "multiplier = { ice",
    }  # where the error is then
    with pytest.raises(BadOption) as refused:
        read_cards(text)
    message = str(refused.value)
    assert f"line {line_of(text, elsewhere.get(new, new))}, field '{field}'" in message
    assert expected in message


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "1 to 32 tables [[mutation]]"),
        ("nonsense", "card sheet in TOML"),
        ("{}", "1 to 32 tables [[mutation]]"),
        ("{", "card sheet in TOML"),
        (SMALL + "[weather]\nsun = 1\n", "line 32, weather: expected only the tables"),
        (SMALL + SMALL[SMALL.index("[[monster]]") :], "an id that no other card has, not 'X99'"),
        (SMALL + "[board]\nstart = 'N'\n", "the board of the game"),
        ("mutation = 1\n", "[[mutation]]"),
    ],
)
def test_a_sheet_that_is_none_is_refused(text, told):
    with pytest.raises(BadOption) as refused:
        read_cards(text)
    assert told in str(refused.value)


def test_too_many_cards_are_refused():
    card = SMALL[SMALL.index("[[equipment]]") : SMALL.index("[[monster]]")]
    more = "".join(card.replace("E00", f"E{number:02d}") for number in range(1, 33))
    with pytest.raises(BadOption, match=r"equipment.*1 to 32 tables .*there are 33"):
        read_cards(SMALL + more)


def test_another_sheet_is_played_as_it_says():
    game = SPACE.new(4, cards=SMALL)
    for action in ("+M42", "+E00", "D1:M42", "D2:E00", "1M:N", "1.", "2M:N", "2.", "3.", "4.", "T=3,1+X99"):
        SPACE.play(game, action)
    for action in ("1A:U3", "1U:M42f"):
        SPACE.play(game, action)
    assert SPACE.notation.query(game, "total") == "7"
    SPACE.play(game, "1!")
    fields = SPACE.notation.fields(game)
    assert fields["1"] == "N s7 [M42']"
    assert fields["U3"] == "X99(5)"
    SPACE.play(game, "1.")
    SPACE.play(game, "2U:E00>U3")
    assert SPACE.notation.fields(game)["result"] == "WIN"
    assert SPACE.notation.fields(game)["E00"] == "X99(5)"
    assert sheet_of(game).monster(0).name == "Dust"


def test_many_sheets_are_not_all_remembered():
    """A state whose sheet is no longer cached still knows everything but the names."""
    state = SPACE.new(cards=SMALL)
    named = sheet_of(state)
    for number in range(KEPT + 1):
        SPACE.new(cards=SMALL.replace("Dust", f"Dust {number}"))
    forgotten = sheet_of(state)
    assert forgotten.monster(0).name == "X99"
    assert forgotten.monster(0).multiplier == named.monster(0).multiplier
    assert forgotten.card(0).elements == named.card(0).elements
    assert SPACE.new(cards=SMALL).tobytes() == state.tobytes()
    assert sheet_of(state) == named


def test_the_numbers_of_a_sheet_are_the_rules():
    state = SPACE.position("1=C d5 dying 2=SE s1 broken=SE", cards=SMALL)
    SPACE.play(state, "1Y=3")
    SPACE.play(state, "2F=3,4")
    assert SPACE.notation.fields(state)["broken"] == "-"


def test_a_file_of_a_match_carries_its_sheet():
    match = SPACE.match(seed=5, cards=SMALL)
    for i in range(30):
        legal = match.legal()
        if legal:
            match.play(legal[i % len(legal)])
    text = journal.dumps(match)
    assert "Vacuum cleaner" in text
    assert journal.loads(text, herna.game).state.tobytes() == match.state.tobytes()


KINDS = ("attack", "heal", "repair", "reduce", "hat", "vortex", "telepathy", "teleport", "vivification")


@st.composite
def sheets(draw):
    """Any sheet that fits the rules of sheets."""

    def card(letter, number):
        kind = draw(st.sampled_from(KINDS))
        made = {"id": f"{letter}{number:02d}", "name": f"Card {number}", "kind": kind}
        if kind in KINDS[:4]:
            made["value"] = draw(st.integers(0, 99))
        if kind == "attack":
            made["elements"] = draw(st.lists(st.sampled_from(("fire", "ice", "lightning")), max_size=2, unique=True))
        return made | {"cost": draw(st.integers(0, 6)), "use": draw(st.integers(0, 5))}

    def monster(number):
        times = {element: draw(st.integers(0, 40)) / 2 for element in ("fire", "ice", "lightning")}
        made = {"id": f"X{number:02d}", "name": "Thing", "resource": draw(st.sampled_from(("organic", "scrap")))}
        return made | {"health": draw(st.integers(1, 99)), "damage": draw(st.integers(0, 99)), "multiplier": times}

    numbers = st.lists(st.integers(0, 99), min_size=1, max_size=8, unique=True)
    rules = {"damage_limit": draw(st.integers(2, 30)), "main_actions_per_turn": draw(st.integers(1, 4))}
    rules |= {"row_size": draw(st.integers(1, 8)), "heal_base": draw(st.integers(0, 3))}
    return {
        "rules": rules,
        "mutation": [card("M", number) for number in draw(numbers)],
        "equipment": [card("E", number) for number in draw(numbers)],
        "monster": [monster(number) for number in draw(numbers)],
    }


@settings(max_examples=examples(30))
@given(sheet=sheets(), seed=st.integers(0, 2**32), plies=st.integers(0, 400))
def test_every_sheet_can_be_played(sheet, seed, plies):
    options = {"cards": sheet, "pairs": seed % 3 == 0, "master": seed % 2 == 0}
    state = SPACE.new(**options)
    wander(SPACE, state, seed, plies)
    assert SPACE.legal(state) == allowed(SPACE, state)
    seats = len(SPACE.notation.seats(state))
    text = SPACE.notation.format_position(state)
    assert SPACE.position(text, seats, **options).tobytes() == state.tobytes()
    assert wander(SPACE, state, seed, 40_000) < 40_000


@settings(max_examples=examples(60))
@given(at=st.integers(0, len(SMALL)), junk=st.text(max_size=4), cut=st.integers(0, 6))
def test_damaged_sheets_give_one_kind_of_error(at, junk, cut):
    text = SMALL[:at] + junk + SMALL[at + cut :]
    try:
        value = read_cards(text)
    except HernaError:
        return
    assert read_cards(value) == value


def test_the_duel_has_the_cards_of_the_house_and_numbers_of_its_own():
    assert read_cards(DUEL) == read_cards(read_sheet(DUEL).text) == DUEL
    house, duel = read_sheet(HOUSE), read_sheet(DUEL)
    assert (duel.mutations, duel.equipment, duel.monsters) == (house.mutations, house.equipment, house.monsters)
    assert duel.numbers != house.numbers
    assert SPACE.new(cards=DUEL, master=True)[0].master_actions == duel.numbers["actions_per_turn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_duel_are_told_where_it_is_chosen_and_in_the_rules(language):
    numbers = {str(read_sheet(DUEL).numbers[name]) for name in ("damage_limit", "infarct_damage", "boost_damage")}
    for told in (
        say(Message("spacestage-preset-duel-hint"), language),
        say(Message("spacestage-option-cards-explain"), language),
        (FILE.parents[1] / "guide" / f"{language}.md").read_text(encoding="utf-8").split("{#10}")[1].split("{#11}")[0],
    ):
        assert numbers <= set(re.findall(r"\d+", told))

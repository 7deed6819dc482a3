"""What holds for the scene of every game: ids, touches, drawings, words in all languages."""

from __future__ import annotations

import ast
import gzip
import json
import re
from collections import Counter
from dataclasses import asdict
from functools import cache
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herna
from herna.engine import lessons, messages, svg
from herna.engine.census import worded
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.messages import LANGUAGES, LOCALES, say_strictly
from herna.engine.puzzles import THEMES, puzzles, theme_message
from herna.engine.scene import Message, text_of
from herna.engine.stage import Stage
from herna.server.tables import words

from .test_contract import states

games = pytest.mark.parametrize("name", herna.game_names())
PACKAGE = Path(herna.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"
SAID: set[str] = set()  # messages already checked in all languages


def check_said(message):
    """The message can be said in every language, and its arguments are plain data."""
    key = json.dumps(asdict(message))
    if key not in SAID:
        SAID.add(key)
        for language in LANGUAGES:
            assert say_strictly(message, language)


@cache
def symbols(sprites):
    """The ids of the symbols of a file of drawings."""
    root = ET.parse(sprites).getroot()
    return {symbol.get("id") for symbol in root.findall("{*}symbol")}


def references(attribute, value):
    """The ids that an attribute refers to."""
    return re.findall(r"url\(#([\w-]+)\)", value) + ([value.removeprefix("#")] if attribute == "href" else [])


def check_scene(game, state):
    """Everything that must hold for the scenes of a state, for every viewer."""
    before = state.tobytes()
    seats = len(game.notation.seats(state))
    for seat in (None, *range(seats)):
        scene = game.stage.scene(state, seat)
        assert scene == game.stage.scene(state, seat)
        check_sprites(game, scene)
        check_purposes(game, state, scene)
        check_said(scene.prompt)
        json.dumps(asdict(scene))
        check_overlays(game, state, seat, scene)
    check_touches(game, state)
    check_narration(game, state)
    assert state.tobytes() == before


def check_sprites(game, scene):
    sprites = list(scene.sprites())
    ids = Counter(sprite.id for sprite in sprites)
    assert [name for name, n in ids.items() if n > 1] == []
    assert len({zone.name for zone in scene.zones}) == len(scene.zones)
    assert len({menu.of for menu in scene.menus}) == len(scene.menus)
    for zone in scene.zones:
        check_said(zone.label)
        for sprite in zone.sprites:
            assert 0 <= sprite.x <= zone.width, sprite
            assert 0 <= sprite.y <= zone.height, sprite
    for menu in scene.menus:
        assert menu.of in ids
        names = [choice.id for choice in menu.choices]
        assert len(set(names)) == len(names)
        assert names or menu.about, "a menu without choices says what is touched next"
        assert not set(names) & set(ids)
        assert all(choice.label for choice in menu.choices)
        if menu.about:
            check_said(menu.about)
        sprites += menu.choices
    for sprite in sprites:
        assert f"{game.name}-{sprite.kind}" in symbols(game.sprites), sprite
        if sprite.label:
            check_said(sprite.label)
        if isinstance(sprite.text, Message):
            check_said(sprite.text)


@cache
def headings(folder):
    guide = (folder / "guide" / "en.md").read_text(encoding="utf-8")
    return set(re.findall(r"{#([\d.]+)}", guide))


def check_purposes(game, state, scene):
    """Whatever has a name tells what it is for, with a paragraph that is in the guide."""
    if type(game.stage).purpose is Stage.purpose:
        return
    for sprite in scene.sprites():
        if sprite.label:
            purpose = game.stage.purpose(state, sprite.id)
            assert purpose, sprite
            check_said(purpose.message)
            assert purpose.rule in headings(game.folder), purpose


def sample(things):
    """All of them or, if there are thousands, some hundreds spread over all."""
    return things[:: 1 + len(things) // 400]


def check_touches(game, state):
    legal = game.legal(state)
    also = game.stage.also
    paths = [path for action in legal for path in (game.stage.touches(state, action), *also(state, action))]
    assert len(set(paths)) == len(paths)
    assert all(paths)
    for product in game.stage.products(state):
        assert set(product.actions) <= set(legal)
        for action in sample(product.actions):
            assert product.path(action) == game.stage.touches(state, action)
    paths += check_gestures(game, state)
    prefixes = {path[:n] for path in paths for n in range(1, len(path))}
    assert not prefixes & set(paths)
    actor = game.actor(state)
    if actor == CHANCE:
        return
    for seat in range(len(game.notation.seats(state))) if actor == NOBODY else (actor,):
        scene = game.stage.scene(state, seat)
        for path in sample(paths):
            scene.touched(path)
        offered = {(path[i], path[i + 1]) for path in paths for i in range(len(path) - 1)}
        for menu in scene.menus:
            assert {(menu.of, choice.id) for choice in menu.choices} <= offered


def check_gestures(game, state):
    """Every path of a gesture is a line of legal actions of one seat, and what is asked for can be said."""
    found = []
    for gesture in game.stage.gestures(state):
        for step in gesture.steps:
            for ask in step.asks:
                check_said(ask)
        paths = list(islice(gesture.paths(), 300))
        assert paths
        found += paths
        for path in sample(paths):
            after = state.copy()
            for action in gesture.actions(path):
                assert game.actor(after) == game.actor(state)
                assert action in game.legal(after)
                game.apply(after, action)
    return found


def check_narration(game, state):
    for action in sample(game.legal(state)):
        after = state.copy()
        game.apply(after, action)
        told = game.stage.narrate(state, action, after)
        assert told or game.actor(state) == CHANCE
        for message in told:
            check_said(message)


def check_overlays(game, state, seat, scene):
    overlays = game.stage.overlays(state, seat)
    assert len({overlay.name for overlay in overlays}) == len(overlays)
    shown = {sprite.id for sprite in scene.sprites()}
    for overlay in overlays:
        check_said(overlay.label)
        for mark in overlay.marks:
            assert mark.kind in svg.STROKES
            assert mark.sprites
            assert set(mark.sprites) <= shown
            check_said(mark.label)


@games
@given(data=st.data())
def test_scenes_keep_the_contract(name, data):
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    check_scene(game, state)


@games
@settings(max_examples=15)
@given(data=st.data())
def test_an_action_can_be_looked_at_first(name, data):
    """The scene and the words can be computed from what the seat knows, before any chance outcome."""
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    seat = game.actor(state)
    if seat < 0:
        return
    seen = game.observed(state, seat)
    for action in game.legal(seen)[:: max(1, len(game.legal(seen)) // 6)]:
        after = seen.copy()
        game.apply(after, action)
        check_sprites(game, game.stage.scene(after, seat))
        for message in game.stage.narrate(seen, action, after):
            check_said(message)


@games
@settings(max_examples=15)
@given(data=st.data(), language=st.sampled_from(LANGUAGES))
def test_every_state_can_be_drawn(name, data, language):
    game = herna.game(name)
    state, _, _ = data.draw(states(game))
    everything = [overlay.name for overlay in game.stage.overlays(state, None)]
    picture = ET.fromstring(svg.picture(game, state, None, language, overlays=everything))
    ids = {element.get("id") for element in picture.iter()} - {None}
    used = {name for element in picture.iter() for pair in element.attrib.items() for name in references(*pair)}
    assert used <= ids


@games
def test_the_drawings_can_live_in_any_page(name):
    """No scripts, no styles, no external resources, no ids that another game could have."""
    game = herna.game(name)
    text = game.sprites.read_text(encoding="utf-8")
    assert len(gzip.compress(text.encode())) < 14_000
    assert all(colour in text for colour in game.stage.inks), "inks for colours that are not there"
    root = ET.fromstring(text)
    found = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(found)) == len(found)
    assert all(x.startswith(f"{name}-") for x in found)
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        assert tag not in {"script", "style", "image", "foreignObject", "a", "animate", "set"}
        for attribute, value in element.attrib.items():
            assert attribute != "style"
            assert not attribute.startswith("on")
            assert "://" not in value
            assert "href" not in attribute or value.startswith("#")
            assert value.count("url(") == value.count("url(#")
            assert set(references(attribute, value)) <= set(found)
    for symbol in root.findall("{*}symbol"):
        assert len(symbol.get("viewBox").split()) == 4
        assert len(symbol.get("data-text", "0 0 1 #fff").split()) in (4, 6)  # with the box that long texts fit into


# --- words ------------------------------------------------------------------------------------------------------------


def declared(game):
    """What a game says about itself."""
    yield text_of(game.name, "title")
    yield text_of(game.name, "summary")
    choices = [{option.name: choice} for option in game.options for choice in option.choices]
    for chosen in ({}, *choices):
        most = max(game.seats_with(game.read_options(chosen)))
        yield from (text_of(game.name, "seat", seat) for seat in game.notation.seats(game.new(most, **chosen)))
    for option in game.options:
        yield text_of(game.name, "option", option.name)
        yield text_of(game.name, "option", option.name, "explain")
        for choice in option.choices:
            yield text_of(game.name, "option", option.name, choice)
    for preset in (*game.presets, *(game.organiser.PRESETS if game.organiser else ())):
        yield text_of(game.name, "preset", preset.name)
        yield text_of(game.name, "preset", preset.name, "hint")


@games
def test_a_game_and_its_options_have_words(name):
    for message in declared(herna.game(name)):
        check_said(message)


@games
def test_every_refusal_has_words_and_its_paragraph(name):
    game = herna.game(name)
    texts = set()
    for reason, (paragraph, _) in game.reasons.items():
        message = game.stage.explain(reason)
        assert message.args["rule"] == paragraph
        check_said(message)
        texts.add(say_strictly(message, "en"))
    assert len(texts) == len(game.reasons)


def ids_in(message):
    yield message.id
    for value in message.args.values():
        if isinstance(value, Message):
            yield from ids_in(value)


def ids_in_sources():
    """All strings in the Python sources and in the client that could be an id, or f"game-why-{what}"."""
    for file in PACKAGE.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        said = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        mixed = [node.values for node in nodes if isinstance(node, ast.JoinedStr) and len(node.values) == 2]
        starts = {first.value for first, _ in mixed if isinstance(first, ast.Constant) and first.value.endswith("-")}
        yield from said
        yield from (start + rest for start in starts for rest in said)
    for text in client_sources():
        yield from re.findall(r"[a-z]+(?:-[a-zA-Z0-9]+)+", text)


def client_sources():
    for file in (*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")):
        yield file.read_text(encoding="utf-8")


def beginnings_in_client():
    """The prefixes of ids that the client composes, as in `client-way-${way}`."""
    prefix = re.compile(r"`((?:client|table|review|practise|workshop)-[a-z-]*-)\$\{")
    return {found for text in client_sources() for found in prefix.findall(text)}


def ids_put_together(game):
    """Ids composed of names, from the first actions of a match without dice."""
    yield f"{game.name}-story"
    if game.organiser:
        yield from (paper.label.id for paper in game.organiser.papers("en"))
    for message in declared(game):
        yield message.id
        if "-seat-" in message.id:  # the client asks whether there are more words for it
            yield from (f"{message.id}-short", f"{message.id}-aim", f"{message.id}-leader")
    for chosen in (game.read_options({}), *(preset.options for preset in game.presets)):
        yield from (f"{game.name}-option-{name}-{value}" for name, value in chosen.items())
    told = {theme for puzzle in puzzles(game) for theme in puzzle.themes}
    yield from (theme_message(game, theme).id for theme in {*THEMES, *told})
    for counter in game.census.COUNTERS if game.census else ():
        said = (worded(game.census, counter.name, thing) for thing in ("", "anything"))
        yield from (message.id for message in said if isinstance(message, Message))
    for lesson in lessons.course(game):
        yield lesson.title.id
        yield from texts_in(lesson.table)
    match = game.match(dice=False)
    for _ in range(20):
        scene = game.stage.scene(match.state, None)
        for message in (*(z.label for z in scene.zones), *(s.label for s in scene.sprites() if s.label)):
            yield from ids_in(message)
        for overlay in game.stage.overlays(match.state, None):
            yield overlay.label.id
        if match.over:
            return
        match.play(game.legal(match.state)[0])


def texts_in(table):
    """All strings in a table of TOML."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict | list):
        for each in table.values() if isinstance(table, dict) else table:
            yield from texts_in(each)


def test_the_client_says_only_what_there_is():
    said = {found for text in client_sources() for found in re.findall(r"[\"'`](client(?:-[a-z0-9]+)+)[\"'`]", text)}
    for language in LANGUAGES:
        bundle = messages.catalogue(language)
        assert sorted(found for found in said if not bundle.has_message(found)) == []
        assert all(any(has.startswith(start) for has in bundle._messages) for start in beginnings_in_client())


def test_the_client_speaks_all_languages():
    """The same messages with the same arguments everywhere; plurals may differ."""
    catalogues = [(LOCALES / language / "client.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    shapes = [
        {
            part.partition(" =")[0]: set(re.findall(r"\$\w+", part))
            for part in re.split(r"\n(?=[a-z])", text)
            if part.startswith("client-")
        }
        for text in catalogues
    ]
    assert shapes[0] == shapes[1] == shapes[2] == shapes[3]


def test_no_message_is_unused():
    written = set(ids_in_sources()) | words.all_ids()
    starts = tuple(beginnings_in_client())
    for name in herna.game_names():
        written |= set(ids_put_together(herna.game(name)))
    for file in messages.catalogue_files("en"):
        if not file.is_relative_to(PACKAGE):
            continue  # of a game from another distribution, whose sources are not read here
        ids = re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        silent = {found for found in set(ids) - written if not found.startswith(starts)}
        assert sorted(silent) == [], f"{file.name}: nothing says these"


def test_the_catalogues_are_installed_with_the_package():
    assert messages.LOCALES == PACKAGE / "locales"

"""The players' rules: every language says the same, pictures show real positions, refusals find their paragraph."""

from __future__ import annotations

import re

import pytest

import herna
from herna.engine.homes import homes
from herna.engine.messages import LANGUAGES, catalogue_files

GUIDES = {name: home.folder / "guide" for name, home in homes().items() if (home.folder / "guide").is_dir()}
GUIDED = list(GUIDES)
SCENE = re.compile(r"^```scene\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^##+ .*$", re.MULTILINE)
ANCHOR = re.compile(r"^#{2,3} \S.* \{#(\d+(?:\.\d+)?)\}$")

guided = pytest.mark.parametrize("name", GUIDED)
every_guide = pytest.mark.parametrize(("name", "language"), [(n, language) for n in GUIDED for language in LANGUAGES])


def guide(name, language):
    return (GUIDES[name] / f"{language}.md").read_text(encoding="utf-8")


def anchors(text):
    """The paragraphs in order; a heading without an anchor is None."""
    matches = [ANCHOR.match(heading) for heading in HEADING.findall(SCENE.sub("", text))]
    return [match and match[1] for match in matches]


def scenes(text):
    """The pictures in order, each a dictionary of its lines."""
    return [dict(line.split(": ", 1) for line in block.splitlines()) for block in SCENE.findall(text)]


@guided
def test_a_guide_exists_in_every_language_and_no_other(name):
    assert sorted(file.name for file in GUIDES[name].iterdir()) == sorted(f"{tag}.md" for tag in LANGUAGES)


@every_guide
def test_every_heading_has_its_own_anchor(name, language):
    found = anchors(guide(name, language))
    assert found
    assert None not in found
    assert len(set(found)) == len(found)


@every_guide
def test_every_refusal_finds_its_paragraph(name, language):
    assert {rule for rule, _ in herna.game(name).reasons.values()} <= set(anchors(guide(name, language)))


@guided
def test_languages_have_the_same_paragraphs_in_the_same_order(name):
    first, *others = (anchors(guide(name, language)) for language in LANGUAGES)
    assert all(other == first for other in others)


@guided
def test_languages_have_the_same_pictures_in_the_same_paragraphs(name):
    def pictures(language):
        """Anchors and pictures in the order in which they are read."""
        parts = re.split(r"\{#([\d.]+)\}$", guide(name, language), flags=re.MULTILINE)
        return [
            (anchor, scene["position"], scene.get("touch"), scene.get("zones"))
            for anchor, text in zip([None, *parts[1::2]], parts[::2], strict=True)
            for scene in scenes(text)
        ]

    first, *others = map(pictures, LANGUAGES)
    assert first
    assert all(other == first for other in others)


@every_guide
def test_pictures_show_positions_and_legal_actions(name, language):
    game, text = herna.game(name), guide(name, language)
    assert text.count("```") == 2 * len(scenes(text))
    for scene in scenes(text):
        assert {"position", "caption"} <= scene.keys() <= {"position", "caption", "touch", "zones"}
        assert scene["caption"].strip()
        state = game.position(scene["position"])
        if "touch" in scene:
            legal = game.legal(state)
            assert game.play(state, scene["touch"])[0] in legal
        shown = game.stage.scene(state, max(game.actor(state), 0)).zones
        assert set(scene.get("zones", "").split()) <= {zone.name for zone in shown}


@guided
def test_captions_are_in_the_language_of_the_guide(name):
    captions = [scene["caption"] for language in LANGUAGES for scene in scenes(guide(name, language))]
    assert len(set(captions)) == len(captions)


# --- for organisers ---------------------------------------------------------------------------------------------------


MANUALS = [home.folder / "camp" for home in homes().values() if (home.folder / "camp").is_dir()]
LABEL = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
PLACEABLE = re.compile(r"\\{.*?\\}")


def labels(language):
    """What pages say, as patterns."""
    texts = "\n".join(file.read_text(encoding="utf-8") for file in catalogue_files(language))
    said = re.findall(r"^(?:client|fejag)[\w-]+ = (.+)$", texts, re.MULTILINE)
    return re.compile("|".join(PLACEABLE.sub("[^*]+", re.escape(text)) for text in said))


@pytest.mark.parametrize("folder", MANUALS, ids=lambda folder: folder.parent.name)
def test_organisers_read_the_same_in_every_language_and_find_the_buttons_by_their_names(folder):
    texts = {language: (folder / f"{language}.md").read_text(encoding="utf-8") for language in LANGUAGES}
    shapes = {language: re.findall(r"^(#+|-|\d\.|\|)(?= )", text, re.MULTILINE) for language, text in texts.items()}
    for language, text in texts.items():
        assert shapes[language] == shapes["en"], language
        known = labels(language)
        named = LABEL.findall(text.replace("\n", " "))
        assert len(named) > 20
        assert [name for name in named if not known.fullmatch(name)] == [], language

"""Pictures: zones are put in their places, sprites drawn by their symbols, and only used drawings are included."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

import herna
from herna.engine import svg
from herna.engine.scene import Mark, Message, Overlay, Scene, Sprite, Zone

NS = {"s": svg.SVG}
SPRITES = """<svg xmlns="http://www.w3.org/2000/svg">
  <defs>
    <linearGradient id="toy-shine"><stop stop-color="#fff"/></linearGradient>
    <linearGradient id="toy-unused"><stop stop-color="#fff"/></linearGradient>
    <path id="toy-outline" d="M0 0h10" stroke="url(#toy-shine)"/>
  </defs>
  <symbol id="toy-car" viewBox="-50 -40 100 80" data-text="1 2 30 #abc"><use href="#toy-outline"/></symbol>
  <symbol id="toy-boat" viewBox="-50 -40 100 80"><circle r="5"/></symbol>
  <symbol id="toy-tag-broken" viewBox="-9 -9 18 18"><circle r="9"/></symbol>
  <symbol id="toy-tag-lit" viewBox="-9 -9 18 18"><circle r="9"/></symbol>
</svg>"""


@pytest.fixture
def sprites(tmp_path):
    file = tmp_path / "sprites.svg"
    file.write_text(SPRITES)
    return file


def zone(name, area, *things, width=2.0, height=1.0):
    return Zone(name, area, width, height, Message(name), things)


def draw(sprites, *zones, **more):
    return ET.fromstring(svg.compose("toy", sprites, Scene(zones, Message("your <turn> & more")), **more))


def ids(picture):
    return [part.get("id") for part in picture.findall("s:defs/*", NS)]


def test_a_sprite_is_placed_turned_scaled_and_written_upon(sprites):
    car = Sprite("car-1", "car", 0.5, 0.25, Message("a red car"), turn=90, scale=0.5, text="7")
    picture = draw(sprites, zone("yard", "main", car))
    group = picture.find(".//s:g[@data-sprite='car-1']", NS)
    assert group.get("transform") == "translate(50 25) scale(0.5)"
    assert group.find("s:title", NS).text == "a red car"
    use = group.find("s:use", NS)
    assert (use.get("href"), use.get("transform")) == ("#toy-car", "rotate(90)")
    assert [use.get(name) for name in ("x", "y", "width", "height")] == ["-50", "-40", "100", "80"]
    text = group.find("s:text", NS)
    assert (text.text, text.get("x"), text.get("font-size"), text.get("fill")) == ("7", "1", "30", "#abc")
    assert text.get("transform") is None


def test_only_what_is_used_is_carried_along(sprites):
    car, boat = Sprite("car-1", "car", 0, 0), Sprite("boat-1", "boat", 0, 0)
    assert ids(draw(sprites, zone("yard", "main", car))) == ["toy-shine", "toy-outline", "toy-car"]
    assert ids(draw(sprites, zone("yard", "main", boat))) == ["toy-boat"]


def test_tags_that_have_a_symbol_are_drawn(sprites):
    boat = Sprite("boat-1", "boat", 0, 0, tags=("mine", "broken"))
    assert ids(draw(sprites, zone("yard", "main", boat))) == ["toy-boat", "toy-tag-broken"]
    assert ids(draw(sprites, zone("yard", "main", boat), lit={"boat-1"})) == [
        "toy-boat",
        "toy-tag-broken",
        "toy-tag-lit",
    ]


def test_zones_go_to_their_areas(sprites):
    def place(x):
        return picture.find(f".//s:g[@data-sprite='{x}']/..", NS).get("transform")

    zones = [
        zone("below", "bottom", Sprite("e", "boat", 0, 0), width=2),
        zone("left", "left", Sprite("a", "boat", 0, 0)),
        zone("right", "right", Sprite("c", "boat", 0, 0)),
        zone("top", "top", Sprite("b", "boat", 0, 0), height=0.5),
        zone("main", "main", Sprite("d", "boat", 0, 0), width=7, height=3),
    ]
    picture = draw(sprites, *zones)
    assert picture.get("viewBox") == "0 0 720 540"
    assert [place(x) for x in "abcde"] == [
        "translate(50 10)",
        "translate(260 35)",
        "translate(470 10)",
        "translate(10 120)",
        "translate(260 430)",
    ]


def test_a_line_that_is_too_long_is_broken(sprites):
    picture = draw(sprites, zone("main", "main", width=3), zone("a", "bottom"), zone("b", "bottom"))
    assert picture.get("viewBox") == "0 0 320 340"


def test_high_sides_stand_beside_the_middle_and_small_zones_are_small(sprites):
    def place(x):
        return picture.find(f".//s:g[@data-sprite='{x}']/..", NS).get("transform")

    zones = [
        zone("left", "left", Sprite("a", "boat", 0, 0), height=3),
        zone("main", "main", Sprite("b", "boat", 0, 0), width=4, height=4),
        replace(zone("right", "right", Sprite("c", "boat", 0, 0), width=4, height=4), show="small"),
    ]
    picture = draw(sprites, *zones)
    assert picture.get("viewBox") == "0 0 784 420"
    assert [place(x) for x in "abc"] == ["translate(10 60)", "translate(220 10)", "translate(630 138) scale(0.36)"]


def test_several_zones_in_the_middle_form_a_square(sprites):
    picture = draw(sprites, *(zone(f"main{i}", "main") for i in range(4)))
    assert picture.get("viewBox") == "0 0 430 230"


def test_higher_sprites_are_drawn_later(sprites):
    things = [Sprite("a", "boat", 0, 0, z=2), Sprite("b", "boat", 0, 0, z=-1), Sprite("c", "boat", 0, 0)]
    picture = draw(sprites, zone("yard", "main", *things))
    assert [g.get("data-sprite") for g in picture.findall(".//s:g[@data-sprite]", NS)] == ["b", "c", "a"]


def test_marks_are_rings_and_arrows(sprites):
    things = Sprite("a", "boat", 0.5, 0.5), Sprite("b", "boat", 2.5, 0.5)
    marks = Mark("danger", ("a",), Message("alone")), Mark("help", ("a", "b"), Message("together"))
    lost = Mark("way", ("a", "nowhere"), Message("lost"))
    overlay = Overlay("all", Message("all"), (*marks, lost))
    picture = draw(sprites, zone("yard", "main", *things, width=3), overlays=[overlay])
    rings = [circle for circle in picture.iter(f"{{{svg.SVG}}}circle") if circle.get("r") == "42"]
    assert [(ring.get("cx"), ring.get("cy")) for ring in rings] == [("60", "60")] * 2
    lines = [line.get("points") for line in picture.iter(f"{{{svg.SVG}}}polyline")]
    assert lines[0] == "90,60 230,60"
    assert len(lines) == 4
    assert picture.find(".//s:polyline[@stroke-dasharray]", NS) is not None


def test_a_drawing_that_is_missing_is_named(sprites):
    with pytest.raises(ValueError, match=r"no drawing of 'plane' for 'plane-1'"):
        draw(sprites, zone("yard", "main", Sprite("plane-1", "plane", 0, 0)))


def test_the_prompt_is_the_title(sprites):
    assert draw(sprites).find("s:title", NS).text == "your <turn> & more"


def test_a_match_is_drawn_with_its_last_action_lit():
    match = herna.game("thebase").match(seed=7)
    match.play(match.legal()[0])
    picture = svg.of_match(match, 1, "cs")
    assert "thebase-tag-lit" in picture
    assert "Dlaždice" in picture
    assert ET.fromstring(picture).tag == f"{{{svg.SVG}}}svg"


def test_a_match_that_has_not_begun_is_drawn():
    assert "thebase-tag-lit" not in svg.of_match(herna.game("thebase").match(dice=False))


def test_a_game_without_drawings_says_so():
    from .tiny import TINY

    with pytest.raises(ValueError, match="Tiny has no drawings"):
        svg.of_match(TINY.match(seed=1))

"""Scenes: what can be touched."""

from __future__ import annotations

import doctest

import pytest

from herna.engine import scene as scenes
from herna.engine.scene import Menu, Message, Scene, Sprite, Zone

A = Sprite("a", "thing", 0, 0, Message("a"), z=1)
B = Sprite("b", "thing", 1, 0, Message("b"))
DECORATION = Sprite("frame", "frame", 0, 0)
LEFT, RIGHT = Sprite("left", "arrow", 0, 0, Message("left")), Sprite("right", "arrow", 0, 0, Message("right"))


def scene(*menus):
    return Scene((Zone("board", "main", 2, 1, Message("board"), (A, B, DECORATION)),), Message("go"), menus)


def test_sprites_come_as_they_lie_upon_each_other():
    assert [sprite.id for sprite in scene().sprites()] == ["b", "frame", "a"]


def test_a_path_leads_over_sprites_and_the_choices_of_the_sprite_before():
    shown = scene(Menu("a", (LEFT, RIGHT)))
    assert shown.touched(("a",)) == (A,)
    assert shown.touched(("b", "a")) == (B, A)
    assert shown.touched(("a", "right")) == (A, RIGHT)


@pytest.mark.parametrize("path", [("left",), ("b", "left"), ("a", "b", "left"), ("nothing",), ("frame",)])
def test_what_is_not_there_cannot_be_touched(path):
    with pytest.raises(KeyError):
        scene(Menu("a", (LEFT, RIGHT))).touched(path)


def test_a_choice_belongs_to_the_sprite_it_was_offered_for():
    other = Sprite("left", "other", 0, 0, Message("other"))
    shown = scene(Menu("a", (LEFT,)), Menu("b", (other,)))
    assert shown.touched(("a", "left"))[1] is LEFT
    assert shown.touched(("b", "left"))[1] is other


def test_the_examples_of_the_module_hold():
    assert doctest.testmod(scenes).failed == 0

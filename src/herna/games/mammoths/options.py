"""Mammoths: the options of a match, and the record that `setup` takes. Rules 3."""

from __future__ import annotations

from typing import Any

import numpy as np

from herna.engine.game import Option

from .kernel.state import MODES, SETTINGS

OPTIONS = (
    Option("mode", "discovery", MODES, "areas and fires only; with resources and totems; or with cave people"),
    Option("centre", False, (False, True), "ten points for a hut in the middle"),
    Option("complete", False, (False, True), "five points for a full territory"),
    Option(
        "totem_tie", "keep", ("keep", "pass"), "a holder who after a burn shares the lead keeps or passes the totem"
    ),
    Option("lava_path", "free", ("free", "squares"), "lava flies over empty cells, or only from square to square"),
    Option("final_settle", False, (False, True), "may one settle in the last round too"),
)


def settings(options: dict[str, Any]) -> np.ndarray[Any, Any]:
    """The options and the number of seats as the record that `setup` takes."""
    out = np.zeros(1, SETTINGS)
    s = out[0]
    s.players = options["seats"]
    s.mode = MODES.index(options["mode"])
    s.centre = options["centre"]
    s.complete = options["complete"]
    s.tie_passes = options["totem_tie"] == "pass"
    s.lava_on_squares = options["lava_path"] == "squares"
    s.final_settle = options["final_settle"]
    return out

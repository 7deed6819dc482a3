"""The colours that differ on paper: the jungle is pale, light is ink, and everything can be told apart in grey."""

from __future__ import annotations

WHITE, FAINT, PALE, GREY, BLACK = "#ffffff", "#ecece8", "#dbddd6", "#5d635f", "#141715"

INKS = {
    # the panel and what nobody has seen
    **dict.fromkeys(("#0b1513", "#2b2440", "#17262d", "#0c1a17"), WHITE),
    "#3a4d45": GREY,
    "#0d1822": FAINT,
    "#12222c": PALE,
    "#172a33": PALE,
    "#0b151d": FAINT,
    "#6f93a8": WHITE,
    "#a9bdb0": BLACK,
    # what has been seen: ground, obstacles, teleports
    "#3a5a40": WHITE,
    **dict.fromkeys(("#8a8f86", "#c3c7b8", "#3f8f4c"), BLACK),
    **dict.fromkeys(("#120a24", "#06202a"), WHITE),
    **dict.fromkeys(("#b99cff", "#8b62ff", "#efe6ff"), "#4a2aa8"),
    **dict.fromkeys(("#7fe3ff", "#28b6dd", "#e4fbff"), "#0b6884"),
    # the teams: darker than on a screen, and each of a different darkness in grey
    "#4da6ff": "#1257b0",
    "#ffd92e": "#b98900",
    "#ff7a45": "#c8440f",
    "#22d3a4": "#0b7a5c",
    "#e58cf0": "#9a2fb0",
    "#fffbe2": WHITE,
    # figures that do not shine, and attacks that do nothing
    "#7c8682": "#c9ccca",
    "#c3cede": GREY,
    "#b3bccb": GREY,
    "#8e98a8": GREY,
}

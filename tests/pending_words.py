"""Ids that do not follow docs/style.md yet, by check and language, for tests/test_words.py.

Mending one of cs, sk or de? Take it out here. In the end this is empty."""

from __future__ import annotations

PENDING: dict[str, dict[str, frozenset[str]]] = {
    "labels": {
        "sk": frozenset(
            [
                "client-camp-back",
                "fejag-camp-do-clue",
                "fejag-camp-do-last-clue",
                "fejag-done",
                "fejag-option-cond3-target",
                "fejag-option-cond3-team",
                "fejag-option-hp1_scope-team",
                "fejag-option-middle_ends-any",
                "fejag-option-middle_ends-path",
                "fejag-option-order-rank",
                "fejag-option-order-submission",
                "fejag-option-reveal-cells",
                "fejag-rank-tie",
                "fejag-timeout",
                "mammoths-discard",
                "mammoths-settle",
                "spacestage-choose-ask",
                "spacestage-choose-attack",
                "spacestage-choose-boost",
                "spacestage-choose-buy",
                "spacestage-choose-convert",
                "spacestage-choose-give",
                "spacestage-choose-hat",
                "spacestage-choose-infarct",
                "spacestage-choose-reduce",
                "spacestage-choose-vivification",
                "spacestage-end",
                "spacestage-heal-with",
                "spacestage-option-cards-duel",
                "spacestage-option-cards-standard",
                "spacestage-option-generators-diagonal",
                "spacestage-pay",
                "spacestage-yes",
                "thebase-challenge",
                "thebase-option-crossing-leap",
                "thebase-option-crossing-walk",
                "thebase-option-tie_break-rearThenNext",
                "thebase-spend-action",
                "thebase-spend-time",
            ]
        ),
    },
    "plurals": {
        "sk": frozenset(["mammoths-totem", "thebase-prompt-start"]),
    },
    "numbers": {
        "sk": frozenset(["spacestage-log-blow", "spacestage-mark-blow"]),
    },
    "words": {
        "sk": frozenset(
            ["fejag-option-calendar-explain", "fejag-option-map-explain", "spacestage-option-cards-explain"]
        ),
    },
}

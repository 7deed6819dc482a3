"""OpenSpiel: the games as Python games with explicit chance.

    import herna.envs.openspiel
    game = pyspiel.load_game("herna_mammoths", {"seats": 3, "mode": "totem"})

Parameters are the options of the game, and `seats` (0: as many as usual). What options leave open is drawn once, from
the parameter `seed`. Observations are the features of what a player sees, by name and in one row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

import herna
from herna.engine.game import Game, State
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.entropy import seed_from

MOST = 20_000  # actions, more than any match has
Outcomes = list[tuple[int, float]]


def _type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    hidden, perfect = kinds.Information.IMPERFECT_INFORMATION, kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=f"herna_{game.name}",
        long_name=f"Herna {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if game.hides else perfect,
        utility=kinds.Utility.GENERAL_SUM if game.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats) + 1,  # an organiser has a seat too
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "seed": 0, **{option.name: option.default for option in game.options}},
    )


class HernaGame(pyspiel.Game):
    """A game with its seats and options; `start` is where matches begin."""

    name: str
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.herna = game = herna.game(self.name)
        chosen = game.read_options({key: given[key] for key in given if key not in ("seats", "seed")})
        seats = game.read_seats(given.get("seats") or None, chosen)
        self.start = game.new(seats, **game.settle_options(chosen, seed_from(int(given.get("seed", 0)))))
        sums = {} if game.cooperative else {"utility_sum": 0.0}
        players = len(game.notation.seats(self.start))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=game.actions,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST,
            **sums,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> HernaState:
        return HernaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HernaObserver:
        return HernaObserver(self.herna, self.start)


class HernaState(pyspiel.State):
    """A position. It keeps the name of its game, since copies copy everything it has."""

    def __init__(self, game: HernaGame) -> None:
        super().__init__(game)
        self._name = game.herna.name
        self.record: State = game.start.copy()

    @property
    def _game(self) -> Game:
        return herna.game(self._name)

    def current_player(self) -> Any:
        seat = self._game.actor(self.record)
        special = {CHANCE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}
        return special.get(seat, seat)

    def _legal_actions(self, player: int) -> list[int]:
        game = self._game
        actions = game.legal(self.record) if player == game.actor(self.record) else []
        if game.owner is None:
            return actions
        return [action for action in actions if game.owner_of(self.record, action) == player]

    def chance_outcomes(self) -> Outcomes:
        return self._game.outcomes(self.record)

    def _apply_action(self, action: int) -> None:
        self._game.apply(self.record, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._game.notation.format_action(self.record, action)

    def is_terminal(self) -> bool:
        return self._game.actor(self.record) == NOBODY

    def returns(self) -> list[float]:
        payoffs = self._game.payoff(self.record)
        return payoffs if self.is_terminal() else [0.0] * len(payoffs)

    def __str__(self) -> str:
        return self._game.notation.format_position(self.record)


class HernaObserver:
    """What a player sees, as OpenSpiel's observers give it: `dict` by name, `tensor` all of it."""

    def __init__(self, game: Game, like: State) -> None:
        self._game = game
        found = game.features(like)
        self.tensor = np.zeros(sum(each[0].size for each in found.values()), np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        at = 0
        for name, each in found.items():
            self.dict[name] = self.tensor[at : at + each[0].size].reshape(each[0].shape)
            at += each[0].size

    def set_from(self, state: HernaState, player: int) -> None:
        for name, each in self._game.features(self._game.observed(state.record, player)).items():
            self.dict[name][...] = each[0]

    def string_from(self, state: HernaState, player: int) -> str:
        return self._game.notation.format_position(self._game.observed(state.record, player))


def _class_of(name: str) -> Any:
    """OpenSpiel keeps what makes a game beyond the end of Python, which only a class survives."""
    kind = _type_of(herna.game(name))
    return type(f"HernaGame_{name}", (HernaGame,), {"name": name, "kind": kind})


for _name in herna.working_games():
    _made = _class_of(_name)
    pyspiel.register_game(_made.kind, _made)

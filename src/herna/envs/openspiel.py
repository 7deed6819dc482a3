"""OpenSpiel: the games as Python games with explicit chance.

    import herna.envs.openspiel
    game = pyspiel.load_game("herna_mammoths", {"seats": 3, "mode": "totem"})

Parameters are the options of the game, and `seats` (0: as many as usual). What options leave open is drawn once, from
the parameter `seed`. Observations are the features of what a player sees, by name and in one row. The information state
is a text: the history where everybody sees everything, else what the player sees now and a digest of all that it has
seen and done before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

import herna
from herna.engine.game import Game, State
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.entropy import seed_from

MOST = 20_000  # actions, more than any match has
USUAL = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)
Outcomes = list[tuple[int, float]]
find_game = cache(herna.game)  # which a state needs several times for each action


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
        provides_information_state_string=True,
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

    def max_chance_nodes_in_history(self) -> int:
        return MOST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HernaObserver | HernaMemory | None:
        """None, where OpenSpiel asks for what nobody is told: a memory of something other than a player's own."""
        asked = iig_obs_type if isinstance(iig_obs_type, pyspiel.IIGObservationType) else USUAL
        if not asked.perfect_recall:
            return HernaObserver(self.herna, self.start, asked)
        is_own = asked.public_info and asked.private_info == USUAL.private_info
        return HernaMemory(self.herna) if is_own else None


class HernaState(pyspiel.State):
    """A position. It keeps the name of its game, since copies copy everything it has."""

    def __init__(self, game: HernaGame) -> None:
        super().__init__(game)
        self._name = game.herna.name
        self.record: State = game.start.copy()
        self.known = [b""] * game.num_players() if game.herna.hides else []  # what each has seen and done, as digests

    @property
    def _game(self) -> Game:
        return find_game(self._name)

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
        game, actor = self._game, self.current_player()
        game.apply(self.record, action)
        for player, before in enumerate(self.known):
            own = action if player == actor else None
            more = repr(own).encode() + game.observed(self.record, player).tobytes()
            self.known[player] = hashlib.blake2b(before + more, digest_size=16).digest()

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
    """What is seen of a position, as OpenSpiel's observers give it: `dict` by name, `tensor` all of it.

    Usually what a player sees; it can also be what everybody sees, what only this player sees, or everything.
    """

    def __init__(self, game: Game, like: State, asked: Any = USUAL) -> None:
        self._game = game
        self._private = asked.private_info
        self._public = asked.public_info
        found = game.features(like)
        self.tensor = np.zeros(sum(each[0].size for each in found.values()), np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        at = 0
        for name, each in found.items():
            self.dict[name] = self.tensor[at : at + each[0].size].reshape(each[0].shape)
            at += each[0].size

    def _seen(self, state: HernaState, player: int) -> State:
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return state.record
        if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return self._game.observed(state.record, player)
        return self._public_view(state)

    def _public_view(self, state: HernaState) -> State:
        """What everybody sees: what is left when nobody's secrets are."""
        view: State = state.record
        for seat in range(state.num_players()):
            view = self._game.observed(view, seat)
        return view

    def set_from(self, state: HernaState, player: int) -> None:
        found = self._game.features(self._seen(state, player))
        public = None if self._public else self._game.features(self._public_view(state))
        for name, each in found.items():
            self.dict[name][...] = each[0] if public is None else np.where(each[0] != public[name][0], each[0], 0)

    def string_from(self, state: HernaState, player: int) -> str:
        if self._public:
            return self._game.notation.format_position(self._seen(state, player))
        self.set_from(state, player)
        return " ".join(f"{name}={each.tolist()}" for name, each in self.dict.items() if each.any())


class HernaMemory:
    """What a player has seen and done so far, as OpenSpiel's observers of information states give it: a text."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.tensor = None  # histories have no greatest length that a tensor could have
        self.dict: dict[str, np.ndarray[Any, Any]] = {}

    def set_from(self, state: HernaState, player: int) -> None:
        raise ValueError(f"{self._game.title} has no tensor of what a player remembers, only a text")

    def string_from(self, state: HernaState, player: int) -> str:
        if not state.known:
            return str(state.history_str())
        now = self._game.notation.format_position(self._game.observed(state.record, player))
        return f"{state.known[player].hex()} {now}"


def _class_of(name: str) -> Any:
    """OpenSpiel keeps what makes a game beyond the end of Python, which only a class survives."""
    kind = _type_of(herna.game(name))
    return type(f"HernaGame_{name}", (HernaGame,), {"name": name, "kind": kind})


for _name in herna.working_games():
    _made = _class_of(_name)
    pyspiel.register_game(_made.kind, _made)

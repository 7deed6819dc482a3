"""Gymnasium: one seat against bots, and many such matches at once.

    env = gymnasium.make("herna/thebase-v0", seat=0, bots="easy", simulations=50)
    envs = herna.envs.gymnasium.Many("thebase", 256, others="suggest")

An observation holds `observation`, the features of what the seat sees, and `action_mask`. The payoff is paid at the
end. An action that is not legal ends the match with -1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import herna
from herna.bots import Bot, make, simplest_level
from herna.bots.kernel.batch import step_all
from herna.engine.errors import BadOption
from herna.engine.game import Game
from herna.lab.batch import MOST, POLICIES

from .sitting import NO_ACTION, Array, Observation, Sitting, observation_space, shaped

ILLEGAL = -1.0  # paid for an action that is not legal


class Solo(gymnasium.Env):
    """One seat; bots of a level have the others. By default the simplest level, which is the quickest."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        *,
        seat: int = 0,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: str | None = None,
        simulations: int | None = None,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self._sitting = sitting = Sitting(game, seats, options or {}, flat=flat)
        self._seat = _checked_seat(sitting, seat)
        self._level, self._simulations = bots or simplest_level(sitting.game), simulations
        self._bots: list[Bot] = self._make_bots()
        self.render_mode = render_mode
        self.observation_space = observation_space(sitting.game, sitting.state, flat=flat)
        self.action_space = spaces.Discrete(sitting.game.actions)

    def _make_bots(self) -> list[Bot]:
        return [
            make(self._sitting.game, self._sitting.bot_level() if name.startswith("organiser") else self._level)
            if self._simulations is None or name.startswith("organiser")
            else make(self._sitting.game, self._level, self._simulations)
            for name in self._sitting.names
        ]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._bots = self._make_bots()
        self._sitting.begin(self.np_random)
        self._let_others_play()
        return self._observation(), {}

    def _let_others_play(self) -> None:
        sitting = self._sitting
        while not sitting.over and sitting.actor != self._seat:
            view = sitting.game.observed(sitting.state, sitting.actor)
            sitting.play(self._bots[sitting.actor].choose(view, sitting.entropy()))

    def _observation(self) -> Observation:
        return {"observation": self._sitting.seen(self._seat), "action_mask": self._sitting.mask(self._seat)}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._sitting.is_legal(self._seat, int(action)):
            return self._observation(), ILLEGAL, True, False, {"illegal": True}
        self._sitting.play(int(action))
        self._let_others_play()
        over = self._sitting.over
        return self._observation(), self._sitting.payoffs()[self._seat] if over else 0.0, over, False, {}

    def render(self) -> str | None:
        text = self._sitting.text()
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None


class Many(VectorEnv):
    """Many matches in one call of compiled code; the other seats play by a policy of `herna.lab.batch`.

    A match that is over begins again at the next step, whose action is not played. `suggest` plays from the whole
    state, not from what its seat may see, and is no fair opponent in a game that hides something; `uniform` is.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        *,
        seat: int = 0,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        others: str = "uniform",
        flat: bool = False,
    ) -> None:
        if others not in POLICIES:
            raise BadOption(f"the others play by {' or '.join(POLICIES)}, not {others!r}")
        self.num_envs = num_envs
        self._sitting = sitting = Sitting(game, seats, options or {}, flat=flat)
        self._game = sitting.game
        self._seat = _checked_seat(sitting, seat)
        self._policy = POLICIES[others]
        self.single_observation_space = observation_space(self._game, sitting.state, flat=flat)
        self.single_action_space = spaces.Discrete(self._game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._states = np.repeat(sitting.state, num_envs)
        self._views = self._states.copy()
        self._seats = np.full(num_envs, self._seat, np.int64)
        self._entropy = np.zeros(num_envs, np.uint64)
        self._masks = np.zeros((num_envs, self._game.actions), np.int8)
        self._payoffs = np.zeros((num_envs, len(sitting.names)), np.float32)
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._entropy = self.np_random.integers(2**64, size=self.num_envs, dtype=np.uint64)
        self._begin(np.arange(self.num_envs))
        self._ended[:] = False
        self._advance(np.full(self.num_envs, NO_ACTION, np.int64))
        return self._observation(), {}

    def _begin(self, which: Array) -> None:
        """New matches; what their options leave open is drawn for each, before any chance event."""
        drawn = any(option.settle for option in self._game.options)
        for i in which:
            if drawn:
                self._sitting.begin(self.np_random, roll=False)
            self._states[i] = self._sitting.state[0]

    def _advance(self, actions: Array) -> None:
        states, seats, views = self._states, self._seats, self._views
        shared = (self._entropy, self._game.widest, views, self._masks, self._payoffs)
        step_all(states, actions, seats, self._policy, MOST, *shared)
        if self._game.owner is not None:
            self._forget_what_others_may_do()

    def _forget_what_others_may_do(self) -> None:
        for i, mask in enumerate(self._masks):
            state = self._states[i : i + 1]
            for action in np.flatnonzero(mask):
                mask[action] = self._game.owner_of(state, int(action)) == self._seat

    def _observation(self) -> Observation:
        seen = shaped(self._game, self._views, flat=self._sitting.flat)
        return {"observation": seen, "action_mask": self._masks.copy()}

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        chosen = np.asarray(actions, np.int64).copy()
        begun = self._ended.copy()
        rows = np.arange(self.num_envs)
        known = (chosen >= 0) & (chosen < self._game.actions)
        illegal = ~begun & ~(known & (self._masks[rows, np.where(known, chosen, 0)] == 1))
        self._begin(np.flatnonzero(begun))
        chosen[begun | illegal] = NO_ACTION
        self._advance(chosen)
        over = ~self._masks.any(axis=1)
        rewards = np.where(over & ~begun, self._payoffs[:, self._seat], 0.0)
        rewards[illegal] = ILLEGAL
        self._ended = (over | illegal) & ~begun
        return self._observation(), rewards, self._ended.copy(), np.zeros(self.num_envs, np.bool_), {}

    def close_extras(self, **more: Any) -> None:
        pass


def _checked_seat(sitting: Sitting, seat: int) -> int:
    if not 0 <= seat < len(sitting.names):
        raise BadOption(f"{sitting.game.title} has the seats 0 to {len(sitting.names) - 1} here, not {seat!r}")
    return seat


for _name in herna.game_names():
    if f"herna/{_name}-v0" not in gymnasium.registry:
        gymnasium.register(f"herna/{_name}-v0", entry_point="herna.envs.gymnasium:Solo", kwargs={"game": _name})

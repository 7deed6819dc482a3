"""PettingZoo: every seat an agent.

    env = herna.envs.pettingzoo.env("mammoths", seats=3, options={"mode": "totem"})

An observation holds `observation`, the features of what the agent sees, and `action_mask`. Payoffs are paid at the end.
`env` asks the agents in turn (AEC); what is not legal ends the match with -1 for the agent that tried it. In
`parallel_env` everybody is asked in every cycle: what the agent whose turn it is answers is played if it is legal, and
the others answer with the last action, which means waiting.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from herna.engine.game import Game

from .sitting import NO_ACTION, Observation, Sitting, observation_space

MODES = ["human", "ansi"]
ILLEGAL = -1.0  # paid for an action that is not legal


class InTurn(AECEnv):
    """The agents act one after another as the rules say; an action that is not legal raises IllegalAction."""

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False, "name": "herna"}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        flat: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._sitting = sitting = Sitting(game, seats, options or {}, flat=flat)
        self.metadata = {**self.metadata, "name": f"herna_{sitting.game.name}"}
        self.render_mode = render_mode
        self.possible_agents = list(sitting.names)
        self._most = None if max_cycles is None else max_cycles * len(sitting.names)
        seen = observation_space(sitting.game, sitting.state, flat=flat)
        self.observation_spaces = {name: spaces.Dict(seen.spaces) for name in sitting.names}
        self.action_spaces = {name: spaces.Discrete(sitting.game.actions) for name in sitting.names}
        self._luck, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._sitting.begin(self._luck)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._played = 0
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[max(0, self._sitting.actor)]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self._sitting.seen(seat), "action_mask": self._sitting.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        sitting = self._sitting
        chosen = NO_ACTION if action is None else int(action)
        if not sitting.is_legal(sitting.actor, chosen):
            sitting.game.refuse_illegal(sitting.state, chosen)
            raise ValueError(f"action {chosen} belongs to another seat")
        self._cumulative_rewards[agent] = 0.0
        sitting.play(chosen)
        self._played += 1
        if sitting.over:
            self.rewards = dict(zip(self.agents, sitting.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._played == self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return _show(self._sitting, self.render_mode)

    def close(self) -> None:
        pass


def env(game: Game | str, **more: Any) -> Any:
    """In turn, with the usual wrappers: what is not legal ends the match with a reward of -1."""
    made = wrappers.TerminateIllegalWrapper(InTurn(game, **more), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class AllAtOnce(ParallelEnv):
    """All agents answer in each cycle; see the beginning of this file."""

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": True, "name": "herna"}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        flat: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._sitting = sitting = Sitting(game, seats, options or {}, flat=flat)
        self.metadata = {**self.metadata, "name": f"herna_{sitting.game.name}"}
        self.render_mode = render_mode
        self.possible_agents = list(sitting.names)
        self._most = max_cycles
        self.wait = sitting.game.actions
        seen = observation_space(sitting.game, sitting.state, flat=flat, actions=self.wait + 1)
        self.observation_spaces = {name: spaces.Dict(seen.spaces) for name in sitting.names}
        self.action_spaces = {name: spaces.Discrete(self.wait + 1) for name in sitting.names}
        self._luck, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._sitting.begin(self._luck)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observations(), {name: {} for name in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {name: self._observe(seat) for seat, name in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        mask = self._sitting.mask(seat, self.wait + 1)
        if not mask.any():
            mask[self.wait] = 1
        return {"observation": self._sitting.seen(seat), "action_mask": mask}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        sitting = self._sitting
        agents = self.agents
        action = int(actions.get(self.possible_agents[sitting.actor], self.wait))
        if sitting.is_legal(sitting.actor, action):
            sitting.play(action)
        self._cycles += 1
        ended, cut = sitting.over, not sitting.over and self._cycles == self._most
        rewards = dict(zip(agents, sitting.payoffs() if ended else [0.0] * len(agents), strict=True))
        if ended or cut:
            self.agents = []
        infos: dict[str, Any] = {name: {} for name in agents}
        return self._observations(), rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, cut), infos

    def render(self) -> str | None:
        return _show(self._sitting, self.render_mode)

    def close(self) -> None:
        pass


def parallel_env(game: Game | str, **more: Any) -> AllAtOnce:
    """All agents in each cycle."""
    return AllAtOnce(game, **more)


def cycled_env(game: Game | str, **more: Any) -> Any:
    """`parallel_env` as PettingZoo turns it into one in which the agents are asked one after another."""
    return parallel_to_aec(AllAtOnce(game, **more))


def _show(sitting: Sitting, mode: str | None) -> str | None:
    text = sitting.text()
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None

"""Clocks: how much time each seat has left. Time in milliseconds is passed in; nothing here reads it."""

from __future__ import annotations

from herna.engine.game import Pace

from ..protocol import ClockRule, Clocks

GAME_LIMITS = ClockRule("game", 60)  # the game decides the seconds
READING = 180_000  # milliseconds of its first turn in which a seat may read before its clock starts
GRACE = 300  # milliseconds after zero in which an action is still on its way, and zero on its way to the screen


class Clock:
    """Runs for one seat at a time. What is charged is written into the log, so folding the log restores it."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        self.running: int | None = None
        self.since = 0
        self._key = ""
        self._reads: tuple[int, int] | None = None  # a seat in its first turn, and until when
        self._known: set[int] = set()  # seats whose clocks have run

    def charge(self, seat: int, spent: int) -> None:
        self.left[seat] -= spent

    def turn(self, seat: int | None, at: int) -> None:
        """From now on the clock of this seat runs; the seat before it has finished its turn."""
        before = self.running
        if before is not None and before != seat:
            if self.rule.kind == "move":
                self.left[before] = self.rule.seconds * 1000
            else:
                self.left[before] += self.rule.increment * 1000
        self.running = seat
        self.since = at

    def limit(self, seat: int | None, pace: Pace | None, at: int) -> None:
        """The same with the limits of a game: the time restarts only if it is for something else."""
        running, key = (None, "") if pace is None else (seat, pace.key)
        if pace is not None and running is not None and (running, key) != (self.running, self._key):
            self.left[running] = pace.seconds * 1000
        self.running, self._key = running, key
        self.since = at

    def forgive(self, pause: int) -> None:
        """Time in which nobody could play is not charged; negative if the time of day was put back."""
        self.since += pause

    def elapsed(self, now: int) -> int:
        return max(0, now - self.since) if self.running is not None else 0

    def deadline(self) -> int | None:
        """When the running seat has no time left."""
        return None if self.running is None else self.since + self.left[self.running]

    def fallen(self, now: int) -> int | None:
        """The seat that is out of time, if any."""
        deadline = self.deadline()
        return self.running if deadline is not None and now >= deadline + GRACE else None

    def shown(self, now: int) -> Clocks:
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= self.elapsed(now)
        limited = range(len(left)) if self.rule.kind != "game" else (self.running,)
        return Clocks(
            left=tuple(max(0, ms) if seat in limited else None for seat, ms in enumerate(left)),
            running=self.running,
            waits=max(0, self.since - now) if self.running is not None else 0,
        )

    def let_read(self) -> None:
        """Start the clock of a seat late in its first turn: it may be reading how the game is played."""
        if self.running is None:
            return
        if self.running not in self._known:
            self._known.add(self.running)
            self._reads = self.running, self.since + READING
        if self._reads is not None and self._reads[0] == self.running:
            self.since = max(self.since, self._reads[1])
        else:
            self._reads = None

"""A table in the terminal: draws the match, asks the people, lets the bots think, keeps the journal."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from herna import bots
from herna.engine import journal
from herna.engine.errors import HernaError, IllegalAction, UnreadableAction
from herna.engine.game import State
from herna.engine.journal import Recorder
from herna.engine.scene import Message, text_of
from herna.engine.stage import advice_on

from . import columns
from .screen import Screen, width_of
from .seating import bot_level
from .words import spelt

RECENT = 8  # actions shown of a match that is resumed

HELP = {
    "m, moves": "terminal-help-moves",
    "b, board": "terminal-help-board",
    "h, hint": "terminal-help-hint",
    "u, undo": "terminal-help-undo",
    "save PATH": "terminal-help-save",
    "?, help": "terminal-help-help",
    "q, quit": "terminal-help-quit",
}


class Table:
    """One match between the people at this keyboard and bots; `players` as in `seating`, one for each seat."""

    def __init__(self, recorder: Recorder, players: Sequence[str], screen: Screen, chance: random.Random) -> None:
        self.recorder = recorder
        self.match = recorder.match
        self.game = recorder.match.game
        self.screen = screen
        self.chance = chance  # entropy of the bots; the dice of the match are another matter
        self.seats = self.game.notation.seats(self.match.state)
        self.levels = {seat: level for seat, player in enumerate(players) if (level := bot_level(player))}
        self.people = [seat for seat in range(len(self.seats)) if seat not in self.levels]
        self.bots = {seat: bots.make(self.game, level) for seat, level in self.levels.items()}
        self._adviser: bots.Bot | None = None
        self._advice: dict[bytes, int] = {}  # of the position in which it was asked for last
        self._drawn: State | None = None
        self._watched: int | None = None
        self._copies: set[Path] = set()
        self._choices: list[str] = []
        self._commands: dict[str, Callable[[str], None]] = {
            **dict.fromkeys(("u", "undo"), self._undo),
            **dict.fromkeys(("h", "hint"), self._hint),
            **dict.fromkeys(("m", "moves"), lambda _: self._list_choices()),
            **dict.fromkeys(("b", "board"), lambda _: self._draw()),
            **dict.fromkeys(("?", "help"), lambda _: self._help()),
            **dict.fromkeys(("q", "quit", "exit"), self._quit),
            "save": self._save_copy,
        }

    # --- the course of a match --------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over or the people leave; in both cases all of it is on disk."""
        self._welcome()
        try:
            self._play()
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
            if not self.match.over:
                self._farewell()
                return
        self._finish()

    def _play(self) -> None:
        while not self.match.over or self._more_is_wanted():
            seat = self.match.seat
            if seat in self.bots:
                self._bot_acts(seat)
            else:
                self._person_acts()

    def _more_is_wanted(self) -> bool:
        """Some games leave something to do after the end; it is for a person who did not win to want it."""
        best = next(iter(self.game.notation.ranking(self.match.state)), ())
        return bool(self.match.legal()) and any(self.seats[seat] not in best for seat in self.people)

    def _bot_acts(self, seat: int) -> None:
        if not self.people and self._watched != seat:
            self._draw()
            self._watched = seat
        view = self.game.observed(self.match.state, seat)
        entropy = self.chance.getrandbits(64)
        words = self.screen.words("terminal-thinking", who=self._who(seat))
        choice = self.screen.wait_for(lambda: self.bots[seat].choose(view, entropy), words)
        self._tell("terminal-plays", seat, self._record(choice))

    def _person_acts(self) -> None:
        """One action, or any number of commands before it."""
        legal = self.match.legal()
        self._choices = [text for group in columns.grouped(legal) for text in group]
        if len(legal) == 1 and not self.match.over:
            self._tell("terminal-only", self.match.seat, self._record(legal[0]))
            return
        if self._drawn is None or self._drawn.tobytes() != self.match.state.tobytes():
            self._draw()
        self._list_choices()
        before = len(self.match.entries)
        while len(self.match.entries) == before:
            self._answer(self.screen.ask(self._prompt()))

    def _prompt(self) -> str:
        if self.match.over:
            return f"{self.screen.words('terminal-prompt-over')} "
        return f"{self.screen.words('terminal-prompt-seat', seat=self.match.actor)} "

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if line in self._choices or word.lower() not in self._commands:
                self._choose(line)
            else:
                self._commands[word.lower()](rest.strip())
        except (HernaError, OSError) as error:
            self.screen.paragraph(self._refusal(error), "bad")

    def _refusal(self, error: Exception) -> str:
        """What the rules say against an action in the reader's language; of anything else, what the error says."""
        if not isinstance(error, IllegalAction):
            return str(error)
        why = self.screen.spoken(self.game.stage.explain(error.reason)) or error.why
        return self.screen.words("terminal-refused", action=error.action, why=why, rule=error.rule)

    def _choose(self, line: str) -> None:
        if action := self.screen.chosen(line, self._choices):
            self._tell(None, self.match.seat, self._record(self._as_listed(action)))

    def _as_listed(self, line: str) -> str:
        """Capitals may be wrong where that leaves no doubt."""
        alike = [text for text in self._choices if text.lower() == line.lower()]
        return alike[0] if len(alike) == 1 else line

    def _record(self, action: str | int) -> list[str]:
        entries = self.match.play(action)
        self.recorder.save()
        return entries

    # --- commands ---------------------------------------------------------------------------------

    def _undo(self, _: str) -> None:
        """Back to the last position in which a person had a choice, so that no forced action is replayed."""
        back = next((ply for ply in range(self.match.ply - 1, -1, -1) if self._was_choice(ply)), None)
        if back is None:
            self._say("terminal-nothing-back", "bad")
            return
        asks = len(self.people) > 1 and not self.match.undo_is_free()
        if asks and not self.screen.agrees(f"  {self.screen.words('terminal-all-agree')}"):
            return
        taken = ", ".join(played.text for played in self.match.line[back:])
        self.match.back_to(back)
        self.recorder.save()
        self._say("terminal-taken-back", "note", actions=taken)

    def _was_choice(self, ply: int) -> bool:
        return self.match.line[ply].seat in self.people and len(self.game.legal(self.match.at(ply))) > 1

    def _hint(self, _: str) -> None:
        if self.match.seat not in self.people:
            self._say("terminal-no-hint", "bad")
            return
        patient = self.screen.interactive
        level = (bots.strongest_level if patient else bots.default_level)(self.game)
        adviser = self._adviser = self._adviser or bots.make(self.game, bots.HINT if patient else level)
        view = self.game.observed(self.match.state, self.match.seat)
        seen = view.tobytes()
        if seen not in self._advice:  # asking again gets the same answer
            entropy = self.chance.getrandbits(64)
            thinking = self.screen.words("terminal-bot-thinking", level=self._level(level))
            self._advice = {seen: self.screen.wait_for(lambda: adviser.choose(view, entropy), thinking)}
        action = self._advice[seen]
        text = self.game.notation.format_action(self.match.state, action)
        instruction, reason = advice_on(self.game.stage, view, action)
        what = " ".join(filter(None, map(self.screen.spoken, (instruction, reason))))
        self._say("terminal-hint-number", "note", what=what, action=text, number=self._choices.index(text) + 1)

    def _save_copy(self, name: str) -> None:
        if not name:
            self._say("terminal-kept-here", "note", path=str(self.recorder.path))
            return
        path = Path(name).expanduser()
        if path.exists() and path.resolve() not in self._copies:
            self._say("terminal-exists", "bad", path=str(path))
            return
        journal.write(path, self.match)
        self._copies.add(path.resolve())
        self._say("terminal-copied", "note", path=str(path))

    def _quit(self, _: str) -> None:
        raise EOFError

    def _help(self) -> None:
        self.screen.help(HELP)
        try:
            self.game.notation.parse_action(self.match.state, "")
        except UnreadableAction as error:
            self.screen.paragraph(str(error).partition("; ")[2] or str(error), "faint")
        except HernaError:
            pass

    # --- words and pictures -----------------------------------------------------------------------

    def _who(self, seat: int) -> str:
        if seat not in range(len(self.seats)):
            return self.screen.words("terminal-chance")
        name = self.seats[seat]
        if seat in self.levels:
            return self.screen.words("terminal-seat-bot", seat=name, level=self._level(self.levels[seat]))
        return self.screen.words("terminal-seat-you", seat=name) if len(self.people) == 1 else name

    def _level(self, level: str) -> str:
        return self.screen.spoken(Message(f"table-level-{level}")) or level

    def _say(self, id: str, ink: str | None = None, **args: str | int) -> None:
        self.screen.say(f"  {self.screen.words(id, **args)}", ink)

    def _welcome(self) -> None:
        title, summary = (self.screen.spoken(text_of(self.game.name, what)) for what in ("title", "summary"))
        seats = ", ".join(self._who(seat) for seat in range(len(self.seats)))
        self.screen.say(f"{title or self.game.title}: {seats}", "strong")
        self.screen.paragraph(summary or self.game.summary, "faint")
        chosen = self.match.header.options
        changed = [f"{o.name} {spelt(chosen[o.name])}" for o in self.game.options if chosen[o.name] != o.default]
        if changed:
            self._say("terminal-options", "faint", options=", ".join(changed))
        if self.recorder.lost_dice:
            self._say("terminal-lost-dice")
        self._say("terminal-kept", "faint", path=str(self.recorder.path))
        if self.match.header.commitment:
            self._say("terminal-sealed", "faint")
            self.screen.say(f"  {self.match.header.commitment}", "faint")
        if self.match.last_own_ply() is not None:
            self._say("terminal-resumed", "faint", count=self.match.ply, actions=self._recent())
        elif self.match.ply:
            self._say("terminal-chance-begins", "faint", actions=self._recent())
        if self.people:
            self._say("terminal-how", "faint")

    def _recent(self) -> str:
        return ", ".join(played.text for played in self.match.line[-RECENT:])

    def _view(self) -> State:
        """What may be shown: only what the people at this keyboard may know now."""
        state = self.match.state
        if self.match.over or not self.people:
            return state
        return self.game.observed(state, self.match.seat if self.match.seat in self.people else self.people[0])

    def _draw(self) -> None:
        view = self._view()
        picture = self.game.diagram(view, self.screen.colour, self._drawn)
        self._drawn = self.match.state
        needed = width_of(picture)
        if needed > self.screen.width:
            fields = self.game.notation.fields(view).items()
            picture = "\n".join(f"  {name}: {value}" for name, value in fields)
            picture += f"\n  {self.screen.words('terminal-too-wide', columns=needed)}"
        self.screen.say(f"\n{picture}\n")

    def _list_choices(self) -> None:
        if self.match.over:
            self._say("terminal-still-possible")
        groups = columns.grouped(self._choices)
        for line in columns.numbered(groups, self.screen.width, lambda text: self.screen.paint(text, "number")):
            self.screen.say(line)

    def _tell(self, id: str | None, seat: int, entries: Sequence[str]) -> None:
        """What a seat played and what chance made of it; a person's own choice needs no echo."""
        own, *chance = entries
        parts = []
        if id is not None:
            parts.append(self.screen.words(id, who=self._who(seat), action=self.screen.paint(own, "strong")))
        if chance:
            parts.append(self.screen.words("terminal-chance-gives", action=", ".join(chance)))
        if parts:
            self.screen.say(f"  {'; '.join(parts)}")

    def _farewell(self) -> None:
        self.recorder.save()
        self._say("terminal-go-on", "note")
        self.screen.say(f"  herna play {self.game.name} --resume {shlex.quote(str(self.recorder.path))}")

    def _finish(self) -> None:
        self._draw()
        self.recorder.close()
        scores = ", ".join(f"{seat} {score}" for seat, score in self.match.scores().items())
        self.screen.say(f"  {self._result_words()} {self.screen.words('terminal-scores', scores=scores)}", "strong")
        if self.match.taken_back:
            self._say("terminal-times-back", times=self.match.taken_back)
        self._say("terminal-match-in", path=str(self.recorder.path))
        if self.match.header.commitment:
            self._say("terminal-check-dice", command=f"herna verify {shlex.quote(str(self.recorder.path))}")

    def _result_words(self) -> str:
        best = self.game.notation.ranking(self.match.state)[0]
        if len(best) == len(self.seats):
            return self.screen.words("terminal-draw")
        won = self.screen.words("terminal-won", winners=", ".join(best))
        if len(self.people) != 1:
            return won
        mine = self.seats[self.people[0]] in best
        return f"{self.screen.words('terminal-you-won' if mine else 'terminal-you-lost')} {won}"

"""The terminal as this program sees it: what it can show, how wide it is, how a person answers."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TypeVar

from herna.engine.messages import FALLBACK, Unsayable, say, say_strictly
from herna.engine.scene import Message

ESCAPE = re.compile(r"\033\[[0-9;]*m")
INK = {"number": "36", "strong": "1", "faint": "2", "good": "1;32", "bad": "31", "note": "33"}
PATIENCE = 0.1  # seconds between two looks at a working thread, so that Ctrl-C is noticed immediately
HELP_COLUMN = 14

Result = TypeVar("Result")


def width_of(text: str) -> int:
    """Columns of the widest line."""
    return max((len(ESCAPE.sub("", line)) for line in text.splitlines()), default=0)


class Screen:
    """Standard output and input. `plain` means neither colours nor anything that moves; `language` is the reader's."""

    def __init__(self, plain: bool = False, language: str = FALLBACK) -> None:
        self.language = language
        self.live = sys.stdout.isatty() and not plain and os.environ.get("TERM") != "dumb"
        self.colour = self.live and "NO_COLOR" not in os.environ
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            _edit_lines()

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((80, 24)).columns

    def paint(self, text: str, ink: str) -> str:
        return f"\033[{INK[ink]}m{text}\033[0m" if self.colour and text else text

    def say(self, text: str = "", ink: str | None = None) -> None:
        print(self.paint(text, ink) if ink else text, flush=True)

    def paragraph(self, text: str, ink: str) -> None:
        """A sentence of any length, indented."""
        for line in textwrap.wrap(text, max(self.width - 2, 20), initial_indent="  ", subsequent_indent="  "):
            self.say(line, ink)

    def words(self, id: str, **args: str | int | Message) -> str:
        """A message of the catalogues in the reader's language."""
        return say(Message(id, args), self.language)

    def chosen(self, line: str, choices: Sequence[str]) -> str:
        """The action that was typed, or whose number was; "" and a word about it if no choice has that number."""
        if not line.isdecimal() or line in choices:
            return line
        if 1 <= int(line) <= len(choices):
            return choices[int(line) - 1]
        self.say(f"  {self.words('terminal-no-number', number=line, last=len(choices))}", "bad")
        return ""

    def spoken(self, message: Message | None) -> str:
        """A message that comes from elsewhere; empty where the catalogues here do not know it."""
        if message is None:
            return ""
        for language in (self.language, FALLBACK):
            with suppress(Unsayable):
                return say_strictly(message, language)
        return ""

    def help(self, commands: Mapping[str, str]) -> None:
        """What can be typed besides an action, with the id of the message about each."""
        self.say(f"  {self.words('terminal-help')}")
        for command, id in commands.items():
            self.say(f"    {command:<{HELP_COLUMN}} {self.words(id)}")

    def ask(self, prompt: str) -> str:
        """One line from the person; EOFError at the end of input."""
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            self.say(line)  # nothing else echoes the answers of a script
        return line

    def agrees(self, question: str) -> bool:
        """Ask a yes-or-no question; an empty line means yes."""
        while True:
            word = self.ask(f"{question} {self.words('terminal-yes-or-no')} ").lower()
            if word in {"", "y", "yes", *self.words("terminal-yes").split()}:
                return True
            if word in {"n", "no", *self.words("terminal-no").split()}:
                return False

    def wait_for(self, work: Callable[[], Result], words: str) -> Result:
        """The result of a long task, run in a thread so that the person can leave in the meantime."""
        results: list[Result] = []
        failures: list[BaseException] = []

        def run() -> None:
            try:
                results.append(work())
            except BaseException as error:  # handed over to the waiting thread
                failures.append(error)

        worker = threading.Thread(target=run, daemon=True)
        with self._spinner(words):
            worker.start()
            while worker.is_alive():
                worker.join(PATIENCE)
        if failures:
            raise failures[0]
        return results[0]

    @contextmanager
    def _spinner(self, words: str) -> Iterator[None]:
        if not self.live:
            yield
            return
        from rich.console import Console

        with Console(no_color=not self.colour).status(words):
            yield


def _edit_lines() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401

"""What browser tests need: their own server, people with browsers, and hands."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from ..ports import unused_port

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
DESK, PHONE = (1280, 800), (390, 844)
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


# Resolves when an element has not moved for a few frames, or after a second.
AT_REST = """async (element) => {
  let [was, still] = ["", 0];
  for (let frame = 0; frame < 60 && still < 3; frame++) {
    await new Promise(requestAnimationFrame);
    const { x, y, width } = element.getBoundingClientRect();
    still = was === `${x} ${y} ${width}` ? still + 1 : 0;
    was = `${x} ${y} ${width}`;
  }
}"""

# Resolves when a finger can touch an element; one in a drawer that has come up by itself cannot be touched at once.
READY = """async (element) => {
  const sheet = element.closest(".sheet");
  while (sheet?.isConnected && getComputedStyle(sheet).pointerEvents === "none")
    await new Promise(requestAnimationFrame);
}"""


def find_chromium() -> str | None:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")  # the lightest first
    return os.environ.get("HERNA_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


class House:
    """A server that can be killed and restarted on the same port with the same store."""

    def __init__(self, folder: Path, *games: str, waits_for: Path | None = None) -> None:
        self.folder = folder
        self.waits_for = waits_for  # a file: until it exists, no game is compiled
        self.games = games
        self.port = unused_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [sys.executable, HERE / "serve.py", str(self.port), str(self.folder / "tables.db"), *self.games]
        # A game of the tests is small enough to be interpreted; compiling it would take longer than playing it.
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"} if self.games else None
        if self.waits_for is not None:
            environment = {**(environment or os.environ), "WAITS_FOR": str(self.waits_for)}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                assert self.process.poll() is None, (self.folder / "server.log").read_text()[-2000:]
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(10)

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def post(self, path: str, body: object) -> dict[str, object]:
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            found: dict[str, object] = json.load(answer)
        return found

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.url + path, timeout=60) as answer:
            return str(answer.read().decode())


def fingers(me: Person, *moves: list[tuple[float, float]], pause: int = 0) -> None:
    """Fingers on the glass: each move lists their positions; fewer than before means that one was lifted."""
    held = me.fingers
    for points in moves:
        kind = "touchStart" if len(points) > held else "touchMove" if len(points) == held and held else "touchEnd"
        spots = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        me.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})
        held = len(points)
    me.fingers = held
    if pause:
        me.page.wait_for_timeout(pause)


def focused(page: Page) -> str | None:
    found: str | None = page.evaluate("document.activeElement?.dataset?.sprite ?? null")
    return found


def centre(sprite: Locator) -> tuple[float, float]:
    box = sprite.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def walk_to(page: Page, sprite: str) -> None:
    """Walk with the arrow keys from the focused sprite to another on the same board."""
    to_x, to_y = centre(page.locator(f"[data-sprite='{sprite}']"))
    for _ in range(20):
        x, y = centre(page.locator(f"[data-sprite='{focused(page)}']"))
        dx, dy = to_x - x, to_y - y
        if max(abs(dx), abs(dy)) < 20:
            return
        page.keyboard.press(
            ("ArrowRight" if dx > 0 else "ArrowLeft") if abs(dx) > abs(dy) else ("ArrowDown" if dy > 0 else "ArrowUp")
        )
    raise AssertionError(f"the arrow keys do not lead to {sprite}")


WATCH = "addEventListener('securitypolicyviolation', e => console.error(e.violatedDirective, e.blockedURI));"


class Windows:
    """Browser windows. One that somebody has left is emptied for the next, who wants the same kind: to start a new one
    and load the first page in it takes the processor four times as long as to load a page in one that is open."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._left: dict[str, list[BrowserContext]] = {}

    def take(self, wishes: dict[str, Any], *, fresh: bool) -> BrowserContext:
        """A window with one empty page; a fresh one has nothing in its cache."""
        left = self._left.get(repr(wishes))
        if left and not fresh:
            return left.pop()
        context = self._browser.new_context(**wishes)
        context.add_init_script(WATCH)
        context.new_page()
        return context

    def give_back(self, wishes: dict[str, Any], context: BrowserContext, origin: str) -> None:
        """Nothing of the last person stays: neither pages nor what they have stored."""
        page = context.new_page()  # before the others close, so that the process that draws them lives on
        for other in context.pages:
            if other is not page:
                other.close()
        glass = context.new_cdp_session(page)
        glass.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        glass.detach()
        context.clear_cookies()
        self._left.setdefault(repr(wishes), []).append(context)


class Person:
    """A person with a browser. Records every error that the page reports."""

    def __init__(
        self,
        windows: Windows,
        house: House,
        *,
        size: tuple[int, int] = DESK,
        scheme: str = "dark",
        language: str = "en-GB",
        touch: bool = False,
        fresh: bool = False,
        **settings: object,
    ) -> None:
        self.house = house
        self.complaints: list[str] = []
        self.forgiven = False
        self._windows = windows
        self._wishes = {
            "viewport": {"width": size[0], "height": size[1]},
            "color_scheme": scheme,
            "locale": language,
            "has_touch": touch,
            "is_mobile": touch,
            "reduced_motion": "reduce" if settings.get("speed", "none") == "none" else "no-preference",
            "accept_downloads": True,
            # A worker answers in place of the network, which tests take away and alter; those of the worker let it in.
            "service_workers": "allow" if settings.pop("worker", False) else "block",
        }
        self._context = windows.take(self._wishes, fresh=fresh)
        self._untouched = True
        self.page: Page = self._context.pages[0]
        chosen = {"guided": ["thebase"], "speed": "none", "level": "random", **settings}
        self.page.add_init_script(
            f"if (!localStorage.getItem('herna')) localStorage.setItem('herna', {json.dumps(json.dumps(chosen))});"
        )
        self.page.set_default_timeout(15_000)
        self.glass = self._context.new_cdp_session(self.page)
        self.fingers = 0
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, said: ConsoleMessage) -> None:
        if said.type in {"error", "warning"} and "blocked by Playwright" not in said.text:
            self.complaints.append(said.text)

    def goto(self, path: str) -> Page:
        self.page.goto(path if path.startswith("http") else self.house.url + path)
        return self.page

    @property
    def context(self) -> BrowserContext:
        """The window itself. Nobody else gets it afterwards, because what is set there stays."""
        self._untouched = False
        return self._context

    def leave(self) -> None:
        if self._untouched:
            self._windows.give_back(self._wishes, self._context, self.house.url)
        else:
            self._context.close()
        assert self.forgiven or self.complaints == [], self.complaints

    def card(self, game: str) -> Locator:
        """The card of a game on the home page."""
        return self.page.locator(f"article[data-game={game}]")

    # --- at a table -------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def candidates(self) -> Locator:
        return self.page.locator("g.candidate")

    @property
    def lines(self) -> Locator:
        return self.page.locator(".log .line")

    def touch(self, sprite: str) -> None:
        found = self.page.locator(f"[data-sprite='{sprite}']")
        found.evaluate(AT_REST)  # the board may be moving because something beside it just opened or closed
        found.evaluate(READY)
        found.click(force=True)

    def act(self, which: int = 0) -> None:
        """Do something legal, by touching what glows until it is sent."""
        before = self.page.locator(".log").first.text_content()
        expect(self.candidates.first).to_be_visible()
        found = self.candidates.nth(min(which, self.candidates.count() - 1))
        found.evaluate(READY)
        found.click(force=True)
        self.go_on()
        expect(self.page.locator(".log").first).not_to_have_text(before or "", timeout=15_000)

    def go_on(self) -> None:
        """Follow what glows after a first touch."""
        for _ in range(6):
            self.page.wait_for_timeout(20)
            if self.page.locator(".menu button").count():
                self.page.locator(".menu button").first.click()
            elif self.page.locator(".confirm .main").count():
                self.page.locator(".confirm .main").click()
            elif self.page.locator(".touched").count() and self.candidates.count():
                self.candidates.first.evaluate(READY)
                self.candidates.first.click(force=True)
            else:
                return

    def check_accessibility(self, part: str = "html") -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        wanted = {"runOnly": TAGS, "resultTypes": ["violations"]}  # to describe what is right would take long
        found = self.page.evaluate(f"axe.run({json.dumps(part)}, {json.dumps(wanted)}).then((all) => all.violations)")
        wrong = [
            (each["id"], [(node["target"], node["failureSummary"]) for node in each["nodes"]][:3]) for each in found
        ]
        assert wrong == [], f"{self.page.url}: {json.dumps(wrong, indent=1)}"

    def overflows(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

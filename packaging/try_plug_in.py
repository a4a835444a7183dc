"""Tries the wheel in a clean environment, with a plug-in's beside it, and as a library.

    python packaging/try_plug_in.py                      # builds the pure wheel, tries it
    python packaging/try_plug_in.py --wheel FILE         # tries another one
    python packaging/try_plug_in.py --picture table.png  # keeps a picture of the window

The plug-in is the example of `resources/bots/package`, a bot and a base game. Both wheels are
installed by pip, which fetches what they depend on. Then the lines of a researcher's script are
run, the bot plays in the arena, in the game of the package too, and at the table of a real window
on an X server of its own, where there is one. Exits with 1 when something is wrong.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from project import build_wheel
from screen import screen
from trial import BOTS_GAME, wait

ROOT = Path(__file__).resolve().parent.parent
PLUG_IN = ROOT / "resources" / "bots" / "package"
GAME = ROOT / "resources" / "help" / "examples" / "defend.cpgn"
RESEARCH = """
from cfanp_gui import bots, session
record = session.load("game.cpgn")[0]
last, _ = session.position_at(record, None)
print(len(last.all_actions()), "legal")
print(bots.judge(bots.Inquiry(last, record.game.piece_types, bots.Limit(500))).shares)
pair = tuple(bots.Entrant.read(name, 20) for name in ("eager", "random"))
print(bots.play_game(bots.Arena("cfanp", 2, {}, pair, seed=1, actions=40), 1).scores)
"""
ARENA = ("selfplay", "--bots", "eager,greedy", "--armies", "3", "--games", "2", "--nodes", "20",
         "--seed", "1", "--actions", "120")  # fmt: skip
TABLE = "plugged.cpgn"


class PlugInTrial:
    """One environment in a folder, and what in it is not as it must be."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.failed = 0
        self._bin = folder / "env" / ("Scripts" if sys.platform == "win32" else "bin")
        self._home = folder / "home"
        self._home.mkdir()
        shutil.copyfile(GAME, folder / "game.cpgn")
        text = BOTS_GAME.replace("1: random; 2: greedy; 3: club", "1: eager; 2: eager; 3: greedy")
        (folder / TABLE).write_text(text, encoding="utf-8")

    def environment(self, **more: str) -> dict[str, str]:
        """Return an environment in which nothing of this one's Python is found."""
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("PYTHON", "VIRTUAL_ENV", "XDG_"))}  # fmt: skip
        return {**kept, "HOME": str(self._home), "QT_QPA_PLATFORM": "offscreen", **more}

    def run(self, name: str, says: str, *words: str | Path) -> None:
        """Run a program; it has to end well and say something."""
        begun = time.monotonic()
        done = subprocess.run(
            words, cwd=self.folder, env=self.environment(), capture_output=True, text=True,
            check=False, timeout=900,
        )  # fmt: skip
        text = done.stdout + done.stderr
        lines = text.strip().splitlines() or [""]
        self.tell(name, done.returncode == 0 and says in text, lines[-1], begun)

    def tell(self, name: str, well: bool, words: str, begun: float) -> None:
        """Print the result of a trial."""
        self.failed += not well
        took = f"({time.monotonic() - begun:.0f} s)"
        print(f"{'ok    ' if well else 'FAILED'} {name} {took}: {words}", flush=True)

    def programs(self, *wheels: Path) -> None:
        """Install the wheels, and try what needs no window."""
        self.run("environment", "", sys.executable, "-m", "venv", self.folder / "env")
        python = self._bin / "python"
        self.run("pip install", "", python, "-m", "pip", "install", "-q", *wheels)
        self.run("researcher's script", "34 legal", python, "-c", RESEARCH)
        self.run("bot in the arena", "2 games", self._bin / "cfanp", *ARENA)
        self.run("its base game", '"quick-chess"', self._bin / "cfanp", "bases")
        self.run("both", "2 games", self._bin / "cfanp", *ARENA, "--base", "quick-chess")

    def table(self, picture: Path | None) -> None:
        """Have the bot play in a window, which shows that its game has gone on."""
        begun = time.monotonic()
        with screen() as seen:
            window = subprocess.Popen(
                [self._bin / "cfanp-gui", "--new-process", self.folder / TABLE], cwd=self.folder,
                env=self.environment(DISPLAY=seen.display, QT_QPA_PLATFORM="xcb"),
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            try:
                pattern = rf"^{TABLE}\*"
                found = wait(lambda: seen.tool("search", "--onlyvisible", "--name", pattern))
                time.sleep(4)  # some rounds
                if picture is not None:
                    seen.picture(picture)
                runs = window.poll() is None
            finally:
                window.terminate()
                window.wait()
        words = "it has moved" if found else "its game did not go on"
        self.tell("bot at the table", bool(found) and runs, words, begun)


def main(words: list[str] | None = None) -> int:
    """Try the wheels; return 1 when anything is not as it must be."""
    parser = argparse.ArgumentParser(description="Try the wheel with a plug-in's beside it.")
    parser.add_argument("--wheel", type=Path, help="the program's wheel; built here without")
    parser.add_argument("--picture", type=Path, help="where to keep a picture of the window")
    options = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="cfanp-plug-in-") as name:
        folder = Path(name)
        plug_in = shutil.copytree(PLUG_IN, folder / "source")
        trial = PlugInTrial(folder)
        wheel = options.wheel or build_wheel(folder / "own")
        trial.programs(wheel.resolve(), build_wheel(folder / "plug-in", plug_in))
        if shutil.which("Xvfb") and shutil.which("xdotool") and shutil.which("openbox"):
            trial.table(options.picture)
        else:
            print("left out: the table, for there is no Xvfb, xdotool or openbox")
    print(f"{trial.failed} failed" if trial.failed else "all as it must be")
    return int(bool(trial.failed))


if __name__ == "__main__":
    sys.exit(main())

"""What is tried of the installed program on every system, and how it is told.

Where it runs, and how its windows are found there, is said by `try_installers.py` for Linux and by
`windows/try_installed.py` for Windows.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

GAME = Path(__file__).resolve().parent.parent / "resources" / "help" / "examples" / "defend.cpgn"
FIRST = "a game.cpgn"
SECOND = "second game.cpgn"
BOTS = "bots.cpgn"
BOTS_GAME = """[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[Result "*"]
[Variant "Chess For Any Number of Players"]
[Players "3"]
[ArmyA ""]
[ArmyB ""]
[ArmyC ""]
[Bots "1: random; 2: greedy; 3: club"]

*
"""
NO_GAME = "Chess For Any Number of Players$"
"""The title of a window in which there is no game yet, as a pattern."""
SECONDS = 60
"""Seconds that a window may take to come or go."""
SELFPLAY = ("selfplay", "--bots", "greedy,random", "--armies", "3", "--games", "2",
            "--nodes", "20", "--workers", "2")  # fmt: skip


def give_games(folder: Path) -> None:
    """Put saved games into a folder, which is made."""
    folder.mkdir(parents=True)
    for name in (FIRST, SECOND):
        shutil.copyfile(GAME, folder / name)
    (folder / BOTS).write_text(BOTS_GAME, encoding="utf-8")


def is_picture(path: Path) -> tuple[bool, str]:
    """Return True if a file begins as its suffix demands, and its size or the error as text."""
    begins = {".svg": b"<svg", ".png": b"\x89PNG", ".pdf": b"%PDF-", ".gif": b"GIF89a"}
    try:
        data = path.read_bytes()
    except OSError as error:
        return False, str(error)
    return data.startswith(begins[path.suffix]), f"{len(data)} bytes"


def wait(until: Callable[[], str]) -> str:
    """Return the first answer, or nothing when there is none in time."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        answer = until()
        if answer:
            return answer.splitlines()[0]
        time.sleep(0.1)
    return ""


class Trial(ABC):
    """One program that is installed: what was tried, and what was not as it must be."""

    def __init__(self, kind: str, games: Path) -> None:
        """`games` is the folder in which the person has those of `give_games`."""
        self.kind = kind
        self.games = games
        self.failed = 0

    @abstractmethod
    def run(self, *words: str, **environment: str) -> tuple[int, str]:
        """Run a program as the person; return its exit status and what it wrote."""

    @abstractmethod
    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a program as the person, in front of the screen; what it writes is in a pipe."""

    @abstractmethod
    def named(self, path: Path) -> str:
        """Return the path of a file as the program knows it."""

    @abstractmethod
    def find(self, pattern: str) -> tuple[str, str]:
        """Return a window whose title begins with a pattern, and the title; or twice nothing."""

    @abstractmethod
    def close(self, window: str) -> None:
        """Close a window as a person does."""

    @abstractmethod
    def picture(self, name: str) -> None:
        """Keep a picture of the screen, if that is wanted."""

    def tell(self, name: str, good: bool, words: str) -> None:
        """Write a line on something that was tried."""
        self.failed += not good
        last = words.splitlines()[-1] if words and good else words
        print(f"{self.kind:<9} {name:<28} {'ok' if good else 'FAILED'}  {last}", flush=True)

    def expect(self, name: str, wanted: str, *words: str, **environment: str) -> None:
        """Run a program as the person; it must end well and write some words."""
        begun = time.monotonic()
        status, written = self.run(*words, **environment)
        good = status == 0 and wanted in written
        seconds = f" ({time.monotonic() - begun:.1f} s)" if good else f" (status {status})"
        self.tell(name, good, f"{written[-2000:]}{seconds}")

    def programs(self, window: list[str], rules: list[str], **shown: str) -> None:
        """Try both programs, which are run by these words; `shown` leads to the screen."""
        self.expect("cfanp-gui --version", ", commit ", *window, "--version")
        self.expect("self-test, offscreen", "selftest ok", *window, "--selftest",
                    QT_QPA_PLATFORM="offscreen")  # fmt: skip
        self.expect(f"self-test, {shown['QT_QPA_PLATFORM']}", "selftest ok", *window,
                    "--selftest", **shown)  # fmt: skip
        self.expect("cfanp perft", "3600", *rules, "perft", "--armies", "4", "--depth", "2")
        game = self.named(self.games / FIRST)
        german = (*rules, "--language", "de", "validate", game)
        self.expect("cfanp in German", "in Ordnung, 1 Partie", *german)
        for ending in ("svg", "png", "pdf", "gif"):
            out = (self.games / FIRST).with_suffix(f".{ending}")
            self.expect(f"cfanp convert to {ending}", "", *rules, "convert", game,
                        self.named(out), "--moves", "all")  # fmt: skip
            self.tell(f"... is a {ending}", *is_picture(out))
        self.expect("cfanp selfplay, 2 workers", "2 games", *rules, *SELFPLAY)
        for name, words in (("cfanp-gui", window), ("cfanp", rules)):
            self.expect(f"process of bots of {name}", "", *words, "--bots")

    def no_game(self, *words: str) -> None:
        """Start without a game, see the window, and close it."""
        process = self.start(*words)
        if window := self.window(NO_GAME, "a start without a game"):
            time.sleep(2)  # for what the program does when it is idle
            self.picture(" start")
            self.close(window)
        self.ended(process, "... and all closes")

    def double_click(self, words: list[str]) -> None:
        """Open two saved games by a command line, see their windows, and close them.

        The second opens in another window of the program that the first has started.
        """
        process = self.start(*words)
        window = self.window(FIRST, "double click opens")
        if window:
            time.sleep(2)  # for what the program does when it is idle
            self.picture("")
        second = self.start(*words[:-1], self.named(self.games / SECOND))
        windows = [window, self.window(SECOND, "another game")]
        self.ended(second, "... is handed over")
        for one in filter(None, windows):
            self.close(one)
            time.sleep(1)
        self.ended(process, "... and all closes")

    def bots(self, *words: str) -> None:
        """Open a game in which bots play by a command line, and see that they do."""
        process = self.start(*words, "--new-process", self.named(self.games / BOTS))
        # The star of a game that has gone on since it was opened.
        self.window(rf"{BOTS}\*", "bots play")
        process.terminate()
        process.communicate(timeout=SECONDS)

    def window(self, pattern: str, title: str) -> str:
        """Return the window whose title begins with a pattern once it is there, or nothing.

        Tells of it.
        """
        begun = time.monotonic()
        window = wait(lambda: self.find(pattern)[0])
        seconds = time.monotonic() - begun
        words = self.find(pattern)[1] if window else ""
        if not window:
            self.picture(f" without {title}")
        self.tell(title, bool(window), f"{words} ({seconds:.1f} s)")
        return window

    def ended(self, process: subprocess.Popen[bytes], title: str) -> None:
        """Wait for a program to end, and tell how it did."""
        try:
            written = process.communicate(timeout=SECONDS)[0].decode(errors="replace")
            self.tell(title, process.returncode == 0, written)
        except subprocess.TimeoutExpired:
            process.kill()
            self.tell(title, False, f"not within {SECONDS} s")

    def left(self, new: set[str], gone: set[str], own: tuple[str, ...], others: tuple[str, ...]
             ) -> None:  # fmt: skip
        """Look at what is there that was not before the installation, and at what no longer is.

        The games may be left, what begins as one of `own`, which is ours, or of `others`, and the
        folders above them.
        """
        kept = (self.games / FIRST).read_bytes() == GAME.read_bytes()
        self.tell("the games are left", kept, ", ".join(sorted(os.listdir(self.games))))
        fine = (*own, *others)
        wrong = sorted(
            path for path in new
            if not path.startswith(fine) and not any(one.startswith(f"{path}/") for one in fine)
        )  # fmt: skip
        words = f"only {', '.join(sorted(new.intersection(own))) or 'the games'}"
        if wrong or gone:
            words = f"left: {' '.join(wrong[:20])}; gone: {' '.join(sorted(gone)[:20])}"
        self.tell("nothing else is left", not wrong and not gone, words)

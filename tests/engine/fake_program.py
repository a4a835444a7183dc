"""A made-up chess program: it behaves, hangs, crashes, lies or floods, as the tests ask.

`fake_uci.made` writes a program that plays one of the ways. It runs without the packages that are
installed, which makes it start sooner.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

WAYS = (
    "behaves", "silent at the start", "silent in search", "crashes", "crashes once", "ends at once",
    "illegal move", "illegal best move", "nonsense score", "floods", "endless line",
    "ignores quit", "ignores stop", "talks", "odd options", "has children", "one line",
    "hostile name", "done at once", "knows xiangqi", "is told games", "odd numbers", "no scores",
    "words for persons", "scores apart", "loads", "loads before it speaks",
)  # fmt: skip
LOADED = ".loaded"
"""Suffix of the file that ends its loading."""
ODD_OPTIONS = """\
option
option name
option name Nothing
option name Skill type spin default 100 min 0 max 10
option name Ratio type spin default 0.5 min 0.0 max 1.0
option name Mask type spin default 0xff min 0x0 max 0xffff
option name Style type Check default False
option name Colour type slider default 3
option name Book type string
option name Threads type spin default 1 min 1 max 0x10
option name Threads type string default many
option name hash Type Spin Default many Min 1 Max 32
option name Hash type spin default 16 min 1 max 64
option name Ponder type spin default 1
option name UCI_AnalyseMode type check default perhaps
"""


def say(*lines: str) -> None:
    """Write lines as UCI has them."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def play(way: str, path: str) -> None:
    """Be the program, and write what it is told into a file, its process id before each line."""
    log = Path(path)
    times = log.read_text(encoding="utf-8").count(" begins\n") if log.exists() else 0
    # On Windows that is the one that runs a file of commands, of which this is one.
    pid = os.getppid() if sys.platform == "win32" else os.getpid()

    def note(line: str) -> None:
        with log.open("a", encoding="utf-8") as file:
            file.write(f"{pid} {line}\n")

    note("begins")
    if way == "ends at once":
        return
    if way == "has children":
        child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"])
        note(f"child {child.pid}")
    if way == "talks":
        while True:
            say("option name nothing" * 3)
    while True:
        line = sys.stdin.readline()
        if not line:
            if way == "ignores quit":
                time.sleep(600)
            return
        line = line.strip()
        note(line)
        word = line.partition(" ")[0]
        if word == "quit" and way != "ignores quit":
            return
        if word == "uci" and way != "silent at the start":
            if way == "loads before it speaks":
                load(log)
            greet(way)
        elif line.startswith("setoption name UCI_Variant"):
            variant.append(line.split()[-1])
        elif line.startswith("setoption name VariantPath"):
            text = Path(line.partition(" value ")[2]).read_text(encoding="utf-8")
            note("told " + text.splitlines()[0])
        elif word == "isready" and not (way == "silent in search" and searching):
            if way == "loads":
                load(log)
            say("readyok")
        elif word == "go":
            searching.append(True)
            search(way, times)
        elif word == "stop" and way != "ignores stop" and searching:
            searching.clear()
            say("bestmove " + (opening() or "e2e4").split()[0])


searching: list[bool] = []
variant: list[str] = []
"""The games that are asked about, the last one now."""
VARIANTS = {"knows xiangqi": "chess var xiangqi", "is told games": "chess"}
OPENINGS = {"xiangqi": "h3e3 h10g8", "little": "b1a3 b4d3"}


def opening() -> str:
    """Return the moves that it finds in another game than chess; none for chess."""
    return OPENINGS.get(variant[-1].partition("-")[0], "") if variant else ""


def load(log: Path) -> None:
    """Load for as long as somebody likes."""
    while not log.with_suffix(LOADED).exists():
        time.sleep(0.01)


def greet(way: str) -> None:
    """Print the name and the options of the program."""
    name = "Fake 1.0"
    if way == "hostile name":
        name = "<b>Bold</b>\t\x1b[31m" + "x" * 200
    if way == "odd options":
        say(*ODD_OPTIONS.splitlines())
    else:
        say("option name Hash type spin default 16 min 1 max 32")
    if way != "one line":
        say("option name MultiPV type spin default 1 min 1 max 2")
    if way in VARIANTS:
        say(f"option name UCI_Variant type combo default chess var {VARIANTS[way]}")
    if way == "is told games":
        say("option name VariantPath type string default <empty>")
    say(f"id name {name}", "id author nobody", "uciok")


def search(way: str, times: int) -> None:
    """Search the start position, or one in which the moves of its opening are legal."""
    line = "info depth {} seldepth 9 multipv {} score cp {} nodes {} nps 1 time 1 pv {}"
    if way == "silent in search":
        return
    if moves := opening():
        say(line.format(7, 1, 35, 1000, moves))
        return
    if way == "crashes" or (way == "crashes once" and times == 0):
        os._exit(3)
    if way == "illegal move":
        say(line.format(1, 1, 10, 20, "e2e5"))
    elif way == "illegal best move":
        say(line.format(1, 1, 10, 20, "e2e4"), "bestmove e7e5")
    elif way == "nonsense score":
        say("info depth 1 score cp lots nodes 20 pv e2e4")
    elif way == "endless line":
        sys.stdout.write("info string " + "x" * 100_000)
        sys.stdout.flush()
    elif way == "floods":
        for depth in range(1, 20_001):
            say(line.format(depth % 99, 1, depth % 50, depth, "e2e4 e7e5"))
        say("bestmove e2e4")
    elif way == "odd numbers":
        say(
            "info depth +3 multipv 1 score cp +20 nodes lots pv e2e4",
            "info depth 3 multipv 2 score cp -20.5 pv d2d4",
            "info score mate +3 multipv 3 pv c2c4",
        )
    elif way == "no scores":
        say("info depth 3 pv e2e4 e7e5", "info depth 3 score wdl 500 300 200 multipv 2 pv d2d4")
    elif way == "words for persons":
        say(
            line.format(7, 1, 20, 1000, "e2e4"),
            "info string a longer pv may follow",
            "info depth 8 nodes 1100 string score cp lots pv e2e5 multipv 1",
        )
    elif way == "scores apart":
        say("info depth 7 score cp 35", "info pv e2e4 e7e5 nodes 900 depth 7", "info nodes 1000")
    elif way == "done at once":
        say(f"info depth 5 score mate 3 nodes {10**300} pv e2e4 e7e5 d1h5", "bestmove e2e4")
    else:
        say(
            "info string thinking of a good move",
            "info depth 3 currmove e2e4 currmovenumber 1",
            line.format(7, 1, 35, 1000, "e2e4 e7e5 g1f3"),
            line.format(7, 2, -12, 1000, "d2d4 d7d5"),
            line.format(7, 77, 1, 1000, "a2a3"),
            "info depth 8 score cp 40 lowerbound nodes 1200 pv c2c4",
        )

"""Plays the compiled kernel, with all limits of its arrays checked, against the rules.

    python -m tests.judges.checked_kernel variants.ini --positions 100000

The kernel is compiled into a copy of the program in which every access to an array is checked
(`boundscheck` of Cython, `-fsanitize=bounds` of the C compiler), and random games are played on it:
all games of the program, those that may be parents, those of a file, options and Peterson's rules.
In every position the legal moves are compared, in some a position loaded anew, in some a short
search is run, and at the end all is taken back. Stops with exit status 1 at the first difference;
an access outside an array ends the program with the line of C. `--only atomic` plays the cases
whose names begin so.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from sysconfig import get_path
from typing import Any, NamedTuple

from cfanp_gui.bots.contract import Limit, Thinking
from cfanp_gui.bots.search import FEW_REPLIES, best_moves
from cfanp_gui.core.game import Game, Position
from cfanp_gui.games.armies.actions import EndTurn, Pass
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.pairs.described.library import own, parents, read
from cfanp_gui.games.registry import find_game
from cfanp_gui.kernel import compiled_kernel
from tests import ROOT
from tests.judges.compare_base_games import Held, counted
from tests.judges.comparing.starts import PETERSON
from tests.packaging import script

CHECKS = "-O1 -fsanitize=bounds-strict -fno-sanitize-recover=all"
UNCHECKED = "boundscheck=False, wraparound=False"
PLIES = 60  # of one game; the kernel has room for 63
EVERY = 8  # plies from one search, and one position loaded anew, to the next
NODES = 150  # positions of a search
ARMIES = (2, 2, 3, 3, 4, 5, 6)
OPTIONS: tuple[Mapping[str, Any], ...] = (
    {}, {}, {"captured": "removed"}, {"captured": "dead", "bonus": "single"}, {"touch": True},
)  # fmt: skip
CHESS: tuple[Mapping[str, Any], ...] = (
    {"defend": True}, {"exchange": True}, {"kingcapture": True}, {"avalanche": True},
    {"defend": True, "exchange": True, "kingcapture": True, "obstacles": True},
    {"avalanche": True, "captured": "removed"}, {"join": "reflect"}, {"start": "518"},
)  # fmt: skip


OTHERS = (Pass.text, EndTurn.text)
"""Actions that are no moves of the kernel, but its 0."""


class Case(NamedTuple):
    """A game with options, played by so many at a time."""

    name: str
    key: str
    options: tuple[Mapping[str, Any], ...]
    players: tuple[int, ...]


def cases(bases: list[str]) -> Iterator[Case]:
    """Yield all games: chess, with rules of its own, other base games, and whole boards."""
    yield Case("chess", "cfanp", OPTIONS, (*ARMIES, 8, 13))
    for options in CHESS:
        name = " ".join(f"{name}={value}" for name, value in options.items())
        yield Case(
            name, "cfanp", (options,), ARMIES[2:] if options.keys() & {*PETERSON} else ARMIES
        )
    for base in bases:
        yield Case(base, "cfanp", tuple({"base": base, **options} for options in OPTIONS), ARMIES)
    yield Case("ring", "ring", ({}, {"tempo": "rounds"}), (3, 4, 6))
    yield Case("strategichess", "strategichess", ({},), (2, 4, 6))


class Difference(Exception):  # noqa: N818 -- what is looked for, not a fault
    """The kernel and the rules disagree; the text says where, and how to get there."""


def compare(state: Any, position: Position) -> dict[str, int]:
    """Return the kernel's legal moves by their texts. Raises Difference unless the rules agree."""
    codes = {state.action(code).text: code for code in state.legal_moves()}
    actions = {one.text for one in position.all_actions()}
    legal = {text for text in actions if text not in OTHERS and not text.endswith(":")}
    if codes.keys() != legal:
        raise Difference(f"only the kernel {sorted(codes.keys() - legal)[:9]}, "
                         f"only the rules {sorted(legal - codes.keys())[:9]}")  # fmt: skip
    if len(codes) + (Pass.text in actions) != state.perft(1):
        raise Difference(f"{state.perft(1)} moves are counted, {len(codes)} listed")
    return codes | {text: 0 for text in OTHERS if text in actions}


def play(game: Game, options: Mapping[str, Any], players: int, seed: int) -> Counter[str]:
    """Play a game by chance and return what was seen. Raises Difference with the way there."""
    rng, seen = random.Random(seed), Counter[str](games=1)
    chosen = {"order": "seats", **options} if game.key == "cfanp" else options
    position, _ = game.variant(chosen).initial(players, chosen).resolve_pending()
    if position.viewer is not None:
        position = position.guessed(seed)
    start, actions = position.to_text(), list[str]()
    state: Any = position.search_state(min(position.actors()))
    if state is None:
        return Counter(unknown=1)
    keys = list[tuple[Any, Any]]()
    try:
        for ply in range(PLIES):
            outcome = position.outcome()
            if outcome and (outcome.result == "draw" or "repetition" in outcome.reason):
                break  # perhaps by what came before
            codes = compare(state, position)
            seen["positions"] += 1
            if outcome is not None or not codes or state.is_over:
                break
            if ply % EVERY == EVERY - 1:
                seen["searched"] += _search(position, state)
            keys.append((state.key(), state.values()))
            rare = [text for text in codes if "@" in text or not text[-1].isdigit()]
            text = rng.choice(rare if rare and rng.random() < 0.4 else sorted(codes))
            actions.append(text)
            by_text = {one.text: one for one in position.all_actions()}
            position, _ = position.apply(by_text[text])
            state.play(codes[text])
        while keys:
            state.take_back()
            if (state.key(), state.values()) != keys.pop():
                raise Difference(f"something is left when {len(keys)} plies are taken back")
    except Difference as error:
        raise Difference(
            f"{error}\n{dict(chosen)}\nstart: {start}\nactions: {' '.join(actions)}"
        ) from None
    return seen


def _search(position: Position, state: Any) -> int:
    """Search a position loaded anew; return how many positions that were. May raise Difference."""
    other = position.search_state(state.player)
    if other is None or other.is_over:
        return 0
    if other.key() != state.key():
        raise Difference("a position loaded anew has another key")
    best_moves(other, FEW_REPLIES, thinking := Thinking(Limit(NODES)), random.Random(1))
    return thinking.nodes


def run(bases: list[str], positions: int, only: str, seed: int) -> int:
    """Play until so many positions were compared; return 1 after a difference."""
    found = [one for one in cases(bases) if one.name.startswith(only)]
    seen, told, began = Counter[str](), Counter[str](), time.monotonic()
    for number in count():
        for case in found:
            rng = random.Random(f"{seed}:{number}:{case.name}")
            options, players = rng.choice(case.options), rng.choice(case.players)
            try:
                game = play(find_game(case.key), options, players, rng.randrange(1 << 30))
            except Difference as error:
                print(f"{case.name}: {error}", flush=True)
                return 1
            seen += game
            told[case.name] += game["positions"]
        passed = time.monotonic() - began
        print(f"{number + 1} rounds, {counted(seen)} in {passed:.0f} s", flush=True)
        if seen["positions"] >= positions:
            break
    print(f"{counted(told)}\n{len(found)} cases, 0 differences")
    return 0


def build(folder: Path) -> None:
    """Put a copy of the program into a folder, with a kernel that checks limits of arrays."""
    for name in ("cfanp_gui", "tests", "resources", "packaging"):
        skipped = shutil.ignore_patterns("__pycache__", compiled_kernel.FOLDER, "chromium", "xvfb")
        shutil.copytree(ROOT / name, folder / name, ignore=skipped)
    package = folder / "cfanp_gui" / "kernel"
    for source in package.glob("*.py"):
        text = source.read_text(encoding="utf-8")
        source.write_text(text.replace(UNCHECKED, UNCHECKED.replace("False", "True")), "utf-8")
    headers = shutil.copytree(get_path("include"), folder / "include")
    for header in headers.rglob("*.h"):  # arrays of any length are declared as such
        text = header.read_text(encoding="utf-8")
        header.write_text(re.sub(r"(\w)\[1\];", r"\1[];", text), "utf-8")
    os.environ["CFLAGS"] = f"-I{headers} {CHECKS}"
    script("compile_kernel").compile_kernel(folder, package / compiled_kernel.FOLDER)


def main() -> int:
    """Compile the kernel and play on it; return 1 after a difference."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("file", nargs="?", type=Path, help="a file in the dialect of variants.ini")
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only cases whose names begin so")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        text = options.file.read_text(encoding="utf-8", errors="replace") if options.file else ""
        more = [*parents().games, *read(text, "file").games]
        bases = ["checkers", "hidden", *(game.key for game in (*own().games, *more))]
        with BASE_GAMES.including(Held(more)):
            return run(bases, options.positions, options.only, options.seed)
    with tempfile.TemporaryDirectory(prefix="cfanp-checked-") as name:
        build(Path(name))
        words = [*sys.argv[1:], "--here"]
        if options.file is not None:
            words[words.index(str(options.file))] = str(options.file.resolve())
        return subprocess.run(
            [sys.executable, "-m", "tests.judges.checked_kernel", *words],
            cwd=name, env={**os.environ, "PYTHONPATH": name}, check=False,
        ).returncode  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())

"""Kills a playing and saving program many times and checks that nothing confirmed is lost.

    python -m tests.judges.kills --times 1000
    python -m tests.judges.kills --windows 300
    python -m tests.judges.kills --editor 100

Each round a child plays random actions through a session with its journal and now and then saves
the game, reporting every action and save it has confirmed; it is killed with SIGKILL at a random
moment. Then the journal must hold at least all that was reported, the file must be a whole game,
and sweeping must leave nothing behind. Works where processes can be forked.

With ``--windows`` it is real windows that are killed, three or four in a row of which each restores
what the one before left behind; see `tests.judges.window_kills`. With ``--editor`` a position is
set up in each of them when it is killed: that is in no journal, but the game behind it is, and
comes back.
"""

import argparse
import os
import random
import select
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record import cpgn, files, journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import game_session, store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat

PART = ".cfanp-part"
"""Suffix of the files that a save writes beside the real one."""

LONGEST = 0.12
"""Seconds a child plays at the most before it is killed."""


class LossError(Exception):
    """Something confirmed was not there after a kill; the message says what."""


def main(argv: list[str] | None = None) -> int:
    """Kill so many children; return 1 when something was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.judges.kills", description=__doc__)
    parser.add_argument("--times", type=int, default=1000, help="how many kills")
    parser.add_argument("--windows", type=int, help="how many kills of real windows instead")
    parser.add_argument("--editor", type=int, help="how many kills of windows with the editor")
    parser.add_argument("--seed", type=int, default=1, help="for the moments and the moves")
    options = parser.parse_args(argv)
    chance = random.Random(options.seed)
    if options.windows is not None or options.editor is not None:
        from tests.judges.window_kills import kill_windows

        return kill_windows(options.windows or options.editor, chance, options.windows is None)
    actions = saves = torn = 0
    for number in range(options.times):
        with tempfile.TemporaryDirectory(prefix="cfanp-kills-") as name:
            try:
                reported, saved, was_torn = _round(Path(name), chance)
            except LossError as loss:
                print(f"kill {number + 1}, seed {options.seed}: {loss}")
                return 1
        actions += reported
        saves += saved
        torn += was_torn
        if (number + 1) % 100 == 0:
            print(f"{number + 1} kills", file=sys.stderr)
    print(
        f"{options.times} kills, {actions} confirmed actions and {saves} confirmed saves: "
        f"nothing lost ({torn} lines or files were torn and left out)"
    )
    return 0


def killed(play: Callable[[int], None], chance: random.Random, longest: float) -> list[str]:
    """Run a child that writes to a pipe until it is killed; return the lines that it wrote."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            play(writer)
        finally:
            os._exit(1)
    os.close(writer)
    # The clock starts with the first word, so that kills fall into playing, not into starting.
    if not select.select([reader], [], [], 20)[0]:
        raise LossError("the child never began")
    time.sleep(chance.uniform(0, longest))
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    heard = b""
    while block := os.read(reader, 65536):
        heard += block
    os.close(reader)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise LossError("the child has failed by itself")
    return heard.decode("ascii").split("\n")[:-1]


def _round(folder: Path, chance: random.Random) -> tuple[int, int, int]:
    """Run one child to its end: confirmed actions, confirmed saves, torn leftovers."""
    seed = chance.randrange(2**32)
    return _check(folder, killed(lambda writer: _play(folder, seed, writer), chance, LONGEST))


def _play(folder: Path, seed: int, writer: int) -> None:
    """Play until this process, the child, is killed."""
    chance = random.Random(seed)
    game = chance.choice(GAMES)
    players = chance.choice([count for count in game.player_counts if count <= 5])
    names = [f"Player {number}" for number in range(1, players + 1)]
    match = seat(game, {}, names, ["#e5484d"] * players, 0)
    session = game_session.new_session(match)
    session.journal.log = Journal.start(folder / "running", store.record_of(session))
    os.write(writer, b"begun\n")
    while True:
        _step(session, chance)
        os.write(writer, f"at {session.node.ply} {session.position.to_text()}\n".encode("ascii"))
        if chance.random() < 0.2:
            cpgn.save(folder / "game.cpgn", [store.record_of(session)])
            os.write(writer, f"saved {len(session.line()) - 1}\n".encode("ascii"))


def _step(session: GameSession, chance: random.Random) -> None:
    """Do a random action, or a step back or forth."""
    actions = session.position.all_actions()
    if not actions or (session.edits.can_undo() and chance.random() < 0.1):
        session.undo(chance.randint(1, 3))
    elif session.edits.can_redo() and chance.random() < 0.5:
        session.redo()
    else:
        session.propose(chance.choice(actions))


def _check(folder: Path, lines: list[str]) -> tuple[int, int, int]:
    """Compare what was reported with what is there."""
    running = folder / "running"
    found = journal.recoverable(running, find_game)
    if len(found) != 1:
        raise LossError(f"{len(found)} journals can be recovered (expected 1)")
    states = [line.split(" ", 2)[1:] for line in lines if line.startswith("at ")]
    session = store.restored(found[0], ("#e5484d",) * found[0].game.start.players)
    entries = found[0].entries
    if not len(states) <= len(entries) <= len(states) + 1:
        raise LossError(f"{len(entries)} entries for {len(states)} confirmed actions")
    if len(entries) > len(states):
        # The last action was on the disk but not reported yet: the one before it must be right.
        session = store.restored(
            journal.Recovered(found[0].path, found[0].game, entries[:-1], found[0].saved_at),
            ("#e5484d",) * found[0].game.start.players,
        )
    if states:
        ply, text = states[-1]
        if (str(session.node.ply), session.position.to_text()) != (ply, text):
            raise LossError(f"the game stands at ply {session.node.ply}, not at {ply}")
    saves = [line for line in lines if line.startswith("saved ")]
    path = folder / "game.cpgn"
    if saves and not path.exists():
        raise LossError("a confirmed save is gone")
    if path.exists():
        games = cpgn.load(path, find_game)
        if len(games) != 1:
            raise LossError(f"the saved file holds {len(games)} games")
        games[0].final()
    parts = [one for one in folder.iterdir() if one.name.endswith(PART)]
    old = time.time() - 3600
    for one in parts:
        os.utime(one, (old, old))
    files.sweep_parts(folder)
    found[0].discard()
    journal.sweep(running)
    left = [one.name for one in running.iterdir()]
    left += [one.name for one in folder.iterdir() if one.name.endswith(PART)]
    if left:
        raise LossError(f"left behind: {', '.join(left)}")
    return len(states), len(saves), len(parts)


if __name__ == "__main__":
    sys.exit(main())

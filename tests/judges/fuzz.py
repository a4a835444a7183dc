"""Readers under a fuzzer: ``python -m tests.judges.fuzz pgn -max_total_time=60`` (atheris).

The targets are ``cfen``, ``cpgn``, ``journal``, ``moves`` and ``pgn``: each reads bytes, and what
it reads must be written and read again, or be refused in a line.
"""

import gc
import importlib
import io
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Position, PositionError
from cfanp_gui.core.notation import NotationError
from cfanp_gui.games.cfanp import pgn
from cfanp_gui.games.cfanp.pgn_writer import write_game
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.record.game_texts import GameSource, game_texts, tags_of
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from tests.core.build import cfen
from tests.record.games import CFANP, MANY_BONUS_MOVES, STARTS, read_pgn
from tests.session.play import a_match, play
from tests.session.rings import a_ring, act

Target = Callable[[bytes], None]


def text_of(data: bytes) -> str:
    """Return bytes as text, whatever they are."""
    return data.decode("utf-8", errors="surrogateescape")


def check_message(error: Exception, begins: str = "") -> None:
    """A message is one line, and begins with what it names."""
    message = str(error)
    assert message.startswith(begins), message
    assert message, "a message says something"
    assert "\n" not in message, message


# Positions and moves


@cache
def positions() -> list[Position]:
    """Return positions whose texts and moves are spoilt."""
    starts = (CFANP.from_text(start, {}) for start in STARTS if start is not None)
    few = CFANP.from_text(cfen(2, "Ka:Ae1 Qa:Ab1 Kb:Be1"), {})
    begun = [CFANP.initial(2, {}), CFANP.initial(3, {"touch": True}), *starts, few]
    return [one.resolve_pending()[0] for one in begun]


def fuzz_cfen(data: bytes) -> None:
    """Read a position: the first byte may choose a good one of which the rest spoils a part."""
    text = text_of(data)
    if len(data) > 2 and data[0] < 128:
        text = positions()[data[0] % len(positions())].to_text()
        at = data[1] * len(text) // 256
        text = text[:at] + text_of(data[3:]) + text[at + data[2] % 16 :]
    try:
        position = CFANP.from_text(text, {})
    except PositionError as error:
        if len(text.splitlines()) <= 1:
            check_message(error)
        return
    line = position.to_text()
    assert CFANP.from_text(line, {}).to_text() == line, f"{line} does not read back"
    resolved = position.resolve_pending()[0]
    for action in resolved.all_actions()[:3]:
        after = resolved.apply(action)[0].to_text()
        assert CFANP.from_text(after, {}).to_text() == after, f"{after} does not read back"


def fuzz_moves(data: bytes) -> None:
    """Read a move: the first two bytes choose a position and a good move to spoil."""
    if len(data) < 4:
        return
    position = positions()[data[0] % len(positions())]
    notation = CFANP.notation
    text = text_of(data[3:])
    if data[1] < 200:
        legal = position.all_actions()
        action = legal[data[1] % len(legal)]
        good = notation.human(position, action) if data[2] & 1 else action.text
        at = (data[2] >> 1) % (len(good) + 1)
        text = good[:at] + text + good[at + data[2] % 3 :]
    try:
        notation.implied(position, text)
        action = notation.parse(position, text)
    except NotationError as error:
        check_message(error)
        return
    assert CFANP.parse_action(action.text) == action
    try:
        after, transition = position.apply(action)
    except IllegalAction as problem:
        check_message(problem)
        return
    again = notation.parse(position, notation.human(position, action, transition))
    assert position.apply(again)[0].to_text() == after.to_text()


# Records

HEADS = [
    "",
    '[Variant "cfanp"]\n[Players "3"]\n',
    '[Variant "cfanp"]\n[Players "2"]\n',
    f'[Variant "cfanp"]\n[CFEN "{MANY_BONUS_MOVES}"]\n',
    '[Variant "ring"]\n[Players "3"]\n',
]
WORDS = [
    "AB:e4", "AB:d4", "BC:e4", "AC:e5", "AB:Nf3", "&CD:Nf6", "&--", "draw", "resign:1", "give:a=2",
    "(", ")", "(", ")", "{a}", "{[%cal Ge2e4]}", "$1", "!", "*", "1-0-0", "1.", "1...", "AB:Ke1",
    "AB:Ke2", "BC:Ke2", "BC:Kd2", "&BC:Ke2", ";x\n", '[Event "x"]', '[Players "3"]', "\n", "{", "}",
    "1:e4", "2:e5", "3:Nf3",
]  # fmt: skip
PGN_WORDS = [
    "e4", "d5", "exd5", "ed", "Nf3", "Sf3", "♘c6", "e2e4", "e4e5", "O-O", "O–O", "e8(Q)", "1.",
    "1...", "1…", "1-0", "½-½", "*", "(", ")", "{", "}", "[", "]", ";", "%", "\n", "\n\n", "\r",
    "$1", "$300", "!?", "+=", "±", "--", "text", "ch", "e.p.", '[Event "x"]', '[Event "y" z"]',
    "[White A]", '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]', '[Variant "Crazyhouse"]', "P@e4",
    '[Result "1–0"]',
    "\N{NO-BREAK SPACE}", "\0",
]  # fmt: skip
"""Words for which the bytes behind the first one stand, where that says so."""


def fuzz_cpgn(data: bytes) -> None:
    """Read a record: the first byte says whether it is made of words or is what follows."""
    if not data or len(data) > 400:
        return
    head = HEADS[data[0] % len(HEADS)]
    if data[0] & 128:
        text = head + text_of(data[1:])
    else:
        text = head + " ".join(WORDS[byte % len(WORDS)] for byte in data[1:])
    try:
        games = cpgn.read_games(text, find_game)
    except RecordError as error:
        check_message(error, "line ")
        return
    for game in games:
        written = cpgn.write_game(game)
        (again,) = cpgn.read_games(written, find_game)
        assert cpgn.write_game(again) == written, f"{text!r} changes when it is written again"


def fuzz_pgn(data: bytes) -> None:
    """Read a PGN: the first byte says whether it is made of words or is what follows."""
    if not data or len(data) > 300:
        return
    text = data[1:]
    if data[0] & 1:
        joint = "" if data[0] & 2 else " "
        text = joint.join(PGN_WORDS[byte % len(PGN_WORDS)] for byte in data[1:]).encode()
    source = GameSource(io.BytesIO(text))
    try:
        for one in game_texts(source):
            tags_of(one)
            try:
                game = pgn.read_game(one, CFANP)
            except RecordError as error:
                check_message(error, "line ")
            else:
                _again(game)
    finally:
        source.close()


def _again(game: GameRecord) -> None:
    """Write a game in both ways and read it again."""
    (again,) = cpgn.read_games(cpgn.write_game(game), find_game)
    assert again.names == game.names
    assert again.root.equals(closed(game))
    if game.options["base"] == "chess":
        (again,) = read_pgn(write_game(game))
        assert again.result == game.result
        assert again.root.equals(closed(game))


def closed(game: GameRecord) -> MoveNode:
    """Return a game's tree with the closing braces of its comments as they are written."""
    for node in game.root.whole():
        node.comment, node.before = (one.replace("}", ")") for one in (node.comment, node.before))
    return game.root


# Journals

COLOURS = ("#111111", "#222222", "#333333")
FOLDER = Path(tempfile.gettempdir())
ENTRIES = (
    "play AB:e7e5", "back 1", "forward 2", "go 0*2.1", "try AB:d2d4", "promote 1", "play AB:d2d4",
    "play AB:e7e5 clock 290000/300000", "clock 1/0", "tag TableLayout A-9,0,0 B0,288,180m",
    "tag Result ]\\n1-0", "file 0 alone 1 1 /tmp/x.cpgn", "play 2:e2e4",
    "play 2:e7e5 clock 590000/600000/1/2/3/0", "play 1:resign:1", "play 3:flag:1",
    "stand 0 0*2 live taking_back given frozen", "ahead 0", "result 0 1-0", "times 0 1/2",
)  # fmt: skip
"""Entries for which the lowest bytes stand."""


@cache
def good_journals() -> tuple[bytes, bytes]:
    """Return journals of a game of half-boards and of a ring, both with clocks."""
    match = a_match(2)._replace(time=TimeControl(300, 5))
    session = GameSession(match, CFANP.initial(2, match.options))
    play(session, "AB:e4")
    ring = a_ring(3, "300+5")
    act(ring, "1:e2e4")
    return journal_of(session), journal_of(ring)


def journal_of(session: GameSession) -> bytes:
    """Return a journal of a game that was left."""
    with tempfile.TemporaryDirectory() as folder:
        book = journal.Journal.start(Path(folder), store.record_of(session))
        book.close(keep=True)
        return book.path.read_bytes()


def fuzz_journal(data: bytes) -> None:
    """Recover a journal up to where an entry is wrong, or have it set aside with a reason."""
    begin = b"" if data[:1] == b"\0" else good_journals()[data[0] % 2 if data else 0]
    lines = [f'{{"at": {at}.0, "entry": "{entry}"}}\n' for at, entry in enumerate(ENTRIES, 1)]
    body = b"".join(
        lines[byte].encode() if byte < len(lines) else bytes([byte]) for byte in data[1:]
    )
    folder = Path(tempfile.mkdtemp(dir=FOLDER))
    try:
        path = folder / f"x{journal.SUFFIX}"
        path.write_bytes(begin + body)
        for found in journal.recoverable(folder, find_game):
            try:
                session = store.restored(found, COLOURS)
            except store.RestoreError as error:
                check_message(error, "line " if str(error) == found.damage else "entry ")
                session = error.session  # as far as it leads
            store.record_of(session)
        for left in journal.unreadable(folder, find_game):
            assert left.reason
            assert left.path.read_bytes() == begin + body, "what cannot be read is kept as it is"
        journal.sweep(folder)
    finally:
        shutil.rmtree(folder)


TARGETS: dict[str, Target] = {
    "cfen": fuzz_cfen,
    "cpgn": fuzz_cpgn,
    "journal": fuzz_journal,
    "moves": fuzz_moves,
    "pgn": fuzz_pgn,
}


def fuzz(target: Target, arguments: list[str]) -> None:
    """Feed a target with bytes until a time given on the command line, or for ever.

    The arguments are libFuzzer's, such as ``-max_total_time=60`` and folders of examples.
    """
    try:
        atheris = importlib.import_module("atheris")
    except ImportError:
        sys.exit("The fuzz targets need atheris: pip install atheris (or run the ordinary tests).")
    # The program's own functions alone: all of them would take a minute and find nothing.
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and (one.__module__ or "").startswith("cfanp_gui."):
            atheris.instrument_func(one)
    atheris.Setup(arguments, target)
    atheris.Fuzz()


if __name__ == "__main__":
    program, name, *rest = sys.argv
    fuzz(TARGETS[name], [program, *rest])

"""Bytes as the end of a journal: recovered up to where one is wrong, or set aside with a reason."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import journal
from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from tests.judges.fuzz.run import fuzz
from tests.record.strategies import check_message
from tests.session.play import CFANP, a_match, play
from tests.session.rings import a_ring, act

COLOURS = ("#111111", "#222222", "#333333")
FOLDER = Path(tempfile.gettempdir())
LINES = [
    b'{"at": 1.0, "entry": "play AB:e7e5"}\n',
    b'{"at": 2.0, "entry": "back 1"}\n',
    b'{"at": 3.0, "entry": "forward 2"}\n',
    b'{"at": 3.5, "entry": "go 0*2.1"}\n',
    b'{"at": 3.6, "entry": "try AB:d2d4"}\n',
    b'{"at": 3.7, "entry": "promote 1"}\n',
    b'{"at": 4.0, "entry": "play AB:d2d4"}\n',
    b'{"at": 5.0, "entry": "play AB:e7e5 clock 290000/300000"}\n',
    b'{"at": 6.0, "entry": "clock 1/0"}\n',
    b'{"at": 7.0, "entry": "tag TableLayout A-9,0,0 B0,288,180m"}\n',
    b'{"at": 8.0, "entry": "tag Result ]\\n1-0"}\n',
    b'{"at": 8.5, "entry": "file 0 alone 1 1 /tmp/x.cpgn"}\n',
    b'{"at": 9.0, "entry": "play 2:e2e4"}\n',
    b'{"at": 10.0, "entry": "play 2:e7e5 clock 590000/600000/1/2/3/0"}\n',
    b'{"at": 11.0, "entry": "play 1:resign:1"}\n',
    b'{"at": 12.0, "entry": "play 3:flag:1"}\n',
    b'{"at": 13.0, "entry": "stand 0 0*2 live taking_back given frozen"}\n',
    b'{"at": 14.0, "entry": "ahead 0"}\n',
    b'{"at": 15.0, "entry": "result 0 1-0"}\n',
    b'{"at": 16.0, "entry": "times 0 1/2"}\n',
]


def pushed_example() -> GameSession:
    match = a_match(2)._replace(time=TimeControl(300, 5))
    session = GameSession(match, CFANP.initial(2, match.options))
    play(session, "AB:e4")
    return session


def boards_example() -> GameSession:
    session = a_ring(3, "300+5")
    act(session, "1:e2e4")
    return session


def journal_of(session: GameSession) -> bytes:
    """Return a journal of a game that was left."""
    with tempfile.TemporaryDirectory() as folder:
        book = journal.Journal.start(Path(folder), store.record_of(session))
        book.close(keep=True)
        return book.path.read_bytes()


GOOD = (journal_of(pushed_example()), journal_of(boards_example()))


def target(data: bytes) -> None:
    """Recover one journal: the lowest bytes stand for whole good lines."""
    begin = b"" if data[:1] == b"\0" else GOOD[data[0] % 2 if data else 0]
    body = b"".join(LINES[byte] if byte < len(LINES) else bytes([byte]) for byte in data[1:])
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


if __name__ == "__main__":
    fuzz(target)

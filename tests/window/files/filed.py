"""Games on tables, in files, and what a crash leaves of them."""

from pathlib import Path

from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.position_texts import read_position
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.opened_files import OpenedFiles
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match, play, pushed


def another(app_dirs: AppDirs) -> Documents:
    """Return the documents of another program that runs with the same folders."""
    return Documents(app_dirs, Settings(app_dirs.settings))


def begun(documents: Documents, moves: str = "", players: int = 3) -> GameSession:
    """Return a game that runs, with some moves."""
    documents.begin(a_match(players))
    assert documents.session is not None
    session = pushed(documents.session)
    play(session, moves)
    return session


def begin_at(documents: Documents, text: str) -> GameSession:
    """Begin a game at a position given as text."""
    return documents.begin_given(read_position(text))


def reader_for(documents: Documents) -> OpenedFiles:
    """Return a reader of files for a table at which nobody is asked about the game there."""
    opened = OpenedFiles(documents)
    opened.game_read.connect(opened.put)
    return opened


def written(path: Path, *sessions: GameSession) -> Path:
    """Return a file that holds the games of sessions."""
    cpgn.save(path, [store.record_of(session) for session in sessions])
    return path


def journals(app_dirs: AppDirs) -> list[Path]:
    """Return the journals there are."""
    return sorted(app_dirs.journals.glob("*"))


def crash(documents: Documents) -> None:
    """End games as a kill does: their journals stay, and nobody has them locked."""
    for session in (documents.session, documents.game_aside):
        if session is not None and session.journal.log is not None:
            session.journal.log.close(keep=True)  # type: ignore[attr-defined]
            session.journal.log = None
    documents._journalled = None


def left(app_dirs: AppDirs, moves: str) -> Documents:
    """Return the documents of a new start after a game whose program ended without closing it."""
    documents = another(app_dirs)
    begun(documents, moves)
    crash(documents)
    return another(app_dirs)

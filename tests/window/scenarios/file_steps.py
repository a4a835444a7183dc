"""What a person does with files in a scenario, and with text that is copied or dropped."""

import re

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from cfanp_gui.games.registry import default_game, find_game
from cfanp_gui.session.game_session import new_session
from tests.window.files.filed import written
from tests.window.scenarios import seeing
from tests.window.scenarios.person import Person
from tests.window.scenarios.seeing import fits, part
from tests.window.scenarios.steps import match_of
from tests.window.scenarios.vocabulary import step

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@step('pick file "{name}" next', 'pick file "other.cpgn" next')
def pick_file(at: Person, name: str) -> None:
    """Name the file or folder that is asked for next; an empty name cancels."""
    at.files.append(name)


@step(
    'expect asked "{title}" with "{name}" proposed', 'expect asked "Save…" with "one.cpgn" proposed'
)
def expect_asked(at: Person, title: str, name: str) -> None:
    """Expect what the last question for a file said."""
    seen = at.asked_file
    assert fits(title, seen[0]), f"it was called {seen[0]!r}"
    assert fits(name, seen[1]), f"proposed was {seen[1]!r}"


@step('have file "{name}"[ in {encoding}] with', 'have file "one.pgn" in cp1251 with')
def have_file(at: Person, name: str, block: tuple[str, ...], encoding: str = "utf-8") -> None:
    """Write a file of the lines set in below; ``.`` is an empty line, and ``\\xff`` a byte."""
    path = at.path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "\n".join("" if one == "." else one for one in block) + "\n"
    text = re.sub(r"\\x([89a-f][0-9a-f])", lambda byte: chr(0xDC00 + int(byte[1], 16)), text)
    path.write_bytes(text.encode(encoding, "surrogateescape"))


@step('have file "{name}" with games', 'have file "evening.cpgn" with games')
def have_games(at: Person, name: str, block: tuple[str, ...]) -> None:
    """Write a file of games, each in a line below: players, and moves in the human form."""
    sessions = []
    for line in block:
        game, _, moves = line.partition(":")
        *kind, players = game.split()
        found = find_game(kind[0]) if kind else default_game()
        sessions.append(new_session(match_of(found, int(players), "")))
        for token in moves.split():
            position = sessions[-1].position
            sessions[-1].propose(sessions[-1].game.notation.parse(position, token))
    written(at.path(name), *sessions)


@step('have file "{name}" gone', 'have file "one.pgn" gone')
def have_file_gone(at: Person, name: str) -> None:
    """Remove a file."""
    at.path(name).unlink()


@step('drop file "{name}" on {place:rest}', 'drop file "one.pgn" on table')
def drop_file(at: Person, name: str, place: str) -> None:
    """Drag files, between bars, over a part of the window and let go, as a desktop does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(at.path(one))) for one in name.split(" | ")])
    _drop(at, data, place)


@step('drop text "{text}" on {place:rest}', 'drop text "1. e4" on table')
def drop_text(at: Person, text: str, place: str) -> None:
    """Drag a text over a part of the window and let go, as a desktop does."""
    data = QMimeData()
    data.setText(text)
    _drop(at, data, place)


def _drop(at: Person, data: QMimeData, place: str) -> None:
    """Drop data on a part or on the nearest part around it that takes it, as Qt does."""
    over: QWidget | None = at.window if place == "window" else part(place)
    held = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    while over is not None:
        over = seeing.taker_of(over)
        enter = QDragEnterEvent(QPoint(5, 5), *held)
        QApplication.sendEvent(over, enter)
        if enter.isAccepted():
            QApplication.sendEvent(over, QDragMoveEvent(QPoint(5, 5), *held))
            QApplication.sendEvent(over, QDropEvent(QPointF(5, 5), *held))
            return
        over = over.parentWidget()
    raise AssertionError("nobody takes it")


@step('save as "{name}"', 'save as "game.cpgn"')
def save_as(at: Person, name: str) -> None:
    """Save the game in a file."""
    assert at.window.documents.save(at.path(name))


@step('open file "{name}"', 'open file "game.cpgn"')
def open_file(at: Person, name: str) -> None:
    """Open a file, and wait until it has been read."""
    before = at.window.documents.session
    if before is not None:
        at.let_go(at.window)
    at.window.opened_files.open(at.path(name))
    at.wait(
        lambda: (
            not at.window.documents.reader.is_reading
            and (at.window.documents.session is not before or QApplication.activeModalWidget())
        ),
        f"{name} is not opened",
        10_000,
    )


@step('copy "{text}"', 'copy "e2e4 e7e5"')
def copy_text(_: Person, text: str) -> None:
    """Have a text in the clipboard."""
    QGuiApplication.clipboard().setText(text)

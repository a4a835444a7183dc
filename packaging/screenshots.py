"""Makes the README's screenshots: the real window, offscreen, part-way through a game.

python packaging/screenshots.py
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from cfanp_gui.core.geometry import Place
from cfanp_gui.core.registry import system
from cfanp_gui.record.notation import notation_for
from cfanp_gui.session.match import seat
from cfanp_gui.shell.app import application
from cfanp_gui.shell.documents import Documents
from cfanp_gui.shell.places import Places
from cfanp_gui.shell.preferences import Preferences
from cfanp_gui.shell.settings import Settings
from cfanp_gui.shell.window import MainWindow
from cfanp_gui.table.paint import default_colours

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "screenshots"
NAMES = ["Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta", "Hugo"]

TWO = "AB:e4 AB:e5 AB:Nf3 AB:Nc6 AB:Bb5"
FOUR = "AB:e4 BC:d4 CD:Nf3 AD:Nf6 AB:Bc4 BC:Nc3 CD:Ng5 AD:d5 AC:Qh5 BD:e4 CD:e4 AD:Ng4"
EIGHT = "AB:e4 BC:d4 CD:Nf3 DE:Nf3 EF:e4 FG:c4 GH:e4"


def main() -> int:
    """Make every screenshot; answers the exit status."""
    app = application(sys.argv[:1])
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, players, moves, picked, dark in (
            ("table", 4, FOUR, "Ac4", False),
            ("two", 2, TWO, None, False),
            ("eight-dark", 8, EIGHT, None, True),
        ):
            shoot(app, Path(folder) / name, name, players, moves.split(), picked, dark)
    return 0


def shoot(
    app: QApplication,
    home: Path,
    name: str,
    players: int,
    moves: list[str],
    picked: str | None,
    dark: bool,
) -> None:
    """Play some moves in a window of its own and keep a picture of it."""
    settings = Settings(home / "settings")
    settings.set_preferences(Preferences(theme="dark" if dark else "light"))
    documents = Documents(Places.below(home), settings)
    window = MainWindow(documents, settings)
    window.motion.reduced = True
    window.resize(1360, 800)
    game = system("cfanp")
    match = seat(game, {"order": "seats"}, NAMES[:players], default_colours(players), 0)
    documents.begin(match)
    session, table = documents.session, window.table
    assert session is not None
    assert table is not None
    for text in moves:
        refusal = session.propose(notation_for(game).parse(session.position, text))
        assert refusal is None, f"{text}: {refusal}"
    window.show()
    app.processEvents()
    window.view.fit()
    if picked is not None:
        table.hand.picked = next(
            place for place in session.position.pieces() if place.name == picked
        )
        assert isinstance(table.hand.picked, Place)
    window.view.draw_sharp()
    table.refresh()
    app.processEvents()
    window.grab().save(str(FOLDER / f"{name}.png"))
    session.mark_saved()
    window.close()


if __name__ == "__main__":
    sys.exit(main())

"""What the program is and whose work is in it."""

from __future__ import annotations

from cfanp_gui import __version__
from cfanp_gui.table.layers.piece_art import PIECE_SETS
from cfanp_gui.table.translate import tr, translated


def about() -> str:
    """Return the words of the About box, plain text."""
    pieces = "\n".join(
        tr("Pieces “{title}”: {artist} ({licence})").format(
            title=one.title, artist=one.artist, licence=translated(one.licence)
        )
        for one in PIECE_SETS
    )
    return "\n\n".join(
        (
            tr("Chess For Any Number of Players {version}").format(version=__version__),
            tr("The game is Ralph Betza’s, invented about 1980."),
            pieces,
            tr(
                "This program is free software under the GNU General Public License, "
                "version 3 or later. It comes without any warranty."
            ),
        )
    )

"""Chess For Any Number of Players, by Ralph Betza: armies of chess."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from cfanp_gui.core.game import OptionExample
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.game import ArmiesGame
from cfanp_gui.games.cfanp.compiled_kernel import compiled_kernel
from cfanp_gui.games.cfanp.start import CfanpStart
from cfanp_gui.games.pairs.fide import FIDE

if TYPE_CHECKING:
    from cfanp_gui.core.notation import ForeignFormats

if (_compiled := compiled_kernel(__path__[0])) is not None:
    __path__.insert(0, _compiled)  # where its modules are found before their files


class ChessForAnyNumberOfPlayers(ArmiesGame):
    """The game of Ralph Betza's page."""

    name = "Chess For Any Number of Players"
    key = "cfanp"
    base = FIDE
    start_position = CfanpStart
    help_pages = (
        ("rules.txt", Text("Rules")),
        ("peterson.txt", Text("Peterson’s rules")),
        ("avalanche.txt", Text("Avalanche")),
    )

    def option_example(self, name: str) -> OptionExample | None:
        from cfanp_gui.games.cfanp.option_examples import EXAMPLES

        return EXAMPLES.get(name)

    @cached_property
    def foreign_formats(self) -> ForeignFormats:
        """Return PGN and FEN, for games of two armies, which play chess."""
        from cfanp_gui.core.notation import ForeignFormats, GameFormat, PositionFormat
        from cfanp_gui.games.cfanp import fen, pgn

        read_fen = partial(fen.read_fen, game=self, options=self.as_seated)
        return ForeignFormats(
            (GameFormat(".pgn", partial(pgn.read_bytes, game=self), pgn.write_pgn),),
            (PositionFormat(".fen", read_fen, fen.write_fen, fen.resembles),),
        )

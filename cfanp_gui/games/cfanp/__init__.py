"""Chess For Any Number of Players, by Ralph Betza: armies of chess, or of another game for two."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from cfanp_gui.core.game import OptionExample
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.game import ArmiesGame
from cfanp_gui.games.armies.options import ARRAY, BASE, Rules
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.pairs.fide import FIDE

if TYPE_CHECKING:
    from cfanp_gui.core.boards import Pair
    from cfanp_gui.core.notation import ForeignFormats, QuickLine
    from cfanp_gui.core.position import Position
    from cfanp_gui.core.queries import GamePair


class CfanpPosition(ArmiesPosition):
    """Position of chess armies, whose pairs may be positions of chess."""

    def game_pair(self, pair: Pair) -> GamePair | Text:
        from cfanp_gui.games.cfanp.chess_line import chess_pair

        return chess_pair(self.state, pair)


class ChessForAnyNumberOfPlayers(ArmiesGame):
    """The game described on Ralph Betza's page."""

    name = "Chess For Any Number of Players"
    key = "cfanp"
    base: BaseGame = FIDE
    bases = BASE_GAMES
    help_pages = (
        ("rules.txt", Text("Rules")),
        ("peterson.txt", Text("Peterson’s rules")),
        ("avalanche.txt", Text("Avalanche")),
        ("checkers.txt", Text("Checkers")),
        ("hidden.txt", Text("Hidden armies")),
    )
    lessons = ("cfanp.txt", "base-games.txt")

    def position_type(self) -> type[ArmiesPosition]:
        return CfanpPosition if self.base is FIDE else super().position_type()

    def option_example(self, name: str, value: str = "") -> OptionExample | None:
        if self.base is not FIDE:
            return None  # the examples are positions of chess
        from cfanp_gui.games.cfanp.option_examples import EXAMPLES, array_example

        if name == ARRAY:
            return array_example(self.initial(2, {name: value}), value)
        return EXAMPLES.get(f"{name}={value}" if value else name)

    def quick_line(self, start: Position) -> QuickLine | None:
        """Return a line of standard chess, for two armies without house rules."""
        assert isinstance(start, ArmiesPosition), "it is a position of this game"
        if start.players != 2 or start.rules != Rules(FIDE):
            return None
        from cfanp_gui.games.cfanp.chess_line import line_of

        return line_of(None if start.begins else start, self)

    @cached_property
    def foreign_formats(self) -> ForeignFormats:
        """Return PGN, for games of two armies that are known by a name, and the FEN of chess."""
        is_chess = self.base is FIDE
        if not is_chess and (self.base.variant is None or self.base.definition):
            return super().foreign_formats
        from cfanp_gui.core.notation import ForeignFormats, GameFormat, PositionFormat
        from cfanp_gui.games.cfanp import fen, pgn, pgn_writer, variant_fen

        options = self.as_seated if is_chess else {**self.as_seated, BASE: self.base.key}
        any_game = partial(pgn.read_game, game=self.variant({BASE: FIDE.key}))
        games = (GameFormat(".pgn", any_game, pgn_writer.write_game, pgn.SIDES),)
        if not is_chess:
            read = partial(variant_fen.read, game=self, options=options)
            own_line = partial(variant_fen.line_of, game=self, options=options)
            write, is_meant = variant_fen.write_fen, variant_fen.resembles
            form = PositionFormat(".fen", read, write, is_meant, own_line=own_line)
            return ForeignFormats(games, (form,))
        read = partial(variant_fen.read_any, game=self, options=options)
        read_epd = partial(fen.read_fen, game=self, options=options)
        own_line = partial(fen.line_of_fen, game=self, options=options)
        form = PositionFormat(
            ".fen", read, fen.write_fen, variant_fen.resembles_any, fen.operations,
            own_line=own_line, mended=fen.mended,
        )  # fmt: skip
        epd = form._replace(
            suffix=".epd", read=read_epd, write=fen.write_epd, with_notes=fen.with_operations
        )
        return ForeignFormats(games, (form, epd))

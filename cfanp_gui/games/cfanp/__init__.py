"""Chess For Any Number of Players, by Ralph Betza.

The rules of how a game goes on are loaded when they are asked for (see `start`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import MAX_BOARDS, Pair
from cfanp_gui.core.game import (
    Action,
    ClockPolicy,
    Game,
    OptionError,
    OptionExample,
    OptionValues,
    Position,
    PositionError,
    check_options,
)
from cfanp_gui.core.text import Text
from cfanp_gui.games.cfanp.compiled_kernel import compiled_kernel
from cfanp_gui.games.cfanp.options import OPTIONS, PETERSON, Rules, rules_of, unfit
from cfanp_gui.games.cfanp.start import StartPosition
from cfanp_gui.games.cfanp.wording import CfanpWording
from cfanp_gui.games.pairs.fide import FIDE

if TYPE_CHECKING:
    from cfanp_gui.core.notation import ForeignFormats
    from cfanp_gui.games.cfanp.actions import CfanpAction
    from cfanp_gui.games.cfanp.commands import CfanpCommands
    from cfanp_gui.games.cfanp.editing import CfanpEditing
    from cfanp_gui.games.cfanp.lines import CfanpLines
    from cfanp_gui.games.cfanp.notation import CfanpNotation
    from cfanp_gui.games.cfanp.position import CfanpPosition
    from cfanp_gui.games.cfanp.state import State

if (_compiled := compiled_kernel(__path__[0])) is not None:
    __path__.insert(0, _compiled)  # where its modules are found before their files


class ChessForAnyNumberOfPlayers(Game):
    """The game of Ralph Betza's page, two to twenty-six players."""

    name = "Chess For Any Number of Players"
    key = "cfanp"
    options = OPTIONS
    min_players = 2
    max_players = MAX_BOARDS
    wording = CfanpWording()
    position_format = "CFEN"
    help_pages = (("rules.txt", Text("Rules")), ("peterson.txt", Text("Peterson’s rules")))

    @property
    def as_seated(self) -> OptionValues:
        return {"order": "seats"}

    def seating(self, players: int, options: OptionValues, seed: int) -> tuple[int, ...]:
        self._check_players(players)
        seats = list(range(players))
        if check_options(OPTIONS, options)["order"] == "lot":
            random.Random(seed).shuffle(seats)
        return tuple(seats)

    def initial(
        self,
        players: int,
        options: OptionValues,
        seed: int = 0,  # noqa: ARG002 -- chance has no part in the start
    ) -> StartPosition:
        self._check_players(players)
        rules = self._rules(options)
        if (reason := unfit(rules, players)) is not None:
            raise OptionError(reason)
        return StartPosition(players, rules)

    def option_refusal(self, name: str, players: int) -> Text | None:
        if players > 2 or name not in PETERSON:
            return None
        return Text("This rule is for more than two players.")

    def option_idle(self, name: str, options: OptionValues) -> Text | None:
        if name == "captured" and options["kingcapture"]:
            return Text("Changes nothing while Kings are captured: a mate only freezes.")
        return None

    def option_example(self, name: str) -> OptionExample | None:
        from cfanp_gui.games.cfanp.option_examples import EXAMPLES

        return EXAMPLES.get(name)

    def from_text(self, text: str, options: OptionValues) -> CfanpPosition:
        from cfanp_gui.games.cfanp import cfen
        from cfanp_gui.games.cfanp.position import CfanpPosition

        return CfanpPosition(cfen.read(text, self._rules(options)))

    def as_found(self, text: str) -> tuple[str, OptionValues]:
        """Return a CFEN line and which of Peterson's rules its ninth field speaks of."""
        from cfanp_gui.games.cfanp import ninth

        return ninth.as_found(text)

    end_rule = Text("Rule 9")

    def clocks(self, start: Position) -> ClockPolicy:
        from cfanp_gui.games.cfanp.clocks import PlayerClocks

        return PlayerClocks(range(1, start.players + 1))

    @cached_property
    def lines(self) -> CfanpLines:
        from cfanp_gui.games.cfanp.lines import CfanpLines

        return CfanpLines(self)

    @cached_property
    def notation(self) -> CfanpNotation:
        from cfanp_gui.games.cfanp.notation import CfanpNotation

        return CfanpNotation()

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

    @cached_property
    def commands(self) -> CfanpCommands:
        from cfanp_gui.games.cfanp.commands import CfanpCommands

        return CfanpCommands()

    def editing(self, position: Position) -> CfanpEditing:
        from cfanp_gui.games.cfanp.editing import CfanpEditing

        return CfanpEditing.of(position)

    def parse_action(self, text: str) -> CfanpAction:
        from cfanp_gui.games.cfanp.actions import parse_action

        return parse_action(text)

    def piece_move(self, pair: Pair, origin: int, target: int, promotion: str | None) -> Action:
        from cfanp_gui.games.cfanp.actions import Move

        return Move(pair, origin, target, promotion)

    def resignation(self, player: int, on_time: bool = False, board: int | None = None) -> Action:
        if board is not None:
            raise ValueError("a player resigns with all their armies, not on one board")
        from cfanp_gui.games.cfanp.actions import Resign

        return Resign(player, on_time)

    def hand_over(self, army: int, player: int) -> Action:
        from cfanp_gui.games.cfanp.actions import HandOver

        return HandOver(army, player)

    def claimed_draw(self) -> Action:
        from cfanp_gui.games.cfanp.actions import ClaimDraw

        return ClaimDraw()

    def agreed_draw(self) -> Action:
        from cfanp_gui.games.cfanp.actions import AgreeDraw

        return AgreeDraw()

    def perft(self, position: Position, depth: int) -> int:
        from cfanp_gui.games.cfanp import perft

        return perft.perft(_state(position), depth)

    def divide(self, position: Position, depth: int) -> Iterator[tuple[str, int]]:
        from cfanp_gui.games.cfanp import perft

        return perft.divide(_state(position), depth)

    def _rules(self, options: OptionValues) -> Rules:
        return rules_of(check_options(OPTIONS, options), FIDE)

    def _check_players(self, players: int) -> None:
        if not self.min_players <= players <= self.max_players:
            raise ValueError(
                Text(
                    "the number of players is {players} (expected {min_players} to {max_players})",
                    players=players,
                    min_players=self.min_players,
                    max_players=self.max_players,
                )
            )


def _state(position: Position) -> State:
    from cfanp_gui.games.cfanp.position import CfanpPosition

    if isinstance(position, StartPosition):
        return position.full.state
    if not isinstance(position, CfanpPosition):
        raise TypeError(f"{type(position).__name__} is not a position of this game")
    return position.resolve_pending()[0].state


__all__ = ["ChessForAnyNumberOfPlayers", "PositionError"]

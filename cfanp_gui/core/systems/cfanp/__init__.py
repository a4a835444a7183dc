"""Chess For Any Number of Players, by Ralph Betza."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cfanp_gui.core.geometry import MAX_BOARDS, Pair
from cfanp_gui.core.movegen import LONG, NO_SQUARE, SHORT
from cfanp_gui.core.system import (
    Action,
    OptionValues,
    Position,
    PositionError,
    PushedSystem,
    check_options,
)
from cfanp_gui.core.systems.cfanp import cfen, perft
from cfanp_gui.core.systems.cfanp.actions import (
    AgreeDraw,
    CfanpAction,
    ClaimDraw,
    HandOver,
    Move,
    Resign,
    parse_action,
)
from cfanp_gui.core.systems.cfanp.layout import layout
from cfanp_gui.core.systems.cfanp.options import OPTIONS, rules_of
from cfanp_gui.core.systems.cfanp.position import CfanpPosition
from cfanp_gui.core.systems.cfanp.state import State
from cfanp_gui.core.text import Text


class ChessForAnyNumberOfPlayers(PushedSystem):
    """The game of Ralph Betza's page, two to twenty-six players."""

    name = "Chess For Any Number of Players"
    key = "cfanp"
    options = OPTIONS
    min_players = 2
    max_players = MAX_BOARDS

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
        seed: int = 0,  # noqa: ARG002 -- the start is no matter of luck here
    ) -> CfanpPosition:
        self._check_players(players)
        rules = rules_of(check_options(OPTIONS, options))
        state = State(
            halves=layout(players, rules.join).start(),
            army=0,
            control=tuple(range(1, players + 1)),
            castling=(SHORT | LONG,) * players,
            passed=(NO_SQUARE,) * players,
            left=1,
            pushed=0,
            clock=0,
            round=1,
            rules=rules,
        )
        return CfanpPosition(state)

    def from_text(self, text: str, options: OptionValues) -> CfanpPosition:
        return CfanpPosition(cfen.read(text, rules_of(check_options(OPTIONS, options))))

    def parse_action(self, text: str) -> CfanpAction:
        return parse_action(text)

    def piece_move(self, pair: Pair, origin: int, target: int, promotion: str | None) -> Action:
        return Move(pair, origin, target, promotion)

    def resignation(self, player: int, on_time: bool = False, board: int | None = None) -> Action:
        if board is not None:
            raise ValueError("a player resigns with all his armies, not on one board")
        return Resign(player, on_time)

    def hand_over(self, army: int, player: int) -> Action:
        return HandOver(army, player)

    def claimed_draw(self) -> Action:
        return ClaimDraw()

    def agreed_draw(self) -> Action:
        return AgreeDraw()

    def perft(self, position: Position, depth: int) -> int:
        return perft.perft(_state(position), depth)

    def divide(self, position: Position, depth: int) -> Iterator[tuple[str, int]]:
        return perft.divide(_state(position), depth)

    def _check_players(self, players: int) -> None:
        if not self.min_players <= players <= self.max_players:
            raise ValueError(
                Text(
                    "{players} players cannot be seated (expected {min_players} to {max_players})",
                    players=players,
                    min_players=self.min_players,
                    max_players=self.max_players,
                )
            )


def _state(position: Position) -> State:
    if not isinstance(position, CfanpPosition):
        raise TypeError(f"{type(position).__name__} is no position of this game")
    return position.settled()[0].state


__all__ = ["CfanpPosition", "ChessForAnyNumberOfPlayers", "PositionError"]

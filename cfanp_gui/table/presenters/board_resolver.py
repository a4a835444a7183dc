"""What a hand tries on whole boards, with pieces on them and in the trays beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import PIECE_NAMES, PROMOTIONS, Piece, Refusal, Way
from cfanp_gui.core.half_boards import seat_of, tile_of
from cfanp_gui.core.text import Text
from cfanp_gui.table.interaction.chooser import Offer
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.interaction.sources import PocketSource, Source
from cfanp_gui.table.presenters.board_status import colour_name
from cfanp_gui.table.translate import tr, translated

if TYPE_CHECKING:
    from cfanp_gui.table.presenters.boards import BoardPresenter
    from cfanp_gui.table.scene import TableScene


class BoardResolver(MoveResolver):
    """A pawn that reaches the last rank leaves open which piece is put on for it, and where."""

    def __init__(self, scene: TableScene, kind: BoardPresenter) -> None:
        super().__init__(scene)
        self._kind = kind
        self._session = kind.session
        self._pawn: tuple[Source, Square] = (Square(0, 0), Square(0, 0))
        """From where to where the pawn goes for which a square is waited for."""

    def move(self, origin: Source, target: Square) -> None:
        ways = [way for way in self._kind.ways(origin) if way.target == target]
        if not ways:
            self.scene.put_back(origin)
            self.scene.refuse(self._why_not(origin, target))
        elif ways[0].placed is None:
            self.propose(ways[0].action, origin)
        else:
            self._choose_piece(origin, target, ways)

    def decline(self, spot: Source) -> None:
        if not isinstance(spot, PocketSource):
            self.move(spot, spot)
            return
        self.scene.put_back(spot)
        if spot.board in self._kind.to_move():
            anywhere = Square(spot.board, 0)
            placement = self._kind.system.placement(spot.letter, anywhere)
            self.scene.refuse(self._session.position.refusal(placement))
        else:
            self.scene.refuse(self._not_his_turn(spot))

    def push(self, one: int, other: int) -> None:
        """No seam is open here."""

    def _why_not(self, origin: Source, target: Square) -> Refusal | None:
        """Why nothing can be taken from a spot to a square."""
        position, system = self._session.position, self._kind.system
        if isinstance(origin, PocketSource):
            if seat_of(origin.board)[0] != seat_of(target.board)[0]:
                return _other_board(origin)
            if origin.board not in self.scene.presenter.to_move():
                return self._not_his_turn(origin)
            return position.refusal(system.placement(origin.letter, target))
        if seat_of(origin.board)[0] != seat_of(target.board)[0]:
            return _other_board(origin)
        return position.refusal(system.move(origin, target))

    def _not_his_turn(self, origin: PocketSource) -> Refusal:
        board, colour = seat_of(origin.board)
        why = self._session.position.waiting.get(board)
        if why is not None:
            return Refusal(Text("Tempo"), Text("Board {board} waits: {reason}",
                                               board=board, reason=why))  # fmt: skip
        return Refusal(
            Text("rules of chess"),
            Text("It is not the turn of {colour} on board {board}",
                 colour=colour_name(colour), board=board),
        )  # fmt: skip

    # Questions

    def _choose_piece(self, origin: Source, target: Square, ways: Sequence[Way]) -> None:
        """Ask which piece is put on for a pawn, if there are several kinds at hand."""
        at_hand: dict[str, Piece] = {}
        for piece in self._session.position.usable(*self._kind.seat_at(origin)):
            at_hand.setdefault(piece.letter, piece)
        kinds = sorted({way.letter or "" for way in ways}, key=PROMOTIONS.index)
        if len(kinds) == 1:
            self._choose_square(origin, target, ways, kinds[0])
            return
        offers = [
            Offer(
                kind,
                self.scene.portrait(at_hand[kind]),
                partial(self._choose_square, origin, target, ways, kind),
            )
            for kind in kinds
        ]
        self.ask_at(tr("Put on for the pawn"), offers, origin, target)

    def _choose_square(
        self, origin: Source, target: Square, ways: Sequence[Way], kind: str
    ) -> None:
        """Light the squares on which a piece may be put for a pawn."""
        goals = {
            way.placed: way.action for way in ways if way.letter == kind and way.placed is not None
        }
        if len(goals) == 1:
            self.propose(next(iter(goals.values())), origin)
            return
        sentence = tr("Click the square on which the {piece} is put, or drag it there.").format(
            piece=translated(PIECE_NAMES[kind])
        )
        board, colour = self._kind.seat_at(origin)
        self.let_point(goals, origin, PocketSource(tile_of(board, colour), kind), sentence)
        self._pawn = (origin, target)
        self.scene.layer.carry(origin, self.scene.centre_of(target))

    def why_not_there(self, place: Square) -> Refusal | None:
        """Why a piece cannot be put on another square of the board for a pawn."""
        origin, target = self._pawn
        source = self.source
        same = seat_of(place.board)[0] == seat_of(target.board)[0]
        if not same or not isinstance(origin, Square) or not isinstance(source, PocketSource):
            return None
        exchange = self._kind.system.exchange(origin, target, source.letter, place)
        return self._session.position.refusal(exchange)

    def choose_loss(self, board: int, player: int) -> None:
        """Ask a player stalemated on both boards which of them is lost, beside one of these."""
        position, system = self._session.position, self._kind.system
        boards = sorted(one for one, seats in position.players_at.items() if player in seats)
        offers = [
            Offer(
                tr("Board {board}").format(board=one),
                None,
                partial(self.propose, system.loss(one)),
                partial(self._kind.point_out, one),
            )
            for one in boards
        ]
        title = tr("{player}, you are stalemated on both boards. Which one is lost?").format(
            player=self._session.name(player)
        )
        colour = position.players_at[board].index(player)
        self.ask(title, offers, self._kind.middle_of(board, colour), self._kind.point_out)


def _other_board(origin: Source) -> Refusal:
    board, _ = seat_of(origin.board)
    if isinstance(origin, PocketSource):
        return Refusal(
            Text("Stockpile"),
            Text("What lies in this tray is for board {board}", board=board),
        )
    return Refusal(
        Text("rules of chess"), Text("A piece of board {board} stays there", board=board)
    )

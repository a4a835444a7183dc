"""What is read aloud of whole boards, each with a side to move, and of the trays beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Piece
from cfanp_gui.core.gestures import PocketSource, Source
from cfanp_gui.core.half_boards import seat_of, square_name, square_on_board
from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.access.describer import Describer
from cfanp_gui.table.access.piece_names import kind_name, kinds_text
from cfanp_gui.table.presenters.board_status import colour_name, is_to_move
from cfanp_gui.table.spoken import spoken_time
from cfanp_gui.table.translate import tr, translated

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene

_GREATEST_FIRST = "QRBNP"


def turn_text(session: BoardsSession) -> str:
    """Who is to move on which boards, or must choose first; empty when the game is over."""
    position = session.position
    if position.outcome() is not None:
        return ""
    if position.choosers:
        return ", ".join(
            tr("{player} must choose which of {boards} is lost").format(
                player=session.name(player),
                boards=boards_text(
                    board for board, seats in position.players_at.items() if player in seats
                ),
            )
            for player in sorted(position.choosers)
        )
    boards: dict[int, list[int]] = {}
    for board, player in position.to_move.items():
        if board not in position.waiting:
            boards.setdefault(player, []).append(board)
    who = ", ".join(
        tr("{player} on {boards}").format(player=session.name(player), boards=boards_text(numbers))
        for player, numbers in boards.items()
    )
    if position.round is not None:
        return tr("Round {round}, to move: {who}").format(round=position.round, who=who)
    return tr("To move: {who}").format(who=who)


def boards_text(numbers: Iterable[int]) -> str:
    """One board or two, by their numbers."""
    one, *others = numbers
    if not others:
        return tr("board {number}").format(number=one)
    return tr("boards {one} and {two}").format(one=one, two=others[0])


def piece_text(piece: Piece) -> str:
    """A piece by its kind and its set."""
    return tr("{piece} of set {set}").format(piece=kind_name(piece.letter), set=piece.set)


def pieces_text(pieces: Iterable[Piece]) -> str:
    """Pieces of one colour by their kinds and sets, in the order in which these come first."""
    return ", ".join(
        piece_text(piece)
        if count == 1
        else tr("{pieces} of set {set}").format(
            pieces=kinds_text(piece.letter, count), set=piece.set
        )
        for piece, count in Counter(pieces).items()
    )


def _in_order(lying: tuple[Piece, bool]) -> tuple[int, int]:
    piece, _ = lying
    return _GREATEST_FIRST.index(piece.letter), piece.set


class BoardDescriber(Describer):
    """Reads the halves of whole boards, whose squares are called as on the whole board."""

    def __init__(self, scene: TableScene, session: BoardsSession) -> None:
        super().__init__(scene)
        self._session = session
        self._seen: tuple[Node, Source | None] | None = None
        self._checked: frozenset[Square] = frozenset()
        self._targets: frozenset[Square] = frozenset()

    def turn(self) -> str:
        return turn_text(self._session)

    # Squares

    def square(self, place: Square) -> str:
        self._look()
        return ", ".join([self._occupancy(place), *self._notes(place)])

    def _occupancy(self, place: Square) -> str:
        session = self._session
        board, _ = seat_of(place.board)
        square = square_name(square_on_board(place))
        piece = session.position.pieces().get(place)
        if piece is None:
            return tr("board {board}, {square}, empty").format(board=board, square=square)
        return tr("board {board}, {square}, {colour} {piece} of set {set}, {player}").format(
            board=board,
            square=square,
            colour=colour_name(piece.army),
            piece=kind_name(piece.letter),
            set=piece.set,
            player=session.name(session.position.players_at[board][piece.army]),
        )

    def _notes(self, place: Square) -> list[str]:
        scene = self._scene
        notes = []
        if place in self._checked:
            notes.append(tr("in check"))
        if place == scene.pointer.picked:
            notes.append(tr("picked up"))
        if place in scene.resolver.goals:
            notes.append(tr("the piece can be put here"))
        elif place in self._targets:
            taken = place in self._session.position.pieces()
            notes.append(tr("can be captured") if taken else tr("can be reached"))
        return notes

    # Half-boards

    def half_board(self, board: int) -> str:
        """A half-board in words: who sits there with which colour, and what his plate says."""
        self._look()
        number, colour = seat_of(board)
        if colour == 0:
            text = tr("board {board}, White’s half, {player}")
        else:
            text = tr("board {board}, Black’s half, {player}")
        player = self._session.name(self._session.position.players_at[number][colour])
        told = text.format(board=number, player=player)
        return ", ".join([told, *self._board_notes(number, colour)])

    def _board_notes(self, board: int, colour: int) -> list[str]:
        session = self._session
        position = session.position
        player = position.players_at[board][colour]
        notes = []
        if is_to_move(session, board, colour):
            if player in position.choosers:
                notes.append(tr("must choose which board is lost"))
            else:
                notes.append(tr("to move"))
        elif position.outcome() is None and player == position.to_move[board]:
            notes.append(tr("waits: {reason}").format(reason=translated(position.waiting[board])))
        pieces = position.pieces()
        if any(
            seat_of(king.board)[0] == board and pieces[king].army == colour
            for king in self._checked
        ):
            notes.append(tr("in check"))
        return notes

    def belongings(self, board: int) -> str:
        """The time left on the clock of a half-board, and what lies in its tray."""
        left = self._session.time_left(board)
        time = tr("{time} left").format(time=spoken_time(left)) if left is not None else ""
        # Of pieces alike in a tray the one of the lowest set lies on top, as the last.
        tray = sorted(self._session.position.pocket(board), key=_in_order)
        useful = pieces_text(piece for piece, use in tray if use)
        idle = pieces_text(piece for piece, use in tray if not use)
        told = [
            time,
            tr("in the tray: {pieces}").format(pieces=useful) if useful else "",
            tr("in the tray but of no use here: {pieces}").format(pieces=idle) if idle else "",
        ]
        return ", ".join(one for one in told if one)

    # Trays

    def in_tray(self, spot: PocketSource) -> str:
        """A kind of piece in a tray: which one goes first, and how many more there are."""
        alike = [
            lying
            for lying in self._session.position.pocket(spot.board)
            if lying[0].letter == spot.letter
        ]
        if not alike:
            return ""
        useful = [piece for piece, use in alike if use]
        first = min(useful or [piece for piece, _ in alike], key=lambda piece: piece.set)
        told = [piece_text(first)]
        if len(alike) > 1:
            told.append(tr("%n more alike", "", len(alike) - 1))
        if not useful:
            told.append(tr("of no use here"))
        if spot == self._scene.pointer.picked:
            told.append(tr("picked up"))
        return ", ".join(told)

    def tray(self, board: int) -> str:
        number, colour = seat_of(board)
        if colour == 0:
            return tr("in White’s tray on board {board}").format(board=number)
        return tr("in Black’s tray on board {board}").format(board=number)

    def _look(self) -> None:
        """Find out what several squares ask for, once for every state of the table."""
        picked = self._scene.pointer.picked
        seen = (self._session.node, picked)
        if seen == self._seen:
            return
        self._seen = seen
        self._checked = frozenset(self._session.position.checked_kings())
        self._targets = frozenset(
            ()
            if picked is None
            else (gesture.target for gesture in self._session.position.gestures(picked))
        )

"""What is read aloud of half-boards that are pushed together, and of the armies on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, Square
from cfanp_gui.core.events import mated_seats
from cfanp_gui.core.gestures import Source
from cfanp_gui.core.half_boards import square_name, to_joined
from cfanp_gui.session.captures import taken_by
from cfanp_gui.session.move_targets import moves_from
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.access.describer import Describer
from cfanp_gui.table.access.piece_names import kind_name, kinds_text
from cfanp_gui.table.spoken import spoken_time
from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene


def player_name(session: PushedSession, army: int) -> str:
    """Who moves an army now, or did before it died."""
    player = session.position.control[army]
    return session.name(army + 1 if player is None else player)


def turn_text(session: PushedSession) -> str:
    """Whose turn it is and how many moves it still has; empty when the game is over."""
    position = session.position
    if position.outcome() is not None:
        return ""
    turn = position.turn()
    name = player_name(session, turn.seat)
    left = turn.moves_possible
    if turn.used:
        more = tr("%n more move(s)", "", left)
        return tr("{player}: {moves}, or end the turn").format(player=name, moves=more)
    if position.control[turn.seat] == turn.seat + 1:
        text = tr("{player} to move").format(player=name)
    else:
        text = tr("{player} to move with army {army}").format(
            player=name, army=ARMY_LETTERS[turn.seat]
        )
    if left > 1:
        text += ", " + tr("%n move(s)", "", left)
    return text


def army_text(session: PushedSession, army: int, taken: Mapping[str, int]) -> str:
    """An army in the batting order: who moves it, whether it is to move, what it has captured.

    `taken` is the number of pieces of each kind that it captured.
    """
    position = session.position
    player = position.control[army]
    told = [
        tr("army {army}, {player}").format(
            army=ARMY_LETTERS[army], player=player_name(session, army)
        )
    ]
    turn = position.turn()
    if player is None:
        told.append(tr("dead"))
    elif player != army + 1:
        told.append(tr("taken over from {player}").format(player=session.name(army + 1)))
    if turn.seat == army and position.outcome() is None:
        told.append(tr("to move"))
        if turn.moves_possible > 1:
            told.append(tr("%n move(s)", "", turn.moves_possible))
    return ", ".join(one for one in [*told, taken_text(taken)] if one)


def taken_text(taken: Mapping[str, int]) -> str:
    """Which pieces an army has captured, by kind; empty for none."""
    pieces = ", ".join(kinds_text(kind, taken[kind]) for kind in "KQRBNP" if taken.get(kind))
    return tr("has captured {pieces}").format(pieces=pieces) if pieces else ""


class PairDescriber(Describer):
    """Reads half-boards that are homes of armies, two of which may be pushed together."""

    def __init__(self, scene: TableScene, session: PushedSession) -> None:
        super().__init__(scene)
        self._session = session
        self._seen: tuple[Node, Pair | None, Source | None] | None = None
        self._checked: frozenset[Square] = frozenset()
        self._targets: dict[Square, set[Pair]] = {}

    def turn(self) -> str:
        return turn_text(self._session)

    # Squares

    def square(self, place: Square) -> str:
        self._look()
        return ", ".join([self._occupancy(place), *self._notes(place)])

    def joined(self, place: Square) -> str:
        """What notation calls a square of the pair pushed together; empty for another."""
        pair = self._session.pair
        if pair is None or place.board not in pair:
            return ""
        return tr("{square} on half-boards {one} and {two}").format(
            square=square_name(to_joined(place, pair, self._scene.placement.join)),
            one=BOARD_LETTERS[pair.lower],
            two=BOARD_LETTERS[pair.upper],
        )

    def _occupancy(self, place: Square) -> str:
        session = self._session
        board, square = BOARD_LETTERS[place.board], square_name(place.index)
        piece = session.position.pieces().get(place)
        if piece is None:
            return tr("half-board {board}, {square}, empty").format(board=board, square=square)
        words = {
            "board": board,
            "square": square,
            "piece": kind_name(piece.letter),
            "army": ARMY_LETTERS[piece.army],
            "player": player_name(session, piece.army),
        }
        if session.position.control[piece.army] is None:
            return tr("half-board {board}, {square}, {piece} of army {army}, dead").format(**words)
        return tr("half-board {board}, {square}, {piece} of army {army}, {player}").format(**words)

    def _notes(self, place: Square) -> list[str]:
        notes = []
        if place in self._checked:
            notes.append(self._check_note(place))
        if place == self._scene.pointer.picked:
            notes.append(tr("picked up"))
        pairs = self._targets.get(place)
        if pairs:
            notes.append(self._target_note(place, pairs))
        return notes

    def _check_note(self, king: Square) -> str:
        session = self._session
        piece, transition = session.position.pieces().get(king), session.node.transition
        if (
            piece is not None
            and transition is not None
            and piece.army in mated_seats(transition.events)
        ):
            return tr("checkmated")
        return tr("in check")

    def _target_note(self, place: Square, pairs: set[Pair]) -> str:
        """How the piece picked up may come to a square: by the pair pushed, or by another."""
        taken = place in self._session.position.pieces()
        if self._session.pair in pairs:
            if taken:
                return tr("can be captured")
            return tr("can be reached")
        if len(pairs) > 1:
            where = tr("%n pair(s)", "", len(pairs))
        else:
            pair = min(pairs)
            where = tr("half-boards {one} and {two}").format(
                one=BOARD_LETTERS[pair.lower], two=BOARD_LETTERS[pair.upper]
            )
        if taken:
            text = tr("can be captured on {where}")
        else:
            text = tr("can be reached on {where}")
        return text.format(where=where)

    # Half-boards

    def half_board(self, board: int) -> str:
        """A half-board in words: whose home it is, and what its name plate and signs say."""
        self._look()
        session = self._session
        position = session.position
        army = board
        player = position.control[army]
        words = {
            "board": BOARD_LETTERS[board],
            "army": ARMY_LETTERS[army],
            "player": player_name(session, army),
            "former": session.name(army + 1),
        }
        if player is None:
            text = tr("half-board {board}, home of army {army}, {player}, dead")
        elif player != army + 1:
            text = tr("half-board {board}, home of army {army}, {player} took over from {former}")
        else:
            text = tr("half-board {board}, home of army {army}, {player}")
        return ", ".join([text.format(**words), *self._board_notes(board)])

    def belongings(self, board: int) -> str:
        """The time its player has left, and what the army at home on a half-board captured."""
        session = self._session
        left = session.time_left(board + 1)
        time = tr("{time} left").format(time=spoken_time(left)) if left is not None else ""
        taken = taken_text(taken_by(session).get(board, {}))
        return ", ".join(one for one in (time, taken) if one)

    def _board_notes(self, board: int) -> list[str]:
        session = self._session
        position = session.position
        turn = position.turn()
        notes = []
        if position.outcome() is None and turn.seat == board:
            notes.append(tr("to move"))
            if turn.moves_possible > 1:
                notes.append(tr("%n move(s)", "", turn.moves_possible))
        pieces = position.pieces()
        notes += [
            self._check_note(king)
            for king in self._checked
            if king in pieces and pieces[king].army == board
        ]
        if session.pair is not None and board in session.pair:
            other = session.pair.upper if board == session.pair.lower else session.pair.lower
            notes.append(tr("pushed together with {board}").format(board=BOARD_LETTERS[other]))
        if board in turn.used:
            notes.append(tr("already pushed this turn"))
        if board == self._scene.pointer.chosen_board:
            notes.append(tr("chosen to be pushed"))
        return notes

    def _look(self) -> None:
        """Find out what several squares ask for, once for every state of the table."""
        session, picked = self._session, self._scene.pointer.picked
        seen = (session.node, session.pair, picked)
        if seen == self._seen:
            return
        self._seen = seen
        position, transition = session.position, session.node.transition
        if session.pair is not None and position.outcome() is None:
            self._checked = frozenset(position.checked_kings(session.pair))
        else:
            self._checked = frozenset(transition.checks if transition is not None else ())
        self._targets = {}
        if isinstance(picked, Square):
            for action, target in moves_from(position, picked):
                self._targets.setdefault(target, set()).add(action.pair)

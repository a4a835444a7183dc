"""What is done with half-boards that are pushed together, in sentences to be heard."""

from __future__ import annotations

from typing import cast

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair
from cfanp_gui.core.events import mated_seats
from cfanp_gui.core.game import Position, PushedPosition, Transition
from cfanp_gui.core.half_boards import square_name, to_joined
from cfanp_gui.session.move_summary import summarise
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.table.access.narrator import Narrator
from cfanp_gui.table.access.pair_describer import turn_text
from cfanp_gui.table.access.piece_names import kind_name, sentence
from cfanp_gui.table.spoken import spoken_time
from cfanp_gui.table.translate import tr, translated


class PairNarrator(Narrator):
    """Tells of moves on two half-boards, and whose turn it is with which army."""

    def __init__(self, session: PushedSession) -> None:
        self._session = session

    def boards(self) -> str:
        return tr("A table with %n half-board(s).", "", len(self._session.position.boards()))

    def turn(self) -> str:
        return sentence(turn_text(self._session))

    def time(self) -> str:
        """How much time the player to move has left."""
        position = self._session.position
        player = position.control[position.turn().seat]
        left = self._session.time_left(player) if player is not None else None
        if left is None or position.outcome() is not None:
            return ""
        return tr("{time} left.").format(time=spoken_time(left))

    def deed(self, before: Position, transition: Transition) -> str:
        was = cast(PushedPosition, before)
        actor = self._session.name(transition.actor)
        pair = transition.pushed
        if transition.moved and pair is not None:
            move = self._move(was, transition, pair)
            return tr("{player}: {move}.").format(player=actor, move=move)
        if pair is not None:
            return tr("{player} pushes half-boards {one} and {two} together.").format(
                player=actor, one=BOARD_LETTERS[pair.lower], two=BOARD_LETTERS[pair.upper]
            )
        if transition.action == was.turn().end:
            return tr("{player} ends the turn.").format(player=actor)
        return ""

    def _move(self, before: PushedPosition, transition: Transition, pair: Pair) -> str:
        """A move of a piece in words, its squares named as on the two half-boards together."""
        join = before.join
        done = summarise(transition, join)
        words = {
            "piece": kind_name(done.letter),
            "origin": square_name(to_joined(done.origin, pair, join)),
            "target": square_name(to_joined(done.target, pair, join)),
            "one": BOARD_LETTERS[pair.lower],
            "two": BOARD_LETTERS[pair.upper],
        }
        if done.castles:
            notation = self._session.system.notation
            if "O-O-O" in notation.human(before, transition.action, transition):
                return tr("castles long on half-boards {one} and {two}").format(**words)
            return tr("castles short on half-boards {one} and {two}").format(**words)
        text = tr("{piece} {origin} to {target} on half-boards {one} and {two}").format(**words)
        if done.taken is not None:
            what = tr("takes {piece} of army {army}").format(
                piece=kind_name(done.taken.piece.letter), army=ARMY_LETTERS[done.taken.piece.army]
            )
            if done.in_passing:
                what = tr("{taking} in passing").format(taking=what)
            text += f", {what}"
        if done.becomes is not None:
            text += ", " + tr("becomes {piece}").format(piece=kind_name(done.becomes))
        return text

    def checks(
        self,
        before: Position,  # noqa: ARG002
        after: Position,
        transition: Transition,
    ) -> list[str]:
        """A sentence for every army that a move left in check, but for those it mated."""
        pieces, lost = after.pieces(), mated_seats(transition.events)
        armies = sorted({pieces[king].army for king in transition.checks if king in pieces} - lost)
        return [tr("Check to army {army}.").format(army=ARMY_LETTERS[army]) for army in armies]


def pair_text(session: PushedSession, pair: Pair) -> str:
    """Two half-boards pushed together, and what can be done on them."""
    position = session.position
    told = [
        tr("Half-boards {one} and {two} are pushed together.").format(
            one=BOARD_LETTERS[pair.lower], two=BOARD_LETTERS[pair.upper]
        )
    ]
    if position.outcome() is not None:
        return told[0]
    refusal = position.pair_refusal(pair)
    if refusal is not None:
        return " ".join([*told, sentence(translated(refusal.message))])
    pieces = position.pieces()
    turn = position.turn()
    moves = len(position.pair_actions(pair))
    if any(pieces[king].army == turn.seat for king in position.checked_kings(pair)):
        told.append(tr("In check.") if moves else tr("Checkmate."))
    told.append(tr("%n move(s).", "", moves))
    return " ".join(told)

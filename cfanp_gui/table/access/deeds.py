"""What is done at a table, in sentences to be heard: moves, checks, whose turn it is."""

from __future__ import annotations

from cfanp_gui.core.geometry import (
    ARMY_LETTERS,
    BOARD_LETTERS,
    Pair,
    square_name,
    to_joined,
)
from cfanp_gui.core.system import PushedPosition, Transition, mated
from cfanp_gui.record.notation import notation_for
from cfanp_gui.session.deed import deed_of
from cfanp_gui.session.game import Change, GameSession, Step
from cfanp_gui.session.tree import Node
from cfanp_gui.table.access.words import kind_name, turn_text
from cfanp_gui.table.spoken import spoken_time
from cfanp_gui.table.translate import said, tr


def change_text(session: GameSession, change: Change, events: list[str]) -> str:
    """A change in sentences: what was done or undone, and whose turn it is now.

    `events` are the sentences about armies captured, dead or passing and about the end.
    """
    steps = change.steps
    told = []
    if not change.new:
        told.append(_way(steps))
    if len(steps) == 1:
        step = steps[0]
        before = change.before if step.forward else change.after
        told.append(deed_text(session, before, step.transition))
        if step.forward:
            told += check_texts(change.after, step.transition)
            told += events
    told += [_turn_sentence(session), time_text(session)]
    return " ".join(one for one in told if one)


def _turn_sentence(session: GameSession) -> str:
    turn = turn_text(session)
    return sentence(turn) if turn else ""


def time_text(session: GameSession) -> str:
    """How much time the player to move has left; empty without clocks or when all is over."""
    position = session.position
    player = position.control[position.turn().army]
    left = session.time_left(player) if player is not None else None
    if left is None or position.outcome() is not None:
        return ""
    return tr("{time} left.").format(time=spoken_time(left))


def table_text(session: GameSession) -> str:
    """A game that has come onto the table: its half-boards, and whose turn it is."""
    count = len(session.position.boards())
    told = [
        tr("A table with %n half-board(s).", "", count),
        _turn_sentence(session),
        time_text(session),
    ]
    return " ".join(one for one in told if one)


def sentence(text: str) -> str:
    """A text with a full stop."""
    return tr("{text}.").format(text=text)


def _way(steps: tuple[Step, ...]) -> str:
    if len(steps) == 1:
        return tr("Redone:") if steps[0].forward else tr("Undone:")
    if steps[0].forward:
        return tr("%n move(s) redone.", "", len(steps))
    return tr("%n move(s) undone.", "", len(steps))


def row_text(session: GameSession, node: Node, events: list[str]) -> str:
    """An action in the list of moves; empty for one of which only its events tell."""
    if node.parent is None or node.transition is None:
        return ""
    before = node.parent.position
    told = [deed_text(session, before, node.transition)]
    told += check_texts(node.position, node.transition)
    return " ".join(one for one in [*told, *events] if one)


def deed_text(session: GameSession, before: PushedPosition, transition: Transition) -> str:
    """One action as a sentence; empty for one of which only its events tell."""
    actor = session.name(transition.actor)
    pair = transition.pushed
    if transition.relocations and pair is not None:
        move = _move_text(session, before, transition, pair)
        return tr("{player}: {move}.").format(player=actor, move=move)
    if pair is not None:
        return tr("{player} pushes half-boards {one} and {two} together.").format(
            player=actor, one=BOARD_LETTERS[pair.lower], two=BOARD_LETTERS[pair.upper]
        )
    if transition.action == before.turn().end:
        return tr("{player} ends the turn.").format(player=actor)
    return ""


def _move_text(
    session: GameSession, before: PushedPosition, transition: Transition, pair: Pair
) -> str:
    """A move of a piece in words, its squares named as on the two half-boards together."""
    join = before.join
    done = deed_of(transition, join)
    words = {
        "piece": kind_name(done.kind),
        "origin": square_name(to_joined(done.origin, pair, join)),
        "target": square_name(to_joined(done.target, pair, join)),
        "one": BOARD_LETTERS[pair.lower],
        "two": BOARD_LETTERS[pair.upper],
    }
    if done.castles:
        token = notation_for(session.match.system).human(before, transition.action, transition)
        if "O-O-O" in token:
            return tr("castles long on half-boards {one} and {two}").format(**words)
        return tr("castles short on half-boards {one} and {two}").format(**words)
    text = tr("{piece} {origin} to {target} on half-boards {one} and {two}").format(**words)
    if done.taken is not None:
        what = tr("takes {piece} of army {army}").format(
            piece=kind_name(done.taken.piece.kind), army=ARMY_LETTERS[done.taken.piece.army]
        )
        if done.in_passing:
            what = tr("{taking} in passing").format(taking=what)
        text += f", {what}"
    if done.becomes is not None:
        text += ", " + tr("becomes {piece}").format(piece=kind_name(done.becomes))
    return text


def check_texts(after: PushedPosition, transition: Transition) -> list[str]:
    """A sentence for every army that a move left in check, but for those it mated."""
    pieces, lost = after.pieces(), mated(transition.events)
    armies = sorted({pieces[king].army for king in transition.checks if king in pieces} - lost)
    return [tr("Check to army {army}.").format(army=ARMY_LETTERS[army]) for army in armies]


def pair_text(session: GameSession, pair: Pair) -> str:
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
        return " ".join([*told, sentence(said(refusal.message))])
    pieces = position.pieces()
    turn = position.turn()
    moves = len(position.pair_actions(pair))
    if any(pieces[king].army == turn.army for king in position.checked_kings(pair)):
        told.append(tr("In check.") if moves else tr("Checkmate."))
    told.append(tr("%n move(s).", "", moves))
    return " ".join(told)

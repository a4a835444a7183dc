"""Requirements of a gesture on other players, in words: their turns and their consent."""

from __future__ import annotations

from cfanp_gui.core.actions import Action, Gesture, Source
from cfanp_gui.core.boards import Square, whole
from cfanp_gui.core.text import Text, joined
from cfanp_gui.session.game_session import GameSession

DOT = " \N{MIDDLE DOT} "


def crossing(session: GameSession, source: Source, target: Square) -> Gesture | None:
    """Return the gesture that moves a piece to a square of another board, or None."""
    wholes = whole(session.position.boards())
    if any({source.board, target.board} <= set(parts) for parts in wholes):
        return None
    matching = (one for one in session.position.gestures(source) if one.target == target)
    return next(matching, None)


def needs(session: GameSession, gesture: Gesture) -> list[Text]:
    """Return in few words the turns a gesture uses and the players who must agree; may be empty."""
    words = []
    names = [session.name(player) for player in gesture.uses]
    if len(names) == 1:
        words.append(Text("uses {name}'s turn", name=names[0]))
    elif names:
        *others, last = names
        words.append(
            Text("uses {names}'s and {last}'s turn", names=joined(", ", others), last=last)
        )
    if gesture.consent is not None:
        words.append(Text("{name} must agree", name=session.name(gesture.consent)))
    return words


def needs_in_one(session: GameSession, gesture: Gesture) -> str:
    """Return the same in one line; empty if nothing is needed."""
    return joined(DOT, needs(session, gesture))


def request(session: GameSession, action: Action) -> tuple[int, Text] | None:
    """Return the player who must agree to an action, and the sentence of the request.

    None if no consent is needed.
    """
    position = session.position
    player = position.partner(action)
    if player is None:
        return None
    # Words for squares come with those for typed lines, which are not needed at the start.
    from cfanp_gui.core.piece_queries import square_title

    _, transition = session.preview(action)
    name, other = session.name(player), session.name(transition.actor)
    if not transition.moved:
        return player, Text("{name}, do you agree?", name=name)
    move, at = transition.moved[0], session.situation
    own = [seat for seat in position.seats() if seat.army == move.before.army]
    near = [seat for seat in own if seat.board == move.origin.board] or own
    owners = {position.seat_status(seat.id).player for seat in near}
    words: dict[str, object] = {
        "name": name,
        "other": other,
        "piece": session.game.piece_types[move.before.letter].title,
        "origin": square_title(at, move.origin),
        "target": square_title(at, move.target),
    }
    if player in owners:
        return player, Text(
            "{name}, {other} wants to fetch your {piece} from {origin} to {target}. Do you agree?",
            **words,
        )
    return player, Text(
        "{name}, {other} wants to take the {piece} from {origin} to {target}. Do you agree?",
        **words,
    )

"""Sessions and games that the tests of this folder and of the table play with."""

import random

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.half_boards import parse_square
from cfanp_gui.games.registry import default_game
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import Match, seat
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.tree import Node

CFANP = default_game()
NAMES = ["Anna", "Ben", "Clara", "David", "Eva", "Felix", "Gina", "Hans"]
MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"
"""Moves of three, the last of which mates Ben."""
BONUS = "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4"
"""Moves of four, after which Anna may move once more."""


def a_match(players: int, names: list[str] | None = None, /, **options: OptionValue) -> Match:
    """Return a match of so many players, seated in order."""
    usual = [NAMES[n] if n < len(NAMES) else f"P{n}" for n in range(players)]
    colours = [f"#{40 + 8 * n:02x}{220 - 8 * n:02x}80" for n in range(players)]
    return seat(CFANP, {"order": "seats", **options}, names or usual, colours, 0)


def a_session(
    players: int, names: list[str] | None = None, /, **options: OptionValue
) -> GameSession:
    """Return a session at the start position."""
    match = a_match(players, names, **options)
    return GameSession(match, CFANP.initial(players, match.options))


def session_at(text: str, **options: OptionValue) -> GameSession:
    """Return a session that begins at a position given as CFEN."""
    players = text.split(" ", 1)[0].count("|") + 1
    match = a_match(players, **options)
    session = GameSession(match, CFANP.from_text(text, match.options))
    session.custom_start = True
    return session


def pushed(session: GameSession) -> GameSession:
    """Return a session that has to be one of half-boards pushed together."""
    assert isinstance(session, GameSession)
    return session


def clock_state(session: GameSession) -> ClockState | None:
    """Return the present state of the clocks."""
    return session.clock_state


def action(session: GameSession, token: str) -> Action:
    """Return the action a token means at the cursor."""
    return CFANP.notation.parse(session.position, token)


def play(session: GameSession, tokens: str) -> None:
    """Play moves given in the human or the machine form."""
    for token in tokens.split():
        refusal = session.propose(action(session, token))
        assert refusal is None, f"{token}: {refusal}"


def shape(node: Node) -> tuple[object, ...]:
    """Return all that is known of a tree, as a value."""
    children = tuple(shape(child) for child in node.children)
    return node.action, node.comment, node.nags, node.position.to_text(), children


def square_named(name: str) -> Square:
    """Return the square of a name such as ``Be2``."""
    return Square("ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(name[0]), parse_square(name[1:], 4))


def pair(name: str) -> Pair:
    """Return the pair of a name such as ``AC``."""
    return Pair(ord(name[0]) - ord("A"), ord(name[1]) - ord("A"))


def any_action(session: GameSession, chance: random.Random) -> Action | None:
    """Something that may be done now, with a liking for what changes most; None at the end."""
    position = session.position
    legal = position.all_actions()
    if not legal:
        return None
    living = sorted(position.alive())
    if chance.random() < 0.02 and len(living) > 2:
        offered = position.resignations(chance.choice(living))
        if offered:
            return chance.choice(offered).action
    if chance.random() < 0.03 and position.transferable():
        army, player = chance.randrange(position.players), chance.randint(1, position.players)
        give = position.transfer(army, player)
        if position.refusal(give) is None:
            return give
    if chance.random() < 0.6:
        some = chance.sample(legal, min(len(legal), 16))
        legal = tuple(one for one in some if _is_lively(position.apply(one)[1])) or legal
    return chance.choice(legal)


def _is_lively(change: Transition) -> bool:
    """Return True if something is captured, put on a board, or becomes another piece."""
    becomes = any(one.before != one.after for one in change.moved)
    return becomes or bool(change.captured or change.placed)


def play_on(session: GameSession, chance: random.Random, most: int) -> None:
    """Let chance play so many actions at most, and none that would end the game."""
    for _ in range(most):
        action = any_action(session, chance)
        if action is None or session.position.apply(action)[0].outcome() is not None:
            break
        session.propose(action)


def wander(session: GameSession, chance: random.Random) -> bool:
    """Do one random thing: an action, or a jump of the cursor; return whether it was done."""
    if chance.random() < 0.3:
        jump = chance.choice(("undo", "redo", "go_to"))
        before = session.node
        if jump == "undo":
            session.undo(chance.randint(1, 4))
        elif jump == "redo":
            session.redo(chance.randint(1, 4))
        else:
            session.go_to(chance.randrange(len(session.line())))
        return session.node is not before
    wanted = any_action(session, chance)
    if wanted is None:
        return session.undo(chance.randint(1, 6)) > 0
    assert session.propose(wanted) is None
    return True

"""Perft: counts of sequences of piece moves, to check the rules against known figures."""

from collections.abc import Iterator

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.armies.actions import ExtraAction
from cfanp_gui.games.armies.base_game import Step
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import play, pushes


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` piece moves; ending a turn early does not count.

    Actions that a rule demands before a move begin sequences of their own, whether they count as
    moves (`ExtraAction.is_ply`) or not.
    """
    if depth < 1:
        return 1
    if state.due():
        return sum(perft(after, depth - action.is_ply) for action, after in _dues(state))
    if depth == 1:
        return _count(state)
    nodes = 0
    report = TurnReport()  # required, but unused
    if any(may(state) for may in state.hooks.may_pass):
        nodes += sum(perft(after, depth - action.is_ply) for action, after in _dues(state))
    for pair in state.pairs():
        for move, push in _moves(state, pair):
            after = play(state, pair, move, report, push)
            if depth == 2 and not after.due():
                nodes += _count(after)
            else:
                nodes += perft(after, depth - 1)
    return nodes


def _moves(state: State, pair: Pair) -> Iterator[tuple[PairMove, Step | None]]:
    """Yield the moves on a pair, each with every pawn that may be pushed with it."""
    for move in state.moves_on(pair).expand():
        for push in pushes(state, pair, move):
            yield move, push


def _count(state: State) -> int:
    """Return the number of moves of the army to move."""
    passes = sum(bool(may(state)) for may in state.hooks.may_pass)
    if not state.hooks.pushes:
        return state.count_moves() + passes
    return sum(1 for pair in state.pairs() for _ in _moves(state, pair))


def _dues(state: State) -> Iterator[tuple[ExtraAction, State]]:
    """Yield every action that a rule demands before a move, with the state after it."""
    for extra_actions in state.hooks.extra_actions:
        for action in extra_actions(state):
            modifier = state.hooks.player_of(action)
            assert modifier is not None, "a rule offers its own actions"
            yield action, modifier.play(state, action, TurnReport())


def divide(state: State, depth: int) -> Iterator[tuple[str, int]]:
    """Yield each first move, sorted by machine form, with the number of sequences it begins.

    If a rule demands an action first, such actions are yielded instead. Raises ValueError for a
    depth below 1.
    """
    if depth < 1:
        raise ValueError(f"the depth is {depth} (expected at least 1 to divide)")
    if state.due():
        for action, after in sorted(_dues(state), key=lambda due: due[0].text):
            yield action.text, perft(after, depth - action.is_ply)
        return
    texts = state.base.texts
    moves = [
        (f"{pair.name}:{texts[move]}{',' + texts[*push, 0] if push else ''}", pair, move, push)
        for pair in state.pairs()
        for move, push in _moves(state, pair)
    ]
    if any(may(state) for may in state.hooks.may_pass):
        for action, after in _dues(state):
            yield action.text, perft(after, depth - action.is_ply)
    for text, pair, move, push in sorted(moves):
        yield text, perft(play(state, pair, move, TurnReport(), push), depth - 1)

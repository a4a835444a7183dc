"""A hypothesis strategy for records."""

import random

from hypothesis import strategies as st

from cfanp_gui.core.game import Position
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.move_tree import MoveNode
from tests.record.games import MANY_BONUS_MOVES, STARTS, new_game, play_on, some_action

WORDS = st.text(
    st.one_of(st.sampled_from(' {}();%$&-*\\"\n\t\u00a0\u2028é王😀['), st.characters()), max_size=25
)
"""Comments that a person may write on a move."""
NOTES = st.one_of(
    st.just(""), st.just(""), WORDS, st.sampled_from(["[%cal Ge2e4,Rd1h5] and [%csl Ya1]", "good"])
)


@st.composite
def games(draw: st.DrawFn, plies: int = 14, lines: int = 7) -> GameRecord:
    """Return a game with variations, comments, glyphs and a result."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    start = draw(st.sampled_from((*STARTS, MANY_BONUS_MOVES)))
    touch = draw(st.booleans())
    game = new_game(draw(st.integers(2, 5)), start, touch=touch)
    play_on(game, rng, draw(st.integers(0, plies)))
    begun = game.start.resolve_pending()[0]
    for _ in range(draw(st.integers(0, lines))):
        _branch(begun, rng.choice(game.root.whole()), rng)
    nodes = game.root.whole()[1:]
    for _ in range(draw(st.integers(0, 6))):
        if not nodes:
            break
        node = rng.choice(nodes)
        node.comment = draw(NOTES)
        node.before = draw(NOTES)
        node.nags = tuple(draw(st.lists(st.integers(0, 255), max_size=3)))
    game.root.comment = draw(NOTES)
    game.result = draw(st.sampled_from(["*", "1-0-0", "1/2-1/2"]))
    return game


def _branch(position: Position, node: MoveNode, rng: random.Random) -> None:
    """Let chance play otherwise somewhere, unless nothing was played there."""
    for before in list(node.path())[-2::-1]:
        position = position.apply(before.action)[0]
    for _ in range(rng.randint(1, 6) if node.children else 0):
        if not position.actors():
            break
        action = some_action(position, rng)
        node = node.add(MoveNode(action))
        position = position.apply(action)[0]

"""What the tests of StrategiChess in words play with."""

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.situation import Situation
from cfanp_gui.games.strategichess import StrategiChess, StrategiPosition
from tests.judges.strategichess_by_hand import stfen

GAME = StrategiChess()
NAMES = ("Anna", "Ben", "Clara", "David", "Eva", "Finn", "Gina", "Hugo", "Ida", "Jan", "Kim", "Lea")
KINGS = "Kg1 kg14"
"""A board with nothing but two Kings far from each other."""


def start(boards: int = 1) -> StrategiPosition:
    """Return the start on so many boards."""
    return GAME.initial(2 * boards, {})


def stand(*boards: str, turn: str = "", unmoved: str = "", quiet: int = 0) -> StrategiPosition:
    """Return the position of `stfen`, as a session would begin with it."""
    text = stfen(*boards, turn=turn, unmoved=unmoved, quiet=quiet)
    return GAME.from_text(text, {}).resolve_pending()[0]


def step(position: StrategiPosition, text: str) -> tuple[StrategiPosition, Transition]:
    """Return the position after an action in its machine form, and the transition."""
    return position.apply(GAME.parse_action(text))


def play(position: StrategiPosition, *texts: str) -> StrategiPosition:
    """Return the position after actions in their machine form."""
    for text in texts:
        position, _ = step(position, text)
    return position


def seen(position: StrategiPosition) -> Situation:
    """Return a position as those at the table see it."""
    return Situation(GAME, position, position, lambda player: NAMES[player - 1])

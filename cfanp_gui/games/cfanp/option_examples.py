"""Small positions that illustrate house rules in the set-up."""

from collections.abc import Mapping

from cfanp_gui.core.boards import BOARD_LETTERS, Square
from cfanp_gui.core.half_boards import parse_square
from cfanp_gui.core.options import OptionExample
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.position import ArmiesPosition


def _squares(text: str) -> tuple[Square, ...]:
    """Return squares such as ``Ab1 Be4``."""
    return tuple(
        Square(BOARD_LETTERS.index(name[0]), parse_square(name[1:])) for name in text.split()
    )


def _arrows(text: str) -> tuple[tuple[Square, Square], ...]:
    """Return arrows such as ``Ab1-Ac3 Ac1-Bf5``."""
    ends = [_squares(arrow.replace("-", " ")) for arrow in text.split()]
    return tuple((source, target) for source, target in ends)


_TURNED = (
    "8/8/PaPaPaPaPaPaPaPa/RaNaBaQaKaBaNaRa|8/8/8/8|8/8/PcPcPcPcPcPcPcPc/RcNcBcQcKcBcNcRc "
    "a 1/-/3 -/-/- - 1 0 1"
)
"""Start position of armies A and C, which are both set up as White is."""
_BONUS = "8/8/3PaPaPa2/4Ka3|Ra7/8/3PbPb3/3Kb4|8/8/8/6Kc1 a 1/2/3 -/-/- - {moves} 0 1"
_CAPTURED = "5Ra2/8/3PaPa3/4Ka3|{army}|8/8/8/6Kc1 a {owners} -/-/- - {moves} 0 2"
_ARMY = "8/8/2PbPbPbRb2/2NbKb4"
_THREE = "8/8/3PaPa3/4Ka3|8/8/3PbPb3/3Kb4|8/8/3PcPc3/4Kc3 a 1/2/3 -/-/- - 1 0 1"

EXAMPLES: Mapping[str, OptionExample] = {
    "join=rotate": OptionExample(
        _TURNED,
        {},
        Text(
            "Turned, file a meets file h. Armies A and C are both set up as White is, so the King "
            "of each faces the Queen of the other (broken arrows). Armies A and B are set up as in "
            "chess: King faces King."
        ),
        boards=(0, 2),
        threats=_arrows("Ae1-Cd1 Ad1-Ce1"),
    ),
    "join=reflect": OptionExample(
        _TURNED,
        {"join": "reflect"},
        Text(
            "Mirrored, each file meets itself, and every army is set up as White is: King faces "
            "King, and Queen faces Queen (broken arrows)."
        ),
        boards=(0, 2),
        threats=_arrows("Ae1-Ce1 Ad1-Cd1"),
    ),
    "bonus=boards": OptionExample(
        _BONUS.format(moves=2),
        {},
        Text("Army A stands on two half-boards, so it has two moves in its turn (arrows)."),
        boards=(0, 1),
        arrows=_arrows("Ad2-Ad4 Ba4-Ba1"),
    ),
    "bonus=single": OptionExample(
        _BONUS.format(moves=1),
        {"bonus": "single"},
        Text("Army A stands on two half-boards, and still has one move in its turn (arrow)."),
        boards=(0, 1),
        arrows=_arrows("Ba4-Ba1"),
    ),
    "captured=taken": OptionExample(
        _CAPTURED.format(army=_ARMY, owners="1/1/3", moves=2),
        {},
        Text("Army A has checkmated army B, and moves it too: its pieces wear a ring."),
        boards=(0, 1),
    ),
    "captured=removed": OptionExample(
        _CAPTURED.format(army="8/8/8/8", owners="1/-/3", moves=1),
        {"captured": "removed"},
        Text("Army A has checkmated army B, which is gone; its half-board is empty."),
        boards=(0, 1),
    ),
    "captured=dead": OptionExample(
        _CAPTURED.format(army=_ARMY, owners="1/-/3", moves=1),
        {"captured": "dead"},
        Text("Army A has checkmated army B, which is dead: its pieces are grey and in the way."),
        boards=(0, 1),
    ),
    "order=lot": OptionExample(
        _THREE,
        {"order": "lot"},
        Text("Which player gets army A, B or C is drawn when the game begins."),
        rings=_squares("Ae1 Bd1 Ce1"),
    ),
    "order=seats": OptionExample(
        _THREE,
        {},
        Text("The first player has army A, the second army B, the third army C (arrows)."),
        arrows=_arrows("Ae1-Bd1 Bd1-Ce1"),
    ),
    "friendly": OptionExample(
        _CAPTURED.format(army=_ARMY, owners="1/3/3", moves=1),
        {},
        Text("Army B was handed to the player of army C, who moves it from now on."),
        boards=(0, 1),
    ),
    "touch": OptionExample(
        "8/8/5PaPa1/Ka7|6RbRb/8/8/3Kb4|8/8/8/6Kc1 a 1/2/3 -/-/- - 1 0 1",
        {"touch": True},
        Text(
            "Army A has pushed A and B together, and its own King is mated there (broken arrows): "
            "the army is lost."
        ),
        boards=(0, 1),
        threats=_arrows("Bh4-Aa1 Bg4-Ab1"),
        rings=_squares("Aa1"),
    ),
    "defend": OptionExample(
        "8/2Na4Rb/1Pa5Rc/Ka7|8/8/8/6Kb1|8/8/8/6Kc1 a 1/2/3 -/-/- - 2 0 1 k=2,3;b=1",
        {"defend": True},
        Text(
            "Armies B and C threaten a piece of army A each (broken arrows). Army A may answer "
            "with two moves in its turn."
        ),
        boards=(0, 1),
        arrows=_arrows("Ac3-Be4 Ab2-Ab4"),
        threats=_arrows("Ah3-Ac3 Ah2-Ab2"),
    ),
    "exchange": OptionExample(
        "3Nb4/8/3Ra3Nc/6Ka1|8/7Rc/1Bb6/6Kb1|8/8/8/6Kc1 a 1/2/3 -/-/- - 1 0 1 -",
        {"exchange": True},
        Text(
            "Armies A and B exchange a Knight and a Rook (arrows). Army C lost nothing in the "
            "round, so it must give up a piece worth at least a Knight: one of those in rings."
        ),
        boards=(0, 1),
        arrows=_arrows("Ad2-Ad4 Bb2-Ad4"),
        rings=_squares("Ah2 Bh3"),
    ),
    "kingcapture": OptionExample(
        "8/8/8/6Ka1|8/8/2PbPbPb3/3Kb3Ra|8/8/8/6Kc1 a 1/2/3 -/-/- - 1 0 2 f=b:AB;w=b:Bh1",
        {"kingcapture": True},
        Text(
            "Army B is checkmated, and so frozen: it loses its turns, and only its King may be "
            "captured (arrow). Once that is gone, the army is dead."
        ),
        boards=(0, 1),
        arrows=_arrows("Bh1-Bd1"),
        rings=_squares("Bd1"),
    ),
    "obstacles": OptionExample(
        "8/8/Ra7/6Ka1|8/2Pb1Pb2Nb/8/4Rb3|8/8/8/6Kc1 a 1/-/3 -/-/- - 1 0 2 -",
        {"kingcapture": True, "obstacles": True},
        Text(
            "Army B is dead and stands in the way. With the rule its pieces may be captured "
            "(arrow); without it they stay for good, where Kings are captured."
        ),
        boards=(0, 1),
        arrows=_arrows("Aa2-Bh3"),
    ),
    "avalanche": OptionExample(
        "8/8/3PaPa3/4Ka3|8/3Pb3Pb/8/4Kb3 a 1/2 -/- - 1 0 1",
        {"avalanche": True},
        Text(
            "Army A moves its pawn, and pushes one of army B’s one square forward (arrows): either "
            "of the two in rings."
        ),
        boards=(0, 1),
        arrows=_arrows("Ad2-Ad4 Bd3-Bd4"),
        rings=_squares("Bd3 Bh3"),
    ),
}
"""Examples by the names of options."""


def array_example(start: ArmiesPosition, value: str) -> OptionExample:
    """Return the array of a game's start as an example of the option's value."""
    half = start.rules.base.army(0, start.join)
    letters = "".join(half[file] for file in range(start.rules.base.files))
    return OptionExample(
        start.to_text(),
        {"start": value},
        Text("Army A’s back rank from a to h: {letters}.", letters=letters),
        boards=(0,),
    )

"""The games that the program brings, told plainly; squares and ranks as an army sees them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tests.judges.reference.base_games import pieces
from tests.judges.reference.base_games.pieces import Ways


@dataclass(frozen=True)
class BaseGame:
    """A game for two, as far as it differs from another."""

    key: str
    files: int
    ranks: int
    half: int
    """The ranks of a half-board."""
    array: tuple[str, ...]
    """A white army's ranks from its own side, the highest first; the rest of them is empty."""
    kinds: dict[str, Ways]
    mirrored: bool = True
    """A black army stands mirrored; else as a white one does."""
    across: dict[str, Ways] = field(default_factory=dict)
    """Kinds that go otherwise once they are on the other side, at `across_from` or farther."""
    across_from: int = 0
    palace: dict[str, frozenset[tuple[int, int]]] = field(default_factory=dict)
    """Kinds that do not leave some squares."""
    double_from: int = 0
    """The rank that pawns step twice from; 0: none do."""
    pawn: str = "P"
    """The letter of a pawn: what it does sets the count of moves to 0 and it may be promoted; none
    in Xiangqi and Shogi, whose soldiers and pawns are no such pawns."""
    promotes_from: int = 0
    """The first rank on which pieces are promoted; 0: none are."""
    becomes: str = ""
    """What pawns may become."""
    limit: dict[str, int] = field(default_factory=dict)
    """How many of a kind an army may have after a promotion."""
    must: bool = True
    """A pawn on those ranks must be promoted."""
    gilded: dict[str, Ways] = field(default_factory=dict)
    """How kinds go that may be turned over, once they are."""
    no_dead_end: bool = False
    """No piece goes where on an empty board it could never move again."""
    castles: tuple[int, int] | None = None
    """Where a King castles to towards the last file and the first, as White sees them."""
    drops: bool = False
    one_pawn_a_file: bool = False
    no_mate_by_dropped_pawn: bool = False
    facing_kings: bool = False
    """Kings attack each other on an open file or rank."""
    stalemate: str = "draw"

    @property
    def strip(self) -> int:
        """Return how many ranks lie between the half-boards."""
        return self.ranks - 2 * self.half


CHESS_KINDS = {
    "P": pieces.PAWN, "N": pieces.KNIGHT, "B": pieces.BISHOP, "R": pieces.ROOK,
    "Q": pieces.QUEEN, "K": pieces.KING,
}  # fmt: skip

CHESS = BaseGame(
    "chess",
    8,
    8,
    4,
    ("PPPPPPPP", "RNBQKBNR"),
    CHESS_KINDS,
    double_from=2,
    promotes_from=8,
    becomes="QRBN",
    castles=(7, 3),
)

CRAZYHOUSE = replace(CHESS, key="crazyhouse", drops=True)

CAPABLANCA = replace(
    CHESS,
    key="capablanca",
    files=10,
    array=("PPPPPPPPPP", "RNABQKBCNR"),
    kinds=CHESS_KINDS | {"A": pieces.ARCHBISHOP, "C": pieces.CHANCELLOR},
    becomes="ACQRBN",
    castles=(9, 3),
)

GRAND = replace(
    CAPABLANCA,
    key="grand",
    ranks=10,
    half=5,
    array=("PPPPPPPPPP", ".NBQKCABN.", "R........R"),
    double_from=3,
    promotes_from=8,
    limit={"A": 1, "C": 1, "Q": 1, "R": 2, "B": 2, "N": 2},
    must=False,
    no_dead_end=True,
    castles=None,
)

KNIGHTMATE = replace(
    CHESS,
    key="knightmate",
    array=("PPPPPPPP", "RMBQKBMR"),
    kinds=CHESS_KINDS | {"M": pieces.KING, "K": pieces.KNIGHT},
    becomes="MQRB",
)

BEROLINA = replace(CHESS, key="berolina", kinds=CHESS_KINDS | {"P": pieces.BEROLINA_PAWN})

DIFFERENT_ARMIES = replace(
    CHESS,
    key="differentarmies",
    kinds=CHESS_KINDS
    | {
        "D": pieces.BEDE, "W": pieces.WAFFLE, "F": pieces.FAD, "C": pieces.ARCHBISHOP,
        "G": pieces.CHARGING_ROOK, "I": pieces.FIBNIF, "H": pieces.CHARGING_KNIGHT,
        "L": pieces.COLONEL, "S": pieces.SHORT_ROOK, "O": pieces.WOODY_ROOK,
        "U": pieces.HALF_DUCK, "E": pieces.CHANCELLOR,
    },
    becomes="QRBNDWFCGIHLSOUE",
)  # fmt: skip

SETS = {
    "fides": "RNBQKBNR",
    "colorbound-clobberers": "DWFCKFWD",
    "nutty-knights": "GIHLKHIG",
    "remarkable-rookies": "SOUEKUOS",
}

MAKRUK = replace(
    CHESS,
    key="makruk",
    array=("PPPPPPPP", "........", "RNSKMSNR"),
    kinds={"P": pieces.SINGLE_PAWN, "N": pieces.KNIGHT, "S": pieces.SILVER, "R": pieces.ROOK,
           "M": pieces.FERS, "K": pieces.KING},
    mirrored=False,
    promotes_from=6,
    becomes="M",
    castles=None,
)  # fmt: skip

SHATRANJ = replace(
    CHESS,
    key="shatranj",
    kinds=CHESS_KINDS | {"P": pieces.SINGLE_PAWN, "B": pieces.ALFIL, "Q": pieces.FERS},
    becomes="Q",
    castles=None,
    stalemate="loss",
)

COURIER = replace(
    SHATRANJ,
    key="courier",
    files=12,
    array=("P....P....P.", "......F.....", ".PPPPP.PPPP.", "RNEBMK.WBENR"),
    kinds={"P": pieces.SINGLE_PAWN, "N": pieces.KNIGHT, "B": pieces.BISHOP, "R": pieces.ROOK,
           "E": pieces.ALFIL, "F": pieces.FERS, "M": pieces.KING, "W": pieces.WAZIR,
           "K": pieces.KING},
    becomes="F",
)  # fmt: skip


def squares(files: range, ranks: range) -> frozenset[tuple[int, int]]:
    return frozenset((file, rank) for file in files for rank in ranks)


MINIXIANGQI = BaseGame(
    "minixiangqi",
    7,
    7,
    3,
    ("P.PPP.P", "RCNKNCR"),
    {"R": pieces.ROOK, "N": pieces.HORSE, "C": pieces.CANNON, "P": pieces.SOLDIER_ACROSS,
     "K": pieces.WAZIR},
    mirrored=False,
    palace={"K": squares(range(3, 6), range(1, 4))},
    pawn="",
    facing_kings=True,
    stalemate="loss",
)  # fmt: skip

PALACE = squares(range(4, 7), range(1, 4))

XIANGQI = replace(
    MINIXIANGQI,
    key="xiangqi",
    files=9,
    ranks=10,
    half=5,
    array=("P.P.P.P.P", ".C.....C.", ".........", "RNBAKABNR"),
    kinds=MINIXIANGQI.kinds
    | {"B": pieces.ELEPHANT, "A": pieces.FERS, "P": pieces.SOLDIER},
    across={"P": pieces.SOLDIER_ACROSS},
    across_from=6,
    palace={"K": PALACE, "A": PALACE, "B": squares(range(1, 10), range(1, 6))},
)  # fmt: skip

MINISHOGI = BaseGame(
    "minishogi",
    5,
    5,
    2,
    ("P....", "KGSBR"),
    {"P": pieces.SHOGI_PAWN, "S": pieces.SILVER, "G": pieces.GOLD, "B": pieces.BISHOP,
     "R": pieces.ROOK, "K": pieces.KING},
    mirrored=False,
    pawn="",
    promotes_from=5,
    gilded={"P": pieces.GOLD, "S": pieces.GOLD, "B": pieces.DRAGON_HORSE, "R": pieces.DRAGON},
    no_dead_end=True,
    drops=True,
    one_pawn_a_file=True,
    no_mate_by_dropped_pawn=True,
    stalemate="loss",
)  # fmt: skip

SHOGI = replace(
    MINISHOGI,
    key="shogi",
    files=9,
    ranks=9,
    half=4,
    array=("PPPPPPPPP", ".B.....R.", "LNSGKGSNL"),
    kinds=MINISHOGI.kinds | {"L": pieces.LANCE, "N": pieces.SHOGI_KNIGHT},
    promotes_from=7,
    gilded=MINISHOGI.gilded | {"L": pieces.GOLD, "N": pieces.GOLD},
)

GAMES = {
    game.key: game
    for game in (
        XIANGQI, MINIXIANGQI, SHOGI, MINISHOGI, MAKRUK, SHATRANJ, CRAZYHOUSE, CAPABLANCA, GRAND,
        COURIER, KNIGHTMATE, BEROLINA, DIFFERENT_ARMIES,
    )
}  # fmt: skip

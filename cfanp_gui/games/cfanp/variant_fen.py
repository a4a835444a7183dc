"""FEN of base games other than chess: positions of two armies as other programs write them."""

import re

from cfanp_gui.core.game import OptionValues, PositionError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.text import TextError, sentence_of, shown
from cfanp_gui.games.armies.added_fields import CHECKS_GIVEN
from cfanp_gui.games.armies.builder import ArmiesBuilder
from cfanp_gui.games.armies.game import ArmiesGame
from cfanp_gui.games.armies.modifiers.ends import Ends
from cfanp_gui.games.armies.options import BASE, rules_of
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.cfanp import fen

_SHAPE = re.compile(r"[^\s/]+(?:/[^\s/]+){3,16}/?(?= +[wbr](?: |$))")
"""A board of several rows, perhaps an empty pocket, and the side to move."""
_WORD = re.compile(r"\d+|\+?[A-Za-z]~?")
"""A piece, or a number of empty squares."""
_SFEN = re.compile(
    r"(?:position +)?(?:sfen +)?([^\s/]+(?:/[^\s/]+){3,16}) +([bw]) +"
    r"(-|(?:\d{0,2}[A-Za-z])+) +(\d{1,5})\Z"
)
"""The line of Shogi programs: board, side to move, hands, and the number of the move."""


def write_fen(position: ArmiesPosition) -> str:
    """Return the FEN of a position. Raises PositionError unless two armies live."""
    fen.check_armies(position)
    state = position.state
    fields = state.base.fen(state.board(fen.PAIR), state.rights, state.army, gates=True)
    if state.rules.base.ends and any(most := state.rules.base.ends.checks):
        white, black = state.fact(Ends.name, (0, 0))
        fields += f" {most[1] - black}+{most[0] - white}"
    return f"{fields} {state.clock} {state.round}"


def read(text: str, game: ArmiesGame, options: OptionValues) -> ArmiesPosition:
    """Return the position of a FEN in a base game. Raises PositionError."""
    return _draft(text, game, options).build()  # type: ignore[return-value]


def line_of(text: str, game: ArmiesGame, options: OptionValues) -> str:
    """Return the CFEN of a FEN, even an impossible one. Raises PositionError if it is no FEN."""
    return _draft(text, game, options).to_text()


def read_any(text: str, game: ArmiesGame, options: OptionValues) -> ArmiesPosition:
    """Return the position of a FEN of chess or else of a base game that it fits, or of an SFEN.

    That is the game with such an array, or else the first; with the letters of chess alone the one
    with as many Kings. Raises PositionError where it fits none: of the first with a board of that
    size, or of chess.
    """
    text = _without_sfen(text)
    board = text.split(" ", maxsplit=1)[0]
    placed = board.partition("[")[0]
    rows, kings = placed.split("/"), [placed.count("K"), placed.count("k")]
    try:
        return fen.read_fen(text, game, options)
    except PositionError as error:
        is_chess = fen.is_board(text)
        if is_chess and max(kings) < 2:
            raise
        chess = problem = error
    width = sum(int(word) if word.isdecimal() else 1 for word in _WORD.findall(rows[0]))
    first: ArmiesBuilder | None = None
    for variant in game.variants() if resembles(text) else ():
        if board.endswith(("]", "/")) and not (variant.base.dropped or variant.base.has_gates):
            continue  # a pocket is written where there is one, also an empty one
        try:
            draft = _draft(text, variant, {**options, BASE: variant.base.key})
        except PositionError as error:
            shape = variant.base.files, variant.base.size // variant.base.files
            if problem is chess and shape == (width, len(rows)) != (8, 8):
                problem = error
            continue
        begun = variant.initial(2, draft.options).builder()
        start = begun.pieces
        if draft.pieces == start and draft.hands == begun.hands:
            return draft.build()  # type: ignore[return-value]
        usual = [sum(piece == Piece("K", army) for piece in start.values()) for army in (0, 1)]
        if not is_chess or kings == usual:
            first = first or draft
    if first is None:
        raise problem
    return first.build()  # type: ignore[return-value]


def resembles(text: str) -> bool:
    """Return True if a text begins with a board of rows and a side to move, as FEN does."""
    found = _SHAPE.match(_without_sfen(text).strip())
    return found is not None and "|" not in found[0] and ":" not in found[0]


def resembles_any(text: str) -> bool:
    """Return True if a text begins as a FEN of chess, or has the fields of an SFEN."""
    return fen.resembles(text) or _SFEN.match(text.strip()) is not None


def _without_sfen(text: str) -> str:
    """Return the FEN of an SFEN; any other text as it is."""
    found = _SFEN.match(text.strip())
    if found is None:
        return text
    board, side, hands, number = found.groups()
    held = re.findall(r"(\d*)([A-Za-z])", hands)
    hand = "".join(letter * int(count or 1) for count, letter in held)
    turn = {"b": "w", "w": "b"}[side]  # there the army that moves first is Black
    return f"{board}[{hand}] {turn} - - 0 {(int(number) + 1) // 2}"


def _draft(text: str, game: ArmiesGame, options: OptionValues) -> ArmiesBuilder:
    """Return the fields of a FEN, not judged yet. Raises PositionError."""
    if len(text) > fen.MAX_LENGTH:
        words = {"count": len(text), "most": fen.MAX_LENGTH}
        raise PositionError("the FEN has {count} characters (expected at most {most})", **words)
    rules = rules_of(options, game.base)
    try:
        found = rules.pair_rules.read_fen(_without_sfen(text))
    except TextError as error:
        raise PositionError(
            "“{text}” is not a FEN: {error}", text=shown(text), error=sentence_of(error)
        ) from None
    draft = ArmiesBuilder(
        pieces=found.pieces,
        control=(1, 2),
        army=found.army,
        rights=found.rights,
        facts=((CHECKS_GIVEN, found.checks),) if any(found.checks) else (),
        clock=found.clock,
        round=found.round,
        options=rules.options,
        base=rules.base,
        make_position=game.position_type().made,
    )
    return draft.replace(moves_left=draft.bonus)

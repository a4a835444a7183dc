"""Moves of Chess For Any Number of Players as people write them: a pair and SAN on it.

``AB:e4`` is a move on half-boards A and B pushed together, ``&CD:Nf6`` a second or later move
of the same turn, ``&--`` the end of a turn whose bonus moves are declined, ``AB:`` a push by
the touch-board option, ``-NAc3`` the removal of a piece that is owed and ``-QAd1=R`` its swap for
a captured one. Everything else is written in its machine form.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, Square, pair_of
from cfanp_gui.core.game import PIECE_NAMES, Action, Refusal, Transition
from cfanp_gui.core.half_boards import (
    FILE_NAMES,
    from_joined,
    full_name,
    parse_square,
    square_name,
    to_joined,
)
from cfanp_gui.core.notation import NotationError, TagNames, UnreadableError
from cfanp_gui.core.text import ENOUGH, Text, sentence_of, shortened, shown
from cfanp_gui.games.armies.actions import (
    EndTurn,
    ExtraAction,
    Move,
    Push,
    Remove,
    Swap,
    parse_action,
)
from cfanp_gui.games.armies.actions import Move as PieceMove
from cfanp_gui.games.armies.events import Checkmate, KingCaptured
from cfanp_gui.games.armies.explain import RULE_CHECK
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.armies.start import StartPosition
from cfanp_gui.games.armies.table_view import TableView

END_OF_TURN = "&--"
MAX_LENGTH = 64
"""Longer texts are not a move."""

_PAIR = re.compile(r"([A-Z]{2}|[a-z]{2}):(.*)\Z", re.DOTALL)
_SAN = re.compile(
    r"([KQRBN]?)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])"
    r"(?:[=/]?\(?([QRBNqrbn])\)?)?(?:e\.?p\.?)?[+#]*(?:e\.?p\.?)?[!?]*\Z"
)
_SQUARES = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?\Z")
CASTLING = re.compile(r"([O0o])-\1(-\1)?[+#]*[!?]*\Z")
_MACHINE = re.compile(r"[A-Z]{2}:(?:[a-h][1-8][a-h][1-8][qrbn]?)?\Z")
_PAYMENT = re.compile(r"-([KQRBN])?([A-Z])([a-h][1-4])(?:=?([BRbr]))?\Z")
_OTHER = re.compile(r"(?:end|draw|claim|give:.*|resign:.*|flag:.*)\Z", re.DOTALL)
_FROM_TO = re.compile(r"[a-h][1-8][a-h][1-8]")
_PIECES = ("K", "Q", "R", "B", "N")
_CASTLES = ("O", "0", "o")
_SHORT_FILES = (1, 6)
"""The joined files on which the King lands when it castles with the nearer Rook."""


class _Wanted(NamedTuple):
    """What a SAN text says of a move; None where it says nothing."""

    letter: str | None
    file: int | None = None
    rank: int | None = None
    target: int | None = None
    promotion: str | None = None
    castling: str | None = None

    def fits(self, position: TableView, move: PieceMove) -> bool:
        """Return whether a legal move is the one meant."""
        if self.castling is not None:
            return _castling(position, move) == self.castling
        return (
            move.target == self.target
            and move.promotion == self.promotion
            and self.fits_origin(move.origin)
            and self.letter in (None, _letter(position, move))
        )

    def fits_origin(self, origin: int) -> bool:
        """Return whether the piece may come from a joined square."""
        return self.file in (None, origin % 8) and self.rank in (None, origin // 8)


class ArmiesNotation:
    """The human form of the actions of Chess For Any Number of Players."""

    naming = TagNames("CFEN", "Army")

    def human(
        self, position: TableView, action: Action, transition: Transition | None = None
    ) -> str:
        """Return the token of an action; see `notation.Notation.human`."""
        if transition is None:
            transition = position.apply(action)[1]
        if isinstance(action, EndTurn):
            return END_OF_TURN
        if isinstance(action, Remove | Swap):
            return _payment(position, action)
        if not isinstance(action, Move | Push):
            return action.text
        turn = position.turn()
        again = "&" if turn.used else ""
        if isinstance(action, Push):
            return again + action.text
        return again + _body(position, action) + _suffix(position, transition, turn.seat)

    def parse(self, position: TableView, text: str) -> Action:
        """Return the action a person means; see `notation.Notation.parse`."""
        bare = "".join(text.split()).removeprefix("&") if len(text) <= MAX_LENGTH else ""
        if not bare:
            raise UnreadableError(
                Text("“{text}” is not a move (expected such as AB:e4)", text=shown(text))
            )
        if bare == "--":
            return EndTurn()
        if bare.startswith("-"):
            return _read_payment(position, bare, text)
        if _MACHINE.match(bare) or _OTHER.match(bare):
            try:
                return parse_action(bare)
            except ValueError as error:
                raise NotationError(sentence_of(error)) from None
        pair = None
        if named := _PAIR.match(bare):
            pair = _read_pair(named[1], text)
            bare = named[2]
        wanted = _read_san(bare, text)
        outcome = position.outcome()
        if outcome is not None:
            raise NotationError(
                Text(
                    "“{text}”: {reason}",
                    text=shown(text),
                    reason=Text("the game is over ({reason})", reason=outcome.reason),
                )
            )
        pairs = position.pairs() if pair is None else (pair,)
        found = [move for at in pairs for move in _fitting(position, at, wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            raise NotationError(_ambiguous(position, text, found), fitting=tuple(found))
        refusal, reason = _reason(position, pairs, wanted)
        raise NotationError(
            Text("“{text}”: {reason}", text=shown(text), reason=reason), refusal=refusal
        )

    def implied(self, position: TableView, text: str) -> Action | None:
        """Return the end of turn a move without ``&`` implies; see `notation.Notation.implied`."""
        pushed = position.turn().used
        if text.startswith("&"):
            if pushed:
                return None
            raise NotationError(
                Text(
                    "“{text}” starts with & but no move was made this turn (expected the "
                    "first move of the next one)",
                    text=shown(text),
                )
            )
        if not pushed or text == "--" or _OTHER.match(text):
            return None
        return EndTurn()

    def implies(self, following: Action, action: Action) -> bool:
        """Return whether a move implies an end of turn; see `notation.Notation.implies`."""
        return isinstance(action, EndTurn) and isinstance(following, Move | ExtraAction)

    def instead(self, position: TableView, text: str) -> str:
        """Return what would have been legal; see `notation.Notation.instead`."""
        if not position.actors():
            return ""
        bare = text.removeprefix("&")
        letters, colon, rest = bare.partition(":")
        pairs = position.pairs()
        here = [pair for pair in pairs if colon and pair.name == letters.upper()]
        if colon and not here:
            names = [pair.name for pair in pairs]
            return Text(" (legal pairs: {pairs})", pairs=shortened(names)) if names else ""
        letter = (rest if colon else bare)[:1]
        letter = letter if letter in _PIECES else "O" if letter in _CASTLES else ""
        found: list[str] = []
        others: list[str] = []
        for pair in here or pairs:
            for action in position.pair_actions(pair):
                name = self.human(position, action).removeprefix("&")
                first = name.partition(":")[2][:1]
                wanted = first == letter or (letter == "K" and first == "O")
                if _FROM_TO.match(rest):
                    wanted = action.text.partition(":")[2][:2] == rest[:2]
                elif not letter:
                    wanted = first not in (*_PIECES, "O")
                (found if wanted else others).append(name)
                if len(found) > ENOUGH:
                    break
        names = found or others
        return Text(" (legal: {moves})", moves=shortened(names)) if names else ""

    def round(self, position: TableView) -> int:
        """Return the round being played; see `notation.Notation.round`."""
        return position.turn().round

    def opens(self, word: str) -> bool:  # noqa: ARG002 -- every word is a whole token here
        """Return False; see `notation.Notation.opens`."""
        return False


def _payment(position: TableView, action: Remove | Swap) -> str:
    """Return a removal or swap with the letter of the piece, which a pawn has not."""
    piece = position.pieces().get(action.square)
    letter = "" if piece is None or piece.letter == "P" else piece.letter
    becomes = f"={action.becomes}" if action.becomes else ""
    return f"-{letter}{full_name(action.square)}{becomes}"


def _read_payment(position: TableView, bare: str, text: str) -> Remove | Swap:
    """Return the removal or swap that a text means, with the letter of the piece or without.

    Raises NotationError for another text, and where another piece stands on the square.
    """
    found = _PAYMENT.match(bare)
    if found is None:
        raise UnreadableError(
            Text(
                "“{text}” is not a removal (expected such as -NAc3, or -QAd1=R for a swap)",
                text=shown(text),
            )
        )
    letter, board, square, becomes = found.groups()
    at = Square(BOARD_LETTERS.index(board), parse_square(square))
    piece = position.pieces().get(at)
    if letter and (piece is None or piece.letter != letter):
        raise NotationError(
            Text(
                "“{text}”: no {piece} stands on {square}",
                text=shown(text),
                piece=PIECE_NAMES[letter],
                square=full_name(at),
            )
        )
    return Swap(at, becomes.upper()) if becomes else Remove(at)


def _fitting(position: TableView, pair: Pair, wanted: _Wanted) -> list[PieceMove]:
    """Return the legal moves on a pair that may be meant, sorted by their text.

    Most texts name the square to go to: no other move is looked at more closely.
    """
    if pair not in position.pairs():
        return []
    full = position.full if isinstance(position, StartPosition) else position
    assert isinstance(full, ArmiesPosition), "this game has two classes of positions"
    target, letters = wanted.target, full.state.base.letters
    found: list[PieceMove] = [
        move
        for origin, goal, promotion in full.state.moves_on(pair).expand()
        if (goal == target or target is None)
        and wanted.fits(
            position, move := Move(pair, origin, goal, letters[promotion] if promotion else None)
        )
    ]
    if len(found) > 1:
        found.sort(key=lambda move: move.text)
    return found


def _letter(position: TableView, move: PieceMove) -> str:
    return position.pieces()[from_joined(move.origin, move.pair, position.join)].letter


def _castling(position: TableView, move: PieceMove) -> str | None:
    """Return how castling is written; None for any other move."""
    if abs(move.origin - move.target) != 2 or _letter(position, move) != "K":
        return None
    return "O-O" if move.target % 8 in _SHORT_FILES else "O-O-O"


def _body(position: TableView, move: PieceMove) -> str:
    """Return a legal move without the signs of check and mate."""
    name = f"{move.pair.name}:"
    if castling := _castling(position, move):
        return name + castling
    pieces = position.pieces()
    letter = _letter(position, move)
    target = square_name(move.target)
    taken = "x" if from_joined(move.target, move.pair, position.join) in pieces else ""
    if letter == "P":
        file = FILE_NAMES[move.origin % 8]
        if move.origin % 8 != move.target % 8:
            taken = "x"
        promotion = f"={move.promotion}" if move.promotion else ""
        return f"{name}{file if taken else ''}{taken}{target}{promotion}"
    others = [
        other.origin
        for other in position.pair_actions(move.pair)
        if other.target == move.target
        and other.origin != move.origin
        and _letter(position, other) == letter
        and not _castling(position, other)
    ]
    return f"{name}{letter}{disambiguation(move.origin, others)}{taken}{target}"


def disambiguation(origin: int, others: list[int]) -> str:
    """Return what SAN writes to tell a piece from others alike that reach the same square."""
    if not others:
        return ""
    square = square_name(origin)
    if all(other % 8 != origin % 8 for other in others):
        return square[0]
    if all(other // 8 != origin // 8 for other in others):
        return square[1]
    return square


def _suffix(position: TableView, transition: Transition, mover: int) -> str:
    """Return ``#`` if the move checkmated an army on its pair, ``+`` if one is in check there.

    The mates by the move itself are reported first; those of armies that then found
    themselves mated at the beginning of their own turn follow and are not counted.
    """
    if not transition.checks:
        return ""
    checked = {position.pieces()[square].army for square in transition.checks}
    match [event for event in transition.events[:2] if not isinstance(event, KingCaptured)]:
        case (Checkmate(army, _, by_army), *_) if by_army == mover and army in checked:
            return "#"
    return "+"


def _read_pair(letters: str, text: str) -> Pair:
    one, other = (BOARD_LETTERS.index(letter) for letter in letters.upper())
    if one >= other:
        raise NotationError(
            Text(
                "“{text}” must name two half-boards, the lower letter first (it lies "
                "at the bottom)",
                text=shown(text),
            )
        )
    return pair_of(one, other)


def _read_san(san: str, text: str) -> _Wanted:
    if found := CASTLING.match(san):
        return _Wanted("K", castling="O-O-O" if found[2] else "O-O")
    found = _SAN.match(san)
    if found is None:
        raise UnreadableError(
            Text(
                "“{text}” is not a move (expected a pair and a move, such as AB:e4, "
                "AB:Nxf6, AB:O-O, AB:e8=Q or AB:e2e4)",
                text=shown(text),
            )
        )
    letter, file, rank, target, promotion = found.groups()
    return _Wanted(
        letter or (None if _SQUARES.match(san) else "P"),
        FILE_NAMES.index(file) if file else None,
        int(rank) - 1 if rank else None,
        parse_square(target, 8),
        promotion.upper() if promotion else None,
    )


def _ambiguous(position: TableView, text: str, found: list[PieceMove]) -> Text:
    names = sorted(_body(position, move) for move in found)
    pairs = sorted({move.pair.name for move in found})
    if len(pairs) > 1:
        return Text(
            "“{text}” is legal on the pairs {pairs} (expected one of {expected})",
            text=shown(text),
            pairs=", ".join(pairs),
            expected=", ".join(names),
        )
    return Text(
        "“{text}” fits several legal moves (expected one of {expected})",
        text=shown(text),
        expected=", ".join(names),
    )


def _reason(
    position: TableView, pairs: tuple[Pair, ...], wanted: _Wanted
) -> tuple[Refusal | None, Text]:
    """Return why no legal move on these pairs is meant, and the refusal if it is only one."""
    refusals = _refusals(position, pairs, wanted)
    reasons = {refusal.sentence: refusal for refusal in refusals}
    if len(reasons) > 1 and len(pairs) == 1:
        reasons = {text: refusal for text, refusal in reasons.items() if refusal.rule == RULE_CHECK}
    if len(reasons) == 1:
        sentence, refusal = reasons.popitem()
        return refusal, sentence
    army = ARMY_LETTERS[position.turn().seat]
    where = pairs[0].name if len(pairs) == 1 else Text("any pair")
    piece = PIECE_NAMES[wanted.letter] if wanted.letter else Text("piece")
    if wanted.castling is not None:
        return None, Text("army {army} may not castle so on {where}", army=army, where=where)
    if not refusals:
        return None, Text(
            "army {army} has no such {piece} on {where}", army=army, piece=piece, where=where
        )
    assert wanted.target is not None, "only castling names no square"
    return None, Text(
        "no {piece} of army {army} can go to {square} on {where}",
        piece=piece,
        army=army,
        square=square_name(wanted.target),
        where=where,
    )


def _refusals(position: TableView, pairs: tuple[Pair, ...], wanted: _Wanted) -> list[Refusal]:
    """Return why no move that may be meant is legal; of a pair that is shut, only why it is."""
    if len(pairs) == 1 and (refusal := position.pair_refusal(pairs[0])):
        return [refusal]
    mover = position.turn().seat
    return [
        refusal
        for pair in pairs
        for origin in _standing(position, pair, mover, wanted)
        for target in _targets(origin, wanted)
        if (refusal := position.refusal(Move(pair, origin, target, wanted.promotion)))
    ]


def _standing(position: TableView, pair: Pair, army: int, wanted: _Wanted) -> list[int]:
    """Return the joined squares of the pieces of the army to move that may be meant."""
    return [
        joined
        for square, piece in position.pieces().items()
        if square.board in pair
        and piece.army == army
        and wanted.letter in (None, piece.letter)
        and wanted.fits_origin(joined := to_joined(square, pair, position.join))
    ]


def _targets(origin: int, wanted: _Wanted) -> tuple[int, ...]:
    """Return the joined squares a piece may go to: the one named, or two aside to castle."""
    if wanted.target is not None:
        return (wanted.target,)
    aside = [t for t in (origin - 2, origin + 2) if t // 8 == origin // 8 and 0 <= t < 64]
    short = wanted.castling == "O-O"
    return tuple(target for target in aside if (target % 8 in _SHORT_FILES) == short)

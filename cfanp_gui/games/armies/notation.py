"""Human notation of moves of Chess For Any Number of Players: a pair and SAN on it.

``AB:e4`` is a move on half-boards A and B pushed together, ``&CD:Nf6`` a second or later move of
the same turn, ``&--`` the end of a turn whose bonus moves are declined, ``AB:`` a push by the
touch-board option, ``-NAc3`` the removal of a piece that is owed and ``-QAd1=R`` its swap for a
captured one. By the Avalanche option ``AB:e4,f7f6`` pushes a pawn too, and ``=Ah1Q`` promotes a
pawn that was pushed onto the last rank. Everything else is written in its machine form.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cfanp_gui.core.actions import Action, Refusal, Transition
from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, Pair, Square, pair_of
from cfanp_gui.core.notation import (
    SAME_TURN,
    Notation,
    NotationError,
    TagNames,
    UnreadableError,
    shown_token,
)
from cfanp_gui.core.text import ENOUGH, Text, sentence_of, shortened, shown
from cfanp_gui.games.armies.actions import (
    EndTurn,
    ExtraAction,
    Move,
    Payment,
    Promote,
    Push,
    move_pattern,
    parse_action,
)
from cfanp_gui.games.armies.base_game import any_of
from cfanp_gui.games.armies.events import Checkmate, KingCaptured
from cfanp_gui.games.armies.explain import RULE_CHECK
from cfanp_gui.games.armies.pair_rules import ENTERS, MUST_CAPTURE, NOT_PROMOTED
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.armies.san import BothSquares, LetterAt, MoveWanted
from cfanp_gui.games.armies.turn import pushes

END_OF_TURN = "&--"
MAX_LENGTH = 64
"""Length above which a text is not a move."""

_PAIR = re.compile(r"([A-Z]{2}|[a-z]{2}):(.*)\Z", re.DOTALL)
_OTHER = re.compile(r"(?:end|pass|draw|claim|give:.*|resign:.*|flag:.*)\Z", re.DOTALL)


_TELLING = {words.template for words in (ENTERS, MUST_CAPTURE, NOT_PROMOTED)}
"""Refusals of pieces that can go where they are to go."""


class ArmiesNotation(Notation[ArmiesPosition]):
    """The human form of the actions of Chess For Any Number of Players."""

    naming = TagNames("CFEN", "Army")

    def human(
        self, position: ArmiesPosition, action: Action, transition: Transition | None = None
    ) -> str:
        """Return the token of an action; see `notation.Notation.human`."""
        if transition is None:
            # A view reveals no more than can be foretold.
            whole = position.viewer is None
            transition = position.apply(action)[1] if whole else position.foretold(action)
        if isinstance(action, EndTurn):
            return END_OF_TURN
        base = position.rules.base
        if isinstance(action, Promote):
            return f"={base.names.title(action.square)}{action.becomes}"
        if isinstance(action, Payment):
            piece = position.pieces().get(action.square)
            letter = "" if piece is None or piece.letter == base.pawn else piece.letter
            becomes = f"={action.becomes}" if action.becomes else ""
            return f"-{letter}{base.names.title(action.square)}{becomes}"
        if not isinstance(action, Move | Push):
            return action.text
        turn = position.turn()
        again = SAME_TURN if turn.used else ""
        if isinstance(action, Push):
            return again + action.text
        body = _body(position, action, transition) + _push_text(action)
        return again + body + _suffix(position, transition, turn.seat)

    def parse(self, position: ArmiesPosition, text: str) -> Action:
        """Return the action that a text means; see `notation.Notation.parse`."""
        bare = "".join(text.split()).removeprefix("&") if len(text) <= MAX_LENGTH else ""
        words: dict[str, Any] = {"text": shown(text)}
        if not bare:
            raise UnreadableError("“{text}” is not a move (expected such as AB:e4)", **words)
        if bare == "--":
            return EndTurn()
        if bare.startswith("-"):
            return _read_payment(position, bare, words)
        base, pairs = position.rules.base, position.pairs()
        if bare.startswith("="):
            bare = bare[:-1] + bare[-1].lower()
        if bare.startswith("=") or move_pattern(base).match(bare) or _OTHER.match(bare):
            try:
                action = parse_action(bare, base.unchosen)
            except ValueError as error:
                raise NotationError(sentence_of(error)) from None
            if not _may_be_turned(position, action):
                return _castled_by_squares(position, action) or action
        if named := _PAIR.match(bare):
            low, high = (BOARD_LETTERS.index(letter) for letter in named[1].upper())
            if low >= high:
                raise NotationError(
                    "“{text}” must name two half-boards, the lower letter first "
                    "(it lies at the bottom)",
                    **words,
                )
            pairs, bare = (pair_of(low, high),), named[2]
        bare, comma, push = bare.rstrip("+#").partition(",")
        wanted = position.rules.pair_rules.san.read(bare)
        if wanted is None:
            raise UnreadableError(
                "“{text}” is not a move (expected a pair and a move, such as AB:e4, "
                "AB:Nxf6, AB:O-O, AB:e8=Q or AB:e2e4)",
                **words,
            )
        if (outcome := position.outcome()) is not None:
            reason = Text("the game is over ({reason})", reason=outcome.reason)
            raise NotationError("“{text}”: {reason}", reason=reason, **words)
        fitting = tuple(
            move
            for move in _pushings(position, pairs, wanted)
            if move.text.partition(",")[2].startswith(push)
        )
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise NotationError(_ambiguous(position, text, fitting), fitting=fitting)
        if comma:
            # The move alone may be legal.
            raise NotationError(
                "“{text}”: {push} is not a pawn that may be pushed with this move",
                push=shown(push),
                **words,
            )
        refusal, reason = _reason(position, pairs, wanted)
        raise NotationError("“{text}”: {reason}", refusal=refusal, reason=reason, **words)

    def implied(self, position: ArmiesPosition, text: str) -> Action | None:
        """Return the end of turn that a move without ``&`` implies, or None.

        See `notation.Notation.implied`.
        """
        pushed, goes_on = position.turn().used, text.startswith("&")
        if goes_on and not pushed:
            raise NotationError(
                "“{text}” starts with & but no move was made this turn (expected the "
                "first move of the next one)",
                text=shown(text),
            )
        ends = pushed and not goes_on and text != "--" and not _OTHER.match(text)
        return EndTurn() if ends else None

    def implies(self, following: Action, action: Action) -> bool:
        """Return True if a move implies an end of turn; see `notation.Notation.implies`."""
        return isinstance(action, EndTurn) and isinstance(following, Move | ExtraAction)

    def instead(self, position: ArmiesPosition, text: str) -> str:
        """Return legal moves instead of an illegal one; see `notation.Notation.instead`."""
        if not position.actors():
            return ""
        bare = text.removeprefix("&")
        letters, colon, rest = bare.partition(":")
        pairs = position.pairs()
        here = [pair for pair in pairs if colon and pair.name == letters.upper()]
        if colon and not here:
            names = [pair.name for pair in pairs]
            return Text(" (legal pairs: {pairs})", pairs=shortened(names)) if names else ""
        typed, base = rest if colon else bare, position.rules.pair_rules
        square = base.names.pattern
        named = re.match(f"({square}){square}", rest)
        origin = base.names.number(named[1]) if named else None
        alike: list[str] = []
        others: list[str] = []
        for pair in here or pairs:
            for action in position.pair_actions(pair):
                name = shown_token(self.human(position, action, position.foretold(action)))
                wanted = base.san.resembles(typed, name.partition(":")[2])
                if origin is not None:
                    wanted = action.origin == origin
                (alike if wanted else others).append(name)
                if len(alike) > ENOUGH:
                    break
        names = alike or others
        return Text(" (legal: {moves})", moves=shortened(names)) if names else ""

    def round(self, position: ArmiesPosition) -> int:
        """Return the round being played; see `notation.Notation.round`."""
        return position.turn().round


def _may_be_turned(position: ArmiesPosition, action: Action) -> bool:
    """Return True if an illegal drop may be meant as a drop of the promoted piece."""
    if not isinstance(action, Move) or action.origin >= 0:
        return False
    base = position.rules.base
    letter = base.letters[~action.origin]
    turned = any(drop != letter and base.plain(drop) == letter for drop in base.drops)
    return turned and position.known_refusal(action) is not None


def _read_payment(position: ArmiesPosition, bare: str, words: Mapping[str, Any]) -> Payment:
    """Return the removal or swap that a text means, with or without the letter of the piece.

    Raises NotationError for another text, and if another piece stands on the square.
    """
    base = position.rules.base.unchosen
    letters = any_of(letter for letter in base.types if letter != base.pawn)
    square = base.names.half_pattern
    match = re.fullmatch(rf"-({letters})?([A-Z])({square})(?:=?([BRbr]))?", bare)
    if match is None:
        raise UnreadableError(
            "“{text}” is not a removal (expected such as -NAc3, or -QAd1=R for a swap)", **words
        )
    letter, board, square, becomes = match.groups()
    at = Square(BOARD_LETTERS.index(board), base.names.number(square))
    piece = position.pieces().get(at)
    if letter and (piece is None or piece.letter != letter):
        raise NotationError(
            "“{text}”: no {piece} stands on {square}",
            piece=base.types[letter].title,
            square=base.names.title(at),
            **words,
        )
    return Payment(at, base, becomes and becomes.upper())


def _fitting(position: ArmiesPosition, pair: Pair, wanted: MoveWanted) -> list[Move]:
    """Return the legal moves on a pair that a text may mean, sorted by their text.

    Most texts name the target square, so that only moves to that square are compared in full.
    """
    if pair not in position.pairs():
        return []
    standing, base, target = _letters(position, pair), position.rules.base, wanted.target

    def letter_at(index: int) -> str | None:
        letter = standing(index)
        return letter if letter is None else base.plain(letter)

    fitting: list[Move] = []
    state = position.state
    for origin, goal, becomes in state.moves_on(pair).expand():
        if target not in (goal, None):
            continue
        if not wanted.castles or _castles(position, pair, origin, goal):
            promotion = base.becomes[becomes]
            if wanted.fits(origin, goal, promotion, letter_at):
                fitting.append(Move(pair, origin, goal, promotion, base.unchosen))
    if not fitting and wanted.by_squares:
        fitting += _castlings_to(position, pair, wanted)
    return sorted(fitting, key=lambda move: move.text) if len(fitting) > 1 else fitting


def _castlings_to(position: ArmiesPosition, pair: Pair, wanted: MoveWanted) -> Iterator[Move]:
    """Yield castling onto the Rook that is given by the King's squares."""
    state, board = position.state, position.state.board(pair)
    for origin, target, _ in state.moves_on(pair).expand():
        if not wanted.fits_origin(origin) or not _castles(position, pair, origin, target):
            continue
        if wanted.target == state.base.goal(board, pair, state.army, origin, target):
            yield Move(pair, origin, target, None, position.rules.base.unchosen)


def _castled_by_squares(position: ArmiesPosition, action: Action) -> Move | None:
    """Return castling onto the Rook that a move in machine form means; None for another move."""
    if not isinstance(action, Move) or not position.rules.pair_rules.castles_onto_rook:
        return None
    if action.pair not in position.pairs() or position.known_refusal(action) is None:
        return None
    wanted = BothSquares(action.target, origin=action.origin)
    return next(_castlings_to(position, action.pair, wanted), None)


def _castles(position: ArmiesPosition, pair: Pair, origin: int, target: int) -> bool:
    """Return True if a legal move castles."""
    state = position.state
    along = state.base.moved_along(state.board(pair), pair, state.army, origin, target)
    return along is not None


def _pushings(
    position: ArmiesPosition, pairs: Iterable[Pair], wanted: MoveWanted
) -> Iterator[Move]:
    """Yield the legal moves on some pairs that a text may mean, with each pawn they may push."""
    state = position.state
    for pair in pairs:
        for move in _fitting(position, pair, wanted):
            for step in pushes(state, pair, state.pair_move(move)):
                yield move._replace(push=step)


def _letters(position: ArmiesPosition, pair: Pair) -> LetterAt:
    """Return a function that gives the letter of the piece on a square of a pair's joined board."""
    pieces, base = position.pieces(), position.rules.pair_rules

    def letter_at(index: int) -> str | None:
        if index < 0:
            return position.rules.base.letters[~index]
        piece = pieces.get(base.square(index, pair))
        return None if piece is None else piece.letter

    return letter_at


def _body(position: ArmiesPosition, move: Move, transition: Transition | None = None) -> str:
    """Return a legal move without the signs of check and mate.

    Where kinds of pieces are hidden, the transition has the kinds that the move reveals.
    """
    pair, origin, target, promotion, *_ = move
    base, letter_at = position.rules.pair_rules, _letters(position, pair)
    if position.rules.base.hides:
        if transition is None:
            transition = position.foretold(move)
        letters = {origin: transition.went[0].before.letter}
        if transition.met is not None:
            letters[target] = transition.met.defender.letter
        letter_at = letters.get

    def steps() -> Iterator[tuple[int, int]]:
        # A generator, so that other moves are generated only if they are needed.
        for other in position.pair_actions(pair):
            yield other.origin, other.target

    castles = promotion is None and _castles(position, pair, origin, target)
    castling = base.san.castling(origin, target) if castles else None
    text = castling or base.san.write((origin, target, promotion), letter_at, steps())
    return f"{pair.name}:{text}"


def _push_text(move: Move) -> str:
    """Return the suffix for the pawn pushed with a move."""
    return f",{move.base.move_text(*move.push, None)}" if move.push else ""


def _suffix(position: ArmiesPosition, transition: Transition, mover: int) -> str:
    """Return ``#`` if the move checkmated an army on its pair, ``+`` if one is in check there.

    After an attack that failed it is ``-``, or ``=`` if both pieces were lost.

    Mates by the move itself are reported first; those of armies found mated at the beginning of
    their own turn follow and are not counted.
    """
    if transition.met is not None and transition.met.attacker_fell:
        return "=" if transition.met.defender_fell else "-"
    if not transition.checks:
        return ""
    checked = {position.pieces()[square].army for square in transition.checks}
    match [event for event in transition.events[:2] if not isinstance(event, KingCaptured)]:
        case (Checkmate(army, _, by_army), *_) if by_army == mover and army in checked:
            return "#"
    return "+"


def _ambiguous(position: ArmiesPosition, text: str, moves: Iterable[Move]) -> Text:
    names = sorted(_body(position, move) + _push_text(move) for move in moves)
    pairs = sorted({move.pair.name for move in moves})
    words = {"text": shown(text), "pairs": ", ".join(pairs), "expected": ", ".join(names)}
    if len(pairs) > 1:
        return Text("“{text}” is legal on the pairs {pairs} (expected one of {expected})", **words)
    return Text("“{text}” fits several legal moves (expected one of {expected})", **words)


def _reason(
    position: ArmiesPosition, pairs: tuple[Pair, ...], wanted: MoveWanted
) -> tuple[Refusal | None, Text]:
    """Return the reason no legal move on these pairs fits, and the refusal if there is only one."""
    refusals = _refusals(position, pairs, wanted)
    reasons = {refusal.sentence: refusal for refusal in refusals}
    if len(reasons) > 1 and len(pairs) == 1:
        reasons = {
            text: refusal
            for text, refusal in reasons.items()
            if refusal.rule == RULE_CHECK or _is_telling(refusal.message)
        }
    if len(reasons) == 1:
        sentence, refusal = reasons.popitem()
        return refusal, sentence
    army, base = BOARD_LETTERS[position.turn().seat], position.rules.base
    where = pairs[0].name if len(pairs) == 1 else Text("any pair")
    if (refused := wanted.refused(army, where)) is not None:
        return None, refused
    kinds = (kind for letter, kind in base.types.items() if base.plain(letter) == wanted.letter)
    piece = next((kind.title for kind in kinds), Text("piece"))
    words = {"army": army, "piece": piece, "where": where}
    if not refusals:
        return None, Text("army {army} has no such {piece} on {where}", **words)
    assert wanted.target is not None, "the base game says why not of moves without a square"
    square = base.names.joined[wanted.target]
    return None, Text(
        "no {piece} of army {army} can go to {square} on {where}", square=square, **words
    )


def _is_telling(message: str) -> bool:
    """Return True if a refusal is by another rule than how a piece goes."""
    return isinstance(message, Text) and message.template in _TELLING


def _refusals(
    position: ArmiesPosition, pairs: tuple[Pair, ...], wanted: MoveWanted
) -> list[Refusal]:
    """Return the refusals of moves that may be meant; of a pair that is shut, only its refusal."""
    if len(pairs) == 1 and (refusal := position.pair_refusal(pairs[0])):
        return [refusal]
    mover, base = position.turn().seat, position.rules.base.unchosen
    return [
        refusal
        for pair in pairs
        for origin in _standing(position, pair, mover, wanted)
        for target in wanted.targets(origin)
        if (refusal := position.known_refusal(Move(pair, origin, target, wanted.promotion, base)))
    ]


def _standing(position: ArmiesPosition, pair: Pair, army: int, wanted: MoveWanted) -> list[int]:
    """Return the joined squares of the pieces of the army to move that may be meant.

    For a drop it is the origin of a piece in the hand.
    """
    base = position.rules.pair_rules
    if wanted.letter is not None and wanted.fits_origin(-1):
        letters = [base.base.plain(letter) for letter in base.letters]
        return [~letters.index(wanted.letter)]
    return [
        joined
        for square, piece in position.pieces().items()
        if square.board in (*pair, STRIP)
        and piece.army == army
        and wanted.letter in (None, base.base.plain(piece.letter))
        and wanted.fits_origin(joined := base.joined(square, pair))
    ]

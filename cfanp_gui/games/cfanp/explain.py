"""Why an action is not legal: the rule, one sentence, and the squares that show it."""

from __future__ import annotations

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Join, Pair, Square
from cfanp_gui.core.game import PIECE_NAMES, Piece, Refusal
from cfanp_gui.core.half_boards import from_joined, full_name, square_name, to_joined
from cfanp_gui.core.movegen import attackers
from cfanp_gui.core.text import Text, with_and
from cfanp_gui.games.cfanp.actions import (
    AgreeDraw,
    CfanpAction,
    ClaimDraw,
    EndTurn,
    ExtraAction,
    HandOver,
    Move,
    Push,
    Resign,
)
from cfanp_gui.games.cfanp.state import State

RULE_MOVES = Text("Rule 1, FIDE")
RULE_PUSH = Text("Rule 4")
RULE_BONUS = Text("Rule 6")
RULE_CAPTURE = Text("Rule 7")
RULE_CHECK = Text("Rule 8")
RULE_END = Text("Rule 9")
OPTION_TOUCH = Push.rule
OPTION_FRIENDLY = Text("friendly option")


def describe(piece: Piece) -> Text:
    """Return a piece in words, such as ``pawn of army b``."""
    return Text(
        "{piece} of army {army}", piece=PIECE_NAMES[piece.letter], army=ARMY_LETTERS[piece.army]
    )


def refusal(state: State, action: CfanpAction, over: bool, claim: str | None) -> Refusal | None:
    """Return why an action is not legal; None when it is.

    `over` says whether the game has ended, `claim` what draw may be claimed, if any.
    """
    if over:
        return Refusal(RULE_END, Text("The game is over"))
    for modified in state.hooks.refusal if state.hooks is not None else ():
        if (problem := modified(state, action)) is not None:
            return problem
    match action:
        case Move():
            return _move(state, action)
        case ExtraAction():
            if state.hooks is None or state.hooks.player_of(action) is None:
                return Refusal(action.rule, action.off)
        case EndTurn():
            return _end_turn(state)
        case HandOver():
            return _hand_over(state, action)
        case Resign():
            if action.player not in state.sides.living_players:
                return Refusal(
                    RULE_END, Text("Player {player} has no army left", player=action.player)
                )
        case ClaimDraw():
            if claim is None:
                return Refusal(
                    RULE_END,
                    Text("Neither a threefold repetition nor 50 moves each without progress"),
                )
        case AgreeDraw():
            pass
    return None


def pair_refusal(state: State, pair: Pair) -> Refusal | None:
    """Return why the army to move may not use a pair now (Rules 4 and 6); None when it may."""
    shut = state.hooks is not None and bool(state.hooks.open_pairs)
    if shut and pair in state.pairs():
        return None
    for modified in state.hooks.shut if state.hooks is not None else ():
        if (problem := modified(state, pair)) is not None:
            return problem
    for board in pair:
        if board >= state.count:
            return Refusal(
                RULE_PUSH, Text("There is no half-board {board}", board=BOARD_LETTERS[board])
            )
        if state.pushed >> board & 1:
            return Refusal(
                RULE_BONUS,
                Text("Half-board {board} was already pushed this turn", board=BOARD_LETTERS[board]),
                pair=pair,
            )
    if state.committed is not None and pair != state.committed:
        return Refusal(
            OPTION_TOUCH,
            Text(
                "The half-boards {pair} are pushed together and must be used",
                pair=together(state.committed),
            ),
            pair=state.committed,
        )
    occupied = state.spread[state.army]
    if not (occupied >> pair.lower | occupied >> pair.upper) & 1:
        return Refusal(
            RULE_PUSH,
            Text(
                "Army {army} has no piece on {pair}",
                army=ARMY_LETTERS[state.army],
                pair=together(pair),
            ),
            pair=pair,
        )
    if shut:
        return Refusal(RULE_PUSH, Text("{pair} cannot be used now", pair=together(pair)), pair=pair)
    return None


def _end_turn(state: State) -> Refusal | None:
    if not state.pushed:
        return Refusal(RULE_BONUS, Text("The first move of a turn is compulsory"))
    return None


def _hand_over(state: State, action: HandOver) -> Refusal | None:
    if action.army >= state.count or state.control[action.army] is None:
        return Refusal(
            RULE_END, Text("There is no living army {army}", army=ARMY_LETTERS[action.army])
        )
    if not 1 <= action.player <= state.count:
        return Refusal(RULE_END, Text("There is no player {player}", player=action.player))
    if state.control[action.army] == action.player:
        return Refusal(
            RULE_END,
            Text(
                "Player {player} has army {army} already",
                player=action.player,
                army=ARMY_LETTERS[action.army],
            ),
        )
    if state.pushed or state.committed is not None:
        return Refusal(
            OPTION_FRIENDLY, Text("Armies are handed over between turns, not within one")
        )
    return None


def _move(state: State, action: Move) -> Refusal | None:
    pair = action.pair
    if pair.lower >= pair.upper or not (0 <= action.origin < 64 and 0 <= action.target < 64):
        return Refusal(RULE_PUSH, Text("{move} is not a move on two half-boards", move=action.text))
    if problem := pair_refusal(state, pair):
        return problem
    promotion = state.base.letters.index(action.promotion) if action.promotion else 0
    if (action.origin, action.target, promotion) in state.moves_on(pair).expand():
        return None
    return _illegal_move(state, action, pair)


def _illegal_move(state: State, action: Move, pair: Pair) -> Refusal:
    join = state.rules.join
    origin = from_joined(action.origin, pair, join)
    target = from_joined(action.target, pair, join)
    piece = state.piece_at(origin)
    mover = ARMY_LETTERS[state.army]
    if piece is None:
        return Refusal(
            RULE_MOVES,
            Text("There is no piece on {origin}", origin=_seen(origin, pair, join)),
            (origin,),
            pair,
        )
    if piece.army != state.army:
        friend = not state.hostile(piece.army, state.army)
        return Refusal(
            RULE_CAPTURE if friend else RULE_MOVES,
            Text(
                "The {piece} on {origin} does not move now: it is army {mover}’s turn",
                piece=describe(piece),
                origin=_seen(origin, pair, join),
                mover=mover,
            ),
            (origin,),
            pair,
        )
    hit = state.piece_at(target)
    if hit is not None and origin != target:
        if not state.hostile(hit.army, state.army):
            return Refusal(
                RULE_MOVES if hit.army == state.army else RULE_CAPTURE,
                Text(
                    "Your own {piece} stands on {target}",
                    piece=describe(hit),
                    target=_seen(target, pair, join),
                ),
                (target,),
                pair,
            )
        if hit.letter == "K" and state.control[hit.army] is not None:
            return Refusal(
                RULE_MOVES,
                Text(
                    "A living King is never captured ({target})", target=_seen(target, pair, join)
                ),
                (target,),
                pair,
            )
    promotion = state.base.letters.index(action.promotion) if action.promotion else 0
    pseudo = state.generate(state.army, pair, guard_king=False).expand()
    same = [letter for a, b, letter in pseudo if (a, b) == (action.origin, action.target)]
    castles = piece.letter == "K" and abs(action.origin - action.target) == 2
    if promotion in same:
        return exposed(state, action)
    if same and same[0]:
        return Refusal(
            RULE_MOVES,
            Text(
                "Say what the pawn becomes on {target}: Q, R, B or N",
                target=_seen(target, pair, join),
            ),
            (target,),
            pair,
        )
    if same:
        return Refusal(
            RULE_MOVES, Text("Only a pawn on a back rank becomes another piece"), (target,), pair
        )
    if castles and action.origin >> 3 == action.target >> 3:
        return Refusal(
            RULE_MOVES,
            Text(
                "Castling needs King and Rook unmoved on their home half-board and nothing between"
            ),
            (origin,),
            pair,
        )
    return Refusal(
        RULE_MOVES,
        Text(
            "The {piece} on {origin} cannot go to {target} on {pair}",
            piece=PIECE_NAMES[piece.letter],
            origin=_seen(origin, pair, join),
            target=_seen(target, pair, join),
            pair=together(pair),
        )
        if origin != target
        else Text(
            "The {piece} on {origin} has not moved",
            piece=PIECE_NAMES[piece.letter],
            origin=_seen(origin, pair, join),
        ),
        (origin,),
        pair,
    )


def exposed(state: State, action: Move) -> Refusal:
    """Return the refusal of a move that only the safety of the own King forbids."""
    join, pair = state.rules.join, action.pair
    king = state.king_of(state.army)
    assert king is not None, "only an army with a King on the pair is refused for its sake"
    castles = from_joined(action.origin, pair, join) == king and (
        abs(action.origin - action.target) == 2
    )
    checkers = state.checkers(state.army, pair)
    if castles:
        if checkers:
            return Refusal(
                RULE_MOVES,
                Text("A King in check on {pair} may not castle", pair=together(pair)),
                checkers,
                pair,
            )
        board, _, _, hostile = state.view(state.army, pair)
        path = range(min(action.origin, action.target), max(action.origin, action.target) + 1)
        mask = 0
        for square in path:
            mask |= attackers(board, square, board.occupied, hostile)
        return Refusal(
            RULE_MOVES,
            Text(
                "Castling would pass over or reach an attacked square on {pair}",
                pair=together(pair),
            ),
            state.squares(mask, pair),
            pair,
        )
    promotion = state.base.letters.index(action.promotion) if action.promotion else 0
    after = state.moved(pair, action.origin, action.target, promotion)
    attacking = after.checkers(state.army, pair)
    king_square = after.king_of(state.army) or king
    names = with_and(_seen(attacker, pair, join) for attacker in attacking)
    return Refusal(
        RULE_CHECK,
        Text(
            "Your King on {square} is attacked from {names} on {pair}",
            square=_seen(king_square, pair, join),
            names=names,
            pair=together(pair),
        )
        if king_square == king and checkers
        else Text(
            "Your King on {square} would be attacked from {names} on {pair}",
            square=_seen(king_square, pair, join),
            names=names,
            pair=together(pair),
        ),
        (king_square, *attacking),
        pair,
    )


def _seen(square: Square, pair: Pair, join: Join) -> str:
    """Return a square of a pair as refusals name it: with its joined name where that differs.

    The frames of two half-boards pushed together, and notation, name the squares of the upper
    one so.
    """
    if square.board == pair.lower:
        return full_name(square)
    return f"{full_name(square)} ({square_name(to_joined(square, pair, join))})"


def together(pair: Pair) -> str:
    """Return a pair as a sentence names it, such as ``A+C``."""
    return "+".join(pair.name)

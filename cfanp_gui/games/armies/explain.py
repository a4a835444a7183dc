"""Why an action is not legal: the rule, one sentence, and the squares that show it."""

from __future__ import annotations

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, board_letter
from cfanp_gui.core.draw_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.game import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text, with_and
from cfanp_gui.games.armies.actions import (
    ArmiesAction,
    EndTurn,
    ExtraAction,
    HandOver,
    Move,
    Promote,
    Push,
    Resign,
)
from cfanp_gui.games.armies.base_game import ANYWHERE, BaseGame
from cfanp_gui.games.armies.draws import unclaimed
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.state import State

RULE_PUSH = Text("Rule 4")
RULE_BONUS = Text("Rule 6")
RULE_CAPTURE = Text("Rule 7")
RULE_CHECK = Text("Rule 8")
RULE_END = Text("Rule 9")
OPTION_TOUCH = Push.rule
NO_PUSH = Text("No pawn is pushed with a move in this game")
OPTION_FRIENDLY = Text("friendly option")


def describe(piece: Piece, base: BaseGame) -> Text:
    """Return a piece in words, such as ``pawn of army b``."""
    title = base.types[piece.letter].title
    return Text("{piece} of army {army}", piece=title, army=ARMY_LETTERS[piece.army])


def refusal(state: State, action: ArmiesAction, over: bool, claim: str | None) -> Refusal | None:
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
                return Refusal(RULE_END, unclaimed(state))
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
        if not 0 <= board < state.count:
            return Refusal(
                RULE_PUSH, Text("There is no half-board {board}", board=board_letter(board))
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
    if not (occupied >> pair.lower | occupied >> pair.upper) & 1 and not occupied & ANYWHERE:
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
    size = state.rules.base.size
    if pair.lower >= pair.upper or not (action.origin < size and 0 <= action.target < size):
        return Refusal(RULE_PUSH, Text("{move} is not a move on two half-boards", move=action.text))
    if problem := pair_refusal(state, pair):
        return problem
    if pair_move(state, action) in state.moves_on(pair).expand():
        pushes = state.hooks is not None and bool(state.hooks.pushes)
        return None if action.push is None or pushes else Refusal(Promote.rule, NO_PUSH)
    return _illegal_move(state, action, pair)


def pair_move(state: State, action: Move) -> PairMove:
    """Return a move as the base game has it."""
    becomes = state.base.letters.index(action.promotion) if action.promotion else 0
    return action.origin, action.target, becomes


def _illegal_drop(state: State, action: Move, pair: Pair) -> Refusal:
    base, rule = state.base, state.rules.base.rule
    target, name = base.square(action.target, pair), base.seen(action.target, pair)
    letter = base.letters[~action.origin]
    piece = state.rules.base.types[letter].title
    if letter not in state.hand(state.army):
        return Refusal(
            rule,
            Text(
                "Army {army} has no {piece} in its hand",
                army=ARMY_LETTERS[state.army],
                piece=piece,
            ),
        )
    hit = state.piece_at(target)
    if hit is not None:
        return Refusal(
            rule,
            Text("A piece is dropped on an empty square; {piece} stands on {target}",
                 piece=describe(hit, state.rules.base), target=name),
            (target,),
            pair,
        )  # fmt: skip
    move = pair_move(state, action)
    if move in state.generate(state.army, pair, guard_king=False).expand():
        return exposed(state, action)
    reason = base.reason(state.board(pair), pair, move, ())
    sentence = reason.sentence if reason is not None else Text(
        "The {piece} cannot be dropped on {target} on {pair}",
        piece=piece, target=name, pair=together(pair),
    )  # fmt: skip
    causes = reason.causes if reason is not None else 1 << action.target
    return Refusal(rule, sentence, state.squares(causes, pair), pair)


def _illegal_move(state: State, action: Move, pair: Pair) -> Refusal:
    if action.origin < 0:
        return _illegal_drop(state, action, pair)
    base, rule = state.base, state.rules.base.rule
    origin, target = base.square(action.origin, pair), base.square(action.target, pair)
    origin_name, target_name = base.seen(action.origin, pair), base.seen(action.target, pair)
    piece = state.piece_at(origin)
    if piece is None:
        return Refusal(
            rule, Text("There is no piece on {origin}", origin=origin_name), (origin,), pair
        )
    if piece.army != state.army:
        friend = not state.hostile(piece.army, state.army)
        return Refusal(
            RULE_CAPTURE if friend else rule,
            Text(
                "The {piece} on {origin} does not move now: it is army {mover}’s turn",
                piece=describe(piece, base.base),
                origin=origin_name,
                mover=ARMY_LETTERS[state.army],
            ),
            (origin,),
            pair,
        )
    hit = state.piece_at(target)
    if hit is not None and origin != target:
        if not state.hostile(hit.army, state.army):
            return Refusal(
                rule if hit.army == state.army else RULE_CAPTURE,
                Text(
                    "Your own {piece} stands on {target}",
                    piece=describe(hit, base.base),
                    target=target_name,
                ),
                (target,),
                pair,
            )
        if hit.letter == base.royal and state.control[hit.army] is not None:
            return Refusal(
                rule,
                Text("A living King is never captured ({target})", target=target_name),
                (target,),
                pair,
            )
    move = pair_move(state, action)
    pseudo = state.generate(state.army, pair, guard_king=False).expand()
    becomings = [becomes for *step, becomes in pseudo if tuple(step) == move[:2]]
    if move[2] in becomings:
        return exposed(state, action)
    reason = base.reason(state.board(pair), pair, move, becomings)
    if reason is not None:
        return Refusal(rule, reason.sentence, state.squares(reason.causes, pair), pair)
    return Refusal(
        rule,
        Text(
            "The {piece} on {origin} cannot go to {target} on {pair}",
            piece=base.base.types[piece.letter].title,
            origin=origin_name,
            target=target_name,
            pair=together(pair),
        )
        if origin != target
        else Text(
            "The {piece} on {origin} has not moved",
            piece=base.base.types[piece.letter].title,
            origin=origin_name,
        ),
        (origin,),
        pair,
    )


def exposed(state: State, action: Move) -> Refusal:
    """Return the refusal of a move that only the safety of the own King forbids."""
    base, pair, army = state.base, action.pair, state.army
    board, own, _, hostile = state.view(army, pair)
    assert own & board.kings, "only an army with a King on the pair is refused for its sake"
    move = pair_move(state, action)
    checkers = state.attackers(army, pair)
    reason = base.reason_exposed(board, pair, move, hostile, checkers)
    if reason is not None:
        return Refusal(
            state.rules.base.rule, reason.sentence, state.squares(reason.causes, pair), pair
        )
    after = state.moved(pair, *move)
    later, later_own, _, _ = after.view(army, pair)
    king, before = later_own & later.kings, own & board.kings
    attacking = after.attackers(army, pair)
    names = with_and(base.seen(attacker, pair) for attacker in squares[attacking])
    words = {
        "square": base.seen(king.bit_length() - 1, pair),
        "names": names,
        "pair": together(pair),
    }
    return Refusal(
        RULE_CHECK,
        Text("Your King on {square} is attacked from {names} on {pair}", **words)
        if king == before and checkers
        else Text("Your King on {square} would be attacked from {names} on {pair}", **words),
        (*state.squares(king, pair), *state.squares(attacking, pair)),
        pair,
    )


def together(pair: Pair) -> str:
    """Return a pair as a sentence names it, such as ``A+C``."""
    return "+".join(pair.name)

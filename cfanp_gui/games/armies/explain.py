"""Reasons why actions are illegal: the rule, one sentence, and the squares that show it."""

from __future__ import annotations

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, board_letter
from cfanp_gui.core.draw_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.refusal_texts import attacked, attacker, in_the_way, not_your_turn
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text, listed
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
from cfanp_gui.games.armies.base_game import ANYWHERE
from cfanp_gui.games.armies.control import Control
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


def blocked(state: State, rule: str, pair: Pair, at: int) -> Refusal:
    """Return the refusal of a move whose way is blocked by a piece on a square of a pair."""
    square = state.base.square(at, pair)
    piece, player = state.standing(square), state.control[state.army]
    assert player is not None, "a living army is to move"
    title = state.rules.base.types[piece.letter].title
    sentence = in_the_way(title, state.base.seen(at, pair), state.control[piece.army], player)
    return Refusal(rule, sentence, (square,), pair)


def refusal(state: State, action: ArmiesAction, over: bool, claim: str | None) -> Refusal | None:
    """Return the reason an action is illegal; None if it is legal.

    `over` is True if the game has ended; `claim` is the draw that may be claimed, if any.
    """
    if over:
        return Refusal(RULE_END, Text("The game is over"))
    for modified in state.hooks.refusal:
        if (problem := modified(state, action)) is not None:
            return problem
    match action:
        case Move():
            return _move(state, action)
        case ExtraAction():
            if state.hooks.player_of(action) is None:
                return Refusal(action.rule, action.off)
        case EndTurn():
            return _end_turn(state)
        case HandOver():
            return _hand_over(state, action)
        case Resign():
            if not 1 <= action.player <= state.count:
                return _no_player(action.player)
            if action.player not in state.sides.living_players:
                return Refusal(
                    RULE_END, Text("{player} has no army left", player=PlayerName(action.player))
                )
        case ClaimDraw():
            if claim is None:
                return Refusal(RULE_END, unclaimed(state))
        case AgreeDraw():
            pass
    return None


def pair_refusal(state: State, pair: Pair) -> Refusal | None:
    """Return the reason the army to move may not use a pair now (Rules 4 and 6), or None."""
    if state.hooks.open_pairs and pair in state.pairs():
        return None
    for modified in state.hooks.shut:
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
    if state.hooks.open_pairs:
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
        return _no_player(action.player)
    if state.control[action.army] == action.player:
        return Refusal(
            RULE_END,
            Text(
                "Army {army} is with {player} already",
                player=PlayerName(action.player),
                army=ARMY_LETTERS[action.army],
            ),
        )
    if state.pushed or state.committed is not None:
        return Refusal(
            OPTION_FRIENDLY, Text("Armies are handed over between turns, not within one")
        )
    return None


def _no_player(player: int) -> Refusal:
    return Refusal(RULE_END, Text("There is no player {player}", player=player))


def _move(state: State, action: Move) -> Refusal | None:
    pair = action.pair
    size = state.rules.base.size
    if pair.lower >= pair.upper or not (action.origin < size and 0 <= action.target < size):
        return Refusal(RULE_PUSH, Text("{move} is not a move on two half-boards", move=action.text))
    if problem := pair_refusal(state, pair):
        return problem
    for modified in state.hooks.move_refusal:
        if (problem := modified(state, action)) is not None:
            return problem
    if pair_move(state, action) in state.moves_on(pair).expand():
        known = action.push is None or state.hooks.pushes
        return None if known else Refusal(Promote.rule, NO_PUSH)
    return _illegal_move(state, action, pair)


def pair_move(state: State, action: Move) -> PairMove:
    """Return a move in the base game's form."""
    return action.origin, action.target, _number(state, action)


def _number(state: State, action: Move) -> int:
    """Return the number of a promotion; -1 for an impossible one."""
    if action.promotion is None:
        return 0
    piece = state.piece_at(state.base.square(action.origin, action.pair))
    base = state.rules.base
    return -1 if piece is None else base.number(piece.letter, action.promotion)


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
    if state.piece_at(target) is not None:
        return blocked(state, rule, pair, action.target)
    move = pair_move(state, action)
    if move in state.generate(state.army, pair, guard_king=False).expand():
        return exposed(state, action)
    reason = base.reason(state.board(pair), pair, move, ())
    sentence = reason.sentence if reason is not None else Text(
        "The {piece} cannot be dropped on {target}", piece=piece, target=name
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
            waits(state.control, state.army, piece.army),
            (origin,),
            pair,
        )
    hit = state.piece_at(target)
    if hit is not None and origin != target:
        if not state.hostile(hit.army, state.army):
            friendly = rule if hit.army == state.army else RULE_CAPTURE
            return blocked(state, friendly, pair, action.target)
        if hit.letter == base.royal and state.control[hit.army] is not None:
            return Refusal(
                rule, Text("A living King is never captured, only checkmated"), (target,), pair
            )
    move = pair_move(state, action)
    pseudo = state.generate(state.army, pair, guard_king=False).expand()
    becomings = [becomes for *step, becomes in pseudo if tuple(step) == move[:2]]
    if move[2] in becomings:
        return exposed(state, action)
    board = state.board(pair)
    way = None if origin == target else base.in_the_way(board, pair, state.rights, *move[:2])
    if not becomings and way is not None:
        return blocked(state, rule, pair, way)
    reason = base.compelled(board, pair, state.moves_on(pair), move)
    if reason is None:
        reason = base.reason(board, pair, move, becomings)
    if reason is not None:
        return Refusal(rule, reason.sentence, state.squares(reason.causes, pair), pair)
    return Refusal(
        rule,
        Text(
            "The {piece} on {origin} cannot go to {target}",
            piece=base.base.types[piece.letter].title,
            origin=origin_name,
            target=target_name,
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
    """Return the refusal of a move that is illegal only because it exposes the own King."""
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
    words = listed(_attacker(state, at, pair) for at in squares[attacking])
    return Refusal(
        RULE_CHECK,
        attacked(base.seen(king.bit_length() - 1, pair), words, king == before and bool(checkers)),
        (*state.squares(king, pair), *state.squares(attacking, pair)),
        pair,
    )


def waits(control: Control, mover: int, army: int) -> Text:
    """Return the reason an army may not move now: the player whose turn it is."""
    player = control[mover]
    assert player is not None, "a living army is to move"
    if control[army] != player:
        return not_your_turn(player)
    letter = ARMY_LETTERS[mover]
    return Text("It is {player}’s turn with army {army}", player=PlayerName(player), army=letter)


def _attacker(state: State, at: int, pair: Pair) -> Text:
    piece = state.standing(state.base.square(at, pair))
    title = state.rules.base.types[piece.letter].title
    return attacker(title, state.base.seen(at, pair), state.control[piece.army])


def together(pair: Pair) -> str:
    """Return the name of a pair in a sentence, such as ``A+C``."""
    return "+".join(pair.name)

"""Reasons why actions are illegal: the rule, one sentence, and the squares that show it."""

from collections.abc import Callable
from functools import cached_property

from cfanp_gui.core.actions import Refusal, no_action
from cfanp_gui.core.boards import BOARD_LETTERS, Pair, Square, board_letter
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.plain_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.refusal_texts import Refusals, not_your_turn
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text, WithArticle, listed
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
from cfanp_gui.games.armies.draws import unclaimed
from cfanp_gui.games.armies.pair_rules import ATTACKED_WAY, ENTERS, PairMove, Reason
from cfanp_gui.games.armies.placed_armies import Control
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import pushes

RULE_PUSH = Text("Rule 4")
RULE_BONUS = Text("Rule 6")
RULE_CAPTURE = Text("Rule 7")
RULE_CHECK = Text("Rule 8")
RULE_END = Text("Rule 9")
OPTION_TOUCH = Push.rule
NO_PUSH = Text("No pawn is pushed with a move in this game")
OPTION_FRIENDLY = Text("friendly option")


OVER = Refusal(RULE_END, Text("The game is over"))


def refusal(state: State, action: ArmiesAction, claim: Callable[[], str | None]) -> Refusal | None:
    """Return the reason an action is illegal while the game goes on; None if it is legal.

    `claim` returns the draw that may be claimed, if any.
    """
    due = state.due() if isinstance(action, Move | Push | EndTurn) else None
    problem: Refusal | None = due or state.hooks.first("refusal", state, action)
    if problem is not None:
        return problem
    match action:
        case Move():
            return _move(state, action)
        case ExtraAction():
            if state.hooks.player_of(action) is None:
                return Refusal(action.rule, action.off)
        case EndTurn():
            if not state.pushed:
                return Refusal(RULE_BONUS, Text("The first move of a turn is compulsory"))
        case HandOver():
            return _hand_over(state, action)
        case Resign():
            if not 1 <= action.player <= state.count:
                return _no_player(action.player)
            if action.player not in state.sides.living_players:
                player = PlayerName(action.player)
                return Refusal(RULE_END, Text("{player} has no army left", player=player))
        case ClaimDraw():
            if claim() is None:
                return Refusal(RULE_END, unclaimed(state))
        case AgreeDraw():
            pass
        case _:
            raise no_action(action)
    return None


def pair_refusal(state: State, pair: Pair) -> Refusal | None:
    """Return the reason the army to move may not use a pair now (Rules 4 and 6), or None."""
    if pair in state.pairs():
        return None
    problem: Refusal | None = state.due() or state.hooks.first("shut", state, pair)
    if problem is not None:
        return problem
    for board in pair:
        words = {"board": board_letter(board)}
        if not 0 <= board < state.count:
            return Refusal(RULE_PUSH, Text("There is no half-board {board}", **words))
        if state.pushed >> board & 1:
            text = Text("Half-board {board} was already pushed this turn", **words)
            return Refusal(RULE_BONUS, text, pair=pair)
    if state.committed is not None and pair != state.committed:
        used = together(state.committed)
        text = Text("The half-boards {pair} are pushed together and must be used", pair=used)
        return Refusal(OPTION_TOUCH, text, pair=state.committed)
    occupied = state.spread[state.army]
    words = {"pair": together(pair), "army": BOARD_LETTERS[state.army]}
    if not (occupied >> pair.lower | occupied >> pair.upper) & 1 and not occupied & ANYWHERE:
        return Refusal(RULE_PUSH, Text("Army {army} has no piece on {pair}", **words), pair=pair)
    if state.hooks.open_pairs:
        return Refusal(RULE_PUSH, Text("{pair} cannot be used now", **words), pair=pair)
    return None


def _hand_over(state: State, action: HandOver) -> Refusal | None:
    words = {"army": BOARD_LETTERS[action.army], "player": PlayerName(action.player)}
    if action.army >= state.count or state.control[action.army] is None:
        return Refusal(RULE_END, Text("There is no living army {army}", **words))
    if not 1 <= action.player <= state.count:
        return _no_player(action.player)
    if state.control[action.army] == action.player:
        return Refusal(RULE_END, Text("Army {army} is with {player} already", **words))
    if state.pushed or state.committed is not None:
        text = Text("Armies are handed over between turns, not within one")
        return Refusal(OPTION_FRIENDLY, text)
    return None


def _no_player(player: int) -> Refusal:
    return Refusal(RULE_END, Text("There is no player {player}", player=player))


def _move(state: State, action: Move) -> Refusal | None:
    pair = action.pair
    size = state.rules.base.size
    if pair.lower >= pair.upper or not (action.origin < size and 0 <= action.target < size):
        return Refusal(RULE_PUSH, Text("{move} is not a move on two half-boards", move=action.text))
    problem = pair_refusal(state, pair)
    if problem is not None:
        return problem
    move = state.pair_move(action)
    is_legal = move in state.moves_on(pair).expand()
    if is_legal and action.push in pushes(state, pair, move):
        return None
    problem = state.hooks.first("move_refusal", state, action)
    if problem is not None or is_legal:
        return problem or Refusal(Promote.rule, NO_PUSH)
    on_pair = PairRefusals(state, pair)
    if action.origin < 0:
        return on_pair.drop(action)
    on_pair.becomes = move[2]
    return on_pair.step(action.origin, action.target)


class PairRefusals(Refusals):
    """Refusals on the joined board of a pair, whose squares are those of the base game."""

    safe_king = Text("A living King is never captured, only checkmated")
    becomes = 0
    """Number of the promotion that is tried; 0 for none."""

    def __init__(self, state: State, pair: Pair) -> None:
        self.state, self.pair, self.base, self.rule = state, pair, state.base, state.rules.base.rule
        self.player = state.holder(state.army)

    def piece(self, at: int) -> Piece | None:
        return self.state.piece_at(self.square(at))

    def holder(self, piece: Piece) -> int | None:
        return self.state.control[piece.army]

    def square(self, at: int) -> Square:
        return self.base.square(at, self.pair)

    def name(self, at: int) -> str:
        return self.base.seen(at, self.pair)

    def refuse(self, message: str, *at: int, rule: str = "") -> Refusal:
        return super().refuse(message, *at, rule=rule)._replace(pair=self.pair)

    def title(self, piece: Piece) -> Text:
        return self.state.rules.base.types[piece.letter].title

    def not_to_move(self, piece: Piece) -> Text | None:
        army = self.state.army
        return None if piece.army == army else waits(self.state.control, army, piece.army)

    def friendly(self, piece: Piece) -> bool:
        return not self.state.hostile(piece.army, self.state.army)

    def royal(self, piece: Piece) -> bool:
        return piece.letter == self.base.royal and self.holder(piece) is not None

    def unmovable(self, origin: int) -> Refusal | None:
        return self._of_friend(super().unmovable(origin), origin)

    def onto(self, origin: int, target: int) -> Refusal | None:
        castles = self.base.castles_onto(self.state.board(self.pair), origin, target)
        return None if castles else super().onto(origin, target)

    def occupied(self, target: int) -> Refusal | None:
        refusal, piece = self._of_friend(super().occupied(target), target), self.piece(target)
        if refusal is not None or piece is None or self.holder(piece) is None:
            return refusal
        if not self.state.board(self.pair).kings >> target & 1:
            return None
        words = {"the_piece": WithArticle(self.title(piece), True), "square": self.place(target)}
        text = Text("{the_piece} on {square} is royal and cannot be captured", **words)
        return self.refuse(text, target)

    def _of_friend(self, refusal: Refusal | None, at: int) -> Refusal | None:
        """Return a refusal; by the rule of capture a player's armies cannot capture each other."""
        piece = self.piece(at)
        if refusal is None or piece is None or piece.army == self.state.army:
            return refusal
        return refusal._replace(rule=RULE_CAPTURE) if self.friendly(piece) else refusal

    def exposed(self, origin: int, target: int) -> Refusal | None:
        becomes = self._becomings(origin, target)
        return self.exposes((origin, target, self.becomes)) if self.becomes in becomes else None

    def _becomings(self, origin: int, target: int) -> list[int]:
        """Return the promotions of a piece that goes to a square, were its King safe."""
        return [becomes for *step, becomes in self._unguarded if step == [origin, target]]

    @cached_property
    def _unguarded(self) -> list[PairMove]:
        """Return the moves of the army, whether or not they leave its King safe."""
        return self.state.generate(self.state.army, self.pair, guard_king=False).expand()

    def way(self, origin: int, target: int) -> int | None:
        if self._becomings(origin, target):
            return None
        state = self.state
        return self.base.in_the_way(state.board(self.pair), self.pair, state.rights, origin, target)

    def special(self, piece: Piece, origin: int, target: int) -> Refusal | None:
        base, board, move = self.base, self.state.board(self.pair), (origin, target, self.becomes)
        alone, entering = base.entering(board, self.pair, piece.army, move)
        if entering is not None and alone in self._unguarded:
            return self._not_at_hand(entering[1], entering[0])
        reason = base.compelled(board, self.pair, self.state.moves_on(self.pair), move)
        if reason is None:
            reason = base.reason(board, self.pair, move, self._becomings(origin, target))
        return None if reason is None else self._by_reason(reason)

    def _by_reason(self, reason: Reason) -> Refusal:
        return self.refuse(reason.sentence, *squares[reason.causes])

    def drop(self, action: Move) -> Refusal:
        """Return the reason why a drop is illegal."""
        state, base, target = self.state, self.base, action.target
        letter = base.letters[~action.origin]
        if letter not in state.hand(state.army) or letter not in base.base.drops:
            return self._not_at_hand(letter)
        if refused := self.blocked(target):
            return refused
        move = state.pair_move(action)
        if move in self._unguarded:
            return self.exposes(move)
        reason = base.reason(state.board(self.pair), self.pair, move, ())
        if reason is not None:
            return self._by_reason(reason)
        words = {"the_piece": WithArticle(base.base.types[letter].title, True)}
        text = Text("{the_piece} cannot be dropped on {target}", **words, target=self.name(target))
        return self.refuse(text, target)

    def _not_at_hand(self, letter: str, *gate: int) -> Refusal:
        """Return the reason why a piece is not brought in: none is in the hand, or not there."""
        title = self.base.base.types[letter].title
        if letter not in self.state.hand(self.state.army):
            army = BOARD_LETTERS[self.state.army]
            text = Text("Army {army} has no {piece} in its hand", army=army, piece=title)
            return Refusal(self.rule, text)
        text = ENTERS.filled(the_piece=WithArticle(title, True))
        return self.refuse(text, *gate) if gate else Refusal(self.rule, text)

    def exposes(self, move: PairMove) -> Refusal:
        """Return the refusal of a move that is illegal only because it exposes the own King."""
        state, base, pair, army = self.state, self.base, self.pair, self.state.army
        board, own, friends, hostile = state.view(army, pair)
        before = dict(state.checks(army, pair))
        checkers = state.attackers(army, pair)
        reason = base.reason_exposed(board, pair, move, hostile, checkers)
        if reason is not None:
            return self._by_reason(reason)
        after = state.moved(pair, move)
        view = army, own, friends, hostile, state.sides.allies[army]
        exposed = base.exposed(board, pair, view, move, state.rights)
        if exposed is None:
            king, attacking = next(after.checks(army, pair), (move[0], 0))
            exposed = 1 << king, attacking
        royal, attacking = exposed
        if not attacking:  # not where a piece arrives, but on its way
            return self.refuse(ATTACKED_WAY, move[0], move[1], rule=RULE_CHECK)
        already = all(king in before for king in squares[royal])
        text = self._attacked(after, royal, attacking, already)
        return self.refuse(text, *squares[royal], *squares[attacking], rule=RULE_CHECK)

    def _attacked(self, after: State, royal: int, attacking: int, already: bool) -> Text:
        """Return the sentence that royal pieces are attacked after a move, `already` or newly."""
        threats, names = squares[attacking], []
        for at in squares[royal]:
            title = self.title(after.standing(self.square(at)))
            names.append(Text("{piece} on {square}", piece=title, square=self.place(at)))
        (first, *more), letter = squares[royal], self.base.royal
        if not more and after.standing(self.square(first)).letter == letter:
            return self.attacked(first, threats, already)
        words = {"pieces": listed(names), "attackers": listed(map(self.threat, threats))}
        if already:
            return Text("Your {pieces} would still be attacked by {attackers}", **words)
        return Text("Your {pieces} would be attacked by {attackers}", **words)


def waits(control: Control, mover: int, army: int) -> Text:
    """Return the reason an army may not move now: the player whose turn it is."""
    player = control[mover]
    assert player is not None, "a living army is to move"
    if control[army] != player:
        return not_your_turn(player)
    letter = BOARD_LETTERS[mover]
    return Text("It is {player}’s turn with army {army}", player=PlayerName(player), army=letter)


def together(pair: Pair) -> str:
    """Return the name of a pair in a sentence, such as ``A+C``."""
    return "+".join(pair.name)

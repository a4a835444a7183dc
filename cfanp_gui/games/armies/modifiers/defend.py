"""Peterson 1, option ``defend``: an army that k opponents threaten may move up to k pieces.

See `limits`.
"""

from collections.abc import Iterator, Mapping, Sequence

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import BOARD_LETTERS, Pair, Square
from cfanp_gui.core.position import Problem
from cfanp_gui.core.queries import TurnReason, TurnReasons
from cfanp_gui.core.text import PlayerName, Plural, Text, listed, shown
from cfanp_gui.games.armies import ninth
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.explain import RULE_CHECK, PairRefusals
from cfanp_gui.games.armies.hooks import ArmyMate, Modifier, Played, TurnReport
from cfanp_gui.games.armies.modifiers.limits import (
    NAME,
    RULE,
    Counted,
    broken,
    captured_twice,
    counted,
    is_limited,
    is_opponents,
    is_ordinary,
    moved_along,
)
from cfanp_gui.games.armies.ninth import ItemError
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves, listed_moves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import every_threat, owner, threatened_by, threatening

ORDINARY = Text("This is an ordinary turn: no half-board is used twice")
DEFENCE = Text("This is now a defence: limits 1 to 4 hold")
LIMITS = Text(
    "1: No piece moves twice. 2: At most one piece of each opponent is captured. 3: At most one "
    "new piece of each opponent is threatened or captured, unless all but one of the attacks on "
    "them are shared with attacks on others. 4: At most one move checkmates each player, unless "
    "all who threaten are in check or checkmated."
)
"""Description of the limits."""


class Defend(Modifier[State]):
    """``defend``: several moves against several attackers."""

    name = NAME
    items = ("k", "b", "m", "x", "c", "o")

    # Counting

    def before_turn(self, state: State, report: TurnReport) -> None:
        if counted(state) is not None:
            state.remember(NAME, None)

    def before_moves(self, state: State, report: TurnReport) -> None:
        self.complete(state)

    def complete(self, state: State) -> None:
        if counted(state) is not None or state.pushed or state.sides.decided:
            return
        if state.is_lost() or state.due() or state.only_kings():
            return
        opponents = threatening(state, state.army)
        if len(opponents) > 1:
            aimed = frozenset[Square]().union(*threatened_by(state, state.army).values())
            count = Counted(opponents, state.left, threatened=tuple(sorted(aimed, key=state.title)))
            state.remember(NAME, count)
            state.left = count.most

    # Legal moves

    def open_pairs(self, state: State, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        count = counted(state)
        if count is None or not state.pushed:
            return pairs
        if self.may_reuse(state):
            return state.sides.open_pairs[state.spread[state.army], 0]
        return pairs if count.made(state) < count.bonus and is_ordinary(state, count) else ()

    def moves_possible(self, state: State, count: int) -> int:
        known = counted(state)
        if known is None:
            return count
        made, ordinary = known.made(state), 0
        if is_ordinary(state, known):
            free = (state.count - state.pushed.bit_count()) // 2
            ordinary = max(0, min(known.bonus - made, free))
        return max(ordinary, len(known.opponents) - made)

    def turn_moves(self, state: State, pair: Pair, moves: PairMoves) -> PairMoves:
        count = counted(state)
        if count is None or not moves.total or not is_limited(state, count, pair):
            return moves
        legal = [
            move for move in moves.expand() if not any(broken(state, count, Played(pair, *move)))
        ]
        return moves if len(legal) == moves.total else listed_moves(legal, moves.checkers)

    def shut(self, state: State, pair: Pair) -> Refusal | None:
        count = counted(state)
        if count is None or self.may_reuse(state):
            return None
        if not 0 <= pair.lower < pair.upper < state.count or not is_limited(state, count, pair):
            return None
        most = len(count.opponents)
        message = Text("A turn that uses a half-board twice has at most {k} moves", k=most)
        return Refusal(RULE, message, pair=pair)

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        count, pair = counted(state), action.pair
        if count is None or not is_limited(state, count, pair):
            return None
        step = action.origin, action.target
        kind = state.pair_move(action)[2] if action.promotion else None

        def meant(guard_king: bool) -> list[PairMove]:
            moves = state.generate(state.army, pair, guard_king).expand()
            return [move for move in moves if move[:2] == step and kind in (None, move[2])]

        moves = meant(True)
        if not moves:
            if not meant(False):
                return None
            refusal = PairRefusals(state, pair).exposes(state.pair_move(action))
            rule = Text("Rule 8, Peterson 1.5") if refusal.rule == RULE_CHECK else refusal.rule
            return refusal._replace(rule=rule)
        limits = [list(broken(state, count, Played(pair, *move))) for move in moves]
        if not all(limits):
            return None  # another promotion is legal
        first = min(limits[0], key=lambda broken: broken.limit)
        rule = Text("Peterson 1.{limit}", limit=first.limit)
        return Refusal(rule, first.message, first.causes, pair)

    # Information

    def may_reuse(self, state: State) -> bool:
        count = counted(state)
        return count is not None and count.made(state) < len(count.opponents)

    def rest_rule(self, state: State, rule: Text) -> Text:
        count = counted(state)
        if count is None:
            return rule
        made = count.made(state)
        ordinary = count.bonus - made if is_ordinary(state, count) else 0
        return RULE if len(count.opponents) - made > ordinary else rule

    def turn_reasons(self, state: State) -> TurnReasons | None:
        count = counted(state)
        if count is None:
            return None
        threats = every_threat(state, state.army)
        words = {"names": listed(map(PlayerName, count.opponents)), "moves": _moves(state, count)}
        kind = _kind(state, count)
        return TurnReasons(
            Text("{moves}: {names} threatened this army", **words)
            if state.pushed
            else Text("{moves}: {names} threaten this army", **words),
            Text("{moves}, threatened by", **words),
            tuple(_reason(state, player, threats.get(player, ())) for player in count.opponents),
            kind,
            LIMITS if kind == DEFENCE else None,
        )

    # Playing

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        count = counted(before)
        if count is None:
            return
        pair, origin, target, *_ = move
        base = before.base
        ends = base.goal(before.board(pair), pair, before.army, origin, target)
        steps = [(origin, ends)]
        if (along := moved_along(before, move)) is not None:
            steps.append(along)
        left = {base.square(start, pair) for start, _ in steps}
        arrived = {base.square(end, pair) for _, end in steps}
        moved = set(count.moved) - left | arrived
        taken, aimed = count.taken, count.threatened
        board = before.board(pair)
        if mask := base.victim(board, origin, target):
            square = mask.bit_length() - 1
            lost = base.square(square, pair)
            loser = before.control[owner(board, square)]
            if loser is not None:
                taken = tuple(sorted((*taken, (loser, lost not in aimed))))
            aimed = tuple(aim for aim in aimed if aim != lost)
        known = tuple(sorted(moved, key=state.title))
        state.remember(NAME, count._replace(moved=known, taken=taken, threatened=aimed))

    def on_mate(self, state: State, mate: ArmyMate, report: TurnReport) -> bool:
        count, loser = counted(state), state.control[mate.army]
        if count is not None and mate.army != state.army and loser is not None:
            again = any(state.pushed >> board & 1 for pair in mate.pairs for board in pair)
            mated = tuple(sorted((*count.mated, (loser, again))))
            state.remember(NAME, count._replace(mated=mated))
        return False

    def after_action(self, state: State, pair: Pair | None, report: TurnReport) -> None:
        count = counted(state)
        before = () if count is None else count.threatened
        left = tuple(square for square in before if is_opponents(state, square))
        if count is not None and left != before:
            state.remember(NAME, count._replace(threatened=left))

    def after_hand_over(self, state: State) -> None:
        count = counted(state)
        if count is not None:  # opponents and debts may have changed
            state.remember(NAME, None)
            state.left = count.bonus

    # As text

    def write(self, state: State) -> Mapping[str, str]:
        count = counted(state)
        if count is None:
            return {}
        return {
            "k": ",".join(map(str, count.opponents)),
            "b": str(count.bonus),
            "m": ninth.named(count.moved, state),
            "x": _marked(count.taken),
            "c": _marked(count.mated),
            "o": ninth.named(count.threatened, state),
        }

    def read(self, items: Mapping[str, Sequence[ninth.Item]], state: State) -> Counted:
        count = state.count
        k, b, m, x, c, o = (ninth.one_of(items, key, state) for key in self.items)
        if not k.text:
            raise ItemError("“{key}=” needs “k=” before it", key=next(iter(items)))
        if not b.text:
            raise ItemError("“{item}” needs “b=” after it", item=shown(str(k)))
        players = k.in_order(map(k.player, k.text.split(",")), int)
        if not 2 <= len(players) < count:
            known = {"item": str(k), "number": len(players), "most": count - 1}
            raise ItemError("“{item}” names {number} (expected 2 to {most} opponents)", **known)
        if b.text not in map(str, range(1, count + 1)):
            words = {"bonus": b.text, "count": count}
            raise ItemError("“b={bonus}” is not a number of moves (expected 1 to {count})", **words)
        moved, threatened = (item.squares(item.text) if item.text else () for item in (m, o))
        taken, mated = (item.marked(item.text) if item.text else () for item in (x, c))
        return Counted(players, int(b.text), moved, taken, mated, threatened)

    def problems(self, state: State) -> Iterator[Problem]:
        count, problem = counted(state), ninth.quoting(self.write(state))
        if count is None:
            waiting = state.committed or ()
            if state.pushed.bit_count() % 2 or any(state.pushed >> board & 1 for board in waiting):
                yield Problem(
                    Text("moves left"),
                    Text("half-boards are used in pairs and once, unless several opponents attack"),
                )
            return
        player, made, used = state.control[state.army], count.made(state), state.pushed.bit_count()
        if player in count.opponents:
            yield problem("k", Text("player {player} is to move", player=player))
        if state.is_lost() or state.due():
            yield problem("k", Text("nothing is counted before that is due or lost"))
        # The first move uses two half-boards; a later one may use again what is used already.
        if made < 0 or not min(2, 2 * made) <= used <= 2 * made:
            message = Text(
                "the moves left ({left}) do not fit the half-boards used ({used})",
                left=state.left,
                used=used,
            )
            yield problem("kb", message)
            return
        if not made <= len(count.moved) <= made + 1:
            message = Text("the pieces that moved do not fit the moves made ({made})", made=made)
            yield problem("m", message)
        for square in count.moved:
            piece = state.piece_at(square)
            army, name = BOARD_LETTERS[state.army], state.title(square)
            if piece is None or piece.army != state.army:
                message = Text("no piece of army {army} stands on {square}", army=army, square=name)
                yield problem("m", message, square)
            elif not state.pushed >> square.board & 1:
                message = Text("{square} is on a half-board that was not used", square=name)
                yield problem("m", message, square)
        unfit = Text("it does not fit the moves made ({made})", made=made)
        if len(count.taken) > made:
            yield problem("x", Text("more captures than moves made ({made})", made=made))
        for other, _ in count.taken:
            if other == player:
                yield problem("x", Text("player {player} is to move", player=player))
            if not made:
                yield problem("x", unfit)
        others = state.count - 1
        if made and len(count.mated) > made * others:
            message = Text(
                "more checkmates than the moves made ({made}) can give to the other "
                "armies ({armies})",
                made=made,
                armies=others,
            )
            yield problem("c", message)
        for _, again in count.mated:
            if not made or (again and made < 2):
                yield problem("c", unfit)
        for square in count.threatened:
            name = state.title(square)
            if state.piece_at(square) is None:
                yield problem("o", Text("nothing stands on {square}", square=name), square)
            elif not is_opponents(state, square):
                message = Text("the piece on {square} is no opponent’s", square=name)
                yield problem("o", message, square)


def _marked(players: tuple[tuple[int, bool], ...]) -> str:
    return ",".join(f"{player}{'*' if starred else ''}" for player, starred in players)


def _kind(state: State, count: Counted) -> Text | None:
    """Return the kind of turn as soon as only one of the two is possible.

    Nothing is decided before the first move. A limit that is broken now and may not be later leaves
    a defence possible, unless only one move of it is left and none is legal.
    """
    made = count.made(state)
    if not made:
        return None
    here = [pair for pair in state.pairs() if state.moves_on(pair).total]
    limited = [pair for pair in here if is_limited(state, count, pair)]
    if len(limited) == len(here) or not is_ordinary(state, count):
        return DEFENCE
    left = len(count.opponents) - made
    is_late = left < 1 or captured_twice(count) is not None or (left == 1 and not limited)
    return ORDINARY if is_late else None


def _moves(state: State, count: Counted) -> Text:
    """Return the number of moves of the turn, or of those left after the first."""
    left, most = state.moves_possible(), len(count.opponents)
    if state.pushed:
        return Plural("%n more move(s)", "", left)
    moves = Plural("%n move(s)", "", left)
    # The bonus may give fewer moves than its number, because half-boards run out.
    if left > most:
        return Text("{bonus} by Rule 6, or {most} as a defence", bonus=moves, most=most)
    return moves


def _reason(state: State, player: int, threats: Sequence[tuple[Square, Square]]) -> TurnReason:
    """Return the current threats of an opponent, piece by piece."""
    name = PlayerName(player)
    if not threats:
        return TurnReason(player, Text("{player} threatens nothing any more", player=name), ())
    by_prey: dict[Square, list[Square]] = {}
    for origin, target in threats:
        by_prey.setdefault(target, []).append(origin)
    prey = [
        Text(
            "{piece} on {square} from {origins}",
            piece=state.rules.base.types[state.standing(target).letter].title,
            square=state.title(target),
            origins=listed(map(state.title, by_prey[target])),
        )
        for target in sorted(by_prey, key=state.title)
    ]
    words = Text("{player} threatens {pieces}", player=name, pieces=listed(prey))
    return TurnReason(player, words, tuple(threats))

"""Peterson 1, option ``defend``: an army that k opponents threaten may move up to k pieces.

See `limits`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import ARMY_LETTERS, Pair
from cfanp_gui.core.position import Problem
from cfanp_gui.core.queries import TurnReasons
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.armies import ninth
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.bundles import listed
from cfanp_gui.games.armies.explain import RULE_CHECK, PairRefusals
from cfanp_gui.games.armies.hooks import ArmyMate, Modifier, Played, TurnReport
from cfanp_gui.games.armies.modifiers.limits import (
    NAME,
    RULE,
    Counted,
    broken,
    counted,
    is_limited,
    is_opponents,
    is_ordinary,
    moved_along,
)
from cfanp_gui.games.armies.ninth import ItemError
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import owner, threatened_by, threatening


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
        if state.is_lost() or state.is_due() or state.only_kings():
            return
        opponents = threatening(state, state.army)
        if len(opponents) < 2:
            return
        aimed = {
            target for targets in threatened_by(state, state.army).values() for target in targets
        }
        count = Counted(opponents, state.left, threatened=tuple(sorted(aimed, key=state.title)))
        state.remember(NAME, count)
        state.left = count.most

    # Legal moves

    def open_pairs(self, state: State, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        count = counted(state)
        if count is None or not state.pushed:
            return pairs
        made = count.most - state.left
        if made < len(count.opponents):
            return state.sides.open_pairs[state.spread[state.army], 0]
        return pairs if made < count.bonus and is_ordinary(state, count) else ()

    def moves_possible(self, state: State, count: int) -> int:
        found = counted(state)
        if found is None:
            return count
        made = found.most - state.left
        ordinary = 0
        if is_ordinary(state, found):
            free = (state.count - state.pushed.bit_count()) // 2
            ordinary = max(0, min(found.bonus - made, free))
        return max(ordinary, len(found.opponents) - made)

    def turn_moves(self, state: State, pair: Pair, moves: PairMoves) -> PairMoves:
        count = counted(state)
        if count is None or not moves.total or not is_limited(state, count, pair):
            return moves
        legal = [
            move
            for move in moves.expand()
            if next(broken(state, count, Played(pair, *move)), None) is None
        ]
        if len(legal) == moves.total:
            return moves
        return listed(legal, moves.checkers)

    def shut(self, state: State, pair: Pair) -> Refusal | None:
        count = counted(state)
        if count is None or count.most - state.left < len(count.opponents):
            return None
        if not 0 <= pair.lower < pair.upper < state.count or not is_limited(state, count, pair):
            return None
        message = Text(
            "A turn that uses a half-board twice has at most {k} moves", k=len(count.opponents)
        )
        return Refusal(RULE, message, pair=pair)

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        count, pair = counted(state), action.pair
        if count is None or not is_limited(state, count, pair):
            return None
        step = action.origin, action.target
        kind = state.pair_move(action)[2] if action.promotion else None

        def meant(guard_king: bool) -> list[PairMove]:
            moves = state.generate(state.army, pair, guard_king).expand()
            return [one for one in moves if one[:2] == step and kind in (None, one[2])]

        moves = meant(True)
        if not moves:
            if not meant(False):
                return None
            refusal = PairRefusals(state, pair).exposes(state.pair_move(action))
            rule = Text("Rule 8, Peterson 1.5") if refusal.rule == RULE_CHECK else refusal.rule
            return refusal._replace(rule=rule)
        found = [list(broken(state, count, Played(pair, *move))) for move in moves]
        if not all(found):
            return None  # another promotion is legal
        first = min(found[0], key=lambda one: one.limit)
        rule = Text("Peterson 1.{limit}", limit=first.limit)
        return Refusal(rule, first.message, first.causes, pair)

    # Information

    def may_reuse(self, state: State) -> bool:
        count = counted(state)
        return count is not None and count.most - state.left < len(count.opponents)

    def rest_rule(self, state: State, rule: Text) -> Text:
        count = counted(state)
        if count is None:
            return rule
        made = count.most - state.left
        left = len(count.opponents) - made
        ordinary = count.bonus - made if is_ordinary(state, count) else 0
        return RULE if left > ordinary else rule

    def turn_reasons(self, state: State) -> TurnReasons | None:
        from cfanp_gui.games.armies.modifiers.turn_reasons import reasons

        return reasons(state)

    # Playing

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        count = counted(before)
        if count is None:
            return
        pair, origin, target, *_ = move
        base = before.base
        moved = set(count.moved) - {base.square(origin, pair)}
        arrived = {base.square(target, pair)}
        along = moved_along(before, move)
        if along is not None:
            moved.discard(base.square(along[0], pair))
            arrived.add(base.square(along[1], pair))
        taken, aimed = count.taken, count.threatened
        board = before.board(pair)
        if mask := base.victim(board, origin, target):
            square = mask.bit_length() - 1
            lost = base.square(square, pair)
            loser = before.control[owner(board, square)]
            if loser is not None:
                taken = tuple(sorted((*taken, (loser, lost not in aimed))))
            aimed = tuple(one for one in aimed if one != lost)
        state.remember(
            NAME,
            count._replace(
                moved=tuple(sorted(moved | arrived, key=state.title)), taken=taken, threatened=aimed
            ),
        )

    def on_mate(self, state: State, mate: ArmyMate, report: TurnReport) -> bool:
        count, loser = counted(state), state.control[mate.army]
        if count is not None and mate.army != state.army and loser is not None:
            again = any(state.pushed >> board & 1 for pair in mate.pairs for board in pair)
            state.remember(
                NAME, count._replace(mated=tuple(sorted((*count.mated, (loser, again)))))
            )
        return False

    def after_action(self, state: State, pair: Pair | None, report: TurnReport) -> None:
        count = counted(state)
        if count is None:
            return
        standing = tuple(one for one in count.threatened if is_opponents(state, one))
        if standing != count.threatened:
            state.remember(NAME, count._replace(threatened=standing))

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
            raise ItemError(
                "“{item}” names {number} (expected 2 to {most} opponents)",
                item=str(k),
                number=len(players),
                most=count - 1,
            )
        if b.text not in map(str, range(1, count + 1)):
            words = {"bonus": b.text, "count": count}
            raise ItemError("“b={bonus}” is not a number of moves (expected 1 to {count})", **words)
        moved, threatened = (one.squares(one.text) if one.text else () for one in (m, o))
        taken, mated = (one.marked(one.text) if one.text else () for one in (x, c))
        return Counted(players, int(b.text), moved, taken, mated, threatened)

    def problems(self, state: State) -> Iterator[Problem]:
        count, problem = counted(state), ninth.quoting(self.write(state))
        if count is None:
            twice = state.committed is not None and any(
                state.pushed >> board & 1 for board in state.committed
            )
            if twice or state.pushed.bit_count() % 2:
                yield Problem(
                    Text("moves left"),
                    Text("half-boards are used in pairs and once, unless several opponents attack"),
                )
            return
        player = state.control[state.army]
        if player in count.opponents:
            yield problem("k", Text("player {player} is to move", player=player))
        if state.is_lost() or state.is_due():
            yield problem("k", Text("nothing is counted before that is due or lost"))
        made = count.most - state.left
        used = state.pushed.bit_count()
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
            piece, name = state.piece_at(square), state.title(square)
            if piece is None or piece.army != state.army:
                army = ARMY_LETTERS[state.army]
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
                yield problem("x", Text("player {player} is to move", player=other))
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


def _marked(found: tuple[tuple[int, bool], ...]) -> str:
    return ",".join(f"{player}{'*' if starred else ''}" for player, starred in found)

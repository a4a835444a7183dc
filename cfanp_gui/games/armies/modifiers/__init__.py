"""Rules that can be switched on, or belong to a base game, each a `Modifier` (see `hooks`).

The house rules that come with the game's options (see `options.OPTIONS`) are here.
"""

from functools import lru_cache

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import explain, turn
from cfanp_gui.games.armies.actions import ArmiesAction, EndTurn, ExtraAction, HandOver, Push
from cfanp_gui.games.armies.hooks import ArmyMate, Hooks, Modifier, TurnReport
from cfanp_gui.games.armies.modifiers import base_rules
from cfanp_gui.games.armies.modifiers.avalanche import Avalanche
from cfanp_gui.games.armies.modifiers.compulsion import Compulsion
from cfanp_gui.games.armies.modifiers.defend import Defend
from cfanp_gui.games.armies.modifiers.ends import Ends
from cfanp_gui.games.armies.modifiers.exchange import Exchange
from cfanp_gui.games.armies.modifiers.kingcapture import Immovable, KingCapture
from cfanp_gui.games.armies.modifiers.passing import Passing
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.state import State


class SingleMove(Modifier[State]):
    """``bonus=single``: no bonus for half-boards occupied (Rule 6)."""

    name = "single"

    def moves_in_turn(self, state: State, army: int, count: int) -> int:
        return 1


class DeadArmies(Modifier[State]):
    """``captured=dead``: a checkmated army stays as obstacles (instead of Rule 7)."""

    name = "dead"

    def on_mate(self, state: State, mate: ArmyMate, report: TurnReport) -> bool:
        turn.lose(state, mate, None, self.name, report)
        return True


class RemovedArmies(Modifier[State]):
    """``captured=removed``: a checkmated army leaves the half-boards (instead of Rule 7)."""

    name = "removed"

    def on_mate(self, state: State, mate: ArmyMate, report: TurnReport) -> bool:
        turn.lose(state, mate, None, self.name, report)
        state.remove(mate.army)
        return True


class Tournament(Modifier[State]):
    """``friendly`` switched off: no army is handed over (Rule 9)."""

    name = "tournament"

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:
        if isinstance(action, HandOver):
            message = Text("Armies are not handed over in a tournament game")
            return Refusal(explain.OPTION_FRIENDLY, message)
        return None


class TouchBoard(Modifier[State]):
    """``touch``: a pair that is pushed must be used; showing one's own mate loses the army."""

    name = "touch"
    actions = (Push,)

    def open_pairs(self, state: State, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        return pairs if state.committed is None else (state.committed,)

    def extra_actions(self, state: State) -> tuple[ExtraAction, ...]:
        if state.committed is not None:
            return ()
        return tuple(Push(pair) for pair in state.pairs() if _commits(state, pair))

    def push_action(self, state: State, pair: Pair) -> ExtraAction:
        return Push(pair)

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:
        if isinstance(action, EndTurn) and state.committed is not None:
            used = explain.together(state.committed)
            message = Text("{pair} is pushed together and must be used", pair=used)
            return Refusal(explain.OPTION_TOUCH, message)
        if not isinstance(action, Push):
            return None
        pair, name = action.pair, explain.together(action.pair)
        if problem := explain.pair_refusal(state, pair):
            return problem
        if state.committed is not None:
            message = Text("{pair} is pushed together already", pair=name)
            return Refusal(explain.OPTION_TOUCH, message, pair=pair)
        if not _commits(state, pair):
            message = Text("There is no legal move on {pair}", pair=name)
            return Refusal(explain.RULE_PUSH, message, pair=pair)
        return None

    def play(self, state: State, action: ExtraAction, report: TurnReport) -> State:
        assert isinstance(action, Push), "nothing else is played by this rule"
        return turn.push(state, action.pair, report)


def _commits(state: State, pair: Pair) -> bool:
    """Return True if a push of a pair that may be used has consequences: a move, or a mate."""
    return bool(state.moves_on(pair).total) or state.is_mated(state.army, pair)


@lru_cache(maxsize=64)
def hooks_of(rules: Rules) -> Hooks[State]:
    """Return the hooks of the modifiers that are on under some rules, in the order of calls."""
    base = rules.base
    # Modifiers that open pairs precede those that shut them, and freezes precede captures.
    known: tuple[tuple[object, type[Modifier[State]]], ...] = (
        (rules.defend, Defend),
        (rules.exchange, Exchange),
        (rules.kingcapture, KingCapture),
        (rules.kingcapture and not rules.obstacles, Immovable),
        (rules.bonus == "single", SingleMove),
        (rules.captured == "removed", RemovedArmies),
        (rules.captured == "dead", DeadArmies),
        (rules.touch, TouchBoard),
        (not rules.friendly, Tournament),
        (rules.avalanche, Avalanche),
        (base.has_sided_rights, base_rules.SidedRights),
        (base.strip, base_rules.MovedOnce),
        (base.prize, base_rules.Prize),
        (base.immovable, base_rules.Stranded),
        (not base.immovable and not base.royal and not base.ends, base_rules.LastPiece),
        (base.hides, base_rules.Shown),
        (base.hides, base_rules.ToAndFro),
        (base.no_mate_by, base_rules.NoMateByDrop),
        (base.demands, Compulsion),
        (base.ends, Ends),
        (base.passes, Passing),
    )
    return Hooks([modifier() for is_on, modifier in known if is_on])

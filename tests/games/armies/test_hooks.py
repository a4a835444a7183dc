"""Rules that take hold of a turn: made-up ones, each on the hooks that Peterson's rules need."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import Any

import pytest

from cfanp_gui.core.actions import IllegalAction, Refusal
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.events import Event, Names
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.actions import ArmiesAction, EndTurn, ExtraAction, Push, parse_action
from cfanp_gui.games.armies.bundles import listed
from cfanp_gui.games.armies.events import Checkmate, Passed
from cfanp_gui.games.armies.hooks import Hooks, Mate, Modifier, Played, TurnReport
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.pair_rules import PairMoves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.pairs.fide import FIDE
from tests.core.build import cfen as line_of
from tests.games.armies.reading import read

RULE = Text("Peterson 2")


def position(line: str, *modifiers: Modifier[State]) -> CfanpPosition:
    """Return a position under made-up rules."""
    state = read(line, Rules(FIDE))
    state.hooks = Hooks(modifiers)
    return CfanpPosition(state)


def act(at: CfanpPosition, action: str | ArmiesAction) -> tuple[CfanpPosition, tuple[Event, ...]]:
    after, change = at.apply(parse_action(action, FIDE) if isinstance(action, str) else action)
    return after, change.events


def facts(state: State, name: str) -> Any:
    return dict(state.extra).get(name)


def remember(state: State, name: str, value: Any) -> None:
    state.extra = tuple(sorted({**dict(state.extra), name: value}.items()))


# Which hooks there are


def test_only_hooks_that_are_overridden_are_called() -> None:
    class Two(Modifier[State]):
        def moves_in_turn(self, state: State, army: int, count: int) -> int:  # noqa: ARG002
            return 2

    hooks = Hooks((Two(), Modifier[State]()))
    called = [name for name in Hooks.__annotations__ if getattr(hooks, name)]
    assert called == ["moves_in_turn"]


def test_a_pickled_position_keeps_its_rules() -> None:
    at = position(DEFENCE, Defence())
    again = pickle.loads(pickle.dumps(at))
    assert again == at
    after, _ = act(again, "AB:c3d5")
    assert (after.turn().moves_left, after.state.hooks) == (1, again.state.hooks)
    assert read(DEFENCE, Rules(FIDE)).hooks.modifiers == ()


def test_an_action_of_a_rule_that_is_off_is_refused() -> None:
    at = position(line_of(3, "Ka:Aa1 Ra:Ah4 Kb:Ba1 Kc:Ca1"))
    refused = at.refusal(Push(Pair(0, 1)))
    assert refused is not None
    assert refused.message == "Pushing alone commits to nothing in this game"
    with pytest.raises(NotImplementedError, match="AB:"):
        Modifier[State]().play(at.state, Push(Pair(0, 1)), TurnReport())


# Several moves a turn, with limits


class Defence(Modifier[State]):
    """Two moves a turn on any half-boards, but no piece moves twice."""

    name = "defence"

    def moves_in_turn(self, state: State, army: int, count: int) -> int:  # noqa: ARG002
        return max(count, 2)

    def before_turn(self, state: State, report: TurnReport) -> None:  # noqa: ARG002
        state.extra = ()

    def open_pairs(self, state: State, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        if not state.pushed:
            return pairs
        boards = range(state.count)
        return tuple(
            Pair(one, other) for one in boards for other in boards
            if one < other and state.spread[state.army] & (1 << one | 1 << other)
        )  # fmt: skip

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:  # noqa: ARG002
        remember(state, self.name, state.base.square(move.target, move.pair))

    def legal_moves(
        self, state: State, army: int, pair: Pair, moves: PairMoves, guard_king: bool  # noqa: ARG002
    ) -> PairMoves:  # fmt: skip
        moved = facts(state, self.name)
        if army != state.army or moved is None or moved[0] not in pair:
            return moves
        stands = state.base.joined(moved, pair)
        return listed((move for move in moves.expand() if move[0] != stands), moves.checkers)

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:  # noqa: ARG002
        return None


DEFENCE = line_of(3, "Ka:Aa1 Na:Ac3 Kb:Bh4 Kc:Ch4", army="a", turn="2")


def test_a_rule_gives_more_moves_on_the_same_half_boards_but_not_by_the_same_piece() -> None:
    at = position(DEFENCE, Defence())
    after, _ = act(at, "AB:c3d5")
    assert after.turn().moves_left == 1
    texts = {action.text for action in after.all_actions()}
    assert "AC:a1b1" in texts  # half-board A again
    assert not any(text[3:5] == "d5" for text in texts if text.startswith("AB:"))
    assert after.refusal(parse_action("AB:d5c3", FIDE)) is not None
    later, _ = act(after, "AC:a1b1")
    assert (later.turn().seat, later.turn().moves_left, later.state.extra) == (1, 2, ())
    ended, _ = act(after, "end")
    assert ended.turn().seat == 1


def test_what_a_rule_remembers_counts_for_the_value_of_a_position() -> None:
    at = position(DEFENCE, Defence())
    one, _ = act(at, "AB:c3d5")
    assert dict(one.state.extra) == {"defence": (1, 28)}
    assert one != CfanpPosition(read(one.to_text(), Rules(FIDE)), one._earlier)


# Debts before moves


@dataclass(frozen=True, slots=True)
class Remove(ExtraAction):
    """A piece is taken off to pay a debt."""

    index: int
    rule = RULE
    off = Text("Nothing is owed in this game")

    @property
    def text(self) -> str:
        return f"-A{self.index}"


class Debts(Modifier[State]):
    """Army a begins its turn by removing a piece, as long as it owes one."""

    name = "debt"
    actions = (Remove,)

    def is_due(self, state: State) -> bool:
        return bool(facts(state, self.name)) and state.army == 0

    def open_pairs(self, state: State, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        return () if self.is_due(state) else pairs

    def extra_actions(self, state: State) -> tuple[ExtraAction, ...]:
        return (Remove(2), Remove(1)) if self.is_due(state) else ()

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:
        if isinstance(action, Remove) and not self.is_due(state):
            return Refusal(RULE, Text("Nothing is owed"))
        return None

    def play(self, state: State, action: ExtraAction, report: TurnReport) -> State:  # noqa: ARG002
        after = state.copy()
        after.extra = ()
        return after


def test_a_debt_comes_before_moves_and_keeps_the_turn_open() -> None:
    at = position(line_of(3, "Ka:Aa1 Pa:Ad2 Kb:Bh4 Kc:Ch4"), Debts())
    at.state.extra = (("debt", 1),)
    assert at.resolve_pending() == (at, ())
    assert at.outcome() is None
    assert [action.text for action in at.all_actions()] == ["-A1", "-A2"]
    assert at.turn().end is None
    refused = at.refusal(parse_action("AB:a1b1", FIDE))
    assert refused is not None
    assert refused.message == "A+B cannot be used now"
    after, events = act(at, Remove(2))
    assert events == ()
    assert after.turn().seat == 0
    assert {action.text for action in after.all_actions()} >= {"AB:a1b1", "AC:a1a2"}
    with pytest.raises(IllegalAction, match="Nothing is owed"):
        after.apply(Remove(2))
    plain = CfanpPosition(read(at.to_text(), Rules(FIDE)))
    off = plain.refusal(Remove(1))
    assert off is not None
    assert (off.rule, off.message) == (RULE, "Nothing is owed in this game")


# Mates that freeze


@dataclass(frozen=True, slots=True)
class Frozen(Event):
    """A turn lost."""

    army: int

    def text(self, names: Names) -> Text:  # noqa: ARG002
        return Text("frozen")

    def to_json(self) -> dict[str, Any]:
        return {"type": "frozen"}


class Freezing(Modifier[State]):
    """A mate freezes the army for good; what is frozen loses its turns."""

    name = "frozen"

    def _frozen(self, state: State) -> tuple[int, ...]:
        return facts(state, self.name) or ()

    def on_mate(self, state: State, mate: Mate, report: TurnReport) -> bool:
        army, by_army, pairs, control = mate
        if army not in self._frozen(state):
            remember(state, self.name, (*self._frozen(state), army))
            by_player = control[by_army]
            assert by_player is not None
            assert pairs == (Pair(0, 1),)
            report.events.append(Checkmate(army, by_player, by_army))
        return True

    def lost_turn(self, state: State) -> Event | None:
        return Frozen(state.army) if state.army in self._frozen(state) else None

    def passes_to_draw(self, state: State, count: int) -> int:  # noqa: ARG002
        return 2 * count


MATE = "7Ka/1Ra6/8/8|8/8/7Ra/4Kb3|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1"


def test_a_mate_may_freeze_instead_of_taking_the_army() -> None:
    at = position(MATE, Freezing())
    after, events = act(at, "AB:b3b8")
    assert events == (Checkmate(1, 1, 0), Frozen(1))
    assert after.control == (1, 2, 3)
    assert after.turn().seat == 2
    assert after.outcome() is None
    c, events = act(after, "AC:h8h7")
    assert (c.turn().seat, events) == (0, ())


def test_with_everybody_frozen_the_game_is_drawn_after_two_rounds_of_it() -> None:
    at = position(MATE, Freezing())
    at.state.extra = (("frozen", (0, 1, 2)),)
    after, events = at.resolve_pending()
    # The sixth turn in a row that no player can use is not told of any more.
    assert [event.army for event in events if isinstance(event, Frozen)] == [0, 1, 2, 0, 1]
    assert not any(isinstance(event, Passed) for event in events)
    outcome = after.outcome()
    assert outcome is not None
    assert outcome.reason == "no army can move"


# After an action


class Noting(Modifier[State]):
    """A rule that notes the hooks that are called."""

    name = "noted"

    def _note(self, state: State, what: str) -> None:
        remember(state, self.name, (*(facts(state, self.name) or ()), what))

    def before_turn(self, state: State, report: TurnReport) -> None:
        self._note(state, f"turn {state.army} after {len(report.events)}")

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:  # noqa: ARG002
        assert before is not state
        self._note(state, f"move {move.origin} {move.target}")

    def after_action(self, state: State, pair: Pair | None, report: TurnReport) -> None:
        self._note(state, f"done {'' if pair is None else pair.name} {len(report.events)}")


def test_hooks_are_called_in_the_order_of_the_turn() -> None:
    at = position(MATE, Noting())
    moved, _ = act(at, "AB:b3b8")
    # The mate is judged between the move and what follows it; the army taken is to move.
    assert facts(moved.state, "noted") == ("move 17 57", "done AB 1", "turn 1 after 1")
    assert at.state.extra == ()
    left, _ = act(at, "resign:1")
    assert facts(left.state, "noted") == ("done  1", "turn 1 after 1")
    given, _ = act(at, "give:a=2")
    assert facts(given.state, "noted") == ("done  1",)


def test_a_mate_on_the_own_turn_is_an_action_too() -> None:
    stuck = line_of(3, "Ka:Ae1 Ra:Bb4 Ra:Bh2 Kb:Ba1 Kc:Cd2 Rc:Ch1", army="b", turn="1")
    after, events = position(stuck, Noting()).resolve_pending()
    assert isinstance(after, CfanpPosition)
    assert events == (Checkmate(1, 3, 2),)
    assert facts(after.state, "noted") == ("done  1", "turn 2 after 1")


def test_a_rule_that_is_on_is_named_where_it_refuses() -> None:
    with pytest.raises(PositionError):
        read(DEFENCE.replace(" 2 ", " 2:AB "), Rules(FIDE))
    at = position(DEFENCE.replace(" 2 ", " 1 "))
    assert at.refusal(EndTurn()) is not None

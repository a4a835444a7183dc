"""Rules that take hold of a turn: made-up ones, for what no rule of the game shows by itself."""

import pickle
from dataclasses import dataclass
from typing import Any

import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.events import Event, Names
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.actions import ArmiesAction, Push, parse_action
from cfanp_gui.games.armies.events import Checkmate, Passed
from cfanp_gui.games.armies.hooks import ArmyMate, Hooks, Modifier, Played, TurnReport
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp import CfanpPosition
from cfanp_gui.games.pairs.fide import FIDE
from tests.core.build import cfen
from tests.games.armies.reading import read

MATE = "7Ka/1Ra6/8/8|8/8/7Ra/4Kb3|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1"


def position(line: str, *modifiers: Modifier[State]) -> CfanpPosition:
    """Return a position under made-up rules."""
    state = read(line, Rules(FIDE))
    state.hooks = Hooks(modifiers)
    return CfanpPosition(state)


def act(at: CfanpPosition, action: str | ArmiesAction) -> tuple[CfanpPosition, tuple[Event, ...]]:
    """Return the position after an action, and its events."""
    after, change = at.apply(parse_action(action, FIDE) if isinstance(action, str) else action)
    return after, change.events


def facts(state: State, name: str) -> Any:
    """Return the data that a rule keeps in a state."""
    return dict(state.extra).get(name)


def remember(state: State, name: str, value: Any) -> None:
    """Have a state remember something for a rule."""
    state.extra = tuple(sorted({**dict(state.extra), name: value}.items()))


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        (Rules(FIDE), []),
        (Rules(FIDE, bonus="single"), ["single"]),
        (Rules(FIDE, captured="dead", touch=True), ["dead", "touch"]),
        (Rules(FIDE, captured="removed", friendly=False), ["removed", "tournament"]),
    ],
)
def test_rules_that_are_switched_on_are_composed(rules: Rules, names: list[str]) -> None:
    hooks = hooks_of(rules)
    assert [modifier.name for modifier in hooks.modifiers] == names
    assert hooks_of(rules) is hooks


def test_only_hooks_that_are_overridden_are_called() -> None:
    class Two(Modifier[State]):
        def moves_in_turn(self, state: State, army: int, count: int) -> int:
            return 2

    hooks = Hooks((Two(), Modifier[State]()))
    called = [name for name in vars(hooks) if name in vars(Modifier) and getattr(hooks, name)]
    assert called == ["moves_in_turn"]
    at = position(cfen(3, "Ka:Aa1 Ra:Ah4 Kb:Ba1 Kc:Ca1"))
    with pytest.raises(NotImplementedError, match="AB:"):
        Modifier[State]().play(at.state, Push(Pair(0, 1)), TurnReport())


@dataclass(frozen=True, slots=True)
class Frozen(Event):
    """A turn lost."""

    army: int

    def text(self, names: Names) -> Text:
        return Text("frozen")

    def to_json(self) -> dict[str, Any]:
        return {"type": "frozen"}


class Freezing(Modifier[State]):
    """A mate freezes the army for good; what is frozen loses its turns."""

    name = "frozen"

    def _frozen(self, state: State) -> tuple[int, ...]:
        return facts(state, self.name) or ()

    def on_mate(self, state: State, mate: ArmyMate, report: TurnReport) -> bool:
        army, by_army, pairs, control, _ = mate
        if army not in self._frozen(state):
            remember(state, self.name, (*self._frozen(state), army))
            by_player = control[by_army]
            assert by_player is not None
            assert pairs == (Pair(0, 1),)
            report.events.append(Checkmate(army, by_player, by_army))
        return True

    def lost_turn(self, state: State) -> Event | None:
        return Frozen(state.army) if state.army in self._frozen(state) else None

    def passes_to_draw(self, state: State, count: int) -> int:
        return 2 * count


def test_a_mate_may_freeze_instead_of_taking_the_army() -> None:
    at = position(MATE, Freezing())
    after, events = act(at, "AB:b3b8")
    assert events == (Checkmate(1, 1, 0), Frozen(1))
    assert (after.control, after.turn().seat, after.outcome()) == ((1, 2, 3), 2, None)
    assert act(after, "AC:h8h7")[1] == ()
    # What a rule remembers counts for the value of a position, and goes with a pickle.
    assert dict(after.state.extra) == {"frozen": (1,)}
    assert after.state != read(after.to_text(), Rules(FIDE))
    assert pickle.loads(pickle.dumps(after)) == after


def test_with_everybody_frozen_the_game_is_drawn_after_two_rounds_of_it() -> None:
    at = position(MATE, Freezing())
    at.state.extra = (("frozen", (0, 1, 2)),)
    after, events = at.resolve_pending()
    # The sixth turn in a row that no player can use is not told of any more.
    assert [event.army for event in events if isinstance(event, Frozen)] == [0, 1, 2, 0, 1]
    assert not any(isinstance(event, Passed) for event in events)
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players, outcome.reason) == (
        "draw", (1, 2, 3), "no army can move",
    )  # fmt: skip


class Noting(Modifier[State]):
    """A rule that notes the hooks that are called."""

    name = "noted"

    def _note(self, state: State, what: str) -> None:
        remember(state, self.name, (*(facts(state, self.name) or ()), what))

    def before_turn(self, state: State, report: TurnReport) -> None:
        self._note(state, f"turn {state.army} after {len(report.events)}")

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        assert before is not state
        self._note(state, f"move {move.origin} {move.target}")

    def after_action(self, state: State, pair: Pair | None, report: TurnReport) -> None:
        self._note(state, f"done {'' if pair is None else pair.name} {len(report.events)}")


def test_hooks_are_called_in_the_order_of_the_turn() -> None:
    at = position(MATE, Noting())
    notes = {text: facts(act(at, text)[0].state, "noted")
             for text in ("AB:b3b8", "resign:1", "give:a=2")}  # fmt: skip
    assert notes == {
        # The mate is judged between the move and what follows it; the army taken is to move.
        "AB:b3b8": ("move 17 57", "done AB 1", "turn 1 after 1"),
        "resign:1": ("done  1", "turn 1 after 1"),
        "give:a=2": ("done  1",),
    }
    assert at.state.extra == ()
    # A mate on the own turn is an action too.
    stuck = cfen(3, "Ka:Ae1 Ra:Bb4 Ra:Bh2 Kb:Ba1 Kc:Cd2 Rc:Ch1", army="b", turn="1")
    after, events = position(stuck, Noting()).resolve_pending()
    assert isinstance(after, CfanpPosition)
    assert events == (Checkmate(1, 3, 2),)
    assert facts(after.state, "noted") == ("done  1", "turn 2 after 1")

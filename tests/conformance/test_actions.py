"""Actions: what is legal, how it is done at the table, and why something is refused."""

import pickle

import pytest

from cfanp_gui.core.actions import IllegalAction, Refusal
from cfanp_gui.core.game import Position
from cfanp_gui.core.text import Text
from tests.conformance.cases import Case, each_case, of_each_case, others, sources, specs


def check_reason(position: Position, refusal: Refusal | None) -> None:
    """A refusal names the rule in one sentence, and squares of the boards that show it."""
    assert refusal is not None
    assert refusal.rule
    assert isinstance(refusal.message, Text)
    assert not refusal.message.endswith(".")
    boards = specs(position)
    for square in refusal.causes:
        assert 0 <= square.index < boards[square.board].size


@each_case
def legal_actions_are_sorted_and_each_is_there_once(case: Case) -> None:
    for position in case.positions:
        texts = [action.text for action in position.all_actions()]
        assert texts == sorted(set(texts))
        found = []
        for player in range(position.players + 2):
            mine = [action.text for action in position.legal_actions(player)]
            assert mine == sorted(mine)
            assert bool(mine) == (player in position.actors())
            found += mine
        assert sorted(found) == texts


@each_case
def the_machine_form_is_read_back(case: Case) -> None:
    for position in case.positions:
        for action in position.all_actions():
            twin = case.game.parse_action(action.text)
            assert (twin, hash(twin), twin.text) == (action, hash(action), action.text)
    some, start = case.start.all_actions()[0], case.start
    assert pickle.loads(pickle.dumps(some)) == some
    assert start.parse(start.san(some)) == start.parse(some.text) == some
    for value in (None, some.text):
        with pytest.raises(TypeError, match="is not an action of this game"):
            start.apply(value)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no move"):
        start.parse("no move")
    with pytest.raises((AttributeError, TypeError)):
        some.text = "other"  # type: ignore[misc]


@each_case
def what_is_legal_is_not_refused_and_is_who_acts_s_own(case: Case) -> None:
    for position in case.few:
        for player in position.actors():
            for action in position.legal_actions(player):
                assert position.refusal(action) is None
                _, change = position.apply(action)
                assert (change.action, change.actor) == (action, player)


@each_case
def what_is_not_legal_is_refused_with_the_rule(case: Case) -> None:
    asked = 0
    for position in case.few:
        for action in others(case, position):
            refusal = position.refusal(action)
            check_reason(position, refusal)
            with pytest.raises(IllegalAction) as raised:
                position.apply(action)
            assert raised.value.refusal == refusal
            assert pickle.loads(pickle.dumps(raised.value)).refusal == refusal
            asked += 1
    assert asked


@each_case
def gestures_are_legal_actions_and_nothing_speaks_against_them(case: Case) -> None:
    for position in case.few:
        legal, boards = set(position.all_actions()), specs(position)
        for source in sources(position):
            found = position.gestures(source)
            assert position.movable(source) or not found
            assert len({one._replace(action=found[0].action) for one in found}) == len(found), (
                "those at the table can tell them apart"
            )
            for one in found:
                assert one.action in legal
                assert one.source == source
                assert 0 <= one.target.index < boards[one.target.board].size
                assert one.pair is None or set(one.pair) <= set(boards)
                choices = one.target, one.pair, one.promotion, one.placed
                assert position.gesture_refusal(source, *choices) is None


@each_case
def whatever_moves_or_puts_a_piece_can_be_done_at_the_table(case: Case) -> None:
    for position in case.few:
        by_hand = {one.action for source in sources(position) for one in position.gestures(source)}
        for action in set(position.all_actions()) - by_hand:
            _, change = position.apply(action)
            assert not change.moved, action.text
            assert not change.placed, action.text


@each_case
def what_cannot_be_picked_up_is_refused_with_the_rule(case: Case) -> None:
    asked = 0
    for position in case.few:
        for source in sources(position):
            if not position.movable(source):
                assert position.gestures(source) == ()
                check_reason(position, position.gesture_refusal(source))
                asked += 1
    assert asked


@each_case
def what_cannot_go_somewhere_is_refused_with_the_rule(case: Case) -> None:
    for position in case.few[::2]:
        for source in list(position.pieces())[:: 1 + len(position.pieces()) // 12]:
            reached = {one.target for one in position.gestures(source)}
            for target in list(position.pieces())[:: 1 + len(position.pieces()) // 12]:
                if target not in reached:
                    check_reason(position, position.gesture_refusal(source, target))


@each_case
def a_board_of_an_action_is_there(case: Case) -> None:
    for position in case.few:
        for action in position.all_actions():
            assert position.board_of(action) in (None, *specs(position))


@each_case
def to_give_up_is_an_action_for_who_may(case: Case) -> None:
    for position in (*case.few, *(ply.after for ply in case.end)):
        for player in range(1, position.players + 1):
            offered = position.resignations(player)
            assert not offered or player in position.alive()
            for one in offered:
                assert set(one.boards) <= set(specs(position))
                assert position.refusal(one.action) is None
                assert case.game.parse_action(one.action.text) == one.action
                _, change = position.apply(one.action)
                assert change.actor == player


@each_case
def all_may_agree_to_a_draw(case: Case) -> None:
    action = case.game.agreed_draw()
    assert case.game.parse_action(action.text) == action
    for position in case.few:
        after, change = position.apply(action)
        assert change.action == action
        assert after.pieces() == position.pieces()
        outcome = after.outcome()
        assert outcome is not None
        assert outcome.result == "draw"
        assert set(outcome.players) == position.alive()
        assert after.refusal(action) is not None


test_promises = of_each_case(__name__)

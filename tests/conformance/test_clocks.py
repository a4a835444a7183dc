"""Clocks: which run, whose they are, and what happens when their time is over."""

from __future__ import annotations

from cfanp_gui.core.capabilities import Decisions
from cfanp_gui.core.text import Text
from tests.conformance.cases import Case, each_case, of_each_case


@each_case
def the_clocks_of_those_who_must_act_run(case: Case) -> None:
    policy = case.game.clocks(case.start)
    assert policy.factor >= 1
    assert isinstance(policy.rule, Text)
    assert len(set(policy.all)) == len(policy.all)
    for position in (*case.positions, *(ply.after for ply in case.end)):
        running = policy.running(position)
        assert running <= set(policy.all)
        owners = {policy.owner(position, clock) for clock in running}
        deciders = position.deciders() if isinstance(position, Decisions) else frozenset()
        assert owners == position.actors() | (deciders if position.actors() else frozenset())
    for clock in policy.all:
        assert policy.owner(case.start, clock) in range(1, case.players + 1)


@each_case
def an_action_ends_turns_of_clocks_that_ran_and_still_are_there(case: Case) -> None:
    policy = case.game.clocks(case.start)
    for ply in (*case.walk, *case.end):
        ended = policy.ended(ply.before, ply.after)
        assert ended <= policy.running(ply.before)
        for clock in ended:
            assert policy.owner(ply.after, clock) in ply.after.alive()
        acted = policy.acted(ply.before, ply.change)
        assert acted in (None, *policy.all)
        if acted is not None:
            assert policy.owner(ply.before, acted) == ply.change.actor
        for giver, taker in policy.carried(ply.change):
            assert {giver, taker} <= set(policy.all)


@each_case
def whose_time_is_over_is_told_to_the_rules(case: Case) -> None:
    policy = case.game.clocks(case.start)
    for position in case.few:
        for clock in policy.running(position):
            action = policy.flag(position, clock)
            assert case.game.parse_action(action.text) == action
            assert position.refusal(action) is None
            after, change = position.apply(action)
            assert clock not in policy.running(after) or after.alive() < position.alive()
            assert policy.ended(position, after) == frozenset(), "nobody gets time for it"
            assert change.action == action
        for action in position.all_actions()[:5]:
            assert isinstance(policy.late(action, next(iter(policy.all))), bool)


test_promises = of_each_case(__name__)

"""Notation: what is written of an action is read as that action, and nothing else as one."""

from __future__ import annotations

from functools import partial

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Game
from cfanp_gui.core.notation import NotationError, UnreadableError
from tests.conformance.cases import (
    Case,
    each_case,
    each_game,
    of_each_case,
    of_each_game,
    others,
    tried,
)


@each_case
def what_is_written_is_read(case: Case) -> None:
    notation = case.game.notation
    for position in case.few:
        written = set()
        for action in position.all_actions():
            token = notation.human(position, action)
            assert notation.parse(position, token) == action, token
            assert notation.parse(position, action.text) == action
            assert token == " ".join(token.split())
            written.add(token)
        assert len(written) == len(position.all_actions())


@each_case
def a_transition_that_is_known_changes_no_token(case: Case) -> None:
    notation = case.game.notation
    for ply in (*case.walk, *case.end):
        token = notation.human(ply.before, ply.change.action)
        assert notation.human(ply.before, ply.change.action, ply.change) == token
        assert notation.parse(ply.before, token) == ply.change.action


@each_case
def what_is_not_legal_is_not_written(case: Case) -> None:
    for position in case.few:
        for action in others(case, position)[::5]:
            with pytest.raises(IllegalAction):
                case.game.notation.human(position, action)


@each_case
def a_token_of_another_position_means_something_legal_or_is_refused(case: Case) -> None:
    notation = case.game.notation
    legal = {position: set(position.all_actions()) for position in case.few}
    tokens = {notation.human(one, action) for one in legal for action in one.all_actions()[::29]}
    refused = 0
    for position, here in legal.items():
        for token in sorted(tokens):
            found, error = tried(partial(notation.parse, position, token), NotationError)
            if found is not None:
                legal_here = found in here
                assert legal_here or position.refusal(found) is not None, token
                refused += not legal_here
                continue
            refused += 1
            assert error is not None
            assert str(error)
            assert set(error.fitting) <= here
            assert not isinstance(error, UnreadableError), token
            assert isinstance(notation.instead(position, token), str)
    assert refused


@each_case
def nonsense_is_unreadable(case: Case) -> None:
    for text in ("", "?", "nonsense", "\N{ARABIC-INDIC DIGIT ONE}:e2e4", "x" * 500):
        with pytest.raises(UnreadableError) as raised:
            case.game.notation.parse(case.start, text)
        assert str(raised.value)
        assert len(str(raised.value)) < 300


@each_case
def what_a_token_implies_was_done_before_it(case: Case) -> None:
    """An action that the next token implies is told by `implied` before it was done."""
    notation = case.game.notation
    for ply, following in zip(case.walk, case.walk[1:], strict=False):
        token = notation.human(following.before, following.change.action)
        if notation.implies(following.change.action, ply.change.action):
            assert notation.implied(ply.before, token) == ply.change.action
        else:
            assert notation.implied(following.before, token) is None


@each_game
def machine_forms_are_all_that_is_read_as_such(game: Game) -> None:
    for text in ("", " ", "nonsense", "e2e4 ", "draw ", "\N{ARABIC-INDIC DIGIT TWO}:e2e4"):
        with pytest.raises(ValueError, match=r"\w") as raised:
            game.parse_action(text)
        assert len(str(raised.value)) < 300


@each_case
def a_machine_form_cut_short_or_prolonged_is_refused_or_another_action(case: Case) -> None:
    for action in case.start.all_actions()[::5]:
        for text in (action.text[:-1], action.text[1:], f"{action.text}x", f"{action.text}\n"):
            found, error = tried(partial(case.game.parse_action, text), ValueError)
            assert found is None or (found.text == text and found != action)
            assert error is None or str(error)


@each_case
def tags_are_named_so_that_records_tell_them_apart(case: Case) -> None:
    naming = case.game.notation.naming
    labels = [naming.label(player) for player in range(1, case.players + 1)]
    assert len(set(labels)) == case.players
    for tag in (naming.position, *(naming.player + label for label in labels),
                *(naming.colour + label for label in labels)):  # fmt: skip
        assert naming.ours(tag)
    assert not naming.ours("Event")
    number = case.game.notation.round(case.start)
    assert number is None or number == case.start.round


test_promises = of_each_case(__name__)
test_promises_of_games = of_each_game(__name__)

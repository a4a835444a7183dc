"""Steps are taken back and done again, whatever was edited."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.editing import Editing
from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.window.editor.draft import REMEMBERED, Draft
from tests import slow
from tests.core.editing import edited, start

CFANP = find_game("cfanp")


def with_round(editing: Editing, number: int) -> Editing:
    """Return it in another round."""
    return editing.with_field("round", number)


@pytest.mark.parametrize("seed", slow.seeds(9))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_all_steps_taken_back_are_the_start(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    begun = start(game, game.player_counts[1])
    draft = Draft(game, begun)
    seen = [begun]
    for _ in range(40):
        match chance.randrange(6):
            case 0 if draft.can_undo:
                draft.undo()
                seen.pop()
            case 1:
                draft.begin_stroke()
                for _ in range(3):
                    draft.change(edited(draft.editing, chance))
                if chance.random() < 0.3:
                    draft.cancel_stroke()
                draft.end_stroke()
            case _:
                draft.change(edited(draft.editing, chance))
        if draft.editing != seen[-1]:
            seen.append(draft.editing)
        assert draft.editing == seen[-1]
        assert draft.problems() == draft.editing.problems()
    last = draft.editing
    for editing in reversed(seen[:-1]):
        draft.undo()
        assert draft.editing == editing
    assert not draft.can_undo
    assert draft.editing == begun
    assert not draft.touched
    for editing in seen[1:]:
        draft.redo()
        assert draft.editing == editing
    assert draft.editing == last


def test_nothing_different_is_no_step() -> None:
    draft = Draft(CFANP, start(CFANP, 3))
    draft.change(draft.editing.with_field("round", 1))
    assert not draft.can_undo
    draft.begin_stroke()
    draft.end_stroke()
    draft.undo()
    draft.redo()
    assert not draft.can_undo


def test_a_new_step_takes_the_place_of_those_taken_back() -> None:
    draft = Draft(CFANP, start(CFANP, 3))
    draft.change(with_round(draft.editing, 2))
    draft.undo()
    draft.change(with_round(draft.editing, 3))
    assert not draft.can_redo


def test_to_take_back_within_a_stroke_gives_it_up() -> None:
    draft = Draft(CFANP, start(CFANP, 3))
    draft.change(with_round(draft.editing, 2))
    draft.begin_stroke()
    draft.change(with_round(draft.editing, 3))
    draft.undo()
    assert draft.editing == start(CFANP, 3)


def test_another_game_is_a_step() -> None:
    ring = find_game("ring")
    draft = Draft(CFANP, start(CFANP, 3))
    draft.change(start(ring, 3), ring)
    assert draft.game is ring
    draft.undo()
    assert draft.game is CFANP


def test_so_many_steps_are_remembered() -> None:
    draft = Draft(CFANP, start(CFANP, 3))
    for number in range(2, REMEMBERED + 20):
        draft.change(with_round(draft.editing, number))
    while draft.can_undo:
        draft.undo()
    assert draft.editing != start(CFANP, 3)


def test_every_change_is_told_of() -> None:
    draft = Draft(CFANP, start(CFANP, 3))
    told: list[Editing] = []
    draft.changed.connect(lambda: told.append(draft.editing))
    draft.change(with_round(draft.editing, 2))
    draft.undo()
    assert [editing == start(CFANP, 3) for editing in told] == [False, True]


def test_a_game_begins_where_nothing_is_wrong() -> None:
    draft = Draft(CFANP, start(CFANP, 3))
    given = draft.given()
    assert given.position == CFANP.initial(3, {})
    assert given.options == draft.editing.options

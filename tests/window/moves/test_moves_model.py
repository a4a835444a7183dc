"""The list of moves as a model: what its rows say, with variations and without."""

from __future__ import annotations

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.moves.moves_model import CURSOR_ROLE, ROUND_ROLE, MovesModel
from tests.session.play import a_session, play
from tests.session.rings import a_ring, act
from tests.window.moves.test_move_rows import named, with_variations
from tests.window.widgets.test_panel_lists import column


def shown(session: GameSession) -> MovesModel:
    """Return the moves of a session."""
    model = MovesModel()
    model.show(session)
    return model


def test_a_variation_folded_over_the_cursor_stands_for_it() -> None:
    session = with_variations()
    session.visit(named(session, "AB:d2d4"))
    model = shown(session)
    model.fold(named(session, "AB:c7c5"), True)
    model.show(session)
    assert model.row_of(session.node) == 3
    assert column(model, CURSOR_ROLE) == [False, False, False, True, False, False]
    assert model.rows[3].folded
    model.fold(named(session, "AB:c7c5"), False)
    assert column(model, CURSOR_ROLE).index(True) == 5


def test_rounds_are_counted_where_there_are_any() -> None:
    session = a_ring(3, tempo="rounds")
    act(session, "1:e2e4 2:e2e4 3:e2e4 3:e7e5 1:e7e5")
    assert column(shown(session), ROUND_ROLE) == [None, 1, None, None, 2, None]


def test_short_variations_are_shown_in_full_when_a_game_is_opened() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3")
    session.go_to(1)
    play(session, "AB:c5 AB:c3")
    session.go_to(1)
    play(session, "AB:d5 " + "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 " * 3)
    session.return_to_game()
    short = ["Start", "AB:e4", "AB:e5", "AB:c5", "AB:c3", "AB:d5 AB:Nf3 AB:Nf6 AB:Ng1 …", "AB:Nf3"]
    model = shown(session)
    assert column(model) == short
    model.fold(named(session, "AB:c7c5"), True)
    folded = [*short[:3], "AB:c5 AB:c3", *short[5:]]
    assert column(model) == folded
    model.show(a_session(2))
    model.show(session)
    assert column(model) == folded, "as it was left"
    play(session, "AB:Nc6")
    session.undo()
    play(session, "AB:d6")
    model.show(session)
    assert column(model)[-2:] == ["AB:d6", "AB:Nc6"]
    assert model.rows[-1].folded, "what is taken back makes room"

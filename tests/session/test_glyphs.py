"""The glyphs a person chooses among: one of a move and one of a position at most."""

from __future__ import annotations

from cfanp_gui.session.glyphs import printed, signs, title_of, toggled

TOGGLED = [
    ((), 1, (1,)),
    ((1,), 1, ()),
    ((1,), 2, (2,)),
    ((1, 10), 2, (2, 10)),
    ((2, 10), 18, (2, 18)),
    ((2,), 36, (2, 36)),
    ((2, 36), 40, (2, 36, 40)),
    ((2, 36), 36, (2,)),
    ((200,), 3, (3, 200)),
]


def test_of_one_thing_one_is_said() -> None:
    for before, nag, after in TOGGLED:
        assert toggled(before, nag) == after


SIGNS = [((), ""), ((1,), "!"), ((6, 18), "?! +-"), ((10,), " ="), ((4, 222), "?? $222")]


def test_signs_of_moves_stand_close_to_the_move() -> None:
    for nags, shown in SIGNS:
        assert signs(nags) == shown


def test_in_a_picture_what_a_font_may_lack_is_written_out() -> None:
    assert printed((), 4) == ""
    assert printed((1,), 4) == "!"
    assert printed((6, 18, 36), 4) == "?! +- \N{RIGHTWARDS ARROW}"
    assert printed((138,), 4) == " (time trouble)"
    assert printed((4, 138, 222), 4, lambda text: text.upper()) == "?? (TIME TROUBLE) $222"


def test_they_are_heard_by_name() -> None:
    assert [str(title_of(nag, 4)) for nag in (4, 13, 15, 222)] == [
        "blunder", "unclear", "slightly worse for the mover", "annotation 222",
    ]  # fmt: skip


def test_of_two_players_it_is_told_whom_it_favours_whoever_has_moved() -> None:
    assert str(title_of(15, 2)) == "slightly better for the second player"
    assert str(title_of(18, 2)) == "winning for the first player"
    assert str(title_of(10, 2)) == "equal"

"""Lines of fields with single spaces between, house rules, and lines of the command line."""

from collections.abc import Callable
from typing import Any

import pytest

from cfanp_gui.core.line_fields import (
    BOARD,
    LineField,
    RanksField,
    letter_of,
    split_line,
    write_ranks,
)
from cfanp_gui.core.lines import LineError
from cfanp_gui.core.options import Choice, Option, OptionError, OptionValue, check_options, told
from cfanp_gui.core.position import PositionError
from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.strategichess.stfen import FIELDS

NAMES = ("boards", "turn", "round")


def refused(read: Callable[[], object]) -> str:
    """Return why something is refused."""
    with pytest.raises(PositionError) as raised:
        read()
    return str(raised.value)


def test_a_line_is_its_fields() -> None:
    assert split_line("8/8 w 1\r\n", NAMES, 20) == ["8/8", "w", "1"]
    assert split_line("8/8 w", NAMES, 20, optional=1) == ["8/8", "w"]
    assert split_line("8/8 w 1", NAMES, 20, optional=1) == ["8/8", "w", "1"]


@pytest.mark.parametrize(
    ("text", "optional", "words"),
    [
        ("8/8 w 1 and much more", 0, "the line has 21 characters (expected at most 20)"),
        ("8/8 w\t1", 0, "a character that cannot be printed"),
        ("8/8 w\n1", 0, "a character that cannot be printed"),
        ("8/8 w", 0, "the line: the number of fields is 2 (expected 3: boards, turn, round,"),
        ("8/8 w 1 2", 0, "the line: the number of fields is 4"),
        ("8/8", 1, "the line: the number of fields is 1"),
        ("8/8 w 1 2", 1, "the line: the number of fields is 4"),
        ("8/8  w 1", 0, "the line has a space too many before field 2"),
        (" 8/8 w 1", 0, "the line has a space too many before field 1"),
    ],
)  # fmt: skip
def test_a_line_that_is_none_is_refused(text: str, optional: int, words: str) -> None:
    assert words in refused(lambda: split_line(text, NAMES, 20, optional))


DRAFT = find_game("strategichess").initial(4, {}).builder()
IDLE, NUMBERS = FIELDS[3:]
STANDING = RanksField[Any](Text("boards"), "([KQ])", Text("K or Q"), 3, 2, BOARD)


def test_what_is_written_is_read() -> None:
    assert write_ranks({0: "K", 5: "Q"}, 3, 2) == "2Q/K2"
    assert {at: found[1] for at, found in STANDING.squares(1, "2Q/K2").items()} == {5: "Q", 0: "K"}
    wide = RanksField[Any](Text("boards"), "(K)", Text("K"), 14, 1, BOARD)
    assert [*wide.squares(1, "13K")] == [13], "a run of empty squares is one number"
    for text in ("113K", "014", "0K13"):
        assert "neither" in refused(lambda text=text: wide.squares(1, text))


@pytest.mark.parametrize(
    ("field", "text", "wrong", "said"),
    [
        (IDLE, "-1", {"idle": -1},
         "moves without progress: “-1” (expected a whole number from 0 to 999999)"),
        (NUMBERS, "3|0", {"move_numbers": (3, 0)},
         "move numbers: board 2: “0” (expected a whole number from 1 to 999999)"),
        (NUMBERS, "3|1|2", {"move_numbers": (3, 1, 2)},
         "move numbers: the number of entries is 3 (expected one per board, that is 2)"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_wrong_in_the_same_words_when_it_is_set(
    field: LineField[Any], text: str, wrong: dict[str, Any], said: str
) -> None:
    assert refused(lambda: field.read(DRAFT, text)) == said
    assert [one.sentence for one in field.problems(DRAFT.replace(**wrong))] == [said]
    assert [letter_of("wb", number) for number in (0, 1, 2, -1)] == ["w", "b", "2", "-1"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("3", "boards: board 1: the number of ranks is 1 (expected 2)"),
        ("3/2", "boards: board 1: rank 1: the number of squares is 2 (expected 3)"),
        ("K3/3", "boards: board 1: rank 2: the number of squares is 4 (expected 3)"),
        ("4/3", "rank 2: “4” is neither a piece (K or Q) nor a number of empty squares from 1"),
        ("R2/3", "rank 2: “R2” is neither a piece (K or Q) nor a number of empty squares"),
    ],
)
def test_a_board_that_is_none_is_refused(text: str, words: str) -> None:
    assert words in refused(lambda: STANDING.squares(1, text))


# House rules

OPTIONS = (
    Option("size", "Size", "small", (Choice("small", "", ""), Choice("large", "", "")), ""),
    Option("fast", "Fast", False, (), ""),
)


def test_what_is_not_given_has_its_default() -> None:
    assert check_options(OPTIONS, {}) == {"size": "small", "fast": False}
    assert check_options(OPTIONS, {"fast": True}) == {"size": "small", "fast": True}
    assert check_options(OPTIONS, {"size": "large"}) == {"size": "large", "fast": False}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": "red"}, r"unknown option “colour” \(expected one of size, fast\)"),
        ({"size": "huge"}, r"option “size” is 'huge' \(expected one of small, large\)"),
        ({"size": True}, "option “size” is True"),
        ({"fast": "true"}, r"option “fast” is 'true' \(expected true or false\)"),
    ],
)
def test_unknown_names_and_values_are_refused(given: dict[str, OptionValue], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        check_options(OPTIONS, given)


def test_a_group_that_nobody_chose_is_not_told_of() -> None:
    plain = Option("plain", "", False, (), "")
    options = (plain, *(Option(name, "", False, (), "", "new") for name in ("one", "other")))
    values = {"plain": False, "one": False, "other": False}
    assert told(options, values) == {"plain": False}
    assert told(options, {**values, "one": True}) == {**values, "one": True}


# What the command line is given


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({}, "“players” must be a whole number"),
        ({"players": True}, "“players” must be a whole number"),
        ({"players": 1}, "the number of players is 1"),
        ({"players": 3, "options": []}, "“options” must be an object"),
        ({"rfen": 3}, "“rfen” must be a string"),
        ({"rfen": find_game("ring").initial(3, {}).to_text(), "players": 4},
         "there are 3 players in “rfen”, not 4"),
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_used_is_refused(value: dict[str, Any], message: str) -> None:
    with pytest.raises(LineError, match=message):
        find_game("ring").lines.start(value)

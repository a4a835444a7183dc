"""House rules are completed and checked."""

from __future__ import annotations

import pytest

from cfanp_gui.core.options import Choice, Option, OptionError, OptionValue, check_options, told

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
    one, other = (Option(name, "", False, (), "", "new") for name in ("one", "other"))
    options = (plain, one, other)
    values = {"plain": False, "one": False, "other": False}
    assert told(options, values) == {"plain": False}
    assert told(options, {**values, "one": True}) == {**values, "one": True}

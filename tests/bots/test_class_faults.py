"""What is wrong with a class, as it comes from its process; test_plugin_host has what is told."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.class_faults import ClassFault, Fault


def test_a_fault_comes_over_as_it_was() -> None:
    fault = ClassFault(Fault.RAISED, "ValueError: “no”", "/home/ann/my bot.py", 12, True)
    assert "\n" not in fault.text
    assert ClassFault.parse(fault.text) == fault


@pytest.mark.parametrize("text", ["", "{}", "[1, 2, 3, 4, 5]", "<b>", "[" * 60_000])
def test_what_a_class_has_written_itself_is_told_as_it_is(text: str) -> None:
    assert str(ClassFault.parse(text).sentence).startswith(f"it has raised {text[:200]}")


def test_what_is_told_is_one_line_of_no_great_length() -> None:
    fault = ClassFault(Fault.RAISED, "a\nb\u202e" + "x" * 10_000, "f" * 10_000, 1)
    for told in (fault.sentence, ClassFault.parse(fault.text).sentence):
        assert "a b\ufffdx" in told
        assert len(told) < 700

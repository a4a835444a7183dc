"""How errors name many things."""

from __future__ import annotations

from cfanp_gui.record.errors import ENOUGH, shortened


def test_a_long_list_is_cut() -> None:
    names = [f"m{number}" for number in range(ENOUGH + 1)]
    assert shortened([]) == ""
    assert shortened(names[:ENOUGH]) == ", ".join(names[:ENOUGH])
    assert shortened(names) == ", ".join(names[:ENOUGH]) + ", …"

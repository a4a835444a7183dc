"""Lines about what can be set of a program: those that can be used, and those that cannot."""

from __future__ import annotations

import pytest

from cfanp_gui.engine.uci_options import UciOption, read_option


@pytest.mark.parametrize(
    ("line", "option"),
    [
        (b"option name Hash type spin default 16 min 1 max 32",
         UciOption("Hash", "spin", "16", 1, 32)),
        (b"option name hash type SPIN default 100 min 1 max 32\r",
         UciOption("Hash", "spin", "100", 1, 32)),
        (b"Option  Name Hash\tType spin Max 32 Default many",
         UciOption("Hash", "spin", "", None, 32)),
        (b"option name MultiPV type spin", UciOption("MultiPV", "spin")),
        (b"option name Ponder type Check default False", UciOption("Ponder", "check", "False")),
        (b"option name UCI_Variant type combo default chess var chess var a b",
         UciOption("UCI_Variant", "combo", "chess", choices=("chess", "a b"))),
        (b"option name VariantPath type string default", UciOption("VariantPath", "string")),
    ],
)  # fmt: skip
def test_an_option_is_read_as_it_is_meant(line: bytes, option: UciOption) -> None:
    assert read_option(line) == option


@pytest.mark.parametrize(
    "line",
    [
        b"option",
        b"option name Hash",
        b"option name Hash type",
        b"option name Hash type slider default 16 min 1 max 32",
        b"option name Hash type string default 16",
        b"option name Hash type spin default 16 min 1.0 max 32",
        b"option name Hash type spin default 16 min 1 max 0x20",
        b"option name Hash type spin default 16 min 32 max 1",
        b"option name Hash type spin default 16 min max 32",
        b"option name Skill type spin default 10 min 0 max 20",
        b"option name \xff\xfe type spin",
    ],
)
def test_an_option_that_nobody_can_set_is_left_out(line: bytes) -> None:
    assert read_option(line) is None

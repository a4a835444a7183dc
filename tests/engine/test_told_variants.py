"""Games are told under names that no program has given yet."""

from __future__ import annotations

import configparser

from cfanp_gui.core.game_pair import ProgramVariant
from cfanp_gui.core.text import Text
from cfanp_gui.engine.told_variants import renamed

TEXT = "[little : chess]\nking = k\n[larger:little]\npawn = p:[x]\n"


def test_sections_and_the_parents_among_them_are_renamed() -> None:
    name, text = renamed(ProgramVariant("larger", Text("Larger"), TEXT, common=False))
    mark = name.removeprefix("larger-")
    assert len(mark) == 8
    reader = configparser.ConfigParser()
    reader.read_string(text)
    assert reader.sections() == [f"little-{mark}:chess", f"larger-{mark}:little-{mark}"]
    assert reader[f"larger-{mark}:little-{mark}"]["pawn"] == "p:[x]"


def test_another_text_is_another_game() -> None:
    one = ProgramVariant("larger", Text("Larger"), TEXT, common=False)
    assert renamed(one) == renamed(one)
    assert renamed(one)[0] != renamed(one._replace(definition=TEXT + "#"))[0]

"""A person who hears the program alone comes from the first start to a mate, within three minutes.

They know how chess is played, and nothing of this program: each key is one that was said to them.
"""

import re

import pytest

from tests.xvfb.tool import assistive_tool, lacking

LACKING = lacking()

pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"not installed: {LACKING}")

ACT_SECONDS = 3.0
"""Seconds that a person needs for a key, or for a short word that is typed."""
WORD_SECONDS = 0.25
"""Seconds that a screen reader needs for a word."""
MOST_SECONDS = 180


def test_an_army_is_mated_within_three_minutes_by_what_is_said() -> None:
    said: list[str] = []
    acts = 0
    with assistive_tool() as tool:

        def hear(wanted: str) -> re.Match[str]:
            said.extend(tool.listen(wanted))
            found = list(re.finditer(wanted, " ".join(said)))
            return found[-1]

        def press(*keys: str) -> None:
            nonlocal acts
            acts += 1
            tool.press(*keys)

        press(hear(r"(\d) teaches the game")[1])
        pushed = hear(r"press (\w) and then (\w)")
        press(pushed[1])
        press(pushed[2])
        typed = hear(r"mate! .* press / and type (\w+)")
        press("slash")
        hear("Type a move")
        press(*typed[1])
        press("Return")
        hear("Army B is checkmated")
    words = len(" ".join(said).split())
    estimate = acts * ACT_SECONDS + words * WORD_SECONDS
    print(f"{acts} acts, {words} words, {estimate:.0f} seconds")
    assert estimate < MOST_SECONDS, said

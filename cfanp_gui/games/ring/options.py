"""The house rules of Multi Player Chess, as values."""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.core.game import Choice, Option, OptionValues
from cfanp_gui.core.text import Text

OPTIONS: tuple[Option, ...] = (
    Option(
        "tempo",
        Text("Tempo"),
        "free",
        (
            Choice("free", Text("Free"), Text("Any board may move at any time.")),
            Choice(
                "rounds",
                Text("Rounds"),
                Text("Every board moves once in a round; mates of one round count together."),
            ),
        ),
        Text("When the boards move."),
    ),
    Option(
        "tournament",
        Text("Tournament rule"),
        True,
        (),
        Text("A piece never returns to the board of its own set; off for a social game."),
    ),
)


class Rules(NamedTuple):
    """The options a position is played under; see `OPTIONS` for what each means."""

    rounds: bool = False
    tournament: bool = True


def rules_of(options: OptionValues) -> Rules:
    """Return the rules of option values that `check_options` has completed."""
    return Rules(rounds=options["tempo"] == "rounds", tournament=bool(options["tournament"]))

"""The house rules of Chess For Any Number of Players, as values."""

from __future__ import annotations

from dataclasses import dataclass

from cfanp_gui.core.geometry import Join
from cfanp_gui.core.system import Choice, Option, OptionValues

OPTIONS: tuple[Option, ...] = (
    Option(
        "order",
        "Batting order",
        "lot",
        (
            Choice("lot", "Drawn by lot", "The armies are dealt to the players by lot."),
            Choice("seats", "As seated", "The players move in the order in which they are listed."),
        ),
        "Who gets which place in the batting order.",
    ),
    Option(
        "join",
        "Joining half-boards",
        "rotate",
        (
            Choice("rotate", "Turned", "The upper half-board is turned round, as cardboard is."),
            Choice(
                "reflect",
                "Mirrored",
                "Files meet themselves and every army is set up as White (Robert Price).",
            ),
        ),
        "How the upper half-board lies against the lower one.",
    ),
    Option(
        "bonus",
        "Movement bonus",
        "boards",
        (
            Choice("boards", "A move per half-board", "As many moves as half-boards occupied."),
            Choice("single", "One move", "Every turn is a single move."),
        ),
        "How many moves an army has in a turn (Rule 6).",
    ),
    Option(
        "captured",
        "Captured armies",
        "taken",
        (
            Choice("taken", "Taken over", "The captor moves the army from then on (Rule 7)."),
            Choice("removed", "Removed", "The army leaves the half-boards."),
            Choice("dead", "Dead", "The army stays as obstacles that nobody moves."),
        ),
        "What becomes of an army that is checkmated.",
    ),
    Option(
        "friendly",
        "Friendly game",
        True,
        (),
        "Armies may be handed to any player, also to one who is out; off for a tournament.",
    ),
    Option(
        "touch",
        "Touch-board",
        False,
        (),
        "Pushing two half-boards commits to them; if they show your own mate, the army is lost.",
    ),
)


@dataclass(frozen=True, slots=True)
class Rules:
    """The options a position is played under; see `OPTIONS` for what each means."""

    join: Join = Join.ROTATE
    bonus: str = "boards"
    captured: str = "taken"
    friendly: bool = True
    touch: bool = False


def rules_of(options: OptionValues) -> Rules:
    """The rules for option values that `system.check_options` has completed."""
    return Rules(
        join=Join(options["join"]),
        bonus=str(options["bonus"]),
        captured=str(options["captured"]),
        friendly=bool(options["friendly"]),
        touch=bool(options["touch"]),
    )

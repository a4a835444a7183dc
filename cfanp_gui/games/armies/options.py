"""The house rules of Chess For Any Number of Players, as values."""

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from cfanp_gui.core.boards import Join
from cfanp_gui.core.game import Choice, Option, OptionValues, check_options
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame

if TYPE_CHECKING:
    from cfanp_gui.games.armies.pair_rules import PairRules

BASE = "base"
"""The name of the option that says what is played on half-boards."""
PETERSON_RULES = "Peterson"
"""The group of the additional rules."""
AVALANCHE_RULES = "Avalanche"
"""The group of that rule."""

OPTIONS: tuple[Option, ...] = (
    Option(
        "order",
        Text("Batting order"),
        "lot",
        (
            Choice("lot", Text("Drawn at random"), Text("The batting order is drawn at random.")),
            Choice(
                "seats",
                Text("As seated"),
                Text("The players move in the order in which they are listed."),
            ),
        ),
        Text("Who gets which place in the batting order."),
    ),
    Option(
        "join",
        Text("Joining half-boards"),
        "rotate",
        (
            Choice(
                "rotate",
                Text("Turned"),
                Text("The upper half-board is turned round, as cardboard is."),
            ),
            Choice(
                "reflect",
                Text("Mirrored"),
                Text("Files meet themselves and every army is set up as White (Robert Price)."),
            ),
        ),
        Text("How the upper half-board lies against the lower one."),
    ),
    Option(
        "bonus",
        Text("Movement bonus"),
        "boards",
        (
            Choice(
                "boards",
                Text("A move per half-board"),
                Text("As many moves as half-boards occupied."),
            ),
            Choice("single", Text("One move"), Text("Every turn is a single move.")),
        ),
        Text("How many moves an army has in a turn (Rule 6)."),
    ),
    Option(
        "captured",
        Text("Captured armies"),
        "taken",
        (
            Choice(
                "taken",
                Text("Taken over"),
                Text("The captor moves the army from then on (Rule 7)."),
            ),
            Choice("removed", Text("Removed"), Text("The army leaves the half-boards.")),
            Choice("dead", Text("Dead"), Text("The army stays as obstacles that nobody moves.")),
        ),
        Text("What becomes of an army that is checkmated."),
    ),
    Option(
        "friendly",
        Text("Friendly game"),
        True,
        (),
        Text("Armies may be handed to any player, also to one who is out; off for a tournament."),
    ),
    Option(
        "touch",
        Text("Touch-board"),
        False,
        (),
        Text(
            "Pushing two half-boards commits to them; if they show your own mate, the army is lost."
        ),
    ),
    Option(
        "defend",
        Text("Defending against several"),
        False,
        (),
        Text("As many moves as opponents threaten an army (Peterson 1)."),
        PETERSON_RULES,
    ),
    Option(
        "exchange",
        Text("Fair exchange"),
        False,
        (),
        Text("Who lost nothing in exchanges gives a piece (Peterson 2)."),
        PETERSON_RULES,
    ),
    Option(
        "kingcapture",
        Text("Kings are captured"),
        False,
        (),
        Text("A mate freezes; an army dies with its King (Peterson 3)."),
        PETERSON_RULES,
    ),
    Option(
        "obstacles",
        Text("Obstacles may be captured"),
        False,
        (),
        Text("If Kings are captured, dead pieces may be too (Peterson 3)."),
        PETERSON_RULES,
    ),
    Option(
        "avalanche",
        Text("Avalanche"),
        False,
        (),
        Text("With each move a pawn of an opponent is pushed one square forward (Betza 1977)."),
        AVALANCHE_RULES,
    ),
)

PETERSON = ("defend", "exchange", "kingcapture", "obstacles")
"""Peterson's additional rules, which are for more than two players."""
_SPECIAL = ("join", *PETERSON)
"""The house rules that do not go with every base game."""


class Rules(NamedTuple):
    """The options a position is played under; see `OPTIONS` for what each means."""

    base: BaseGame
    join: Join = Join.ROTATE
    bonus: str = "boards"
    captured: str = "taken"
    friendly: bool = True
    touch: bool = False
    defend: bool = False
    exchange: bool = False
    kingcapture: bool = False
    obstacles: bool = False
    avalanche: bool = False

    @property
    def pair_rules(self) -> "PairRules[Any, Any, Any]":
        """Return how pieces move on half-boards pushed together."""
        found: PairRules[Any, Any, Any] = self.base.pair_rules(self.join)
        return found

    @property
    def options(self) -> dict[str, str | bool]:
        """Return the option values they come from, but for how the batting order was drawn."""
        names = [one.name for one in options_of(self.base) if one.name != "order"]
        values = {**self._asdict(), "join": self.join.value, BASE: self.base.key}
        return {name: values[name] for name in names}

    @property
    def peterson(self) -> tuple[str, ...]:
        """Return which of Peterson's rules are on; positions have a ninth field if any is."""
        return tuple(name for name in PETERSON if getattr(self, name))


@cache
def options_of(base: BaseGame) -> tuple[Option, ...]:
    """Return the house rules that go with a base game, and itself as one unless it is unnamed."""
    left_out = set() if base.all_options else set(_SPECIAL)
    if not base.pushes_pawns:
        left_out.add("avalanche")
    found = (one for one in OPTIONS if one.name not in left_out)
    return tuple(found) if base.unnamed else (_base_option(base), *found)


def _base_option(base: BaseGame) -> Option:
    return Option(
        BASE,
        Text("Base game"),
        base.key,
        (Choice(base.key, base.name, Text("The game for two whose board is cut in the middle.")),),
        Text("What is played on half-boards (Rule 10)."),
    )


def rules_of(given: OptionValues, base: BaseGame) -> Rules:
    """Return the rules of a base game with some options, the others as usual.

    Raises OptionError for an option it has not, or a value.
    """
    values = check_options(options_of(base), given)
    return Rules(
        base,
        **{
            name: Join(value) if name == "join" else value
            for name, value in values.items()
            if name not in ("order", BASE)
        },  # type: ignore[arg-type]
    )


def unfit(rules: Rules, armies: int) -> Text | None:
    """Return why rules cannot be played with so many half-boards; None when they can.

    Source: Peterson's rules are for more than two players; Avalanche goes without them.
    """
    if rules.avalanche and rules.peterson:
        return Text("“avalanche” does not go with “{name}” (expected one of them off)",
                    name=rules.peterson[0])  # fmt: skip
    if armies > 2 or not rules.peterson:
        return None
    return Text(
        "“{name}” is for more than two players (expected it off with two half-boards)",
        name=rules.peterson[0],
    )

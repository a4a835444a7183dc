"""The house rules of Chess For Any Number of Players, as values."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from cfanp_gui.core.boards import Join
from cfanp_gui.core.game import Choice, Option, OptionValues, check_options
from cfanp_gui.core.options import LOT, drawn
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame, BaseGames

if TYPE_CHECKING:
    from cfanp_gui.games.armies.pair_rules import PairRules

BASE = "base"
"""Name of the option that selects the game played on half-boards."""
ARRAY = "start"
"""Name of the option that selects the array by its number."""
ARMIES = "armies"
"""Name of the option that selects the set of pieces of each army."""
PETERSON_RULES = "Peterson"
"""Group of Peterson's additional rules."""
AVALANCHE = "avalanche"
"""Name of the Avalanche option."""
AVALANCHE_RULES = "Avalanche"
"""Group of the Avalanche option."""


def _switch(name: str, label: Text, about: Text, group: str = "") -> Option:
    """Return an option that is off by default."""
    return Option(name, label, False, (), about, group)


OPTIONS: tuple[Option, ...] = (
    Option(
        "order",
        Text("Order of play"),
        "lot",
        (
            Choice("lot", Text("Drawn at random"), Text("The order of play is drawn at random.")),
            Choice(
                "seats",
                Text("As seated"),
                Text("The players move in the order in which they are listed."),
            ),
        ),
        Text("Who moves first, and who after whom."),
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
        Text("How many moves an army has in a turn."),
    ),
    Option(
        "captured",
        Text("Captured armies"),
        "taken",
        (
            Choice("taken", Text("Taken over"), Text("The captor moves the army from then on.")),
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
    _switch(
        "touch",
        Text("Touch-board"),
        Text(
            "Pushing two half-boards commits to them; if they show your own mate, the army is lost."
        ),
    ),
    _switch(
        "defend",
        Text("Defending against several"),
        Text("As many moves as opponents threaten an army."),
        PETERSON_RULES,
    ),
    _switch(
        "exchange",
        Text("Fair exchange"),
        Text("Who lost nothing in exchanges gives a piece."),
        PETERSON_RULES,
    ),
    _switch(
        "kingcapture",
        Text("Kings are captured"),
        Text("A mate freezes; an army dies with its King."),
        PETERSON_RULES,
    ),
    _switch(
        "obstacles",
        Text("Obstacles may be captured"),
        Text("If Kings are captured, dead pieces may be too."),
        PETERSON_RULES,
    ),
    _switch(
        AVALANCHE,
        Text("Avalanche"),
        Text("With each move a pawn of an opponent is pushed one square forward (Betza 1977)."),
        AVALANCHE_RULES,
    ),
)

PETERSON = ("defend", "exchange", "kingcapture", "obstacles")
"""Peterson's additional rules, which are for more than two players."""
_SPECIAL = ("join", *PETERSON)
"""House rules that cannot be combined with every base game."""


class Rules(NamedTuple):
    """The options under which a position is played; see `OPTIONS` for their meanings."""

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
        """Return the rules of moves on half-boards pushed together."""
        rules: PairRules[Any, Any, Any] = self.base.pair_rules(self.join)
        return rules

    @property
    def options(self) -> dict[str, str | bool]:
        """Return the option values of the rules, without the drawing of the batting order."""
        left_out = ("order", *((BASE,) if self.base.unnamed else ()))
        names = [option.name for option in options_of(self.base) if option.name not in left_out]
        chosen = ",".join(self.base.chosen or tuple(self.base.sets)[:1])
        base = self.base
        own = {"join": self.join.value, BASE: base.key, ARMIES: chosen, ARRAY: str(base.array)}
        values = {**self._asdict(), **own}
        return {name: values[name] for name in names}

    @property
    def peterson(self) -> tuple[str, ...]:
        """Return the names of Peterson's rules that are on; with any there is a ninth field."""
        return tuple(name for name in PETERSON if getattr(self, name))


@cache
def options_of(base: BaseGame, bases: BaseGames | None = None) -> tuple[Option, ...]:
    """Return the options of a base game: the choice of base game, and its house rules."""
    choice = Option(
        BASE,
        Text("Base game"),
        base.key,
        BaseChoices(base, bases),
        Text("What is played on half-boards."),
        # A group of its own, which records leave out if the default was chosen.
        group=BASE if base.unnamed else "",
        is_variant=True,
    )
    sets = Option(
        ARMIES,
        Text("Armies"),
        next(iter(base.sets), ""),
        tuple(Choice(key, Text("{name}", name=name), "") for key, name in base.set_names.items()),
        Text("The pieces of each army: one set for all, or one for each with commas between."),
        by_seat=True,
    )
    usual = str(base.unchosen.array)
    arrays = Option(
        ARRAY,
        Text("Chess960"),
        usual,
        (
            Choice(usual, Text("Usual"), Text("All armies are set up as in chess.")),
            Choice(
                LOT,
                Text("Drawn at random"),
                Text("One of the 960 arrays, the same for every army."),
            ),
        ),
        Text("The array with this number, the same for every army."),
        group=ARRAY,
        numbers=range(base.arrays),
    )
    left_out = set() if base.all_options else set(_SPECIAL)
    left_out |= set() if base.pushes_pawns else {AVALANCHE}
    rules = (option for option in OPTIONS if option.name not in left_out)
    chosen = (*((sets,) if base.sets else ()), *((arrays,) if base.arrays else ()))
    return (choice, *chosen, *rules)


class BaseChoices(Iterable[Choice]):
    """The base games that can be chosen, found on iteration; a given one comes first."""

    def __init__(self, first: BaseGame, bases: BaseGames | None) -> None:
        self._first = Choice(first.key, first.name, first.about)
        self._bases = bases

    def __iter__(self) -> Iterator[Choice]:
        yield self._first
        if self._bases is not None:
            yield from (
                choice for choice in self._bases.choices() if choice.value != self._first.value
            )


def rules_of(given: OptionValues, base: BaseGame, seed: int = 0) -> Rules:
    """Return the rules of a base game with some options and defaults for the others.

    `seed` draws an array that is to be drawn. Raises OptionError for an unknown option or value.
    """
    options = {option.name: option for option in options_of(base)}
    values = check_options(tuple(options.values()), given)
    if base.sets:
        base = base.choosing(tuple(str(values[ARMIES]).split(",")))
    if base.arrays:
        base = base.beginning(int(drawn(options[ARRAY], values[ARRAY], seed)))
    return Rules(
        base,
        **{
            name: Join(value) if name == "join" else value
            for name, value in values.items()
            if name not in ("order", BASE, ARMIES, ARRAY)
        },  # type: ignore[arg-type]
    )


def unfit(rules: Rules, armies: int) -> Text | None:
    """Return the reason rules cannot be played with `armies` half-boards; None if they can.

    Source: Peterson's rules are for more than two players; Avalanche is played without them.
    """
    name = next(iter(rules.peterson), None)
    if name is not None and rules.avalanche:
        return Text("“avalanche” does not go with “{name}” (expected one of them off)", name=name)
    if armies > 2 or name is None:
        return None
    return Text(
        "“{name}” is for more than two players (expected it off with two half-boards)", name=name
    )

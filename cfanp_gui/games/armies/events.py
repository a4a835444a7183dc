"""What happens in a game of Chess For Any Number of Players, beside the pieces that move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from cfanp_gui.core.boards import ARMY_LETTERS, Square
from cfanp_gui.core.events import Event, Loss, Names, Weight
from cfanp_gui.core.text import Text, with_and
from cfanp_gui.games.armies.base_game import BaseGame


@dataclass(frozen=True, slots=True)
class ArmyEvent(Event):
    """Something that happened to an army."""

    army: int

    kind = ""
    """Its type in JSON."""
    told: ClassVar[tuple[str, ...]] = ()
    """The fields in JSON behind the army."""

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"type": self.kind}
        for name in ("army", *self.told):
            value = getattr(self, name)
            found[name] = ARMY_LETTERS[value] if name.endswith("army") else value
        return found


@dataclass(frozen=True, slots=True)
class Death(ArmyEvent):
    """An army came to its end that was not checkmated."""

    weight = Weight.LOSS

    @property
    def fallen(self) -> frozenset[int]:
        return frozenset((self.army,))


@dataclass(frozen=True, slots=True)
class Checkmate(ArmyEvent):
    """An army was checkmated, and `by_player` did it with army `by_army` (Rule 7)."""

    by_player: int
    by_army: int
    captured: str = "taken"
    """What becomes of the army: the value of the option ``captured``, or ``frozen``."""
    king: Square | None = field(default=None, compare=False)
    """Where the army's King stood."""
    eliminated: int | None = field(default=None, compare=False)
    """The player who is out by it; None for one who has another army."""
    attackers: tuple[Square, ...] = field(default=(), compare=False)

    kind = "checkmate"
    told = ("by_player", "by_army")
    weight = Weight.LOSS

    def text(self, names: Names) -> Text:
        words = {"army": ARMY_LETTERS[self.army], "name": names(self.by_player)}
        if self.captured == "removed":
            return Text("Army {army} is checkmated by {name} and leaves the half-boards.", **words)
        if self.captured == "dead":
            return Text("Army {army} is checkmated by {name} and is dead.", **words)
        if self.captured == "frozen":
            return Text("Army {army} is checkmated by {name} and is frozen.", **words)
        return Text("Army {army} is checkmated: {name} takes it over.", **words)

    @property
    def mated(self) -> frozenset[int]:
        return frozenset((self.army,))

    @property
    def kings(self) -> tuple[Square, ...]:
        return () if self.king is None or self.captured == "removed" else (self.king,)

    @property
    def losses(self) -> tuple[Loss, ...]:
        if self.captured == "frozen":
            return ()
        return (Loss(self.army, self.by_player if self.captured == "taken" else None),)

    @property
    def out(self) -> frozenset[int]:
        return frozenset(() if self.eliminated is None else (self.eliminated,))


@dataclass(frozen=True, slots=True)
class Passed(ArmyEvent):
    """An army whose turn it was had no legal move and no check: it passed (Rule 9)."""

    kind = "pass"

    def text(self, names: Names) -> Text:  # noqa: ARG002
        return Text("Army {army} has no legal move and passes.", army=ARMY_LETTERS[self.army])


@dataclass(frozen=True, slots=True)
class ArmyDied(ArmyEvent):
    """An army died because its player resigned or overstepped the time (Rule 9)."""

    player: int
    on_time: bool = False
    """Whether it was the time."""

    kind = "died"
    told = ("player",)
    weight = Weight.LOSS

    def text(self, names: Names) -> Text:
        words = {"army": ARMY_LETTERS[self.army], "name": names(self.player)}
        if self.on_time:
            return Text("{name} has run out of time: army {army} is dead.", **words)
        return Text("Army {army} of {name} is dead.", **words)

    @property
    def losses(self) -> tuple[Loss, ...]:
        return (Loss(self.army, None, Text("out of time") if self.on_time else Text("resigned")),)

    @property
    def out(self) -> frozenset[int]:
        return frozenset((self.player,))


@dataclass(frozen=True, slots=True)
class HandedOver(ArmyEvent):
    """An army was handed to another player in a friendly game (Rule 9)."""

    by_player: int
    to_player: int
    eliminated: int | None = field(default=None, compare=False)
    """The giver, if it was their last army."""

    kind = "handed_over"
    told = ("by_player", "to_player")

    def text(self, names: Names) -> Text:
        return Text(
            "Army {army} goes from {giver} to {taker}.",
            army=ARMY_LETTERS[self.army],
            giver=names(self.by_player),
            taker=names(self.to_player),
        )

    @property
    def out(self) -> frozenset[int]:
        return frozenset(() if self.eliminated is None else (self.eliminated,))


@dataclass(frozen=True, slots=True)
class KingCaptured(Death):
    """An army's King was captured, and the army is dead (Peterson 3)."""

    by_player: int
    by_army: int
    eliminated: int | None = field(default=None, compare=False)
    """The player who is out by it; None for one who has another army."""
    king: Square | None = field(default=None, compare=False)
    """Where the King stood."""

    kind = "king_captured"
    told = ("by_player", "by_army")

    @property
    def scene(self) -> tuple[Square, ...]:
        return () if self.king is None else (self.king,)

    def text(self, names: Names) -> Text:
        return Text(
            "{name} captures the King of army {army}, which is dead.",
            name=names(self.by_player),
            army=ARMY_LETTERS[self.army],
        )

    @property
    def losses(self) -> tuple[Loss, ...]:
        return (Loss(self.army, None),)

    @property
    def out(self) -> frozenset[int]:
        return frozenset(() if self.eliminated is None else (self.eliminated,))


@dataclass(frozen=True, slots=True)
class LastCaptured(Death):
    """The last piece of an army was captured, and the army is dead (games without a King)."""

    by_army: int
    by_player: int = field(compare=False)
    eliminated: int | None = field(default=None, compare=False)
    """The player who is out by it; None for one who has another army."""

    kind = "dead"
    told = ("by_army",)

    def text(self, names: Names) -> Text:
        return Text(
            "{name} captures the last piece of army {army}, which is dead.",
            name=names(self.by_player),
            army=ARMY_LETTERS[self.army],
        )

    @property
    def losses(self) -> tuple[Loss, ...]:
        return (Loss(self.army, None),)

    @property
    def out(self) -> frozenset[int]:
        return frozenset(() if self.eliminated is None else (self.eliminated,))


@dataclass(frozen=True, slots=True)
class PrizeCaptured(Death):
    """A piece was captured with which its army is: the Flag (games without a King)."""

    by_army: int
    by_player: int = field(compare=False)
    captured: str = field(default="taken", compare=False)
    """What becomes of the army: the value of the option ``captured``."""
    eliminated: int | None = field(default=None, compare=False)
    """The player who is out by it; None for one who has another army."""
    square: Square | None = field(default=None, compare=False)
    """Where the piece stood."""

    kind = "flag"
    told = ("by_army",)

    def text(self, names: Names) -> Text:
        words = {"army": ARMY_LETTERS[self.army], "name": names(self.by_player)}
        if self.captured == "removed":
            return Text(
                "{name} captures the Flag of army {army}, which leaves the half-boards.", **words
            )
        if self.captured == "dead":
            return Text("{name} captures the Flag of army {army}, which is dead.", **words)
        return Text("{name} captures the Flag of army {army} and takes it over.", **words)

    @property
    def scene(self) -> tuple[Square, ...]:
        return () if self.square is None else (self.square,)

    @property
    def losses(self) -> tuple[Loss, ...]:
        return (Loss(self.army, self.by_player if self.captured == "taken" else None),)

    @property
    def out(self) -> frozenset[int]:
        return frozenset(() if self.eliminated is None else (self.eliminated,))


@dataclass(frozen=True, slots=True)
class Stranding(Death):
    """An army is dead because its player has no piece left that can ever move."""

    player: int = field(compare=False)

    kind = "dead"

    def text(self, names: Names) -> Text:
        return Text(
            "{name} has no piece left that can move: army {army} is dead.",
            army=ARMY_LETTERS[self.army], name=names(self.player),
        )  # fmt: skip

    @property
    def losses(self) -> tuple[Loss, ...]:
        return (Loss(self.army, None, Text("nothing left that can move")),)

    @property
    def out(self) -> frozenset[int]:
        return frozenset((self.player,))


@dataclass(frozen=True, slots=True)
class Released(ArmyEvent):
    """A frozen army is checkmated on no pair any more (Peterson 3)."""

    kind = "released"

    @property
    def repainted(self) -> frozenset[int]:
        return frozenset((self.army,))

    def text(self, names: Names) -> Text:  # noqa: ARG002
        return Text("Army {army} is released.", army=ARMY_LETTERS[self.army])


@dataclass(frozen=True, slots=True)
class TurnLost(ArmyEvent):
    """A frozen army lost its turn (Peterson 3)."""

    at_once: bool = field(default=False, compare=False)
    """Whether it has only just been said that the army is frozen."""

    kind = "frozen"

    def text(self, names: Names) -> Text:  # noqa: ARG002
        if self.at_once:
            return Text("It loses its turn.")
        return Text("Army {army} is frozen and loses its turn.", army=ARMY_LETTERS[self.army])


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A round closed in which pieces were exchanged, and some players owe one (Peterson 2)."""

    value: int
    """What the weakest piece captured in the exchange was worth."""
    players: tuple[int, ...]
    """Who owes a piece."""
    between: tuple[int, ...] = field(default=(), compare=False)
    """Who exchanged pieces with one another."""

    def text(self, names: Names) -> Text:
        between = with_and(names(player) for player in self.between)
        if not self.players:
            return Text(
                "Pieces were exchanged between {between}, and nobody owes one.", between=between
            )
        if len(self.players) == 1:
            return Text(
                "Pieces were exchanged between {between}: {name} owes a piece worth {value} or "
                "more.",
                between=between,
                name=names(self.players[0]),
                value=self.value,
            )
        return Text(
            "Pieces were exchanged between {between}: {names} each owe a piece worth {value} or "
            "more.",
            between=between,
            names=with_and(names(player) for player in self.players),
            value=self.value,
        )

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"type": "exchange", "value": self.value}
        if self.players:
            found["players"] = list(self.players)
        return found


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A piece was removed to pay a debt (Peterson 2)."""

    army: int
    square: Square
    letter: str
    base: BaseGame = field(compare=False, repr=False)

    @property
    def repeats_action(self) -> bool:
        return True

    def text(self, names: Names) -> Text:  # noqa: ARG002
        return Text(
            "Army {army} removes its {piece} on {square}.",
            army=ARMY_LETTERS[self.army],
            piece=self.base.types[self.letter].title,
            square=self.base.names.title(self.square),
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "type": "removed",
            "army": ARMY_LETTERS[self.army],
            "square": self.base.names.title(self.square),
            "piece": self.letter,
        }


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A piece was swapped for a captured one to pay a debt (Peterson 2)."""

    army: int
    square: Square
    letter: str
    became: str
    """The piece that came back."""
    base: BaseGame = field(compare=False, repr=False)

    @property
    def repeats_action(self) -> bool:
        return True

    def text(self, names: Names) -> Text:  # noqa: ARG002
        return Text(
            "Army {army} swaps its {piece} on {square} for a {other}.",
            army=ARMY_LETTERS[self.army],
            piece=self.base.types[self.letter].title,
            square=self.base.names.title(self.square),
            other=self.base.types[self.became].title,
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "type": "swapped",
            "army": ARMY_LETTERS[self.army],
            "square": self.base.names.title(self.square),
            "piece": self.letter,
            "for": self.became,
        }


@dataclass(frozen=True, slots=True)
class Excused(Event):
    """A player has no piece to remove for a debt and is excused from it (Peterson 2)."""

    player: int

    def text(self, names: Names) -> Text:
        return Text("{name} has no piece to remove and is excused.", name=names(self.player))

    def to_json(self) -> dict[str, Any]:
        return {"type": "excused", "player": self.player}

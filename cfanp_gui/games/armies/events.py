"""Events of a game of Chess For Any Number of Players other than the moves of pieces."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Square
from cfanp_gui.core.events import Event, Loss, Names, Weight
from cfanp_gui.core.text import Text, listed
from cfanp_gui.games.armies.base_game import BaseGame


class ArmyEvent(Event):
    """Event that concerns an army or its player."""

    __slots__ = ()

    army: int
    player: int
    kind: str
    """Type of the event in the answers of the command line."""
    facts: ClassVar[tuple[str, ...]] = ("army",)
    """Fields of the event in these answers, armies by their letters."""
    sentence: ClassVar[Text]
    """Sentence about the event, with the `army` and the `name` of its player."""
    eliminated: int | None = None
    """The player whom it puts out of the game; None for nobody."""

    def text(self, names: Names) -> Text:
        return self.sentence.filled(**self.words(names))

    def words(self, names: Names) -> dict[str, object]:
        """Return the values of the sentence."""
        words: dict[str, object] = {}
        if "army" in self.facts:
            words["army"] = BOARD_LETTERS[self.army]
        if (player := getattr(self, "player", None)) is not None:
            words["name"] = names(player)
        return words

    @property
    def cause(self) -> Text | None:
        """Return the cause of the army's death if it has no captor; its player is out then."""
        return None

    @property
    def losses(self) -> tuple[Loss, ...]:
        return () if self.cause is None else (Loss(self.army, None, self.cause),)

    @property
    def out(self) -> frozenset[int]:
        out = self.eliminated if self.cause is None else self.player
        return frozenset(() if out is None else (out,))

    def to_json(self) -> dict[str, Any]:
        facts = {name: getattr(self, name) for name in self.facts}
        for name in facts.keys() & {"army", "by_army"}:
            facts[name] = ARMY_LETTERS[facts[name]]
        return {"type": self.kind, **facts}


@dataclass(frozen=True, slots=True)
class ArmyLost(ArmyEvent):
    """Loss of an army by a move, and of its player if it was their last one."""

    army: int
    by_player: int
    by_army: int
    captured: str = "dead"
    """Fate of the army: a value of the option ``captured``, or ``frozen``."""
    square: Square | None = field(default=None, compare=False)
    """Square of its King, or of the piece with which it is captured."""
    eliminated: int | None = field(default=None, compare=False)
    """The player who is out by it; None for one who has another army."""

    weight = Weight.LOSS
    facts: ClassVar[tuple[str, ...]] = ("army", "by_army")
    sentences: ClassVar[Mapping[str, Text]] = {}
    """Sentences by the fate of the army."""
    notices: ClassVar[Mapping[str, Text]] = {}
    """Sentences for a banner by that fate, on ``{captor}`` and the first player, ``{loser}``."""
    effect: ClassVar[Text | None] = None
    """Words for what the moving piece does, see `core.queries.Mate`."""

    def text(self, names: Names) -> Text:
        words = {"army": BOARD_LETTERS[self.army], "name": names(self.by_player)}
        return self.sentences[self.captured].filled(**words)

    @property
    def fallen(self) -> frozenset[int]:
        return frozenset((self.army,))

    @property
    def scene(self) -> tuple[Square, ...]:
        return () if self.square is None else (self.square,)

    @property
    def losses(self) -> tuple[Loss, ...]:
        if self.captured == "frozen":
            return ()
        return (Loss(self.army, self.by_player if self.captured == "taken" else None),)


@dataclass(frozen=True, slots=True)
class Checkmate(ArmyLost):
    """Checkmate of an army, given by `by_player` with army `by_army` (Rule 7)."""

    captured: str = "taken"
    attackers: tuple[Square, ...] = field(default=(), compare=False)

    kind = "checkmate"
    facts = ("army", "by_player", "by_army")
    sentences: ClassVar = {
        "removed": Text("Army {army} is checkmated by {name} and leaves the half-boards."),
        "dead": Text("Army {army} is checkmated by {name} and is dead."),
        "frozen": Text("Army {army} is checkmated by {name} and is frozen."),
        "taken": Text("Army {army} is checkmated: {name} captures it."),
    }
    notices: ClassVar = {
        "removed": Text(
            "Checkmate: {captor} has beaten {loser}’s army, which leaves the half-boards"
        ),
        "dead": Text("Checkmate: {captor} has beaten {loser}’s army, which is dead"),
        "frozen": Text("Checkmate: {captor} has frozen {loser}’s army"),
        "taken": Text("Checkmate: {captor} has captured {loser}’s army"),
    }

    @property
    def mated(self) -> frozenset[int]:
        return frozenset((self.army,))

    @property
    def kings(self) -> tuple[Square, ...]:
        return () if self.square is None or self.captured == "removed" else (self.square,)

    @property
    def scene(self) -> tuple[Square, ...]:
        return self.kings


@dataclass(frozen=True, slots=True)
class Passed(ArmyEvent):
    """Pass of an army that is to move: it has no legal move but is not in check (Rule 9)."""

    army: int
    freely: bool = field(default=False, compare=False)
    """True if its player passes of their own will, where that is allowed."""

    kind = "pass"
    sentence = Text("Army {army} has no legal move and passes.")

    def text(self, names: Names) -> Text:
        if self.freely:
            return Text("Army {army} passes.", **self.words(names))
        return ArmyEvent.text(self, names)


@dataclass(frozen=True, slots=True)
class ArmyDied(ArmyEvent):
    """Death of an army whose player resigned or overstepped the time (Rule 9)."""

    army: int
    player: int
    on_time: bool = False
    """True if the player overstepped the time."""

    weight = Weight.LOSS
    kind = "died"
    facts = ("army", "player")
    sentence = Text("Army {army} of {name} is dead.")

    def text(self, names: Names) -> Text:
        if self.on_time:
            return Text("{name} has run out of time: army {army} is dead.", **self.words(names))
        return ArmyEvent.text(self, names)

    @property
    def cause(self) -> Text:
        return Text("out of time") if self.on_time else Text("resigned")


@dataclass(frozen=True, slots=True)
class HandedOver(ArmyEvent):
    """Handover of an army to another player in a friendly game (Rule 9)."""

    army: int
    by_player: int
    to_player: int
    eliminated: int | None = field(default=None, compare=False)
    """The giver, if it was their last army."""

    kind = "handed_over"
    facts = ("army", "by_player", "to_player")

    def text(self, names: Names) -> Text:
        return Text(
            "Army {army} goes from {giver} to {taker}.",
            army=BOARD_LETTERS[self.army],
            giver=names(self.by_player),
            taker=names(self.to_player),
        )


class KingCaptured(ArmyLost):
    """Capture of an army's King, by which the army dies (Peterson 3)."""

    __slots__ = ()

    kind = "king_captured"
    facts = ("army", "by_player", "by_army")
    sentences: ClassVar = {"dead": Text("{name} captures the King of army {army}, which is dead.")}
    notices: ClassVar = {
        "dead": Text("{captor} has captured {loser}’s King: the army is stone from now on")
    }


class LastCaptured(ArmyLost):
    """Capture of an army's last piece, by which the army dies (games without a King)."""

    __slots__ = ()

    kind = "dead"
    sentences: ClassVar = {
        "dead": Text("{name} captures the last piece of army {army}, which is dead.")
    }
    notices: ClassVar = {
        "dead": Text("{captor} has captured {loser}’s last piece: the army is dead")
    }


class PrizeCaptured(ArmyLost):
    """Capture of the piece with which its army is captured, the Flag (games without a King)."""

    __slots__ = ()

    kind = "flag"
    sentences: ClassVar = {
        "removed": Text("{name} captures the Flag of army {army}, which leaves the half-boards."),
        "dead": Text("{name} captures the Flag of army {army}, which is dead."),
        "taken": Text("{name} captures the Flag of army {army} and takes it over."),
    }
    notices: ClassVar = {"taken": Text("{captor} has captured {loser}’s Flag and army")}


class FlagReached(ArmyLost):
    """Loss of an army because a piece has reached the squares with which that is done."""

    __slots__ = ()

    kind = "flag"
    effect: ClassVar = Text("reaches the goal")
    sentences: ClassVar = {
        "removed": Text(
            "{name} reaches the goal against army {army}, which leaves the half-boards."
        ),
        "dead": Text("{name} reaches the goal against army {army}, which is dead."),
        "taken": Text("{name} reaches the goal against army {army} and captures it."),
    }
    notices: ClassVar = {"taken": Text("{captor} has reached the goal and captured {loser}’s army")}


class ChecksReached(ArmyLost):
    """Loss of an army because its King was in check as often as that is allowed."""

    __slots__ = ()

    kind = "checks"
    effect: ClassVar = Text("gives the last check")
    sentences: ClassVar = {
        "removed": Text("{name} gives army {army} its last check, and it leaves the half-boards."),
        "dead": Text("{name} gives army {army} its last check, and it is dead."),
        "taken": Text("{name} gives army {army} its last check and captures it."),
    }
    notices: ClassVar = {"taken": Text("{captor} has given the last check: {loser}’s army is lost")}


class Extinct(ArmyLost):
    """Loss of an army because pieces that it may not lose are gone."""

    __slots__ = ()

    kind = "extinct"
    effect: ClassVar = Text("makes the army extinct")
    sentences: ClassVar = {
        "removed": Text("Army {army} is extinct and leaves the half-boards."),
        "dead": Text("Army {army} is extinct and dead."),
        "taken": Text("Army {army} is extinct: {name} captures it."),
    }
    notices: ClassVar = {"taken": Text("{loser}’s army is extinct: {captor} has captured it")}


class KingLost(Extinct):
    """Loss of an army because its only royal piece is gone, as in an explosion."""

    __slots__ = ()

    sentences: ClassVar = {
        "removed": Text("Army {army} has lost its King and leaves the half-boards."),
        "dead": Text("Army {army} has lost its King and is dead."),
        "taken": Text("Army {army} has lost its King: {name} captures it."),
    }
    notices: ClassVar = {"taken": Text("{loser}’s army has lost its King: {captor} captures it")}


class Perished(ArmyLost):
    """Death of an army with nothing left, or extinct by its own move; it goes to nobody."""

    __slots__ = ()

    kind = "dead"
    sentences: ClassVar = {"dead": Text("Army {army} has lost what it needs and is dead.")}
    notices: ClassVar = {"dead": Text("{loser}’s army has lost what it needs and is dead")}


DEAD, PRIZE, FLAG, CHECKS, EXTINCT, KING = "dead", "prize", "flag", "checks", "extinct", "king"
LOSSES: Mapping[str, type[ArmyLost]] = {
    DEAD: Perished,
    PRIZE: PrizeCaptured,
    FLAG: FlagReached,
    CHECKS: ChecksReached,
    EXTINCT: Extinct,
    KING: KingLost,
}
"""Events of losses other than by checkmate, by their reasons."""


@dataclass(frozen=True, slots=True)
class Stranding(ArmyEvent):
    """Death of an army whose player has no piece left that can ever move."""

    army: int
    player: int = field(compare=False)

    weight = Weight.LOSS
    kind = "dead"
    sentence = Text("{name} has no piece left that can move: army {army} is dead.")
    cause = Text("nothing left that can move")

    @property
    def fallen(self) -> frozenset[int]:
        return frozenset((self.army,))


@dataclass(frozen=True, slots=True)
class Released(ArmyEvent):
    """Release of a frozen army that is no longer checkmated on any pair (Peterson 3)."""

    army: int

    kind = "released"
    sentence = Text("Army {army} is released.")

    @property
    def repainted(self) -> frozenset[int]:
        return frozenset((self.army,))


@dataclass(frozen=True, slots=True)
class TurnLost(ArmyEvent):
    """Turn lost by a frozen army (Peterson 3)."""

    army: int
    at_once: bool = field(default=False, compare=False)
    """True if the sentence before says already that the army is frozen."""

    kind = "frozen"
    sentence = Text("Army {army} is frozen and loses its turn.")

    def text(self, names: Names) -> Text:
        return Text("It loses its turn.") if self.at_once else ArmyEvent.text(self, names)


@dataclass(frozen=True, slots=True)
class Exchanged(ArmyEvent):
    """End of a round in which pieces were exchanged; some players may owe one (Peterson 2)."""

    value: int
    """Value of the weakest piece captured in the exchange."""
    players: tuple[int, ...]
    """Players who owe a piece."""
    between: tuple[int, ...] = field(default=(), compare=False)
    """Players who exchanged pieces with one another."""

    def text(self, names: Names) -> Text:
        words: dict[str, object] = {"between": listed(map(names, self.between))}
        if not self.players:
            return Text("Pieces were exchanged between {between}, and nobody owes one.", **words)
        words |= {"names": listed(map(names, self.players)), "value": self.value}
        words["name"] = names(self.players[0])
        text = Text(
            "Pieces were exchanged between {between}: {names} each owe a piece worth {value} or "
            "more."
        )
        if len(self.players) == 1:
            text = Text(
                "Pieces were exchanged between {between}: {name} owes a piece worth {value} or "
                "more."
            )
        return text.filled(**words)

    def to_json(self) -> dict[str, Any]:
        owing = {"players": list(self.players)} if self.players else {}
        return {"type": "exchange", "value": self.value, **owing}


@dataclass(frozen=True, slots=True)
class Removed(ArmyEvent):
    """Removal of a piece to pay a debt (Peterson 2)."""

    army: int
    square: Square
    letter: str
    base: BaseGame = field(compare=False, repr=False)

    kind = "removed"
    sentence = Text("Army {army} removes its {piece} on {square}.")

    @property
    def repeats_action(self) -> bool:
        return True

    def words(self, names: Names) -> dict[str, object]:
        return {
            "army": BOARD_LETTERS[self.army],
            "piece": self.base.types[self.letter].title,
            "square": self.base.names.title(self.square),
        }

    def to_json(self) -> dict[str, Any]:
        return {
            "type": self.kind,
            "army": ARMY_LETTERS[self.army],
            "square": self.base.names.title(self.square),
            "piece": self.letter,
        }


@dataclass(frozen=True, slots=True)
class Swapped(Removed):
    """Swap of a piece for a captured one to pay a debt (Peterson 2)."""

    became: str
    """Letter of the piece that came back."""

    kind = "swapped"
    sentence = Text("Army {army} swaps its {piece} on {square} for a {other}.")

    def words(self, names: Names) -> dict[str, object]:
        return {**Removed.words(self, names), "other": self.base.types[self.became].title}

    def to_json(self) -> dict[str, Any]:
        return {**Removed.to_json(self), "for": self.became}


@dataclass(frozen=True, slots=True)
class Excused(ArmyEvent):
    """Release from a debt of a player without a piece to remove (Peterson 2)."""

    player: int

    kind = "excused"
    facts = ("player",)
    sentence = Text("{name} has no piece to remove and is excused.")

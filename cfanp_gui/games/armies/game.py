"""Chess For Any Number of Players over a base game, as offered for play.

The rules of play are loaded only when they are needed (see `start`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, cast

from cfanp_gui.core.boards import MAX_BOARDS
from cfanp_gui.core.game import (
    ClockPolicy,
    Game,
    Option,
    OptionError,
    OptionValues,
    Position,
    PositionError,
    check_options,
)
from cfanp_gui.core.options import LOT, NO_OPTIONS, each_seat
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame, BaseGames
from cfanp_gui.games.armies.options import (
    ARMIES,
    ARRAY,
    AVALANCHE,
    BASE,
    OPTIONS,
    PETERSON,
    options_of,
    rules_of,
    unfit,
)
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.armies.table_view import Later
from cfanp_gui.games.armies.wording import ArmiesWording

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action
    from cfanp_gui.games.armies import (
        actions,
        builder,
        editing,
        hands,
        hidden_position,
        lines,
        ninth,
        notation,
        perft,
    )
    from cfanp_gui.games.armies.state import State
else:
    actions, builder, editing = map(Later, ("actions", "builder", "editing"))
    hands, hidden_position, lines = map(Later, ("hands", "hidden_position", "lines"))
    ninth, notation, perft = map(Later, ("ninth", "notation", "perft"))


_FIELDS = 8
"""Number of the fields of a CFEN line that stand without a word."""


class PlayerClocks(ClockPolicy):
    """Clocks of a game in which a player may have several armies."""

    rule = Text("When a player's time runs out, their armies die (Rule 9).")

    def ended(self, before: Position, after: Position) -> frozenset[int]:
        """Return the player whose turn an action ended, if they still control the army.

        A bonus move ends no turn; a player who resigns ends no turn that would earn them time.
        """
        was, now = cast(ArmiesPosition, before), cast(ArmiesPosition, after)
        turn, next_turn = was.turn(), now.turn()
        player = was.control[turn.seat]
        goes_on = (turn.seat, turn.round) == (next_turn.seat, next_turn.round)
        if player is None or goes_on or now.control[turn.seat] != player:
            return frozenset()
        return frozenset((player,))


class ArmiesGame(Game):
    """Base game for two to twenty-six players, an army each."""

    base: BaseGame
    bases: BaseGames | None = None
    """The base games that may be chosen; None if there is only the one."""
    min_players = 2
    max_players = MAX_BOARDS
    wording = ArmiesWording()
    position_format = "CFEN"

    def __init__(self) -> None:
        self._variants: dict[BaseGame, ArmiesGame] = {self.base: self}
        """The variants by base games chosen so far, in a dictionary shared by all of them."""

    def variant(self, options: OptionValues, definition: str = "") -> ArmiesGame:
        key = str(options.get(BASE, self.base.key))
        if self.bases is None or (
            key == self.base.key and definition in ("", self.base.definition)
        ):
            return self
        base = self.bases.read(key, definition) if definition else self.bases.find(key)
        if base not in self._variants:
            variant = self._variants[base] = type(self)()
            variant.base, variant._variants = base, self._variants
        return self._variants[base]

    def variants(self) -> Iterator[ArmiesGame]:
        for choice in self.options[0].choices:
            yield self.variant({BASE: choice.value})

    def unplayable(self) -> Iterator[tuple[str, Text]]:
        if self.bases is not None:
            yield from ((refused.section, refused.sentence) for refused in self.bases.refused())

    @property
    def title(self) -> str:
        if self.base.unnamed or self.bases is None:
            return self.name
        return Text("{game}: {base}", game=self.name, base=self.base.name)

    def title_of(self, start: Position) -> str:
        base = cast(ArmiesPosition, start).rules.base
        if base.array == base.unchosen.array:
            return self.title
        array = Text("Chess960, position {number}", number=base.array)
        return Text("{game}: {base}", game=self.name, base=array)

    @property
    def help_page(self) -> str:
        made = "" if next(self.rule_lines(), None) is None else f"{self.key} {self.base.key}"
        return self.base.help_page or made or super().help_page

    def rule_lines(self) -> Iterator[tuple[str, Text]]:
        return self.base.rule_lines()

    @property
    def emblem(self) -> str:  # type: ignore[override]
        return self.base.emblem

    @property
    def definition(self) -> str:  # type: ignore[override]
        return self.base.definition

    @property
    def options(self) -> tuple[Option, ...]:  # type: ignore[override]
        return options_of(self.base, self.bases)

    @property
    def piece_types(self) -> Mapping[str, PieceType]:  # type: ignore[override]
        return self.base.types

    @property
    def as_seated(self) -> OptionValues:
        return {"order": "seats"}

    def seating(self, players: int, options: OptionValues, seed: int) -> tuple[int, ...]:
        self.check_players(players)
        seats = list(range(players))
        if check_options(self.options, options)["order"] == "lot":
            random.Random(seed).shuffle(seats)
        return tuple(seats)

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> ArmiesPosition:
        self.check_players(players)
        game = self.variant(options)
        if game is not self:
            return game.initial(players, options, seed)
        rules = rules_of(options, self.base, seed)
        if ARMIES in options:
            each_seat(str(options[ARMIES]), players)
        if (reason := unfit(rules, players)) is not None:
            raise OptionError(reason)
        start = self.position_type().start(players, rules)
        return start.by_lot(seed) if seed else start

    def option_refusal(
        self, name: str, players: int, options: OptionValues = NO_OPTIONS
    ) -> Text | None:
        if players <= 2 and name in PETERSON:
            return Text("This rule is for more than two players.")
        others = PETERSON if name == AVALANCHE else (AVALANCHE,) if name in PETERSON else ()
        for other in OPTIONS:
            if other.name in others and options.get(other.name):
                return Text("This rule does not go with “{rule}”.", rule=other.label)
        return None

    def option_idle(self, name: str, options: OptionValues) -> Text | None:
        if name == "captured" and options.get("kingcapture"):
            return Text("Changes nothing while Kings are captured: a mate only freezes.")
        if name == "obstacles" and not options.get("kingcapture"):
            return Text("Changes nothing unless Kings are captured.")
        return None

    def from_text(self, text: str, options: OptionValues) -> ArmiesPosition:
        game = self.variant(options)
        if game is not self:
            return game.from_text(text, options)
        return cast(ArmiesPosition, self._read(text, options).build())

    def _read(self, text: str, options: OptionValues) -> builder.ArmiesBuilder:
        if (array := self.options_in(text).get(ARRAY)) is not None and self.base.arrays:
            if (expected := options.get(ARRAY, LOT)) not in (array, LOT):
                sentence = "“start={array}” is not that of the options (expected {expected})"
                raise PositionError(sentence, array=array, expected=expected)
            options = {**options, ARRAY: array}
            if array == str(self.base.array):
                text = text.replace(f" {ARRAY}={array}", "", 1)
        return builder.ArmiesBuilder.read(
            text, rules_of(options, self.base), self.position_type().made
        )

    def draft(self, text: str, options: OptionValues) -> editing.ArmiesEditing:
        game = self.variant(options)
        if game is not self:
            return game.draft(text, options)
        read = self._read(text, options)
        read.check_remembered()
        return editing.ArmiesEditing(read)

    def position_type(self) -> type[ArmiesPosition]:
        """Return the class of its positions."""
        if self.base.hides:
            return hidden_position.HiddenPosition
        return hands.HandsPosition if self.base.held else ArmiesPosition

    def options_in(self, text: str) -> OptionValues:
        words = (word.partition("=") for word in text.split(" ")[_FIELDS:])
        given = {name: value for name, _, value in words if name in (BASE, ARRAY)}
        return {name: given[name] for name in (BASE, ARRAY) if given.get(name)}

    def resembles(self, text: str) -> bool:
        """Return True if a text names one of its base games."""
        options = self.options_in(text)
        key = options.get(BASE, self.base.key)
        return bool(options) and (self.bases is not None or key == self.base.key)

    def as_found(self, text: str) -> tuple[str, OptionValues]:
        """Return a CFEN line, with its base game and the rules that its ninth field implies."""
        options = self.options_in(text)
        if BASE in options or not self.base.all_options:
            return text, options
        start = f" {ARRAY}={options[ARRAY]}" if options else ""
        plain, implied = ninth.as_found(text.removesuffix(start))
        return plain + start, {**options, **implied}

    end_rule = Text("Rule 9")

    def clocks(self, start: Position) -> ClockPolicy:
        return PlayerClocks(range(1, start.players + 1))

    @cached_property
    def lines(self) -> lines.ArmiesLines:
        return lines.ArmiesLines(self)

    @cached_property
    def notation(self) -> notation.ArmiesNotation:
        return notation.ArmiesNotation()

    def editing(self, position: Position) -> editing.ArmiesEditing:
        return editing.ArmiesEditing.of(position)

    def parse_action(self, text: str) -> actions.ArmiesAction:
        return actions.parse_action(text, self.base)

    def hand_over(self, army: int, player: int) -> Action:
        return actions.HandOver(army, player)

    def perft(self, position: Position, depth: int) -> int:
        return perft.perft(_state(position), depth)

    def divide(self, position: Position, depth: int) -> Iterator[tuple[str, int]]:
        return perft.divide(_state(position), depth)


def _state(position: Position) -> State:
    if not isinstance(position, ArmiesPosition):
        raise TypeError(f"{type(position).__name__} is not a position of this game")
    return position.resolve_pending()[0].state

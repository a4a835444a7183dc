"""A position of armies set up by hand or read from a line."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Self

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, STRIP, Join, Pair, Square
from cfanp_gui.core.line_fields import Scope, split_line
from cfanp_gui.core.options import OptionError, OptionValue, OptionValues
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionBuilder, PositionError, Problem
from cfanp_gui.core.text import Text, joined, sentence_of, shown
from cfanp_gui.games.armies import knowledge, ninth
from cfanp_gui.games.armies.added_fields import BASE, FACTS, HALF_BOARDS, KNOWN, NINTH, STRIP_FIELD
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.cfen import ARMY, MAX_LENGTH, fields_of, number_problems
from cfanp_gui.games.armies.hooks import Facts
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import Rules, rules_of, unfit
from cfanp_gui.games.armies.pair_rules import PairRules
from cfanp_gui.games.armies.placed_armies import Control, PlacedArmies
from cfanp_gui.games.armies.rights_fields import ArmiesField
from cfanp_gui.games.armies.state import MOVED, State
from cfanp_gui.games.armies.table_view import ArmiesView

OPTIONS = Text("options")
_FIRST = (BASE.name, HALF_BOARDS, STRIP_FIELD)
"""Names of the fields that are read first, since the others depend on the pieces."""


@dataclasses.dataclass(frozen=True, slots=True)
class ArmiesBuilder(PositionBuilder):
    """The fields of a CFEN line as values, from which a position is built.

    Earlier positions and the end of a game are not among them: a position that was set up has no
    past.
    """

    pieces: Mapping[Square, Piece] = dataclasses.field(default_factory=dict)
    control: Control = ()
    """For each army the player who moves it, None for a dead one; there are as many half-boards."""
    army: int = 0
    """The army to move."""
    rights: Any = dataclasses.field(default=None, kw_only=True)
    """Castling and other rights regardless of the pieces, in the base game's own form."""
    moves_left: int = 1
    used: frozenset[int] = frozenset()
    """Half-boards already pushed this turn."""
    moved: frozenset[Square] = frozenset()
    """Squares of the strip with pieces that moved this turn."""
    seen: frozenset[Square] = frozenset()
    """Squares of pieces that were shown to all, where kinds are hidden."""
    last_moves: tuple[knowledge.LastMove, ...] = ()
    """Moves of the pieces that moved in the last turn of their army, where kinds are hidden."""
    viewer: int | None = None
    """The player whose view it is, as `Position.viewer`."""
    facts: Facts = ()
    """Facts that rules of the base game remember, by their names; see `State.extra`."""
    committed: Pair | None = None
    """With the touch-board option the pair that is pushed together and waits for its move."""
    clock: int = 0
    """Number of piece moves since the last capture or pawn move."""
    round: int = 1
    remembered: str = ninth.NOTHING
    """Facts that Peterson's rules remember, as the ninth field of CFEN writes them."""
    options: OptionValues = dataclasses.field(default_factory=dict)
    base: BaseGame = dataclasses.field(kw_only=True, repr=False)
    make_position: Callable[[State], ArmiesView] = dataclasses.field(kw_only=True, repr=False)
    """Makes the position of a state; passed in because the class of positions is not known here."""

    @property
    def rules(self) -> Rules:
        """Return the rules of the options. Raises OptionError."""
        return _rules(tuple(self.options.items()), self.base)

    @property
    def pair_rules(self) -> PairRules[Any, Any, Any]:
        """Return the rules of moves of the options. Raises OptionError."""
        return self.rules.pair_rules

    @property
    def join(self) -> Join:
        """Return the way half-boards are joined. Raises OptionError."""
        return self.rules.join

    @property
    def count(self) -> int:
        """Return the number of half-boards."""
        return len(self.control)

    def labels(self, _scope: Scope) -> str:
        """Return the letters of the armies."""
        return ARMY_LETTERS[: self.count]

    @property
    def bonus(self) -> int:
        """Return the number of moves of the army to move at the start of its turn (Rule 6)."""
        if self.options.get("bonus") == "single":
            return 1
        on = {at.board for at, piece in self.pieces.items() if piece.army == self.army}
        return max(1, len(on - {STRIP}))

    @property
    def hands(self) -> tuple[str, ...]:
        """Return the letters of the pieces in each army's hand, sorted."""
        rules = self.pair_rules
        return tuple(rules.hand(self.rights, army) for army in range(self.count))

    def with_hands(self, hands: tuple[str, ...]) -> Self:
        """Return the builder with other hands of the armies."""
        return self.replace(rights=self.pair_rules.with_hands(self.rights, hands))

    @classmethod
    def of(cls, state: State, make_position: Callable[[State], ArmiesView]) -> ArmiesBuilder:
        """Return the fields of a state."""
        return cls(
            pieces=state.pieces(),
            control=state.control,
            army=state.army,
            rights=state.rights,
            moves_left=state.left,
            used=frozenset(board for board in range(state.count) if state.pushed >> board & 1),
            moved=frozenset(state.moved_on_strip),
            seen=frozenset(knowledge.seen(state)),
            last_moves=knowledge.last_moves(state),
            viewer=knowledge.viewer(state),
            facts=tuple(fact for fact in state.extra if fact[0] in FACTS),
            committed=state.committed,
            clock=state.clock,
            round=state.round,
            remembered=ninth.write(state),
            options=state.rules.options,
            base=state.rules.base,
            make_position=make_position,
        )

    @classmethod
    def read(
        cls, text: str, rules: Rules, make_position: Callable[[State], ArmiesView]
    ) -> ArmiesBuilder:
        """Return the fields of a line, not checked yet.

        Raises PositionError, naming the field and the square, for a line that is not a CFEN.
        """
        fields = fields_of(rules.base)
        names = [field.name for field in fields if field is not NINTH or rules.peterson]
        usual = fields.index(NINTH)
        words = split_line(text, names, MAX_LENGTH, optional=len(names) - usual)
        given = dict(zip(fields, words[:usual], strict=False))
        given |= _added(fields[usual:], words[usual:])
        draft = cls(options=rules.options, base=rules.base, make_position=make_position)
        for field in sorted(fields, key=lambda unread: (*_FIRST, unread.name).index(unread.name)):
            draft = field.read(draft, given.get(field, ""))
        return draft

    def build(self) -> ArmiesView:
        self.check()
        return self.make_position(self.check_remembered())

    def check_remembered(self) -> State:
        """Return the state of all fields. Raises PositionError for an invalid ninth field."""
        ninth.read(self.remembered, state := self._state())
        return state

    def unchecked(self) -> ArmiesView:
        return self.make_position(self._state())

    def to_text(self) -> str:
        """Return the CFEN line of the position, as far as an invalid position can be written.

        Raises an error if an army or a piece is named that does not exist.
        """
        written = ((field.word, field.write(self)) for field in fields_of(self.base))
        return " ".join(f"{word}={text}" if word else text for word, text in written if text)

    def _state(self) -> State:
        """Return the state of all fields but the ninth."""
        rules = self.rules
        facts = knowledge.facts(self.base.files, self.seen, self.last_moves, self.viewer)
        moved = ((MOVED, tuple(sorted(self.moved))),) if self.moved else ()
        facts = tuple(sorted((*facts, *moved, *self.facts)))
        halves = rules.pair_rules.halves_of(self.pieces, self.count)
        pushed = sum(1 << board for board in self.used)
        turn = self.moves_left, pushed, self.clock, self.round
        whose = self.army, self.control, self.rights
        return State(halves, *whose, *turn, rules, hooks_of(rules), self.committed, facts)

    def find_problems(self) -> Iterator[Problem]:
        """Yield the problems field by field.

        Without rules, or with an impossible number of half-boards, nothing else can be checked.
        """
        try:
            rules = self.rules
        except OptionError as error:
            yield Problem(OPTIONS, joined("", [sentence_of(error)]))
            return
        if wrong := list(number_problems(self.count)):
            yield from wrong
            return
        if (reason := unfit(rules, self.count)) is not None:
            yield Problem(OPTIONS, reason)
            return
        wrong, boards = [], {HALF_BOARDS, STRIP_FIELD}
        for field in fields_of(self.base):
            # These fields can be judged only if the boards are valid.
            if field not in KNOWN or not {problem.field for problem in wrong} & boards:
                wrong += field.problems(self)
        named = {problem.field for problem in wrong}
        wrong += self._army_problems()
        if not named & {*boards, ARMY.name}:
            wrong += self._check_problems(rules)
        yield from wrong
        if not rules.peterson and self.remembered != ninth.NOTHING:
            yield NINTH.problem(Text("none is on (expected {nothing})", nothing=ninth.NOTHING))
        elif rules.peterson and not wrong:
            yield from ninth.wrong(self.remembered, self._state())

    def _army_problems(self) -> Iterator[Problem]:
        """Yield the problems of whole armies: number of Kings, living ones without pieces, size."""
        base = self.base
        for army, player in enumerate(self.control):
            letter, alive = BOARD_LETTERS[army], player is not None
            own = sorted(square for square, piece in self.pieces.items() if piece.army == army)
            kings = [square for square in own if self.pieces[square].letter == base.royal]
            if alive and not own and base.needs_pieces:
                message = Text("army {letter} is alive and has no piece", letter=letter)
                yield Problem(HALF_BOARDS, message)
            if len(kings) > 1:
                first, second = map(base.names.title, kings[:2])
                words = {"letter": letter, "one": first, "other": second}
                message = Text("army {letter} has two Kings, on {one} and {other}", **words)
                yield Problem(HALF_BOARDS, message, kings[1])
            if alive and base.has_king(army) and not kings:
                message = Text("army {letter} is alive and has no King", letter=letter)
                yield Problem(HALF_BOARDS, message)
            for message in base.too_many([self.pieces[square].letter for square in own], letter):
                yield Problem(HALF_BOARDS, message)

    def _check_problems(self, rules: Rules) -> Iterator[Problem]:
        """Yield a problem if a King could be captured: FIDE's rules forbid it with two armies."""
        if self.count != 2 or self.used:
            return
        base = rules.pair_rules
        # Rights do not affect attacks, so those of the starting position are used.
        halves, rights = base.halves_of(self.pieces, 2), base.start(2)[1]
        placed = PlacedArmies(base, halves, rights, self.control)
        other = 1 - self.army
        checks = [] if self.control[other] is None else [*placed.checks(other, Pair(0, 1))]
        for at, _ in checks[:1]:
            king = base.square(at, Pair(0, 1))
            words = {"army": BOARD_LETTERS[other], "mover": BOARD_LETTERS[self.army]}
            message = Text(
                "{square}: the King of army {army} is attacked although army {mover} is to move",
                square=base.base.names.title(king),
                **words,
            )
            yield Problem(HALF_BOARDS, message, king)


def _added(fields: tuple[ArmiesField, ...], words: list[str]) -> dict[ArmiesField, str]:
    """Return the texts of the fields after the eighth that a line has."""
    added = {field.word: field for field in fields if field.word}
    begun = next(
        (at for at, item in enumerate(words) if item.partition("=")[0] in added), len(words)
    )
    given: dict[ArmiesField, str] = {NINTH: " ".join(words[:begun])} if begun else {}
    left = iter(added)
    for text in words[begun:]:
        word, _, value = text.partition("=")
        if not value or word not in left:  # those before it may not follow
            expected = ", ".join(f"{word}=" for word in added)
            raise PositionError(
                "“{text}”: expected {expected} in this order", text=shown(text), expected=expected
            )
        given[added[word]] = value
    return given


@lru_cache(maxsize=64)
def _rules(options: tuple[tuple[str, OptionValue], ...], base: BaseGame) -> Rules:
    return rules_of(dict(options), base)

"""Position set up by hand, field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.options import OptionError, OptionValues
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionBuilder, Problem
from cfanp_gui.core.text import Text, joined, sentence_of
from cfanp_gui.games.armies import cfen, checks, ninth
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.control import Control
from cfanp_gui.games.armies.knowledge import NOTHING_KNOWN, Known, known
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import Rules, rules_of, unfit
from cfanp_gui.games.armies.rights_draft import RightsDraft
from cfanp_gui.games.armies.state import MOVED, State
from cfanp_gui.games.armies.table_view import TableView


@dataclass(frozen=True, slots=True)
class ArmiesBuilder(PositionBuilder):
    """The fields of a CFEN line as values, which need not be consistent yet.

    Earlier positions and the end of a game are not among them: a position that was set up has no
    past.
    """

    pieces: Mapping[Square, Piece]
    control: Control
    """For each army the player who moves it, None for a dead one; there are as many half-boards."""
    army: int = 0
    """The army to move."""
    rights: RightsDraft = field(kw_only=True)
    """Castling and other rights regardless of the pieces, in the base game's own form."""
    moves_left: int = 1
    used: frozenset[int] = frozenset()
    """Half-boards already pushed this turn."""
    moved: frozenset[Square] = frozenset()
    """Squares of the strip with pieces that moved this turn."""
    known: Known = NOTHING_KNOWN
    """Knowledge of pieces whose kinds are hidden."""
    committed: Pair | None = None
    """With the touch-board option the pair that is pushed together and waits for its move."""
    clock: int = 0
    """Number of piece moves since the last capture or pawn move."""
    round: int = 1
    remembered: str = ninth.NOTHING
    """Facts that Peterson's rules remember, as the ninth field of CFEN writes them."""
    options: OptionValues = field(default_factory=dict)
    base: BaseGame = field(kw_only=True, repr=False)
    make_position: Callable[[State], TableView] = field(kw_only=True, repr=False)
    """Makes the position of a state; passed in because the class of positions is not known here."""

    @classmethod
    def of(cls, state: State, make_position: Callable[[State], TableView]) -> ArmiesBuilder:
        """Return the fields of a state."""
        return cls(
            state.pieces(),
            state.control,
            state.army,
            state.left,
            frozenset(cfen.pushed_boards(state)),
            frozenset(state.moved_on_strip),
            known(state),
            state.committed,
            state.clock,
            state.round,
            ninth.write(state),
            state.rules.options,
            base=state.rules.base,
            rights=state.base.draft(state.rights),
            make_position=make_position,
        )

    @classmethod
    def read(
        cls, text: str, rules: Rules, make_position: Callable[[State], TableView]
    ) -> ArmiesBuilder:
        """Return the fields of a line, not checked yet. Raises PositionError."""
        return cls(
            **cfen.read(text, rules),
            options=rules.options,
            base=rules.base,
            make_position=make_position,
        )

    def build(self) -> TableView:
        self.check()
        return self.make_position(self.check_remembered())

    def check_remembered(self) -> State:
        """Return the state of all fields. Raises PositionError for an invalid ninth field."""
        state = self._state()
        ninth.read(self.remembered, state)
        return state

    def unchecked(self) -> TableView:
        return self.make_position(self._state())

    def to_text(self) -> str:
        """Return the CFEN line of the position, as far as an invalid position can be written.

        Raises an error if an army, a piece or a half-board is named that does not exist.
        """
        return cfen.write_with(self._state(), self.remembered if self.rules.peterson else "")

    def _state(self) -> State:
        """Return the state of all fields but the ninth."""
        rules, count = self.rules, len(self.control)
        facts = self.known.facts(self.base.files)
        if self.moved:
            facts = tuple(sorted((*facts, (MOVED, tuple(sorted(self.moved))))))
        return State(
            rules.pair_rules.halves_of(self.pieces, count),
            self.army,
            self.control,
            self.rights.rights(count),
            self.moves_left,
            sum(1 << board for board in self.used),
            self.clock,
            self.round,
            rules,
            hooks_of(rules),
            self.committed,
            facts,
        )

    @property
    def rules(self) -> Rules:
        """Return the rules of the options. Raises OptionError."""
        return rules_of(self.options, self.base)

    def find_problems(self) -> Iterator[Problem]:
        """Yield the problems in the order in which a reader of a line reports them.

        Without rules, or with an impossible number of half-boards, nothing else can be checked.
        """
        try:
            rules = self.rules
        except OptionError as error:
            yield Problem(checks.OPTIONS, joined("", [sentence_of(error)]))
            return
        count = len(self.control)
        if wrong := list(checks.count_problems(count)):
            yield from wrong
            return
        if (reason := unfit(rules, count)) is not None:
            yield Problem(checks.OPTIONS, reason)
            return
        others = list(self._usual_problems(count, rules))
        yield from others
        if not others:
            yield from self._remembered_problems(rules)

    def _remembered_problems(self, rules: Rules) -> Iterator[Problem]:
        """Yield the problems of the ninth field of a position without other problems."""
        if not rules.peterson:
            if self.remembered != ninth.NOTHING:
                yield Problem(ninth.FIELD, Text("none is on (expected {nothing})",
                                                nothing=ninth.NOTHING))  # fmt: skip
            return
        yield from ninth.wrong(self.remembered, self._state())

    def _usual_problems(self, count: int, rules: Rules) -> Iterator[Problem]:
        misplaced = [
            problem
            for square, piece in sorted(self.pieces.items())
            for problem in checks.piece_problems(square, piece, count, rules)
        ]
        yield from misplaced
        for army, player in enumerate(self.control):
            yield from checks.controller_problems(army, player, count)
        nobody = list(checks.mover_problems(self.army, self.control))
        yield from nobody
        used = sorted(self.used)
        yield from checks.turn_problems(self.moves_left, used, self.committed, count, rules)
        yield from checks.hand_problems(self.rights.hands, self.base)
        yield from checks.moved_problems(self.moved, self.pieces, self.army, used, self.base)
        if not misplaced:
            yield from checks.known_problems(self.known, self.pieces, self.control, self.base)
        yield from self.rights.problems(self.pieces, count, rules.join)
        yield from cfen.CLOCK.problems(self)
        yield from cfen.ROUND.problems(self)
        yield from checks.army_problems(self.pieces, self.control, self.base)
        yield from self.rights.lapsed_problems(self.army, used)
        if not misplaced and not nobody:
            yield from checks.check_problems(self.pieces, self.army, self.control, used, rules)

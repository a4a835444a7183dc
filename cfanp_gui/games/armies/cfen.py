"""CFEN: one line of text for a position (eight fields, single spaces between).

With any of Peterson's rules there is a ninth, see `ninth`. After the last field come the following,
each only if the base game has it and it is not empty: the base game's key, ``base=`` (chess has
none), the number of its array, ``start=``, the pieces on the strip, ``strip=``, the hands of
armies, ``hand=``, and the pieces that moved on the strip this turn, ``moved=``; where kinds of
pieces are hidden, the pieces shown to all, ``seen=``, the origins of those that moved last,
``fro=``, and the player whose view it is, ``for=``.

Each field is described once: its text, its reading, its problems and how it is edited. Those that
may be left out are in `added_fields`, castling and en passant in the base games.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, starmap
from typing import Any

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, MAX_BOARDS, STRIP, Join, Pair, Square
from cfanp_gui.core.editing import COUNTING, ChoiceField, Field, FlagsField, NumberField
from cfanp_gui.core.line_fields import WHOLE, CountField, RanksField, Renumbered, Scope, write_ranks
from cfanp_gui.core.options import Choice
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Problem, refuse
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import added_fields as added
from cfanp_gui.games.armies.base_game import BaseGame, any_of
from cfanp_gui.games.armies.rights_fields import (
    ARMIES,
    EACH_ARMY,
    HALF_BOARD,
    ArmiesField,
    Draft,
    army_name,
)

MAX_LENGTH = 1 << 14
"""Length that no position of 26 half-boards exceeds, not even of 16 by 8 squares each."""

_DEAD = "-"


class _Ranks(RanksField[Any], ArmiesField):
    """The pieces on half-boards, or on the strip."""

    def __init__(self, name: Text, base: BaseGame, ranks: int, scope: Scope) -> None:
        expected = Text("a letter and its army, such as Qb")
        pattern = f"({any_of(base.types)})([a-z])"
        super().__init__(name, pattern, expected, base.files, ranks, scope)

    def texts(self, draft: Draft) -> dict[str | None, str]:
        boards = (STRIP,) if self.scope is WHOLE else range(draft.count)
        words: dict[int, dict[int, str]] = {board: {} for board in boards}
        for (board, index), piece in draft.pieces.items():
            if board in words:
                words[board][index] = piece.letter + ARMY_LETTERS[piece.army]
        return {
            _label(board): write_ranks(on, self.files, self.ranks) for board, on in words.items()
        }

    def read(self, draft: Draft, text: str) -> Draft:
        parts: dict[int, str] = {STRIP: text}
        if self.scope is not WHOLE:
            parts = dict(enumerate(text.split("|")))
            refuse(number_problems(len(parts)))
            rights = draft.pair_rules.no_rights(len(parts))
            draft = draft.replace(control=(None,) * len(parts), rights=rights)
        pieces = {}
        for board, part in parts.items():
            for index, match in self.squares(_label(board), part).items():
                pieces[Square(board, index)] = Piece(match[1], ARMY_LETTERS.index(match[2]))
        # Pieces of an unknown army can be neither shown nor changed, so even drafts refuse them.
        for square, piece in pieces.items():
            refuse(self._unknown_army(draft, square, piece))
        return draft.replace(pieces={**draft.pieces, **pieces})

    def problems(self, draft: Draft) -> Iterator[Problem]:
        base, avalanche = draft.base, draft.rules.avalanche
        for square, piece in sorted(draft.pieces.items()):
            on_strip = square.board == STRIP
            if (on_strip and base.strip > 0) is not (self.scope is WHOLE):
                continue
            name = base.names.title(square)
            has_board = base.strip > 0 if on_strip else 0 <= square.board < draft.count
            is_there = has_board and 0 <= square.index < self.files * self.ranks
            if not is_there:
                message = Text("{square}: there is no such square", square=name)
                yield self.problem(message, square)
            if piece.letter not in base.types:
                words = {"letter": piece.letter, "expected": ", ".join(base.types), "square": name}
                message = Text(
                    "{square}: “{letter}” is not a piece (expected one of {expected})", **words
                )
                yield self.problem(message, square)
            yield from self._unknown_army(draft, square, piece)
            if on_strip and square.index in base.lakes:
                yield self.problem(Text("{square}: there is a lake", square=name), square)
            at_home = square.board == piece.army
            waits = avalanche and piece.letter == base.pawn and not at_home
            if is_there and not on_strip and not waits:
                stray = base.misplaced(piece.letter, square.index, name, at_home)
                yield from () if stray is None else (self.problem(stray, square),)

    def _unknown_army(self, draft: Draft, square: Square, piece: Piece) -> Iterator[Problem]:
        """Yield a problem if a piece belongs to no army of the game."""
        if not 0 <= piece.army < draft.count:
            message = Text(
                "{square}: there is no army {army} with {count} half-boards (expected A to {last})",
                square=draft.base.names.title(square),
                army=army_name(piece.army).upper(),
                count=draft.count,
                last=BOARD_LETTERS[draft.count - 1],
            )
            yield self.problem(message, square)


class _HalfBoards(_Ranks):
    """The pieces on half-boards."""

    def with_owner(self, draft: Draft, army: int) -> Draft:
        start = draft.base.army(army, draft.join).items()
        own = {Square(army, index): Piece(letter, army) for index, letter in start}
        return draft.replace(pieces={**draft.pieces, **own})

    def without_owner(self, draft: Draft, army: int, moved: Renumbered) -> Draft:
        pieces = {
            Square(moved(square.board), square.index): piece._replace(army=moved(piece.army))
            for square, piece in draft.pieces.items()
            if army not in (square.board, piece.army)
        }
        return draft.replace(pieces=pieces)


class _Army(ArmiesField):
    """The army to move."""

    def text(self, value: int) -> str:
        return army_name(value)

    def value(self, match: re.Match[str]) -> int:
        return ARMY_LETTERS.index(match[0])

    def problems(self, draft: Draft) -> Iterator[Problem]:
        text = army_name(draft.army)
        if not 0 <= draft.army < draft.count:
            words = {"text": text, "last": ARMY_LETTERS[draft.count - 1]}
            message = Text("“{text}” is not an army of this game (expected a to {last})", **words)
            yield self.problem(message)
        elif draft.control[draft.army] is None:
            yield self.problem(Text("army {text} is dead and cannot be to move", text=text.upper()))

    def edit(self, draft: Draft) -> Iterator[Field]:
        def give_turn(army: str) -> Draft:
            begun = {"used": frozenset[int](), "committed": None, "moved": frozenset[Square]()}
            rights = draft.pair_rules.lapse(draft.rights, int(army))
            given = draft.replace(army=int(army), rights=rights, **begun)
            return given.replace(moves_left=given.bonus)

        yield ChoiceField(
            name="army",
            title=Text("To move"),
            group=added.TURN_GROUP,
            value=str(draft.army),
            set=give_turn,
            choices=tuple(
                Choice(str(army), EACH_ARMY.row(letter), "")
                for army, letter in enumerate(draft.labels(EACH_ARMY))
            ),
        )

    def without_owner(self, draft: Draft, army: int, moved: Renumbered) -> Draft:
        mover, count = draft.army, draft.count
        if mover == army:
            following = [(army + step) % count for step in range(1, count)]
            alive = (follower for follower in following if draft.control[follower] is not None)
            mover = next(alive, following[0])
        return draft.replace(army=moved(mover))


class _Control(ArmiesField):
    """The players who move the armies."""

    def text(self, value: int | None) -> str:
        return _DEAD if value is None else str(value)

    def value(self, match: re.Match[str]) -> int | None:
        return None if match[0] == _DEAD else int(match[0])

    def problems(self, draft: Draft) -> Iterator[Problem]:
        for army, player in enumerate(draft.control):
            if player is not None and not 1 <= player <= draft.count:
                words = {"army": BOARD_LETTERS[army], "part": player, "count": draft.count}
                message = Text(
                    "army {army} has “{part}” (expected a player from 1 to {count}, or - "
                    "for a dead army)",
                    **words,
                )
                yield self.problem(message)

    def edit(self, draft: Draft) -> Iterator[Field]:
        control = draft.control
        numbers = range(1, len(control) + 1)
        choices = (
            *(
                Choice(str(number), Text("Player {number}", number=number), "")
                for number in numbers
            ),
            Choice(_DEAD, Text("Nobody"), Text("The army is dead.")),
        )
        for army, player in enumerate(control):

            def give(to: str, army: int = army) -> Draft:
                mover = None if to == _DEAD else int(to)
                return draft.replace(control=(*control[:army], mover, *control[army + 1 :]))

            yield ChoiceField(
                name=f"control:{army}",
                title=Text("Moved by"),
                group=ARMIES,
                row=EACH_ARMY.row(ARMY_LETTERS[army]),
                set=give,
                value=self.text(player),
                choices=choices,
            )

    def with_owner(self, draft: Draft, army: int) -> Draft:
        rules = draft.pair_rules
        hands = (*draft.hands, rules.hand(rules.start(army + 1)[1], army))
        return draft.replace(control=(*draft.control, army + 1)).with_hands(hands)

    def without_owner(self, draft: Draft, army: int, moved: Renumbered) -> Draft:
        left = [
            None if player is None else moved(other if player == army + 1 else player - 1) + 1
            for other, player in enumerate(draft.control)
            if other != army
        ]
        hands = (*draft.hands[:army], *draft.hands[army + 1 :])
        return draft.replace(control=tuple(left)).with_hands(hands)


class _Turn(ArmiesField):
    """The number of moves left, the half-boards pushed this turn, and the pair that waits."""

    def texts(self, draft: Draft) -> dict[None, str]:
        waits = "" if draft.committed is None else f":{_letters(*draft.committed)}"
        return {None: f"{draft.moves_left}{_letters(*sorted(draft.used))}{waits}"}

    def taken(self, draft: Draft, matches: Mapping[None, re.Match[str]]) -> Draft:
        turn = matches[None]
        return draft.replace(
            moves_left=int(turn[1]),
            used=frozenset(map(BOARD_LETTERS.index, turn[2])),
            committed=Pair(*map(BOARD_LETTERS.index, turn.group(4, 5))) if turn[4] else None,
        )

    def problems(self, draft: Draft) -> Iterator[Problem]:
        count, rules = draft.count, draft.rules
        words = {"text": self.write(draft), "count": count}
        if not 1 <= draft.moves_left <= count:
            message = Text(
                "“{text}” (expected a number from 1 to {count} and the half-boards "
                "already pushed, such as 2AB)",
                **words,
            )
            yield self.problem(message)
        for board in sorted(draft.used):
            if not 0 <= board < count:
                letter = BOARD_LETTERS[board] if 0 <= board < MAX_BOARDS else str(board)
                message = Text("“{text}”: there is no half-board {letter}", letter=letter, **words)
                yield self.problem(message)
        if len(draft.used) % 2 and not rules.defend:
            yield self.problem(
                Text(
                    "“{text}”: half-boards are pushed in pairs, their number must be even", **words
                )
            )
        pair = draft.committed
        if pair is not None and (
            not rules.touch
            or not 0 <= pair.lower < pair.upper < count
            or (draft.used & set(pair) and not rules.defend)
        ):
            message = Text(
                "“{text}”: {pair} is not a pair that waits for its move (touch-board only)",
                pair=_letters(*pair),
                **words,
            )
            yield self.problem(message)

    def edit(self, draft: Draft) -> Iterator[Field]:
        yield NumberField(
            name="moves_left",
            title=Text("Moves left"),
            group=added.TURN_GROUP,
            value=draft.moves_left,
            set=draft.setter("moves_left"),
            least=1,
            most=draft.count,
            help=Text("As many as half-boards the army stands on, less those made (Rule 6)."),
        )
        yield FlagsField(
            name="used",
            title=Text("Pushed this turn"),
            group=added.TURN_GROUP,
            value=frozenset(BOARD_LETTERS[board] for board in draft.used),
            set=lambda on: draft.replace(used=frozenset(map(BOARD_LETTERS.index, on))),
            choices=tuple(
                Choice(letter, letter, Text("Half-board {letter}", letter=letter))
                for letter in BOARD_LETTERS[: draft.count]
            ),
        )
        if draft.rules.touch:
            boards = combinations(range(draft.count), 2)
            pairs = {pair.name: pair for pair in starmap(Pair, boards)}
            yield ChoiceField(
                name="committed",
                title=Text("Waits for its move"),
                group=added.TURN_GROUP,
                value="" if draft.committed is None else draft.committed.name,
                set=lambda name: draft.replace(committed=pairs.get(name)),
                choices=(
                    Choice("", Text("No pair"), ""),
                    *(Choice(name, "+".join(name), "") for name in pairs),
                ),
            )

    def without_owner(self, draft: Draft, army: int, moved: Renumbered) -> Draft:
        pair = draft.committed
        used = frozenset(moved(board) for board in draft.used if board != army)
        waits = None if pair is None or army in pair else Pair(*map(moved, pair))
        left = min(draft.moves_left, draft.count)
        return draft.replace(used=used, committed=waits, moves_left=left)


class _Count(CountField[Any], ArmiesField):
    """A number that goes up from move to move or from round to round."""


ARMY = _Army(Text("army to move"), "[a-z]", Text("the letter of an army"), "army")
CONTROL = _Control(
    Text("control"), r"-|[1-9]\d?", Text("a player, or - for a dead army"), "control", EACH_ARMY
)
TURN = _Turn(
    Text("moves left"),
    r"([1-9]\d?)((?:([A-Z])(?![A-Z]*\3))*)(?::([A-Z])([A-Z]))?",
    Text("a number of moves and the half-boards already pushed, each once, such as 2AB"),
)
ROUND = _Count("round", Text("round"), 1, form={"title": Text("Round"), "group": COUNTING})


@cache
def fields_of(base: BaseGame) -> tuple[ArmiesField, ...]:
    """Return the fields of a CFEN line in a base game, in their order."""
    form = {"title": base.counted, "group": COUNTING}
    clock = _Count("clock", Text("moves since capture or pawn move"), 0, form=form)
    boards = _HalfBoards(added.HALF_BOARDS, base, base.ranks, HALF_BOARD)
    strip = _Ranks(added.STRIP_FIELD, base, base.strip, WHOLE)
    strip.word = "strip"
    rights = base.pair_rules(Join.ROTATE).rights_fields
    return (
        *(boards, ARMY, CONTROL, *rights, TURN, clock, ROUND, added.NINTH),
        *(() if base.unnamed else (added.BASE,)),
        *((added.ARRAY,) if base.array != base.unchosen.array else ()),
        *((strip,) if base.strip else ()),
        *((added.HANDS,) if base.held else ()),
        *((added.CHECKS,) if base.ends and any(base.ends.checks) else ()),
        *((added.GATES,) if base.has_gates else ()),
        *((added.PASSES,) if base.passes else ()),
        *((added.MOVED,) if base.strip else ()),
        *(added.KNOWN if base.hides else ()),
    )


def number_problems(count: int) -> Iterator[Problem]:
    """Yield a problem if there are too few or too many half-boards."""
    if not 2 <= count <= MAX_BOARDS:
        message = Text("the number is {count} (expected 2 to {most})", count=count, most=MAX_BOARDS)
        yield Problem(added.HALF_BOARDS, message)


def _label(board: int) -> str | None:
    """Return the letter of a half-board, None for the strip."""
    return None if board == STRIP else BOARD_LETTERS[board]


def _letters(*boards: int) -> str:
    """Return the letters of half-boards, as far as they have any."""
    return "".join(BOARD_LETTERS[board] if 0 <= board < MAX_BOARDS else "?" for board in boards)

"""The fields of CFEN that are left out when they are empty, or unknown to a base game."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from cfanp_gui.core.boards import ARMY_LETTERS, STRIP, Square
from cfanp_gui.core.editing import COUNTING, ON_BOARDS, Field, TextField
from cfanp_gui.core.line_fields import SquareSetField
from cfanp_gui.core.position import PositionError, Problem
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.armies import ninth
from cfanp_gui.games.armies.draft import ArmiesDraft
from cfanp_gui.games.armies.knowledge import FRO, MOST_TO_AND_FRO, SEEN, VIEWER, LastMove, in_order
from cfanp_gui.games.armies.rights_fields import ArmiesField, army_name

HALF_BOARDS, STRIP_FIELD = Text("half-boards"), Text("strip")
"""Names in sentences of the fields of pieces."""
TURN_GROUP = Text("Turn")


class AddedField(ArmiesField):
    """A field after the others, with a word before its text."""

    def __init__(
        self, word: str, name: Text, key: str = "", form: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(name, ".*", "", key, form=form)
        self.word = word

    def texts(self, draft: ArmiesDraft) -> dict[None, str]:
        return {None: ",".join(self.items(draft))}

    @abstractmethod
    def items(self, draft: ArmiesDraft) -> Iterable[str]:
        """Return the parts of the text of the field; none if it is left out."""

    def error(self, message: Text) -> PositionError:
        """Return the error for a text that is not one of the field."""
        return PositionError(self.problem(message).sentence)

    def problems(self, draft: ArmiesDraft) -> Iterator[Problem]:
        yield from ()

    def refuse_disorder(self, text: str, order: Sequence[tuple[int, ...]]) -> None:
        """Raise PositionError unless some keys are sorted and different."""
        if order != sorted(set(order)):
            raise self.error(Text("“{text}” is out of order", text=shown(text)))


class _Ninth(AddedField):
    """The facts of Peterson's rules; its problems are those of a whole state."""

    def items(self, draft: ArmiesDraft) -> Iterable[str]:
        return (draft.remembered,) if draft.rules.peterson else ()

    def read(self, draft: ArmiesDraft, text: str) -> ArmiesDraft:
        return draft.replace(remembered=text or ninth.NOTHING)

    def edit(self, draft: ArmiesDraft) -> Iterator[Field]:
        if draft.rules.peterson:
            yield TextField(
                name="remembered",
                title=Text("Peterson’s rules"),
                group=COUNTING,
                value=draft.remembered,
                set=lambda text: draft.replace(remembered=text.strip() or ninth.NOTHING),
                help=Text("What these rules remember, as the ninth field of CFEN says it."),
            )

    def with_army(self, draft: ArmiesDraft) -> ArmiesDraft:
        return draft.replace(remembered=ninth.NOTHING)

    def without_army(self, draft: ArmiesDraft, *_gone: object) -> ArmiesDraft:
        return draft.replace(remembered=ninth.NOTHING)


class _Base(AddedField):
    """The key of the base game."""

    def items(self, draft: ArmiesDraft) -> Iterable[str]:
        return (draft.base.key,)

    def read(self, draft: ArmiesDraft, text: str) -> ArmiesDraft:
        if text != draft.base.key:
            expected = f"base={draft.base.key}"
            raise self.error(
                Text("“{text}” (expected {expected})", text=shown(text), expected=expected)
            )
        return draft


class _Hands(AddedField):
    """The letters of the pieces in the hands of armies."""

    def items(self, draft: ArmiesDraft) -> Iterable[str]:
        return (f"{ARMY_LETTERS[army]}:{hand}" for army, hand in enumerate(draft.hands) if hand)

    def read(self, draft: ArmiesDraft, text: str) -> ArmiesDraft:
        hands = [""] * draft.count
        for part in text.split(",") if text else ():
            army, _, hand = part.partition(":")
            number = ARMY_LETTERS.find(army) if len(army) == 1 else -1
            if not 0 <= number < draft.count or not hand or any(hands[number:]):
                message = Text(
                    "“{part}” (expected armies in their order with pieces, such as a:BPP,c:R)",
                    part=shown(part),
                )
                raise self.error(message)
            hands[number] = hand
        return draft.with_hands(tuple(hands))

    def problems(self, draft: ArmiesDraft) -> Iterator[Problem]:
        for army, hand in enumerate(draft.hands):
            for letter in dict.fromkeys(hand):
                if letter not in draft.base.dropped:
                    message = Text(
                        "army {army}: “{letter}” cannot be in a hand (expected some of {expected})",
                        army=army_name(army),
                        letter=letter,
                        expected=", ".join(draft.base.dropped),
                    )
                    yield self.problem(message)
            ordered = "".join(sorted(hand))
            if hand != ordered:
                message = Text(
                    "army {army}: “{hand}” is not sorted (expected {expected})",
                    army=army_name(army),
                    hand=hand,
                    expected=ordered,
                )
                yield self.problem(message)


class _SquareNames(AddedField):
    """Squares of some boards, in an order of their own."""

    def boards(self, draft: ArmiesDraft) -> Iterable[int]:
        """Return the boards of the squares."""
        return (*range(draft.count), *((STRIP,) if draft.base.strip else ()))

    def order(self, draft: ArmiesDraft) -> Callable[[Square], tuple[int, ...]]:
        """Return the sort key of the squares."""
        return in_order(draft.base.files)

    def known(self, draft: ArmiesDraft) -> dict[str, Square]:
        """Return the squares that may be named, by their names."""
        base = draft.base
        sizes = ((one, base.strip if one == STRIP else base.ranks) for one in self.boards(draft))
        found = (Square(one, at) for one, ranks in sizes for at in range(base.files * ranks))
        return {str(base.names.title(square)): square for square in found}


class _Squares(SquareSetField[Any], _SquareNames):
    """A set of squares in the draft."""

    def unlike(self, name: str, example: str) -> Text:
        """Return the sentence that a name is not one of a square."""
        return Text(
            "“{name}” is not a square (expected such as {example})", name=name, example=example
        )

    def items(self, draft: ArmiesDraft) -> Iterable[str]:
        found = sorted(getattr(draft, self.key), key=self.order(draft))
        return map(draft.base.names.title, found)

    def read(self, draft: ArmiesDraft, text: str) -> ArmiesDraft:
        known, found = self.known(draft), []
        for name in text.split(",") if text else ():
            if name not in known:
                raise self.error(self.unlike(shown(name), next(iter(known))))
            found.append(known[name])
        self.refuse_disorder(text, list(map(self.order(draft), found)))
        return draft.replace(**{self.key: frozenset(found)})


class _Moved(_Squares):
    """The squares of the strip with pieces that moved this turn."""

    def boards(self, draft: ArmiesDraft) -> Iterable[int]:
        return (STRIP,)

    def order(self, draft: ArmiesDraft) -> Callable[[Square], tuple[int, ...]]:
        return tuple

    def unlike(self, name: str, example: str) -> Text:
        return Text(
            "“{name}” is not a square of the strip (expected such as {example})",
            name=name,
            example=example,
        )

    def problems(self, draft: ArmiesDraft) -> Iterator[Problem]:
        for square in sorted(draft.moved):
            piece, name = draft.pieces.get(square), draft.base.names.title(square)
            if not draft.used:
                message = Text("{square}: no half-board was pushed this turn", square=name)
                yield self.problem(message, square)
            elif square.board != STRIP or piece is None or piece.army != draft.army:
                message = Text(
                    "{square}: no piece of army {army} stands there on the strip",
                    square=name,
                    army=army_name(draft.army),
                )
                yield self.problem(message, square)

    def fitting(self, draft: ArmiesDraft) -> ArmiesDraft:
        own = {square for square, piece in draft.pieces.items() if piece.army == draft.army}
        return draft.replace(moved=draft.moved & own if draft.used else frozenset())


class _Seen(_Squares):
    """The squares of pieces that were shown to all."""

    def problems(self, draft: ArmiesDraft) -> Iterator[Problem]:
        for square in sorted(draft.seen, key=self.order(draft)):
            if square not in draft.pieces:
                name = draft.base.names.title(square)
                yield self.problem(Text("{square}: nothing stands there", square=name), square)

    def without_army(self, draft: ArmiesDraft, *_gone: object) -> ArmiesDraft:
        return draft.replace(seen=frozenset(), last_moves=(), viewer=None)

    def fitting(self, draft: ArmiesDraft) -> ArmiesDraft:
        return draft.replace(seen=draft.seen & draft.pieces.keys())


class _LastMoves(_SquareNames):
    """The pieces that moved last, where they came from, and how often they went to and fro."""

    def _sorted(self, draft: ArmiesDraft) -> list[LastMove]:
        order = self.order(draft)
        return sorted(draft.last_moves, key=lambda one: order(one.square))

    def items(self, draft: ArmiesDraft) -> Iterable[str]:
        title = draft.base.names.title
        for square, origin, times in self._sorted(draft):
            yield f"{title(square)}{title(origin)}:{times}"

    def read(self, draft: ArmiesDraft, text: str) -> ArmiesDraft:
        squares, last = self.known(draft), []
        for part in text.split(",") if text else ():
            found = re.fullmatch(r"([A-Z~][a-z]\d\d?)([A-Z~][a-z]\d\d?):(\d)", part)
            if found is None or found[1] not in squares or found[2] not in squares:
                message = Text(
                    "“{text}” (expected two squares and a number, such as Ba4~a1:2)",
                    text=shown(part),
                )
                raise self.error(message)
            last.append(LastMove(squares[found[1]], squares[found[2]], int(found[3])))
        self.refuse_disorder(text, list(map(self.order(draft), (one.square for one in last))))
        return draft.replace(last_moves=tuple(last))

    def problems(self, draft: ArmiesDraft) -> Iterator[Problem]:
        base = draft.base
        for square, origin, count in self._sorted(draft):
            piece, name, message = draft.pieces.get(square), base.names.title(square), None
            if piece is None or piece.letter in base.immovable:
                message = Text("{square}: no piece that moves stands there", square=name)
            elif origin == square or (origin.board == STRIP and origin.index in base.lakes):
                title = base.names.title(origin)
                message = Text("{square}: no piece comes from {origin}", square=name, origin=title)
            elif not 1 <= count <= MOST_TO_AND_FRO:
                message = Text(
                    "{square}: the number is {count} (expected 1 to {most})",
                    square=name,
                    count=count,
                    most=MOST_TO_AND_FRO,
                )
            if message is not None:
                yield self.problem(message, square)

    def fitting(self, draft: ArmiesDraft) -> ArmiesDraft:
        fixed = draft.base.immovable
        able = {square for square, piece in draft.pieces.items() if piece.letter not in fixed}
        return draft.replace(
            last_moves=tuple(one for one in draft.last_moves if one.square in able)
        )


class _Viewer(AddedField):
    """The player whose view the position is; 0 for everybody."""

    def items(self, draft: ArmiesDraft) -> Iterable[str]:
        return () if draft.viewer is None else (str(draft.viewer),)

    def read(self, draft: ArmiesDraft, text: str) -> ArmiesDraft:
        if not text:
            return draft
        if not re.fullmatch(r"0|[1-9]\d?", text):
            message = Text(
                "“{text}” (expected the number of a player, or 0 for everybody)", text=shown(text)
            )
            raise self.error(message)
        return draft.replace(viewer=int(text))

    def problems(self, draft: ArmiesDraft) -> Iterator[Problem]:
        view = draft.viewer
        if view is not None and not 0 <= view <= draft.count:
            message = Text(
                "there is no player {player} (expected 1 to {count}, or 0 for everybody)",
                player=view,
                count=draft.count,
            )
            yield self.problem(message)
        for square, piece in sorted(draft.pieces.items()):
            if not draft.base.types[piece.letter].unknown:
                continue
            name = draft.base.names.title(square)
            field = STRIP_FIELD if square.board == STRIP else HALF_BOARDS
            if view is None:
                message = Text(
                    "{square}: an unknown piece stands there, and no for= says whose view it is",
                    square=name,
                )
                yield Problem(field, message, square)
            elif square in draft.seen or draft.control[piece.army] == view:
                message = Text(
                    "{square}: the piece cannot be unknown to player {player}",
                    square=name,
                    player=view,
                )
                yield Problem(field, message, square)


NINTH = _Ninth("", ninth.FIELD)
BASE = _Base("base", Text("base game"))
HANDS = _Hands("hand", Text("hands"))
MOVED = _Moved(
    "moved",
    Text("moved on the strip"),
    "moved",
    {
        "title": Text("Moved on the strip"),
        "group": TURN_GROUP,
        "help": Text("Squares of the strip with pieces that moved this turn (Rule 10)."),
    },
)
KNOWN = (
    _Seen(
        SEEN,
        Text("shown to all"),
        "seen",
        {
            "title": Text("Shown to all"),
            "group": ON_BOARDS,
            "help": Text("Squares with pieces that everybody knows."),
        },
    ),
    _LastMoves(FRO, Text("moved to and fro")),
    _Viewer(VIEWER, Text("view")),
)

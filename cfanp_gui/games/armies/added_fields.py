"""The fields of CFEN that are left out when they are empty, or unknown to a base game."""

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NoReturn

from cfanp_gui.core.boards import ARMY_LETTERS, STRIP, Square
from cfanp_gui.core.editing import COUNTING, ON_BOARDS, Field, NumberField, TextField
from cfanp_gui.core.line_fields import Renumbered, SquareSetField
from cfanp_gui.core.position import PositionError, Problem
from cfanp_gui.core.square_sets import squares as squares_of
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.armies import ninth
from cfanp_gui.games.armies.knowledge import (
    FRO,
    MOST_TO_AND_FRO,
    SEEN,
    VIEWER,
    LastMove,
    in_order,
    sorted_moves,
)
from cfanp_gui.games.armies.rights_fields import ARMIES, EACH_ARMY, ArmiesField, Draft, army_name

HALF_BOARDS, STRIP_FIELD = Text("half-boards"), Text("strip")
"""Names in sentences of the fields of pieces."""
TURN_GROUP = Text("Turn")
CHECKS_GIVEN, PASSED = "checks", "passed"
"""Names of facts: the checks that each King has been given, and the passes in a row."""
FACTS = (CHECKS_GIVEN, PASSED)
"""Names of the facts that rules of base games remember in fields of their own."""


class AddedField(ArmiesField):
    """A field after the others, with a word before its text."""

    def __init__(
        self, word: str, name: Text, key: str = "", form: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(name, ".*", "", key, form=form)
        self.word = word

    def texts(self, draft: Draft) -> dict[None, str]:
        return {None: ",".join(self.items(draft))}

    @abstractmethod
    def items(self, draft: Draft) -> Iterable[str]:
        """Return the parts of the text of the field; none if it is left out."""

    def problems(self, draft: Draft) -> Iterator[Problem]:
        yield from ()

    def refuse(self, message: Text) -> NoReturn:
        """Raise PositionError for a text that is not one of the field."""
        raise PositionError(self.problem(message).sentence)

    def refuse_disorder(self, text: str, order: Sequence[tuple[int, ...]]) -> None:
        """Raise PositionError unless some keys are sorted and different."""
        if order != sorted(set(order)):
            self.refuse(Text("“{text}” is out of order", text=shown(text)))


class _Ninth(AddedField):
    """The facts of Peterson's rules; its problems are those of a whole state."""

    def items(self, draft: Draft) -> Iterable[str]:
        return (draft.remembered,) if draft.rules.peterson else ()

    def read(self, draft: Draft, text: str) -> Draft:
        return draft.replace(remembered=text or ninth.NOTHING)

    def edit(self, draft: Draft) -> Iterator[Field]:
        if draft.rules.peterson:
            yield TextField(
                name="remembered",
                title=Text("Peterson’s rules"),
                group=COUNTING,
                value=draft.remembered,
                set=lambda text: draft.replace(remembered=text.strip() or ninth.NOTHING),
                help=Text("What these rules remember, as the ninth field of CFEN says it."),
            )

    def with_owner(self, draft: Draft, *_army: object) -> Draft:
        return draft.replace(remembered=ninth.NOTHING)

    def without_owner(self, draft: Draft, *_gone: object) -> Draft:
        return self.with_owner(draft)


class _Base(AddedField):
    """The key of the base game, which the options choose."""

    def items(self, draft: Draft) -> Iterable[str]:
        return (draft.base.key,)

    def read(self, draft: Draft, text: str) -> Draft:
        (chosen,) = self.items(draft)
        if text != chosen:
            words = {"text": shown(text), "expected": f"{self.word}={chosen}"}
            self.refuse(Text("“{text}” (expected {expected})", **words))
        return draft


class _Array(_Base):
    """The number of the array with which the game began."""

    def items(self, draft: Draft) -> Iterable[str]:
        return (str(draft.base.array),)


class _Hands(AddedField):
    """The letters of the pieces in the hands of armies."""

    def items(self, draft: Draft) -> Iterable[str]:
        return (f"{ARMY_LETTERS[army]}:{hand}" for army, hand in enumerate(draft.hands) if hand)

    def read(self, draft: Draft, text: str) -> Draft:
        hands = [""] * draft.count
        for part in text.split(",") if text else ():
            army, _, hand = part.partition(":")
            number = ARMY_LETTERS.find(army) if len(army) == 1 else -1
            if not 0 <= number < draft.count or not hand or any(hands[number:]):
                expected = Text(
                    "“{part}” (expected armies in their order with pieces, such as a:BPP,c:R)"
                )
                self.refuse(expected.filled(part=shown(part)))
            hands[number] = hand
        return draft.with_hands(tuple(hands))

    def problems(self, draft: Draft) -> Iterator[Problem]:
        allowed = draft.base.held
        for army, hand in enumerate(draft.hands):
            name = army_name(army).upper()
            for letter in dict.fromkeys(letter for letter in hand if letter not in allowed):
                message = Text(
                    "army {army}: “{letter}” cannot be in a hand (expected some of {expected})",
                    army=name,
                    letter=letter,
                    expected=", ".join(allowed),
                )
                yield self.problem(message)
            ordered = "".join(sorted(hand))
            if hand != ordered:
                message = Text(
                    "army {army}: “{hand}” is not sorted (expected {expected})",
                    army=name,
                    hand=hand,
                    expected=ordered,
                )
                yield self.problem(message)


class _Passed(AddedField):
    """The number of armies that have passed one after the other."""

    def items(self, draft: Draft) -> Iterable[str]:
        passed = dict(draft.facts).get(PASSED, 0)
        return (str(passed),) if passed else ()

    def read(self, draft: Draft, text: str) -> Draft:
        if not text:
            return draft
        if not re.fullmatch(r"[1-9]\d?", text):
            self.refuse(Text("“{text}” (expected a number of armies)", text=shown(text)))
        facts = {**dict(draft.facts), PASSED: int(text)}
        return draft.replace(facts=tuple(sorted(facts.items())))

    def problems(self, draft: Draft) -> Iterator[Problem]:
        living = sum(player is not None for player in draft.control)
        if (passed := dict(draft.facts).get(PASSED, 0)) >= living:
            words = {"count": passed, "most": living}
            message = Text("{count} armies have passed (expected fewer than {most})", **words)
            yield self.problem(message)

    def without_owner(self, draft: Draft, *_gone: object) -> Draft:
        facts = tuple(fact for fact in draft.facts if fact[0] != PASSED)
        return draft.replace(facts=facts)


class _Gates(AddedField):
    """The files of each army's gates, which lie on the rank on which it castles."""

    def items(self, draft: Draft) -> Iterable[str]:
        files = draft.base.files
        for army, gates in enumerate(draft.rights.gates):
            if gates:
                names = sorted(ARMY_LETTERS[at % files] for at in squares_of[gates])
                yield f"{ARMY_LETTERS[army]}:{''.join(names)}"

    def read(self, draft: Draft, text: str) -> Draft:
        gates = [0] * draft.count
        for part in text.split(",") if text else ():
            match = re.fullmatch(r"([a-z]):([a-p]+)", part)
            army = ARMY_LETTERS.index(match[1]) if match else draft.count
            if match is None or army >= draft.count or any(gates[army:]):
                expected = Text("“{part}” (expected armies in order with files, such as a:abch)")
                self.refuse(expected.filled(part=shown(part)))
            known = {at % draft.base.files: at for at in draft.base.gates_of(army)}
            files = [ARMY_LETTERS.index(letter) for letter in match[2]]
            if files != sorted(set(files)) or not known.keys() >= set(files):
                letters = "".join(ARMY_LETTERS[file] for file in sorted(known))
                expected = Text("“{part}” (expected some of the files {files}, each once)")
                self.refuse(expected.filled(part=shown(part), files=letters))
            gates[army] = sum(1 << known[file] for file in files)
        return draft.replace(rights=draft.rights._replace(gates=tuple(gates)))

    def problems(self, draft: Draft) -> Iterator[Problem]:
        for army, gates in enumerate(draft.rights.gates):
            for at in squares_of[gates]:
                square = Square(army, at)
                piece = draft.pieces.get(square)
                if piece is None or piece.army != army:
                    message = Text(
                        "{square}: no piece of army {army} stands on its gate",
                        square=draft.base.names.title(square),
                        army=army_name(army).upper(),
                    )
                    yield self.problem(message, square)

    def with_owner(self, draft: Draft, army: int) -> Draft:
        added = sum(1 << at for at in draft.base.gates_of(army))
        return draft.replace(rights=draft.rights._replace(gates=(*draft.rights.gates, added)))

    def without_owner(self, draft: Draft, army: int, moved: Renumbered) -> Draft:
        left = tuple(gates for at, gates in enumerate(draft.rights.gates) if at != army)
        return draft.replace(rights=draft.rights._replace(gates=left))

    def fitting(self, draft: Draft) -> Draft:
        own = {square for square, piece in draft.pieces.items() if piece.army == square.board}
        gates = tuple(
            sum(1 << at for at in squares_of[mask] if (army, at) in own)
            for army, mask in enumerate(draft.rights.gates)
        )
        return draft.replace(rights=draft.rights._replace(gates=gates))


class _Checks(AddedField):
    """The number of checks that the King of each army has been given."""

    def _counts(self, draft: Draft) -> tuple[int, ...]:
        counts: tuple[int, ...] = dict(draft.facts).get(CHECKS_GIVEN, ())
        return (*counts, *(0,) * (draft.count - len(counts)))[: draft.count]

    def _with(self, draft: Draft, counts: Iterable[int]) -> Draft:
        facts = {name: fact for name, fact in draft.facts if name != CHECKS_GIVEN}
        kept = tuple(counts)
        if any(kept):
            facts[CHECKS_GIVEN] = kept
        return draft.replace(facts=tuple(sorted(facts.items())))

    def items(self, draft: Draft) -> Iterable[str]:
        counts = enumerate(self._counts(draft))
        return (f"{ARMY_LETTERS[army]}:{count}" for army, count in counts if count)

    def read(self, draft: Draft, text: str) -> Draft:
        counts = [0] * draft.count
        for part in text.split(",") if text else ():
            match = re.fullmatch(r"([a-z]):([1-9]\d?)", part)
            army = ARMY_LETTERS.index(match[1]) if match else draft.count
            if match is None or army >= draft.count or any(counts[army:]):
                expected = Text("“{part}” (expected armies in their order, such as a:1,c:2)")
                self.refuse(expected.filled(part=shown(part)))
            counts[army] = int(match[2])
        return self._with(draft, counts)

    def problems(self, draft: Draft) -> Iterator[Problem]:
        most_of = draft.base.ends.checks
        for army, count in enumerate(self._counts(draft)):
            if count >= (most := most_of[army & 1]):
                message = Text(
                    "army {army} has been given {count} checks (expected fewer than {most})",
                    army=army_name(army).upper(),
                    count=count,
                    most=most,
                )
                yield self.problem(message)

    def edit(self, draft: Draft) -> Iterator[Field]:
        counts = self._counts(draft)
        for army, count in enumerate(counts):

            def give(number: int, army: int = army) -> Draft:
                return self._with(draft, (*counts[:army], number, *counts[army + 1 :]))

            yield NumberField(
                name=f"checks:{army}",
                title=Text("Checks received"),
                group=ARMIES,
                row=EACH_ARMY.row(ARMY_LETTERS[army]),
                value=count,
                set=give,
                least=0,
                most=draft.base.ends.checks[army & 1] - 1,
            )

    def without_owner(self, draft: Draft, army: int, moved: Renumbered) -> Draft:
        return self._with(draft, (n for at, n in enumerate(self._counts(draft)) if at != army))


class _SquareNames(AddedField):
    """Squares of some boards, in an order of their own."""

    strip_only = False
    """True if they are squares of the strip, in the order of its numbers."""

    def order(self, draft: Draft) -> Callable[[Square], tuple[int, ...]]:
        """Return the sort key of the squares."""
        return tuple if self.strip_only else in_order(draft.base.files)

    def known(self, draft: Draft) -> dict[str, Square]:
        """Return the squares that may be named, by their names."""
        base = draft.base
        return {
            str(base.names.title(square := Square(board, index))): square
            for board in (*(() if self.strip_only else range(draft.count)), STRIP)
            for index in range(base.files * (base.strip if board == STRIP else base.ranks))
        }


class _Squares(SquareSetField[Any], _SquareNames):
    """A set of squares in the draft."""

    unlike: ClassVar[Text] = Text("“{name}” is not a square (expected such as {example})")
    """Sentence that a name is not one of a square."""

    def items(self, draft: Draft) -> Iterable[str]:
        squares = sorted(getattr(draft, self.key), key=self.order(draft))
        return map(draft.base.names.title, squares)

    def read(self, draft: Draft, text: str) -> Draft:
        known, names = self.known(draft), text.split(",") if text else ()
        for name in names:
            if name not in known:
                self.refuse(self.unlike.filled(name=shown(name), example=next(iter(known))))
        squares = [known[name] for name in names]
        self.refuse_disorder(text, list(map(self.order(draft), squares)))
        return draft.replace(**{self.key: frozenset(squares)})


class _Moved(_Squares):
    """The squares of the strip with pieces that moved this turn."""

    strip_only = True
    unlike = Text("“{name}” is not a square of the strip (expected such as {example})")

    def problems(self, draft: Draft) -> Iterator[Problem]:
        for square in sorted(draft.moved):
            piece, name = draft.pieces.get(square), draft.base.names.title(square)
            words = {"square": name, "army": army_name(draft.army).upper()}
            if not draft.used:
                message = Text("{square}: no half-board was pushed this turn", **words)
                yield self.problem(message, square)
            elif square.board != STRIP or piece is None or piece.army != draft.army:
                message = Text(
                    "{square}: no piece of army {army} stands there on the strip", **words
                )
                yield self.problem(message, square)

    def fitting(self, draft: Draft) -> Draft:
        own = {square for square, piece in draft.pieces.items() if piece.army == draft.army}
        return draft.replace(moved=draft.moved & own if draft.used else frozenset())


class _Seen(_Squares):
    """The squares of pieces that were shown to all."""

    def problems(self, draft: Draft) -> Iterator[Problem]:
        for square in sorted(draft.seen, key=self.order(draft)):
            if square not in draft.pieces:
                name = draft.base.names.title(square)
                yield self.problem(Text("{square}: nothing stands there", square=name), square)

    def without_owner(self, draft: Draft, *_gone: object) -> Draft:
        return draft.replace(seen=frozenset(), last_moves=(), viewer=None)

    def fitting(self, draft: Draft) -> Draft:
        return draft.replace(seen=draft.seen & draft.pieces.keys())


class _LastMoves(_SquareNames):
    """The pieces that moved last, where they came from, and how often they went to and fro."""

    def items(self, draft: Draft) -> Iterable[str]:
        title = draft.base.names.title
        for square, origin, times in sorted_moves(draft.last_moves, draft.base.files):
            yield f"{title(square)}{title(origin)}:{times}"

    def read(self, draft: Draft, text: str) -> Draft:
        squares, last = self.known(draft), []
        for part in text.split(",") if text else ():
            match = re.fullmatch(r"([A-Z~][a-z]\d\d?)([A-Z~][a-z]\d\d?):(\d)", part)
            if match is None or match[1] not in squares or match[2] not in squares:
                expected = Text("“{text}” (expected two squares and a number, such as Ba4~a1:2)")
                self.refuse(expected.filled(text=shown(part)))
            last.append(LastMove(squares[match[1]], squares[match[2]], int(match[3])))
        self.refuse_disorder(text, list(map(self.order(draft), (move.square for move in last))))
        return draft.replace(last_moves=tuple(last))

    def problems(self, draft: Draft) -> Iterator[Problem]:
        base = draft.base
        for square, origin, count in sorted_moves(draft.last_moves, draft.base.files):
            piece, message = draft.pieces.get(square), None
            words = {"square": base.names.title(square), "count": count, "most": MOST_TO_AND_FRO}
            if piece is None or piece.letter in base.immovable:
                message = Text("{square}: no piece that moves stands there", **words)
            elif origin == square or (origin.board == STRIP and origin.index in base.lakes):
                title = base.names.title(origin)
                message = Text("{square}: no piece comes from {origin}", origin=title, **words)
            elif not 1 <= count <= MOST_TO_AND_FRO:
                message = Text("{square}: the number is {count} (expected 1 to {most})", **words)
            if message is not None:
                yield self.problem(message, square)

    def fitting(self, draft: Draft) -> Draft:
        fixed = draft.base.immovable
        able = {square for square, piece in draft.pieces.items() if piece.letter not in fixed}
        return draft.replace(
            last_moves=tuple(
                last_move for last_move in draft.last_moves if last_move.square in able
            )
        )


class _Viewer(AddedField):
    """The player whose view the position is; 0 for everybody."""

    def items(self, draft: Draft) -> Iterable[str]:
        return () if draft.viewer is None else (str(draft.viewer),)

    def read(self, draft: Draft, text: str) -> Draft:
        if not text:
            return draft
        if not re.fullmatch(r"0|[1-9]\d?", text):
            expected = Text("“{text}” (expected the number of a player, or 0 for everybody)")
            self.refuse(expected.filled(text=shown(text)))
        return draft.replace(viewer=int(text))

    def problems(self, draft: Draft) -> Iterator[Problem]:
        view = draft.viewer
        if view is not None and not 0 <= view <= draft.count:
            words = {"player": view, "count": draft.count}
            yield self.problem(
                Text(
                    "there is no player {player} (expected 1 to {count}, or 0 for everybody)",
                    **words,
                )
            )
        for square, piece in sorted(draft.pieces.items()):
            if not draft.base.types[piece.letter].unknown:
                continue
            known: dict[str, object] = {"square": draft.base.names.title(square), "player": view}
            message: Text | None = None
            if view is None:
                message = Text(
                    "{square}: an unknown piece stands there, and no for= says whose view it is",
                    **known,
                )
            elif square in draft.seen or draft.control[piece.army] == view:
                message = Text("{square}: the piece cannot be unknown to player {player}", **known)
            if message is not None:
                field = STRIP_FIELD if square.board == STRIP else HALF_BOARDS
                yield Problem(field, message, square)


NINTH = _Ninth("", ninth.FIELD)
BASE = _Base("base", Text("base game"))
ARRAY = _Array("start", Text("start"))
HANDS = _Hands("hand", Text("hands"))
CHECKS = _Checks(CHECKS_GIVEN, Text("checks received"))
GATES = _Gates("gates", Text("gates"))
PASSES = _Passed(PASSED, Text("passes in a row"))
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

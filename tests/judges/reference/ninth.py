"""The ninth field of CFEN, what Peterson's rules keep of a game: read, looked at, and written."""

import re
from collections.abc import Iterable

from tests.judges.reference.kings import attackers_of, is_mated, is_opponents
from tests.judges.reference.moves import place_text
from tests.judges.reference.position import (
    ARMIES,
    FILES,
    HALVES,
    Count,
    Pair,
    Place,
    Position,
    Round,
)

RULE_OF = {
    **dict.fromkeys("kbmxco", "defend"),
    **dict.fromkeys("rdl", "exchange"),
    **dict.fromkeys("fw", "kingcapture"),
}
"""For each kind of item the option without which there is none."""


class NinthFieldError(ValueError):
    """The ninth field cannot be; the text names the item and what is wrong with it."""

    def __init__(self, item: str, wrong: str) -> None:
        super().__init__(f"field 9, “{item}”: {wrong}")


# Writing


def write(at: Position) -> str:
    """Return the items in their order, each left out when empty; ``-`` for none."""
    items = []
    if at.count is not None:
        items.append("k=" + ",".join(str(player) for player in sorted(at.count.players)))
        items.append(f"b={at.count.bonus}")
        lists = [
            ("m", _places(at.count.moved)),
            ("x", _starred(at.count.taken)),
            ("c", _starred(at.count.mated)),
            ("o", _places(at.count.old)),
        ]
        items += [f"{key}={text}" for key, text in lists if text]
    if at.exchange is not None:
        captures = ",".join(
            f"{captor}x{loser}{kind}" for captor, loser, kind in at.exchange.captures
        )
        items.append(f"r={ARMIES[at.exchange.army]}:{captures}")
    if at.debts:
        items.append("d=" + ",".join(f"{player}:{value}" for player, value in at.debts))
    if at.lost:
        items.append(
            "l="
            + ",".join(
                f"{ARMIES[army]}:{''.join(sorted(kinds))}"
                for army, kinds in sorted(at.lost.items())
            )
        )
    for army, pairs in sorted(at.frozen.items()):
        letters = ",".join(HALVES[low] + HALVES[high] for low, high in sorted(pairs))
        items.append(f"f={ARMIES[army]}:{letters}")
    for army, places in sorted(at.ripe.items()):
        items.append(f"w={ARMIES[army]}:{_places(places)}")
    return ";".join(items) or "-"


def _places(places: Iterable[Place]) -> str:
    return ",".join(sorted(place_text(place) for place in places))


def _starred(players: list[tuple[int, bool]]) -> str:
    return ",".join(str(player) + "*" * star for player, star in sorted(players))


# Reading


def read(at: Position, text: str) -> None:
    """Add what a ninth field says to a position. Raises NinthFieldError for what cannot be."""
    if text == "-":
        return
    items: list[tuple[str, str, str]] = []
    for item in text.split(";"):
        key, equals, value = item.partition("=")
        if key not in RULE_OF or not equals or not value:
            raise NinthFieldError(item, "expected such as k=2,3 or f=d:AD")
        if not getattr(at.options, RULE_OF[key]):
            raise NinthFieldError(item, f"{RULE_OF[key]} is off")
        if key not in "fw" and any(key == other for other, _, _ in items):
            raise NinthFieldError(item, f"a second {key}=")
        items.append((key, value, item))
    whole = {key: item for key, _, item in items}
    if "k" not in whole and (stray := next((key for key in "bmxco" if key in whole), None)):
        raise NinthFieldError(whole[stray], "no k=")
    if "k" in whole and "b" not in whole:
        raise NinthFieldError(whole["k"], "no b=")
    if "k" in whole:
        values = {key: value for key, value, _ in items}
        at.count = Count(_opponents(at, values["k"], whole["k"]), _bonus(at, values["b"]))
    for key, value, item in items:
        if key not in "kb":
            READERS[key](at, value, item)
    _look_at(at, whole)


def _player(at: Position, text: str, item: str) -> int:
    if not re.fullmatch("[1-9][0-9]?", text) or int(text) > at.armies:
        raise NinthFieldError(item, f"unknown player “{text}”")
    return int(text)


def _army(at: Position, text: str, item: str) -> int:
    if len(text) != 1 or text not in ARMIES[: at.armies]:
        raise NinthFieldError(item, f"unknown army “{text}”")
    return ARMIES.index(text)


def _place(at: Position, text: str, item: str) -> Place:
    if not re.fullmatch("[A-Z][a-h][1-4]", text) or text[0] not in HALVES[: at.armies]:
        raise NinthFieldError(item, f"unknown square “{text}”")
    return HALVES.index(text[0]), (FILES.index(text[1]) + 1, int(text[2]))


def _pair(at: Position, text: str, item: str) -> Pair:
    known = HALVES[: at.armies]
    if len(text) != 2 or any(one not in known for one in text) or text[0] >= text[1]:
        raise NinthFieldError(item, f"unknown pair “{text}”")
    return HALVES.index(text[0]), HALVES.index(text[1])


def _once(texts: list[str], item: str) -> list[str]:
    twice = next((text for text in texts if texts.count(text) > 1), None)
    if twice is not None:
        raise NinthFieldError(item, f"{twice} twice")
    return texts


def _opponents(at: Position, value: str, item: str) -> list[int]:
    found = [_player(at, text, item) for text in _once(value.split(","), item)]
    if len(found) < 2:
        raise NinthFieldError(item, "one opponent (expected two or more)")
    if at.control[at.army] in found:
        raise NinthFieldError(item, f"player {at.control[at.army]} is to move")
    return sorted(found)


def _bonus(at: Position, value: str) -> int:
    if not re.fullmatch("[1-9][0-9]?", value) or int(value) > at.armies:
        raise NinthFieldError(f"b={value}", f"expected 1 to {at.armies}")
    return int(value)


def _read_moved(at: Position, value: str, item: str) -> None:
    assert at.count is not None
    for text in _once(value.split(","), item):
        place = _place(at, text, item)
        piece = at.piece_at(place)
        if piece is None or piece[1] != at.army:
            raise NinthFieldError(item, f"no piece of army {ARMIES[at.army]} on {text}")
        if place[0] not in at.pushed:
            raise NinthFieldError(item, f"half-board {text[0]} is not pushed")
        at.count.moved.add(place)


def _stars(at: Position, value: str, item: str) -> list[tuple[int, bool]]:
    found = []
    for text in value.split(","):
        player = _player(at, text.removesuffix("*"), item)
        if player == at.control[at.army]:
            raise NinthFieldError(item, f"player {player} is to move")
        found.append((player, text.endswith("*")))
    return found


def _read_taken(at: Position, value: str, item: str) -> None:
    assert at.count is not None
    at.count.taken = _stars(at, value, item)


def _read_mated(at: Position, value: str, item: str) -> None:
    assert at.count is not None
    at.count.mated = _stars(at, value, item)


def _read_old(at: Position, value: str, item: str) -> None:
    assert at.count is not None
    for text in _once(value.split(","), item):
        place = _place(at, text, item)
        if not is_opponents(at, place):
            raise NinthFieldError(item, f"no opponent's piece on {text}")
        at.count.old.add(place)


def _read_round(at: Position, value: str, item: str) -> None:
    army, _, captures = value.partition(":")
    at.exchange = Round(_army(at, army, item), [])
    for text in captures.split(","):
        found = re.fullmatch("([0-9]+)x([0-9]+)([PNBRQ])", text)
        if not found:
            raise NinthFieldError(item, f"unknown capture “{text}” (expected such as 1x2N)")
        captor, loser = _player(at, found[1], item), _player(at, found[2], item)
        if captor == loser:
            raise NinthFieldError(item, f"“{text}” captures from himself")
        at.exchange.captures.append((captor, loser, found[3]))


def _read_debts(at: Position, value: str, item: str) -> None:
    for text in value.split(","):
        player, _, worth = text.partition(":")
        debtor = _player(at, player, item)
        if debtor not in at.living_players():
            raise NinthFieldError(item, f"player {debtor} is out")
        if worth not in ("1", "3", "5", "9"):
            raise NinthFieldError(item, f"unknown value “{worth}” (expected 1, 3, 5 or 9)")
        if at.pushed and debtor == at.control[at.army]:
            raise NinthFieldError(item, f"player {debtor} has moved before paying")
        at.debts.append((debtor, int(worth)))


def _read_lost(at: Position, value: str, item: str) -> None:
    for text in value.split(","):
        letter, _, kinds = text.partition(":")
        army = _army(at, letter, item)
        if army in at.lost:
            raise NinthFieldError(item, f"{letter} twice")
        if not re.fullmatch("[BR]+", kinds):
            raise NinthFieldError(item, f"unknown pieces “{kinds}” (expected B and R)")
        at.lost[army] = list(kinds)


def _living_army(at: Position, letter: str, item: str) -> int:
    army = _army(at, letter, item)
    if not at.alive(army):
        raise NinthFieldError(item, f"army {letter} is dead")
    return army


def _read_frozen(at: Position, value: str, item: str) -> None:
    letter, _, pairs = value.partition(":")
    army = _living_army(at, letter, item)
    if army in at.frozen:
        raise NinthFieldError(item, f"{letter} twice")
    if army == at.army and at.pushed:
        raise NinthFieldError(item, f"army {letter} has moved this turn")
    at.frozen[army] = {_pair(at, text, item) for text in _once(pairs.split(","), item)}


def _read_ripe(at: Position, value: str, item: str) -> None:
    letter, _, places = value.partition(":")
    army = _living_army(at, letter, item)
    if army in at.ripe:
        raise NinthFieldError(item, f"{letter} twice")
    attack = attackers_of(at, army)
    at.ripe[army] = set()
    for text in _once(places.split(","), item):
        place = _place(at, text, item)
        if place not in attack:
            raise NinthFieldError(item, f"no piece on {text} attacks the King of army {letter}")
        at.ripe[army].add(place)


READERS = {
    "m": _read_moved,
    "x": _read_taken,
    "c": _read_mated,
    "o": _read_old,
    "r": _read_round,
    "d": _read_debts,
    "l": _read_lost,
    "f": _read_frozen,
    "w": _read_ripe,
}


def _look_at(at: Position, whole: dict[str, str]) -> None:
    """Look at what only the whole of a position tells. Raises NinthFieldError."""
    for army, pairs in at.frozen.items():
        for low, high in sorted(pairs):
            if not is_mated(at, (low, high), army):
                pair = HALVES[low] + HALVES[high]
                raise NinthFieldError(f"f={ARMIES[army]}:{pair}", f"no checkmate on {pair}")
    if at.count is None:
        return
    made = at.count.most - at.left
    if made < 0:
        raise NinthFieldError(whole["k"], f"{at.left} moves left of {at.count.most}")
    if not (2 <= len(at.pushed) <= 2 * made if made else not at.pushed):
        raise NinthFieldError(
            whole["k"], f"{len(at.pushed)} half-boards pushed in {made} moves of {at.count.most}"
        )
    if not made <= len(at.count.moved) <= (made + 1 if made else 0):  # castling moves two
        raise NinthFieldError(
            whole.get("m", whole["k"]), f"{len(at.count.moved)} pieces moved in {made} moves"
        )
    if not made and (at.count.taken or at.count.mated):
        raise NinthFieldError(whole.get("x") or whole["c"], "nothing has moved this turn")
    if any(player == at.control[at.army] for player, _ in at.debts) and not at.pushed:
        raise NinthFieldError(whole["k"], "a debt is due, and the moves are not counted yet")

"""What a match is set up with: the game, its house rules, and who sits at the table."""

from __future__ import annotations

import re
from enum import Enum

from cfanp_gui.core.game import Game, OptionError, OptionValue, check_options
from cfanp_gui.core.text import Localize, Text, sentence_of
from cfanp_gui.core.values import NamedTuple
from cfanp_gui.session.clock import TimeControl

MAX_NAME = 40
"""Characters of a player's name; longer ones fit no name plate."""

_HEX = frozenset("0123456789abcdef")
_UNPRINTABLE = r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]"


class SetupError(ValueError):
    """A match that cannot be set up; the message names the field."""


class SeatKind(Enum):
    """Who makes the moves of a seat."""

    PERSON = "person"


class Seat(NamedTuple):
    """A place at the table and who sits there."""

    name: str
    kind: SeatKind = SeatKind.PERSON


class Match(NamedTuple):
    """A match ready to begin; seats and colours are in batting order."""

    game: Game
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    """The seat of each player, player 1 first."""
    colours: tuple[str, ...]
    """The paint of each army as ``#rrggbb``, army a first."""
    time: TimeControl | None = None
    """How much time each player has; None for a game without clocks."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the name of each player, player 1 first."""
        return tuple(seat.name for seat in self.seats)


def plain_name(text: str, player: int, longest: int = MAX_NAME, localize: Localize = str) -> str:
    """Return a player's name as it is shown: plain, in one line, never empty.

    A player without a name is called “Player” and a number; `localize`
    puts that into another language.
    """
    plain = text if text.isprintable() else re.sub(_UNPRINTABLE, " ", text)
    name = " ".join(plain.split())[:longest]
    return name or localize(Text("Player {number}", number=player))


def seat(
    game: Game,
    options: dict[str, OptionValue],
    names: list[str],
    colours: list[str],
    seed: int,
    time: TimeControl | None = None,
    localize: Localize = str,
) -> Match:
    """Seat players as the batting order option says.

    `names` are as seated; a lot deals the places in the batting order with `seed`. Who has none is
    called by the place dealt, see `plain_name`. Colours stay with the persons who chose them.
    Raises SetupError.
    """
    if len(names) not in game.player_counts:
        raise SetupError(
            Text(
                "there are {count} players (expected {expected})",
                count=len(names),
                expected=game.expected_players,
            )
        )
    if len(colours) != len(names):
        raise SetupError(
            Text(
                "there are {count} colours for {players} players",
                count=len(colours),
                players=len(names),
            )
        )
    for colour in colours:
        if not _is_colour(colour):
            raise SetupError(Text("colour “{colour}” is not of the form #rrggbb", colour=colour))
    complete = check_options(game.options, options)
    try:
        game.initial(len(names), complete)
    except OptionError as error:  # each may have its value, but so many cannot play by it
        raise SetupError(sentence_of(error)) from None
    order = game.seating(len(names), complete, seed)
    return Match(
        game,
        complete,
        tuple(
            Seat(plain_name(names[person], number + 1, localize=localize))
            for number, person in enumerate(order)
        ),
        tuple(colours[person] for person in order),
        time,
    )


def _is_colour(text: str) -> bool:
    """Return whether a text is of the form ``#rrggbb``; every start asks, and compiles no more."""
    return len(text) == 7 and text[0] == "#" and _HEX.issuperset(text[1:])


def rematch(match: Match, seed: int) -> Match:
    """Return a match of the same people in the same game; a lot deals places anew if it did."""
    return seat(match.game, match.options, list(match.names), list(match.colours), seed, match.time)

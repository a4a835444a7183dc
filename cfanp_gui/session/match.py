"""The set-up of a match: the game, its house rules, and the players at the table."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cfanp_gui.core.game import Game, OptionError, OptionValue, check_options
from cfanp_gui.core.options import dealt
from cfanp_gui.core.text import Localize, Text, TextError, sentence_of, shown
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.clock import TimeControl

MAX_LEVEL = 30
"""Maximum number of characters in the name of a bot's level."""
MAX_NAME = 80
"""Maximum number of characters typed for a player's name; plates shorten longer ones."""
MAX_RECORDED_NAME = 200
"""Maximum number of characters kept of a player's name in a file."""
SAMPLE_NAMES = ("Anna", "Ben", "Clara")
"""Default players of the game shown when the program starts."""

BOTS_TAG = "Bots"
"""Tag with the seats of bots: players' numbers, levels and limits, in order."""
_COLOUR = re.compile(r"#[0-9a-f]{6}")
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


class SetupError(TextError):
    """Raised for a match that cannot be set up; the message names the field."""


class BotSeat(NamedTuple):
    """A bot that moves for a seat, with its limits per move."""

    level: str
    """Name of the level, such as ``club``; an unknown one may come from a record."""
    seconds: int | None = None
    """Limit in seconds; None for no limit, or for that of the level if nodes are unlimited too."""
    nodes: int | None = None

    @property
    def text(self) -> str:
        """Return its form in records, such as ``club 5s`` or ``club 2000n``."""
        limits = ((self.seconds, "s"), (self.nodes, "n"))
        words = (f"{number}{sign}" for number, sign in limits if number is not None)
        return " ".join((self.level, *words))

    @classmethod
    def parse(cls, text: str) -> "BotSeat":
        """Return the bot described by `text`. Raises ValueError."""
        level, *words = text.split() or [""]
        limits: dict[str, int] = {}
        for word in words:
            number, sign = word[:-1], word[-1]
            if sign not in "sn" or sign in limits or not _is_number(number):
                raise ValueError(_no_bot(text))
            limits[sign] = int(number)
        plain = level.replace("-", "")
        if not (plain.isascii() and plain.isalnum() and len(level) <= MAX_LEVEL):
            raise ValueError(_no_bot(text))
        return cls(level, limits.get("s"), limits.get("n"))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0


def _no_bot(text: str) -> Text:
    return Text("“{text}” is not a bot (expected such as club 5s)", text=shown(text))


class Player(NamedTuple):
    """Occupant of a seat at the table."""

    name: str
    bot: BotSeat | None = None
    """None for a person."""


class Match(NamedTuple):
    """A match ready to begin; seats and colours are in batting order."""

    game: Game
    options: dict[str, OptionValue]
    seats: tuple[Player, ...]
    """Occupants of the seats, player 1 first."""
    colours: tuple[str, ...]
    """Paint of each army as ``#rrggbb``, army a first."""
    time: TimeControl | None = None
    """Time of each player; None for a game without clocks."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the name of each player, player 1 first."""
        return tuple(seat.name for seat in self.seats)

    @property
    def bots(self) -> dict[int, BotSeat]:
        """Return the players who are bots, by their numbers."""
        seats = enumerate(self.seats, start=1)
        return {player: seat.bot for player, seat in seats if seat.bot is not None}


@dataclass(frozen=True, slots=True)
class LastSetup:
    """Latest set-up, to be proposed for the next game."""

    names: list[str]
    """Names as they were typed; empty before the first game."""
    colours: list[str]
    options: dict[str, OptionValue]
    """Value of every option."""
    time: TimeControl | None = None
    """Time control; None for a game without clocks."""
    bots: list[str] = field(default_factory=list)
    """Level of each player who was a bot; empty for a person."""
    thinking: str = ""
    """Thinking time of bots, as `BotSeat.text` has it; empty for the default."""


def plain_name(text: str, player: int, localize: Localize = str) -> str:
    """Return a player's name for display: plain, in one line, “Player” and a number for none."""
    name = _in_one_line(text)[:MAX_RECORDED_NAME]
    return name or localize(Text("Player {number}", number=player))


def name_problem(text: str) -> Text | None:
    """Return the reason why a typed name is not allowed, or None."""
    count = len(_in_one_line(text))
    if count <= MAX_NAME:
        return None
    return Text(
        "A name has at most {most} characters, and this one has {count}.",
        most=MAX_NAME,
        count=count,
    )


def _in_one_line(text: str) -> str:
    plain = text if text.isprintable() else _UNPRINTABLE.sub(" ", text)
    return " ".join(plain.split())


def seat(
    game: Game,
    options: dict[str, OptionValue],
    names: list[str],
    colours: list[str],
    seed: int,
    time: TimeControl | None = None,
    localize: Localize = str,
    bots: Sequence[BotSeat | None] = (),
) -> Match:
    """Seat players according to the batting order option.

    `names` are as seated; for a random batting order, `seed` determines the places. Colours stay
    with the persons who chose them, but of two with the usual ones the first to move has white.
    Unnamed players are numbered as their colours are listed, see `plain_name`. `bots` gives the
    bot of each player or None; without it all are persons. Raises SetupError.
    """
    if len(names) not in game.player_counts:
        raise SetupError(
            "the number of players is {count} (expected {expected})",
            count=len(names),
            expected=game.expected_players,
        )
    if len(colours) != len(names):
        raise SetupError(
            "the number of colours is {count} (expected one per player, that is {players})",
            count=len(colours),
            players=len(names),
        )
    for colour in colours:
        if _COLOUR.fullmatch(colour) is None:
            raise SetupError("colour “{colour}” is not of the form #rrggbb", colour=colour)
    game = game.variant(options)
    complete = check_options(game.options, options)
    try:
        game.initial(len(names), complete)
    except OptionError as error:  # each value is possible, but not for this number of players
        raise SetupError(sentence_of(error)) from None
    order = game.seating(len(names), complete, seed)
    painted = range(2) if colours == default_colours(2) else order
    return Match(
        game,
        dealt(game.options, complete, order, seed),
        tuple(
            Player(
                plain_name(names[person], paint + 1, localize=localize),
                bots[person] if person < len(bots) else None,
            )
            for person, paint in zip(order, painted, strict=True)
        ),
        tuple(colours[paint] for paint in painted),
        time,
    )


def rematch(match: Match, order: Sequence[int]) -> Match:
    """Return a match of the same people in another order of their places, from 0.

    Colours are dealt as in `seat`.
    """
    painted = range(2) if [*match.colours] == default_colours(2) else order
    return match._replace(
        seats=tuple(match.seats[person] for person in order),
        colours=tuple(match.colours[paint] for paint in painted),
    )


def bots_tag(match: Match) -> dict[str, str]:
    """Return the tag that names the bots; empty if there are none."""
    words = [f"{player}: {bot.text}" for player, bot in match.bots.items()]
    return {BOTS_TAG: "; ".join(words)} if words else {}


def read_bots(text: str, players: int) -> dict[int, BotSeat] | None:
    """Return the bots named by a tag, by player; None for an invalid tag."""
    numbers = {str(player): player for player in range(1, players + 1)}
    bots: dict[int, BotSeat] = {}
    for part in text.split(";"):
        number, _, words = part.partition(":")
        player = numbers.get(number.strip())
        if player is None:
            return None
        try:
            bots[player] = BotSeat.parse(words)
        except ValueError:
            return None
    return bots

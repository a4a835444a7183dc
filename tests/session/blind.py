"""Sessions of the made-up game of hidden knowledge."""

from collections.abc import Iterable

from cfanp_gui.games.registry import find_game
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.match import BotSeat, Match, Player, seat
from cfanp_gui.session.seeing import awaited, take_seat
from tests.made_up.entries import BLIND
from tests.made_up.hidden import BlindPosition, parse

NAMES = ("Anna", "Ben", "Cleo")
COLOURS = ("#c0392b", "#27ae60", "#2e6fd0")
START = (
    "a1A1/b1B1/c1B1/d1C1/e1C1/f1F1/a4B3/b4A3/c4C3/d4B3/e4C3/f4F3/"
    "a7C2/b7B2/c7A2/d7B2/e7C2/f7F2 1 123 -"
)
"""A first position of which the tests know the pieces."""


def blind_match(bots: Iterable[int] = ()) -> Match:
    """Return a match of three, some of whom are bots."""
    seats = (Player(name, BotSeat("beginner") if player in bots else None)
             for player, name in enumerate(NAMES, start=1))  # fmt: skip
    return Match(BLIND.load(), {}, tuple(seats), COLOURS)


def blind_start(text: str = START) -> BlindPosition:
    """Return a position by its text."""
    found = BLIND.load().from_text(text, {})
    assert isinstance(found, BlindPosition)
    return found


def blind_session(bots: Iterable[int] = (), text: str = START) -> GameSession:
    """Return a game of three, some of whom are bots."""
    return new_session(blind_match(bots), blind_start(text))


def play(session: GameSession, *moves: str) -> None:
    """Play moves, each by the person who takes the seat for it, or by a bot."""
    for move in moves:
        if awaited(session) is not None:
            take_seat(session)
        (actor,) = session.position.actors()
        bot = session.match.seats[actor - 1].bot is not None
        refusal = session.propose(parse(move), by_bot=bot)
        assert refusal is None, f"{move}: {refusal}"


def letters(session: GameSession, army: int) -> set[str]:
    """Return the letters of the pieces of an army as the screen shows them."""
    return {one.letter for one in session.position.pieces().values() if one.army == army}


def hidden_match(players: int = 3, bots: Iterable[int] = ()) -> Match:
    """Return a match of hidden armies, seated as they are listed."""
    game = find_game("cfanp").variant({"base": "hidden"})
    names = list(NAMES[:players])
    seated = [BotSeat("beginner") if player in bots else None for player in range(1, players + 1)]
    options = {**game.as_seated, "base": "hidden"}
    return seat(game, options, names, list(COLOURS[:players]), 0, bots=seated)


def hidden_session(players: int = 3, bots: Iterable[int] = (), seed: int = 1) -> GameSession:
    """Return a game of hidden armies whose set-ups a lot has drawn."""
    match = hidden_match(players, bots)
    return new_session(match, match.game.initial(players, match.options, seed))

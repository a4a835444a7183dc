"""Games that the tests of libraries find in files."""

from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import find_game
from cfanp_gui.library.game_index import GameIndex
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord


def names_of(game: Game) -> tuple[str, ...]:
    """Return names for the fewest players a game can seat, but two of them at least."""
    count = min(number for number in game.player_counts if number > 1)
    return ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")[:count]


def finished() -> GameRecord:
    """Return a fool's mate of two players, which the second wins."""
    text = (
        '[Variant "Chess For Any Number of Players"]\n[Players "2"]\n[ArmyA "Ada"]\n'
        '[ArmyB "Bo"]\n[Date "2024.05.06"]\n\n1. AB:f3 AB:e5 2. AB:g4 AB:Qh4# 0-1\n'
    )
    (record,) = cpgn.read_games(text, find_game)
    return record


def waiting(index: GameIndex) -> int:
    """Return the number of games that have not been played through yet."""
    ((count,),) = index.guarded(lambda: index.rows("SELECT COUNT(*) FROM games WHERE played = 0"))
    return int(count)

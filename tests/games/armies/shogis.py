"""Positions of the small Shogi in `shogi`."""

from cfanp_gui.games.armies.hands import HandsPosition
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from tests.games.armies.shogi import ShogiForAnyNumber

GAME = ShogiForAnyNumber()


def read(boards: str, rest: str = "", army: str = "a", turn: str = "1") -> HandsPosition:
    """Return the position of half-boards with this behind the usual fields."""
    count = boards.count("|") + 1
    control = "/".join(map(str, range(1, count + 1)))
    text = f"{boards} {army} {control} - - {turn} 0 1 base=shogi {rest or 'strip=5'}"
    position = GAME.from_text(text, {})
    assert isinstance(position, HandsPosition)
    assert position.to_text() == text
    return position


def play(position: HandsPosition, *texts: str) -> HandsPosition:
    """Return the position after actions in their machine form."""
    for text in texts:
        position = position.apply(GAME.parse_action(text))[0]
    return position


def message(position: HandsPosition, text: str) -> str:
    """Return why an action is not legal."""
    refusal = position.refusal(GAME.parse_action(text))
    assert refusal is not None
    return str(refusal)


def moves(position: HandsPosition, start: str) -> list[str]:
    """Return the legal actions whose machine forms begin so."""
    return [action.text for action in position.all_actions() if action.text.startswith(start)]


def session_at(text: str) -> GameSession:
    """Return a session that begins at a position."""
    position = GAME.from_text(text, {})
    names = [f"P{player}" for player in range(1, position.players + 1)]
    colours = [f"#{40 * player:02x}8040" for player in range(1, position.players + 1)]
    return GameSession(seat(GAME, {"order": "seats"}, names, colours, 0), position)

"""Games that the tests of records write, read and journal."""

import random

from cfanp_gui.core.actions import Action, IllegalAction
from cfanp_gui.core.game import Game, OptionValue, Position
from cfanp_gui.games.armies.actions import EndTurn, HandOver, Move, Push, Resign
from cfanp_gui.games.cfanp import pgn
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.game_texts import game_texts, source_of
from cfanp_gui.record.move_tree import MoveNode
from tests.core.build import cfen

CFANP = find_game("cfanp")

PAWNS_ABOUT_TO_PROMOTE = cfen(
    3,
    "Ka:Ae1 Pa:Bb2 Pa:Bg3 Pa:Cc2 Kb:Be2 Nb:Ba1 Pb:Ah2 Kc:Cf4 Pc:Ab3 Rc:Cc1",
    army="b",
    turn="2",
    clock=7,
    round=31,
)
MANY_BONUS_MOVES = cfen(
    4,
    "Ka:Ad1 Na:Ba3 Ra:Cb2 Ba:Dd2 Kb:Be1 Qb:Da4 Kc:Ch1 Rc:Ag4 Nc:Da1 Kd:Dh2 Rd:Ac4 Nd:Bg4",
    round=9,
)
STARTS: tuple[str | None, ...] = (None, PAWNS_ABOUT_TO_PROMOTE, MANY_BONUS_MOVES)


def new_game(players: int, start: str | None = None, **options: OptionValue) -> GameRecord:
    """Return a game without moves, from the start position or from a CFEN line."""
    begin = None if start is None else CFANP.from_text(start, options)
    count = players if begin is None else begin.players
    return GameRecord.new(
        CFANP, options, tuple(f"Player {n + 1}" for n in range(count)), start=begin
    )


def played(
    game: Game, names: tuple[str, ...], plies: int, seed: int = 1, **options: OptionValue
) -> GameRecord:
    """Return a game of so many actions at most that chance chose."""
    rng = random.Random(seed)
    record = GameRecord.new(game, options or game.as_seated, names)
    position = record.start.resolve_pending()[0]
    while len(record.moves) < plies and (actions := position.all_actions()):
        record.root.end.add(MoveNode(rng.choice(actions)))
        position, _ = position.apply(record.moves[-1].action)
    return record


def played_by_lot(game: Game, players: int, plies: int) -> GameRecord:
    """Return a game of people without names."""
    return played(game, ("",) * players, plies, plies)


def append(record: GameRecord, *texts: str) -> None:
    """Let actions follow, given in machine form. Raises IllegalAction."""
    for text in texts:
        action = record.game.parse_action(text)
        refusal = record.final().refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        record.root.end.add(MoveNode(action))


def read_pgn(text: str) -> list[GameRecord]:
    """Return the games of a PGN, each of which can be read."""
    return [pgn.read_game(one, CFANP) for one in game_texts(source_of(text))]


def at(text: str, **options: OptionValue) -> Position:
    """Return the position of a CFEN line."""
    return CFANP.from_text(text, options)


def do(position: Position, *texts: str) -> Position:
    """Return the position after actions in machine form."""
    for text in texts:
        position, _ = position.apply(CFANP.parse_action(text))
    return position


def some_action(position: Position, rng: random.Random) -> Action:
    """Something that can be done in a position: mostly a move, now and then anything else."""
    (player,) = position.actors()
    legal = position.legal_actions(player)
    chance = rng.random()
    others: list[Action] = []
    if chance < 0.02:
        living = {holder for holder in position.control if holder is not None}
        others = [Resign(rng.choice(sorted(living)), rng.random() < 0.5)]
    elif chance < 0.06:
        army, receiver = rng.randrange(position.players), rng.randint(1, position.players)
        others = [HandOver(army, receiver)]
    elif chance < 0.25:
        others = [action for action in legal if isinstance(action, EndTurn | Push)]
    elif chance < 0.45:
        others = [action for action in legal if isinstance(action, Move) and action.promotion]
    others = [action for action in others if position.refusal(action) is None]
    return rng.choice(others or legal)


def play_on(game: GameRecord, rng: random.Random, plies: int) -> Position:
    """Let chance play a number of actions, or until the game is over."""
    position = game.start.resolve_pending()[0]
    for _ in range(plies):
        if not position.actors():
            break
        action = some_action(position, rng)
        game.root.end.add(MoveNode(action))
        position, _ = position.apply(action)
    return position


def actions(game: GameRecord) -> list[str]:
    """Return the actions of a game in machine form."""
    return [node.action.text for node in game.moves]

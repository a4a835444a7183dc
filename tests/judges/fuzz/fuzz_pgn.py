"""Bytes as PGN of other people: a game or a sentence; what is read is written and read again."""

from __future__ import annotations

import io

from cfanp_gui.games.cfanp import pgn
from cfanp_gui.games.cfanp.pgn_writer import write_game
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, MoveNode, RecordError
from cfanp_gui.record.game_texts import GameSource, game_texts, tags_of
from tests.judges.fuzz.run import fuzz
from tests.record.games import CFANP, read_pgn
from tests.record.strategies import check_message

WORDS = [
    "e4", "d5", "exd5", "ed", "Nf3", "Sf3", "♘c6", "e2e4", "e4e5", "O-O", "O–O", "e8(Q)", "1.",
    "1...", "1…", "1-0", "½-½", "*", "(", ")", "{", "}", "[", "]", ";", "%", "\n", "\n\n", "\r",
    "$1", "$300", "!?", "+=", "±", "--", "text", "ch", "e.p.", '[Event "x"]', '[Event "y" z"]',
    "[White A]", '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]', '[Variant "Crazyhouse"]', "P@e4",
    '[Result "1–0"]',
    "\N{NO-BREAK SPACE}", "\0",
]  # fmt: skip
"""What the bytes behind the first one stand for, where that says so."""


def target(data: bytes) -> None:
    """Read one text: the first byte says whether it is made of words or is what follows."""
    if not data or len(data) > 300:
        return
    text = data[1:]
    if data[0] & 1:
        joint = "" if data[0] & 2 else " "
        text = joint.join(WORDS[byte % len(WORDS)] for byte in data[1:]).encode()
    source = GameSource(io.BytesIO(text))
    try:
        for one in game_texts(source):
            tags_of(one)
            try:
                game = pgn.read_game(one, CFANP)
            except RecordError as error:
                check_message(error, "line ")
            else:
                _again(game)
    finally:
        source.close()


def _again(game: GameRecord) -> None:
    """Write a game in both ways and read it again."""
    (again,) = cpgn.read_games(cpgn.write_game(game), find_game)
    assert (again.moves, again.names) == (closed(game.moves), game.names)
    if game.options["base"] == "chess":
        (again,) = read_pgn(write_game(game))
        assert (again.moves, again.result) == (closed(game.moves), game.result)


def closed(line: list[MoveNode]) -> list[MoveNode]:
    """Return a line with the closing braces of its comments as they are written."""
    for node in line:
        node.comment, node.before = (one.replace("}", ")") for one in (node.comment, node.before))
        for other in node.variations:
            closed(other)
    return line


if __name__ == "__main__":
    fuzz(target)

"""Bytes as a record: what is read is written so that it reads back, the rest is refused."""

from __future__ import annotations

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import RecordError
from tests.judges.fuzz.run import fuzz, text_of
from tests.record.games import MANY_BONUS_MOVES
from tests.record.strategies import check_message

WORDS = [
    "AB:e4", "AB:d4", "BC:e4", "AC:e5", "AB:Nf3", "&CD:Nf6", "&--", "draw", "resign:1", "give:a=2",
    "(", ")", "(", ")", "{a}", "{[%cal Ge2e4]}", "$1", "!", "*", "1-0-0", "1.", "1...", "AB:Ke1",
    "AB:Ke2", "BC:Ke2", "BC:Kd2", "&BC:Ke2", ";x\n", '[Event "x"]', '[Players "3"]', "\n", "{", "}",
]  # fmt: skip
HEADS = [
    "",
    '[Variant "cfanp"]\n[Players "3"]\n',
    '[Variant "cfanp"]\n[Players "2"]\n',
    f'[Variant "cfanp"]\n[CFEN "{MANY_BONUS_MOVES}"]\n',
]


def target(data: bytes) -> None:
    """Read one text: the first byte says whether it is made of words or is what follows."""
    if not data or len(data) > 400:
        return
    head = HEADS[data[0] % 4]
    if data[0] & 4:
        text = head + text_of(data[1:])
    else:
        text = head + " ".join(WORDS[byte % len(WORDS)] for byte in data[1:])
    try:
        games = cpgn.read_games(text, find_game)
    except RecordError as error:
        check_message(error, "line ")
        return
    for game in games:
        written = cpgn.write_game(game)
        (again,) = cpgn.read_games(written, find_game)
        assert cpgn.write_game(again) == written, f"{text!r} changes when it is written again"


if __name__ == "__main__":
    fuzz(target)

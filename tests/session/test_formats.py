"""Files of every kind: what can be written of which game, read back, and drawn."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record.game_record import GameRecord, MoveNode, RecordError
from cfanp_gui.session import formats
from tests.record.games import played_by_lot

CFANP = find_game("cfanp")
RING = find_game("ring")
STRATEGI = find_game("strategichess")
ORDER = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)


def test_the_ends_of_names_are_those_of_all_games() -> None:
    assert formats.kinds_of_games() == (".cpgn", ".pgn")
    assert set(formats.kinds_of_positions()) == {".cfen", ".fen", ".epd", ".rfen", ".stfen"}
    kinds = (".cpgn", ".pgn", ".html", ".cfen", ".fen", ".epd", ".svg", ".png")
    assert formats.written_as(CFANP) == kinds
    assert formats.written_as(RING) == (".cpgn", ".html", ".rfen", ".svg", ".png")
    assert formats.written_as(STRATEGI) == (".cpgn", ".html", ".stfen", ".svg", ".png")


@ORDER
@pytest.mark.no_cover
def test_every_game_is_saved_as_record_position_and_picture(game: Game, tmp_path: Path) -> None:
    record = played_by_lot(game, 4, 30)
    final = record.final().to_text()
    own = formats.own_positions(game).suffix
    for suffix in (".cpgn", own, ".svg"):
        formats.save(tmp_path / f"game{suffix}", [record])
    # Whichever game is meant otherwise, the file tells which one it is of.
    for meant in GAMES:
        (again,) = formats.load(tmp_path / "game.cpgn", meant)
        assert again.game is game
        assert again.moves == record.moves
        (position,) = formats.load(tmp_path / f"game{own}", meant)
        assert position.game is game
        assert position.start.to_text() == final
        assert not position.moves
    root = ElementTree.parse(tmp_path / "game.svg").getroot()
    uses = [one for one in root.iter() if one.tag.endswith("}use")]
    assert len(uses) >= len(record.final().pieces())


@ORDER
def test_positions_are_written_as_they_stood(game: Game, tmp_path: Path) -> None:
    record = played_by_lot(game, game.player_counts[1], 12)
    path = tmp_path / f"game{formats.own_positions(game).suffix}"
    steps = list(record.steps())
    for ply, step in enumerate(steps):
        formats.save(path, [record], ply)
        text = record.start.to_text() if ply == 0 else step.before.to_text()
        assert path.read_text(encoding="utf-8") == f"{text}\n"
    with pytest.raises(RecordError, match="the game has no ply 13 \\(expected 0 to 12\\)"):
        formats.save(path, [record], 13)


def test_rounds_are_recognized_by_the_text_of_a_position(tmp_path: Path) -> None:
    record = GameRecord.new(RING, {"tempo": "rounds"}, ("",) * 3)
    record.moves.append(MoveNode(RING.parse_action("1:e2e4")))
    formats.save(tmp_path / "game.rfen", [record])
    (again,) = formats.load(tmp_path / "game.rfen", CFANP)
    assert again.options["tempo"] == "rounds"


@pytest.mark.parametrize("suffix", [".pgn", ".cfen", ".fen"])
def test_what_a_game_has_no_words_for_is_refused(suffix: str, tmp_path: Path) -> None:
    target = tmp_path / f"game{suffix}"
    target.write_text("old")
    with pytest.raises(
        RecordError, match=r"“Multi Player Chess” cannot be written to a file “\."
    ) as no:
        formats.save(target, [played_by_lot(RING, 3, 2)])
    assert str(no.value).endswith(f"“{suffix}” (expected .cpgn, .html, .rfen, .svg, .png)")
    assert target.read_text() == "old"


def test_pgn_and_fen_are_those_of_two_armies(tmp_path: Path) -> None:
    record = played_by_lot(CFANP, 2, 20)
    for suffix in (".pgn", ".fen"):
        formats.save(tmp_path / f"game{suffix}", [record, record])
        games = formats.load(tmp_path / f"game{suffix}", RING)
        assert [one.game for one in games] == [CFANP, CFANP]
        assert games[0].final().to_text().split(" ")[0] == record.final().to_text().split(" ")[0]
    for suffix in (".pgn", ".fen"):
        with pytest.raises(RecordError, match="two armies, not 3"):
            formats.save(tmp_path / f"game{suffix}", [played_by_lot(CFANP, 3, 2)])


def test_unknown_kinds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"unknown kind of file “\.doc” \(expected \.cpgn, \.pgn"):
        formats.load(tmp_path / "game.doc", CFANP)
    with pytest.raises(RecordError, match=r"file “\.doc” .*\.svg, \.png, \.pdf, \.gif\)"):
        formats.save(tmp_path / "game.doc", [played_by_lot(CFANP, 2, 0)])


def test_a_line_that_is_not_a_position_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "game.cfen"
    path.write_bytes(b"\xef\xbb\xbf\n\nnonsense\n")
    with pytest.raises(RecordError, match="line 3: the line: the number of fields is 1"):
        formats.load(path, CFANP)
    path.write_bytes(b"\nab\xff\n")
    with pytest.raises(RecordError, match="line 2, byte 3 of it is not UTF-8 text"):
        formats.load(path, CFANP)


@pytest.mark.parametrize("remembered", ["-", "l=a:BR"])
def test_a_position_under_petersons_rules_is_read_from_the_file_it_was_written_to(
    remembered: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.cfen"
    text = f"8/8/8/6Ka1|8/8/8/7Kb|8/8/8/2Kc5 a 1/2/3 -/-/- - 1 0 1 {remembered}"
    options = {**CFANP.as_seated, "exchange": True}
    start = CFANP.from_text(text, options)
    formats.save(path, [GameRecord.new(CFANP, options, ("",) * 3, start=start)])
    assert path.read_text() == f"{text}\n"
    (again,) = formats.load(path, CFANP)
    assert text.startswith(again.start.to_text())
    assert again.options["exchange"] is (remembered != "-")

"""Files of every kind: what can be written of which game, read back, and drawn."""

from __future__ import annotations

import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record.game_record import GameRecord, MoveNode, RecordError
from cfanp_gui.session import drawing, formats

CFANP = find_game("cfanp")
RING = find_game("ring")
STRATEGI = find_game("strategichess")
ORDER = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)


def played(game: Game, players: int, plies: int) -> GameRecord:
    """Return a game of moves that chance chose."""
    rng = random.Random(plies)
    record = GameRecord.new(game, game.as_seated, ("",) * players)
    position = record.start
    while len(record.moves) < plies and position.actors():
        action = rng.choice(position.all_actions())
        record.moves.append(MoveNode(action))
        position, _ = position.apply(action)
    return record


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
    record = played(game, 4, 30)
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
    record = played(game, game.player_counts[1], 12)
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
        formats.save(target, [played(RING, 3, 2)])
    assert str(no.value).endswith(f"“{suffix}” (expected .cpgn, .html, .rfen, .svg, .png)")
    assert target.read_text() == "old"


def test_pgn_and_fen_are_those_of_two_armies(tmp_path: Path) -> None:
    record = played(CFANP, 2, 20)
    for suffix in (".pgn", ".fen"):
        formats.save(tmp_path / f"game{suffix}", [record, record])
        games = formats.load(tmp_path / f"game{suffix}", RING)
        assert [one.game for one in games] == [CFANP, CFANP]
        assert games[0].final().to_text().split(" ")[0] == record.final().to_text().split(" ")[0]
    for suffix in (".pgn", ".fen"):
        with pytest.raises(RecordError, match="two armies, not 3"):
            formats.save(tmp_path / f"game{suffix}", [played(CFANP, 3, 2)])


def test_unknown_kinds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"unknown kind of file “\.doc” \(expected \.cpgn, \.pgn"):
        formats.load(tmp_path / "game.doc", CFANP)
    with pytest.raises(RecordError, match=r"file “\.doc” .*\.svg, \.png, \.pdf, \.gif\)"):
        formats.save(tmp_path / "game.doc", [played(CFANP, 2, 0)])


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


def test_the_last_action_is_marked_in_a_picture() -> None:
    record = played(CFANP, 2, 1)
    _, marked = formats.position_at(record, None)
    (moved,) = next(record.steps()).transition.moved
    assert marked == [moved.origin, moved.target]
    plain, highlighted = (drawing.draw(record, ply).count("<rect") for ply in (0, 1))
    assert highlighted == plain + 2


def test_what_is_drawn_at_a_move_or_at_the_start_is_in_its_picture() -> None:
    record = played(CFANP, 2, 2)
    record.comment = "[%cal Ge2e4] [%csl Ya1]"
    record.moves[0].comment = "[%cal Gd2d4,Re7e5]"
    shown = [drawing.draw(record, ply).count("rotate(") for ply in (0, 1, 2)]
    # An arrow is drawn twice: its edge and itself.
    assert shown == [2, 4, 0]


@ORDER
def test_every_game_has_films(game: Game) -> None:
    paused: list[int] = []
    record = played(game, 4 if 4 in game.player_counts else 2, 6)
    film = drawing.film(record, 2, 5, pause=lambda: paused.append(1))
    assert film.length == 4
    assert len(paused) == 5
    assert list(film.draw()) == [1, 2, 3, 4]
    assert len(list(film.stills())) == 4
    ElementTree.fromstring(film.strip(2))


def test_what_is_thought_of_a_move_stands_in_its_caption() -> None:
    record = GameRecord.new(CFANP, CFANP.as_seated, ("",) * 2)
    record.moves = [
        MoveNode(CFANP.parse_action("AB:e2e4"), nags=(5,)),
        MoveNode(CFANP.parse_action("AB:e7e5"), nags=(2, 138)),
        MoveNode(CFANP.parse_action("AB:g1f3")),
    ]
    film = drawing.film(record)
    assert list(film.draw()) == [1, 2, 3]
    root = ElementTree.fromstring(film.strip(3))
    shown = [one.text for one in root.iter() if one.tag.endswith("}text")]
    assert [text for text in shown if text and "AB:" in text] == [
        "1. AB:e4!?", "1. AB:e5? (time trouble)", "2. AB:Nf3",
    ]  # fmt: skip


def test_a_game_that_cannot_be_played_has_no_film() -> None:
    record = played(CFANP, 3, 1)
    record.moves.append(MoveNode(CFANP.parse_action("AB:a1a8")))
    with pytest.raises(RecordError, match=r"FIDE|Rule"):
        drawing.film(record)

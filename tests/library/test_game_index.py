"""An index knows of the games in files just what reading and playing all of them tells."""

import os
import random
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.games.registry import default_game, find_game
from cfanp_gui.library.entries import GameEntry, UnreadableFile
from cfanp_gui.library.game_index import GameIndex
from cfanp_gui.library.indexing import UpdateStage
from cfanp_gui.library.playing_through import position_key
from cfanp_gui.library.query import Query, QueryError, Sought
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.session import formats
from tests.library.games import finished, names_of, waiting
from tests.published import PUBLISHED
from tests.record.games import played

CFANP = find_game("cfanp")
Records = dict[tuple[str, int], GameRecord]


@pytest.fixture
def index(tmp_path: Path) -> Iterator[GameIndex]:
    made = GameIndex(tmp_path / "cache" / "games.sqlite")
    yield made
    made.close()


@pytest.fixture
def folder(tmp_path: Path, games: Path) -> Path:
    """Return a copy of the folder with games, in which they may be changed."""
    return Path(shutil.copytree(games, tmp_path / "games"))


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with games of every kind, several in a file, and a PGN."""
    folder = tmp_path_factory.mktemp("games")
    cpgn.save(folder / "fools.cpgn", [finished()])
    several = [played(CFANP, ("Ann", "Ben", "Cleo"), 25, seed) for seed in range(4)]
    several += [played(CFANP, ("Ben", "Ann"), 12, seed) for seed in range(2)]
    several += [played(game, names_of(game), 9) for game in PUBLISHED]
    cpgn.save(folder / "several.cpgn", several)
    (folder / "fide.pgn").write_text('[White "Ann"]\n[Black "Ben"]\n\n1. e4 e5 2. Nf3 1-0\n')
    return folder


@pytest.fixture(scope="module")
def records(games: Path) -> Records:
    """Return all games of the folder, read whole."""
    return {
        (path.name, number): record
        for path in sorted(games.iterdir())
        for number, record in enumerate(formats.load(path, default_game()))
    }


@pytest.fixture(scope="module")
def known(games: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GameIndex]:
    """Return an index that knows the games, and is only asked."""
    made = GameIndex(tmp_path_factory.mktemp("cache") / "games.sqlite")
    updated(made, games)
    yield made
    made.close()


def updated(index: GameIndex, *folders: Path) -> list[GameEntry]:
    """Bring an index up to date; return its games."""
    for _ in index.update(folders):
        pass
    return games_of(index)


def games_of(index: GameIndex) -> list[GameEntry]:
    return [one for one in index.entries() if isinstance(one, GameEntry)]


def broken(index: GameIndex) -> list[UnreadableFile]:
    return [one for one in index.entries() if isinstance(one, UnreadableFile)]


def found(index: GameIndex, sought: Sought, text: str) -> dict[tuple[str, int], int | None]:
    """Return in which games a text is found, and where."""
    answers = index.find(Query(sought=sought, text=text))
    return {(one.entry.path.name, one.entry.number): one.ply for one in answers}


def positions(record: GameRecord) -> list[object]:
    return [record.start.resolve_pending()[0], *(step.after for step in record.steps())]


# The index is the files


def test_it_tells_of_games_what_their_records_do(known: GameIndex, records: Records) -> None:
    entries = {(one.path.name, one.number): one for one in games_of(known)}
    assert entries.keys() == records.keys()
    for key, record in records.items():
        entry = entries[key]
        assert (entry.names, entry.result) == (record.names, record.result)
        assert (entry.game.title, entry.actions) == (record.game.title, len(record.moves))
        assert entry.of == sum(name == key[0] for name, _ in records)
        final = known.final(entry)
        assert final is not None
        assert final.to_text() == record.final().to_text()


def test_tags_alone_tell_the_same_before_games_are_played(index: GameIndex, folder: Path) -> None:
    for step in index.update([folder]):
        if step.stage is UpdateStage.GAMES:
            break
    assert waiting(index) == len(games_of(index))
    early = [(one.names, one.result, one.game.title) for one in games_of(index)]
    assert [one.rounds for one in games_of(index)] == [None] * len(early)
    assert [(one.names, one.result, one.game.title) for one in updated(index, folder)] == early
    assert waiting(index) == 0


def test_every_position_is_found_where_it_stands_first(known: GameIndex, records: Records) -> None:
    texts = {key: [at.to_text() for at in positions(one)] for key, one in records.items()}
    rng = random.Random(3)
    for some_texts in texts.values():
        wanted = rng.choice(some_texts)
        for part in (wanted, wanted.split(" ")[0], wanted[: len(wanted) // 2]):
            slow = {
                other: next(ply for ply, text in enumerate(some) if text.startswith(part))
                for other, some in texts.items()
                if any(text.startswith(part) for text in some)
            }
            answers = found(known, Sought.BEGINNING, part)
            # What is the same in chess is found in a PGN too, by its own text.
            assert {one: ply for one, ply in answers.items() if one in slow} == slow
            assert answers.keys() == slow.keys()


def test_the_position_on_the_table_is_found_with_other_counts(
    known: GameIndex, records: Records
) -> None:
    for key, record in records.items():
        for ply, position in enumerate(positions(record)):
            number = position_key(record.game, position)
            answers = known.find(Query(sought=Sought.TABLE, table=number))
            plies = {(one.entry.path.name, one.entry.number): one.ply for one in answers}
            assert plies[key] is not None
            assert plies[key] <= ply
    start = CFANP.initial(3, CFANP.as_seated)
    later = CFANP.from_text(start.to_text().removesuffix("0 1") + "7 9", CFANP.as_seated)
    assert position_key(CFANP, start) == position_key(CFANP, later)
    assert position_key(CFANP, start) != position_key(CFANP, CFANP.initial(2, CFANP.as_seated))


def test_an_explorer_counts_the_turns_that_followed(known: GameIndex, records: Records) -> None:
    start = CFANP.initial(3, CFANP.as_seated)
    slow = Counter(
        record.moves[0].action.text
        for record in records.values()
        if record.game.key == "cfanp" and len(record.names) == 3
    )
    answers = known.explore(position_key(CFANP, start))
    assert Counter({one.turn.split(" ")[0]: one.games for one in answers}) == slow
    two = known.explore(position_key(CFANP, CFANP.initial(2, CFANP.as_seated)))
    scored = {one.turn: (one.games, one.finished, one.scores) for one in two}
    assert [scored["AB:f2f3"][at] for at in (1, 2)] == [1, (0.0, 1.0)]
    assert [scored["AB:e2e4"][at] for at in (1, 2)] == [1, (1.0, 0.0)]


def test_half_boards_are_found_whole_and_for_any_army(known: GameIndex, records: Records) -> None:
    rng = random.Random(5)
    for key in (("several.cpgn", number) for number in range(4)):
        board = rng.choice(positions(records[key])[-1].to_text().split(" ")[0].split("|"))
        slow = {
            other: ply
            for other, record in records.items()
            for ply, at in reversed(list(enumerate(positions(record))))
            if board in at.to_text().split(" ")[0].split("|")
        }
        assert found(known, Sought.BOARD, board).items() >= slow.items()
    everywhere = found(known, Sought.BOARD, "8/8/PPPPPPPP/RNBQKBNR")
    assert everywhere.keys() >= {("several.cpgn", number) for number in range(6)}


def test_material_is_found_on_pairs_and_of_armies(known: GameIndex, records: Records) -> None:
    for (name, number), record in records.items():
        if record.game.key != "cfanp":
            continue
        army = "".join(
            sorted(one.letter for one in record.final().pieces().values() if one.army == 0)
        )
        assert (name, number) in found(known, Sought.ARMY, f"A: {army}")
        assert (name, number) in found(known, Sought.ARMY, f"{army[1:]}+")
        last = list(record.steps())[-1]
        pair = last.transition.pushed
        assert pair is not None
        there = [
            one.letter + "abc"[one.army]
            for square, one in last.after.pieces().items()
            if square.board in pair
        ]
        random.Random(1).shuffle(there)
        answers = found(known, Sought.PAIR, f"{pair.name}: {''.join(there)}")
        assert answers[name, number] <= len(record.moves)
        assert (name, number) in found(known, Sought.PAIR, "".join(one[0] for one in there))
    assert found(known, Sought.ARMY, "QQQQQQ") == {}


def test_who_took_whose_army_is_found(known: GameIndex) -> None:
    for text in ("bo x ada", "B x A", "Bo x", "x A", "x ada"):
        assert found(known, Sought.CAPTURE, text) == {("fools.cpgn", 0): 4}
    assert found(known, Sought.CAPTURE, "Ada x Bo") == {}


@pytest.mark.parametrize(
    ("sought", "text"),
    [
        (Sought.BOARD, "KQR"),
        (Sought.PAIR, "hello"),
        (Sought.PAIR, "KaQ"),
        (Sought.ARMY, "KaQa"),
        (Sought.CAPTURE, "Ann"),
    ],
)
def test_what_cannot_be_looked_for_is_refused(known: GameIndex, sought: Sought, text: str) -> None:
    with pytest.raises(QueryError, match="expected"):
        known.find(Query(sought=sought, text=text))


# Up to date


def test_only_what_has_changed_is_read_again(index: GameIndex, folder: Path) -> None:
    """A file whose size and time are those that are known is not looked into."""
    updated(index, folder)
    several = folder / "several.cpgn"
    before = several.stat()
    several.write_bytes(b"x" * before.st_size)
    os.utime(several, ns=(before.st_atime_ns, before.st_mtime_ns))
    cpgn.save(folder / "fools.cpgn", [finished(), finished()])
    cpgn.save(folder / "new.cpgn", [finished()])
    (folder / "fide.pgn").unlink()
    names = Counter(one.path.name for one in updated(index, folder))
    assert names == {"fools.cpgn": 2, "new.cpgn": 1, "several.cpgn": 9}
    assert len(found(index, Sought.CAPTURE, "B x A")) == 3
    assert updated(index) == []


def test_it_goes_on_where_it_was_left(index: GameIndex, folder: Path, tmp_path: Path) -> None:
    steps = index.update([folder])
    for step in steps:
        if step.stage is UpdateStage.GAMES and step.done == 3:
            break
    steps.close()
    index.close()
    again = GameIndex(tmp_path / "cache" / "games.sqlite")
    assert waiting(again) == len(games_of(again)) - 3
    assert again.notice == ""
    updated(again, folder)
    assert waiting(again) == 0
    again.close()


def test_what_cannot_be_read_or_played_says_why(index: GameIndex, tmp_path: Path) -> None:
    folder = tmp_path / "bad"
    folder.mkdir()
    cpgn.save(folder / "good.cpgn", [finished(), finished()])
    text = (folder / "good.cpgn").read_text()
    (folder / "one.cpgn").write_text(text + "\n" + text.replace("AB:g4", "AB:g5", 1))
    (folder / "game.cpgn").write_text('[Variant "<b>Draughts</b>"]\n\n1. zz *\n')
    (folder / "latin.cpgn").write_bytes(b"\n\xe4")
    games = updated(index, folder)
    assert Counter(one.path.name for one in games) == {"good.cpgn": 2, "one.cpgn": 3}
    reasons = {(one.path.name, one.number): one.reason for one in broken(index)}
    assert reasons.keys() == {("one.cpgn", 2), ("game.cpgn", None), ("latin.cpgn", None)}
    assert "<b>Draughts</b>" in reasons["game.cpgn", None]
    line = (
        (folder / "one.cpgn").read_text().splitlines().index("1. AB:f3 AB:e5 2. AB:g5 AB:Qh4# 0-1")
    )
    assert f"line {line + 1}, column " in reasons["one.cpgn", 2]
    assert "line 2, column 1: a byte is not text" in reasons["latin.cpgn", None]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_a_pipe_is_not_waited_for(index: GameIndex, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.cpgn")
    updated(index, tmp_path)
    (one,) = broken(index)
    assert "not a regular file" in one.reason


def test_two_programs_keep_one_index(index: GameIndex, folder: Path, tmp_path: Path) -> None:
    other = GameIndex(tmp_path / "cache" / "games.sqlite")
    one, two = index.update([folder]), other.update([folder])
    for _ in range(40):
        next(one, None)
        next(two, None)
    assert len(updated(index, folder)) == len(updated(other, folder)) == 11
    assert waiting(index) == 0
    assert index.find(Query(text="8/8")) == other.find(Query(text="8/8"))
    other.close()


# Secrets


def hidden_game() -> GameRecord:
    """Return an unfinished game whose pieces nobody sees but their players."""
    options = {"base": "hidden"}
    game = CFANP.variant(options)
    record = played(game, ("Ann", "Ben"), 6)
    assert record.final().outcome() is None
    return record


def test_a_hidden_game_shows_no_more_than_all_may_see(index: GameIndex, tmp_path: Path) -> None:
    record = hidden_game()
    folder = tmp_path / "hidden"
    folder.mkdir()
    cpgn.save(folder / "hidden.cpgn", [record])
    (entry,) = updated(index, folder)
    final = index.final(entry)
    assert final is None or final.to_text() == record.final().seen_by(EVERYBODY).to_text()
    for truth in positions(record):
        boards = truth.to_text().split(" ")[0]
        assert found(index, Sought.BEGINNING, boards) == {}
        for board in boards.split("|"):
            assert found(index, Sought.BOARD, board) == {}
        own = "".join(sorted(one.letter for one in truth.pieces().values() if one.army == 0))
        assert found(index, Sought.ARMY, own) == {}
        assert index.find(Query(sought=Sought.TABLE, table=position_key(record.game, truth))) == []
        seen = truth.seen_by(EVERYBODY)
        assert index.find(Query(sought=Sought.TABLE, table=position_key(record.game, seen)))
    record.result = "1-0"
    cpgn.save(folder / "hidden.cpgn", [record])
    updated(index, folder)
    assert found(index, Sought.BEGINNING, boards) != {}

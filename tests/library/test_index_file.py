"""A damaged index is made anew, whatever is damaged; one that others keep locked is left alone."""

import contextlib
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from cfanp_gui.library import index_file
from cfanp_gui.library.entries import GameEntry
from cfanp_gui.library.game_index import GameIndex
from cfanp_gui.library.index_file import IndexBusyError
from cfanp_gui.library.query import Query, Sought
from cfanp_gui.record import cpgn
from tests.library.games import finished, waiting


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two games in a file, and one in another."""
    folder = tmp_path_factory.mktemp("games")
    cpgn.save(folder / "two.cpgn", [finished(), finished()])
    cpgn.save(folder / "one.cpgn", [finished()])
    return folder


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Path:
    """Return the file of an index that is up to date and closed."""
    path = tmp_path_factory.mktemp("index") / "games.sqlite"
    with contextlib.closing(GameIndex(path)) as index:
        list(index.update([folder]))
        assert uses(index) == 3
    return path


@pytest.fixture
def path(tmp_path: Path, made: Path) -> Path:
    """Return a copy of it."""
    return Path(shutil.copy(made, tmp_path))


@pytest.fixture
def more(tmp_path: Path) -> Path:
    """Return a folder with another game."""
    (tmp_path / "more").mkdir()
    cpgn.save(tmp_path / "more" / "new.cpgn", [finished()])
    return tmp_path / "more"


REACHED = "SELECT key FROM reached ORDER BY ply DESC LIMIT 1"


def uses(index: GameIndex) -> int:
    """Ask an index all that is asked of it; return how many games it knows."""
    games = [one for one in index.entries() if isinstance(one, GameEntry)]
    for sought, text in (
        (Sought.BEGINNING, "8/8"),
        (Sought.PAIR, "KaKb+"),
        (Sought.ARMY, "K+"),
        (Sought.CAPTURE, "B x A"),
    ):
        index.find(Query(sought=sought, text=text))
    index.find(Query(sought=Sought.TABLE, table=5))
    for game in games:
        index.place(game)
        index.final(game)
    index.explore(index.guarded(lambda: max(index.rows(REACHED), default=(0,)))[0])
    waiting(index)
    return len(games)


def bytes_of(content: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(content)


def middle(path: Path) -> None:
    """Write over all pages behind the first."""
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xee" * (path.stat().st_size - 4096))


def shorter(path: Path) -> None:
    """Cut it off in the middle."""
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2 // 4096 * 4096 + 100)


def sql(*statements: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
            for statement in statements:
                db.execute(statement)

    return change


def named_wrongly(path: Path) -> None:
    """Have SQLite say what is wrong in letters that are none."""
    content = path.read_bytes()
    path.write_bytes(content.replace(b"games_of_file", b"games_of_fil\xff"))


DAMAGES = [
    named_wrongly,
    bytes_of(b"no database at all" * 100),
    bytes_of(b"SQLite format 3\0" + b"\1" * 5000),
    middle,
    shorter,
    *(sql(f"DROP TABLE {table}") for table in ("files", "texts", "reached", "writes")),
    sql("ALTER TABLE games DROP COLUMN captures"),
    sql("ALTER TABLE texts ADD COLUMN song TEXT"),
    sql("DROP TABLE turns", "CREATE TABLE turns (id TEXT)"),
    sql("PRAGMA user_version = 1"),
    sql("DELETE FROM writes"),
    *(
        sql(f"UPDATE {table} SET {column} = {value}")
        for table, column, value in (
            ("files", "path", "'words' || id"),
            ("files", "games", "x'ff'"),
            ("files", "games", "5"),
            ("files", "problem", "'{}'"),
            ("games", "number", "'one'"),
            ("games", "file", "77"),
            ("games", "begins", "'x'"),
            ("games", "names", "'{'"),
            ("games", "names", "'[1, 2]'"),
            ("games", "tags", "'[]'"),
            ("games", "result", "'won'"),
            ("games", "date", "NULL"),
            ("games", "colours", "x'00'"),
            ("games", "rounds", "'many'"),
            ("games", "captures", "'[[1]]'"),
            ("games", "event", "CAST(x'ff' AS TEXT)"),
            ("texts", "positions", "x'00'"),
            ("texts", "boards", "5"),
            ("texts", "armies", "NULL"),
            ("texts", "final", "x'00'"),
            ("turns", "text", "CAST(id AS BLOB)"),
        )
    ),
]


def test_a_damaged_index_is_made_anew(made: Path, folder: Path, tmp_path: Path) -> None:
    for number, damage in enumerate(DAMAGES):
        path = Path(shutil.copy(made, tmp_path / f"{number}.sqlite"))
        damage(path)
        with contextlib.closing(GameIndex(path)) as index:
            uses(index)
            assert "made anew" in index.notice, f"damage {number}"
            list(index.update([folder]))
            assert uses(index) == 3, f"damage {number}"
        with contextlib.closing(GameIndex(path)) as again:
            assert (uses(again), again.notice) == (3, ""), f"damage {number}"


def test_an_index_that_breaks_in_use_is_made_anew(path: Path, folder: Path, more: Path) -> None:
    index = GameIndex(path)
    with contextlib.closing(index):
        sql("DROP TABLE texts", "UPDATE games SET played = 0")(path)
        list(index.update([folder, more]))
        assert uses(index) == 4
        assert "made anew" in index.notice
        assert not index.is_outdated


def test_an_index_that_is_gone_or_another_is_opened_anew(path: Path, folder: Path) -> None:
    index = GameIndex(path)
    with contextlib.closing(index):
        index_file.remove(path)
        assert uses(index) == 0
        assert index.is_outdated
        list(index.update([folder]))
        assert uses(index) == 3


def test_a_locked_index_is_left_alone(
    path: Path, folder: Path, more: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_file, "_BUSY_S", 0.0)
    index = GameIndex(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # writes are locked, reading is not
        assert uses(index) == 3
        with pytest.raises(IndexBusyError, match="in use by another program"):
            list(index.update([folder, more]))
        other.execute("ROLLBACK")
        index.close()
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(IndexBusyError):
            GameIndex(path)
        other.execute("ROLLBACK")
    again = GameIndex(path)
    with contextlib.closing(again):
        assert (uses(again), again.notice) == (3, "")
        list(again.update([folder, more]))
        assert uses(again) == 4


def test_where_nothing_can_be_written_it_lasts_as_long_as_the_program(
    tmp_path: Path, folder: Path
) -> None:
    (tmp_path / "file").write_text("")
    index = GameIndex(tmp_path / "file" / "games.sqlite")
    assert "cannot be kept" in index.notice
    list(index.update([folder]))
    assert uses(index) == 3
    index.close()

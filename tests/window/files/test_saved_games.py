"""Games saved, as records, PGN, positions and pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.file_words import open_filter, save_filter
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_session, play
from tests.session.rings import ring_match
from tests.window.files.filed import begun


def test_what_is_saved_opens_as_the_same_game(
    qtbot: QtBot, documents: Documents, tmp_path: Path, settings: Settings
) -> None:
    session = begun(documents, "AB:e4 BC:h3 BC:h6")
    path = tmp_path / "game.cpgn"
    assert session.unsaved
    assert documents.save(path)
    assert not session.unsaved
    assert documents.path == path
    assert settings.folder() == tmp_path
    text = cpgn.write_game(store.record_of(session))
    assert path.read_text(encoding="utf-8") == text
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    assert documents.session is not session
    assert documents.session is not None
    assert cpgn.write_game(store.record_of(documents.session)) == text
    documents.close()


@pytest.mark.parametrize("name", ["last.cfen", "last.svg"])
def test_the_folder_of_a_saved_position_is_remembered(
    documents: Documents, tmp_path: Path, settings: Settings, name: str
) -> None:
    begun(documents, "AB:e4")
    assert documents.save(tmp_path / name)
    assert settings.folder() == tmp_path
    documents.close()


def test_a_file_that_cannot_be_written_stays_unsaved(documents: Documents, tmp_path: Path) -> None:
    session = begun(documents, "AB:e4")
    failures: list[str] = []
    documents.failed.connect(failures.append)
    assert not documents.save(tmp_path / "nowhere" / "game.cpgn")
    assert len(failures) == 1
    assert failures[0].startswith("game.cpgn cannot be saved: ")
    assert session.unsaved
    assert documents.path is None
    documents.close()


def test_nothing_is_saved_when_there_is_no_game(documents: Documents, tmp_path: Path) -> None:
    assert not documents.save(tmp_path / "game.cpgn")
    assert not (tmp_path / "game.cpgn").exists()


def test_a_game_of_two_goes_out_as_pgn_and_comes_in_again(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    session = begun(documents, "AB:e4 AB:e5 AB:Nf3", players=2)
    path = tmp_path / "game.pgn"
    assert documents.save(path)
    assert "1. e4 e5 2. Nf3 *" in path.read_text(encoding="utf-8")
    assert not session.unsaved
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    assert documents.session is not None
    assert documents.session.position.to_text() == session.position.to_text()


@pytest.mark.parametrize("suffix", [".cpgn", ".pgn"])
def test_saving_says_whether_variations_are_written(
    qtbot: QtBot, documents: Documents, tmp_path: Path, suffix: str
) -> None:
    session = begun(documents, "AB:e4 AB:e5 AB:Nf3", players=2)
    said: list[str] = []
    documents.saved.connect(said.append)
    path = tmp_path / f"game{suffix}"
    assert documents.save(path)
    session.go_to(1)
    play(session, "AB:c5")
    assert session.unsaved
    assert documents.save(path)
    session.go_to(1)
    play(session, "AB:d5")
    assert documents.save(path)
    assert said == [
        f"The game is saved as game{suffix}.",
        f"The game is saved as game{suffix}, with 1 variation.",
        f"The game is saved as game{suffix}, with 2 variations.",
    ]
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    again = documents.session
    assert again is not None
    assert [node.place() for node in again.root.whole()] == [
        node.place() for node in session.root.whole()
    ]
    stood = session.node if suffix == ".cpgn" else session.root.line()[-1]
    assert again.node.place() == stood.place()
    assert not again.cursor.live


def test_a_position_saved_leaves_the_game_unsaved(documents: Documents, tmp_path: Path) -> None:
    session = begun(documents, "AB:e4", players=3)
    path = tmp_path / "position.cfen"
    said: list[str] = []
    documents.saved.connect(said.append)
    assert documents.save(path)
    assert said == ["The position is saved as position.cfen."]
    assert path.read_text(encoding="utf-8").strip() == session.position.to_text()
    assert session.unsaved
    assert documents.path is None
    failures: list[str] = []
    documents.failed.connect(failures.append)
    assert not documents.save(tmp_path / "three.pgn")
    assert "two armies" in failures[0]


def test_a_ring_is_offered_to_be_saved_only_as_what_it_can_be(
    documents: Documents, tmp_path: Path
) -> None:
    every = save_filter()
    assert all(
        f"*{suffix}" in every for suffix in (".cpgn", ".pgn", ".cfen", ".fen", ".rfen", ".svg")
    )
    others = every.replace(";;Position (*.rfen)", "").replace(";;Position (*.stfen)", "")
    assert save_filter(a_session(2)) == others
    documents.begin(ring_match())
    offered = save_filter(documents.session)
    failures: list[str] = []
    documents.failed.connect(failures.append)
    for suffix in (".cpgn", ".rfen", ".svg"):
        assert f"*{suffix}" in offered
        assert documents.save(tmp_path / f"ring{suffix}")
    assert not failures
    for suffix in (".pgn", ".cfen", ".fen"):
        assert f"*{suffix}" not in offered
        assert not documents.save(tmp_path / f"ring{suffix}")
        assert ".cpgn" in failures.pop()
    assert "*.rfen" in open_filter()
    documents.close()


def test_a_game_opens_where_it_was_undone_to(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    session = begun(documents, "AB:e4 BC:e4 CD:e4 DE:e4", players=5)
    assert session.resign(5) is None
    assert session.undo(3) == 3
    path = tmp_path / "game.cpgn"
    assert documents.save(path)
    written = path.read_bytes()
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    again = documents.session
    assert again is not None
    assert again.position.to_text() == session.position.to_text()
    assert not again.unsaved
    assert documents.save(path)
    assert path.read_bytes() == written
    assert again.redo(9) == 3
    assert 5 not in again.position.alive()
    documents.close()


def test_a_cursor_that_is_nowhere_is_told_of(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    begun(documents, "AB:e4 BC:e4")
    path = tmp_path / "game.cpgn"
    assert documents.save(path)
    text = path.read_text(encoding="utf-8")
    path.write_text(f'[Cursor "0*7"]\n{text}', encoding="utf-8")
    failures: list[str] = []
    documents.failed.connect(failures.append)
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    assert failures == [
        "game.cpgn is not opened as it was saved: the tag Cursor, “0*7”, names no place in the "
        "game (expected such as 0*12)."
    ]
    assert documents.session is not None
    assert documents.session.node.ply == 2
    documents.close()


def test_the_position_saved_is_that_on_the_table(documents: Documents, tmp_path: Path) -> None:
    session = begun(documents, "AB:e4 BC:h3 BC:h6")
    session.undo(2)
    assert documents.save(tmp_path / "one.cfen")
    assert (tmp_path / "one.cfen").read_text() == f"{session.position.to_text()}\n"
    session.go_to(2)
    documents.close()

"""A game beside its analysis: it waits untouched, both are kept, and both come back."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from cfanp_gui.session import store
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.services.app_dirs import AppDirs
from tests.session.play import a_session, play
from tests.window.files.filed import another, begun, written


def test_the_game_waits_untouched_beside_its_analysis(documents: Documents, tmp_path: Path) -> None:
    game = begun(documents, "AB:e4 BC:e4")
    assert documents.save(tmp_path / "game.cpgn")
    before = (tmp_path / "game.cpgn").read_bytes()
    assert documents.analyse()
    analysis = documents.session
    assert analysis is not None
    assert analysis is not game
    assert analysis.analysing
    assert documents.game_aside is game
    assert documents.path is None
    assert not documents.analyse(), "it is an analysis already"
    play(analysis, "AC:e5")
    assert documents.save(tmp_path / "analysis.cpgn")
    assert (tmp_path / "game.cpgn").read_bytes() == before
    documents.drop_analysis()
    assert documents.session is game
    assert documents.path == tmp_path / "game.cpgn"
    assert documents.game_aside is None
    assert not game.unsaved
    play(game, "AC:e5")
    documents.close()
    assert not list((tmp_path / "home").rglob("*.cfanp-journal"))


def test_both_journals_outlive_a_kill(documents: Documents, app_dirs: AppDirs) -> None:
    game = begun(documents, "AB:e4")
    assert documents.analyse()
    analysis = documents.session
    assert analysis is not None
    analysis.give_turn("c")
    # What a kill leaves: two journals that nobody has locked.
    for session in (game, analysis):
        assert session.journal is not None
        session.journal.close(keep=True)  # type: ignore[attr-defined]
    found = another(app_dirs).journals.left_behind()
    restored = {store.restored(one, ("#111111",) * 3).analysing for one in found}
    assert restored == {False, True}


def test_another_game_ends_both(
    qtbot: QtBot, documents: Documents, tmp_path: Path, app_dirs: AppDirs
) -> None:
    begun(documents, "AB:e4")
    assert documents.analyse()
    path = written(tmp_path / "other.cpgn", a_session(4))
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    assert documents.game_aside is None
    assert len(list(app_dirs.journals.glob("*.cfanp-journal"))) == 1
    documents.close()


def test_a_saved_analysis_is_opened_as_one(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    begun(documents, "AB:e4 BC:e4")
    assert documents.analyse()
    assert documents.session is not None
    documents.session.give_turn("b")
    assert documents.save(tmp_path / "analysis.cpgn")
    documents.drop_analysis()
    with qtbot.waitSignal(documents.session_changed):
        documents.open(tmp_path / "analysis.cpgn")
    assert documents.session.analysing
    documents.close()

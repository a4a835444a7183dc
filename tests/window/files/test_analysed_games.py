"""A game beside its analysis: it waits untouched, both are kept, and both come back."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from pytestqt.qtbot import QtBot

from cfanp_gui.record.journal import ASIDE, Recovered
from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.free_turns import give_turn
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.game_journals import LeftBehind, by_tables
from cfanp_gui.window.services.app_dirs import AppDirs
from tests.session.play import a_match, a_session, play, pushed
from tests.window.files.filed import another, begun, journals, written


def aside(documents: Documents) -> Path | None:
    """Return the file of the game that waits; None where it has none."""
    return None if documents.file_aside is None else documents.file_aside.path


def test_an_analysis_is_called_as_its_game_until_it_has_a_file(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    begun(documents, "AB:e4")
    assert documents.analyse()
    assert documents.title == "Untitled game", "so is the game"
    sessions = [a_session(3), a_session(3)]
    path = written(tmp_path / "evening.cpgn", *sessions)
    with qtbot.waitSignal(documents.session_changed):
        documents.open_one(path, 1)
    assert documents.analyse()
    assert documents.title == "evening.cpgn, game 2"
    assert documents.save(tmp_path / "mine.cpgn")
    assert documents.title == "mine.cpgn"
    documents.close()


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
    give_turn(analysis, "c")
    # What a kill leaves: two journals that nobody has locked.
    for session in (game, analysis):
        assert session.journal.log is not None
        session.journal.log.close(keep=True)  # type: ignore[attr-defined]
    found = another(app_dirs).journals.left_behind()
    restored = {store.restored(one, ("#111111",) * 3).analysing for one in found}
    assert restored == {False, True}


def killed(documents: Documents, entry: str = "", moves: str = "AB:e4 BC:h3") -> None:
    """Analyse a game of some moves, two at first, and end both as a kill does."""
    game = begun(documents, moves)
    if moves:
        substitute(game, 2, "Doris")
    assert documents.analyse()
    analysis = documents.session
    assert analysis is not None
    play(pushed(analysis), "AC:e5" if moves else "AB:e4")
    for session in (game, analysis):
        assert session.journal.log is not None
        if entry and session is analysis:
            session.journal.log.append(entry)
        session.journal.log.close(keep=True)  # type: ignore[attr-defined]


def test_a_game_without_moves_comes_back_with_its_analysis(
    documents: Documents, app_dirs: AppDirs
) -> None:
    killed(documents, moves="")
    again = another(app_dirs)
    (found,) = by_tables(again.journals.left_behind())
    assert found.aside is not None
    assert again.restore(found.shown, found.aside)
    assert again.game_aside is not None
    assert again.game_aside.match.names == a_match(3).names
    again.close()


def test_an_analysis_comes_back_with_its_game(documents: Documents, app_dirs: AppDirs) -> None:
    killed(documents)
    again = another(app_dirs)
    (found,) = by_tables(again.journals.left_behind())
    assert found.aside is not None
    assert again.restore(found.shown, found.aside)
    analysis, game = again.session, again.game_aside
    assert analysis is not None
    assert game is not None
    assert (analysis.analysing, game.analysing) == (True, False)
    assert [len(one.root.line()) - 1 for one in (analysis, game)] == [3, 2]
    assert game.match.names == ("Anna", "Doris", "Clara")
    assert len(journals(app_dirs)) == 2, "the old ones are gone"
    # A second crash finds them together again, and back in the game its journal goes on.
    for session in (game, analysis):
        assert session.journal.log is not None
        session.journal.log.close(keep=True)  # type: ignore[attr-defined]
    third = another(app_dirs)
    (found,) = by_tables(third.journals.left_behind())
    assert third.restore(found.shown, found.aside)
    third.drop_analysis()
    assert third.session is not None
    assert not third.session.analysing
    play(pushed(third.session), "AC:e5")
    (path,) = journals(app_dirs)
    assert "AC:e5" not in path.read_text(encoding="ascii").splitlines()[0]
    assert "play AC:" in path.read_text(encoding="ascii")
    third.close()


def again_killed(documents: Documents, app_dirs: AppDirs) -> Documents:
    """Return the documents of the next start, after a kill, with what came back."""
    for session in (documents.session, documents.game_aside):
        if session is not None and session.journal.log is not None:
            session.journal.log.close(keep=True)  # type: ignore[attr-defined]
            session.journal.log = None
    again = another(app_dirs)
    (found,) = by_tables(again.journals.left_behind())
    assert again.restore(found.shown, found.aside)
    return again


def test_an_analysis_comes_back_as_saved_as_it_was(
    documents: Documents, app_dirs: AppDirs, tmp_path: Path
) -> None:
    begun(documents, "AB:e4 BC:h3")
    assert documents.save(tmp_path / "game.cpgn")
    assert documents.analyse()
    again = again_killed(documents, app_dirs)
    assert again.session is not None
    assert again.game_aside is not None
    assert not again.session.unsaved, "nothing was done in it"
    assert not again.game_aside.unsaved
    play(pushed(again.session), "AC:e5")
    # The second time the whole analysis is what the journal begins with.
    for _ in range(2):
        again = again_killed(again, app_dirs)
        assert again.session is not None
        assert again.session.unsaved
    assert again.save(tmp_path / "analysis.cpgn")
    again = again_killed(again, app_dirs)
    assert again.session is not None
    assert not again.session.unsaved
    again.close()


def test_an_analysis_and_its_game_come_back_with_their_files(
    documents: Documents, app_dirs: AppDirs, tmp_path: Path
) -> None:
    game, analysis = tmp_path / "game.cpgn", tmp_path / "analysis.cpgn"
    begun(documents, "AB:e4 BC:h3")
    assert documents.save(game)
    assert documents.analyse()
    again = again_killed(documents, app_dirs)
    assert (again.path, aside(again)) == (None, game)
    assert again.save(analysis)
    again = again_killed(again, app_dirs)
    assert (again.path, again.source, aside(again)) == (analysis, (analysis, 0), game)
    game.unlink()
    again = again_killed(again, app_dirs)
    assert (again.path, aside(again)) == (analysis, game)
    again.drop_analysis()
    assert again.session is not None
    assert again.session.unsaved, "its file is gone"
    again.close()


def test_a_damaged_analysis_comes_back_up_to_there_with_its_game(
    documents: Documents, app_dirs: AppDirs
) -> None:
    killed(documents, "play AB:e2e4")
    again = another(app_dirs)
    said: list[str] = []
    again.failed.connect(said.append)
    (found,) = by_tables(again.journals.left_behind())
    assert again.restore(found.shown, found.aside)
    assert again.session is not None
    assert again.session.analysing
    assert [len(node.children) for node in again.session.root.line()] == [1, 1, 1, 0]
    assert again.game_aside is not None
    assert len(said) == 1
    kept = found.shown.path.with_name(found.shown.path.name + ASIDE)
    assert kept in journals(app_dirs)
    assert found.aside is not None
    assert found.aside.path not in journals(app_dirs)
    again.close()
    assert journals(app_dirs) == [kept]


def test_an_analysis_whose_game_is_gone_comes_alone(
    documents: Documents, app_dirs: AppDirs
) -> None:
    killed(documents)
    again = another(app_dirs)
    (found,) = by_tables(again.journals.left_behind())
    assert found.aside is not None
    again.journals.discard(found.aside)
    (found,) = by_tables(again.journals.left_behind())
    assert found.aside is None
    assert again.restore(found.shown)
    assert again.session is not None
    assert again.session.analysing
    assert again.game_aside is None
    again.close()


def test_journals_that_name_each_other_are_offered_one_by_one() -> None:
    record = store.record_of(a_session(3))
    now = datetime.now(UTC)
    one, other, alone = (
        Recovered(Path(name), record, (), now, beside)
        for name, beside in (("one", "other"), ("other", "one"), ("alone", "alone"))
    )
    assert by_tables([one, other, alone]) == [
        LeftBehind(one), LeftBehind(other), LeftBehind(alone)
    ]  # fmt: skip


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
    give_turn(documents.session, "b")
    assert documents.save(tmp_path / "analysis.cpgn")
    documents.drop_analysis()
    with qtbot.waitSignal(documents.session_changed):
        documents.open(tmp_path / "analysis.cpgn")
    assert documents.session.analysing
    documents.close()

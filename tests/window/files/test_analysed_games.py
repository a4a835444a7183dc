"""A game beside its analysis: it waits untouched, both are kept, and both come back."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from cfanp_gui.record.journal import ASIDE, LeftBehind, Recovered, by_tables
from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.services.app_dirs import AppDirs
from tests.session.play import a_session, play, pushed
from tests.there import there
from tests.window.files.filed import another, begun, journals


def killed(documents: Documents, entry: str = "", moves: str = "AB:e4 BC:h3") -> None:
    """Analyse a game of some moves, two at first, and end both as a kill does."""
    game = begun(documents, moves)
    if moves:
        substitute(game, 2, "Doris")
    assert documents.analyse()
    analysis = there(documents.session)
    play(pushed(analysis), "AC:e5" if moves else "AB:e4")
    for session in (game, analysis):
        assert session.journal.log is not None
        if entry and session is analysis:
            session.journal.log.append(entry)
        session.journal.log.close(keep=True)  # type: ignore[attr-defined]


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
    assert by_tables([one, other, alone]) == [LeftBehind(one), LeftBehind(other), LeftBehind(alone)]

"""Tags that a person changes: told, written to the journal, and worth saving or not."""

from __future__ import annotations

from cfanp_gui.session.game_session import LAYOUT_TAG
from cfanp_gui.session.journal_writer import JournalWriter
from cfanp_gui.session.tags import Tags
from tests.session.play import a_session, play
from tests.session.test_journal_writer import Log


def test_a_tag_is_set_written_to_the_journal_and_notified() -> None:
    journal, log = JournalWriter(), Log()
    journal.log = log
    tags = Tags(journal)
    tags.changed.connect(lambda: log.entries.append(str(tags)))
    for value in ("x", "x", "y", "", ""):
        tags.set("TableLayout", value)
    tags.set("NoteA", "attacks", "about 1 attacks")
    assert log.entries == [
        "tag TableLayout x", "{'TableLayout': 'x'}",
        "tag TableLayout y", "{'TableLayout': 'y'}",
        "tag TableLayout ", "{}",
        "about 1 attacks", "{'NoteA': 'attacks'}",
    ]  # fmt: skip


def test_a_tag_changed_after_the_game_was_saved_is_unsaved() -> None:
    session = a_session(3)
    play(session, "AB:e4")
    session.tags.set(LAYOUT_TAG, "one")
    session.mark_saved()
    assert not session.unsaved
    session.tags.set(LAYOUT_TAG, "other")
    assert session.unsaved
    session.tags.set(LAYOUT_TAG, "one")
    assert not session.unsaved
    session.tags.set(LAYOUT_TAG, "")
    assert session.unsaved
    session.mark_saved()
    assert not session.unsaved


def test_a_tag_alone_is_not_worth_a_game_that_was_never_saved() -> None:
    session = a_session(3)
    session.tags.set(LAYOUT_TAG, "one")
    assert not session.unsaved

"""Games saved, as records, PGN, positions and pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.file_words import open_filter, save_filter
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_session
from tests.session.rings import ring_match
from tests.window.files.filed import begun


@pytest.mark.parametrize("name", ["last.cfen", "last.svg"])
def test_the_folder_of_a_saved_position_is_remembered(
    documents: Documents, tmp_path: Path, settings: Settings, name: str
) -> None:
    begun(documents, "AB:e4")
    assert documents.save(tmp_path / name)
    assert settings.folder() == tmp_path
    documents.close()


def test_nothing_is_saved_when_there_is_no_game(documents: Documents, tmp_path: Path) -> None:
    assert not documents.save(tmp_path / "game.cpgn")
    assert not (tmp_path / "game.cpgn").exists()


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

"""What lies on the table: begun at the start or at a position, in place of another game."""

from pathlib import Path

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.position_texts import read_position
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.services.settings import Settings
from tests.core.build import cfen
from tests.games.ring.build import KINGS
from tests.games.ring.build import line as ring_line
from tests.session.play import CFANP
from tests.session.rings import RING
from tests.window.files.filed import begin_at, begun


def test_a_position_of_any_game_is_known_by_its_text(documents: Documents) -> None:
    for text, session_type in (
        (ring_line("1:4k3/8/8/8/8/8/8/4K2R w EHe", f"2:{KINGS} b", f"3:{KINGS}"), GameSession),
        (cfen(4, "Ka:Ae1 Kb:Be1 Kc:Ce1 Kd:De1"), GameSession),
        (RING.initial(5, {}).to_text(), GameSession),
    ):
        session = begin_at(documents, f" {text}\n")
        assert isinstance(session, session_type)
        assert session.start.to_text() == text
        assert session.match.names == tuple(
            f"Player {number}" for number in range(1, session.start.players + 1)
        )
        assert {**session.match.options, "order": ""} == {
            **{option.name: option.default for option in session.match.game.options}, "order": "",
        }  # fmt: skip
    documents.close()


def test_a_position_in_the_midst_of_rounds_is_played_in_rounds(documents: Documents) -> None:
    position = RING.initial(3, {"tempo": "rounds"})
    position = position.apply(RING.parse_action("2:e2e4"))[0]
    session = begin_at(documents, position.to_text())
    assert session.match.options["tempo"] == "rounds"
    assert session.position.to_text() == position.to_text()
    documents.close()


def test_an_option_is_settled_where_the_position_holds_under_one_value_only() -> None:
    # Mirrored, castling Kings stand elsewhere; bare Kings stand anywhere. Lines name other starts.
    texts = CFANP.initial(3, {}).to_text(), cfen(3, "Ka:Ae1 Kb:Be1 Kc:Ce1")
    assert [read_position(text).options for text in texts] == [
        {"base": "chess", "start": "518", "join": "rotate"},
        {"base": "chess", "start": "518"},
    ]


def test_the_folder_of_a_saved_position_or_picture_is_remembered(
    documents: Documents, settings: Settings, tmp_path: Path
) -> None:
    begun(documents, "AB:e4")
    for name in ("cfen", "svg"):
        (tmp_path / name).mkdir()
        assert documents.save(tmp_path / name / f"last.{name}")
        assert settings.folder() == tmp_path / name
    documents.close()

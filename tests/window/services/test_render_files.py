"""Pictures, pages and animated pictures from SVG files."""

import io
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Position
from cfanp_gui.record import palette, picture
from cfanp_gui.record.picture_document import PictureContent, PictureOptions, PictureStyle
from cfanp_gui.window.services import render_files
from cfanp_gui.window.services.render_files import (
    MAX_SIDE,
    MAX_STILL,
    RenderError,
    drawn,
    gif,
    pdf,
    png,
    render,
)
from tests.record.films import played
from tests.record.games import new_game
from tests.record.pictures import svg


def sources(*positions: Position) -> list[bytes]:
    return [svg(position).encode() for position in positions]


def readers(documents: list[bytes]) -> list:  # type: ignore[type-arg]
    return [lambda one=one: one for one in documents]


def test_a_pdf_has_a_page_for_each(qtbot: QtBot) -> None:
    told: list[int] = []
    start = new_game(3).start
    data = pdf(readers(sources(start, start, start)), told.append)
    assert data.startswith(b"%PDF-")
    assert b"/Count 3" in data
    assert told == [1, 2, 3]


def test_a_gif_has_a_still_for_each(qtbot: QtBot) -> None:
    image = pytest.importorskip("PIL.Image", reason="needs Pillow, the extra gif")
    record = played("cfanp", 8, 2)
    stills = [*sources(*(step.after for step in record.steps()))]
    told: list[int] = []
    film = image.open(io.BytesIO(gif(readers(stills), told.append)))
    assert (film.format, film.n_frames) == ("GIF", 2)
    assert max(film.size) <= MAX_STILL
    assert told == [1, 2]
    for number in range(2):
        film.seek(number)
        found = film.convert("RGB")
        colours = {
            f"#{red:02x}{green:02x}{blue:02x}"
            for _, (red, green, blue) in found.getcolors(found.width * found.height)
        }
        for paint in palette.default_colours(8):
            nearest = min(palette.difference(paint, one) for one in colours)
            assert nearest < 3, f"{paint} in still {number}"


@pytest.mark.parametrize("name", ["out.png", "out.pdf", "OUT.PDF", "out.gif"])
def test_files_are_drawn_into_one(
    name: str, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    if name.endswith("gif"):
        pytest.importorskip("PIL", reason="needs Pillow, the extra gif")
    files = []
    for number, document in enumerate(sources(new_game(2).start, new_game(3).start)):
        files.append(tmp_path / f"{number}.svg")
        files[-1].write_bytes(document)
    target = tmp_path / name
    assert render([*files, target]) == 0
    begins = {".png": b"\x89PNG", ".pdf": b"%PDF", ".gif": b"GIF89a"}
    assert target.read_bytes().startswith(begins[target.suffix.lower()])
    if target.suffix != ".png":
        assert capsys.readouterr().out == "1\n2\n"
    else:
        image = QImage(str(target))
        assert QColor(image.pixelColor(1, 1)).isValid()


@pytest.mark.parametrize("name", ["out.png", "out.pdf", "out.gif"])
def test_what_is_no_picture_is_refused(
    name: str, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    if name.endswith("gif"):
        pytest.importorskip("PIL", reason="needs Pillow, the extra gif")
    target = tmp_path / name
    assert render([tmp_path / "missing.svg", target]) == 1
    assert capsys.readouterr().err.startswith("cfanp-gui: ")
    empty = tmp_path / "empty.svg"
    empty.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    assert render([empty, target]) == 1
    assert "not an SVG" in capsys.readouterr().err
    assert not target.exists()


# PNG


def test_a_png_shows_what_the_svg_says(qtbot: QtBot) -> None:
    image = QImage.fromData(png(svg(new_game(3).start).encode()), "PNG")
    assert image.width() > image.height() > 1000
    seen = {
        QColor(image.pixelColor(x, y)).name()
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    }
    assert set(palette.default_colours(3)) <= seen


def test_a_png_has_the_width_and_resolution_that_were_chosen(qtbot: QtBot) -> None:
    options = PictureOptions(width=945, dpi=300)
    content = new_game(2).start, PictureContent(), PictureStyle()
    document = picture.draw(*content, options.in_units(as_png=True))
    image = QImage.fromData(png(document.encode()), "PNG")
    assert image.width() == 945
    assert (image.dotsPerMeterX(), image.dotsPerMeterY()) == (11811, 11811)
    as_svg = picture.draw(*content, options.in_units(as_png=False))
    assert 'width="302.4" ' in as_svg  # 8 cm at 96 units an inch


def test_a_document_is_drawn_over_one_colour(qtbot: QtBot) -> None:
    red = (
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">'
        b'<path fill="#f00" d="M0 0h1v1H0z"/></svg>'
    )
    image = drawn(QSvgRenderer(QByteArray(red)), QSize(40, 20))
    assert image.size() == QSize(40, 20)
    assert image.pixelColor(5, 10) == QColor("#ff0000")
    assert image.pixelColor(35, 10).alpha() == 0
    white = Qt.GlobalColor.white
    image = drawn(
        QSvgRenderer(QByteArray(red)), QSize(40, 20), QImage.Format.Format_RGBA8888, white
    )
    assert image.pixelColor(35, 10) == QColor(white)


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[QSize]:
    """Return the sizes in which documents are drawn, for nobody to look at."""
    found: list[QSize] = []

    def draw(_: QSvgRenderer, size: QSize) -> QImage:
        found.append(size)
        return QImage(1, 1, QImage.Format.Format_ARGB32)

    monkeypatch.setattr(render_files, "drawn", draw)
    return found


def test_the_largest_picture_is_kept_small_enough(sizes: list[QSize]) -> None:
    assert png(svg(new_game(26).start).encode())
    assert max(sizes[0].toTuple()) <= MAX_SIDE


def test_a_picture_that_would_show_nothing_is_refused(sizes: list[QSize]) -> None:
    def strip(height: int) -> bytes:
        size = f'width="2000" height="{height}" viewBox="0 0 2000 {height}"'
        line = '<rect width="9" height="9"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{line}</svg>'.encode()

    assert png(strip(18_000))
    assert sizes[0].height() == MAX_SIDE
    with pytest.raises(RenderError, match="too large for a PNG"):
        png(strip(21_000))

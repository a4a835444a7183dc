"""The icons that desktops ask for."""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtGui import QImage

from tests.packaging import script

icons = script("icons")


def test_png_in_every_size(qapp: object) -> None:
    del qapp
    for side in icons.PNG_SIDES:
        image = QImage.fromData(icons.png(icons.PROGRAM, side), "PNG")
        assert (image.width(), image.height()) == (side, side)
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(side // 2, side // 4).alpha() == 255


def test_the_pictures_of_an_ico_lie_where_it_says(qapp: object) -> None:
    del qapp
    data = icons.ico(icons.RECORD)
    kind, number = struct.unpack_from("<HH", data, 2)
    assert (kind, number) == (1, len(icons.ICO_SIDES))
    for place, side in enumerate(icons.ICO_SIDES):
        width, *_, length, begin = struct.unpack_from("<BBBBHHII", data, 6 + 16 * place)
        assert width == side % 256
        image = QImage.fromData(data[begin : begin + length], "PNG")
        assert image.width() == side
    assert begin + length == len(data)


def test_the_blocks_of_an_icns_fill_it(qapp: object) -> None:
    del qapp
    data = icons.icns(icons.PROGRAM)
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    place, found = 8, {}
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        found[kind] = QImage.fromData(data[place + 8 : place + length], "PNG").width()
        place += length
    assert found == icons.ICNS_TYPES


def test_a_theme_has_both(tmp_path: Path, qapp: object) -> None:
    del qapp
    icons.write_theme(tmp_path, "program", "record")
    assert (tmp_path / "48x48" / "apps" / "program.png").is_file()
    assert (tmp_path / "256x256" / "mimetypes" / "record.png").is_file()
    assert (tmp_path / "scalable" / "mimetypes" / "record.svg").read_bytes().startswith(b"<svg")
    icons.write_bundled(tmp_path / "bundled")
    names = sorted(path.name for path in (tmp_path / "bundled").iterdir())
    assert names == ["cfanp.icns", "cfanp.ico", "cpgn.icns", "cpgn.ico"]

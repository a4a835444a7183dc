"""What installers and desktops say of the program, in every language it speaks."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.packaging import PACKAGING
from tests.spoken import TRANSLATED

FILES = {
    "linux/cfanp-gui.desktop": r"\[(\w+)\]=",
    "linux/cfanp-gui.mime.xml": r'xml:lang="(\w+)"',
    "linux/cfanp-gui.metainfo.xml": r'xml:lang="(\w+)"',
}


@pytest.mark.parametrize("name", FILES)
def test_every_language_has_all_texts(name: str) -> None:
    text = (PACKAGING / name).read_text(encoding="utf-8")
    found = Counter(re.findall(FILES[name], text))
    assert {code.partition("_")[0] for code in found} >= {
        key.partition("_")[0] for key in TRANSLATED
    }
    assert len(set(found.values())) == 1, "one has all of them, one has not"


def test_the_installer_of_windows_has_all_texts() -> None:
    text = (PACKAGING / "windows" / "cfanp-gui.nsi").read_text(encoding="utf-8")
    languages = re.findall(r'MUI_LANGUAGE "(\w+)"', text)
    assert len(languages) > len(TRANSLATED)
    for name in set(re.findall(r"LangString (\w+)", text)):
        found = re.findall(rf"LangString {name} \$\{{LANG_(\w+)\}} \"", text)
        assert sorted(found) == sorted(one.upper() for one in languages), name

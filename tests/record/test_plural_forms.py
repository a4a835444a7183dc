"""Which form of a word goes with a number, with Qt as the judge."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.record.plural_forms import plural_rule
from cfanp_gui.window.services import qt_tools
from tests.cli.languages import message, written

FORMS = {"de": 2, "fr": 2, "pt-BR": 2, "ja": 1, "zh": 1, "ru": 3, "pl": 3, "cs": 3, "ro": 3,
         "lt": 3, "lv": 3, "sl": 4, "is": 2, "ar": 6}  # fmt: skip


@pytest.mark.parametrize("language", FORMS)
def test_the_form_of_a_number_is_that_of_qt(tmp_path: Path, language: str) -> None:
    from PySide6.QtCore import QTranslator

    forms = tuple(f"%n {form}" for form in "abcdef"[: FORMS[language]])
    path = written(tmp_path, language, message("%n game(s)", forms), language.replace("-", "_"))
    qt_tools.release(path, tmp_path / "x.qm")
    judge = QTranslator()
    assert judge.load(str(tmp_path / "x.qm"))
    rule = plural_rule(language)
    for number in (*range(131), 1000, 1001, 1002, 1011, 1_000_000):
        expected = judge.translate("", "%n game(s)", "", number)
        assert expected
        assert forms[min(rule(number), len(forms) - 1)] == expected, number

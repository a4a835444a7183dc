"""Sorting, dates and percentages in the current language; files have formats of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cmp_to_key
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCollator, QDate, QDateTime, QLocale, Qt

from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from datetime import datetime


def sorting_key() -> Callable[[str], Any]:
    """Return a sort key for words as in a dictionary of the language, numbers by size."""
    collator = QCollator(QLocale())
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    collator.setNumericMode(True)
    return cmp_to_key(collator.compare)  # Qt's own keys are never equal


def day_text(day: str) -> str:
    """Return a date in the language's form, with the whole year; unchanged if it is none."""
    date = QDate.fromString(day, "yyyy.MM.dd")
    return QLocale().toString(date, _day_format()) if date.isValid() else day


def spoken_day(day: str) -> str:
    """Return a date of this year as people say it, another one as `day_text`; empty if none."""
    date = QDate.fromString(day, "yyyy.MM.dd")
    if date.year() != QDate.currentDate().year():
        return day_text(day) if date.isValid() else ""
    month = QLocale().monthName(date.month())
    return tr("{day} {month}").format(day=date.day(), month=month)


def moment_text(moment: datetime) -> str:
    """Return a date and time in the language's form."""
    time = QLocale().timeFormat(QLocale.FormatType.ShortFormat)
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(local, f"{_day_format()} {time}")


def _day_format() -> str:
    short = QLocale.FormatType.ShortFormat
    usual = QLocale().dateFormat(short)
    if usual == QLocale.c().dateFormat(short):
        return "yyyy-MM-dd"  # that of a system without a locale suits nobody
    return usual if "yyyy" in usual else usual.replace("yy", "yyyy")


EXACT = 1
"""Decimals of shares that distinguish good turns."""


def share_text(share: float, decimals: int = 0) -> str:
    """Return a share as a percentage."""
    return tr("{number} %").format(number=QLocale().toString(100 * share, "f", decimals))

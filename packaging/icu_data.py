"""The data of ICU that Qt needs: sorting in every language, and the properties of letters.

Most of the 32 MB in `libicudata` are names of currencies, units and time zones, rules for breaking
lines, and tables of old encodings. Qt has its own, or asks for them where this program does not.
"""

from __future__ import annotations

import hashlib
import os
import re
import struct
import subprocess
import sys
from functools import cmp_to_key
from pathlib import Path

import project
from bundle import BundleError

KEPT = re.compile(
    r"coll/.*|\w+\.(icu|nrm)|(icuver|keyTypeData|langInfo|likelySubtags|metadata|pool|res_index|root"
    r"|supplementalData|timezoneTypes|zoneinfo64)\.res"
)
"""Items that come along, by their names: how all languages sort, and what that is found by."""
_MARK = b"CmnD"
"""Format of a package of data, 12 bytes behind its beginning."""
_ASSEMBLY = """
.section .rodata
.globl {symbol}
.type {symbol}, @object
.balign 16
{symbol}: .incbin "{data}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", @progbits
"""


def cut(package: bytes) -> bytes:
    """Return a package with the items of `KEPT` alone; what stands before and after it is dropped.

    ICU looks for an item by bisection in a table of names, each with the places of its name and its
    data (source/common/ucmndata.h).
    """
    begin = package.index(_MARK) - 12
    body = begin + struct.unpack_from("<H", package, begin)[0]
    (count,) = struct.unpack_from("<I", package, body)
    places = [struct.unpack_from("<II", package, body + 4 + 8 * at) for at in range(count)]
    ends = [*(data for _, data in places[1:]), len(package) - body]
    kept = []
    for (place, data), end in zip(places, ends, strict=True):
        name = package[body + place : package.index(b"\0", body + place) + 1]
        if KEPT.fullmatch(name[:-1].decode().partition("/")[2]):
            kept.append((name, package[body + data : body + end]))
    table = 4 + 8 * len(kept)
    names = b"".join(name for name, _ in kept)
    names += bytes(-(table + len(names)) % 16)
    entries, at, items = [struct.pack("<I", len(kept))], table, b""
    for name, item in kept:
        entries.append(struct.pack("<II", at, table + len(names) + len(items)))
        at += len(name)
        items += item + bytes(-len(item) % 16)
    return package[begin:body] + b"".join(entries) + names + items


def cut_library(library: Path) -> None:
    """Put a library with less data in the place of ``libicudata.so.NN``. Raises BundleError."""
    data, source = project.WORK / "icu.dat", project.WORK / "icu.S"
    data.write_bytes(cut(library.read_bytes()))
    symbol = f"icudt{library.suffix.removeprefix('.')}_dat"
    source.write_text(_ASSEMBLY.format(symbol=symbol, data=data), encoding="utf-8")
    project.run(
        "gcc", "-shared", "-nostdlib", "-s", f"-Wl,-soname,{library.name}", "-Wl,--build-id=none",
        "-o", library, source,
    )  # fmt: skip


def check_sorting(libraries: Path) -> None:
    """Raise BundleError if Qt sorts otherwise with the libraries of a folder than with its own."""
    known = {
        subprocess.run(
            [sys.executable, __file__], capture_output=True, text=True, check=False,
            env={**os.environ, "LD_LIBRARY_PATH": str(folder), "LC_ALL": "C.UTF-8"},
        ).stdout
        for folder in ("", libraries)
    }  # fmt: skip
    if len(known) != 1 or "" in known:
        raise BundleError(f"Qt sorts otherwise with the ICU of {libraries}")


def sorted_words() -> str:
    """Return a checksum of many words, in capitals and sorted, in every language that Qt knows."""
    from PySide6.QtCore import QCollator, QLocale, Qt

    letters = (*range(0x20, 0x250), *range(0x370, 0x700), *range(0x3041, 0x3100),
               *range(0x4E00, 0x9FA5, 37), *range(0xAC00, 0xD7A3, 211))  # fmt: skip
    words = [chr(one) + chr(two) for one, two in zip(letters, reversed(letters), strict=True)]
    words += ["Zug 9", "Zug 10", "co\N{COMBINING CIRCUMFLEX ACCENT}te", "côté"]
    anything = QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry
    locales = {one.name(): one for one in QLocale.matchingLocales(*anything)}
    found = hashlib.sha256()
    for name in sorted(locales):
        collator = QCollator(locales[name])
        collator.setNumericMode(True)
        collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        in_order = sorted(words, key=cmp_to_key(collator.compare))
        found.update("\n".join([name, *in_order, *map(locales[name].toUpper, words)]).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(sorted_words())

"""Writes what Windows shows of the programs under Properties, as PyInstaller wants it.

    python packaging/windows/version_resource.py FILE

`packaging/cfanp.spec` takes the file that CFANP_VERSION_FILE names.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from project import numbers, version

TEXTS = {
    "CompanyName": "The cfanp-gui developers",
    "FileDescription": "Chess For Any Number of Players",
    "InternalName": "cfanp-gui",
    "LegalCopyright": "GPL-3.0-or-later",
    "ProductName": "Chess For Any Number of Players",
}
"""Texts shown beside the version."""


def resource(version: str) -> str:
    """Return the resource of a version, as Python that PyInstaller evaluates."""
    four = numbers(version)
    texts = {**TEXTS, "FileVersion": version, "ProductVersion": version}
    lines = ",\n".join(f"      StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3f, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
{lines}
    ])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])])
  ]
)
"""


def main() -> int:
    """Write the file."""
    parser = argparse.ArgumentParser(description="Write the version resource for Windows.")
    parser.add_argument("file", type=Path)
    options = parser.parse_args()
    options.file.parent.mkdir(parents=True, exist_ok=True)
    options.file.write_text(resource(version()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

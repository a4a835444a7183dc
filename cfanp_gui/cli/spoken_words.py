"""The files of languages (``.ts``) as the command line uses them: without Qt.

What the rules, the records and the command line say stands there without a context.
"""

from __future__ import annotations

from pathlib import Path

from cfanp_gui.assets import asset
from cfanp_gui.record.translation_file import plural_rule, read_translations

ENGLISH = "en"
"""The language the texts are written in, which needs no file."""
_BEGINS = "cfanp_"


def known_languages() -> dict[str, Path]:
    """Return the languages that have a file, by their keys, such as ``de``; in their order."""
    try:
        folder = asset("translations")
    except FileNotFoundError:
        return {}
    found = {path.stem.removeprefix(_BEGINS): path for path in folder.glob(f"{_BEGINS}*.ts")}
    return {key: found[key] for key in sorted(found) if key != ENGLISH}


class FileWords:
    """The words of a language, as `core.localizing.Words` has them."""

    def __init__(self, path: Path) -> None:
        """Read a file. Raises OSError and TranslationError."""
        read = read_translations(path)
        self._form = plural_rule(read.language)
        self._forms = {
            one.source: one.forms
            for one in read.messages
            if one.forms and not one.context and not one.comment
        }

    def __call__(self, template: str, number: int = -1) -> str:
        """Return the words for a template, whose form goes by a number from 0 where it has one.

        What has no translation stays as it is.
        """
        forms = self._forms.get(template, (template,))
        if number < 0:
            return forms[0] if len(forms) == 1 else template
        return forms[min(self._form(number), len(forms) - 1)].replace("%n", str(number))

"""Translator of a ``.ts`` file that is not compiled, such as a person's own."""

from pathlib import Path

from PySide6.QtCore import QObject, QTranslator

from cfanp_gui.record.translation_file import fault_of, plural_rule, read_translations


class FileTranslator(QTranslator):
    """Translator with the usable texts of a file; all others stay English."""

    def __init__(self, app: QObject | None, path: Path) -> None:
        """Raises TranslationError, and OSError if the file cannot be read."""
        read = read_translations(path)
        super().__init__(app)
        self.code = read.language
        """Language code in the file."""
        self._form = plural_rule(read.language)
        self._forms = {
            message.key: message.forms
            for message in read.messages
            if message.forms and fault_of(message) is None
        }

    def isEmpty(self) -> bool:
        return not self._forms

    def translate(
        self, context: str, source: str, comment: str | None = None, n: int = -1
    ) -> str | None:
        """Return a text in this language; None, which stands for English, if there is none."""
        if (forms := self._forms.get((context, source, comment or ""))) is None:
            return None
        return forms[min(self._form(n), len(forms) - 1)] if n >= 0 else forms[-1]

"""Files of languages for tests."""

from pathlib import Path


def message(source: str, words: str | tuple[str, ...], state: str = "") -> str:
    """Return a sentence with its translation; with several words they are forms by a number."""
    if isinstance(words, str):
        return (
            f"<message><source>{source}</source>"
            f"<translation {state}>{words}</translation></message>\n"
        )
    forms = "".join(f"<numerusform>{one}</numerusform>" for one in words)
    return (
        f'<message numerus="yes"><source>{source}</source>'
        f"<translation {state}>{forms}</translation></message>\n"
    )


def written(folder: Path, key: str, body: str, code: str = "de_DE") -> Path:
    """Write the file of a language, with messages that have no context, and one that has."""
    path = folder / f"cfanp_{key}.ts"
    path.write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" '
        f'language="{code}" sourcelanguage="en_GB">\n<context><name></name>\n{body}</context>\n'
        f"<context><name>Panel</name>{message('Desk', 'Tisch')}</context></TS>\n",
        encoding="utf-8",
    )
    return path

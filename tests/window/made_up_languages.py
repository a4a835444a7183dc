"""Two languages that nobody speaks, made of English when a test wants them.

In one every text is longer by two fifths and has accents and brackets, in the other letters are
Hebrew, so that all is written from the right.
"""

import re
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from cfanp_gui.assets import asset
from cfanp_gui.record.added_languages import add_language
from cfanp_gui.record.translation_file import Message, read_translations
from cfanp_gui.window.services.languages import PREFIX

LONGER, MIRRORED = "own:long", "own:mirrored"
_ACCENTS = str.maketrans("aeiouncAEIOU", "åéïöüñçÅÉÏÖÜ")
_MACHINE = re.compile(r"(\{[^}]*\}|%L?n|%\d+|%[vmp]|&.|\n|\s+)")


def made(folder: Path, key: str) -> str:
    """Add one of the two to the languages in a person's folders; return its key."""
    path = folder / f"{key.partition(':')[2]}.ts"
    path.write_text(_text(key), encoding="utf-8")
    return PREFIX + add_language(path).name


@cache
def _text(key: str) -> str:
    spoken = {LONGER: ("eo", _long), MIRRORED: ("he", _mirrored)}[key]
    source = asset("translations", "cfanp_de.ts")
    lines = [f"<TS language={quoteattr(spoken[0])}>"]
    for message in read_translations(source).messages:
        if message.comment:
            continue  # letters and words that are typed
        said = escape(spoken[1](message))
        body = f"<numerusform>{said}</numerusform>" * 2 if message.plural else said
        numerus = ' numerus="yes"' if message.plural else ""
        lines.append(
            f"<context><name>{escape(message.context)}</name><message{numerus}>"
            f"<source>{escape(message.source)}</source>"
            f"<translation>{body}</translation></message></context>"
        )
    return "\n".join([*lines, "</TS>"])


def _long(message: Message) -> str:
    parts = [
        one if _MACHINE.fullmatch(one) else one.translate(_ACCENTS)
        for one in _MACHINE.split(message.source)
    ]
    more = max(0, round(0.4 * len(message.source)) - 2)
    return f"[{''.join(parts)}{(' ünd möre wörds' * 40)[:more].rstrip()}]"


def _mirrored(message: Message) -> str:
    def turned(part: str) -> str:
        if _MACHINE.fullmatch(part):
            return part
        return "".join(chr(0x5D0 + ord(one) % 26) if one.isalpha() else one for one in part)

    return "".join(turned(part) for part in _MACHINE.split(message.source))

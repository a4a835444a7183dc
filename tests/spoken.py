"""The languages there are, by their keys: tests of what is said run over all of them."""

from cfanp_gui.window.services.languages import known_languages

LANGUAGES = known_languages()
TRANSLATED = LANGUAGES[1:]
"""All but English, in which the texts are written."""

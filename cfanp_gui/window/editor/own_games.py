"""Commands of games of one's own: to write them, play them at once, and share them."""

import random

from PySide6.QtCore import QObject

from cfanp_gui.core.text import sentence_of
from cfanp_gui.record.files import replace_file
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session.added_games import SUFFIX
from cfanp_gui.session.match import SetupError, seat
from cfanp_gui.table.late import Late
from cfanp_gui.table.layers.piece_art import ArtKeys
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.editor.own_games_page import OwnGamesPage
from cfanp_gui.window.help.help_actions import HelpActions
from cfanp_gui.window.start.set_up_actions import SetUpActions
from cfanp_gui.window.widgets.file_prompts import ask_save_name
from cfanp_gui.window.workplace import Workplace

HELP = "own-games.txt"


class OwnGames(QObject):
    """Commands of the page of games of one's own."""

    def __init__(self, window: Workplace, set_up: SetUpActions, helping: HelpActions) -> None:
        super().__init__(window)
        self._window, self._set_up, self._help = window, set_up, helping

    @Late
    def page(self) -> OwnGamesPage:
        """Return the page, made when it is first asked for."""
        page = OwnGamesPage(self._window.documents.added_games)
        page.left.connect(lambda: self._window.leave_page(page))
        page.taken.connect(self.play)
        page.share.clicked.connect(self.share)
        page.help.clicked.connect(lambda: self._help.show_page(HELP))
        return page

    def show(self) -> None:
        """Show the page."""
        preferences = self._window.settings.preferences()
        self.page.set_art(ArtKeys(preferences.pieces, preferences.signs))
        self.page.refresh()
        self._window.show_page(self.page)
        self.page.field.setFocus()

    def play(self) -> None:
        """Save the text, and begin the game at its cursor with as many armies as chosen."""
        page, game = self.page, self.page.chosen
        if game is None or not page.save():
            return
        names, options = [""] * page.count.value(), dict(game.as_seated)
        colours = usual_colours(game.initial(len(names), options))
        lot = random.SystemRandom().randrange(2**32)
        try:
            match = seat(game, options, names, colours, lot, localize=translated)
        except SetupError as error:
            page.say(translated(sentence_of(error)))
            return
        self._set_up.begin(match)

    def share(self) -> None:
        """Save a copy of the file for somebody else."""
        page, window = self.page, self._window
        kinds = [(tr("Games of Fairy-Stockfish"), SUFFIX)]
        name = page.files.currentText()
        path = ask_save_name(window, window.settings, tr("Save a copy"), f"{name}{SUFFIX}", kinds)
        if path is None:
            return
        try:
            replace_file(path, page.field.toPlainText().encode())
        except OSError as error:
            page.say(translated(sentence_of(error)))
        else:
            page.say(tr("Saved as “{file}”").format(file=path.name))

"""Page of the help about a described game, made from its description.

It says what is different from chess in the lines of `resources/README.md`: a mark and a sentence.
How pieces move is drawn by the window.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice

from cfanp_gui.core.boards import Look
from cfanp_gui.core.square_sets import squares as squares_of
from cfanp_gui.core.text import Plural, Text, enumerated, joined, listed, with_or
from cfanp_gui.games.armies.base_game import FAMILIES
from cfanp_gui.games.pairs.described.description import Description, Side
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.keys import JANGGI_CANNON, KING, PAWN

Line = tuple[str, Text]
"""A mark, and what is behind it."""

_NOT_APPLIED = {
    "countingRule": Text("The rules of counting moves when few pieces are left are not applied."),
    "chasingRule": Text("The rules about chasing other pieces are not applied."),
    "materialCounting": Text("Points are not counted at the end."),
    "moveRepetitionIllegal": Text("That a move may not be repeated is not applied."),
}
_DEMANDS = {
    "must_capture": Text(
        "An army that can capture on the pair that is pushed must; another pair may be pushed "
        "instead."
    ),
    "blast_on_capture": Text(
        "A capture explodes: it also removes the piece that captures, and every piece but pawns "
        "on the eight squares around, own or hostile. Nobody may explode a King of their own."
    ),
    "blast_immune": Text("Explosions leave these unharmed: {pieces}.", pieces=""),
    "mutually_immune": Text("These do not capture pieces of their own kind: {pieces}.", pieces=""),
    "no_checks": Text("No move may give check."),
    "janggi_cannons": Text(
        "The {pieces} neither jumps over another of its kind nor captures one.", pieces=""
    ),
    "makpong_rule": Text("A King in check may only move to capture what checks it."),
    "flying_general": Text("Two Kings may not face each other on an open file."),
    "bikjang_rule": Text(
        "When a King faces another along an open line of the pair, a move there must end that; "
        "with two armies, the army to move may pass instead, and the game is drawn."
    ),
    "palaces": Text(
        "Along the diagonal lines of a palace some pieces move diagonally: general, guard and "
        "soldier a step, chariot and cannon as far as they go elsewhere."
    ),
    "seirawan_gating": Text(
        "A piece that leaves its first square on the back rank may bring in a piece of the hand "
        "there, in the same move."
    ),
    "cambodian_moves": Text(
        "From its first square the King may leap two files aside and one rank forward, and the "
        "piece beside it two squares straight forward, over anything to an empty square. A King "
        "may not leap in check, nor once a hostile rook has moved onto its file or rank."
    ),
    "opposite_castling": Text(
        "An army that castles to one side takes the right to castle there from all others."
    ),
}
"""What is said of moves, by the names of rules that hold."""
_STALEMATES = {
    "draw": None,
    "loss": Text(
        "Once two players are left, a player who can move with none of their armies, though none "
        "is in check, has lost. Before that the army passes."
    ),
    "win": Text(
        "Once two players are left, a player who can move with none of their armies wins. Before "
        "that the army passes."
    ),
}
"""What is said of a player who cannot move, by the keys of results."""
_REPEATED = {
    "draw": Text("With two armies it is a draw when a position has stood {count} times.", count=0),
    "loss": Text(
        "With two armies, the player to move loses when a position has stood {count} times.",
        count=0,
    ),
    "win": Text(
        "With two armies, the player to move wins when a position has stood {count} times.", count=0
    ),
    "white": Text(
        "With two armies, army A loses when a position has stood {count} times.", count=0
    ),
}
"""What is said of repetition with two armies, by its result."""


def page(game: DescribedGame) -> Iterator[Line]:
    """Yield the lines of the page about a game."""
    told = _Told(game)
    yield "#", game.name
    if game.history:
        yield "N:", game.history
    if game.native:
        yield "N:", Text("At its home it is called {name}.", name=game.native)
    if game.family:
        yield "N:", Text("Family: {family}.", family=FAMILIES[game.family])
    yield (
        "N:",
        Text(
            "Choose it as the base game when you set up a game. Armies, pushing, the order of "
            "turns and the capture of armies are those on the page Rules; where they say chess, "
            "read this game. With two armies it is the game as it is played at home."
        ),
    )
    for heading, mark, sentences in (
        (Text("How it is won"), "N:", told.ends()),
        (Text("Board and pieces"), "N:", told.board()),
        (Text("What is different from chess"), "N:", told.moves()),
        (Text("The hand"), "N:", told.hand()),
        (Text("On half-boards"), "I:", told.half_boards()),
        (Text("Writing it down"), "N:", told.writing()),
    ):
        lines = [(mark, sentence) for sentence in sentences]
        if lines:
            yield "##", heading
            yield from lines
        if heading.template == "Board and pieces":
            yield "M:", Text("{game}", game=f"cfanp {game.key} {','.join(told.used)}")


def summary(game: DescribedGame) -> Text:
    """Return the history of a game, and one sentence on what is most different from chess."""
    return joined(" ", filter(None, (game.history, *islice(_Told(game).twists(), 1))))


class _Told:
    """Sentences on the rules of a game."""

    def __init__(self, base: DescribedGame) -> None:
        self.base = base
        self.game: Description = base.game
        self.white, self.black = self.game.sides
        known = {letter for side in self.game.sides for letter in self._known(side)}
        self.used = [letter for letter in base.types if letter in known]
        """Letters of the pieces that an army has, or may come to have."""

    def _known(self, side: Side) -> Iterator[str]:
        """Yield the letters of the pieces that an army of a colour may come to have."""
        game, held = self.game, {kind.letter: kind.promotes for kind in self.game.kinds}
        has = [letter for _, letter in side.array] + [*side.hand]
        has += [*side.promotions] if side.pawns & {*has} else []
        for letter in has:
            yield letter
            yield held.get(letter, "")
            yield letter.removeprefix("+") if game.piece_drops else ""

    # Words

    def _names(self, letters: Iterable[str]) -> str:
        """Return the names of pieces with commas between, in the order of the game."""
        return enumerated(self._all(letters))

    def _either(self, letters: Iterable[str]) -> str:
        """Return the names of pieces with an “or” before the last, in the order of the game."""
        return with_or(self._all(letters))

    def _all(self, letters: Iterable[str]) -> Iterable[str]:
        """Return the names of pieces, each once, in the order of the game."""
        some = {*letters}
        plain = {kind.letter: kind.plain for kind in self.game.kinds}
        return dict.fromkeys(
            self.base.types[letter].name
            for letter in self.used
            if letter in some or plain[letter] in some
        )

    def _counted(self, counts: Iterable[tuple[str, int]]) -> list[Plural]:
        """Return the names of pieces with their numbers."""
        return [Plural(self.base.types[letter].plural, "", count) for letter, count in counts]

    def _squares(self, region: int) -> Text | str:
        """Return the ranks or squares of a region of a pair, as its army sees them."""
        game = self.game
        row, names = (1 << game.files) - 1, self.base.names.joined
        parts = {rank + 1: region >> rank * game.files & row for rank in range(game.ranks)}
        whole = [rank for rank, part in parts.items() if part == row]
        cut = [rank for rank, part in parts.items() if part not in (0, row)]
        squares = [names[at] for at in squares_of[region] if at // game.files + 1 in cut]
        files = sorted({name[0] for name in squares})
        if len(cut) > 2 and not whole and len(squares) == len(cut) * len(files):
            first, last = files[0], files[-1]
            ranks = _ranks(cut)
            return Text("files {first} to {last}, {ranks}", first=first, last=last, ranks=ranks)
        return with_or((*squares, _ranks(whole)) if whole else squares) if cut else _ranks(whole)

    def _away(self, region: int) -> Text | str:
        """Return the ranks of a region beyond the own half-board, as their owner counts them."""
        game, foreign = self.game, range(self.game.ranks - self.game.half, self.game.ranks)
        row = (1 << game.files) - 1
        ranks = sorted(game.ranks - rank for rank in foreign if region >> rank * game.files & row)
        return _ranks(ranks)

    def _both(self, told: Callable[[Side], Iterable[Text]]) -> Iterator[Text]:
        """Yield sentences on a side, for both colours apart where they differ."""
        white, black = list(told(self.white)), list(told(self.black))
        if white == black:
            yield from white
            return
        for words in white:
            yield Text("Armies set up as White (A, C, E ..): {words}", words=words)
        for words in black:
            yield Text("Armies set up as Black (B, D, F ..): {words}", words=words)

    # Sections

    def ends(self) -> Iterator[Text]:
        """Yield the ends of armies and of the game that chess does not have."""
        game = self.game
        most = game.extinction_piece_count
        if game.pseudo_royal:
            royal = frozenset[str]().union(*game.pseudo_royal)
            if most >= game.size:
                yield Text(
                    "Every {pieces} of an army is royal: none may be left attacked, and each is "
                    "checkmated like the King of chess.",
                    pieces=self._either(royal),
                )
            elif most:
                yield Text(
                    "These are royal while their army has no more than {count} of the kind; they "
                    "may not be left attacked, and are checkmated like the King of chess: "
                    "{pieces}.",
                    count=most + 1,
                    pieces=self._names(royal),
                )
            else:
                yield Text(
                    "The last {pieces} of an army is royal: it may not be left attacked, and is "
                    "checkmated like the King of chess.",
                    pieces=self._either(royal),
                )
            if game.duple_check:
                yield Text("An army that has several may not leave all of them attacked at once.")
        elif not game.has_king:
            yield Text("There is no check and no mate.")
        yield from self._extinction()
        yield from self._both(self._flag)
        if game.check_counting:
            yield from self._both(_checks)
        if game.pass_on_stalemate_white or game.pass_on_stalemate_black:
            yield from self._both(self._stalemate)
        else:
            yield from self._stalemate(self.white)
        yield from self._draws()
        yield from (_NOT_APPLIED[key] for key in game.not_applied if key in _NOT_APPLIED)

    def _extinction(self) -> Iterator[Text]:
        game = self.game
        if not game.extinct:
            return
        most, letters = game.extinction_piece_count, frozenset[str]().union(*game.extinct)
        if any(len(kinds) > 1 for kinds in game.extinct):  # all are counted together
            what = Text("no more than {count} pieces left", count=most)
            what = what if most else Text("no piece left")
        elif most:
            kinds = self._counted((letter, most) for letter in self.used if letter in letters)
            what = Text("no more than {pieces} left", pieces=with_or(kinds))
        else:
            what = Text("lost its last {pieces}", pieces=self._either(letters))
        if game.extinction_value == "win":
            yield Text("A player wins when each of their armies has {what}.", what=what)
        else:
            yield Text("An army is captured when it has {what}.", what=what)
        if (least := game.extinction_opponent_piece_count) > 1:
            yield Text("It counts only while another army has at least {count}.", count=least)

    def _flag(self, side: Side) -> Iterator[Text]:
        game = self.game
        if not side.flag:
            return
        yield Text(
            "An army whose {pieces} reaches {squares} of a pair, counted from its own home, "
            "captures the army that is at home on the other half-board.",
            squares=self._squares(side.flag),
            pieces=self._either(side.flag_pieces),
        )
        if game.flag_piece_count > 1:
            yield Text("{count} of them must stand there.", count=game.flag_piece_count)
        if game.flag_piece_blocked_win:
            yield Text("One of them is enough while no square there is empty.")
        if game.flag_move:
            yield Text("It counts if it still stands there when the army’s next turn begins.")
        if game.flag_piece_safe:
            yield Text("It does not count while it is attacked there.")

    def _stalemate(self, side: Side) -> Iterator[Text]:
        game, is_white = self.game, side is self.white
        if game.pass_on_stalemate_white if is_white else game.pass_on_stalemate_black:
            yield Text("An army without a move passes, also once two players are left.")
        elif (words := _STALEMATES[game.stalemate_value]) is not None:
            yield words

    def _draws(self) -> Iterator[Text]:
        game, words = self.game, {"count": self.game.n_fold_rule}
        by_colour = game.n_fold_value_absolute and game.n_fold_value == "loss"
        if game.n_fold_rule and (game.n_fold_rule != 3 or game.n_fold_value != "draw"):
            yield _REPEATED["white" if by_colour else game.n_fold_value].filled(**words)
        if game.perpetual_check_illegal and game.has_king:
            yield Text(
                "With two armies, a player who gives check with every move until a position has "
                "stood {count} times loses.",
                **words,
            )
        if game.n_move_rule not in (0, 50):
            count, pawns = game.n_move_rule, self.white.progress | self.black.progress
            if pawns.isdisjoint(self.used):
                yield Text(
                    "With two armies, {count} moves of each without a capture are a draw.",
                    count=count,
                )
                return
            yield Text(
                "With two armies, {count} moves of each without a capture or a pawn’s move are a "
                "draw.",
                count=count,
            )

    def board(self) -> Iterator[Text]:
        """Yield the size and look of half-boards, and what is said before the pieces are drawn."""
        game, base = self.game, self.base
        yield Text(
            "A half-board has {files} files and {ranks} ranks.", files=game.files, ranks=game.half
        )
        if base.strip:
            count = Plural("%n rank(s)", "", base.strip)
            yield Text(
                "Between any two that are pushed together lies the strip, of {ranks}: it belongs "
                "to nobody, and what stands on it is on every pair.",
                ranks=count,
            )
        if base.look is Look.POINTS:
            yield Text("Pieces stand on points, where lines cross.")
        if base.sets:
            names = [Text("{name}", name=name) for name in base.set_names.values()]
            yield Text("Each seat may choose its army: {armies}.", armies=enumerated(names))
        yield Text("This is how the pieces move, alone on a board or with what the drawing shows:")

    def twists(self) -> Iterator[Text]:
        """Yield the greatest differences from chess."""
        yield from self._both(self._flag)
        if self.game.check_counting:
            yield from self._both(_checks)
        yield from self._demands()
        yield from self._extinction()
        yield from islice(self.hand(), 1)

    def moves(self) -> Iterator[Text]:
        """Yield the differences of moves from those of chess."""
        yield from self._demands()
        yield from self._both(self._confined)
        yield from self._both(self._castling)
        yield from self._both(self._pawns)
        yield from self._turning()
        yield from self._limits()

    def _demands(self) -> Iterator[Text]:
        """Yield the demands on moves, and their further effects."""
        rules = self.game._asdict()
        cannons = [kind.letter for kind in self.game.kinds if kind.type == JANGGI_CANNON]
        rules |= {"no_checks": not self.game.checking, "palaces": self.white.lines}
        rules |= {"janggi_cannons": cannons}
        for key, words in _DEMANDS.items():
            if value := rules[key]:
                yield words.filled(pieces=self._names(value)) if words.values else words
        if self.game.pass_white or self.game.pass_black:
            yield from self._both(self._pass)
            yield Text("When all living armies pass one after another, it is a draw.")

    def _pass(self, side: Side) -> Iterator[Text]:
        if self.game.pass_white if side is self.white else self.game.pass_black:
            yield Text("An army that is not in check may pass.")

    def _castling(self, side: Side) -> Iterator[Text]:
        steps = sorted({abs(rule.king_to - rule.king) for rule in side.castling})
        if not steps:
            yield Text("There is no castling.")
        elif steps != [2]:
            squares = with_or((*map(str, steps[:-1]), Plural("%n square(s)", "", steps[-1])))
            yield Text("In castling the King moves {squares} towards the rook.", squares=squares)
        rooks = {kind.letter for kind in self.game.kinds if kind.type == "rook"}
        if steps and side.rooks - rooks:
            yield Text("The King castles with: {pieces}.", pieces=self._names(side.rooks))

    def _pawns(self, side: Side) -> Iterator[Text]:
        game = self.game
        stands = {letter for _, letter in side.array} | {*side.hand}
        if not (pawns := side.pawns & stands):
            return
        pawn, second = self._names(pawns), (1 << game.files) - 1 << game.files
        stepping = any(kind.type == PAWN and kind.letter in stands for kind in game.kinds)
        if stepping and not side.double:
            yield Text("Pawns have no double step.")
        elif stepping and side.double != second:
            ranks = self._squares(side.double)
            ranks = Text("any rank") if side.double == self._whole else ranks
            yield Text("Pawns make their double step from {ranks}.", ranks=ranks)
        into = self._either(side.promotions)
        usual = game.mandatory_pawn_promotion and {*side.promotions} == {*"QRBN"}
        if into and side.promotion and not (usual and side.promotion == self._far_rank):
            yield Text(
                "A {pawn} that reaches {ranks} of a half-board that is not its home is promoted "
                "to {pieces}.",
                pawn=pawn,
                pieces=into,
                ranks=self._away(side.promotion),
            )
            if not game.mandatory_pawn_promotion:
                yield Text("It may also stay what it is, if it can move on.")

    @property
    def _whole(self) -> int:
        return (1 << self.game.size) - 1

    @property
    def _far_rank(self) -> int:
        return (1 << self.game.files) - 1 << self.game.size - self.game.files

    def _limits(self) -> Iterator[Text]:
        """Yield the greatest numbers of pieces by promotion."""
        if limits := self.game.limits:
            most = listed(self._counted(limits))
            yield Text("Promotion never gives an army more than {limits}.", limits=most)

    def _turning(self) -> Iterator[Text]:
        """Yield the rules of promotion of pieces other than pawns."""
        game = self.game
        turning = [kind for kind in game.kinds if kind.promotes and kind.letter in self.used]
        turned = [kind for kind in turning if kind.type != KING] or turning
        if not turned or not self.white.promotion | self.black.promotion:
            return
        types = self.base.types
        both = ((types[one.letter].name, types[one.promotes].name) for one in turned)
        names = [Text("{piece} – {other}", piece=piece, other=other) for piece, other in both]
        words = Text(
            "A piece that moves into, within or out of the promotion zone becomes another one: "
            "{pieces}.",
            pieces="",
        )
        everywhere = self.white.promotion == self._whole
        if everywhere and game.piece_promotion_on_capture:
            words = Text("A piece that captures becomes another one: {pieces}.", pieces="")
        elif everywhere:
            words = Text("With every move a piece becomes another one: {pieces}.", pieces="")
        yield words.filled(pieces=enumerated(names))
        if not everywhere and not game.mandatory_piece_promotion:
            yield Text("It may also stay what it is, if it can move on.")
        if not everywhere and game.piece_promotion_on_capture:
            yield Text("It does so only by capturing.")
        if not everywhere:
            yield from self._both(self._zone)

    def _zone(self, side: Side) -> Iterator[Text]:
        yield Text(
            "The promotion zone is {ranks} of every half-board that is not the piece’s home.",
            ranks=self._away(side.promotion),
        )

    def _confined(self, side: Side) -> Iterator[Text]:
        kept: dict[int, list[str]] = {}
        types = {kind.type: kind.letter for kind in self.game.kinds if kind.letter in self.used}
        for kind, region in side.mobility:
            if kind in types and region != self._whole:
                kept.setdefault(region, []).append(types[kind])
        for region, letters in kept.items():
            yield Text(
                "The {pieces} keeps to {squares} of a pair, counted from its own home.",
                squares=self._squares(region),
                pieces=self._either(letters),
            )

    def hand(self) -> Iterator[Text]:
        """Yield the rules of the hand and of drops."""
        game = self.game
        if not game.piece_drops:
            yield from self._both(self._begins)  # gates bring it in
            return
        if game.captures_to_hand:
            yield Text("What an army captures goes to its hand and has its colour from then on.")
            if any(kind.letter.endswith("~") for kind in game.kinds):
                yield Text("A promoted pawn that is captured goes to the hand as a pawn.")
            elif any(kind.promotes for kind in game.kinds):
                yield Text("A captured piece loses its promotion.")
        yield from self._both(self._begins)
        yield Text(
            "Instead of moving, an army may push any two half-boards and drop a piece from the "
            "hand on an empty square. When an army is captured its hand goes with it."
        )
        yield from self._both(self._where)
        if game.drop_promoted:
            yield Text("It is dropped with either side up.")
        if not game.drop_checks:
            yield Text("No drop may give check.")
        if game.no_doubled:
            yield Text(
                "A {piece} may not be dropped on a file of the joined board on which its army "
                "already has {count}.",
                count=game.drop_no_doubled_count,
                piece=self._names([game.no_doubled]),
            )
        if game.no_mate_by:
            piece = self._either(game.no_mate_by)
            yield Text("A {piece} may not be dropped so that it mates at once.", piece=piece)
        if game.immobility_illegal:
            yield Text("No piece is dropped or left where it could never move.")
        if game.must_drop:
            yield from self._must_drop()

    def _must_drop(self) -> Iterator[Text]:
        kinds = self.game.must_drop_kinds
        if kinds >= {*self.base.dropped}:
            yield Text("What can be dropped must be, before anything else moves.")
        else:
            pieces = self._names(kinds)
            yield Text("These must be dropped before anything else moves: {pieces}.", pieces=pieces)

    def _begins(self, side: Side) -> Iterator[Text]:
        if side.hand:
            pieces = enumerated(self._counted(Counter(side.hand).items()))
            yield Text("An army begins with these in its hand: {pieces}.", pieces=pieces)

    def _where(self, side: Side) -> Iterator[Text]:
        if not (side.hand or self.game.captures_to_hand):
            return
        if side.drops != (1 << self.game.size) - 1:
            squares = self._squares(side.drops)
            yield Text("Pieces are dropped only on {squares}, counted from home.", squares=squares)
        elif PAWN in {kind.type for kind in self.game.kinds} and not (
            self.game.first_rank_pawn_drops and self.game.promotion_zone_pawn_drops
        ):
            yield Text("A pawn is not dropped on a back rank.")

    def half_boards(self) -> Iterator[Text]:
        """Yield our rules of the game on half-boards."""
        yield Text(
            "A piece sees its home half-board as its own side, and every other one as the "
            "opponent’s. So it looks away from its owner at home, and towards the back rank on any "
            "other half-board."
        )
        if self.white.castling or self.black.castling:
            yield Text(
                "Castling and en passant are as on the page Rules. A castling army keeps to its "
                "home half-board."
            )

    def writing(self) -> Iterator[Text]:
        """Yield the notation of moves."""
        base, game = self.base, self.game
        plain = [one for one in self.used if not one.endswith("~") and one[0] != "+"]
        if letters := self._lettered({one: base.written[one] for one in plain if one != base.pawn}):
            yield Text(
                "Moves are written as in chess, with the pair in front. The letters are: "
                "{letters}.",
                letters=letters,
            )
        others = [one for one in self.used if base.written[one] != one and len(one) == 1]
        if letters := self._lettered({one: one for one in others}):
            yield Text(
                "In the text of a position these have other letters: {letters}.", letters=letters
            )
        if any(kind.demoted for kind in game.kinds):
            yield Text("A + or a - at the end says that a piece became another one.")
        elif base.promoted:
            yield Text("A + at the end promotes and a = declines.")
        if base.promoted:
            yield Text("A promoted piece has + before the letter it had.")
        if game.piece_drops and base.dropped:
            yield Text("{move} drops a piece from the hand.", move=self._drop)
        if game.seirawan_gating:
            yield Text("What a move brings in stands behind a slash: AB:Nc3/H.")
        if base.strip:
            yield Text("A square of the strip is named with ~ in front.")

    @property
    def _drop(self) -> str:
        """Return a drop as it is written, on a square in the middle where it is allowed."""
        base, files = self.base, self.game.files
        region = self.white.drops & self.black.drops or self.white.drops | self.black.drops
        letter = next(letter for letter in (*self.used, *base.dropped) if letter in base.dropped)
        squares = (at for at in range(self.game.size) if region >> at & 1)
        middle = min(squares, key=lambda at: abs(2 * (at % files) - files) + abs(at // files - 2))
        return f"{base.written[letter]}@{base.names.joined[middle]}"

    def _lettered(self, letters: Mapping[str, str]) -> str:
        """Return the names of pieces with letters before them; empty for none."""
        names = ((letter, self.base.types[one].name) for one, letter in letters.items())
        return enumerated([Text("{letter} {piece}", letter=at, piece=it) for at, it in names])


def _checks(side: Side) -> Iterator[Text]:
    yield Text(
        "An army that has been checked {times} is captured by the player who checked it last.",
        times=Plural("%n time(s)", "", side.checks),
    )


def _ranks(ranks: Sequence[int]) -> Text | str:
    """Return the words for ranks."""
    if not ranks:
        return Text("no rank")
    first, last = ranks[0], ranks[-1]
    if first == last:
        return Text("rank {rank}", rank=first)
    if len(ranks) == 2:
        return Text("ranks {first} and {last}", first=first, last=last)
    if len(ranks) == last - first + 1:
        return Text("ranks {first} to {last}", first=first, last=last)
    return Text("the ranks {ranks}", ranks=enumerated(map(str, ranks)))

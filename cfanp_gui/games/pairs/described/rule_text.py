"""Page of the help about a described game, made from its description.

It says what is different from chess in the lines of `resources/README.md`: a mark and a sentence.
How pieces move is drawn by the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice

from cfanp_gui.core.boards import Look
from cfanp_gui.core.text import Plural, Text, enumerated, joined
from cfanp_gui.games.armies.base_game import FAMILIES
from cfanp_gui.games.pairs.described.description import Description, Side
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.keys import KING, PAWN

Line = tuple[str, Text]
"""A mark, and what is behind it."""

_NOT_APPLIED = {
    "countingRule": Text("The rules of counting moves when few pieces are left are not applied."),
    "chasingRule": Text("The rules about chasing other pieces are not applied."),
    "materialCounting": Text("Points are not counted at the end."),
    "moveRepetitionIllegal": Text("That a move may not be repeated is not applied."),
}
_DEMANDS = {
    "must_capture": Text("Who can capture on the pair that is pushed must; other pairs are free."),
    "blast_on_capture": Text(
        "A capture explodes: the piece that captured and all on the eight squares around go, "
        "own and hostile ones, but no other pawns. Nobody may explode a King of their own."
    ),
    "blast_immune": Text("Explosions leave these unharmed: {pieces}.", pieces=""),
    "mutually_immune": Text("These do not capture their like: {pieces}.", pieces=""),
    "no_checks": Text("No move may give check."),
    "makpong_rule": Text("A King in check may only move to capture what checks it."),
    "flying_general": Text("Two Kings may not face each other on an open file."),
    "bikjang_rule": Text(
        "After a move its King may not go on facing another on an open line; of two armies, one "
        "may then pass instead, and that is a draw."
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
        "in check, or that a rook has looked at, may not."
    ),
    "opposite_castling": Text("Who castles to one side keeps the others from it."),
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
    "loss": Text("Who is to move when a position has stood {count} times loses.", count=0),
    "win": Text("Who is to move when a position has stood {count} times wins.", count=0),
    "white": Text("Army A loses when a position has stood {count} times.", count=0),
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
        some = {*letters}
        plain = {kind.letter: kind.plain for kind in self.game.kinds}
        names = [
            self.base.types[letter].name
            for letter in self.used
            if letter in some or plain[letter] in some
        ]
        return enumerated(tuple(dict.fromkeys(names)))

    def _squares(self, region: int) -> Text | str:
        """Return the ranks or squares of a region of a pair, as its army sees them."""
        game = self.game
        row, ranks = (1 << game.files) - 1, []
        for rank in range(game.ranks):
            part = region >> rank * game.files & row
            if part not in (0, row):
                squares = (at for at in range(game.size) if region >> at & 1)
                return enumerated(map(self.base.names.joined.__getitem__, squares))
            if part:
                ranks.append(rank + 1)
        return _ranks(ranks)

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
            yield Text(
                "While an army has no more than {count} of a kind, these are royal: they may not "
                "be left attacked, and are checkmated like a King: {pieces}.",
                count=most + 1,
                pieces=self._names(frozenset().union(*game.pseudo_royal)),
            )
            if game.duple_check:
                yield Text("If it has several, not all of them may be attacked at once.")
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
        most, pieces = game.extinction_piece_count, self._names(frozenset().union(*game.extinct))
        if any(len(kinds) > 1 for kinds in game.extinct):  # all are counted together
            left = Text("no more than {count} pieces left", count=most)
            what = left if most else Text("nothing left")
        else:
            what = Text("no more than {count} of one of these: {pieces}", count=most, pieces=pieces)
            what = what if most else Text("lost all of one of these: {pieces}", pieces=pieces)
        if game.extinction_value == "win":
            yield Text("A player wins all of whose armies have {what}.", what=what)
        else:
            yield Text("An army is captured when it has {what}.", what=what)
        if (least := game.extinction_opponent_piece_count) > 1:
            yield Text("It counts only while another army has at least {count}.", count=least)

    def _flag(self, side: Side) -> Iterator[Text]:
        game = self.game
        if not side.flag:
            return
        yield Text(
            "An army captures the other one of a pair by bringing one of these to {squares}, "
            "counted from its own home: {pieces}.",
            squares=self._squares(side.flag),
            pieces=self._names(side.flag_pieces),
        )
        if game.flag_piece_count > 1:
            yield Text("{count} of them must stand there.", count=game.flag_piece_count)
        if game.flag_piece_blocked_win:
            yield Text("One of them is enough while no square there is empty.")
        if game.flag_move:
            yield Text("They do so if they still stand there at their army’s next turn.")
        if game.flag_piece_safe:
            yield Text("Nothing may attack them there.")

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
                "With two armies, who gives check with every move until a position has stood "
                "{count} times loses.",
                **words,
            )
        if game.n_move_rule not in (0, 50):
            yield Text(
                "With two armies, {count} moves of each without a capture or a pawn’s move are a "
                "draw.",
                count=game.n_move_rule,
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
        yield Text("So the pieces move, each on an empty board but for what the drawing shows:")

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
        yield from self._both(self._castling)
        yield from self._both(self._pawns)
        yield from self._turning()
        yield from self._limits()

    def _demands(self) -> Iterator[Text]:
        """Yield the demands on moves, and their further effects."""
        rules = self.game._asdict()
        rules |= {"no_checks": not self.game.checking, "palaces": self.white.lines}
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
            yield Text(
                "In castling the King goes this many squares towards the rook: {steps}.",
                steps=enumerated(map(str, steps)),
            )
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
            yield Text("Pawns have their double step on {ranks}.", ranks=self._squares(side.double))
        into = self._names(side.promotions)
        usual = game.mandatory_pawn_promotion and {*side.promotions} == {*"QRBN"}
        if into and side.promotion and not (usual and side.promotion == self._far_rank):
            yield Text(
                "On {ranks} of any half-board that is not its home a {pawn} becomes: {pieces}.",
                pawn=pawn,
                pieces=into,
                ranks=self._away(side.promotion),
            )
            if not game.mandatory_pawn_promotion:
                yield Text("It may also stay what it is, if it can move on.")

    @property
    def _far_rank(self) -> int:
        return (1 << self.game.files) - 1 << self.game.size - self.game.files

    def _limits(self) -> Iterator[Text]:
        """Yield the greatest numbers of pieces by promotion."""
        if limits := self.game.limits:
            most = [
                Text("{piece} {count}", piece=self._names([letter]), count=count)
                for letter, count in limits
            ]
            yield Text(
                "By promotion an army has no more than these: {limits}.", limits=enumerated(most)
            )

    def _turning(self) -> Iterator[Text]:
        """Yield the rules of promotion of pieces other than pawns."""
        game = self.game
        turned = [kind for kind in game.kinds if kind.promotes and kind.type != KING]
        turned = turned or [kind for kind in game.kinds if kind.promotes]
        if not turned:
            return
        types, whole = self.base.types, (1 << game.size) - 1
        both = ((types[one.letter].name, types[one.promotes].name) for one in turned)
        names = [Text("{piece} – {other}", piece=piece, other=other) for piece, other in both]
        words = Text(
            "A piece that moves into, within or out of the promotion zone becomes another one: "
            "{pieces}.",
            pieces="",
        )
        everywhere = self.white.promotion == whole
        if everywhere:
            words = Text("With every move a piece becomes another one: {pieces}.", pieces="")
        yield words.filled(pieces=enumerated(names))
        if not everywhere and not game.mandatory_piece_promotion:
            yield Text("It may also stay what it is, if it can move on.")
        if game.piece_promotion_on_capture:
            yield Text("It does so only by capturing.")
        if not everywhere:
            yield Text(
                "The promotion zone is {ranks} of every half-board that is not the piece’s home.",
                ranks=self._away(self.white.promotion),
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
                "Where an army has {count} of its kind on a file of the joined board, no further "
                "one is dropped: {piece}.",
                count=game.drop_no_doubled_count,
                piece=self._names([game.no_doubled]),
            )
        if game.no_mate_by:
            pieces = self._names(game.no_mate_by)
            yield Text("This may not be dropped so that it mates at once: {piece}.", piece=pieces)
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
            pieces = enumerated([self.base.types[one].name for one in side.hand])
            yield Text("An army begins with these in its hand: {pieces}.", pieces=pieces)

    def _where(self, side: Side) -> Iterator[Text]:
        if not (side.hand or self.game.captures_to_hand):
            return
        if side.drops != (1 << self.game.size) - 1:
            squares = self._squares(side.drops)
            yield Text("It drops only on {squares}, counted from its home.", squares=squares)
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
                "Castling and capture in passing are as on the page Rules. A castling army keeps "
                "to its home half-board."
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
            yield Text("In positions these have other letters: {letters}.", letters=letters)
        if any(kind.demoted for kind in game.kinds):
            yield Text("A + or a - at the end says that a piece became another one.")
        elif base.promoted:
            yield Text("A + at the end promotes and a = declines.")
        if base.promoted:
            yield Text("A promoted piece has + before the letter it had.")
        if game.piece_drops and base.dropped:
            yield Text("{letter}@e3 drops a piece from the hand.", letter=base.dropped[0])
        if game.seirawan_gating:
            yield Text("What a move brings in stands behind a slash: AB:Nc3/H.")
        if base.strip:
            yield Text("A square of the strip is named with ~ in front.")

    def _lettered(self, letters: Mapping[str, str]) -> str:
        """Return the names of pieces with letters before them; empty for none."""
        names = ((letter, self.base.types[one].name) for one, letter in letters.items())
        return enumerated([Text("{letter} {piece}", letter=at, piece=it) for at, it in names])


def _checks(side: Side) -> Iterator[Text]:
    yield Text(
        "An army that has been checked {count} times is captured by who checked it last.",
        count=side.checks,
    )


def _ranks(ranks: Sequence[int]) -> Text | str:
    """Return the words for ranks."""
    if not ranks:
        return Text("no rank")
    first, last = ranks[0], ranks[-1]
    if first == last:
        return Text("rank {rank}", rank=first)
    if len(ranks) == last - first + 1:
        return Text("ranks {first} to {last}", first=first, last=last)
    return Text("the ranks {ranks}", ranks=enumerated(map(str, ranks)))

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>half-board {board} cannot be pushed against itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a square (expected a1 to h{ranks})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option “{name}” (expected one of {expected})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected true or false)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected one of {expected})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{message} ({rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} players cannot be seated (expected {min_players} to {max_players})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e2e4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en passant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves since capture or pawn move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has {count} characters (expected at most {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has a character that is no text (expected one line)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has {count} fields (expected {wanted}: {fields}, single spaces between)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has a space too many before field {field} (expected single spaces between the fields)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {count} (expected 2 to {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} has {count} ranks (expected {ranks})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{board} rank {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: “{text}” is neither a piece and its army (such as Qb) nor a number of empty squares from 1 to 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has more than {files} squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: there is no army {army} with {count} half-boards (expected a to {last})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: a pawn cannot stand on a back rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {file} squares (expected {files})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {count} entries (expected one per army, that is {armies})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {army} has “{part}” (expected a player from 1 to {count}, or - for a dead army)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no army here (expected a to {last})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {text} is dead and cannot be to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {letter} has “{part}” (expected KQ, K, Q or -)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {letter} has “{part}” but no {what} of its own on {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{part}” names no half-board (expected such as Ae3, or -)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{part}” is not a passed square (expected a rank 3, such as Ae3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-board {board} has two passed squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part}: no pawn of army {army} stands in front of it on {front}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” (expected a number from 1 to {count} and the half-boards already pushed, such as 2AB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”: there is no half-board {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”: half-board {letter} is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”: half-boards are pushed in pairs, their number must be even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”: {pair} is no pair waiting for its move (touch-board only)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” (expected a whole number from {least} to 999999)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {letter} has two Kings, on {one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {letter} is alive and has no King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {letter} has {size} pieces (expected at most 16)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {letter} has {pawns} pawns (expected at most 8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} has lapsed: the turn of army {army} has begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: the King of army {army} is attacked although army {mover} is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insufficient material</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only Kings are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>75 moves each without capture or pawn move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 moves each without capture or pawn move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threefold repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 1, FIDE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touch-board option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>friendly option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} of army {army}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {player} has no army left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither a threefold repetition nor 50 moves each without progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no half-board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-board {board} was already pushed this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The half-boards {pair} are pushed together and must be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army {army} has no piece on {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushing alone commits to nothing in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} is pushed together already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no legal move on {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} is pushed together and must be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first move of a turn is compulsory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies are not handed over in a tournament game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no living army {army}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no player {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {player} has army {army} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies are handed over between turns, not within one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} is not a move on two half-boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece on {origin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} on {origin} does not move now: it is army {mover}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own {piece} stands on {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A living King is never captured ({target})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what the pawn becomes on {target}: Q, R, B or N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a pawn on a back rank becomes another piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling needs King and Rook unmoved on their home half-board and nothing between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} on {origin} cannot go to {target} on {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} on {origin} has not moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A King in check on {pair} may not castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling would pass over or reach an attacked square on {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your King on {place} is attacked from {names} on {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your King on {place} would be attacked from {names} on {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batting order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armies are dealt to the players by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As seated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players move in the order in which they are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets which place in the batting order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining half-boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper half-board is turned round, as cardboard is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files meet themselves and every army is set up as White (Robert Price).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the upper half-board lies against the lower one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move per half-board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many moves as half-boards occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn is a single move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many moves an army has in a turn (Rule 6).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The captor moves the army from then on (Rule 7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army leaves the half-boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army stays as obstacles that nobody moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of an army that is checkmated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friendly game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies may be handed to any player, also to one who is out; off for a tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch-board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushing two half-boards commits to them; if they show your own mate, the army is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last player alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time, but no mate is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no army can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown kind of file “{kind}” (expected {expected})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has no ply {number} (expected 0 to {count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}, byte {byte} of it is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White has no King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black has no King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White has more than 8 pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black has more than 8 pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pawn stands on a back rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White has more than 16 pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black has more than 16 pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the castling rights do not fit the Kings and Rooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pawn can just have passed the en passant square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FEN knows two armies, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FEN knows no dead army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the FEN has {count} characters (expected at most {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no FEN: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the FEN is of no position: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tag was expected, such as [Players &quot;3&quot;]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the comment has no end (expected })</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comment ends that never began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an annotation was expected, such as $1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tag ends that never began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}, column {column}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a NUL character (expected text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {name} has {length} characters (expected at most {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sign}” is no annotation (expected such as ! or ?)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army {army} to move, round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led by {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as AB:e4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”: the game is over ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” starts with &amp; but no move was made this turn (expected the first move of the next one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first (it lies at the bottom)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e4, AB:Nxf6, AB:O-O, AB:e8=Q or AB:e2e4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is legal on the pairs {pairs} (expected one of {expected})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” fits several legal moves (expected one of {expected})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {army} may not castle so on {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {army} has no such {piece} on {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {piece} of army {army} can go to {square} on {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no army left and cannot agree to a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{entry}” is no journal entry (expected play, back or forward)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal of this game cannot be written ({reason}); save the game yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {count} players (expected {min_players} to {max_players})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {count} colours for {players} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour “{colour}” is not of the form #rrggbb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {number}, “{entry}”: {refusal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {number}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n more move(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {moves}, or end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} to move with army {army}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n move(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square} on half-boards {one} and {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-board {board}, {square}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-board {board}, {square}, {piece} of army {army}, dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-board {board}, {square}, {piece} of army {army}, {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-boards {one} and {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be captured on {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be reached on {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}, dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player} took over from {former}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pushed together with {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already pushed this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen to be pushed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>half-board {board} cannot be pushed against itself</source>
        <translation>Halbbrett {board} kann nicht an sich selbst geschoben werden</translation>
    </message>
    <message>
        <source>“{text}” is not a square (expected a1 to h{ranks})</source>
        <translation>„{text}“ ist kein Feld (erwartet: a1 bis h{ranks})</translation>
    </message>
    <message>
        <source>unknown option “{name}” (expected one of {expected})</source>
        <translation>unbekannte Option „{name}“ (erwartet: eine von {expected})</translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected true or false)</source>
        <translation>Option „{name}“ ist {value!r} (erwartet: true oder false)</translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected one of {expected})</source>
        <translation>Option „{name}“ ist {value!r} (erwartet: eines von {expected})</translation>
    </message>
    <message>
        <source>“{value}” has {count} choices (expected one, or {seats} with commas between)</source>
        <translation>„{value}“ nennt {count} (erwartet: eines, oder {seats} mit Kommas dazwischen)</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>{message} ({rule})</source>
        <translation>{message} ({rule})</translation>
    </message>
    <message>
        <source>Peterson’s rules</source>
        <translation>Petersons Regeln</translation>
    </message>
    <message>
        <source>{game}: {base}</source>
        <translation>{game}: {base}</translation>
    </message>
    <message>
        <source>Chess960, position {number}</source>
        <translation>Chess960, Stellung {number}</translation>
    </message>
    <message>
        <source>This rule is for more than two players.</source>
        <translation>Diese Regel ist für mehr als zwei Spieler.</translation>
    </message>
    <message>
        <source>This rule does not go with “{rule}”.</source>
        <translation>Diese Regel verträgt sich nicht mit „{rule}“.</translation>
    </message>
    <message>
        <source>Changes nothing while Kings are captured: a mate only freezes.</source>
        <translation>Ändert nichts, solange Könige geschlagen werden: Ein Matt friert nur ein.</translation>
    </message>
    <message>
        <source>Changes nothing unless Kings are captured.</source>
        <translation>Ändert nichts, solange keine Könige geschlagen werden.</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>An army passes only without a legal move in this game</source>
        <translation>In diesem Spiel passt eine Armee nur, wenn sie keinen legalen Zug hat</translation>
    </message>
    <message>
        <source>Avalanche</source>
        <translation>Lawine</translation>
    </message>
    <message>
        <source>No pawn waits to become another piece in this game</source>
        <translation>In diesem Spiel wartet kein Bauer auf seine Umwandlung</translation>
    </message>
    <message>
        <source>It becomes a {piece}</source>
        <translation>Er wird: {piece}</translation>
    </message>
    <message>
        <source>Peterson 2</source>
        <translation>Peterson 2</translation>
    </message>
    <message>
        <source>Nobody owes a piece in this game</source>
        <translation>In dieser Partie schuldet niemand eine Figur</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Swap it for a {piece}</source>
        <translation>Eintauschen gegen: {piece}</translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first</source>
        <translation>„{text}“ muss zwei Halbbretter nennen, den früheren Buchstaben zuerst</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e2e4)</source>
        <translation>„{text}“ ist kein Zug (erwartet: ein Paar und ein Zug, etwa AB:e2e4)</translation>
    </message>
    <message>
        <source>half-boards</source>
        <translation>Halbbretter</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>army to move</source>
        <translation>Armee am Zug</translation>
    </message>
    <message>
        <source>control</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>Rochade</translation>
    </message>
    <message>
        <source>en passant</source>
        <translation>en passant</translation>
    </message>
    <message>
        <source>moves left</source>
        <translation>verbleibende Züge</translation>
    </message>
    <message>
        <source>moves since capture or pawn move</source>
        <translation>Züge seit Schlagen oder Bauernzug</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>the line has {count} characters (expected at most {most})</source>
        <translation>die Zeile hat {count} Zeichen (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>the line has a character that cannot be printed (expected one line of text)</source>
        <translation>die Zeile enthält ein nicht druckbares Zeichen (erwartet: eine Zeile Text)</translation>
    </message>
    <message>
        <source>the line: the number of fields is {count} (expected {expected}: {names}, single spaces between)</source>
        <translation>die Zeile: die Zahl der Angaben ist {count} (erwartet: {expected}, nämlich {names}, mit je einem Leerzeichen dazwischen)</translation>
    </message>
    <message>
        <source>“{text}” (expected {expected})</source>
        <translation>„{text}“ (erwartet: {expected})</translation>
    </message>
    <message>
        <source>{owner} {label}: {message}</source>
        <translation>{owner} {label}: {message}</translation>
    </message>
    <message>
        <source>the number of entries is {count} (expected one per {owner}, that is {expected})</source>
        <translation>die Zahl der Einträge ist {count} (erwartet: einer je {owner}, also {expected})</translation>
    </message>
    <message>
        <source>rank {rank}: {message}</source>
        <translation>Reihe {rank}: {message}</translation>
    </message>
    <message>
        <source>“{text}” is neither a piece ({expected}) nor a number of empty squares from 1 to {files}</source>
        <translation>„{text}“ ist weder eine Figur ({expected}) noch eine Zahl leerer Felder von 1 bis {files}</translation>
    </message>
    <message>
        <source>the number of squares is {count} (expected {files})</source>
        <translation>die Zahl der Felder ist {count} (erwartet: {files})</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>{field}: {message}</source>
        <translation>{field}: {message}</translation>
    </message>
    <message>
        <source>Any two half-boards are pushed together for a move, and who checkmates an army moves it from then on.</source>
        <translation>Je zwei Halbbretter werden für einen Zug zusammengeschoben, und wer eine Armee mattsetzt, führt sie von da an.</translation>
    </message>
    <message>
        <source>{square}: a pawn cannot stand on a back rank</source>
        <translation>{square}: ein Bauer kann nicht auf einer Grundreihe stehen</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>strip</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>“{text}” (expected a number of armies)</source>
        <translation>„{text}“ (erwartet: eine Anzahl von Armeen)</translation>
    </message>
    <message>
        <source>{count} armies have passed (expected fewer than {most})</source>
        <translation>{count} Armeen haben gepasst (erwartet: weniger als {most})</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in order with files, such as a:abch)</source>
        <translation>„{part}“ (erwartet: Armeen der Reihe nach mit Linien, etwa a:abch)</translation>
    </message>
    <message>
        <source>“{part}” (expected some of the files {files}, each once)</source>
        <translation>„{part}“ (erwartet: einige der Linien {files}, jede nur einmal)</translation>
    </message>
    <message>
        <source>{square}: no piece of army {army} stands on its gate</source>
        <translation>{square}: auf diesem Nachrückfeld steht keine Figur der Armee {army}</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in their order, such as a:1,c:2)</source>
        <translation>„{part}“ (erwartet: Armeen der Reihe nach, etwa a:1,c:2)</translation>
    </message>
    <message>
        <source>army {army} has been given {count} checks (expected fewer than {most})</source>
        <translation>Armee {army} hat {count}-mal Schach erhalten (erwartet: weniger als {most}-mal)</translation>
    </message>
    <message>
        <source>Checks received</source>
        <translation>Erhaltene Schachgebote</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfangsaufstellung</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>checks received</source>
        <translation>erhaltene Schachgebote</translation>
    </message>
    <message>
        <source>gates</source>
        <translation>Nachrückfelder</translation>
    </message>
    <message>
        <source>passes in a row</source>
        <translation>Passen in Folge</translation>
    </message>
    <message>
        <source>moved on the strip</source>
        <translation>auf dem Streifen gezogen</translation>
    </message>
    <message>
        <source>shown to all</source>
        <translation>allen gezeigt</translation>
    </message>
    <message>
        <source>moved to and fro</source>
        <translation>hin und her gezogen</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>{square}: there is no such square</source>
        <translation>{square}: ein solches Feld gibt es nicht</translation>
    </message>
    <message>
        <source>{square}: “{letter}” is not a piece (expected one of {expected})</source>
        <translation>{square}: „{letter}“ ist keine Figur (erwartet: eine von {expected})</translation>
    </message>
    <message>
        <source>{square}: there is a lake</source>
        <translation>{square}: dort ist ein See</translation>
    </message>
    <message>
        <source>{square}: there is no army {army} with {count} half-boards (expected A to {last})</source>
        <translation>{square}: bei {count} Halbbrettern gibt es keine Armee {army} (erwartet: A bis {last})</translation>
    </message>
    <message>
        <source>army {army} has “{part}” (expected a player from 1 to {count}, or - for a dead army)</source>
        <translation>Armee {army} hat „{part}“ (erwartet: ein Spieler von 1 bis {count}, oder - für eine tote Armee)</translation>
    </message>
    <message>
        <source>“{text}” is not an army of this game (expected a to {last})</source>
        <translation>„{text}“ ist hier keine Armee (erwartet: a bis {last})</translation>
    </message>
    <message>
        <source>army {text} is dead and cannot be to move</source>
        <translation>Armee {text} ist tot und kann nicht am Zug sein</translation>
    </message>
    <message>
        <source>army {army}: “{letter}” cannot be in a hand (expected some of {expected})</source>
        <translation>Armee {army}: „{letter}“ kann in keiner Hand sein (erwartet: einige von {expected})</translation>
    </message>
    <message>
        <source>army {army}: “{hand}” is not sorted (expected {expected})</source>
        <translation>Armee {army}: „{hand}“ ist nicht geordnet (erwartet: {expected})</translation>
    </message>
    <message>
        <source>{square}: no half-board was pushed this turn</source>
        <translation>{square}: in diesem Zug wurde kein Halbbrett benutzt</translation>
    </message>
    <message>
        <source>{square}: no piece of army {army} stands there on the strip</source>
        <translation>{square}: dort steht auf dem Streifen keine Figur der Armee {army}</translation>
    </message>
    <message>
        <source>KQ, K, Q or -</source>
        <translation>KQ, K, Q oder -</translation>
    </message>
    <message>
        <source>Towards White’s last file</source>
        <translation>Zur letzten Linie von Weiß hin</translation>
    </message>
    <message>
        <source>Towards White’s first file</source>
        <translation>Zur ersten Linie von Weiß hin</translation>
    </message>
    <message>
        <source>“{part}” is no passed square (expected such as Ae3, Ae4Cd4 or -)</source>
        <translation>„{part}“ ist kein übersprungenes Feld (erwartet: etwa Ae3, Ae4Cd4 oder -)</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” (expected -: it never castles so)</source>
        <translation>Armee {letter} hat „{part}“ (erwartet: -, denn sie rochiert nie so)</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” but no {what} of its own on {square}</source>
        <translation>Armee {letter} hat „{part}“, aber auf {square} steht kein eigener {what}</translation>
    </message>
    <message>
        <source>{square} is on no half-board of this game</source>
        <translation>{square} liegt auf keinem Halbbrett dieser Partie</translation>
    </message>
    <message>
        <source>{square} is there twice</source>
        <translation>{square} steht zweimal da</translation>
    </message>
    <message>
        <source>{square}: a piece stands there</source>
        <translation>{square}: dort steht eine Figur</translation>
    </message>
    <message>
        <source>{square}: nothing that passed it stands on {front}</source>
        <translation>{square}: auf {front} steht nichts, was darüber gezogen ist</translation>
    </message>
    <message>
        <source>“{part}” names no half-board (expected such as Ae3, or -)</source>
        <translation>„{part}“ nennt kein Halbbrett (erwartet: etwa Ae3, oder -)</translation>
    </message>
    <message>
        <source>“{part}” is not a passed square (expected a rank 3, such as Ae3)</source>
        <translation>„{part}“ ist kein übersprungenes Feld (erwartet: eines auf Reihe 3, etwa Ae3)</translation>
    </message>
    <message>
        <source>half-board {board} has two passed squares</source>
        <translation>Halbbrett {board} hat zwei übersprungene Felder</translation>
    </message>
    <message>
        <source>{part}: no pawn of army {army} stands in front of it on {front}</source>
        <translation>{part}: davor auf {front} steht kein Bauer der Armee {army}</translation>
    </message>
    <message>
        <source>“{text}” (expected a number from 1 to {count} and the half-boards already pushed, such as 2AB)</source>
        <translation>„{text}“ (erwartet: eine Zahl von 1 bis {count} und die schon benutzten Halbbretter, etwa 2AB)</translation>
    </message>
    <message>
        <source>the number is {count} (expected 2 to {most})</source>
        <translation>die Zahl ist {count} (erwartet: 2 bis {most})</translation>
    </message>
    <message>
        <source>“{text}”: there is no half-board {letter}</source>
        <translation>„{text}“: es gibt kein Halbbrett {letter}</translation>
    </message>
    <message>
        <source>“{text}”: half-boards are pushed in pairs, their number must be even</source>
        <translation>„{text}“: Halbbretter werden paarweise zusammengeschoben, ihre Zahl muss gerade sein</translation>
    </message>
    <message>
        <source>“{text}”: {pair} is not a pair that waits for its move (touch-board only)</source>
        <translation>„{text}“: {pair} ist kein Paar, das auf seinen Zug wartet (nur mit „Geschoben, geführt“)</translation>
    </message>
    <message>
        <source>there is no player {player} (expected 1 to {count}, or 0 for everybody)</source>
        <translation>es gibt keinen Spieler {player} (erwartet: 1 bis {count} oder 0 für alle)</translation>
    </message>
    <message>
        <source>{square}: nothing stands there</source>
        <translation>{square}: dort steht nichts</translation>
    </message>
    <message>
        <source>{square}: no piece that moves stands there</source>
        <translation>{square}: dort steht keine Figur, die zieht</translation>
    </message>
    <message>
        <source>{square}: no piece comes from {origin}</source>
        <translation>{square}: von {origin} kommt keine Figur</translation>
    </message>
    <message>
        <source>{square}: the number is {count} (expected 1 to {most})</source>
        <translation>{square}: die Zahl ist {count} (erwartet: 1 bis {most})</translation>
    </message>
    <message>
        <source>{square}: an unknown piece stands there, and no for= says whose view it is</source>
        <translation>{square}: dort steht eine unbekannte Figur, und kein for= sagt, wessen Sicht es ist</translation>
    </message>
    <message>
        <source>{square}: the piece cannot be unknown to player {player}</source>
        <translation>{square}: die Figur kann Spieler {player} nicht unbekannt sein</translation>
    </message>
    <message>
        <source>army {letter} is alive and has no piece</source>
        <translation>Armee {letter} lebt und hat keine Figur</translation>
    </message>
    <message>
        <source>army {letter} has two Kings, on {one} and {other}</source>
        <translation>Armee {letter} hat zwei Könige, auf {one} und {other}</translation>
    </message>
    <message>
        <source>army {letter} is alive and has no King</source>
        <translation>Armee {letter} lebt und hat keinen König</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>Mit Kniff</translation>
    </message>
    <message>
        <source>Eastern</source>
        <translation>Fernöstlich</translation>
    </message>
    <message>
        <source>New armies</source>
        <translation>Neue Armeen</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Damespiele</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>On {files} by {ranks} squares. {rules}</source>
        <translation>Auf {files} mal {ranks} Feldern. {rules}</translation>
    </message>
    <message>
        <source>army {letter} has {pawns} pawns (expected at most 8)</source>
        <translation>Armee {letter} hat {pawns} Bauern (erwartet: höchstens 8)</translation>
    </message>
    <message>
        <source>{square} has lapsed: the turn of army {army} has begun</source>
        <translation>{square} ist verfallen: der Zug der Armee {army} hat begonnen</translation>
    </message>
    <message>
        <source>{square}: the King of army {army} is attacked although army {mover} is to move</source>
        <translation>{square}: der König der Armee {army} ist angegriffen, obwohl Armee {mover} am Zug ist</translation>
    </message>
    <message>
        <source>insufficient material</source>
        <translation>zu wenig Material</translation>
    </message>
    <message>
        <source>only Kings are left</source>
        <translation>nur noch Könige</translation>
    </message>
    <message>
        <source>Neither a threefold repetition nor {count} moves each without progress</source>
        <translation>Weder dreimalige Wiederholung noch je {count} Züge ohne Fortschritt</translation>
    </message>
    <message>
        <source>{count} moves each without capture or pawn move</source>
        <translation>je {count} Züge ohne Schlagen und ohne Bauernzug</translation>
    </message>
    <message>
        <source>repetition, {count} times</source>
        <translation>{count}-malige Stellungswiederholung</translation>
    </message>
    <message>
        <source>Draws need no claim in this game</source>
        <translation>In diesem Spiel wird ein Remis nicht beansprucht, es tritt von selbst ein</translation>
    </message>
    <message>
        <source>75 moves each without capture or pawn move</source>
        <translation>je 75 Züge ohne Schlagen und ohne Bauernzug</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>fünfmalige Stellungswiederholung</translation>
    </message>
    <message>
        <source>threefold repetition</source>
        <translation>dreimalige Stellungswiederholung</translation>
    </message>
    <message>
        <source>Rule 1, FIDE</source>
        <translation>Regel 1, FIDE</translation>
    </message>
    <message>
        <source>Rule 4</source>
        <translation>Regel 4</translation>
    </message>
    <message>
        <source>Rule 6</source>
        <translation>Regel 6</translation>
    </message>
    <message>
        <source>Rule 7</source>
        <translation>Regel 7</translation>
    </message>
    <message>
        <source>Rule 8</source>
        <translation>Regel 8</translation>
    </message>
    <message>
        <source>Rule 9</source>
        <translation>Regel 9</translation>
    </message>
    <message>
        <source>A living King is never captured, only checkmated</source>
        <translation>Ein lebender König wird nie geschlagen, nur mattgesetzt</translation>
    </message>
    <message>
        <source>{the_piece} on {square} is royal and cannot be captured</source>
        <translation>{the_piece} auf {square} ist königlich und kann nicht geschlagen werden</translation>
    </message>
    <message>
        <source>{the_piece} cannot be dropped on {target}</source>
        <translation>{the_piece} kann nicht auf {target} eingesetzt werden</translation>
    </message>
    <message>
        <source>Your {pieces} would still be attacked by {attackers}</source>
        <translation>Eigene Figuren wären weiter angegriffen ({pieces}): {attackers}</translation>
    </message>
    <message>
        <source>Your {pieces} would be attacked by {attackers}</source>
        <translation>Eigene Figuren wären angegriffen ({pieces}): {attackers}</translation>
    </message>
    <message>
        <source>It is {player}’s turn with army {army}</source>
        <translation>{player} ist mit Armee {army} am Zug</translation>
    </message>
    <message>
        <source>touch-board option</source>
        <translation>Option „Geschoben, geführt“</translation>
    </message>
    <message>
        <source>friendly option</source>
        <translation>Option „Freundschaftliche Partie“</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>There is no half-board {board}</source>
        <translation>Es gibt kein Halbbrett {board}</translation>
    </message>
    <message>
        <source>Half-board {board} was already pushed this turn</source>
        <translation>Halbbrett {board} wurde in diesem Zug schon benutzt</translation>
    </message>
    <message>
        <source>{pair} cannot be used now</source>
        <translation>{pair} kann jetzt nicht benutzt werden</translation>
    </message>
    <message>
        <source>The half-boards {pair} are pushed together and must be used</source>
        <translation>Die Halbbretter {pair} sind zusammengeschoben und müssen benutzt werden</translation>
    </message>
    <message>
        <source>No pawn is pushed with a move in this game</source>
        <translation>In diesem Spiel wird mit einem Einzelzug kein Bauer geschoben</translation>
    </message>
    <message>
        <source>{player} has no army left</source>
        <translation>{player} hat keine Armee mehr</translation>
    </message>
    <message>
        <source>Army {army} has no piece on {pair}</source>
        <translation>Armee {army} hat keine Figur auf {pair}</translation>
    </message>
    <message>
        <source>Pushing alone commits to nothing in this game</source>
        <translation>Zusammenschieben allein verpflichtet in dieser Partie zu nichts</translation>
    </message>
    <message>
        <source>{pair} is pushed together already</source>
        <translation>{pair} ist schon zusammengeschoben</translation>
    </message>
    <message>
        <source>There is no legal move on {pair}</source>
        <translation>Auf {pair} gibt es keinen legalen Zug</translation>
    </message>
    <message>
        <source>{pair} is pushed together and must be used</source>
        <translation>{pair} ist zusammengeschoben und muss benutzt werden</translation>
    </message>
    <message>
        <source>The first move of a turn is compulsory</source>
        <translation>Der erste Einzelzug eines Zuges ist Pflicht</translation>
    </message>
    <message>
        <source>Armies are not handed over in a tournament game</source>
        <translation>In einer Turnierpartie werden keine Armeen übergeben</translation>
    </message>
    <message>
        <source>There is no living army {army}</source>
        <translation>Es gibt keine lebende Armee {army}</translation>
    </message>
    <message>
        <source>Army {army} is with {player} already</source>
        <translation>Armee {army} gehört schon {player}</translation>
    </message>
    <message>
        <source>There is no player {player}</source>
        <translation>Es gibt keinen Spieler {player}</translation>
    </message>
    <message>
        <source>Armies are handed over between turns, not within one</source>
        <translation>Armeen werden zwischen den Zügen übergeben, nicht mitten in einem</translation>
    </message>
    <message>
        <source>{move} is not a move on two half-boards</source>
        <translation>{move} ist kein Zug auf zwei Halbbrettern</translation>
    </message>
    <message>
        <source>Army {army} has no {piece} in its hand</source>
        <translation>Armee {army} hat {piece} nicht in der Hand</translation>
    </message>
    <message>
        <source>Say what the pawn becomes on {target}: Q, R, B or N</source>
        <translation>Sagen Sie, was der Bauer auf {target} wird: Q (Dame), R (Turm), B (Läufer) oder N (Springer)</translation>
    </message>
    <message>
        <source>Only a pawn on a back rank becomes another piece</source>
        <translation>Nur ein Bauer auf einer Grundreihe wandelt sich um</translation>
    </message>
    <message>
        <source>Castling needs a King and a Rook that have not moved from home</source>
        <translation>Zur Rochade gehören König und Turm, die daheim noch nicht gezogen haben</translation>
    </message>
    <message>
        <source>A King in check may not castle</source>
        <translation>Ein König im Schach darf nicht rochieren</translation>
    </message>
    <message>
        <source>The King may not castle over or onto an attacked square</source>
        <translation>Der König darf nicht über oder auf ein angegriffenes Feld rochieren</translation>
    </message>
    <message>
        <source>{the_piece} comes in only behind a piece that leaves its first square on the back rank</source>
        <translation>{the_piece} rückt nur dort ein, wo eine Figur ihr erstes Feld auf der Grundreihe verlässt</translation>
    </message>
    <message>
        <source>It becomes no other piece by this move</source>
        <translation>Durch diesen Zug wird keine andere Figur daraus</translation>
    </message>
    <message>
        <source>{game} has no FEN</source>
        <translation>für {game} gibt es keine FEN</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>As seated</source>
        <translation>Wie sie sitzen</translation>
    </message>
    <message>
        <source>The players move in the order in which they are listed.</source>
        <translation>Die Spieler ziehen in der Reihenfolge, in der sie aufgeführt sind.</translation>
    </message>
    <message>
        <source>Joining half-boards</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>The upper half-board is turned round, as cardboard is.</source>
        <translation>Das obere Halbbrett wird umgedreht, wie man es mit Pappe täte.</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Files meet themselves and every army is set up as White (Robert Price).</source>
        <translation>Linien treffen auf sich selbst, und jede Armee steht wie Weiß (Robert Price).</translation>
    </message>
    <message>
        <source>How the upper half-board lies against the lower one.</source>
        <translation>Wie das obere Halbbrett am unteren liegt.</translation>
    </message>
    <message>
        <source>Movement bonus</source>
        <translation>Bonuszüge</translation>
    </message>
    <message>
        <source>A move per half-board</source>
        <translation>Ein Zug je Halbbrett</translation>
    </message>
    <message>
        <source>As many moves as half-boards occupied.</source>
        <translation>So viele Einzelzüge wie besetzte Halbbretter.</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Every turn is a single move.</source>
        <translation>Jeder Zug ist ein einziger Einzelzug.</translation>
    </message>
    <message>
        <source>How many moves an army has in a turn.</source>
        <translation>Wie viele Einzelzüge eine Armee in einem Zug hat.</translation>
    </message>
    <message>
        <source>The captor moves the army from then on.</source>
        <translation>Der Eroberer zieht die Armee von da an.</translation>
    </message>
    <message>
        <source>As many moves as opponents threaten an army.</source>
        <translation>So viele Züge, wie Gegner die Armee bedrohen.</translation>
    </message>
    <message>
        <source>If Kings are captured, dead pieces may be too.</source>
        <translation>Wo Könige geschlagen werden, auch tote Figuren.</translation>
    </message>
    <message>
        <source>What is played on half-boards.</source>
        <translation>Was auf den Halbbrettern gespielt wird.</translation>
    </message>
    <message>
        <source>Captured armies</source>
        <translation>Eroberte Armeen</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>The order of play is drawn at random.</source>
        <translation>Die Zugreihenfolge wird ausgelost.</translation>
    </message>
    <message>
        <source>Who moves first, and who after whom.</source>
        <translation>Wer zuerst zieht, und wer nach wem.</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>The army leaves the half-boards.</source>
        <translation>Die Armee verlässt die Halbbretter.</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>The army stays as obstacles that nobody moves.</source>
        <translation>Die Armee bleibt als Hindernis stehen, das niemand zieht.</translation>
    </message>
    <message>
        <source>What becomes of an army that is checkmated.</source>
        <translation>Was aus einer mattgesetzten Armee wird.</translation>
    </message>
    <message>
        <source>Friendly game</source>
        <translation>Freundschaftliche Partie</translation>
    </message>
    <message>
        <source>Armies may be handed to any player, also to one who is out; off for a tournament.</source>
        <translation>Armeen dürfen jedem Spieler übergeben werden, auch einem ausgeschiedenen; aus für ein Turnier.</translation>
    </message>
    <message>
        <source>Touch-board</source>
        <translation>Geschoben, geführt</translation>
    </message>
    <message>
        <source>Pushing two half-boards commits to them; if they show your own mate, the army is lost.</source>
        <translation>Zwei Halbbretter zusammenzuschieben verpflichtet zum Zug auf ihnen; zeigen sie das eigene Matt, so ist die Armee verloren.</translation>
    </message>
    <message>
        <source>Defending against several</source>
        <translation>Verteidigung gegen mehrere</translation>
    </message>
    <message>
        <source>Fair exchange</source>
        <translation>Gerechter Abtausch</translation>
    </message>
    <message>
        <source>Who lost nothing in exchanges gives a piece.</source>
        <translation>Wer beim Abtausch nichts verlor, gibt eine Figur ab.</translation>
    </message>
    <message>
        <source>Kings are captured</source>
        <translation>Könige werden geschlagen</translation>
    </message>
    <message>
        <source>A mate freezes; an army dies with its King.</source>
        <translation>Ein Matt friert ein; tot ist die Armee mit ihrem König.</translation>
    </message>
    <message>
        <source>Obstacles may be captured</source>
        <translation>Hindernisse dürfen geschlagen werden</translation>
    </message>
    <message>
        <source>With each move a pawn of an opponent is pushed one square forward (Betza 1977).</source>
        <translation>Mit jedem Einzelzug wird ein gegnerischer Bauer ein Feld vorwärts geschoben (Betza 1977).</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>The pieces of each army: one set for all, or one for each with commas between.</source>
        <translation>Die Figuren jeder Armee: ein Satz für alle, oder je einer mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>All armies are set up as in chess.</source>
        <translation>Alle Armeen sind wie im Schach aufgestellt.</translation>
    </message>
    <message>
        <source>One of the 960 arrays, the same for every army.</source>
        <translation>Eine der 960 Aufstellungen, dieselbe für jede Armee.</translation>
    </message>
    <message>
        <source>The array with this number, the same for every army.</source>
        <translation>Die Aufstellung mit dieser Nummer, dieselbe für jede Armee.</translation>
    </message>
    <message>
        <source>“avalanche” does not go with “{name}” (expected one of them off)</source>
        <translation>„avalanche“ verträgt sich nicht mit „{name}“ (eins davon muss aus sein)</translation>
    </message>
    <message>
        <source>“{name}” is for more than two players (expected it off with two half-boards)</source>
        <translation>„{name}“ ist für mehr als zwei Spieler (erwartet: aus bei zwei Halbbrettern)</translation>
    </message>
    <message>
        <source>last player alive</source>
        <translation>letzter lebender Spieler</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} ist ausgeschieden.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>one of {pieces}</source>
        <translation>eine von {pieces}</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>Vereinbarung</translation>
    </message>
    <message>
        <source>time, but no mate is possible</source>
        <translation>Zeitüberschreitung, aber kein Matt möglich</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>no army can move</source>
        <translation>keine Armee kann ziehen</translation>
    </message>
    <message>
        <source>the {name}</source>
        <translation>die Figur {name}</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>Spieler {player}</translation>
    </message>
    <message>
        <source>byte {byte} is not {encoding} text</source>
        <translation>Byte {byte} ist kein {encoding}-Text</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>das gibt es dort nicht</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>der Zugriff ist nicht erlaubt</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>ein Teil des Pfades ist kein Ordner</translation>
    </message>
    <message>
        <source>there is something of that name already</source>
        <translation>etwas dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die Platte ist voll</translation>
    </message>
    <message>
        <source>there is no more room for you on the disk</source>
        <translation>auf der Platte ist für Sie kein Platz mehr</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>die Platte lässt sich nur lesen</translation>
    </message>
    <message>
        <source>the disk, or the way to it, has a fault</source>
        <translation>die Platte oder der Weg zu ihr ist gestört</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>die Datei würde zu groß</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the system takes no such name, or cannot do that there</source>
        <translation>das System nimmt einen solchen Namen nicht an oder kann das dort nicht</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>die Verknüpfungen führen rundum im Kreis</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt es gerade</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>it is no program that can run here</source>
        <translation>das ist kein Programm, das hier laufen kann</translation>
    </message>
    <message>
        <source>its device is no longer there</source>
        <translation>das Gerät dazu ist nicht mehr da</translation>
    </message>
    <message>
        <source>nothing answers there</source>
        <translation>dort antwortet nichts</translation>
    </message>
    <message>
        <source>the connection has ended</source>
        <translation>die Verbindung ist abgebrochen</translation>
    </message>
    <message>
        <source>no way leads there</source>
        <translation>dorthin führt kein Weg</translation>
    </message>
    <message>
        <source>it took too long to answer</source>
        <translation>die Antwort ist zu lange ausgeblieben</translation>
    </message>
    <message>
        <source>the address is in use</source>
        <translation>die Adresse ist belegt</translation>
    </message>
    <message>
        <source>this computer has no such address</source>
        <translation>dieser Rechner hat keine solche Adresse</translation>
    </message>
    <message>
        <source>no computer of that name is known</source>
        <translation>ein Rechner dieses Namens ist nicht bekannt</translation>
    </message>
    <message>
        <source>the system says “{reason}”</source>
        <translation>das System sagt „{reason}“</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <translation>{first}: {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <translation>{first}. {second}</translation>
    </message>
    <message>
        <source>{name}, {other}</source>
        <translation>{name}, {other}</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} und {count} weitere</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>--tls-ca, --tls-cert and --tls-key are for --cluster</source>
        <translation>--tls-ca, --tls-cert und --tls-key gelten für --cluster</translation>
    </message>
    <message>
        <source>--workers is for this machine (a cluster has its own workers)</source>
        <translation>--workers gilt für diesen Rechner (ein Cluster hat eigene Worker)</translation>
    </message>
    <message>
        <source>--{name} is {value} (expected at least 1)</source>
        <translation>--{name} ist {value} (erwartet: mindestens 1)</translation>
    </message>
    <message>
        <source>{file} has a game {number}, but --games is {games}</source>
        <translation>{file} enthält eine Partie {number}, aber --games ist {games}</translation>
    </message>
    <message>
        <source>--resume needs --out, which names the file to go on with</source>
        <translation>--resume braucht --out, das die Datei nennt, mit der es weitergeht</translation>
    </message>
    <message>
        <source>unknown kind of file “{kind}” (expected {expected})</source>
        <translation>unbekannte Art von Datei „{kind}“ (erwartet: {expected})</translation>
    </message>
    <message>
        <source>{file} is there already (--resume goes on with it)</source>
        <translation>{file} gibt es schon (mit --resume geht es damit weiter)</translation>
    </message>
    <message>
        <source>a worker ended before its game did</source>
        <translation>ein Worker endete vor seiner Partie</translation>
    </message>
    <message>
        <source>the source of the program has changed on the way</source>
        <translation>der Quelltext des Programms hat sich unterwegs geändert</translation>
    </message>
    <message>
        <source>{file} has {count} of {games} (--resume goes on)</source>
        <translation>{file} enthält {count} von {games} (mit --resume geht es weiter)</translation>
    </message>
    <message>
        <source>the game has no ply {number} (expected 0 to {count})</source>
        <translation>die Partie hat keinen Halbzug {number} (erwartet: 0 bis {count})</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>sie ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>die Datei ist länger als {most} Bytes</translation>
    </message>
    <message>
        <source>a game has more than {most} bytes</source>
        <translation>eine Partie hat mehr als {most} Bytes</translation>
    </message>
    <message>
        <source>line {number}, byte {byte} of it is not UTF-8 text</source>
        <translation>Zeile {number}, Byte {byte} darin ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>line {number}: {error}</source>
        <translation>Zeile {number}: {error}</translation>
    </message>
    <message>
        <source>White has no King</source>
        <translation>Weiß hat keinen König</translation>
    </message>
    <message>
        <source>Black has no King</source>
        <translation>Schwarz hat keinen König</translation>
    </message>
    <message>
        <source>there are too many Kings</source>
        <translation>es sind zu viele Könige</translation>
    </message>
    <message>
        <source>White has more than 8 pawns</source>
        <translation>Weiß hat mehr als 8 Bauern</translation>
    </message>
    <message>
        <source>Black has more than 8 pawns</source>
        <translation>Schwarz hat mehr als 8 Bauern</translation>
    </message>
    <message>
        <source>a pawn stands on a back rank</source>
        <translation>ein Bauer steht auf einer Grundreihe</translation>
    </message>
    <message>
        <source>White has more than 16 pieces</source>
        <translation>Weiß hat mehr als 16 Figuren</translation>
    </message>
    <message>
        <source>Black has more than 16 pieces</source>
        <translation>Schwarz hat mehr als 16 Figuren</translation>
    </message>
    <message>
        <source>the castling rights do not fit the Kings and Rooks</source>
        <translation>die Rochaderechte passen nicht zu den Königen und Türmen</translation>
    </message>
    <message>
        <source>no pawn can just have passed the en passant square</source>
        <translation>kein Bauer kann gerade das Feld für en passant übersprungen haben</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>die Seite, die nicht am Zug ist, steht im Schach</translation>
    </message>
    <message>
        <source>FEN has two armies, not {count}</source>
        <translation>FEN hat zwei Armeen, nicht {count}</translation>
    </message>
    <message>
        <source>FEN has no dead armies</source>
        <translation>FEN hat keine toten Armeen</translation>
    </message>
    <message>
        <source>castling rights that do not fit the Kings and Rooks were removed</source>
        <translation>Rochaderechte, die nicht zu den Königen und Türmen passen, wurden entfernt</translation>
    </message>
    <message>
        <source>an en passant square that no pawn can just have passed was removed</source>
        <translation>ein Feld für en passant, das kein Bauer gerade übersprungen haben kann, wurde entfernt</translation>
    </message>
    <message>
        <source>the FEN has {count} characters (expected at most {most})</source>
        <translation>die FEN hat {count} Zeichen (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>“{text}” is not a FEN: {error}</source>
        <translation>„{text}“ ist keine FEN: {error}</translation>
    </message>
    <message>
        <source>the FEN is not of a valid position: {words}</source>
        <translation>die FEN beschreibt keine gültige Stellung: {words}</translation>
    </message>
    <message>
        <source>a tag was expected, such as [Players &quot;3&quot;]</source>
        <translation>ein Tag wurde erwartet, etwa [Players &quot;3&quot;]</translation>
    </message>
    <message>
        <source>the comment has no end (expected })</source>
        <translation>der Kommentar hat kein Ende (erwartet: })</translation>
    </message>
    <message>
        <source>a comment ends that never began</source>
        <translation>ein Kommentar endet, der nie begonnen hat</translation>
    </message>
    <message>
        <source>an annotation was expected, such as $1</source>
        <translation>eine Bewertung wurde erwartet, etwa $1</translation>
    </message>
    <message>
        <source>a tag ends that never began</source>
        <translation>ein Tag endet, das nie begonnen hat</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {message}</source>
        <translation>Zeile {line}, Spalte {column}: {message}</translation>
    </message>
    <message>
        <source>there is a NUL character (expected text)</source>
        <translation>da steht ein NUL-Zeichen (erwartet: Text)</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>the {name} has {length} characters (expected at most {most})</source>
        <translation>{name} mit {length} Zeichen (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>“{sign}” is not an annotation (expected such as ! or ?)</source>
        <translation>„{sign}“ ist keine Bewertung (erwartet: etwa ! oder ?)</translation>
    </message>
    <message>
        <source>The game is over: {reason}</source>
        <translation>Die Partie ist zu Ende: {reason}</translation>
    </message>
    <message>
        <source>Army {army} to move, round {round}</source>
        <translation>Armee {army} am Zug, Runde {round}</translation>
    </message>
    <message>
        <source>to move: {count}</source>
        <translation>am Zug: {count}</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>such as N or n, or N(3) for one of set 3</source>
        <translation>etwa N oder n, oder N(3) für eine aus Satz 3</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>% of games</source>
        <translation>% der Partien</translation>
    </message>
    <message>
        <source>+- error</source>
        <translation>+- Fehler</translation>
    </message>
    <message>
        <source>% fair</source>
        <translation>% gerecht</translation>
    </message>
    <message>
        <source>errors above</source>
        <translation>Fehler darüber</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>{games}, {actions} on average, {count} broken off</source>
        <translation>{games}, im Mittel {actions}, {count} abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>the players of White and Black, such as 1-2</source>
        <translation>die Spieler von Weiß und Schwarz, etwa 1-2</translation>
    </message>
    <message>
        <source>w or b, or such as w*</source>
        <translation>w oder b, oder etwa w*</translation>
    </message>
    <message>
        <source>unmoved</source>
        <translation>unbewegt</translation>
    </message>
    <message>
        <source>letters of AEHaeh, or -</source>
        <translation>Buchstaben aus AEHaeh, oder -</translation>
    </message>
    <message>
        <source>a square, or -</source>
        <translation>ein Feld, oder -</translation>
    </message>
    <message>
        <source>stockpiles</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>pieces such as Nw3 with commas between, - for none, x for a player who is out</source>
        <translation>Figuren, etwa Nw3, mit Kommas dazwischen, - für keine, x für einen ausgeschiedenen Spieler</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <source>last progress</source>
        <translation>letzter Fortschritt</translation>
    </message>
    <message>
        <source>the pieces are not sorted by kind, colour and set</source>
        <translation>die Figuren sind nicht nach Art, Farbe und Satz geordnet</translation>
    </message>
    <message>
        <source>the line has a space too many before field {number} (expected single spaces between the fields)</source>
        <translation>die Zeile hat vor Angabe {number} ein Leerzeichen zu viel (erwartet: je eines zwischen den Angaben)</translation>
    </message>
    <message>
        <source>it is not in the ring</source>
        <translation>es ist nicht im Ring</translation>
    </message>
    <message>
        <source>there is no board</source>
        <translation>es gibt kein Brett</translation>
    </message>
    <message>
        <source>there is no square {number}</source>
        <translation>es gibt kein Feld {number}</translation>
    </message>
    <message>
        <source>{square}: {message}</source>
        <translation>{square}: {message}</translation>
    </message>
    <message>
        <source>there is no such piece</source>
        <translation>eine solche Figur gibt es nicht</translation>
    </message>
    <message>
        <source>there is no set {set} with {players} players</source>
        <translation>bei {players} Spielern gibt es keinen Satz {set}</translation>
    </message>
    <message>
        <source>a pawn cannot stand on a back rank</source>
        <translation>ein Bauer kann nicht auf einer Grundreihe stehen</translation>
    </message>
    <message>
        <source>a King never leaves the board of its set, which is {set}</source>
        <translation>ein König verlässt nie das Brett seines Satzes, und das ist {set}</translation>
    </message>
    <message>
        <source>no King or Rook starts on {square}</source>
        <translation>auf {square} beginnt weder ein König noch ein Turm</translation>
    </message>
    <message>
        <source>there is no player {player}</source>
        <translation>es gibt keinen Spieler {player}</translation>
    </message>
    <message>
        <source>“{text}” has no board’s number (expected such as 1: before the pieces)</source>
        <translation>„{text}“ hat keine Nummer eines Bretts (erwartet: etwa 1: vor den Figuren)</translation>
    </message>
    <message>
        <source>the number of ranks is {count} (expected {ranks})</source>
        <translation>die Zahl der Reihen ist {count} (erwartet: {ranks})</translation>
    </message>
    <message>
        <source>there are only {players} players</source>
        <translation>es sind nur {players} Spieler</translation>
    </message>
    <message>
        <source>it stands behind board {last}</source>
        <translation>es steht hinter Brett {last}</translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one)</source>
        <translation>{colour} hat {count} Könige (erwartet: einer)</translation>
    </message>
    <message>
        <source>there is a {colour} {piece} of set {set} too many (a set has {most})</source>
        <translation>eine Figur ({piece}, {colour}) aus Satz {set} ist zu viel (ein Satz hat {most})</translation>
    </message>
    <message>
        <source>the number of entries is {count} (expected one per player, {least} to {most})</source>
        <translation>die Zahl der Einträge ist {count} (erwartet: einer je Spieler, {least} bis {most})</translation>
    </message>
    <message>
        <source>{square}: the King of {colour} is attacked although {mover} is to move</source>
        <translation>{square}: der König von {colour} ist angegriffen, obwohl {mover} am Zug ist</translation>
    </message>
    <message>
        <source>“!” is for a King that is checkmated</source>
        <translation>„!“ steht für einen König, der mattgesetzt ist</translation>
    </message>
    <message>
        <source>“{text}” (expected the players of White and Black from 1 to {players}, such as 1-2)</source>
        <translation>„{text}“ (erwartet: die Spieler von Weiß und Schwarz von 1 bis {players}, etwa 1-2)</translation>
    </message>
    <message>
        <source>player {player} cannot have White there (expected {players})</source>
        <translation>Spieler {player} kann dort nicht Weiß haben (erwartet: {players})</translation>
    </message>
    <message>
        <source>player {player} cannot have Black there (expected player {expected}, who has White on board {board})</source>
        <translation>Spieler {player} kann dort nicht Schwarz haben (erwartet: Spieler {expected}, der auf Brett {board} Weiß hat)</translation>
    </message>
    <message>
        <source>“{text}”: the King of {colour} has moved, so its Rooks cannot castle</source>
        <translation>„{text}“: der König von {colour} hat gezogen, also rochiert keiner seiner Türme</translation>
    </message>
    <message>
        <source>player {player} is out but has a seat</source>
        <translation>Spieler {player} ist ausgeschieden, hat aber einen Platz</translation>
    </message>
    <message>
        <source>player {player} has no seat and is out (expected x)</source>
        <translation>Spieler {player} hat keinen Platz und ist ausgeschieden (erwartet: x)</translation>
    </message>
    <message>
        <source>“{text}”: there are no rounds in free tempo</source>
        <translation>„{text}“: bei freiem Tempo gibt es keine Runden</translation>
    </message>
    <message>
        <source>“{text}” but no {piece} of {colour} on {square}</source>
        <translation>„{text}“, aber auf {square} steht keine solche Figur ({piece}, {colour})</translation>
    </message>
    <message>
        <source>“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)</source>
        <translation>„{text}“ (erwartet: ein Feld der Reihe {rank}, denn {colour} ist am Zug, oder -)</translation>
    </message>
    <message>
        <source>no pawn of {colour} on {square} has just passed {passed}</source>
        <translation>kein Bauer von {colour} auf {square} hat gerade {passed} übersprungen</translation>
    </message>
    <message>
        <source>“{text}” is not a piece with a colour and a set from 1 to {players} (expected such as Nw3)</source>
        <translation>„{text}“ ist keine Figur mit Farbe und Satz von 1 bis {players} (erwartet: etwa Nw3)</translation>
    </message>
    <message>
        <source>“{text}” is a King, and Kings are never captured</source>
        <translation>„{text}“ ist ein König, und Könige werden nie geschlagen</translation>
    </message>
    <message>
        <source>“{text}” (expected {number} in free tempo)</source>
        <translation>„{text}“ (erwartet: {number} bei freiem Tempo)</translation>
    </message>
    <message>
        <source>“{text}” is a round to come (it is round {round})</source>
        <translation>„{text}“ ist eine künftige Runde (jetzt ist Runde {round})</translation>
    </message>
    <message>
        <source>the game has no moves {first} to {last} (expected between 1 and {count})</source>
        <translation>die Partie hat keine Züge {first} bis {last} (erwartet: zwischen 1 und {count})</translation>
    </message>
    <message>
        <source>a film has at most {most} moves</source>
        <translation>ein Film hat höchstens {most} Züge</translation>
    </message>
    <message>
        <source>nothing is moved from {first} to {last}</source>
        <translation>von {first} bis {last} wird nichts gezogen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>On the boards</source>
        <translation>Auf den Brettern</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>King’s side</source>
        <translation>Königsseite</translation>
    </message>
    <message>
        <source>Queen’s side</source>
        <translation>Damenseite</translation>
    </message>
    <message>
        <source>Army {letter}</source>
        <translation>Armee {letter}</translation>
    </message>
    <message>
        <source>Army {letter}, moved by player {player}</source>
        <translation>Armee {letter}, geführt von Spieler {player}</translation>
    </message>
    <message>
        <source>army {letter}</source>
        <translation>Armee {letter}</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Moves left</source>
        <translation>Übrige Einzelzüge</translation>
    </message>
    <message>
        <source>As many as half-boards the army stands on, less those made (Rule 6).</source>
        <translation>So viele wie Halbbretter, auf denen die Armee steht, ohne die schon ausgeführten (Regel 6).</translation>
    </message>
    <message>
        <source>Pushed this turn</source>
        <translation>In diesem Zug benutzt</translation>
    </message>
    <message>
        <source>Half-board {letter}</source>
        <translation>Halbbrett {letter}</translation>
    </message>
    <message>
        <source>Moved on the strip</source>
        <translation>Auf dem Streifen gezogen</translation>
    </message>
    <message>
        <source>Squares of the strip with pieces that moved this turn (Rule 10).</source>
        <translation>Felder des Streifens mit Figuren, die in diesem Zug gezogen haben (Regel 10).</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>Allen gezeigt</translation>
    </message>
    <message>
        <source>Squares with pieces that everybody knows.</source>
        <translation>Felder mit Figuren, die alle kennen.</translation>
    </message>
    <message>
        <source>Waits for its move</source>
        <translation>Wartet auf den Zug</translation>
    </message>
    <message>
        <source>No pair</source>
        <translation>Kein Paar</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The army is dead.</source>
        <translation>Die Armee ist tot.</translation>
    </message>
    <message>
        <source>Moved by</source>
        <translation>Geführt von</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Rochade</translation>
    </message>
    <message>
        <source>Passed squares</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>The squares that pawns have passed with their last double step.</source>
        <translation>Die Felder, die Bauern mit ihrem letzten Doppelschritt übersprungen haben.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Moves since a capture or pawn move</source>
        <translation>Züge seit Schlagen oder Bauernzug</translation>
    </message>
    <message>
        <source>What these rules remember, as the ninth field of CFEN says it.</source>
        <translation>Was diese Regeln sich merken, wie das neunte Feld von CFEN es sagt.</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>led by {board}</source>
        <translation>geführt von {board}</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as AB:e4)</source>
        <translation>„{text}“ ist kein Zug (erwartet: etwa AB:e4)</translation>
    </message>
    <message>
        <source>it is {colour}’s turn on board {board}, so its moves begin with {letter}</source>
        <translation>auf Brett {board} ist {colour} am Zug, also beginnen Züge dort mit {letter}</translation>
    </message>
    <message>
        <source>“{text}”: {reason}</source>
        <translation>„{text}“: {reason}</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 1A. e4, 1a. Nxf6, 2B. N@b1, 9C. e8=N@f3 or 2:e2e4)</source>
        <translation>„{text}“ ist kein Zug (erwartet: ein Brett und ein Zug, etwa 1A. e4, 1a. Nxf6, 2B. N@b1, 9C. e8=N@f3 oder 2:e2e4)</translation>
    </message>
    <message>
        <source>board {board}</source>
        <translation>Brett {board}</translation>
    </message>
    <message>
        <source>any board</source>
        <translation>alle Bretter</translation>
    </message>
    <message>
        <source>there is no such move on {where}</source>
        <translation>einen solchen Zug gibt es nicht ({where})</translation>
    </message>
    <message>
        <source>no {piece} of the side to move can go to {square} on {where}</source>
        <translation>die Seite am Zug hat keine solche Figur, die nach {square} ziehen kann ({piece}; {where})</translation>
    </message>
    <message>
        <source>“{text}” starts with &amp; but no move was made this turn (expected the first move of the next one)</source>
        <translation>„{text}“ beginnt mit &amp;, aber in diesem Zug wurde noch nicht gezogen (erwartet: der erste Einzelzug des nächsten)</translation>
    </message>
    <message>
        <source>“{text}” is not a removal (expected such as -NAc3, or -QAd1=R for a swap)</source>
        <translation>„{text}“ entfernt keine Figur (erwartet: etwa -NAc3, oder -QAd1=R für einen Tausch)</translation>
    </message>
    <message>
        <source>“{text}”: no {piece} stands on {square}</source>
        <translation>„{text}“: auf {square} steht keine solche Figur ({piece})</translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first (it lies at the bottom)</source>
        <translation>„{text}“ muss zwei Halbbretter nennen, den früheren Buchstaben zuerst (es liegt unten)</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e4, AB:Nxf6, AB:O-O, AB:e8=Q or AB:e2e4)</source>
        <translation>„{text}“ ist kein Zug (erwartet: ein Paar und ein Zug, etwa AB:e4, AB:Nxf6, AB:O-O, AB:e8=Q oder AB:e2e4)</translation>
    </message>
    <message>
        <source>“{text}” is legal on the pairs {pairs} (expected one of {expected})</source>
        <translation>„{text}“ ist auf den Paaren {pairs} legal (erwartet: eines von {expected})</translation>
    </message>
    <message>
        <source>“{text}”: {push} is not a pawn that may be pushed with this move</source>
        <translation>„{text}“: {push} ist kein Bauer, der mit diesem Einzelzug geschoben werden darf</translation>
    </message>
    <message>
        <source>“{text}” fits several legal moves (expected one of {expected})</source>
        <translation>„{text}“ passt auf mehrere legale Züge (erwartet: einer von {expected})</translation>
    </message>
    <message>
        <source>any pair</source>
        <translation>alle Paare</translation>
    </message>
    <message>
        <source>army {army} may not castle so on {where}</source>
        <translation>Armee {army} darf so nicht rochieren ({where})</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>army {army} has no such {piece} on {where}</source>
        <translation>Armee {army} hat keine solche Figur ({piece}; {where})</translation>
    </message>
    <message>
        <source>no {piece} of army {army} can go to {square} on {where}</source>
        <translation>von Armee {army} kann keine solche Figur nach {square} ziehen ({piece}; {where})</translation>
    </message>
    <message>
        <source>hidden knowledge</source>
        <translation>verborgenes Wissen</translation>
    </message>
    <message>
        <source>{name} has run out of time</source>
        <translation>Die Zeit von {name} ist abgelaufen</translation>
    </message>
    <message>
        <source>While not all may be seen, the game goes on only where it stands</source>
        <translation>Solange nicht alles zu sehen ist, geht die Partie nur dort weiter, wo sie steht</translation>
    </message>
    <message>
        <source>It is the turn of {name}</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Only {name} can do that, and they must take the seat</source>
        <translation>Das kann nur {name}, und zwar am eigenen Platz</translation>
    </message>
    <message>
        <source>The turn is given out of order in an analysis only</source>
        <translation>Außer der Reihe wird der Zug nur in einer Analyse vergeben</translation>
    </message>
    <message>
        <source>{name} is out and cannot agree to a draw</source>
        <translation>{name} ist ausgeschieden und kann kein Remis vereinbaren</translation>
    </message>
    <message>
        <source>“{entry}” is not a journal entry (expected one such as play, back or clock)</source>
        <translation>„{entry}“ ist kein Eintrag des Journals (erwartet: einer wie play, back oder clock)</translation>
    </message>
    <message>
        <source>“{number}” is not the number of a player</source>
        <translation>„{number}“ ist nicht die Nummer eines Spielers</translation>
    </message>
    <message>
        <source>there is no player {number}</source>
        <translation>es gibt keinen Spieler {number}</translation>
    </message>
    <message>
        <source>The journal of this game cannot be written ({reason}); save the game yourself.</source>
        <translation>Das Journal dieser Partie kann nicht geschrieben werden ({reason}); bitte die Partie selbst speichern.</translation>
    </message>
    <message>
        <source>“{text}”: the nodes must be a whole number (expected such as club:500)</source>
        <translation>„{text}“: Die Knoten müssen eine ganze Zahl sein (erwartet: etwa club:500)</translation>
    </message>
    <message>
        <source>the number of players is {count} (expected {expected})</source>
        <translation>die Zahl der Spieler ist {count} (erwartet: {expected})</translation>
    </message>
    <message>
        <source>there are {count} bots for {players} players (expected 1 to {players})</source>
        <translation>für {players} Spieler gibt es {count} Bots (erwartet: 1 bis {players})</translation>
    </message>
    <message>
        <source>“{bot}”: nothing is hidden in this game</source>
        <translation>„{bot}“: in diesem Spiel ist nichts verborgen</translation>
    </message>
    <message>
        <source>game {number}, action {action}: the bot “{bot}” failed: {reason}</source>
        <translation>Partie {number}, Aktion {action}: Der Bot „{bot}“ ist gescheitert: {reason}</translation>
    </message>
    <message>
        <source>there are {count} actions (expected at most {most})</source>
        <translation>es sind {count} Aktionen (höchstens {most} erwartet)</translation>
    </message>
    <message>
        <source>action {number}, “{action}”: {reason}</source>
        <translation>Aktion {number}, „{action}“: {reason}</translation>
    </message>
    <message>
        <source>the game goes on after action {number}</source>
        <translation>die Partie geht nach Aktion {number} weiter</translation>
    </message>
    <message>
        <source>game {number} of the file is not one of this arena: {what} is “{there}” (expected “{expected}”)</source>
        <translation>Partie {number} der Datei gehört nicht zu dieser Arena: {what} ist „{there}“ (erwartet: „{expected}“)</translation>
    </message>
    <message>
        <source>game {number} of the file is another game {round} than before</source>
        <translation>Partie {number} der Datei ist eine andere Partie {round} als zuvor</translation>
    </message>
    <message>
        <source>the seating</source>
        <translation>die Sitzordnung</translation>
    </message>
    <message>
        <source>“{text}” is not a bot (expected such as club 5s)</source>
        <translation>„{text}“ ist kein Bot (erwartet: etwa club 5s)</translation>
    </message>
    <message>
        <source>A name has at most {most} characters, and this one has {count}.</source>
        <translation>Ein Name hat höchstens {most} Zeichen, dieser hat {count}.</translation>
    </message>
    <message>
        <source>the number of colours is {count} (expected one per player, that is {players})</source>
        <translation>die Zahl der Farben ist {count} (erwartet: eine je Spieler, also {players})</translation>
    </message>
    <message>
        <source>colour “{colour}” is not of the form #rrggbb</source>
        <translation>die Farbe „{colour}“ hat nicht die Form #rrggbb</translation>
    </message>
    <message>
        <source>entry {number}, “{entry}”: {refusal}</source>
        <translation>Eintrag {number}, „{entry}“: {refusal}</translation>
    </message>
    <message>
        <source>entry {number}: {problem}</source>
        <translation>Eintrag {number}: {problem}</translation>
    </message>
    <message>
        <source>the tag {tag}, “{value}”, is not the time of {clocks} clocks (expected {expected})</source>
        <translation>das Tag {tag}, „{value}“, ist nicht die Zeit von {clocks} Uhren (erwartet: {expected})</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 2:e2e4, 2:N@b1 or 2:e7e8N@f3)</source>
        <translation>„{text}“ ist kein Zug (erwartet: ein Brett und ein Zug, etwa 2:e2e4, 2:N@b1 oder 2:e7e8N@f3)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>{square} ({player})</source>
        <translation>{square} ({player})</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces} of {player}</source>
        <translation>{pieces} von {player}</translation>
    </message>
    <message>
        <source>In pockets: {pieces}.</source>
        <translation>In Taschen: {pieces}.</translation>
    </message>
    <message>
        <source>half-board {board}, pushed together with {other}</source>
        <translation>Halbbrett {board}, zusammengeschoben mit {other}</translation>
    </message>
    <message>
        <source>half-board {board}</source>
        <translation>Halbbrett {board}</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side}: {pieces}</translation>
    </message>
    <message>
        <source>On {board}: {pieces}.</source>
        <translation>{board}: {pieces}.</translation>
    </message>
    <message>
        <source>{piece} {square}</source>
        <translation>{piece} {square}</translation>
    </message>
    <message>
        <source>No King is attacked.</source>
        <translation>Kein König ist angegriffen.</translation>
    </message>
    <message>
        <source>On {pairs} {king} is attacked by {attackers}.</source>
        <translation>{pairs}: {king} wird angegriffen von {attackers}.</translation>
    </message>
    <message>
        <source>{piece} of {side}</source>
        <translation>{piece} von {side}</translation>
    </message>
    <message>
        <source>rules of chess</source>
        <translation>Regeln des Schachs</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Matt</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>{player} is stalemated on both boards and first chooses which of them is lost</source>
        <translation>{player} ist auf beiden Brettern patt und wählt zuerst, welches verloren ist</translation>
    </message>
    <message>
        <source>{player} is checkmated on board {board}</source>
        <translation>{player} ist auf Brett {board} matt</translation>
    </message>
    <message>
        <source>{player}, to move on board {board}, is not stalemated on both boards</source>
        <translation>{player}, auf Brett {board} am Zug, ist nicht auf beiden Brettern patt</translation>
    </message>
    <message>
        <source>{player} does not play on board {board}</source>
        <translation>{player} spielt nicht auf Brett {board}</translation>
    </message>
    <message>
        <source>{player} is checkmated on board {board}, which counts at the end of the round</source>
        <translation>{player} ist auf Brett {board} matt, was am Ende der Runde zählt</translation>
    </message>
    <message>
        <source>Castling needs a King and a Rook that have not moved on board {board}</source>
        <translation>Zur Rochade gehören König und Turm, die auf Brett {board} noch nicht gezogen haben</translation>
    </message>
    <message>
        <source>{player} has no {colour} {piece} but of set {board}, which does not return to board {board}</source>
        <translation>{player} hat keine andere Figur ({piece}, {colour}) als die von Satz {board}, die nicht auf Brett {board} zurückkehrt</translation>
    </message>
    <message>
        <source>{player} has no {colour} {piece} in the stockpile</source>
        <translation>{player} hat keine Figur ({piece}, {colour}) im Vorrat</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Board {board} was removed</source>
        <translation>Brett {board} ist entfernt</translation>
    </message>
    <message>
        <source>There is no board {board}</source>
        <translation>Es gibt kein Brett {board}</translation>
    </message>
    <message>
        <source>Board {board} has had its turn in this round</source>
        <translation>Brett {board} war in dieser Runde schon an der Reihe</translation>
    </message>
    <message>
        <source>{move} is not a legal move</source>
        <translation>{move} ist kein legaler Zug</translation>
    </message>
    <message>
        <source>There is no piece on {square}</source>
        <translation>Auf {square} steht keine Figur</translation>
    </message>
    <message>
        <source>The stockpile has no piece for the pawn on board {board}, so it may not advance to {square}</source>
        <translation>Der Vorrat hat keine Figur für den Bauern auf Brett {board}, also darf er nicht nach {square} vorrücken</translation>
    </message>
    <message>
        <source>Say what is put on for the pawn and where: {pieces}, such as {example}</source>
        <translation>Sagen Sie, was für den Bauern eingesetzt wird und wo: {pieces}, etwa {example}</translation>
    </message>
    <message>
        <source>A {colour} {piece} is placed on one of its starting squares only: {squares}</source>
        <translation>Diese Figur ({piece}, {colour}) wird nur auf einem ihrer Anfangsfelder eingesetzt: {squares}</translation>
    </message>
    <message>
        <source>{square} to {target} is not a pawn’s step to the last rank</source>
        <translation>{square} nach {target} ist kein Schritt eines Bauern auf die letzte Reihe</translation>
    </message>
    <message>
        <source>A pawn is not exchanged for a {piece}</source>
        <translation>Ein Bauer wird dafür nicht eingetauscht: {piece}</translation>
    </message>
    <message>
        <source>{square} of board {board}</source>
        <translation>{square} auf Brett {board}</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Any board may move at any time.</source>
        <translation>Jedes Brett darf jederzeit ziehen.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Every board moves once in a round; mates of one round count together.</source>
        <translation>Jedes Brett zieht einmal in einer Runde; Matts einer Runde zählen gemeinsam.</translation>
    </message>
    <message>
        <source>When the boards move.</source>
        <translation>Wann die Bretter ziehen.</translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <translation>Turnierregel</translation>
    </message>
    <message>
        <source>A piece never returns to the board of its own set; off for a social game.</source>
        <translation>Eine Figur kehrt nie auf das Brett ihres eigenen Satzes zurück; aus für eine gesellige Partie.</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>Matt</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>Nobody can agree to a draw in this game</source>
        <translation>In diesem Spiel kann niemand ein Remis vereinbaren</translation>
    </message>
    <message>
        <source>Nobody can resign in this game</source>
        <translation>In diesem Spiel kann niemand aufgeben</translation>
    </message>
    <message>
        <source>{name} is checkmated and out of time on board {board}: the turn there lapses.</source>
        <translation>{name} ist mattgesetzt, und die Zeit auf Brett {board} ist abgelaufen: Der Zug dort verfällt.</translation>
    </message>
    <message>
        <source>{name} is checkmated and gives up the turn on board {board}.</source>
        <translation>{name} ist mattgesetzt und verzichtet auf den Zug auf Brett {board}.</translation>
    </message>
    <message>
        <source>all remaining players checkmated at once</source>
        <translation>alle übrigen Spieler zugleich mattgesetzt</translation>
    </message>
    <message>
        <source>100 rounds without capture, pawn move or placement</source>
        <translation>100 Runden ohne Schlagen, Bauernzug oder Einsetzen</translation>
    </message>
    <message>
        <source>no player can move</source>
        <translation>kein Spieler kann ziehen</translation>
    </message>
    <message>
        <source>there is more than one tag {name}</source>
        <translation>das Tag {name} kommt zweimal vor</translation>
    </message>
    <message>
        <source>there are more than {most} tags</source>
        <translation>es sind mehr als {most} Tags</translation>
    </message>
    <message>
        <source>the comments on a move have {length} characters (expected at most {most})</source>
        <translation>die Kommentare zu einem Zug haben {length} Zeichen (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>the pieces were read by the letters {letters}</source>
        <translation>die Figuren wurden nach den Buchstaben {letters} gelesen</translation>
    </message>
    <message>
        <source>some bytes are not text in the encoding {name}</source>
        <translation>manche Bytes sind kein Text in der Kodierung {name}</translation>
    </message>
    <message>
        <source>text before the tags was ignored: “{text}”</source>
        <translation>Text vor den Tags wurde übergangen: „{text}“</translation>
    </message>
    <message>
        <source>it is not for PGN, and left out</source>
        <translation>es gehört nicht in PGN und wurde weggelassen</translation>
    </message>
    <message>
        <source>tag {name}: {message}</source>
        <translation>Tag {name}: {message}</translation>
    </message>
    <message>
        <source>it says nothing; the game begins as usual</source>
        <translation>es steht nichts darin; die Partie beginnt wie üblich</translation>
    </message>
    <message>
        <source>there is no tag FEN; the game begins as usual</source>
        <translation>das Tag FEN fehlt; die Partie beginnt wie gewöhnlich</translation>
    </message>
    <message>
        <source>the variant “{variant}” cannot be played yet</source>
        <translation>die Spielart „{variant}“ kann noch nicht gespielt werden</translation>
    </message>
    <message>
        <source>the moves end with {told}</source>
        <translation>die Züge enden mit {told}</translation>
    </message>
    <message>
        <source>the game ended {known} by its moves, not {told}</source>
        <translation>das Spiel endete nach seinen Zügen mit {known}, nicht mit {told}</translation>
    </message>
    <message>
        <source>{error}; the rest of the line is kept as a comment</source>
        <translation>{error}; der Rest der Zugfolge bleibt als Kommentar erhalten</translation>
    </message>
    <message>
        <source>move {number} {word}: {reason}</source>
        <translation>Zug {number} {word}: {reason}</translation>
    </message>
    <message>
        <source>“{text}” gives the turn to somebody, which only an analysis does (expected the tag {tag})</source>
        <translation>„{text}“ gibt jemandem den Zug, was nur eine Analyse tut (erwartet: das Tag {tag})</translation>
    </message>
    <message>
        <source>the game has no tag {name} (expected such as [{name} &quot;{example}&quot;])</source>
        <translation>die Partie hat kein Tag {name} (erwartet: etwa [{name} &quot;{example}&quot;])</translation>
    </message>
    <message>
        <source>“{name}” is an unknown game (expected {known})</source>
        <translation>„{name}“ ist ein unbekanntes Spiel (erwartet: {known})</translation>
    </message>
    <message>
        <source>“{part}” is not an option (expected such as join=rotate)</source>
        <translation>„{part}“ ist keine Option (erwartet: etwa join=rotate)</translation>
    </message>
    <message>
        <source>option “{name}” is given twice</source>
        <translation>Option „{name}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>option “{name}” is “{value}” (expected on or off)</source>
        <translation>Option „{name}“ ist „{value}“ (erwartet: on oder off)</translation>
    </message>
    <message>
        <source>a byte is not text in the encoding {name}</source>
        <translation>ein Byte ist kein Text in der Kodierung {name}</translation>
    </message>
    <message>
        <source>“{number}” is not a number of players for this game (expected {expected})</source>
        <translation>„{number}“ ist keine Spielerzahl für dieses Spiel (erwartet: {expected})</translation>
    </message>
    <message>
        <source>the game has no tag {tag} with its start position</source>
        <translation>die Partie hat kein Tag {tag} mit ihrer Anfangsstellung</translation>
    </message>
    <message>
        <source>there are {count} in the tag {tag}, not {players}</source>
        <translation>im Tag {tag} sind es {count}, nicht {players}</translation>
    </message>
    <message>
        <source>the game has {players} players (expected {first} to {last})</source>
        <translation>die Partie hat {players} Spieler (erwartet: {first} bis {last})</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected such as 1-0-0)</source>
        <translation>„{result}“ ist kein Ergebnis (erwartet: etwa 1-0-0)</translation>
    </message>
    <message>
        <source>a variation comes before the first move it could replace</source>
        <translation>eine Variante steht vor dem ersten Zug, an dessen Stelle sie treten könnte</translation>
    </message>
    <message>
        <source>variations are nested more than {most} deep</source>
        <translation>Varianten sind tiefer als {most} ineinander geschachtelt</translation>
    </message>
    <message>
        <source>a variation ends that never began</source>
        <translation>eine Variante endet, die nie begonnen hat</translation>
    </message>
    <message>
        <source>more than {most} variations have no move</source>
        <translation>mehr als {most} Varianten haben keinen Zug</translation>
    </message>
    <message>
        <source>the variation has no end (expected a parenthesis)</source>
        <translation>die Variante hat kein Ende (erwartet: eine runde Klammer)</translation>
    </message>
    <message>
        <source>there is text after the result</source>
        <translation>hinter dem Ergebnis steht Text</translation>
    </message>
    <message>
        <source>a null move: the rest of the line is kept as a comment</source>
        <translation>ein Nullzug: der Rest der Zugfolge bleibt als Kommentar erhalten</translation>
    </message>
    <message>
        <source>the tag {name} stands among the moves</source>
        <translation>das Tag {name} steht zwischen den Zügen</translation>
    </message>
    <message>
        <source>text among the moves is kept as a comment</source>
        <translation>Text zwischen den Zügen bleibt als Kommentar erhalten</translation>
    </message>
    <message>
        <source>an annotation comes before the first move</source>
        <translation>eine Bewertung steht vor dem ersten Zug</translation>
    </message>
    <message>
        <source>${nag} is not an annotation (expected at most ${most})</source>
        <translation>${nag} ist keine Bewertung (erwartet: höchstens ${most})</translation>
    </message>
    <message>
        <source>move {ply}, “{word}”: {reason}</source>
        <translation>Zug {ply}, „{word}“: {reason}</translation>
    </message>
    <message>
        <source>move {ply}: {message}</source>
        <translation>Zug {ply}: {message}</translation>
    </message>
    <message>
        <source> (legal pairs: {pairs})</source>
        <translation> (legale Paare: {pairs})</translation>
    </message>
    <message>
        <source> (legal: {moves})</source>
        <translation> (legal: {moves})</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected * or scores such as 1-0-0 or 1/2-1/2)</source>
        <translation>„{result}“ ist kein Ergebnis (erwartet: * oder Punkte wie 1-0-0 oder 1/2-1/2)</translation>
    </message>
    <message>
        <source>“{name}” is not a tag name (expected letters, digits and underscores)</source>
        <translation>„{name}“ ist kein Name eines Tags (erwartet: Buchstaben, Ziffern und Unterstriche)</translation>
    </message>
    <message>
        <source>the tag {name} is written by the record itself</source>
        <translation>das Tag {name} schreibt die Aufzeichnung selbst</translation>
    </message>
    <message>
        <source>move {ply}: variations are nested more than {most} deep</source>
        <translation>Zug {ply}: Varianten sind tiefer als {most} ineinander geschachtelt</translation>
    </message>
    <message>
        <source>move {ply}, {action}: {reason}</source>
        <translation>Zug {ply}, {action}: {reason}</translation>
    </message>
    <message>
        <source>the record says so</source>
        <translation>so sagt es die Aufzeichnung</translation>
    </message>
    <message>
        <source>the number of names is {count} (expected one per player, that is {players})</source>
        <translation>die Zahl der Namen ist {count} (erwartet: einer je Spieler, also {players})</translation>
    </message>
    <message>
        <source>the number of colours is {count} (expected 0, or one per army, that is {players})</source>
        <translation>die Zahl der Farben ist {count} (erwartet: 0 oder eine je Armee, also {players})</translation>
    </message>
    <message>
        <source>“{colour}” is not a colour (expected such as #1a2b3c)</source>
        <translation>„{colour}“ ist keine Farbe (erwartet: etwa #1a2b3c)</translation>
    </message>
    <message>
        <source>“{game}” cannot be written to a file “{kind}” (expected {expected})</source>
        <translation>„{game}“ kann nicht in eine Datei „{kind}“ geschrieben werden (erwartet: {expected})</translation>
    </message>
    <message>
        <source>the journal is longer than {most} bytes</source>
        <translation>das Journal ist länger als {most} Bytes</translation>
    </message>
    <message>
        <source>line 1: version {version} is newer than this program (expected {expected})</source>
        <translation>Zeile 1: Version {version} ist neuer als dieses Programm (erwartet: {expected})</translation>
    </message>
    <message>
        <source>line 1 is not a journal header of version {version}</source>
        <translation>Zeile 1 ist kein Kopf eines Journals der Version {version}</translation>
    </message>
    <message>
        <source>line 1: the header has {count} games (expected 1)</source>
        <translation>Zeile 1: der Kopf hat {count} Partien (erwartet: 1)</translation>
    </message>
    <message>
        <source>the journal is empty</source>
        <translation>das Journal ist leer</translation>
    </message>
    <message>
        <source>line {number} has no “entry” (expected a text)</source>
        <translation>Zeile {number} hat kein „entry“ (erwartet: ein Text)</translation>
    </message>
    <message>
        <source>line {number} has no “at” (expected seconds since 1970)</source>
        <translation>Zeile {number} hat kein „at“ (erwartet: Sekunden seit 1970)</translation>
    </message>
    <message>
        <source>line {number}: “at” is {at} (expected seconds since 1970)</source>
        <translation>Zeile {number}: „at“ ist {at} (erwartet: Sekunden seit 1970)</translation>
    </message>
    <message>
        <source>line {number} is not a JSON object</source>
        <translation>Zeile {number} ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>a comment has {count} characters (expected at most {most})</source>
        <translation>ein Kommentar hat {count} Zeichen (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>PGN: {error}</source>
        <translation>PGN: {error}</translation>
    </message>
    <message>
        <source>PGN: “{result}” is not a result (expected {expected})</source>
        <translation>PGN: „{result}“ ist kein Ergebnis (erwartet: {expected})</translation>
    </message>
    <message>
        <source>PGN: variations on “{action}” have no place</source>
        <translation>PGN: für Varianten zu „{action}“ ist kein Platz</translation>
    </message>
    <message>
        <source>PGN has no word for “{action}” within a game</source>
        <translation>PGN hat mitten in einer Partie kein Wort für „{action}“</translation>
    </message>
    <message>
        <source>PGN: move {number} {action} is not legal</source>
        <translation>PGN: der Zug {number} {action} ist nicht legal</translation>
    </message>
    <message>
        <source>PGN has no word for “{game}”</source>
        <translation>PGN hat kein Wort für „{game}“</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected {expected})</source>
        <translation>„{result}“ ist kein Ergebnis (erwartet: {expected})</translation>
    </message>
    <message>
        <source>the game is over ({reason})</source>
        <translation>die Partie ist zu Ende ({reason})</translation>
    </message>
    <message>
        <source>it is not a move of a piece</source>
        <translation>das ist kein Zug einer Figur</translation>
    </message>
    <message>
        <source>a game of {seconds} seconds is not possible (expected 1 to {most})</source>
        <translation>eine Partie von {seconds} Sekunden ist nicht möglich (erwartet: 1 bis {most})</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn are not possible (expected 0 to {most})</source>
        <translation>{seconds} Sekunden je Zug sind nicht möglich (erwartet: 0 bis {most})</translation>
    </message>
    <message>
        <source>a turn has either an increment or a delay, not both</source>
        <translation>ein Zug hat entweder eine Zugabe oder einen Aufschub, nicht beides</translation>
    </message>
    <message>
        <source>“{text}” is not a time control (expected seconds such as 300, 300+5 or 300d3)</source>
        <translation>„{text}“ ist keine Bedenkzeit (erwartet: Sekunden, etwa 300, 300+5 oder 300d3)</translation>
    </message>
    <message>
        <source>push two half-boards together</source>
        <translation>zwei Halbbretter zusammenschieben</translation>
    </message>
    <message>
        <source>pull the half-boards apart</source>
        <translation>die Halbbretter auseinanderziehen</translation>
    </message>
    <message>
        <source>light up where pieces stand</source>
        <translation>zeigen, wo Figuren stehen</translation>
    </message>
    <message>
        <source>say what stands on a board</source>
        <translation>sagen, was auf einem Brett steht</translation>
    </message>
    <message>
        <source>say whose turn it is</source>
        <translation>sagen, wer am Zug ist</translation>
    </message>
    <message>
        <source>say the last move, or as many as a number says</source>
        <translation>den letzten Zug sagen, oder so viele, wie eine Zahl sagt</translation>
    </message>
    <message>
        <source>say which Kings are attacked, and by what</source>
        <translation>sagen, welche Könige angegriffen sind, und wovon</translation>
    </message>
    <message>
        <source>show what can be lost before the next turn</source>
        <translation>zeigen, was vor dem nächsten Zug verloren gehen kann</translation>
    </message>
    <message>
        <source>end the turn without the moves left</source>
        <translation>den Zug ohne die übrigen Züge beenden</translation>
    </message>
    <message>
        <source>pass, where there is no move</source>
        <translation>passen, wenn es keinen Zug gibt</translation>
    </message>
    <message>
        <source>go back an action, or as many as a number says</source>
        <translation>eine Aktion zurückgehen, oder so viele, wie eine Zahl sagt</translation>
    </message>
    <message>
        <source>go forward an action, or as many as a number says</source>
        <translation>eine Aktion vorgehen, oder so viele, wie eine Zahl sagt</translation>
    </message>
    <message>
        <source>claim a draw</source>
        <translation>Remis beanspruchen</translation>
    </message>
    <message>
        <source>agree to a draw</source>
        <translation>einem Remis zustimmen</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>open the help</source>
        <translation>die Hilfe öffnen</translation>
    </message>
    <message>
        <source>show one board as large as can be</source>
        <translation>ein Brett so groß wie möglich zeigen</translation>
    </message>
    <message>
        <source>show every board</source>
        <translation>alle Bretter zeigen</translation>
    </message>
    <message>
        <source>lay the boards in their places</source>
        <translation>die Bretter an ihre Plätze legen</translation>
    </message>
    <message>
        <source>Name two half-boards to push together: expected such as {word} A C.</source>
        <translation>Nennen Sie zwei Halbbretter zum Zusammenschieben (erwartet: etwa {word} A C).</translation>
    </message>
    <message>
        <source>Nothing may follow “{word}”, but “{rest}” does.</source>
        <translation>Auf „{word}“ darf nichts folgen, aber „{rest}“ folgt.</translation>
    </message>
    <message>
        <source>There is no half-board {board}: expected A to {last}.</source>
        <translation>Es gibt kein Halbbrett {board} (erwartet: A bis {last}).</translation>
    </message>
    <message>
        <source>Half-board {board} cannot be pushed against itself.</source>
        <translation>Halbbrett {board} kann nicht an sich selbst geschoben werden.</translation>
    </message>
    <message>
        <source>No half-boards are pushed together.</source>
        <translation>Es sind keine Halbbretter zusammengeschoben.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of actions: expected such as {word} 3.</source>
        <translation>„{text}“ ist keine Zahl von Aktionen (erwartet: etwa {word} 3).</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>Type a move or a question</source>
        <translation>Einen Zug oder eine Frage tippen</translation>
    </message>
    <message>
        <source>A move, a word or a question: where king</source>
        <translation>Ein Zug, ein Wort oder eine Frage: wo König</translation>
    </message>
    <message>
        <source>A move, a word or a question: {move}, where {piece}</source>
        <translation>Ein Zug, ein Wort oder eine Frage: {move}, wo {piece}</translation>
    </message>
    <message>
        <source>Say which pieces: expected such as {word} {piece}.</source>
        <translation>Sagen Sie, welche Figuren (erwartet: etwa {word} {piece}).</translation>
    </message>
    <message>
        <source>“{text}” is not a move: expected such as {move} or where {piece}.</source>
        <translation>„{text}“ ist kein Zug (erwartet: etwa {move} oder wo {piece}).</translation>
    </message>
    <message>
        <source>Name a board: expected such as {word} {board}.</source>
        <translation>Nennen Sie ein Brett (erwartet: etwa {word} {board}).</translation>
    </message>
    <message>
        <source>The turn cannot be ended now.</source>
        <translation>Der Zug kann jetzt nicht beendet werden.</translation>
    </message>
    <message>
        <source>Nobody may pass now: that is for a player who has no move.</source>
        <translation>Niemand darf jetzt passen: das tut, wer keinen Zug hat.</translation>
    </message>
    <message>
        <source>Nothing was typed: expected a move, a word or a question.</source>
        <translation>Es wurde nichts getippt (erwartet: ein Zug, ein Wort oder eine Frage).</translation>
    </message>
    <message>
        <source>“{text}” is not a move: expected such as the list of moves has, or where king.</source>
        <translation>„{text}“ ist kein Zug (erwartet: etwas, wie es in der Zugliste steht, oder wo König).</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{piece} placed on {square}</source>
        <translation>{piece} auf {square} eingesetzt</translation>
    </message>
    <message>
        <source>“{text}” may be any of {moves}: say which.</source>
        <translation>„{text}“ kann jeder von {moves} sein: Bitte sagen, welcher.</translation>
    </message>
    <message>
        <source>It is not the turn of army {army}: army {mover} is to move.</source>
        <translation>Armee {army} ist nicht an der Reihe: Armee {mover} ist am Zug.</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>{pieces}: {places}.</source>
        <translation>{pieces}: {places}.</translation>
    </message>
    <message>
        <source>none that is known</source>
        <translation>keine, die bekannt ist</translation>
    </message>
    <message>
        <source>none on the table</source>
        <translation>keine auf dem Tisch</translation>
    </message>
    <message>
        <source>{place} (set {set})</source>
        <translation>{place} (Satz {set})</translation>
    </message>
    <message>
        <source>No King is attacked on any pair.</source>
        <translation>Auf keinem Paar ist ein König angegriffen.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Hidden armies</source>
        <translation>Verdeckte Armeen</translation>
    </message>
    <message>
        <source>Everybody plays White against one neighbour and Black against the other, and captured pieces come back on the other board.</source>
        <translation>Jeder spielt mit Weiß gegen den einen Nachbarn und mit Schwarz gegen den anderen, und geschlagene Figuren kommen auf dem anderen Brett zurück.</translation>
    </message>
    <message>
        <source>Multi Player Chess</source>
        <translation>Multi Player Chess</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>Mit einem Bildschirmleser</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Kommandozeile</translation>
    </message>
    <message>
        <source>Bots of your own</source>
        <translation>Eigene Bots</translation>
    </message>
    <message>
        <source>Python library</source>
        <translation>Python-Bibliothek</translation>
    </message>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>wir</translation>
    </message>
    <message>
        <source>{name} lost board {board} to {winner} and is out: {reason}.</source>
        <translation>{name} hat Brett {board} an {winner} verloren und ist ausgeschieden: {reason}.</translation>
    </message>
    <message>
        <source>A piece leaves the game: {piece} of set {set}.</source>
        <translation>Eine Figur verlässt das Spiel: {piece} aus Satz {set}.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and leaves the half-boards.</source>
        <translation>Armee {army} ist von {name} mattgesetzt und verlässt die Halbbretter.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and is dead.</source>
        <translation>Armee {army} ist von {name} mattgesetzt und tot.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and is frozen.</source>
        <translation>Armee {army} ist von {name} mattgesetzt und eingefroren.</translation>
    </message>
    <message>
        <source>Army {army} has no legal move and passes.</source>
        <translation>Armee {army} hat keinen legalen Zug und setzt aus.</translation>
    </message>
    <message>
        <source>{name} has run out of time: army {army} is dead.</source>
        <translation>Die Zeit von {name} ist abgelaufen: Armee {army} ist tot.</translation>
    </message>
    <message>
        <source>Army {army} of {name} is dead.</source>
        <translation>Armee {army} von {name} ist tot.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated: {name} captures it.</source>
        <translation>Armee {army} ist mattgesetzt: {name} erobert sie.</translation>
    </message>
    <message>
        <source>Army {army} passes.</source>
        <translation>Armee {army} passt.</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>Army {army} goes from {giver} to {taker}.</source>
        <translation>Armee {army} geht von {giver} an {taker}.</translation>
    </message>
    <message>
        <source>{name} captures the King of army {army}, which is dead.</source>
        <translation>{name} schlägt den König der Armee {army}; sie ist tot.</translation>
    </message>
    <message>
        <source>{name} captures the last piece of army {army}, which is dead.</source>
        <translation>{name} schlägt die letzte Figur von Armee {army}; sie ist tot.</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army}, which leaves the half-boards.</source>
        <translation>{name} schlägt die Fahne von Armee {army}, die die Halbbretter verlässt.</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army}, which is dead.</source>
        <translation>{name} schlägt die Fahne von Armee {army}, die tot ist.</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army} and takes it over.</source>
        <translation>{name} schlägt die Fahne von Armee {army} und übernimmt sie.</translation>
    </message>
    <message>
        <source>reaches the goal</source>
        <translation>erreicht das Ziel</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army}, which leaves the half-boards.</source>
        <translation>{name} erreicht gegen Armee {army} das Ziel; sie verlässt die Halbbretter.</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army}, which is dead.</source>
        <translation>{name} erreicht gegen Armee {army} das Ziel; sie ist tot.</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army} and captures it.</source>
        <translation>{name} erreicht gegen Armee {army} das Ziel und erobert sie.</translation>
    </message>
    <message>
        <source>{captor} has reached the goal and captured {loser}’s army</source>
        <translation>{captor} hat das Ziel erreicht und die Armee von {loser} erobert</translation>
    </message>
    <message>
        <source>gives the last check</source>
        <translation>bietet das letzte Schach</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check, and it leaves the half-boards.</source>
        <translation>{name} bietet Armee {army} das letzte Schach; sie verlässt die Halbbretter.</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check, and it is dead.</source>
        <translation>{name} bietet Armee {army} das letzte Schach; sie ist tot.</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check and captures it.</source>
        <translation>{name} bietet Armee {army} das letzte Schach und erobert sie.</translation>
    </message>
    <message>
        <source>{captor} has given the last check: {loser}’s army is lost</source>
        <translation>{captor} hat das letzte Schach geboten: Die Armee von {loser} ist verloren</translation>
    </message>
    <message>
        <source>makes the army extinct</source>
        <translation>lässt die Armee aussterben</translation>
    </message>
    <message>
        <source>Army {army} is extinct and leaves the half-boards.</source>
        <translation>Armee {army} ist ausgestorben und verlässt die Halbbretter.</translation>
    </message>
    <message>
        <source>Army {army} is extinct and dead.</source>
        <translation>Armee {army} ist ausgestorben und tot.</translation>
    </message>
    <message>
        <source>Army {army} is extinct: {name} captures it.</source>
        <translation>Armee {army} ist ausgestorben: {name} erobert sie.</translation>
    </message>
    <message>
        <source>{loser}’s army is extinct: {captor} has captured it</source>
        <translation>Die Armee von {loser} ist ausgestorben: {captor} hat sie erobert</translation>
    </message>
    <message>
        <source>Army {army} has lost its King and leaves the half-boards.</source>
        <translation>Armee {army} hat ihren König verloren und verlässt die Halbbretter.</translation>
    </message>
    <message>
        <source>Army {army} has lost its King and is dead.</source>
        <translation>Armee {army} hat ihren König verloren und ist tot.</translation>
    </message>
    <message>
        <source>Army {army} has lost its King: {name} captures it.</source>
        <translation>Armee {army} hat ihren König verloren: {name} erobert sie.</translation>
    </message>
    <message>
        <source>{loser}’s army has lost its King: {captor} captures it</source>
        <translation>Die Armee von {loser} hat ihren König verloren: {captor} erobert sie</translation>
    </message>
    <message>
        <source>Army {army} has lost what it needs and is dead.</source>
        <translation>Armee {army} hat verloren, was sie braucht, und ist tot.</translation>
    </message>
    <message>
        <source>{loser}’s army has lost what it needs and is dead</source>
        <translation>Die Armee von {loser} hat verloren, was sie braucht, und ist tot</translation>
    </message>
    <message>
        <source>{name} has no piece left that can move: army {army} is dead.</source>
        <translation>{name} hat keine Figur mehr, die ziehen kann: Armee {army} ist tot.</translation>
    </message>
    <message>
        <source>nothing left that can move</source>
        <translation>nichts mehr, was ziehen kann</translation>
    </message>
    <message>
        <source>Army {army} is released.</source>
        <translation>Armee {army} ist wieder frei.</translation>
    </message>
    <message>
        <source>It loses its turn.</source>
        <translation>Sie setzt aus.</translation>
    </message>
    <message>
        <source>Army {army} is frozen and loses its turn.</source>
        <translation>Armee {army} ist eingefroren und setzt aus.</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}, and nobody owes one.</source>
        <translation>Zwischen {between} wurden Figuren abgetauscht, und niemand schuldet eine.</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}: {name} owes a piece worth {value} or more.</source>
        <translation>Zwischen {between} wurden Figuren abgetauscht: {name} schuldet eine Figur im Wert von mindestens {value}.</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}: {names} each owe a piece worth {value} or more.</source>
        <translation>Zwischen {between} wurden Figuren abgetauscht: {names} schulden je eine Figur im Wert von mindestens {value}.</translation>
    </message>
    <message>
        <source>Army {army} removes its {piece} on {square}.</source>
        <translation>Armee {army} entfernt ihre Figur ({piece}) auf {square}.</translation>
    </message>
    <message>
        <source>Army {army} swaps its {piece} on {square} for a {other}.</source>
        <translation>Armee {army} tauscht ihre Figur ({piece}) auf {square} ein: {other}.</translation>
    </message>
    <message>
        <source>{name} has no piece to remove and is excused.</source>
        <translation>{name} hat keine Figur zum Entfernen und braucht keine abzugeben.</translation>
    </message>
    <message>
        <source>{names} wins: {reason}.</source>
        <translation>{names} gewinnt: {reason}.</translation>
    </message>
    <message>
        <source>Draw between {names}: {reason}.</source>
        <translation>Remis zwischen {names}: {reason}.</translation>
    </message>
    <message>
        <source>pushes {boards}</source>
        <translation>schiebt {boards}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>beendet den Zug</translation>
    </message>
    <message>
        <source>A player who resigns is out: their armies stay on the half-boards as dead obstacles.</source>
        <translation>Wer aufgibt, ist ausgeschieden: Die eigenen Armeen bleiben als tote Hindernisse auf den Halbbrettern.</translation>
    </message>
    <message>
        <source>may pass</source>
        <translation>darf passen</translation>
    </message>
    <message>
        <source>{name}’s turn ends early: each move needs two half-boards not used this turn, and no such move is left</source>
        <translation>{name} ist vorzeitig fertig: Jeder Zug braucht zwei Halbbretter, die noch nicht dran waren, und einen solchen gibt es nicht mehr</translation>
    </message>
    <message>
        <source>{place}, {piece} of army {army}, dead</source>
        <translation>{place}, {piece} der Armee {army}, tot</translation>
    </message>
    <message>
        <source>{place}, {piece} of army {army}, {player}</source>
        <translation>{place}, {piece} der Armee {army}, {player}</translation>
    </message>
    <message>
        <source>army {army} (dead)</source>
        <translation>Armee {army} (tot)</translation>
    </message>
    <message>
        <source>army {army} ({player})</source>
        <translation>Armee {army} ({player})</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player} captured {loser}’s army</source>
        <translation>Halbbrett {board}, Heimat der Armee {army}, {player} eroberte die Armee von {loser}</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, handed over to {player} by {giver}</source>
        <translation>Halbbrett {board}, Heimat der Armee {army}, von {giver} an {player} übergeben</translation>
    </message>
    <message>
        <source>drops {piece} on {square} on {one} and {two}</source>
        <translation>setzt {piece} auf {square} auf {one} und {two} ein</translation>
    </message>
    <message>
        <source>pushes half-boards {one} and {two} together</source>
        <translation>schiebt die Halbbretter {one} und {two} zusammen</translation>
    </message>
    <message>
        <source>promotes {piece} on {square} to {other}</source>
        <translation>wandelt {piece} auf {square} in {other} um</translation>
    </message>
    <message>
        <source>swaps {piece} on {square} for {other}</source>
        <translation>tauscht {piece} auf {square} gegen {other}</translation>
    </message>
    <message>
        <source>removes {piece} on {square}</source>
        <translation>entfernt {piece} auf {square}</translation>
    </message>
    <message>
        <source>pushes {piece} {square} of army {army}</source>
        <translation>schiebt {piece} {square} von Armee {army}</translation>
    </message>
    <message>
        <source>castles long on {one} and {two}</source>
        <translation>lange Rochade auf {one} und {two}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>castles short on {one} and {two}</source>
        <translation>kurze Rochade auf {one} und {two}</translation>
    </message>
    <message>
        <source>{piece} {origin} to {target} on {one} and {two}</source>
        <translation>{piece} {origin} nach {target} auf {one} und {two}</translation>
    </message>
    <message>
        <source>explodes</source>
        <translation>explodiert</translation>
    </message>
    <message>
        <source>blows up {pieces}</source>
        <translation>sprengt {pieces}</translation>
    </message>
    <message>
        <source>{piece} {square} of army {army}</source>
        <translation>{piece} {square} von Armee {army}</translation>
    </message>
    <message>
        <source>brings in {piece} on {square}</source>
        <translation>lässt {piece} auf {square} einrücken</translation>
    </message>
    <message>
        <source>attacks {piece} of army {army}</source>
        <translation>greift {piece} von Armee {army} an</translation>
    </message>
    <message>
        <source>both fall</source>
        <translation>beide fallen</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>fällt</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s Flag and army</source>
        <translation>{captor} hat Fahne und Armee von {loser} erobert</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s last piece: the army is dead</source>
        <translation>{captor} hat die letzte Figur von {loser} geschlagen: Die Armee ist tot</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s King: the army is stone from now on</source>
        <translation>{captor} hat den König von {loser} geschlagen: Die Armee ist von nun an aus Stein</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has beaten {loser}’s army, which is dead</source>
        <translation>Matt: {captor} hat die Armee von {loser} besiegt; sie ist tot</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has frozen {loser}’s army</source>
        <translation>Matt: {captor} hat die Armee von {loser} eingefroren</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has beaten {loser}’s army, which leaves the half-boards</source>
        <translation>Matt: {captor} hat die Armee von {loser} besiegt; sie verlässt die Halbbretter</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has captured {loser}’s army from {holder}</source>
        <translation>Matt: {captor} hat {holder} die Armee von {loser} abgenommen</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has captured {loser}’s army</source>
        <translation>Matt: {captor} hat die Armee von {loser} erobert</translation>
    </message>
    <message>
        <source>{name}’s army</source>
        <translation>Armee von {name}</translation>
    </message>
    <message>
        <source>{army}, from {holder}</source>
        <translation>{army}, zuletzt bei {holder}</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} ist ausgeschieden</translation>
    </message>
    <message>
        <source>{army} to {name}</source>
        <translation>{army} an {name}</translation>
    </message>
    <message>
        <source>A bot plays here.</source>
        <translation>Hier spielt ein Bot.</translation>
    </message>
    <message>
        <source>Draw offered: {names}</source>
        <translation>Remis geboten: {names}</translation>
    </message>
    <message>
        <source>At the beginning it was the army of {name}.</source>
        <translation>Am Anfang war es die Armee von {name}.</translation>
    </message>
    <message>
        <source>Note on {name}: {note}</source>
        <translation>Notiz zu {name}: {note}</translation>
    </message>
    <message>
        <source>{row}, bot</source>
        <translation>{row}, Bot</translation>
    </message>
    <message>
        <source>turn to {side}</source>
        <translation>Zug an {side}</translation>
    </message>
    <message>
        <source>draw: {reason}</source>
        <translation>remis: {reason}</translation>
    </message>
    <message>
        <source>Comment: {comment}</source>
        <translation>Kommentar: {comment}</translation>
    </message>
    <message>
        <source>Arrow from {source} to {target}</source>
        <translation>Pfeil von {source} nach {target}</translation>
    </message>
    <message>
        <source>Ring on {square}</source>
        <translation>Ring um {square}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} am Zug</translation>
    </message>
    <message>
        <source>{status}. Draw offered: {names}</source>
        <translation>{status}. Remis geboten: {names}</translation>
    </message>
    <message>
        <source>{time} left.</source>
        <translation>Noch {time}.</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <translation>{player}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n half-board(s).</source>
        <translation>
            <numerusform>Ein Tisch mit %n Halbbrett.</numerusform>
            <numerusform>Ein Tisch mit %n Halbbrettern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table shows what all may see.</source>
        <translation>Der Tisch zeigt, was alle sehen dürfen.</translation>
    </message>
    <message>
        <source>The table shows what {name} may see.</source>
        <translation>Der Tisch zeigt, was {name} sehen darf.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Es ist noch nichts gespielt worden.</translation>
    </message>
    <message>
        <source>{board} {names}</source>
        <translation>{board} {names}</translation>
    </message>
    <message>
        <source>Redone:</source>
        <translation>Wiederhergestellt:</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>Rückgängig gemacht:</translation>
    </message>
    <message>
        <source>To another line:</source>
        <translation>Zu einer anderen Zugfolge:</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) redone.</source>
        <translation>
            <numerusform>%n Zug wiederhergestellt.</numerusform>
            <numerusform>%n Züge wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) undone.</source>
        <translation>
            <numerusform>%n Zug rückgängig gemacht.</numerusform>
            <numerusform>%n Züge rückgängig gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation>{player}: {move}.</translation>
    </message>
    <message>
        <source>{player} pushes half-boards {one} and {two} together.</source>
        <translation>{player} schiebt die Halbbretter {one} und {two} zusammen.</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player} beendet den Zug.</translation>
    </message>
    <message>
        <source>takes {piece} of army {army}</source>
        <translation>schlägt: {piece} der Armee {army}</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s).</source>
        <translation>
            <numerusform>Ein Tisch mit %n Brett.</numerusform>
            <numerusform>Ein Tisch mit %n Brettern.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has {time} left.</source>
        <translation>{player} hat noch {time}.</translation>
    </message>
    <message>
        <source>places {piece} on {square}</source>
        <translation>setzt {piece} auf {square} ein</translation>
    </message>
    <message>
        <source>{player}, board {board}: {action}.</source>
        <translation>{player}, Brett {board}: {action}.</translation>
    </message>
    <message>
        <source>Checkmate to {colour} on board {board}.</source>
        <translation>{colour} ist auf Brett {board} matt.</translation>
    </message>
    <message>
        <source>Check to {colour} on board {board}.</source>
        <translation>Schach für {colour} auf Brett {board}.</translation>
    </message>
    <message>
        <source>{player} takes over {colour} on board {board} from {former}.</source>
        <translation>{player} übernimmt {colour} auf Brett {board} von {former}.</translation>
    </message>
    <message>
        <source>{player} is back with board {board}.</source>
        <translation>{player} ist mit Brett {board} wieder da.</translation>
    </message>
    <message>
        <source>castles short</source>
        <translation>kurze Rochade</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>lange Rochade</translation>
    </message>
    <message>
        <source>takes {piece}</source>
        <translation>schlägt: {piece}</translation>
    </message>
    <message>
        <source>{taking} in passing</source>
        <translation>{taking}, en passant</translation>
    </message>
    <message>
        <source>pawn {origin} to {target} takes {taken} and leaves the game, {piece} on {square}</source>
        <translation>Bauer {origin} nach {target}, schlägt: {taken}, und verlässt das Spiel, {piece} auf {square}</translation>
    </message>
    <message>
        <source>pawn {origin} to {target} leaves the game, {piece} on {square}</source>
        <translation>Bauer {origin} nach {target} verlässt das Spiel, {piece} auf {square}</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>wird {piece}</translation>
    </message>
    <message>
        <source>Check to army {army}.</source>
        <translation>Schach der Armee {army}.</translation>
    </message>
    <message>
        <source>Half-boards {one} and {two} are pushed together.</source>
        <translation>Die Halbbretter {one} und {two} sind zusammengeschoben.</translation>
    </message>
    <message>
        <source>In check.</source>
        <translation>Im Schach.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Matt.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s).</source>
        <translation>
            <numerusform>%n Zug.</numerusform>
            <numerusform>%n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow keys go as on the screen: over a pair as it lies, else over each half-board as it lies. Tab leads to the next half-board.</source>
        <translation>Pfeiltasten gehen wie auf dem Bildschirm: über ein Paar, wie es liegt, sonst über jedes Halbbrett, wie es liegt. Tab führt zum nächsten Halbbrett.</translation>
    </message>
    <message>
        <source>Arrow keys go as on the screen. Tab leads to the next board.</source>
        <translation>Pfeiltasten gehen wie auf dem Bildschirm. Tab führt zum nächsten Brett.</translation>
    </message>
    <message>
        <source>Edge.</source>
        <translation>Rand.</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>abbrechen</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message numerus="yes">
        <source>%n more move(s)</source>
        <translation>
            <numerusform>noch %n Zug</numerusform>
            <numerusform>noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {moves}, or end the turn</source>
        <translation>{player}: {moves}, oder den Zug beenden</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <translation>{player} am Zug</translation>
    </message>
    <message>
        <source>{player} to move with army {army}</source>
        <translation>{player} am Zug mit Armee {army}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Stockpiles</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>{colour}, player {player}</source>
        <translation>{colour}, Spieler {player}</translation>
    </message>
    <message>
        <source>{colour} of set {set}</source>
        <translation>{colour} von Satz {set}</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>Unbewegt</translation>
    </message>
    <message>
        <source>Kings that never moved, and Rooks with which they may castle.</source>
        <translation>Könige, die nie gezogen haben, und Türme, mit denen sie rochieren dürfen.</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Brett {number}</translation>
    </message>
    <message>
        <source>Black on a board is who has White on the next one.</source>
        <translation>Schwarz hat auf einem Brett, wer auf dem nächsten Weiß hat.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>The board has had its turn in this round.</source>
        <translation>Das Brett war in dieser Runde schon an der Reihe.</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>Verschont</translation>
    </message>
    <message>
        <source>Who is to move took over a King that was checkmated already.</source>
        <translation>Wer am Zug ist, hat einen König übernommen, der schon matt war.</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Hat</translation>
    </message>
    <message>
        <source>Players at the start</source>
        <translation>Spieler zu Beginn</translation>
    </message>
    <message>
        <source>Last round with progress</source>
        <translation>Letzte Runde mit Fortschritt</translation>
    </message>
    <message>
        <source>The last round with a capture, pawn move or placement.</source>
        <translation>Die letzte Runde, in der geschlagen, ein Bauer gezogen oder eine Figur eingesetzt wurde.</translation>
    </message>
    <message>
        <source>A player who resigns a board has lost it as by checkmate and is out. The winner takes over their seat on the other board.</source>
        <translation>Wer ein Brett aufgibt, hat es wie durch Matt verloren und ist ausgeschieden. Der Sieger übernimmt den Platz auf dem anderen Brett.</translation>
    </message>
    <message>
        <source>{name} must choose which board is lost</source>
        <translation>{name} muss wählen, welches Brett verloren ist</translation>
    </message>
    <message>
        <source>{names} must choose which of their boards are lost</source>
        <translation>{names} müssen wählen, welche ihrer Bretter verloren sind</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to move</source>
        <translation>
            <numerusform>%n Brett am Zug</numerusform>
            <numerusform>%n Bretter am Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} boards to move</source>
        <translation>{count} von {all} Brettern am Zug</translation>
    </message>
    <message>
        <source>{name} to move on {boards}</source>
        <translation>{name} am Zug auf {boards}</translation>
    </message>
    <message>
        <source>{name} on {boards}</source>
        <translation>{name} auf {boards}</translation>
    </message>
    <message>
        <source>{player} to move on board {board}</source>
        <translation>{player} am Zug auf Brett {board}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) still to move in this round</source>
        <translation>
            <numerusform>Noch %n Brett in dieser Runde am Zug</numerusform>
            <numerusform>Noch %n Bretter in dieser Runde am Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Free tempo</source>
        <translation>Freies Tempo</translation>
    </message>
    <message>
        <source>Checkmate: {winner} has beaten {loser} on board {board}</source>
        <translation>Matt: {winner} hat {loser} auf Brett {board} besiegt</translation>
    </message>
    <message>
        <source>board {board} of {name}</source>
        <translation>Brett {board} von {name}</translation>
    </message>
    <message>
        <source>{name} gives up the turn on board {board}</source>
        <translation>{name} verzichtet auf den Zug auf Brett {board}</translation>
    </message>
    <message>
        <source>{name} gives up board {board} to {winner}</source>
        <translation>{name} gibt Brett {board} an {winner} auf</translation>
    </message>
    <message>
        <source>{name} gives up board {board} to {winner} ({reason})</source>
        <translation>{name} gibt Brett {board} an {winner} auf ({reason})</translation>
    </message>
    <message>
        <source>{name} loses board {board} to {winner} ({reason})</source>
        <translation>{name} verliert Brett {board} an {winner} ({reason})</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>gegen {name}</translation>
    </message>
    <message>
        <source>board {board}, {seats}</source>
        <translation>Brett {board}, {seats}</translation>
    </message>
    <message>
        <source>board {board}, {player} with {colour} against {other}</source>
        <translation>Brett {board}, {player} mit {colour} gegen {other}</translation>
    </message>
    <message>
        <source>which board is lost?</source>
        <translation>welches Brett ist verloren?</translation>
    </message>
    <message>
        <source>no King</source>
        <translation>kein König</translation>
    </message>
    <message>
        <source>waits: {reason}</source>
        <translation>wartet: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n Dame</numerusform>
            <numerusform>%n Damen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rook(s)</source>
        <translation>
            <numerusform>%n Turm</numerusform>
            <numerusform>%n Türme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishop(s)</source>
        <translation>
            <numerusform>%n Läufer</numerusform>
            <numerusform>%n Läufer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Springer</numerusform>
            <numerusform>%n Springer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n Bauer</numerusform>
            <numerusform>%n Bauern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s)</source>
        <translation>
            <numerusform>%n König</numerusform>
            <numerusform>%n Könige</numerusform>
        </translation>
    </message>
    <message>
        <source>army {army}, {player}</source>
        <translation>Armee {army}, {player}</translation>
    </message>
    <message>
        <source>has captured {pieces}</source>
        <translation>hat geschlagen: {pieces}</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>nächste Runde</translation>
    </message>
    <message>
        <source>checkmated</source>
        <translation>mattgesetzt</translation>
    </message>
    <message>
        <source>stalemated</source>
        <translation>patt</translation>
    </message>
    <message>
        <source>a choice comes first</source>
        <translation>erst kommt eine Wahl</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>im Schach</translation>
    </message>
    <message>
        <source>{player} must choose which of {boards} is lost</source>
        <translation>{player} muss wählen, was verloren ist: {boards}</translation>
    </message>
    <message>
        <source>{player} on {boards}</source>
        <translation>{player} auf {boards}</translation>
    </message>
    <message>
        <source>Round {round}, to move: {who}</source>
        <translation>Runde {round}, am Zug: {who}</translation>
    </message>
    <message>
        <source>To move: {who}</source>
        <translation>Am Zug: {who}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>Brett {number}</translation>
    </message>
    <message>
        <source>boards {one} and {two}</source>
        <translation>Brett {one} und {two}</translation>
    </message>
    <message>
        <source>{piece} of set {set}</source>
        <translation>{piece} aus Satz {set}</translation>
    </message>
    <message>
        <source>{pieces} of set {set}</source>
        <translation>{pieces} aus Satz {set}</translation>
    </message>
    <message>
        <source>board {board}, {square}, empty</source>
        <translation>Brett {board}, {square}, leer</translation>
    </message>
    <message>
        <source>board {board}, {square}, {colour} {piece} of set {set}, {player}</source>
        <translation>Brett {board}, {square}, {piece} ({colour}) aus Satz {set}, {player}</translation>
    </message>
    <message>
        <source>the piece can be put here</source>
        <translation>hierhin kann die Figur gesetzt werden</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>kann geschlagen werden</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>kann erreicht werden</translation>
    </message>
    <message>
        <source>can be chosen to be pushed against</source>
        <translation>kann zum Zusammenschieben gewählt werden</translation>
    </message>
    <message>
        <source>{name} is a bot</source>
        <translation>{name} ist ein Bot</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>board {board}, White’s half, {player}</source>
        <translation>Brett {board}, Hälfte von Weiß, {player}</translation>
    </message>
    <message>
        <source>board {board}, Black’s half, {player}</source>
        <translation>Brett {board}, Hälfte von Schwarz, {player}</translation>
    </message>
    <message>
        <source>must choose which board is lost</source>
        <translation>muss wählen, welches Brett verloren ist</translation>
    </message>
    <message>
        <source>in the pocket: {pieces}</source>
        <translation>in der Tasche: {pieces}</translation>
    </message>
    <message>
        <source>in the pocket but of no use here: {pieces}</source>
        <translation>in der Tasche, aber hier nicht zu brauchen: {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>%n more alike</source>
        <translation>
            <numerusform>%n weitere gleiche</numerusform>
            <numerusform>%n weitere gleiche</numerusform>
        </translation>
    </message>
    <message>
        <source>of no use here</source>
        <translation>hier nicht zu brauchen</translation>
    </message>
    <message>
        <source>in White’s pocket on board {board}</source>
        <translation>in der Tasche von Weiß auf Brett {board}</translation>
    </message>
    <message>
        <source>in Black’s pocket on board {board}</source>
        <translation>in der Tasche von Schwarz auf Brett {board}</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>half-boards {one} and {two}</source>
        <translation>Halbbretter {one} und {two}</translation>
    </message>
    <message>
        <source>can be captured on {where}</source>
        <translation>kann geschlagen werden: {where}</translation>
    </message>
    <message>
        <source>{player}&apos;s King was taken off here</source>
        <translation>hier wurde der König von {player} vom Brett genommen</translation>
    </message>
    <message>
        <source>Picked up, it cannot move.</source>
        <translation>Aufgenommen, kann nicht ziehen.</translation>
    </message>
    <message>
        <source>Picked up, {moves}.</source>
        <translation>Aufgenommen, {moves}.</translation>
    </message>
    <message>
        <source>can be reached on {where}</source>
        <translation>kann erreicht werden: {where}</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}, dead</source>
        <translation>Halbbrett {board}, Heimat der Armee {army}, {player}, tot</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}</source>
        <translation>Halbbrett {board}, Heimat der Armee {army}, {player}</translation>
    </message>
    <message>
        <source>{pace} games/min</source>
        <translation>{pace} Partien/min</translation>
    </message>
    <message>
        <source>{pace} positions/min</source>
        <translation>{pace} Stellungen/min</translation>
    </message>
    <message>
        <source>{pace} puzzles/min</source>
        <translation>{pace} Aufgaben/min</translation>
    </message>
    <message>
        <source>{pace} moves/min</source>
        <translation>{pace} Züge/min</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} von {all}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>{time} in all</source>
        <translation>insgesamt {time}</translation>
    </message>
    <message>
        <source>waiting for workers</source>
        <translation>wartet auf Worker</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n Worker</numerusform>
            <numerusform>%n Worker</numerusform>
        </translation>
    </message>
    <message>
        <source>pushed together with {board}</source>
        <translation>zusammengeschoben mit {board}</translation>
    </message>
    <message>
        <source>already pushed this turn</source>
        <translation>in diesem Zug schon benutzt</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>A draw may be claimed: {reason}</source>
        <translation>Remis kann beansprucht werden: {reason}</translation>
    </message>
    <message>
        <source>{boards}   {what}</source>
        <translation>{boards}   {what}</translation>
    </message>
    <message>
        <source>chosen to be pushed</source>
        <translation>zum Zusammenschieben gewählt</translation>
    </message>
    <message>
        <source>That is off the board: the piece goes back.</source>
        <translation>Das liegt neben dem Brett: Die Figur geht zurück.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Hier steht keine Figur.</translation>
    </message>
    <message>
        <source>These half-boards are pushed together and must be used.</source>
        <translation>Diese Halbbretter sind zusammengeschoben und müssen benutzt werden.</translation>
    </message>
    <message>
        <source>Half-board {board}: choose the one to push it against.</source>
        <translation>Halbbrett {board}: wähle das, an das es geschoben wird.</translation>
    </message>
    <message>
        <source>Make a move first: a turn cannot be ended before.</source>
        <translation>Ziehen Sie zuerst: Vorher lässt sich ein Zug nicht beenden.</translation>
    </message>
    <message>
        <source>{name} has {moves}; End turn passes</source>
        <translation>{name} hat {moves}; „Zug beenden“ verzichtet darauf</translation>
    </message>
    <message>
        <source>Click the square on which {the_piece} is put, or drag it there.</source>
        <translation>Klicken Sie auf das Feld, auf dem {the_piece} stehen soll, oder ziehen Sie die Figur dorthin.</translation>
    </message>
    <message>
        <source>Push {board} against which half-board? Click it, type its letter or number, or press Enter for {other}.</source>
        <translation>An welches Halbbrett wird {board} geschoben? Klicken Sie darauf, tippen Sie seinen Buchstaben oder seine Zahl, oder drücken Sie Eingabe für {other}.</translation>
    </message>
    <message>
        <source>Push {board} against {other} instead? Click {other} or press Enter.</source>
        <translation>{board} stattdessen an {other} schieben? Klicken Sie auf {other}, oder drücken Sie Eingabe.</translation>
    </message>
    <message>
        <source>captures nothing</source>
        <translation>schlägt nichts</translation>
    </message>
    <message>
        <source>gives check to {army}</source>
        <translation>gibt {army} Schach</translation>
    </message>
    <message>
        <source>takes the {piece}</source>
        <translation>schlägt: {piece}</translation>
    </message>
    <message>
        <source>uses {name}&apos;s board this turn</source>
        <translation>nutzt in diesem Zug das Brett von {name}</translation>
    </message>
    <message>
        <source>Click the next square.</source>
        <translation>Klicken Sie das nächste Feld an.</translation>
    </message>
    <message>
        <source>What becomes of {the_piece}?</source>
        <translation>Wozu soll {the_piece} werden?</translation>
    </message>
    <message>
        <source>{name}, {other} wants to take {the_piece} from {origin} to {target}. Do you agree?</source>
        <translation>{name}, {other} möchte ziehen: {the_piece} von {origin} nach {target}. Sind Sie einverstanden?</translation>
    </message>
    <message>
        <source>Promote to</source>
        <translation>Umwandeln in</translation>
    </message>
    <message>
        <source>Promote?</source>
        <translation>Umwandeln?</translation>
    </message>
    <message>
        <source>Bring in a piece?</source>
        <translation>Eine Figur einrücken lassen?</translation>
    </message>
    <message>
        <source>No piece</source>
        <translation>Keine Figur</translation>
    </message>
    <message>
        <source>last player in the ring</source>
        <translation>letzter Spieler im Ring</translation>
    </message>
    <message>
        <source>a move on board {board}</source>
        <translation>ein Zug auf Brett {board}</translation>
    </message>
    <message>
        <source>{move}, checkmate</source>
        <translation>{move}, matt</translation>
    </message>
    <message>
        <source>{move}, brings in {piece} on {square}</source>
        <translation>{move}, {piece} rückt auf {square} ein</translation>
    </message>
    <message>
        <source>{move}, explodes</source>
        <translation>{move}, explodiert</translation>
    </message>
    <message>
        <source>castling, King {origin} to {target}</source>
        <translation>Rochade, König {origin} nach {target}</translation>
    </message>
    <message>
        <source>{piece} {origin} to {target}</source>
        <translation>{piece} {origin} nach {target}</translation>
    </message>
    <message>
        <source>{piece} {origin} attacks {taken} of {side} on {target}</source>
        <translation>{piece} {origin} greift {taken} von {side} auf {target} an</translation>
    </message>
    <message>
        <source>{piece} {origin} takes {taken} of {side} on {target}</source>
        <translation>{piece} {origin} schlägt {taken} von {side} auf {target}</translation>
    </message>
    <message>
        <source>{move}, promotes to {piece}</source>
        <translation>{move}, Umwandlung in {piece}</translation>
    </message>
    <message>
        <source>{move}, check</source>
        <translation>{move}, Schach</translation>
    </message>
    <message>
        <source>push {pair} together; legal moves: {count}</source>
        <translation>{pair} zusammenschieben; legale Züge: {count}</translation>
    </message>
    <message>
        <source>{piece} {square}: {what}</source>
        <translation>{piece} {square}: {what}</translation>
    </message>
    <message>
        <source>{move}, pushes {pawn}</source>
        <translation>{move}, schiebt {pawn}</translation>
    </message>
    <message>
        <source>a move of army {army}</source>
        <translation>ein Zug der Armee {army}</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Veröffentlichungen</translation>
    </message>
    <message>
        <source>Versions of the program, opened in the browser:</source>
        <translation>Fassungen des Programms, im Browser zu öffnen:</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>Pieces “{title}”: {artist} ({licence})</source>
        <translation>Figuren „{title}“: {artist} ({licence})</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players {version}</source>
        <translation>Chess For Any Number of Players {version}</translation>
    </message>
    <message>
        <source>The search of the bots is compiled.</source>
        <translation>Die Suche der Bots ist kompiliert.</translation>
    </message>
    <message>
        <source>The game is Ralph Betza’s, invented about 1980.</source>
        <translation>Das Spiel ist von Ralph Betza, erfunden um 1980.</translation>
    </message>
    <message>
        <source>Characters on pieces: Noto Serif CJK, Adobe (OFL-1.1)</source>
        <translation>Schriftzeichen auf Figuren: Noto Serif CJK, Adobe (OFL-1.1)</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Dieses Programm ist freie Software unter der GNU General Public License, Version 3 oder später. Es kommt ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>Undone: {change}.</source>
        <translation>Rückgängig gemacht: {change}.</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>Wiederhergestellt: {change}.</translation>
    </message>
    <message>
        <source>Draw declined: {names}.</source>
        <translation>Remis abgelehnt: {names}.</translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation>Die Stellung liegt als eine Zeile Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Games, positions and lessons</source>
        <translation>Partien, Stellungen und Lektionen</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Aufzeichnung einer Partie</translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation>PGN, zwei Armeen</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>FEN, two armies</source>
        <translation>FEN, zwei Armeen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>the text is longer than {most} bytes</source>
        <translation>der Text ist länger als {most} Bytes</translation>
    </message>
    <message>
        <source>it is neither a game nor a position</source>
        <translation>das ist weder eine Partie noch eine Stellung</translation>
    </message>
    <message>
        <source>it contains no game</source>
        <translation>sie enthält keine Partie</translation>
    </message>
    <message>
        <source>it was changed since its games were listed (open it again)</source>
        <translation>sie wurde geändert, seit ihre Partien aufgelistet wurden (bitte noch einmal öffnen)</translation>
    </message>
    <message>
        <source>it contains no game {number} any more</source>
        <translation>sie enthält keine Partie {number} mehr</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>New from &amp;position…</source>
        <translation>Neu aus S&amp;tellung …</translation>
    </message>
    <message>
        <source>Edi&amp;t position…</source>
        <translation>Stellungsedit&amp;or …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>&amp;Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Add games from a file…</source>
        <translation>Spiele aus einer Datei hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Games in folders</source>
        <translation>Partien in &amp;Verzeichnissen</translation>
    </message>
    <message>
        <source>C&amp;lose the game</source>
        <translation>Partie s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>Bi&amp;ld speichern …</translation>
    </message>
    <message>
        <source>Save &amp;film strip…</source>
        <translation>Filmst&amp;reifen speichern …</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Draw by agreement…</source>
        <translation>Remis &amp;vereinbaren …</translation>
    </message>
    <message>
        <source>C&amp;laim a draw</source>
        <translation>Remis beanspru&amp;chen</translation>
    </message>
    <message>
        <source>Pla&amp;y against bots</source>
        <translation>&amp;Jetzt gegen Bots spielen</translation>
    </message>
    <message>
        <source>Bot: move no&amp;w</source>
        <translation>Bot zie&amp;ht jetzt</translation>
    </message>
    <message>
        <source>Stop bots or let the&amp;m go on</source>
        <translation>Bots anhalten oder &amp;weiterspielen lassen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>Zug &amp;tippen …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Rückgängig: {change}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Wiederherstellen: {change}</translation>
    </message>
    <message>
        <source>comment</source>
        <comment>what is undone</comment>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>sign</source>
        <comment>what is undone</comment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>drawing</source>
        <comment>what is undone</comment>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>what is undone</comment>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>paste</source>
        <comment>what is undone</comment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>deletion</source>
        <comment>what is undone</comment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>promotion</source>
        <comment>what is undone</comment>
        <translation>Aufwerten</translation>
    </message>
    <message>
        <source>annotations</source>
        <comment>what is undone</comment>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Einen Zug &amp;zurück</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Einen Zug &amp;vor</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Sho&amp;w what happened</source>
        <translation>Zeigen, was &amp;geschah</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>V&amp;orige Variante</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>Nä&amp;chste Variante</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Promote variation</source>
        <translation>Variante au&amp;fwerten</translation>
    </message>
    <message>
        <source>&amp;Delete variation</source>
        <translation>Variante &amp;löschen</translation>
    </message>
    <message>
        <source>Show the &amp;mate again</source>
        <translation>&amp;Matt noch einmal zeigen</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>Pairing &amp;matrix and radar</source>
        <translation>Paarungs&amp;matrix und Radar</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>&amp;Drohungen zeigen</translation>
    </message>
    <message>
        <source>Pair &amp;engine</source>
        <translation>Paar-&amp;Engine</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>&amp;Stammbaum</translation>
    </message>
    <message>
        <source>Jud&amp;gement</source>
        <translation>Bewe&amp;rtung</translation>
    </message>
    <message>
        <source>Worst mo&amp;ves</source>
        <translation>Schlech&amp;teste Züge</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>Hand &amp;over an army…</source>
        <translation>Eine Armee ü&amp;bergeben …</translation>
    </message>
    <message>
        <source>Res&amp;ign…</source>
        <translation>&amp;Aufgeben …</translation>
    </message>
    <message>
        <source>Re&amp;sult</source>
        <translation>Ergebn&amp;is</translation>
    </message>
    <message>
        <source>Let the &amp;next side move</source>
        <translation>&amp;Nächste Seite ziehen lassen</translation>
    </message>
    <message>
        <source>&amp;Compare with the game</source>
        <translation>Mit der Partie &amp;vergleichen</translation>
    </message>
    <message>
        <source>To &amp;where it leaves the game</source>
        <translation>&amp;Wo die Linie die Partie verlässt</translation>
    </message>
    <message>
        <source>&amp;Judge the move</source>
        <translation>Zug &amp;bewerten</translation>
    </message>
    <message>
        <source>&amp;More signs</source>
        <translation>&amp;Weitere Zeichen</translation>
    </message>
    <message>
        <source>Notes on pla&amp;yers…</source>
        <translation>Notizen &amp;zu Spielern …</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>All &amp;commands…</source>
        <translation>Alle &amp;Befehle …</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>&amp;Lernen …</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Zugliste</translation>
    </message>
    <message>
        <source>C&amp;opy the line as text</source>
        <translation>Linie als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>C&amp;ut the variation</source>
        <translation>Variante a&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Pull apart</source>
        <translation>Auseinander&amp;ziehen</translation>
    </message>
    <message>
        <source>&amp;Undo board layout</source>
        <translation>Anordnung &amp;rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo board layout</source>
        <translation>Anordnung &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Round a stag&amp;e</source>
        <translation>Um die &amp;Mitte</translation>
    </message>
    <message>
        <source>Free table, in ro&amp;ws</source>
        <translation>&amp;Freier Tisch, in Reihen</translation>
    </message>
    <message>
        <source>Free table, r&amp;ound</source>
        <translation>Freier &amp;Tisch, rundum</translation>
    </message>
    <message>
        <source>Start or pause the cloc&amp;ks</source>
        <translation>Uhren starten o&amp;der anhalten</translation>
    </message>
    <message>
        <source>&amp;End turn or pass</source>
        <translation>Zug b&amp;eenden oder passen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Next &amp;board</source>
        <translation>&amp;Nächstes Brett</translation>
    </message>
    <message>
        <source>Pre&amp;vious board</source>
        <translation>&amp;Voriges Brett</translation>
    </message>
    <message>
        <source>&amp;All boards</source>
        <translation>Alle &amp;Bretter</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn ri&amp;ght</source>
        <translation>Nach rec&amp;hts drehen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>N&amp;eues Fenster</translation>
    </message>
    <message>
        <source>Co&amp;ver the table</source>
        <translation>Tisch abdec&amp;ken</translation>
    </message>
    <message>
        <source>See it as the ne&amp;xt player did</source>
        <translation>&amp;So sehen wie der nächste Spieler</translation>
    </message>
    <message>
        <source>Change a player or &amp;bot…</source>
        <translation>S&amp;pieler oder Bot wechseln …</translation>
    </message>
    <message>
        <source>attack check danger</source>
        <translation>Angriff Schach Gefahr</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>Auf&amp;gaben …</translation>
    </message>
    <message>
        <source>Annotate the game</source>
        <translation>Partie kommentieren</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Den letzten Zug sagen</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Sagen, wer am Zug ist</translation>
    </message>
    <message>
        <source>Say which Kings are attacked</source>
        <translation>Sagen, welche Könige angegriffen sind</translation>
    </message>
    <message>
        <source>attack check threat</source>
        <translation>Angriff Schach Drohung Bedrohung</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>Eigene Spiele</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Armies</source>
        <translation>Ar&amp;meen</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Regeln des Spiels</translation>
    </message>
    <message>
        <source>A line for each key. Ctrl+Space proposes what may stand at the cursor.</source>
        <translation>Eine Zeile für jeden Schlüssel. Strg+Leertaste schlägt vor, was am Cursor stehen darf.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>Wie die Figuren ziehen</translation>
    </message>
    <message>
        <source>My game </source>
        <translation>Mein Spiel </translation>
    </message>
    <message>
        <source>A piece of your own: its letter, and its moves in Betza’s notation.</source>
        <translation>Eine eigene Figur: ihr Buchstabe und ihre Züge in Betzas Notation.</translation>
    </message>
    <message>
        <source>The file could not be saved: {reason}</source>
        <translation>Die Datei konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>This game cannot be played: {reason}</source>
        <translation>Dieses Spiel kann nicht gespielt werden: {reason}</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Zeile {line}: {problem}</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Alles stimmt.</translation>
    </message>
    <message>
        <source>No game can be played yet.</source>
        <translation>Noch kann kein Spiel gespielt werden.</translation>
    </message>
    <message>
        <source>The start of {game} with two armies</source>
        <translation>Der Anfang von {game} mit zwei Armeen</translation>
    </message>
    <message>
        <source>Paste a ga&amp;me or position</source>
        <translation>Partie oder Stellung ei&amp;nfügen</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding…</source>
        <translation>Mit anderer &amp;Kodierung öffnen …</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Als &amp;Webseite speichern …</translation>
    </message>
    <message>
        <source>&amp;My games</source>
        <translation>&amp;Meine Partien</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>Tei&amp;len</translation>
    </message>
    <message>
        <source>Save as P&amp;GN…</source>
        <translation>Als P&amp;GN speichern …</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy game as &amp;text</source>
        <translation>Partie als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Reva&amp;nche</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>&amp;Ganzer Tisch</translation>
    </message>
    <message>
        <source>Put &amp;boards in order</source>
        <translation>Bretter &amp;ordnen</translation>
    </message>
    <message>
        <source>Games of your own…</source>
        <translation>Eigene Spiele …</translation>
    </message>
    <message>
        <source>E&amp;vening’s table…</source>
        <translation>Tabelle des &amp;Abends …</translation>
    </message>
    <message>
        <source>Live shares</source>
        <translation>Laufende Anteile</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Farben des Systems</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Language…</source>
        <translation>Sprache …</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>Sprache hinzufügen …</translation>
    </message>
    <message>
        <source>Do not turn to the seat to move</source>
        <translation>Nicht zum Platz am Zug drehen</translation>
    </message>
    <message>
        <source>Turn gently to the seat to move</source>
        <translation>Behutsam zum Platz am Zug drehen</translation>
    </message>
    <message>
        <source>Always turn to the seat to move</source>
        <translation>Immer zum Platz am Zug drehen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Fens&amp;ter schließen</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>&amp;Regeln und Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten …</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Über das Programm</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Move over the squares, across a seam or to the next half-board</source>
        <translation>Von Feld zu Feld gehen, über eine Naht oder zum nächsten Halbbrett</translation>
    </message>
    <message>
        <source>Arrow keys, once the cursor is there</source>
        <translation>Pfeiltasten, sobald der Zeiger da ist</translation>
    </message>
    <message>
        <source>Bring up the cursor; go to the next half-board, or the one before</source>
        <translation>Den Zeiger hervorholen; zum nächsten Halbbrett gehen oder zum vorigen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Pick up a piece, put it down</source>
        <translation>Eine Figur aufnehmen, absetzen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>Push two half-boards together</source>
        <translation>Zwei Halbbretter zusammenschieben</translation>
    </message>
    <message>
        <source>Step through this example</source>
        <translation>Dieses Beispiel Schritt für Schritt ansehen</translation>
    </message>
    <message>
        <source>Their two letters</source>
        <translation>Ihre zwei Buchstaben</translation>
    </message>
    <message>
        <source>Show one board as large as can be, or all again</source>
        <translation>Ein Brett so groß wie möglich zeigen, oder wieder alle</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Seine Nummer</translation>
    </message>
    <message>
        <source>Show the next board, or the one before</source>
        <translation>Das nächste Brett zeigen, oder das vorige</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Bild ab, Bild auf</translation>
    </message>
    <message>
        <source>Pick up a piece from the pocket</source>
        <translation>Eine Figur aus der Tasche aufnehmen</translation>
    </message>
    <message>
        <source>Its letter</source>
        <translation>Ihr Buchstabe</translation>
    </message>
    <message>
        <source>See how a piece moves, at the cursor or under the mouse</source>
        <translation>Sehen, wie eine Figur zieht, am Cursor oder unter der Maus</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Eine Antwort wählen</translation>
    </message>
    <message>
        <source>Arrow keys and Enter, or its letter</source>
        <translation>Pfeiltasten und Eingabe, oder ihr Buchstabe</translation>
    </message>
    <message>
        <source>Cancel what was begun, take the cursor away</source>
        <translation>Begonnenes abbrechen, den Zeiger wegnehmen</translation>
    </message>
    <message>
        <source>Type a move, a push or a question</source>
        <translation>Einen Zug, ein Zusammenschieben oder eine Frage tippen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>{what}, against {names}</source>
        <translation>{what}, gegen {names}</translation>
    </message>
    <message>
        <source>Hand over an army</source>
        <translation>Eine Armee übergeben</translation>
    </message>
    <message>
        <source>In a friendly game an army may be handed to any player, also to one who is out.</source>
        <translation>In einer freundschaftlichen Partie darf eine Armee jedem Spieler übergeben werden, auch einem ausgeschiedenen.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>Seat of</source>
        <translation>Platz von</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neuer Spieler</translation>
    </message>
    <message>
        <source>Thinks</source>
        <translation>Denkt</translation>
    </message>
    <message>
        <source>{name} ({place})</source>
        <translation>{name} ({place})</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>What was seen is seen: here something is taken back only when all agree. All tick their own names.</source>
        <translation>Was gesehen wurde, ist gesehen: Hier wird nur etwas zurückgenommen, wenn alle einverstanden sind. Alle kreuzen ihren eigenen Namen an.</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Remis durch Vereinbarung</translation>
    </message>
    <message>
        <source>The game is a draw when every living player agrees. All tick their own names.</source>
        <translation>Die Partie ist remis, wenn jeder lebende Spieler einverstanden ist. Alle setzen ein Häkchen bei ihrem eigenen Namen.</translation>
    </message>
    <message>
        <source>{loss}: {cause}</source>
        <translation>{loss}: {cause}</translation>
    </message>
    <message>
        <source>{captor} captured {loss}</source>
        <translation>{captor} hat erobert: {loss}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Sie haben gewonnen!</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} gewinnt</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} gewinnen</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Anbieten</translation>
    </message>
    <message>
        <source>Journals of games were found damaged.</source>
        <translation>Journale von Partien sind beschädigt.</translation>
    </message>
    <message numerus="yes">
        <source>The program ended without closing %n game(s). Each comes back complete to the last action, or up to where its journal is said to be damaged. What is restored gets a window of its own; what is not is offered again at the next start.</source>
        <translation>
            <numerusform>Das Programm hat geendet, ohne %n Partie zu schließen; sie kommt vollständig bis zur letzten Aktion zurück, oder bis dahin, wo ihr Journal beschädigt ist. Wird sie jetzt nicht wiederhergestellt, wird sie beim nächsten Start wieder angeboten.</numerusform>
            <numerusform>Das Programm hat geendet, ohne %n Partien zu schließen; sie kommen vollständig bis zur letzten Aktion zurück, oder bis dahin, wo ihr Journal beschädigt ist. Jede wiederhergestellte bekommt ein eigenes Fenster; die übrigen werden beim nächsten Start wieder angeboten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) interrupted</source>
        <translation>
            <numerusform>%n Partie wurde unterbrochen</numerusform>
            <numerusform>%n Partien wurden unterbrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>Change a player or bot</source>
        <translation>Spieler oder Bot wechseln</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen …</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>New from position</source>
        <translation>Neu aus Stellung</translation>
    </message>
    <message>
        <source>The position as one line of text ({formats}):</source>
        <translation>Die Stellung als eine Zeile Text ({formats}):</translation>
    </message>
    <message>
        <source>Somebody else, or a bot, may take a seat at any time and plays on from there.</source>
        <translation>Jederzeit kann jemand anderes oder ein Bot einen Platz übernehmen und spielt von da an weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n game(s)? That cannot be undone.</source>
        <translation>
            <numerusform>%n Partie verwerfen? Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Partien verwerfen? Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Round {round}, {move}</source>
        <translation>Runde {round}, {move}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <translation>{name} {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) ahead</source>
        <translation>
            <numerusform>%n Zug voraus</numerusform>
            <numerusform>%n Züge voraus</numerusform>
        </translation>
    </message>
    <message>
        <source>{ahead}, 1 position</source>
        <translation>{ahead}, 1 Stellung</translation>
    </message>
    <message>
        <source>{ahead}, {count} positions</source>
        <translation>{ahead}, {count} Stellungen</translation>
    </message>
    <message>
        <source>{turn}, then {following}</source>
        <translation>{turn}, dann {following}</translation>
    </message>
    <message>
        <source>{turn}: {shares}</source>
        <translation>{turn}: {shares}</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>{moment}: {what} Material, in pawns: {shares}.</source>
        <translation>{moment}: {what} Material in Bauern: {shares}.</translation>
    </message>
    <message>
        <source>Material, in pawns: {shares}</source>
        <translation>Material in Bauern: {shares}</translation>
    </message>
    <message>
        <source>board</source>
        <comment>one word, as people type it</comment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>push</source>
        <comment>one word, as people type it</comment>
        <translation>schieben</translation>
    </message>
    <message>
        <source>apart</source>
        <comment>one word, as people type it</comment>
        <translation>trennen</translation>
    </message>
    <message>
        <source>where</source>
        <comment>one word, as people type it</comment>
        <translation>wo</translation>
    </message>
    <message>
        <source>on</source>
        <comment>one word, as people type it</comment>
        <translation>auf</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>one word, as people type it</comment>
        <translation>dran</translation>
    </message>
    <message>
        <source>last</source>
        <comment>one word, as people type it</comment>
        <translation>letzter</translation>
    </message>
    <message>
        <source>checks</source>
        <comment>one word, as people type it</comment>
        <translation>schach</translation>
    </message>
    <message>
        <source>radar</source>
        <comment>one word, as people type it</comment>
        <translation>radar</translation>
    </message>
    <message>
        <source>end</source>
        <comment>one word, as people type it</comment>
        <translation>ende</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>one word, as people type it</comment>
        <translation>passen</translation>
    </message>
    <message>
        <source>undo</source>
        <comment>one word, as people type it</comment>
        <translation>zurück</translation>
    </message>
    <message>
        <source>redo</source>
        <comment>one word, as people type it</comment>
        <translation>vor</translation>
    </message>
    <message>
        <source>claim</source>
        <comment>one word, as people type it</comment>
        <translation>beanspruchen</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>one word, as people type it</comment>
        <translation>remis</translation>
    </message>
    <message>
        <source>resign</source>
        <comment>one word, as people type it</comment>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>fit</source>
        <comment>one word, as people type it</comment>
        <translation>einpassen</translation>
    </message>
    <message>
        <source>tidy</source>
        <comment>one word, as people type it</comment>
        <translation>aufräumen</translation>
    </message>
    <message>
        <source>help</source>
        <comment>one word, as people type it</comment>
        <translation>hilfe</translation>
    </message>
    <message>
        <source>king</source>
        <comment>one word, as people type it</comment>
        <translation>könig</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>one word, as people type it</comment>
        <translation>dame</translation>
    </message>
    <message>
        <source>rook</source>
        <comment>one word, as people type it</comment>
        <translation>turm</translation>
    </message>
    <message>
        <source>bishop</source>
        <comment>one word, as people type it</comment>
        <translation>läufer</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>one word, as people type it</comment>
        <translation>springer</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>one word, as people type it</comment>
        <translation>bauer</translation>
    </message>
    <message>
        <source>white</source>
        <comment>one word, as people type it</comment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <comment>one word, as people type it</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>{offer}: {description}, {number} of {count}</source>
        <translation>{offer}: {description}, {number} von {count}</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Engraved</source>
        <translation>Gestochen</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Modern</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>{colour}, board {board}</source>
        <translation>{colour}, Brett {board}</translation>
    </message>
    <message>
        <source>seat of {name}</source>
        <translation>Platz von {name}</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>A player who resigns has lost and is out.</source>
        <translation>Wer aufgibt, hat verloren und ist ausgeschieden.</translation>
    </message>
    <message>
        <source>{name} must decide</source>
        <translation>{name} muss sich entscheiden</translation>
    </message>
    <message>
        <source>{names} to move</source>
        <translation>{names} am Zug</translation>
    </message>
    <message>
        <source>from {loser}</source>
        <translation>von {loser}</translation>
    </message>
    <message>
        <source>handed over by {giver}</source>
        <translation>übergeben von {giver}</translation>
    </message>
    <message>
        <source>captured {loser}’s army</source>
        <translation>eroberte die Armee von {loser}</translation>
    </message>
    <message>
        <source>{team}, board {board}</source>
        <translation>{team}, Brett {board}</translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation>{place}, leer</translation>
    </message>
    <message>
        <source>{place}, {piece} of {player}</source>
        <translation>{place}, {piece} von {player}</translation>
    </message>
    <message>
        <source>strip, {square}</source>
        <translation>Streifen, {square}</translation>
    </message>
    <message>
        <source>half-board {board}, {square}</source>
        <translation>Halbbrett {board}, {square}</translation>
    </message>
    <message>
        <source>board {board}, {square}</source>
        <translation>Brett {board}, {square}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>strip between half-boards</source>
        <translation>Streifen zwischen den Halbbrettern</translation>
    </message>
    <message>
        <source>in the pocket of board {board}</source>
        <translation>in der Tasche von Brett {board}</translation>
    </message>
    <message>
        <source>plays {move}</source>
        <translation>zieht {move}</translation>
    </message>
    <message>
        <source>Check to {player}.</source>
        <translation>Schach gegen {player}.</translation>
    </message>
    <message>
        <source>{names} win: {reason}.</source>
        <translation>{names} gewinnen: {reason}.</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Schach</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}” is not the time of {clocks} clocks (expected milliseconds such as 300000/297350)</source>
        <translation>„{text}“ ist nicht die Zeit von {clocks} Uhren (erwartet: Millisekunden wie 300000/297350)</translation>
    </message>
    <message>
        <source>set {set}</source>
        <translation>Satz {set}</translation>
    </message>
    <message>
        <source>Board {board} waits: {reason}</source>
        <translation>Brett {board} wartet: {reason}</translation>
    </message>
    <message>
        <source>Put on for the pawn</source>
        <translation>Für den Bauern einsetzen</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Brett {board}</translation>
    </message>
    <message>
        <source>{player}, you are stalemated on both boards. Which one is lost?</source>
        <translation>{player}, Sie sind auf beiden Brettern patt. Welches ist verloren?</translation>
    </message>
    <message>
        <source>The pieces in this pocket are for board {board}</source>
        <translation>Die Figuren in dieser Tasche sind für Brett {board}</translation>
    </message>
    <message>
        <source>A piece of board {board} stays there</source>
        <translation>Eine Figur von Brett {board} bleibt dort</translation>
    </message>
    <message>
        <source>Click the next square of the capture.</source>
        <translation>Klicken Sie das nächste Feld des Schlags an.</translation>
    </message>
    <message>
        <source>Click the pawn of an opponent that is pushed forward.</source>
        <translation>Klicken Sie den gegnerischen Bauern an, der vorwärts geschoben wird.</translation>
    </message>
    <message>
        <source>There are no pieces beside the half-boards</source>
        <translation>Neben den Halbbrettern liegen keine Figuren</translation>
    </message>
    <message>
        <source>A piece comes in on the gate that another one leaves</source>
        <translation>Eine Figur rückt auf dem Nachrückfeld ein, das eine andere verlässt</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>die ganze Partie</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>key that says yes</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key that says no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>{name} does not agree. Nothing has been moved.</source>
        <translation>{name} ist nicht einverstanden. Nichts wurde gezogen.</translation>
    </message>
    <message>
        <source>Who passes?</source>
        <translation>Wer passt?</translation>
    </message>
    <message>
        <source>uses {name}&apos;s turn</source>
        <translation>verbraucht den Zug von {name}</translation>
    </message>
    <message>
        <source>uses {names}&apos;s and {last}&apos;s turn</source>
        <translation>verbraucht die Züge von {names} und {last}</translation>
    </message>
    <message>
        <source>{name} must agree</source>
        <translation>{name} muss zustimmen</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, einverstanden?</translation>
    </message>
    <message>
        <source>{name}, {other} wants to fetch your {piece} from {origin} to {target}. Do you agree?</source>
        <translation>{name}, {other} möchte Ihre Figur ({piece}) von {origin} nach {target} holen. Sind Sie einverstanden?</translation>
    </message>
    <message>
        <source>A player whose time runs out is out of the game.</source>
        <translation>Wessen Zeit abläuft, der ist ausgeschieden.</translation>
    </message>
    <message>
        <source>When a player&apos;s time runs out, their armies die (Rule 9).</source>
        <translation>Läuft die Zeit eines Spielers ab, so sterben seine Armeen (Regel 9).</translation>
    </message>
    <message>
        <source>A player whose time on a board runs out has lost that board.</source>
        <translation>Wessen Zeit auf einem Brett abläuft, hat dieses Brett verloren.</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>“{place}” is no place in the game (expected such as 0*12.1)</source>
        <translation>„{place}“ ist keine Stelle der Partie (erwartet: etwa 0*12.1)</translation>
    </message>
    <message>
        <source>Click to show this variation</source>
        <translation>Klicken, um diese Variante zu zeigen</translation>
    </message>
    <message>
        <source>of the game</source>
        <translation>aus der Partie</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>verlässt die Partie</translation>
    </message>
    <message>
        <source>{move}, of the game</source>
        <translation>{move}, aus der Partie</translation>
    </message>
    <message>
        <source>{move}, leaves the game</source>
        <translation>{move}, verlässt die Partie</translation>
    </message>
    <message>
        <source>Folded variation: {move}</source>
        <translation>Eingeklappte Variante: {move}</translation>
    </message>
    <message>
        <source>Variation: {move}</source>
        <translation>Variante: {move}</translation>
    </message>
    <message>
        <source>The variation is the game now; what was the game is a variation.</source>
        <translation>Die Variante ist jetzt die Partie; was die Partie war, ist eine Variante.</translation>
    </message>
    <message>
        <source>The variation is one level higher now.</source>
        <translation>Die Variante steht jetzt eine Stufe höher.</translation>
    </message>
    <message>
        <source>The variation is deleted.</source>
        <translation>Die Variante ist gelöscht.</translation>
    </message>
    <message>
        <source>Delete variation</source>
        <translation>Variante löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete this variation with its %n move(s)? It cannot be brought back.</source>
        <translation>
            <numerusform>Diese Variante mit ihrem %n Zug löschen? Sie lässt sich nicht zurückholen.</numerusform>
            <numerusform>Diese Variante mit ihren %n Zügen löschen? Sie lässt sich nicht zurückholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>Zu diesem Zug &amp;gehen</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>C&amp;ut variation</source>
        <translation>Variante a&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy from here on</source>
        <translation>Ab hier &amp;kopieren</translation>
    </message>
    <message>
        <source>Pa&amp;ste moves</source>
        <translation>Züge &amp;einfügen</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>charcoal</source>
        <translation>Anthrazit</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>Himmelblau</translation>
    </message>
    <message>
        <source>mauve</source>
        <translation>Mauve</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>sage</source>
        <translation>Salbei</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>cornflower</source>
        <translation>Kornblume</translation>
    </message>
    <message>
        <source>moss</source>
        <translation>Moosgrün</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>petrol</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>khaki</source>
        <translation>Khaki</translation>
    </message>
    <message>
        <source>oxblood</source>
        <translation>Ochsenblut</translation>
    </message>
    <message>
        <source>aubergine</source>
        <translation>Aubergine</translation>
    </message>
    <message>
        <source>rust</source>
        <translation>Rost</translation>
    </message>
    <message>
        <source>lilac</source>
        <translation>Flieder</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>Limette</translation>
    </message>
    <message>
        <source>fern</source>
        <translation>Farn</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Bot: {level}, {stars}. {manner}</source>
        <translation>Bot: {level}, {stars}. {manner}</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>&amp;Find on the table</source>
        <translation>Auf dem Tisch &amp;finden</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>mit rechts ziehen</translation>
    </message>
    <message>
        <source>Mark the s&amp;quare</source>
        <translation>Das &amp;Feld markieren</translation>
    </message>
    <message>
        <source>&amp;Erase arrows and marks</source>
        <translation>Pfeile und Marken &amp;entfernen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>&amp;Pick up</source>
        <translation>&amp;Aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Why it cannot move</source>
        <translation>&amp;Warum sie nicht ziehen kann</translation>
    </message>
    <message>
        <source>Show this &amp;board alone</source>
        <translation>Dieses &amp;Brett allein zeigen</translation>
    </message>
    <message>
        <source>Show &amp;all boards</source>
        <translation>&amp;Alle Bretter zeigen</translation>
    </message>
    <message>
        <source>&amp;Push against</source>
        <translation>&amp;Schieben an</translation>
    </message>
    <message>
        <source>&amp;Show the pieces of army {army}</source>
        <translation>Die Fi&amp;guren der Armee {army} zeigen</translation>
    </message>
    <message>
        <source>/ where {army}</source>
        <translation>/ wo {army}</translation>
    </message>
    <message>
        <source>Note on {name}…</source>
        <translation>Notiz zu {name} …</translation>
    </message>
    <message>
        <source>Who plays for {name}…</source>
        <translation>Wer für {name} spielt …</translation>
    </message>
    <message>
        <source>{board}: {players}</source>
        <translation>{board}: {players}</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Mehr …</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>Jede beliebige Farbe wählen</translation>
    </message>
    <message>
        <source>{colour}, now that of {player}: the two change</source>
        <translation>{colour}, jetzt die Farbe von {player}: Die beiden tauschen</translation>
    </message>
    <message>
        <source>Colour of the player</source>
        <translation>Farbe des Spielers</translation>
    </message>
    <message>
        <source>Search the help (Ctrl+F)</source>
        <translation>Die Hilfe durchsuchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Die Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>The place before (Shift+Enter)</source>
        <translation>Die Stelle davor (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>The next place (Enter)</source>
        <translation>Die nächste Stelle (Eingabe)</translation>
    </message>
    <message>
        <source>Clear (Esc)</source>
        <translation>Leeren (Esc)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} von {all}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Wer als Spieler {number} spielt</translation>
    </message>
    <message>
        <source>Army of player {number}</source>
        <translation>Armee von Spieler {number}</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>Farbe von Spieler {number}</translation>
    </message>
    <message>
        <source>Choose the colour of this player</source>
        <translation>Die Farbe dieses Spielers wählen</translation>
    </message>
    <message>
        <source>Drag to change the order (Alt+Up, Alt+Down)</source>
        <translation>Ziehen ändert die Reihenfolge (Alt+Pfeil auf, Alt+Pfeil ab)</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Spieler {number} entfernen</translation>
    </message>
    <message>
        <source>The colour now is {colour}</source>
        <translation>Die Farbe ist jetzt {colour}</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Es kann immer nur eine Datei geöffnet werden.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: only files ending in {endings} can.</source>
        <translation>„{file}“ kann nicht geöffnet werden: Das geht nur mit Dateien, die auf {endings} enden.</translation>
    </message>
    <message>
        <source>{action} ({keys})</source>
        <translation>{action} ({keys})</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Diesen Bereich verbergen</translation>
    </message>
    <message>
        <source>Take this panel out of the window, or put it back</source>
        <translation>Diesen Bereich aus dem Fenster lösen oder wieder einsetzen</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Sie sind ausgeschieden.</translation>
    </message>
    <message>
        <source>Rematch, Review or Close.</source>
        <translation>Revanche, Durchsehen oder Schließen.</translation>
    </message>
    <message>
        <source>Kept in My games</source>
        <translation>Unter „Meine Partien“ aufbewahrt</translation>
    </message>
    <message>
        <source>Won so far: {names}</source>
        <translation>Bisher gewonnen: {names}</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>StrategiChess</source>
        <translation>StrategiChess</translation>
    </message>
    <message>
        <source>the number of players is {players} (expected {expected})</source>
        <translation>die Zahl der Spieler ist {players} (erwartet: {expected})</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 2:e4e5, 2:n5&gt;3:a5, 3:a5&lt;2:n5 or 2:--)</source>
        <translation>„{text}“ ist kein Zug (erwartet: ein Brett und ein Zug, etwa 2:e4e5, 2:n5&gt;3:a5, 3:a5&lt;2:n5 oder 2:--)</translation>
    </message>
    <message>
        <source>“{square}” is not a square (expected a1 to n14)</source>
        <translation>„{square}“ ist kein Feld (erwartet: a1 bis n14)</translation>
    </message>
    <message>
        <source>one of KQRBNP or kqrbnp</source>
        <translation>eine von KQRBNP oder kqrbnp</translation>
    </message>
    <message>
        <source>side to move</source>
        <translation>Seite am Zug</translation>
    </message>
    <message>
        <source>w or b</source>
        <translation>w oder b</translation>
    </message>
    <message>
        <source>never-moved pawns</source>
        <translation>nie gezogene Bauern</translation>
    </message>
    <message>
        <source>two lists of files in order, such as abc/n or -/-</source>
        <translation>zwei Listen von Linien der Reihe nach, etwa abc/n oder -/-</translation>
    </message>
    <message>
        <source>moves without progress</source>
        <translation>Züge ohne Fortschritt</translation>
    </message>
    <message>
        <source>the number is {number} (expected 1 to {most})</source>
        <translation>die Zahl ist {number} (erwartet: 1 bis {most})</translation>
    </message>
    <message>
        <source>{colour} is to move though the King of {other} on {square} is in check</source>
        <translation>{colour} ist am Zug, obwohl der König von {other} auf {square} im Schach steht</translation>
    </message>
    <message>
        <source>there is no board {board}</source>
        <translation>ein Brett {board} gibt es nicht</translation>
    </message>
    <message>
        <source>“{letter}” is not a piece (expected one of KQRBNP)</source>
        <translation>„{letter}“ ist keine Figur (erwartet: ein Buchstabe aus KQRBNP)</translation>
    </message>
    <message>
        <source>the piece is of a player of another board</source>
        <translation>die Figur gehört einem Spieler eines anderen Brettes</translation>
    </message>
    <message>
        <source>{colour} has a second King there</source>
        <translation>{colour} hat dort einen zweiten König</translation>
    </message>
    <message>
        <source>{colour} has no King on any board</source>
        <translation>{colour} hat auf keinem Brett einen König</translation>
    </message>
    <message>
        <source>{colour} has no King</source>
        <translation>{colour} hat keinen König</translation>
    </message>
    <message>
        <source>no pawn of {colour} stands there</source>
        <translation>dort steht kein Bauer von {colour}</translation>
    </message>
    <message>
        <source>The game ends when the time of any player runs out: the team with more Kings wins, and that player’s own does not count.</source>
        <translation>Die Partie endet, sobald irgendjemandes Zeit abläuft: Es gewinnt die Mannschaft mit mehr Königen, und der König, dessen Spieler keine Zeit mehr hat, zählt nicht.</translation>
    </message>
    <message>
        <source>{number} moves without capture, pawn move or King taken off</source>
        <translation>{number} Züge ohne Schlagen, Bauernzug oder vom Brett genommenen König</translation>
    </message>
    <message>
        <source>{name} passes on board {board}.</source>
        <translation>{name} passt auf Brett {board}.</translation>
    </message>
    <message>
        <source>{name} is checkmated on board {board}, loses the King and plays on.</source>
        <translation>{name} ist auf Brett {board} matt, verliert den König und spielt weiter.</translation>
    </message>
    <message>
        <source>{name} is checkmated on board {board}.</source>
        <translation>{name} ist auf Brett {board} matt.</translation>
    </message>
    <message>
        <source>Stalemate.</source>
        <translation>Patt.</translation>
    </message>
    <message>
        <source>{team} has mated the last King of {other}.</source>
        <translation>{team} hat den letzten König von {other} mattgesetzt.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Übergang</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Schicken</translation>
    </message>
    <message>
        <source>Pulling</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Nobody resigns with several boards; somebody else may take the seat</source>
        <translation>Bei mehreren Brettern gibt niemand auf; jemand anders darf den Platz übernehmen</translation>
    </message>
    <message>
        <source>No draws are called here, so none can be claimed</source>
        <translation>Remis wird hier nicht erklärt und lässt sich also nicht beanspruchen</translation>
    </message>
    <message>
        <source>No draw can be claimed: that takes a position that stands for the third time, or {number} moves without capture, pawn move or King taken off</source>
        <translation>Remis lässt sich nicht beanspruchen: Dazu muss eine Stellung zum dritten Mal stehen, oder es braucht {number} Züge ohne Schlagen, Bauernzug oder vom Brett genommenen König</translation>
    </message>
    <message>
        <source>A piece can be sent to board {board} only when it is {player}’s turn there</source>
        <translation>Nach Brett {board} kann eine Figur nur geschickt werden, wenn dort {player} am Zug ist</translation>
    </message>
    <message>
        <source>{player}’s King on board {board} is in check, so nothing may be sent there</source>
        <translation>Der König von {player} auf Brett {board} steht im Schach, also darf nichts dorthin geschickt werden</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}: the piece may be sent, not pulled</source>
        <translation>Auf Brett {board} ist {player} am Zug: Die Figur darf geschickt, nicht geholt werden</translation>
    </message>
    <message>
        <source>{player} has a move on board {board} and may not pass</source>
        <translation>{player} hat auf Brett {board} einen Zug und darf nicht passen</translation>
    </message>
    <message>
        <source>{player} has a piece to send from board {board} and may not pass</source>
        <translation>{player} kann von Brett {board} eine Figur schicken und darf nicht passen</translation>
    </message>
    <message>
        <source>A Knight crosses by its leap only</source>
        <translation>Ein Springer wechselt das Brett nur mit seinem Sprung</translation>
    </message>
    <message>
        <source>A Knight crosses only from the a- or n-file</source>
        <translation>Ein Springer wechselt das Brett nur von der a- oder n-Linie aus</translation>
    </message>
    <message>
        <source>A pawn crosses from the edge only: sideways on a road, or by a capture</source>
        <translation>Ein Bauer wechselt das Brett nur vom Rand aus: seitwärts auf einer Straße oder schlagend</translation>
    </message>
    <message>
        <source>{the_piece} crosses along its line, to the first square beyond the edge</source>
        <translation>{the_piece} wechselt das Brett entlang der eigenen Linie, auf das erste Feld hinter dem Rand</translation>
    </message>
    <message>
        <source>{player}’s King on board {board} is in check, so nothing may be pulled there</source>
        <translation>Der König von {player} auf Brett {board} steht im Schach, also darf nichts dorthin geholt werden</translation>
    </message>
    <message>
        <source>{player}’s King on {square} would be attacked by {attackers}</source>
        <translation>Der König von {player} auf {square} wäre angegriffen: {attackers}</translation>
    </message>
    <message>
        <source>The pawn on {square} goes sideways on a road only</source>
        <translation>Der Bauer auf {square} zieht nur auf einer Straße seitwärts</translation>
    </message>
    <message>
        <source>Nobody passes on a single board</source>
        <translation>Auf einem einzelnen Brett passt niemand</translation>
    </message>
    <message>
        <source>Boards {one} and {other} do not lie side by side</source>
        <translation>Die Bretter {one} und {other} liegen nicht nebeneinander</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}, and no team-mate can pull {the_piece}</source>
        <translation>Auf Brett {board} ist {player} am Zug, und {the_piece} kann von niemandem aus dem Team geholt werden</translation>
    </message>
    <message>
        <source>{the_piece} on {square} cannot move</source>
        <translation>{the_piece} auf {square} kann nicht ziehen</translation>
    </message>
    <message>
        <source>A King never goes to another board</source>
        <translation>Ein König geht nie auf ein anderes Brett</translation>
    </message>
    <message>
        <source>A King is never captured</source>
        <translation>Ein König wird nie geschlagen</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 1A. e7, 1a. Nxf8, 7B. Rn5&gt;C:a5, 7C. Ra5&lt;B:n5, 2B. -- or 2:e4e7)</source>
        <translation>„{text}“ ist kein Zug (erwartet: ein Brett und ein Zug, etwa 1A. e7, 1a. Nxf8, 7B. Rn5&gt;C:a5, 7C. Ra5&lt;B:n5, 2B. -- oder 2:e4e7)</translation>
    </message>
    <message>
        <source>no {piece} of the side to move can be sent to {square} from {where}</source>
        <translation>die Seite am Zug hat keine solche Figur, die sich nach {square} schicken lässt ({piece}; {where})</translation>
    </message>
    <message>
        <source>no {piece} can be pulled to {square} of {where}</source>
        <translation>keine solche Figur lässt sich nach {square} holen ({piece}; {where})</translation>
    </message>
    <message>
        <source>time, with more Kings</source>
        <translation>Zeitüberschreitung, mit mehr Königen</translation>
    </message>
    <message>
        <source>time, with equal Kings</source>
        <translation>Zeitüberschreitung, mit gleich vielen Königen</translation>
    </message>
    <message>
        <source>There are no pieces beside the boards</source>
        <translation>Neben den Brettern liegen keine Figuren</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>die Partie</translation>
    </message>
    <message>
        <source>A player who resigns has lost the game.</source>
        <translation>Wer aufgibt, hat die Partie verloren.</translation>
    </message>
    <message>
        <source>board {board}: {name}</source>
        <translation>Brett {board}: {name}</translation>
    </message>
    <message>
        <source>Board {board}: {name}</source>
        <translation>Brett {board}: {name}</translation>
    </message>
    <message>
        <source>{boards} to move</source>
        <translation>{boards} am Zug</translation>
    </message>
    <message>
        <source>{colour} to move on every board</source>
        <translation>{colour} am Zug auf allen Brettern</translation>
    </message>
    <message>
        <source>White to move on {white}, Black on {black}</source>
        <translation>Weiß am Zug auf {white}, Schwarz auf {black}</translation>
    </message>
    <message>
        <source>{player} to move with {colour}</source>
        <translation>{player} mit {colour} am Zug</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>{player} with {colour}</source>
        <translation>{player} mit {colour}</translation>
    </message>
    <message>
        <source>board {board}, {player} with {colour}</source>
        <translation>Brett {board}, {player} mit {colour}</translation>
    </message>
    <message>
        <source>board {board}, {square}, {piece} of {colour}, {player}</source>
        <translation>Brett {board}, {square}, {piece} von {colour}, {player}</translation>
    </message>
    <message>
        <source>on a road</source>
        <translation>auf einer Straße</translation>
    </message>
    <message>
        <source>at the open edge to board {board}</source>
        <translation>am offenen Rand zu Brett {board}</translation>
    </message>
    <message>
        <source>board {board} beyond file {file}</source>
        <translation>Brett {board} hinter der {file}-Linie</translation>
    </message>
    <message>
        <source>{player} has captured {pieces}</source>
        <translation>{player} hat geschlagen: {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s) side by side, board 1 at White’s left.</source>
        <translation>
            <numerusform>Ein Tisch mit %n Brett, links von Weiß Brett 1.</numerusform>
            <numerusform>Ein Tisch mit %n Brettern nebeneinander, Brett 1 links, wie Weiß sie sieht.</numerusform>
        </translation>
    </message>
    <message>
        <source>plays {piece} {origin} to {target}</source>
        <translation>zieht {piece} von {origin} nach {target}</translation>
    </message>
    <message>
        <source>sends the {piece} from {origin} to {target} of board {board}</source>
        <translation>schickt {piece} von {origin} nach {target} auf Brett {board}</translation>
    </message>
    <message>
        <source>pulls the {piece} from board {board}, {origin}, to {target}</source>
        <translation>holt {piece} von Brett {board}, {origin}, nach {target}</translation>
    </message>
    <message>
        <source>Check to {player} on board {board}.</source>
        <translation>Schach gegen {player} auf Brett {board}.</translation>
    </message>
    <message>
        <source>{team} has a King on board {boards} only.</source>
        <translation>{team} hat nur noch auf Brett {boards} einen König.</translation>
    </message>
    <message>
        <source>{team} has Kings on boards {boards}.</source>
        <translation>{team} hat noch Könige auf den Brettern {boards}.</translation>
    </message>
    <message>
        <source>{player} has the King on board {board} again.</source>
        <translation>{player} hat auf Brett {board} wieder einen König.</translation>
    </message>
    <message>
        <source>Checkmate on board {board}: {loser} loses the King to {winner} and plays on</source>
        <translation>Matt auf Brett {board}: {loser} verliert den König an {winner} und spielt weiter</translation>
    </message>
    <message>
        <source>Checkmate: {winner} has beaten {loser}</source>
        <translation>Matt: {winner} hat {loser} besiegt</translation>
    </message>
    <message>
        <source>King of {name}</source>
        <translation>König von {name}</translation>
    </message>
    <message>
        <source>King of {name}, board {board}</source>
        <translation>König von {name}, Brett {board}</translation>
    </message>
    <message>
        <source>Draw: {reason}.</source>
        <translation>Remis: {reason}.</translation>
    </message>
    <message>
        <source>{team} wins ({names}): {reason}.</source>
        <translation>{team} gewinnt ({names}): {reason}.</translation>
    </message>
    <message>
        <source>{name} resigns</source>
        <translation>{name} gibt auf</translation>
    </message>
    <message>
        <source>The time of {name} is over</source>
        <translation>Die Zeit von {name} ist abgelaufen</translation>
    </message>
    <message>
        <source>To board {board}: {what}.</source>
        <translation>Nach Brett {board}: {what}.</translation>
    </message>
    <message>
        <source>none is on (expected {nothing})</source>
        <translation>keine ist eingeschaltet (erwartet: {nothing})</translation>
    </message>
    <message>
        <source>Peterson 1</source>
        <translation>Peterson 1</translation>
    </message>
    <message>
        <source>A turn that uses a half-board twice has at most {k} moves</source>
        <translation>Wer ein Halbbrett zweimal benutzt, hat höchstens {k} Züge</translation>
    </message>
    <message>
        <source>Peterson 1.{limit}</source>
        <translation>Peterson 1.{limit}</translation>
    </message>
    <message>
        <source>“{item}” needs “b=” after it</source>
        <translation>„{item}“ braucht dahinter „b=“</translation>
    </message>
    <message>
        <source>“{key}=” needs “k=” before it</source>
        <translation>„{key}=“ braucht davor „k=“</translation>
    </message>
    <message>
        <source>“{item}” names {number} (expected 2 to {most} opponents)</source>
        <translation>„{item}“ nennt {number} (erwartet: 2 bis {most} Gegner)</translation>
    </message>
    <message>
        <source>“b={bonus}” is not a number of moves (expected 1 to {count})</source>
        <translation>„b={bonus}“ ist keine Anzahl von Zügen (erwartet: 1 bis {count})</translation>
    </message>
    <message>
        <source>half-boards are used in pairs and once, unless several opponents attack</source>
        <translation>Halbbretter werden paarweise und einmal benutzt, wenn nicht mehrere Gegner angreifen</translation>
    </message>
    <message>
        <source>player {player} is to move</source>
        <translation>Spieler {player} ist am Zug</translation>
    </message>
    <message>
        <source>nothing is counted before that is due or lost</source>
        <translation>gezählt wird nicht, solange etwas fällig ist oder ausgesetzt wird</translation>
    </message>
    <message>
        <source>the moves left ({left}) do not fit the half-boards used ({used})</source>
        <translation>die verbleibenden Züge ({left}) passen nicht zu den benutzten Halbbrettern ({used})</translation>
    </message>
    <message>
        <source>the pieces that moved do not fit the moves made ({made})</source>
        <translation>die gezogenen Figuren passen nicht zur Zahl der Züge ({made})</translation>
    </message>
    <message>
        <source>more captures than moves made ({made})</source>
        <translation>es wurde öfter geschlagen als gezogen ({made})</translation>
    </message>
    <message>
        <source>more checkmates than the moves made ({made}) can give to the other armies ({armies})</source>
        <translation>so oft kann die Zahl der Züge ({made}) die anderen Armeen ({armies}) nicht mattsetzen</translation>
    </message>
    <message>
        <source>it does not fit the moves made ({made})</source>
        <translation>das passt nicht zur Zahl der Züge ({made})</translation>
    </message>
    <message>
        <source>no piece of army {army} stands on {square}</source>
        <translation>auf {square} steht keine Figur der Armee {army}</translation>
    </message>
    <message>
        <source>{square} is on a half-board that was not used</source>
        <translation>{square} liegt auf einem Halbbrett, das nicht benutzt wurde</translation>
    </message>
    <message>
        <source>the piece on {square} is no opponent’s</source>
        <translation>die Figur auf {square} gehört keinem Gegner</translation>
    </message>
    <message>
        <source>Rule 8, Peterson 1.5</source>
        <translation>Regel 8, Peterson 1.5</translation>
    </message>
    <message>
        <source>The piece on {square} has moved this turn</source>
        <translation>Die Figur auf {square} hat in diesem Zug schon gezogen</translation>
    </message>
    <message>
        <source>A second piece of {player} would be captured</source>
        <translation>Eine zweite Figur von {player} würde geschlagen</translation>
    </message>
    <message>
        <source>Two pieces of {player} were captured this turn, so it cannot be a defence</source>
        <translation>In diesem Zug wurden zwei Figuren von {player} geschlagen, also kann er keine Verteidigung sein</translation>
    </message>
    <message>
        <source>More than one move would enforce mate on {player}, while not all who attack are checked or mated</source>
        <translation>Mehr als ein Zug würde {player} mattsetzen, während nicht alle Angreifer im Schach oder matt sind</translation>
    </message>
    <message>
        <source>That would capture or threaten a second new piece of {player}, unshared</source>
        <translation>Das würde eine zweite neue Figur von {player} schlagen oder bedrohen, ungeteilt</translation>
    </message>
    <message>
        <source>Several new pieces of {player} would be threatened, unshared</source>
        <translation>Mehrere neue Figuren von {player} würden bedroht, ungeteilt</translation>
    </message>
    <message>
        <source>That would threaten a second new piece of {player}, unshared</source>
        <translation>Das würde eine zweite neue Figur von {player} bedrohen, ungeteilt</translation>
    </message>
    <message>
        <source>the round closed when the turn of army {army} began</source>
        <translation>die Runde endete, als Armee {army} an den Zug kam</translation>
    </message>
    <message>
        <source>player {player} has no army</source>
        <translation>Spieler {player} hat keine Armee</translation>
    </message>
    <message>
        <source>player {player} has moved and pays before</source>
        <translation>Spieler {player} hat gezogen und zahlt vorher</translation>
    </message>
    <message>
        <source>player {player} has pushed and pays before</source>
        <translation>Spieler {player} hat geschoben und zahlt vorher</translation>
    </message>
    <message>
        <source>the pieces of army {army} ({size}) and its lost ones ({lost}) are too many (expected at most {most} together)</source>
        <translation>die Figuren der Armee {army} ({size}) und ihre verlorenen ({lost}) sind zu viele (erwartet: zusammen höchstens {most})</translation>
    </message>
    <message>
        <source>owes a piece worth {value} or more</source>
        <translation>schuldet eine Figur im Wert von mindestens {value}</translation>
    </message>
    <message>
        <source>owes {count} pieces</source>
        <translation>schuldet {count} Figuren</translation>
    </message>
    <message>
        <source>owes {value} or more</source>
        <translation>schuldet mindestens {value}</translation>
    </message>
    <message>
        <source>may be removed</source>
        <translation>kann entfernt werden</translation>
    </message>
    <message>
        <source>may be swapped</source>
        <translation>kann eingetauscht werden</translation>
    </message>
    <message>
        <source>{the_piece} on {square} is worth {worth}, and {value} is owed</source>
        <translation>{the_piece} auf {square} ist {worth} wert, geschuldet wird {value}</translation>
    </message>
    <message>
        <source>may be removed or swapped</source>
        <translation>kann entfernt oder eingetauscht werden</translation>
    </message>
    <message>
        <source>{name} owes a piece worth {value} or more, having lost nothing in an exchange: choose the piece to remove, or a Queen to swap</source>
        <translation>{name} schuldet eine Figur im Wert von mindestens {value}, denn in einem Abtausch ging keine verloren: bitte die Figur wählen, die entfernt wird, oder eine Dame zum Eintauschen</translation>
    </message>
    <message>
        <source>{name} owes a piece worth {value} or more, having lost nothing in an exchange: choose the piece to remove</source>
        <translation>{name} schuldet eine Figur im Wert von mindestens {value}, denn in einem Abtausch ging keine verloren: bitte die Figur wählen, die entfernt wird</translation>
    </message>
    <message>
        <source>First {player} must remove a piece worth {value} or more</source>
        <translation>Zuerst muss {player} eine Figur im Wert von mindestens {value} entfernen</translation>
    </message>
    <message>
        <source>No piece is owed now</source>
        <translation>Jetzt ist keine Figur geschuldet</translation>
    </message>
    <message>
        <source>Only a Queen is swapped, for a Bishop or a Rook captured from its army</source>
        <translation>Nur eine Dame wird getauscht, gegen einen Läufer oder Turm, der ihrer Armee geschlagen wurde</translation>
    </message>
    <message>
        <source>No piece of army {army} stands on {square}</source>
        <translation>Auf {square} steht keine Figur der Armee {army}</translation>
    </message>
    <message>
        <source>Peterson 2.1</source>
        <translation>Peterson 2.1</translation>
    </message>
    <message>
        <source>A King is never removed</source>
        <translation>Ein König wird nie entfernt</translation>
    </message>
    <message>
        <source>Without the piece on {square} the King would be attacked</source>
        <translation>Ohne die Figur auf {square} würde der König angegriffen</translation>
    </message>
    <message>
        <source>Peterson 3</source>
        <translation>Peterson 3</translation>
    </message>
    <message>
        <source>Of {player}’s army {army}, frozen on {pairs}, only the King may be captured</source>
        <translation>Von der Armee {army} von {player}, die auf {pairs} eingefroren ist, darf nur der König geschlagen werden</translation>
    </message>
    <message>
        <source>army {army} is dead</source>
        <translation>Armee {army} ist tot</translation>
    </message>
    <message>
        <source>army {army} has pushed, and a frozen army may not</source>
        <translation>Armee {army} hat geschoben, was eine eingefrorene Armee nicht darf</translation>
    </message>
    <message>
        <source>army {army} is not checkmated on {pair}</source>
        <translation>Armee {army} ist auf {pair} nicht matt</translation>
    </message>
    <message>
        <source>nothing on {square} attacks the King of army {army}</source>
        <translation>nichts auf {square} greift den König der Armee {army} an</translation>
    </message>
    <message>
        <source>frozen on {pairs}</source>
        <translation>eingefroren auf {pairs}</translation>
    </message>
    <message>
        <source>King in danger from {squares}</source>
        <translation>König bedroht von {squares}</translation>
    </message>
    <message>
        <source>frozen on {count} pairs</source>
        <translation>eingefroren auf {count} Paaren</translation>
    </message>
    <message>
        <source>King in danger</source>
        <translation>König in Gefahr</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>eingefroren</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>unangreifbar</translation>
    </message>
    <message>
        <source>in danger of capture from {squares}</source>
        <translation>kann von {squares} geschlagen werden</translation>
    </message>
    <message>
        <source>may capture the King of army {army}</source>
        <translation>darf den König der Armee {army} schlagen</translation>
    </message>
    <message>
        <source>The capture would leave your own King attacked</source>
        <translation>Nach dem Schlag wäre der eigene König angegriffen</translation>
    </message>
    <message>
        <source>{player}’s King may not be captured before {player} has had a turn since the attack from {square} began</source>
        <translation>Der König von {player} darf nicht geschlagen werden, ehe {player} seit Beginn des Angriffs von {square} am Zug war</translation>
    </message>
    <message>
        <source>“{item}”: {message}</source>
        <translation>„{item}“: {message}</translation>
    </message>
    <message>
        <source>an item is empty (expected one between two semicolons)</source>
        <translation>eine Angabe ist leer (erwartet: je eine zwischen zwei Semikolons)</translation>
    </message>
    <message>
        <source>“{key}=” says nothing (expected it left out)</source>
        <translation>„{key}=“ sagt nichts (erwartet: weggelassen)</translation>
    </message>
    <message>
        <source>“{item}” is not an item of the rules that are on (expected {expected})</source>
        <translation>„{item}“ ist keine Angabe der eingeschalteten Regeln (erwartet: {expected})</translation>
    </message>
    <message>
        <source>“{item}” is out of order (expected {expected})</source>
        <translation>„{item}“ steht an der falschen Stelle (erwartet: {expected})</translation>
    </message>
    <message>
        <source>“{text}” is not a player (expected 1 to {count})</source>
        <translation>„{text}“ ist kein Spieler (erwartet: 1 bis {count})</translation>
    </message>
    <message>
        <source>“{text}” is not a pair (expected such as AB, the lower letter first)</source>
        <translation>„{text}“ ist kein Paar (erwartet: etwa AB, der frühere Buchstabe zuerst)</translation>
    </message>
    <message>
        <source>“{key}=” is given twice</source>
        <translation>„{key}=“ steht zweimal da</translation>
    </message>
    <message>
        <source>“{item}” is not complete (expected such as {example})</source>
        <translation>„{item}“ ist nicht vollständig (erwartet: etwa {example})</translation>
    </message>
    <message>
        <source>“{item}” is not sorted (expected each thing once, in order)</source>
        <translation>„{item}“ ist nicht geordnet (erwartet: jedes einmal, der Reihe nach)</translation>
    </message>
    <message>
        <source>nothing stands on {square}</source>
        <translation>auf {square} steht nichts</translation>
    </message>
    <message>
        <source>This is an ordinary turn: no half-board is used twice</source>
        <translation>Das ist ein gewöhnlicher Zug: Kein Halbbrett wird zweimal benutzt</translation>
    </message>
    <message>
        <source>This is now a defence: limits 1 to 4 hold</source>
        <translation>Das ist jetzt eine Verteidigung: Die Schranken 1 bis 4 gelten</translation>
    </message>
    <message>
        <source>1: No piece moves twice. 2: At most one piece of each opponent is captured. 3: At most one new piece of each opponent is threatened or captured, unless all but one of the attacks on them are shared with attacks on others. 4: At most one move checkmates each player, unless all who threaten are in check or checkmated.</source>
        <translation>1: Keine Figur zieht zweimal. 2: Von jedem Gegner wird höchstens eine Figur geschlagen. 3: Von jedem Gegner wird höchstens eine neue Figur bedroht oder geschlagen, es sei denn, alle Angriffe auf ihn bis auf einen sind mit Angriffen auf andere geteilt. 4: Höchstens ein Einzelzug setzt denselben Spieler matt, es sei denn, alle, die drohen, stehen im Schach oder sind matt.</translation>
    </message>
    <message>
        <source>{moves}: {names} threaten this army</source>
        <translation>{moves}: {names} bedrohen diese Armee</translation>
    </message>
    <message>
        <source>{moves}: {names} threatened this army</source>
        <translation>{moves}: {names} bedrohten diese Armee</translation>
    </message>
    <message>
        <source>{moves}, threatened by</source>
        <translation>{moves}, bedroht von</translation>
    </message>
    <message>
        <source>{bonus} by Rule 6, or {most} as a defence</source>
        <translation>{bonus} nach Regel 6, oder {most} als Verteidigung</translation>
    </message>
    <message>
        <source>{player} threatens nothing any more</source>
        <translation>{player} bedroht nichts mehr</translation>
    </message>
    <message>
        <source>{piece} on {square} from {origins}</source>
        <translation>{piece} auf {square} von {origins}</translation>
    </message>
    <message>
        <source>{player} threatens {pieces}</source>
        <translation>{player} bedroht {pieces}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>The step before (Left)</source>
        <translation>Der Schritt davor (Pfeil links)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>The next step (Right)</source>
        <translation>Der nächste Schritt (Pfeil rechts)</translation>
    </message>
    <message>
        <source>&amp;Open on the table</source>
        <translation>Auf dem &amp;Tisch öffnen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an weiterspielen</translation>
    </message>
    <message>
        <source>Back to the &amp;page</source>
        <translation>Zurück zur &amp;Seite</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Pages (PDF)</source>
        <translation>Seiten (PDF)</translation>
    </message>
    <message>
        <source>One picture (SVG)</source>
        <translation>Ein Bild (SVG)</translation>
    </message>
    <message>
        <source>One picture (PNG)</source>
        <translation>Ein Bild (PNG)</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Bewegtes Bild (GIF)</translation>
    </message>
    <message>
        <source>Pawns that never moved</source>
        <translation>Unbewegte Bauern</translation>
    </message>
    <message>
        <source>They may go two or three squares at once.</source>
        <translation>Sie dürfen zwei oder drei Felder auf einmal gehen.</translation>
    </message>
    <message>
        <source>Moves without progress</source>
        <translation>Züge ohne Fortschritt</translation>
    </message>
    <message>
        <source>Moves since the last capture, pawn move or King taken off.</source>
        <translation>Züge, seit zuletzt geschlagen, ein Bauer gezogen oder ein König abgeräumt wurde.</translation>
    </message>
    <message>
        <source>{field}: add the piece chosen</source>
        <translation>{field}: die gewählte Figur hinzufügen</translation>
    </message>
    <message>
        <source>Add the piece that is chosen above</source>
        <translation>Die oben gewählte Figur hinzufügen</translation>
    </message>
    <message>
        <source>Take away: {piece}</source>
        <translation>Wegnehmen: {piece}</translation>
    </message>
    <message>
        <source>Positions of {game} cannot be set up by hand.</source>
        <translation>Stellungen von {game} können nicht von Hand aufgebaut werden.</translation>
    </message>
    <message>
        <source>a GIF takes Pillow, which is not installed (pip install &apos;cfanp-gui[gif]&apos;)</source>
        <translation>ein GIF braucht Pillow, das nicht installiert ist (pip install &apos;cfanp-gui[gif]&apos;)</translation>
    </message>
    <message>
        <source>the picture is too large for a PNG (choose SVG or PDF, or less)</source>
        <translation>das Bild ist zu groß für ein PNG (SVG oder PDF wählen, oder weniger)</translation>
    </message>
    <message>
        <source>Qt ended without a message</source>
        <translation>Qt endete ohne eine Meldung</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a program.</source>
        <translation>„{name}“ ist ein Ordner, kein Programm.</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <translation>Es gibt keine Datei „{name}“.</translation>
    </message>
    <message>
        <source>“{name}” is not a program: it must not be run.</source>
        <translation>„{name}“ ist kein Programm: Die Datei darf nicht ausgeführt werden.</translation>
    </message>
    <message>
        <source>“{name}” could not be asked.</source>
        <translation>„{name}“ konnte nicht befragt werden.</translation>
    </message>
    <message>
        <source>it writes lines without an end</source>
        <translation>es schreibt Zeilen ohne Ende</translation>
    </message>
    <message>
        <source>it talks without being asked</source>
        <translation>es redet ungefragt</translation>
    </message>
    <message>
        <source>it gives a score that makes no sense</source>
        <translation>es gibt eine unsinnige Bewertung</translation>
    </message>
    <message>
        <source>it names a move that is not legal (“{move}”)</source>
        <translation>es nennt einen regelwidrigen Zug („{move}“)</translation>
    </message>
    <message>
        <source>“{name}” cannot be run: {reason}.</source>
        <translation>„{name}“ lässt sich nicht ausführen: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” has ended before it spoke UCI.</source>
        <translation>„{name}“ hat sich beendet, bevor es mit UCI antwortete.</translation>
    </message>
    <message>
        <source>“{name}” is not a UCI chess program.</source>
        <translation>„{name}“ ist kein UCI-Schachprogramm.</translation>
    </message>
    <message>
        <source>“{name}” is not responding.</source>
        <translation>„{name}“ antwortet nicht.</translation>
    </message>
    <message>
        <source>“{name}” has ended unexpectedly.</source>
        <translation>„{name}“ hat sich unerwartet beendet.</translation>
    </message>
    <message>
        <source>“{name}” does not play {game} by all of its rules; a newer version may.</source>
        <translation>„{name}“ spielt {game} nicht nach allen seinen Regeln; eine neuere Fassung vielleicht.</translation>
    </message>
    <message>
        <source>“{name}” does not know {game}.</source>
        <translation>„{name}“ kennt {game} nicht.</translation>
    </message>
    <message>
        <source>“{name}” cannot be relied upon: {lie}.</source>
        <translation>Auf „{name}“ ist kein Verlass: {lie}.</translation>
    </message>
    <message>
        <source>A right to castle is left out, for the King does not stand as chess knows it.</source>
        <translation>Ein Rochaderecht bleibt weg, denn der König steht nicht so, wie das Schachspiel es kennt.</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <translation>„{title}“</translation>
    </message>
    <message>
        <source>A chess program knows nothing of {rules}, so what it says may be wrong.</source>
        <translation>Von {rules} weiß ein Schachprogramm nichts; was es sagt, kann daher falsch sein.</translation>
    </message>
    <message>
        <source>Pieces of the dead army {army} stand there.</source>
        <translation>Dort stehen Figuren der toten Armee {army}.</translation>
    </message>
    <message>
        <source>What pieces may do on their first squares alone is left out.</source>
        <translation>Was Figuren nur auf ihren ersten Feldern dürfen, bleibt weg.</translation>
    </message>
    <message>
        <source>The checks that were given are left out.</source>
        <translation>Die gegebenen Schachgebote bleiben weg.</translation>
    </message>
    <message>
        <source>Pieces of {count} armies stand there.</source>
        <translation>Dort stehen Figuren von {count} Armeen.</translation>
    </message>
    <message>
        <source>The King of army {army} does not stand there.</source>
        <translation>Der König der Armee {army} steht nicht dort.</translation>
    </message>
    <message>
        <source>Only one army stands there.</source>
        <translation>Dort steht nur eine Armee.</translation>
    </message>
    <message>
        <source>Both armies are moved by the same player.</source>
        <translation>Beide Armeen führt derselbe Spieler.</translation>
    </message>
    <message>
        <source>No chess program plays {game}.</source>
        <translation>Kein Schachprogramm spielt {game}.</translation>
    </message>
    <message>
        <source>In {game} for two the game would be over there.</source>
        <translation>Im Spiel {game} für zwei wäre die Partie dort zu Ende.</translation>
    </message>
    <message>
        <source>The armies do not move there as in {game}.</source>
        <translation>Die Armeen ziehen dort nicht wie im Spiel {game}.</translation>
    </message>
    <message>
        <source>The pawns do not go the ways in which they go in chess.</source>
        <translation>Die Bauern ziehen nicht in den Richtungen, in denen sie beim Schach ziehen.</translation>
    </message>
    <message>
        <source>The King of army {other} is attacked though army {mover} is to move.</source>
        <translation>Der König der Armee {other} ist angegriffen, obwohl Armee {mover} am Zug ist.</translation>
    </message>
    <message>
        <source>Such a check cannot come about in chess.</source>
        <translation>Ein solches Schach kann im Schachspiel nicht entstehen.</translation>
    </message>
    <message>
        <source>More pieces or pawns stand there than an army has in chess.</source>
        <translation>Dort stehen mehr Figuren oder Bauern, als eine Armee im Schach hat.</translation>
    </message>
    <message>
        <source>Army {mover} is checkmated there.</source>
        <translation>Armee {mover} ist dort matt.</translation>
    </message>
    <message>
        <source>Army {mover} has no legal move there.</source>
        <translation>Armee {mover} hat dort keinen regelgemäßen Zug.</translation>
    </message>
    <message>
        <source>Nothing attacks or defends {square}.</source>
        <translation>{square} wird von nichts angegriffen oder gedeckt.</translation>
    </message>
    <message>
        <source>{square} is attacked by {attackers}, and nothing defends it.</source>
        <translation>{square} wird angegriffen von {attackers}, und nichts deckt es.</translation>
    </message>
    <message>
        <source>Nothing attacks {square}; it is defended by {defenders}.</source>
        <translation>{square} wird von nichts angegriffen; gedeckt von {defenders}.</translation>
    </message>
    <message>
        <source>{square} is attacked by {attackers}, and defended by {defenders}.</source>
        <translation>{square} wird angegriffen von {attackers} und gedeckt von {defenders}.</translation>
    </message>
    <message>
        <source>on every pair</source>
        <translation>auf jedem Paar</translation>
    </message>
    <message numerus="yes">
        <source>on %n pair(s)</source>
        <translation>
            <numerusform>auf %n Paar</numerusform>
            <numerusform>auf %n Paaren</numerusform>
        </translation>
    </message>
    <message>
        <source>on {pairs}</source>
        <translation>auf {pairs}</translation>
    </message>
    <message>
        <source>{letter}, {name}</source>
        <translation>{letter}, {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n legaler Zug</numerusform>
            <numerusform>%n legale Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>The King stands here and is safe</source>
        <translation>Der König steht hier und ist sicher</translation>
    </message>
    <message>
        <source>The King is in check here</source>
        <translation>Der König steht hier im Schach</translation>
    </message>
    <message>
        <source>The King is checkmated here</source>
        <translation>Der König ist hier matt</translation>
    </message>
    <message>
        <source>Checkmate at once: {moves}</source>
        <translation>Sofort matt: {moves}</translation>
    </message>
    <message>
        <source>A piece {effect}: {moves}</source>
        <translation>Eine Figur {effect}: {moves}</translation>
    </message>
    <message>
        <source>May be lost, worth {value}: {pieces}</source>
        <translation>Kann verloren gehen, Wert {value}: {pieces}</translation>
    </message>
    <message>
        <source>May be won, worth {value}: {pieces}</source>
        <translation>Kann gewonnen werden, Wert {value}: {pieces}</translation>
    </message>
    <message>
        <source>Pushed already this turn</source>
        <translation>In diesem Zug schon geschoben</translation>
    </message>
    <message>
        <source>{piece} {source} checkmates the King</source>
        <translation>{piece} {source} setzt den König matt</translation>
    </message>
    <message>
        <source>{piece} {source} takes {taken} {target}</source>
        <translation>{piece} {source} schlägt {taken} {target}</translation>
    </message>
    <message>
        <source>{piece} {source} to {target}: {effect}</source>
        <translation>{piece} {source} nach {target}: {effect}</translation>
    </message>
    <message>
        <source>{where}; defended</source>
        <translation>{where}; gedeckt</translation>
    </message>
    <message>
        <source>{where}; {value} lost in the end</source>
        <translation>{where}; am Ende {value} verloren</translation>
    </message>
    <message>
        <source>{army}: {what}, {where}</source>
        <translation>{army}: {what}, {where}</translation>
    </message>
    <message numerus="yes">
        <source>{mover} mates {other} in %n move(s)</source>
        <translation>
            <numerusform>{mover} setzt {other} in %n Zug matt</numerusform>
            <numerusform>{mover} setzt {other} in %n Zügen matt</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} and {other} are about even</source>
        <translation>{mover} und {other} stehen etwa gleich</translation>
    </message>
    <message>
        <source>{name} is ahead by {pawns} pawns</source>
        <translation>{name} steht um {pawns} Bauern besser</translation>
    </message>
    <message>
        <source>{name} moves next there</source>
        <translation>{name} zieht dort als Nächstes</translation>
    </message>
    <message>
        <source>The army has no piece here</source>
        <translation>Die Armee hat hier keine Figur</translation>
    </message>
    <message>
        <source>Not worked out yet</source>
        <translation>Noch nicht ausgerechnet</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Stammbaum</translation>
    </message>
    <message>
        <source>(in pawns)</source>
        <translation>(in Bauern)</translation>
    </message>
    <message>
        <source>Pair engine</source>
        <translation>Paar-Engine</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>the tab of a panel</comment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>Keine Partie auf dem Tisch.</translation>
    </message>
    <message>
        <source>In this game no boards are pushed together that would be a position of chess.</source>
        <translation>In diesem Spiel werden keine Bretter zu einer Schachstellung zusammengeschoben.</translation>
    </message>
    <message>
        <source>Push two half-boards together: if two armies with their Kings stand there, a chess program can be asked about them.</source>
        <translation>Zwei Halbbretter zusammenschieben: Stehen dort zwei Armeen mit ihren Königen, kann ein Schachprogramm dazu befragt werden.</translation>
    </message>
    <message>
        <source>A program cannot be asked about this pair. {reason}</source>
        <translation>Zu diesem Paar kann kein Programm befragt werden. {reason}</translation>
    </message>
    <message>
        <source>Choose a chess program</source>
        <translation>Ein Schachprogramm wählen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>It is not the turn of {name} to move there.</source>
        <translation>{name} ist dort jetzt nicht am Zug.</translation>
    </message>
    <message>
        <source>This would be a move of the game itself: make it at the table if it is meant.</source>
        <translation>Das wäre ein Zug der Partie selbst: Ist er gemeint, am Tisch ziehen.</translation>
    </message>
    <message>
        <source>Threats are shown: point at a piece or a square, or walk there with the cursor.</source>
        <translation>Drohungen werden gezeigt: auf eine Figur oder ein Feld zeigen, oder mit dem Cursor dorthin gehen.</translation>
    </message>
    <message>
        <source>Threats are shown no longer.</source>
        <translation>Drohungen werden nicht mehr gezeigt.</translation>
    </message>
    <message>
        <source>Pairing matrix and radar</source>
        <translation>Paarungsmatrix und Radar</translation>
    </message>
    <message>
        <source>Matrix</source>
        <comment>the tab of a panel</comment>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>In this game armies are not told apart: there is no lineage to show.</source>
        <translation>In diesem Spiel lassen sich die Armeen nicht auseinanderhalten: Es gibt keinen Stammbaum zu zeigen.</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>lineage</source>
        <translation>stammbaum</translation>
    </message>
    <message>
        <source>Save the lineage</source>
        <translation>Den Stammbaum speichern</translation>
    </message>
    <message>
        <source>“{file}” could not be written: {reason}.</source>
        <translation>„{file}“ konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Als „{file}“ gespeichert.</translation>
    </message>
    <message>
        <source>There is a file “{file}” already. Replace it?</source>
        <translation>Es gibt schon eine Datei „{file}“. Soll sie ersetzt werden?</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Analysis: the turn goes to {side}, {name}.</source>
        <translation>Analyse: Der Zug geht an {side}, {name}.</translation>
    </message>
    <message>
        <source>The turn can be given to nobody here</source>
        <translation>Der Zug kann hier niemandem gegeben werden</translation>
    </message>
    <message>
        <source>The turn cannot be given to “{side}” (expected {sides})</source>
        <translation>Der Zug kann nicht an „{side}“ gehen (erwartet: {sides})</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>guter Zug</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>brilliant move</source>
        <translation>glänzender Zug</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>interessanter Zug</translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation>zweifelhafter Zug</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>einziger Zug</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>unklar</translation>
    </message>
    <message>
        <source>slightly better for the mover</source>
        <translation>etwas besser für die ziehende Seite</translation>
    </message>
    <message>
        <source>clearly better for the mover</source>
        <translation>klar besser für die ziehende Seite</translation>
    </message>
    <message>
        <source>winning for the mover</source>
        <translation>gewonnen für die ziehende Seite</translation>
    </message>
    <message>
        <source>slightly worse for the mover</source>
        <translation>etwas schlechter für die ziehende Seite</translation>
    </message>
    <message>
        <source>clearly worse for the mover</source>
        <translation>klar schlechter für die ziehende Seite</translation>
    </message>
    <message>
        <source>losing for the mover</source>
        <translation>verloren für die ziehende Seite</translation>
    </message>
    <message>
        <source>slightly better for the first player</source>
        <translation>etwas besser für Spieler 1</translation>
    </message>
    <message>
        <source>clearly better for the first player</source>
        <translation>klar besser für Spieler 1</translation>
    </message>
    <message>
        <source>winning for the first player</source>
        <translation>gewonnen für Spieler 1</translation>
    </message>
    <message>
        <source>slightly better for the second player</source>
        <translation>etwas besser für Spieler 2</translation>
    </message>
    <message>
        <source>clearly better for the second player</source>
        <translation>klar besser für Spieler 2</translation>
    </message>
    <message>
        <source>winning for the second player</source>
        <translation>gewonnen für Spieler 2</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>counterplay</source>
        <translation>Gegenspiel</translation>
    </message>
    <message>
        <source>time trouble</source>
        <translation>Zeitnot</translation>
    </message>
    <message>
        <source>novelty</source>
        <translation>Neuerung</translation>
    </message>
    <message>
        <source>annotation {number}</source>
        <translation>Anmerkung {number}</translation>
    </message>
    <message>
        <source>&amp;Back to the game, out of the analysis</source>
        <translation>Aus der Analyse zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Analyse this game</source>
        <translation>Diese &amp;Partie analysieren</translation>
    </message>
    <message>
        <source>The game is on the table again.</source>
        <translation>Die Partie ist wieder auf dem Tisch.</translation>
    </message>
    <message>
        <source>This is an analysis: any side may be moved. The game waits and is not touched.</source>
        <translation>Dies ist eine Analyse: Jede Seite darf ziehen. Die Partie wartet und bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Nobody else can move here.</source>
        <translation>Hier kann niemand sonst ziehen.</translation>
    </message>
    <message>
        <source>The start is no move: go to one to judge it.</source>
        <translation>Der Anfang ist kein Zug: Zum Bewerten zu einem Zug gehen.</translation>
    </message>
    <message>
        <source>There is no move to copy.</source>
        <translation>Es gibt keinen Zug zu kopieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) copied.</source>
        <translation>
            <numerusform>%n Zug kopiert.</numerusform>
            <numerusform>%n Züge kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only variations are cut; this move is of the game.</source>
        <translation>Ausgeschnitten werden nur Varianten; dieser Zug gehört zur Partie.</translation>
    </message>
    <message>
        <source>The variation is cut; paste it where it belongs.</source>
        <translation>Die Variante ist ausgeschnitten und kann anderswo eingefügt werden.</translation>
    </message>
    <message>
        <source>The game that is analysed cannot be cut.</source>
        <translation>Die analysierte Partie kann nicht ausgeschnitten werden.</translation>
    </message>
    <message>
        <source>This cannot be pasted: {reason}.</source>
        <translation>Das lässt sich nicht einfügen: {reason}.</translation>
    </message>
    <message>
        <source>There is no line of moves to paste.</source>
        <translation>Es gibt keine Zugfolge zum Einfügen.</translation>
    </message>
    <message>
        <source>The line is pasted.</source>
        <translation>Die Zugfolge ist eingefügt.</translation>
    </message>
    <message>
        <source>This move is of the game.</source>
        <translation>Dieser Zug gehört zur Partie.</translation>
    </message>
    <message>
        <source>Notes on players and their armies</source>
        <translation>Notizen zu Spielern und ihren Armeen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>{names} gewann</translation>
    </message>
    <message numerus="yes">
        <source>%n of {games} games were read with remarks.</source>
        <translation>
            <numerusform>%n von {games} Partien wurde mit Bemerkungen gelesen.</numerusform>
            <numerusform>%n von {games} Partien wurden mit Bemerkungen gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n Partie konnte nicht gelesen werden.</numerusform>
            <numerusform>%n Partien konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game was read with %n remark(s).</source>
        <translation>
            <numerusform>Diese Partie wurde mit %n Bemerkung gelesen.</numerusform>
            <numerusform>Diese Partie wurde mit %n Bemerkungen gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>Game {game}: {message}</source>
        <translation>Partie {game}: {message}</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {message}</source>
        <translation>Partie {game}, Zeile {line}: {message}</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Zeile {line}: {message}</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>What was not as it should be, and what was made of it. A click on a line shows the game there.</source>
        <translation>Was nicht so war, wie es sein sollte, und was daraus gemacht wurde. Ein Klick auf eine Zeile zeigt die Partie an dieser Stelle.</translation>
    </message>
    <message>
        <source>The first {shown} of {count} remarks are listed.</source>
        <translation>Aufgelistet sind die ersten {shown} von {count} Bemerkungen.</translation>
    </message>
    <message>
        <source>Show the game</source>
        <translation>Partie zeigen</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <source>Game {game} cannot be opened: {reason}.</source>
        <translation>Partie {game} kann nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <source>Search for names, event, date or result</source>
        <translation>Nach Namen, Veranstaltung, Datum oder Ergebnis suchen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} von %n Partie</numerusform>
            <numerusform>{shown} von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Finished among these: {count}</source>
        <translation>Davon zu Ende: {count}</translation>
    </message>
    <message>
        <source>A bot needs a limit of nodes or of seconds</source>
        <translation>Ein Bot braucht eine Grenze an Knoten oder an Sekunden</translation>
    </message>
    <message>
        <source>The limit of a bot must be more than nothing</source>
        <translation>Die Grenze eines Bots muss größer als null sein</translation>
    </message>
    <message>
        <source>Looks ahead a little</source>
        <translation>Denkt ein wenig voraus</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>Erfahrener Spieler</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>Turnierspieler</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Stärkster</translation>
    </message>
    <message>
        <source>unknown bot “{name}” (expected one of {known})</source>
        <translation>unbekannter Bot „{name}“ (erwartet: einer von {known})</translation>
    </message>
    <message>
        <source>Player {player} has nothing to do now</source>
        <translation>Spieler {player} hat jetzt nichts zu tun</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <translation>Spielt zufällig</translation>
    </message>
    <message>
        <source>Takes what hangs</source>
        <translation>Nimmt, was hängt</translation>
    </message>
    <message>
        <source>Report of a crash</source>
        <translation>Bericht über einen Absturz</translation>
    </message>
    <message>
        <source>The last time the program ended unexpectedly, or something in it went wrong. This report of it was written to this computer only; nothing has been sent. Whoever wants to report the fault can copy it.</source>
        <translation>Das Programm hat beim letzten Mal unerwartet geendet, oder etwas darin ist schiefgegangen. Dieser Bericht darüber liegt nur auf diesem Rechner; gesendet wurde nichts. Wer den Fehler melden möchte, kann ihn kopieren.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>It is kept in {files}.</source>
        <translation>Er wird aufbewahrt in {files}.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>The program in which bots think has answered nonsense.</source>
        <translation>Das Programm, in dem Bots denken, hat Unsinn geantwortet.</translation>
    </message>
    <message>
        <source>The program in which bots think does not respond.</source>
        <translation>Das Programm, in dem Bots denken, antwortet nicht.</translation>
    </message>
    <message>
        <source>The program in which bots think cannot be started.</source>
        <translation>Das Programm, in dem Bots denken, lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>The program in which bots think has ended unexpectedly.</source>
        <translation>Das Programm, in dem Bots denken, hat unerwartet geendet.</translation>
    </message>
    <message>
        <source>The hint is taken back.</source>
        <translation>Der Hinweis ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The game is over: there is no move to hint at.</source>
        <translation>Die Partie ist zu Ende: Es gibt keinen Zug, auf den hinzuweisen wäre.</translation>
    </message>
    <message>
        <source>It is a bot’s turn: hints are for people.</source>
        <translation>Ein Bot ist am Zug: Hinweise sind für Menschen.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ein Hinweis wird gesucht …</translation>
    </message>
    <message>
        <source>There is no move to hint at.</source>
        <translation>Es gibt keinen Zug, auf den hinzuweisen wäre.</translation>
    </message>
    <message>
        <source>Hint: {move}.</source>
        <translation>Hinweis: {move}.</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Hinweis: den Zug beenden.</translation>
    </message>
    <message>
        <source>Hint: push {one} and {other} together.</source>
        <translation>Hinweis: {one} und {other} zusammenschieben.</translation>
    </message>
    <message>
        <source>Hint: look at board {board}.</source>
        <translation>Hinweis: auf Brett {board} achten.</translation>
    </message>
    <message>
        <source>Hint: put a piece from the pocket on the board: {piece}.</source>
        <translation>Hinweis: eine Figur aus der Tasche einsetzen: {piece}.</translation>
    </message>
    <message>
        <source>Hint: move {the_piece} on {square}.</source>
        <translation>Hinweis: {the_piece} auf {square} zieht.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>A game that is being played is annotated when it is over.</source>
        <translation>Eine Partie, die gespielt wird, wird kommentiert, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>There are no moves to judge.</source>
        <translation>Es gibt keinen Zug zu bewerten.</translation>
    </message>
    <message>
        <source>The game is annotated; undo takes that back.</source>
        <translation>Die Partie ist kommentiert; „Rückgängig“ nimmt das zurück.</translation>
    </message>
    <message numerus="yes">
        <source>The game has been judged: %n costly move(s).</source>
        <translation>
            <numerusform>Die Partie ist bewertet: %n teurer Zug.</numerusform>
            <numerusform>Die Partie ist bewertet: %n teure Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has been judged: no costly moves.</source>
        <translation>Die Partie ist bewertet: keine teuren Züge.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht bewertet</translation>
    </message>
    <message>
        <source>{cost} lost: {better} was mate</source>
        <translation>{cost} verloren: {better} setzt matt</translation>
    </message>
    <message>
        <source>{cost} lost: {better} was better</source>
        <translation>{cost} verloren: {better} war besser</translation>
    </message>
    <message>
        <source>{name}, {moment}: {note}</source>
        <translation>{name}, {moment}: {note}</translation>
    </message>
    <message>
        <source>{name} is a bot and moves by itself</source>
        <translation>{name} ist ein Bot und zieht von selbst</translation>
    </message>
    <message>
        <source>The bots wait. {key} lets them go on.</source>
        <translation>Die Bots warten. Mit {key} spielen sie weiter.</translation>
    </message>
    <message>
        <source>The bots wait for {name}.</source>
        <translation>Die Bots warten auf {name}.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} denkt nach.</translation>
    </message>
    <message>
        <source>{name} gave an answer that is not a move.</source>
        <translation>{name} hat etwas geantwortet, das kein Zug ist.</translation>
    </message>
    <message>
        <source>The program in which bots think did not respond and was ended. {name} thinks again in a new one.</source>
        <translation>Das Programm, in dem Bots denken, hat nicht geantwortet und wurde beendet. {name} denkt in einem neuen noch einmal nach.</translation>
    </message>
    <message>
        <source>{name} cannot move. {reason}</source>
        <translation>{name} kann nicht ziehen. {reason}</translation>
    </message>
    <message>
        <source>{name} cannot move: {reason}.</source>
        <translation>{name} kann nicht ziehen: {reason}.</translation>
    </message>
    <message>
        <source>{name} has tried a move that is not allowed. {reason}.</source>
        <translation>{name} wollte einen Zug machen, der nicht erlaubt ist. {reason}.</translation>
    </message>
    <message>
        <source>{name} has no move to which everybody agrees.</source>
        <translation>{name} hat keinen Zug, dem alle zustimmen.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Programm hinzufügen …</translation>
    </message>
    <message>
        <source>as long as is usual for them</source>
        <translation>so lange wie für sie üblich</translation>
    </message>
    <message numerus="yes">
        <source>up to %n second(s)</source>
        <translation>
            <numerusform>bis zu %n Sekunde</numerusform>
            <numerusform>bis zu %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>through %n position(s)</source>
        <translation>
            <numerusform>%n Stellung durch</numerusform>
            <numerusform>%n Stellungen durch</numerusform>
        </translation>
    </message>
    <message>
        <source>A better one thinks longer</source>
        <translation>Ein besserer denkt länger</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>A person can play on for it, and hand the seat back to a bot at any time.</source>
        <translation>Ein Mensch kann für ihn weiterspielen und den Platz jederzeit wieder einem Bot überlassen.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Noch einmal &amp;versuchen</translation>
    </message>
    <message>
        <source>Take the &amp;seat</source>
        <translation>&amp;Platz übernehmen</translation>
    </message>
    <message>
        <source>the tag {tag}, “{value}”, names no place in the game (expected such as 0*12)</source>
        <translation>das Tag {tag}, „{value}“, nennt keinen Ort in der Partie (erwartet: etwa 0*12)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>“{end}” does not follow “{place}”</source>
        <translation>„{end}“ folgt nicht auf „{place}“</translation>
    </message>
    <message>
        <source>“{result}” is not a result</source>
        <translation>„{result}“ ist kein Ergebnis</translation>
    </message>
    <message>
        <source>Bots think less deep in the same time, for their search runs interpreted: install a C compiler and run the README’s first command again, or use an installer package.</source>
        <translation>Bots denken in derselben Zeit weniger tief, denn ihre Suche läuft interpretiert: Installieren Sie einen C-Compiler und führen Sie den ersten Befehl der README noch einmal aus, oder nehmen Sie ein Installationspaket.</translation>
    </message>
    <message>
        <source>Damaged journals</source>
        <translation>Beschädigte Journale</translation>
    </message>
    <message>
        <source>These journals cannot be read to their end. They stay in {folder}; one that you keep is not asked about again.</source>
        <translation>Diese Journale lassen sich nicht bis zum Ende lesen. Sie bleiben in {folder}; nach einem, das Sie behalten, wird nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>line {line}: it is not UTF-8 text</source>
        <translation>Zeile {line}: Das ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>there are two of this key</source>
        <translation>es gibt zwei mit diesem Schlüssel</translation>
    </message>
    <message>
        <source>unknown field (expected {known})</source>
        <translation>unbekanntes Feld (erwartet: {known})</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>es steht zweimal da</translation>
    </message>
    <message>
        <source>expected letters, digits and hyphens, at most 40</source>
        <translation>erwartet: Buchstaben, Ziffern und Bindestriche, höchstens 40</translation>
    </message>
    <message>
        <source>expected words of small letters and hyphens</source>
        <translation>erwartet: Wörter aus Kleinbuchstaben und Bindestrichen</translation>
    </message>
    <message>
        <source>“{text}” is no rating (expected {least} to {most})</source>
        <translation>„{text}“ ist keine Wertung (erwartet: {least} bis {most})</translation>
    </message>
    <message>
        <source>line {line}, {field}: {reason}</source>
        <translation>Zeile {line}, {field}: {reason}</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete {file}? That cannot be undone.</source>
        <translation>{file} löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Please choose</source>
        <translation>Bitte wählen</translation>
    </message>
    <message>
        <source>{name} (bot)</source>
        <translation>{name} (Bot)</translation>
    </message>
    <message>
        <source>{name} (out)</source>
        <translation>{name} (ausgeschieden)</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>{file} kann nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>{file} is in Unicode (UTF-8) since it was saved, so it is not read in another encoding.</source>
        <translation>{file} ist seit dem Speichern in Unicode (UTF-8) geschrieben und wird daher nicht in einer anderen Kodierung gelesen.</translation>
    </message>
    <message>
        <source>This text cannot be opened: {reason}.</source>
        <translation>Dieser Text kann nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>{file} is not opened as it was saved: {reason}.</source>
        <translation>{file} öffnet sich nicht so, wie es gespeichert wurde: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}.</source>
        <translation>{file} kann nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>{file} was no longer there; the game is saved there anew.</source>
        <translation>{file} war nicht mehr da; die Partie wurde dort neu gespeichert.</translation>
    </message>
    <message>
        <source>The game is saved as {file}.</source>
        <translation>Die Partie ist als {file} gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>The game is saved as {file}, with %n variation(s).</source>
        <translation>
            <numerusform>Die Partie ist als {file} gespeichert, mit %n Variante.</numerusform>
            <numerusform>Die Partie ist als {file} gespeichert, mit %n Varianten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} on the disk has the same actions as your game; only names, notes, variations or times may differ.</source>
        <translation>{file} auf der Platte hat dieselben Aktionen wie Ihre Partie; nur Namen, Anmerkungen, Varianten oder Zeiten können anders sein.</translation>
    </message>
    <message numerus="yes">
        <source>{file} on the disk is like your game for %n action(s); then it has {there} more, and your game {here} more.</source>
        <translation>
            <numerusform>{file} auf der Platte gleicht Ihrer Partie %n Aktion weit; danach hat die Datei noch {there} und Ihre Partie noch {here}.</numerusform>
            <numerusform>{file} auf der Platte gleicht Ihrer Partie %n Aktionen weit; danach hat die Datei noch {there} und Ihre Partie noch {here}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} MB of {all} MB</source>
        <translation>{done} MB von {all} MB</translation>
    </message>
    <message>
        <source>{file}, game {number}</source>
        <translation>{file}, Partie {number}</translation>
    </message>
    <message>
        <source>The settings in {folder} are damaged; what cannot be read is as usual.</source>
        <translation>Die Einstellungen in {folder} sind beschädigt; was nicht lesbar ist, ist wie beim ersten Start.</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {folder}; what you choose is forgotten when the program ends.</source>
        <translation>Einstellungen können in {folder} nicht gespeichert werden; was Sie wählen, ist vergessen, wenn das Programm endet.</translation>
    </message>
    <message>
        <source>the letter of an army</source>
        <translation>der Buchstabe einer Armee</translation>
    </message>
    <message>
        <source>a player, or - for a dead army</source>
        <translation>ein Spieler, oder - für eine tote Armee</translation>
    </message>
    <message>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>a number of moves and the half-boards already pushed, each once, such as 2AB</source>
        <translation>eine Zahl von Zügen und die schon geschobenen Halbbretter, jedes einmal, etwa 2AB</translation>
    </message>
    <message>
        <source>a letter and its army, such as Qb</source>
        <translation>ein Buchstabe und die Armee, etwa Qb</translation>
    </message>
    <message>
        <source>half-board</source>
        <translation>Halbbrett</translation>
    </message>
    <message>
        <source>“{text}”: expected {expected} in this order</source>
        <translation>„{text}“: erwartet {expected} in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in their order with pieces, such as a:BPP,c:R)</source>
        <translation>„{part}“ (erwartet: Armeen der Reihe nach mit Figuren, wie a:BPP,c:R)</translation>
    </message>
    <message>
        <source>“{name}” is not a square of the strip (expected such as {example})</source>
        <translation>„{name}“ ist kein Feld des Streifens (erwartet: eines wie {example})</translation>
    </message>
    <message>
        <source>“{text}” (expected the number of a player, or 0 for everybody)</source>
        <translation>„{text}“ (erwartet: die Nummer eines Spielers oder 0 für alle)</translation>
    </message>
    <message>
        <source>“{name}” is not a square (expected such as {example})</source>
        <translation>„{name}“ ist kein Feld (erwartet: etwa {example})</translation>
    </message>
    <message>
        <source>“{text}” (expected two squares and a number, such as Ba4~a1:2)</source>
        <translation>„{text}“ (erwartet: zwei Felder und eine Zahl wie Ba4~a1:2)</translation>
    </message>
    <message>
        <source>“{text}” is out of order</source>
        <translation>„{text}“: Die Reihenfolge stimmt nicht</translation>
    </message>
    <message>
        <source>{the_piece} on {square} has moved this turn already</source>
        <translation>{the_piece} auf {square} hat in diesem Zug schon gezogen</translation>
    </message>
    <message>
        <source>Rule 10</source>
        <translation>Regel 10</translation>
    </message>
    <message>
        <source>“{text}”: there are no such rights (expected -)</source>
        <translation>„{text}“: solche Rechte gibt es nicht (erwartet: -)</translation>
    </message>
    <message>
        <source>in any direction</source>
        <translation>in jede Richtung</translation>
    </message>
    <message>
        <source>straight in any direction</source>
        <translation>gerade in jede Richtung</translation>
    </message>
    <message>
        <source>diagonally in any direction</source>
        <translation>schräg in jede Richtung</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>seitwärts</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>schräg vorwärts</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>schräg rückwärts</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>forward to the left</source>
        <translation>nach links vorn</translation>
    </message>
    <message>
        <source>forward to the right</source>
        <translation>nach rechts vorn</translation>
    </message>
    <message>
        <source>backward to the left</source>
        <translation>nach links hinten</translation>
    </message>
    <message>
        <source>backward to the right</source>
        <translation>nach rechts hinten</translation>
    </message>
    <message>
        <source>from its first square it also goes {how}</source>
        <translation>von ihrem ersten Feld aus geht sie auch {how}</translation>
    </message>
    <message>
        <source>beyond its own half-board: {words}</source>
        <translation>jenseits ihres eigenen Halbbretts: {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps to {squares} of its own half-board</source>
        <translation>sie betritt nur {squares} ihres eigenen Halbbretts</translation>
    </message>
    <message>
        <source>it captures by jumping to the empty square beyond, and goes on while it can</source>
        <translation>sie schlägt, indem sie auf das freie Feld dahinter springt, und springt weiter, solange sie kann</translation>
    </message>
    <message>
        <source>it may become: {kinds}</source>
        <translation>sie kann werden: {kinds}</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>zieht nicht</translation>
    </message>
    <message>
        <source>moves and captures {how}</source>
        <translation>zieht und schlägt {how}</translation>
    </message>
    <message>
        <source>moves {how}</source>
        <translation>zieht {how}</translation>
    </message>
    <message>
        <source>never captures</source>
        <translation>schlägt nie</translation>
    </message>
    <message>
        <source>captures in the same way, but over one piece in between</source>
        <translation>schlägt ebenso, aber über eine Figur dazwischen hinweg</translation>
    </message>
    <message>
        <source>captures {how}</source>
        <translation>schlägt {how}</translation>
    </message>
    <message>
        <source>any number of squares {ways}, over one piece</source>
        <translation>beliebig viele Felder {ways}, über eine Figur hinweg</translation>
    </message>
    <message>
        <source>over a piece beside it {ways}</source>
        <translation>über eine Figur neben ihr hinweg {ways}</translation>
    </message>
    <message>
        <source>any number of squares {ways}</source>
        <translation>beliebig viele Felder {ways}</translation>
    </message>
    <message>
        <source>one square {ways}</source>
        <translation>ein Feld {ways}</translation>
    </message>
    <message>
        <source>up to {count} squares {ways}</source>
        <translation>bis zu {count} Felder {ways}</translation>
    </message>
    <message>
        <source>{words} if nothing stands in between</source>
        <translation>{words}, wenn nichts dazwischensteht</translation>
    </message>
    <message>
        <source>{words}, and on in the same line</source>
        <translation>{words}, und weiter in derselben Linie</translation>
    </message>
    <message>
        <source>exactly {count} squares {ways}</source>
        <translation>genau {count} Felder {ways}</translation>
    </message>
    <message>
        <source>{far} squares straight and {near} aside</source>
        <translation>{far} Felder gerade und {near} zur Seite</translation>
    </message>
    <message>
        <source>{far} squares forward and {near} aside</source>
        <translation>{far} Felder vorwärts und {near} zur Seite</translation>
    </message>
    <message>
        <source>{far} squares straight and {near} aside, not every way</source>
        <translation>{far} Felder gerade und {near} zur Seite, nicht in jede Richtung</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} oder {last}</translation>
    </message>
    <message>
        <source>The dead {piece} on {square} is in the way</source>
        <translation>Auf {square} steht eine tote Figur im Weg: {piece}</translation>
    </message>
    <message>
        <source>Your {piece} on {square} is in the way</source>
        <translation>Auf {square} steht eine eigene Figur im Weg: {piece}</translation>
    </message>
    <message>
        <source>{player}’s {piece} on {square} is in the way</source>
        <translation>Auf {square} steht eine Figur von {player} im Weg: {piece}</translation>
    </message>
    <message>
        <source>The piece on {square} cannot move</source>
        <translation>Die Figur auf {square} kann nicht ziehen</translation>
    </message>
    <message>
        <source>The piece on {square} cannot go to {target}</source>
        <translation>Die Figur auf {square} kann nicht nach {target} ziehen</translation>
    </message>
    <message>
        <source>{the_piece} on {square}</source>
        <translation>{the_piece} auf {square}</translation>
    </message>
    <message>
        <source>{player}’s {piece} on {square}</source>
        <translation>{piece} von {player} auf {square}</translation>
    </message>
    <message>
        <source>Your King on {square} is attacked by {attackers}</source>
        <translation>Der eigene König auf {square} ist angegriffen: {attackers}</translation>
    </message>
    <message>
        <source>Your King on {square} would be attacked by {attackers}</source>
        <translation>Der eigene König auf {square} wäre angegriffen: {attackers}</translation>
    </message>
    <message>
        <source>It is {player}’s turn</source>
        <translation>{player} ist am Zug</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}</source>
        <translation>Auf Brett {board} ist {player} am Zug</translation>
    </message>
    <message>
        <source>{the_piece} on {square} has not moved</source>
        <translation>{the_piece} auf {square} hat sich nicht bewegt</translation>
    </message>
    <message>
        <source>{the_piece} on {square} cannot go to {target}</source>
        <translation>{the_piece} auf {square} kann nicht nach {target} ziehen</translation>
    </message>
    <message>
        <source>First the pawn on {square} becomes another piece</source>
        <translation>Zuerst wird der Bauer auf {square} umgewandelt</translation>
    </message>
    <message>
        <source>No pawn of yours waits on {square}</source>
        <translation>Auf {square} wartet kein Bauer von Ihnen</translation>
    </message>
    <message>
        <source>A pawn cannot become that</source>
        <translation>Das kann ein Bauer nicht werden</translation>
    </message>
    <message>
        <source>A pawn of an opponent is pushed with each move: say which</source>
        <translation>Mit jedem Einzelzug wird ein gegnerischer Bauer geschoben: Sagen Sie, welcher</translation>
    </message>
    <message>
        <source>Pushing that pawn would leave your King attacked on {pair}</source>
        <translation>Nach diesem Schub wäre Ihr König auf {pair} angegriffen</translation>
    </message>
    <message>
        <source>{square} is no pawn of a living opponent that can go one square straight forward</source>
        <translation>Auf {square} steht kein Bauer eines lebenden Gegners, der ein Feld geradeaus kann</translation>
    </message>
    <message>
        <source>First say what the pawn on {square} becomes</source>
        <translation>Sagen Sie zuerst, was der Bauer auf {square} wird</translation>
    </message>
    <message>
        <source>becomes another piece now</source>
        <translation>wird jetzt umgewandelt</translation>
    </message>
    <message>
        <source>becomes another piece next turn</source>
        <translation>wird im nächsten Zug umgewandelt</translation>
    </message>
    <message>
        <source>A {piece} that is dropped may not mate {player}’s King on {square}</source>
        <translation>Eingesetzt darf die Figur ({piece}) den König von {player} auf {square} nicht mattsetzen</translation>
    </message>
    <message>
        <source>The pieces of dead army {army} may not be captured</source>
        <translation>Die Figuren der toten Armee {army} dürfen nicht geschlagen werden</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>byte {number} is not UTF-8 text</source>
        <translation>Byte {number} ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>the name “{name}” is taken</source>
        <translation>der Name „{name}“ ist vergeben</translation>
    </message>
    <message>
        <source>the base game “{key}” cannot be played here: {reason}</source>
        <translation>das Grundspiel „{key}“ kann hier nicht gespielt werden: {reason}</translation>
    </message>
    <message>
        <source>the base game “{key}” is not known here (expected {near}, or the file that has it)</source>
        <translation>das Grundspiel „{key}“ ist hier nicht bekannt (erwartet: {near} oder die Datei, in der es steht)</translation>
    </message>
    <message>
        <source>the base game “{key}” is not known here (expected the file that has it)</source>
        <translation>das Grundspiel „{key}“ ist hier nicht bekannt (erwartet: die Datei, in der es steht)</translation>
    </message>
    <message>
        <source>the base game “{key}” is not in it (expected a section of that name)</source>
        <translation>das Grundspiel „{key}“ steht nicht darin (erwartet: ein Abschnitt dieses Namens)</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>die Aufzeichnung</translation>
    </message>
    <message>
        <source>a board of {files} by {ranks} cannot be cut (expected at least 2 by 2)</source>
        <translation>ein Brett von {files} mal {ranks} lässt sich nicht teilen (erwartet: mindestens 2 mal 2)</translation>
    </message>
    <message>
        <source>“{value}” (expected {expected})</source>
        <translation>„{value}“ (erwartet: {expected})</translation>
    </message>
    <message>
        <source>it does not go with {other} (expected one of them left out)</source>
        <translation>das verträgt sich nicht mit {other} (erwartet: eins von beiden weggelassen)</translation>
    </message>
    <message>
        <source>no pawn becomes a King here</source>
        <translation>kein Bauer wird hier zum König</translation>
    </message>
    <message>
        <source>an army could have two Kings (expected one at most)</source>
        <translation>eine Armee könnte zwei Könige haben (erwartet: höchstens einer)</translation>
    </message>
    <message>
        <source>{colour} would be extinct from the start</source>
        <translation>{colour} wäre von Anfang an ausgestorben</translation>
    </message>
    <message>
        <source>it has walls (*), with which no game is played here</source>
        <translation>es hat Mauern (*), mit denen hier kein Spiel gespielt wird</translation>
    </message>
    <message>
        <source>“{text}” is to move first (expected w)</source>
        <translation>„{text}“ soll zuerst ziehen (erwartet: w)</translation>
    </message>
    <message>
        <source>“{text}” is no board</source>
        <translation>„{text}“ ist kein Brett</translation>
    </message>
    <message>
        <source>it has {count} ranks (expected {ranks})</source>
        <translation>es hat {count} Reihen (erwartet: {ranks})</translation>
    </message>
    <message>
        <source>“{letter}” in the pocket is not a piece</source>
        <translation>„{letter}“ in der Hand ist keine Figur</translation>
    </message>
    <message>
        <source>“{word}” on rank {rank} is not a piece (expected one of {expected})</source>
        <translation>„{word}“ auf Reihe {rank} ist keine Figur (erwartet: eine von {expected})</translation>
    </message>
    <message>
        <source>rank {rank} has {count} files (expected {files})</source>
        <translation>Reihe {rank} hat {count} Linien (erwartet: {files})</translation>
    </message>
    <message>
        <source>{piece} stands beyond rank {half} of its side (expected every army on its half-board)</source>
        <translation>{piece} steht jenseits von Reihe {half} seiner Seite (erwartet: jede Armee auf ihrem Halbbrett)</translation>
    </message>
    <message>
        <source>“{word}” is not a piece that can stand there</source>
        <translation>„{word}“ ist keine Figur, die dort stehen kann</translation>
    </message>
    <message>
        <source>only the King castles here (expected its letter)</source>
        <translation>hier rochiert nur der König (erwartet: sein Buchstabe)</translation>
    </message>
    <message>
        <source>it does not go with a king (expected king = - and commoner = k, as in atomic)</source>
        <translation>das verträgt sich nicht mit einem König (erwartet: king = - und commoner = k, wie in atomic)</translation>
    </message>
    <message>
        <source>a King is in the pocket</source>
        <translation>in der Hand ist ein König</translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one at most)</source>
        <translation>{colour} hat {count} Könige (erwartet: höchstens einer)</translation>
    </message>
    <message>
        <source>pieces become every kind (expected one that is not there)</source>
        <translation>Figuren können zu jeder Art werden (erwartet: eine Art, die hier fehlt)</translation>
    </message>
    <message>
        <source>the file is not on the board</source>
        <translation>die Linie liegt nicht auf dem Brett</translation>
    </message>
    <message>
        <source>“{value}” (expected a name, : and ranks of {files} letters with one King, the back rank first)</source>
        <translation>„{value}“ (erwartet: ein Name, : und Reihen von {files} Buchstaben mit einem König, die Grundreihe zuerst)</translation>
    </message>
    <message>
        <source>a number from {least} to {most}</source>
        <translation>eine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>win, loss or draw</source>
        <translation>win, loss oder draw</translation>
    </message>
    <message>
        <source>win, loss or none</source>
        <translation>win, loss oder none</translation>
    </message>
    <message>
        <source>a file from a to {last}</source>
        <translation>eine Linie von a bis {last}</translation>
    </message>
    <message>
        <source>squares such as d4, *8 or a*, or -</source>
        <translation>Felder wie d4, *8 oder a*, oder -</translation>
    </message>
    <message>
        <source>letters of pieces: {letters}</source>
        <translation>Buchstaben von Figuren: {letters}</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and what it has, such as {one}:..</source>
        <translation>Buchstaben von Figuren, jeder mit : und dem, was er hat, etwa {one}:..</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and a name, with commas between</source>
        <translation>Buchstaben von Figuren, jeder mit : und einem Namen, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and a number</source>
        <translation>Buchstaben von Figuren, jeder mit : und einer Zahl</translation>
    </message>
    <message>
        <source>the file on which the King stands that castles</source>
        <translation>die Linie, auf der der König steht, der rochiert</translation>
    </message>
    <message>
        <source>the pieces that castle as a King does</source>
        <translation>die Figuren, die wie ein König rochieren</translation>
    </message>
    <message>
        <source>the files of the Rooks with which it castles</source>
        <translation>die Linien der Türme, mit denen rochiert wird</translation>
    </message>
    <message>
        <source>who castles to one side takes the right to it there from all others</source>
        <translation>wer nach einer Seite rochiert, nimmt allen anderen das Recht, dorthin zu rochieren</translation>
    </message>
    <message>
        <source>where the first move of a pawn may be of three squares</source>
        <translation>von wo ein Bauer mit seinem ersten Zug drei Felder weit gehen darf</translation>
    </message>
    <message>
        <source>the pieces that capture en passant</source>
        <translation>die Figuren, die en passant schlagen</translation>
    </message>
    <message>
        <source>the pieces that promote as pawns do</source>
        <translation>die Figuren, die wie Bauern umgewandelt werden</translation>
    </message>
    <message>
        <source>the pieces whose moves begin the count of nMoveRule anew</source>
        <translation>die Figuren, mit deren Zügen die Zählung von nMoveRule neu beginnt</translation>
    </message>
    <message>
        <source>what a repetition is for the player to move: win, loss or draw</source>
        <translation>was eine Stellungswiederholung für den Spieler am Zug ist: win, loss oder draw</translation>
    </message>
    <message>
        <source>a repetition is that for White, whose turn it may be</source>
        <translation>der Wert einer Stellungswiederholung gilt für Weiß, gleich wer am Zug ist</translation>
    </message>
    <message>
        <source>the rank from which soldiers also go aside</source>
        <translation>die Reihe, von der an Soldaten auch seitwärts gehen</translation>
    </message>
    <message>
        <source>the squares of palaces, between which some pieces go diagonally</source>
        <translation>die Felder der Paläste, zwischen denen manche Figuren schräg ziehen</translation>
    </message>
    <message>
        <source>pieces may be dropped promoted</source>
        <translation>Figuren dürfen umgewandelt eingesetzt werden</translation>
    </message>
    <message>
        <source>how many of the pieces of dropNoDoubled a file may have</source>
        <translation>wie viele der Figuren von dropNoDoubled auf einer Linie stehen dürfen</translation>
    </message>
    <message>
        <source>pawns may be dropped where they would promote</source>
        <translation>Bauern dürfen eingesetzt werden, wo sie umgewandelt würden</translation>
    </message>
    <message>
        <source>the pieces that mustDrop is about</source>
        <translation>die Figuren, für die mustDrop gilt</translation>
    </message>
    <message>
        <source>the flag counts when the next turn of its army begins</source>
        <translation>die Fahne zählt, wenn der nächste Zug ihrer Armee beginnt</translation>
    </message>
    <message>
        <source>how many flag pieces must stand in the region</source>
        <translation>wie viele Figuren von flagPiece im Gebiet stehen müssen</translation>
    </message>
    <message>
        <source>one of them is enough while the region has no empty square</source>
        <translation>eine davon genügt, solange das Gebiet kein leeres Feld hat</translation>
    </message>
    <message>
        <source>the flag does not count while it is attacked</source>
        <translation>die Fahne zählt nicht, solange sie angegriffen ist</translation>
    </message>
    <message>
        <source>extinction counts while an opponent has so many pieces</source>
        <translation>das Aussterben zählt, solange ein Gegner mindestens so viele Figuren hat</translation>
    </message>
    <message>
        <source>an army with several royal pieces may not leave all of them attacked</source>
        <translation>eine Armee mit mehreren königlichen Figuren darf nicht alle angegriffen lassen</translation>
    </message>
    <message>
        <source>pieces have rights on the first squares that the castling of startFen names</source>
        <translation>Figuren haben Rechte auf den ersten Feldern, die bei den Rochaderechten in startFen stehen</translation>
    </message>
    <message>
        <source>a piece that leaves such a square may bring in one of the hand</source>
        <translation>eine Figur, die ein solches Feld verlässt, darf eine der Hand dort einrücken lassen</translation>
    </message>
    <message>
        <source>from such squares a King and a fers may leap</source>
        <translation>von solchen Feldern dürfen ein König und ein Fers springen</translation>
    </message>
    <message>
        <source>an army that cannot move passes</source>
        <translation>eine Armee, die nicht ziehen kann, setzt aus</translation>
    </message>
    <message>
        <source>what pieces are worth to bots towards the end</source>
        <translation>was Figuren für Bots gegen Ende der Partie wert sind</translation>
    </message>
    <message>
        <source>they change no rule</source>
        <translation>sie ändern keine Regel</translation>
    </message>
    <message>
        <source>Rarer keys</source>
        <translation>Seltenere Schlüssel</translation>
    </message>
    <message>
        <source>{key} — {meaning}</source>
        <translation>{key} — {meaning}</translation>
    </message>
    <message>
        <source>an army is extinct only on its own turn</source>
        <translation>eine Armee stirbt nur aus, wenn sie selbst am Zug ist</translation>
    </message>
    <message>
        <source>pieces are set up by lot</source>
        <translation>Figuren werden nach dem Los aufgestellt</translation>
    </message>
    <message>
        <source>pieces come from another board</source>
        <translation>Figuren kommen von einem anderen Brett</translation>
    </message>
    <message>
        <source>pawns promote on diagonals</source>
        <translation>Bauern werden auf Schrägen umgewandelt</translation>
    </message>
    <message>
        <source>pieces turn to stone</source>
        <translation>Figuren versteinern</translation>
    </message>
    <message>
        <source>dropped pieces castle</source>
        <translation>eingesetzte Figuren rochieren</translation>
    </message>
    <message>
        <source>drops must enclose pieces</source>
        <translation>eingesetzte Figuren müssen andere einschließen</translation>
    </message>
    <message>
        <source>Rooks are dropped on the first rank</source>
        <translation>Türme werden auf der ersten Reihe eingesetzt</translation>
    </message>
    <message>
        <source>Bishops are dropped on different colours</source>
        <translation>Läufer werden auf verschiedenen Farben eingesetzt</translation>
    </message>
    <message>
        <source>squares are walled up</source>
        <translation>Felder werden zugemauert</translation>
    </message>
    <message>
        <source>enclosed pieces change sides</source>
        <translation>eingeschlossene Figuren wechseln die Seite</translation>
    </message>
    <message>
        <source>pieces are counted at the end</source>
        <translation>am Ende werden die Figuren gezählt</translation>
    </message>
    <message>
        <source>checkmate does not win</source>
        <translation>Matt gewinnt nicht</translation>
    </message>
    <message>
        <source>not every mate counts</source>
        <translation>nicht jedes Matt zählt</translation>
    </message>
    <message>
        <source>pieces in a row win</source>
        <translation>Figuren in einer Reihe gewinnen</translation>
    </message>
    <message>
        <source>castling wins</source>
        <translation>die Rochade gewinnt</translation>
    </message>
    <message>
        <source>the name of a game is of letters and digits (expected such as xiangqi, at most {most})</source>
        <translation>der Name eines Spiels besteht aus Buchstaben und Ziffern (erwartet: etwa xiangqi, höchstens {most})</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>er ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>der Name ist vergeben</translation>
    </message>
    <message>
        <source>its parents go in a circle ({names})</source>
        <translation>seine Elternspiele bilden einen Kreis ({names})</translation>
    </message>
    <message>
        <source>it has more than 100 parents</source>
        <translation>es hat mehr als 100 Elternspiele</translation>
    </message>
    <message>
        <source>its parent “{parent}” is not known (expected a game of this file or one the program knows)</source>
        <translation>sein Elternspiel „{parent}“ ist nicht bekannt (erwartet: ein Spiel dieser Datei oder eines, das das Programm kennt)</translation>
    </message>
    <message>
        <source>its parent “{parent}” cannot be read: {reason}</source>
        <translation>sein Elternspiel „{parent}“ ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>{file}: {where}: {problem}</source>
        <translation>{file}: {where}: {problem}</translation>
    </message>
    <message>
        <source>fers</source>
        <translation>Fers</translation>
    </message>
    <message numerus="yes">
        <source>%n ferses</source>
        <translation>
            <numerusform>%n Fers</numerusform>
            <numerusform>%n Fersen</numerusform>
        </translation>
    </message>
    <message>
        <source>alfil</source>
        <translation>Alfil</translation>
    </message>
    <message>
        <source>advisor</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Berater</translation>
    </message>
    <message numerus="yes">
        <source>%n advisor(s)</source>
        <translation>
            <numerusform>%n Berater</numerusform>
            <numerusform>%n Berater</numerusform>
        </translation>
    </message>
    <message>
        <source>Ai-wok</source>
        <translation>Ai-Wok</translation>
    </message>
    <message numerus="yes">
        <source>%n alfil(s)</source>
        <translation>
            <numerusform>%n Alfil</numerusform>
            <numerusform>%n Alfile</numerusform>
        </translation>
    </message>
    <message>
        <source>Alfil</source>
        <translation>Alfil</translation>
    </message>
    <message>
        <source>Los Alamos Chess</source>
        <translation>Los-Alamos-Schach</translation>
    </message>
    <message>
        <source>It is chess without bishops; in 1956 the MANIAC of Los Alamos played it, the first game like chess that a computer played.</source>
        <translation>Es ist Schach ohne Läufer; 1956 spielte es der MANIAC von Los Alamos, das erste schachähnliche Spiel, das ein Computer spielte.</translation>
    </message>
    <message>
        <source>José Raúl Capablanca, World Champion of chess, proposed this larger game in the 1920s.</source>
        <translation>José Raúl Capablanca, Weltmeister im Schach, schlug dieses größere Spiel in den 1920er Jahren vor.</translation>
    </message>
    <message>
        <source>Janus Chess</source>
        <translation>Janus-Schach</translation>
    </message>
    <message>
        <source>Werner Schöndorf of Germany invented Janus Chess in 1978.</source>
        <translation>Werner Schöndorf aus Deutschland hat das Janus-Schach 1978 erfunden.</translation>
    </message>
    <message>
        <source>Christian Freeling, of the Netherlands, invented Grand Chess in 1984.</source>
        <translation>Christian Freeling aus den Niederlanden hat Grand Chess 1984 erfunden.</translation>
    </message>
    <message>
        <source>Shako</source>
        <translation>Shako</translation>
    </message>
    <message>
        <source>Jean-Louis Cazaux of France invented Shako in 1990: chess with the cannon of Xiangqi and the elephant of old.</source>
        <translation>Jean-Louis Cazaux aus Frankreich hat Shako 1990 erfunden: Schach mit der Kanone des Xiangqi und dem Elefanten von einst.</translation>
    </message>
    <message>
        <source>Courier Chess was played in Germany for some six hundred years; a poem of the early thirteenth century names it, and Ströbeck kept it longest.</source>
        <translation>Das Kurierspiel wurde in Deutschland etwa sechshundert Jahre lang gespielt; ein Gedicht des frühen dreizehnten Jahrhunderts nennt es, und Ströbeck bewahrte es am längsten.</translation>
    </message>
    <message>
        <source>Shatranj is the chess of Persia and the Arab world, from about the seventh century until modern chess replaced it.</source>
        <translation>Schatrandsch ist das Schach Persiens und der arabischen Welt, etwa vom siebten Jahrhundert an, bis das heutige Schach es ablöste.</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>König des Hügels</translation>
    </message>
    <message>
        <source>Three-check</source>
        <translation>Drei-Schach</translation>
    </message>
    <message>
        <source>Five-check</source>
        <translation>Fünf-Schach</translation>
    </message>
    <message>
        <source>Atomic Chess</source>
        <translation>Atomschach</translation>
    </message>
    <message>
        <source>Atomic Chess became known on chess servers in the 1990s.</source>
        <translation>Atomschach wurde in den 1990er Jahren auf Schachservern bekannt.</translation>
    </message>
    <message>
        <source>Antichess</source>
        <translation>Antischach</translation>
    </message>
    <message>
        <source>It is also called Losing Chess and has been played since the nineteenth century. In 2016 Mark Watkins proved that White wins with two armies, beginning with e3.</source>
        <translation>Es heißt auch Räuberschach oder Schlagschach und wird seit dem neunzehnten Jahrhundert gespielt. 2016 bewies Mark Watkins, dass Weiß mit zwei Armeen gewinnt, und zwar mit e3 beginnend.</translation>
    </message>
    <message>
        <source>Extinction Chess</source>
        <translation>Extinction Chess</translation>
    </message>
    <message>
        <source>R. Wayne Schmittberger invented Extinction Chess in 1985.</source>
        <translation>R. Wayne Schmittberger hat Extinction Chess 1985 erfunden.</translation>
    </message>
    <message>
        <source>Three Kings</source>
        <translation>Drei Könige</translation>
    </message>
    <message>
        <source>Bruce Zimov invented Knightmate in 1972: the King moves as a knight, and Manns that move as Kings stand in the places of the knights.</source>
        <translation>Bruce Zimov hat Knightmate 1972 erfunden: Der König zieht wie ein Springer, und auf den Feldern der Springer stehen Männer, die wie Könige ziehen.</translation>
    </message>
    <message>
        <source>Edmund Nebermann invented the Berolina pawn in 1926, and named it after Berlin.</source>
        <translation>Edmund Nebermann hat den Berolina-Bauern 1926 erfunden und nach Berlin benannt.</translation>
    </message>
    <message>
        <source>Hoppel-Poppel</source>
        <translation>Hoppel-Poppel</translation>
    </message>
    <message>
        <source>Hoppel-Poppel is from Germany: knights and bishops swap their ways of capturing.</source>
        <translation>Hoppel-Poppel kommt aus Deutschland: Springer und Läufer tauschen ihre Art zu schlagen.</translation>
    </message>
    <message>
        <source>Crazyhouse is chess with drops, for two at one board, related to the four-player game called Bughouse.</source>
        <translation>Crazyhouse ist Schach mit Einsetzen, für zwei an einem Brett, verwandt mit dem Tandemschach für vier.</translation>
    </message>
    <message>
        <source>Capahouse</source>
        <translation>Capahouse</translation>
    </message>
    <message>
        <source>It is Capablanca Chess with the drops of Crazyhouse.</source>
        <translation>Es ist Capablanca-Schach mit dem Einsetzen aus Crazyhouse.</translation>
    </message>
    <message>
        <source>Grandhouse</source>
        <translation>Grandhouse</translation>
    </message>
    <message>
        <source>It is Grand Chess with the drops of Crazyhouse.</source>
        <translation>Es ist Grand Chess mit dem Einsetzen aus Crazyhouse.</translation>
    </message>
    <message>
        <source>Seirawan Chess</source>
        <translation>Seirawan-Schach</translation>
    </message>
    <message>
        <source>The Grandmaster Yasser Seirawan and Bruce Harper introduced it in 2007.</source>
        <translation>Großmeister Yasser Seirawan und Bruce Harper haben es 2007 vorgestellt.</translation>
    </message>
    <message>
        <source>S-House</source>
        <translation>S-House</translation>
    </message>
    <message>
        <source>It is Seirawan Chess with the drops of Crazyhouse.</source>
        <translation>Es ist Seirawan-Schach mit dem Einsetzen aus Crazyhouse.</translation>
    </message>
    <message>
        <source>Dragon Chess</source>
        <translation>Dragon Chess</translation>
    </message>
    <message>
        <source>A dragon, which moves as bishop or knight, waits in the hand and comes in on the back rank.</source>
        <translation>Ein Drache, der wie Läufer oder Springer zieht, wartet in der Hand und kommt auf der Grundreihe ins Spiel.</translation>
    </message>
    <message>
        <source>Shogun Chess</source>
        <translation>Shogun Chess</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: chess whose pieces are promoted and dropped as in Shogi.</source>
        <translation>Ein neueres Spiel der Website pychess: Schach, dessen Figuren wie im Shogi umgewandelt und eingesetzt werden.</translation>
    </message>
    <message>
        <source>Minixiangqi is a small Xiangqi, published by Shigenobu Kusumoto in 1973.</source>
        <translation>Minixiangqi ist ein kleines Xiangqi, 1973 von Shigenobu Kusumoto veröffentlicht.</translation>
    </message>
    <message>
        <source>Xiangqi is the chess of China, played by many millions, in today’s form for about a thousand years.</source>
        <translation>Xiangqi ist das Schach Chinas, von vielen Millionen gespielt, in heutiger Form seit etwa tausend Jahren.</translation>
    </message>
    <message>
        <source>Manchu Chess</source>
        <translation>Mandschu-Schach</translation>
    </message>
    <message>
        <source>It is Xiangqi of the time of the Manchu emperors: a single banner does what a chariot, a horse and a cannon do.</source>
        <translation>Es ist Xiangqi aus der Zeit der Mandschu-Kaiser: Ein einziges Banner tut, was Wagen, Pferd und Kanone tun.</translation>
    </message>
    <message>
        <source>Janggi</source>
        <translation>Janggi</translation>
    </message>
    <message>
        <source>Janggi is the chess of Korea.</source>
        <translation>Janggi ist das Schach Koreas.</translation>
    </message>
    <message>
        <source>Minishogi is a small Shogi on a board of five by five, made known in Japan about 1970 by Shigenobu Kusumoto.</source>
        <translation>Minishogi ist ein kleines Shogi auf einem Brett von fünf mal fünf Feldern, in Japan um 1970 durch Shigenobu Kusumoto bekannt geworden.</translation>
    </message>
    <message>
        <source>Shogi is the chess of Japan. Captured pieces change sides and come back, so that the board never empties.</source>
        <translation>Shogi ist das Schach Japans. Geschlagene Figuren wechseln die Seite und kommen zurück, sodass sich das Brett nie leert.</translation>
    </message>
    <message>
        <source>Kyoto Shogi</source>
        <translation>Kyoto Shogi</translation>
    </message>
    <message>
        <source>Gorogoro Shogi Plus</source>
        <translation>Gorogoro Shogi Plus</translation>
    </message>
    <message>
        <source>Gorogoro Shogi leads from Dobutsu Shogi to Shogi; in this form each army also has a lance and a knight in its hand.</source>
        <translation>Gorogoro Shogi führt von Dobutsu Shogi zum Shogi; in dieser Form hat jede Armee auch eine Lanze und einen Springer in der Hand.</translation>
    </message>
    <message>
        <source>Dobutsu Shogi</source>
        <translation>Dobutsu Shogi</translation>
    </message>
    <message>
        <source>Madoka Kitao, a professional player of Shogi, invented it in 2008 for children. Its name means Shogi of animals.</source>
        <translation>Madoka Kitao, Profispielerin im Shogi, hat es 2008 für Kinder erfunden. Der Name bedeutet Shogi der Tiere.</translation>
    </message>
    <message>
        <source>Mansindam</source>
        <translation>Mansindam</translation>
    </message>
    <message>
        <source>Its name is Korean and means a tale of all the gods.</source>
        <translation>Der Name ist koreanisch und bedeutet eine Erzählung von allen Göttern.</translation>
    </message>
    <message>
        <source>Makruk is the chess of Thailand.</source>
        <translation>Makruk ist das Schach Thailands.</translation>
    </message>
    <message>
        <source>Makpong</source>
        <translation>Makpong</translation>
    </message>
    <message>
        <source>Makpong is Makruk in which a King in check cannot walk away, so that games end sooner.</source>
        <translation>Makpong ist Makruk, in dem ein König im Schach nicht wegziehen darf, sodass Partien früher enden.</translation>
    </message>
    <message>
        <source>Ouk Chaktrang</source>
        <translation>Ouk Chaktrang</translation>
    </message>
    <message>
        <source>Ouk Chaktrang is the chess of Cambodia.</source>
        <translation>Ouk Chaktrang ist das Schach Kambodschas.</translation>
    </message>
    <message>
        <source>ASEAN Chess</source>
        <translation>ASEAN-Schach</translation>
    </message>
    <message>
        <source>It is a game for tournaments between the countries of South-East Asia, made of what their games have in common.</source>
        <translation>Es ist ein Spiel für Turniere zwischen den Ländern Südostasiens, gemacht aus dem, was ihre Spiele gemeinsam haben.</translation>
    </message>
    <message>
        <source>Chennis</source>
        <translation>Chennis</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, like Kyoto Shogi and a little like tennis: with every move a piece becomes another one.</source>
        <translation>Ein neueres Spiel der Website pychess, ähnlich wie Kyoto Shogi und ein wenig wie Tennis: Mit jedem Zug wird eine Figur zu einer anderen.</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, made armies that differ from those of chess and are about as strong.</source>
        <translation>Ralph Betza, dessen Spiel dieses Programm spielt, hat Armeen erfunden, die anders als die des Schachs und etwa gleich stark sind.</translation>
    </message>
    <message>
        <source>Spartan Chess</source>
        <translation>Spartan Chess</translation>
    </message>
    <message>
        <source>Steven Streetman introduced it in 2010: Persians, who have the army of chess, against Spartans with two Kings.</source>
        <translation>Steven Streetman hat es 2010 vorgestellt: Perser, die die Armee des Schachs haben, gegen Spartaner mit zwei Königen.</translation>
    </message>
    <message>
        <source>Orda Chess</source>
        <translation>Orda Chess</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: a horde of riders, most of whom move as knights, against the army of chess.</source>
        <translation>Ein neueres Spiel der Website pychess: eine Horde von Reitern, die meist wie Springer ziehen, gegen die Armee des Schachs.</translation>
    </message>
    <message>
        <source>Orda Mirror</source>
        <translation>Orda Mirror</translation>
    </message>
    <message>
        <source>In it every army is a horde of riders as in Orda Chess.</source>
        <translation>Darin ist jede Armee eine Horde von Reitern wie in Orda Chess.</translation>
    </message>
    <message>
        <source>Khan’s Chess</source>
        <translation>Khan’s Chess</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: another horde than that of Orda Chess, with scouts and a khatun.</source>
        <translation>Ein neueres Spiel der Website pychess: eine andere Horde als die von Orda Chess, mit Kundschaftern und einer Khatun.</translation>
    </message>
    <message>
        <source>Synochess</source>
        <translation>Synochess</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: an army of the East, with cannons and soldiers in reserve, against that of chess.</source>
        <translation>Ein neueres Spiel der Website pychess: eine Armee des Ostens, mit Kanonen und mit Soldaten in Reserve, gegen die des Schachs.</translation>
    </message>
    <message>
        <source>Empire Chess</source>
        <translation>Empire Chess</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: the pieces of the empire go far as queens, but capture as something less.</source>
        <translation>Ein neueres Spiel der Website pychess: Die Figuren des Imperiums ziehen weit wie Damen, schlagen aber als etwas Geringeres.</translation>
    </message>
    <message>
        <source>Shinobi Chess</source>
        <translation>Shinobi Chess</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: a small clan that calls its masters in from the hand, against the army of chess.</source>
        <translation>Ein neueres Spiel der Website pychess: ein kleiner Clan, der seine Meister aus der Hand herbeiruft, gegen die Armee des Schachs.</translation>
    </message>
    <message>
        <source>Chak</source>
        <translation>Chak</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, in the world of the Maya: a King that crosses the river becomes a divine lord, who is to reach the other side’s altar.</source>
        <translation>Ein neueres Spiel der Website pychess, in der Welt der Maya: Ein König, der den Fluss überquert, wird göttlicher Herrscher und soll den Altar der anderen Seite erreichen.</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Breakthrough</translation>
    </message>
    <message>
        <source>Dan Troyka invented Breakthrough in 2000 for a competition of games on the squares of a chessboard.</source>
        <translation>Dan Troyka hat Breakthrough 2000 für einen Wettbewerb erfunden, um Spiele auf den Feldern eines Schachbretts.</translation>
    </message>
    <message>
        <source>altar</source>
        <translation>Altar</translation>
    </message>
    <message>
        <source>Altar</source>
        <translation>Altar</translation>
    </message>
    <message numerus="yes">
        <source>%n altar(s)</source>
        <translation>
            <numerusform>%n Altar</numerusform>
            <numerusform>%n Altäre</numerusform>
        </translation>
    </message>
    <message>
        <source>Amazon</source>
        <translation>Amazone</translation>
    </message>
    <message>
        <source>angel</source>
        <translation>Engel</translation>
    </message>
    <message>
        <source>Angel</source>
        <translation>Engel</translation>
    </message>
    <message numerus="yes">
        <source>%n angel(s)</source>
        <translation>
            <numerusform>%n Engel</numerusform>
            <numerusform>%n Engel</numerusform>
        </translation>
    </message>
    <message>
        <source>Archbishop</source>
        <translation>Erzbischof</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>Schütze</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Schütze</translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <translation>
            <numerusform>%n Schütze</numerusform>
            <numerusform>%n Schützen</numerusform>
        </translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>bede</source>
        <translation>Bede</translation>
    </message>
    <message>
        <source>Bede</source>
        <translation>Bede</translation>
    </message>
    <message numerus="yes">
        <source>%n bede(s)</source>
        <translation>
            <numerusform>%n Bede</numerusform>
            <numerusform>%n Beden</numerusform>
        </translation>
    </message>
    <message>
        <source>biskni</source>
        <translation>Biskni</translation>
    </message>
    <message>
        <source>Biskni</source>
        <translation>Biskni</translation>
    </message>
    <message numerus="yes">
        <source>%n biskni(s)</source>
        <translation>
            <numerusform>%n Biskni</numerusform>
            <numerusform>%n Bisknis</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>cardinal</source>
        <translation>Kardinal</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Kardinal</translation>
    </message>
    <message numerus="yes">
        <source>%n cardinal(s)</source>
        <translation>
            <numerusform>%n Kardinal</numerusform>
            <numerusform>%n Kardinäle</numerusform>
        </translation>
    </message>
    <message>
        <source>Centaur</source>
        <translation>Zentaur</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Kanzler</translation>
    </message>
    <message>
        <source>charging knight</source>
        <translation>stürmender Springer</translation>
    </message>
    <message>
        <source>Charging knight</source>
        <translation>Stürmender Springer</translation>
    </message>
    <message numerus="yes">
        <source>%n charging knight(s)</source>
        <translation>
            <numerusform>%n stürmender Springer</numerusform>
            <numerusform>%n stürmende Springer</numerusform>
        </translation>
    </message>
    <message>
        <source>charging rook</source>
        <translation>stürmender Turm</translation>
    </message>
    <message>
        <source>Charging rook</source>
        <translation>Stürmender Turm</translation>
    </message>
    <message numerus="yes">
        <source>%n charging rook(s)</source>
        <translation>
            <numerusform>%n stürmender Turm</numerusform>
            <numerusform>%n stürmende Türme</numerusform>
        </translation>
    </message>
    <message>
        <source>chariot</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>Wagen</translation>
    </message>
    <message numerus="yes">
        <source>%n chariot(s)</source>
        <translation>
            <numerusform>%n Wagen</numerusform>
            <numerusform>%n Wagen</numerusform>
        </translation>
    </message>
    <message>
        <source>colonel</source>
        <translation>Oberst</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Oberst</translation>
    </message>
    <message numerus="yes">
        <source>%n colonel(s)</source>
        <translation>
            <numerusform>%n Oberst</numerusform>
            <numerusform>%n Obersten</numerusform>
        </translation>
    </message>
    <message>
        <source>courier</source>
        <translation>Kurier</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Kurier</translation>
    </message>
    <message numerus="yes">
        <source>%n courier(s)</source>
        <translation>
            <numerusform>%n Kurier</numerusform>
            <numerusform>%n Kuriere</numerusform>
        </translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>Elefant</translation>
    </message>
    <message numerus="yes">
        <source>%n elephant(s)</source>
        <translation>
            <numerusform>%n Elefant</numerusform>
            <numerusform>%n Elefanten</numerusform>
        </translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>FAD</source>
        <translation>FAD</translation>
    </message>
    <message numerus="yes">
        <source>%n FADs</source>
        <translation>
            <numerusform>%n FAD</numerusform>
            <numerusform>%n FAD</numerusform>
        </translation>
    </message>
    <message>
        <source>Fers</source>
        <translation>Fers</translation>
    </message>
    <message>
        <source>ferz</source>
        <translation>Fers</translation>
    </message>
    <message>
        <source>Ferz</source>
        <translation>Fers</translation>
    </message>
    <message numerus="yes">
        <source>%n ferzes</source>
        <translation>
            <numerusform>%n Fers</numerusform>
            <numerusform>%n Fersen</numerusform>
        </translation>
    </message>
    <message>
        <source>fibnif</source>
        <translation>Fibnif</translation>
    </message>
    <message>
        <source>Fibnif</source>
        <translation>Fibnif</translation>
    </message>
    <message numerus="yes">
        <source>%n fibnif(s)</source>
        <translation>
            <numerusform>%n Fibnif</numerusform>
            <numerusform>%n Fibnifs</numerusform>
        </translation>
    </message>
    <message>
        <source>general</source>
        <translation>General</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message numerus="yes">
        <source>%n general(s)</source>
        <translation>
            <numerusform>%n General</numerusform>
            <numerusform>%n Generäle</numerusform>
        </translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>Goldgeneral</translation>
    </message>
    <message>
        <source>half-duck</source>
        <translation>Halbente</translation>
    </message>
    <message>
        <source>Half-duck</source>
        <translation>Halbente</translation>
    </message>
    <message numerus="yes">
        <source>%n half-duck(s)</source>
        <translation>
            <numerusform>%n Halbente</numerusform>
            <numerusform>%n Halbenten</numerusform>
        </translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Pferd</translation>
    </message>
    <message>
        <source>khon</source>
        <translation>Khon</translation>
    </message>
    <message>
        <source>Khon</source>
        <translation>Khon</translation>
    </message>
    <message numerus="yes">
        <source>%n khon(s)</source>
        <translation>
            <numerusform>%n Khon</numerusform>
            <numerusform>%n Khon</numerusform>
        </translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Lanze</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>marshal</source>
        <translation>Marschall</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Marschall</translation>
    </message>
    <message numerus="yes">
        <source>%n marshal(s)</source>
        <translation>
            <numerusform>%n Marschall</numerusform>
            <numerusform>%n Marschälle</numerusform>
        </translation>
    </message>
    <message>
        <source>met</source>
        <translation>Met</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Met</translation>
    </message>
    <message numerus="yes">
        <source>%n met(s)</source>
        <translation>
            <numerusform>%n Met</numerusform>
            <numerusform>%n Met</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted knight</source>
        <translation>beförderter Springer</translation>
    </message>
    <message>
        <source>Promoted knight</source>
        <translation>Beförderter Springer</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted knight(s)</source>
        <translation>
            <numerusform>%n beförderter Springer</numerusform>
            <numerusform>%n beförderte Springer</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation>beförderte Lanze</translation>
    </message>
    <message>
        <source>Promoted lance</source>
        <translation>Beförderte Lanze</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lance(s)</source>
        <translation>
            <numerusform>%n beförderte Lanze</numerusform>
            <numerusform>%n beförderte Lanzen</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted silver general</source>
        <translation>beförderter Silbergeneral</translation>
    </message>
    <message>
        <source>Promoted silver general</source>
        <translation>Beförderter Silbergeneral</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted silver general(s)</source>
        <translation>
            <numerusform>%n beförderter Silbergeneral</numerusform>
            <numerusform>%n beförderte Silbergeneräle</numerusform>
        </translation>
    </message>
    <message>
        <source>royal knight</source>
        <translation>königlicher Springer</translation>
    </message>
    <message>
        <source>Royal knight</source>
        <translation>Königlicher Springer</translation>
    </message>
    <message numerus="yes">
        <source>%n royal knight(s)</source>
        <translation>
            <numerusform>%n königlicher Springer</numerusform>
            <numerusform>%n königliche Springer</numerusform>
        </translation>
    </message>
    <message>
        <source>short rook</source>
        <translation>kurzer Turm</translation>
    </message>
    <message>
        <source>Short rook</source>
        <translation>Kurzer Turm</translation>
    </message>
    <message numerus="yes">
        <source>%n short rook(s)</source>
        <translation>
            <numerusform>%n kurzer Turm</numerusform>
            <numerusform>%n kurze Türme</numerusform>
        </translation>
    </message>
    <message>
        <source>silver general</source>
        <translation>Silbergeneral</translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation>Silbergeneral</translation>
    </message>
    <message numerus="yes">
        <source>%n silver general(s)</source>
        <translation>
            <numerusform>%n Silbergeneral</numerusform>
            <numerusform>%n Silbergeneräle</numerusform>
        </translation>
    </message>
    <message>
        <source>ai-wok</source>
        <translation>Ai-Wok</translation>
    </message>
    <message numerus="yes">
        <source>%n ai-wok(s)</source>
        <translation>
            <numerusform>%n Ai-Wok</numerusform>
            <numerusform>%n Ai-Woks</numerusform>
        </translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>Drache</translation>
    </message>
    <message numerus="yes">
        <source>%n dragon(s)</source>
        <translation>
            <numerusform>%n Drache</numerusform>
            <numerusform>%n Drachen</numerusform>
        </translation>
    </message>
    <message>
        <source>archbishop</source>
        <translation>Erzbischof</translation>
    </message>
    <message numerus="yes">
        <source>%n archbishop(s)</source>
        <translation>
            <numerusform>%n Erzbischof</numerusform>
            <numerusform>%n Erzbischöfe</numerusform>
        </translation>
    </message>
    <message>
        <source>chancellor</source>
        <translation>Kanzler</translation>
    </message>
    <message numerus="yes">
        <source>%n chancellor(s)</source>
        <translation>
            <numerusform>%n Kanzler</numerusform>
            <numerusform>%n Kanzler</numerusform>
        </translation>
    </message>
    <message>
        <source>amazon</source>
        <translation>Amazone</translation>
    </message>
    <message numerus="yes">
        <source>%n amazon(s)</source>
        <translation>
            <numerusform>%n Amazone</numerusform>
            <numerusform>%n Amazonen</numerusform>
        </translation>
    </message>
    <message>
        <source>lance</source>
        <translation>Lanze</translation>
    </message>
    <message numerus="yes">
        <source>%n lance(s)</source>
        <translation>
            <numerusform>%n Lanze</numerusform>
            <numerusform>%n Lanzen</numerusform>
        </translation>
    </message>
    <message>
        <source>gold general</source>
        <translation>Goldgeneral</translation>
    </message>
    <message numerus="yes">
        <source>%n gold general(s)</source>
        <translation>
            <numerusform>%n Goldgeneral</numerusform>
            <numerusform>%n Goldgeneräle</numerusform>
        </translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>Kanone</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <translation>
            <numerusform>%n Kanone</numerusform>
            <numerusform>%n Kanonen</numerusform>
        </translation>
    </message>
    <message>
        <source>sneak</source>
        <translation>Schleich</translation>
    </message>
    <message>
        <source>Sneak</source>
        <translation>Schleich</translation>
    </message>
    <message numerus="yes">
        <source>%n sneak(s)</source>
        <translation>
            <numerusform>%n Schleich</numerusform>
            <numerusform>%n Schleiche</numerusform>
        </translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>Soldat</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n Soldat</numerusform>
            <numerusform>%n Soldaten</numerusform>
        </translation>
    </message>
    <message>
        <source>horse</source>
        <translation>Pferd</translation>
    </message>
    <message numerus="yes">
        <source>%n horse(s)</source>
        <translation>
            <numerusform>%n Pferd</numerusform>
            <numerusform>%n Pferde</numerusform>
        </translation>
    </message>
    <message>
        <source>banner</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>Gardner Minichess</source>
        <translation>Gardner-Minischach</translation>
    </message>
    <message>
        <source>Martin Gardner proposed it in 1969: the three files on the King’s side are left away. Since 2013 it is known that with two armies it is a draw.</source>
        <translation>Martin Gardner schlug es 1969 vor: Die drei Linien am Königsflügel fallen weg. Seit 2013 weiß man, dass es mit zwei Armeen remis ist.</translation>
    </message>
    <message>
        <source>Gothic Chess</source>
        <translation>Gothic Chess</translation>
    </message>
    <message>
        <source>Ed Trice of the United States made it about 2000: Capablanca Chess with an array in which a piece protects every pawn.</source>
        <translation>Ed Trice aus den Vereinigten Staaten hat es um 2000 erfunden: Capablanca-Schach mit einer Aufstellung, in der jeder Bauer von einer Figur gedeckt ist.</translation>
    </message>
    <message>
        <source>Embassy Chess</source>
        <translation>Embassy Chess</translation>
    </message>
    <message>
        <source>Kevin Hill introduced it in 2005: the pieces of Capablanca Chess stand in the order of Grand Chess, from which they also have their names.</source>
        <translation>Kevin Hill hat es 2005 vorgestellt: Die Figuren des Capablanca-Schachs stehen in der Reihenfolge von Grand Chess und haben auch ihre Namen von dort.</translation>
    </message>
    <message>
        <source>Chancellor Chess</source>
        <translation>Kanzlerschach</translation>
    </message>
    <message>
        <source>Benjamin Foster of St. Louis described it in a book of 1889: on nine files there is room for a chancellor, which moves as rook or knight.</source>
        <translation>Benjamin Foster aus St. Louis beschrieb es 1889 in einem Buch: Auf neun Linien ist Platz für einen Kanzler, der wie Turm oder Springer zieht.</translation>
    </message>
    <message>
        <source>Almost Chess</source>
        <translation>Almost Chess</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, proposed it in 1977: a chancellor, which moves as rook or knight, stands in the place of the queen.</source>
        <translation>Ralph Betza, dessen Spiel dieses Programm spielt, schlug es 1977 vor: An der Stelle der Dame steht ein Kanzler, der wie Turm oder Springer zieht.</translation>
    </message>
    <message>
        <source>No-castling Chess</source>
        <translation>Schach ohne Rochade</translation>
    </message>
    <message>
        <source>Vladimir Kramnik, World Champion of chess, proposed it in 2019, so that Kings stay where they can be attacked.</source>
        <translation>Wladimir Kramnik, Weltmeister im Schach, schlug es 2019 vor, damit Könige dort bleiben, wo sie angegriffen werden können.</translation>
    </message>
    <message>
        <source>Torpedo Chess</source>
        <translation>Torpedoschach</translation>
    </message>
    <message>
        <source>It is one of the games that Vladimir Kramnik and the program AlphaZero tried together in 2020: a pawn may go two squares from wherever it stands.</source>
        <translation>Es ist eines der Spiele, die Wladimir Kramnik und das Programm AlphaZero 2020 zusammen erprobten: Ein Bauer darf zwei Felder weit gehen, wo er auch steht.</translation>
    </message>
    <message>
        <source>Pocket Knight</source>
        <translation>Taschenspringer</translation>
    </message>
    <message>
        <source>It has been played since the early twentieth century: each army has one more knight in its hand and may put it on any empty square in place of a move.</source>
        <translation>Es wird seit dem frühen zwanzigsten Jahrhundert gespielt: Jede Armee hat einen weiteren Springer in der Hand und darf ihn statt eines Zuges auf ein beliebiges leeres Feld setzen.</translation>
    </message>
    <message>
        <source>Kinglet Chess</source>
        <translation>Kinglet Chess</translation>
    </message>
    <message>
        <source>V. R. Parton of England invented it in 1953: an army is lost with its last pawn, and a King is a piece like others.</source>
        <translation>V. R. Parton aus England hat es 1953 erfunden: Eine Armee ist mit ihrem letzten Bauern verloren, und ein König ist eine Figur wie jede andere.</translation>
    </message>
    <message>
        <source>Coregal Chess</source>
        <translation>Coregal Chess</translation>
    </message>
    <message>
        <source>V. R. Parton of England invented it: the queen is royal too, and can be checked and checkmated as the King.</source>
        <translation>V. R. Parton aus England hat es erfunden: Auch die Dame ist königlich; ihr kann wie dem König Schach geboten werden, und sie kann mattgesetzt werden.</translation>
    </message>
    <message>
        <source>Gothhouse</source>
        <translation>Gothhouse</translation>
    </message>
    <message>
        <source>It is Gothic Chess with the drops of Crazyhouse.</source>
        <translation>Es ist Gothic Chess mit dem Einsetzen aus Crazyhouse.</translation>
    </message>
    <message>
        <source>Embassyhouse</source>
        <translation>Embassyhouse</translation>
    </message>
    <message>
        <source>It is Embassy Chess with the drops of Crazyhouse.</source>
        <translation>Es ist Embassy Chess mit dem Einsetzen aus Crazyhouse.</translation>
    </message>
    <message>
        <source>Xiangqihouse</source>
        <translation>Xiangqihouse</translation>
    </message>
    <message>
        <source>It is Xiangqi with the drops of Crazyhouse: a captured piece comes back on its new owner’s side of the river, where its moves could have led it, and without a check.</source>
        <translation>Es ist Xiangqi mit dem Einsetzen aus Crazyhouse: Eine geschlagene Figur kommt auf der Flussseite ihres neuen Besitzers zurück, dort, wohin ihre Züge sie hätten führen können, und ohne Schach zu bieten.</translation>
    </message>
    <message>
        <source>Xiang Fu</source>
        <translation>Xiang Fu</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, made of Xiangqi and Kung Fu: two champions of each army fight in a ring in the middle of the board, around which the other pieces stand.</source>
        <translation>Ein neueres Spiel der Website pychess aus Xiangqi und Kung-Fu: Zwei Champions jeder Armee kämpfen in der Mitte des Bretts in einem Ring, um den die anderen Figuren stehen.</translation>
    </message>
    <message>
        <source>Sho Shogi</source>
        <translation>Sho Shogi</translation>
    </message>
    <message>
        <source>Sho Shogi, the small one of its time, came before Shogi in the sixteenth century: nothing is dropped, and a drunk elephant stands before the King and may become a crown prince, a second King.</source>
        <translation>Sho Shogi, das kleine seiner Zeit, ging dem Shogi im sechzehnten Jahrhundert voraus: Nichts wird eingesetzt, und vor dem König steht ein betrunkener Elefant, der zum Kronprinzen werden kann, einem zweiten König.</translation>
    </message>
    <message>
        <source>Cannon Shogi</source>
        <translation>Cannon Shogi</translation>
    </message>
    <message>
        <source>Peter Michaelsen of Denmark invented Cannon Shogi in 1998: each army has four cannons from China and Korea, straight and diagonal, and its pawns also go aside.</source>
        <translation>Peter Michaelsen aus Dänemark hat Cannon Shogi 1998 erfunden: Jede Armee hat vier Kanonen aus China und Korea, die gerade oder schräg ziehen, und ihre Bauern gehen auch seitwärts.</translation>
    </message>
    <message>
        <source>Katsuya Tamiya of Kyoto invented it about 1976: with every move a piece turns over and becomes another one.</source>
        <translation>Katsuya Tamiya aus Kyoto hat es um 1976 erfunden: Mit jedem Zug dreht sich eine Figur um und wird zu einer anderen.</translation>
    </message>
    <message>
        <source>Micro Shogi</source>
        <translation>Micro Shogi</translation>
    </message>
    <message>
        <source>Kerry Handscomb invented Micro Shogi for a board of four by five: a piece turns over whenever it captures.</source>
        <translation>Kerry Handscomb hat Micro Shogi für ein Brett von vier mal fünf Feldern erfunden: Eine Figur dreht sich um, sooft sie schlägt.</translation>
    </message>
    <message>
        <source>Gorogoro Shogi</source>
        <translation>Gorogoro Shogi</translation>
    </message>
    <message>
        <source>It leads from Dobutsu Shogi to Shogi: a board of five by six, with generals and pawns alone.</source>
        <translation>Es führt von Dobutsu Shogi zum Shogi: ein Brett von fünf mal sechs Feldern, nur mit Generälen und Bauern.</translation>
    </message>
    <message>
        <source>Makrukhouse</source>
        <translation>Makrukhouse</translation>
    </message>
    <message>
        <source>It is Makruk with the drops of Crazyhouse.</source>
        <translation>Es ist Makruk mit dem Einsetzen aus Crazyhouse.</translation>
    </message>
    <message>
        <source>Jeson Mor</source>
        <translation>Jeson Mor</translation>
    </message>
    <message>
        <source>Jeson Mor, which means nine horses, is a game of Mongolia about the square in the middle of the board.</source>
        <translation>Jeson Mor, das heißt neun Pferde, ist ein Spiel aus der Mongolei um das Feld in der Mitte des Bretts.</translation>
    </message>
    <message>
        <source>Chigorin Chess</source>
        <translation>Tschigorin-Schach</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, named it in 2002 after Mikhail Chigorin, who preferred knights to bishops: knights and a chancellor against bishops and a queen.</source>
        <translation>Ralph Betza, dessen Spiel dieses Programm spielt, benannte es 2002 nach Michail Tschigorin, der Springer den Läufern vorzog: Springer und ein Kanzler gegen Läufer und eine Dame.</translation>
    </message>
    <message>
        <source>Shinobi Chess Plus</source>
        <translation>Shinobi Chess Plus</translation>
    </message>
    <message>
        <source>It is Shinobi Chess with a fox, and nearly all of the clan begins in the hand.</source>
        <translation>Es ist Shinobi Chess mit einem Fuchs, und fast der ganze Clan beginnt in der Hand.</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>Borderlands</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: the wars of antiquity, without any place or people meant. Each army has two chiefs, marauders that come in behind the enemy’s lines, and a lion.</source>
        <translation>Ein neueres Spiel der Website pychess: die Kriege der Antike, ohne dass ein Ort oder Volk gemeint wäre. Jede Armee hat zwei Anführer, Plünderer, die hinter den Linien des Feindes ins Spiel kommen, und einen Löwen.</translation>
    </message>
    <message>
        <source>the Ai-wok</source>
        <translation>der Ai-Wok</translation>
    </message>
    <message>
        <source>the Amazon</source>
        <translation>die Amazone</translation>
    </message>
    <message numerus="yes">
        <source>%n banner(s)</source>
        <translation>
            <numerusform>%n Banner</numerusform>
            <numerusform>%n Banner</numerusform>
        </translation>
    </message>
    <message>
        <source>the Biskni</source>
        <translation>der Biskni</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>the Champion</source>
        <translation>der Champion</translation>
    </message>
    <message numerus="yes">
        <source>%n champion(s)</source>
        <translation>
            <numerusform>%n Champion</numerusform>
            <numerusform>%n Champions</numerusform>
        </translation>
    </message>
    <message>
        <source>chick</source>
        <translation>Küken</translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>Küken</translation>
    </message>
    <message numerus="yes">
        <source>%n chick(s)</source>
        <translation>
            <numerusform>%n Küken</numerusform>
            <numerusform>%n Küken</numerusform>
        </translation>
    </message>
    <message>
        <source>chief</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Chief</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>the Chief</source>
        <translation>der Anführer</translation>
    </message>
    <message numerus="yes">
        <source>%n chief(s)</source>
        <translation>
            <numerusform>%n Anführer</numerusform>
            <numerusform>%n Anführer</numerusform>
        </translation>
    </message>
    <message>
        <source>copper cannon</source>
        <translation>Kupferkanone</translation>
    </message>
    <message>
        <source>Copper cannon</source>
        <translation>Kupferkanone</translation>
    </message>
    <message>
        <source>the Copper cannon</source>
        <translation>die Kupferkanone</translation>
    </message>
    <message numerus="yes">
        <source>%n copper cannon(s)</source>
        <translation>
            <numerusform>%n Kupferkanone</numerusform>
            <numerusform>%n Kupferkanonen</numerusform>
        </translation>
    </message>
    <message>
        <source>crossbow</source>
        <translation>Armbrust</translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation>Armbrust</translation>
    </message>
    <message>
        <source>the Crossbow</source>
        <translation>die Armbrust</translation>
    </message>
    <message numerus="yes">
        <source>%n crossbow(s)</source>
        <translation>
            <numerusform>%n Armbrust</numerusform>
            <numerusform>%n Armbrüste</numerusform>
        </translation>
    </message>
    <message>
        <source>crown prince</source>
        <translation>Kronprinz</translation>
    </message>
    <message>
        <source>Crown prince</source>
        <translation>Kronprinz</translation>
    </message>
    <message>
        <source>the Crown prince</source>
        <translation>der Kronprinz</translation>
    </message>
    <message numerus="yes">
        <source>%n crown prince(s)</source>
        <translation>
            <numerusform>%n Kronprinz</numerusform>
            <numerusform>%n Kronprinzen</numerusform>
        </translation>
    </message>
    <message>
        <source>divine lord</source>
        <translation>göttlicher Herrscher</translation>
    </message>
    <message>
        <source>Divine lord</source>
        <translation>Göttlicher Herrscher</translation>
    </message>
    <message numerus="yes">
        <source>%n divine lord(s)</source>
        <translation>
            <numerusform>%n göttlicher Herrscher</numerusform>
            <numerusform>%n göttliche Herrscher</numerusform>
        </translation>
    </message>
    <message>
        <source>drunk elephant</source>
        <translation>betrunkener Elefant</translation>
    </message>
    <message>
        <source>Drunk elephant</source>
        <translation>Betrunkener Elefant</translation>
    </message>
    <message>
        <source>the Drunk elephant</source>
        <translation>der betrunkene Elefant</translation>
    </message>
    <message numerus="yes">
        <source>%n drunk elephant(s)</source>
        <translation>
            <numerusform>%n betrunkener Elefant</numerusform>
            <numerusform>%n betrunkene Elefanten</numerusform>
        </translation>
    </message>
    <message>
        <source>duchess</source>
        <translation>Herzogin</translation>
    </message>
    <message>
        <source>Duchess</source>
        <translation>Herzogin</translation>
    </message>
    <message numerus="yes">
        <source>%n duchesses</source>
        <translation>
            <numerusform>%n Herzogin</numerusform>
            <numerusform>%n Herzoginnen</numerusform>
        </translation>
    </message>
    <message>
        <source>duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Herzog</translation>
    </message>
    <message numerus="yes">
        <source>%n duke(s)</source>
        <translation>
            <numerusform>%n Herzog</numerusform>
            <numerusform>%n Herzöge</numerusform>
        </translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>Adler</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Adler</translation>
    </message>
    <message numerus="yes">
        <source>%n eagle(s)</source>
        <translation>
            <numerusform>%n Adler</numerusform>
            <numerusform>%n Adler</numerusform>
        </translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>Falke</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Falke</translation>
    </message>
    <message numerus="yes">
        <source>%n falcon(s)</source>
        <translation>
            <numerusform>%n Falke</numerusform>
            <numerusform>%n Falken</numerusform>
        </translation>
    </message>
    <message>
        <source>flying cannon</source>
        <translation>fliegende Kanone</translation>
    </message>
    <message>
        <source>Flying cannon</source>
        <translation>Fliegende Kanone</translation>
    </message>
    <message>
        <source>the Flying cannon</source>
        <translation>die fliegende Kanone</translation>
    </message>
    <message numerus="yes">
        <source>%n flying cannon(s)</source>
        <translation>
            <numerusform>%n fliegende Kanone</numerusform>
            <numerusform>%n fliegende Kanonen</numerusform>
        </translation>
    </message>
    <message>
        <source>fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>the Fox</source>
        <translation>der Fuchs</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>Giraffe</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Giraffe</translation>
    </message>
    <message numerus="yes">
        <source>%n giraffe(s)</source>
        <translation>
            <numerusform>%n Giraffe</numerusform>
            <numerusform>%n Giraffen</numerusform>
        </translation>
    </message>
    <message>
        <source>gold cannon</source>
        <translation>Goldkanone</translation>
    </message>
    <message>
        <source>Gold cannon</source>
        <translation>Goldkanone</translation>
    </message>
    <message>
        <source>the Gold cannon</source>
        <translation>die Goldkanone</translation>
    </message>
    <message numerus="yes">
        <source>%n gold cannon(s)</source>
        <translation>
            <numerusform>%n Goldkanone</numerusform>
            <numerusform>%n Goldkanonen</numerusform>
        </translation>
    </message>
    <message>
        <source>guard</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Wächter</translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation>
            <numerusform>%n Wächter</numerusform>
            <numerusform>%n Wächter</numerusform>
        </translation>
    </message>
    <message>
        <source>hawk</source>
        <translation>Habicht</translation>
    </message>
    <message>
        <source>Hawk</source>
        <translation>Habicht</translation>
    </message>
    <message numerus="yes">
        <source>%n hawk(s)</source>
        <translation>
            <numerusform>%n Habicht</numerusform>
            <numerusform>%n Habichte</numerusform>
        </translation>
    </message>
    <message>
        <source>hen</source>
        <translation>Henne</translation>
    </message>
    <message>
        <source>Hen</source>
        <translation>Henne</translation>
    </message>
    <message numerus="yes">
        <source>%n hen(s)</source>
        <translation>
            <numerusform>%n Henne</numerusform>
            <numerusform>%n Hennen</numerusform>
        </translation>
    </message>
    <message>
        <source>hoplite</source>
        <translation>Hoplit</translation>
    </message>
    <message>
        <source>Hoplite</source>
        <translation>Hoplit</translation>
    </message>
    <message numerus="yes">
        <source>%n hoplite(s)</source>
        <translation>
            <numerusform>%n Hoplit</numerusform>
            <numerusform>%n Hopliten</numerusform>
        </translation>
    </message>
    <message>
        <source>iron cannon</source>
        <translation>Eisenkanone</translation>
    </message>
    <message>
        <source>Iron cannon</source>
        <translation>Eisenkanone</translation>
    </message>
    <message>
        <source>the Iron cannon</source>
        <translation>die Eisenkanone</translation>
    </message>
    <message numerus="yes">
        <source>%n iron cannon(s)</source>
        <translation>
            <numerusform>%n Eisenkanone</numerusform>
            <numerusform>%n Eisenkanonen</numerusform>
        </translation>
    </message>
    <message>
        <source>jaguar</source>
        <translation>Jaguar</translation>
    </message>
    <message>
        <source>Jaguar</source>
        <translation>Jaguar</translation>
    </message>
    <message numerus="yes">
        <source>%n jaguar(s)</source>
        <translation>
            <numerusform>%n Jaguar</numerusform>
            <numerusform>%n Jaguare</numerusform>
        </translation>
    </message>
    <message>
        <source>janus</source>
        <translation>Janus</translation>
    </message>
    <message>
        <source>Janus</source>
        <translation>Janus</translation>
    </message>
    <message numerus="yes">
        <source>%n januses</source>
        <translation>
            <numerusform>%n Janus</numerusform>
            <numerusform>%n Janusse</numerusform>
        </translation>
    </message>
    <message>
        <source>khatun</source>
        <translation>Khatun</translation>
    </message>
    <message>
        <source>Khatun</source>
        <translation>Khatun</translation>
    </message>
    <message numerus="yes">
        <source>%n khatun(s)</source>
        <translation>
            <numerusform>%n Khatun</numerusform>
            <numerusform>%n Khatune</numerusform>
        </translation>
    </message>
    <message>
        <source>kheshig</source>
        <translation>Kheshig</translation>
    </message>
    <message>
        <source>Kheshig</source>
        <translation>Kheshig</translation>
    </message>
    <message numerus="yes">
        <source>%n kheshig(s)</source>
        <translation>
            <numerusform>%n Kheshig</numerusform>
            <numerusform>%n Kheshigs</numerusform>
        </translation>
    </message>
    <message>
        <source>knibis</source>
        <translation>Knibis</translation>
    </message>
    <message>
        <source>Knibis</source>
        <translation>Knibis</translation>
    </message>
    <message>
        <source>the Knibis</source>
        <translation>der Knibis</translation>
    </message>
    <message numerus="yes">
        <source>%n knibis(s)</source>
        <translation>
            <numerusform>%n Knibis</numerusform>
            <numerusform>%n Knibis</numerusform>
        </translation>
    </message>
    <message>
        <source>kniroo</source>
        <translation>Kniroo</translation>
    </message>
    <message>
        <source>Kniroo</source>
        <translation>Kniroo</translation>
    </message>
    <message>
        <source>the Kniroo</source>
        <translation>der Kniroo</translation>
    </message>
    <message numerus="yes">
        <source>%n kniroo(s)</source>
        <translation>
            <numerusform>%n Kniroo</numerusform>
            <numerusform>%n Kniroos</numerusform>
        </translation>
    </message>
    <message>
        <source>koul</source>
        <translation>Koul</translation>
    </message>
    <message>
        <source>Koul</source>
        <translation>Koul</translation>
    </message>
    <message numerus="yes">
        <source>%n koul(s)</source>
        <translation>
            <numerusform>%n Koul</numerusform>
            <numerusform>%n Kouls</numerusform>
        </translation>
    </message>
    <message>
        <source>lancer</source>
        <translation>Lanzenreiter</translation>
    </message>
    <message>
        <source>Lancer</source>
        <translation>Lanzenreiter</translation>
    </message>
    <message numerus="yes">
        <source>%n lancer(s)</source>
        <translation>
            <numerusform>%n Lanzenreiter</numerusform>
            <numerusform>%n Lanzenreiter</numerusform>
        </translation>
    </message>
    <message>
        <source>lion</source>
        <translation>Löwe</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Löwe</translation>
    </message>
    <message numerus="yes">
        <source>%n lion(s)</source>
        <translation>
            <numerusform>%n Löwe</numerusform>
            <numerusform>%n Löwen</numerusform>
        </translation>
    </message>
    <message>
        <source>mahout</source>
        <translation>Mahut</translation>
    </message>
    <message>
        <source>Mahout</source>
        <translation>Mahut</translation>
    </message>
    <message>
        <source>the Mahout</source>
        <translation>der Mahut</translation>
    </message>
    <message numerus="yes">
        <source>%n mahout(s)</source>
        <translation>
            <numerusform>%n Mahut</numerusform>
            <numerusform>%n Mahuts</numerusform>
        </translation>
    </message>
    <message>
        <source>mann</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>Mann</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>the Mann</source>
        <translation>der Mann</translation>
    </message>
    <message numerus="yes">
        <source>%n mann(s)</source>
        <translation>
            <numerusform>%n Mann</numerusform>
            <numerusform>%n Männer</numerusform>
        </translation>
    </message>
    <message>
        <source>marauder</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>Marauder</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>the Marauder</source>
        <translation>der Plünderer</translation>
    </message>
    <message numerus="yes">
        <source>%n marauder(s)</source>
        <translation>
            <numerusform>%n Plünderer</numerusform>
            <numerusform>%n Plünderer</numerusform>
        </translation>
    </message>
    <message>
        <source>monk</source>
        <translation>Mönch</translation>
    </message>
    <message>
        <source>Monk</source>
        <translation>Mönch</translation>
    </message>
    <message numerus="yes">
        <source>%n monk(s)</source>
        <translation>
            <numerusform>%n Mönch</numerusform>
            <numerusform>%n Mönche</numerusform>
        </translation>
    </message>
    <message>
        <source>mortar</source>
        <translation>Mörser</translation>
    </message>
    <message>
        <source>Mortar</source>
        <translation>Mörser</translation>
    </message>
    <message numerus="yes">
        <source>%n mortar(s)</source>
        <translation>
            <numerusform>%n Mörser</numerusform>
            <numerusform>%n Mörser</numerusform>
        </translation>
    </message>
    <message>
        <source>neang</source>
        <translation>Neang</translation>
    </message>
    <message>
        <source>Neang</source>
        <translation>Neang</translation>
    </message>
    <message numerus="yes">
        <source>%n neang(s)</source>
        <translation>
            <numerusform>%n Neang</numerusform>
            <numerusform>%n Neangs</numerusform>
        </translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>Ninja</translation>
    </message>
    <message>
        <source>Ninja</source>
        <translation>Ninja</translation>
    </message>
    <message numerus="yes">
        <source>%n ninja(s)</source>
        <translation>
            <numerusform>%n Ninja</numerusform>
            <numerusform>%n Ninjas</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted archer</source>
        <translation>beförderter Schütze</translation>
    </message>
    <message>
        <source>Promoted archer</source>
        <translation>Beförderter Schütze</translation>
    </message>
    <message>
        <source>the Promoted archer</source>
        <translation>der beförderte Schütze</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted archer(s)</source>
        <translation>
            <numerusform>%n beförderter Schütze</numerusform>
            <numerusform>%n beförderte Schützen</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted elephant</source>
        <translation>beförderter Elefant</translation>
    </message>
    <message>
        <source>Promoted elephant</source>
        <translation>Beförderter Elefant</translation>
    </message>
    <message>
        <source>the Promoted elephant</source>
        <translation>der beförderte Elefant</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted elephant(s)</source>
        <translation>
            <numerusform>%n beförderter Elefant</numerusform>
            <numerusform>%n beförderte Elefanten</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted falcon</source>
        <translation>beförderter Falke</translation>
    </message>
    <message>
        <source>Promoted falcon</source>
        <translation>Beförderter Falke</translation>
    </message>
    <message>
        <source>the Promoted falcon</source>
        <translation>der beförderte Falke</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted falcon(s)</source>
        <translation>
            <numerusform>%n beförderter Falke</numerusform>
            <numerusform>%n beförderte Falken</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted horse</source>
        <translation>befördertes Pferd</translation>
    </message>
    <message>
        <source>Promoted horse</source>
        <translation>Befördertes Pferd</translation>
    </message>
    <message>
        <source>the Promoted horse</source>
        <translation>das beförderte Pferd</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted horse(s)</source>
        <translation>
            <numerusform>%n befördertes Pferd</numerusform>
            <numerusform>%n beförderte Pferde</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted lion</source>
        <translation>beförderter Löwe</translation>
    </message>
    <message>
        <source>Promoted lion</source>
        <translation>Beförderter Löwe</translation>
    </message>
    <message>
        <source>the Promoted lion</source>
        <translation>der beförderte Löwe</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lion(s)</source>
        <translation>
            <numerusform>%n beförderter Löwe</numerusform>
            <numerusform>%n beförderte Löwen</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted marauder</source>
        <translation>beförderter Plünderer</translation>
    </message>
    <message>
        <source>Promoted marauder</source>
        <translation>Beförderter Plünderer</translation>
    </message>
    <message>
        <source>the Promoted marauder</source>
        <translation>der beförderte Plünderer</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted marauder(s)</source>
        <translation>
            <numerusform>%n beförderter Plünderer</numerusform>
            <numerusform>%n beförderte Plünderer</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted slinger</source>
        <translation>beförderter Schleuderer</translation>
    </message>
    <message>
        <source>Promoted slinger</source>
        <translation>Beförderter Schleuderer</translation>
    </message>
    <message>
        <source>the Promoted slinger</source>
        <translation>der beförderte Schleuderer</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted slinger(s)</source>
        <translation>
            <numerusform>%n beförderter Schleuderer</numerusform>
            <numerusform>%n beförderte Schleuderer</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted warrior</source>
        <translation>beförderter Krieger</translation>
    </message>
    <message>
        <source>Promoted warrior</source>
        <translation>Beförderter Krieger</translation>
    </message>
    <message>
        <source>the Promoted warrior</source>
        <translation>der beförderte Krieger</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted warrior(s)</source>
        <translation>
            <numerusform>%n beförderter Krieger</numerusform>
            <numerusform>%n beförderte Krieger</numerusform>
        </translation>
    </message>
    <message>
        <source>pupil</source>
        <translation>Schüler</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Schüler</translation>
    </message>
    <message>
        <source>the Pupil</source>
        <translation>der Schüler</translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s)</source>
        <translation>
            <numerusform>%n Schüler</numerusform>
            <numerusform>%n Schüler</numerusform>
        </translation>
    </message>
    <message>
        <source>quetzal</source>
        <translation>Quetzal</translation>
    </message>
    <message>
        <source>Quetzal</source>
        <translation>Quetzal</translation>
    </message>
    <message numerus="yes">
        <source>%n quetzal(s)</source>
        <translation>
            <numerusform>%n Quetzal</numerusform>
            <numerusform>%n Quetzale</numerusform>
        </translation>
    </message>
    <message>
        <source>rhino</source>
        <translation>Nashorn</translation>
    </message>
    <message>
        <source>Rhino</source>
        <translation>Nashorn</translation>
    </message>
    <message numerus="yes">
        <source>%n rhino(s)</source>
        <translation>
            <numerusform>%n Nashorn</numerusform>
            <numerusform>%n Nashörner</numerusform>
        </translation>
    </message>
    <message>
        <source>rookni</source>
        <translation>Rookni</translation>
    </message>
    <message>
        <source>Rookni</source>
        <translation>Rookni</translation>
    </message>
    <message>
        <source>the Rookni</source>
        <translation>der Rookni</translation>
    </message>
    <message numerus="yes">
        <source>%n rookni(s)</source>
        <translation>
            <numerusform>%n Rookni</numerusform>
            <numerusform>%n Rooknis</numerusform>
        </translation>
    </message>
    <message>
        <source>serpent</source>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>Serpent</source>
        <translation>Schlange</translation>
    </message>
    <message numerus="yes">
        <source>%n serpent(s)</source>
        <translation>
            <numerusform>%n Schlange</numerusform>
            <numerusform>%n Schlangen</numerusform>
        </translation>
    </message>
    <message>
        <source>shaman</source>
        <translation>Schamane</translation>
    </message>
    <message>
        <source>Shaman</source>
        <translation>Schamane</translation>
    </message>
    <message numerus="yes">
        <source>%n shaman(s)</source>
        <translation>
            <numerusform>%n Schamane</numerusform>
            <numerusform>%n Schamanen</numerusform>
        </translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>silver cannon</source>
        <translation>Silberkanone</translation>
    </message>
    <message>
        <source>Silver cannon</source>
        <translation>Silberkanone</translation>
    </message>
    <message>
        <source>the Silver cannon</source>
        <translation>die Silberkanone</translation>
    </message>
    <message numerus="yes">
        <source>%n silver cannon(s)</source>
        <translation>
            <numerusform>%n Silberkanone</numerusform>
            <numerusform>%n Silberkanonen</numerusform>
        </translation>
    </message>
    <message>
        <source>slinger</source>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>Slinger</source>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>the Slinger</source>
        <translation>der Schleuderer</translation>
    </message>
    <message numerus="yes">
        <source>%n slinger(s)</source>
        <translation>
            <numerusform>%n Schleuderer</numerusform>
            <numerusform>%n Schleuderer</numerusform>
        </translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>the Stone</source>
        <translation>der Stein</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>tiger</source>
        <translation>Tiger</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Tiger</translation>
    </message>
    <message numerus="yes">
        <source>%n tiger(s)</source>
        <translation>
            <numerusform>%n Tiger</numerusform>
            <numerusform>%n Tiger</numerusform>
        </translation>
    </message>
    <message>
        <source>tokin</source>
        <translation>Tokin</translation>
    </message>
    <message>
        <source>Tokin</source>
        <translation>Tokin</translation>
    </message>
    <message numerus="yes">
        <source>%n tokin(s)</source>
        <translation>
            <numerusform>%n Tokin</numerusform>
            <numerusform>%n Tokin</numerusform>
        </translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Wehrturm</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Wehrturm</translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n Wehrturm</numerusform>
            <numerusform>%n Wehrtürme</numerusform>
        </translation>
    </message>
    <message>
        <source>vulture</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>Vulture</source>
        <translation>Geier</translation>
    </message>
    <message numerus="yes">
        <source>%n vulture(s)</source>
        <translation>
            <numerusform>%n Geier</numerusform>
            <numerusform>%n Geier</numerusform>
        </translation>
    </message>
    <message>
        <source>waffle</source>
        <translation>Waffel</translation>
    </message>
    <message>
        <source>Waffle</source>
        <translation>Waffel</translation>
    </message>
    <message numerus="yes">
        <source>%n waffle(s)</source>
        <translation>
            <numerusform>%n Waffel</numerusform>
            <numerusform>%n Waffeln</numerusform>
        </translation>
    </message>
    <message>
        <source>warlord</source>
        <translation>Kriegsherr</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Kriegsherr</translation>
    </message>
    <message numerus="yes">
        <source>%n warlord(s)</source>
        <translation>
            <numerusform>%n Kriegsherr</numerusform>
            <numerusform>%n Kriegsherren</numerusform>
        </translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Krieger</translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n Krieger</numerusform>
            <numerusform>%n Krieger</numerusform>
        </translation>
    </message>
    <message>
        <source>wazir</source>
        <translation>Wesir</translation>
    </message>
    <message>
        <source>the Wazir</source>
        <translation>der Wesir</translation>
    </message>
    <message numerus="yes">
        <source>%n wazir(s)</source>
        <translation>
            <numerusform>%n Wesir</numerusform>
            <numerusform>%n Wesire</numerusform>
        </translation>
    </message>
    <message>
        <source>yurt</source>
        <translation>Jurte</translation>
    </message>
    <message>
        <source>Yurt</source>
        <translation>Jurte</translation>
    </message>
    <message numerus="yes">
        <source>%n yurt(s)</source>
        <translation>
            <numerusform>%n Jurte</numerusform>
            <numerusform>%n Jurten</numerusform>
        </translation>
    </message>
    <message>
        <source>the Advisor</source>
        <translation>der Berater</translation>
    </message>
    <message>
        <source>the Alfil</source>
        <translation>der Alfil</translation>
    </message>
    <message>
        <source>the Altar</source>
        <translation>der Altar</translation>
    </message>
    <message>
        <source>the Angel</source>
        <translation>der Engel</translation>
    </message>
    <message>
        <source>the Archbishop</source>
        <translation>der Erzbischof</translation>
    </message>
    <message>
        <source>the Archer</source>
        <translation>der Schütze</translation>
    </message>
    <message>
        <source>the Banner</source>
        <translation>das Banner</translation>
    </message>
    <message>
        <source>the Bede</source>
        <translation>der Bede</translation>
    </message>
    <message>
        <source>the Bishop</source>
        <translation>der Läufer</translation>
    </message>
    <message>
        <source>the Bomb</source>
        <translation>die Bombe</translation>
    </message>
    <message>
        <source>the Cannon</source>
        <translation>die Kanone</translation>
    </message>
    <message>
        <source>the Captain</source>
        <translation>der Hauptmann</translation>
    </message>
    <message>
        <source>the Cardinal</source>
        <translation>der Kardinal</translation>
    </message>
    <message>
        <source>the Centaur</source>
        <translation>der Zentaur</translation>
    </message>
    <message>
        <source>the Chancellor</source>
        <translation>der Kanzler</translation>
    </message>
    <message>
        <source>the Charging knight</source>
        <translation>der stürmende Springer</translation>
    </message>
    <message>
        <source>the Charging rook</source>
        <translation>der stürmende Turm</translation>
    </message>
    <message>
        <source>the Chariot</source>
        <translation>der Wagen</translation>
    </message>
    <message>
        <source>the Chick</source>
        <translation>das Küken</translation>
    </message>
    <message>
        <source>the Colonel</source>
        <translation>der Oberst</translation>
    </message>
    <message>
        <source>the Courier</source>
        <translation>der Kurier</translation>
    </message>
    <message>
        <source>the Crowned King</source>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the Divine lord</source>
        <translation>der göttliche Herrscher</translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>der Drache</translation>
    </message>
    <message>
        <source>the Duchess</source>
        <translation>die Herzogin</translation>
    </message>
    <message>
        <source>the Duke</source>
        <translation>der Herzog</translation>
    </message>
    <message>
        <source>the Eagle</source>
        <translation>der Adler</translation>
    </message>
    <message>
        <source>the Elephant</source>
        <translation>der Elefant</translation>
    </message>
    <message>
        <source>the FAD</source>
        <translation>der FAD</translation>
    </message>
    <message>
        <source>the Falcon</source>
        <translation>der Falke</translation>
    </message>
    <message>
        <source>the Fers</source>
        <translation>der Fers</translation>
    </message>
    <message>
        <source>the Ferz</source>
        <translation>der Fers</translation>
    </message>
    <message>
        <source>the Fibnif</source>
        <translation>der Fibnif</translation>
    </message>
    <message>
        <source>the Flag</source>
        <translation>die Fahne</translation>
    </message>
    <message>
        <source>the General</source>
        <translation>der General</translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n Fuchs</numerusform>
            <numerusform>%n Füchse</numerusform>
        </translation>
    </message>
    <message>
        <source>the Giraffe</source>
        <translation>die Giraffe</translation>
    </message>
    <message>
        <source>the Gold general</source>
        <translation>der Goldgeneral</translation>
    </message>
    <message>
        <source>the Guard</source>
        <translation>der Wächter</translation>
    </message>
    <message>
        <source>the Half-duck</source>
        <translation>die Halbente</translation>
    </message>
    <message>
        <source>the Hawk</source>
        <translation>der Habicht</translation>
    </message>
    <message>
        <source>the Hen</source>
        <translation>die Henne</translation>
    </message>
    <message>
        <source>the Hoplite</source>
        <translation>der Hoplit</translation>
    </message>
    <message>
        <source>the Horse</source>
        <translation>das Pferd</translation>
    </message>
    <message>
        <source>the Jaguar</source>
        <translation>der Jaguar</translation>
    </message>
    <message>
        <source>the Janus</source>
        <translation>der Janus</translation>
    </message>
    <message>
        <source>the Khatun</source>
        <translation>die Khatun</translation>
    </message>
    <message>
        <source>the Kheshig</source>
        <translation>der Kheshig</translation>
    </message>
    <message>
        <source>the Khon</source>
        <translation>der Khon</translation>
    </message>
    <message>
        <source>the King</source>
        <translation>der König</translation>
    </message>
    <message>
        <source>the Knight</source>
        <translation>der Springer</translation>
    </message>
    <message>
        <source>the Koul</source>
        <translation>der Koul</translation>
    </message>
    <message>
        <source>the Lance</source>
        <translation>die Lanze</translation>
    </message>
    <message>
        <source>the Lancer</source>
        <translation>der Lanzenreiter</translation>
    </message>
    <message>
        <source>the Lieutenant</source>
        <translation>der Leutnant</translation>
    </message>
    <message>
        <source>the Lion</source>
        <translation>der Löwe</translation>
    </message>
    <message>
        <source>the Major</source>
        <translation>der Major</translation>
    </message>
    <message>
        <source>the Man</source>
        <translation>der Stein</translation>
    </message>
    <message>
        <source>the Marshal</source>
        <translation>der Marschall</translation>
    </message>
    <message>
        <source>the Met</source>
        <translation>der Met</translation>
    </message>
    <message>
        <source>the Miner</source>
        <translation>der Mineur</translation>
    </message>
    <message>
        <source>the Monk</source>
        <translation>der Mönch</translation>
    </message>
    <message>
        <source>the Mortar</source>
        <translation>der Mörser</translation>
    </message>
    <message>
        <source>the Neang</source>
        <translation>der Neang</translation>
    </message>
    <message>
        <source>the Ninja</source>
        <translation>der Ninja</translation>
    </message>
    <message>
        <source>the Promoted knight</source>
        <translation>der beförderte Springer</translation>
    </message>
    <message>
        <source>the Promoted lance</source>
        <translation>die beförderte Lanze</translation>
    </message>
    <message>
        <source>the Promoted silver general</source>
        <translation>der beförderte Silbergeneral</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the Quetzal</source>
        <translation>der Quetzal</translation>
    </message>
    <message>
        <source>the Rhino</source>
        <translation>das Nashorn</translation>
    </message>
    <message>
        <source>the Rook</source>
        <translation>der Turm</translation>
    </message>
    <message>
        <source>the Royal knight</source>
        <translation>der königliche Springer</translation>
    </message>
    <message>
        <source>the Scout</source>
        <translation>der Kundschafter</translation>
    </message>
    <message>
        <source>the Sergeant</source>
        <translation>der Feldwebel</translation>
    </message>
    <message>
        <source>the Serpent</source>
        <translation>die Schlange</translation>
    </message>
    <message>
        <source>the Shaman</source>
        <translation>der Schamane</translation>
    </message>
    <message>
        <source>the Ship</source>
        <translation>das Schiff</translation>
    </message>
    <message>
        <source>the Short rook</source>
        <translation>der kurze Turm</translation>
    </message>
    <message>
        <source>the Silver general</source>
        <translation>der Silbergeneral</translation>
    </message>
    <message>
        <source>the Sneak</source>
        <translation>der Schleich</translation>
    </message>
    <message>
        <source>the Soldier</source>
        <translation>der Soldat</translation>
    </message>
    <message>
        <source>the Spy</source>
        <translation>der Spion</translation>
    </message>
    <message>
        <source>the Tiger</source>
        <translation>der Tiger</translation>
    </message>
    <message>
        <source>the Tokin</source>
        <translation>der Tokin</translation>
    </message>
    <message>
        <source>the Tower</source>
        <translation>der Wehrturm</translation>
    </message>
    <message>
        <source>the Vulture</source>
        <translation>der Geier</translation>
    </message>
    <message>
        <source>the Waffle</source>
        <translation>die Waffel</translation>
    </message>
    <message>
        <source>the Warlord</source>
        <translation>der Kriegsherr</translation>
    </message>
    <message>
        <source>the Warrior</source>
        <translation>der Krieger</translation>
    </message>
    <message>
        <source>the Woody rook</source>
        <translation>der Holzturm</translation>
    </message>
    <message>
        <source>the Yurt</source>
        <translation>die Jurte</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>der Bauer</translation>
    </message>
    <message>
        <source>the unknown piece</source>
        <translation>die unbekannte Figur</translation>
    </message>
    <message>
        <source>English draughts: men and Kings jump over what they capture, and must.</source>
        <translation>Englische Dame: Steine und Damen springen über das, was sie schlagen, und müssen es.</translation>
    </message>
    <message>
        <source>English draughts: captures are compulsory, and go on while they can.</source>
        <translation>Englische Dame: Schlagen ist Pflicht, und es wird weitergeschlagen, solange es geht.</translation>
    </message>
    <message>
        <source>man</source>
        <translation>Stein</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>crowned King</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Crowned King</source>
        <translation>Dame</translation>
    </message>
    <message numerus="yes">
        <source>%n crowned King(s)</source>
        <translation>
            <numerusform>%n Dame</numerusform>
            <numerusform>%n Damen</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves since a capture or a man’s move</source>
        <translation>Züge seit einem Schlag oder Zug eines Steins</translation>
    </message>
    <message>
        <source>{count} moves each without a capture or a man’s move</source>
        <translation>je {count} Züge ohne Schlag und ohne Zug eines Steins</translation>
    </message>
    <message>
        <source>{square}: pieces stand on dark squares alone</source>
        <translation>{square}: Figuren stehen nur auf dunklen Feldern</translation>
    </message>
    <message>
        <source>{square}: a man on a foreign back rank is a King (expected K)</source>
        <translation>{square}: Ein Stein auf einer fremden Grundreihe ist eine Dame (erwartet: K)</translation>
    </message>
    <message>
        <source>army {letter} has {size} pieces (expected at most {most})</source>
        <translation>Armee {letter} hat {size} Figuren (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>centaur</source>
        <translation>Zentaur</translation>
    </message>
    <message numerus="yes">
        <source>%n centaur(s)</source>
        <translation>
            <numerusform>%n Zentaur</numerusform>
            <numerusform>%n Zentauren</numerusform>
        </translation>
    </message>
    <message>
        <source>Wazir</source>
        <translation>Wesir</translation>
    </message>
    <message>
        <source>woody rook</source>
        <translation>Holzturm</translation>
    </message>
    <message>
        <source>Woody rook</source>
        <translation>Holzturm</translation>
    </message>
    <message numerus="yes">
        <source>%n woody rook(s)</source>
        <translation>
            <numerusform>%n Holzturm</numerusform>
            <numerusform>%n Holztürme</numerusform>
        </translation>
    </message>
    <message>
        <source>{letter}</source>
        <translation>{letter}</translation>
    </message>
    <message>
        <source>{file}: the file is too long (expected at most {size} characters and {count} games)</source>
        <translation>{file}: Die Datei ist zu lang (erwartet: höchstens {size} Zeichen und {count} Spiele)</translation>
    </message>
    <message>
        <source>{file}: line {line} has “{text}” (expected [name] or [name:parent])</source>
        <translation>{file}: Zeile {line} hat „{text}“ (erwartet: [Name] oder [Name:Elternspiel])</translation>
    </message>
    <message>
        <source>{file}: [{section}] has “{text}” in line {line} (expected a key, = and a value)</source>
        <translation>{file}: [{section}] hat „{text}“ in Zeile {line} (erwartet: Schlüssel, = und Wert)</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>einen solchen Schlüssel gibt es nicht</translation>
    </message>
    <message>
        <source>“{value}” is not Betza’s notation: {reason}</source>
        <translation>„{value}“ ist keine Betza-Notation: {reason}</translation>
    </message>
    <message>
        <source>a letter, or - for none</source>
        <translation>ein Buchstabe, oder - für keinen</translation>
    </message>
    <message>
        <source>a letter, : and Betza’s notation</source>
        <translation>ein Buchstabe, : und Betzas Notation</translation>
    </message>
    <message>
        <source>letters of pieces, such as p:g</source>
        <translation>Buchstaben von Figuren, etwa p:g</translation>
    </message>
    <message>
        <source>“{value}” cannot be played here: {meaning}</source>
        <translation>„{value}“ kann hier nicht gespielt werden: {meaning}</translation>
    </message>
    <message>
        <source>there is no such key (perhaps {key})</source>
        <translation>einen solchen Schlüssel gibt es nicht (vielleicht {key})</translation>
    </message>
    <message>
        <source>there is no lesson yet (expected lesson: first)</source>
        <translation>noch ist keine Lektion da (erwartet: zuerst lesson:)</translation>
    </message>
    <message>
        <source>two lessons are called “{key}”</source>
        <translation>zwei Lektionen heißen „{key}“</translation>
    </message>
    <message>
        <source>“{name}” is no game (expected such as {known})</source>
        <translation>„{name}“ ist kein Spiel (erwartet: etwa {known})</translation>
    </message>
    <message>
        <source>no such field (expected one of {names})</source>
        <translation>ein solches Feld gibt es nicht (erwartet: eines von {names})</translation>
    </message>
    <message>
        <source>{file}, line {line}, field “{field}”: {reason}</source>
        <translation>{file}, Zeile {line}, Feld „{field}“: {reason}</translation>
    </message>
    <message>
        <source>it belongs elsewhere (expected before the first say)</source>
        <translation>es gehört anderswohin (erwartet: vor dem ersten say)</translation>
    </message>
    <message>
        <source>it is given twice</source>
        <translation>es ist zweimal angegeben</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>es steht nichts darin</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>the number of people is {count} (expected {expected})</source>
        <translation>die Zahl der Personen ist {count} (erwartet: {expected})</translation>
    </message>
    <message>
        <source>“{word}” is no player (expected numbers from 1 to {people})</source>
        <translation>„{word}“ ist kein Spieler (erwartet: Zahlen von 1 bis {people})</translation>
    </message>
    <message>
        <source>it is a position of {players} players, and there are {people} people</source>
        <translation>es ist eine Stellung für {players} Spieler, und es sind {people} Personen</translation>
    </message>
    <message>
        <source>push stands with something else (expected alone)</source>
        <translation>push steht mit etwas anderem zusammen (erwartet: allein)</translation>
    </message>
    <message>
        <source>“{text}” names no two boards (expected such as push AB)</source>
        <translation>„{text}“ nennt keine zwei Bretter (erwartet: etwa push AB)</translation>
    </message>
    <message>
        <source>“{text}” cannot be asked (expected one of {kinds})</source>
        <translation>„{text}“ lässt sich nicht fragen (erwartet: eines von {kinds})</translation>
    </message>
    <message>
        <source>“{word}” is not there (expected such as {known})</source>
        <translation>„{word}“ gibt es hier nicht (erwartet: etwa {known})</translation>
    </message>
    <message>
        <source>“{word}” is neither board, square nor arrow (expected such as {board}, {square} or {square}&gt;{other})</source>
        <translation>„{word}“ ist weder Brett noch Feld noch Pfeil (erwartet: etwa {board}, {square} oder {square}&gt;{other})</translation>
    </message>
    <message>
        <source>no legal move does it</source>
        <translation>kein legaler Zug tut das</translation>
    </message>
    <message>
        <source>{key}: {found}</source>
        <translation>{key}: {found}</translation>
    </message>
    <message>
        <source>{key}: the solution is {found}</source>
        <translation>{key}: Die Lösung ist {found}</translation>
    </message>
    <message>
        <source>sound: the only solution is {line}</source>
        <translation>korrekt: Die einzige Lösung ist {line}</translation>
    </message>
    <message>
        <source>cooked: {line}, but also {other}</source>
        <translation>nebenlösig: {line}, aber auch {other}</translation>
    </message>
    <message>
        <source>not decided after {count} positions</source>
        <translation>nach {count} Stellungen nicht entschieden</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>no solution: the best try is refuted, {line}</source>
        <translation>keine Lösung: Der beste Versuch wird widerlegt, {line}</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>die Zeile ist länger als {most} Bytes</translation>
    </message>
    <message>
        <source>byte {number} of the line is not UTF-8 text</source>
        <translation>Byte {number} der Zeile ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>not valid JSON: {reason} at column {number}</source>
        <translation>kein gültiges JSON: {reason} in Spalte {number}</translation>
    </message>
    <message>
        <source>not valid JSON: a number is too long or the nesting too deep</source>
        <translation>kein gültiges JSON: eine Zahl ist zu lang oder die Verschachtelung zu tief</translation>
    </message>
    <message>
        <source>not a JSON object (expected {expected})</source>
        <translation>kein JSON-Objekt (erwartet: {expected})</translation>
    </message>
    <message>
        <source>not valid JSON: {name} is not a number there</source>
        <translation>kein gültiges JSON: {name} ist dort keine Zahl</translation>
    </message>
    <message>
        <source>unknown key “{key}” (expected {expected})</source>
        <translation>unbekannter Schlüssel „{key}“ (erwartet: {expected})</translation>
    </message>
    <message>
        <source>“{key}” must be a list of strings (expected such as {example})</source>
        <translation>„{key}“ muss eine Liste von Zeichenketten sein (erwartet: etwa {example})</translation>
    </message>
    <message>
        <source>“{part}” is not an option (expected such as defend=on)</source>
        <translation>„{part}“ ist keine Option (erwartet: etwa defend=on)</translation>
    </message>
    <message>
        <source>“{key}” must be a string (expected a position), unless “{system}” names another game (expected one of {expected})</source>
        <translation>„{key}“ muss eine Zeichenkette sein (erwartet: eine Stellung), sofern nicht „{system}“ ein anderes Spiel nennt (erwartet: eines von {expected})</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected one of {expected})</source>
        <translation>„{key}“ ist {value} (erwartet: eines von {expected})</translation>
    </message>
    <message>
        <source>move {number}, “{move}”, is not a move (expected such as {example})</source>
        <translation>Zug {number}, „{move}“, ist kein Zug (erwartet: etwa {example})</translation>
    </message>
    <message>
        <source>move {number}, “{move}”: {reason}</source>
        <translation>Zug {number}, „{move}“: {reason}</translation>
    </message>
    <message>
        <source>move {number}, “{move}”, is not a move</source>
        <translation>Zug {number}, „{move}“, ist kein Zug</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>Gewinn in %n Zug</numerusform>
            <numerusform>Gewinn in %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s) on a pair nobody pushes</source>
        <translation>
            <numerusform>Matt in %n Zug auf einem Paar, das niemand zusammenschiebt</numerusform>
            <numerusform>Matt in %n Zügen auf einem Paar, das niemand zusammenschiebt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s)</source>
        <translation>
            <numerusform>Matt in %n Zug</numerusform>
            <numerusform>Matt in %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} takes two armies in this turn</source>
        <translation>{who} erobert in diesem Zug zwei Armeen</translation>
    </message>
    <message>
        <source>{who} saves the King: one way only keeps it</source>
        <translation>{who} rettet den König: Nur ein Weg erhält ihn</translation>
    </message>
    <message>
        <source>in this turn</source>
        <translation>in diesem Zug</translation>
    </message>
    <message numerus="yes">
        <source>within %n turn(s), whatever the others do</source>
        <translation>
            <numerusform>innerhalb von %n Zug, was auch immer die anderen tun</numerusform>
            <numerusform>innerhalb von %n Zügen, was auch immer die anderen tun</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} wins the game {within}</source>
        <translation>{who} gewinnt {within} die Partie</translation>
    </message>
    <message>
        <source>{who} mates {within}, on a pair that nobody pushes</source>
        <translation>{who} setzt {within} auf einem Paar matt, das niemand zusammenschiebt</translation>
    </message>
    <message>
        <source>{who} mates {within}</source>
        <translation>{who} setzt {within} matt</translation>
    </message>
    <message>
        <source>the number of turns is {turns} (expected 1 to {most})</source>
        <translation>die Zahl der Züge ist {turns} (erwartet: 1 bis {most})</translation>
    </message>
    <message>
        <source>“{line}” is nothing that can be asked for (expected such as {examples})</source>
        <translation>„{line}“ kann nicht verlangt werden (erwartet: etwa {examples})</translation>
    </message>
    <message>
        <source>nobody: the game is over</source>
        <translation>niemand: Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>“{side}” is not to move (to move is {known})</source>
        <translation>„{side}“ ist nicht am Zug (am Zug ist {known})</translation>
    </message>
    <message>
        <source>Mate in one turn</source>
        <translation>Matt in einem Zug</translation>
    </message>
    <message>
        <source>Mate on a pair nobody pushes</source>
        <translation>Matt auf einem Paar, das niemand zusammenschiebt</translation>
    </message>
    <message>
        <source>Two armies in one turn</source>
        <translation>Zwei Armeen in einem Zug</translation>
    </message>
    <message>
        <source>Save the King</source>
        <translation>Den König retten</translation>
    </message>
    <message>
        <source>Mate in two turns or more</source>
        <translation>Matt in zwei oder mehr Zügen</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Die Partie gewinnen</translation>
    </message>
    <message>
        <source>Bonus moves</source>
        <translation>Bonuszüge</translation>
    </message>
    <message>
        <source>A pair that was never pushed</source>
        <translation>Ein Paar, das noch nie zusammengeschoben wurde</translation>
    </message>
    <message>
        <source>Check by a piece of somebody else</source>
        <translation>Schach durch eine fremde Figur</translation>
    </message>
    <message>
        <source>With a captured army</source>
        <translation>Mit einer eroberten Armee</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>From board to board</source>
        <translation>Von Brett zu Brett</translation>
    </message>
    <message>
        <source>With a capture</source>
        <translation>Mit Schlagen</translation>
    </message>
    <message>
        <source>Without a capture</source>
        <translation>Ohne Schlagen</translation>
    </message>
    <message>
        <source>● moves or captures</source>
        <translation>● zieht oder schlägt</translation>
    </message>
    <message>
        <source>○ moves</source>
        <translation>○ zieht</translation>
    </message>
    <message>
        <source>✕ captures</source>
        <translation>✕ schlägt</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>What would you like to do? Type a word of it.</source>
        <translation>Was möchten Sie tun? Tippen Sie ein Wort davon.</translation>
    </message>
    <message>
        <source>Look for a command</source>
        <translation>Einen Befehl suchen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>No command is called like that.</source>
        <translation>So heißt kein Befehl.</translation>
    </message>
    <message>
        <source>{command}, on</source>
        <translation>{command}, an</translation>
    </message>
    <message>
        <source>The lessons cannot be read: {reason}.</source>
        <translation>Die Lektionen lassen sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Erledigt</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>That is allowed, but it is not what this step asks for.</source>
        <translation>Das ist erlaubt, aber hier ist etwas anderes gefragt.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
    <message>
        <source>there is no game in it (expected such as [name:chess])</source>
        <translation>es steht kein Spiel darin (erwartet: etwa [name:chess])</translation>
    </message>
    <message>
        <source>{sentence}. Key {key}</source>
        <translation>{sentence}. Taste {key}</translation>
    </message>
    <message>
        <source>Against {names}.</source>
        <translation>Gegen {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n Bot</numerusform>
            <numerusform>%n Bots</numerusform>
        </translation>
    </message>
    <message>
        <source>How many bots</source>
        <translation>Wie viele Bots</translation>
    </message>
    <message>
        <source>How well the bots play</source>
        <translation>Wie gut die Bots spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>Wer sitzt wo?</translation>
    </message>
    <message>
        <source>Drag the players into order, or press Alt with Up or Down.</source>
        <translation>Ziehen Sie die Spieler in ihre Reihenfolge, oder drücken Sie Alt mit Pfeil auf oder Pfeil ab.</translation>
    </message>
    <message>
        <source>Players in their order</source>
        <translation>Spieler in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>place {number}, {name}</source>
        <translation>Platz {number}, {name}</translation>
    </message>
    <message>
        <source>Player {number}: {problem}</source>
        <translation>Spieler {number}: {problem}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>These colours are hard to tell apart: {players}.</source>
        <translation>Diese Farben sind schwer zu unterscheiden: {players}.</translation>
    </message>
    <message>
        <source>These colours are hard to tell apart for people who are colour-blind: {players}.</source>
        <translation>Diese Farben sind für Farbenblinde schwer zu unterscheiden: {players}.</translation>
    </message>
    <message>
        <source>{team}: {players}</source>
        <translation>{team}: {players}</translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation>
            <numerusform>%n weiteres Paar</numerusform>
            <numerusform>%n weitere Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt keine Partie auf dem Tisch.</translation>
    </message>
    <message>
        <source>Only in an analysis.</source>
        <translation>Nur in einer Analyse.</translation>
    </message>
    <message>
        <source>Only in an analysis, or when the game is over.</source>
        <translation>Nur in einer Analyse, oder wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>No bot is playing.</source>
        <translation>Es spielt kein Bot.</translation>
    </message>
    <message>
        <source>Only for a game opened from a file such as PGN.</source>
        <translation>Nur für eine Partie, die aus einer Datei wie PGN geöffnet wurde.</translation>
    </message>
    <message>
        <source>No clocks are running.</source>
        <translation>Es laufen keine Uhren.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>Die Partie ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>Only for a game of two armies that PGN can hold.</source>
        <translation>Nur für eine Partie mit zwei Armeen, die sich als PGN schreiben lässt.</translation>
    </message>
    <message>
        <source>Only in games with several whole boards.</source>
        <translation>Nur in Spielen mit mehreren ganzen Brettern.</translation>
    </message>
    <message>
        <source>Nothing to do at the moment.</source>
        <translation>Im Augenblick gibt es nichts zu tun.</translation>
    </message>
    <message>
        <source>On {files} by {ranks} squares.</source>
        <translation>Auf {files} mal {ranks} Feldern.</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>What is asked, such as {examples}:</source>
        <translation>Was verlangt wird, etwa {examples}:</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was verlangt wird</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Beweisen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save puzzle…</source>
        <translation>Aufgabe speichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The proof was cancelled.</source>
        <translation>Der Beweis wurde abgebrochen.</translation>
    </message>
    <message>
        <source>This cannot be asked: {reason}.</source>
        <translation>Das kann nicht verlangt werden: {reason}.</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>Alle Lösungen werden gesucht …</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>Aufgabe speichern</translation>
    </message>
    <message>
        <source>The puzzle was not saved: {reason}.</source>
        <translation>Die Aufgabe wurde nicht gespeichert: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>Saved in {file}, which has %n puzzle(s) now.</source>
        <translation>
            <numerusform>In {file} gespeichert; darin ist jetzt %n Aufgabe.</numerusform>
            <numerusform>In {file} gespeichert; darin sind jetzt %n Aufgaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>Aufgaben öffnen</translation>
    </message>
    <message>
        <source>There is no puzzle in {file}.</source>
        <translation>In {file} ist keine Aufgabe.</translation>
    </message>
    <message>
        <source>The puzzles cannot be read: {reason}.</source>
        <translation>Die Aufgaben können nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Aufgabe {number}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle, {day} {month}</source>
        <translation>Aufgabe des Tages, {day}. {month}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Jede</translation>
    </message>
    <message>
        <source>Easy, below {rating}</source>
        <translation>Leicht, unter {rating}</translation>
    </message>
    <message>
        <source>Medium, {least} to {most}</source>
        <translation>Mittel, {least} bis {most}</translation>
    </message>
    <message>
        <source>Hard, above {rating}</source>
        <translation>Schwer, über {rating}</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Open puzzles…</source>
        <translation>Aufgaben öffnen …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>Rating {least} to {most}</source>
        <translation>Wertung {least} bis {most}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} von {count} gelöst</translation>
    </message>
    <message>
        <source>{solved} solved and {tried} tried of {count}.</source>
        <translation>{solved} gelöst und {tried} versucht von {count}.</translation>
    </message>
    <message>
        <source>Your rating: about {rating}.</source>
        <translation>Ihre Wertung: etwa {rating}.</translation>
    </message>
    <message>
        <source>Not solved yet today.</source>
        <translation>Heute noch nicht gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) in a row.</source>
        <translation>
            <numerusform>An %n Tag in Folge gelöst.</numerusform>
            <numerusform>An %n Tagen in Folge gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>{streak} Not yet today.</source>
        <translation>{streak} Heute noch nicht.</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>Wertung {rating}</translation>
    </message>
    <message>
        <source>{side} is to move: find its move.</source>
        <translation>{side} ist am Zug: Finden Sie den Zug.</translation>
    </message>
    <message>
        <source>Looking for an answer…</source>
        <translation>Eine Antwort wird gesucht …</translation>
    </message>
    <message>
        <source>Right. Go on.</source>
        <translation>Richtig. Weiter.</translation>
    </message>
    <message>
        <source>This is not the solution. It is taken back.</source>
        <translation>Das ist nicht die Lösung. Es wird zurückgenommen.</translation>
    </message>
    <message>
        <source>That does not do it: look at the answer.</source>
        <translation>Das genügt nicht: Sehen Sie die Antwort.</translation>
    </message>
    <message>
        <source>That does not do it. It is taken back.</source>
        <translation>Das genügt nicht. Es wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Themes: {themes}</source>
        <translation>Themen: {themes}</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <source>White on board {board}</source>
        <translation>Weiß auf Brett {board}</translation>
    </message>
    <message>
        <source>Black on board {board}</source>
        <translation>Schwarz auf Brett {board}</translation>
    </message>
    <message>
        <source>Games of a file</source>
        <translation>Spiele einer Datei</translation>
    </message>
    <message>
        <source>For {players} players.</source>
        <translation>Für {players} Spieler.</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Spiel wechseln</translation>
    </message>
    <message>
        <source>Game: {game}</source>
        <translation>Spiel: {game}</translation>
    </message>
    <message>
        <source>Chooses another game</source>
        <translation>Wählt ein anderes Spiel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search for a game</source>
        <translation>Nach einem Spiel suchen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Cannot be played here: {reason}</source>
        <translation>Hier nicht spielbar: {reason}</translation>
    </message>
    <message>
        <source>No game has such a name.</source>
        <translation>Kein Spiel heißt so.</translation>
    </message>
    <message>
        <source>A capture names every square that it touches</source>
        <translation>Ein Schlag nennt jedes Feld, das er berührt</translation>
    </message>
    <message>
        <source>The capture goes on from {square} while it can</source>
        <translation>Der Schlag geht von {square} weiter, solange er kann</translation>
    </message>
    <message>
        <source>You must capture on this pair; other pairs are free</source>
        <translation>Auf diesem Paar müssen Sie schlagen; andere Paare sind frei</translation>
    </message>
    <message>
        <source>Pieces go diagonally, on the dark squares</source>
        <translation>Figuren ziehen schräg, auf den dunklen Feldern</translation>
    </message>
    <message>
        <source>Only a King goes and captures backwards</source>
        <translation>Nur eine Dame zieht und schlägt rückwärts</translation>
    </message>
    <message>
        <source>“{letters}” at the end says nothing of any move</source>
        <translation>„{letters}“ am Ende sagt über keinen Zug etwas</translation>
    </message>
    <message>
        <source>“{letter}” is not a letter of the notation that can be read here</source>
        <translation>„{letter}“ ist kein Buchstabe der Notation, der hier zu lesen ist</translation>
    </message>
    <message>
        <source>“{written}”: the length of a line has one digit</source>
        <translation>„{written}“: Die Länge einer Linie hat eine Ziffer</translation>
    </message>
    <message>
        <source>“{written}”: only {atoms} and lines are repeated</source>
        <translation>„{written}“: Nur {atoms} und Linien werden wiederholt</translation>
    </message>
    <message>
        <source>“{written}”: only lines of R, B and Q go over a piece (p, g)</source>
        <translation>„{written}“: Nur Linien von R, B und Q gehen über eine Figur (p, g)</translation>
    </message>
    <message>
        <source>“{written}”: a grasshopper’s line (g) has no length</source>
        <translation>„{written}“: Die Linie eines Grashüpfers (g) hat keine Länge</translation>
    </message>
    <message>
        <source>“{written}”: only {atoms} can be lame (n)</source>
        <translation>„{written}“: Nur {atoms} können lahm sein (n)</translation>
    </message>
    <message>
        <source>A position as somebody sees it is looked at, not played on</source>
        <translation>Eine Stellung, wie jemand sie sieht, wird betrachtet und nicht weitergespielt</translation>
    </message>
    <message>
        <source>there are {count} set-ups (expected {players})</source>
        <translation>es sind {count} Aufstellungen (erwartet: {players})</translation>
    </message>
    <message>
        <source>nobody has a piece left that can move</source>
        <translation>niemand hat noch eine Figur, die ziehen kann</translation>
    </message>
    <message>
        <source>A piece goes between the same two squares at most three times running: {one} and {other}</source>
        <translation>Eine Figur zieht höchstens dreimal nacheinander zwischen denselben zwei Feldern: {one} und {other}</translation>
    </message>
    <message>
        <source>Minixiangqi</source>
        <translation>Minixiangqi</translation>
    </message>
    <message>
        <source>Xiangqi</source>
        <translation>Xiangqi</translation>
    </message>
    <message>
        <source>Minishogi</source>
        <translation>Minishogi</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>Shogi</translation>
    </message>
    <message>
        <source>Makruk</source>
        <translation>Makruk</translation>
    </message>
    <message>
        <source>Shatranj</source>
        <translation>Schatrandsch</translation>
    </message>
    <message>
        <source>Crazyhouse</source>
        <translation>Crazyhouse</translation>
    </message>
    <message>
        <source>Capablanca Chess</source>
        <translation>Capablanca-Schach</translation>
    </message>
    <message>
        <source>Grand Chess</source>
        <translation>Grand Chess</translation>
    </message>
    <message>
        <source>Courier Chess</source>
        <translation>Kurierspiel</translation>
    </message>
    <message>
        <source>Knightmate</source>
        <translation>Knightmate</translation>
    </message>
    <message>
        <source>Berolina Chess</source>
        <translation>Berolina-Schach</translation>
    </message>
    <message>
        <source>Chess with Different Armies</source>
        <translation>Schach mit verschiedenen Armeen</translation>
    </message>
    <message>
        <source>major</source>
        <translation>Major</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Major</translation>
    </message>
    <message numerus="yes">
        <source>%n major(s)</source>
        <translation>
            <numerusform>%n Major</numerusform>
            <numerusform>%n Majore</numerusform>
        </translation>
    </message>
    <message>
        <source>captain</source>
        <translation>Hauptmann</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Hauptmann</translation>
    </message>
    <message numerus="yes">
        <source>%n captain(s)</source>
        <translation>
            <numerusform>%n Hauptmann</numerusform>
            <numerusform>%n Hauptmänner</numerusform>
        </translation>
    </message>
    <message>
        <source>lieutenant</source>
        <translation>Leutnant</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Leutnant</translation>
    </message>
    <message numerus="yes">
        <source>%n lieutenant(s)</source>
        <translation>
            <numerusform>%n Leutnant</numerusform>
            <numerusform>%n Leutnants</numerusform>
        </translation>
    </message>
    <message>
        <source>sergeant</source>
        <translation>Feldwebel</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Feldwebel</translation>
    </message>
    <message numerus="yes">
        <source>%n sergeant(s)</source>
        <translation>
            <numerusform>%n Feldwebel</numerusform>
            <numerusform>%n Feldwebel</numerusform>
        </translation>
    </message>
    <message>
        <source>miner</source>
        <translation>Mineur</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Mineur</translation>
    </message>
    <message numerus="yes">
        <source>%n miner(s)</source>
        <translation>
            <numerusform>%n Mineur</numerusform>
            <numerusform>%n Mineure</numerusform>
        </translation>
    </message>
    <message>
        <source>scout</source>
        <translation>Kundschafter</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Kundschafter</translation>
    </message>
    <message numerus="yes">
        <source>%n scout(s)</source>
        <translation>
            <numerusform>%n Kundschafter</numerusform>
            <numerusform>%n Kundschafter</numerusform>
        </translation>
    </message>
    <message>
        <source>spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(s)</source>
        <translation>
            <numerusform>%n Spion</numerusform>
            <numerusform>%n Spione</numerusform>
        </translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombe</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n Bombe</numerusform>
            <numerusform>%n Bomben</numerusform>
        </translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Fahne</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Fahne</translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n Fahne</numerusform>
            <numerusform>%n Fahnen</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown piece</source>
        <translation>unbekannte Figur</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown piece(s)</source>
        <translation>
            <numerusform>%n unbekannte Figur</numerusform>
            <numerusform>%n unbekannte Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown piece</source>
        <translation>Unbekannte Figur</translation>
    </message>
    <message>
        <source>Unknown pieces</source>
        <translation>Unbekannte Figuren</translation>
    </message>
    <message>
        <source>The rules of Stratego: pieces meet unseen, and who finds a Flag has its army.</source>
        <translation>Die Regeln von Stratego: Figuren treffen sich verdeckt, und wer eine Fahne findet, hat ihre Armee.</translation>
    </message>
    <message>
        <source>By the rules of Stratego: ranks are hidden until pieces meet, and who captures the Flag of an army captures the army.</source>
        <translation>Nach den Regeln von Stratego: Der Rang der Figuren ist verdeckt, bis sie aufeinandertreffen, und wer die Fahne einer Armee schlägt, erobert die Armee.</translation>
    </message>
    <message>
        <source>{count} moves each without an attack</source>
        <translation>je {count} Züge ohne Angriff</translation>
    </message>
    <message>
        <source>army {letter} has {count} {piece} (expected at most {most})</source>
        <translation>Armee {letter} hat {count} {piece} (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>Bombs and Flags do not move</source>
        <translation>Bomben und Fahnen ziehen nicht</translation>
    </message>
    <message>
        <source>No piece enters a lake</source>
        <translation>Keine Figur betritt einen See</translation>
    </message>
    <message>
        <source>Pieces go along files and ranks, not aslant</source>
        <translation>Figuren ziehen auf Linien und Reihen, nicht schräg</translation>
    </message>
    <message>
        <source>Only a Scout goes farther than one square</source>
        <translation>Nur ein Kundschafter zieht weiter als ein Feld</translation>
    </message>
    <message>
        <source>A lake is in the way</source>
        <translation>Ein See ist im Weg</translation>
    </message>
    <message>
        <source>Wall in the corner</source>
        <translation>Wall in der Ecke</translation>
    </message>
    <message>
        <source>Flag in the middle</source>
        <translation>Fahne in der Mitte</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>set-up: there are {count} rows (expected {most}, with / between, rank {most} first)</source>
        <translation>Aufstellung: es sind {count} Zeilen (erwartet: {most}, mit / dazwischen, die {most}. Reihe zuerst)</translation>
    </message>
    <message>
        <source>set-up, rank {rank}: “{letter}” is not a piece (expected one of {expected})</source>
        <translation>Aufstellung, Reihe {rank}: „{letter}“ ist keine Figur (erwartet: eine von {expected})</translation>
    </message>
    <message>
        <source>set-up, rank {rank}: “{row}” has {count} pieces (expected {most})</source>
        <translation>Aufstellung, Reihe {rank}: „{row}“ hat {count} Figuren (erwartet: {most})</translation>
    </message>
    <message>
        <source>set-up: there are {count} {letter} (expected {most})</source>
        <translation>Aufstellung: es sind {count} {letter} (erwartet: {most})</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Züge abspielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>What stands where</source>
        <translation>Was wo steht</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>The mover below</source>
        <translation>Wer zieht, unten</translation>
    </message>
    <message>
        <source>Stay with {army}</source>
        <translation>Bei {army} bleiben</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>Vorige Partie</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>Partie kopieren</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Not as long as pieces of this game are hidden.</source>
        <translation>Nicht, solange in dieser Partie Figuren verborgen sind.</translation>
    </message>
    <message>
        <source>{file} is no text (expected lessons in UTF-8)</source>
        <translation>{file} ist kein Text (erwartet: Lektionen in UTF-8)</translation>
    </message>
    <message>
        <source>{file} holds puzzles (to be opened from the list of puzzles)</source>
        <translation>{file} enthält Aufgaben (zu öffnen aus der Liste der Aufgaben)</translation>
    </message>
    <message>
        <source>{name}, please take the seat.</source>
        <translation>{name}, bitte Platz nehmen.</translation>
    </message>
    <message>
        <source>All pieces are shown.</source>
        <translation>Alle Figuren sind zu sehen.</translation>
    </message>
    <message>
        <source>The game is shown as {name} saw it.</source>
        <translation>Die Partie ist so zu sehen, wie {name} sie gesehen hat.</translation>
    </message>
    <message>
        <source>Army, from its front rank to its back rank</source>
        <translation>Armee, von der vordersten bis zur hintersten Reihe</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{piece} auf {square}</translation>
    </message>
    <message>
        <source>{words}, taken up</source>
        <translation>{words}, aufgenommen</translation>
    </message>
    <message>
        <source>&amp;Ready set-ups</source>
        <translation>Fertige &amp;Aufstellungen</translation>
    </message>
    <message>
        <source>By &amp;lot</source>
        <translation>Durch das &amp;Los</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste text</source>
        <translation>Text &amp;einfügen</translation>
    </message>
    <message>
        <source>Drag one piece onto another: they change places.</source>
        <translation>Eine Figur auf eine andere ziehen: Sie tauschen die Plätze.</translation>
    </message>
    <message>
        <source>The set-up is on the clipboard as one line of text.</source>
        <translation>Die Aufstellung liegt als eine Zeile Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Set up the armies</source>
        <translation>Armeen aufstellen</translation>
    </message>
    <message>
        <source>Give up this game? The armies that are set up are lost.</source>
        <translation>Diese Partie aufgeben? Die aufgestellten Armeen gehen verloren.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>{name}, please take the seat</source>
        <translation>{name}, bitte Platz nehmen</translation>
    </message>
    <message>
        <source>You set up your army now. Nobody else looks.</source>
        <translation>Jetzt stellen Sie Ihre Armee auf. Sonst sieht niemand hin.</translation>
    </message>
    <message>
        <source>Show my army</source>
        <translation>Meine Armee zeigen</translation>
    </message>
    <message>
        <source>{name}, set up your army</source>
        <translation>{name}, stellen Sie Ihre Armee auf</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>this is what somebody sees of a position, in which not all is told (expected the whole position)</source>
        <translation>das ist, was jemand von einer Stellung sieht, und sagt nicht alles (erwartet: die ganze Stellung)</translation>
    </message>
    <message>
        <source>there is no module “{module}”</source>
        <translation>es gibt kein Modul „{module}“</translation>
    </message>
    <message>
        <source>its command has a NUL character (expected text)</source>
        <translation>in seinem Befehl steht ein NUL-Zeichen (erwartet: Text)</translation>
    </message>
    <message>
        <source>the bot “{bot}”: {reason}</source>
        <translation>der Bot „{bot}“: {reason}</translation>
    </message>
    <message>
        <source>the bot “{bot}” answered “{answer}”, which it may not do now (expected such as {example})</source>
        <translation>der Bot „{bot}“ antwortete „{answer}“, was er jetzt nicht darf (erwartet: etwa {example})</translation>
    </message>
    <message>
        <source>it has not said “ok” within {seconds} s of its start</source>
        <translation>innerhalb von {seconds} s nach dem Start kam kein „ok“</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s, the most without a limit of time</source>
        <translation>innerhalb von {seconds} s, der längsten Frist ohne Zeitgrenze, kam keine Antwort</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s, its limit of {limit} s and {more} s more</source>
        <translation>innerhalb von {seconds} s, der Zeitgrenze von {limit} s und {more} s darüber hinaus, kam keine Antwort</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s of “stop”</source>
        <translation>innerhalb von {seconds} s nach „stop“ kam keine Antwort</translation>
    </message>
    <message>
        <source>the bot has no program (expected such as python3 bot.py)</source>
        <translation>der Bot hat kein Programm (erwartet: etwa python3 bot.py)</translation>
    </message>
    <message>
        <source>Drag a piece to where you want it, or press / and type a move. F1 opens the help.</source>
        <translation>Ziehen Sie eine Figur, wohin Sie wollen, oder drücken Sie / und tippen Sie einen Zug. F1 öffnet die Hilfe.</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>Empty the line</source>
        <translation>Zeile leeren</translation>
    </message>
    <message>
        <source>there are no moves to judge (expected a game that was played)</source>
        <translation>es gibt keinen Zug zu bewerten (erwartet: eine gespielte Partie)</translation>
    </message>
    <message>
        <source>pieces are hidden as long as the game goes on (expected one that is over)</source>
        <translation>Figuren sind verdeckt, solange die Partie läuft (erwartet: eine beendete)</translation>
    </message>
    <message>
        <source>the index of games is in use by another program: it is asked again later</source>
        <translation>der Index der Partien wird gerade von einem anderen Programm benutzt: er wird später noch einmal gefragt</translation>
    </message>
    <message>
        <source>the index of games could not be used and is made anew</source>
        <translation>der Index der Partien war nicht brauchbar und wird neu angelegt</translation>
    </message>
    <message>
        <source>the index of games cannot be kept ({reason}), and is made anew each time</source>
        <translation>der Index der Partien lässt sich nicht aufbewahren ({reason}) und wird jedes Mal neu angelegt</translation>
    </message>
    <message>
        <source>its tags do not say what is played</source>
        <translation>ihre Tags sagen nicht, was gespielt wird</translation>
    </message>
    <message>
        <source>there is no game any more where one was</source>
        <translation>wo eine Partie stand, ist keine mehr</translation>
    </message>
    <message>
        <source>“{text}” is no board (expected ranks with / between, such as 8/8/8/KaRa6)</source>
        <translation>„{text}“ ist kein Brett (erwartet: Reihen mit / dazwischen, etwa 8/8/8/KaRa6)</translation>
    </message>
    <message>
        <source>“{text}” are no pieces (expected such as {example})</source>
        <translation>„{text}“ sind keine Figuren (erwartet: etwa {example})</translation>
    </message>
    <message>
        <source>“{text}” does not say who captured whom (expected such as Ann x Ben, A x or x C)</source>
        <translation>„{text}“ sagt nicht, wer wen eroberte (erwartet: etwa Ann x Ben, A x oder x C)</translation>
    </message>
    <message>
        <source>“{text}” is no annotation</source>
        <translation>„{text}“ ist kein Kommentar des Programms</translation>
    </message>
    <message>
        <source>standard output cannot be written: {reason}</source>
        <translation>die Standardausgabe lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>“{text}” is not a range of moves (expected such as 3-14)</source>
        <translation>„{text}“ ist kein Bereich von Zügen (erwartet: etwa 3-14)</translation>
    </message>
    <message>
        <source>it is “{text}” (expected {least} to {most}, or such as 8cm)</source>
        <translation>es ist „{text}“ (erwartet: {least} bis {most}, oder etwa 8cm)</translation>
    </message>
    <message>
        <source>it is “{text}” (expected {least} to {most})</source>
        <translation>es ist „{text}“ (erwartet: {least} bis {most})</translation>
    </message>
    <message>
        <source>annotated games are kept as games (expected {expected})</source>
        <translation>bewertete Partien werden als Partien gespeichert (erwartet: {expected})</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>sie ist kein Text</translation>
    </message>
    <message>
        <source>it is too long for a game of this arena</source>
        <translation>sie ist zu lang für eine Partie dieser Arena</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected {expected})</source>
        <translation>„{key}“ ist {value} (erwartet: {expected})</translation>
    </message>
    <message>
        <source>action {number}, “{action}”, is not a move</source>
        <translation>Aktion {number}, „{action}“, ist kein Zug</translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>einem Worker</translation>
    </message>
    <message>
        <source>certificates are for tls:// addresses (--cluster is “{address}”)</source>
        <translation>Zertifikate gelten für Adressen mit tls:// (--cluster ist „{address}“)</translation>
    </message>
    <message>
        <source>--tls-key needs --tls-cert, the certificate it belongs to</source>
        <translation>--tls-key braucht --tls-cert, das Zertifikat, zu dem er gehört</translation>
    </message>
    <message>
        <source>“{address}” is not the address of a scheduler (expected such as {example})</source>
        <translation>„{address}“ ist keine Adresse eines Schedulers (erwartet: etwa {example})</translation>
    </message>
    <message>
        <source>game {number} was answered wrongly by {who}: {reason}; {count} wrong answers are too many</source>
        <translation>Partie {number} wurde von {who} falsch beantwortet: {reason}; {count} falsche Antworten sind zu viele</translation>
    </message>
    <message>
        <source>game {number} was answered wrongly by {who}: {reason} (it is played again on this machine)</source>
        <translation>Partie {number} wurde von {who} falsch beantwortet: {reason} (sie wird auf diesem Rechner noch einmal gespielt)</translation>
    </message>
    <message>
        <source>--cluster needs the extra cluster (pip install &apos;cfanp-gui[cluster]&apos;): {reason}</source>
        <translation>--cluster braucht das Extra cluster (pip install &apos;cfanp-gui[cluster]&apos;): {reason}</translation>
    </message>
    <message>
        <source>no scheduler can be reached at {address}: {reason}</source>
        <translation>unter {address} ist kein Scheduler zu erreichen: {reason}</translation>
    </message>
    <message>
        <source>what is at {address} does not answer as a scheduler: {reason}</source>
        <translation>was unter {address} läuft, antwortet nicht wie ein Scheduler: {reason}</translation>
    </message>
    <message>
        <source>certificates cannot be read from {files}: {reason}</source>
        <translation>aus {files} lassen sich keine Zertifikate lesen: {reason}</translation>
    </message>
    <message>
        <source>a tls:// address needs certificates (expected --tls-ca, --tls-cert and --tls-key, or distributed.comm.tls in the configuration of Dask)</source>
        <translation>eine Adresse mit tls:// braucht Zertifikate (erwartet: --tls-ca, --tls-cert und --tls-key, oder distributed.comm.tls in der Konfiguration von Dask)</translation>
    </message>
    <message>
        <source>the scheduler at {address} has said what could run something here ({name}), which was refused</source>
        <translation>der Scheduler unter {address} hat etwas geschickt, das hier etwas ausführen könnte ({name}); es wurde abgelehnt</translation>
    </message>
    <message>
        <source>the scheduler at {address} is gone</source>
        <translation>der Scheduler unter {address} ist fort</translation>
    </message>
    <message>
        <source>a worker of {address} plays by another program, {found} (expected {expected}; give all of them the same version and start them anew)</source>
        <translation>ein Worker von {address} spielt mit einem anderen Programm, {found} (erwartet: {expected}; alle brauchen dieselbe Version und einen neuen Start)</translation>
    </message>
    <message>
        <source>game {number} was lost with its worker again and again, at last with {who}</source>
        <translation>Partie {number} ging immer wieder mit ihrem Worker verloren, zuletzt mit {who}</translation>
    </message>
    <message>
        <source>a worker of {address} does not have this program, {program}: {reason}</source>
        <translation>ein Worker von {address} hat dieses Programm nicht, {program}: {reason}</translation>
    </message>
    <message>
        <source>it is an error, {error}</source>
        <translation>sie ist ein Fehler, {error}</translation>
    </message>
    <message numerus="yes">
        <source>%n megabyte(s)</source>
        <translation>
            <numerusform>%n Megabyte</numerusform>
            <numerusform>%n Megabyte</numerusform>
        </translation>
    </message>
    <message>
        <source>{pace} megabytes/min</source>
        <translation>{pace} Megabyte/min</translation>
    </message>
    <message>
        <source>game {game}, line {line}, column {column}: {message}</source>
        <translation>Partie {game}, Zeile {line}, Spalte {column}: {message}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>ok, {count}</source>
        <translation>in Ordnung, {count}</translation>
    </message>
    <message>
        <source>{count}, {remarked} with remarks, {lost} not read</source>
        <translation>{count}, {remarked} mit Bemerkungen, {lost} nicht gelesen</translation>
    </message>
    <message>
        <source>there are {count} games (choose one with --game N)</source>
        <translation>es sind {count} Partien (mit --game N lässt sich eine wählen)</translation>
    </message>
    <message>
        <source>--ply is for positions and pictures</source>
        <translation>--ply gilt für Stellungen und Bilder</translation>
    </message>
    <message>
        <source>--moves is for pictures</source>
        <translation>--moves gilt für Bilder</translation>
    </message>
    <message>
        <source>--ply is for a single picture, --moves for several</source>
        <translation>--ply gilt für ein einzelnes Bild, --moves für mehrere</translation>
    </message>
    <message>
        <source>--uncovered is for pictures</source>
        <translation>--uncovered gilt für Bilder</translation>
    </message>
    <message>
        <source>--dpi is for a PNG of one position</source>
        <translation>--dpi gilt für ein PNG einer einzelnen Stellung</translation>
    </message>
    <message>
        <source>--sheet is for a PDF</source>
        <translation>--sheet gilt für ein PDF</translation>
    </message>
    <message>
        <source>--sheet is for a single picture, --moves for several</source>
        <translation>--sheet gilt für ein einzelnes Bild, --moves für mehrere</translation>
    </message>
    <message>
        <source>--uncovered is for games that are over</source>
        <translation>--uncovered gilt für beendete Partien</translation>
    </message>
    <message>
        <source>there is no board {label} (expected such as {boards})</source>
        <translation>es gibt kein Brett {label} (erwartet: etwa {boards})</translation>
    </message>
    <message>
        <source>{width} cm at {dpi} dpi are {pixels} pixels (expected {least} to {most})</source>
        <translation>{width} cm bei {dpi} dpi sind {pixels} Pixel (erwartet: {least} bis {most})</translation>
    </message>
    <message>
        <source>it exists already (--force replaces it)</source>
        <translation>es gibt sie schon (--force ersetzt sie)</translation>
    </message>
    <message>
        <source>Replace {file}? [y/N]</source>
        <translation>{file} ersetzen? [j/N]</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>there is no game {number} (expected 1 to {count})</source>
        <translation>es gibt keine Partie {number} (erwartet: 1 bis {count})</translation>
    </message>
    <message>
        <source>the picture cannot be drawn: {reason}</source>
        <translation>das Bild lässt sich nicht zeichnen: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown theme “{name}” (expected one of {expected})</source>
        <translation>unbekanntes Thema „{name}“ (erwartet: eines von {expected})</translation>
    </message>
    <message>
        <source>{file}: line 1: the file is not one of this mine (expected {expected})</source>
        <translation>{file}: Zeile 1: die Datei gehört nicht zu dieser Suche (erwartet: {expected})</translation>
    </message>
    <message>
        <source>it has no puzzles</source>
        <translation>sie enthält keine Aufgaben</translation>
    </message>
    <message>
        <source>“{key}” is not of this game</source>
        <translation>„{key}“ gehört nicht zu dieser Partie</translation>
    </message>
    <message>
        <source>“{key}” has other house rules</source>
        <translation>„{key}“ hat andere Hausregeln</translation>
    </message>
    <message>
        <source>“{key}” has an unknown theme</source>
        <translation>„{key}“ hat ein unbekanntes Thema</translation>
    </message>
    <message>
        <source>the depth is {depth} (expected at least {least})</source>
        <translation>die Tiefe ist {depth} (erwartet: mindestens {least})</translation>
    </message>
    <message>
        <source>unknown option “{name}” in {game} (expected one of {expected})</source>
        <translation>unbekannte Option „{name}“ in {game} (erwartet: eine von {expected})</translation>
    </message>
    <message>
        <source>--nodes and --sample must be at least 1</source>
        <translation>--nodes und --sample müssen mindestens 1 sein</translation>
    </message>
    <message>
        <source>{file}: {count} of {all} proven, {positions} positions looked at</source>
        <translation>{file}: {count} von {all} bewiesen, {positions} Stellungen angesehen</translation>
    </message>
    <message>
        <source>{file} has a game that is cut off, which is played again</source>
        <translation>{file} enthält eine abgeschnittene Partie, die noch einmal gespielt wird</translation>
    </message>
    <message>
        <source>unknown language “{name}” (expected one of {expected})</source>
        <translation>unbekannte Sprache „{name}“ (erwartet: eine von {expected})</translation>
    </message>
    <message>
        <source>the words of the language “{name}” cannot be read: {reason}</source>
        <translation>die Wörter der Sprache „{name}“ lassen sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>nothing says what kind of file it is (say it with {option}, such as {option} cpgn)</source>
        <translation>nichts sagt, welche Art von Datei es ist (mit {option} zu sagen, etwa {option} cpgn)</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>es gibt keine Standardeingabe</translation>
    </message>
    <message>
        <source>it is “{text}” (expected a number from 1)</source>
        <translation>es ist „{text}“ (erwartet: eine Zahl ab 1)</translation>
    </message>
    <message>
        <source>none: the game is over</source>
        <translation>keine: die Partie ist vorbei</translation>
    </message>
    <message>
        <source>army “{army}” cannot be asked about (expected one of {expected})</source>
        <translation>nach der Armee „{army}“ lässt sich nicht fragen (erwartet: eine von {expected})</translation>
    </message>
    <message>
        <source>in “{game}” no boards are pushed together in pairs (expected a position of a game in which they are)</source>
        <translation>in „{game}“ werden keine Bretter zu Paaren zusammengeschoben (erwartet: eine Stellung eines Spiels, in dem das geschieht)</translation>
    </message>
    <message>
        <source>“{key}” must be a string (expected a position)</source>
        <translation>„{key}“ muss eine Zeichenkette sein (erwartet: eine Stellung)</translation>
    </message>
    <message>
        <source>there are {count} players in “{key}”, not {players}</source>
        <translation>in „{key}“ gibt es {count} Spieler, nicht {players}</translation>
    </message>
    <message>
        <source>“{key}” must be an object (expected names of options and their values)</source>
        <translation>„{key}“ muss ein Objekt sein (erwartet: Namen von Optionen und ihre Werte)</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number (expected such as {example})</source>
        <translation>„{key}“ muss eine ganze Zahl sein (erwartet: etwa {example})</translation>
    </message>
    <message>
        <source>the position is a view (for={viewer}), which is not played on (expected the whole position)</source>
        <translation>die Stellung ist eine Sicht (for={viewer}), in der nicht weitergespielt wird (erwartet: die ganze Stellung)</translation>
    </message>
    <message>
        <source>the package “{package}”: {reason}</source>
        <translation>das Paket „{package}“: {reason}</translation>
    </message>
    <message>
        <source>it brings no game (expected a Game, a BaseGame or the text of a file)</source>
        <translation>es bringt kein Spiel (erwartet: ein Game, ein BaseGame oder der Text einer Datei)</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number (expected 1 to {most})</source>
        <translation>„{key}“ muss eine ganze Zahl sein (erwartet: 1 bis {most})</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected {expected}, as many as “{position}” has)</source>
        <translation>„{key}“ ist {value} (erwartet: {expected}, so viele wie in „{position}“)</translation>
    </message>
    <message>
        <source>neither “{key}” nor “{position}” is given (expected one of them)</source>
        <translation>weder „{key}“ noch „{position}“ ist angegeben (erwartet: eines von beiden)</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected 1 to {most})</source>
        <translation>„{key}“ ist {value} (erwartet: 1 bis {most})</translation>
    </message>
    <message>
        <source>Two teams on boards of 14 by 14 squares side by side; pieces go over the edge to the board of a team-mate.</source>
        <translation>Zwei Teams spielen auf Brettern mit 14 mal 14 Feldern, die nebeneinanderstehen; Figuren gehen über den Rand auf das Brett eines Mitspielers aus dem Team.</translation>
    </message>
    <message>
        <source>{file} is too long (expected at most {most} bytes)</source>
        <translation>{file} ist zu lang (erwartet: höchstens {most} Bytes)</translation>
    </message>
    <message>
        <source>this is no XML</source>
        <translation>das ist kein XML</translation>
    </message>
    <message>
        <source>its encoding cannot be read (expected UTF-8)</source>
        <translation>ihre Kodierung ist nicht lesbar (erwartet: UTF-8)</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>it defines words of its own (ENTITY), which is not allowed</source>
        <translation>sie definiert eigene Wörter (ENTITY), was nicht erlaubt ist</translation>
    </message>
    <message>
        <source>it is no file of translations (expected TS)</source>
        <translation>sie ist keine Datei mit Übersetzungen (erwartet: TS)</translation>
    </message>
    <message>
        <source>the code of its language is too long</source>
        <translation>das Kürzel ihrer Sprache ist zu lang</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Programm hinzufügen</translation>
    </message>
    <message>
        <source>A bot may be a program in any language. It is started once to see that it answers.</source>
        <translation>Ein Bot kann ein Programm in jeder Sprache sein. Es wird einmal gestartet, um zu sehen, ob es antwortet.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>The program is being started…</source>
        <translation>Das Programm wird gestartet …</translation>
    </message>
    <message>
        <source>It was not added: {reason}.</source>
        <translation>Es wurde nicht hinzugefügt: {reason}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be the name of a language (expected letters, digits and -)</source>
        <translation>„{file}“ kann keine Sprache heißen (erwartet: Buchstaben, Ziffern und -)</translation>
    </message>
    <message>
        <source>{file} translates none of this program&apos;s texts</source>
        <translation>{file} übersetzt keinen der Texte dieses Programms</translation>
    </message>
    <message>
        <source>{sentence} (it may have {size} GB of memory)</source>
        <translation>{sentence} (erlaubt sind {size} GB Speicher)</translation>
    </message>
    <message>
        <source>it cannot be loaded: {what}</source>
        <translation>er kann nicht geladen werden: {what}</translation>
    </message>
    <message>
        <source>“{what}” makes no bot (expected a class of cfanp_gui.bots.contract.Bot)</source>
        <translation>„{what}“ ergibt keinen Bot (erwartet: eine Klasse von cfanp_gui.bots.contract.Bot)</translation>
    </message>
    <message>
        <source>its name is {what} (expected a text in “name”)</source>
        <translation>sein Name ist {what} (erwartet: ein Text in „name“)</translation>
    </message>
    <message>
        <source>it has no name (expected a text in “name”)</source>
        <translation>er hat keinen Namen (erwartet: ein Text in „name“)</translation>
    </message>
    <message>
        <source>it has raised {what}</source>
        <translation>er hat {what} ausgelöst</translation>
    </message>
    <message>
        <source>it has answered {what} (expected one of choices(position, player))</source>
        <translation>er hat {what} geantwortet (erwartet: ein Wert aus choices(position, player))</translation>
    </message>
    <message>
        <source>{sentence} ({file}, line {line})</source>
        <translation>{sentence} ({file}, Zeile {line})</translation>
    </message>
    <message>
        <source>it has closed its output</source>
        <translation>das Programm hat seine Ausgabe geschlossen</translation>
    </message>
    <message>
        <source>it has ended with status {status}</source>
        <translation>das Programm hat sich mit Status {status} beendet</translation>
    </message>
    <message>
        <source>it was ended by {signal}</source>
        <translation>das Programm wurde durch {signal} beendet</translation>
    </message>
    <message>
        <source>{how}: “{words}”</source>
        <translation>{how}: „{words}“</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>da steht nichts</translation>
    </message>
    <message>
        <source>it has {count} fields (expected at most {most})</source>
        <translation>die Zahl der Angaben ist {count} (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>“{text}” is no side to move (expected w or b)</source>
        <translation>„{text}“ nennt keine Seite am Zug (erwartet: w oder b)</translation>
    </message>
    <message>
        <source>“{text}” are no castling rights (expected such as KQkq, or -)</source>
        <translation>„{text}“ sind keine Rochaderechte (erwartet: etwa KQkq, oder -)</translation>
    </message>
    <message>
        <source>“{text}” is no en passant square (expected such as e3, or -)</source>
        <translation>„{text}“ ist kein Feld für en passant (erwartet: etwa e3, oder -)</translation>
    </message>
    <message>
        <source>“{text}” is no number of moves (expected such as 0)</source>
        <translation>„{text}“ ist keine Zahl von Zügen (erwartet: etwa 0)</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>das ist nicht lesbar</translation>
    </message>
    <message>
        <source>a NUL character was ignored</source>
        <translation>ein NUL-Zeichen wurde übergangen</translation>
    </message>
    <message>
        <source>a comment has no end</source>
        <translation>ein Kommentar hat kein Ende</translation>
    </message>
    <message>
        <source>a closing bracket without an opening one was ignored</source>
        <translation>eine schließende Klammer ohne öffnende wurde übergangen</translation>
    </message>
    <message>
        <source>text in brackets is kept as a comment</source>
        <translation>Text in Klammern bleibt als Kommentar erhalten</translation>
    </message>
    <message>
        <source>a tag whose name cannot be used is kept as a comment</source>
        <translation>ein Tag mit unbrauchbarem Namen bleibt als Kommentar erhalten</translation>
    </message>
    <message>
        <source>the tag {name} was read as “{value}”</source>
        <translation>das Tag {name} wurde als „{value}“ gelesen</translation>
    </message>
    <message>
        <source>“{name}” is not an encoding (expected such as {expected})</source>
        <translation>„{name}“ ist keine Kodierung (erwartet: etwa {expected})</translation>
    </message>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Western (Windows-1252)</source>
        <translation>Westeuropäisch (Windows-1252)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Mitteleuropäisch (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Kyrillisch (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>Kyrillisch (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>Griechisch (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>Türkisch (Windows-1254)</translation>
    </message>
    <message>
        <source>Baltic (Windows-1257)</source>
        <translation>Baltisch (Windows-1257)</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>Chinesisch (GB18030)</translation>
    </message>
    <message>
        <source>Chinese (Big5)</source>
        <translation>Chinesisch (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift JIS)</source>
        <translation>Japanisch (Shift JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC)</source>
        <translation>Japanisch (EUC)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Koreanisch (EUC-KR)</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Read as: {encoding}</source>
        <translation>Gelesen als: {encoding}</translation>
    </message>
    <message>
        <source>Letters that look wrong in {file} were written in another encoding than it was read in.</source>
        <translation>Sehen in {file} Buchstaben falsch aus, so wurden sie in einer anderen Kodierung geschrieben, als die Datei gelesen wurde.</translation>
    </message>
    <message>
        <source>Reopen with encoding</source>
        <translation>Mit anderer Kodierung öffnen</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Neu öffnen</translation>
    </message>
    <message>
        <source>the reading has ended unexpectedly</source>
        <translation>das Lesen hat unerwartet geendet</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Which game of {file} is to be opened?</source>
        <translation>Welche Partie aus {file} soll geöffnet werden?</translation>
    </message>
    <message>
        <source>&amp;Check all games</source>
        <translation>Alle Partien &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Stop checking</source>
        <translation>Prüfen a&amp;nhalten</translation>
    </message>
    <message>
        <source>Show &amp;remarks…</source>
        <translation>Be&amp;merkungen zeigen …</translation>
    </message>
    <message>
        <source>All games were read without remarks.</source>
        <translation>Alle Partien wurden ohne Bemerkungen gelesen.</translation>
    </message>
    <message>
        <source>The text holds {games} games.</source>
        <translation>Der Text enthält {games} Partien.</translation>
    </message>
    <message>
        <source>{file} holds {games} games.</source>
        <translation>{file} enthält {games} Partien.</translation>
    </message>
    <message>
        <source>{number}. cannot be read: {reason}</source>
        <translation>{number}. ist nicht lesbar: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read: {reason}.</source>
        <translation>
            <numerusform>%n Partie konnte nicht gelesen werden: {reason}.</numerusform>
            <numerusform>%n Partien konnten nicht gelesen werden: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>How the file was read</source>
        <translation>Wie die Datei gelesen wurde</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>the indexing has ended unexpectedly</source>
        <translation>das Anlegen des Index hat unerwartet geendet</translation>
    </message>
    <message>
        <source>The screen is gone. Games that were begun are offered at the next start.</source>
        <translation>Der Bildschirm ist fort. Begonnene Partien werden beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>“{part}” is not a capture (expected such as 1x2N)</source>
        <translation>„{part}“ ist kein Schlagen (erwartet: etwa 1x2N)</translation>
    </message>
    <message>
        <source>player {player} cannot capture from themselves</source>
        <translation>Spieler {player} kann nicht die eigenen Figuren schlagen</translation>
    </message>
    <message>
        <source>“{part}” is not a debt (expected such as 3:5)</source>
        <translation>„{part}“ ist keine Schuld (erwartet: etwa 3:5)</translation>
    </message>
    <message>
        <source>“{letters}” are not lost pieces (expected such as BR)</source>
        <translation>„{letters}“ sind keine verlorenen Figuren (erwartet: etwa BR)</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as {move})</source>
        <translation>„{text}“ ist kein Zug (erwartet: etwa {move})</translation>
    </message>
    <message>
        <source>Plays any move that is allowed.</source>
        <translation>Spielt irgendeinen erlaubten Zug.</translation>
    </message>
    <message>
        <source>Takes the most valuable piece and looks no further.</source>
        <translation>Nimmt die wertvollste Figur und denkt nicht weiter.</translation>
    </message>
    <message>
        <source>Looks a move ahead and overlooks much, most of all quiet and long moves.</source>
        <translation>Rechnet einen Zug voraus und übersieht viel, am meisten stille und lange Züge.</translation>
    </message>
    <message>
        <source>Looks a little ahead and often overlooks what comes from afar.</source>
        <translation>Rechnet ein wenig voraus und übersieht oft, was von weit her kommt.</translation>
    </message>
    <message>
        <source>Looks ahead and overlooks a move now and then.</source>
        <translation>Rechnet voraus und übersieht ab und zu einen Zug.</translation>
    </message>
    <message>
        <source>Looks further ahead and overlooks little.</source>
        <translation>Rechnet weiter voraus und übersieht wenig.</translation>
    </message>
    <message>
        <source>Looks far ahead and overlooks hardly anything.</source>
        <translation>Rechnet weit voraus und übersieht kaum etwas.</translation>
    </message>
    <message>
        <source>Looks as far ahead as there is time for.</source>
        <translation>Rechnet so weit voraus, wie die Zeit reicht.</translation>
    </message>
    <message>
        <source>Mirrored, each file meets itself, and every army is set up as White is: King faces King, and Queen faces Queen (broken arrows).</source>
        <translation>Gespiegelt trifft jede Linie auf sich selbst, und jede Armee ist wie Weiß aufgestellt: König steht gegen König und Dame gegen Dame (gestrichelt).</translation>
    </message>
    <message>
        <source>Turned, file a meets file h. Armies A and C are both set up as White is, so the King of each faces the Queen of the other (broken arrows). Armies A and B are set up as in chess: King faces King.</source>
        <translation>Gedreht trifft Linie a auf Linie h. Die Armeen A und C sind beide wie Weiß aufgestellt, also steht der König der einen jeweils der Dame der anderen gegenüber (gestrichelt). Die Armeen A und B sind wie im Schach aufgestellt: König gegen König.</translation>
    </message>
    <message>
        <source>Army A stands on two half-boards, so it has two moves in its turn (arrows).</source>
        <translation>Armee A steht auf zwei Halbbrettern, also hat sie in ihrem Zug zwei Einzelzüge (Pfeile).</translation>
    </message>
    <message>
        <source>Army A stands on two half-boards, and still has one move in its turn (arrow).</source>
        <translation>Armee A steht auf zwei Halbbrettern und hat in ihrem Zug trotzdem nur einen Einzelzug (Pfeil).</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, and moves it too: its pieces wear a ring.</source>
        <translation>Armee A hat Armee B mattgesetzt und zieht nun auch sie: Deren Figuren tragen einen Ring.</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, which is gone; its half-board is empty.</source>
        <translation>Armee A hat Armee B mattgesetzt, die nun verschwunden ist; ihr Halbbrett ist leer.</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, which is dead: its pieces are grey and in the way.</source>
        <translation>Armee A hat Armee B mattgesetzt, die nun tot ist: Ihre Figuren sind grau und im Weg.</translation>
    </message>
    <message>
        <source>Which player gets army A, B or C is drawn when the game begins.</source>
        <translation>Wer Armee A, B oder C bekommt, wird zu Beginn der Partie ausgelost.</translation>
    </message>
    <message>
        <source>The first player has army A, the second army B, the third army C (arrows).</source>
        <translation>Der erste Spieler hat Armee A, der zweite Armee B, der dritte Armee C (Pfeile).</translation>
    </message>
    <message>
        <source>Army B was handed to the player of army C, who moves it from now on.</source>
        <translation>Armee B wurde an den Spieler der Armee C übergeben, der sie von nun an zieht.</translation>
    </message>
    <message>
        <source>Army A has pushed A and B together, and its own King is mated there (broken arrows): the army is lost.</source>
        <translation>Armee A hat A und B zusammengeschoben, und ihr eigener König ist dort matt (gestrichelt): Die Armee ist verloren.</translation>
    </message>
    <message>
        <source>Armies B and C threaten a piece of army A each (broken arrows). Army A may answer with two moves in its turn.</source>
        <translation>Die Armeen B und C bedrohen je eine Figur der Armee A (gestrichelt). Armee A darf in ihrem Zug mit zwei Einzelzügen antworten.</translation>
    </message>
    <message>
        <source>Armies A and B exchange a Knight and a Rook (arrows). Army C lost nothing in the round, so it must give up a piece worth at least a Knight: one of those in rings.</source>
        <translation>Die Armeen A und B tauschen einen Springer gegen einen Turm (Pfeile). Armee C hat in der Runde nichts verloren, also muss sie eine Figur abgeben, die mindestens einen Springer wert ist: eine der umringten.</translation>
    </message>
    <message>
        <source>Army B is checkmated, and so frozen: it loses its turns, and only its King may be captured (arrow). Once that is gone, the army is dead.</source>
        <translation>Armee B ist matt und damit eingefroren: Sie setzt aus, und nur ihr König darf geschlagen werden (Pfeil). Ist er geschlagen, so ist die Armee tot.</translation>
    </message>
    <message>
        <source>Army B is dead and stands in the way. With the rule its pieces may be captured (arrow); without it they stay for good, where Kings are captured.</source>
        <translation>Armee B ist tot und steht im Weg. Mit der Regel dürfen ihre Figuren geschlagen werden (Pfeil); ohne sie bleiben sie für immer stehen, wo Könige geschlagen werden.</translation>
    </message>
    <message>
        <source>Army A moves its pawn, and pushes one of army B’s one square forward (arrows): either of the two in rings.</source>
        <translation>Armee A zieht ihren Bauern und schiebt einen von Armee B ein Feld vorwärts (Pfeile): einen der beiden in Ringen.</translation>
    </message>
    <message>
        <source>Army A’s back rank from a to h: {letters}.</source>
        <translation>Die Grundreihe der Armee A von a bis h: {letters}.</translation>
    </message>
    <message>
        <source>The game could not be kept in {folder}: {reason}.</source>
        <translation>Die Partie konnte nicht in {folder} aufbewahrt werden: {reason}.</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <translation>Ergebnis: {result}</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Ahorn</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Eiche</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>Plain light</source>
        <translation>Einfarbig hell</translation>
    </message>
    <message>
        <source>Plain dark</source>
        <translation>Einfarbig dunkel</translation>
    </message>
    <message>
        <source>With the colours</source>
        <translation>Wie die Farben</translation>
    </message>
    <message>
        <source>{file} cannot be read, and boards look as usual: {reason}</source>
        <translation>{file} ist nicht lesbar, und die Bretter sehen aus wie üblich: {reason}</translation>
    </message>
    <message>
        <source>{file}, section [{section}]: {field} is not right, and the theme is left out.</source>
        <translation>{file}, Abschnitt [{section}]: {field} stimmt nicht, und das Aussehen wird ausgelassen.</translation>
    </message>
    <message>
        <source>Analysis: {players}, {day}</source>
        <translation>Analyse: {players}, {day}</translation>
    </message>
    <message>
        <source>Analysis: {players}</source>
        <translation>Analyse: {players}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>No games yet. Every game that you finish is kept here by itself.</source>
        <translation>Noch keine Partien. Jede Partie, die Sie zu Ende spielen, wird von selbst hier aufbewahrt.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Evening’s table…</source>
        <translation>Tabelle des Abends …</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Ordner ändern …</translation>
    </message>
    <message>
        <source>Folder for my games</source>
        <translation>Ordner für meine Partien</translation>
    </message>
    <message>
        <source>Evening’s table</source>
        <translation>Tabelle des Abends</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Leeren …</translation>
    </message>
    <message>
        <source>No game has been finished yet. The next one is counted here.</source>
        <translation>Noch keine Partie ist zu Ende gespielt. Die nächste wird hier gezählt.</translation>
    </message>
    <message>
        <source>Won: {won}</source>
        <translation>Gewonnen: {won}</translation>
    </message>
    <message>
        <source>Drawn: {drawn}</source>
        <translation>Remis: {drawn}</translation>
    </message>
    <message>
        <source>Armies captured: {captured}</source>
        <translation>Eroberte Armeen: {captured}</translation>
    </message>
    <message>
        <source>Clear this table? The games stay in My games.</source>
        <translation>Diese Tabelle leeren? Die Partien bleiben unter „Meine Partien“.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Move on by one seat</source>
        <translation>Einen Platz weiterrücken</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>Wie zuvor</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day}. {month}</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>{rule} Example: {words}</source>
        <translation>{rule} Beispiel: {words}</translation>
    </message>
    <message>
        <source>The weights of this game cannot be learned</source>
        <translation>Für dieses Spiel lassen sich keine Gewichte lernen</translation>
    </message>
    <message>
        <source>the weights are fitted, and tried against the plain ones</source>
        <translation>die Gewichte werden angepasst und gegen die einfachen erprobt</translation>
    </message>
    <message>
        <source>the weights won {rate} +- {error} % of {games} games (fair are {fair} %)</source>
        <translation>die Gewichte gewannen {rate} +- {error} % von {games} Partien (gerecht wären {fair} %)</translation>
    </message>
    <message>
        <source>{file}: line {number} is not of this run</source>
        <translation>{file}: Zeile {number} gehört nicht zu diesem Lauf</translation>
    </message>
    <message>
        <source>You must drop a piece on this pair; other pairs are free</source>
        <translation>Auf diesem Paar müssen Sie eine Figur einsetzen; andere Paare sind frei</translation>
    </message>
    <message>
        <source>Another piece of the hand must be dropped first</source>
        <translation>Zuerst muss eine andere Figur aus der Hand eingesetzt werden</translation>
    </message>
    <message>
        <source>No move may give check in this game: the King on {square} would be in check</source>
        <translation>In diesem Spiel darf kein Zug Schach bieten: Der König auf {square} stünde im Schach</translation>
    </message>
    <message>
        <source>A King in check may only capture the piece that checks it, on {square}</source>
        <translation>Ein König im Schach darf nur die Figur schlagen, die ihm Schach bietet, auf {square}</translation>
    </message>
    <message>
        <source>both sides have reached the goal</source>
        <translation>beide Seiten haben das Ziel erreicht</translation>
    </message>
    <message>
        <source>the winner’s pieces are gone</source>
        <translation>die Figuren des Gewinners sind weg</translation>
    </message>
    <message>
        <source>{count} of {most} checks</source>
        <translation>{count} von {most} Schachgeboten</translation>
    </message>
    <message>
        <source>{count}/{most} checks</source>
        <translation>{count}/{most} Schach</translation>
    </message>
    <message>
        <source>goal of army {army}</source>
        <translation>Ziel der Armee {army}</translation>
    </message>
    <message>
        <source>all armies have passed</source>
        <translation>alle Armeen haben gepasst</translation>
    </message>
    <message>
        <source>the Kings face each other</source>
        <translation>die Könige stehen einander gegenüber</translation>
    </message>
    <message>
        <source>The Kings see each other, and the move must part them</source>
        <translation>Die Könige sehen einander, und der Zug muss sie trennen</translation>
    </message>
    <message>
        <source>Only a whole turn is passed</source>
        <translation>Gepasst wird nur mit dem ganzen Zug</translation>
    </message>
    <message>
        <source>An army in check may not pass</source>
        <translation>Eine Armee im Schach darf nicht passen</translation>
    </message>
    <message>
        <source>An army that can capture may not pass</source>
        <translation>Eine Armee, die schlagen kann, darf nicht passen</translation>
    </message>
    <message>
        <source>Your {piece} on {square} would explode</source>
        <translation>Auf {square} würde eine eigene Figur explodieren: {piece}</translation>
    </message>
    <message>
        <source>{line}</source>
        <translation>{line}</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>Nachrückfeld</translation>
    </message>
    <message>
        <source>blows up the {piece}</source>
        <translation>sprengt {piece}</translation>
    </message>
    <message>
        <source>takes the last {piece}</source>
        <translation>schlägt die letzte Figur dieser Art ({piece})</translation>
    </message>
    <message>
        <source>{about}</source>
        <translation>{about}</translation>
    </message>
    <message>
        <source>The rules of counting moves when few pieces are left are not applied.</source>
        <translation>Die Regeln über das Zählen der Züge bei wenigen Figuren gelten hier nicht.</translation>
    </message>
    <message>
        <source>The rules about chasing other pieces are not applied.</source>
        <translation>Die Regeln über das Jagen anderer Figuren gelten hier nicht.</translation>
    </message>
    <message>
        <source>Points are not counted at the end.</source>
        <translation>Am Ende werden keine Punkte gezählt.</translation>
    </message>
    <message>
        <source>That a move may not be repeated is not applied.</source>
        <translation>Dass ein Zug nicht wiederholt werden darf, gilt hier nicht.</translation>
    </message>
    <message>
        <source>Once two players are left, a player who can move with none of their armies, though none is in check, has lost. Before that the army passes.</source>
        <translation>Sind nur noch zwei Spieler übrig, so hat verloren, wer mit keiner seiner Armeen ziehen kann, auch ohne Schach. Vorher setzt die Armee aus.</translation>
    </message>
    <message>
        <source>Once two players are left, a player who can move with none of their armies wins. Before that the army passes.</source>
        <translation>Sind nur noch zwei Spieler übrig, so gewinnt, wer mit keiner seiner Armeen ziehen kann. Vorher setzt die Armee aus.</translation>
    </message>
    <message>
        <source>With two armies it is a draw when a position has stood {count} times.</source>
        <translation>Mit zwei Armeen ist es remis, wenn eine Stellung zum {count}. Mal entsteht.</translation>
    </message>
    <message>
        <source>At its home it is called {name}.</source>
        <translation>In seiner Heimat heißt es {name}.</translation>
    </message>
    <message>
        <source>Family: {family}.</source>
        <translation>Familie: {family}.</translation>
    </message>
    <message>
        <source>Choose it as the base game when you set up a game. Armies, pushing, the order of turns and the capture of armies are those on the page Rules; where they say chess, read this game. With two armies it is the game as it is played at home.</source>
        <translation>Wählen Sie es bei der Vorbereitung als Grundspiel. Armeen, Schieben, Zugfolge und das Erobern von Armeen sind wie auf der Seite Regeln; wo dort Schach steht, ist dieses Spiel gemeint. Mit zwei Armeen ist es das Spiel, wie man es sonst kennt.</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation>Wie man gewinnt</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>Brett und Figuren</translation>
    </message>
    <message>
        <source>What is different from chess</source>
        <translation>Was anders ist als im Schach</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Die Hand</translation>
    </message>
    <message>
        <source>On half-boards</source>
        <translation>Auf Halbbrettern</translation>
    </message>
    <message>
        <source>Writing it down</source>
        <translation>Wie man es schreibt</translation>
    </message>
    <message>
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message>
        <source>Armies set up as White (A, C, E ..): {words}</source>
        <translation>Armeen, die wie Weiß aufgestellt sind (A, C, E ..): {words}</translation>
    </message>
    <message>
        <source>Armies set up as Black (B, D, F ..): {words}</source>
        <translation>Armeen, die wie Schwarz aufgestellt sind (B, D, F ..): {words}</translation>
    </message>
    <message>
        <source>There is no check and no mate.</source>
        <translation>Es gibt weder Schach noch Matt.</translation>
    </message>
    <message>
        <source>no more than {count} pieces left</source>
        <translation>höchstens noch {count} Figuren hat</translation>
    </message>
    <message>
        <source>An army is captured when it has {what}.</source>
        <translation>Eine Armee wird erobert, wenn sie {what}.</translation>
    </message>
    <message>
        <source>It counts only while another army has at least {count}.</source>
        <translation>Das gilt nur, solange eine andere Armee mindestens {count} hat.</translation>
    </message>
    <message>
        <source>{count} of them must stand there.</source>
        <translation>Es müssen {count} von ihnen dort stehen.</translation>
    </message>
    <message>
        <source>One of them is enough while no square there is empty.</source>
        <translation>Eine davon genügt, solange dort kein Feld leer ist.</translation>
    </message>
    <message>
        <source>An army without a move passes, also once two players are left.</source>
        <translation>Eine Armee ohne Zug passt, auch wenn nur noch zwei Spieler übrig sind.</translation>
    </message>
    <message>
        <source>With two armies, {count} moves of each without a capture or a pawn’s move are a draw.</source>
        <translation>Mit zwei Armeen sind je {count} Züge ohne Schlagen und ohne Bauernzug remis.</translation>
    </message>
    <message>
        <source>A half-board has {files} files and {ranks} ranks.</source>
        <translation>Ein Halbbrett hat {files} Linien und {ranks} Reihen.</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n Reihe</numerusform>
            <numerusform>%n Reihen</numerusform>
        </translation>
    </message>
    <message>
        <source>Between any two that are pushed together lies the strip, of {ranks}: it belongs to nobody, and what stands on it is on every pair.</source>
        <translation>Zwischen je zwei zusammengeschobenen liegt der Streifen ({ranks}): Er gehört niemandem, und was darauf steht, steht auf jedem Paar.</translation>
    </message>
    <message>
        <source>Pieces stand on points, where lines cross.</source>
        <translation>Figuren stehen auf Punkten, wo sich Linien kreuzen.</translation>
    </message>
    <message>
        <source>Each seat may choose its army: {armies}.</source>
        <translation>Jeder Platz darf seine Armee wählen: {armies}.</translation>
    </message>
    <message>
        <source>Explosions leave these unharmed: {pieces}.</source>
        <translation>Explosionen schaden diesen nicht: {pieces}.</translation>
    </message>
    <message>
        <source>No move may give check.</source>
        <translation>Kein Zug darf Schach bieten.</translation>
    </message>
    <message>
        <source>A King in check may only move to capture what checks it.</source>
        <translation>Ein König im Schach darf nur ziehen, um zu schlagen, was ihm Schach bietet.</translation>
    </message>
    <message>
        <source>Two Kings may not face each other on an open file.</source>
        <translation>Zwei Könige dürfen einander auf einer offenen Linie nicht gegenüberstehen.</translation>
    </message>
    <message>
        <source>An army that is not in check may pass.</source>
        <translation>Eine Armee, die nicht im Schach steht, darf passen.</translation>
    </message>
    <message>
        <source>Along the diagonal lines of a palace some pieces move diagonally: general, guard and soldier a step, chariot and cannon as far as they go elsewhere.</source>
        <translation>Auf den schrägen Linien eines Palasts ziehen manche Figuren schräg: General, Wächter und Soldat einen Schritt, Wagen und Kanone so weit wie sonst.</translation>
    </message>
    <message>
        <source>A piece that leaves its first square on the back rank may bring in a piece of the hand there, in the same move.</source>
        <translation>Verlässt eine Figur ihr erstes Feld auf der Grundreihe, so darf im selben Zug eine Figur der Hand dort einrücken.</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <translation>Es gibt keine Rochade.</translation>
    </message>
    <message>
        <source>The King castles with: {pieces}.</source>
        <translation>Der König rochiert mit: {pieces}.</translation>
    </message>
    <message>
        <source>Pawns have no double step.</source>
        <translation>Bauern haben keinen Doppelschritt.</translation>
    </message>
    <message>
        <source>It may also stay what it is, if it can move on.</source>
        <translation>Die Umwandlung darf unterbleiben, wenn danach noch ein Zug möglich ist.</translation>
    </message>
    <message>
        <source>{piece} – {other}</source>
        <translation>{piece} – {other}</translation>
    </message>
    <message>
        <source>With every move a piece becomes another one: {pieces}.</source>
        <translation>Mit jedem Zug wird eine Figur zu einer anderen: {pieces}.</translation>
    </message>
    <message>
        <source>A piece that moves into, within or out of the promotion zone becomes another one: {pieces}.</source>
        <translation>Eine Figur, die in die Umwandlungszone, in ihr oder aus ihr zieht, wird zu einer anderen: {pieces}.</translation>
    </message>
    <message>
        <source>An army that can capture on the pair that is pushed must; another pair may be pushed instead.</source>
        <translation>Eine Armee, die auf dem zusammengeschobenen Paar schlagen kann, muss es; stattdessen darf ein anderes Paar zusammengeschoben werden.</translation>
    </message>
    <message>
        <source>A capture explodes: it also removes the piece that captures, and every piece but pawns on the eight squares around, own or hostile. Nobody may explode a King of their own.</source>
        <translation>Ein Schlagzug explodiert: Er entfernt auch die schlagende Figur und auf den acht Feldern ringsum alle Figuren außer Bauern, eigene wie gegnerische. Niemand darf einen eigenen König sprengen.</translation>
    </message>
    <message>
        <source>These do not capture pieces of their own kind: {pieces}.</source>
        <translation>Diese schlagen keine Figuren ihrer eigenen Art: {pieces}.</translation>
    </message>
    <message>
        <source>The {pieces} neither jumps over another of its kind nor captures one.</source>
        <translation>Eine Figur dieser Art ({pieces}) überspringt und schlägt keine andere ihrer Art.</translation>
    </message>
    <message>
        <source>When a King faces another along an open line of the pair, a move there must end that; with two armies, the army to move may pass instead, and the game is drawn.</source>
        <translation>Steht ein König auf einer offenen Linie des Paares einem anderen gegenüber, so muss ein Zug dort das beenden; mit zwei Armeen darf die Armee am Zug stattdessen passen, und die Partie ist remis.</translation>
    </message>
    <message>
        <source>From its first square the King may leap two files aside and one rank forward, and the piece beside it two squares straight forward, over anything to an empty square. A King may not leap in check, nor once a hostile rook has moved onto its file or rank.</source>
        <translation>Von seinem ersten Feld aus darf der König zwei Linien zur Seite und eine Reihe vorwärts springen und die Figur neben ihm zwei Felder geradeaus, über alles hinweg auf ein leeres Feld. Ein König darf nicht springen, wenn er im Schach steht oder sobald ein gegnerischer Turm auf seine Linie oder Reihe gezogen ist.</translation>
    </message>
    <message>
        <source>An army that castles to one side takes the right to castle there from all others.</source>
        <translation>Eine Armee, die nach einer Seite rochiert, nimmt allen anderen das Recht, dorthin zu rochieren.</translation>
    </message>
    <message>
        <source>With two armies, the player to move loses when a position has stood {count} times.</source>
        <translation>Mit zwei Armeen verliert der Spieler am Zug, wenn eine Stellung zum {count}. Mal entsteht.</translation>
    </message>
    <message>
        <source>With two armies, the player to move wins when a position has stood {count} times.</source>
        <translation>Mit zwei Armeen gewinnt der Spieler am Zug, wenn eine Stellung zum {count}. Mal entsteht.</translation>
    </message>
    <message>
        <source>With two armies, army A loses when a position has stood {count} times.</source>
        <translation>Mit zwei Armeen verliert Armee A, wenn eine Stellung zum {count}. Mal entsteht.</translation>
    </message>
    <message>
        <source>files {first} to {last}, {ranks}</source>
        <translation>Linien {first} bis {last}, {ranks}</translation>
    </message>
    <message>
        <source>Every {pieces} of an army is royal: none may be left attacked, and each is checkmated like the King of chess.</source>
        <translation>Jede Figur dieser Art ({pieces}) einer Armee ist königlich: Keine darf angegriffen bleiben, und jede wird mattgesetzt wie der König des Schachspiels.</translation>
    </message>
    <message>
        <source>These are royal while their army has no more than {count} of the kind; they may not be left attacked, and are checkmated like the King of chess: {pieces}.</source>
        <translation>Diese sind königlich, solange ihre Armee nicht mehr als {count} von der Art hat; sie dürfen nicht angegriffen bleiben und werden mattgesetzt wie der König des Schachspiels: {pieces}.</translation>
    </message>
    <message>
        <source>The last {pieces} of an army is royal: it may not be left attacked, and is checkmated like the King of chess.</source>
        <translation>Die letzte Figur dieser Art ({pieces}) einer Armee ist königlich: Sie darf nicht angegriffen bleiben und wird mattgesetzt wie der König des Schachspiels.</translation>
    </message>
    <message>
        <source>An army that has several may not leave all of them attacked at once.</source>
        <translation>Eine Armee, die mehrere hat, darf nicht alle zugleich angegriffen lassen.</translation>
    </message>
    <message>
        <source>no piece left</source>
        <translation>keine Figur mehr hat</translation>
    </message>
    <message>
        <source>no more than {pieces} left</source>
        <translation>höchstens noch {pieces} hat</translation>
    </message>
    <message>
        <source>lost its last {pieces}</source>
        <translation>ihre letzte Figur dieser Art ({pieces}) verloren hat</translation>
    </message>
    <message>
        <source>A player wins when each of their armies has {what}.</source>
        <translation>Ein Spieler gewinnt, wenn jede seiner Armeen {what}.</translation>
    </message>
    <message>
        <source>An army whose {pieces} reaches {squares} of a pair, counted from its own home, captures the army that is at home on the other half-board.</source>
        <translation>Erreicht auf einem Paar eine Figur dieser Art ({pieces}) {squares}, von der eigenen Heimat aus gezählt, so erobert ihre Armee die Armee, die auf dem anderen Halbbrett zu Hause ist.</translation>
    </message>
    <message>
        <source>It counts if it still stands there when the army’s next turn begins.</source>
        <translation>Das gilt, wenn sie zu Beginn des nächsten Zuges ihrer Armee noch dort steht.</translation>
    </message>
    <message>
        <source>It does not count while it is attacked there.</source>
        <translation>Das gilt nicht, solange sie dort angegriffen ist.</translation>
    </message>
    <message>
        <source>With two armies, a player who gives check with every move until a position has stood {count} times loses.</source>
        <translation>Mit zwei Armeen verliert ein Spieler, der mit jedem Zug Schach gibt, bis eine Stellung zum {count}. Mal entsteht.</translation>
    </message>
    <message>
        <source>With two armies, {count} moves of each without a capture are a draw.</source>
        <translation>Mit zwei Armeen sind je {count} Züge ohne Schlagen remis.</translation>
    </message>
    <message>
        <source>This is how the pieces move, alone on a board or with what the drawing shows:</source>
        <translation>So ziehen die Figuren, allein auf einem Brett oder mit dem, was die Zeichnung zeigt:</translation>
    </message>
    <message>
        <source>When all living armies pass one after another, it is a draw.</source>
        <translation>Passen alle lebenden Armeen nacheinander, ist es remis.</translation>
    </message>
    <message>
        <source>In castling the King moves {squares} towards the rook.</source>
        <translation>Bei der Rochade geht der König {squares} auf den Turm zu.</translation>
    </message>
    <message>
        <source>any rank</source>
        <translation>jeder Reihe</translation>
    </message>
    <message>
        <source>Pawns make their double step from {ranks}.</source>
        <translation>Bauern machen ihren Doppelschritt von {ranks} aus.</translation>
    </message>
    <message>
        <source>A {pawn} that reaches {ranks} of a half-board that is not its home is promoted to {pieces}.</source>
        <translation>Ein {pawn}, der auf einem Halbbrett, das nicht seine Heimat ist, {ranks} erreicht, wird umgewandelt in: {pieces}.</translation>
    </message>
    <message>
        <source>Promotion never gives an army more than {limits}.</source>
        <translation>Durch Umwandlung hat eine Armee nie mehr als {limits}.</translation>
    </message>
    <message>
        <source>A piece that captures becomes another one: {pieces}.</source>
        <translation>Eine Figur, die schlägt, wird zu einer anderen: {pieces}.</translation>
    </message>
    <message>
        <source>It does so only by capturing.</source>
        <translation>Das geschieht nur beim Schlagen.</translation>
    </message>
    <message>
        <source>The promotion zone is {ranks} of every half-board that is not the piece’s home.</source>
        <translation>Die Umwandlungszone: {ranks} jedes Halbbretts, das nicht die Heimat der Figur ist.</translation>
    </message>
    <message>
        <source>The {pieces} keeps to {squares} of a pair, counted from its own home.</source>
        <translation>Eine Figur dieser Art ({pieces}) betritt auf einem Paar nur {squares}, von der eigenen Heimat aus gezählt.</translation>
    </message>
    <message>
        <source>What an army captures goes to its hand and has its colour from then on.</source>
        <translation>Was eine Armee schlägt, kommt in ihre Hand und trägt von da an ihre Farbe.</translation>
    </message>
    <message>
        <source>A promoted pawn that is captured goes to the hand as a pawn.</source>
        <translation>Ein umgewandelter Bauer, der geschlagen wird, kommt als Bauer in die Hand.</translation>
    </message>
    <message>
        <source>A captured piece loses its promotion.</source>
        <translation>Eine geschlagene Figur verliert ihre Umwandlung.</translation>
    </message>
    <message>
        <source>Instead of moving, an army may push any two half-boards and drop a piece from the hand on an empty square. When an army is captured its hand goes with it.</source>
        <translation>Statt zu ziehen, darf eine Armee zwei beliebige Halbbretter zusammenschieben und eine Figur aus der Hand auf ein leeres Feld einsetzen. Wird eine Armee erobert, so geht ihre Hand mit.</translation>
    </message>
    <message>
        <source>It is dropped with either side up.</source>
        <translation>Eingesetzt wird mit beliebiger Seite nach oben.</translation>
    </message>
    <message>
        <source>No drop may give check.</source>
        <translation>Kein Einsetzen darf Schach bieten.</translation>
    </message>
    <message>
        <source>A {piece} may not be dropped on a file of the joined board on which its army already has {count}.</source>
        <translation>Eine Figur dieser Art ({piece}) darf nicht auf einer Linie des zusammengeschobenen Bretts eingesetzt werden, auf der ihre Armee schon {count} davon hat.</translation>
    </message>
    <message>
        <source>A {piece} may not be dropped so that it mates at once.</source>
        <translation>Eine Figur dieser Art ({piece}) darf nicht so eingesetzt werden, dass sie sofort mattsetzt.</translation>
    </message>
    <message>
        <source>Pieces are dropped only on {squares}, counted from home.</source>
        <translation>Figuren werden nur auf {squares} eingesetzt, von der Heimat aus gezählt.</translation>
    </message>
    <message>
        <source>Castling and en passant are as on the page Rules. A castling army keeps to its home half-board.</source>
        <translation>Rochade und en passant sind wie auf der Seite Regeln. Eine Armee, die rochiert, bleibt auf ihrem heimatlichen Halbbrett.</translation>
    </message>
    <message>
        <source>In the text of a position these have other letters: {letters}.</source>
        <translation>Im Text einer Stellung haben diese andere Buchstaben: {letters}.</translation>
    </message>
    <message>
        <source>{move} drops a piece from the hand.</source>
        <translation>{move} setzt eine Figur aus der Hand ein.</translation>
    </message>
    <message>
        <source>An army that has been checked {times} is captured by the player who checked it last.</source>
        <translation>Eine Armee, der {times} Schach geboten wurde, wird von dem Spieler erobert, der es zuletzt bot.</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece is dropped or left where it could never move.</source>
        <translation>Keine Figur wird eingesetzt oder bleibt, wo sie nie mehr ziehen könnte.</translation>
    </message>
    <message>
        <source>What can be dropped must be, before anything else moves.</source>
        <translation>Was eingesetzt werden kann, muss eingesetzt werden, bevor etwas anderes zieht.</translation>
    </message>
    <message>
        <source>These must be dropped before anything else moves: {pieces}.</source>
        <translation>Diese müssen eingesetzt werden, bevor etwas anderes zieht: {pieces}.</translation>
    </message>
    <message>
        <source>An army begins with these in its hand: {pieces}.</source>
        <translation>Eine Armee beginnt mit diesen in der Hand: {pieces}.</translation>
    </message>
    <message>
        <source>A pawn is not dropped on a back rank.</source>
        <translation>Ein Bauer wird nicht auf einer Grundreihe eingesetzt.</translation>
    </message>
    <message>
        <source>A piece sees its home half-board as its own side, and every other one as the opponent’s. So it looks away from its owner at home, and towards the back rank on any other half-board.</source>
        <translation>Eine Figur sieht ihr Heimatbrett als eigene Seite und jedes andere Halbbrett als die des Gegners. Zu Hause blickt sie also vom Besitzer weg, auf jedem anderen Halbbrett zu dessen Grundreihe.</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <translation>{letter} {piece}</translation>
    </message>
    <message>
        <source>Moves are written as in chess, with the pair in front. The letters are: {letters}.</source>
        <translation>Züge werden wie im Schach geschrieben, mit dem Paar davor. Die Buchstaben sind: {letters}.</translation>
    </message>
    <message>
        <source>A + or a - at the end says that a piece became another one.</source>
        <translation>Ein + oder - am Ende sagt, dass eine Figur zu einer anderen wurde.</translation>
    </message>
    <message>
        <source>A + at the end promotes and a = declines.</source>
        <translation>Ein + am Ende wandelt um, ein = verzichtet darauf.</translation>
    </message>
    <message>
        <source>A promoted piece has + before the letter it had.</source>
        <translation>Eine umgewandelte Figur hat + vor ihrem früheren Buchstaben.</translation>
    </message>
    <message>
        <source>What a move brings in stands behind a slash: AB:Nc3/H.</source>
        <translation>Was in einem Zug einrückt, steht hinter einem Schrägstrich: AB:Nc3/H.</translation>
    </message>
    <message>
        <source>A square of the strip is named with ~ in front.</source>
        <translation>Ein Feld des Streifens hat ~ vor seinem Namen.</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>keine Reihe</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>Reihe {rank}</translation>
    </message>
    <message>
        <source>ranks {first} and {last}</source>
        <translation>Reihen {first} und {last}</translation>
    </message>
    <message>
        <source>ranks {first} to {last}</source>
        <translation>Reihen {first} bis {last}</translation>
    </message>
    <message>
        <source>the ranks {ranks}</source>
        <translation>Reihen {ranks}</translation>
    </message>
    <message>
        <source>[{game}]: the name is taken by another file</source>
        <translation>[{game}]: Der Name ist von einer anderen Datei vergeben</translation>
    </message>
    <message>
        <source>[{game}] {key} is not applied</source>
        <translation>[{game}] {key} gilt hier nicht</translation>
    </message>
    <message>
        <source>{where}: {problem}</source>
        <translation>{where}: {problem}</translation>
    </message>
    <message>
        <source>files of Rooks, KQ, K, Q or -</source>
        <translation>Linien der Türme, KQ, K, Q oder -</translation>
    </message>
    <message>
        <source>army {letter} has “{text}” (expected some of {files}, or -)</source>
        <translation>Armee {letter} hat „{text}“ (erwartet: einige von {files}, oder -)</translation>
    </message>
    <message>
        <source>Games of Fairy-Stockfish</source>
        <translation>Spiele für Fairy-Stockfish</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Saved as “{file}”</source>
        <translation>Als „{file}“ gespeichert</translation>
    </message>
    <message>
        <source>“{text}” has no place in it</source>
        <translation>„{text}“ gehört nicht hinein</translation>
    </message>
    <message>
        <source>“{text}” are no castling rights in {game}</source>
        <translation>„{text}“ sind in {game} keine Rochaderechte</translation>
    </message>
    <message>
        <source>“{text}” is no square</source>
        <translation>„{text}“ ist kein Feld</translation>
    </message>
    <message>
        <source>“{text}” are no counts of checks in {game}</source>
        <translation>„{text}“ ist in {game} keine Zählung von Schachgeboten</translation>
    </message>
</context>
<context>
    <name>AnalysisStrip</name>
    <message>
        <source>Any side may be moved; the game itself is not touched.</source>
        <translation>Jede Seite darf ziehen; die Partie selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Show the mate again</source>
        <translation>Matt noch einmal zeigen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Enter goes on</source>
        <translation>Mit der Eingabetaste geht es weiter</translation>
    </message>
</context>
<context>
    <name>ClockBox</name>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>added when a turn ends</source>
        <translation>beim Ende eines Zuges gutgeschrieben</translation>
    </message>
    <message>
        <source>not counted when one begins</source>
        <translation>zu Beginn eines Zuges nicht gezählt</translation>
    </message>
    <message>
        <source>&amp;Minutes for each player</source>
        <translation>&amp;Minuten für jeden Spieler</translation>
    </message>
    <message>
        <source>&amp;Seconds a turn</source>
        <translation>&amp;Sekunden je Zug</translation>
    </message>
    <message>
        <source>They &amp;are</source>
        <translation>Sie &amp;werden</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <translation>
            <numerusform>%n Sekunde je Zug</numerusform>
            <numerusform>%n Sekunden je Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} and {seconds}</source>
        <translation>{minutes} und {seconds}</translation>
    </message>
    <message>
        <source>Everyone may think as long as they like.</source>
        <translation>Jeder darf denken, so lange er möchte.</translation>
    </message>
    <message>
        <source>A player&apos;s time runs only when their turn has lasted that long.</source>
        <translation>Die Zeit eines Spielers läuft erst, wenn sein Zug so lange gedauert hat.</translation>
    </message>
    <message>
        <source>A player gets the seconds each time one of their turns ends.</source>
        <translation>Ein Spieler bekommt die Sekunden jedes Mal gutgeschrieben, wenn einer seiner Züge endet.</translation>
    </message>
    <message>
        <source>Each clock starts at {factor} times this time.</source>
        <translation>Jede Uhr beginnt mit dem {factor}-fachen dieser Zeit.</translation>
    </message>
    <message>
        <source>This is the time for the whole game.</source>
        <translation>Das ist die Zeit für die ganze Partie.</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>Eigene …</translation>
    </message>
    <message>
        <source>{clock} {rule}</source>
        <translation>{clock} {rule}</translation>
    </message>
</context>
<context>
    <name>ClockHolder</name>
    <message>
        <source>The clocks are running.</source>
        <translation>Die Uhren laufen.</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Untitled game</source>
        <translation>Unbenannte Partie</translation>
    </message>
    <message>
        <source>The journal {file} cannot be restored: {reason}.</source>
        <translation>Das Journal {file} kann nicht wiederhergestellt werden: {reason}.</translation>
    </message>
    <message>
        <source>The game is saved as the web page {file}.</source>
        <translation>Die Partie ist als Webseite {file} gespeichert.</translation>
    </message>
    <message>
        <source>A copy of the game is saved as {file}.</source>
        <translation>Eine Kopie der Partie ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The position is saved as {file}.</source>
        <translation>Die Stellung ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>Autosave is off: {reason}.</source>
        <translation>Automatisches Sichern ist aus: {reason}.</translation>
    </message>
</context>
<context>
    <name>EnginePanel</name>
    <message>
        <source>Best lines</source>
        <translation>Beste Zugfolgen</translation>
    </message>
    <message>
        <source>Wait on</source>
        <translation>Weiter warten</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zugfolgen</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Anzahl der Zugfolgen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Choose a program, and how much of the computer it has</source>
        <translation>Ein Programm wählen und festlegen, wie viel vom Rechner es bekommt</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>Ein Programm wählen …</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory in megabytes</source>
        <translation>Speicher in Megabyte</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>{pair}: this pair only</source>
        <translation>{pair}: nur dieses Paar</translation>
    </message>
    <message>
        <source>Starting {program}…</source>
        <translation>{program} wird gestartet …</translation>
    </message>
    <message>
        <source>{program} is loading…</source>
        <translation>{program} lädt …</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
    <message>
        <source>{program} is not ready yet: it may still be loading. Wait on, or stop it.</source>
        <translation>{program} ist noch nicht bereit: Vielleicht lädt es noch. Sie können weiter warten oder es anhalten.</translation>
    </message>
    <message>
        <source>Use Fairy-Stockfish</source>
        <translation>Fairy-Stockfish verwenden</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} Stellungen</translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1 Stellung</translation>
    </message>
    <message>
        <source>It had to be started a second time.</source>
        <translation>Es musste ein zweites Mal gestartet werden.</translation>
    </message>
    <message>
        <source>No program is chosen.</source>
        <translation>Kein Programm ist gewählt.</translation>
    </message>
    <message>
        <source>Any chess program that speaks UCI will do, such as Stockfish: install it with the packages of the system or from stockfishchess.org, and choose its file here.</source>
        <translation>Jedes Schachprogramm, das UCI spricht, ist recht, etwa Stockfish: über die Pakete des Systems oder von stockfishchess.org installieren und die Datei hier wählen.</translation>
    </message>
    <message>
        <source>Use Stockfish</source>
        <translation>Stockfish verwenden</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something unexpected went wrong ({kind}: {error}). The game is kept in its journal.</source>
        <translation>Etwas Unerwartetes ist schiefgegangen ({kind}: {error}). Die Partie ist in ihrem Journal bewahrt.</translation>
    </message>
    <message>
        <source>Details are in {file}.</source>
        <translation>Einzelheiten stehen in {file}.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a game</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>Save this game of {file} as a file of its own</source>
        <translation>Diese Partie aus {file} als eigene Datei speichern</translation>
    </message>
    <message>
        <source>“{file}” was changed on the disk after it was opened or saved here. To overwrite it loses that change.</source>
        <translation>„{file}“ wurde auf der Platte geändert, nachdem die Datei hier geöffnet oder gespeichert worden war. Überschreiben verwirft diese Änderung.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>“{file}” has letters that could not be read. To save over it loses them for good.</source>
        <translation>„{file}“ enthält Buchstaben, die sich nicht lesen ließen. Überschreiben verwirft sie endgültig.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Darüber speichern</translation>
    </message>
    <message>
        <source>Save as a web page</source>
        <translation>Als Webseite speichern</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Save as PGN</source>
        <translation>Als PGN speichern</translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation>PGN, zwei Armeen</translation>
    </message>
    <message>
        <source>The game is on the clipboard as text.</source>
        <translation>Die Partie liegt als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>{game}, analysis</source>
        <translation>{game}, Analyse</translation>
    </message>
    <message>
        <source>“{file}” is open in another window; save under another name, or close that window first.</source>
        <translation>„{file}“ ist in einem anderen Fenster offen; speichern Sie unter einem anderen Namen, oder schließen Sie erst jenes Fenster.</translation>
    </message>
    <message>
        <source>Unsaved analysis</source>
        <translation>Ungespeicherte Analyse</translation>
    </message>
    <message>
        <source>The analysis has changes that are not saved. Save them first?</source>
        <translation>Die Analyse hat Änderungen, die nicht gespeichert sind. Erst speichern?</translation>
    </message>
    <message>
        <source>This game is not saved yet. Save it, to continue it later?</source>
        <translation>Diese Partie ist noch nicht gespeichert. Speichern, um sie später fortzusetzen?</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Ungespeicherte Partie</translation>
    </message>
    <message>
        <source>The game on the table has changes that are not saved. Save them first?</source>
        <translation>Die Partie auf dem Tisch hat Änderungen, die nicht gespeichert sind. Erst speichern?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>Reading the text …</source>
        <translation>Der Text wird gelesen …</translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation>{file} wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save film strip</source>
        <translation>Filmstreifen speichern</translation>
    </message>
    <message>
        <source>The boards of each move</source>
        <translation>Die Bretter jedes Zuges</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Den ganzen Tisch</translation>
    </message>
    <message>
        <source>&amp;From move</source>
        <translation>&amp;Von Zug</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>&amp;Bis Zug</translation>
    </message>
    <message>
        <source>&amp;Each picture shows</source>
        <translation>&amp;Jedes Bild zeigt</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>&amp;Art der Datei</translation>
    </message>
    <message>
        <source>Pictures in a &amp;row</source>
        <translation>Bilder in einer &amp;Reihe</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Von Zug</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Bis Zug</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>A picture for each move, with its number and what it is called.</source>
        <translation>Ein Bild für jeden Zug, mit seiner Nummer und seinem Namen.</translation>
    </message>
    <message>
        <source>An animated GIF takes Pillow, which is not installed: pip install &apos;cfanp-gui[gif]&apos;</source>
        <translation>Ein bewegtes GIF braucht Pillow, das nicht installiert ist: pip install &apos;cfanp-gui[gif]&apos;</translation>
    </message>
    <message>
        <source>A film has at most {most} moves.</source>
        <translation>Ein Film hat höchstens {most} Züge.</translation>
    </message>
</context>
<context>
    <name>GameJournals</name>
    <message>
        <source>The game is restored only up to where its journal is damaged: {reason}. The journal is kept as {file}.</source>
        <translation>Die Partie ist nur bis dahin wiederhergestellt, wo ihr Journal beschädigt ist: {reason}. Das Journal ist als {file} aufgehoben.</translation>
    </message>
    <message>
        <source>{file} cannot be removed: {reason}.</source>
        <translation>{file} kann nicht entfernt werden: {reason}.</translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message>
        <source>Show the mate again</source>
        <translation>Matt noch einmal zeigen</translation>
    </message>
    <message>
        <source>Worst moves of the game</source>
        <translation>Schlechteste Züge der Partie</translation>
    </message>
    <message>
        <source>Have the game judged, and see which moves cost most</source>
        <translation>Die Partie bewerten lassen und sehen, welche Züge am meisten gekostet haben</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Go to the start of the record and walk through it</source>
        <translation>An den Anfang der Aufzeichnung gehen, um sie durchzusehen</translation>
    </message>
    <message>
        <source>Evening’s table…</source>
        <translation>Tabelle des Abends …</translation>
    </message>
    <message>
        <source>All games of the same people</source>
        <translation>Alle Partien derselben Leute</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen …</translation>
    </message>
    <message>
        <source>Pictures, pages and text of the game</source>
        <translation>Bilder, Seiten und Text der Partie</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Begin another game of the same people</source>
        <translation>Eine neue Partie mit denselben Leuten beginnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Diesen Bereich schließen</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Plätze …</translation>
    </message>
    <message>
        <source>Who sits where in the rematch</source>
        <translation>Wer in der Revanche wo sitzt</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Who took whom, and what else can be done now</source>
        <translation>Wer wen erobert hat, und was sonst noch zu tun ist</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spiel zu Ende</translation>
    </message>
    <message>
        <source>Who took whom</source>
        <translation>Wer wen erobert hat</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Part of a player’s name</source>
        <translation>Teil eines Namens</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>By which column the games are sorted</source>
        <translation>Nach welcher Spalte die Partien sortiert sind</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Which turns followed the position on the table, and with what results</source>
        <translation>Welche Züge auf die Stellung auf dem Tisch folgten und mit welchen Ergebnissen</translation>
    </message>
    <message>
        <source>Turns that followed the position on the table</source>
        <translation>Züge, die auf die Stellung auf dem Tisch folgten</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie sie endete</translation>
    </message>
    <message>
        <source>Choose a folder, and the games in it are listed here.</source>
        <translation>Hier stehen die Partien eines Ordners, sobald einer gewählt ist.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>What is looked for in the games</source>
        <translation>Was in den Partien gesucht wird</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Half-board</source>
        <translation>Halbbrett</translation>
    </message>
    <message>
        <source>Pieces on a pair</source>
        <translation>Figuren auf einem Paar</translation>
    </message>
    <message>
        <source>Pieces of an army</source>
        <translation>Figuren einer Armee</translation>
    </message>
    <message>
        <source>Who captured whom</source>
        <translation>Wer wen eroberte</translation>
    </message>
    <message>
        <source>A CFEN or its beginning</source>
        <translation>Ein CFEN oder sein Anfang</translation>
    </message>
    <message>
        <source>Finds games in which a position was reached whose text begins so.</source>
        <translation>Findet Partien, in denen eine Stellung vorkam, deren Text so beginnt.</translation>
    </message>
    <message>
        <source>Finds games in which the position on the table was reached.</source>
        <translation>Findet Partien, in denen die Stellung auf dem Tisch vorkam.</translation>
    </message>
    <message>
        <source>Ranks, such as 8/8/PPPPPPPP/RNBQKBNR</source>
        <translation>Reihen, etwa 8/8/PPPPPPPP/RNBQKBNR</translation>
    </message>
    <message>
        <source>Finds a half-board, written as in a CFEN or without the armies.</source>
        <translation>Findet ein Halbbrett, wie in einem CFEN geschrieben oder ohne die Armeen.</translation>
    </message>
    <message>
        <source>Such as KaQaKb, AB: KQK, KQK+</source>
        <translation>Etwa KaQaKb, AB: KQK, KQK+</translation>
    </message>
    <message>
        <source>Finds pieces on two half-boards pushed together: just these, or with + more.</source>
        <translation>Findet Figuren auf zwei zusammengeschobenen Halbbrettern: nur diese, mit + auch mehr.</translation>
    </message>
    <message>
        <source>Such as KQR, A: KQR, KQR+</source>
        <translation>Etwa KQR, A: KQR, KQR+</translation>
    </message>
    <message>
        <source>Finds an army with just these pieces, or with + more.</source>
        <translation>Findet eine Armee mit nur diesen Figuren, mit + auch mehr.</translation>
    </message>
    <message>
        <source>Such as Ann x Ben, A x, x C</source>
        <translation>Etwa Ann x Ben, A x, x C</translation>
    </message>
    <message>
        <source>Finds games in which a player captured an army: names, or letters.</source>
        <translation>Findet Partien, in denen jemand eine Armee eroberte: Namen oder Buchstaben.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Leave out {folder}</source>
        <translation>{folder} weglassen</translation>
    </message>
    <message>
        <source>Folder with games</source>
        <translation>Ordner mit Partien</translation>
    </message>
    <message>
        <source>looking into the folders</source>
        <translation>sieht in den Ordnern nach</translation>
    </message>
    <message>
        <source>reading file {number} of {all}</source>
        <translation>liest Datei {number} von {all}</translation>
    </message>
    <message>
        <source>playing through game {number} of {all}</source>
        <translation>spielt Partie {number} von {all} durch</translation>
    </message>
    <message>
        <source>not played through yet, so not found by what stood on the boards: {count}</source>
        <translation>noch nicht durchgespielt und darum nach dem, was auf den Brettern stand, nicht zu finden: {count}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>{found} of {games}</source>
        <translation>{found} von {games}</translation>
    </message>
</context>
<context>
    <name>HandOverCard</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on</source>
        <translation>Klicken oder Eingabe drücken, um weiterzumachen</translation>
    </message>
    <message>
        <source>{name}, please take the seat</source>
        <translation>{name}, bitte Platz nehmen</translation>
    </message>
    <message>
        <source>Click, or press Enter, when nobody else looks</source>
        <translation>Klicken oder Eingabe drücken, wenn sonst niemand hinsieht</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Step through an example</source>
        <translation>Ein Beispiel &amp;Schritt für Schritt ansehen</translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message>
        <source>Pairing matrix</source>
        <translation>Paarungsmatrix</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Radar</source>
        <translation>Radar</translation>
    </message>
    <message>
        <source>Radar: before this army moves again</source>
        <translation>Radar: bis diese Armee wieder zieht</translation>
    </message>
    <message>
        <source>In this game no boards are pushed together: there is nothing to tell here.</source>
        <translation>In diesem Spiel werden keine Bretter zusammengeschoben: Hier gibt es nichts zu zeigen.</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>Keine Partie auf dem Tisch.</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>Kleinere Zellen</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>Größere Zellen</translation>
    </message>
    <message>
        <source>Number: legal moves. {king} its King is there, {king}+ in check, {king}# checkmated. {star} it can checkmate at once. {minus}3 it may lose, +3 it may win there, in pawns. Hatched: pushed this turn.</source>
        <translation>Zahl: legale Züge. {king} ihr König steht dort, {king}+ im Schach, {king}# matt. {star} sie kann sofort mattsetzen. {minus}3 kann sie dort verlieren, +3 gewinnen, in Bauern. Schraffiert: in diesem Zug geschoben.</translation>
    </message>
    <message>
        <source>{sign} something must be done before any move.</source>
        <translation>{sign} vor jedem Zug ist noch etwas zu tun.</translation>
    </message>
    <message>
        <source>To move: {army}</source>
        <translation>Am Zug: {army}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s) on all pairs</source>
        <translation>
            <numerusform>%n legaler Zug auf allen Paaren</numerusform>
            <numerusform>%n legale Züge auf allen Paaren</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkmate at once on {pairs}</source>
        <translation>Sofort matt auf {pairs}</translation>
    </message>
    <message>
        <source>An army can be captured at once on {pairs}</source>
        <translation>Auf {pairs} kann sofort eine Armee erobert werden</translation>
    </message>
    <message>
        <source>Would be in check against {boards}</source>
        <translation>Stünde im Schach gegen {boards}</translation>
    </message>
    <message>
        <source>Nothing can be lost at once.</source>
        <translation>Sofort kann nichts verloren gehen.</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Worst moves</source>
        <translation>Schlechteste Züge</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>What everybody may expect</source>
        <translation>Was alle erwarten dürfen</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>How the game went for everybody</source>
        <translation>Wie die Partie für alle verlief</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Anzahl der Züge</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Judge the whole game</source>
        <translation>Ganze Partie bewerten</translation>
    </message>
    <message>
        <source>Judging: %v of %m</source>
        <translation>Bewertung: %v von %m</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{effort}; more as soon as the mouse leaves the list</source>
        <translation>{effort}; mehr, sobald die Maus die Liste verlässt</translation>
    </message>
    <message>
        <source>When the game has been judged, the moves are listed here by which players lost most of what they could expect.</source>
        <translation>Ist die Partie bewertet, stehen hier die Züge, durch die am meisten von dem verloren ging, was zu erwarten war.</translation>
    </message>
    <message>
        <source>The game is being judged.</source>
        <translation>Die Partie wird bewertet.</translation>
    </message>
    <message>
        <source>Nobody lost much by any move that has been judged.</source>
        <translation>Niemand hat durch einen der bewerteten Züge viel verloren.</translation>
    </message>
    <message>
        <source>A click leads to where the move was made and shows what was better.</source>
        <translation>Ein Klick führt dorthin, wo der Zug geschah, und zeigt, was besser war.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vormachen</translation>
    </message>
    <message>
        <source>The program does this step for you</source>
        <translation>Das Programm macht diesen Schritt für Sie</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}, in another position</source>
        <translation>Schritt {number} von {count}, in einer anderen Stellung</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Erledigt</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Weiter: {lesson}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>LineagePanel</name>
    <message>
        <source>Lineage as a river</source>
        <translation>Stammbaum als Fluss</translation>
    </message>
    <message>
        <source>Lost and captured armies</source>
        <translation>Verlorene und eroberte Armeen</translation>
    </message>
    <message>
        <source>No army has been lost or captured on this line.</source>
        <translation>In dieser Zugfolge ging keine Armee verloren, und keine wurde erobert.</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern …</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Type the number of a board to show it; 0 shows all boards.</source>
        <translation>Die Nummer eines Bretts zeigt dieses Brett; 0 zeigt alle.</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players</source>
        <translation>Chess For Any Number of Players</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Show the moves as a table, a column for each army</source>
        <translation>Züge als Tabelle zeigen, mit einer Spalte je Armee</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Kommentar zu diesem Zug</translation>
    </message>
    <message>
        <source>{glyph} (Alt+{key})</source>
        <translation>{glyph} (Alt+{key})</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>Weitere Zeichen</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>No game on the table.</source>
        <translation>Keine Partie auf dem Tisch.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Remis beanspruchen</translation>
    </message>
    <message>
        <source>Let the bots go on</source>
        <translation>Bots weiterspielen lassen</translation>
    </message>
    <message>
        <source>Stop the bots</source>
        <translation>Bots anhalten</translation>
    </message>
    <message>
        <source>Pause the clocks</source>
        <translation>Uhren anhalten</translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation>Uhren starten</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{round} · the first move starts the clocks</source>
        <translation>{round} · der erste Zug startet die Uhren</translation>
    </message>
</context>
<context>
    <name>PictureActions</name>
    <message>
        <source>Sheet with all moves (PDF)</source>
        <translation>Blatt mit allen Zügen (PDF)</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Das Bild speichern</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The picture is saved as {file}.</source>
        <translation>Das Bild ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>On the stage: {names}</source>
        <translation>In der Mitte: {names}</translation>
    </message>
    <message>
        <source>Save the film strip</source>
        <translation>Den Filmstreifen speichern</translation>
    </message>
    <message>
        <source>film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>The film is saved as {file}.</source>
        <translation>Der Film ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Drawing {file} …</source>
        <translation>{file} wird gezeichnet …</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}.</source>
        <translation>{file} kann nicht gespeichert werden: {reason}.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>The picture as it will be</source>
        <translation>Das Bild, wie es wird</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Der ganze Tisch</translation>
    </message>
    <message>
        <source>Seen from the &amp;other side</source>
        <translation>Von der &amp;anderen Seite gesehen</translation>
    </message>
    <message>
        <source>&amp;Names and pockets</source>
        <translation>&amp;Namen und Taschen</translation>
    </message>
    <message>
        <source>Names of &amp;files and ranks</source>
        <translation>Namen der L&amp;inien und Reihen</translation>
    </message>
    <message>
        <source>The &amp;last move marked</source>
        <translation>Den &amp;letzten Zug markiert</translation>
    </message>
    <message>
        <source>&amp;Arrows and rings</source>
        <translation>&amp;Pfeile und Ringe</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>cm, {dpi} dpi</source>
        <translation>cm, {dpi} dpi</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Unit of the width</source>
        <translation>Einheit der Breite</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>B&amp;reite</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>Bild&amp;unterschrift</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Bretter</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>Move</source>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>Carry pieces (Esc)</source>
        <translation>Figuren tragen (Esc)</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Empty squares; the right button always does</source>
        <translation>Felder leeren; die rechte Taste tut es immer</translation>
    </message>
    <message>
        <source>Drag a piece onto the boards, or click it and paint. The right button removes. Keys: letters for pieces, digits for armies.</source>
        <translation>Eine Figur auf die Bretter ziehen oder anklicken und malen. Die rechte Taste entfernt. Tasten: Buchstaben für Figuren, Ziffern für Armeen.</translation>
    </message>
    <message>
        <source>{piece}, {army}</source>
        <translation>{piece}, {army}</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>This is not a valid position: {reason}.</source>
        <translation>Das ist keine gültige Stellung: {reason}.</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Position editor</source>
        <translation>Stellungseditor</translation>
    </message>
    <message>
        <source>Boards of the position</source>
        <translation>Bretter der Stellung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Grundstellung</translation>
    </message>
    <message>
        <source>Clear the boards</source>
        <translation>Bretter leeren</translation>
    </message>
    <message>
        <source>Add a board</source>
        <translation>Brett hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Begin an analysis of the position at once, without names or clocks</source>
        <translation>Sofort eine Analyse der Stellung beginnen, ohne Namen und Uhren</translation>
    </message>
    <message>
        <source>Puzzle…</source>
        <translation>Aufgabe …</translation>
    </message>
    <message>
        <source>Ask for something here, such as a mate, and have it proved</source>
        <translation>Hier etwas verlangen, etwa ein Matt, und es beweisen lassen</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Spielen …</translation>
    </message>
    <message>
        <source>Choose who plays, and begin a game here</source>
        <translation>Wählen, wer spielt, und hier eine Partie beginnen</translation>
    </message>
    <message>
        <source>Remove board {board}</source>
        <translation>Brett {board} entfernen</translation>
    </message>
    <message>
        <source>Board {board}, {square}: {what}</source>
        <translation>Brett {board}, {square}: {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>The position that was set up will be lost. Leave the editor?</source>
        <translation>Die aufgebaute Stellung geht verloren. Den Editor verlassen?</translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The position as one line of text, {form}</source>
        <translation>Die Stellung als eine Zeile Text, {form}</translation>
    </message>
    <message>
        <source>This is not a valid position: {reason}. Esc restores the line.</source>
        <translation>Das ist keine gültige Stellung: {reason}. Esc stellt die Zeile wieder her.</translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation>Die Stellung liegt als eine Zeile Text in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>PreferenceActions</name>
    <message>
        <source>Translations of Qt</source>
        <translation>Übersetzungen von Qt</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Sprache hinzufügen</translation>
    </message>
    <message>
        <source>No language was added: {reason}.</source>
        <translation>Keine Sprache wurde hinzugefügt: {reason}.</translation>
    </message>
    <message>
        <source>{language}: {done} of {count} texts are translated.</source>
        <translation>{language}: {done} von {count} Texten sind übersetzt.</translation>
    </message>
    <message>
        <source>Left out, as they do not fit their English: texts {texts}, pages {pages}.</source>
        <translation>Weggelassen, weil sie nicht zu ihrem Englisch passen: Texte {texts}, Seiten {pages}.</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>F&amp;iguren</translation>
    </message>
    <message>
        <source>&amp;Xiangqi and Shogi</source>
        <translation>&amp;Xiangqi und Shogi</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Order of the boards</source>
        <translation>&amp;Anordnung der Bretter</translation>
    </message>
    <message>
        <source>&amp;Turn to the seat to move</source>
        <translation>Zum Platz am Zug &amp;drehen</translation>
    </message>
    <message>
        <source>&amp;Bots move</source>
        <translation>&amp;Bots ziehen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Chess programs</source>
        <translation>Schachprogramme</translation>
    </message>
    <message>
        <source>Boar&amp;ds</source>
        <translation>Br&amp;etter</translation>
    </message>
    <message>
        <source>S&amp;urface of the table</source>
        <translation>&amp;Oberfläche des Tisches</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>&amp;Wait for one to load</source>
        <translation>&amp;Wartezeit beim Laden</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long a chess program may load before you are asked to wait on</source>
        <translation>Wie lange ein Schachprogramm laden darf, bevor Sie gefragt werden, ob Sie weiter warten wollen</translation>
    </message>
    <message>
        <source>Show a &amp;card between the turns of two players</source>
        <translation>Zwischen den Zügen zweier Spieler eine &amp;Karte zeigen</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>&amp;Töne spielen</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>Spr&amp;ache hinzufügen …</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Schriftzeichen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Volle Bewegung</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>As people do</source>
        <translation>Wie Menschen</translation>
    </message>
    <message>
        <source>Slowly, to be followed</source>
        <translation>Langsam, zum Mitverfolgen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>When it is on the far side</source>
        <translation>Wenn er auf der anderen Seite liegt</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Round a stage</source>
        <translation>Um die Mitte</translation>
    </message>
    <message>
        <source>Free table, in rows</source>
        <translation>Freier Tisch, in Reihen</translation>
    </message>
    <message>
        <source>Free table, round</source>
        <translation>Freier Tisch, rundum</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong: the position can be played</source>
        <translation>Alles richtig: Die Stellung ist spielbar</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Key in its file: {key}</source>
        <translation>Schlüssel in der Datei: {key}</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Pfeil auf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Pfeil ab</translation>
    </message>
</context>
<context>
    <name>RecordSign</name>
    <message>
        <source>An earlier position: back to the game</source>
        <translation>Eine frühere Stellung: zurück zur Partie</translation>
    </message>
    <message>
        <source>A variation: back to the game</source>
        <translation>Eine Variante: zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Nobody has moved since this player&apos;s last turn.</source>
        <translation>Seit dem letzten Zug dieses Spielers hat niemand gezogen.</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Gibt auf</translation>
    </message>
</context>
<context>
    <name>RestoreActions</name>
    <message>
        <source>{when}: {players}</source>
        <translation>{when}: {players}</translation>
    </message>
    <message>
        <source>{when}: {players}, a game and its analysis</source>
        <translation>{when}: {players}, Partie und Analyse</translation>
    </message>
    <message>
        <source>{when}: {players}, analysis</source>
        <translation>{when}: {players}, Analyse</translation>
    </message>
    <message>
        <source>damaged: {reason}</source>
        <translation>beschädigt: {reason}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesBox</name>
    <message>
        <source>Not in this game: {rules}.</source>
        <translation>Nicht in diesem Spiel: {rules}.</translation>
    </message>
    <message>
        <source>{rule} “{choice}”</source>
        <translation>{rule} „{choice}“</translation>
    </message>
    <message>
        <source>{rule} off</source>
        <translation>{rule} aus</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>SetUpActions</name>
    <message>
        <source>This game cannot be set up: {problem}.</source>
        <translation>Diese Partie kann nicht vorbereitet werden: {problem}.</translation>
    </message>
    <message>
        <source>Add games from a file</source>
        <translation>Spiele aus einer Datei hinzufügen</translation>
    </message>
    <message>
        <source>Games of Fairy-Stockfish</source>
        <translation>Spiele für Fairy-Stockfish</translation>
    </message>
    <message>
        <source>No games were added from “{file}”: {reason}.</source>
        <translation>Aus „{file}“ wurden keine Spiele hinzugefügt: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added, to be chosen for a new game.</source>
        <translation>
            <numerusform>%n Spiel hinzugefügt; es steht nun für neue Partien zur Wahl.</numerusform>
            <numerusform>%n Spiele hinzugefügt; sie stehen nun für neue Partien zur Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be played here:</source>
        <translation>
            <numerusform>%n kann hier nicht gespielt werden:</numerusform>
            <numerusform>%n können hier nicht gespielt werden:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New game from a position</source>
        <translation>Neue Partie aus einer Stellung</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Set all as usual</source>
        <translation>Alles wie üblich</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Spiel wählen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Zahl der Spieler</translation>
    </message>
    <message>
        <source>Same &amp;people as last time</source>
        <translation>&amp;Dieselben Leute wie letztes Mal</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Bots &amp;think</source>
        <translation>&amp;Bots denken</translation>
    </message>
    <message>
        <source>The players are seated in this order.</source>
        <translation>Die Spieler sitzen in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>The order of play is drawn at random when the game begins.</source>
        <translation>Die Zugreihenfolge wird zu Beginn der Partie ausgelost.</translation>
    </message>
    <message>
        <source>The players move in this order.</source>
        <translation>Die Spieler ziehen in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Hausregeln: {rules}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no device to play sounds on.</source>
        <translation>Es gibt kein Gerät, das Töne spielt.</translation>
    </message>
    <message>
        <source>Sounds need a part of Qt that is not installed; to install it: {command}</source>
        <translation>Für Töne fehlt ein Teil von Qt; so wird er installiert: {command}</translation>
    </message>
    <message>
        <source>Sounds need a system library that is not installed; on Debian or Ubuntu: {command}</source>
        <translation>Für Töne fehlt eine Systembibliothek; unter Debian oder Ubuntu: {command}</translation>
    </message>
    <message>
        <source>Qt cannot load its sound support: {reason}</source>
        <translation>Qt kann seine Tonausgabe nicht laden: {reason}</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players</source>
        <translation>Chess For Any Number of Players</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>Mit Freunden</translation>
    </message>
    <message>
        <source>Mate in 20 seconds</source>
        <translation>Matt in 20 Sekunden</translation>
    </message>
    <message>
        <source>Open or analyse</source>
        <translation>Öffnen oder analysieren</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>At this table, in turns</source>
        <translation>An diesem Tisch, reihum</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Finden Sie den besten Zug</translation>
    </message>
    <message>
        <source>A file or a position</source>
        <translation>Eine Datei oder Stellung</translation>
    </message>
    <message>
        <source>{key} teaches the game step by step. F1 opens the help.</source>
        <translation>{key} lehrt das Spiel Schritt für Schritt. F1 öffnet die Hilfe.</translation>
    </message>
    <message>
        <source>You play army A and move first.</source>
        <translation>Sie spielen Armee A und ziehen zuerst.</translation>
    </message>
    <message>
        <source>You are {name}, play army A and move first.</source>
        <translation>Sie sind {name}, spielen Armee A und ziehen zuerst.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Show the whole table (Ctrl+0)</source>
        <translation>Den ganzen Tisch zeigen (Strg+0)</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Ganzer Tisch</translation>
    </message>
    <message>
        <source>To type a move, press / first.</source>
        <translation>Um einen Zug zu tippen, drücken Sie zuerst /.</translation>
    </message>
</context>
</TS>

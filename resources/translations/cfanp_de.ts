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
        <source>{players} players cannot be seated (expected {min_players} to {max_players})</source>
        <translation>{players} Spieler finden keinen Platz (erwartet: {min_players} bis {max_players})</translation>
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
        <source>the line has {count} characters (expected at most {most})</source>
        <translation>die Zeile hat {count} Zeichen (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>the line has a character that is no text (expected one line)</source>
        <translation>die Zeile enthält ein Zeichen, das kein Text ist (erwartet: eine Zeile)</translation>
    </message>
    <message>
        <source>the line has {count} fields (expected {wanted}: {fields}, single spaces between)</source>
        <translation>die Zeile hat {count} Felder (erwartet: {wanted}, nämlich {fields}, mit je einem Leerzeichen dazwischen)</translation>
    </message>
    <message>
        <source>the line has a space too many before field {field} (expected single spaces between the fields)</source>
        <translation>die Zeile hat vor Feld {field} ein Leerzeichen zu viel (erwartet: je eines zwischen den Feldern)</translation>
    </message>
    <message>
        <source>{field}: {message}</source>
        <translation>{field}: {message}</translation>
    </message>
    <message>
        <source>there are {count} (expected 2 to {most})</source>
        <translation>es sind {count} (erwartet: 2 bis {most})</translation>
    </message>
    <message>
        <source>{letter} has {count} ranks (expected {ranks})</source>
        <translation>{letter} hat {count} Reihen (erwartet: {ranks})</translation>
    </message>
    <message>
        <source>{board} rank {rank}</source>
        <translation>{board} Reihe {rank}</translation>
    </message>
    <message>
        <source>{name}: “{text}” is neither a piece and its army (such as Qb) nor a number of empty squares from 1 to 8</source>
        <translation>{name}: „{text}“ ist weder eine Figur mit ihrer Armee (etwa Qb) noch eine Zahl leerer Felder von 1 bis 8</translation>
    </message>
    <message>
        <source>{name} has more than {files} squares</source>
        <translation>{name} hat mehr als {files} Felder</translation>
    </message>
    <message>
        <source>{place}: there is no army {army} with {count} half-boards (expected a to {last})</source>
        <translation>{place}: bei {count} Halbbrettern gibt es keine Armee {army} (erwartet: a bis {last})</translation>
    </message>
    <message>
        <source>{place}: a pawn cannot stand on a back rank</source>
        <translation>{place}: ein Bauer kann nicht auf einer Grundreihe stehen</translation>
    </message>
    <message>
        <source>{name} has {file} squares (expected {files})</source>
        <translation>{name} hat {file} Felder (erwartet: {files})</translation>
    </message>
    <message>
        <source>there are {count} entries (expected one per army, that is {armies})</source>
        <translation>es sind {count} Einträge (erwartet: einer je Armee, also {armies})</translation>
    </message>
    <message>
        <source>army {army} has “{part}” (expected a player from 1 to {count}, or - for a dead army)</source>
        <translation>Armee {army} hat „{part}“ (erwartet: ein Spieler von 1 bis {count}, oder - für eine tote Armee)</translation>
    </message>
    <message>
        <source>“{text}” is no army here (expected a to {last})</source>
        <translation>„{text}“ ist hier keine Armee (erwartet: a bis {last})</translation>
    </message>
    <message>
        <source>army {text} is dead and cannot be to move</source>
        <translation>Armee {text} ist tot und kann nicht am Zug sein</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” (expected KQ, K, Q or -)</source>
        <translation>Armee {letter} hat „{part}“ (erwartet: KQ, K, Q oder -)</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” but no {what} of its own on {place}</source>
        <translation>Armee {letter} hat „{part}“, aber auf {place} steht kein eigener {what}</translation>
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
        <source>“{text}”: there is no half-board {letter}</source>
        <translation>„{text}“: es gibt kein Halbbrett {letter}</translation>
    </message>
    <message>
        <source>“{text}”: half-board {letter} is named twice</source>
        <translation>„{text}“: Halbbrett {letter} ist zweimal genannt</translation>
    </message>
    <message>
        <source>“{text}”: half-boards are pushed in pairs, their number must be even</source>
        <translation>„{text}“: Halbbretter werden paarweise zusammengeschoben, ihre Zahl muss gerade sein</translation>
    </message>
    <message>
        <source>“{text}”: {pair} is no pair waiting for its move (touch-board only)</source>
        <translation>„{text}“: {pair} ist kein Paar, das auf seinen Zug wartet (nur mit „Geschoben, geführt“)</translation>
    </message>
    <message>
        <source>“{text}” (expected a whole number from {least} to 999999)</source>
        <translation>„{text}“ (erwartet: eine ganze Zahl von {least} bis 999999)</translation>
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
        <source>army {letter} has {size} pieces (expected at most 16)</source>
        <translation>Armee {letter} hat {size} Figuren (erwartet: höchstens 16)</translation>
    </message>
    <message>
        <source>army {letter} has {pawns} pawns (expected at most 8)</source>
        <translation>Armee {letter} hat {pawns} Bauern (erwartet: höchstens 8)</translation>
    </message>
    <message>
        <source>{place} has lapsed: the turn of army {army} has begun</source>
        <translation>{place} ist verfallen: der Zug der Armee {army} hat begonnen</translation>
    </message>
    <message>
        <source>{place}: the King of army {army} is attacked although army {mover} is to move</source>
        <translation>{place}: der König der Armee {army} ist angegriffen, obwohl Armee {mover} am Zug ist</translation>
    </message>
    <message>
        <source>a King</source>
        <translation>ein König</translation>
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
        <source>75 moves each without capture or pawn move</source>
        <translation>je 75 Züge ohne Schlagen und ohne Bauernzug</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>fünfmalige Stellungswiederholung</translation>
    </message>
    <message>
        <source>50 moves each without capture or pawn move</source>
        <translation>je 50 Züge ohne Schlagen und ohne Bauernzug</translation>
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
        <source>touch-board option</source>
        <translation>Option „Geschoben, geführt“</translation>
    </message>
    <message>
        <source>friendly option</source>
        <translation>Option „Freundschaftliche Partie“</translation>
    </message>
    <message>
        <source>{piece} of army {army}</source>
        <translation>{piece} der Armee {army}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Player {player} has no army left</source>
        <translation>Spieler {player} hat keine Armee mehr</translation>
    </message>
    <message>
        <source>Neither a threefold repetition nor 50 moves each without progress</source>
        <translation>Weder eine dreimalige Wiederholung noch je 50 Züge ohne Fortschritt</translation>
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
        <source>The half-boards {pair} are pushed together and must be used</source>
        <translation>Die Halbbretter {pair} sind zusammengeschoben und müssen benutzt werden</translation>
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
        <source>There is no player {player}</source>
        <translation>Es gibt keinen Spieler {player}</translation>
    </message>
    <message>
        <source>Player {player} has army {army} already</source>
        <translation>Spieler {player} hat die Armee {army} schon</translation>
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
        <source>There is no piece on {origin}</source>
        <translation>Auf {origin} steht keine Figur</translation>
    </message>
    <message>
        <source>The {piece} on {origin} does not move now: it is army {mover}’s turn</source>
        <translation>{piece} auf {origin} zieht jetzt nicht: Armee {mover} ist am Zug</translation>
    </message>
    <message>
        <source>Your own {piece} stands on {target}</source>
        <translation>Auf {target} steht eine eigene Figur: {piece}</translation>
    </message>
    <message>
        <source>A living King is never captured ({target})</source>
        <translation>Ein lebender König wird nie geschlagen ({target})</translation>
    </message>
    <message>
        <source>Say what the pawn becomes on {target}: Q, R, B or N</source>
        <translation>In was wandelt sich der Bauer auf {target} um: Q (Dame), R (Turm), B (Läufer) oder N (Springer)?</translation>
    </message>
    <message>
        <source>Only a pawn on a back rank becomes another piece</source>
        <translation>Nur ein Bauer auf einer Grundreihe wandelt sich um</translation>
    </message>
    <message>
        <source>Castling needs King and Rook unmoved on their home half-board and nothing between</source>
        <translation>Zur Rochade müssen König und Turm unbewegt auf ihrem Heimatbrett stehen und nichts dazwischen</translation>
    </message>
    <message>
        <source>The {piece} on {origin} cannot go to {target} on {pair}</source>
        <translation>{piece} auf {origin} kann auf {pair} nicht nach {target} ziehen</translation>
    </message>
    <message>
        <source>The {piece} on {origin} has not moved</source>
        <translation>{piece} auf {origin} hat sich nicht bewegt</translation>
    </message>
    <message>
        <source>A King in check on {pair} may not castle</source>
        <translation>Ein König, der auf {pair} im Schach steht, darf nicht rochieren</translation>
    </message>
    <message>
        <source>Castling would pass over or reach an attacked square on {pair}</source>
        <translation>Die Rochade führte auf {pair} über ein angegriffenes Feld oder auf eines</translation>
    </message>
    <message>
        <source>Your King on {place} is attacked from {names} on {pair}</source>
        <translation>Der eigene König auf {place} ist auf {pair} von {names} angegriffen</translation>
    </message>
    <message>
        <source>Your King on {place} would be attacked from {names} on {pair}</source>
        <translation>Der eigene König auf {place} wäre auf {pair} von {names} angegriffen</translation>
    </message>
    <message>
        <source>Batting order</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>The armies are dealt to the players by lot.</source>
        <translation>Das Los teilt den Spielern die Armeen zu.</translation>
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
        <source>Who gets which place in the batting order.</source>
        <translation>Wer welchen Platz in der Zugreihenfolge bekommt.</translation>
    </message>
    <message>
        <source>Joining half-boards</source>
        <translation>Verbinden der Halbbretter</translation>
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
        <source>How many moves an army has in a turn (Rule 6).</source>
        <translation>Wie viele Einzelzüge eine Armee in einem Zug hat (Regel 6).</translation>
    </message>
    <message>
        <source>Captured armies</source>
        <translation>Eroberte Armeen</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>The captor moves the army from then on (Rule 7).</source>
        <translation>Der Eroberer zieht die Armee von da an (Regel 7).</translation>
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
        <source>last player alive</source>
        <translation>letzter lebender Spieler</translation>
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
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>unknown kind of file “{kind}” (expected {expected})</source>
        <translation>unbekannte Art von Datei „{kind}“ (erwartet: {expected})</translation>
    </message>
    <message>
        <source>the game has no ply {number} (expected 0 to {count})</source>
        <translation>die Partie hat keinen Halbzug {number} (erwartet: 0 bis {count})</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>die Datei ist länger als {most} Bytes</translation>
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
        <source>FEN knows two armies, not {count}</source>
        <translation>FEN kennt zwei Armeen, nicht {count}</translation>
    </message>
    <message>
        <source>FEN knows no dead army</source>
        <translation>FEN kennt keine tote Armee</translation>
    </message>
    <message>
        <source>the FEN has {count} characters (expected at most {most})</source>
        <translation>die FEN hat {count} Zeichen (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>“{text}” is no FEN: {error}</source>
        <translation>„{text}“ ist keine FEN: {error}</translation>
    </message>
    <message>
        <source>the FEN is of no position: {words}</source>
        <translation>die FEN beschreibt keine Stellung: {words}</translation>
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
        <source>“{sign}” is no annotation (expected such as ! or ?)</source>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>unmoved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stockpiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has {count} fields (expected {expected}: {names}, single spaces between)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has a space too many before field {number} (expected single spaces between the fields)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {count} entries (expected one per player, {least} to {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board {board}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {count} entries (expected one per board, that is {expected})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” has no board’s number (expected such as 1: before the pieces)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are only {players} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stands behind board {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {count} ranks (expected {ranks})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {rank}: “{text}” is neither a piece (such as N or n, or N(3) for one of set 3) nor a number of empty squares from 1 to 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {rank} has {count} squares (expected {files})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}: there is no set {set} with {players} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}: a pawn cannot stand on a back rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}: a King never leaves the board of its set, which is {set}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is {colour} {piece} number {count} of set {set} (a set has {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {player}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}: the King of {colour} is attacked although {mover} is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“!” is for a King that is checkmated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” (expected the players of White and Black from 1 to {players}, such as 1-2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {player} cannot have White there (expected {players})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {player} cannot have Black there (expected player {expected}, who has White on board {board})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {player} is out but has a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {player} has no seat and is out (expected x)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {player}: the pieces are not sorted by kind, colour and set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {player}: “{text}” is no piece with its colour and set from 1 to {players} (expected such as Nw3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {player}: “{text}” is a King, and Kings are never captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” (expected w or b, or such as w*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”: there are no rounds in free tempo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” (expected letters of {letters}, or -)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” but no {piece} of {colour} on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”: the King of {colour} has moved, so no Rook of his castles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pawn of {colour} on {square} has just passed {passed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” (expected 1 in free tempo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” (expected 0 in free tempo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is a round to come (it is round {round})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
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
        <source>“{text}”: {reason}</source>
        <translation>„{text}“: {reason}</translation>
    </message>
    <message>
        <source>“{text}” starts with &amp; but no move was made this turn (expected the first move of the next one)</source>
        <translation>„{text}“ beginnt mit &amp;, aber in diesem Zug wurde noch nicht gezogen (erwartet: der erste Einzelzug des nächsten)</translation>
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
        <source>The time of {name} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no army left and cannot agree to a draw</source>
        <translation>{name} hat keine Armee mehr und kann einem Remis nicht zustimmen</translation>
    </message>
    <message>
        <source>“{entry}” is no journal entry (expected play, back, forward or clock)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal of this game cannot be written ({reason}); save the game yourself.</source>
        <translation>Das Journal dieser Partie kann nicht geschrieben werden ({reason}); bitte die Partie selbst speichern.</translation>
    </message>
    <message>
        <source>there are {count} players (expected {min_players} to {max_players})</source>
        <translation>es sind {count} Spieler (erwartet: {min_players} bis {max_players})</translation>
    </message>
    <message>
        <source>there are {count} colours for {players} players</source>
        <translation>es sind {count} Farben für {players} Spieler</translation>
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
        <source>“{text}” is not a move (expected a board and a move, such as 2:e2e4, 2:N@b1 or 2:e7e8N@f3)</source>
        <translation type="unfinished"></translation>
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
        <source>rules of chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stockpile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board} was removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {player} is stalemated on both boards and first chooses which of them is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board} has had its turn in this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour} is checkmated on board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {player}, to move on board {board}, is not stalemated on both boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {player} does not play on board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {player} is checkmated on board {board}, which counts at the end of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling needs King and Rook unmoved on board {board} and nothing between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} on {square} has not moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} on {square} cannot go to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {piece} on {square} does not move now: it is {colour}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own {piece} stands on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A King is never captured ({square})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stockpile has no piece for the pawn on board {board}, so it may not advance to {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what is put on for the pawn and where: {pieces}, such as {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King on {square} stays attacked from {attackers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King on {square} would be attacked from {attackers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A King in check on board {board} may not castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castling would pass over or reach an attacked square on board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {colour} {piece} is placed on one of its starting squares only: {squares}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square} is not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {player} has no {colour} {piece} but of set {board}, which does not return to board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {player} has no {colour} {piece} in the stockpile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square} to {target} is not a pawn’s step to the last rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn is not exchanged for a {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square} of board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any board may move at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every board moves once in a round; mates of one round count together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the boards move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece never returns to the board of its own set; off for a social game.</source>
        <translation type="unfinished"></translation>
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
        <source>all remaining players checkmated at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 rounds without capture, pawn move or placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is longer than {most} characters</source>
        <translation>der Text ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>line {line}: byte {at} of the file, {byte:#04x}, is not UTF-8 text</source>
        <translation>Zeile {line}: Byte {at} der Datei, {byte:#04x}, ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>the games take {count} bytes (expected at most {most})</source>
        <translation>die Partien brauchen {count} Bytes (erwartet: höchstens {most})</translation>
    </message>
    <message>
        <source>the tag {name} is there twice</source>
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
        <source>tag {name}: {message}</source>
        <translation>Tag {name}: {message}</translation>
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
        <source>“{part}” is no option (expected such as join=rotate)</source>
        <translation>„{part}“ ist keine Option (erwartet: etwa join=rotate)</translation>
    </message>
    <message>
        <source>option “{name}” is there twice</source>
        <translation>Option „{name}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>option “{name}” is “{value}” (expected on or off)</source>
        <translation>Option „{name}“ ist „{value}“ (erwartet: on oder off)</translation>
    </message>
    <message>
        <source>“{number}” cannot be seated (expected {min_players} to {max_players})</source>
        <translation>„{number}“ Spieler finden keinen Platz (erwartet: {min_players} bis {max_players})</translation>
    </message>
    <message>
        <source>the game has no tag CFEN with its start position</source>
        <translation>die Partie hat kein Tag CFEN mit ihrer Anfangsstellung</translation>
    </message>
    <message>
        <source>there are {count} in the tag CFEN, not {players}</source>
        <translation>im Tag CFEN sind es {count}, nicht {players}</translation>
    </message>
    <message>
        <source>the game has {players} armies (expected {prefix}A to {prefix}{last})</source>
        <translation>die Partie hat {players} Armeen (erwartet: {prefix}A bis {prefix}{last})</translation>
    </message>
    <message>
        <source>“{result}” is no result (expected such as 1-0-0)</source>
        <translation>„{result}“ ist kein Ergebnis (erwartet: etwa 1-0-0)</translation>
    </message>
    <message>
        <source>a variation stands before the first move it could replace</source>
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
        <source>an annotation stands before the first move</source>
        <translation>eine Bewertung steht vor dem ersten Zug</translation>
    </message>
    <message>
        <source>${nag} is no annotation (expected at most ${most})</source>
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
        <source>“{result}” is no result (expected * or scores such as 1-0-0 or 1/2-1/2)</source>
        <translation>„{result}“ ist kein Ergebnis (erwartet: * oder Punkte wie 1-0-0 oder 1/2-1/2)</translation>
    </message>
    <message>
        <source>“{name}” is no tag name (expected letters, digits and underscores)</source>
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
        <source>there are {count} names (expected one per player, that is {players})</source>
        <translation>es sind {count} Namen (erwartet: einer je Spieler, also {players})</translation>
    </message>
    <message>
        <source>there are {count} colours (expected none, or one per army, that is {players})</source>
        <translation>es sind {count} Farben (erwartet: keine oder eine je Armee, also {players})</translation>
    </message>
    <message>
        <source>“{colour}” is not a colour (expected such as #1a2b3c)</source>
        <translation>„{colour}“ ist keine Farbe (erwartet: etwa #1a2b3c)</translation>
    </message>
    <message>
        <source>it can be read now</source>
        <translation>jetzt lässt es sich lesen</translation>
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
        <source>line 1 is no journal header of version {version}</source>
        <translation>Zeile 1 ist kein Kopf eines Journals der Version {version}</translation>
    </message>
    <message>
        <source>line 1: the header has {count} games (expected 1)</source>
        <translation>Zeile 1: der Kopf hat {count} Partien (erwartet: 1)</translation>
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
        <source>PGN: “{result}” is no result (expected {expected})</source>
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
        <source>“{variant}” is not standard chess</source>
        <translation>„{variant}“ ist kein gewöhnliches Schach</translation>
    </message>
    <message>
        <source>the game has no tag FEN with its start position</source>
        <translation>die Partie hat kein Tag FEN mit ihrer Anfangsstellung</translation>
    </message>
    <message>
        <source>game {number}: {message}</source>
        <translation>Partie {number}: {message}</translation>
    </message>
    <message>
        <source>a variation stands before the first move</source>
        <translation>eine Variante steht vor dem ersten Zug</translation>
    </message>
    <message>
        <source>“{result}” is no result (expected {expected})</source>
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
        <source>game {game}, move {number} {word}: {reason}</source>
        <translation>Partie {game}, Zug {number} {word}: {reason}</translation>
    </message>
    <message>
        <source>a game of {seconds} seconds is not possible (expected 1 to {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} seconds a turn are not possible (expected 0 to {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn has either an increment or a delay, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no time control (expected seconds such as 300, 300+5 or 300d3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not the time of {players} clocks (expected milliseconds such as 300000/297350)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>push two half-boards together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pull the half-boards apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light up where pieces stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light up the Kings that are attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end the turn without the moves left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go back an action, or as many as a number says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go forward an action, or as many as a number says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agree to a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show every half-board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay the half-boards around the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name two half-boards to push together: expected such as {word} A C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which pieces: expected such as {word} queen b, {word} Qb or {word} king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing may follow “{word}”, but “{rest}” does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no half-board {board}: expected A to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-board {board} cannot be pushed against itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No half-boards lie pushed together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no number of actions: expected such as {word} 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{refusal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was typed: expected such as e4, AB Nf3, push A C or where queen b.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no move: expected such as e4, AB Nf3, Ae2 Be3, push A C or where queen b.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” may be any of {moves}: say which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not the turn of army {army}: army {mover} is to move.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army {army}: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pieces} of army {army}: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{places} and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No King is attacked on any pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King of army {army} on {place} is attacked on {pairs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Betza</source>
        <translation>Betza</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>wir</translation>
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
        <source>Army {army} is checkmated: {name} takes it over.</source>
        <translation>Armee {army} ist mattgesetzt: {name} übernimmt sie.</translation>
    </message>
    <message>
        <source>Army {army} has no legal move and passes.</source>
        <translation>Armee {army} hat keinen legalen Zug und setzt aus.</translation>
    </message>
    <message>
        <source>Army {army} of {name} is dead.</source>
        <translation>Armee {army} von {name} ist tot.</translation>
    </message>
    <message>
        <source>Army {army} goes from {giver} to {taker}.</source>
        <translation>Armee {army} geht von {giver} an {taker}.</translation>
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
        <source>{name} is out</source>
        <translation>{name} ist ausgeschieden</translation>
    </message>
    <message>
        <source>{army} to {name}</source>
        <translation>{army} an {name}</translation>
    </message>
    <message>
        <source>draw: {reason}</source>
        <translation>remis: {reason}</translation>
    </message>
    <message>
        <source>Round {round}: {name} to move</source>
        <translation>Runde {round}: {name} am Zug</translation>
    </message>
    <message>
        <source>{status}. Draw offered: {names}</source>
        <translation>{status}. Remis geboten: {names}</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n half-board(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) redone.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) undone.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} pushes half-boards {one} and {two} together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castles long on half-boards {one} and {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castles short on half-boards {one} and {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} {origin} to {target} on half-boards {one} and {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {piece} of army {army}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taking} in passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check to army {army}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-boards {one} and {two} are pushed together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n move(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{question}: {answers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
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
        <source>picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkmated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in check</source>
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
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <message>
        <source>There is no piece here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These half-boards are pushed together and must be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push which half-boards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promote to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} players cannot be seated (expected {least} to {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last player in the ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castling, King {origin} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} {origin} takes {taken} of army {army} on {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} {origin} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move}, promotes to {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move}, checkmate of army {army}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move}, check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>push {pair} together; legal moves: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move of army {army}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dead army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army {army}: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces “{title}”: {artist} ({licence})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chess For Any Number of Players {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is Ralph Betza’s, invented about 1980.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games and positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FEN, two armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New from &amp;position…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw by agreement…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;laim a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hand over an army…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pull apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tidy up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo laying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo laying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &amp;rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ound the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn ri&amp;ght</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the &amp;seat to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Gentle: when it is on the far side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk the squares, across a seam or to the next half-board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk the half-boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up a piece, put it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push two half-boards together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their two letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys and Enter, or its letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a move, a push or a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>This game cannot be set up: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New from position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position as one line of CFEN:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} holds {games} games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on the table has moves that are not saved. Save them first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}, last action {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game was interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program ended without closing these games. They are complete to the last action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandOverCard</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Chess For Any Number of Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batting order</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>No game on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batting order</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>End turn (%n more by the bonus)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order of the half-boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn to the seat to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a &amp;card between the turns of two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system wants it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything glides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing glides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is on the far side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupDialog</name>
    <message>
        <source>{one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These colours are hard to tell apart: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These colours are hard to tell apart for people who are colour-blind: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

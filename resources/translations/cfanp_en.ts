<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name></name>
    <message numerus="yes">
        <source>A table with %n half-board(s).</source>
        <translation>
            <numerusform>A table with %n half-board.</numerusform>
            <numerusform>A table with %n half-boards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) redone.</source>
        <translation>
            <numerusform>%n move redone.</numerusform>
            <numerusform>%n moves redone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) undone.</source>
        <translation>
            <numerusform>%n move undone.</numerusform>
            <numerusform>%n moves undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s).</source>
        <translation>
            <numerusform>%n move.</numerusform>
            <numerusform>%n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more move(s)</source>
        <translation>
            <numerusform>%n more move</numerusform>
            <numerusform>%n more moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to move</source>
        <translation>
            <numerusform>%n board to move</numerusform>
            <numerusform>%n boards to move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) still to move in this round</source>
        <translation>
            <numerusform>%n board still to move in this round</numerusform>
            <numerusform>%n boards still to move in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n queen</numerusform>
            <numerusform>%n queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rook(s)</source>
        <translation>
            <numerusform>%n rook</numerusform>
            <numerusform>%n rooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bishop(s)</source>
        <translation>
            <numerusform>%n bishop</numerusform>
            <numerusform>%n bishops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n pawn</numerusform>
            <numerusform>%n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s)</source>
        <translation>
            <numerusform>%n king</numerusform>
            <numerusform>%n kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s).</source>
        <translation>
            <numerusform>A table with %n board.</numerusform>
            <numerusform>A table with %n boards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more alike</source>
        <translation>
            <numerusform>%n more alike</numerusform>
            <numerusform>%n more alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete this variation with its %n move(s)? It cannot be brought back.</source>
        <translation>
            <numerusform>Delete this variation with its %n move? It cannot be brought back.</numerusform>
            <numerusform>Delete this variation with its %n moves? It cannot be brought back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s) side by side, board 1 at White’s left.</source>
        <translation>
            <numerusform>A table with %n board.</numerusform>
            <numerusform>A table with %n boards side by side, board 1 at White’s left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{mover} mates {other} in %n move(s)</source>
        <translation>
            <numerusform>{mover} mates {other} in %n move</numerusform>
            <numerusform>{mover} mates {other} in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n pair(s)</source>
        <translation>
            <numerusform>on %n pair</numerusform>
            <numerusform>on %n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n legal move</numerusform>
            <numerusform>%n legal moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) copied.</source>
        <translation>
            <numerusform>%n move copied.</numerusform>
            <numerusform>%n moves copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) ahead</source>
        <translation>
            <numerusform>%n move ahead</numerusform>
            <numerusform>%n moves ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has been judged: %n costly move(s).</source>
        <translation>
            <numerusform>The game has been judged: %n costly move.</numerusform>
            <numerusform>The game has been judged: %n costly moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n second(s)</source>
        <translation>
            <numerusform>up to %n second</numerusform>
            <numerusform>up to %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>through %n position(s)</source>
        <translation>
            <numerusform>through %n position</numerusform>
            <numerusform>through %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) interrupted</source>
        <translation>
            <numerusform>%n game was interrupted</numerusform>
            <numerusform>%n games were interrupted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program ended without closing %n game(s). Each comes back complete to the last action, or up to where its journal is said to be damaged. What is restored gets a window of its own; what is not is offered again at the next start.</source>
        <translation>
            <numerusform>The program ended without closing %n game. It comes back complete to the last action, or up to where its journal is damaged. If it is not restored now, it is offered again at the next start.</numerusform>
            <numerusform>The program ended without closing %n games. They come back complete to the last action, or up to where their journals are damaged. Each that is restored gets a window of its own; the others are offered again at the next start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n game(s)? That cannot be undone.</source>
        <translation>
            <numerusform>Discard %n game? That cannot be undone.</numerusform>
            <numerusform>Discard %n games? That cannot be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is saved as {file}, with %n variation(s).</source>
        <translation>
            <numerusform>The game is saved as {file}, with %n variation.</numerusform>
            <numerusform>The game is saved as {file}, with %n variations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} on the disk is like your game for %n action(s); then it has {there} more, and your game {here} more.</source>
        <translation>
            <numerusform>{file} on the disk is like your game for %n action; then it has {there} more, and your game {here} more.</numerusform>
            <numerusform>{file} on the disk is like your game for %n actions; then it has {there} more, and your game {here} more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferses</source>
        <translation>
            <numerusform>%n fers</numerusform>
            <numerusform>%n ferses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alfil(s)</source>
        <translation>
            <numerusform>%n alfil</numerusform>
            <numerusform>%n alfils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advisor(s)</source>
        <translation>
            <numerusform>%n advisor</numerusform>
            <numerusform>%n advisors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n altar(s)</source>
        <translation>
            <numerusform>%n altar</numerusform>
            <numerusform>%n altars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n angel(s)</source>
        <translation>
            <numerusform>%n angel</numerusform>
            <numerusform>%n angels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <translation>
            <numerusform>%n archer</numerusform>
            <numerusform>%n archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bede(s)</source>
        <translation>
            <numerusform>%n bede</numerusform>
            <numerusform>%n bedes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n biskni(s)</source>
        <translation>
            <numerusform>%n biskni</numerusform>
            <numerusform>%n bisknis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cardinal(s)</source>
        <translation>
            <numerusform>%n cardinal</numerusform>
            <numerusform>%n cardinals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charging knight(s)</source>
        <translation>
            <numerusform>%n charging knight</numerusform>
            <numerusform>%n charging knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charging rook(s)</source>
        <translation>
            <numerusform>%n charging rook</numerusform>
            <numerusform>%n charging rooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chariot(s)</source>
        <translation>
            <numerusform>%n chariot</numerusform>
            <numerusform>%n chariots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonel(s)</source>
        <translation>
            <numerusform>%n colonel</numerusform>
            <numerusform>%n colonels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n courier(s)</source>
        <translation>
            <numerusform>%n courier</numerusform>
            <numerusform>%n couriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elephant(s)</source>
        <translation>
            <numerusform>%n elephant</numerusform>
            <numerusform>%n elephants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FADs</source>
        <translation>
            <numerusform>%n FAD</numerusform>
            <numerusform>%n FADs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferzes</source>
        <translation>
            <numerusform>%n ferz</numerusform>
            <numerusform>%n ferzes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fibnif(s)</source>
        <translation>
            <numerusform>%n fibnif</numerusform>
            <numerusform>%n fibnifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general(s)</source>
        <translation>
            <numerusform>%n general</numerusform>
            <numerusform>%n generals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-duck(s)</source>
        <translation>
            <numerusform>%n half-duck</numerusform>
            <numerusform>%n half-ducks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n khon(s)</source>
        <translation>
            <numerusform>%n khon</numerusform>
            <numerusform>%n khons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marshal(s)</source>
        <translation>
            <numerusform>%n marshal</numerusform>
            <numerusform>%n marshals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n met(s)</source>
        <translation>
            <numerusform>%n met</numerusform>
            <numerusform>%n mets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted knight(s)</source>
        <translation>
            <numerusform>%n promoted knight</numerusform>
            <numerusform>%n promoted knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lance(s)</source>
        <translation>
            <numerusform>%n promoted lance</numerusform>
            <numerusform>%n promoted lances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted silver general(s)</source>
        <translation>
            <numerusform>%n promoted silver general</numerusform>
            <numerusform>%n promoted silver generals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n royal knight(s)</source>
        <translation>
            <numerusform>%n royal knight</numerusform>
            <numerusform>%n royal knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short rook(s)</source>
        <translation>
            <numerusform>%n short rook</numerusform>
            <numerusform>%n short rooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver general(s)</source>
        <translation>
            <numerusform>%n silver general</numerusform>
            <numerusform>%n silver generals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n woody rook(s)</source>
        <translation>
            <numerusform>%n woody rook</numerusform>
            <numerusform>%n woody rooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ai-wok(s)</source>
        <translation>
            <numerusform>%n ai-wok</numerusform>
            <numerusform>%n ai-woks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dragon(s)</source>
        <translation>
            <numerusform>%n dragon</numerusform>
            <numerusform>%n dragons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archbishop(s)</source>
        <translation>
            <numerusform>%n archbishop</numerusform>
            <numerusform>%n archbishops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chancellor(s)</source>
        <translation>
            <numerusform>%n chancellor</numerusform>
            <numerusform>%n chancellors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n amazon(s)</source>
        <translation>
            <numerusform>%n amazon</numerusform>
            <numerusform>%n amazons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lance(s)</source>
        <translation>
            <numerusform>%n lance</numerusform>
            <numerusform>%n lances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold general(s)</source>
        <translation>
            <numerusform>%n gold general</numerusform>
            <numerusform>%n gold generals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <translation>
            <numerusform>%n cannon</numerusform>
            <numerusform>%n cannons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n fox</numerusform>
            <numerusform>%n foxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n soldier</numerusform>
            <numerusform>%n soldiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horse(s)</source>
        <translation>
            <numerusform>%n horse</numerusform>
            <numerusform>%n horses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n banner(s)</source>
        <translation>
            <numerusform>%n banner</numerusform>
            <numerusform>%n banners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n champion(s)</source>
        <translation>
            <numerusform>%n champion</numerusform>
            <numerusform>%n champions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chick(s)</source>
        <translation>
            <numerusform>%n chick</numerusform>
            <numerusform>%n chicks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chief(s)</source>
        <translation>
            <numerusform>%n chief</numerusform>
            <numerusform>%n chiefs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copper cannon(s)</source>
        <translation>
            <numerusform>%n copper cannon</numerusform>
            <numerusform>%n copper cannons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crossbow(s)</source>
        <translation>
            <numerusform>%n crossbow</numerusform>
            <numerusform>%n crossbows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crown prince(s)</source>
        <translation>
            <numerusform>%n crown prince</numerusform>
            <numerusform>%n crown princes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n divine lord(s)</source>
        <translation>
            <numerusform>%n divine lord</numerusform>
            <numerusform>%n divine lords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drunk elephant(s)</source>
        <translation>
            <numerusform>%n drunk elephant</numerusform>
            <numerusform>%n drunk elephants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duchesses</source>
        <translation>
            <numerusform>%n duchess</numerusform>
            <numerusform>%n duchesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duke(s)</source>
        <translation>
            <numerusform>%n duke</numerusform>
            <numerusform>%n dukes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eagle(s)</source>
        <translation>
            <numerusform>%n eagle</numerusform>
            <numerusform>%n eagles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n falcon(s)</source>
        <translation>
            <numerusform>%n falcon</numerusform>
            <numerusform>%n falcons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flying cannon(s)</source>
        <translation>
            <numerusform>%n flying cannon</numerusform>
            <numerusform>%n flying cannons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n giraffe(s)</source>
        <translation>
            <numerusform>%n giraffe</numerusform>
            <numerusform>%n giraffes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold cannon(s)</source>
        <translation>
            <numerusform>%n gold cannon</numerusform>
            <numerusform>%n gold cannons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation>
            <numerusform>%n guard</numerusform>
            <numerusform>%n guards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hawk(s)</source>
        <translation>
            <numerusform>%n hawk</numerusform>
            <numerusform>%n hawks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hen(s)</source>
        <translation>
            <numerusform>%n hen</numerusform>
            <numerusform>%n hens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hoplite(s)</source>
        <translation>
            <numerusform>%n hoplite</numerusform>
            <numerusform>%n hoplites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iron cannon(s)</source>
        <translation>
            <numerusform>%n iron cannon</numerusform>
            <numerusform>%n iron cannons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jaguar(s)</source>
        <translation>
            <numerusform>%n jaguar</numerusform>
            <numerusform>%n jaguars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n januses</source>
        <translation>
            <numerusform>%n janus</numerusform>
            <numerusform>%n januses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n khatun(s)</source>
        <translation>
            <numerusform>%n khatun</numerusform>
            <numerusform>%n khatuns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kheshig(s)</source>
        <translation>
            <numerusform>%n kheshig</numerusform>
            <numerusform>%n kheshigs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knibis(s)</source>
        <translation>
            <numerusform>%n knibis</numerusform>
            <numerusform>%n knibiss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kniroo(s)</source>
        <translation>
            <numerusform>%n kniroo</numerusform>
            <numerusform>%n kniroos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n koul(s)</source>
        <translation>
            <numerusform>%n koul</numerusform>
            <numerusform>%n kouls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lancer(s)</source>
        <translation>
            <numerusform>%n lancer</numerusform>
            <numerusform>%n lancers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lion(s)</source>
        <translation>
            <numerusform>%n lion</numerusform>
            <numerusform>%n lions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mahout(s)</source>
        <translation>
            <numerusform>%n mahout</numerusform>
            <numerusform>%n mahouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mann(s)</source>
        <translation>
            <numerusform>%n mann</numerusform>
            <numerusform>%n manns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marauder(s)</source>
        <translation>
            <numerusform>%n marauder</numerusform>
            <numerusform>%n marauders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monk(s)</source>
        <translation>
            <numerusform>%n monk</numerusform>
            <numerusform>%n monks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mortar(s)</source>
        <translation>
            <numerusform>%n mortar</numerusform>
            <numerusform>%n mortars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neang(s)</source>
        <translation>
            <numerusform>%n neang</numerusform>
            <numerusform>%n neangs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ninja(s)</source>
        <translation>
            <numerusform>%n ninja</numerusform>
            <numerusform>%n ninjas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted archer(s)</source>
        <translation>
            <numerusform>%n promoted archer</numerusform>
            <numerusform>%n promoted archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted elephant(s)</source>
        <translation>
            <numerusform>%n promoted elephant</numerusform>
            <numerusform>%n promoted elephants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted falcon(s)</source>
        <translation>
            <numerusform>%n promoted falcon</numerusform>
            <numerusform>%n promoted falcons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted horse(s)</source>
        <translation>
            <numerusform>%n promoted horse</numerusform>
            <numerusform>%n promoted horses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lion(s)</source>
        <translation>
            <numerusform>%n promoted lion</numerusform>
            <numerusform>%n promoted lions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted marauder(s)</source>
        <translation>
            <numerusform>%n promoted marauder</numerusform>
            <numerusform>%n promoted marauders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted slinger(s)</source>
        <translation>
            <numerusform>%n promoted slinger</numerusform>
            <numerusform>%n promoted slingers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promoted warrior(s)</source>
        <translation>
            <numerusform>%n promoted warrior</numerusform>
            <numerusform>%n promoted warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s)</source>
        <translation>
            <numerusform>%n pupil</numerusform>
            <numerusform>%n pupils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quetzal(s)</source>
        <translation>
            <numerusform>%n quetzal</numerusform>
            <numerusform>%n quetzals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rhino(s)</source>
        <translation>
            <numerusform>%n rhino</numerusform>
            <numerusform>%n rhinos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rookni(s)</source>
        <translation>
            <numerusform>%n rookni</numerusform>
            <numerusform>%n rooknis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n serpent(s)</source>
        <translation>
            <numerusform>%n serpent</numerusform>
            <numerusform>%n serpents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shaman(s)</source>
        <translation>
            <numerusform>%n shaman</numerusform>
            <numerusform>%n shamans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver cannon(s)</source>
        <translation>
            <numerusform>%n silver cannon</numerusform>
            <numerusform>%n silver cannons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slinger(s)</source>
        <translation>
            <numerusform>%n slinger</numerusform>
            <numerusform>%n slingers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sneak(s)</source>
        <translation>
            <numerusform>%n sneak</numerusform>
            <numerusform>%n sneaks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiger(s)</source>
        <translation>
            <numerusform>%n tiger</numerusform>
            <numerusform>%n tigers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokin(s)</source>
        <translation>
            <numerusform>%n tokin</numerusform>
            <numerusform>%n tokins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n tower</numerusform>
            <numerusform>%n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vulture(s)</source>
        <translation>
            <numerusform>%n vulture</numerusform>
            <numerusform>%n vultures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waffle(s)</source>
        <translation>
            <numerusform>%n waffle</numerusform>
            <numerusform>%n waffles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warlord(s)</source>
        <translation>
            <numerusform>%n warlord</numerusform>
            <numerusform>%n warlords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n warrior</numerusform>
            <numerusform>%n warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wazir(s)</source>
        <translation>
            <numerusform>%n wazir</numerusform>
            <numerusform>%n wazirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yurt(s)</source>
        <translation>
            <numerusform>%n yurt</numerusform>
            <numerusform>%n yurts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n man</numerusform>
            <numerusform>%n men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crowned King(s)</source>
        <translation>
            <numerusform>%n crowned King</numerusform>
            <numerusform>%n crowned Kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centaur(s)</source>
        <translation>
            <numerusform>%n centaur</numerusform>
            <numerusform>%n centaurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>Win in %n turn</numerusform>
            <numerusform>Win in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s) on a pair nobody pushes</source>
        <translation>
            <numerusform>Mate in %n turn on a pair nobody pushes</numerusform>
            <numerusform>Mate in %n turns on a pair nobody pushes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s)</source>
        <translation>
            <numerusform>Mate in %n turn</numerusform>
            <numerusform>Mate in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>within %n turn(s), whatever the others do</source>
        <translation>
            <numerusform>within %n turn, whatever the others do</numerusform>
            <numerusform>within %n turns, whatever the others do</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation>
            <numerusform>%n more pair</numerusform>
            <numerusform>%n more pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved in {file}, which has %n puzzle(s) now.</source>
        <translation>
            <numerusform>Saved in {file}, which has %n puzzle now.</numerusform>
            <numerusform>Saved in {file}, which has %n puzzles now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) in a row.</source>
        <translation>
            <numerusform>Solved on %n day in a row.</numerusform>
            <numerusform>Solved on %n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n major(s)</source>
        <translation>
            <numerusform>%n major</numerusform>
            <numerusform>%n majors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captain(s)</source>
        <translation>
            <numerusform>%n captain</numerusform>
            <numerusform>%n captains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lieutenant(s)</source>
        <translation>
            <numerusform>%n lieutenant</numerusform>
            <numerusform>%n lieutenants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sergeant(s)</source>
        <translation>
            <numerusform>%n sergeant</numerusform>
            <numerusform>%n sergeants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miner(s)</source>
        <translation>
            <numerusform>%n miner</numerusform>
            <numerusform>%n miners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scout(s)</source>
        <translation>
            <numerusform>%n scout</numerusform>
            <numerusform>%n scouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(s)</source>
        <translation>
            <numerusform>%n spy</numerusform>
            <numerusform>%n spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomb</numerusform>
            <numerusform>%n bombs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n flag</numerusform>
            <numerusform>%n flags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown piece(s)</source>
        <translation>
            <numerusform>%n unknown piece</numerusform>
            <numerusform>%n unknown pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n megabyte(s)</source>
        <translation>
            <numerusform>%n megabyte</numerusform>
            <numerusform>%n megabytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} of %n game</numerusform>
            <numerusform>{shown} of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read: {reason}.</source>
        <translation>
            <numerusform>%n game could not be read: {reason}.</numerusform>
            <numerusform>%n games could not be read: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {games} games were read with remarks.</source>
        <translation>
            <numerusform>%n of {games} games was read with remarks.</numerusform>
            <numerusform>%n of {games} games were read with remarks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n game could not be read.</numerusform>
            <numerusform>%n games could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game was read with %n remark(s).</source>
        <translation>
            <numerusform>This game was read with %n remark.</numerusform>
            <numerusform>This game was read with %n remarks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rank</numerusform>
            <numerusform>%n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockBox</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <translation>
            <numerusform>%n second a turn</numerusform>
            <numerusform>%n seconds a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message numerus="yes">
        <source>%n legal move(s) on all pairs</source>
        <translation>
            <numerusform>%n legal move on all pairs</numerusform>
            <numerusform>%n legal moves on all pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestoreActions</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetUpActions</name>
    <message numerus="yes">
        <source>%n game(s) added, to be chosen for a new game.</source>
        <translation>
            <numerusform>%n game added, to be chosen for a new game.</numerusform>
            <numerusform>%n games added, to be chosen for a new game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be played here:</source>
        <translation>
            <numerusform>%n cannot be played here:</numerusform>
            <numerusform>%n cannot be played here:</numerusform>
        </translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>there is no module “{module}”</source>
        <translation>no hay ningún módulo «{module}»</translation>
    </message>
    <message>
        <source>its command has a NUL character (expected text)</source>
        <translation>su orden tiene un carácter NUL (se espera texto)</translation>
    </message>
    <message>
        <source>there are no moves to judge (expected a game that was played)</source>
        <translation>no hay jugadas que valorar (se espera una partida que se haya jugado)</translation>
    </message>
    <message>
        <source>pieces are hidden as long as the game goes on (expected one that is over)</source>
        <translation>hay piezas ocultas mientras la partida sigue (se espera una que haya terminado)</translation>
    </message>
    <message>
        <source>“{text}”: the nodes must be a whole number (expected such as club:500)</source>
        <translation>«{text}»: los nodos deben ser un número entero (se espera algo como club:500)</translation>
    </message>
    <message>
        <source>the number of players is {count} (expected {expected})</source>
        <translation>el número de jugadores es {count} (se espera {expected})</translation>
    </message>
    <message>
        <source>there are {count} bots for {players} players (expected 1 to {players})</source>
        <translation>hay {count} bots para {players} jugadores (se espera de 1 a {players})</translation>
    </message>
    <message>
        <source>“{bot}”: nothing is hidden in this game</source>
        <translation>«{bot}»: en esta partida no hay nada oculto</translation>
    </message>
    <message>
        <source>game {number}, action {action}: the bot “{bot}” failed: {reason}</source>
        <translation>partida {number}, acción {action}: el bot «{bot}» falló: {reason}</translation>
    </message>
    <message>
        <source>there are {count} actions (expected at most {most})</source>
        <translation>hay {count} acciones (se esperan {most} como máximo)</translation>
    </message>
    <message>
        <source>action {number}, “{action}”: {reason}</source>
        <translation>acción {number}, «{action}»: {reason}</translation>
    </message>
    <message>
        <source>the game goes on after action {number}</source>
        <translation>la partida sigue después de la acción {number}</translation>
    </message>
    <message>
        <source>game {number} of the file is not one of this arena: {what} is “{there}” (expected “{expected}”)</source>
        <translation>la partida {number} del archivo no es de esta arena: {what} es «{there}» (se espera «{expected}»)</translation>
    </message>
    <message>
        <source>game {number} of the file is another game {round} than before</source>
        <translation>la partida {number} del archivo es otra partida {round} que antes</translation>
    </message>
    <message>
        <source>the seating</source>
        <translation>la distribución de puestos</translation>
    </message>
    <message>
        <source>A bot needs a limit of nodes or of seconds</source>
        <translation>Un bot necesita un límite de nodos o de segundos</translation>
    </message>
    <message>
        <source>The limit of a bot must be more than nothing</source>
        <translation>El límite de un bot debe ser mayor que cero</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <translation>Juega al azar</translation>
    </message>
    <message>
        <source>Takes what hangs</source>
        <translation>Toma lo que está indefenso</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>Jugador con experiencia</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jugador de club</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>Jugador de torneos</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>El más fuerte</translation>
    </message>
    <message>
        <source>Looks ahead a little</source>
        <translation>Piensa un poco por adelantado</translation>
    </message>
    <message>
        <source>unknown bot “{name}” (expected one of {known})</source>
        <translation>bot desconocido «{name}» (se espera uno de {known})</translation>
    </message>
    <message>
        <source>the bot “{bot}”: {reason}</source>
        <translation>el bot «{bot}»: {reason}</translation>
    </message>
    <message>
        <source>the bot “{bot}” answered “{answer}”, which it may not do now (expected such as {example})</source>
        <translation>el bot «{bot}» respondió «{answer}», lo que ahora no puede hacer (se espera algo como {example})</translation>
    </message>
    <message>
        <source>it has not said “ok” within {seconds} s of its start</source>
        <translation>no ha dicho «ok» en los {seconds} s siguientes a su inicio</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s, the most without a limit of time</source>
        <translation>no ha respondido en {seconds} s, el máximo cuando no hay límite de tiempo</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s, its limit of {limit} s and {more} s more</source>
        <translation>no ha respondido en {seconds} s, su límite de {limit} s y {more} s más</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s of “stop”</source>
        <translation>no ha respondido en los {seconds} s siguientes a «stop»</translation>
    </message>
    <message>
        <source>the bot has no program (expected such as python3 bot.py)</source>
        <translation>el bot no tiene programa (se espera algo como python3 bot.py)</translation>
    </message>
    <message>
        <source>Player {player} has nothing to do now</source>
        <translation>El jugador {player} no tiene nada que hacer ahora</translation>
    </message>
    <message>
        <source>standard output cannot be written: {reason}</source>
        <translation>no se puede escribir en la salida estándar: {reason}</translation>
    </message>
    <message>
        <source>“{text}” is not a range of moves (expected such as 3-14)</source>
        <translation>«{text}» no es un intervalo de jugadas (se espera algo como 3-14)</translation>
    </message>
    <message>
        <source>it is “{text}” (expected {least} to {most}, or such as 8cm)</source>
        <translation>es «{text}» (se espera de {least} a {most}, o algo como 8cm)</translation>
    </message>
    <message>
        <source>it is “{text}” (expected {least} to {most})</source>
        <translation>es «{text}» (se espera de {least} a {most})</translation>
    </message>
    <message>
        <source>annotated games are kept as games (expected {expected})</source>
        <translation>las partidas anotadas se guardan como partidas (se espera {expected})</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>no es texto</translation>
    </message>
    <message>
        <source>it is too long for a game of this arena</source>
        <translation>es demasiado larga para una partida de esta arena</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected {expected})</source>
        <translation>«{key}» es {value} (se espera {expected})</translation>
    </message>
    <message>
        <source>action {number}, “{action}”, is not a move</source>
        <translation>la acción {number}, «{action}», no es una jugada</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>puestos</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganó</translation>
    </message>
    <message>
        <source>% of games</source>
        <translation>% de partidas</translation>
    </message>
    <message>
        <source>+- error</source>
        <translation>+- error</translation>
    </message>
    <message>
        <source>% fair</source>
        <translation>% justo</translation>
    </message>
    <message>
        <source>errors above</source>
        <translation>errores por encima</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>{games}, {actions} on average, {count} broken off</source>
        <translation>{games}, {actions} de media, {count} interrumpidas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>un proceso de trabajo</translation>
    </message>
    <message>
        <source>certificates are for tls:// addresses (--cluster is “{address}”)</source>
        <translation>los certificados son para direcciones tls:// (--cluster es «{address}»)</translation>
    </message>
    <message>
        <source>--tls-key needs --tls-cert, the certificate it belongs to</source>
        <translation>--tls-key necesita --tls-cert, el certificado al que pertenece</translation>
    </message>
    <message>
        <source>“{address}” is not the address of a scheduler (expected such as {example})</source>
        <translation>«{address}» no es la dirección de un planificador (se espera algo como {example})</translation>
    </message>
    <message>
        <source>game {number} was answered wrongly by {who}: {reason}; {count} wrong answers are too many</source>
        <translation>{who} respondió mal a la partida {number}: {reason}; {count} respuestas malas son demasiadas</translation>
    </message>
    <message>
        <source>game {number} was answered wrongly by {who}: {reason} (it is played again on this machine)</source>
        <translation>{who} respondió mal a la partida {number}: {reason} (se juega de nuevo en este equipo)</translation>
    </message>
    <message>
        <source>--cluster needs the extra cluster (pip install &apos;cfanp-gui[cluster]&apos;): {reason}</source>
        <translation>--cluster necesita el extra cluster (pip install &apos;cfanp-gui[cluster]&apos;): {reason}</translation>
    </message>
    <message>
        <source>no scheduler can be reached at {address}: {reason}</source>
        <translation>no se alcanza ningún planificador en {address}: {reason}</translation>
    </message>
    <message>
        <source>what is at {address} does not answer as a scheduler: {reason}</source>
        <translation>lo que hay en {address} no responde como un planificador: {reason}</translation>
    </message>
    <message>
        <source>certificates cannot be read from {files}: {reason}</source>
        <translation>no se pueden leer certificados de {files}: {reason}</translation>
    </message>
    <message>
        <source>a tls:// address needs certificates (expected --tls-ca, --tls-cert and --tls-key, or distributed.comm.tls in the configuration of Dask)</source>
        <translation>una dirección tls:// necesita certificados (se espera --tls-ca, --tls-cert y --tls-key, o distributed.comm.tls en la configuración de Dask)</translation>
    </message>
    <message>
        <source>the scheduler at {address} has said what could run something here ({name}), which was refused</source>
        <translation>el planificador de {address} ha enviado algo que podría ejecutarse aquí ({name}), y se rechazó</translation>
    </message>
    <message>
        <source>the scheduler at {address} is gone</source>
        <translation>el planificador de {address} ha desaparecido</translation>
    </message>
    <message>
        <source>a worker of {address} plays by another program, {found} (expected {expected}; give all of them the same version and start them anew)</source>
        <translation>un proceso de trabajo de {address} juega con otro programa, {found} (se espera {expected}; dé a todos la misma versión e inícielos de nuevo)</translation>
    </message>
    <message>
        <source>game {number} was lost with its worker again and again, at last with {who}</source>
        <translation>la partida {number} se perdió una y otra vez con su proceso de trabajo, la última vez con {who}</translation>
    </message>
    <message>
        <source>a worker of {address} does not have this program, {program}: {reason}</source>
        <translation>un proceso de trabajo de {address} no tiene este programa, {program}: {reason}</translation>
    </message>
    <message>
        <source>it is an error, {error}</source>
        <translation>es un error, {error}</translation>
    </message>
    <message numerus="yes">
        <source>%n megabyte(s)</source>
        <translation>
            <numerusform>%n megabyte</numerusform>
            <numerusform>%n megabytes</numerusform>
        </translation>
    </message>
    <message>
        <source>{pace} megabytes/min</source>
        <translation>{pace} megabytes/min</translation>
    </message>
    <message>
        <source>game {game}, line {line}, column {column}: {message}</source>
        <translation>partida {game}, línea {line}, columna {column}: {message}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n posición</numerusform>
            <numerusform>%n posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>ok, {count}</source>
        <translation>correcto, {count}</translation>
    </message>
    <message>
        <source>{count}, {remarked} with remarks, {lost} not read</source>
        <translation>{count}, {remarked} con observaciones, {lost} no leídas</translation>
    </message>
    <message>
        <source>there are {count} games (choose one with --game N)</source>
        <translation>hay {count} partidas (elija una con --game N)</translation>
    </message>
    <message>
        <source>--ply is for positions and pictures</source>
        <translation>--ply es para posiciones e imágenes</translation>
    </message>
    <message>
        <source>--moves is for pictures</source>
        <translation>--moves es para imágenes</translation>
    </message>
    <message>
        <source>--ply is for a single picture, --moves for several</source>
        <translation>--ply es para una sola imagen, --moves para varias</translation>
    </message>
    <message>
        <source>--uncovered is for pictures</source>
        <translation>--uncovered es para imágenes</translation>
    </message>
    <message>
        <source>--dpi is for a PNG of one position</source>
        <translation>--dpi es para un PNG de una sola posición</translation>
    </message>
    <message>
        <source>--sheet is for a PDF</source>
        <translation>--sheet es para un PDF</translation>
    </message>
    <message>
        <source>--sheet is for a single picture, --moves for several</source>
        <translation>--sheet es para una sola imagen, --moves para varias</translation>
    </message>
    <message>
        <source>--uncovered is for games that are over</source>
        <translation>--uncovered es para partidas terminadas</translation>
    </message>
    <message>
        <source>there is no board {label} (expected such as {boards})</source>
        <translation>no hay ningún tablero {label} (se espera algo como {boards})</translation>
    </message>
    <message>
        <source>{width} cm at {dpi} dpi are {pixels} pixels (expected {least} to {most})</source>
        <translation>{width} cm a {dpi} ppp son {pixels} píxeles (se espera de {least} a {most})</translation>
    </message>
    <message>
        <source>it exists already (--force replaces it)</source>
        <translation>ya existe (--force lo reemplaza)</translation>
    </message>
    <message>
        <source>Replace {file}? [y/N]</source>
        <translation>¿Reemplazar {file}? [s/N]</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>there is no game {number} (expected 1 to {count})</source>
        <translation>no hay ninguna partida {number} (se espera de 1 a {count})</translation>
    </message>
    <message>
        <source>the picture cannot be drawn: {reason}</source>
        <translation>no se puede dibujar la imagen: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown theme “{name}” (expected one of {expected})</source>
        <translation>tema desconocido «{name}» (se espera uno de {expected})</translation>
    </message>
    <message>
        <source>{file}: line 1: the file is not one of this mine (expected {expected})</source>
        <translation>{file}: línea 1: el archivo no es de esta búsqueda (se espera {expected})</translation>
    </message>
    <message>
        <source>it has no puzzles</source>
        <translation>no tiene problemas</translation>
    </message>
    <message>
        <source>“{key}” is not of this game</source>
        <translation>«{key}» no es de esta partida</translation>
    </message>
    <message>
        <source>“{key}” has other house rules</source>
        <translation>«{key}» tiene otras reglas de la casa</translation>
    </message>
    <message>
        <source>“{key}” has an unknown theme</source>
        <translation>«{key}» tiene un tema desconocido</translation>
    </message>
    <message>
        <source>the depth is {depth} (expected at least {least})</source>
        <translation>la profundidad es {depth} (se espera al menos {least})</translation>
    </message>
    <message>
        <source>unknown option “{name}” in {game} (expected one of {expected})</source>
        <translation>opción desconocida «{name}» en {game} (se espera una de {expected})</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>la línea tiene más de {most} bytes</translation>
    </message>
    <message>
        <source>byte {number} of the line is not UTF-8 text</source>
        <translation>el byte {number} de la línea no es texto UTF-8</translation>
    </message>
    <message>
        <source>not valid JSON: {reason} at column {number}</source>
        <translation>JSON no válido: {reason} en la columna {number}</translation>
    </message>
    <message>
        <source>not valid JSON: a number is too long or the nesting too deep</source>
        <translation>JSON no válido: un número es demasiado largo o el anidamiento demasiado profundo</translation>
    </message>
    <message>
        <source>not a JSON object (expected {expected})</source>
        <translation>no es un objeto JSON (se espera {expected})</translation>
    </message>
    <message>
        <source>not valid JSON: {name} is not a number there</source>
        <translation>JSON no válido: {name} no es ahí un número</translation>
    </message>
    <message>
        <source>unknown key “{key}” (expected {expected})</source>
        <translation>clave desconocida «{key}» (se espera {expected})</translation>
    </message>
    <message>
        <source>“{key}” must be a list of strings (expected such as {example})</source>
        <translation>«{key}» debe ser una lista de cadenas (se espera algo como {example})</translation>
    </message>
    <message>
        <source>“{part}” is not an option (expected such as defend=on)</source>
        <translation>«{part}» no es una opción (se espera algo como defend=on)</translation>
    </message>
    <message>
        <source>“{key}” must be a string (expected a position), unless “{system}” names another game (expected one of {expected})</source>
        <translation>«{key}» debe ser una cadena (se espera una posición), salvo que «{system}» nombre otro juego (se espera uno de {expected})</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected one of {expected})</source>
        <translation>«{key}» es {value} (se espera uno de {expected})</translation>
    </message>
    <message>
        <source>move {number}, “{move}”, is not a move (expected such as {example})</source>
        <translation>la jugada {number}, «{move}», no es una jugada (se espera algo como {example})</translation>
    </message>
    <message>
        <source>move {number}, “{move}”: {reason}</source>
        <translation>jugada {number}, «{move}»: {reason}</translation>
    </message>
    <message>
        <source>{pace} games/min</source>
        <translation>{pace} partidas/min</translation>
    </message>
    <message>
        <source>{pace} positions/min</source>
        <translation>{pace} posiciones/min</translation>
    </message>
    <message>
        <source>{pace} puzzles/min</source>
        <translation>{pace} problemas/min</translation>
    </message>
    <message>
        <source>{pace} moves/min</source>
        <translation>{pace} jugadas/min</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} de {all}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>tiempo restante: {time}</translation>
    </message>
    <message>
        <source>{time} in all</source>
        <translation>{time} en total</translation>
    </message>
    <message>
        <source>waiting for workers</source>
        <translation>a la espera de procesos de trabajo</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n proceso de trabajo</numerusform>
            <numerusform>%n procesos de trabajo</numerusform>
        </translation>
    </message>
    <message>
        <source>--nodes and --sample must be at least 1</source>
        <translation>--nodes y --sample deben ser al menos 1</translation>
    </message>
    <message>
        <source>{file}: {count} of {all} proven, {positions} positions looked at</source>
        <translation>{file}: {count} de {all} demostrados, {positions} posiciones examinadas</translation>
    </message>
    <message>
        <source>--tls-ca, --tls-cert and --tls-key are for --cluster</source>
        <translation>--tls-ca, --tls-cert y --tls-key son para --cluster</translation>
    </message>
    <message>
        <source>--workers is for this machine (a cluster has its own workers)</source>
        <translation>--workers es para este equipo (un clúster tiene sus propios procesos de trabajo)</translation>
    </message>
    <message>
        <source>--{name} is {value} (expected at least 1)</source>
        <translation>--{name} es {value} (se espera al menos 1)</translation>
    </message>
    <message>
        <source>{file} has a game {number}, but --games is {games}</source>
        <translation>{file} contiene una partida {number}, pero --games es {games}</translation>
    </message>
    <message>
        <source>--resume needs --out, which names the file to go on with</source>
        <translation>--resume necesita --out, que nombra el archivo con el que se sigue</translation>
    </message>
    <message>
        <source>unknown kind of file “{kind}” (expected {expected})</source>
        <translation>tipo de archivo desconocido «{kind}» (se espera {expected})</translation>
    </message>
    <message>
        <source>{file} is there already (--resume goes on with it)</source>
        <translation>{file} ya existe (--resume sigue con él)</translation>
    </message>
    <message>
        <source>a worker ended before its game did</source>
        <translation>un proceso de trabajo terminó antes que su partida</translation>
    </message>
    <message>
        <source>the source of the program has changed on the way</source>
        <translation>el código fuente del programa ha cambiado por el camino</translation>
    </message>
    <message>
        <source>{file} has {count} of {games} (--resume goes on)</source>
        <translation>{file} tiene {count} de {games} (--resume sigue)</translation>
    </message>
    <message>
        <source>{file} has a game that is cut off, which is played again</source>
        <translation>{file} tiene una partida cortada, que se juega de nuevo</translation>
    </message>
    <message>
        <source>unknown language “{name}” (expected one of {expected})</source>
        <translation>idioma desconocido «{name}» (se espera uno de {expected})</translation>
    </message>
    <message>
        <source>the words of the language “{name}” cannot be read: {reason}</source>
        <translation>no se pueden leer las palabras del idioma «{name}»: {reason}</translation>
    </message>
    <message>
        <source>nothing says what kind of file it is (say it with {option}, such as {option} cpgn)</source>
        <translation>nada dice qué clase de archivo es (dígalo con {option}, por ejemplo {option} cpgn)</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>no hay entrada estándar</translation>
    </message>
    <message>
        <source>it is “{text}” (expected a number from 1)</source>
        <translation>es «{text}» (se espera un número a partir de 1)</translation>
    </message>
    <message>
        <source>none: the game is over</source>
        <translation>ninguno: la partida ha terminado</translation>
    </message>
    <message>
        <source>army “{army}” cannot be asked about (expected one of {expected})</source>
        <translation>no se puede preguntar por el ejército «{army}» (se espera uno de {expected})</translation>
    </message>
    <message>
        <source>in “{game}” no boards are pushed together in pairs (expected a position of a game in which they are)</source>
        <translation>en «{game}» no se juntan tableros por pares (se espera una posición de un juego en que sí)</translation>
    </message>
    <message>
        <source>{message} ({rule})</source>
        <translation>{message} ({rule})</translation>
    </message>
    <message>
        <source>there is no board {board}</source>
        <translation>no hay tablero {board}</translation>
    </message>
    <message>
        <source>the game is over ({reason})</source>
        <translation>la partida ha terminado ({reason})</translation>
    </message>
    <message>
        <source>“{text}” fits several legal moves (expected one of {expected})</source>
        <translation>«{text}» corresponde a varias jugadas legales (se espera una de {expected})</translation>
    </message>
    <message>
        <source> (legal: {moves})</source>
        <translation> (legales: {moves})</translation>
    </message>
    <message>
        <source>it is {colour}’s turn on board {board}, so its moves begin with {letter}</source>
        <translation>es el turno de {colour} en el tablero {board}, así que sus jugadas empiezan por {letter}</translation>
    </message>
    <message>
        <source>any board</source>
        <translation>cualquier tablero</translation>
    </message>
    <message>
        <source>board {board}</source>
        <translation>tablero {board}</translation>
    </message>
    <message>
        <source>“{text}”: {reason}</source>
        <translation>«{text}»: {reason}</translation>
    </message>
    <message>
        <source>there is no such move on {where}</source>
        <translation>no existe esa jugada en {where}</translation>
    </message>
    <message>
        <source>half-board {board} cannot be pushed against itself</source>
        <translation>el medio tablero {board} no puede juntarse consigo mismo</translation>
    </message>
    <message>
        <source>show one board as large as can be</source>
        <translation>mostrar un tablero lo más grande posible</translation>
    </message>
    <message>
        <source>light up where pieces stand</source>
        <translation>iluminar dónde hay piezas</translation>
    </message>
    <message>
        <source>say what stands on a board</source>
        <translation>decir qué hay en un tablero</translation>
    </message>
    <message>
        <source>say whose turn it is</source>
        <translation>decir de quién es el turno</translation>
    </message>
    <message>
        <source>say the last move, or as many as a number says</source>
        <translation>decir la última jugada, o tantas como diga un número</translation>
    </message>
    <message>
        <source>say which Kings are attacked, and by what</source>
        <translation>decir qué reyes están atacados y por qué</translation>
    </message>
    <message>
        <source>show what can be lost before the next turn</source>
        <translation>mostrar qué puede perderse antes del próximo turno</translation>
    </message>
    <message>
        <source>end the turn without the moves left</source>
        <translation>terminar el turno sin las jugadas restantes</translation>
    </message>
    <message>
        <source>pass, where there is no move</source>
        <translation>pasar, cuando no hay jugada</translation>
    </message>
    <message>
        <source>go back an action, or as many as a number says</source>
        <translation>retroceder una acción, o tantas como diga un número</translation>
    </message>
    <message>
        <source>go forward an action, or as many as a number says</source>
        <translation>avanzar una acción, o tantas como diga un número</translation>
    </message>
    <message>
        <source>claim a draw</source>
        <translation>reclamar tablas</translation>
    </message>
    <message>
        <source>agree to a draw</source>
        <translation>acordar tablas</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>abandonar</translation>
    </message>
    <message>
        <source>show every board</source>
        <translation>mostrar todos los tableros</translation>
    </message>
    <message>
        <source>lay the boards in their places</source>
        <translation>poner los tableros en sus sitios</translation>
    </message>
    <message>
        <source>open the help</source>
        <translation>abrir la ayuda</translation>
    </message>
    <message>
        <source>Nothing may follow “{word}”, but “{rest}” does.</source>
        <translation>Nada puede seguir a «{word}», pero sigue «{rest}».</translation>
    </message>
    <message>
        <source>“{text}” is not a number of actions: expected such as {word} 3.</source>
        <translation>«{text}» no es un número de acciones: se espera algo como {word} 3.</translation>
    </message>
    <message>
        <source>“{text}” may be any of {moves}: say which.</source>
        <translation>«{text}» puede ser cualquiera de {moves}: diga cuál.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>the number of players is {players} (expected {expected})</source>
        <translation>el número de jugadores es {players} (se espera {expected})</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>A player whose time runs out is out of the game.</source>
        <translation>Un jugador al que se le acaba el tiempo queda fuera de la partida.</translation>
    </message>
    <message>
        <source>Type a move or a question</source>
        <translation>Escriba una jugada o una pregunta</translation>
    </message>
    <message>
        <source>A move, a word or a question: where king</source>
        <translation>Una jugada, una palabra o una pregunta: dónde rey</translation>
    </message>
    <message>
        <source>A move, a word or a question: {move}, where {piece}</source>
        <translation>Una jugada, una palabra o una pregunta: {move}, dónde {piece}</translation>
    </message>
    <message>
        <source>Say which pieces: expected such as {word} {piece}.</source>
        <translation>Diga qué piezas: se espera algo como {word} {piece}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move: expected such as {move} or where {piece}.</source>
        <translation>«{text}» no es una jugada: se espera algo como {move} o dónde {piece}.</translation>
    </message>
    <message>
        <source>Name a board: expected such as {word} {board}.</source>
        <translation>Nombre un tablero: se espera algo como {word} {board}.</translation>
    </message>
    <message>
        <source>The turn cannot be ended now.</source>
        <translation>El turno no puede terminarse ahora.</translation>
    </message>
    <message>
        <source>Nobody may pass now: that is for a player who has no move.</source>
        <translation>Nadie puede pasar ahora: eso es para un jugador que no tiene jugada.</translation>
    </message>
    <message>
        <source>Nothing was typed: expected a move, a word or a question.</source>
        <translation>No se ha escrito nada: se espera una jugada, una palabra o una pregunta.</translation>
    </message>
    <message>
        <source>“{text}” is not a move: expected such as the list of moves has, or where king.</source>
        <translation>«{text}» no es una jugada: se espera una como las de la lista de jugadas, o dónde rey.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>push {pair} together; legal moves: {count}</source>
        <translation>juntar {pair}; jugadas legales: {count}</translation>
    </message>
    <message>
        <source>{move}, checkmate</source>
        <translation>{move}, jaque mate</translation>
    </message>
    <message>
        <source>{move}, check</source>
        <translation>{move}, jaque</translation>
    </message>
    <message>
        <source>{move}, brings in {piece} on {square}</source>
        <translation>{move}, hace entrar {piece} en {square}</translation>
    </message>
    <message>
        <source>{move}, explodes</source>
        <translation>{move}, explota</translation>
    </message>
    <message>
        <source>{piece} {origin} attacks {taken} of {side} on {target}</source>
        <translation>{piece} {origin} ataca a {taken} de {side} en {target}</translation>
    </message>
    <message>
        <source>{piece} {origin} takes {taken} of {side} on {target}</source>
        <translation>{piece} {origin} toma {taken} de {side} en {target}</translation>
    </message>
    <message>
        <source>{piece} {origin} to {target}</source>
        <translation>{piece} de {origin} a {target}</translation>
    </message>
    <message>
        <source>{piece} placed on {square}</source>
        <translation>{piece}: colocada en {square}</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>análisis</translation>
    </message>
    <message>
        <source>Analysis: the turn goes to {side}, {name}.</source>
        <translation>Análisis: el turno pasa a {side}, {name}.</translation>
    </message>
    <message>
        <source>The turn can be given to nobody here</source>
        <translation>Aquí el turno no se puede dar a nadie</translation>
    </message>
    <message>
        <source>The turn cannot be given to “{side}” (expected {sides})</source>
        <translation>El turno no se puede dar a «{side}» (se espera {sides})</translation>
    </message>
    <message>
        <source>“{text}” is not a square (expected a1 to h{ranks})</source>
        <translation>«{text}» no es una casilla (se espera de a1 a h{ranks})</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>the line has {count} characters (expected at most {most})</source>
        <translation>la línea tiene {count} caracteres (se esperan {most} como máximo)</translation>
    </message>
    <message>
        <source>the line has a character that cannot be printed (expected one line of text)</source>
        <translation>la línea tiene un carácter que no se puede imprimir (se espera una línea de texto)</translation>
    </message>
    <message>
        <source>the line: the number of fields is {count} (expected {expected}: {names}, single spaces between)</source>
        <translation>la línea: el número de campos es {count} (se esperan {expected}: {names}, separados por un solo espacio)</translation>
    </message>
    <message>
        <source>the line has a space too many before field {number} (expected single spaces between the fields)</source>
        <translation>la línea tiene un espacio de más antes del campo {number} (se espera un solo espacio entre los campos)</translation>
    </message>
    <message>
        <source>“{text}” (expected {expected})</source>
        <translation>«{text}» (se espera {expected})</translation>
    </message>
    <message>
        <source>{owner} {label}: {message}</source>
        <translation>{owner} {label}: {message}</translation>
    </message>
    <message>
        <source>the number of entries is {count} (expected one per {owner}, that is {expected})</source>
        <translation>el número de entradas es {count} (se espera una por cada {owner}, es decir, {expected})</translation>
    </message>
    <message>
        <source>the number of ranks is {count} (expected {ranks})</source>
        <translation>el número de filas es {count} (se esperan {ranks})</translation>
    </message>
    <message>
        <source>rank {rank}: {message}</source>
        <translation>fila {rank}: {message}</translation>
    </message>
    <message>
        <source>“{text}” is neither a piece ({expected}) nor a number of empty squares from 1 to {files}</source>
        <translation>«{text}» no es una pieza ({expected}) ni un número de casillas vacías de 1 a {files}</translation>
    </message>
    <message>
        <source>the number of squares is {count} (expected {files})</source>
        <translation>el número de casillas es {count} (se esperan {files})</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un número entero de {least} a {most}</translation>
    </message>
    <message>
        <source>“{key}” must be a string (expected a position)</source>
        <translation>«{key}» debe ser una cadena (se espera una posición)</translation>
    </message>
    <message>
        <source>there are {count} players in “{key}”, not {players}</source>
        <translation>hay {count} jugadores en «{key}», no {players}</translation>
    </message>
    <message>
        <source>“{key}” must be an object (expected names of options and their values)</source>
        <translation>«{key}» debe ser un objeto (se esperan nombres de opciones y sus valores)</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number (expected such as {example})</source>
        <translation>«{key}» debe ser un número entero (se espera algo como {example})</translation>
    </message>
    <message>
        <source>the position is a view (for={viewer}), which is not played on (expected the whole position)</source>
        <translation>la posición es una vista (for={viewer}), en la que no se sigue jugando (se espera la posición entera)</translation>
    </message>
    <message>
        <source>in any direction</source>
        <translation>en cualquier dirección</translation>
    </message>
    <message>
        <source>straight in any direction</source>
        <translation>en línea recta en cualquier dirección</translation>
    </message>
    <message>
        <source>diagonally in any direction</source>
        <translation>en diagonal en cualquier dirección</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>hacia delante</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>hacia atrás</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>de lado</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>en diagonal hacia delante</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>en diagonal hacia atrás</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>hacia la izquierda</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>hacia la derecha</translation>
    </message>
    <message>
        <source>forward to the left</source>
        <translation>hacia delante a la izquierda</translation>
    </message>
    <message>
        <source>forward to the right</source>
        <translation>hacia delante a la derecha</translation>
    </message>
    <message>
        <source>backward to the left</source>
        <translation>hacia atrás a la izquierda</translation>
    </message>
    <message>
        <source>backward to the right</source>
        <translation>hacia atrás a la derecha</translation>
    </message>
    <message>
        <source>from its first square it also goes {how}</source>
        <translation>desde su primera casilla también va {how}</translation>
    </message>
    <message>
        <source>beyond its own half-board: {words}</source>
        <translation>más allá de su propio medio tablero: {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps to {squares} of its own half-board</source>
        <translation>se limita a {squares} de su propio medio tablero</translation>
    </message>
    <message>
        <source>it captures by jumping to the empty square beyond, and goes on while it can</source>
        <translation>captura saltando a la casilla vacía que hay detrás, y sigue mientras pueda</translation>
    </message>
    <message>
        <source>it may become: {kinds}</source>
        <translation>puede convertirse en: {kinds}</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>no mueve</translation>
    </message>
    <message>
        <source>moves and captures {how}</source>
        <translation>mueve y captura {how}</translation>
    </message>
    <message>
        <source>moves {how}</source>
        <translation>mueve {how}</translation>
    </message>
    <message>
        <source>never captures</source>
        <translation>nunca captura</translation>
    </message>
    <message>
        <source>captures in the same way, but over one piece in between</source>
        <translation>captura de la misma manera, pero por encima de una pieza intermedia</translation>
    </message>
    <message>
        <source>captures {how}</source>
        <translation>captura {how}</translation>
    </message>
    <message>
        <source>any number of squares {ways}, over one piece</source>
        <translation>cualquier número de casillas {ways}, por encima de una pieza</translation>
    </message>
    <message>
        <source>over a piece beside it {ways}</source>
        <translation>por encima de una pieza contigua {ways}</translation>
    </message>
    <message>
        <source>any number of squares {ways}</source>
        <translation>cualquier número de casillas {ways}</translation>
    </message>
    <message>
        <source>one square {ways}</source>
        <translation>una casilla {ways}</translation>
    </message>
    <message>
        <source>up to {count} squares {ways}</source>
        <translation>hasta {count} casillas {ways}</translation>
    </message>
    <message>
        <source>{words} if nothing stands in between</source>
        <translation>{words} si no hay nada en medio</translation>
    </message>
    <message>
        <source>{words}, and on in the same line</source>
        <translation>{words}, y más allá en la misma línea</translation>
    </message>
    <message>
        <source>exactly {count} squares {ways}</source>
        <translation>exactamente {count} casillas {ways}</translation>
    </message>
    <message>
        <source>{far} squares straight and {near} aside</source>
        <translation>{far} casillas en línea recta y {near} a un lado</translation>
    </message>
    <message>
        <source>{far} squares forward and {near} aside</source>
        <translation>{far} casillas hacia delante y {near} a un lado</translation>
    </message>
    <message>
        <source>{far} squares straight and {near} aside, not every way</source>
        <translation>{far} casillas en línea recta y {near} a un lado, no en todos los sentidos</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} o {last}</translation>
    </message>
    <message>
        <source>unknown option “{name}” (expected one of {expected})</source>
        <translation>opción desconocida «{name}» (se espera una de {expected})</translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected true or false)</source>
        <translation>la opción «{name}» es {value!r} (se espera true o false)</translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected one of {expected})</source>
        <translation>la opción «{name}» es {value!r} (se espera una de {expected})</translation>
    </message>
    <message>
        <source>“{value}” has {count} choices (expected one, or {seats} with commas between)</source>
        <translation>«{value}» tiene {count} elecciones (se espera una, o {seats} separadas por comas)</translation>
    </message>
    <message>
        <source>none on the table</source>
        <translation>ninguna en la mesa</translation>
    </message>
    <message>
        <source>{place} (set {set})</source>
        <translation>{place} (conjunto {set})</translation>
    </message>
    <message>
        <source>{square} ({player})</source>
        <translation>{square} ({player})</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pieza</numerusform>
            <numerusform>%n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces} of {player}</source>
        <translation>{pieces} de {player}</translation>
    </message>
    <message>
        <source>{pieces}: {places}.</source>
        <translation>{pieces}: {places}.</translation>
    </message>
    <message>
        <source>In pockets: {pieces}.</source>
        <translation>En los bolsillos: {pieces}.</translation>
    </message>
    <message>
        <source>half-boards {one} and {two}</source>
        <translation>medios tableros {one} y {two}</translation>
    </message>
    <message>
        <source>half-board {board}, pushed together with {other}</source>
        <translation>medio tablero {board}, junto con {other}</translation>
    </message>
    <message>
        <source>half-board {board}</source>
        <translation>medio tablero {board}</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side}: {pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>On {board}: {pieces}.</source>
        <translation>En {board}: {pieces}.</translation>
    </message>
    <message>
        <source>{piece} {square}</source>
        <translation>{piece} {square}</translation>
    </message>
    <message>
        <source>No King is attacked on any pair.</source>
        <translation>Ningún rey está atacado en ningún par.</translation>
    </message>
    <message>
        <source>No King is attacked.</source>
        <translation>Ningún rey está atacado.</translation>
    </message>
    <message>
        <source>On {pairs} {king} is attacked by {attackers}.</source>
        <translation>En {pairs}, {king} está atacado por {attackers}.</translation>
    </message>
    <message>
        <source>{piece} of {side}</source>
        <translation>{piece} de {side}</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message numerus="yes">
        <source>%n king(s)</source>
        <translation>
            <numerusform>%n rey</numerusform>
            <numerusform>%n reyes</numerusform>
        </translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Reyes</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dama</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n dama</numerusform>
            <numerusform>%n damas</numerusform>
        </translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Torre</translation>
    </message>
    <message numerus="yes">
        <source>%n rook(s)</source>
        <translation>
            <numerusform>%n torre</numerusform>
            <numerusform>%n torres</numerusform>
        </translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>Torres</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>alfil</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Alfil</translation>
    </message>
    <message numerus="yes">
        <source>%n bishop(s)</source>
        <translation>
            <numerusform>%n alfil</numerusform>
            <numerusform>%n alfiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>Alfiles</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>caballo</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Caballo</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n caballo</numerusform>
            <numerusform>%n caballos</numerusform>
        </translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Caballos</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>peón</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n peón</numerusform>
            <numerusform>%n peones</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Peón</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Peones</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>{field}: {message}</source>
        <translation>{field}: {message}</translation>
    </message>
    <message>
        <source>The dead {piece} on {square} is in the way</source>
        <translation>La pieza muerta ({piece}) de {square} estorba</translation>
    </message>
    <message>
        <source>Your {piece} on {square} is in the way</source>
        <translation>Una pieza propia estorba ({piece} en {square})</translation>
    </message>
    <message>
        <source>{player}’s {piece} on {square} is in the way</source>
        <translation>Una pieza de {player} estorba ({piece} en {square})</translation>
    </message>
    <message>
        <source>{player}’s {piece} on {square}</source>
        <translation>una pieza de {player} ({piece} en {square})</translation>
    </message>
    <message>
        <source>Your King on {square} is attacked by {attackers}</source>
        <translation>Su rey de {square} está atacado por {attackers}</translation>
    </message>
    <message>
        <source>Your King on {square} would be attacked by {attackers}</source>
        <translation>Su rey de {square} quedaría atacado por {attackers}</translation>
    </message>
    <message>
        <source>It is {player}’s turn</source>
        <translation>Es el turno de {player}</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}</source>
        <translation>Es el turno de {player} en el tablero {board}</translation>
    </message>
    <message>
        <source>{the_piece} on {square} has not moved</source>
        <translation>{the_piece} de {square} no ha movido</translation>
    </message>
    <message>
        <source>{the_piece} on {square} cannot go to {target}</source>
        <translation>{the_piece} de {square} no puede ir a {target}</translation>
    </message>
    <message>
        <source>checkmated</source>
        <translation>en jaque mate</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en jaque</translation>
    </message>
    <message>
        <source>no King</source>
        <translation>sin rey</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>waits: {reason}</source>
        <translation>espera: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n more move(s)</source>
        <translation>
            <numerusform>%n jugada más</numerusform>
            <numerusform>%n jugadas más</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>le toca</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>juntado</translation>
    </message>
    <message>
        <source>the {name}</source>
        <translation>la pieza {name}</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>jugador {player}</translation>
    </message>
    <message>
        <source>byte {byte} is not {encoding} text</source>
        <translation>el byte {byte} no es texto {encoding}</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>no existe</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>el acceso no está permitido</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>una parte de su ruta no es una carpeta</translation>
    </message>
    <message>
        <source>there is something of that name already</source>
        <translation>ya existe algo con ese nombre</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>there is no more room for you on the disk</source>
        <translation>ya no le queda espacio en el disco</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>the disk, or the way to it, has a fault</source>
        <translation>el disco, o el camino hasta él, tiene un fallo</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>el archivo sería demasiado grande</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>su nombre es demasiado largo</translation>
    </message>
    <message>
        <source>the system takes no such name, or cannot do that there</source>
        <translation>el sistema no admite un nombre así, o no puede hacer eso allí</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>sus enlaces forman un círculo</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>lo está usando otro programa</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>hay muy poca memoria</translation>
    </message>
    <message>
        <source>it is no program that can run here</source>
        <translation>no es un programa que se pueda ejecutar aquí</translation>
    </message>
    <message>
        <source>its device is no longer there</source>
        <translation>su dispositivo ya no está ahí</translation>
    </message>
    <message>
        <source>nothing answers there</source>
        <translation>allí no responde nada</translation>
    </message>
    <message>
        <source>the connection has ended</source>
        <translation>la conexión ha terminado</translation>
    </message>
    <message>
        <source>no way leads there</source>
        <translation>ningún camino lleva hasta allí</translation>
    </message>
    <message>
        <source>it took too long to answer</source>
        <translation>ha tardado demasiado en responder</translation>
    </message>
    <message>
        <source>the address is in use</source>
        <translation>la dirección está en uso</translation>
    </message>
    <message>
        <source>this computer has no such address</source>
        <translation>este ordenador no tiene esa dirección</translation>
    </message>
    <message>
        <source>no computer of that name is known</source>
        <translation>no se conoce ningún ordenador con ese nombre</translation>
    </message>
    <message>
        <source>the system says “{reason}”</source>
        <translation>el sistema dice «{reason}»</translation>
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
        <translation>{names} y {count} más</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>this is what somebody sees of a position, in which not all is told (expected the whole position)</source>
        <translation>esto es lo que alguien ve de una posición, en la que no se dice todo (se espera la posición completa)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>A player who resigns has lost and is out.</source>
        <translation>Quien abandona ha perdido y queda fuera.</translation>
    </message>
    <message>
        <source>{name} must decide</source>
        <translation>{name} debe decidir</translation>
    </message>
    <message>
        <source>{names} to move</source>
        <translation>Les toca a {names}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>from {loser}</source>
        <translation>de {loser}</translation>
    </message>
    <message>
        <source>handed over by {giver}</source>
        <translation>cedido por {giver}</translation>
    </message>
    <message>
        <source>captured {loser}’s army</source>
        <translation>capturó el ejército de {loser}</translation>
    </message>
    <message>
        <source>{team}, board {board}</source>
        <translation>{team}, tablero {board}</translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation>{place}, vacía</translation>
    </message>
    <message>
        <source>{place}, {piece} of {player}</source>
        <translation>{place}, {piece} de {player}</translation>
    </message>
    <message>
        <source>strip, {square}</source>
        <translation>franja, {square}</translation>
    </message>
    <message>
        <source>half-board {board}, {square}</source>
        <translation>medio tablero {board}, {square}</translation>
    </message>
    <message>
        <source>board {board}, {square}</source>
        <translation>tablero {board}, {square}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>strip between half-boards</source>
        <translation>franja entre medios tableros</translation>
    </message>
    <message>
        <source>pushed together with {board}</source>
        <translation>juntado con {board}</translation>
    </message>
    <message>
        <source>Half-boards {one} and {two} are pushed together.</source>
        <translation>Los medios tableros {one} y {two} están juntos.</translation>
    </message>
    <message>
        <source>In check.</source>
        <translation>En jaque.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Jaque mate.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s).</source>
        <translation>
            <numerusform>%n jugada.</numerusform>
            <numerusform>%n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the pocket of board {board}</source>
        <translation>en el bolsillo del tablero {board}</translation>
    </message>
    <message>
        <source>in the pocket: {pieces}</source>
        <translation>en el bolsillo: {pieces}</translation>
    </message>
    <message>
        <source>has captured {pieces}</source>
        <translation>ha capturado {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>%n more alike</source>
        <translation>
            <numerusform>%n igual más</numerusform>
            <numerusform>%n iguales más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s).</source>
        <translation>
            <numerusform>Una mesa con %n tablero.</numerusform>
            <numerusform>Una mesa con %n tableros.</numerusform>
        </translation>
    </message>
    <message>
        <source>plays {move}</source>
        <translation>juega {move}</translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation>{player}: {move}.</translation>
    </message>
    <message>
        <source>Check to {player}.</source>
        <translation>Jaque a {player}.</translation>
    </message>
    <message>
        <source>{names} win: {reason}.</source>
        <translation>Ganan {names}: {reason}.</translation>
    </message>
    <message>
        <source>{names} wins: {reason}.</source>
        <translation>Gana {names}: {reason}.</translation>
    </message>
    <message>
        <source>Draw between {names}: {reason}.</source>
        <translation>Tablas entre {names}: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a program.</source>
        <translation>«{name}» es una carpeta, no un programa.</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <translation>No hay ningún archivo «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is not a program: it must not be run.</source>
        <translation>«{name}» no es un programa: no tiene permiso de ejecución.</translation>
    </message>
    <message>
        <source>“{name}” could not be asked.</source>
        <translation>No se ha podido consultar a «{name}».</translation>
    </message>
    <message>
        <source>it writes lines without an end</source>
        <translation>escribe líneas sin fin</translation>
    </message>
    <message>
        <source>it talks without being asked</source>
        <translation>habla sin que se le pregunte</translation>
    </message>
    <message>
        <source>it gives a score that makes no sense</source>
        <translation>da una puntuación sin sentido</translation>
    </message>
    <message>
        <source>it names a move that is not legal (“{move}”)</source>
        <translation>nombra una jugada que no es legal («{move}»)</translation>
    </message>
    <message>
        <source>“{name}” cannot be run: {reason}.</source>
        <translation>«{name}» no se puede ejecutar: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” has ended before it spoke UCI.</source>
        <translation>«{name}» terminó antes de hablar UCI.</translation>
    </message>
    <message>
        <source>“{name}” is not a UCI chess program.</source>
        <translation>«{name}» no es un programa de ajedrez UCI.</translation>
    </message>
    <message>
        <source>“{name}” is not responding.</source>
        <translation>«{name}» no responde.</translation>
    </message>
    <message>
        <source>“{name}” has ended unexpectedly.</source>
        <translation>«{name}» ha terminado inesperadamente.</translation>
    </message>
    <message>
        <source>“{name}” does not play {game} by all of its rules; a newer version may.</source>
        <translation>«{name}» no juega a {game} con todas sus reglas; una versión más nueva quizá sí.</translation>
    </message>
    <message>
        <source>“{name}” does not know {game}.</source>
        <translation>«{name}» no conoce el juego {game}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be relied upon: {lie}.</source>
        <translation>No se puede confiar en «{name}»: {lie}.</translation>
    </message>
    <message>
        <source>touch-board option</source>
        <translation>opción «Tablero tocado»</translation>
    </message>
    <message>
        <source>Pushing alone commits to nothing in this game</source>
        <translation>En esta partida juntar por sí solo no obliga a nada</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>An army passes only without a legal move in this game</source>
        <translation>En esta partida un ejército solo pasa si no tiene ninguna jugada legal</translation>
    </message>
    <message>
        <source>Avalanche</source>
        <translation>Avalancha</translation>
    </message>
    <message>
        <source>No pawn waits to become another piece in this game</source>
        <translation>En esta partida ningún peón espera convertirse en otra pieza</translation>
    </message>
    <message>
        <source>It becomes a {piece}</source>
        <translation>Se convierte en: {piece}</translation>
    </message>
    <message>
        <source>Peterson 2</source>
        <translation>Peterson 2</translation>
    </message>
    <message>
        <source>Nobody owes a piece in this game</source>
        <translation>En esta partida nadie debe ninguna pieza</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Retirarla</translation>
    </message>
    <message>
        <source>Swap it for a {piece}</source>
        <translation>Cambiarla por: {piece}</translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first</source>
        <translation>«{text}» debe nombrar dos medios tableros, primero la letra menor</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e2e4)</source>
        <translation>«{text}» no es una jugada (se espera un par y una jugada, como AB:e2e4)</translation>
    </message>
    <message>
        <source>Moves since a capture or pawn move</source>
        <translation>Jugadas desde una captura o jugada de peón</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>Con reglas especiales</translation>
    </message>
    <message>
        <source>Eastern</source>
        <translation>Orientales</translation>
    </message>
    <message>
        <source>New armies</source>
        <translation>Nuevos ejércitos</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ejércitos ocultos</translation>
    </message>
    <message>
        <source>On {files} by {ranks} squares.</source>
        <translation>En {files} por {ranks} casillas.</translation>
    </message>
    <message>
        <source>On {files} by {ranks} squares. {rules}</source>
        <translation>En {files} por {ranks} casillas. {rules}</translation>
    </message>
    <message>
        <source>{count} moves each without capture or pawn move</source>
        <translation>{count} jugadas de cada uno sin captura ni jugada de peón</translation>
    </message>
    <message>
        <source>none is on (expected {nothing})</source>
        <translation>ninguna está activada (se espera {nothing})</translation>
    </message>
    <message>
        <source>the letter of an army</source>
        <translation>la letra de un ejército</translation>
    </message>
    <message>
        <source>a player, or - for a dead army</source>
        <translation>un jugador, o - para un ejército muerto</translation>
    </message>
    <message>
        <source>army</source>
        <translation>ejército</translation>
    </message>
    <message>
        <source>a number of moves and the half-boards already pushed, each once, such as 2AB</source>
        <translation>un número de jugadas y los medios tableros ya juntados, cada uno una vez, como 2AB</translation>
    </message>
    <message>
        <source>a letter and its army, such as Qb</source>
        <translation>una letra y su ejército, como Qb</translation>
    </message>
    <message>
        <source>half-board</source>
        <translation>medio tablero</translation>
    </message>
    <message>
        <source>“{text}”: expected {expected} in this order</source>
        <translation>«{text}»: se espera {expected} en este orden</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in their order with pieces, such as a:BPP,c:R)</source>
        <translation>«{part}» (se esperan ejércitos en su orden con piezas, como a:BPP,c:R)</translation>
    </message>
    <message>
        <source>“{name}” is not a square of the strip (expected such as {example})</source>
        <translation>«{name}» no es una casilla de la franja (se espera algo como {example})</translation>
    </message>
    <message>
        <source>“{text}” (expected the number of a player, or 0 for everybody)</source>
        <translation>«{text}» (se espera el número de un jugador, o 0 para todos)</translation>
    </message>
    <message>
        <source>“{name}” is not a square (expected such as {example})</source>
        <translation>«{name}» no es una casilla (se espera algo como {example})</translation>
    </message>
    <message>
        <source>“{text}” (expected two squares and a number, such as Ba4~a1:2)</source>
        <translation>«{text}» (se esperan dos casillas y un número, como Ba4~a1:2)</translation>
    </message>
    <message>
        <source>“{text}” is out of order</source>
        <translation>«{text}» está fuera de orden</translation>
    </message>
    <message>
        <source>half-boards</source>
        <translation>medios tableros</translation>
    </message>
    <message>
        <source>army to move</source>
        <translation>ejército al que le toca</translation>
    </message>
    <message>
        <source>control</source>
        <translation>dirección</translation>
    </message>
    <message>
        <source>moves left</source>
        <translation>jugadas restantes</translation>
    </message>
    <message>
        <source>moves since capture or pawn move</source>
        <translation>jugadas desde la última captura o jugada de peón</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>juego base</translation>
    </message>
    <message>
        <source>strip</source>
        <translation>franja</translation>
    </message>
    <message>
        <source>“{text}” (expected a number of armies)</source>
        <translation>«{text}» (se espera un número de ejércitos)</translation>
    </message>
    <message>
        <source>{count} armies have passed (expected fewer than {most})</source>
        <translation>{count} ejércitos han pasado (se esperan menos de {most})</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in order with files, such as a:abch)</source>
        <translation>«{part}» (se esperan ejércitos en orden con columnas, como a:abch)</translation>
    </message>
    <message>
        <source>“{part}” (expected some of the files {files}, each once)</source>
        <translation>«{part}» (se esperan algunas de las columnas {files}, cada una una sola vez)</translation>
    </message>
    <message>
        <source>{square}: no piece of army {army} stands on its gate</source>
        <translation>{square}: en esta casilla de entrada no hay ninguna pieza del ejército {army}</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in their order, such as a:1,c:2)</source>
        <translation>«{part}» (se esperan ejércitos en su orden, como a:1,c:2)</translation>
    </message>
    <message>
        <source>army {army} has been given {count} checks (expected fewer than {most})</source>
        <translation>el ejército {army} ha recibido jaques, en total {count} (se esperan menos de {most})</translation>
    </message>
    <message>
        <source>Checks received</source>
        <translation>Jaques recibidos</translation>
    </message>
    <message>
        <source>start</source>
        <translation>posición inicial</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>manos</translation>
    </message>
    <message>
        <source>checks received</source>
        <translation>jaques recibidos</translation>
    </message>
    <message>
        <source>gates</source>
        <translation>casillas de entrada</translation>
    </message>
    <message>
        <source>passes in a row</source>
        <translation>pases seguidos</translation>
    </message>
    <message>
        <source>moved on the strip</source>
        <translation>movidas en la franja</translation>
    </message>
    <message>
        <source>shown to all</source>
        <translation>mostradas a todos</translation>
    </message>
    <message>
        <source>moved to and fro</source>
        <translation>movidas de ida y vuelta</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>the number is {count} (expected 2 to {most})</source>
        <translation>el número es {count} (se espera de 2 a {most})</translation>
    </message>
    <message>
        <source>{square}: there is no such square</source>
        <translation>{square}: no existe esa casilla</translation>
    </message>
    <message>
        <source>{square}: “{letter}” is not a piece (expected one of {expected})</source>
        <translation>{square}: «{letter}» no es una pieza (se espera una de {expected})</translation>
    </message>
    <message>
        <source>{square}: there is a lake</source>
        <translation>{square}: ahí hay un lago</translation>
    </message>
    <message>
        <source>army {army} has “{part}” (expected a player from 1 to {count}, or - for a dead army)</source>
        <translation>el ejército {army} tiene «{part}» (se espera un jugador de 1 a {count}, o - para un ejército muerto)</translation>
    </message>
    <message>
        <source>“{text}” is not an army of this game (expected a to {last})</source>
        <translation>«{text}» no es un ejército de esta partida (se espera de a a {last})</translation>
    </message>
    <message>
        <source>{square}: there is no army {army} with {count} half-boards (expected A to {last})</source>
        <translation>{square}: no hay ejército {army} con {count} medios tableros (se espera de A a {last})</translation>
    </message>
    <message>
        <source>army {text} is dead and cannot be to move</source>
        <translation>el ejército {text} está muerto y no puede tocarle jugar</translation>
    </message>
    <message>
        <source>“{text}” (expected a number from 1 to {count} and the half-boards already pushed, such as 2AB)</source>
        <translation>«{text}» (se espera un número de 1 a {count} y los medios tableros ya juntados, como 2AB)</translation>
    </message>
    <message>
        <source>“{text}”: there is no half-board {letter}</source>
        <translation>«{text}»: no hay medio tablero {letter}</translation>
    </message>
    <message>
        <source>“{text}”: half-boards are pushed in pairs, their number must be even</source>
        <translation>«{text}»: los medios tableros se juntan por pares, su número debe ser par</translation>
    </message>
    <message>
        <source>“{text}”: {pair} is not a pair that waits for its move (touch-board only)</source>
        <translation>«{text}»: {pair} no es un par que espere su jugada (solo con tablero tocado)</translation>
    </message>
    <message>
        <source>army {army}: “{letter}” cannot be in a hand (expected some of {expected})</source>
        <translation>ejército {army}: «{letter}» no puede estar en una mano (se espera alguna de {expected})</translation>
    </message>
    <message>
        <source>army {army}: “{hand}” is not sorted (expected {expected})</source>
        <translation>ejército {army}: «{hand}» no está ordenado (se espera {expected})</translation>
    </message>
    <message>
        <source>{square}: no half-board was pushed this turn</source>
        <translation>{square}: en este turno no se ha juntado ningún medio tablero</translation>
    </message>
    <message>
        <source>{square}: no piece of army {army} stands there on the strip</source>
        <translation>{square}: no hay ninguna pieza del ejército {army} ahí en la franja</translation>
    </message>
    <message>
        <source>there is no player {player} (expected 1 to {count}, or 0 for everybody)</source>
        <translation>no hay jugador {player} (se espera de 1 a {count}, o 0 para todos)</translation>
    </message>
    <message>
        <source>{square}: nothing stands there</source>
        <translation>{square}: ahí no hay nada</translation>
    </message>
    <message>
        <source>{square}: no piece that moves stands there</source>
        <translation>{square}: ahí no hay ninguna pieza que mueva</translation>
    </message>
    <message>
        <source>{square}: no piece comes from {origin}</source>
        <translation>{square}: ninguna pieza viene de {origin}</translation>
    </message>
    <message>
        <source>{square}: the number is {count} (expected 1 to {most})</source>
        <translation>{square}: el número es {count} (se espera de 1 a {most})</translation>
    </message>
    <message>
        <source>{square}: an unknown piece stands there, and no for= says whose view it is</source>
        <translation>{square}: ahí hay una pieza desconocida, y ningún for= dice de quién es la vista</translation>
    </message>
    <message>
        <source>{square}: the piece cannot be unknown to player {player}</source>
        <translation>{square}: la pieza no puede ser desconocida para el jugador {player}</translation>
    </message>
    <message>
        <source>army {letter} is alive and has no piece</source>
        <translation>el ejército {letter} está vivo y no tiene ninguna pieza</translation>
    </message>
    <message>
        <source>army {letter} has two Kings, on {one} and {other}</source>
        <translation>el ejército {letter} tiene dos reyes, en {one} y en {other}</translation>
    </message>
    <message>
        <source>army {letter} is alive and has no King</source>
        <translation>el ejército {letter} está vivo y no tiene rey</translation>
    </message>
    <message>
        <source>{square}: the King of army {army} is attacked although army {mover} is to move</source>
        <translation>{square}: el rey del ejército {army} está atacado aunque le toca al ejército {mover}</translation>
    </message>
    <message>
        <source>When a player&apos;s time runs out, their armies die (Rule 9).</source>
        <translation>Cuando a un jugador se le acaba el tiempo, sus ejércitos mueren (Regla 9).</translation>
    </message>
    <message>
        <source>It is not the turn of army {army}: army {mover} is to move.</source>
        <translation>No es el turno del ejército {army}: le toca al ejército {mover}.</translation>
    </message>
    <message>
        <source>push two half-boards together</source>
        <translation>juntar dos medios tableros</translation>
    </message>
    <message>
        <source>pull the half-boards apart</source>
        <translation>separar los medios tableros</translation>
    </message>
    <message>
        <source>Type a move, a push or a question</source>
        <translation>Escribir una jugada, tableros que juntar o una pregunta</translation>
    </message>
    <message>
        <source>Name two half-boards to push together: expected such as {word} A C.</source>
        <translation>Nombre dos medios tableros para juntar: se espera algo como {word} A C.</translation>
    </message>
    <message>
        <source>No half-boards are pushed together.</source>
        <translation>No hay medios tableros juntos.</translation>
    </message>
    <message>
        <source>There is no half-board {board}: expected A to {last}.</source>
        <translation>No hay medio tablero {board}: se espera de A a {last}.</translation>
    </message>
    <message>
        <source>Half-board {board} cannot be pushed against itself.</source>
        <translation>El medio tablero {board} no puede juntarse consigo mismo.</translation>
    </message>
    <message>
        <source>{piece} {square}: {what}</source>
        <translation>{piece} {square}: {what}</translation>
    </message>
    <message>
        <source>castling, King {origin} to {target}</source>
        <translation>enroque, rey de {origin} a {target}</translation>
    </message>
    <message>
        <source>{move}, promotes to {piece}</source>
        <translation>{move}, promociona a {piece}</translation>
    </message>
    <message>
        <source>{move}, pushes {pawn}</source>
        <translation>{move}, empuja {pawn}</translation>
    </message>
    <message>
        <source>a move of army {army}</source>
        <translation>una jugada del ejército {army}</translation>
    </message>
    <message>
        <source>threefold repetition</source>
        <translation>triple repetición</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>quíntuple repetición</translation>
    </message>
    <message>
        <source>insufficient material</source>
        <translation>material insuficiente</translation>
    </message>
    <message>
        <source>only Kings are left</source>
        <translation>solo quedan reyes</translation>
    </message>
    <message>
        <source>repetition, {count} times</source>
        <translation>repetición, {count} veces</translation>
    </message>
    <message>
        <source>Draws need no claim in this game</source>
        <translation>En esta partida las tablas no hace falta reclamarlas</translation>
    </message>
    <message>
        <source>Neither a threefold repetition nor {count} moves each without progress</source>
        <translation>Ni triple repetición ni {count} jugadas de cada uno sin progreso</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Ejércitos</translation>
    </message>
    <message>
        <source>On the boards</source>
        <translation>En los tableros</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Army {letter}</source>
        <translation>Ejército {letter}</translation>
    </message>
    <message>
        <source>Army {letter}, moved by player {player}</source>
        <translation>Ejército {letter}, lo mueve el jugador {player}</translation>
    </message>
    <message>
        <source>army {letter}</source>
        <translation>ejército {letter}</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Le toca</translation>
    </message>
    <message>
        <source>Moves left</source>
        <translation>Jugadas restantes</translation>
    </message>
    <message>
        <source>As many as half-boards the army stands on, less those made (Rule 6).</source>
        <translation>Tantas como medios tableros ocupe el ejército, menos las ya hechas (Regla 6).</translation>
    </message>
    <message>
        <source>Pushed this turn</source>
        <translation>Juntados en este turno</translation>
    </message>
    <message>
        <source>Half-board {letter}</source>
        <translation>Medio tablero {letter}</translation>
    </message>
    <message>
        <source>Moved on the strip</source>
        <translation>Movidas en la franja</translation>
    </message>
    <message>
        <source>Squares of the strip with pieces that moved this turn (Rule 10).</source>
        <translation>Casillas de la franja con piezas que han movido en este turno (Regla 10).</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>Mostradas a todos</translation>
    </message>
    <message>
        <source>Squares with pieces that everybody knows.</source>
        <translation>Casillas con piezas que todos conocen.</translation>
    </message>
    <message>
        <source>Waits for its move</source>
        <translation>Espera su jugada</translation>
    </message>
    <message>
        <source>No pair</source>
        <translation>Ningún par</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>The army is dead.</source>
        <translation>El ejército está muerto.</translation>
    </message>
    <message>
        <source>Moved by</source>
        <translation>Lo mueve</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Peterson’s rules</source>
        <translation>Reglas de Peterson</translation>
    </message>
    <message>
        <source>What these rules remember, as the ninth field of CFEN says it.</source>
        <translation>Lo que estas reglas recuerdan, como lo dice el noveno campo de CFEN.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and leaves the half-boards.</source>
        <translation>El ejército {army} recibe jaque mate de {name} y desaparece de los medios tableros.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and is dead.</source>
        <translation>El ejército {army} recibe jaque mate de {name} y queda muerto.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and is frozen.</source>
        <translation>El ejército {army} recibe jaque mate de {name} y queda congelado.</translation>
    </message>
    <message>
        <source>Army {army} has no legal move and passes.</source>
        <translation>El ejército {army} no tiene ninguna jugada legal y pasa.</translation>
    </message>
    <message>
        <source>{name} has run out of time: army {army} is dead.</source>
        <translation>A {name} se le ha acabado el tiempo: el ejército {army} está muerto.</translation>
    </message>
    <message>
        <source>Army {army} of {name} is dead.</source>
        <translation>El ejército {army} de {name} está muerto.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated: {name} captures it.</source>
        <translation>El ejército {army} recibe jaque mate: {name} lo captura.</translation>
    </message>
    <message>
        <source>Army {army} passes.</source>
        <translation>El ejército {army} pasa.</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>sin tiempo</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>ha abandonado</translation>
    </message>
    <message>
        <source>Army {army} goes from {giver} to {taker}.</source>
        <translation>El ejército {army} pasa de {giver} a {taker}.</translation>
    </message>
    <message>
        <source>{name} captures the King of army {army}, which is dead.</source>
        <translation>{name} captura al rey del ejército {army}, que queda muerto.</translation>
    </message>
    <message>
        <source>{name} captures the last piece of army {army}, which is dead.</source>
        <translation>{name} captura la última pieza del ejército {army}, que queda muerto.</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army}, which leaves the half-boards.</source>
        <translation>{name} captura la Bandera del ejército {army}, que desaparece de los medios tableros.</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army}, which is dead.</source>
        <translation>{name} captura la Bandera del ejército {army}, que queda muerto.</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army} and takes it over.</source>
        <translation>{name} captura la Bandera del ejército {army} y lo toma.</translation>
    </message>
    <message>
        <source>reaches the goal</source>
        <translation>alcanza el objetivo</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army}, which leaves the half-boards.</source>
        <translation>{name} alcanza el objetivo frente al ejército {army}, que desaparece de los medios tableros.</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army}, which is dead.</source>
        <translation>{name} alcanza el objetivo frente al ejército {army}, que queda muerto.</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army} and captures it.</source>
        <translation>{name} alcanza el objetivo frente al ejército {army} y lo captura.</translation>
    </message>
    <message>
        <source>{captor} has reached the goal and captured {loser}’s army</source>
        <translation>{captor} ha alcanzado el objetivo y capturado el ejército de {loser}</translation>
    </message>
    <message>
        <source>gives the last check</source>
        <translation>da el último jaque</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check, and it leaves the half-boards.</source>
        <translation>{name} da el último jaque al ejército {army}, que desaparece de los medios tableros.</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check, and it is dead.</source>
        <translation>{name} da el último jaque al ejército {army}, que queda muerto.</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check and captures it.</source>
        <translation>{name} da el último jaque al ejército {army} y lo captura.</translation>
    </message>
    <message>
        <source>{captor} has given the last check: {loser}’s army is lost</source>
        <translation>{captor} ha dado el último jaque: el ejército de {loser} está perdido</translation>
    </message>
    <message>
        <source>makes the army extinct</source>
        <translation>extingue el ejército</translation>
    </message>
    <message>
        <source>Army {army} is extinct and leaves the half-boards.</source>
        <translation>El ejército {army} se ha extinguido y desaparece de los medios tableros.</translation>
    </message>
    <message>
        <source>Army {army} is extinct and dead.</source>
        <translation>El ejército {army} se ha extinguido y queda muerto.</translation>
    </message>
    <message>
        <source>Army {army} is extinct: {name} captures it.</source>
        <translation>El ejército {army} se ha extinguido: {name} lo captura.</translation>
    </message>
    <message>
        <source>{loser}’s army is extinct: {captor} has captured it</source>
        <translation>El ejército de {loser} se ha extinguido: {captor} lo ha capturado</translation>
    </message>
    <message>
        <source>Army {army} has lost its King and leaves the half-boards.</source>
        <translation>El ejército {army} ha perdido su rey y desaparece de los medios tableros.</translation>
    </message>
    <message>
        <source>Army {army} has lost its King and is dead.</source>
        <translation>El ejército {army} ha perdido su rey y queda muerto.</translation>
    </message>
    <message>
        <source>Army {army} has lost its King: {name} captures it.</source>
        <translation>El ejército {army} ha perdido su rey: {name} lo captura.</translation>
    </message>
    <message>
        <source>{loser}’s army has lost its King: {captor} captures it</source>
        <translation>El ejército de {loser} ha perdido su rey: {captor} lo captura</translation>
    </message>
    <message>
        <source>Army {army} has lost what it needs and is dead.</source>
        <translation>El ejército {army} ha perdido lo que necesita y queda muerto.</translation>
    </message>
    <message>
        <source>{loser}’s army has lost what it needs and is dead</source>
        <translation>El ejército de {loser} ha perdido lo que necesita y queda muerto</translation>
    </message>
    <message>
        <source>{name} has no piece left that can move: army {army} is dead.</source>
        <translation>A {name} no le queda ninguna pieza que pueda mover: el ejército {army} está muerto.</translation>
    </message>
    <message>
        <source>nothing left that can move</source>
        <translation>no queda nada que pueda mover</translation>
    </message>
    <message>
        <source>Army {army} is released.</source>
        <translation>El ejército {army} queda liberado.</translation>
    </message>
    <message>
        <source>It loses its turn.</source>
        <translation>Pierde su turno.</translation>
    </message>
    <message>
        <source>Army {army} is frozen and loses its turn.</source>
        <translation>El ejército {army} está congelado y pierde su turno.</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}, and nobody owes one.</source>
        <translation>Ha habido cambios de piezas entre {between}, y nadie debe ninguna.</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}: {name} owes a piece worth {value} or more.</source>
        <translation>Ha habido cambios de piezas entre {between}: {name} debe una pieza que valga {value} o más.</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}: {names} each owe a piece worth {value} or more.</source>
        <translation>Ha habido cambios de piezas entre {between}: {names} deben cada uno una pieza que valga {value} o más.</translation>
    </message>
    <message>
        <source>Army {army} removes its {piece} on {square}.</source>
        <translation>El ejército {army} retira su pieza ({piece}) de {square}.</translation>
    </message>
    <message>
        <source>Army {army} swaps its {piece} on {square} for a {other}.</source>
        <translation>El ejército {army} canjea su pieza ({piece}) de {square} por otra: {other}.</translation>
    </message>
    <message>
        <source>{name} has no piece to remove and is excused.</source>
        <translation>{name} no tiene ninguna pieza que retirar y queda dispensado.</translation>
    </message>
    <message>
        <source>Rule 4</source>
        <translation>Regla 4</translation>
    </message>
    <message>
        <source>Rule 6</source>
        <translation>Regla 6</translation>
    </message>
    <message>
        <source>Rule 7</source>
        <translation>Regla 7</translation>
    </message>
    <message>
        <source>Rule 8</source>
        <translation>Regla 8</translation>
    </message>
    <message>
        <source>Rule 9</source>
        <translation>Regla 9</translation>
    </message>
    <message>
        <source>No pawn is pushed with a move in this game</source>
        <translation>En esta partida no se empuja ningún peón junto con una jugada</translation>
    </message>
    <message>
        <source>friendly option</source>
        <translation>opción «Partida amistosa»</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>{player} has no army left</source>
        <translation>{player} ya no tiene ningún ejército</translation>
    </message>
    <message>
        <source>There is no half-board {board}</source>
        <translation>No hay medio tablero {board}</translation>
    </message>
    <message>
        <source>Half-board {board} was already pushed this turn</source>
        <translation>El medio tablero {board} ya se ha juntado en este turno</translation>
    </message>
    <message>
        <source>The half-boards {pair} are pushed together and must be used</source>
        <translation>Los medios tableros {pair} están juntos y hay que usarlos</translation>
    </message>
    <message>
        <source>Army {army} has no piece on {pair}</source>
        <translation>El ejército {army} no tiene ninguna pieza en {pair}</translation>
    </message>
    <message>
        <source>{pair} cannot be used now</source>
        <translation>{pair} no puede usarse ahora</translation>
    </message>
    <message>
        <source>The first move of a turn is compulsory</source>
        <translation>La primera jugada de un turno es obligatoria</translation>
    </message>
    <message>
        <source>There is no living army {army}</source>
        <translation>No hay ejército vivo {army}</translation>
    </message>
    <message>
        <source>Army {army} is with {player} already</source>
        <translation>El ejército {army} ya está con {player}</translation>
    </message>
    <message>
        <source>Armies are handed over between turns, not within one</source>
        <translation>Los ejércitos se ceden entre turnos, no durante uno</translation>
    </message>
    <message>
        <source>There is no player {player}</source>
        <translation>No hay jugador {player}</translation>
    </message>
    <message>
        <source>{move} is not a move on two half-boards</source>
        <translation>{move} no es una jugada en dos medios tableros</translation>
    </message>
    <message>
        <source>Army {army} has no {piece} in its hand</source>
        <translation>El ejército {army} no tiene ninguna pieza ({piece}) en la mano</translation>
    </message>
    <message>
        <source>A living King is never captured, only checkmated</source>
        <translation>Un rey vivo nunca se captura, solo recibe jaque mate</translation>
    </message>
    <message>
        <source>{the_piece} on {square} is royal and cannot be captured</source>
        <translation>{the_piece} de {square} es una pieza real y no puede capturarse</translation>
    </message>
    <message>
        <source>{the_piece} cannot be dropped on {target}</source>
        <translation>{the_piece} no puede reintroducirse en {target}</translation>
    </message>
    <message>
        <source>Your {pieces} would still be attacked by {attackers}</source>
        <translation>Seguirían bajo el ataque enemigo ({attackers}): {pieces}</translation>
    </message>
    <message>
        <source>Your {pieces} would be attacked by {attackers}</source>
        <translation>Quedarían bajo el ataque enemigo ({attackers}): {pieces}</translation>
    </message>
    <message>
        <source>It is {player}’s turn with army {army}</source>
        <translation>Es el turno de {player} con el ejército {army}</translation>
    </message>
    <message>
        <source>{game}: {base}</source>
        <translation>{game}: {base}</translation>
    </message>
    <message>
        <source>Chess960, position {number}</source>
        <translation>Chess960, posición {number}</translation>
    </message>
    <message>
        <source>This rule is for more than two players.</source>
        <translation>Esta regla es para más de dos jugadores.</translation>
    </message>
    <message>
        <source>This rule does not go with “{rule}”.</source>
        <translation>Esta regla no es compatible con «{rule}».</translation>
    </message>
    <message>
        <source>Changes nothing while Kings are captured: a mate only freezes.</source>
        <translation>No cambia nada mientras los reyes se capturan: el mate solo congela.</translation>
    </message>
    <message>
        <source>Changes nothing unless Kings are captured.</source>
        <translation>No cambia nada si los reyes no se capturan.</translation>
    </message>
    <message>
        <source>Pieces of the dead army {army} stand there.</source>
        <translation>Ahí hay piezas del ejército muerto {army}.</translation>
    </message>
    <message>
        <source>Pieces of {count} armies stand there.</source>
        <translation>Ahí hay piezas de {count} ejércitos.</translation>
    </message>
    <message>
        <source>The King of army {army} does not stand there.</source>
        <translation>El rey del ejército {army} no está ahí.</translation>
    </message>
    <message>
        <source>Only one army stands there.</source>
        <translation>Ahí solo hay un ejército.</translation>
    </message>
    <message>
        <source>Both armies are moved by the same player.</source>
        <translation>A los dos ejércitos los mueve el mismo jugador.</translation>
    </message>
    <message>
        <source>The King of army {other} is attacked though army {mover} is to move.</source>
        <translation>El rey del ejército {other} está atacado aunque le toca al ejército {mover}.</translation>
    </message>
    <message>
        <source>Army {mover} is checkmated there.</source>
        <translation>El ejército {mover} está en jaque mate ahí.</translation>
    </message>
    <message>
        <source>Army {mover} has no legal move there.</source>
        <translation>El ejército {mover} no tiene ninguna jugada legal ahí.</translation>
    </message>
    <message>
        <source>A right to castle is left out, for the King does not stand as chess knows it.</source>
        <translation>Se omite un derecho de enroque, porque el rey no está como lo conoce el ajedrez.</translation>
    </message>
    <message>
        <source>What pieces may do on their first squares alone is left out.</source>
        <translation>Se omite lo que las piezas solo pueden hacer en sus primeras casillas.</translation>
    </message>
    <message>
        <source>The checks that were given are left out.</source>
        <translation>Se omiten los jaques que se han dado.</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <translation>«{title}»</translation>
    </message>
    <message>
        <source>A chess program knows nothing of {rules}, so what it says may be wrong.</source>
        <translation>Un programa de ajedrez no sabe nada de {rules}, así que lo que dice puede ser erróneo.</translation>
    </message>
    <message>
        <source>No chess program plays {game}.</source>
        <translation>Ningún programa de ajedrez juega a {game}.</translation>
    </message>
    <message>
        <source>In {game} for two the game would be over there.</source>
        <translation>En {game} para dos, la partida ya habría terminado ahí.</translation>
    </message>
    <message>
        <source>The armies do not move there as in {game}.</source>
        <translation>Los ejércitos no mueven ahí como en {game}.</translation>
    </message>
    <message>
        <source>A position as somebody sees it is looked at, not played on</source>
        <translation>Una posición tal como alguien la ve se mira, no se sigue jugando</translation>
    </message>
    <message>
        <source>there are {count} set-ups (expected {players})</source>
        <translation>hay {count} formaciones (se esperan {players})</translation>
    </message>
    <message>
        <source>First the pawn on {square} becomes another piece</source>
        <translation>Antes el peón de {square} se convierte en otra pieza</translation>
    </message>
    <message>
        <source>No pawn of yours waits on {square}</source>
        <translation>Ningún peón suyo espera en {square}</translation>
    </message>
    <message>
        <source>A pawn cannot become that</source>
        <translation>Un peón no puede convertirse en eso</translation>
    </message>
    <message>
        <source>A pawn of an opponent is pushed with each move: say which</source>
        <translation>Con cada jugada se empuja un peón de un rival: diga cuál</translation>
    </message>
    <message>
        <source>Pushing that pawn would leave your King attacked on {pair}</source>
        <translation>Empujar ese peón dejaría a su rey atacado en {pair}</translation>
    </message>
    <message>
        <source>{square} is no pawn of a living opponent that can go one square straight forward</source>
        <translation>{square} no es un peón de un rival vivo que pueda avanzar una casilla de frente</translation>
    </message>
    <message>
        <source>First say what the pawn on {square} becomes</source>
        <translation>Diga antes en qué se convierte el peón de {square}</translation>
    </message>
    <message>
        <source>becomes another piece now</source>
        <translation>se convierte ahora en otra pieza</translation>
    </message>
    <message>
        <source>becomes another piece next turn</source>
        <translation>se convierte en otra pieza en el próximo turno</translation>
    </message>
    <message>
        <source>Peterson 1</source>
        <translation>Peterson 1</translation>
    </message>
    <message>
        <source>A turn that uses a half-board twice has at most {k} moves</source>
        <translation>Un turno que usa dos veces un medio tablero tiene como máximo {k} jugadas</translation>
    </message>
    <message>
        <source>Peterson 1.{limit}</source>
        <translation>Peterson 1.{limit}</translation>
    </message>
    <message>
        <source>“{item}” needs “b=” after it</source>
        <translation>«{item}» necesita «b=» a continuación</translation>
    </message>
    <message>
        <source>“{key}=” needs “k=” before it</source>
        <translation>«{key}=» necesita «k=» antes</translation>
    </message>
    <message>
        <source>“{item}” names {number} (expected 2 to {most} opponents)</source>
        <translation>«{item}» nombra {number} (se espera de 2 a {most} rivales)</translation>
    </message>
    <message>
        <source>“b={bonus}” is not a number of moves (expected 1 to {count})</source>
        <translation>«b={bonus}» no es un número de jugadas (se espera de 1 a {count})</translation>
    </message>
    <message>
        <source>half-boards are used in pairs and once, unless several opponents attack</source>
        <translation>los medios tableros se usan por pares y una sola vez, salvo que ataquen varios rivales</translation>
    </message>
    <message>
        <source>player {player} is to move</source>
        <translation>le toca al jugador {player}</translation>
    </message>
    <message>
        <source>nothing is counted before that is due or lost</source>
        <translation>no se cuenta nada antes de que algo se deba o se pierda</translation>
    </message>
    <message>
        <source>the moves left ({left}) do not fit the half-boards used ({used})</source>
        <translation>las jugadas restantes ({left}) no concuerdan con los medios tableros usados ({used})</translation>
    </message>
    <message>
        <source>the pieces that moved do not fit the moves made ({made})</source>
        <translation>las piezas que han movido no concuerdan con las jugadas hechas ({made})</translation>
    </message>
    <message>
        <source>no piece of army {army} stands on {square}</source>
        <translation>no hay ninguna pieza del ejército {army} en {square}</translation>
    </message>
    <message>
        <source>{square} is on a half-board that was not used</source>
        <translation>{square} está en un medio tablero que no se usó</translation>
    </message>
    <message>
        <source>more captures than moves made ({made})</source>
        <translation>más capturas que jugadas hechas ({made})</translation>
    </message>
    <message>
        <source>more checkmates than the moves made ({made}) can give to the other armies ({armies})</source>
        <translation>más jaques mate de los que las jugadas hechas ({made}) pueden dar a los demás ejércitos ({armies})</translation>
    </message>
    <message>
        <source>it does not fit the moves made ({made})</source>
        <translation>no concuerda con las jugadas hechas ({made})</translation>
    </message>
    <message>
        <source>the piece on {square} is no opponent’s</source>
        <translation>la pieza de {square} no es de un rival</translation>
    </message>
    <message>
        <source>Rule 8, Peterson 1.5</source>
        <translation>Regla 8, Peterson 1.5</translation>
    </message>
    <message>
        <source>{the_piece} on {square} has moved this turn already</source>
        <translation>{the_piece} de {square} ya ha movido en este turno</translation>
    </message>
    <message>
        <source>A {piece} that is dropped may not mate {player}’s King on {square}</source>
        <translation>Una pieza ({piece}) que se reintroduce no puede dar mate al rey de {player} en {square}</translation>
    </message>
    <message>
        <source>the round closed when the turn of army {army} began</source>
        <translation>la ronda se cerró cuando empezó el turno del ejército {army}</translation>
    </message>
    <message>
        <source>player {player} has no army</source>
        <translation>el jugador {player} no tiene ejército</translation>
    </message>
    <message>
        <source>player {player} has moved and pays before</source>
        <translation>el jugador {player} ha movido y paga antes</translation>
    </message>
    <message>
        <source>player {player} has pushed and pays before</source>
        <translation>el jugador {player} ha juntado y paga antes</translation>
    </message>
    <message>
        <source>the pieces of army {army} ({size}) and its lost ones ({lost}) are too many (expected at most {most} together)</source>
        <translation>las piezas del ejército {army} ({size}) y las que ha perdido ({lost}) son demasiadas (se esperan {most} en total como máximo)</translation>
    </message>
    <message>
        <source>owes a piece worth {value} or more</source>
        <translation>debe una pieza que valga {value} o más</translation>
    </message>
    <message>
        <source>owes {count} pieces</source>
        <translation>debe {count} piezas</translation>
    </message>
    <message>
        <source>owes {value} or more</source>
        <translation>debe {value} o más</translation>
    </message>
    <message>
        <source>may be removed</source>
        <translation>puede retirarse</translation>
    </message>
    <message>
        <source>may be swapped</source>
        <translation>puede canjearse</translation>
    </message>
    <message>
        <source>{the_piece} on {square} is worth {worth}, and {value} is owed</source>
        <translation>{the_piece} de {square} vale {worth}, y se debe {value}</translation>
    </message>
    <message>
        <source>may be removed or swapped</source>
        <translation>puede retirarse o canjearse</translation>
    </message>
    <message>
        <source>{name} owes a piece worth {value} or more, having lost nothing in an exchange: choose the piece to remove, or a Queen to swap</source>
        <translation>{name} debe una pieza que valga {value} o más, pues no ha perdido nada en un cambio: elija la pieza que retirar, o una dama que canjear</translation>
    </message>
    <message>
        <source>{name} owes a piece worth {value} or more, having lost nothing in an exchange: choose the piece to remove</source>
        <translation>{name} debe una pieza que valga {value} o más, pues no ha perdido nada en un cambio: elija la pieza que retirar</translation>
    </message>
    <message>
        <source>First {player} must remove a piece worth {value} or more</source>
        <translation>Antes {player} debe retirar una pieza que valga {value} o más</translation>
    </message>
    <message>
        <source>No piece is owed now</source>
        <translation>Ahora no se debe ninguna pieza</translation>
    </message>
    <message>
        <source>No piece of army {army} stands on {square}</source>
        <translation>No hay ninguna pieza del ejército {army} en {square}</translation>
    </message>
    <message>
        <source>Only a Queen is swapped, for a Bishop or a Rook captured from its army</source>
        <translation>Solo se canjea una dama, por un alfil o una torre capturados de su ejército</translation>
    </message>
    <message>
        <source>Peterson 2.1</source>
        <translation>Peterson 2.1</translation>
    </message>
    <message>
        <source>A King is never removed</source>
        <translation>Nunca se retira un rey</translation>
    </message>
    <message>
        <source>Without the piece on {square} the King would be attacked</source>
        <translation>Sin la pieza de {square} el rey quedaría atacado</translation>
    </message>
    <message>
        <source>nobody has a piece left that can move</source>
        <translation>a nadie le queda una pieza que pueda mover</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} queda fuera de la partida.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>jugadores</translation>
    </message>
    <message>
        <source>one of {pieces}</source>
        <translation>una de {pieces}</translation>
    </message>
    <message>
        <source>A piece goes between the same two squares at most three times running: {one} and {other}</source>
        <translation>Una pieza va entre las mismas dos casillas como máximo tres veces seguidas: {one} y {other}</translation>
    </message>
    <message>
        <source>Armies are not handed over in a tournament game</source>
        <translation>En una partida de torneo no se ceden ejércitos</translation>
    </message>
    <message>
        <source>{pair} is pushed together and must be used</source>
        <translation>{pair}: están juntos y hay que usarlos</translation>
    </message>
    <message>
        <source>{pair} is pushed together already</source>
        <translation>{pair}: ya están juntos</translation>
    </message>
    <message>
        <source>There is no legal move on {pair}</source>
        <translation>No hay ninguna jugada legal en {pair}</translation>
    </message>
    <message>
        <source>Peterson 3</source>
        <translation>Peterson 3</translation>
    </message>
    <message>
        <source>Of {player}’s army {army}, frozen on {pairs}, only the King may be captured</source>
        <translation>Del ejército {army} de {player}, congelado en {pairs}, solo se puede capturar el rey</translation>
    </message>
    <message>
        <source>army {army} is dead</source>
        <translation>el ejército {army} está muerto</translation>
    </message>
    <message>
        <source>army {army} has pushed, and a frozen army may not</source>
        <translation>el ejército {army} ha juntado, y un ejército congelado no puede</translation>
    </message>
    <message>
        <source>army {army} is not checkmated on {pair}</source>
        <translation>el ejército {army} no está en jaque mate en {pair}</translation>
    </message>
    <message>
        <source>nothing on {square} attacks the King of army {army}</source>
        <translation>nada en {square} ataca al rey del ejército {army}</translation>
    </message>
    <message>
        <source>frozen on {pairs}</source>
        <translation>congelado en {pairs}</translation>
    </message>
    <message>
        <source>King in danger from {squares}</source>
        <translation>Rey en peligro desde {squares}</translation>
    </message>
    <message>
        <source>frozen on {count} pairs</source>
        <translation>congelado en {count} pares</translation>
    </message>
    <message>
        <source>King in danger</source>
        <translation>Rey en peligro</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelado</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>inmune</translation>
    </message>
    <message>
        <source>in danger of capture from {squares}</source>
        <translation>en peligro de captura desde {squares}</translation>
    </message>
    <message>
        <source>may capture the King of army {army}</source>
        <translation>puede capturar al rey del ejército {army}</translation>
    </message>
    <message>
        <source>The capture would leave your own King attacked</source>
        <translation>La captura dejaría atacado a su propio rey</translation>
    </message>
    <message>
        <source>{player}’s King may not be captured before {player} has had a turn since the attack from {square} began</source>
        <translation>El rey de {player} no se puede capturar antes de que {player} haya tenido un turno desde que empezó el ataque desde {square}</translation>
    </message>
    <message>
        <source>The piece on {square} has moved this turn</source>
        <translation>La pieza de {square} ya ha movido en este turno</translation>
    </message>
    <message>
        <source>A second piece of {player} would be captured</source>
        <translation>Se capturaría una segunda pieza de {player}</translation>
    </message>
    <message>
        <source>Two pieces of {player} were captured this turn, so it cannot be a defence</source>
        <translation>En este turno se capturaron dos piezas de {player}, así que no puede ser una defensa</translation>
    </message>
    <message>
        <source>More than one move would enforce mate on {player}, while not all who attack are checked or mated</source>
        <translation>Más de una jugada forzaría el mate a {player}, mientras no todos los que atacan están en jaque o en mate</translation>
    </message>
    <message>
        <source>That would capture or threaten a second new piece of {player}, unshared</source>
        <translation>Eso capturaría o amenazaría una segunda pieza nueva de {player}, no compartida</translation>
    </message>
    <message>
        <source>Several new pieces of {player} would be threatened, unshared</source>
        <translation>Quedarían amenazadas varias piezas nuevas de {player}, no compartidas</translation>
    </message>
    <message>
        <source>That would threaten a second new piece of {player}, unshared</source>
        <translation>Eso amenazaría una segunda pieza nueva de {player}, no compartida</translation>
    </message>
    <message>
        <source>Rule 10</source>
        <translation>Regla 10</translation>
    </message>
    <message>
        <source>The pieces of dead army {army} may not be captured</source>
        <translation>Las piezas del ejército muerto {army} no se pueden capturar</translation>
    </message>
    <message>
        <source>This is an ordinary turn: no half-board is used twice</source>
        <translation>Este es un turno corriente: ningún medio tablero se usa dos veces</translation>
    </message>
    <message>
        <source>This is now a defence: limits 1 to 4 hold</source>
        <translation>Esto es ahora una defensa: rigen los límites 1 a 4</translation>
    </message>
    <message>
        <source>1: No piece moves twice. 2: At most one piece of each opponent is captured. 3: At most one new piece of each opponent is threatened or captured, unless all but one of the attacks on them are shared with attacks on others. 4: At most one move checkmates each player, unless all who threaten are in check or checkmated.</source>
        <translation>1: Ninguna pieza mueve dos veces. 2: Se captura como máximo una pieza de cada rival. 3: Se amenaza o captura como máximo una pieza nueva de cada rival, salvo que todos los ataques a ese rival menos uno se compartan con ataques a otros. 4: Como máximo una jugada da jaque mate a cada jugador, salvo que todos los que amenazan estén en jaque o en jaque mate.</translation>
    </message>
    <message>
        <source>{moves}: {names} threaten this army</source>
        <translation>{moves}: {names} amenazan a este ejército</translation>
    </message>
    <message>
        <source>{moves}: {names} threatened this army</source>
        <translation>{moves}: {names} amenazaban a este ejército</translation>
    </message>
    <message>
        <source>{moves}, threatened by</source>
        <translation>{moves}, por la amenaza de</translation>
    </message>
    <message>
        <source>{bonus} by Rule 6, or {most} as a defence</source>
        <translation>{bonus} por la Regla 6, o {most} como defensa</translation>
    </message>
    <message>
        <source>{player} threatens nothing any more</source>
        <translation>{player} ya no amenaza nada</translation>
    </message>
    <message>
        <source>{piece} on {square} from {origins}</source>
        <translation>{piece} en {square} desde {origins}</translation>
    </message>
    <message>
        <source>{player} threatens {pieces}</source>
        <translation>{player} amenaza {pieces}</translation>
    </message>
    <message>
        <source>“{item}”: {message}</source>
        <translation>«{item}»: {message}</translation>
    </message>
    <message>
        <source>an item is empty (expected one between two semicolons)</source>
        <translation>un elemento está vacío (se espera uno entre dos puntos y coma)</translation>
    </message>
    <message>
        <source>“{key}=” says nothing (expected it left out)</source>
        <translation>«{key}=» no dice nada (se espera que se omita)</translation>
    </message>
    <message>
        <source>“{item}” is not an item of the rules that are on (expected {expected})</source>
        <translation>«{item}» no es un elemento de las reglas activadas (se espera {expected})</translation>
    </message>
    <message>
        <source>“{item}” is out of order (expected {expected})</source>
        <translation>«{item}» está fuera de orden (se espera {expected})</translation>
    </message>
    <message>
        <source>“{text}” is not a player (expected 1 to {count})</source>
        <translation>«{text}» no es un jugador (se espera de 1 a {count})</translation>
    </message>
    <message>
        <source>“{text}” is not a pair (expected such as AB, the lower letter first)</source>
        <translation>«{text}» no es un par (se espera algo como AB, primero la letra menor)</translation>
    </message>
    <message>
        <source>“{key}=” is given twice</source>
        <translation>«{key}=» aparece dos veces</translation>
    </message>
    <message>
        <source>“{item}” is not complete (expected such as {example})</source>
        <translation>«{item}» no está completo (se espera algo como {example})</translation>
    </message>
    <message>
        <source>“{item}” is not sorted (expected each thing once, in order)</source>
        <translation>«{item}» no está ordenado (se espera cada cosa una vez, en orden)</translation>
    </message>
    <message>
        <source>nothing stands on {square}</source>
        <translation>no hay nada en {square}</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as AB:e4)</source>
        <translation>«{text}» no es una jugada (se espera algo como AB:e4)</translation>
    </message>
    <message>
        <source>“{text}” starts with &amp; but no move was made this turn (expected the first move of the next one)</source>
        <translation>«{text}» empieza por &amp; pero en este turno no se ha hecho ninguna jugada (se espera la primera jugada del siguiente)</translation>
    </message>
    <message>
        <source> (legal pairs: {pairs})</source>
        <translation> (pares legales: {pairs})</translation>
    </message>
    <message>
        <source>“{text}” is not a removal (expected such as -NAc3, or -QAd1=R for a swap)</source>
        <translation>«{text}» no es una retirada (se espera algo como -NAc3, o -QAd1=R para un canje)</translation>
    </message>
    <message>
        <source>“{text}”: no {piece} stands on {square}</source>
        <translation>«{text}»: no hay ninguna pieza ({piece}) en {square}</translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first (it lies at the bottom)</source>
        <translation>«{text}» debe nombrar dos medios tableros, primero la letra menor (queda abajo)</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e4, AB:Nxf6, AB:O-O, AB:e8=Q or AB:e2e4)</source>
        <translation>«{text}» no es una jugada (se espera un par y una jugada, como AB:e4, AB:Nxf6, AB:O-O, AB:e8=Q o AB:e2e4)</translation>
    </message>
    <message>
        <source>“{text}” is legal on the pairs {pairs} (expected one of {expected})</source>
        <translation>«{text}» es legal en los pares {pairs} (se espera uno de {expected})</translation>
    </message>
    <message>
        <source>“{text}”: {push} is not a pawn that may be pushed with this move</source>
        <translation>«{text}»: {push} no es un peón que pueda empujarse con esta jugada</translation>
    </message>
    <message>
        <source>any pair</source>
        <translation>cualquier par</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>pieza</translation>
    </message>
    <message>
        <source>army {army} has no such {piece} on {where}</source>
        <translation>el ejército {army} no tiene esa pieza ({piece}) en {where}</translation>
    </message>
    <message>
        <source>no {piece} of army {army} can go to {square} on {where}</source>
        <translation>ninguna pieza ({piece}) del ejército {army} puede ir a {square} en {where}</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>As seated</source>
        <translation>Según los puestos</translation>
    </message>
    <message>
        <source>The players move in the order in which they are listed.</source>
        <translation>Los jugadores juegan en el orden en que figuran en la lista.</translation>
    </message>
    <message>
        <source>Joining half-boards</source>
        <translation>Unión de los medios tableros</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Girado</translation>
    </message>
    <message>
        <source>The upper half-board is turned round, as cardboard is.</source>
        <translation>El medio tablero superior se gira, como el de cartón.</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Reflejado</translation>
    </message>
    <message>
        <source>Files meet themselves and every army is set up as White (Robert Price).</source>
        <translation>Cada columna se encuentra consigo misma y todos los ejércitos se colocan como las blancas (Robert Price).</translation>
    </message>
    <message>
        <source>How the upper half-board lies against the lower one.</source>
        <translation>Cómo queda el medio tablero superior frente al inferior.</translation>
    </message>
    <message>
        <source>Movement bonus</source>
        <translation>Bonificación de jugadas</translation>
    </message>
    <message>
        <source>A move per half-board</source>
        <translation>Una jugada por medio tablero</translation>
    </message>
    <message>
        <source>As many moves as half-boards occupied.</source>
        <translation>Tantas jugadas como medios tableros ocupados.</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Una jugada</translation>
    </message>
    <message>
        <source>Every turn is a single move.</source>
        <translation>Cada turno es una sola jugada.</translation>
    </message>
    <message>
        <source>How many moves an army has in a turn.</source>
        <translation>Cuántas jugadas tiene un ejército en un turno.</translation>
    </message>
    <message>
        <source>The captor moves the army from then on.</source>
        <translation>Desde entonces el ejército lo mueve quien lo capturó.</translation>
    </message>
    <message>
        <source>As many moves as opponents threaten an army.</source>
        <translation>Tantas jugadas como rivales amenacen a un ejército.</translation>
    </message>
    <message>
        <source>Who lost nothing in exchanges gives a piece.</source>
        <translation>Quien no perdió nada en los cambios entrega una pieza.</translation>
    </message>
    <message>
        <source>A mate freezes; an army dies with its King.</source>
        <translation>El mate congela; un ejército muere con su rey.</translation>
    </message>
    <message>
        <source>If Kings are captured, dead pieces may be too.</source>
        <translation>Si los reyes se capturan, las piezas muertas también pueden capturarse.</translation>
    </message>
    <message>
        <source>What is played on half-boards.</source>
        <translation>A qué se juega en los medios tableros.</translation>
    </message>
    <message>
        <source>Captured armies</source>
        <translation>Ejércitos capturados</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Orden de turnos</translation>
    </message>
    <message>
        <source>The order of play is drawn at random.</source>
        <translation>El orden de turnos se sortea.</translation>
    </message>
    <message>
        <source>Who moves first, and who after whom.</source>
        <translation>Quién juega primero y quién después de quién.</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Tomados</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retirados</translation>
    </message>
    <message>
        <source>The army leaves the half-boards.</source>
        <translation>El ejército desaparece de los medios tableros.</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Muertos</translation>
    </message>
    <message>
        <source>The army stays as obstacles that nobody moves.</source>
        <translation>El ejército queda como obstáculos que nadie mueve.</translation>
    </message>
    <message>
        <source>What becomes of an army that is checkmated.</source>
        <translation>Qué pasa con un ejército que recibe jaque mate.</translation>
    </message>
    <message>
        <source>Friendly game</source>
        <translation>Partida amistosa</translation>
    </message>
    <message>
        <source>Armies may be handed to any player, also to one who is out; off for a tournament.</source>
        <translation>Los ejércitos pueden cederse a cualquier jugador, incluso a uno eliminado; desactivado en torneos.</translation>
    </message>
    <message>
        <source>Touch-board</source>
        <translation>Tablero tocado</translation>
    </message>
    <message>
        <source>Pushing two half-boards commits to them; if they show your own mate, the army is lost.</source>
        <translation>Juntar dos medios tableros obliga a usarlos; si muestran el propio mate, el ejército se pierde.</translation>
    </message>
    <message>
        <source>Defending against several</source>
        <translation>Defensa contra varios</translation>
    </message>
    <message>
        <source>Fair exchange</source>
        <translation>Cambio justo</translation>
    </message>
    <message>
        <source>Kings are captured</source>
        <translation>Los reyes se capturan</translation>
    </message>
    <message>
        <source>Obstacles may be captured</source>
        <translation>Los obstáculos se pueden capturar</translation>
    </message>
    <message>
        <source>With each move a pawn of an opponent is pushed one square forward (Betza 1977).</source>
        <translation>Con cada jugada se empuja un peón de un rival una casilla hacia delante (Betza 1977).</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Juego base</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>The pieces of each army: one set for all, or one for each with commas between.</source>
        <translation>Las piezas de cada ejército: un conjunto para todos, o uno para cada uno, separados por comas.</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>All armies are set up as in chess.</source>
        <translation>Todos los ejércitos se colocan como en el ajedrez.</translation>
    </message>
    <message>
        <source>One of the 960 arrays, the same for every army.</source>
        <translation>Una de las 960 posiciones iniciales, la misma para todos los ejércitos.</translation>
    </message>
    <message>
        <source>The array with this number, the same for every army.</source>
        <translation>La posición inicial de este número, la misma para todos los ejércitos.</translation>
    </message>
    <message>
        <source>“avalanche” does not go with “{name}” (expected one of them off)</source>
        <translation>«avalanche» no es compatible con «{name}» (se espera uno de los dos desactivado)</translation>
    </message>
    <message>
        <source>“{name}” is for more than two players (expected it off with two half-boards)</source>
        <translation>«{name}» es para más de dos jugadores (se espera desactivado con dos medios tableros)</translation>
    </message>
    <message>
        <source>none that is known</source>
        <translation>ninguna que se conozca</translation>
    </message>
    <message>
        <source>“{text}”: there are no such rights (expected -)</source>
        <translation>«{text}»: no existen esos derechos (se espera -)</translation>
    </message>
    <message>
        <source>last player alive</source>
        <translation>último jugador vivo</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>acuerdo</translation>
    </message>
    <message>
        <source>time, but no mate is possible</source>
        <translation>tiempo, pero no hay mate posible</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>enroque</translation>
    </message>
    <message>
        <source>en passant</source>
        <translation>al paso</translation>
    </message>
    <message>
        <source>Click the next square of the capture.</source>
        <translation>Haga clic en la siguiente casilla de la captura.</translation>
    </message>
    <message>
        <source>Click the pawn of an opponent that is pushed forward.</source>
        <translation>Haga clic en el peón de un rival que se empuja hacia delante.</translation>
    </message>
    <message>
        <source>There are no pieces beside the half-boards</source>
        <translation>No hay piezas junto a los medios tableros</translation>
    </message>
    <message>
        <source>A piece comes in on the gate that another one leaves</source>
        <translation>Una pieza entra en la casilla de entrada que otra deja</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>la partida entera</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>ahogado</translation>
    </message>
    <message>
        <source>no army can move</source>
        <translation>ningún ejército puede mover</translation>
    </message>
    <message>
        <source>A player who resigns is out: their armies stay on the half-boards as dead obstacles.</source>
        <translation>Quien abandona queda fuera: sus ejércitos permanecen en los medios tableros como obstáculos muertos.</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Le toca a {name}</translation>
    </message>
    <message>
        <source>{player}: {moves}, or end the turn</source>
        <translation>{player}: {moves}, o terminar el turno</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <translation>Le toca a {player}</translation>
    </message>
    <message>
        <source>{player} to move with army {army}</source>
        <translation>Le toca a {player} con el ejército {army}</translation>
    </message>
    <message>
        <source>may pass</source>
        <translation>puede pasar</translation>
    </message>
    <message>
        <source>{name}’s turn ends early: each move needs two half-boards not used this turn, and no such move is left</source>
        <translation>El turno de {name} termina antes: cada jugada necesita dos medios tableros sin usar en este turno, y ya no queda ninguna así</translation>
    </message>
    <message>
        <source>army {army}, {player}</source>
        <translation>ejército {army}, {player}</translation>
    </message>
    <message>
        <source>{place}, {piece} of army {army}, dead</source>
        <translation>{place}, {piece} del ejército {army}, muerto</translation>
    </message>
    <message>
        <source>{place}, {piece} of army {army}, {player}</source>
        <translation>{place}, {piece} del ejército {army}, {player}</translation>
    </message>
    <message>
        <source>army {army} (dead)</source>
        <translation>ejército {army} (muerto)</translation>
    </message>
    <message>
        <source>army {army} ({player})</source>
        <translation>ejército {army} ({player})</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}, dead</source>
        <translation>medio tablero {board}, casa del ejército {army}, {player}, muerto</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, handed over to {player} by {giver}</source>
        <translation>medio tablero {board}, casa del ejército {army}, cedido a {player} por {giver}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}</source>
        <translation>medio tablero {board}, casa del ejército {army}, {player}</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player} captured {loser}’s army</source>
        <translation>medio tablero {board}, casa del ejército {army}, {player} capturó el ejército de {loser}</translation>
    </message>
    <message>
        <source>already pushed this turn</source>
        <translation>ya juntado en este turno</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n half-board(s).</source>
        <translation>
            <numerusform>Una mesa con %n medio tablero.</numerusform>
            <numerusform>Una mesa con %n medios tableros.</numerusform>
        </translation>
    </message>
    <message>
        <source>drops {piece} on {square} on {one} and {two}</source>
        <translation>reintroduce {piece} en {square} en {one} y {two}</translation>
    </message>
    <message>
        <source>pushes half-boards {one} and {two} together</source>
        <translation>junta los medios tableros {one} y {two}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>termina el turno</translation>
    </message>
    <message>
        <source>promotes {piece} on {square} to {other}</source>
        <translation>promociona {piece} en {square} a {other}</translation>
    </message>
    <message>
        <source>swaps {piece} on {square} for {other}</source>
        <translation>canjea {piece} en {square} por {other}</translation>
    </message>
    <message>
        <source>removes {piece} on {square}</source>
        <translation>retira {piece} de {square}</translation>
    </message>
    <message>
        <source>pushes {piece} {square} of army {army}</source>
        <translation>empuja {piece} {square} del ejército {army}</translation>
    </message>
    <message>
        <source>castles long on {one} and {two}</source>
        <translation>enroque largo en {one} y {two}</translation>
    </message>
    <message>
        <source>castles short on {one} and {two}</source>
        <translation>enroque corto en {one} y {two}</translation>
    </message>
    <message>
        <source>{piece} {origin} to {target} on {one} and {two}</source>
        <translation>{piece} de {origin} a {target} en {one} y {two}</translation>
    </message>
    <message>
        <source>takes {piece} of army {army}</source>
        <translation>toma {piece} del ejército {army}</translation>
    </message>
    <message>
        <source>{taking} in passing</source>
        <translation>{taking} al paso</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>se convierte en {piece}</translation>
    </message>
    <message>
        <source>explodes</source>
        <translation>explota</translation>
    </message>
    <message>
        <source>blows up {pieces}</source>
        <translation>hace explotar {pieces}</translation>
    </message>
    <message>
        <source>{piece} {square} of army {army}</source>
        <translation>{piece} {square} del ejército {army}</translation>
    </message>
    <message>
        <source>brings in {piece} on {square}</source>
        <translation>hace entrar {piece} en {square}</translation>
    </message>
    <message>
        <source>attacks {piece} of army {army}</source>
        <translation>ataca a {piece} del ejército {army}</translation>
    </message>
    <message>
        <source>both fall</source>
        <translation>caen ambas</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>cae</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>Check to army {army}.</source>
        <translation>Jaque al ejército {army}.</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s Flag and army</source>
        <translation>{captor} ha capturado la Bandera y el ejército de {loser}</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s last piece: the army is dead</source>
        <translation>{captor} ha capturado la última pieza de {loser}: el ejército está muerto</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s King: the army is stone from now on</source>
        <translation>{captor} ha capturado al rey de {loser}: el ejército es de piedra desde ahora</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has beaten {loser}’s army, which is dead</source>
        <translation>Jaque mate: {captor} ha vencido al ejército de {loser}, que queda muerto</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has frozen {loser}’s army</source>
        <translation>Jaque mate: {captor} ha congelado el ejército de {loser}</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has beaten {loser}’s army, which leaves the half-boards</source>
        <translation>Jaque mate: {captor} ha vencido al ejército de {loser}, que desaparece de los medios tableros</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has captured {loser}’s army from {holder}</source>
        <translation>Jaque mate: {captor} ha capturado el ejército de {loser}, que tenía {holder}</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has captured {loser}’s army</source>
        <translation>Jaque mate: {captor} ha capturado el ejército de {loser}</translation>
    </message>
    <message>
        <source>{name}’s army</source>
        <translation>ejército de {name}</translation>
    </message>
    <message>
        <source>{army}, from {holder}</source>
        <translation>{army}, de {holder}</translation>
    </message>
    <message>
        <source>pushes {boards}</source>
        <translation>junta {boards}</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} queda fuera</translation>
    </message>
    <message>
        <source>{army} to {name}</source>
        <translation>{army} para {name}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Damas inglesas</translation>
    </message>
    <message>
        <source>Hidden armies</source>
        <translation>Ejércitos ocultos</translation>
    </message>
    <message>
        <source>The pawns do not go the ways in which they go in chess.</source>
        <translation>Los peones no avanzan en los sentidos en que avanzan en el ajedrez.</translation>
    </message>
    <message>
        <source>Such a check cannot come about in chess.</source>
        <translation>Un jaque así no puede darse en el ajedrez.</translation>
    </message>
    <message>
        <source>More pieces or pawns stand there than an army has in chess.</source>
        <translation>Hay ahí más piezas o peones de los que tiene un ejército en el ajedrez.</translation>
    </message>
    <message>
        <source>White has no King</source>
        <translation>Las blancas no tienen rey</translation>
    </message>
    <message>
        <source>Black has no King</source>
        <translation>Las negras no tienen rey</translation>
    </message>
    <message>
        <source>there are too many Kings</source>
        <translation>hay demasiados reyes</translation>
    </message>
    <message>
        <source>White has more than 8 pawns</source>
        <translation>las blancas tienen más de 8 peones</translation>
    </message>
    <message>
        <source>Black has more than 8 pawns</source>
        <translation>las negras tienen más de 8 peones</translation>
    </message>
    <message>
        <source>a pawn stands on a back rank</source>
        <translation>hay un peón en una fila trasera</translation>
    </message>
    <message>
        <source>White has more than 16 pieces</source>
        <translation>las blancas tienen más de 16 piezas</translation>
    </message>
    <message>
        <source>Black has more than 16 pieces</source>
        <translation>las negras tienen más de 16 piezas</translation>
    </message>
    <message>
        <source>the castling rights do not fit the Kings and Rooks</source>
        <translation>los derechos de enroque no concuerdan con los reyes y las torres</translation>
    </message>
    <message>
        <source>no pawn can just have passed the en passant square</source>
        <translation>ningún peón puede haber pasado por la casilla al paso</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>el bando al que no le toca está en jaque</translation>
    </message>
    <message>
        <source>FEN has two armies, not {count}</source>
        <translation>FEN tiene dos ejércitos, no {count}</translation>
    </message>
    <message>
        <source>FEN has no dead armies</source>
        <translation>FEN no tiene ejércitos muertos</translation>
    </message>
    <message>
        <source>the FEN is not of a valid position: {words}</source>
        <translation>el FEN no es de una posición válida: {words}</translation>
    </message>
    <message>
        <source>castling rights that do not fit the Kings and Rooks were removed</source>
        <translation>se han quitado derechos de enroque que no concuerdan con los reyes y las torres</translation>
    </message>
    <message>
        <source>an en passant square that no pawn can just have passed was removed</source>
        <translation>se ha quitado una casilla al paso por la que ningún peón puede haber pasado justo antes</translation>
    </message>
    <message>
        <source>the FEN has {count} characters (expected at most {most})</source>
        <translation>el FEN tiene {count} caracteres (se esperan {most} como máximo)</translation>
    </message>
    <message>
        <source>“{text}” is not a FEN: {error}</source>
        <translation>«{text}» no es un FEN: {error}</translation>
    </message>
    <message>
        <source>PGN has no word for “{game}”</source>
        <translation>PGN no tiene palabra para «{game}»</translation>
    </message>
    <message>
        <source>PGN: {error}</source>
        <translation>PGN: {error}</translation>
    </message>
    <message>
        <source>PGN: “{result}” is not a result (expected {expected})</source>
        <translation>PGN: «{result}» no es un resultado (se espera {expected})</translation>
    </message>
    <message>
        <source>PGN has no word for “{action}” within a game</source>
        <translation>PGN no tiene palabra para «{action}» dentro de una partida</translation>
    </message>
    <message>
        <source>PGN: variations on “{action}” have no place</source>
        <translation>PGN: las variantes de «{action}» no tienen sitio</translation>
    </message>
    <message>
        <source>PGN: move {number} {action} is not legal</source>
        <translation>PGN: la jugada {number} {action} no es legal</translation>
    </message>
    <message>
        <source>the pieces were read by the letters {letters}</source>
        <translation>las piezas se han leído según las letras {letters}</translation>
    </message>
    <message>
        <source>some bytes are not text in the encoding {name}</source>
        <translation>algunos bytes no son texto en la codificación {name}</translation>
    </message>
    <message>
        <source>text before the tags was ignored: “{text}”</source>
        <translation>se ha ignorado el texto anterior a las etiquetas: «{text}»</translation>
    </message>
    <message>
        <source>it is not for PGN, and left out</source>
        <translation>no es propia de PGN y se ha omitido</translation>
    </message>
    <message>
        <source>tag {name}: {message}</source>
        <translation>etiqueta {name}: {message}</translation>
    </message>
    <message>
        <source>it says nothing; the game begins as usual</source>
        <translation>no dice nada; la partida empieza como de costumbre</translation>
    </message>
    <message>
        <source>there is no tag FEN; the game begins as usual</source>
        <translation>no hay etiqueta FEN; la partida empieza como de costumbre</translation>
    </message>
    <message>
        <source>the variant “{variant}” cannot be played yet</source>
        <translation>la variante «{variant}» todavía no se puede jugar</translation>
    </message>
    <message>
        <source>the moves end with {told}</source>
        <translation>las jugadas terminan con {told}</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected {expected})</source>
        <translation>«{result}» no es un resultado (se espera {expected})</translation>
    </message>
    <message>
        <source>the game ended {known} by its moves, not {told}</source>
        <translation>la partida terminó {known} según sus jugadas, no {told}</translation>
    </message>
    <message>
        <source>{error}; the rest of the line is kept as a comment</source>
        <translation>{error}; el resto de la línea se conserva como comentario</translation>
    </message>
    <message>
        <source>move {number} {word}: {reason}</source>
        <translation>jugada {number} {word}: {reason}</translation>
    </message>
    <message>
        <source>it is not a move of a piece</source>
        <translation>no es una jugada de una pieza</translation>
    </message>
    <message>
        <source>75 moves each without capture or pawn move</source>
        <translation>75 jugadas de cada uno sin captura ni jugada de peón</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>byte {number} is not UTF-8 text</source>
        <translation>el byte {number} no es texto UTF-8</translation>
    </message>
    <message>
        <source>the name “{name}” is taken</source>
        <translation>el nombre «{name}» está ocupado</translation>
    </message>
    <message>
        <source>the base game “{key}” cannot be played here: {reason}</source>
        <translation>el juego base «{key}» no se puede jugar aquí: {reason}</translation>
    </message>
    <message>
        <source>the base game “{key}” is not known here (expected {near}, or the file that has it)</source>
        <translation>el juego base «{key}» no se conoce aquí (se espera {near}, o el archivo que lo contiene)</translation>
    </message>
    <message>
        <source>the base game “{key}” is not known here (expected the file that has it)</source>
        <translation>el juego base «{key}» no se conoce aquí (se espera el archivo que lo contiene)</translation>
    </message>
    <message>
        <source>the base game “{key}” is not in it (expected a section of that name)</source>
        <translation>el juego base «{key}» no está en él (se espera una sección con ese nombre)</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>el registro</translation>
    </message>
    <message>
        <source>English draughts: men and Kings jump over what they capture, and must.</source>
        <translation>Damas inglesas: las fichas y las damas coronadas saltan por encima de lo que capturan, y deben hacerlo.</translation>
    </message>
    <message>
        <source>English draughts: captures are compulsory, and go on while they can.</source>
        <translation>Damas inglesas: capturar es obligatorio, y se sigue capturando mientras se pueda.</translation>
    </message>
    <message>
        <source>man</source>
        <translation>ficha</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Ficha</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>crowned King</source>
        <translation>dama coronada</translation>
    </message>
    <message>
        <source>Crowned King</source>
        <translation>Dama coronada</translation>
    </message>
    <message numerus="yes">
        <source>%n crowned King(s)</source>
        <translation>
            <numerusform>%n dama coronada</numerusform>
            <numerusform>%n damas coronadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves since a capture or a man’s move</source>
        <translation>Jugadas desde una captura o jugada de ficha</translation>
    </message>
    <message>
        <source>{count} moves each without a capture or a man’s move</source>
        <translation>{count} jugadas de cada uno sin captura ni jugada de ficha</translation>
    </message>
    <message>
        <source>{square}: pieces stand on dark squares alone</source>
        <translation>{square}: las piezas están solo en casillas oscuras</translation>
    </message>
    <message>
        <source>{square}: a man on a foreign back rank is a King (expected K)</source>
        <translation>{square}: una ficha en una fila trasera ajena es una dama coronada (se espera K)</translation>
    </message>
    <message>
        <source>army {letter} has {size} pieces (expected at most {most})</source>
        <translation>el ejército {letter} tiene {size} piezas (se esperan {most} como máximo)</translation>
    </message>
    <message>
        <source>A capture names every square that it touches</source>
        <translation>Una captura nombra todas las casillas que toca</translation>
    </message>
    <message>
        <source>The capture goes on from {square} while it can</source>
        <translation>La captura sigue desde {square} mientras pueda</translation>
    </message>
    <message>
        <source>{the_piece} comes in only behind a piece that leaves its first square on the back rank</source>
        <translation>{the_piece} solo entra detrás de una pieza que deja su primera casilla en la fila trasera</translation>
    </message>
    <message>
        <source>It becomes no other piece by this move</source>
        <translation>Con esta jugada no se convierte en otra pieza</translation>
    </message>
    <message>
        <source>You must capture on this pair; other pairs are free</source>
        <translation>En este par es obligatorio capturar; otros pares son libres</translation>
    </message>
    <message>
        <source>{game} has no FEN</source>
        <translation>{game} no tiene FEN</translation>
    </message>
    <message>
        <source>Pieces go diagonally, on the dark squares</source>
        <translation>Las piezas van en diagonal, por las casillas oscuras</translation>
    </message>
    <message>
        <source>Only a King goes and captures backwards</source>
        <translation>Solo una dama coronada va y captura hacia atrás</translation>
    </message>
    <message>
        <source>“{letters}” at the end says nothing of any move</source>
        <translation>«{letters}» al final no corresponde a ninguna jugada</translation>
    </message>
    <message>
        <source>“{letter}” is not a letter of the notation that can be read here</source>
        <translation>«{letter}» no es una letra de la notación que se pueda leer aquí</translation>
    </message>
    <message>
        <source>“{written}”: the length of a line has one digit</source>
        <translation>«{written}»: la longitud de una línea tiene una cifra</translation>
    </message>
    <message>
        <source>“{written}”: only {atoms} and lines are repeated</source>
        <translation>«{written}»: solo {atoms} y las líneas se repiten</translation>
    </message>
    <message>
        <source>“{written}”: only lines of R, B and Q go over a piece (p, g)</source>
        <translation>«{written}»: solo las líneas de R, B y Q pasan por encima de una pieza (p, g)</translation>
    </message>
    <message>
        <source>“{written}”: a grasshopper’s line (g) has no length</source>
        <translation>«{written}»: la línea de un saltamontes (g) no tiene longitud</translation>
    </message>
    <message>
        <source>“{written}”: only {atoms} can be lame (n)</source>
        <translation>«{written}»: solo {atoms} pueden ser cojos (n)</translation>
    </message>
    <message>
        <source>a board of {files} by {ranks} cannot be cut (expected at least 2 by 2)</source>
        <translation>un tablero de {files} por {ranks} no se puede partir (se espera al menos 2 por 2)</translation>
    </message>
    <message>
        <source>“{value}” (expected {expected})</source>
        <translation>«{value}» (se espera {expected})</translation>
    </message>
    <message>
        <source>it does not go with {other} (expected one of them left out)</source>
        <translation>no es compatible con {other} (se espera que se omita uno de los dos)</translation>
    </message>
    <message>
        <source>no pawn becomes a King here</source>
        <translation>aquí ningún peón se convierte en rey</translation>
    </message>
    <message>
        <source>an army could have two Kings (expected one at most)</source>
        <translation>un ejército podría tener dos reyes (se espera uno como máximo)</translation>
    </message>
    <message>
        <source>{colour} would be extinct from the start</source>
        <translation>{colour}: extinción desde el comienzo</translation>
    </message>
    <message>
        <source>it has walls (*), with which no game is played here</source>
        <translation>tiene muros (*), con los que aquí no se juega ningún juego</translation>
    </message>
    <message>
        <source>“{text}” is to move first (expected w)</source>
        <translation>«{text}» mueve primero (se espera w)</translation>
    </message>
    <message>
        <source>“{text}” is no board</source>
        <translation>«{text}» no es un tablero</translation>
    </message>
    <message>
        <source>it has {count} ranks (expected {ranks})</source>
        <translation>tiene {count} filas (se esperan {ranks})</translation>
    </message>
    <message>
        <source>“{letter}” in the pocket is not a piece</source>
        <translation>«{letter}» en el bolsillo no es una pieza</translation>
    </message>
    <message>
        <source>“{word}” on rank {rank} is not a piece (expected one of {expected})</source>
        <translation>«{word}» en la fila {rank} no es una pieza (se espera una de {expected})</translation>
    </message>
    <message>
        <source>rank {rank} has {count} files (expected {files})</source>
        <translation>la fila {rank} tiene {count} columnas (se esperan {files})</translation>
    </message>
    <message>
        <source>{piece} stands beyond rank {half} of its side (expected every army on its half-board)</source>
        <translation>la pieza ({piece}) está más allá de la fila {half} de su bando (se espera cada ejército en su medio tablero)</translation>
    </message>
    <message>
        <source>“{word}” is not a piece that can stand there</source>
        <translation>«{word}» no es una pieza que pueda estar ahí</translation>
    </message>
    <message>
        <source>only the King castles here (expected its letter)</source>
        <translation>aquí solo enroca el rey (se espera su letra)</translation>
    </message>
    <message>
        <source>it does not go with a king (expected king = - and commoner = k, as in atomic)</source>
        <translation>no es compatible con un rey (se espera king = - y commoner = k, como en atomic)</translation>
    </message>
    <message>
        <source>a King is in the pocket</source>
        <translation>hay un rey en el bolsillo</translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one at most)</source>
        <translation>{colour}: el número de reyes es {count} (se espera uno como máximo)</translation>
    </message>
    <message>
        <source>pieces become every kind (expected one that is not there)</source>
        <translation>las piezas se convierten en todos los tipos (se espera alguno que no esté ahí)</translation>
    </message>
    <message>
        <source>the file is not on the board</source>
        <translation>la columna no está en el tablero</translation>
    </message>
    <message>
        <source>“{value}” (expected a name, : and ranks of {files} letters with one King, the back rank first)</source>
        <translation>«{value}» (se espera un nombre, : y filas de {files} letras con un rey, primero la fila trasera)</translation>
    </message>
    <message>
        <source>KQ, K, Q or -</source>
        <translation>KQ, K, Q o -</translation>
    </message>
    <message>
        <source>Towards White’s last file</source>
        <translation>Hacia la última columna de las blancas</translation>
    </message>
    <message>
        <source>Towards White’s first file</source>
        <translation>Hacia la primera columna de las blancas</translation>
    </message>
    <message>
        <source>{square} has lapsed: the turn of army {army} has begun</source>
        <translation>{square} ha caducado: el turno del ejército {army} ha empezado</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Enroque</translation>
    </message>
    <message>
        <source>Passed squares</source>
        <translation>Casillas saltadas</translation>
    </message>
    <message>
        <source>The squares that pawns have passed with their last double step.</source>
        <translation>Las casillas que los peones han saltado con su último doble paso.</translation>
    </message>
    <message>
        <source>“{part}” is no passed square (expected such as Ae3, Ae4Cd4 or -)</source>
        <translation>«{part}» no es una casilla saltada (se espera algo como Ae3, Ae4Cd4 o -)</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” (expected -: it never castles so)</source>
        <translation>el ejército {letter} tiene «{part}» (se espera -: nunca enroca así)</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” but no {what} of its own on {square}</source>
        <translation>el ejército {letter} tiene «{part}» pero no una pieza {what} propia en {square}</translation>
    </message>
    <message>
        <source>{square} is on no half-board of this game</source>
        <translation>{square} no está en ningún medio tablero de esta partida</translation>
    </message>
    <message>
        <source>{square} is there twice</source>
        <translation>{square} aparece dos veces</translation>
    </message>
    <message>
        <source>{square}: a piece stands there</source>
        <translation>{square}: ahí hay una pieza</translation>
    </message>
    <message>
        <source>{square}: nothing that passed it stands on {front}</source>
        <translation>{square}: nada que la haya saltado está en {front}</translation>
    </message>
    <message>
        <source>Minixiangqi</source>
        <translation>Mini xiangqi</translation>
    </message>
    <message>
        <source>Xiangqi</source>
        <translation>Ajedrez chino (xiangqi)</translation>
    </message>
    <message>
        <source>Minishogi</source>
        <translation>Mini shogi</translation>
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
        <translation>Shatranj</translation>
    </message>
    <message>
        <source>Crazyhouse</source>
        <translation>Crazyhouse</translation>
    </message>
    <message>
        <source>Capablanca Chess</source>
        <translation>Ajedrez de Capablanca</translation>
    </message>
    <message>
        <source>Grand Chess</source>
        <translation>Gran Ajedrez</translation>
    </message>
    <message>
        <source>Courier Chess</source>
        <translation>Ajedrez del Correo</translation>
    </message>
    <message>
        <source>Knightmate</source>
        <translation>Knightmate</translation>
    </message>
    <message>
        <source>Berolina Chess</source>
        <translation>Ajedrez Berolina</translation>
    </message>
    <message>
        <source>Katsuya Tamiya of Kyoto invented it about 1976: with every move a piece turns over and becomes another one.</source>
        <translation>Katsuya Tamiya, de Kioto, lo inventó hacia 1976: con cada jugada una pieza se gira y se convierte en otra.</translation>
    </message>
    <message>
        <source>Chess with Different Armies</source>
        <translation>Ajedrez con ejércitos diferentes</translation>
    </message>
    <message>
        <source>a number from {least} to {most}</source>
        <translation>un número de {least} a {most}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>win, loss or draw</source>
        <translation>win, loss o draw</translation>
    </message>
    <message>
        <source>win, loss or none</source>
        <translation>win, loss o none</translation>
    </message>
    <message>
        <source>a file from a to {last}</source>
        <translation>una columna de a a {last}</translation>
    </message>
    <message>
        <source>squares such as d4, *8 or a*, or -</source>
        <translation>casillas como d4, *8 o a*, o -</translation>
    </message>
    <message>
        <source>letters of pieces: {letters}</source>
        <translation>letras de piezas: {letters}</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and what it has, such as {one}:..</source>
        <translation>letras de piezas, cada una con : y lo que tiene, como {one}:..</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and a name, with commas between</source>
        <translation>letras de piezas, cada una con : y un nombre, separadas por comas</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and a number</source>
        <translation>letras de piezas, cada una con : y un número</translation>
    </message>
    <message>
        <source>the file on which the King stands that castles</source>
        <translation>la columna en la que está el rey que enroca</translation>
    </message>
    <message>
        <source>the pieces that castle as a King does</source>
        <translation>las piezas que enrocan como un rey</translation>
    </message>
    <message>
        <source>the files of the Rooks with which it castles</source>
        <translation>las columnas de las torres con las que enroca</translation>
    </message>
    <message>
        <source>who castles to one side takes the right to it there from all others</source>
        <translation>quien enroca hacia un lado quita a todos los demás el derecho a enrocar hacia ese lado</translation>
    </message>
    <message>
        <source>where the first move of a pawn may be of three squares</source>
        <translation>desde dónde la primera jugada de un peón puede ser de tres casillas</translation>
    </message>
    <message>
        <source>the pieces that capture en passant</source>
        <translation>las piezas que capturan al paso</translation>
    </message>
    <message>
        <source>the pieces that promote as pawns do</source>
        <translation>las piezas que se promocionan como los peones</translation>
    </message>
    <message>
        <source>the pieces whose moves begin the count of nMoveRule anew</source>
        <translation>las piezas cuyas jugadas reinician la cuenta de nMoveRule</translation>
    </message>
    <message>
        <source>what a repetition is for the player to move: win, loss or draw</source>
        <translation>qué vale una repetición para el jugador al que le toca: win, loss o draw (victoria, derrota o tablas)</translation>
    </message>
    <message>
        <source>a repetition is that for White, whose turn it may be</source>
        <translation>eso vale una repetición para las blancas, sea de quien sea el turno</translation>
    </message>
    <message>
        <source>the rank from which soldiers also go aside</source>
        <translation>la fila a partir de la cual los soldados también van de lado</translation>
    </message>
    <message>
        <source>the squares of palaces, between which some pieces go diagonally</source>
        <translation>las casillas de los palacios, entre las que algunas piezas van en diagonal</translation>
    </message>
    <message>
        <source>pieces may be dropped promoted</source>
        <translation>las piezas pueden reintroducirse promocionadas</translation>
    </message>
    <message>
        <source>how many of the pieces of dropNoDoubled a file may have</source>
        <translation>cuántas de las piezas de dropNoDoubled puede haber en una columna</translation>
    </message>
    <message>
        <source>pawns may be dropped where they would promote</source>
        <translation>los peones pueden reintroducirse donde se promocionarían</translation>
    </message>
    <message>
        <source>the pieces that mustDrop is about</source>
        <translation>las piezas a las que se refiere mustDrop</translation>
    </message>
    <message>
        <source>the flag counts when the next turn of its army begins</source>
        <translation>la bandera cuenta cuando empieza el siguiente turno de su ejército</translation>
    </message>
    <message>
        <source>how many flag pieces must stand in the region</source>
        <translation>cuántas piezas de flagPiece debe haber en la región</translation>
    </message>
    <message>
        <source>one of them is enough while the region has no empty square</source>
        <translation>basta una de ellas mientras la región no tenga ninguna casilla vacía</translation>
    </message>
    <message>
        <source>the flag does not count while it is attacked</source>
        <translation>la bandera no cuenta mientras esté atacada</translation>
    </message>
    <message>
        <source>extinction counts while an opponent has so many pieces</source>
        <translation>la extinción cuenta mientras un rival tenga tantas piezas</translation>
    </message>
    <message>
        <source>an army with several royal pieces may not leave all of them attacked</source>
        <translation>un ejército con varias piezas reales no puede dejarlas todas atacadas</translation>
    </message>
    <message>
        <source>pieces have rights on the first squares that the castling of startFen names</source>
        <translation>las piezas tienen derechos en las casillas iniciales que nombra el enroque de startFen</translation>
    </message>
    <message>
        <source>a piece that leaves such a square may bring in one of the hand</source>
        <translation>una pieza que deja una de esas casillas puede hacer entrar una de la mano</translation>
    </message>
    <message>
        <source>from such squares a King and a fers may leap</source>
        <translation>desde esas casillas pueden saltar un rey y un fers</translation>
    </message>
    <message>
        <source>an army that cannot move passes</source>
        <translation>un ejército que no puede mover pasa</translation>
    </message>
    <message>
        <source>what pieces are worth to bots towards the end</source>
        <translation>cuánto valen las piezas para los bots hacia el final</translation>
    </message>
    <message>
        <source>they change no rule</source>
        <translation>no cambian ninguna regla</translation>
    </message>
    <message>
        <source>Rarer keys</source>
        <translation>Claves menos frecuentes</translation>
    </message>
    <message>
        <source>{key} — {meaning}</source>
        <translation>{key} — {meaning}</translation>
    </message>
    <message>
        <source>an army is extinct only on its own turn</source>
        <translation>un ejército solo se extingue en su propio turno</translation>
    </message>
    <message>
        <source>pieces are set up by lot</source>
        <translation>las piezas se colocan por sorteo</translation>
    </message>
    <message>
        <source>pieces come from another board</source>
        <translation>las piezas vienen de otro tablero</translation>
    </message>
    <message>
        <source>pawns promote on diagonals</source>
        <translation>los peones se promocionan en diagonales</translation>
    </message>
    <message>
        <source>pieces turn to stone</source>
        <translation>las piezas se convierten en piedra</translation>
    </message>
    <message>
        <source>dropped pieces castle</source>
        <translation>las piezas reintroducidas enrocan</translation>
    </message>
    <message>
        <source>drops must enclose pieces</source>
        <translation>las reintroducciones deben encerrar piezas</translation>
    </message>
    <message>
        <source>Rooks are dropped on the first rank</source>
        <translation>las torres se reintroducen en la primera fila</translation>
    </message>
    <message>
        <source>Bishops are dropped on different colours</source>
        <translation>los alfiles se reintroducen en colores distintos</translation>
    </message>
    <message>
        <source>squares are walled up</source>
        <translation>hay casillas que se tapian</translation>
    </message>
    <message>
        <source>enclosed pieces change sides</source>
        <translation>las piezas encerradas cambian de bando</translation>
    </message>
    <message>
        <source>pieces are counted at the end</source>
        <translation>las piezas se cuentan al final</translation>
    </message>
    <message>
        <source>checkmate does not win</source>
        <translation>el jaque mate no gana</translation>
    </message>
    <message>
        <source>not every mate counts</source>
        <translation>no todo mate cuenta</translation>
    </message>
    <message>
        <source>pieces in a row win</source>
        <translation>ganan las piezas en línea</translation>
    </message>
    <message>
        <source>castling wins</source>
        <translation>el enroque gana</translation>
    </message>
    <message>
        <source>the name of a game is of letters and digits (expected such as xiangqi, at most {most})</source>
        <translation>el nombre de un juego consta de letras y cifras (se espera algo como xiangqi, {most} como máximo)</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>el nombre está ocupado</translation>
    </message>
    <message>
        <source>its parents go in a circle ({names})</source>
        <translation>sus juegos de origen forman un círculo ({names})</translation>
    </message>
    <message>
        <source>it has more than 100 parents</source>
        <translation>tiene más de 100 juegos de origen</translation>
    </message>
    <message>
        <source>its parent “{parent}” is not known (expected a game of this file or one the program knows)</source>
        <translation>su juego de origen «{parent}» no se conoce (se espera un juego de este archivo o uno que conozca el programa)</translation>
    </message>
    <message>
        <source>its parent “{parent}” cannot be read: {reason}</source>
        <translation>su juego de origen «{parent}» no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>{file}: {where}: {problem}</source>
        <translation>{file}: {where}: {problem}</translation>
    </message>
    <message>
        <source>army {army} may not castle so on {where}</source>
        <translation>el ejército {army} no puede enrocar así en {where}</translation>
    </message>
    <message>
        <source>advisor</source>
        <translation>consejero</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Consejero</translation>
    </message>
    <message numerus="yes">
        <source>%n advisor(s)</source>
        <translation>
            <numerusform>%n consejero</numerusform>
            <numerusform>%n consejeros</numerusform>
        </translation>
    </message>
    <message>
        <source>ai-wok</source>
        <translation>ai-wok</translation>
    </message>
    <message>
        <source>Ai-wok</source>
        <translation>Ai-wok</translation>
    </message>
    <message numerus="yes">
        <source>%n ai-wok(s)</source>
        <translation>
            <numerusform>%n ai-wok</numerusform>
            <numerusform>%n ai-woks</numerusform>
        </translation>
    </message>
    <message>
        <source>alfil</source>
        <translation>alfil árabe</translation>
    </message>
    <message>
        <source>Alfil</source>
        <translation>Alfil árabe</translation>
    </message>
    <message numerus="yes">
        <source>%n alfil(s)</source>
        <translation>
            <numerusform>%n alfil árabe</numerusform>
            <numerusform>%n alfiles árabes</numerusform>
        </translation>
    </message>
    <message>
        <source>amazon</source>
        <translation>amazona</translation>
    </message>
    <message>
        <source>Amazon</source>
        <translation>Amazona</translation>
    </message>
    <message numerus="yes">
        <source>%n amazon(s)</source>
        <translation>
            <numerusform>%n amazona</numerusform>
            <numerusform>%n amazonas</numerusform>
        </translation>
    </message>
    <message>
        <source>archbishop</source>
        <translation>arzobispo</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <translation>Arzobispo</translation>
    </message>
    <message numerus="yes">
        <source>%n archbishop(s)</source>
        <translation>
            <numerusform>%n arzobispo</numerusform>
            <numerusform>%n arzobispos</numerusform>
        </translation>
    </message>
    <message>
        <source>archer</source>
        <translation>arquero</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Arquero</translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <translation>
            <numerusform>%n arquero</numerusform>
            <numerusform>%n arqueros</numerusform>
        </translation>
    </message>
    <message>
        <source>banner</source>
        <translation>estandarte</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Estandarte</translation>
    </message>
    <message numerus="yes">
        <source>%n banner(s)</source>
        <translation>
            <numerusform>%n estandarte</numerusform>
            <numerusform>%n estandartes</numerusform>
        </translation>
    </message>
    <message>
        <source>bede</source>
        <translation>bede</translation>
    </message>
    <message>
        <source>Bede</source>
        <translation>Bede</translation>
    </message>
    <message numerus="yes">
        <source>%n bede(s)</source>
        <translation>
            <numerusform>%n bede</numerusform>
            <numerusform>%n bedes</numerusform>
        </translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>cañón</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Cañón</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <translation>
            <numerusform>%n cañón</numerusform>
            <numerusform>%n cañones</numerusform>
        </translation>
    </message>
    <message>
        <source>cardinal</source>
        <translation>cardenal</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Cardenal</translation>
    </message>
    <message numerus="yes">
        <source>%n cardinal(s)</source>
        <translation>
            <numerusform>%n cardenal</numerusform>
            <numerusform>%n cardenales</numerusform>
        </translation>
    </message>
    <message>
        <source>centaur</source>
        <translation>centauro</translation>
    </message>
    <message>
        <source>Centaur</source>
        <translation>Centauro</translation>
    </message>
    <message numerus="yes">
        <source>%n centaur(s)</source>
        <translation>
            <numerusform>%n centauro</numerusform>
            <numerusform>%n centauros</numerusform>
        </translation>
    </message>
    <message>
        <source>chancellor</source>
        <translation>canciller</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Canciller</translation>
    </message>
    <message numerus="yes">
        <source>%n chancellor(s)</source>
        <translation>
            <numerusform>%n canciller</numerusform>
            <numerusform>%n cancilleres</numerusform>
        </translation>
    </message>
    <message>
        <source>charging knight</source>
        <translation>caballo de carga</translation>
    </message>
    <message>
        <source>Charging knight</source>
        <translation>Caballo de carga</translation>
    </message>
    <message numerus="yes">
        <source>%n charging knight(s)</source>
        <translation>
            <numerusform>%n caballo de carga</numerusform>
            <numerusform>%n caballos de carga</numerusform>
        </translation>
    </message>
    <message>
        <source>charging rook</source>
        <translation>torre de carga</translation>
    </message>
    <message>
        <source>Charging rook</source>
        <translation>Torre de carga</translation>
    </message>
    <message numerus="yes">
        <source>%n charging rook(s)</source>
        <translation>
            <numerusform>%n torre de carga</numerusform>
            <numerusform>%n torres de carga</numerusform>
        </translation>
    </message>
    <message>
        <source>chariot</source>
        <translation>carro</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>Carro</translation>
    </message>
    <message numerus="yes">
        <source>%n chariot(s)</source>
        <translation>
            <numerusform>%n carro</numerusform>
            <numerusform>%n carros</numerusform>
        </translation>
    </message>
    <message>
        <source>colonel</source>
        <translation>coronel</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Coronel</translation>
    </message>
    <message numerus="yes">
        <source>%n colonel(s)</source>
        <translation>
            <numerusform>%n coronel</numerusform>
            <numerusform>%n coroneles</numerusform>
        </translation>
    </message>
    <message>
        <source>courier</source>
        <translation>correo</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Correo</translation>
    </message>
    <message numerus="yes">
        <source>%n courier(s)</source>
        <translation>
            <numerusform>%n correo</numerusform>
            <numerusform>%n correos</numerusform>
        </translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>dragón</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Dragón</translation>
    </message>
    <message numerus="yes">
        <source>%n dragon(s)</source>
        <translation>
            <numerusform>%n dragón</numerusform>
            <numerusform>%n dragones</numerusform>
        </translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>elefante</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
    <message numerus="yes">
        <source>%n elephant(s)</source>
        <translation>
            <numerusform>%n elefante</numerusform>
            <numerusform>%n elefantes</numerusform>
        </translation>
    </message>
    <message>
        <source>FAD</source>
        <translation>FAD</translation>
    </message>
    <message>
        <source>Gardner Minichess</source>
        <translation>Miniajedrez de Gardner</translation>
    </message>
    <message>
        <source>Martin Gardner proposed it in 1969: the three files on the King’s side are left away. Since 2013 it is known that with two armies it is a draw.</source>
        <translation>Martin Gardner lo propuso en 1969: se suprimen las tres columnas del flanco de rey. Desde 2013 se sabe que con dos ejércitos es tablas.</translation>
    </message>
    <message>
        <source>Los Alamos Chess</source>
        <translation>Ajedrez de Los Álamos</translation>
    </message>
    <message>
        <source>It is chess without bishops; in 1956 the MANIAC of Los Alamos played it, the first game like chess that a computer played.</source>
        <translation>Es un ajedrez sin alfiles; en 1956 lo jugó MANIAC, de Los Álamos: fue el primer juego parecido al ajedrez que jugó un ordenador.</translation>
    </message>
    <message>
        <source>José Raúl Capablanca, World Champion of chess, proposed this larger game in the 1920s.</source>
        <translation>José Raúl Capablanca, campeón mundial de ajedrez, propuso este juego más grande en los años veinte.</translation>
    </message>
    <message>
        <source>Gothic Chess</source>
        <translation>Ajedrez gótico</translation>
    </message>
    <message>
        <source>Ed Trice of the United States made it about 2000: Capablanca Chess with an array in which a piece protects every pawn.</source>
        <translation>Ed Trice, de los Estados Unidos, lo creó hacia 2000: el ajedrez de Capablanca con una posición inicial en la que cada peón está protegido por una pieza.</translation>
    </message>
    <message>
        <source>Embassy Chess</source>
        <translation>Ajedrez Embassy</translation>
    </message>
    <message>
        <source>Kevin Hill introduced it in 2005: the pieces of Capablanca Chess stand in the order of Grand Chess, from which they also have their names.</source>
        <translation>Kevin Hill lo presentó en 2005: las piezas del ajedrez de Capablanca se colocan en el orden del Gran Ajedrez, del que también toman los nombres.</translation>
    </message>
    <message>
        <source>Janus Chess</source>
        <translation>Ajedrez Janus</translation>
    </message>
    <message>
        <source>Werner Schöndorf of Germany invented Janus Chess in 1978.</source>
        <translation>Werner Schöndorf, de Alemania, inventó el ajedrez Janus en 1978.</translation>
    </message>
    <message>
        <source>Christian Freeling, of the Netherlands, invented Grand Chess in 1984.</source>
        <translation>Christian Freeling, de los Países Bajos, inventó el Gran Ajedrez (Grand Chess) en 1984.</translation>
    </message>
    <message>
        <source>Shako</source>
        <translation>Shako</translation>
    </message>
    <message>
        <source>Jean-Louis Cazaux of France invented Shako in 1990: chess with the cannon of Xiangqi and the elephant of old.</source>
        <translation>Jean-Louis Cazaux, de Francia, inventó el Shako en 1990: ajedrez con el cañón del xiangqi y el elefante de antaño.</translation>
    </message>
    <message>
        <source>Courier Chess was played in Germany for some six hundred years; a poem of the early thirteenth century names it, and Ströbeck kept it longest.</source>
        <translation>El Ajedrez del Correo se jugó en Alemania durante unos seiscientos años; un poema de principios del siglo XIII lo nombra, y Ströbeck fue donde más tiempo se conservó.</translation>
    </message>
    <message>
        <source>Chancellor Chess</source>
        <translation>Ajedrez del canciller</translation>
    </message>
    <message>
        <source>Benjamin Foster of St. Louis described it in a book of 1889: on nine files there is room for a chancellor, which moves as rook or knight.</source>
        <translation>Benjamin Foster, de San Luis, lo describió en un libro de 1889: en nueve columnas cabe un canciller, que mueve como torre o caballo.</translation>
    </message>
    <message>
        <source>Almost Chess</source>
        <translation>Casi ajedrez</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, proposed it in 1977: a chancellor, which moves as rook or knight, stands in the place of the queen.</source>
        <translation>Ralph Betza, a cuyo juego juega este programa, lo propuso en 1977: en el lugar de la dama hay un canciller, que mueve como torre o caballo.</translation>
    </message>
    <message>
        <source>Shatranj is the chess of Persia and the Arab world, from about the seventh century until modern chess replaced it.</source>
        <translation>El shatranj es el ajedrez de Persia y del mundo árabe, desde aproximadamente el siglo VII hasta que lo sustituyó el ajedrez moderno.</translation>
    </message>
    <message>
        <source>No-castling Chess</source>
        <translation>Ajedrez sin enroque</translation>
    </message>
    <message>
        <source>Vladimir Kramnik, World Champion of chess, proposed it in 2019, so that Kings stay where they can be attacked.</source>
        <translation>Vladímir Krámnik, campeón mundial de ajedrez, lo propuso en 2019, para que los reyes se queden donde se los pueda atacar.</translation>
    </message>
    <message>
        <source>Torpedo Chess</source>
        <translation>Ajedrez torpedo</translation>
    </message>
    <message>
        <source>It is one of the games that Vladimir Kramnik and the program AlphaZero tried together in 2020: a pawn may go two squares from wherever it stands.</source>
        <translation>Es uno de los juegos que Vladímir Krámnik y el programa AlphaZero probaron juntos en 2020: un peón puede avanzar dos casillas desde dondequiera que esté.</translation>
    </message>
    <message>
        <source>Pocket Knight</source>
        <translation>Caballo de bolsillo</translation>
    </message>
    <message>
        <source>It has been played since the early twentieth century: each army has one more knight in its hand and may put it on any empty square in place of a move.</source>
        <translation>Se juega desde principios del siglo XX: cada ejército tiene un caballo más en la mano y, en lugar de mover, puede colocarlo en cualquier casilla vacía.</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>Rey de la colina</translation>
    </message>
    <message>
        <source>Three-check</source>
        <translation>Tres jaques</translation>
    </message>
    <message>
        <source>Five-check</source>
        <translation>Cinco jaques</translation>
    </message>
    <message>
        <source>Atomic Chess</source>
        <translation>Ajedrez atómico</translation>
    </message>
    <message>
        <source>Atomic Chess became known on chess servers in the 1990s.</source>
        <translation>El ajedrez atómico se dio a conocer en los servidores de ajedrez en los años noventa.</translation>
    </message>
    <message>
        <source>Antichess</source>
        <translation>Antiajedrez</translation>
    </message>
    <message>
        <source>It is also called Losing Chess and has been played since the nineteenth century. In 2016 Mark Watkins proved that White wins with two armies, beginning with e3.</source>
        <translation>También se llama ajedrez perdedor (Losing Chess) y se juega desde el siglo XIX. En 2016 Mark Watkins demostró que con dos ejércitos ganan las blancas, empezando con e3.</translation>
    </message>
    <message>
        <source>Extinction Chess</source>
        <translation>Ajedrez de extinción</translation>
    </message>
    <message>
        <source>R. Wayne Schmittberger invented Extinction Chess in 1985.</source>
        <translation>R. Wayne Schmittberger inventó el ajedrez de extinción en 1985.</translation>
    </message>
    <message>
        <source>Kinglet Chess</source>
        <translation>Ajedrez Kinglet</translation>
    </message>
    <message>
        <source>V. R. Parton of England invented it in 1953: an army is lost with its last pawn, and a King is a piece like others.</source>
        <translation>V. R. Parton, de Inglaterra, lo inventó en 1953: un ejército se pierde con su último peón, y un rey es una pieza como las demás.</translation>
    </message>
    <message>
        <source>Coregal Chess</source>
        <translation>Ajedrez Coregal</translation>
    </message>
    <message>
        <source>V. R. Parton of England invented it: the queen is royal too, and can be checked and checkmated as the King.</source>
        <translation>V. R. Parton, de Inglaterra, lo inventó: también la dama es real, y puede recibir jaque y jaque mate como el rey.</translation>
    </message>
    <message>
        <source>Three Kings</source>
        <translation>Tres reyes</translation>
    </message>
    <message>
        <source>Bruce Zimov invented Knightmate in 1972: the King moves as a knight, and Manns that move as Kings stand in the places of the knights.</source>
        <translation>Bruce Zimov inventó Knightmate en 1972: el rey mueve como un caballo, y en el lugar de los caballos hay hombres que mueven como reyes.</translation>
    </message>
    <message>
        <source>Edmund Nebermann invented the Berolina pawn in 1926, and named it after Berlin.</source>
        <translation>Edmund Nebermann inventó el peón Berolina en 1926, y le dio el nombre de Berlín.</translation>
    </message>
    <message>
        <source>Hoppel-Poppel</source>
        <translation>Hoppel-Poppel</translation>
    </message>
    <message>
        <source>Hoppel-Poppel is from Germany: knights and bishops swap their ways of capturing.</source>
        <translation>Hoppel-Poppel viene de Alemania: caballos y alfiles intercambian su manera de capturar.</translation>
    </message>
    <message>
        <source>Crazyhouse is chess with drops, for two at one board, related to the four-player game called Bughouse.</source>
        <translation>Crazyhouse es un ajedrez con reintroducciones, para dos en un tablero, emparentado con el juego para cuatro llamado Bughouse.</translation>
    </message>
    <message>
        <source>Capahouse</source>
        <translation>Capahouse</translation>
    </message>
    <message>
        <source>It is Capablanca Chess with the drops of Crazyhouse.</source>
        <translation>Es el ajedrez de Capablanca con las reintroducciones de Crazyhouse.</translation>
    </message>
    <message>
        <source>Gothhouse</source>
        <translation>Gothhouse</translation>
    </message>
    <message>
        <source>It is Gothic Chess with the drops of Crazyhouse.</source>
        <translation>Es el ajedrez gótico con las reintroducciones de Crazyhouse.</translation>
    </message>
    <message>
        <source>Embassyhouse</source>
        <translation>Embassyhouse</translation>
    </message>
    <message>
        <source>It is Embassy Chess with the drops of Crazyhouse.</source>
        <translation>Es el ajedrez Embassy con las reintroducciones de Crazyhouse.</translation>
    </message>
    <message>
        <source>Grandhouse</source>
        <translation>Grandhouse</translation>
    </message>
    <message>
        <source>It is Grand Chess with the drops of Crazyhouse.</source>
        <translation>Es el Gran Ajedrez con las reintroducciones de Crazyhouse.</translation>
    </message>
    <message>
        <source>Seirawan Chess</source>
        <translation>Ajedrez de Seirawan</translation>
    </message>
    <message>
        <source>The Grandmaster Yasser Seirawan and Bruce Harper introduced it in 2007.</source>
        <translation>El gran maestro Yasser Seirawan y Bruce Harper lo presentaron en 2007.</translation>
    </message>
    <message>
        <source>S-House</source>
        <translation>S-House</translation>
    </message>
    <message>
        <source>It is Seirawan Chess with the drops of Crazyhouse.</source>
        <translation>Es el ajedrez de Seirawan con las reintroducciones de Crazyhouse.</translation>
    </message>
    <message>
        <source>Dragon Chess</source>
        <translation>Ajedrez del dragón</translation>
    </message>
    <message>
        <source>A dragon, which moves as bishop or knight, waits in the hand and comes in on the back rank.</source>
        <translation>Un dragón, que mueve como alfil o caballo, espera en la mano y entra en la fila trasera.</translation>
    </message>
    <message>
        <source>Shogun Chess</source>
        <translation>Ajedrez Shogun</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: chess whose pieces are promoted and dropped as in Shogi.</source>
        <translation>Un juego moderno del sitio pychess: ajedrez cuyas piezas se promocionan y se reintroducen como en el shogi.</translation>
    </message>
    <message>
        <source>Minixiangqi is a small Xiangqi, published by Shigenobu Kusumoto in 1973.</source>
        <translation>El mini xiangqi es un pequeño ajedrez chino, publicado por Shigenobu Kusumoto en 1973.</translation>
    </message>
    <message>
        <source>Xiangqi is the chess of China, played by many millions, in today’s form for about a thousand years.</source>
        <translation>El xiangqi es el ajedrez de China, al que juegan muchos millones de personas, en su forma actual desde hace unos mil años.</translation>
    </message>
    <message>
        <source>Manchu Chess</source>
        <translation>Ajedrez manchú</translation>
    </message>
    <message>
        <source>It is Xiangqi of the time of the Manchu emperors: a single banner does what a chariot, a horse and a cannon do.</source>
        <translation>Es el xiangqi de la época de los emperadores manchúes: un solo estandarte hace lo que hacen un carro, un corcel y un cañón.</translation>
    </message>
    <message>
        <source>Xiangqihouse</source>
        <translation>Xiangqihouse</translation>
    </message>
    <message>
        <source>It is Xiangqi with the drops of Crazyhouse: a captured piece comes back on its new owner’s side of the river, where its moves could have led it, and without a check.</source>
        <translation>Es el xiangqi con las reintroducciones de Crazyhouse: una pieza capturada vuelve en el lado del río de su nuevo dueño, donde sus jugadas podrían haberla llevado, y sin dar jaque.</translation>
    </message>
    <message>
        <source>Xiang Fu</source>
        <translation>Xiang Fu</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, made of Xiangqi and Kung Fu: two champions of each army fight in a ring in the middle of the board, around which the other pieces stand.</source>
        <translation>Un juego moderno del sitio pychess, hecho de xiangqi y kung-fu: dos campeones de cada ejército luchan en un cuadrilátero en el centro del tablero, alrededor del cual están las demás piezas.</translation>
    </message>
    <message>
        <source>Janggi</source>
        <translation>Janggi</translation>
    </message>
    <message>
        <source>Janggi is the chess of Korea.</source>
        <translation>El janggi es el ajedrez de Corea.</translation>
    </message>
    <message>
        <source>Minishogi is a small Shogi on a board of five by five, made known in Japan about 1970 by Shigenobu Kusumoto.</source>
        <translation>El mini shogi es un pequeño shogi en un tablero de cinco por cinco, dado a conocer en Japón hacia 1970 por Shigenobu Kusumoto.</translation>
    </message>
    <message>
        <source>Shogi is the chess of Japan. Captured pieces change sides and come back, so that the board never empties.</source>
        <translation>El shogi es el ajedrez de Japón. Las piezas capturadas cambian de bando y vuelven, de modo que el tablero nunca se vacía.</translation>
    </message>
    <message>
        <source>Sho Shogi</source>
        <translation>Sho shogi</translation>
    </message>
    <message>
        <source>Sho Shogi, the small one of its time, came before Shogi in the sixteenth century: nothing is dropped, and a drunk elephant stands before the King and may become a crown prince, a second King.</source>
        <translation>El sho shogi, el pequeño de su época, precedió al shogi en el siglo XVI: no se reintroduce nada, y delante del rey hay un elefante borracho que puede convertirse en príncipe heredero, un segundo rey.</translation>
    </message>
    <message>
        <source>Cannon Shogi</source>
        <translation>Cannon shogi</translation>
    </message>
    <message>
        <source>Peter Michaelsen of Denmark invented Cannon Shogi in 1998: each army has four cannons from China and Korea, straight and diagonal, and its pawns also go aside.</source>
        <translation>Peter Michaelsen, de Dinamarca, inventó el cannon shogi en 1998: cada ejército tiene cuatro cañones de China y Corea, rectos y diagonales, y sus peones van también de lado.</translation>
    </message>
    <message>
        <source>Kyoto Shogi</source>
        <translation>Kyoto shogi</translation>
    </message>
    <message>
        <source>Micro Shogi</source>
        <translation>Micro shogi</translation>
    </message>
    <message>
        <source>Kerry Handscomb invented Micro Shogi for a board of four by five: a piece turns over whenever it captures.</source>
        <translation>Kerry Handscomb inventó el micro shogi para un tablero de cuatro por cinco: una pieza se gira cada vez que captura.</translation>
    </message>
    <message>
        <source>Gorogoro Shogi</source>
        <translation>Gorogoro shogi</translation>
    </message>
    <message>
        <source>It leads from Dobutsu Shogi to Shogi: a board of five by six, with generals and pawns alone.</source>
        <translation>Lleva del dobutsu shogi al shogi: un tablero de cinco por seis, solo con generales y peones.</translation>
    </message>
    <message>
        <source>Gorogoro Shogi Plus</source>
        <translation>Gorogoro shogi plus</translation>
    </message>
    <message>
        <source>Gorogoro Shogi leads from Dobutsu Shogi to Shogi; in this form each army also has a lance and a knight in its hand.</source>
        <translation>El gorogoro shogi lleva del dobutsu shogi al shogi; en esta forma cada ejército tiene además una lanza y un caballo en la mano.</translation>
    </message>
    <message>
        <source>Dobutsu Shogi</source>
        <translation>Dobutsu shogi</translation>
    </message>
    <message>
        <source>Madoka Kitao, a professional player of Shogi, invented it in 2008 for children. Its name means Shogi of animals.</source>
        <translation>Madoka Kitao, jugadora profesional de shogi, lo inventó en 2008 para niños. Su nombre significa shogi de animales.</translation>
    </message>
    <message>
        <source>Mansindam</source>
        <translation>Mansindam</translation>
    </message>
    <message>
        <source>Its name is Korean and means a tale of all the gods.</source>
        <translation>Su nombre es coreano y significa historia de todos los dioses.</translation>
    </message>
    <message>
        <source>Makruk is the chess of Thailand.</source>
        <translation>El makruk es el ajedrez de Tailandia.</translation>
    </message>
    <message>
        <source>Makpong</source>
        <translation>Makpong</translation>
    </message>
    <message>
        <source>Makpong is Makruk in which a King in check cannot walk away, so that games end sooner.</source>
        <translation>El makpong es un makruk en el que un rey en jaque no puede apartarse, de modo que las partidas acaban antes.</translation>
    </message>
    <message>
        <source>Makrukhouse</source>
        <translation>Makrukhouse</translation>
    </message>
    <message>
        <source>It is Makruk with the drops of Crazyhouse.</source>
        <translation>Es el makruk con las reintroducciones de Crazyhouse.</translation>
    </message>
    <message>
        <source>Ouk Chaktrang</source>
        <translation>Ouk Chaktrang</translation>
    </message>
    <message>
        <source>Ouk Chaktrang is the chess of Cambodia.</source>
        <translation>El ouk chaktrang es el ajedrez de Camboya.</translation>
    </message>
    <message>
        <source>ASEAN Chess</source>
        <translation>Ajedrez de la ASEAN</translation>
    </message>
    <message>
        <source>It is a game for tournaments between the countries of South-East Asia, made of what their games have in common.</source>
        <translation>Es un juego para torneos entre los países del Sudeste Asiático, hecho de lo que sus juegos tienen en común.</translation>
    </message>
    <message>
        <source>Jeson Mor</source>
        <translation>Jeson Mor</translation>
    </message>
    <message>
        <source>Jeson Mor, which means nine horses, is a game of Mongolia about the square in the middle of the board.</source>
        <translation>Jeson Mor, que significa nueve caballos, es un juego de Mongolia en torno a la casilla del centro del tablero.</translation>
    </message>
    <message>
        <source>Chennis</source>
        <translation>Chennis</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, like Kyoto Shogi and a little like tennis: with every move a piece becomes another one.</source>
        <translation>Un juego moderno del sitio pychess, como el kyoto shogi y un poco como el tenis: con cada jugada una pieza se convierte en otra.</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, made armies that differ from those of chess and are about as strong.</source>
        <translation>Ralph Betza, a cuyo juego juega este programa, creó ejércitos que difieren de los del ajedrez y son más o menos igual de fuertes.</translation>
    </message>
    <message>
        <source>Chigorin Chess</source>
        <translation>Ajedrez de Chigorin</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, named it in 2002 after Mikhail Chigorin, who preferred knights to bishops: knights and a chancellor against bishops and a queen.</source>
        <translation>Ralph Betza, a cuyo juego juega este programa, le dio en 2002 el nombre de Mijaíl Chigorin, que prefería los caballos a los alfiles: caballos y un canciller contra alfiles y una dama.</translation>
    </message>
    <message>
        <source>Spartan Chess</source>
        <translation>Ajedrez espartano</translation>
    </message>
    <message>
        <source>Steven Streetman introduced it in 2010: Persians, who have the army of chess, against Spartans with two Kings.</source>
        <translation>Steven Streetman lo presentó en 2010: persas, que tienen el ejército del ajedrez, contra espartanos con dos reyes.</translation>
    </message>
    <message>
        <source>Orda Chess</source>
        <translation>Ajedrez Orda</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: a horde of riders, most of whom move as knights, against the army of chess.</source>
        <translation>Un juego moderno del sitio pychess: una horda de jinetes, la mayoría de los cuales mueven como caballos, contra el ejército del ajedrez.</translation>
    </message>
    <message>
        <source>Orda Mirror</source>
        <translation>Orda Mirror</translation>
    </message>
    <message>
        <source>In it every army is a horde of riders as in Orda Chess.</source>
        <translation>En él todos los ejércitos son una horda de jinetes como en el ajedrez Orda.</translation>
    </message>
    <message>
        <source>Khan’s Chess</source>
        <translation>Ajedrez del kan</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: another horde than that of Orda Chess, with scouts and a khatun.</source>
        <translation>Un juego moderno del sitio pychess: otra horda que la del ajedrez Orda, con exploradores y una khatun.</translation>
    </message>
    <message>
        <source>Synochess</source>
        <translation>Synochess</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: an army of the East, with cannons and soldiers in reserve, against that of chess.</source>
        <translation>Un juego moderno del sitio pychess: un ejército de Oriente, con cañones y soldados de reserva, contra el del ajedrez.</translation>
    </message>
    <message>
        <source>Empire Chess</source>
        <translation>Ajedrez del imperio</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: the pieces of the empire go far as queens, but capture as something less.</source>
        <translation>Un juego moderno del sitio pychess: las piezas del imperio llegan tan lejos como una dama, pero capturan como algo menos.</translation>
    </message>
    <message>
        <source>Shinobi Chess</source>
        <translation>Ajedrez Shinobi</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: a small clan that calls its masters in from the hand, against the army of chess.</source>
        <translation>Un juego moderno del sitio pychess: un pequeño clan que hace entrar a sus maestros desde la mano, contra el ejército del ajedrez.</translation>
    </message>
    <message>
        <source>Shinobi Chess Plus</source>
        <translation>Ajedrez Shinobi plus</translation>
    </message>
    <message>
        <source>It is Shinobi Chess with a fox, and nearly all of the clan begins in the hand.</source>
        <translation>Es el ajedrez Shinobi con un zorro, y casi todo el clan empieza en la mano.</translation>
    </message>
    <message>
        <source>Chak</source>
        <translation>Chak</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, in the world of the Maya: a King that crosses the river becomes a divine lord, who is to reach the other side’s altar.</source>
        <translation>Un juego moderno del sitio pychess, en el mundo de los mayas: un rey que cruza el río se convierte en señor divino, que debe alcanzar el altar del otro bando.</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>Borderlands</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: the wars of antiquity, without any place or people meant. Each army has two chiefs, marauders that come in behind the enemy’s lines, and a lion.</source>
        <translation>Un juego moderno del sitio pychess: las guerras de la Antigüedad, sin aludir a ningún lugar ni pueblo. Cada ejército tiene dos jefes, merodeadores que entran detrás de las líneas enemigas y un león.</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Breakthrough</translation>
    </message>
    <message>
        <source>Dan Troyka invented Breakthrough in 2000 for a competition of games on the squares of a chessboard.</source>
        <translation>Dan Troyka inventó Breakthrough en 2000 para un concurso de juegos en las casillas de un tablero de ajedrez.</translation>
    </message>
    <message>
        <source>the FAD</source>
        <translation>el FAD</translation>
    </message>
    <message numerus="yes">
        <source>%n FADs</source>
        <translation>
            <numerusform>%n FAD</numerusform>
            <numerusform>%n FAD</numerusform>
        </translation>
    </message>
    <message>
        <source>the Advisor</source>
        <translation>el consejero</translation>
    </message>
    <message>
        <source>the Ai-wok</source>
        <translation>el ai-wok</translation>
    </message>
    <message>
        <source>the Alfil</source>
        <translation>el alfil árabe</translation>
    </message>
    <message>
        <source>altar</source>
        <translation>altar</translation>
    </message>
    <message>
        <source>Altar</source>
        <translation>Altar</translation>
    </message>
    <message>
        <source>the Altar</source>
        <translation>el altar</translation>
    </message>
    <message numerus="yes">
        <source>%n altar(s)</source>
        <translation>
            <numerusform>%n altar</numerusform>
            <numerusform>%n altares</numerusform>
        </translation>
    </message>
    <message>
        <source>the Amazon</source>
        <translation>la amazona</translation>
    </message>
    <message>
        <source>angel</source>
        <translation>ángel</translation>
    </message>
    <message>
        <source>Angel</source>
        <translation>Ángel</translation>
    </message>
    <message>
        <source>the Angel</source>
        <translation>el ángel</translation>
    </message>
    <message numerus="yes">
        <source>%n angel(s)</source>
        <translation>
            <numerusform>%n ángel</numerusform>
            <numerusform>%n ángeles</numerusform>
        </translation>
    </message>
    <message>
        <source>the Archbishop</source>
        <translation>el arzobispo</translation>
    </message>
    <message>
        <source>the Archer</source>
        <translation>el arquero</translation>
    </message>
    <message>
        <source>the Banner</source>
        <translation>el estandarte</translation>
    </message>
    <message>
        <source>the Bede</source>
        <translation>el bede</translation>
    </message>
    <message>
        <source>biskni</source>
        <translation>biskni</translation>
    </message>
    <message>
        <source>Biskni</source>
        <translation>Biskni</translation>
    </message>
    <message>
        <source>the Biskni</source>
        <translation>el biskni</translation>
    </message>
    <message numerus="yes">
        <source>%n biskni(s)</source>
        <translation>
            <numerusform>%n biskni</numerusform>
            <numerusform>%n bisknis</numerusform>
        </translation>
    </message>
    <message>
        <source>the Cannon</source>
        <translation>el cañón</translation>
    </message>
    <message>
        <source>the Captain</source>
        <translation>el capitán</translation>
    </message>
    <message>
        <source>the Cardinal</source>
        <translation>el cardenal</translation>
    </message>
    <message>
        <source>the Centaur</source>
        <translation>el centauro</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>campeón</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campeón</translation>
    </message>
    <message>
        <source>the Champion</source>
        <translation>el campeón</translation>
    </message>
    <message numerus="yes">
        <source>%n champion(s)</source>
        <translation>
            <numerusform>%n campeón</numerusform>
            <numerusform>%n campeones</numerusform>
        </translation>
    </message>
    <message>
        <source>the Chancellor</source>
        <translation>el canciller</translation>
    </message>
    <message>
        <source>the Charging knight</source>
        <translation>el caballo de carga</translation>
    </message>
    <message>
        <source>the Charging rook</source>
        <translation>la torre de carga</translation>
    </message>
    <message>
        <source>the Chariot</source>
        <translation>el carro</translation>
    </message>
    <message>
        <source>chick</source>
        <translation>pollito</translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>Pollito</translation>
    </message>
    <message>
        <source>the Chick</source>
        <translation>el pollito</translation>
    </message>
    <message numerus="yes">
        <source>%n chick(s)</source>
        <translation>
            <numerusform>%n pollito</numerusform>
            <numerusform>%n pollitos</numerusform>
        </translation>
    </message>
    <message>
        <source>chief</source>
        <translation>jefe</translation>
    </message>
    <message>
        <source>Chief</source>
        <translation>Jefe</translation>
    </message>
    <message>
        <source>the Chief</source>
        <translation>el jefe</translation>
    </message>
    <message numerus="yes">
        <source>%n chief(s)</source>
        <translation>
            <numerusform>%n jefe</numerusform>
            <numerusform>%n jefes</numerusform>
        </translation>
    </message>
    <message>
        <source>the Colonel</source>
        <translation>el coronel</translation>
    </message>
    <message>
        <source>copper cannon</source>
        <translation>cañón de cobre</translation>
    </message>
    <message>
        <source>Copper cannon</source>
        <translation>Cañón de cobre</translation>
    </message>
    <message>
        <source>the Copper cannon</source>
        <translation>el cañón de cobre</translation>
    </message>
    <message numerus="yes">
        <source>%n copper cannon(s)</source>
        <translation>
            <numerusform>%n cañón de cobre</numerusform>
            <numerusform>%n cañones de cobre</numerusform>
        </translation>
    </message>
    <message>
        <source>the Courier</source>
        <translation>el correo</translation>
    </message>
    <message>
        <source>crossbow</source>
        <translation>ballesta</translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation>Ballesta</translation>
    </message>
    <message>
        <source>the Crossbow</source>
        <translation>la ballesta</translation>
    </message>
    <message numerus="yes">
        <source>%n crossbow(s)</source>
        <translation>
            <numerusform>%n ballesta</numerusform>
            <numerusform>%n ballestas</numerusform>
        </translation>
    </message>
    <message>
        <source>crown prince</source>
        <translation>príncipe heredero</translation>
    </message>
    <message>
        <source>Crown prince</source>
        <translation>Príncipe heredero</translation>
    </message>
    <message>
        <source>the Crown prince</source>
        <translation>el príncipe heredero</translation>
    </message>
    <message numerus="yes">
        <source>%n crown prince(s)</source>
        <translation>
            <numerusform>%n príncipe heredero</numerusform>
            <numerusform>%n príncipes herederos</numerusform>
        </translation>
    </message>
    <message>
        <source>divine lord</source>
        <translation>señor divino</translation>
    </message>
    <message>
        <source>Divine lord</source>
        <translation>Señor divino</translation>
    </message>
    <message>
        <source>the Divine lord</source>
        <translation>el señor divino</translation>
    </message>
    <message numerus="yes">
        <source>%n divine lord(s)</source>
        <translation>
            <numerusform>%n señor divino</numerusform>
            <numerusform>%n señores divinos</numerusform>
        </translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>el dragón</translation>
    </message>
    <message>
        <source>drunk elephant</source>
        <translation>elefante borracho</translation>
    </message>
    <message>
        <source>Drunk elephant</source>
        <translation>Elefante borracho</translation>
    </message>
    <message>
        <source>the Drunk elephant</source>
        <translation>el elefante borracho</translation>
    </message>
    <message numerus="yes">
        <source>%n drunk elephant(s)</source>
        <translation>
            <numerusform>%n elefante borracho</numerusform>
            <numerusform>%n elefantes borrachos</numerusform>
        </translation>
    </message>
    <message>
        <source>duchess</source>
        <translation>duquesa</translation>
    </message>
    <message>
        <source>Duchess</source>
        <translation>Duquesa</translation>
    </message>
    <message>
        <source>the Duchess</source>
        <translation>la duquesa</translation>
    </message>
    <message numerus="yes">
        <source>%n duchesses</source>
        <translation>
            <numerusform>%n duquesa</numerusform>
            <numerusform>%n duquesas</numerusform>
        </translation>
    </message>
    <message>
        <source>duke</source>
        <translation>duque</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Duque</translation>
    </message>
    <message>
        <source>the Duke</source>
        <translation>el duque</translation>
    </message>
    <message numerus="yes">
        <source>%n duke(s)</source>
        <translation>
            <numerusform>%n duque</numerusform>
            <numerusform>%n duques</numerusform>
        </translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>águila</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Águila</translation>
    </message>
    <message>
        <source>the Eagle</source>
        <translation>el águila</translation>
    </message>
    <message numerus="yes">
        <source>%n eagle(s)</source>
        <translation>
            <numerusform>%n águila</numerusform>
            <numerusform>%n águilas</numerusform>
        </translation>
    </message>
    <message>
        <source>the Elephant</source>
        <translation>el elefante</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>halcón</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Halcón</translation>
    </message>
    <message>
        <source>the Falcon</source>
        <translation>el halcón</translation>
    </message>
    <message numerus="yes">
        <source>%n falcon(s)</source>
        <translation>
            <numerusform>%n halcón</numerusform>
            <numerusform>%n halcones</numerusform>
        </translation>
    </message>
    <message>
        <source>fers</source>
        <translation>fers</translation>
    </message>
    <message>
        <source>Fers</source>
        <translation>Fers</translation>
    </message>
    <message>
        <source>the Fers</source>
        <translation>el fers</translation>
    </message>
    <message numerus="yes">
        <source>%n ferses</source>
        <translation>
            <numerusform>%n fers</numerusform>
            <numerusform>%n ferses</numerusform>
        </translation>
    </message>
    <message>
        <source>ferz</source>
        <translation>ferz</translation>
    </message>
    <message>
        <source>Ferz</source>
        <translation>Ferz</translation>
    </message>
    <message>
        <source>the Ferz</source>
        <translation>el ferz</translation>
    </message>
    <message numerus="yes">
        <source>%n ferzes</source>
        <translation>
            <numerusform>%n ferz</numerusform>
            <numerusform>%n ferces</numerusform>
        </translation>
    </message>
    <message>
        <source>fibnif</source>
        <translation>fibnif</translation>
    </message>
    <message>
        <source>Fibnif</source>
        <translation>Fibnif</translation>
    </message>
    <message>
        <source>the Fibnif</source>
        <translation>el fibnif</translation>
    </message>
    <message numerus="yes">
        <source>%n fibnif(s)</source>
        <translation>
            <numerusform>%n fibnif</numerusform>
            <numerusform>%n fibnifs</numerusform>
        </translation>
    </message>
    <message>
        <source>flying cannon</source>
        <translation>cañón volador</translation>
    </message>
    <message>
        <source>Flying cannon</source>
        <translation>Cañón volador</translation>
    </message>
    <message>
        <source>the Flying cannon</source>
        <translation>el cañón volador</translation>
    </message>
    <message numerus="yes">
        <source>%n flying cannon(s)</source>
        <translation>
            <numerusform>%n cañón volador</numerusform>
            <numerusform>%n cañones voladores</numerusform>
        </translation>
    </message>
    <message>
        <source>fox</source>
        <translation>zorro</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Zorro</translation>
    </message>
    <message>
        <source>the Fox</source>
        <translation>el zorro</translation>
    </message>
    <message>
        <source>the General</source>
        <translation>el general</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>jirafa</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Jirafa</translation>
    </message>
    <message>
        <source>the Giraffe</source>
        <translation>la jirafa</translation>
    </message>
    <message numerus="yes">
        <source>%n giraffe(s)</source>
        <translation>
            <numerusform>%n jirafa</numerusform>
            <numerusform>%n jirafas</numerusform>
        </translation>
    </message>
    <message>
        <source>gold cannon</source>
        <translation>cañón de oro</translation>
    </message>
    <message>
        <source>Gold cannon</source>
        <translation>Cañón de oro</translation>
    </message>
    <message>
        <source>the Gold cannon</source>
        <translation>el cañón de oro</translation>
    </message>
    <message numerus="yes">
        <source>%n gold cannon(s)</source>
        <translation>
            <numerusform>%n cañón de oro</numerusform>
            <numerusform>%n cañones de oro</numerusform>
        </translation>
    </message>
    <message>
        <source>the Gold general</source>
        <translation>el general de oro</translation>
    </message>
    <message>
        <source>the Guard</source>
        <translation>el guardia</translation>
    </message>
    <message>
        <source>the Half-duck</source>
        <translation>el medio pato</translation>
    </message>
    <message>
        <source>the Hawk</source>
        <translation>el gavilán</translation>
    </message>
    <message>
        <source>the Hen</source>
        <translation>la gallina</translation>
    </message>
    <message>
        <source>the Hoplite</source>
        <translation>el hoplita</translation>
    </message>
    <message>
        <source>the Horse</source>
        <translation>el corcel</translation>
    </message>
    <message>
        <source>iron cannon</source>
        <translation>cañón de hierro</translation>
    </message>
    <message>
        <source>Iron cannon</source>
        <translation>Cañón de hierro</translation>
    </message>
    <message>
        <source>the Iron cannon</source>
        <translation>el cañón de hierro</translation>
    </message>
    <message numerus="yes">
        <source>%n iron cannon(s)</source>
        <translation>
            <numerusform>%n cañón de hierro</numerusform>
            <numerusform>%n cañones de hierro</numerusform>
        </translation>
    </message>
    <message>
        <source>the Jaguar</source>
        <translation>el jaguar</translation>
    </message>
    <message>
        <source>the Janus</source>
        <translation>el janus</translation>
    </message>
    <message>
        <source>the Khatun</source>
        <translation>la khatun</translation>
    </message>
    <message>
        <source>the Kheshig</source>
        <translation>el kheshig</translation>
    </message>
    <message>
        <source>the Khon</source>
        <translation>el khon</translation>
    </message>
    <message>
        <source>the Knibis</source>
        <translation>el knibis</translation>
    </message>
    <message>
        <source>the Kniroo</source>
        <translation>el kniroo</translation>
    </message>
    <message>
        <source>the Koul</source>
        <translation>el koul</translation>
    </message>
    <message>
        <source>the Lance</source>
        <translation>la lanza</translation>
    </message>
    <message>
        <source>lancer</source>
        <translation>lancero</translation>
    </message>
    <message>
        <source>Lancer</source>
        <translation>Lancero</translation>
    </message>
    <message>
        <source>the Lancer</source>
        <translation>el lancero</translation>
    </message>
    <message numerus="yes">
        <source>%n lancer(s)</source>
        <translation>
            <numerusform>%n lancero</numerusform>
            <numerusform>%n lanceros</numerusform>
        </translation>
    </message>
    <message>
        <source>the Lieutenant</source>
        <translation>el teniente</translation>
    </message>
    <message>
        <source>lion</source>
        <translation>león</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>León</translation>
    </message>
    <message>
        <source>the Lion</source>
        <translation>el león</translation>
    </message>
    <message numerus="yes">
        <source>%n lion(s)</source>
        <translation>
            <numerusform>%n león</numerusform>
            <numerusform>%n leones</numerusform>
        </translation>
    </message>
    <message>
        <source>mahout</source>
        <translation>cornaca</translation>
    </message>
    <message>
        <source>Mahout</source>
        <translation>Cornaca</translation>
    </message>
    <message>
        <source>the Mahout</source>
        <translation>el cornaca</translation>
    </message>
    <message numerus="yes">
        <source>%n mahout(s)</source>
        <translation>
            <numerusform>%n cornaca</numerusform>
            <numerusform>%n cornacas</numerusform>
        </translation>
    </message>
    <message>
        <source>mann</source>
        <translation>hombre</translation>
    </message>
    <message>
        <source>Mann</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>the Mann</source>
        <translation>el hombre</translation>
    </message>
    <message numerus="yes">
        <source>%n mann(s)</source>
        <translation>
            <numerusform>%n hombre</numerusform>
            <numerusform>%n hombres</numerusform>
        </translation>
    </message>
    <message>
        <source>marauder</source>
        <translation>merodeador</translation>
    </message>
    <message>
        <source>Marauder</source>
        <translation>Merodeador</translation>
    </message>
    <message>
        <source>the Marauder</source>
        <translation>el merodeador</translation>
    </message>
    <message numerus="yes">
        <source>%n marauder(s)</source>
        <translation>
            <numerusform>%n merodeador</numerusform>
            <numerusform>%n merodeadores</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted archer</source>
        <translation>arquero promocionado</translation>
    </message>
    <message>
        <source>Promoted archer</source>
        <translation>Arquero promocionado</translation>
    </message>
    <message>
        <source>the Promoted archer</source>
        <translation>el arquero promocionado</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted archer(s)</source>
        <translation>
            <numerusform>%n arquero promocionado</numerusform>
            <numerusform>%n arqueros promocionados</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted elephant</source>
        <translation>elefante promocionado</translation>
    </message>
    <message>
        <source>Promoted elephant</source>
        <translation>Elefante promocionado</translation>
    </message>
    <message>
        <source>the Promoted elephant</source>
        <translation>el elefante promocionado</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted elephant(s)</source>
        <translation>
            <numerusform>%n elefante promocionado</numerusform>
            <numerusform>%n elefantes promocionados</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted falcon</source>
        <translation>halcón promocionado</translation>
    </message>
    <message>
        <source>Promoted falcon</source>
        <translation>Halcón promocionado</translation>
    </message>
    <message>
        <source>the Promoted falcon</source>
        <translation>el halcón promocionado</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted falcon(s)</source>
        <translation>
            <numerusform>%n halcón promocionado</numerusform>
            <numerusform>%n halcones promocionados</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted horse</source>
        <translation>corcel promocionado</translation>
    </message>
    <message>
        <source>Promoted horse</source>
        <translation>Corcel promocionado</translation>
    </message>
    <message>
        <source>the Promoted horse</source>
        <translation>el corcel promocionado</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted horse(s)</source>
        <translation>
            <numerusform>%n corcel promocionado</numerusform>
            <numerusform>%n corceles promocionados</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted lion</source>
        <translation>león promocionado</translation>
    </message>
    <message>
        <source>Promoted lion</source>
        <translation>León promocionado</translation>
    </message>
    <message>
        <source>the Promoted lion</source>
        <translation>el león promocionado</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lion(s)</source>
        <translation>
            <numerusform>%n león promocionado</numerusform>
            <numerusform>%n leones promocionados</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted marauder</source>
        <translation>merodeador promocionado</translation>
    </message>
    <message>
        <source>Promoted marauder</source>
        <translation>Merodeador promocionado</translation>
    </message>
    <message>
        <source>the Promoted marauder</source>
        <translation>el merodeador promocionado</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted marauder(s)</source>
        <translation>
            <numerusform>%n merodeador promocionado</numerusform>
            <numerusform>%n merodeadores promocionados</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted slinger</source>
        <translation>hondero promocionado</translation>
    </message>
    <message>
        <source>Promoted slinger</source>
        <translation>Hondero promocionado</translation>
    </message>
    <message>
        <source>the Promoted slinger</source>
        <translation>el hondero promocionado</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted slinger(s)</source>
        <translation>
            <numerusform>%n hondero promocionado</numerusform>
            <numerusform>%n honderos promocionados</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted warrior</source>
        <translation>guerrero promocionado</translation>
    </message>
    <message>
        <source>Promoted warrior</source>
        <translation>Guerrero promocionado</translation>
    </message>
    <message>
        <source>the Promoted warrior</source>
        <translation>el guerrero promocionado</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted warrior(s)</source>
        <translation>
            <numerusform>%n guerrero promocionado</numerusform>
            <numerusform>%n guerreros promocionados</numerusform>
        </translation>
    </message>
    <message>
        <source>pupil</source>
        <translation>discípulo</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Discípulo</translation>
    </message>
    <message>
        <source>the Pupil</source>
        <translation>el discípulo</translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s)</source>
        <translation>
            <numerusform>%n discípulo</numerusform>
            <numerusform>%n discípulos</numerusform>
        </translation>
    </message>
    <message>
        <source>silver cannon</source>
        <translation>cañón de plata</translation>
    </message>
    <message>
        <source>Silver cannon</source>
        <translation>Cañón de plata</translation>
    </message>
    <message>
        <source>the Silver cannon</source>
        <translation>el cañón de plata</translation>
    </message>
    <message numerus="yes">
        <source>%n silver cannon(s)</source>
        <translation>
            <numerusform>%n cañón de plata</numerusform>
            <numerusform>%n cañones de plata</numerusform>
        </translation>
    </message>
    <message>
        <source>slinger</source>
        <translation>hondero</translation>
    </message>
    <message>
        <source>Slinger</source>
        <translation>Hondero</translation>
    </message>
    <message>
        <source>the Slinger</source>
        <translation>el hondero</translation>
    </message>
    <message numerus="yes">
        <source>%n slinger(s)</source>
        <translation>
            <numerusform>%n hondero</numerusform>
            <numerusform>%n honderos</numerusform>
        </translation>
    </message>
    <message>
        <source>the Man</source>
        <translation>la ficha</translation>
    </message>
    <message>
        <source>the Marshal</source>
        <translation>el mariscal</translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n zorro</numerusform>
            <numerusform>%n zorros</numerusform>
        </translation>
    </message>
    <message>
        <source>the Met</source>
        <translation>el met</translation>
    </message>
    <message>
        <source>the Monk</source>
        <translation>el monje</translation>
    </message>
    <message>
        <source>the Mortar</source>
        <translation>el mortero</translation>
    </message>
    <message>
        <source>the Neang</source>
        <translation>el neang</translation>
    </message>
    <message>
        <source>the Ninja</source>
        <translation>el ninja</translation>
    </message>
    <message>
        <source>the Promoted knight</source>
        <translation>el caballo promocionado</translation>
    </message>
    <message>
        <source>the Promoted lance</source>
        <translation>la lanza promocionada</translation>
    </message>
    <message>
        <source>the Promoted silver general</source>
        <translation>el general de plata promocionado</translation>
    </message>
    <message>
        <source>the Quetzal</source>
        <translation>el quetzal</translation>
    </message>
    <message>
        <source>the Rhino</source>
        <translation>el rinoceronte</translation>
    </message>
    <message>
        <source>the Rookni</source>
        <translation>el rookni</translation>
    </message>
    <message>
        <source>the Royal knight</source>
        <translation>el caballo real</translation>
    </message>
    <message>
        <source>the Scout</source>
        <translation>el explorador</translation>
    </message>
    <message>
        <source>the Serpent</source>
        <translation>la serpiente</translation>
    </message>
    <message>
        <source>the Shaman</source>
        <translation>el chamán</translation>
    </message>
    <message>
        <source>the Ship</source>
        <translation>el barco</translation>
    </message>
    <message>
        <source>the Short rook</source>
        <translation>la torre corta</translation>
    </message>
    <message>
        <source>the Silver general</source>
        <translation>el general de plata</translation>
    </message>
    <message>
        <source>the Sneak</source>
        <translation>el furtivo</translation>
    </message>
    <message>
        <source>the Soldier</source>
        <translation>el soldado</translation>
    </message>
    <message>
        <source>the Stone</source>
        <translation>la piedra</translation>
    </message>
    <message>
        <source>the Tiger</source>
        <translation>el tigre</translation>
    </message>
    <message>
        <source>the Tokin</source>
        <translation>el tokin</translation>
    </message>
    <message>
        <source>the Tower</source>
        <translation>el torreón</translation>
    </message>
    <message>
        <source>the Vulture</source>
        <translation>el buitre</translation>
    </message>
    <message>
        <source>the Waffle</source>
        <translation>el gofre</translation>
    </message>
    <message>
        <source>the Warlord</source>
        <translation>el caudillo</translation>
    </message>
    <message>
        <source>the Warrior</source>
        <translation>el guerrero</translation>
    </message>
    <message>
        <source>the Wazir</source>
        <translation>el visir</translation>
    </message>
    <message>
        <source>the Woody rook</source>
        <translation>la torre de madera</translation>
    </message>
    <message>
        <source>yurt</source>
        <translation>yurta</translation>
    </message>
    <message>
        <source>Yurt</source>
        <translation>Yurta</translation>
    </message>
    <message>
        <source>the Yurt</source>
        <translation>la yurta</translation>
    </message>
    <message numerus="yes">
        <source>%n yurt(s)</source>
        <translation>
            <numerusform>%n yurta</numerusform>
            <numerusform>%n yurtas</numerusform>
        </translation>
    </message>
    <message>
        <source>the Bishop</source>
        <translation>el alfil</translation>
    </message>
    <message>
        <source>the Bomb</source>
        <translation>la bomba</translation>
    </message>
    <message>
        <source>the Crowned King</source>
        <translation>la dama coronada</translation>
    </message>
    <message>
        <source>the Flag</source>
        <translation>la bandera</translation>
    </message>
    <message>
        <source>the King</source>
        <translation>el rey</translation>
    </message>
    <message>
        <source>the Knight</source>
        <translation>el caballo</translation>
    </message>
    <message>
        <source>the Major</source>
        <translation>el comandante</translation>
    </message>
    <message>
        <source>the Miner</source>
        <translation>el minero</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>la dama</translation>
    </message>
    <message>
        <source>the Rook</source>
        <translation>la torre</translation>
    </message>
    <message>
        <source>the Sergeant</source>
        <translation>el sargento</translation>
    </message>
    <message>
        <source>the Spy</source>
        <translation>el espía</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>el peón</translation>
    </message>
    <message>
        <source>the unknown piece</source>
        <translation>la pieza desconocida</translation>
    </message>
    <message>
        <source>general</source>
        <translation>general</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message numerus="yes">
        <source>%n general(s)</source>
        <translation>
            <numerusform>%n general</numerusform>
            <numerusform>%n generales</numerusform>
        </translation>
    </message>
    <message>
        <source>gold general</source>
        <translation>general de oro</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>General de oro</translation>
    </message>
    <message numerus="yes">
        <source>%n gold general(s)</source>
        <translation>
            <numerusform>%n general de oro</numerusform>
            <numerusform>%n generales de oro</numerusform>
        </translation>
    </message>
    <message>
        <source>guard</source>
        <translation>guardia</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Guardia</translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation>
            <numerusform>%n guardia</numerusform>
            <numerusform>%n guardias</numerusform>
        </translation>
    </message>
    <message>
        <source>half-duck</source>
        <translation>medio pato</translation>
    </message>
    <message>
        <source>Half-duck</source>
        <translation>Medio pato</translation>
    </message>
    <message numerus="yes">
        <source>%n half-duck(s)</source>
        <translation>
            <numerusform>%n medio pato</numerusform>
            <numerusform>%n medios patos</numerusform>
        </translation>
    </message>
    <message>
        <source>hawk</source>
        <translation>gavilán</translation>
    </message>
    <message>
        <source>Hawk</source>
        <translation>Gavilán</translation>
    </message>
    <message numerus="yes">
        <source>%n hawk(s)</source>
        <translation>
            <numerusform>%n gavilán</numerusform>
            <numerusform>%n gavilanes</numerusform>
        </translation>
    </message>
    <message>
        <source>hen</source>
        <translation>gallina</translation>
    </message>
    <message>
        <source>Hen</source>
        <translation>Gallina</translation>
    </message>
    <message numerus="yes">
        <source>%n hen(s)</source>
        <translation>
            <numerusform>%n gallina</numerusform>
            <numerusform>%n gallinas</numerusform>
        </translation>
    </message>
    <message>
        <source>hoplite</source>
        <translation>hoplita</translation>
    </message>
    <message>
        <source>Hoplite</source>
        <translation>Hoplita</translation>
    </message>
    <message numerus="yes">
        <source>%n hoplite(s)</source>
        <translation>
            <numerusform>%n hoplita</numerusform>
            <numerusform>%n hoplitas</numerusform>
        </translation>
    </message>
    <message>
        <source>horse</source>
        <translation>corcel</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Corcel</translation>
    </message>
    <message numerus="yes">
        <source>%n horse(s)</source>
        <translation>
            <numerusform>%n corcel</numerusform>
            <numerusform>%n corceles</numerusform>
        </translation>
    </message>
    <message>
        <source>jaguar</source>
        <translation>jaguar</translation>
    </message>
    <message>
        <source>Jaguar</source>
        <translation>Jaguar</translation>
    </message>
    <message numerus="yes">
        <source>%n jaguar(s)</source>
        <translation>
            <numerusform>%n jaguar</numerusform>
            <numerusform>%n jaguares</numerusform>
        </translation>
    </message>
    <message>
        <source>janus</source>
        <translation>janus</translation>
    </message>
    <message>
        <source>Janus</source>
        <translation>Janus</translation>
    </message>
    <message numerus="yes">
        <source>%n januses</source>
        <translation>
            <numerusform>%n janus</numerusform>
            <numerusform>%n janus</numerusform>
        </translation>
    </message>
    <message>
        <source>khatun</source>
        <translation>khatun</translation>
    </message>
    <message>
        <source>Khatun</source>
        <translation>Khatun</translation>
    </message>
    <message numerus="yes">
        <source>%n khatun(s)</source>
        <translation>
            <numerusform>%n khatun</numerusform>
            <numerusform>%n khatuns</numerusform>
        </translation>
    </message>
    <message>
        <source>kheshig</source>
        <translation>kheshig</translation>
    </message>
    <message>
        <source>Kheshig</source>
        <translation>Kheshig</translation>
    </message>
    <message numerus="yes">
        <source>%n kheshig(s)</source>
        <translation>
            <numerusform>%n kheshig</numerusform>
            <numerusform>%n kheshigs</numerusform>
        </translation>
    </message>
    <message>
        <source>khon</source>
        <translation>khon</translation>
    </message>
    <message>
        <source>Khon</source>
        <translation>Khon</translation>
    </message>
    <message numerus="yes">
        <source>%n khon(s)</source>
        <translation>
            <numerusform>%n khon</numerusform>
            <numerusform>%n khon</numerusform>
        </translation>
    </message>
    <message>
        <source>knibis</source>
        <translation>knibis</translation>
    </message>
    <message>
        <source>Knibis</source>
        <translation>Knibis</translation>
    </message>
    <message numerus="yes">
        <source>%n knibis(s)</source>
        <translation>
            <numerusform>%n knibis</numerusform>
            <numerusform>%n knibis</numerusform>
        </translation>
    </message>
    <message>
        <source>kniroo</source>
        <translation>kniroo</translation>
    </message>
    <message>
        <source>Kniroo</source>
        <translation>Kniroo</translation>
    </message>
    <message numerus="yes">
        <source>%n kniroo(s)</source>
        <translation>
            <numerusform>%n kniroo</numerusform>
            <numerusform>%n kniroos</numerusform>
        </translation>
    </message>
    <message>
        <source>koul</source>
        <translation>koul</translation>
    </message>
    <message>
        <source>Koul</source>
        <translation>Koul</translation>
    </message>
    <message numerus="yes">
        <source>%n koul(s)</source>
        <translation>
            <numerusform>%n koul</numerusform>
            <numerusform>%n kouls</numerusform>
        </translation>
    </message>
    <message>
        <source>lance</source>
        <translation>lanza</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Lanza</translation>
    </message>
    <message numerus="yes">
        <source>%n lance(s)</source>
        <translation>
            <numerusform>%n lanza</numerusform>
            <numerusform>%n lanzas</numerusform>
        </translation>
    </message>
    <message>
        <source>marshal</source>
        <translation>mariscal</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Mariscal</translation>
    </message>
    <message numerus="yes">
        <source>%n marshal(s)</source>
        <translation>
            <numerusform>%n mariscal</numerusform>
            <numerusform>%n mariscales</numerusform>
        </translation>
    </message>
    <message>
        <source>met</source>
        <translation>met</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Met</translation>
    </message>
    <message numerus="yes">
        <source>%n met(s)</source>
        <translation>
            <numerusform>%n met</numerusform>
            <numerusform>%n met</numerusform>
        </translation>
    </message>
    <message>
        <source>monk</source>
        <translation>monje</translation>
    </message>
    <message>
        <source>Monk</source>
        <translation>Monje</translation>
    </message>
    <message numerus="yes">
        <source>%n monk(s)</source>
        <translation>
            <numerusform>%n monje</numerusform>
            <numerusform>%n monjes</numerusform>
        </translation>
    </message>
    <message>
        <source>mortar</source>
        <translation>mortero</translation>
    </message>
    <message>
        <source>Mortar</source>
        <translation>Mortero</translation>
    </message>
    <message numerus="yes">
        <source>%n mortar(s)</source>
        <translation>
            <numerusform>%n mortero</numerusform>
            <numerusform>%n morteros</numerusform>
        </translation>
    </message>
    <message>
        <source>neang</source>
        <translation>neang</translation>
    </message>
    <message>
        <source>Neang</source>
        <translation>Neang</translation>
    </message>
    <message numerus="yes">
        <source>%n neang(s)</source>
        <translation>
            <numerusform>%n neang</numerusform>
            <numerusform>%n neangs</numerusform>
        </translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>ninja</translation>
    </message>
    <message>
        <source>Ninja</source>
        <translation>Ninja</translation>
    </message>
    <message numerus="yes">
        <source>%n ninja(s)</source>
        <translation>
            <numerusform>%n ninja</numerusform>
            <numerusform>%n ninjas</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted knight</source>
        <translation>caballo promocionado</translation>
    </message>
    <message>
        <source>Promoted knight</source>
        <translation>Caballo promocionado</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted knight(s)</source>
        <translation>
            <numerusform>%n caballo promocionado</numerusform>
            <numerusform>%n caballos promocionados</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation>lanza promocionada</translation>
    </message>
    <message>
        <source>Promoted lance</source>
        <translation>Lanza promocionada</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lance(s)</source>
        <translation>
            <numerusform>%n lanza promocionada</numerusform>
            <numerusform>%n lanzas promocionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted silver general</source>
        <translation>general de plata promocionado</translation>
    </message>
    <message>
        <source>Promoted silver general</source>
        <translation>General de plata promocionado</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted silver general(s)</source>
        <translation>
            <numerusform>%n general de plata promocionado</numerusform>
            <numerusform>%n generales de plata promocionados</numerusform>
        </translation>
    </message>
    <message>
        <source>quetzal</source>
        <translation>quetzal</translation>
    </message>
    <message>
        <source>Quetzal</source>
        <translation>Quetzal</translation>
    </message>
    <message numerus="yes">
        <source>%n quetzal(s)</source>
        <translation>
            <numerusform>%n quetzal</numerusform>
            <numerusform>%n quetzales</numerusform>
        </translation>
    </message>
    <message>
        <source>rhino</source>
        <translation>rinoceronte</translation>
    </message>
    <message>
        <source>Rhino</source>
        <translation>Rinoceronte</translation>
    </message>
    <message numerus="yes">
        <source>%n rhino(s)</source>
        <translation>
            <numerusform>%n rinoceronte</numerusform>
            <numerusform>%n rinocerontes</numerusform>
        </translation>
    </message>
    <message>
        <source>rookni</source>
        <translation>rookni</translation>
    </message>
    <message>
        <source>Rookni</source>
        <translation>Rookni</translation>
    </message>
    <message numerus="yes">
        <source>%n rookni(s)</source>
        <translation>
            <numerusform>%n rookni</numerusform>
            <numerusform>%n rooknis</numerusform>
        </translation>
    </message>
    <message>
        <source>royal knight</source>
        <translation>caballo real</translation>
    </message>
    <message>
        <source>Royal knight</source>
        <translation>Caballo real</translation>
    </message>
    <message numerus="yes">
        <source>%n royal knight(s)</source>
        <translation>
            <numerusform>%n caballo real</numerusform>
            <numerusform>%n caballos reales</numerusform>
        </translation>
    </message>
    <message>
        <source>serpent</source>
        <translation>serpiente</translation>
    </message>
    <message>
        <source>Serpent</source>
        <translation>Serpiente</translation>
    </message>
    <message numerus="yes">
        <source>%n serpent(s)</source>
        <translation>
            <numerusform>%n serpiente</numerusform>
            <numerusform>%n serpientes</numerusform>
        </translation>
    </message>
    <message>
        <source>shaman</source>
        <translation>chamán</translation>
    </message>
    <message>
        <source>Shaman</source>
        <translation>Chamán</translation>
    </message>
    <message numerus="yes">
        <source>%n shaman(s)</source>
        <translation>
            <numerusform>%n chamán</numerusform>
            <numerusform>%n chamanes</numerusform>
        </translation>
    </message>
    <message>
        <source>ship</source>
        <translation>barco</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Barco</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n barco</numerusform>
            <numerusform>%n barcos</numerusform>
        </translation>
    </message>
    <message>
        <source>short rook</source>
        <translation>torre corta</translation>
    </message>
    <message>
        <source>Short rook</source>
        <translation>Torre corta</translation>
    </message>
    <message numerus="yes">
        <source>%n short rook(s)</source>
        <translation>
            <numerusform>%n torre corta</numerusform>
            <numerusform>%n torres cortas</numerusform>
        </translation>
    </message>
    <message>
        <source>silver general</source>
        <translation>general de plata</translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation>General de plata</translation>
    </message>
    <message numerus="yes">
        <source>%n silver general(s)</source>
        <translation>
            <numerusform>%n general de plata</numerusform>
            <numerusform>%n generales de plata</numerusform>
        </translation>
    </message>
    <message>
        <source>sneak</source>
        <translation>furtivo</translation>
    </message>
    <message>
        <source>Sneak</source>
        <translation>Furtivo</translation>
    </message>
    <message numerus="yes">
        <source>%n sneak(s)</source>
        <translation>
            <numerusform>%n furtivo</numerusform>
            <numerusform>%n furtivos</numerusform>
        </translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>soldado</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldado</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n soldado</numerusform>
            <numerusform>%n soldados</numerusform>
        </translation>
    </message>
    <message>
        <source>stone</source>
        <translation>piedra</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Piedra</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n piedra</numerusform>
            <numerusform>%n piedras</numerusform>
        </translation>
    </message>
    <message>
        <source>tiger</source>
        <translation>tigre</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Tigre</translation>
    </message>
    <message numerus="yes">
        <source>%n tiger(s)</source>
        <translation>
            <numerusform>%n tigre</numerusform>
            <numerusform>%n tigres</numerusform>
        </translation>
    </message>
    <message>
        <source>tokin</source>
        <translation>tokin</translation>
    </message>
    <message>
        <source>Tokin</source>
        <translation>Tokin</translation>
    </message>
    <message numerus="yes">
        <source>%n tokin(s)</source>
        <translation>
            <numerusform>%n tokin</numerusform>
            <numerusform>%n tokin</numerusform>
        </translation>
    </message>
    <message>
        <source>tower</source>
        <translation>torreón</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torreón</translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n torreón</numerusform>
            <numerusform>%n torreones</numerusform>
        </translation>
    </message>
    <message>
        <source>vulture</source>
        <translation>buitre</translation>
    </message>
    <message>
        <source>Vulture</source>
        <translation>Buitre</translation>
    </message>
    <message numerus="yes">
        <source>%n vulture(s)</source>
        <translation>
            <numerusform>%n buitre</numerusform>
            <numerusform>%n buitres</numerusform>
        </translation>
    </message>
    <message>
        <source>waffle</source>
        <translation>gofre</translation>
    </message>
    <message>
        <source>Waffle</source>
        <translation>Gofre</translation>
    </message>
    <message numerus="yes">
        <source>%n waffle(s)</source>
        <translation>
            <numerusform>%n gofre</numerusform>
            <numerusform>%n gofres</numerusform>
        </translation>
    </message>
    <message>
        <source>warlord</source>
        <translation>caudillo</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Caudillo</translation>
    </message>
    <message numerus="yes">
        <source>%n warlord(s)</source>
        <translation>
            <numerusform>%n caudillo</numerusform>
            <numerusform>%n caudillos</numerusform>
        </translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>guerrero</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerrero</translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n guerrero</numerusform>
            <numerusform>%n guerreros</numerusform>
        </translation>
    </message>
    <message>
        <source>wazir</source>
        <translation>visir</translation>
    </message>
    <message>
        <source>Wazir</source>
        <translation>Visir</translation>
    </message>
    <message numerus="yes">
        <source>%n wazir(s)</source>
        <translation>
            <numerusform>%n visir</numerusform>
            <numerusform>%n visires</numerusform>
        </translation>
    </message>
    <message>
        <source>woody rook</source>
        <translation>torre de madera</translation>
    </message>
    <message>
        <source>Woody rook</source>
        <translation>Torre de madera</translation>
    </message>
    <message numerus="yes">
        <source>%n woody rook(s)</source>
        <translation>
            <numerusform>%n torre de madera</numerusform>
            <numerusform>%n torres de madera</numerusform>
        </translation>
    </message>
    <message>
        <source>{letter}</source>
        <translation>{letter}</translation>
    </message>
    <message>
        <source>{file}: the file is too long (expected at most {size} characters and {count} games)</source>
        <translation>{file}: el archivo es demasiado largo (se esperan como máximo {size} caracteres y {count} juegos)</translation>
    </message>
    <message>
        <source>{file}: line {line} has “{text}” (expected [name] or [name:parent])</source>
        <translation>{file}: la línea {line} tiene «{text}» (se espera [name] o [name:parent])</translation>
    </message>
    <message>
        <source>{file}: [{section}] has “{text}” in line {line} (expected a key, = and a value)</source>
        <translation>{file}: [{section}] tiene «{text}» en la línea {line} (se espera una clave, = y un valor)</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>no existe esa clave</translation>
    </message>
    <message>
        <source>“{value}” is not Betza’s notation: {reason}</source>
        <translation>«{value}» no es notación de Betza: {reason}</translation>
    </message>
    <message>
        <source>a letter, or - for none</source>
        <translation>una letra, o - para ninguna</translation>
    </message>
    <message>
        <source>a letter, : and Betza’s notation</source>
        <translation>una letra, : y la notación de Betza</translation>
    </message>
    <message>
        <source>letters of pieces, such as p:g</source>
        <translation>letras de piezas, como p:g</translation>
    </message>
    <message>
        <source>“{value}” cannot be played here: {meaning}</source>
        <translation>«{value}» no se puede jugar aquí: {meaning}</translation>
    </message>
    <message>
        <source>there is no such key (perhaps {key})</source>
        <translation>no existe esa clave (quizá {key})</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Ajedrez</translation>
    </message>
    <message>
        <source>Any two half-boards are pushed together for a move, and who checkmates an army moves it from then on.</source>
        <translation>Se juntan dos medios tableros cualesquiera para una jugada, y quien da jaque mate a un ejército lo mueve desde entonces.</translation>
    </message>
    <message>
        <source>Rule 1, FIDE</source>
        <translation>Regla 1, FIDE</translation>
    </message>
    <message>
        <source>{square}: a pawn cannot stand on a back rank</source>
        <translation>{square}: un peón no puede estar en una fila trasera</translation>
    </message>
    <message>
        <source>army {letter} has {pawns} pawns (expected at most 8)</source>
        <translation>el ejército {letter} tiene {pawns} peones (se esperan 8 como máximo)</translation>
    </message>
    <message>
        <source>King’s side</source>
        <translation>Flanco de rey</translation>
    </message>
    <message>
        <source>Queen’s side</source>
        <translation>Flanco de dama</translation>
    </message>
    <message>
        <source>“{part}” names no half-board (expected such as Ae3, or -)</source>
        <translation>«{part}» no nombra ningún medio tablero (se espera algo como Ae3, o -)</translation>
    </message>
    <message>
        <source>“{part}” is not a passed square (expected a rank 3, such as Ae3)</source>
        <translation>«{part}» no es una casilla saltada (se espera una de la fila 3, como Ae3)</translation>
    </message>
    <message>
        <source>half-board {board} has two passed squares</source>
        <translation>el medio tablero {board} tiene dos casillas saltadas</translation>
    </message>
    <message>
        <source>{part}: no pawn of army {army} stands in front of it on {front}</source>
        <translation>{part}: ningún peón del ejército {army} está delante, en {front}</translation>
    </message>
    <message>
        <source>Say what the pawn becomes on {target}: Q, R, B or N</source>
        <translation>Diga en qué se convierte el peón en {target}: Q (dama), R (torre), B (alfil) o N (caballo)</translation>
    </message>
    <message>
        <source>Only a pawn on a back rank becomes another piece</source>
        <translation>Solo un peón en una fila trasera se convierte en otra pieza</translation>
    </message>
    <message>
        <source>Castling needs a King and a Rook that have not moved from home</source>
        <translation>El enroque requiere un rey y una torre que no se hayan movido de su casilla inicial</translation>
    </message>
    <message>
        <source>A King in check may not castle</source>
        <translation>Un rey en jaque no puede enrocar</translation>
    </message>
    <message>
        <source>The King may not castle over or onto an attacked square</source>
        <translation>El rey no puede enrocar pasando por una casilla atacada ni acabando en ella</translation>
    </message>
    <message>
        <source>major</source>
        <translation>comandante</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Comandante</translation>
    </message>
    <message numerus="yes">
        <source>%n major(s)</source>
        <translation>
            <numerusform>%n comandante</numerusform>
            <numerusform>%n comandantes</numerusform>
        </translation>
    </message>
    <message>
        <source>captain</source>
        <translation>capitán</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitán</translation>
    </message>
    <message numerus="yes">
        <source>%n captain(s)</source>
        <translation>
            <numerusform>%n capitán</numerusform>
            <numerusform>%n capitanes</numerusform>
        </translation>
    </message>
    <message>
        <source>lieutenant</source>
        <translation>teniente</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Teniente</translation>
    </message>
    <message numerus="yes">
        <source>%n lieutenant(s)</source>
        <translation>
            <numerusform>%n teniente</numerusform>
            <numerusform>%n tenientes</numerusform>
        </translation>
    </message>
    <message>
        <source>sergeant</source>
        <translation>sargento</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sargento</translation>
    </message>
    <message numerus="yes">
        <source>%n sergeant(s)</source>
        <translation>
            <numerusform>%n sargento</numerusform>
            <numerusform>%n sargentos</numerusform>
        </translation>
    </message>
    <message>
        <source>miner</source>
        <translation>minero</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Minero</translation>
    </message>
    <message numerus="yes">
        <source>%n miner(s)</source>
        <translation>
            <numerusform>%n minero</numerusform>
            <numerusform>%n mineros</numerusform>
        </translation>
    </message>
    <message>
        <source>scout</source>
        <translation>explorador</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Explorador</translation>
    </message>
    <message numerus="yes">
        <source>%n scout(s)</source>
        <translation>
            <numerusform>%n explorador</numerusform>
            <numerusform>%n exploradores</numerusform>
        </translation>
    </message>
    <message>
        <source>spy</source>
        <translation>espía</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espía</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(s)</source>
        <translation>
            <numerusform>%n espía</numerusform>
            <numerusform>%n espías</numerusform>
        </translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>bomba</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bomba</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomba</numerusform>
            <numerusform>%n bombas</numerusform>
        </translation>
    </message>
    <message>
        <source>flag</source>
        <translation>bandera</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandera</translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n bandera</numerusform>
            <numerusform>%n banderas</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown piece</source>
        <translation>pieza desconocida</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown piece(s)</source>
        <translation>
            <numerusform>%n pieza desconocida</numerusform>
            <numerusform>%n piezas desconocidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown piece</source>
        <translation>Pieza desconocida</translation>
    </message>
    <message>
        <source>Unknown pieces</source>
        <translation>Piezas desconocidas</translation>
    </message>
    <message>
        <source>The rules of Stratego: pieces meet unseen, and who finds a Flag has its army.</source>
        <translation>Las reglas de Stratego: las piezas se encuentran sin verse, y quien da con una Bandera se queda con su ejército.</translation>
    </message>
    <message>
        <source>By the rules of Stratego: ranks are hidden until pieces meet, and who captures the Flag of an army captures the army.</source>
        <translation>Con las reglas de Stratego: los rangos están ocultos hasta que las piezas se encuentran, y quien captura la Bandera de un ejército captura el ejército.</translation>
    </message>
    <message>
        <source>{count} moves each without an attack</source>
        <translation>{count} jugadas de cada uno sin ataque</translation>
    </message>
    <message>
        <source>army {letter} has {count} {piece} (expected at most {most})</source>
        <translation>ejército {letter}: hay {count} piezas de este tipo ({piece}; se esperan {most} como máximo)</translation>
    </message>
    <message>
        <source>Bombs and Flags do not move</source>
        <translation>Las Bombas y las Banderas no mueven</translation>
    </message>
    <message>
        <source>No piece enters a lake</source>
        <translation>Ninguna pieza entra en un lago</translation>
    </message>
    <message>
        <source>Pieces go along files and ranks, not aslant</source>
        <translation>Las piezas van por columnas y filas, no en diagonal</translation>
    </message>
    <message>
        <source>Only a Scout goes farther than one square</source>
        <translation>Solo un Explorador va más lejos de una casilla</translation>
    </message>
    <message>
        <source>A lake is in the way</source>
        <translation>Hay un lago en el camino</translation>
    </message>
    <message>
        <source>Wall in the corner</source>
        <translation>Muro en la esquina</translation>
    </message>
    <message>
        <source>Flag in the middle</source>
        <translation>Bandera en el centro</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Asalto</translation>
    </message>
    <message>
        <source>set-up: there are {count} rows (expected {most}, with / between, rank {most} first)</source>
        <translation>formación: hay {count} filas (se esperan {most}, separadas por /, primero la fila {most})</translation>
    </message>
    <message>
        <source>set-up, rank {rank}: “{letter}” is not a piece (expected one of {expected})</source>
        <translation>formación, fila {rank}: «{letter}» no es una pieza (se espera una de {expected})</translation>
    </message>
    <message>
        <source>set-up, rank {rank}: “{row}” has {count} pieces (expected {most})</source>
        <translation>formación, fila {rank}: «{row}» tiene {count} piezas (se esperan {most})</translation>
    </message>
    <message>
        <source>set-up: there are {count} {letter} (expected {most})</source>
        <translation>formación: hay {count} {letter} (se esperan {most})</translation>
    </message>
    <message>
        <source>the package “{package}”: {reason}</source>
        <translation>el paquete «{package}»: {reason}</translation>
    </message>
    <message>
        <source>it brings no game (expected a Game, a BaseGame or the text of a file)</source>
        <translation>no trae ningún juego (se espera un Game, un BaseGame o el texto de un archivo)</translation>
    </message>
    <message>
        <source>Everybody plays White against one neighbour and Black against the other, and captured pieces come back on the other board.</source>
        <translation>Cada cual juega con blancas contra un vecino y con negras contra el otro, y las piezas capturadas vuelven en el otro tablero.</translation>
    </message>
    <message>
        <source>Multi Player Chess</source>
        <translation>Multi Player Chess</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 2:e2e4, 2:N@b1 or 2:e7e8N@f3)</source>
        <translation>«{text}» no es una jugada (se espera un tablero y una jugada, como 2:e2e4, 2:N@b1 o 2:e7e8N@f3)</translation>
    </message>
    <message>
        <source>it is not in the ring</source>
        <translation>no está en el anillo</translation>
    </message>
    <message>
        <source>there is no board</source>
        <translation>no hay tablero</translation>
    </message>
    <message>
        <source>there is no square {number}</source>
        <translation>no hay casilla {number}</translation>
    </message>
    <message>
        <source>{square}: {message}</source>
        <translation>{square}: {message}</translation>
    </message>
    <message>
        <source>there is no such piece</source>
        <translation>no existe esa pieza</translation>
    </message>
    <message>
        <source>there is no set {set} with {players} players</source>
        <translation>no hay conjunto {set} con {players} jugadores</translation>
    </message>
    <message>
        <source>a pawn cannot stand on a back rank</source>
        <translation>un peón no puede estar en una fila trasera</translation>
    </message>
    <message>
        <source>a King never leaves the board of its set, which is {set}</source>
        <translation>un rey nunca sale del tablero de su conjunto, que es el {set}</translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one)</source>
        <translation>{colour}: el número de reyes es {count} (se espera uno)</translation>
    </message>
    <message>
        <source>there is a {colour} {piece} of set {set} too many (a set has {most})</source>
        <translation>sobra una pieza ({piece}, {colour}) del conjunto {set} (un conjunto tiene {most})</translation>
    </message>
    <message>
        <source>{square}: the King of {colour} is attacked although {mover} is to move</source>
        <translation>{square}: el rey de {colour} está atacado aunque les toca a {mover}</translation>
    </message>
    <message>
        <source>“!” is for a King that is checkmated</source>
        <translation>«!» es para un rey que ha recibido jaque mate</translation>
    </message>
    <message>
        <source>“{text}” (expected the players of White and Black from 1 to {players}, such as 1-2)</source>
        <translation>«{text}» (se esperan los jugadores de blancas y negras, de 1 a {players}, como 1-2)</translation>
    </message>
    <message>
        <source>player {player} cannot have White there (expected {players})</source>
        <translation>el jugador {player} no puede llevar ahí las blancas (se espera {players})</translation>
    </message>
    <message>
        <source>player {player} cannot have Black there (expected player {expected}, who has White on board {board})</source>
        <translation>el jugador {player} no puede llevar ahí las negras (se espera el jugador {expected}, que lleva las blancas en el tablero {board})</translation>
    </message>
    <message>
        <source>“{text}”: there are no rounds in free tempo</source>
        <translation>«{text}»: con tempo libre no hay rondas</translation>
    </message>
    <message>
        <source>no King or Rook starts on {square}</source>
        <translation>en {square} no empieza ningún rey ni torre</translation>
    </message>
    <message>
        <source>“{text}” but no {piece} of {colour} on {square}</source>
        <translation>«{text}» pero ninguna pieza así ({piece}, {colour}) en {square}</translation>
    </message>
    <message>
        <source>“{text}”: the King of {colour} has moved, so its Rooks cannot castle</source>
        <translation>«{text}»: el rey de {colour} se ha movido, así que sus torres no pueden enrocar</translation>
    </message>
    <message>
        <source>“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)</source>
        <translation>«{text}» (se espera una casilla de la fila {rank}, porque les toca a {colour}, o -)</translation>
    </message>
    <message>
        <source>no pawn of {colour} on {square} has just passed {passed}</source>
        <translation>ningún peón de {colour} en {square} acaba de saltar {passed}</translation>
    </message>
    <message>
        <source>there is no player {player}</source>
        <translation>no hay jugador {player}</translation>
    </message>
    <message>
        <source>“{text}” is not a piece with a colour and a set from 1 to {players} (expected such as Nw3)</source>
        <translation>«{text}» no es una pieza con un color y un conjunto de 1 a {players} (se espera algo como Nw3)</translation>
    </message>
    <message>
        <source>“{text}” is a King, and Kings are never captured</source>
        <translation>«{text}» es un rey, y los reyes nunca se capturan</translation>
    </message>
    <message>
        <source>“{text}” (expected {number} in free tempo)</source>
        <translation>«{text}» (se espera {number} con tempo libre)</translation>
    </message>
    <message>
        <source>“{text}” is a round to come (it is round {round})</source>
        <translation>«{text}» es una ronda futura (es la ronda {round})</translation>
    </message>
    <message>
        <source>A player whose time on a board runs out has lost that board.</source>
        <translation>Un jugador al que se le acaba el tiempo en un tablero ha perdido ese tablero.</translation>
    </message>
    <message>
        <source>a move on board {board}</source>
        <translation>una jugada en el tablero {board}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Stockpiles</source>
        <translation>Reservas</translation>
    </message>
    <message>
        <source>{colour}, player {player}</source>
        <translation>{colour}, jugador {player}</translation>
    </message>
    <message>
        <source>{colour} of set {set}</source>
        <translation>{colour} del conjunto {set}</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>Nunca movidas</translation>
    </message>
    <message>
        <source>Kings that never moved, and Rooks with which they may castle.</source>
        <translation>Reyes que nunca se han movido y torres con las que pueden enrocar.</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Tiene</translation>
    </message>
    <message>
        <source>Players at the start</source>
        <translation>Jugadores al principio</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Tablero {number}</translation>
    </message>
    <message>
        <source>Black on a board is who has White on the next one.</source>
        <translation>Las negras de un tablero las lleva quien lleva las blancas en el siguiente.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Ya movió</translation>
    </message>
    <message>
        <source>The board has had its turn in this round.</source>
        <translation>El tablero ya ha tenido su turno en esta ronda.</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>Perdonado</translation>
    </message>
    <message>
        <source>Who is to move took over a King that was checkmated already.</source>
        <translation>Quien tiene el turno se hizo cargo de un rey que ya estaba en jaque mate.</translation>
    </message>
    <message>
        <source>Last round with progress</source>
        <translation>Última ronda con progreso</translation>
    </message>
    <message>
        <source>The last round with a capture, pawn move or placement.</source>
        <translation>La última ronda con una captura, jugada de peón o colocación.</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>jaque mate</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>abandono</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>Nobody can agree to a draw in this game</source>
        <translation>En este juego nadie puede acordar tablas</translation>
    </message>
    <message>
        <source>Nobody can resign in this game</source>
        <translation>En este juego nadie puede abandonar</translation>
    </message>
    <message>
        <source>{name} lost board {board} to {winner} and is out: {reason}.</source>
        <translation>{name} ha perdido el tablero {board} ante {winner} y queda fuera: {reason}.</translation>
    </message>
    <message>
        <source>A piece leaves the game: {piece} of set {set}.</source>
        <translation>Una pieza sale de la partida: {piece} del conjunto {set}.</translation>
    </message>
    <message>
        <source>{name} is checkmated and out of time on board {board}: the turn there lapses.</source>
        <translation>{name} está en jaque mate y sin tiempo en el tablero {board}: allí el turno se pierde.</translation>
    </message>
    <message>
        <source>{name} is checkmated and gives up the turn on board {board}.</source>
        <translation>{name} está en jaque mate y renuncia al turno en el tablero {board}.</translation>
    </message>
    <message>
        <source>rules of chess</source>
        <translation>reglas del ajedrez</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <translation>Regla de torneo</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Promoción</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mate</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Ahogado</translation>
    </message>
    <message>
        <source>Board {board} was removed</source>
        <translation>El tablero {board} se ha retirado</translation>
    </message>
    <message>
        <source>There is no board {board}</source>
        <translation>No hay tablero {board}</translation>
    </message>
    <message>
        <source>{player} is stalemated on both boards and first chooses which of them is lost</source>
        <translation>{player}: ahogado en ambos tableros; primero elige cuál de ellos se pierde</translation>
    </message>
    <message>
        <source>Board {board} has had its turn in this round</source>
        <translation>El tablero {board} ya ha tenido su turno en esta ronda</translation>
    </message>
    <message>
        <source>{player} is checkmated on board {board}</source>
        <translation>{player} ha recibido jaque mate en el tablero {board}</translation>
    </message>
    <message>
        <source>{player}, to move on board {board}, is not stalemated on both boards</source>
        <translation>{player}, a quien le toca mover en el tablero {board}, no está en posición de ahogado en ambos tableros</translation>
    </message>
    <message>
        <source>{player} does not play on board {board}</source>
        <translation>{player} no juega en el tablero {board}</translation>
    </message>
    <message>
        <source>{player} is checkmated on board {board}, which counts at the end of the round</source>
        <translation>{player} ha recibido jaque mate en el tablero {board}, lo que cuenta al final de la ronda</translation>
    </message>
    <message>
        <source>Castling needs a King and a Rook that have not moved on board {board}</source>
        <translation>El enroque requiere un rey y una torre que no hayan movido en el tablero {board}</translation>
    </message>
    <message>
        <source>{move} is not a legal move</source>
        <translation>{move} no es una jugada legal</translation>
    </message>
    <message>
        <source>There is no piece on {square}</source>
        <translation>No hay ninguna pieza en {square}</translation>
    </message>
    <message>
        <source>The piece on {square} cannot move</source>
        <translation>La pieza de {square} no puede mover</translation>
    </message>
    <message>
        <source>The piece on {square} cannot go to {target}</source>
        <translation>La pieza de {square} no puede ir a {target}</translation>
    </message>
    <message>
        <source>{the_piece} on {square}</source>
        <translation>{the_piece} de {square}</translation>
    </message>
    <message>
        <source>A King is never captured</source>
        <translation>Un rey nunca se captura</translation>
    </message>
    <message>
        <source>The stockpile has no piece for the pawn on board {board}, so it may not advance to {square}</source>
        <translation>La reserva no tiene pieza para el peón del tablero {board}, así que no puede avanzar a {square}</translation>
    </message>
    <message>
        <source>Say what is put on for the pawn and where: {pieces}, such as {example}</source>
        <translation>Diga qué se coloca por el peón y dónde: {pieces}, por ejemplo {example}</translation>
    </message>
    <message>
        <source>A {colour} {piece} is placed on one of its starting squares only: {squares}</source>
        <translation>Esta pieza ({piece}, {colour}) solo se coloca en una de sus casillas iniciales: {squares}</translation>
    </message>
    <message>
        <source>{player} has no {colour} {piece} but of set {board}, which does not return to board {board}</source>
        <translation>{player} no tiene ninguna pieza así ({piece}, {colour}) salvo las del conjunto {board}, que no vuelven al tablero {board}</translation>
    </message>
    <message>
        <source>{player} has no {colour} {piece} in the stockpile</source>
        <translation>{player} no tiene ninguna pieza así ({piece}, {colour}) en la reserva</translation>
    </message>
    <message>
        <source>{square} to {target} is not a pawn’s step to the last rank</source>
        <translation>de {square} a {target} no es un paso de peón a la última fila</translation>
    </message>
    <message>
        <source>A pawn is not exchanged for a {piece}</source>
        <translation>Un peón no se cambia por esta pieza: {piece}</translation>
    </message>
    <message>
        <source>{square} of board {board}</source>
        <translation>{square} del tablero {board}</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 1A. e4, 1a. Nxf6, 2B. N@b1, 9C. e8=N@f3 or 2:e2e4)</source>
        <translation>«{text}» no es una jugada (se espera un tablero y una jugada, como 1A. e4, 1a. Nxf6, 2B. N@b1, 9C. e8=N@f3 o 2:e2e4)</translation>
    </message>
    <message>
        <source>no {piece} of the side to move can go to {square} on {where}</source>
        <translation>ninguna pieza ({piece}) del bando al que le toca puede ir a {square} en {where}</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Any board may move at any time.</source>
        <translation>Cualquier tablero puede mover en cualquier momento.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Every board moves once in a round; mates of one round count together.</source>
        <translation>Cada tablero mueve una vez por ronda; los mates de una misma ronda cuentan juntos.</translation>
    </message>
    <message>
        <source>When the boards move.</source>
        <translation>Cuándo mueven los tableros.</translation>
    </message>
    <message>
        <source>A piece never returns to the board of its own set; off for a social game.</source>
        <translation>Una pieza nunca vuelve al tablero de su propio conjunto; desactivada en una partida social.</translation>
    </message>
    <message>
        <source>set {set}</source>
        <translation>conjunto {set}</translation>
    </message>
    <message>
        <source>last player in the ring</source>
        <translation>último jugador en el anillo</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>tableros</translation>
    </message>
    <message>
        <source>such as N or n, or N(3) for one of set 3</source>
        <translation>como N o n, o N(3) para una del conjunto 3</translation>
    </message>
    <message>
        <source>the players of White and Black, such as 1-2</source>
        <translation>los jugadores de blancas y negras, como 1-2</translation>
    </message>
    <message>
        <source>w or b, or such as w*</source>
        <translation>w o b, o algo como w*</translation>
    </message>
    <message>
        <source>unmoved</source>
        <translation>sin mover</translation>
    </message>
    <message>
        <source>letters of AEHaeh, or -</source>
        <translation>letras de AEHaeh, o -</translation>
    </message>
    <message>
        <source>a square, or -</source>
        <translation>una casilla, o -</translation>
    </message>
    <message>
        <source>stockpiles</source>
        <translation>reservas</translation>
    </message>
    <message>
        <source>pieces such as Nw3 with commas between, - for none, x for a player who is out</source>
        <translation>piezas como Nw3 separadas por comas, - si no hay ninguna, x para un jugador eliminado</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>números de jugada</translation>
    </message>
    <message>
        <source>last progress</source>
        <translation>último progreso</translation>
    </message>
    <message>
        <source>“{text}” has no board’s number (expected such as 1: before the pieces)</source>
        <translation>«{text}» no tiene número de tablero (se espera algo como 1: antes de las piezas)</translation>
    </message>
    <message>
        <source>it stands behind board {last}</source>
        <translation>está detrás del tablero {last}</translation>
    </message>
    <message>
        <source>the pieces are not sorted by kind, colour and set</source>
        <translation>las piezas no están ordenadas por tipo, color y conjunto</translation>
    </message>
    <message>
        <source>the number of entries is {count} (expected one per player, {least} to {most})</source>
        <translation>el número de entradas es {count} (se espera una por jugador, de {least} a {most})</translation>
    </message>
    <message>
        <source>there are only {players} players</source>
        <translation>solo hay {players} jugadores</translation>
    </message>
    <message>
        <source>player {player} is out but has a seat</source>
        <translation>el jugador {player} está eliminado pero tiene un puesto</translation>
    </message>
    <message>
        <source>player {player} has no seat and is out (expected x)</source>
        <translation>el jugador {player} no tiene puesto y está eliminado (se espera x)</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partida terminada</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>ronda siguiente</translation>
    </message>
    <message>
        <source>stalemated</source>
        <translation>ahogado</translation>
    </message>
    <message>
        <source>a choice comes first</source>
        <translation>primero viene una elección</translation>
    </message>
    <message>
        <source>which board is lost?</source>
        <translation>¿qué tablero se pierde?</translation>
    </message>
    <message>
        <source>Board {board} waits: {reason}</source>
        <translation>El tablero {board} espera: {reason}</translation>
    </message>
    <message>
        <source>{player}, you are stalemated on both boards. Which one is lost?</source>
        <translation>{player}: rey ahogado en ambos tableros. ¿Cuál se pierde?</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Tablero {board}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>tablero {number}</translation>
    </message>
    <message>
        <source>The pieces in this pocket are for board {board}</source>
        <translation>Las piezas de este bolsillo son para el tablero {board}</translation>
    </message>
    <message>
        <source>A piece of board {board} stays there</source>
        <translation>Una pieza del tablero {board} se queda allí</translation>
    </message>
    <message>
        <source>all remaining players checkmated at once</source>
        <translation>todos los jugadores restantes reciben jaque mate a la vez</translation>
    </message>
    <message>
        <source>100 rounds without capture, pawn move or placement</source>
        <translation>100 rondas sin captura, jugada de peón ni colocación</translation>
    </message>
    <message>
        <source>no player can move</source>
        <translation>ningún jugador puede mover</translation>
    </message>
    <message>
        <source>A player who resigns a board has lost it as by checkmate and is out. The winner takes over their seat on the other board.</source>
        <translation>Quien abandona un tablero lo ha perdido como por jaque mate y queda fuera. Quien gana ocupa su puesto en el otro tablero.</translation>
    </message>
    <message>
        <source>{name} must choose which board is lost</source>
        <translation>{name} debe elegir qué tablero se pierde</translation>
    </message>
    <message>
        <source>{names} must choose which of their boards are lost</source>
        <translation>{names} deben elegir cuál de sus tableros se pierde</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to move</source>
        <translation>
            <numerusform>%n tablero por mover</numerusform>
            <numerusform>%n tableros por mover</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} boards to move</source>
        <translation>{count} de {all} tableros por mover</translation>
    </message>
    <message>
        <source>{name} to move on {boards}</source>
        <translation>Le toca a {name} en {boards}</translation>
    </message>
    <message>
        <source>{name} on {boards}</source>
        <translation>{name} en {boards}</translation>
    </message>
    <message>
        <source>{player} must choose which of {boards} is lost</source>
        <translation>{player} debe elegir cuál de {boards} se pierde</translation>
    </message>
    <message>
        <source>{player} on {boards}</source>
        <translation>{player} en {boards}</translation>
    </message>
    <message>
        <source>Round {round}, to move: {who}</source>
        <translation>Ronda {round}, les toca: {who}</translation>
    </message>
    <message>
        <source>To move: {who}</source>
        <translation>Les toca: {who}</translation>
    </message>
    <message>
        <source>{player} to move on board {board}</source>
        <translation>Le toca a {player} en el tablero {board}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) still to move in this round</source>
        <translation>
            <numerusform>%n tablero por mover aún en esta ronda</numerusform>
            <numerusform>%n tableros por mover aún en esta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>Free tempo</source>
        <translation>Tempo libre</translation>
    </message>
    <message>
        <source>{colour}, board {board}</source>
        <translation>{colour}, tablero {board}</translation>
    </message>
    <message>
        <source>seat of {name}</source>
        <translation>puesto de {name}</translation>
    </message>
    <message>
        <source>board {board}, {seats}</source>
        <translation>tablero {board}, {seats}</translation>
    </message>
    <message>
        <source>board {board}, {player} with {colour} against {other}</source>
        <translation>tablero {board}, {player} con {colour} contra {other}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>contra {name}</translation>
    </message>
    <message>
        <source>board {board}, {square}, empty</source>
        <translation>tablero {board}, {square}, vacía</translation>
    </message>
    <message>
        <source>board {board}, {square}, {colour} {piece} of set {set}, {player}</source>
        <translation>tablero {board}, {square}, {piece} de {colour} del conjunto {set}, {player}</translation>
    </message>
    <message>
        <source>{piece} of set {set}</source>
        <translation>{piece} del conjunto {set}</translation>
    </message>
    <message>
        <source>board {board}, White’s half, {player}</source>
        <translation>tablero {board}, mitad de las blancas, {player}</translation>
    </message>
    <message>
        <source>board {board}, Black’s half, {player}</source>
        <translation>tablero {board}, mitad de las negras, {player}</translation>
    </message>
    <message>
        <source>must choose which board is lost</source>
        <translation>debe elegir qué tablero se pierde</translation>
    </message>
    <message>
        <source>in White’s pocket on board {board}</source>
        <translation>en el bolsillo de las blancas en el tablero {board}</translation>
    </message>
    <message>
        <source>in Black’s pocket on board {board}</source>
        <translation>en el bolsillo de las negras en el tablero {board}</translation>
    </message>
    <message>
        <source>in the pocket but of no use here: {pieces}</source>
        <translation>en el bolsillo, pero sin uso aquí: {pieces}</translation>
    </message>
    <message>
        <source>of no use here</source>
        <translation>sin uso aquí</translation>
    </message>
    <message>
        <source>{pieces} of set {set}</source>
        <translation>{pieces} del conjunto {set}</translation>
    </message>
    <message>
        <source>places {piece} on {square}</source>
        <translation>coloca {piece} en {square}</translation>
    </message>
    <message>
        <source>{player}, board {board}: {action}.</source>
        <translation>{player}, tablero {board}: {action}.</translation>
    </message>
    <message>
        <source>castles short</source>
        <translation>enroque corto</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>enroque largo</translation>
    </message>
    <message>
        <source>takes {piece}</source>
        <translation>toma {piece}</translation>
    </message>
    <message>
        <source>pawn {origin} to {target} takes {taken} and leaves the game, {piece} on {square}</source>
        <translation>peón de {origin} a {target} toma {taken} y sale de la partida, {piece} en {square}</translation>
    </message>
    <message>
        <source>pawn {origin} to {target} leaves the game, {piece} on {square}</source>
        <translation>peón de {origin} a {target} sale de la partida, {piece} en {square}</translation>
    </message>
    <message>
        <source>Checkmate to {colour} on board {board}.</source>
        <translation>Jaque mate a {colour} en el tablero {board}.</translation>
    </message>
    <message>
        <source>Check to {colour} on board {board}.</source>
        <translation>Jaque a {colour} en el tablero {board}.</translation>
    </message>
    <message>
        <source>{player} takes over {colour} on board {board} from {former}.</source>
        <translation>{player} toma {colour} en el tablero {board} de {former}.</translation>
    </message>
    <message>
        <source>Checkmate: {winner} has beaten {loser} on board {board}</source>
        <translation>Jaque mate: {winner} ha vencido a {loser} en el tablero {board}</translation>
    </message>
    <message>
        <source>board {board} of {name}</source>
        <translation>tablero {board} de {name}</translation>
    </message>
    <message>
        <source>{player} is back with board {board}.</source>
        <translation>{player} vuelve con el tablero {board}.</translation>
    </message>
    <message>
        <source>{name} gives up the turn on board {board}</source>
        <translation>{name} renuncia al turno en el tablero {board}</translation>
    </message>
    <message>
        <source>{name} gives up board {board} to {winner}</source>
        <translation>{name} entrega el tablero {board} a {winner}</translation>
    </message>
    <message>
        <source>{name} gives up board {board} to {winner} ({reason})</source>
        <translation>{name} entrega el tablero {board} a {winner} ({reason})</translation>
    </message>
    <message>
        <source>{name} loses board {board} to {winner} ({reason})</source>
        <translation>{name} pierde el tablero {board} ante {winner} ({reason})</translation>
    </message>
    <message>
        <source>boards {one} and {two}</source>
        <translation>tableros {one} y {two}</translation>
    </message>
    <message>
        <source>StrategiChess</source>
        <translation>StrategiChess</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 2:e4e5, 2:n5&gt;3:a5, 3:a5&lt;2:n5 or 2:--)</source>
        <translation>«{text}» no es una jugada (se espera un tablero y una jugada, como 2:e4e5, 2:n5&gt;3:a5, 3:a5&lt;2:n5 o 2:--)</translation>
    </message>
    <message>
        <source>“{square}” is not a square (expected a1 to n14)</source>
        <translation>«{square}» no es una casilla (se espera de a1 a n14)</translation>
    </message>
    <message>
        <source>{colour} is to move though the King of {other} on {square} is in check</source>
        <translation>les toca a {colour} aunque el rey de {other} en {square} está en jaque</translation>
    </message>
    <message>
        <source>“{letter}” is not a piece (expected one of KQRBNP)</source>
        <translation>«{letter}» no es una pieza (se espera una de KQRBNP)</translation>
    </message>
    <message>
        <source>the piece is of a player of another board</source>
        <translation>la pieza es de un jugador de otro tablero</translation>
    </message>
    <message>
        <source>{colour} has a second King there</source>
        <translation>{colour}: hay ahí un segundo rey</translation>
    </message>
    <message>
        <source>{colour} has no King on any board</source>
        <translation>{colour}: no hay rey en ningún tablero</translation>
    </message>
    <message>
        <source>{colour} has no King</source>
        <translation>{colour}: falta el rey</translation>
    </message>
    <message>
        <source>no pawn of {colour} stands there</source>
        <translation>ahí no hay ningún peón de {colour}</translation>
    </message>
    <message>
        <source>The game ends when the time of any player runs out: the team with more Kings wins, and that player’s own does not count.</source>
        <translation>La partida acaba cuando se agota el tiempo de cualquier jugador: gana el equipo con más reyes, y el de ese jugador no cuenta.</translation>
    </message>
    <message>
        <source>{number} moves without capture, pawn move or King taken off</source>
        <translation>{number} jugadas sin captura, jugada de peón ni rey retirado</translation>
    </message>
    <message>
        <source>Pawns that never moved</source>
        <translation>Peones que nunca se movieron</translation>
    </message>
    <message>
        <source>They may go two or three squares at once.</source>
        <translation>Pueden avanzar dos o tres casillas de una vez.</translation>
    </message>
    <message>
        <source>Moves without progress</source>
        <translation>Jugadas sin progreso</translation>
    </message>
    <message>
        <source>Moves since the last capture, pawn move or King taken off.</source>
        <translation>Jugadas desde la última captura, jugada de peón o rey retirado.</translation>
    </message>
    <message>
        <source>{name} passes on board {board}.</source>
        <translation>{name} pasa en el tablero {board}.</translation>
    </message>
    <message>
        <source>{name} is checkmated on board {board}, loses the King and plays on.</source>
        <translation>{name} recibe jaque mate en el tablero {board}, pierde el rey y sigue jugando.</translation>
    </message>
    <message>
        <source>{name} is checkmated on board {board}.</source>
        <translation>{name} recibe jaque mate en el tablero {board}.</translation>
    </message>
    <message>
        <source>Stalemate.</source>
        <translation>Ahogado.</translation>
    </message>
    <message>
        <source>{team} has mated the last King of {other}.</source>
        <translation>{team} ha dado mate al último rey de {other}.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Cruce</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Pulling</source>
        <translation>Traída</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Nobody resigns with several boards; somebody else may take the seat</source>
        <translation>Nadie abandona con varios tableros; otra persona puede ocupar el puesto</translation>
    </message>
    <message>
        <source>No draws are called here, so none can be claimed</source>
        <translation>Aquí no se declaran tablas, así que no pueden reclamarse</translation>
    </message>
    <message>
        <source>No draw can be claimed: that takes a position that stands for the third time, or {number} moves without capture, pawn move or King taken off</source>
        <translation>No se pueden reclamar tablas: hace falta una posición que se dé por tercera vez, o {number} jugadas sin captura, jugada de peón ni rey retirado</translation>
    </message>
    <message>
        <source>The pawn on {square} goes sideways on a road only</source>
        <translation>El peón de {square} solo va de lado en una calzada</translation>
    </message>
    <message>
        <source>A piece can be sent to board {board} only when it is {player}’s turn there</source>
        <translation>Una pieza solo puede enviarse al tablero {board} cuando allí es el turno de {player}</translation>
    </message>
    <message>
        <source>{player}’s King on board {board} is in check, so nothing may be sent there</source>
        <translation>El rey de {player} en el tablero {board} está en jaque, así que no se puede enviar nada allí</translation>
    </message>
    <message>
        <source>{the_piece} crosses along its line, to the first square beyond the edge</source>
        <translation>{the_piece} cruza por su línea, a la primera casilla más allá del borde</translation>
    </message>
    <message>
        <source>A King never goes to another board</source>
        <translation>Un rey nunca va a otro tablero</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}: the piece may be sent, not pulled</source>
        <translation>Es el turno de {player} en el tablero {board}: la pieza puede enviarse, no traerse</translation>
    </message>
    <message>
        <source>Nobody passes on a single board</source>
        <translation>Nadie pasa cuando hay un solo tablero</translation>
    </message>
    <message>
        <source>{player} has a move on board {board} and may not pass</source>
        <translation>{player} tiene una jugada en el tablero {board} y no puede pasar</translation>
    </message>
    <message>
        <source>{player} has a piece to send from board {board} and may not pass</source>
        <translation>{player} tiene una pieza que enviar desde el tablero {board} y no puede pasar</translation>
    </message>
    <message>
        <source>Boards {one} and {other} do not lie side by side</source>
        <translation>Los tableros {one} y {other} no están uno junto al otro</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}, and no team-mate can pull {the_piece}</source>
        <translation>Es el turno de {player} en el tablero {board}, y nadie de su equipo puede traer {the_piece}</translation>
    </message>
    <message>
        <source>{the_piece} on {square} cannot move</source>
        <translation>{the_piece} de {square} no puede mover</translation>
    </message>
    <message>
        <source>A Knight crosses by its leap only</source>
        <translation>Un caballo cruza solo con su salto</translation>
    </message>
    <message>
        <source>A Knight crosses only from the a- or n-file</source>
        <translation>Un caballo cruza solo desde la columna a o la n</translation>
    </message>
    <message>
        <source>A pawn crosses from the edge only: sideways on a road, or by a capture</source>
        <translation>Un peón cruza solo desde el borde: de lado en una calzada, o con una captura</translation>
    </message>
    <message>
        <source>{player}’s King on board {board} is in check, so nothing may be pulled there</source>
        <translation>El rey de {player} en el tablero {board} está en jaque, así que no se puede traer nada allí</translation>
    </message>
    <message>
        <source>{player}’s King on {square} would be attacked by {attackers}</source>
        <translation>El rey de {player} en {square} quedaría atacado por {attackers}</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number (expected 1 to {most})</source>
        <translation>«{key}» debe ser un número entero (se espera de 1 a {most})</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected {expected}, as many as “{position}” has)</source>
        <translation>«{key}» es {value} (se espera {expected}, tantos como tiene «{position}»)</translation>
    </message>
    <message>
        <source>neither “{key}” nor “{position}” is given (expected one of them)</source>
        <translation>no se da ni «{key}» ni «{position}» (se espera uno de los dos)</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected 1 to {most})</source>
        <translation>«{key}» es {value} (se espera de 1 a {most})</translation>
    </message>
    <message>
        <source>Two teams on boards of 14 by 14 squares side by side; pieces go over the edge to the board of a team-mate.</source>
        <translation>Dos equipos en tableros de 14 por 14 casillas, uno junto a otro; las piezas pasan por encima del borde al tablero de un compañero de equipo.</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 1A. e7, 1a. Nxf8, 7B. Rn5&gt;C:a5, 7C. Ra5&lt;B:n5, 2B. -- or 2:e4e7)</source>
        <translation>«{text}» no es una jugada (se espera un tablero y una jugada, como 1A. e7, 1a. Nxf8, 7B. Rn5&gt;C:a5, 7C. Ra5&lt;B:n5, 2B. -- o 2:e4e7)</translation>
    </message>
    <message>
        <source>no {piece} of the side to move can be sent to {square} from {where}</source>
        <translation>ninguna pieza ({piece}) del bando al que le toca puede enviarse a {square} desde {where}</translation>
    </message>
    <message>
        <source>no {piece} can be pulled to {square} of {where}</source>
        <translation>ninguna pieza ({piece}) puede traerse a {square} de {where}</translation>
    </message>
    <message>
        <source>time, with more Kings</source>
        <translation>tiempo, con más reyes</translation>
    </message>
    <message>
        <source>time, with equal Kings</source>
        <translation>tiempo, con igual número de reyes</translation>
    </message>
    <message>
        <source>one of KQRBNP or kqrbnp</source>
        <translation>una de KQRBNP o kqrbnp</translation>
    </message>
    <message>
        <source>side to move</source>
        <translation>bando al que le toca</translation>
    </message>
    <message>
        <source>w or b</source>
        <translation>w o b</translation>
    </message>
    <message>
        <source>never-moved pawns</source>
        <translation>peones nunca movidos</translation>
    </message>
    <message>
        <source>two lists of files in order, such as abc/n or -/-</source>
        <translation>dos listas de columnas en orden, como abc/n o -/-</translation>
    </message>
    <message>
        <source>moves without progress</source>
        <translation>jugadas sin progreso</translation>
    </message>
    <message>
        <source>the number is {number} (expected 1 to {most})</source>
        <translation>el número es {number} (se espera de 1 a {most})</translation>
    </message>
    <message>
        <source>There are no pieces beside the boards</source>
        <translation>No hay piezas junto a los tableros</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>la partida</translation>
    </message>
    <message>
        <source>A player who resigns has lost the game.</source>
        <translation>Quien abandona ha perdido la partida.</translation>
    </message>
    <message>
        <source>board {board}: {name}</source>
        <translation>tablero {board}: {name}</translation>
    </message>
    <message>
        <source>Board {board}: {name}</source>
        <translation>Tablero {board}: {name}</translation>
    </message>
    <message>
        <source>{boards} to move</source>
        <translation>Toca mover en {boards}</translation>
    </message>
    <message>
        <source>{colour} to move on every board</source>
        <translation>Les toca a {colour} en todos los tableros</translation>
    </message>
    <message>
        <source>White to move on {white}, Black on {black}</source>
        <translation>Les toca a las blancas en {white}, a las negras en {black}</translation>
    </message>
    <message>
        <source>{player} to move with {colour}</source>
        <translation>Le toca a {player} con {colour}</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Jugada {number}</translation>
    </message>
    <message>
        <source>{player} with {colour}</source>
        <translation>{player} con {colour}</translation>
    </message>
    <message>
        <source>board {board}, {player} with {colour}</source>
        <translation>tablero {board}, {player} con {colour}</translation>
    </message>
    <message>
        <source>board {board}, {square}, {piece} of {colour}, {player}</source>
        <translation>tablero {board}, {square}, {piece} de {colour}, {player}</translation>
    </message>
    <message>
        <source>on a road</source>
        <translation>en una calzada</translation>
    </message>
    <message>
        <source>at the open edge to board {board}</source>
        <translation>en el borde abierto hacia el tablero {board}</translation>
    </message>
    <message>
        <source>board {board} beyond file {file}</source>
        <translation>el tablero {board} más allá de la columna {file}</translation>
    </message>
    <message>
        <source>{player} has captured {pieces}</source>
        <translation>{player} ha capturado {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s) side by side, board 1 at White’s left.</source>
        <translation>
            <numerusform>Una mesa con %n tablero, el tablero 1 a la izquierda de las blancas.</numerusform>
            <numerusform>Una mesa con %n tableros uno junto a otro, el tablero 1 a la izquierda de las blancas.</numerusform>
        </translation>
    </message>
    <message>
        <source>plays {piece} {origin} to {target}</source>
        <translation>juega {piece} de {origin} a {target}</translation>
    </message>
    <message>
        <source>sends the {piece} from {origin} to {target} of board {board}</source>
        <translation>envía {piece} de {origin} a {target} del tablero {board}</translation>
    </message>
    <message>
        <source>pulls the {piece} from board {board}, {origin}, to {target}</source>
        <translation>trae {piece} del tablero {board}, de {origin} a {target}</translation>
    </message>
    <message>
        <source>Check to {player} on board {board}.</source>
        <translation>Jaque a {player} en el tablero {board}.</translation>
    </message>
    <message>
        <source>{team} has a King on board {boards} only.</source>
        <translation>{team} solo tiene un rey en el tablero {boards}.</translation>
    </message>
    <message>
        <source>{team} has Kings on boards {boards}.</source>
        <translation>{team} tiene reyes en los tableros {boards}.</translation>
    </message>
    <message>
        <source>{player} has the King on board {board} again.</source>
        <translation>{player} vuelve a tener el rey en el tablero {board}.</translation>
    </message>
    <message>
        <source>Checkmate on board {board}: {loser} loses the King to {winner} and plays on</source>
        <translation>Jaque mate en el tablero {board}: {loser} pierde el rey ante {winner} y sigue jugando</translation>
    </message>
    <message>
        <source>Checkmate: {winner} has beaten {loser}</source>
        <translation>Jaque mate: {winner} ha vencido a {loser}</translation>
    </message>
    <message>
        <source>King of {name}</source>
        <translation>Rey de {name}</translation>
    </message>
    <message>
        <source>King of {name}, board {board}</source>
        <translation>Rey de {name}, tablero {board}</translation>
    </message>
    <message>
        <source>Draw: {reason}.</source>
        <translation>Tablas: {reason}.</translation>
    </message>
    <message>
        <source>{team} wins ({names}): {reason}.</source>
        <translation>Gana {team} ({names}): {reason}.</translation>
    </message>
    <message>
        <source>{name} resigns</source>
        <translation>{name} abandona</translation>
    </message>
    <message>
        <source>The time of {name} is over</source>
        <translation>A {name} se le ha acabado el tiempo</translation>
    </message>
    <message>
        <source>there is no lesson yet (expected lesson: first)</source>
        <translation>todavía no hay ninguna lección (se espera lesson: primero)</translation>
    </message>
    <message>
        <source>two lessons are called “{key}”</source>
        <translation>dos lecciones se llaman «{key}»</translation>
    </message>
    <message>
        <source>“{name}” is no game (expected such as {known})</source>
        <translation>«{name}» no es un juego (se espera algo como {known})</translation>
    </message>
    <message>
        <source>no such field (expected one of {names})</source>
        <translation>no existe ese campo (se espera uno de {names})</translation>
    </message>
    <message>
        <source>{file}, line {line}, field “{field}”: {reason}</source>
        <translation>{file}, línea {line}, campo «{field}»: {reason}</translation>
    </message>
    <message>
        <source>it belongs elsewhere (expected before the first say)</source>
        <translation>va en otro sitio (se espera antes del primer say)</translation>
    </message>
    <message>
        <source>it is given twice</source>
        <translation>aparece dos veces</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>no contiene nada</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>the number of people is {count} (expected {expected})</source>
        <translation>el número de personas es {count} (se espera {expected})</translation>
    </message>
    <message>
        <source>“{word}” is no player (expected numbers from 1 to {people})</source>
        <translation>«{word}» no es un jugador (se esperan números de 1 a {people})</translation>
    </message>
    <message>
        <source>it is a position of {players} players, and there are {people} people</source>
        <translation>es una posición de {players} jugadores, y hay {people} personas</translation>
    </message>
    <message>
        <source>push stands with something else (expected alone)</source>
        <translation>push está junto con otra cosa (se espera solo)</translation>
    </message>
    <message>
        <source>“{text}” names no two boards (expected such as push AB)</source>
        <translation>«{text}» no nombra dos tableros (se espera algo como push AB)</translation>
    </message>
    <message>
        <source>“{text}” cannot be asked (expected one of {kinds})</source>
        <translation>«{text}» no se puede pedir (se espera uno de {kinds})</translation>
    </message>
    <message>
        <source>“{word}” is not there (expected such as {known})</source>
        <translation>«{word}» no está ahí (se espera algo como {known})</translation>
    </message>
    <message>
        <source>“{word}” is neither board, square nor arrow (expected such as {board}, {square} or {square}&gt;{other})</source>
        <translation>«{word}» no es ni tablero, ni casilla, ni flecha (se espera algo como {board}, {square} o {square}&gt;{other})</translation>
    </message>
    <message>
        <source>no legal move does it</source>
        <translation>ninguna jugada legal lo hace</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>the index of games is in use by another program: it is asked again later</source>
        <translation>otro programa está usando el índice de partidas: se consultará de nuevo más tarde</translation>
    </message>
    <message>
        <source>the index of games could not be used and is made anew</source>
        <translation>el índice de partidas no se podía usar y se crea de nuevo</translation>
    </message>
    <message>
        <source>the index of games cannot be kept ({reason}), and is made anew each time</source>
        <translation>el índice de partidas no se puede conservar ({reason}), y se crea de nuevo cada vez</translation>
    </message>
    <message>
        <source>its tags do not say what is played</source>
        <translation>sus etiquetas no dicen a qué se juega</translation>
    </message>
    <message>
        <source>there is no game any more where one was</source>
        <translation>ya no hay partida donde había una</translation>
    </message>
    <message>
        <source>“{text}” is no board (expected ranks with / between, such as 8/8/8/KaRa6)</source>
        <translation>«{text}» no es un tablero (se esperan filas separadas por /, como 8/8/8/KaRa6)</translation>
    </message>
    <message>
        <source>“{text}” are no pieces (expected such as {example})</source>
        <translation>«{text}» no son piezas (se espera algo como {example})</translation>
    </message>
    <message>
        <source>“{text}” does not say who captured whom (expected such as Ann x Ben, A x or x C)</source>
        <translation>«{text}» no dice quién capturó a quién (se espera algo como Ann x Ben, A x o x C)</translation>
    </message>
    <message>
        <source>{key}: {found}</source>
        <translation>{key}: {found}</translation>
    </message>
    <message>
        <source>{key}: the solution is {found}</source>
        <translation>{key}: la solución es {found}</translation>
    </message>
    <message>
        <source>sound: the only solution is {line}</source>
        <translation>correcto: la única solución es {line}</translation>
    </message>
    <message>
        <source>cooked: {line}, but also {other}</source>
        <translation>con demolición: {line}, pero también {other}</translation>
    </message>
    <message>
        <source>not decided after {count} positions</source>
        <translation>sin decidir tras {count} posiciones</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <source>no solution: the best try is refuted, {line}</source>
        <translation>sin solución: el mejor intento queda refutado, {line}</translation>
    </message>
    <message>
        <source>move {number}, “{move}”, is not a move</source>
        <translation>jugada {number}, «{move}», no es una jugada</translation>
    </message>
    <message>
        <source>line {line}: it is not UTF-8 text</source>
        <translation>línea {line}: no es texto UTF-8</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>there are two of this key</source>
        <translation>hay dos con esta clave</translation>
    </message>
    <message>
        <source>unknown field (expected {known})</source>
        <translation>campo desconocido (se espera {known})</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>aparece dos veces</translation>
    </message>
    <message>
        <source>expected letters, digits and hyphens, at most 40</source>
        <translation>se esperan letras, cifras y guiones, 40 como máximo</translation>
    </message>
    <message>
        <source>expected words of small letters and hyphens</source>
        <translation>se esperan palabras de letras minúsculas y guiones</translation>
    </message>
    <message>
        <source>“{text}” is no rating (expected {least} to {most})</source>
        <translation>«{text}» no es una puntuación (se espera de {least} a {most})</translation>
    </message>
    <message>
        <source>line {line}, {field}: {reason}</source>
        <translation>línea {line}, {field}: {reason}</translation>
    </message>
    <message>
        <source>Two armies in one turn</source>
        <translation>Dos ejércitos en un turno</translation>
    </message>
    <message>
        <source>Save the King</source>
        <translation>Salvar al rey</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>Victoria en %n turno</numerusform>
            <numerusform>Victoria en %n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s) on a pair nobody pushes</source>
        <translation>
            <numerusform>Mate en %n turno en un par que nadie junta</numerusform>
            <numerusform>Mate en %n turnos en un par que nadie junta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s)</source>
        <translation>
            <numerusform>Mate en %n turno</numerusform>
            <numerusform>Mate en %n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} takes two armies in this turn</source>
        <translation>{who} toma dos ejércitos en este turno</translation>
    </message>
    <message>
        <source>{who} saves the King: one way only keeps it</source>
        <translation>{who} salva al rey: solo una manera lo conserva</translation>
    </message>
    <message>
        <source>in this turn</source>
        <translation>en este turno</translation>
    </message>
    <message numerus="yes">
        <source>within %n turn(s), whatever the others do</source>
        <translation>
            <numerusform>en %n turno como máximo, hagan lo que hagan los demás</numerusform>
            <numerusform>en %n turnos como máximo, hagan lo que hagan los demás</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} wins the game {within}</source>
        <translation>{who} gana la partida {within}</translation>
    </message>
    <message>
        <source>{who} mates {within}, on a pair that nobody pushes</source>
        <translation>{who} da mate {within}, en un par que nadie junta</translation>
    </message>
    <message>
        <source>{who} mates {within}</source>
        <translation>{who} da mate {within}</translation>
    </message>
    <message>
        <source>the number of turns is {turns} (expected 1 to {most})</source>
        <translation>el número de turnos es {turns} (se espera de 1 a {most})</translation>
    </message>
    <message>
        <source>“{line}” is nothing that can be asked for (expected such as {examples})</source>
        <translation>«{line}» no es nada que se pueda pedir (se espera algo como {examples})</translation>
    </message>
    <message>
        <source>nobody: the game is over</source>
        <translation>nadie: la partida ha terminado</translation>
    </message>
    <message>
        <source>“{side}” is not to move (to move is {known})</source>
        <translation>a «{side}» no le toca (le toca a {known})</translation>
    </message>
    <message>
        <source>Mate in one turn</source>
        <translation>Mate en un turno</translation>
    </message>
    <message>
        <source>Mate in two turns or more</source>
        <translation>Mate en dos turnos o más</translation>
    </message>
    <message>
        <source>Mate on a pair nobody pushes</source>
        <translation>Mate en un par que nadie junta</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Ganar la partida</translation>
    </message>
    <message>
        <source>Bonus moves</source>
        <translation>Jugadas extra</translation>
    </message>
    <message>
        <source>A pair that was never pushed</source>
        <translation>Un par que nunca se juntó</translation>
    </message>
    <message>
        <source>Check by a piece of somebody else</source>
        <translation>Jaque de una pieza ajena</translation>
    </message>
    <message>
        <source>With a captured army</source>
        <translation>Con un ejército capturado</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Reintroducciones</translation>
    </message>
    <message>
        <source>From board to board</source>
        <translation>De tablero a tablero</translation>
    </message>
    <message>
        <source>With a capture</source>
        <translation>Con captura</translation>
    </message>
    <message>
        <source>Without a capture</source>
        <translation>Sin captura</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected * or scores such as 1-0-0 or 1/2-1/2)</source>
        <translation>«{result}» no es un resultado (se espera * o puntuaciones como 1-0-0 o 1/2-1/2)</translation>
    </message>
    <message>
        <source>“{name}” is not a tag name (expected letters, digits and underscores)</source>
        <translation>«{name}» no es un nombre de etiqueta (se esperan letras, cifras y guiones bajos)</translation>
    </message>
    <message>
        <source>the tag {name} is written by the record itself</source>
        <translation>la etiqueta {name} la escribe el propio registro</translation>
    </message>
    <message>
        <source>move {ply}, {action}: {reason}</source>
        <translation>jugada {ply}, {action}: {reason}</translation>
    </message>
    <message>
        <source>a byte is not text in the encoding {name}</source>
        <translation>un byte no es texto en la codificación {name}</translation>
    </message>
    <message>
        <source>“{text}” gives the turn to somebody, which only an analysis does (expected the tag {tag})</source>
        <translation>«{text}» da el turno a alguien, lo que solo hace un análisis (se espera la etiqueta {tag})</translation>
    </message>
    <message>
        <source>move {ply}, “{word}”: {reason}</source>
        <translation>jugada {ply}, «{word}»: {reason}</translation>
    </message>
    <message>
        <source>move {ply}: {message}</source>
        <translation>jugada {ply}: {message}</translation>
    </message>
    <message>
        <source>the game has no tag {name} (expected such as [{name} &quot;{example}&quot;])</source>
        <translation>la partida no tiene la etiqueta {name} (se espera algo como [{name} &quot;{example}&quot;])</translation>
    </message>
    <message>
        <source>“{name}” is an unknown game (expected {known})</source>
        <translation>«{name}» es un juego desconocido (se espera {known})</translation>
    </message>
    <message>
        <source>option “{name}” is “{value}” (expected on or off)</source>
        <translation>la opción «{name}» es «{value}» (se espera on u off)</translation>
    </message>
    <message>
        <source>“{part}” is not an option (expected such as join=rotate)</source>
        <translation>«{part}» no es una opción (se espera algo como join=rotate)</translation>
    </message>
    <message>
        <source>option “{name}” is given twice</source>
        <translation>la opción «{name}» aparece dos veces</translation>
    </message>
    <message>
        <source>“{number}” is not a number of players for this game (expected {expected})</source>
        <translation>«{number}» no es un número de jugadores para este juego (se espera {expected})</translation>
    </message>
    <message>
        <source>the game has no tag {tag} with its start position</source>
        <translation>la partida no tiene la etiqueta {tag} con su posición inicial</translation>
    </message>
    <message>
        <source>there are {count} in the tag {tag}, not {players}</source>
        <translation>hay {count} en la etiqueta {tag}, no {players}</translation>
    </message>
    <message>
        <source>the game has {players} players (expected {first} to {last})</source>
        <translation>la partida tiene {players} jugadores (se espera de {first} a {last})</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected such as 1-0-0)</source>
        <translation>«{result}» no es un resultado (se espera algo como 1-0-0)</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>el archivo ocupa más de {most} bytes</translation>
    </message>
    <message>
        <source>the game has no moves {first} to {last} (expected between 1 and {count})</source>
        <translation>la partida no tiene jugadas de la {first} a la {last} (se espera entre 1 y {count})</translation>
    </message>
    <message>
        <source>a film has at most {most} moves</source>
        <translation>una tira de imágenes tiene como máximo {most} jugadas</translation>
    </message>
    <message>
        <source>nothing is moved from {first} to {last}</source>
        <translation>no se mueve nada de la {first} a la {last}</translation>
    </message>
    <message>
        <source>the record says so</source>
        <translation>lo dice el registro</translation>
    </message>
    <message>
        <source>the number of names is {count} (expected one per player, that is {players})</source>
        <translation>el número de nombres es {count} (se espera uno por jugador, es decir, {players})</translation>
    </message>
    <message>
        <source>the number of colours is {count} (expected 0, or one per army, that is {players})</source>
        <translation>el número de colores es {count} (se espera 0, o uno por ejército, es decir, {players})</translation>
    </message>
    <message>
        <source>“{colour}” is not a colour (expected such as #1a2b3c)</source>
        <translation>«{colour}» no es un color (se espera algo como #1a2b3c)</translation>
    </message>
    <message>
        <source>the journal is empty</source>
        <translation>el diario está vacío</translation>
    </message>
    <message>
        <source>the journal is longer than {most} bytes</source>
        <translation>el diario ocupa más de {most} bytes</translation>
    </message>
    <message>
        <source>line 1: the header has {count} games (expected 1)</source>
        <translation>línea 1: la cabecera tiene {count} partidas (se espera 1)</translation>
    </message>
    <message>
        <source>line {number} has no “entry” (expected a text)</source>
        <translation>la línea {number} no tiene «entry» (se espera un texto)</translation>
    </message>
    <message>
        <source>line 1: version {version} is newer than this program (expected {expected})</source>
        <translation>línea 1: la versión {version} es más nueva que este programa (se espera {expected})</translation>
    </message>
    <message>
        <source>line 1 is not a journal header of version {version}</source>
        <translation>la línea 1 no es una cabecera de diario de la versión {version}</translation>
    </message>
    <message>
        <source>line {number} is not a JSON object</source>
        <translation>la línea {number} no es un objeto JSON</translation>
    </message>
    <message>
        <source>line {number} has no “at” (expected seconds since 1970)</source>
        <translation>la línea {number} no tiene «at» (se esperan segundos desde 1970)</translation>
    </message>
    <message>
        <source>line {number}: “at” is {at} (expected seconds since 1970)</source>
        <translation>línea {number}: «at» es {at} (se esperan segundos desde 1970)</translation>
    </message>
    <message>
        <source>a tag was expected, such as [Players &quot;3&quot;]</source>
        <translation>se esperaba una etiqueta, como [Players &quot;3&quot;]</translation>
    </message>
    <message>
        <source>the comment has no end (expected })</source>
        <translation>el comentario no tiene final (se espera })</translation>
    </message>
    <message>
        <source>a comment ends that never began</source>
        <translation>termina un comentario que nunca empezó</translation>
    </message>
    <message>
        <source>an annotation was expected, such as $1</source>
        <translation>se esperaba una anotación, como $1</translation>
    </message>
    <message>
        <source>a tag ends that never began</source>
        <translation>termina una etiqueta que nunca empezó</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {message}</source>
        <translation>línea {line}, columna {column}: {message}</translation>
    </message>
    <message>
        <source>there is a NUL character (expected text)</source>
        <translation>hay un carácter NUL (se espera texto)</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>comentario</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palabra</translation>
    </message>
    <message>
        <source>the {name} has {length} characters (expected at most {most})</source>
        <translation>elemento {name}: tiene {length} caracteres (se esperan {most} como máximo)</translation>
    </message>
    <message>
        <source>“{sign}” is not an annotation (expected such as ! or ?)</source>
        <translation>«{sign}» no es una anotación (se espera algo como ! o ?)</translation>
    </message>
    <message>
        <source>a comment has {count} characters (expected at most {most})</source>
        <translation>un comentario tiene {count} caracteres (se esperan {most} como máximo)</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>marfil</translation>
    </message>
    <message>
        <source>charcoal</source>
        <translation>antracita</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>celeste</translation>
    </message>
    <message>
        <source>mauve</source>
        <translation>malva</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>sage</source>
        <translation>salvia</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>ciruela</translation>
    </message>
    <message>
        <source>cornflower</source>
        <translation>aciano</translation>
    </message>
    <message>
        <source>moss</source>
        <translation>musgo</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>índigo</translation>
    </message>
    <message>
        <source>petrol</source>
        <translation>petróleo</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>arena</translation>
    </message>
    <message>
        <source>khaki</source>
        <translation>caqui</translation>
    </message>
    <message>
        <source>oxblood</source>
        <translation>sangre de buey</translation>
    </message>
    <message>
        <source>aubergine</source>
        <translation>berenjena</translation>
    </message>
    <message>
        <source>rust</source>
        <translation>óxido</translation>
    </message>
    <message>
        <source>lilac</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>fern</source>
        <translation>helecho</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>vino</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>The game is over: {reason}</source>
        <translation>La partida ha terminado: {reason}</translation>
    </message>
    <message>
        <source>Army {army} to move, round {round}</source>
        <translation>Le toca al ejército {army}, ronda {round}</translation>
    </message>
    <message>
        <source>to move: {count}</source>
        <translation>les toca: {count}</translation>
    </message>
    <message>
        <source>led by {board}</source>
        <translation>dirigido por {board}</translation>
    </message>
    <message>
        <source>a GIF takes Pillow, which is not installed (pip install &apos;cfanp-gui[gif]&apos;)</source>
        <translation>un GIF necesita Pillow, que no está instalado (pip install &apos;cfanp-gui[gif]&apos;)</translation>
    </message>
    <message>
        <source>the picture is too large for a PNG (choose SVG or PDF, or less)</source>
        <translation>la imagen es demasiado grande para un PNG (elija SVG o PDF, o menos)</translation>
    </message>
    <message>
        <source>Qt ended without a message</source>
        <translation>Qt terminó sin ningún mensaje</translation>
    </message>
    <message>
        <source>{file} is too long (expected at most {most} bytes)</source>
        <translation>{file} es demasiado largo (se esperan como máximo {most} bytes)</translation>
    </message>
    <message>
        <source>this is no XML</source>
        <translation>esto no es XML</translation>
    </message>
    <message>
        <source>its encoding cannot be read (expected UTF-8)</source>
        <translation>su codificación no se puede leer (se espera UTF-8)</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, línea {line}: {reason}</translation>
    </message>
    <message>
        <source>it defines words of its own (ENTITY), which is not allowed</source>
        <translation>define palabras propias (ENTITY), lo cual no se permite</translation>
    </message>
    <message>
        <source>it is no file of translations (expected TS)</source>
        <translation>no es un archivo de traducciones (se espera TS)</translation>
    </message>
    <message>
        <source>the code of its language is too long</source>
        <translation>el código de su idioma es demasiado largo</translation>
    </message>
    <message>
        <source>there is more than one tag {name}</source>
        <translation>hay más de una etiqueta {name}</translation>
    </message>
    <message>
        <source>there are more than {most} tags</source>
        <translation>hay más de {most} etiquetas</translation>
    </message>
    <message>
        <source>the comments on a move have {length} characters (expected at most {most})</source>
        <translation>los comentarios de una jugada tienen {length} caracteres (se esperan {most} como máximo)</translation>
    </message>
    <message>
        <source>there is text after the result</source>
        <translation>hay texto después del resultado</translation>
    </message>
    <message>
        <source>a null move: the rest of the line is kept as a comment</source>
        <translation>una jugada nula: el resto de la línea se conserva como comentario</translation>
    </message>
    <message>
        <source>the tag {name} stands among the moves</source>
        <translation>la etiqueta {name} está entre las jugadas</translation>
    </message>
    <message>
        <source>the variation has no end (expected a parenthesis)</source>
        <translation>la variante no tiene final (se espera un paréntesis)</translation>
    </message>
    <message>
        <source>text among the moves is kept as a comment</source>
        <translation>el texto entre las jugadas se conserva como comentario</translation>
    </message>
    <message>
        <source>a variation comes before the first move it could replace</source>
        <translation>hay una variante antes de la primera jugada a la que podría sustituir</translation>
    </message>
    <message>
        <source>variations are nested more than {most} deep</source>
        <translation>las variantes están anidadas a más de {most} niveles</translation>
    </message>
    <message>
        <source>a variation ends that never began</source>
        <translation>termina una variante que nunca empezó</translation>
    </message>
    <message>
        <source>more than {most} variations have no move</source>
        <translation>más de {most} variantes no tienen ninguna jugada</translation>
    </message>
    <message>
        <source>an annotation comes before the first move</source>
        <translation>hay una anotación antes de la primera jugada</translation>
    </message>
    <message>
        <source>${nag} is not an annotation (expected at most ${most})</source>
        <translation>${nag} no es una anotación (se espera ${most} como máximo)</translation>
    </message>
    <message>
        <source>move {ply}: variations are nested more than {most} deep</source>
        <translation>jugada {ply}: las variantes están anidadas a más de {most} niveles</translation>
    </message>
    <message>
        <source>en</source>
        <translation>es</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Reproducir las jugadas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>El inicio</translation>
    </message>
    <message>
        <source>What stands where</source>
        <translation>Qué hay y dónde</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Descubrir</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>The mover below</source>
        <translation>Quien mueve, abajo</translation>
    </message>
    <message>
        <source>Stay with {army}</source>
        <translation>Quedarse con {army}</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>Partida anterior</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partida siguiente</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>Copiar partida</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Copiar posición</translation>
    </message>
    <message>
        <source>there is no game in it (expected such as [name:chess])</source>
        <translation>no contiene ningún juego (se espera algo como [name:chess])</translation>
    </message>
    <message>
        <source>there is no player {number}</source>
        <translation>no hay jugador {number}</translation>
    </message>
    <message>
        <source>a game of {seconds} seconds is not possible (expected 1 to {most})</source>
        <translation>una partida de {seconds} segundos no es posible (se espera de 1 a {most})</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn are not possible (expected 0 to {most})</source>
        <translation>{seconds} segundos por turno no son posibles (se espera de 0 a {most})</translation>
    </message>
    <message>
        <source>a turn has either an increment or a delay, not both</source>
        <translation>un turno tiene o bien incremento o bien demora, no ambos</translation>
    </message>
    <message>
        <source>“{text}” is not a time control (expected seconds such as 300, 300+5 or 300d3)</source>
        <translation>«{text}» no es un control de tiempo (se esperan segundos, como 300, 300+5 o 300d3)</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>uses {name}&apos;s turn</source>
        <translation>gasta el turno de {name}</translation>
    </message>
    <message>
        <source>uses {names}&apos;s and {last}&apos;s turn</source>
        <translation>gasta el turno de {names} y {last}</translation>
    </message>
    <message>
        <source>{name} must agree</source>
        <translation>{name} debe estar de acuerdo</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, ¿de acuerdo?</translation>
    </message>
    <message>
        <source>{name}, {other} wants to fetch your {piece} from {origin} to {target}. Do you agree?</source>
        <translation>{name}, {other} quiere traer su pieza ({piece}) de {origin} a {target}. ¿De acuerdo?</translation>
    </message>
    <message>
        <source>the tag {tag}, “{value}”, names no place in the game (expected such as 0*12)</source>
        <translation>la etiqueta {tag}, «{value}», no nombra ningún lugar de la partida (se espera algo como 0*12)</translation>
    </message>
    <message>
        <source>the game has no ply {number} (expected 0 to {count})</source>
        <translation>la partida no tiene la acción {number} (se espera de 0 a {count})</translation>
    </message>
    <message>
        <source>a game has more than {most} bytes</source>
        <translation>una partida tiene más de {most} bytes</translation>
    </message>
    <message>
        <source>“{game}” cannot be written to a file “{kind}” (expected {expected})</source>
        <translation>«{game}» no puede escribirse en un archivo «{kind}» (se espera {expected})</translation>
    </message>
    <message>
        <source>line {number}, byte {byte} of it is not UTF-8 text</source>
        <translation>línea {number}: su byte {byte} no es texto UTF-8</translation>
    </message>
    <message>
        <source>line {number}: {error}</source>
        <translation>línea {number}: {error}</translation>
    </message>
    <message>
        <source>hidden knowledge</source>
        <translation>conocimiento oculto</translation>
    </message>
    <message>
        <source>{name} has run out of time</source>
        <translation>A {name} se le ha acabado el tiempo</translation>
    </message>
    <message>
        <source>{name} is a bot and moves by itself</source>
        <translation>{name} es un bot y mueve por sí solo</translation>
    </message>
    <message>
        <source>While not all may be seen, the game goes on only where it stands</source>
        <translation>Mientras no todos puedan ver todo, la partida solo continúa donde está</translation>
    </message>
    <message>
        <source>It is the turn of {name}</source>
        <translation>Es el turno de {name}</translation>
    </message>
    <message>
        <source>Only {name} can do that, and they must take the seat</source>
        <translation>Solo {name} puede hacer eso, y debe ocupar el puesto</translation>
    </message>
    <message>
        <source>The turn is given out of order in an analysis only</source>
        <translation>El turno solo se da fuera de orden en un análisis</translation>
    </message>
    <message>
        <source>{name} is out and cannot agree to a draw</source>
        <translation>{name} está fuera de la partida y no puede acordar tablas</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>buena jugada</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>brilliant move</source>
        <translation>jugada brillante</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>error grave</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>jugada interesante</translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation>jugada dudosa</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>única jugada</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>igualdad</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>incierto</translation>
    </message>
    <message>
        <source>slightly better for the mover</source>
        <translation>ligera ventaja para quien mueve</translation>
    </message>
    <message>
        <source>clearly better for the mover</source>
        <translation>clara ventaja para quien mueve</translation>
    </message>
    <message>
        <source>winning for the mover</source>
        <translation>ganado para quien mueve</translation>
    </message>
    <message>
        <source>slightly worse for the mover</source>
        <translation>ligera desventaja para quien mueve</translation>
    </message>
    <message>
        <source>clearly worse for the mover</source>
        <translation>clara desventaja para quien mueve</translation>
    </message>
    <message>
        <source>losing for the mover</source>
        <translation>perdido para quien mueve</translation>
    </message>
    <message>
        <source>slightly better for the first player</source>
        <translation>ligera ventaja para el primer jugador</translation>
    </message>
    <message>
        <source>clearly better for the first player</source>
        <translation>clara ventaja para el primer jugador</translation>
    </message>
    <message>
        <source>winning for the first player</source>
        <translation>ganado para el primer jugador</translation>
    </message>
    <message>
        <source>slightly better for the second player</source>
        <translation>ligera ventaja para el segundo jugador</translation>
    </message>
    <message>
        <source>clearly better for the second player</source>
        <translation>clara ventaja para el segundo jugador</translation>
    </message>
    <message>
        <source>winning for the second player</source>
        <translation>ganado para el segundo jugador</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>iniciativa</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>counterplay</source>
        <translation>contrajuego</translation>
    </message>
    <message>
        <source>time trouble</source>
        <translation>apuro de tiempo</translation>
    </message>
    <message>
        <source>novelty</source>
        <translation>novedad</translation>
    </message>
    <message>
        <source>annotation {number}</source>
        <translation>anotación {number}</translation>
    </message>
    <message>
        <source>{name} has {moves}; End turn passes</source>
        <translation>{name} tiene {moves}; Terminar turno pasa</translation>
    </message>
    <message>
        <source>Click the square on which {the_piece} is put, or drag it there.</source>
        <translation>Haga clic en la casilla en la que se pone {the_piece}, o arrastre la pieza hasta allí.</translation>
    </message>
    <message>
        <source>Push {board} against which half-board? Click it, type its letter or number, or press Enter for {other}.</source>
        <translation>¿Con qué medio tablero juntar {board}? Haga clic en él, escriba su letra o número, o pulse Intro para {other}.</translation>
    </message>
    <message>
        <source>Push {board} against {other} instead? Click {other} or press Enter.</source>
        <translation>¿Juntar {board} con {other} en su lugar? Haga clic en {other} o pulse Intro.</translation>
    </message>
    <message>
        <source>captures nothing</source>
        <translation>no captura nada</translation>
    </message>
    <message>
        <source>gives check to {army}</source>
        <translation>da jaque a {army}</translation>
    </message>
    <message>
        <source>takes the {piece}</source>
        <translation>toma {piece}</translation>
    </message>
    <message>
        <source>uses {name}&apos;s board this turn</source>
        <translation>usa el tablero de {name} en este turno</translation>
    </message>
    <message>
        <source>Click the next square.</source>
        <translation>Haga clic en la siguiente casilla.</translation>
    </message>
    <message>
        <source>What becomes of {the_piece}?</source>
        <translation>¿En qué se convierte {the_piece}?</translation>
    </message>
    <message>
        <source>{name}, {other} wants to take {the_piece} from {origin} to {target}. Do you agree?</source>
        <translation>{name}, {other} quiere llevar {the_piece} de {origin} a {target}. ¿De acuerdo?</translation>
    </message>
    <message>
        <source>Promote?</source>
        <translation>¿Promocionar?</translation>
    </message>
    <message>
        <source>Promote to</source>
        <translation>Promocionar a</translation>
    </message>
    <message>
        <source>Put on for the pawn</source>
        <translation>Colocar por el peón</translation>
    </message>
    <message>
        <source>Bring in a piece?</source>
        <translation>¿Hacer entrar una pieza?</translation>
    </message>
    <message>
        <source>No piece</source>
        <translation>Ninguna pieza</translation>
    </message>
    <message>
        <source>“{entry}” is not a journal entry (expected one such as play, back or clock)</source>
        <translation>«{entry}» no es una entrada del diario (se espera algo como play, back o clock)</translation>
    </message>
    <message>
        <source>“{number}” is not the number of a player</source>
        <translation>«{number}» no es el número de un jugador</translation>
    </message>
    <message>
        <source>The journal of this game cannot be written ({reason}); save the game yourself.</source>
        <translation>No se puede escribir el diario de esta partida ({reason}); guarde la partida por su cuenta.</translation>
    </message>
    <message>
        <source>“{text}” is not a bot (expected such as club 5s)</source>
        <translation>«{text}» no es un bot (se espera algo como club 5s)</translation>
    </message>
    <message>
        <source>A name has at most {most} characters, and this one has {count}.</source>
        <translation>Un nombre tiene como máximo {most} caracteres, y este tiene {count}.</translation>
    </message>
    <message>
        <source>the number of colours is {count} (expected one per player, that is {players})</source>
        <translation>el número de colores es {count} (se espera uno por jugador, es decir, {players})</translation>
    </message>
    <message>
        <source>colour “{colour}” is not of the form #rrggbb</source>
        <translation>el color «{colour}» no tiene la forma #rrggbb</translation>
    </message>
    <message>
        <source>“{text}” is not the time of {clocks} clocks (expected milliseconds such as 300000/297350)</source>
        <translation>«{text}» no es el tiempo de {clocks} relojes (se esperan milisegundos, como 300000/297350)</translation>
    </message>
    <message>
        <source>Not as long as pieces of this game are hidden.</source>
        <translation>No mientras haya piezas ocultas en esta partida.</translation>
    </message>
    <message>
        <source>“{end}” does not follow “{place}”</source>
        <translation>«{end}» no sigue a «{place}»</translation>
    </message>
    <message>
        <source>“{result}” is not a result</source>
        <translation>«{result}» no es un resultado</translation>
    </message>
    <message>
        <source>entry {number}, “{entry}”: {refusal}</source>
        <translation>entrada {number}, «{entry}»: {refusal}</translation>
    </message>
    <message>
        <source>entry {number}: {problem}</source>
        <translation>entrada {number}: {problem}</translation>
    </message>
    <message>
        <source>the tag {tag}, “{value}”, is not the time of {clocks} clocks (expected {expected})</source>
        <translation>la etiqueta {tag}, «{value}», no es el tiempo de {clocks} relojes (se espera {expected})</translation>
    </message>
    <message>
        <source>“{place}” is no place in the game (expected such as 0*12.1)</source>
        <translation>«{place}» no es ningún lugar de la partida (se espera algo como 0*12.1)</translation>
    </message>
    <message>
        <source>“{text}” is no annotation</source>
        <translation>«{text}» no es una anotación</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdió</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>A draw may be claimed: {reason}</source>
        <translation>Se pueden reclamar tablas: {reason}</translation>
    </message>
    <message>
        <source>check</source>
        <translation>jaque</translation>
    </message>
    <message>
        <source>{boards}   {what}</source>
        <translation>{boards}   {what}</translation>
    </message>
    <message>
        <source>Picked up, it cannot move.</source>
        <translation>Levantada, no puede mover.</translation>
    </message>
    <message>
        <source>Picked up, {moves}.</source>
        <translation>Levantada, {moves}.</translation>
    </message>
    <message>
        <source>{player}&apos;s King was taken off here</source>
        <translation>El rey de {player} se retiró aquí</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>levantada</translation>
    </message>
    <message>
        <source>the piece can be put here</source>
        <translation>la pieza puede ponerse aquí</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>puede capturarse</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>puede alcanzarse</translation>
    </message>
    <message>
        <source>can be captured on {where}</source>
        <translation>puede capturarse en {where}</translation>
    </message>
    <message>
        <source>can be reached on {where}</source>
        <translation>puede alcanzarse en {where}</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n pares</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen to be pushed</source>
        <translation>elegido para juntarlo</translation>
    </message>
    <message>
        <source>can be chosen to be pushed against</source>
        <translation>puede elegirse para juntarlo</translation>
    </message>
    <message>
        <source>{name} is a bot</source>
        <translation>{name} es un bot</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>Arrow keys go as on the screen: over a pair as it lies, else over each half-board as it lies. Tab leads to the next half-board.</source>
        <translation>Las flechas van como en la pantalla: sobre un par tal como está, si no, sobre cada medio tablero tal como está. Tab lleva al siguiente medio tablero.</translation>
    </message>
    <message>
        <source>Arrow keys go as on the screen. Tab leads to the next board.</source>
        <translation>Las flechas van como en la pantalla. Tab lleva al siguiente tablero.</translation>
    </message>
    <message>
        <source>Edge.</source>
        <translation>Borde.</translation>
    </message>
    <message>
        <source>The table shows what all may see.</source>
        <translation>La mesa muestra lo que todos pueden ver.</translation>
    </message>
    <message>
        <source>The table shows what {name} may see.</source>
        <translation>La mesa muestra lo que puede ver {name}.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Todavía no se ha jugado nada.</translation>
    </message>
    <message>
        <source>{player} pushes half-boards {one} and {two} together.</source>
        <translation>{player} junta los medios tableros {one} y {two}.</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player} termina el turno.</translation>
    </message>
    <message>
        <source>{board} {names}</source>
        <translation>{board} {names}</translation>
    </message>
    <message>
        <source>{time} left.</source>
        <translation>Tiempo restante: {time}.</translation>
    </message>
    <message>
        <source>{player} has {time} left.</source>
        <translation>Tiempo restante de {player}: {time}.</translation>
    </message>
    <message>
        <source>Redone:</source>
        <translation>Rehecho:</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>Deshecho:</translation>
    </message>
    <message>
        <source>To another line:</source>
        <translation>A otra línea:</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) redone.</source>
        <translation>
            <numerusform>%n jugada rehecha.</numerusform>
            <numerusform>%n jugadas rehechas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) undone.</source>
        <translation>
            <numerusform>%n jugada deshecha.</numerusform>
            <numerusform>%n jugadas deshechas.</numerusform>
        </translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>cancelar</translation>
    </message>
    <message>
        <source>table</source>
        <translation>mesa</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>no time</source>
        <translation>0 segundos</translation>
    </message>
    <message>
        <source>Bot: {level}, {stars}. {manner}</source>
        <translation>Bot: {level}, {stars}. {manner}</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>These half-boards are pushed together and must be used.</source>
        <translation>Estos medios tableros están juntos y hay que usarlos.</translation>
    </message>
    <message>
        <source>Half-board {board}: choose the one to push it against.</source>
        <translation>Medio tablero {board}: elija con cuál juntarlo.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Make a move first: a turn cannot be ended before.</source>
        <translation>Haga antes una jugada: un turno no puede terminarse sin ella.</translation>
    </message>
    <message>
        <source>To board {board}: {what}.</source>
        <translation>Al tablero {board}: {what}.</translation>
    </message>
    <message>
        <source>{name} does not agree. Nothing has been moved.</source>
        <translation>{name} no está de acuerdo. No se ha movido nada.</translation>
    </message>
    <message>
        <source>Who passes?</source>
        <translation>¿Quién pasa?</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>key that says yes</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key that says no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>That is off the board: the piece goes back.</source>
        <translation>Eso está fuera del tablero: la pieza vuelve.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Aquí no hay ninguna pieza.</translation>
    </message>
    <message>
        <source>Nothing attacks or defends {square}.</source>
        <translation>Nada ataca ni defiende {square}.</translation>
    </message>
    <message>
        <source>{square} is attacked by {attackers}, and nothing defends it.</source>
        <translation>La casilla {square} está atacada por {attackers}, y nada la defiende.</translation>
    </message>
    <message>
        <source>Nothing attacks {square}; it is defended by {defenders}.</source>
        <translation>Nada ataca la casilla {square}; está defendida por {defenders}.</translation>
    </message>
    <message>
        <source>{square} is attacked by {attackers}, and defended by {defenders}.</source>
        <translation>La casilla {square} está atacada por {attackers}, y defendida por {defenders}.</translation>
    </message>
    <message>
        <source>on every pair</source>
        <translation>en todos los pares</translation>
    </message>
    <message numerus="yes">
        <source>on %n pair(s)</source>
        <translation>
            <numerusform>en %n par</numerusform>
            <numerusform>en %n pares</numerusform>
        </translation>
    </message>
    <message>
        <source>on {pairs}</source>
        <translation>en {pairs}</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásicas</translation>
    </message>
    <message>
        <source>Engraved</source>
        <translation>Grabadas</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Modernas</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>dominio público</translation>
    </message>
    <message>
        <source>{action} ({keys})</source>
        <translation>{action} ({keys})</translation>
    </message>
    <message>
        <source>● moves or captures</source>
        <translation>● mueve o captura</translation>
    </message>
    <message>
        <source>○ moves</source>
        <translation>○ mueve</translation>
    </message>
    <message>
        <source>✕ captures</source>
        <translation>✕ captura</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>R</translation>
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
        <translation>A</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>&amp;Back to the game, out of the analysis</source>
        <translation>&amp;Volver a la partida, salir del análisis</translation>
    </message>
    <message>
        <source>&amp;Analyse this game</source>
        <translation>&amp;Analizar esta partida</translation>
    </message>
    <message>
        <source>The game is on the table again.</source>
        <translation>La partida está de nuevo en la mesa.</translation>
    </message>
    <message>
        <source>This is an analysis: any side may be moved. The game waits and is not touched.</source>
        <translation>Esto es un análisis: se puede mover cualquier bando. La partida espera y no se toca.</translation>
    </message>
    <message>
        <source>Nobody else can move here.</source>
        <translation>Nadie más puede mover aquí.</translation>
    </message>
    <message>
        <source>The start is no move: go to one to judge it.</source>
        <translation>El inicio no es una jugada: vaya a una para valorarla.</translation>
    </message>
    <message>
        <source>There is no move to copy.</source>
        <translation>No hay ninguna jugada que copiar.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) copied.</source>
        <translation>
            <numerusform>%n jugada copiada.</numerusform>
            <numerusform>%n jugadas copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only variations are cut; this move is of the game.</source>
        <translation>Solo se cortan variantes; esta jugada es de la partida.</translation>
    </message>
    <message>
        <source>The variation is cut; paste it where it belongs.</source>
        <translation>La variante está cortada; péguela donde corresponda.</translation>
    </message>
    <message>
        <source>The game that is analysed cannot be cut.</source>
        <translation>La partida que se analiza no se puede cortar.</translation>
    </message>
    <message>
        <source>This cannot be pasted: {reason}.</source>
        <translation>Esto no se puede pegar: {reason}.</translation>
    </message>
    <message>
        <source>There is no line of moves to paste.</source>
        <translation>No hay ninguna línea de jugadas que pegar.</translation>
    </message>
    <message>
        <source>The line is pasted.</source>
        <translation>La línea está pegada.</translation>
    </message>
    <message>
        <source>This move is of the game.</source>
        <translation>Esta jugada es de la partida.</translation>
    </message>
    <message>
        <source>Notes on players and their armies</source>
        <translation>Notas sobre jugadores y sus ejércitos</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Pair engine</source>
        <translation>Motor de pares</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>the tab of a panel</comment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>No hay partida en la mesa.</translation>
    </message>
    <message>
        <source>In this game no boards are pushed together that would be a position of chess.</source>
        <translation>En esta partida no se juntan tableros que formen una posición de ajedrez.</translation>
    </message>
    <message>
        <source>Push two half-boards together: if two armies with their Kings stand there, a chess program can be asked about them.</source>
        <translation>Junte dos medios tableros: si hay en ellos dos ejércitos con sus reyes, se puede consultar sobre ellos a un programa de ajedrez.</translation>
    </message>
    <message>
        <source>A program cannot be asked about this pair. {reason}</source>
        <translation>No se puede consultar a un programa sobre este par. {reason}</translation>
    </message>
    <message>
        <source>Choose a chess program</source>
        <translation>Elegir un programa de ajedrez</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>It is not the turn of {name} to move there.</source>
        <translation>No es el turno de {name} para mover ahí.</translation>
    </message>
    <message numerus="yes">
        <source>{mover} mates {other} in %n move(s)</source>
        <translation>
            <numerusform>{mover} da mate a {other} en %n jugada</numerusform>
            <numerusform>{mover} da mate a {other} en %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} and {other} are about even</source>
        <translation>{mover} y {other} están más o menos igualados</translation>
    </message>
    <message>
        <source>{name} is ahead by {pawns} pawns</source>
        <translation>{name} lleva una ventaja de {pawns} peones</translation>
    </message>
    <message>
        <source>{name} moves next there</source>
        <translation>{name} mueve después ahí</translation>
    </message>
    <message>
        <source>The hint is taken back.</source>
        <translation>La pista se ha retirado.</translation>
    </message>
    <message>
        <source>The game is over: there is no move to hint at.</source>
        <translation>La partida ha terminado: no hay jugada para la que dar una pista.</translation>
    </message>
    <message>
        <source>It is a bot’s turn: hints are for people.</source>
        <translation>Es el turno de un bot: las pistas son para las personas.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Buscando una pista…</translation>
    </message>
    <message>
        <source>There is no move to hint at.</source>
        <translation>No hay jugada para la que dar una pista.</translation>
    </message>
    <message>
        <source>Hint: {move}.</source>
        <translation>Pista: {move}.</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Pista: terminar el turno.</translation>
    </message>
    <message>
        <source>Hint: push {one} and {other} together.</source>
        <translation>Pista: junte {one} y {other}.</translation>
    </message>
    <message>
        <source>Hint: look at board {board}.</source>
        <translation>Pista: mire el tablero {board}.</translation>
    </message>
    <message>
        <source>Hint: put a piece from the pocket on the board: {piece}.</source>
        <translation>Pista: ponga en el tablero una pieza del bolsillo: {piece}.</translation>
    </message>
    <message>
        <source>Hint: move {the_piece} on {square}.</source>
        <translation>Pista: mueva {the_piece} de {square}.</translation>
    </message>
    <message>
        <source>{letter}, {name}</source>
        <translation>{letter}, {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n jugada legal</numerusform>
            <numerusform>%n jugadas legales</numerusform>
        </translation>
    </message>
    <message>
        <source>The King stands here and is safe</source>
        <translation>El rey está aquí y a salvo</translation>
    </message>
    <message>
        <source>The King is in check here</source>
        <translation>El rey está en jaque aquí</translation>
    </message>
    <message>
        <source>The King is checkmated here</source>
        <translation>El rey está en jaque mate aquí</translation>
    </message>
    <message>
        <source>Checkmate at once: {moves}</source>
        <translation>Jaque mate inmediato: {moves}</translation>
    </message>
    <message>
        <source>A piece {effect}: {moves}</source>
        <translation>Una pieza {effect}: {moves}</translation>
    </message>
    <message>
        <source>May be lost, worth {value}: {pieces}</source>
        <translation>Puede perderse, por valor de {value}: {pieces}</translation>
    </message>
    <message>
        <source>May be won, worth {value}: {pieces}</source>
        <translation>Puede ganarse, por valor de {value}: {pieces}</translation>
    </message>
    <message>
        <source>Pushed already this turn</source>
        <translation>Ya juntado en este turno</translation>
    </message>
    <message>
        <source>{piece} {source} checkmates the King</source>
        <translation>{piece} {source} da jaque mate al rey</translation>
    </message>
    <message>
        <source>{piece} {source} takes {taken} {target}</source>
        <translation>{piece} {source} toma {taken} {target}</translation>
    </message>
    <message>
        <source>{piece} {source} to {target}: {effect}</source>
        <translation>{piece} de {source} a {target}: {effect}</translation>
    </message>
    <message>
        <source>{where}; defended</source>
        <translation>{where}; con defensa</translation>
    </message>
    <message>
        <source>{where}; {value} lost in the end</source>
        <translation>{where}; {value} de pérdida al final</translation>
    </message>
    <message>
        <source>{army}: {what}, {where}</source>
        <translation>{army}: {what}, {where}</translation>
    </message>
    <message>
        <source>The army has no piece here</source>
        <translation>El ejército no tiene ninguna pieza aquí</translation>
    </message>
    <message>
        <source>Not worked out yet</source>
        <translation>Todavía sin calcular</translation>
    </message>
    <message>
        <source>Pairing matrix and radar</source>
        <translation>Matriz de pares y radar</translation>
    </message>
    <message>
        <source>Matrix</source>
        <comment>the tab of a panel</comment>
        <translation>Matriz</translation>
    </message>
    <message>
        <source>Threats are shown no longer.</source>
        <translation>Ya no se muestran las amenazas.</translation>
    </message>
    <message>
        <source>Threats are shown: point at a piece or a square, or walk there with the cursor.</source>
        <translation>Se muestran las amenazas: señale una pieza o una casilla, o vaya allí con el cursor.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>Le toca a {name}</translation>
    </message>
    <message>
        <source>A game that is being played is annotated when it is over.</source>
        <translation>Una partida en curso se anota cuando ha terminado.</translation>
    </message>
    <message>
        <source>There are no moves to judge.</source>
        <translation>No hay jugadas que valorar.</translation>
    </message>
    <message>
        <source>The game is annotated; undo takes that back.</source>
        <translation>La partida está anotada; deshacer lo retira.</translation>
    </message>
    <message numerus="yes">
        <source>The game has been judged: %n costly move(s).</source>
        <translation>
            <numerusform>La partida se ha valorado: %n jugada costosa.</numerusform>
            <numerusform>La partida se ha valorado: %n jugadas costosas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has been judged: no costly moves.</source>
        <translation>La partida se ha valorado: ninguna jugada costosa.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin valorar</translation>
    </message>
    <message>
        <source>{cost} lost: {better} was mate</source>
        <translation>{cost} de pérdida: {better} era mate</translation>
    </message>
    <message>
        <source>{cost} lost: {better} was better</source>
        <translation>{cost} de pérdida: {better} era mejor</translation>
    </message>
    <message>
        <source>{name}, {moment}: {note}</source>
        <translation>{name}, {moment}: {note}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Round {round}, {move}</source>
        <translation>Ronda {round}, {move}</translation>
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
            <numerusform>%n jugada por delante</numerusform>
            <numerusform>%n jugadas por delante</numerusform>
        </translation>
    </message>
    <message>
        <source>{ahead}, 1 position</source>
        <translation>{ahead}, 1 posición</translation>
    </message>
    <message>
        <source>{ahead}, {count} positions</source>
        <translation>{ahead}, {count} posiciones</translation>
    </message>
    <message>
        <source>{turn}, then {following}</source>
        <translation>{turn}, luego {following}</translation>
    </message>
    <message>
        <source>{turn}: {shares}</source>
        <translation>{turn}: {shares}</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>fin del turno</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Linaje</translation>
    </message>
    <message>
        <source>In this game armies are not told apart: there is no lineage to show.</source>
        <translation>En esta partida los ejércitos no se distinguen: no hay linaje que mostrar.</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagen SVG</translation>
    </message>
    <message>
        <source>Save the lineage</source>
        <translation>Guardar el linaje</translation>
    </message>
    <message>
        <source>lineage</source>
        <translation>linaje</translation>
    </message>
    <message>
        <source>“{file}” could not be written: {reason}.</source>
        <translation>No se ha podido escribir «{file}»: {reason}.</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Guardado como «{file}».</translation>
    </message>
    <message>
        <source>{moment}: {what} Material, in pawns: {shares}.</source>
        <translation>{moment}: {what} Material, en peones: {shares}.</translation>
    </message>
    <message>
        <source>Material, in pawns: {shares}</source>
        <translation>Material, en peones: {shares}</translation>
    </message>
    <message>
        <source>(in pawns)</source>
        <translation>(en peones)</translation>
    </message>
    <message>
        <source>Drag a piece to where you want it, or press / and type a move. F1 opens the help.</source>
        <translation>Arrastre una pieza adonde la quiera, o pulse / y escriba una jugada. F1 abre la ayuda.</translation>
    </message>
    <message>
        <source>The bots wait. {key} lets them go on.</source>
        <translation>Los bots esperan. {key} los deja seguir.</translation>
    </message>
    <message>
        <source>The bots wait for {name}.</source>
        <translation>Los bots esperan a {name}.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} está pensando.</translation>
    </message>
    <message>
        <source>{name} gave an answer that is not a move.</source>
        <translation>{name} dio una respuesta que no es una jugada.</translation>
    </message>
    <message>
        <source>The program in which bots think did not respond and was ended. {name} thinks again in a new one.</source>
        <translation>El programa en el que piensan los bots no respondía y se ha terminado. {name} vuelve a pensar en uno nuevo.</translation>
    </message>
    <message>
        <source>{name} cannot move. {reason}</source>
        <translation>{name} no puede mover. {reason}</translation>
    </message>
    <message>
        <source>{name} cannot move: {reason}.</source>
        <translation>{name} no puede mover: {reason}.</translation>
    </message>
    <message>
        <source>{name} has tried a move that is not allowed. {reason}.</source>
        <translation>{name} ha intentado una jugada que no está permitida. {reason}.</translation>
    </message>
    <message>
        <source>{name} has no move to which everybody agrees.</source>
        <translation>{name} no tiene ninguna jugada con la que todos estén de acuerdo.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>A person can play on for it, and hand the seat back to a bot at any time.</source>
        <translation>Una persona puede seguir jugando por él, y devolver el puesto a un bot en cualquier momento.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Intentar otra vez</translation>
    </message>
    <message>
        <source>Take the &amp;seat</source>
        <translation>Ocupar el &amp;puesto</translation>
    </message>
    <message>
        <source>Bots think less deep in the same time, for their search runs interpreted: install a C compiler and run the README’s first command again, or use an installer package.</source>
        <translation>Los bots piensan con menos profundidad en el mismo tiempo, porque su búsqueda se ejecuta interpretada: instale un compilador de C y vuelva a ejecutar la primera orden del README, o use un paquete instalador.</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Añadir un programa</translation>
    </message>
    <message>
        <source>A bot may be a program in any language. It is started once to see that it answers.</source>
        <translation>Un bot puede ser un programa en cualquier lenguaje. Se inicia una vez para ver si responde.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>The program is being started…</source>
        <translation>Iniciando el programa…</translation>
    </message>
    <message>
        <source>It was not added: {reason}.</source>
        <translation>No se añadió: {reason}.</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Todos los comandos</translation>
    </message>
    <message>
        <source>What would you like to do? Type a word of it.</source>
        <translation>¿Qué desea hacer? Escriba una palabra de ello.</translation>
    </message>
    <message>
        <source>Look for a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>No command is called like that.</source>
        <translation>Ningún comando se llama así.</translation>
    </message>
    <message>
        <source>{command}, on</source>
        <translation>{command}, activado</translation>
    </message>
    <message>
        <source>{field}: add the piece chosen</source>
        <translation>{field}: añadir la pieza elegida</translation>
    </message>
    <message>
        <source>Add the piece that is chosen above</source>
        <translation>Añadir la pieza elegida arriba</translation>
    </message>
    <message>
        <source>Take away: {piece}</source>
        <translation>Quitar: {piece}</translation>
    </message>
    <message>
        <source>Positions of {game} cannot be set up by hand.</source>
        <translation>Las posiciones de {game} no pueden componerse a mano.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Solo se puede abrir un archivo a la vez.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: only files ending in {endings} can.</source>
        <translation>«{file}» no se puede abrir: solo los archivos que acaban en {endings}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>the text is longer than {most} bytes</source>
        <translation>el texto tiene más de {most} bytes</translation>
    </message>
    <message>
        <source>it is neither a game nor a position</source>
        <translation>no es ni una partida ni una posición</translation>
    </message>
    <message>
        <source>it contains no game</source>
        <translation>no contiene ninguna partida</translation>
    </message>
    <message>
        <source>it was changed since its games were listed (open it again)</source>
        <translation>ha cambiado desde que se listaron sus partidas (ábralo de nuevo)</translation>
    </message>
    <message>
        <source>it contains no game {number} any more</source>
        <translation>ya no contiene una partida {number}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>{file} no se puede abrir: {reason}.</translation>
    </message>
    <message>
        <source>{file} is in Unicode (UTF-8) since it was saved, so it is not read in another encoding.</source>
        <translation>{file} está en Unicode (UTF-8) desde que se guardó, así que no se lee en otra codificación.</translation>
    </message>
    <message>
        <source>This text cannot be opened: {reason}.</source>
        <translation>Este texto no se puede abrir: {reason}.</translation>
    </message>
    <message>
        <source>{file} is not opened as it was saved: {reason}.</source>
        <translation>{file} no se abre tal como se guardó: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}.</source>
        <translation>{file} no se puede guardar: {reason}.</translation>
    </message>
    <message>
        <source>{file} was no longer there; the game is saved there anew.</source>
        <translation>{file} ya no estaba; la partida se guarda allí de nuevo.</translation>
    </message>
    <message>
        <source>The game is saved as {file}.</source>
        <translation>La partida está guardada como {file}.</translation>
    </message>
    <message numerus="yes">
        <source>The game is saved as {file}, with %n variation(s).</source>
        <translation>
            <numerusform>La partida está guardada como {file}, con %n variante.</numerusform>
            <numerusform>La partida está guardada como {file}, con %n variantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} on the disk has the same actions as your game; only names, notes, variations or times may differ.</source>
        <translation>{file} en el disco tiene las mismas acciones que su partida; solo pueden diferir nombres, notas, variantes o tiempos.</translation>
    </message>
    <message numerus="yes">
        <source>{file} on the disk is like your game for %n action(s); then it has {there} more, and your game {here} more.</source>
        <translation>
            <numerusform>{file} en el disco coincide con su partida durante %n acción; después el archivo tiene {there} más, y su partida {here} más.</numerusform>
            <numerusform>{file} en el disco coincide con su partida durante %n acciones; después el archivo tiene {there} más, y su partida {here} más.</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} MB of {all} MB</source>
        <translation>{done} MB de {all} MB</translation>
    </message>
    <message>
        <source>Games, positions and lessons</source>
        <translation>Partidas, posiciones y lecciones</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Registro de una partida</translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation>PGN, dos ejércitos</translation>
    </message>
    <message>
        <source>FEN, two armies</source>
        <translation>FEN, dos ejércitos</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>There is a file “{file}” already. Replace it?</source>
        <translation>Ya hay un archivo «{file}». ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>{file}, game {number}</source>
        <translation>{file}, partida {number}</translation>
    </message>
    <message>
        <source>Pages (PDF)</source>
        <translation>Páginas (PDF)</translation>
    </message>
    <message>
        <source>One picture (SVG)</source>
        <translation>Una imagen (SVG)</translation>
    </message>
    <message>
        <source>One picture (PNG)</source>
        <translation>Una imagen (PNG)</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Imagen animada (GIF)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Versions of the program, opened in the browser:</source>
        <translation>Versiones del programa, se abren en el navegador:</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencias</translation>
    </message>
    <message>
        <source>Pieces “{title}”: {artist} ({licence})</source>
        <translation>Piezas «{title}»: {artist} ({licence})</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players {version}</source>
        <translation>Chess For Any Number of Players {version}</translation>
    </message>
    <message>
        <source>The search of the bots is compiled.</source>
        <translation>La búsqueda de los bots está compilada.</translation>
    </message>
    <message>
        <source>The game is Ralph Betza’s, invented about 1980.</source>
        <translation>El juego es de Ralph Betza, inventado hacia 1980.</translation>
    </message>
    <message>
        <source>Characters on pieces: Noto Serif CJK, Adobe (OFL-1.1)</source>
        <translation>Caracteres de las piezas: Noto Serif CJK, Adobe (OFL-1.1)</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Este programa es software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin garantía alguna.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>Con lector de pantalla</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notación</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Línea de órdenes</translation>
    </message>
    <message>
        <source>Bots of your own</source>
        <translation>Bots propios</translation>
    </message>
    <message>
        <source>Python library</source>
        <translation>Biblioteca de Python</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>nuestro</translation>
    </message>
    <message>
        <source>Step through this example</source>
        <translation>Recorrer este ejemplo paso a paso</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Move over the squares, across a seam or to the next half-board</source>
        <translation>Moverse por las casillas, por encima de una juntura o al siguiente medio tablero</translation>
    </message>
    <message>
        <source>Arrow keys, once the cursor is there</source>
        <translation>Flechas, una vez que el cursor está ahí</translation>
    </message>
    <message>
        <source>Bring up the cursor; go to the next half-board, or the one before</source>
        <translation>Mostrar el cursor; ir al siguiente medio tablero o al anterior</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>Pick up a piece, put it down</source>
        <translation>Levantar una pieza, dejarla</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>Push two half-boards together</source>
        <translation>Juntar dos medios tableros</translation>
    </message>
    <message>
        <source>Their two letters</source>
        <translation>Sus dos letras</translation>
    </message>
    <message>
        <source>Show one board as large as can be, or all again</source>
        <translation>Mostrar un tablero lo más grande posible, o todos de nuevo</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Su número</translation>
    </message>
    <message>
        <source>Show the next board, or the one before</source>
        <translation>Mostrar el tablero siguiente o el anterior</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Av Pág, Re Pág</translation>
    </message>
    <message>
        <source>Pick up a piece from the pocket</source>
        <translation>Levantar una pieza del bolsillo</translation>
    </message>
    <message>
        <source>Its letter</source>
        <translation>Su letra</translation>
    </message>
    <message>
        <source>See how a piece moves, at the cursor or under the mouse</source>
        <translation>Ver cómo mueve una pieza, en el cursor o bajo el ratón</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Elegir una respuesta</translation>
    </message>
    <message>
        <source>Arrow keys and Enter, or its letter</source>
        <translation>Flechas e Intro, o su letra</translation>
    </message>
    <message>
        <source>Cancel what was begun, take the cursor away</source>
        <translation>Cancelar lo empezado, quitar el cursor</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>The step before (Left)</source>
        <translation>El paso anterior (Izquierda)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>The next step (Right)</source>
        <translation>El paso siguiente (Derecha)</translation>
    </message>
    <message>
        <source>&amp;Open on the table</source>
        <translation>Abrir en la &amp;mesa</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Back to the &amp;page</source>
        <translation>Volver a la &amp;página</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Search the help (Ctrl+F)</source>
        <translation>Buscar en la ayuda (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>The place before (Shift+Enter)</source>
        <translation>El lugar anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>The next place (Enter)</source>
        <translation>El lugar siguiente (Intro)</translation>
    </message>
    <message>
        <source>Clear (Esc)</source>
        <translation>Vaciar (Esc)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} de {all}</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Páginas de la ayuda</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>En esta página</translation>
    </message>
    <message>
        <source>The lessons cannot be read: {reason}.</source>
        <translation>Las lecciones no se pueden leer: {reason}.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Hecho</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>{file} is no text (expected lessons in UTF-8)</source>
        <translation>{file} no es texto (se esperan lecciones en UTF-8)</translation>
    </message>
    <message>
        <source>{file} holds puzzles (to be opened from the list of puzzles)</source>
        <translation>{file} contiene problemas (se abren desde la lista de problemas)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>That is allowed, but it is not what this step asks for.</source>
        <translation>Eso está permitido, pero no es lo que pide este paso.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lección: {title}</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Search for names, event, date or result</source>
        <translation>Buscar nombres, evento, fecha o resultado</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} de %n partida</numerusform>
            <numerusform>{shown} de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished among these: {count}</source>
        <translation>Terminadas entre estas: {count}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>victoria de {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {games} games were read with remarks.</source>
        <translation>
            <numerusform>%n de {games} partidas se ha leído con observaciones.</numerusform>
            <numerusform>%n de {games} partidas se han leído con observaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n partida no se ha podido leer.</numerusform>
            <numerusform>%n partidas no se han podido leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game was read with %n remark(s).</source>
        <translation>
            <numerusform>Esta partida se ha leído con %n observación.</numerusform>
            <numerusform>Esta partida se ha leído con %n observaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>Game {game}: {message}</source>
        <translation>Partida {game}: {message}</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {message}</source>
        <translation>Partida {game}, línea {line}: {message}</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Línea {line}: {message}</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>What was not as it should be, and what was made of it. A click on a line shows the game there.</source>
        <translation>Lo que no era como debía ser, y qué se ha hecho con ello. Un clic en una línea muestra la partida en ese lugar.</translation>
    </message>
    <message>
        <source>The first {shown} of {count} remarks are listed.</source>
        <translation>Se muestran las {shown} primeras de {count} observaciones.</translation>
    </message>
    <message>
        <source>Show the game</source>
        <translation>Mostrar la partida</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>&amp;Copiar todo</translation>
    </message>
    <message>
        <source>Game {game} cannot be opened: {reason}.</source>
        <translation>La partida {game} no se puede abrir: {reason}.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nueva…</translation>
    </message>
    <message>
        <source>New from &amp;position…</source>
        <translation>Nueva desde posic&amp;ión…</translation>
    </message>
    <message>
        <source>Edi&amp;t position…</source>
        <translation>Edi&amp;tar posición…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;My games</source>
        <translation>Mis &amp;partidas</translation>
    </message>
    <message>
        <source>&amp;Games in folders</source>
        <translation>Partidas en &amp;carpetas</translation>
    </message>
    <message>
        <source>C&amp;lose the game</source>
        <translation>Cerrar &amp;la partida</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>C&amp;ompartir</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>Guardar imag&amp;en…</translation>
    </message>
    <message>
        <source>Save as P&amp;GN…</source>
        <translation>Guardar como P&amp;GN…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copiar imagen</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>Copiar p&amp;osición</translation>
    </message>
    <message>
        <source>Copy game as &amp;text</source>
        <translation>Copiar partida como &amp;texto</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nueva &amp;ventana</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>J&amp;ugar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>&amp;Escribir una jugada…</translation>
    </message>
    <message>
        <source>&amp;End turn or pass</source>
        <translation>Termi&amp;nar turno o pasar</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Sho&amp;w what happened</source>
        <translation>&amp;Ver qué ocurrió</translation>
    </message>
    <message>
        <source>Show the &amp;mate again</source>
        <translation>Mostrar otra vez el &amp;mate</translation>
    </message>
    <message>
        <source>Co&amp;ver the table</source>
        <translation>Cu&amp;brir la mesa</translation>
    </message>
    <message>
        <source>See it as the ne&amp;xt player did</source>
        <translation>Verla c&amp;omo la vio el siguiente jugador</translation>
    </message>
    <message>
        <source>Start or pause the cloc&amp;ks</source>
        <translation>Iniciar o parar los re&amp;lojes</translation>
    </message>
    <message>
        <source>Change a player or &amp;bot…</source>
        <translation>Cambiar de ju&amp;gador o bot…</translation>
    </message>
    <message>
        <source>Pla&amp;y against bots</source>
        <translation>&amp;Jugar contra bots</translation>
    </message>
    <message>
        <source>&amp;Draw by agreement…</source>
        <translation>&amp;Tablas de mutuo acuerdo…</translation>
    </message>
    <message>
        <source>C&amp;laim a draw</source>
        <translation>Re&amp;clamar tablas</translation>
    </message>
    <message>
        <source>Hand &amp;over an army…</source>
        <translation>Ceder &amp;un ejército…</translation>
    </message>
    <message>
        <source>Res&amp;ign…</source>
        <translation>Ab&amp;andonar…</translation>
    </message>
    <message>
        <source>Re&amp;sult</source>
        <translation>Re&amp;sultado</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Revanc&amp;ha</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>Let the &amp;next side move</source>
        <translation>Dejar mover al &amp;siguiente bando</translation>
    </message>
    <message>
        <source>&amp;Compare with the game</source>
        <translation>&amp;Comparar con la partida</translation>
    </message>
    <message>
        <source>To &amp;where it leaves the game</source>
        <translation>A &amp;donde se aparta de la partida</translation>
    </message>
    <message>
        <source>&amp;Judge the move</source>
        <translation>Valorar la &amp;jugada</translation>
    </message>
    <message>
        <source>&amp;More signs</source>
        <translation>&amp;Más signos</translation>
    </message>
    <message>
        <source>Pairing &amp;matrix and radar</source>
        <translation>&amp;Matriz de pares y radar</translation>
    </message>
    <message>
        <source>attack check danger</source>
        <translation>ataque jaque peligro</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>Mostrar am&amp;enazas</translation>
    </message>
    <message>
        <source>Pair &amp;engine</source>
        <translation>M&amp;otor de pares</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>&amp;Linaje</translation>
    </message>
    <message>
        <source>Jud&amp;gement</source>
        <translation>Valo&amp;ración</translation>
    </message>
    <message>
        <source>Worst mo&amp;ves</source>
        <translation>&amp;Peores jugadas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Round a stag&amp;e</source>
        <translation>Alred&amp;edor del centro</translation>
    </message>
    <message>
        <source>Free table, in ro&amp;ws</source>
        <translation>Mesa libre, en &amp;filas</translation>
    </message>
    <message>
        <source>Free table, r&amp;ound</source>
        <translation>Mesa libre, en &amp;círculo</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>P&amp;aneles</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>P&amp;referencias…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>All &amp;commands…</source>
        <translation>Todos los &amp;comandos…</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>Apren&amp;der…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>Prob&amp;lemas…</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>&amp;Reglas y ayuda</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Acerca de</translation>
    </message>
    <message>
        <source>Games of your own…</source>
        <translation>Juegos propios…</translation>
    </message>
    <message>
        <source>E&amp;vening’s table…</source>
        <translation>&amp;Tabla de la velada…</translation>
    </message>
    <message>
        <source>Annotate the game</source>
        <translation>Anotar la partida</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Decir la última jugada</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Decir de quién es el turno</translation>
    </message>
    <message>
        <source>Say which Kings are attacked</source>
        <translation>Decir qué reyes están atacados</translation>
    </message>
    <message>
        <source>attack check threat</source>
        <translation>ataque jaque amenaza</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>Juegos propios</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarlo</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Ar&amp;chivo</translation>
    </message>
    <message>
        <source>&amp;Armies</source>
        <translation>&amp;Ejércitos</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Reglas del juego</translation>
    </message>
    <message>
        <source>A line for each key. Ctrl+Space proposes what may stand at the cursor.</source>
        <translation>Una línea para cada clave. Ctrl+Espacio propone lo que puede ir donde está el cursor.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>Cómo mueven las piezas</translation>
    </message>
    <message>
        <source>My game </source>
        <translation>Mi juego </translation>
    </message>
    <message>
        <source>A piece of your own: its letter, and its moves in Betza’s notation.</source>
        <translation>Una pieza propia: su letra, y sus jugadas en la notación de Betza.</translation>
    </message>
    <message>
        <source>The file could not be saved: {reason}</source>
        <translation>No se ha podido guardar el archivo: {reason}</translation>
    </message>
    <message>
        <source>This game cannot be played: {reason}</source>
        <translation>Este juego no se puede jugar: {reason}</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Línea {line}: {problem}</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>No hay errores.</translation>
    </message>
    <message>
        <source>No game can be played yet.</source>
        <translation>Todavía no se puede jugar ningún juego.</translation>
    </message>
    <message>
        <source>The start of {game} with two armies</source>
        <translation>El inicio de {game} con dos ejércitos</translation>
    </message>
    <message>
        <source>Paste a ga&amp;me or position</source>
        <translation>&amp;Pegar una partida o posición</translation>
    </message>
    <message>
        <source>Add games from a file…</source>
        <translation>Añadir juegos de un archivo…</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Lista de jugadas</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Una jugada atrá&amp;s</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Una jugada ade&amp;lante</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Al pr&amp;incipio</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Al &amp;final</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Variante a&amp;nterior</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>Variante si&amp;guiente</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Volver a la &amp;partida</translation>
    </message>
    <message>
        <source>&amp;Promote variation</source>
        <translation>Pro&amp;mover variante</translation>
    </message>
    <message>
        <source>&amp;Delete variation</source>
        <translation>&amp;Borrar variante</translation>
    </message>
    <message>
        <source>C&amp;opy the line as text</source>
        <translation>C&amp;opiar la línea como texto</translation>
    </message>
    <message>
        <source>C&amp;ut the variation</source>
        <translation>Cor&amp;tar la variante</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Abrir reciente</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding…</source>
        <translation>Reabrir con &amp;codificación…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>&amp;Pull apart</source>
        <translation>Se&amp;parar</translation>
    </message>
    <message>
        <source>&amp;Undo board layout</source>
        <translation>&amp;Deshacer la disposición de los tableros</translation>
    </message>
    <message>
        <source>&amp;Redo board layout</source>
        <translation>&amp;Rehacer la disposición de los tableros</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Reduc&amp;ir</translation>
    </message>
    <message>
        <source>Next &amp;board</source>
        <translation>Ta&amp;blero siguiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious board</source>
        <translation>Tablero a&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;All boards</source>
        <translation>&amp;Todos los tableros</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Girar a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Turn ri&amp;ght</source>
        <translation>Girar a la derec&amp;ha</translation>
    </message>
    <message>
        <source>Save &amp;film strip…</source>
        <translation>Guardar tira de pelíc&amp;ula…</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Guardar como página &amp;web…</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>Toda la &amp;mesa</translation>
    </message>
    <message>
        <source>Put &amp;boards in order</source>
        <translation>&amp;Ordenar los tableros</translation>
    </message>
    <message>
        <source>Notes on pla&amp;yers…</source>
        <translation>&amp;Notas sobre jugadores…</translation>
    </message>
    <message>
        <source>Bot: move no&amp;w</source>
        <translation>Bot: jugar a&amp;hora</translation>
    </message>
    <message>
        <source>Stop bots or let the&amp;m go on</source>
        <translation>Detener los &amp;bots o dejarlos seguir</translation>
    </message>
    <message>
        <source>Live shares</source>
        <translation>Expectativas en vivo</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Colores del sistema</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Colores claros</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Colores oscuros</translation>
    </message>
    <message>
        <source>Language…</source>
        <translation>Idioma…</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>Añadir un idioma…</translation>
    </message>
    <message>
        <source>Do not turn to the seat to move</source>
        <translation>No girar hacia el puesto al que le toca</translation>
    </message>
    <message>
        <source>Turn gently to the seat to move</source>
        <translation>Girar suavemente hacia el puesto al que le toca</translation>
    </message>
    <message>
        <source>Always turn to the seat to move</source>
        <translation>Girar siempre hacia el puesto al que le toca</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Siguiente parte de la ventana</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>&amp;Cerrar ventana</translation>
    </message>
    <message>
        <source>Click to show this variation</source>
        <translation>Haga clic para mostrar esta variante</translation>
    </message>
    <message>
        <source>of the game</source>
        <translation>de la partida</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>se aparta de la partida</translation>
    </message>
    <message>
        <source>{move}, of the game</source>
        <translation>{move}, de la partida</translation>
    </message>
    <message>
        <source>{move}, leaves the game</source>
        <translation>{move}, se aparta de la partida</translation>
    </message>
    <message>
        <source>Folded variation: {move}</source>
        <translation>Variante plegada: {move}</translation>
    </message>
    <message>
        <source>Variation: {move}</source>
        <translation>Variante: {move}</translation>
    </message>
    <message>
        <source>The variation is the game now; what was the game is a variation.</source>
        <translation>La variante es ahora la partida; lo que era la partida es una variante.</translation>
    </message>
    <message>
        <source>The variation is one level higher now.</source>
        <translation>La variante está ahora un nivel más arriba.</translation>
    </message>
    <message>
        <source>The variation is deleted.</source>
        <translation>La variante está borrada.</translation>
    </message>
    <message>
        <source>Delete variation</source>
        <translation>Borrar variante</translation>
    </message>
    <message numerus="yes">
        <source>Delete this variation with its %n move(s)? It cannot be brought back.</source>
        <translation>
            <numerusform>¿Borrar esta variante con su %n jugada? No se puede recuperar.</numerusform>
            <numerusform>¿Borrar esta variante con sus %n jugadas? No se puede recuperar.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>&amp;Ir a esta jugada</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>C&amp;ut variation</source>
        <translation>Cor&amp;tar variante</translation>
    </message>
    <message>
        <source>&amp;Copy from here on</source>
        <translation>&amp;Copiar desde aquí</translation>
    </message>
    <message>
        <source>Pa&amp;ste moves</source>
        <translation>&amp;Pegar jugadas</translation>
    </message>
    <message>
        <source>This would be a move of the game itself: make it at the table if it is meant.</source>
        <translation>Esta sería una jugada de la propia partida: hágala en la mesa si la quiere jugar.</translation>
    </message>
    <message>
        <source>{status}. Draw offered: {names}</source>
        <translation>{status}. Ofrecen tablas: {names}</translation>
    </message>
    <message>
        <source>A bot plays here.</source>
        <translation>Aquí juega un bot.</translation>
    </message>
    <message>
        <source>Draw offered: {names}</source>
        <translation>Ofrecen tablas: {names}</translation>
    </message>
    <message>
        <source>At the beginning it was the army of {name}.</source>
        <translation>Al principio era el ejército de {name}.</translation>
    </message>
    <message>
        <source>Note on {name}: {note}</source>
        <translation>Nota sobre {name}: {note}</translation>
    </message>
    <message>
        <source>{row}, bot</source>
        <translation>{row}, bot</translation>
    </message>
    <message>
        <source>turn to {side}</source>
        <translation>turno para {side}</translation>
    </message>
    <message>
        <source>draw: {reason}</source>
        <translation>tablas: {reason}</translation>
    </message>
    <message>
        <source>Comment: {comment}</source>
        <translation>Comentario: {comment}</translation>
    </message>
    <message>
        <source>Arrow from {source} to {target}</source>
        <translation>Flecha de {source} a {target}</translation>
    </message>
    <message>
        <source>Ring on {square}</source>
        <translation>Círculo en {square}</translation>
    </message>
    <message>
        <source>board</source>
        <comment>one word, as people type it</comment>
        <translation>tablero</translation>
    </message>
    <message>
        <source>push</source>
        <comment>one word, as people type it</comment>
        <translation>juntar</translation>
    </message>
    <message>
        <source>apart</source>
        <comment>one word, as people type it</comment>
        <translation>separar</translation>
    </message>
    <message>
        <source>where</source>
        <comment>one word, as people type it</comment>
        <translation>dónde</translation>
    </message>
    <message>
        <source>on</source>
        <comment>one word, as people type it</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>one word, as people type it</comment>
        <translation>turno</translation>
    </message>
    <message>
        <source>last</source>
        <comment>one word, as people type it</comment>
        <translation>última</translation>
    </message>
    <message>
        <source>checks</source>
        <comment>one word, as people type it</comment>
        <translation>jaques</translation>
    </message>
    <message>
        <source>radar</source>
        <comment>one word, as people type it</comment>
        <translation>radar</translation>
    </message>
    <message>
        <source>end</source>
        <comment>one word, as people type it</comment>
        <translation>terminar</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>one word, as people type it</comment>
        <translation>pasar</translation>
    </message>
    <message>
        <source>undo</source>
        <comment>one word, as people type it</comment>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>redo</source>
        <comment>one word, as people type it</comment>
        <translation>rehacer</translation>
    </message>
    <message>
        <source>claim</source>
        <comment>one word, as people type it</comment>
        <translation>reclamar</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>one word, as people type it</comment>
        <translation>tablas</translation>
    </message>
    <message>
        <source>resign</source>
        <comment>one word, as people type it</comment>
        <translation>abandonar</translation>
    </message>
    <message>
        <source>fit</source>
        <comment>one word, as people type it</comment>
        <translation>ajustar</translation>
    </message>
    <message>
        <source>tidy</source>
        <comment>one word, as people type it</comment>
        <translation>ordenar</translation>
    </message>
    <message>
        <source>help</source>
        <comment>one word, as people type it</comment>
        <translation>ayuda</translation>
    </message>
    <message>
        <source>king</source>
        <comment>one word, as people type it</comment>
        <translation>rey</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>one word, as people type it</comment>
        <translation>dama</translation>
    </message>
    <message>
        <source>rook</source>
        <comment>one word, as people type it</comment>
        <translation>torre</translation>
    </message>
    <message>
        <source>bishop</source>
        <comment>one word, as people type it</comment>
        <translation>alfil</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>one word, as people type it</comment>
        <translation>caballo</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>one word, as people type it</comment>
        <translation>peón</translation>
    </message>
    <message>
        <source>white</source>
        <comment>one word, as people type it</comment>
        <translation>blancas</translation>
    </message>
    <message>
        <source>black</source>
        <comment>one word, as people type it</comment>
        <translation>negras</translation>
    </message>
    <message>
        <source>{offer}: {description}, {number} of {count}</source>
        <translation>{offer}: {description}, {number} de {count}</translation>
    </message>
    <message>
        <source>&amp;Find on the table</source>
        <translation>&amp;Encontrar en la mesa</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>clic derecho</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>arrastrar con el derecho</translation>
    </message>
    <message>
        <source>Mark the s&amp;quare</source>
        <translation>Marcar la c&amp;asilla</translation>
    </message>
    <message>
        <source>&amp;Erase arrows and marks</source>
        <translation>&amp;Quitar flechas y marcas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>&amp;Pick up</source>
        <translation>&amp;Levantar</translation>
    </message>
    <message>
        <source>&amp;Why it cannot move</source>
        <translation>&amp;Por qué no puede mover</translation>
    </message>
    <message>
        <source>Show this &amp;board alone</source>
        <translation>Mostrar solo este ta&amp;blero</translation>
    </message>
    <message>
        <source>Show &amp;all boards</source>
        <translation>Mostrar &amp;todos los tableros</translation>
    </message>
    <message>
        <source>&amp;Push against</source>
        <translation>&amp;Juntar con</translation>
    </message>
    <message>
        <source>&amp;Show the pieces of army {army}</source>
        <translation>&amp;Mostrar las piezas del ejército {army}</translation>
    </message>
    <message>
        <source>/ where {army}</source>
        <translation>/ dónde {army}</translation>
    </message>
    <message>
        <source>Note on {name}…</source>
        <translation>Nota sobre {name}…</translation>
    </message>
    <message>
        <source>Who plays for {name}…</source>
        <translation>Quién juega por {name}…</translation>
    </message>
    <message>
        <source>{board}: {players}</source>
        <translation>{board}: {players}</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Usted queda fuera de la partida.</translation>
    </message>
    <message>
        <source>Rematch, Review or Close.</source>
        <translation>Revancha, Revisar o Cerrar.</translation>
    </message>
    <message>
        <source>Kept in My games</source>
        <translation>Guardada en «Mis partidas»</translation>
    </message>
    <message>
        <source>Won so far: {names}</source>
        <translation>Ganadas hasta ahora: {names}</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Mostrarlo otra vez</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Deshacer {change}</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Rehacer {change}</translation>
    </message>
    <message>
        <source>comment</source>
        <comment>what is undone</comment>
        <translation>comentario</translation>
    </message>
    <message>
        <source>sign</source>
        <comment>what is undone</comment>
        <translation>signo</translation>
    </message>
    <message>
        <source>drawing</source>
        <comment>what is undone</comment>
        <translation>dibujo</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>what is undone</comment>
        <translation>corte</translation>
    </message>
    <message>
        <source>paste</source>
        <comment>what is undone</comment>
        <translation>pegado</translation>
    </message>
    <message>
        <source>deletion</source>
        <comment>what is undone</comment>
        <translation>borrado</translation>
    </message>
    <message>
        <source>promotion</source>
        <comment>what is undone</comment>
        <translation>promoción</translation>
    </message>
    <message>
        <source>annotations</source>
        <comment>what is undone</comment>
        <translation>anotaciones</translation>
    </message>
    <message>
        <source>Undone: {change}.</source>
        <translation>Deshecho: {change}.</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>Rehecho: {change}.</translation>
    </message>
    <message>
        <source>Draw declined: {names}.</source>
        <translation>Rechazan las tablas: {names}.</translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation>La posición está en el portapapeles como una línea de texto.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>{what}, against {names}</source>
        <translation>{what}, contra {names}</translation>
    </message>
    <message>
        <source>Hand over an army</source>
        <translation>Ceder un ejército</translation>
    </message>
    <message>
        <source>In a friendly game an army may be handed to any player, also to one who is out.</source>
        <translation>En una partida amistosa un ejército puede cederse a cualquier jugador, incluso a uno eliminado.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Ceder</translation>
    </message>
    <message>
        <source>Change a player or bot</source>
        <translation>Cambiar de jugador o bot</translation>
    </message>
    <message>
        <source>Somebody else, or a bot, may take a seat at any time and plays on from there.</source>
        <translation>Otra persona, o un bot, puede ocupar un puesto en cualquier momento y seguir jugando desde ahí.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Seat of</source>
        <translation>Puesto de</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Lo juega</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nuevo jugador</translation>
    </message>
    <message>
        <source>Thinks</source>
        <translation>Piensa</translation>
    </message>
    <message>
        <source>{name} ({place})</source>
        <translation>{name} ({place})</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar jugadas</translation>
    </message>
    <message>
        <source>What was seen is seen: here something is taken back only when all agree. All tick their own names.</source>
        <translation>Lo visto, visto está: aquí solo se retira algo cuando todos están de acuerdo. Cada cual marca su propio nombre.</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Tablas de mutuo acuerdo</translation>
    </message>
    <message>
        <source>The game is a draw when every living player agrees. All tick their own names.</source>
        <translation>La partida es tablas cuando todos los jugadores vivos están de acuerdo. Cada cual marca su propio nombre.</translation>
    </message>
    <message>
        <source>{loss}: {cause}</source>
        <translation>{loss}: {cause}</translation>
    </message>
    <message>
        <source>{captor} captured {loss}</source>
        <translation>{captor} capturó el {loss}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>¡Ha ganado!</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>Gana {names}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>Ganan {names}</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Ofrecer</translation>
    </message>
    <message>
        <source>Damaged journals</source>
        <translation>Diarios dañados</translation>
    </message>
    <message>
        <source>Journals of games were found damaged.</source>
        <translation>Se han encontrado diarios de partidas dañados.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) interrupted</source>
        <translation>
            <numerusform>%n partida interrumpida</numerusform>
            <numerusform>%n partidas interrumpidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program ended without closing %n game(s). Each comes back complete to the last action, or up to where its journal is said to be damaged. What is restored gets a window of its own; what is not is offered again at the next start.</source>
        <translation>
            <numerusform>El programa terminó sin cerrar %n partida. Vuelve completa hasta la última acción, o hasta donde se indica que su diario está dañado. Si se restaura, recibe una ventana propia; si no, se ofrecerá de nuevo en el próximo inicio.</numerusform>
            <numerusform>El programa terminó sin cerrar %n partidas. Cada una vuelve completa hasta la última acción, o hasta donde se indica que su diario está dañado. Las que se restauran reciben una ventana propia; las demás se ofrecerán de nuevo en el próximo inicio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n game(s)? That cannot be undone.</source>
        <translation>
            <numerusform>¿Descartar %n partida? Eso no se puede deshacer.</numerusform>
            <numerusform>¿Descartar %n partidas? Eso no se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position as one line of text ({formats}):</source>
        <translation>La posición como una línea de texto ({formats}):</translation>
    </message>
    <message>
        <source>New from position</source>
        <translation>Nueva desde posición</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>{name}, please take the seat.</source>
        <translation>{name}, ocupe el puesto, por favor.</translation>
    </message>
    <message>
        <source>All pieces are shown.</source>
        <translation>Se muestran todas las piezas.</translation>
    </message>
    <message>
        <source>The game is shown as {name} saw it.</source>
        <translation>La partida se muestra como la vio {name}.</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Más…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>Elegir cualquier color</translation>
    </message>
    <message>
        <source>{colour}, now that of {player}: the two change</source>
        <translation>{colour}, ahora de {player}: los dos se intercambian</translation>
    </message>
    <message>
        <source>Colour of the player</source>
        <translation>Color del jugador</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>What is asked, such as {examples}:</source>
        <translation>Qué se pide, por ejemplo {examples}:</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Qué se pide</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Demostrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save puzzle…</source>
        <translation>Guardar problema…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The proof was cancelled.</source>
        <translation>La demostración se ha cancelado.</translation>
    </message>
    <message>
        <source>This cannot be asked: {reason}.</source>
        <translation>Esto no se puede pedir: {reason}.</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>Buscando todas las soluciones…</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>Guardar problema</translation>
    </message>
    <message>
        <source>The puzzle was not saved: {reason}.</source>
        <translation>El problema no se ha guardado: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>Saved in {file}, which has %n puzzle(s) now.</source>
        <translation>
            <numerusform>Guardado en {file}, que ahora contiene %n problema.</numerusform>
            <numerusform>Guardado en {file}, que ahora contiene %n problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>Abrir problemas</translation>
    </message>
    <message>
        <source>There is no puzzle in {file}.</source>
        <translation>No hay ningún problema en {file}.</translation>
    </message>
    <message>
        <source>The puzzles cannot be read: {reason}.</source>
        <translation>Los problemas no se pueden leer: {reason}.</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle</source>
        <translation>Problema del día</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Problema {number}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle, {day} {month}</source>
        <translation>Problema del día, {day} de {month}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Easy, below {rating}</source>
        <translation>Fácil, menos de {rating}</translation>
    </message>
    <message>
        <source>Medium, {least} to {most}</source>
        <translation>Medio, de {least} a {most}</translation>
    </message>
    <message>
        <source>Hard, above {rating}</source>
        <translation>Difícil, más de {rating}</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Open puzzles…</source>
        <translation>Abrir problemas…</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Todos los temas</translation>
    </message>
    <message>
        <source>Rating {least} to {most}</source>
        <translation>Puntuación de {least} a {most}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} de {count} resueltos</translation>
    </message>
    <message>
        <source>{solved} solved and {tried} tried of {count}.</source>
        <translation>{solved} resueltos y {tried} intentados de {count}.</translation>
    </message>
    <message>
        <source>Your rating: about {rating}.</source>
        <translation>Su puntuación: unos {rating}.</translation>
    </message>
    <message>
        <source>Not solved yet today.</source>
        <translation>Hoy aún sin resolver.</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) in a row.</source>
        <translation>
            <numerusform>Resuelto durante %n día.</numerusform>
            <numerusform>Resuelto durante %n días seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{streak} Not yet today.</source>
        <translation>{streak} Hoy todavía no.</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>Puntuación {rating}</translation>
    </message>
    <message>
        <source>{side} is to move: find its move.</source>
        <translation>Le toca a {side}: encuentre su jugada.</translation>
    </message>
    <message>
        <source>Looking for an answer…</source>
        <translation>Buscando una respuesta…</translation>
    </message>
    <message>
        <source>Right. Go on.</source>
        <translation>Correcto. Siga.</translation>
    </message>
    <message>
        <source>This is not the solution. It is taken back.</source>
        <translation>Esta no es la solución. Se retira.</translation>
    </message>
    <message>
        <source>That does not do it: look at the answer.</source>
        <translation>Eso no lo consigue: mire la respuesta.</translation>
    </message>
    <message>
        <source>That does not do it. It is taken back.</source>
        <translation>Eso no lo consigue. Se retira.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resuelto.</translation>
    </message>
    <message>
        <source>Themes: {themes}</source>
        <translation>Temas: {themes}</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Esta es la solución.</translation>
    </message>
    <message>
        <source>White on board {board}</source>
        <translation>Blancas en el tablero {board}</translation>
    </message>
    <message>
        <source>Black on board {board}</source>
        <translation>Negras en el tablero {board}</translation>
    </message>
    <message>
        <source>The program in which bots think has answered nonsense.</source>
        <translation>El programa en el que piensan los bots ha respondido algo sin sentido.</translation>
    </message>
    <message>
        <source>The program in which bots think does not respond.</source>
        <translation>El programa en el que piensan los bots no responde.</translation>
    </message>
    <message>
        <source>The program in which bots think cannot be started.</source>
        <translation>El programa en el que piensan los bots no se puede iniciar.</translation>
    </message>
    <message>
        <source>The program in which bots think has ended unexpectedly.</source>
        <translation>El programa en el que piensan los bots ha terminado inesperadamente.</translation>
    </message>
    <message>
        <source>“{file}” cannot be the name of a language (expected letters, digits and -)</source>
        <translation>«{file}» no puede ser el nombre de un idioma (se esperan letras, cifras y -)</translation>
    </message>
    <message>
        <source>{file} translates none of this program&apos;s texts</source>
        <translation>{file} no traduce ninguno de los textos de este programa</translation>
    </message>
    <message>
        <source>The settings in {folder} are damaged; what cannot be read is as usual.</source>
        <translation>Los ajustes en {folder} están dañados; lo que no se puede leer queda como de costumbre.</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {folder}; what you choose is forgotten when the program ends.</source>
        <translation>Los ajustes no se pueden guardar en {folder}; lo que elija se olvida cuando el programa termina.</translation>
    </message>
    <message>
        <source>Report of a crash</source>
        <translation>Informe de un fallo</translation>
    </message>
    <message>
        <source>The last time the program ended unexpectedly, or something in it went wrong. This report of it was written to this computer only; nothing has been sent. Whoever wants to report the fault can copy it.</source>
        <translation>La última vez el programa terminó inesperadamente, o algo falló en él. Este informe se escribió solo en este ordenador; no se ha enviado nada. Quien quiera comunicar el fallo puede copiarlo.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>It is kept in {files}.</source>
        <translation>Se conserva en {files}.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>These journals cannot be read to their end. They stay in {folder}; one that you keep is not asked about again.</source>
        <translation>Estos diarios no se pueden leer hasta el final. Permanecen en {folder}; por uno que conserve no se vuelve a preguntar.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar en carpeta</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete {file}? That cannot be undone.</source>
        <translation>¿Borrar {file}? Eso no se puede deshacer.</translation>
    </message>
    <message>
        <source>Army, from its front rank to its back rank</source>
        <translation>Ejército, de la fila delantera a la fila trasera</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{piece} en {square}</translation>
    </message>
    <message>
        <source>{words}, taken up</source>
        <translation>{words}, levantada</translation>
    </message>
    <message>
        <source>&amp;Ready set-ups</source>
        <translation>Formaciones &amp;preparadas</translation>
    </message>
    <message>
        <source>By &amp;lot</source>
        <translation>Por &amp;sorteo</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>&amp;Mezclar</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>&amp;Paste text</source>
        <translation>Pegar &amp;texto</translation>
    </message>
    <message>
        <source>Drag one piece onto another: they change places.</source>
        <translation>Arrastre una pieza sobre otra: intercambian sus sitios.</translation>
    </message>
    <message>
        <source>The set-up is on the clipboard as one line of text.</source>
        <translation>La formación está en el portapapeles como una línea de texto.</translation>
    </message>
    <message>
        <source>Set up the armies</source>
        <translation>Formar los ejércitos</translation>
    </message>
    <message>
        <source>Give up this game? The armies that are set up are lost.</source>
        <translation>¿Abandonar esta partida? Los ejércitos formados se pierden.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>{name}, please take the seat</source>
        <translation>{name}, ocupe el puesto, por favor</translation>
    </message>
    <message>
        <source>You set up your army now. Nobody else looks.</source>
        <translation>Forme ahora su ejército. Nadie más debe mirar.</translation>
    </message>
    <message>
        <source>Show my army</source>
        <translation>Mostrar mi ejército</translation>
    </message>
    <message>
        <source>{name}, set up your army</source>
        <translation>{name}, forme su ejército</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>{sentence}. Key {key}</source>
        <translation>{sentence}. Tecla {key}</translation>
    </message>
    <message>
        <source>Against {names}.</source>
        <translation>Contra {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message>
        <source>How many bots</source>
        <translation>Cuántos bots</translation>
    </message>
    <message>
        <source>How well the bots play</source>
        <translation>Cómo de bien juegan los bots</translation>
    </message>
    <message>
        <source>Games of a file</source>
        <translation>Juegos de un archivo</translation>
    </message>
    <message>
        <source>For {players} players.</source>
        <translation>Para {players} jugadores.</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Cambiar de juego</translation>
    </message>
    <message>
        <source>Game: {game}</source>
        <translation>Juego: {game}</translation>
    </message>
    <message>
        <source>Chooses another game</source>
        <translation>Permite elegir otro juego</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search for a game</source>
        <translation>Buscar un juego</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Cannot be played here: {reason}</source>
        <translation>No se puede jugar aquí: {reason}</translation>
    </message>
    <message>
        <source>No game has such a name.</source>
        <translation>Ningún juego se llama así.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Añadir un programa…</translation>
    </message>
    <message>
        <source>as long as is usual for them</source>
        <translation>lo que suelen tardar</translation>
    </message>
    <message numerus="yes">
        <source>up to %n second(s)</source>
        <translation>
            <numerusform>hasta %n segundo</numerusform>
            <numerusform>hasta %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>through %n position(s)</source>
        <translation>
            <numerusform>a través de %n posición</numerusform>
            <numerusform>a través de %n posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>A better one thinks longer</source>
        <translation>Uno mejor piensa más tiempo</translation>
    </message>
    <message>
        <source>Please choose</source>
        <translation>Elija, por favor</translation>
    </message>
    <message>
        <source>{name} (bot)</source>
        <translation>{name} (bot)</translation>
    </message>
    <message>
        <source>{name} (out)</source>
        <translation>{name} (fuera)</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nombre del jugador {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Quién juega como jugador {number}</translation>
    </message>
    <message>
        <source>Army of player {number}</source>
        <translation>Ejército del jugador {number}</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>Color del jugador {number}</translation>
    </message>
    <message>
        <source>Choose the colour of this player</source>
        <translation>Elegir el color de este jugador</translation>
    </message>
    <message>
        <source>Drag to change the order (Alt+Up, Alt+Down)</source>
        <translation>Arrastre para cambiar el orden (Alt+Arriba, Alt+Abajo)</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Quitar al jugador {number}</translation>
    </message>
    <message>
        <source>The colour now is {colour}</source>
        <translation>El color es ahora {colour}</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>¿Quién se sienta dónde?</translation>
    </message>
    <message>
        <source>Drag the players into order, or press Alt with Up or Down.</source>
        <translation>Arrastre los jugadores para ordenarlos, o pulse Alt con Arriba o Abajo.</translation>
    </message>
    <message>
        <source>Players in their order</source>
        <translation>Los jugadores en su orden</translation>
    </message>
    <message>
        <source>place {number}, {name}</source>
        <translation>lugar {number}, {name}</translation>
    </message>
    <message>
        <source>Player {number}: {problem}</source>
        <translation>Jugador {number}: {problem}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} y {other}</translation>
    </message>
    <message>
        <source>These colours are hard to tell apart: {players}.</source>
        <translation>Estos colores son difíciles de distinguir: {players}.</translation>
    </message>
    <message>
        <source>These colours are hard to tell apart for people who are colour-blind: {players}.</source>
        <translation>Estos colores son difíciles de distinguir para personas daltónicas: {players}.</translation>
    </message>
    <message>
        <source>{team}: {players}</source>
        <translation>{team}: {players}</translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation>
            <numerusform>%n par más</numerusform>
            <numerusform>%n pares más</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>No hay partida en la mesa.</translation>
    </message>
    <message>
        <source>Only in an analysis.</source>
        <translation>Solo en un análisis.</translation>
    </message>
    <message>
        <source>Only in an analysis, or when the game is over.</source>
        <translation>Solo en un análisis, o cuando la partida ha terminado.</translation>
    </message>
    <message>
        <source>No bot is playing.</source>
        <translation>No juega ningún bot.</translation>
    </message>
    <message>
        <source>Only for a game opened from a file such as PGN.</source>
        <translation>Solo para una partida abierta desde un archivo como PGN.</translation>
    </message>
    <message>
        <source>No clocks are running.</source>
        <translation>No corre ningún reloj.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partida no ha terminado.</translation>
    </message>
    <message>
        <source>Only for a game of two armies that PGN can hold.</source>
        <translation>Solo para partidas de dos ejércitos que caben en PGN.</translation>
    </message>
    <message>
        <source>Only in games with several whole boards.</source>
        <translation>Solo en juegos con varios tableros enteros.</translation>
    </message>
    <message>
        <source>Nothing to do at the moment.</source>
        <translation>No hay nada que hacer por el momento.</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Ocultar este panel</translation>
    </message>
    <message>
        <source>Take this panel out of the window, or put it back</source>
        <translation>Sacar este panel de la ventana, o devolverlo</translation>
    </message>
    <message>
        <source>Empty the line</source>
        <translation>Vaciar la línea</translation>
    </message>
    <message>
        <source>{sentence} (it may have {size} GB of memory)</source>
        <translation>{sentence} (puede usar {size} GB de memoria)</translation>
    </message>
    <message>
        <source>it cannot be loaded: {what}</source>
        <translation>no se puede cargar: {what}</translation>
    </message>
    <message>
        <source>“{what}” makes no bot (expected a class of cfanp_gui.bots.contract.Bot)</source>
        <translation>«{what}» no crea ningún bot (se espera una clase de cfanp_gui.bots.contract.Bot)</translation>
    </message>
    <message>
        <source>its name is {what} (expected a text in “name”)</source>
        <translation>su nombre es {what} (se espera un texto en «name»)</translation>
    </message>
    <message>
        <source>it has no name (expected a text in “name”)</source>
        <translation>no tiene nombre (se espera un texto en «name»)</translation>
    </message>
    <message>
        <source>it has raised {what}</source>
        <translation>ha lanzado {what}</translation>
    </message>
    <message>
        <source>it has answered {what} (expected one of choices(position, player))</source>
        <translation>ha respondido {what} (se espera una de las acciones que choices(position, player) da al jugador en esa posición)</translation>
    </message>
    <message>
        <source>{sentence} ({file}, line {line})</source>
        <translation>{sentence} ({file}, línea {line})</translation>
    </message>
    <message>
        <source>it has closed its output</source>
        <translation>ha cerrado su salida</translation>
    </message>
    <message>
        <source>it has ended with status {status}</source>
        <translation>ha terminado con el estado {status}</translation>
    </message>
    <message>
        <source>it was ended by {signal}</source>
        <translation>ha terminado por {signal}</translation>
    </message>
    <message>
        <source>{how}: “{words}”</source>
        <translation>{how}: «{words}»</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>no contiene nada</translation>
    </message>
    <message>
        <source>it has {count} fields (expected at most {most})</source>
        <translation>tiene {count} campos (se esperan {most} como máximo)</translation>
    </message>
    <message>
        <source>“{text}” is no side to move (expected w or b)</source>
        <translation>«{text}» no indica el bando al que le toca (se espera w o b)</translation>
    </message>
    <message>
        <source>“{text}” are no castling rights (expected such as KQkq, or -)</source>
        <translation>«{text}» no son derechos de enroque (se espera algo como KQkq, o -)</translation>
    </message>
    <message>
        <source>“{text}” is no en passant square (expected such as e3, or -)</source>
        <translation>«{text}» no es una casilla al paso (se espera algo como e3, o -)</translation>
    </message>
    <message>
        <source>“{text}” is no number of moves (expected such as 0)</source>
        <translation>«{text}» no es un número de jugadas (se espera algo como 0)</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>a NUL character was ignored</source>
        <translation>se ha ignorado un carácter NUL</translation>
    </message>
    <message>
        <source>a comment has no end</source>
        <translation>un comentario no tiene final</translation>
    </message>
    <message>
        <source>a closing bracket without an opening one was ignored</source>
        <translation>se ha ignorado una llave o un corchete de cierre sin el de apertura</translation>
    </message>
    <message>
        <source>text in brackets is kept as a comment</source>
        <translation>el texto entre corchetes se conserva como comentario</translation>
    </message>
    <message>
        <source>a tag whose name cannot be used is kept as a comment</source>
        <translation>una etiqueta cuyo nombre no se puede usar se conserva como comentario</translation>
    </message>
    <message>
        <source>the tag {name} was read as “{value}”</source>
        <translation>la etiqueta {name} se ha leído como «{value}»</translation>
    </message>
    <message>
        <source>“{name}” is not an encoding (expected such as {expected})</source>
        <translation>«{name}» no es una codificación (se espera algo como {expected})</translation>
    </message>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Western (Windows-1252)</source>
        <translation>Occidental (Windows-1252)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Centroeuropea (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Cirílica (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>Cirílica (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>Griega (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>Turca (Windows-1254)</translation>
    </message>
    <message>
        <source>Baltic (Windows-1257)</source>
        <translation>Báltica (Windows-1257)</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>China (GB18030)</translation>
    </message>
    <message>
        <source>Chinese (Big5)</source>
        <translation>China (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift JIS)</source>
        <translation>Japonesa (Shift JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC)</source>
        <translation>Japonesa (EUC)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Coreana (EUC-KR)</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Leer como</translation>
    </message>
    <message>
        <source>Read as: {encoding}</source>
        <translation>Leer como: {encoding}</translation>
    </message>
    <message>
        <source>Letters that look wrong in {file} were written in another encoding than it was read in.</source>
        <translation>Las letras que se ven mal en {file} se escribieron en una codificación distinta de aquella en que se ha leído.</translation>
    </message>
    <message>
        <source>Reopen with encoding</source>
        <translation>Reabrir con codificación</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>the reading has ended unexpectedly</source>
        <translation>la lectura ha terminado inesperadamente</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Which game of {file} is to be opened?</source>
        <translation>¿Qué partida de {file} quiere abrir?</translation>
    </message>
    <message>
        <source>&amp;Check all games</source>
        <translation>&amp;Revisar todas las partidas</translation>
    </message>
    <message>
        <source>&amp;Stop checking</source>
        <translation>&amp;Detener la revisión</translation>
    </message>
    <message>
        <source>Show &amp;remarks…</source>
        <translation>Mostrar &amp;observaciones…</translation>
    </message>
    <message>
        <source>All games were read without remarks.</source>
        <translation>Todas las partidas se han leído sin observaciones.</translation>
    </message>
    <message>
        <source>The text holds {games} games.</source>
        <translation>El texto contiene {games} partidas.</translation>
    </message>
    <message>
        <source>{file} holds {games} games.</source>
        <translation>{file} contiene {games} partidas.</translation>
    </message>
    <message>
        <source>{number}. cannot be read: {reason}</source>
        <translation>{number}. no se puede leer: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read: {reason}.</source>
        <translation>
            <numerusform>%n partida no se ha podido leer: {reason}.</numerusform>
            <numerusform>%n partidas no se han podido leer: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>How the file was read</source>
        <translation>Cómo se ha leído el archivo</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>the indexing has ended unexpectedly</source>
        <translation>la indexación ha terminado inesperadamente</translation>
    </message>
    <message>
        <source>The screen is gone. Games that were begun are offered at the next start.</source>
        <translation>La pantalla ha desaparecido. Las partidas empezadas se ofrecerán en el próximo inicio.</translation>
    </message>
    <message>
        <source>“{part}” is not a capture (expected such as 1x2N)</source>
        <translation>«{part}» no es una captura (se espera algo como 1x2N)</translation>
    </message>
    <message>
        <source>player {player} cannot capture from themselves</source>
        <translation>el jugador {player} no puede capturarse a sí mismo</translation>
    </message>
    <message>
        <source>“{part}” is not a debt (expected such as 3:5)</source>
        <translation>«{part}» no es una deuda (se espera algo como 3:5)</translation>
    </message>
    <message>
        <source>“{letters}” are not lost pieces (expected such as BR)</source>
        <translation>«{letters}» no son piezas perdidas (se espera algo como BR)</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as {move})</source>
        <translation>«{text}» no es una jugada (se espera algo como {move})</translation>
    </message>
    <message>
        <source>Plays any move that is allowed.</source>
        <translation>Hace cualquier jugada permitida.</translation>
    </message>
    <message>
        <source>Takes the most valuable piece and looks no further.</source>
        <translation>Toma la pieza más valiosa y no mira más allá.</translation>
    </message>
    <message>
        <source>Looks a move ahead and overlooks much, most of all quiet and long moves.</source>
        <translation>Mira una jugada hacia delante y pasa por alto mucho, sobre todo jugadas tranquilas y largas.</translation>
    </message>
    <message>
        <source>Looks a little ahead and often overlooks what comes from afar.</source>
        <translation>Mira un poco hacia delante y a menudo pasa por alto lo que viene de lejos.</translation>
    </message>
    <message>
        <source>Looks ahead and overlooks a move now and then.</source>
        <translation>Mira hacia delante y de vez en cuando pasa por alto una jugada.</translation>
    </message>
    <message>
        <source>Looks further ahead and overlooks little.</source>
        <translation>Mira más lejos y pasa por alto pocas cosas.</translation>
    </message>
    <message>
        <source>Looks far ahead and overlooks hardly anything.</source>
        <translation>Mira muy lejos y no pasa por alto casi nada.</translation>
    </message>
    <message>
        <source>Looks as far ahead as there is time for.</source>
        <translation>Mira tan lejos como le permite el tiempo.</translation>
    </message>
    <message>
        <source>Mirrored, each file meets itself, and every army is set up as White is: King faces King, and Queen faces Queen (broken arrows).</source>
        <translation>Al reflejar, cada columna se encuentra consigo misma, y todos los ejércitos se colocan como las blancas: rey frente a rey y dama frente a dama (flechas discontinuas).</translation>
    </message>
    <message>
        <source>Turned, file a meets file h. Armies A and C are both set up as White is, so the King of each faces the Queen of the other (broken arrows). Armies A and B are set up as in chess: King faces King.</source>
        <translation>Al girar, la columna a se encuentra con la columna h. Los ejércitos A y C se colocan los dos como las blancas, así que el rey de cada uno está frente a la dama del otro (flechas discontinuas). Los ejércitos A y B se colocan como en el ajedrez: rey frente a rey.</translation>
    </message>
    <message>
        <source>Army A stands on two half-boards, so it has two moves in its turn (arrows).</source>
        <translation>El ejército A está en dos medios tableros, así que tiene dos jugadas en su turno (flechas).</translation>
    </message>
    <message>
        <source>Army A stands on two half-boards, and still has one move in its turn (arrow).</source>
        <translation>El ejército A está en dos medios tableros, y aun así tiene una sola jugada en su turno (flecha).</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, and moves it too: its pieces wear a ring.</source>
        <translation>El ejército A ha dado jaque mate al ejército B y lo mueve también: sus piezas llevan un anillo.</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, which is gone; its half-board is empty.</source>
        <translation>El ejército A ha dado jaque mate al ejército B, que desaparece; su medio tablero está vacío.</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, which is dead: its pieces are grey and in the way.</source>
        <translation>El ejército A ha dado jaque mate al ejército B, que está muerto: sus piezas son grises y estorban.</translation>
    </message>
    <message>
        <source>Which player gets army A, B or C is drawn when the game begins.</source>
        <translation>Al empezar la partida se sortea a qué jugador le corresponde el ejército A, B o C.</translation>
    </message>
    <message>
        <source>The first player has army A, the second army B, the third army C (arrows).</source>
        <translation>El primer jugador tiene el ejército A, el segundo el ejército B, el tercero el ejército C (flechas).</translation>
    </message>
    <message>
        <source>Army B was handed to the player of army C, who moves it from now on.</source>
        <translation>El ejército B se cedió al jugador del ejército C, que lo mueve desde entonces.</translation>
    </message>
    <message>
        <source>Army A has pushed A and B together, and its own King is mated there (broken arrows): the army is lost.</source>
        <translation>El ejército A ha juntado A y B, y su propio rey recibe mate allí (flechas discontinuas): el ejército está perdido.</translation>
    </message>
    <message>
        <source>Armies B and C threaten a piece of army A each (broken arrows). Army A may answer with two moves in its turn.</source>
        <translation>Los ejércitos B y C amenazan cada uno una pieza del ejército A (flechas discontinuas). El ejército A puede responder con dos jugadas en su turno.</translation>
    </message>
    <message>
        <source>Armies A and B exchange a Knight and a Rook (arrows). Army C lost nothing in the round, so it must give up a piece worth at least a Knight: one of those in rings.</source>
        <translation>Los ejércitos A y B cambian un caballo y una torre (flechas). El ejército C no perdió nada en la ronda, así que debe entregar una pieza que valga al menos lo que un caballo: una de las marcadas con un círculo.</translation>
    </message>
    <message>
        <source>Army B is checkmated, and so frozen: it loses its turns, and only its King may be captured (arrow). Once that is gone, the army is dead.</source>
        <translation>El ejército B ha recibido jaque mate y por eso está congelado: pierde sus turnos, y solo su rey se puede capturar (flecha). Cuando el rey desaparece, el ejército está muerto.</translation>
    </message>
    <message>
        <source>Army B is dead and stands in the way. With the rule its pieces may be captured (arrow); without it they stay for good, where Kings are captured.</source>
        <translation>El ejército B está muerto y estorba. Con la regla, sus piezas se pueden capturar (flecha); sin ella, donde se capturan reyes, permanecen para siempre.</translation>
    </message>
    <message>
        <source>Army A moves its pawn, and pushes one of army B’s one square forward (arrows): either of the two in rings.</source>
        <translation>El ejército A mueve su peón y empuja uno del ejército B una casilla hacia delante (flechas): cualquiera de los dos marcados con un círculo.</translation>
    </message>
    <message>
        <source>Army A’s back rank from a to h: {letters}.</source>
        <translation>La fila trasera del ejército A de a a h: {letters}.</translation>
    </message>
    <message>
        <source>The game could not be kept in {folder}: {reason}.</source>
        <translation>La partida no se ha podido guardar en {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <translation>Resultado: {result}</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Arce</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogal</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Fieltro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Roble</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lino</translation>
    </message>
    <message>
        <source>Plain light</source>
        <translation>Claro liso</translation>
    </message>
    <message>
        <source>Plain dark</source>
        <translation>Oscuro liso</translation>
    </message>
    <message>
        <source>With the colours</source>
        <translation>Según los colores</translation>
    </message>
    <message>
        <source>{file} cannot be read, and boards look as usual: {reason}</source>
        <translation>{file} no se puede leer, y los tableros tienen el aspecto de siempre: {reason}</translation>
    </message>
    <message>
        <source>{file}, section [{section}]: {field} is not right, and the theme is left out.</source>
        <translation>{file}, sección [{section}]: {field} no es correcto, y el tema se omite.</translation>
    </message>
    <message>
        <source>Analysis: {players}, {day}</source>
        <translation>Análisis: {players}, {day}</translation>
    </message>
    <message>
        <source>Analysis: {players}</source>
        <translation>Análisis: {players}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>No games yet. Every game that you finish is kept here by itself.</source>
        <translation>Todavía no hay partidas. Cada partida que termine se guarda aquí por sí sola.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Evening’s table…</source>
        <translation>Tabla de la velada…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Cambiar de carpeta…</translation>
    </message>
    <message>
        <source>Folder for my games</source>
        <translation>Carpeta para mis partidas</translation>
    </message>
    <message>
        <source>Evening’s table</source>
        <translation>Tabla de la velada</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Vaciar…</translation>
    </message>
    <message>
        <source>No game has been finished yet. The next one is counted here.</source>
        <translation>Aún no se ha terminado ninguna partida. La próxima se cuenta aquí.</translation>
    </message>
    <message>
        <source>Won: {won}</source>
        <translation>Ganadas: {won}</translation>
    </message>
    <message>
        <source>Drawn: {drawn}</source>
        <translation>Tablas: {drawn}</translation>
    </message>
    <message>
        <source>Armies captured: {captured}</source>
        <translation>Ejércitos capturados: {captured}</translation>
    </message>
    <message>
        <source>Clear this table? The games stay in My games.</source>
        <translation>¿Vaciar esta tabla? Las partidas permanecen en «Mis partidas».</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Move on by one seat</source>
        <translation>Avanzar un puesto</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>Como estaban</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day} de {month}</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>{rule} Example: {words}</source>
        <translation>{rule} Ejemplo: {words}</translation>
    </message>
    <message>
        <source>The weights of this game cannot be learned</source>
        <translation>Los pesos de este juego no se pueden aprender</translation>
    </message>
    <message>
        <source>the weights are fitted, and tried against the plain ones</source>
        <translation>los pesos se ajustan y se prueban contra los simples</translation>
    </message>
    <message>
        <source>the weights won {rate} +- {error} % of {games} games (fair are {fair} %)</source>
        <translation>los pesos ganaron el {rate} +- {error} % de {games} partidas (lo justo es {fair} %)</translation>
    </message>
    <message>
        <source>{file}: line {number} is not of this run</source>
        <translation>{file}: la línea {number} no es de esta ejecución</translation>
    </message>
    <message>
        <source>You must drop a piece on this pair; other pairs are free</source>
        <translation>En este par es obligatorio reintroducir una pieza; otros pares son libres</translation>
    </message>
    <message>
        <source>Another piece of the hand must be dropped first</source>
        <translation>Antes hay que reintroducir otra pieza de la mano</translation>
    </message>
    <message>
        <source>No move may give check in this game: the King on {square} would be in check</source>
        <translation>En este juego ninguna jugada puede dar jaque: el rey de {square} quedaría en jaque</translation>
    </message>
    <message>
        <source>A King in check may only capture the piece that checks it, on {square}</source>
        <translation>Un rey en jaque solo puede capturar la pieza que le da jaque, en {square}</translation>
    </message>
    <message>
        <source>both sides have reached the goal</source>
        <translation>ambos bandos han alcanzado el objetivo</translation>
    </message>
    <message>
        <source>the winner’s pieces are gone</source>
        <translation>se han agotado las piezas del ganador</translation>
    </message>
    <message>
        <source>{count} of {most} checks</source>
        <translation>{count} de {most} jaques</translation>
    </message>
    <message>
        <source>{count}/{most} checks</source>
        <translation>{count}/{most} jaques</translation>
    </message>
    <message>
        <source>goal of army {army}</source>
        <translation>objetivo del ejército {army}</translation>
    </message>
    <message>
        <source>all armies have passed</source>
        <translation>todos los ejércitos han pasado</translation>
    </message>
    <message>
        <source>the Kings face each other</source>
        <translation>los reyes están frente a frente</translation>
    </message>
    <message>
        <source>The Kings see each other, and the move must part them</source>
        <translation>Los reyes se ven, y la jugada debe impedirlo</translation>
    </message>
    <message>
        <source>Only a whole turn is passed</source>
        <translation>Solo se pasa un turno entero</translation>
    </message>
    <message>
        <source>An army in check may not pass</source>
        <translation>Un ejército en jaque no puede pasar</translation>
    </message>
    <message>
        <source>An army that can capture may not pass</source>
        <translation>Un ejército que puede capturar no puede pasar</translation>
    </message>
    <message>
        <source>Your {piece} on {square} would explode</source>
        <translation>Una pieza propia explotaría ({piece} en {square})</translation>
    </message>
    <message>
        <source>{line}</source>
        <translation>{line}</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>casilla de entrada</translation>
    </message>
    <message>
        <source>blows up the {piece}</source>
        <translation>hace explotar {piece}</translation>
    </message>
    <message>
        <source>takes the last {piece}</source>
        <translation>toma la última pieza de este tipo ({piece})</translation>
    </message>
    <message>
        <source>{about}</source>
        <translation>{about}</translation>
    </message>
    <message>
        <source>The rules of counting moves when few pieces are left are not applied.</source>
        <translation>No se aplican las reglas de contar jugadas cuando quedan pocas piezas.</translation>
    </message>
    <message>
        <source>The rules about chasing other pieces are not applied.</source>
        <translation>No se aplican las reglas sobre perseguir otras piezas.</translation>
    </message>
    <message>
        <source>Points are not counted at the end.</source>
        <translation>Al final no se cuentan puntos.</translation>
    </message>
    <message>
        <source>That a move may not be repeated is not applied.</source>
        <translation>No se aplica que una jugada no pueda repetirse.</translation>
    </message>
    <message>
        <source>Once two players are left, a player who can move with none of their armies, though none is in check, has lost. Before that the army passes.</source>
        <translation>Cuando quedan dos jugadores, pierde el que no puede mover con ninguno de sus ejércitos, aunque ninguno esté en jaque. Antes de eso, el ejército pasa.</translation>
    </message>
    <message>
        <source>Once two players are left, a player who can move with none of their armies wins. Before that the army passes.</source>
        <translation>Cuando quedan dos jugadores, gana el que no puede mover con ninguno de sus ejércitos. Antes de eso, el ejército pasa.</translation>
    </message>
    <message>
        <source>With two armies it is a draw when a position has stood {count} times.</source>
        <translation>Con dos ejércitos, la partida es tablas cuando una posición se ha dado {count} veces.</translation>
    </message>
    <message>
        <source>At its home it is called {name}.</source>
        <translation>En su tierra se llama {name}.</translation>
    </message>
    <message>
        <source>Family: {family}.</source>
        <translation>Familia: {family}.</translation>
    </message>
    <message>
        <source>Choose it as the base game when you set up a game. Armies, pushing, the order of turns and the capture of armies are those on the page Rules; where they say chess, read this game. With two armies it is the game as it is played at home.</source>
        <translation>Elíjalo como juego base al preparar una partida. Los ejércitos, el juntar medios tableros, el orden de turnos y la captura de ejércitos son los de la página «Reglas»; donde allí dice ajedrez, léase este juego. Con dos ejércitos es el juego tal como se juega habitualmente.</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>Tablero y piezas</translation>
    </message>
    <message>
        <source>What is different from chess</source>
        <translation>En qué se distingue del ajedrez</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>On half-boards</source>
        <translation>En medios tableros</translation>
    </message>
    <message>
        <source>Writing it down</source>
        <translation>Cómo se escribe</translation>
    </message>
    <message>
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message>
        <source>Armies set up as White (A, C, E ..): {words}</source>
        <translation>Ejércitos colocados como las blancas (A, C, E…): {words}</translation>
    </message>
    <message>
        <source>Armies set up as Black (B, D, F ..): {words}</source>
        <translation>Ejércitos colocados como las negras (B, D, F…): {words}</translation>
    </message>
    <message>
        <source>There is no check and no mate.</source>
        <translation>No hay jaque ni mate.</translation>
    </message>
    <message>
        <source>no more than {count} pieces left</source>
        <translation>no quedan más de {count} piezas</translation>
    </message>
    <message>
        <source>An army is captured when it has {what}.</source>
        <translation>Un ejército queda capturado cuando en él {what}.</translation>
    </message>
    <message>
        <source>It counts only while another army has at least {count}.</source>
        <translation>Solo cuenta mientras otro ejército tenga al menos {count}.</translation>
    </message>
    <message>
        <source>{count} of them must stand there.</source>
        <translation>Deben estar allí {count} de ellas.</translation>
    </message>
    <message>
        <source>One of them is enough while no square there is empty.</source>
        <translation>Basta con una de ellas mientras no quede allí ninguna casilla vacía.</translation>
    </message>
    <message>
        <source>An army without a move passes, also once two players are left.</source>
        <translation>Un ejército sin jugadas pasa, también cuando quedan dos jugadores.</translation>
    </message>
    <message>
        <source>With two armies, {count} moves of each without a capture or a pawn’s move are a draw.</source>
        <translation>Con dos ejércitos, {count} jugadas de cada uno sin captura ni jugada de peón son tablas.</translation>
    </message>
    <message>
        <source>A half-board has {files} files and {ranks} ranks.</source>
        <translation>Un medio tablero tiene {files} columnas y {ranks} filas.</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Between any two that are pushed together lies the strip, of {ranks}: it belongs to nobody, and what stands on it is on every pair.</source>
        <translation>Entre dos medios tableros cualesquiera que estén juntos queda la franja, de {ranks}: no es de nadie, y lo que hay en ella está en todos los pares.</translation>
    </message>
    <message>
        <source>Pieces stand on points, where lines cross.</source>
        <translation>Las piezas están en puntos, donde se cruzan las líneas.</translation>
    </message>
    <message>
        <source>Each seat may choose its army: {armies}.</source>
        <translation>Cada puesto puede elegir su ejército: {armies}.</translation>
    </message>
    <message>
        <source>Explosions leave these unharmed: {pieces}.</source>
        <translation>Las explosiones no dañan estas piezas: {pieces}.</translation>
    </message>
    <message>
        <source>No move may give check.</source>
        <translation>Ninguna jugada puede dar jaque.</translation>
    </message>
    <message>
        <source>A King in check may only move to capture what checks it.</source>
        <translation>Un rey en jaque solo puede mover para capturar lo que le da jaque.</translation>
    </message>
    <message>
        <source>Two Kings may not face each other on an open file.</source>
        <translation>Dos reyes no pueden estar frente a frente en una columna abierta.</translation>
    </message>
    <message>
        <source>An army that is not in check may pass.</source>
        <translation>Un ejército que no está en jaque puede pasar.</translation>
    </message>
    <message>
        <source>Along the diagonal lines of a palace some pieces move diagonally: general, guard and soldier a step, chariot and cannon as far as they go elsewhere.</source>
        <translation>Por las líneas diagonales de un palacio algunas piezas mueven en diagonal: general, guardia y soldado, un paso; carro y cañón, tan lejos como en otro sitio.</translation>
    </message>
    <message>
        <source>A piece that leaves its first square on the back rank may bring in a piece of the hand there, in the same move.</source>
        <translation>Una pieza que deja su primera casilla en la fila trasera puede hacer entrar allí una pieza de la mano, en la misma jugada.</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <translation>No hay enroque.</translation>
    </message>
    <message>
        <source>The King castles with: {pieces}.</source>
        <translation>El rey enroca con: {pieces}.</translation>
    </message>
    <message>
        <source>Pawns have no double step.</source>
        <translation>Los peones no tienen doble paso.</translation>
    </message>
    <message>
        <source>It may also stay what it is, if it can move on.</source>
        <translation>También puede quedarse como está, si después puede seguir moviendo.</translation>
    </message>
    <message>
        <source>{piece} – {other}</source>
        <translation>{piece} – {other}</translation>
    </message>
    <message>
        <source>With every move a piece becomes another one: {pieces}.</source>
        <translation>Con cada jugada una pieza se convierte en otra: {pieces}.</translation>
    </message>
    <message>
        <source>A piece that moves into, within or out of the promotion zone becomes another one: {pieces}.</source>
        <translation>Una pieza que entra en la zona de promoción, mueve dentro de ella o sale de ella se convierte en otra: {pieces}.</translation>
    </message>
    <message>
        <source>An army that can capture on the pair that is pushed must; another pair may be pushed instead.</source>
        <translation>Un ejército que puede capturar en el par juntado debe hacerlo; en su lugar se puede juntar otro par.</translation>
    </message>
    <message>
        <source>A capture explodes: it also removes the piece that captures, and every piece but pawns on the eight squares around, own or hostile. Nobody may explode a King of their own.</source>
        <translation>Una captura explota: quita también la pieza que captura y todas las de las ocho casillas de alrededor, propias o ajenas, salvo los peones. Nadie puede hacer explotar a un rey propio.</translation>
    </message>
    <message>
        <source>These do not capture pieces of their own kind: {pieces}.</source>
        <translation>Estas no capturan piezas de su propio tipo: {pieces}.</translation>
    </message>
    <message>
        <source>The {pieces} neither jumps over another of its kind nor captures one.</source>
        <translation>Esta pieza ({pieces}) ni salta por encima de otra de su tipo ni la captura.</translation>
    </message>
    <message>
        <source>When a King faces another along an open line of the pair, a move there must end that; with two armies, the army to move may pass instead, and the game is drawn.</source>
        <translation>Cuando un rey está frente a otro en una línea abierta del par, una jugada en él debe ponerle fin; con dos ejércitos, el ejército al que le toca puede pasar en lugar de mover, y la partida es tablas.</translation>
    </message>
    <message>
        <source>From its first square the King may leap two files aside and one rank forward, and the piece beside it two squares straight forward, over anything to an empty square. A King may not leap in check, nor once a hostile rook has moved onto its file or rank.</source>
        <translation>Desde su primera casilla, el rey puede saltar dos columnas a un lado y una fila hacia delante, y la pieza que está a su lado, dos casillas de frente hacia delante, por encima de lo que sea, hasta una casilla vacía. Un rey no puede saltar si está en jaque, ni una vez que una torre rival ha movido a su columna o su fila.</translation>
    </message>
    <message>
        <source>An army that castles to one side takes the right to castle there from all others.</source>
        <translation>Un ejército que enroca hacia un lado quita a todos los demás el derecho a enrocar hacia ese lado.</translation>
    </message>
    <message>
        <source>With two armies, the player to move loses when a position has stood {count} times.</source>
        <translation>Con dos ejércitos, cuando una posición se ha dado {count} veces, pierde el jugador al que le toca.</translation>
    </message>
    <message>
        <source>With two armies, the player to move wins when a position has stood {count} times.</source>
        <translation>Con dos ejércitos, cuando una posición se ha dado {count} veces, gana el jugador al que le toca.</translation>
    </message>
    <message>
        <source>With two armies, army A loses when a position has stood {count} times.</source>
        <translation>Con dos ejércitos, cuando una posición se ha dado {count} veces, pierde el ejército A.</translation>
    </message>
    <message>
        <source>files {first} to {last}, {ranks}</source>
        <translation>las columnas {first} a {last} de {ranks}</translation>
    </message>
    <message>
        <source>Every {pieces} of an army is royal: none may be left attacked, and each is checkmated like the King of chess.</source>
        <translation>Toda pieza de este tipo ({pieces}) de un ejército es real: ninguna se puede dejar atacada, y cada una recibe jaque mate como el rey del ajedrez.</translation>
    </message>
    <message>
        <source>These are royal while their army has no more than {count} of the kind; they may not be left attacked, and are checkmated like the King of chess: {pieces}.</source>
        <translation>Estas piezas son reales mientras su ejército no tiene más de {count} de su tipo; no se pueden dejar atacadas y reciben jaque mate como el rey del ajedrez: {pieces}.</translation>
    </message>
    <message>
        <source>The last {pieces} of an army is royal: it may not be left attacked, and is checkmated like the King of chess.</source>
        <translation>La última pieza de este tipo ({pieces}) de un ejército es real: no se puede dejar atacada y recibe jaque mate como el rey del ajedrez.</translation>
    </message>
    <message>
        <source>An army that has several may not leave all of them attacked at once.</source>
        <translation>Un ejército que tiene varias no puede dejarlas todas atacadas a la vez.</translation>
    </message>
    <message>
        <source>no piece left</source>
        <translation>no queda ninguna pieza</translation>
    </message>
    <message>
        <source>no more than {pieces} left</source>
        <translation>no quedan más de {pieces}</translation>
    </message>
    <message>
        <source>lost its last {pieces}</source>
        <translation>no queda ninguna pieza de este tipo ({pieces})</translation>
    </message>
    <message>
        <source>A player wins when each of their armies has {what}.</source>
        <translation>Un jugador gana cuando en cada uno de sus ejércitos {what}.</translation>
    </message>
    <message>
        <source>An army whose {pieces} reaches {squares} of a pair, counted from its own home, captures the army that is at home on the other half-board.</source>
        <translation>Un ejército que alcanza {squares} de un par, contando desde su propia casa, con una pieza de este tipo ({pieces}) captura al ejército que tiene su casa en el otro medio tablero.</translation>
    </message>
    <message>
        <source>It counts if it still stands there when the army’s next turn begins.</source>
        <translation>Cuenta si la pieza sigue allí cuando empieza el siguiente turno de su ejército.</translation>
    </message>
    <message>
        <source>It does not count while it is attacked there.</source>
        <translation>No cuenta mientras la pieza esté atacada allí.</translation>
    </message>
    <message>
        <source>With two armies, a player who gives check with every move until a position has stood {count} times loses.</source>
        <translation>Con dos ejércitos, pierde el jugador que da jaque con cada jugada hasta que una posición se ha dado {count} veces.</translation>
    </message>
    <message>
        <source>With two armies, {count} moves of each without a capture are a draw.</source>
        <translation>Con dos ejércitos, {count} jugadas de cada uno sin captura son tablas.</translation>
    </message>
    <message>
        <source>This is how the pieces move, alone on a board or with what the drawing shows:</source>
        <translation>Así mueven las piezas, solas en un tablero o con lo que muestra el dibujo:</translation>
    </message>
    <message>
        <source>When all living armies pass one after another, it is a draw.</source>
        <translation>Si todos los ejércitos vivos pasan uno tras otro, la partida es tablas.</translation>
    </message>
    <message>
        <source>In castling the King moves {squares} towards the rook.</source>
        <translation>En el enroque, el rey avanza {squares} hacia la torre.</translation>
    </message>
    <message>
        <source>any rank</source>
        <translation>cualquier fila</translation>
    </message>
    <message>
        <source>Pawns make their double step from {ranks}.</source>
        <translation>Los peones dan su doble paso desde {ranks}.</translation>
    </message>
    <message>
        <source>A {pawn} that reaches {ranks} of a half-board that is not its home is promoted to {pieces}.</source>
        <translation>Cada {pawn} que alcanza {ranks} de un medio tablero que no es su casa se promociona a {pieces}.</translation>
    </message>
    <message>
        <source>Promotion never gives an army more than {limits}.</source>
        <translation>Por promoción un ejército nunca tiene más de {limits}.</translation>
    </message>
    <message>
        <source>A piece that captures becomes another one: {pieces}.</source>
        <translation>Una pieza que captura se convierte en otra: {pieces}.</translation>
    </message>
    <message>
        <source>It does so only by capturing.</source>
        <translation>Solo lo hace al capturar.</translation>
    </message>
    <message>
        <source>The promotion zone is {ranks} of every half-board that is not the piece’s home.</source>
        <translation>La zona de promoción abarca {ranks} de todo medio tablero que no sea la casa de la pieza.</translation>
    </message>
    <message>
        <source>The {pieces} keeps to {squares} of a pair, counted from its own home.</source>
        <translation>Esta pieza ({pieces}) se limita a {squares} de un par, contando desde su propia casa.</translation>
    </message>
    <message>
        <source>What an army captures goes to its hand and has its colour from then on.</source>
        <translation>Lo que un ejército captura va a su mano y lleva desde entonces su pintura.</translation>
    </message>
    <message>
        <source>A promoted pawn that is captured goes to the hand as a pawn.</source>
        <translation>Un peón promocionado que es capturado va a la mano como peón.</translation>
    </message>
    <message>
        <source>A captured piece loses its promotion.</source>
        <translation>Una pieza capturada pierde su promoción.</translation>
    </message>
    <message>
        <source>Instead of moving, an army may push any two half-boards and drop a piece from the hand on an empty square. When an army is captured its hand goes with it.</source>
        <translation>En lugar de mover, un ejército puede juntar dos medios tableros cualesquiera y reintroducir una pieza de la mano en una casilla vacía. Cuando un ejército es capturado, su mano va con él.</translation>
    </message>
    <message>
        <source>It is dropped with either side up.</source>
        <translation>Se reintroduce por cualquiera de sus dos caras.</translation>
    </message>
    <message>
        <source>No drop may give check.</source>
        <translation>Ninguna reintroducción puede dar jaque.</translation>
    </message>
    <message>
        <source>A {piece} may not be dropped on a file of the joined board on which its army already has {count}.</source>
        <translation>Una pieza de este tipo ({piece}) no puede reintroducirse en una columna del tablero formado en la que su ejército ya tiene {count}.</translation>
    </message>
    <message>
        <source>A {piece} may not be dropped so that it mates at once.</source>
        <translation>Una pieza de este tipo ({piece}) no puede reintroducirse dando mate de inmediato.</translation>
    </message>
    <message>
        <source>Pieces are dropped only on {squares}, counted from home.</source>
        <translation>Las piezas solo se reintroducen en {squares}, contando desde su casa.</translation>
    </message>
    <message>
        <source>Castling and en passant are as on the page Rules. A castling army keeps to its home half-board.</source>
        <translation>El enroque y la captura al paso son como en la página «Reglas». Un ejército que enroca se queda en su medio tablero de casa.</translation>
    </message>
    <message>
        <source>In the text of a position these have other letters: {letters}.</source>
        <translation>En el texto de una posición estas piezas tienen otras letras: {letters}.</translation>
    </message>
    <message>
        <source>{move} drops a piece from the hand.</source>
        <translation>{move} reintroduce una pieza de la mano.</translation>
    </message>
    <message>
        <source>An army that has been checked {times} is captured by the player who checked it last.</source>
        <translation>Un ejército que ha recibido jaque {times} queda capturado por el jugador que le dio el último.</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece is dropped or left where it could never move.</source>
        <translation>Ninguna pieza se reintroduce ni se deja donde nunca podría mover.</translation>
    </message>
    <message>
        <source>What can be dropped must be, before anything else moves.</source>
        <translation>Lo que se puede reintroducir debe reintroducirse antes de que mueva cualquier otra cosa.</translation>
    </message>
    <message>
        <source>These must be dropped before anything else moves: {pieces}.</source>
        <translation>Estas deben reintroducirse antes de que mueva cualquier otra cosa: {pieces}.</translation>
    </message>
    <message>
        <source>An army begins with these in its hand: {pieces}.</source>
        <translation>Un ejército empieza con estas piezas en la mano: {pieces}.</translation>
    </message>
    <message>
        <source>A pawn is not dropped on a back rank.</source>
        <translation>Un peón no se reintroduce en una fila trasera.</translation>
    </message>
    <message>
        <source>A piece sees its home half-board as its own side, and every other one as the opponent’s. So it looks away from its owner at home, and towards the back rank on any other half-board.</source>
        <translation>Una pieza ve su medio tablero de casa como su propio bando, y todos los demás como el del rival. Así, en casa da la espalda a su dueño, y en cualquier otro medio tablero mira hacia la fila trasera.</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <translation>{letter} {piece}</translation>
    </message>
    <message>
        <source>Moves are written as in chess, with the pair in front. The letters are: {letters}.</source>
        <translation>Las jugadas se escriben como en el ajedrez, con el par delante. Las letras son: {letters}.</translation>
    </message>
    <message>
        <source>A + or a - at the end says that a piece became another one.</source>
        <translation>Un + o un - al final dice que una pieza se ha convertido en otra.</translation>
    </message>
    <message>
        <source>A + at the end promotes and a = declines.</source>
        <translation>Un + al final promociona y un = renuncia a ello.</translation>
    </message>
    <message>
        <source>A promoted piece has + before the letter it had.</source>
        <translation>Una pieza promocionada lleva un + delante de la letra que tenía.</translation>
    </message>
    <message>
        <source>What a move brings in stands behind a slash: AB:Nc3/H.</source>
        <translation>Lo que una jugada hace entrar va detrás de una barra: AB:Nc3/H.</translation>
    </message>
    <message>
        <source>A square of the strip is named with ~ in front.</source>
        <translation>Una casilla de la franja se nombra con ~ delante.</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>ninguna fila</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>la fila {rank}</translation>
    </message>
    <message>
        <source>ranks {first} and {last}</source>
        <translation>las filas {first} y {last}</translation>
    </message>
    <message>
        <source>ranks {first} to {last}</source>
        <translation>las filas {first} a {last}</translation>
    </message>
    <message>
        <source>the ranks {ranks}</source>
        <translation>las filas {ranks}</translation>
    </message>
    <message>
        <source>[{game}]: the name is taken by another file</source>
        <translation>[{game}]: otro archivo ya ocupa el nombre</translation>
    </message>
    <message>
        <source>[{game}] {key} is not applied</source>
        <translation>[{game}] {key} no se aplica</translation>
    </message>
    <message>
        <source>{where}: {problem}</source>
        <translation>{where}: {problem}</translation>
    </message>
    <message>
        <source>files of Rooks, KQ, K, Q or -</source>
        <translation>columnas de torres, KQ, K, Q o -</translation>
    </message>
    <message>
        <source>army {letter} has “{text}” (expected some of {files}, or -)</source>
        <translation>el ejército {letter} tiene «{text}» (se espera alguna de {files}, o -)</translation>
    </message>
    <message>
        <source>Games of Fairy-Stockfish</source>
        <translation>Juegos de Fairy-Stockfish</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Saved as “{file}”</source>
        <translation>Guardado como «{file}»</translation>
    </message>
    <message>
        <source>“{text}” has no place in it</source>
        <translation>«{text}» no tiene sitio en él</translation>
    </message>
    <message>
        <source>“{text}” are no castling rights in {game}</source>
        <translation>«{text}» no son derechos de enroque en {game}</translation>
    </message>
    <message>
        <source>“{text}” is no square</source>
        <translation>«{text}» no es una casilla</translation>
    </message>
    <message>
        <source>“{text}” are no counts of checks in {game}</source>
        <translation>«{text}» no es un recuento de jaques en {game}</translation>
    </message>
</context>
<context>
    <name>AnalysisStrip</name>
    <message>
        <source>Any side may be moved; the game itself is not touched.</source>
        <translation>Se puede mover cualquier bando; la propia partida no se toca.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Show the mate again</source>
        <translation>Mostrar otra vez el mate</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Enter goes on</source>
        <translation>Intro para continuar</translation>
    </message>
</context>
<context>
    <name>ClockBox</name>
    <message>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>added when a turn ends</source>
        <translation>se añaden al terminar un turno</translation>
    </message>
    <message>
        <source>not counted when one begins</source>
        <translation>no cuentan al empezar uno</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>Otro…</translation>
    </message>
    <message>
        <source>&amp;Minutes for each player</source>
        <translation>&amp;Minutos por jugador</translation>
    </message>
    <message>
        <source>&amp;Seconds a turn</source>
        <translation>&amp;Segundos por turno</translation>
    </message>
    <message>
        <source>They &amp;are</source>
        <translation>Est&amp;os</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <translation>
            <numerusform>%n segundo por turno</numerusform>
            <numerusform>%n segundos por turno</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} and {seconds}</source>
        <translation>{minutes} y {seconds}</translation>
    </message>
    <message>
        <source>Everyone may think as long as they like.</source>
        <translation>Cada cual puede pensar cuanto quiera.</translation>
    </message>
    <message>
        <source>A player&apos;s time runs only when their turn has lasted that long.</source>
        <translation>El tiempo de un jugador solo corre cuando su turno ha durado tanto.</translation>
    </message>
    <message>
        <source>This is the time for the whole game.</source>
        <translation>Este es el tiempo para toda la partida.</translation>
    </message>
    <message>
        <source>A player gets the seconds each time one of their turns ends.</source>
        <translation>Un jugador recibe los segundos cada vez que termina uno de sus turnos.</translation>
    </message>
    <message>
        <source>{clock} {rule}</source>
        <translation>{clock} {rule}</translation>
    </message>
    <message>
        <source>Each clock starts at {factor} times this time.</source>
        <translation>Cada reloj empieza con {factor} veces este tiempo.</translation>
    </message>
</context>
<context>
    <name>ClockHolder</name>
    <message>
        <source>The clocks are running.</source>
        <translation>Los relojes corren.</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Completions</source>
        <translation>Propuestas</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Untitled game</source>
        <translation>Partida sin título</translation>
    </message>
    <message>
        <source>The journal {file} cannot be restored: {reason}.</source>
        <translation>El diario {file} no se puede restaurar: {reason}.</translation>
    </message>
    <message>
        <source>The game is saved as the web page {file}.</source>
        <translation>La partida está guardada como la página web {file}.</translation>
    </message>
    <message>
        <source>A copy of the game is saved as {file}.</source>
        <translation>Se ha guardado una copia de la partida como {file}.</translation>
    </message>
    <message>
        <source>The position is saved as {file}.</source>
        <translation>La posición está guardada como {file}.</translation>
    </message>
    <message>
        <source>Autosave is off: {reason}.</source>
        <translation>El guardado automático está desactivado: {reason}.</translation>
    </message>
</context>
<context>
    <name>EnginePanel</name>
    <message>
        <source>Best lines</source>
        <translation>Mejores líneas</translation>
    </message>
    <message>
        <source>Wait on</source>
        <translation>Seguir esperando</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Número de líneas</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Choose a program, and how much of the computer it has</source>
        <translation>Elegir un programa y cuánto ordenador puede usar</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>Elegir un programa…</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Procesadores</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Memory in megabytes</source>
        <translation>Memoria en megabytes</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>{pair}: this pair only</source>
        <translation>{pair}: solo este par</translation>
    </message>
    <message>
        <source>Starting {program}…</source>
        <translation>Iniciando {program}…</translation>
    </message>
    <message>
        <source>{program} is loading…</source>
        <translation>{program} se está cargando…</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} posiciones</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>profundidad {depth}</translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1 posición</translation>
    </message>
    <message>
        <source>It had to be started a second time.</source>
        <translation>Hubo que iniciarlo por segunda vez.</translation>
    </message>
    <message>
        <source>{program} is not ready yet: it may still be loading. Wait on, or stop it.</source>
        <translation>{program} aún no está listo: puede que todavía se esté cargando. Siga esperando, o deténgalo.</translation>
    </message>
    <message>
        <source>No program is chosen.</source>
        <translation>No hay ningún programa elegido.</translation>
    </message>
    <message>
        <source>Any chess program that speaks UCI will do, such as Stockfish: install it with the packages of the system or from stockfishchess.org, and choose its file here.</source>
        <translation>Sirve cualquier programa de ajedrez que hable UCI, como Stockfish: instálelo con los paquetes del sistema o desde stockfishchess.org, y elija aquí su archivo.</translation>
    </message>
    <message>
        <source>Use Fairy-Stockfish</source>
        <translation>Usar Fairy-Stockfish</translation>
    </message>
    <message>
        <source>Use Stockfish</source>
        <translation>Usar Stockfish</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something unexpected went wrong ({kind}: {error}). The game is kept in its journal.</source>
        <translation>Se ha producido un error inesperado ({kind}: {error}). La partida se conserva en su diario.</translation>
    </message>
    <message>
        <source>Details are in {file}.</source>
        <translation>Los detalles están en {file}.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Todavía nada</translation>
    </message>
    <message>
        <source>Save this game of {file} as a file of its own</source>
        <translation>Guardar esta partida de {file} en un archivo propio</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>“{file}” was changed on the disk after it was opened or saved here. To overwrite it loses that change.</source>
        <translation>«{file}» cambió en el disco después de abrirse o guardarse aquí. Si se sobrescribe, ese cambio se pierde.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>“{file}” has letters that could not be read. To save over it loses them for good.</source>
        <translation>«{file}» tiene letras que no se han podido leer. Si se sobrescribe, se pierden definitivamente.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Sobrescribirlo</translation>
    </message>
    <message>
        <source>Save as a web page</source>
        <translation>Guardar como página web</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Save as PGN</source>
        <translation>Guardar como PGN</translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation>PGN, dos ejércitos</translation>
    </message>
    <message>
        <source>The game is on the clipboard as text.</source>
        <translation>La partida está en el portapapeles como texto.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>análisis</translation>
    </message>
    <message>
        <source>{game}, analysis</source>
        <translation>{game}, análisis</translation>
    </message>
    <message>
        <source>“{file}” is open in another window; save under another name, or close that window first.</source>
        <translation>«{file}» está abierto en otra ventana; guarde con otro nombre, o cierre antes esa ventana.</translation>
    </message>
    <message>
        <source>Unsaved analysis</source>
        <translation>Análisis sin guardar</translation>
    </message>
    <message>
        <source>The analysis has changes that are not saved. Save them first?</source>
        <translation>El análisis tiene cambios sin guardar. ¿Guardarlos antes?</translation>
    </message>
    <message>
        <source>This game is not saved yet. Save it, to continue it later?</source>
        <translation>Esta partida aún no está guardada. ¿Guardarla para continuarla más tarde?</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partida sin guardar</translation>
    </message>
    <message>
        <source>The game on the table has changes that are not saved. Save them first?</source>
        <translation>La partida de la mesa tiene cambios sin guardar. ¿Guardarlos antes?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>Reading the text …</source>
        <translation>Leyendo el texto…</translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation>Abriendo {file}…</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save film strip</source>
        <translation>Guardar tira de imágenes</translation>
    </message>
    <message>
        <source>The boards of each move</source>
        <translation>Los tableros de cada jugada</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>La mesa entera</translation>
    </message>
    <message>
        <source>&amp;From move</source>
        <translation>&amp;De la jugada</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>&amp;A la jugada</translation>
    </message>
    <message>
        <source>&amp;Each picture shows</source>
        <translation>Cada imagen &amp;muestra</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>&amp;Tipo de archivo</translation>
    </message>
    <message>
        <source>Pictures in a &amp;row</source>
        <translation>Imágenes por &amp;fila</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>De la jugada</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>A la jugada</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>A picture for each move, with its number and what it is called.</source>
        <translation>Una imagen por cada jugada, con su número y cómo se llama.</translation>
    </message>
    <message>
        <source>An animated GIF takes Pillow, which is not installed: pip install &apos;cfanp-gui[gif]&apos;</source>
        <translation>Un GIF animado necesita Pillow, que no está instalado: pip install &apos;cfanp-gui[gif]&apos;</translation>
    </message>
    <message>
        <source>A film has at most {most} moves.</source>
        <translation>Una tira de imágenes tiene como máximo {most} jugadas.</translation>
    </message>
</context>
<context>
    <name>GameJournals</name>
    <message>
        <source>The game is restored only up to where its journal is damaged: {reason}. The journal is kept as {file}.</source>
        <translation>La partida se restaura solo hasta donde su diario está dañado: {reason}. El diario se conserva como {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be removed: {reason}.</source>
        <translation>{file} no se puede eliminar: {reason}.</translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message>
        <source>Show the mate again</source>
        <translation>Mostrar otra vez el mate</translation>
    </message>
    <message>
        <source>Worst moves of the game</source>
        <translation>Peores jugadas de la partida</translation>
    </message>
    <message>
        <source>Have the game judged, and see which moves cost most</source>
        <translation>Hacer valorar la partida y ver qué jugadas costaron más</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Go to the start of the record and walk through it</source>
        <translation>Ir al principio del registro y recorrerlo</translation>
    </message>
    <message>
        <source>Evening’s table…</source>
        <translation>Tabla de la velada…</translation>
    </message>
    <message>
        <source>All games of the same people</source>
        <translation>Todas las partidas de las mismas personas</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartir…</translation>
    </message>
    <message>
        <source>Pictures, pages and text of the game</source>
        <translation>Imágenes, páginas y texto de la partida</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Begin another game of the same people</source>
        <translation>Empezar otra partida con las mismas personas</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Cerrar este panel</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Puestos…</translation>
    </message>
    <message>
        <source>Who sits where in the rematch</source>
        <translation>Quién se sienta dónde en la revancha</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>Who took whom, and what else can be done now</source>
        <translation>Quién capturó a quién, y qué más se puede hacer ahora</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partida terminada</translation>
    </message>
    <message>
        <source>Who took whom</source>
        <translation>Quién capturó a quién</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Part of a player’s name</source>
        <translation>Parte del nombre de un jugador</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>By which column the games are sorted</source>
        <translation>Por qué columna se ordenan las partidas</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>Which turns followed the position on the table, and with what results</source>
        <translation>Qué turnos siguieron a la posición de la mesa, y con qué resultados</translation>
    </message>
    <message>
        <source>Turns that followed the position on the table</source>
        <translation>Turnos que siguieron a la posición de la mesa</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Qué juego</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo acabó</translation>
    </message>
    <message>
        <source>Choose a folder, and the games in it are listed here.</source>
        <translation>Elija una carpeta, y las partidas que contiene se listan aquí.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Elegir una carpeta…</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>What is looked for in the games</source>
        <translation>Qué se busca en las partidas</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Half-board</source>
        <translation>Medio tablero</translation>
    </message>
    <message>
        <source>Pieces on a pair</source>
        <translation>Piezas en un par</translation>
    </message>
    <message>
        <source>Pieces of an army</source>
        <translation>Piezas de un ejército</translation>
    </message>
    <message>
        <source>Who captured whom</source>
        <translation>Quién capturó a quién</translation>
    </message>
    <message>
        <source>A CFEN or its beginning</source>
        <translation>Un CFEN o su principio</translation>
    </message>
    <message>
        <source>Finds games in which a position was reached whose text begins so.</source>
        <translation>Encuentra partidas en las que se alcanzó una posición cuyo texto empieza así.</translation>
    </message>
    <message>
        <source>Finds games in which the position on the table was reached.</source>
        <translation>Encuentra partidas en las que se alcanzó la posición de la mesa.</translation>
    </message>
    <message>
        <source>Ranks, such as 8/8/PPPPPPPP/RNBQKBNR</source>
        <translation>Filas, como 8/8/PPPPPPPP/RNBQKBNR</translation>
    </message>
    <message>
        <source>Finds a half-board, written as in a CFEN or without the armies.</source>
        <translation>Encuentra un medio tablero, escrito como en un CFEN o sin los ejércitos.</translation>
    </message>
    <message>
        <source>Such as KaQaKb, AB: KQK, KQK+</source>
        <translation>Como KaQaKb, AB: KQK, KQK+</translation>
    </message>
    <message>
        <source>Finds pieces on two half-boards pushed together: just these, or with + more.</source>
        <translation>Encuentra piezas en dos medios tableros juntos: solo estas, o con + más.</translation>
    </message>
    <message>
        <source>Such as KQR, A: KQR, KQR+</source>
        <translation>Como KQR, A: KQR, KQR+</translation>
    </message>
    <message>
        <source>Finds an army with just these pieces, or with + more.</source>
        <translation>Encuentra un ejército con solo estas piezas, o con + más.</translation>
    </message>
    <message>
        <source>Such as Ann x Ben, A x, x C</source>
        <translation>Como Ann x Ben, A x, x C</translation>
    </message>
    <message>
        <source>Finds games in which a player captured an army: names, or letters.</source>
        <translation>Encuentra partidas en las que un jugador capturó un ejército: nombres o letras.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Leave out {folder}</source>
        <translation>Excluir {folder}</translation>
    </message>
    <message>
        <source>Folder with games</source>
        <translation>Carpeta con partidas</translation>
    </message>
    <message>
        <source>looking into the folders</source>
        <translation>mirando en las carpetas</translation>
    </message>
    <message>
        <source>reading file {number} of {all}</source>
        <translation>leyendo el archivo {number} de {all}</translation>
    </message>
    <message>
        <source>playing through game {number} of {all}</source>
        <translation>recorriendo la partida {number} de {all}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>{found} of {games}</source>
        <translation>{found} de {games}</translation>
    </message>
    <message>
        <source>not played through yet, so not found by what stood on the boards: {count}</source>
        <translation>aún sin recorrer, por lo que no se encuentran por lo que había en los tableros: {count}</translation>
    </message>
</context>
<context>
    <name>HandOverCard</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, es su turno</translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on</source>
        <translation>Haga clic o pulse Intro para seguir</translation>
    </message>
    <message>
        <source>{name}, please take the seat</source>
        <translation>{name}, ocupe el puesto, por favor</translation>
    </message>
    <message>
        <source>Click, or press Enter, when nobody else looks</source>
        <translation>Haga clic o pulse Intro cuando nadie más mire</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>&amp;Step through an example</source>
        <translation>&amp;Recorrer un ejemplo</translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message>
        <source>Pairing matrix</source>
        <translation>Matriz de pares</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>Radar</source>
        <translation>Radar</translation>
    </message>
    <message>
        <source>Radar: before this army moves again</source>
        <translation>Radar: antes de que este ejército vuelva a mover</translation>
    </message>
    <message>
        <source>In this game no boards are pushed together: there is nothing to tell here.</source>
        <translation>En esta partida no se juntan tableros: aquí no hay nada que mostrar.</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>No hay partida en la mesa.</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>Celdas más pequeñas</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>Celdas más grandes</translation>
    </message>
    <message>
        <source>Number: legal moves. {king} its King is there, {king}+ in check, {king}# checkmated. {star} it can checkmate at once. {minus}3 it may lose, +3 it may win there, in pawns. Hatched: pushed this turn.</source>
        <translation>Número: jugadas legales. {king} su rey está ahí, {king}+ en jaque, {king}# en jaque mate. {star} puede dar jaque mate inmediato. {minus}3 puede perder ahí, +3 puede ganar ahí, en peones. Rayado: juntado en este turno.</translation>
    </message>
    <message>
        <source>{sign} something must be done before any move.</source>
        <translation>{sign} hay que hacer algo antes de cualquier jugada.</translation>
    </message>
    <message>
        <source>To move: {army}</source>
        <translation>Le toca a: {army}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s) on all pairs</source>
        <translation>
            <numerusform>%n jugada legal en todos los pares</numerusform>
            <numerusform>%n jugadas legales en todos los pares</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkmate at once on {pairs}</source>
        <translation>Jaque mate inmediato en {pairs}</translation>
    </message>
    <message>
        <source>An army can be captured at once on {pairs}</source>
        <translation>Un ejército puede capturarse de inmediato en {pairs}</translation>
    </message>
    <message>
        <source>Would be in check against {boards}</source>
        <translation>Quedaría en jaque contra {boards}</translation>
    </message>
    <message>
        <source>Nothing can be lost at once.</source>
        <translation>No se puede perder nada de inmediato.</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Worst moves</source>
        <translation>Peores jugadas</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>What everybody may expect</source>
        <translation>Lo que cada cual puede esperar</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>Mejores turnos</translation>
    </message>
    <message>
        <source>How the game went for everybody</source>
        <translation>Cómo le fue la partida a cada cual</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Número de turnos</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>Judge the whole game</source>
        <translation>Valorar toda la partida</translation>
    </message>
    <message>
        <source>Judging: %v of %m</source>
        <translation>Valorando: %v de %m</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{effort}; more as soon as the mouse leaves the list</source>
        <translation>{effort}; más en cuanto el ratón salga de la lista</translation>
    </message>
    <message>
        <source>When the game has been judged, the moves are listed here by which players lost most of what they could expect.</source>
        <translation>Cuando la partida se haya valorado, se listan aquí las jugadas que más restaron a lo que los jugadores podían esperar.</translation>
    </message>
    <message>
        <source>The game is being judged.</source>
        <translation>La partida se está valorando.</translation>
    </message>
    <message>
        <source>Nobody lost much by any move that has been judged.</source>
        <translation>Nadie perdió mucho con ninguna de las jugadas valoradas.</translation>
    </message>
    <message>
        <source>A click leads to where the move was made and shows what was better.</source>
        <translation>Un clic lleva adonde se hizo la jugada y muestra qué era mejor.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar cómo</translation>
    </message>
    <message>
        <source>The program does this step for you</source>
        <translation>El programa da este paso por usted</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}, in another position</source>
        <translation>Paso {number} de {count}, en otra posición</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Hecho</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Siguiente: {lesson}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
</context>
<context>
    <name>LineagePanel</name>
    <message>
        <source>Lineage as a river</source>
        <translation>El linaje como un río</translation>
    </message>
    <message>
        <source>Lost and captured armies</source>
        <translation>Ejércitos perdidos y capturados</translation>
    </message>
    <message>
        <source>No army has been lost or captured on this line.</source>
        <translation>En esta línea no se ha perdido ni capturado ningún ejército.</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Guardar como SVG…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Type the number of a board to show it; 0 shows all boards.</source>
        <translation>Escriba el número de un tablero para mostrarlo; 0 muestra todos los tableros.</translation>
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
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Show the moves as a table, a column for each army</source>
        <translation>Mostrar las jugadas en una tabla, con una columna por ejército</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Comentario sobre esta jugada</translation>
    </message>
    <message>
        <source>{glyph} (Alt+{key})</source>
        <translation>{glyph} (Alt+{key})</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>Más signos</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>No game on the table.</source>
        <translation>No hay partida en la mesa.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Reclamar tablas</translation>
    </message>
    <message>
        <source>Let the bots go on</source>
        <translation>Dejar seguir a los bots</translation>
    </message>
    <message>
        <source>Stop the bots</source>
        <translation>Detener los bots</translation>
    </message>
    <message>
        <source>Pause the clocks</source>
        <translation>Parar los relojes</translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation>Iniciar los relojes</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jugar ahora</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>{round} · the first move starts the clocks</source>
        <translation>{round} · la primera jugada pone en marcha los relojes</translation>
    </message>
</context>
<context>
    <name>PictureActions</name>
    <message>
        <source>Sheet with all moves (PDF)</source>
        <translation>Hoja con todas las jugadas (PDF)</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagen SVG</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>The picture is saved as {file}.</source>
        <translation>La imagen está guardada como {file}.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <source>On the stage: {names}</source>
        <translation>En el centro: {names}</translation>
    </message>
    <message>
        <source>Save the film strip</source>
        <translation>Guardar la tira de imágenes</translation>
    </message>
    <message>
        <source>film</source>
        <translation>tira</translation>
    </message>
    <message>
        <source>The film is saved as {file}.</source>
        <translation>La tira de imágenes está guardada como {file}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Drawing {file} …</source>
        <translation>Dibujando {file}…</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}.</source>
        <translation>{file} no se puede guardar: {reason}.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>The picture as it will be</source>
        <translation>La imagen tal como quedará</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>La mesa entera</translation>
    </message>
    <message>
        <source>Seen from the &amp;other side</source>
        <translation>Vista desde el &amp;otro lado</translation>
    </message>
    <message>
        <source>&amp;Names and pockets</source>
        <translation>&amp;Nombres y bolsillos</translation>
    </message>
    <message>
        <source>Names of &amp;files and ranks</source>
        <translation>Nombres de columnas y f&amp;ilas</translation>
    </message>
    <message>
        <source>The &amp;last move marked</source>
        <translation>La ú&amp;ltima jugada marcada</translation>
    </message>
    <message>
        <source>&amp;Arrows and rings</source>
        <translation>&amp;Flechas y círculos</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impresión</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparente</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habitual</translation>
    </message>
    <message>
        <source>cm, {dpi} dpi</source>
        <translation>cm, {dpi} ppp</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>Unit of the width</source>
        <translation>Unidad del ancho</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>Colo&amp;res</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Ancho</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>&amp;Pie de imagen</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Tableros</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Carry pieces (Esc)</source>
        <translation>Llevar piezas (Esc)</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Empty squares; the right button always does</source>
        <translation>Vaciar casillas; el botón derecho siempre lo hace</translation>
    </message>
    <message>
        <source>Drag a piece onto the boards, or click it and paint. The right button removes. Keys: letters for pieces, digits for armies.</source>
        <translation>Arrastre una pieza a los tableros, o haga clic en ella y pinte. El botón derecho quita. Teclas: letras para las piezas, cifras para los ejércitos.</translation>
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
        <translation>Esta no es una posición válida: {reason}.</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Position editor</source>
        <translation>Editor de posiciones</translation>
    </message>
    <message>
        <source>Boards of the position</source>
        <translation>Tableros de la posición</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>Clear the boards</source>
        <translation>Vaciar los tableros</translation>
    </message>
    <message>
        <source>Add a board</source>
        <translation>Añadir un tablero</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Begin an analysis of the position at once, without names or clocks</source>
        <translation>Empezar de inmediato un análisis de la posición, sin nombres ni relojes</translation>
    </message>
    <message>
        <source>Puzzle…</source>
        <translation>Problema…</translation>
    </message>
    <message>
        <source>Ask for something here, such as a mate, and have it proved</source>
        <translation>Pedir aquí algo, como un mate, y hacerlo demostrar</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Jugar…</translation>
    </message>
    <message>
        <source>Choose who plays, and begin a game here</source>
        <translation>Elegir quién juega y empezar aquí una partida</translation>
    </message>
    <message>
        <source>Remove board {board}</source>
        <translation>Quitar el tablero {board}</translation>
    </message>
    <message>
        <source>Board {board}, {square}: {what}</source>
        <translation>Tablero {board}, {square}: {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>The position that was set up will be lost. Leave the editor?</source>
        <translation>La posición compuesta se perderá. ¿Salir del editor?</translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>The position as one line of text, {form}</source>
        <translation>La posición como una línea de texto, {form}</translation>
    </message>
    <message>
        <source>This is not a valid position: {reason}. Esc restores the line.</source>
        <translation>Esta no es una posición válida: {reason}. Esc restaura la línea.</translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation>La posición está en el portapapeles como una línea de texto.</translation>
    </message>
</context>
<context>
    <name>PreferenceActions</name>
    <message>
        <source>Translations of Qt</source>
        <translation>Traducciones de Qt</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Añadir un idioma</translation>
    </message>
    <message>
        <source>No language was added: {reason}.</source>
        <translation>No se añadió ningún idioma: {reason}.</translation>
    </message>
    <message>
        <source>{language}: {done} of {count} texts are translated.</source>
        <translation>{language}: {done} de {count} textos están traducidos.</translation>
    </message>
    <message>
        <source>Left out, as they do not fit their English: texts {texts}, pages {pages}.</source>
        <translation>Se omiten, por no ajustarse a su inglés: textos {texts}, páginas {pages}.</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Piezas</translation>
    </message>
    <message>
        <source>&amp;Xiangqi and Shogi</source>
        <translation>&amp;Xiangqi y shogi</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Movimiento</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Order of the boards</source>
        <translation>&amp;Disposición de los tableros</translation>
    </message>
    <message>
        <source>&amp;Turn to the seat to move</source>
        <translation>&amp;Girar hacia el puesto al que le toca</translation>
    </message>
    <message>
        <source>&amp;Bots move</source>
        <translation>Los &amp;bots mueven</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Chess programs</source>
        <translation>Programas de ajedrez</translation>
    </message>
    <message>
        <source>Boar&amp;ds</source>
        <translation>Tab&amp;leros</translation>
    </message>
    <message>
        <source>S&amp;urface of the table</source>
        <translation>S&amp;uperficie de la mesa</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>&amp;Wait for one to load</source>
        <translation>&amp;Esperar a que se cargue uno</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long a chess program may load before you are asked to wait on</source>
        <translation>Cuánto puede tardar en cargarse un programa de ajedrez antes de que se le pregunte si quiere seguir esperando</translation>
    </message>
    <message>
        <source>Show a &amp;card between the turns of two players</source>
        <translation>Mostrar una &amp;tarjeta entre los turnos de dos jugadores</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>Reproducir &amp;sonidos</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>&amp;Añadir un idioma…</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Movimiento completo</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>De inmediato</translation>
    </message>
    <message>
        <source>As people do</source>
        <translation>Como las personas</translation>
    </message>
    <message>
        <source>Slowly, to be followed</source>
        <translation>Despacio, para poder seguirlo</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>When it is on the far side</source>
        <translation>Cuando está al otro lado</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Round a stage</source>
        <translation>Alrededor del centro</translation>
    </message>
    <message>
        <source>Free table, in rows</source>
        <translation>Mesa libre, en filas</translation>
    </message>
    <message>
        <source>Free table, round</source>
        <translation>Mesa libre, en círculo</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Errores</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong: the position can be played</source>
        <translation>No hay nada mal: la posición se puede jugar</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Next puzzle</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostrar la solución</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Key in its file: {key}</source>
        <translation>Clave en su archivo: {key}</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
</context>
<context>
    <name>RecordSign</name>
    <message>
        <source>An earlier position: back to the game</source>
        <translation>Una posición anterior: volver a la partida</translation>
    </message>
    <message>
        <source>A variation: back to the game</source>
        <translation>Una variante: volver a la partida</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Nobody has moved since this player&apos;s last turn.</source>
        <translation>Nadie ha movido desde el último turno de este jugador.</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Abandona</translation>
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
        <translation>{when}: {players}, una partida y su análisis</translation>
    </message>
    <message>
        <source>{when}: {players}, analysis</source>
        <translation>{when}: {players}, análisis</translation>
    </message>
    <message>
        <source>damaged: {reason}</source>
        <translation>dañado: {reason}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronda {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesBox</name>
    <message>
        <source>Not in this game: {rules}.</source>
        <translation>No en este juego: {rules}.</translation>
    </message>
    <message>
        <source>{rule} “{choice}”</source>
        <translation>{rule} «{choice}»</translation>
    </message>
    <message>
        <source>{rule} off</source>
        <translation>{rule}: no</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
</context>
<context>
    <name>SetUpActions</name>
    <message>
        <source>This game cannot be set up: {problem}.</source>
        <translation>Esta partida no se puede preparar: {problem}.</translation>
    </message>
    <message>
        <source>Add games from a file</source>
        <translation>Añadir juegos de un archivo</translation>
    </message>
    <message>
        <source>Games of Fairy-Stockfish</source>
        <translation>Juegos de Fairy-Stockfish</translation>
    </message>
    <message>
        <source>No games were added from “{file}”: {reason}.</source>
        <translation>No se ha añadido ningún juego de «{file}»: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added, to be chosen for a new game.</source>
        <translation>
            <numerusform>%n juego añadido; puede elegirse para una partida nueva.</numerusform>
            <numerusform>%n juegos añadidos; pueden elegirse para una partida nueva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be played here:</source>
        <translation>
            <numerusform>%n no se puede jugar aquí:</numerusform>
            <numerusform>%n no se pueden jugar aquí:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New game from a position</source>
        <translation>Nueva partida desde una posición</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Set all as usual</source>
        <translation>Todo como de costumbre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Elegir un juego</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Número de jugadores</translation>
    </message>
    <message>
        <source>Same &amp;people as last time</source>
        <translation>Las mismas &amp;personas que la última vez</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Añadir un jugador</translation>
    </message>
    <message>
        <source>Bots &amp;think</source>
        <translation>Los &amp;bots piensan</translation>
    </message>
    <message>
        <source>The players are seated in this order.</source>
        <translation>Los jugadores se sientan en este orden.</translation>
    </message>
    <message>
        <source>The order of play is drawn at random when the game begins.</source>
        <translation>El orden de turnos se sortea al empezar la partida.</translation>
    </message>
    <message>
        <source>The players move in this order.</source>
        <translation>Los jugadores juegan en este orden.</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>como de costumbre</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Reglas de la casa: {rules}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no device to play sounds on.</source>
        <translation>No hay ningún dispositivo para reproducir sonidos.</translation>
    </message>
    <message>
        <source>Sounds need a part of Qt that is not installed; to install it: {command}</source>
        <translation>Los sonidos necesitan una parte de Qt que no está instalada; para instalarla: {command}</translation>
    </message>
    <message>
        <source>Sounds need a system library that is not installed; on Debian or Ubuntu: {command}</source>
        <translation>Los sonidos necesitan una biblioteca del sistema que no está instalada; en Debian o Ubuntu: {command}</translation>
    </message>
    <message>
        <source>Qt cannot load its sound support: {reason}</source>
        <translation>Qt no puede cargar su soporte de sonido: {reason}</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players</source>
        <translation>Chess For Any Number of Players</translation>
    </message>
    <message>
        <source>At this table, in turns</source>
        <translation>En esta mesa, por turnos</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>Con amigos</translation>
    </message>
    <message>
        <source>Mate in 20 seconds</source>
        <translation>Mate en 20 segundos</translation>
    </message>
    <message>
        <source>Open or analyse</source>
        <translation>Abrir o analizar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Encuentre la mejor jugada</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle</source>
        <translation>Problema del día</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>A file or a position</source>
        <translation>Un archivo o una posición</translation>
    </message>
    <message>
        <source>{key} teaches the game step by step. F1 opens the help.</source>
        <translation>{key} enseña el juego paso a paso. F1 abre la ayuda.</translation>
    </message>
    <message>
        <source>You play army A and move first.</source>
        <translation>Usted juega con el ejército A y mueve primero.</translation>
    </message>
    <message>
        <source>You are {name}, play army A and move first.</source>
        <translation>Usted es {name}, juega con el ejército A y mueve primero.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Show the whole table (Ctrl+0)</source>
        <translation>Mostrar toda la mesa (Ctrl+0)</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Toda la mesa</translation>
    </message>
    <message>
        <source>To type a move, press / first.</source>
        <translation>Para escribir una jugada, pulse antes /.</translation>
    </message>
</context>
</TS>

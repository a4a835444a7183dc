<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>there is no module “{module}”</source>
        <translation>il n’y a pas de module «&#xa0;{module}&#xa0;»</translation>
    </message>
    <message>
        <source>its command has a NUL character (expected text)</source>
        <translation>sa commande contient un caractère NUL (il faut du texte)</translation>
    </message>
    <message>
        <source>there are no moves to judge (expected a game that was played)</source>
        <translation>il n’y a pas de coups à juger (il faut une partie qui a été jouée)</translation>
    </message>
    <message>
        <source>pieces are hidden as long as the game goes on (expected one that is over)</source>
        <translation>des pièces sont cachées tant que la partie dure (il faut une partie terminée)</translation>
    </message>
    <message>
        <source>“{text}”: the nodes must be a whole number (expected such as club:500)</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: les nœuds doivent être un nombre entier (il faut par exemple club:500)</translation>
    </message>
    <message>
        <source>the number of players is {count} (expected {expected})</source>
        <translation>le nombre de joueurs est {count} (il faut {expected})</translation>
    </message>
    <message>
        <source>there are {count} bots for {players} players (expected 1 to {players})</source>
        <translation>il y a {count} bots pour {players} joueurs (il faut 1 à {players})</translation>
    </message>
    <message>
        <source>“{bot}”: nothing is hidden in this game</source>
        <translation>«&#xa0;{bot}&#xa0;»&#xa0;: rien n’est caché dans ce jeu</translation>
    </message>
    <message>
        <source>game {number}, action {action}: the bot “{bot}” failed: {reason}</source>
        <translation>partie {number}, action {action}&#xa0;: le bot «&#xa0;{bot}&#xa0;» a échoué&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>there are {count} actions (expected at most {most})</source>
        <translation>il y a {count} actions ({most} au plus)</translation>
    </message>
    <message>
        <source>action {number}, “{action}”: {reason}</source>
        <translation>action {number}, «&#xa0;{action}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the game goes on after action {number}</source>
        <translation>la partie continue après l’action {number}</translation>
    </message>
    <message>
        <source>game {number} of the file is not one of this arena: {what} is “{there}” (expected “{expected}”)</source>
        <translation>la partie {number} du fichier n’est pas de cette arène&#xa0;: {what} est «&#xa0;{there}&#xa0;» (il faut «&#xa0;{expected}&#xa0;»)</translation>
    </message>
    <message>
        <source>game {number} of the file is another game {round} than before</source>
        <translation>la partie {number} du fichier est une autre partie {round} qu’auparavant</translation>
    </message>
    <message>
        <source>the seating</source>
        <translation>le placement</translation>
    </message>
    <message>
        <source>A bot needs a limit of nodes or of seconds</source>
        <translation>Un bot a besoin d’une limite de nœuds ou de secondes</translation>
    </message>
    <message>
        <source>The limit of a bot must be more than nothing</source>
        <translation>La limite d’un bot doit être supérieure à zéro</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <translation>Joue au hasard</translation>
    </message>
    <message>
        <source>Takes what hangs</source>
        <translation>Prend ce qui traîne</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Joueur occasionnel</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>Joueur expérimenté</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Joueur de club</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>Joueur de tournoi</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Le plus fort</translation>
    </message>
    <message>
        <source>Looks ahead a little</source>
        <translation>Prévoit un peu</translation>
    </message>
    <message>
        <source>unknown bot “{name}” (expected one of {known})</source>
        <translation>bot inconnu «&#xa0;{name}&#xa0;» (il faut l’un de {known})</translation>
    </message>
    <message>
        <source>the bot “{bot}”: {reason}</source>
        <translation>le bot «&#xa0;{bot}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the bot “{bot}” answered “{answer}”, which it may not do now (expected such as {example})</source>
        <translation>le bot «&#xa0;{bot}&#xa0;» a répondu «&#xa0;{answer}&#xa0;», ce qu’il ne peut pas jouer maintenant (il faut par exemple {example})</translation>
    </message>
    <message>
        <source>it has not said “ok” within {seconds} s of its start</source>
        <translation>il n’a pas dit «&#xa0;ok&#xa0;» dans les {seconds}&#xa0;s suivant son lancement</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s, the most without a limit of time</source>
        <translation>il n’a pas répondu en {seconds}&#xa0;s, le maximum sans limite de temps</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s, its limit of {limit} s and {more} s more</source>
        <translation>il n’a pas répondu en {seconds}&#xa0;s, sa limite de {limit}&#xa0;s plus {more}&#xa0;s</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s of “stop”</source>
        <translation>il n’a pas répondu dans les {seconds}&#xa0;s suivant «&#xa0;stop&#xa0;»</translation>
    </message>
    <message>
        <source>the bot has no program (expected such as python3 bot.py)</source>
        <translation>le bot n’a pas de programme (il faut par exemple python3 bot.py)</translation>
    </message>
    <message>
        <source>Player {player} has nothing to do now</source>
        <translation>Le joueur {player} n’a rien à faire maintenant</translation>
    </message>
    <message>
        <source>standard output cannot be written: {reason}</source>
        <translation>impossible d’écrire sur la sortie standard&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>“{text}” is not a range of moves (expected such as 3-14)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une plage de coups (il faut par exemple 3-14)</translation>
    </message>
    <message>
        <source>it is “{text}” (expected {least} to {most}, or such as 8cm)</source>
        <translation>c’est «&#xa0;{text}&#xa0;» (il faut {least} à {most}, ou par exemple 8cm)</translation>
    </message>
    <message>
        <source>it is “{text}” (expected {least} to {most})</source>
        <translation>c’est «&#xa0;{text}&#xa0;» (il faut {least} à {most})</translation>
    </message>
    <message>
        <source>annotated games are kept as games (expected {expected})</source>
        <translation>les parties annotées s’enregistrent comme parties (il faut {expected})</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>ce n’est pas du texte</translation>
    </message>
    <message>
        <source>it is too long for a game of this arena</source>
        <translation>elle est trop longue pour une partie de cette arène</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected {expected})</source>
        <translation>«&#xa0;{key}&#xa0;» vaut {value} (il faut {expected})</translation>
    </message>
    <message>
        <source>action {number}, “{action}”, is not a move</source>
        <translation>l’action {number}, «&#xa0;{action}&#xa0;», n’est pas un coup</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>places</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>% of games</source>
        <translation>% des parties</translation>
    </message>
    <message>
        <source>+- error</source>
        <translation>+- erreur</translation>
    </message>
    <message>
        <source>% fair</source>
        <translation>% équitable</translation>
    </message>
    <message>
        <source>errors above</source>
        <translation>erreurs au-dessus</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>classement</translation>
    </message>
    <message>
        <source>{games}, {actions} on average, {count} broken off</source>
        <translation>{games}, {actions} en moyenne, {count} interrompues</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>un processus de travail</translation>
    </message>
    <message>
        <source>certificates are for tls:// addresses (--cluster is “{address}”)</source>
        <translation>les certificats servent aux adresses tls:// (--cluster vaut «&#xa0;{address}&#xa0;»)</translation>
    </message>
    <message>
        <source>--tls-key needs --tls-cert, the certificate it belongs to</source>
        <translation>--tls-key exige --tls-cert, le certificat auquel elle appartient</translation>
    </message>
    <message>
        <source>“{address}” is not the address of a scheduler (expected such as {example})</source>
        <translation>«&#xa0;{address}&#xa0;» n’est pas l’adresse d’un ordonnanceur (il faut par exemple {example})</translation>
    </message>
    <message>
        <source>game {number} was answered wrongly by {who}: {reason}; {count} wrong answers are too many</source>
        <translation>la partie {number} a reçu une réponse fausse de {who}&#xa0;: {reason}&#x202f;; {count} réponses fausses, c’est trop</translation>
    </message>
    <message>
        <source>game {number} was answered wrongly by {who}: {reason} (it is played again on this machine)</source>
        <translation>la partie {number} a reçu une réponse fausse de {who}&#xa0;: {reason} (elle est rejouée sur cette machine)</translation>
    </message>
    <message>
        <source>--cluster needs the extra cluster (pip install &apos;cfanp-gui[cluster]&apos;): {reason}</source>
        <translation>--cluster exige l’extra cluster (pip install &apos;cfanp-gui[cluster]&apos;)&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>no scheduler can be reached at {address}: {reason}</source>
        <translation>aucun ordonnanceur n’est joignable à l’adresse {address}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>what is at {address} does not answer as a scheduler: {reason}</source>
        <translation>ce qui se trouve à l’adresse {address} ne répond pas comme un ordonnanceur&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>certificates cannot be read from {files}: {reason}</source>
        <translation>impossible de lire des certificats dans {files}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>a tls:// address needs certificates (expected --tls-ca, --tls-cert and --tls-key, or distributed.comm.tls in the configuration of Dask)</source>
        <translation>une adresse tls:// exige des certificats (il faut --tls-ca, --tls-cert et --tls-key, ou distributed.comm.tls dans la configuration de Dask)</translation>
    </message>
    <message>
        <source>the scheduler at {address} has said what could run something here ({name}), which was refused</source>
        <translation>l’ordonnanceur à l’adresse {address} a envoyé de quoi exécuter quelque chose ici ({name}), ce qui a été refusé</translation>
    </message>
    <message>
        <source>the scheduler at {address} is gone</source>
        <translation>l’ordonnanceur à l’adresse {address} a disparu</translation>
    </message>
    <message>
        <source>a worker of {address} plays by another program, {found} (expected {expected}; give all of them the same version and start them anew)</source>
        <translation>un processus de travail de {address} joue avec un autre programme, {found} (il faut {expected}&#x202f;; donnez à tous la même version et relancez-les)</translation>
    </message>
    <message>
        <source>game {number} was lost with its worker again and again, at last with {who}</source>
        <translation>la partie {number} s’est perdue plusieurs fois avec son processus de travail, la dernière fois avec {who}</translation>
    </message>
    <message>
        <source>a worker of {address} does not have this program, {program}: {reason}</source>
        <translation>un processus de travail de {address} n’a pas ce programme, {program}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it is an error, {error}</source>
        <translation>c’est une erreur, {error}</translation>
    </message>
    <message numerus="yes">
        <source>%n megabyte(s)</source>
        <translation>
            <numerusform>%n mégaoctet</numerusform>
            <numerusform>%n mégaoctets</numerusform>
        </translation>
    </message>
    <message>
        <source>{pace} megabytes/min</source>
        <translation>{pace} mégaoctets/min</translation>
    </message>
    <message>
        <source>game {game}, line {line}, column {column}: {message}</source>
        <translation>partie {game}, ligne {line}, colonne {column}&#xa0;: {message}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>ok, {count}</source>
        <translation>correct, {count}</translation>
    </message>
    <message>
        <source>{count}, {remarked} with remarks, {lost} not read</source>
        <translation>{count}, {remarked} avec des remarques, {lost} non lues</translation>
    </message>
    <message>
        <source>there are {count} games (choose one with --game N)</source>
        <translation>il y a {count} parties (choisissez-en une avec --game N)</translation>
    </message>
    <message>
        <source>--ply is for positions and pictures</source>
        <translation>--ply est pour les positions et les images</translation>
    </message>
    <message>
        <source>--moves is for pictures</source>
        <translation>--moves est pour les images</translation>
    </message>
    <message>
        <source>--ply is for a single picture, --moves for several</source>
        <translation>--ply est pour une seule image, --moves pour plusieurs</translation>
    </message>
    <message>
        <source>--uncovered is for pictures</source>
        <translation>--uncovered est pour les images</translation>
    </message>
    <message>
        <source>--dpi is for a PNG of one position</source>
        <translation>--dpi est pour un PNG d’une seule position</translation>
    </message>
    <message>
        <source>--sheet is for a PDF</source>
        <translation>--sheet est pour un PDF</translation>
    </message>
    <message>
        <source>--sheet is for a single picture, --moves for several</source>
        <translation>--sheet est pour une seule image, --moves pour plusieurs</translation>
    </message>
    <message>
        <source>--uncovered is for games that are over</source>
        <translation>--uncovered est pour les parties terminées</translation>
    </message>
    <message>
        <source>there is no board {label} (expected such as {boards})</source>
        <translation>il n’y a pas d’échiquier {label} (il faut par exemple {boards})</translation>
    </message>
    <message>
        <source>{width} cm at {dpi} dpi are {pixels} pixels (expected {least} to {most})</source>
        <translation>{width} cm à {dpi} ppp font {pixels} pixels (il faut {least} à {most})</translation>
    </message>
    <message>
        <source>it exists already (--force replaces it)</source>
        <translation>il existe déjà (--force le remplace)</translation>
    </message>
    <message>
        <source>Replace {file}? [y/N]</source>
        <translation>Remplacer {file}&#x202f;? [o/N]</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>there is no game {number} (expected 1 to {count})</source>
        <translation>il n’y a pas de partie {number} (il faut 1 à {count})</translation>
    </message>
    <message>
        <source>the picture cannot be drawn: {reason}</source>
        <translation>impossible de dessiner l’image&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown theme “{name}” (expected one of {expected})</source>
        <translation>thème inconnu «&#xa0;{name}&#xa0;» (il faut l’un de {expected})</translation>
    </message>
    <message>
        <source>{file}: line 1: the file is not one of this mine (expected {expected})</source>
        <translation>{file}&#xa0;: ligne 1&#xa0;: le fichier n’est pas de cette recherche (il faut {expected})</translation>
    </message>
    <message>
        <source>it has no puzzles</source>
        <translation>elle ne contient aucun problème</translation>
    </message>
    <message>
        <source>“{key}” is not of this game</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas de cette partie</translation>
    </message>
    <message>
        <source>“{key}” has other house rules</source>
        <translation>«&#xa0;{key}&#xa0;» a d’autres règles maison</translation>
    </message>
    <message>
        <source>“{key}” has an unknown theme</source>
        <translation>«&#xa0;{key}&#xa0;» a un thème inconnu</translation>
    </message>
    <message>
        <source>the depth is {depth} (expected at least {least})</source>
        <translation>la profondeur est {depth} (il faut au moins {least})</translation>
    </message>
    <message>
        <source>unknown option “{name}” in {game} (expected one of {expected})</source>
        <translation>option inconnue «&#xa0;{name}&#xa0;» dans {game} (il faut l’une de {expected})</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>la ligne dépasse {most} octets</translation>
    </message>
    <message>
        <source>byte {number} of the line is not UTF-8 text</source>
        <translation>l’octet {number} de la ligne n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>not valid JSON: {reason} at column {number}</source>
        <translation>JSON non valide&#xa0;: {reason} à la colonne {number}</translation>
    </message>
    <message>
        <source>not valid JSON: a number is too long or the nesting too deep</source>
        <translation>JSON non valide&#xa0;: un nombre est trop long ou l’imbrication trop profonde</translation>
    </message>
    <message>
        <source>not a JSON object (expected {expected})</source>
        <translation>ce n’est pas un objet JSON (il faut {expected})</translation>
    </message>
    <message>
        <source>not valid JSON: {name} is not a number there</source>
        <translation>JSON non valide&#xa0;: {name} n’y est pas un nombre</translation>
    </message>
    <message>
        <source>unknown key “{key}” (expected {expected})</source>
        <translation>clé inconnue «&#xa0;{key}&#xa0;» (il faut {expected})</translation>
    </message>
    <message>
        <source>“{key}” must be a list of strings (expected such as {example})</source>
        <translation>«&#xa0;{key}&#xa0;» doit être une liste de chaînes (il faut par exemple {example})</translation>
    </message>
    <message>
        <source>“{part}” is not an option (expected such as defend=on)</source>
        <translation>«&#xa0;{part}&#xa0;» n’est pas une option (il faut par exemple defend=on)</translation>
    </message>
    <message>
        <source>“{key}” must be a string (expected a position), unless “{system}” names another game (expected one of {expected})</source>
        <translation>«&#xa0;{key}&#xa0;» doit être une chaîne (il faut une position), sauf si «&#xa0;{system}&#xa0;» nomme un autre jeu (il faut l’un de {expected})</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected one of {expected})</source>
        <translation>«&#xa0;{key}&#xa0;» vaut {value} (il faut l’un de {expected})</translation>
    </message>
    <message>
        <source>move {number}, “{move}”, is not a move (expected such as {example})</source>
        <translation>le coup {number}, «&#xa0;{move}&#xa0;», n’est pas un coup (il faut par exemple {example})</translation>
    </message>
    <message>
        <source>move {number}, “{move}”: {reason}</source>
        <translation>coup {number}, «&#xa0;{move}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{pace} games/min</source>
        <translation>{pace} parties/min</translation>
    </message>
    <message>
        <source>{pace} positions/min</source>
        <translation>{pace} positions/min</translation>
    </message>
    <message>
        <source>{pace} puzzles/min</source>
        <translation>{pace} problèmes/min</translation>
    </message>
    <message>
        <source>{pace} moves/min</source>
        <translation>{pace} coups/min</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} sur {all}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>reste {time}</translation>
    </message>
    <message>
        <source>{time} in all</source>
        <translation>{time} en tout</translation>
    </message>
    <message>
        <source>waiting for workers</source>
        <translation>attend des processus de travail</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n processus de travail</numerusform>
            <numerusform>%n processus de travail</numerusform>
        </translation>
    </message>
    <message>
        <source>--nodes and --sample must be at least 1</source>
        <translation>--nodes et --sample doivent valoir au moins 1</translation>
    </message>
    <message>
        <source>{file}: {count} of {all} proven, {positions} positions looked at</source>
        <translation>{file}&#xa0;: {count} sur {all} prouvés, {positions} positions examinées</translation>
    </message>
    <message>
        <source>--tls-ca, --tls-cert and --tls-key are for --cluster</source>
        <translation>--tls-ca, --tls-cert et --tls-key vont avec --cluster</translation>
    </message>
    <message>
        <source>--workers is for this machine (a cluster has its own workers)</source>
        <translation>--workers vaut pour cette machine (une grappe a ses propres processus de travail)</translation>
    </message>
    <message>
        <source>--{name} is {value} (expected at least 1)</source>
        <translation>--{name} vaut {value} (il faut au moins 1)</translation>
    </message>
    <message>
        <source>{file} has a game {number}, but --games is {games}</source>
        <translation>{file} contient une partie {number}, mais --games vaut {games}</translation>
    </message>
    <message>
        <source>--resume needs --out, which names the file to go on with</source>
        <translation>--resume exige --out, qui nomme le fichier à continuer</translation>
    </message>
    <message>
        <source>unknown kind of file “{kind}” (expected {expected})</source>
        <translation>type de fichier inconnu «&#xa0;{kind}&#xa0;» (il faut {expected})</translation>
    </message>
    <message>
        <source>{file} is there already (--resume goes on with it)</source>
        <translation>{file} existe déjà (--resume le continue)</translation>
    </message>
    <message>
        <source>a worker ended before its game did</source>
        <translation>un processus de travail s’est terminé avant sa partie</translation>
    </message>
    <message>
        <source>the source of the program has changed on the way</source>
        <translation>le code source du programme a changé en cours de route</translation>
    </message>
    <message>
        <source>{file} has {count} of {games} (--resume goes on)</source>
        <translation>{file} contient {count} parties sur {games} (--resume reprend)</translation>
    </message>
    <message>
        <source>{file} has a game that is cut off, which is played again</source>
        <translation>{file} contient une partie tronquée, qui est rejouée</translation>
    </message>
    <message>
        <source>unknown language “{name}” (expected one of {expected})</source>
        <translation>langue inconnue «&#xa0;{name}&#xa0;» (il faut l’une de {expected})</translation>
    </message>
    <message>
        <source>the words of the language “{name}” cannot be read: {reason}</source>
        <translation>impossible de lire les mots de la langue «&#xa0;{name}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>nothing says what kind of file it is (say it with {option}, such as {option} cpgn)</source>
        <translation>rien ne dit de quelle sorte de fichier il s’agit (dites-le avec {option}, par exemple {option} cpgn)</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>il n’y a pas d’entrée standard</translation>
    </message>
    <message>
        <source>it is “{text}” (expected a number from 1)</source>
        <translation>c’est «&#xa0;{text}&#xa0;» (il faut un nombre à partir de 1)</translation>
    </message>
    <message>
        <source>none: the game is over</source>
        <translation>aucune&#xa0;: la partie est terminée</translation>
    </message>
    <message>
        <source>army “{army}” cannot be asked about (expected one of {expected})</source>
        <translation>on ne peut rien demander sur l’armée «&#xa0;{army}&#xa0;» (il faut l’une de {expected})</translation>
    </message>
    <message>
        <source>in “{game}” no boards are pushed together in pairs (expected a position of a game in which they are)</source>
        <translation>dans «&#xa0;{game}&#xa0;», aucun échiquier n’est accolé par paires (il faut une position d’un jeu où ils le sont)</translation>
    </message>
    <message>
        <source>{message} ({rule})</source>
        <translation>{message} ({rule})</translation>
    </message>
    <message>
        <source>there is no board {board}</source>
        <translation>il n’y a pas d’échiquier {board}</translation>
    </message>
    <message>
        <source>the game is over ({reason})</source>
        <translation>la partie est terminée ({reason})</translation>
    </message>
    <message>
        <source>“{text}” fits several legal moves (expected one of {expected})</source>
        <translation>«&#xa0;{text}&#xa0;» correspond à plusieurs coups légaux (il faut l’un de {expected})</translation>
    </message>
    <message>
        <source> (legal: {moves})</source>
        <translation> (légal&#xa0;: {moves})</translation>
    </message>
    <message>
        <source>it is {colour}’s turn on board {board}, so its moves begin with {letter}</source>
        <translation>sur l’échiquier {board}, le trait est aux {colour}, ses coups commencent donc par {letter}</translation>
    </message>
    <message>
        <source>any board</source>
        <translation>tous les échiquiers</translation>
    </message>
    <message>
        <source>board {board}</source>
        <translation>échiquier {board}</translation>
    </message>
    <message>
        <source>“{text}”: {reason}</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>there is no such move on {where}</source>
        <translation>ce coup n’existe pas ({where})</translation>
    </message>
    <message>
        <source>half-board {board} cannot be pushed against itself</source>
        <translation>le demi-échiquier {board} ne peut pas être accolé à lui-même</translation>
    </message>
    <message>
        <source>show one board as large as can be</source>
        <translation>montrer un échiquier aussi grand que possible</translation>
    </message>
    <message>
        <source>light up where pieces stand</source>
        <translation>faire voir où sont les pièces</translation>
    </message>
    <message>
        <source>say what stands on a board</source>
        <translation>dire ce qui se trouve sur un échiquier</translation>
    </message>
    <message>
        <source>say whose turn it is</source>
        <translation>dire à qui est le tour</translation>
    </message>
    <message>
        <source>say the last move, or as many as a number says</source>
        <translation>dire le dernier coup, ou autant que le dit un nombre</translation>
    </message>
    <message>
        <source>say which Kings are attacked, and by what</source>
        <translation>dire quels rois sont attaqués, et par quoi</translation>
    </message>
    <message>
        <source>show what can be lost before the next turn</source>
        <translation>montrer ce qui peut être perdu avant le prochain tour</translation>
    </message>
    <message>
        <source>end the turn without the moves left</source>
        <translation>finir le tour sans les coups restants</translation>
    </message>
    <message>
        <source>pass, where there is no move</source>
        <translation>passer, quand il n’y a pas de coup</translation>
    </message>
    <message>
        <source>go back an action, or as many as a number says</source>
        <translation>reculer d’une action, ou d’autant que le dit un nombre</translation>
    </message>
    <message>
        <source>go forward an action, or as many as a number says</source>
        <translation>avancer d’une action, ou d’autant que le dit un nombre</translation>
    </message>
    <message>
        <source>claim a draw</source>
        <translation>réclamer la nulle</translation>
    </message>
    <message>
        <source>agree to a draw</source>
        <translation>accepter la nulle</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>abandonner</translation>
    </message>
    <message>
        <source>show every board</source>
        <translation>montrer tous les échiquiers</translation>
    </message>
    <message>
        <source>lay the boards in their places</source>
        <translation>mettre les échiquiers à leur place</translation>
    </message>
    <message>
        <source>open the help</source>
        <translation>ouvrir l’aide</translation>
    </message>
    <message>
        <source>Nothing may follow “{word}”, but “{rest}” does.</source>
        <translation>Rien ne peut suivre «&#xa0;{word}&#xa0;», mais «&#xa0;{rest}&#xa0;» suit.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of actions: expected such as {word} 3.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre d’actions&#xa0;: écrivez par exemple {word} 3.</translation>
    </message>
    <message>
        <source>“{text}” may be any of {moves}: say which.</source>
        <translation>«&#xa0;{text}&#xa0;» peut être l’un de {moves}&#xa0;: dites lequel.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>the number of players is {players} (expected {expected})</source>
        <translation>le nombre de joueurs est {players} (il faut {expected})</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>A player whose time runs out is out of the game.</source>
        <translation>Qui n’a plus de temps sort du jeu.</translation>
    </message>
    <message>
        <source>Type a move or a question</source>
        <translation>Tapez un coup ou une question</translation>
    </message>
    <message>
        <source>A move, a word or a question: where king</source>
        <translation>Un coup, un mot ou une question&#xa0;: où roi</translation>
    </message>
    <message>
        <source>A move, a word or a question: {move}, where {piece}</source>
        <translation>Un coup, un mot ou une question&#xa0;: {move}, où {piece}</translation>
    </message>
    <message>
        <source>Say which pieces: expected such as {word} {piece}.</source>
        <translation>Dites quelles pièces&#xa0;: par exemple {word} {piece}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move: expected such as {move} or where {piece}.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup&#xa0;: écrivez par exemple {move} ou où {piece}.</translation>
    </message>
    <message>
        <source>Name a board: expected such as {word} {board}.</source>
        <translation>Nommez un échiquier&#xa0;: par exemple {word} {board}.</translation>
    </message>
    <message>
        <source>The turn cannot be ended now.</source>
        <translation>Le tour ne peut pas finir maintenant.</translation>
    </message>
    <message>
        <source>Nobody may pass now: that is for a player who has no move.</source>
        <translation>Personne ne peut passer maintenant&#xa0;: c’est réservé à qui n’a pas de coup.</translation>
    </message>
    <message>
        <source>Nothing was typed: expected a move, a word or a question.</source>
        <translation>Rien n’a été tapé&#xa0;: tapez un coup, un mot ou une question.</translation>
    </message>
    <message>
        <source>“{text}” is not a move: expected such as the list of moves has, or where king.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup&#xa0;: écrivez un coup comme dans la liste, ou où roi.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>push {pair} together; legal moves: {count}</source>
        <translation>accoler {pair}&#x202f;; coups légaux&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{move}, checkmate</source>
        <translation>{move}, échec et mat</translation>
    </message>
    <message>
        <source>{move}, check</source>
        <translation>{move}, échec</translation>
    </message>
    <message>
        <source>{move}, brings in {piece} on {square}</source>
        <translation>{move}, fait entrer {piece} en {square}</translation>
    </message>
    <message>
        <source>{move}, explodes</source>
        <translation>{move}, explose</translation>
    </message>
    <message>
        <source>{piece} {origin} attacks {taken} of {side} on {target}</source>
        <translation>{piece} {origin} attaque {taken} ({side}) en {target}</translation>
    </message>
    <message>
        <source>{piece} {origin} takes {taken} of {side} on {target}</source>
        <translation>{piece} {origin} prend {taken} ({side}) en {target}</translation>
    </message>
    <message>
        <source>{piece} {origin} to {target}</source>
        <translation>{piece} {origin} vers {target}</translation>
    </message>
    <message>
        <source>{piece} placed on {square}</source>
        <translation>{piece}&#xa0;: pose en {square}</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>analyse</translation>
    </message>
    <message>
        <source>Analysis: the turn goes to {side}, {name}.</source>
        <translation>Analyse&#xa0;: le tour passe à {side}, {name}.</translation>
    </message>
    <message>
        <source>The turn can be given to nobody here</source>
        <translation>Le tour ne peut être donné à personne ici</translation>
    </message>
    <message>
        <source>The turn cannot be given to “{side}” (expected {sides})</source>
        <translation>Le tour ne peut pas être donné à «&#xa0;{side}&#xa0;» (il faut {sides})</translation>
    </message>
    <message>
        <source>“{text}” is not a square (expected a1 to h{ranks})</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une case (il faut a1 à h{ranks})</translation>
    </message>
    <message>
        <source>board</source>
        <translation>échiquier</translation>
    </message>
    <message>
        <source>the line has {count} characters (expected at most {most})</source>
        <translation>la ligne a {count} caractères ({most} au plus)</translation>
    </message>
    <message>
        <source>the line has a character that cannot be printed (expected one line of text)</source>
        <translation>la ligne contient un caractère non imprimable (il faut une ligne de texte)</translation>
    </message>
    <message>
        <source>the line: the number of fields is {count} (expected {expected}: {names}, single spaces between)</source>
        <translation>la ligne&#xa0;: le nombre de champs est {count} (il faut {expected}, à savoir {names}, séparés par une seule espace)</translation>
    </message>
    <message>
        <source>the line has a space too many before field {number} (expected single spaces between the fields)</source>
        <translation>la ligne a une espace de trop avant le champ {number} (il faut une seule espace entre les champs)</translation>
    </message>
    <message>
        <source>“{text}” (expected {expected})</source>
        <translation>«&#xa0;{text}&#xa0;» (il faut {expected})</translation>
    </message>
    <message>
        <source>{owner} {label}: {message}</source>
        <translation>{owner} {label}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>the number of entries is {count} (expected one per {owner}, that is {expected})</source>
        <translation>le nombre d’entrées est {count} (il en faut une par {owner}, soit {expected})</translation>
    </message>
    <message>
        <source>the number of ranks is {count} (expected {ranks})</source>
        <translation>le nombre de rangées est {count} (il faut {ranks})</translation>
    </message>
    <message>
        <source>rank {rank}: {message}</source>
        <translation>rangée {rank}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>“{text}” is neither a piece ({expected}) nor a number of empty squares from 1 to {files}</source>
        <translation>«&#xa0;{text}&#xa0;» n’est ni une pièce ({expected}) ni un nombre de cases vides de 1 à {files}</translation>
    </message>
    <message>
        <source>the number of squares is {count} (expected {files})</source>
        <translation>le nombre de cases est {count} (il faut {files})</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <source>“{key}” must be a string (expected a position)</source>
        <translation>«&#xa0;{key}&#xa0;» doit être une chaîne (il faut une position)</translation>
    </message>
    <message>
        <source>there are {count} players in “{key}”, not {players}</source>
        <translation>il y a {count} joueurs dans «&#xa0;{key}&#xa0;», et non {players}</translation>
    </message>
    <message>
        <source>“{key}” must be an object (expected names of options and their values)</source>
        <translation>«&#xa0;{key}&#xa0;» doit être un objet (il faut des noms d’options et leurs valeurs)</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number (expected such as {example})</source>
        <translation>«&#xa0;{key}&#xa0;» doit être un nombre entier (il faut par exemple {example})</translation>
    </message>
    <message>
        <source>the position is a view (for={viewer}), which is not played on (expected the whole position)</source>
        <translation>la position est une vue (for={viewer}), dans laquelle on ne joue pas (il faut la position entière)</translation>
    </message>
    <message>
        <source>in any direction</source>
        <translation>dans toutes les directions</translation>
    </message>
    <message>
        <source>straight in any direction</source>
        <translation>tout droit dans toutes les directions</translation>
    </message>
    <message>
        <source>diagonally in any direction</source>
        <translation>en diagonale dans toutes les directions</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>en avant</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>en arrière</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>de côté</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>en diagonale vers l’avant</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>en diagonale vers l’arrière</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>forward to the left</source>
        <translation>en avant à gauche</translation>
    </message>
    <message>
        <source>forward to the right</source>
        <translation>en avant à droite</translation>
    </message>
    <message>
        <source>backward to the left</source>
        <translation>en arrière à gauche</translation>
    </message>
    <message>
        <source>backward to the right</source>
        <translation>en arrière à droite</translation>
    </message>
    <message>
        <source>from its first square it also goes {how}</source>
        <translation>depuis sa première case, elle va aussi {how}</translation>
    </message>
    <message>
        <source>beyond its own half-board: {words}</source>
        <translation>au-delà de son propre demi-échiquier&#xa0;: {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps to {squares} of its own half-board</source>
        <translation>elle reste sur {squares} de son propre demi-échiquier</translation>
    </message>
    <message>
        <source>it captures by jumping to the empty square beyond, and goes on while it can</source>
        <translation>elle prend en sautant sur la case vide au-delà, et continue tant qu’elle peut</translation>
    </message>
    <message>
        <source>it may become: {kinds}</source>
        <translation>elle peut devenir&#xa0;: {kinds}</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>ne se déplace pas</translation>
    </message>
    <message>
        <source>moves and captures {how}</source>
        <translation>se déplace et prend {how}</translation>
    </message>
    <message>
        <source>moves {how}</source>
        <translation>se déplace {how}</translation>
    </message>
    <message>
        <source>never captures</source>
        <translation>ne prend jamais</translation>
    </message>
    <message>
        <source>captures in the same way, but over one piece in between</source>
        <translation>prend de la même façon, mais par-dessus une pièce intermédiaire</translation>
    </message>
    <message>
        <source>captures {how}</source>
        <translation>prend {how}</translation>
    </message>
    <message>
        <source>any number of squares {ways}, over one piece</source>
        <translation>d’un nombre quelconque de cases {ways}, par-dessus une pièce</translation>
    </message>
    <message>
        <source>over a piece beside it {ways}</source>
        <translation>par-dessus une pièce voisine {ways}</translation>
    </message>
    <message>
        <source>any number of squares {ways}</source>
        <translation>d’un nombre quelconque de cases {ways}</translation>
    </message>
    <message>
        <source>one square {ways}</source>
        <translation>d’une case {ways}</translation>
    </message>
    <message>
        <source>up to {count} squares {ways}</source>
        <translation>de {count} cases au plus {ways}</translation>
    </message>
    <message>
        <source>{words} if nothing stands in between</source>
        <translation>{words} si rien ne s’interpose</translation>
    </message>
    <message>
        <source>{words}, and on in the same line</source>
        <translation>{words}, et plus loin sur la même ligne</translation>
    </message>
    <message>
        <source>exactly {count} squares {ways}</source>
        <translation>d’exactement {count} cases {ways}</translation>
    </message>
    <message>
        <source>{far} squares straight and {near} aside</source>
        <translation>de {far} cases tout droit et {near} de côté</translation>
    </message>
    <message>
        <source>{far} squares forward and {near} aside</source>
        <translation>de {far} cases en avant et {near} de côté</translation>
    </message>
    <message>
        <source>{far} squares straight and {near} aside, not every way</source>
        <translation>de {far} cases tout droit et {near} de côté, pas dans tous les sens</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ou {last}</translation>
    </message>
    <message>
        <source>unknown option “{name}” (expected one of {expected})</source>
        <translation>option inconnue «&#xa0;{name}&#xa0;» (il faut l’une de {expected})</translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected true or false)</source>
        <translation>l’option «&#xa0;{name}&#xa0;» vaut {value!r} (il faut true ou false)</translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected one of {expected})</source>
        <translation>l’option «&#xa0;{name}&#xa0;» vaut {value!r} (il faut l’une des valeurs {expected})</translation>
    </message>
    <message>
        <source>“{value}” has {count} choices (expected one, or {seats} with commas between)</source>
        <translation>«&#xa0;{value}&#xa0;» comporte {count} choix (il faut un seul, ou {seats} séparés par des virgules)</translation>
    </message>
    <message>
        <source>none on the table</source>
        <translation>aucune sur la table</translation>
    </message>
    <message>
        <source>{place} (set {set})</source>
        <translation>{place} (jeu {set})</translation>
    </message>
    <message>
        <source>{square} ({player})</source>
        <translation>{square} ({player})</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces} of {player}</source>
        <translation>{pieces} ({player})</translation>
    </message>
    <message>
        <source>{pieces}: {places}.</source>
        <translation>{pieces}&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>In pockets: {pieces}.</source>
        <translation>Dans les poches&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>half-boards {one} and {two}</source>
        <translation>demi-échiquiers {one} et {two}</translation>
    </message>
    <message>
        <source>half-board {board}, pushed together with {other}</source>
        <translation>demi-échiquier {board}, accolé à {other}</translation>
    </message>
    <message>
        <source>half-board {board}</source>
        <translation>demi-échiquier {board}</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side}&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>On {board}: {pieces}.</source>
        <translation>Sur {board}&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>{piece} {square}</source>
        <translation>{piece} {square}</translation>
    </message>
    <message>
        <source>No King is attacked on any pair.</source>
        <translation>Aucun roi n’est attaqué sur aucune paire.</translation>
    </message>
    <message>
        <source>No King is attacked.</source>
        <translation>Aucun roi n’est attaqué.</translation>
    </message>
    <message>
        <source>On {pairs} {king} is attacked by {attackers}.</source>
        <translation>Sur {pairs}, {king} est attaqué par {attackers}.</translation>
    </message>
    <message>
        <source>{piece} of {side}</source>
        <translation>{piece} ({side})</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message numerus="yes">
        <source>%n king(s)</source>
        <translation>
            <numerusform>%n roi</numerusform>
            <numerusform>%n rois</numerusform>
        </translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Rois</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n dame</numerusform>
            <numerusform>%n dames</numerusform>
        </translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Dames</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Tour</translation>
    </message>
    <message numerus="yes">
        <source>%n rook(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>fou</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Fou</translation>
    </message>
    <message numerus="yes">
        <source>%n bishop(s)</source>
        <translation>
            <numerusform>%n fou</numerusform>
            <numerusform>%n fous</numerusform>
        </translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>Fous</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavalier</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n cavalier</numerusform>
            <numerusform>%n cavaliers</numerusform>
        </translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Cavaliers</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>{field}: {message}</source>
        <translation>{field}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>The dead {piece} on {square} is in the way</source>
        <translation>La pièce morte {piece} sur {square} fait obstacle</translation>
    </message>
    <message>
        <source>Your {piece} on {square} is in the way</source>
        <translation>Une de vos pièces fait obstacle ({piece} en {square})</translation>
    </message>
    <message>
        <source>{player}’s {piece} on {square} is in the way</source>
        <translation>Une pièce de {player} fait obstacle ({piece} en {square})</translation>
    </message>
    <message>
        <source>{player}’s {piece} on {square}</source>
        <translation>une pièce de {player} ({piece} en {square})</translation>
    </message>
    <message>
        <source>Your King on {square} is attacked by {attackers}</source>
        <translation>Votre roi en {square} est attaqué par {attackers}</translation>
    </message>
    <message>
        <source>Your King on {square} would be attacked by {attackers}</source>
        <translation>Votre roi en {square} serait attaqué par {attackers}</translation>
    </message>
    <message>
        <source>It is {player}’s turn</source>
        <translation>C’est le tour de {player}</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}</source>
        <translation>C’est le tour de {player} sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>{the_piece} on {square} has not moved</source>
        <translation>{the_piece} en {square} n’a pas bougé</translation>
    </message>
    <message>
        <source>{the_piece} on {square} cannot go to {target}</source>
        <translation>{the_piece} en {square} ne peut pas aller en {target}</translation>
    </message>
    <message>
        <source>checkmated</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>no King</source>
        <translation>pas de roi</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morte</translation>
    </message>
    <message>
        <source>waits: {reason}</source>
        <translation>attend&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n more move(s)</source>
        <translation>
            <numerusform>encore %n coup</numerusform>
            <numerusform>encore %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>au trait</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>accolé</translation>
    </message>
    <message>
        <source>the {name}</source>
        <translation>la pièce {name}</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>joueur {player}</translation>
    </message>
    <message>
        <source>byte {byte} is not {encoding} text</source>
        <translation>l’octet {byte} n’est pas du texte {encoding}</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>l’accès n’est pas permis</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>une partie de son chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>there is something of that name already</source>
        <translation>il y a déjà quelque chose de ce nom</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>there is no more room for you on the disk</source>
        <translation>il n’y a plus de place pour vous sur le disque</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk, or the way to it, has a fault</source>
        <translation>le disque, ou la liaison avec lui, a un défaut</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>le fichier serait trop grand</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <source>the system takes no such name, or cannot do that there</source>
        <translation>le système n’accepte pas ce nom, ou ne peut pas faire cela à cet endroit</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>ses liens tournent en rond</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>il n’y a pas assez de mémoire</translation>
    </message>
    <message>
        <source>it is no program that can run here</source>
        <translation>ce n’est pas un programme exécutable ici</translation>
    </message>
    <message>
        <source>its device is no longer there</source>
        <translation>son périphérique n’est plus là</translation>
    </message>
    <message>
        <source>nothing answers there</source>
        <translation>rien n’y répond</translation>
    </message>
    <message>
        <source>the connection has ended</source>
        <translation>la connexion a pris fin</translation>
    </message>
    <message>
        <source>no way leads there</source>
        <translation>aucun chemin n’y mène</translation>
    </message>
    <message>
        <source>it took too long to answer</source>
        <translation>la réponse a trop tardé</translation>
    </message>
    <message>
        <source>the address is in use</source>
        <translation>l’adresse est déjà utilisée</translation>
    </message>
    <message>
        <source>this computer has no such address</source>
        <translation>cet ordinateur n’a pas cette adresse</translation>
    </message>
    <message>
        <source>no computer of that name is known</source>
        <translation>aucun ordinateur de ce nom n’est connu</translation>
    </message>
    <message>
        <source>the system says “{reason}”</source>
        <translation>le système dit «&#xa0;{reason}&#xa0;»</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <translation>{first}&#xa0;: {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}&#x202f;; {second}</translation>
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
        <translation>{names} et {count} de plus</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>this is what somebody sees of a position, in which not all is told (expected the whole position)</source>
        <translation>c’est ce que quelqu’un voit d’une position, où tout n’est pas dit (il faut la position entière)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>A player who resigns has lost and is out.</source>
        <translation>Qui abandonne a perdu et sort du jeu.</translation>
    </message>
    <message>
        <source>{name} must decide</source>
        <translation>{name} doit décider</translation>
    </message>
    <message>
        <source>{names} to move</source>
        <translation>{names} au trait</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>from {loser}</source>
        <translation>de {loser}</translation>
    </message>
    <message>
        <source>handed over by {giver}</source>
        <translation>cédée par {giver}</translation>
    </message>
    <message>
        <source>captured {loser}’s army</source>
        <translation>a capturé l’armée de {loser}</translation>
    </message>
    <message>
        <source>{team}, board {board}</source>
        <translation>{team}, échiquier {board}</translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation>{place}, vide</translation>
    </message>
    <message>
        <source>{place}, {piece} of {player}</source>
        <translation>{place}, {piece} ({player})</translation>
    </message>
    <message>
        <source>strip, {square}</source>
        <translation>bande, {square}</translation>
    </message>
    <message>
        <source>half-board {board}, {square}</source>
        <translation>demi-échiquier {board}, {square}</translation>
    </message>
    <message>
        <source>board {board}, {square}</source>
        <translation>échiquier {board}, {square}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>aucun joueur</translation>
    </message>
    <message>
        <source>strip between half-boards</source>
        <translation>bande entre les demi-échiquiers</translation>
    </message>
    <message>
        <source>pushed together with {board}</source>
        <translation>accolé à {board}</translation>
    </message>
    <message>
        <source>Half-boards {one} and {two} are pushed together.</source>
        <translation>Les demi-échiquiers {one} et {two} sont accolés.</translation>
    </message>
    <message>
        <source>In check.</source>
        <translation>En échec.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Échec et mat.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s).</source>
        <translation>
            <numerusform>%n coup.</numerusform>
            <numerusform>%n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the pocket of board {board}</source>
        <translation>dans la poche de l’échiquier {board}</translation>
    </message>
    <message>
        <source>in the pocket: {pieces}</source>
        <translation>en poche&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>has captured {pieces}</source>
        <translation>a pris {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>%n more alike</source>
        <translation>
            <numerusform>%n autre pareille</numerusform>
            <numerusform>%n autres pareilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s).</source>
        <translation>
            <numerusform>Une table avec %n échiquier.</numerusform>
            <numerusform>Une table avec %n échiquiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>plays {move}</source>
        <translation>joue {move}</translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation>{player}&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Check to {player}.</source>
        <translation>Échec à {player}.</translation>
    </message>
    <message>
        <source>{names} win: {reason}.</source>
        <translation>{names} gagnent&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{names} wins: {reason}.</source>
        <translation>{names} gagne&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Draw between {names}: {reason}.</source>
        <translation>Nulle entre {names}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a program.</source>
        <translation>«&#xa0;{name}&#xa0;» est un dossier, pas un programme.</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <translation>Il n’y a pas de fichier «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” is not a program: it must not be run.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un programme&#xa0;: le fichier ne peut pas être exécuté.</translation>
    </message>
    <message>
        <source>“{name}” could not be asked.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas pu être interrogé.</translation>
    </message>
    <message>
        <source>it writes lines without an end</source>
        <translation>il écrit des lignes sans fin</translation>
    </message>
    <message>
        <source>it talks without being asked</source>
        <translation>il parle sans être interrogé</translation>
    </message>
    <message>
        <source>it gives a score that makes no sense</source>
        <translation>il donne une évaluation qui n’a pas de sens</translation>
    </message>
    <message>
        <source>it names a move that is not legal (“{move}”)</source>
        <translation>il nomme un coup qui n’est pas légal («&#xa0;{move}&#xa0;»)</translation>
    </message>
    <message>
        <source>“{name}” cannot be run: {reason}.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être exécuté&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” has ended before it spoke UCI.</source>
        <translation>«&#xa0;{name}&#xa0;» s’est terminé avant de parler UCI.</translation>
    </message>
    <message>
        <source>“{name}” is not a UCI chess program.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un programme d’échecs UCI.</translation>
    </message>
    <message>
        <source>“{name}” is not responding.</source>
        <translation>«&#xa0;{name}&#xa0;» ne répond pas.</translation>
    </message>
    <message>
        <source>“{name}” has ended unexpectedly.</source>
        <translation>«&#xa0;{name}&#xa0;» s’est terminé de façon inattendue.</translation>
    </message>
    <message>
        <source>“{name}” does not play {game} by all of its rules; a newer version may.</source>
        <translation>«&#xa0;{name}&#xa0;» ne joue pas {game} selon toutes ses règles&#x202f;; une version plus récente peut-être.</translation>
    </message>
    <message>
        <source>“{name}” does not know {game}.</source>
        <translation>«&#xa0;{name}&#xa0;» ne connaît pas {game}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be relied upon: {lie}.</source>
        <translation>On ne peut pas se fier à «&#xa0;{name}&#xa0;»&#xa0;: {lie}.</translation>
    </message>
    <message>
        <source>touch-board option</source>
        <translation>option «&#xa0;accolé, joué&#xa0;»</translation>
    </message>
    <message>
        <source>Pushing alone commits to nothing in this game</source>
        <translation>Dans cette partie, accoler seulement n’engage à rien</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>An army passes only without a legal move in this game</source>
        <translation>Dans ce jeu, une armée ne passe que si elle n’a pas de coup légal</translation>
    </message>
    <message>
        <source>Avalanche</source>
        <translation>Avalanche</translation>
    </message>
    <message>
        <source>No pawn waits to become another piece in this game</source>
        <translation>Dans ce jeu, aucun pion n’attend de devenir une autre pièce</translation>
    </message>
    <message>
        <source>It becomes a {piece}</source>
        <translation>Il devient&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>Peterson 2</source>
        <translation>Peterson 2</translation>
    </message>
    <message>
        <source>Nobody owes a piece in this game</source>
        <translation>Dans ce jeu, personne ne doit de pièce</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Swap it for a {piece}</source>
        <translation>Échanger contre&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first</source>
        <translation>«&#xa0;{text}&#xa0;» doit nommer deux demi-échiquiers, la première lettre de l’alphabet d’abord</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e2e4)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup (il faut une paire et un coup, comme AB:e2e4)</translation>
    </message>
    <message>
        <source>Moves since a capture or pawn move</source>
        <translation>Coups depuis une prise ou un coup de pion</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>Règles modifiées</translation>
    </message>
    <message>
        <source>Eastern</source>
        <translation>Orient</translation>
    </message>
    <message>
        <source>New armies</source>
        <translation>Nouvelles armées</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Dames</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Armées cachées</translation>
    </message>
    <message>
        <source>On {files} by {ranks} squares.</source>
        <translation>Échiquier de {files} × {ranks} cases.</translation>
    </message>
    <message>
        <source>On {files} by {ranks} squares. {rules}</source>
        <translation>Échiquier de {files} × {ranks} cases. {rules}</translation>
    </message>
    <message>
        <source>{count} moves each without capture or pawn move</source>
        <translation>{count} coups chacun sans prise ni coup de pion</translation>
    </message>
    <message>
        <source>none is on (expected {nothing})</source>
        <translation>aucune n’est active (il faut {nothing})</translation>
    </message>
    <message>
        <source>the letter of an army</source>
        <translation>la lettre d’une armée</translation>
    </message>
    <message>
        <source>a player, or - for a dead army</source>
        <translation>un joueur, ou - pour une armée morte</translation>
    </message>
    <message>
        <source>army</source>
        <translation>armée</translation>
    </message>
    <message>
        <source>a number of moves and the half-boards already pushed, each once, such as 2AB</source>
        <translation>un nombre de coups et les demi-échiquiers déjà accolés, chacun une fois, comme 2AB</translation>
    </message>
    <message>
        <source>a letter and its army, such as Qb</source>
        <translation>une lettre et son armée, comme Qb</translation>
    </message>
    <message>
        <source>half-board</source>
        <translation>demi-échiquier</translation>
    </message>
    <message>
        <source>“{text}”: expected {expected} in this order</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: il faut {expected} dans cet ordre</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in their order with pieces, such as a:BPP,c:R)</source>
        <translation>«&#xa0;{part}&#xa0;» (il faut des armées dans leur ordre avec des pièces, comme a:BPP,c:R)</translation>
    </message>
    <message>
        <source>“{name}” is not a square of the strip (expected such as {example})</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une case de la bande (il faut par exemple {example})</translation>
    </message>
    <message>
        <source>“{text}” (expected the number of a player, or 0 for everybody)</source>
        <translation>«&#xa0;{text}&#xa0;» (il faut le numéro d’un joueur, ou 0 pour tous)</translation>
    </message>
    <message>
        <source>“{name}” is not a square (expected such as {example})</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une case (il faut par exemple {example})</translation>
    </message>
    <message>
        <source>“{text}” (expected two squares and a number, such as Ba4~a1:2)</source>
        <translation>«&#xa0;{text}&#xa0;» (il faut deux cases et un nombre, comme Ba4~a1:2)</translation>
    </message>
    <message>
        <source>“{text}” is out of order</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas dans l’ordre</translation>
    </message>
    <message>
        <source>half-boards</source>
        <translation>demi-échiquiers</translation>
    </message>
    <message>
        <source>army to move</source>
        <translation>armée au trait</translation>
    </message>
    <message>
        <source>control</source>
        <translation>contrôle</translation>
    </message>
    <message>
        <source>moves left</source>
        <translation>coups restants</translation>
    </message>
    <message>
        <source>moves since capture or pawn move</source>
        <translation>coups depuis une prise ou un coup de pion</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronde</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>jeu de base</translation>
    </message>
    <message>
        <source>strip</source>
        <translation>bande</translation>
    </message>
    <message>
        <source>“{text}” (expected a number of armies)</source>
        <translation>«&#xa0;{text}&#xa0;» (il faut un nombre d’armées)</translation>
    </message>
    <message>
        <source>{count} armies have passed (expected fewer than {most})</source>
        <translation>{count} armées ont passé (il faut moins de {most})</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in order with files, such as a:abch)</source>
        <translation>«&#xa0;{part}&#xa0;» (il faut des armées dans l’ordre avec des colonnes, comme a:abch)</translation>
    </message>
    <message>
        <source>“{part}” (expected some of the files {files}, each once)</source>
        <translation>«&#xa0;{part}&#xa0;» (il faut certaines des colonnes {files}, chacune une seule fois)</translation>
    </message>
    <message>
        <source>{square}: no piece of army {army} stands on its gate</source>
        <translation>{square}&#xa0;: aucune pièce de l’armée {army} ne se trouve sur cette case d’entrée</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in their order, such as a:1,c:2)</source>
        <translation>«&#xa0;{part}&#xa0;» (il faut des armées dans leur ordre, comme a:1,c:2)</translation>
    </message>
    <message>
        <source>army {army} has been given {count} checks (expected fewer than {most})</source>
        <translation>l’armée {army} a reçu {count} échecs (il faut moins de {most})</translation>
    </message>
    <message>
        <source>Checks received</source>
        <translation>Échecs reçus</translation>
    </message>
    <message>
        <source>start</source>
        <translation>disposition de départ</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>mains</translation>
    </message>
    <message>
        <source>checks received</source>
        <translation>échecs reçus</translation>
    </message>
    <message>
        <source>gates</source>
        <translation>cases d’entrée</translation>
    </message>
    <message>
        <source>passes in a row</source>
        <translation>passes consécutives</translation>
    </message>
    <message>
        <source>moved on the strip</source>
        <translation>ont joué sur la bande</translation>
    </message>
    <message>
        <source>shown to all</source>
        <translation>montrées à tous</translation>
    </message>
    <message>
        <source>moved to and fro</source>
        <translation>déplacées en va-et-vient</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>the number is {count} (expected 2 to {most})</source>
        <translation>le nombre est {count} (il faut 2 à {most})</translation>
    </message>
    <message>
        <source>{square}: there is no such square</source>
        <translation>{square}&#xa0;: cette case n’existe pas</translation>
    </message>
    <message>
        <source>{square}: “{letter}” is not a piece (expected one of {expected})</source>
        <translation>{square}&#xa0;: «&#xa0;{letter}&#xa0;» n’est pas une pièce (il faut l’une de {expected})</translation>
    </message>
    <message>
        <source>{square}: there is a lake</source>
        <translation>{square}&#xa0;: il y a là un lac</translation>
    </message>
    <message>
        <source>army {army} has “{part}” (expected a player from 1 to {count}, or - for a dead army)</source>
        <translation>l’armée {army} a «&#xa0;{part}&#xa0;» (il faut un joueur de 1 à {count}, ou - pour une armée morte)</translation>
    </message>
    <message>
        <source>“{text}” is not an army of this game (expected a to {last})</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une armée de cette partie (il faut a à {last})</translation>
    </message>
    <message>
        <source>{square}: there is no army {army} with {count} half-boards (expected A to {last})</source>
        <translation>{square}&#xa0;: il n’y a pas d’armée {army} avec {count} demi-échiquiers (il faut A à {last})</translation>
    </message>
    <message>
        <source>army {text} is dead and cannot be to move</source>
        <translation>l’armée {text} est morte et ne peut pas être au trait</translation>
    </message>
    <message>
        <source>“{text}” (expected a number from 1 to {count} and the half-boards already pushed, such as 2AB)</source>
        <translation>«&#xa0;{text}&#xa0;» (il faut un nombre de 1 à {count} et les demi-échiquiers déjà accolés, comme 2AB)</translation>
    </message>
    <message>
        <source>“{text}”: there is no half-board {letter}</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: il n’y a pas de demi-échiquier {letter}</translation>
    </message>
    <message>
        <source>“{text}”: half-boards are pushed in pairs, their number must be even</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: les demi-échiquiers s’accolent par paires, leur nombre doit être pair</translation>
    </message>
    <message>
        <source>“{text}”: {pair} is not a pair that waits for its move (touch-board only)</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: {pair} n’est pas une paire qui attend son coup (avec «&#xa0;accolé, joué&#xa0;» seulement)</translation>
    </message>
    <message>
        <source>army {army}: “{letter}” cannot be in a hand (expected some of {expected})</source>
        <translation>armée {army}&#xa0;: «&#xa0;{letter}&#xa0;» ne peut pas être dans une main (il faut certaines de {expected})</translation>
    </message>
    <message>
        <source>army {army}: “{hand}” is not sorted (expected {expected})</source>
        <translation>armée {army}&#xa0;: «&#xa0;{hand}&#xa0;» n’est pas dans l’ordre (il faut {expected})</translation>
    </message>
    <message>
        <source>{square}: no half-board was pushed this turn</source>
        <translation>{square}&#xa0;: aucun demi-échiquier n’a été accolé ce tour-ci</translation>
    </message>
    <message>
        <source>{square}: no piece of army {army} stands there on the strip</source>
        <translation>{square}&#xa0;: aucune pièce de l’armée {army} ne s’y trouve sur la bande</translation>
    </message>
    <message>
        <source>there is no player {player} (expected 1 to {count}, or 0 for everybody)</source>
        <translation>il n’y a pas de joueur {player} (il faut 1 à {count}, ou 0 pour tous)</translation>
    </message>
    <message>
        <source>{square}: nothing stands there</source>
        <translation>{square}&#xa0;: rien ne s’y trouve</translation>
    </message>
    <message>
        <source>{square}: no piece that moves stands there</source>
        <translation>{square}&#xa0;: aucune pièce mobile ne s’y trouve</translation>
    </message>
    <message>
        <source>{square}: no piece comes from {origin}</source>
        <translation>{square}&#xa0;: aucune pièce ne vient de {origin}</translation>
    </message>
    <message>
        <source>{square}: the number is {count} (expected 1 to {most})</source>
        <translation>{square}&#xa0;: le nombre est {count} (il faut 1 à {most})</translation>
    </message>
    <message>
        <source>{square}: an unknown piece stands there, and no for= says whose view it is</source>
        <translation>{square}&#xa0;: une pièce inconnue s’y trouve, et aucun for= ne dit de qui est la vue</translation>
    </message>
    <message>
        <source>{square}: the piece cannot be unknown to player {player}</source>
        <translation>{square}&#xa0;: la pièce ne peut pas être inconnue du joueur {player}</translation>
    </message>
    <message>
        <source>army {letter} is alive and has no piece</source>
        <translation>l’armée {letter} est vivante et n’a aucune pièce</translation>
    </message>
    <message>
        <source>army {letter} has two Kings, on {one} and {other}</source>
        <translation>l’armée {letter} a deux rois, sur {one} et {other}</translation>
    </message>
    <message>
        <source>army {letter} is alive and has no King</source>
        <translation>l’armée {letter} est vivante et n’a pas de roi</translation>
    </message>
    <message>
        <source>{square}: the King of army {army} is attacked although army {mover} is to move</source>
        <translation>{square}&#xa0;: le roi de l’armée {army} est attaqué alors que l’armée {mover} est au trait</translation>
    </message>
    <message>
        <source>When a player&apos;s time runs out, their armies die (Rule 9).</source>
        <translation>Quand un joueur n’a plus de temps, ses armées meurent (Règle 9).</translation>
    </message>
    <message>
        <source>It is not the turn of army {army}: army {mover} is to move.</source>
        <translation>Ce n’est pas le tour de l’armée {army}&#xa0;: l’armée {mover} est au trait.</translation>
    </message>
    <message>
        <source>push two half-boards together</source>
        <translation>accoler deux demi-échiquiers</translation>
    </message>
    <message>
        <source>pull the half-boards apart</source>
        <translation>séparer les demi-échiquiers</translation>
    </message>
    <message>
        <source>Type a move, a push or a question</source>
        <translation>Taper un coup, un accolement ou une question</translation>
    </message>
    <message>
        <source>Name two half-boards to push together: expected such as {word} A C.</source>
        <translation>Nommez deux demi-échiquiers à accoler&#xa0;: par exemple {word} A C.</translation>
    </message>
    <message>
        <source>No half-boards are pushed together.</source>
        <translation>Aucun demi-échiquier n’est accolé.</translation>
    </message>
    <message>
        <source>There is no half-board {board}: expected A to {last}.</source>
        <translation>Il n’y a pas de demi-échiquier {board}&#xa0;: il faut une lettre de A à {last}.</translation>
    </message>
    <message>
        <source>Half-board {board} cannot be pushed against itself.</source>
        <translation>Le demi-échiquier {board} ne peut pas être accolé à lui-même.</translation>
    </message>
    <message>
        <source>{piece} {square}: {what}</source>
        <translation>{piece} {square}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>castling, King {origin} to {target}</source>
        <translation>roque, roi {origin} vers {target}</translation>
    </message>
    <message>
        <source>{move}, promotes to {piece}</source>
        <translation>{move}, promotion&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{move}, pushes {pawn}</source>
        <translation>{move}, pousse {pawn}</translation>
    </message>
    <message>
        <source>a move of army {army}</source>
        <translation>un coup de l’armée {army}</translation>
    </message>
    <message>
        <source>threefold repetition</source>
        <translation>triple répétition</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>quintuple répétition</translation>
    </message>
    <message>
        <source>insufficient material</source>
        <translation>matériel insuffisant</translation>
    </message>
    <message>
        <source>only Kings are left</source>
        <translation>il ne reste que des rois</translation>
    </message>
    <message>
        <source>repetition, {count} times</source>
        <translation>répétition, {count} fois</translation>
    </message>
    <message>
        <source>Draws need no claim in this game</source>
        <translation>Dans ce jeu, la nulle ne se réclame pas</translation>
    </message>
    <message>
        <source>Neither a threefold repetition nor {count} moves each without progress</source>
        <translation>Ni triple répétition, ni {count} coups chacun sans progrès</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>On the boards</source>
        <translation>Sur les échiquiers</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Army {letter}</source>
        <translation>Armée {letter}</translation>
    </message>
    <message>
        <source>Army {letter}, moved by player {player}</source>
        <translation>Armée {letter}, jouée par le joueur {player}</translation>
    </message>
    <message>
        <source>army {letter}</source>
        <translation>armée {letter}</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>Moves left</source>
        <translation>Coups restants</translation>
    </message>
    <message>
        <source>As many as half-boards the army stands on, less those made (Rule 6).</source>
        <translation>Autant que de demi-échiquiers où se trouve l’armée, moins les coups joués (Règle 6).</translation>
    </message>
    <message>
        <source>Pushed this turn</source>
        <translation>Accolés ce tour-ci</translation>
    </message>
    <message>
        <source>Half-board {letter}</source>
        <translation>Demi-échiquier {letter}</translation>
    </message>
    <message>
        <source>Moved on the strip</source>
        <translation>Ont joué sur la bande</translation>
    </message>
    <message>
        <source>Squares of the strip with pieces that moved this turn (Rule 10).</source>
        <translation>Cases de la bande avec des pièces qui ont joué ce tour-ci (Règle 10).</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>Montrées à tous</translation>
    </message>
    <message>
        <source>Squares with pieces that everybody knows.</source>
        <translation>Cases avec des pièces que tout le monde connaît.</translation>
    </message>
    <message>
        <source>Waits for its move</source>
        <translation>Attend son coup</translation>
    </message>
    <message>
        <source>No pair</source>
        <translation>Aucune paire</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Aucun joueur</translation>
    </message>
    <message>
        <source>The army is dead.</source>
        <translation>L’armée est morte.</translation>
    </message>
    <message>
        <source>Moved by</source>
        <translation>Jouée par</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Peterson’s rules</source>
        <translation>Règles de Peterson</translation>
    </message>
    <message>
        <source>What these rules remember, as the ninth field of CFEN says it.</source>
        <translation>Ce que ces règles retiennent, comme le dit le neuvième champ du CFEN.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and leaves the half-boards.</source>
        <translation>L’armée {army} est matée par {name} et quitte les demi-échiquiers.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and is dead.</source>
        <translation>L’armée {army} est matée par {name}&#xa0;: elle est morte.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and is frozen.</source>
        <translation>L’armée {army} est matée par {name}&#xa0;: elle est gelée.</translation>
    </message>
    <message>
        <source>Army {army} has no legal move and passes.</source>
        <translation>L’armée {army} n’a pas de coup légal et passe.</translation>
    </message>
    <message>
        <source>{name} has run out of time: army {army} is dead.</source>
        <translation>{name}&#xa0;: temps écoulé, l’armée {army} est morte.</translation>
    </message>
    <message>
        <source>Army {army} of {name} is dead.</source>
        <translation>L’armée {army} ({name}) est morte.</translation>
    </message>
    <message>
        <source>Army {army} is checkmated: {name} captures it.</source>
        <translation>L’armée {army} est matée&#xa0;: {name} la capture.</translation>
    </message>
    <message>
        <source>Army {army} passes.</source>
        <translation>L’armée {army} passe.</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>Army {army} goes from {giver} to {taker}.</source>
        <translation>L’armée {army} passe de {giver} à {taker}.</translation>
    </message>
    <message>
        <source>{name} captures the King of army {army}, which is dead.</source>
        <translation>{name} prend le roi de l’armée {army}, qui est morte.</translation>
    </message>
    <message>
        <source>{name} captures the last piece of army {army}, which is dead.</source>
        <translation>{name} prend la dernière pièce de l’armée {army}, qui est morte.</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army}, which leaves the half-boards.</source>
        <translation>{name} prend le Drapeau de l’armée {army}, qui quitte les demi-échiquiers.</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army}, which is dead.</source>
        <translation>{name} prend le Drapeau de l’armée {army}, qui est morte.</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army} and takes it over.</source>
        <translation>{name} prend le Drapeau de l’armée {army}, et l’armée lui revient.</translation>
    </message>
    <message>
        <source>reaches the goal</source>
        <translation>atteint l’objectif</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army}, which leaves the half-boards.</source>
        <translation>{name} atteint l’objectif face à l’armée {army}, qui quitte les demi-échiquiers.</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army}, which is dead.</source>
        <translation>{name} atteint l’objectif face à l’armée {army}, qui est morte.</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army} and captures it.</source>
        <translation>{name} atteint l’objectif face à l’armée {army} et la capture.</translation>
    </message>
    <message>
        <source>{captor} has reached the goal and captured {loser}’s army</source>
        <translation>{captor} a atteint l’objectif et capturé l’armée de {loser}</translation>
    </message>
    <message>
        <source>gives the last check</source>
        <translation>donne le dernier échec</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check, and it leaves the half-boards.</source>
        <translation>{name} donne le dernier échec à l’armée {army}, qui quitte les demi-échiquiers.</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check, and it is dead.</source>
        <translation>{name} donne le dernier échec à l’armée {army}, qui est morte.</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check and captures it.</source>
        <translation>{name} donne le dernier échec à l’armée {army} et la capture.</translation>
    </message>
    <message>
        <source>{captor} has given the last check: {loser}’s army is lost</source>
        <translation>{captor} a donné le dernier échec&#xa0;: l’armée de {loser} est perdue</translation>
    </message>
    <message>
        <source>makes the army extinct</source>
        <translation>éteint l’armée</translation>
    </message>
    <message>
        <source>Army {army} is extinct and leaves the half-boards.</source>
        <translation>L’armée {army} est éteinte et quitte les demi-échiquiers.</translation>
    </message>
    <message>
        <source>Army {army} is extinct and dead.</source>
        <translation>L’armée {army} est éteinte&#xa0;: elle est morte.</translation>
    </message>
    <message>
        <source>Army {army} is extinct: {name} captures it.</source>
        <translation>L’armée {army} est éteinte&#xa0;: {name} la capture.</translation>
    </message>
    <message>
        <source>{loser}’s army is extinct: {captor} has captured it</source>
        <translation>L’armée de {loser} est éteinte&#xa0;: {captor} l’a capturée</translation>
    </message>
    <message>
        <source>Army {army} has lost its King and leaves the half-boards.</source>
        <translation>L’armée {army} a perdu son roi et quitte les demi-échiquiers.</translation>
    </message>
    <message>
        <source>Army {army} has lost its King and is dead.</source>
        <translation>L’armée {army} a perdu son roi&#xa0;: elle est morte.</translation>
    </message>
    <message>
        <source>Army {army} has lost its King: {name} captures it.</source>
        <translation>L’armée {army} a perdu son roi&#xa0;: {name} la capture.</translation>
    </message>
    <message>
        <source>{loser}’s army has lost its King: {captor} captures it</source>
        <translation>L’armée de {loser} a perdu son roi&#xa0;: {captor} la capture</translation>
    </message>
    <message>
        <source>Army {army} has lost what it needs and is dead.</source>
        <translation>L’armée {army} a perdu ce qu’il lui faut&#xa0;: elle est morte.</translation>
    </message>
    <message>
        <source>{loser}’s army has lost what it needs and is dead</source>
        <translation>L’armée de {loser} a perdu ce qu’il lui faut&#xa0;: elle est morte</translation>
    </message>
    <message>
        <source>{name} has no piece left that can move: army {army} is dead.</source>
        <translation>{name} n’a plus de pièce mobile&#xa0;: l’armée {army} est morte.</translation>
    </message>
    <message>
        <source>nothing left that can move</source>
        <translation>plus rien qui puisse bouger</translation>
    </message>
    <message>
        <source>Army {army} is released.</source>
        <translation>L’armée {army} est libérée.</translation>
    </message>
    <message>
        <source>It loses its turn.</source>
        <translation>Elle perd son tour.</translation>
    </message>
    <message>
        <source>Army {army} is frozen and loses its turn.</source>
        <translation>L’armée {army} est gelée et perd son tour.</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}, and nobody owes one.</source>
        <translation>Des pièces ont été échangées entre {between}, et personne n’en doit.</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}: {name} owes a piece worth {value} or more.</source>
        <translation>Des pièces ont été échangées entre {between}&#xa0;: {name} doit une pièce valant {value} ou plus.</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}: {names} each owe a piece worth {value} or more.</source>
        <translation>Des pièces ont été échangées entre {between}&#xa0;: {names} doivent chacun une pièce valant {value} ou plus.</translation>
    </message>
    <message>
        <source>Army {army} removes its {piece} on {square}.</source>
        <translation>L’armée {army} retire sa pièce ({piece}) en {square}.</translation>
    </message>
    <message>
        <source>Army {army} swaps its {piece} on {square} for a {other}.</source>
        <translation>L’armée {army} échange sa pièce ({piece}) en {square} contre&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>{name} has no piece to remove and is excused.</source>
        <translation>{name} n’a pas de pièce à retirer et en est dispensé.</translation>
    </message>
    <message>
        <source>Rule 4</source>
        <translation>Règle 4</translation>
    </message>
    <message>
        <source>Rule 6</source>
        <translation>Règle 6</translation>
    </message>
    <message>
        <source>Rule 7</source>
        <translation>Règle 7</translation>
    </message>
    <message>
        <source>Rule 8</source>
        <translation>Règle 8</translation>
    </message>
    <message>
        <source>Rule 9</source>
        <translation>Règle 9</translation>
    </message>
    <message>
        <source>No pawn is pushed with a move in this game</source>
        <translation>Dans ce jeu, aucun pion n’est poussé avec un coup</translation>
    </message>
    <message>
        <source>friendly option</source>
        <translation>option de partie amicale</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>{player} has no army left</source>
        <translation>{player} n’a plus d’armée</translation>
    </message>
    <message>
        <source>There is no half-board {board}</source>
        <translation>Il n’y a pas de demi-échiquier {board}</translation>
    </message>
    <message>
        <source>Half-board {board} was already pushed this turn</source>
        <translation>Le demi-échiquier {board} a déjà été accolé ce tour-ci</translation>
    </message>
    <message>
        <source>The half-boards {pair} are pushed together and must be used</source>
        <translation>Les demi-échiquiers {pair} sont accolés et doivent servir</translation>
    </message>
    <message>
        <source>Army {army} has no piece on {pair}</source>
        <translation>L’armée {army} n’a aucune pièce sur {pair}</translation>
    </message>
    <message>
        <source>{pair} cannot be used now</source>
        <translation>{pair} ne peut pas servir maintenant</translation>
    </message>
    <message>
        <source>The first move of a turn is compulsory</source>
        <translation>Le premier coup d’un tour est obligatoire</translation>
    </message>
    <message>
        <source>There is no living army {army}</source>
        <translation>Il n’y a pas d’armée vivante {army}</translation>
    </message>
    <message>
        <source>Army {army} is with {player} already</source>
        <translation>L’armée {army} est déjà à {player}</translation>
    </message>
    <message>
        <source>Armies are handed over between turns, not within one</source>
        <translation>Les armées se cèdent entre les tours, pas au milieu d’un tour</translation>
    </message>
    <message>
        <source>There is no player {player}</source>
        <translation>Il n’y a pas de joueur {player}</translation>
    </message>
    <message>
        <source>{move} is not a move on two half-boards</source>
        <translation>{move} n’est pas un coup sur deux demi-échiquiers</translation>
    </message>
    <message>
        <source>Army {army} has no {piece} in its hand</source>
        <translation>L’armée {army} n’a pas cette pièce en main&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>A living King is never captured, only checkmated</source>
        <translation>Un roi vivant n’est jamais pris, seulement maté</translation>
    </message>
    <message>
        <source>{the_piece} on {square} is royal and cannot be captured</source>
        <translation>{the_piece} en {square} est une pièce royale, qu’on ne peut pas prendre</translation>
    </message>
    <message>
        <source>{the_piece} cannot be dropped on {target}</source>
        <translation>{the_piece} ne peut pas se poser sur {target}</translation>
    </message>
    <message>
        <source>Your {pieces} would still be attacked by {attackers}</source>
        <translation>Resteraient sous l’attaque adverse ({attackers})&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>Your {pieces} would be attacked by {attackers}</source>
        <translation>Seraient exposées à l’attaque adverse ({attackers})&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>It is {player}’s turn with army {army}</source>
        <translation>C’est le tour de {player} avec l’armée {army}</translation>
    </message>
    <message>
        <source>{game}: {base}</source>
        <translation>{game}&#xa0;: {base}</translation>
    </message>
    <message>
        <source>Chess960, position {number}</source>
        <translation>Chess960, position {number}</translation>
    </message>
    <message>
        <source>This rule is for more than two players.</source>
        <translation>Cette règle est pour plus de deux joueurs.</translation>
    </message>
    <message>
        <source>This rule does not go with “{rule}”.</source>
        <translation>Cette règle ne va pas avec «&#xa0;{rule}&#xa0;».</translation>
    </message>
    <message>
        <source>Changes nothing while Kings are captured: a mate only freezes.</source>
        <translation>Ne change rien tant que les rois sont pris&#xa0;: un mat ne fait que geler.</translation>
    </message>
    <message>
        <source>Changes nothing unless Kings are captured.</source>
        <translation>Ne change rien, sauf si les rois sont pris.</translation>
    </message>
    <message>
        <source>Pieces of the dead army {army} stand there.</source>
        <translation>Des pièces de l’armée morte {army} s’y trouvent.</translation>
    </message>
    <message>
        <source>Pieces of {count} armies stand there.</source>
        <translation>Des pièces de {count} armées s’y trouvent.</translation>
    </message>
    <message>
        <source>The King of army {army} does not stand there.</source>
        <translation>Le roi de l’armée {army} ne s’y trouve pas.</translation>
    </message>
    <message>
        <source>Only one army stands there.</source>
        <translation>Une seule armée s’y trouve.</translation>
    </message>
    <message>
        <source>Both armies are moved by the same player.</source>
        <translation>Les deux armées sont jouées par le même joueur.</translation>
    </message>
    <message>
        <source>The King of army {other} is attacked though army {mover} is to move.</source>
        <translation>Le roi de l’armée {other} est attaqué alors que l’armée {mover} est au trait.</translation>
    </message>
    <message>
        <source>Army {mover} is checkmated there.</source>
        <translation>L’armée {mover} y est matée.</translation>
    </message>
    <message>
        <source>Army {mover} has no legal move there.</source>
        <translation>L’armée {mover} n’y a pas de coup légal.</translation>
    </message>
    <message>
        <source>A right to castle is left out, for the King does not stand as chess knows it.</source>
        <translation>Un droit de roque est omis, car le roi n’est pas à sa place habituelle aux échecs.</translation>
    </message>
    <message>
        <source>What pieces may do on their first squares alone is left out.</source>
        <translation>Ce que des pièces ne peuvent faire que sur leur case de départ est laissé de côté.</translation>
    </message>
    <message>
        <source>The checks that were given are left out.</source>
        <translation>Les échecs déjà donnés sont laissés de côté.</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <translation>«&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>A chess program knows nothing of {rules}, so what it says may be wrong.</source>
        <translation>Un programme d’échecs ne sait rien de ceci&#xa0;: {rules}&#x202f;; ce qu’il dit peut donc être faux.</translation>
    </message>
    <message>
        <source>No chess program plays {game}.</source>
        <translation>Aucun programme d’échecs ne joue à {game}.</translation>
    </message>
    <message>
        <source>In {game} for two the game would be over there.</source>
        <translation>Au jeu {game} à deux, la partie serait finie là.</translation>
    </message>
    <message>
        <source>The armies do not move there as in {game}.</source>
        <translation>Les armées ne se déplacent pas là comme au jeu {game}.</translation>
    </message>
    <message>
        <source>A position as somebody sees it is looked at, not played on</source>
        <translation>Une position telle que quelqu’un la voit se regarde et ne se joue pas</translation>
    </message>
    <message>
        <source>there are {count} set-ups (expected {players})</source>
        <translation>il y a {count} dispositions (il faut {players})</translation>
    </message>
    <message>
        <source>First the pawn on {square} becomes another piece</source>
        <translation>D’abord, le pion sur {square} devient une autre pièce</translation>
    </message>
    <message>
        <source>No pawn of yours waits on {square}</source>
        <translation>Aucun pion à vous n’attend sur {square}</translation>
    </message>
    <message>
        <source>A pawn cannot become that</source>
        <translation>Un pion ne peut pas devenir cela</translation>
    </message>
    <message>
        <source>A pawn of an opponent is pushed with each move: say which</source>
        <translation>Un pion adverse est poussé à chaque coup&#xa0;: dites lequel</translation>
    </message>
    <message>
        <source>Pushing that pawn would leave your King attacked on {pair}</source>
        <translation>Pousser ce pion laisserait votre roi attaqué sur {pair}</translation>
    </message>
    <message>
        <source>{square} is no pawn of a living opponent that can go one square straight forward</source>
        <translation>{square} n’est pas un pion d’un adversaire vivant qui puisse avancer tout droit d’une case</translation>
    </message>
    <message>
        <source>First say what the pawn on {square} becomes</source>
        <translation>Dites d’abord ce que devient le pion sur {square}</translation>
    </message>
    <message>
        <source>becomes another piece now</source>
        <translation>devient maintenant une autre pièce</translation>
    </message>
    <message>
        <source>becomes another piece next turn</source>
        <translation>devient une autre pièce au prochain tour</translation>
    </message>
    <message>
        <source>Peterson 1</source>
        <translation>Peterson 1</translation>
    </message>
    <message>
        <source>A turn that uses a half-board twice has at most {k} moves</source>
        <translation>Un tour qui utilise deux fois un demi-échiquier a au plus {k} coups</translation>
    </message>
    <message>
        <source>Peterson 1.{limit}</source>
        <translation>Peterson 1.{limit}</translation>
    </message>
    <message>
        <source>“{item}” needs “b=” after it</source>
        <translation>«&#xa0;{item}&#xa0;» doit être suivi de «&#xa0;b=&#xa0;»</translation>
    </message>
    <message>
        <source>“{key}=” needs “k=” before it</source>
        <translation>«&#xa0;{key}=&#xa0;» doit être précédé de «&#xa0;k=&#xa0;»</translation>
    </message>
    <message>
        <source>“{item}” names {number} (expected 2 to {most} opponents)</source>
        <translation>«&#xa0;{item}&#xa0;» en nomme {number} (il faut 2 à {most} adversaires)</translation>
    </message>
    <message>
        <source>“b={bonus}” is not a number of moves (expected 1 to {count})</source>
        <translation>«&#xa0;b={bonus}&#xa0;» n’est pas un nombre de coups (il faut 1 à {count})</translation>
    </message>
    <message>
        <source>half-boards are used in pairs and once, unless several opponents attack</source>
        <translation>les demi-échiquiers servent par paires et une seule fois, sauf si plusieurs adversaires attaquent</translation>
    </message>
    <message>
        <source>player {player} is to move</source>
        <translation>le joueur {player} est au trait</translation>
    </message>
    <message>
        <source>nothing is counted before that is due or lost</source>
        <translation>rien n’est compté avant ce qui est dû ou perdu</translation>
    </message>
    <message>
        <source>the moves left ({left}) do not fit the half-boards used ({used})</source>
        <translation>les coups restants ({left}) ne vont pas avec les demi-échiquiers utilisés ({used})</translation>
    </message>
    <message>
        <source>the pieces that moved do not fit the moves made ({made})</source>
        <translation>les pièces qui ont joué ne vont pas avec les coups joués ({made})</translation>
    </message>
    <message>
        <source>no piece of army {army} stands on {square}</source>
        <translation>aucune pièce de l’armée {army} ne se trouve sur {square}</translation>
    </message>
    <message>
        <source>{square} is on a half-board that was not used</source>
        <translation>{square} est sur un demi-échiquier qui n’a pas servi</translation>
    </message>
    <message>
        <source>more captures than moves made ({made})</source>
        <translation>plus de prises que de coups joués ({made})</translation>
    </message>
    <message>
        <source>more checkmates than the moves made ({made}) can give to the other armies ({armies})</source>
        <translation>plus d’échecs et mats que les coups joués ({made}) ne peuvent en infliger aux autres armées ({armies})</translation>
    </message>
    <message>
        <source>it does not fit the moves made ({made})</source>
        <translation>cela ne va pas avec les coups joués ({made})</translation>
    </message>
    <message>
        <source>the piece on {square} is no opponent’s</source>
        <translation>la pièce sur {square} n’appartient à aucun adversaire</translation>
    </message>
    <message>
        <source>Rule 8, Peterson 1.5</source>
        <translation>Règle 8, Peterson 1.5</translation>
    </message>
    <message>
        <source>{the_piece} on {square} has moved this turn already</source>
        <translation>{the_piece} en {square} a déjà joué pendant ce tour</translation>
    </message>
    <message>
        <source>A {piece} that is dropped may not mate {player}’s King on {square}</source>
        <translation>Une pièce ({piece}) parachutée ne peut pas mater le roi de {player} sur {square}</translation>
    </message>
    <message>
        <source>the round closed when the turn of army {army} began</source>
        <translation>la ronde s’est close quand le tour de l’armée {army} a commencé</translation>
    </message>
    <message>
        <source>player {player} has no army</source>
        <translation>le joueur {player} n’a pas d’armée</translation>
    </message>
    <message>
        <source>player {player} has moved and pays before</source>
        <translation>le joueur {player} a joué, or il paie avant</translation>
    </message>
    <message>
        <source>player {player} has pushed and pays before</source>
        <translation>le joueur {player} a accolé, or il paie avant</translation>
    </message>
    <message>
        <source>the pieces of army {army} ({size}) and its lost ones ({lost}) are too many (expected at most {most} together)</source>
        <translation>les pièces de l’armée {army} ({size}) et ses pièces perdues ({lost}) sont trop nombreuses (il faut {most} au plus en tout)</translation>
    </message>
    <message>
        <source>owes a piece worth {value} or more</source>
        <translation>doit une pièce valant {value} ou plus</translation>
    </message>
    <message>
        <source>owes {count} pieces</source>
        <translation>doit {count} pièces</translation>
    </message>
    <message>
        <source>owes {value} or more</source>
        <translation>doit {value} ou plus</translation>
    </message>
    <message>
        <source>may be removed</source>
        <translation>peut être retirée</translation>
    </message>
    <message>
        <source>may be swapped</source>
        <translation>peut être échangée</translation>
    </message>
    <message>
        <source>{the_piece} on {square} is worth {worth}, and {value} is owed</source>
        <translation>{the_piece} en {square} vaut {worth}, et la dette est de {value}</translation>
    </message>
    <message>
        <source>may be removed or swapped</source>
        <translation>peut être retirée ou échangée</translation>
    </message>
    <message>
        <source>{name} owes a piece worth {value} or more, having lost nothing in an exchange: choose the piece to remove, or a Queen to swap</source>
        <translation>{name} doit une pièce valant {value} ou plus, n’ayant rien perdu dans un échange&#xa0;: choisissez la pièce à retirer, ou une dame à échanger</translation>
    </message>
    <message>
        <source>{name} owes a piece worth {value} or more, having lost nothing in an exchange: choose the piece to remove</source>
        <translation>{name} doit une pièce valant {value} ou plus, n’ayant rien perdu dans un échange&#xa0;: choisissez la pièce à retirer</translation>
    </message>
    <message>
        <source>First {player} must remove a piece worth {value} or more</source>
        <translation>D’abord, {player} doit retirer une pièce valant {value} ou plus</translation>
    </message>
    <message>
        <source>No piece is owed now</source>
        <translation>Aucune pièce n’est due maintenant</translation>
    </message>
    <message>
        <source>No piece of army {army} stands on {square}</source>
        <translation>Aucune pièce de l’armée {army} ne se trouve sur {square}</translation>
    </message>
    <message>
        <source>Only a Queen is swapped, for a Bishop or a Rook captured from its army</source>
        <translation>Seule une dame s’échange, contre un fou ou une tour pris à son armée</translation>
    </message>
    <message>
        <source>Peterson 2.1</source>
        <translation>Peterson 2.1</translation>
    </message>
    <message>
        <source>A King is never removed</source>
        <translation>Un roi n’est jamais retiré</translation>
    </message>
    <message>
        <source>Without the piece on {square} the King would be attacked</source>
        <translation>Sans la pièce sur {square}, le roi serait attaqué</translation>
    </message>
    <message>
        <source>nobody has a piece left that can move</source>
        <translation>personne n’a plus de pièce mobile</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} est hors jeu.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>one of {pieces}</source>
        <translation>l’une de {pieces}</translation>
    </message>
    <message>
        <source>A piece goes between the same two squares at most three times running: {one} and {other}</source>
        <translation>Une pièce va au plus trois fois de suite entre les deux mêmes cases&#xa0;: {one} et {other}</translation>
    </message>
    <message>
        <source>Armies are not handed over in a tournament game</source>
        <translation>On ne cède pas d’armée dans une partie de tournoi</translation>
    </message>
    <message>
        <source>{pair} is pushed together and must be used</source>
        <translation>{pair}&#xa0;: demi-échiquiers accolés, qui doivent servir</translation>
    </message>
    <message>
        <source>{pair} is pushed together already</source>
        <translation>{pair}&#xa0;: déjà accolés</translation>
    </message>
    <message>
        <source>There is no legal move on {pair}</source>
        <translation>Il n’y a aucun coup légal sur {pair}</translation>
    </message>
    <message>
        <source>Peterson 3</source>
        <translation>Peterson 3</translation>
    </message>
    <message>
        <source>Of {player}’s army {army}, frozen on {pairs}, only the King may be captured</source>
        <translation>De l’armée {army} de {player}, gelée sur {pairs}, seul le roi peut être pris</translation>
    </message>
    <message>
        <source>army {army} is dead</source>
        <translation>l’armée {army} est morte</translation>
    </message>
    <message>
        <source>army {army} has pushed, and a frozen army may not</source>
        <translation>l’armée {army} a accolé des demi-échiquiers, ce qu’une armée gelée ne peut pas faire</translation>
    </message>
    <message>
        <source>army {army} is not checkmated on {pair}</source>
        <translation>l’armée {army} n’est pas matée sur {pair}</translation>
    </message>
    <message>
        <source>nothing on {square} attacks the King of army {army}</source>
        <translation>rien sur {square} n’attaque le roi de l’armée {army}</translation>
    </message>
    <message>
        <source>frozen on {pairs}</source>
        <translation>gelée sur {pairs}</translation>
    </message>
    <message>
        <source>King in danger from {squares}</source>
        <translation>Roi en danger depuis {squares}</translation>
    </message>
    <message>
        <source>frozen on {count} pairs</source>
        <translation>gelée sur {count} paires</translation>
    </message>
    <message>
        <source>King in danger</source>
        <translation>Roi en danger</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>gelée</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>intouchable</translation>
    </message>
    <message>
        <source>in danger of capture from {squares}</source>
        <translation>peut être prise depuis {squares}</translation>
    </message>
    <message>
        <source>may capture the King of army {army}</source>
        <translation>peut prendre le roi de l’armée {army}</translation>
    </message>
    <message>
        <source>The capture would leave your own King attacked</source>
        <translation>La prise laisserait votre propre roi attaqué</translation>
    </message>
    <message>
        <source>{player}’s King may not be captured before {player} has had a turn since the attack from {square} began</source>
        <translation>Le roi de {player} ne peut pas être pris avant que {player} ait eu un tour depuis le début de l’attaque de {square}</translation>
    </message>
    <message>
        <source>The piece on {square} has moved this turn</source>
        <translation>La pièce sur {square} a déjà joué ce tour-ci</translation>
    </message>
    <message>
        <source>A second piece of {player} would be captured</source>
        <translation>Une deuxième pièce de {player} serait prise</translation>
    </message>
    <message>
        <source>Two pieces of {player} were captured this turn, so it cannot be a defence</source>
        <translation>Deux pièces de {player} ont été prises ce tour-ci, ce ne peut donc pas être une défense</translation>
    </message>
    <message>
        <source>More than one move would enforce mate on {player}, while not all who attack are checked or mated</source>
        <translation>Plus d’un coup imposerait un mat à {player}, alors que ceux qui attaquent ne sont pas tous en échec ou mats</translation>
    </message>
    <message>
        <source>That would capture or threaten a second new piece of {player}, unshared</source>
        <translation>Cela prendrait ou menacerait une deuxième pièce nouvelle de {player}, sans partage</translation>
    </message>
    <message>
        <source>Several new pieces of {player} would be threatened, unshared</source>
        <translation>Plusieurs pièces nouvelles de {player} seraient menacées, sans partage</translation>
    </message>
    <message>
        <source>That would threaten a second new piece of {player}, unshared</source>
        <translation>Cela menacerait une deuxième pièce nouvelle de {player}, sans partage</translation>
    </message>
    <message>
        <source>Rule 10</source>
        <translation>Règle 10</translation>
    </message>
    <message>
        <source>The pieces of dead army {army} may not be captured</source>
        <translation>Les pièces de l’armée morte {army} ne peuvent pas être prises</translation>
    </message>
    <message>
        <source>This is an ordinary turn: no half-board is used twice</source>
        <translation>C’est un tour ordinaire&#xa0;: aucun demi-échiquier ne sert deux fois</translation>
    </message>
    <message>
        <source>This is now a defence: limits 1 to 4 hold</source>
        <translation>C’est maintenant une défense&#xa0;: les limites 1 à 4 s’appliquent</translation>
    </message>
    <message>
        <source>1: No piece moves twice. 2: At most one piece of each opponent is captured. 3: At most one new piece of each opponent is threatened or captured, unless all but one of the attacks on them are shared with attacks on others. 4: At most one move checkmates each player, unless all who threaten are in check or checkmated.</source>
        <translation>1&#xa0;: Aucune pièce ne joue deux fois. 2&#xa0;: Au plus une pièce de chaque adversaire est prise. 3&#xa0;: Au plus une pièce nouvelle de chaque adversaire est menacée ou prise, à moins que toutes les attaques contre lui sauf une ne soient partagées avec des attaques contre d’autres. 4&#xa0;: Au plus un coup mate chaque joueur, à moins que tous ceux qui menacent ne soient en échec ou mats.</translation>
    </message>
    <message>
        <source>{moves}: {names} threaten this army</source>
        <translation>{moves}&#xa0;: {names} menacent cette armée</translation>
    </message>
    <message>
        <source>{moves}: {names} threatened this army</source>
        <translation>{moves}&#xa0;: {names} menaçaient cette armée</translation>
    </message>
    <message>
        <source>{moves}, threatened by</source>
        <translation>{moves}, sous la menace de</translation>
    </message>
    <message>
        <source>{bonus} by Rule 6, or {most} as a defence</source>
        <translation>{bonus} selon la Règle 6, ou {most} en défense</translation>
    </message>
    <message>
        <source>{player} threatens nothing any more</source>
        <translation>{player} ne menace plus rien</translation>
    </message>
    <message>
        <source>{piece} on {square} from {origins}</source>
        <translation>{piece} sur {square} depuis {origins}</translation>
    </message>
    <message>
        <source>{player} threatens {pieces}</source>
        <translation>{player} menace {pieces}</translation>
    </message>
    <message>
        <source>“{item}”: {message}</source>
        <translation>«&#xa0;{item}&#xa0;»&#xa0;: {message}</translation>
    </message>
    <message>
        <source>an item is empty (expected one between two semicolons)</source>
        <translation>un élément est vide (il faut un entre deux points-virgules)</translation>
    </message>
    <message>
        <source>“{key}=” says nothing (expected it left out)</source>
        <translation>«&#xa0;{key}=&#xa0;» ne dit rien (il faut l’omettre)</translation>
    </message>
    <message>
        <source>“{item}” is not an item of the rules that are on (expected {expected})</source>
        <translation>«&#xa0;{item}&#xa0;» n’est pas un élément des règles actives (il faut {expected})</translation>
    </message>
    <message>
        <source>“{item}” is out of order (expected {expected})</source>
        <translation>«&#xa0;{item}&#xa0;» n’est pas à sa place (il faut {expected})</translation>
    </message>
    <message>
        <source>“{text}” is not a player (expected 1 to {count})</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un joueur (il faut 1 à {count})</translation>
    </message>
    <message>
        <source>“{text}” is not a pair (expected such as AB, the lower letter first)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une paire (il faut par exemple AB, la première lettre de l’alphabet d’abord)</translation>
    </message>
    <message>
        <source>“{key}=” is given twice</source>
        <translation>«&#xa0;{key}=&#xa0;» est donné deux fois</translation>
    </message>
    <message>
        <source>“{item}” is not complete (expected such as {example})</source>
        <translation>«&#xa0;{item}&#xa0;» n’est pas complet (il faut par exemple {example})</translation>
    </message>
    <message>
        <source>“{item}” is not sorted (expected each thing once, in order)</source>
        <translation>«&#xa0;{item}&#xa0;» n’est pas dans l’ordre (il faut chaque chose une fois, dans l’ordre)</translation>
    </message>
    <message>
        <source>nothing stands on {square}</source>
        <translation>rien ne se trouve sur {square}</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as AB:e4)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup (il faut par exemple AB:e4)</translation>
    </message>
    <message>
        <source>“{text}” starts with &amp; but no move was made this turn (expected the first move of the next one)</source>
        <translation>«&#xa0;{text}&#xa0;» commence par &amp; mais aucun coup n’a été joué ce tour-ci (il faut le premier coup du suivant)</translation>
    </message>
    <message>
        <source> (legal pairs: {pairs})</source>
        <translation> (paires légales&#xa0;: {pairs})</translation>
    </message>
    <message>
        <source>“{text}” is not a removal (expected such as -NAc3, or -QAd1=R for a swap)</source>
        <translation>«&#xa0;{text}&#xa0;» ne retire aucune pièce (il faut par exemple -NAc3, ou -QAd1=R pour un échange)</translation>
    </message>
    <message>
        <source>“{text}”: no {piece} stands on {square}</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: pas de telle pièce ({piece}) sur {square}</translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first (it lies at the bottom)</source>
        <translation>«&#xa0;{text}&#xa0;» doit nommer deux demi-échiquiers, la première lettre de l’alphabet d’abord (il est en bas)</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e4, AB:Nxf6, AB:O-O, AB:e8=Q or AB:e2e4)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup (il faut une paire et un coup, comme AB:e4, AB:Nxf6, AB:O-O, AB:e8=Q ou AB:e2e4)</translation>
    </message>
    <message>
        <source>“{text}” is legal on the pairs {pairs} (expected one of {expected})</source>
        <translation>«&#xa0;{text}&#xa0;» est légal sur les paires {pairs} (il faut l’un de {expected})</translation>
    </message>
    <message>
        <source>“{text}”: {push} is not a pawn that may be pushed with this move</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: {push} n’est pas un pion qui peut être poussé avec ce coup</translation>
    </message>
    <message>
        <source>any pair</source>
        <translation>toutes les paires</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>pièce</translation>
    </message>
    <message>
        <source>army {army} has no such {piece} on {where}</source>
        <translation>l’armée {army} n’a pas de telle pièce ({piece}&#x202f;; {where})</translation>
    </message>
    <message>
        <source>no {piece} of army {army} can go to {square} on {where}</source>
        <translation>aucune pièce ({piece}) de l’armée {army} ne peut aller en {square} ({where})</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Tiré au sort</translation>
    </message>
    <message>
        <source>As seated</source>
        <translation>Selon les places</translation>
    </message>
    <message>
        <source>The players move in the order in which they are listed.</source>
        <translation>Les joueurs jouent dans l’ordre de la liste.</translation>
    </message>
    <message>
        <source>Joining half-boards</source>
        <translation>Assemblage des demi-échiquiers</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Tourné</translation>
    </message>
    <message>
        <source>The upper half-board is turned round, as cardboard is.</source>
        <translation>Le demi-échiquier du haut est tourné, comme on le ferait d’un carton.</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>En miroir</translation>
    </message>
    <message>
        <source>Files meet themselves and every army is set up as White (Robert Price).</source>
        <translation>Les colonnes se retrouvent elles-mêmes et chaque armée est placée comme les Blancs (Robert Price).</translation>
    </message>
    <message>
        <source>How the upper half-board lies against the lower one.</source>
        <translation>Comment le demi-échiquier du haut se place contre celui du bas.</translation>
    </message>
    <message>
        <source>Movement bonus</source>
        <translation>Bonus de mouvement</translation>
    </message>
    <message>
        <source>A move per half-board</source>
        <translation>Un coup par demi-échiquier</translation>
    </message>
    <message>
        <source>As many moves as half-boards occupied.</source>
        <translation>Autant de coups que de demi-échiquiers occupés.</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Un seul coup</translation>
    </message>
    <message>
        <source>Every turn is a single move.</source>
        <translation>Chaque tour est un seul coup.</translation>
    </message>
    <message>
        <source>How many moves an army has in a turn.</source>
        <translation>Combien de coups une armée a dans un tour.</translation>
    </message>
    <message>
        <source>The captor moves the army from then on.</source>
        <translation>Qui capture l’armée la joue dès lors.</translation>
    </message>
    <message>
        <source>As many moves as opponents threaten an army.</source>
        <translation>Autant de coups qu’il y a d’adversaires menaçant une armée.</translation>
    </message>
    <message>
        <source>Who lost nothing in exchanges gives a piece.</source>
        <translation>Qui n’a rien perdu dans les échanges donne une pièce.</translation>
    </message>
    <message>
        <source>A mate freezes; an army dies with its King.</source>
        <translation>Un mat gèle&#x202f;; une armée meurt avec son roi.</translation>
    </message>
    <message>
        <source>If Kings are captured, dead pieces may be too.</source>
        <translation>Si les rois sont pris, les pièces mortes peuvent l’être aussi.</translation>
    </message>
    <message>
        <source>What is played on half-boards.</source>
        <translation>À quoi l’on joue sur les demi-échiquiers.</translation>
    </message>
    <message>
        <source>Captured armies</source>
        <translation>Armées capturées</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordre de passage</translation>
    </message>
    <message>
        <source>The order of play is drawn at random.</source>
        <translation>L’ordre de passage est tiré au sort.</translation>
    </message>
    <message>
        <source>Who moves first, and who after whom.</source>
        <translation>Qui joue en premier, et qui après qui.</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Reprises</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retirées</translation>
    </message>
    <message>
        <source>The army leaves the half-boards.</source>
        <translation>L’armée quitte les demi-échiquiers.</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Mortes</translation>
    </message>
    <message>
        <source>The army stays as obstacles that nobody moves.</source>
        <translation>L’armée reste en place, obstacle que personne ne joue.</translation>
    </message>
    <message>
        <source>What becomes of an army that is checkmated.</source>
        <translation>Ce que devient une armée matée.</translation>
    </message>
    <message>
        <source>Friendly game</source>
        <translation>Partie amicale</translation>
    </message>
    <message>
        <source>Armies may be handed to any player, also to one who is out; off for a tournament.</source>
        <translation>On peut céder une armée à n’importe quel joueur, même hors jeu&#x202f;; non pour un tournoi.</translation>
    </message>
    <message>
        <source>Touch-board</source>
        <translation>Accolé, joué</translation>
    </message>
    <message>
        <source>Pushing two half-boards commits to them; if they show your own mate, the army is lost.</source>
        <translation>Accoler deux demi-échiquiers engage à y jouer&#x202f;; s’ils montrent votre propre mat, l’armée est perdue.</translation>
    </message>
    <message>
        <source>Defending against several</source>
        <translation>Défense contre plusieurs</translation>
    </message>
    <message>
        <source>Fair exchange</source>
        <translation>Échange équitable</translation>
    </message>
    <message>
        <source>Kings are captured</source>
        <translation>Les rois sont pris</translation>
    </message>
    <message>
        <source>Obstacles may be captured</source>
        <translation>Les obstacles peuvent être pris</translation>
    </message>
    <message>
        <source>With each move a pawn of an opponent is pushed one square forward (Betza 1977).</source>
        <translation>À chaque coup, un pion adverse est poussé d’une case en avant (Betza 1977).</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>The pieces of each army: one set for all, or one for each with commas between.</source>
        <translation>Les pièces de chaque armée&#xa0;: un jeu pour toutes, ou un pour chacune, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituelle</translation>
    </message>
    <message>
        <source>All armies are set up as in chess.</source>
        <translation>Toutes les armées sont placées comme aux échecs.</translation>
    </message>
    <message>
        <source>One of the 960 arrays, the same for every army.</source>
        <translation>L’une des 960 dispositions, la même pour chaque armée.</translation>
    </message>
    <message>
        <source>The array with this number, the same for every army.</source>
        <translation>La disposition de ce numéro, la même pour chaque armée.</translation>
    </message>
    <message>
        <source>“avalanche” does not go with “{name}” (expected one of them off)</source>
        <translation>«&#xa0;avalanche&#xa0;» ne va pas avec «&#xa0;{name}&#xa0;» (il faut l’une des deux désactivée)</translation>
    </message>
    <message>
        <source>“{name}” is for more than two players (expected it off with two half-boards)</source>
        <translation>«&#xa0;{name}&#xa0;» est pour plus de deux joueurs (il faut désactivée avec deux demi-échiquiers)</translation>
    </message>
    <message>
        <source>none that is known</source>
        <translation>aucune qui soit connue</translation>
    </message>
    <message>
        <source>“{text}”: there are no such rights (expected -)</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: ces droits n’existent pas (il faut -)</translation>
    </message>
    <message>
        <source>last player alive</source>
        <translation>dernier joueur en vie</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>accord</translation>
    </message>
    <message>
        <source>time, but no mate is possible</source>
        <translation>temps dépassé, mais aucun mat possible</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>roque</translation>
    </message>
    <message>
        <source>en passant</source>
        <translation>en passant</translation>
    </message>
    <message>
        <source>Click the next square of the capture.</source>
        <translation>Cliquez sur la case suivante de la prise.</translation>
    </message>
    <message>
        <source>Click the pawn of an opponent that is pushed forward.</source>
        <translation>Cliquez sur le pion adverse qui est poussé en avant.</translation>
    </message>
    <message>
        <source>There are no pieces beside the half-boards</source>
        <translation>Il n’y a pas de pièces à côté des demi-échiquiers</translation>
    </message>
    <message>
        <source>A piece comes in on the gate that another one leaves</source>
        <translation>Une pièce entre sur la case d’entrée qu’une autre quitte</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>toute la partie</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>no army can move</source>
        <translation>aucune armée ne peut jouer</translation>
    </message>
    <message>
        <source>A player who resigns is out: their armies stay on the half-boards as dead obstacles.</source>
        <translation>Qui abandonne sort du jeu&#xa0;: ses armées restent sur les demi-échiquiers, obstacles morts.</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} au trait</translation>
    </message>
    <message>
        <source>{player}: {moves}, or end the turn</source>
        <translation>{player}&#xa0;: {moves}, ou finir le tour</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <translation>{player} au trait</translation>
    </message>
    <message>
        <source>{player} to move with army {army}</source>
        <translation>{player} au trait avec l’armée {army}</translation>
    </message>
    <message>
        <source>may pass</source>
        <translation>peut passer</translation>
    </message>
    <message>
        <source>{name}’s turn ends early: each move needs two half-boards not used this turn, and no such move is left</source>
        <translation>Le tour de {name} s’arrête plus tôt&#xa0;: chaque coup demande deux demi-échiquiers non utilisés pendant ce tour, et il n’en reste aucun de ce genre</translation>
    </message>
    <message>
        <source>army {army}, {player}</source>
        <translation>armée {army}, {player}</translation>
    </message>
    <message>
        <source>{place}, {piece} of army {army}, dead</source>
        <translation>{place}, {piece} de l’armée {army}, morte</translation>
    </message>
    <message>
        <source>{place}, {piece} of army {army}, {player}</source>
        <translation>{place}, {piece} de l’armée {army}, {player}</translation>
    </message>
    <message>
        <source>army {army} (dead)</source>
        <translation>armée {army} (morte)</translation>
    </message>
    <message>
        <source>army {army} ({player})</source>
        <translation>armée {army} ({player})</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}, dead</source>
        <translation>demi-échiquier {board}, domicile de l’armée {army}, {player}, morte</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, handed over to {player} by {giver}</source>
        <translation>demi-échiquier {board}, domicile de l’armée {army}, cédée à {player} par {giver}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}</source>
        <translation>demi-échiquier {board}, domicile de l’armée {army}, {player}</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player} captured {loser}’s army</source>
        <translation>demi-échiquier {board}, domicile de l’armée {army}, {player} a capturé l’armée de {loser}</translation>
    </message>
    <message>
        <source>already pushed this turn</source>
        <translation>déjà accolé ce tour-ci</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n half-board(s).</source>
        <translation>
            <numerusform>Une table avec %n demi-échiquier.</numerusform>
            <numerusform>Une table avec %n demi-échiquiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>drops {piece} on {square} on {one} and {two}</source>
        <translation>parachute {piece} en {square} sur {one} et {two}</translation>
    </message>
    <message>
        <source>pushes half-boards {one} and {two} together</source>
        <translation>accole les demi-échiquiers {one} et {two}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>finit le tour</translation>
    </message>
    <message>
        <source>promotes {piece} on {square} to {other}</source>
        <translation>promotion de {piece} en {square}&#xa0;: {other}</translation>
    </message>
    <message>
        <source>swaps {piece} on {square} for {other}</source>
        <translation>échange {piece} en {square} contre {other}</translation>
    </message>
    <message>
        <source>removes {piece} on {square}</source>
        <translation>retire {piece} en {square}</translation>
    </message>
    <message>
        <source>pushes {piece} {square} of army {army}</source>
        <translation>pousse {piece} {square} de l’armée {army}</translation>
    </message>
    <message>
        <source>castles long on {one} and {two}</source>
        <translation>grand roque sur {one} et {two}</translation>
    </message>
    <message>
        <source>castles short on {one} and {two}</source>
        <translation>petit roque sur {one} et {two}</translation>
    </message>
    <message>
        <source>{piece} {origin} to {target} on {one} and {two}</source>
        <translation>{piece} {origin} vers {target} sur {one} et {two}</translation>
    </message>
    <message>
        <source>takes {piece} of army {army}</source>
        <translation>prend {piece} de l’armée {army}</translation>
    </message>
    <message>
        <source>{taking} in passing</source>
        <translation>{taking} en passant</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>devient {piece}</translation>
    </message>
    <message>
        <source>explodes</source>
        <translation>explose</translation>
    </message>
    <message>
        <source>blows up {pieces}</source>
        <translation>fait exploser {pieces}</translation>
    </message>
    <message>
        <source>{piece} {square} of army {army}</source>
        <translation>{piece} {square} de l’armée {army}</translation>
    </message>
    <message>
        <source>brings in {piece} on {square}</source>
        <translation>fait entrer {piece} en {square}</translation>
    </message>
    <message>
        <source>attacks {piece} of army {army}</source>
        <translation>attaque {piece} de l’armée {army}</translation>
    </message>
    <message>
        <source>both fall</source>
        <translation>les deux tombent</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>tombe</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>Check to army {army}.</source>
        <translation>Échec à l’armée {army}.</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s Flag and army</source>
        <translation>{captor} a capturé le Drapeau et l’armée de {loser}</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s last piece: the army is dead</source>
        <translation>{captor} a pris la dernière pièce de {loser}&#xa0;: l’armée est morte</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s King: the army is stone from now on</source>
        <translation>{captor} a pris le roi de {loser}&#xa0;: l’armée est désormais de pierre</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has beaten {loser}’s army, which is dead</source>
        <translation>Échec et mat&#xa0;: {captor} a battu l’armée de {loser}, qui est morte</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has frozen {loser}’s army</source>
        <translation>Échec et mat&#xa0;: {captor} a gelé l’armée de {loser}</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has beaten {loser}’s army, which leaves the half-boards</source>
        <translation>Échec et mat&#xa0;: {captor} a battu l’armée de {loser}, qui quitte les demi-échiquiers</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has captured {loser}’s army from {holder}</source>
        <translation>Échec et mat&#xa0;: {captor} a capturé l’armée de {loser}, aux mains de {holder}</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has captured {loser}’s army</source>
        <translation>Échec et mat&#xa0;: {captor} a capturé l’armée de {loser}</translation>
    </message>
    <message>
        <source>{name}’s army</source>
        <translation>armée de {name}</translation>
    </message>
    <message>
        <source>{army}, from {holder}</source>
        <translation>{army}, prise à {holder}</translation>
    </message>
    <message>
        <source>pushes {boards}</source>
        <translation>accole {boards}</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} est hors jeu</translation>
    </message>
    <message>
        <source>{army} to {name}</source>
        <translation>{army} à {name}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Dames</translation>
    </message>
    <message>
        <source>Hidden armies</source>
        <translation>Armées cachées</translation>
    </message>
    <message>
        <source>The pawns do not go the ways in which they go in chess.</source>
        <translation>Les pions ne vont pas dans les directions où ils vont aux échecs.</translation>
    </message>
    <message>
        <source>Such a check cannot come about in chess.</source>
        <translation>Un tel échec ne peut pas survenir aux échecs.</translation>
    </message>
    <message>
        <source>More pieces or pawns stand there than an army has in chess.</source>
        <translation>Il s’y trouve plus de pièces ou de pions qu’une armée n’en a aux échecs.</translation>
    </message>
    <message>
        <source>White has no King</source>
        <translation>les Blancs n’ont pas de roi</translation>
    </message>
    <message>
        <source>Black has no King</source>
        <translation>les Noirs n’ont pas de roi</translation>
    </message>
    <message>
        <source>there are too many Kings</source>
        <translation>il y a trop de rois</translation>
    </message>
    <message>
        <source>White has more than 8 pawns</source>
        <translation>les Blancs ont plus de 8 pions</translation>
    </message>
    <message>
        <source>Black has more than 8 pawns</source>
        <translation>les Noirs ont plus de 8 pions</translation>
    </message>
    <message>
        <source>a pawn stands on a back rank</source>
        <translation>un pion se trouve sur une rangée de base</translation>
    </message>
    <message>
        <source>White has more than 16 pieces</source>
        <translation>les Blancs ont plus de 16 pièces</translation>
    </message>
    <message>
        <source>Black has more than 16 pieces</source>
        <translation>les Noirs ont plus de 16 pièces</translation>
    </message>
    <message>
        <source>the castling rights do not fit the Kings and Rooks</source>
        <translation>les droits de roque ne correspondent pas aux rois et aux tours</translation>
    </message>
    <message>
        <source>no pawn can just have passed the en passant square</source>
        <translation>aucun pion ne peut venir de franchir la case de prise en passant</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>le camp qui n’est pas au trait est en échec</translation>
    </message>
    <message>
        <source>FEN has two armies, not {count}</source>
        <translation>FEN a deux armées, pas {count}</translation>
    </message>
    <message>
        <source>FEN has no dead armies</source>
        <translation>FEN n’a pas d’armées mortes</translation>
    </message>
    <message>
        <source>the FEN is not of a valid position: {words}</source>
        <translation>le FEN n’est pas celui d’une position valable&#xa0;: {words}</translation>
    </message>
    <message>
        <source>castling rights that do not fit the Kings and Rooks were removed</source>
        <translation>des droits de roque qui ne correspondent pas aux rois et aux tours ont été retirés</translation>
    </message>
    <message>
        <source>an en passant square that no pawn can just have passed was removed</source>
        <translation>une case de prise en passant qu’aucun pion ne peut venir de franchir a été retirée</translation>
    </message>
    <message>
        <source>the FEN has {count} characters (expected at most {most})</source>
        <translation>le FEN a {count} caractères ({most} au plus)</translation>
    </message>
    <message>
        <source>“{text}” is not a FEN: {error}</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un FEN&#xa0;: {error}</translation>
    </message>
    <message>
        <source>PGN has no word for “{game}”</source>
        <translation>PGN n’a pas de mot pour «&#xa0;{game}&#xa0;»</translation>
    </message>
    <message>
        <source>PGN: {error}</source>
        <translation>PGN&#xa0;: {error}</translation>
    </message>
    <message>
        <source>PGN: “{result}” is not a result (expected {expected})</source>
        <translation>PGN&#xa0;: «&#xa0;{result}&#xa0;» n’est pas un résultat (il faut {expected})</translation>
    </message>
    <message>
        <source>PGN has no word for “{action}” within a game</source>
        <translation>PGN n’a pas de mot pour «&#xa0;{action}&#xa0;» au milieu d’une partie</translation>
    </message>
    <message>
        <source>PGN: variations on “{action}” have no place</source>
        <translation>PGN&#xa0;: il n’y a pas de place pour des variantes sur «&#xa0;{action}&#xa0;»</translation>
    </message>
    <message>
        <source>PGN: move {number} {action} is not legal</source>
        <translation>PGN&#xa0;: le coup {number} {action} n’est pas légal</translation>
    </message>
    <message>
        <source>the pieces were read by the letters {letters}</source>
        <translation>les pièces ont été lues d’après les lettres {letters}</translation>
    </message>
    <message>
        <source>some bytes are not text in the encoding {name}</source>
        <translation>certains octets ne sont pas du texte dans l’encodage {name}</translation>
    </message>
    <message>
        <source>text before the tags was ignored: “{text}”</source>
        <translation>du texte avant les balises a été ignoré&#xa0;: «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>it is not for PGN, and left out</source>
        <translation>elle n’appartient pas à PGN et a été laissée de côté</translation>
    </message>
    <message>
        <source>tag {name}: {message}</source>
        <translation>balise {name}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>it says nothing; the game begins as usual</source>
        <translation>elle ne dit rien&#x202f;; la partie commence comme d’habitude</translation>
    </message>
    <message>
        <source>there is no tag FEN; the game begins as usual</source>
        <translation>il n’y a pas de balise FEN&#x202f;; la partie commence comme d’habitude</translation>
    </message>
    <message>
        <source>the variant “{variant}” cannot be played yet</source>
        <translation>la variante «&#xa0;{variant}&#xa0;» ne peut pas encore être jouée</translation>
    </message>
    <message>
        <source>the moves end with {told}</source>
        <translation>les coups se terminent par {told}</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected {expected})</source>
        <translation>«&#xa0;{result}&#xa0;» n’est pas un résultat (il faut {expected})</translation>
    </message>
    <message>
        <source>the game ended {known} by its moves, not {told}</source>
        <translation>d’après ses coups, la partie s’est terminée par {known}, et non par {told}</translation>
    </message>
    <message>
        <source>{error}; the rest of the line is kept as a comment</source>
        <translation>{error}&#x202f;; le reste de la ligne est gardé comme commentaire</translation>
    </message>
    <message>
        <source>move {number} {word}: {reason}</source>
        <translation>coup {number} {word}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it is not a move of a piece</source>
        <translation>ce n’est pas le coup d’une pièce</translation>
    </message>
    <message>
        <source>75 moves each without capture or pawn move</source>
        <translation>75 coups chacun sans prise ni coup de pion</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>byte {number} is not UTF-8 text</source>
        <translation>l’octet {number} n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>the name “{name}” is taken</source>
        <translation>le nom «&#xa0;{name}&#xa0;» est déjà pris</translation>
    </message>
    <message>
        <source>the base game “{key}” cannot be played here: {reason}</source>
        <translation>le jeu de base «&#xa0;{key}&#xa0;» ne peut pas être joué ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the base game “{key}” is not known here (expected {near}, or the file that has it)</source>
        <translation>le jeu de base «&#xa0;{key}&#xa0;» n’est pas connu ici (il faut {near} ou le fichier qui le contient)</translation>
    </message>
    <message>
        <source>the base game “{key}” is not known here (expected the file that has it)</source>
        <translation>le jeu de base «&#xa0;{key}&#xa0;» n’est pas connu ici (il faut le fichier qui le contient)</translation>
    </message>
    <message>
        <source>the base game “{key}” is not in it (expected a section of that name)</source>
        <translation>le jeu de base «&#xa0;{key}&#xa0;» ne s’y trouve pas (il faut une section de ce nom)</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>le relevé</translation>
    </message>
    <message>
        <source>English draughts: men and Kings jump over what they capture, and must.</source>
        <translation>Dames anglaises&#xa0;: pions et dames sautent par-dessus ce qu’ils prennent, et y sont obligés.</translation>
    </message>
    <message>
        <source>English draughts: captures are compulsory, and go on while they can.</source>
        <translation>Dames anglaises&#xa0;: les prises sont obligatoires et s’enchaînent tant que c’est possible.</translation>
    </message>
    <message>
        <source>man</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Pion</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>crowned King</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>Crowned King</source>
        <translation>Dame</translation>
    </message>
    <message numerus="yes">
        <source>%n crowned King(s)</source>
        <translation>
            <numerusform>%n dame</numerusform>
            <numerusform>%n dames</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves since a capture or a man’s move</source>
        <translation>Coups depuis une prise ou un coup de pion</translation>
    </message>
    <message>
        <source>{count} moves each without a capture or a man’s move</source>
        <translation>{count} coups chacun sans prise ni coup de pion</translation>
    </message>
    <message>
        <source>{square}: pieces stand on dark squares alone</source>
        <translation>{square}&#xa0;: les pièces ne se trouvent que sur des cases sombres</translation>
    </message>
    <message>
        <source>{square}: a man on a foreign back rank is a King (expected K)</source>
        <translation>{square}&#xa0;: un pion sur une rangée de base étrangère est une dame (il faut K)</translation>
    </message>
    <message>
        <source>army {letter} has {size} pieces (expected at most {most})</source>
        <translation>l’armée {letter} a {size} pièces ({most} au plus)</translation>
    </message>
    <message>
        <source>A capture names every square that it touches</source>
        <translation>Une prise nomme chaque case qu’elle touche</translation>
    </message>
    <message>
        <source>The capture goes on from {square} while it can</source>
        <translation>La prise continue depuis {square} tant qu’elle peut</translation>
    </message>
    <message>
        <source>{the_piece} comes in only behind a piece that leaves its first square on the back rank</source>
        <translation>{the_piece} n’entre que là où une pièce quitte sa case de départ sur la rangée de base</translation>
    </message>
    <message>
        <source>It becomes no other piece by this move</source>
        <translation>Ce coup n’en fait pas une autre pièce</translation>
    </message>
    <message>
        <source>You must capture on this pair; other pairs are free</source>
        <translation>Vous devez prendre sur cette paire&#x202f;; les autres paires sont libres</translation>
    </message>
    <message>
        <source>{game} has no FEN</source>
        <translation>le jeu {game} n’a pas de FEN</translation>
    </message>
    <message>
        <source>Pieces go diagonally, on the dark squares</source>
        <translation>Les pièces vont en diagonale, sur les cases sombres</translation>
    </message>
    <message>
        <source>Only a King goes and captures backwards</source>
        <translation>Seule une dame va et prend en arrière</translation>
    </message>
    <message>
        <source>“{letters}” at the end says nothing of any move</source>
        <translation>«&#xa0;{letters}&#xa0;» à la fin ne dit rien d’aucun coup</translation>
    </message>
    <message>
        <source>“{letter}” is not a letter of the notation that can be read here</source>
        <translation>«&#xa0;{letter}&#xa0;» n’est pas une lettre de la notation lisible ici</translation>
    </message>
    <message>
        <source>“{written}”: the length of a line has one digit</source>
        <translation>«&#xa0;{written}&#xa0;»&#xa0;: la longueur d’une ligne n’a qu’un seul chiffre</translation>
    </message>
    <message>
        <source>“{written}”: only {atoms} and lines are repeated</source>
        <translation>«&#xa0;{written}&#xa0;»&#xa0;: seuls {atoms} et les lignes se répètent</translation>
    </message>
    <message>
        <source>“{written}”: only lines of R, B and Q go over a piece (p, g)</source>
        <translation>«&#xa0;{written}&#xa0;»&#xa0;: seules les lignes de R, B et Q passent par-dessus une pièce (p, g)</translation>
    </message>
    <message>
        <source>“{written}”: a grasshopper’s line (g) has no length</source>
        <translation>«&#xa0;{written}&#xa0;»&#xa0;: la ligne d’une sauterelle (g) n’a pas de longueur</translation>
    </message>
    <message>
        <source>“{written}”: only {atoms} can be lame (n)</source>
        <translation>«&#xa0;{written}&#xa0;»&#xa0;: seuls {atoms} peuvent être boiteux (n)</translation>
    </message>
    <message>
        <source>a board of {files} by {ranks} cannot be cut (expected at least 2 by 2)</source>
        <translation>un échiquier de {files} sur {ranks} ne peut pas être coupé (il faut au moins 2 sur 2)</translation>
    </message>
    <message>
        <source>“{value}” (expected {expected})</source>
        <translation>«&#xa0;{value}&#xa0;» (il faut {expected})</translation>
    </message>
    <message>
        <source>it does not go with {other} (expected one of them left out)</source>
        <translation>cela ne va pas avec {other} (il faut omettre l’un des deux)</translation>
    </message>
    <message>
        <source>no pawn becomes a King here</source>
        <translation>aucun pion ne devient roi ici</translation>
    </message>
    <message>
        <source>an army could have two Kings (expected one at most)</source>
        <translation>une armée pourrait avoir deux rois (il faut un au plus)</translation>
    </message>
    <message>
        <source>{colour} would be extinct from the start</source>
        <translation>les {colour} seraient déjà éteints au départ</translation>
    </message>
    <message>
        <source>it has walls (*), with which no game is played here</source>
        <translation>il a des murs (*), avec lesquels aucun jeu ne se joue ici</translation>
    </message>
    <message>
        <source>“{text}” is to move first (expected w)</source>
        <translation>«&#xa0;{text}&#xa0;» doit jouer en premier (il faut w)</translation>
    </message>
    <message>
        <source>“{text}” is no board</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un échiquier</translation>
    </message>
    <message>
        <source>it has {count} ranks (expected {ranks})</source>
        <translation>il a {count} rangées (il faut {ranks})</translation>
    </message>
    <message>
        <source>“{letter}” in the pocket is not a piece</source>
        <translation>«&#xa0;{letter}&#xa0;» en main n’est pas une pièce</translation>
    </message>
    <message>
        <source>“{word}” on rank {rank} is not a piece (expected one of {expected})</source>
        <translation>«&#xa0;{word}&#xa0;» sur la rangée {rank} n’est pas une pièce (il faut l’une de {expected})</translation>
    </message>
    <message>
        <source>rank {rank} has {count} files (expected {files})</source>
        <translation>la rangée {rank} a {count} colonnes (il faut {files})</translation>
    </message>
    <message>
        <source>{piece} stands beyond rank {half} of its side (expected every army on its half-board)</source>
        <translation>{piece} se trouve au-delà de la rangée {half} de son camp (il faut chaque armée sur son demi-échiquier)</translation>
    </message>
    <message>
        <source>“{word}” is not a piece that can stand there</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas une pièce qui peut s’y trouver</translation>
    </message>
    <message>
        <source>only the King castles here (expected its letter)</source>
        <translation>seul le roi roque ici (il faut sa lettre)</translation>
    </message>
    <message>
        <source>it does not go with a king (expected king = - and commoner = k, as in atomic)</source>
        <translation>cela ne va pas avec un roi (il faut king = - et commoner = k, comme dans atomic)</translation>
    </message>
    <message>
        <source>a King is in the pocket</source>
        <translation>un roi est en main</translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one at most)</source>
        <translation>les {colour} ont {count} rois (il faut un au plus)</translation>
    </message>
    <message>
        <source>pieces become every kind (expected one that is not there)</source>
        <translation>les pièces deviennent de toutes les sortes (il faut une sorte qui n’y soit pas)</translation>
    </message>
    <message>
        <source>the file is not on the board</source>
        <translation>la colonne n’est pas sur l’échiquier</translation>
    </message>
    <message>
        <source>“{value}” (expected a name, : and ranks of {files} letters with one King, the back rank first)</source>
        <translation>«&#xa0;{value}&#xa0;» (il faut un nom,&#xa0;: et des rangées de {files} lettres avec un roi, la rangée de base d’abord)</translation>
    </message>
    <message>
        <source>KQ, K, Q or -</source>
        <translation>KQ, K, Q ou -</translation>
    </message>
    <message>
        <source>Towards White’s last file</source>
        <translation>Vers la dernière colonne des Blancs</translation>
    </message>
    <message>
        <source>Towards White’s first file</source>
        <translation>Vers la première colonne des Blancs</translation>
    </message>
    <message>
        <source>{square} has lapsed: the turn of army {army} has begun</source>
        <translation>{square} est caduque&#xa0;: le tour de l’armée {army} a commencé</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Roque</translation>
    </message>
    <message>
        <source>Passed squares</source>
        <translation>Cases franchies</translation>
    </message>
    <message>
        <source>The squares that pawns have passed with their last double step.</source>
        <translation>Les cases que des pions ont franchies par leur dernier double pas.</translation>
    </message>
    <message>
        <source>“{part}” is no passed square (expected such as Ae3, Ae4Cd4 or -)</source>
        <translation>«&#xa0;{part}&#xa0;» n’est pas une case franchie (il faut par exemple Ae3, Ae4Cd4 ou -)</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” (expected -: it never castles so)</source>
        <translation>l’armée {letter} a «&#xa0;{part}&#xa0;» (il faut -&#x202f;; elle ne roque jamais ainsi)</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” but no {what} of its own on {square}</source>
        <translation>l’armée {letter} a «&#xa0;{part}&#xa0;» mais aucune pièce {what} à elle sur {square}</translation>
    </message>
    <message>
        <source>{square} is on no half-board of this game</source>
        <translation>{square} n’est sur aucun demi-échiquier de cette partie</translation>
    </message>
    <message>
        <source>{square} is there twice</source>
        <translation>{square} y est deux fois</translation>
    </message>
    <message>
        <source>{square}: a piece stands there</source>
        <translation>{square}&#xa0;: une pièce s’y trouve</translation>
    </message>
    <message>
        <source>{square}: nothing that passed it stands on {front}</source>
        <translation>{square}&#xa0;: rien de ce qui l’a franchie ne se trouve sur {front}</translation>
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
        <translation>Shatranj</translation>
    </message>
    <message>
        <source>Crazyhouse</source>
        <translation>Crazyhouse</translation>
    </message>
    <message>
        <source>Capablanca Chess</source>
        <translation>Échecs Capablanca</translation>
    </message>
    <message>
        <source>Grand Chess</source>
        <translation>Grands échecs</translation>
    </message>
    <message>
        <source>Courier Chess</source>
        <translation>Échecs du courrier</translation>
    </message>
    <message>
        <source>Knightmate</source>
        <translation>Knightmate</translation>
    </message>
    <message>
        <source>Berolina Chess</source>
        <translation>Échecs Berolina</translation>
    </message>
    <message>
        <source>Katsuya Tamiya of Kyoto invented it about 1976: with every move a piece turns over and becomes another one.</source>
        <translation>Katsuya Tamiya, de Kyoto, l’a inventé vers 1976&#xa0;: à chaque coup, une pièce se retourne et en devient une autre.</translation>
    </message>
    <message>
        <source>Chess with Different Armies</source>
        <translation>Échecs à armées différentes</translation>
    </message>
    <message>
        <source>a number from {least} to {most}</source>
        <translation>un nombre de {least} à {most}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>win, loss or draw</source>
        <translation>win, loss ou draw</translation>
    </message>
    <message>
        <source>win, loss or none</source>
        <translation>win, loss ou none</translation>
    </message>
    <message>
        <source>a file from a to {last}</source>
        <translation>une colonne de a à {last}</translation>
    </message>
    <message>
        <source>squares such as d4, *8 or a*, or -</source>
        <translation>des cases comme d4, *8 ou a*, ou -</translation>
    </message>
    <message>
        <source>letters of pieces: {letters}</source>
        <translation>des lettres de pièces&#xa0;: {letters}</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and what it has, such as {one}:..</source>
        <translation>des lettres de pièces, chacune avec&#xa0;: et ce qu’elle a, comme {one}:..</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and a name, with commas between</source>
        <translation>des lettres de pièces, chacune avec&#xa0;: et un nom, séparées par des virgules</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and a number</source>
        <translation>des lettres de pièces, chacune avec&#xa0;: et un nombre</translation>
    </message>
    <message>
        <source>the file on which the King stands that castles</source>
        <translation>la colonne où se trouve le roi qui roque</translation>
    </message>
    <message>
        <source>the pieces that castle as a King does</source>
        <translation>les pièces qui roquent comme un roi</translation>
    </message>
    <message>
        <source>the files of the Rooks with which it castles</source>
        <translation>les colonnes des tours avec lesquelles le roi roque</translation>
    </message>
    <message>
        <source>who castles to one side takes the right to it there from all others</source>
        <translation>qui roque d’un côté ôte à tous les autres le droit de roquer de ce côté</translation>
    </message>
    <message>
        <source>where the first move of a pawn may be of three squares</source>
        <translation>d’où le premier coup d’un pion peut être de trois cases</translation>
    </message>
    <message>
        <source>the pieces that capture en passant</source>
        <translation>les pièces qui prennent en passant</translation>
    </message>
    <message>
        <source>the pieces that promote as pawns do</source>
        <translation>les pièces qui sont promues comme des pions</translation>
    </message>
    <message>
        <source>the pieces whose moves begin the count of nMoveRule anew</source>
        <translation>les pièces dont les coups font repartir de zéro le compte de nMoveRule</translation>
    </message>
    <message>
        <source>what a repetition is for the player to move: win, loss or draw</source>
        <translation>ce que vaut une répétition pour le joueur au trait&#xa0;: win, loss ou draw</translation>
    </message>
    <message>
        <source>a repetition is that for White, whose turn it may be</source>
        <translation>la valeur d’une répétition s’entend pour les Blancs, quel que soit le camp au trait</translation>
    </message>
    <message>
        <source>the rank from which soldiers also go aside</source>
        <translation>la rangée à partir de laquelle les soldats vont aussi de côté</translation>
    </message>
    <message>
        <source>the squares of palaces, between which some pieces go diagonally</source>
        <translation>les cases des palais, entre lesquelles certaines pièces se déplacent en diagonale</translation>
    </message>
    <message>
        <source>pieces may be dropped promoted</source>
        <translation>des pièces peuvent être parachutées déjà promues</translation>
    </message>
    <message>
        <source>how many of the pieces of dropNoDoubled a file may have</source>
        <translation>combien de pièces de dropNoDoubled une colonne peut avoir</translation>
    </message>
    <message>
        <source>pawns may be dropped where they would promote</source>
        <translation>des pions peuvent être parachutés là où ils seraient promus</translation>
    </message>
    <message>
        <source>the pieces that mustDrop is about</source>
        <translation>les pièces que concerne mustDrop</translation>
    </message>
    <message>
        <source>the flag counts when the next turn of its army begins</source>
        <translation>le drapeau compte quand commence le tour suivant de son armée</translation>
    </message>
    <message>
        <source>how many flag pieces must stand in the region</source>
        <translation>combien de pièces de flagPiece doivent se trouver dans la région</translation>
    </message>
    <message>
        <source>one of them is enough while the region has no empty square</source>
        <translation>une seule suffit tant que la région n’a pas de case vide</translation>
    </message>
    <message>
        <source>the flag does not count while it is attacked</source>
        <translation>le drapeau ne compte pas tant qu’il est attaqué</translation>
    </message>
    <message>
        <source>extinction counts while an opponent has so many pieces</source>
        <translation>l’extinction compte tant qu’un adversaire a au moins ce nombre de pièces</translation>
    </message>
    <message>
        <source>an army with several royal pieces may not leave all of them attacked</source>
        <translation>une armée à plusieurs pièces royales ne doit pas les laisser toutes attaquées</translation>
    </message>
    <message>
        <source>pieces have rights on the first squares that the castling of startFen names</source>
        <translation>des pièces ont des droits sur les cases de départ que nomment les droits de roque de startFen</translation>
    </message>
    <message>
        <source>a piece that leaves such a square may bring in one of the hand</source>
        <translation>une pièce qui quitte une telle case peut y faire entrer une pièce de la main</translation>
    </message>
    <message>
        <source>from such squares a King and a fers may leap</source>
        <translation>depuis de telles cases, un roi et un fers peuvent sauter</translation>
    </message>
    <message>
        <source>an army that cannot move passes</source>
        <translation>une armée qui ne peut pas jouer passe</translation>
    </message>
    <message>
        <source>what pieces are worth to bots towards the end</source>
        <translation>ce que valent les pièces pour les bots vers la fin de la partie</translation>
    </message>
    <message>
        <source>they change no rule</source>
        <translation>elles ne changent aucune règle</translation>
    </message>
    <message>
        <source>Rarer keys</source>
        <translation>Clés plus rares</translation>
    </message>
    <message>
        <source>{key} — {meaning}</source>
        <translation>{key} — {meaning}</translation>
    </message>
    <message>
        <source>an army is extinct only on its own turn</source>
        <translation>une armée ne s’éteint qu’à son propre tour</translation>
    </message>
    <message>
        <source>pieces are set up by lot</source>
        <translation>les pièces sont placées par tirage au sort</translation>
    </message>
    <message>
        <source>pieces come from another board</source>
        <translation>des pièces viennent d’un autre échiquier</translation>
    </message>
    <message>
        <source>pawns promote on diagonals</source>
        <translation>les pions sont promus sur des diagonales</translation>
    </message>
    <message>
        <source>pieces turn to stone</source>
        <translation>des pièces se changent en pierre</translation>
    </message>
    <message>
        <source>dropped pieces castle</source>
        <translation>des pièces parachutées roquent</translation>
    </message>
    <message>
        <source>drops must enclose pieces</source>
        <translation>un parachutage doit encercler des pièces</translation>
    </message>
    <message>
        <source>Rooks are dropped on the first rank</source>
        <translation>les tours sont parachutées sur la première rangée</translation>
    </message>
    <message>
        <source>Bishops are dropped on different colours</source>
        <translation>les fous sont parachutés sur des couleurs différentes</translation>
    </message>
    <message>
        <source>squares are walled up</source>
        <translation>des cases sont murées</translation>
    </message>
    <message>
        <source>enclosed pieces change sides</source>
        <translation>les pièces encerclées changent de camp</translation>
    </message>
    <message>
        <source>pieces are counted at the end</source>
        <translation>les pièces sont comptées à la fin</translation>
    </message>
    <message>
        <source>checkmate does not win</source>
        <translation>l’échec et mat ne gagne pas</translation>
    </message>
    <message>
        <source>not every mate counts</source>
        <translation>tous les mats ne comptent pas</translation>
    </message>
    <message>
        <source>pieces in a row win</source>
        <translation>des pièces alignées gagnent</translation>
    </message>
    <message>
        <source>castling wins</source>
        <translation>le roque gagne</translation>
    </message>
    <message>
        <source>the name of a game is of letters and digits (expected such as xiangqi, at most {most})</source>
        <translation>le nom d’un jeu se compose de lettres et de chiffres (il faut par exemple xiangqi, {most} au plus)</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>il dépasse {most} caractères</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>le nom est déjà pris</translation>
    </message>
    <message>
        <source>its parents go in a circle ({names})</source>
        <translation>ses parents tournent en rond ({names})</translation>
    </message>
    <message>
        <source>it has more than 100 parents</source>
        <translation>il a plus de 100 parents</translation>
    </message>
    <message>
        <source>its parent “{parent}” is not known (expected a game of this file or one the program knows)</source>
        <translation>son parent «&#xa0;{parent}&#xa0;» n’est pas connu (il faut un jeu de ce fichier ou que le programme connaît)</translation>
    </message>
    <message>
        <source>its parent “{parent}” cannot be read: {reason}</source>
        <translation>son parent «&#xa0;{parent}&#xa0;» ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file}: {where}: {problem}</source>
        <translation>{file}&#xa0;: {where}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>army {army} may not castle so on {where}</source>
        <translation>l’armée {army} ne peut pas roquer ainsi ({where})</translation>
    </message>
    <message>
        <source>advisor</source>
        <translation>conseiller</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Conseiller</translation>
    </message>
    <message numerus="yes">
        <source>%n advisor(s)</source>
        <translation>
            <numerusform>%n conseiller</numerusform>
            <numerusform>%n conseillers</numerusform>
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
        <translation>alfil</translation>
    </message>
    <message>
        <source>Alfil</source>
        <translation>Alfil</translation>
    </message>
    <message numerus="yes">
        <source>%n alfil(s)</source>
        <translation>
            <numerusform>%n alfil</numerusform>
            <numerusform>%n alfils</numerusform>
        </translation>
    </message>
    <message>
        <source>amazon</source>
        <translation>amazone</translation>
    </message>
    <message>
        <source>Amazon</source>
        <translation>Amazone</translation>
    </message>
    <message numerus="yes">
        <source>%n amazon(s)</source>
        <translation>
            <numerusform>%n amazone</numerusform>
            <numerusform>%n amazones</numerusform>
        </translation>
    </message>
    <message>
        <source>archbishop</source>
        <translation>archevêque</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <translation>Archevêque</translation>
    </message>
    <message numerus="yes">
        <source>%n archbishop(s)</source>
        <translation>
            <numerusform>%n archevêque</numerusform>
            <numerusform>%n archevêques</numerusform>
        </translation>
    </message>
    <message>
        <source>archer</source>
        <translation>archer</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Archer</translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <translation>
            <numerusform>%n archer</numerusform>
            <numerusform>%n archers</numerusform>
        </translation>
    </message>
    <message>
        <source>banner</source>
        <translation>bannière</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Bannière</translation>
    </message>
    <message numerus="yes">
        <source>%n banner(s)</source>
        <translation>
            <numerusform>%n bannière</numerusform>
            <numerusform>%n bannières</numerusform>
        </translation>
    </message>
    <message>
        <source>bede</source>
        <translation>bède</translation>
    </message>
    <message>
        <source>Bede</source>
        <translation>Bède</translation>
    </message>
    <message numerus="yes">
        <source>%n bede(s)</source>
        <translation>
            <numerusform>%n bède</numerusform>
            <numerusform>%n bèdes</numerusform>
        </translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>canon</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Canon</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <translation>
            <numerusform>%n canon</numerusform>
            <numerusform>%n canons</numerusform>
        </translation>
    </message>
    <message>
        <source>cardinal</source>
        <translation>cardinal</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Cardinal</translation>
    </message>
    <message numerus="yes">
        <source>%n cardinal(s)</source>
        <translation>
            <numerusform>%n cardinal</numerusform>
            <numerusform>%n cardinaux</numerusform>
        </translation>
    </message>
    <message>
        <source>centaur</source>
        <translation>centaure</translation>
    </message>
    <message>
        <source>Centaur</source>
        <translation>Centaure</translation>
    </message>
    <message numerus="yes">
        <source>%n centaur(s)</source>
        <translation>
            <numerusform>%n centaure</numerusform>
            <numerusform>%n centaures</numerusform>
        </translation>
    </message>
    <message>
        <source>chancellor</source>
        <translation>chancelier</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Chancelier</translation>
    </message>
    <message numerus="yes">
        <source>%n chancellor(s)</source>
        <translation>
            <numerusform>%n chancelier</numerusform>
            <numerusform>%n chanceliers</numerusform>
        </translation>
    </message>
    <message>
        <source>charging knight</source>
        <translation>cavalier de charge</translation>
    </message>
    <message>
        <source>Charging knight</source>
        <translation>Cavalier de charge</translation>
    </message>
    <message numerus="yes">
        <source>%n charging knight(s)</source>
        <translation>
            <numerusform>%n cavalier de charge</numerusform>
            <numerusform>%n cavaliers de charge</numerusform>
        </translation>
    </message>
    <message>
        <source>charging rook</source>
        <translation>tour de charge</translation>
    </message>
    <message>
        <source>Charging rook</source>
        <translation>Tour de charge</translation>
    </message>
    <message numerus="yes">
        <source>%n charging rook(s)</source>
        <translation>
            <numerusform>%n tour de charge</numerusform>
            <numerusform>%n tours de charge</numerusform>
        </translation>
    </message>
    <message>
        <source>chariot</source>
        <translation>char</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>Char</translation>
    </message>
    <message numerus="yes">
        <source>%n chariot(s)</source>
        <translation>
            <numerusform>%n char</numerusform>
            <numerusform>%n chars</numerusform>
        </translation>
    </message>
    <message>
        <source>colonel</source>
        <translation>colonel</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Colonel</translation>
    </message>
    <message numerus="yes">
        <source>%n colonel(s)</source>
        <translation>
            <numerusform>%n colonel</numerusform>
            <numerusform>%n colonels</numerusform>
        </translation>
    </message>
    <message>
        <source>courier</source>
        <translation>courrier</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Courrier</translation>
    </message>
    <message numerus="yes">
        <source>%n courier(s)</source>
        <translation>
            <numerusform>%n courrier</numerusform>
            <numerusform>%n courriers</numerusform>
        </translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>dragon</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Dragon</translation>
    </message>
    <message numerus="yes">
        <source>%n dragon(s)</source>
        <translation>
            <numerusform>%n dragon</numerusform>
            <numerusform>%n dragons</numerusform>
        </translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>éléphant</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message numerus="yes">
        <source>%n elephant(s)</source>
        <translation>
            <numerusform>%n éléphant</numerusform>
            <numerusform>%n éléphants</numerusform>
        </translation>
    </message>
    <message>
        <source>FAD</source>
        <translation>FAD</translation>
    </message>
    <message>
        <source>Gardner Minichess</source>
        <translation>Mini-échecs de Gardner</translation>
    </message>
    <message>
        <source>Martin Gardner proposed it in 1969: the three files on the King’s side are left away. Since 2013 it is known that with two armies it is a draw.</source>
        <translation>Martin Gardner les a proposés en 1969&#xa0;: les trois colonnes de l’aile roi sont supprimées. On sait depuis 2013 qu’avec deux armées la partie est nulle.</translation>
    </message>
    <message>
        <source>Los Alamos Chess</source>
        <translation>Échecs de Los Alamos</translation>
    </message>
    <message>
        <source>It is chess without bishops; in 1956 the MANIAC of Los Alamos played it, the first game like chess that a computer played.</source>
        <translation>Ce sont les échecs sans fous&#x202f;; le MANIAC de Los Alamos y joua en 1956&#xa0;: le premier jeu proche des échecs auquel un ordinateur ait joué.</translation>
    </message>
    <message>
        <source>José Raúl Capablanca, World Champion of chess, proposed this larger game in the 1920s.</source>
        <translation>José Raúl Capablanca, champion du monde d’échecs, a proposé ce jeu plus grand dans les années 1920.</translation>
    </message>
    <message>
        <source>Gothic Chess</source>
        <translation>Échecs gothiques</translation>
    </message>
    <message>
        <source>Ed Trice of the United States made it about 2000: Capablanca Chess with an array in which a piece protects every pawn.</source>
        <translation>Ed Trice, des États-Unis, les a créés vers 2000&#xa0;: les échecs Capablanca avec une disposition de départ où chaque pion est protégé par une pièce.</translation>
    </message>
    <message>
        <source>Embassy Chess</source>
        <translation>Échecs Embassy</translation>
    </message>
    <message>
        <source>Kevin Hill introduced it in 2005: the pieces of Capablanca Chess stand in the order of Grand Chess, from which they also have their names.</source>
        <translation>Kevin Hill les a présentés en 2005&#xa0;: les pièces des échecs Capablanca sont dans l’ordre de celles des Grands échecs, dont elles ont aussi les noms.</translation>
    </message>
    <message>
        <source>Janus Chess</source>
        <translation>Échecs Janus</translation>
    </message>
    <message>
        <source>Werner Schöndorf of Germany invented Janus Chess in 1978.</source>
        <translation>Werner Schöndorf, d’Allemagne, a inventé les échecs Janus en 1978.</translation>
    </message>
    <message>
        <source>Christian Freeling, of the Netherlands, invented Grand Chess in 1984.</source>
        <translation>Christian Freeling, des Pays-Bas, a inventé les Grands échecs (Grand Chess) en 1984.</translation>
    </message>
    <message>
        <source>Shako</source>
        <translation>Shako</translation>
    </message>
    <message>
        <source>Jean-Louis Cazaux of France invented Shako in 1990: chess with the cannon of Xiangqi and the elephant of old.</source>
        <translation>Jean-Louis Cazaux, de France, a inventé le Shako en 1990&#xa0;: les échecs avec le canon du xiangqi et l’éléphant d’autrefois.</translation>
    </message>
    <message>
        <source>Courier Chess was played in Germany for some six hundred years; a poem of the early thirteenth century names it, and Ströbeck kept it longest.</source>
        <translation>Les échecs du courrier se sont joués en Allemagne pendant quelque six cents ans&#x202f;; un poème du début du treizième siècle les nomme, et Ströbeck les a gardés le plus longtemps.</translation>
    </message>
    <message>
        <source>Chancellor Chess</source>
        <translation>Échecs du chancelier</translation>
    </message>
    <message>
        <source>Benjamin Foster of St. Louis described it in a book of 1889: on nine files there is room for a chancellor, which moves as rook or knight.</source>
        <translation>Benjamin Foster, de Saint-Louis, les a décrits dans un livre de 1889&#xa0;: sur neuf colonnes, il y a place pour un chancelier, qui se déplace comme une tour ou un cavalier.</translation>
    </message>
    <message>
        <source>Almost Chess</source>
        <translation>Almost Chess</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, proposed it in 1977: a chancellor, which moves as rook or knight, stands in the place of the queen.</source>
        <translation>Ralph Betza, dont ce programme joue le jeu, l’a proposé en 1977&#xa0;: un chancelier, qui se déplace comme une tour ou un cavalier, prend la place de la dame.</translation>
    </message>
    <message>
        <source>Shatranj is the chess of Persia and the Arab world, from about the seventh century until modern chess replaced it.</source>
        <translation>Le shatranj, ce sont les échecs de la Perse et du monde arabe, du septième siècle environ jusqu’à ce que les échecs modernes le remplacent.</translation>
    </message>
    <message>
        <source>No-castling Chess</source>
        <translation>Échecs sans roque</translation>
    </message>
    <message>
        <source>Vladimir Kramnik, World Champion of chess, proposed it in 2019, so that Kings stay where they can be attacked.</source>
        <translation>Vladimir Kramnik, champion du monde d’échecs, les a proposés en 2019, pour que les rois restent là où l’on peut les attaquer.</translation>
    </message>
    <message>
        <source>Torpedo Chess</source>
        <translation>Échecs torpille</translation>
    </message>
    <message>
        <source>It is one of the games that Vladimir Kramnik and the program AlphaZero tried together in 2020: a pawn may go two squares from wherever it stands.</source>
        <translation>C’est l’un des jeux que Vladimir Kramnik et le programme AlphaZero ont essayés ensemble en 2020&#xa0;: un pion peut avancer de deux cases, où qu’il se trouve.</translation>
    </message>
    <message>
        <source>Pocket Knight</source>
        <translation>Cavalier de poche</translation>
    </message>
    <message>
        <source>It has been played since the early twentieth century: each army has one more knight in its hand and may put it on any empty square in place of a move.</source>
        <translation>On y joue depuis le début du vingtième siècle&#xa0;: chaque armée a un cavalier de plus dans sa main et peut, au lieu de jouer un coup, le poser sur n’importe quelle case vide.</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>Roi de la colline</translation>
    </message>
    <message>
        <source>Three-check</source>
        <translation>Trois-échecs</translation>
    </message>
    <message>
        <source>Five-check</source>
        <translation>Cinq-échecs</translation>
    </message>
    <message>
        <source>Atomic Chess</source>
        <translation>Échecs atomiques</translation>
    </message>
    <message>
        <source>Atomic Chess became known on chess servers in the 1990s.</source>
        <translation>Les échecs atomiques se sont fait connaître sur des serveurs d’échecs dans les années 1990.</translation>
    </message>
    <message>
        <source>Antichess</source>
        <translation>Antiéchecs</translation>
    </message>
    <message>
        <source>It is also called Losing Chess and has been played since the nineteenth century. In 2016 Mark Watkins proved that White wins with two armies, beginning with e3.</source>
        <translation>On les appelle aussi «&#xa0;qui perd gagne&#xa0;», et on y joue depuis le dix-neuvième siècle. En 2016, Mark Watkins a prouvé qu’avec deux armées les Blancs gagnent, en commençant par e3.</translation>
    </message>
    <message>
        <source>Extinction Chess</source>
        <translation>Échecs Extinction</translation>
    </message>
    <message>
        <source>R. Wayne Schmittberger invented Extinction Chess in 1985.</source>
        <translation>R. Wayne Schmittberger a inventé les échecs Extinction (Extinction Chess) en 1985.</translation>
    </message>
    <message>
        <source>Kinglet Chess</source>
        <translation>Échecs Kinglet</translation>
    </message>
    <message>
        <source>V. R. Parton of England invented it in 1953: an army is lost with its last pawn, and a King is a piece like others.</source>
        <translation>V. R. Parton, d’Angleterre, les a inventés en 1953&#xa0;: une armée est perdue avec son dernier pion, et un roi est une pièce comme les autres.</translation>
    </message>
    <message>
        <source>Coregal Chess</source>
        <translation>Échecs Coregal</translation>
    </message>
    <message>
        <source>V. R. Parton of England invented it: the queen is royal too, and can be checked and checkmated as the King.</source>
        <translation>V. R. Parton, d’Angleterre, les a inventés&#xa0;: la dame aussi est royale, et peut être mise en échec et matée comme le roi.</translation>
    </message>
    <message>
        <source>Three Kings</source>
        <translation>Trois rois</translation>
    </message>
    <message>
        <source>Bruce Zimov invented Knightmate in 1972: the King moves as a knight, and Manns that move as Kings stand in the places of the knights.</source>
        <translation>Bruce Zimov a inventé Knightmate en 1972&#xa0;: le roi se déplace comme un cavalier, et des hommes qui se déplacent comme des rois occupent les cases des cavaliers.</translation>
    </message>
    <message>
        <source>Edmund Nebermann invented the Berolina pawn in 1926, and named it after Berlin.</source>
        <translation>Edmund Nebermann a inventé le pion Berolina en 1926, et lui a donné le nom de Berlin.</translation>
    </message>
    <message>
        <source>Hoppel-Poppel</source>
        <translation>Hoppel-Poppel</translation>
    </message>
    <message>
        <source>Hoppel-Poppel is from Germany: knights and bishops swap their ways of capturing.</source>
        <translation>Le Hoppel-Poppel vient d’Allemagne&#xa0;: cavaliers et fous échangent leurs façons de prendre.</translation>
    </message>
    <message>
        <source>Crazyhouse is chess with drops, for two at one board, related to the four-player game called Bughouse.</source>
        <translation>Le Crazyhouse, ce sont des échecs avec parachutages, pour deux à un échiquier, apparentés au jeu à quatre appelé Bughouse (blitz à quatre).</translation>
    </message>
    <message>
        <source>Capahouse</source>
        <translation>Capahouse</translation>
    </message>
    <message>
        <source>It is Capablanca Chess with the drops of Crazyhouse.</source>
        <translation>Ce sont les échecs Capablanca avec les parachutages du Crazyhouse.</translation>
    </message>
    <message>
        <source>Gothhouse</source>
        <translation>Gothhouse</translation>
    </message>
    <message>
        <source>It is Gothic Chess with the drops of Crazyhouse.</source>
        <translation>Ce sont les échecs gothiques avec les parachutages du Crazyhouse.</translation>
    </message>
    <message>
        <source>Embassyhouse</source>
        <translation>Embassyhouse</translation>
    </message>
    <message>
        <source>It is Embassy Chess with the drops of Crazyhouse.</source>
        <translation>Ce sont les échecs Embassy avec les parachutages du Crazyhouse.</translation>
    </message>
    <message>
        <source>Grandhouse</source>
        <translation>Grandhouse</translation>
    </message>
    <message>
        <source>It is Grand Chess with the drops of Crazyhouse.</source>
        <translation>Ce sont les Grands échecs avec les parachutages du Crazyhouse.</translation>
    </message>
    <message>
        <source>Seirawan Chess</source>
        <translation>Échecs Seirawan</translation>
    </message>
    <message>
        <source>The Grandmaster Yasser Seirawan and Bruce Harper introduced it in 2007.</source>
        <translation>Le grand maître Yasser Seirawan et Bruce Harper les ont présentés en 2007.</translation>
    </message>
    <message>
        <source>S-House</source>
        <translation>S-House</translation>
    </message>
    <message>
        <source>It is Seirawan Chess with the drops of Crazyhouse.</source>
        <translation>Ce sont les échecs Seirawan avec les parachutages du Crazyhouse.</translation>
    </message>
    <message>
        <source>Dragon Chess</source>
        <translation>Échecs Dragon</translation>
    </message>
    <message>
        <source>A dragon, which moves as bishop or knight, waits in the hand and comes in on the back rank.</source>
        <translation>Un dragon, qui se déplace comme un fou ou un cavalier, attend dans la main et entre sur la rangée de base.</translation>
    </message>
    <message>
        <source>Shogun Chess</source>
        <translation>Échecs Shogun</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: chess whose pieces are promoted and dropped as in Shogi.</source>
        <translation>Un jeu moderne du site pychess&#xa0;: des échecs dont les pièces sont promues et parachutées comme au shogi.</translation>
    </message>
    <message>
        <source>Minixiangqi is a small Xiangqi, published by Shigenobu Kusumoto in 1973.</source>
        <translation>Le minixiangqi est un petit xiangqi, publié par Shigenobu Kusumoto en 1973.</translation>
    </message>
    <message>
        <source>Xiangqi is the chess of China, played by many millions, in today’s form for about a thousand years.</source>
        <translation>Le xiangqi, ce sont les échecs de la Chine, joués par des millions de personnes, sous leur forme actuelle depuis environ mille ans.</translation>
    </message>
    <message>
        <source>Manchu Chess</source>
        <translation>Échecs mandchous</translation>
    </message>
    <message>
        <source>It is Xiangqi of the time of the Manchu emperors: a single banner does what a chariot, a horse and a cannon do.</source>
        <translation>C’est le xiangqi du temps des empereurs mandchous&#xa0;: une seule bannière fait ce que font un char, un cheval et un canon.</translation>
    </message>
    <message>
        <source>Xiangqihouse</source>
        <translation>Xiangqihouse</translation>
    </message>
    <message>
        <source>It is Xiangqi with the drops of Crazyhouse: a captured piece comes back on its new owner’s side of the river, where its moves could have led it, and without a check.</source>
        <translation>C’est le xiangqi avec les parachutages du Crazyhouse&#xa0;: une pièce prise revient sur la rive de son nouveau détenteur, là où ses coups auraient pu la mener, et sans donner échec.</translation>
    </message>
    <message>
        <source>Xiang Fu</source>
        <translation>Xiang fu</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, made of Xiangqi and Kung Fu: two champions of each army fight in a ring in the middle of the board, around which the other pieces stand.</source>
        <translation>Un jeu moderne du site pychess, fait du xiangqi et du kung-fu&#xa0;: deux champions de chaque armée combattent au milieu de l’échiquier, dans un ring autour duquel se tiennent les autres pièces.</translation>
    </message>
    <message>
        <source>Janggi</source>
        <translation>Janggi</translation>
    </message>
    <message>
        <source>Janggi is the chess of Korea.</source>
        <translation>Le janggi, ce sont les échecs de la Corée.</translation>
    </message>
    <message>
        <source>Minishogi is a small Shogi on a board of five by five, made known in Japan about 1970 by Shigenobu Kusumoto.</source>
        <translation>Le minishogi est un petit shogi sur un échiquier de cinq sur cinq, qu’a fait connaître au Japon vers 1970 Shigenobu Kusumoto.</translation>
    </message>
    <message>
        <source>Shogi is the chess of Japan. Captured pieces change sides and come back, so that the board never empties.</source>
        <translation>Le shogi, ce sont les échecs du Japon. Les pièces prises changent de camp et reviennent, si bien que l’échiquier ne se vide jamais.</translation>
    </message>
    <message>
        <source>Sho Shogi</source>
        <translation>Sho shogi</translation>
    </message>
    <message>
        <source>Sho Shogi, the small one of its time, came before Shogi in the sixteenth century: nothing is dropped, and a drunk elephant stands before the King and may become a crown prince, a second King.</source>
        <translation>Le sho shogi, le petit shogi de son temps, a précédé le shogi au seizième siècle&#xa0;: rien n’est parachuté, et un éléphant ivre se tient devant le roi et peut devenir prince héritier, un second roi.</translation>
    </message>
    <message>
        <source>Cannon Shogi</source>
        <translation>Cannon shogi</translation>
    </message>
    <message>
        <source>Peter Michaelsen of Denmark invented Cannon Shogi in 1998: each army has four cannons from China and Korea, straight and diagonal, and its pawns also go aside.</source>
        <translation>Peter Michaelsen, du Danemark, a inventé le cannon shogi en 1998&#xa0;: chaque armée a quatre canons venus de Chine et de Corée, qui vont tout droit ou en diagonale, et ses pions vont aussi de côté.</translation>
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
        <translation>Kerry Handscomb a inventé le micro shogi pour un échiquier de quatre sur cinq&#xa0;: une pièce se retourne chaque fois qu’elle prend.</translation>
    </message>
    <message>
        <source>Gorogoro Shogi</source>
        <translation>Gorogoro shogi</translation>
    </message>
    <message>
        <source>It leads from Dobutsu Shogi to Shogi: a board of five by six, with generals and pawns alone.</source>
        <translation>Il mène du dobutsu shogi au shogi&#xa0;: un échiquier de cinq sur six, avec seulement des généraux et des pions.</translation>
    </message>
    <message>
        <source>Gorogoro Shogi Plus</source>
        <translation>Gorogoro shogi plus</translation>
    </message>
    <message>
        <source>Gorogoro Shogi leads from Dobutsu Shogi to Shogi; in this form each army also has a lance and a knight in its hand.</source>
        <translation>Le gorogoro shogi mène du dobutsu shogi au shogi&#x202f;; sous cette forme, chaque armée a aussi une lance et un cavalier dans sa main.</translation>
    </message>
    <message>
        <source>Dobutsu Shogi</source>
        <translation>Dobutsu shogi</translation>
    </message>
    <message>
        <source>Madoka Kitao, a professional player of Shogi, invented it in 2008 for children. Its name means Shogi of animals.</source>
        <translation>Madoka Kitao, joueuse professionnelle de shogi, l’a inventé en 2008 pour les enfants. Son nom signifie «&#xa0;shogi des animaux&#xa0;».</translation>
    </message>
    <message>
        <source>Mansindam</source>
        <translation>Mansindam</translation>
    </message>
    <message>
        <source>Its name is Korean and means a tale of all the gods.</source>
        <translation>Son nom est coréen et signifie «&#xa0;récit de tous les dieux&#xa0;».</translation>
    </message>
    <message>
        <source>Makruk is the chess of Thailand.</source>
        <translation>Le makruk, ce sont les échecs de la Thaïlande.</translation>
    </message>
    <message>
        <source>Makpong</source>
        <translation>Makpong</translation>
    </message>
    <message>
        <source>Makpong is Makruk in which a King in check cannot walk away, so that games end sooner.</source>
        <translation>Le makpong, c’est le makruk où un roi en échec ne peut pas s’en aller, si bien que les parties finissent plus tôt.</translation>
    </message>
    <message>
        <source>Makrukhouse</source>
        <translation>Makrukhouse</translation>
    </message>
    <message>
        <source>It is Makruk with the drops of Crazyhouse.</source>
        <translation>C’est le makruk avec les parachutages du Crazyhouse.</translation>
    </message>
    <message>
        <source>Ouk Chaktrang</source>
        <translation>Ouk chaktrang</translation>
    </message>
    <message>
        <source>Ouk Chaktrang is the chess of Cambodia.</source>
        <translation>L’ouk chaktrang, ce sont les échecs du Cambodge.</translation>
    </message>
    <message>
        <source>ASEAN Chess</source>
        <translation>Échecs de l’ASEAN</translation>
    </message>
    <message>
        <source>It is a game for tournaments between the countries of South-East Asia, made of what their games have in common.</source>
        <translation>C’est un jeu pour les tournois entre pays d’Asie du Sud-Est, fait de ce que leurs jeux ont en commun.</translation>
    </message>
    <message>
        <source>Jeson Mor</source>
        <translation>Jeson mor</translation>
    </message>
    <message>
        <source>Jeson Mor, which means nine horses, is a game of Mongolia about the square in the middle of the board.</source>
        <translation>Le jeson mor, dont le nom signifie «&#xa0;neuf chevaux&#xa0;», est un jeu de Mongolie qui a pour enjeu la case du milieu de l’échiquier.</translation>
    </message>
    <message>
        <source>Chennis</source>
        <translation>Chennis</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, like Kyoto Shogi and a little like tennis: with every move a piece becomes another one.</source>
        <translation>Un jeu moderne du site pychess, proche du Kyoto shogi et un peu du tennis&#xa0;: à chaque coup, une pièce en devient une autre.</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, made armies that differ from those of chess and are about as strong.</source>
        <translation>Ralph Betza, dont ce programme joue le jeu, a fait des armées qui diffèrent de celles des échecs et sont à peu près aussi fortes.</translation>
    </message>
    <message>
        <source>Chigorin Chess</source>
        <translation>Échecs Tchigorine</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, named it in 2002 after Mikhail Chigorin, who preferred knights to bishops: knights and a chancellor against bishops and a queen.</source>
        <translation>Ralph Betza, dont ce programme joue le jeu, leur a donné en 2002 le nom de Mikhaïl Tchigorine, qui préférait les cavaliers aux fous&#xa0;: des cavaliers et un chancelier contre des fous et une dame.</translation>
    </message>
    <message>
        <source>Spartan Chess</source>
        <translation>Échecs spartiates</translation>
    </message>
    <message>
        <source>Steven Streetman introduced it in 2010: Persians, who have the army of chess, against Spartans with two Kings.</source>
        <translation>Steven Streetman les a présentés en 2010&#xa0;: des Perses, qui ont l’armée des échecs, contre des Spartiates à deux rois.</translation>
    </message>
    <message>
        <source>Orda Chess</source>
        <translation>Échecs Orda</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: a horde of riders, most of whom move as knights, against the army of chess.</source>
        <translation>Un jeu moderne du site pychess&#xa0;: une horde montée, dont la plupart des pièces se déplacent comme des cavaliers, contre l’armée des échecs.</translation>
    </message>
    <message>
        <source>Orda Mirror</source>
        <translation>Orda en miroir</translation>
    </message>
    <message>
        <source>In it every army is a horde of riders as in Orda Chess.</source>
        <translation>Chaque armée y est une horde montée, comme aux échecs Orda.</translation>
    </message>
    <message>
        <source>Khan’s Chess</source>
        <translation>Échecs du khan</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: another horde than that of Orda Chess, with scouts and a khatun.</source>
        <translation>Un jeu moderne du site pychess&#xa0;: une autre horde que celle des échecs Orda, avec des éclaireurs et une khatoun.</translation>
    </message>
    <message>
        <source>Synochess</source>
        <translation>Synochess</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: an army of the East, with cannons and soldiers in reserve, against that of chess.</source>
        <translation>Un jeu moderne du site pychess&#xa0;: une armée d’Orient, avec des canons et des soldats en réserve, contre celle des échecs.</translation>
    </message>
    <message>
        <source>Empire Chess</source>
        <translation>Échecs Empire</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: the pieces of the empire go far as queens, but capture as something less.</source>
        <translation>Un jeu moderne du site pychess&#xa0;: les pièces de l’empire vont loin comme des dames, mais prennent comme des pièces moindres.</translation>
    </message>
    <message>
        <source>Shinobi Chess</source>
        <translation>Échecs Shinobi</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: a small clan that calls its masters in from the hand, against the army of chess.</source>
        <translation>Un jeu moderne du site pychess&#xa0;: un petit clan, qui appelle ses maîtres depuis la main, contre l’armée des échecs.</translation>
    </message>
    <message>
        <source>Shinobi Chess Plus</source>
        <translation>Échecs Shinobi plus</translation>
    </message>
    <message>
        <source>It is Shinobi Chess with a fox, and nearly all of the clan begins in the hand.</source>
        <translation>Ce sont les échecs Shinobi avec un renard, et presque tout le clan commence dans la main.</translation>
    </message>
    <message>
        <source>Chak</source>
        <translation>Chak</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, in the world of the Maya: a King that crosses the river becomes a divine lord, who is to reach the other side’s altar.</source>
        <translation>Un jeu moderne du site pychess, dans le monde des Mayas&#xa0;: un roi qui traverse la rivière devient un seigneur divin, qui doit atteindre l’autel de l’autre camp.</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>Borderlands</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: the wars of antiquity, without any place or people meant. Each army has two chiefs, marauders that come in behind the enemy’s lines, and a lion.</source>
        <translation>Un jeu moderne du site pychess&#xa0;: les guerres de l’Antiquité, sans qu’aucun lieu ni peuple soit visé. Chaque armée a deux chefs, des maraudeurs qui entrent derrière les lignes ennemies, et un lion.</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Breakthrough</translation>
    </message>
    <message>
        <source>Dan Troyka invented Breakthrough in 2000 for a competition of games on the squares of a chessboard.</source>
        <translation>Dan Troyka a inventé Breakthrough en 2000 pour un concours de jeux sur les cases d’un échiquier.</translation>
    </message>
    <message>
        <source>the FAD</source>
        <translation>le FAD</translation>
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
        <translation>le conseiller</translation>
    </message>
    <message>
        <source>the Ai-wok</source>
        <translation>l’ai-wok</translation>
    </message>
    <message>
        <source>the Alfil</source>
        <translation>l’alfil</translation>
    </message>
    <message>
        <source>altar</source>
        <translation>autel</translation>
    </message>
    <message>
        <source>Altar</source>
        <translation>Autel</translation>
    </message>
    <message>
        <source>the Altar</source>
        <translation>l’autel</translation>
    </message>
    <message numerus="yes">
        <source>%n altar(s)</source>
        <translation>
            <numerusform>%n autel</numerusform>
            <numerusform>%n autels</numerusform>
        </translation>
    </message>
    <message>
        <source>the Amazon</source>
        <translation>l’amazone</translation>
    </message>
    <message>
        <source>angel</source>
        <translation>ange</translation>
    </message>
    <message>
        <source>Angel</source>
        <translation>Ange</translation>
    </message>
    <message>
        <source>the Angel</source>
        <translation>l’ange</translation>
    </message>
    <message numerus="yes">
        <source>%n angel(s)</source>
        <translation>
            <numerusform>%n ange</numerusform>
            <numerusform>%n anges</numerusform>
        </translation>
    </message>
    <message>
        <source>the Archbishop</source>
        <translation>l’archevêque</translation>
    </message>
    <message>
        <source>the Archer</source>
        <translation>l’archer</translation>
    </message>
    <message>
        <source>the Banner</source>
        <translation>la bannière</translation>
    </message>
    <message>
        <source>the Bede</source>
        <translation>le bède</translation>
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
        <translation>le biskni</translation>
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
        <translation>le canon</translation>
    </message>
    <message>
        <source>the Captain</source>
        <translation>le capitaine</translation>
    </message>
    <message>
        <source>the Cardinal</source>
        <translation>le cardinal</translation>
    </message>
    <message>
        <source>the Centaur</source>
        <translation>le centaure</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>champion</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>the Champion</source>
        <translation>le champion</translation>
    </message>
    <message numerus="yes">
        <source>%n champion(s)</source>
        <translation>
            <numerusform>%n champion</numerusform>
            <numerusform>%n champions</numerusform>
        </translation>
    </message>
    <message>
        <source>the Chancellor</source>
        <translation>le chancelier</translation>
    </message>
    <message>
        <source>the Charging knight</source>
        <translation>le cavalier de charge</translation>
    </message>
    <message>
        <source>the Charging rook</source>
        <translation>la tour de charge</translation>
    </message>
    <message>
        <source>the Chariot</source>
        <translation>le char</translation>
    </message>
    <message>
        <source>chick</source>
        <translation>poussin</translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>Poussin</translation>
    </message>
    <message>
        <source>the Chick</source>
        <translation>le poussin</translation>
    </message>
    <message numerus="yes">
        <source>%n chick(s)</source>
        <translation>
            <numerusform>%n poussin</numerusform>
            <numerusform>%n poussins</numerusform>
        </translation>
    </message>
    <message>
        <source>chief</source>
        <translation>chef</translation>
    </message>
    <message>
        <source>Chief</source>
        <translation>Chef</translation>
    </message>
    <message>
        <source>the Chief</source>
        <translation>le chef</translation>
    </message>
    <message numerus="yes">
        <source>%n chief(s)</source>
        <translation>
            <numerusform>%n chef</numerusform>
            <numerusform>%n chefs</numerusform>
        </translation>
    </message>
    <message>
        <source>the Colonel</source>
        <translation>le colonel</translation>
    </message>
    <message>
        <source>copper cannon</source>
        <translation>canon de cuivre</translation>
    </message>
    <message>
        <source>Copper cannon</source>
        <translation>Canon de cuivre</translation>
    </message>
    <message>
        <source>the Copper cannon</source>
        <translation>le canon de cuivre</translation>
    </message>
    <message numerus="yes">
        <source>%n copper cannon(s)</source>
        <translation>
            <numerusform>%n canon de cuivre</numerusform>
            <numerusform>%n canons de cuivre</numerusform>
        </translation>
    </message>
    <message>
        <source>the Courier</source>
        <translation>le courrier</translation>
    </message>
    <message>
        <source>crossbow</source>
        <translation>arbalète</translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation>Arbalète</translation>
    </message>
    <message>
        <source>the Crossbow</source>
        <translation>l’arbalète</translation>
    </message>
    <message numerus="yes">
        <source>%n crossbow(s)</source>
        <translation>
            <numerusform>%n arbalète</numerusform>
            <numerusform>%n arbalètes</numerusform>
        </translation>
    </message>
    <message>
        <source>crown prince</source>
        <translation>prince héritier</translation>
    </message>
    <message>
        <source>Crown prince</source>
        <translation>Prince héritier</translation>
    </message>
    <message>
        <source>the Crown prince</source>
        <translation>le prince héritier</translation>
    </message>
    <message numerus="yes">
        <source>%n crown prince(s)</source>
        <translation>
            <numerusform>%n prince héritier</numerusform>
            <numerusform>%n princes héritiers</numerusform>
        </translation>
    </message>
    <message>
        <source>divine lord</source>
        <translation>seigneur divin</translation>
    </message>
    <message>
        <source>Divine lord</source>
        <translation>Seigneur divin</translation>
    </message>
    <message>
        <source>the Divine lord</source>
        <translation>le seigneur divin</translation>
    </message>
    <message numerus="yes">
        <source>%n divine lord(s)</source>
        <translation>
            <numerusform>%n seigneur divin</numerusform>
            <numerusform>%n seigneurs divins</numerusform>
        </translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>le dragon</translation>
    </message>
    <message>
        <source>drunk elephant</source>
        <translation>éléphant ivre</translation>
    </message>
    <message>
        <source>Drunk elephant</source>
        <translation>Éléphant ivre</translation>
    </message>
    <message>
        <source>the Drunk elephant</source>
        <translation>l’éléphant ivre</translation>
    </message>
    <message numerus="yes">
        <source>%n drunk elephant(s)</source>
        <translation>
            <numerusform>%n éléphant ivre</numerusform>
            <numerusform>%n éléphants ivres</numerusform>
        </translation>
    </message>
    <message>
        <source>duchess</source>
        <translation>duchesse</translation>
    </message>
    <message>
        <source>Duchess</source>
        <translation>Duchesse</translation>
    </message>
    <message>
        <source>the Duchess</source>
        <translation>la duchesse</translation>
    </message>
    <message numerus="yes">
        <source>%n duchesses</source>
        <translation>
            <numerusform>%n duchesse</numerusform>
            <numerusform>%n duchesses</numerusform>
        </translation>
    </message>
    <message>
        <source>duke</source>
        <translation>duc</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Duc</translation>
    </message>
    <message>
        <source>the Duke</source>
        <translation>le duc</translation>
    </message>
    <message numerus="yes">
        <source>%n duke(s)</source>
        <translation>
            <numerusform>%n duc</numerusform>
            <numerusform>%n ducs</numerusform>
        </translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>aigle</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Aigle</translation>
    </message>
    <message>
        <source>the Eagle</source>
        <translation>l’aigle</translation>
    </message>
    <message numerus="yes">
        <source>%n eagle(s)</source>
        <translation>
            <numerusform>%n aigle</numerusform>
            <numerusform>%n aigles</numerusform>
        </translation>
    </message>
    <message>
        <source>the Elephant</source>
        <translation>l’éléphant</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>faucon</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Faucon</translation>
    </message>
    <message>
        <source>the Falcon</source>
        <translation>le faucon</translation>
    </message>
    <message numerus="yes">
        <source>%n falcon(s)</source>
        <translation>
            <numerusform>%n faucon</numerusform>
            <numerusform>%n faucons</numerusform>
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
        <translation>le fers</translation>
    </message>
    <message numerus="yes">
        <source>%n ferses</source>
        <translation>
            <numerusform>%n fers</numerusform>
            <numerusform>%n fers</numerusform>
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
        <translation>le ferz</translation>
    </message>
    <message numerus="yes">
        <source>%n ferzes</source>
        <translation>
            <numerusform>%n ferz</numerusform>
            <numerusform>%n ferz</numerusform>
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
        <translation>le fibnif</translation>
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
        <translation>canon volant</translation>
    </message>
    <message>
        <source>Flying cannon</source>
        <translation>Canon volant</translation>
    </message>
    <message>
        <source>the Flying cannon</source>
        <translation>le canon volant</translation>
    </message>
    <message numerus="yes">
        <source>%n flying cannon(s)</source>
        <translation>
            <numerusform>%n canon volant</numerusform>
            <numerusform>%n canons volants</numerusform>
        </translation>
    </message>
    <message>
        <source>fox</source>
        <translation>renard</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>the Fox</source>
        <translation>le renard</translation>
    </message>
    <message>
        <source>the General</source>
        <translation>le général</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>girafe</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Girafe</translation>
    </message>
    <message>
        <source>the Giraffe</source>
        <translation>la girafe</translation>
    </message>
    <message numerus="yes">
        <source>%n giraffe(s)</source>
        <translation>
            <numerusform>%n girafe</numerusform>
            <numerusform>%n girafes</numerusform>
        </translation>
    </message>
    <message>
        <source>gold cannon</source>
        <translation>canon d’or</translation>
    </message>
    <message>
        <source>Gold cannon</source>
        <translation>Canon d’or</translation>
    </message>
    <message>
        <source>the Gold cannon</source>
        <translation>le canon d’or</translation>
    </message>
    <message numerus="yes">
        <source>%n gold cannon(s)</source>
        <translation>
            <numerusform>%n canon d’or</numerusform>
            <numerusform>%n canons d’or</numerusform>
        </translation>
    </message>
    <message>
        <source>the Gold general</source>
        <translation>le général d’or</translation>
    </message>
    <message>
        <source>the Guard</source>
        <translation>le garde</translation>
    </message>
    <message>
        <source>the Half-duck</source>
        <translation>le demi-canard</translation>
    </message>
    <message>
        <source>the Hawk</source>
        <translation>l’épervier</translation>
    </message>
    <message>
        <source>the Hen</source>
        <translation>la poule</translation>
    </message>
    <message>
        <source>the Hoplite</source>
        <translation>l’hoplite</translation>
    </message>
    <message>
        <source>the Horse</source>
        <translation>le cheval</translation>
    </message>
    <message>
        <source>iron cannon</source>
        <translation>canon de fer</translation>
    </message>
    <message>
        <source>Iron cannon</source>
        <translation>Canon de fer</translation>
    </message>
    <message>
        <source>the Iron cannon</source>
        <translation>le canon de fer</translation>
    </message>
    <message numerus="yes">
        <source>%n iron cannon(s)</source>
        <translation>
            <numerusform>%n canon de fer</numerusform>
            <numerusform>%n canons de fer</numerusform>
        </translation>
    </message>
    <message>
        <source>the Jaguar</source>
        <translation>le jaguar</translation>
    </message>
    <message>
        <source>the Janus</source>
        <translation>le janus</translation>
    </message>
    <message>
        <source>the Khatun</source>
        <translation>la khatoun</translation>
    </message>
    <message>
        <source>the Kheshig</source>
        <translation>le kheshig</translation>
    </message>
    <message>
        <source>the Khon</source>
        <translation>le khon</translation>
    </message>
    <message>
        <source>the Knibis</source>
        <translation>le knibis</translation>
    </message>
    <message>
        <source>the Kniroo</source>
        <translation>le kniroo</translation>
    </message>
    <message>
        <source>the Koul</source>
        <translation>le koul</translation>
    </message>
    <message>
        <source>the Lance</source>
        <translation>la lance</translation>
    </message>
    <message>
        <source>lancer</source>
        <translation>lancier</translation>
    </message>
    <message>
        <source>Lancer</source>
        <translation>Lancier</translation>
    </message>
    <message>
        <source>the Lancer</source>
        <translation>le lancier</translation>
    </message>
    <message numerus="yes">
        <source>%n lancer(s)</source>
        <translation>
            <numerusform>%n lancier</numerusform>
            <numerusform>%n lanciers</numerusform>
        </translation>
    </message>
    <message>
        <source>the Lieutenant</source>
        <translation>le lieutenant</translation>
    </message>
    <message>
        <source>lion</source>
        <translation>lion</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message>
        <source>the Lion</source>
        <translation>le lion</translation>
    </message>
    <message numerus="yes">
        <source>%n lion(s)</source>
        <translation>
            <numerusform>%n lion</numerusform>
            <numerusform>%n lions</numerusform>
        </translation>
    </message>
    <message>
        <source>mahout</source>
        <translation>cornac</translation>
    </message>
    <message>
        <source>Mahout</source>
        <translation>Cornac</translation>
    </message>
    <message>
        <source>the Mahout</source>
        <translation>le cornac</translation>
    </message>
    <message numerus="yes">
        <source>%n mahout(s)</source>
        <translation>
            <numerusform>%n cornac</numerusform>
            <numerusform>%n cornacs</numerusform>
        </translation>
    </message>
    <message>
        <source>mann</source>
        <translation>homme</translation>
    </message>
    <message>
        <source>Mann</source>
        <translation>Homme</translation>
    </message>
    <message>
        <source>the Mann</source>
        <translation>l’homme</translation>
    </message>
    <message numerus="yes">
        <source>%n mann(s)</source>
        <translation>
            <numerusform>%n homme</numerusform>
            <numerusform>%n hommes</numerusform>
        </translation>
    </message>
    <message>
        <source>marauder</source>
        <translation>maraudeur</translation>
    </message>
    <message>
        <source>Marauder</source>
        <translation>Maraudeur</translation>
    </message>
    <message>
        <source>the Marauder</source>
        <translation>le maraudeur</translation>
    </message>
    <message numerus="yes">
        <source>%n marauder(s)</source>
        <translation>
            <numerusform>%n maraudeur</numerusform>
            <numerusform>%n maraudeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted archer</source>
        <translation>archer promu</translation>
    </message>
    <message>
        <source>Promoted archer</source>
        <translation>Archer promu</translation>
    </message>
    <message>
        <source>the Promoted archer</source>
        <translation>l’archer promu</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted archer(s)</source>
        <translation>
            <numerusform>%n archer promu</numerusform>
            <numerusform>%n archers promus</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted elephant</source>
        <translation>éléphant promu</translation>
    </message>
    <message>
        <source>Promoted elephant</source>
        <translation>Éléphant promu</translation>
    </message>
    <message>
        <source>the Promoted elephant</source>
        <translation>l’éléphant promu</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted elephant(s)</source>
        <translation>
            <numerusform>%n éléphant promu</numerusform>
            <numerusform>%n éléphants promus</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted falcon</source>
        <translation>faucon promu</translation>
    </message>
    <message>
        <source>Promoted falcon</source>
        <translation>Faucon promu</translation>
    </message>
    <message>
        <source>the Promoted falcon</source>
        <translation>le faucon promu</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted falcon(s)</source>
        <translation>
            <numerusform>%n faucon promu</numerusform>
            <numerusform>%n faucons promus</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted horse</source>
        <translation>cheval promu</translation>
    </message>
    <message>
        <source>Promoted horse</source>
        <translation>Cheval promu</translation>
    </message>
    <message>
        <source>the Promoted horse</source>
        <translation>le cheval promu</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted horse(s)</source>
        <translation>
            <numerusform>%n cheval promu</numerusform>
            <numerusform>%n chevaux promus</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted lion</source>
        <translation>lion promu</translation>
    </message>
    <message>
        <source>Promoted lion</source>
        <translation>Lion promu</translation>
    </message>
    <message>
        <source>the Promoted lion</source>
        <translation>le lion promu</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lion(s)</source>
        <translation>
            <numerusform>%n lion promu</numerusform>
            <numerusform>%n lions promus</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted marauder</source>
        <translation>maraudeur promu</translation>
    </message>
    <message>
        <source>Promoted marauder</source>
        <translation>Maraudeur promu</translation>
    </message>
    <message>
        <source>the Promoted marauder</source>
        <translation>le maraudeur promu</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted marauder(s)</source>
        <translation>
            <numerusform>%n maraudeur promu</numerusform>
            <numerusform>%n maraudeurs promus</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted slinger</source>
        <translation>frondeur promu</translation>
    </message>
    <message>
        <source>Promoted slinger</source>
        <translation>Frondeur promu</translation>
    </message>
    <message>
        <source>the Promoted slinger</source>
        <translation>le frondeur promu</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted slinger(s)</source>
        <translation>
            <numerusform>%n frondeur promu</numerusform>
            <numerusform>%n frondeurs promus</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted warrior</source>
        <translation>guerrier promu</translation>
    </message>
    <message>
        <source>Promoted warrior</source>
        <translation>Guerrier promu</translation>
    </message>
    <message>
        <source>the Promoted warrior</source>
        <translation>le guerrier promu</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted warrior(s)</source>
        <translation>
            <numerusform>%n guerrier promu</numerusform>
            <numerusform>%n guerriers promus</numerusform>
        </translation>
    </message>
    <message>
        <source>pupil</source>
        <translation>élève</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Élève</translation>
    </message>
    <message>
        <source>the Pupil</source>
        <translation>l’élève</translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s)</source>
        <translation>
            <numerusform>%n élève</numerusform>
            <numerusform>%n élèves</numerusform>
        </translation>
    </message>
    <message>
        <source>silver cannon</source>
        <translation>canon d’argent</translation>
    </message>
    <message>
        <source>Silver cannon</source>
        <translation>Canon d’argent</translation>
    </message>
    <message>
        <source>the Silver cannon</source>
        <translation>le canon d’argent</translation>
    </message>
    <message numerus="yes">
        <source>%n silver cannon(s)</source>
        <translation>
            <numerusform>%n canon d’argent</numerusform>
            <numerusform>%n canons d’argent</numerusform>
        </translation>
    </message>
    <message>
        <source>slinger</source>
        <translation>frondeur</translation>
    </message>
    <message>
        <source>Slinger</source>
        <translation>Frondeur</translation>
    </message>
    <message>
        <source>the Slinger</source>
        <translation>le frondeur</translation>
    </message>
    <message numerus="yes">
        <source>%n slinger(s)</source>
        <translation>
            <numerusform>%n frondeur</numerusform>
            <numerusform>%n frondeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>the Man</source>
        <translation>le pion</translation>
    </message>
    <message>
        <source>the Marshal</source>
        <translation>le maréchal</translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n renard</numerusform>
            <numerusform>%n renards</numerusform>
        </translation>
    </message>
    <message>
        <source>the Met</source>
        <translation>le met</translation>
    </message>
    <message>
        <source>the Monk</source>
        <translation>le moine</translation>
    </message>
    <message>
        <source>the Mortar</source>
        <translation>le mortier</translation>
    </message>
    <message>
        <source>the Neang</source>
        <translation>le neang</translation>
    </message>
    <message>
        <source>the Ninja</source>
        <translation>le ninja</translation>
    </message>
    <message>
        <source>the Promoted knight</source>
        <translation>le cavalier promu</translation>
    </message>
    <message>
        <source>the Promoted lance</source>
        <translation>la lance promue</translation>
    </message>
    <message>
        <source>the Promoted silver general</source>
        <translation>le général d’argent promu</translation>
    </message>
    <message>
        <source>the Quetzal</source>
        <translation>le quetzal</translation>
    </message>
    <message>
        <source>the Rhino</source>
        <translation>le rhinocéros</translation>
    </message>
    <message>
        <source>the Rookni</source>
        <translation>le rookni</translation>
    </message>
    <message>
        <source>the Royal knight</source>
        <translation>le cavalier royal</translation>
    </message>
    <message>
        <source>the Scout</source>
        <translation>l’éclaireur</translation>
    </message>
    <message>
        <source>the Serpent</source>
        <translation>le serpent</translation>
    </message>
    <message>
        <source>the Shaman</source>
        <translation>le chamane</translation>
    </message>
    <message>
        <source>the Ship</source>
        <translation>le navire</translation>
    </message>
    <message>
        <source>the Short rook</source>
        <translation>la tour courte</translation>
    </message>
    <message>
        <source>the Silver general</source>
        <translation>le général d’argent</translation>
    </message>
    <message>
        <source>the Sneak</source>
        <translation>le rôdeur</translation>
    </message>
    <message>
        <source>the Soldier</source>
        <translation>le soldat</translation>
    </message>
    <message>
        <source>the Stone</source>
        <translation>la pierre</translation>
    </message>
    <message>
        <source>the Tiger</source>
        <translation>le tigre</translation>
    </message>
    <message>
        <source>the Tokin</source>
        <translation>le tokin</translation>
    </message>
    <message>
        <source>the Tower</source>
        <translation>le donjon</translation>
    </message>
    <message>
        <source>the Vulture</source>
        <translation>le vautour</translation>
    </message>
    <message>
        <source>the Waffle</source>
        <translation>la gaufre</translation>
    </message>
    <message>
        <source>the Warlord</source>
        <translation>le seigneur de guerre</translation>
    </message>
    <message>
        <source>the Warrior</source>
        <translation>le guerrier</translation>
    </message>
    <message>
        <source>the Wazir</source>
        <translation>le vizir</translation>
    </message>
    <message>
        <source>the Woody rook</source>
        <translation>la tour de bois</translation>
    </message>
    <message>
        <source>yurt</source>
        <translation>yourte</translation>
    </message>
    <message>
        <source>Yurt</source>
        <translation>Yourte</translation>
    </message>
    <message>
        <source>the Yurt</source>
        <translation>la yourte</translation>
    </message>
    <message numerus="yes">
        <source>%n yurt(s)</source>
        <translation>
            <numerusform>%n yourte</numerusform>
            <numerusform>%n yourtes</numerusform>
        </translation>
    </message>
    <message>
        <source>the Bishop</source>
        <translation>le fou</translation>
    </message>
    <message>
        <source>the Bomb</source>
        <translation>la bombe</translation>
    </message>
    <message>
        <source>the Crowned King</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the Flag</source>
        <translation>le drapeau</translation>
    </message>
    <message>
        <source>the King</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the Knight</source>
        <translation>le cavalier</translation>
    </message>
    <message>
        <source>the Major</source>
        <translation>le commandant</translation>
    </message>
    <message>
        <source>the Miner</source>
        <translation>le démineur</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the Rook</source>
        <translation>la tour</translation>
    </message>
    <message>
        <source>the Sergeant</source>
        <translation>le sergent</translation>
    </message>
    <message>
        <source>the Spy</source>
        <translation>l’espion</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>le pion</translation>
    </message>
    <message>
        <source>the unknown piece</source>
        <translation>la pièce inconnue</translation>
    </message>
    <message>
        <source>general</source>
        <translation>général</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message numerus="yes">
        <source>%n general(s)</source>
        <translation>
            <numerusform>%n général</numerusform>
            <numerusform>%n généraux</numerusform>
        </translation>
    </message>
    <message>
        <source>gold general</source>
        <translation>général d’or</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>Général d’or</translation>
    </message>
    <message numerus="yes">
        <source>%n gold general(s)</source>
        <translation>
            <numerusform>%n général d’or</numerusform>
            <numerusform>%n généraux d’or</numerusform>
        </translation>
    </message>
    <message>
        <source>guard</source>
        <translation>garde</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Garde</translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation>
            <numerusform>%n garde</numerusform>
            <numerusform>%n gardes</numerusform>
        </translation>
    </message>
    <message>
        <source>half-duck</source>
        <translation>demi-canard</translation>
    </message>
    <message>
        <source>Half-duck</source>
        <translation>Demi-canard</translation>
    </message>
    <message numerus="yes">
        <source>%n half-duck(s)</source>
        <translation>
            <numerusform>%n demi-canard</numerusform>
            <numerusform>%n demi-canards</numerusform>
        </translation>
    </message>
    <message>
        <source>hawk</source>
        <translation>épervier</translation>
    </message>
    <message>
        <source>Hawk</source>
        <translation>Épervier</translation>
    </message>
    <message numerus="yes">
        <source>%n hawk(s)</source>
        <translation>
            <numerusform>%n épervier</numerusform>
            <numerusform>%n éperviers</numerusform>
        </translation>
    </message>
    <message>
        <source>hen</source>
        <translation>poule</translation>
    </message>
    <message>
        <source>Hen</source>
        <translation>Poule</translation>
    </message>
    <message numerus="yes">
        <source>%n hen(s)</source>
        <translation>
            <numerusform>%n poule</numerusform>
            <numerusform>%n poules</numerusform>
        </translation>
    </message>
    <message>
        <source>hoplite</source>
        <translation>hoplite</translation>
    </message>
    <message>
        <source>Hoplite</source>
        <translation>Hoplite</translation>
    </message>
    <message numerus="yes">
        <source>%n hoplite(s)</source>
        <translation>
            <numerusform>%n hoplite</numerusform>
            <numerusform>%n hoplites</numerusform>
        </translation>
    </message>
    <message>
        <source>horse</source>
        <translation>cheval</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Cheval</translation>
    </message>
    <message numerus="yes">
        <source>%n horse(s)</source>
        <translation>
            <numerusform>%n cheval</numerusform>
            <numerusform>%n chevaux</numerusform>
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
            <numerusform>%n jaguars</numerusform>
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
        <translation>khatoun</translation>
    </message>
    <message>
        <source>Khatun</source>
        <translation>Khatoun</translation>
    </message>
    <message numerus="yes">
        <source>%n khatun(s)</source>
        <translation>
            <numerusform>%n khatoun</numerusform>
            <numerusform>%n khatouns</numerusform>
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
            <numerusform>%n khons</numerusform>
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
        <translation>lance</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Lance</translation>
    </message>
    <message numerus="yes">
        <source>%n lance(s)</source>
        <translation>
            <numerusform>%n lance</numerusform>
            <numerusform>%n lances</numerusform>
        </translation>
    </message>
    <message>
        <source>marshal</source>
        <translation>maréchal</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Maréchal</translation>
    </message>
    <message numerus="yes">
        <source>%n marshal(s)</source>
        <translation>
            <numerusform>%n maréchal</numerusform>
            <numerusform>%n maréchaux</numerusform>
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
            <numerusform>%n mets</numerusform>
        </translation>
    </message>
    <message>
        <source>monk</source>
        <translation>moine</translation>
    </message>
    <message>
        <source>Monk</source>
        <translation>Moine</translation>
    </message>
    <message numerus="yes">
        <source>%n monk(s)</source>
        <translation>
            <numerusform>%n moine</numerusform>
            <numerusform>%n moines</numerusform>
        </translation>
    </message>
    <message>
        <source>mortar</source>
        <translation>mortier</translation>
    </message>
    <message>
        <source>Mortar</source>
        <translation>Mortier</translation>
    </message>
    <message numerus="yes">
        <source>%n mortar(s)</source>
        <translation>
            <numerusform>%n mortier</numerusform>
            <numerusform>%n mortiers</numerusform>
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
        <translation>cavalier promu</translation>
    </message>
    <message>
        <source>Promoted knight</source>
        <translation>Cavalier promu</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted knight(s)</source>
        <translation>
            <numerusform>%n cavalier promu</numerusform>
            <numerusform>%n cavaliers promus</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation>lance promue</translation>
    </message>
    <message>
        <source>Promoted lance</source>
        <translation>Lance promue</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lance(s)</source>
        <translation>
            <numerusform>%n lance promue</numerusform>
            <numerusform>%n lances promues</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted silver general</source>
        <translation>général d’argent promu</translation>
    </message>
    <message>
        <source>Promoted silver general</source>
        <translation>Général d’argent promu</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted silver general(s)</source>
        <translation>
            <numerusform>%n général d’argent promu</numerusform>
            <numerusform>%n généraux d’argent promus</numerusform>
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
            <numerusform>%n quetzals</numerusform>
        </translation>
    </message>
    <message>
        <source>rhino</source>
        <translation>rhinocéros</translation>
    </message>
    <message>
        <source>Rhino</source>
        <translation>Rhinocéros</translation>
    </message>
    <message numerus="yes">
        <source>%n rhino(s)</source>
        <translation>
            <numerusform>%n rhinocéros</numerusform>
            <numerusform>%n rhinocéros</numerusform>
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
        <translation>cavalier royal</translation>
    </message>
    <message>
        <source>Royal knight</source>
        <translation>Cavalier royal</translation>
    </message>
    <message numerus="yes">
        <source>%n royal knight(s)</source>
        <translation>
            <numerusform>%n cavalier royal</numerusform>
            <numerusform>%n cavaliers royaux</numerusform>
        </translation>
    </message>
    <message>
        <source>serpent</source>
        <translation>serpent</translation>
    </message>
    <message>
        <source>Serpent</source>
        <translation>Serpent</translation>
    </message>
    <message numerus="yes">
        <source>%n serpent(s)</source>
        <translation>
            <numerusform>%n serpent</numerusform>
            <numerusform>%n serpents</numerusform>
        </translation>
    </message>
    <message>
        <source>shaman</source>
        <translation>chamane</translation>
    </message>
    <message>
        <source>Shaman</source>
        <translation>Chamane</translation>
    </message>
    <message numerus="yes">
        <source>%n shaman(s)</source>
        <translation>
            <numerusform>%n chamane</numerusform>
            <numerusform>%n chamanes</numerusform>
        </translation>
    </message>
    <message>
        <source>ship</source>
        <translation>navire</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Navire</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n navire</numerusform>
            <numerusform>%n navires</numerusform>
        </translation>
    </message>
    <message>
        <source>short rook</source>
        <translation>tour courte</translation>
    </message>
    <message>
        <source>Short rook</source>
        <translation>Tour courte</translation>
    </message>
    <message numerus="yes">
        <source>%n short rook(s)</source>
        <translation>
            <numerusform>%n tour courte</numerusform>
            <numerusform>%n tours courtes</numerusform>
        </translation>
    </message>
    <message>
        <source>silver general</source>
        <translation>général d’argent</translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation>Général d’argent</translation>
    </message>
    <message numerus="yes">
        <source>%n silver general(s)</source>
        <translation>
            <numerusform>%n général d’argent</numerusform>
            <numerusform>%n généraux d’argent</numerusform>
        </translation>
    </message>
    <message>
        <source>sneak</source>
        <translation>rôdeur</translation>
    </message>
    <message>
        <source>Sneak</source>
        <translation>Rôdeur</translation>
    </message>
    <message numerus="yes">
        <source>%n sneak(s)</source>
        <translation>
            <numerusform>%n rôdeur</numerusform>
            <numerusform>%n rôdeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>soldat</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n soldat</numerusform>
            <numerusform>%n soldats</numerusform>
        </translation>
    </message>
    <message>
        <source>stone</source>
        <translation>pierre</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
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
            <numerusform>%n tokins</numerusform>
        </translation>
    </message>
    <message>
        <source>tower</source>
        <translation>donjon</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Donjon</translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n donjon</numerusform>
            <numerusform>%n donjons</numerusform>
        </translation>
    </message>
    <message>
        <source>vulture</source>
        <translation>vautour</translation>
    </message>
    <message>
        <source>Vulture</source>
        <translation>Vautour</translation>
    </message>
    <message numerus="yes">
        <source>%n vulture(s)</source>
        <translation>
            <numerusform>%n vautour</numerusform>
            <numerusform>%n vautours</numerusform>
        </translation>
    </message>
    <message>
        <source>waffle</source>
        <translation>gaufre</translation>
    </message>
    <message>
        <source>Waffle</source>
        <translation>Gaufre</translation>
    </message>
    <message numerus="yes">
        <source>%n waffle(s)</source>
        <translation>
            <numerusform>%n gaufre</numerusform>
            <numerusform>%n gaufres</numerusform>
        </translation>
    </message>
    <message>
        <source>warlord</source>
        <translation>seigneur de guerre</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Seigneur de guerre</translation>
    </message>
    <message numerus="yes">
        <source>%n warlord(s)</source>
        <translation>
            <numerusform>%n seigneur de guerre</numerusform>
            <numerusform>%n seigneurs de guerre</numerusform>
        </translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>guerrier</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerrier</translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n guerrier</numerusform>
            <numerusform>%n guerriers</numerusform>
        </translation>
    </message>
    <message>
        <source>wazir</source>
        <translation>vizir</translation>
    </message>
    <message>
        <source>Wazir</source>
        <translation>Vizir</translation>
    </message>
    <message numerus="yes">
        <source>%n wazir(s)</source>
        <translation>
            <numerusform>%n vizir</numerusform>
            <numerusform>%n vizirs</numerusform>
        </translation>
    </message>
    <message>
        <source>woody rook</source>
        <translation>tour de bois</translation>
    </message>
    <message>
        <source>Woody rook</source>
        <translation>Tour de bois</translation>
    </message>
    <message numerus="yes">
        <source>%n woody rook(s)</source>
        <translation>
            <numerusform>%n tour de bois</numerusform>
            <numerusform>%n tours de bois</numerusform>
        </translation>
    </message>
    <message>
        <source>{letter}</source>
        <translation>{letter}</translation>
    </message>
    <message>
        <source>{file}: the file is too long (expected at most {size} characters and {count} games)</source>
        <translation>{file}&#xa0;: le fichier est trop long (il faut {size} caractères et {count} jeux au plus)</translation>
    </message>
    <message>
        <source>{file}: line {line} has “{text}” (expected [name] or [name:parent])</source>
        <translation>{file}&#xa0;: la ligne {line} contient «&#xa0;{text}&#xa0;» (il faut [nom] ou [nom:parent])</translation>
    </message>
    <message>
        <source>{file}: [{section}] has “{text}” in line {line} (expected a key, = and a value)</source>
        <translation>{file}&#xa0;: [{section}] contient «&#xa0;{text}&#xa0;» à la ligne {line} (il faut une clé, = et une valeur)</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>cette clé n’existe pas</translation>
    </message>
    <message>
        <source>“{value}” is not Betza’s notation: {reason}</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas de la notation de Betza&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>a letter, or - for none</source>
        <translation>une lettre, ou - pour aucune</translation>
    </message>
    <message>
        <source>a letter, : and Betza’s notation</source>
        <translation>une lettre,&#xa0;: et la notation de Betza</translation>
    </message>
    <message>
        <source>letters of pieces, such as p:g</source>
        <translation>des lettres de pièces, comme p:g</translation>
    </message>
    <message>
        <source>“{value}” cannot be played here: {meaning}</source>
        <translation>«&#xa0;{value}&#xa0;» ne peut pas être joué ici&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>there is no such key (perhaps {key})</source>
        <translation>cette clé n’existe pas (peut-être {key})</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Échecs</translation>
    </message>
    <message>
        <source>Any two half-boards are pushed together for a move, and who checkmates an army moves it from then on.</source>
        <translation>Deux demi-échiquiers quelconques sont accolés pour un coup, et qui mate une armée la joue désormais.</translation>
    </message>
    <message>
        <source>Rule 1, FIDE</source>
        <translation>Règle 1, FIDE</translation>
    </message>
    <message>
        <source>{square}: a pawn cannot stand on a back rank</source>
        <translation>{square}&#xa0;: un pion ne peut pas se trouver sur une rangée de base</translation>
    </message>
    <message>
        <source>army {letter} has {pawns} pawns (expected at most 8)</source>
        <translation>l’armée {letter} a {pawns} pions (8 au plus)</translation>
    </message>
    <message>
        <source>King’s side</source>
        <translation>Aile roi</translation>
    </message>
    <message>
        <source>Queen’s side</source>
        <translation>Aile dame</translation>
    </message>
    <message>
        <source>“{part}” names no half-board (expected such as Ae3, or -)</source>
        <translation>«&#xa0;{part}&#xa0;» ne nomme aucun demi-échiquier (il faut par exemple Ae3, ou -)</translation>
    </message>
    <message>
        <source>“{part}” is not a passed square (expected a rank 3, such as Ae3)</source>
        <translation>«&#xa0;{part}&#xa0;» n’est pas une case franchie (il faut une case de la rangée 3, comme Ae3)</translation>
    </message>
    <message>
        <source>half-board {board} has two passed squares</source>
        <translation>le demi-échiquier {board} a deux cases franchies</translation>
    </message>
    <message>
        <source>{part}: no pawn of army {army} stands in front of it on {front}</source>
        <translation>{part}&#xa0;: aucun pion de l’armée {army} ne se trouve devant, sur {front}</translation>
    </message>
    <message>
        <source>Say what the pawn becomes on {target}: Q, R, B or N</source>
        <translation>Dites ce que le pion devient sur {target}&#xa0;: Q (dame), R (tour), B (fou) ou N (cavalier)</translation>
    </message>
    <message>
        <source>Only a pawn on a back rank becomes another piece</source>
        <translation>Seul un pion sur une rangée de base devient une autre pièce</translation>
    </message>
    <message>
        <source>Castling needs a King and a Rook that have not moved from home</source>
        <translation>Le roque demande un roi et une tour qui n’ont pas quitté leur place de départ</translation>
    </message>
    <message>
        <source>A King in check may not castle</source>
        <translation>Un roi en échec ne peut pas roquer</translation>
    </message>
    <message>
        <source>The King may not castle over or onto an attacked square</source>
        <translation>Le roi ne peut pas roquer en passant par une case attaquée ni s’y arrêter</translation>
    </message>
    <message>
        <source>major</source>
        <translation>commandant</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Commandant</translation>
    </message>
    <message numerus="yes">
        <source>%n major(s)</source>
        <translation>
            <numerusform>%n commandant</numerusform>
            <numerusform>%n commandants</numerusform>
        </translation>
    </message>
    <message>
        <source>captain</source>
        <translation>capitaine</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitaine</translation>
    </message>
    <message numerus="yes">
        <source>%n captain(s)</source>
        <translation>
            <numerusform>%n capitaine</numerusform>
            <numerusform>%n capitaines</numerusform>
        </translation>
    </message>
    <message>
        <source>lieutenant</source>
        <translation>lieutenant</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>Lieutenant</translation>
    </message>
    <message numerus="yes">
        <source>%n lieutenant(s)</source>
        <translation>
            <numerusform>%n lieutenant</numerusform>
            <numerusform>%n lieutenants</numerusform>
        </translation>
    </message>
    <message>
        <source>sergeant</source>
        <translation>sergent</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sergent</translation>
    </message>
    <message numerus="yes">
        <source>%n sergeant(s)</source>
        <translation>
            <numerusform>%n sergent</numerusform>
            <numerusform>%n sergents</numerusform>
        </translation>
    </message>
    <message>
        <source>miner</source>
        <translation>démineur</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Démineur</translation>
    </message>
    <message numerus="yes">
        <source>%n miner(s)</source>
        <translation>
            <numerusform>%n démineur</numerusform>
            <numerusform>%n démineurs</numerusform>
        </translation>
    </message>
    <message>
        <source>scout</source>
        <translation>éclaireur</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Éclaireur</translation>
    </message>
    <message numerus="yes">
        <source>%n scout(s)</source>
        <translation>
            <numerusform>%n éclaireur</numerusform>
            <numerusform>%n éclaireurs</numerusform>
        </translation>
    </message>
    <message>
        <source>spy</source>
        <translation>espion</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espion</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(s)</source>
        <translation>
            <numerusform>%n espion</numerusform>
            <numerusform>%n espions</numerusform>
        </translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>bombe</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombe</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bombe</numerusform>
            <numerusform>%n bombes</numerusform>
        </translation>
    </message>
    <message>
        <source>flag</source>
        <translation>drapeau</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Drapeau</translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n drapeau</numerusform>
            <numerusform>%n drapeaux</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown piece</source>
        <translation>pièce inconnue</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown piece(s)</source>
        <translation>
            <numerusform>%n pièce inconnue</numerusform>
            <numerusform>%n pièces inconnues</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown piece</source>
        <translation>Pièce inconnue</translation>
    </message>
    <message>
        <source>Unknown pieces</source>
        <translation>Pièces inconnues</translation>
    </message>
    <message>
        <source>The rules of Stratego: pieces meet unseen, and who finds a Flag has its army.</source>
        <translation>Les règles de Stratego&#xa0;: les pièces se rencontrent sans se voir, et qui trouve un Drapeau a son armée.</translation>
    </message>
    <message>
        <source>By the rules of Stratego: ranks are hidden until pieces meet, and who captures the Flag of an army captures the army.</source>
        <translation>Selon les règles de Stratego&#xa0;: les rangs sont cachés jusqu’à ce que les pièces se rencontrent, et qui prend le Drapeau d’une armée capture l’armée.</translation>
    </message>
    <message>
        <source>{count} moves each without an attack</source>
        <translation>{count} coups chacun sans attaque</translation>
    </message>
    <message>
        <source>army {letter} has {count} {piece} (expected at most {most})</source>
        <translation>l’armée {letter} a {count} {piece} ({most} au plus)</translation>
    </message>
    <message>
        <source>Bombs and Flags do not move</source>
        <translation>Les Bombes et les Drapeaux ne se déplacent pas</translation>
    </message>
    <message>
        <source>No piece enters a lake</source>
        <translation>Aucune pièce n’entre dans un lac</translation>
    </message>
    <message>
        <source>Pieces go along files and ranks, not aslant</source>
        <translation>Les pièces suivent les colonnes et les rangées, pas les diagonales</translation>
    </message>
    <message>
        <source>Only a Scout goes farther than one square</source>
        <translation>Seul un Éclaireur va à plus d’une case</translation>
    </message>
    <message>
        <source>A lake is in the way</source>
        <translation>Un lac fait obstacle</translation>
    </message>
    <message>
        <source>Wall in the corner</source>
        <translation>Mur dans le coin</translation>
    </message>
    <message>
        <source>Flag in the middle</source>
        <translation>Drapeau au milieu</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>set-up: there are {count} rows (expected {most}, with / between, rank {most} first)</source>
        <translation>disposition&#xa0;: il y a {count} lignes (il faut {most}, séparées par /, la rangée {most} d’abord)</translation>
    </message>
    <message>
        <source>set-up, rank {rank}: “{letter}” is not a piece (expected one of {expected})</source>
        <translation>disposition, rangée {rank}&#xa0;: «&#xa0;{letter}&#xa0;» n’est pas une pièce (il faut l’une de {expected})</translation>
    </message>
    <message>
        <source>set-up, rank {rank}: “{row}” has {count} pieces (expected {most})</source>
        <translation>disposition, rangée {rank}&#xa0;: «&#xa0;{row}&#xa0;» a {count} pièces (il faut {most})</translation>
    </message>
    <message>
        <source>set-up: there are {count} {letter} (expected {most})</source>
        <translation>disposition&#xa0;: il y a {count} {letter} (il faut {most})</translation>
    </message>
    <message>
        <source>the package “{package}”: {reason}</source>
        <translation>le paquet «&#xa0;{package}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it brings no game (expected a Game, a BaseGame or the text of a file)</source>
        <translation>il n’apporte aucun jeu (il faut un Game, un BaseGame ou le texte d’un fichier)</translation>
    </message>
    <message>
        <source>Everybody plays White against one neighbour and Black against the other, and captured pieces come back on the other board.</source>
        <translation>Chacun joue les Blancs contre un voisin et les Noirs contre l’autre, et les pièces prises reviennent sur l’autre échiquier.</translation>
    </message>
    <message>
        <source>Multi Player Chess</source>
        <translation>Multi Player Chess</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 2:e2e4, 2:N@b1 or 2:e7e8N@f3)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup (il faut un échiquier et un coup, comme 2:e2e4, 2:N@b1 ou 2:e7e8N@f3)</translation>
    </message>
    <message>
        <source>it is not in the ring</source>
        <translation>cela n’est pas dans l’anneau</translation>
    </message>
    <message>
        <source>there is no board</source>
        <translation>il n’y a pas d’échiquier</translation>
    </message>
    <message>
        <source>there is no square {number}</source>
        <translation>il n’y a pas de case {number}</translation>
    </message>
    <message>
        <source>{square}: {message}</source>
        <translation>{square}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>there is no such piece</source>
        <translation>cette pièce n’existe pas</translation>
    </message>
    <message>
        <source>there is no set {set} with {players} players</source>
        <translation>il n’y a pas de jeu {set} avec {players} joueurs</translation>
    </message>
    <message>
        <source>a pawn cannot stand on a back rank</source>
        <translation>un pion ne peut pas se trouver sur une rangée de base</translation>
    </message>
    <message>
        <source>a King never leaves the board of its set, which is {set}</source>
        <translation>un roi ne quitte jamais l’échiquier de son jeu, qui est {set}</translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one)</source>
        <translation>les {colour} ont {count} rois (il faut un)</translation>
    </message>
    <message>
        <source>there is a {colour} {piece} of set {set} too many (a set has {most})</source>
        <translation>il y a une pièce de trop ({piece}, {colour}) du jeu {set} (un jeu en a {most})</translation>
    </message>
    <message>
        <source>{square}: the King of {colour} is attacked although {mover} is to move</source>
        <translation>{square}&#xa0;: le roi des {colour} est attaqué alors que le trait est aux {mover}</translation>
    </message>
    <message>
        <source>“!” is for a King that is checkmated</source>
        <translation>«&#xa0;!&#xa0;» est pour un roi maté</translation>
    </message>
    <message>
        <source>“{text}” (expected the players of White and Black from 1 to {players}, such as 1-2)</source>
        <translation>«&#xa0;{text}&#xa0;» (il faut les joueurs des Blancs et des Noirs de 1 à {players}, comme 1-2)</translation>
    </message>
    <message>
        <source>player {player} cannot have White there (expected {players})</source>
        <translation>le joueur {player} ne peut pas y avoir les Blancs (il faut {players})</translation>
    </message>
    <message>
        <source>player {player} cannot have Black there (expected player {expected}, who has White on board {board})</source>
        <translation>le joueur {player} ne peut pas y avoir les Noirs (il faut le joueur {expected}, qui a les Blancs sur l’échiquier {board})</translation>
    </message>
    <message>
        <source>“{text}”: there are no rounds in free tempo</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: il n’y a pas de rondes en tempo libre</translation>
    </message>
    <message>
        <source>no King or Rook starts on {square}</source>
        <translation>ni roi ni tour ne commence sur {square}</translation>
    </message>
    <message>
        <source>“{text}” but no {piece} of {colour} on {square}</source>
        <translation>«&#xa0;{text}&#xa0;» mais pas de telle pièce ({piece}, {colour}) sur {square}</translation>
    </message>
    <message>
        <source>“{text}”: the King of {colour} has moved, so its Rooks cannot castle</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: le roi des {colour} a bougé, ses tours ne peuvent donc pas roquer</translation>
    </message>
    <message>
        <source>“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)</source>
        <translation>«&#xa0;{text}&#xa0;» (il faut une case de la rangée {rank}, car le trait est aux {colour}, ou -)</translation>
    </message>
    <message>
        <source>no pawn of {colour} on {square} has just passed {passed}</source>
        <translation>aucun pion des {colour} sur {square} ne vient de franchir {passed}</translation>
    </message>
    <message>
        <source>there is no player {player}</source>
        <translation>il n’y a pas de joueur {player}</translation>
    </message>
    <message>
        <source>“{text}” is not a piece with a colour and a set from 1 to {players} (expected such as Nw3)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une pièce avec une couleur et un jeu de 1 à {players} (il faut par exemple Nw3)</translation>
    </message>
    <message>
        <source>“{text}” is a King, and Kings are never captured</source>
        <translation>«&#xa0;{text}&#xa0;» est un roi, et les rois ne sont jamais pris</translation>
    </message>
    <message>
        <source>“{text}” (expected {number} in free tempo)</source>
        <translation>«&#xa0;{text}&#xa0;» (il faut {number} en tempo libre)</translation>
    </message>
    <message>
        <source>“{text}” is a round to come (it is round {round})</source>
        <translation>«&#xa0;{text}&#xa0;» est une ronde à venir (c’est la ronde {round})</translation>
    </message>
    <message>
        <source>A player whose time on a board runs out has lost that board.</source>
        <translation>Qui n’a plus de temps sur un échiquier a perdu cet échiquier.</translation>
    </message>
    <message>
        <source>a move on board {board}</source>
        <translation>un coup sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Échiquiers</translation>
    </message>
    <message>
        <source>Stockpiles</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <source>{colour}, player {player}</source>
        <translation>{colour}, joueur {player}</translation>
    </message>
    <message>
        <source>{colour} of set {set}</source>
        <translation>{colour} du jeu {set}</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>Jamais déplacés</translation>
    </message>
    <message>
        <source>Kings that never moved, and Rooks with which they may castle.</source>
        <translation>Rois qui n’ont jamais bougé, et tours avec lesquelles ils peuvent roquer.</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Détient</translation>
    </message>
    <message>
        <source>Players at the start</source>
        <translation>Joueurs au départ</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Échiquier {number}</translation>
    </message>
    <message>
        <source>Black on a board is who has White on the next one.</source>
        <translation>Qui a les Noirs sur un échiquier a les Blancs sur le suivant.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>A joué</translation>
    </message>
    <message>
        <source>The board has had its turn in this round.</source>
        <translation>L’échiquier a eu son tour dans cette ronde.</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>Épargné</translation>
    </message>
    <message>
        <source>Who is to move took over a King that was checkmated already.</source>
        <translation>Le joueur au trait a hérité d’un roi déjà maté.</translation>
    </message>
    <message>
        <source>Last round with progress</source>
        <translation>Dernière ronde avec progrès</translation>
    </message>
    <message>
        <source>The last round with a capture, pawn move or placement.</source>
        <translation>La dernière ronde avec une prise, un coup de pion ou une pose.</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>échec et mat</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>Nobody can agree to a draw in this game</source>
        <translation>Dans ce jeu, personne ne peut convenir d’une nulle</translation>
    </message>
    <message>
        <source>Nobody can resign in this game</source>
        <translation>Dans ce jeu, personne ne peut abandonner</translation>
    </message>
    <message>
        <source>{name} lost board {board} to {winner} and is out: {reason}.</source>
        <translation>{name} perd l’échiquier {board} au profit de {winner} et sort du jeu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>A piece leaves the game: {piece} of set {set}.</source>
        <translation>Une pièce quitte la partie&#xa0;: {piece} du jeu {set}.</translation>
    </message>
    <message>
        <source>{name} is checkmated and out of time on board {board}: the turn there lapses.</source>
        <translation>{name} est mat et à court de temps sur l’échiquier {board}&#xa0;: le tour y est perdu.</translation>
    </message>
    <message>
        <source>{name} is checkmated and gives up the turn on board {board}.</source>
        <translation>{name} est mat et renonce à son tour sur l’échiquier {board}.</translation>
    </message>
    <message>
        <source>rules of chess</source>
        <translation>règles des échecs</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <translation>Règle de tournoi</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>Board {board} was removed</source>
        <translation>L’échiquier {board} a été retiré</translation>
    </message>
    <message>
        <source>There is no board {board}</source>
        <translation>Il n’y a pas d’échiquier {board}</translation>
    </message>
    <message>
        <source>{player} is stalemated on both boards and first chooses which of them is lost</source>
        <translation>{player} est pat sur les deux échiquiers et choisit d’abord lequel est perdu</translation>
    </message>
    <message>
        <source>Board {board} has had its turn in this round</source>
        <translation>L’échiquier {board} a déjà eu son tour dans cette ronde</translation>
    </message>
    <message>
        <source>{player} is checkmated on board {board}</source>
        <translation>{player} est mat sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>{player}, to move on board {board}, is not stalemated on both boards</source>
        <translation>{player}, au trait sur l’échiquier {board}, n’est pas pat sur les deux échiquiers</translation>
    </message>
    <message>
        <source>{player} does not play on board {board}</source>
        <translation>{player} ne joue pas sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>{player} is checkmated on board {board}, which counts at the end of the round</source>
        <translation>{player} est mat sur l’échiquier {board}, ce qui compte à la fin de la ronde</translation>
    </message>
    <message>
        <source>Castling needs a King and a Rook that have not moved on board {board}</source>
        <translation>Le roque demande un roi et une tour qui n’ont pas bougé sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>{move} is not a legal move</source>
        <translation>{move} n’est pas un coup légal</translation>
    </message>
    <message>
        <source>There is no piece on {square}</source>
        <translation>Il n’y a pas de pièce sur {square}</translation>
    </message>
    <message>
        <source>The piece on {square} cannot move</source>
        <translation>La pièce en {square} ne peut pas bouger</translation>
    </message>
    <message>
        <source>The piece on {square} cannot go to {target}</source>
        <translation>La pièce en {square} ne peut pas aller en {target}</translation>
    </message>
    <message>
        <source>{the_piece} on {square}</source>
        <translation>{the_piece} en {square}</translation>
    </message>
    <message>
        <source>A King is never captured</source>
        <translation>Un roi n’est jamais pris</translation>
    </message>
    <message>
        <source>The stockpile has no piece for the pawn on board {board}, so it may not advance to {square}</source>
        <translation>La réserve n’a pas de pièce pour le pion de l’échiquier {board}, il ne peut donc pas avancer en {square}</translation>
    </message>
    <message>
        <source>Say what is put on for the pawn and where: {pieces}, such as {example}</source>
        <translation>Dites ce qui est posé pour le pion et où&#xa0;: {pieces}, comme {example}</translation>
    </message>
    <message>
        <source>A {colour} {piece} is placed on one of its starting squares only: {squares}</source>
        <translation>Cette pièce ({piece}, {colour}) ne se pose que sur l’une de ses cases de départ&#xa0;: {squares}</translation>
    </message>
    <message>
        <source>{player} has no {colour} {piece} but of set {board}, which does not return to board {board}</source>
        <translation>{player} n’a pas d’autre pièce ({piece}, {colour}) que celle du jeu {board}, qui ne revient pas sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>{player} has no {colour} {piece} in the stockpile</source>
        <translation>{player} n’a pas de pièce ({piece}, {colour}) en réserve</translation>
    </message>
    <message>
        <source>{square} to {target} is not a pawn’s step to the last rank</source>
        <translation>{square} à {target} n’est pas un pas de pion vers la dernière rangée</translation>
    </message>
    <message>
        <source>A pawn is not exchanged for a {piece}</source>
        <translation>Un pion ne s’échange pas contre cela&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{square} of board {board}</source>
        <translation>{square} de l’échiquier {board}</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 1A. e4, 1a. Nxf6, 2B. N@b1, 9C. e8=N@f3 or 2:e2e4)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup (il faut un échiquier et un coup, comme 1A. e4, 1a. Nxf6, 2B. N@b1, 9C. e8=N@f3 ou 2:e2e4)</translation>
    </message>
    <message>
        <source>no {piece} of the side to move can go to {square} on {where}</source>
        <translation>le camp au trait n’a pas de telle pièce ({piece}) pouvant aller en {square} ({where})</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Any board may move at any time.</source>
        <translation>Tout échiquier peut jouer à tout moment.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Every board moves once in a round; mates of one round count together.</source>
        <translation>Chaque échiquier joue une fois par ronde&#x202f;; les mats d’une ronde comptent ensemble.</translation>
    </message>
    <message>
        <source>When the boards move.</source>
        <translation>Quand les échiquiers jouent.</translation>
    </message>
    <message>
        <source>A piece never returns to the board of its own set; off for a social game.</source>
        <translation>Une pièce ne revient jamais sur l’échiquier de son propre jeu&#x202f;; à désactiver pour une partie conviviale.</translation>
    </message>
    <message>
        <source>set {set}</source>
        <translation>jeu {set}</translation>
    </message>
    <message>
        <source>last player in the ring</source>
        <translation>dernier joueur dans l’anneau</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>échiquiers</translation>
    </message>
    <message>
        <source>such as N or n, or N(3) for one of set 3</source>
        <translation>comme N ou n, ou N(3) pour une pièce du jeu 3</translation>
    </message>
    <message>
        <source>the players of White and Black, such as 1-2</source>
        <translation>les joueurs des Blancs et des Noirs, comme 1-2</translation>
    </message>
    <message>
        <source>w or b, or such as w*</source>
        <translation>w ou b, ou par exemple w*</translation>
    </message>
    <message>
        <source>unmoved</source>
        <translation>jamais déplacés</translation>
    </message>
    <message>
        <source>letters of AEHaeh, or -</source>
        <translation>des lettres parmi AEHaeh, ou -</translation>
    </message>
    <message>
        <source>a square, or -</source>
        <translation>une case, ou -</translation>
    </message>
    <message>
        <source>stockpiles</source>
        <translation>réserves</translation>
    </message>
    <message>
        <source>pieces such as Nw3 with commas between, - for none, x for a player who is out</source>
        <translation>des pièces comme Nw3 séparées par des virgules, - pour aucune, x pour un joueur hors jeu</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>numéros des coups</translation>
    </message>
    <message>
        <source>last progress</source>
        <translation>dernier progrès</translation>
    </message>
    <message>
        <source>“{text}” has no board’s number (expected such as 1: before the pieces)</source>
        <translation>«&#xa0;{text}&#xa0;» n’a pas de numéro d’échiquier (il faut par exemple 1: devant les pièces)</translation>
    </message>
    <message>
        <source>it stands behind board {last}</source>
        <translation>cela se trouve après l’échiquier {last}</translation>
    </message>
    <message>
        <source>the pieces are not sorted by kind, colour and set</source>
        <translation>les pièces ne sont pas rangées par type, couleur et jeu</translation>
    </message>
    <message>
        <source>the number of entries is {count} (expected one per player, {least} to {most})</source>
        <translation>le nombre d’entrées est {count} (il en faut une par joueur, {least} à {most})</translation>
    </message>
    <message>
        <source>there are only {players} players</source>
        <translation>il n’y a que {players} joueurs</translation>
    </message>
    <message>
        <source>player {player} is out but has a seat</source>
        <translation>le joueur {player} est hors jeu mais a une place</translation>
    </message>
    <message>
        <source>player {player} has no seat and is out (expected x)</source>
        <translation>le joueur {player} n’a pas de place et est hors jeu (il faut x)</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partie terminée</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>ronde suivante</translation>
    </message>
    <message>
        <source>stalemated</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>a choice comes first</source>
        <translation>un choix vient d’abord</translation>
    </message>
    <message>
        <source>which board is lost?</source>
        <translation>quel échiquier est perdu&#x202f;?</translation>
    </message>
    <message>
        <source>Board {board} waits: {reason}</source>
        <translation>L’échiquier {board} attend&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{player}, you are stalemated on both boards. Which one is lost?</source>
        <translation>{player}, vous êtes pat sur les deux échiquiers. Lequel est perdu&#x202f;?</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Échiquier {board}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>échiquier {number}</translation>
    </message>
    <message>
        <source>The pieces in this pocket are for board {board}</source>
        <translation>Les pièces de cette poche sont pour l’échiquier {board}</translation>
    </message>
    <message>
        <source>A piece of board {board} stays there</source>
        <translation>Une pièce de l’échiquier {board} y reste</translation>
    </message>
    <message>
        <source>all remaining players checkmated at once</source>
        <translation>tous les joueurs restants matés à la fois</translation>
    </message>
    <message>
        <source>100 rounds without capture, pawn move or placement</source>
        <translation>100 rondes sans prise, coup de pion ni pose</translation>
    </message>
    <message>
        <source>no player can move</source>
        <translation>aucun joueur ne peut jouer</translation>
    </message>
    <message>
        <source>A player who resigns a board has lost it as by checkmate and is out. The winner takes over their seat on the other board.</source>
        <translation>Qui abandonne un échiquier l’a perdu comme par un mat et sort du jeu. Le vainqueur prend la place du perdant sur l’autre échiquier.</translation>
    </message>
    <message>
        <source>{name} must choose which board is lost</source>
        <translation>{name} doit choisir quel échiquier est perdu</translation>
    </message>
    <message>
        <source>{names} must choose which of their boards are lost</source>
        <translation>{names} doivent choisir lesquels de leurs échiquiers sont perdus</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to move</source>
        <translation>
            <numerusform>%n échiquier au trait</numerusform>
            <numerusform>%n échiquiers au trait</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} boards to move</source>
        <translation>{count} échiquiers sur {all} au trait</translation>
    </message>
    <message>
        <source>{name} to move on {boards}</source>
        <translation>{name} au trait sur {boards}</translation>
    </message>
    <message>
        <source>{name} on {boards}</source>
        <translation>{name} sur {boards}</translation>
    </message>
    <message>
        <source>{player} must choose which of {boards} is lost</source>
        <translation>{player} doit choisir ce qui est perdu&#xa0;: {boards}</translation>
    </message>
    <message>
        <source>{player} on {boards}</source>
        <translation>{player} sur {boards}</translation>
    </message>
    <message>
        <source>Round {round}, to move: {who}</source>
        <translation>Ronde {round}, au trait&#xa0;: {who}</translation>
    </message>
    <message>
        <source>To move: {who}</source>
        <translation>Au trait&#xa0;: {who}</translation>
    </message>
    <message>
        <source>{player} to move on board {board}</source>
        <translation>{player} au trait sur l’échiquier {board}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) still to move in this round</source>
        <translation>
            <numerusform>Encore %n échiquier au trait dans cette ronde</numerusform>
            <numerusform>Encore %n échiquiers au trait dans cette ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>Free tempo</source>
        <translation>Tempo libre</translation>
    </message>
    <message>
        <source>{colour}, board {board}</source>
        <translation>{colour}, échiquier {board}</translation>
    </message>
    <message>
        <source>seat of {name}</source>
        <translation>place de {name}</translation>
    </message>
    <message>
        <source>board {board}, {seats}</source>
        <translation>échiquier {board}, {seats}</translation>
    </message>
    <message>
        <source>board {board}, {player} with {colour} against {other}</source>
        <translation>échiquier {board}, {player} avec les {colour} contre {other}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>contre {name}</translation>
    </message>
    <message>
        <source>board {board}, {square}, empty</source>
        <translation>échiquier {board}, {square}, vide</translation>
    </message>
    <message>
        <source>board {board}, {square}, {colour} {piece} of set {set}, {player}</source>
        <translation>échiquier {board}, {square}, {piece} ({colour}) du jeu {set}, {player}</translation>
    </message>
    <message>
        <source>{piece} of set {set}</source>
        <translation>{piece} du jeu {set}</translation>
    </message>
    <message>
        <source>board {board}, White’s half, {player}</source>
        <translation>échiquier {board}, moitié des Blancs, {player}</translation>
    </message>
    <message>
        <source>board {board}, Black’s half, {player}</source>
        <translation>échiquier {board}, moitié des Noirs, {player}</translation>
    </message>
    <message>
        <source>must choose which board is lost</source>
        <translation>doit choisir quel échiquier est perdu</translation>
    </message>
    <message>
        <source>in White’s pocket on board {board}</source>
        <translation>dans la poche des Blancs sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>in Black’s pocket on board {board}</source>
        <translation>dans la poche des Noirs sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>in the pocket but of no use here: {pieces}</source>
        <translation>en poche mais inutiles ici&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>of no use here</source>
        <translation>inutile ici</translation>
    </message>
    <message>
        <source>{pieces} of set {set}</source>
        <translation>{pieces} du jeu {set}</translation>
    </message>
    <message>
        <source>places {piece} on {square}</source>
        <translation>pose {piece} en {square}</translation>
    </message>
    <message>
        <source>{player}, board {board}: {action}.</source>
        <translation>{player}, échiquier {board}&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>castles short</source>
        <translation>petit roque</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>grand roque</translation>
    </message>
    <message>
        <source>takes {piece}</source>
        <translation>prend {piece}</translation>
    </message>
    <message>
        <source>pawn {origin} to {target} takes {taken} and leaves the game, {piece} on {square}</source>
        <translation>pion {origin} vers {target} prend {taken} et quitte la partie, {piece} en {square}</translation>
    </message>
    <message>
        <source>pawn {origin} to {target} leaves the game, {piece} on {square}</source>
        <translation>pion {origin} vers {target} quitte la partie, {piece} en {square}</translation>
    </message>
    <message>
        <source>Checkmate to {colour} on board {board}.</source>
        <translation>Échec et mat aux {colour} sur l’échiquier {board}.</translation>
    </message>
    <message>
        <source>Check to {colour} on board {board}.</source>
        <translation>Échec aux {colour} sur l’échiquier {board}.</translation>
    </message>
    <message>
        <source>{player} takes over {colour} on board {board} from {former}.</source>
        <translation>{player} succède à {former} avec les {colour} sur l’échiquier {board}.</translation>
    </message>
    <message>
        <source>Checkmate: {winner} has beaten {loser} on board {board}</source>
        <translation>Échec et mat&#xa0;: {winner} a battu {loser} sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>board {board} of {name}</source>
        <translation>échiquier {board} de {name}</translation>
    </message>
    <message>
        <source>{player} is back with board {board}.</source>
        <translation>{player} est de retour avec l’échiquier {board}.</translation>
    </message>
    <message>
        <source>{name} gives up the turn on board {board}</source>
        <translation>{name} renonce à son tour sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>{name} gives up board {board} to {winner}</source>
        <translation>{name} abandonne l’échiquier {board} à {winner}</translation>
    </message>
    <message>
        <source>{name} gives up board {board} to {winner} ({reason})</source>
        <translation>{name} abandonne l’échiquier {board} à {winner} ({reason})</translation>
    </message>
    <message>
        <source>{name} loses board {board} to {winner} ({reason})</source>
        <translation>{name} perd l’échiquier {board} au profit de {winner} ({reason})</translation>
    </message>
    <message>
        <source>boards {one} and {two}</source>
        <translation>échiquiers {one} et {two}</translation>
    </message>
    <message>
        <source>StrategiChess</source>
        <translation>StrategiChess</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 2:e4e5, 2:n5&gt;3:a5, 3:a5&lt;2:n5 or 2:--)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup (il faut un échiquier et un coup, comme 2:e4e5, 2:n5&gt;3:a5, 3:a5&lt;2:n5 ou 2:--)</translation>
    </message>
    <message>
        <source>“{square}” is not a square (expected a1 to n14)</source>
        <translation>«&#xa0;{square}&#xa0;» n’est pas une case (il faut a1 à n14)</translation>
    </message>
    <message>
        <source>{colour} is to move though the King of {other} on {square} is in check</source>
        <translation>le trait est aux {colour} alors que le roi des {other} sur {square} est en échec</translation>
    </message>
    <message>
        <source>“{letter}” is not a piece (expected one of KQRBNP)</source>
        <translation>«&#xa0;{letter}&#xa0;» n’est pas une pièce (il faut une lettre de KQRBNP)</translation>
    </message>
    <message>
        <source>the piece is of a player of another board</source>
        <translation>la pièce est à un joueur d’un autre échiquier</translation>
    </message>
    <message>
        <source>{colour} has a second King there</source>
        <translation>les {colour} y ont un second roi</translation>
    </message>
    <message>
        <source>{colour} has no King on any board</source>
        <translation>les {colour} n’ont de roi sur aucun échiquier</translation>
    </message>
    <message>
        <source>{colour} has no King</source>
        <translation>les {colour} n’ont pas de roi</translation>
    </message>
    <message>
        <source>no pawn of {colour} stands there</source>
        <translation>aucun pion des {colour} ne s’y trouve</translation>
    </message>
    <message>
        <source>The game ends when the time of any player runs out: the team with more Kings wins, and that player’s own does not count.</source>
        <translation>La partie finit dès qu’un joueur n’a plus de temps&#xa0;: l’équipe qui a le plus de rois gagne, et le roi de ce joueur ne compte pas.</translation>
    </message>
    <message>
        <source>{number} moves without capture, pawn move or King taken off</source>
        <translation>{number} coups sans prise, coup de pion ni roi enlevé</translation>
    </message>
    <message>
        <source>Pawns that never moved</source>
        <translation>Pions jamais déplacés</translation>
    </message>
    <message>
        <source>They may go two or three squares at once.</source>
        <translation>Ils peuvent avancer de deux ou trois cases à la fois.</translation>
    </message>
    <message>
        <source>Moves without progress</source>
        <translation>Coups sans progrès</translation>
    </message>
    <message>
        <source>Moves since the last capture, pawn move or King taken off.</source>
        <translation>Coups depuis la dernière prise, le dernier coup de pion ou le dernier roi enlevé.</translation>
    </message>
    <message>
        <source>{name} passes on board {board}.</source>
        <translation>{name} passe sur l’échiquier {board}.</translation>
    </message>
    <message>
        <source>{name} is checkmated on board {board}, loses the King and plays on.</source>
        <translation>{name} est mat sur l’échiquier {board}, perd son roi et continue.</translation>
    </message>
    <message>
        <source>{name} is checkmated on board {board}.</source>
        <translation>{name} est mat sur l’échiquier {board}.</translation>
    </message>
    <message>
        <source>Stalemate.</source>
        <translation>Pat.</translation>
    </message>
    <message>
        <source>{team} has mated the last King of {other}.</source>
        <translation>{team} a maté le dernier roi de l’équipe {other}.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Traversée</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Pulling</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Nobody resigns with several boards; somebody else may take the seat</source>
        <translation>Personne n’abandonne avec plusieurs échiquiers&#x202f;; une autre personne peut prendre la place</translation>
    </message>
    <message>
        <source>No draws are called here, so none can be claimed</source>
        <translation>Aucune nulle n’est déclarée ici, on ne peut donc pas en réclamer</translation>
    </message>
    <message>
        <source>No draw can be claimed: that takes a position that stands for the third time, or {number} moves without capture, pawn move or King taken off</source>
        <translation>La nulle ne peut pas être réclamée&#xa0;: il y faut une position qui revient pour la troisième fois, ou {number} coups sans prise, coup de pion ni roi enlevé</translation>
    </message>
    <message>
        <source>The pawn on {square} goes sideways on a road only</source>
        <translation>Le pion sur {square} ne va de côté que sur une route</translation>
    </message>
    <message>
        <source>A piece can be sent to board {board} only when it is {player}’s turn there</source>
        <translation>Une pièce ne peut être envoyée sur l’échiquier {board} que lorsque c’est le tour de {player} là-bas</translation>
    </message>
    <message>
        <source>{player}’s King on board {board} is in check, so nothing may be sent there</source>
        <translation>Le roi de {player} sur l’échiquier {board} est en échec, rien ne peut donc y être envoyé</translation>
    </message>
    <message>
        <source>{the_piece} crosses along its line, to the first square beyond the edge</source>
        <translation>{the_piece} traverse le long de sa ligne, jusqu’à la première case au-delà du bord</translation>
    </message>
    <message>
        <source>A King never goes to another board</source>
        <translation>Un roi ne va jamais sur un autre échiquier</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}: the piece may be sent, not pulled</source>
        <translation>C’est le tour de {player} sur l’échiquier {board}&#xa0;: la pièce peut être envoyée, pas rappelée</translation>
    </message>
    <message>
        <source>Nobody passes on a single board</source>
        <translation>Personne ne passe sur un échiquier unique</translation>
    </message>
    <message>
        <source>{player} has a move on board {board} and may not pass</source>
        <translation>{player} a un coup sur l’échiquier {board} et ne peut pas passer</translation>
    </message>
    <message>
        <source>{player} has a piece to send from board {board} and may not pass</source>
        <translation>{player} a une pièce à envoyer de l’échiquier {board} et ne peut pas passer</translation>
    </message>
    <message>
        <source>Boards {one} and {other} do not lie side by side</source>
        <translation>Les échiquiers {one} et {other} ne sont pas côte à côte</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}, and no team-mate can pull {the_piece}</source>
        <translation>C’est le tour de {player} sur l’échiquier {board}, et aucun coéquipier ne peut rappeler {the_piece}</translation>
    </message>
    <message>
        <source>{the_piece} on {square} cannot move</source>
        <translation>{the_piece} en {square} ne peut pas bouger</translation>
    </message>
    <message>
        <source>A Knight crosses by its leap only</source>
        <translation>Un cavalier ne traverse que par son saut</translation>
    </message>
    <message>
        <source>A Knight crosses only from the a- or n-file</source>
        <translation>Un cavalier ne traverse que depuis la colonne a ou n</translation>
    </message>
    <message>
        <source>A pawn crosses from the edge only: sideways on a road, or by a capture</source>
        <translation>Un pion ne traverse que depuis le bord&#xa0;: de côté sur une route, ou par une prise</translation>
    </message>
    <message>
        <source>{player}’s King on board {board} is in check, so nothing may be pulled there</source>
        <translation>Le roi de {player} sur l’échiquier {board} est en échec, rien ne peut donc y être rappelé</translation>
    </message>
    <message>
        <source>{player}’s King on {square} would be attacked by {attackers}</source>
        <translation>Le roi de {player} en {square} serait attaqué par {attackers}</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number (expected 1 to {most})</source>
        <translation>«&#xa0;{key}&#xa0;» doit être un nombre entier (il faut 1 à {most})</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected {expected}, as many as “{position}” has)</source>
        <translation>«&#xa0;{key}&#xa0;» vaut {value} (il faut {expected}, autant que dans «&#xa0;{position}&#xa0;»)</translation>
    </message>
    <message>
        <source>neither “{key}” nor “{position}” is given (expected one of them)</source>
        <translation>ni «&#xa0;{key}&#xa0;» ni «&#xa0;{position}&#xa0;» n’est donné (il faut l’un des deux)</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected 1 to {most})</source>
        <translation>«&#xa0;{key}&#xa0;» vaut {value} (il faut 1 à {most})</translation>
    </message>
    <message>
        <source>Two teams on boards of 14 by 14 squares side by side; pieces go over the edge to the board of a team-mate.</source>
        <translation>Deux équipes sur des échiquiers de 14 sur 14 cases placés côte à côte&#x202f;; les pièces passent par-dessus le bord sur l’échiquier d’un coéquipier.</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 1A. e7, 1a. Nxf8, 7B. Rn5&gt;C:a5, 7C. Ra5&lt;B:n5, 2B. -- or 2:e4e7)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup (il faut un échiquier et un coup, comme 1A. e7, 1a. Nxf8, 7B. Rn5&gt;C:a5, 7C. Ra5&lt;B:n5, 2B. -- ou 2:e4e7)</translation>
    </message>
    <message>
        <source>no {piece} of the side to move can be sent to {square} from {where}</source>
        <translation>aucune pièce du camp au trait ({piece}&#x202f;; départ&#xa0;: {where}) ne peut être envoyée en {square}</translation>
    </message>
    <message>
        <source>no {piece} can be pulled to {square} of {where}</source>
        <translation>aucune telle pièce ({piece}) ne peut être rappelée en {square} ({where})</translation>
    </message>
    <message>
        <source>time, with more Kings</source>
        <translation>temps, avec plus de rois</translation>
    </message>
    <message>
        <source>time, with equal Kings</source>
        <translation>temps, à égalité de rois</translation>
    </message>
    <message>
        <source>one of KQRBNP or kqrbnp</source>
        <translation>une lettre de KQRBNP ou kqrbnp</translation>
    </message>
    <message>
        <source>side to move</source>
        <translation>camp au trait</translation>
    </message>
    <message>
        <source>w or b</source>
        <translation>w ou b</translation>
    </message>
    <message>
        <source>never-moved pawns</source>
        <translation>pions jamais déplacés</translation>
    </message>
    <message>
        <source>two lists of files in order, such as abc/n or -/-</source>
        <translation>deux listes de colonnes dans l’ordre, comme abc/n ou -/-</translation>
    </message>
    <message>
        <source>moves without progress</source>
        <translation>coups sans progrès</translation>
    </message>
    <message>
        <source>the number is {number} (expected 1 to {most})</source>
        <translation>le nombre est {number} (il faut 1 à {most})</translation>
    </message>
    <message>
        <source>There are no pieces beside the boards</source>
        <translation>Il n’y a pas de pièces à côté des échiquiers</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>la partie</translation>
    </message>
    <message>
        <source>A player who resigns has lost the game.</source>
        <translation>Un joueur qui abandonne a perdu la partie.</translation>
    </message>
    <message>
        <source>board {board}: {name}</source>
        <translation>échiquier {board}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Board {board}: {name}</source>
        <translation>Échiquier {board}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{boards} to move</source>
        <translation>{boards} au trait</translation>
    </message>
    <message>
        <source>{colour} to move on every board</source>
        <translation>{colour} au trait sur tous les échiquiers</translation>
    </message>
    <message>
        <source>White to move on {white}, Black on {black}</source>
        <translation>Blancs au trait sur {white}, Noirs sur {black}</translation>
    </message>
    <message>
        <source>{player} to move with {colour}</source>
        <translation>{player} au trait avec les {colour}</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>{player} with {colour}</source>
        <translation>{player} avec les {colour}</translation>
    </message>
    <message>
        <source>board {board}, {player} with {colour}</source>
        <translation>échiquier {board}, {player} avec les {colour}</translation>
    </message>
    <message>
        <source>board {board}, {square}, {piece} of {colour}, {player}</source>
        <translation>échiquier {board}, {square}, {piece} des {colour}, {player}</translation>
    </message>
    <message>
        <source>on a road</source>
        <translation>sur une route</translation>
    </message>
    <message>
        <source>at the open edge to board {board}</source>
        <translation>au bord ouvert vers l’échiquier {board}</translation>
    </message>
    <message>
        <source>board {board} beyond file {file}</source>
        <translation>échiquier {board} au-delà de la colonne {file}</translation>
    </message>
    <message>
        <source>{player} has captured {pieces}</source>
        <translation>{player} a pris {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s) side by side, board 1 at White’s left.</source>
        <translation>
            <numerusform>Une table avec %n échiquier, l’échiquier 1 à la gauche des Blancs.</numerusform>
            <numerusform>Une table avec %n échiquiers côte à côte, l’échiquier 1 à la gauche des Blancs.</numerusform>
        </translation>
    </message>
    <message>
        <source>plays {piece} {origin} to {target}</source>
        <translation>joue {piece} de {origin} à {target}</translation>
    </message>
    <message>
        <source>sends the {piece} from {origin} to {target} of board {board}</source>
        <translation>envoie {piece} de {origin} à {target} sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>pulls the {piece} from board {board}, {origin}, to {target}</source>
        <translation>rappelle {piece} de l’échiquier {board}, {origin}, à {target}</translation>
    </message>
    <message>
        <source>Check to {player} on board {board}.</source>
        <translation>Échec à {player} sur l’échiquier {board}.</translation>
    </message>
    <message>
        <source>{team} has a King on board {boards} only.</source>
        <translation>{team} n’a plus de roi que sur l’échiquier {boards}.</translation>
    </message>
    <message>
        <source>{team} has Kings on boards {boards}.</source>
        <translation>{team} a des rois sur les échiquiers {boards}.</translation>
    </message>
    <message>
        <source>{player} has the King on board {board} again.</source>
        <translation>{player} a de nouveau un roi sur l’échiquier {board}.</translation>
    </message>
    <message>
        <source>Checkmate on board {board}: {loser} loses the King to {winner} and plays on</source>
        <translation>Échec et mat sur l’échiquier {board}&#xa0;: {loser} perd son roi au profit de {winner} et continue</translation>
    </message>
    <message>
        <source>Checkmate: {winner} has beaten {loser}</source>
        <translation>Échec et mat&#xa0;: {winner} a battu {loser}</translation>
    </message>
    <message>
        <source>King of {name}</source>
        <translation>Roi de {name}</translation>
    </message>
    <message>
        <source>King of {name}, board {board}</source>
        <translation>Roi de {name}, échiquier {board}</translation>
    </message>
    <message>
        <source>Draw: {reason}.</source>
        <translation>Nulle&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{team} wins ({names}): {reason}.</source>
        <translation>{team} gagne ({names})&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{name} resigns</source>
        <translation>{name} abandonne</translation>
    </message>
    <message>
        <source>The time of {name} is over</source>
        <translation>{name} n’a plus de temps</translation>
    </message>
    <message>
        <source>there is no lesson yet (expected lesson: first)</source>
        <translation>il n’y a pas encore de leçon (il faut lesson: d’abord)</translation>
    </message>
    <message>
        <source>two lessons are called “{key}”</source>
        <translation>deux leçons s’appellent «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>“{name}” is no game (expected such as {known})</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un jeu (il faut par exemple {known})</translation>
    </message>
    <message>
        <source>no such field (expected one of {names})</source>
        <translation>ce champ n’existe pas (il faut l’un de {names})</translation>
    </message>
    <message>
        <source>{file}, line {line}, field “{field}”: {reason}</source>
        <translation>{file}, ligne {line}, champ «&#xa0;{field}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it belongs elsewhere (expected before the first say)</source>
        <translation>sa place est ailleurs (il faut avant le premier say)</translation>
    </message>
    <message>
        <source>it is given twice</source>
        <translation>il est donné deux fois</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>il manque</translation>
    </message>
    <message>
        <source>the number of people is {count} (expected {expected})</source>
        <translation>le nombre de personnes est {count} (il faut {expected})</translation>
    </message>
    <message>
        <source>“{word}” is no player (expected numbers from 1 to {people})</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas un joueur (il faut des numéros de 1 à {people})</translation>
    </message>
    <message>
        <source>it is a position of {players} players, and there are {people} people</source>
        <translation>c’est une position de {players} joueurs, et il y a {people} personnes</translation>
    </message>
    <message>
        <source>push stands with something else (expected alone)</source>
        <translation>push est accompagné d’autre chose (il faut seul)</translation>
    </message>
    <message>
        <source>“{text}” names no two boards (expected such as push AB)</source>
        <translation>«&#xa0;{text}&#xa0;» ne nomme pas deux échiquiers (il faut par exemple push AB)</translation>
    </message>
    <message>
        <source>“{text}” cannot be asked (expected one of {kinds})</source>
        <translation>«&#xa0;{text}&#xa0;» ne peut pas être demandé (il faut l’un de {kinds})</translation>
    </message>
    <message>
        <source>“{word}” is not there (expected such as {known})</source>
        <translation>«&#xa0;{word}&#xa0;» ne s’y trouve pas (il faut par exemple {known})</translation>
    </message>
    <message>
        <source>“{word}” is neither board, square nor arrow (expected such as {board}, {square} or {square}&gt;{other})</source>
        <translation>«&#xa0;{word}&#xa0;» n’est ni un échiquier, ni une case, ni une flèche (il faut par exemple {board}, {square} ou {square}&gt;{other})</translation>
    </message>
    <message>
        <source>no legal move does it</source>
        <translation>aucun coup légal ne le fait</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>the index of games is in use by another program: it is asked again later</source>
        <translation>l’index des parties est utilisé par un autre programme&#xa0;: il sera interrogé de nouveau plus tard</translation>
    </message>
    <message>
        <source>the index of games could not be used and is made anew</source>
        <translation>l’index des parties était inutilisable et est refait</translation>
    </message>
    <message>
        <source>the index of games cannot be kept ({reason}), and is made anew each time</source>
        <translation>l’index des parties ne peut pas être conservé ({reason}) et est refait chaque fois</translation>
    </message>
    <message>
        <source>its tags do not say what is played</source>
        <translation>ses balises ne disent pas à quoi l’on joue</translation>
    </message>
    <message>
        <source>there is no game any more where one was</source>
        <translation>il n’y a plus de partie là où il y en avait une</translation>
    </message>
    <message>
        <source>“{text}” is no board (expected ranks with / between, such as 8/8/8/KaRa6)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un échiquier (il faut des rangées séparées par /, comme 8/8/8/KaRa6)</translation>
    </message>
    <message>
        <source>“{text}” are no pieces (expected such as {example})</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: ce ne sont pas des pièces (il faut par exemple {example})</translation>
    </message>
    <message>
        <source>“{text}” does not say who captured whom (expected such as Ann x Ben, A x or x C)</source>
        <translation>«&#xa0;{text}&#xa0;» ne dit pas qui a capturé qui (il faut par exemple Ann x Ben, A x ou x C)</translation>
    </message>
    <message>
        <source>{key}: {found}</source>
        <translation>{key}&#xa0;: {found}</translation>
    </message>
    <message>
        <source>{key}: the solution is {found}</source>
        <translation>{key}&#xa0;: la solution est {found}</translation>
    </message>
    <message>
        <source>sound: the only solution is {line}</source>
        <translation>correct&#xa0;: la seule solution est {line}</translation>
    </message>
    <message>
        <source>cooked: {line}, but also {other}</source>
        <translation>démoli&#xa0;: {line}, mais aussi {other}</translation>
    </message>
    <message>
        <source>not decided after {count} positions</source>
        <translation>non tranché après {count} positions</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>pas de solution</translation>
    </message>
    <message>
        <source>no solution: the best try is refuted, {line}</source>
        <translation>pas de solution&#xa0;: le meilleur essai est réfuté, {line}</translation>
    </message>
    <message>
        <source>move {number}, “{move}”, is not a move</source>
        <translation>le coup {number}, «&#xa0;{move}&#xa0;», n’est pas un coup</translation>
    </message>
    <message>
        <source>line {line}: it is not UTF-8 text</source>
        <translation>ligne {line}&#xa0;: ce n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>there are two of this key</source>
        <translation>il y en a deux avec cette clé</translation>
    </message>
    <message>
        <source>unknown field (expected {known})</source>
        <translation>champ inconnu (il faut {known})</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>il y est deux fois</translation>
    </message>
    <message>
        <source>expected letters, digits and hyphens, at most 40</source>
        <translation>il faut des lettres, des chiffres et des traits d’union, 40 au plus</translation>
    </message>
    <message>
        <source>expected words of small letters and hyphens</source>
        <translation>il faut des mots en minuscules et des traits d’union</translation>
    </message>
    <message>
        <source>“{text}” is no rating (expected {least} to {most})</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un classement (il faut {least} à {most})</translation>
    </message>
    <message>
        <source>line {line}, {field}: {reason}</source>
        <translation>ligne {line}, {field}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Two armies in one turn</source>
        <translation>Deux armées en un tour</translation>
    </message>
    <message>
        <source>Save the King</source>
        <translation>Sauver le roi</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>Gain en %n tour</numerusform>
            <numerusform>Gain en %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s) on a pair nobody pushes</source>
        <translation>
            <numerusform>Mat en %n tour sur une paire que personne n’accole</numerusform>
            <numerusform>Mat en %n tours sur une paire que personne n’accole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s)</source>
        <translation>
            <numerusform>Mat en %n tour</numerusform>
            <numerusform>Mat en %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} takes two armies in this turn</source>
        <translation>{who}&#xa0;: capturer deux armées dans ce tour</translation>
    </message>
    <message>
        <source>{who} saves the King: one way only keeps it</source>
        <translation>{who}&#xa0;: sauver le roi, d’une seule façon</translation>
    </message>
    <message>
        <source>in this turn</source>
        <translation>dans ce tour</translation>
    </message>
    <message numerus="yes">
        <source>within %n turn(s), whatever the others do</source>
        <translation>
            <numerusform>en %n tour, quoi que fassent les autres</numerusform>
            <numerusform>en %n tours, quoi que fassent les autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} wins the game {within}</source>
        <translation>{who} gagne la partie {within}</translation>
    </message>
    <message>
        <source>{who} mates {within}, on a pair that nobody pushes</source>
        <translation>{who} mate {within}, sur une paire que personne n’accole</translation>
    </message>
    <message>
        <source>{who} mates {within}</source>
        <translation>{who} mate {within}</translation>
    </message>
    <message>
        <source>the number of turns is {turns} (expected 1 to {most})</source>
        <translation>le nombre de tours est {turns} (il faut 1 à {most})</translation>
    </message>
    <message>
        <source>“{line}” is nothing that can be asked for (expected such as {examples})</source>
        <translation>«&#xa0;{line}&#xa0;» n’est rien qu’on puisse demander (il faut par exemple {examples})</translation>
    </message>
    <message>
        <source>nobody: the game is over</source>
        <translation>personne&#xa0;: la partie est terminée</translation>
    </message>
    <message>
        <source>“{side}” is not to move (to move is {known})</source>
        <translation>«&#xa0;{side}&#xa0;» n’est pas au trait (au trait&#xa0;: {known})</translation>
    </message>
    <message>
        <source>Mate in one turn</source>
        <translation>Mat en un tour</translation>
    </message>
    <message>
        <source>Mate in two turns or more</source>
        <translation>Mat en deux tours ou plus</translation>
    </message>
    <message>
        <source>Mate on a pair nobody pushes</source>
        <translation>Mat sur une paire que personne n’accole</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Gagner la partie</translation>
    </message>
    <message>
        <source>Bonus moves</source>
        <translation>Coups bonus</translation>
    </message>
    <message>
        <source>A pair that was never pushed</source>
        <translation>Une paire qui n’a jamais été accolée</translation>
    </message>
    <message>
        <source>Check by a piece of somebody else</source>
        <translation>Échec par la pièce d’un autre</translation>
    </message>
    <message>
        <source>With a captured army</source>
        <translation>Avec une armée capturée</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Parachutages</translation>
    </message>
    <message>
        <source>From board to board</source>
        <translation>D’échiquier en échiquier</translation>
    </message>
    <message>
        <source>With a capture</source>
        <translation>Avec une prise</translation>
    </message>
    <message>
        <source>Without a capture</source>
        <translation>Sans prise</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected * or scores such as 1-0-0 or 1/2-1/2)</source>
        <translation>«&#xa0;{result}&#xa0;» n’est pas un résultat (il faut * ou des points comme 1-0-0 ou 1/2-1/2)</translation>
    </message>
    <message>
        <source>“{name}” is not a tag name (expected letters, digits and underscores)</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un nom de balise (il faut lettres, chiffres et tirets bas)</translation>
    </message>
    <message>
        <source>the tag {name} is written by the record itself</source>
        <translation>la balise {name} est écrite par le relevé lui-même</translation>
    </message>
    <message>
        <source>move {ply}, {action}: {reason}</source>
        <translation>coup {ply}, {action}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>a byte is not text in the encoding {name}</source>
        <translation>un octet n’est pas du texte dans l’encodage {name}</translation>
    </message>
    <message>
        <source>“{text}” gives the turn to somebody, which only an analysis does (expected the tag {tag})</source>
        <translation>«&#xa0;{text}&#xa0;» donne le tour à quelqu’un, ce que seule une analyse fait (il faut la balise {tag})</translation>
    </message>
    <message>
        <source>move {ply}, “{word}”: {reason}</source>
        <translation>coup {ply}, «&#xa0;{word}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>move {ply}: {message}</source>
        <translation>coup {ply}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>the game has no tag {name} (expected such as [{name} &quot;{example}&quot;])</source>
        <translation>la partie n’a pas de balise {name} (il faut par exemple [{name} &quot;{example}&quot;])</translation>
    </message>
    <message>
        <source>“{name}” is an unknown game (expected {known})</source>
        <translation>«&#xa0;{name}&#xa0;» est un jeu inconnu (il faut {known})</translation>
    </message>
    <message>
        <source>option “{name}” is “{value}” (expected on or off)</source>
        <translation>l’option «&#xa0;{name}&#xa0;» vaut «&#xa0;{value}&#xa0;» (il faut on ou off)</translation>
    </message>
    <message>
        <source>“{part}” is not an option (expected such as join=rotate)</source>
        <translation>«&#xa0;{part}&#xa0;» n’est pas une option (il faut par exemple join=rotate)</translation>
    </message>
    <message>
        <source>option “{name}” is given twice</source>
        <translation>l’option «&#xa0;{name}&#xa0;» est donnée deux fois</translation>
    </message>
    <message>
        <source>“{number}” is not a number of players for this game (expected {expected})</source>
        <translation>«&#xa0;{number}&#xa0;» n’est pas un nombre de joueurs pour ce jeu (il faut {expected})</translation>
    </message>
    <message>
        <source>the game has no tag {tag} with its start position</source>
        <translation>la partie n’a pas de balise {tag} avec sa position de départ</translation>
    </message>
    <message>
        <source>there are {count} in the tag {tag}, not {players}</source>
        <translation>la balise {tag} en compte {count}, pas {players}</translation>
    </message>
    <message>
        <source>the game has {players} players (expected {first} to {last})</source>
        <translation>la partie a {players} joueurs (il faut {first} à {last})</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected such as 1-0-0)</source>
        <translation>«&#xa0;{result}&#xa0;» n’est pas un résultat (il faut par exemple 1-0-0)</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>le fichier dépasse {most} octets</translation>
    </message>
    <message>
        <source>the game has no moves {first} to {last} (expected between 1 and {count})</source>
        <translation>la partie n’a pas de coups {first} à {last} (il faut entre 1 et {count})</translation>
    </message>
    <message>
        <source>a film has at most {most} moves</source>
        <translation>un film a au plus {most} coups</translation>
    </message>
    <message>
        <source>nothing is moved from {first} to {last}</source>
        <translation>rien n’est joué de {first} à {last}</translation>
    </message>
    <message>
        <source>the record says so</source>
        <translation>le relevé le dit</translation>
    </message>
    <message>
        <source>the number of names is {count} (expected one per player, that is {players})</source>
        <translation>le nombre de noms est {count} (il faut un par joueur, soit {players})</translation>
    </message>
    <message>
        <source>the number of colours is {count} (expected 0, or one per army, that is {players})</source>
        <translation>le nombre de couleurs est {count} (il faut 0, ou une par armée, soit {players})</translation>
    </message>
    <message>
        <source>“{colour}” is not a colour (expected such as #1a2b3c)</source>
        <translation>«&#xa0;{colour}&#xa0;» n’est pas une couleur (il faut par exemple #1a2b3c)</translation>
    </message>
    <message>
        <source>the journal is empty</source>
        <translation>le journal est vide</translation>
    </message>
    <message>
        <source>the journal is longer than {most} bytes</source>
        <translation>le journal dépasse {most} octets</translation>
    </message>
    <message>
        <source>line 1: the header has {count} games (expected 1)</source>
        <translation>ligne 1&#xa0;: l’en-tête a {count} parties (il faut 1)</translation>
    </message>
    <message>
        <source>line {number} has no “entry” (expected a text)</source>
        <translation>la ligne {number} n’a pas de «&#xa0;entry&#xa0;» (il faut un texte)</translation>
    </message>
    <message>
        <source>line 1: version {version} is newer than this program (expected {expected})</source>
        <translation>ligne 1&#xa0;: la version {version} est plus récente que ce programme (il faut {expected})</translation>
    </message>
    <message>
        <source>line 1 is not a journal header of version {version}</source>
        <translation>la ligne 1 n’est pas un en-tête de journal de version {version}</translation>
    </message>
    <message>
        <source>line {number} is not a JSON object</source>
        <translation>la ligne {number} n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>line {number} has no “at” (expected seconds since 1970)</source>
        <translation>la ligne {number} n’a pas de «&#xa0;at&#xa0;» (il faut des secondes depuis 1970)</translation>
    </message>
    <message>
        <source>line {number}: “at” is {at} (expected seconds since 1970)</source>
        <translation>ligne {number}&#xa0;: «&#xa0;at&#xa0;» vaut {at} (il faut des secondes depuis 1970)</translation>
    </message>
    <message>
        <source>a tag was expected, such as [Players &quot;3&quot;]</source>
        <translation>une balise était attendue, comme [Players &quot;3&quot;]</translation>
    </message>
    <message>
        <source>the comment has no end (expected })</source>
        <translation>le commentaire n’a pas de fin (il faut })</translation>
    </message>
    <message>
        <source>a comment ends that never began</source>
        <translation>un commentaire finit sans avoir commencé</translation>
    </message>
    <message>
        <source>an annotation was expected, such as $1</source>
        <translation>une annotation était attendue, comme $1</translation>
    </message>
    <message>
        <source>a tag ends that never began</source>
        <translation>une balise finit sans avoir commencé</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {message}</source>
        <translation>ligne {line}, colonne {column}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>there is a NUL character (expected text)</source>
        <translation>il y a un caractère NUL (il faut du texte)</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>commentaire</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>balise</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>the {name} has {length} characters (expected at most {most})</source>
        <translation>{name}&#xa0;: {length} caractères ({most} au plus)</translation>
    </message>
    <message>
        <source>“{sign}” is not an annotation (expected such as ! or ?)</source>
        <translation>«&#xa0;{sign}&#xa0;» n’est pas une annotation (il faut par exemple&#x202f;! ou&#x202f;?)</translation>
    </message>
    <message>
        <source>a comment has {count} characters (expected at most {most})</source>
        <translation>un commentaire a {count} caractères ({most} au plus)</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>ivoire</translation>
    </message>
    <message>
        <source>charcoal</source>
        <translation>anthracite</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>bleu ciel</translation>
    </message>
    <message>
        <source>mauve</source>
        <translation>mauve</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>sage</source>
        <translation>sauge</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>prune</translation>
    </message>
    <message>
        <source>cornflower</source>
        <translation>bleuet</translation>
    </message>
    <message>
        <source>moss</source>
        <translation>mousse</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>indigo</translation>
    </message>
    <message>
        <source>petrol</source>
        <translation>pétrole</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>sable</translation>
    </message>
    <message>
        <source>khaki</source>
        <translation>kaki</translation>
    </message>
    <message>
        <source>oxblood</source>
        <translation>sang-de-bœuf</translation>
    </message>
    <message>
        <source>aubergine</source>
        <translation>aubergine</translation>
    </message>
    <message>
        <source>rust</source>
        <translation>rouille</translation>
    </message>
    <message>
        <source>lilac</source>
        <translation>lilas</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>citron vert</translation>
    </message>
    <message>
        <source>fern</source>
        <translation>fougère</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>lie-de-vin</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>The game is over: {reason}</source>
        <translation>La partie est terminée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Army {army} to move, round {round}</source>
        <translation>Armée {army} au trait, ronde {round}</translation>
    </message>
    <message>
        <source>to move: {count}</source>
        <translation>au trait&#xa0;: {count}</translation>
    </message>
    <message>
        <source>led by {board}</source>
        <translation>menée par {board}</translation>
    </message>
    <message>
        <source>a GIF takes Pillow, which is not installed (pip install &apos;cfanp-gui[gif]&apos;)</source>
        <translation>un GIF demande Pillow, qui n’est pas installé (pip install &apos;cfanp-gui[gif]&apos;)</translation>
    </message>
    <message>
        <source>the picture is too large for a PNG (choose SVG or PDF, or less)</source>
        <translation>l’image est trop grande pour un PNG (choisissez SVG ou PDF, ou moins)</translation>
    </message>
    <message>
        <source>Qt ended without a message</source>
        <translation>Qt s’est terminé sans message</translation>
    </message>
    <message>
        <source>{file} is too long (expected at most {most} bytes)</source>
        <translation>{file} est trop long ({most} octets au plus)</translation>
    </message>
    <message>
        <source>this is no XML</source>
        <translation>ce n’est pas du XML</translation>
    </message>
    <message>
        <source>its encoding cannot be read (expected UTF-8)</source>
        <translation>son encodage ne peut pas être lu (il faut UTF-8)</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it defines words of its own (ENTITY), which is not allowed</source>
        <translation>il définit ses propres mots (ENTITY), ce qui n’est pas permis</translation>
    </message>
    <message>
        <source>it is no file of translations (expected TS)</source>
        <translation>ce n’est pas un fichier de traductions (il faut TS)</translation>
    </message>
    <message>
        <source>the code of its language is too long</source>
        <translation>le code de sa langue est trop long</translation>
    </message>
    <message>
        <source>there is more than one tag {name}</source>
        <translation>il y a plus d’une balise {name}</translation>
    </message>
    <message>
        <source>there are more than {most} tags</source>
        <translation>il y a plus de {most} balises</translation>
    </message>
    <message>
        <source>the comments on a move have {length} characters (expected at most {most})</source>
        <translation>les commentaires d’un coup ont {length} caractères ({most} au plus)</translation>
    </message>
    <message>
        <source>there is text after the result</source>
        <translation>il y a du texte après le résultat</translation>
    </message>
    <message>
        <source>a null move: the rest of the line is kept as a comment</source>
        <translation>un coup nul&#xa0;: le reste de la ligne est gardé comme commentaire</translation>
    </message>
    <message>
        <source>the tag {name} stands among the moves</source>
        <translation>la balise {name} se trouve parmi les coups</translation>
    </message>
    <message>
        <source>the variation has no end (expected a parenthesis)</source>
        <translation>la variante n’a pas de fin (il faut une parenthèse)</translation>
    </message>
    <message>
        <source>text among the moves is kept as a comment</source>
        <translation>du texte parmi les coups est gardé comme commentaire</translation>
    </message>
    <message>
        <source>a variation comes before the first move it could replace</source>
        <translation>une variante précède le premier coup qu’elle pourrait remplacer</translation>
    </message>
    <message>
        <source>variations are nested more than {most} deep</source>
        <translation>des variantes sont imbriquées sur plus de {most} niveaux</translation>
    </message>
    <message>
        <source>a variation ends that never began</source>
        <translation>une variante finit sans avoir commencé</translation>
    </message>
    <message>
        <source>more than {most} variations have no move</source>
        <translation>plus de {most} variantes n’ont pas de coup</translation>
    </message>
    <message>
        <source>an annotation comes before the first move</source>
        <translation>une annotation précède le premier coup</translation>
    </message>
    <message>
        <source>${nag} is not an annotation (expected at most ${most})</source>
        <translation>${nag} n’est pas une annotation (il faut ${most} au plus)</translation>
    </message>
    <message>
        <source>move {ply}: variations are nested more than {most} deep</source>
        <translation>coup {ply}&#xa0;: des variantes sont imbriquées sur plus de {most} niveaux</translation>
    </message>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Jouer les coups</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Dernière position</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>What stands where</source>
        <translation>Ce qui se trouve où</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Découvrir</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner l’échiquier</translation>
    </message>
    <message>
        <source>The mover below</source>
        <translation>Le joueur au trait en bas</translation>
    </message>
    <message>
        <source>Stay with {army}</source>
        <translation>Rester avec {army}</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>Partie précédente</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>Copier la partie</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>there is no game in it (expected such as [name:chess])</source>
        <translation>il ne contient aucun jeu (il faut par exemple [name:chess])</translation>
    </message>
    <message>
        <source>there is no player {number}</source>
        <translation>il n’y a pas de joueur {number}</translation>
    </message>
    <message>
        <source>a game of {seconds} seconds is not possible (expected 1 to {most})</source>
        <translation>une partie de {seconds} secondes n’est pas possible (il faut 1 à {most})</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn are not possible (expected 0 to {most})</source>
        <translation>{seconds} secondes par tour ne sont pas possibles (il faut 0 à {most})</translation>
    </message>
    <message>
        <source>a turn has either an increment or a delay, not both</source>
        <translation>un tour a soit un incrément, soit un délai, pas les deux</translation>
    </message>
    <message>
        <source>“{text}” is not a time control (expected seconds such as 300, 300+5 or 300d3)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une cadence (il faut des secondes comme 300, 300+5 ou 300d3)</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>uses {name}&apos;s turn</source>
        <translation>consomme le tour de {name}</translation>
    </message>
    <message>
        <source>uses {names}&apos;s and {last}&apos;s turn</source>
        <translation>consomme les tours de {names} et {last}</translation>
    </message>
    <message>
        <source>{name} must agree</source>
        <translation>{name} doit donner son accord</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, êtes-vous d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, {other} wants to fetch your {piece} from {origin} to {target}. Do you agree?</source>
        <translation>{name}, {other} veut tirer votre pièce ({piece}) de {origin} vers {target}. Êtes-vous d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>the tag {tag}, “{value}”, names no place in the game (expected such as 0*12)</source>
        <translation>la balise {tag}, «&#xa0;{value}&#xa0;», ne nomme aucun endroit de la partie (il faut par exemple 0*12)</translation>
    </message>
    <message>
        <source>the game has no ply {number} (expected 0 to {count})</source>
        <translation>la partie n’a pas de demi-coup {number} (il faut 0 à {count})</translation>
    </message>
    <message>
        <source>a game has more than {most} bytes</source>
        <translation>une partie dépasse {most} octets</translation>
    </message>
    <message>
        <source>“{game}” cannot be written to a file “{kind}” (expected {expected})</source>
        <translation>«&#xa0;{game}&#xa0;» ne peut pas être écrit dans un fichier «&#xa0;{kind}&#xa0;» (il faut {expected})</translation>
    </message>
    <message>
        <source>line {number}, byte {byte} of it is not UTF-8 text</source>
        <translation>ligne {number}&#xa0;: l’octet {byte} n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>line {number}: {error}</source>
        <translation>ligne {number}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>hidden knowledge</source>
        <translation>connaissances cachées</translation>
    </message>
    <message>
        <source>{name} has run out of time</source>
        <translation>{name}&#xa0;: temps écoulé</translation>
    </message>
    <message>
        <source>{name} is a bot and moves by itself</source>
        <translation>{name} est un bot et joue de soi-même</translation>
    </message>
    <message>
        <source>While not all may be seen, the game goes on only where it stands</source>
        <translation>Tant que tout n’est pas visible, la partie ne continue que là où elle en est</translation>
    </message>
    <message>
        <source>It is the turn of {name}</source>
        <translation>C’est à {name} de jouer</translation>
    </message>
    <message>
        <source>Only {name} can do that, and they must take the seat</source>
        <translation>C’est réservé à {name}, qui doit prendre sa place</translation>
    </message>
    <message>
        <source>The turn is given out of order in an analysis only</source>
        <translation>Le trait n’est donné hors de l’ordre de passage que dans une analyse</translation>
    </message>
    <message>
        <source>{name} is out and cannot agree to a draw</source>
        <translation>{name} est hors jeu et ne peut pas accepter la nulle</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>bon coup</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>brilliant move</source>
        <translation>coup brillant</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>coup intéressant</translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation>coup douteux</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>seul coup</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>incertain</translation>
    </message>
    <message>
        <source>slightly better for the mover</source>
        <translation>léger avantage pour le joueur au trait</translation>
    </message>
    <message>
        <source>clearly better for the mover</source>
        <translation>net avantage pour le joueur au trait</translation>
    </message>
    <message>
        <source>winning for the mover</source>
        <translation>gagnant pour le joueur au trait</translation>
    </message>
    <message>
        <source>slightly worse for the mover</source>
        <translation>léger désavantage pour le joueur au trait</translation>
    </message>
    <message>
        <source>clearly worse for the mover</source>
        <translation>net désavantage pour le joueur au trait</translation>
    </message>
    <message>
        <source>losing for the mover</source>
        <translation>perdant pour le joueur au trait</translation>
    </message>
    <message>
        <source>slightly better for the first player</source>
        <translation>léger avantage pour le premier joueur</translation>
    </message>
    <message>
        <source>clearly better for the first player</source>
        <translation>net avantage pour le premier joueur</translation>
    </message>
    <message>
        <source>winning for the first player</source>
        <translation>gagnant pour le premier joueur</translation>
    </message>
    <message>
        <source>slightly better for the second player</source>
        <translation>léger avantage pour le second joueur</translation>
    </message>
    <message>
        <source>clearly better for the second player</source>
        <translation>net avantage pour le second joueur</translation>
    </message>
    <message>
        <source>winning for the second player</source>
        <translation>gagnant pour le second joueur</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>initiative</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>counterplay</source>
        <translation>contre-jeu</translation>
    </message>
    <message>
        <source>time trouble</source>
        <translation>zeitnot</translation>
    </message>
    <message>
        <source>novelty</source>
        <translation>nouveauté</translation>
    </message>
    <message>
        <source>annotation {number}</source>
        <translation>annotation {number}</translation>
    </message>
    <message>
        <source>{name} has {moves}; End turn passes</source>
        <translation>{name} a {moves}&#x202f;; «&#xa0;Finir le tour&#xa0;» y renonce</translation>
    </message>
    <message>
        <source>Click the square on which {the_piece} is put, or drag it there.</source>
        <translation>Cliquez sur la case où poser {the_piece}, ou faites glisser la pièce jusque-là.</translation>
    </message>
    <message>
        <source>Push {board} against which half-board? Click it, type its letter or number, or press Enter for {other}.</source>
        <translation>À quel demi-échiquier accoler {board}&#x202f;? Cliquez dessus, tapez sa lettre ou son numéro, ou appuyez sur Entrée pour {other}.</translation>
    </message>
    <message>
        <source>Push {board} against {other} instead? Click {other} or press Enter.</source>
        <translation>Accoler plutôt {board} à {other}&#x202f;? Cliquez sur {other} ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>captures nothing</source>
        <translation>ne prend rien</translation>
    </message>
    <message>
        <source>gives check to {army}</source>
        <translation>fait échec à {army}</translation>
    </message>
    <message>
        <source>takes the {piece}</source>
        <translation>prend&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>uses {name}&apos;s board this turn</source>
        <translation>utilise ce tour-ci l’échiquier de {name}</translation>
    </message>
    <message>
        <source>Click the next square.</source>
        <translation>Cliquez sur la case suivante.</translation>
    </message>
    <message>
        <source>What becomes of {the_piece}?</source>
        <translation>Que devient {the_piece}&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, {other} wants to take {the_piece} from {origin} to {target}. Do you agree?</source>
        <translation>{name}, {other} veut mener {the_piece} de {origin} vers {target}. Êtes-vous d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>Promote?</source>
        <translation>Promouvoir&#x202f;?</translation>
    </message>
    <message>
        <source>Promote to</source>
        <translation>Promouvoir en</translation>
    </message>
    <message>
        <source>Put on for the pawn</source>
        <translation>Poser pour le pion</translation>
    </message>
    <message>
        <source>Bring in a piece?</source>
        <translation>Faire entrer une pièce&#x202f;?</translation>
    </message>
    <message>
        <source>No piece</source>
        <translation>Aucune pièce</translation>
    </message>
    <message>
        <source>“{entry}” is not a journal entry (expected one such as play, back or clock)</source>
        <translation>«&#xa0;{entry}&#xa0;» n’est pas une entrée de journal (il faut une entrée comme play, back ou clock)</translation>
    </message>
    <message>
        <source>“{number}” is not the number of a player</source>
        <translation>«&#xa0;{number}&#xa0;» n’est pas le numéro d’un joueur</translation>
    </message>
    <message>
        <source>The journal of this game cannot be written ({reason}); save the game yourself.</source>
        <translation>Le journal de cette partie ne peut pas être écrit ({reason})&#x202f;; enregistrez vous-même la partie.</translation>
    </message>
    <message>
        <source>“{text}” is not a bot (expected such as club 5s)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un bot (il faut par exemple club 5s)</translation>
    </message>
    <message>
        <source>A name has at most {most} characters, and this one has {count}.</source>
        <translation>Un nom a au plus {most} caractères, et celui-ci en a {count}.</translation>
    </message>
    <message>
        <source>the number of colours is {count} (expected one per player, that is {players})</source>
        <translation>le nombre de couleurs est {count} (il en faut une par joueur, soit {players})</translation>
    </message>
    <message>
        <source>colour “{colour}” is not of the form #rrggbb</source>
        <translation>la couleur «&#xa0;{colour}&#xa0;» n’est pas de la forme #rrggbb</translation>
    </message>
    <message>
        <source>“{text}” is not the time of {clocks} clocks (expected milliseconds such as 300000/297350)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas le temps de {clocks} pendules (il faut des millisecondes comme 300000/297350)</translation>
    </message>
    <message>
        <source>Not as long as pieces of this game are hidden.</source>
        <translation>Pas tant que des pièces de cette partie sont cachées.</translation>
    </message>
    <message>
        <source>“{end}” does not follow “{place}”</source>
        <translation>«&#xa0;{end}&#xa0;» ne suit pas «&#xa0;{place}&#xa0;»</translation>
    </message>
    <message>
        <source>“{result}” is not a result</source>
        <translation>«&#xa0;{result}&#xa0;» n’est pas un résultat</translation>
    </message>
    <message>
        <source>entry {number}, “{entry}”: {refusal}</source>
        <translation>entrée {number}, «&#xa0;{entry}&#xa0;»&#xa0;: {refusal}</translation>
    </message>
    <message>
        <source>entry {number}: {problem}</source>
        <translation>entrée {number}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the tag {tag}, “{value}”, is not the time of {clocks} clocks (expected {expected})</source>
        <translation>la balise {tag}, «&#xa0;{value}&#xa0;», n’est pas le temps de {clocks} pendules (il faut {expected})</translation>
    </message>
    <message>
        <source>“{place}” is no place in the game (expected such as 0*12.1)</source>
        <translation>«&#xa0;{place}&#xa0;» n’est pas un endroit de la partie (il faut par exemple 0*12.1)</translation>
    </message>
    <message>
        <source>“{text}” is no annotation</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une annotation</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>A draw may be claimed: {reason}</source>
        <translation>La nulle peut être réclamée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>check</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>{boards}   {what}</source>
        <translation>{boards}   {what}</translation>
    </message>
    <message>
        <source>Picked up, it cannot move.</source>
        <translation>Saisie, elle ne peut pas bouger.</translation>
    </message>
    <message>
        <source>Picked up, {moves}.</source>
        <translation>Saisie, {moves}.</translation>
    </message>
    <message>
        <source>{player}&apos;s King was taken off here</source>
        <translation>le roi de {player} a été enlevé ici</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>saisie</translation>
    </message>
    <message>
        <source>the piece can be put here</source>
        <translation>la pièce peut être posée ici</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>peut être prise</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>accessible</translation>
    </message>
    <message>
        <source>can be captured on {where}</source>
        <translation>peut être prise&#xa0;: {where}</translation>
    </message>
    <message>
        <source>can be reached on {where}</source>
        <translation>accessible&#xa0;: {where}</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen to be pushed</source>
        <translation>choisi pour être accolé</translation>
    </message>
    <message>
        <source>can be chosen to be pushed against</source>
        <translation>peut être choisi pour être accolé</translation>
    </message>
    <message>
        <source>{name} is a bot</source>
        <translation>{name} est un bot</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <translation>{player}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Arrow keys go as on the screen: over a pair as it lies, else over each half-board as it lies. Tab leads to the next half-board.</source>
        <translation>Les touches fléchées vont comme à l’écran&#xa0;: sur une paire, comme elle est placée&#x202f;; sinon sur chaque demi-échiquier, comme il est placé. Tab mène au demi-échiquier suivant.</translation>
    </message>
    <message>
        <source>Arrow keys go as on the screen. Tab leads to the next board.</source>
        <translation>Les touches fléchées vont comme à l’écran. Tab mène à l’échiquier suivant.</translation>
    </message>
    <message>
        <source>Edge.</source>
        <translation>Bord.</translation>
    </message>
    <message>
        <source>The table shows what all may see.</source>
        <translation>La table montre ce que tous peuvent voir.</translation>
    </message>
    <message>
        <source>The table shows what {name} may see.</source>
        <translation>La table montre ce que {name} peut voir.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>{player} pushes half-boards {one} and {two} together.</source>
        <translation>{player} accole les demi-échiquiers {one} et {two}.</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player} finit le tour.</translation>
    </message>
    <message>
        <source>{board} {names}</source>
        <translation>{board} {names}</translation>
    </message>
    <message>
        <source>{time} left.</source>
        <translation>Reste {time}.</translation>
    </message>
    <message>
        <source>{player} has {time} left.</source>
        <translation>{player} a encore {time}.</translation>
    </message>
    <message>
        <source>Redone:</source>
        <translation>Rétabli&#xa0;:</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>Annulé&#xa0;:</translation>
    </message>
    <message>
        <source>To another line:</source>
        <translation>Vers une autre suite&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) redone.</source>
        <translation>
            <numerusform>%n coup rétabli.</numerusform>
            <numerusform>%n coups rétablis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) undone.</source>
        <translation>
            <numerusform>%n coup annulé.</numerusform>
            <numerusform>%n coups annulés.</numerusform>
        </translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
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
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>no time</source>
        <translation>plus de temps</translation>
    </message>
    <message>
        <source>Bot: {level}, {stars}. {manner}</source>
        <translation>Bot&#xa0;: {level}, {stars}. {manner}</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>These half-boards are pushed together and must be used.</source>
        <translation>Ces demi-échiquiers sont accolés et doivent servir.</translation>
    </message>
    <message>
        <source>Half-board {board}: choose the one to push it against.</source>
        <translation>Demi-échiquier {board}&#xa0;: choisissez celui auquel l’accoler.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Make a move first: a turn cannot be ended before.</source>
        <translation>Jouez d’abord un coup&#xa0;: un tour ne peut pas finir avant.</translation>
    </message>
    <message>
        <source>To board {board}: {what}.</source>
        <translation>Vers l’échiquier {board}&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{name} does not agree. Nothing has been moved.</source>
        <translation>{name} n’est pas d’accord. Rien n’a été joué.</translation>
    </message>
    <message>
        <source>Who passes?</source>
        <translation>Qui passe&#x202f;?</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>key that says yes</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key that says no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>That is off the board: the piece goes back.</source>
        <translation>C’est en dehors de l’échiquier&#xa0;: la pièce revient.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Il n’y a pas de pièce ici.</translation>
    </message>
    <message>
        <source>Nothing attacks or defends {square}.</source>
        <translation>Rien n’attaque ni ne défend {square}.</translation>
    </message>
    <message>
        <source>{square} is attacked by {attackers}, and nothing defends it.</source>
        <translation>La case {square} est attaquée par {attackers}, et rien ne la défend.</translation>
    </message>
    <message>
        <source>Nothing attacks {square}; it is defended by {defenders}.</source>
        <translation>Rien n’attaque la case {square}&#x202f;; elle est défendue par {defenders}.</translation>
    </message>
    <message>
        <source>{square} is attacked by {attackers}, and defended by {defenders}.</source>
        <translation>La case {square} est attaquée par {attackers}, et défendue par {defenders}.</translation>
    </message>
    <message>
        <source>on every pair</source>
        <translation>sur chaque paire</translation>
    </message>
    <message numerus="yes">
        <source>on %n pair(s)</source>
        <translation>
            <numerusform>sur %n paire</numerusform>
            <numerusform>sur %n paires</numerusform>
        </translation>
    </message>
    <message>
        <source>on {pairs}</source>
        <translation>sur {pairs}</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Engraved</source>
        <translation>Gravé</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Moderne</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>domaine public</translation>
    </message>
    <message>
        <source>{action} ({keys})</source>
        <translation>{action} ({keys})</translation>
    </message>
    <message>
        <source>● moves or captures</source>
        <translation>● se déplace ou prend</translation>
    </message>
    <message>
        <source>○ moves</source>
        <translation>○ se déplace</translation>
    </message>
    <message>
        <source>✕ captures</source>
        <translation>✕ prend</translation>
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
        <translation>F</translation>
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
        <translation>&amp;Retour à la partie, hors de l’analyse</translation>
    </message>
    <message>
        <source>&amp;Analyse this game</source>
        <translation>&amp;Analyser cette partie</translation>
    </message>
    <message>
        <source>The game is on the table again.</source>
        <translation>La partie est de nouveau sur la table.</translation>
    </message>
    <message>
        <source>This is an analysis: any side may be moved. The game waits and is not touched.</source>
        <translation>Ceci est une analyse&#xa0;: on peut jouer pour tous les camps. La partie attend et n’est pas touchée.</translation>
    </message>
    <message>
        <source>Nobody else can move here.</source>
        <translation>Personne d’autre ne peut jouer ici.</translation>
    </message>
    <message>
        <source>The start is no move: go to one to judge it.</source>
        <translation>Le début n’est pas un coup&#xa0;: allez à un coup pour le juger.</translation>
    </message>
    <message>
        <source>There is no move to copy.</source>
        <translation>Il n’y a pas de coup à copier.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) copied.</source>
        <translation>
            <numerusform>%n coup copié.</numerusform>
            <numerusform>%n coups copiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only variations are cut; this move is of the game.</source>
        <translation>On ne coupe que des variantes&#x202f;; ce coup est de la partie.</translation>
    </message>
    <message>
        <source>The variation is cut; paste it where it belongs.</source>
        <translation>La variante est coupée&#x202f;; collez-la à sa place.</translation>
    </message>
    <message>
        <source>The game that is analysed cannot be cut.</source>
        <translation>La partie analysée ne peut pas être coupée.</translation>
    </message>
    <message>
        <source>This cannot be pasted: {reason}.</source>
        <translation>Ceci ne peut pas être collé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>There is no line of moves to paste.</source>
        <translation>Il n’y a pas de suite de coups à coller.</translation>
    </message>
    <message>
        <source>The line is pasted.</source>
        <translation>La suite est collée.</translation>
    </message>
    <message>
        <source>This move is of the game.</source>
        <translation>Ce coup est de la partie.</translation>
    </message>
    <message>
        <source>Notes on players and their armies</source>
        <translation>Notes sur les joueurs et leurs armées</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Pair engine</source>
        <translation>Moteur de paire</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>the tab of a panel</comment>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>Pas de partie sur la table.</translation>
    </message>
    <message>
        <source>In this game no boards are pushed together that would be a position of chess.</source>
        <translation>Dans ce jeu, on n’accole pas d’échiquiers qui formeraient une position d’échecs.</translation>
    </message>
    <message>
        <source>Push two half-boards together: if two armies with their Kings stand there, a chess program can be asked about them.</source>
        <translation>Accolez deux demi-échiquiers&#xa0;: si deux armées s’y trouvent avec leurs rois, on peut interroger un programme d’échecs à leur sujet.</translation>
    </message>
    <message>
        <source>A program cannot be asked about this pair. {reason}</source>
        <translation>On ne peut pas interroger de programme sur cette paire. {reason}</translation>
    </message>
    <message>
        <source>Choose a chess program</source>
        <translation>Choisir un programme d’échecs</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>It is not the turn of {name} to move there.</source>
        <translation>Ce n’est pas à {name} de jouer là.</translation>
    </message>
    <message numerus="yes">
        <source>{mover} mates {other} in %n move(s)</source>
        <translation>
            <numerusform>{mover} mate {other} en %n coup</numerusform>
            <numerusform>{mover} mate {other} en %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} and {other} are about even</source>
        <translation>{mover} et {other} sont à peu près à égalité</translation>
    </message>
    <message>
        <source>{name} is ahead by {pawns} pawns</source>
        <translation>{name} a {pawns} pions d’avance</translation>
    </message>
    <message>
        <source>{name} moves next there</source>
        <translation>{name} y joue ensuite</translation>
    </message>
    <message>
        <source>The hint is taken back.</source>
        <translation>L’indice est retiré.</translation>
    </message>
    <message>
        <source>The game is over: there is no move to hint at.</source>
        <translation>La partie est terminée&#xa0;: il n’y a pas de coup à indiquer, donc pas d’indice.</translation>
    </message>
    <message>
        <source>It is a bot’s turn: hints are for people.</source>
        <translation>C’est le tour d’un bot&#xa0;: les indices sont pour les personnes.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’un indice…</translation>
    </message>
    <message>
        <source>There is no move to hint at.</source>
        <translation>Il n’y a pas de coup à indiquer, donc pas d’indice.</translation>
    </message>
    <message>
        <source>Hint: {move}.</source>
        <translation>Indice&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Indice&#xa0;: finir le tour.</translation>
    </message>
    <message>
        <source>Hint: push {one} and {other} together.</source>
        <translation>Indice&#xa0;: accoler {one} et {other}.</translation>
    </message>
    <message>
        <source>Hint: look at board {board}.</source>
        <translation>Indice&#xa0;: regarder l’échiquier {board}.</translation>
    </message>
    <message>
        <source>Hint: put a piece from the pocket on the board: {piece}.</source>
        <translation>Indice&#xa0;: poser une pièce de la poche sur l’échiquier&#xa0;: {piece}.</translation>
    </message>
    <message>
        <source>Hint: move {the_piece} on {square}.</source>
        <translation>Indice&#xa0;: jouez {the_piece} en {square}.</translation>
    </message>
    <message>
        <source>{letter}, {name}</source>
        <translation>{letter}, {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n coup légal</numerusform>
            <numerusform>%n coups légaux</numerusform>
        </translation>
    </message>
    <message>
        <source>The King stands here and is safe</source>
        <translation>Le roi se trouve ici et est en sûreté</translation>
    </message>
    <message>
        <source>The King is in check here</source>
        <translation>Le roi est ici en échec</translation>
    </message>
    <message>
        <source>The King is checkmated here</source>
        <translation>Le roi est ici maté</translation>
    </message>
    <message>
        <source>Checkmate at once: {moves}</source>
        <translation>Échec et mat immédiat&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>A piece {effect}: {moves}</source>
        <translation>Une pièce {effect}&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>May be lost, worth {value}: {pieces}</source>
        <translation>Risque d’être perdu, valeur {value}&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>May be won, worth {value}: {pieces}</source>
        <translation>Peut être gagné, valeur {value}&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>Pushed already this turn</source>
        <translation>Déjà accolé ce tour-ci</translation>
    </message>
    <message>
        <source>{piece} {source} checkmates the King</source>
        <translation>{piece} {source} mate le roi</translation>
    </message>
    <message>
        <source>{piece} {source} takes {taken} {target}</source>
        <translation>{piece} {source} prend {taken} {target}</translation>
    </message>
    <message>
        <source>{piece} {source} to {target}: {effect}</source>
        <translation>{piece} {source} vers {target}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>{where}; defended</source>
        <translation>{where}&#x202f;; défendu</translation>
    </message>
    <message>
        <source>{where}; {value} lost in the end</source>
        <translation>{where}&#x202f;; {value} perdu à la fin</translation>
    </message>
    <message>
        <source>{army}: {what}, {where}</source>
        <translation>{army}&#xa0;: {what}, {where}</translation>
    </message>
    <message>
        <source>The army has no piece here</source>
        <translation>L’armée n’a pas de pièce ici</translation>
    </message>
    <message>
        <source>Not worked out yet</source>
        <translation>Pas encore calculé</translation>
    </message>
    <message>
        <source>Pairing matrix and radar</source>
        <translation>Matrice des paires et radar</translation>
    </message>
    <message>
        <source>Matrix</source>
        <comment>the tab of a panel</comment>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Threats are shown no longer.</source>
        <translation>Les menaces ne sont plus montrées.</translation>
    </message>
    <message>
        <source>Threats are shown: point at a piece or a square, or walk there with the cursor.</source>
        <translation>Les menaces sont montrées&#xa0;: désignez une pièce ou une case, ou allez-y avec le curseur.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>{name} est au trait</translation>
    </message>
    <message>
        <source>A game that is being played is annotated when it is over.</source>
        <translation>Une partie en cours ne s’annote qu’une fois terminée.</translation>
    </message>
    <message>
        <source>There are no moves to judge.</source>
        <translation>Il n’y a pas de coups à juger.</translation>
    </message>
    <message>
        <source>The game is annotated; undo takes that back.</source>
        <translation>La partie est annotée&#x202f;; «&#xa0;Annuler&#xa0;» revient à l’état d’avant.</translation>
    </message>
    <message numerus="yes">
        <source>The game has been judged: %n costly move(s).</source>
        <translation>
            <numerusform>La partie a été évaluée&#xa0;: %n coup coûteux.</numerusform>
            <numerusform>La partie a été évaluée&#xa0;: %n coups coûteux.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has been judged: no costly moves.</source>
        <translation>La partie a été évaluée&#xa0;: aucun coup coûteux.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non évalué</translation>
    </message>
    <message>
        <source>{cost} lost: {better} was mate</source>
        <translation>{cost} de perdu&#xa0;: {better} matait</translation>
    </message>
    <message>
        <source>{cost} lost: {better} was better</source>
        <translation>{cost} de perdu&#xa0;: {better} était mieux</translation>
    </message>
    <message>
        <source>{name}, {moment}: {note}</source>
        <translation>{name}, {moment}&#xa0;: {note}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Round {round}, {move}</source>
        <translation>Ronde {round}, {move}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <translation>{name} {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) ahead</source>
        <translation>
            <numerusform>%n coup d’avance</numerusform>
            <numerusform>%n coups d’avance</numerusform>
        </translation>
    </message>
    <message>
        <source>{ahead}, 1 position</source>
        <translation>{ahead}, 1 position</translation>
    </message>
    <message>
        <source>{ahead}, {count} positions</source>
        <translation>{ahead}, {count} positions</translation>
    </message>
    <message>
        <source>{turn}, then {following}</source>
        <translation>{turn}, puis {following}</translation>
    </message>
    <message>
        <source>{turn}: {shares}</source>
        <translation>{turn}&#xa0;: {shares}</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>fin du tour</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Lignée</translation>
    </message>
    <message>
        <source>In this game armies are not told apart: there is no lineage to show.</source>
        <translation>Dans ce jeu, les armées ne se distinguent pas&#xa0;: il n’y a pas de lignée à montrer.</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Image SVG</translation>
    </message>
    <message>
        <source>Save the lineage</source>
        <translation>Enregistrer la lignée</translation>
    </message>
    <message>
        <source>lineage</source>
        <translation>lignée</translation>
    </message>
    <message>
        <source>“{file}” could not be written: {reason}.</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas pu être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Enregistré sous «&#xa0;{file}&#xa0;».</translation>
    </message>
    <message>
        <source>{moment}: {what} Material, in pawns: {shares}.</source>
        <translation>{moment}&#xa0;: {what} Matériel, en pions&#xa0;: {shares}.</translation>
    </message>
    <message>
        <source>Material, in pawns: {shares}</source>
        <translation>Matériel, en pions&#xa0;: {shares}</translation>
    </message>
    <message>
        <source>(in pawns)</source>
        <translation>(en pions)</translation>
    </message>
    <message>
        <source>Drag a piece to where you want it, or press / and type a move. F1 opens the help.</source>
        <translation>Tirez une pièce où vous la voulez, ou appuyez sur / et tapez un coup. F1 ouvre l’aide.</translation>
    </message>
    <message>
        <source>The bots wait. {key} lets them go on.</source>
        <translation>Les bots attendent. {key} les relance.</translation>
    </message>
    <message>
        <source>The bots wait for {name}.</source>
        <translation>Les bots attendent {name}.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <source>{name} gave an answer that is not a move.</source>
        <translation>{name} a donné une réponse qui n’est pas un coup.</translation>
    </message>
    <message>
        <source>The program in which bots think did not respond and was ended. {name} thinks again in a new one.</source>
        <translation>Le programme où réfléchissent les bots ne répondait pas et a été arrêté. {name} réfléchit de nouveau dans un autre.</translation>
    </message>
    <message>
        <source>{name} cannot move. {reason}</source>
        <translation>{name} ne peut pas jouer. {reason}</translation>
    </message>
    <message>
        <source>{name} cannot move: {reason}.</source>
        <translation>{name} ne peut pas jouer&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{name} has tried a move that is not allowed. {reason}.</source>
        <translation>{name} a essayé un coup interdit. {reason}.</translation>
    </message>
    <message>
        <source>{name} has no move to which everybody agrees.</source>
        <translation>{name} n’a pas de coup avec lequel tous soient d’accord.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>A person can play on for it, and hand the seat back to a bot at any time.</source>
        <translation>Une personne peut continuer à sa place, et rendre la place à un bot à tout moment.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Take the &amp;seat</source>
        <translation>Prendre la &amp;place</translation>
    </message>
    <message>
        <source>Bots think less deep in the same time, for their search runs interpreted: install a C compiler and run the README’s first command again, or use an installer package.</source>
        <translation>Les bots réfléchissent moins loin dans le même temps, car leur recherche est interprétée&#xa0;: installez un compilateur C et relancez la première commande du README, ou utilisez un paquet d’installation.</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Ajouter un programme</translation>
    </message>
    <message>
        <source>A bot may be a program in any language. It is started once to see that it answers.</source>
        <translation>Un bot peut être un programme en n’importe quel langage. Il est lancé une fois pour voir s’il répond.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>The program is being started…</source>
        <translation>Le programme est en cours de lancement…</translation>
    </message>
    <message>
        <source>It was not added: {reason}.</source>
        <translation>Il n’a pas été ajouté&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Toutes les commandes</translation>
    </message>
    <message>
        <source>What would you like to do? Type a word of it.</source>
        <translation>Que voulez-vous faire&#x202f;? Tapez-en un mot.</translation>
    </message>
    <message>
        <source>Look for a command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>No command is called like that.</source>
        <translation>Aucune commande ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>{command}, on</source>
        <translation>{command}, activé</translation>
    </message>
    <message>
        <source>{field}: add the piece chosen</source>
        <translation>{field}&#xa0;: ajouter la pièce choisie</translation>
    </message>
    <message>
        <source>Add the piece that is chosen above</source>
        <translation>Ajouter la pièce choisie ci-dessus</translation>
    </message>
    <message>
        <source>Take away: {piece}</source>
        <translation>Enlever&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>Positions of {game} cannot be set up by hand.</source>
        <translation>Les positions du jeu {game} ne peuvent pas être disposées à la main.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>On ne peut ouvrir qu’un fichier à la fois.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: only files ending in {endings} can.</source>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être ouvert&#xa0;: seuls les fichiers en {endings} le peuvent.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>the text is longer than {most} bytes</source>
        <translation>le texte dépasse {most} octets</translation>
    </message>
    <message>
        <source>it is neither a game nor a position</source>
        <translation>ce n’est ni une partie ni une position</translation>
    </message>
    <message>
        <source>it contains no game</source>
        <translation>il ne contient aucune partie</translation>
    </message>
    <message>
        <source>it was changed since its games were listed (open it again)</source>
        <translation>il a été modifié depuis que ses parties ont été listées (ouvrez-le de nouveau)</translation>
    </message>
    <message>
        <source>it contains no game {number} any more</source>
        <translation>il ne contient plus de partie {number}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>{file} ne peut pas être ouvert&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} is in Unicode (UTF-8) since it was saved, so it is not read in another encoding.</source>
        <translation>{file} est en Unicode (UTF-8) depuis son enregistrement et n’est donc pas relu dans un autre encodage.</translation>
    </message>
    <message>
        <source>This text cannot be opened: {reason}.</source>
        <translation>Ce texte ne peut pas être ouvert&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} is not opened as it was saved: {reason}.</source>
        <translation>{file} ne s’ouvre pas tel qu’enregistré&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}.</source>
        <translation>{file} ne peut pas être enregistré&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} was no longer there; the game is saved there anew.</source>
        <translation>{file} n’était plus là&#x202f;; la partie y est enregistrée de nouveau.</translation>
    </message>
    <message>
        <source>The game is saved as {file}.</source>
        <translation>La partie est enregistrée sous {file}.</translation>
    </message>
    <message numerus="yes">
        <source>The game is saved as {file}, with %n variation(s).</source>
        <translation>
            <numerusform>La partie est enregistrée sous {file}, avec %n variante.</numerusform>
            <numerusform>La partie est enregistrée sous {file}, avec %n variantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} on the disk has the same actions as your game; only names, notes, variations or times may differ.</source>
        <translation>{file} sur le disque a les mêmes actions que votre partie&#x202f;; seuls les noms, notes, variantes ou temps peuvent différer.</translation>
    </message>
    <message numerus="yes">
        <source>{file} on the disk is like your game for %n action(s); then it has {there} more, and your game {here} more.</source>
        <translation>
            <numerusform>{file} sur le disque est comme votre partie pendant %n action&#x202f;; ensuite il en a {there} de plus, et votre partie {here} de plus.</numerusform>
            <numerusform>{file} sur le disque est comme votre partie pendant %n actions&#x202f;; ensuite il en a {there} de plus, et votre partie {here} de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} MB of {all} MB</source>
        <translation>{done}&#xa0;Mo sur {all}&#xa0;Mo</translation>
    </message>
    <message>
        <source>Games, positions and lessons</source>
        <translation>Parties, positions et leçons</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Relevé de partie</translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation>PGN, deux armées</translation>
    </message>
    <message>
        <source>FEN, two armies</source>
        <translation>FEN, deux armées</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>There is a file “{file}” already. Replace it?</source>
        <translation>Il y a déjà un fichier «&#xa0;{file}&#xa0;». Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>{file}, game {number}</source>
        <translation>{file}, partie {number}</translation>
    </message>
    <message>
        <source>Pages (PDF)</source>
        <translation>Pages (PDF)</translation>
    </message>
    <message>
        <source>One picture (SVG)</source>
        <translation>Une image (SVG)</translation>
    </message>
    <message>
        <source>One picture (PNG)</source>
        <translation>Une image (PNG)</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Image animée (GIF)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Versions of the program, opened in the browser:</source>
        <translation>Versions du programme, à ouvrir dans le navigateur&#xa0;:</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programme</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>Pieces “{title}”: {artist} ({licence})</source>
        <translation>Pièces «&#xa0;{title}&#xa0;»&#xa0;: {artist} ({licence})</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players {version}</source>
        <translation>Chess For Any Number of Players {version}</translation>
    </message>
    <message>
        <source>The search of the bots is compiled.</source>
        <translation>La recherche des bots est compilée.</translation>
    </message>
    <message>
        <source>The game is Ralph Betza’s, invented about 1980.</source>
        <translation>Le jeu est de Ralph Betza, inventé vers 1980.</translation>
    </message>
    <message>
        <source>Characters on pieces: Noto Serif CJK, Adobe (OFL-1.1)</source>
        <translation>Caractères sur les pièces&#xa0;: Noto Serif CJK, Adobe (OFL-1.1)</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Ce programme est un logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>Avec un lecteur d’écran</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>Bots of your own</source>
        <translation>Vos propres bots</translation>
    </message>
    <message>
        <source>Python library</source>
        <translation>Bibliothèque Python</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>nous</translation>
    </message>
    <message>
        <source>Step through this example</source>
        <translation>Parcourir cet exemple pas à pas</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Move over the squares, across a seam or to the next half-board</source>
        <translation>Parcourir les cases, franchir une jointure ou passer au demi-échiquier suivant</translation>
    </message>
    <message>
        <source>Arrow keys, once the cursor is there</source>
        <translation>Touches fléchées, une fois le curseur là</translation>
    </message>
    <message>
        <source>Bring up the cursor; go to the next half-board, or the one before</source>
        <translation>Faire apparaître le curseur&#x202f;; aller au demi-échiquier suivant ou précédent</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Pick up a piece, put it down</source>
        <translation>Saisir une pièce, la déposer</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>Push two half-boards together</source>
        <translation>Accoler deux demi-échiquiers</translation>
    </message>
    <message>
        <source>Their two letters</source>
        <translation>Leurs deux lettres</translation>
    </message>
    <message>
        <source>Show one board as large as can be, or all again</source>
        <translation>Montrer un échiquier aussi grand que possible, ou de nouveau tous</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Son numéro</translation>
    </message>
    <message>
        <source>Show the next board, or the one before</source>
        <translation>Montrer l’échiquier suivant ou le précédent</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Page suivante, Page précédente</translation>
    </message>
    <message>
        <source>Pick up a piece from the pocket</source>
        <translation>Saisir une pièce dans la poche</translation>
    </message>
    <message>
        <source>Its letter</source>
        <translation>Sa lettre</translation>
    </message>
    <message>
        <source>See how a piece moves, at the cursor or under the mouse</source>
        <translation>Voir comment se déplace une pièce, au curseur ou sous la souris</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Choisir une réponse</translation>
    </message>
    <message>
        <source>Arrow keys and Enter, or its letter</source>
        <translation>Touches fléchées et Entrée, ou sa lettre</translation>
    </message>
    <message>
        <source>Cancel what was begun, take the cursor away</source>
        <translation>Annuler ce qui est commencé, retirer le curseur</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>The step before (Left)</source>
        <translation>L’étape précédente (Gauche)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>The next step (Right)</source>
        <translation>L’étape suivante (Droite)</translation>
    </message>
    <message>
        <source>&amp;Open on the table</source>
        <translation>&amp;Ouvrir sur la table</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à jouer d’ici</translation>
    </message>
    <message>
        <source>Back to the &amp;page</source>
        <translation>Retour à la &amp;page</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Search the help (Ctrl+F)</source>
        <translation>Chercher dans l’aide (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>The place before (Shift+Enter)</source>
        <translation>L’endroit précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>The next place (Enter)</source>
        <translation>L’endroit suivant (Entrée)</translation>
    </message>
    <message>
        <source>Clear (Esc)</source>
        <translation>Vider (Échap)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} sur {all}</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pages de l’aide</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Sur cette page</translation>
    </message>
    <message>
        <source>The lessons cannot be read: {reason}.</source>
        <translation>Les leçons ne peuvent pas être lues&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Finie</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>{file} is no text (expected lessons in UTF-8)</source>
        <translation>{file} n’est pas du texte (il faut des leçons en UTF-8)</translation>
    </message>
    <message>
        <source>{file} holds puzzles (to be opened from the list of puzzles)</source>
        <translation>{file} contient des problèmes (à ouvrir depuis la liste des problèmes)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>That is allowed, but it is not what this step asks for.</source>
        <translation>C’est permis, mais ce n’est pas ce que demande cette étape.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Leçon&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Search for names, event, date or result</source>
        <translation>Chercher des noms, un événement, une date ou un résultat</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} sur %n partie</numerusform>
            <numerusform>{shown} sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished among these: {count}</source>
        <translation>Terminées parmi elles&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>victoire de {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {games} games were read with remarks.</source>
        <translation>
            <numerusform>%n partie sur {games} a été lue avec des remarques.</numerusform>
            <numerusform>%n parties sur {games} ont été lues avec des remarques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être lue.</numerusform>
            <numerusform>%n parties n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game was read with %n remark(s).</source>
        <translation>
            <numerusform>Cette partie a été lue avec %n remarque.</numerusform>
            <numerusform>Cette partie a été lue avec %n remarques.</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Game {game}: {message}</source>
        <translation>Partie {game}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {message}</source>
        <translation>Partie {game}, ligne {line}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Ligne {line}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>What was not as it should be, and what was made of it. A click on a line shows the game there.</source>
        <translation>Ce qui n’était pas comme il se doit, et ce qui en a été fait. Un clic sur une ligne montre la partie à cet endroit.</translation>
    </message>
    <message>
        <source>The first {shown} of {count} remarks are listed.</source>
        <translation>Les {shown} premières remarques sur {count} sont listées.</translation>
    </message>
    <message>
        <source>Show the game</source>
        <translation>Montrer la partie</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>Tout &amp;copier</translation>
    </message>
    <message>
        <source>Game {game} cannot be opened: {reason}.</source>
        <translation>La partie {game} ne peut pas être ouverte&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>New from &amp;position…</source>
        <translation>Nouvelle depuis une &amp;position…</translation>
    </message>
    <message>
        <source>Edi&amp;t position…</source>
        <translation>É&amp;diter une position…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;My games</source>
        <translation>&amp;Mes parties</translation>
    </message>
    <message>
        <source>&amp;Games in folders</source>
        <translation>P&amp;arties dans des dossiers</translation>
    </message>
    <message>
        <source>C&amp;lose the game</source>
        <translation>&amp;Fermer la partie</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer so&amp;us…</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>Parta&amp;ger</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>Enregistrer une ima&amp;ge…</translation>
    </message>
    <message>
        <source>Save as P&amp;GN…</source>
        <translation>Enregistrer en PG&amp;N…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Cop&amp;ier l’image</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>Copy game as &amp;text</source>
        <translation>Copier la partie en &amp;texte</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nou&amp;velle fenêtre</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>J&amp;ouer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>&amp;Taper un coup…</translation>
    </message>
    <message>
        <source>&amp;End turn or pass</source>
        <translation>&amp;Finir le tour ou passer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Sho&amp;w what happened</source>
        <translation>Montrer ce &amp;qui s’est passé</translation>
    </message>
    <message>
        <source>Show the &amp;mate again</source>
        <translation>Montrer encore le &amp;mat</translation>
    </message>
    <message>
        <source>Co&amp;ver the table</source>
        <translation>&amp;Couvrir la table</translation>
    </message>
    <message>
        <source>See it as the ne&amp;xt player did</source>
        <translation>&amp;Voir comme le joueur suivant</translation>
    </message>
    <message>
        <source>Start or pause the cloc&amp;ks</source>
        <translation>Lancer ou arrêter les pendule&amp;s</translation>
    </message>
    <message>
        <source>Change a player or &amp;bot…</source>
        <translation>Changer un joueur ou un &amp;bot…</translation>
    </message>
    <message>
        <source>Pla&amp;y against bots</source>
        <translation>&amp;Jouer contre des bots</translation>
    </message>
    <message>
        <source>&amp;Draw by agreement…</source>
        <translation>&amp;Nulle par accord…</translation>
    </message>
    <message>
        <source>C&amp;laim a draw</source>
        <translation>Réclamer &amp;la nulle</translation>
    </message>
    <message>
        <source>Hand &amp;over an army…</source>
        <translation>Cé&amp;der une armée…</translation>
    </message>
    <message>
        <source>Res&amp;ign…</source>
        <translation>Aband&amp;onner…</translation>
    </message>
    <message>
        <source>Re&amp;sult</source>
        <translation>Rés&amp;ultat</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>R&amp;evanche</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Let the &amp;next side move</source>
        <translation>Donner le trait au camp sui&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Compare with the game</source>
        <translation>&amp;Comparer avec la partie</translation>
    </message>
    <message>
        <source>To &amp;where it leaves the game</source>
        <translation>Aller là où elle &amp;quitte la partie</translation>
    </message>
    <message>
        <source>&amp;Judge the move</source>
        <translation>&amp;Juger le coup</translation>
    </message>
    <message>
        <source>&amp;More signs</source>
        <translation>Plus de si&amp;gnes</translation>
    </message>
    <message>
        <source>Pairing &amp;matrix and radar</source>
        <translation>Matrice des &amp;paires et radar</translation>
    </message>
    <message>
        <source>attack check danger</source>
        <translation>attaque échec danger</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>Montrer les m&amp;enaces</translation>
    </message>
    <message>
        <source>Pair &amp;engine</source>
        <translation>&amp;Moteur de paire</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>&amp;Lignée</translation>
    </message>
    <message>
        <source>Jud&amp;gement</source>
        <translation>Évaluatio&amp;n</translation>
    </message>
    <message>
        <source>Worst mo&amp;ves</source>
        <translation>Les pires co&amp;ups</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Round a stag&amp;e</source>
        <translation>Autour du &amp;centre</translation>
    </message>
    <message>
        <source>Free table, in ro&amp;ws</source>
        <translation>&amp;Table libre, en rangées</translation>
    </message>
    <message>
        <source>Free table, r&amp;ound</source>
        <translation>Table libre, en &amp;rond</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>All &amp;commands…</source>
        <translation>Toutes les comman&amp;des…</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>Appre&amp;ndre…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Problèmes…</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>&amp;Règles et aide</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À pr&amp;opos</translation>
    </message>
    <message>
        <source>Games of your own…</source>
        <translation>Vos propres jeux…</translation>
    </message>
    <message>
        <source>E&amp;vening’s table…</source>
        <translation>Tableau de la &amp;soirée…</translation>
    </message>
    <message>
        <source>Annotate the game</source>
        <translation>Annoter la partie</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Dire le dernier coup</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>Dire à qui est le tour</translation>
    </message>
    <message>
        <source>Say which Kings are attacked</source>
        <translation>Dire quels rois sont attaqués</translation>
    </message>
    <message>
        <source>attack check threat</source>
        <translation>attaque échec menace</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>Vos propres jeux</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Y jouer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Armies</source>
        <translation>&amp;Armées</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>A line for each key. Ctrl+Space proposes what may stand at the cursor.</source>
        <translation>Une ligne par clé. Ctrl+Espace propose ce qui peut se trouver au curseur.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>Comment les pièces se déplacent</translation>
    </message>
    <message>
        <source>My game </source>
        <translation>Mon jeu </translation>
    </message>
    <message>
        <source>A piece of your own: its letter, and its moves in Betza’s notation.</source>
        <translation>Une pièce à vous&#xa0;: sa lettre, et ses coups dans la notation de Betza.</translation>
    </message>
    <message>
        <source>The file could not be saved: {reason}</source>
        <translation>Le fichier n’a pas pu être enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This game cannot be played: {reason}</source>
        <translation>Ce jeu ne peut pas être joué&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Ligne {line}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Tout est en ordre.</translation>
    </message>
    <message>
        <source>No game can be played yet.</source>
        <translation>Aucun jeu ne peut encore être joué.</translation>
    </message>
    <message>
        <source>The start of {game} with two armies</source>
        <translation>Le début de {game} avec deux armées</translation>
    </message>
    <message>
        <source>Paste a ga&amp;me or position</source>
        <translation>Co&amp;ller une partie ou une position</translation>
    </message>
    <message>
        <source>Add games from a file…</source>
        <translation>Ajouter des jeux d’un fichier…</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Liste des coups</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Un coup en a&amp;rrière</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Un coup en a&amp;vant</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Au &amp;début</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>À la &amp;fin</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Variante &amp;précédente</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>Variante &amp;suivante</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Retour à la par&amp;tie</translation>
    </message>
    <message>
        <source>&amp;Promote variation</source>
        <translation>Pr&amp;omouvoir la variante</translation>
    </message>
    <message>
        <source>&amp;Delete variation</source>
        <translation>Supprimer &amp;la variante</translation>
    </message>
    <message>
        <source>C&amp;opy the line as text</source>
        <translation>Copier la ligne en te&amp;xte</translation>
    </message>
    <message>
        <source>C&amp;ut the variation</source>
        <translation>Co&amp;uper la variante</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding…</source>
        <translation>Rouvrir avec un &amp;encodage…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>&amp;Pull apart</source>
        <translation>Sé&amp;parer</translation>
    </message>
    <message>
        <source>&amp;Undo board layout</source>
        <translation>Ann&amp;uler la disposition</translation>
    </message>
    <message>
        <source>&amp;Redo board layout</source>
        <translation>Rétablir la dispositi&amp;on</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;arrière</translation>
    </message>
    <message>
        <source>Next &amp;board</source>
        <translation>Éc&amp;hiquier suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious board</source>
        <translation>Échiquier &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;All boards</source>
        <translation>&amp;Tous les échiquiers</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>Turn ri&amp;ght</source>
        <translation>Tourner à &amp;droite</translation>
    </message>
    <message>
        <source>Save &amp;film strip…</source>
        <translation>Enregistrer une &amp;bande d’images…</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Enregistrer en page &amp;web…</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>Toute la ta&amp;ble</translation>
    </message>
    <message>
        <source>Put &amp;boards in order</source>
        <translation>Ran&amp;ger les échiquiers</translation>
    </message>
    <message>
        <source>Notes on pla&amp;yers…</source>
        <translation>Notes sur les j&amp;oueurs…</translation>
    </message>
    <message>
        <source>Bot: move no&amp;w</source>
        <translation>Bot&#xa0;: jouer &amp;maintenant</translation>
    </message>
    <message>
        <source>Stop bots or let the&amp;m go on</source>
        <translation>Arrêter ou re&amp;lancer les bots</translation>
    </message>
    <message>
        <source>Live shares</source>
        <translation>Parts en direct</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Couleurs du système</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Couleurs claires</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Couleurs sombres</translation>
    </message>
    <message>
        <source>Language…</source>
        <translation>Langue…</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>Ajouter une langue…</translation>
    </message>
    <message>
        <source>Do not turn to the seat to move</source>
        <translation>Ne pas tourner vers la place au trait</translation>
    </message>
    <message>
        <source>Turn gently to the seat to move</source>
        <translation>Tourner en douceur vers la place au trait</translation>
    </message>
    <message>
        <source>Always turn to the seat to move</source>
        <translation>Toujours tourner vers la place au trait</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>Partie &amp;suivante de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Fer&amp;mer la fenêtre</translation>
    </message>
    <message>
        <source>Click to show this variation</source>
        <translation>Cliquez pour montrer cette variante</translation>
    </message>
    <message>
        <source>of the game</source>
        <translation>de la partie</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>quitte la partie</translation>
    </message>
    <message>
        <source>{move}, of the game</source>
        <translation>{move}, de la partie</translation>
    </message>
    <message>
        <source>{move}, leaves the game</source>
        <translation>{move}, quitte la partie</translation>
    </message>
    <message>
        <source>Folded variation: {move}</source>
        <translation>Variante repliée&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Variation: {move}</source>
        <translation>Variante&#xa0;: {move}</translation>
    </message>
    <message>
        <source>The variation is the game now; what was the game is a variation.</source>
        <translation>La variante est maintenant la partie&#x202f;; ce qui était la partie est une variante.</translation>
    </message>
    <message>
        <source>The variation is one level higher now.</source>
        <translation>La variante est maintenant un niveau plus haut.</translation>
    </message>
    <message>
        <source>The variation is deleted.</source>
        <translation>La variante est supprimée.</translation>
    </message>
    <message>
        <source>Delete variation</source>
        <translation>Supprimer la variante</translation>
    </message>
    <message numerus="yes">
        <source>Delete this variation with its %n move(s)? It cannot be brought back.</source>
        <translation>
            <numerusform>Supprimer cette variante avec son %n coup&#x202f;? Elle ne pourra pas être récupérée.</numerusform>
            <numerusform>Supprimer cette variante avec ses %n coups&#x202f;? Elle ne pourra pas être récupérée.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>&amp;Aller à ce coup</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>C&amp;ut variation</source>
        <translation>Co&amp;uper la variante</translation>
    </message>
    <message>
        <source>&amp;Copy from here on</source>
        <translation>&amp;Copier à partir d’ici</translation>
    </message>
    <message>
        <source>Pa&amp;ste moves</source>
        <translation>Co&amp;ller des coups</translation>
    </message>
    <message>
        <source>This would be a move of the game itself: make it at the table if it is meant.</source>
        <translation>Ce serait un coup de la partie elle-même&#xa0;: jouez-le à la table s’il est voulu.</translation>
    </message>
    <message>
        <source>{status}. Draw offered: {names}</source>
        <translation>{status}. Nulle proposée&#xa0;: {names}</translation>
    </message>
    <message>
        <source>A bot plays here.</source>
        <translation>Un bot joue ici.</translation>
    </message>
    <message>
        <source>Draw offered: {names}</source>
        <translation>Nulle proposée&#xa0;: {names}</translation>
    </message>
    <message>
        <source>At the beginning it was the army of {name}.</source>
        <translation>Au début, c’était l’armée de {name}.</translation>
    </message>
    <message>
        <source>Note on {name}: {note}</source>
        <translation>Note sur {name}&#xa0;: {note}</translation>
    </message>
    <message>
        <source>{row}, bot</source>
        <translation>{row}, bot</translation>
    </message>
    <message>
        <source>turn to {side}</source>
        <translation>le tour passe à {side}</translation>
    </message>
    <message>
        <source>draw: {reason}</source>
        <translation>nulle&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Comment: {comment}</source>
        <translation>Commentaire&#xa0;: {comment}</translation>
    </message>
    <message>
        <source>Arrow from {source} to {target}</source>
        <translation>Flèche de {source} à {target}</translation>
    </message>
    <message>
        <source>Ring on {square}</source>
        <translation>Cercle sur {square}</translation>
    </message>
    <message>
        <source>board</source>
        <comment>one word, as people type it</comment>
        <translation>échiquier</translation>
    </message>
    <message>
        <source>push</source>
        <comment>one word, as people type it</comment>
        <translation>accoler</translation>
    </message>
    <message>
        <source>apart</source>
        <comment>one word, as people type it</comment>
        <translation>séparer</translation>
    </message>
    <message>
        <source>where</source>
        <comment>one word, as people type it</comment>
        <translation>où</translation>
    </message>
    <message>
        <source>on</source>
        <comment>one word, as people type it</comment>
        <translation>sur</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>one word, as people type it</comment>
        <translation>trait</translation>
    </message>
    <message>
        <source>last</source>
        <comment>one word, as people type it</comment>
        <translation>dernier</translation>
    </message>
    <message>
        <source>checks</source>
        <comment>one word, as people type it</comment>
        <translation>échecs</translation>
    </message>
    <message>
        <source>radar</source>
        <comment>one word, as people type it</comment>
        <translation>radar</translation>
    </message>
    <message>
        <source>end</source>
        <comment>one word, as people type it</comment>
        <translation>fin</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>one word, as people type it</comment>
        <translation>passer</translation>
    </message>
    <message>
        <source>undo</source>
        <comment>one word, as people type it</comment>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <comment>one word, as people type it</comment>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>claim</source>
        <comment>one word, as people type it</comment>
        <translation>réclamer</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>one word, as people type it</comment>
        <translation>nulle</translation>
    </message>
    <message>
        <source>resign</source>
        <comment>one word, as people type it</comment>
        <translation>abandonner</translation>
    </message>
    <message>
        <source>fit</source>
        <comment>one word, as people type it</comment>
        <translation>ajuster</translation>
    </message>
    <message>
        <source>tidy</source>
        <comment>one word, as people type it</comment>
        <translation>ranger</translation>
    </message>
    <message>
        <source>help</source>
        <comment>one word, as people type it</comment>
        <translation>aide</translation>
    </message>
    <message>
        <source>king</source>
        <comment>one word, as people type it</comment>
        <translation>roi</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>one word, as people type it</comment>
        <translation>dame</translation>
    </message>
    <message>
        <source>rook</source>
        <comment>one word, as people type it</comment>
        <translation>tour</translation>
    </message>
    <message>
        <source>bishop</source>
        <comment>one word, as people type it</comment>
        <translation>fou</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>one word, as people type it</comment>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>one word, as people type it</comment>
        <translation>pion</translation>
    </message>
    <message>
        <source>white</source>
        <comment>one word, as people type it</comment>
        <translation>blancs</translation>
    </message>
    <message>
        <source>black</source>
        <comment>one word, as people type it</comment>
        <translation>noirs</translation>
    </message>
    <message>
        <source>{offer}: {description}, {number} of {count}</source>
        <translation>{offer}&#xa0;: {description}, {number} sur {count}</translation>
    </message>
    <message>
        <source>&amp;Find on the table</source>
        <translation>&amp;Trouver sur la table</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>clic droit</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>tirer du bouton droit</translation>
    </message>
    <message>
        <source>Mark the s&amp;quare</source>
        <translation>Marquer la &amp;case</translation>
    </message>
    <message>
        <source>&amp;Erase arrows and marks</source>
        <translation>&amp;Effacer flèches et marques</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>&amp;Pick up</source>
        <translation>&amp;Saisir</translation>
    </message>
    <message>
        <source>&amp;Why it cannot move</source>
        <translation>&amp;Pourquoi elle ne peut pas bouger</translation>
    </message>
    <message>
        <source>Show this &amp;board alone</source>
        <translation>Montrer cet é&amp;chiquier seul</translation>
    </message>
    <message>
        <source>Show &amp;all boards</source>
        <translation>Montrer &amp;tous les échiquiers</translation>
    </message>
    <message>
        <source>&amp;Push against</source>
        <translation>&amp;Accoler à</translation>
    </message>
    <message>
        <source>&amp;Show the pieces of army {army}</source>
        <translation>&amp;Montrer les pièces de l’armée {army}</translation>
    </message>
    <message>
        <source>/ where {army}</source>
        <translation>/ où {army}</translation>
    </message>
    <message>
        <source>Note on {name}…</source>
        <translation>Note sur {name}…</translation>
    </message>
    <message>
        <source>Who plays for {name}…</source>
        <translation>Qui joue pour {name}…</translation>
    </message>
    <message>
        <source>{board}: {players}</source>
        <translation>{board}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>Rematch, Review or Close.</source>
        <translation>Revanche, Revoir ou Fermer.</translation>
    </message>
    <message>
        <source>Kept in My games</source>
        <translation>Conservée dans «&#xa0;Mes parties&#xa0;»</translation>
    </message>
    <message>
        <source>Won so far: {names}</source>
        <translation>Gagnées jusqu’ici&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Montrer de nouveau</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Annuler&#xa0;: {change}</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Rétablir&#xa0;: {change}</translation>
    </message>
    <message>
        <source>comment</source>
        <comment>what is undone</comment>
        <translation>commentaire</translation>
    </message>
    <message>
        <source>sign</source>
        <comment>what is undone</comment>
        <translation>signe</translation>
    </message>
    <message>
        <source>drawing</source>
        <comment>what is undone</comment>
        <translation>dessin</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>what is undone</comment>
        <translation>coupe</translation>
    </message>
    <message>
        <source>paste</source>
        <comment>what is undone</comment>
        <translation>collage</translation>
    </message>
    <message>
        <source>deletion</source>
        <comment>what is undone</comment>
        <translation>suppression</translation>
    </message>
    <message>
        <source>promotion</source>
        <comment>what is undone</comment>
        <translation>promotion</translation>
    </message>
    <message>
        <source>annotations</source>
        <comment>what is undone</comment>
        <translation>annotations</translation>
    </message>
    <message>
        <source>Undone: {change}.</source>
        <translation>Annulé&#xa0;: {change}.</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>Rétabli&#xa0;: {change}.</translation>
    </message>
    <message>
        <source>Draw declined: {names}.</source>
        <translation>Nulle refusée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation>La position est dans le presse-papiers, en une ligne de texte.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>{what}, against {names}</source>
        <translation>{what}, contre {names}</translation>
    </message>
    <message>
        <source>Hand over an army</source>
        <translation>Céder une armée</translation>
    </message>
    <message>
        <source>In a friendly game an army may be handed to any player, also to one who is out.</source>
        <translation>Dans une partie amicale, une armée peut être cédée à n’importe quel joueur, même hors jeu.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Céder</translation>
    </message>
    <message>
        <source>Change a player or bot</source>
        <translation>Changer un joueur ou un bot</translation>
    </message>
    <message>
        <source>Somebody else, or a bot, may take a seat at any time and plays on from there.</source>
        <translation>À tout moment, une autre personne ou un bot peut prendre une place et continuer à partir de là.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Seat of</source>
        <translation>Place de</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>Thinks</source>
        <translation>Réfléchit</translation>
    </message>
    <message>
        <source>{name} ({place})</source>
        <translation>{name} ({place})</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>What was seen is seen: here something is taken back only when all agree. All tick their own names.</source>
        <translation>Ce qui a été vu est vu&#xa0;: ici, on ne reprend un coup que si tous sont d’accord. Chacun coche son propre nom.</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Nulle par accord</translation>
    </message>
    <message>
        <source>The game is a draw when every living player agrees. All tick their own names.</source>
        <translation>La partie est nulle quand tous les joueurs en vie sont d’accord. Chacun coche son propre nom.</translation>
    </message>
    <message>
        <source>{loss}: {cause}</source>
        <translation>{loss}&#xa0;: {cause}</translation>
    </message>
    <message>
        <source>{captor} captured {loss}</source>
        <translation>{captor} a capturé&#xa0;: {loss}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Vous avez gagné&#x202f;!</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} gagne</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} gagnent</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Damaged journals</source>
        <translation>Journaux endommagés</translation>
    </message>
    <message>
        <source>Journals of games were found damaged.</source>
        <translation>Des journaux de parties ont été trouvés endommagés.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) interrupted</source>
        <translation>
            <numerusform>%n partie interrompue</numerusform>
            <numerusform>%n parties interrompues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program ended without closing %n game(s). Each comes back complete to the last action, or up to where its journal is said to be damaged. What is restored gets a window of its own; what is not is offered again at the next start.</source>
        <translation>
            <numerusform>Le programme s’est terminé sans fermer %n partie. Elle revient complète jusqu’à la dernière action, ou jusqu’à l’endroit où son journal est endommagé. Si elle n’est pas restaurée maintenant, elle sera proposée de nouveau au prochain démarrage.</numerusform>
            <numerusform>Le programme s’est terminé sans fermer %n parties. Chacune revient complète jusqu’à la dernière action, ou jusqu’à l’endroit où son journal est endommagé. Ce qui est restauré reçoit sa propre fenêtre&#x202f;; le reste sera proposé de nouveau au prochain démarrage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Jeter…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Jeter</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n game(s)? That cannot be undone.</source>
        <translation>
            <numerusform>Jeter %n partie&#x202f;? C’est irréversible.</numerusform>
            <numerusform>Jeter %n parties&#x202f;? C’est irréversible.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position as one line of text ({formats}):</source>
        <translation>La position en une ligne de texte ({formats})&#xa0;:</translation>
    </message>
    <message>
        <source>New from position</source>
        <translation>Nouvelle depuis une position</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>{name}, please take the seat.</source>
        <translation>{name}, veuillez prendre place.</translation>
    </message>
    <message>
        <source>All pieces are shown.</source>
        <translation>Toutes les pièces sont montrées.</translation>
    </message>
    <message>
        <source>The game is shown as {name} saw it.</source>
        <translation>La partie est montrée comme {name} l’a vue.</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Plus…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>Choisir n’importe quelle couleur</translation>
    </message>
    <message>
        <source>{colour}, now that of {player}: the two change</source>
        <translation>{colour}, maintenant à {player}&#xa0;: les deux échangent</translation>
    </message>
    <message>
        <source>Colour of the player</source>
        <translation>Couleur du joueur</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>What is asked, such as {examples}:</source>
        <translation>Ce qui est demandé, par exemple {examples}&#xa0;:</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Prouver</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save puzzle…</source>
        <translation>Enregistrer le problème…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The proof was cancelled.</source>
        <translation>La preuve a été annulée.</translation>
    </message>
    <message>
        <source>This cannot be asked: {reason}.</source>
        <translation>Ceci ne peut pas être demandé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>Recherche de toutes les solutions…</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>Enregistrer le problème</translation>
    </message>
    <message>
        <source>The puzzle was not saved: {reason}.</source>
        <translation>Le problème n’a pas été enregistré&#xa0;: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>Saved in {file}, which has %n puzzle(s) now.</source>
        <translation>
            <numerusform>Enregistré dans {file}, qui a maintenant %n problème.</numerusform>
            <numerusform>Enregistré dans {file}, qui a maintenant %n problèmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>Ouvrir des problèmes</translation>
    </message>
    <message>
        <source>There is no puzzle in {file}.</source>
        <translation>Il n’y a pas de problème dans {file}.</translation>
    </message>
    <message>
        <source>The puzzles cannot be read: {reason}.</source>
        <translation>Les problèmes ne peuvent pas être lus&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Problème {number}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle, {day} {month}</source>
        <translation>Problème du jour, {day} {month}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Easy, below {rating}</source>
        <translation>Facile, moins de {rating}</translation>
    </message>
    <message>
        <source>Medium, {least} to {most}</source>
        <translation>Moyen, {least} à {most}</translation>
    </message>
    <message>
        <source>Hard, above {rating}</source>
        <translation>Difficile, plus de {rating}</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Open puzzles…</source>
        <translation>Ouvrir des problèmes…</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <source>Rating {least} to {most}</source>
        <translation>Classement {least} à {most}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} résolus sur {count}</translation>
    </message>
    <message>
        <source>{solved} solved and {tried} tried of {count}.</source>
        <translation>{solved} résolus et {tried} essayés sur {count}.</translation>
    </message>
    <message>
        <source>Your rating: about {rating}.</source>
        <translation>Votre classement&#xa0;: environ {rating}.</translation>
    </message>
    <message>
        <source>Not solved yet today.</source>
        <translation>Pas encore résolu aujourd’hui.</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) in a row.</source>
        <translation>
            <numerusform>Résolu %n jour d’affilée.</numerusform>
            <numerusform>Résolu %n jours d’affilée.</numerusform>
        </translation>
    </message>
    <message>
        <source>{streak} Not yet today.</source>
        <translation>{streak} Pas encore aujourd’hui.</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>Classement {rating}</translation>
    </message>
    <message>
        <source>{side} is to move: find its move.</source>
        <translation>Au trait&#xa0;: {side}. Trouvez le coup.</translation>
    </message>
    <message>
        <source>Looking for an answer…</source>
        <translation>Recherche d’une réponse…</translation>
    </message>
    <message>
        <source>Right. Go on.</source>
        <translation>Juste. Continuez.</translation>
    </message>
    <message>
        <source>This is not the solution. It is taken back.</source>
        <translation>Ce n’est pas la solution. Le coup est repris.</translation>
    </message>
    <message>
        <source>That does not do it: look at the answer.</source>
        <translation>Cela ne suffit pas&#xa0;: voyez la réponse.</translation>
    </message>
    <message>
        <source>That does not do it. It is taken back.</source>
        <translation>Cela ne suffit pas. Le coup est repris.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Essayez encore.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>Themes: {themes}</source>
        <translation>Thèmes&#xa0;: {themes}</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Voici la solution.</translation>
    </message>
    <message>
        <source>White on board {board}</source>
        <translation>Blancs sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>Black on board {board}</source>
        <translation>Noirs sur l’échiquier {board}</translation>
    </message>
    <message>
        <source>The program in which bots think has answered nonsense.</source>
        <translation>Le programme où réfléchissent les bots a répondu n’importe quoi.</translation>
    </message>
    <message>
        <source>The program in which bots think does not respond.</source>
        <translation>Le programme où réfléchissent les bots ne répond pas.</translation>
    </message>
    <message>
        <source>The program in which bots think cannot be started.</source>
        <translation>Le programme où réfléchissent les bots ne peut pas être lancé.</translation>
    </message>
    <message>
        <source>The program in which bots think has ended unexpectedly.</source>
        <translation>Le programme où réfléchissent les bots s’est terminé de façon inattendue.</translation>
    </message>
    <message>
        <source>“{file}” cannot be the name of a language (expected letters, digits and -)</source>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être le nom d’une langue (il faut des lettres, des chiffres et -)</translation>
    </message>
    <message>
        <source>{file} translates none of this program&apos;s texts</source>
        <translation>{file} ne traduit aucun des textes de ce programme</translation>
    </message>
    <message>
        <source>The settings in {folder} are damaged; what cannot be read is as usual.</source>
        <translation>Les réglages dans {folder} sont endommagés&#x202f;; ce qui n’est pas lisible a sa valeur habituelle.</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {folder}; what you choose is forgotten when the program ends.</source>
        <translation>Les réglages ne peuvent pas être enregistrés dans {folder}&#x202f;; ce que vous choisissez est oublié à la fin du programme.</translation>
    </message>
    <message>
        <source>Report of a crash</source>
        <translation>Rapport de plantage</translation>
    </message>
    <message>
        <source>The last time the program ended unexpectedly, or something in it went wrong. This report of it was written to this computer only; nothing has been sent. Whoever wants to report the fault can copy it.</source>
        <translation>La dernière fois, le programme s’est terminé de façon inattendue, ou quelque chose s’y est mal passé. Ce rapport n’a été écrit que sur cet ordinateur&#x202f;; rien n’a été envoyé. Qui veut signaler la faute peut le copier.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>It is kept in {files}.</source>
        <translation>Il est conservé dans {files}.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>These journals cannot be read to their end. They stay in {folder}; one that you keep is not asked about again.</source>
        <translation>Ces journaux ne peuvent pas être lus jusqu’au bout. Ils restent dans {folder}&#x202f;; pour un journal que vous gardez, la question ne sera plus posée.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete {file}? That cannot be undone.</source>
        <translation>Supprimer {file}&#x202f;? C’est irréversible.</translation>
    </message>
    <message>
        <source>Army, from its front rank to its back rank</source>
        <translation>Armée, de sa rangée avant à sa rangée de base</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{piece} en {square}</translation>
    </message>
    <message>
        <source>{words}, taken up</source>
        <translation>{words}, saisie</translation>
    </message>
    <message>
        <source>&amp;Ready set-ups</source>
        <translation>&amp;Dispositions toutes faites</translation>
    </message>
    <message>
        <source>By &amp;lot</source>
        <translation>Par tirage au &amp;sort</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>&amp;Mélanger</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>&amp;Paste text</source>
        <translation>Co&amp;ller du texte</translation>
    </message>
    <message>
        <source>Drag one piece onto another: they change places.</source>
        <translation>Tirez une pièce sur une autre&#xa0;: elles changent de place.</translation>
    </message>
    <message>
        <source>The set-up is on the clipboard as one line of text.</source>
        <translation>La disposition est dans le presse-papiers, en une ligne de texte.</translation>
    </message>
    <message>
        <source>Set up the armies</source>
        <translation>Disposer les armées</translation>
    </message>
    <message>
        <source>Give up this game? The armies that are set up are lost.</source>
        <translation>Renoncer à cette partie&#x202f;? Les armées disposées seront perdues.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>{name}, please take the seat</source>
        <translation>{name}, veuillez prendre place</translation>
    </message>
    <message>
        <source>You set up your army now. Nobody else looks.</source>
        <translation>Vous disposez maintenant votre armée. Personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>Show my army</source>
        <translation>Montrer mon armée</translation>
    </message>
    <message>
        <source>{name}, set up your army</source>
        <translation>{name}, disposez votre armée</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminé</translation>
    </message>
    <message>
        <source>{sentence}. Key {key}</source>
        <translation>{sentence}. Touche {key}</translation>
    </message>
    <message>
        <source>Against {names}.</source>
        <translation>Contre {names}.</translation>
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
        <translation>Nombre de bots</translation>
    </message>
    <message>
        <source>How well the bots play</source>
        <translation>Force des bots</translation>
    </message>
    <message>
        <source>Games of a file</source>
        <translation>Jeux d’un fichier</translation>
    </message>
    <message>
        <source>For {players} players.</source>
        <translation>Pour {players} joueurs.</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Changer de jeu</translation>
    </message>
    <message>
        <source>Game: {game}</source>
        <translation>Jeu&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Chooses another game</source>
        <translation>Choisit un autre jeu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search for a game</source>
        <translation>Chercher un jeu</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Cannot be played here: {reason}</source>
        <translation>Ne peut pas être joué ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>No game has such a name.</source>
        <translation>Aucun jeu ne porte ce nom.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Ajouter un programme…</translation>
    </message>
    <message>
        <source>as long as is usual for them</source>
        <translation>aussi longtemps que d’habitude</translation>
    </message>
    <message numerus="yes">
        <source>up to %n second(s)</source>
        <translation>
            <numerusform>jusqu’à %n seconde</numerusform>
            <numerusform>jusqu’à %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>through %n position(s)</source>
        <translation>
            <numerusform>sur %n position</numerusform>
            <numerusform>sur %n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>A better one thinks longer</source>
        <translation>Un meilleur réfléchit plus longtemps</translation>
    </message>
    <message>
        <source>Please choose</source>
        <translation>Veuillez choisir</translation>
    </message>
    <message>
        <source>{name} (bot)</source>
        <translation>{name} (bot)</translation>
    </message>
    <message>
        <source>{name} (out)</source>
        <translation>{name} (hors jeu)</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Qui joue comme joueur {number}</translation>
    </message>
    <message>
        <source>Army of player {number}</source>
        <translation>Armée du joueur {number}</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>Couleur du joueur {number}</translation>
    </message>
    <message>
        <source>Choose the colour of this player</source>
        <translation>Choisir la couleur de ce joueur</translation>
    </message>
    <message>
        <source>Drag to change the order (Alt+Up, Alt+Down)</source>
        <translation>Tirer pour changer l’ordre (Alt+Haut, Alt+Bas)</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Retirer le joueur {number}</translation>
    </message>
    <message>
        <source>The colour now is {colour}</source>
        <translation>La couleur est maintenant {colour}</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>Qui s’assied où&#x202f;?</translation>
    </message>
    <message>
        <source>Drag the players into order, or press Alt with Up or Down.</source>
        <translation>Tirez les joueurs dans leur ordre, ou appuyez sur Alt avec Haut ou Bas.</translation>
    </message>
    <message>
        <source>Players in their order</source>
        <translation>Joueurs dans leur ordre</translation>
    </message>
    <message>
        <source>place {number}, {name}</source>
        <translation>place {number}, {name}</translation>
    </message>
    <message>
        <source>Player {number}: {problem}</source>
        <translation>Joueur {number}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>These colours are hard to tell apart: {players}.</source>
        <translation>Ces couleurs sont difficiles à distinguer&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>These colours are hard to tell apart for people who are colour-blind: {players}.</source>
        <translation>Ces couleurs sont difficiles à distinguer pour les daltoniens&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{team}: {players}</source>
        <translation>{team}&#xa0;: {players}</translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation>
            <numerusform>%n paire de plus</numerusform>
            <numerusform>%n paires de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Il n’y a pas de partie sur la table.</translation>
    </message>
    <message>
        <source>Only in an analysis.</source>
        <translation>Seulement dans une analyse.</translation>
    </message>
    <message>
        <source>Only in an analysis, or when the game is over.</source>
        <translation>Seulement dans une analyse, ou quand la partie est terminée.</translation>
    </message>
    <message>
        <source>No bot is playing.</source>
        <translation>Aucun bot ne joue.</translation>
    </message>
    <message>
        <source>Only for a game opened from a file such as PGN.</source>
        <translation>Seulement pour une partie ouverte depuis un fichier, PGN par exemple.</translation>
    </message>
    <message>
        <source>No clocks are running.</source>
        <translation>Aucune pendule ne tourne.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>Only for a game of two armies that PGN can hold.</source>
        <translation>Seulement pour une partie à deux armées que le PGN peut contenir.</translation>
    </message>
    <message>
        <source>Only in games with several whole boards.</source>
        <translation>Seulement dans les jeux à plusieurs échiquiers entiers.</translation>
    </message>
    <message>
        <source>Nothing to do at the moment.</source>
        <translation>Rien à faire pour le moment.</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Cacher ce panneau</translation>
    </message>
    <message>
        <source>Take this panel out of the window, or put it back</source>
        <translation>Sortir ce panneau de la fenêtre, ou le remettre</translation>
    </message>
    <message>
        <source>Empty the line</source>
        <translation>Vider la ligne</translation>
    </message>
    <message>
        <source>{sentence} (it may have {size} GB of memory)</source>
        <translation>{sentence} (il peut avoir {size}&#xa0;Go de mémoire)</translation>
    </message>
    <message>
        <source>it cannot be loaded: {what}</source>
        <translation>il ne peut pas être chargé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>“{what}” makes no bot (expected a class of cfanp_gui.bots.contract.Bot)</source>
        <translation>«&#xa0;{what}&#xa0;» ne donne pas de bot (il faut une classe de cfanp_gui.bots.contract.Bot)</translation>
    </message>
    <message>
        <source>its name is {what} (expected a text in “name”)</source>
        <translation>son nom est {what} (il faut un texte dans «&#xa0;name&#xa0;»)</translation>
    </message>
    <message>
        <source>it has no name (expected a text in “name”)</source>
        <translation>il n’a pas de nom (il faut un texte dans «&#xa0;name&#xa0;»)</translation>
    </message>
    <message>
        <source>it has raised {what}</source>
        <translation>il a levé {what}</translation>
    </message>
    <message>
        <source>it has answered {what} (expected one of choices(position, player))</source>
        <translation>il a répondu {what} (il faut l’un de choices(position, player) pour ce joueur)</translation>
    </message>
    <message>
        <source>{sentence} ({file}, line {line})</source>
        <translation>{sentence} ({file}, ligne {line})</translation>
    </message>
    <message>
        <source>it has closed its output</source>
        <translation>il a fermé sa sortie</translation>
    </message>
    <message>
        <source>it has ended with status {status}</source>
        <translation>il s’est terminé avec le code {status}</translation>
    </message>
    <message>
        <source>it was ended by {signal}</source>
        <translation>il a été arrêté par {signal}</translation>
    </message>
    <message>
        <source>{how}: “{words}”</source>
        <translation>{how}&#xa0;: «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>it has {count} fields (expected at most {most})</source>
        <translation>il a {count} champs ({most} au plus)</translation>
    </message>
    <message>
        <source>“{text}” is no side to move (expected w or b)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un camp au trait (il faut w ou b)</translation>
    </message>
    <message>
        <source>“{text}” are no castling rights (expected such as KQkq, or -)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un ensemble de droits de roque (il faut par exemple KQkq, ou -)</translation>
    </message>
    <message>
        <source>“{text}” is no en passant square (expected such as e3, or -)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une case de prise en passant (il faut par exemple e3, ou -)</translation>
    </message>
    <message>
        <source>“{text}” is no number of moves (expected such as 0)</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre de coups (il faut par exemple 0)</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>il ne peut pas être lu</translation>
    </message>
    <message>
        <source>a NUL character was ignored</source>
        <translation>un caractère NUL a été ignoré</translation>
    </message>
    <message>
        <source>a comment has no end</source>
        <translation>un commentaire n’a pas de fin</translation>
    </message>
    <message>
        <source>a closing bracket without an opening one was ignored</source>
        <translation>un crochet fermant ou une accolade fermante sans ouverture a été ignoré</translation>
    </message>
    <message>
        <source>text in brackets is kept as a comment</source>
        <translation>du texte entre crochets est gardé comme commentaire</translation>
    </message>
    <message>
        <source>a tag whose name cannot be used is kept as a comment</source>
        <translation>une balise au nom inutilisable est gardée comme commentaire</translation>
    </message>
    <message>
        <source>the tag {name} was read as “{value}”</source>
        <translation>la balise {name} a été lue comme «&#xa0;{value}&#xa0;»</translation>
    </message>
    <message>
        <source>“{name}” is not an encoding (expected such as {expected})</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un encodage (il faut par exemple {expected})</translation>
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
        <translation>Europe centrale (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Cyrillique (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>Cyrillique (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>Grec (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>Turc (Windows-1254)</translation>
    </message>
    <message>
        <source>Baltic (Windows-1257)</source>
        <translation>Balte (Windows-1257)</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>Chinois (GB18030)</translation>
    </message>
    <message>
        <source>Chinese (Big5)</source>
        <translation>Chinois (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift JIS)</source>
        <translation>Japonais (Shift JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC)</source>
        <translation>Japonais (EUC)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Coréen (EUC-KR)</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lire comme</translation>
    </message>
    <message>
        <source>Read as: {encoding}</source>
        <translation>Lire comme&#xa0;: {encoding}</translation>
    </message>
    <message>
        <source>Letters that look wrong in {file} were written in another encoding than it was read in.</source>
        <translation>Si des lettres de {file} paraissent fausses, c’est qu’elles ont été écrites dans un autre encodage que celui de la lecture.</translation>
    </message>
    <message>
        <source>Reopen with encoding</source>
        <translation>Rouvrir avec un encodage</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>the reading has ended unexpectedly</source>
        <translation>la lecture s’est terminée de façon inattendue</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Which game of {file} is to be opened?</source>
        <translation>Quelle partie de {file} faut-il ouvrir&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Check all games</source>
        <translation>&amp;Vérifier toutes les parties</translation>
    </message>
    <message>
        <source>&amp;Stop checking</source>
        <translation>&amp;Arrêter la vérification</translation>
    </message>
    <message>
        <source>Show &amp;remarks…</source>
        <translation>Montrer les &amp;remarques…</translation>
    </message>
    <message>
        <source>All games were read without remarks.</source>
        <translation>Toutes les parties ont été lues sans remarque.</translation>
    </message>
    <message>
        <source>The text holds {games} games.</source>
        <translation>Le texte contient {games} parties.</translation>
    </message>
    <message>
        <source>{file} holds {games} games.</source>
        <translation>{file} contient {games} parties.</translation>
    </message>
    <message>
        <source>{number}. cannot be read: {reason}</source>
        <translation>{number}. ne peut pas être lue&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read: {reason}.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être lue&#xa0;: {reason}.</numerusform>
            <numerusform>%n parties n’ont pas pu être lues&#xa0;: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>How the file was read</source>
        <translation>Comment le fichier a été lu</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Cacher</translation>
    </message>
    <message>
        <source>the indexing has ended unexpectedly</source>
        <translation>l’indexation s’est terminée de façon inattendue</translation>
    </message>
    <message>
        <source>The screen is gone. Games that were begun are offered at the next start.</source>
        <translation>L’écran a disparu. Les parties commencées seront proposées au prochain démarrage.</translation>
    </message>
    <message>
        <source>“{part}” is not a capture (expected such as 1x2N)</source>
        <translation>«&#xa0;{part}&#xa0;» n’est pas une prise (il faut par exemple 1x2N)</translation>
    </message>
    <message>
        <source>player {player} cannot capture from themselves</source>
        <translation>le joueur {player} ne peut pas prendre ses propres pièces</translation>
    </message>
    <message>
        <source>“{part}” is not a debt (expected such as 3:5)</source>
        <translation>«&#xa0;{part}&#xa0;» n’est pas une dette (il faut par exemple 3:5)</translation>
    </message>
    <message>
        <source>“{letters}” are not lost pieces (expected such as BR)</source>
        <translation>«&#xa0;{letters}&#xa0;» ne sont pas des pièces perdues (il faut par exemple BR)</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as {move})</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup (il faut par exemple {move})</translation>
    </message>
    <message>
        <source>Plays any move that is allowed.</source>
        <translation>Joue n’importe quel coup permis.</translation>
    </message>
    <message>
        <source>Takes the most valuable piece and looks no further.</source>
        <translation>Prend la pièce la plus précieuse et ne regarde pas plus loin.</translation>
    </message>
    <message>
        <source>Looks a move ahead and overlooks much, most of all quiet and long moves.</source>
        <translation>Calcule un coup à l’avance et laisse échapper beaucoup, surtout les coups tranquilles et longs.</translation>
    </message>
    <message>
        <source>Looks a little ahead and often overlooks what comes from afar.</source>
        <translation>Calcule un peu et laisse souvent échapper ce qui vient de loin.</translation>
    </message>
    <message>
        <source>Looks ahead and overlooks a move now and then.</source>
        <translation>Calcule et laisse échapper un coup de temps en temps.</translation>
    </message>
    <message>
        <source>Looks further ahead and overlooks little.</source>
        <translation>Calcule plus loin et laisse peu échapper.</translation>
    </message>
    <message>
        <source>Looks far ahead and overlooks hardly anything.</source>
        <translation>Calcule loin et ne laisse presque rien échapper.</translation>
    </message>
    <message>
        <source>Looks as far ahead as there is time for.</source>
        <translation>Calcule aussi loin que le temps le permet.</translation>
    </message>
    <message>
        <source>Mirrored, each file meets itself, and every army is set up as White is: King faces King, and Queen faces Queen (broken arrows).</source>
        <translation>En miroir, chaque colonne se rencontre elle-même, et chaque armée est placée comme les Blancs&#xa0;: roi face à roi, et dame face à dame (flèches en tirets).</translation>
    </message>
    <message>
        <source>Turned, file a meets file h. Armies A and C are both set up as White is, so the King of each faces the Queen of the other (broken arrows). Armies A and B are set up as in chess: King faces King.</source>
        <translation>Demi-échiquier tourné&#xa0;: la colonne a rencontre la colonne h. Les armées A et C sont toutes deux placées comme les Blancs&#x202f;; le roi de l’une fait donc face à la dame de l’autre (flèches en tirets). Les armées A et B sont placées comme aux échecs&#xa0;: roi face à roi.</translation>
    </message>
    <message>
        <source>Army A stands on two half-boards, so it has two moves in its turn (arrows).</source>
        <translation>L’armée A se tient sur deux demi-échiquiers&#x202f;; elle a donc deux coups dans son tour (flèches).</translation>
    </message>
    <message>
        <source>Army A stands on two half-boards, and still has one move in its turn (arrow).</source>
        <translation>L’armée A se tient sur deux demi-échiquiers, et n’a pourtant qu’un coup dans son tour (flèche).</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, and moves it too: its pieces wear a ring.</source>
        <translation>L’armée A a maté l’armée B et la joue aussi&#xa0;: les pièces de celle-ci portent un anneau.</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, which is gone; its half-board is empty.</source>
        <translation>L’armée A a maté l’armée B, qui a disparu&#x202f;; son demi-échiquier est vide.</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, which is dead: its pieces are grey and in the way.</source>
        <translation>L’armée A a maté l’armée B, qui est morte&#xa0;: ses pièces sont grises et font obstacle.</translation>
    </message>
    <message>
        <source>Which player gets army A, B or C is drawn when the game begins.</source>
        <translation>Quel joueur reçoit l’armée A, B ou C est tiré au sort au début de la partie.</translation>
    </message>
    <message>
        <source>The first player has army A, the second army B, the third army C (arrows).</source>
        <translation>Le premier joueur a l’armée A, le deuxième l’armée B, le troisième l’armée C (flèches).</translation>
    </message>
    <message>
        <source>Army B was handed to the player of army C, who moves it from now on.</source>
        <translation>L’armée B a été cédée au joueur de l’armée C, qui la joue désormais.</translation>
    </message>
    <message>
        <source>Army A has pushed A and B together, and its own King is mated there (broken arrows): the army is lost.</source>
        <translation>L’armée A a accolé A et B, et son propre roi y est mat (flèches en tirets)&#xa0;: l’armée est perdue.</translation>
    </message>
    <message>
        <source>Armies B and C threaten a piece of army A each (broken arrows). Army A may answer with two moves in its turn.</source>
        <translation>Les armées B et C menacent chacune une pièce de l’armée A (flèches en tirets). L’armée A peut répondre par deux coups dans son tour.</translation>
    </message>
    <message>
        <source>Armies A and B exchange a Knight and a Rook (arrows). Army C lost nothing in the round, so it must give up a piece worth at least a Knight: one of those in rings.</source>
        <translation>Les armées A et B échangent un cavalier et une tour (flèches). L’armée C n’a rien perdu dans la ronde&#x202f;; elle doit donc céder une pièce valant au moins un cavalier&#xa0;: l’une de celles qui sont cerclées.</translation>
    </message>
    <message>
        <source>Army B is checkmated, and so frozen: it loses its turns, and only its King may be captured (arrow). Once that is gone, the army is dead.</source>
        <translation>L’armée B est matée, donc gelée&#xa0;: elle perd ses tours, et seul son roi peut être pris (flèche). Une fois celui-ci parti, l’armée est morte.</translation>
    </message>
    <message>
        <source>Army B is dead and stands in the way. With the rule its pieces may be captured (arrow); without it they stay for good, where Kings are captured.</source>
        <translation>L’armée B est morte et fait obstacle. Avec cette règle, ses pièces peuvent être prises (flèche)&#x202f;; sans elle, elles restent pour toujours là où les rois sont pris.</translation>
    </message>
    <message>
        <source>Army A moves its pawn, and pushes one of army B’s one square forward (arrows): either of the two in rings.</source>
        <translation>L’armée A joue son pion et pousse d’une case en avant un pion de l’armée B (flèches)&#xa0;: l’un des deux qui sont cerclés.</translation>
    </message>
    <message>
        <source>Army A’s back rank from a to h: {letters}.</source>
        <translation>La rangée de base de l’armée A, de a à h&#xa0;: {letters}.</translation>
    </message>
    <message>
        <source>The game could not be kept in {folder}: {reason}.</source>
        <translation>La partie n’a pas pu être conservée dans {folder}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <translation>Résultat&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Érable</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Noyer</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feutre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Chêne</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lin</translation>
    </message>
    <message>
        <source>Plain light</source>
        <translation>Uni clair</translation>
    </message>
    <message>
        <source>Plain dark</source>
        <translation>Uni sombre</translation>
    </message>
    <message>
        <source>With the colours</source>
        <translation>Selon les couleurs</translation>
    </message>
    <message>
        <source>{file} cannot be read, and boards look as usual: {reason}</source>
        <translation>{file} ne peut pas être lu, et les échiquiers ont leur aspect habituel&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file}, section [{section}]: {field} is not right, and the theme is left out.</source>
        <translation>{file}, section [{section}]&#xa0;: {field} n’est pas correct, et le thème est laissé de côté.</translation>
    </message>
    <message>
        <source>Analysis: {players}, {day}</source>
        <translation>Analyse&#xa0;: {players}, {day}</translation>
    </message>
    <message>
        <source>Analysis: {players}</source>
        <translation>Analyse&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>No games yet. Every game that you finish is kept here by itself.</source>
        <translation>Pas encore de parties. Chaque partie que vous terminez est conservée ici d’office.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Evening’s table…</source>
        <translation>Tableau de la soirée…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Montrer le dossier</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Changer de dossier…</translation>
    </message>
    <message>
        <source>Folder for my games</source>
        <translation>Dossier de mes parties</translation>
    </message>
    <message>
        <source>Evening’s table</source>
        <translation>Tableau de la soirée</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Vider…</translation>
    </message>
    <message>
        <source>No game has been finished yet. The next one is counted here.</source>
        <translation>Aucune partie n’est encore terminée. La prochaine sera comptée ici.</translation>
    </message>
    <message>
        <source>Won: {won}</source>
        <translation>Gagnées&#xa0;: {won}</translation>
    </message>
    <message>
        <source>Drawn: {drawn}</source>
        <translation>Nulles&#xa0;: {drawn}</translation>
    </message>
    <message>
        <source>Armies captured: {captured}</source>
        <translation>Armées capturées&#xa0;: {captured}</translation>
    </message>
    <message>
        <source>Clear this table? The games stay in My games.</source>
        <translation>Vider ce tableau&#x202f;? Les parties restent dans «&#xa0;Mes parties&#xa0;».</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Move on by one seat</source>
        <translation>Avancer d’une place</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>Comme avant</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Par tirage au sort</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day} {month}</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>{rule} Example: {words}</source>
        <translation>{rule} Exemple&#xa0;: {words}</translation>
    </message>
    <message>
        <source>The weights of this game cannot be learned</source>
        <translation>Les poids de ce jeu ne peuvent pas être appris</translation>
    </message>
    <message>
        <source>the weights are fitted, and tried against the plain ones</source>
        <translation>les poids sont ajustés et essayés contre les poids simples</translation>
    </message>
    <message>
        <source>the weights won {rate} +- {error} % of {games} games (fair are {fair} %)</source>
        <translation>les poids ont gagné {rate} +- {error} % de {games} parties (équitable&#xa0;: {fair} %)</translation>
    </message>
    <message>
        <source>{file}: line {number} is not of this run</source>
        <translation>{file}&#xa0;: la ligne {number} n’est pas de cette exécution</translation>
    </message>
    <message>
        <source>You must drop a piece on this pair; other pairs are free</source>
        <translation>Vous devez parachuter une pièce sur cette paire&#x202f;; les autres paires sont libres</translation>
    </message>
    <message>
        <source>Another piece of the hand must be dropped first</source>
        <translation>Il faut d’abord parachuter une autre pièce de la main</translation>
    </message>
    <message>
        <source>No move may give check in this game: the King on {square} would be in check</source>
        <translation>Aucun coup ne peut donner échec dans ce jeu&#xa0;: le roi sur {square} serait en échec</translation>
    </message>
    <message>
        <source>A King in check may only capture the piece that checks it, on {square}</source>
        <translation>Un roi en échec ne peut que prendre la pièce qui le met en échec, sur {square}</translation>
    </message>
    <message>
        <source>both sides have reached the goal</source>
        <translation>les deux camps ont atteint l’objectif</translation>
    </message>
    <message>
        <source>the winner’s pieces are gone</source>
        <translation>les pièces du vainqueur ont disparu</translation>
    </message>
    <message>
        <source>{count} of {most} checks</source>
        <translation>échecs&#xa0;: {count} sur {most}</translation>
    </message>
    <message>
        <source>{count}/{most} checks</source>
        <translation>échecs {count}/{most}</translation>
    </message>
    <message>
        <source>goal of army {army}</source>
        <translation>objectif de l’armée {army}</translation>
    </message>
    <message>
        <source>all armies have passed</source>
        <translation>toutes les armées ont passé</translation>
    </message>
    <message>
        <source>the Kings face each other</source>
        <translation>les rois se font face</translation>
    </message>
    <message>
        <source>The Kings see each other, and the move must part them</source>
        <translation>Les rois se voient, et le coup doit y mettre fin</translation>
    </message>
    <message>
        <source>Only a whole turn is passed</source>
        <translation>On ne passe qu’un tour entier</translation>
    </message>
    <message>
        <source>An army in check may not pass</source>
        <translation>Une armée en échec ne peut pas passer</translation>
    </message>
    <message>
        <source>An army that can capture may not pass</source>
        <translation>Une armée qui peut prendre ne peut pas passer</translation>
    </message>
    <message>
        <source>Your {piece} on {square} would explode</source>
        <translation>Une de vos pièces exploserait ({piece} en {square})</translation>
    </message>
    <message>
        <source>{line}</source>
        <translation>{line}</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>case d’entrée</translation>
    </message>
    <message>
        <source>blows up the {piece}</source>
        <translation>fait exploser&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>takes the last {piece}</source>
        <translation>prend la dernière de cette sorte ({piece})</translation>
    </message>
    <message>
        <source>{about}</source>
        <translation>{about}</translation>
    </message>
    <message>
        <source>The rules of counting moves when few pieces are left are not applied.</source>
        <translation>Les règles de décompte des coups quand il reste peu de pièces ne sont pas appliquées.</translation>
    </message>
    <message>
        <source>The rules about chasing other pieces are not applied.</source>
        <translation>Les règles sur la poursuite d’autres pièces ne sont pas appliquées.</translation>
    </message>
    <message>
        <source>Points are not counted at the end.</source>
        <translation>On ne compte pas les points à la fin.</translation>
    </message>
    <message>
        <source>That a move may not be repeated is not applied.</source>
        <translation>L’interdiction de répéter un coup n’est pas appliquée.</translation>
    </message>
    <message>
        <source>Once two players are left, a player who can move with none of their armies, though none is in check, has lost. Before that the army passes.</source>
        <translation>Dès qu’il ne reste que deux joueurs, celui qui n’a de coup avec aucune de ses armées, sans qu’aucune soit en échec, a perdu. Avant cela, l’armée passe.</translation>
    </message>
    <message>
        <source>Once two players are left, a player who can move with none of their armies wins. Before that the army passes.</source>
        <translation>Dès qu’il ne reste que deux joueurs, celui qui n’a de coup avec aucune de ses armées gagne. Avant cela, l’armée passe.</translation>
    </message>
    <message>
        <source>With two armies it is a draw when a position has stood {count} times.</source>
        <translation>Avec deux armées, la partie est nulle quand une position s’est présentée {count} fois.</translation>
    </message>
    <message>
        <source>At its home it is called {name}.</source>
        <translation>Dans son pays, ce jeu s’appelle {name}.</translation>
    </message>
    <message>
        <source>Family: {family}.</source>
        <translation>Famille&#xa0;: {family}.</translation>
    </message>
    <message>
        <source>Choose it as the base game when you set up a game. Armies, pushing, the order of turns and the capture of armies are those on the page Rules; where they say chess, read this game. With two armies it is the game as it is played at home.</source>
        <translation>Choisissez-le comme jeu de base à la préparation d’une partie. Les armées, l’accolement, l’ordre des tours et la capture des armées sont ceux de la page Règles&#x202f;; là où elle dit échecs, lisez ce jeu. Avec deux armées, c’est le jeu tel qu’on le joue d’ordinaire.</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation>Comment on gagne</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>Échiquier et pièces</translation>
    </message>
    <message>
        <source>What is different from chess</source>
        <translation>Ce qui diffère des échecs</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La main</translation>
    </message>
    <message>
        <source>On half-boards</source>
        <translation>Sur demi-échiquiers</translation>
    </message>
    <message>
        <source>Writing it down</source>
        <translation>La notation</translation>
    </message>
    <message>
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message>
        <source>Armies set up as White (A, C, E ..): {words}</source>
        <translation>Armées placées comme les Blancs (A, C, E…)&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Armies set up as Black (B, D, F ..): {words}</source>
        <translation>Armées placées comme les Noirs (B, D, F…)&#xa0;: {words}</translation>
    </message>
    <message>
        <source>There is no check and no mate.</source>
        <translation>Il n’y a ni échec ni mat.</translation>
    </message>
    <message>
        <source>no more than {count} pieces left</source>
        <translation>il n’en reste que {count} pièces au plus</translation>
    </message>
    <message>
        <source>An army is captured when it has {what}.</source>
        <translation>Une armée est capturée quand {what}.</translation>
    </message>
    <message>
        <source>It counts only while another army has at least {count}.</source>
        <translation>Cela ne compte que si une autre armée en a au moins {count}.</translation>
    </message>
    <message>
        <source>{count} of them must stand there.</source>
        <translation>{count} d’entre elles doivent s’y trouver.</translation>
    </message>
    <message>
        <source>One of them is enough while no square there is empty.</source>
        <translation>Une seule suffit tant qu’aucune case n’y est vide.</translation>
    </message>
    <message>
        <source>An army without a move passes, also once two players are left.</source>
        <translation>Une armée sans coup passe, même quand il ne reste que deux joueurs.</translation>
    </message>
    <message>
        <source>With two armies, {count} moves of each without a capture or a pawn’s move are a draw.</source>
        <translation>Avec deux armées, {count} coups de chacune sans prise ni coup de pion font nulle.</translation>
    </message>
    <message>
        <source>A half-board has {files} files and {ranks} ranks.</source>
        <translation>Un demi-échiquier a {files} colonnes et {ranks} rangées.</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rangée</numerusform>
            <numerusform>%n rangées</numerusform>
        </translation>
    </message>
    <message>
        <source>Between any two that are pushed together lies the strip, of {ranks}: it belongs to nobody, and what stands on it is on every pair.</source>
        <translation>Entre deux demi-échiquiers accolés se trouve la bande, de {ranks}&#xa0;: elle n’est à personne, et ce qui s’y trouve est sur chaque paire.</translation>
    </message>
    <message>
        <source>Pieces stand on points, where lines cross.</source>
        <translation>Les pièces se tiennent sur les points où se croisent les lignes.</translation>
    </message>
    <message>
        <source>Each seat may choose its army: {armies}.</source>
        <translation>Chaque place peut choisir son armée&#xa0;: {armies}.</translation>
    </message>
    <message>
        <source>Explosions leave these unharmed: {pieces}.</source>
        <translation>Les explosions épargnent ces pièces&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>No move may give check.</source>
        <translation>Aucun coup ne peut donner échec.</translation>
    </message>
    <message>
        <source>A King in check may only move to capture what checks it.</source>
        <translation>Un roi en échec ne peut jouer que pour prendre la pièce qui le met en échec.</translation>
    </message>
    <message>
        <source>Two Kings may not face each other on an open file.</source>
        <translation>Deux rois ne peuvent pas se faire face sur une colonne ouverte.</translation>
    </message>
    <message>
        <source>An army that is not in check may pass.</source>
        <translation>Une armée qui n’est pas en échec peut passer.</translation>
    </message>
    <message>
        <source>Along the diagonal lines of a palace some pieces move diagonally: general, guard and soldier a step, chariot and cannon as far as they go elsewhere.</source>
        <translation>Le long des diagonales d’un palais, certaines pièces se déplacent en diagonale&#xa0;: général, garde et soldat d’un pas, char et canon aussi loin qu’ailleurs.</translation>
    </message>
    <message>
        <source>A piece that leaves its first square on the back rank may bring in a piece of the hand there, in the same move.</source>
        <translation>Une pièce qui quitte sa case de départ sur la rangée de base peut y faire entrer une pièce de la main, dans le même coup.</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <translation>Il n’y a pas de roque.</translation>
    </message>
    <message>
        <source>The King castles with: {pieces}.</source>
        <translation>Le roi roque avec&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>Pawns have no double step.</source>
        <translation>Les pions n’ont pas de double pas.</translation>
    </message>
    <message>
        <source>It may also stay what it is, if it can move on.</source>
        <translation>La pièce peut aussi rester ce qu’elle est, si elle peut encore avancer.</translation>
    </message>
    <message>
        <source>{piece} – {other}</source>
        <translation>{piece} – {other}</translation>
    </message>
    <message>
        <source>With every move a piece becomes another one: {pieces}.</source>
        <translation>À chaque coup, une pièce en devient une autre&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>A piece that moves into, within or out of the promotion zone becomes another one: {pieces}.</source>
        <translation>Une pièce qui entre dans la zone de promotion, y joue ou en sort en devient une autre&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>An army that can capture on the pair that is pushed must; another pair may be pushed instead.</source>
        <translation>Une armée qui peut prendre sur la paire accolée y est obligée&#x202f;; une autre paire peut être accolée à la place.</translation>
    </message>
    <message>
        <source>A capture explodes: it also removes the piece that captures, and every piece but pawns on the eight squares around, own or hostile. Nobody may explode a King of their own.</source>
        <translation>Une prise explose&#xa0;: elle enlève aussi la pièce qui prend et, sur les huit cases autour, toutes les pièces sauf les pions, à qui qu’elles soient. Personne ne peut faire exploser l’un de ses propres rois.</translation>
    </message>
    <message>
        <source>These do not capture pieces of their own kind: {pieces}.</source>
        <translation>Ces pièces ne prennent pas de pièces de leur propre sorte&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>The {pieces} neither jumps over another of its kind nor captures one.</source>
        <translation>Une pièce de cette sorte ({pieces}) ne saute pas par-dessus une autre de sa sorte et n’en prend pas.</translation>
    </message>
    <message>
        <source>When a King faces another along an open line of the pair, a move there must end that; with two armies, the army to move may pass instead, and the game is drawn.</source>
        <translation>Quand un roi fait face à un autre sur une ligne ouverte de la paire, un coup joué sur cette paire doit y mettre fin&#x202f;; avec deux armées, l’armée au trait peut passer à la place, et la partie est nulle.</translation>
    </message>
    <message>
        <source>From its first square the King may leap two files aside and one rank forward, and the piece beside it two squares straight forward, over anything to an empty square. A King may not leap in check, nor once a hostile rook has moved onto its file or rank.</source>
        <translation>Depuis sa case de départ, le roi peut sauter de deux colonnes sur le côté et d’une rangée en avant, et la pièce à côté de lui de deux cases tout droit, par-dessus n’importe quoi, sur une case vide. Un roi ne peut pas sauter s’il est en échec, ni une fois qu’une tour adverse est venue sur sa colonne ou sa rangée.</translation>
    </message>
    <message>
        <source>An army that castles to one side takes the right to castle there from all others.</source>
        <translation>Une armée qui roque d’un côté ôte à toutes les autres le droit de roquer de ce côté.</translation>
    </message>
    <message>
        <source>With two armies, the player to move loses when a position has stood {count} times.</source>
        <translation>Avec deux armées, le joueur au trait perd quand une position s’est présentée {count} fois.</translation>
    </message>
    <message>
        <source>With two armies, the player to move wins when a position has stood {count} times.</source>
        <translation>Avec deux armées, le joueur au trait gagne quand une position s’est présentée {count} fois.</translation>
    </message>
    <message>
        <source>With two armies, army A loses when a position has stood {count} times.</source>
        <translation>Avec deux armées, l’armée A perd quand une position s’est présentée {count} fois.</translation>
    </message>
    <message>
        <source>files {first} to {last}, {ranks}</source>
        <translation>les colonnes {first} à {last} dans {ranks}</translation>
    </message>
    <message>
        <source>Every {pieces} of an army is royal: none may be left attacked, and each is checkmated like the King of chess.</source>
        <translation>Chaque pièce de cette sorte ({pieces}) d’une armée est royale&#xa0;: aucune ne doit rester attaquée, et chacune est matée comme le roi des échecs.</translation>
    </message>
    <message>
        <source>These are royal while their army has no more than {count} of the kind; they may not be left attacked, and are checkmated like the King of chess: {pieces}.</source>
        <translation>Ces pièces sont royales tant que leur armée n’en a pas plus de {count} par sorte&#x202f;; elles ne doivent pas rester attaquées et sont matées comme le roi des échecs&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>The last {pieces} of an army is royal: it may not be left attacked, and is checkmated like the King of chess.</source>
        <translation>La dernière pièce de cette sorte ({pieces}) d’une armée est royale&#xa0;: elle ne doit pas rester attaquée et est matée comme le roi des échecs.</translation>
    </message>
    <message>
        <source>An army that has several may not leave all of them attacked at once.</source>
        <translation>Une armée qui en a plusieurs ne doit pas les laisser toutes attaquées à la fois.</translation>
    </message>
    <message>
        <source>no piece left</source>
        <translation>il ne lui reste aucune pièce</translation>
    </message>
    <message>
        <source>no more than {pieces} left</source>
        <translation>il ne lui reste pas plus de {pieces}</translation>
    </message>
    <message>
        <source>lost its last {pieces}</source>
        <translation>elle a perdu sa dernière pièce de cette sorte ({pieces})</translation>
    </message>
    <message>
        <source>A player wins when each of their armies has {what}.</source>
        <translation>Un joueur gagne quand ceci vaut pour chacune de ses armées&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>An army whose {pieces} reaches {squares} of a pair, counted from its own home, captures the army that is at home on the other half-board.</source>
        <translation>Une armée dont une pièce de cette sorte ({pieces}) atteint {squares} d’une paire, en comptant depuis son propre domicile, capture l’armée qui a son domicile sur l’autre demi-échiquier.</translation>
    </message>
    <message>
        <source>It counts if it still stands there when the army’s next turn begins.</source>
        <translation>Cela compte si la pièce s’y trouve encore quand commence le tour suivant de son armée.</translation>
    </message>
    <message>
        <source>It does not count while it is attacked there.</source>
        <translation>Cela ne compte pas tant que la pièce y est attaquée.</translation>
    </message>
    <message>
        <source>With two armies, a player who gives check with every move until a position has stood {count} times loses.</source>
        <translation>Avec deux armées, un joueur qui donne échec à chaque coup jusqu’à ce qu’une position se soit présentée {count} fois perd.</translation>
    </message>
    <message>
        <source>With two armies, {count} moves of each without a capture are a draw.</source>
        <translation>Avec deux armées, {count} coups de chacune sans prise font nulle.</translation>
    </message>
    <message>
        <source>This is how the pieces move, alone on a board or with what the drawing shows:</source>
        <translation>Voici comment les pièces se déplacent, seules sur un échiquier ou avec ce que montre le dessin&#xa0;:</translation>
    </message>
    <message>
        <source>When all living armies pass one after another, it is a draw.</source>
        <translation>Si toutes les armées vivantes passent l’une après l’autre, la partie est nulle.</translation>
    </message>
    <message>
        <source>In castling the King moves {squares} towards the rook.</source>
        <translation>Au roque, le roi avance de {squares} vers la tour.</translation>
    </message>
    <message>
        <source>any rank</source>
        <translation>n’importe quelle rangée</translation>
    </message>
    <message>
        <source>Pawns make their double step from {ranks}.</source>
        <translation>Les pions font leur double pas depuis {ranks}.</translation>
    </message>
    <message>
        <source>A {pawn} that reaches {ranks} of a half-board that is not its home is promoted to {pieces}.</source>
        <translation>Un {pawn} qui atteint {ranks} d’un demi-échiquier qui n’est pas son domicile est promu en {pieces}.</translation>
    </message>
    <message>
        <source>Promotion never gives an army more than {limits}.</source>
        <translation>Par promotion, une armée n’a jamais plus que ceci&#xa0;: {limits}.</translation>
    </message>
    <message>
        <source>A piece that captures becomes another one: {pieces}.</source>
        <translation>Une pièce qui fait une prise en devient une autre&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>It does so only by capturing.</source>
        <translation>Cela n’arrive que par une prise.</translation>
    </message>
    <message>
        <source>The promotion zone is {ranks} of every half-board that is not the piece’s home.</source>
        <translation>La zone de promotion comprend {ranks} de tout demi-échiquier qui n’est pas le domicile de la pièce.</translation>
    </message>
    <message>
        <source>The {pieces} keeps to {squares} of a pair, counted from its own home.</source>
        <translation>Une pièce de cette sorte ({pieces}) reste sur {squares} d’une paire, en comptant depuis son propre domicile.</translation>
    </message>
    <message>
        <source>What an army captures goes to its hand and has its colour from then on.</source>
        <translation>Ce qu’une armée prend va dans sa main et porte dès lors sa peinture.</translation>
    </message>
    <message>
        <source>A promoted pawn that is captured goes to the hand as a pawn.</source>
        <translation>Un pion promu qui est pris va dans la main comme pion.</translation>
    </message>
    <message>
        <source>A captured piece loses its promotion.</source>
        <translation>Une pièce prise perd sa promotion.</translation>
    </message>
    <message>
        <source>Instead of moving, an army may push any two half-boards and drop a piece from the hand on an empty square. When an army is captured its hand goes with it.</source>
        <translation>Au lieu de jouer une pièce, une armée peut accoler deux demi-échiquiers quelconques et parachuter une pièce de la main sur une case vide. Quand une armée est capturée, sa main va avec elle.</translation>
    </message>
    <message>
        <source>It is dropped with either side up.</source>
        <translation>Une pièce peut être parachutée sur l’une ou l’autre face.</translation>
    </message>
    <message>
        <source>No drop may give check.</source>
        <translation>Aucun parachutage ne peut donner échec.</translation>
    </message>
    <message>
        <source>A {piece} may not be dropped on a file of the joined board on which its army already has {count}.</source>
        <translation>Une pièce de cette sorte ({piece}) ne peut pas être parachutée sur une colonne de l’échiquier formé où son armée en a déjà {count}.</translation>
    </message>
    <message>
        <source>A {piece} may not be dropped so that it mates at once.</source>
        <translation>Une pièce de cette sorte ({piece}) ne peut pas être parachutée de façon à mater aussitôt.</translation>
    </message>
    <message>
        <source>Pieces are dropped only on {squares}, counted from home.</source>
        <translation>Les pièces ne sont parachutées que sur {squares}, en comptant depuis le domicile.</translation>
    </message>
    <message>
        <source>Castling and en passant are as on the page Rules. A castling army keeps to its home half-board.</source>
        <translation>Le roque et la prise en passant sont comme à la page Règles. Une armée qui roque reste sur son demi-échiquier d’origine.</translation>
    </message>
    <message>
        <source>In the text of a position these have other letters: {letters}.</source>
        <translation>Dans le texte d’une position, ces pièces ont d’autres lettres&#xa0;: {letters}.</translation>
    </message>
    <message>
        <source>{move} drops a piece from the hand.</source>
        <translation>{move} parachute une pièce de la main.</translation>
    </message>
    <message>
        <source>An army that has been checked {times} is captured by the player who checked it last.</source>
        <translation>Une armée mise {times} en échec est capturée par le joueur qui l’y a mise en dernier.</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece is dropped or left where it could never move.</source>
        <translation>Aucune pièce n’est parachutée ni laissée là où elle ne pourrait jamais jouer.</translation>
    </message>
    <message>
        <source>What can be dropped must be, before anything else moves.</source>
        <translation>Ce qui peut être parachuté doit l’être, avant tout autre coup.</translation>
    </message>
    <message>
        <source>These must be dropped before anything else moves: {pieces}.</source>
        <translation>Celles-ci doivent être parachutées avant tout autre coup&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>An army begins with these in its hand: {pieces}.</source>
        <translation>Une armée commence avec ces pièces en main&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>A pawn is not dropped on a back rank.</source>
        <translation>Un pion ne se parachute pas sur une rangée de base.</translation>
    </message>
    <message>
        <source>A piece sees its home half-board as its own side, and every other one as the opponent’s. So it looks away from its owner at home, and towards the back rank on any other half-board.</source>
        <translation>Une pièce voit son demi-échiquier d’origine comme son propre camp, et tout autre comme celui de l’adversaire. Elle regarde donc à l’opposé de son propriétaire chez elle, et vers la rangée de base sur tout autre demi-échiquier.</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <translation>{letter} {piece}</translation>
    </message>
    <message>
        <source>Moves are written as in chess, with the pair in front. The letters are: {letters}.</source>
        <translation>Les coups s’écrivent comme aux échecs, précédés de la paire. Les lettres sont&#xa0;: {letters}.</translation>
    </message>
    <message>
        <source>A + or a - at the end says that a piece became another one.</source>
        <translation>Un + ou un - à la fin dit qu’une pièce en est devenue une autre.</translation>
    </message>
    <message>
        <source>A + at the end promotes and a = declines.</source>
        <translation>Un + à la fin promeut, un = y renonce.</translation>
    </message>
    <message>
        <source>A promoted piece has + before the letter it had.</source>
        <translation>Une pièce promue a un + devant la lettre qu’elle avait.</translation>
    </message>
    <message>
        <source>What a move brings in stands behind a slash: AB:Nc3/H.</source>
        <translation>Ce qu’un coup fait entrer suit une barre oblique&#xa0;: AB:Nc3/H.</translation>
    </message>
    <message>
        <source>A square of the strip is named with ~ in front.</source>
        <translation>Une case de la bande se nomme précédée de ~.</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>aucune rangée</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>la rangée {rank}</translation>
    </message>
    <message>
        <source>ranks {first} and {last}</source>
        <translation>les rangées {first} et {last}</translation>
    </message>
    <message>
        <source>ranks {first} to {last}</source>
        <translation>les rangées {first} à {last}</translation>
    </message>
    <message>
        <source>the ranks {ranks}</source>
        <translation>les rangées {ranks}</translation>
    </message>
    <message>
        <source>[{game}]: the name is taken by another file</source>
        <translation>[{game}]&#xa0;: ce nom est déjà pris par un autre fichier</translation>
    </message>
    <message>
        <source>[{game}] {key} is not applied</source>
        <translation>[{game}] {key} n’est pas appliqué</translation>
    </message>
    <message>
        <source>{where}: {problem}</source>
        <translation>{where}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>files of Rooks, KQ, K, Q or -</source>
        <translation>les colonnes des tours, KQ, K, Q ou -</translation>
    </message>
    <message>
        <source>army {letter} has “{text}” (expected some of {files}, or -)</source>
        <translation>l’armée {letter} a «&#xa0;{text}&#xa0;» (il faut certaines de {files}, ou -)</translation>
    </message>
    <message>
        <source>Games of Fairy-Stockfish</source>
        <translation>Jeux de Fairy-Stockfish</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Saved as “{file}”</source>
        <translation>Enregistré sous «&#xa0;{file}&#xa0;»</translation>
    </message>
    <message>
        <source>“{text}” has no place in it</source>
        <translation>«&#xa0;{text}&#xa0;» n’y a pas sa place</translation>
    </message>
    <message>
        <source>“{text}” are no castling rights in {game}</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un ensemble de droits de roque du jeu {game}</translation>
    </message>
    <message>
        <source>“{text}” is no square</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une case</translation>
    </message>
    <message>
        <source>“{text}” are no counts of checks in {game}</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un décompte d’échecs donnés dans le jeu {game}</translation>
    </message>
</context>
<context>
    <name>AnalysisStrip</name>
    <message>
        <source>Any side may be moved; the game itself is not touched.</source>
        <translation>On peut jouer pour tous les camps&#x202f;; la partie elle-même n’est pas touchée.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Show the mate again</source>
        <translation>Montrer encore le mat</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Enter goes on</source>
        <translation>Entrée pour continuer</translation>
    </message>
</context>
<context>
    <name>ClockBox</name>
    <message>
        <source>No clock</source>
        <translation>Pas de pendule</translation>
    </message>
    <message>
        <source>added when a turn ends</source>
        <translation>ajoutées à la fin d’un tour</translation>
    </message>
    <message>
        <source>not counted when one begins</source>
        <translation>non comptées au début d’un tour</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>&amp;Minutes for each player</source>
        <translation>&amp;Minutes par joueur</translation>
    </message>
    <message>
        <source>&amp;Seconds a turn</source>
        <translation>&amp;Secondes par tour</translation>
    </message>
    <message>
        <source>They &amp;are</source>
        <translation>Elles s&amp;ont</translation>
    </message>
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
            <numerusform>%n seconde par tour</numerusform>
            <numerusform>%n secondes par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} and {seconds}</source>
        <translation>{minutes} et {seconds}</translation>
    </message>
    <message>
        <source>Everyone may think as long as they like.</source>
        <translation>Chacun peut réfléchir aussi longtemps qu’il veut.</translation>
    </message>
    <message>
        <source>A player&apos;s time runs only when their turn has lasted that long.</source>
        <translation>Le temps d’un joueur ne court qu’une fois que son tour a duré aussi longtemps.</translation>
    </message>
    <message>
        <source>This is the time for the whole game.</source>
        <translation>C’est le temps pour toute la partie.</translation>
    </message>
    <message>
        <source>A player gets the seconds each time one of their turns ends.</source>
        <translation>Un joueur reçoit les secondes chaque fois que l’un de ses tours finit.</translation>
    </message>
    <message>
        <source>{clock} {rule}</source>
        <translation>{clock} {rule}</translation>
    </message>
    <message>
        <source>Each clock starts at {factor} times this time.</source>
        <translation>Chaque pendule commence à {factor} fois ce temps.</translation>
    </message>
</context>
<context>
    <name>ClockHolder</name>
    <message>
        <source>The clocks are running.</source>
        <translation>Les pendules tournent.</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Completions</source>
        <translation>Complétions</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Untitled game</source>
        <translation>Partie sans titre</translation>
    </message>
    <message>
        <source>The journal {file} cannot be restored: {reason}.</source>
        <translation>Le journal {file} ne peut pas être restauré&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The game is saved as the web page {file}.</source>
        <translation>La partie est enregistrée en page web {file}.</translation>
    </message>
    <message>
        <source>A copy of the game is saved as {file}.</source>
        <translation>Une copie de la partie est enregistrée sous {file}.</translation>
    </message>
    <message>
        <source>The position is saved as {file}.</source>
        <translation>La position est enregistrée sous {file}.</translation>
    </message>
    <message>
        <source>Autosave is off: {reason}.</source>
        <translation>L’enregistrement automatique est coupé&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>EnginePanel</name>
    <message>
        <source>Best lines</source>
        <translation>Meilleures suites</translation>
    </message>
    <message>
        <source>Wait on</source>
        <translation>Attendre encore</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Nombre de suites</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Choose a program, and how much of the computer it has</source>
        <translation>Choisir un programme, et la part de l’ordinateur qu’il reçoit</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>Choisir un programme…</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Processeurs</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Memory in megabytes</source>
        <translation>Mémoire en mégaoctets</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>{pair}: this pair only</source>
        <translation>{pair}&#xa0;: cette paire seulement</translation>
    </message>
    <message>
        <source>Starting {program}…</source>
        <translation>Lancement de {program}…</translation>
    </message>
    <message>
        <source>{program} is loading…</source>
        <translation>{program} se charge…</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} positions</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>profondeur {depth}</translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1 position</translation>
    </message>
    <message>
        <source>It had to be started a second time.</source>
        <translation>Il a fallu le lancer une seconde fois.</translation>
    </message>
    <message>
        <source>{program} is not ready yet: it may still be loading. Wait on, or stop it.</source>
        <translation>{program} n’est pas encore prêt&#xa0;: il se charge peut-être encore. Attendez encore, ou arrêtez-le.</translation>
    </message>
    <message>
        <source>No program is chosen.</source>
        <translation>Aucun programme n’est choisi.</translation>
    </message>
    <message>
        <source>Any chess program that speaks UCI will do, such as Stockfish: install it with the packages of the system or from stockfishchess.org, and choose its file here.</source>
        <translation>Tout programme d’échecs qui parle UCI convient, comme Stockfish&#xa0;: installez-le avec les paquets du système ou depuis stockfishchess.org, et choisissez son fichier ici.</translation>
    </message>
    <message>
        <source>Use Fairy-Stockfish</source>
        <translation>Utiliser Fairy-Stockfish</translation>
    </message>
    <message>
        <source>Use Stockfish</source>
        <translation>Utiliser Stockfish</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something unexpected went wrong ({kind}: {error}). The game is kept in its journal.</source>
        <translation>Une erreur inattendue s’est produite ({kind}&#xa0;: {error}). La partie est gardée dans son journal.</translation>
    </message>
    <message>
        <source>Details are in {file}.</source>
        <translation>Les détails sont dans {file}.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Encore rien</translation>
    </message>
    <message>
        <source>Save this game of {file} as a file of its own</source>
        <translation>Enregistrer cette partie de {file} dans un fichier à part</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>“{file}” was changed on the disk after it was opened or saved here. To overwrite it loses that change.</source>
        <translation>«&#xa0;{file}&#xa0;» a été modifié sur le disque après avoir été ouvert ou enregistré ici. L’écraser ferait perdre cette modification.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>“{file}” has letters that could not be read. To save over it loses them for good.</source>
        <translation>«&#xa0;{file}&#xa0;» contient des lettres qui n’ont pas pu être lues. Enregistrer par-dessus les perd pour de bon.</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>Enregistrer par-dessus</translation>
    </message>
    <message>
        <source>Save as a web page</source>
        <translation>Enregistrer en page web</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Save as PGN</source>
        <translation>Enregistrer en PGN</translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation>PGN, deux armées</translation>
    </message>
    <message>
        <source>The game is on the clipboard as text.</source>
        <translation>La partie est dans le presse-papiers, en texte.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>analyse</translation>
    </message>
    <message>
        <source>{game}, analysis</source>
        <translation>{game}, analyse</translation>
    </message>
    <message>
        <source>“{file}” is open in another window; save under another name, or close that window first.</source>
        <translation>«&#xa0;{file}&#xa0;» est ouvert dans une autre fenêtre&#x202f;; enregistrez sous un autre nom, ou fermez d’abord cette fenêtre.</translation>
    </message>
    <message>
        <source>Unsaved analysis</source>
        <translation>Analyse non enregistrée</translation>
    </message>
    <message>
        <source>The analysis has changes that are not saved. Save them first?</source>
        <translation>L’analyse a des modifications non enregistrées. Les enregistrer d’abord&#x202f;?</translation>
    </message>
    <message>
        <source>This game is not saved yet. Save it, to continue it later?</source>
        <translation>Cette partie n’est pas encore enregistrée. L’enregistrer, pour la continuer plus tard&#x202f;?</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partie non enregistrée</translation>
    </message>
    <message>
        <source>The game on the table has changes that are not saved. Save them first?</source>
        <translation>La partie sur la table a des modifications non enregistrées. Les enregistrer d’abord&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>Reading the text …</source>
        <translation>Lecture du texte…</translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation>Ouverture de {file}…</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save film strip</source>
        <translation>Enregistrer une bande d’images</translation>
    </message>
    <message>
        <source>The boards of each move</source>
        <translation>Les échiquiers de chaque coup</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Toute la table</translation>
    </message>
    <message>
        <source>&amp;From move</source>
        <translation>&amp;Du coup</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>&amp;Au coup</translation>
    </message>
    <message>
        <source>&amp;Each picture shows</source>
        <translation>&amp;Chaque image montre</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>&amp;Type de fichier</translation>
    </message>
    <message>
        <source>Pictures in a &amp;row</source>
        <translation>Images par &amp;ligne</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Du coup</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au coup</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>A picture for each move, with its number and what it is called.</source>
        <translation>Une image par coup, avec son numéro et son nom.</translation>
    </message>
    <message>
        <source>An animated GIF takes Pillow, which is not installed: pip install &apos;cfanp-gui[gif]&apos;</source>
        <translation>Un GIF animé demande Pillow, qui n’est pas installé&#xa0;: pip install &apos;cfanp-gui[gif]&apos;</translation>
    </message>
    <message>
        <source>A film has at most {most} moves.</source>
        <translation>Un film a au plus {most} coups.</translation>
    </message>
</context>
<context>
    <name>GameJournals</name>
    <message>
        <source>The game is restored only up to where its journal is damaged: {reason}. The journal is kept as {file}.</source>
        <translation>La partie n’est restaurée que jusqu’à l’endroit où son journal est endommagé&#xa0;: {reason}. Le journal est gardé sous {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be removed: {reason}.</source>
        <translation>{file} ne peut pas être supprimé&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message>
        <source>Show the mate again</source>
        <translation>Montrer encore le mat</translation>
    </message>
    <message>
        <source>Worst moves of the game</source>
        <translation>Les pires coups de la partie</translation>
    </message>
    <message>
        <source>Have the game judged, and see which moves cost most</source>
        <translation>Faire évaluer la partie et voir quels coups ont le plus coûté</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Go to the start of the record and walk through it</source>
        <translation>Aller au début du relevé et le parcourir</translation>
    </message>
    <message>
        <source>Evening’s table…</source>
        <translation>Tableau de la soirée…</translation>
    </message>
    <message>
        <source>All games of the same people</source>
        <translation>Toutes les parties des mêmes personnes</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Pictures, pages and text of the game</source>
        <translation>Images, pages et texte de la partie</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Begin another game of the same people</source>
        <translation>Commencer une autre partie avec les mêmes personnes</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Fermer ce panneau</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Places…</translation>
    </message>
    <message>
        <source>Who sits where in the rematch</source>
        <translation>Qui s’assied où pour la revanche</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>Who took whom, and what else can be done now</source>
        <translation>Qui a capturé qui, et ce que l’on peut encore faire</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Who took whom</source>
        <translation>Qui a capturé qui</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Part of a player’s name</source>
        <translation>Partie du nom d’un joueur</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>By which column the games are sorted</source>
        <translation>Selon quelle colonne les parties sont triées</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorateur</translation>
    </message>
    <message>
        <source>Which turns followed the position on the table, and with what results</source>
        <translation>Quels tours ont suivi la position sur la table, et avec quels résultats</translation>
    </message>
    <message>
        <source>Turns that followed the position on the table</source>
        <translation>Tours qui ont suivi la position sur la table</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Comment elle a fini</translation>
    </message>
    <message>
        <source>Choose a folder, and the games in it are listed here.</source>
        <translation>Choisissez un dossier, et les parties qu’il contient seront listées ici.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tout résultat</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>What is looked for in the games</source>
        <translation>Ce qui est cherché dans les parties</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Half-board</source>
        <translation>Demi-échiquier</translation>
    </message>
    <message>
        <source>Pieces on a pair</source>
        <translation>Pièces sur une paire</translation>
    </message>
    <message>
        <source>Pieces of an army</source>
        <translation>Pièces d’une armée</translation>
    </message>
    <message>
        <source>Who captured whom</source>
        <translation>Qui a capturé qui</translation>
    </message>
    <message>
        <source>A CFEN or its beginning</source>
        <translation>Un CFEN ou son début</translation>
    </message>
    <message>
        <source>Finds games in which a position was reached whose text begins so.</source>
        <translation>Trouve les parties où l’on a atteint une position dont le texte commence ainsi.</translation>
    </message>
    <message>
        <source>Finds games in which the position on the table was reached.</source>
        <translation>Trouve les parties où l’on a atteint la position sur la table.</translation>
    </message>
    <message>
        <source>Ranks, such as 8/8/PPPPPPPP/RNBQKBNR</source>
        <translation>Des rangées, comme 8/8/PPPPPPPP/RNBQKBNR</translation>
    </message>
    <message>
        <source>Finds a half-board, written as in a CFEN or without the armies.</source>
        <translation>Trouve un demi-échiquier, écrit comme dans un CFEN ou sans les armées.</translation>
    </message>
    <message>
        <source>Such as KaQaKb, AB: KQK, KQK+</source>
        <translation>Comme KaQaKb, AB: KQK, KQK+</translation>
    </message>
    <message>
        <source>Finds pieces on two half-boards pushed together: just these, or with + more.</source>
        <translation>Trouve des pièces sur deux demi-échiquiers accolés&#xa0;: celles-ci seules, ou avec + davantage.</translation>
    </message>
    <message>
        <source>Such as KQR, A: KQR, KQR+</source>
        <translation>Comme KQR, A: KQR, KQR+</translation>
    </message>
    <message>
        <source>Finds an army with just these pieces, or with + more.</source>
        <translation>Trouve une armée avec ces pièces seules, ou avec + davantage.</translation>
    </message>
    <message>
        <source>Such as Ann x Ben, A x, x C</source>
        <translation>Comme Ann x Ben, A x, x C</translation>
    </message>
    <message>
        <source>Finds games in which a player captured an army: names, or letters.</source>
        <translation>Trouve les parties où un joueur a capturé une armée&#xa0;: noms, ou lettres.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Leave out {folder}</source>
        <translation>Laisser de côté {folder}</translation>
    </message>
    <message>
        <source>Folder with games</source>
        <translation>Dossier avec des parties</translation>
    </message>
    <message>
        <source>looking into the folders</source>
        <translation>parcourt les dossiers</translation>
    </message>
    <message>
        <source>reading file {number} of {all}</source>
        <translation>lit le fichier {number} sur {all}</translation>
    </message>
    <message>
        <source>playing through game {number} of {all}</source>
        <translation>rejoue la partie {number} sur {all}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>{found} of {games}</source>
        <translation>{found} sur {games}</translation>
    </message>
    <message>
        <source>not played through yet, so not found by what stood on the boards: {count}</source>
        <translation>pas encore rejouées, donc introuvables d’après ce qui était sur les échiquiers&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>HandOverCard</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, c’est votre tour</translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on</source>
        <translation>Cliquez, ou appuyez sur Entrée, pour continuer</translation>
    </message>
    <message>
        <source>{name}, please take the seat</source>
        <translation>{name}, veuillez prendre place</translation>
    </message>
    <message>
        <source>Click, or press Enter, when nobody else looks</source>
        <translation>Cliquez, ou appuyez sur Entrée, quand personne d’autre ne regarde</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>&amp;Step through an example</source>
        <translation>&amp;Parcourir un exemple pas à pas</translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message>
        <source>Pairing matrix</source>
        <translation>Matrice des paires</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Radar</source>
        <translation>Radar</translation>
    </message>
    <message>
        <source>Radar: before this army moves again</source>
        <translation>Radar&#xa0;: avant que cette armée rejoue</translation>
    </message>
    <message>
        <source>In this game no boards are pushed together: there is nothing to tell here.</source>
        <translation>Dans ce jeu, on n’accole pas d’échiquiers&#xa0;: il n’y a rien à dire ici.</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>Pas de partie sur la table.</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>Cellules plus petites</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>Cellules plus grandes</translation>
    </message>
    <message>
        <source>Number: legal moves. {king} its King is there, {king}+ in check, {king}# checkmated. {star} it can checkmate at once. {minus}3 it may lose, +3 it may win there, in pawns. Hatched: pushed this turn.</source>
        <translation>Nombre&#xa0;: coups légaux. {king} son roi est là, {king}+ en échec, {king}# maté. {star} elle peut mater aussitôt. {minus}3 elle peut perdre, +3 elle peut y gagner, en pions. Hachuré&#xa0;: accolé ce tour-ci.</translation>
    </message>
    <message>
        <source>{sign} something must be done before any move.</source>
        <translation>{sign} il faut faire quelque chose avant tout coup.</translation>
    </message>
    <message>
        <source>To move: {army}</source>
        <translation>Au trait&#xa0;: {army}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s) on all pairs</source>
        <translation>
            <numerusform>%n coup légal sur toutes les paires</numerusform>
            <numerusform>%n coups légaux sur toutes les paires</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkmate at once on {pairs}</source>
        <translation>Échec et mat immédiat sur {pairs}</translation>
    </message>
    <message>
        <source>An army can be captured at once on {pairs}</source>
        <translation>Une armée peut être capturée immédiatement sur {pairs}</translation>
    </message>
    <message>
        <source>Would be in check against {boards}</source>
        <translation>Serait en échec contre {boards}</translation>
    </message>
    <message>
        <source>Nothing can be lost at once.</source>
        <translation>Rien ne peut être perdu aussitôt.</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Worst moves</source>
        <translation>Pires coups</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>What everybody may expect</source>
        <translation>Ce que chacun peut attendre</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>Meilleurs tours</translation>
    </message>
    <message>
        <source>How the game went for everybody</source>
        <translation>Comment la partie s’est passée pour chacun</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Nombre de tours</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Judge the whole game</source>
        <translation>Évaluer toute la partie</translation>
    </message>
    <message>
        <source>Judging: %v of %m</source>
        <translation>Évaluation&#xa0;: %v sur %m</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{effort}; more as soon as the mouse leaves the list</source>
        <translation>{effort}&#x202f;; la suite dès que la souris quitte la liste</translation>
    </message>
    <message>
        <source>When the game has been judged, the moves are listed here by which players lost most of what they could expect.</source>
        <translation>Une fois la partie évaluée, les coups sont listés ici selon ce que les joueurs ont perdu de leurs espérances.</translation>
    </message>
    <message>
        <source>The game is being judged.</source>
        <translation>La partie est en cours d’évaluation.</translation>
    </message>
    <message>
        <source>Nobody lost much by any move that has been judged.</source>
        <translation>Aucun des coups évalués n’a coûté cher à son joueur.</translation>
    </message>
    <message>
        <source>A click leads to where the move was made and shows what was better.</source>
        <translation>Un clic mène là où le coup a été joué et montre ce qui était mieux.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>The program does this step for you</source>
        <translation>Le programme fait cette étape pour vous</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}, in another position</source>
        <translation>Étape {number} sur {count}, dans une autre position</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Finie</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Suivante&#xa0;: {lesson}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
</context>
<context>
    <name>LineagePanel</name>
    <message>
        <source>Lineage as a river</source>
        <translation>La lignée en fleuve</translation>
    </message>
    <message>
        <source>Lost and captured armies</source>
        <translation>Armées perdues et capturées</translation>
    </message>
    <message>
        <source>No army has been lost or captured on this line.</source>
        <translation>Aucune armée n’a été perdue ni capturée dans cette suite.</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Enregistrer en SVG…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Type the number of a board to show it; 0 shows all boards.</source>
        <translation>Tapez le numéro d’un échiquier pour le montrer&#x202f;; 0 montre tous les échiquiers.</translation>
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
        <translation>Coups</translation>
    </message>
    <message>
        <source>Show the moves as a table, a column for each army</source>
        <translation>Montrer les coups en tableau, une colonne par armée</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Commentaire de ce coup</translation>
    </message>
    <message>
        <source>{glyph} (Alt+{key})</source>
        <translation>{glyph} (Alt+{key})</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>Plus de signes</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>No game on the table.</source>
        <translation>Pas de partie sur la table.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Réclamer la nulle</translation>
    </message>
    <message>
        <source>Let the bots go on</source>
        <translation>Relancer les bots</translation>
    </message>
    <message>
        <source>Stop the bots</source>
        <translation>Arrêter les bots</translation>
    </message>
    <message>
        <source>Pause the clocks</source>
        <translation>Arrêter les pendules</translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation>Lancer les pendules</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>{round} · the first move starts the clocks</source>
        <translation>{round} · le premier coup lance les pendules</translation>
    </message>
</context>
<context>
    <name>PictureActions</name>
    <message>
        <source>Sheet with all moves (PDF)</source>
        <translation>Feuille avec tous les coups (PDF)</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Image SVG</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>The picture is saved as {file}.</source>
        <translation>L’image est enregistrée sous {file}.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>On the stage: {names}</source>
        <translation>Au centre&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Save the film strip</source>
        <translation>Enregistrer la bande d’images</translation>
    </message>
    <message>
        <source>film</source>
        <translation>film</translation>
    </message>
    <message>
        <source>The film is saved as {file}.</source>
        <translation>Le film est enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Drawing {file} …</source>
        <translation>Dessin de {file}…</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}.</source>
        <translation>{file} ne peut pas être enregistré&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer une image</translation>
    </message>
    <message>
        <source>The picture as it will be</source>
        <translation>L’image telle qu’elle sera</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Toute la table</translation>
    </message>
    <message>
        <source>Seen from the &amp;other side</source>
        <translation>&amp;Vu de l’autre côté</translation>
    </message>
    <message>
        <source>&amp;Names and pockets</source>
        <translation>&amp;Noms et poches</translation>
    </message>
    <message>
        <source>Names of &amp;files and ranks</source>
        <translation>Noms des colonnes et des &amp;rangées</translation>
    </message>
    <message>
        <source>The &amp;last move marked</source>
        <translation>Le &amp;dernier coup marqué</translation>
    </message>
    <message>
        <source>&amp;Arrows and rings</source>
        <translation>&amp;Flèches et cercles</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituelle</translation>
    </message>
    <message>
        <source>cm, {dpi} dpi</source>
        <translation>cm, {dpi} ppp</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>Unit of the width</source>
        <translation>Unité de la largeur</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>C&amp;ouleurs</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Largeur</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>Lé&amp;gende</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>É&amp;chiquiers</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Co&amp;pier</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Carry pieces (Esc)</source>
        <translation>Porter les pièces (Échap)</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Empty squares; the right button always does</source>
        <translation>Vider des cases&#x202f;; le bouton droit le fait toujours</translation>
    </message>
    <message>
        <source>Drag a piece onto the boards, or click it and paint. The right button removes. Keys: letters for pieces, digits for armies.</source>
        <translation>Tirez une pièce sur les échiquiers, ou cliquez dessus et peignez. Le bouton droit enlève. Touches&#xa0;: lettres pour les pièces, chiffres pour les armées.</translation>
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
        <translation>Ce n’est pas une position valable&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Position editor</source>
        <translation>Éditeur de position</translation>
    </message>
    <message>
        <source>Boards of the position</source>
        <translation>Échiquiers de la position</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler l’action</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>Clear the boards</source>
        <translation>Vider les échiquiers</translation>
    </message>
    <message>
        <source>Add a board</source>
        <translation>Ajouter un échiquier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Begin an analysis of the position at once, without names or clocks</source>
        <translation>Commencer aussitôt une analyse de la position, sans noms ni pendules</translation>
    </message>
    <message>
        <source>Puzzle…</source>
        <translation>Problème…</translation>
    </message>
    <message>
        <source>Ask for something here, such as a mate, and have it proved</source>
        <translation>Demander ici quelque chose, comme un mat, et le faire prouver</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Jouer…</translation>
    </message>
    <message>
        <source>Choose who plays, and begin a game here</source>
        <translation>Choisir qui joue, et commencer une partie d’ici</translation>
    </message>
    <message>
        <source>Remove board {board}</source>
        <translation>Retirer l’échiquier {board}</translation>
    </message>
    <message>
        <source>Board {board}, {square}: {what}</source>
        <translation>Échiquier {board}, {square}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>The position that was set up will be lost. Leave the editor?</source>
        <translation>La position disposée sera perdue. Quitter l’éditeur&#x202f;?</translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The position as one line of text, {form}</source>
        <translation>La position en une ligne de texte, {form}</translation>
    </message>
    <message>
        <source>This is not a valid position: {reason}. Esc restores the line.</source>
        <translation>Ce n’est pas une position valable&#xa0;: {reason}. Échap rétablit la ligne.</translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation>La position est dans le presse-papiers, en une ligne de texte.</translation>
    </message>
</context>
<context>
    <name>PreferenceActions</name>
    <message>
        <source>Translations of Qt</source>
        <translation>Traductions de Qt</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Ajouter une langue</translation>
    </message>
    <message>
        <source>No language was added: {reason}.</source>
        <translation>Aucune langue n’a été ajoutée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{language}: {done} of {count} texts are translated.</source>
        <translation>{language}&#xa0;: {done} textes sur {count} sont traduits.</translation>
    </message>
    <message>
        <source>Left out, as they do not fit their English: texts {texts}, pages {pages}.</source>
        <translation>Laissés de côté, car ils ne correspondent pas à l’original anglais&#xa0;: textes {texts}, pages {pages}.</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Pièces</translation>
    </message>
    <message>
        <source>&amp;Xiangqi and Shogi</source>
        <translation>&amp;Xiangqi et shogi</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Order of the boards</source>
        <translation>&amp;Ordre des échiquiers</translation>
    </message>
    <message>
        <source>&amp;Turn to the seat to move</source>
        <translation>&amp;Tourner vers la place au trait</translation>
    </message>
    <message>
        <source>&amp;Bots move</source>
        <translation>Les &amp;bots jouent</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Chess programs</source>
        <translation>Programmes d’échecs</translation>
    </message>
    <message>
        <source>Boar&amp;ds</source>
        <translation>Échi&amp;quiers</translation>
    </message>
    <message>
        <source>S&amp;urface of the table</source>
        <translation>S&amp;urface de la table</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>&amp;Wait for one to load</source>
        <translation>Attente du c&amp;hargement</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long a chess program may load before you are asked to wait on</source>
        <translation>Combien de temps un programme d’échecs peut se charger avant qu’on vous demande s’il faut attendre encore</translation>
    </message>
    <message>
        <source>Show a &amp;card between the turns of two players</source>
        <translation>Montrer une c&amp;arte entre les tours de deux joueurs</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>Jouer des &amp;sons</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>&amp;Ajouter une langue…</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Mouvement complet</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvement réduit</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>As people do</source>
        <translation>Comme des personnes</translation>
    </message>
    <message>
        <source>Slowly, to be followed</source>
        <translation>Lentement, pour suivre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>When it is on the far side</source>
        <translation>Quand elle est en face</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Round a stage</source>
        <translation>Autour du centre</translation>
    </message>
    <message>
        <source>Free table, in rows</source>
        <translation>Table libre, en rangées</translation>
    </message>
    <message>
        <source>Free table, round</source>
        <translation>Table libre, en rond</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Erreurs</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong: the position can be played</source>
        <translation>Tout est en ordre&#xa0;: la position peut être jouée</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Key in its file: {key}</source>
        <translation>Clé dans son fichier&#xa0;: {key}</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
</context>
<context>
    <name>RecordSign</name>
    <message>
        <source>An earlier position: back to the game</source>
        <translation>Une position antérieure&#xa0;: retour à la partie</translation>
    </message>
    <message>
        <source>A variation: back to the game</source>
        <translation>Une variante&#xa0;: retour à la partie</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Nobody has moved since this player&apos;s last turn.</source>
        <translation>Personne n’a joué depuis le dernier tour de ce joueur.</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Abandonne</translation>
    </message>
</context>
<context>
    <name>RestoreActions</name>
    <message>
        <source>{when}: {players}</source>
        <translation>{when}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{when}: {players}, a game and its analysis</source>
        <translation>{when}&#xa0;: {players}, une partie et son analyse</translation>
    </message>
    <message>
        <source>{when}: {players}, analysis</source>
        <translation>{when}&#xa0;: {players}, analyse</translation>
    </message>
    <message>
        <source>damaged: {reason}</source>
        <translation>endommagé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronde {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesBox</name>
    <message>
        <source>Not in this game: {rules}.</source>
        <translation>Pas dans ce jeu&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>{rule} “{choice}”</source>
        <translation>{rule} «&#xa0;{choice}&#xa0;»</translation>
    </message>
    <message>
        <source>{rule} off</source>
        <translation>{rule}&#xa0;: non</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
</context>
<context>
    <name>SetUpActions</name>
    <message>
        <source>This game cannot be set up: {problem}.</source>
        <translation>Cette partie ne peut pas être préparée&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>Add games from a file</source>
        <translation>Ajouter des jeux d’un fichier</translation>
    </message>
    <message>
        <source>Games of Fairy-Stockfish</source>
        <translation>Jeux de Fairy-Stockfish</translation>
    </message>
    <message>
        <source>No games were added from “{file}”: {reason}.</source>
        <translation>Aucun jeu n’a été ajouté de «&#xa0;{file}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added, to be chosen for a new game.</source>
        <translation>
            <numerusform>%n jeu ajouté, à choisir pour une nouvelle partie.</numerusform>
            <numerusform>%n jeux ajoutés, à choisir pour une nouvelle partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be played here:</source>
        <translation>
            <numerusform>%n ne peut pas être joué ici&#xa0;:</numerusform>
            <numerusform>%n ne peuvent pas être joués ici&#xa0;:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New game from a position</source>
        <translation>Nouvelle partie depuis une position</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Set all as usual</source>
        <translation>Tout comme d’habitude</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de ce jeu</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Nombre de joueurs</translation>
    </message>
    <message>
        <source>Same &amp;people as last time</source>
        <translation>Mêmes &amp;personnes que la dernière fois</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Bots &amp;think</source>
        <translation>Les &amp;bots réfléchissent</translation>
    </message>
    <message>
        <source>The players are seated in this order.</source>
        <translation>Les joueurs sont placés dans cet ordre.</translation>
    </message>
    <message>
        <source>The order of play is drawn at random when the game begins.</source>
        <translation>L’ordre de passage est tiré au sort au début de la partie.</translation>
    </message>
    <message>
        <source>The players move in this order.</source>
        <translation>Les joueurs jouent dans cet ordre.</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Règles maison&#xa0;: {rules}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no device to play sounds on.</source>
        <translation>Il n’y a pas de périphérique pour jouer des sons.</translation>
    </message>
    <message>
        <source>Sounds need a part of Qt that is not installed; to install it: {command}</source>
        <translation>Les sons demandent une partie de Qt qui n’est pas installée&#x202f;; pour l’installer&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Sounds need a system library that is not installed; on Debian or Ubuntu: {command}</source>
        <translation>Les sons demandent une bibliothèque système qui n’est pas installée&#x202f;; sous Debian ou Ubuntu&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Qt cannot load its sound support: {reason}</source>
        <translation>Qt ne peut pas charger sa prise en charge du son&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players</source>
        <translation>Chess For Any Number of Players</translation>
    </message>
    <message>
        <source>At this table, in turns</source>
        <translation>Ici, à tour de rôle</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>Entre amis</translation>
    </message>
    <message>
        <source>Mate in 20 seconds</source>
        <translation>Mat en 20 secondes</translation>
    </message>
    <message>
        <source>Open or analyse</source>
        <translation>Ouvrir ou analyser</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Trouvez le meilleur coup</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>A file or a position</source>
        <translation>Un fichier ou une position</translation>
    </message>
    <message>
        <source>{key} teaches the game step by step. F1 opens the help.</source>
        <translation>{key} enseigne le jeu pas à pas. F1 ouvre l’aide.</translation>
    </message>
    <message>
        <source>You play army A and move first.</source>
        <translation>Vous jouez l’armée A et commencez.</translation>
    </message>
    <message>
        <source>You are {name}, play army A and move first.</source>
        <translation>Vous êtes {name}, vous jouez l’armée A et commencez.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Show the whole table (Ctrl+0)</source>
        <translation>Montrer toute la table (Ctrl+0)</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Toute la table</translation>
    </message>
    <message>
        <source>To type a move, press / first.</source>
        <translation>Pour taper un coup, appuyez d’abord sur /.</translation>
    </message>
</context>
</TS>

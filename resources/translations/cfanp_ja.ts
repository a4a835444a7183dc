<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>there is no module “{module}”</source>
        <translation>モジュール「{module}」はありません</translation>
    </message>
    <message>
        <source>its command has a NUL character (expected text)</source>
        <translation>コマンドにNUL文字があります（テキストが必要です）</translation>
    </message>
    <message>
        <source>there are no moves to judge (expected a game that was played)</source>
        <translation>評価する手がありません（指された対局が必要です）</translation>
    </message>
    <message>
        <source>pieces are hidden as long as the game goes on (expected one that is over)</source>
        <translation>対局が続く間は駒が隠されています（終わった対局が必要です）</translation>
    </message>
    <message>
        <source>“{text}”: the nodes must be a whole number (expected such as club:500)</source>
        <translation>「{text}」：ノード数は整数でなければなりません（club:500などが必要です）</translation>
    </message>
    <message>
        <source>the number of players is {count} (expected {expected})</source>
        <translation>プレイヤーの数が{count}です（{expected}が必要です）</translation>
    </message>
    <message>
        <source>there are {count} bots for {players} players (expected 1 to {players})</source>
        <translation>プレイヤー{players}人に対してボットが{count}体います（1～{players}が必要です）</translation>
    </message>
    <message>
        <source>“{bot}”: nothing is hidden in this game</source>
        <translation>「{bot}」：このゲームには隠されたものがありません</translation>
    </message>
    <message>
        <source>game {number}, action {action}: the bot “{bot}” failed: {reason}</source>
        <translation>対局{number}、操作{action}：ボット「{bot}」が失敗しました：{reason}</translation>
    </message>
    <message>
        <source>there are {count} actions (expected at most {most})</source>
        <translation>操作が{count}個あります（{most}個までです）</translation>
    </message>
    <message>
        <source>action {number}, “{action}”: {reason}</source>
        <translation>操作{number}「{action}」：{reason}</translation>
    </message>
    <message>
        <source>the game goes on after action {number}</source>
        <translation>対局は操作{number}の後も続いています</translation>
    </message>
    <message>
        <source>game {number} of the file is not one of this arena: {what} is “{there}” (expected “{expected}”)</source>
        <translation>ファイルの対局{number}はこのアリーナのものではありません：{what}が「{there}」です（「{expected}」が必要です）</translation>
    </message>
    <message>
        <source>game {number} of the file is another game {round} than before</source>
        <translation>ファイルの対局{number}は前とは別の対局{round}です</translation>
    </message>
    <message>
        <source>the seating</source>
        <translation>席順</translation>
    </message>
    <message>
        <source>A bot needs a limit of nodes or of seconds</source>
        <translation>ボットにはノード数か秒数の上限が必要です</translation>
    </message>
    <message>
        <source>The limit of a bot must be more than nothing</source>
        <translation>ボットの上限は0より大きくなければなりません</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <translation>ランダムに指す</translation>
    </message>
    <message>
        <source>Takes what hangs</source>
        <translation>取れる駒を取る</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>気軽なプレイヤー</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>中級プレイヤー</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>クラブプレイヤー</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>大会プレイヤー</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>Looks ahead a little</source>
        <translation>少し先を読む</translation>
    </message>
    <message>
        <source>unknown bot “{name}” (expected one of {known})</source>
        <translation>不明なボット「{name}」（{known}のいずれかが必要です）</translation>
    </message>
    <message>
        <source>the bot “{bot}”: {reason}</source>
        <translation>ボット「{bot}」：{reason}</translation>
    </message>
    <message>
        <source>the bot “{bot}” answered “{answer}”, which it may not do now (expected such as {example})</source>
        <translation>ボット「{bot}」が「{answer}」と答えましたが、今それはできません（{example}などが必要です）</translation>
    </message>
    <message>
        <source>it has not said “ok” within {seconds} s of its start</source>
        <translation>起動から{seconds}秒以内に「ok」と答えませんでした</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s, the most without a limit of time</source>
        <translation>{seconds}秒（時間制限がないときの上限）以内に答えませんでした</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s, its limit of {limit} s and {more} s more</source>
        <translation>{seconds}秒（制限の{limit}秒に{more}秒を加えた時間）以内に答えませんでした</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s of “stop”</source>
        <translation>「stop」から{seconds}秒以内に答えませんでした</translation>
    </message>
    <message>
        <source>the bot has no program (expected such as python3 bot.py)</source>
        <translation>ボットにプログラムがありません（python3 bot.pyなどが必要です）</translation>
    </message>
    <message>
        <source>Player {player} has nothing to do now</source>
        <translation>プレイヤー{player}が今することはありません</translation>
    </message>
    <message>
        <source>standard output cannot be written: {reason}</source>
        <translation>標準出力に書き込めません：{reason}</translation>
    </message>
    <message>
        <source>“{text}” is not a range of moves (expected such as 3-14)</source>
        <translation>「{text}」は手の範囲ではありません（例：3-14）</translation>
    </message>
    <message>
        <source>it is “{text}” (expected {least} to {most}, or such as 8cm)</source>
        <translation>「{text}」になっています（{least}から{most}、または8cmなどが必要）</translation>
    </message>
    <message>
        <source>it is “{text}” (expected {least} to {most})</source>
        <translation>「{text}」になっています（{least}から{most}が必要）</translation>
    </message>
    <message>
        <source>annotated games are kept as games (expected {expected})</source>
        <translation>注釈を付けた対局は対局として保存されます（必要なもの：{expected}）</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>テキストではありません</translation>
    </message>
    <message>
        <source>it is too long for a game of this arena</source>
        <translation>このアリーナの対局としては長すぎます</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected {expected})</source>
        <translation>「{key}」は{value}です（必要なもの：{expected}）</translation>
    </message>
    <message>
        <source>action {number}, “{action}”, is not a move</source>
        <translation>{number}番目の操作「{action}」は手ではありません</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>% of games</source>
        <translation>対局の%</translation>
    </message>
    <message>
        <source>+- error</source>
        <translation>+- 誤差</translation>
    </message>
    <message>
        <source>% fair</source>
        <translation>公平%</translation>
    </message>
    <message>
        <source>errors above</source>
        <translation>誤差の何倍上か</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>{games}, {actions} on average, {count} broken off</source>
        <translation>{games}、平均{actions}、中断{count}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n個の操作</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>certificates are for tls:// addresses (--cluster is “{address}”)</source>
        <translation>証明書はtls:// のアドレスのためのものです（--cluster は「{address}」）</translation>
    </message>
    <message>
        <source>--tls-key needs --tls-cert, the certificate it belongs to</source>
        <translation>--tls-key には、対応する証明書 --tls-cert が必要です</translation>
    </message>
    <message>
        <source>“{address}” is not the address of a scheduler (expected such as {example})</source>
        <translation>「{address}」はスケジューラーのアドレスではありません（例：{example}）</translation>
    </message>
    <message>
        <source>game {number} was answered wrongly by {who}: {reason}; {count} wrong answers are too many</source>
        <translation>対局{number}に{who}が誤った答えを返しました：{reason}。誤った答えが{count}回は多すぎます</translation>
    </message>
    <message>
        <source>game {number} was answered wrongly by {who}: {reason} (it is played again on this machine)</source>
        <translation>対局{number}に{who}が誤った答えを返しました：{reason}（このマシンで指し直します）</translation>
    </message>
    <message>
        <source>--cluster needs the extra cluster (pip install &apos;cfanp-gui[cluster]&apos;): {reason}</source>
        <translation>--cluster には追加機能clusterが必要です（pip install &apos;cfanp-gui[cluster]&apos;）：{reason}</translation>
    </message>
    <message>
        <source>no scheduler can be reached at {address}: {reason}</source>
        <translation>{address}のスケジューラーに接続できません：{reason}</translation>
    </message>
    <message>
        <source>what is at {address} does not answer as a scheduler: {reason}</source>
        <translation>{address}にあるものはスケジューラーとして答えません：{reason}</translation>
    </message>
    <message>
        <source>certificates cannot be read from {files}: {reason}</source>
        <translation>{files}から証明書を読めません：{reason}</translation>
    </message>
    <message>
        <source>a tls:// address needs certificates (expected --tls-ca, --tls-cert and --tls-key, or distributed.comm.tls in the configuration of Dask)</source>
        <translation>tls:// のアドレスには証明書が必要です（--tls-ca、--tls-cert、--tls-key、またはDaskの設定のdistributed.comm.tls）</translation>
    </message>
    <message>
        <source>the scheduler at {address} has said what could run something here ({name}), which was refused</source>
        <translation>{address}のスケジューラーが、ここで何かを実行しかねないもの（{name}）を送ってきたため、拒否しました</translation>
    </message>
    <message>
        <source>the scheduler at {address} is gone</source>
        <translation>{address}のスケジューラーがなくなりました</translation>
    </message>
    <message>
        <source>a worker of {address} plays by another program, {found} (expected {expected}; give all of them the same version and start them anew)</source>
        <translation>{address}のワーカーが別のプログラム{found}で指しています（必要なもの：{expected}。すべてを同じバージョンにして起動し直してください）</translation>
    </message>
    <message>
        <source>game {number} was lost with its worker again and again, at last with {who}</source>
        <translation>対局{number}がワーカーとともに何度も失われました。最後は{who}</translation>
    </message>
    <message>
        <source>a worker of {address} does not have this program, {program}: {reason}</source>
        <translation>{address}のワーカーにこのプログラム{program}がありません：{reason}</translation>
    </message>
    <message>
        <source>it is an error, {error}</source>
        <translation>エラーです：{error}</translation>
    </message>
    <message numerus="yes">
        <source>%n megabyte(s)</source>
        <translation>
            <numerusform>%nメガバイト</numerusform>
        </translation>
    </message>
    <message>
        <source>{pace} megabytes/min</source>
        <translation>{pace}メガバイト/分</translation>
    </message>
    <message>
        <source>game {game}, line {line}, column {column}: {message}</source>
        <translation>対局{game}、{line}行目、{column}桁目：{message}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n個の局面</numerusform>
        </translation>
    </message>
    <message>
        <source>ok, {count}</source>
        <translation>問題なし、{count}</translation>
    </message>
    <message>
        <source>{count}, {remarked} with remarks, {lost} not read</source>
        <translation>{count}、うち注意付き{remarked}、読めないもの{lost}</translation>
    </message>
    <message>
        <source>there are {count} games (choose one with --game N)</source>
        <translation>対局が{count}局あります（--game N で一つ選んでください）</translation>
    </message>
    <message>
        <source>--ply is for positions and pictures</source>
        <translation>--ply は局面と画像のためのものです</translation>
    </message>
    <message>
        <source>--moves is for pictures</source>
        <translation>--moves は画像のためのものです</translation>
    </message>
    <message>
        <source>--ply is for a single picture, --moves for several</source>
        <translation>--ply は一枚の画像、--moves は複数の画像のためのものです</translation>
    </message>
    <message>
        <source>--uncovered is for pictures</source>
        <translation>--uncovered は画像のためのものです</translation>
    </message>
    <message>
        <source>--dpi is for a PNG of one position</source>
        <translation>--dpi は一つの局面のPNGのためのものです</translation>
    </message>
    <message>
        <source>--sheet is for a PDF</source>
        <translation>--sheet はPDFのためのものです</translation>
    </message>
    <message>
        <source>--sheet is for a single picture, --moves for several</source>
        <translation>--sheet は一枚の画像、--moves は複数の画像のためのものです</translation>
    </message>
    <message>
        <source>--uncovered is for games that are over</source>
        <translation>--uncovered は終わった対局のためのものです</translation>
    </message>
    <message>
        <source>there is no board {label} (expected such as {boards})</source>
        <translation>盤{label}はありません（例：{boards}）</translation>
    </message>
    <message>
        <source>{width} cm at {dpi} dpi are {pixels} pixels (expected {least} to {most})</source>
        <translation>{width} cmは{dpi} dpiで{pixels}ピクセルです（{least}から{most}が必要）</translation>
    </message>
    <message>
        <source>it exists already (--force replaces it)</source>
        <translation>すでにあります（--force で置き換えます）</translation>
    </message>
    <message>
        <source>Replace {file}? [y/N]</source>
        <translation>{file}を置き換えますか？ [y/N]</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>there is no game {number} (expected 1 to {count})</source>
        <translation>対局{number}はありません（1から{count}が必要）</translation>
    </message>
    <message>
        <source>the picture cannot be drawn: {reason}</source>
        <translation>画像を描けません：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>パズル%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown theme “{name}” (expected one of {expected})</source>
        <translation>不明なテーマ「{name}」（{expected}のどれかが必要）</translation>
    </message>
    <message>
        <source>{file}: line 1: the file is not one of this mine (expected {expected})</source>
        <translation>{file}：1行目：このファイルはこのパズル探しのものではありません（必要なもの：{expected}）</translation>
    </message>
    <message>
        <source>it has no puzzles</source>
        <translation>パズルがありません</translation>
    </message>
    <message>
        <source>“{key}” is not of this game</source>
        <translation>「{key}」はこの対局のものではありません</translation>
    </message>
    <message>
        <source>“{key}” has other house rules</source>
        <translation>「{key}」のハウスルールが違います</translation>
    </message>
    <message>
        <source>“{key}” has an unknown theme</source>
        <translation>「{key}」に不明なテーマがあります</translation>
    </message>
    <message>
        <source>the depth is {depth} (expected at least {least})</source>
        <translation>深さが{depth}です（{least}以上が必要）</translation>
    </message>
    <message>
        <source>unknown option “{name}” in {game} (expected one of {expected})</source>
        <translation>{game}の不明なオプション「{name}」（{expected}のどれかが必要）</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>行が{most}バイトより長くなっています</translation>
    </message>
    <message>
        <source>byte {number} of the line is not UTF-8 text</source>
        <translation>行の{number}バイト目がUTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>not valid JSON: {reason} at column {number}</source>
        <translation>正しいJSONではありません：{reason}（{number}桁目）</translation>
    </message>
    <message>
        <source>not valid JSON: a number is too long or the nesting too deep</source>
        <translation>正しいJSONではありません：数が長すぎるか、入れ子が深すぎます</translation>
    </message>
    <message>
        <source>not a JSON object (expected {expected})</source>
        <translation>JSONオブジェクトではありません（必要なもの：{expected}）</translation>
    </message>
    <message>
        <source>not valid JSON: {name} is not a number there</source>
        <translation>正しいJSONではありません：{name}はJSONの数ではありません</translation>
    </message>
    <message>
        <source>unknown key “{key}” (expected {expected})</source>
        <translation>不明なキー「{key}」（必要なもの：{expected}）</translation>
    </message>
    <message>
        <source>“{key}” must be a list of strings (expected such as {example})</source>
        <translation>「{key}」は文字列のリストでなければなりません（例：{example}）</translation>
    </message>
    <message>
        <source>“{part}” is not an option (expected such as defend=on)</source>
        <translation>「{part}」はオプションではありません（例：defend=on）</translation>
    </message>
    <message>
        <source>“{key}” must be a string (expected a position), unless “{system}” names another game (expected one of {expected})</source>
        <translation>「{system}」が別のゲームを指さない限り（{expected}のどれか）、「{key}」は文字列でなければなりません（局面）</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected one of {expected})</source>
        <translation>「{key}」は{value}です（{expected}のどれかが必要）</translation>
    </message>
    <message>
        <source>move {number}, “{move}”, is not a move (expected such as {example})</source>
        <translation>{number}手目「{move}」は手ではありません（例：{example}）</translation>
    </message>
    <message>
        <source>move {number}, “{move}”: {reason}</source>
        <translation>{number}手目「{move}」：{reason}</translation>
    </message>
    <message>
        <source>{pace} games/min</source>
        <translation>{pace}局/分</translation>
    </message>
    <message>
        <source>{pace} positions/min</source>
        <translation>{pace}局面/分</translation>
    </message>
    <message>
        <source>{pace} puzzles/min</source>
        <translation>パズル{pace}問/分</translation>
    </message>
    <message>
        <source>{pace} moves/min</source>
        <translation>{pace}手/分</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} / {all}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>残り{time}</translation>
    </message>
    <message>
        <source>{time} in all</source>
        <translation>合計{time}</translation>
    </message>
    <message>
        <source>waiting for workers</source>
        <translation>ワーカーを待っています</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n個のワーカー</numerusform>
        </translation>
    </message>
    <message>
        <source>--nodes and --sample must be at least 1</source>
        <translation>--nodes と --sample は1以上でなければなりません</translation>
    </message>
    <message>
        <source>{file}: {count} of {all} proven, {positions} positions looked at</source>
        <translation>{file}：{all}のうち{count}を証明、{positions}局面を調べました</translation>
    </message>
    <message>
        <source>--tls-ca, --tls-cert and --tls-key are for --cluster</source>
        <translation>--tls-ca、--tls-cert、--tls-key は --cluster のためのものです</translation>
    </message>
    <message>
        <source>--workers is for this machine (a cluster has its own workers)</source>
        <translation>--workers はこのマシンのためのものです（クラスターには自身のワーカーがあります）</translation>
    </message>
    <message>
        <source>--{name} is {value} (expected at least 1)</source>
        <translation>--{name} は{value}です（1以上が必要）</translation>
    </message>
    <message>
        <source>{file} has a game {number}, but --games is {games}</source>
        <translation>{file}に対局{number}がありますが、--games は{games}です</translation>
    </message>
    <message>
        <source>--resume needs --out, which names the file to go on with</source>
        <translation>--resume には、続きを書くファイルを指す --out が必要です</translation>
    </message>
    <message>
        <source>unknown kind of file “{kind}” (expected {expected})</source>
        <translation>不明なファイルの種類「{kind}」（{expected}が必要です）</translation>
    </message>
    <message>
        <source>{file} is there already (--resume goes on with it)</source>
        <translation>{file}はすでにあります（--resume で続けられます）</translation>
    </message>
    <message>
        <source>a worker ended before its game did</source>
        <translation>ワーカーが対局の前に終了しました</translation>
    </message>
    <message>
        <source>the source of the program has changed on the way</source>
        <translation>途中でプログラムのソースが変わりました</translation>
    </message>
    <message>
        <source>{file} has {count} of {games} (--resume goes on)</source>
        <translation>{file}には{games}のうち{count}があります（--resume で続けられます）</translation>
    </message>
    <message>
        <source>{file} has a game that is cut off, which is played again</source>
        <translation>{file}に途中で切れた対局があり、それは指し直します</translation>
    </message>
    <message>
        <source>unknown language “{name}” (expected one of {expected})</source>
        <translation>不明な言語「{name}」（{expected}のどれかが必要）</translation>
    </message>
    <message>
        <source>the words of the language “{name}” cannot be read: {reason}</source>
        <translation>言語「{name}」の語を読めません：{reason}</translation>
    </message>
    <message>
        <source>nothing says what kind of file it is (say it with {option}, such as {option} cpgn)</source>
        <translation>ファイルの種類がわかりません（{option}で指定してください。例：{option} cpgn）</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>標準入力がありません</translation>
    </message>
    <message>
        <source>it is “{text}” (expected a number from 1)</source>
        <translation>「{text}」になっています（1以上の数が必要です）</translation>
    </message>
    <message>
        <source>none: the game is over</source>
        <translation>なし：対局は終わっています</translation>
    </message>
    <message>
        <source>army “{army}” cannot be asked about (expected one of {expected})</source>
        <translation>軍「{army}」については尋ねられません（{expected}のどれかが必要）</translation>
    </message>
    <message>
        <source>in “{game}” no boards are pushed together in pairs (expected a position of a game in which they are)</source>
        <translation>「{game}」では盤をペアに合わせません（合わせるゲームの局面が必要）</translation>
    </message>
    <message>
        <source>{message} ({rule})</source>
        <translation>{message}（{rule}）</translation>
    </message>
    <message>
        <source>there is no board {board}</source>
        <translation>盤{board}はありません</translation>
    </message>
    <message>
        <source>the game is over ({reason})</source>
        <translation>対局は終わっています（{reason}）</translation>
    </message>
    <message>
        <source>“{text}” fits several legal moves (expected one of {expected})</source>
        <translation>「{text}」に当てはまる合法手が複数あります（{expected}のいずれかが必要です）</translation>
    </message>
    <message>
        <source> (legal: {moves})</source>
        <translation> （合法手：{moves}）</translation>
    </message>
    <message>
        <source>it is {colour}’s turn on board {board}, so its moves begin with {letter}</source>
        <translation>盤{board}は{colour}の手番なので、手は{letter}で始まります</translation>
    </message>
    <message>
        <source>any board</source>
        <translation>どの盤でも</translation>
    </message>
    <message>
        <source>board {board}</source>
        <translation>盤{board}</translation>
    </message>
    <message>
        <source>“{text}”: {reason}</source>
        <translation>「{text}」：{reason}</translation>
    </message>
    <message>
        <source>there is no such move on {where}</source>
        <translation>{where}にそのような手はありません</translation>
    </message>
    <message>
        <source>half-board {board} cannot be pushed against itself</source>
        <translation>半盤{board}を自分自身に合わせることはできません</translation>
    </message>
    <message>
        <source>show one board as large as can be</source>
        <translation>1つの盤をできるだけ大きく表示する</translation>
    </message>
    <message>
        <source>light up where pieces stand</source>
        <translation>駒のある場所を光らせる</translation>
    </message>
    <message>
        <source>say what stands on a board</source>
        <translation>盤に何があるかを読み上げる</translation>
    </message>
    <message>
        <source>say whose turn it is</source>
        <translation>誰の手番かを読み上げる</translation>
    </message>
    <message>
        <source>say the last move, or as many as a number says</source>
        <translation>最後の手、または指定した数だけの手を読み上げる</translation>
    </message>
    <message>
        <source>say which Kings are attacked, and by what</source>
        <translation>どのキングが何に攻撃されているかを読み上げる</translation>
    </message>
    <message>
        <source>show what can be lost before the next turn</source>
        <translation>次の手番までに失いうるものを表示する</translation>
    </message>
    <message>
        <source>end the turn without the moves left</source>
        <translation>残りの手を指さずに手番を終える</translation>
    </message>
    <message>
        <source>pass, where there is no move</source>
        <translation>指せる手がないときにパスする</translation>
    </message>
    <message>
        <source>go back an action, or as many as a number says</source>
        <translation>1操作、または指定した数だけ戻る</translation>
    </message>
    <message>
        <source>go forward an action, or as many as a number says</source>
        <translation>1操作、または指定した数だけ進む</translation>
    </message>
    <message>
        <source>claim a draw</source>
        <translation>引き分けを請求する</translation>
    </message>
    <message>
        <source>agree to a draw</source>
        <translation>引き分けに同意する</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>投了する</translation>
    </message>
    <message>
        <source>show every board</source>
        <translation>すべての盤を表示する</translation>
    </message>
    <message>
        <source>lay the boards in their places</source>
        <translation>盤を元の場所に並べる</translation>
    </message>
    <message>
        <source>open the help</source>
        <translation>ヘルプを開く</translation>
    </message>
    <message>
        <source>Nothing may follow “{word}”, but “{rest}” does.</source>
        <translation>「{word}」の後には何も書けませんが、「{rest}」があります。</translation>
    </message>
    <message>
        <source>“{text}” is not a number of actions: expected such as {word} 3.</source>
        <translation>「{text}」は操作の数ではありません：「{word} 3」などが必要です。</translation>
    </message>
    <message>
        <source>“{text}” may be any of {moves}: say which.</source>
        <translation>「{text}」は{moves}のどれにもとれます：どれかを示してください。</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}～{most}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first}または{last}</translation>
    </message>
    <message>
        <source>the number of players is {players} (expected {expected})</source>
        <translation>プレイヤーの数が{players}です（{expected}が必要です）</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>対局の終わり</translation>
    </message>
    <message>
        <source>A player whose time runs out is out of the game.</source>
        <translation>時間の切れたプレイヤーは脱落します。</translation>
    </message>
    <message>
        <source>Type a move or a question</source>
        <translation>手か質問を入力</translation>
    </message>
    <message>
        <source>A move, a word or a question: where king</source>
        <translation>手、語、質問：どこ キング</translation>
    </message>
    <message>
        <source>A move, a word or a question: {move}, where {piece}</source>
        <translation>手、語、質問：{move}、どこ {piece}</translation>
    </message>
    <message>
        <source>Say which pieces: expected such as {word} {piece}.</source>
        <translation>どの駒かを書いてください：「{word} {piece}」などが必要です。</translation>
    </message>
    <message>
        <source>“{text}” is not a move: expected such as {move} or where {piece}.</source>
        <translation>「{text}」は手ではありません：{move}、「どこ {piece}」などが必要です。</translation>
    </message>
    <message>
        <source>Name a board: expected such as {word} {board}.</source>
        <translation>盤を書いてください：「{word} {board}」などが必要です。</translation>
    </message>
    <message>
        <source>The turn cannot be ended now.</source>
        <translation>今は手番を終えられません。</translation>
    </message>
    <message>
        <source>Nobody may pass now: that is for a player who has no move.</source>
        <translation>今は誰もパスできません：パスは指せる手のないプレイヤーのためのものです。</translation>
    </message>
    <message>
        <source>Nothing was typed: expected a move, a word or a question.</source>
        <translation>何も入力されていません：手、語、質問のいずれかが必要です。</translation>
    </message>
    <message>
        <source>“{text}” is not a move: expected such as the list of moves has, or where king.</source>
        <translation>「{text}」は手ではありません：手のリストにあるような書き方か、「どこ キング」などが必要です。</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>push {pair} together; legal moves: {count}</source>
        <translation>{pair}を合わせる（合法手：{count}）</translation>
    </message>
    <message>
        <source>{move}, checkmate</source>
        <translation>{move}、チェックメイト</translation>
    </message>
    <message>
        <source>{move}, check</source>
        <translation>{move}、チェック</translation>
    </message>
    <message>
        <source>{move}, brings in {piece} on {square}</source>
        <translation>{move}、{square}に{piece}が入場</translation>
    </message>
    <message>
        <source>{move}, explodes</source>
        <translation>{move}、爆発</translation>
    </message>
    <message>
        <source>{piece} {origin} attacks {taken} of {side} on {target}</source>
        <translation>{origin}の{piece}が{target}の{side}の{taken}を攻撃</translation>
    </message>
    <message>
        <source>{piece} {origin} takes {taken} of {side} on {target}</source>
        <translation>{origin}の{piece}が{target}で{side}の{taken}を取る</translation>
    </message>
    <message>
        <source>{piece} {origin} to {target}</source>
        <translation>{piece}を{origin}から{target}へ</translation>
    </message>
    <message>
        <source>{piece} placed on {square}</source>
        <translation>{piece}を{square}に置く</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Analysis: the turn goes to {side}, {name}.</source>
        <translation>分析：{side}（{name}）に手番が移ります。</translation>
    </message>
    <message>
        <source>The turn can be given to nobody here</source>
        <translation>ここでは誰にも手番を渡せません</translation>
    </message>
    <message>
        <source>The turn cannot be given to “{side}” (expected {sides})</source>
        <translation>「{side}」には手番を渡せません（{sides}が必要です）</translation>
    </message>
    <message>
        <source>“{text}” is not a square (expected a1 to h{ranks})</source>
        <translation>「{text}」はマスではありません（a1～h{ranks}が必要です）</translation>
    </message>
    <message>
        <source>board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>the line has {count} characters (expected at most {most})</source>
        <translation>行が{count}文字です（{most}文字までです）</translation>
    </message>
    <message>
        <source>the line has a character that cannot be printed (expected one line of text)</source>
        <translation>行に印字できない文字があります（1行のテキストが必要です）</translation>
    </message>
    <message>
        <source>the line: the number of fields is {count} (expected {expected}: {names}, single spaces between)</source>
        <translation>行：項目の数が{count}です（{expected}が必要です：{names}、間に空白を1つずつ）</translation>
    </message>
    <message>
        <source>the line has a space too many before field {number} (expected single spaces between the fields)</source>
        <translation>行の第{number}項目の前に余分な空白があります（項目の間の空白は1つです）</translation>
    </message>
    <message>
        <source>“{text}” (expected {expected})</source>
        <translation>「{text}」（{expected}が必要です）</translation>
    </message>
    <message>
        <source>{owner} {label}: {message}</source>
        <translation>{owner} {label}：{message}</translation>
    </message>
    <message>
        <source>the number of entries is {count} (expected one per {owner}, that is {expected})</source>
        <translation>項目の数が{count}です（{owner}ごとに1つ、つまり{expected}が必要です）</translation>
    </message>
    <message>
        <source>the number of ranks is {count} (expected {ranks})</source>
        <translation>ランクの数が{count}です（{ranks}が必要です）</translation>
    </message>
    <message>
        <source>rank {rank}: {message}</source>
        <translation>ランク{rank}：{message}</translation>
    </message>
    <message>
        <source>“{text}” is neither a piece ({expected}) nor a number of empty squares from 1 to {files}</source>
        <translation>「{text}」は駒（{expected}）でも、1～{files}の空きマスの数でもありません</translation>
    </message>
    <message>
        <source>the number of squares is {count} (expected {files})</source>
        <translation>マスの数が{count}です（{files}が必要です）</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>{least}～{most}の整数</translation>
    </message>
    <message>
        <source>“{key}” must be a string (expected a position)</source>
        <translation>「{key}」は文字列でなければなりません（局面）</translation>
    </message>
    <message>
        <source>there are {count} players in “{key}”, not {players}</source>
        <translation>「{key}」のプレイヤーは{count}人で、{players}人ではありません</translation>
    </message>
    <message>
        <source>“{key}” must be an object (expected names of options and their values)</source>
        <translation>「{key}」はオブジェクトでなければなりません（オプションの名前とその値）</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number (expected such as {example})</source>
        <translation>「{key}」は整数でなければなりません（例：{example}）</translation>
    </message>
    <message>
        <source>the position is a view (for={viewer}), which is not played on (expected the whole position)</source>
        <translation>この局面は視点（for={viewer}）であり、続きは指せません（局面全体が必要）</translation>
    </message>
    <message>
        <source>in any direction</source>
        <translation>どの方向にも</translation>
    </message>
    <message>
        <source>straight in any direction</source>
        <translation>縦横のどの方向にも</translation>
    </message>
    <message>
        <source>diagonally in any direction</source>
        <translation>斜めのどの方向にも</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前に</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>後ろに</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>横に</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>斜め前に</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>斜め後ろに</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>左に</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>右に</translation>
    </message>
    <message>
        <source>forward to the left</source>
        <translation>左前に</translation>
    </message>
    <message>
        <source>forward to the right</source>
        <translation>右前に</translation>
    </message>
    <message>
        <source>backward to the left</source>
        <translation>左後ろに</translation>
    </message>
    <message>
        <source>backward to the right</source>
        <translation>右後ろに</translation>
    </message>
    <message>
        <source>from its first square it also goes {how}</source>
        <translation>最初のマスからは{how}も動く</translation>
    </message>
    <message>
        <source>beyond its own half-board: {words}</source>
        <translation>自分の半盤を越えると：{words}</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps to {squares} of its own half-board</source>
        <translation>自分の半盤の{squares}から出ない</translation>
    </message>
    <message>
        <source>it captures by jumping to the empty square beyond, and goes on while it can</source>
        <translation>先の空きマスへ跳び越えて取り、できる限り続ける</translation>
    </message>
    <message>
        <source>it may become: {kinds}</source>
        <translation>次の駒になれる：{kinds}</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>動かない</translation>
    </message>
    <message>
        <source>moves and captures {how}</source>
        <translation>{how}動き、取る</translation>
    </message>
    <message>
        <source>moves {how}</source>
        <translation>{how}動く</translation>
    </message>
    <message>
        <source>never captures</source>
        <translation>駒を取らない</translation>
    </message>
    <message>
        <source>captures in the same way, but over one piece in between</source>
        <translation>同じように取るが、間の駒1つを越えて取る</translation>
    </message>
    <message>
        <source>captures {how}</source>
        <translation>{how}取る</translation>
    </message>
    <message>
        <source>any number of squares {ways}, over one piece</source>
        <translation>駒1つを越えて{ways}何マスでも</translation>
    </message>
    <message>
        <source>over a piece beside it {ways}</source>
        <translation>隣の駒を越えて{ways}</translation>
    </message>
    <message>
        <source>any number of squares {ways}</source>
        <translation>{ways}何マスでも</translation>
    </message>
    <message>
        <source>one square {ways}</source>
        <translation>{ways}1マス</translation>
    </message>
    <message>
        <source>up to {count} squares {ways}</source>
        <translation>{ways}{count}マスまで</translation>
    </message>
    <message>
        <source>{words} if nothing stands in between</source>
        <translation>間に何もなければ{words}</translation>
    </message>
    <message>
        <source>{words}, and on in the same line</source>
        <translation>{words}、同じ線に沿ってさらに先へ</translation>
    </message>
    <message>
        <source>exactly {count} squares {ways}</source>
        <translation>{ways}ちょうど{count}マス</translation>
    </message>
    <message>
        <source>{far} squares straight and {near} aside</source>
        <translation>縦横に{far}マスと脇へ{near}マス</translation>
    </message>
    <message>
        <source>{far} squares forward and {near} aside</source>
        <translation>前に{far}マスと脇へ{near}マス</translation>
    </message>
    <message>
        <source>{far} squares straight and {near} aside, not every way</source>
        <translation>縦横に{far}マスと脇へ{near}マス（全方向ではない）</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some}、または{last}</translation>
    </message>
    <message>
        <source>unknown option “{name}” (expected one of {expected})</source>
        <translation>不明なオプション「{name}」（{expected}のいずれかが必要です）</translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected true or false)</source>
        <translation>オプション「{name}」が{value!r}です（trueかfalseが必要です）</translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected one of {expected})</source>
        <translation>オプション「{name}」が{value!r}です（{expected}のいずれかが必要です）</translation>
    </message>
    <message>
        <source>“{value}” has {count} choices (expected one, or {seats} with commas between)</source>
        <translation>「{value}」は{count}個を挙げています（1個、またはコンマで区切った{seats}個が必要です）</translation>
    </message>
    <message>
        <source>none on the table</source>
        <translation>テーブルにはなし</translation>
    </message>
    <message>
        <source>{place} (set {set})</source>
        <translation>{place}（{set}組目）</translation>
    </message>
    <message>
        <source>{square} ({player})</source>
        <translation>{square}（{player}）</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>駒%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces} of {player}</source>
        <translation>{player}の{pieces}</translation>
    </message>
    <message>
        <source>{pieces}: {places}.</source>
        <translation>{pieces}：{places}。</translation>
    </message>
    <message>
        <source>In pockets: {pieces}.</source>
        <translation>ポケット：{pieces}。</translation>
    </message>
    <message>
        <source>half-boards {one} and {two}</source>
        <translation>半盤{one}と{two}</translation>
    </message>
    <message>
        <source>half-board {board}, pushed together with {other}</source>
        <translation>{other}と合わせた半盤{board}</translation>
    </message>
    <message>
        <source>half-board {board}</source>
        <translation>半盤{board}</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side}：{pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>On {board}: {pieces}.</source>
        <translation>{board}：{pieces}。</translation>
    </message>
    <message>
        <source>{piece} {square}</source>
        <translation>{piece}{square}</translation>
    </message>
    <message>
        <source>No King is attacked on any pair.</source>
        <translation>どのペアでも、攻撃されているキングはありません。</translation>
    </message>
    <message>
        <source>No King is attacked.</source>
        <translation>攻撃されているキングはありません。</translation>
    </message>
    <message>
        <source>On {pairs} {king} is attacked by {attackers}.</source>
        <translation>{pairs}：{king}が{attackers}に攻撃されています。</translation>
    </message>
    <message>
        <source>{piece} of {side}</source>
        <translation>{side}の{piece}</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>King</source>
        <translation>キング</translation>
    </message>
    <message numerus="yes">
        <source>%n king(s)</source>
        <translation>
            <numerusform>キング%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>クイーン</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>クイーン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>ルーク</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>ルーク</translation>
    </message>
    <message numerus="yes">
        <source>%n rook(s)</source>
        <translation>
            <numerusform>ルーク%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>ルーク</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>ビショップ</translation>
    </message>
    <message numerus="yes">
        <source>%n bishop(s)</source>
        <translation>
            <numerusform>ビショップ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>ナイト</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>ナイト%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>ポーン</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>ポーン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>{field}: {message}</source>
        <translation>{field}：{message}</translation>
    </message>
    <message>
        <source>The dead {piece} on {square} is in the way</source>
        <translation>{square}の死んだ{piece}が邪魔です</translation>
    </message>
    <message>
        <source>Your {piece} on {square} is in the way</source>
        <translation>{square}の自分の{piece}が邪魔です</translation>
    </message>
    <message>
        <source>{player}’s {piece} on {square} is in the way</source>
        <translation>{square}の{player}の{piece}が邪魔です</translation>
    </message>
    <message>
        <source>{player}’s {piece} on {square}</source>
        <translation>{square}の{player}の{piece}</translation>
    </message>
    <message>
        <source>Your King on {square} is attacked by {attackers}</source>
        <translation>{square}の自分のキングが{attackers}に攻撃されています</translation>
    </message>
    <message>
        <source>Your King on {square} would be attacked by {attackers}</source>
        <translation>{square}の自分のキングが{attackers}に攻撃されることになります</translation>
    </message>
    <message>
        <source>It is {player}’s turn</source>
        <translation>{player}の手番です</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}</source>
        <translation>盤{board}は{player}の手番です</translation>
    </message>
    <message>
        <source>{the_piece} on {square} has not moved</source>
        <translation>{square}の{the_piece}は動いていません</translation>
    </message>
    <message>
        <source>{the_piece} on {square} cannot go to {target}</source>
        <translation>{square}の{the_piece}は{target}へ行けません</translation>
    </message>
    <message>
        <source>checkmated</source>
        <translation>チェックメイト</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>チェックされている</translation>
    </message>
    <message>
        <source>no King</source>
        <translation>キングなし</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死</translation>
    </message>
    <message>
        <source>waits: {reason}</source>
        <translation>待機：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n more move(s)</source>
        <translation>
            <numerusform>あと%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>the {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>プレイヤー{player}</translation>
    </message>
    <message>
        <source>byte {byte} is not {encoding} text</source>
        <translation>{byte}バイト目は{encoding}のテキストではありません</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>アクセスが許可されていません</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>パスの途中にフォルダーでないものがあります</translation>
    </message>
    <message>
        <source>there is something of that name already</source>
        <translation>同じ名前のものがすでにあります</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>there is no more room for you on the disk</source>
        <translation>ディスクで使える容量をすべて使い切っています</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>ディスクは読み取り専用です</translation>
    </message>
    <message>
        <source>the disk, or the way to it, has a fault</source>
        <translation>ディスク、またはそこまでの経路に障害があります</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>ファイルが大きくなりすぎます</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>the system takes no such name, or cannot do that there</source>
        <translation>システムがその名前を受け付けないか、そこではその操作ができません</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>リンクが輪になって循環しています</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>別のプログラムが使用中です</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>it is no program that can run here</source>
        <translation>ここで実行できるプログラムではありません</translation>
    </message>
    <message>
        <source>its device is no longer there</source>
        <translation>デバイスがもうありません</translation>
    </message>
    <message>
        <source>nothing answers there</source>
        <translation>そこからは何の応答もありません</translation>
    </message>
    <message>
        <source>the connection has ended</source>
        <translation>接続が切れました</translation>
    </message>
    <message>
        <source>no way leads there</source>
        <translation>そこへの経路がありません</translation>
    </message>
    <message>
        <source>it took too long to answer</source>
        <translation>応答に時間がかかりすぎました</translation>
    </message>
    <message>
        <source>the address is in use</source>
        <translation>アドレスは使用中です</translation>
    </message>
    <message>
        <source>this computer has no such address</source>
        <translation>このコンピューターにそのアドレスはありません</translation>
    </message>
    <message>
        <source>no computer of that name is known</source>
        <translation>その名前のコンピューターは見つかりません</translation>
    </message>
    <message>
        <source>the system says “{reason}”</source>
        <translation>システムが「{reason}」と伝えています</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <translation>{first}：{second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}；{second}</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <translation>{first}。{second}</translation>
    </message>
    <message>
        <source>{name}, {other}</source>
        <translation>{name}、{other}</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names}、ほか{count}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}と{second}</translation>
    </message>
    <message>
        <source>this is what somebody sees of a position, in which not all is told (expected the whole position)</source>
        <translation>これは局面の誰かからの見え方で、すべては書かれていません（局面全体が必要です）</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>A player who resigns has lost and is out.</source>
        <translation>投了したプレイヤーは負けとなり、脱落します。</translation>
    </message>
    <message>
        <source>{name} must decide</source>
        <translation>{name}が決めなければなりません</translation>
    </message>
    <message>
        <source>{names} to move</source>
        <translation>{names}の手番</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>ラウンド{round}</translation>
    </message>
    <message>
        <source>from {loser}</source>
        <translation>{loser}から</translation>
    </message>
    <message>
        <source>handed over by {giver}</source>
        <translation>{giver}から譲られた</translation>
    </message>
    <message>
        <source>captured {loser}’s army</source>
        <translation>{loser}の軍を捕獲</translation>
    </message>
    <message>
        <source>{team}, board {board}</source>
        <translation>{team}、盤{board}</translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation>{place}、空き</translation>
    </message>
    <message>
        <source>{place}, {piece} of {player}</source>
        <translation>{place}、{player}の{piece}</translation>
    </message>
    <message>
        <source>strip, {square}</source>
        <translation>中間帯、{square}</translation>
    </message>
    <message>
        <source>half-board {board}, {square}</source>
        <translation>半盤{board}、{square}</translation>
    </message>
    <message>
        <source>board {board}, {square}</source>
        <translation>盤{board}、{square}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>strip between half-boards</source>
        <translation>半盤の間の中間帯</translation>
    </message>
    <message>
        <source>pushed together with {board}</source>
        <translation>{board}と合わせてある</translation>
    </message>
    <message>
        <source>Half-boards {one} and {two} are pushed together.</source>
        <translation>半盤{one}と{two}が合わさっています。</translation>
    </message>
    <message>
        <source>In check.</source>
        <translation>チェックされています。</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>チェックメイト。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s).</source>
        <translation>
            <numerusform>%n手。</numerusform>
        </translation>
    </message>
    <message>
        <source>in the pocket of board {board}</source>
        <translation>盤{board}のポケット</translation>
    </message>
    <message>
        <source>in the pocket: {pieces}</source>
        <translation>ポケット：{pieces}</translation>
    </message>
    <message>
        <source>has captured {pieces}</source>
        <translation>取った駒：{pieces}</translation>
    </message>
    <message numerus="yes">
        <source>%n more alike</source>
        <translation>
            <numerusform>ほかに同じもの%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s).</source>
        <translation>
            <numerusform>盤%n面のテーブル。</numerusform>
        </translation>
    </message>
    <message>
        <source>plays {move}</source>
        <translation>{move}を指す</translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation>{player}：{move}。</translation>
    </message>
    <message>
        <source>Check to {player}.</source>
        <translation>{player}にチェック。</translation>
    </message>
    <message>
        <source>{names} win: {reason}.</source>
        <translation>{names}の勝ち：{reason}。</translation>
    </message>
    <message>
        <source>{names} wins: {reason}.</source>
        <translation>{names}の勝ち：{reason}。</translation>
    </message>
    <message>
        <source>Draw between {names}: {reason}.</source>
        <translation>{names}の引き分け：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a program.</source>
        <translation>「{name}」はフォルダーで、プログラムではありません。</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <translation>「{name}」というファイルはありません。</translation>
    </message>
    <message>
        <source>“{name}” is not a program: it must not be run.</source>
        <translation>「{name}」はプログラムではありません：実行が許可されていません。</translation>
    </message>
    <message>
        <source>“{name}” could not be asked.</source>
        <translation>「{name}」に問い合わせできませんでした。</translation>
    </message>
    <message>
        <source>it writes lines without an end</source>
        <translation>終わりのない行を書き出しています</translation>
    </message>
    <message>
        <source>it talks without being asked</source>
        <translation>尋ねられていないのに話しています</translation>
    </message>
    <message>
        <source>it gives a score that makes no sense</source>
        <translation>意味をなさない評価値を出しています</translation>
    </message>
    <message>
        <source>it names a move that is not legal (“{move}”)</source>
        <translation>合法でない手を挙げています（「{move}」）</translation>
    </message>
    <message>
        <source>“{name}” cannot be run: {reason}.</source>
        <translation>「{name}」を実行できません：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” has ended before it spoke UCI.</source>
        <translation>「{name}」はUCIで応答する前に終了しました。</translation>
    </message>
    <message>
        <source>“{name}” is not a UCI chess program.</source>
        <translation>「{name}」はUCIチェスプログラムではありません。</translation>
    </message>
    <message>
        <source>“{name}” is not responding.</source>
        <translation>「{name}」が応答しません。</translation>
    </message>
    <message>
        <source>“{name}” has ended unexpectedly.</source>
        <translation>「{name}」が予期せず終了しました。</translation>
    </message>
    <message>
        <source>“{name}” does not play {game} by all of its rules; a newer version may.</source>
        <translation>「{name}」は{game}をすべてのルールどおりには指せません。新しいバージョンなら指せるかもしれません。</translation>
    </message>
    <message>
        <source>“{name}” does not know {game}.</source>
        <translation>「{name}」は{game}を知りません。</translation>
    </message>
    <message>
        <source>“{name}” cannot be relied upon: {lie}.</source>
        <translation>「{name}」は信頼できません：{lie}。</translation>
    </message>
    <message>
        <source>touch-board option</source>
        <translation>オプション「タッチボード」</translation>
    </message>
    <message>
        <source>Pushing alone commits to nothing in this game</source>
        <translation>このゲームでは、合わせただけでは何の義務も生じません</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>An army passes only without a legal move in this game</source>
        <translation>このゲームでは、軍は合法手がないときだけパスします</translation>
    </message>
    <message>
        <source>Avalanche</source>
        <translation>アバランチ</translation>
    </message>
    <message>
        <source>No pawn waits to become another piece in this game</source>
        <translation>このゲームでは、別の駒になるのを待つポーンはありません</translation>
    </message>
    <message>
        <source>It becomes a {piece}</source>
        <translation>{piece}になる</translation>
    </message>
    <message>
        <source>Peterson 2</source>
        <translation>ピーターソン2</translation>
    </message>
    <message>
        <source>Nobody owes a piece in this game</source>
        <translation>このゲームでは、駒の借りは誰にもありません</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Swap it for a {piece}</source>
        <translation>{piece}と交換する</translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first</source>
        <translation>「{text}」には2つの半盤を、前の文字を先にして書く必要があります</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e2e4)</source>
        <translation>「{text}」は手ではありません（AB:e2e4のように、ペアと手が必要です）</translation>
    </message>
    <message>
        <source>Moves since a capture or pawn move</source>
        <translation>駒取りかポーンの手からの手数</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>変わり種</translation>
    </message>
    <message>
        <source>Eastern</source>
        <translation>東洋</translation>
    </message>
    <message>
        <source>New armies</source>
        <translation>新しい軍</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>チェッカー類</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>見えない軍</translation>
    </message>
    <message>
        <source>On {files} by {ranks} squares.</source>
        <translation>{files}×{ranks}マス。</translation>
    </message>
    <message>
        <source>On {files} by {ranks} squares. {rules}</source>
        <translation>{files}×{ranks}マス。{rules}</translation>
    </message>
    <message>
        <source>{count} moves each without capture or pawn move</source>
        <translation>駒取りもポーンの手もなく、それぞれ{count}手</translation>
    </message>
    <message>
        <source>none is on (expected {nothing})</source>
        <translation>オンのルールはありません（{nothing}が必要です）</translation>
    </message>
    <message>
        <source>the letter of an army</source>
        <translation>軍の文字</translation>
    </message>
    <message>
        <source>a player, or - for a dead army</source>
        <translation>プレイヤー、または死んだ軍を示す-</translation>
    </message>
    <message>
        <source>army</source>
        <translation>軍</translation>
    </message>
    <message>
        <source>a number of moves and the half-boards already pushed, each once, such as 2AB</source>
        <translation>2ABのように、手数と、合わせ済みの半盤を1回ずつ</translation>
    </message>
    <message>
        <source>a letter and its army, such as Qb</source>
        <translation>Qbのように、文字とその軍</translation>
    </message>
    <message>
        <source>half-board</source>
        <translation>半盤</translation>
    </message>
    <message>
        <source>“{text}”: expected {expected} in this order</source>
        <translation>「{text}」：{expected}がこの順に必要です</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in their order with pieces, such as a:BPP,c:R)</source>
        <translation>「{part}」（a:BPP,c:Rのように、駒のある軍が順に必要です）</translation>
    </message>
    <message>
        <source>“{name}” is not a square of the strip (expected such as {example})</source>
        <translation>「{name}」は中間帯のマスではありません（{example}などが必要です）</translation>
    </message>
    <message>
        <source>“{text}” (expected the number of a player, or 0 for everybody)</source>
        <translation>「{text}」（プレイヤーの番号、または全員を示す0が必要です）</translation>
    </message>
    <message>
        <source>“{name}” is not a square (expected such as {example})</source>
        <translation>「{name}」はマスではありません（{example}などが必要です）</translation>
    </message>
    <message>
        <source>“{text}” (expected two squares and a number, such as Ba4~a1:2)</source>
        <translation>「{text}」（Ba4~a1:2のように、2つのマスと数が必要です）</translation>
    </message>
    <message>
        <source>“{text}” is out of order</source>
        <translation>「{text}」の順番が違います</translation>
    </message>
    <message>
        <source>half-boards</source>
        <translation>半盤</translation>
    </message>
    <message>
        <source>army to move</source>
        <translation>手番の軍</translation>
    </message>
    <message>
        <source>control</source>
        <translation>指揮</translation>
    </message>
    <message>
        <source>moves left</source>
        <translation>残りの手数</translation>
    </message>
    <message>
        <source>moves since capture or pawn move</source>
        <translation>駒取りかポーンの手からの手数</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>基本ゲーム</translation>
    </message>
    <message>
        <source>strip</source>
        <translation>中間帯</translation>
    </message>
    <message>
        <source>“{text}” (expected a number of armies)</source>
        <translation>「{text}」（軍の数が必要です）</translation>
    </message>
    <message>
        <source>{count} armies have passed (expected fewer than {most})</source>
        <translation>パスした軍の数が{count}です（{most}未満でなければなりません）</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in order with files, such as a:abch)</source>
        <translation>「{part}」（a:abchのように、軍とその列が順に必要です）</translation>
    </message>
    <message>
        <source>“{part}” (expected some of the files {files}, each once)</source>
        <translation>「{part}」（列{files}のうちから、それぞれ1回だけ必要です）</translation>
    </message>
    <message>
        <source>{square}: no piece of army {army} stands on its gate</source>
        <translation>{square}：この入場マスに{army}軍の駒がありません</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in their order, such as a:1,c:2)</source>
        <translation>「{part}」（a:1,c:2のように、軍が順に必要です）</translation>
    </message>
    <message>
        <source>army {army} has been given {count} checks (expected fewer than {most})</source>
        <translation>{army}軍は{count}回チェックされています（{most}回未満でなければなりません）</translation>
    </message>
    <message>
        <source>Checks received</source>
        <translation>受けたチェック</translation>
    </message>
    <message>
        <source>start</source>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>checks received</source>
        <translation>受けたチェック</translation>
    </message>
    <message>
        <source>gates</source>
        <translation>入場マス</translation>
    </message>
    <message>
        <source>passes in a row</source>
        <translation>連続パス数</translation>
    </message>
    <message>
        <source>moved on the strip</source>
        <translation>中間帯で動いた駒</translation>
    </message>
    <message>
        <source>shown to all</source>
        <translation>全員に公開</translation>
    </message>
    <message>
        <source>moved to and fro</source>
        <translation>往復の動き</translation>
    </message>
    <message>
        <source>view</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>the number is {count} (expected 2 to {most})</source>
        <translation>数が{count}です（2～{most}が必要です）</translation>
    </message>
    <message>
        <source>{square}: there is no such square</source>
        <translation>{square}：そのようなマスはありません</translation>
    </message>
    <message>
        <source>{square}: “{letter}” is not a piece (expected one of {expected})</source>
        <translation>{square}：「{letter}」は駒ではありません（{expected}のいずれかが必要です）</translation>
    </message>
    <message>
        <source>{square}: there is a lake</source>
        <translation>{square}：そこは湖です</translation>
    </message>
    <message>
        <source>army {army} has “{part}” (expected a player from 1 to {count}, or - for a dead army)</source>
        <translation>{army}軍が「{part}」です（1～{count}のプレイヤー、または死んだ軍を示す-が必要です）</translation>
    </message>
    <message>
        <source>“{text}” is not an army of this game (expected a to {last})</source>
        <translation>「{text}」はこのゲームの軍ではありません（a～{last}が必要です）</translation>
    </message>
    <message>
        <source>{square}: there is no army {army} with {count} half-boards (expected A to {last})</source>
        <translation>{square}：半盤{count}枚では{army}軍はありません（A～{last}が必要です）</translation>
    </message>
    <message>
        <source>army {text} is dead and cannot be to move</source>
        <translation>{text}軍は死んでいるので手番になれません</translation>
    </message>
    <message>
        <source>“{text}” (expected a number from 1 to {count} and the half-boards already pushed, such as 2AB)</source>
        <translation>「{text}」（2ABのように、1～{count}の数と、合わせ済みの半盤が必要です）</translation>
    </message>
    <message>
        <source>“{text}”: there is no half-board {letter}</source>
        <translation>「{text}」：半盤{letter}はありません</translation>
    </message>
    <message>
        <source>“{text}”: half-boards are pushed in pairs, their number must be even</source>
        <translation>「{text}」：半盤はペアで合わせるので、その数は偶数でなければなりません</translation>
    </message>
    <message>
        <source>“{text}”: {pair} is not a pair that waits for its move (touch-board only)</source>
        <translation>「{text}」：{pair}は手を待つペアではありません（タッチボードのときだけです）</translation>
    </message>
    <message>
        <source>army {army}: “{letter}” cannot be in a hand (expected some of {expected})</source>
        <translation>{army}軍：「{letter}」は持ち駒にできません（{expected}のうちから必要です）</translation>
    </message>
    <message>
        <source>army {army}: “{hand}” is not sorted (expected {expected})</source>
        <translation>{army}軍：「{hand}」が順に並んでいません（{expected}が必要です）</translation>
    </message>
    <message>
        <source>{square}: no half-board was pushed this turn</source>
        <translation>{square}：この手番で合わせた半盤ではありません</translation>
    </message>
    <message>
        <source>{square}: no piece of army {army} stands there on the strip</source>
        <translation>{square}：中間帯のそこに{army}軍の駒はありません</translation>
    </message>
    <message>
        <source>there is no player {player} (expected 1 to {count}, or 0 for everybody)</source>
        <translation>プレイヤー{player}はいません（1～{count}、または全員を示す0が必要です）</translation>
    </message>
    <message>
        <source>{square}: nothing stands there</source>
        <translation>{square}：そこには何もありません</translation>
    </message>
    <message>
        <source>{square}: no piece that moves stands there</source>
        <translation>{square}：そこには動く駒がありません</translation>
    </message>
    <message>
        <source>{square}: no piece comes from {origin}</source>
        <translation>{square}：{origin}から来る駒はありません</translation>
    </message>
    <message>
        <source>{square}: the number is {count} (expected 1 to {most})</source>
        <translation>{square}：数が{count}です（1～{most}が必要です）</translation>
    </message>
    <message>
        <source>{square}: an unknown piece stands there, and no for= says whose view it is</source>
        <translation>{square}：そこに不明な駒がありますが、誰の視点かを示すfor=がありません</translation>
    </message>
    <message>
        <source>{square}: the piece cannot be unknown to player {player}</source>
        <translation>{square}：その駒がプレイヤー{player}にとって不明なはずはありません</translation>
    </message>
    <message>
        <source>army {letter} is alive and has no piece</source>
        <translation>{letter}軍は生きていますが、駒がありません</translation>
    </message>
    <message>
        <source>army {letter} has two Kings, on {one} and {other}</source>
        <translation>{letter}軍のキングが{one}と{other}の2つあります</translation>
    </message>
    <message>
        <source>army {letter} is alive and has no King</source>
        <translation>{letter}軍は生きていますが、キングがありません</translation>
    </message>
    <message>
        <source>{square}: the King of army {army} is attacked although army {mover} is to move</source>
        <translation>{square}：{mover}軍の手番なのに、{army}軍のキングが攻撃されています</translation>
    </message>
    <message>
        <source>When a player&apos;s time runs out, their armies die (Rule 9).</source>
        <translation>プレイヤーの時間が切れると、その軍は死にます（ルール9）。</translation>
    </message>
    <message>
        <source>It is not the turn of army {army}: army {mover} is to move.</source>
        <translation>{army}軍の手番ではありません：{mover}軍の手番です。</translation>
    </message>
    <message>
        <source>push two half-boards together</source>
        <translation>2つの半盤を合わせる</translation>
    </message>
    <message>
        <source>pull the half-boards apart</source>
        <translation>半盤を離す</translation>
    </message>
    <message>
        <source>Type a move, a push or a question</source>
        <translation>手、合わせ、質問を入力する</translation>
    </message>
    <message>
        <source>Name two half-boards to push together: expected such as {word} A C.</source>
        <translation>合わせる2つの半盤を書いてください：「{word} A C」などが必要です。</translation>
    </message>
    <message>
        <source>No half-boards are pushed together.</source>
        <translation>合わせてある半盤はありません。</translation>
    </message>
    <message>
        <source>There is no half-board {board}: expected A to {last}.</source>
        <translation>半盤{board}はありません：A～{last}が必要です。</translation>
    </message>
    <message>
        <source>Half-board {board} cannot be pushed against itself.</source>
        <translation>半盤{board}を自分自身に合わせることはできません。</translation>
    </message>
    <message>
        <source>{piece} {square}: {what}</source>
        <translation>{piece}{square}：{what}</translation>
    </message>
    <message>
        <source>castling, King {origin} to {target}</source>
        <translation>キャスリング、キングは{origin}から{target}へ</translation>
    </message>
    <message>
        <source>{move}, promotes to {piece}</source>
        <translation>{move}、{piece}に昇格</translation>
    </message>
    <message>
        <source>{move}, pushes {pawn}</source>
        <translation>{move}、{pawn}を押す</translation>
    </message>
    <message>
        <source>a move of army {army}</source>
        <translation>{army}軍の手</translation>
    </message>
    <message>
        <source>threefold repetition</source>
        <translation>同じ局面が3回</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>同じ局面が5回</translation>
    </message>
    <message>
        <source>insufficient material</source>
        <translation>駒が足りない</translation>
    </message>
    <message>
        <source>only Kings are left</source>
        <translation>キングだけが残った</translation>
    </message>
    <message>
        <source>repetition, {count} times</source>
        <translation>同じ局面が{count}回</translation>
    </message>
    <message>
        <source>Draws need no claim in this game</source>
        <translation>このゲームでは、引き分けは請求するまでもなく成立します</translation>
    </message>
    <message>
        <source>Neither a threefold repetition nor {count} moves each without progress</source>
        <translation>同じ局面が3回現れておらず、進展のない手がそれぞれ{count}手続いてもいません</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>軍</translation>
    </message>
    <message>
        <source>On the boards</source>
        <translation>盤の上</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>数え</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Army {letter}</source>
        <translation>{letter}軍</translation>
    </message>
    <message>
        <source>Army {letter}, moved by player {player}</source>
        <translation>{letter}軍、指揮はプレイヤー{player}</translation>
    </message>
    <message>
        <source>army {letter}</source>
        <translation>{letter}軍</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Moves left</source>
        <translation>残りの手数</translation>
    </message>
    <message>
        <source>As many as half-boards the army stands on, less those made (Rule 6).</source>
        <translation>軍のいる半盤の数から、指した手数を引いた数（ルール6）。</translation>
    </message>
    <message>
        <source>Pushed this turn</source>
        <translation>この手番で合わせた半盤</translation>
    </message>
    <message>
        <source>Half-board {letter}</source>
        <translation>半盤{letter}</translation>
    </message>
    <message>
        <source>Moved on the strip</source>
        <translation>中間帯で動いた駒</translation>
    </message>
    <message>
        <source>Squares of the strip with pieces that moved this turn (Rule 10).</source>
        <translation>この手番で動いた駒のある中間帯のマス（ルール10）。</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>全員に公開</translation>
    </message>
    <message>
        <source>Squares with pieces that everybody knows.</source>
        <translation>全員が知っている駒のあるマス。</translation>
    </message>
    <message>
        <source>Waits for its move</source>
        <translation>手を待つ</translation>
    </message>
    <message>
        <source>No pair</source>
        <translation>ペアなし</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The army is dead.</source>
        <translation>この軍は死んでいます。</translation>
    </message>
    <message>
        <source>Moved by</source>
        <translation>指揮</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Peterson’s rules</source>
        <translation>ピーターソンのルール</translation>
    </message>
    <message>
        <source>What these rules remember, as the ninth field of CFEN says it.</source>
        <translation>これらのルールが覚えている内容（CFENの第9項目の書き方で）。</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and leaves the half-boards.</source>
        <translation>{army}軍は{name}にチェックメイトされ、半盤からなくなります。</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and is dead.</source>
        <translation>{army}軍は{name}にチェックメイトされ、死にました。</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and is frozen.</source>
        <translation>{army}軍は{name}にチェックメイトされ、凍結しました。</translation>
    </message>
    <message>
        <source>Army {army} has no legal move and passes.</source>
        <translation>{army}軍には合法手がないのでパスします。</translation>
    </message>
    <message>
        <source>{name} has run out of time: army {army} is dead.</source>
        <translation>{name}の時間が切れました：{army}軍は死にました。</translation>
    </message>
    <message>
        <source>Army {army} of {name} is dead.</source>
        <translation>{name}の{army}軍は死にました。</translation>
    </message>
    <message>
        <source>Army {army} is checkmated: {name} captures it.</source>
        <translation>{army}軍はチェックメイトされました：{name}が捕獲します。</translation>
    </message>
    <message>
        <source>Army {army} passes.</source>
        <translation>{army}軍がパスします。</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Army {army} goes from {giver} to {taker}.</source>
        <translation>{army}軍が{giver}から{taker}に移ります。</translation>
    </message>
    <message>
        <source>{name} captures the King of army {army}, which is dead.</source>
        <translation>{name}が{army}軍のキングを取り、その軍は死にました。</translation>
    </message>
    <message>
        <source>{name} captures the last piece of army {army}, which is dead.</source>
        <translation>{name}が{army}軍の最後の駒を取り、その軍は死にました。</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army}, which leaves the half-boards.</source>
        <translation>{name}が{army}軍の軍旗を取り、その軍は半盤からなくなります。</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army}, which is dead.</source>
        <translation>{name}が{army}軍の軍旗を取り、その軍は死にました。</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army} and takes it over.</source>
        <translation>{name}が{army}軍の軍旗を取り、その軍を引き継ぎます。</translation>
    </message>
    <message>
        <source>reaches the goal</source>
        <translation>目標のマスに達する</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army}, which leaves the half-boards.</source>
        <translation>{name}が{army}軍に対して目標のマスに達し、その軍は半盤からなくなります。</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army}, which is dead.</source>
        <translation>{name}が{army}軍に対して目標のマスに達し、その軍は死にました。</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army} and captures it.</source>
        <translation>{name}が{army}軍に対して目標のマスに達し、その軍を捕獲します。</translation>
    </message>
    <message>
        <source>{captor} has reached the goal and captured {loser}’s army</source>
        <translation>{captor}が目標のマスに達し、{loser}の軍を捕獲しました</translation>
    </message>
    <message>
        <source>gives the last check</source>
        <translation>最後のチェックをかける</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check, and it leaves the half-boards.</source>
        <translation>{name}が{army}軍に最後のチェックをかけ、その軍は半盤からなくなります。</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check, and it is dead.</source>
        <translation>{name}が{army}軍に最後のチェックをかけ、その軍は死にました。</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check and captures it.</source>
        <translation>{name}が{army}軍に最後のチェックをかけ、その軍を捕獲します。</translation>
    </message>
    <message>
        <source>{captor} has given the last check: {loser}’s army is lost</source>
        <translation>{captor}が最後のチェックをかけました：{loser}の軍は失われました</translation>
    </message>
    <message>
        <source>makes the army extinct</source>
        <translation>その軍を絶滅させる</translation>
    </message>
    <message>
        <source>Army {army} is extinct and leaves the half-boards.</source>
        <translation>{army}軍は絶滅し、半盤からなくなります。</translation>
    </message>
    <message>
        <source>Army {army} is extinct and dead.</source>
        <translation>{army}軍は絶滅し、死にました。</translation>
    </message>
    <message>
        <source>Army {army} is extinct: {name} captures it.</source>
        <translation>{army}軍は絶滅しました：{name}が捕獲します。</translation>
    </message>
    <message>
        <source>{loser}’s army is extinct: {captor} has captured it</source>
        <translation>{loser}の軍は絶滅しました：{captor}が捕獲しました</translation>
    </message>
    <message>
        <source>Army {army} has lost its King and leaves the half-boards.</source>
        <translation>{army}軍はキングを失い、半盤からなくなります。</translation>
    </message>
    <message>
        <source>Army {army} has lost its King and is dead.</source>
        <translation>{army}軍はキングを失い、死にました。</translation>
    </message>
    <message>
        <source>Army {army} has lost its King: {name} captures it.</source>
        <translation>{army}軍はキングを失いました：{name}が捕獲します。</translation>
    </message>
    <message>
        <source>{loser}’s army has lost its King: {captor} captures it</source>
        <translation>{loser}の軍はキングを失いました：{captor}が捕獲します</translation>
    </message>
    <message>
        <source>Army {army} has lost what it needs and is dead.</source>
        <translation>{army}軍は必要な駒を失い、死にました。</translation>
    </message>
    <message>
        <source>{loser}’s army has lost what it needs and is dead</source>
        <translation>{loser}の軍は必要な駒を失い、死にました</translation>
    </message>
    <message>
        <source>{name} has no piece left that can move: army {army} is dead.</source>
        <translation>{name}には動ける駒が残っていません：{army}軍は死にました。</translation>
    </message>
    <message>
        <source>nothing left that can move</source>
        <translation>動けるものが残っていない</translation>
    </message>
    <message>
        <source>Army {army} is released.</source>
        <translation>{army}軍の凍結が解けました。</translation>
    </message>
    <message>
        <source>It loses its turn.</source>
        <translation>手番を失います。</translation>
    </message>
    <message>
        <source>Army {army} is frozen and loses its turn.</source>
        <translation>{army}軍は凍結しているので手番を失います。</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}, and nobody owes one.</source>
        <translation>{between}の間で駒が交換され、借りは誰にもありません。</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}: {name} owes a piece worth {value} or more.</source>
        <translation>{between}の間で駒が交換されました：{name}には価値{value}以上の駒の借りがあります。</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}: {names} each owe a piece worth {value} or more.</source>
        <translation>{between}の間で駒が交換されました：{names}には価値{value}以上の駒の借りがそれぞれあります。</translation>
    </message>
    <message>
        <source>Army {army} removes its {piece} on {square}.</source>
        <translation>{army}軍が{square}の{piece}を取り除きます。</translation>
    </message>
    <message>
        <source>Army {army} swaps its {piece} on {square} for a {other}.</source>
        <translation>{army}軍が{square}の{piece}を{other}と交換します。</translation>
    </message>
    <message>
        <source>{name} has no piece to remove and is excused.</source>
        <translation>{name}には取り除く駒がないので免除されます。</translation>
    </message>
    <message>
        <source>Rule 4</source>
        <translation>ルール4</translation>
    </message>
    <message>
        <source>Rule 6</source>
        <translation>ルール6</translation>
    </message>
    <message>
        <source>Rule 7</source>
        <translation>ルール7</translation>
    </message>
    <message>
        <source>Rule 8</source>
        <translation>ルール8</translation>
    </message>
    <message>
        <source>Rule 9</source>
        <translation>ルール9</translation>
    </message>
    <message>
        <source>No pawn is pushed with a move in this game</source>
        <translation>このゲームでは、手と一緒にポーンを押すことはありません</translation>
    </message>
    <message>
        <source>friendly option</source>
        <translation>オプション「親善対局」</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対局は終わっています</translation>
    </message>
    <message>
        <source>{player} has no army left</source>
        <translation>{player}にはもう軍がありません</translation>
    </message>
    <message>
        <source>There is no half-board {board}</source>
        <translation>半盤{board}はありません</translation>
    </message>
    <message>
        <source>Half-board {board} was already pushed this turn</source>
        <translation>半盤{board}はこの手番で合わせ済みです</translation>
    </message>
    <message>
        <source>The half-boards {pair} are pushed together and must be used</source>
        <translation>半盤{pair}は合わせてあるので、使わなければなりません</translation>
    </message>
    <message>
        <source>Army {army} has no piece on {pair}</source>
        <translation>{army}軍の駒は{pair}にありません</translation>
    </message>
    <message>
        <source>{pair} cannot be used now</source>
        <translation>{pair}は今は使えません</translation>
    </message>
    <message>
        <source>The first move of a turn is compulsory</source>
        <translation>手番の最初の手は必ず指さなければなりません</translation>
    </message>
    <message>
        <source>There is no living army {army}</source>
        <translation>生きている{army}軍はありません</translation>
    </message>
    <message>
        <source>Army {army} is with {player} already</source>
        <translation>{army}軍はすでに{player}のものです</translation>
    </message>
    <message>
        <source>Armies are handed over between turns, not within one</source>
        <translation>軍を譲るのは手番と手番の間で、手番の途中ではできません</translation>
    </message>
    <message>
        <source>There is no player {player}</source>
        <translation>プレイヤー{player}はいません</translation>
    </message>
    <message>
        <source>{move} is not a move on two half-boards</source>
        <translation>{move}は2つの半盤での手ではありません</translation>
    </message>
    <message>
        <source>Army {army} has no {piece} in its hand</source>
        <translation>{army}軍の持ち駒に{piece}はありません</translation>
    </message>
    <message>
        <source>A living King is never captured, only checkmated</source>
        <translation>生きているキングを取ることはなく、チェックメイトするだけです</translation>
    </message>
    <message>
        <source>{the_piece} on {square} is royal and cannot be captured</source>
        <translation>{square}の{the_piece}はロイヤルの駒なので、取れません</translation>
    </message>
    <message>
        <source>{the_piece} cannot be dropped on {target}</source>
        <translation>{the_piece}を{target}に打つことはできません</translation>
    </message>
    <message>
        <source>Your {pieces} would still be attacked by {attackers}</source>
        <translation>自分の{pieces}が{attackers}に攻撃されたままになります</translation>
    </message>
    <message>
        <source>Your {pieces} would be attacked by {attackers}</source>
        <translation>自分の{pieces}が{attackers}に攻撃されることになります</translation>
    </message>
    <message>
        <source>It is {player}’s turn with army {army}</source>
        <translation>{player}の{army}軍の手番です</translation>
    </message>
    <message>
        <source>{game}: {base}</source>
        <translation>{game}：{base}</translation>
    </message>
    <message>
        <source>Chess960, position {number}</source>
        <translation>Chess960、局面番号{number}</translation>
    </message>
    <message>
        <source>This rule is for more than two players.</source>
        <translation>このルールは3人以上のプレイヤーのためのものです。</translation>
    </message>
    <message>
        <source>This rule does not go with “{rule}”.</source>
        <translation>このルールは「{rule}」と一緒には使えません。</translation>
    </message>
    <message>
        <source>Changes nothing while Kings are captured: a mate only freezes.</source>
        <translation>キングを取るルールの間は何も変わりません。メイトされた軍は凍結するだけです。</translation>
    </message>
    <message>
        <source>Changes nothing unless Kings are captured.</source>
        <translation>キングを取るルールでなければ何も変わりません。</translation>
    </message>
    <message>
        <source>Pieces of the dead army {army} stand there.</source>
        <translation>そこには死んだ{army}軍の駒があります。</translation>
    </message>
    <message>
        <source>Pieces of {count} armies stand there.</source>
        <translation>そこには{count}個の軍の駒があります。</translation>
    </message>
    <message>
        <source>The King of army {army} does not stand there.</source>
        <translation>{army}軍のキングがそこにありません。</translation>
    </message>
    <message>
        <source>Only one army stands there.</source>
        <translation>そこには軍が1つしかありません。</translation>
    </message>
    <message>
        <source>Both armies are moved by the same player.</source>
        <translation>両方の軍を同じプレイヤーが動かしています。</translation>
    </message>
    <message>
        <source>The King of army {other} is attacked though army {mover} is to move.</source>
        <translation>{mover}軍の手番なのに{other}軍のキングが攻撃されています。</translation>
    </message>
    <message>
        <source>Army {mover} is checkmated there.</source>
        <translation>{mover}軍はそこでチェックメイトされています。</translation>
    </message>
    <message>
        <source>Army {mover} has no legal move there.</source>
        <translation>{mover}軍にはそこで合法手がありません。</translation>
    </message>
    <message>
        <source>A right to castle is left out, for the King does not stand as chess knows it.</source>
        <translation>キングがチェスの定位置にないので、キャスリングの権利を1つ省いています。</translation>
    </message>
    <message>
        <source>What pieces may do on their first squares alone is left out.</source>
        <translation>駒が最初のマスでだけできることは省いています。</translation>
    </message>
    <message>
        <source>The checks that were given are left out.</source>
        <translation>かけられたチェックは省いています。</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <translation>「{title}」</translation>
    </message>
    <message>
        <source>A chess program knows nothing of {rules}, so what it says may be wrong.</source>
        <translation>チェスプログラムは{rules}を知らないので、その答えは誤っているかもしれません。</translation>
    </message>
    <message>
        <source>No chess program plays {game}.</source>
        <translation>{game}を指せるチェスプログラムはありません。</translation>
    </message>
    <message>
        <source>In {game} for two the game would be over there.</source>
        <translation>2人用の{game}なら、そこで対局は終わっています。</translation>
    </message>
    <message>
        <source>The armies do not move there as in {game}.</source>
        <translation>そこでは軍が{game}のようには動きません。</translation>
    </message>
    <message>
        <source>A position as somebody sees it is looked at, not played on</source>
        <translation>誰かから見た局面は、見るだけで、続けて指すことはできません</translation>
    </message>
    <message>
        <source>there are {count} set-ups (expected {players})</source>
        <translation>配置が{count}個あります（{players}個が必要です）</translation>
    </message>
    <message>
        <source>First the pawn on {square} becomes another piece</source>
        <translation>まず{square}のポーンが別の駒になります</translation>
    </message>
    <message>
        <source>No pawn of yours waits on {square}</source>
        <translation>{square}で待っている自分のポーンはありません</translation>
    </message>
    <message>
        <source>A pawn cannot become that</source>
        <translation>ポーンはそれにはなれません</translation>
    </message>
    <message>
        <source>A pawn of an opponent is pushed with each move: say which</source>
        <translation>1手ごとに相手のポーンを1つ押します：どれかを示してください</translation>
    </message>
    <message>
        <source>Pushing that pawn would leave your King attacked on {pair}</source>
        <translation>そのポーンを押すと{pair}で自分のキングが攻撃されたままになります</translation>
    </message>
    <message>
        <source>{square} is no pawn of a living opponent that can go one square straight forward</source>
        <translation>{square}に、真っすぐ1マス前へ進める、生きている相手のポーンはありません</translation>
    </message>
    <message>
        <source>First say what the pawn on {square} becomes</source>
        <translation>まず{square}のポーンが何になるかを示してください</translation>
    </message>
    <message>
        <source>becomes another piece now</source>
        <translation>今、別の駒になります</translation>
    </message>
    <message>
        <source>becomes another piece next turn</source>
        <translation>次の手番で別の駒になります</translation>
    </message>
    <message>
        <source>Peterson 1</source>
        <translation>ピーターソン1</translation>
    </message>
    <message>
        <source>A turn that uses a half-board twice has at most {k} moves</source>
        <translation>1つの半盤を2回使う手番は{k}手までです</translation>
    </message>
    <message>
        <source>Peterson 1.{limit}</source>
        <translation>ピーターソン1.{limit}</translation>
    </message>
    <message>
        <source>“{item}” needs “b=” after it</source>
        <translation>「{item}」の後に「b=」が必要です</translation>
    </message>
    <message>
        <source>“{key}=” needs “k=” before it</source>
        <translation>「{key}=」の前に「k=」が必要です</translation>
    </message>
    <message>
        <source>“{item}” names {number} (expected 2 to {most} opponents)</source>
        <translation>「{item}」が{number}を挙げています（2～{most}人の相手が必要です）</translation>
    </message>
    <message>
        <source>“b={bonus}” is not a number of moves (expected 1 to {count})</source>
        <translation>「b={bonus}」は手数ではありません（1～{count}が必要です）</translation>
    </message>
    <message>
        <source>half-boards are used in pairs and once, unless several opponents attack</source>
        <translation>複数の相手に攻撃されていない限り、半盤はペアで1回ずつ使います</translation>
    </message>
    <message>
        <source>player {player} is to move</source>
        <translation>プレイヤー{player}の手番です</translation>
    </message>
    <message>
        <source>nothing is counted before that is due or lost</source>
        <translation>果たすべきことや失う手番が先にある間は、何も数えません</translation>
    </message>
    <message>
        <source>the moves left ({left}) do not fit the half-boards used ({used})</source>
        <translation>残りの手数（{left}）が使った半盤（{used}）に合いません</translation>
    </message>
    <message>
        <source>the pieces that moved do not fit the moves made ({made})</source>
        <translation>動いた駒が指した手数（{made}）に合いません</translation>
    </message>
    <message>
        <source>no piece of army {army} stands on {square}</source>
        <translation>{square}に{army}軍の駒はありません</translation>
    </message>
    <message>
        <source>{square} is on a half-board that was not used</source>
        <translation>{square}は使わなかった半盤にあります</translation>
    </message>
    <message>
        <source>more captures than moves made ({made})</source>
        <translation>指した手数（{made}）より多く駒が取られています</translation>
    </message>
    <message>
        <source>more checkmates than the moves made ({made}) can give to the other armies ({armies})</source>
        <translation>指した手数（{made}）でほかの軍（{armies}）に与えられる数より、チェックメイトが多すぎます</translation>
    </message>
    <message>
        <source>it does not fit the moves made ({made})</source>
        <translation>指した手数（{made}）に合いません</translation>
    </message>
    <message>
        <source>the piece on {square} is no opponent’s</source>
        <translation>{square}の駒は相手のものではありません</translation>
    </message>
    <message>
        <source>Rule 8, Peterson 1.5</source>
        <translation>ルール8、ピーターソン1.5</translation>
    </message>
    <message>
        <source>{the_piece} on {square} has moved this turn already</source>
        <translation>{square}の{the_piece}はこの手番ですでに動きました</translation>
    </message>
    <message>
        <source>A {piece} that is dropped may not mate {player}’s King on {square}</source>
        <translation>打った{piece}で、{square}にある{player}のキングを詰みにすることはできません</translation>
    </message>
    <message>
        <source>the round closed when the turn of army {army} began</source>
        <translation>{army}軍の手番が始まった時にラウンドは終わりました</translation>
    </message>
    <message>
        <source>player {player} has no army</source>
        <translation>プレイヤー{player}には軍がありません</translation>
    </message>
    <message>
        <source>player {player} has moved and pays before</source>
        <translation>プレイヤー{player}はもう指していますが、支払いはその前です</translation>
    </message>
    <message>
        <source>player {player} has pushed and pays before</source>
        <translation>プレイヤー{player}はもう合わせていますが、支払いはその前です</translation>
    </message>
    <message>
        <source>the pieces of army {army} ({size}) and its lost ones ({lost}) are too many (expected at most {most} together)</source>
        <translation>{army}軍の駒（{size}）と失った駒（{lost}）が多すぎます（合わせて{most}までです）</translation>
    </message>
    <message>
        <source>owes a piece worth {value} or more</source>
        <translation>価値{value}以上の駒の借りあり</translation>
    </message>
    <message>
        <source>owes {count} pieces</source>
        <translation>駒{count}個の借りあり</translation>
    </message>
    <message>
        <source>owes {value} or more</source>
        <translation>{value}以上の借りあり</translation>
    </message>
    <message>
        <source>may be removed</source>
        <translation>取り除けます</translation>
    </message>
    <message>
        <source>may be swapped</source>
        <translation>交換できます</translation>
    </message>
    <message>
        <source>{the_piece} on {square} is worth {worth}, and {value} is owed</source>
        <translation>{square}の{the_piece}の価値は{worth}ですが、{value}の借りがあります</translation>
    </message>
    <message>
        <source>may be removed or swapped</source>
        <translation>取り除くか交換できます</translation>
    </message>
    <message>
        <source>{name} owes a piece worth {value} or more, having lost nothing in an exchange: choose the piece to remove, or a Queen to swap</source>
        <translation>{name}は交換で何も失わなかったので、価値{value}以上の駒の借りがあります：取り除く駒か、交換するクイーンを選んでください</translation>
    </message>
    <message>
        <source>{name} owes a piece worth {value} or more, having lost nothing in an exchange: choose the piece to remove</source>
        <translation>{name}は交換で何も失わなかったので、価値{value}以上の駒の借りがあります：取り除く駒を選んでください</translation>
    </message>
    <message>
        <source>First {player} must remove a piece worth {value} or more</source>
        <translation>まず{player}が価値{value}以上の駒を取り除かなければなりません</translation>
    </message>
    <message>
        <source>No piece is owed now</source>
        <translation>今は駒の借りはありません</translation>
    </message>
    <message>
        <source>No piece of army {army} stands on {square}</source>
        <translation>{square}に{army}軍の駒はありません</translation>
    </message>
    <message>
        <source>Only a Queen is swapped, for a Bishop or a Rook captured from its army</source>
        <translation>交換できるのはクイーンだけで、相手はその軍が取られたビショップかルークです</translation>
    </message>
    <message>
        <source>Peterson 2.1</source>
        <translation>ピーターソン2.1</translation>
    </message>
    <message>
        <source>A King is never removed</source>
        <translation>キングを取り除くことはありません</translation>
    </message>
    <message>
        <source>Without the piece on {square} the King would be attacked</source>
        <translation>{square}の駒がなくなるとキングが攻撃されます</translation>
    </message>
    <message>
        <source>nobody has a piece left that can move</source>
        <translation>動ける駒が誰にも残っていない</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name}は脱落しました。</translation>
    </message>
    <message>
        <source>players</source>
        <translation>プレイヤー数</translation>
    </message>
    <message>
        <source>one of {pieces}</source>
        <translation>{pieces}のいずれか</translation>
    </message>
    <message>
        <source>A piece goes between the same two squares at most three times running: {one} and {other}</source>
        <translation>1つの駒が同じ2つのマスの間を続けて動けるのは3回までです：{one}と{other}</translation>
    </message>
    <message>
        <source>Armies are not handed over in a tournament game</source>
        <translation>トーナメントの対局では軍を譲れません</translation>
    </message>
    <message>
        <source>{pair} is pushed together and must be used</source>
        <translation>{pair}は合わせてあるので、使わなければなりません</translation>
    </message>
    <message>
        <source>{pair} is pushed together already</source>
        <translation>{pair}はすでに合わせてあります</translation>
    </message>
    <message>
        <source>There is no legal move on {pair}</source>
        <translation>{pair}には合法手がありません</translation>
    </message>
    <message>
        <source>Peterson 3</source>
        <translation>ピーターソン3</translation>
    </message>
    <message>
        <source>Of {player}’s army {army}, frozen on {pairs}, only the King may be captured</source>
        <translation>{pairs}で凍結している{player}の{army}軍の駒で、取れるのはキングだけです</translation>
    </message>
    <message>
        <source>army {army} is dead</source>
        <translation>{army}軍は死んでいます</translation>
    </message>
    <message>
        <source>army {army} has pushed, and a frozen army may not</source>
        <translation>{army}軍が盤を合わせていますが、凍結した軍にはできません</translation>
    </message>
    <message>
        <source>army {army} is not checkmated on {pair}</source>
        <translation>{army}軍は{pair}でチェックメイトされていません</translation>
    </message>
    <message>
        <source>nothing on {square} attacks the King of army {army}</source>
        <translation>{square}に{army}軍のキングを攻撃しているものはありません</translation>
    </message>
    <message>
        <source>frozen on {pairs}</source>
        <translation>{pairs}で凍結</translation>
    </message>
    <message>
        <source>King in danger from {squares}</source>
        <translation>{squares}からキングが危険</translation>
    </message>
    <message>
        <source>frozen on {count} pairs</source>
        <translation>{count}ペアで凍結</translation>
    </message>
    <message>
        <source>King in danger</source>
        <translation>キングが危険</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>凍結</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>免疫</translation>
    </message>
    <message>
        <source>in danger of capture from {squares}</source>
        <translation>{squares}から取られる危険</translation>
    </message>
    <message>
        <source>may capture the King of army {army}</source>
        <translation>{army}軍のキングを取れます</translation>
    </message>
    <message>
        <source>The capture would leave your own King attacked</source>
        <translation>取ると自分のキングが攻撃されたままになります</translation>
    </message>
    <message>
        <source>{player}’s King may not be captured before {player} has had a turn since the attack from {square} began</source>
        <translation>{square}からの攻撃が始まってから{player}の手番が来るまで、{player}のキングは取れません</translation>
    </message>
    <message>
        <source>The piece on {square} has moved this turn</source>
        <translation>{square}の駒はこの手番でもう動きました</translation>
    </message>
    <message>
        <source>A second piece of {player} would be captured</source>
        <translation>{player}の駒を2つ取ることになります</translation>
    </message>
    <message>
        <source>Two pieces of {player} were captured this turn, so it cannot be a defence</source>
        <translation>この手番で{player}の駒が2つ取られたので、防御にはなりえません</translation>
    </message>
    <message>
        <source>More than one move would enforce mate on {player}, while not all who attack are checked or mated</source>
        <translation>攻撃している全員がチェックまたはメイトされていないのに、2手以上で{player}のメイトを強いることになります</translation>
    </message>
    <message>
        <source>That would capture or threaten a second new piece of {player}, unshared</source>
        <translation>{player}の2つ目の新しい駒を、分かち合わずに取るか脅かすことになります</translation>
    </message>
    <message>
        <source>Several new pieces of {player} would be threatened, unshared</source>
        <translation>{player}の新しい駒をいくつも、分かち合わずに脅かすことになります</translation>
    </message>
    <message>
        <source>That would threaten a second new piece of {player}, unshared</source>
        <translation>{player}の2つ目の新しい駒を、分かち合わずに脅かすことになります</translation>
    </message>
    <message>
        <source>Rule 10</source>
        <translation>ルール10</translation>
    </message>
    <message>
        <source>The pieces of dead army {army} may not be captured</source>
        <translation>死んだ{army}軍の駒は取れません</translation>
    </message>
    <message>
        <source>This is an ordinary turn: no half-board is used twice</source>
        <translation>これは普通の手番です：どの半盤も2回は使いません</translation>
    </message>
    <message>
        <source>This is now a defence: limits 1 to 4 hold</source>
        <translation>これで防御になりました：制限1～4が働きます</translation>
    </message>
    <message>
        <source>1: No piece moves twice. 2: At most one piece of each opponent is captured. 3: At most one new piece of each opponent is threatened or captured, unless all but one of the attacks on them are shared with attacks on others. 4: At most one move checkmates each player, unless all who threaten are in check or checkmated.</source>
        <translation>1：どの駒も2回は動かない。2：各相手から取る駒は1つまで。3：各相手について、新たに脅かすか取る駒は1つまで。ただし、その相手への攻撃が1つを除いてすべて、ほかの相手への攻撃と分かち合われているときは別。4：各プレイヤーをチェックメイトする手は1手まで。ただし、脅かしている全員がチェックまたはチェックメイトされているときは別。</translation>
    </message>
    <message>
        <source>{moves}: {names} threaten this army</source>
        <translation>{moves}：{names}がこの軍を脅かしています</translation>
    </message>
    <message>
        <source>{moves}: {names} threatened this army</source>
        <translation>{moves}：{names}がこの軍を脅かしていました</translation>
    </message>
    <message>
        <source>{moves}, threatened by</source>
        <translation>{moves}、脅かしているのは</translation>
    </message>
    <message>
        <source>{bonus} by Rule 6, or {most} as a defence</source>
        <translation>ルール6では{bonus}、防御なら{most}</translation>
    </message>
    <message>
        <source>{player} threatens nothing any more</source>
        <translation>{player}はもう何も脅かしていません</translation>
    </message>
    <message>
        <source>{piece} on {square} from {origins}</source>
        <translation>{square}の{piece}を{origins}から</translation>
    </message>
    <message>
        <source>{player} threatens {pieces}</source>
        <translation>{player}が{pieces}を脅かしています</translation>
    </message>
    <message>
        <source>“{item}”: {message}</source>
        <translation>「{item}」：{message}</translation>
    </message>
    <message>
        <source>an item is empty (expected one between two semicolons)</source>
        <translation>空の項目があります（セミコロンの間に1つずつ必要です）</translation>
    </message>
    <message>
        <source>“{key}=” says nothing (expected it left out)</source>
        <translation>「{key}=」に中身がありません（なければ省いてください）</translation>
    </message>
    <message>
        <source>“{item}” is not an item of the rules that are on (expected {expected})</source>
        <translation>「{item}」は、オンのルールの項目ではありません（{expected}が必要です）</translation>
    </message>
    <message>
        <source>“{item}” is out of order (expected {expected})</source>
        <translation>「{item}」の順番が違います（{expected}が必要です）</translation>
    </message>
    <message>
        <source>“{text}” is not a player (expected 1 to {count})</source>
        <translation>「{text}」はプレイヤーではありません（1～{count}が必要です）</translation>
    </message>
    <message>
        <source>“{text}” is not a pair (expected such as AB, the lower letter first)</source>
        <translation>「{text}」はペアではありません（ABのように、前の文字を先にする必要があります）</translation>
    </message>
    <message>
        <source>“{key}=” is given twice</source>
        <translation>「{key}=」が2回指定されています</translation>
    </message>
    <message>
        <source>“{item}” is not complete (expected such as {example})</source>
        <translation>「{item}」が不完全です（{example}などが必要です）</translation>
    </message>
    <message>
        <source>“{item}” is not sorted (expected each thing once, in order)</source>
        <translation>「{item}」が順に並んでいません（それぞれ1回ずつ、順に必要です）</translation>
    </message>
    <message>
        <source>nothing stands on {square}</source>
        <translation>{square}には何もありません</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as AB:e4)</source>
        <translation>「{text}」は手ではありません（AB:e4などが必要です）</translation>
    </message>
    <message>
        <source>“{text}” starts with &amp; but no move was made this turn (expected the first move of the next one)</source>
        <translation>「{text}」は&amp;で始まりますが、この手番ではまだ指していません（次の手番の最初の手が必要です）</translation>
    </message>
    <message>
        <source> (legal pairs: {pairs})</source>
        <translation> （合法なペア：{pairs}）</translation>
    </message>
    <message>
        <source>“{text}” is not a removal (expected such as -NAc3, or -QAd1=R for a swap)</source>
        <translation>「{text}」は駒を取り除いていません（-NAc3、または交換なら-QAd1=Rなどが必要です）</translation>
    </message>
    <message>
        <source>“{text}”: no {piece} stands on {square}</source>
        <translation>「{text}」：{square}に{piece}はありません</translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first (it lies at the bottom)</source>
        <translation>「{text}」には2つの半盤を、前の文字（下に置かれる方）を先にして書く必要があります</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e4, AB:Nxf6, AB:O-O, AB:e8=Q or AB:e2e4)</source>
        <translation>「{text}」は手ではありません（AB:e4、AB:Nxf6、AB:O-O、AB:e8=Q、AB:e2e4のように、ペアと手が必要です）</translation>
    </message>
    <message>
        <source>“{text}” is legal on the pairs {pairs} (expected one of {expected})</source>
        <translation>「{text}」はペア{pairs}で合法です（{expected}のいずれかが必要です）</translation>
    </message>
    <message>
        <source>“{text}”: {push} is not a pawn that may be pushed with this move</source>
        <translation>「{text}」：{push}はこの手で押せるポーンではありません</translation>
    </message>
    <message>
        <source>any pair</source>
        <translation>どのペアでも</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>army {army} has no such {piece} on {where}</source>
        <translation>{where}では、{army}軍にそのような{piece}はありません</translation>
    </message>
    <message>
        <source>no {piece} of army {army} can go to {square} on {where}</source>
        <translation>{where}では、{army}軍に{square}へ行ける{piece}がありません</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>抽選で決める</translation>
    </message>
    <message>
        <source>As seated</source>
        <translation>席の順</translation>
    </message>
    <message>
        <source>The players move in the order in which they are listed.</source>
        <translation>プレイヤーは並んでいる順に指します。</translation>
    </message>
    <message>
        <source>Joining half-boards</source>
        <translation>半盤の合わせ方</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>The upper half-board is turned round, as cardboard is.</source>
        <translation>厚紙の盤を回すように、上の半盤を回します。</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>鏡像</translation>
    </message>
    <message>
        <source>Files meet themselves and every army is set up as White (Robert Price).</source>
        <translation>同じ列どうしが向かい合い、どの軍も白と同じに並びます（ロバート・プライス）。</translation>
    </message>
    <message>
        <source>How the upper half-board lies against the lower one.</source>
        <translation>上の半盤が下の半盤に対してどう置かれるか。</translation>
    </message>
    <message>
        <source>Movement bonus</source>
        <translation>移動ボーナス</translation>
    </message>
    <message>
        <source>A move per half-board</source>
        <translation>半盤ごとに1手</translation>
    </message>
    <message>
        <source>As many moves as half-boards occupied.</source>
        <translation>駒のある半盤の数だけの手数。</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>1手</translation>
    </message>
    <message>
        <source>Every turn is a single move.</source>
        <translation>どの手番も1手だけです。</translation>
    </message>
    <message>
        <source>How many moves an army has in a turn.</source>
        <translation>軍が1つの手番に何手指すか。</translation>
    </message>
    <message>
        <source>The captor moves the army from then on.</source>
        <translation>以後は捕獲した側がその軍を動かします。</translation>
    </message>
    <message>
        <source>As many moves as opponents threaten an army.</source>
        <translation>軍を脅かしている相手の数だけ指せます。</translation>
    </message>
    <message>
        <source>Who lost nothing in exchanges gives a piece.</source>
        <translation>交換で何も失わなかった人は駒を1つ差し出します。</translation>
    </message>
    <message>
        <source>A mate freezes; an army dies with its King.</source>
        <translation>メイトされた軍は凍結し、キングを取られると死にます。</translation>
    </message>
    <message>
        <source>If Kings are captured, dead pieces may be too.</source>
        <translation>キングを取るルールのとき、死んだ駒も取れます。</translation>
    </message>
    <message>
        <source>What is played on half-boards.</source>
        <translation>半盤で指すゲーム。</translation>
    </message>
    <message>
        <source>Captured armies</source>
        <translation>捕獲した軍</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>手番順</translation>
    </message>
    <message>
        <source>The order of play is drawn at random.</source>
        <translation>手番順を抽選で決めます。</translation>
    </message>
    <message>
        <source>Who moves first, and who after whom.</source>
        <translation>誰が最初に指し、誰がその次に指すか。</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>引き継ぐ</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>The army leaves the half-boards.</source>
        <translation>その軍は半盤からなくなります。</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>死ぬ</translation>
    </message>
    <message>
        <source>The army stays as obstacles that nobody moves.</source>
        <translation>その軍は、誰も動かさない障害物として残ります。</translation>
    </message>
    <message>
        <source>What becomes of an army that is checkmated.</source>
        <translation>チェックメイトされた軍がどうなるか。</translation>
    </message>
    <message>
        <source>Friendly game</source>
        <translation>親善対局</translation>
    </message>
    <message>
        <source>Armies may be handed to any player, also to one who is out; off for a tournament.</source>
        <translation>軍を、脱落した人も含めどのプレイヤーにも譲れます。トーナメントではオフにします。</translation>
    </message>
    <message>
        <source>Touch-board</source>
        <translation>タッチボード</translation>
    </message>
    <message>
        <source>Pushing two half-boards commits to them; if they show your own mate, the army is lost.</source>
        <translation>2つの半盤を合わせたら、そこで指さなければなりません。自分のメイトが現れたら、その軍を失います。</translation>
    </message>
    <message>
        <source>Defending against several</source>
        <translation>複数の相手からの防御</translation>
    </message>
    <message>
        <source>Fair exchange</source>
        <translation>公平な交換</translation>
    </message>
    <message>
        <source>Kings are captured</source>
        <translation>キングを取る</translation>
    </message>
    <message>
        <source>Obstacles may be captured</source>
        <translation>障害物も取れる</translation>
    </message>
    <message>
        <source>With each move a pawn of an opponent is pushed one square forward (Betza 1977).</source>
        <translation>1手ごとに相手のポーンを1つ、1マス前へ押します（ベッツァ、1977年）。</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>基本ゲーム</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>The pieces of each army: one set for all, or one for each with commas between.</source>
        <translation>各軍の駒：全軍に1組、またはコンマで区切って軍ごとに1組。</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>All armies are set up as in chess.</source>
        <translation>どの軍もチェスと同じに並びます。</translation>
    </message>
    <message>
        <source>One of the 960 arrays, the same for every army.</source>
        <translation>960通りの初期配置の1つで、どの軍も同じです。</translation>
    </message>
    <message>
        <source>The array with this number, the same for every army.</source>
        <translation>この番号の初期配置で、どの軍も同じです。</translation>
    </message>
    <message>
        <source>“avalanche” does not go with “{name}” (expected one of them off)</source>
        <translation>「avalanche」は「{name}」と一緒には使えません（どちらかをオフにする必要があります）</translation>
    </message>
    <message>
        <source>“{name}” is for more than two players (expected it off with two half-boards)</source>
        <translation>「{name}」は3人以上のプレイヤーのためのものです（半盤2枚ではオフにする必要があります）</translation>
    </message>
    <message>
        <source>none that is known</source>
        <translation>分かっているものはなし</translation>
    </message>
    <message>
        <source>“{text}”: there are no such rights (expected -)</source>
        <translation>「{text}」：そのような権利はありません（-が必要です）</translation>
    </message>
    <message>
        <source>last player alive</source>
        <translation>最後に生き残ったプレイヤー</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>合意</translation>
    </message>
    <message>
        <source>time, but no mate is possible</source>
        <translation>時間切れ、ただしメイトの可能性なし</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>キャスリング</translation>
    </message>
    <message>
        <source>en passant</source>
        <translation>アンパッサン</translation>
    </message>
    <message>
        <source>Click the next square of the capture.</source>
        <translation>駒を取る道筋の次のマスをクリックしてください。</translation>
    </message>
    <message>
        <source>Click the pawn of an opponent that is pushed forward.</source>
        <translation>前へ押す相手のポーンをクリックしてください。</translation>
    </message>
    <message>
        <source>There are no pieces beside the half-boards</source>
        <translation>半盤のそばに駒はありません</translation>
    </message>
    <message>
        <source>A piece comes in on the gate that another one leaves</source>
        <translation>駒が入場するのは、別の駒が離れた入場マスです</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>対局全体</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>ステイルメイト</translation>
    </message>
    <message>
        <source>no army can move</source>
        <translation>どの軍も動けない</translation>
    </message>
    <message>
        <source>A player who resigns is out: their armies stay on the half-boards as dead obstacles.</source>
        <translation>投了したプレイヤーは脱落します：その軍は死んだ障害物として半盤に残ります。</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name}の手番</translation>
    </message>
    <message>
        <source>{player}: {moves}, or end the turn</source>
        <translation>{player}：{moves}、または手番を終える</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <translation>{player}の手番</translation>
    </message>
    <message>
        <source>{player} to move with army {army}</source>
        <translation>{player}の手番、{army}軍</translation>
    </message>
    <message>
        <source>may pass</source>
        <translation>パスできます</translation>
    </message>
    <message>
        <source>{name}’s turn ends early: each move needs two half-boards not used this turn, and no such move is left</source>
        <translation>{name}の手番は早く終わります：各手にはこの手番で使っていない半盤が2つ必要ですが、そのような手は残っていません</translation>
    </message>
    <message>
        <source>army {army}, {player}</source>
        <translation>{army}軍、{player}</translation>
    </message>
    <message>
        <source>{place}, {piece} of army {army}, dead</source>
        <translation>{place}、{army}軍の{piece}、死んだ軍</translation>
    </message>
    <message>
        <source>{place}, {piece} of army {army}, {player}</source>
        <translation>{place}、{army}軍の{piece}、{player}</translation>
    </message>
    <message>
        <source>army {army} (dead)</source>
        <translation>{army}軍（死）</translation>
    </message>
    <message>
        <source>army {army} ({player})</source>
        <translation>{army}軍（{player}）</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}, dead</source>
        <translation>半盤{board}、{army}軍の本拠、{player}、死んだ軍</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, handed over to {player} by {giver}</source>
        <translation>半盤{board}、{army}軍の本拠、{giver}が{player}に譲った</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>パスする</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}</source>
        <translation>半盤{board}、{army}軍の本拠、{player}</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player} captured {loser}’s army</source>
        <translation>半盤{board}、{army}軍の本拠、{player}が{loser}の軍を捕獲</translation>
    </message>
    <message>
        <source>already pushed this turn</source>
        <translation>この手番で合わせ済み</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n half-board(s).</source>
        <translation>
            <numerusform>半盤%n枚のテーブル。</numerusform>
        </translation>
    </message>
    <message>
        <source>drops {piece} on {square} on {one} and {two}</source>
        <translation>{one}と{two}の{square}に{piece}を打つ</translation>
    </message>
    <message>
        <source>pushes half-boards {one} and {two} together</source>
        <translation>半盤{one}と{two}を合わせる</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>promotes {piece} on {square} to {other}</source>
        <translation>{square}の{piece}を{other}に昇格</translation>
    </message>
    <message>
        <source>swaps {piece} on {square} for {other}</source>
        <translation>{square}の{piece}を{other}と交換</translation>
    </message>
    <message>
        <source>removes {piece} on {square}</source>
        <translation>{square}の{piece}を取り除く</translation>
    </message>
    <message>
        <source>pushes {piece} {square} of army {army}</source>
        <translation>{army}軍の{square}の{piece}を押す</translation>
    </message>
    <message>
        <source>castles long on {one} and {two}</source>
        <translation>{one}と{two}でクイーンサイドのキャスリング</translation>
    </message>
    <message>
        <source>castles short on {one} and {two}</source>
        <translation>{one}と{two}でキングサイドのキャスリング</translation>
    </message>
    <message>
        <source>{piece} {origin} to {target} on {one} and {two}</source>
        <translation>{one}と{two}で{piece}を{origin}から{target}へ</translation>
    </message>
    <message>
        <source>takes {piece} of army {army}</source>
        <translation>{army}軍の{piece}を取る</translation>
    </message>
    <message>
        <source>{taking} in passing</source>
        <translation>{taking}（アンパッサン）</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>{piece}になる</translation>
    </message>
    <message>
        <source>explodes</source>
        <translation>爆発する</translation>
    </message>
    <message>
        <source>blows up {pieces}</source>
        <translation>{pieces}を爆発させる</translation>
    </message>
    <message>
        <source>{piece} {square} of army {army}</source>
        <translation>{army}軍の{square}の{piece}</translation>
    </message>
    <message>
        <source>brings in {piece} on {square}</source>
        <translation>{square}に{piece}を入場させる</translation>
    </message>
    <message>
        <source>attacks {piece} of army {army}</source>
        <translation>{army}軍の{piece}を攻撃</translation>
    </message>
    <message>
        <source>both fall</source>
        <translation>両方倒れる</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>倒れる</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝つ</translation>
    </message>
    <message>
        <source>Check to army {army}.</source>
        <translation>{army}軍にチェック。</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s Flag and army</source>
        <translation>{captor}が{loser}の軍旗と軍を捕獲しました</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s last piece: the army is dead</source>
        <translation>{captor}が{loser}の最後の駒を取りました：その軍は死にました</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s King: the army is stone from now on</source>
        <translation>{captor}が{loser}のキングを取りました：その軍は今から石になります</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has beaten {loser}’s army, which is dead</source>
        <translation>チェックメイト：{captor}が{loser}の軍を破り、その軍は死にました</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has frozen {loser}’s army</source>
        <translation>チェックメイト：{captor}が{loser}の軍を凍結させました</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has beaten {loser}’s army, which leaves the half-boards</source>
        <translation>チェックメイト：{captor}が{loser}の軍を破り、その軍は半盤からなくなります</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has captured {loser}’s army from {holder}</source>
        <translation>チェックメイト：{captor}が{holder}から{loser}の軍を捕獲しました</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has captured {loser}’s army</source>
        <translation>チェックメイト：{captor}が{loser}の軍を捕獲しました</translation>
    </message>
    <message>
        <source>{name}’s army</source>
        <translation>{name}の軍</translation>
    </message>
    <message>
        <source>{army}, from {holder}</source>
        <translation>{army}、{holder}から</translation>
    </message>
    <message>
        <source>pushes {boards}</source>
        <translation>{boards}を合わせる</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name}は脱落</translation>
    </message>
    <message>
        <source>{army} to {name}</source>
        <translation>{army}を{name}へ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>チェッカー</translation>
    </message>
    <message>
        <source>Hidden armies</source>
        <translation>見えない軍</translation>
    </message>
    <message>
        <source>The pawns do not go the ways in which they go in chess.</source>
        <translation>ポーンの進む向きがチェスと違います。</translation>
    </message>
    <message>
        <source>Such a check cannot come about in chess.</source>
        <translation>そのようなチェックはチェスでは生じません。</translation>
    </message>
    <message>
        <source>More pieces or pawns stand there than an army has in chess.</source>
        <translation>チェスの軍より多くの駒やポーンがあります。</translation>
    </message>
    <message>
        <source>White has no King</source>
        <translation>白のキングがありません</translation>
    </message>
    <message>
        <source>Black has no King</source>
        <translation>黒のキングがありません</translation>
    </message>
    <message>
        <source>there are too many Kings</source>
        <translation>キングが多すぎます</translation>
    </message>
    <message>
        <source>White has more than 8 pawns</source>
        <translation>白のポーンが8個を超えています</translation>
    </message>
    <message>
        <source>Black has more than 8 pawns</source>
        <translation>黒のポーンが8個を超えています</translation>
    </message>
    <message>
        <source>a pawn stands on a back rank</source>
        <translation>バックランクにポーンがあります</translation>
    </message>
    <message>
        <source>White has more than 16 pieces</source>
        <translation>白の駒が16個を超えています</translation>
    </message>
    <message>
        <source>Black has more than 16 pieces</source>
        <translation>黒の駒が16個を超えています</translation>
    </message>
    <message>
        <source>the castling rights do not fit the Kings and Rooks</source>
        <translation>キャスリングの権利がキングとルークの位置に合いません</translation>
    </message>
    <message>
        <source>no pawn can just have passed the en passant square</source>
        <translation>アンパッサンのマスを通過したばかりのポーンがありえません</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>手番でない側がチェックされています</translation>
    </message>
    <message>
        <source>FEN has two armies, not {count}</source>
        <translation>FENの軍は2つで、{count}ではありません</translation>
    </message>
    <message>
        <source>FEN has no dead armies</source>
        <translation>FENに死んだ軍はありません</translation>
    </message>
    <message>
        <source>the FEN is not of a valid position: {words}</source>
        <translation>FENが正しい局面を表していません：{words}</translation>
    </message>
    <message>
        <source>castling rights that do not fit the Kings and Rooks were removed</source>
        <translation>キングとルークの位置に合わないキャスリングの権利を取り除きました</translation>
    </message>
    <message>
        <source>an en passant square that no pawn can just have passed was removed</source>
        <translation>ポーンが通過したばかりではありえないアンパッサンのマスを取り除きました</translation>
    </message>
    <message>
        <source>the FEN has {count} characters (expected at most {most})</source>
        <translation>FENが{count}文字です（{most}文字までです）</translation>
    </message>
    <message>
        <source>“{text}” is not a FEN: {error}</source>
        <translation>「{text}」はFENではありません：{error}</translation>
    </message>
    <message>
        <source>PGN has no word for “{game}”</source>
        <translation>PGNには「{game}」を表す語がありません</translation>
    </message>
    <message>
        <source>PGN: {error}</source>
        <translation>PGN：{error}</translation>
    </message>
    <message>
        <source>PGN: “{result}” is not a result (expected {expected})</source>
        <translation>PGN：「{result}」は結果ではありません（{expected}が必要です）</translation>
    </message>
    <message>
        <source>PGN has no word for “{action}” within a game</source>
        <translation>PGNには、対局の途中の「{action}」を表す語がありません</translation>
    </message>
    <message>
        <source>PGN: variations on “{action}” have no place</source>
        <translation>PGN：「{action}」への変化を置く場所がありません</translation>
    </message>
    <message>
        <source>PGN: move {number} {action} is not legal</source>
        <translation>PGN：{number}手目{action}は合法ではありません</translation>
    </message>
    <message>
        <source>the pieces were read by the letters {letters}</source>
        <translation>駒を{letters}の文字で読み取りました</translation>
    </message>
    <message>
        <source>some bytes are not text in the encoding {name}</source>
        <translation>文字コード{name}のテキストではないバイトがあります</translation>
    </message>
    <message>
        <source>text before the tags was ignored: “{text}”</source>
        <translation>タグの前のテキストを無視しました：「{text}」</translation>
    </message>
    <message>
        <source>it is not for PGN, and left out</source>
        <translation>PGN用ではないため、除かれました</translation>
    </message>
    <message>
        <source>tag {name}: {message}</source>
        <translation>タグ{name}：{message}</translation>
    </message>
    <message>
        <source>it says nothing; the game begins as usual</source>
        <translation>何も書かれていないので、対局は通常どおり始まります</translation>
    </message>
    <message>
        <source>there is no tag FEN; the game begins as usual</source>
        <translation>タグFENがありません。対局は通常どおり始まります</translation>
    </message>
    <message>
        <source>the variant “{variant}” cannot be played yet</source>
        <translation>変種「{variant}」はまだ指せません</translation>
    </message>
    <message>
        <source>the moves end with {told}</source>
        <translation>手順の終わりは{told}です</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected {expected})</source>
        <translation>「{result}」は結果ではありません（{expected}が必要です）</translation>
    </message>
    <message>
        <source>the game ended {known} by its moves, not {told}</source>
        <translation>手順によると対局の結果は{known}であり、{told}ではありません</translation>
    </message>
    <message>
        <source>{error}; the rest of the line is kept as a comment</source>
        <translation>{error}。この手順の残りはコメントとして残します</translation>
    </message>
    <message>
        <source>move {number} {word}: {reason}</source>
        <translation>指し手{number} {word}：{reason}</translation>
    </message>
    <message>
        <source>it is not a move of a piece</source>
        <translation>駒の手ではありません</translation>
    </message>
    <message>
        <source>75 moves each without capture or pawn move</source>
        <translation>駒取りもポーンの手もなく、それぞれ75手</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>byte {number} is not UTF-8 text</source>
        <translation>{number}バイト目がUTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>the name “{name}” is taken</source>
        <translation>名前「{name}」は使われています</translation>
    </message>
    <message>
        <source>the base game “{key}” cannot be played here: {reason}</source>
        <translation>基本ゲーム「{key}」はここでは指せません：{reason}</translation>
    </message>
    <message>
        <source>the base game “{key}” is not known here (expected {near}, or the file that has it)</source>
        <translation>基本ゲーム「{key}」はここでは知られていません（{near}か、それの入ったファイルが必要です）</translation>
    </message>
    <message>
        <source>the base game “{key}” is not known here (expected the file that has it)</source>
        <translation>基本ゲーム「{key}」はここでは知られていません（それの入ったファイルが必要です）</translation>
    </message>
    <message>
        <source>the base game “{key}” is not in it (expected a section of that name)</source>
        <translation>基本ゲーム「{key}」がその中にありません（その名前のセクションが必要です）</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>English draughts: men and Kings jump over what they capture, and must.</source>
        <translation>イギリス式チェッカー：マンとキングは相手の駒を跳び越えて取り、取れるときは取らなければなりません。</translation>
    </message>
    <message>
        <source>English draughts: captures are compulsory, and go on while they can.</source>
        <translation>イギリス式チェッカー：取れるときは取らなければならず、取れる限り続けて取ります。</translation>
    </message>
    <message>
        <source>man</source>
        <translation>マン</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>マン</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>マン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>crowned King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>Crowned King</source>
        <translation>キング</translation>
    </message>
    <message numerus="yes">
        <source>%n crowned King(s)</source>
        <translation>
            <numerusform>キング%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves since a capture or a man’s move</source>
        <translation>駒取りかマンの手からの手数</translation>
    </message>
    <message>
        <source>{count} moves each without a capture or a man’s move</source>
        <translation>駒取りもマンの手もなく、それぞれ{count}手</translation>
    </message>
    <message>
        <source>{square}: pieces stand on dark squares alone</source>
        <translation>{square}：駒があるのは暗いマスだけです</translation>
    </message>
    <message>
        <source>{square}: a man on a foreign back rank is a King (expected K)</source>
        <translation>{square}：よそのバックランクにいるマンはキングです（Kが必要です）</translation>
    </message>
    <message>
        <source>army {letter} has {size} pieces (expected at most {most})</source>
        <translation>{letter}軍の駒が{size}個あります（{most}個までです）</translation>
    </message>
    <message>
        <source>A capture names every square that it touches</source>
        <translation>駒を取る手には、触れるマスをすべて書きます</translation>
    </message>
    <message>
        <source>The capture goes on from {square} while it can</source>
        <translation>駒を取る手は、できる限り{square}から続きます</translation>
    </message>
    <message>
        <source>{the_piece} comes in only behind a piece that leaves its first square on the back rank</source>
        <translation>{the_piece}は、バックランクの最初のマスを離れる駒の後にだけ入場できます</translation>
    </message>
    <message>
        <source>It becomes no other piece by this move</source>
        <translation>この手では別の駒になりません</translation>
    </message>
    <message>
        <source>You must capture on this pair; other pairs are free</source>
        <translation>このペアでは駒を取らなければなりません。ほかのペアは自由です</translation>
    </message>
    <message>
        <source>{game} has no FEN</source>
        <translation>{game}にFENはありません</translation>
    </message>
    <message>
        <source>Pieces go diagonally, on the dark squares</source>
        <translation>駒は暗いマスの上を斜めに動きます</translation>
    </message>
    <message>
        <source>Only a King goes and captures backwards</source>
        <translation>後ろへ動いたり取ったりするのはキングだけです</translation>
    </message>
    <message>
        <source>“{letters}” at the end says nothing of any move</source>
        <translation>最後の「{letters}」はどの動きも表していません</translation>
    </message>
    <message>
        <source>“{letter}” is not a letter of the notation that can be read here</source>
        <translation>「{letter}」はここで読める記法の文字ではありません</translation>
    </message>
    <message>
        <source>“{written}”: the length of a line has one digit</source>
        <translation>「{written}」：線の長さは1桁です</translation>
    </message>
    <message>
        <source>“{written}”: only {atoms} and lines are repeated</source>
        <translation>「{written}」：繰り返せるのは{atoms}と線だけです</translation>
    </message>
    <message>
        <source>“{written}”: only lines of R, B and Q go over a piece (p, g)</source>
        <translation>「{written}」：駒を越えるのはR、B、Qの線だけです（p、g）</translation>
    </message>
    <message>
        <source>“{written}”: a grasshopper’s line (g) has no length</source>
        <translation>「{written}」：グラスホッパーの線（g）に長さはありません</translation>
    </message>
    <message>
        <source>“{written}”: only {atoms} can be lame (n)</source>
        <translation>「{written}」：足を止められる（n）のは{atoms}だけです</translation>
    </message>
    <message>
        <source>a board of {files} by {ranks} cannot be cut (expected at least 2 by 2)</source>
        <translation>{files}×{ranks}の盤は分けられません（2×2以上が必要です）</translation>
    </message>
    <message>
        <source>“{value}” (expected {expected})</source>
        <translation>「{value}」（{expected}が必要です）</translation>
    </message>
    <message>
        <source>it does not go with {other} (expected one of them left out)</source>
        <translation>{other}と一緒には使えません（どちらかを省く必要があります）</translation>
    </message>
    <message>
        <source>no pawn becomes a King here</source>
        <translation>ここではポーンはキングになりません</translation>
    </message>
    <message>
        <source>an army could have two Kings (expected one at most)</source>
        <translation>1つの軍にキングが2つできることになります（1つまで）</translation>
    </message>
    <message>
        <source>{colour} would be extinct from the start</source>
        <translation>{colour}が初めから絶滅していることになります</translation>
    </message>
    <message>
        <source>it has walls (*), with which no game is played here</source>
        <translation>壁（*）があり、それのあるゲームはここでは指せません</translation>
    </message>
    <message>
        <source>“{text}” is to move first (expected w)</source>
        <translation>「{text}」が先手になっています（wが必要です）</translation>
    </message>
    <message>
        <source>“{text}” is no board</source>
        <translation>「{text}」は盤ではありません</translation>
    </message>
    <message>
        <source>it has {count} ranks (expected {ranks})</source>
        <translation>ランクが{count}あります（{ranks}が必要です）</translation>
    </message>
    <message>
        <source>“{letter}” in the pocket is not a piece</source>
        <translation>持ち駒の「{letter}」は駒ではありません</translation>
    </message>
    <message>
        <source>“{word}” on rank {rank} is not a piece (expected one of {expected})</source>
        <translation>ランク{rank}の「{word}」は駒ではありません（{expected}のいずれかが必要です）</translation>
    </message>
    <message>
        <source>rank {rank} has {count} files (expected {files})</source>
        <translation>ランク{rank}に列が{count}あります（{files}が必要です）</translation>
    </message>
    <message>
        <source>{piece} stands beyond rank {half} of its side (expected every army on its half-board)</source>
        <translation>{piece}が自分の側のランク{half}を越えています（各軍は自分の半盤にいる必要があります）</translation>
    </message>
    <message>
        <source>“{word}” is not a piece that can stand there</source>
        <translation>「{word}」はそこに置ける駒ではありません</translation>
    </message>
    <message>
        <source>only the King castles here (expected its letter)</source>
        <translation>ここでキャスリングするのはキングだけです（その文字が必要です）</translation>
    </message>
    <message>
        <source>it does not go with a king (expected king = - and commoner = k, as in atomic)</source>
        <translation>キング（king）と一緒には使えません（atomicのように「king = -」と「commoner = k」が必要です）</translation>
    </message>
    <message>
        <source>a King is in the pocket</source>
        <translation>持ち駒にキングがあります</translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one at most)</source>
        <translation>{colour}のキングが{count}個あります（1個以下でなければなりません）</translation>
    </message>
    <message>
        <source>pieces become every kind (expected one that is not there)</source>
        <translation>駒がすべての種類になれます（そこにない種類が1つ必要です）</translation>
    </message>
    <message>
        <source>the file is not on the board</source>
        <translation>その列は盤にありません</translation>
    </message>
    <message>
        <source>“{value}” (expected a name, : and ranks of {files} letters with one King, the back rank first)</source>
        <translation>「{value}」（名前、:、キング1つを含む{files}文字のランクが、バックランクから順に必要です）</translation>
    </message>
    <message>
        <source>KQ, K, Q or -</source>
        <translation>KQ、K、Q、または-</translation>
    </message>
    <message>
        <source>Towards White’s last file</source>
        <translation>白の最後の列の側へ</translation>
    </message>
    <message>
        <source>Towards White’s first file</source>
        <translation>白の最初の列の側へ</translation>
    </message>
    <message>
        <source>{square} has lapsed: the turn of army {army} has begun</source>
        <translation>{square}は失効しています：{army}軍の手番が始まっています</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>キャスリング</translation>
    </message>
    <message>
        <source>Passed squares</source>
        <translation>通過マス</translation>
    </message>
    <message>
        <source>The squares that pawns have passed with their last double step.</source>
        <translation>ポーンが最後の2マス前進で通過したマス。</translation>
    </message>
    <message>
        <source>“{part}” is no passed square (expected such as Ae3, Ae4Cd4 or -)</source>
        <translation>「{part}」は通過マスではありません（Ae3、Ae4Cd4、-などが必要です）</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” (expected -: it never castles so)</source>
        <translation>{letter}軍が「{part}」です（-が必要です：この軍がそのようにキャスリングすることはありません）</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” but no {what} of its own on {square}</source>
        <translation>{letter}軍が「{part}」ですが、{square}に自軍の{what}がありません</translation>
    </message>
    <message>
        <source>{square} is on no half-board of this game</source>
        <translation>{square}はこのゲームのどの半盤にもありません</translation>
    </message>
    <message>
        <source>{square} is there twice</source>
        <translation>{square}が2回あります</translation>
    </message>
    <message>
        <source>{square}: a piece stands there</source>
        <translation>{square}：そこには駒があります</translation>
    </message>
    <message>
        <source>{square}: nothing that passed it stands on {front}</source>
        <translation>{square}：そこを通過した駒が{front}にありません</translation>
    </message>
    <message>
        <source>Minixiangqi</source>
        <translation>ミニシャンチー</translation>
    </message>
    <message>
        <source>Xiangqi</source>
        <translation>シャンチー</translation>
    </message>
    <message>
        <source>Minishogi</source>
        <translation>5五将棋</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Makruk</source>
        <translation>マークルック</translation>
    </message>
    <message>
        <source>Shatranj</source>
        <translation>シャトランジ</translation>
    </message>
    <message>
        <source>Crazyhouse</source>
        <translation>クレイジーハウス</translation>
    </message>
    <message>
        <source>Capablanca Chess</source>
        <translation>カパブランカチェス</translation>
    </message>
    <message>
        <source>Grand Chess</source>
        <translation>グランドチェス</translation>
    </message>
    <message>
        <source>Courier Chess</source>
        <translation>クーリエチェス</translation>
    </message>
    <message>
        <source>Knightmate</source>
        <translation>ナイトメイト</translation>
    </message>
    <message>
        <source>Berolina Chess</source>
        <translation>ベロリーナチェス</translation>
    </message>
    <message>
        <source>Katsuya Tamiya of Kyoto invented it about 1976: with every move a piece turns over and becomes another one.</source>
        <translation>京都の田宮克哉が、1976年頃に考案しました：1手ごとに駒が裏返り、別の駒になります。</translation>
    </message>
    <message>
        <source>Chess with Different Armies</source>
        <translation>異種軍チェス</translation>
    </message>
    <message>
        <source>a number from {least} to {most}</source>
        <translation>{least}～{most}の数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>trueかfalse</translation>
    </message>
    <message>
        <source>win, loss or draw</source>
        <translation>win、loss、draw</translation>
    </message>
    <message>
        <source>win, loss or none</source>
        <translation>win、loss、none</translation>
    </message>
    <message>
        <source>a file from a to {last}</source>
        <translation>a～{last}の列</translation>
    </message>
    <message>
        <source>squares such as d4, *8 or a*, or -</source>
        <translation>d4、*8、a*のようなマス、または-</translation>
    </message>
    <message>
        <source>letters of pieces: {letters}</source>
        <translation>駒の文字：{letters}</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and what it has, such as {one}:..</source>
        <translation>駒の文字に、それぞれ:とその内容、例えば{one}:..</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and a name, with commas between</source>
        <translation>駒の文字に、それぞれ:と名前、間にコンマ</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and a number</source>
        <translation>駒の文字に、それぞれ:と数</translation>
    </message>
    <message>
        <source>the file on which the King stands that castles</source>
        <translation>キャスリングするキングのいる列</translation>
    </message>
    <message>
        <source>the pieces that castle as a King does</source>
        <translation>キングのようにキャスリングする駒</translation>
    </message>
    <message>
        <source>the files of the Rooks with which it castles</source>
        <translation>キャスリングの相手となるルークの列</translation>
    </message>
    <message>
        <source>who castles to one side takes the right to it there from all others</source>
        <translation>ある軍が片側へキャスリングすると、ほかの軍はすべて、その側へのキャスリングの権利を失う</translation>
    </message>
    <message>
        <source>where the first move of a pawn may be of three squares</source>
        <translation>ポーンの最初の手で3マス進める所</translation>
    </message>
    <message>
        <source>the pieces that capture en passant</source>
        <translation>アンパッサンで取れる駒</translation>
    </message>
    <message>
        <source>the pieces that promote as pawns do</source>
        <translation>ポーンのように昇格する駒</translation>
    </message>
    <message>
        <source>the pieces whose moves begin the count of nMoveRule anew</source>
        <translation>動くとnMoveRuleの数え直しになる駒</translation>
    </message>
    <message>
        <source>what a repetition is for the player to move: win, loss or draw</source>
        <translation>同じ局面の繰り返しが、手番のプレイヤーにとって何になるか：win、loss、draw（勝ち、負け、引き分け）</translation>
    </message>
    <message>
        <source>a repetition is that for White, whose turn it may be</source>
        <translation>手番がどちらであっても、繰り返しは白にとってそうなる</translation>
    </message>
    <message>
        <source>the rank from which soldiers also go aside</source>
        <translation>兵が横にも動けるようになるランク</translation>
    </message>
    <message>
        <source>the squares of palaces, between which some pieces go diagonally</source>
        <translation>宮のマスで、その間を斜めに動く駒がある</translation>
    </message>
    <message>
        <source>pieces may be dropped promoted</source>
        <translation>駒を成った状態で打てる</translation>
    </message>
    <message>
        <source>how many of the pieces of dropNoDoubled a file may have</source>
        <translation>dropNoDoubledの駒を1つの列に置ける数</translation>
    </message>
    <message>
        <source>pawns may be dropped where they would promote</source>
        <translation>ポーンを、昇格する所にも打てる</translation>
    </message>
    <message>
        <source>the pieces that mustDrop is about</source>
        <translation>mustDropの対象となる駒</translation>
    </message>
    <message>
        <source>the flag counts when the next turn of its army begins</source>
        <translation>目標への到達は、その軍の次の手番が始まるときに成立する</translation>
    </message>
    <message>
        <source>how many flag pieces must stand in the region</source>
        <translation>flagPieceの駒が領域に何個必要か</translation>
    </message>
    <message>
        <source>one of them is enough while the region has no empty square</source>
        <translation>領域に空いたマスがない間は、そのうちの1個で足りる</translation>
    </message>
    <message>
        <source>the flag does not count while it is attacked</source>
        <translation>攻撃されている間は、目標への到達は成立しない</translation>
    </message>
    <message>
        <source>extinction counts while an opponent has so many pieces</source>
        <translation>絶滅は、相手にこの数の駒がある間だけ成立する</translation>
    </message>
    <message>
        <source>an army with several royal pieces may not leave all of them attacked</source>
        <translation>ロイヤルの駒をいくつも持つ軍は、そのすべてを攻撃されたままにしてはならない</translation>
    </message>
    <message>
        <source>pieces have rights on the first squares that the castling of startFen names</source>
        <translation>startFenのキャスリングの項目に書かれた最初のマスで、駒が権利を持つ</translation>
    </message>
    <message>
        <source>a piece that leaves such a square may bring in one of the hand</source>
        <translation>そのようなマスを離れる駒は、持ち駒を1つ入場させられる</translation>
    </message>
    <message>
        <source>from such squares a King and a fers may leap</source>
        <translation>そのようなマスから、キングとフェルズは跳べる</translation>
    </message>
    <message>
        <source>an army that cannot move passes</source>
        <translation>動かせない軍はパスする</translation>
    </message>
    <message>
        <source>what pieces are worth to bots towards the end</source>
        <translation>終盤での、ボットにとっての駒の価値</translation>
    </message>
    <message>
        <source>they change no rule</source>
        <translation>ルールは何も変えない</translation>
    </message>
    <message>
        <source>Rarer keys</source>
        <translation>あまり使わないキー</translation>
    </message>
    <message>
        <source>{key} — {meaning}</source>
        <translation>{key} — {meaning}</translation>
    </message>
    <message>
        <source>an army is extinct only on its own turn</source>
        <translation>軍が絶滅するのは自分の手番だけです</translation>
    </message>
    <message>
        <source>pieces are set up by lot</source>
        <translation>駒がくじで並べられます</translation>
    </message>
    <message>
        <source>pieces come from another board</source>
        <translation>駒が別の盤から来ます</translation>
    </message>
    <message>
        <source>pawns promote on diagonals</source>
        <translation>ポーンが斜めの線で昇格します</translation>
    </message>
    <message>
        <source>pieces turn to stone</source>
        <translation>駒が石になります</translation>
    </message>
    <message>
        <source>dropped pieces castle</source>
        <translation>打った駒がキャスリングします</translation>
    </message>
    <message>
        <source>drops must enclose pieces</source>
        <translation>打つ駒でほかの駒を囲まなければなりません</translation>
    </message>
    <message>
        <source>Rooks are dropped on the first rank</source>
        <translation>ルークを最初のランクに打ちます</translation>
    </message>
    <message>
        <source>Bishops are dropped on different colours</source>
        <translation>ビショップを異なる色のマスに打ちます</translation>
    </message>
    <message>
        <source>squares are walled up</source>
        <translation>マスが壁でふさがれます</translation>
    </message>
    <message>
        <source>enclosed pieces change sides</source>
        <translation>囲まれた駒は相手の駒になります</translation>
    </message>
    <message>
        <source>pieces are counted at the end</source>
        <translation>最後に駒を数えます</translation>
    </message>
    <message>
        <source>checkmate does not win</source>
        <translation>チェックメイトで勝ちになりません</translation>
    </message>
    <message>
        <source>not every mate counts</source>
        <translation>メイトがすべて数えられるわけではありません</translation>
    </message>
    <message>
        <source>pieces in a row win</source>
        <translation>駒が一列に並ぶと勝ちです</translation>
    </message>
    <message>
        <source>castling wins</source>
        <translation>キャスリングすると勝ちです</translation>
    </message>
    <message>
        <source>the name of a game is of letters and digits (expected such as xiangqi, at most {most})</source>
        <translation>ゲームの名前は文字と数字です（xiangqiのように、{most}文字まで）</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>{most}文字を超えています</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>その名前は使われています</translation>
    </message>
    <message>
        <source>its parents go in a circle ({names})</source>
        <translation>親が循環しています（{names}）</translation>
    </message>
    <message>
        <source>it has more than 100 parents</source>
        <translation>親が100を超えています</translation>
    </message>
    <message>
        <source>its parent “{parent}” is not known (expected a game of this file or one the program knows)</source>
        <translation>親「{parent}」は知られていません（このファイルのゲームか、プログラムが知っているゲームが必要です）</translation>
    </message>
    <message>
        <source>its parent “{parent}” cannot be read: {reason}</source>
        <translation>親「{parent}」を読めません：{reason}</translation>
    </message>
    <message>
        <source>{file}: {where}: {problem}</source>
        <translation>{file}：{where}：{problem}</translation>
    </message>
    <message>
        <source>army {army} may not castle so on {where}</source>
        <translation>{where}では、{army}軍はそのようにキャスリングできません</translation>
    </message>
    <message>
        <source>advisor</source>
        <translation>士</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>士</translation>
    </message>
    <message numerus="yes">
        <source>%n advisor(s)</source>
        <translation>
            <numerusform>士%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>ai-wok</source>
        <translation>アイウォック</translation>
    </message>
    <message>
        <source>Ai-wok</source>
        <translation>アイウォック</translation>
    </message>
    <message numerus="yes">
        <source>%n ai-wok(s)</source>
        <translation>
            <numerusform>アイウォック%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>alfil</source>
        <translation>アルフィル</translation>
    </message>
    <message>
        <source>Alfil</source>
        <translation>アルフィル</translation>
    </message>
    <message numerus="yes">
        <source>%n alfil(s)</source>
        <translation>
            <numerusform>アルフィル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>amazon</source>
        <translation>アマゾン</translation>
    </message>
    <message>
        <source>Amazon</source>
        <translation>アマゾン</translation>
    </message>
    <message numerus="yes">
        <source>%n amazon(s)</source>
        <translation>
            <numerusform>アマゾン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>archbishop</source>
        <translation>アーチビショップ</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <translation>アーチビショップ</translation>
    </message>
    <message numerus="yes">
        <source>%n archbishop(s)</source>
        <translation>
            <numerusform>アーチビショップ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>archer</source>
        <translation>アーチャー</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>アーチャー</translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <translation>
            <numerusform>アーチャー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>banner</source>
        <translation>旗</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>旗</translation>
    </message>
    <message numerus="yes">
        <source>%n banner(s)</source>
        <translation>
            <numerusform>旗%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>bede</source>
        <translation>ビード</translation>
    </message>
    <message>
        <source>Bede</source>
        <translation>ビード</translation>
    </message>
    <message numerus="yes">
        <source>%n bede(s)</source>
        <translation>
            <numerusform>ビード%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>砲</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>砲</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <translation>
            <numerusform>砲%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>cardinal</source>
        <translation>カーディナル</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>カーディナル</translation>
    </message>
    <message numerus="yes">
        <source>%n cardinal(s)</source>
        <translation>
            <numerusform>カーディナル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>centaur</source>
        <translation>ケンタウロス</translation>
    </message>
    <message>
        <source>Centaur</source>
        <translation>ケンタウロス</translation>
    </message>
    <message numerus="yes">
        <source>%n centaur(s)</source>
        <translation>
            <numerusform>ケンタウロス%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>chancellor</source>
        <translation>チャンセラー</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>チャンセラー</translation>
    </message>
    <message numerus="yes">
        <source>%n chancellor(s)</source>
        <translation>
            <numerusform>チャンセラー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>charging knight</source>
        <translation>チャージングナイト</translation>
    </message>
    <message>
        <source>Charging knight</source>
        <translation>チャージングナイト</translation>
    </message>
    <message numerus="yes">
        <source>%n charging knight(s)</source>
        <translation>
            <numerusform>チャージングナイト%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>charging rook</source>
        <translation>チャージングルーク</translation>
    </message>
    <message>
        <source>Charging rook</source>
        <translation>チャージングルーク</translation>
    </message>
    <message numerus="yes">
        <source>%n charging rook(s)</source>
        <translation>
            <numerusform>チャージングルーク%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>chariot</source>
        <translation>車</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>車</translation>
    </message>
    <message numerus="yes">
        <source>%n chariot(s)</source>
        <translation>
            <numerusform>車%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>colonel</source>
        <translation>大佐</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>大佐</translation>
    </message>
    <message numerus="yes">
        <source>%n colonel(s)</source>
        <translation>
            <numerusform>大佐%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>courier</source>
        <translation>クーリエ</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>クーリエ</translation>
    </message>
    <message numerus="yes">
        <source>%n courier(s)</source>
        <translation>
            <numerusform>クーリエ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>竜王</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>竜王</translation>
    </message>
    <message numerus="yes">
        <source>%n dragon(s)</source>
        <translation>
            <numerusform>竜王%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>象</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>象</translation>
    </message>
    <message numerus="yes">
        <source>%n elephant(s)</source>
        <translation>
            <numerusform>象%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>FAD</source>
        <translation>FAD</translation>
    </message>
    <message>
        <source>Gardner Minichess</source>
        <translation>ガードナーミニチェス</translation>
    </message>
    <message>
        <source>Martin Gardner proposed it in 1969: the three files on the King’s side are left away. Since 2013 it is known that with two armies it is a draw.</source>
        <translation>マーティン・ガードナーが、1969年に提案しました：キングサイドの3列を省いたチェスです。軍が2つなら引き分けになることが、2013年に分かっています。</translation>
    </message>
    <message>
        <source>Los Alamos Chess</source>
        <translation>ロスアラモスチェス</translation>
    </message>
    <message>
        <source>It is chess without bishops; in 1956 the MANIAC of Los Alamos played it, the first game like chess that a computer played.</source>
        <translation>ビショップのないチェスです。1956年にロスアラモスのMANIACが指し、コンピューターが初めて指したチェスの仲間になりました。</translation>
    </message>
    <message>
        <source>José Raúl Capablanca, World Champion of chess, proposed this larger game in the 1920s.</source>
        <translation>チェスの世界チャンピオン、ホセ・ラウル・カパブランカが、1920年代にこの大きなゲームを提案しました。</translation>
    </message>
    <message>
        <source>Gothic Chess</source>
        <translation>ゴシックチェス</translation>
    </message>
    <message>
        <source>Ed Trice of the United States made it about 2000: Capablanca Chess with an array in which a piece protects every pawn.</source>
        <translation>アメリカのエド・トライスが、2000年頃に考案しました：カパブランカチェスで、どのポーンも駒に守られる初期配置にしたものです。</translation>
    </message>
    <message>
        <source>Embassy Chess</source>
        <translation>エンバシーチェス</translation>
    </message>
    <message>
        <source>Kevin Hill introduced it in 2005: the pieces of Capablanca Chess stand in the order of Grand Chess, from which they also have their names.</source>
        <translation>ケヴィン・ヒルが、2005年に発表しました：カパブランカチェスの駒がグランドチェスの順に並び、名前もグランドチェスのものです。</translation>
    </message>
    <message>
        <source>Janus Chess</source>
        <translation>ヤヌスチェス</translation>
    </message>
    <message>
        <source>Werner Schöndorf of Germany invented Janus Chess in 1978.</source>
        <translation>ドイツのヴェルナー・シェーンドルフが、1978年にヤヌスチェスを考案しました。</translation>
    </message>
    <message>
        <source>Christian Freeling, of the Netherlands, invented Grand Chess in 1984.</source>
        <translation>オランダのクリスティアン・フリーリングが、1984年にグランドチェスを考案しました。</translation>
    </message>
    <message>
        <source>Shako</source>
        <translation>シャコ</translation>
    </message>
    <message>
        <source>Jean-Louis Cazaux of France invented Shako in 1990: chess with the cannon of Xiangqi and the elephant of old.</source>
        <translation>フランスのジャン＝ルイ・カゾーが、1990年にシャコを考案しました：シャンチーの砲と昔の象を加えたチェスです。</translation>
    </message>
    <message>
        <source>Courier Chess was played in Germany for some six hundred years; a poem of the early thirteenth century names it, and Ströbeck kept it longest.</source>
        <translation>クーリエチェスはドイツで約600年にわたって指されました。13世紀初めの詩にその名が見え、シュトレーベックで最も長く受け継がれました。</translation>
    </message>
    <message>
        <source>Chancellor Chess</source>
        <translation>チャンセラーチェス</translation>
    </message>
    <message>
        <source>Benjamin Foster of St. Louis described it in a book of 1889: on nine files there is room for a chancellor, which moves as rook or knight.</source>
        <translation>セントルイスのベンジャミン・フォスターが、1889年の本で紹介しました：列が9つあり、ルークかナイトのように動くチャンセラーが加わります。</translation>
    </message>
    <message>
        <source>Almost Chess</source>
        <translation>オールモストチェス</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, proposed it in 1977: a chancellor, which moves as rook or knight, stands in the place of the queen.</source>
        <translation>このプログラムで指すゲームの作者ラルフ・ベッツァが、1977年に提案しました：クイーンの位置に、ルークかナイトのように動くチャンセラーがいます。</translation>
    </message>
    <message>
        <source>Shatranj is the chess of Persia and the Arab world, from about the seventh century until modern chess replaced it.</source>
        <translation>シャトランジはペルシアとアラブ世界のチェスで、7世紀頃から、近代のチェスに取って代わられるまで指されました。</translation>
    </message>
    <message>
        <source>No-castling Chess</source>
        <translation>ノーキャスリングチェス</translation>
    </message>
    <message>
        <source>Vladimir Kramnik, World Champion of chess, proposed it in 2019, so that Kings stay where they can be attacked.</source>
        <translation>チェスの世界チャンピオン、ウラジーミル・クラムニクが、キングが攻撃されやすい所にとどまるようにと、2019年に提案しました。</translation>
    </message>
    <message>
        <source>Torpedo Chess</source>
        <translation>トーピードチェス</translation>
    </message>
    <message>
        <source>It is one of the games that Vladimir Kramnik and the program AlphaZero tried together in 2020: a pawn may go two squares from wherever it stands.</source>
        <translation>ウラジーミル・クラムニクとプログラムAlphaZeroが、2020年に一緒に試したゲームの1つです：ポーンは、どこにいても2マス進めます。</translation>
    </message>
    <message>
        <source>Pocket Knight</source>
        <translation>ポケットナイト</translation>
    </message>
    <message>
        <source>It has been played since the early twentieth century: each army has one more knight in its hand and may put it on any empty square in place of a move.</source>
        <translation>20世紀の初めから指されています：どの軍もナイトをもう1つ持ち駒にしていて、駒を動かす代わりに、好きな空いたマスに打てます。</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>キング・オブ・ザ・ヒル</translation>
    </message>
    <message>
        <source>Three-check</source>
        <translation>スリーチェック</translation>
    </message>
    <message>
        <source>Five-check</source>
        <translation>ファイブチェック</translation>
    </message>
    <message>
        <source>Atomic Chess</source>
        <translation>アトミックチェス</translation>
    </message>
    <message>
        <source>Atomic Chess became known on chess servers in the 1990s.</source>
        <translation>アトミックチェスは、1990年代にチェスサーバーで知られるようになりました。</translation>
    </message>
    <message>
        <source>Antichess</source>
        <translation>アンチチェス</translation>
    </message>
    <message>
        <source>It is also called Losing Chess and has been played since the nineteenth century. In 2016 Mark Watkins proved that White wins with two armies, beginning with e3.</source>
        <translation>負けチェス（Losing Chess）とも呼ばれ、19世紀から指されています。2016年にマーク・ワトキンズが、軍が2つなら、e3から始める白の勝ちになることを証明しました。</translation>
    </message>
    <message>
        <source>Extinction Chess</source>
        <translation>絶滅チェス</translation>
    </message>
    <message>
        <source>R. Wayne Schmittberger invented Extinction Chess in 1985.</source>
        <translation>R・ウェイン・シュミットバーガーが、1985年に絶滅チェスを考案しました。</translation>
    </message>
    <message>
        <source>Kinglet Chess</source>
        <translation>キングレットチェス</translation>
    </message>
    <message>
        <source>V. R. Parton of England invented it in 1953: an army is lost with its last pawn, and a King is a piece like others.</source>
        <translation>イギリスのV・R・パートンが、1953年に考案しました：軍は最後のポーンを失うと負けで、キングはほかと変わらない駒です。</translation>
    </message>
    <message>
        <source>Coregal Chess</source>
        <translation>コリーガルチェス</translation>
    </message>
    <message>
        <source>V. R. Parton of England invented it: the queen is royal too, and can be checked and checkmated as the King.</source>
        <translation>イギリスのV・R・パートンが考案しました：クイーンもロイヤルの駒で、キングのようにチェックもチェックメイトもされます。</translation>
    </message>
    <message>
        <source>Three Kings</source>
        <translation>スリーキングス</translation>
    </message>
    <message>
        <source>Bruce Zimov invented Knightmate in 1972: the King moves as a knight, and Manns that move as Kings stand in the places of the knights.</source>
        <translation>ブルース・ジモフが、1972年にナイトメイトを考案しました：キングはナイトのように動き、ナイトの位置には、キングのように動くコモナーが並びます。</translation>
    </message>
    <message>
        <source>Edmund Nebermann invented the Berolina pawn in 1926, and named it after Berlin.</source>
        <translation>エドムント・ネーバーマンが1926年にベロリーナ・ポーンを考案し、ベルリンにちなんで名付けました。</translation>
    </message>
    <message>
        <source>Hoppel-Poppel</source>
        <translation>ホッペル・ポッペル</translation>
    </message>
    <message>
        <source>Hoppel-Poppel is from Germany: knights and bishops swap their ways of capturing.</source>
        <translation>ホッペル・ポッペルはドイツのゲームです：ナイトとビショップの駒の取り方が入れ替わります。</translation>
    </message>
    <message>
        <source>Crazyhouse is chess with drops, for two at one board, related to the four-player game called Bughouse.</source>
        <translation>クレイジーハウスは、1つの盤で2人が指す、駒を打てるチェスで、バグハウスという4人用ゲームの仲間です。</translation>
    </message>
    <message>
        <source>Capahouse</source>
        <translation>カパハウス</translation>
    </message>
    <message>
        <source>It is Capablanca Chess with the drops of Crazyhouse.</source>
        <translation>カパブランカチェスで、クレイジーハウスのように駒を打てるものです。</translation>
    </message>
    <message>
        <source>Gothhouse</source>
        <translation>ゴスハウス</translation>
    </message>
    <message>
        <source>It is Gothic Chess with the drops of Crazyhouse.</source>
        <translation>ゴシックチェスで、クレイジーハウスのように駒を打てるものです。</translation>
    </message>
    <message>
        <source>Embassyhouse</source>
        <translation>エンバシーハウス</translation>
    </message>
    <message>
        <source>It is Embassy Chess with the drops of Crazyhouse.</source>
        <translation>エンバシーチェスで、クレイジーハウスのように駒を打てるものです。</translation>
    </message>
    <message>
        <source>Grandhouse</source>
        <translation>グランドハウス</translation>
    </message>
    <message>
        <source>It is Grand Chess with the drops of Crazyhouse.</source>
        <translation>グランドチェスで、クレイジーハウスのように駒を打てるものです。</translation>
    </message>
    <message>
        <source>Seirawan Chess</source>
        <translation>セイラワンチェス</translation>
    </message>
    <message>
        <source>The Grandmaster Yasser Seirawan and Bruce Harper introduced it in 2007.</source>
        <translation>グランドマスターのヤッサー・セイラワンとブルース・ハーパーが、2007年に発表しました。</translation>
    </message>
    <message>
        <source>S-House</source>
        <translation>S-House</translation>
    </message>
    <message>
        <source>It is Seirawan Chess with the drops of Crazyhouse.</source>
        <translation>セイラワンチェスで、クレイジーハウスのように駒を打てるものです。</translation>
    </message>
    <message>
        <source>Dragon Chess</source>
        <translation>ドラゴンチェス</translation>
    </message>
    <message>
        <source>A dragon, which moves as bishop or knight, waits in the hand and comes in on the back rank.</source>
        <translation>竜王（ビショップかナイトのように動く駒）が持ち駒として待ち、バックランクに現れます。</translation>
    </message>
    <message>
        <source>Shogun Chess</source>
        <translation>ショーグンチェス</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: chess whose pieces are promoted and dropped as in Shogi.</source>
        <translation>サイトpychessの現代のゲームです：駒が将棋のように成り、打てるチェスです。</translation>
    </message>
    <message>
        <source>Minixiangqi is a small Xiangqi, published by Shigenobu Kusumoto in 1973.</source>
        <translation>ミニシャンチーは小さなシャンチーで、楠本茂信が1973年に発表しました。</translation>
    </message>
    <message>
        <source>Xiangqi is the chess of China, played by many millions, in today’s form for about a thousand years.</source>
        <translation>シャンチー（象棋）は中国のチェスで、何千万もの人に指され、今の形になって約千年になります。</translation>
    </message>
    <message>
        <source>Manchu Chess</source>
        <translation>満洲シャンチー</translation>
    </message>
    <message>
        <source>It is Xiangqi of the time of the Manchu emperors: a single banner does what a chariot, a horse and a cannon do.</source>
        <translation>満洲人の皇帝の時代のシャンチーです：ただ1つの旗が、車、馬、砲の働きをします。</translation>
    </message>
    <message>
        <source>Xiangqihouse</source>
        <translation>シャンチーハウス</translation>
    </message>
    <message>
        <source>It is Xiangqi with the drops of Crazyhouse: a captured piece comes back on its new owner’s side of the river, where its moves could have led it, and without a check.</source>
        <translation>シャンチーで、クレイジーハウスのように駒を打てるものです：取った駒は、河より自分の側の、その駒の動きで来られる所に打ち、チェックをかけてはなりません。</translation>
    </message>
    <message>
        <source>Xiang Fu</source>
        <translation>シャンフー</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, made of Xiangqi and Kung Fu: two champions of each army fight in a ring in the middle of the board, around which the other pieces stand.</source>
        <translation>サイトpychessの現代のゲームで、シャンチーとカンフーを合わせたものです：どの軍も、2人のチャンピオンが盤の中央のリングで戦い、ほかの駒はその周りに並びます。</translation>
    </message>
    <message>
        <source>Janggi</source>
        <translation>チャンギ</translation>
    </message>
    <message>
        <source>Janggi is the chess of Korea.</source>
        <translation>チャンギは朝鮮半島のチェスです。</translation>
    </message>
    <message>
        <source>Minishogi is a small Shogi on a board of five by five, made known in Japan about 1970 by Shigenobu Kusumoto.</source>
        <translation>5五将棋（ミニ将棋）は5×5の盤で指す小さな将棋で、1970年頃に楠本茂信が日本で広めました。</translation>
    </message>
    <message>
        <source>Shogi is the chess of Japan. Captured pieces change sides and come back, so that the board never empties.</source>
        <translation>将棋は日本のチェスです。取られた駒は味方を変えて戻ってくるので、盤が空になることはありません。</translation>
    </message>
    <message>
        <source>Sho Shogi</source>
        <translation>小将棋</translation>
    </message>
    <message>
        <source>Sho Shogi, the small one of its time, came before Shogi in the sixteenth century: nothing is dropped, and a drunk elephant stands before the King and may become a crown prince, a second King.</source>
        <translation>小将棋は、当時の小さい方の将棋で、16世紀に今の将棋より前に指されていました：取った駒は打てず、玉将の前の酔象は、成ると2つ目の玉将となる太子になります。</translation>
    </message>
    <message>
        <source>Cannon Shogi</source>
        <translation>大砲将棋</translation>
    </message>
    <message>
        <source>Peter Michaelsen of Denmark invented Cannon Shogi in 1998: each army has four cannons from China and Korea, straight and diagonal, and its pawns also go aside.</source>
        <translation>デンマークのペーター・ミケルセンが、1998年に大砲将棋を考案しました：どの軍も、中国と朝鮮の砲を縦横と斜めに合わせて4つ持ち、歩は横にも動きます。</translation>
    </message>
    <message>
        <source>Kyoto Shogi</source>
        <translation>京都将棋</translation>
    </message>
    <message>
        <source>Micro Shogi</source>
        <translation>五分摩訶将棋</translation>
    </message>
    <message>
        <source>Kerry Handscomb invented Micro Shogi for a board of four by five: a piece turns over whenever it captures.</source>
        <translation>ケリー・ハンズコムが、4×5の盤のために五分摩訶将棋を考案しました：駒は、取るたびに裏返って別の駒になります。</translation>
    </message>
    <message>
        <source>Gorogoro Shogi</source>
        <translation>ごろごろ将棋</translation>
    </message>
    <message>
        <source>It leads from Dobutsu Shogi to Shogi: a board of five by six, with generals and pawns alone.</source>
        <translation>どうぶつしょうぎから将棋への橋渡しになります：盤は5×6で、駒は玉将、金将、銀将と歩だけです。</translation>
    </message>
    <message>
        <source>Gorogoro Shogi Plus</source>
        <translation>ごろごろ将棋プラス</translation>
    </message>
    <message>
        <source>Gorogoro Shogi leads from Dobutsu Shogi to Shogi; in this form each army also has a lance and a knight in its hand.</source>
        <translation>ごろごろ将棋は、どうぶつしょうぎから将棋への橋渡しになります。この形では、どの軍も香車と桂馬を1つずつ持ち駒にしています。</translation>
    </message>
    <message>
        <source>Dobutsu Shogi</source>
        <translation>どうぶつしょうぎ</translation>
    </message>
    <message>
        <source>Madoka Kitao, a professional player of Shogi, invented it in 2008 for children. Its name means Shogi of animals.</source>
        <translation>女流棋士の北尾まどかが、2008年に子どものための2人用ゲームとして考案しました。名前は動物の将棋という意味です。</translation>
    </message>
    <message>
        <source>Mansindam</source>
        <translation>マンシンダム</translation>
    </message>
    <message>
        <source>Its name is Korean and means a tale of all the gods.</source>
        <translation>名前は韓国語で、すべての神々の物語という意味です。</translation>
    </message>
    <message>
        <source>Makruk is the chess of Thailand.</source>
        <translation>マークルックはタイのチェスです。</translation>
    </message>
    <message>
        <source>Makpong</source>
        <translation>マークポン</translation>
    </message>
    <message>
        <source>Makpong is Makruk in which a King in check cannot walk away, so that games end sooner.</source>
        <translation>マークポンは、チェックされたキングが逃げられないマークルックで、早く決着が付きます。</translation>
    </message>
    <message>
        <source>Makrukhouse</source>
        <translation>マークルックハウス</translation>
    </message>
    <message>
        <source>It is Makruk with the drops of Crazyhouse.</source>
        <translation>マークルックで、クレイジーハウスのように駒を打てるものです。</translation>
    </message>
    <message>
        <source>Ouk Chaktrang</source>
        <translation>オク・チャトラン</translation>
    </message>
    <message>
        <source>Ouk Chaktrang is the chess of Cambodia.</source>
        <translation>オク・チャトランはカンボジアのチェスです。</translation>
    </message>
    <message>
        <source>ASEAN Chess</source>
        <translation>ASEANチェス</translation>
    </message>
    <message>
        <source>It is a game for tournaments between the countries of South-East Asia, made of what their games have in common.</source>
        <translation>東南アジア各国の間の大会のためのゲームで、各国のゲームに共通するものから作られました。</translation>
    </message>
    <message>
        <source>Jeson Mor</source>
        <translation>ジェソンモー</translation>
    </message>
    <message>
        <source>Jeson Mor, which means nine horses, is a game of Mongolia about the square in the middle of the board.</source>
        <translation>ジェソンモー（九頭の馬という意味）は、盤の中央のマスをめぐって争うモンゴルのゲームです。</translation>
    </message>
    <message>
        <source>Chennis</source>
        <translation>チェニス</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, like Kyoto Shogi and a little like tennis: with every move a piece becomes another one.</source>
        <translation>サイトpychessの現代のゲームで、京都将棋に似て、少しテニスにも似ています：1手ごとに駒が別の駒になります。</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, made armies that differ from those of chess and are about as strong.</source>
        <translation>このプログラムで指すゲームの作者ラルフ・ベッツァは、チェスの軍とは違い、強さはほぼ同じいくつかの軍（Chess with Different Armies）を作りました。</translation>
    </message>
    <message>
        <source>Chigorin Chess</source>
        <translation>チゴリンチェス</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, named it in 2002 after Mikhail Chigorin, who preferred knights to bishops: knights and a chancellor against bishops and a queen.</source>
        <translation>このプログラムで指すゲームの作者ラルフ・ベッツァが、ビショップよりナイトを好んだミハイル・チゴリンにちなんで、2002年に名付けました：ナイトとチャンセラーの軍が、ビショップとクイーンの軍と戦います。</translation>
    </message>
    <message>
        <source>Spartan Chess</source>
        <translation>スパルタンチェス</translation>
    </message>
    <message>
        <source>Steven Streetman introduced it in 2010: Persians, who have the army of chess, against Spartans with two Kings.</source>
        <translation>スティーヴン・ストリートマンが、2010年に発表しました：チェスの軍を持つペルシアと、2つのキングを持つスパルタが戦います。</translation>
    </message>
    <message>
        <source>Orda Chess</source>
        <translation>オルダチェス</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: a horde of riders, most of whom move as knights, against the army of chess.</source>
        <translation>サイトpychessの現代のゲームです：ほとんどがナイトのように動く騎馬の軍団が、チェスの軍と戦います。</translation>
    </message>
    <message>
        <source>Orda Mirror</source>
        <translation>オルダミラー</translation>
    </message>
    <message>
        <source>In it every army is a horde of riders as in Orda Chess.</source>
        <translation>どの軍も、オルダチェスのような騎馬の軍団です。</translation>
    </message>
    <message>
        <source>Khan’s Chess</source>
        <translation>ハーンチェス</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: another horde than that of Orda Chess, with scouts and a khatun.</source>
        <translation>サイトpychessの現代のゲームです：オルダチェスとは別の騎馬の軍団で、斥候とハトゥンがいます。</translation>
    </message>
    <message>
        <source>Synochess</source>
        <translation>シノチェス</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: an army of the East, with cannons and soldiers in reserve, against that of chess.</source>
        <translation>サイトpychessの現代のゲームです：控えに砲と兵を持つ東洋の軍が、チェスの軍と戦います。</translation>
    </message>
    <message>
        <source>Empire Chess</source>
        <translation>エンパイアチェス</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: the pieces of the empire go far as queens, but capture as something less.</source>
        <translation>サイトpychessの現代のゲームです：帝国の駒はクイーンのように遠くまで動きますが、取るときはもっと弱い駒になります。</translation>
    </message>
    <message>
        <source>Shinobi Chess</source>
        <translation>シノビチェス</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: a small clan that calls its masters in from the hand, against the army of chess.</source>
        <translation>サイトpychessの現代のゲームです：達人たちを持ち駒から呼び入れる小さな忍びの一族が、チェスの軍と戦います。</translation>
    </message>
    <message>
        <source>Shinobi Chess Plus</source>
        <translation>シノビチェスプラス</translation>
    </message>
    <message>
        <source>It is Shinobi Chess with a fox, and nearly all of the clan begins in the hand.</source>
        <translation>シノビチェスに狐が加わったもので、一族のほとんどが持ち駒から始まります。</translation>
    </message>
    <message>
        <source>Chak</source>
        <translation>チャク</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, in the world of the Maya: a King that crosses the river becomes a divine lord, who is to reach the other side’s altar.</source>
        <translation>サイトpychessの現代のゲームで、舞台はマヤの世界です：河を渡ったキングは神王になり、相手側の祭壇を目指します。</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>ボーダーランズ</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: the wars of antiquity, without any place or people meant. Each army has two chiefs, marauders that come in behind the enemy’s lines, and a lion.</source>
        <translation>サイトpychessの現代のゲームです：題材は古代の戦争で、特定の土地や民族を指すものではありません。どの軍にも、首領が2人、敵陣の背後に現れる略奪者、そしてライオンがいます。</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>ブレイクスルー</translation>
    </message>
    <message>
        <source>Dan Troyka invented Breakthrough in 2000 for a competition of games on the squares of a chessboard.</source>
        <translation>ダン・トロイカが、2000年に、チェス盤のマスで遊ぶゲームの大会のためにブレイクスルーを考案しました。</translation>
    </message>
    <message>
        <source>the FAD</source>
        <translation>FAD</translation>
    </message>
    <message numerus="yes">
        <source>%n FADs</source>
        <translation>
            <numerusform>FAD%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Advisor</source>
        <translation>士</translation>
    </message>
    <message>
        <source>the Ai-wok</source>
        <translation>アイウォック</translation>
    </message>
    <message>
        <source>the Alfil</source>
        <translation>アルフィル</translation>
    </message>
    <message>
        <source>altar</source>
        <translation>祭壇</translation>
    </message>
    <message>
        <source>Altar</source>
        <translation>祭壇</translation>
    </message>
    <message>
        <source>the Altar</source>
        <translation>祭壇</translation>
    </message>
    <message numerus="yes">
        <source>%n altar(s)</source>
        <translation>
            <numerusform>祭壇%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Amazon</source>
        <translation>アマゾン</translation>
    </message>
    <message>
        <source>angel</source>
        <translation>天使</translation>
    </message>
    <message>
        <source>Angel</source>
        <translation>天使</translation>
    </message>
    <message>
        <source>the Angel</source>
        <translation>天使</translation>
    </message>
    <message numerus="yes">
        <source>%n angel(s)</source>
        <translation>
            <numerusform>天使%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Archbishop</source>
        <translation>アーチビショップ</translation>
    </message>
    <message>
        <source>the Archer</source>
        <translation>アーチャー</translation>
    </message>
    <message>
        <source>the Banner</source>
        <translation>旗</translation>
    </message>
    <message>
        <source>the Bede</source>
        <translation>ビード</translation>
    </message>
    <message>
        <source>biskni</source>
        <translation>ビスナイ</translation>
    </message>
    <message>
        <source>Biskni</source>
        <translation>ビスナイ</translation>
    </message>
    <message>
        <source>the Biskni</source>
        <translation>ビスナイ</translation>
    </message>
    <message numerus="yes">
        <source>%n biskni(s)</source>
        <translation>
            <numerusform>ビスナイ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Cannon</source>
        <translation>砲</translation>
    </message>
    <message>
        <source>the Captain</source>
        <translation>大尉</translation>
    </message>
    <message>
        <source>the Cardinal</source>
        <translation>カーディナル</translation>
    </message>
    <message>
        <source>the Centaur</source>
        <translation>ケンタウロス</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>チャンピオン</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>チャンピオン</translation>
    </message>
    <message>
        <source>the Champion</source>
        <translation>チャンピオン</translation>
    </message>
    <message numerus="yes">
        <source>%n champion(s)</source>
        <translation>
            <numerusform>チャンピオン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Chancellor</source>
        <translation>チャンセラー</translation>
    </message>
    <message>
        <source>the Charging knight</source>
        <translation>チャージングナイト</translation>
    </message>
    <message>
        <source>the Charging rook</source>
        <translation>チャージングルーク</translation>
    </message>
    <message>
        <source>the Chariot</source>
        <translation>車</translation>
    </message>
    <message>
        <source>chick</source>
        <translation>ひよこ</translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>ひよこ</translation>
    </message>
    <message>
        <source>the Chick</source>
        <translation>ひよこ</translation>
    </message>
    <message numerus="yes">
        <source>%n chick(s)</source>
        <translation>
            <numerusform>ひよこ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>chief</source>
        <translation>首領</translation>
    </message>
    <message>
        <source>Chief</source>
        <translation>首領</translation>
    </message>
    <message>
        <source>the Chief</source>
        <translation>首領</translation>
    </message>
    <message numerus="yes">
        <source>%n chief(s)</source>
        <translation>
            <numerusform>首領%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Colonel</source>
        <translation>大佐</translation>
    </message>
    <message>
        <source>copper cannon</source>
        <translation>銅砲</translation>
    </message>
    <message>
        <source>Copper cannon</source>
        <translation>銅砲</translation>
    </message>
    <message>
        <source>the Copper cannon</source>
        <translation>銅砲</translation>
    </message>
    <message numerus="yes">
        <source>%n copper cannon(s)</source>
        <translation>
            <numerusform>銅砲%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Courier</source>
        <translation>クーリエ</translation>
    </message>
    <message>
        <source>crossbow</source>
        <translation>弩</translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation>弩</translation>
    </message>
    <message>
        <source>the Crossbow</source>
        <translation>弩</translation>
    </message>
    <message numerus="yes">
        <source>%n crossbow(s)</source>
        <translation>
            <numerusform>弩%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>crown prince</source>
        <translation>太子</translation>
    </message>
    <message>
        <source>Crown prince</source>
        <translation>太子</translation>
    </message>
    <message>
        <source>the Crown prince</source>
        <translation>太子</translation>
    </message>
    <message numerus="yes">
        <source>%n crown prince(s)</source>
        <translation>
            <numerusform>太子%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>divine lord</source>
        <translation>神王</translation>
    </message>
    <message>
        <source>Divine lord</source>
        <translation>神王</translation>
    </message>
    <message>
        <source>the Divine lord</source>
        <translation>神王</translation>
    </message>
    <message numerus="yes">
        <source>%n divine lord(s)</source>
        <translation>
            <numerusform>神王%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>竜王</translation>
    </message>
    <message>
        <source>drunk elephant</source>
        <translation>酔象</translation>
    </message>
    <message>
        <source>Drunk elephant</source>
        <translation>酔象</translation>
    </message>
    <message>
        <source>the Drunk elephant</source>
        <translation>酔象</translation>
    </message>
    <message numerus="yes">
        <source>%n drunk elephant(s)</source>
        <translation>
            <numerusform>酔象%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>duchess</source>
        <translation>公爵夫人</translation>
    </message>
    <message>
        <source>Duchess</source>
        <translation>公爵夫人</translation>
    </message>
    <message>
        <source>the Duchess</source>
        <translation>公爵夫人</translation>
    </message>
    <message numerus="yes">
        <source>%n duchesses</source>
        <translation>
            <numerusform>公爵夫人%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>duke</source>
        <translation>公爵</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>公爵</translation>
    </message>
    <message>
        <source>the Duke</source>
        <translation>公爵</translation>
    </message>
    <message numerus="yes">
        <source>%n duke(s)</source>
        <translation>
            <numerusform>公爵%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>鷲</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>鷲</translation>
    </message>
    <message>
        <source>the Eagle</source>
        <translation>鷲</translation>
    </message>
    <message numerus="yes">
        <source>%n eagle(s)</source>
        <translation>
            <numerusform>鷲%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Elephant</source>
        <translation>象</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>隼</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>隼</translation>
    </message>
    <message>
        <source>the Falcon</source>
        <translation>隼</translation>
    </message>
    <message numerus="yes">
        <source>%n falcon(s)</source>
        <translation>
            <numerusform>隼%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>fers</source>
        <translation>フェルズ</translation>
    </message>
    <message>
        <source>Fers</source>
        <translation>フェルズ</translation>
    </message>
    <message>
        <source>the Fers</source>
        <translation>フェルズ</translation>
    </message>
    <message numerus="yes">
        <source>%n ferses</source>
        <translation>
            <numerusform>フェルズ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>ferz</source>
        <translation>フェルズ</translation>
    </message>
    <message>
        <source>Ferz</source>
        <translation>フェルズ</translation>
    </message>
    <message>
        <source>the Ferz</source>
        <translation>フェルズ</translation>
    </message>
    <message numerus="yes">
        <source>%n ferzes</source>
        <translation>
            <numerusform>フェルズ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>fibnif</source>
        <translation>フィブニフ</translation>
    </message>
    <message>
        <source>Fibnif</source>
        <translation>フィブニフ</translation>
    </message>
    <message>
        <source>the Fibnif</source>
        <translation>フィブニフ</translation>
    </message>
    <message numerus="yes">
        <source>%n fibnif(s)</source>
        <translation>
            <numerusform>フィブニフ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>flying cannon</source>
        <translation>成砲</translation>
    </message>
    <message>
        <source>Flying cannon</source>
        <translation>成砲</translation>
    </message>
    <message>
        <source>the Flying cannon</source>
        <translation>成砲</translation>
    </message>
    <message numerus="yes">
        <source>%n flying cannon(s)</source>
        <translation>
            <numerusform>成砲%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>fox</source>
        <translation>狐</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>狐</translation>
    </message>
    <message>
        <source>the Fox</source>
        <translation>狐</translation>
    </message>
    <message>
        <source>the General</source>
        <translation>将軍</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>きりん</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>きりん</translation>
    </message>
    <message>
        <source>the Giraffe</source>
        <translation>きりん</translation>
    </message>
    <message numerus="yes">
        <source>%n giraffe(s)</source>
        <translation>
            <numerusform>きりん%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>gold cannon</source>
        <translation>金砲</translation>
    </message>
    <message>
        <source>Gold cannon</source>
        <translation>金砲</translation>
    </message>
    <message>
        <source>the Gold cannon</source>
        <translation>金砲</translation>
    </message>
    <message numerus="yes">
        <source>%n gold cannon(s)</source>
        <translation>
            <numerusform>金砲%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Gold general</source>
        <translation>金将</translation>
    </message>
    <message>
        <source>the Guard</source>
        <translation>士</translation>
    </message>
    <message>
        <source>the Half-duck</source>
        <translation>ハーフダック</translation>
    </message>
    <message>
        <source>the Hawk</source>
        <translation>鷹</translation>
    </message>
    <message>
        <source>the Hen</source>
        <translation>にわとり</translation>
    </message>
    <message>
        <source>the Hoplite</source>
        <translation>重装歩兵</translation>
    </message>
    <message>
        <source>the Horse</source>
        <translation>馬</translation>
    </message>
    <message>
        <source>iron cannon</source>
        <translation>鉄砲</translation>
    </message>
    <message>
        <source>Iron cannon</source>
        <translation>鉄砲</translation>
    </message>
    <message>
        <source>the Iron cannon</source>
        <translation>鉄砲</translation>
    </message>
    <message numerus="yes">
        <source>%n iron cannon(s)</source>
        <translation>
            <numerusform>鉄砲%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Jaguar</source>
        <translation>ジャガー</translation>
    </message>
    <message>
        <source>the Janus</source>
        <translation>ヤヌス</translation>
    </message>
    <message>
        <source>the Khatun</source>
        <translation>ハトゥン</translation>
    </message>
    <message>
        <source>the Kheshig</source>
        <translation>ケシク</translation>
    </message>
    <message>
        <source>the Khon</source>
        <translation>コン</translation>
    </message>
    <message>
        <source>the Knibis</source>
        <translation>ナイビス</translation>
    </message>
    <message>
        <source>the Kniroo</source>
        <translation>ナイルー</translation>
    </message>
    <message>
        <source>the Koul</source>
        <translation>コウル</translation>
    </message>
    <message>
        <source>the Lance</source>
        <translation>香車</translation>
    </message>
    <message>
        <source>lancer</source>
        <translation>槍騎兵</translation>
    </message>
    <message>
        <source>Lancer</source>
        <translation>槍騎兵</translation>
    </message>
    <message>
        <source>the Lancer</source>
        <translation>槍騎兵</translation>
    </message>
    <message numerus="yes">
        <source>%n lancer(s)</source>
        <translation>
            <numerusform>槍騎兵%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Lieutenant</source>
        <translation>中尉</translation>
    </message>
    <message>
        <source>lion</source>
        <translation>ライオン</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>ライオン</translation>
    </message>
    <message>
        <source>the Lion</source>
        <translation>ライオン</translation>
    </message>
    <message numerus="yes">
        <source>%n lion(s)</source>
        <translation>
            <numerusform>ライオン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>mahout</source>
        <translation>象使い</translation>
    </message>
    <message>
        <source>Mahout</source>
        <translation>象使い</translation>
    </message>
    <message>
        <source>the Mahout</source>
        <translation>象使い</translation>
    </message>
    <message numerus="yes">
        <source>%n mahout(s)</source>
        <translation>
            <numerusform>象使い%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>mann</source>
        <translation>コモナー</translation>
    </message>
    <message>
        <source>Mann</source>
        <translation>コモナー</translation>
    </message>
    <message>
        <source>the Mann</source>
        <translation>コモナー</translation>
    </message>
    <message numerus="yes">
        <source>%n mann(s)</source>
        <translation>
            <numerusform>コモナー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>marauder</source>
        <translation>略奪者</translation>
    </message>
    <message>
        <source>Marauder</source>
        <translation>略奪者</translation>
    </message>
    <message>
        <source>the Marauder</source>
        <translation>略奪者</translation>
    </message>
    <message numerus="yes">
        <source>%n marauder(s)</source>
        <translation>
            <numerusform>略奪者%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted archer</source>
        <translation>成りアーチャー</translation>
    </message>
    <message>
        <source>Promoted archer</source>
        <translation>成りアーチャー</translation>
    </message>
    <message>
        <source>the Promoted archer</source>
        <translation>成りアーチャー</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted archer(s)</source>
        <translation>
            <numerusform>成りアーチャー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted elephant</source>
        <translation>成り象</translation>
    </message>
    <message>
        <source>Promoted elephant</source>
        <translation>成り象</translation>
    </message>
    <message>
        <source>the Promoted elephant</source>
        <translation>成り象</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted elephant(s)</source>
        <translation>
            <numerusform>成り象%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted falcon</source>
        <translation>成り隼</translation>
    </message>
    <message>
        <source>Promoted falcon</source>
        <translation>成り隼</translation>
    </message>
    <message>
        <source>the Promoted falcon</source>
        <translation>成り隼</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted falcon(s)</source>
        <translation>
            <numerusform>成り隼%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted horse</source>
        <translation>成り馬</translation>
    </message>
    <message>
        <source>Promoted horse</source>
        <translation>成り馬</translation>
    </message>
    <message>
        <source>the Promoted horse</source>
        <translation>成り馬</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted horse(s)</source>
        <translation>
            <numerusform>成り馬%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted lion</source>
        <translation>成りライオン</translation>
    </message>
    <message>
        <source>Promoted lion</source>
        <translation>成りライオン</translation>
    </message>
    <message>
        <source>the Promoted lion</source>
        <translation>成りライオン</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lion(s)</source>
        <translation>
            <numerusform>成りライオン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted marauder</source>
        <translation>成り略奪者</translation>
    </message>
    <message>
        <source>Promoted marauder</source>
        <translation>成り略奪者</translation>
    </message>
    <message>
        <source>the Promoted marauder</source>
        <translation>成り略奪者</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted marauder(s)</source>
        <translation>
            <numerusform>成り略奪者%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted slinger</source>
        <translation>成り投石兵</translation>
    </message>
    <message>
        <source>Promoted slinger</source>
        <translation>成り投石兵</translation>
    </message>
    <message>
        <source>the Promoted slinger</source>
        <translation>成り投石兵</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted slinger(s)</source>
        <translation>
            <numerusform>成り投石兵%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted warrior</source>
        <translation>成り戦士</translation>
    </message>
    <message>
        <source>Promoted warrior</source>
        <translation>成り戦士</translation>
    </message>
    <message>
        <source>the Promoted warrior</source>
        <translation>成り戦士</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted warrior(s)</source>
        <translation>
            <numerusform>成り戦士%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>pupil</source>
        <translation>弟子</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>弟子</translation>
    </message>
    <message>
        <source>the Pupil</source>
        <translation>弟子</translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s)</source>
        <translation>
            <numerusform>弟子%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>silver cannon</source>
        <translation>銀砲</translation>
    </message>
    <message>
        <source>Silver cannon</source>
        <translation>銀砲</translation>
    </message>
    <message>
        <source>the Silver cannon</source>
        <translation>銀砲</translation>
    </message>
    <message numerus="yes">
        <source>%n silver cannon(s)</source>
        <translation>
            <numerusform>銀砲%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>slinger</source>
        <translation>投石兵</translation>
    </message>
    <message>
        <source>Slinger</source>
        <translation>投石兵</translation>
    </message>
    <message>
        <source>the Slinger</source>
        <translation>投石兵</translation>
    </message>
    <message numerus="yes">
        <source>%n slinger(s)</source>
        <translation>
            <numerusform>投石兵%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Man</source>
        <translation>マン</translation>
    </message>
    <message>
        <source>the Marshal</source>
        <translation>元帥</translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>狐%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Met</source>
        <translation>メット</translation>
    </message>
    <message>
        <source>the Monk</source>
        <translation>僧侶</translation>
    </message>
    <message>
        <source>the Mortar</source>
        <translation>臼砲</translation>
    </message>
    <message>
        <source>the Neang</source>
        <translation>ネアン</translation>
    </message>
    <message>
        <source>the Ninja</source>
        <translation>忍者</translation>
    </message>
    <message>
        <source>the Promoted knight</source>
        <translation>成桂</translation>
    </message>
    <message>
        <source>the Promoted lance</source>
        <translation>成香</translation>
    </message>
    <message>
        <source>the Promoted silver general</source>
        <translation>成銀</translation>
    </message>
    <message>
        <source>the Quetzal</source>
        <translation>ケツァール</translation>
    </message>
    <message>
        <source>the Rhino</source>
        <translation>サイ</translation>
    </message>
    <message>
        <source>the Rookni</source>
        <translation>ルークナイ</translation>
    </message>
    <message>
        <source>the Royal knight</source>
        <translation>ロイヤルナイト</translation>
    </message>
    <message>
        <source>the Scout</source>
        <translation>斥候</translation>
    </message>
    <message>
        <source>the Serpent</source>
        <translation>蛇</translation>
    </message>
    <message>
        <source>the Shaman</source>
        <translation>シャーマン</translation>
    </message>
    <message>
        <source>the Ship</source>
        <translation>船</translation>
    </message>
    <message>
        <source>the Short rook</source>
        <translation>ショートルーク</translation>
    </message>
    <message>
        <source>the Silver general</source>
        <translation>銀将</translation>
    </message>
    <message>
        <source>the Sneak</source>
        <translation>スニーク</translation>
    </message>
    <message>
        <source>the Soldier</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>the Stone</source>
        <translation>石</translation>
    </message>
    <message>
        <source>the Tiger</source>
        <translation>虎</translation>
    </message>
    <message>
        <source>the Tokin</source>
        <translation>と金</translation>
    </message>
    <message>
        <source>the Tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>the Vulture</source>
        <translation>ハゲワシ</translation>
    </message>
    <message>
        <source>the Waffle</source>
        <translation>ワッフル</translation>
    </message>
    <message>
        <source>the Warlord</source>
        <translation>武将</translation>
    </message>
    <message>
        <source>the Warrior</source>
        <translation>戦士</translation>
    </message>
    <message>
        <source>the Wazir</source>
        <translation>ワジール</translation>
    </message>
    <message>
        <source>the Woody rook</source>
        <translation>ウッディルーク</translation>
    </message>
    <message>
        <source>yurt</source>
        <translation>ユルト</translation>
    </message>
    <message>
        <source>Yurt</source>
        <translation>ユルト</translation>
    </message>
    <message>
        <source>the Yurt</source>
        <translation>ユルト</translation>
    </message>
    <message numerus="yes">
        <source>%n yurt(s)</source>
        <translation>
            <numerusform>ユルト%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>the Bishop</source>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>the Bomb</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>the Crowned King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>the Flag</source>
        <translation>軍旗</translation>
    </message>
    <message>
        <source>the King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>the Knight</source>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>the Major</source>
        <translation>少佐</translation>
    </message>
    <message>
        <source>the Miner</source>
        <translation>工兵</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>the Rook</source>
        <translation>ルーク</translation>
    </message>
    <message>
        <source>the Sergeant</source>
        <translation>軍曹</translation>
    </message>
    <message>
        <source>the Spy</source>
        <translation>スパイ</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>the unknown piece</source>
        <translation>不明な駒</translation>
    </message>
    <message>
        <source>general</source>
        <translation>将軍</translation>
    </message>
    <message>
        <source>General</source>
        <translation>将軍</translation>
    </message>
    <message numerus="yes">
        <source>%n general(s)</source>
        <translation>
            <numerusform>将軍%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>gold general</source>
        <translation>金将</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>金将</translation>
    </message>
    <message numerus="yes">
        <source>%n gold general(s)</source>
        <translation>
            <numerusform>金将%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>guard</source>
        <translation>士</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>士</translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation>
            <numerusform>士%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>half-duck</source>
        <translation>ハーフダック</translation>
    </message>
    <message>
        <source>Half-duck</source>
        <translation>ハーフダック</translation>
    </message>
    <message numerus="yes">
        <source>%n half-duck(s)</source>
        <translation>
            <numerusform>ハーフダック%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>hawk</source>
        <translation>鷹</translation>
    </message>
    <message>
        <source>Hawk</source>
        <translation>鷹</translation>
    </message>
    <message numerus="yes">
        <source>%n hawk(s)</source>
        <translation>
            <numerusform>鷹%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>hen</source>
        <translation>にわとり</translation>
    </message>
    <message>
        <source>Hen</source>
        <translation>にわとり</translation>
    </message>
    <message numerus="yes">
        <source>%n hen(s)</source>
        <translation>
            <numerusform>にわとり%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>hoplite</source>
        <translation>重装歩兵</translation>
    </message>
    <message>
        <source>Hoplite</source>
        <translation>重装歩兵</translation>
    </message>
    <message numerus="yes">
        <source>%n hoplite(s)</source>
        <translation>
            <numerusform>重装歩兵%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>horse</source>
        <translation>馬</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>馬</translation>
    </message>
    <message numerus="yes">
        <source>%n horse(s)</source>
        <translation>
            <numerusform>馬%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>jaguar</source>
        <translation>ジャガー</translation>
    </message>
    <message>
        <source>Jaguar</source>
        <translation>ジャガー</translation>
    </message>
    <message numerus="yes">
        <source>%n jaguar(s)</source>
        <translation>
            <numerusform>ジャガー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>janus</source>
        <translation>ヤヌス</translation>
    </message>
    <message>
        <source>Janus</source>
        <translation>ヤヌス</translation>
    </message>
    <message numerus="yes">
        <source>%n januses</source>
        <translation>
            <numerusform>ヤヌス%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>khatun</source>
        <translation>ハトゥン</translation>
    </message>
    <message>
        <source>Khatun</source>
        <translation>ハトゥン</translation>
    </message>
    <message numerus="yes">
        <source>%n khatun(s)</source>
        <translation>
            <numerusform>ハトゥン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>kheshig</source>
        <translation>ケシク</translation>
    </message>
    <message>
        <source>Kheshig</source>
        <translation>ケシク</translation>
    </message>
    <message numerus="yes">
        <source>%n kheshig(s)</source>
        <translation>
            <numerusform>ケシク%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>khon</source>
        <translation>コン</translation>
    </message>
    <message>
        <source>Khon</source>
        <translation>コン</translation>
    </message>
    <message numerus="yes">
        <source>%n khon(s)</source>
        <translation>
            <numerusform>コン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>knibis</source>
        <translation>ナイビス</translation>
    </message>
    <message>
        <source>Knibis</source>
        <translation>ナイビス</translation>
    </message>
    <message numerus="yes">
        <source>%n knibis(s)</source>
        <translation>
            <numerusform>ナイビス%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>kniroo</source>
        <translation>ナイルー</translation>
    </message>
    <message>
        <source>Kniroo</source>
        <translation>ナイルー</translation>
    </message>
    <message numerus="yes">
        <source>%n kniroo(s)</source>
        <translation>
            <numerusform>ナイルー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>koul</source>
        <translation>コウル</translation>
    </message>
    <message>
        <source>Koul</source>
        <translation>コウル</translation>
    </message>
    <message numerus="yes">
        <source>%n koul(s)</source>
        <translation>
            <numerusform>コウル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>lance</source>
        <translation>香車</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>香車</translation>
    </message>
    <message numerus="yes">
        <source>%n lance(s)</source>
        <translation>
            <numerusform>香車%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>marshal</source>
        <translation>元帥</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>元帥</translation>
    </message>
    <message numerus="yes">
        <source>%n marshal(s)</source>
        <translation>
            <numerusform>元帥%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>met</source>
        <translation>メット</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>メット</translation>
    </message>
    <message numerus="yes">
        <source>%n met(s)</source>
        <translation>
            <numerusform>メット%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>monk</source>
        <translation>僧侶</translation>
    </message>
    <message>
        <source>Monk</source>
        <translation>僧侶</translation>
    </message>
    <message numerus="yes">
        <source>%n monk(s)</source>
        <translation>
            <numerusform>僧侶%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>mortar</source>
        <translation>臼砲</translation>
    </message>
    <message>
        <source>Mortar</source>
        <translation>臼砲</translation>
    </message>
    <message numerus="yes">
        <source>%n mortar(s)</source>
        <translation>
            <numerusform>臼砲%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>neang</source>
        <translation>ネアン</translation>
    </message>
    <message>
        <source>Neang</source>
        <translation>ネアン</translation>
    </message>
    <message numerus="yes">
        <source>%n neang(s)</source>
        <translation>
            <numerusform>ネアン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>忍者</translation>
    </message>
    <message>
        <source>Ninja</source>
        <translation>忍者</translation>
    </message>
    <message numerus="yes">
        <source>%n ninja(s)</source>
        <translation>
            <numerusform>忍者%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted knight</source>
        <translation>成桂</translation>
    </message>
    <message>
        <source>Promoted knight</source>
        <translation>成桂</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted knight(s)</source>
        <translation>
            <numerusform>成桂%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation>成香</translation>
    </message>
    <message>
        <source>Promoted lance</source>
        <translation>成香</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lance(s)</source>
        <translation>
            <numerusform>成香%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted silver general</source>
        <translation>成銀</translation>
    </message>
    <message>
        <source>Promoted silver general</source>
        <translation>成銀</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted silver general(s)</source>
        <translation>
            <numerusform>成銀%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>quetzal</source>
        <translation>ケツァール</translation>
    </message>
    <message>
        <source>Quetzal</source>
        <translation>ケツァール</translation>
    </message>
    <message numerus="yes">
        <source>%n quetzal(s)</source>
        <translation>
            <numerusform>ケツァール%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>rhino</source>
        <translation>サイ</translation>
    </message>
    <message>
        <source>Rhino</source>
        <translation>サイ</translation>
    </message>
    <message numerus="yes">
        <source>%n rhino(s)</source>
        <translation>
            <numerusform>サイ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>rookni</source>
        <translation>ルークナイ</translation>
    </message>
    <message>
        <source>Rookni</source>
        <translation>ルークナイ</translation>
    </message>
    <message numerus="yes">
        <source>%n rookni(s)</source>
        <translation>
            <numerusform>ルークナイ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>royal knight</source>
        <translation>ロイヤルナイト</translation>
    </message>
    <message>
        <source>Royal knight</source>
        <translation>ロイヤルナイト</translation>
    </message>
    <message numerus="yes">
        <source>%n royal knight(s)</source>
        <translation>
            <numerusform>ロイヤルナイト%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>serpent</source>
        <translation>蛇</translation>
    </message>
    <message>
        <source>Serpent</source>
        <translation>蛇</translation>
    </message>
    <message numerus="yes">
        <source>%n serpent(s)</source>
        <translation>
            <numerusform>蛇%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>shaman</source>
        <translation>シャーマン</translation>
    </message>
    <message>
        <source>Shaman</source>
        <translation>シャーマン</translation>
    </message>
    <message numerus="yes">
        <source>%n shaman(s)</source>
        <translation>
            <numerusform>シャーマン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>ship</source>
        <translation>船</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>船</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>船%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>short rook</source>
        <translation>ショートルーク</translation>
    </message>
    <message>
        <source>Short rook</source>
        <translation>ショートルーク</translation>
    </message>
    <message numerus="yes">
        <source>%n short rook(s)</source>
        <translation>
            <numerusform>ショートルーク%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>silver general</source>
        <translation>銀将</translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation>銀将</translation>
    </message>
    <message numerus="yes">
        <source>%n silver general(s)</source>
        <translation>
            <numerusform>銀将%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>sneak</source>
        <translation>スニーク</translation>
    </message>
    <message>
        <source>Sneak</source>
        <translation>スニーク</translation>
    </message>
    <message numerus="yes">
        <source>%n sneak(s)</source>
        <translation>
            <numerusform>スニーク%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>兵</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>兵%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>stone</source>
        <translation>石</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>石</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>石%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>tiger</source>
        <translation>虎</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>虎</translation>
    </message>
    <message numerus="yes">
        <source>%n tiger(s)</source>
        <translation>
            <numerusform>虎%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>tokin</source>
        <translation>と金</translation>
    </message>
    <message>
        <source>Tokin</source>
        <translation>と金</translation>
    </message>
    <message numerus="yes">
        <source>%n tokin(s)</source>
        <translation>
            <numerusform>と金%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔</translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>塔%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>vulture</source>
        <translation>ハゲワシ</translation>
    </message>
    <message>
        <source>Vulture</source>
        <translation>ハゲワシ</translation>
    </message>
    <message numerus="yes">
        <source>%n vulture(s)</source>
        <translation>
            <numerusform>ハゲワシ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>waffle</source>
        <translation>ワッフル</translation>
    </message>
    <message>
        <source>Waffle</source>
        <translation>ワッフル</translation>
    </message>
    <message numerus="yes">
        <source>%n waffle(s)</source>
        <translation>
            <numerusform>ワッフル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>warlord</source>
        <translation>武将</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>武将</translation>
    </message>
    <message numerus="yes">
        <source>%n warlord(s)</source>
        <translation>
            <numerusform>武将%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>戦士</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>戦士</translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>戦士%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>wazir</source>
        <translation>ワジール</translation>
    </message>
    <message>
        <source>Wazir</source>
        <translation>ワジール</translation>
    </message>
    <message numerus="yes">
        <source>%n wazir(s)</source>
        <translation>
            <numerusform>ワジール%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>woody rook</source>
        <translation>ウッディルーク</translation>
    </message>
    <message>
        <source>Woody rook</source>
        <translation>ウッディルーク</translation>
    </message>
    <message numerus="yes">
        <source>%n woody rook(s)</source>
        <translation>
            <numerusform>ウッディルーク%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>{letter}</source>
        <translation>{letter}</translation>
    </message>
    <message>
        <source>{file}: the file is too long (expected at most {size} characters and {count} games)</source>
        <translation>{file}：ファイルが長すぎます（{size}文字、{count}ゲームまでです）</translation>
    </message>
    <message>
        <source>{file}: line {line} has “{text}” (expected [name] or [name:parent])</source>
        <translation>{file}：{line}行目が「{text}」です（[name]か[name:parent]が必要です）</translation>
    </message>
    <message>
        <source>{file}: [{section}] has “{text}” in line {line} (expected a key, = and a value)</source>
        <translation>{file}：[{section}]の{line}行目が「{text}」です（キー、=、値が必要です）</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>そのようなキーはありません</translation>
    </message>
    <message>
        <source>“{value}” is not Betza’s notation: {reason}</source>
        <translation>「{value}」はベッツァ記法ではありません：{reason}</translation>
    </message>
    <message>
        <source>a letter, or - for none</source>
        <translation>文字、またはなければ-</translation>
    </message>
    <message>
        <source>a letter, : and Betza’s notation</source>
        <translation>文字、:、ベッツァ記法</translation>
    </message>
    <message>
        <source>letters of pieces, such as p:g</source>
        <translation>p:gのような駒の文字</translation>
    </message>
    <message>
        <source>“{value}” cannot be played here: {meaning}</source>
        <translation>「{value}」はここでは指せません：{meaning}</translation>
    </message>
    <message>
        <source>there is no such key (perhaps {key})</source>
        <translation>そのようなキーはありません（{key}のことかもしれません）</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>チェス</translation>
    </message>
    <message>
        <source>Any two half-boards are pushed together for a move, and who checkmates an army moves it from then on.</source>
        <translation>1手ごとに好きな2つの半盤を合わせて指し、軍をチェックメイトした人が、以後その軍を動かします。</translation>
    </message>
    <message>
        <source>Rule 1, FIDE</source>
        <translation>ルール1、FIDE</translation>
    </message>
    <message>
        <source>{square}: a pawn cannot stand on a back rank</source>
        <translation>{square}：ポーンはバックランクには立てません</translation>
    </message>
    <message>
        <source>army {letter} has {pawns} pawns (expected at most 8)</source>
        <translation>{letter}軍のポーンが{pawns}個あります（8個までです）</translation>
    </message>
    <message>
        <source>King’s side</source>
        <translation>キングサイド</translation>
    </message>
    <message>
        <source>Queen’s side</source>
        <translation>クイーンサイド</translation>
    </message>
    <message>
        <source>“{part}” names no half-board (expected such as Ae3, or -)</source>
        <translation>「{part}」は半盤を示していません（Ae3などか-が必要です）</translation>
    </message>
    <message>
        <source>“{part}” is not a passed square (expected a rank 3, such as Ae3)</source>
        <translation>「{part}」は通過マスではありません（Ae3のような、ランク3のマスが必要です）</translation>
    </message>
    <message>
        <source>half-board {board} has two passed squares</source>
        <translation>半盤{board}に通過マスが2つあります</translation>
    </message>
    <message>
        <source>{part}: no pawn of army {army} stands in front of it on {front}</source>
        <translation>{part}：その前の{front}に{army}軍のポーンがありません</translation>
    </message>
    <message>
        <source>Say what the pawn becomes on {target}: Q, R, B or N</source>
        <translation>{target}でポーンが何になるかを示してください：Q、R、B、N</translation>
    </message>
    <message>
        <source>Only a pawn on a back rank becomes another piece</source>
        <translation>別の駒になるのはバックランクのポーンだけです</translation>
    </message>
    <message>
        <source>Castling needs a King and a Rook that have not moved from home</source>
        <translation>キャスリングには、初めの位置から動いていないキングとルークが必要です</translation>
    </message>
    <message>
        <source>A King in check may not castle</source>
        <translation>チェックされているキングはキャスリングできません</translation>
    </message>
    <message>
        <source>The King may not castle over or onto an attacked square</source>
        <translation>キングは、攻撃されているマスを通って、またはそこへはキャスリングできません</translation>
    </message>
    <message>
        <source>major</source>
        <translation>少佐</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>少佐</translation>
    </message>
    <message numerus="yes">
        <source>%n major(s)</source>
        <translation>
            <numerusform>少佐%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>captain</source>
        <translation>大尉</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>大尉</translation>
    </message>
    <message numerus="yes">
        <source>%n captain(s)</source>
        <translation>
            <numerusform>大尉%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>lieutenant</source>
        <translation>中尉</translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation>中尉</translation>
    </message>
    <message numerus="yes">
        <source>%n lieutenant(s)</source>
        <translation>
            <numerusform>中尉%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>sergeant</source>
        <translation>軍曹</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>軍曹</translation>
    </message>
    <message numerus="yes">
        <source>%n sergeant(s)</source>
        <translation>
            <numerusform>軍曹%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>miner</source>
        <translation>工兵</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>工兵</translation>
    </message>
    <message numerus="yes">
        <source>%n miner(s)</source>
        <translation>
            <numerusform>工兵%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>scout</source>
        <translation>斥候</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>斥候</translation>
    </message>
    <message numerus="yes">
        <source>%n scout(s)</source>
        <translation>
            <numerusform>斥候%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>spy</source>
        <translation>スパイ</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>スパイ</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(s)</source>
        <translation>
            <numerusform>スパイ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>爆弾</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>爆弾</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>爆弾%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>flag</source>
        <translation>軍旗</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>軍旗</translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>軍旗%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown piece</source>
        <translation>不明な駒</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown piece(s)</source>
        <translation>
            <numerusform>不明な駒%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown piece</source>
        <translation>不明な駒</translation>
    </message>
    <message>
        <source>Unknown pieces</source>
        <translation>不明な駒</translation>
    </message>
    <message>
        <source>The rules of Stratego: pieces meet unseen, and who finds a Flag has its army.</source>
        <translation>ストラテゴのルール：駒は伏せたまま出会い、軍旗を見つけた人がその軍を得ます。</translation>
    </message>
    <message>
        <source>By the rules of Stratego: ranks are hidden until pieces meet, and who captures the Flag of an army captures the army.</source>
        <translation>ストラテゴのルール：駒の階級は出会うまで隠され、軍の軍旗を取った人がその軍を捕獲します。</translation>
    </message>
    <message>
        <source>{count} moves each without an attack</source>
        <translation>攻撃のないまま、それぞれ{count}手</translation>
    </message>
    <message>
        <source>army {letter} has {count} {piece} (expected at most {most})</source>
        <translation>{letter}軍の{piece}が{count}個あります（{most}個までです）</translation>
    </message>
    <message>
        <source>Bombs and Flags do not move</source>
        <translation>爆弾と軍旗は動きません</translation>
    </message>
    <message>
        <source>No piece enters a lake</source>
        <translation>湖に入れる駒はありません</translation>
    </message>
    <message>
        <source>Pieces go along files and ranks, not aslant</source>
        <translation>駒は列とランクに沿って動き、斜めには動きません</translation>
    </message>
    <message>
        <source>Only a Scout goes farther than one square</source>
        <translation>1マスより遠くへ動けるのは斥候だけです</translation>
    </message>
    <message>
        <source>A lake is in the way</source>
        <translation>湖が邪魔です</translation>
    </message>
    <message>
        <source>Wall in the corner</source>
        <translation>隅の壁</translation>
    </message>
    <message>
        <source>Flag in the middle</source>
        <translation>中央の軍旗</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>嵐</translation>
    </message>
    <message>
        <source>set-up: there are {count} rows (expected {most}, with / between, rank {most} first)</source>
        <translation>配置：行が{count}あります（{most}行を/で区切り、ランク{most}から順に書く必要があります）</translation>
    </message>
    <message>
        <source>set-up, rank {rank}: “{letter}” is not a piece (expected one of {expected})</source>
        <translation>配置、ランク{rank}：「{letter}」は駒ではありません（{expected}のいずれかが必要です）</translation>
    </message>
    <message>
        <source>set-up, rank {rank}: “{row}” has {count} pieces (expected {most})</source>
        <translation>配置、ランク{rank}：「{row}」の駒が{count}個です（{most}個が必要です）</translation>
    </message>
    <message>
        <source>set-up: there are {count} {letter} (expected {most})</source>
        <translation>配置：{letter}が{count}個あります（{most}個が必要です）</translation>
    </message>
    <message>
        <source>the package “{package}”: {reason}</source>
        <translation>パッケージ「{package}」：{reason}</translation>
    </message>
    <message>
        <source>it brings no game (expected a Game, a BaseGame or the text of a file)</source>
        <translation>ゲームが入っていません（Game、BaseGame、またはファイルのテキストが必要）</translation>
    </message>
    <message>
        <source>Everybody plays White against one neighbour and Black against the other, and captured pieces come back on the other board.</source>
        <translation>誰もが、一方の隣の人に対しては白、もう一方に対しては黒を持ち、取った駒はもう一方の盤に戻ります。</translation>
    </message>
    <message>
        <source>Multi Player Chess</source>
        <translation>Multi Player Chess</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 2:e2e4, 2:N@b1 or 2:e7e8N@f3)</source>
        <translation>「{text}」は手ではありません（2:e2e4、2:N@b1、2:e7e8N@f3のように、盤と手が必要です）</translation>
    </message>
    <message>
        <source>it is not in the ring</source>
        <translation>それはリングにありません</translation>
    </message>
    <message>
        <source>there is no board</source>
        <translation>盤がありません</translation>
    </message>
    <message>
        <source>there is no square {number}</source>
        <translation>マス{number}はありません</translation>
    </message>
    <message>
        <source>{square}: {message}</source>
        <translation>{square}：{message}</translation>
    </message>
    <message>
        <source>there is no such piece</source>
        <translation>そのような駒はありません</translation>
    </message>
    <message>
        <source>there is no set {set} with {players} players</source>
        <translation>プレイヤー{players}人では{set}組目はありません</translation>
    </message>
    <message>
        <source>a pawn cannot stand on a back rank</source>
        <translation>ポーンはバックランクには立てません</translation>
    </message>
    <message>
        <source>a King never leaves the board of its set, which is {set}</source>
        <translation>キングは自分の組の盤を離れません（その盤は{set}です）</translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one)</source>
        <translation>{colour}のキングが{count}個あります（1個が必要です）</translation>
    </message>
    <message>
        <source>there is a {colour} {piece} of set {set} too many (a set has {most})</source>
        <translation>{set}組目の{colour}の{piece}が1個多すぎます（1組に{most}個です）</translation>
    </message>
    <message>
        <source>{square}: the King of {colour} is attacked although {mover} is to move</source>
        <translation>{square}：{mover}の手番なのに{colour}のキングが攻撃されています</translation>
    </message>
    <message>
        <source>“!” is for a King that is checkmated</source>
        <translation>「!」はチェックメイトされたキングに付けるものです</translation>
    </message>
    <message>
        <source>“{text}” (expected the players of White and Black from 1 to {players}, such as 1-2)</source>
        <translation>「{text}」（1-2のような、1～{players}の白と黒のプレイヤーが必要です）</translation>
    </message>
    <message>
        <source>player {player} cannot have White there (expected {players})</source>
        <translation>プレイヤー{player}はそこで白を持てません（{players}が必要です）</translation>
    </message>
    <message>
        <source>player {player} cannot have Black there (expected player {expected}, who has White on board {board})</source>
        <translation>プレイヤー{player}はそこで黒を持てません（盤{board}で白を持つプレイヤー{expected}が必要です）</translation>
    </message>
    <message>
        <source>“{text}”: there are no rounds in free tempo</source>
        <translation>「{text}」：フリーテンポにラウンドはありません</translation>
    </message>
    <message>
        <source>no King or Rook starts on {square}</source>
        <translation>{square}から始まるキングやルークはありません</translation>
    </message>
    <message>
        <source>“{text}” but no {piece} of {colour} on {square}</source>
        <translation>「{text}」ですが、{square}に{colour}の{piece}がありません</translation>
    </message>
    <message>
        <source>“{text}”: the King of {colour} has moved, so its Rooks cannot castle</source>
        <translation>「{text}」：{colour}のキングは動いたので、そのルークでキャスリングはできません</translation>
    </message>
    <message>
        <source>“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)</source>
        <translation>「{text}」（{colour}の手番なので、ランク{rank}のマスか-が必要です）</translation>
    </message>
    <message>
        <source>no pawn of {colour} on {square} has just passed {passed}</source>
        <translation>{square}にある{colour}のポーンは{passed}を通過したばかりではありません</translation>
    </message>
    <message>
        <source>there is no player {player}</source>
        <translation>プレイヤー{player}はいません</translation>
    </message>
    <message>
        <source>“{text}” is not a piece with a colour and a set from 1 to {players} (expected such as Nw3)</source>
        <translation>「{text}」は、色と1～{players}の組が付いた駒ではありません（Nw3などが必要です）</translation>
    </message>
    <message>
        <source>“{text}” is a King, and Kings are never captured</source>
        <translation>「{text}」はキングで、キングが取られることはありません</translation>
    </message>
    <message>
        <source>“{text}” (expected {number} in free tempo)</source>
        <translation>「{text}」（フリーテンポでは{number}が必要です）</translation>
    </message>
    <message>
        <source>“{text}” is a round to come (it is round {round})</source>
        <translation>「{text}」はこれからのラウンドです（今はラウンド{round}）</translation>
    </message>
    <message>
        <source>A player whose time on a board runs out has lost that board.</source>
        <translation>ある盤で時間の切れたプレイヤーは、その盤を失います。</translation>
    </message>
    <message>
        <source>a move on board {board}</source>
        <translation>盤{board}での手</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Stockpiles</source>
        <translation>ストック</translation>
    </message>
    <message>
        <source>{colour}, player {player}</source>
        <translation>{colour}、プレイヤー{player}</translation>
    </message>
    <message>
        <source>{colour} of set {set}</source>
        <translation>{set}組目の{colour}</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>未移動</translation>
    </message>
    <message>
        <source>Kings that never moved, and Rooks with which they may castle.</source>
        <translation>一度も動いていないキングと、それとキャスリングできるルーク。</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>所持</translation>
    </message>
    <message>
        <source>Players at the start</source>
        <translation>開始時のプレイヤー</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>盤{number}</translation>
    </message>
    <message>
        <source>Black on a board is who has White on the next one.</source>
        <translation>ある盤の黒は、次の盤で白を持つ人です。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>指し終えた</translation>
    </message>
    <message>
        <source>The board has had its turn in this round.</source>
        <translation>この盤はこのラウンドの手番を終えています。</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>猶予</translation>
    </message>
    <message>
        <source>Who is to move took over a King that was checkmated already.</source>
        <translation>手番の人は、すでにチェックメイトされていたキングを引き継ぎました。</translation>
    </message>
    <message>
        <source>Last round with progress</source>
        <translation>最後に進展のあったラウンド</translation>
    </message>
    <message>
        <source>The last round with a capture, pawn move or placement.</source>
        <translation>駒取り、ポーンの手、駒置きのあった最後のラウンド。</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>チェックメイト</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Nobody can agree to a draw in this game</source>
        <translation>このゲームでは、引き分けに同意することはできません</translation>
    </message>
    <message>
        <source>Nobody can resign in this game</source>
        <translation>このゲームでは、投了することはできません</translation>
    </message>
    <message>
        <source>{name} lost board {board} to {winner} and is out: {reason}.</source>
        <translation>{name}は盤{board}を{winner}に取られ、脱落しました：{reason}。</translation>
    </message>
    <message>
        <source>A piece leaves the game: {piece} of set {set}.</source>
        <translation>駒が1つゲームから消えます：{set}組目の{piece}。</translation>
    </message>
    <message>
        <source>{name} is checkmated and out of time on board {board}: the turn there lapses.</source>
        <translation>{name}はチェックメイトされ、盤{board}の時間も切れました：そこの手番は消えます。</translation>
    </message>
    <message>
        <source>{name} is checkmated and gives up the turn on board {board}.</source>
        <translation>{name}はチェックメイトされ、盤{board}の手番を放棄します。</translation>
    </message>
    <message>
        <source>rules of chess</source>
        <translation>チェスのルール</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>テンポ</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <translation>ストック</translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <translation>トーナメントルール</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>昇格</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>メイト</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>ステイルメイト</translation>
    </message>
    <message>
        <source>Board {board} was removed</source>
        <translation>盤{board}は取り除かれています</translation>
    </message>
    <message>
        <source>There is no board {board}</source>
        <translation>盤{board}はありません</translation>
    </message>
    <message>
        <source>{player} is stalemated on both boards and first chooses which of them is lost</source>
        <translation>{player}は両方の盤でステイルメイトなので、まずどちらの盤を失うかを選びます</translation>
    </message>
    <message>
        <source>Board {board} has had its turn in this round</source>
        <translation>盤{board}はこのラウンドではもう手番を終えています</translation>
    </message>
    <message>
        <source>{player} is checkmated on board {board}</source>
        <translation>{player}は盤{board}でチェックメイトされています</translation>
    </message>
    <message>
        <source>{player}, to move on board {board}, is not stalemated on both boards</source>
        <translation>盤{board}で手番の{player}は、両方の盤でステイルメイトではありません</translation>
    </message>
    <message>
        <source>{player} does not play on board {board}</source>
        <translation>{player}は盤{board}で指していません</translation>
    </message>
    <message>
        <source>{player} is checkmated on board {board}, which counts at the end of the round</source>
        <translation>{player}は盤{board}でチェックメイトされ、ラウンドの終わりに数えられます</translation>
    </message>
    <message>
        <source>Castling needs a King and a Rook that have not moved on board {board}</source>
        <translation>キャスリングには、盤{board}で動いていないキングとルークが必要です</translation>
    </message>
    <message>
        <source>{move} is not a legal move</source>
        <translation>{move}は合法手ではありません</translation>
    </message>
    <message>
        <source>There is no piece on {square}</source>
        <translation>{square}に駒はありません</translation>
    </message>
    <message>
        <source>The piece on {square} cannot move</source>
        <translation>{square}の駒は動けません</translation>
    </message>
    <message>
        <source>The piece on {square} cannot go to {target}</source>
        <translation>{square}の駒は{target}へ行けません</translation>
    </message>
    <message>
        <source>{the_piece} on {square}</source>
        <translation>{square}の{the_piece}</translation>
    </message>
    <message>
        <source>A King is never captured</source>
        <translation>キングが取られることはありません</translation>
    </message>
    <message>
        <source>The stockpile has no piece for the pawn on board {board}, so it may not advance to {square}</source>
        <translation>盤{board}のポーンと交換できる駒がストックにないので、{square}へは進めません</translation>
    </message>
    <message>
        <source>Say what is put on for the pawn and where: {pieces}, such as {example}</source>
        <translation>ポーンの代わりに何をどこに置くかを示してください：{pieces}、例：{example}</translation>
    </message>
    <message>
        <source>A {colour} {piece} is placed on one of its starting squares only: {squares}</source>
        <translation>{colour}の{piece}を置けるのは初めの配置のマスだけです：{squares}</translation>
    </message>
    <message>
        <source>{player} has no {colour} {piece} but of set {board}, which does not return to board {board}</source>
        <translation>{player}には、盤{board}に戻れない{board}組目のもの以外に{colour}の{piece}がありません</translation>
    </message>
    <message>
        <source>{player} has no {colour} {piece} in the stockpile</source>
        <translation>{player}のストックに{colour}の{piece}はありません</translation>
    </message>
    <message>
        <source>{square} to {target} is not a pawn’s step to the last rank</source>
        <translation>{square}から{target}は、最後のランクへのポーンの一歩ではありません</translation>
    </message>
    <message>
        <source>A pawn is not exchanged for a {piece}</source>
        <translation>ポーンを{piece}と交換することはできません</translation>
    </message>
    <message>
        <source>{square} of board {board}</source>
        <translation>盤{board}の{square}</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 1A. e4, 1a. Nxf6, 2B. N@b1, 9C. e8=N@f3 or 2:e2e4)</source>
        <translation>「{text}」は手ではありません（1A. e4、1a. Nxf6、2B. N@b1、9C. e8=N@f3、2:e2e4のように、盤と手が必要です）</translation>
    </message>
    <message>
        <source>no {piece} of the side to move can go to {square} on {where}</source>
        <translation>{where}では、手番の側に{square}へ行ける{piece}がありません</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>フリー</translation>
    </message>
    <message>
        <source>Any board may move at any time.</source>
        <translation>どの盤でもいつでも指せます。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Every board moves once in a round; mates of one round count together.</source>
        <translation>どの盤も1ラウンドに1回指し、同じラウンドのメイトはまとめて数えます。</translation>
    </message>
    <message>
        <source>When the boards move.</source>
        <translation>盤がいつ指すか。</translation>
    </message>
    <message>
        <source>A piece never returns to the board of its own set; off for a social game.</source>
        <translation>駒は自分の組の盤には戻りません。気軽な対局ではオフにします。</translation>
    </message>
    <message>
        <source>set {set}</source>
        <translation>{set}組目</translation>
    </message>
    <message>
        <source>last player in the ring</source>
        <translation>リングに残った最後のプレイヤー</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>such as N or n, or N(3) for one of set 3</source>
        <translation>Nやn、または3組目の駒ならN(3)など</translation>
    </message>
    <message>
        <source>the players of White and Black, such as 1-2</source>
        <translation>1-2のような、白と黒のプレイヤー</translation>
    </message>
    <message>
        <source>w or b, or such as w*</source>
        <translation>wかb、またはw*など</translation>
    </message>
    <message>
        <source>unmoved</source>
        <translation>未移動</translation>
    </message>
    <message>
        <source>letters of AEHaeh, or -</source>
        <translation>AEHaehのうちの文字、または-</translation>
    </message>
    <message>
        <source>a square, or -</source>
        <translation>マス、または-</translation>
    </message>
    <message>
        <source>stockpiles</source>
        <translation>ストック</translation>
    </message>
    <message>
        <source>pieces such as Nw3 with commas between, - for none, x for a player who is out</source>
        <translation>Nw3のような駒をコンマで区切って。なければ-、脱落したプレイヤーはx</translation>
    </message>
    <message>
        <source>player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>手の番号</translation>
    </message>
    <message>
        <source>last progress</source>
        <translation>最後の進展</translation>
    </message>
    <message>
        <source>“{text}” has no board’s number (expected such as 1: before the pieces)</source>
        <translation>「{text}」に盤の番号がありません（駒の前に1:などが必要です）</translation>
    </message>
    <message>
        <source>it stands behind board {last}</source>
        <translation>盤{last}の後ろにあります</translation>
    </message>
    <message>
        <source>the pieces are not sorted by kind, colour and set</source>
        <translation>駒が種類、色、組の順に並んでいません</translation>
    </message>
    <message>
        <source>the number of entries is {count} (expected one per player, {least} to {most})</source>
        <translation>項目の数が{count}です（プレイヤーごとに1つ、{least}～{most}が必要です）</translation>
    </message>
    <message>
        <source>there are only {players} players</source>
        <translation>プレイヤーは{players}人しかいません</translation>
    </message>
    <message>
        <source>player {player} is out but has a seat</source>
        <translation>プレイヤー{player}は脱落していますが、席があります</translation>
    </message>
    <message>
        <source>player {player} has no seat and is out (expected x)</source>
        <translation>プレイヤー{player}には席がなく、脱落しています（xが必要です）</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>次のラウンド</translation>
    </message>
    <message>
        <source>stalemated</source>
        <translation>ステイルメイト</translation>
    </message>
    <message>
        <source>a choice comes first</source>
        <translation>先に選択が必要</translation>
    </message>
    <message>
        <source>which board is lost?</source>
        <translation>どちらの盤を失いますか？</translation>
    </message>
    <message>
        <source>Board {board} waits: {reason}</source>
        <translation>盤{board}は待機中：{reason}</translation>
    </message>
    <message>
        <source>{player}, you are stalemated on both boards. Which one is lost?</source>
        <translation>{player}さん、両方の盤でステイルメイトです。どちらを失いますか？</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>盤{board}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>盤{number}</translation>
    </message>
    <message>
        <source>The pieces in this pocket are for board {board}</source>
        <translation>このポケットの駒は盤{board}のものです</translation>
    </message>
    <message>
        <source>A piece of board {board} stays there</source>
        <translation>盤{board}の駒はそこにとどまります</translation>
    </message>
    <message>
        <source>all remaining players checkmated at once</source>
        <translation>残りのプレイヤー全員が同時にチェックメイト</translation>
    </message>
    <message>
        <source>100 rounds without capture, pawn move or placement</source>
        <translation>駒取り、ポーンの手、駒置きのないまま100ラウンド</translation>
    </message>
    <message>
        <source>no player can move</source>
        <translation>どのプレイヤーも動けない</translation>
    </message>
    <message>
        <source>A player who resigns a board has lost it as by checkmate and is out. The winner takes over their seat on the other board.</source>
        <translation>盤を投了したプレイヤーは、チェックメイトと同じくその盤を失い、脱落します。もう一方の盤の席は勝者が引き継ぎます。</translation>
    </message>
    <message>
        <source>{name} must choose which board is lost</source>
        <translation>{name}はどちらの盤を失うかを選ばなければなりません</translation>
    </message>
    <message>
        <source>{names} must choose which of their boards are lost</source>
        <translation>{names}はどちらの盤を失うかをそれぞれ選ばなければなりません</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to move</source>
        <translation>
            <numerusform>盤%n面が手番</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} boards to move</source>
        <translation>盤{all}面のうち{count}面が手番</translation>
    </message>
    <message>
        <source>{name} to move on {boards}</source>
        <translation>{boards}で{name}の手番</translation>
    </message>
    <message>
        <source>{name} on {boards}</source>
        <translation>{boards}の{name}</translation>
    </message>
    <message>
        <source>{player} must choose which of {boards} is lost</source>
        <translation>{player}は{boards}のどれを失うかを選ばなければなりません</translation>
    </message>
    <message>
        <source>{player} on {boards}</source>
        <translation>{boards}の{player}</translation>
    </message>
    <message>
        <source>Round {round}, to move: {who}</source>
        <translation>ラウンド{round}、手番：{who}</translation>
    </message>
    <message>
        <source>To move: {who}</source>
        <translation>手番：{who}</translation>
    </message>
    <message>
        <source>{player} to move on board {board}</source>
        <translation>盤{board}で{player}の手番</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) still to move in this round</source>
        <translation>
            <numerusform>このラウンドの残りは盤%n面</numerusform>
        </translation>
    </message>
    <message>
        <source>Free tempo</source>
        <translation>フリーテンポ</translation>
    </message>
    <message>
        <source>{colour}, board {board}</source>
        <translation>{colour}、盤{board}</translation>
    </message>
    <message>
        <source>seat of {name}</source>
        <translation>{name}の席</translation>
    </message>
    <message>
        <source>board {board}, {seats}</source>
        <translation>盤{board}、{seats}</translation>
    </message>
    <message>
        <source>board {board}, {player} with {colour} against {other}</source>
        <translation>盤{board}、{player}が{colour}、相手は{other}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>相手は{name}</translation>
    </message>
    <message>
        <source>board {board}, {square}, empty</source>
        <translation>盤{board}、{square}、空き</translation>
    </message>
    <message>
        <source>board {board}, {square}, {colour} {piece} of set {set}, {player}</source>
        <translation>盤{board}、{square}、{set}組目の{colour}の{piece}、{player}</translation>
    </message>
    <message>
        <source>{piece} of set {set}</source>
        <translation>{set}組目の{piece}</translation>
    </message>
    <message>
        <source>board {board}, White’s half, {player}</source>
        <translation>盤{board}、白の側、{player}</translation>
    </message>
    <message>
        <source>board {board}, Black’s half, {player}</source>
        <translation>盤{board}、黒の側、{player}</translation>
    </message>
    <message>
        <source>must choose which board is lost</source>
        <translation>どちらの盤を失うかを選ばなければなりません</translation>
    </message>
    <message>
        <source>in White’s pocket on board {board}</source>
        <translation>盤{board}の白のポケット</translation>
    </message>
    <message>
        <source>in Black’s pocket on board {board}</source>
        <translation>盤{board}の黒のポケット</translation>
    </message>
    <message>
        <source>in the pocket but of no use here: {pieces}</source>
        <translation>ポケットにあるがここでは使えない：{pieces}</translation>
    </message>
    <message>
        <source>of no use here</source>
        <translation>ここでは使えません</translation>
    </message>
    <message>
        <source>{pieces} of set {set}</source>
        <translation>{set}組目の{pieces}</translation>
    </message>
    <message>
        <source>places {piece} on {square}</source>
        <translation>{piece}を{square}に置く</translation>
    </message>
    <message>
        <source>{player}, board {board}: {action}.</source>
        <translation>{player}、盤{board}：{action}。</translation>
    </message>
    <message>
        <source>castles short</source>
        <translation>キングサイドのキャスリング</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>クイーンサイドのキャスリング</translation>
    </message>
    <message>
        <source>takes {piece}</source>
        <translation>{piece}を取る</translation>
    </message>
    <message>
        <source>pawn {origin} to {target} takes {taken} and leaves the game, {piece} on {square}</source>
        <translation>ポーンが{origin}から{target}へ進み、{taken}を取って盤から消え、{piece}を{square}に置く</translation>
    </message>
    <message>
        <source>pawn {origin} to {target} leaves the game, {piece} on {square}</source>
        <translation>ポーンが{origin}から{target}へ進んで盤から消え、{piece}を{square}に置く</translation>
    </message>
    <message>
        <source>Checkmate to {colour} on board {board}.</source>
        <translation>盤{board}で{colour}がチェックメイト。</translation>
    </message>
    <message>
        <source>Check to {colour} on board {board}.</source>
        <translation>盤{board}で{colour}にチェック。</translation>
    </message>
    <message>
        <source>{player} takes over {colour} on board {board} from {former}.</source>
        <translation>{player}が盤{board}の{colour}を{former}から引き継ぎます。</translation>
    </message>
    <message>
        <source>Checkmate: {winner} has beaten {loser} on board {board}</source>
        <translation>チェックメイト：盤{board}で{winner}が{loser}を破りました</translation>
    </message>
    <message>
        <source>board {board} of {name}</source>
        <translation>{name}の盤{board}</translation>
    </message>
    <message>
        <source>{player} is back with board {board}.</source>
        <translation>{player}が盤{board}で復帰します。</translation>
    </message>
    <message>
        <source>{name} gives up the turn on board {board}</source>
        <translation>{name}が盤{board}の手番を放棄します</translation>
    </message>
    <message>
        <source>{name} gives up board {board} to {winner}</source>
        <translation>{name}が盤{board}を{winner}に明け渡します</translation>
    </message>
    <message>
        <source>{name} gives up board {board} to {winner} ({reason})</source>
        <translation>{name}が盤{board}を{winner}に明け渡します（{reason}）</translation>
    </message>
    <message>
        <source>{name} loses board {board} to {winner} ({reason})</source>
        <translation>{name}が盤{board}を{winner}に取られます（{reason}）</translation>
    </message>
    <message>
        <source>boards {one} and {two}</source>
        <translation>盤{one}と{two}</translation>
    </message>
    <message>
        <source>StrategiChess</source>
        <translation>StrategiChess</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 2:e4e5, 2:n5&gt;3:a5, 3:a5&lt;2:n5 or 2:--)</source>
        <translation>「{text}」は手ではありません（2:e4e5、2:n5&gt;3:a5、3:a5&lt;2:n5、2:--のように、盤と手が必要です）</translation>
    </message>
    <message>
        <source>“{square}” is not a square (expected a1 to n14)</source>
        <translation>「{square}」はマスではありません（a1～n14が必要です）</translation>
    </message>
    <message>
        <source>{colour} is to move though the King of {other} on {square} is in check</source>
        <translation>{square}の{other}のキングがチェックされているのに{colour}の手番です</translation>
    </message>
    <message>
        <source>“{letter}” is not a piece (expected one of KQRBNP)</source>
        <translation>「{letter}」は駒ではありません（KQRBNPのいずれかが必要です）</translation>
    </message>
    <message>
        <source>the piece is of a player of another board</source>
        <translation>その駒は別の盤のプレイヤーのものです</translation>
    </message>
    <message>
        <source>{colour} has a second King there</source>
        <translation>そこに{colour}の2つ目のキングがあります</translation>
    </message>
    <message>
        <source>{colour} has no King on any board</source>
        <translation>{colour}のキングがどの盤にもありません</translation>
    </message>
    <message>
        <source>{colour} has no King</source>
        <translation>{colour}のキングがありません</translation>
    </message>
    <message>
        <source>no pawn of {colour} stands there</source>
        <translation>そこに{colour}のポーンはありません</translation>
    </message>
    <message>
        <source>The game ends when the time of any player runs out: the team with more Kings wins, and that player’s own does not count.</source>
        <translation>誰かの時間が切れると対局は終わります：キングの多いチームが勝ち、時間の切れたプレイヤー自身のキングは数えません。</translation>
    </message>
    <message>
        <source>{number} moves without capture, pawn move or King taken off</source>
        <translation>駒取り、ポーンの手、キングの除去のないまま{number}手</translation>
    </message>
    <message>
        <source>Pawns that never moved</source>
        <translation>一度も動いていないポーン</translation>
    </message>
    <message>
        <source>They may go two or three squares at once.</source>
        <translation>一度に2マスか3マス進めます。</translation>
    </message>
    <message>
        <source>Moves without progress</source>
        <translation>進展のない手数</translation>
    </message>
    <message>
        <source>Moves since the last capture, pawn move or King taken off.</source>
        <translation>最後の駒取り、ポーンの手、またはキングの除去からの手数。</translation>
    </message>
    <message>
        <source>{name} passes on board {board}.</source>
        <translation>{name}が盤{board}でパスします。</translation>
    </message>
    <message>
        <source>{name} is checkmated on board {board}, loses the King and plays on.</source>
        <translation>{name}は盤{board}でチェックメイトされてキングを失い、指し続けます。</translation>
    </message>
    <message>
        <source>{name} is checkmated on board {board}.</source>
        <translation>{name}は盤{board}でチェックメイトされました。</translation>
    </message>
    <message>
        <source>Stalemate.</source>
        <translation>ステイルメイト。</translation>
    </message>
    <message>
        <source>{team} has mated the last King of {other}.</source>
        <translation>{team}が{other}の最後のキングをメイトしました。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>渡り</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送り</translation>
    </message>
    <message>
        <source>Pulling</source>
        <translation>引き寄せ</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Nobody resigns with several boards; somebody else may take the seat</source>
        <translation>盤が複数あるときは投了できません。ほかの人が席を引き継げます</translation>
    </message>
    <message>
        <source>No draws are called here, so none can be claimed</source>
        <translation>ここでは引き分けは宣告されないので、請求もできません</translation>
    </message>
    <message>
        <source>No draw can be claimed: that takes a position that stands for the third time, or {number} moves without capture, pawn move or King taken off</source>
        <translation>引き分けは請求できません：同じ局面が3回現れるか、駒取り、ポーンの手、キングの除去のないまま{number}手続く必要があります</translation>
    </message>
    <message>
        <source>The pawn on {square} goes sideways on a road only</source>
        <translation>{square}のポーンが横へ動けるのは道の上だけです</translation>
    </message>
    <message>
        <source>A piece can be sent to board {board} only when it is {player}’s turn there</source>
        <translation>盤{board}へ駒を送れるのは、そこが{player}の手番のときだけです</translation>
    </message>
    <message>
        <source>{player}’s King on board {board} is in check, so nothing may be sent there</source>
        <translation>盤{board}の{player}のキングがチェックされているので、そこへは何も送れません</translation>
    </message>
    <message>
        <source>{the_piece} crosses along its line, to the first square beyond the edge</source>
        <translation>{the_piece}は自分の動く線に沿って、端を越えた最初のマスへ渡ります</translation>
    </message>
    <message>
        <source>A King never goes to another board</source>
        <translation>キングが別の盤へ行くことはありません</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}: the piece may be sent, not pulled</source>
        <translation>盤{board}は{player}の手番です：その駒は送ることはできても、引き寄せることはできません</translation>
    </message>
    <message>
        <source>Nobody passes on a single board</source>
        <translation>盤が1つだけのときは誰もパスしません</translation>
    </message>
    <message>
        <source>{player} has a move on board {board} and may not pass</source>
        <translation>{player}は盤{board}で指せる手があるので、パスできません</translation>
    </message>
    <message>
        <source>{player} has a piece to send from board {board} and may not pass</source>
        <translation>{player}は盤{board}から送れる駒があるので、パスできません</translation>
    </message>
    <message>
        <source>Boards {one} and {other} do not lie side by side</source>
        <translation>盤{one}と{other}は隣り合っていません</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}, and no team-mate can pull {the_piece}</source>
        <translation>盤{board}は{player}の手番で、{the_piece}を引き寄せられる味方はいません</translation>
    </message>
    <message>
        <source>{the_piece} on {square} cannot move</source>
        <translation>{square}の{the_piece}は動けません</translation>
    </message>
    <message>
        <source>A Knight crosses by its leap only</source>
        <translation>ナイトが渡れるのは跳びだけです</translation>
    </message>
    <message>
        <source>A Knight crosses only from the a- or n-file</source>
        <translation>ナイトが渡れるのはa列かn列からだけです</translation>
    </message>
    <message>
        <source>A pawn crosses from the edge only: sideways on a road, or by a capture</source>
        <translation>ポーンが渡れるのは端からだけです：道の上で横へ、または駒を取って渡ります</translation>
    </message>
    <message>
        <source>{player}’s King on board {board} is in check, so nothing may be pulled there</source>
        <translation>盤{board}の{player}のキングがチェックされているので、そこへは何も引き寄せられません</translation>
    </message>
    <message>
        <source>{player}’s King on {square} would be attacked by {attackers}</source>
        <translation>{square}の{player}のキングが{attackers}に攻撃されることになります</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number (expected 1 to {most})</source>
        <translation>「{key}」は整数でなければなりません（1から{most}）</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected {expected}, as many as “{position}” has)</source>
        <translation>「{key}」は{value}です（{expected}が必要。「{position}」と同じ数）</translation>
    </message>
    <message>
        <source>neither “{key}” nor “{position}” is given (expected one of them)</source>
        <translation>「{key}」も「{position}」も与えられていません（どちらかが必要）</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected 1 to {most})</source>
        <translation>「{key}」は{value}です（1から{most}が必要）</translation>
    </message>
    <message>
        <source>Two teams on boards of 14 by 14 squares side by side; pieces go over the edge to the board of a team-mate.</source>
        <translation>横に並んだ14×14マスの盤で2つのチームが戦い、駒は端を越えて味方の盤へ渡ります。</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 1A. e7, 1a. Nxf8, 7B. Rn5&gt;C:a5, 7C. Ra5&lt;B:n5, 2B. -- or 2:e4e7)</source>
        <translation>「{text}」は手ではありません（1A. e7、1a. Nxf8、7B. Rn5&gt;C:a5、7C. Ra5&lt;B:n5、2B. --、2:e4e7のように、盤と手が必要です）</translation>
    </message>
    <message>
        <source>no {piece} of the side to move can be sent to {square} from {where}</source>
        <translation>手番の側に、{where}から{square}へ送れる{piece}がありません</translation>
    </message>
    <message>
        <source>no {piece} can be pulled to {square} of {where}</source>
        <translation>{where}の{square}へ引き寄せられる{piece}がありません</translation>
    </message>
    <message>
        <source>time, with more Kings</source>
        <translation>時間切れ、キングの数で勝る</translation>
    </message>
    <message>
        <source>time, with equal Kings</source>
        <translation>時間切れ、キングの数が同じ</translation>
    </message>
    <message>
        <source>one of KQRBNP or kqrbnp</source>
        <translation>KQRBNPまたはkqrbnpのいずれか</translation>
    </message>
    <message>
        <source>side to move</source>
        <translation>手番の側</translation>
    </message>
    <message>
        <source>w or b</source>
        <translation>wかb</translation>
    </message>
    <message>
        <source>never-moved pawns</source>
        <translation>一度も動いていないポーン</translation>
    </message>
    <message>
        <source>two lists of files in order, such as abc/n or -/-</source>
        <translation>abc/nや-/-のような、順に並んだ列の2つのリスト</translation>
    </message>
    <message>
        <source>moves without progress</source>
        <translation>進展のない手数</translation>
    </message>
    <message>
        <source>the number is {number} (expected 1 to {most})</source>
        <translation>数が{number}です（1～{most}が必要です）</translation>
    </message>
    <message>
        <source>There are no pieces beside the boards</source>
        <translation>盤のそばに駒はありません</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>A player who resigns has lost the game.</source>
        <translation>投了したプレイヤーは対局に負けます。</translation>
    </message>
    <message>
        <source>board {board}: {name}</source>
        <translation>盤{board}：{name}</translation>
    </message>
    <message>
        <source>Board {board}: {name}</source>
        <translation>盤{board}：{name}</translation>
    </message>
    <message>
        <source>{boards} to move</source>
        <translation>{boards}が手番</translation>
    </message>
    <message>
        <source>{colour} to move on every board</source>
        <translation>すべての盤で{colour}の手番</translation>
    </message>
    <message>
        <source>White to move on {white}, Black on {black}</source>
        <translation>{white}で白の手番、{black}で黒の手番</translation>
    </message>
    <message>
        <source>{player} to move with {colour}</source>
        <translation>{player}（{colour}）の手番</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>{number}手目</translation>
    </message>
    <message>
        <source>{player} with {colour}</source>
        <translation>{player}（{colour}）</translation>
    </message>
    <message>
        <source>board {board}, {player} with {colour}</source>
        <translation>盤{board}、{player}（{colour}）</translation>
    </message>
    <message>
        <source>board {board}, {square}, {piece} of {colour}, {player}</source>
        <translation>盤{board}、{square}、{colour}の{piece}、{player}</translation>
    </message>
    <message>
        <source>on a road</source>
        <translation>道の上</translation>
    </message>
    <message>
        <source>at the open edge to board {board}</source>
        <translation>盤{board}に続く開いた端</translation>
    </message>
    <message>
        <source>board {board} beyond file {file}</source>
        <translation>{file}列の先の盤{board}</translation>
    </message>
    <message>
        <source>{player} has captured {pieces}</source>
        <translation>{player}が取った駒：{pieces}</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s) side by side, board 1 at White’s left.</source>
        <translation>
            <numerusform>横に並んだ盤%n面のテーブル。白から見て左端が盤1です。</numerusform>
        </translation>
    </message>
    <message>
        <source>plays {piece} {origin} to {target}</source>
        <translation>{piece}を{origin}から{target}へ指す</translation>
    </message>
    <message>
        <source>sends the {piece} from {origin} to {target} of board {board}</source>
        <translation>{piece}を{origin}から盤{board}の{target}へ送る</translation>
    </message>
    <message>
        <source>pulls the {piece} from board {board}, {origin}, to {target}</source>
        <translation>盤{board}の{origin}から{piece}を{target}へ引き寄せる</translation>
    </message>
    <message>
        <source>Check to {player} on board {board}.</source>
        <translation>盤{board}で{player}にチェック。</translation>
    </message>
    <message>
        <source>{team} has a King on board {boards} only.</source>
        <translation>{team}のキングは盤{boards}だけです。</translation>
    </message>
    <message>
        <source>{team} has Kings on boards {boards}.</source>
        <translation>{team}のキングは盤{boards}にあります。</translation>
    </message>
    <message>
        <source>{player} has the King on board {board} again.</source>
        <translation>{player}のキングが盤{board}に戻りました。</translation>
    </message>
    <message>
        <source>Checkmate on board {board}: {loser} loses the King to {winner} and plays on</source>
        <translation>盤{board}でチェックメイト：{loser}は{winner}にキングを取られ、指し続けます</translation>
    </message>
    <message>
        <source>Checkmate: {winner} has beaten {loser}</source>
        <translation>チェックメイト：{winner}が{loser}を破りました</translation>
    </message>
    <message>
        <source>King of {name}</source>
        <translation>{name}のキング</translation>
    </message>
    <message>
        <source>King of {name}, board {board}</source>
        <translation>{name}のキング、盤{board}</translation>
    </message>
    <message>
        <source>Draw: {reason}.</source>
        <translation>引き分け：{reason}。</translation>
    </message>
    <message>
        <source>{team} wins ({names}): {reason}.</source>
        <translation>{team}の勝ち（{names}）：{reason}。</translation>
    </message>
    <message>
        <source>{name} resigns</source>
        <translation>{name}が投了します</translation>
    </message>
    <message>
        <source>The time of {name} is over</source>
        <translation>{name}の時間が切れました</translation>
    </message>
    <message>
        <source>there is no lesson yet (expected lesson: first)</source>
        <translation>まだレッスンがありません（まずlesson:が必要です）</translation>
    </message>
    <message>
        <source>two lessons are called “{key}”</source>
        <translation>「{key}」というレッスンが2つあります</translation>
    </message>
    <message>
        <source>“{name}” is no game (expected such as {known})</source>
        <translation>「{name}」はゲームではありません（{known}などが必要です）</translation>
    </message>
    <message>
        <source>no such field (expected one of {names})</source>
        <translation>そのようなフィールドはありません（{names}のいずれかが必要です）</translation>
    </message>
    <message>
        <source>{file}, line {line}, field “{field}”: {reason}</source>
        <translation>{file}、{line}行目、フィールド「{field}」：{reason}</translation>
    </message>
    <message>
        <source>it belongs elsewhere (expected before the first say)</source>
        <translation>場所が違います（最初のsayの前に必要です）</translation>
    </message>
    <message>
        <source>it is given twice</source>
        <translation>2回指定されています</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>中身がありません</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>the number of people is {count} (expected {expected})</source>
        <translation>人数が{count}です（{expected}が必要です）</translation>
    </message>
    <message>
        <source>“{word}” is no player (expected numbers from 1 to {people})</source>
        <translation>「{word}」はプレイヤーではありません（1～{people}の番号が必要です）</translation>
    </message>
    <message>
        <source>it is a position of {players} players, and there are {people} people</source>
        <translation>プレイヤー{players}人の局面ですが、人は{people}人います</translation>
    </message>
    <message>
        <source>push stands with something else (expected alone)</source>
        <translation>pushにほかのものが付いています（単独でなければなりません）</translation>
    </message>
    <message>
        <source>“{text}” names no two boards (expected such as push AB)</source>
        <translation>「{text}」は2つの盤を示していません（push ABなどが必要です）</translation>
    </message>
    <message>
        <source>“{text}” cannot be asked (expected one of {kinds})</source>
        <translation>「{text}」は問えません（{kinds}のいずれかが必要です）</translation>
    </message>
    <message>
        <source>“{word}” is not there (expected such as {known})</source>
        <translation>「{word}」はそこにありません（{known}などが必要です）</translation>
    </message>
    <message>
        <source>“{word}” is neither board, square nor arrow (expected such as {board}, {square} or {square}&gt;{other})</source>
        <translation>「{word}」は盤でもマスでも矢印でもありません（{board}、{square}、{square}&gt;{other}などが必要です）</translation>
    </message>
    <message>
        <source>no legal move does it</source>
        <translation>それをする合法手がありません</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>プレイヤー%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>the index of games is in use by another program: it is asked again later</source>
        <translation>対局の索引は別のプログラムが使用中です：後でもう一度調べます</translation>
    </message>
    <message>
        <source>the index of games could not be used and is made anew</source>
        <translation>対局の索引が使えなかったので、作り直します</translation>
    </message>
    <message>
        <source>the index of games cannot be kept ({reason}), and is made anew each time</source>
        <translation>対局の索引を保存できず（{reason}）、毎回作り直します</translation>
    </message>
    <message>
        <source>its tags do not say what is played</source>
        <translation>タグに何を指すかが書かれていません</translation>
    </message>
    <message>
        <source>there is no game any more where one was</source>
        <translation>以前対局のあった所に、もう対局がありません</translation>
    </message>
    <message>
        <source>“{text}” is no board (expected ranks with / between, such as 8/8/8/KaRa6)</source>
        <translation>「{text}」は盤ではありません（8/8/8/KaRa6のように、ランクを/で区切る必要があります）</translation>
    </message>
    <message>
        <source>“{text}” are no pieces (expected such as {example})</source>
        <translation>「{text}」は駒ではありません（{example}などが必要です）</translation>
    </message>
    <message>
        <source>“{text}” does not say who captured whom (expected such as Ann x Ben, A x or x C)</source>
        <translation>「{text}」は誰が誰を捕獲したかを示していません（Ann x Ben、A x、x Cなどが必要です）</translation>
    </message>
    <message>
        <source>{key}: {found}</source>
        <translation>{key}：{found}</translation>
    </message>
    <message>
        <source>{key}: the solution is {found}</source>
        <translation>{key}：解は{found}</translation>
    </message>
    <message>
        <source>sound: the only solution is {line}</source>
        <translation>正しい：唯一の解は{line}</translation>
    </message>
    <message>
        <source>cooked: {line}, but also {other}</source>
        <translation>余詰あり：{line}のほか{other}も</translation>
    </message>
    <message>
        <source>not decided after {count} positions</source>
        <translation>{count}局面調べても決まりません</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>no solution: the best try is refuted, {line}</source>
        <translation>解なし：最善の試みも崩れます、{line}</translation>
    </message>
    <message>
        <source>move {number}, “{move}”, is not a move</source>
        <translation>{number}手目「{move}」は手ではありません</translation>
    </message>
    <message>
        <source>line {line}: it is not UTF-8 text</source>
        <translation>{line}行目：UTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}：{reason}</translation>
    </message>
    <message>
        <source>there are two of this key</source>
        <translation>このキーのものが2つあります</translation>
    </message>
    <message>
        <source>unknown field (expected {known})</source>
        <translation>不明なフィールド（{known}が必要です）</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>2回あります</translation>
    </message>
    <message>
        <source>expected letters, digits and hyphens, at most 40</source>
        <translation>文字、数字、ハイフンで40字以内が必要です</translation>
    </message>
    <message>
        <source>expected words of small letters and hyphens</source>
        <translation>小文字とハイフンの語が必要です</translation>
    </message>
    <message>
        <source>“{text}” is no rating (expected {least} to {most})</source>
        <translation>「{text}」はレーティングではありません（{least}～{most}が必要です）</translation>
    </message>
    <message>
        <source>line {line}, {field}: {reason}</source>
        <translation>{line}行目、{field}：{reason}</translation>
    </message>
    <message>
        <source>Two armies in one turn</source>
        <translation>1手番で2つの軍</translation>
    </message>
    <message>
        <source>Save the King</source>
        <translation>キングを救う</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>%n手番で勝ち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s) on a pair nobody pushes</source>
        <translation>
            <numerusform>誰も合わせないペアで%n手番でメイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s)</source>
        <translation>
            <numerusform>%n手番でメイト</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} takes two armies in this turn</source>
        <translation>{who}がこの手番で2つの軍を捕獲する</translation>
    </message>
    <message>
        <source>{who} saves the King: one way only keeps it</source>
        <translation>{who}がキングを救う：守れる道は1つだけ</translation>
    </message>
    <message>
        <source>in this turn</source>
        <translation>この手番で</translation>
    </message>
    <message numerus="yes">
        <source>within %n turn(s), whatever the others do</source>
        <translation>
            <numerusform>ほかのプレイヤーがどうしようと%n手番以内に</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} wins the game {within}</source>
        <translation>{who}が{within}勝つ</translation>
    </message>
    <message>
        <source>{who} mates {within}, on a pair that nobody pushes</source>
        <translation>{who}が{within}、誰も合わせないペアでメイトする</translation>
    </message>
    <message>
        <source>{who} mates {within}</source>
        <translation>{who}が{within}メイトする</translation>
    </message>
    <message>
        <source>the number of turns is {turns} (expected 1 to {most})</source>
        <translation>手番の数が{turns}です（1～{most}が必要です）</translation>
    </message>
    <message>
        <source>“{line}” is nothing that can be asked for (expected such as {examples})</source>
        <translation>「{line}」は求められるものではありません（{examples}などが必要です）</translation>
    </message>
    <message>
        <source>nobody: the game is over</source>
        <translation>なし：対局は終わっています</translation>
    </message>
    <message>
        <source>“{side}” is not to move (to move is {known})</source>
        <translation>「{side}」の手番ではありません（手番は{known}です）</translation>
    </message>
    <message>
        <source>Mate in one turn</source>
        <translation>1手番でメイト</translation>
    </message>
    <message>
        <source>Mate in two turns or more</source>
        <translation>2手番以上でメイト</translation>
    </message>
    <message>
        <source>Mate on a pair nobody pushes</source>
        <translation>誰も合わせないペアでメイト</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>対局に勝つ</translation>
    </message>
    <message>
        <source>Bonus moves</source>
        <translation>ボーナス手</translation>
    </message>
    <message>
        <source>A pair that was never pushed</source>
        <translation>一度も合わせていないペア</translation>
    </message>
    <message>
        <source>Check by a piece of somebody else</source>
        <translation>他人の駒によるチェック</translation>
    </message>
    <message>
        <source>With a captured army</source>
        <translation>捕獲した軍で</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>駒を打つ</translation>
    </message>
    <message>
        <source>From board to board</source>
        <translation>盤から盤へ</translation>
    </message>
    <message>
        <source>With a capture</source>
        <translation>駒を取る手</translation>
    </message>
    <message>
        <source>Without a capture</source>
        <translation>駒を取らない手</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected * or scores such as 1-0-0 or 1/2-1/2)</source>
        <translation>「{result}」は結果ではありません（*、または1-0-0や1/2-1/2のような得点が必要です）</translation>
    </message>
    <message>
        <source>“{name}” is not a tag name (expected letters, digits and underscores)</source>
        <translation>「{name}」はタグ名ではありません（文字、数字、下線が必要です）</translation>
    </message>
    <message>
        <source>the tag {name} is written by the record itself</source>
        <translation>タグ{name}は棋譜が自動で書き込みます</translation>
    </message>
    <message>
        <source>move {ply}, {action}: {reason}</source>
        <translation>{ply}手目、{action}：{reason}</translation>
    </message>
    <message>
        <source>a byte is not text in the encoding {name}</source>
        <translation>文字コード{name}のテキストではないバイトがあります</translation>
    </message>
    <message>
        <source>“{text}” gives the turn to somebody, which only an analysis does (expected the tag {tag})</source>
        <translation>「{text}」は誰かに手番を渡しますが、それは分析だけです（タグ{tag}が必要です）</translation>
    </message>
    <message>
        <source>move {ply}, “{word}”: {reason}</source>
        <translation>{ply}手目「{word}」：{reason}</translation>
    </message>
    <message>
        <source>move {ply}: {message}</source>
        <translation>{ply}手目：{message}</translation>
    </message>
    <message>
        <source>the game has no tag {name} (expected such as [{name} &quot;{example}&quot;])</source>
        <translation>対局にタグ{name}がありません（[{name} &quot;{example}&quot;]などが必要です）</translation>
    </message>
    <message>
        <source>“{name}” is an unknown game (expected {known})</source>
        <translation>「{name}」は不明なゲームです（{known}が必要です）</translation>
    </message>
    <message>
        <source>option “{name}” is “{value}” (expected on or off)</source>
        <translation>オプション「{name}」が「{value}」です（onかoffが必要です）</translation>
    </message>
    <message>
        <source>“{part}” is not an option (expected such as join=rotate)</source>
        <translation>「{part}」はオプションではありません（join=rotateなどが必要です）</translation>
    </message>
    <message>
        <source>option “{name}” is given twice</source>
        <translation>オプション「{name}」が2回指定されています</translation>
    </message>
    <message>
        <source>“{number}” is not a number of players for this game (expected {expected})</source>
        <translation>「{number}」はこのゲームのプレイヤー数ではありません（{expected}が必要です）</translation>
    </message>
    <message>
        <source>the game has no tag {tag} with its start position</source>
        <translation>対局に、開始局面のタグ{tag}がありません</translation>
    </message>
    <message>
        <source>there are {count} in the tag {tag}, not {players}</source>
        <translation>タグ{tag}の個数が{count}で、{players}ではありません</translation>
    </message>
    <message>
        <source>the game has {players} players (expected {first} to {last})</source>
        <translation>対局のプレイヤーが{players}人です（{first}～{last}が必要です）</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected such as 1-0-0)</source>
        <translation>「{result}」は結果ではありません（1-0-0などが必要です）</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>ファイルが{most}バイトを超えています</translation>
    </message>
    <message>
        <source>the game has no moves {first} to {last} (expected between 1 and {count})</source>
        <translation>この対局に{first}～{last}手目はありません（1～{count}の間が必要です）</translation>
    </message>
    <message>
        <source>a film has at most {most} moves</source>
        <translation>フィルムにできるのは{most}手までです</translation>
    </message>
    <message>
        <source>nothing is moved from {first} to {last}</source>
        <translation>{first}から{last}までに動きがありません</translation>
    </message>
    <message>
        <source>the record says so</source>
        <translation>棋譜の記載による</translation>
    </message>
    <message>
        <source>the number of names is {count} (expected one per player, that is {players})</source>
        <translation>名前の数が{count}です（プレイヤーごとに1つ、つまり{players}が必要です）</translation>
    </message>
    <message>
        <source>the number of colours is {count} (expected 0, or one per army, that is {players})</source>
        <translation>色の数が{count}です（0、または軍ごとに1色、つまり{players}が必要です）</translation>
    </message>
    <message>
        <source>“{colour}” is not a colour (expected such as #1a2b3c)</source>
        <translation>「{colour}」は色ではありません（#1a2b3cなどが必要です）</translation>
    </message>
    <message>
        <source>the journal is empty</source>
        <translation>ジャーナルが空です</translation>
    </message>
    <message>
        <source>the journal is longer than {most} bytes</source>
        <translation>ジャーナルが{most}バイトを超えています</translation>
    </message>
    <message>
        <source>line 1: the header has {count} games (expected 1)</source>
        <translation>1行目：ヘッダーに{count}局あります（1局が必要です）</translation>
    </message>
    <message>
        <source>line {number} has no “entry” (expected a text)</source>
        <translation>{number}行目に「entry」がありません（テキストが必要です）</translation>
    </message>
    <message>
        <source>line 1: version {version} is newer than this program (expected {expected})</source>
        <translation>1行目：バージョン{version}はこのプログラムより新しいものです（{expected}が必要です）</translation>
    </message>
    <message>
        <source>line 1 is not a journal header of version {version}</source>
        <translation>1行目がバージョン{version}のジャーナルのヘッダーではありません</translation>
    </message>
    <message>
        <source>line {number} is not a JSON object</source>
        <translation>{number}行目がJSONオブジェクトではありません</translation>
    </message>
    <message>
        <source>line {number} has no “at” (expected seconds since 1970)</source>
        <translation>{number}行目に「at」がありません（1970年からの秒数が必要です）</translation>
    </message>
    <message>
        <source>line {number}: “at” is {at} (expected seconds since 1970)</source>
        <translation>{number}行目：「at」が{at}です（1970年からの秒数が必要です）</translation>
    </message>
    <message>
        <source>a tag was expected, such as [Players &quot;3&quot;]</source>
        <translation>[Players &quot;3&quot;]のようなタグが必要です</translation>
    </message>
    <message>
        <source>the comment has no end (expected })</source>
        <translation>コメントに終わりがありません（}が必要です）</translation>
    </message>
    <message>
        <source>a comment ends that never began</source>
        <translation>始まっていないコメントが終わっています</translation>
    </message>
    <message>
        <source>an annotation was expected, such as $1</source>
        <translation>$1のような注記が必要です</translation>
    </message>
    <message>
        <source>a tag ends that never began</source>
        <translation>始まっていないタグが終わっています</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {message}</source>
        <translation>{line}行目、{column}桁目：{message}</translation>
    </message>
    <message>
        <source>there is a NUL character (expected text)</source>
        <translation>NUL文字があります（テキストが必要です）</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>the {name} has {length} characters (expected at most {most})</source>
        <translation>{name}が{length}文字です（{most}文字までです）</translation>
    </message>
    <message>
        <source>“{sign}” is not an annotation (expected such as ! or ?)</source>
        <translation>「{sign}」は注記ではありません（!や?などが必要です）</translation>
    </message>
    <message>
        <source>a comment has {count} characters (expected at most {most})</source>
        <translation>コメントが{count}文字です（{most}文字までです）</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>すみれ</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>象牙</translation>
    </message>
    <message>
        <source>charcoal</source>
        <translation>炭</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>空色</translation>
    </message>
    <message>
        <source>mauve</source>
        <translation>モーブ</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>sage</source>
        <translation>セージ</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>プラム</translation>
    </message>
    <message>
        <source>cornflower</source>
        <translation>矢車草</translation>
    </message>
    <message>
        <source>moss</source>
        <translation>苔</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>petrol</source>
        <translation>ペトロール</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>砂</translation>
    </message>
    <message>
        <source>khaki</source>
        <translation>カーキ</translation>
    </message>
    <message>
        <source>oxblood</source>
        <translation>牛血色</translation>
    </message>
    <message>
        <source>aubergine</source>
        <translation>なす紺</translation>
    </message>
    <message>
        <source>rust</source>
        <translation>さび</translation>
    </message>
    <message>
        <source>lilac</source>
        <translation>ライラック</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>ライム</translation>
    </message>
    <message>
        <source>fern</source>
        <translation>しだ</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>ワイン</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>The game is over: {reason}</source>
        <translation>対局は終わっています：{reason}</translation>
    </message>
    <message>
        <source>Army {army} to move, round {round}</source>
        <translation>{army}軍の手番、ラウンド{round}</translation>
    </message>
    <message>
        <source>to move: {count}</source>
        <translation>手番：{count}</translation>
    </message>
    <message>
        <source>led by {board}</source>
        <translation>指揮は{board}</translation>
    </message>
    <message>
        <source>a GIF takes Pillow, which is not installed (pip install &apos;cfanp-gui[gif]&apos;)</source>
        <translation>GIFにはPillowが必要ですが、インストールされていません（pip install &apos;cfanp-gui[gif]&apos;）</translation>
    </message>
    <message>
        <source>the picture is too large for a PNG (choose SVG or PDF, or less)</source>
        <translation>画像がPNGには大きすぎます（SVGかPDFを選ぶか、範囲を減らしてください）</translation>
    </message>
    <message>
        <source>Qt ended without a message</source>
        <translation>Qtがメッセージなしに終了しました</translation>
    </message>
    <message>
        <source>{file} is too long (expected at most {most} bytes)</source>
        <translation>{file}は長すぎます（{most}バイトまで）</translation>
    </message>
    <message>
        <source>this is no XML</source>
        <translation>XMLではありません</translation>
    </message>
    <message>
        <source>its encoding cannot be read (expected UTF-8)</source>
        <translation>その文字コードは読み取れません（UTF-8が必要です）</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}、{line}行目：{reason}</translation>
    </message>
    <message>
        <source>it defines words of its own (ENTITY), which is not allowed</source>
        <translation>独自の語（ENTITY）を定義していますが、それは許されません</translation>
    </message>
    <message>
        <source>it is no file of translations (expected TS)</source>
        <translation>翻訳のファイルではありません（TSが必要）</translation>
    </message>
    <message>
        <source>the code of its language is too long</source>
        <translation>言語コードが長すぎます</translation>
    </message>
    <message>
        <source>there is more than one tag {name}</source>
        <translation>タグ{name}が2つ以上あります</translation>
    </message>
    <message>
        <source>there are more than {most} tags</source>
        <translation>タグが{most}個を超えています</translation>
    </message>
    <message>
        <source>the comments on a move have {length} characters (expected at most {most})</source>
        <translation>1手へのコメントが{length}文字です（{most}文字までです）</translation>
    </message>
    <message>
        <source>there is text after the result</source>
        <translation>結果の後にテキストがあります</translation>
    </message>
    <message>
        <source>a null move: the rest of the line is kept as a comment</source>
        <translation>ヌルムーブ：この手順の残りはコメントとして残します</translation>
    </message>
    <message>
        <source>the tag {name} stands among the moves</source>
        <translation>指し手の間にタグ{name}があります</translation>
    </message>
    <message>
        <source>the variation has no end (expected a parenthesis)</source>
        <translation>変化に終わりがありません（閉じかっこが必要です）</translation>
    </message>
    <message>
        <source>text among the moves is kept as a comment</source>
        <translation>指し手の間のテキストはコメントとして残します</translation>
    </message>
    <message>
        <source>a variation comes before the first move it could replace</source>
        <translation>置き換える最初の手より前に変化があります</translation>
    </message>
    <message>
        <source>variations are nested more than {most} deep</source>
        <translation>変化が{most}段を超えて入れ子になっています</translation>
    </message>
    <message>
        <source>a variation ends that never began</source>
        <translation>始まっていない変化が終わっています</translation>
    </message>
    <message>
        <source>more than {most} variations have no move</source>
        <translation>手のない変化が{most}個を超えています</translation>
    </message>
    <message>
        <source>an annotation comes before the first move</source>
        <translation>最初の手より前に注記があります</translation>
    </message>
    <message>
        <source>${nag} is not an annotation (expected at most ${most})</source>
        <translation>${nag}は注記ではありません（${most}までです）</translation>
    </message>
    <message>
        <source>move {ply}: variations are nested more than {most} deep</source>
        <translation>{ply}手目：変化が{most}段を超えて入れ子になっています</translation>
    </message>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>最初の局面</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>手を再生</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最後の局面</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>What stands where</source>
        <translation>何がどこにあるか</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>公開する</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>盤を回す</translation>
    </message>
    <message>
        <source>The mover below</source>
        <translation>手番の側を下に</translation>
    </message>
    <message>
        <source>Stay with {army}</source>
        <translation>{army}を下に固定</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>前の対局</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次の対局</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>対局をコピー</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>局面をコピー</translation>
    </message>
    <message>
        <source>there is no game in it (expected such as [name:chess])</source>
        <translation>ゲームが入っていません（[name:chess]などが必要です）</translation>
    </message>
    <message>
        <source>there is no player {number}</source>
        <translation>プレイヤー{number}はいません</translation>
    </message>
    <message>
        <source>a game of {seconds} seconds is not possible (expected 1 to {most})</source>
        <translation>{seconds}秒の対局はできません（1～{most}が必要です）</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn are not possible (expected 0 to {most})</source>
        <translation>1手番{seconds}秒にはできません（0～{most}が必要です）</translation>
    </message>
    <message>
        <source>a turn has either an increment or a delay, not both</source>
        <translation>1手番には加算か猶予のどちらか一方だけです</translation>
    </message>
    <message>
        <source>“{text}” is not a time control (expected seconds such as 300, 300+5 or 300d3)</source>
        <translation>「{text}」は持ち時間ではありません（300、300+5、300d3のような秒数が必要です）</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>元に戻すものがありません。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直すものがありません。</translation>
    </message>
    <message>
        <source>uses {name}&apos;s turn</source>
        <translation>{name}の手番を使う</translation>
    </message>
    <message>
        <source>uses {names}&apos;s and {last}&apos;s turn</source>
        <translation>{names}と{last}の手番を使う</translation>
    </message>
    <message>
        <source>{name} must agree</source>
        <translation>{name}の同意が必要</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}さん、同意しますか？</translation>
    </message>
    <message>
        <source>{name}, {other} wants to fetch your {piece} from {origin} to {target}. Do you agree?</source>
        <translation>{name}さん、{other}さんがあなたの{piece}を{origin}から{target}へ引き寄せようとしています。同意しますか？</translation>
    </message>
    <message>
        <source>the tag {tag}, “{value}”, names no place in the game (expected such as 0*12)</source>
        <translation>タグ{tag}「{value}」は対局中の場所を示していません（0*12などが必要です）</translation>
    </message>
    <message>
        <source>the game has no ply {number} (expected 0 to {count})</source>
        <translation>この対局に{number}手目はありません（0～{count}が必要です）</translation>
    </message>
    <message>
        <source>a game has more than {most} bytes</source>
        <translation>{most}バイトを超える対局があります</translation>
    </message>
    <message>
        <source>“{game}” cannot be written to a file “{kind}” (expected {expected})</source>
        <translation>「{game}」は「{kind}」のファイルに書き込めません（{expected}が必要です）</translation>
    </message>
    <message>
        <source>line {number}, byte {byte} of it is not UTF-8 text</source>
        <translation>{number}行目の{byte}バイト目がUTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>line {number}: {error}</source>
        <translation>{number}行目：{error}</translation>
    </message>
    <message>
        <source>hidden knowledge</source>
        <translation>隠された情報</translation>
    </message>
    <message>
        <source>{name} has run out of time</source>
        <translation>{name}の時間が切れました</translation>
    </message>
    <message>
        <source>{name} is a bot and moves by itself</source>
        <translation>{name}はボットで、自分で指します</translation>
    </message>
    <message>
        <source>While not all may be seen, the game goes on only where it stands</source>
        <translation>まだ全部を見せられない間は、対局は今の局面からしか続けられません</translation>
    </message>
    <message>
        <source>It is the turn of {name}</source>
        <translation>{name}の手番です</translation>
    </message>
    <message>
        <source>Only {name} can do that, and they must take the seat</source>
        <translation>それができるのは、席に着いた{name}だけです</translation>
    </message>
    <message>
        <source>The turn is given out of order in an analysis only</source>
        <translation>順番外に手番を渡せるのは、分析のときだけです</translation>
    </message>
    <message>
        <source>{name} is out and cannot agree to a draw</source>
        <translation>{name}は脱落しているので、引き分けに同意できません</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>brilliant move</source>
        <translation>絶妙手</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>面白い手</translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>唯一の手</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>slightly better for the mover</source>
        <translation>指した側がやや有利</translation>
    </message>
    <message>
        <source>clearly better for the mover</source>
        <translation>指した側がはっきり有利</translation>
    </message>
    <message>
        <source>winning for the mover</source>
        <translation>指した側が勝勢</translation>
    </message>
    <message>
        <source>slightly worse for the mover</source>
        <translation>指した側がやや不利</translation>
    </message>
    <message>
        <source>clearly worse for the mover</source>
        <translation>指した側がはっきり不利</translation>
    </message>
    <message>
        <source>losing for the mover</source>
        <translation>指した側が敗勢</translation>
    </message>
    <message>
        <source>slightly better for the first player</source>
        <translation>最初のプレイヤーがやや有利</translation>
    </message>
    <message>
        <source>clearly better for the first player</source>
        <translation>最初のプレイヤーがはっきり有利</translation>
    </message>
    <message>
        <source>winning for the first player</source>
        <translation>最初のプレイヤーが勝勢</translation>
    </message>
    <message>
        <source>slightly better for the second player</source>
        <translation>2番目のプレイヤーがやや有利</translation>
    </message>
    <message>
        <source>clearly better for the second player</source>
        <translation>2番目のプレイヤーがはっきり有利</translation>
    </message>
    <message>
        <source>winning for the second player</source>
        <translation>2番目のプレイヤーが勝勢</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>主導権</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>攻撃</translation>
    </message>
    <message>
        <source>counterplay</source>
        <translation>反撃</translation>
    </message>
    <message>
        <source>time trouble</source>
        <translation>時間切迫</translation>
    </message>
    <message>
        <source>novelty</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>annotation {number}</source>
        <translation>注記{number}</translation>
    </message>
    <message>
        <source>{name} has {moves}; End turn passes</source>
        <translation>{name}は{moves}を残しています。「手番を終える」で残りを放棄します</translation>
    </message>
    <message>
        <source>Click the square on which {the_piece} is put, or drag it there.</source>
        <translation>{the_piece}を置くマスをクリックするか、そこへドラッグしてください。</translation>
    </message>
    <message>
        <source>Push {board} against which half-board? Click it, type its letter or number, or press Enter for {other}.</source>
        <translation>{board}をどの半盤と合わせますか？クリックするか、その文字か番号を入力するか、Enterで{other}を選んでください。</translation>
    </message>
    <message>
        <source>Push {board} against {other} instead? Click {other} or press Enter.</source>
        <translation>代わりに{board}を{other}と合わせますか？{other}をクリックするか、Enterを押してください。</translation>
    </message>
    <message>
        <source>captures nothing</source>
        <translation>何も取らない</translation>
    </message>
    <message>
        <source>gives check to {army}</source>
        <translation>{army}にチェック</translation>
    </message>
    <message>
        <source>takes the {piece}</source>
        <translation>{piece}を取る</translation>
    </message>
    <message>
        <source>uses {name}&apos;s board this turn</source>
        <translation>この手番で{name}の盤を使う</translation>
    </message>
    <message>
        <source>Click the next square.</source>
        <translation>次のマスをクリックしてください。</translation>
    </message>
    <message>
        <source>What becomes of {the_piece}?</source>
        <translation>{the_piece}は何になりますか？</translation>
    </message>
    <message>
        <source>{name}, {other} wants to take {the_piece} from {origin} to {target}. Do you agree?</source>
        <translation>{name}さん、{other}が{the_piece}を{origin}から{target}へ動かそうとしています。同意しますか？</translation>
    </message>
    <message>
        <source>Promote?</source>
        <translation>昇格しますか？</translation>
    </message>
    <message>
        <source>Promote to</source>
        <translation>昇格先</translation>
    </message>
    <message>
        <source>Put on for the pawn</source>
        <translation>ポーンの代わりに置く</translation>
    </message>
    <message>
        <source>Bring in a piece?</source>
        <translation>駒を入場させますか？</translation>
    </message>
    <message>
        <source>No piece</source>
        <translation>駒を入場させない</translation>
    </message>
    <message>
        <source>“{entry}” is not a journal entry (expected one such as play, back or clock)</source>
        <translation>「{entry}」はジャーナルの項目ではありません（play、back、clockなどが必要です）</translation>
    </message>
    <message>
        <source>“{number}” is not the number of a player</source>
        <translation>「{number}」はプレイヤーの番号ではありません</translation>
    </message>
    <message>
        <source>The journal of this game cannot be written ({reason}); save the game yourself.</source>
        <translation>この対局のジャーナルを書き込めません（{reason}）。対局をご自分で保存してください。</translation>
    </message>
    <message>
        <source>“{text}” is not a bot (expected such as club 5s)</source>
        <translation>「{text}」はボットではありません（club 5sなどが必要です）</translation>
    </message>
    <message>
        <source>A name has at most {most} characters, and this one has {count}.</source>
        <translation>名前は{most}文字までですが、これは{count}文字です。</translation>
    </message>
    <message>
        <source>the number of colours is {count} (expected one per player, that is {players})</source>
        <translation>色の数が{count}です（プレイヤーごとに1色、つまり{players}が必要です）</translation>
    </message>
    <message>
        <source>colour “{colour}” is not of the form #rrggbb</source>
        <translation>色「{colour}」が#rrggbbの形ではありません</translation>
    </message>
    <message>
        <source>“{text}” is not the time of {clocks} clocks (expected milliseconds such as 300000/297350)</source>
        <translation>「{text}」は{clocks}個の時計の時間ではありません（300000/297350のようなミリ秒が必要です）</translation>
    </message>
    <message>
        <source>Not as long as pieces of this game are hidden.</source>
        <translation>このゲームの駒が隠されている間はできません。</translation>
    </message>
    <message>
        <source>“{end}” does not follow “{place}”</source>
        <translation>「{end}」は「{place}」に続きません</translation>
    </message>
    <message>
        <source>“{result}” is not a result</source>
        <translation>「{result}」は結果ではありません</translation>
    </message>
    <message>
        <source>entry {number}, “{entry}”: {refusal}</source>
        <translation>項目{number}「{entry}」：{refusal}</translation>
    </message>
    <message>
        <source>entry {number}: {problem}</source>
        <translation>項目{number}：{problem}</translation>
    </message>
    <message>
        <source>the tag {tag}, “{value}”, is not the time of {clocks} clocks (expected {expected})</source>
        <translation>タグ{tag}「{value}」は{clocks}個の時計の時間ではありません（{expected}が必要です）</translation>
    </message>
    <message>
        <source>“{place}” is no place in the game (expected such as 0*12.1)</source>
        <translation>「{place}」は対局中の場所ではありません（0*12.1などが必要です）</translation>
    </message>
    <message>
        <source>“{text}” is no annotation</source>
        <translation>「{text}」は注記ではありません</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>A draw may be claimed: {reason}</source>
        <translation>引き分けを請求できます：{reason}</translation>
    </message>
    <message>
        <source>check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>{boards}   {what}</source>
        <translation>{boards}   {what}</translation>
    </message>
    <message>
        <source>Picked up, it cannot move.</source>
        <translation>持ち上げましたが、動けません。</translation>
    </message>
    <message>
        <source>Picked up, {moves}.</source>
        <translation>持ち上げました。{moves}。</translation>
    </message>
    <message>
        <source>{player}&apos;s King was taken off here</source>
        <translation>ここで{player}のキングが盤から外されました</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>持ち上げた</translation>
    </message>
    <message>
        <source>the piece can be put here</source>
        <translation>ここに駒を置けます</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>取れます</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>行けます</translation>
    </message>
    <message>
        <source>can be captured on {where}</source>
        <translation>{where}で取れます</translation>
    </message>
    <message>
        <source>can be reached on {where}</source>
        <translation>{where}で行けます</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%nペア</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen to be pushed</source>
        <translation>合わせるために選択中</translation>
    </message>
    <message>
        <source>can be chosen to be pushed against</source>
        <translation>合わせる相手に選べます</translation>
    </message>
    <message>
        <source>{name} is a bot</source>
        <translation>{name}はボットです</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <translation>{player}：{what}</translation>
    </message>
    <message>
        <source>Arrow keys go as on the screen: over a pair as it lies, else over each half-board as it lies. Tab leads to the next half-board.</source>
        <translation>矢印キーは画面のとおりに動きます：ペアがあればペアの上を、なければ各半盤の上を、置かれた向きのままに動きます。Tabで次の半盤に移ります。</translation>
    </message>
    <message>
        <source>Arrow keys go as on the screen. Tab leads to the next board.</source>
        <translation>矢印キーは画面のとおりに動きます。Tabで次の盤に移ります。</translation>
    </message>
    <message>
        <source>Edge.</source>
        <translation>端です。</translation>
    </message>
    <message>
        <source>The table shows what all may see.</source>
        <translation>テーブルには全員が見てよいものが表示されています。</translation>
    </message>
    <message>
        <source>The table shows what {name} may see.</source>
        <translation>テーブルには{name}が見てよいものが表示されています。</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>まだ何も指されていません。</translation>
    </message>
    <message>
        <source>{player} pushes half-boards {one} and {two} together.</source>
        <translation>{player}が半盤{one}と{two}を合わせます。</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player}が手番を終えます。</translation>
    </message>
    <message>
        <source>{board} {names}</source>
        <translation>{board} {names}</translation>
    </message>
    <message>
        <source>{time} left.</source>
        <translation>残り{time}。</translation>
    </message>
    <message>
        <source>{player} has {time} left.</source>
        <translation>{player}の残りは{time}。</translation>
    </message>
    <message>
        <source>Redone:</source>
        <translation>やり直し：</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>元に戻す：</translation>
    </message>
    <message>
        <source>To another line:</source>
        <translation>別の手順へ：</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) redone.</source>
        <translation>
            <numerusform>%n手やり直しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) undone.</source>
        <translation>
            <numerusform>%n手元に戻しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>table</source>
        <translation>テーブル</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>no time</source>
        <translation>時間なし</translation>
    </message>
    <message>
        <source>Bot: {level}, {stars}. {manner}</source>
        <translation>ボット：{level}、{stars}。{manner}</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>These half-boards are pushed together and must be used.</source>
        <translation>これらの半盤は合わせてあるので、使わなければなりません。</translation>
    </message>
    <message>
        <source>Half-board {board}: choose the one to push it against.</source>
        <translation>半盤{board}：合わせる相手の半盤を選んでください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対局は終わっています。</translation>
    </message>
    <message>
        <source>Make a move first: a turn cannot be ended before.</source>
        <translation>先に指してください：その前に手番を終えることはできません。</translation>
    </message>
    <message>
        <source>To board {board}: {what}.</source>
        <translation>盤{board}へ：{what}。</translation>
    </message>
    <message>
        <source>{name} does not agree. Nothing has been moved.</source>
        <translation>{name}は同意しません。何も動いていません。</translation>
    </message>
    <message>
        <source>Who passes?</source>
        <translation>誰がパスしますか？</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>key that says yes</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key that says no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>That is off the board: the piece goes back.</source>
        <translation>そこは盤の外です。駒は元に戻ります。</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>ここに駒はありません。</translation>
    </message>
    <message>
        <source>Nothing attacks or defends {square}.</source>
        <translation>{square}を攻撃しているものも守っているものもありません。</translation>
    </message>
    <message>
        <source>{square} is attacked by {attackers}, and nothing defends it.</source>
        <translation>{square}は{attackers}に攻撃され、守っているものはありません。</translation>
    </message>
    <message>
        <source>Nothing attacks {square}; it is defended by {defenders}.</source>
        <translation>{square}を攻撃しているものはなく、{defenders}が守っています。</translation>
    </message>
    <message>
        <source>{square} is attacked by {attackers}, and defended by {defenders}.</source>
        <translation>{square}は{attackers}に攻撃され、{defenders}が守っています。</translation>
    </message>
    <message>
        <source>on every pair</source>
        <translation>すべてのペアで</translation>
    </message>
    <message numerus="yes">
        <source>on %n pair(s)</source>
        <translation>
            <numerusform>%nペアで</numerusform>
        </translation>
    </message>
    <message>
        <source>on {pairs}</source>
        <translation>{pairs}で</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Engraved</source>
        <translation>銅版画</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>モダン</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>パブリックドメイン</translation>
    </message>
    <message>
        <source>{action} ({keys})</source>
        <translation>{action}（{keys}）</translation>
    </message>
    <message>
        <source>● moves or captures</source>
        <translation>● 動くか取る</translation>
    </message>
    <message>
        <source>○ moves</source>
        <translation>○ 動く</translation>
    </message>
    <message>
        <source>✕ captures</source>
        <translation>✕ 取る</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>キ</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>ク</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>ル</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>ビ</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>ナ</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>ポ</translation>
    </message>
    <message>
        <source>&amp;Back to the game, out of the analysis</source>
        <translation>分析をやめて対局に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Analyse this game</source>
        <translation>この対局を分析(&amp;A)</translation>
    </message>
    <message>
        <source>The game is on the table again.</source>
        <translation>対局がテーブルに戻りました。</translation>
    </message>
    <message>
        <source>This is an analysis: any side may be moved. The game waits and is not touched.</source>
        <translation>これは分析です：どの側も動かせます。対局はそのまま待っています。</translation>
    </message>
    <message>
        <source>Nobody else can move here.</source>
        <translation>ここではほかの誰も指せません。</translation>
    </message>
    <message>
        <source>The start is no move: go to one to judge it.</source>
        <translation>開始局面は手ではありません：評価するには手へ移ってください。</translation>
    </message>
    <message>
        <source>There is no move to copy.</source>
        <translation>コピーする手がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) copied.</source>
        <translation>
            <numerusform>%n手をコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only variations are cut; this move is of the game.</source>
        <translation>切り取れるのは変化だけです。この手は本譜の手です。</translation>
    </message>
    <message>
        <source>The variation is cut; paste it where it belongs.</source>
        <translation>変化を切り取りました。入れたい所に貼り付けてください。</translation>
    </message>
    <message>
        <source>The game that is analysed cannot be cut.</source>
        <translation>分析している本譜は切り取れません。</translation>
    </message>
    <message>
        <source>This cannot be pasted: {reason}.</source>
        <translation>これは貼り付けられません：{reason}。</translation>
    </message>
    <message>
        <source>There is no line of moves to paste.</source>
        <translation>貼り付ける手順がありません。</translation>
    </message>
    <message>
        <source>The line is pasted.</source>
        <translation>手順を貼り付けました。</translation>
    </message>
    <message>
        <source>This move is of the game.</source>
        <translation>この手は本譜の手です。</translation>
    </message>
    <message>
        <source>Notes on players and their armies</source>
        <translation>プレイヤーと軍のメモ</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Pair engine</source>
        <translation>ペアエンジン</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>the tab of a panel</comment>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>テーブルに対局がありません。</translation>
    </message>
    <message>
        <source>In this game no boards are pushed together that would be a position of chess.</source>
        <translation>このゲームでは、盤を合わせてもチェスの局面にはなりません。</translation>
    </message>
    <message>
        <source>Push two half-boards together: if two armies with their Kings stand there, a chess program can be asked about them.</source>
        <translation>2つの半盤を合わせてください：そこに2つの軍がキングとともにいれば、チェスプログラムに尋ねられます。</translation>
    </message>
    <message>
        <source>A program cannot be asked about this pair. {reason}</source>
        <translation>このペアについてはプログラムに尋ねられません。{reason}</translation>
    </message>
    <message>
        <source>Choose a chess program</source>
        <translation>チェスプログラムを選ぶ</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>It is not the turn of {name} to move there.</source>
        <translation>そこで指すのは{name}の手番ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>{mover} mates {other} in %n move(s)</source>
        <translation>
            <numerusform>{mover}が{other}を%n手でメイト</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} and {other} are about even</source>
        <translation>{mover}と{other}はほぼ互角</translation>
    </message>
    <message>
        <source>{name} is ahead by {pawns} pawns</source>
        <translation>{name}がポーン{pawns}個分有利</translation>
    </message>
    <message>
        <source>{name} moves next there</source>
        <translation>そこで次に指すのは{name}</translation>
    </message>
    <message>
        <source>The hint is taken back.</source>
        <translation>ヒントを取り下げました。</translation>
    </message>
    <message>
        <source>The game is over: there is no move to hint at.</source>
        <translation>対局は終わっています：ヒントを出す手はありません。</translation>
    </message>
    <message>
        <source>It is a bot’s turn: hints are for people.</source>
        <translation>ボットの手番です：ヒントは人のためのものです。</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>ヒントを探しています…</translation>
    </message>
    <message>
        <source>There is no move to hint at.</source>
        <translation>ヒントを出す手がありません。</translation>
    </message>
    <message>
        <source>Hint: {move}.</source>
        <translation>ヒント：{move}。</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>ヒント：手番を終える。</translation>
    </message>
    <message>
        <source>Hint: push {one} and {other} together.</source>
        <translation>ヒント：{one}と{other}を合わせる。</translation>
    </message>
    <message>
        <source>Hint: look at board {board}.</source>
        <translation>ヒント：盤{board}を見る。</translation>
    </message>
    <message>
        <source>Hint: put a piece from the pocket on the board: {piece}.</source>
        <translation>ヒント：ポケットの駒を盤に置く：{piece}。</translation>
    </message>
    <message>
        <source>Hint: move {the_piece} on {square}.</source>
        <translation>ヒント：{square}の{the_piece}を動かします。</translation>
    </message>
    <message>
        <source>{letter}, {name}</source>
        <translation>{letter}、{name}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>合法手%n</numerusform>
        </translation>
    </message>
    <message>
        <source>The King stands here and is safe</source>
        <translation>キングはここにいて安全です</translation>
    </message>
    <message>
        <source>The King is in check here</source>
        <translation>キングはここでチェックされています</translation>
    </message>
    <message>
        <source>The King is checkmated here</source>
        <translation>キングはここでチェックメイトされています</translation>
    </message>
    <message>
        <source>Checkmate at once: {moves}</source>
        <translation>すぐにチェックメイト：{moves}</translation>
    </message>
    <message>
        <source>A piece {effect}: {moves}</source>
        <translation>駒が{effect}：{moves}</translation>
    </message>
    <message>
        <source>May be lost, worth {value}: {pieces}</source>
        <translation>失うおそれ、価値{value}：{pieces}</translation>
    </message>
    <message>
        <source>May be won, worth {value}: {pieces}</source>
        <translation>得る見込み、価値{value}：{pieces}</translation>
    </message>
    <message>
        <source>Pushed already this turn</source>
        <translation>この手番で合わせ済み</translation>
    </message>
    <message>
        <source>{piece} {source} checkmates the King</source>
        <translation>{source}の{piece}がキングをチェックメイト</translation>
    </message>
    <message>
        <source>{piece} {source} takes {taken} {target}</source>
        <translation>{source}の{piece}が{target}の{taken}を取る</translation>
    </message>
    <message>
        <source>{piece} {source} to {target}: {effect}</source>
        <translation>{source}の{piece}が{target}へ：{effect}</translation>
    </message>
    <message>
        <source>{where}; defended</source>
        <translation>{where}、守りあり</translation>
    </message>
    <message>
        <source>{where}; {value} lost in the end</source>
        <translation>{where}、結局{value}を失う</translation>
    </message>
    <message>
        <source>{army}: {what}, {where}</source>
        <translation>{army}：{what}、{where}</translation>
    </message>
    <message>
        <source>The army has no piece here</source>
        <translation>ここにこの軍の駒はありません</translation>
    </message>
    <message>
        <source>Not worked out yet</source>
        <translation>まだ計算していません</translation>
    </message>
    <message>
        <source>Pairing matrix and radar</source>
        <translation>ペアマトリクスとレーダー</translation>
    </message>
    <message>
        <source>Matrix</source>
        <comment>the tab of a panel</comment>
        <translation>マトリクス</translation>
    </message>
    <message>
        <source>Threats are shown no longer.</source>
        <translation>脅威の表示を終えました。</translation>
    </message>
    <message>
        <source>Threats are shown: point at a piece or a square, or walk there with the cursor.</source>
        <translation>脅威を表示しています：駒かマスにポインターを合わせるか、カーソルでそこへ移ってください。</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>{name}の手番です</translation>
    </message>
    <message>
        <source>A game that is being played is annotated when it is over.</source>
        <translation>対局中のものには、終わってから注釈が付きます。</translation>
    </message>
    <message>
        <source>There are no moves to judge.</source>
        <translation>評価する手がありません。</translation>
    </message>
    <message>
        <source>The game is annotated; undo takes that back.</source>
        <translation>対局に注釈を付けました。「元に戻す」で取り消せます。</translation>
    </message>
    <message numerus="yes">
        <source>The game has been judged: %n costly move(s).</source>
        <translation>
            <numerusform>対局を評価しました：損な手が%n手。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has been judged: no costly moves.</source>
        <translation>対局を評価しました：損な手はありません。</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>評価なし</translation>
    </message>
    <message>
        <source>{cost} lost: {better} was mate</source>
        <translation>{cost}の損：{better}でメイトだった</translation>
    </message>
    <message>
        <source>{cost} lost: {better} was better</source>
        <translation>{cost}の損：{better}の方が良かった</translation>
    </message>
    <message>
        <source>{name}, {moment}: {note}</source>
        <translation>{name}、{moment}：{note}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Round {round}, {move}</source>
        <translation>ラウンド{round}、{move}</translation>
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
            <numerusform>%n手先まで</numerusform>
        </translation>
    </message>
    <message>
        <source>{ahead}, 1 position</source>
        <translation>{ahead}、1局面</translation>
    </message>
    <message>
        <source>{ahead}, {count} positions</source>
        <translation>{ahead}、{count}局面</translation>
    </message>
    <message>
        <source>{turn}, then {following}</source>
        <translation>{turn}、続いて{following}</translation>
    </message>
    <message>
        <source>{turn}: {shares}</source>
        <translation>{turn}：{shares}</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>手番の終わり</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>系譜</translation>
    </message>
    <message>
        <source>In this game armies are not told apart: there is no lineage to show.</source>
        <translation>このゲームでは軍を区別できません：表示する系譜がありません。</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG画像</translation>
    </message>
    <message>
        <source>Save the lineage</source>
        <translation>系譜を保存</translation>
    </message>
    <message>
        <source>lineage</source>
        <translation>系譜</translation>
    </message>
    <message>
        <source>“{file}” could not be written: {reason}.</source>
        <translation>「{file}」を書き込めませんでした：{reason}。</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>「{file}」として保存しました。</translation>
    </message>
    <message>
        <source>{moment}: {what} Material, in pawns: {shares}.</source>
        <translation>{moment}：{what}駒の価値（ポーン単位）：{shares}。</translation>
    </message>
    <message>
        <source>Material, in pawns: {shares}</source>
        <translation>駒の価値（ポーン単位）：{shares}</translation>
    </message>
    <message>
        <source>(in pawns)</source>
        <translation>（ポーン単位）</translation>
    </message>
    <message>
        <source>Drag a piece to where you want it, or press / and type a move. F1 opens the help.</source>
        <translation>駒を行きたい所へドラッグするか、/ を押して手を入力してください。F1でヘルプが開きます。</translation>
    </message>
    <message>
        <source>The bots wait. {key} lets them go on.</source>
        <translation>ボットは待機中です。{key}で続けます。</translation>
    </message>
    <message>
        <source>The bots wait for {name}.</source>
        <translation>ボットは{name}を待っています。</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name}が考えています。</translation>
    </message>
    <message>
        <source>{name} gave an answer that is not a move.</source>
        <translation>{name}が手ではない答えを返しました。</translation>
    </message>
    <message>
        <source>The program in which bots think did not respond and was ended. {name} thinks again in a new one.</source>
        <translation>ボットが考えるプログラムが応答しなかったので終了させました。{name}は新しいプログラムで考え直します。</translation>
    </message>
    <message>
        <source>{name} cannot move. {reason}</source>
        <translation>{name}は指せません。{reason}</translation>
    </message>
    <message>
        <source>{name} cannot move: {reason}.</source>
        <translation>{name}は指せません：{reason}。</translation>
    </message>
    <message>
        <source>{name} has tried a move that is not allowed. {reason}.</source>
        <translation>{name}が許されない手を指そうとしました。{reason}。</translation>
    </message>
    <message>
        <source>{name} has no move to which everybody agrees.</source>
        <translation>{name}には全員が同意する手がありません。</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>A person can play on for it, and hand the seat back to a bot at any time.</source>
        <translation>人がボットに代わって指し続け、いつでも席をボットに譲り返せます。</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>もう一度試す(&amp;T)</translation>
    </message>
    <message>
        <source>Take the &amp;seat</source>
        <translation>席に着く(&amp;S)</translation>
    </message>
    <message>
        <source>Bots think less deep in the same time, for their search runs interpreted: install a C compiler and run the README’s first command again, or use an installer package.</source>
        <translation>ボットの探索がインタープリターで動いているので、同じ時間での読みが浅くなります：CコンパイラーをインストールしてREADMEの最初のコマンドをもう一度実行するか、インストール用パッケージを使ってください。</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>プログラムを追加</translation>
    </message>
    <message>
        <source>A bot may be a program in any language. It is started once to see that it answers.</source>
        <translation>ボットはどんな言語のプログラムでもかまいません。答えるかどうか確かめるため、一度起動します。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>The program is being started…</source>
        <translation>プログラムを起動しています…</translation>
    </message>
    <message>
        <source>It was not added: {reason}.</source>
        <translation>追加されませんでした：{reason}。</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>すべてのコマンド</translation>
    </message>
    <message>
        <source>What would you like to do? Type a word of it.</source>
        <translation>何をしますか？その語を入力してください。</translation>
    </message>
    <message>
        <source>Look for a command</source>
        <translation>コマンドを探す</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>No command is called like that.</source>
        <translation>その名前のコマンドはありません。</translation>
    </message>
    <message>
        <source>{command}, on</source>
        <translation>{command}、オン</translation>
    </message>
    <message>
        <source>{field}: add the piece chosen</source>
        <translation>{field}：選んだ駒を加える</translation>
    </message>
    <message>
        <source>Add the piece that is chosen above</source>
        <translation>上で選んだ駒を加える</translation>
    </message>
    <message>
        <source>Take away: {piece}</source>
        <translation>取り去る：{piece}</translation>
    </message>
    <message>
        <source>Positions of {game} cannot be set up by hand.</source>
        <translation>{game}の局面は手では並べられません。</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>一度に開けるファイルは1つだけです。</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: only files ending in {endings} can.</source>
        <translation>「{file}」は開けません：開けるのは{endings}で終わるファイルだけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか%n</numerusform>
        </translation>
    </message>
    <message>
        <source>the text is longer than {most} bytes</source>
        <translation>テキストが{most}バイトを超えています</translation>
    </message>
    <message>
        <source>it is neither a game nor a position</source>
        <translation>対局でも局面でもありません</translation>
    </message>
    <message>
        <source>it contains no game</source>
        <translation>対局が入っていません</translation>
    </message>
    <message>
        <source>it was changed since its games were listed (open it again)</source>
        <translation>対局の一覧を作った後に変更されています（もう一度開いてください）</translation>
    </message>
    <message>
        <source>it contains no game {number} any more</source>
        <translation>対局{number}はもう入っていません</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>{file}を開けません：{reason}。</translation>
    </message>
    <message>
        <source>{file} is in Unicode (UTF-8) since it was saved, so it is not read in another encoding.</source>
        <translation>{file}は保存されてからUnicode（UTF-8）になっているため、別の文字コードでは読み込みません。</translation>
    </message>
    <message>
        <source>This text cannot be opened: {reason}.</source>
        <translation>このテキストを開けません：{reason}。</translation>
    </message>
    <message>
        <source>{file} is not opened as it was saved: {reason}.</source>
        <translation>{file}は保存時のとおりには開けません：{reason}。</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}.</source>
        <translation>{file}を保存できません：{reason}。</translation>
    </message>
    <message>
        <source>{file} was no longer there; the game is saved there anew.</source>
        <translation>{file}がなくなっていたので、対局をそこに改めて保存しました。</translation>
    </message>
    <message>
        <source>The game is saved as {file}.</source>
        <translation>対局を{file}として保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>The game is saved as {file}, with %n variation(s).</source>
        <translation>
            <numerusform>対局を{file}として保存しました（変化%n）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} on the disk has the same actions as your game; only names, notes, variations or times may differ.</source>
        <translation>ディスク上の{file}の操作はあなたの対局と同じです。違いうるのは名前、メモ、変化、時間だけです。</translation>
    </message>
    <message numerus="yes">
        <source>{file} on the disk is like your game for %n action(s); then it has {there} more, and your game {here} more.</source>
        <translation>
            <numerusform>ディスク上の{file}は%n操作目まであなたの対局と同じです。その先はファイルに{there}操作、あなたの対局に{here}操作あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} MB of {all} MB</source>
        <translation>{all} MB中{done} MB</translation>
    </message>
    <message>
        <source>Games, positions and lessons</source>
        <translation>棋譜、局面、レッスン</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation>PGN（2つの軍）</translation>
    </message>
    <message>
        <source>FEN, two armies</source>
        <translation>FEN（2つの軍）</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>ウェブページ</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>There is a file “{file}” already. Replace it?</source>
        <translation>「{file}」というファイルはすでにあります。置き換えますか？</translation>
    </message>
    <message>
        <source>{file}, game {number}</source>
        <translation>{file}、対局{number}</translation>
    </message>
    <message>
        <source>Pages (PDF)</source>
        <translation>ページ（PDF）</translation>
    </message>
    <message>
        <source>One picture (SVG)</source>
        <translation>1枚の画像（SVG）</translation>
    </message>
    <message>
        <source>One picture (PNG)</source>
        <translation>1枚の画像（PNG）</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>アニメーション画像（GIF）</translation>
    </message>
    <message>
        <source>About</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>リリース</translation>
    </message>
    <message>
        <source>Versions of the program, opened in the browser:</source>
        <translation>プログラムの各バージョン（ブラウザーで開きます）：</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>プログラム(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>ライセンス(&amp;L)</translation>
    </message>
    <message>
        <source>Pieces “{title}”: {artist} ({licence})</source>
        <translation>駒「{title}」：{artist}（{licence}）</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players {version}</source>
        <translation>Chess For Any Number of Players {version}</translation>
    </message>
    <message>
        <source>The search of the bots is compiled.</source>
        <translation>ボットの探索はコンパイル済みです。</translation>
    </message>
    <message>
        <source>The game is Ralph Betza’s, invented about 1980.</source>
        <translation>このゲームは、ラルフ・ベッツァが1980年頃に考案したものです。</translation>
    </message>
    <message>
        <source>Characters on pieces: Noto Serif CJK, Adobe (OFL-1.1)</source>
        <translation>駒の文字：Noto Serif CJK、Adobe（OFL-1.1）</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>このプログラムはGNU General Public License（バージョン3以降）に基づくフリーソフトウェアです。いかなる保証もありません。</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>スクリーンリーダーで使う</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>記法</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>コマンドライン</translation>
    </message>
    <message>
        <source>Bots of your own</source>
        <translation>自作のボット</translation>
    </message>
    <message>
        <source>Python library</source>
        <translation>Pythonライブラリー</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>独自</translation>
    </message>
    <message>
        <source>Step through this example</source>
        <translation>この例を順に見る</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>テーブルの上</translation>
    </message>
    <message>
        <source>Move over the squares, across a seam or to the next half-board</source>
        <translation>マスの上を移動し、継ぎ目を越え、または次の半盤へ移る</translation>
    </message>
    <message>
        <source>Arrow keys, once the cursor is there</source>
        <translation>矢印キー（カーソルが出てから）</translation>
    </message>
    <message>
        <source>Bring up the cursor; go to the next half-board, or the one before</source>
        <translation>カーソルを出す。次の、または前の半盤へ移る</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Pick up a piece, put it down</source>
        <translation>駒を持ち上げる、置く</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enterかスペース</translation>
    </message>
    <message>
        <source>Push two half-boards together</source>
        <translation>2つの半盤を合わせる</translation>
    </message>
    <message>
        <source>Their two letters</source>
        <translation>その2文字</translation>
    </message>
    <message>
        <source>Show one board as large as can be, or all again</source>
        <translation>1つの盤をできるだけ大きく表示、またはすべてに戻す</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>その番号</translation>
    </message>
    <message>
        <source>Show the next board, or the one before</source>
        <translation>次の盤、または前の盤を表示する</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Page Down、Page Up</translation>
    </message>
    <message>
        <source>Pick up a piece from the pocket</source>
        <translation>ポケットから駒を持ち上げる</translation>
    </message>
    <message>
        <source>Its letter</source>
        <translation>その文字</translation>
    </message>
    <message>
        <source>See how a piece moves, at the cursor or under the mouse</source>
        <translation>カーソルの所やマウスの下の駒の動きを見る</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>答えを選ぶ</translation>
    </message>
    <message>
        <source>Arrow keys and Enter, or its letter</source>
        <translation>矢印キーとEnter、またはその文字</translation>
    </message>
    <message>
        <source>Cancel what was begun, take the cursor away</source>
        <translation>始めた操作をやめ、カーソルを消す</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>ステップ{number}/{count}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>The step before (Left)</source>
        <translation>前のステップ（左）</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>The next step (Right)</source>
        <translation>次のステップ（右）</translation>
    </message>
    <message>
        <source>&amp;Open on the table</source>
        <translation>テーブルで開く(&amp;O)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続けて指す</translation>
    </message>
    <message>
        <source>Back to the &amp;page</source>
        <translation>ページに戻る(&amp;P)</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Search the help (Ctrl+F)</source>
        <translation>ヘルプを検索（Ctrl+F）</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>The place before (Shift+Enter)</source>
        <translation>前の箇所（Shift+Enter）</translation>
    </message>
    <message>
        <source>The next place (Enter)</source>
        <translation>次の箇所（Enter）</translation>
    </message>
    <message>
        <source>Clear (Esc)</source>
        <translation>消去（Esc）</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{all}件中{at}件目</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>ヘルプのページ</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>このページの内容</translation>
    </message>
    <message>
        <source>The lessons cannot be read: {reason}.</source>
        <translation>レッスンを読めません：{reason}。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 完了</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <source>{file} is no text (expected lessons in UTF-8)</source>
        <translation>{file}はテキストではありません（UTF-8のレッスンが必要です）</translation>
    </message>
    <message>
        <source>{file} holds puzzles (to be opened from the list of puzzles)</source>
        <translation>{file}にはパズルが入っています（パズルの一覧から開いてください）</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>That is allowed, but it is not what this step asks for.</source>
        <translation>それも許されますが、このステップで求めているものではありません。</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>レッスン：{title}</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>次の手番</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>対局を開く</translation>
    </message>
    <message>
        <source>Search for names, event, date or result</source>
        <translation>名前、大会、日付、結果を検索</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>%n局中{shown}局</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished among these: {count}</source>
        <translation>うち終局：{count}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>{names}の勝ち</translation>
    </message>
    <message numerus="yes">
        <source>%n of {games} games were read with remarks.</source>
        <translation>
            <numerusform>{games}局中%n局に読み込み時の注意があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n局を読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game was read with %n remark(s).</source>
        <translation>
            <numerusform>この対局には読み込み時の注意が%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>読み取れません：{reason}</translation>
    </message>
    <message>
        <source>Game {game}: {message}</source>
        <translation>対局{game}：{message}</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {message}</source>
        <translation>対局{game}、{line}行目：{message}</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>{line}行目：{message}</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>読み込み時の注意</translation>
    </message>
    <message>
        <source>What was not as it should be, and what was made of it. A click on a line shows the game there.</source>
        <translation>本来の書き方と違っていた所と、それをどう扱ったかです。行をクリックすると、対局のその場所を表示します。</translation>
    </message>
    <message>
        <source>The first {shown} of {count} remarks are listed.</source>
        <translation>注意{count}件のうち、最初の{shown}件を表示しています。</translation>
    </message>
    <message>
        <source>Show the game</source>
        <translation>対局を表示</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>すべてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Game {game} cannot be opened: {reason}.</source>
        <translation>対局{game}を開けません：{reason}。</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>New from &amp;position…</source>
        <translation>局面から新規(&amp;P)…</translation>
    </message>
    <message>
        <source>Edi&amp;t position…</source>
        <translation>局面を編集(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>最近使ったファイル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;My games</source>
        <translation>自分の対局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Games in folders</source>
        <translation>フォルダー内の対局(&amp;G)</translation>
    </message>
    <message>
        <source>C&amp;lose the game</source>
        <translation>対局を閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>共有(&amp;H)</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>画像を保存(&amp;I)…</translation>
    </message>
    <message>
        <source>Save as P&amp;GN…</source>
        <translation>PGNとして保存(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>局面をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy game as &amp;text</source>
        <translation>対局をテキストでコピー(&amp;T)</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新しいウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>手を入力(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;End turn or pass</source>
        <translation>手番を終える・パス(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Sho&amp;w what happened</source>
        <translation>経過を見せる(&amp;W)</translation>
    </message>
    <message>
        <source>Show the &amp;mate again</source>
        <translation>メイトをもう一度見せる(&amp;M)</translation>
    </message>
    <message>
        <source>Co&amp;ver the table</source>
        <translation>テーブルを隠す(&amp;V)</translation>
    </message>
    <message>
        <source>See it as the ne&amp;xt player did</source>
        <translation>次のプレイヤーの見え方で(&amp;X)</translation>
    </message>
    <message>
        <source>Start or pause the cloc&amp;ks</source>
        <translation>時計を開始・停止(&amp;K)</translation>
    </message>
    <message>
        <source>Change a player or &amp;bot…</source>
        <translation>プレイヤーやボットを交代(&amp;B)…</translation>
    </message>
    <message>
        <source>Pla&amp;y against bots</source>
        <translation>ボットとすぐに対局(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Draw by agreement…</source>
        <translation>合意で引き分け(&amp;D)…</translation>
    </message>
    <message>
        <source>C&amp;laim a draw</source>
        <translation>引き分けを請求(&amp;L)</translation>
    </message>
    <message>
        <source>Hand &amp;over an army…</source>
        <translation>軍を譲る(&amp;O)…</translation>
    </message>
    <message>
        <source>Res&amp;ign…</source>
        <translation>投了(&amp;I)…</translation>
    </message>
    <message>
        <source>Re&amp;sult</source>
        <translation>結果(&amp;S)</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>再戦(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Let the &amp;next side move</source>
        <translation>次の側に指させる(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Compare with the game</source>
        <translation>本譜と比べる(&amp;C)</translation>
    </message>
    <message>
        <source>To &amp;where it leaves the game</source>
        <translation>本譜から分かれる所へ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Judge the move</source>
        <translation>手を評価(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;More signs</source>
        <translation>その他の記号(&amp;M)</translation>
    </message>
    <message>
        <source>Pairing &amp;matrix and radar</source>
        <translation>ペアマトリクスとレーダー(&amp;M)</translation>
    </message>
    <message>
        <source>attack check danger</source>
        <translation>攻撃 チェック 危険</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>脅威を表示(&amp;T)</translation>
    </message>
    <message>
        <source>Pair &amp;engine</source>
        <translation>ペアエンジン(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>系譜(&amp;L)</translation>
    </message>
    <message>
        <source>Jud&amp;gement</source>
        <translation>評価(&amp;G)</translation>
    </message>
    <message>
        <source>Worst mo&amp;ves</source>
        <translation>最悪の手(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>Round a stag&amp;e</source>
        <translation>中央エリアを囲む(&amp;E)</translation>
    </message>
    <message>
        <source>Free table, in ro&amp;ws</source>
        <translation>自由なテーブル、横並び(&amp;W)</translation>
    </message>
    <message>
        <source>Free table, r&amp;ound</source>
        <translation>自由なテーブル、円形(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>設定(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>All &amp;commands…</source>
        <translation>すべてのコマンド(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>学ぶ(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>パズル(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>ルールとヘルプ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>キー(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>このプログラムについて(&amp;A)</translation>
    </message>
    <message>
        <source>Games of your own…</source>
        <translation>自作のゲーム…</translation>
    </message>
    <message>
        <source>E&amp;vening’s table…</source>
        <translation>今夜の成績表(&amp;V)…</translation>
    </message>
    <message>
        <source>Annotate the game</source>
        <translation>対局に注釈を付ける</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>最後の手を読み上げる</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>誰の手番かを読み上げる</translation>
    </message>
    <message>
        <source>Say which Kings are attacked</source>
        <translation>攻撃されているキングを読み上げる</translation>
    </message>
    <message>
        <source>attack check threat</source>
        <translation>攻撃 チェック 脅威</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>自作のゲーム</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>このゲームを指す</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Armies</source>
        <translation>軍の数(&amp;A)</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>ゲームのルール</translation>
    </message>
    <message>
        <source>A line for each key. Ctrl+Space proposes what may stand at the cursor.</source>
        <translation>1つのキーに1行。Ctrl+スペースで、カーソルの所に書けるものが候補に出ます。</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>間違っている所</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>駒の動き</translation>
    </message>
    <message>
        <source>My game </source>
        <translation>自作ゲーム </translation>
    </message>
    <message>
        <source>A piece of your own: its letter, and its moves in Betza’s notation.</source>
        <translation>自作の駒：その文字と、ベッツァ記法での動き。</translation>
    </message>
    <message>
        <source>The file could not be saved: {reason}</source>
        <translation>ファイルを保存できませんでした：{reason}</translation>
    </message>
    <message>
        <source>This game cannot be played: {reason}</source>
        <translation>このゲームは指せません：{reason}</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>{line}行目：{problem}</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>間違いはありません。</translation>
    </message>
    <message>
        <source>No game can be played yet.</source>
        <translation>まだ指せるゲームがありません。</translation>
    </message>
    <message>
        <source>The start of {game} with two armies</source>
        <translation>軍が2つの{game}の開始局面</translation>
    </message>
    <message>
        <source>Paste a ga&amp;me or position</source>
        <translation>対局または局面を貼り付け(&amp;M)</translation>
    </message>
    <message>
        <source>Add games from a file…</source>
        <translation>ファイルからゲームを追加…</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>手のリスト</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>1手戻る(&amp;B)</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>1手進む(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>最初へ(&amp;S)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>最後へ(&amp;E)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>前の変化(&amp;V)</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>次の変化(&amp;X)</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>本譜に戻る(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Promote variation</source>
        <translation>変化を格上げ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete variation</source>
        <translation>変化を削除(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;opy the line as text</source>
        <translation>手順をテキストでコピー(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;ut the variation</source>
        <translation>変化を切り取り(&amp;U)</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>最近のファイルを開く</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding…</source>
        <translation>文字コードを指定して開き直す(&amp;E)…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>&amp;Pull apart</source>
        <translation>離す(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Undo board layout</source>
        <translation>盤の配置を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo board layout</source>
        <translation>盤の配置をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Next &amp;board</source>
        <translation>次の盤(&amp;B)</translation>
    </message>
    <message>
        <source>Pre&amp;vious board</source>
        <translation>前の盤(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;All boards</source>
        <translation>すべての盤(&amp;A)</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>左に回す(&amp;L)</translation>
    </message>
    <message>
        <source>Turn ri&amp;ght</source>
        <translation>右に回す(&amp;G)</translation>
    </message>
    <message>
        <source>Save &amp;film strip…</source>
        <translation>フィルムを保存(&amp;F)…</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>ウェブページとして保存(&amp;W)…</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>テーブル全体(&amp;T)</translation>
    </message>
    <message>
        <source>Put &amp;boards in order</source>
        <translation>盤を整頓(&amp;B)</translation>
    </message>
    <message>
        <source>Notes on pla&amp;yers…</source>
        <translation>プレイヤーのメモ(&amp;Y)…</translation>
    </message>
    <message>
        <source>Bot: move no&amp;w</source>
        <translation>ボットをすぐ指させる(&amp;W)</translation>
    </message>
    <message>
        <source>Stop bots or let the&amp;m go on</source>
        <translation>ボットを止める・続ける(&amp;M)</translation>
    </message>
    <message>
        <source>Live shares</source>
        <translation>リアルタイムの見込み</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>システムの配色</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>明るい配色</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>暗い配色</translation>
    </message>
    <message>
        <source>Language…</source>
        <translation>言語…</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>言語を追加…</translation>
    </message>
    <message>
        <source>Do not turn to the seat to move</source>
        <translation>手番の席へ向けない</translation>
    </message>
    <message>
        <source>Turn gently to the seat to move</source>
        <translation>手番の席へゆっくり向ける</translation>
    </message>
    <message>
        <source>Always turn to the seat to move</source>
        <translation>いつも手番の席へ向ける</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>ウィンドウの次の部分(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>ウィンドウを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Click to show this variation</source>
        <translation>クリックでこの変化を表示</translation>
    </message>
    <message>
        <source>of the game</source>
        <translation>本譜の手</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>本譜から分かれる</translation>
    </message>
    <message>
        <source>{move}, of the game</source>
        <translation>{move}、本譜の手</translation>
    </message>
    <message>
        <source>{move}, leaves the game</source>
        <translation>{move}、本譜から分かれる</translation>
    </message>
    <message>
        <source>Folded variation: {move}</source>
        <translation>折りたたんだ変化：{move}</translation>
    </message>
    <message>
        <source>Variation: {move}</source>
        <translation>変化：{move}</translation>
    </message>
    <message>
        <source>The variation is the game now; what was the game is a variation.</source>
        <translation>この変化が本譜になりました。元の本譜は変化になりました。</translation>
    </message>
    <message>
        <source>The variation is one level higher now.</source>
        <translation>変化が1段階上がりました。</translation>
    </message>
    <message>
        <source>The variation is deleted.</source>
        <translation>変化を削除しました。</translation>
    </message>
    <message>
        <source>Delete variation</source>
        <translation>変化を削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete this variation with its %n move(s)? It cannot be brought back.</source>
        <translation>
            <numerusform>%n手のこの変化を削除しますか？元には戻せません。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>この手へ移る(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>本譜に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;ut variation</source>
        <translation>変化を切り取り(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Copy from here on</source>
        <translation>ここから先をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Pa&amp;ste moves</source>
        <translation>手を貼り付け(&amp;S)</translation>
    </message>
    <message>
        <source>This would be a move of the game itself: make it at the table if it is meant.</source>
        <translation>これは対局そのものの手になります：そのつもりなら、テーブルで指してください。</translation>
    </message>
    <message>
        <source>{status}. Draw offered: {names}</source>
        <translation>{status}。引き分けの提案：{names}</translation>
    </message>
    <message>
        <source>A bot plays here.</source>
        <translation>ここはボットが指しています。</translation>
    </message>
    <message>
        <source>Draw offered: {names}</source>
        <translation>引き分けの提案：{names}</translation>
    </message>
    <message>
        <source>At the beginning it was the army of {name}.</source>
        <translation>初めは{name}の軍でした。</translation>
    </message>
    <message>
        <source>Note on {name}: {note}</source>
        <translation>{name}のメモ：{note}</translation>
    </message>
    <message>
        <source>{row}, bot</source>
        <translation>{row}、ボット</translation>
    </message>
    <message>
        <source>turn to {side}</source>
        <translation>{side}に手番</translation>
    </message>
    <message>
        <source>draw: {reason}</source>
        <translation>引き分け：{reason}</translation>
    </message>
    <message>
        <source>Comment: {comment}</source>
        <translation>コメント：{comment}</translation>
    </message>
    <message>
        <source>Arrow from {source} to {target}</source>
        <translation>{source}から{target}への矢印</translation>
    </message>
    <message>
        <source>Ring on {square}</source>
        <translation>{square}の丸</translation>
    </message>
    <message>
        <source>board</source>
        <comment>one word, as people type it</comment>
        <translation>盤</translation>
    </message>
    <message>
        <source>push</source>
        <comment>one word, as people type it</comment>
        <translation>合わせる</translation>
    </message>
    <message>
        <source>apart</source>
        <comment>one word, as people type it</comment>
        <translation>離す</translation>
    </message>
    <message>
        <source>where</source>
        <comment>one word, as people type it</comment>
        <translation>どこ</translation>
    </message>
    <message>
        <source>on</source>
        <comment>one word, as people type it</comment>
        <translation>内容</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>one word, as people type it</comment>
        <translation>手番</translation>
    </message>
    <message>
        <source>last</source>
        <comment>one word, as people type it</comment>
        <translation>最後</translation>
    </message>
    <message>
        <source>checks</source>
        <comment>one word, as people type it</comment>
        <translation>チェック</translation>
    </message>
    <message>
        <source>radar</source>
        <comment>one word, as people type it</comment>
        <translation>レーダー</translation>
    </message>
    <message>
        <source>end</source>
        <comment>one word, as people type it</comment>
        <translation>終わり</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>one word, as people type it</comment>
        <translation>パス</translation>
    </message>
    <message>
        <source>undo</source>
        <comment>one word, as people type it</comment>
        <translation>戻す</translation>
    </message>
    <message>
        <source>redo</source>
        <comment>one word, as people type it</comment>
        <translation>進める</translation>
    </message>
    <message>
        <source>claim</source>
        <comment>one word, as people type it</comment>
        <translation>請求</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>one word, as people type it</comment>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>resign</source>
        <comment>one word, as people type it</comment>
        <translation>投了</translation>
    </message>
    <message>
        <source>fit</source>
        <comment>one word, as people type it</comment>
        <translation>全体</translation>
    </message>
    <message>
        <source>tidy</source>
        <comment>one word, as people type it</comment>
        <translation>整頓</translation>
    </message>
    <message>
        <source>help</source>
        <comment>one word, as people type it</comment>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>king</source>
        <comment>one word, as people type it</comment>
        <translation>キング</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>one word, as people type it</comment>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>rook</source>
        <comment>one word, as people type it</comment>
        <translation>ルーク</translation>
    </message>
    <message>
        <source>bishop</source>
        <comment>one word, as people type it</comment>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>one word, as people type it</comment>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>one word, as people type it</comment>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>white</source>
        <comment>one word, as people type it</comment>
        <translation>白</translation>
    </message>
    <message>
        <source>black</source>
        <comment>one word, as people type it</comment>
        <translation>黒</translation>
    </message>
    <message>
        <source>{offer}: {description}, {number} of {count}</source>
        <translation>{offer}：{description}、{count}件中{number}件目</translation>
    </message>
    <message>
        <source>&amp;Find on the table</source>
        <translation>テーブルで探す(&amp;F)</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>右ドラッグ</translation>
    </message>
    <message>
        <source>Mark the s&amp;quare</source>
        <translation>マスに印を付ける(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Erase arrows and marks</source>
        <translation>矢印と印を消す(&amp;E)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>&amp;Pick up</source>
        <translation>持ち上げる(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Why it cannot move</source>
        <translation>動けない理由(&amp;W)</translation>
    </message>
    <message>
        <source>Show this &amp;board alone</source>
        <translation>この盤だけ表示(&amp;B)</translation>
    </message>
    <message>
        <source>Show &amp;all boards</source>
        <translation>すべての盤を表示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Push against</source>
        <translation>合わせる相手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Show the pieces of army {army}</source>
        <translation>{army}軍の駒を表示(&amp;S)</translation>
    </message>
    <message>
        <source>/ where {army}</source>
        <translation>/ どこ {army}</translation>
    </message>
    <message>
        <source>Note on {name}…</source>
        <translation>{name}のメモ…</translation>
    </message>
    <message>
        <source>Who plays for {name}…</source>
        <translation>{name}の代わりに指す人…</translation>
    </message>
    <message>
        <source>{board}: {players}</source>
        <translation>{board}：{players}</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>あなたは脱落しました。</translation>
    </message>
    <message>
        <source>Rematch, Review or Close.</source>
        <translation>再戦、検討、または閉じる。</translation>
    </message>
    <message>
        <source>Kept in My games</source>
        <translation>「自分の対局」に保存済み</translation>
    </message>
    <message>
        <source>Won so far: {names}</source>
        <translation>これまでの勝ち：{names}</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>もう一度見せる</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>元に戻す：{change}(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>やり直す：{change}(&amp;R)</translation>
    </message>
    <message>
        <source>comment</source>
        <comment>what is undone</comment>
        <translation>コメント</translation>
    </message>
    <message>
        <source>sign</source>
        <comment>what is undone</comment>
        <translation>記号</translation>
    </message>
    <message>
        <source>drawing</source>
        <comment>what is undone</comment>
        <translation>図形</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>what is undone</comment>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>paste</source>
        <comment>what is undone</comment>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>deletion</source>
        <comment>what is undone</comment>
        <translation>削除</translation>
    </message>
    <message>
        <source>promotion</source>
        <comment>what is undone</comment>
        <translation>格上げ</translation>
    </message>
    <message>
        <source>annotations</source>
        <comment>what is undone</comment>
        <translation>注釈</translation>
    </message>
    <message>
        <source>Undone: {change}.</source>
        <translation>元に戻しました：{change}。</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>やり直しました：{change}。</translation>
    </message>
    <message>
        <source>Draw declined: {names}.</source>
        <translation>引き分けを拒否：{names}。</translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation>局面を1行のテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>{what}, against {names}</source>
        <translation>{what}、相手は{names}</translation>
    </message>
    <message>
        <source>Hand over an army</source>
        <translation>軍を譲る</translation>
    </message>
    <message>
        <source>In a friendly game an army may be handed to any player, also to one who is out.</source>
        <translation>親善対局では、脱落した人も含めどのプレイヤーにも軍を譲れます。</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>譲る</translation>
    </message>
    <message>
        <source>Change a player or bot</source>
        <translation>プレイヤーやボットを交代</translation>
    </message>
    <message>
        <source>Somebody else, or a bot, may take a seat at any time and plays on from there.</source>
        <translation>いつでも別の人やボットが席に着き、そこから続けて指せます。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>交代</translation>
    </message>
    <message>
        <source>Seat of</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>指す人</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>新しいプレイヤー</translation>
    </message>
    <message>
        <source>Thinks</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>{name} ({place})</source>
        <translation>{name}（{place}）</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>What was seen is seen: here something is taken back only when all agree. All tick their own names.</source>
        <translation>見たものは見たものです：ここで手を戻せるのは全員が同意したときだけです。各自が自分の名前にチェックを入れてください。</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>合意による引き分け</translation>
    </message>
    <message>
        <source>The game is a draw when every living player agrees. All tick their own names.</source>
        <translation>生きているプレイヤー全員が同意すれば引き分けです。各自が自分の名前にチェックを入れてください。</translation>
    </message>
    <message>
        <source>{loss}: {cause}</source>
        <translation>{loss}：{cause}</translation>
    </message>
    <message>
        <source>{captor} captured {loss}</source>
        <translation>{captor}が{loss}を捕獲</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>あなたの勝ち！</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names}の勝ち</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names}の勝ち</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Damaged journals</source>
        <translation>破損したジャーナル</translation>
    </message>
    <message>
        <source>Journals of games were found damaged.</source>
        <translation>対局のジャーナルに破損が見つかりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) interrupted</source>
        <translation>
            <numerusform>中断した対局%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program ended without closing %n game(s). Each comes back complete to the last action, or up to where its journal is said to be damaged. What is restored gets a window of its own; what is not is offered again at the next start.</source>
        <translation>
            <numerusform>%n局を閉じずにプログラムが終了しました。どの対局も、最後の操作まで、またはジャーナルが破損している所まで完全に復元できます。復元した対局はそれぞれ専用のウィンドウで開き、復元しなかった対局は次の起動時にまた提案します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>破棄…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n game(s)? That cannot be undone.</source>
        <translation>
            <numerusform>%n局を破棄しますか？元に戻すことはできません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The position as one line of text ({formats}):</source>
        <translation>1行のテキストで書いた局面（{formats}）：</translation>
    </message>
    <message>
        <source>New from position</source>
        <translation>局面から新規</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>{name}, please take the seat.</source>
        <translation>{name}さん、席に着いてください。</translation>
    </message>
    <message>
        <source>All pieces are shown.</source>
        <translation>すべての駒を表示しています。</translation>
    </message>
    <message>
        <source>The game is shown as {name} saw it.</source>
        <translation>{name}に見えていたとおりに対局を表示しています。</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>その他(&amp;M)…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>好きな色を選ぶ</translation>
    </message>
    <message>
        <source>{colour}, now that of {player}: the two change</source>
        <translation>{colour}、今は{player}の色：2人の色が入れ替わります</translation>
    </message>
    <message>
        <source>Colour of the player</source>
        <translation>プレイヤーの色</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>What is asked, such as {examples}:</source>
        <translation>課題（例：{examples}）：</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>課題</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save puzzle…</source>
        <translation>パズルを保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The proof was cancelled.</source>
        <translation>証明を中止しました。</translation>
    </message>
    <message>
        <source>This cannot be asked: {reason}.</source>
        <translation>これは求められません：{reason}。</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>すべての解を探しています…</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>パズルを保存</translation>
    </message>
    <message>
        <source>The puzzle was not saved: {reason}.</source>
        <translation>パズルを保存できませんでした：{reason}。</translation>
    </message>
    <message numerus="yes">
        <source>Saved in {file}, which has %n puzzle(s) now.</source>
        <translation>
            <numerusform>{file}に保存しました。今はパズルが%n題入っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>パズルを開く</translation>
    </message>
    <message>
        <source>There is no puzzle in {file}.</source>
        <translation>{file}にパズルがありません。</translation>
    </message>
    <message>
        <source>The puzzles cannot be read: {reason}.</source>
        <translation>パズルを読めません：{reason}。</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle</source>
        <translation>今日のパズル</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>パズル{number}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle, {day} {month}</source>
        <translation>今日のパズル、{month}{day}日</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Easy, below {rating}</source>
        <translation>易しい（{rating}未満）</translation>
    </message>
    <message>
        <source>Medium, {least} to {most}</source>
        <translation>普通（{least}～{most}）</translation>
    </message>
    <message>
        <source>Hard, above {rating}</source>
        <translation>難しい（{rating}超）</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Open puzzles…</source>
        <translation>パズルを開く…</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>すべてのテーマ</translation>
    </message>
    <message>
        <source>Rating {least} to {most}</source>
        <translation>レーティング{least}～{most}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{count}問中{solved}問を解決</translation>
    </message>
    <message>
        <source>{solved} solved and {tried} tried of {count}.</source>
        <translation>{count}題のうち{solved}題を解き、{tried}題に挑戦しました。</translation>
    </message>
    <message>
        <source>Your rating: about {rating}.</source>
        <translation>あなたのレーティング：約{rating}。</translation>
    </message>
    <message>
        <source>Not solved yet today.</source>
        <translation>今日はまだ解いていません。</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) in a row.</source>
        <translation>
            <numerusform>%n日続けて解いています。</numerusform>
        </translation>
    </message>
    <message>
        <source>{streak} Not yet today.</source>
        <translation>{streak}今日はまだです。</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>レーティング{rating}</translation>
    </message>
    <message>
        <source>{side} is to move: find its move.</source>
        <translation>{side}の手番です：手を見つけてください。</translation>
    </message>
    <message>
        <source>Looking for an answer…</source>
        <translation>応手を探しています…</translation>
    </message>
    <message>
        <source>Right. Go on.</source>
        <translation>正解です。続けてください。</translation>
    </message>
    <message>
        <source>This is not the solution. It is taken back.</source>
        <translation>これは解ではありません。取り消します。</translation>
    </message>
    <message>
        <source>That does not do it: look at the answer.</source>
        <translation>それではうまくいきません：応手を見てください。</translation>
    </message>
    <message>
        <source>That does not do it. It is taken back.</source>
        <translation>それではうまくいきません。取り消します。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>もう一度試してください。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>解けました。</translation>
    </message>
    <message>
        <source>Themes: {themes}</source>
        <translation>テーマ：{themes}</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>これが解です。</translation>
    </message>
    <message>
        <source>White on board {board}</source>
        <translation>盤{board}の白</translation>
    </message>
    <message>
        <source>Black on board {board}</source>
        <translation>盤{board}の黒</translation>
    </message>
    <message>
        <source>The program in which bots think has answered nonsense.</source>
        <translation>ボットが考えるプログラムが、意味をなさない答えを返しました。</translation>
    </message>
    <message>
        <source>The program in which bots think does not respond.</source>
        <translation>ボットが考えるプログラムが応答しません。</translation>
    </message>
    <message>
        <source>The program in which bots think cannot be started.</source>
        <translation>ボットが考えるプログラムを開始できません。</translation>
    </message>
    <message>
        <source>The program in which bots think has ended unexpectedly.</source>
        <translation>ボットが考えるプログラムが予期せず終了しました。</translation>
    </message>
    <message>
        <source>“{file}” cannot be the name of a language (expected letters, digits and -)</source>
        <translation>「{file}」は言語の名前にできません（文字、数字、- が必要）</translation>
    </message>
    <message>
        <source>{file} translates none of this program&apos;s texts</source>
        <translation>{file}はこのプログラムの文を一つも訳していません</translation>
    </message>
    <message>
        <source>The settings in {folder} are damaged; what cannot be read is as usual.</source>
        <translation>{folder}の設定が破損しています。読めないものは標準のままです。</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {folder}; what you choose is forgotten when the program ends.</source>
        <translation>{folder}に設定を保存できません。選んだ内容はプログラムの終了時に失われます。</translation>
    </message>
    <message>
        <source>Report of a crash</source>
        <translation>クラッシュの報告</translation>
    </message>
    <message>
        <source>The last time the program ended unexpectedly, or something in it went wrong. This report of it was written to this computer only; nothing has been sent. Whoever wants to report the fault can copy it.</source>
        <translation>前回、プログラムが予期せず終了したか、内部で問題が起きました。その報告はこのコンピューターにだけ書き込まれ、どこにも送信されていません。不具合を報告したい場合はコピーできます。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>It is kept in {files}.</source>
        <translation>{files}に保管されています。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>These journals cannot be read to their end. They stay in {folder}; one that you keep is not asked about again.</source>
        <translation>これらのジャーナルは最後まで読み取れません。{folder}に残っています。残しておくものについては、もう尋ねません。</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete {file}? That cannot be undone.</source>
        <translation>{file}を削除しますか？元に戻すことはできません。</translation>
    </message>
    <message>
        <source>Army, from its front rank to its back rank</source>
        <translation>軍（前のランクからバックランクまで）</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{square}の{piece}</translation>
    </message>
    <message>
        <source>{words}, taken up</source>
        <translation>{words}、持ち上げ中</translation>
    </message>
    <message>
        <source>&amp;Ready set-ups</source>
        <translation>既成の配置(&amp;R)</translation>
    </message>
    <message>
        <source>By &amp;lot</source>
        <translation>くじで(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>シャッフル(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>テキストでコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste text</source>
        <translation>テキストを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Drag one piece onto another: they change places.</source>
        <translation>駒を別の駒の上にドラッグすると、場所が入れ替わります。</translation>
    </message>
    <message>
        <source>The set-up is on the clipboard as one line of text.</source>
        <translation>配置を1行のテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Set up the armies</source>
        <translation>軍を並べる</translation>
    </message>
    <message>
        <source>Give up this game? The armies that are set up are lost.</source>
        <translation>この対局をやめますか？並べた軍は失われます。</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>{name}, please take the seat</source>
        <translation>{name}さん、席に着いてください</translation>
    </message>
    <message>
        <source>You set up your army now. Nobody else looks.</source>
        <translation>これから自分の軍を並べます。ほかの人は見ません。</translation>
    </message>
    <message>
        <source>Show my army</source>
        <translation>自分の軍を表示</translation>
    </message>
    <message>
        <source>{name}, set up your army</source>
        <translation>{name}さん、軍を並べてください</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>{sentence}. Key {key}</source>
        <translation>{sentence}。キー{key}</translation>
    </message>
    <message>
        <source>Against {names}.</source>
        <translation>相手は{names}です。</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>ボット%n体</numerusform>
        </translation>
    </message>
    <message>
        <source>How many bots</source>
        <translation>ボットの数</translation>
    </message>
    <message>
        <source>How well the bots play</source>
        <translation>ボットの強さ</translation>
    </message>
    <message>
        <source>Games of a file</source>
        <translation>ファイルのゲーム</translation>
    </message>
    <message>
        <source>For {players} players.</source>
        <translation>プレイヤー{players}人用。</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>ゲームを変える</translation>
    </message>
    <message>
        <source>Game: {game}</source>
        <translation>ゲーム：{game}</translation>
    </message>
    <message>
        <source>Chooses another game</source>
        <translation>別のゲームを選ぶ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search for a game</source>
        <translation>ゲームを検索</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Cannot be played here: {reason}</source>
        <translation>ここでは指せません：{reason}</translation>
    </message>
    <message>
        <source>No game has such a name.</source>
        <translation>その名前のゲームはありません。</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>プログラムを追加…</translation>
    </message>
    <message>
        <source>as long as is usual for them</source>
        <translation>ふだんどおりの長さ</translation>
    </message>
    <message numerus="yes">
        <source>up to %n second(s)</source>
        <translation>
            <numerusform>%n秒まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>through %n position(s)</source>
        <translation>
            <numerusform>%n局面を読む</numerusform>
        </translation>
    </message>
    <message>
        <source>A better one thinks longer</source>
        <translation>強いほど長く考える</translation>
    </message>
    <message>
        <source>Please choose</source>
        <translation>選んでください</translation>
    </message>
    <message>
        <source>{name} (bot)</source>
        <translation>{name}（ボット）</translation>
    </message>
    <message>
        <source>{name} (out)</source>
        <translation>{name}（脱落）</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>プレイヤー{number}の名前</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>プレイヤー{number}として指す人</translation>
    </message>
    <message>
        <source>Army of player {number}</source>
        <translation>プレイヤー{number}の軍</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>プレイヤー{number}の色</translation>
    </message>
    <message>
        <source>Choose the colour of this player</source>
        <translation>このプレイヤーの色を選ぶ</translation>
    </message>
    <message>
        <source>Drag to change the order (Alt+Up, Alt+Down)</source>
        <translation>ドラッグで順番を変える（Alt+↑、Alt+↓）</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>プレイヤー{number}を外す</translation>
    </message>
    <message>
        <source>The colour now is {colour}</source>
        <translation>色は{colour}になりました</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>誰がどこに座りますか？</translation>
    </message>
    <message>
        <source>Drag the players into order, or press Alt with Up or Down.</source>
        <translation>プレイヤーをドラッグして並べるか、Altを押しながら上下キーを押してください。</translation>
    </message>
    <message>
        <source>Players in their order</source>
        <translation>プレイヤーの順番</translation>
    </message>
    <message>
        <source>place {number}, {name}</source>
        <translation>席{number}、{name}</translation>
    </message>
    <message>
        <source>Player {number}: {problem}</source>
        <translation>プレイヤー{number}：{problem}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one}と{other}</translation>
    </message>
    <message>
        <source>These colours are hard to tell apart: {players}.</source>
        <translation>これらの色は見分けにくいです：{players}。</translation>
    </message>
    <message>
        <source>These colours are hard to tell apart for people who are colour-blind: {players}.</source>
        <translation>これらの色は、色覚に特性のある人には見分けにくいです：{players}。</translation>
    </message>
    <message>
        <source>{team}: {players}</source>
        <translation>{team}：{players}</translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation>
            <numerusform>ほか%nペア</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>テーブルに対局がありません。</translation>
    </message>
    <message>
        <source>Only in an analysis.</source>
        <translation>分析のときだけです。</translation>
    </message>
    <message>
        <source>Only in an analysis, or when the game is over.</source>
        <translation>分析のとき、または対局が終わっているときだけです。</translation>
    </message>
    <message>
        <source>No bot is playing.</source>
        <translation>ボットは指していません。</translation>
    </message>
    <message>
        <source>Only for a game opened from a file such as PGN.</source>
        <translation>PGNなどのファイルから開いた対局でだけ使えます。</translation>
    </message>
    <message>
        <source>No clocks are running.</source>
        <translation>時計は動いていません。</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>対局は終わっていません。</translation>
    </message>
    <message>
        <source>Only for a game of two armies that PGN can hold.</source>
        <translation>PGNで表せる、2つの軍の対局でだけ使えます。</translation>
    </message>
    <message>
        <source>Only in games with several whole boards.</source>
        <translation>一面の盤をいくつも使うゲームだけです。</translation>
    </message>
    <message>
        <source>Nothing to do at the moment.</source>
        <translation>今することはありません。</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>このパネルを隠す</translation>
    </message>
    <message>
        <source>Take this panel out of the window, or put it back</source>
        <translation>このパネルをウィンドウから外す、または戻す</translation>
    </message>
    <message>
        <source>Empty the line</source>
        <translation>行を消去</translation>
    </message>
    <message>
        <source>{sentence} (it may have {size} GB of memory)</source>
        <translation>{sentence}（使えるメモリーは{size} GBまでです）</translation>
    </message>
    <message>
        <source>it cannot be loaded: {what}</source>
        <translation>読み込めません：{what}</translation>
    </message>
    <message>
        <source>“{what}” makes no bot (expected a class of cfanp_gui.bots.contract.Bot)</source>
        <translation>「{what}」からはボットを作れません（cfanp_gui.bots.contract.Botのクラスが必要です）</translation>
    </message>
    <message>
        <source>its name is {what} (expected a text in “name”)</source>
        <translation>名前が{what}です（「name」にテキストが必要です）</translation>
    </message>
    <message>
        <source>it has no name (expected a text in “name”)</source>
        <translation>名前がありません（「name」にテキストが必要です）</translation>
    </message>
    <message>
        <source>it has raised {what}</source>
        <translation>例外が発生しました：{what}</translation>
    </message>
    <message>
        <source>it has answered {what} (expected one of choices(position, player))</source>
        <translation>{what}と答えました（choices(position, player)のいずれかが必要です）</translation>
    </message>
    <message>
        <source>{sentence} ({file}, line {line})</source>
        <translation>{sentence}（{file}、{line}行目）</translation>
    </message>
    <message>
        <source>it has closed its output</source>
        <translation>出力を閉じました</translation>
    </message>
    <message>
        <source>it has ended with status {status}</source>
        <translation>終了コード{status}で終了しました</translation>
    </message>
    <message>
        <source>it was ended by {signal}</source>
        <translation>{signal}によって終了させられました</translation>
    </message>
    <message>
        <source>{how}: “{words}”</source>
        <translation>{how}：「{words}」</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>it has {count} fields (expected at most {most})</source>
        <translation>項目が{count}個あります（{most}個までです）</translation>
    </message>
    <message>
        <source>“{text}” is no side to move (expected w or b)</source>
        <translation>「{text}」は手番の側ではありません（wかbが必要です）</translation>
    </message>
    <message>
        <source>“{text}” are no castling rights (expected such as KQkq, or -)</source>
        <translation>「{text}」はキャスリングの権利ではありません（KQkqなど、または-が必要です）</translation>
    </message>
    <message>
        <source>“{text}” is no en passant square (expected such as e3, or -)</source>
        <translation>「{text}」はアンパッサンのマスではありません（e3など、または-が必要です）</translation>
    </message>
    <message>
        <source>“{text}” is no number of moves (expected such as 0)</source>
        <translation>「{text}」は手数ではありません（0などが必要です）</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>a NUL character was ignored</source>
        <translation>NUL文字を無視しました</translation>
    </message>
    <message>
        <source>a comment has no end</source>
        <translation>コメントに終わりがありません</translation>
    </message>
    <message>
        <source>a closing bracket without an opening one was ignored</source>
        <translation>対応する開きかっこのない閉じかっこを無視しました</translation>
    </message>
    <message>
        <source>text in brackets is kept as a comment</source>
        <translation>かっこ内のテキストはコメントとして残します</translation>
    </message>
    <message>
        <source>a tag whose name cannot be used is kept as a comment</source>
        <translation>名前が使えないタグはコメントとして残します</translation>
    </message>
    <message>
        <source>the tag {name} was read as “{value}”</source>
        <translation>タグ{name}を「{value}」と読み取りました</translation>
    </message>
    <message>
        <source>“{name}” is not an encoding (expected such as {expected})</source>
        <translation>「{name}」は文字コードではありません（{expected}などが必要です）</translation>
    </message>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Western (Windows-1252)</source>
        <translation>西ヨーロッパ言語（Windows-1252）</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>中央ヨーロッパ言語（Windows-1250）</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>キリル文字（Windows-1251）</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>キリル文字（KOI8-R）</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>ギリシャ語（Windows-1253）</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>トルコ語（Windows-1254）</translation>
    </message>
    <message>
        <source>Baltic (Windows-1257)</source>
        <translation>バルト言語（Windows-1257）</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>中国語（GB18030）</translation>
    </message>
    <message>
        <source>Chinese (Big5)</source>
        <translation>中国語（Big5）</translation>
    </message>
    <message>
        <source>Japanese (Shift JIS)</source>
        <translation>日本語（Shift JIS）</translation>
    </message>
    <message>
        <source>Japanese (EUC)</source>
        <translation>日本語（EUC）</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>韓国語（EUC-KR）</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み込みの文字コード</translation>
    </message>
    <message>
        <source>Read as: {encoding}</source>
        <translation>文字コード：{encoding}</translation>
    </message>
    <message>
        <source>Letters that look wrong in {file} were written in another encoding than it was read in.</source>
        <translation>{file}に文字化けがあるなら、その文字は読み込みに使ったものとは別の文字コードで書かれています。</translation>
    </message>
    <message>
        <source>Reopen with encoding</source>
        <translation>文字コードを指定して開き直す</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>開き直す</translation>
    </message>
    <message>
        <source>the reading has ended unexpectedly</source>
        <translation>読み込みが予期せず終了しました</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Which game of {file} is to be opened?</source>
        <translation>{file}のどの対局を開きますか？</translation>
    </message>
    <message>
        <source>&amp;Check all games</source>
        <translation>すべての対局を確かめる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Stop checking</source>
        <translation>確かめるのをやめる(&amp;S)</translation>
    </message>
    <message>
        <source>Show &amp;remarks…</source>
        <translation>注意を表示(&amp;R)…</translation>
    </message>
    <message>
        <source>All games were read without remarks.</source>
        <translation>すべての対局を注意なしで読み込みました。</translation>
    </message>
    <message>
        <source>The text holds {games} games.</source>
        <translation>テキストには{games}局入っています。</translation>
    </message>
    <message>
        <source>{file} holds {games} games.</source>
        <translation>{file}には{games}局入っています。</translation>
    </message>
    <message>
        <source>{number}. cannot be read: {reason}</source>
        <translation>{number}. 読み取れません：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read: {reason}.</source>
        <translation>
            <numerusform>%n局を読み取れませんでした：{reason}。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>How the file was read</source>
        <translation>ファイルの読み込み方</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>the indexing has ended unexpectedly</source>
        <translation>索引の作成が予期せず終了しました</translation>
    </message>
    <message>
        <source>The screen is gone. Games that were begun are offered at the next start.</source>
        <translation>画面がなくなりました。始めた対局は、次の起動時に復元を提案します。</translation>
    </message>
    <message>
        <source>“{part}” is not a capture (expected such as 1x2N)</source>
        <translation>「{part}」は駒取りではありません（1x2Nなどが必要です）</translation>
    </message>
    <message>
        <source>player {player} cannot capture from themselves</source>
        <translation>プレイヤー{player}は自分の駒を取れません</translation>
    </message>
    <message>
        <source>“{part}” is not a debt (expected such as 3:5)</source>
        <translation>「{part}」は借りではありません（3:5などが必要です）</translation>
    </message>
    <message>
        <source>“{letters}” are not lost pieces (expected such as BR)</source>
        <translation>「{letters}」は失った駒ではありません（BRなどが必要です）</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as {move})</source>
        <translation>「{text}」は手ではありません（{move}などが必要です）</translation>
    </message>
    <message>
        <source>Plays any move that is allowed.</source>
        <translation>許される手なら何でも指します。</translation>
    </message>
    <message>
        <source>Takes the most valuable piece and looks no further.</source>
        <translation>最も価値の高い駒を取り、その先は読みません。</translation>
    </message>
    <message>
        <source>Looks a move ahead and overlooks much, most of all quiet and long moves.</source>
        <translation>1手先を読み、多くを見落とします。特に静かな手や長く動く手です。</translation>
    </message>
    <message>
        <source>Looks a little ahead and often overlooks what comes from afar.</source>
        <translation>少しだけ先を読み、遠くから来るものをよく見落とします。</translation>
    </message>
    <message>
        <source>Looks ahead and overlooks a move now and then.</source>
        <translation>先を読みますが、ときどき手を見落とします。</translation>
    </message>
    <message>
        <source>Looks further ahead and overlooks little.</source>
        <translation>さらに先まで読み、見落としはわずかです。</translation>
    </message>
    <message>
        <source>Looks far ahead and overlooks hardly anything.</source>
        <translation>ずっと先まで読み、ほとんど何も見落としません。</translation>
    </message>
    <message>
        <source>Looks as far ahead as there is time for.</source>
        <translation>時間の許すかぎり先まで読みます。</translation>
    </message>
    <message>
        <source>Mirrored, each file meets itself, and every army is set up as White is: King faces King, and Queen faces Queen (broken arrows).</source>
        <translation>鏡像では、どの列も同じ列と向かい合い、どの軍も白と同じに並びます：キングどうし、クイーンどうしが向かい合います（破線の矢印）。</translation>
    </message>
    <message>
        <source>Turned, file a meets file h. Armies A and C are both set up as White is, so the King of each faces the Queen of the other (broken arrows). Armies A and B are set up as in chess: King faces King.</source>
        <translation>回転では、a列がh列と向かい合います。A軍とC軍はどちらも白と同じに並ぶので、それぞれのキングは相手のクイーンと向かい合います（破線の矢印）。A軍とB軍はチェスと同じに並び、キングどうしが向かい合います。</translation>
    </message>
    <message>
        <source>Army A stands on two half-boards, so it has two moves in its turn (arrows).</source>
        <translation>A軍は2つの半盤に駒があるので、その手番に2手指せます（矢印）。</translation>
    </message>
    <message>
        <source>Army A stands on two half-boards, and still has one move in its turn (arrow).</source>
        <translation>A軍は2つの半盤に駒がありますが、その手番に指せるのはやはり1手です（矢印）。</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, and moves it too: its pieces wear a ring.</source>
        <translation>A軍がB軍をチェックメイトし、B軍も動かします：その駒には輪が付きます。</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, which is gone; its half-board is empty.</source>
        <translation>A軍がB軍をチェックメイトし、B軍はなくなりました。その半盤は空です。</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, which is dead: its pieces are grey and in the way.</source>
        <translation>A軍がB軍をチェックメイトし、B軍は死にました：その駒は灰色になり、邪魔になります。</translation>
    </message>
    <message>
        <source>Which player gets army A, B or C is drawn when the game begins.</source>
        <translation>どのプレイヤーがA軍、B軍、C軍を受け持つかは、対局の開始時に抽選で決めます。</translation>
    </message>
    <message>
        <source>The first player has army A, the second army B, the third army C (arrows).</source>
        <translation>最初のプレイヤーがA軍、2番目がB軍、3番目がC軍を受け持ちます（矢印）。</translation>
    </message>
    <message>
        <source>Army B was handed to the player of army C, who moves it from now on.</source>
        <translation>B軍はC軍のプレイヤーに譲られ、これからはそのプレイヤーが動かします。</translation>
    </message>
    <message>
        <source>Army A has pushed A and B together, and its own King is mated there (broken arrows): the army is lost.</source>
        <translation>A軍がAとBを合わせましたが、自分のキングがそこでメイトになっています（破線の矢印）：A軍は負けです。</translation>
    </message>
    <message>
        <source>Armies B and C threaten a piece of army A each (broken arrows). Army A may answer with two moves in its turn.</source>
        <translation>B軍とC軍が、それぞれA軍の駒を1つ脅かしています（破線の矢印）。A軍は、その手番に2手で応じられます。</translation>
    </message>
    <message>
        <source>Armies A and B exchange a Knight and a Rook (arrows). Army C lost nothing in the round, so it must give up a piece worth at least a Knight: one of those in rings.</source>
        <translation>A軍とB軍がナイトとルークを交換します（矢印）。C軍はこのラウンドで何も失わなかったので、ナイト以上の価値の駒を1つ差し出さなければなりません：丸で囲んだ駒のどれかです。</translation>
    </message>
    <message>
        <source>Army B is checkmated, and so frozen: it loses its turns, and only its King may be captured (arrow). Once that is gone, the army is dead.</source>
        <translation>B軍はチェックメイトされて凍結しています：手番を失い、取れるのはそのキングだけです（矢印）。キングがなくなると、その軍は死にます。</translation>
    </message>
    <message>
        <source>Army B is dead and stands in the way. With the rule its pieces may be captured (arrow); without it they stay for good, where Kings are captured.</source>
        <translation>B軍は死んで、邪魔になっています。このルールがあれば、その駒を取れます（矢印）。なければ、キングを取る対局では、駒はずっと残ります。</translation>
    </message>
    <message>
        <source>Army A moves its pawn, and pushes one of army B’s one square forward (arrows): either of the two in rings.</source>
        <translation>A軍が自分のポーンを動かし、B軍のポーンの1つを1マス前へ押します（矢印）：丸で囲んだ2つのどちらでもかまいません。</translation>
    </message>
    <message>
        <source>Army A’s back rank from a to h: {letters}.</source>
        <translation>A軍のバックランク（aからhへ）：{letters}。</translation>
    </message>
    <message>
        <source>The game could not be kept in {folder}: {reason}.</source>
        <translation>対局を{folder}に保存できませんでした：{reason}。</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <translation>結果：{result}</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>メープル</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>ウォールナット</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>スレート</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>フェルト</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>オーク</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>リネン</translation>
    </message>
    <message>
        <source>Plain light</source>
        <translation>無地（明るい）</translation>
    </message>
    <message>
        <source>Plain dark</source>
        <translation>無地（暗い）</translation>
    </message>
    <message>
        <source>With the colours</source>
        <translation>配色に合わせる</translation>
    </message>
    <message>
        <source>{file} cannot be read, and boards look as usual: {reason}</source>
        <translation>{file}を読めないため、盤は標準の外観になります：{reason}</translation>
    </message>
    <message>
        <source>{file}, section [{section}]: {field} is not right, and the theme is left out.</source>
        <translation>{file}、セクション[{section}]：{field}が正しくないため、このテーマは除かれました。</translation>
    </message>
    <message>
        <source>Analysis: {players}, {day}</source>
        <translation>分析：{players}、{day}</translation>
    </message>
    <message>
        <source>Analysis: {players}</source>
        <translation>分析：{players}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>自分の対局</translation>
    </message>
    <message>
        <source>No games yet. Every game that you finish is kept here by itself.</source>
        <translation>まだ対局がありません。終えた対局は、すべて自動的にここに保存されます。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Evening’s table…</source>
        <translation>今夜の成績表…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>フォルダーを変更…</translation>
    </message>
    <message>
        <source>Folder for my games</source>
        <translation>自分の対局のフォルダー</translation>
    </message>
    <message>
        <source>Evening’s table</source>
        <translation>今夜の成績表</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>消去…</translation>
    </message>
    <message>
        <source>No game has been finished yet. The next one is counted here.</source>
        <translation>終わった対局はまだありません。次の対局からここに数えます。</translation>
    </message>
    <message>
        <source>Won: {won}</source>
        <translation>勝ち：{won}</translation>
    </message>
    <message>
        <source>Drawn: {drawn}</source>
        <translation>引き分け：{drawn}</translation>
    </message>
    <message>
        <source>Armies captured: {captured}</source>
        <translation>捕獲した軍：{captured}</translation>
    </message>
    <message>
        <source>Clear this table? The games stay in My games.</source>
        <translation>この成績表を消去しますか？対局は「自分の対局」に残ります。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Move on by one seat</source>
        <translation>席を1つずつずらす</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>前回のまま</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>抽選で決める</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{month}{day}日</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>{rule} Example: {words}</source>
        <translation>{rule}例：{words}</translation>
    </message>
    <message>
        <source>The weights of this game cannot be learned</source>
        <translation>このゲームの重みは学習できません</translation>
    </message>
    <message>
        <source>the weights are fitted, and tried against the plain ones</source>
        <translation>重みを当てはめ、単純な重みと対戦させて試します</translation>
    </message>
    <message>
        <source>the weights won {rate} +- {error} % of {games} games (fair are {fair} %)</source>
        <translation>重みは{games}局の{rate} +- {error} %に勝ちました（公平なら{fair} %）</translation>
    </message>
    <message>
        <source>{file}: line {number} is not of this run</source>
        <translation>{file}：{number}行目はこの実行のものではありません</translation>
    </message>
    <message>
        <source>You must drop a piece on this pair; other pairs are free</source>
        <translation>このペアでは駒を打たなければなりません。ほかのペアは自由です</translation>
    </message>
    <message>
        <source>Another piece of the hand must be dropped first</source>
        <translation>先に別の持ち駒を打たなければなりません</translation>
    </message>
    <message>
        <source>No move may give check in this game: the King on {square} would be in check</source>
        <translation>このゲームでは、チェックをかける手は指せません：{square}のキングがチェックされることになります</translation>
    </message>
    <message>
        <source>A King in check may only capture the piece that checks it, on {square}</source>
        <translation>チェックされているキングには、チェックしている{square}の駒を取る手しかありません</translation>
    </message>
    <message>
        <source>both sides have reached the goal</source>
        <translation>双方が目標のマスに達した</translation>
    </message>
    <message>
        <source>the winner’s pieces are gone</source>
        <translation>勝者の駒がなくなった</translation>
    </message>
    <message>
        <source>{count} of {most} checks</source>
        <translation>チェック{most}回中{count}回</translation>
    </message>
    <message>
        <source>{count}/{most} checks</source>
        <translation>チェック{count}/{most}</translation>
    </message>
    <message>
        <source>goal of army {army}</source>
        <translation>{army}軍の目標のマス</translation>
    </message>
    <message>
        <source>all armies have passed</source>
        <translation>すべての軍がパスした</translation>
    </message>
    <message>
        <source>the Kings face each other</source>
        <translation>キングどうしが向かい合った</translation>
    </message>
    <message>
        <source>The Kings see each other, and the move must part them</source>
        <translation>キングどうしが向かい合っているので、それを解く手を指さなければなりません</translation>
    </message>
    <message>
        <source>Only a whole turn is passed</source>
        <translation>パスできるのは手番全体だけです</translation>
    </message>
    <message>
        <source>An army in check may not pass</source>
        <translation>チェックされている軍はパスできません</translation>
    </message>
    <message>
        <source>An army that can capture may not pass</source>
        <translation>駒を取れる軍はパスできません</translation>
    </message>
    <message>
        <source>Your {piece} on {square} would explode</source>
        <translation>{square}の自分の{piece}が爆発することになります</translation>
    </message>
    <message>
        <source>{line}</source>
        <translation>{line}</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>入場マス</translation>
    </message>
    <message>
        <source>blows up the {piece}</source>
        <translation>{piece}を爆発させる</translation>
    </message>
    <message>
        <source>takes the last {piece}</source>
        <translation>最後の{piece}を取る</translation>
    </message>
    <message>
        <source>{about}</source>
        <translation>{about}</translation>
    </message>
    <message>
        <source>The rules of counting moves when few pieces are left are not applied.</source>
        <translation>駒が少なくなったときに手を数える規則は適用しません。</translation>
    </message>
    <message>
        <source>The rules about chasing other pieces are not applied.</source>
        <translation>ほかの駒を追うことについての規則は適用しません。</translation>
    </message>
    <message>
        <source>Points are not counted at the end.</source>
        <translation>最後に点数を数えることはしません。</translation>
    </message>
    <message>
        <source>That a move may not be repeated is not applied.</source>
        <translation>同じ手を繰り返してはならないという規則は適用しません。</translation>
    </message>
    <message>
        <source>Once two players are left, a player who can move with none of their armies, though none is in check, has lost. Before that the army passes.</source>
        <translation>プレイヤーが2人になった後は、チェックされていなくても、どの軍も動かせないプレイヤーの負けです。それまでは、その軍はパスします。</translation>
    </message>
    <message>
        <source>Once two players are left, a player who can move with none of their armies wins. Before that the army passes.</source>
        <translation>プレイヤーが2人になった後は、どの軍も動かせないプレイヤーの勝ちです。それまでは、その軍はパスします。</translation>
    </message>
    <message>
        <source>With two armies it is a draw when a position has stood {count} times.</source>
        <translation>軍が2つのとき、同じ局面が{count}回現れると引き分けです。</translation>
    </message>
    <message>
        <source>At its home it is called {name}.</source>
        <translation>本場での名前は{name}です。</translation>
    </message>
    <message>
        <source>Family: {family}.</source>
        <translation>種類：{family}。</translation>
    </message>
    <message>
        <source>Choose it as the base game when you set up a game. Armies, pushing, the order of turns and the capture of armies are those on the page Rules; where they say chess, read this game. With two armies it is the game as it is played at home.</source>
        <translation>対局の準備で、基本ゲームとしてこれを選んでください。軍、合わせること、手番の順、軍の捕獲は「ルール」のページのとおりです。そこに「チェス」とある所は、このゲームと読み替えてください。軍が2つなら、本来のゲームそのものです。</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation>勝ち方</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>盤と駒</translation>
    </message>
    <message>
        <source>What is different from chess</source>
        <translation>チェスとの違い</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>On half-boards</source>
        <translation>半盤の上で</translation>
    </message>
    <message>
        <source>Writing it down</source>
        <translation>書き方</translation>
    </message>
    <message>
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message>
        <source>Armies set up as White (A, C, E ..): {words}</source>
        <translation>白と同じに並ぶ軍（A、C、E…）：{words}</translation>
    </message>
    <message>
        <source>Armies set up as Black (B, D, F ..): {words}</source>
        <translation>黒と同じに並ぶ軍（B、D、F…）：{words}</translation>
    </message>
    <message>
        <source>There is no check and no mate.</source>
        <translation>チェックもメイトもありません。</translation>
    </message>
    <message>
        <source>no more than {count} pieces left</source>
        <translation>残りの駒が{count}個以下になる</translation>
    </message>
    <message>
        <source>An army is captured when it has {what}.</source>
        <translation>{what}と、その軍は捕獲されます。</translation>
    </message>
    <message>
        <source>It counts only while another army has at least {count}.</source>
        <translation>ほかの軍に少なくとも{count}枚ある間だけ有効です。</translation>
    </message>
    <message>
        <source>{count} of them must stand there.</source>
        <translation>そのうち{count}個がそこにいなければなりません。</translation>
    </message>
    <message>
        <source>One of them is enough while no square there is empty.</source>
        <translation>そこに空いたマスがない間は、1つで足ります。</translation>
    </message>
    <message>
        <source>An army without a move passes, also once two players are left.</source>
        <translation>指せる手のない軍はパスします。残りが2人になってからも同じです。</translation>
    </message>
    <message>
        <source>With two armies, {count} moves of each without a capture or a pawn’s move are a draw.</source>
        <translation>軍が2つのとき、駒取りもポーンの手もないまま、それぞれ{count}手続くと引き分けです。</translation>
    </message>
    <message>
        <source>A half-board has {files} files and {ranks} ranks.</source>
        <translation>半盤は{files}列{ranks}ランクです。</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%nランク</numerusform>
        </translation>
    </message>
    <message>
        <source>Between any two that are pushed together lies the strip, of {ranks}: it belongs to nobody, and what stands on it is on every pair.</source>
        <translation>合わせたどの2つの間にも{ranks}の中間帯があります：これは誰のものでもなく、そこにあるものはどのペアの上にもあります。</translation>
    </message>
    <message>
        <source>Pieces stand on points, where lines cross.</source>
        <translation>駒は線の交わる点に置きます。</translation>
    </message>
    <message>
        <source>Each seat may choose its army: {armies}.</source>
        <translation>席ごとに自分の軍を選べます：{armies}。</translation>
    </message>
    <message>
        <source>Explosions leave these unharmed: {pieces}.</source>
        <translation>爆発しても、次の駒は無事です：{pieces}。</translation>
    </message>
    <message>
        <source>No move may give check.</source>
        <translation>チェックをかける手は指せません。</translation>
    </message>
    <message>
        <source>A King in check may only move to capture what checks it.</source>
        <translation>チェックされているキングは、チェックしている駒を取るときしか動けません。</translation>
    </message>
    <message>
        <source>Two Kings may not face each other on an open file.</source>
        <translation>2つのキングが、間に駒のない列で向かい合ってはなりません。</translation>
    </message>
    <message>
        <source>An army that is not in check may pass.</source>
        <translation>チェックされていない軍はパスできます。</translation>
    </message>
    <message>
        <source>Along the diagonal lines of a palace some pieces move diagonally: general, guard and soldier a step, chariot and cannon as far as they go elsewhere.</source>
        <translation>宮の斜めの線に沿って、斜めに動く駒があります：将軍、士、兵は1つだけ、車と砲はほかの所と同じだけ進みます。</translation>
    </message>
    <message>
        <source>A piece that leaves its first square on the back rank may bring in a piece of the hand there, in the same move.</source>
        <translation>バックランクの最初のマスを離れる駒は、同じ手で、そこに持ち駒を1つ入場させることができます。</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <translation>キャスリングはありません。</translation>
    </message>
    <message>
        <source>The King castles with: {pieces}.</source>
        <translation>キングは次の駒とキャスリングします：{pieces}。</translation>
    </message>
    <message>
        <source>Pawns have no double step.</source>
        <translation>ポーンに2マス前進はありません。</translation>
    </message>
    <message>
        <source>It may also stay what it is, if it can move on.</source>
        <translation>その先も動けるなら、元のままでいることもできます。</translation>
    </message>
    <message>
        <source>{piece} – {other}</source>
        <translation>{piece} – {other}</translation>
    </message>
    <message>
        <source>With every move a piece becomes another one: {pieces}.</source>
        <translation>駒は、1手ごとに別の駒になります：{pieces}。</translation>
    </message>
    <message>
        <source>A piece that moves into, within or out of the promotion zone becomes another one: {pieces}.</source>
        <translation>敵陣に入る、その中で動く、または出る駒は、成って別の駒になります：{pieces}。</translation>
    </message>
    <message>
        <source>An army that can capture on the pair that is pushed must; another pair may be pushed instead.</source>
        <translation>合わせたペアで駒を取れる軍は、取らなければなりません。代わりに別のペアを合わせることもできます。</translation>
    </message>
    <message>
        <source>A capture explodes: it also removes the piece that captures, and every piece but pawns on the eight squares around, own or hostile. Nobody may explode a King of their own.</source>
        <translation>駒を取ると爆発します：取られた駒のほか、取った駒と、周りの8マスにあるポーン以外の駒も、敵味方を問わずすべてなくなります。自分のキングを爆発させる手は指せません。</translation>
    </message>
    <message>
        <source>These do not capture pieces of their own kind: {pieces}.</source>
        <translation>次の駒は、同じ種類の駒を取れません：{pieces}。</translation>
    </message>
    <message>
        <source>The {pieces} neither jumps over another of its kind nor captures one.</source>
        <translation>{pieces}は、同じ種類の駒を跳び越えることも取ることもできません。</translation>
    </message>
    <message>
        <source>When a King faces another along an open line of the pair, a move there must end that; with two armies, the army to move may pass instead, and the game is drawn.</source>
        <translation>ペアの上で、間に駒のない線でキングどうしが向かい合っているときは、そこで指す手でそれを解消しなければなりません。軍が2つなら、手番の軍は代わりにパスすることもでき、そのときは引き分けです。</translation>
    </message>
    <message>
        <source>From its first square the King may leap two files aside and one rank forward, and the piece beside it two squares straight forward, over anything to an empty square. A King may not leap in check, nor once a hostile rook has moved onto its file or rank.</source>
        <translation>最初のマスから、キングは横へ2列、前へ1ランクの所へ、その隣の駒は真っすぐ前へ2マスの所へ、間に何があっても跳び越え、空いたマスへ跳ぶことができます。チェックされているキングや、その列かランクに敵のルークが動いてきたことのあるキングは跳べません。</translation>
    </message>
    <message>
        <source>An army that castles to one side takes the right to castle there from all others.</source>
        <translation>ある軍が片側へキャスリングすると、ほかのすべての軍は、その側へのキャスリングの権利を失います。</translation>
    </message>
    <message>
        <source>With two armies, the player to move loses when a position has stood {count} times.</source>
        <translation>軍が2つのとき、同じ局面が{count}回現れると、手番のプレイヤーの負けです。</translation>
    </message>
    <message>
        <source>With two armies, the player to move wins when a position has stood {count} times.</source>
        <translation>軍が2つのとき、同じ局面が{count}回現れると、手番のプレイヤーの勝ちです。</translation>
    </message>
    <message>
        <source>With two armies, army A loses when a position has stood {count} times.</source>
        <translation>軍が2つのとき、同じ局面が{count}回現れると、A軍の負けです。</translation>
    </message>
    <message>
        <source>files {first} to {last}, {ranks}</source>
        <translation>{ranks}の{first}～{last}列</translation>
    </message>
    <message>
        <source>Every {pieces} of an army is royal: none may be left attacked, and each is checkmated like the King of chess.</source>
        <translation>軍の{pieces}はどれもロイヤルの駒です：どれも攻撃されたままにしてはならず、チェスのキングのようにチェックメイトされます。</translation>
    </message>
    <message>
        <source>These are royal while their army has no more than {count} of the kind; they may not be left attacked, and are checkmated like the King of chess: {pieces}.</source>
        <translation>次の駒は、軍にその種類が{count}個以下しかない間はロイヤルの駒です。攻撃されたままにしてはならず、チェスのキングのようにチェックメイトされます：{pieces}。</translation>
    </message>
    <message>
        <source>The last {pieces} of an army is royal: it may not be left attacked, and is checkmated like the King of chess.</source>
        <translation>軍の最後の{pieces}はロイヤルの駒です：攻撃されたままにしてはならず、チェスのキングのようにチェックメイトされます。</translation>
    </message>
    <message>
        <source>An army that has several may not leave all of them attacked at once.</source>
        <translation>それが2個以上ある軍は、すべてを同時に攻撃されたままにしてはなりません。</translation>
    </message>
    <message>
        <source>no piece left</source>
        <translation>駒がすべてなくなる</translation>
    </message>
    <message>
        <source>no more than {pieces} left</source>
        <translation>残りが{pieces}以下になる</translation>
    </message>
    <message>
        <source>lost its last {pieces}</source>
        <translation>最後の{pieces}を失う</translation>
    </message>
    <message>
        <source>A player wins when each of their armies has {what}.</source>
        <translation>プレイヤーは、自分のどの軍も{what}と、勝ちになります。</translation>
    </message>
    <message>
        <source>An army whose {pieces} reaches {squares} of a pair, counted from its own home, captures the army that is at home on the other half-board.</source>
        <translation>軍の{pieces}が、その本拠から数えてペアの{squares}に達すると、その軍は、もう一方の半盤を本拠とする軍を捕獲します。</translation>
    </message>
    <message>
        <source>It counts if it still stands there when the army’s next turn begins.</source>
        <translation>その軍の次の手番が始まるときにもまだそこにいれば、有効です。</translation>
    </message>
    <message>
        <source>It does not count while it is attacked there.</source>
        <translation>そこで攻撃されている間は、有効ではありません。</translation>
    </message>
    <message>
        <source>With two armies, a player who gives check with every move until a position has stood {count} times loses.</source>
        <translation>軍が2つのとき、同じ局面が{count}回現れるまで毎手王手をかけ続けたプレイヤーの負けです。</translation>
    </message>
    <message>
        <source>With two armies, {count} moves of each without a capture are a draw.</source>
        <translation>軍が2つのとき、駒取りのないまま、それぞれ{count}手続くと引き分けです。</translation>
    </message>
    <message>
        <source>This is how the pieces move, alone on a board or with what the drawing shows:</source>
        <translation>駒の動きは次のとおりです。盤にその駒だけがあるか、図に示したものもあるときの動きです：</translation>
    </message>
    <message>
        <source>When all living armies pass one after another, it is a draw.</source>
        <translation>生きている軍がすべて続けてパスすると引き分けです。</translation>
    </message>
    <message>
        <source>In castling the King moves {squares} towards the rook.</source>
        <translation>キャスリングで、キングはルークの方へ{squares}動きます。</translation>
    </message>
    <message>
        <source>any rank</source>
        <translation>任意のランク</translation>
    </message>
    <message>
        <source>Pawns make their double step from {ranks}.</source>
        <translation>ポーンは{ranks}から2マス前進ができます。</translation>
    </message>
    <message>
        <source>A {pawn} that reaches {ranks} of a half-board that is not its home is promoted to {pieces}.</source>
        <translation>{pawn}は、本拠でない半盤の{ranks}に達すると、{pieces}に昇格します。</translation>
    </message>
    <message>
        <source>Promotion never gives an army more than {limits}.</source>
        <translation>昇格（成り）では、軍の駒は{limits}までしか増えません。</translation>
    </message>
    <message>
        <source>A piece that captures becomes another one: {pieces}.</source>
        <translation>駒は、相手の駒を取ると別の駒になります：{pieces}。</translation>
    </message>
    <message>
        <source>It does so only by capturing.</source>
        <translation>そうなるのは、駒を取ったときだけです。</translation>
    </message>
    <message>
        <source>The promotion zone is {ranks} of every half-board that is not the piece’s home.</source>
        <translation>敵陣（成れる所）は、その駒の本拠でないどの半盤でも、{ranks}です。</translation>
    </message>
    <message>
        <source>The {pieces} keeps to {squares} of a pair, counted from its own home.</source>
        <translation>{pieces}は、本拠から数えてペアの{squares}から出ません。</translation>
    </message>
    <message>
        <source>What an army captures goes to its hand and has its colour from then on.</source>
        <translation>軍が取った駒は持ち駒になり、以後その軍の色になります。</translation>
    </message>
    <message>
        <source>A promoted pawn that is captured goes to the hand as a pawn.</source>
        <translation>昇格したポーンが取られると、ポーンとして持ち駒になります。</translation>
    </message>
    <message>
        <source>A captured piece loses its promotion.</source>
        <translation>取られた駒は成る前に戻ります。</translation>
    </message>
    <message>
        <source>Instead of moving, an army may push any two half-boards and drop a piece from the hand on an empty square. When an army is captured its hand goes with it.</source>
        <translation>駒を動かす代わりに、好きな2つの半盤を合わせて、持ち駒を空いたマスに打つことができます。軍が捕獲されると、その持ち駒も一緒に移ります。</translation>
    </message>
    <message>
        <source>It is dropped with either side up.</source>
        <translation>表と裏のどちらの面でも打てます。</translation>
    </message>
    <message>
        <source>No drop may give check.</source>
        <translation>打って王手をかけることはできません。</translation>
    </message>
    <message>
        <source>A {piece} may not be dropped on a file of the joined board on which its army already has {count}.</source>
        <translation>合わさった盤で、自軍の{piece}がすでに{count}個ある列には、それ以上打てません。</translation>
    </message>
    <message>
        <source>A {piece} may not be dropped so that it mates at once.</source>
        <translation>{piece}を打って、すぐに詰みにすることはできません。</translation>
    </message>
    <message>
        <source>Pieces are dropped only on {squares}, counted from home.</source>
        <translation>駒を打てるのは、本拠から数えて{squares}だけです。</translation>
    </message>
    <message>
        <source>Castling and en passant are as on the page Rules. A castling army keeps to its home half-board.</source>
        <translation>キャスリングとアンパッサンは「ルール」のページのとおりです。キャスリングは、軍の本拠の半盤の中だけで行います。</translation>
    </message>
    <message>
        <source>In the text of a position these have other letters: {letters}.</source>
        <translation>局面を表すテキストでは、次の駒の文字が違います：{letters}。</translation>
    </message>
    <message>
        <source>{move} drops a piece from the hand.</source>
        <translation>{move}は、持ち駒を打つ手です。</translation>
    </message>
    <message>
        <source>An army that has been checked {times} is captured by the player who checked it last.</source>
        <translation>{times}チェックされた軍は、最後にチェックをかけたプレイヤーに捕獲されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece is dropped or left where it could never move.</source>
        <translation>二度と動けない所には、どの駒も打てず、残すこともできません。</translation>
    </message>
    <message>
        <source>What can be dropped must be, before anything else moves.</source>
        <translation>打てるものは、ほかの駒が動く前に打たなければなりません。</translation>
    </message>
    <message>
        <source>These must be dropped before anything else moves: {pieces}.</source>
        <translation>ほかの駒が動く前に打たなければなりません：{pieces}。</translation>
    </message>
    <message>
        <source>An army begins with these in its hand: {pieces}.</source>
        <translation>軍は、初めに次の持ち駒を持っています：{pieces}。</translation>
    </message>
    <message>
        <source>A pawn is not dropped on a back rank.</source>
        <translation>ポーンはバックランクには打てません。</translation>
    </message>
    <message>
        <source>A piece sees its home half-board as its own side, and every other one as the opponent’s. So it looks away from its owner at home, and towards the back rank on any other half-board.</source>
        <translation>駒にとって、本拠の半盤は自分の側、ほかの半盤はすべて相手の側です。ですから、本拠では持ち主から離れる向きを、ほかの半盤ではそのバックランクを向きます。</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <translation>{letter}（{piece}）</translation>
    </message>
    <message>
        <source>Moves are written as in chess, with the pair in front. The letters are: {letters}.</source>
        <translation>手は、ペアを前に付けて、チェスと同じように書きます。文字は次のとおりです：{letters}。</translation>
    </message>
    <message>
        <source>A + or a - at the end says that a piece became another one.</source>
        <translation>最後の+や-は、駒が別の駒になったことを表します。</translation>
    </message>
    <message>
        <source>A + at the end promotes and a = declines.</source>
        <translation>最後の+は成ることを、=は成らないことを表します。</translation>
    </message>
    <message>
        <source>A promoted piece has + before the letter it had.</source>
        <translation>成った（昇格した）駒は、元の文字の前に+が付きます。</translation>
    </message>
    <message>
        <source>What a move brings in stands behind a slash: AB:Nc3/H.</source>
        <translation>手とともに入場する駒は、スラッシュの後に書きます：AB:Nc3/H。</translation>
    </message>
    <message>
        <source>A square of the strip is named with ~ in front.</source>
        <translation>中間帯のマスには前に~を付けます。</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>該当ランクなし</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>ランク{rank}</translation>
    </message>
    <message>
        <source>ranks {first} and {last}</source>
        <translation>ランク{first}と{last}</translation>
    </message>
    <message>
        <source>ranks {first} to {last}</source>
        <translation>ランク{first}～{last}</translation>
    </message>
    <message>
        <source>the ranks {ranks}</source>
        <translation>ランク{ranks}</translation>
    </message>
    <message>
        <source>[{game}]: the name is taken by another file</source>
        <translation>[{game}]：その名前は別のファイルが使っています</translation>
    </message>
    <message>
        <source>[{game}] {key} is not applied</source>
        <translation>[{game}] {key}は適用しません</translation>
    </message>
    <message>
        <source>{where}: {problem}</source>
        <translation>{where}：{problem}</translation>
    </message>
    <message>
        <source>files of Rooks, KQ, K, Q or -</source>
        <translation>ルークの列、KQ、K、Q、または-</translation>
    </message>
    <message>
        <source>army {letter} has “{text}” (expected some of {files}, or -)</source>
        <translation>{letter}軍が「{text}」です（{files}のうちから、または-が必要です）</translation>
    </message>
    <message>
        <source>Games of Fairy-Stockfish</source>
        <translation>Fairy-Stockfishのゲーム</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>Saved as “{file}”</source>
        <translation>「{file}」として保存しました</translation>
    </message>
    <message>
        <source>“{text}” has no place in it</source>
        <translation>「{text}」が入る項目はありません</translation>
    </message>
    <message>
        <source>“{text}” are no castling rights in {game}</source>
        <translation>「{text}」は{game}のキャスリングの権利ではありません</translation>
    </message>
    <message>
        <source>“{text}” is no square</source>
        <translation>「{text}」はマスではありません</translation>
    </message>
    <message>
        <source>“{text}” are no counts of checks in {game}</source>
        <translation>「{text}」は{game}のチェックの回数ではありません</translation>
    </message>
</context>
<context>
    <name>AnalysisStrip</name>
    <message>
        <source>Any side may be moved; the game itself is not touched.</source>
        <translation>どの側も動かせます。対局そのものは変わりません。</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Show the mate again</source>
        <translation>メイトをもう一度見せる</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Enter goes on</source>
        <translation>Enterで続けます</translation>
    </message>
</context>
<context>
    <name>ClockBox</name>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>added when a turn ends</source>
        <translation>手番の終わりに加算</translation>
    </message>
    <message>
        <source>not counted when one begins</source>
        <translation>手番の初めに数えない</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>自分で設定…</translation>
    </message>
    <message>
        <source>&amp;Minutes for each player</source>
        <translation>各プレイヤーの分数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Seconds a turn</source>
        <translation>1手番の秒数(&amp;S)</translation>
    </message>
    <message>
        <source>They &amp;are</source>
        <translation>その秒数は(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <translation>
            <numerusform>1手番%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} and {seconds}</source>
        <translation>{minutes}と{seconds}</translation>
    </message>
    <message>
        <source>Everyone may think as long as they like.</source>
        <translation>誰でも好きなだけ考えられます。</translation>
    </message>
    <message>
        <source>A player&apos;s time runs only when their turn has lasted that long.</source>
        <translation>プレイヤーの時間は、手番がこの長さだけ続くまでは減りません。</translation>
    </message>
    <message>
        <source>This is the time for the whole game.</source>
        <translation>これは対局全体の時間です。</translation>
    </message>
    <message>
        <source>A player gets the seconds each time one of their turns ends.</source>
        <translation>プレイヤーの手番が終わるたびに、その秒数が加算されます。</translation>
    </message>
    <message>
        <source>{clock} {rule}</source>
        <translation>{clock} {rule}</translation>
    </message>
    <message>
        <source>Each clock starts at {factor} times this time.</source>
        <translation>どの時計もこの時間の{factor}倍から始まります。</translation>
    </message>
</context>
<context>
    <name>ClockHolder</name>
    <message>
        <source>The clocks are running.</source>
        <translation>時計が動いています。</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Completions</source>
        <translation>入力候補</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Untitled game</source>
        <translation>無題の対局</translation>
    </message>
    <message>
        <source>The journal {file} cannot be restored: {reason}.</source>
        <translation>ジャーナル{file}を復元できません：{reason}。</translation>
    </message>
    <message>
        <source>The game is saved as the web page {file}.</source>
        <translation>対局をウェブページ{file}として保存しました。</translation>
    </message>
    <message>
        <source>A copy of the game is saved as {file}.</source>
        <translation>対局のコピーを{file}として保存しました。</translation>
    </message>
    <message>
        <source>The position is saved as {file}.</source>
        <translation>局面を{file}として保存しました。</translation>
    </message>
    <message>
        <source>Autosave is off: {reason}.</source>
        <translation>自動保存がオフです：{reason}。</translation>
    </message>
</context>
<context>
    <name>EnginePanel</name>
    <message>
        <source>Best lines</source>
        <translation>最善の手順</translation>
    </message>
    <message>
        <source>Wait on</source>
        <translation>待ち続ける</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>手順の数</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Choose a program, and how much of the computer it has</source>
        <translation>プログラムと、それが使えるコンピューターの量を選ぶ</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>プログラムを選ぶ…</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Memory in megabytes</source>
        <translation>メモリー（メガバイト）</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>{pair}: this pair only</source>
        <translation>{pair}：このペアのみ</translation>
    </message>
    <message>
        <source>Starting {program}…</source>
        <translation>{program}を開始しています…</translation>
    </message>
    <message>
        <source>{program} is loading…</source>
        <translation>{program}が読み込み中です…</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count}局面</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>深さ{depth}</translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1局面</translation>
    </message>
    <message>
        <source>It had to be started a second time.</source>
        <translation>2回開始しなければなりませんでした。</translation>
    </message>
    <message>
        <source>{program} is not ready yet: it may still be loading. Wait on, or stop it.</source>
        <translation>{program}はまだ準備ができていません：まだ読み込み中かもしれません。待ち続けるか、停止してください。</translation>
    </message>
    <message>
        <source>No program is chosen.</source>
        <translation>プログラムが選ばれていません。</translation>
    </message>
    <message>
        <source>Any chess program that speaks UCI will do, such as Stockfish: install it with the packages of the system or from stockfishchess.org, and choose its file here.</source>
        <translation>Stockfishなど、UCIに対応したチェスプログラムなら何でも使えます：システムのパッケージかstockfishchess.orgからインストールし、ここでそのファイルを選んでください。</translation>
    </message>
    <message>
        <source>Use Fairy-Stockfish</source>
        <translation>Fairy-Stockfishを使う</translation>
    </message>
    <message>
        <source>Use Stockfish</source>
        <translation>Stockfishを使う</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something unexpected went wrong ({kind}: {error}). The game is kept in its journal.</source>
        <translation>予期しない問題が起きました（{kind}：{error}）。対局はジャーナルに残っています。</translation>
    </message>
    <message>
        <source>Details are in {file}.</source>
        <translation>詳細は{file}にあります。</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a game</source>
        <translation>対局を開く</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>Save this game of {file} as a file of its own</source>
        <translation>{file}のこの対局を単独のファイルとして保存</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>対局を保存</translation>
    </message>
    <message>
        <source>“{file}” was changed on the disk after it was opened or saved here. To overwrite it loses that change.</source>
        <translation>「{file}」は、ここで開くか保存した後にディスク上で変更されています。上書きするとその変更が失われます。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>“{file}” has letters that could not be read. To save over it loses them for good.</source>
        <translation>「{file}」には読み取れなかった文字があります。上書き保存すると、その文字は完全に失われます。</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>上書き保存</translation>
    </message>
    <message>
        <source>Save as a web page</source>
        <translation>ウェブページとして保存</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>ウェブページ</translation>
    </message>
    <message>
        <source>Save as PGN</source>
        <translation>PGNとして保存</translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation>PGN（2つの軍）</translation>
    </message>
    <message>
        <source>The game is on the clipboard as text.</source>
        <translation>対局をテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>{game}, analysis</source>
        <translation>{game}、分析</translation>
    </message>
    <message>
        <source>“{file}” is open in another window; save under another name, or close that window first.</source>
        <translation>「{file}」は別のウィンドウで開いています。別の名前で保存するか、先にそのウィンドウを閉じてください。</translation>
    </message>
    <message>
        <source>Unsaved analysis</source>
        <translation>保存していない分析</translation>
    </message>
    <message>
        <source>The analysis has changes that are not saved. Save them first?</source>
        <translation>分析に保存していない変更があります。先に保存しますか？</translation>
    </message>
    <message>
        <source>This game is not saved yet. Save it, to continue it later?</source>
        <translation>この対局はまだ保存されていません。後で続けられるように保存しますか？</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>保存していない対局</translation>
    </message>
    <message>
        <source>The game on the table has changes that are not saved. Save them first?</source>
        <translation>テーブルの対局に保存していない変更があります。先に保存しますか？</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>Reading the text …</source>
        <translation>テキストを読み込んでいます…</translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation>{file}を開いています…</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save film strip</source>
        <translation>フィルムを保存</translation>
    </message>
    <message>
        <source>The boards of each move</source>
        <translation>各手の盤</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>テーブル全体</translation>
    </message>
    <message>
        <source>&amp;From move</source>
        <translation>開始の手(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>終了の手(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Each picture shows</source>
        <translation>各画像に写すもの(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>ファイルの種類(&amp;K)</translation>
    </message>
    <message>
        <source>Pictures in a &amp;row</source>
        <translation>1行の画像数(&amp;R)</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>開始の手</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>終了の手</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>A picture for each move, with its number and what it is called.</source>
        <translation>手ごとに1枚の画像。番号と手の名前が付きます。</translation>
    </message>
    <message>
        <source>An animated GIF takes Pillow, which is not installed: pip install &apos;cfanp-gui[gif]&apos;</source>
        <translation>アニメーションGIFにはPillowが必要ですが、インストールされていません：pip install &apos;cfanp-gui[gif]&apos;</translation>
    </message>
    <message>
        <source>A film has at most {most} moves.</source>
        <translation>フィルムにできるのは{most}手までです。</translation>
    </message>
</context>
<context>
    <name>GameJournals</name>
    <message>
        <source>The game is restored only up to where its journal is damaged: {reason}. The journal is kept as {file}.</source>
        <translation>対局は、ジャーナルが破損している所までだけ復元されました：{reason}。ジャーナルは{file}として残してあります。</translation>
    </message>
    <message>
        <source>{file} cannot be removed: {reason}.</source>
        <translation>{file}を削除できません：{reason}。</translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message>
        <source>Show the mate again</source>
        <translation>メイトをもう一度見せる</translation>
    </message>
    <message>
        <source>Worst moves of the game</source>
        <translation>対局の最悪の手</translation>
    </message>
    <message>
        <source>Have the game judged, and see which moves cost most</source>
        <translation>対局を評価させ、どの手の損が最も大きかったかを見る</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Go to the start of the record and walk through it</source>
        <translation>棋譜の最初に戻り、順に見る</translation>
    </message>
    <message>
        <source>Evening’s table…</source>
        <translation>今夜の成績表…</translation>
    </message>
    <message>
        <source>All games of the same people</source>
        <translation>同じ人どうしのすべての対局</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>共有…</translation>
    </message>
    <message>
        <source>Pictures, pages and text of the game</source>
        <translation>対局の画像、ページ、テキスト</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Begin another game of the same people</source>
        <translation>同じ人でもう一局始める</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>対局を保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>このパネルを閉じる</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>席…</translation>
    </message>
    <message>
        <source>Who sits where in the rematch</source>
        <translation>再戦で誰がどの席に座るか</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>もっと…</translation>
    </message>
    <message>
        <source>Who took whom, and what else can be done now</source>
        <translation>誰が誰を捕獲したか、そしてほかにできること</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>Who took whom</source>
        <translation>誰が誰を捕獲したか</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Part of a player’s name</source>
        <translation>プレイヤー名の一部</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>By which column the games are sorted</source>
        <translation>対局を並べ替える列</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>エクスプローラー</translation>
    </message>
    <message>
        <source>Which turns followed the position on the table, and with what results</source>
        <translation>テーブルの局面の次にどの手番が続き、結果がどうだったか</translation>
    </message>
    <message>
        <source>Turns that followed the position on the table</source>
        <translation>テーブルの局面に続いた手番</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>どのゲームか</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>どう終わったか</translation>
    </message>
    <message>
        <source>Choose a folder, and the games in it are listed here.</source>
        <translation>フォルダーを選ぶと、その中の対局がここに並びます。</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>フォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>What is looked for in the games</source>
        <translation>対局で探すもの</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>テーブルの上</translation>
    </message>
    <message>
        <source>Half-board</source>
        <translation>半盤</translation>
    </message>
    <message>
        <source>Pieces on a pair</source>
        <translation>ペアの駒</translation>
    </message>
    <message>
        <source>Pieces of an army</source>
        <translation>軍の駒</translation>
    </message>
    <message>
        <source>Who captured whom</source>
        <translation>誰が誰を捕獲したか</translation>
    </message>
    <message>
        <source>A CFEN or its beginning</source>
        <translation>CFENまたはその初めの部分</translation>
    </message>
    <message>
        <source>Finds games in which a position was reached whose text begins so.</source>
        <translation>テキストがそのように始まる局面が現れた対局を探します。</translation>
    </message>
    <message>
        <source>Finds games in which the position on the table was reached.</source>
        <translation>テーブルの局面が現れた対局を探します。</translation>
    </message>
    <message>
        <source>Ranks, such as 8/8/PPPPPPPP/RNBQKBNR</source>
        <translation>8/8/PPPPPPPP/RNBQKBNRのようなランク</translation>
    </message>
    <message>
        <source>Finds a half-board, written as in a CFEN or without the armies.</source>
        <translation>CFENの書き方で、または軍を省いて書いた半盤を探します。</translation>
    </message>
    <message>
        <source>Such as KaQaKb, AB: KQK, KQK+</source>
        <translation>KaQaKb、AB: KQK、KQK+など</translation>
    </message>
    <message>
        <source>Finds pieces on two half-boards pushed together: just these, or with + more.</source>
        <translation>合わせた2つの半盤の駒を探します：ちょうどその駒だけ、+を付けるとそれ以上も。</translation>
    </message>
    <message>
        <source>Such as KQR, A: KQR, KQR+</source>
        <translation>KQR、A: KQR、KQR+など</translation>
    </message>
    <message>
        <source>Finds an army with just these pieces, or with + more.</source>
        <translation>ちょうどその駒だけの軍を探します。+を付けるとそれ以上も。</translation>
    </message>
    <message>
        <source>Such as Ann x Ben, A x, x C</source>
        <translation>Ann x Ben、A x、x Cなど</translation>
    </message>
    <message>
        <source>Finds games in which a player captured an army: names, or letters.</source>
        <translation>プレイヤーが軍を捕獲した対局を探します：名前か文字で。</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Leave out {folder}</source>
        <translation>{folder}を外す</translation>
    </message>
    <message>
        <source>Folder with games</source>
        <translation>対局のあるフォルダー</translation>
    </message>
    <message>
        <source>looking into the folders</source>
        <translation>フォルダーを調べています</translation>
    </message>
    <message>
        <source>reading file {number} of {all}</source>
        <translation>{all}個中{number}個目のファイルを読んでいます</translation>
    </message>
    <message>
        <source>playing through game {number} of {all}</source>
        <translation>{all}局中{number}局目を再現しています</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止しました</translation>
    </message>
    <message>
        <source>{found} of {games}</source>
        <translation>{games}局中{found}局</translation>
    </message>
    <message>
        <source>not played through yet, so not found by what stood on the boards: {count}</source>
        <translation>まだ再現していないため、盤上の駒では見つからないもの：{count}</translation>
    </message>
</context>
<context>
    <name>HandOverCard</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}さん、あなたの手番です</translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on</source>
        <translation>クリックするかEnterを押すと続きます</translation>
    </message>
    <message>
        <source>{name}, please take the seat</source>
        <translation>{name}さん、席に着いてください</translation>
    </message>
    <message>
        <source>Click, or press Enter, when nobody else looks</source>
        <translation>ほかに誰も見ていなければ、クリックするかEnterを押してください</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>Army</source>
        <translation>軍</translation>
    </message>
    <message>
        <source>To</source>
        <translation>譲る相手</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>&amp;Step through an example</source>
        <translation>例を順に見る(&amp;S)</translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message>
        <source>Pairing matrix</source>
        <translation>ペアマトリクス</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>軍</translation>
    </message>
    <message>
        <source>Radar</source>
        <translation>レーダー</translation>
    </message>
    <message>
        <source>Radar: before this army moves again</source>
        <translation>レーダー：この軍が次に動くまで</translation>
    </message>
    <message>
        <source>In this game no boards are pushed together: there is nothing to tell here.</source>
        <translation>このゲームでは盤を合わせません：ここに表示するものはありません。</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>テーブルに対局がありません。</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>マス目を小さく</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>マス目を大きく</translation>
    </message>
    <message>
        <source>Number: legal moves. {king} its King is there, {king}+ in check, {king}# checkmated. {star} it can checkmate at once. {minus}3 it may lose, +3 it may win there, in pawns. Hatched: pushed this turn.</source>
        <translation>数：合法手。{king} そこにキングがいる、{king}+ チェックされている、{king}# チェックメイトされている。{star} すぐにチェックメイトできる。{minus}3 そこで失うおそれ、+3 そこで得る見込み（ポーン単位）。斜線：この手番で合わせ済み。</translation>
    </message>
    <message>
        <source>{sign} something must be done before any move.</source>
        <translation>{sign} 手の前に、しなければならないことがあります。</translation>
    </message>
    <message>
        <source>To move: {army}</source>
        <translation>手番：{army}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s) on all pairs</source>
        <translation>
            <numerusform>全ペアの合法手%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkmate at once on {pairs}</source>
        <translation>{pairs}ですぐにチェックメイト</translation>
    </message>
    <message>
        <source>An army can be captured at once on {pairs}</source>
        <translation>{pairs}ですぐに軍を捕獲できる</translation>
    </message>
    <message>
        <source>Would be in check against {boards}</source>
        <translation>{boards}に対してチェックされる</translation>
    </message>
    <message>
        <source>Nothing can be lost at once.</source>
        <translation>すぐに失うものはありません。</translation>
    </message>
</context>
<context>
    <name>JudgementPanel</name>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Worst moves</source>
        <translation>最悪の手</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>What everybody may expect</source>
        <translation>各人の見込み</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>最善の手番</translation>
    </message>
    <message>
        <source>How the game went for everybody</source>
        <translation>各人にとっての対局の推移</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>手番の数</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Judge the whole game</source>
        <translation>対局全体を評価</translation>
    </message>
    <message>
        <source>Judging: %v of %m</source>
        <translation>評価中：%v/%m</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>{effort}; more as soon as the mouse leaves the list</source>
        <translation>{effort}。マウスがリストを離れると続けます</translation>
    </message>
    <message>
        <source>When the game has been judged, the moves are listed here by which players lost most of what they could expect.</source>
        <translation>対局を評価すると、プレイヤーが見込みの多くを失った手がここに並びます。</translation>
    </message>
    <message>
        <source>The game is being judged.</source>
        <translation>対局を評価しています。</translation>
    </message>
    <message>
        <source>Nobody lost much by any move that has been judged.</source>
        <translation>評価した手の中に、大きく損をしたものはありません。</translation>
    </message>
    <message>
        <source>A click leads to where the move was made and shows what was better.</source>
        <translation>クリックするとその手が指された所へ移り、何が良かったかを表示します。</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>手本を見せる</translation>
    </message>
    <message>
        <source>The program does this step for you</source>
        <translation>このステップをプログラムが代わりに行います</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>1ステップ戻る</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>ステップ{number}/{count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}, in another position</source>
        <translation>ステップ{number}/{count}、別の局面</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>すべてのレッスン</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 完了</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>次：{lesson}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>LineagePanel</name>
    <message>
        <source>Lineage as a river</source>
        <translation>系譜を川として</translation>
    </message>
    <message>
        <source>Lost and captured armies</source>
        <translation>失われた軍と捕獲された軍</translation>
    </message>
    <message>
        <source>No army has been lost or captured on this line.</source>
        <translation>この手順では、失われた軍も捕獲された軍もありません。</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>SVGとして保存…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Type the number of a board to show it; 0 shows all boards.</source>
        <translation>盤の番号を入力するとその盤を表示し、0ですべての盤を表示します。</translation>
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
        <translation>手</translation>
    </message>
    <message>
        <source>Show the moves as a table, a column for each army</source>
        <translation>手を表で表示（軍ごとに1列）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>この手へのコメント</translation>
    </message>
    <message>
        <source>{glyph} (Alt+{key})</source>
        <translation>{glyph}（Alt+{key}）</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>その他の記号</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>No game on the table.</source>
        <translation>テーブルに対局がありません。</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>引き分けを請求</translation>
    </message>
    <message>
        <source>Let the bots go on</source>
        <translation>ボットを続ける</translation>
    </message>
    <message>
        <source>Stop the bots</source>
        <translation>ボットを止める</translation>
    </message>
    <message>
        <source>Pause the clocks</source>
        <translation>時計を停止</translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation>時計を開始</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>すぐ指す</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>{round} · the first move starts the clocks</source>
        <translation>{round}・最初の手で時計が動きます</translation>
    </message>
</context>
<context>
    <name>PictureActions</name>
    <message>
        <source>Sheet with all moves (PDF)</source>
        <translation>すべての手を載せたシート（PDF）</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG画像</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG画像</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>The picture is saved as {file}.</source>
        <translation>画像を{file}として保存しました。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>On the stage: {names}</source>
        <translation>中央エリア：{names}</translation>
    </message>
    <message>
        <source>Save the film strip</source>
        <translation>フィルムを保存</translation>
    </message>
    <message>
        <source>film</source>
        <translation>フィルム</translation>
    </message>
    <message>
        <source>The film is saved as {file}.</source>
        <translation>フィルムを{file}として保存しました。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Drawing {file} …</source>
        <translation>{file}を描いています…</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}.</source>
        <translation>{file}を保存できません：{reason}。</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>The picture as it will be</source>
        <translation>でき上がりの画像</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>テーブル全体</translation>
    </message>
    <message>
        <source>Seen from the &amp;other side</source>
        <translation>反対側から見る(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Names and pockets</source>
        <translation>名前とポケット(&amp;N)</translation>
    </message>
    <message>
        <source>Names of &amp;files and ranks</source>
        <translation>列と段の名前(&amp;F)</translation>
    </message>
    <message>
        <source>The &amp;last move marked</source>
        <translation>最後の手の印(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Arrows and rings</source>
        <translation>矢印と丸(&amp;A)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>cm, {dpi} dpi</source>
        <translation>cm（{dpi} dpi）</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>Unit of the width</source>
        <translation>幅の単位</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>配色(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>幅(&amp;W)</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>説明文(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Carry pieces (Esc)</source>
        <translation>駒を運ぶ（Esc）</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Empty squares; the right button always does</source>
        <translation>マスを空にする。右ボタンはいつでも消します</translation>
    </message>
    <message>
        <source>Drag a piece onto the boards, or click it and paint. The right button removes. Keys: letters for pieces, digits for armies.</source>
        <translation>駒を盤へドラッグするか、クリックして塗ってください。右ボタンで取り除きます。キー：文字は駒、数字は軍。</translation>
    </message>
    <message>
        <source>{piece}, {army}</source>
        <translation>{piece}、{army}</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>This is not a valid position: {reason}.</source>
        <translation>正しい局面ではありません：{reason}。</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Position editor</source>
        <translation>局面エディター</translation>
    </message>
    <message>
        <source>Boards of the position</source>
        <translation>局面の盤</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Clear the boards</source>
        <translation>盤を空にする</translation>
    </message>
    <message>
        <source>Add a board</source>
        <translation>盤を追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Begin an analysis of the position at once, without names or clocks</source>
        <translation>名前や時計なしで、この局面の分析をすぐに始める</translation>
    </message>
    <message>
        <source>Puzzle…</source>
        <translation>パズル…</translation>
    </message>
    <message>
        <source>Ask for something here, such as a mate, and have it proved</source>
        <translation>ここでメイトなど何かを求め、証明させる</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>プレイ…</translation>
    </message>
    <message>
        <source>Choose who plays, and begin a game here</source>
        <translation>指す人を選び、ここから対局を始める</translation>
    </message>
    <message>
        <source>Remove board {board}</source>
        <translation>盤{board}を取り除く</translation>
    </message>
    <message>
        <source>Board {board}, {square}: {what}</source>
        <translation>盤{board}、{square}：{what}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>The position that was set up will be lost. Leave the editor?</source>
        <translation>並べた局面は失われます。エディターを離れますか？</translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>The position as one line of text, {form}</source>
        <translation>1行のテキストで書いた局面、{form}</translation>
    </message>
    <message>
        <source>This is not a valid position: {reason}. Esc restores the line.</source>
        <translation>正しい局面ではありません：{reason}。Escで行を元に戻します。</translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation>局面を1行のテキストとしてクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>PreferenceActions</name>
    <message>
        <source>Translations of Qt</source>
        <translation>Qtの翻訳</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>言語を追加</translation>
    </message>
    <message>
        <source>No language was added: {reason}.</source>
        <translation>言語は追加されませんでした：{reason}。</translation>
    </message>
    <message>
        <source>{language}: {done} of {count} texts are translated.</source>
        <translation>{language}：{count}個の文のうち{done}個が訳されています。</translation>
    </message>
    <message>
        <source>Left out, as they do not fit their English: texts {texts}, pages {pages}.</source>
        <translation>英語と合わないため除いたもの：文{texts}、ページ{pages}。</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>駒(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Xiangqi and Shogi</source>
        <translation>シャンチーと将棋(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>動き(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Order of the boards</source>
        <translation>盤の並べ方(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Turn to the seat to move</source>
        <translation>手番の席へ向ける(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Bots move</source>
        <translation>ボットの指し方(&amp;B)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Chess programs</source>
        <translation>チェスプログラム</translation>
    </message>
    <message>
        <source>Boar&amp;ds</source>
        <translation>盤(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;urface of the table</source>
        <translation>テーブルの表面(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Wait for one to load</source>
        <translation>読み込みを待つ時間(&amp;W)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long a chess program may load before you are asked to wait on</source>
        <translation>チェスプログラムの読み込みがどれだけ続いたら、待ち続けるかを尋ねるか</translation>
    </message>
    <message>
        <source>Show a &amp;card between the turns of two players</source>
        <translation>2人のプレイヤーの手番の間にカードを表示(&amp;C)</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>音を鳴らす(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>言語を追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>システムと同じ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>漢字</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>すべての動き</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>As people do</source>
        <translation>人のように</translation>
    </message>
    <message>
        <source>Slowly, to be followed</source>
        <translation>目で追えるようゆっくり</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>When it is on the far side</source>
        <translation>遠い側にあるとき</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>いつも</translation>
    </message>
    <message>
        <source>Round a stage</source>
        <translation>中央エリアを囲む</translation>
    </message>
    <message>
        <source>Free table, in rows</source>
        <translation>自由なテーブル、横並び</translation>
    </message>
    <message>
        <source>Free table, round</source>
        <translation>自由なテーブル、円形</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>問題%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong: the position can be played</source>
        <translation>問題ありません：この局面は指せます</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Next puzzle</source>
        <translation>次のパズル</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>解を表示</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Key in its file: {key}</source>
        <translation>ファイル中のキー：{key}</translation>
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
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>BackSpace</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
</context>
<context>
    <name>RecordSign</name>
    <message>
        <source>An earlier position: back to the game</source>
        <translation>前の局面です：対局に戻る</translation>
    </message>
    <message>
        <source>A variation: back to the game</source>
        <translation>変化です：対局に戻る</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Nobody has moved since this player&apos;s last turn.</source>
        <translation>このプレイヤーの前の手番から、誰も指していません。</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>投了するもの</translation>
    </message>
</context>
<context>
    <name>RestoreActions</name>
    <message>
        <source>{when}: {players}</source>
        <translation>{when}：{players}</translation>
    </message>
    <message>
        <source>{when}: {players}, a game and its analysis</source>
        <translation>{when}：{players}、対局とその分析</translation>
    </message>
    <message>
        <source>{when}: {players}, analysis</source>
        <translation>{when}：{players}、分析</translation>
    </message>
    <message>
        <source>damaged: {reason}</source>
        <translation>破損：{reason}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ラウンド{number}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n操作</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesBox</name>
    <message>
        <source>Not in this game: {rules}.</source>
        <translation>このゲームでは使えないもの：{rules}。</translation>
    </message>
    <message>
        <source>{rule} “{choice}”</source>
        <translation>{rule}「{choice}」</translation>
    </message>
    <message>
        <source>{rule} off</source>
        <translation>{rule}オフ</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>SetUpActions</name>
    <message>
        <source>This game cannot be set up: {problem}.</source>
        <translation>この対局を準備できません：{problem}。</translation>
    </message>
    <message>
        <source>Add games from a file</source>
        <translation>ファイルからゲームを追加</translation>
    </message>
    <message>
        <source>Games of Fairy-Stockfish</source>
        <translation>Fairy-Stockfishのゲーム</translation>
    </message>
    <message>
        <source>No games were added from “{file}”: {reason}.</source>
        <translation>「{file}」からゲームを追加できませんでした：{reason}。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added, to be chosen for a new game.</source>
        <translation>
            <numerusform>新しい対局で選べるゲームを%n個追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be played here:</source>
        <translation>
            <numerusform>ここで指せないもの%n個：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New game from a position</source>
        <translation>局面から新しい対局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Set all as usual</source>
        <translation>すべて標準に戻す</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>このゲームのルール</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選ぶ</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>プレイヤーの数(&amp;N)</translation>
    </message>
    <message>
        <source>Same &amp;people as last time</source>
        <translation>前回と同じ人(&amp;P)</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>Bots &amp;think</source>
        <translation>ボットの思考(&amp;T)</translation>
    </message>
    <message>
        <source>The players are seated in this order.</source>
        <translation>プレイヤーはこの順に座ります。</translation>
    </message>
    <message>
        <source>The order of play is drawn at random when the game begins.</source>
        <translation>手番順は対局の開始時に抽選で決まります。</translation>
    </message>
    <message>
        <source>The players move in this order.</source>
        <translation>プレイヤーはこの順に指します。</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>ハウスルール：{rules}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no device to play sounds on.</source>
        <translation>音を鳴らす装置がありません。</translation>
    </message>
    <message>
        <source>Sounds need a part of Qt that is not installed; to install it: {command}</source>
        <translation>音を鳴らすには、インストールされていないQtの一部が必要です。インストール：{command}</translation>
    </message>
    <message>
        <source>Sounds need a system library that is not installed; on Debian or Ubuntu: {command}</source>
        <translation>音を鳴らすには、インストールされていないシステムライブラリーが必要です。DebianやUbuntuでは：{command}</translation>
    </message>
    <message>
        <source>Qt cannot load its sound support: {reason}</source>
        <translation>Qtが音声機能を読み込めません：{reason}</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players</source>
        <translation>Chess For Any Number of Players</translation>
    </message>
    <message>
        <source>At this table, in turns</source>
        <translation>このテーブルで順番に</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>友達と</translation>
    </message>
    <message>
        <source>Mate in 20 seconds</source>
        <translation>20秒でメイト</translation>
    </message>
    <message>
        <source>Open or analyse</source>
        <translation>開く・分析する</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局する</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>最善の手を見つける</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle</source>
        <translation>今日のパズル</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>すべてのレッスン</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>A file or a position</source>
        <translation>ファイルか局面</translation>
    </message>
    <message>
        <source>{key} teaches the game step by step. F1 opens the help.</source>
        <translation>{key}でゲームを一歩ずつ学べます。F1でヘルプが開きます。</translation>
    </message>
    <message>
        <source>You play army A and move first.</source>
        <translation>あなたはA軍で、最初に指します。</translation>
    </message>
    <message>
        <source>You are {name}, play army A and move first.</source>
        <translation>あなたは{name}、A軍で、最初に指します。</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Show the whole table (Ctrl+0)</source>
        <translation>テーブル全体を表示（Ctrl+0）</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>テーブル全体</translation>
    </message>
    <message>
        <source>To type a move, press / first.</source>
        <translation>手を入力するには、まず / を押してください。</translation>
    </message>
</context>
</TS>

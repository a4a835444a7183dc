<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>there is no module “{module}”</source>
        <translation>没有模块“{module}”</translation>
    </message>
    <message>
        <source>its command has a NUL character (expected text)</source>
        <translation>其命令含有 NUL 字符（应为文本）</translation>
    </message>
    <message>
        <source>there are no moves to judge (expected a game that was played)</source>
        <translation>没有可评判的着法（应为下过的对局）</translation>
    </message>
    <message>
        <source>pieces are hidden as long as the game goes on (expected one that is over)</source>
        <translation>对局进行期间棋子是隐藏的（应为已结束的对局）</translation>
    </message>
    <message>
        <source>“{text}”: the nodes must be a whole number (expected such as club:500)</source>
        <translation>“{text}”：节点数必须是整数（应如 club:500）</translation>
    </message>
    <message>
        <source>the number of players is {count} (expected {expected})</source>
        <translation>玩家数是 {count}（应为 {expected}）</translation>
    </message>
    <message>
        <source>there are {count} bots for {players} players (expected 1 to {players})</source>
        <translation>{players} 位玩家有 {count} 个机器人（应为 1 至 {players}）</translation>
    </message>
    <message>
        <source>“{bot}”: nothing is hidden in this game</source>
        <translation>“{bot}”：此对局中没有隐藏的内容</translation>
    </message>
    <message>
        <source>game {number}, action {action}: the bot “{bot}” failed: {reason}</source>
        <translation>对局 {number}，行动 {action}：机器人“{bot}”失败：{reason}</translation>
    </message>
    <message>
        <source>there are {count} actions (expected at most {most})</source>
        <translation>有 {count} 个行动（最多应为 {most}）</translation>
    </message>
    <message>
        <source>action {number}, “{action}”: {reason}</source>
        <translation>行动 {number}，“{action}”：{reason}</translation>
    </message>
    <message>
        <source>the game goes on after action {number}</source>
        <translation>行动 {number} 之后对局还在继续</translation>
    </message>
    <message>
        <source>game {number} of the file is not one of this arena: {what} is “{there}” (expected “{expected}”)</source>
        <translation>文件中的对局 {number} 不属于此竞技场：{what}是“{there}”（应为“{expected}”）</translation>
    </message>
    <message>
        <source>game {number} of the file is another game {round} than before</source>
        <translation>文件中的对局 {number} 与之前的对局 {round} 不同</translation>
    </message>
    <message>
        <source>the seating</source>
        <translation>座次</translation>
    </message>
    <message>
        <source>A bot needs a limit of nodes or of seconds</source>
        <translation>机器人需要节点数或秒数的限制</translation>
    </message>
    <message>
        <source>The limit of a bot must be more than nothing</source>
        <translation>机器人的限制必须大于零</translation>
    </message>
    <message>
        <source>Plays at random</source>
        <translation>随机行棋</translation>
    </message>
    <message>
        <source>Takes what hangs</source>
        <translation>有子白吃就吃</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初学者</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>休闲玩家</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>有经验的棋手</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>俱乐部棋手</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>比赛棋手</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>最强</translation>
    </message>
    <message>
        <source>Looks ahead a little</source>
        <translation>略作预读</translation>
    </message>
    <message>
        <source>unknown bot “{name}” (expected one of {known})</source>
        <translation>未知的机器人“{name}”（应为 {known} 之一）</translation>
    </message>
    <message>
        <source>the bot “{bot}”: {reason}</source>
        <translation>机器人“{bot}”：{reason}</translation>
    </message>
    <message>
        <source>the bot “{bot}” answered “{answer}”, which it may not do now (expected such as {example})</source>
        <translation>机器人“{bot}”回答了“{answer}”，现在不允许这样做（应如 {example}）</translation>
    </message>
    <message>
        <source>it has not said “ok” within {seconds} s of its start</source>
        <translation>它启动后 {seconds} 秒内没有说“ok”</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s, the most without a limit of time</source>
        <translation>它在 {seconds} 秒内没有回答，这是没有时间限制时的最长时间</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s, its limit of {limit} s and {more} s more</source>
        <translation>它在 {seconds} 秒内没有回答，即其限制 {limit} 秒再加 {more} 秒</translation>
    </message>
    <message>
        <source>it has not answered within {seconds} s of “stop”</source>
        <translation>它在“stop”之后 {seconds} 秒内没有回答</translation>
    </message>
    <message>
        <source>the bot has no program (expected such as python3 bot.py)</source>
        <translation>机器人没有程序（应如 python3 bot.py）</translation>
    </message>
    <message>
        <source>Player {player} has nothing to do now</source>
        <translation>玩家 {player} 现在无事可做</translation>
    </message>
    <message>
        <source>standard output cannot be written: {reason}</source>
        <translation>标准输出无法写入：{reason}</translation>
    </message>
    <message>
        <source>“{text}” is not a range of moves (expected such as 3-14)</source>
        <translation>“{text}”不是步数范围（应如 3-14）</translation>
    </message>
    <message>
        <source>it is “{text}” (expected {least} to {most}, or such as 8cm)</source>
        <translation>它是“{text}”（应为 {least} 至 {most}，或如 8cm）</translation>
    </message>
    <message>
        <source>it is “{text}” (expected {least} to {most})</source>
        <translation>它是“{text}”（应为 {least} 至 {most}）</translation>
    </message>
    <message>
        <source>annotated games are kept as games (expected {expected})</source>
        <translation>评注过的对局保存为对局（应为 {expected}）</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>它不是文本</translation>
    </message>
    <message>
        <source>it is too long for a game of this arena</source>
        <translation>对此竞技场的一局来说它太长</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected {expected})</source>
        <translation>“{key}”是 {value}（应为 {expected}）</translation>
    </message>
    <message>
        <source>action {number}, “{action}”, is not a move</source>
        <translation>行动 {number}，“{action}”，不是着法</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>% of games</source>
        <translation>占对局 %</translation>
    </message>
    <message>
        <source>+- error</source>
        <translation>+- 误差</translation>
    </message>
    <message>
        <source>% fair</source>
        <translation>公平 %</translation>
    </message>
    <message>
        <source>errors above</source>
        <translation>高出误差数</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>{games}, {actions} on average, {count} broken off</source>
        <translation>{games}，平均 {actions}，{count} 局中断</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n 个行动</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>一个工作进程</translation>
    </message>
    <message>
        <source>certificates are for tls:// addresses (--cluster is “{address}”)</source>
        <translation>证书用于 tls:// 地址（--cluster 是“{address}”）</translation>
    </message>
    <message>
        <source>--tls-key needs --tls-cert, the certificate it belongs to</source>
        <translation>--tls-key 需要 --tls-cert，即它所属的证书</translation>
    </message>
    <message>
        <source>“{address}” is not the address of a scheduler (expected such as {example})</source>
        <translation>“{address}”不是调度器的地址（应如 {example}）</translation>
    </message>
    <message>
        <source>game {number} was answered wrongly by {who}: {reason}; {count} wrong answers are too many</source>
        <translation>对局 {number} 得到{who}的错误回答：{reason}；{count} 个错误回答太多了</translation>
    </message>
    <message>
        <source>game {number} was answered wrongly by {who}: {reason} (it is played again on this machine)</source>
        <translation>对局 {number} 得到{who}的错误回答：{reason}（将在本机重下）</translation>
    </message>
    <message>
        <source>--cluster needs the extra cluster (pip install &apos;cfanp-gui[cluster]&apos;): {reason}</source>
        <translation>--cluster 需要附加组件 cluster（pip install &apos;cfanp-gui[cluster]&apos;）：{reason}</translation>
    </message>
    <message>
        <source>no scheduler can be reached at {address}: {reason}</source>
        <translation>在 {address} 连不上调度器：{reason}</translation>
    </message>
    <message>
        <source>what is at {address} does not answer as a scheduler: {reason}</source>
        <translation>{address} 上的程序没有像调度器那样回答：{reason}</translation>
    </message>
    <message>
        <source>certificates cannot be read from {files}: {reason}</source>
        <translation>无法从 {files} 读取证书：{reason}</translation>
    </message>
    <message>
        <source>a tls:// address needs certificates (expected --tls-ca, --tls-cert and --tls-key, or distributed.comm.tls in the configuration of Dask)</source>
        <translation>tls:// 地址需要证书（应有 --tls-ca、--tls-cert 和 --tls-key，或 Dask 配置中的 distributed.comm.tls）</translation>
    </message>
    <message>
        <source>the scheduler at {address} has said what could run something here ({name}), which was refused</source>
        <translation>{address} 上的调度器发来了可能在此运行某些内容的数据（{name}），已被拒绝</translation>
    </message>
    <message>
        <source>the scheduler at {address} is gone</source>
        <translation>{address} 上的调度器已消失</translation>
    </message>
    <message>
        <source>a worker of {address} plays by another program, {found} (expected {expected}; give all of them the same version and start them anew)</source>
        <translation>{address} 的一个工作进程使用另一程序 {found} 行棋（应为 {expected}；请给全部工作进程相同版本并重新启动）</translation>
    </message>
    <message>
        <source>game {number} was lost with its worker again and again, at last with {who}</source>
        <translation>对局 {number} 一再随工作进程丢失，最后一次是{who}</translation>
    </message>
    <message>
        <source>a worker of {address} does not have this program, {program}: {reason}</source>
        <translation>{address} 的一个工作进程没有此程序 {program}：{reason}</translation>
    </message>
    <message>
        <source>it is an error, {error}</source>
        <translation>它是错误，{error}</translation>
    </message>
    <message numerus="yes">
        <source>%n megabyte(s)</source>
        <translation>
            <numerusform>%n 兆字节</numerusform>
        </translation>
    </message>
    <message>
        <source>{pace} megabytes/min</source>
        <translation>{pace} 兆字节/分钟</translation>
    </message>
    <message>
        <source>game {game}, line {line}, column {column}: {message}</source>
        <translation>对局 {game}，第 {line} 行第 {column} 列：{message}</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>ok, {count}</source>
        <translation>正常，{count}</translation>
    </message>
    <message>
        <source>{count}, {remarked} with remarks, {lost} not read</source>
        <translation>{count}，其中 {remarked} 个有附注，{lost} 个未能读取</translation>
    </message>
    <message>
        <source>there are {count} games (choose one with --game N)</source>
        <translation>有 {count} 局（用 --game N 选择一局）</translation>
    </message>
    <message>
        <source>--ply is for positions and pictures</source>
        <translation>--ply 用于局面和图片</translation>
    </message>
    <message>
        <source>--moves is for pictures</source>
        <translation>--moves 用于图片</translation>
    </message>
    <message>
        <source>--ply is for a single picture, --moves for several</source>
        <translation>--ply 用于单张图片，--moves 用于多张</translation>
    </message>
    <message>
        <source>--uncovered is for pictures</source>
        <translation>--uncovered 用于图片</translation>
    </message>
    <message>
        <source>--dpi is for a PNG of one position</source>
        <translation>--dpi 用于单个局面的 PNG</translation>
    </message>
    <message>
        <source>--sheet is for a PDF</source>
        <translation>--sheet 用于 PDF</translation>
    </message>
    <message>
        <source>--sheet is for a single picture, --moves for several</source>
        <translation>--sheet 用于单张图片，--moves 用于多张</translation>
    </message>
    <message>
        <source>--uncovered is for games that are over</source>
        <translation>--uncovered 用于已结束的对局</translation>
    </message>
    <message>
        <source>there is no board {label} (expected such as {boards})</source>
        <translation>没有棋盘 {label}（应如 {boards}）</translation>
    </message>
    <message>
        <source>{width} cm at {dpi} dpi are {pixels} pixels (expected {least} to {most})</source>
        <translation>{width} 厘米按 {dpi} dpi 为 {pixels} 像素（应为 {least} 至 {most}）</translation>
    </message>
    <message>
        <source>it exists already (--force replaces it)</source>
        <translation>它已经存在（--force 会替换它）</translation>
    </message>
    <message>
        <source>Replace {file}? [y/N]</source>
        <translation>替换 {file}？[y/N]</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>there is no game {number} (expected 1 to {count})</source>
        <translation>没有对局 {number}（应为 1 至 {count}）</translation>
    </message>
    <message>
        <source>the picture cannot be drawn: {reason}</source>
        <translation>图片无法绘制：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n 道谜题</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown theme “{name}” (expected one of {expected})</source>
        <translation>未知的主题“{name}”（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>{file}: line 1: the file is not one of this mine (expected {expected})</source>
        <translation>{file}：第 1 行：此文件不属于这次搜集（应为 {expected}）</translation>
    </message>
    <message>
        <source>it has no puzzles</source>
        <translation>它没有谜题</translation>
    </message>
    <message>
        <source>“{key}” is not of this game</source>
        <translation>“{key}”不属于此对局</translation>
    </message>
    <message>
        <source>“{key}” has other house rules</source>
        <translation>“{key}”有其他自定规则</translation>
    </message>
    <message>
        <source>“{key}” has an unknown theme</source>
        <translation>“{key}”有未知的主题</translation>
    </message>
    <message>
        <source>the depth is {depth} (expected at least {least})</source>
        <translation>深度是 {depth}（至少应为 {least}）</translation>
    </message>
    <message>
        <source>unknown option “{name}” in {game} (expected one of {expected})</source>
        <translation>{game} 中有未知选项“{name}”（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>此行超过 {most} 字节</translation>
    </message>
    <message>
        <source>byte {number} of the line is not UTF-8 text</source>
        <translation>此行的第 {number} 字节不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>not valid JSON: {reason} at column {number}</source>
        <translation>不是有效的 JSON：第 {number} 列 {reason}</translation>
    </message>
    <message>
        <source>not valid JSON: a number is too long or the nesting too deep</source>
        <translation>不是有效的 JSON：数字太长或嵌套太深</translation>
    </message>
    <message>
        <source>not a JSON object (expected {expected})</source>
        <translation>不是 JSON 对象（应为 {expected}）</translation>
    </message>
    <message>
        <source>not valid JSON: {name} is not a number there</source>
        <translation>不是有效的 JSON：{name} 在那里不是数字</translation>
    </message>
    <message>
        <source>unknown key “{key}” (expected {expected})</source>
        <translation>未知的键“{key}”（应为 {expected}）</translation>
    </message>
    <message>
        <source>“{key}” must be a list of strings (expected such as {example})</source>
        <translation>“{key}”必须是字符串列表（应如 {example}）</translation>
    </message>
    <message>
        <source>“{part}” is not an option (expected such as defend=on)</source>
        <translation>“{part}”不是选项（应如 defend=on）</translation>
    </message>
    <message>
        <source>“{key}” must be a string (expected a position), unless “{system}” names another game (expected one of {expected})</source>
        <translation>“{key}”必须是字符串（应为局面），除非“{system}”指明其他棋种（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected one of {expected})</source>
        <translation>“{key}”是 {value}（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>move {number}, “{move}”, is not a move (expected such as {example})</source>
        <translation>第 {number} 步，“{move}”，不是着法（应如 {example}）</translation>
    </message>
    <message>
        <source>move {number}, “{move}”: {reason}</source>
        <translation>第 {number} 步，“{move}”：{reason}</translation>
    </message>
    <message>
        <source>{pace} games/min</source>
        <translation>{pace} 局/分钟</translation>
    </message>
    <message>
        <source>{pace} positions/min</source>
        <translation>{pace} 局面/分钟</translation>
    </message>
    <message>
        <source>{pace} puzzles/min</source>
        <translation>{pace} 谜题/分钟</translation>
    </message>
    <message>
        <source>{pace} moves/min</source>
        <translation>{pace} 步/分钟</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} / {all}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>剩余 {time}</translation>
    </message>
    <message>
        <source>{time} in all</source>
        <translation>共 {time}</translation>
    </message>
    <message>
        <source>waiting for workers</source>
        <translation>正在等待工作进程</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n 个工作进程</numerusform>
        </translation>
    </message>
    <message>
        <source>--nodes and --sample must be at least 1</source>
        <translation>--nodes 和 --sample 必须至少为 1</translation>
    </message>
    <message>
        <source>{file}: {count} of {all} proven, {positions} positions looked at</source>
        <translation>{file}：{all} 道中证明了 {count} 道，查看了 {positions} 个局面</translation>
    </message>
    <message>
        <source>--tls-ca, --tls-cert and --tls-key are for --cluster</source>
        <translation>--tls-ca、--tls-cert 和 --tls-key 用于 --cluster</translation>
    </message>
    <message>
        <source>--workers is for this machine (a cluster has its own workers)</source>
        <translation>--workers 用于本机（集群有自己的工作进程）</translation>
    </message>
    <message>
        <source>--{name} is {value} (expected at least 1)</source>
        <translation>--{name} 是 {value}（至少应为 1）</translation>
    </message>
    <message>
        <source>{file} has a game {number}, but --games is {games}</source>
        <translation>{file} 含有对局 {number}，而 --games 是 {games}</translation>
    </message>
    <message>
        <source>--resume needs --out, which names the file to go on with</source>
        <translation>--resume 需要 --out，后者指明要接着写的文件</translation>
    </message>
    <message>
        <source>unknown kind of file “{kind}” (expected {expected})</source>
        <translation>未知的文件类型“{kind}”（应为 {expected}）</translation>
    </message>
    <message>
        <source>{file} is there already (--resume goes on with it)</source>
        <translation>{file} 已经存在（用 --resume 接着写）</translation>
    </message>
    <message>
        <source>a worker ended before its game did</source>
        <translation>一个工作进程在其对局结束前终止</translation>
    </message>
    <message>
        <source>the source of the program has changed on the way</source>
        <translation>程序的源代码中途已改变</translation>
    </message>
    <message>
        <source>{file} has {count} of {games} (--resume goes on)</source>
        <translation>{file} 有 {games} 局中的 {count} 局（用 --resume 继续）</translation>
    </message>
    <message>
        <source>{file} has a game that is cut off, which is played again</source>
        <translation>{file} 有一局被截断，将重下</translation>
    </message>
    <message>
        <source>unknown language “{name}” (expected one of {expected})</source>
        <translation>未知的语言“{name}”（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>the words of the language “{name}” cannot be read: {reason}</source>
        <translation>语言“{name}”的词无法读取：{reason}</translation>
    </message>
    <message>
        <source>nothing says what kind of file it is (say it with {option}, such as {option} cpgn)</source>
        <translation>无法得知文件是什么类型（请用 {option} 说明，如 {option} cpgn）</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>没有标准输入</translation>
    </message>
    <message>
        <source>it is “{text}” (expected a number from 1)</source>
        <translation>它是“{text}”（应为从 1 起的数字）</translation>
    </message>
    <message>
        <source>none: the game is over</source>
        <translation>没有：对局已结束</translation>
    </message>
    <message>
        <source>army “{army}” cannot be asked about (expected one of {expected})</source>
        <translation>不能询问军队“{army}”（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>in “{game}” no boards are pushed together in pairs (expected a position of a game in which they are)</source>
        <translation>在“{game}”中没有棋盘成对推合（应为有棋盘推合的棋种的局面）</translation>
    </message>
    <message>
        <source>{message} ({rule})</source>
        <translation>{message}（{rule}）</translation>
    </message>
    <message>
        <source>there is no board {board}</source>
        <translation>没有棋盘 {board}</translation>
    </message>
    <message>
        <source>the game is over ({reason})</source>
        <translation>对局已结束（{reason}）</translation>
    </message>
    <message>
        <source>“{text}” fits several legal moves (expected one of {expected})</source>
        <translation>“{text}”符合几种合法着法（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source> (legal: {moves})</source>
        <translation> （合法：{moves}）</translation>
    </message>
    <message>
        <source>it is {colour}’s turn on board {board}, so its moves begin with {letter}</source>
        <translation>棋盘 {board} 上轮到{colour}，所以着法以 {letter} 开头</translation>
    </message>
    <message>
        <source>any board</source>
        <translation>任何棋盘</translation>
    </message>
    <message>
        <source>board {board}</source>
        <translation>棋盘 {board}</translation>
    </message>
    <message>
        <source>“{text}”: {reason}</source>
        <translation>“{text}”：{reason}</translation>
    </message>
    <message>
        <source>there is no such move on {where}</source>
        <translation>{where}上没有这步棋</translation>
    </message>
    <message>
        <source>half-board {board} cannot be pushed against itself</source>
        <translation>半棋盘 {board} 不能与自己推合</translation>
    </message>
    <message>
        <source>show one board as large as can be</source>
        <translation>把一块棋盘显示到最大</translation>
    </message>
    <message>
        <source>light up where pieces stand</source>
        <translation>照亮棋子所在之处</translation>
    </message>
    <message>
        <source>say what stands on a board</source>
        <translation>说出一块棋盘上有什么</translation>
    </message>
    <message>
        <source>say whose turn it is</source>
        <translation>说出轮到谁</translation>
    </message>
    <message>
        <source>say the last move, or as many as a number says</source>
        <translation>说出上一步，或按数字说出若干步</translation>
    </message>
    <message>
        <source>say which Kings are attacked, and by what</source>
        <translation>说出哪些王受到攻击，以及被什么攻击</translation>
    </message>
    <message>
        <source>show what can be lost before the next turn</source>
        <translation>显示下一回合之前可能失去什么</translation>
    </message>
    <message>
        <source>end the turn without the moves left</source>
        <translation>结束回合，放弃剩余步数</translation>
    </message>
    <message>
        <source>pass, where there is no move</source>
        <translation>无步可走时跳过</translation>
    </message>
    <message>
        <source>go back an action, or as many as a number says</source>
        <translation>后退一个行动，或按数字后退若干个</translation>
    </message>
    <message>
        <source>go forward an action, or as many as a number says</source>
        <translation>前进一个行动，或按数字前进若干个</translation>
    </message>
    <message>
        <source>claim a draw</source>
        <translation>要求判和</translation>
    </message>
    <message>
        <source>agree to a draw</source>
        <translation>同意和棋</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>show every board</source>
        <translation>显示每块棋盘</translation>
    </message>
    <message>
        <source>lay the boards in their places</source>
        <translation>把棋盘摆回原位</translation>
    </message>
    <message>
        <source>open the help</source>
        <translation>打开帮助</translation>
    </message>
    <message>
        <source>Nothing may follow “{word}”, but “{rest}” does.</source>
        <translation>“{word}”之后不能再写，却写了“{rest}”。</translation>
    </message>
    <message>
        <source>“{text}” is not a number of actions: expected such as {word} 3.</source>
        <translation>“{text}”不是行动数：应如 {word} 3。</translation>
    </message>
    <message>
        <source>“{text}” may be any of {moves}: say which.</source>
        <translation>“{text}”可能是 {moves} 中的任何一个：请说明是哪个。</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} 至 {most}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} 或 {last}</translation>
    </message>
    <message>
        <source>the number of players is {players} (expected {expected})</source>
        <translation>玩家数是 {players}（应为 {expected}）</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>A player whose time runs out is out of the game.</source>
        <translation>时间用完的玩家出局。</translation>
    </message>
    <message>
        <source>Type a move or a question</source>
        <translation>输入着法或问题</translation>
    </message>
    <message>
        <source>A move, a word or a question: where king</source>
        <translation>着法、命令词或问题：哪里 王</translation>
    </message>
    <message>
        <source>A move, a word or a question: {move}, where {piece}</source>
        <translation>着法、命令词或问题：{move}、哪里 {piece}</translation>
    </message>
    <message>
        <source>Say which pieces: expected such as {word} {piece}.</source>
        <translation>请说明哪些棋子：应如 {word} {piece}。</translation>
    </message>
    <message>
        <source>“{text}” is not a move: expected such as {move} or where {piece}.</source>
        <translation>“{text}”不是着法：应如 {move} 或 哪里 {piece}。</translation>
    </message>
    <message>
        <source>Name a board: expected such as {word} {board}.</source>
        <translation>请指明棋盘：应如 {word} {board}。</translation>
    </message>
    <message>
        <source>The turn cannot be ended now.</source>
        <translation>现在不能结束回合。</translation>
    </message>
    <message>
        <source>Nobody may pass now: that is for a player who has no move.</source>
        <translation>现在无人可以跳过：只有无步可走的玩家才可以。</translation>
    </message>
    <message>
        <source>Nothing was typed: expected a move, a word or a question.</source>
        <translation>没有输入：应为着法、命令词或问题。</translation>
    </message>
    <message>
        <source>“{text}” is not a move: expected such as the list of moves has, or where king.</source>
        <translation>“{text}”不是着法：应如着法列表中所列，或 哪里 王。</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>push {pair} together; legal moves: {count}</source>
        <translation>推合 {pair}；合法着法：{count}</translation>
    </message>
    <message>
        <source>{move}, checkmate</source>
        <translation>{move}，将死</translation>
    </message>
    <message>
        <source>{move}, check</source>
        <translation>{move}，将军</translation>
    </message>
    <message>
        <source>{move}, brings in {piece} on {square}</source>
        <translation>{move}，{piece}在 {square} 入场</translation>
    </message>
    <message>
        <source>{move}, explodes</source>
        <translation>{move}，爆炸</translation>
    </message>
    <message>
        <source>{piece} {origin} attacks {taken} of {side} on {target}</source>
        <translation>{origin} 的{piece}攻击 {target} 上{side}的{taken}</translation>
    </message>
    <message>
        <source>{piece} {origin} takes {taken} of {side} on {target}</source>
        <translation>{origin} 的{piece}吃 {target} 上{side}的{taken}</translation>
    </message>
    <message>
        <source>{piece} {origin} to {target}</source>
        <translation>{piece} {origin} 到 {target}</translation>
    </message>
    <message>
        <source>{piece} placed on {square}</source>
        <translation>{piece}放到 {square}</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Analysis: the turn goes to {side}, {name}.</source>
        <translation>分析：回合给{side}，{name}。</translation>
    </message>
    <message>
        <source>The turn can be given to nobody here</source>
        <translation>这里不能把回合给任何人</translation>
    </message>
    <message>
        <source>The turn cannot be given to “{side}” (expected {sides})</source>
        <translation>回合不能给“{side}”（应为 {sides}）</translation>
    </message>
    <message>
        <source>“{text}” is not a square (expected a1 to h{ranks})</source>
        <translation>“{text}”不是格子（应为 a1 至 h{ranks}）</translation>
    </message>
    <message>
        <source>board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>the line has {count} characters (expected at most {most})</source>
        <translation>此行有 {count} 个字符（最多应为 {most} 个）</translation>
    </message>
    <message>
        <source>the line has a character that cannot be printed (expected one line of text)</source>
        <translation>此行含有无法打印的字符（应为一行文本）</translation>
    </message>
    <message>
        <source>the line: the number of fields is {count} (expected {expected}: {names}, single spaces between)</source>
        <translation>此行的字段数是 {count}（应为 {expected}：{names}，之间各一个空格）</translation>
    </message>
    <message>
        <source>the line has a space too many before field {number} (expected single spaces between the fields)</source>
        <translation>此行在字段 {number} 之前多一个空格（字段之间应只有一个空格）</translation>
    </message>
    <message>
        <source>“{text}” (expected {expected})</source>
        <translation>“{text}”（应为 {expected}）</translation>
    </message>
    <message>
        <source>{owner} {label}: {message}</source>
        <translation>{owner} {label}：{message}</translation>
    </message>
    <message>
        <source>the number of entries is {count} (expected one per {owner}, that is {expected})</source>
        <translation>条目数是 {count}（每个{owner}应有一个，即 {expected} 个）</translation>
    </message>
    <message>
        <source>the number of ranks is {count} (expected {ranks})</source>
        <translation>横线数是 {count}（应为 {ranks}）</translation>
    </message>
    <message>
        <source>rank {rank}: {message}</source>
        <translation>横线 {rank}：{message}</translation>
    </message>
    <message>
        <source>“{text}” is neither a piece ({expected}) nor a number of empty squares from 1 to {files}</source>
        <translation>“{text}”既不是棋子（{expected}），也不是 1 至 {files} 的空格数</translation>
    </message>
    <message>
        <source>the number of squares is {count} (expected {files})</source>
        <translation>格子数是 {count}（应为 {files}）</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>{least} 至 {most} 的整数</translation>
    </message>
    <message>
        <source>“{key}” must be a string (expected a position)</source>
        <translation>“{key}”必须是字符串（应为局面）</translation>
    </message>
    <message>
        <source>there are {count} players in “{key}”, not {players}</source>
        <translation>“{key}”中有 {count} 位玩家，而不是 {players} 位</translation>
    </message>
    <message>
        <source>“{key}” must be an object (expected names of options and their values)</source>
        <translation>“{key}”必须是对象（应为选项名称及其值）</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number (expected such as {example})</source>
        <translation>“{key}”必须是整数（应如 {example}）</translation>
    </message>
    <message>
        <source>the position is a view (for={viewer}), which is not played on (expected the whole position)</source>
        <translation>此局面是视角（for={viewer}），不能接着下（应为完整局面）</translation>
    </message>
    <message>
        <source>in any direction</source>
        <translation>任意方向</translation>
    </message>
    <message>
        <source>straight in any direction</source>
        <translation>横竖任意方向</translation>
    </message>
    <message>
        <source>diagonally in any direction</source>
        <translation>斜向任意方向</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>向前</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>向后</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>斜向前</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>斜向后</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>向左</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>forward to the left</source>
        <translation>向左前方</translation>
    </message>
    <message>
        <source>forward to the right</source>
        <translation>向右前方</translation>
    </message>
    <message>
        <source>backward to the left</source>
        <translation>向左后方</translation>
    </message>
    <message>
        <source>backward to the right</source>
        <translation>向右后方</translation>
    </message>
    <message>
        <source>from its first square it also goes {how}</source>
        <translation>在起始格上还可以{how}</translation>
    </message>
    <message>
        <source>beyond its own half-board: {words}</source>
        <translation>在自己的半棋盘以外：{words}</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps to {squares} of its own half-board</source>
        <translation>只在自己半棋盘的 {squares}内走动</translation>
    </message>
    <message>
        <source>it captures by jumping to the empty square beyond, and goes on while it can</source>
        <translation>吃子时跳到其后的空格，能吃则继续吃</translation>
    </message>
    <message>
        <source>it may become: {kinds}</source>
        <translation>可以变为：{kinds}</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>不能走动</translation>
    </message>
    <message>
        <source>moves and captures {how}</source>
        <translation>走子和吃子都是{how}</translation>
    </message>
    <message>
        <source>moves {how}</source>
        <translation>走子时{how}</translation>
    </message>
    <message>
        <source>never captures</source>
        <translation>从不吃子</translation>
    </message>
    <message>
        <source>captures in the same way, but over one piece in between</source>
        <translation>吃子方式相同，但中间要隔一枚棋子</translation>
    </message>
    <message>
        <source>captures {how}</source>
        <translation>吃子时{how}</translation>
    </message>
    <message>
        <source>any number of squares {ways}, over one piece</source>
        <translation>{ways}走任意格，越过一枚棋子</translation>
    </message>
    <message>
        <source>over a piece beside it {ways}</source>
        <translation>{ways}越过紧邻的棋子</translation>
    </message>
    <message>
        <source>any number of squares {ways}</source>
        <translation>{ways}走任意格</translation>
    </message>
    <message>
        <source>one square {ways}</source>
        <translation>{ways}走一格</translation>
    </message>
    <message>
        <source>up to {count} squares {ways}</source>
        <translation>{ways}最多走 {count} 格</translation>
    </message>
    <message>
        <source>{words} if nothing stands in between</source>
        <translation>{words}，中间须无棋子</translation>
    </message>
    <message>
        <source>{words}, and on in the same line</source>
        <translation>{words}，并可沿同一条线继续走</translation>
    </message>
    <message>
        <source>exactly {count} squares {ways}</source>
        <translation>{ways}恰好走 {count} 格</translation>
    </message>
    <message>
        <source>{far} squares straight and {near} aside</source>
        <translation>直走 {far} 格再横走 {near} 格</translation>
    </message>
    <message>
        <source>{far} squares forward and {near} aside</source>
        <translation>向前 {far} 格再横走 {near} 格</translation>
    </message>
    <message>
        <source>{far} squares straight and {near} aside, not every way</source>
        <translation>直走 {far} 格再横走 {near} 格，并非每个方向都行</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some}或{last}</translation>
    </message>
    <message>
        <source>unknown option “{name}” (expected one of {expected})</source>
        <translation>未知选项“{name}”（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected true or false)</source>
        <translation>选项“{name}”的值是 {value!r}（应为 true 或 false）</translation>
    </message>
    <message>
        <source>option “{name}” is {value!r} (expected one of {expected})</source>
        <translation>选项“{name}”的值是 {value!r}（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>“{value}” has {count} choices (expected one, or {seats} with commas between)</source>
        <translation>“{value}”给出了 {count} 项选择（应为一项，或以逗号隔开的 {seats} 项）</translation>
    </message>
    <message>
        <source>none on the table</source>
        <translation>桌上没有</translation>
    </message>
    <message>
        <source>{place} (set {set})</source>
        <translation>{place}（第 {set} 套）</translation>
    </message>
    <message>
        <source>{square} ({player})</source>
        <translation>{square}（{player}）</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n 枚棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces} of {player}</source>
        <translation>{player}的{pieces}</translation>
    </message>
    <message>
        <source>{pieces}: {places}.</source>
        <translation>{pieces}：{places}。</translation>
    </message>
    <message>
        <source>In pockets: {pieces}.</source>
        <translation>口袋中：{pieces}。</translation>
    </message>
    <message>
        <source>half-boards {one} and {two}</source>
        <translation>半棋盘 {one} 和 {two}</translation>
    </message>
    <message>
        <source>half-board {board}, pushed together with {other}</source>
        <translation>半棋盘 {board}，与 {other} 推合</translation>
    </message>
    <message>
        <source>half-board {board}</source>
        <translation>半棋盘 {board}</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side}：{pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>On {board}: {pieces}.</source>
        <translation>在{board}上：{pieces}。</translation>
    </message>
    <message>
        <source>{piece} {square}</source>
        <translation>{piece} {square}</translation>
    </message>
    <message>
        <source>No King is attacked on any pair.</source>
        <translation>任何一对上都没有王受到攻击。</translation>
    </message>
    <message>
        <source>No King is attacked.</source>
        <translation>没有王受到攻击。</translation>
    </message>
    <message>
        <source>On {pairs} {king} is attacked by {attackers}.</source>
        <translation>在 {pairs} 上，{king}受到{attackers}攻击。</translation>
    </message>
    <message>
        <source>{piece} of {side}</source>
        <translation>{side}的{piece}</translation>
    </message>
    <message>
        <source>king</source>
        <translation>王</translation>
    </message>
    <message>
        <source>King</source>
        <translation>王</translation>
    </message>
    <message numerus="yes">
        <source>%n king(s)</source>
        <translation>
            <numerusform>%n 个王</numerusform>
        </translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>王</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>后</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>后</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n 个后</numerusform>
        </translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>后</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>车</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>车</translation>
    </message>
    <message numerus="yes">
        <source>%n rook(s)</source>
        <translation>
            <numerusform>%n 个车</numerusform>
        </translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>车</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>象</translation>
    </message>
    <message numerus="yes">
        <source>%n bishop(s)</source>
        <translation>
            <numerusform>%n 个象</numerusform>
        </translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>象</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>马</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n 个马</numerusform>
        </translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>马</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>兵</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n 个兵</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>{field}: {message}</source>
        <translation>{field}：{message}</translation>
    </message>
    <message>
        <source>The dead {piece} on {square} is in the way</source>
        <translation>{square} 上死亡的{piece}挡在路上</translation>
    </message>
    <message>
        <source>Your {piece} on {square} is in the way</source>
        <translation>你在 {square} 上的{piece}挡在路上</translation>
    </message>
    <message>
        <source>{player}’s {piece} on {square} is in the way</source>
        <translation>{player}在 {square} 上的{piece}挡在路上</translation>
    </message>
    <message>
        <source>{player}’s {piece} on {square}</source>
        <translation>{player}在 {square} 上的{piece}</translation>
    </message>
    <message>
        <source>Your King on {square} is attacked by {attackers}</source>
        <translation>你在 {square} 上的王受到{attackers}攻击</translation>
    </message>
    <message>
        <source>Your King on {square} would be attacked by {attackers}</source>
        <translation>你在 {square} 上的王会受到{attackers}攻击</translation>
    </message>
    <message>
        <source>It is {player}’s turn</source>
        <translation>轮到{player}</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}</source>
        <translation>棋盘 {board} 上轮到{player}</translation>
    </message>
    <message>
        <source>{the_piece} on {square} has not moved</source>
        <translation>{square} 上的{the_piece}没有走动</translation>
    </message>
    <message>
        <source>{the_piece} on {square} cannot go to {target}</source>
        <translation>{square} 上的{the_piece}不能走到 {target}</translation>
    </message>
    <message>
        <source>checkmated</source>
        <translation>被将死</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>被将军</translation>
    </message>
    <message>
        <source>no King</source>
        <translation>没有王</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>waits: {reason}</source>
        <translation>等待：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n more move(s)</source>
        <translation>
            <numerusform>还有 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>走子方</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>已推</translation>
    </message>
    <message>
        <source>the {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>玩家 {player}</translation>
    </message>
    <message>
        <source>byte {byte} is not {encoding} text</source>
        <translation>第 {byte} 字节不是 {encoding} 文本</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>它不存在</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>不允许访问</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>其路径中有一部分不是文件夹</translation>
    </message>
    <message>
        <source>there is something of that name already</source>
        <translation>已有同名的项目</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>there is no more room for you on the disk</source>
        <translation>磁盘上分配给你的空间已用完</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <source>the disk, or the way to it, has a fault</source>
        <translation>磁盘或通往磁盘的连接有故障</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>文件会太大</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>其名称太长</translation>
    </message>
    <message>
        <source>the system takes no such name, or cannot do that there</source>
        <translation>系统不接受这样的名称，或在那里不能这样做</translation>
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation>其链接绕成一圈</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>另一程序正在使用它</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>it is no program that can run here</source>
        <translation>它不是能在这里运行的程序</translation>
    </message>
    <message>
        <source>its device is no longer there</source>
        <translation>其设备已不存在</translation>
    </message>
    <message>
        <source>nothing answers there</source>
        <translation>那里没有应答</translation>
    </message>
    <message>
        <source>the connection has ended</source>
        <translation>连接已断开</translation>
    </message>
    <message>
        <source>no way leads there</source>
        <translation>没有通往那里的路径</translation>
    </message>
    <message>
        <source>it took too long to answer</source>
        <translation>它过了太久没有应答</translation>
    </message>
    <message>
        <source>the address is in use</source>
        <translation>该地址已被占用</translation>
    </message>
    <message>
        <source>this computer has no such address</source>
        <translation>本计算机没有这个地址</translation>
    </message>
    <message>
        <source>no computer of that name is known</source>
        <translation>没有已知的同名计算机</translation>
    </message>
    <message>
        <source>the system says “{reason}”</source>
        <translation>系统说“{reason}”</translation>
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
        <translation>{first}，{second}</translation>
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
        <translation>{names}，还有 {count} 个</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}和{second}</translation>
    </message>
    <message>
        <source>this is what somebody sees of a position, in which not all is told (expected the whole position)</source>
        <translation>这是某人所见的局面，其中并未写出全部（应为完整局面）</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>A player who resigns has lost and is out.</source>
        <translation>认输的玩家即告输棋并出局。</translation>
    </message>
    <message>
        <source>{name} must decide</source>
        <translation>{name}必须决定</translation>
    </message>
    <message>
        <source>{names} to move</source>
        <translation>轮到{names}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第 {round} 轮</translation>
    </message>
    <message>
        <source>from {loser}</source>
        <translation>来自{loser}</translation>
    </message>
    <message>
        <source>handed over by {giver}</source>
        <translation>由{giver}移交</translation>
    </message>
    <message>
        <source>captured {loser}’s army</source>
        <translation>俘获了{loser}的军队</translation>
    </message>
    <message>
        <source>{team}, board {board}</source>
        <translation>{team}，棋盘 {board}</translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation>{place}，空</translation>
    </message>
    <message>
        <source>{place}, {piece} of {player}</source>
        <translation>{place}，{player}的{piece}</translation>
    </message>
    <message>
        <source>strip, {square}</source>
        <translation>条带，{square}</translation>
    </message>
    <message>
        <source>half-board {board}, {square}</source>
        <translation>半棋盘 {board}，{square}</translation>
    </message>
    <message>
        <source>board {board}, {square}</source>
        <translation>棋盘 {board}，{square}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>strip between half-boards</source>
        <translation>半棋盘之间的条带</translation>
    </message>
    <message>
        <source>pushed together with {board}</source>
        <translation>与 {board} 推合</translation>
    </message>
    <message>
        <source>Half-boards {one} and {two} are pushed together.</source>
        <translation>半棋盘 {one} 和 {two} 已推到一起。</translation>
    </message>
    <message>
        <source>In check.</source>
        <translation>被将军。</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>将死。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s).</source>
        <translation>
            <numerusform>%n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>in the pocket of board {board}</source>
        <translation>在棋盘 {board} 的口袋中</translation>
    </message>
    <message>
        <source>in the pocket: {pieces}</source>
        <translation>口袋中：{pieces}</translation>
    </message>
    <message>
        <source>has captured {pieces}</source>
        <translation>已吃{pieces}</translation>
    </message>
    <message numerus="yes">
        <source>%n more alike</source>
        <translation>
            <numerusform>还有 %n 枚相同的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s).</source>
        <translation>
            <numerusform>桌上有 %n 块棋盘。</numerusform>
        </translation>
    </message>
    <message>
        <source>plays {move}</source>
        <translation>走 {move}</translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation>{player}：{move}。</translation>
    </message>
    <message>
        <source>Check to {player}.</source>
        <translation>将军{player}。</translation>
    </message>
    <message>
        <source>{names} win: {reason}.</source>
        <translation>{names}获胜：{reason}。</translation>
    </message>
    <message>
        <source>{names} wins: {reason}.</source>
        <translation>{names}获胜：{reason}。</translation>
    </message>
    <message>
        <source>Draw between {names}: {reason}.</source>
        <translation>{names}和棋：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a program.</source>
        <translation>“{name}”是文件夹，不是程序。</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <translation>没有文件“{name}”。</translation>
    </message>
    <message>
        <source>“{name}” is not a program: it must not be run.</source>
        <translation>“{name}”不是程序：不允许运行。</translation>
    </message>
    <message>
        <source>“{name}” could not be asked.</source>
        <translation>无法询问“{name}”。</translation>
    </message>
    <message>
        <source>it writes lines without an end</source>
        <translation>它写出没有结尾的行</translation>
    </message>
    <message>
        <source>it talks without being asked</source>
        <translation>它未被询问就输出</translation>
    </message>
    <message>
        <source>it gives a score that makes no sense</source>
        <translation>它给出没有意义的分数</translation>
    </message>
    <message>
        <source>it names a move that is not legal (“{move}”)</source>
        <translation>它给出不合法的着法（“{move}”）</translation>
    </message>
    <message>
        <source>“{name}” cannot be run: {reason}.</source>
        <translation>“{name}”无法运行：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” has ended before it spoke UCI.</source>
        <translation>“{name}”在使用 UCI 之前就结束了。</translation>
    </message>
    <message>
        <source>“{name}” is not a UCI chess program.</source>
        <translation>“{name}”不是 UCI 国际象棋程序。</translation>
    </message>
    <message>
        <source>“{name}” is not responding.</source>
        <translation>“{name}”没有响应。</translation>
    </message>
    <message>
        <source>“{name}” has ended unexpectedly.</source>
        <translation>“{name}”意外结束。</translation>
    </message>
    <message>
        <source>“{name}” does not play {game} by all of its rules; a newer version may.</source>
        <translation>“{name}”不按{game}的全部规则行棋；较新的版本也许可以。</translation>
    </message>
    <message>
        <source>“{name}” does not know {game}.</source>
        <translation>“{name}”不懂{game}。</translation>
    </message>
    <message>
        <source>“{name}” cannot be relied upon: {lie}.</source>
        <translation>“{name}”不可依赖：{lie}。</translation>
    </message>
    <message>
        <source>touch-board option</source>
        <translation>摸盘走盘选项</translation>
    </message>
    <message>
        <source>Pushing alone commits to nothing in this game</source>
        <translation>此对局中只推棋盘不受约束</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>An army passes only without a legal move in this game</source>
        <translation>此对局中，军队只有在没有合法着法时才跳过</translation>
    </message>
    <message>
        <source>Avalanche</source>
        <translation>雪崩棋</translation>
    </message>
    <message>
        <source>No pawn waits to become another piece in this game</source>
        <translation>此对局中没有等待升变为其他棋子的兵</translation>
    </message>
    <message>
        <source>It becomes a {piece}</source>
        <translation>它变为{piece}</translation>
    </message>
    <message>
        <source>Peterson 2</source>
        <translation>Peterson 2</translation>
    </message>
    <message>
        <source>Nobody owes a piece in this game</source>
        <translation>此对局中无人欠子</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>移除它</translation>
    </message>
    <message>
        <source>Swap it for a {piece}</source>
        <translation>换成{piece}</translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first</source>
        <translation>“{text}”必须写明两块半棋盘，字母小的在前</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e2e4)</source>
        <translation>“{text}”不是着法（应为一对棋盘和一步棋，如 AB:e2e4）</translation>
    </message>
    <message>
        <source>Moves since a capture or pawn move</source>
        <translation>上次吃子或动兵以来的步数</translation>
    </message>
    <message>
        <source>With a twist</source>
        <translation>规则变体</translation>
    </message>
    <message>
        <source>Eastern</source>
        <translation>东方棋类</translation>
    </message>
    <message>
        <source>New armies</source>
        <translation>新军队</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>西洋跳棋</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>暗棋类</translation>
    </message>
    <message>
        <source>On {files} by {ranks} squares.</source>
        <translation>在 {files} × {ranks} 格上。</translation>
    </message>
    <message>
        <source>On {files} by {ranks} squares. {rules}</source>
        <translation>在 {files} × {ranks} 格上。{rules}</translation>
    </message>
    <message>
        <source>{count} moves each without capture or pawn move</source>
        <translation>各 {count} 步没有吃子或动兵</translation>
    </message>
    <message>
        <source>none is on (expected {nothing})</source>
        <translation>没有启用任何一项（应为 {nothing}）</translation>
    </message>
    <message>
        <source>the letter of an army</source>
        <translation>军队的字母</translation>
    </message>
    <message>
        <source>a player, or - for a dead army</source>
        <translation>玩家，或以 - 表示死亡的军队</translation>
    </message>
    <message>
        <source>army</source>
        <translation>军队</translation>
    </message>
    <message>
        <source>a number of moves and the half-boards already pushed, each once, such as 2AB</source>
        <translation>步数和已推过的半棋盘，每块一次，如 2AB</translation>
    </message>
    <message>
        <source>a letter and its army, such as Qb</source>
        <translation>字母及其军队，如 Qb</translation>
    </message>
    <message>
        <source>half-board</source>
        <translation>半棋盘</translation>
    </message>
    <message>
        <source>“{text}”: expected {expected} in this order</source>
        <translation>“{text}”：应按此顺序为 {expected}</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in their order with pieces, such as a:BPP,c:R)</source>
        <translation>“{part}”（应按顺序写军队及其棋子，如 a:BPP,c:R）</translation>
    </message>
    <message>
        <source>“{name}” is not a square of the strip (expected such as {example})</source>
        <translation>“{name}”不是条带上的格子（应如 {example}）</translation>
    </message>
    <message>
        <source>“{text}” (expected the number of a player, or 0 for everybody)</source>
        <translation>“{text}”（应为玩家号，或以 0 表示所有人）</translation>
    </message>
    <message>
        <source>“{name}” is not a square (expected such as {example})</source>
        <translation>“{name}”不是格子（应如 {example}）</translation>
    </message>
    <message>
        <source>“{text}” (expected two squares and a number, such as Ba4~a1:2)</source>
        <translation>“{text}”（应为两个格子和一个数字，如 Ba4~a1:2）</translation>
    </message>
    <message>
        <source>“{text}” is out of order</source>
        <translation>“{text}”顺序不对</translation>
    </message>
    <message>
        <source>half-boards</source>
        <translation>半棋盘</translation>
    </message>
    <message>
        <source>army to move</source>
        <translation>轮到的军队</translation>
    </message>
    <message>
        <source>control</source>
        <translation>指挥权</translation>
    </message>
    <message>
        <source>moves left</source>
        <translation>剩余步数</translation>
    </message>
    <message>
        <source>moves since capture or pawn move</source>
        <translation>上次吃子或动兵以来的步数</translation>
    </message>
    <message>
        <source>round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>基础棋</translation>
    </message>
    <message>
        <source>strip</source>
        <translation>中间条带</translation>
    </message>
    <message>
        <source>“{text}” (expected a number of armies)</source>
        <translation>“{text}”（应为军队的数目）</translation>
    </message>
    <message>
        <source>{count} armies have passed (expected fewer than {most})</source>
        <translation>已有 {count} 支军队跳过（应少于 {most} 支）</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in order with files, such as a:abch)</source>
        <translation>“{part}”（应按顺序写军队及其直线，如 a:abch）</translation>
    </message>
    <message>
        <source>“{part}” (expected some of the files {files}, each once)</source>
        <translation>“{part}”（应为直线 {files} 中的若干条，每条一次）</translation>
    </message>
    <message>
        <source>{square}: no piece of army {army} stands on its gate</source>
        <translation>{square}：此入场格上没有军队 {army} 的棋子</translation>
    </message>
    <message>
        <source>“{part}” (expected armies in their order, such as a:1,c:2)</source>
        <translation>“{part}”（应按顺序写军队，如 a:1,c:2）</translation>
    </message>
    <message>
        <source>army {army} has been given {count} checks (expected fewer than {most})</source>
        <translation>军队 {army} 已被将军 {count} 次（应少于 {most} 次）</translation>
    </message>
    <message>
        <source>Checks received</source>
        <translation>被将军次数</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起始阵形</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>持子</translation>
    </message>
    <message>
        <source>checks received</source>
        <translation>被将军次数</translation>
    </message>
    <message>
        <source>gates</source>
        <translation>入场格</translation>
    </message>
    <message>
        <source>passes in a row</source>
        <translation>连续跳过次数</translation>
    </message>
    <message>
        <source>moved on the strip</source>
        <translation>在条带上走过</translation>
    </message>
    <message>
        <source>shown to all</source>
        <translation>已向所有人亮明</translation>
    </message>
    <message>
        <source>moved to and fro</source>
        <translation>来回走动</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>the number is {count} (expected 2 to {most})</source>
        <translation>数字是 {count}（应为 2 至 {most}）</translation>
    </message>
    <message>
        <source>{square}: there is no such square</source>
        <translation>{square}：没有这个格子</translation>
    </message>
    <message>
        <source>{square}: “{letter}” is not a piece (expected one of {expected})</source>
        <translation>{square}：“{letter}”不是棋子（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>{square}: there is a lake</source>
        <translation>{square}：那里是湖</translation>
    </message>
    <message>
        <source>army {army} has “{part}” (expected a player from 1 to {count}, or - for a dead army)</source>
        <translation>军队 {army} 写着“{part}”（应为 1 至 {count} 的玩家，或以 - 表示死亡的军队）</translation>
    </message>
    <message>
        <source>“{text}” is not an army of this game (expected a to {last})</source>
        <translation>“{text}”不是此对局的军队（应为 a 至 {last}）</translation>
    </message>
    <message>
        <source>{square}: there is no army {army} with {count} half-boards (expected A to {last})</source>
        <translation>{square}：{count} 块半棋盘时没有军队 {army}（应为 A 至 {last}）</translation>
    </message>
    <message>
        <source>army {text} is dead and cannot be to move</source>
        <translation>军队 {text} 已死亡，不能轮到它走</translation>
    </message>
    <message>
        <source>“{text}” (expected a number from 1 to {count} and the half-boards already pushed, such as 2AB)</source>
        <translation>“{text}”（应为 1 至 {count} 的数字加已推过的半棋盘，如 2AB）</translation>
    </message>
    <message>
        <source>“{text}”: there is no half-board {letter}</source>
        <translation>“{text}”：没有半棋盘 {letter}</translation>
    </message>
    <message>
        <source>“{text}”: half-boards are pushed in pairs, their number must be even</source>
        <translation>“{text}”：半棋盘成对推合，块数必须是偶数</translation>
    </message>
    <message>
        <source>“{text}”: {pair} is not a pair that waits for its move (touch-board only)</source>
        <translation>“{text}”：{pair} 不是等待走子的一对（仅用于摸盘走盘）</translation>
    </message>
    <message>
        <source>army {army}: “{letter}” cannot be in a hand (expected some of {expected})</source>
        <translation>军队 {army}：“{letter}”不能作为持子（应为 {expected} 中的若干）</translation>
    </message>
    <message>
        <source>army {army}: “{hand}” is not sorted (expected {expected})</source>
        <translation>军队 {army}：持子“{hand}”未排序（应为 {expected}）</translation>
    </message>
    <message>
        <source>{square}: no half-board was pushed this turn</source>
        <translation>{square}：本回合没有推过任何半棋盘</translation>
    </message>
    <message>
        <source>{square}: no piece of army {army} stands there on the strip</source>
        <translation>{square}：条带上那里没有军队 {army} 的棋子</translation>
    </message>
    <message>
        <source>there is no player {player} (expected 1 to {count}, or 0 for everybody)</source>
        <translation>没有玩家 {player}（应为 1 至 {count}，或以 0 表示所有人）</translation>
    </message>
    <message>
        <source>{square}: nothing stands there</source>
        <translation>{square}：那里没有棋子</translation>
    </message>
    <message>
        <source>{square}: no piece that moves stands there</source>
        <translation>{square}：那里没有能走动的棋子</translation>
    </message>
    <message>
        <source>{square}: no piece comes from {origin}</source>
        <translation>{square}：没有棋子来自 {origin}</translation>
    </message>
    <message>
        <source>{square}: the number is {count} (expected 1 to {most})</source>
        <translation>{square}：数字是 {count}（应为 1 至 {most}）</translation>
    </message>
    <message>
        <source>{square}: an unknown piece stands there, and no for= says whose view it is</source>
        <translation>{square}：那里有未知棋子，却没有 for= 说明这是谁的视角</translation>
    </message>
    <message>
        <source>{square}: the piece cannot be unknown to player {player}</source>
        <translation>{square}：玩家 {player} 不可能不知道此棋子</translation>
    </message>
    <message>
        <source>army {letter} is alive and has no piece</source>
        <translation>军队 {letter} 存活却没有棋子</translation>
    </message>
    <message>
        <source>army {letter} has two Kings, on {one} and {other}</source>
        <translation>军队 {letter} 有两个王，在 {one} 和 {other}</translation>
    </message>
    <message>
        <source>army {letter} is alive and has no King</source>
        <translation>军队 {letter} 存活却没有王</translation>
    </message>
    <message>
        <source>{square}: the King of army {army} is attacked although army {mover} is to move</source>
        <translation>{square}：军队 {army} 的王受到攻击，却轮到军队 {mover} 走</translation>
    </message>
    <message>
        <source>When a player&apos;s time runs out, their armies die (Rule 9).</source>
        <translation>玩家的时间用完时，其军队死亡（规则 9）。</translation>
    </message>
    <message>
        <source>It is not the turn of army {army}: army {mover} is to move.</source>
        <translation>没有轮到军队 {army}：现在轮到军队 {mover}。</translation>
    </message>
    <message>
        <source>push two half-boards together</source>
        <translation>把两块半棋盘推到一起</translation>
    </message>
    <message>
        <source>pull the half-boards apart</source>
        <translation>把两块半棋盘拉开</translation>
    </message>
    <message>
        <source>Type a move, a push or a question</source>
        <translation>键入着法、推盘或问题</translation>
    </message>
    <message>
        <source>Name two half-boards to push together: expected such as {word} A C.</source>
        <translation>请指明要推到一起的两块半棋盘：应如 {word} A C。</translation>
    </message>
    <message>
        <source>No half-boards are pushed together.</source>
        <translation>没有推合的半棋盘。</translation>
    </message>
    <message>
        <source>There is no half-board {board}: expected A to {last}.</source>
        <translation>没有半棋盘 {board}：应为 A 至 {last}。</translation>
    </message>
    <message>
        <source>Half-board {board} cannot be pushed against itself.</source>
        <translation>半棋盘 {board} 不能与自己推合。</translation>
    </message>
    <message>
        <source>{piece} {square}: {what}</source>
        <translation>{piece} {square}：{what}</translation>
    </message>
    <message>
        <source>castling, King {origin} to {target}</source>
        <translation>易位，王 {origin} 到 {target}</translation>
    </message>
    <message>
        <source>{move}, promotes to {piece}</source>
        <translation>{move}，升变为{piece}</translation>
    </message>
    <message>
        <source>{move}, pushes {pawn}</source>
        <translation>{move}，推{pawn}</translation>
    </message>
    <message>
        <source>a move of army {army}</source>
        <translation>军队 {army} 的一步</translation>
    </message>
    <message>
        <source>threefold repetition</source>
        <translation>三次重复局面</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>五次重复局面</translation>
    </message>
    <message>
        <source>insufficient material</source>
        <translation>子力不足</translation>
    </message>
    <message>
        <source>only Kings are left</source>
        <translation>只剩下王</translation>
    </message>
    <message>
        <source>repetition, {count} times</source>
        <translation>重复 {count} 次</translation>
    </message>
    <message>
        <source>Draws need no claim in this game</source>
        <translation>此对局中和棋自动成立，无须要求</translation>
    </message>
    <message>
        <source>Neither a threefold repetition nor {count} moves each without progress</source>
        <translation>既没有三次重复局面，也没有各 {count} 步无进展</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>军队</translation>
    </message>
    <message>
        <source>On the boards</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Army {letter}</source>
        <translation>军队 {letter}</translation>
    </message>
    <message>
        <source>Army {letter}, moved by player {player}</source>
        <translation>军队 {letter}，由玩家 {player} 指挥</translation>
    </message>
    <message>
        <source>army {letter}</source>
        <translation>军队 {letter}</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>轮到</translation>
    </message>
    <message>
        <source>Moves left</source>
        <translation>剩余步数</translation>
    </message>
    <message>
        <source>As many as half-boards the army stands on, less those made (Rule 6).</source>
        <translation>等于军队所在的半棋盘数，减去已走的步数（规则 6）。</translation>
    </message>
    <message>
        <source>Pushed this turn</source>
        <translation>本回合推过</translation>
    </message>
    <message>
        <source>Half-board {letter}</source>
        <translation>半棋盘 {letter}</translation>
    </message>
    <message>
        <source>Moved on the strip</source>
        <translation>在条带上走过</translation>
    </message>
    <message>
        <source>Squares of the strip with pieces that moved this turn (Rule 10).</source>
        <translation>条带上本回合走动过的棋子所在的格子（规则 10）。</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>已向所有人亮明</translation>
    </message>
    <message>
        <source>Squares with pieces that everybody knows.</source>
        <translation>所有人都已知晓的棋子所在的格子。</translation>
    </message>
    <message>
        <source>Waits for its move</source>
        <translation>等待走子</translation>
    </message>
    <message>
        <source>No pair</source>
        <translation>没有成对棋盘</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>The army is dead.</source>
        <translation>军队已死亡。</translation>
    </message>
    <message>
        <source>Moved by</source>
        <translation>指挥者</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Peterson’s rules</source>
        <translation>Peterson 规则</translation>
    </message>
    <message>
        <source>What these rules remember, as the ninth field of CFEN says it.</source>
        <translation>这些规则所记的内容，写法同 CFEN 的第九个字段。</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and leaves the half-boards.</source>
        <translation>军队 {army} 被{name}将死，离开半棋盘。</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and is dead.</source>
        <translation>军队 {army} 被{name}将死，已死亡。</translation>
    </message>
    <message>
        <source>Army {army} is checkmated by {name} and is frozen.</source>
        <translation>军队 {army} 被{name}将死，已冻结。</translation>
    </message>
    <message>
        <source>Army {army} has no legal move and passes.</source>
        <translation>军队 {army} 没有合法着法，跳过。</translation>
    </message>
    <message>
        <source>{name} has run out of time: army {army} is dead.</source>
        <translation>{name}已超时：军队 {army} 死亡。</translation>
    </message>
    <message>
        <source>Army {army} of {name} is dead.</source>
        <translation>{name}的军队 {army} 死亡。</translation>
    </message>
    <message>
        <source>Army {army} is checkmated: {name} captures it.</source>
        <translation>军队 {army} 被将死：{name}俘获它。</translation>
    </message>
    <message>
        <source>Army {army} passes.</source>
        <translation>军队 {army} 跳过。</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Army {army} goes from {giver} to {taker}.</source>
        <translation>军队 {army} 从{giver}移交给{taker}。</translation>
    </message>
    <message>
        <source>{name} captures the King of army {army}, which is dead.</source>
        <translation>{name}吃掉军队 {army} 的王，该军死亡。</translation>
    </message>
    <message>
        <source>{name} captures the last piece of army {army}, which is dead.</source>
        <translation>{name}吃掉军队 {army} 的最后一枚棋子，该军死亡。</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army}, which leaves the half-boards.</source>
        <translation>{name}夺得军队 {army} 的军旗，该军离开半棋盘。</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army}, which is dead.</source>
        <translation>{name}夺得军队 {army} 的军旗，该军死亡。</translation>
    </message>
    <message>
        <source>{name} captures the Flag of army {army} and takes it over.</source>
        <translation>{name}夺得军队 {army} 的军旗并接管它。</translation>
    </message>
    <message>
        <source>reaches the goal</source>
        <translation>到达目标格</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army}, which leaves the half-boards.</source>
        <translation>{name}到达针对军队 {army} 的目标格，该军离开半棋盘。</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army}, which is dead.</source>
        <translation>{name}到达针对军队 {army} 的目标格，该军死亡。</translation>
    </message>
    <message>
        <source>{name} reaches the goal against army {army} and captures it.</source>
        <translation>{name}到达针对军队 {army} 的目标格，俘获该军。</translation>
    </message>
    <message>
        <source>{captor} has reached the goal and captured {loser}’s army</source>
        <translation>{captor}到达目标格，俘获了{loser}的军队</translation>
    </message>
    <message>
        <source>gives the last check</source>
        <translation>给出最后一次将军</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check, and it leaves the half-boards.</source>
        <translation>{name}给军队 {army} 最后一次将军，该军离开半棋盘。</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check, and it is dead.</source>
        <translation>{name}给军队 {army} 最后一次将军，该军死亡。</translation>
    </message>
    <message>
        <source>{name} gives army {army} its last check and captures it.</source>
        <translation>{name}给军队 {army} 最后一次将军，俘获它。</translation>
    </message>
    <message>
        <source>{captor} has given the last check: {loser}’s army is lost</source>
        <translation>{captor}给了最后一次将军：{loser}失去了这支军队</translation>
    </message>
    <message>
        <source>makes the army extinct</source>
        <translation>使军队灭绝</translation>
    </message>
    <message>
        <source>Army {army} is extinct and leaves the half-boards.</source>
        <translation>军队 {army} 已灭绝，离开半棋盘。</translation>
    </message>
    <message>
        <source>Army {army} is extinct and dead.</source>
        <translation>军队 {army} 已灭绝并死亡。</translation>
    </message>
    <message>
        <source>Army {army} is extinct: {name} captures it.</source>
        <translation>军队 {army} 已灭绝：{name}俘获它。</translation>
    </message>
    <message>
        <source>{loser}’s army is extinct: {captor} has captured it</source>
        <translation>{loser}的军队已灭绝：{captor}俘获了它</translation>
    </message>
    <message>
        <source>Army {army} has lost its King and leaves the half-boards.</source>
        <translation>军队 {army} 失去了王，离开半棋盘。</translation>
    </message>
    <message>
        <source>Army {army} has lost its King and is dead.</source>
        <translation>军队 {army} 失去了王并死亡。</translation>
    </message>
    <message>
        <source>Army {army} has lost its King: {name} captures it.</source>
        <translation>军队 {army} 失去了王：{name}俘获它。</translation>
    </message>
    <message>
        <source>{loser}’s army has lost its King: {captor} captures it</source>
        <translation>{loser}的军队失去了王：{captor}俘获它</translation>
    </message>
    <message>
        <source>Army {army} has lost what it needs and is dead.</source>
        <translation>军队 {army} 失去了必需的棋子，已死亡。</translation>
    </message>
    <message>
        <source>{loser}’s army has lost what it needs and is dead</source>
        <translation>{loser}的军队失去了必需的棋子，已死亡</translation>
    </message>
    <message>
        <source>{name} has no piece left that can move: army {army} is dead.</source>
        <translation>{name}已没有能走动的棋子：军队 {army} 死亡。</translation>
    </message>
    <message>
        <source>nothing left that can move</source>
        <translation>没有能走动的棋子</translation>
    </message>
    <message>
        <source>Army {army} is released.</source>
        <translation>军队 {army} 获释。</translation>
    </message>
    <message>
        <source>It loses its turn.</source>
        <translation>它失去这个回合。</translation>
    </message>
    <message>
        <source>Army {army} is frozen and loses its turn.</source>
        <translation>军队 {army} 被冻结，失去这个回合。</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}, and nobody owes one.</source>
        <translation>{between}之间交换了棋子，无人欠子。</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}: {name} owes a piece worth {value} or more.</source>
        <translation>{between}之间交换了棋子：{name}欠一枚价值至少 {value} 的棋子。</translation>
    </message>
    <message>
        <source>Pieces were exchanged between {between}: {names} each owe a piece worth {value} or more.</source>
        <translation>{between}之间交换了棋子：{names}各欠一枚价值至少 {value} 的棋子。</translation>
    </message>
    <message>
        <source>Army {army} removes its {piece} on {square}.</source>
        <translation>军队 {army} 移除 {square} 上的{piece}。</translation>
    </message>
    <message>
        <source>Army {army} swaps its {piece} on {square} for a {other}.</source>
        <translation>军队 {army} 把 {square} 上的{piece}换成{other}。</translation>
    </message>
    <message>
        <source>{name} has no piece to remove and is excused.</source>
        <translation>{name}没有可移除的棋子，无须偿还。</translation>
    </message>
    <message>
        <source>Rule 4</source>
        <translation>规则 4</translation>
    </message>
    <message>
        <source>Rule 6</source>
        <translation>规则 6</translation>
    </message>
    <message>
        <source>Rule 7</source>
        <translation>规则 7</translation>
    </message>
    <message>
        <source>Rule 8</source>
        <translation>规则 8</translation>
    </message>
    <message>
        <source>Rule 9</source>
        <translation>规则 9</translation>
    </message>
    <message>
        <source>No pawn is pushed with a move in this game</source>
        <translation>此对局中走子时不推兵</translation>
    </message>
    <message>
        <source>friendly option</source>
        <translation>友谊局选项</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>{player} has no army left</source>
        <translation>{player}已没有军队</translation>
    </message>
    <message>
        <source>There is no half-board {board}</source>
        <translation>没有半棋盘 {board}</translation>
    </message>
    <message>
        <source>Half-board {board} was already pushed this turn</source>
        <translation>半棋盘 {board} 本回合已经推过</translation>
    </message>
    <message>
        <source>The half-boards {pair} are pushed together and must be used</source>
        <translation>半棋盘 {pair} 已推合，必须使用</translation>
    </message>
    <message>
        <source>Army {army} has no piece on {pair}</source>
        <translation>军队 {army} 在 {pair} 上没有棋子</translation>
    </message>
    <message>
        <source>{pair} cannot be used now</source>
        <translation>{pair} 现在不能使用</translation>
    </message>
    <message>
        <source>The first move of a turn is compulsory</source>
        <translation>回合的第一步必须走</translation>
    </message>
    <message>
        <source>There is no living army {army}</source>
        <translation>没有活着的军队 {army}</translation>
    </message>
    <message>
        <source>Army {army} is with {player} already</source>
        <translation>军队 {army} 已在{player}手中</translation>
    </message>
    <message>
        <source>Armies are handed over between turns, not within one</source>
        <translation>军队只在回合之间移交，不在回合之中</translation>
    </message>
    <message>
        <source>There is no player {player}</source>
        <translation>没有玩家 {player}</translation>
    </message>
    <message>
        <source>{move} is not a move on two half-boards</source>
        <translation>{move} 不是两块半棋盘上的着法</translation>
    </message>
    <message>
        <source>Army {army} has no {piece} in its hand</source>
        <translation>军队 {army} 的持子中没有{piece}</translation>
    </message>
    <message>
        <source>A living King is never captured, only checkmated</source>
        <translation>活着的王永远不会被吃掉，只会被将死</translation>
    </message>
    <message>
        <source>{the_piece} on {square} is royal and cannot be captured</source>
        <translation>{square} 上的{the_piece}与王一样，不能被吃</translation>
    </message>
    <message>
        <source>{the_piece} cannot be dropped on {target}</source>
        <translation>{the_piece}不能打入 {target}</translation>
    </message>
    <message>
        <source>Your {pieces} would still be attacked by {attackers}</source>
        <translation>你的{pieces}仍会受到{attackers}攻击</translation>
    </message>
    <message>
        <source>Your {pieces} would be attacked by {attackers}</source>
        <translation>你的{pieces}会受到{attackers}攻击</translation>
    </message>
    <message>
        <source>It is {player}’s turn with army {army}</source>
        <translation>轮到{player}以军队 {army} 行棋</translation>
    </message>
    <message>
        <source>{game}: {base}</source>
        <translation>{game}：{base}</translation>
    </message>
    <message>
        <source>Chess960, position {number}</source>
        <translation>Chess960，第 {number} 号局面</translation>
    </message>
    <message>
        <source>This rule is for more than two players.</source>
        <translation>此规则只用于超过两位玩家的对局。</translation>
    </message>
    <message>
        <source>This rule does not go with “{rule}”.</source>
        <translation>此规则不能与“{rule}”并用。</translation>
    </message>
    <message>
        <source>Changes nothing while Kings are captured: a mate only freezes.</source>
        <translation>若吃王，则不起作用：将死只会冻结。</translation>
    </message>
    <message>
        <source>Changes nothing unless Kings are captured.</source>
        <translation>只有吃王时才起作用。</translation>
    </message>
    <message>
        <source>Pieces of the dead army {army} stand there.</source>
        <translation>那里有死亡军队 {army} 的棋子。</translation>
    </message>
    <message>
        <source>Pieces of {count} armies stand there.</source>
        <translation>那里有 {count} 支军队的棋子。</translation>
    </message>
    <message>
        <source>The King of army {army} does not stand there.</source>
        <translation>军队 {army} 的王不在那里。</translation>
    </message>
    <message>
        <source>Only one army stands there.</source>
        <translation>那里只有一支军队。</translation>
    </message>
    <message>
        <source>Both armies are moved by the same player.</source>
        <translation>两支军队由同一位玩家指挥。</translation>
    </message>
    <message>
        <source>The King of army {other} is attacked though army {mover} is to move.</source>
        <translation>轮到军队 {mover} 走，军队 {other} 的王却受到攻击。</translation>
    </message>
    <message>
        <source>Army {mover} is checkmated there.</source>
        <translation>军队 {mover} 在那里被将死。</translation>
    </message>
    <message>
        <source>Army {mover} has no legal move there.</source>
        <translation>军队 {mover} 在那里没有合法着法。</translation>
    </message>
    <message>
        <source>A right to castle is left out, for the King does not stand as chess knows it.</source>
        <translation>略去一项易位权，因为王的位置不是国际象棋所规定的。</translation>
    </message>
    <message>
        <source>What pieces may do on their first squares alone is left out.</source>
        <translation>棋子只在起始格上才有的走法略去。</translation>
    </message>
    <message>
        <source>The checks that were given are left out.</source>
        <translation>已受的将军次数略去。</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <translation>“{title}”</translation>
    </message>
    <message>
        <source>A chess program knows nothing of {rules}, so what it says may be wrong.</source>
        <translation>国际象棋程序不懂{rules}，所以它说的可能不对。</translation>
    </message>
    <message>
        <source>No chess program plays {game}.</source>
        <translation>没有国际象棋程序会下{game}。</translation>
    </message>
    <message>
        <source>In {game} for two the game would be over there.</source>
        <translation>若是双人的{game}，对局在那里就已结束。</translation>
    </message>
    <message>
        <source>The armies do not move there as in {game}.</source>
        <translation>那里的军队走法与{game}不同。</translation>
    </message>
    <message>
        <source>A position as somebody sees it is looked at, not played on</source>
        <translation>某人视角下的局面只能查看，不能接着下</translation>
    </message>
    <message>
        <source>there are {count} set-ups (expected {players})</source>
        <translation>有 {count} 个布阵（应为 {players}）</translation>
    </message>
    <message>
        <source>First the pawn on {square} becomes another piece</source>
        <translation>先由 {square} 上的兵变成其他棋子</translation>
    </message>
    <message>
        <source>No pawn of yours waits on {square}</source>
        <translation>{square} 上没有你等待升变的兵</translation>
    </message>
    <message>
        <source>A pawn cannot become that</source>
        <translation>兵不能变成它</translation>
    </message>
    <message>
        <source>A pawn of an opponent is pushed with each move: say which</source>
        <translation>每走一步都要推对手的一个兵：请说明是哪个</translation>
    </message>
    <message>
        <source>Pushing that pawn would leave your King attacked on {pair}</source>
        <translation>推那个兵会使你的王在 {pair} 上受到攻击</translation>
    </message>
    <message>
        <source>{square} is no pawn of a living opponent that can go one square straight forward</source>
        <translation>{square} 上没有存活对手的、可以直进一格的兵</translation>
    </message>
    <message>
        <source>First say what the pawn on {square} becomes</source>
        <translation>先说明 {square} 上的兵变成什么</translation>
    </message>
    <message>
        <source>becomes another piece now</source>
        <translation>现在变成其他棋子</translation>
    </message>
    <message>
        <source>becomes another piece next turn</source>
        <translation>下一回合变成其他棋子</translation>
    </message>
    <message>
        <source>Peterson 1</source>
        <translation>Peterson 1</translation>
    </message>
    <message>
        <source>A turn that uses a half-board twice has at most {k} moves</source>
        <translation>两次使用同一块半棋盘的回合最多有 {k} 步</translation>
    </message>
    <message>
        <source>Peterson 1.{limit}</source>
        <translation>Peterson 1.{limit}</translation>
    </message>
    <message>
        <source>“{item}” needs “b=” after it</source>
        <translation>“{item}”之后需要 “b=”</translation>
    </message>
    <message>
        <source>“{key}=” needs “k=” before it</source>
        <translation>“{key}=”之前需要 “k=”</translation>
    </message>
    <message>
        <source>“{item}” names {number} (expected 2 to {most} opponents)</source>
        <translation>“{item}”写着 {number}（应为 2 至 {most} 个对手）</translation>
    </message>
    <message>
        <source>“b={bonus}” is not a number of moves (expected 1 to {count})</source>
        <translation>“b={bonus}”不是步数（应为 1 至 {count}）</translation>
    </message>
    <message>
        <source>half-boards are used in pairs and once, unless several opponents attack</source>
        <translation>半棋盘成对使用且只用一次，除非有几个对手进攻</translation>
    </message>
    <message>
        <source>player {player} is to move</source>
        <translation>轮到玩家 {player}</translation>
    </message>
    <message>
        <source>nothing is counted before that is due or lost</source>
        <translation>在应付之前没有可计的到期或损失</translation>
    </message>
    <message>
        <source>the moves left ({left}) do not fit the half-boards used ({used})</source>
        <translation>剩余步数（{left}）与用过的半棋盘（{used}）不符</translation>
    </message>
    <message>
        <source>the pieces that moved do not fit the moves made ({made})</source>
        <translation>走动过的棋子与所走步数（{made}）不符</translation>
    </message>
    <message>
        <source>no piece of army {army} stands on {square}</source>
        <translation>{square} 上没有军队 {army} 的棋子</translation>
    </message>
    <message>
        <source>{square} is on a half-board that was not used</source>
        <translation>{square} 在未用过的半棋盘上</translation>
    </message>
    <message>
        <source>more captures than moves made ({made})</source>
        <translation>吃子次数多于所走步数（{made}）</translation>
    </message>
    <message>
        <source>more checkmates than the moves made ({made}) can give to the other armies ({armies})</source>
        <translation>将死次数超过所走步数（{made}）能对其他军队（{armies}）造成的次数</translation>
    </message>
    <message>
        <source>it does not fit the moves made ({made})</source>
        <translation>它与所走步数（{made}）不符</translation>
    </message>
    <message>
        <source>the piece on {square} is no opponent’s</source>
        <translation>{square} 上的棋子不属于对手</translation>
    </message>
    <message>
        <source>Rule 8, Peterson 1.5</source>
        <translation>规则 8，Peterson 1.5</translation>
    </message>
    <message>
        <source>{the_piece} on {square} has moved this turn already</source>
        <translation>{square} 上的{the_piece}本回合已经走过</translation>
    </message>
    <message>
        <source>A {piece} that is dropped may not mate {player}’s King on {square}</source>
        <translation>打入的{piece}不能将死 {square} 上{player}的王</translation>
    </message>
    <message>
        <source>the round closed when the turn of army {army} began</source>
        <translation>军队 {army} 的回合开始时，本轮已结束</translation>
    </message>
    <message>
        <source>player {player} has no army</source>
        <translation>玩家 {player} 没有军队</translation>
    </message>
    <message>
        <source>player {player} has moved and pays before</source>
        <translation>玩家 {player} 已走过，须先付清</translation>
    </message>
    <message>
        <source>player {player} has pushed and pays before</source>
        <translation>玩家 {player} 已推盘，须先付清</translation>
    </message>
    <message>
        <source>the pieces of army {army} ({size}) and its lost ones ({lost}) are too many (expected at most {most} together)</source>
        <translation>军队 {army} 的棋子（{size}）和失去的棋子（{lost}）太多（合计最多应为 {most}）</translation>
    </message>
    <message>
        <source>owes a piece worth {value} or more</source>
        <translation>欠一枚价值至少 {value} 的棋子</translation>
    </message>
    <message>
        <source>owes {count} pieces</source>
        <translation>欠 {count} 枚棋子</translation>
    </message>
    <message>
        <source>owes {value} or more</source>
        <translation>欠至少 {value}</translation>
    </message>
    <message>
        <source>may be removed</source>
        <translation>可以移除</translation>
    </message>
    <message>
        <source>may be swapped</source>
        <translation>可以交换</translation>
    </message>
    <message>
        <source>{the_piece} on {square} is worth {worth}, and {value} is owed</source>
        <translation>{square} 上的{the_piece}值 {worth}，而欠的是 {value}</translation>
    </message>
    <message>
        <source>may be removed or swapped</source>
        <translation>可以移除或交换</translation>
    </message>
    <message>
        <source>{name} owes a piece worth {value} or more, having lost nothing in an exchange: choose the piece to remove, or a Queen to swap</source>
        <translation>{name}在交换中没有损失，欠一枚价值至少 {value} 的棋子：请选择要移除的棋子，或要交换的后</translation>
    </message>
    <message>
        <source>{name} owes a piece worth {value} or more, having lost nothing in an exchange: choose the piece to remove</source>
        <translation>{name}在交换中没有损失，欠一枚价值至少 {value} 的棋子：请选择要移除的棋子</translation>
    </message>
    <message>
        <source>First {player} must remove a piece worth {value} or more</source>
        <translation>{player}必须先移除一枚价值至少 {value} 的棋子</translation>
    </message>
    <message>
        <source>No piece is owed now</source>
        <translation>现在无人欠子</translation>
    </message>
    <message>
        <source>No piece of army {army} stands on {square}</source>
        <translation>{square} 上没有军队 {army} 的棋子</translation>
    </message>
    <message>
        <source>Only a Queen is swapped, for a Bishop or a Rook captured from its army</source>
        <translation>只有后可以交换，换成其军队被吃的象或车</translation>
    </message>
    <message>
        <source>Peterson 2.1</source>
        <translation>Peterson 2.1</translation>
    </message>
    <message>
        <source>A King is never removed</source>
        <translation>王从不移除</translation>
    </message>
    <message>
        <source>Without the piece on {square} the King would be attacked</source>
        <translation>没有 {square} 上的棋子，王会受到攻击</translation>
    </message>
    <message>
        <source>nobody has a piece left that can move</source>
        <translation>无人还有能走动的棋子</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name}出局。</translation>
    </message>
    <message>
        <source>players</source>
        <translation>玩家数</translation>
    </message>
    <message>
        <source>one of {pieces}</source>
        <translation>{pieces} 之一</translation>
    </message>
    <message>
        <source>A piece goes between the same two squares at most three times running: {one} and {other}</source>
        <translation>一枚棋子最多连续三次在相同两格之间来回：{one} 和 {other}</translation>
    </message>
    <message>
        <source>Armies are not handed over in a tournament game</source>
        <translation>锦标赛对局中不移交军队</translation>
    </message>
    <message>
        <source>{pair} is pushed together and must be used</source>
        <translation>{pair} 已推合，必须使用</translation>
    </message>
    <message>
        <source>{pair} is pushed together already</source>
        <translation>{pair} 已经推合</translation>
    </message>
    <message>
        <source>There is no legal move on {pair}</source>
        <translation>{pair} 上没有合法着法</translation>
    </message>
    <message>
        <source>Peterson 3</source>
        <translation>Peterson 3</translation>
    </message>
    <message>
        <source>Of {player}’s army {army}, frozen on {pairs}, only the King may be captured</source>
        <translation>{player}的军队 {army} 在 {pairs} 上被冻结，只有它的王可以被吃</translation>
    </message>
    <message>
        <source>army {army} is dead</source>
        <translation>军队 {army} 已死亡</translation>
    </message>
    <message>
        <source>army {army} has pushed, and a frozen army may not</source>
        <translation>军队 {army} 已推盘，而被冻结的军队不能推盘</translation>
    </message>
    <message>
        <source>army {army} is not checkmated on {pair}</source>
        <translation>军队 {army} 在 {pair} 上没有被将死</translation>
    </message>
    <message>
        <source>nothing on {square} attacks the King of army {army}</source>
        <translation>{square} 上没有棋子攻击军队 {army} 的王</translation>
    </message>
    <message>
        <source>frozen on {pairs}</source>
        <translation>在 {pairs} 上被冻结</translation>
    </message>
    <message>
        <source>King in danger from {squares}</source>
        <translation>王受到来自 {squares} 的威胁</translation>
    </message>
    <message>
        <source>frozen on {count} pairs</source>
        <translation>在 {count} 对上被冻结</translation>
    </message>
    <message>
        <source>King in danger</source>
        <translation>王有危险</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>被冻结</translation>
    </message>
    <message>
        <source>immune</source>
        <translation>免疫</translation>
    </message>
    <message>
        <source>in danger of capture from {squares}</source>
        <translation>有被 {squares} 吃掉的危险</translation>
    </message>
    <message>
        <source>may capture the King of army {army}</source>
        <translation>可以吃军队 {army} 的王</translation>
    </message>
    <message>
        <source>The capture would leave your own King attacked</source>
        <translation>此吃子会使自己的王受到攻击</translation>
    </message>
    <message>
        <source>{player}’s King may not be captured before {player} has had a turn since the attack from {square} began</source>
        <translation>自 {square} 的攻击开始以来，{player}还没有过回合，在此之前不能吃{player}的王</translation>
    </message>
    <message>
        <source>The piece on {square} has moved this turn</source>
        <translation>{square} 上的棋子本回合已走动</translation>
    </message>
    <message>
        <source>A second piece of {player} would be captured</source>
        <translation>这会吃掉{player}的第二枚棋子</translation>
    </message>
    <message>
        <source>Two pieces of {player} were captured this turn, so it cannot be a defence</source>
        <translation>本回合已吃{player}两枚棋子，所以不能算防御</translation>
    </message>
    <message>
        <source>More than one move would enforce mate on {player}, while not all who attack are checked or mated</source>
        <translation>会有不止一步强制将死{player}，而并非所有攻击者都被将军或将死</translation>
    </message>
    <message>
        <source>That would capture or threaten a second new piece of {player}, unshared</source>
        <translation>那会吃掉或威胁{player}的第二枚新棋子，且未分摊</translation>
    </message>
    <message>
        <source>Several new pieces of {player} would be threatened, unshared</source>
        <translation>{player}会有几枚新棋子受到威胁，且未分摊</translation>
    </message>
    <message>
        <source>That would threaten a second new piece of {player}, unshared</source>
        <translation>那会威胁{player}的第二枚新棋子，且未分摊</translation>
    </message>
    <message>
        <source>Rule 10</source>
        <translation>规则 10</translation>
    </message>
    <message>
        <source>The pieces of dead army {army} may not be captured</source>
        <translation>死亡军队 {army} 的棋子不能被吃</translation>
    </message>
    <message>
        <source>This is an ordinary turn: no half-board is used twice</source>
        <translation>这是普通回合：任何半棋盘都不能使用两次</translation>
    </message>
    <message>
        <source>This is now a defence: limits 1 to 4 hold</source>
        <translation>现在这是防御：限制 1 至 4 有效</translation>
    </message>
    <message>
        <source>1: No piece moves twice. 2: At most one piece of each opponent is captured. 3: At most one new piece of each opponent is threatened or captured, unless all but one of the attacks on them are shared with attacks on others. 4: At most one move checkmates each player, unless all who threaten are in check or checkmated.</source>
        <translation>1：没有棋子走两次。2：每个对手最多被吃一枚棋子。3：每个对手最多有一枚新棋子受到威胁或被吃，除非对它们的攻击除一个以外都与对他人的攻击分摊。4：对每位玩家最多有一步将死，除非所有威胁者都被将军或将死。</translation>
    </message>
    <message>
        <source>{moves}: {names} threaten this army</source>
        <translation>{moves}：{names}威胁此军队</translation>
    </message>
    <message>
        <source>{moves}: {names} threatened this army</source>
        <translation>{moves}：{names}威胁过此军队</translation>
    </message>
    <message>
        <source>{moves}, threatened by</source>
        <translation>{moves}，威胁来自</translation>
    </message>
    <message>
        <source>{bonus} by Rule 6, or {most} as a defence</source>
        <translation>按规则 6 为 {bonus}，作为防御则为 {most}</translation>
    </message>
    <message>
        <source>{player} threatens nothing any more</source>
        <translation>{player}不再威胁任何棋子</translation>
    </message>
    <message>
        <source>{piece} on {square} from {origins}</source>
        <translation>来自 {origins} 对 {square} 上的{piece}</translation>
    </message>
    <message>
        <source>{player} threatens {pieces}</source>
        <translation>{player}威胁{pieces}</translation>
    </message>
    <message>
        <source>“{item}”: {message}</source>
        <translation>“{item}”：{message}</translation>
    </message>
    <message>
        <source>an item is empty (expected one between two semicolons)</source>
        <translation>有一项是空的（两个分号之间应有一项）</translation>
    </message>
    <message>
        <source>“{key}=” says nothing (expected it left out)</source>
        <translation>“{key}=”没有内容（应省去）</translation>
    </message>
    <message>
        <source>“{item}” is not an item of the rules that are on (expected {expected})</source>
        <translation>“{item}”不是已启用规则的条目（应为 {expected}）</translation>
    </message>
    <message>
        <source>“{item}” is out of order (expected {expected})</source>
        <translation>“{item}”顺序不对（应为 {expected}）</translation>
    </message>
    <message>
        <source>“{text}” is not a player (expected 1 to {count})</source>
        <translation>“{text}”不是玩家（应为 1 至 {count}）</translation>
    </message>
    <message>
        <source>“{text}” is not a pair (expected such as AB, the lower letter first)</source>
        <translation>“{text}”不是一对（应如 AB，字母小的在前）</translation>
    </message>
    <message>
        <source>“{key}=” is given twice</source>
        <translation>“{key}=”给出了两次</translation>
    </message>
    <message>
        <source>“{item}” is not complete (expected such as {example})</source>
        <translation>“{item}”不完整（应如 {example}）</translation>
    </message>
    <message>
        <source>“{item}” is not sorted (expected each thing once, in order)</source>
        <translation>“{item}”未排序（每项应只出现一次，并按顺序）</translation>
    </message>
    <message>
        <source>nothing stands on {square}</source>
        <translation>{square} 上没有棋子</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as AB:e4)</source>
        <translation>“{text}”不是着法（应如 AB:e4）</translation>
    </message>
    <message>
        <source>“{text}” starts with &amp; but no move was made this turn (expected the first move of the next one)</source>
        <translation>“{text}”以 &amp; 开头，但本回合还没有走过（应为下一回合的第一步）</translation>
    </message>
    <message>
        <source> (legal pairs: {pairs})</source>
        <translation> （合法的对：{pairs}）</translation>
    </message>
    <message>
        <source>“{text}” is not a removal (expected such as -NAc3, or -QAd1=R for a swap)</source>
        <translation>“{text}”不是移除（应如 -NAc3，或以 -QAd1=R 表示交换）</translation>
    </message>
    <message>
        <source>“{text}”: no {piece} stands on {square}</source>
        <translation>“{text}”：{square} 上没有{piece}</translation>
    </message>
    <message>
        <source>“{text}” must name two half-boards, the lower letter first (it lies at the bottom)</source>
        <translation>“{text}”必须写明两块半棋盘，字母小的在前（它在下方）</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a pair and a move, such as AB:e4, AB:Nxf6, AB:O-O, AB:e8=Q or AB:e2e4)</source>
        <translation>“{text}”不是着法（应为一对棋盘和一步棋，如 AB:e4、AB:Nxf6、AB:O-O、AB:e8=Q 或 AB:e2e4）</translation>
    </message>
    <message>
        <source>“{text}” is legal on the pairs {pairs} (expected one of {expected})</source>
        <translation>“{text}”在 {pairs} 这几对上都合法（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>“{text}”: {push} is not a pawn that may be pushed with this move</source>
        <translation>“{text}”：{push} 不是此步可以推的兵</translation>
    </message>
    <message>
        <source>any pair</source>
        <translation>任何一对</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>army {army} has no such {piece} on {where}</source>
        <translation>军队 {army} 在{where}上没有这样的{piece}</translation>
    </message>
    <message>
        <source>no {piece} of army {army} can go to {square} on {where}</source>
        <translation>军队 {army} 在{where}上没有{piece}能走到 {square}</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>抽签决定</translation>
    </message>
    <message>
        <source>As seated</source>
        <translation>按座次</translation>
    </message>
    <message>
        <source>The players move in the order in which they are listed.</source>
        <translation>玩家按名单上的顺序行棋。</translation>
    </message>
    <message>
        <source>Joining half-boards</source>
        <translation>半棋盘的拼法</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>转过来</translation>
    </message>
    <message>
        <source>The upper half-board is turned round, as cardboard is.</source>
        <translation>上方的半棋盘转半圈，如同纸板棋盘。</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Files meet themselves and every army is set up as White (Robert Price).</source>
        <translation>直线各自相接，每支军队都按白方摆放（Robert Price）。</translation>
    </message>
    <message>
        <source>How the upper half-board lies against the lower one.</source>
        <translation>上方的半棋盘怎样对着下方的半棋盘。</translation>
    </message>
    <message>
        <source>Movement bonus</source>
        <translation>移动奖励</translation>
    </message>
    <message>
        <source>A move per half-board</source>
        <translation>每块半棋盘一步</translation>
    </message>
    <message>
        <source>As many moves as half-boards occupied.</source>
        <translation>占据几块半棋盘就走几步。</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>Every turn is a single move.</source>
        <translation>每个回合只走一步。</translation>
    </message>
    <message>
        <source>How many moves an army has in a turn.</source>
        <translation>一支军队每回合走几步。</translation>
    </message>
    <message>
        <source>The captor moves the army from then on.</source>
        <translation>此后由俘获者走这支军队。</translation>
    </message>
    <message>
        <source>As many moves as opponents threaten an army.</source>
        <translation>有几个对手威胁一支军队，就走几步。</translation>
    </message>
    <message>
        <source>Who lost nothing in exchanges gives a piece.</source>
        <translation>在交换中没有损失的人交出一枚棋子。</translation>
    </message>
    <message>
        <source>A mate freezes; an army dies with its King.</source>
        <translation>将死只冻结军队；王被吃，军队才死亡。</translation>
    </message>
    <message>
        <source>If Kings are captured, dead pieces may be too.</source>
        <translation>若吃王，死亡的棋子也可以被吃。</translation>
    </message>
    <message>
        <source>What is played on half-boards.</source>
        <translation>在半棋盘上下的是什么棋。</translation>
    </message>
    <message>
        <source>Captured armies</source>
        <translation>被俘的军队</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>行棋顺序</translation>
    </message>
    <message>
        <source>The order of play is drawn at random.</source>
        <translation>行棋顺序抽签决定。</translation>
    </message>
    <message>
        <source>Who moves first, and who after whom.</source>
        <translation>谁先走，谁接着谁走。</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>接管</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>The army leaves the half-boards.</source>
        <translation>军队离开半棋盘。</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>The army stays as obstacles that nobody moves.</source>
        <translation>军队留作障碍，无人走动。</translation>
    </message>
    <message>
        <source>What becomes of an army that is checkmated.</source>
        <translation>被将死的军队如何处置。</translation>
    </message>
    <message>
        <source>Friendly game</source>
        <translation>友谊局</translation>
    </message>
    <message>
        <source>Armies may be handed to any player, also to one who is out; off for a tournament.</source>
        <translation>军队可以移交给任何玩家，包括已出局的；锦标赛中请关闭。</translation>
    </message>
    <message>
        <source>Touch-board</source>
        <translation>摸盘走盘</translation>
    </message>
    <message>
        <source>Pushing two half-boards commits to them; if they show your own mate, the army is lost.</source>
        <translation>推合两块半棋盘后就必须在其上走棋；若推合后自己被将死，军队即告失去。</translation>
    </message>
    <message>
        <source>Defending against several</source>
        <translation>防御多个对手</translation>
    </message>
    <message>
        <source>Fair exchange</source>
        <translation>公平交换</translation>
    </message>
    <message>
        <source>Kings are captured</source>
        <translation>吃王</translation>
    </message>
    <message>
        <source>Obstacles may be captured</source>
        <translation>障碍可以被吃</translation>
    </message>
    <message>
        <source>With each move a pawn of an opponent is pushed one square forward (Betza 1977).</source>
        <translation>每走一步，就把对手的一个兵向前推一格（Betza 1977）。</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>基础棋</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>The pieces of each army: one set for all, or one for each with commas between.</source>
        <translation>各军队的棋子：一套供全体使用，或每军一套，以逗号隔开。</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>All armies are set up as in chess.</source>
        <translation>所有军队都按国际象棋摆放。</translation>
    </message>
    <message>
        <source>One of the 960 arrays, the same for every army.</source>
        <translation>960 种起始阵形之一，各军队相同。</translation>
    </message>
    <message>
        <source>The array with this number, the same for every army.</source>
        <translation>此编号的起始阵形，各军队相同。</translation>
    </message>
    <message>
        <source>“avalanche” does not go with “{name}” (expected one of them off)</source>
        <translation>“avalanche”不能与“{name}”并用（应关闭其中一项）</translation>
    </message>
    <message>
        <source>“{name}” is for more than two players (expected it off with two half-boards)</source>
        <translation>“{name}”用于超过两位玩家的对局（只有两块半棋盘时应关闭）</translation>
    </message>
    <message>
        <source>none that is known</source>
        <translation>没有已知的</translation>
    </message>
    <message>
        <source>“{text}”: there are no such rights (expected -)</source>
        <translation>“{text}”：没有这样的权利（应为 -）</translation>
    </message>
    <message>
        <source>last player alive</source>
        <translation>最后存活的玩家</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>time, but no mate is possible</source>
        <translation>超时，但对方无法将死</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>王车易位</translation>
    </message>
    <message>
        <source>en passant</source>
        <translation>吃过路兵</translation>
    </message>
    <message>
        <source>Click the next square of the capture.</source>
        <translation>点击吃子路线的下一个格子。</translation>
    </message>
    <message>
        <source>Click the pawn of an opponent that is pushed forward.</source>
        <translation>点击要向前推的对手的兵。</translation>
    </message>
    <message>
        <source>There are no pieces beside the half-boards</source>
        <translation>半棋盘旁边没有棋子</translation>
    </message>
    <message>
        <source>A piece comes in on the gate that another one leaves</source>
        <translation>棋子只能在另一枚棋子离开的入场格上入场</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>整局</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>逼和</translation>
    </message>
    <message>
        <source>no army can move</source>
        <translation>没有军队能走动</translation>
    </message>
    <message>
        <source>A player who resigns is out: their armies stay on the half-boards as dead obstacles.</source>
        <translation>认输的玩家出局：其军队留在半棋盘上，成为死亡的障碍。</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>轮到{name}</translation>
    </message>
    <message>
        <source>{player}: {moves}, or end the turn</source>
        <translation>{player}：{moves}，或结束回合</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <translation>轮到{player}</translation>
    </message>
    <message>
        <source>{player} to move with army {army}</source>
        <translation>轮到{player}，军队 {army}</translation>
    </message>
    <message>
        <source>may pass</source>
        <translation>可以跳过</translation>
    </message>
    <message>
        <source>{name}’s turn ends early: each move needs two half-boards not used this turn, and no such move is left</source>
        <translation>{name}的回合提前结束：每步棋都需要两个本回合未用过的半棋盘，而这样的棋已经没有了</translation>
    </message>
    <message>
        <source>army {army}, {player}</source>
        <translation>军队 {army}，{player}</translation>
    </message>
    <message>
        <source>{place}, {piece} of army {army}, dead</source>
        <translation>{place}，军队 {army} 的{piece}，死亡</translation>
    </message>
    <message>
        <source>{place}, {piece} of army {army}, {player}</source>
        <translation>{place}，军队 {army} 的{piece}，{player}</translation>
    </message>
    <message>
        <source>army {army} (dead)</source>
        <translation>军队 {army}（死亡）</translation>
    </message>
    <message>
        <source>army {army} ({player})</source>
        <translation>军队 {army}（{player}）</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}, dead</source>
        <translation>半棋盘 {board}，军队 {army} 的本营，{player}，死亡</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, handed over to {player} by {giver}</source>
        <translation>半棋盘 {board}，军队 {army} 的本营，由{giver}移交给{player}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player}</source>
        <translation>半棋盘 {board}，军队 {army} 的本营，{player}</translation>
    </message>
    <message>
        <source>half-board {board}, home of army {army}, {player} captured {loser}’s army</source>
        <translation>半棋盘 {board}，军队 {army} 的本营，{player}俘获了{loser}的军队</translation>
    </message>
    <message>
        <source>already pushed this turn</source>
        <translation>本回合已推过</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n half-board(s).</source>
        <translation>
            <numerusform>桌上有 %n 块半棋盘。</numerusform>
        </translation>
    </message>
    <message>
        <source>drops {piece} on {square} on {one} and {two}</source>
        <translation>在 {one} 和 {two} 上把{piece}打入 {square}</translation>
    </message>
    <message>
        <source>pushes half-boards {one} and {two} together</source>
        <translation>把半棋盘 {one} 和 {two} 推到一起</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>promotes {piece} on {square} to {other}</source>
        <translation>{square} 上的{piece}升变为{other}</translation>
    </message>
    <message>
        <source>swaps {piece} on {square} for {other}</source>
        <translation>{square} 上的{piece}换成{other}</translation>
    </message>
    <message>
        <source>removes {piece} on {square}</source>
        <translation>移除 {square} 上的{piece}</translation>
    </message>
    <message>
        <source>pushes {piece} {square} of army {army}</source>
        <translation>推动军队 {army} 在 {square} 的{piece}</translation>
    </message>
    <message>
        <source>castles long on {one} and {two}</source>
        <translation>在 {one} 和 {two} 上长易位</translation>
    </message>
    <message>
        <source>castles short on {one} and {two}</source>
        <translation>在 {one} 和 {two} 上短易位</translation>
    </message>
    <message>
        <source>{piece} {origin} to {target} on {one} and {two}</source>
        <translation>在 {one} 和 {two} 上，{piece}从 {origin} 到 {target}</translation>
    </message>
    <message>
        <source>takes {piece} of army {army}</source>
        <translation>吃掉军队 {army} 的{piece}</translation>
    </message>
    <message>
        <source>{taking} in passing</source>
        <translation>{taking}（吃过路兵）</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>变为{piece}</translation>
    </message>
    <message>
        <source>explodes</source>
        <translation>爆炸</translation>
    </message>
    <message>
        <source>blows up {pieces}</source>
        <translation>炸掉{pieces}</translation>
    </message>
    <message>
        <source>{piece} {square} of army {army}</source>
        <translation>军队 {army} 在 {square} 的{piece}</translation>
    </message>
    <message>
        <source>brings in {piece} on {square}</source>
        <translation>{piece}在 {square} 入场</translation>
    </message>
    <message>
        <source>attacks {piece} of army {army}</source>
        <translation>攻击军队 {army} 的{piece}</translation>
    </message>
    <message>
        <source>both fall</source>
        <translation>同归于尽</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>阵亡</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Check to army {army}.</source>
        <translation>将军军队 {army}。</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s Flag and army</source>
        <translation>{captor}俘获了{loser}的军旗和军队</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s last piece: the army is dead</source>
        <translation>{captor}吃掉了{loser}的最后一枚棋子：该军死亡</translation>
    </message>
    <message>
        <source>{captor} has captured {loser}’s King: the army is stone from now on</source>
        <translation>{captor}吃掉了{loser}的王：该军从此成为石头</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has beaten {loser}’s army, which is dead</source>
        <translation>将死：{captor}击败了{loser}的军队，该军死亡</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has frozen {loser}’s army</source>
        <translation>将死：{captor}冻结了{loser}的军队</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has beaten {loser}’s army, which leaves the half-boards</source>
        <translation>将死：{captor}击败了{loser}的军队，该军离开半棋盘</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has captured {loser}’s army from {holder}</source>
        <translation>将死：{captor}从{holder}手中俘获了{loser}的军队</translation>
    </message>
    <message>
        <source>Checkmate: {captor} has captured {loser}’s army</source>
        <translation>将死：{captor}俘获了{loser}的军队</translation>
    </message>
    <message>
        <source>{name}’s army</source>
        <translation>{name}的军队</translation>
    </message>
    <message>
        <source>{army}, from {holder}</source>
        <translation>{army}，来自{holder}</translation>
    </message>
    <message>
        <source>pushes {boards}</source>
        <translation>推合 {boards}</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name}出局</translation>
    </message>
    <message>
        <source>{army} to {name}</source>
        <translation>{army} 归{name}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>西洋跳棋</translation>
    </message>
    <message>
        <source>Hidden armies</source>
        <translation>隐藏军队</translation>
    </message>
    <message>
        <source>The pawns do not go the ways in which they go in chess.</source>
        <translation>兵的行进方向与国际象棋不同。</translation>
    </message>
    <message>
        <source>Such a check cannot come about in chess.</source>
        <translation>国际象棋中不可能出现这样的将军。</translation>
    </message>
    <message>
        <source>More pieces or pawns stand there than an army has in chess.</source>
        <translation>那里的棋子或兵比国际象棋的一支军队多。</translation>
    </message>
    <message>
        <source>White has no King</source>
        <translation>白方没有王</translation>
    </message>
    <message>
        <source>Black has no King</source>
        <translation>黑方没有王</translation>
    </message>
    <message>
        <source>there are too many Kings</source>
        <translation>王太多</translation>
    </message>
    <message>
        <source>White has more than 8 pawns</source>
        <translation>白方的兵超过 8 个</translation>
    </message>
    <message>
        <source>Black has more than 8 pawns</source>
        <translation>黑方的兵超过 8 个</translation>
    </message>
    <message>
        <source>a pawn stands on a back rank</source>
        <translation>有兵在底线上</translation>
    </message>
    <message>
        <source>White has more than 16 pieces</source>
        <translation>白方的棋子超过 16 枚</translation>
    </message>
    <message>
        <source>Black has more than 16 pieces</source>
        <translation>黑方的棋子超过 16 枚</translation>
    </message>
    <message>
        <source>the castling rights do not fit the Kings and Rooks</source>
        <translation>易位权与王和车的位置不符</translation>
    </message>
    <message>
        <source>no pawn can just have passed the en passant square</source>
        <translation>不可能有兵刚刚越过吃过路兵的格子</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>未轮到走的一方正被将军</translation>
    </message>
    <message>
        <source>FEN has two armies, not {count}</source>
        <translation>FEN 有两支军队，而不是 {count} 支</translation>
    </message>
    <message>
        <source>FEN has no dead armies</source>
        <translation>FEN 没有死亡的军队</translation>
    </message>
    <message>
        <source>the FEN is not of a valid position: {words}</source>
        <translation>FEN 不是有效局面：{words}</translation>
    </message>
    <message>
        <source>castling rights that do not fit the Kings and Rooks were removed</source>
        <translation>已去掉与王和车的位置不符的易位权</translation>
    </message>
    <message>
        <source>an en passant square that no pawn can just have passed was removed</source>
        <translation>已去掉不可能有兵刚刚越过的吃过路兵格子</translation>
    </message>
    <message>
        <source>the FEN has {count} characters (expected at most {most})</source>
        <translation>FEN 有 {count} 个字符（最多应为 {most} 个）</translation>
    </message>
    <message>
        <source>“{text}” is not a FEN: {error}</source>
        <translation>“{text}”不是 FEN：{error}</translation>
    </message>
    <message>
        <source>PGN has no word for “{game}”</source>
        <translation>PGN 没有词表示“{game}”</translation>
    </message>
    <message>
        <source>PGN: {error}</source>
        <translation>PGN：{error}</translation>
    </message>
    <message>
        <source>PGN: “{result}” is not a result (expected {expected})</source>
        <translation>PGN：“{result}”不是结果（应为 {expected}）</translation>
    </message>
    <message>
        <source>PGN has no word for “{action}” within a game</source>
        <translation>PGN 没有词表示对局中的“{action}”</translation>
    </message>
    <message>
        <source>PGN: variations on “{action}” have no place</source>
        <translation>PGN：“{action}”的变着没有位置</translation>
    </message>
    <message>
        <source>PGN: move {number} {action} is not legal</source>
        <translation>PGN：第 {number} 步 {action} 不合法</translation>
    </message>
    <message>
        <source>the pieces were read by the letters {letters}</source>
        <translation>棋子是按字母 {letters} 读取的</translation>
    </message>
    <message>
        <source>some bytes are not text in the encoding {name}</source>
        <translation>有些字节不是编码 {name} 的文本</translation>
    </message>
    <message>
        <source>text before the tags was ignored: “{text}”</source>
        <translation>已忽略标签之前的文本：“{text}”</translation>
    </message>
    <message>
        <source>it is not for PGN, and left out</source>
        <translation>不属于 PGN，已略去</translation>
    </message>
    <message>
        <source>tag {name}: {message}</source>
        <translation>标签 {name}：{message}</translation>
    </message>
    <message>
        <source>it says nothing; the game begins as usual</source>
        <translation>其中没有内容；对局照常开始</translation>
    </message>
    <message>
        <source>there is no tag FEN; the game begins as usual</source>
        <translation>没有标签 FEN；对局照常开始</translation>
    </message>
    <message>
        <source>the variant “{variant}” cannot be played yet</source>
        <translation>变体“{variant}”还不能下</translation>
    </message>
    <message>
        <source>the moves end with {told}</source>
        <translation>着法以 {told} 结束</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected {expected})</source>
        <translation>“{result}”不是结果（应为 {expected}）</translation>
    </message>
    <message>
        <source>the game ended {known} by its moves, not {told}</source>
        <translation>按着法，对局结果是 {known}，而不是 {told}</translation>
    </message>
    <message>
        <source>{error}; the rest of the line is kept as a comment</source>
        <translation>{error}；此线的其余部分保留为评注</translation>
    </message>
    <message>
        <source>move {number} {word}: {reason}</source>
        <translation>着法 {number} {word}：{reason}</translation>
    </message>
    <message>
        <source>it is not a move of a piece</source>
        <translation>它不是棋子的着法</translation>
    </message>
    <message>
        <source>75 moves each without capture or pawn move</source>
        <translation>各 75 步没有吃子或动兵</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>byte {number} is not UTF-8 text</source>
        <translation>第 {number} 字节不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>the name “{name}” is taken</source>
        <translation>名称“{name}”已被占用</translation>
    </message>
    <message>
        <source>the base game “{key}” cannot be played here: {reason}</source>
        <translation>基础棋“{key}”不能在这里下：{reason}</translation>
    </message>
    <message>
        <source>the base game “{key}” is not known here (expected {near}, or the file that has it)</source>
        <translation>这里不认识基础棋“{key}”（应为 {near}，或应有含它的文件）</translation>
    </message>
    <message>
        <source>the base game “{key}” is not known here (expected the file that has it)</source>
        <translation>这里不认识基础棋“{key}”（应有含它的文件）</translation>
    </message>
    <message>
        <source>the base game “{key}” is not in it (expected a section of that name)</source>
        <translation>其中没有基础棋“{key}”（应有同名的节）</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>English draughts: men and Kings jump over what they capture, and must.</source>
        <translation>英国跳棋：小兵和王棋从所吃的棋子上跳过，并且必须吃子。</translation>
    </message>
    <message>
        <source>English draughts: captures are compulsory, and go on while they can.</source>
        <translation>英国跳棋：必须吃子，能吃则继续吃。</translation>
    </message>
    <message>
        <source>man</source>
        <translation>小兵</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>小兵</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n 个小兵</numerusform>
        </translation>
    </message>
    <message>
        <source>crowned King</source>
        <translation>王棋</translation>
    </message>
    <message>
        <source>Crowned King</source>
        <translation>王棋</translation>
    </message>
    <message numerus="yes">
        <source>%n crowned King(s)</source>
        <translation>
            <numerusform>%n 个王棋</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves since a capture or a man’s move</source>
        <translation>上次吃子或动小兵以来的步数</translation>
    </message>
    <message>
        <source>{count} moves each without a capture or a man’s move</source>
        <translation>各 {count} 步没有吃子或动小兵</translation>
    </message>
    <message>
        <source>{square}: pieces stand on dark squares alone</source>
        <translation>{square}：棋子只在深色格上</translation>
    </message>
    <message>
        <source>{square}: a man on a foreign back rank is a King (expected K)</source>
        <translation>{square}：到达他人底线的小兵是王棋（应为 K）</translation>
    </message>
    <message>
        <source>army {letter} has {size} pieces (expected at most {most})</source>
        <translation>军队 {letter} 有 {size} 枚棋子（最多应为 {most}）</translation>
    </message>
    <message>
        <source>A capture names every square that it touches</source>
        <translation>吃子要写出落到的每个格子</translation>
    </message>
    <message>
        <source>The capture goes on from {square} while it can</source>
        <translation>从 {square} 起，能吃则继续吃</translation>
    </message>
    <message>
        <source>{the_piece} comes in only behind a piece that leaves its first square on the back rank</source>
        <translation>只有棋子离开底线上的起始格时，{the_piece}才能在那里入场</translation>
    </message>
    <message>
        <source>It becomes no other piece by this move</source>
        <translation>它走这一步不会变成其他棋子</translation>
    </message>
    <message>
        <source>You must capture on this pair; other pairs are free</source>
        <translation>在这一对上必须吃子；其他各对不受限制</translation>
    </message>
    <message>
        <source>{game} has no FEN</source>
        <translation>{game}没有 FEN</translation>
    </message>
    <message>
        <source>Pieces go diagonally, on the dark squares</source>
        <translation>棋子在深色格上斜走</translation>
    </message>
    <message>
        <source>Only a King goes and captures backwards</source>
        <translation>只有王棋能向后走和吃</translation>
    </message>
    <message>
        <source>“{letters}” at the end says nothing of any move</source>
        <translation>末尾的“{letters}”不表示任何着法</translation>
    </message>
    <message>
        <source>“{letter}” is not a letter of the notation that can be read here</source>
        <translation>“{letter}”不是这里能读的记法字母</translation>
    </message>
    <message>
        <source>“{written}”: the length of a line has one digit</source>
        <translation>“{written}”：线的长度只能是一位数字</translation>
    </message>
    <message>
        <source>“{written}”: only {atoms} and lines are repeated</source>
        <translation>“{written}”：只有 {atoms} 和线可以重复</translation>
    </message>
    <message>
        <source>“{written}”: only lines of R, B and Q go over a piece (p, g)</source>
        <translation>“{written}”：只有 R、B 和 Q 的线能越过棋子（p、g）</translation>
    </message>
    <message>
        <source>“{written}”: a grasshopper’s line (g) has no length</source>
        <translation>“{written}”：蚱蜢的线（g）没有长度</translation>
    </message>
    <message>
        <source>“{written}”: only {atoms} can be lame (n)</source>
        <translation>“{written}”：只有 {atoms} 能被蹩（n）</translation>
    </message>
    <message>
        <source>a board of {files} by {ranks} cannot be cut (expected at least 2 by 2)</source>
        <translation>{files} × {ranks} 的棋盘不能切分（至少应为 2 × 2）</translation>
    </message>
    <message>
        <source>“{value}” (expected {expected})</source>
        <translation>“{value}”（应为 {expected}）</translation>
    </message>
    <message>
        <source>it does not go with {other} (expected one of them left out)</source>
        <translation>不能与 {other} 并用（应省去其中一项）</translation>
    </message>
    <message>
        <source>no pawn becomes a King here</source>
        <translation>这里没有兵能升变为王</translation>
    </message>
    <message>
        <source>an army could have two Kings (expected one at most)</source>
        <translation>一支军队可能会有两个王（应为：至多一个）</translation>
    </message>
    <message>
        <source>{colour} would be extinct from the start</source>
        <translation>{colour}一开始就会灭绝</translation>
    </message>
    <message>
        <source>it has walls (*), with which no game is played here</source>
        <translation>它有墙（*），这里不下带墙的棋</translation>
    </message>
    <message>
        <source>“{text}” is to move first (expected w)</source>
        <translation>“{text}”先走（应为 w）</translation>
    </message>
    <message>
        <source>“{text}” is no board</source>
        <translation>“{text}”不是棋盘</translation>
    </message>
    <message>
        <source>it has {count} ranks (expected {ranks})</source>
        <translation>它有 {count} 条横线（应为 {ranks}）</translation>
    </message>
    <message>
        <source>“{letter}” in the pocket is not a piece</source>
        <translation>口袋中的“{letter}”不是棋子</translation>
    </message>
    <message>
        <source>“{word}” on rank {rank} is not a piece (expected one of {expected})</source>
        <translation>横线 {rank} 上的“{word}”不是棋子（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>rank {rank} has {count} files (expected {files})</source>
        <translation>横线 {rank} 有 {count} 条直线（应为 {files}）</translation>
    </message>
    <message>
        <source>{piece} stands beyond rank {half} of its side (expected every army on its half-board)</source>
        <translation>{piece}在己方横线 {half} 之外（每支军队都应在自己的半棋盘上）</translation>
    </message>
    <message>
        <source>“{word}” is not a piece that can stand there</source>
        <translation>“{word}”不是可以在那里的棋子</translation>
    </message>
    <message>
        <source>only the King castles here (expected its letter)</source>
        <translation>这里只有王能易位（应为其字母）</translation>
    </message>
    <message>
        <source>it does not go with a king (expected king = - and commoner = k, as in atomic)</source>
        <translation>不能与王（king）并用（应为 king = - 和 commoner = k，如 atomic）</translation>
    </message>
    <message>
        <source>a King is in the pocket</source>
        <translation>口袋中有王</translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one at most)</source>
        <translation>{colour}有 {count} 个王（应至多一个）</translation>
    </message>
    <message>
        <source>pieces become every kind (expected one that is not there)</source>
        <translation>棋子可以变成所有种类（应有一种不在其中）</translation>
    </message>
    <message>
        <source>the file is not on the board</source>
        <translation>该直线不在棋盘上</translation>
    </message>
    <message>
        <source>“{value}” (expected a name, : and ranks of {files} letters with one King, the back rank first)</source>
        <translation>“{value}”（应为名称、: 和各横线的 {files} 个字母，含一个王，底线在前）</translation>
    </message>
    <message>
        <source>KQ, K, Q or -</source>
        <translation>KQ、K、Q 或 -</translation>
    </message>
    <message>
        <source>Towards White’s last file</source>
        <translation>朝白方的最后一条直线</translation>
    </message>
    <message>
        <source>Towards White’s first file</source>
        <translation>朝白方的第一条直线</translation>
    </message>
    <message>
        <source>{square} has lapsed: the turn of army {army} has begun</source>
        <translation>{square} 已失效：军队 {army} 的回合已经开始</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>易位</translation>
    </message>
    <message>
        <source>Passed squares</source>
        <translation>被越过的格子</translation>
    </message>
    <message>
        <source>The squares that pawns have passed with their last double step.</source>
        <translation>兵上次走两格时越过的格子。</translation>
    </message>
    <message>
        <source>“{part}” is no passed square (expected such as Ae3, Ae4Cd4 or -)</source>
        <translation>“{part}”不是被越过的格子（应如 Ae3、Ae4Cd4 或 -）</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” (expected -: it never castles so)</source>
        <translation>军队 {letter} 写着“{part}”（应为 -：它从不这样易位）</translation>
    </message>
    <message>
        <source>army {letter} has “{part}” but no {what} of its own on {square}</source>
        <translation>军队 {letter} 写着“{part}”，但 {square} 上没有它自己的{what}</translation>
    </message>
    <message>
        <source>{square} is on no half-board of this game</source>
        <translation>{square} 不在此对局的任何半棋盘上</translation>
    </message>
    <message>
        <source>{square} is there twice</source>
        <translation>{square} 出现了两次</translation>
    </message>
    <message>
        <source>{square}: a piece stands there</source>
        <translation>{square}：那里有棋子</translation>
    </message>
    <message>
        <source>{square}: nothing that passed it stands on {front}</source>
        <translation>{square}：{front} 上没有越过它的棋子</translation>
    </message>
    <message>
        <source>Minixiangqi</source>
        <translation>迷你象棋</translation>
    </message>
    <message>
        <source>Xiangqi</source>
        <translation>象棋</translation>
    </message>
    <message>
        <source>Minishogi</source>
        <translation>迷你将棋</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>日本将棋</translation>
    </message>
    <message>
        <source>Makruk</source>
        <translation>泰国象棋</translation>
    </message>
    <message>
        <source>Shatranj</source>
        <translation>波斯象棋</translation>
    </message>
    <message>
        <source>Crazyhouse</source>
        <translation>Crazyhouse</translation>
    </message>
    <message>
        <source>Capablanca Chess</source>
        <translation>卡帕布兰卡象棋</translation>
    </message>
    <message>
        <source>Grand Chess</source>
        <translation>大国际象棋</translation>
    </message>
    <message>
        <source>Courier Chess</source>
        <translation>信使象棋</translation>
    </message>
    <message>
        <source>Knightmate</source>
        <translation>骑士将死棋</translation>
    </message>
    <message>
        <source>Berolina Chess</source>
        <translation>柏林兵象棋</translation>
    </message>
    <message>
        <source>Katsuya Tamiya of Kyoto invented it about 1976: with every move a piece turns over and becomes another one.</source>
        <translation>京都的 Katsuya Tamiya（田宫克哉）约于 1976 年发明了它：每走一步，棋子就翻面变成另一种。</translation>
    </message>
    <message>
        <source>Chess with Different Armies</source>
        <translation>异军国际象棋</translation>
    </message>
    <message>
        <source>a number from {least} to {most}</source>
        <translation>{least} 至 {most} 的数字</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>win, loss or draw</source>
        <translation>胜、负或和棋</translation>
    </message>
    <message>
        <source>win, loss or none</source>
        <translation>win、loss 或 none</translation>
    </message>
    <message>
        <source>a file from a to {last}</source>
        <translation>a 至 {last} 的直线</translation>
    </message>
    <message>
        <source>squares such as d4, *8 or a*, or -</source>
        <translation>如 d4、*8 或 a* 的格子，或 -</translation>
    </message>
    <message>
        <source>letters of pieces: {letters}</source>
        <translation>棋子的字母：{letters}</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and what it has, such as {one}:..</source>
        <translation>棋子的字母，各加 : 及其所有，如 {one}:..</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and a name, with commas between</source>
        <translation>棋子的字母，各带 : 和名称，以逗号隔开</translation>
    </message>
    <message>
        <source>letters of pieces, each with : and a number</source>
        <translation>棋子的字母，各加 : 和数字</translation>
    </message>
    <message>
        <source>the file on which the King stands that castles</source>
        <translation>易位的王所在的直线</translation>
    </message>
    <message>
        <source>the pieces that castle as a King does</source>
        <translation>像王一样易位的棋子</translation>
    </message>
    <message>
        <source>the files of the Rooks with which it castles</source>
        <translation>与之易位的车所在的直线</translation>
    </message>
    <message>
        <source>who castles to one side takes the right to it there from all others</source>
        <translation>一方向一侧易位后，其他各方都失去向那一侧易位的权利</translation>
    </message>
    <message>
        <source>where the first move of a pawn may be of three squares</source>
        <translation>兵的第一步可以走三格的地方</translation>
    </message>
    <message>
        <source>the pieces that capture en passant</source>
        <translation>能吃过路兵的棋子</translation>
    </message>
    <message>
        <source>the pieces that promote as pawns do</source>
        <translation>像兵一样升变的棋子</translation>
    </message>
    <message>
        <source>the pieces whose moves begin the count of nMoveRule anew</source>
        <translation>走动后使 nMoveRule 重新计数的棋子</translation>
    </message>
    <message>
        <source>what a repetition is for the player to move: win, loss or draw</source>
        <translation>重复局面对轮走的玩家算什么：win、loss 或 draw（胜、负或和）</translation>
    </message>
    <message>
        <source>a repetition is that for White, whose turn it may be</source>
        <translation>不论轮到谁走，重复局面都按白方来算</translation>
    </message>
    <message>
        <source>the rank from which soldiers also go aside</source>
        <translation>卒从此横线起也可以横走</translation>
    </message>
    <message>
        <source>the squares of palaces, between which some pieces go diagonally</source>
        <translation>九宫的格子，有些棋子可以在其间斜走</translation>
    </message>
    <message>
        <source>pieces may be dropped promoted</source>
        <translation>可以打入已升变的棋子</translation>
    </message>
    <message>
        <source>how many of the pieces of dropNoDoubled a file may have</source>
        <translation>一条直线上最多可有几枚 dropNoDoubled 的棋子</translation>
    </message>
    <message>
        <source>pawns may be dropped where they would promote</source>
        <translation>兵可以打入会升变的地方</translation>
    </message>
    <message>
        <source>the pieces that mustDrop is about</source>
        <translation>mustDrop 所指的棋子</translation>
    </message>
    <message>
        <source>the flag counts when the next turn of its army begins</source>
        <translation>到达目标格要到该军下一回合开始时才算数</translation>
    </message>
    <message>
        <source>how many flag pieces must stand in the region</source>
        <translation>区域内须有几枚 flagPiece 的棋子</translation>
    </message>
    <message>
        <source>one of them is enough while the region has no empty square</source>
        <translation>区域内没有空格时，其中一枚就够</translation>
    </message>
    <message>
        <source>the flag does not count while it is attacked</source>
        <translation>受到攻击时，到达目标格不算数</translation>
    </message>
    <message>
        <source>extinction counts while an opponent has so many pieces</source>
        <translation>某个对手有这么多棋子时，灭绝才算数</translation>
    </message>
    <message>
        <source>an army with several royal pieces may not leave all of them attacked</source>
        <translation>军队有几枚与王一样的棋子时，不得让它们全部留在受攻击之处</translation>
    </message>
    <message>
        <source>pieces have rights on the first squares that the castling of startFen names</source>
        <translation>棋子在 startFen 的易位一项所列的起始格上享有权利</translation>
    </message>
    <message>
        <source>a piece that leaves such a square may bring in one of the hand</source>
        <translation>离开这种格子的棋子可以让一枚持子入场</translation>
    </message>
    <message>
        <source>from such squares a King and a fers may leap</source>
        <translation>王和费尔斯可以从这种格子跳走</translation>
    </message>
    <message>
        <source>an army that cannot move passes</source>
        <translation>无步可走的军队跳过</translation>
    </message>
    <message>
        <source>what pieces are worth to bots towards the end</source>
        <translation>临近终局时棋子对机器人的价值</translation>
    </message>
    <message>
        <source>they change no rule</source>
        <translation>不改变任何规则</translation>
    </message>
    <message>
        <source>Rarer keys</source>
        <translation>较少用的键</translation>
    </message>
    <message>
        <source>{key} — {meaning}</source>
        <translation>{key} — {meaning}</translation>
    </message>
    <message>
        <source>an army is extinct only on its own turn</source>
        <translation>军队只在自己的回合才会灭绝</translation>
    </message>
    <message>
        <source>pieces are set up by lot</source>
        <translation>棋子由抽签摆放</translation>
    </message>
    <message>
        <source>pieces come from another board</source>
        <translation>棋子来自另一块棋盘</translation>
    </message>
    <message>
        <source>pawns promote on diagonals</source>
        <translation>兵在斜线上升变</translation>
    </message>
    <message>
        <source>pieces turn to stone</source>
        <translation>棋子会变成石头</translation>
    </message>
    <message>
        <source>dropped pieces castle</source>
        <translation>打入的棋子可以易位</translation>
    </message>
    <message>
        <source>drops must enclose pieces</source>
        <translation>打入必须围住棋子</translation>
    </message>
    <message>
        <source>Rooks are dropped on the first rank</source>
        <translation>车只能打入第一横线</translation>
    </message>
    <message>
        <source>Bishops are dropped on different colours</source>
        <translation>象打入不同颜色的格子</translation>
    </message>
    <message>
        <source>squares are walled up</source>
        <translation>格子会被墙封住</translation>
    </message>
    <message>
        <source>enclosed pieces change sides</source>
        <translation>被围住的棋子改换阵营</translation>
    </message>
    <message>
        <source>pieces are counted at the end</source>
        <translation>终局时数子</translation>
    </message>
    <message>
        <source>checkmate does not win</source>
        <translation>将死不算胜</translation>
    </message>
    <message>
        <source>not every mate counts</source>
        <translation>并非每种将死都算数</translation>
    </message>
    <message>
        <source>pieces in a row win</source>
        <translation>棋子连成一线即胜</translation>
    </message>
    <message>
        <source>castling wins</source>
        <translation>易位即胜</translation>
    </message>
    <message>
        <source>the name of a game is of letters and digits (expected such as xiangqi, at most {most})</source>
        <translation>棋种名称由字母和数字组成（应如 xiangqi，最多 {most} 个）</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>它超过 {most} 个字符</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>名称已被占用</translation>
    </message>
    <message>
        <source>its parents go in a circle ({names})</source>
        <translation>它的上级循环引用（{names}）</translation>
    </message>
    <message>
        <source>it has more than 100 parents</source>
        <translation>它有超过 100 个上级</translation>
    </message>
    <message>
        <source>its parent “{parent}” is not known (expected a game of this file or one the program knows)</source>
        <translation>不认识它的上级“{parent}”（应为此文件或程序所知的棋种）</translation>
    </message>
    <message>
        <source>its parent “{parent}” cannot be read: {reason}</source>
        <translation>它的上级“{parent}”无法读取：{reason}</translation>
    </message>
    <message>
        <source>{file}: {where}: {problem}</source>
        <translation>{file}：{where}：{problem}</translation>
    </message>
    <message>
        <source>army {army} may not castle so on {where}</source>
        <translation>军队 {army} 不能在{where}上这样易位</translation>
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
            <numerusform>%n 个士</numerusform>
        </translation>
    </message>
    <message>
        <source>ai-wok</source>
        <translation>艾沃克</translation>
    </message>
    <message>
        <source>Ai-wok</source>
        <translation>艾沃克</translation>
    </message>
    <message numerus="yes">
        <source>%n ai-wok(s)</source>
        <translation>
            <numerusform>%n 个艾沃克</numerusform>
        </translation>
    </message>
    <message>
        <source>alfil</source>
        <translation>阿尔菲尔</translation>
    </message>
    <message>
        <source>Alfil</source>
        <translation>阿尔菲尔</translation>
    </message>
    <message numerus="yes">
        <source>%n alfil(s)</source>
        <translation>
            <numerusform>%n 个阿尔菲尔</numerusform>
        </translation>
    </message>
    <message>
        <source>amazon</source>
        <translation>亚马逊</translation>
    </message>
    <message>
        <source>Amazon</source>
        <translation>亚马逊</translation>
    </message>
    <message numerus="yes">
        <source>%n amazon(s)</source>
        <translation>
            <numerusform>%n 个亚马逊</numerusform>
        </translation>
    </message>
    <message>
        <source>archbishop</source>
        <translation>大主教</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <translation>大主教</translation>
    </message>
    <message numerus="yes">
        <source>%n archbishop(s)</source>
        <translation>
            <numerusform>%n 个大主教</numerusform>
        </translation>
    </message>
    <message>
        <source>archer</source>
        <translation>弓箭手</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>弓箭手</translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <translation>
            <numerusform>%n 个弓箭手</numerusform>
        </translation>
    </message>
    <message>
        <source>banner</source>
        <translation>旗手</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>旗手</translation>
    </message>
    <message numerus="yes">
        <source>%n banner(s)</source>
        <translation>
            <numerusform>%n 个旗手</numerusform>
        </translation>
    </message>
    <message>
        <source>bede</source>
        <translation>比德</translation>
    </message>
    <message>
        <source>Bede</source>
        <translation>比德</translation>
    </message>
    <message numerus="yes">
        <source>%n bede(s)</source>
        <translation>
            <numerusform>%n 个比德</numerusform>
        </translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>炮</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>炮</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <translation>
            <numerusform>%n 个炮</numerusform>
        </translation>
    </message>
    <message>
        <source>cardinal</source>
        <translation>红衣主教</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>红衣主教</translation>
    </message>
    <message numerus="yes">
        <source>%n cardinal(s)</source>
        <translation>
            <numerusform>%n 个红衣主教</numerusform>
        </translation>
    </message>
    <message>
        <source>centaur</source>
        <translation>半人马</translation>
    </message>
    <message>
        <source>Centaur</source>
        <translation>半人马</translation>
    </message>
    <message numerus="yes">
        <source>%n centaur(s)</source>
        <translation>
            <numerusform>%n 个半人马</numerusform>
        </translation>
    </message>
    <message>
        <source>chancellor</source>
        <translation>宰相</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>宰相</translation>
    </message>
    <message numerus="yes">
        <source>%n chancellor(s)</source>
        <translation>
            <numerusform>%n 个宰相</numerusform>
        </translation>
    </message>
    <message>
        <source>charging knight</source>
        <translation>冲锋马</translation>
    </message>
    <message>
        <source>Charging knight</source>
        <translation>冲锋马</translation>
    </message>
    <message numerus="yes">
        <source>%n charging knight(s)</source>
        <translation>
            <numerusform>%n 个冲锋马</numerusform>
        </translation>
    </message>
    <message>
        <source>charging rook</source>
        <translation>冲锋车</translation>
    </message>
    <message>
        <source>Charging rook</source>
        <translation>冲锋车</translation>
    </message>
    <message numerus="yes">
        <source>%n charging rook(s)</source>
        <translation>
            <numerusform>%n 个冲锋车</numerusform>
        </translation>
    </message>
    <message>
        <source>chariot</source>
        <translation>车</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>车</translation>
    </message>
    <message numerus="yes">
        <source>%n chariot(s)</source>
        <translation>
            <numerusform>%n 个车</numerusform>
        </translation>
    </message>
    <message>
        <source>colonel</source>
        <translation>上校</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>上校</translation>
    </message>
    <message numerus="yes">
        <source>%n colonel(s)</source>
        <translation>
            <numerusform>%n 个上校</numerusform>
        </translation>
    </message>
    <message>
        <source>courier</source>
        <translation>信使</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>信使</translation>
    </message>
    <message numerus="yes">
        <source>%n courier(s)</source>
        <translation>
            <numerusform>%n 个信使</numerusform>
        </translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>龙王</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>龙王</translation>
    </message>
    <message numerus="yes">
        <source>%n dragon(s)</source>
        <translation>
            <numerusform>%n 个龙王</numerusform>
        </translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>相</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>相</translation>
    </message>
    <message numerus="yes">
        <source>%n elephant(s)</source>
        <translation>
            <numerusform>%n 个相</numerusform>
        </translation>
    </message>
    <message>
        <source>FAD</source>
        <translation>FAD</translation>
    </message>
    <message>
        <source>Gardner Minichess</source>
        <translation>加德纳迷你国际象棋</translation>
    </message>
    <message>
        <source>Martin Gardner proposed it in 1969: the three files on the King’s side are left away. Since 2013 it is known that with two armies it is a draw.</source>
        <translation>马丁·加德纳于 1969 年提出了它：去掉王翼的三条直线。2013 年以来已知，两支军队时是和棋。</translation>
    </message>
    <message>
        <source>Los Alamos Chess</source>
        <translation>洛斯阿拉莫斯象棋</translation>
    </message>
    <message>
        <source>It is chess without bishops; in 1956 the MANIAC of Los Alamos played it, the first game like chess that a computer played.</source>
        <translation>它是没有象的国际象棋；1956 年洛斯阿拉莫斯的 MANIAC 下了它，这是计算机所下的第一种类似国际象棋的棋。</translation>
    </message>
    <message>
        <source>José Raúl Capablanca, World Champion of chess, proposed this larger game in the 1920s.</source>
        <translation>国际象棋世界冠军何塞·劳尔·卡帕布兰卡在 1920 年代提出了这种较大的棋。</translation>
    </message>
    <message>
        <source>Gothic Chess</source>
        <translation>哥特象棋</translation>
    </message>
    <message>
        <source>Ed Trice of the United States made it about 2000: Capablanca Chess with an array in which a piece protects every pawn.</source>
        <translation>美国的 Ed Trice 约于 2000 年创制了它：卡帕布兰卡象棋，但起始阵形中每个兵都有棋子保护。</translation>
    </message>
    <message>
        <source>Embassy Chess</source>
        <translation>大使馆象棋</translation>
    </message>
    <message>
        <source>Kevin Hill introduced it in 2005: the pieces of Capablanca Chess stand in the order of Grand Chess, from which they also have their names.</source>
        <translation>Kevin Hill 于 2005 年推出了它：卡帕布兰卡象棋的棋子按大国际象棋的顺序排列，名称也取自大国际象棋。</translation>
    </message>
    <message>
        <source>Janus Chess</source>
        <translation>雅努斯象棋</translation>
    </message>
    <message>
        <source>Werner Schöndorf of Germany invented Janus Chess in 1978.</source>
        <translation>德国的 Werner Schöndorf 于 1978 年发明了雅努斯象棋（Janus Chess）。</translation>
    </message>
    <message>
        <source>Christian Freeling, of the Netherlands, invented Grand Chess in 1984.</source>
        <translation>荷兰的 Christian Freeling 于 1984 年发明了大国际象棋（Grand Chess）。</translation>
    </message>
    <message>
        <source>Shako</source>
        <translation>Shako</translation>
    </message>
    <message>
        <source>Jean-Louis Cazaux of France invented Shako in 1990: chess with the cannon of Xiangqi and the elephant of old.</source>
        <translation>法国的 Jean-Louis Cazaux 于 1990 年发明了 Shako：国际象棋加上象棋的炮和古时的象（相）。</translation>
    </message>
    <message>
        <source>Courier Chess was played in Germany for some six hundred years; a poem of the early thirteenth century names it, and Ströbeck kept it longest.</source>
        <translation>信使象棋在德国下了大约六百年；十三世纪初的一首诗提到它，施特勒贝克（Ströbeck）保留它最久。</translation>
    </message>
    <message>
        <source>Chancellor Chess</source>
        <translation>宰相象棋</translation>
    </message>
    <message>
        <source>Benjamin Foster of St. Louis described it in a book of 1889: on nine files there is room for a chancellor, which moves as rook or knight.</source>
        <translation>圣路易斯的 Benjamin Foster 在 1889 年的一本书中介绍了它：九条直线上有宰相的位置，宰相的走法如车或马。</translation>
    </message>
    <message>
        <source>Almost Chess</source>
        <translation>准国际象棋</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, proposed it in 1977: a chancellor, which moves as rook or knight, stands in the place of the queen.</source>
        <translation>本程序所下的棋的发明者 Ralph Betza 于 1977 年提出了它：后的位置上是宰相，其走法如车或马。</translation>
    </message>
    <message>
        <source>Shatranj is the chess of Persia and the Arab world, from about the seventh century until modern chess replaced it.</source>
        <translation>波斯象棋（Shatranj）是波斯和阿拉伯世界的棋，大约从七世纪一直下到被现代国际象棋取代。</translation>
    </message>
    <message>
        <source>No-castling Chess</source>
        <translation>无易位国际象棋</translation>
    </message>
    <message>
        <source>Vladimir Kramnik, World Champion of chess, proposed it in 2019, so that Kings stay where they can be attacked.</source>
        <translation>国际象棋世界冠军弗拉基米尔·克拉姆尼克于 2019 年提出了它，好让王留在会受攻击的地方。</translation>
    </message>
    <message>
        <source>Torpedo Chess</source>
        <translation>鱼雷象棋</translation>
    </message>
    <message>
        <source>It is one of the games that Vladimir Kramnik and the program AlphaZero tried together in 2020: a pawn may go two squares from wherever it stands.</source>
        <translation>它是弗拉基米尔·克拉姆尼克与程序 AlphaZero 于 2020 年一起尝试的棋种之一：兵在任何地方都可以走两格。</translation>
    </message>
    <message>
        <source>Pocket Knight</source>
        <translation>口袋马</translation>
    </message>
    <message>
        <source>It has been played since the early twentieth century: each army has one more knight in its hand and may put it on any empty square in place of a move.</source>
        <translation>二十世纪初就有人下它：每支军队另有一个马作为持子，可以不走子而把它打入任意空格。</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>山丘之王</translation>
    </message>
    <message>
        <source>Three-check</source>
        <translation>三次将军</translation>
    </message>
    <message>
        <source>Five-check</source>
        <translation>五次将军</translation>
    </message>
    <message>
        <source>Atomic Chess</source>
        <translation>原子棋</translation>
    </message>
    <message>
        <source>Atomic Chess became known on chess servers in the 1990s.</source>
        <translation>原子棋（Atomic Chess）于 1990 年代在国际象棋服务器上为人所知。</translation>
    </message>
    <message>
        <source>Antichess</source>
        <translation>弃子棋</translation>
    </message>
    <message>
        <source>It is also called Losing Chess and has been played since the nineteenth century. In 2016 Mark Watkins proved that White wins with two armies, beginning with e3.</source>
        <translation>它也叫 Losing Chess，十九世纪以来就有人下。2016 年 Mark Watkins 证明，两支军队时白方以 e3 开局必胜。</translation>
    </message>
    <message>
        <source>Extinction Chess</source>
        <translation>灭绝象棋</translation>
    </message>
    <message>
        <source>R. Wayne Schmittberger invented Extinction Chess in 1985.</source>
        <translation>R. Wayne Schmittberger 于 1985 年发明了灭绝象棋（Extinction Chess）。</translation>
    </message>
    <message>
        <source>Kinglet Chess</source>
        <translation>Kinglet Chess</translation>
    </message>
    <message>
        <source>V. R. Parton of England invented it in 1953: an army is lost with its last pawn, and a King is a piece like others.</source>
        <translation>英格兰的 V. R. Parton 于 1953 年发明了它：军队失去最后一个兵就输了，王只是普通的棋子。</translation>
    </message>
    <message>
        <source>Coregal Chess</source>
        <translation>Coregal Chess</translation>
    </message>
    <message>
        <source>V. R. Parton of England invented it: the queen is royal too, and can be checked and checkmated as the King.</source>
        <translation>英格兰的 V. R. Parton 发明了它：后也与王一样，会被将军，也会被将死。</translation>
    </message>
    <message>
        <source>Three Kings</source>
        <translation>三王棋</translation>
    </message>
    <message>
        <source>Bruce Zimov invented Knightmate in 1972: the King moves as a knight, and Manns that move as Kings stand in the places of the knights.</source>
        <translation>Bruce Zimov 于 1972 年发明了骑士将死棋（Knightmate）：王像马一样走，原来马的位置上则是像王一样走的平民。</translation>
    </message>
    <message>
        <source>Edmund Nebermann invented the Berolina pawn in 1926, and named it after Berlin.</source>
        <translation>Edmund Nebermann 于 1926 年发明了柏林兵（Berolina），以柏林命名。</translation>
    </message>
    <message>
        <source>Hoppel-Poppel</source>
        <translation>Hoppel-Poppel</translation>
    </message>
    <message>
        <source>Hoppel-Poppel is from Germany: knights and bishops swap their ways of capturing.</source>
        <translation>Hoppel-Poppel 来自德国：马和象互换吃子的方式。</translation>
    </message>
    <message>
        <source>Crazyhouse is chess with drops, for two at one board, related to the four-player game called Bughouse.</source>
        <translation>Crazyhouse（疯狂屋）是可以打入棋子的国际象棋，由两人在一块棋盘上下，与四人下的 Bughouse 相近。</translation>
    </message>
    <message>
        <source>Capahouse</source>
        <translation>Capahouse</translation>
    </message>
    <message>
        <source>It is Capablanca Chess with the drops of Crazyhouse.</source>
        <translation>它是采用 Crazyhouse 打入规则的卡帕布兰卡象棋。</translation>
    </message>
    <message>
        <source>Gothhouse</source>
        <translation>Gothhouse</translation>
    </message>
    <message>
        <source>It is Gothic Chess with the drops of Crazyhouse.</source>
        <translation>它是采用 Crazyhouse 打入规则的哥特象棋。</translation>
    </message>
    <message>
        <source>Embassyhouse</source>
        <translation>Embassyhouse</translation>
    </message>
    <message>
        <source>It is Embassy Chess with the drops of Crazyhouse.</source>
        <translation>它是采用 Crazyhouse 打入规则的大使馆象棋。</translation>
    </message>
    <message>
        <source>Grandhouse</source>
        <translation>Grandhouse</translation>
    </message>
    <message>
        <source>It is Grand Chess with the drops of Crazyhouse.</source>
        <translation>它是采用 Crazyhouse 打入规则的大国际象棋。</translation>
    </message>
    <message>
        <source>Seirawan Chess</source>
        <translation>塞拉万象棋</translation>
    </message>
    <message>
        <source>The Grandmaster Yasser Seirawan and Bruce Harper introduced it in 2007.</source>
        <translation>国际特级大师 Yasser Seirawan（塞拉万）和 Bruce Harper 于 2007 年推出了它。</translation>
    </message>
    <message>
        <source>S-House</source>
        <translation>S-House</translation>
    </message>
    <message>
        <source>It is Seirawan Chess with the drops of Crazyhouse.</source>
        <translation>它是采用 Crazyhouse 打入规则的塞拉万象棋。</translation>
    </message>
    <message>
        <source>Dragon Chess</source>
        <translation>龙象棋</translation>
    </message>
    <message>
        <source>A dragon, which moves as bishop or knight, waits in the hand and comes in on the back rank.</source>
        <translation>龙王的走法如象或马，它先作为持子等待，再从底线入场。</translation>
    </message>
    <message>
        <source>Shogun Chess</source>
        <translation>幕府象棋</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: chess whose pieces are promoted and dropped as in Shogi.</source>
        <translation>pychess 网站的现代棋种：国际象棋，但棋子像日本将棋那样升变和打入。</translation>
    </message>
    <message>
        <source>Minixiangqi is a small Xiangqi, published by Shigenobu Kusumoto in 1973.</source>
        <translation>迷你象棋是一种小型象棋，由 Shigenobu Kusumoto（楠本茂信）于 1973 年发表。</translation>
    </message>
    <message>
        <source>Xiangqi is the chess of China, played by many millions, in today’s form for about a thousand years.</source>
        <translation>象棋是中国的棋，有千百万人在下，今天的形式已有约一千年。</translation>
    </message>
    <message>
        <source>Manchu Chess</source>
        <translation>满洲象棋</translation>
    </message>
    <message>
        <source>It is Xiangqi of the time of the Manchu emperors: a single banner does what a chariot, a horse and a cannon do.</source>
        <translation>它是满洲皇帝时代的象棋：一个旗手兼有车、马、炮的走法。</translation>
    </message>
    <message>
        <source>Xiangqihouse</source>
        <translation>Xiangqihouse</translation>
    </message>
    <message>
        <source>It is Xiangqi with the drops of Crazyhouse: a captured piece comes back on its new owner’s side of the river, where its moves could have led it, and without a check.</source>
        <translation>它是采用 Crazyhouse 打入规则的象棋：吃到的棋子打入河界的己方一侧，须是它按走法能到达的格子，而且不得将军。</translation>
    </message>
    <message>
        <source>Xiang Fu</source>
        <translation>功夫棋</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, made of Xiangqi and Kung Fu: two champions of each army fight in a ring in the middle of the board, around which the other pieces stand.</source>
        <translation>pychess 网站的现代棋种，结合了象棋与功夫：每支军队有两个擂主在棋盘中央的擂台上交手，其他棋子在擂台周围。</translation>
    </message>
    <message>
        <source>Janggi</source>
        <translation>朝鲜将棋</translation>
    </message>
    <message>
        <source>Janggi is the chess of Korea.</source>
        <translation>朝鲜将棋（Janggi）是朝鲜半岛的棋。</translation>
    </message>
    <message>
        <source>Minishogi is a small Shogi on a board of five by five, made known in Japan about 1970 by Shigenobu Kusumoto.</source>
        <translation>迷你将棋是五乘五棋盘上的小型将棋，约 1970 年由 Shigenobu Kusumoto（楠本茂信）在日本推广。</translation>
    </message>
    <message>
        <source>Shogi is the chess of Japan. Captured pieces change sides and come back, so that the board never empties.</source>
        <translation>日本将棋是日本的棋。吃到的棋子改换阵营再回到盘上，所以棋盘永远不会变空。</translation>
    </message>
    <message>
        <source>Sho Shogi</source>
        <translation>小将棋</translation>
    </message>
    <message>
        <source>Sho Shogi, the small one of its time, came before Shogi in the sixteenth century: nothing is dropped, and a drunk elephant stands before the King and may become a crown prince, a second King.</source>
        <translation>小将棋是当时较小的一种，在十六世纪先于日本将棋：没有打入，王前有一枚醉象，它可以变成太子，即第二个王。</translation>
    </message>
    <message>
        <source>Cannon Shogi</source>
        <translation>大炮将棋</translation>
    </message>
    <message>
        <source>Peter Michaelsen of Denmark invented Cannon Shogi in 1998: each army has four cannons from China and Korea, straight and diagonal, and its pawns also go aside.</source>
        <translation>丹麦的 Peter Michaelsen 于 1998 年发明了大炮将棋（Cannon Shogi）：每支军队有四个来自中国和朝鲜的炮，有直行的，也有斜行的，兵也可以横走。</translation>
    </message>
    <message>
        <source>Kyoto Shogi</source>
        <translation>京都将棋</translation>
    </message>
    <message>
        <source>Micro Shogi</source>
        <translation>五分摩诃将棋</translation>
    </message>
    <message>
        <source>Kerry Handscomb invented Micro Shogi for a board of four by five: a piece turns over whenever it captures.</source>
        <translation>Kerry Handscomb 为四乘五的棋盘发明了五分摩诃将棋（Micro Shogi）：棋子每次吃子都翻面变成另一种。</translation>
    </message>
    <message>
        <source>Gorogoro Shogi</source>
        <translation>五六将棋</translation>
    </message>
    <message>
        <source>It leads from Dobutsu Shogi to Shogi: a board of five by six, with generals and pawns alone.</source>
        <translation>它从动物将棋引向日本将棋：棋盘五乘六，只有各种将和兵。</translation>
    </message>
    <message>
        <source>Gorogoro Shogi Plus</source>
        <translation>五六将棋 Plus</translation>
    </message>
    <message>
        <source>Gorogoro Shogi leads from Dobutsu Shogi to Shogi; in this form each army also has a lance and a knight in its hand.</source>
        <translation>五六将棋从动物将棋引向日本将棋；在此种形式中，每支军队另有一个香车和一个马（桂马）作为持子。</translation>
    </message>
    <message>
        <source>Dobutsu Shogi</source>
        <translation>动物将棋</translation>
    </message>
    <message>
        <source>Madoka Kitao, a professional player of Shogi, invented it in 2008 for children. Its name means Shogi of animals.</source>
        <translation>日本将棋职业棋手 Madoka Kitao（北尾まどか）于 2008 年为儿童发明了它。其名称意为动物的将棋。</translation>
    </message>
    <message>
        <source>Mansindam</source>
        <translation>万神谭</translation>
    </message>
    <message>
        <source>Its name is Korean and means a tale of all the gods.</source>
        <translation>其名称（Mansindam）是朝鲜语，意为众神的故事。</translation>
    </message>
    <message>
        <source>Makruk is the chess of Thailand.</source>
        <translation>泰国象棋（Makruk）是泰国的棋。</translation>
    </message>
    <message>
        <source>Makpong</source>
        <translation>Makpong</translation>
    </message>
    <message>
        <source>Makpong is Makruk in which a King in check cannot walk away, so that games end sooner.</source>
        <translation>Makpong 是被将军的王不能走开的泰国象棋，因此对局结束得更快。</translation>
    </message>
    <message>
        <source>Makrukhouse</source>
        <translation>Makrukhouse</translation>
    </message>
    <message>
        <source>It is Makruk with the drops of Crazyhouse.</source>
        <translation>它是采用 Crazyhouse 打入规则的泰国象棋。</translation>
    </message>
    <message>
        <source>Ouk Chaktrang</source>
        <translation>柬埔寨象棋</translation>
    </message>
    <message>
        <source>Ouk Chaktrang is the chess of Cambodia.</source>
        <translation>柬埔寨象棋（Ouk Chaktrang）是柬埔寨的棋。</translation>
    </message>
    <message>
        <source>ASEAN Chess</source>
        <translation>东盟象棋</translation>
    </message>
    <message>
        <source>It is a game for tournaments between the countries of South-East Asia, made of what their games have in common.</source>
        <translation>它是东南亚各国之间比赛所用的棋，取各国棋的共同之处而成。</translation>
    </message>
    <message>
        <source>Jeson Mor</source>
        <translation>Jeson Mor</translation>
    </message>
    <message>
        <source>Jeson Mor, which means nine horses, is a game of Mongolia about the square in the middle of the board.</source>
        <translation>Jeson Mor 意为九匹马，是争夺棋盘正中一格的蒙古棋。</translation>
    </message>
    <message>
        <source>Chennis</source>
        <translation>Chennis</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, like Kyoto Shogi and a little like tennis: with every move a piece becomes another one.</source>
        <translation>pychess 网站的现代棋种，像京都将棋，也有点像网球：每走一步，棋子就变成另一种。</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, made armies that differ from those of chess and are about as strong.</source>
        <translation>本程序所下的棋的发明者 Ralph Betza，设计了与国际象棋不同而强弱相当的军队。</translation>
    </message>
    <message>
        <source>Chigorin Chess</source>
        <translation>奇戈林象棋</translation>
    </message>
    <message>
        <source>Ralph Betza, whose game this program plays, named it in 2002 after Mikhail Chigorin, who preferred knights to bishops: knights and a chancellor against bishops and a queen.</source>
        <translation>本程序所下的棋的发明者 Ralph Betza 于 2002 年以喜欢马胜过象的米哈伊尔·奇戈林为它命名：马和宰相对阵象和后。</translation>
    </message>
    <message>
        <source>Spartan Chess</source>
        <translation>斯巴达象棋</translation>
    </message>
    <message>
        <source>Steven Streetman introduced it in 2010: Persians, who have the army of chess, against Spartans with two Kings.</source>
        <translation>Steven Streetman 于 2010 年推出了它：波斯人使用国际象棋的军队，对阵有两个王的斯巴达人。</translation>
    </message>
    <message>
        <source>Orda Chess</source>
        <translation>Orda Chess</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: a horde of riders, most of whom move as knights, against the army of chess.</source>
        <translation>pychess 网站的现代棋种：一群骑手，多数走法如马，对阵国际象棋的军队。</translation>
    </message>
    <message>
        <source>Orda Mirror</source>
        <translation>Orda Mirror</translation>
    </message>
    <message>
        <source>In it every army is a horde of riders as in Orda Chess.</source>
        <translation>其中每支军队都是 Orda Chess 那样的一群骑手。</translation>
    </message>
    <message>
        <source>Khan’s Chess</source>
        <translation>可汗象棋</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: another horde than that of Orda Chess, with scouts and a khatun.</source>
        <translation>pychess 网站的现代棋种：与 Orda Chess 不同的另一群骑手，有侦察兵和可敦。</translation>
    </message>
    <message>
        <source>Synochess</source>
        <translation>Synochess</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: an army of the East, with cannons and soldiers in reserve, against that of chess.</source>
        <translation>pychess 网站的现代棋种：东方的军队，有炮和待打入的卒，对阵国际象棋的军队。</translation>
    </message>
    <message>
        <source>Empire Chess</source>
        <translation>帝国象棋</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: the pieces of the empire go far as queens, but capture as something less.</source>
        <translation>pychess 网站的现代棋种：帝国的棋子走得像后一样远，但按较弱的棋子吃子。</translation>
    </message>
    <message>
        <source>Shinobi Chess</source>
        <translation>忍者象棋</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: a small clan that calls its masters in from the hand, against the army of chess.</source>
        <translation>pychess 网站的现代棋种：一个小门派从持子中召来高手，对阵国际象棋的军队。</translation>
    </message>
    <message>
        <source>Shinobi Chess Plus</source>
        <translation>忍者象棋 Plus</translation>
    </message>
    <message>
        <source>It is Shinobi Chess with a fox, and nearly all of the clan begins in the hand.</source>
        <translation>它是加了狐的忍者象棋，门派的棋子开局时几乎都是持子。</translation>
    </message>
    <message>
        <source>Chak</source>
        <translation>Chak</translation>
    </message>
    <message>
        <source>A modern game of the site pychess, in the world of the Maya: a King that crosses the river becomes a divine lord, who is to reach the other side’s altar.</source>
        <translation>pychess 网站的现代棋种，以玛雅世界为背景：过河的王变成神圣君主，要到达对方的祭坛。</translation>
    </message>
    <message>
        <source>Borderlands</source>
        <translation>Borderlands</translation>
    </message>
    <message>
        <source>A modern game of the site pychess: the wars of antiquity, without any place or people meant. Each army has two chiefs, marauders that come in behind the enemy’s lines, and a lion.</source>
        <translation>pychess 网站的现代棋种：以古代战争为题材，不特指任何地方或民族。每支军队有两个首领、在敌阵后方入场的掠夺者和一头狮。</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>突破棋</translation>
    </message>
    <message>
        <source>Dan Troyka invented Breakthrough in 2000 for a competition of games on the squares of a chessboard.</source>
        <translation>Dan Troyka 于 2000 年为一项征集国际象棋棋盘格上棋类的比赛发明了突破棋（Breakthrough）。</translation>
    </message>
    <message>
        <source>the FAD</source>
        <translation>FAD</translation>
    </message>
    <message numerus="yes">
        <source>%n FADs</source>
        <translation>
            <numerusform>%n 个 FAD</numerusform>
        </translation>
    </message>
    <message>
        <source>the Advisor</source>
        <translation>士</translation>
    </message>
    <message>
        <source>the Ai-wok</source>
        <translation>艾沃克</translation>
    </message>
    <message>
        <source>the Alfil</source>
        <translation>阿尔菲尔</translation>
    </message>
    <message>
        <source>altar</source>
        <translation>祭坛</translation>
    </message>
    <message>
        <source>Altar</source>
        <translation>祭坛</translation>
    </message>
    <message>
        <source>the Altar</source>
        <translation>祭坛</translation>
    </message>
    <message numerus="yes">
        <source>%n altar(s)</source>
        <translation>
            <numerusform>%n 个祭坛</numerusform>
        </translation>
    </message>
    <message>
        <source>the Amazon</source>
        <translation>亚马逊</translation>
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
            <numerusform>%n 个天使</numerusform>
        </translation>
    </message>
    <message>
        <source>the Archbishop</source>
        <translation>大主教</translation>
    </message>
    <message>
        <source>the Archer</source>
        <translation>弓箭手</translation>
    </message>
    <message>
        <source>the Banner</source>
        <translation>旗手</translation>
    </message>
    <message>
        <source>the Bede</source>
        <translation>比德</translation>
    </message>
    <message>
        <source>biskni</source>
        <translation>象马</translation>
    </message>
    <message>
        <source>Biskni</source>
        <translation>象马</translation>
    </message>
    <message>
        <source>the Biskni</source>
        <translation>象马</translation>
    </message>
    <message numerus="yes">
        <source>%n biskni(s)</source>
        <translation>
            <numerusform>%n 个象马</numerusform>
        </translation>
    </message>
    <message>
        <source>the Cannon</source>
        <translation>炮</translation>
    </message>
    <message>
        <source>the Captain</source>
        <translation>上尉</translation>
    </message>
    <message>
        <source>the Cardinal</source>
        <translation>红衣主教</translation>
    </message>
    <message>
        <source>the Centaur</source>
        <translation>半人马</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>擂主</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>擂主</translation>
    </message>
    <message>
        <source>the Champion</source>
        <translation>擂主</translation>
    </message>
    <message numerus="yes">
        <source>%n champion(s)</source>
        <translation>
            <numerusform>%n 个擂主</numerusform>
        </translation>
    </message>
    <message>
        <source>the Chancellor</source>
        <translation>宰相</translation>
    </message>
    <message>
        <source>the Charging knight</source>
        <translation>冲锋马</translation>
    </message>
    <message>
        <source>the Charging rook</source>
        <translation>冲锋车</translation>
    </message>
    <message>
        <source>the Chariot</source>
        <translation>车</translation>
    </message>
    <message>
        <source>chick</source>
        <translation>小鸡</translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>小鸡</translation>
    </message>
    <message>
        <source>the Chick</source>
        <translation>小鸡</translation>
    </message>
    <message numerus="yes">
        <source>%n chick(s)</source>
        <translation>
            <numerusform>%n 个小鸡</numerusform>
        </translation>
    </message>
    <message>
        <source>chief</source>
        <translation>首领</translation>
    </message>
    <message>
        <source>Chief</source>
        <translation>首领</translation>
    </message>
    <message>
        <source>the Chief</source>
        <translation>首领</translation>
    </message>
    <message numerus="yes">
        <source>%n chief(s)</source>
        <translation>
            <numerusform>%n 个首领</numerusform>
        </translation>
    </message>
    <message>
        <source>the Colonel</source>
        <translation>上校</translation>
    </message>
    <message>
        <source>copper cannon</source>
        <translation>铜炮</translation>
    </message>
    <message>
        <source>Copper cannon</source>
        <translation>铜炮</translation>
    </message>
    <message>
        <source>the Copper cannon</source>
        <translation>铜炮</translation>
    </message>
    <message numerus="yes">
        <source>%n copper cannon(s)</source>
        <translation>
            <numerusform>%n 个铜炮</numerusform>
        </translation>
    </message>
    <message>
        <source>the Courier</source>
        <translation>信使</translation>
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
            <numerusform>%n 个弩</numerusform>
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
            <numerusform>%n 个太子</numerusform>
        </translation>
    </message>
    <message>
        <source>divine lord</source>
        <translation>神圣君主</translation>
    </message>
    <message>
        <source>Divine lord</source>
        <translation>神圣君主</translation>
    </message>
    <message>
        <source>the Divine lord</source>
        <translation>神圣君主</translation>
    </message>
    <message numerus="yes">
        <source>%n divine lord(s)</source>
        <translation>
            <numerusform>%n 个神圣君主</numerusform>
        </translation>
    </message>
    <message>
        <source>the Dragon</source>
        <translation>龙王</translation>
    </message>
    <message>
        <source>drunk elephant</source>
        <translation>醉象</translation>
    </message>
    <message>
        <source>Drunk elephant</source>
        <translation>醉象</translation>
    </message>
    <message>
        <source>the Drunk elephant</source>
        <translation>醉象</translation>
    </message>
    <message numerus="yes">
        <source>%n drunk elephant(s)</source>
        <translation>
            <numerusform>%n 个醉象</numerusform>
        </translation>
    </message>
    <message>
        <source>duchess</source>
        <translation>女公爵</translation>
    </message>
    <message>
        <source>Duchess</source>
        <translation>女公爵</translation>
    </message>
    <message>
        <source>the Duchess</source>
        <translation>女公爵</translation>
    </message>
    <message numerus="yes">
        <source>%n duchesses</source>
        <translation>
            <numerusform>%n 个女公爵</numerusform>
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
            <numerusform>%n 个公爵</numerusform>
        </translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>雕</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>雕</translation>
    </message>
    <message>
        <source>the Eagle</source>
        <translation>雕</translation>
    </message>
    <message numerus="yes">
        <source>%n eagle(s)</source>
        <translation>
            <numerusform>%n 个雕</numerusform>
        </translation>
    </message>
    <message>
        <source>the Elephant</source>
        <translation>相</translation>
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
            <numerusform>%n 个隼</numerusform>
        </translation>
    </message>
    <message>
        <source>fers</source>
        <translation>费尔斯</translation>
    </message>
    <message>
        <source>Fers</source>
        <translation>费尔斯</translation>
    </message>
    <message>
        <source>the Fers</source>
        <translation>费尔斯</translation>
    </message>
    <message numerus="yes">
        <source>%n ferses</source>
        <translation>
            <numerusform>%n 个费尔斯</numerusform>
        </translation>
    </message>
    <message>
        <source>ferz</source>
        <translation>费尔斯</translation>
    </message>
    <message>
        <source>Ferz</source>
        <translation>费尔斯</translation>
    </message>
    <message>
        <source>the Ferz</source>
        <translation>费尔斯</translation>
    </message>
    <message numerus="yes">
        <source>%n ferzes</source>
        <translation>
            <numerusform>%n 个费尔斯</numerusform>
        </translation>
    </message>
    <message>
        <source>fibnif</source>
        <translation>菲布尼夫</translation>
    </message>
    <message>
        <source>Fibnif</source>
        <translation>菲布尼夫</translation>
    </message>
    <message>
        <source>the Fibnif</source>
        <translation>菲布尼夫</translation>
    </message>
    <message numerus="yes">
        <source>%n fibnif(s)</source>
        <translation>
            <numerusform>%n 个菲布尼夫</numerusform>
        </translation>
    </message>
    <message>
        <source>flying cannon</source>
        <translation>飞炮</translation>
    </message>
    <message>
        <source>Flying cannon</source>
        <translation>飞炮</translation>
    </message>
    <message>
        <source>the Flying cannon</source>
        <translation>飞炮</translation>
    </message>
    <message numerus="yes">
        <source>%n flying cannon(s)</source>
        <translation>
            <numerusform>%n 个飞炮</numerusform>
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
        <translation>将</translation>
    </message>
    <message>
        <source>giraffe</source>
        <translation>长颈鹿</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>长颈鹿</translation>
    </message>
    <message>
        <source>the Giraffe</source>
        <translation>长颈鹿</translation>
    </message>
    <message numerus="yes">
        <source>%n giraffe(s)</source>
        <translation>
            <numerusform>%n 个长颈鹿</numerusform>
        </translation>
    </message>
    <message>
        <source>gold cannon</source>
        <translation>金炮</translation>
    </message>
    <message>
        <source>Gold cannon</source>
        <translation>金炮</translation>
    </message>
    <message>
        <source>the Gold cannon</source>
        <translation>金炮</translation>
    </message>
    <message numerus="yes">
        <source>%n gold cannon(s)</source>
        <translation>
            <numerusform>%n 个金炮</numerusform>
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
        <translation>半鸭</translation>
    </message>
    <message>
        <source>the Hawk</source>
        <translation>鹰</translation>
    </message>
    <message>
        <source>the Hen</source>
        <translation>母鸡</translation>
    </message>
    <message>
        <source>the Hoplite</source>
        <translation>重装步兵</translation>
    </message>
    <message>
        <source>the Horse</source>
        <translation>马</translation>
    </message>
    <message>
        <source>iron cannon</source>
        <translation>铁炮</translation>
    </message>
    <message>
        <source>Iron cannon</source>
        <translation>铁炮</translation>
    </message>
    <message>
        <source>the Iron cannon</source>
        <translation>铁炮</translation>
    </message>
    <message numerus="yes">
        <source>%n iron cannon(s)</source>
        <translation>
            <numerusform>%n 个铁炮</numerusform>
        </translation>
    </message>
    <message>
        <source>the Jaguar</source>
        <translation>美洲豹</translation>
    </message>
    <message>
        <source>the Janus</source>
        <translation>雅努斯</translation>
    </message>
    <message>
        <source>the Khatun</source>
        <translation>可敦</translation>
    </message>
    <message>
        <source>the Kheshig</source>
        <translation>怯薛</translation>
    </message>
    <message>
        <source>the Khon</source>
        <translation>昆</translation>
    </message>
    <message>
        <source>the Knibis</source>
        <translation>马象</translation>
    </message>
    <message>
        <source>the Kniroo</source>
        <translation>马车</translation>
    </message>
    <message>
        <source>the Koul</source>
        <translation>戈尔</translation>
    </message>
    <message>
        <source>the Lance</source>
        <translation>香车</translation>
    </message>
    <message>
        <source>lancer</source>
        <translation>枪骑兵</translation>
    </message>
    <message>
        <source>Lancer</source>
        <translation>枪骑兵</translation>
    </message>
    <message>
        <source>the Lancer</source>
        <translation>枪骑兵</translation>
    </message>
    <message numerus="yes">
        <source>%n lancer(s)</source>
        <translation>
            <numerusform>%n 个枪骑兵</numerusform>
        </translation>
    </message>
    <message>
        <source>the Lieutenant</source>
        <translation>中尉</translation>
    </message>
    <message>
        <source>lion</source>
        <translation>狮</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>狮</translation>
    </message>
    <message>
        <source>the Lion</source>
        <translation>狮</translation>
    </message>
    <message numerus="yes">
        <source>%n lion(s)</source>
        <translation>
            <numerusform>%n 个狮</numerusform>
        </translation>
    </message>
    <message>
        <source>mahout</source>
        <translation>象夫</translation>
    </message>
    <message>
        <source>Mahout</source>
        <translation>象夫</translation>
    </message>
    <message>
        <source>the Mahout</source>
        <translation>象夫</translation>
    </message>
    <message numerus="yes">
        <source>%n mahout(s)</source>
        <translation>
            <numerusform>%n 个象夫</numerusform>
        </translation>
    </message>
    <message>
        <source>mann</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>Mann</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>the Mann</source>
        <translation>平民</translation>
    </message>
    <message numerus="yes">
        <source>%n mann(s)</source>
        <translation>
            <numerusform>%n 个平民</numerusform>
        </translation>
    </message>
    <message>
        <source>marauder</source>
        <translation>掠夺者</translation>
    </message>
    <message>
        <source>Marauder</source>
        <translation>掠夺者</translation>
    </message>
    <message>
        <source>the Marauder</source>
        <translation>掠夺者</translation>
    </message>
    <message numerus="yes">
        <source>%n marauder(s)</source>
        <translation>
            <numerusform>%n 个掠夺者</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted archer</source>
        <translation>升变弓箭手</translation>
    </message>
    <message>
        <source>Promoted archer</source>
        <translation>升变弓箭手</translation>
    </message>
    <message>
        <source>the Promoted archer</source>
        <translation>升变弓箭手</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted archer(s)</source>
        <translation>
            <numerusform>%n 个升变弓箭手</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted elephant</source>
        <translation>升变相</translation>
    </message>
    <message>
        <source>Promoted elephant</source>
        <translation>升变相</translation>
    </message>
    <message>
        <source>the Promoted elephant</source>
        <translation>升变相</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted elephant(s)</source>
        <translation>
            <numerusform>%n 个升变相</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted falcon</source>
        <translation>升变隼</translation>
    </message>
    <message>
        <source>Promoted falcon</source>
        <translation>升变隼</translation>
    </message>
    <message>
        <source>the Promoted falcon</source>
        <translation>升变隼</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted falcon(s)</source>
        <translation>
            <numerusform>%n 个升变隼</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted horse</source>
        <translation>升变马</translation>
    </message>
    <message>
        <source>Promoted horse</source>
        <translation>升变马</translation>
    </message>
    <message>
        <source>the Promoted horse</source>
        <translation>升变马</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted horse(s)</source>
        <translation>
            <numerusform>%n 个升变马</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted lion</source>
        <translation>升变狮</translation>
    </message>
    <message>
        <source>Promoted lion</source>
        <translation>升变狮</translation>
    </message>
    <message>
        <source>the Promoted lion</source>
        <translation>升变狮</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted lion(s)</source>
        <translation>
            <numerusform>%n 个升变狮</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted marauder</source>
        <translation>升变掠夺者</translation>
    </message>
    <message>
        <source>Promoted marauder</source>
        <translation>升变掠夺者</translation>
    </message>
    <message>
        <source>the Promoted marauder</source>
        <translation>升变掠夺者</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted marauder(s)</source>
        <translation>
            <numerusform>%n 个升变掠夺者</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted slinger</source>
        <translation>升变投石手</translation>
    </message>
    <message>
        <source>Promoted slinger</source>
        <translation>升变投石手</translation>
    </message>
    <message>
        <source>the Promoted slinger</source>
        <translation>升变投石手</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted slinger(s)</source>
        <translation>
            <numerusform>%n 个升变投石手</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted warrior</source>
        <translation>升变武士</translation>
    </message>
    <message>
        <source>Promoted warrior</source>
        <translation>升变武士</translation>
    </message>
    <message>
        <source>the Promoted warrior</source>
        <translation>升变武士</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted warrior(s)</source>
        <translation>
            <numerusform>%n 个升变武士</numerusform>
        </translation>
    </message>
    <message>
        <source>pupil</source>
        <translation>徒弟</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>徒弟</translation>
    </message>
    <message>
        <source>the Pupil</source>
        <translation>徒弟</translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s)</source>
        <translation>
            <numerusform>%n 个徒弟</numerusform>
        </translation>
    </message>
    <message>
        <source>silver cannon</source>
        <translation>银炮</translation>
    </message>
    <message>
        <source>Silver cannon</source>
        <translation>银炮</translation>
    </message>
    <message>
        <source>the Silver cannon</source>
        <translation>银炮</translation>
    </message>
    <message numerus="yes">
        <source>%n silver cannon(s)</source>
        <translation>
            <numerusform>%n 个银炮</numerusform>
        </translation>
    </message>
    <message>
        <source>slinger</source>
        <translation>投石手</translation>
    </message>
    <message>
        <source>Slinger</source>
        <translation>投石手</translation>
    </message>
    <message>
        <source>the Slinger</source>
        <translation>投石手</translation>
    </message>
    <message numerus="yes">
        <source>%n slinger(s)</source>
        <translation>
            <numerusform>%n 个投石手</numerusform>
        </translation>
    </message>
    <message>
        <source>the Man</source>
        <translation>小兵</translation>
    </message>
    <message>
        <source>the Marshal</source>
        <translation>元帅</translation>
    </message>
    <message numerus="yes">
        <source>%n foxes</source>
        <translation>
            <numerusform>%n 个狐</numerusform>
        </translation>
    </message>
    <message>
        <source>the Met</source>
        <translation>梅特</translation>
    </message>
    <message>
        <source>the Monk</source>
        <translation>僧侣</translation>
    </message>
    <message>
        <source>the Mortar</source>
        <translation>臼炮</translation>
    </message>
    <message>
        <source>the Neang</source>
        <translation>内昂</translation>
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
        <translation>成银</translation>
    </message>
    <message>
        <source>the Quetzal</source>
        <translation>绿咬鹃</translation>
    </message>
    <message>
        <source>the Rhino</source>
        <translation>犀牛</translation>
    </message>
    <message>
        <source>the Rookni</source>
        <translation>车马</translation>
    </message>
    <message>
        <source>the Royal knight</source>
        <translation>王马</translation>
    </message>
    <message>
        <source>the Scout</source>
        <translation>侦察兵</translation>
    </message>
    <message>
        <source>the Serpent</source>
        <translation>蛇</translation>
    </message>
    <message>
        <source>the Shaman</source>
        <translation>萨满</translation>
    </message>
    <message>
        <source>the Ship</source>
        <translation>船</translation>
    </message>
    <message>
        <source>the Short rook</source>
        <translation>短车</translation>
    </message>
    <message>
        <source>the Silver general</source>
        <translation>银将</translation>
    </message>
    <message>
        <source>the Sneak</source>
        <translation>潜行者</translation>
    </message>
    <message>
        <source>the Soldier</source>
        <translation>卒</translation>
    </message>
    <message>
        <source>the Stone</source>
        <translation>石头</translation>
    </message>
    <message>
        <source>the Tiger</source>
        <translation>虎</translation>
    </message>
    <message>
        <source>the Tokin</source>
        <translation>成步</translation>
    </message>
    <message>
        <source>the Tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>the Vulture</source>
        <translation>秃鹫</translation>
    </message>
    <message>
        <source>the Waffle</source>
        <translation>华夫</translation>
    </message>
    <message>
        <source>the Warlord</source>
        <translation>军阀</translation>
    </message>
    <message>
        <source>the Warrior</source>
        <translation>武士</translation>
    </message>
    <message>
        <source>the Wazir</source>
        <translation>维齐尔</translation>
    </message>
    <message>
        <source>the Woody rook</source>
        <translation>木车</translation>
    </message>
    <message>
        <source>yurt</source>
        <translation>蒙古包</translation>
    </message>
    <message>
        <source>Yurt</source>
        <translation>蒙古包</translation>
    </message>
    <message>
        <source>the Yurt</source>
        <translation>蒙古包</translation>
    </message>
    <message numerus="yes">
        <source>%n yurt(s)</source>
        <translation>
            <numerusform>%n 个蒙古包</numerusform>
        </translation>
    </message>
    <message>
        <source>the Bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>the Bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>the Crowned King</source>
        <translation>王棋</translation>
    </message>
    <message>
        <source>the Flag</source>
        <translation>军旗</translation>
    </message>
    <message>
        <source>the King</source>
        <translation>王</translation>
    </message>
    <message>
        <source>the Knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>the Major</source>
        <translation>少校</translation>
    </message>
    <message>
        <source>the Miner</source>
        <translation>工兵</translation>
    </message>
    <message>
        <source>the Queen</source>
        <translation>后</translation>
    </message>
    <message>
        <source>the Rook</source>
        <translation>车</translation>
    </message>
    <message>
        <source>the Sergeant</source>
        <translation>军士</translation>
    </message>
    <message>
        <source>the Spy</source>
        <translation>间谍</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>the unknown piece</source>
        <translation>未知棋子</translation>
    </message>
    <message>
        <source>general</source>
        <translation>将</translation>
    </message>
    <message>
        <source>General</source>
        <translation>将</translation>
    </message>
    <message numerus="yes">
        <source>%n general(s)</source>
        <translation>
            <numerusform>%n 个将</numerusform>
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
            <numerusform>%n 个金将</numerusform>
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
            <numerusform>%n 个士</numerusform>
        </translation>
    </message>
    <message>
        <source>half-duck</source>
        <translation>半鸭</translation>
    </message>
    <message>
        <source>Half-duck</source>
        <translation>半鸭</translation>
    </message>
    <message numerus="yes">
        <source>%n half-duck(s)</source>
        <translation>
            <numerusform>%n 个半鸭</numerusform>
        </translation>
    </message>
    <message>
        <source>hawk</source>
        <translation>鹰</translation>
    </message>
    <message>
        <source>Hawk</source>
        <translation>鹰</translation>
    </message>
    <message numerus="yes">
        <source>%n hawk(s)</source>
        <translation>
            <numerusform>%n 个鹰</numerusform>
        </translation>
    </message>
    <message>
        <source>hen</source>
        <translation>母鸡</translation>
    </message>
    <message>
        <source>Hen</source>
        <translation>母鸡</translation>
    </message>
    <message numerus="yes">
        <source>%n hen(s)</source>
        <translation>
            <numerusform>%n 个母鸡</numerusform>
        </translation>
    </message>
    <message>
        <source>hoplite</source>
        <translation>重装步兵</translation>
    </message>
    <message>
        <source>Hoplite</source>
        <translation>重装步兵</translation>
    </message>
    <message numerus="yes">
        <source>%n hoplite(s)</source>
        <translation>
            <numerusform>%n 个重装步兵</numerusform>
        </translation>
    </message>
    <message>
        <source>horse</source>
        <translation>马</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>马</translation>
    </message>
    <message numerus="yes">
        <source>%n horse(s)</source>
        <translation>
            <numerusform>%n 个马</numerusform>
        </translation>
    </message>
    <message>
        <source>jaguar</source>
        <translation>美洲豹</translation>
    </message>
    <message>
        <source>Jaguar</source>
        <translation>美洲豹</translation>
    </message>
    <message numerus="yes">
        <source>%n jaguar(s)</source>
        <translation>
            <numerusform>%n 个美洲豹</numerusform>
        </translation>
    </message>
    <message>
        <source>janus</source>
        <translation>雅努斯</translation>
    </message>
    <message>
        <source>Janus</source>
        <translation>雅努斯</translation>
    </message>
    <message numerus="yes">
        <source>%n januses</source>
        <translation>
            <numerusform>%n 个雅努斯</numerusform>
        </translation>
    </message>
    <message>
        <source>khatun</source>
        <translation>可敦</translation>
    </message>
    <message>
        <source>Khatun</source>
        <translation>可敦</translation>
    </message>
    <message numerus="yes">
        <source>%n khatun(s)</source>
        <translation>
            <numerusform>%n 个可敦</numerusform>
        </translation>
    </message>
    <message>
        <source>kheshig</source>
        <translation>怯薛</translation>
    </message>
    <message>
        <source>Kheshig</source>
        <translation>怯薛</translation>
    </message>
    <message numerus="yes">
        <source>%n kheshig(s)</source>
        <translation>
            <numerusform>%n 个怯薛</numerusform>
        </translation>
    </message>
    <message>
        <source>khon</source>
        <translation>昆</translation>
    </message>
    <message>
        <source>Khon</source>
        <translation>昆</translation>
    </message>
    <message numerus="yes">
        <source>%n khon(s)</source>
        <translation>
            <numerusform>%n 个昆</numerusform>
        </translation>
    </message>
    <message>
        <source>knibis</source>
        <translation>马象</translation>
    </message>
    <message>
        <source>Knibis</source>
        <translation>马象</translation>
    </message>
    <message numerus="yes">
        <source>%n knibis(s)</source>
        <translation>
            <numerusform>%n 个马象</numerusform>
        </translation>
    </message>
    <message>
        <source>kniroo</source>
        <translation>马车</translation>
    </message>
    <message>
        <source>Kniroo</source>
        <translation>马车</translation>
    </message>
    <message numerus="yes">
        <source>%n kniroo(s)</source>
        <translation>
            <numerusform>%n 个马车</numerusform>
        </translation>
    </message>
    <message>
        <source>koul</source>
        <translation>戈尔</translation>
    </message>
    <message>
        <source>Koul</source>
        <translation>戈尔</translation>
    </message>
    <message numerus="yes">
        <source>%n koul(s)</source>
        <translation>
            <numerusform>%n 个戈尔</numerusform>
        </translation>
    </message>
    <message>
        <source>lance</source>
        <translation>香车</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>香车</translation>
    </message>
    <message numerus="yes">
        <source>%n lance(s)</source>
        <translation>
            <numerusform>%n 个香车</numerusform>
        </translation>
    </message>
    <message>
        <source>marshal</source>
        <translation>元帅</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>元帅</translation>
    </message>
    <message numerus="yes">
        <source>%n marshal(s)</source>
        <translation>
            <numerusform>%n 个元帅</numerusform>
        </translation>
    </message>
    <message>
        <source>met</source>
        <translation>梅特</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>梅特</translation>
    </message>
    <message numerus="yes">
        <source>%n met(s)</source>
        <translation>
            <numerusform>%n 个梅特</numerusform>
        </translation>
    </message>
    <message>
        <source>monk</source>
        <translation>僧侣</translation>
    </message>
    <message>
        <source>Monk</source>
        <translation>僧侣</translation>
    </message>
    <message numerus="yes">
        <source>%n monk(s)</source>
        <translation>
            <numerusform>%n 个僧侣</numerusform>
        </translation>
    </message>
    <message>
        <source>mortar</source>
        <translation>臼炮</translation>
    </message>
    <message>
        <source>Mortar</source>
        <translation>臼炮</translation>
    </message>
    <message numerus="yes">
        <source>%n mortar(s)</source>
        <translation>
            <numerusform>%n 个臼炮</numerusform>
        </translation>
    </message>
    <message>
        <source>neang</source>
        <translation>内昂</translation>
    </message>
    <message>
        <source>Neang</source>
        <translation>内昂</translation>
    </message>
    <message numerus="yes">
        <source>%n neang(s)</source>
        <translation>
            <numerusform>%n 个内昂</numerusform>
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
            <numerusform>%n 个忍者</numerusform>
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
            <numerusform>%n 个成桂</numerusform>
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
            <numerusform>%n 个成香</numerusform>
        </translation>
    </message>
    <message>
        <source>promoted silver general</source>
        <translation>成银</translation>
    </message>
    <message>
        <source>Promoted silver general</source>
        <translation>成银</translation>
    </message>
    <message numerus="yes">
        <source>%n promoted silver general(s)</source>
        <translation>
            <numerusform>%n 个成银</numerusform>
        </translation>
    </message>
    <message>
        <source>quetzal</source>
        <translation>绿咬鹃</translation>
    </message>
    <message>
        <source>Quetzal</source>
        <translation>绿咬鹃</translation>
    </message>
    <message numerus="yes">
        <source>%n quetzal(s)</source>
        <translation>
            <numerusform>%n 个绿咬鹃</numerusform>
        </translation>
    </message>
    <message>
        <source>rhino</source>
        <translation>犀牛</translation>
    </message>
    <message>
        <source>Rhino</source>
        <translation>犀牛</translation>
    </message>
    <message numerus="yes">
        <source>%n rhino(s)</source>
        <translation>
            <numerusform>%n 个犀牛</numerusform>
        </translation>
    </message>
    <message>
        <source>rookni</source>
        <translation>车马</translation>
    </message>
    <message>
        <source>Rookni</source>
        <translation>车马</translation>
    </message>
    <message numerus="yes">
        <source>%n rookni(s)</source>
        <translation>
            <numerusform>%n 个车马</numerusform>
        </translation>
    </message>
    <message>
        <source>royal knight</source>
        <translation>王马</translation>
    </message>
    <message>
        <source>Royal knight</source>
        <translation>王马</translation>
    </message>
    <message numerus="yes">
        <source>%n royal knight(s)</source>
        <translation>
            <numerusform>%n 个王马</numerusform>
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
            <numerusform>%n 个蛇</numerusform>
        </translation>
    </message>
    <message>
        <source>shaman</source>
        <translation>萨满</translation>
    </message>
    <message>
        <source>Shaman</source>
        <translation>萨满</translation>
    </message>
    <message numerus="yes">
        <source>%n shaman(s)</source>
        <translation>
            <numerusform>%n 个萨满</numerusform>
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
            <numerusform>%n 个船</numerusform>
        </translation>
    </message>
    <message>
        <source>short rook</source>
        <translation>短车</translation>
    </message>
    <message>
        <source>Short rook</source>
        <translation>短车</translation>
    </message>
    <message numerus="yes">
        <source>%n short rook(s)</source>
        <translation>
            <numerusform>%n 个短车</numerusform>
        </translation>
    </message>
    <message>
        <source>silver general</source>
        <translation>银将</translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation>银将</translation>
    </message>
    <message numerus="yes">
        <source>%n silver general(s)</source>
        <translation>
            <numerusform>%n 个银将</numerusform>
        </translation>
    </message>
    <message>
        <source>sneak</source>
        <translation>潜行者</translation>
    </message>
    <message>
        <source>Sneak</source>
        <translation>潜行者</translation>
    </message>
    <message numerus="yes">
        <source>%n sneak(s)</source>
        <translation>
            <numerusform>%n 个潜行者</numerusform>
        </translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>卒</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>卒</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n 个卒</numerusform>
        </translation>
    </message>
    <message>
        <source>stone</source>
        <translation>石头</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>石头</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n 个石头</numerusform>
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
            <numerusform>%n 个虎</numerusform>
        </translation>
    </message>
    <message>
        <source>tokin</source>
        <translation>成步</translation>
    </message>
    <message>
        <source>Tokin</source>
        <translation>成步</translation>
    </message>
    <message numerus="yes">
        <source>%n tokin(s)</source>
        <translation>
            <numerusform>%n 个成步</numerusform>
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
            <numerusform>%n 个塔</numerusform>
        </translation>
    </message>
    <message>
        <source>vulture</source>
        <translation>秃鹫</translation>
    </message>
    <message>
        <source>Vulture</source>
        <translation>秃鹫</translation>
    </message>
    <message numerus="yes">
        <source>%n vulture(s)</source>
        <translation>
            <numerusform>%n 个秃鹫</numerusform>
        </translation>
    </message>
    <message>
        <source>waffle</source>
        <translation>华夫</translation>
    </message>
    <message>
        <source>Waffle</source>
        <translation>华夫</translation>
    </message>
    <message numerus="yes">
        <source>%n waffle(s)</source>
        <translation>
            <numerusform>%n 个华夫</numerusform>
        </translation>
    </message>
    <message>
        <source>warlord</source>
        <translation>军阀</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>军阀</translation>
    </message>
    <message numerus="yes">
        <source>%n warlord(s)</source>
        <translation>
            <numerusform>%n 个军阀</numerusform>
        </translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>武士</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>武士</translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n 个武士</numerusform>
        </translation>
    </message>
    <message>
        <source>wazir</source>
        <translation>维齐尔</translation>
    </message>
    <message>
        <source>Wazir</source>
        <translation>维齐尔</translation>
    </message>
    <message numerus="yes">
        <source>%n wazir(s)</source>
        <translation>
            <numerusform>%n 个维齐尔</numerusform>
        </translation>
    </message>
    <message>
        <source>woody rook</source>
        <translation>木车</translation>
    </message>
    <message>
        <source>Woody rook</source>
        <translation>木车</translation>
    </message>
    <message numerus="yes">
        <source>%n woody rook(s)</source>
        <translation>
            <numerusform>%n 个木车</numerusform>
        </translation>
    </message>
    <message>
        <source>{letter}</source>
        <translation>{letter}</translation>
    </message>
    <message>
        <source>{file}: the file is too long (expected at most {size} characters and {count} games)</source>
        <translation>{file}：文件太长（最多应为 {size} 个字符和 {count} 个棋种）</translation>
    </message>
    <message>
        <source>{file}: line {line} has “{text}” (expected [name] or [name:parent])</source>
        <translation>{file}：第 {line} 行写着“{text}”（应为 [name] 或 [name:parent]）</translation>
    </message>
    <message>
        <source>{file}: [{section}] has “{text}” in line {line} (expected a key, = and a value)</source>
        <translation>{file}：[{section}] 第 {line} 行写着“{text}”（应为键、= 和值）</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>没有这样的键</translation>
    </message>
    <message>
        <source>“{value}” is not Betza’s notation: {reason}</source>
        <translation>“{value}”不是 Betza 记法：{reason}</translation>
    </message>
    <message>
        <source>a letter, or - for none</source>
        <translation>字母，或以 - 表示没有</translation>
    </message>
    <message>
        <source>a letter, : and Betza’s notation</source>
        <translation>字母、: 和 Betza 记法</translation>
    </message>
    <message>
        <source>letters of pieces, such as p:g</source>
        <translation>棋子的字母，如 p:g</translation>
    </message>
    <message>
        <source>“{value}” cannot be played here: {meaning}</source>
        <translation>“{value}”不能在这里下：{meaning}</translation>
    </message>
    <message>
        <source>there is no such key (perhaps {key})</source>
        <translation>没有这个键（也许是 {key}）</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Any two half-boards are pushed together for a move, and who checkmates an army moves it from then on.</source>
        <translation>任意两块半棋盘推到一起走一步棋；谁将死一支军队，此后就由谁来走它。</translation>
    </message>
    <message>
        <source>Rule 1, FIDE</source>
        <translation>规则 1，FIDE</translation>
    </message>
    <message>
        <source>{square}: a pawn cannot stand on a back rank</source>
        <translation>{square}：兵不能在底线上</translation>
    </message>
    <message>
        <source>army {letter} has {pawns} pawns (expected at most 8)</source>
        <translation>军队 {letter} 有 {pawns} 个兵（最多应为 8）</translation>
    </message>
    <message>
        <source>King’s side</source>
        <translation>王翼</translation>
    </message>
    <message>
        <source>Queen’s side</source>
        <translation>后翼</translation>
    </message>
    <message>
        <source>“{part}” names no half-board (expected such as Ae3, or -)</source>
        <translation>“{part}”没有指明半棋盘（应如 Ae3，或 -）</translation>
    </message>
    <message>
        <source>“{part}” is not a passed square (expected a rank 3, such as Ae3)</source>
        <translation>“{part}”不是被越过的格子（应在横线 3 上，如 Ae3）</translation>
    </message>
    <message>
        <source>half-board {board} has two passed squares</source>
        <translation>半棋盘 {board} 有两个被越过的格子</translation>
    </message>
    <message>
        <source>{part}: no pawn of army {army} stands in front of it on {front}</source>
        <translation>{part}：在它前面的 {front} 上没有军队 {army} 的兵</translation>
    </message>
    <message>
        <source>Say what the pawn becomes on {target}: Q, R, B or N</source>
        <translation>请说明兵在 {target} 上变成什么：Q、R、B 或 N</translation>
    </message>
    <message>
        <source>Only a pawn on a back rank becomes another piece</source>
        <translation>只有底线上的兵才变成其他棋子</translation>
    </message>
    <message>
        <source>Castling needs a King and a Rook that have not moved from home</source>
        <translation>易位需要从未离开原位的王和车</translation>
    </message>
    <message>
        <source>A King in check may not castle</source>
        <translation>被将军的王不能易位</translation>
    </message>
    <message>
        <source>The King may not castle over or onto an attacked square</source>
        <translation>王易位时不能经过或到达受攻击的格子</translation>
    </message>
    <message>
        <source>major</source>
        <translation>少校</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>少校</translation>
    </message>
    <message numerus="yes">
        <source>%n major(s)</source>
        <translation>
            <numerusform>%n 个少校</numerusform>
        </translation>
    </message>
    <message>
        <source>captain</source>
        <translation>上尉</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>上尉</translation>
    </message>
    <message numerus="yes">
        <source>%n captain(s)</source>
        <translation>
            <numerusform>%n 个上尉</numerusform>
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
            <numerusform>%n 个中尉</numerusform>
        </translation>
    </message>
    <message>
        <source>sergeant</source>
        <translation>军士</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>军士</translation>
    </message>
    <message numerus="yes">
        <source>%n sergeant(s)</source>
        <translation>
            <numerusform>%n 个军士</numerusform>
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
            <numerusform>%n 个工兵</numerusform>
        </translation>
    </message>
    <message>
        <source>scout</source>
        <translation>侦察兵</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>侦察兵</translation>
    </message>
    <message numerus="yes">
        <source>%n scout(s)</source>
        <translation>
            <numerusform>%n 个侦察兵</numerusform>
        </translation>
    </message>
    <message>
        <source>spy</source>
        <translation>间谍</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>间谍</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(s)</source>
        <translation>
            <numerusform>%n 个间谍</numerusform>
        </translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸弹</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n 个炸弹</numerusform>
        </translation>
    </message>
    <message>
        <source>flag</source>
        <translation>军旗</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>军旗</translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n 面军旗</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown piece</source>
        <translation>未知棋子</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown piece(s)</source>
        <translation>
            <numerusform>%n 枚未知棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown piece</source>
        <translation>未知棋子</translation>
    </message>
    <message>
        <source>Unknown pieces</source>
        <translation>未知棋子</translation>
    </message>
    <message>
        <source>The rules of Stratego: pieces meet unseen, and who finds a Flag has its army.</source>
        <translation>西洋陆军棋的规则：棋子在未亮明时相遇，找到军旗者得到其军队。</translation>
    </message>
    <message>
        <source>By the rules of Stratego: ranks are hidden until pieces meet, and who captures the Flag of an army captures the army.</source>
        <translation>按西洋陆军棋的规则：棋子相遇之前级别是隐藏的，夺得一支军队的军旗者俘获该军。</translation>
    </message>
    <message>
        <source>{count} moves each without an attack</source>
        <translation>各 {count} 步没有攻击</translation>
    </message>
    <message>
        <source>army {letter} has {count} {piece} (expected at most {most})</source>
        <translation>军队 {letter} 有 {count} 个{piece}（最多应为 {most}）</translation>
    </message>
    <message>
        <source>Bombs and Flags do not move</source>
        <translation>炸弹和军旗不能走动</translation>
    </message>
    <message>
        <source>No piece enters a lake</source>
        <translation>棋子不能进入湖</translation>
    </message>
    <message>
        <source>Pieces go along files and ranks, not aslant</source>
        <translation>棋子沿直线和横线走，不能斜走</translation>
    </message>
    <message>
        <source>Only a Scout goes farther than one square</source>
        <translation>只有侦察兵能走超过一格</translation>
    </message>
    <message>
        <source>A lake is in the way</source>
        <translation>湖挡在路上</translation>
    </message>
    <message>
        <source>Wall in the corner</source>
        <translation>角落之墙</translation>
    </message>
    <message>
        <source>Flag in the middle</source>
        <translation>中央军旗</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>猛攻</translation>
    </message>
    <message>
        <source>set-up: there are {count} rows (expected {most}, with / between, rank {most} first)</source>
        <translation>布阵：有 {count} 行（应为 {most}，以 / 隔开，横线 {most} 在前）</translation>
    </message>
    <message>
        <source>set-up, rank {rank}: “{letter}” is not a piece (expected one of {expected})</source>
        <translation>布阵，横线 {rank}：“{letter}”不是棋子（应为 {expected} 之一）</translation>
    </message>
    <message>
        <source>set-up, rank {rank}: “{row}” has {count} pieces (expected {most})</source>
        <translation>布阵，横线 {rank}：“{row}”有 {count} 枚棋子（应为 {most}）</translation>
    </message>
    <message>
        <source>set-up: there are {count} {letter} (expected {most})</source>
        <translation>布阵：有 {count} 个 {letter}（应为 {most}）</translation>
    </message>
    <message>
        <source>the package “{package}”: {reason}</source>
        <translation>程序包“{package}”：{reason}</translation>
    </message>
    <message>
        <source>it brings no game (expected a Game, a BaseGame or the text of a file)</source>
        <translation>它没有提供棋种（应为 Game、BaseGame 或文件的文本）</translation>
    </message>
    <message>
        <source>Everybody plays White against one neighbour and Black against the other, and captured pieces come back on the other board.</source>
        <translation>每个人对一位邻座执白，对另一位执黑；吃到的棋子回到另一块棋盘上。</translation>
    </message>
    <message>
        <source>Multi Player Chess</source>
        <translation>Multi Player Chess</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 2:e2e4, 2:N@b1 or 2:e7e8N@f3)</source>
        <translation>“{text}”不是着法（应为棋盘和一步棋，如 2:e2e4、2:N@b1 或 2:e7e8N@f3）</translation>
    </message>
    <message>
        <source>it is not in the ring</source>
        <translation>它不在环上</translation>
    </message>
    <message>
        <source>there is no board</source>
        <translation>没有棋盘</translation>
    </message>
    <message>
        <source>there is no square {number}</source>
        <translation>没有 {number} 号格子</translation>
    </message>
    <message>
        <source>{square}: {message}</source>
        <translation>{square}：{message}</translation>
    </message>
    <message>
        <source>there is no such piece</source>
        <translation>没有这种棋子</translation>
    </message>
    <message>
        <source>there is no set {set} with {players} players</source>
        <translation>没有第 {set} 套，玩家共 {players} 位</translation>
    </message>
    <message>
        <source>a pawn cannot stand on a back rank</source>
        <translation>兵不能在底线上</translation>
    </message>
    <message>
        <source>a King never leaves the board of its set, which is {set}</source>
        <translation>王从不离开本套的棋盘，即 {set}</translation>
    </message>
    <message>
        <source>{colour} has {count} Kings (expected one)</source>
        <translation>{colour}有 {count} 个王（应为一个）</translation>
    </message>
    <message>
        <source>there is a {colour} {piece} of set {set} too many (a set has {most})</source>
        <translation>第 {set} 套的{colour}{piece}多了一枚（每套有 {most} 枚）</translation>
    </message>
    <message>
        <source>{square}: the King of {colour} is attacked although {mover} is to move</source>
        <translation>{square}：{colour}的王受到攻击，却轮到{mover}走</translation>
    </message>
    <message>
        <source>“!” is for a King that is checkmated</source>
        <translation>“!”用于被将死的王</translation>
    </message>
    <message>
        <source>“{text}” (expected the players of White and Black from 1 to {players}, such as 1-2)</source>
        <translation>“{text}”（应为白方和黑方的玩家，从 1 至 {players}，如 1-2）</translation>
    </message>
    <message>
        <source>player {player} cannot have White there (expected {players})</source>
        <translation>玩家 {player} 不能在那里执白（应为 {players}）</translation>
    </message>
    <message>
        <source>player {player} cannot have Black there (expected player {expected}, who has White on board {board})</source>
        <translation>玩家 {player} 不能在那里执黑（应为玩家 {expected}，即在棋盘 {board} 上执白者）</translation>
    </message>
    <message>
        <source>“{text}”: there are no rounds in free tempo</source>
        <translation>“{text}”：自由节奏中没有轮次</translation>
    </message>
    <message>
        <source>no King or Rook starts on {square}</source>
        <translation>起始时 {square} 上没有王或车</translation>
    </message>
    <message>
        <source>“{text}” but no {piece} of {colour} on {square}</source>
        <translation>“{text}”，但 {square} 上没有{colour}的{piece}</translation>
    </message>
    <message>
        <source>“{text}”: the King of {colour} has moved, so its Rooks cannot castle</source>
        <translation>“{text}”：{colour}的王已走动，所以它的车不能易位</translation>
    </message>
    <message>
        <source>“{text}” (expected a square of rank {rank}, for {colour} is to move, or -)</source>
        <translation>“{text}”（轮到{colour}，应为横线 {rank} 上的格子，或 -）</translation>
    </message>
    <message>
        <source>no pawn of {colour} on {square} has just passed {passed}</source>
        <translation>{square} 上没有{colour}的兵刚刚越过 {passed}</translation>
    </message>
    <message>
        <source>there is no player {player}</source>
        <translation>没有玩家 {player}</translation>
    </message>
    <message>
        <source>“{text}” is not a piece with a colour and a set from 1 to {players} (expected such as Nw3)</source>
        <translation>“{text}”不是带有颜色和 1 至 {players} 套号的棋子（应如 Nw3）</translation>
    </message>
    <message>
        <source>“{text}” is a King, and Kings are never captured</source>
        <translation>“{text}”是王，而王从不被吃</translation>
    </message>
    <message>
        <source>“{text}” (expected {number} in free tempo)</source>
        <translation>“{text}”（自由节奏中应为 {number}）</translation>
    </message>
    <message>
        <source>“{text}” is a round to come (it is round {round})</source>
        <translation>“{text}”是尚未到来的轮次（现在是第 {round} 轮）</translation>
    </message>
    <message>
        <source>A player whose time on a board runs out has lost that board.</source>
        <translation>玩家在某块棋盘上的时间用完，即输掉该盘。</translation>
    </message>
    <message>
        <source>a move on board {board}</source>
        <translation>棋盘 {board} 上的一步</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Stockpiles</source>
        <translation>备子库</translation>
    </message>
    <message>
        <source>{colour}, player {player}</source>
        <translation>{colour}，玩家 {player}</translation>
    </message>
    <message>
        <source>{colour} of set {set}</source>
        <translation>第 {set} 套的{colour}</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>从未走动</translation>
    </message>
    <message>
        <source>Kings that never moved, and Rooks with which they may castle.</source>
        <translation>从未走动的王，以及可与之易位的车。</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Players at the start</source>
        <translation>开局时的玩家</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>棋盘 {number}</translation>
    </message>
    <message>
        <source>Black on a board is who has White on the next one.</source>
        <translation>一块棋盘上执黑者，在下一块棋盘上执白。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>已走</translation>
    </message>
    <message>
        <source>The board has had its turn in this round.</source>
        <translation>此棋盘本轮已经走过。</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>已豁免</translation>
    </message>
    <message>
        <source>Who is to move took over a King that was checkmated already.</source>
        <translation>轮走者接管了一个已被将死的王。</translation>
    </message>
    <message>
        <source>Last round with progress</source>
        <translation>上次有进展的轮次</translation>
    </message>
    <message>
        <source>The last round with a capture, pawn move or placement.</source>
        <translation>上次有吃子、动兵或放子的轮次。</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Nobody can agree to a draw in this game</source>
        <translation>此棋不能协议和棋</translation>
    </message>
    <message>
        <source>Nobody can resign in this game</source>
        <translation>此棋不能认输</translation>
    </message>
    <message>
        <source>{name} lost board {board} to {winner} and is out: {reason}.</source>
        <translation>{name}把棋盘 {board} 输给{winner}并出局：{reason}。</translation>
    </message>
    <message>
        <source>A piece leaves the game: {piece} of set {set}.</source>
        <translation>一枚棋子退出对局：第 {set} 套的{piece}。</translation>
    </message>
    <message>
        <source>{name} is checkmated and out of time on board {board}: the turn there lapses.</source>
        <translation>{name}在棋盘 {board} 上被将死且超时：那里的回合作废。</translation>
    </message>
    <message>
        <source>{name} is checkmated and gives up the turn on board {board}.</source>
        <translation>{name}在棋盘 {board} 上被将死，放弃那里的回合。</translation>
    </message>
    <message>
        <source>rules of chess</source>
        <translation>国际象棋规则</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <translation>备子库</translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <translation>锦标赛规则</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>升变</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>逼和</translation>
    </message>
    <message>
        <source>Board {board} was removed</source>
        <translation>棋盘 {board} 已移除</translation>
    </message>
    <message>
        <source>There is no board {board}</source>
        <translation>没有棋盘 {board}</translation>
    </message>
    <message>
        <source>{player} is stalemated on both boards and first chooses which of them is lost</source>
        <translation>{player}在两块棋盘上都被逼和，先选择输掉哪一块</translation>
    </message>
    <message>
        <source>Board {board} has had its turn in this round</source>
        <translation>棋盘 {board} 本轮已走过一个回合</translation>
    </message>
    <message>
        <source>{player} is checkmated on board {board}</source>
        <translation>{player}在棋盘 {board} 上被将死</translation>
    </message>
    <message>
        <source>{player}, to move on board {board}, is not stalemated on both boards</source>
        <translation>轮到{player}走棋盘 {board}，但并非两块棋盘都被逼和</translation>
    </message>
    <message>
        <source>{player} does not play on board {board}</source>
        <translation>{player}不在棋盘 {board} 上行棋</translation>
    </message>
    <message>
        <source>{player} is checkmated on board {board}, which counts at the end of the round</source>
        <translation>{player}在棋盘 {board} 上被将死，本轮结束时才算数</translation>
    </message>
    <message>
        <source>Castling needs a King and a Rook that have not moved on board {board}</source>
        <translation>易位需要在棋盘 {board} 上从未走动过的王和车</translation>
    </message>
    <message>
        <source>{move} is not a legal move</source>
        <translation>{move} 不是合法着法</translation>
    </message>
    <message>
        <source>There is no piece on {square}</source>
        <translation>{square} 上没有棋子</translation>
    </message>
    <message>
        <source>The piece on {square} cannot move</source>
        <translation>{square} 上的棋子不能走动</translation>
    </message>
    <message>
        <source>The piece on {square} cannot go to {target}</source>
        <translation>{square} 上的棋子不能走到 {target}</translation>
    </message>
    <message>
        <source>{the_piece} on {square}</source>
        <translation>{square} 上的{the_piece}</translation>
    </message>
    <message>
        <source>A King is never captured</source>
        <translation>王从不被吃</translation>
    </message>
    <message>
        <source>The stockpile has no piece for the pawn on board {board}, so it may not advance to {square}</source>
        <translation>备子库中没有棋子可换棋盘 {board} 上的兵，所以它不能进到 {square}</translation>
    </message>
    <message>
        <source>Say what is put on for the pawn and where: {pieces}, such as {example}</source>
        <translation>请说明换兵放上什么以及放在哪里：{pieces}，如 {example}</translation>
    </message>
    <message>
        <source>A {colour} {piece} is placed on one of its starting squares only: {squares}</source>
        <translation>{colour}{piece}只能放在它的起始格：{squares}</translation>
    </message>
    <message>
        <source>{player} has no {colour} {piece} but of set {board}, which does not return to board {board}</source>
        <translation>{player}没有{colour}{piece}，只有第 {board} 套的，而它不返回棋盘 {board}</translation>
    </message>
    <message>
        <source>{player} has no {colour} {piece} in the stockpile</source>
        <translation>{player}的备子库中没有{colour}{piece}</translation>
    </message>
    <message>
        <source>{square} to {target} is not a pawn’s step to the last rank</source>
        <translation>{square} 至 {target} 不是兵走到底线的一步</translation>
    </message>
    <message>
        <source>A pawn is not exchanged for a {piece}</source>
        <translation>兵不能换成{piece}</translation>
    </message>
    <message>
        <source>{square} of board {board}</source>
        <translation>棋盘 {board} 的 {square}</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 1A. e4, 1a. Nxf6, 2B. N@b1, 9C. e8=N@f3 or 2:e2e4)</source>
        <translation>“{text}”不是着法（应为棋盘和一步棋，如 1A. e4、1a. Nxf6、2B. N@b1、9C. e8=N@f3 或 2:e2e4）</translation>
    </message>
    <message>
        <source>no {piece} of the side to move can go to {square} on {where}</source>
        <translation>{where}上走子方没有{piece}能走到 {square}</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Any board may move at any time.</source>
        <translation>任何棋盘随时可走。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次制</translation>
    </message>
    <message>
        <source>Every board moves once in a round; mates of one round count together.</source>
        <translation>每块棋盘每轮走一步；同一轮的将死一起计算。</translation>
    </message>
    <message>
        <source>When the boards move.</source>
        <translation>各棋盘何时行棋。</translation>
    </message>
    <message>
        <source>A piece never returns to the board of its own set; off for a social game.</source>
        <translation>棋子永不返回本套的棋盘；联谊对局请关闭。</translation>
    </message>
    <message>
        <source>set {set}</source>
        <translation>第 {set} 套</translation>
    </message>
    <message>
        <source>last player in the ring</source>
        <translation>环中最后的玩家</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>such as N or n, or N(3) for one of set 3</source>
        <translation>如 N 或 n，或以 N(3) 表示第 3 套的一枚</translation>
    </message>
    <message>
        <source>the players of White and Black, such as 1-2</source>
        <translation>白方和黑方的玩家，如 1-2</translation>
    </message>
    <message>
        <source>w or b, or such as w*</source>
        <translation>w 或 b，或如 w*</translation>
    </message>
    <message>
        <source>unmoved</source>
        <translation>未走动过</translation>
    </message>
    <message>
        <source>letters of AEHaeh, or -</source>
        <translation>AEHaeh 中的字母，或 -</translation>
    </message>
    <message>
        <source>a square, or -</source>
        <translation>一个格子，或 -</translation>
    </message>
    <message>
        <source>stockpiles</source>
        <translation>备子库</translation>
    </message>
    <message>
        <source>pieces such as Nw3 with commas between, - for none, x for a player who is out</source>
        <translation>如 Nw3 的棋子，以逗号隔开，- 表示没有，x 表示玩家已出局</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>move numbers</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>last progress</source>
        <translation>上次进展</translation>
    </message>
    <message>
        <source>“{text}” has no board’s number (expected such as 1: before the pieces)</source>
        <translation>“{text}”没有棋盘号（棋子之前应如 1:）</translation>
    </message>
    <message>
        <source>it stands behind board {last}</source>
        <translation>它在棋盘 {last} 之后</translation>
    </message>
    <message>
        <source>the pieces are not sorted by kind, colour and set</source>
        <translation>棋子未按种类、颜色和套号排序</translation>
    </message>
    <message>
        <source>the number of entries is {count} (expected one per player, {least} to {most})</source>
        <translation>条目数是 {count}（每位玩家应有一个，即 {least} 至 {most}）</translation>
    </message>
    <message>
        <source>there are only {players} players</source>
        <translation>只有 {players} 位玩家</translation>
    </message>
    <message>
        <source>player {player} is out but has a seat</source>
        <translation>玩家 {player} 已出局，却有座位</translation>
    </message>
    <message>
        <source>player {player} has no seat and is out (expected x)</source>
        <translation>玩家 {player} 没有座位，已出局（应为 x）</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>stalemated</source>
        <translation>被逼和</translation>
    </message>
    <message>
        <source>a choice comes first</source>
        <translation>须先选择</translation>
    </message>
    <message>
        <source>which board is lost?</source>
        <translation>输掉哪块棋盘？</translation>
    </message>
    <message>
        <source>Board {board} waits: {reason}</source>
        <translation>棋盘 {board} 等待：{reason}</translation>
    </message>
    <message>
        <source>{player}, you are stalemated on both boards. Which one is lost?</source>
        <translation>{player}，你在两块棋盘上都被逼和。输掉哪一块？</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>棋盘 {board}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>棋盘 {number}</translation>
    </message>
    <message>
        <source>The pieces in this pocket are for board {board}</source>
        <translation>此口袋中的棋子用于棋盘 {board}</translation>
    </message>
    <message>
        <source>A piece of board {board} stays there</source>
        <translation>棋盘 {board} 的棋子留在那里</translation>
    </message>
    <message>
        <source>all remaining players checkmated at once</source>
        <translation>所有剩余玩家同时被将死</translation>
    </message>
    <message>
        <source>100 rounds without capture, pawn move or placement</source>
        <translation>100 轮没有吃子、动兵或放子</translation>
    </message>
    <message>
        <source>no player can move</source>
        <translation>没有玩家能走</translation>
    </message>
    <message>
        <source>A player who resigns a board has lost it as by checkmate and is out. The winner takes over their seat on the other board.</source>
        <translation>玩家放弃一块棋盘，即如被将死般输掉该盘并出局。胜者接管其在另一块棋盘上的座位。</translation>
    </message>
    <message>
        <source>{name} must choose which board is lost</source>
        <translation>{name}必须选择输掉哪块棋盘</translation>
    </message>
    <message>
        <source>{names} must choose which of their boards are lost</source>
        <translation>{names}必须选择输掉自己的哪块棋盘</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) to move</source>
        <translation>
            <numerusform>%n 块棋盘待走</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} boards to move</source>
        <translation>{all} 块棋盘中 {count} 块待走</translation>
    </message>
    <message>
        <source>{name} to move on {boards}</source>
        <translation>轮到{name}走{boards}</translation>
    </message>
    <message>
        <source>{name} on {boards}</source>
        <translation>{name}在{boards}</translation>
    </message>
    <message>
        <source>{player} must choose which of {boards} is lost</source>
        <translation>{player}必须选择输掉{boards}中的哪一块</translation>
    </message>
    <message>
        <source>{player} on {boards}</source>
        <translation>{player}在{boards}</translation>
    </message>
    <message>
        <source>Round {round}, to move: {who}</source>
        <translation>第 {round} 轮，轮到：{who}</translation>
    </message>
    <message>
        <source>To move: {who}</source>
        <translation>轮到：{who}</translation>
    </message>
    <message>
        <source>{player} to move on board {board}</source>
        <translation>轮到{player}走棋盘 {board}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) still to move in this round</source>
        <translation>
            <numerusform>本轮还有 %n 块棋盘待走</numerusform>
        </translation>
    </message>
    <message>
        <source>Free tempo</source>
        <translation>自由节奏</translation>
    </message>
    <message>
        <source>{colour}, board {board}</source>
        <translation>{colour}，棋盘 {board}</translation>
    </message>
    <message>
        <source>seat of {name}</source>
        <translation>{name}的座位</translation>
    </message>
    <message>
        <source>board {board}, {seats}</source>
        <translation>棋盘 {board}，{seats}</translation>
    </message>
    <message>
        <source>board {board}, {player} with {colour} against {other}</source>
        <translation>棋盘 {board}，{player}执{colour}对{other}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>对{name}</translation>
    </message>
    <message>
        <source>board {board}, {square}, empty</source>
        <translation>棋盘 {board}，{square}，空</translation>
    </message>
    <message>
        <source>board {board}, {square}, {colour} {piece} of set {set}, {player}</source>
        <translation>棋盘 {board}，{square}，第 {set} 套的{colour}{piece}，{player}</translation>
    </message>
    <message>
        <source>{piece} of set {set}</source>
        <translation>第 {set} 套的{piece}</translation>
    </message>
    <message>
        <source>board {board}, White’s half, {player}</source>
        <translation>棋盘 {board}，白方半边，{player}</translation>
    </message>
    <message>
        <source>board {board}, Black’s half, {player}</source>
        <translation>棋盘 {board}，黑方半边，{player}</translation>
    </message>
    <message>
        <source>must choose which board is lost</source>
        <translation>必须选择输掉哪块棋盘</translation>
    </message>
    <message>
        <source>in White’s pocket on board {board}</source>
        <translation>在棋盘 {board} 白方的口袋中</translation>
    </message>
    <message>
        <source>in Black’s pocket on board {board}</source>
        <translation>在棋盘 {board} 黑方的口袋中</translation>
    </message>
    <message>
        <source>in the pocket but of no use here: {pieces}</source>
        <translation>口袋中但在此无用：{pieces}</translation>
    </message>
    <message>
        <source>of no use here</source>
        <translation>在此无用</translation>
    </message>
    <message>
        <source>{pieces} of set {set}</source>
        <translation>第 {set} 套的{pieces}</translation>
    </message>
    <message>
        <source>places {piece} on {square}</source>
        <translation>把{piece}放到 {square}</translation>
    </message>
    <message>
        <source>{player}, board {board}: {action}.</source>
        <translation>{player}，棋盘 {board}：{action}。</translation>
    </message>
    <message>
        <source>castles short</source>
        <translation>短易位</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>长易位</translation>
    </message>
    <message>
        <source>takes {piece}</source>
        <translation>吃{piece}</translation>
    </message>
    <message>
        <source>pawn {origin} to {target} takes {taken} and leaves the game, {piece} on {square}</source>
        <translation>兵 {origin} 到 {target} 吃{taken}并退出对局，{piece}放到 {square}</translation>
    </message>
    <message>
        <source>pawn {origin} to {target} leaves the game, {piece} on {square}</source>
        <translation>兵 {origin} 到 {target} 退出对局，{piece}放到 {square}</translation>
    </message>
    <message>
        <source>Checkmate to {colour} on board {board}.</source>
        <translation>将死棋盘 {board} 上的{colour}。</translation>
    </message>
    <message>
        <source>Check to {colour} on board {board}.</source>
        <translation>将军棋盘 {board} 上的{colour}。</translation>
    </message>
    <message>
        <source>{player} takes over {colour} on board {board} from {former}.</source>
        <translation>{player}从{former}手中接管棋盘 {board} 上的{colour}。</translation>
    </message>
    <message>
        <source>Checkmate: {winner} has beaten {loser} on board {board}</source>
        <translation>将死：{winner}在棋盘 {board} 上击败了{loser}</translation>
    </message>
    <message>
        <source>board {board} of {name}</source>
        <translation>{name}的棋盘 {board}</translation>
    </message>
    <message>
        <source>{player} is back with board {board}.</source>
        <translation>{player}回到棋盘 {board}。</translation>
    </message>
    <message>
        <source>{name} gives up the turn on board {board}</source>
        <translation>{name}放弃棋盘 {board} 上的回合</translation>
    </message>
    <message>
        <source>{name} gives up board {board} to {winner}</source>
        <translation>{name}把棋盘 {board} 让给{winner}</translation>
    </message>
    <message>
        <source>{name} gives up board {board} to {winner} ({reason})</source>
        <translation>{name}把棋盘 {board} 让给{winner}（{reason}）</translation>
    </message>
    <message>
        <source>{name} loses board {board} to {winner} ({reason})</source>
        <translation>{name}把棋盘 {board} 输给{winner}（{reason}）</translation>
    </message>
    <message>
        <source>boards {one} and {two}</source>
        <translation>棋盘 {one} 和 {two}</translation>
    </message>
    <message>
        <source>StrategiChess</source>
        <translation>StrategiChess</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 2:e4e5, 2:n5&gt;3:a5, 3:a5&lt;2:n5 or 2:--)</source>
        <translation>“{text}”不是着法（应为棋盘和一步棋，如 2:e4e5、2:n5&gt;3:a5、3:a5&lt;2:n5 或 2:--）</translation>
    </message>
    <message>
        <source>“{square}” is not a square (expected a1 to n14)</source>
        <translation>“{square}”不是格子（应为 a1 至 n14）</translation>
    </message>
    <message>
        <source>{colour} is to move though the King of {other} on {square} is in check</source>
        <translation>轮到{colour}，但 {square} 上{other}的王正被将军</translation>
    </message>
    <message>
        <source>“{letter}” is not a piece (expected one of KQRBNP)</source>
        <translation>“{letter}”不是棋子（应为 KQRBNP 之一）</translation>
    </message>
    <message>
        <source>the piece is of a player of another board</source>
        <translation>此棋子属于另一块棋盘的玩家</translation>
    </message>
    <message>
        <source>{colour} has a second King there</source>
        <translation>{colour}在那里有第二个王</translation>
    </message>
    <message>
        <source>{colour} has no King on any board</source>
        <translation>{colour}在任何棋盘上都没有王</translation>
    </message>
    <message>
        <source>{colour} has no King</source>
        <translation>{colour}没有王</translation>
    </message>
    <message>
        <source>no pawn of {colour} stands there</source>
        <translation>那里没有{colour}的兵</translation>
    </message>
    <message>
        <source>The game ends when the time of any player runs out: the team with more Kings wins, and that player’s own does not count.</source>
        <translation>任何玩家的时间用完时，对局结束：王较多的队获胜，而超时玩家自己的王不计。</translation>
    </message>
    <message>
        <source>{number} moves without capture, pawn move or King taken off</source>
        <translation>{number} 步没有吃子、动兵或拿走王</translation>
    </message>
    <message>
        <source>Pawns that never moved</source>
        <translation>从未走动的兵</translation>
    </message>
    <message>
        <source>They may go two or three squares at once.</source>
        <translation>它们可以一次走两格或三格。</translation>
    </message>
    <message>
        <source>Moves without progress</source>
        <translation>无进展的步数</translation>
    </message>
    <message>
        <source>Moves since the last capture, pawn move or King taken off.</source>
        <translation>上次吃子、动兵或拿走王以来的步数。</translation>
    </message>
    <message>
        <source>{name} passes on board {board}.</source>
        <translation>{name}在棋盘 {board} 上跳过。</translation>
    </message>
    <message>
        <source>{name} is checkmated on board {board}, loses the King and plays on.</source>
        <translation>{name}在棋盘 {board} 上被将死，失去王，继续下。</translation>
    </message>
    <message>
        <source>{name} is checkmated on board {board}.</source>
        <translation>{name}在棋盘 {board} 上被将死。</translation>
    </message>
    <message>
        <source>Stalemate.</source>
        <translation>逼和。</translation>
    </message>
    <message>
        <source>{team} has mated the last King of {other}.</source>
        <translation>{team}将死了{other}的最后一个王。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>越界</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送子</translation>
    </message>
    <message>
        <source>Pulling</source>
        <translation>取子</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Nobody resigns with several boards; somebody else may take the seat</source>
        <translation>有多块棋盘时无人认输；可以由别人入座</translation>
    </message>
    <message>
        <source>No draws are called here, so none can be claimed</source>
        <translation>这里不判和棋，所以不能要求判和</translation>
    </message>
    <message>
        <source>No draw can be claimed: that takes a position that stands for the third time, or {number} moves without capture, pawn move or King taken off</source>
        <translation>不能要求判和：须有第三次出现的局面，或 {number} 步没有吃子、动兵或拿走王</translation>
    </message>
    <message>
        <source>The pawn on {square} goes sideways on a road only</source>
        <translation>{square} 上的兵只能在路上横走</translation>
    </message>
    <message>
        <source>A piece can be sent to board {board} only when it is {player}’s turn there</source>
        <translation>只有棋盘 {board} 上轮到{player}时，才能向那里送子</translation>
    </message>
    <message>
        <source>{player}’s King on board {board} is in check, so nothing may be sent there</source>
        <translation>{player}在棋盘 {board} 上的王被将军，所以不能向那里送子</translation>
    </message>
    <message>
        <source>{the_piece} crosses along its line, to the first square beyond the edge</source>
        <translation>{the_piece}沿其走线越界，到边缘外的第一格</translation>
    </message>
    <message>
        <source>A King never goes to another board</source>
        <translation>王从不到另一块棋盘上</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}: the piece may be sent, not pulled</source>
        <translation>棋盘 {board} 上轮到{player}：此棋子可以送出，不能取来</translation>
    </message>
    <message>
        <source>Nobody passes on a single board</source>
        <translation>只有一块棋盘时无人跳过</translation>
    </message>
    <message>
        <source>{player} has a move on board {board} and may not pass</source>
        <translation>{player}在棋盘 {board} 上有步可走，不能跳过</translation>
    </message>
    <message>
        <source>{player} has a piece to send from board {board} and may not pass</source>
        <translation>{player}有棋子可从棋盘 {board} 送出，不能跳过</translation>
    </message>
    <message>
        <source>Boards {one} and {other} do not lie side by side</source>
        <translation>棋盘 {one} 和 {other} 不相邻</translation>
    </message>
    <message>
        <source>It is {player}’s turn on board {board}, and no team-mate can pull {the_piece}</source>
        <translation>棋盘 {board} 轮到{player}，没有队友能取走{the_piece}</translation>
    </message>
    <message>
        <source>{the_piece} on {square} cannot move</source>
        <translation>{square} 上的{the_piece}不能走动</translation>
    </message>
    <message>
        <source>A Knight crosses by its leap only</source>
        <translation>马只能以其跳步越界</translation>
    </message>
    <message>
        <source>A Knight crosses only from the a- or n-file</source>
        <translation>马只能从 a 线或 n 线越界</translation>
    </message>
    <message>
        <source>A pawn crosses from the edge only: sideways on a road, or by a capture</source>
        <translation>兵只能从边缘越界：在路上横走，或吃子</translation>
    </message>
    <message>
        <source>{player}’s King on board {board} is in check, so nothing may be pulled there</source>
        <translation>{player}在棋盘 {board} 上的王被将军，所以不能向那里取子</translation>
    </message>
    <message>
        <source>{player}’s King on {square} would be attacked by {attackers}</source>
        <translation>{player}在 {square} 上的王会受到{attackers}攻击</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number (expected 1 to {most})</source>
        <translation>“{key}”必须是整数（应为 1 至 {most}）</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected {expected}, as many as “{position}” has)</source>
        <translation>“{key}”是 {value}（应为 {expected}，与“{position}”中的数目相同）</translation>
    </message>
    <message>
        <source>neither “{key}” nor “{position}” is given (expected one of them)</source>
        <translation>既没有给出“{key}”，也没有给出“{position}”（应给出其中之一）</translation>
    </message>
    <message>
        <source>“{key}” is {value} (expected 1 to {most})</source>
        <translation>“{key}”是 {value}（应为 1 至 {most}）</translation>
    </message>
    <message>
        <source>Two teams on boards of 14 by 14 squares side by side; pieces go over the edge to the board of a team-mate.</source>
        <translation>两队在并排的 14 乘 14 格棋盘上对抗；棋子越过边缘到队友的棋盘上。</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected a board and a move, such as 1A. e7, 1a. Nxf8, 7B. Rn5&gt;C:a5, 7C. Ra5&lt;B:n5, 2B. -- or 2:e4e7)</source>
        <translation>“{text}”不是着法（应为棋盘和一步棋，如 1A. e7、1a. Nxf8、7B. Rn5&gt;C:a5、7C. Ra5&lt;B:n5、2B. -- 或 2:e4e7）</translation>
    </message>
    <message>
        <source>no {piece} of the side to move can be sent to {square} from {where}</source>
        <translation>走子方没有{piece}能从{where}送到 {square}</translation>
    </message>
    <message>
        <source>no {piece} can be pulled to {square} of {where}</source>
        <translation>没有{piece}能取到{where}的 {square}</translation>
    </message>
    <message>
        <source>time, with more Kings</source>
        <translation>超时，王较多</translation>
    </message>
    <message>
        <source>time, with equal Kings</source>
        <translation>超时，王数相等</translation>
    </message>
    <message>
        <source>one of KQRBNP or kqrbnp</source>
        <translation>KQRBNP 或 kqrbnp 之一</translation>
    </message>
    <message>
        <source>side to move</source>
        <translation>走子方</translation>
    </message>
    <message>
        <source>w or b</source>
        <translation>w 或 b</translation>
    </message>
    <message>
        <source>never-moved pawns</source>
        <translation>从未走动的兵</translation>
    </message>
    <message>
        <source>two lists of files in order, such as abc/n or -/-</source>
        <translation>两组按顺序的直线，如 abc/n 或 -/-</translation>
    </message>
    <message>
        <source>moves without progress</source>
        <translation>无进展的步数</translation>
    </message>
    <message>
        <source>the number is {number} (expected 1 to {most})</source>
        <translation>数字是 {number}（应为 1 至 {most}）</translation>
    </message>
    <message>
        <source>There are no pieces beside the boards</source>
        <translation>棋盘旁边没有棋子</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>整盘对局</translation>
    </message>
    <message>
        <source>A player who resigns has lost the game.</source>
        <translation>认输的玩家输掉对局。</translation>
    </message>
    <message>
        <source>board {board}: {name}</source>
        <translation>棋盘 {board}：{name}</translation>
    </message>
    <message>
        <source>Board {board}: {name}</source>
        <translation>棋盘 {board}：{name}</translation>
    </message>
    <message>
        <source>{boards} to move</source>
        <translation>走子方：{boards}</translation>
    </message>
    <message>
        <source>{colour} to move on every board</source>
        <translation>每块棋盘都轮到{colour}</translation>
    </message>
    <message>
        <source>White to move on {white}, Black on {black}</source>
        <translation>{white} 上轮到白方，{black} 上轮到黑方</translation>
    </message>
    <message>
        <source>{player} to move with {colour}</source>
        <translation>轮到{player}，执{colour}</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>第 {number} 步</translation>
    </message>
    <message>
        <source>{player} with {colour}</source>
        <translation>{player}执{colour}</translation>
    </message>
    <message>
        <source>board {board}, {player} with {colour}</source>
        <translation>棋盘 {board}，{player}执{colour}</translation>
    </message>
    <message>
        <source>board {board}, {square}, {piece} of {colour}, {player}</source>
        <translation>棋盘 {board}，{square}，{colour}的{piece}，{player}</translation>
    </message>
    <message>
        <source>on a road</source>
        <translation>在路上</translation>
    </message>
    <message>
        <source>at the open edge to board {board}</source>
        <translation>在通往棋盘 {board} 的开放边缘</translation>
    </message>
    <message>
        <source>board {board} beyond file {file}</source>
        <translation>{file} 线以外的棋盘 {board}</translation>
    </message>
    <message>
        <source>{player} has captured {pieces}</source>
        <translation>{player}已吃{pieces}</translation>
    </message>
    <message numerus="yes">
        <source>A table with %n board(s) side by side, board 1 at White’s left.</source>
        <translation>
            <numerusform>桌上有 %n 块并排的棋盘，棋盘 1 在白方左侧。</numerusform>
        </translation>
    </message>
    <message>
        <source>plays {piece} {origin} to {target}</source>
        <translation>走{piece} {origin} 到 {target}</translation>
    </message>
    <message>
        <source>sends the {piece} from {origin} to {target} of board {board}</source>
        <translation>把{piece}从 {origin} 送到棋盘 {board} 的 {target}</translation>
    </message>
    <message>
        <source>pulls the {piece} from board {board}, {origin}, to {target}</source>
        <translation>把{piece}从棋盘 {board} 的 {origin} 取到 {target}</translation>
    </message>
    <message>
        <source>Check to {player} on board {board}.</source>
        <translation>将军棋盘 {board} 上的{player}。</translation>
    </message>
    <message>
        <source>{team} has a King on board {boards} only.</source>
        <translation>{team}只在棋盘 {boards} 上有王。</translation>
    </message>
    <message>
        <source>{team} has Kings on boards {boards}.</source>
        <translation>{team}在棋盘 {boards} 上有王。</translation>
    </message>
    <message>
        <source>{player} has the King on board {board} again.</source>
        <translation>{player}在棋盘 {board} 上重新有了王。</translation>
    </message>
    <message>
        <source>Checkmate on board {board}: {loser} loses the King to {winner} and plays on</source>
        <translation>棋盘 {board} 上将死：{loser}的王被{winner}拿走，继续下</translation>
    </message>
    <message>
        <source>Checkmate: {winner} has beaten {loser}</source>
        <translation>将死：{winner}击败了{loser}</translation>
    </message>
    <message>
        <source>King of {name}</source>
        <translation>{name}的王</translation>
    </message>
    <message>
        <source>King of {name}, board {board}</source>
        <translation>{name}的王，棋盘 {board}</translation>
    </message>
    <message>
        <source>Draw: {reason}.</source>
        <translation>和棋：{reason}。</translation>
    </message>
    <message>
        <source>{team} wins ({names}): {reason}.</source>
        <translation>{team}获胜（{names}）：{reason}。</translation>
    </message>
    <message>
        <source>{name} resigns</source>
        <translation>{name}认输</translation>
    </message>
    <message>
        <source>The time of {name} is over</source>
        <translation>{name}的时间已用完</translation>
    </message>
    <message>
        <source>there is no lesson yet (expected lesson: first)</source>
        <translation>还没有课程（应先有 lesson:）</translation>
    </message>
    <message>
        <source>two lessons are called “{key}”</source>
        <translation>有两门课程都叫“{key}”</translation>
    </message>
    <message>
        <source>“{name}” is no game (expected such as {known})</source>
        <translation>“{name}”不是棋种（应如 {known}）</translation>
    </message>
    <message>
        <source>no such field (expected one of {names})</source>
        <translation>没有这样的字段（应为 {names} 之一）</translation>
    </message>
    <message>
        <source>{file}, line {line}, field “{field}”: {reason}</source>
        <translation>{file}，第 {line} 行，字段“{field}”：{reason}</translation>
    </message>
    <message>
        <source>it belongs elsewhere (expected before the first say)</source>
        <translation>它应在别处（应在第一个 say 之前）</translation>
    </message>
    <message>
        <source>it is given twice</source>
        <translation>它给出了两次</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>其中没有内容</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>缺少它</translation>
    </message>
    <message>
        <source>the number of people is {count} (expected {expected})</source>
        <translation>人数是 {count}（应为 {expected}）</translation>
    </message>
    <message>
        <source>“{word}” is no player (expected numbers from 1 to {people})</source>
        <translation>“{word}”不是玩家（应为 1 至 {people} 的数字）</translation>
    </message>
    <message>
        <source>it is a position of {players} players, and there are {people} people</source>
        <translation>这是 {players} 位玩家的局面，而现有 {people} 人</translation>
    </message>
    <message>
        <source>push stands with something else (expected alone)</source>
        <translation>push 与其他内容写在一起（应单独写）</translation>
    </message>
    <message>
        <source>“{text}” names no two boards (expected such as push AB)</source>
        <translation>“{text}”没有指明两块棋盘（应如 push AB）</translation>
    </message>
    <message>
        <source>“{text}” cannot be asked (expected one of {kinds})</source>
        <translation>不能要求“{text}”（应为 {kinds} 之一）</translation>
    </message>
    <message>
        <source>“{word}” is not there (expected such as {known})</source>
        <translation>“{word}”不存在（应如 {known}）</translation>
    </message>
    <message>
        <source>“{word}” is neither board, square nor arrow (expected such as {board}, {square} or {square}&gt;{other})</source>
        <translation>“{word}”不是棋盘、格子或箭头（应如 {board}、{square} 或 {square}&gt;{other}）</translation>
    </message>
    <message>
        <source>no legal move does it</source>
        <translation>没有合法着法能做到</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>the index of games is in use by another program: it is asked again later</source>
        <translation>对局索引正被另一程序使用：稍后再询问</translation>
    </message>
    <message>
        <source>the index of games could not be used and is made anew</source>
        <translation>对局索引无法使用，将重新建立</translation>
    </message>
    <message>
        <source>the index of games cannot be kept ({reason}), and is made anew each time</source>
        <translation>对局索引无法保存（{reason}），每次都将重新建立</translation>
    </message>
    <message>
        <source>its tags do not say what is played</source>
        <translation>它的标签没有说明下的是什么棋</translation>
    </message>
    <message>
        <source>there is no game any more where one was</source>
        <translation>原来有对局的地方已没有对局</translation>
    </message>
    <message>
        <source>“{text}” is no board (expected ranks with / between, such as 8/8/8/KaRa6)</source>
        <translation>“{text}”不是棋盘（应为以 / 隔开的横线，如 8/8/8/KaRa6）</translation>
    </message>
    <message>
        <source>“{text}” are no pieces (expected such as {example})</source>
        <translation>“{text}”不是棋子（应如 {example}）</translation>
    </message>
    <message>
        <source>“{text}” does not say who captured whom (expected such as Ann x Ben, A x or x C)</source>
        <translation>“{text}”没有说明谁俘获了谁（应如 Ann x Ben、A x 或 x C）</translation>
    </message>
    <message>
        <source>{key}: {found}</source>
        <translation>{key}：{found}</translation>
    </message>
    <message>
        <source>{key}: the solution is {found}</source>
        <translation>{key}：解答是 {found}</translation>
    </message>
    <message>
        <source>sound: the only solution is {line}</source>
        <translation>正确：唯一解是 {line}</translation>
    </message>
    <message>
        <source>cooked: {line}, but also {other}</source>
        <translation>有副解：{line}，但还有 {other}</translation>
    </message>
    <message>
        <source>not decided after {count} positions</source>
        <translation>检查 {count} 个局面后仍未判定</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>no solution: the best try is refuted, {line}</source>
        <translation>无解：最好的尝试被驳倒，{line}</translation>
    </message>
    <message>
        <source>move {number}, “{move}”, is not a move</source>
        <translation>第 {number} 步，“{move}”，不是着法</translation>
    </message>
    <message>
        <source>line {line}: it is not UTF-8 text</source>
        <translation>第 {line} 行：不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}：{reason}</translation>
    </message>
    <message>
        <source>there are two of this key</source>
        <translation>有两个使用此键</translation>
    </message>
    <message>
        <source>unknown field (expected {known})</source>
        <translation>未知字段（应为 {known}）</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>它出现了两次</translation>
    </message>
    <message>
        <source>expected letters, digits and hyphens, at most 40</source>
        <translation>应为字母、数字和连字符，最多 40 个</translation>
    </message>
    <message>
        <source>expected words of small letters and hyphens</source>
        <translation>应为小写字母和连字符组成的词</translation>
    </message>
    <message>
        <source>“{text}” is no rating (expected {least} to {most})</source>
        <translation>“{text}”不是等级分（应为 {least} 至 {most}）</translation>
    </message>
    <message>
        <source>line {line}, {field}: {reason}</source>
        <translation>第 {line} 行，{field}：{reason}</translation>
    </message>
    <message>
        <source>Two armies in one turn</source>
        <translation>一个回合夺取两支军队</translation>
    </message>
    <message>
        <source>Save the King</source>
        <translation>救王</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>%n 个回合内获胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s) on a pair nobody pushes</source>
        <translation>
            <numerusform>在无人推合的一对上 %n 个回合内将死</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n turn(s)</source>
        <translation>
            <numerusform>%n 个回合内将死</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} takes two armies in this turn</source>
        <translation>{who}在本回合夺取两支军队</translation>
    </message>
    <message>
        <source>{who} saves the King: one way only keeps it</source>
        <translation>{who}救王：只有一种走法能保住</translation>
    </message>
    <message>
        <source>in this turn</source>
        <translation>在本回合</translation>
    </message>
    <message numerus="yes">
        <source>within %n turn(s), whatever the others do</source>
        <translation>
            <numerusform>在 %n 个回合内，无论他人怎样走</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} wins the game {within}</source>
        <translation>{who}{within}赢得对局</translation>
    </message>
    <message>
        <source>{who} mates {within}, on a pair that nobody pushes</source>
        <translation>{who}{within}在无人推合的一对上将死</translation>
    </message>
    <message>
        <source>{who} mates {within}</source>
        <translation>{who}{within}将死</translation>
    </message>
    <message>
        <source>the number of turns is {turns} (expected 1 to {most})</source>
        <translation>回合数是 {turns}（应为 1 至 {most}）</translation>
    </message>
    <message>
        <source>“{line}” is nothing that can be asked for (expected such as {examples})</source>
        <translation>“{line}”不是可以要求的内容（应如 {examples}）</translation>
    </message>
    <message>
        <source>nobody: the game is over</source>
        <translation>无人：对局已结束</translation>
    </message>
    <message>
        <source>“{side}” is not to move (to move is {known})</source>
        <translation>没有轮到“{side}”（轮到的是 {known}）</translation>
    </message>
    <message>
        <source>Mate in one turn</source>
        <translation>一个回合内将死</translation>
    </message>
    <message>
        <source>Mate in two turns or more</source>
        <translation>两个或更多回合内将死</translation>
    </message>
    <message>
        <source>Mate on a pair nobody pushes</source>
        <translation>在无人推合的一对上将死</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>赢得对局</translation>
    </message>
    <message>
        <source>Bonus moves</source>
        <translation>奖励步</translation>
    </message>
    <message>
        <source>A pair that was never pushed</source>
        <translation>从未推合过的一对</translation>
    </message>
    <message>
        <source>Check by a piece of somebody else</source>
        <translation>用他人的棋子将军</translation>
    </message>
    <message>
        <source>With a captured army</source>
        <translation>用俘获的军队</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>打入</translation>
    </message>
    <message>
        <source>From board to board</source>
        <translation>从棋盘到棋盘</translation>
    </message>
    <message>
        <source>With a capture</source>
        <translation>吃子</translation>
    </message>
    <message>
        <source>Without a capture</source>
        <translation>不吃子</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected * or scores such as 1-0-0 or 1/2-1/2)</source>
        <translation>“{result}”不是结果（应为 * 或如 1-0-0、1/2-1/2 的得分）</translation>
    </message>
    <message>
        <source>“{name}” is not a tag name (expected letters, digits and underscores)</source>
        <translation>“{name}”不是标签名（应为字母、数字和下划线）</translation>
    </message>
    <message>
        <source>the tag {name} is written by the record itself</source>
        <translation>标签 {name} 由棋谱自行写入</translation>
    </message>
    <message>
        <source>move {ply}, {action}: {reason}</source>
        <translation>第 {ply} 步，{action}：{reason}</translation>
    </message>
    <message>
        <source>a byte is not text in the encoding {name}</source>
        <translation>有一个字节不是编码 {name} 的文本</translation>
    </message>
    <message>
        <source>“{text}” gives the turn to somebody, which only an analysis does (expected the tag {tag})</source>
        <translation>“{text}”把回合给了某人，只有分析才会如此（应有标签 {tag}）</translation>
    </message>
    <message>
        <source>move {ply}, “{word}”: {reason}</source>
        <translation>第 {ply} 步，“{word}”：{reason}</translation>
    </message>
    <message>
        <source>move {ply}: {message}</source>
        <translation>第 {ply} 步：{message}</translation>
    </message>
    <message>
        <source>the game has no tag {name} (expected such as [{name} &quot;{example}&quot;])</source>
        <translation>对局没有标签 {name}（应如 [{name} &quot;{example}&quot;]）</translation>
    </message>
    <message>
        <source>“{name}” is an unknown game (expected {known})</source>
        <translation>“{name}”是未知的棋种（应为 {known}）</translation>
    </message>
    <message>
        <source>option “{name}” is “{value}” (expected on or off)</source>
        <translation>选项“{name}”是“{value}”（应为 on 或 off）</translation>
    </message>
    <message>
        <source>“{part}” is not an option (expected such as join=rotate)</source>
        <translation>“{part}”不是选项（应如 join=rotate）</translation>
    </message>
    <message>
        <source>option “{name}” is given twice</source>
        <translation>选项“{name}”给出了两次</translation>
    </message>
    <message>
        <source>“{number}” is not a number of players for this game (expected {expected})</source>
        <translation>“{number}”不是此棋种的玩家数（应为 {expected}）</translation>
    </message>
    <message>
        <source>the game has no tag {tag} with its start position</source>
        <translation>对局没有写明起始局面的标签 {tag}</translation>
    </message>
    <message>
        <source>there are {count} in the tag {tag}, not {players}</source>
        <translation>标签 {tag} 中有 {count} 个，而不是 {players} 个</translation>
    </message>
    <message>
        <source>the game has {players} players (expected {first} to {last})</source>
        <translation>对局有 {players} 位玩家（应为 {first} 至 {last}）</translation>
    </message>
    <message>
        <source>“{result}” is not a result (expected such as 1-0-0)</source>
        <translation>“{result}”不是结果（应如 1-0-0）</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>文件超过 {most} 字节</translation>
    </message>
    <message>
        <source>the game has no moves {first} to {last} (expected between 1 and {count})</source>
        <translation>对局没有第 {first} 至 {last} 步（应在 1 与 {count} 之间）</translation>
    </message>
    <message>
        <source>a film has at most {most} moves</source>
        <translation>连环图最多有 {most} 步</translation>
    </message>
    <message>
        <source>nothing is moved from {first} to {last}</source>
        <translation>第 {first} 至 {last} 步没有走动任何棋子</translation>
    </message>
    <message>
        <source>the record says so</source>
        <translation>棋谱如此记载</translation>
    </message>
    <message>
        <source>the number of names is {count} (expected one per player, that is {players})</source>
        <translation>名字数是 {count}（每位玩家应有一个，即 {players}）</translation>
    </message>
    <message>
        <source>the number of colours is {count} (expected 0, or one per army, that is {players})</source>
        <translation>颜色数是 {count}（应为 0，或每支军队一种，即 {players}）</translation>
    </message>
    <message>
        <source>“{colour}” is not a colour (expected such as #1a2b3c)</source>
        <translation>“{colour}”不是颜色（应如 #1a2b3c）</translation>
    </message>
    <message>
        <source>the journal is empty</source>
        <translation>日志是空的</translation>
    </message>
    <message>
        <source>the journal is longer than {most} bytes</source>
        <translation>日志超过 {most} 字节</translation>
    </message>
    <message>
        <source>line 1: the header has {count} games (expected 1)</source>
        <translation>第 1 行：日志头有 {count} 局（应为 1）</translation>
    </message>
    <message>
        <source>line {number} has no “entry” (expected a text)</source>
        <translation>第 {number} 行没有 “entry”（应为文本）</translation>
    </message>
    <message>
        <source>line 1: version {version} is newer than this program (expected {expected})</source>
        <translation>第 1 行：版本 {version} 比本程序新（应为 {expected}）</translation>
    </message>
    <message>
        <source>line 1 is not a journal header of version {version}</source>
        <translation>第 1 行不是版本 {version} 的日志头</translation>
    </message>
    <message>
        <source>line {number} is not a JSON object</source>
        <translation>第 {number} 行不是 JSON 对象</translation>
    </message>
    <message>
        <source>line {number} has no “at” (expected seconds since 1970)</source>
        <translation>第 {number} 行没有 “at”（应为自 1970 年起的秒数）</translation>
    </message>
    <message>
        <source>line {number}: “at” is {at} (expected seconds since 1970)</source>
        <translation>第 {number} 行：“at” 是 {at}（应为自 1970 年起的秒数）</translation>
    </message>
    <message>
        <source>a tag was expected, such as [Players &quot;3&quot;]</source>
        <translation>此处应为标签，如 [Players &quot;3&quot;]</translation>
    </message>
    <message>
        <source>the comment has no end (expected })</source>
        <translation>评注没有结尾（应为 }）</translation>
    </message>
    <message>
        <source>a comment ends that never began</source>
        <translation>评注结束了，却没有开始</translation>
    </message>
    <message>
        <source>an annotation was expected, such as $1</source>
        <translation>此处应为评注代码，如 $1</translation>
    </message>
    <message>
        <source>a tag ends that never began</source>
        <translation>标签结束了，却没有开始</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {message}</source>
        <translation>第 {line} 行第 {column} 列：{message}</translation>
    </message>
    <message>
        <source>there is a NUL character (expected text)</source>
        <translation>有 NUL 字符（应为文本）</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>the {name} has {length} characters (expected at most {most})</source>
        <translation>{name}有 {length} 个字符（最多应为 {most} 个）</translation>
    </message>
    <message>
        <source>“{sign}” is not an annotation (expected such as ! or ?)</source>
        <translation>“{sign}”不是评注符号（应如 ! 或 ?）</translation>
    </message>
    <message>
        <source>a comment has {count} characters (expected at most {most})</source>
        <translation>一条评注有 {count} 个字符（最多应为 {most} 个）</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫罗兰色</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>象牙色</translation>
    </message>
    <message>
        <source>charcoal</source>
        <translation>炭黑色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>天蓝色</translation>
    </message>
    <message>
        <source>mauve</source>
        <translation>淡紫色</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>sage</source>
        <translation>灰绿色</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>梅红色</translation>
    </message>
    <message>
        <source>cornflower</source>
        <translation>矢车菊蓝</translation>
    </message>
    <message>
        <source>moss</source>
        <translation>苔绿色</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>靛蓝色</translation>
    </message>
    <message>
        <source>petrol</source>
        <translation>石油蓝</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>沙色</translation>
    </message>
    <message>
        <source>khaki</source>
        <translation>卡其色</translation>
    </message>
    <message>
        <source>oxblood</source>
        <translation>牛血红</translation>
    </message>
    <message>
        <source>aubergine</source>
        <translation>茄紫色</translation>
    </message>
    <message>
        <source>rust</source>
        <translation>铁锈色</translation>
    </message>
    <message>
        <source>lilac</source>
        <translation>丁香色</translation>
    </message>
    <message>
        <source>lime</source>
        <translation>酸橙绿</translation>
    </message>
    <message>
        <source>fern</source>
        <translation>蕨绿色</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>酒红色</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>The game is over: {reason}</source>
        <translation>对局已结束：{reason}</translation>
    </message>
    <message>
        <source>Army {army} to move, round {round}</source>
        <translation>轮到军队 {army}，第 {round} 轮</translation>
    </message>
    <message>
        <source>to move: {count}</source>
        <translation>轮到：{count}</translation>
    </message>
    <message>
        <source>led by {board}</source>
        <translation>由{board}指挥</translation>
    </message>
    <message>
        <source>a GIF takes Pillow, which is not installed (pip install &apos;cfanp-gui[gif]&apos;)</source>
        <translation>GIF 需要 Pillow，而它没有安装（pip install &apos;cfanp-gui[gif]&apos;）</translation>
    </message>
    <message>
        <source>the picture is too large for a PNG (choose SVG or PDF, or less)</source>
        <translation>图片太大，无法存为 PNG（请选 SVG 或 PDF，或减少内容）</translation>
    </message>
    <message>
        <source>Qt ended without a message</source>
        <translation>Qt 结束时没有给出消息</translation>
    </message>
    <message>
        <source>{file} is too long (expected at most {most} bytes)</source>
        <translation>{file} 太长（最多应为 {most} 字节）</translation>
    </message>
    <message>
        <source>this is no XML</source>
        <translation>这不是 XML</translation>
    </message>
    <message>
        <source>its encoding cannot be read (expected UTF-8)</source>
        <translation>其编码无法读取（应为 UTF-8）</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}，第 {line} 行：{reason}</translation>
    </message>
    <message>
        <source>it defines words of its own (ENTITY), which is not allowed</source>
        <translation>它定义了自己的词（ENTITY），这是不允许的</translation>
    </message>
    <message>
        <source>it is no file of translations (expected TS)</source>
        <translation>它不是翻译文件（应为 TS）</translation>
    </message>
    <message>
        <source>the code of its language is too long</source>
        <translation>其语言代码太长</translation>
    </message>
    <message>
        <source>there is more than one tag {name}</source>
        <translation>有多个标签 {name}</translation>
    </message>
    <message>
        <source>there are more than {most} tags</source>
        <translation>标签超过 {most} 个</translation>
    </message>
    <message>
        <source>the comments on a move have {length} characters (expected at most {most})</source>
        <translation>一步棋的评注有 {length} 个字符（最多应为 {most} 个）</translation>
    </message>
    <message>
        <source>there is text after the result</source>
        <translation>结果之后还有文本</translation>
    </message>
    <message>
        <source>a null move: the rest of the line is kept as a comment</source>
        <translation>空着：此线的其余部分保留为评注</translation>
    </message>
    <message>
        <source>the tag {name} stands among the moves</source>
        <translation>标签 {name} 在着法之间</translation>
    </message>
    <message>
        <source>the variation has no end (expected a parenthesis)</source>
        <translation>变着没有结尾（应为括号）</translation>
    </message>
    <message>
        <source>text among the moves is kept as a comment</source>
        <translation>着法之间的文本保留为评注</translation>
    </message>
    <message>
        <source>a variation comes before the first move it could replace</source>
        <translation>变着出现在它可替代的第一步之前</translation>
    </message>
    <message>
        <source>variations are nested more than {most} deep</source>
        <translation>变着嵌套超过 {most} 层</translation>
    </message>
    <message>
        <source>a variation ends that never began</source>
        <translation>变着结束了，却没有开始</translation>
    </message>
    <message>
        <source>more than {most} variations have no move</source>
        <translation>超过 {most} 个变着没有着法</translation>
    </message>
    <message>
        <source>an annotation comes before the first move</source>
        <translation>评注符号出现在第一步之前</translation>
    </message>
    <message>
        <source>${nag} is not an annotation (expected at most ${most})</source>
        <translation>${nag} 不是评注代码（最多应为 ${most}）</translation>
    </message>
    <message>
        <source>move {ply}: variations are nested more than {most} deep</source>
        <translation>第 {ply} 步：变着嵌套超过 {most} 层</translation>
    </message>
    <message>
        <source>en</source>
        <translation>zh-CN</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>最初局面</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>播放着法</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最后局面</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>What stands where</source>
        <translation>何处有何子</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>揭开</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>翻转棋盘</translation>
    </message>
    <message>
        <source>The mover below</source>
        <translation>走棋方在下方</translation>
    </message>
    <message>
        <source>Stay with {army}</source>
        <translation>固定{army}在下方</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>复制对局</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>there is no game in it (expected such as [name:chess])</source>
        <translation>其中没有棋种（应如 [name:chess]）</translation>
    </message>
    <message>
        <source>there is no player {number}</source>
        <translation>没有玩家 {number}</translation>
    </message>
    <message>
        <source>a game of {seconds} seconds is not possible (expected 1 to {most})</source>
        <translation>不可能有 {seconds} 秒的对局（应为 1 至 {most}）</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn are not possible (expected 0 to {most})</source>
        <translation>不可能每回合 {seconds} 秒（应为 0 至 {most}）</translation>
    </message>
    <message>
        <source>a turn has either an increment or a delay, not both</source>
        <translation>一个回合要么加秒，要么延时，不能两者都有</translation>
    </message>
    <message>
        <source>“{text}” is not a time control (expected seconds such as 300, 300+5 or 300d3)</source>
        <translation>“{text}”不是时限（应为秒数，如 300、300+5 或 300d3）</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的。</translation>
    </message>
    <message>
        <source>uses {name}&apos;s turn</source>
        <translation>用掉{name}的回合</translation>
    </message>
    <message>
        <source>uses {names}&apos;s and {last}&apos;s turn</source>
        <translation>用掉{names}和{last}的回合</translation>
    </message>
    <message>
        <source>{name} must agree</source>
        <translation>须经{name}同意</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}，是否同意？</translation>
    </message>
    <message>
        <source>{name}, {other} wants to fetch your {piece} from {origin} to {target}. Do you agree?</source>
        <translation>{name}，{other}想把你的{piece}从 {origin} 取到 {target}。是否同意？</translation>
    </message>
    <message>
        <source>the tag {tag}, “{value}”, names no place in the game (expected such as 0*12)</source>
        <translation>标签 {tag} 的“{value}”不是对局中的位置（应如 0*12）</translation>
    </message>
    <message>
        <source>the game has no ply {number} (expected 0 to {count})</source>
        <translation>对局没有第 {number} 半回合（应为 0 至 {count}）</translation>
    </message>
    <message>
        <source>a game has more than {most} bytes</source>
        <translation>一局超过 {most} 字节</translation>
    </message>
    <message>
        <source>“{game}” cannot be written to a file “{kind}” (expected {expected})</source>
        <translation>“{game}”不能写入“{kind}”类型的文件（应为 {expected}）</translation>
    </message>
    <message>
        <source>line {number}, byte {byte} of it is not UTF-8 text</source>
        <translation>第 {number} 行第 {byte} 字节不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>line {number}: {error}</source>
        <translation>第 {number} 行：{error}</translation>
    </message>
    <message>
        <source>hidden knowledge</source>
        <translation>隐藏的信息</translation>
    </message>
    <message>
        <source>{name} has run out of time</source>
        <translation>{name}已超时</translation>
    </message>
    <message>
        <source>{name} is a bot and moves by itself</source>
        <translation>{name}是机器人，自行走子</translation>
    </message>
    <message>
        <source>While not all may be seen, the game goes on only where it stands</source>
        <translation>在不能全部看见时，对局只能从当前处继续</translation>
    </message>
    <message>
        <source>It is the turn of {name}</source>
        <translation>轮到{name}</translation>
    </message>
    <message>
        <source>Only {name} can do that, and they must take the seat</source>
        <translation>只有{name}能这样做，并且必须入座</translation>
    </message>
    <message>
        <source>The turn is given out of order in an analysis only</source>
        <translation>只有在分析中才能不按顺序给出回合</translation>
    </message>
    <message>
        <source>{name} is out and cannot agree to a draw</source>
        <translation>{name}已出局，不能同意和棋</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>好着</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>brilliant move</source>
        <translation>妙着</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>败着</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>有趣的着法</translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation>可疑的着法</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>唯一着法</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>均势</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>形势不明</translation>
    </message>
    <message>
        <source>slightly better for the mover</source>
        <translation>走子方稍优</translation>
    </message>
    <message>
        <source>clearly better for the mover</source>
        <translation>走子方明显占优</translation>
    </message>
    <message>
        <source>winning for the mover</source>
        <translation>走子方胜势</translation>
    </message>
    <message>
        <source>slightly worse for the mover</source>
        <translation>走子方稍劣</translation>
    </message>
    <message>
        <source>clearly worse for the mover</source>
        <translation>走子方明显劣势</translation>
    </message>
    <message>
        <source>losing for the mover</source>
        <translation>走子方败势</translation>
    </message>
    <message>
        <source>slightly better for the first player</source>
        <translation>第一位玩家稍优</translation>
    </message>
    <message>
        <source>clearly better for the first player</source>
        <translation>第一位玩家明显占优</translation>
    </message>
    <message>
        <source>winning for the first player</source>
        <translation>第一位玩家胜势</translation>
    </message>
    <message>
        <source>slightly better for the second player</source>
        <translation>第二位玩家稍优</translation>
    </message>
    <message>
        <source>clearly better for the second player</source>
        <translation>第二位玩家明显占优</translation>
    </message>
    <message>
        <source>winning for the second player</source>
        <translation>第二位玩家胜势</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>主动权</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>counterplay</source>
        <translation>反击</translation>
    </message>
    <message>
        <source>time trouble</source>
        <translation>时间紧张</translation>
    </message>
    <message>
        <source>novelty</source>
        <translation>新着</translation>
    </message>
    <message>
        <source>annotation {number}</source>
        <translation>评注符号 {number}</translation>
    </message>
    <message>
        <source>{name} has {moves}; End turn passes</source>
        <translation>{name}有{moves}；“结束回合”即跳过</translation>
    </message>
    <message>
        <source>Click the square on which {the_piece} is put, or drag it there.</source>
        <translation>请点击放置{the_piece}的格子，或把它拖到那里。</translation>
    </message>
    <message>
        <source>Push {board} against which half-board? Click it, type its letter or number, or press Enter for {other}.</source>
        <translation>{board} 与哪块半棋盘推合？点击它，键入它的字母或数字，或按 Enter 选 {other}。</translation>
    </message>
    <message>
        <source>Push {board} against {other} instead? Click {other} or press Enter.</source>
        <translation>改为把 {board} 与 {other} 推合？点击 {other} 或按 Enter。</translation>
    </message>
    <message>
        <source>captures nothing</source>
        <translation>不吃子</translation>
    </message>
    <message>
        <source>gives check to {army}</source>
        <translation>对 {army} 将军</translation>
    </message>
    <message>
        <source>takes the {piece}</source>
        <translation>吃{piece}</translation>
    </message>
    <message>
        <source>uses {name}&apos;s board this turn</source>
        <translation>本回合用掉{name}的棋盘</translation>
    </message>
    <message>
        <source>Click the next square.</source>
        <translation>点击下一个格子。</translation>
    </message>
    <message>
        <source>What becomes of {the_piece}?</source>
        <translation>{the_piece}变成什么？</translation>
    </message>
    <message>
        <source>{name}, {other} wants to take {the_piece} from {origin} to {target}. Do you agree?</source>
        <translation>{name}，{other}想把{the_piece}从 {origin} 移到 {target}。你同意吗？</translation>
    </message>
    <message>
        <source>Promote?</source>
        <translation>升变？</translation>
    </message>
    <message>
        <source>Promote to</source>
        <translation>升变为</translation>
    </message>
    <message>
        <source>Put on for the pawn</source>
        <translation>换兵放上</translation>
    </message>
    <message>
        <source>Bring in a piece?</source>
        <translation>让棋子入场？</translation>
    </message>
    <message>
        <source>No piece</source>
        <translation>不让棋子入场</translation>
    </message>
    <message>
        <source>“{entry}” is not a journal entry (expected one such as play, back or clock)</source>
        <translation>“{entry}”不是日志条目（应如 play、back 或 clock）</translation>
    </message>
    <message>
        <source>“{number}” is not the number of a player</source>
        <translation>“{number}”不是玩家号</translation>
    </message>
    <message>
        <source>The journal of this game cannot be written ({reason}); save the game yourself.</source>
        <translation>此对局的日志无法写入（{reason}）；请自行保存对局。</translation>
    </message>
    <message>
        <source>“{text}” is not a bot (expected such as club 5s)</source>
        <translation>“{text}”不是机器人（应如 club 5s）</translation>
    </message>
    <message>
        <source>A name has at most {most} characters, and this one has {count}.</source>
        <translation>名字最多 {most} 个字符，此名有 {count} 个。</translation>
    </message>
    <message>
        <source>the number of colours is {count} (expected one per player, that is {players})</source>
        <translation>颜色数是 {count}（每位玩家应有一种，即 {players}）</translation>
    </message>
    <message>
        <source>colour “{colour}” is not of the form #rrggbb</source>
        <translation>颜色“{colour}”的格式不是 #rrggbb</translation>
    </message>
    <message>
        <source>“{text}” is not the time of {clocks} clocks (expected milliseconds such as 300000/297350)</source>
        <translation>“{text}”不是 {clocks} 个棋钟的时间（应为毫秒数，如 300000/297350）</translation>
    </message>
    <message>
        <source>Not as long as pieces of this game are hidden.</source>
        <translation>此对局的棋子隐藏期间不可用。</translation>
    </message>
    <message>
        <source>“{end}” does not follow “{place}”</source>
        <translation>“{end}”不能接在“{place}”之后</translation>
    </message>
    <message>
        <source>“{result}” is not a result</source>
        <translation>“{result}”不是结果</translation>
    </message>
    <message>
        <source>entry {number}, “{entry}”: {refusal}</source>
        <translation>条目 {number}，“{entry}”：{refusal}</translation>
    </message>
    <message>
        <source>entry {number}: {problem}</source>
        <translation>条目 {number}：{problem}</translation>
    </message>
    <message>
        <source>the tag {tag}, “{value}”, is not the time of {clocks} clocks (expected {expected})</source>
        <translation>标签 {tag} 的“{value}”不是 {clocks} 个棋钟的时间（应为 {expected}）</translation>
    </message>
    <message>
        <source>“{place}” is no place in the game (expected such as 0*12.1)</source>
        <translation>“{place}”不是对局中的位置（应如 0*12.1）</translation>
    </message>
    <message>
        <source>“{text}” is no annotation</source>
        <translation>“{text}”不是评注符号</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负局</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>A draw may be claimed: {reason}</source>
        <translation>可以要求判和：{reason}</translation>
    </message>
    <message>
        <source>check</source>
        <translation>将军</translation>
    </message>
    <message>
        <source>{boards}   {what}</source>
        <translation>{boards}   {what}</translation>
    </message>
    <message>
        <source>Picked up, it cannot move.</source>
        <translation>已拿起，它不能走。</translation>
    </message>
    <message>
        <source>Picked up, {moves}.</source>
        <translation>已拿起，{moves}。</translation>
    </message>
    <message>
        <source>{player}&apos;s King was taken off here</source>
        <translation>{player}的王在此被拿走</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>已拿起</translation>
    </message>
    <message>
        <source>the piece can be put here</source>
        <translation>棋子可以放在这里</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>可以被吃</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>可以到达</translation>
    </message>
    <message>
        <source>can be captured on {where}</source>
        <translation>在{where}上可以被吃</translation>
    </message>
    <message>
        <source>can be reached on {where}</source>
        <translation>在{where}上可以到达</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen to be pushed</source>
        <translation>已选定推合</translation>
    </message>
    <message>
        <source>can be chosen to be pushed against</source>
        <translation>可以选来推合</translation>
    </message>
    <message>
        <source>{name} is a bot</source>
        <translation>{name}是机器人</translation>
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
        <translation>方向键按屏幕上的方向走：在成对棋盘上按其摆放，否则在每块半棋盘上按其摆放。Tab 转到下一块半棋盘。</translation>
    </message>
    <message>
        <source>Arrow keys go as on the screen. Tab leads to the next board.</source>
        <translation>方向键按屏幕上的方向走。Tab 转到下一块棋盘。</translation>
    </message>
    <message>
        <source>Edge.</source>
        <translation>边缘。</translation>
    </message>
    <message>
        <source>The table shows what all may see.</source>
        <translation>桌面显示所有人可见的内容。</translation>
    </message>
    <message>
        <source>The table shows what {name} may see.</source>
        <translation>桌面显示{name}可见的内容。</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>还没有走过任何一步。</translation>
    </message>
    <message>
        <source>{player} pushes half-boards {one} and {two} together.</source>
        <translation>{player}把半棋盘 {one} 和 {two} 推到一起。</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player}结束回合。</translation>
    </message>
    <message>
        <source>{board} {names}</source>
        <translation>{board} {names}</translation>
    </message>
    <message>
        <source>{time} left.</source>
        <translation>剩余 {time}。</translation>
    </message>
    <message>
        <source>{player} has {time} left.</source>
        <translation>{player}剩余 {time}。</translation>
    </message>
    <message>
        <source>Redone:</source>
        <translation>已重做：</translation>
    </message>
    <message>
        <source>Undone:</source>
        <translation>已撤销：</translation>
    </message>
    <message>
        <source>To another line:</source>
        <translation>转到另一条线：</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) redone.</source>
        <translation>
            <numerusform>已重做 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) undone.</source>
        <translation>
            <numerusform>已撤销 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>table</source>
        <translation>桌面</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>no time</source>
        <translation>没有时间</translation>
    </message>
    <message>
        <source>Bot: {level}, {stars}. {manner}</source>
        <translation>机器人：{level}，{stars}。{manner}</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>These half-boards are pushed together and must be used.</source>
        <translation>这两块半棋盘已推合，必须使用。</translation>
    </message>
    <message>
        <source>Half-board {board}: choose the one to push it against.</source>
        <translation>半棋盘 {board}：请选择要与它推合的一块。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Make a move first: a turn cannot be ended before.</source>
        <translation>先走一步：在此之前不能结束回合。</translation>
    </message>
    <message>
        <source>To board {board}: {what}.</source>
        <translation>到棋盘 {board}：{what}。</translation>
    </message>
    <message>
        <source>{name} does not agree. Nothing has been moved.</source>
        <translation>{name}不同意。没有走动任何棋子。</translation>
    </message>
    <message>
        <source>Who passes?</source>
        <translation>谁跳过？</translation>
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
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>That is off the board: the piece goes back.</source>
        <translation>那里在棋盘之外：棋子回到原处。</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>这里没有棋子。</translation>
    </message>
    <message>
        <source>Nothing attacks or defends {square}.</source>
        <translation>没有棋子攻击或保护 {square}。</translation>
    </message>
    <message>
        <source>{square} is attacked by {attackers}, and nothing defends it.</source>
        <translation>{square} 受到{attackers}攻击，没有棋子保护它。</translation>
    </message>
    <message>
        <source>Nothing attacks {square}; it is defended by {defenders}.</source>
        <translation>没有棋子攻击 {square}；它由{defenders}保护。</translation>
    </message>
    <message>
        <source>{square} is attacked by {attackers}, and defended by {defenders}.</source>
        <translation>{square} 受到{attackers}攻击，由{defenders}保护。</translation>
    </message>
    <message>
        <source>on every pair</source>
        <translation>在每一对上</translation>
    </message>
    <message numerus="yes">
        <source>on %n pair(s)</source>
        <translation>
            <numerusform>在 %n 对上</numerusform>
        </translation>
    </message>
    <message>
        <source>on {pairs}</source>
        <translation>在 {pairs} 上</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Engraved</source>
        <translation>版画</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>现代</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>公有领域</translation>
    </message>
    <message>
        <source>{action} ({keys})</source>
        <translation>{action}（{keys}）</translation>
    </message>
    <message>
        <source>● moves or captures</source>
        <translation>● 走子或吃子</translation>
    </message>
    <message>
        <source>○ moves</source>
        <translation>○ 走子</translation>
    </message>
    <message>
        <source>✕ captures</source>
        <translation>✕ 吃子</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>王</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>后</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>车</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>象</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>马</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of a piece, as people type it</comment>
        <translation>兵</translation>
    </message>
    <message>
        <source>&amp;Back to the game, out of the analysis</source>
        <translation>离开分析，回到对局(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Analyse this game</source>
        <translation>分析此对局(&amp;A)</translation>
    </message>
    <message>
        <source>The game is on the table again.</source>
        <translation>对局已回到桌面上。</translation>
    </message>
    <message>
        <source>This is an analysis: any side may be moved. The game waits and is not touched.</source>
        <translation>这是分析：任何一方都可以走。对局在等待，不受影响。</translation>
    </message>
    <message>
        <source>Nobody else can move here.</source>
        <translation>这里没有其他人能走。</translation>
    </message>
    <message>
        <source>The start is no move: go to one to judge it.</source>
        <translation>开头不是一步棋：请转到某一步再评判。</translation>
    </message>
    <message>
        <source>There is no move to copy.</source>
        <translation>没有可复制的着法。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) copied.</source>
        <translation>
            <numerusform>已复制 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only variations are cut; this move is of the game.</source>
        <translation>只能剪切变着；这一步属于对局。</translation>
    </message>
    <message>
        <source>The variation is cut; paste it where it belongs.</source>
        <translation>变着已剪切；请粘贴到它所属之处。</translation>
    </message>
    <message>
        <source>The game that is analysed cannot be cut.</source>
        <translation>正在分析的对局不能剪切。</translation>
    </message>
    <message>
        <source>This cannot be pasted: {reason}.</source>
        <translation>无法粘贴：{reason}。</translation>
    </message>
    <message>
        <source>There is no line of moves to paste.</source>
        <translation>没有可粘贴的着法线。</translation>
    </message>
    <message>
        <source>The line is pasted.</source>
        <translation>该线已粘贴。</translation>
    </message>
    <message>
        <source>This move is of the game.</source>
        <translation>这一步属于对局。</translation>
    </message>
    <message>
        <source>Notes on players and their armies</source>
        <translation>关于玩家及其军队的备注</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Pair engine</source>
        <translation>成对引擎</translation>
    </message>
    <message>
        <source>Engine</source>
        <comment>the tab of a panel</comment>
        <translation>引擎</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>桌上没有对局。</translation>
    </message>
    <message>
        <source>In this game no boards are pushed together that would be a position of chess.</source>
        <translation>在此对局中，推合的棋盘不会构成国际象棋的局面。</translation>
    </message>
    <message>
        <source>Push two half-boards together: if two armies with their Kings stand there, a chess program can be asked about them.</source>
        <translation>请把两块半棋盘推到一起：如果那里有两支带王的军队，就可以询问国际象棋程序。</translation>
    </message>
    <message>
        <source>A program cannot be asked about this pair. {reason}</source>
        <translation>无法就这一对询问程序。{reason}</translation>
    </message>
    <message>
        <source>Choose a chess program</source>
        <translation>选择国际象棋程序</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>It is not the turn of {name} to move there.</source>
        <translation>那里没有轮到{name}走。</translation>
    </message>
    <message numerus="yes">
        <source>{mover} mates {other} in %n move(s)</source>
        <translation>
            <numerusform>{mover}在 %n 步内将死{other}</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} and {other} are about even</source>
        <translation>{mover}和{other}大致均势</translation>
    </message>
    <message>
        <source>{name} is ahead by {pawns} pawns</source>
        <translation>{name}领先 {pawns} 兵</translation>
    </message>
    <message>
        <source>{name} moves next there</source>
        <translation>那里下一步轮到{name}</translation>
    </message>
    <message>
        <source>The hint is taken back.</source>
        <translation>提示已收回。</translation>
    </message>
    <message>
        <source>The game is over: there is no move to hint at.</source>
        <translation>对局已结束：没有可提示的着法。</translation>
    </message>
    <message>
        <source>It is a bot’s turn: hints are for people.</source>
        <translation>轮到机器人：提示是给人用的。</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>正在寻找提示…</translation>
    </message>
    <message>
        <source>There is no move to hint at.</source>
        <translation>没有可提示的着法。</translation>
    </message>
    <message>
        <source>Hint: {move}.</source>
        <translation>提示：{move}。</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>提示：结束回合。</translation>
    </message>
    <message>
        <source>Hint: push {one} and {other} together.</source>
        <translation>提示：把 {one} 和 {other} 推到一起。</translation>
    </message>
    <message>
        <source>Hint: look at board {board}.</source>
        <translation>提示：看看棋盘 {board}。</translation>
    </message>
    <message>
        <source>Hint: put a piece from the pocket on the board: {piece}.</source>
        <translation>提示：把口袋中的棋子放到棋盘上：{piece}。</translation>
    </message>
    <message>
        <source>Hint: move {the_piece} on {square}.</source>
        <translation>提示：走 {square} 上的{the_piece}。</translation>
    </message>
    <message>
        <source>{letter}, {name}</source>
        <translation>{letter}，{name}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s)</source>
        <translation>
            <numerusform>%n 种合法着法</numerusform>
        </translation>
    </message>
    <message>
        <source>The King stands here and is safe</source>
        <translation>王在这里且安全</translation>
    </message>
    <message>
        <source>The King is in check here</source>
        <translation>王在这里被将军</translation>
    </message>
    <message>
        <source>The King is checkmated here</source>
        <translation>王在这里被将死</translation>
    </message>
    <message>
        <source>Checkmate at once: {moves}</source>
        <translation>可立即将死：{moves}</translation>
    </message>
    <message>
        <source>A piece {effect}: {moves}</source>
        <translation>有棋子{effect}：{moves}</translation>
    </message>
    <message>
        <source>May be lost, worth {value}: {pieces}</source>
        <translation>可能失去，价值 {value}：{pieces}</translation>
    </message>
    <message>
        <source>May be won, worth {value}: {pieces}</source>
        <translation>可能赢得，价值 {value}：{pieces}</translation>
    </message>
    <message>
        <source>Pushed already this turn</source>
        <translation>本回合已推过</translation>
    </message>
    <message>
        <source>{piece} {source} checkmates the King</source>
        <translation>{source} 的{piece}将死王</translation>
    </message>
    <message>
        <source>{piece} {source} takes {taken} {target}</source>
        <translation>{source} 的{piece}吃 {target} 的{taken}</translation>
    </message>
    <message>
        <source>{piece} {source} to {target}: {effect}</source>
        <translation>{source} 的{piece}到 {target}：{effect}</translation>
    </message>
    <message>
        <source>{where}; defended</source>
        <translation>{where}；有保护</translation>
    </message>
    <message>
        <source>{where}; {value} lost in the end</source>
        <translation>{where}；最终损失 {value}</translation>
    </message>
    <message>
        <source>{army}: {what}, {where}</source>
        <translation>{army}：{what}，{where}</translation>
    </message>
    <message>
        <source>The army has no piece here</source>
        <translation>军队在这里没有棋子</translation>
    </message>
    <message>
        <source>Not worked out yet</source>
        <translation>尚未算出</translation>
    </message>
    <message>
        <source>Pairing matrix and radar</source>
        <translation>对阵矩阵和雷达</translation>
    </message>
    <message>
        <source>Matrix</source>
        <comment>the tab of a panel</comment>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Threats are shown no longer.</source>
        <translation>不再显示威胁。</translation>
    </message>
    <message>
        <source>Threats are shown: point at a piece or a square, or walk there with the cursor.</source>
        <translation>已显示威胁：指向棋子或格子，或用光标走到那里。</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>轮到{name}</translation>
    </message>
    <message>
        <source>A game that is being played is annotated when it is over.</source>
        <translation>正在进行的对局要在结束后才评注。</translation>
    </message>
    <message>
        <source>There are no moves to judge.</source>
        <translation>没有可评判的着法。</translation>
    </message>
    <message>
        <source>The game is annotated; undo takes that back.</source>
        <translation>对局已评注；撤销可以收回。</translation>
    </message>
    <message numerus="yes">
        <source>The game has been judged: %n costly move(s).</source>
        <translation>
            <numerusform>对局已评判：%n 步代价高的着法。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has been judged: no costly moves.</source>
        <translation>对局已评判：没有代价高的着法。</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未评判</translation>
    </message>
    <message>
        <source>{cost} lost: {better} was mate</source>
        <translation>损失 {cost}：{better} 即可将死</translation>
    </message>
    <message>
        <source>{cost} lost: {better} was better</source>
        <translation>损失 {cost}：{better} 更好</translation>
    </message>
    <message>
        <source>{name}, {moment}: {note}</source>
        <translation>{name}，{moment}：{note}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Round {round}, {move}</source>
        <translation>第 {round} 轮，{move}</translation>
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
            <numerusform>预读 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>{ahead}, 1 position</source>
        <translation>{ahead}，1 个局面</translation>
    </message>
    <message>
        <source>{ahead}, {count} positions</source>
        <translation>{ahead}，{count} 个局面</translation>
    </message>
    <message>
        <source>{turn}, then {following}</source>
        <translation>{turn}，然后 {following}</translation>
    </message>
    <message>
        <source>{turn}: {shares}</source>
        <translation>{turn}：{shares}</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>回合结束</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>谱系</translation>
    </message>
    <message>
        <source>In this game armies are not told apart: there is no lineage to show.</source>
        <translation>在此对局中不区分军队：没有可显示的谱系。</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG 图片</translation>
    </message>
    <message>
        <source>Save the lineage</source>
        <translation>保存谱系</translation>
    </message>
    <message>
        <source>lineage</source>
        <translation>谱系</translation>
    </message>
    <message>
        <source>“{file}” could not be written: {reason}.</source>
        <translation>“{file}”无法写入：{reason}。</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>已保存为“{file}”。</translation>
    </message>
    <message>
        <source>{moment}: {what} Material, in pawns: {shares}.</source>
        <translation>{moment}：{what} 子力（以兵计）：{shares}。</translation>
    </message>
    <message>
        <source>Material, in pawns: {shares}</source>
        <translation>子力（以兵计）：{shares}</translation>
    </message>
    <message>
        <source>(in pawns)</source>
        <translation>（以兵计）</translation>
    </message>
    <message>
        <source>Drag a piece to where you want it, or press / and type a move. F1 opens the help.</source>
        <translation>把棋子拖到想去的地方，或按 / 键入着法。F1 打开帮助。</translation>
    </message>
    <message>
        <source>The bots wait. {key} lets them go on.</source>
        <translation>机器人在等待。{key} 让它们继续。</translation>
    </message>
    <message>
        <source>The bots wait for {name}.</source>
        <translation>机器人在等{name}。</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name}正在思考。</translation>
    </message>
    <message>
        <source>{name} gave an answer that is not a move.</source>
        <translation>{name}给出的回答不是着法。</translation>
    </message>
    <message>
        <source>The program in which bots think did not respond and was ended. {name} thinks again in a new one.</source>
        <translation>供机器人思考的程序没有响应，已被结束。{name}在新程序中重新思考。</translation>
    </message>
    <message>
        <source>{name} cannot move. {reason}</source>
        <translation>{name}不能走。{reason}</translation>
    </message>
    <message>
        <source>{name} cannot move: {reason}.</source>
        <translation>{name}不能走：{reason}。</translation>
    </message>
    <message>
        <source>{name} has tried a move that is not allowed. {reason}.</source>
        <translation>{name}试图走不允许的着法。{reason}。</translation>
    </message>
    <message>
        <source>{name} has no move to which everybody agrees.</source>
        <translation>{name}没有大家都同意的着法。</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>A person can play on for it, and hand the seat back to a bot at any time.</source>
        <translation>真人可以随时代它接着下，也可以随时把座位交还给机器人。</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再试一次(&amp;T)</translation>
    </message>
    <message>
        <source>Take the &amp;seat</source>
        <translation>入座(&amp;S)</translation>
    </message>
    <message>
        <source>Bots think less deep in the same time, for their search runs interpreted: install a C compiler and run the README’s first command again, or use an installer package.</source>
        <translation>机器人在相同时间内思考较浅，因为其搜索以解释方式运行：请安装 C 编译器并再次运行 README 的第一条命令，或使用安装包。</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>添加程序</translation>
    </message>
    <message>
        <source>A bot may be a program in any language. It is started once to see that it answers.</source>
        <translation>机器人可以是用任何语言写的程序。会启动它一次，看它是否回答。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>The program is being started…</source>
        <translation>正在启动程序…</translation>
    </message>
    <message>
        <source>It was not added: {reason}.</source>
        <translation>没有添加：{reason}。</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>所有命令</translation>
    </message>
    <message>
        <source>What would you like to do? Type a word of it.</source>
        <translation>想做什么？键入其中一个词。</translation>
    </message>
    <message>
        <source>Look for a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>No command is called like that.</source>
        <translation>没有这样名称的命令。</translation>
    </message>
    <message>
        <source>{command}, on</source>
        <translation>{command}，已开启</translation>
    </message>
    <message>
        <source>{field}: add the piece chosen</source>
        <translation>{field}：加入所选棋子</translation>
    </message>
    <message>
        <source>Add the piece that is chosen above</source>
        <translation>加入上面所选的棋子</translation>
    </message>
    <message>
        <source>Take away: {piece}</source>
        <translation>拿走：{piece}</translation>
    </message>
    <message>
        <source>Positions of {game} cannot be set up by hand.</source>
        <translation>{game}的局面不能手工摆设。</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>一次只能打开一个文件。</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: only files ending in {endings} can.</source>
        <translation>“{file}”无法打开：只能打开以 {endings} 结尾的文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the text is longer than {most} bytes</source>
        <translation>文本超过 {most} 字节</translation>
    </message>
    <message>
        <source>it is neither a game nor a position</source>
        <translation>它既不是对局，也不是局面</translation>
    </message>
    <message>
        <source>it contains no game</source>
        <translation>它不含对局</translation>
    </message>
    <message>
        <source>it was changed since its games were listed (open it again)</source>
        <translation>列出其对局之后，它已改动（请重新打开）</translation>
    </message>
    <message>
        <source>it contains no game {number} any more</source>
        <translation>它已不再含有对局 {number}</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>{file} 无法打开：{reason}。</translation>
    </message>
    <message>
        <source>{file} is in Unicode (UTF-8) since it was saved, so it is not read in another encoding.</source>
        <translation>{file} 保存后已是 Unicode（UTF-8）编码，因此不会以其他编码读取。</translation>
    </message>
    <message>
        <source>This text cannot be opened: {reason}.</source>
        <translation>此文本无法打开：{reason}。</translation>
    </message>
    <message>
        <source>{file} is not opened as it was saved: {reason}.</source>
        <translation>{file} 未能按保存时的样子打开：{reason}。</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}.</source>
        <translation>{file} 无法保存：{reason}。</translation>
    </message>
    <message>
        <source>{file} was no longer there; the game is saved there anew.</source>
        <translation>{file} 已不在那里；对局在那里重新保存。</translation>
    </message>
    <message>
        <source>The game is saved as {file}.</source>
        <translation>对局已保存为 {file}。</translation>
    </message>
    <message numerus="yes">
        <source>The game is saved as {file}, with %n variation(s).</source>
        <translation>
            <numerusform>对局已保存为 {file}，含 %n 个变着。</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} on the disk has the same actions as your game; only names, notes, variations or times may differ.</source>
        <translation>磁盘上的 {file} 与你的对局行动相同；只有名字、备注、变着或时间可能不同。</translation>
    </message>
    <message numerus="yes">
        <source>{file} on the disk is like your game for %n action(s); then it has {there} more, and your game {here} more.</source>
        <translation>
            <numerusform>磁盘上的 {file} 有 %n 个行动与你的对局相同；之后它还有 {there} 个，你的对局还有 {here} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} MB of {all} MB</source>
        <translation>{done} MB，共 {all} MB</translation>
    </message>
    <message>
        <source>Games, positions and lessons</source>
        <translation>对局、局面和课程</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>对局棋谱</translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation>PGN，两支军队</translation>
    </message>
    <message>
        <source>FEN, two armies</source>
        <translation>FEN，两支军队</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>There is a file “{file}” already. Replace it?</source>
        <translation>已有文件“{file}”。要替换吗？</translation>
    </message>
    <message>
        <source>{file}, game {number}</source>
        <translation>{file}，对局 {number}</translation>
    </message>
    <message>
        <source>Pages (PDF)</source>
        <translation>多页（PDF）</translation>
    </message>
    <message>
        <source>One picture (SVG)</source>
        <translation>单张图片（SVG）</translation>
    </message>
    <message>
        <source>One picture (PNG)</source>
        <translation>单张图片（PNG）</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>动画图片（GIF）</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>发布版本</translation>
    </message>
    <message>
        <source>Versions of the program, opened in the browser:</source>
        <translation>程序的各个版本，在浏览器中打开：</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>程序(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>许可证(&amp;L)</translation>
    </message>
    <message>
        <source>Pieces “{title}”: {artist} ({licence})</source>
        <translation>棋子“{title}”：{artist}（{licence}）</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players {version}</source>
        <translation>Chess For Any Number of Players {version}</translation>
    </message>
    <message>
        <source>The search of the bots is compiled.</source>
        <translation>机器人的搜索已编译。</translation>
    </message>
    <message>
        <source>The game is Ralph Betza’s, invented about 1980.</source>
        <translation>此棋由 Ralph Betza 于 1980 年前后发明。</translation>
    </message>
    <message>
        <source>Characters on pieces: Noto Serif CJK, Adobe (OFL-1.1)</source>
        <translation>棋子上的文字：Noto Serif CJK，Adobe（OFL-1.1）</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>本程序是自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布，不提供任何担保。</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>操作说明</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>使用屏幕阅读器</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>记谱法</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>Bots of your own</source>
        <translation>自制机器人</translation>
    </message>
    <message>
        <source>Python library</source>
        <translation>Python 库</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>我们的</translation>
    </message>
    <message>
        <source>Step through this example</source>
        <translation>逐步查看此例</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>在桌面上</translation>
    </message>
    <message>
        <source>Move over the squares, across a seam or to the next half-board</source>
        <translation>在格子间移动，越过接缝或到下一块半棋盘</translation>
    </message>
    <message>
        <source>Arrow keys, once the cursor is there</source>
        <translation>方向键，光标出现之后</translation>
    </message>
    <message>
        <source>Bring up the cursor; go to the next half-board, or the one before</source>
        <translation>调出光标；到下一块或上一块半棋盘</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Pick up a piece, put it down</source>
        <translation>拿起棋子，放下棋子</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter 或空格</translation>
    </message>
    <message>
        <source>Push two half-boards together</source>
        <translation>把两块半棋盘推到一起</translation>
    </message>
    <message>
        <source>Their two letters</source>
        <translation>它们的两个字母</translation>
    </message>
    <message>
        <source>Show one board as large as can be, or all again</source>
        <translation>把一块棋盘显示到最大，或重新显示全部</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>它的数字</translation>
    </message>
    <message>
        <source>Show the next board, or the one before</source>
        <translation>显示下一块或上一块棋盘</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Page Down、Page Up</translation>
    </message>
    <message>
        <source>Pick up a piece from the pocket</source>
        <translation>从口袋中拿起棋子</translation>
    </message>
    <message>
        <source>Its letter</source>
        <translation>它的字母</translation>
    </message>
    <message>
        <source>See how a piece moves, at the cursor or under the mouse</source>
        <translation>查看光标处或鼠标下的棋子怎样走</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>选择回答</translation>
    </message>
    <message>
        <source>Arrow keys and Enter, or its letter</source>
        <translation>方向键和 Enter，或其字母</translation>
    </message>
    <message>
        <source>Cancel what was begun, take the cursor away</source>
        <translation>取消已开始的操作，收起光标</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>The step before (Left)</source>
        <translation>上一步（←）</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>The next step (Right)</source>
        <translation>下一步（→）</translation>
    </message>
    <message>
        <source>&amp;Open on the table</source>
        <translation>在桌面上打开(&amp;O)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从此处接着下</translation>
    </message>
    <message>
        <source>Back to the &amp;page</source>
        <translation>回到页面(&amp;P)</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Search the help (Ctrl+F)</source>
        <translation>搜索帮助（Ctrl+F）</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>The place before (Shift+Enter)</source>
        <translation>上一处（Shift+Enter）</translation>
    </message>
    <message>
        <source>The next place (Enter)</source>
        <translation>下一处（Enter）</translation>
    </message>
    <message>
        <source>Clear (Esc)</source>
        <translation>清除（Esc）</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} / {all}</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>本页内容</translation>
    </message>
    <message>
        <source>The lessons cannot be read: {reason}.</source>
        <translation>课程无法读取：{reason}。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 完成</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>{file} is no text (expected lessons in UTF-8)</source>
        <translation>{file} 不是文本（应为 UTF-8 的课程）</translation>
    </message>
    <message>
        <source>{file} holds puzzles (to be opened from the list of puzzles)</source>
        <translation>{file} 含有谜题（请从谜题列表打开）</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>That is allowed, but it is not what this step asks for.</source>
        <translation>这样走是允许的，但不是这一步所要求的。</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>课程：{title}</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>下一回合</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Search for names, event, date or result</source>
        <translation>搜索名字、赛事、日期或结果</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>%n 局中的 {shown} 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished among these: {count}</source>
        <translation>其中已结束：{count}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>{names}获胜</translation>
    </message>
    <message numerus="yes">
        <source>%n of {games} games were read with remarks.</source>
        <translation>
            <numerusform>{games} 局中有 %n 局在读取时有附注。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n 局无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game was read with %n remark(s).</source>
        <translation>
            <numerusform>此对局读取时有 %n 条附注。</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>无法读取：{reason}</translation>
    </message>
    <message>
        <source>Game {game}: {message}</source>
        <translation>对局 {game}：{message}</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {message}</source>
        <translation>对局 {game}，第 {line} 行：{message}</translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>第 {line} 行：{message}</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>附注</translation>
    </message>
    <message>
        <source>What was not as it should be, and what was made of it. A click on a line shows the game there.</source>
        <translation>哪些内容不合规范，以及如何处理。点击一行，就显示对局的那一处。</translation>
    </message>
    <message>
        <source>The first {shown} of {count} remarks are listed.</source>
        <translation>列出 {count} 条附注中的前 {shown} 条。</translation>
    </message>
    <message>
        <source>Show the game</source>
        <translation>显示对局</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>全部复制(&amp;C)</translation>
    </message>
    <message>
        <source>Game {game} cannot be opened: {reason}.</source>
        <translation>对局 {game} 无法打开：{reason}。</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>New from &amp;position…</source>
        <translation>从局面新建(&amp;P)…</translation>
    </message>
    <message>
        <source>Edi&amp;t position…</source>
        <translation>编辑局面(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>最近打开(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;My games</source>
        <translation>我的对局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Games in folders</source>
        <translation>文件夹中的对局(&amp;G)</translation>
    </message>
    <message>
        <source>C&amp;lose the game</source>
        <translation>关闭对局(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>分享(&amp;H)</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>保存图片(&amp;I)…</translation>
    </message>
    <message>
        <source>Save as P&amp;GN…</source>
        <translation>保存为 PGN(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y position</source>
        <translation>复制局面(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy game as &amp;text</source>
        <translation>复制对局为文本(&amp;T)</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>行棋(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>键入着法(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;End turn or pass</source>
        <translation>结束回合或跳过(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Sho&amp;w what happened</source>
        <translation>显示发生了什么(&amp;W)</translation>
    </message>
    <message>
        <source>Show the &amp;mate again</source>
        <translation>再看一次将死(&amp;M)</translation>
    </message>
    <message>
        <source>Co&amp;ver the table</source>
        <translation>遮住桌面(&amp;V)</translation>
    </message>
    <message>
        <source>See it as the ne&amp;xt player did</source>
        <translation>如下一位玩家所见(&amp;X)</translation>
    </message>
    <message>
        <source>Start or pause the cloc&amp;ks</source>
        <translation>启动或暂停棋钟(&amp;K)</translation>
    </message>
    <message>
        <source>Change a player or &amp;bot…</source>
        <translation>更换玩家或机器人(&amp;B)…</translation>
    </message>
    <message>
        <source>Pla&amp;y against bots</source>
        <translation>与机器人对弈(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Draw by agreement…</source>
        <translation>协议和棋(&amp;D)…</translation>
    </message>
    <message>
        <source>C&amp;laim a draw</source>
        <translation>要求判和(&amp;L)</translation>
    </message>
    <message>
        <source>Hand &amp;over an army…</source>
        <translation>移交军队(&amp;O)…</translation>
    </message>
    <message>
        <source>Res&amp;ign…</source>
        <translation>认输(&amp;I)…</translation>
    </message>
    <message>
        <source>Re&amp;sult</source>
        <translation>结果(&amp;S)</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>再来一局(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Let the &amp;next side move</source>
        <translation>让下一方走(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Compare with the game</source>
        <translation>与对局比较(&amp;C)</translation>
    </message>
    <message>
        <source>To &amp;where it leaves the game</source>
        <translation>到离开对局处(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Judge the move</source>
        <translation>评判此步(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;More signs</source>
        <translation>更多符号(&amp;M)</translation>
    </message>
    <message>
        <source>Pairing &amp;matrix and radar</source>
        <translation>对阵矩阵和雷达(&amp;M)</translation>
    </message>
    <message>
        <source>attack check danger</source>
        <translation>攻击 将军 危险</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>显示威胁(&amp;T)</translation>
    </message>
    <message>
        <source>Pair &amp;engine</source>
        <translation>成对引擎(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Lineage</source>
        <translation>谱系(&amp;L)</translation>
    </message>
    <message>
        <source>Jud&amp;gement</source>
        <translation>评判(&amp;G)</translation>
    </message>
    <message>
        <source>Worst mo&amp;ves</source>
        <translation>最差着法(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Round a stag&amp;e</source>
        <translation>围绕中央区(&amp;E)</translation>
    </message>
    <message>
        <source>Free table, in ro&amp;ws</source>
        <translation>自由桌面，成排(&amp;W)</translation>
    </message>
    <message>
        <source>Free table, r&amp;ound</source>
        <translation>自由桌面，环形(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>首选项(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>All &amp;commands…</source>
        <translation>所有命令(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>学习(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>谜题(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>规则与帮助(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>按键(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
    <message>
        <source>Games of your own…</source>
        <translation>自创棋种…</translation>
    </message>
    <message>
        <source>E&amp;vening’s table…</source>
        <translation>今晚战绩(&amp;V)…</translation>
    </message>
    <message>
        <source>Annotate the game</source>
        <translation>评注对局</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>说出上一步</translation>
    </message>
    <message>
        <source>Say whose turn it is</source>
        <translation>说出轮到谁</translation>
    </message>
    <message>
        <source>Say which Kings are attacked</source>
        <translation>说出哪些王受到攻击</translation>
    </message>
    <message>
        <source>attack check threat</source>
        <translation>攻击 将军 威胁</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>自创棋种</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>下这种棋</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Armies</source>
        <translation>军队(&amp;A)</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>棋种的规则</translation>
    </message>
    <message>
        <source>A line for each key. Ctrl+Space proposes what may stand at the cursor.</source>
        <translation>每个键一行。按 Ctrl+空格 提示光标处可写的内容。</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>错误之处</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>棋子的走法</translation>
    </message>
    <message>
        <source>My game </source>
        <translation>我的棋种 </translation>
    </message>
    <message>
        <source>A piece of your own: its letter, and its moves in Betza’s notation.</source>
        <translation>自己的棋子：它的字母，以及用 Betza 记法写的走法。</translation>
    </message>
    <message>
        <source>The file could not be saved: {reason}</source>
        <translation>文件无法保存：{reason}</translation>
    </message>
    <message>
        <source>This game cannot be played: {reason}</source>
        <translation>这种棋不能下：{reason}</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>第 {line} 行：{problem}</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>没有错误。</translation>
    </message>
    <message>
        <source>No game can be played yet.</source>
        <translation>还没有可以下的棋种。</translation>
    </message>
    <message>
        <source>The start of {game} with two armies</source>
        <translation>{game}两支军队时的起始局面</translation>
    </message>
    <message>
        <source>Paste a ga&amp;me or position</source>
        <translation>粘贴对局或局面(&amp;M)</translation>
    </message>
    <message>
        <source>Add games from a file…</source>
        <translation>从文件添加棋种…</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>着法列表</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>到开头(&amp;S)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到末尾(&amp;E)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>上一个变着(&amp;V)</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>下一个变着(&amp;X)</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>回到对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Promote variation</source>
        <translation>提升变着(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete variation</source>
        <translation>删除变着(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;opy the line as text</source>
        <translation>复制此线为文本(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;ut the variation</source>
        <translation>剪切变着(&amp;U)</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding…</source>
        <translation>以其他编码重新打开(&amp;E)…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>&amp;Pull apart</source>
        <translation>拉开(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Undo board layout</source>
        <translation>撤销棋盘布局(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo board layout</source>
        <translation>重做棋盘布局(&amp;R)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Next &amp;board</source>
        <translation>下一块棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Pre&amp;vious board</source>
        <translation>上一块棋盘(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;All boards</source>
        <translation>所有棋盘(&amp;A)</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>向左转(&amp;L)</translation>
    </message>
    <message>
        <source>Turn ri&amp;ght</source>
        <translation>向右转(&amp;G)</translation>
    </message>
    <message>
        <source>Save &amp;film strip…</source>
        <translation>保存连环图(&amp;F)…</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>保存为网页(&amp;W)…</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>整个桌面(&amp;T)</translation>
    </message>
    <message>
        <source>Put &amp;boards in order</source>
        <translation>整理棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Notes on pla&amp;yers…</source>
        <translation>玩家备注(&amp;Y)…</translation>
    </message>
    <message>
        <source>Bot: move no&amp;w</source>
        <translation>机器人：立即走(&amp;W)</translation>
    </message>
    <message>
        <source>Stop bots or let the&amp;m go on</source>
        <translation>停止机器人或让其继续(&amp;M)</translation>
    </message>
    <message>
        <source>Live shares</source>
        <translation>实时预期</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>系统颜色</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Language…</source>
        <translation>语言…</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>添加语言…</translation>
    </message>
    <message>
        <source>Do not turn to the seat to move</source>
        <translation>不转向轮到的座位</translation>
    </message>
    <message>
        <source>Turn gently to the seat to move</source>
        <translation>缓慢转向轮到的座位</translation>
    </message>
    <message>
        <source>Always turn to the seat to move</source>
        <translation>总是转向轮到的座位</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>窗口的下一部分(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>关闭窗口(&amp;C)</translation>
    </message>
    <message>
        <source>Click to show this variation</source>
        <translation>点击显示此变着</translation>
    </message>
    <message>
        <source>of the game</source>
        <translation>属于对局</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>离开对局</translation>
    </message>
    <message>
        <source>{move}, of the game</source>
        <translation>{move}，属于对局</translation>
    </message>
    <message>
        <source>{move}, leaves the game</source>
        <translation>{move}，离开对局</translation>
    </message>
    <message>
        <source>Folded variation: {move}</source>
        <translation>已折叠的变着：{move}</translation>
    </message>
    <message>
        <source>Variation: {move}</source>
        <translation>变着：{move}</translation>
    </message>
    <message>
        <source>The variation is the game now; what was the game is a variation.</source>
        <translation>此变着现在成为对局；原来的对局成为变着。</translation>
    </message>
    <message>
        <source>The variation is one level higher now.</source>
        <translation>此变着现在升高一级。</translation>
    </message>
    <message>
        <source>The variation is deleted.</source>
        <translation>变着已删除。</translation>
    </message>
    <message>
        <source>Delete variation</source>
        <translation>删除变着</translation>
    </message>
    <message numerus="yes">
        <source>Delete this variation with its %n move(s)? It cannot be brought back.</source>
        <translation>
            <numerusform>删除此变着及其 %n 步？删除后无法恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>转到此步(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到对局(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;ut variation</source>
        <translation>剪切变着(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Copy from here on</source>
        <translation>从此处起复制(&amp;C)</translation>
    </message>
    <message>
        <source>Pa&amp;ste moves</source>
        <translation>粘贴着法(&amp;S)</translation>
    </message>
    <message>
        <source>This would be a move of the game itself: make it at the table if it is meant.</source>
        <translation>这会是对局本身的一步：若确有此意，请在桌面上走。</translation>
    </message>
    <message>
        <source>{status}. Draw offered: {names}</source>
        <translation>{status}。提和者：{names}</translation>
    </message>
    <message>
        <source>A bot plays here.</source>
        <translation>这里由机器人行棋。</translation>
    </message>
    <message>
        <source>Draw offered: {names}</source>
        <translation>提和者：{names}</translation>
    </message>
    <message>
        <source>At the beginning it was the army of {name}.</source>
        <translation>开局时这是{name}的军队。</translation>
    </message>
    <message>
        <source>Note on {name}: {note}</source>
        <translation>关于{name}的备注：{note}</translation>
    </message>
    <message>
        <source>{row}, bot</source>
        <translation>{row}，机器人</translation>
    </message>
    <message>
        <source>turn to {side}</source>
        <translation>回合给{side}</translation>
    </message>
    <message>
        <source>draw: {reason}</source>
        <translation>和棋：{reason}</translation>
    </message>
    <message>
        <source>Comment: {comment}</source>
        <translation>评注：{comment}</translation>
    </message>
    <message>
        <source>Arrow from {source} to {target}</source>
        <translation>从 {source} 到 {target} 的箭头</translation>
    </message>
    <message>
        <source>Ring on {square}</source>
        <translation>{square} 上的圆圈</translation>
    </message>
    <message>
        <source>board</source>
        <comment>one word, as people type it</comment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>push</source>
        <comment>one word, as people type it</comment>
        <translation>推</translation>
    </message>
    <message>
        <source>apart</source>
        <comment>one word, as people type it</comment>
        <translation>拉开</translation>
    </message>
    <message>
        <source>where</source>
        <comment>one word, as people type it</comment>
        <translation>哪里</translation>
    </message>
    <message>
        <source>on</source>
        <comment>one word, as people type it</comment>
        <translation>看</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>one word, as people type it</comment>
        <translation>轮到</translation>
    </message>
    <message>
        <source>last</source>
        <comment>one word, as people type it</comment>
        <translation>上步</translation>
    </message>
    <message>
        <source>checks</source>
        <comment>one word, as people type it</comment>
        <translation>将军</translation>
    </message>
    <message>
        <source>radar</source>
        <comment>one word, as people type it</comment>
        <translation>雷达</translation>
    </message>
    <message>
        <source>end</source>
        <comment>one word, as people type it</comment>
        <translation>结束</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>one word, as people type it</comment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>undo</source>
        <comment>one word, as people type it</comment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>redo</source>
        <comment>one word, as people type it</comment>
        <translation>重做</translation>
    </message>
    <message>
        <source>claim</source>
        <comment>one word, as people type it</comment>
        <translation>判和</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>one word, as people type it</comment>
        <translation>和棋</translation>
    </message>
    <message>
        <source>resign</source>
        <comment>one word, as people type it</comment>
        <translation>认输</translation>
    </message>
    <message>
        <source>fit</source>
        <comment>one word, as people type it</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>tidy</source>
        <comment>one word, as people type it</comment>
        <translation>整理</translation>
    </message>
    <message>
        <source>help</source>
        <comment>one word, as people type it</comment>
        <translation>帮助</translation>
    </message>
    <message>
        <source>king</source>
        <comment>one word, as people type it</comment>
        <translation>王</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>one word, as people type it</comment>
        <translation>后</translation>
    </message>
    <message>
        <source>rook</source>
        <comment>one word, as people type it</comment>
        <translation>车</translation>
    </message>
    <message>
        <source>bishop</source>
        <comment>one word, as people type it</comment>
        <translation>象</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>one word, as people type it</comment>
        <translation>马</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>one word, as people type it</comment>
        <translation>兵</translation>
    </message>
    <message>
        <source>white</source>
        <comment>one word, as people type it</comment>
        <translation>白</translation>
    </message>
    <message>
        <source>black</source>
        <comment>one word, as people type it</comment>
        <translation>黑</translation>
    </message>
    <message>
        <source>{offer}: {description}, {number} of {count}</source>
        <translation>{offer}：{description}，{count} 项中第 {number} 项</translation>
    </message>
    <message>
        <source>&amp;Find on the table</source>
        <translation>在桌面上查找(&amp;F)</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>点击</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>右键点击</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>右键拖动</translation>
    </message>
    <message>
        <source>Mark the s&amp;quare</source>
        <translation>标记此格(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Erase arrows and marks</source>
        <translation>清除箭头和标记(&amp;E)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>&amp;Pick up</source>
        <translation>拿起(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Why it cannot move</source>
        <translation>为何不能走(&amp;W)</translation>
    </message>
    <message>
        <source>Show this &amp;board alone</source>
        <translation>只显示此棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Show &amp;all boards</source>
        <translation>显示所有棋盘(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Push against</source>
        <translation>推合到(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Show the pieces of army {army}</source>
        <translation>显示军队 {army} 的棋子(&amp;S)</translation>
    </message>
    <message>
        <source>/ where {army}</source>
        <translation>/ 哪里 {army}</translation>
    </message>
    <message>
        <source>Note on {name}…</source>
        <translation>关于{name}的备注…</translation>
    </message>
    <message>
        <source>Who plays for {name}…</source>
        <translation>谁代{name}下…</translation>
    </message>
    <message>
        <source>{board}: {players}</source>
        <translation>{board}：{players}</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>你已出局。</translation>
    </message>
    <message>
        <source>Rematch, Review or Close.</source>
        <translation>再来一局、回顾或关闭。</translation>
    </message>
    <message>
        <source>Kept in My games</source>
        <translation>已保存在“我的对局”中</translation>
    </message>
    <message>
        <source>Won so far: {names}</source>
        <translation>目前胜局：{names}</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>重新显示</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>撤销{change}(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>重做{change}(&amp;R)</translation>
    </message>
    <message>
        <source>comment</source>
        <comment>what is undone</comment>
        <translation>评注</translation>
    </message>
    <message>
        <source>sign</source>
        <comment>what is undone</comment>
        <translation>符号</translation>
    </message>
    <message>
        <source>drawing</source>
        <comment>what is undone</comment>
        <translation>画图</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>what is undone</comment>
        <translation>剪切</translation>
    </message>
    <message>
        <source>paste</source>
        <comment>what is undone</comment>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>deletion</source>
        <comment>what is undone</comment>
        <translation>删除</translation>
    </message>
    <message>
        <source>promotion</source>
        <comment>what is undone</comment>
        <translation>提升</translation>
    </message>
    <message>
        <source>annotations</source>
        <comment>what is undone</comment>
        <translation>评注</translation>
    </message>
    <message>
        <source>Undone: {change}.</source>
        <translation>已撤销：{change}。</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>已重做：{change}。</translation>
    </message>
    <message>
        <source>Draw declined: {names}.</source>
        <translation>和棋被拒绝：{names}。</translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation>局面已作为一行文本复制到剪贴板。</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>{what}, against {names}</source>
        <translation>{what}，对{names}</translation>
    </message>
    <message>
        <source>Hand over an army</source>
        <translation>移交军队</translation>
    </message>
    <message>
        <source>In a friendly game an army may be handed to any player, also to one who is out.</source>
        <translation>友谊局中，军队可以移交给任何玩家，包括已出局的。</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>移交</translation>
    </message>
    <message>
        <source>Change a player or bot</source>
        <translation>更换玩家或机器人</translation>
    </message>
    <message>
        <source>Somebody else, or a bot, may take a seat at any time and plays on from there.</source>
        <translation>其他人或机器人可以随时入座，从当前处接着下。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更换</translation>
    </message>
    <message>
        <source>Seat of</source>
        <translation>座位属于</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>由谁下</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>新玩家</translation>
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
        <translation>收回</translation>
    </message>
    <message>
        <source>What was seen is seen: here something is taken back only when all agree. All tick their own names.</source>
        <translation>看到的已经看到：在这里只有全体同意才能收回。请各自勾选自己的名字。</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>协议和棋</translation>
    </message>
    <message>
        <source>The game is a draw when every living player agrees. All tick their own names.</source>
        <translation>所有存活的玩家都同意时，对局为和棋。请各自勾选自己的名字。</translation>
    </message>
    <message>
        <source>{loss}: {cause}</source>
        <translation>{loss}：{cause}</translation>
    </message>
    <message>
        <source>{captor} captured {loss}</source>
        <translation>{captor}俘获了{loss}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>你赢了！</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names}获胜</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names}获胜</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>Damaged journals</source>
        <translation>损坏的日志</translation>
    </message>
    <message>
        <source>Journals of games were found damaged.</source>
        <translation>发现有对局的日志已损坏。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) interrupted</source>
        <translation>
            <numerusform>%n 局被中断</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program ended without closing %n game(s). Each comes back complete to the last action, or up to where its journal is said to be damaged. What is restored gets a window of its own; what is not is offered again at the next start.</source>
        <translation>
            <numerusform>程序结束时有 %n 局未关闭。每局会完整恢复到最后一个行动，或恢复到日志被指损坏之处。已恢复的对局各有一个窗口；未恢复的下次启动时再提供。</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n game(s)? That cannot be undone.</source>
        <translation>
            <numerusform>丢弃 %n 局？此操作无法撤销。</numerusform>
        </translation>
    </message>
    <message>
        <source>The position as one line of text ({formats}):</source>
        <translation>用一行文本写出的局面（{formats}）：</translation>
    </message>
    <message>
        <source>New from position</source>
        <translation>从局面新建</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>{name}, please take the seat.</source>
        <translation>{name}，请入座。</translation>
    </message>
    <message>
        <source>All pieces are shown.</source>
        <translation>显示所有棋子。</translation>
    </message>
    <message>
        <source>The game is shown as {name} saw it.</source>
        <translation>对局按{name}所见显示。</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>更多(&amp;M)…</translation>
    </message>
    <message>
        <source>Choose any colour</source>
        <translation>选择任意颜色</translation>
    </message>
    <message>
        <source>{colour}, now that of {player}: the two change</source>
        <translation>{colour}，现属{player}：两者互换</translation>
    </message>
    <message>
        <source>Colour of the player</source>
        <translation>玩家的颜色</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>What is asked, such as {examples}:</source>
        <translation>要求做到什么，如 {examples}：</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save puzzle…</source>
        <translation>保存谜题…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The proof was cancelled.</source>
        <translation>证明已取消。</translation>
    </message>
    <message>
        <source>This cannot be asked: {reason}.</source>
        <translation>不能这样要求：{reason}。</translation>
    </message>
    <message>
        <source>Looking for all solutions…</source>
        <translation>正在寻找所有解答…</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <translation>保存谜题</translation>
    </message>
    <message>
        <source>The puzzle was not saved: {reason}.</source>
        <translation>谜题没有保存：{reason}。</translation>
    </message>
    <message numerus="yes">
        <source>Saved in {file}, which has %n puzzle(s) now.</source>
        <translation>
            <numerusform>已保存到 {file}，其中现有 %n 道谜题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>打开谜题</translation>
    </message>
    <message>
        <source>There is no puzzle in {file}.</source>
        <translation>{file} 中没有谜题。</translation>
    </message>
    <message>
        <source>The puzzles cannot be read: {reason}.</source>
        <translation>谜题无法读取：{reason}。</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle</source>
        <translation>每日谜题</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>谜题 {number}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle, {day} {month}</source>
        <translation>每日谜题，{month}{day}日</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有棋种</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Easy, below {rating}</source>
        <translation>容易，低于 {rating}</translation>
    </message>
    <message>
        <source>Medium, {least} to {most}</source>
        <translation>中等，{least} 至 {most}</translation>
    </message>
    <message>
        <source>Hard, above {rating}</source>
        <translation>困难，高于 {rating}</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Open puzzles…</source>
        <translation>打开谜题…</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>所有主题</translation>
    </message>
    <message>
        <source>Rating {least} to {most}</source>
        <translation>等级分 {least} 至 {most}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{count} 道中已解 {solved} 道</translation>
    </message>
    <message>
        <source>{solved} solved and {tried} tried of {count}.</source>
        <translation>{count} 道中已解 {solved} 道，试过 {tried} 道。</translation>
    </message>
    <message>
        <source>Your rating: about {rating}.</source>
        <translation>你的等级分：约 {rating}。</translation>
    </message>
    <message>
        <source>Not solved yet today.</source>
        <translation>今天还没有解题。</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) in a row.</source>
        <translation>
            <numerusform>已连续 %n 天解题。</numerusform>
        </translation>
    </message>
    <message>
        <source>{streak} Not yet today.</source>
        <translation>{streak}今天还没有。</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>等级分 {rating}</translation>
    </message>
    <message>
        <source>{side} is to move: find its move.</source>
        <translation>轮到{side}：请找出着法。</translation>
    </message>
    <message>
        <source>Looking for an answer…</source>
        <translation>正在寻找应着…</translation>
    </message>
    <message>
        <source>Right. Go on.</source>
        <translation>正确。继续。</translation>
    </message>
    <message>
        <source>This is not the solution. It is taken back.</source>
        <translation>这不是解答。已收回。</translation>
    </message>
    <message>
        <source>That does not do it: look at the answer.</source>
        <translation>这样不行：请看应着。</translation>
    </message>
    <message>
        <source>That does not do it. It is taken back.</source>
        <translation>这样不行。已收回。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>再试一次。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>已解出。</translation>
    </message>
    <message>
        <source>Themes: {themes}</source>
        <translation>主题：{themes}</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>这就是解答。</translation>
    </message>
    <message>
        <source>White on board {board}</source>
        <translation>棋盘 {board} 的白方</translation>
    </message>
    <message>
        <source>Black on board {board}</source>
        <translation>棋盘 {board} 的黑方</translation>
    </message>
    <message>
        <source>The program in which bots think has answered nonsense.</source>
        <translation>供机器人思考的程序给出了无意义的回答。</translation>
    </message>
    <message>
        <source>The program in which bots think does not respond.</source>
        <translation>供机器人思考的程序没有响应。</translation>
    </message>
    <message>
        <source>The program in which bots think cannot be started.</source>
        <translation>供机器人思考的程序无法启动。</translation>
    </message>
    <message>
        <source>The program in which bots think has ended unexpectedly.</source>
        <translation>供机器人思考的程序意外结束。</translation>
    </message>
    <message>
        <source>“{file}” cannot be the name of a language (expected letters, digits and -)</source>
        <translation>“{file}”不能用作语言名称（应为字母、数字和 -）</translation>
    </message>
    <message>
        <source>{file} translates none of this program&apos;s texts</source>
        <translation>{file} 没有翻译本程序的任何文本</translation>
    </message>
    <message>
        <source>The settings in {folder} are damaged; what cannot be read is as usual.</source>
        <translation>{folder} 中的设置已损坏；无法读取的按默认处理。</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {folder}; what you choose is forgotten when the program ends.</source>
        <translation>设置无法保存到 {folder}；程序结束后所选内容会丢失。</translation>
    </message>
    <message>
        <source>Report of a crash</source>
        <translation>崩溃报告</translation>
    </message>
    <message>
        <source>The last time the program ended unexpectedly, or something in it went wrong. This report of it was written to this computer only; nothing has been sent. Whoever wants to report the fault can copy it.</source>
        <translation>程序上次意外结束，或其中出了错。此报告只写在这台电脑上，没有发送任何内容。想报告错误的人可以复制它。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>It is kept in {files}.</source>
        <translation>保存在 {files}。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>These journals cannot be read to their end. They stay in {folder}; one that you keep is not asked about again.</source>
        <translation>这些日志无法读到末尾。它们留在 {folder}；保留的日志不会再次询问。</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete {file}? That cannot be undone.</source>
        <translation>删除 {file}？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Army, from its front rank to its back rank</source>
        <translation>军队，从前排到底线</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{square} 上的{piece}</translation>
    </message>
    <message>
        <source>{words}, taken up</source>
        <translation>{words}，已拿起</translation>
    </message>
    <message>
        <source>&amp;Ready set-ups</source>
        <translation>现成布阵(&amp;R)</translation>
    </message>
    <message>
        <source>By &amp;lot</source>
        <translation>抽签(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>打乱(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>复制为文本(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste text</source>
        <translation>粘贴文本(&amp;P)</translation>
    </message>
    <message>
        <source>Drag one piece onto another: they change places.</source>
        <translation>把一枚棋子拖到另一枚上：两者互换位置。</translation>
    </message>
    <message>
        <source>The set-up is on the clipboard as one line of text.</source>
        <translation>布阵已作为一行文本复制到剪贴板。</translation>
    </message>
    <message>
        <source>Set up the armies</source>
        <translation>布置军队</translation>
    </message>
    <message>
        <source>Give up this game? The armies that are set up are lost.</source>
        <translation>放弃此对局？已布置的军队将会丢失。</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>{name}, please take the seat</source>
        <translation>{name}，请入座</translation>
    </message>
    <message>
        <source>You set up your army now. Nobody else looks.</source>
        <translation>现在布置你的军队。其他人不要看。</translation>
    </message>
    <message>
        <source>Show my army</source>
        <translation>显示我的军队</translation>
    </message>
    <message>
        <source>{name}, set up your army</source>
        <translation>{name}，请布置军队</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
    <message>
        <source>{sentence}. Key {key}</source>
        <translation>{sentence}。按键 {key}</translation>
    </message>
    <message>
        <source>Against {names}.</source>
        <translation>对手是{names}。</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n 个机器人</numerusform>
        </translation>
    </message>
    <message>
        <source>How many bots</source>
        <translation>机器人数量</translation>
    </message>
    <message>
        <source>How well the bots play</source>
        <translation>机器人棋力</translation>
    </message>
    <message>
        <source>Games of a file</source>
        <translation>文件中的棋种</translation>
    </message>
    <message>
        <source>For {players} players.</source>
        <translation>适合 {players} 位玩家。</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>更换棋种</translation>
    </message>
    <message>
        <source>Game: {game}</source>
        <translation>棋种：{game}</translation>
    </message>
    <message>
        <source>Chooses another game</source>
        <translation>选择另一棋种</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search for a game</source>
        <translation>搜索棋种</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Cannot be played here: {reason}</source>
        <translation>不能在这里下：{reason}</translation>
    </message>
    <message>
        <source>No game has such a name.</source>
        <translation>没有这样名称的棋种。</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>添加程序…</translation>
    </message>
    <message>
        <source>as long as is usual for them</source>
        <translation>按其通常的时间</translation>
    </message>
    <message numerus="yes">
        <source>up to %n second(s)</source>
        <translation>
            <numerusform>最多 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>through %n position(s)</source>
        <translation>
            <numerusform>搜索 %n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>A better one thinks longer</source>
        <translation>越强者思考越久</translation>
    </message>
    <message>
        <source>Please choose</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>{name} (bot)</source>
        <translation>{name}（机器人）</translation>
    </message>
    <message>
        <source>{name} (out)</source>
        <translation>{name}（出局）</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>玩家 {number} 的名字</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>谁担任玩家 {number}</translation>
    </message>
    <message>
        <source>Army of player {number}</source>
        <translation>玩家 {number} 的军队</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>玩家 {number} 的颜色</translation>
    </message>
    <message>
        <source>Choose the colour of this player</source>
        <translation>选择此玩家的颜色</translation>
    </message>
    <message>
        <source>Drag to change the order (Alt+Up, Alt+Down)</source>
        <translation>拖动以改变顺序（Alt+↑、Alt+↓）</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>移除玩家 {number}</translation>
    </message>
    <message>
        <source>The colour now is {colour}</source>
        <translation>现在的颜色是{colour}</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>谁坐在哪里？</translation>
    </message>
    <message>
        <source>Drag the players into order, or press Alt with Up or Down.</source>
        <translation>拖动玩家来排序，或按 Alt 加上、下方向键。</translation>
    </message>
    <message>
        <source>Players in their order</source>
        <translation>按顺序排列的玩家</translation>
    </message>
    <message>
        <source>place {number}, {name}</source>
        <translation>第 {number} 位，{name}</translation>
    </message>
    <message>
        <source>Player {number}: {problem}</source>
        <translation>玩家 {number}：{problem}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} 和 {other}</translation>
    </message>
    <message>
        <source>These colours are hard to tell apart: {players}.</source>
        <translation>这些颜色难以区分：{players}。</translation>
    </message>
    <message>
        <source>These colours are hard to tell apart for people who are colour-blind: {players}.</source>
        <translation>色觉障碍者难以区分这些颜色：{players}。</translation>
    </message>
    <message>
        <source>{team}: {players}</source>
        <translation>{team}：{players}</translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation>
            <numerusform>还有 %n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>桌上没有对局。</translation>
    </message>
    <message>
        <source>Only in an analysis.</source>
        <translation>只在分析中可用。</translation>
    </message>
    <message>
        <source>Only in an analysis, or when the game is over.</source>
        <translation>只在分析中或对局结束后可用。</translation>
    </message>
    <message>
        <source>No bot is playing.</source>
        <translation>没有机器人在下棋。</translation>
    </message>
    <message>
        <source>Only for a game opened from a file such as PGN.</source>
        <translation>只用于从 PGN 之类的文件打开的对局。</translation>
    </message>
    <message>
        <source>No clocks are running.</source>
        <translation>没有棋钟在走。</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>对局还没有结束。</translation>
    </message>
    <message>
        <source>Only for a game of two armies that PGN can hold.</source>
        <translation>只用于 PGN 能够记录的两支军队的对局。</translation>
    </message>
    <message>
        <source>Only in games with several whole boards.</source>
        <translation>只在有多块整棋盘的对局中可用。</translation>
    </message>
    <message>
        <source>Nothing to do at the moment.</source>
        <translation>目前无事可做。</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>隐藏此面板</translation>
    </message>
    <message>
        <source>Take this panel out of the window, or put it back</source>
        <translation>把此面板移出窗口，或放回</translation>
    </message>
    <message>
        <source>Empty the line</source>
        <translation>清空输入行</translation>
    </message>
    <message>
        <source>{sentence} (it may have {size} GB of memory)</source>
        <translation>{sentence}（它最多可用 {size} GB 内存）</translation>
    </message>
    <message>
        <source>it cannot be loaded: {what}</source>
        <translation>它无法加载：{what}</translation>
    </message>
    <message>
        <source>“{what}” makes no bot (expected a class of cfanp_gui.bots.contract.Bot)</source>
        <translation>“{what}”不能产生机器人（应为 cfanp_gui.bots.contract.Bot 的类）</translation>
    </message>
    <message>
        <source>its name is {what} (expected a text in “name”)</source>
        <translation>其名称是 {what}（“name”中应为文本）</translation>
    </message>
    <message>
        <source>it has no name (expected a text in “name”)</source>
        <translation>它没有名称（“name”中应为文本）</translation>
    </message>
    <message>
        <source>it has raised {what}</source>
        <translation>它引发了 {what}</translation>
    </message>
    <message>
        <source>it has answered {what} (expected one of choices(position, player))</source>
        <translation>它回答了 {what}（应为 choices(position, player) 对该局面给出的行动之一）</translation>
    </message>
    <message>
        <source>{sentence} ({file}, line {line})</source>
        <translation>{sentence}（{file}，第 {line} 行）</translation>
    </message>
    <message>
        <source>it has closed its output</source>
        <translation>它关闭了自己的输出</translation>
    </message>
    <message>
        <source>it has ended with status {status}</source>
        <translation>它以状态 {status} 结束</translation>
    </message>
    <message>
        <source>it was ended by {signal}</source>
        <translation>它被 {signal} 结束</translation>
    </message>
    <message>
        <source>{how}: “{words}”</source>
        <translation>{how}：“{words}”</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>它是空的</translation>
    </message>
    <message>
        <source>it has {count} fields (expected at most {most})</source>
        <translation>它有 {count} 个字段（最多应为 {most}）</translation>
    </message>
    <message>
        <source>“{text}” is no side to move (expected w or b)</source>
        <translation>“{text}”不是走子方（应为 w 或 b）</translation>
    </message>
    <message>
        <source>“{text}” are no castling rights (expected such as KQkq, or -)</source>
        <translation>“{text}”不是易位权（应如 KQkq，或 -）</translation>
    </message>
    <message>
        <source>“{text}” is no en passant square (expected such as e3, or -)</source>
        <translation>“{text}”不是吃过路兵的格子（应如 e3，或 -）</translation>
    </message>
    <message>
        <source>“{text}” is no number of moves (expected such as 0)</source>
        <translation>“{text}”不是步数（应如 0）</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>它无法读取</translation>
    </message>
    <message>
        <source>a NUL character was ignored</source>
        <translation>已忽略一个 NUL 字符</translation>
    </message>
    <message>
        <source>a comment has no end</source>
        <translation>有一条评注没有结尾</translation>
    </message>
    <message>
        <source>a closing bracket without an opening one was ignored</source>
        <translation>已忽略没有对应左括号的右括号</translation>
    </message>
    <message>
        <source>text in brackets is kept as a comment</source>
        <translation>括号中的文本保留为评注</translation>
    </message>
    <message>
        <source>a tag whose name cannot be used is kept as a comment</source>
        <translation>名称无法使用的标签保留为评注</translation>
    </message>
    <message>
        <source>the tag {name} was read as “{value}”</source>
        <translation>标签 {name} 读作“{value}”</translation>
    </message>
    <message>
        <source>“{name}” is not an encoding (expected such as {expected})</source>
        <translation>“{name}”不是编码（应如 {expected}）</translation>
    </message>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode（UTF-8）</translation>
    </message>
    <message>
        <source>Western (Windows-1252)</source>
        <translation>西欧（Windows-1252）</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>中欧（Windows-1250）</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>西里尔文（Windows-1251）</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>西里尔文（KOI8-R）</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>希腊文（Windows-1253）</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>土耳其文（Windows-1254）</translation>
    </message>
    <message>
        <source>Baltic (Windows-1257)</source>
        <translation>波罗的海文（Windows-1257）</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>中文（GB18030）</translation>
    </message>
    <message>
        <source>Chinese (Big5)</source>
        <translation>中文（Big5）</translation>
    </message>
    <message>
        <source>Japanese (Shift JIS)</source>
        <translation>日文（Shift JIS）</translation>
    </message>
    <message>
        <source>Japanese (EUC)</source>
        <translation>日文（EUC）</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>韩文（EUC-KR）</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读取编码</translation>
    </message>
    <message>
        <source>Read as: {encoding}</source>
        <translation>读取编码：{encoding}</translation>
    </message>
    <message>
        <source>Letters that look wrong in {file} were written in another encoding than it was read in.</source>
        <translation>{file} 中显示不对的字符，写入时所用的编码与读取时不同。</translation>
    </message>
    <message>
        <source>Reopen with encoding</source>
        <translation>以其他编码重新打开</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>the reading has ended unexpectedly</source>
        <translation>读取意外结束</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Which game of {file} is to be opened?</source>
        <translation>要打开 {file} 中的哪一局？</translation>
    </message>
    <message>
        <source>&amp;Check all games</source>
        <translation>检查所有对局(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Stop checking</source>
        <translation>停止检查(&amp;S)</translation>
    </message>
    <message>
        <source>Show &amp;remarks…</source>
        <translation>显示附注(&amp;R)…</translation>
    </message>
    <message>
        <source>All games were read without remarks.</source>
        <translation>所有对局读取时都没有附注。</translation>
    </message>
    <message>
        <source>The text holds {games} games.</source>
        <translation>文本含有 {games} 局。</translation>
    </message>
    <message>
        <source>{file} holds {games} games.</source>
        <translation>{file} 含有 {games} 局。</translation>
    </message>
    <message>
        <source>{number}. cannot be read: {reason}</source>
        <translation>{number}. 无法读取：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read: {reason}.</source>
        <translation>
            <numerusform>%n 局无法读取：{reason}。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板中没有文本。</translation>
    </message>
    <message>
        <source>How the file was read</source>
        <translation>文件读取情况</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>the indexing has ended unexpectedly</source>
        <translation>索引意外结束</translation>
    </message>
    <message>
        <source>The screen is gone. Games that were begun are offered at the next start.</source>
        <translation>屏幕连接已断开。已开始的对局会在下次启动时提供。</translation>
    </message>
    <message>
        <source>“{part}” is not a capture (expected such as 1x2N)</source>
        <translation>“{part}”不是吃子（应如 1x2N）</translation>
    </message>
    <message>
        <source>player {player} cannot capture from themselves</source>
        <translation>玩家 {player} 不能吃自己的子</translation>
    </message>
    <message>
        <source>“{part}” is not a debt (expected such as 3:5)</source>
        <translation>“{part}”不是所欠（应如 3:5）</translation>
    </message>
    <message>
        <source>“{letters}” are not lost pieces (expected such as BR)</source>
        <translation>“{letters}”不是失去的棋子（应如 BR）</translation>
    </message>
    <message>
        <source>“{text}” is not a move (expected such as {move})</source>
        <translation>“{text}”不是着法（应如 {move}）</translation>
    </message>
    <message>
        <source>Plays any move that is allowed.</source>
        <translation>只要是允许的着法，哪一步都可能走。</translation>
    </message>
    <message>
        <source>Takes the most valuable piece and looks no further.</source>
        <translation>吃价值最高的棋子，不往下看。</translation>
    </message>
    <message>
        <source>Looks a move ahead and overlooks much, most of all quiet and long moves.</source>
        <translation>往前看一步，漏看很多，尤其是平静的着法和走得远的着法。</translation>
    </message>
    <message>
        <source>Looks a little ahead and often overlooks what comes from afar.</source>
        <translation>只往前看一点，常漏看远处来的威胁。</translation>
    </message>
    <message>
        <source>Looks ahead and overlooks a move now and then.</source>
        <translation>会往前看，偶尔漏看一步。</translation>
    </message>
    <message>
        <source>Looks further ahead and overlooks little.</source>
        <translation>看得更远，很少漏看。</translation>
    </message>
    <message>
        <source>Looks far ahead and overlooks hardly anything.</source>
        <translation>看得很远，几乎什么都不漏看。</translation>
    </message>
    <message>
        <source>Looks as far ahead as there is time for.</source>
        <translation>时间允许看多远就看多远。</translation>
    </message>
    <message>
        <source>Mirrored, each file meets itself, and every army is set up as White is: King faces King, and Queen faces Queen (broken arrows).</source>
        <translation>镜像时，每条直线对着同名的直线，每支军队都按白方摆放：王对王，后对后（虚线箭头）。</translation>
    </message>
    <message>
        <source>Turned, file a meets file h. Armies A and C are both set up as White is, so the King of each faces the Queen of the other (broken arrows). Armies A and B are set up as in chess: King faces King.</source>
        <translation>转过来时，直线 a 对着直线 h。军队 A 和军队 C 都按白方摆放，所以各自的王对着对方的后（虚线箭头）。军队 A 和军队 B 按国际象棋摆放：王对王。</translation>
    </message>
    <message>
        <source>Army A stands on two half-boards, so it has two moves in its turn (arrows).</source>
        <translation>军队 A 的棋子在两块半棋盘上，所以它的回合有两步（箭头）。</translation>
    </message>
    <message>
        <source>Army A stands on two half-boards, and still has one move in its turn (arrow).</source>
        <translation>军队 A 的棋子在两块半棋盘上，它的回合仍只有一步（箭头）。</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, and moves it too: its pieces wear a ring.</source>
        <translation>军队 A 将死了军队 B，并接着走它的棋子：这些棋子带有圆环。</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, which is gone; its half-board is empty.</source>
        <translation>军队 A 将死了军队 B，军队 B 离开；它的半棋盘空了。</translation>
    </message>
    <message>
        <source>Army A has checkmated army B, which is dead: its pieces are grey and in the way.</source>
        <translation>军队 A 将死了军队 B，军队 B 死亡：它的棋子变灰，挡在路上。</translation>
    </message>
    <message>
        <source>Which player gets army A, B or C is drawn when the game begins.</source>
        <translation>哪位玩家得到军队 A、B 或 C，在对局开始时抽签决定。</translation>
    </message>
    <message>
        <source>The first player has army A, the second army B, the third army C (arrows).</source>
        <translation>第一位玩家得到军队 A，第二位得到军队 B，第三位得到军队 C（箭头）。</translation>
    </message>
    <message>
        <source>Army B was handed to the player of army C, who moves it from now on.</source>
        <translation>军队 B 已移交给军队 C 的玩家，此后由其来走。</translation>
    </message>
    <message>
        <source>Army A has pushed A and B together, and its own King is mated there (broken arrows): the army is lost.</source>
        <translation>军队 A 把 A 和 B 推到一起，自己的王在那里被将死（虚线箭头）：该军即输掉。</translation>
    </message>
    <message>
        <source>Armies B and C threaten a piece of army A each (broken arrows). Army A may answer with two moves in its turn.</source>
        <translation>军队 B 和军队 C 各威胁军队 A 的一枚棋子（虚线箭头）。军队 A 在自己的回合可以走两步来应对。</translation>
    </message>
    <message>
        <source>Armies A and B exchange a Knight and a Rook (arrows). Army C lost nothing in the round, so it must give up a piece worth at least a Knight: one of those in rings.</source>
        <translation>军队 A 和军队 B 交换了一马一车（箭头）。军队 C 在这一轮没有损失，所以必须交出一枚价值不低于马的棋子：圆圈中的一枚。</translation>
    </message>
    <message>
        <source>Army B is checkmated, and so frozen: it loses its turns, and only its King may be captured (arrow). Once that is gone, the army is dead.</source>
        <translation>军队 B 被将死，因而冻结：它失去自己的回合，只有它的王可以被吃（箭头）。王一被吃，该军死亡。</translation>
    </message>
    <message>
        <source>Army B is dead and stands in the way. With the rule its pieces may be captured (arrow); without it they stay for good, where Kings are captured.</source>
        <translation>军队 B 死亡，挡在路上。有此规则时，它的棋子可以被吃（箭头）；没有时，在吃王的对局中它们永远留着。</translation>
    </message>
    <message>
        <source>Army A moves its pawn, and pushes one of army B’s one square forward (arrows): either of the two in rings.</source>
        <translation>军队 A 走自己的兵，并把军队 B 的一个兵向前推一格（箭头）：圆圈中的两个兵任选其一。</translation>
    </message>
    <message>
        <source>Army A’s back rank from a to h: {letters}.</source>
        <translation>军队 A 的底线从 a 到 h：{letters}。</translation>
    </message>
    <message>
        <source>The game could not be kept in {folder}: {reason}.</source>
        <translation>对局无法保存到 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <translation>结果：{result}</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>枫木</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>胡桃木</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>毛毡</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>橡木</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>亚麻布</translation>
    </message>
    <message>
        <source>Plain light</source>
        <translation>素色（浅）</translation>
    </message>
    <message>
        <source>Plain dark</source>
        <translation>素色（深）</translation>
    </message>
    <message>
        <source>With the colours</source>
        <translation>随界面颜色</translation>
    </message>
    <message>
        <source>{file} cannot be read, and boards look as usual: {reason}</source>
        <translation>{file} 无法读取，棋盘按默认外观显示：{reason}</translation>
    </message>
    <message>
        <source>{file}, section [{section}]: {field} is not right, and the theme is left out.</source>
        <translation>{file}，[{section}] 节：{field} 不正确，已略去此主题。</translation>
    </message>
    <message>
        <source>Analysis: {players}, {day}</source>
        <translation>分析：{players}，{day}</translation>
    </message>
    <message>
        <source>Analysis: {players}</source>
        <translation>分析：{players}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>我的对局</translation>
    </message>
    <message>
        <source>No games yet. Every game that you finish is kept here by itself.</source>
        <translation>还没有对局。你下完的每一局都会自动保存在这里。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Evening’s table…</source>
        <translation>今晚战绩…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>更改文件夹…</translation>
    </message>
    <message>
        <source>Folder for my games</source>
        <translation>我的对局所在文件夹</translation>
    </message>
    <message>
        <source>Evening’s table</source>
        <translation>今晚战绩</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>清除…</translation>
    </message>
    <message>
        <source>No game has been finished yet. The next one is counted here.</source>
        <translation>还没有下完的对局。下一局会计入这里。</translation>
    </message>
    <message>
        <source>Won: {won}</source>
        <translation>胜局：{won}</translation>
    </message>
    <message>
        <source>Drawn: {drawn}</source>
        <translation>和棋：{drawn}</translation>
    </message>
    <message>
        <source>Armies captured: {captured}</source>
        <translation>俘获军队：{captured}</translation>
    </message>
    <message>
        <source>Clear this table? The games stay in My games.</source>
        <translation>清除这份战绩？对局仍保留在“我的对局”中。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Move on by one seat</source>
        <translation>每人移一个座位</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>座次不变</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>抽签决定</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{month}{day}日</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>{rule} Example: {words}</source>
        <translation>{rule}示例：{words}</translation>
    </message>
    <message>
        <source>The weights of this game cannot be learned</source>
        <translation>无法学习此棋种的权重</translation>
    </message>
    <message>
        <source>the weights are fitted, and tried against the plain ones</source>
        <translation>正在拟合权重，并与普通权重对局试验</translation>
    </message>
    <message>
        <source>the weights won {rate} +- {error} % of {games} games (fair are {fair} %)</source>
        <translation>权重赢得了 {games} 局中的 {rate} +- {error} %（公平为 {fair} %）</translation>
    </message>
    <message>
        <source>{file}: line {number} is not of this run</source>
        <translation>{file}：第 {number} 行不属于这次运行</translation>
    </message>
    <message>
        <source>You must drop a piece on this pair; other pairs are free</source>
        <translation>在这一对上必须打入棋子；其他各对不受限制</translation>
    </message>
    <message>
        <source>Another piece of the hand must be dropped first</source>
        <translation>必须先打入持子中的另一枚棋子</translation>
    </message>
    <message>
        <source>No move may give check in this game: the King on {square} would be in check</source>
        <translation>此棋中任何着法都不得将军：{square} 上的王会被将军</translation>
    </message>
    <message>
        <source>A King in check may only capture the piece that checks it, on {square}</source>
        <translation>被将军的王只能吃掉 {square} 上将军的棋子</translation>
    </message>
    <message>
        <source>both sides have reached the goal</source>
        <translation>双方都到达了目标格</translation>
    </message>
    <message>
        <source>the winner’s pieces are gone</source>
        <translation>获胜者的棋子已失尽</translation>
    </message>
    <message>
        <source>{count} of {most} checks</source>
        <translation>被将军 {count}/{most} 次</translation>
    </message>
    <message>
        <source>{count}/{most} checks</source>
        <translation>将军 {count}/{most}</translation>
    </message>
    <message>
        <source>goal of army {army}</source>
        <translation>军队 {army} 的目标格</translation>
    </message>
    <message>
        <source>all armies have passed</source>
        <translation>所有军队都跳过了</translation>
    </message>
    <message>
        <source>the Kings face each other</source>
        <translation>双方的王照面</translation>
    </message>
    <message>
        <source>The Kings see each other, and the move must part them</source>
        <translation>双方的王照面，这一步必须解除照面</translation>
    </message>
    <message>
        <source>Only a whole turn is passed</source>
        <translation>只能跳过整个回合</translation>
    </message>
    <message>
        <source>An army in check may not pass</source>
        <translation>被将军的军队不能跳过</translation>
    </message>
    <message>
        <source>An army that can capture may not pass</source>
        <translation>能吃子的军队不能跳过</translation>
    </message>
    <message>
        <source>Your {piece} on {square} would explode</source>
        <translation>你在 {square} 上的{piece}会爆炸</translation>
    </message>
    <message>
        <source>{line}</source>
        <translation>{line}</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>入场格</translation>
    </message>
    <message>
        <source>blows up the {piece}</source>
        <translation>炸掉{piece}</translation>
    </message>
    <message>
        <source>takes the last {piece}</source>
        <translation>吃掉最后一个{piece}</translation>
    </message>
    <message>
        <source>{about}</source>
        <translation>{about}</translation>
    </message>
    <message>
        <source>The rules of counting moves when few pieces are left are not applied.</source>
        <translation>棋子少时计步数的规则不采用。</translation>
    </message>
    <message>
        <source>The rules about chasing other pieces are not applied.</source>
        <translation>关于长捉其他棋子的规则不采用。</translation>
    </message>
    <message>
        <source>Points are not counted at the end.</source>
        <translation>终局时不计分。</translation>
    </message>
    <message>
        <source>That a move may not be repeated is not applied.</source>
        <translation>禁止重复着法的规则不采用。</translation>
    </message>
    <message>
        <source>Once two players are left, a player who can move with none of their armies, though none is in check, has lost. Before that the army passes.</source>
        <translation>只剩两位玩家时，其所有军队都无步可走的玩家，即使没有被将军也输。在此之前，军队只是跳过。</translation>
    </message>
    <message>
        <source>Once two players are left, a player who can move with none of their armies wins. Before that the army passes.</source>
        <translation>只剩两位玩家时，其所有军队都无步可走的玩家获胜。在此之前，军队只是跳过。</translation>
    </message>
    <message>
        <source>With two armies it is a draw when a position has stood {count} times.</source>
        <translation>两支军队时，同一局面第 {count} 次出现即为和棋。</translation>
    </message>
    <message>
        <source>At its home it is called {name}.</source>
        <translation>本地名称：{name}。</translation>
    </message>
    <message>
        <source>Family: {family}.</source>
        <translation>类别：{family}。</translation>
    </message>
    <message>
        <source>Choose it as the base game when you set up a game. Armies, pushing, the order of turns and the capture of armies are those on the page Rules; where they say chess, read this game. With two armies it is the game as it is played at home.</source>
        <translation>在设置对局时把它选为基础棋。军队、推盘、轮走的顺序和俘获军队都按“规则”页面；那里说国际象棋之处，读作此棋。两支军队时，就是平常所下的此棋。</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation>如何获胜</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>棋盘和棋子</translation>
    </message>
    <message>
        <source>What is different from chess</source>
        <translation>与国际象棋的不同</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>持子</translation>
    </message>
    <message>
        <source>On half-boards</source>
        <translation>在半棋盘上</translation>
    </message>
    <message>
        <source>Writing it down</source>
        <translation>记法</translation>
    </message>
    <message>
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message>
        <source>Armies set up as White (A, C, E ..): {words}</source>
        <translation>按白方摆放的军队（A、C、E 等）：{words}</translation>
    </message>
    <message>
        <source>Armies set up as Black (B, D, F ..): {words}</source>
        <translation>按黑方摆放的军队（B、D、F 等）：{words}</translation>
    </message>
    <message>
        <source>There is no check and no mate.</source>
        <translation>没有将军和将死。</translation>
    </message>
    <message>
        <source>no more than {count} pieces left</source>
        <translation>只剩不超过 {count} 枚棋子</translation>
    </message>
    <message>
        <source>An army is captured when it has {what}.</source>
        <translation>军队{what}时被俘。</translation>
    </message>
    <message>
        <source>It counts only while another army has at least {count}.</source>
        <translation>仅当另一支军队至少有 {count} 枚时才算。</translation>
    </message>
    <message>
        <source>{count} of them must stand there.</source>
        <translation>必须有 {count} 个站在那里。</translation>
    </message>
    <message>
        <source>One of them is enough while no square there is empty.</source>
        <translation>只要那里没有空格，一枚即可。</translation>
    </message>
    <message>
        <source>An army without a move passes, also once two players are left.</source>
        <translation>无棋可走的军队跳过，只剩两位玩家时也是如此。</translation>
    </message>
    <message>
        <source>With two armies, {count} moves of each without a capture or a pawn’s move are a draw.</source>
        <translation>两支军队时，双方各 {count} 步没有吃子或动兵即为和棋。</translation>
    </message>
    <message>
        <source>A half-board has {files} files and {ranks} ranks.</source>
        <translation>半棋盘有 {files} 条直线、{ranks} 条横线。</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n 条横线</numerusform>
        </translation>
    </message>
    <message>
        <source>Between any two that are pushed together lies the strip, of {ranks}: it belongs to nobody, and what stands on it is on every pair.</source>
        <translation>推到一起的任意两块之间有 {ranks}，即中间条带：它不属于任何人，上面的棋子在每一对上都在。</translation>
    </message>
    <message>
        <source>Pieces stand on points, where lines cross.</source>
        <translation>棋子摆在交叉点上。</translation>
    </message>
    <message>
        <source>Each seat may choose its army: {armies}.</source>
        <translation>每个座位可以选择自己的军队：{armies}。</translation>
    </message>
    <message>
        <source>Explosions leave these unharmed: {pieces}.</source>
        <translation>爆炸伤不到：{pieces}。</translation>
    </message>
    <message>
        <source>No move may give check.</source>
        <translation>任何着法都不得将军。</translation>
    </message>
    <message>
        <source>A King in check may only move to capture what checks it.</source>
        <translation>被将军的王只有吃掉将军的棋子才能走动。</translation>
    </message>
    <message>
        <source>Two Kings may not face each other on an open file.</source>
        <translation>两个王不得在没有遮挡的直线上照面。</translation>
    </message>
    <message>
        <source>An army that is not in check may pass.</source>
        <translation>没有被将军的军队可以跳过。</translation>
    </message>
    <message>
        <source>Along the diagonal lines of a palace some pieces move diagonally: general, guard and soldier a step, chariot and cannon as far as they go elsewhere.</source>
        <translation>沿着九宫的斜线，有些棋子可以斜走：将、士和卒走一步，车和炮如在别处一样远。</translation>
    </message>
    <message>
        <source>A piece that leaves its first square on the back rank may bring in a piece of the hand there, in the same move.</source>
        <translation>离开底线起始格的棋子，可以在同一步中让一枚持子在那里入场。</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <translation>没有王车易位。</translation>
    </message>
    <message>
        <source>The King castles with: {pieces}.</source>
        <translation>与王易位的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Pawns have no double step.</source>
        <translation>兵不能走两格。</translation>
    </message>
    <message>
        <source>It may also stay what it is, if it can move on.</source>
        <translation>如果还能走动，它也可以保持原样。</translation>
    </message>
    <message>
        <source>{piece} – {other}</source>
        <translation>{piece} – {other}</translation>
    </message>
    <message>
        <source>With every move a piece becomes another one: {pieces}.</source>
        <translation>每走一步，棋子就变成另一种：{pieces}。</translation>
    </message>
    <message>
        <source>A piece that moves into, within or out of the promotion zone becomes another one: {pieces}.</source>
        <translation>棋子走入、走出升变区或在其中走动时，变成另一种：{pieces}。</translation>
    </message>
    <message>
        <source>An army that can capture on the pair that is pushed must; another pair may be pushed instead.</source>
        <translation>在所推的一对上能吃子的军队必须吃子；也可以改推另一对。</translation>
    </message>
    <message>
        <source>A capture explodes: it also removes the piece that captures, and every piece but pawns on the eight squares around, own or hostile. Nobody may explode a King of their own.</source>
        <translation>吃子引起爆炸：吃子的棋子和周围八格上除兵以外的所有棋子，不论敌我，也一并清除。谁都不得炸掉自己的王。</translation>
    </message>
    <message>
        <source>These do not capture pieces of their own kind: {pieces}.</source>
        <translation>下列棋子不吃同类棋子：{pieces}。</translation>
    </message>
    <message>
        <source>The {pieces} neither jumps over another of its kind nor captures one.</source>
        <translation>{pieces}既不能跳过同类棋子，也不能吃同类棋子。</translation>
    </message>
    <message>
        <source>When a King faces another along an open line of the pair, a move there must end that; with two armies, the army to move may pass instead, and the game is drawn.</source>
        <translation>一对上有两个王在没有遮挡的线上照面时，在那里走的一步必须解除照面；两支军队时，轮到的军队可以改为跳过，那就是和棋。</translation>
    </message>
    <message>
        <source>From its first square the King may leap two files aside and one rank forward, and the piece beside it two squares straight forward, over anything to an empty square. A King may not leap in check, nor once a hostile rook has moved onto its file or rank.</source>
        <translation>王在起始格上可以跳到旁边第二条直线、前一条横线上的格子，它旁边的棋子可以向前直跳两格；都可以越过任何棋子，但须落在空格。王被将军时，或敌方的车曾走到王所在的直线或横线上之后，王不能这样跳。</translation>
    </message>
    <message>
        <source>An army that castles to one side takes the right to castle there from all others.</source>
        <translation>军队向一侧易位后，其他所有军队都失去向那一侧易位的权利。</translation>
    </message>
    <message>
        <source>With two armies, the player to move loses when a position has stood {count} times.</source>
        <translation>两支军队时，同一局面第 {count} 次出现，则轮到的玩家输。</translation>
    </message>
    <message>
        <source>With two armies, the player to move wins when a position has stood {count} times.</source>
        <translation>两支军队时，同一局面第 {count} 次出现，则轮到的玩家获胜。</translation>
    </message>
    <message>
        <source>With two armies, army A loses when a position has stood {count} times.</source>
        <translation>两支军队时，同一局面第 {count} 次出现，则军队 A 输。</translation>
    </message>
    <message>
        <source>files {first} to {last}, {ranks}</source>
        <translation>{ranks}上的 {first} 至 {last} 线</translation>
    </message>
    <message>
        <source>Every {pieces} of an army is royal: none may be left attacked, and each is checkmated like the King of chess.</source>
        <translation>军队的每个{pieces}都与王一样：都不得留在受攻击之处，并会像国际象棋的王那样被将死。</translation>
    </message>
    <message>
        <source>These are royal while their army has no more than {count} of the kind; they may not be left attacked, and are checkmated like the King of chess: {pieces}.</source>
        <translation>军队的某种棋子不超过 {count} 个时，下列棋子与王一样：不得留在受攻击之处，并会像国际象棋的王那样被将死：{pieces}。</translation>
    </message>
    <message>
        <source>The last {pieces} of an army is royal: it may not be left attacked, and is checkmated like the King of chess.</source>
        <translation>军队的最后一个{pieces}与王一样：不得留在受攻击之处，并会像国际象棋的王那样被将死。</translation>
    </message>
    <message>
        <source>An army that has several may not leave all of them attacked at once.</source>
        <translation>军队若有几个，不得让它们全部同时受攻击。</translation>
    </message>
    <message>
        <source>no piece left</source>
        <translation>一子不剩</translation>
    </message>
    <message>
        <source>no more than {pieces} left</source>
        <translation>只剩不超过 {pieces}</translation>
    </message>
    <message>
        <source>lost its last {pieces}</source>
        <translation>失去最后一个{pieces}</translation>
    </message>
    <message>
        <source>A player wins when each of their armies has {what}.</source>
        <translation>玩家的每支军队都{what}时，该玩家获胜。</translation>
    </message>
    <message>
        <source>An army whose {pieces} reaches {squares} of a pair, counted from its own home, captures the army that is at home on the other half-board.</source>
        <translation>军队的{pieces}到达一对上的目标格（从自己的本营数起：{squares}），即俘获以另一块半棋盘为本营的军队。</translation>
    </message>
    <message>
        <source>It counts if it still stands there when the army’s next turn begins.</source>
        <translation>到该军队的下一回合开始时仍站在那里才算。</translation>
    </message>
    <message>
        <source>It does not count while it is attacked there.</source>
        <translation>它在那里受攻击时不算。</translation>
    </message>
    <message>
        <source>With two armies, a player who gives check with every move until a position has stood {count} times loses.</source>
        <translation>两支军队时，步步将军直到同一局面第 {count} 次出现的玩家输。</translation>
    </message>
    <message>
        <source>With two armies, {count} moves of each without a capture are a draw.</source>
        <translation>两支军队时，双方各 {count} 步没有吃子即为和棋。</translation>
    </message>
    <message>
        <source>This is how the pieces move, alone on a board or with what the drawing shows:</source>
        <translation>棋子的走法如下，棋盘上只有该棋子，或还有图中所示的其他东西：</translation>
    </message>
    <message>
        <source>When all living armies pass one after another, it is a draw.</source>
        <translation>所有存活的军队接连跳过，即为和棋。</translation>
    </message>
    <message>
        <source>In castling the King moves {squares} towards the rook.</source>
        <translation>易位时，王向车的方向走 {squares}。</translation>
    </message>
    <message>
        <source>any rank</source>
        <translation>任意横线</translation>
    </message>
    <message>
        <source>Pawns make their double step from {ranks}.</source>
        <translation>兵可以走两格，起点为{ranks}。</translation>
    </message>
    <message>
        <source>A {pawn} that reaches {ranks} of a half-board that is not its home is promoted to {pieces}.</source>
        <translation>{pawn}到达非其本营的半棋盘的{ranks}，即升变为{pieces}。</translation>
    </message>
    <message>
        <source>Promotion never gives an army more than {limits}.</source>
        <translation>升变不得使军队的棋子超过 {limits}。</translation>
    </message>
    <message>
        <source>A piece that captures becomes another one: {pieces}.</source>
        <translation>棋子吃子后变成另一种：{pieces}。</translation>
    </message>
    <message>
        <source>It does so only by capturing.</source>
        <translation>只有吃子时才变。</translation>
    </message>
    <message>
        <source>The promotion zone is {ranks} of every half-board that is not the piece’s home.</source>
        <translation>升变区是棋子本营以外每块半棋盘的{ranks}。</translation>
    </message>
    <message>
        <source>The {pieces} keeps to {squares} of a pair, counted from its own home.</source>
        <translation>{pieces}在一对上只能在指定的格子内走动（从自己的本营数起：{squares}）。</translation>
    </message>
    <message>
        <source>What an army captures goes to its hand and has its colour from then on.</source>
        <translation>军队吃到的棋子成为它的持子，此后涂上它的颜色。</translation>
    </message>
    <message>
        <source>A promoted pawn that is captured goes to the hand as a pawn.</source>
        <translation>升变的兵被吃后，作为兵成为持子。</translation>
    </message>
    <message>
        <source>A captured piece loses its promotion.</source>
        <translation>被吃的棋子失去升变。</translation>
    </message>
    <message>
        <source>Instead of moving, an army may push any two half-boards and drop a piece from the hand on an empty square. When an army is captured its hand goes with it.</source>
        <translation>军队可以不走子，而把任意两块半棋盘推到一起，将一枚持子打入空格。军队被俘时，它的持子也一起过去。</translation>
    </message>
    <message>
        <source>It is dropped with either side up.</source>
        <translation>打入时哪一面朝上都可以。</translation>
    </message>
    <message>
        <source>No drop may give check.</source>
        <translation>打入时不得将军。</translation>
    </message>
    <message>
        <source>A {piece} may not be dropped on a file of the joined board on which its army already has {count}.</source>
        <translation>在拼成的棋盘上，若一条直线上已有己方军队的 {count} 个{piece}，则不得再打入同种棋子。</translation>
    </message>
    <message>
        <source>A {piece} may not be dropped so that it mates at once.</source>
        <translation>不得打入{piece}而立即将死对方。</translation>
    </message>
    <message>
        <source>Pieces are dropped only on {squares}, counted from home.</source>
        <translation>棋子只能打入指定的格子（从本营数起：{squares}）。</translation>
    </message>
    <message>
        <source>Castling and en passant are as on the page Rules. A castling army keeps to its home half-board.</source>
        <translation>王车易位和吃过路兵都按“规则”页面。军队只在本营的半棋盘上易位。</translation>
    </message>
    <message>
        <source>In the text of a position these have other letters: {letters}.</source>
        <translation>在局面的文本中，这些棋子用别的字母：{letters}。</translation>
    </message>
    <message>
        <source>{move} drops a piece from the hand.</source>
        <translation>{move} 表示打入持子。</translation>
    </message>
    <message>
        <source>An army that has been checked {times} is captured by the player who checked it last.</source>
        <translation>被将军 {times}的军队，由最后一次将军的玩家俘获。</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece is dropped or left where it could never move.</source>
        <translation>任何棋子都不得打入或停在永远不能走动之处。</translation>
    </message>
    <message>
        <source>What can be dropped must be, before anything else moves.</source>
        <translation>能打入的必须先打入，然后才能走动其他棋子。</translation>
    </message>
    <message>
        <source>These must be dropped before anything else moves: {pieces}.</source>
        <translation>这些必须先打入，然后才能走动其他棋子：{pieces}。</translation>
    </message>
    <message>
        <source>An army begins with these in its hand: {pieces}.</source>
        <translation>军队开始时的持子：{pieces}。</translation>
    </message>
    <message>
        <source>A pawn is not dropped on a back rank.</source>
        <translation>兵不得打入底线。</translation>
    </message>
    <message>
        <source>A piece sees its home half-board as its own side, and every other one as the opponent’s. So it looks away from its owner at home, and towards the back rank on any other half-board.</source>
        <translation>棋子把本营的半棋盘看作己方，把其他每块半棋盘看作对方。所以它在本营背离主人的方向前进，在任何其他半棋盘上则朝向底线。</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <translation>{letter} {piece}</translation>
    </message>
    <message>
        <source>Moves are written as in chess, with the pair in front. The letters are: {letters}.</source>
        <translation>着法写法同国际象棋，前面写明是哪一对。字母是：{letters}。</translation>
    </message>
    <message>
        <source>A + or a - at the end says that a piece became another one.</source>
        <translation>末尾的 + 或 - 表示棋子变成了另一种。</translation>
    </message>
    <message>
        <source>A + at the end promotes and a = declines.</source>
        <translation>末尾的 + 表示升变，= 表示不升变。</translation>
    </message>
    <message>
        <source>A promoted piece has + before the letter it had.</source>
        <translation>升变的棋子在原字母前加 +。</translation>
    </message>
    <message>
        <source>What a move brings in stands behind a slash: AB:Nc3/H.</source>
        <translation>随着法入场的棋子写在斜线之后：AB:Nc3/H。</translation>
    </message>
    <message>
        <source>A square of the strip is named with ~ in front.</source>
        <translation>条带的格子名称前加 ~。</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>没有横线</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>横线 {rank}</translation>
    </message>
    <message>
        <source>ranks {first} and {last}</source>
        <translation>横线 {first} 和 {last}</translation>
    </message>
    <message>
        <source>ranks {first} to {last}</source>
        <translation>横线 {first} 至 {last}</translation>
    </message>
    <message>
        <source>the ranks {ranks}</source>
        <translation>横线 {ranks}</translation>
    </message>
    <message>
        <source>[{game}]: the name is taken by another file</source>
        <translation>[{game}]：此名称已被另一文件占用</translation>
    </message>
    <message>
        <source>[{game}] {key} is not applied</source>
        <translation>[{game}] {key} 不采用</translation>
    </message>
    <message>
        <source>{where}: {problem}</source>
        <translation>{where}：{problem}</translation>
    </message>
    <message>
        <source>files of Rooks, KQ, K, Q or -</source>
        <translation>车所在的直线、KQ、K、Q 或 -</translation>
    </message>
    <message>
        <source>army {letter} has “{text}” (expected some of {files}, or -)</source>
        <translation>军队 {letter} 写着“{text}”（应为 {files} 中的若干，或 -）</translation>
    </message>
    <message>
        <source>Games of Fairy-Stockfish</source>
        <translation>Fairy-Stockfish 的棋种</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Saved as “{file}”</source>
        <translation>已保存为“{file}”</translation>
    </message>
    <message>
        <source>“{text}” has no place in it</source>
        <translation>其中没有“{text}”所属的字段</translation>
    </message>
    <message>
        <source>“{text}” are no castling rights in {game}</source>
        <translation>“{text}”不是{game}中的易位权</translation>
    </message>
    <message>
        <source>“{text}” is no square</source>
        <translation>“{text}”不是格子</translation>
    </message>
    <message>
        <source>“{text}” are no counts of checks in {game}</source>
        <translation>“{text}”不是{game}中的将军次数</translation>
    </message>
</context>
<context>
    <name>AnalysisStrip</name>
    <message>
        <source>Any side may be moved; the game itself is not touched.</source>
        <translation>任何一方都可以走；对局本身不受影响。</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Show the mate again</source>
        <translation>再看一次将死</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Enter goes on</source>
        <translation>按 Enter 继续</translation>
    </message>
</context>
<context>
    <name>ClockBox</name>
    <message>
        <source>No clock</source>
        <translation>无棋钟</translation>
    </message>
    <message>
        <source>added when a turn ends</source>
        <translation>回合结束时增加</translation>
    </message>
    <message>
        <source>not counted when one begins</source>
        <translation>回合开始时不计</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>自定…</translation>
    </message>
    <message>
        <source>&amp;Minutes for each player</source>
        <translation>每位玩家的分钟数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Seconds a turn</source>
        <translation>每回合秒数(&amp;S)</translation>
    </message>
    <message>
        <source>They &amp;are</source>
        <translation>这些秒数(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <translation>
            <numerusform>每回合 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} and {seconds}</source>
        <translation>{minutes}和{seconds}</translation>
    </message>
    <message>
        <source>Everyone may think as long as they like.</source>
        <translation>每个人想思考多久都可以。</translation>
    </message>
    <message>
        <source>A player&apos;s time runs only when their turn has lasted that long.</source>
        <translation>玩家的时间在其回合持续这么久之后才开始走。</translation>
    </message>
    <message>
        <source>This is the time for the whole game.</source>
        <translation>这是整局的时间。</translation>
    </message>
    <message>
        <source>A player gets the seconds each time one of their turns ends.</source>
        <translation>玩家每结束一个回合，就增加这些秒数。</translation>
    </message>
    <message>
        <source>{clock} {rule}</source>
        <translation>{clock}{rule}</translation>
    </message>
    <message>
        <source>Each clock starts at {factor} times this time.</source>
        <translation>每个棋钟从此时间的 {factor} 倍开始。</translation>
    </message>
</context>
<context>
    <name>ClockHolder</name>
    <message>
        <source>The clocks are running.</source>
        <translation>棋钟正在走。</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Completions</source>
        <translation>补全</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Untitled game</source>
        <translation>未命名的对局</translation>
    </message>
    <message>
        <source>The journal {file} cannot be restored: {reason}.</source>
        <translation>日志 {file} 无法恢复：{reason}。</translation>
    </message>
    <message>
        <source>The game is saved as the web page {file}.</source>
        <translation>对局已保存为网页 {file}。</translation>
    </message>
    <message>
        <source>A copy of the game is saved as {file}.</source>
        <translation>对局的副本已保存为 {file}。</translation>
    </message>
    <message>
        <source>The position is saved as {file}.</source>
        <translation>局面已保存为 {file}。</translation>
    </message>
    <message>
        <source>Autosave is off: {reason}.</source>
        <translation>自动保存已关闭：{reason}。</translation>
    </message>
</context>
<context>
    <name>EnginePanel</name>
    <message>
        <source>Best lines</source>
        <translation>最佳线路</translation>
    </message>
    <message>
        <source>Wait on</source>
        <translation>继续等待</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线路</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>线路数</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Choose a program, and how much of the computer it has</source>
        <translation>选择程序，以及它可用多少计算机资源</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>选择程序…</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Memory in megabytes</source>
        <translation>内存（兆字节）</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>{pair}: this pair only</source>
        <translation>{pair}：只看这一对</translation>
    </message>
    <message>
        <source>Starting {program}…</source>
        <translation>正在启动 {program}…</translation>
    </message>
    <message>
        <source>{program} is loading…</source>
        <translation>{program} 正在加载…</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} 个局面</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>深度 {depth}</translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1 个局面</translation>
    </message>
    <message>
        <source>It had to be started a second time.</source>
        <translation>它不得不再次启动。</translation>
    </message>
    <message>
        <source>{program} is not ready yet: it may still be loading. Wait on, or stop it.</source>
        <translation>{program} 还没有就绪：可能仍在加载。请继续等待，或停止它。</translation>
    </message>
    <message>
        <source>No program is chosen.</source>
        <translation>没有选择程序。</translation>
    </message>
    <message>
        <source>Any chess program that speaks UCI will do, such as Stockfish: install it with the packages of the system or from stockfishchess.org, and choose its file here.</source>
        <translation>任何使用 UCI 的国际象棋程序都可以，如 Stockfish：请用系统的软件包或从 stockfishchess.org 安装，并在此选择其文件。</translation>
    </message>
    <message>
        <source>Use Fairy-Stockfish</source>
        <translation>使用 Fairy-Stockfish</translation>
    </message>
    <message>
        <source>Use Stockfish</source>
        <translation>使用 Stockfish</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something unexpected went wrong ({kind}: {error}). The game is kept in its journal.</source>
        <translation>发生意外错误（{kind}：{error}）。对局保存在日志中。</translation>
    </message>
    <message>
        <source>Details are in {file}.</source>
        <translation>详情见 {file}。</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>Save this game of {file} as a file of its own</source>
        <translation>将 {file} 中的这一对局另存为单独的文件</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>“{file}” was changed on the disk after it was opened or saved here. To overwrite it loses that change.</source>
        <translation>“{file}”在这里打开或保存之后，在磁盘上被改动。覆盖它会丢失该改动。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>“{file}” has letters that could not be read. To save over it loses them for good.</source>
        <translation>“{file}”中有无法读取的字符。覆盖保存会使它们永远丢失。</translation>
    </message>
    <message>
        <source>Save over it</source>
        <translation>覆盖保存</translation>
    </message>
    <message>
        <source>Save as a web page</source>
        <translation>保存为网页</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Save as PGN</source>
        <translation>保存为 PGN</translation>
    </message>
    <message>
        <source>PGN, two armies</source>
        <translation>PGN，两支军队</translation>
    </message>
    <message>
        <source>The game is on the clipboard as text.</source>
        <translation>对局已作为文本复制到剪贴板。</translation>
    </message>
    <message>
        <source>game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>{game}, analysis</source>
        <translation>{game}，分析</translation>
    </message>
    <message>
        <source>“{file}” is open in another window; save under another name, or close that window first.</source>
        <translation>“{file}”在另一窗口中打开；请换名保存，或先关闭该窗口。</translation>
    </message>
    <message>
        <source>Unsaved analysis</source>
        <translation>未保存的分析</translation>
    </message>
    <message>
        <source>The analysis has changes that are not saved. Save them first?</source>
        <translation>分析有未保存的更改。先保存吗？</translation>
    </message>
    <message>
        <source>This game is not saved yet. Save it, to continue it later?</source>
        <translation>此对局尚未保存。要保存以便以后继续吗？</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>未保存的对局</translation>
    </message>
    <message>
        <source>The game on the table has changes that are not saved. Save them first?</source>
        <translation>桌上的对局有未保存的更改。先保存吗？</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>Reading the text …</source>
        <translation>正在读取文本…</translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation>正在打开 {file}…</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save film strip</source>
        <translation>保存连环图</translation>
    </message>
    <message>
        <source>The boards of each move</source>
        <translation>每步所用的棋盘</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>整个桌面</translation>
    </message>
    <message>
        <source>&amp;From move</source>
        <translation>从第几步(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>到第几步(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Each picture shows</source>
        <translation>每张图显示(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>文件类型(&amp;K)</translation>
    </message>
    <message>
        <source>Pictures in a &amp;row</source>
        <translation>每排图片数(&amp;R)</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>从第几步</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>到第几步</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>A picture for each move, with its number and what it is called.</source>
        <translation>每步一张图，带有步数和着法名称。</translation>
    </message>
    <message>
        <source>An animated GIF takes Pillow, which is not installed: pip install &apos;cfanp-gui[gif]&apos;</source>
        <translation>GIF 动画需要 Pillow，而它没有安装：pip install &apos;cfanp-gui[gif]&apos;</translation>
    </message>
    <message>
        <source>A film has at most {most} moves.</source>
        <translation>连环图最多有 {most} 步。</translation>
    </message>
</context>
<context>
    <name>GameJournals</name>
    <message>
        <source>The game is restored only up to where its journal is damaged: {reason}. The journal is kept as {file}.</source>
        <translation>对局只恢复到日志损坏之处：{reason}。日志保留为 {file}。</translation>
    </message>
    <message>
        <source>{file} cannot be removed: {reason}.</source>
        <translation>{file} 无法移除：{reason}。</translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message>
        <source>Show the mate again</source>
        <translation>再看一次将死</translation>
    </message>
    <message>
        <source>Worst moves of the game</source>
        <translation>对局的最差着法</translation>
    </message>
    <message>
        <source>Have the game judged, and see which moves cost most</source>
        <translation>评判此对局，看哪些着法代价最高</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Go to the start of the record and walk through it</source>
        <translation>到棋谱的开头，从头走一遍</translation>
    </message>
    <message>
        <source>Evening’s table…</source>
        <translation>今晚战绩…</translation>
    </message>
    <message>
        <source>All games of the same people</source>
        <translation>同样的人的所有对局</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Pictures, pages and text of the game</source>
        <translation>对局的图片、页面和文本</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Begin another game of the same people</source>
        <translation>由同样的人再开一局</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>关闭此面板</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>座次…</translation>
    </message>
    <message>
        <source>Who sits where in the rematch</source>
        <translation>再来一局时谁坐在哪里</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>Who took whom, and what else can be done now</source>
        <translation>谁俘获了谁，以及现在还能做什么</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Who took whom</source>
        <translation>谁夺取了谁</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Part of a player’s name</source>
        <translation>玩家名字的一部分</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>By which column the games are sorted</source>
        <translation>按哪一列给对局排序</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>着法浏览器</translation>
    </message>
    <message>
        <source>Which turns followed the position on the table, and with what results</source>
        <translation>桌上的局面之后有哪些回合，结果如何</translation>
    </message>
    <message>
        <source>Turns that followed the position on the table</source>
        <translation>桌上局面之后的回合</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>哪个棋种</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>如何结束</translation>
    </message>
    <message>
        <source>Choose a folder, and the games in it are listed here.</source>
        <translation>请选择文件夹，其中的对局将列在这里。</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>任意结果</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>分出胜负</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>What is looked for in the games</source>
        <translation>在对局中查找什么</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>在桌面上</translation>
    </message>
    <message>
        <source>Half-board</source>
        <translation>半棋盘</translation>
    </message>
    <message>
        <source>Pieces on a pair</source>
        <translation>一对上的棋子</translation>
    </message>
    <message>
        <source>Pieces of an army</source>
        <translation>军队的棋子</translation>
    </message>
    <message>
        <source>Who captured whom</source>
        <translation>谁俘获了谁</translation>
    </message>
    <message>
        <source>A CFEN or its beginning</source>
        <translation>CFEN 或其开头</translation>
    </message>
    <message>
        <source>Finds games in which a position was reached whose text begins so.</source>
        <translation>查找到达过文本以此开头的局面的对局。</translation>
    </message>
    <message>
        <source>Finds games in which the position on the table was reached.</source>
        <translation>查找到达过桌上局面的对局。</translation>
    </message>
    <message>
        <source>Ranks, such as 8/8/PPPPPPPP/RNBQKBNR</source>
        <translation>横线，如 8/8/PPPPPPPP/RNBQKBNR</translation>
    </message>
    <message>
        <source>Finds a half-board, written as in a CFEN or without the armies.</source>
        <translation>查找半棋盘，写法同 CFEN，可不写军队。</translation>
    </message>
    <message>
        <source>Such as KaQaKb, AB: KQK, KQK+</source>
        <translation>如 KaQaKb、AB: KQK、KQK+</translation>
    </message>
    <message>
        <source>Finds pieces on two half-boards pushed together: just these, or with + more.</source>
        <translation>查找推合的两块半棋盘上的棋子：恰好这些，加 + 则可更多。</translation>
    </message>
    <message>
        <source>Such as KQR, A: KQR, KQR+</source>
        <translation>如 KQR、A: KQR、KQR+</translation>
    </message>
    <message>
        <source>Finds an army with just these pieces, or with + more.</source>
        <translation>查找恰好有这些棋子的军队，加 + 则可更多。</translation>
    </message>
    <message>
        <source>Such as Ann x Ben, A x, x C</source>
        <translation>如 Ann x Ben、A x、x C</translation>
    </message>
    <message>
        <source>Finds games in which a player captured an army: names, or letters.</source>
        <translation>查找某位玩家俘获军队的对局：名字或字母。</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有棋种</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Leave out {folder}</source>
        <translation>去掉 {folder}</translation>
    </message>
    <message>
        <source>Folder with games</source>
        <translation>含对局的文件夹</translation>
    </message>
    <message>
        <source>looking into the folders</source>
        <translation>正在查看文件夹</translation>
    </message>
    <message>
        <source>reading file {number} of {all}</source>
        <translation>正在读取文件 {number} / {all}</translation>
    </message>
    <message>
        <source>playing through game {number} of {all}</source>
        <translation>正在走对局 {number} / {all}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>{found} of {games}</source>
        <translation>{found} / {games}</translation>
    </message>
    <message>
        <source>not played through yet, so not found by what stood on the boards: {count}</source>
        <translation>尚未走过，因此不能按棋盘内容找到：{count}</translation>
    </message>
</context>
<context>
    <name>HandOverCard</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}，轮到你的回合</translation>
    </message>
    <message>
        <source>Click, or press Enter, to go on</source>
        <translation>点击或按 Enter 继续</translation>
    </message>
    <message>
        <source>{name}, please take the seat</source>
        <translation>{name}，请入座</translation>
    </message>
    <message>
        <source>Click, or press Enter, when nobody else looks</source>
        <translation>没有别人在看时，请点击或按 Enter</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>Army</source>
        <translation>军队</translation>
    </message>
    <message>
        <source>To</source>
        <translation>交给</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>&amp;Step through an example</source>
        <translation>逐步查看示例(&amp;S)</translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message>
        <source>Pairing matrix</source>
        <translation>对阵矩阵</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>军队</translation>
    </message>
    <message>
        <source>Radar</source>
        <translation>雷达</translation>
    </message>
    <message>
        <source>Radar: before this army moves again</source>
        <translation>雷达：在此军队再次行棋之前</translation>
    </message>
    <message>
        <source>In this game no boards are pushed together: there is nothing to tell here.</source>
        <translation>在此对局中不推合棋盘：这里没有可显示的内容。</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>桌上没有对局。</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>缩小单元格</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>放大单元格</translation>
    </message>
    <message>
        <source>Number: legal moves. {king} its King is there, {king}+ in check, {king}# checkmated. {star} it can checkmate at once. {minus}3 it may lose, +3 it may win there, in pawns. Hatched: pushed this turn.</source>
        <translation>数字：合法着法。{king} 其王在那里，{king}+ 被将军，{king}# 被将死。{star} 可立即将死。{minus}3 在那里可能失去、+3 可能赢得，以兵计。阴影线：本回合已推过。</translation>
    </message>
    <message>
        <source>{sign} something must be done before any move.</source>
        <translation>{sign} 走任何一步之前须先做某事。</translation>
    </message>
    <message>
        <source>To move: {army}</source>
        <translation>轮到：{army}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s) on all pairs</source>
        <translation>
            <numerusform>所有各对上共 %n 种合法着法</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkmate at once on {pairs}</source>
        <translation>可在 {pairs} 上立即将死</translation>
    </message>
    <message>
        <source>An army can be captured at once on {pairs}</source>
        <translation>可在 {pairs} 上立即俘获一支军队</translation>
    </message>
    <message>
        <source>Would be in check against {boards}</source>
        <translation>对 {boards} 会被将军</translation>
    </message>
    <message>
        <source>Nothing can be lost at once.</source>
        <translation>没有会立即失去的。</translation>
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
        <translation>最差着法</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>What everybody may expect</source>
        <translation>各人的预期</translation>
    </message>
    <message>
        <source>Best turns</source>
        <translation>最佳回合</translation>
    </message>
    <message>
        <source>How the game went for everybody</source>
        <translation>各人在对局中的走势</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>回合数</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>整局</translation>
    </message>
    <message>
        <source>Judge the whole game</source>
        <translation>评判整局</translation>
    </message>
    <message>
        <source>Judging: %v of %m</source>
        <translation>正在评判：%v/%m</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>{effort}; more as soon as the mouse leaves the list</source>
        <translation>{effort}；鼠标离开列表后继续</translation>
    </message>
    <message>
        <source>When the game has been judged, the moves are listed here by which players lost most of what they could expect.</source>
        <translation>对局评判之后，这里列出使玩家预期损失最大的着法。</translation>
    </message>
    <message>
        <source>The game is being judged.</source>
        <translation>正在评判对局。</translation>
    </message>
    <message>
        <source>Nobody lost much by any move that has been judged.</source>
        <translation>已评判的着法都没有使谁损失很多。</translation>
    </message>
    <message>
        <source>A click leads to where the move was made and shows what was better.</source>
        <translation>点击可转到走出该着法之处，并显示更好的着法。</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>The program does this step for you</source>
        <translation>由程序替你走这一步</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Step {number} of {count}, in another position</source>
        <translation>第 {number} 步（共 {count} 步），在另一个局面中</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 完成</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>接下来：{lesson}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>LineagePanel</name>
    <message>
        <source>Lineage as a river</source>
        <translation>谱系河流图</translation>
    </message>
    <message>
        <source>Lost and captured armies</source>
        <translation>失去和被俘的军队</translation>
    </message>
    <message>
        <source>No army has been lost or captured on this line.</source>
        <translation>此线上没有军队失去或被俘。</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>保存为 SVG…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Type the number of a board to show it; 0 shows all boards.</source>
        <translation>键入棋盘的数字来显示它；0 显示所有棋盘。</translation>
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
        <translation>着法</translation>
    </message>
    <message>
        <source>Show the moves as a table, a column for each army</source>
        <translation>以表格显示着法，每支军队一列</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到末尾</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>对此步的评注</translation>
    </message>
    <message>
        <source>{glyph} (Alt+{key})</source>
        <translation>{glyph}（Alt+{key}）</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>更多符号</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>No game on the table.</source>
        <translation>桌上没有对局。</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>要求判和</translation>
    </message>
    <message>
        <source>Let the bots go on</source>
        <translation>让机器人继续</translation>
    </message>
    <message>
        <source>Stop the bots</source>
        <translation>停止机器人</translation>
    </message>
    <message>
        <source>Pause the clocks</source>
        <translation>暂停棋钟</translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation>启动棋钟</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>立即走</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>{round} · the first move starts the clocks</source>
        <translation>{round} · 走第一步时棋钟启动</translation>
    </message>
</context>
<context>
    <name>PictureActions</name>
    <message>
        <source>Sheet with all moves (PDF)</source>
        <translation>附全部着法的单页（PDF）</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG 图片</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>The picture is saved as {file}.</source>
        <translation>图片已保存为 {file}。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>On the stage: {names}</source>
        <translation>中央区：{names}</translation>
    </message>
    <message>
        <source>Save the film strip</source>
        <translation>保存连环图</translation>
    </message>
    <message>
        <source>film</source>
        <translation>连环图</translation>
    </message>
    <message>
        <source>The film is saved as {file}.</source>
        <translation>连环图已保存为 {file}。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Drawing {file} …</source>
        <translation>正在绘制 {file}…</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}.</source>
        <translation>{file} 无法保存：{reason}。</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>The picture as it will be</source>
        <translation>图片预览</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>整个桌面</translation>
    </message>
    <message>
        <source>Seen from the &amp;other side</source>
        <translation>从另一方看(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Names and pockets</source>
        <translation>名字和口袋(&amp;N)</translation>
    </message>
    <message>
        <source>Names of &amp;files and ranks</source>
        <translation>直线和横线的名称(&amp;F)</translation>
    </message>
    <message>
        <source>The &amp;last move marked</source>
        <translation>标出上一步(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Arrows and rings</source>
        <translation>箭头和圆圈(&amp;A)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
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
        <translation>默认</translation>
    </message>
    <message>
        <source>cm, {dpi} dpi</source>
        <translation>厘米（{dpi} dpi）</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Unit of the width</source>
        <translation>宽度的单位</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>颜色(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>图注(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Carry pieces (Esc)</source>
        <translation>搬动棋子（Esc）</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Empty squares; the right button always does</source>
        <translation>清空格子；右键始终如此</translation>
    </message>
    <message>
        <source>Drag a piece onto the boards, or click it and paint. The right button removes. Keys: letters for pieces, digits for armies.</source>
        <translation>把棋子拖到棋盘上，或点击棋子后涂到格子上。右键移除。按键：字母选棋子，数字选军队。</translation>
    </message>
    <message>
        <source>{piece}, {army}</source>
        <translation>{piece}，{army}</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>This is not a valid position: {reason}.</source>
        <translation>这不是有效局面：{reason}。</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Position editor</source>
        <translation>局面编辑器</translation>
    </message>
    <message>
        <source>Boards of the position</source>
        <translation>局面的棋盘</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Clear the boards</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>Add a board</source>
        <translation>添加棋盘</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Begin an analysis of the position at once, without names or clocks</source>
        <translation>立即分析此局面，不用名字和棋钟</translation>
    </message>
    <message>
        <source>Puzzle…</source>
        <translation>谜题…</translation>
    </message>
    <message>
        <source>Ask for something here, such as a mate, and have it proved</source>
        <translation>就此局面提出要求，如将死，并加以证明</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>对弈…</translation>
    </message>
    <message>
        <source>Choose who plays, and begin a game here</source>
        <translation>选择谁来下，从此处开始对局</translation>
    </message>
    <message>
        <source>Remove board {board}</source>
        <translation>移除棋盘 {board}</translation>
    </message>
    <message>
        <source>Board {board}, {square}: {what}</source>
        <translation>棋盘 {board}，{square}：{what}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>The position that was set up will be lost. Leave the editor?</source>
        <translation>已摆设的局面将会丢失。离开编辑器吗？</translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>The position as one line of text, {form}</source>
        <translation>用一行文本写出的局面，{form}</translation>
    </message>
    <message>
        <source>This is not a valid position: {reason}. Esc restores the line.</source>
        <translation>这不是有效局面：{reason}。Esc 恢复此行。</translation>
    </message>
    <message>
        <source>The position is on the clipboard as one line of text.</source>
        <translation>局面已作为一行文本复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>PreferenceActions</name>
    <message>
        <source>Translations of Qt</source>
        <translation>Qt 的翻译</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>添加语言</translation>
    </message>
    <message>
        <source>No language was added: {reason}.</source>
        <translation>未添加任何语言：{reason}。</translation>
    </message>
    <message>
        <source>{language}: {done} of {count} texts are translated.</source>
        <translation>{language}：{count} 条文本中已翻译 {done} 条。</translation>
    </message>
    <message>
        <source>Left out, as they do not fit their English: texts {texts}, pages {pages}.</source>
        <translation>因与英文不符而略去：文本 {texts}，页面 {pages}。</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>棋子(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Xiangqi and Shogi</source>
        <translation>象棋和将棋(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>动画(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Order of the boards</source>
        <translation>棋盘顺序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Turn to the seat to move</source>
        <translation>转向轮到的座位(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Bots move</source>
        <translation>机器人走子(&amp;B)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Chess programs</source>
        <translation>国际象棋程序</translation>
    </message>
    <message>
        <source>Boar&amp;ds</source>
        <translation>棋盘(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;urface of the table</source>
        <translation>桌面材质(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Wait for one to load</source>
        <translation>等待加载的时间(&amp;W)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long a chess program may load before you are asked to wait on</source>
        <translation>国际象棋程序加载多久之后，询问你是否继续等待</translation>
    </message>
    <message>
        <source>Show a &amp;card between the turns of two players</source>
        <translation>在两位玩家的回合之间显示卡片(&amp;C)</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>播放声音(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>添加语言(&amp;A)…</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>与系统相同</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>完整动画</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>As people do</source>
        <translation>像真人一样</translation>
    </message>
    <message>
        <source>Slowly, to be followed</source>
        <translation>缓慢，便于跟上</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>When it is on the far side</source>
        <translation>在对面时</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Round a stage</source>
        <translation>围绕中央区</translation>
    </message>
    <message>
        <source>Free table, in rows</source>
        <translation>自由桌面，成排</translation>
    </message>
    <message>
        <source>Free table, round</source>
        <translation>自由桌面，环形</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong: the position can be played</source>
        <translation>没有错误：可以从此局面开始下</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Next puzzle</source>
        <translation>下一道谜题</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>显示解答</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Key in its file: {key}</source>
        <translation>在其文件中的键：{key}</translation>
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
        <translation>空格</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
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
        <translation>较早的局面：回到对局</translation>
    </message>
    <message>
        <source>A variation: back to the game</source>
        <translation>变着：回到对局</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Nobody has moved since this player&apos;s last turn.</source>
        <translation>自此玩家上一回合以来无人走过。</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>认输</translation>
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
        <translation>{when}：{players}，对局及其分析</translation>
    </message>
    <message>
        <source>{when}: {players}, analysis</source>
        <translation>{when}：{players}，分析</translation>
    </message>
    <message>
        <source>damaged: {reason}</source>
        <translation>已损坏：{reason}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>第 {number} 轮</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n 个行动</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesBox</name>
    <message>
        <source>Not in this game: {rules}.</source>
        <translation>此对局中没有：{rules}。</translation>
    </message>
    <message>
        <source>{rule} “{choice}”</source>
        <translation>{rule}“{choice}”</translation>
    </message>
    <message>
        <source>{rule} off</source>
        <translation>{rule}关闭</translation>
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
        <translation>启动</translation>
    </message>
</context>
<context>
    <name>SetUpActions</name>
    <message>
        <source>This game cannot be set up: {problem}.</source>
        <translation>此对局无法布置：{problem}。</translation>
    </message>
    <message>
        <source>Add games from a file</source>
        <translation>从文件添加棋种</translation>
    </message>
    <message>
        <source>Games of Fairy-Stockfish</source>
        <translation>Fairy-Stockfish 的棋种</translation>
    </message>
    <message>
        <source>No games were added from “{file}”: {reason}.</source>
        <translation>没有从“{file}”添加棋种：{reason}。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added, to be chosen for a new game.</source>
        <translation>
            <numerusform>已添加 %n 个棋种，可在新对局中选择。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be played here:</source>
        <translation>
            <numerusform>%n 个不能在这里下：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New game from a position</source>
        <translation>从局面开始新对局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Set all as usual</source>
        <translation>全部恢复通常设置</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>此棋种的规则</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>选择棋种</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>玩家数(&amp;N)</translation>
    </message>
    <message>
        <source>Same &amp;people as last time</source>
        <translation>与上次相同的人(&amp;P)</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>添加玩家</translation>
    </message>
    <message>
        <source>Bots &amp;think</source>
        <translation>机器人思考(&amp;T)</translation>
    </message>
    <message>
        <source>The players are seated in this order.</source>
        <translation>玩家按此顺序入座。</translation>
    </message>
    <message>
        <source>The order of play is drawn at random when the game begins.</source>
        <translation>行棋顺序在对局开始时抽签决定。</translation>
    </message>
    <message>
        <source>The players move in this order.</source>
        <translation>玩家按此顺序行棋。</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>自定规则：{rules}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>哪里</translation>
    </message>
    <message>
        <source>What</source>
        <translation>什么</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no device to play sounds on.</source>
        <translation>没有可播放声音的设备。</translation>
    </message>
    <message>
        <source>Sounds need a part of Qt that is not installed; to install it: {command}</source>
        <translation>声音需要未安装的 Qt 组件；安装方法：{command}</translation>
    </message>
    <message>
        <source>Sounds need a system library that is not installed; on Debian or Ubuntu: {command}</source>
        <translation>声音需要未安装的系统库；在 Debian 或 Ubuntu 上：{command}</translation>
    </message>
    <message>
        <source>Qt cannot load its sound support: {reason}</source>
        <translation>Qt 无法加载声音支持：{reason}</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Chess For Any Number of Players</source>
        <translation>Chess For Any Number of Players</translation>
    </message>
    <message>
        <source>At this table, in turns</source>
        <translation>在这张桌上轮流行棋</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>与朋友对弈</translation>
    </message>
    <message>
        <source>Mate in 20 seconds</source>
        <translation>20 秒内将死</translation>
    </message>
    <message>
        <source>Open or analyse</source>
        <translation>打开或分析</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>找出最佳着法</translation>
    </message>
    <message>
        <source>Day&apos;s puzzle</source>
        <translation>每日谜题</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>A file or a position</source>
        <translation>文件或局面</translation>
    </message>
    <message>
        <source>{key} teaches the game step by step. F1 opens the help.</source>
        <translation>{key} 一步一步教此棋。F1 打开帮助。</translation>
    </message>
    <message>
        <source>You play army A and move first.</source>
        <translation>你指挥军队 A，先走。</translation>
    </message>
    <message>
        <source>You are {name}, play army A and move first.</source>
        <translation>你是{name}，指挥军队 A，先走。</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Show the whole table (Ctrl+0)</source>
        <translation>显示整个桌面（Ctrl+0）</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>整个桌面</translation>
    </message>
    <message>
        <source>To type a move, press / first.</source>
        <translation>要键入着法，请先按 /。</translation>
    </message>
</context>
</TS>

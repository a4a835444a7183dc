"use strict";
// Plays the games of the page. #data holds, for each game,
//   layouts: boards that lie together, [width, height, boards] in squares, of each board
//     [id, shape, left, top, files, ranks, turned, south is up, label];
//   kinds: [shape, name] of pieces;
//   nodes: positions, each with p, the one before, and what differs from it: s and h, the layouts
//     in the middle and at home; c, what stands on squares (board, number, kind; -1 for nothing);
//     k, what is held beside boards; t, seats; m, the squares of the move; v, from where to where
//     pieces went; a, arrows and rings, also as seen from above; w, what happened in words;
//     f, parts of the position's text that changed (number, text), or the whole text;
//   turned: where two boards are pushed together, layouts and kinds with those seen from above;
//   record: the game as a file of the program;
//   whole: where pieces were hidden and the game is over, the same again with nothing hidden, and
//     texts, what the move to each position is called then.
const DATA = JSON.parse(document.getElementById("data").textContent);
const { words: WORDS, square: SQUARE, frame: FRAME } = DATA;
const GAP = 24, LABEL = 18, GLIDE = 350, STEP = 250, WAIT = 1600;
const ICONS = { first: "M6 5h2v14H6zM20 5v14L9 12z", last: "M16 5h2v14h-2zM4 5v14l11-7z",
  back: "M15.5 4.5 8 12l7.5 7.5 1.8-1.8L11.6 12l5.7-5.7z", play: "M7 4.5v15L20 12z",
  forward: "M8.5 4.5 6.7 6.3 12.4 12l-5.7 5.7 1.8 1.8L16 12z", pause: "M6 5h4v14H6zM14 5h4v14h-4z" };
const still = matchMedia("(prefers-reduced-motion: reduce)");

function svg(name, attributes, parent) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (parent) parent.append(made);
  return made;
}

function element(name, className, text, parent) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  if (parent) parent.append(made);
  return made;
}

function control(word, act, parent, icon = "") {
  const button = element("button", icon ? "" : "wide", icon ? "" : WORDS[word], parent);
  button.type = "button";
  if (icon) svg("path", { d: ICONS[icon] }, svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, button));
  if (icon) { button.title = WORDS[word]; button.setAttribute("aria-label", WORDS[word]); }
  button.addEventListener("click", () => act(button));
  return button;
}

// The position of a node: all that the nodes on the way to it say.
class State {
  constructor() {
    this.pieces = new Map(); this.seats = new Map(); this.held = new Map();
    this.stage = []; this.home = []; this.text = [];
  }

  add(node) {
    const changed = node.c || [];
    for (let at = 0; at < changed.length; at += 3) {
      const key = changed[at] + ":" + changed[at + 1];
      if (changed[at + 2] < 0) this.pieces.delete(key);
      else this.pieces.set(key, changed[at + 2]);
    }
    for (const [id, ...seat] of node.t || []) this.seats.set(id, seat);
    for (const [board, kinds] of node.k || []) this.held.set(board, kinds);
    if (node.s) this.stage = node.s;
    if (node.h) this.home = node.h;
    const parts = node.f || [];
    if (parts.length === 1) this.text = parts[0].match(/[^ \/,;]*[ \/,;]|[^ \/,;]+$/g) || [];
    else for (let at = 0; at < parts.length; at += 2) this.text[parts[at]] = parts[at + 1];
  }
}

class Game {
  constructor(section, data, prefix) {
    Object.assign(this, { section, data, prefix, at: 0, boards: new Map(), riders: [], timer: 0, below: null, peek: null });
    this.next = data.nodes.map(() => []);
    data.nodes.forEach((node, number) => { if (node.p >= 0) this.next[node.p].push(number); });
    section.classList.add("scripted");
    this.moves = section.querySelector(".moves");
    this.read = section.querySelector(".read");
    this.links = new Map();
    for (const link of section.querySelectorAll("a[data-node]")) {
      const number = Number(link.dataset.node);
      this.links.set(number, link);
      link.tabIndex = -1;
      link.href = this.address(number);
      link.addEventListener("click", (event) => {
        event.preventDefault(); this.stop(); this.show(number);
        this.svg.scrollIntoView({ block: "nearest" });
      });
    }
    this.svg = svg("svg", { class: "table", role: "img", tabindex: "0" }, section.querySelector(".play"));
    this.homes = svg("g", {}, this.svg);
    this.ground = svg("g", {}, this.svg);
    this.drawn = svg("g", {}, this.svg);
    const side = section.querySelector(".side");
    this.strip = element("div", "strip", "", side);
    this.strip.setAttribute("aria-hidden", "true");
    this.keys = element("div", "keys", "", side);
    this.now = element("p", "now", "", side);
    this.now.setAttribute("aria-live", "polite");
    const key = (word, act) => control(word, () => { if (word !== "play") this.stop(); act(); }, this.keys, word);
    this.before = [key("first", () => this.show(0)), key("back", () => this.back())];
    this.player = key("play", () => this.run());
    this.after = [key("forward", () => this.forward()), key("last", () => this.show(this.end()))];
    const heading = section.querySelector(".heard");
    const players = element(heading.tagName, "heard", WORDS.players);
    this.seats = element("ul", "seats");
    section.querySelector(".head").after(players, this.seats);
    const details = element("details", "words", "", this.read);
    element("summary", "", WORDS.boards, details);
    this.list = element("div", "", "", details);
    this.tools = element("div", "tools", "", this.read);
    if (data.turned && section.classList.contains("duel")) this.addTurn();
    else if (data.turned) this.addStay();
    if (data.whole) this.addUncover();
    if (data.record || data.whole) this.addFiles();
    control("copyPosition", (button) => copy(this.state.text.join(""), button), this.tools);
    this.addPointer();
    new ResizeObserver(() => this.draw(false)).observe(this.svg);
    this.show(0);
  }

  // A tap steps, on a small board shows it large; a swipe steps, unless the page is enlarged.
  addPointer() {
    let start = null;
    this.svg.addEventListener("pointerdown", (event) => { start = event.isPrimary ? event : null; });
    this.svg.addEventListener("pointercancel", () => { start = null; });
    this.svg.addEventListener("pointerup", (event) => {
      if (!start) return;
      const moved = event.clientX - start.clientX, large = document.documentElement.matches(".enlarged");
      start = null;
      const small = event.target.closest && event.target.closest("[data-home]");
      if (Math.abs(moved) < 10 && small) {
        this.stop();
        this.peek = Number(small.dataset.home);
        this.draw(true);
      } else if (Math.abs(moved) < 10) {
        const box = this.svg.getBoundingClientRect();
        this.stop();
        if (event.clientX < box.left + box.width / 3) this.back(); else this.forward();
      } else if (Math.abs(moved) > 40 && !large) { this.stop(); if (moved > 0) this.back(); else this.forward(); }
    });
  }

  addTurn() {
    const button = control("turn", () => {
      this.below = this.below === null ? this.upper() : null;
      button.setAttribute("aria-pressed", String(this.below !== null));
      this.draw(true);
    }, this.tools);
    button.setAttribute("aria-pressed", "false");
  }

  // The board that lies above in the middle.
  upper() {
    const [layout] = this.state.stage;
    return layout === undefined ? null : Math.max(...this.data.layouts[layout][2].map((board) => board[0]));
  }

  addStay() {
    const choice = element("select", "", "", this.tools);
    choice.setAttribute("aria-label", WORDS.mover);
    element("option", "", WORDS.mover, choice).value = "";
    for (const [, label, , , , , , , board] of this.data.nodes[0].t)
      element("option", "", WORDS.stay.replace("…", label), choice).value = board;
    choice.addEventListener("change", () => {
      this.below = choice.value === "" ? null : Number(choice.value);
      this.draw(true);
    });
  }

  // The number of a layout (0) or of a kind (1) as it is seen from above.
  seen(what, number) {
    const found = this.data.turned[what].find(([one]) => one === number);
    return found ? found[1] : number;
  }

  // The number of a layout in the middle as it lies for the reader.
  laid(number) {
    const boards = this.data.layouts[number][2];
    const turns = this.below !== null && boards.length > 1 && boards[0][0] !== this.below
      && boards.some((board) => board[0] === this.below);
    return turns ? this.seen(0, number) : number;
  }

  addUncover() {
    const covered = this.data, texts = new Map();
    for (const [number, link] of this.links) texts.set(number, link.textContent);
    const button = control("uncover", () => {
      const whole = this.data === covered;
      this.data = whole ? covered.whole : covered;
      button.setAttribute("aria-pressed", String(whole));
      for (const [number, link] of this.links)
        link.textContent = whole ? covered.whole.texts[number] : texts.get(number);
      this.stripped = "";
      for (const file of this.files) file.hidden = !this.data.record;
      this.show(this.at);
    }, this.tools);
    button.classList.add("uncover");
    button.setAttribute("aria-pressed", "false");
  }

  addFiles() {
    const save = () => {
      const link = element("a");
      link.href = URL.createObjectURL(new Blob([this.data.record], { type: "text/plain" }));
      link.download = (document.title.replace(/[^\p{L}\p{N} _-]/gu, "") || "game") + ".cpgn";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    };
    this.files = [control("download", save, this.tools),
      control("copy", (button) => copy(this.data.record, button), this.tools)];
    for (const file of this.files) file.hidden = !this.data.record;
  }

  // What names a position in the page's address: its number in the game, and in a variation its own.
  address(number) {
    const ply = this.line(number).length - 1;
    let main = 0;
    for (let at = 0; at < ply; at++) main = this.next[main][0];
    return `#${this.prefix}${ply}${main === number ? "" : "-" + number}`;
  }

  // Show the position that an address names.
  go(ply, number) {
    let at = Number(number);
    if (!(at > 0 && at < this.data.nodes.length))
      for (at = 0; ply > 0 && this.next[at].length; ply--) at = this.next[at][0];
    if (at !== this.at) { this.stop(); this.show(at); }
  }

  line(number) {
    const found = [];
    for (let at = number; at >= 0; at = this.data.nodes[at].p) found.unshift(at);
    return found;
  }

  end() {
    let at = this.at;
    while (this.next[at].length) at = this.next[at][0];
    return at;
  }

  forward() { if (this.next[this.at].length) this.show(this.next[this.at][0]); }
  back() { if (this.at > 0) this.show(this.data.nodes[this.at].p); }

  beside(by) {
    const others = this.at > 0 ? this.next[this.data.nodes[this.at].p] : [];
    const number = others[others.indexOf(this.at) + by];
    if (number !== undefined) this.show(number);
  }

  run() {
    if (this.timer) { this.stop(); return; }
    if (!this.next[this.at].length) this.show(0);
    const step = () => { this.forward(); if (!this.next[this.at].length) this.stop(); };
    this.timer = setInterval(step, WAIT);
    this.name();
  }

  stop() { clearInterval(this.timer); this.timer = 0; this.name(); }

  name() {
    const word = this.timer ? "pause" : "play";
    this.player.title = WORDS[word];
    this.player.setAttribute("aria-label", WORDS[word]);
    this.player.querySelector("path").setAttribute("d", ICONS[word]);
  }

  show(number) {
    const forth = this.data.nodes[number].p === this.at;
    const back = number === this.data.nodes[this.at].p;
    const way = this.data.nodes[forth ? number : this.at].v || [];
    const first = !this.state;
    this.at = number;
    this.peek = null;
    this.state = new State();
    for (const one of this.line(number)) this.state.add(this.data.nodes[one]);
    if (!this.state.stage.length && this.next[number].length)
      this.state.stage = this.data.nodes[this.next[number][0]].s || [];
    this.draw(true, forth || back ? way : [], back);
    this.tell();
    this.follow();
    const ended = !this.next[number].length;
    for (const button of this.before) button.disabled = number === 0;
    for (const button of this.after) button.disabled = ended;
    if (!first) try { history.replaceState(null, "", this.address(number)); } catch { /* a frame without one */ }
  }

  // Mark the move in the list, its only tab stop, and in the strip, and bring it into sight.
  follow() {
    const inList = this.moves.contains(document.activeElement);
    const link = this.links.get(this.at), stop = link || this.links.get(this.next[0][0]);
    for (const one of this.links.values()) { one.removeAttribute("aria-current"); one.tabIndex = -1; }
    if (stop) stop.tabIndex = 0;
    if (link) link.setAttribute("aria-current", "step");
    if (inList && stop) stop.focus({ preventScroll: true });
    const list = getComputedStyle(this.moves).overflowY === "auto" ? this.moves : this.read;
    const box = list.getBoundingClientRect(), place = (link || this.moves).getBoundingClientRect();
    if (list.scrollHeight > list.clientHeight + 1)
      list.scrollTop += link ? place.top - box.top - list.clientHeight / 2 : -list.scrollHeight;
    const line = this.line(this.end()).slice(1);
    if (this.stripped !== String(line)) {
      this.stripped = String(line);
      this.strip.replaceChildren(...line.map((number) => {
        const from = this.links.get(number), one = element("span", from.className, from.textContent);
        one.dataset.node = number;
        if (from.dataset.army) one.dataset.army = from.dataset.army;
        one.addEventListener("click", () => { this.stop(); this.show(number); });
        return one;
      }));
    }
    const old = this.strip.querySelector(".current"), one = this.strip.querySelector(`[data-node="${this.at}"]`);
    if (old) old.classList.remove("current");
    if (one) one.classList.add("current");
    this.strip.scrollLeft = one ? one.offsetLeft - this.strip.offsetLeft - this.strip.clientWidth / 2 + one.offsetWidth / 2 : 0;
    const turn = this.seats.querySelector(".turn");
    if (turn) this.seats.scrollTop = turn.offsetTop - this.seats.offsetTop - this.seats.clientHeight / 2 + 18;
  }

  // Where boards lie

  blocks(numbers) {
    return numbers.map((number) => {
      const [width, height, boards] = this.data.layouts[number];
      return { number, boards, width: width * SQUARE + 2 * FRAME, height: height * SQUARE + 2 * FRAME };
    });
  }

  // The best way to lay blocks in the middle and others below or beside them on a table of a size.
  fit(wide, tall, total, high, homes) {
    if (!homes.length) return { size: Math.min(wide / total, tall / high), scale: 0, across: 0, down: 0 };
    const one = Math.max(...homes.map((block) => block.width)) + GAP;
    const each = Math.max(...homes.map((block) => block.height)) + GAP;
    let best = { score: -1 };
    for (let across = 1; across <= homes.length; across++) for (const beside of [false, true]) {
      const down = Math.ceil(homes.length / across), labels = down * LABEL;
      for (const part of [0.5, 0.4, 0.32, 0.25, 0.2, 0.16, 0.12, 0.09]) {
        const room = beside ? [wide, tall - labels] : [wide, tall - labels - GAP];
        const size = beside
          ? Math.min((wide - GAP) / (total + across * one * part), tall / high, room[1] / (down * each * part))
          : Math.min(wide / total, wide / (across * one * part), room[1] / (high + down * each * part));
        // The middle counts most; what is left over makes the others larger.
        const [x, y] = beside ? [wide - GAP - total * size, room[1]] : [wide, room[1] - high * size];
        const scale = Math.min(x / (across * one), y / (down * each), size * 0.6);
        const score = size * (scale / size) ** 0.15;
        if (size > 0 && score > best.score + 1e-9) best = { score, size, scale, across, down, beside, one, each };
      }
    }
    return best;
  }

  // A block without the boards that are in the middle.
  without(block, there) {
    const boards = block.boards.filter((board) => !there.has(board[0]));
    if (!boards.length || boards.length === block.boards.length) return { ...block, boards };
    const [left, top] = [2, 3].map((at) => Math.min(...boards.map((board) => board[at])));
    const [right, low] = [2, 3].map((at) => Math.max(...boards.map((board) => board[at] + board[at + 2])));
    return { ...block, boards: boards.map(([id, shape, x, y, ...rest]) => [id, shape, x - left, y - top, ...rest]),
      width: (right - left) * SQUARE + 2 * FRAME, height: (low - top) * SQUARE + 2 * FRAME };
  }

  places() {
    const wide = Math.max(this.svg.clientWidth, 200), places = new Map(), names = [];
    const stage = this.blocks(this.peek === null ? this.state.stage.map((number) => this.laid(number)) : [this.peek]);
    const there = new Set(stage.flatMap((block) => block.boards.map((board) => board[0])));
    const homes = this.blocks(this.state.home).map((block) => this.without(block, there)).filter((block) => block.boards.length);
    const total = stage.reduce((sum, block) => sum + block.width + GAP, -GAP);
    const high = Math.max(1, ...stage.map((block) => block.height));
    const columns = getComputedStyle(this.section).display === "grid";
    // On a narrow screen the strip, the buttons and the caption below the table are in sight too.
    const most = columns ? this.svg.parentElement.clientHeight
      : Math.max(document.documentElement.clientHeight - 160, wide * 0.8);
    const { size, scale, across, down, beside, one, each } = this.fit(wide, most, Math.max(total, 1), high, homes);
    const [right, low] = !homes.length ? [0, 0] : beside ? [across * one * scale + GAP, 0] : [0, down * (each * scale + LABEL) + GAP];
    // What lies below the table may move only where the screen has changed.
    if (this.room !== wide + "x" + most) { this.room = wide + "x" + most; this.tall = 0; }
    const tall = this.tall = columns ? most : Math.max(this.tall, high * size + low);
    this.svg.style.height = tall + "px";
    const start = (wide - total * size - right) / 2, top = columns ? (tall - high * size - low) / 2 : 0;
    let left = start;
    for (const block of stage) {
      for (const board of block.boards) places.set(board[0], this.place(board, left, top + (high - block.height) * size / 2, size));
      left += (block.width + GAP) * size;
    }
    this.origin = [start + FRAME * size, top + FRAME * size, size];
    homes.forEach((block, number) => {
      const row = Math.floor(number / across);
      const missing = across - Math.min(across, homes.length - row * across);
      const x = (beside ? start + total * size + GAP : (wide - across * one * scale) / 2)
        + (number % across + missing / 2) * one * scale + GAP * scale / 2;
      const y = (beside ? (tall - down * (each * scale + LABEL)) / 2 : top + high * size + GAP) + row * (each * scale + LABEL) + LABEL;
      names.push([x + block.width * scale / 2, y - 4, [...new Set(block.boards.map((board) => board[8]))].join(" ")]);
      for (const board of block.boards)
        places.set(board[0], { ...this.place(board, x, y, scale), home: block.number });
    });
    this.svg.setAttribute("viewBox", `0 0 ${wide} ${tall}`);
    return [places, names];
  }

  place(board, left, top, size) {
    const [, , across, down] = board;
    return { board, size, x: left + (FRAME + across * SQUARE) * size, y: top + (FRAME + down * SQUARE) * size };
  }

  cell(board, index) {
    const [, , , , files, ranks, turned, up] = board;
    const file = index % files, rank = Math.floor(index / files);
    return [turned ? files - 1 - file : file, up ? rank : ranks - 1 - rank];
  }

  // Drawing

  draw(moving, way = [], back = false) {
    const [places, names] = this.places();
    const glide = moving && !still.matches;
    for (const rider of this.riders) rider.remove();
    this.riders = [];
    this.homes.replaceChildren();
    for (const [x, y, name] of names) svg("text", { class: "home-name", x, y }, this.homes).textContent = name;
    for (const [id, one] of this.boards) if (!places.has(id)) { one.group.remove(); this.boards.delete(id); }
    let slid = false;
    for (const [id, place] of places) {
      let one = this.boards.get(id);
      if (!one) {
        const group = svg("g", {}, this.ground);
        one = { group, ground: svg("use", {}, group), marks: svg("g", {}, group), pieces: svg("g", {}, group), uses: new Map() };
        this.boards.set(id, one);
      }
      const before = one.place;
      one.place = place;
      one.ground.setAttribute("href", "#" + place.board[1]);
      if (place.home === undefined) delete one.group.dataset.home; else one.group.dataset.home = place.home;
      one.group.style.transform = this.transform(place, 0);
      if (glide && before && (before.x !== place.x || before.y !== place.y || before.size !== place.size)) {
        slid = true;
        this.ground.append(one.group);
        const turn = before.board[7] !== place.board[7] && before.board[6] !== place.board[6] ? 180 : 0;
        one.group.animate([{ transform: this.transform({ ...before, board: place.board }, turn) },
          { transform: this.transform(place, 0) }], { duration: GLIDE, easing: "ease-in-out" });
      }
      this.stand(one);
    }
    if (glide) for (let at = 0; at < way.length; at += 4) {
      const ends = back ? [way[at + 2], way[at + 3], way[at], way[at + 1]] : way.slice(at, at + 4);
      this.carry(...ends, slid ? GLIDE : 0);
    }
    const [x, y, size] = this.origin, [usual] = this.state.stage;
    const turned = usual !== undefined && this.laid(usual) !== usual;
    this.drawn.setAttribute("transform", `translate(${x} ${y}) scale(${size})`);
    this.drawn.innerHTML = this.peek === null && this.data.nodes[this.at].a ? this.data.nodes[this.at].a[Number(turned)] : "";
  }

  transform({ board, x, y, size }, turn) {
    const width = board[4] * SQUARE / 2, height = board[5] * SQUARE / 2;
    return `translate(${x}px, ${y}px) scale(${size}) translate(${width}px, ${height}px) ` +
      `rotate(${turn}deg) translate(${-width}px, ${-height}px)`;
  }

  stand(one) {
    const { board, home } = one.place, marked = this.data.nodes[this.at].m || [];
    const turned = home === undefined && this.peek === null && this.state.stage.some((number) => this.laid(number) !== number);
    one.marks.replaceChildren();
    for (let at = 0; at < marked.length; at += 2) if (marked[at] === board[0]) {
      const [x, y] = this.cell(board, marked[at + 1]);
      svg("rect", { class: "mark", x: x * SQUARE, y: y * SQUARE, width: SQUARE, height: SQUARE }, one.marks);
    }
    const signs = this.peek === null && this.data.nodes[this.at].g || [];
    for (let at = 0; at < signs.length; at += 3) if (signs[at] === board[0]) {
      const [x, y] = this.cell(board, signs[at + 1]);
      const d = signs[at + 2] ? "M.04 .1h.08v.8h-.08zM.88 .1h.08v.8h-.08z" : "M.5 .04L.96 .5L.5 .96L.04 .5z";
      svg("path", { class: "goal", d, transform: `translate(${x * SQUARE} ${y * SQUARE}) scale(${SQUARE})` }, one.marks);
    }
    for (let index = 0; index < board[4] * board[5]; index++) {
      const kind = this.state.pieces.get(board[0] + ":" + index);
      let use = one.uses.get(index);
      if (kind === undefined) { if (use) { use.remove(); one.uses.delete(index); } continue; }
      if (!use) { use = svg("use", {}, one.pieces); one.uses.set(index, use); }
      const [x, y] = this.cell(board, index);
      use.setAttribute("href", "#" + this.data.kinds[turned ? this.seen(1, kind) : kind][0]);
      use.style.transform = `translate(${x * SQUARE}px, ${y * SQUARE}px)`;
    }
  }

  carry(from, origin, to, target, delay) {
    const start = this.boards.get(from), end = this.boards.get(to);
    const use = end && end.uses.get(target);
    if (!start || !use) return;
    const middle = (one, index) => {
      const [x, y] = this.cell(one.place.board, index);
      return [one.place.x + x * SQUARE * one.place.size, one.place.y + y * SQUARE * one.place.size];
    };
    const [x0, y0] = middle(start, origin), { x, y, size } = end.place;
    const here = use.style.transform, there = `translate(${(x0 - x) / size}px, ${(y0 - y) / size}px)`;
    end.pieces.append(use);
    if (delay) this.ride(start, origin, use, delay);
    this.ground.append(end.group);
    use.animate([{ transform: there }, { transform: here }], { duration: STEP, delay, easing: "ease-in-out" });
  }

  // While boards glide and turn, a piece still stands on the one that it leaves.
  ride(start, origin, use, time) {
    const [x, y] = this.cell(start.place.board, origin), rider = use.cloneNode();
    rider.style.transform = `translate(${x * SQUARE}px, ${y * SQUARE}px)`;
    start.pieces.append(rider);
    this.riders.push(rider);
    rider.animate([{}, {}], { duration: time }).onfinish = () => rider.remove();
    use.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  }

  // Telling

  tell() {
    const node = this.data.nodes[this.at], kinds = this.data.kinds;
    this.now.textContent = node.w || WORDS.start;
    this.svg.setAttribute("aria-label", this.now.textContent);
    this.seats.replaceChildren();
    for (const [id, [label, name, note, paint, ink, turn, dead, board, clock]] of this.state.seats) {
      const row = element("li", (turn ? "turn" : "") + (dead ? " dead" : ""), "", this.seats);
      const badge = svg("svg", { class: "badge", viewBox: "0 0 28 28", "aria-hidden": "true" }, row);
      svg("circle", { cx: 14, cy: 14, r: 13, fill: paint, stroke: ink }, badge);
      svg("text", { x: 14, y: 19, "text-anchor": "middle", "font-size": 14, "font-weight": "bold", fill: ink }, badge).textContent = label;
      element("bdi", "", name, row);
      if (clock) element("span", "clock", clock, row);
      if (note) element("span", "note", note, row);
      const held = this.state.held.get(board) || [];
      const first = [...this.state.seats].find(([, seat]) => seat[7] === board);
      if (held.length && first[0] === id) {
        const rest = svg("svg", { class: "held", viewBox: `0 0 ${held.length * 36 + 24} 60`, role: "img",
          "aria-label": held.map((kind) => kinds[kind][1]).join(", ") }, row);
        held.forEach((kind, number) => svg("use", { href: "#" + kinds[kind][0], x: number * 36 }, rest));
      }
    }
    this.list.replaceChildren();
    for (const [id, one] of [...this.boards].sort(([a], [b]) => a - b)) {
      const { board } = one.place, found = [];
      for (const index of [...one.uses.keys()].sort((a, b) => a - b)) {
        const kind = this.state.pieces.get(id + ":" + index);
        found.push(kinds[kind][1] + " " + this.square(board, index));
      }
      element("p", "", (board[8] || "~") + ": " + (found.join(", ") || WORDS.empty), this.list);
    }
  }

  square(board, index) {
    return String.fromCharCode(97 + index % board[4]) + (Math.floor(index / board[4]) + 1);
  }
}

async function copy(text, button) {
  try { await navigator.clipboard.writeText(text); } catch {
    const field = element("textarea", "", text, button.parentElement);
    field.select();
    document.execCommand("copy");
    field.remove();
    button.focus();
  }
  const word = button.textContent;
  if (word === WORDS.copied) return;
  button.textContent = WORDS.copied;
  setTimeout(() => { button.textContent = word; }, 1500);
}

// The games of the page, one at a time.
const several = DATA.games.length > 1, header = document.querySelector(".games");
const games = DATA.games.map((data, number) => ({ data, section: document.getElementById("game-" + (number + 1)) }));
let active = 0;
if (several) {
  const names = [...header.querySelectorAll("a")].map((link) => link.textContent);
  const row = element("div", "choose", "", header);
  const turn = (by) => choose((active + by + games.length) % games.length);
  control("before", () => turn(-1), row, "back");
  header.choice = element("select", "", "", row);
  header.choice.setAttribute("aria-label", WORDS.game);
  names.forEach((name, number) => { element("option", "", `${number + 1}. ${name}`, header.choice).value = number; });
  header.choice.addEventListener("change", () => choose(Number(header.choice.value)));
  control("after", () => turn(1), row, "forward");
  header.querySelector("ol").remove();
}

function choose(number, keep = false) {
  if (games[active].game) games[active].game.stop();
  const focused = document.activeElement;
  active = number;
  games.forEach((one, at) => { one.section.hidden = at !== number; });
  const one = games[number];
  if (header) { one.section.querySelector(".read").prepend(header); header.choice.value = number; }
  if (header && header.contains(focused)) focused.focus();
  if (!one.game) one.game = new Game(one.section, one.data, several ? `${number + 1}.` : "");
  else one.game.draw(false);
  if (!keep) try { history.replaceState(null, "", one.game.address(one.game.at)); } catch { /* a frame without one */ }
}

function visit() {
  const [, game, ply, number] = /^#(?:(\d+)\.)?(\d+)(?:-(\d+))?$/.exec(location.hash) || [];
  choose(game > 0 && game <= games.length ? game - 1 : active, true);
  if (ply !== undefined) games[active].game.go(Number(ply), number);
}
visit();
addEventListener("hashchange", visit);
// Enlarged by two fingers, the page is moved by one in all directions.
if (window.visualViewport) visualViewport.addEventListener("resize", () => {
  document.documentElement.classList.toggle("enlarged", visualViewport.scale > 1.05);
});
addEventListener("keydown", (event) => {
  const game = games[active].game;
  if (!game || event.target.closest("select") || event.ctrlKey || event.altKey || event.metaKey) return;
  const acts = { ArrowRight: () => game.forward(), ArrowLeft: () => game.back(), Home: () => game.show(0),
    End: () => game.show(game.end()), ArrowDown: () => game.beside(1), ArrowUp: () => game.beside(-1) };
  if (event.key === " " && !["BUTTON", "SUMMARY", "A"].includes(event.target.tagName)) acts[" "] = () => game.run();
  if (!acts[event.key]) return;
  event.preventDefault();
  if (event.key !== " ") game.stop();
  acts[event.key]();
});

"use strict";
// Plays the games of the page. #data holds, for each game,
//   layouts: boards that lie together, [width, height, boards] in squares, of each board
//     [id, shape, left, top, files, ranks, turned, south is up, label];
//   kinds: [shape, name] of pieces;
//   nodes: positions, each with p, the one before, and what differs from it: s and h, the layouts
//     in the middle and at home; c, what stands on squares (board, number, kind; -1 for nothing);
//     k, what is held beside boards; t, seats; m, the squares of the move; v, from where to where
//     pieces went; a, arrows and rings; w, what happened in words;
//   turned: of a game of two boards, layouts and kinds with those that are seen from above instead;
//   whole: where pieces were hidden and the game is over, the same again with nothing hidden, and
//     texts, what the move to each position is called then.
const DATA = JSON.parse(document.getElementById("data").textContent);
const { words: WORDS, square: SQUARE, frame: FRAME } = DATA;
const GAP = 24, GLIDE = 350, STEP = 250, WAIT = 1600;
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

// The position of a node: all that the nodes on the way to it say.
class State {
  constructor() {
    this.pieces = new Map(); this.seats = new Map(); this.held = new Map();
    this.stage = []; this.home = [];
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
  }
}

class Game {
  constructor(section, data) {
    Object.assign(this, { section, data, at: 0, boards: new Map(), riders: [], timer: 0, isTurned: false });
    this.next = data.nodes.map(() => []);
    data.nodes.forEach((node, number) => { if (node.p >= 0) this.next[node.p].push(number); });
    section.classList.add("scripted");
    this.links = new Map();
    for (const link of section.querySelectorAll("a[data-node]")) {
      const number = Number(link.dataset.node);
      this.links.set(number, link);
      link.addEventListener("click", (event) => { event.preventDefault(); this.stop(); this.show(number); });
    }
    const play = section.querySelector(".play");
    this.svg = svg("svg", { class: "table", role: "img", tabindex: "0" }, play);
    this.homes = svg("g", {}, this.svg);
    this.ground = svg("g", {}, this.svg);
    this.drawn = svg("g", {}, this.svg);
    this.now = element("p", "now", "", play);
    this.now.setAttribute("aria-live", "polite");
    const keys = element("div", "keys", "", play);
    this.keys = [["|◀", "first", () => this.show(0)], ["◀", "back", () => this.back()],
      ["▶▶", "play", () => this.run()], ["▶", "forward", () => this.forward()],
      ["▶|", "last", () => this.show(this.end())]].map(([sign, word, act]) => {
      const button = element("button", "", sign, keys);
      button.type = "button";
      button.title = WORDS[word];
      button.setAttribute("aria-label", WORDS[word]);
      button.addEventListener("click", () => { if (word !== "play") this.stop(); act(); });
      return button;
    });
    if (data.turned) this.addTurn(keys);
    if (data.whole) this.addUncover(keys);
    this.seats = element("ul", "seats", "", play);
    const details = element("details", "words", "", play);
    element("summary", "", WORDS.boards, details);
    this.list = element("div", "", "", details);
    let start = null;
    this.svg.addEventListener("pointerdown", (event) => { start = event; });
    this.svg.addEventListener("pointerup", (event) => {
      const moved = start ? event.clientX - start.clientX : 0;
      start = null;
      if (Math.abs(moved) < 10) {
        const box = this.svg.getBoundingClientRect();
        this.stop();
        if (event.clientX < box.left + box.width / 3) this.back(); else this.forward();
      } else if (Math.abs(moved) > 40) { this.stop(); if (moved > 0) this.back(); else this.forward(); }
    });
    new ResizeObserver(() => this.draw(false)).observe(this.svg);
    this.show(0);
  }

  addTurn(keys) {
    const button = element("button", "wide", WORDS.turn, keys);
    button.type = "button";
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      this.isTurned = !this.isTurned;
      button.setAttribute("aria-pressed", String(this.isTurned));
      this.draw(true);
    });
  }

  // The number of a layout (0) or of a kind (1) as it is seen from where the reader sits.
  seen(what, number) {
    const found = this.isTurned && this.data.turned[what].find(([one]) => one === number);
    return found ? found[1] : number;
  }

  addUncover(keys) {
    const button = element("button", "wide uncover", WORDS.uncover, keys);
    const covered = this.data, texts = new Map();
    for (const [number, link] of this.links) texts.set(number, link.textContent);
    button.type = "button";
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      const whole = this.data === covered;
      this.data = whole ? covered.whole : covered;
      button.setAttribute("aria-pressed", String(whole));
      for (const [number, link] of this.links)
        link.textContent = whole ? covered.whole.texts[number] : texts.get(number);
      this.show(this.at);
    });
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
    const word = WORDS[this.timer ? "pause" : "play"];
    this.keys[2].textContent = this.timer ? "II" : "▶▶";
    this.keys[2].title = word;
    this.keys[2].setAttribute("aria-label", word);
  }

  show(number) {
    const forth = this.data.nodes[number].p === this.at;
    const back = number === this.data.nodes[this.at].p;
    const way = this.data.nodes[forth ? number : this.at].v || [];
    this.at = number;
    this.state = new State();
    for (const one of this.line(number)) this.state.add(this.data.nodes[one]);
    if (!this.state.stage.length && this.next[number].length)
      this.state.stage = this.data.nodes[this.next[number][0]].s || [];
    this.draw(true, forth || back ? way : [], back);
    this.tell();
    for (const [key, link] of this.links)
      if (key === number) link.setAttribute("aria-current", "step"); else link.removeAttribute("aria-current");
    const list = this.section.querySelector(".moves"), link = this.links.get(number);
    if (link && list.scrollHeight > list.clientHeight)
      list.scrollTop = link.offsetTop - list.offsetTop - list.clientHeight / 2;
    this.keys[0].disabled = this.keys[1].disabled = number === 0;
    this.keys[3].disabled = this.keys[4].disabled = !this.next[number].length;
  }

  // Where boards lie

  blocks(numbers) {
    return numbers.map((number) => {
      const [width, height, boards] = this.data.layouts[this.seen(0, number)];
      return { boards, width: width * SQUARE + 2 * FRAME, height: height * SQUARE + 2 * FRAME };
    });
  }

  places() {
    const wide = Math.max(this.svg.clientWidth, 280), places = new Map(), outlines = [];
    const stage = this.blocks(this.state.stage), homes = this.blocks(this.state.home);
    const total = stage.reduce((sum, block) => sum + block.width + GAP, -GAP);
    const high = Math.max(0, ...stage.map((block) => block.height));
    // Beside the list of moves all of it fits on the screen.
    const share = wide > 500 ? [0.5, 0.17] : [0.6, 0.22];
    const size = stage.length ? Math.min(wide / total, Math.max(innerHeight * share[0], 300) / high, 1.2) : 0;
    let left = (wide - total * size) / 2, top = 4;
    for (const block of stage) {
      for (const board of block.boards) places.set(board[0], this.place(board, left, top + (high - block.height) * size / 2, size));
      left += (block.width + GAP) * size;
    }
    this.origin = [(wide - total * size) / 2 + FRAME * size, top + FRAME * size, size];
    top += high * size + (stage.length ? 14 : 0);
    if (homes.some((block) => block.boards.some((board) => !places.has(board[0])))) {
      const one = Math.max(...homes.map((block) => block.width)) + GAP;
      const tall = Math.max(...homes.map((block) => block.height)) + GAP + 30;
      const most = stage.length ? size * 0.55 : 1;
      let best = [0, 1];
      for (let across = 1; across <= homes.length; across++) {
        const rows = Math.ceil(homes.length / across);
        const scale = Math.min(wide / (across * one), (innerHeight * share[1]) / (rows * tall), most);
        if (scale > best[0] + 1e-9) best = [scale, across];
      }
      const [scale, across] = best;
      homes.forEach((block, number) => {
        const row = Math.floor(number / across);
        const missing = across - Math.min(across, homes.length - row * across);
        const x = (wide - across * one * scale) / 2 + (number % across + missing / 2) * one * scale + GAP * scale / 2;
        const y = top + row * tall * scale;
        outlines.push([x, y + 30 * scale, block, scale]);
        for (const board of block.boards)
          if (!places.has(board[0])) places.set(board[0], this.place(board, x, y + 30 * scale, scale));
      });
      top += Math.ceil(homes.length / across) * tall * scale;
    }
    this.svg.setAttribute("viewBox", `0 0 ${wide} ${Math.ceil(top + 4)}`);
    this.svg.setAttribute("height", Math.ceil(top + 4));
    return [places, outlines];
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
    const [places, outlines] = this.places();
    const glide = moving && !still.matches;
    for (const rider of this.riders) rider.remove();
    this.riders = [];
    this.homes.replaceChildren();
    for (const [x, y, block, scale] of outlines) {
      const left = svg("g", { transform: `translate(${x} ${y}) scale(${scale})` }, this.homes);
      svg("rect", { class: "outline", width: block.width, height: block.height }, left);
      const label = svg("text", { class: "home-name", x: block.width / 2, y: -8 }, left);
      label.textContent = [...new Set(block.boards.map((board) => board[8]))].join(" ");
    }
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
    const [x, y, size] = this.origin;
    const [first] = this.isTurned ? this.blocks(this.state.stage) : [];
    const turn = first ? ` rotate(180 ${first.width / 2 - FRAME} ${first.height / 2 - FRAME})` : "";
    this.drawn.setAttribute("transform", `translate(${x} ${y}) scale(${size})${turn}`);
    this.drawn.innerHTML = this.data.nodes[this.at].a || "";
  }

  transform({ board, x, y, size }, turn) {
    const width = board[4] * SQUARE / 2, height = board[5] * SQUARE / 2;
    return `translate(${x}px, ${y}px) scale(${size}) translate(${width}px, ${height}px) ` +
      `rotate(${turn}deg) translate(${-width}px, ${-height}px)`;
  }

  stand(one) {
    const { board } = one.place, marked = this.data.nodes[this.at].m || [];
    one.marks.replaceChildren();
    for (let at = 0; at < marked.length; at += 2) if (marked[at] === board[0]) {
      const [x, y] = this.cell(board, marked[at + 1]);
      svg("rect", { class: "mark", x: x * SQUARE, y: y * SQUARE, width: SQUARE, height: SQUARE }, one.marks);
    }
    for (let index = 0; index < board[4] * board[5]; index++) {
      const kind = this.state.pieces.get(board[0] + ":" + index);
      let use = one.uses.get(index);
      if (kind === undefined) { if (use) { use.remove(); one.uses.delete(index); } continue; }
      if (!use) { use = svg("use", {}, one.pieces); one.uses.set(index, use); }
      const [x, y] = this.cell(board, index);
      use.setAttribute("href", "#" + this.data.kinds[this.seen(1, kind)][0]);
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

const games = DATA.games.map((data, number) => ({ data, section: document.getElementById("game-" + (number + 1)) }));
let active = 0;
const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const one = games[Number(entry.target.dataset.game)];
    if (entry.isIntersecting && !one.game) one.game = new Game(one.section, one.data);
  }
}, { rootMargin: "300px" });
games.forEach((one, number) => {
  watcher.observe(one.section);
  for (const kind of ["pointerdown", "focusin"]) one.section.addEventListener(kind, () => { active = number; });
});
addEventListener("keydown", (event) => {
  const game = games[active].game;
  if (!game || event.ctrlKey || event.altKey || event.metaKey) return;
  const acts = { ArrowRight: () => game.forward(), ArrowLeft: () => game.back(), Home: () => game.show(0),
    End: () => game.show(game.end()), ArrowDown: () => game.beside(1), ArrowUp: () => game.beside(-1) };
  if (event.key === " " && !["BUTTON", "SUMMARY", "A"].includes(event.target.tagName)) acts[" "] = () => game.run();
  if (!acts[event.key]) return;
  event.preventDefault();
  if (event.key !== " ") game.stop();
  acts[event.key]();
});

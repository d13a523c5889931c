// The board: its unchanging picture, the pieces on it, and the place or path that a touch means.

import { el, glyph, line, named, points, svg } from "./dom.js";

const INK = "#20302b",
  CARD = "#fffaf0",
  NOW = "#ffd24d",
  NOW_EDGE = "#a87400",
  WRONG = "#e0352b",
  DONE = "#1f5fa8",
  SHOWN = "#7a1fa2",
  EDGE = "#cbbd9c";
/** The board's width by its height as it is drawn at the table, and how far it may be stretched from that to fill its
 *  place: further on a phone if it is a map of roads, as a finger needs each pixel there. */
const SHAPE = 1.5,
  STRETCH = 1.12,
  STRETCH_ON_PHONE = 1.6;
const WAY = 7.5,
  REACH = 46,
  PIECE = 12;
const ROUND = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };

/** The board in the middle of its part of the page. */
export class Board {
  /** @type {Sent.Board} */
  board;
  width = 0;
  height = 0;
  scale = 1;

  constructor(home, touch) {
    this.home = home;
    this.touch = touch;
    this.current = "";
    this.svg = svg("svg", { class: "board", role: "group" });
    this.svg.addEventListener("click", (event) => this.clicked(event));
    this.svg.addEventListener("keydown", (event) => this.key(event));
    this.fixed = svg("g", { "aria-hidden": "true" });
    this.marks = svg("g", { "aria-hidden": "true" });
    this.under = svg("g", { "aria-hidden": "true" });
    this.spots = svg("g");
    home.append(this.svg);
  }

  /** Draw a board with its marks in a place this large; null hides it. `own`: on a seat's phone. */
  show(board, marks, wide, high, scale, words, own) {
    this.home.hidden = !board;
    if (!board || wide < 2 || high < 2) return;
    const roads = !board.places?.some((place) => place.area);
    const stretch = own && roads ? STRETCH_ON_PHONE : STRETCH;
    const width = Math.min(wide, high * SHAPE * stretch);
    const height = Math.min(high, (wide * stretch) / SHAPE);
    const focused = /** @type {SVGElement} */ (document.activeElement);
    const held = this.svg.contains(focused) ? focused.dataset.id : "";
    const fresh =
      board !== this.board ||
      width !== this.width ||
      height !== this.height ||
      scale !== this.scale;
    Object.assign(this, { board, width, height, scale });
    this.svg.setAttribute("aria-label", words["web-board"] || "Board");
    if (fresh) this.draw();
    this.mark(marks || {});
    // What is drawn anew, such as a card with each picture, keeps the focus.
    if (held && document.activeElement !== focused) this.all.get(held)?.node.focus();
  }

  /** @param {number[]} place
   *  @returns {[number, number]} */
  at([x, y]) {
    return [x * this.width, (1 - y) * this.height];
  }

  outline(text) {
    return points(text, 10000).map((pair) => this.at(pair));
  }

  draw() {
    const s = this.scale;
    this.svg.setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
    this.lines = new Map();
    this.names = new Map();
    this.written = new Map();
    this.all = new Map();
    const ground = svg("g");
    for (const shape of this.board.ground || []) {
      ground.append(
        svg("path", {
          d: line(this.outline(shape.points), shape.closed),
          fill: shape.fill === "paper" ? "#f4eddc" : shape.fill || "none",
          stroke: shape.line || "none",
          "stroke-width": shape.width * this.height,
          "stroke-linejoin": "round",
        }),
      );
    }
    const printed = svg("g");
    const paths = this.board.paths || [];
    for (const path of paths) this.lines.set(path.id, this.outline(path.points));
    const water = paths.filter((path) => ["stream", "dashes"].includes(path.pattern));
    const land = paths.filter((path) => !water.includes(path));
    const stroke = (path, colour, width, more = {}) =>
      printed.append(
        svg("path", {
          d: line(this.lines.get(path.id)),
          ...ROUND,
          stroke: colour,
          "stroke-width": width * s,
          ...more,
        }),
      );
    for (const path of water) {
      if (path.pattern === "dashes")
        stroke(path, path.colour, 4.2, { "stroke-dasharray": `${9 * s} ${9 * s}` });
      else {
        stroke(path, "#d5e6ea", WAY + 2.6);
        stroke(path, path.colour, WAY - 1.6);
        if (path.arrow) this.arrows(printed, path);
      }
    }
    for (const path of land) stroke(path, "#6d6a55", WAY + 4.6);
    for (const path of land) stroke(path, CARD, WAY + 3);
    for (const path of land) {
      stroke(path, path.colour, WAY);
      if (path.pattern === "solid") stroke(path, "#ffffff", 2.2, { "stroke-opacity": 0.5 });
      if (path.pattern === "cross")
        stroke(path, "#ffffff", WAY, {
          "stroke-opacity": 0.6,
          "stroke-dasharray": `${2.2 * s} ${8 * s}`,
          "stroke-linecap": "butt",
        });
      if (path.pattern === "dots")
        stroke(path, "#5c3d10", 3.8, { "stroke-dasharray": `0 ${10 * s}` });
      if (path.pattern === "peaks") this.peaks(printed, path);
    }
    for (const place of this.board.places || []) {
      if (!place.area) this.spot(printed, place);
      if (place.label) this.label(printed, place);
    }
    // A board that is painted to its corners goes on in its colour around it; the rest is sea.
    const [under] = this.board.ground || [];
    const corner = (pair) => pair.every((each) => each <= 0 || each >= 1);
    const whole = under && points(under.points, 10000).every(corner);
    this.home.style.backgroundColor = whole ? under.fill : "";
    this.fixed.replaceChildren(ground);
    printed.setAttribute("aria-hidden", "true");
    this.targets();
    this.svg.replaceChildren(this.fixed, this.under, printed, this.marks, this.spots);
    this.keepNamesWhole();
  }

  spot(home, place) {
    const [x, y] = this.at(place.at),
      s = this.scale,
      r = this.radius(place) * s;
    const disc = (radius, colour) =>
      home.append(svg("circle", { cx: x, cy: y, r: radius, fill: colour }));
    disc(r + 1.6 * s, CARD);
    disc(r, INK);
    disc(r - 2.6 * s, CARD);
    if (!place.star) return disc(r * 0.22, INK);
    const star = [...Array(10).keys()].map((k) => {
      const reach = r * 0.66 * (k % 2 ? 0.42 : 1),
        turn = (k * Math.PI) / 5;
      return [x + Math.sin(turn) * reach, y - Math.cos(turn) * reach];
    });
    home.append(svg("path", { d: line(star, true), fill: INK }));
  }

  radius(place) {
    return place.star ? 13 : 9;
  }

  label(home, place) {
    const s = this.scale,
      size = 15 * s,
      [x, y] = this.at(place.at),
      side = place.label_side || "below";
    const out = (this.radius(place) + 1) * s,
      near = 5 * s;
    let anchor = "middle",
      left = x,
      middle = y;
    if (place.label_at) [left, middle] = this.at(place.label_at);
    else if (side.includes(" ")) {
      anchor = side.includes("right") ? "start" : "end";
      left = side.includes("right") ? x + near : x - near;
      middle = side.includes("above") ? y - near - size / 2 : y + near + size / 2;
    } else if (side === "left" || side === "right") {
      anchor = side === "right" ? "start" : "end";
      left = side === "right" ? x + out + s : x - out - s;
    } else middle = side === "above" ? y - out - size / 2 : y + out + size / 2 - 2 * s;
    const text = svg(
      "text",
      { x: left, y: middle + size * 0.35, "font-size": size, "text-anchor": anchor, class: "name" },
      place.label,
    );
    home.append(text);
    this.written.set(place.id, text);
  }

  /** Move the names that would be cut at the board's edge, and note where each is for touches. All are measured before
   *  one is moved: the browser lays out the whole board again for each that is measured after a change. */
  keepNamesWhole() {
    const s = this.scale;
    const measured = [...this.written].map(([id, text]) => ({ id, text, box: text.getBBox() }));
    const places = new Map((this.board.places || []).map((each) => [each.id, each]));
    for (const { id, text, box } of measured) {
      const over = Math.max(0, 2 * s - box.x) - Math.max(0, box.x + box.width - this.width + 2 * s);
      const down = Math.max(0, -box.y) - Math.max(0, box.y + box.height - this.height);
      text.setAttribute("x", Number(text.getAttribute("x")) + over);
      text.setAttribute("y", Number(text.getAttribute("y")) + down);
      if (places.get(id).area) continue;
      const { width, height } = box;
      this.names.set(id, { x: box.x + over, y: box.y + down, width, height });
    }
  }

  walk(pairs, step, first) {
    const found = [];
    let wanted = first,
      gone = 0;
    for (let n = 1; n < pairs.length; n++) {
      const [ax, ay] = pairs[n - 1],
        [bx, by] = pairs[n],
        long = Math.hypot(bx - ax, by - ay);
      while (long && wanted <= gone + long) {
        const share = (wanted - gone) / long;
        found.push([ax + (bx - ax) * share, ay + (by - ay) * share, Math.atan2(by - ay, bx - ax)]);
        wanted += step;
      }
      gone += long;
    }
    return found;
  }

  peaks(home, path) {
    const s = this.scale,
      clear = 17 * s;
    for (const [x, y] of this.walk(this.lines.get(path.id), 21 * s, clear).slice(0, -1)) {
      const hill = (half, low, high, colour) =>
        home.append(
          svg("path", {
            d: line(
              [
                [x - half * s, y - low * s],
                [x + half * s, y - low * s],
                [x, y - high * s],
              ],
              true,
            ),
            fill: colour,
          }),
        );
      hill(7.8, -5, 9.2, CARD);
      hill(6.6, -4.2, 7.6, path.colour);
      hill(2.3, 3.2, 7.6, CARD);
    }
  }

  arrows(home, path) {
    const s = this.scale,
      pairs = this.lines.get(path.id);
    const long = pairs
      .slice(1)
      .reduce((sum, [x, y], n) => sum + Math.hypot(x - pairs[n][0], y - pairs[n][1]), 0);
    for (const [x, y, turn] of this.walk(pairs, long * 0.46, long * 0.29).slice(0, 2)) {
      const head = [
        [0, 1.15],
        [2.45, 1],
        [Math.PI, 0.35],
        [-2.45, 1],
      ].map(([by, reach]) => [
        x + Math.cos(turn + by) * 8.6 * reach * s,
        y + Math.sin(turn + by) * 8.6 * reach * s,
      ]);
      home.append(
        svg("path", { d: line(head, true), fill: "#1c4c6b", stroke: CARD, "stroke-width": 2 * s }),
      );
    }
  }

  /** What can be touched: an element for each place, path and card, which keys and screen readers reach. */
  targets() {
    this.spots.replaceChildren();
    this.all.clear();
    const add = (id, name, shape) => {
      const node = svg(
        "g",
        { role: "button", tabindex: -1, "data-id": id, "aria-label": name, class: "target" },
        shape,
      );
      this.all.set(id, { node, name });
      this.spots.append(node);
    };
    const ring = ([x, y]) => svg("circle", { cx: x, cy: y, r: 20 * this.scale, class: "ring" });
    for (const place of this.board.places || []) {
      const shape = place.area
        ? svg("path", { d: line(this.outline(place.area), true), class: "ring" })
        : ring(this.at(place.at));
      add(place.id, place.name || place.label || place.id, shape);
    }
    for (const path of this.board.paths || [])
      add(path.id, path.name || this.between(path), ring(this.at(path.spot)));
  }

  /** "Feodor – Lapphálya": the places that a path without a name joins. */
  between(path) {
    const pairs = points(path.points, 10000);
    const near = ([x, y]) =>
      (this.board.places || []).reduce((best, each) =>
        Math.hypot(each.at[0] - x, each.at[1] - y) < Math.hypot(best.at[0] - x, best.at[1] - y)
          ? each
          : best,
      );
    return `${near(pairs[0]).label} – ${near(pairs[pairs.length - 1]).label}`;
  }

  /** @param {Sent.Marks} marks */
  mark(marks) {
    const s = this.scale,
      paths = new Map((this.board.paths || []).map((each) => [each.id, each]));
    const places = new Map((this.board.places || []).map((each) => [each.id, each]));
    const glow = new Set(marks.glow),
      shown = new Set(marks.shown),
      wrong = new Set(marks.wrong),
      said = new Map();
    const under = [],
      over = [];
    const say = (id, word) => word && said.set(id, [...(said.get(id) || []), word]);
    const disc = (home, [x, y], r, colour, more = {}) =>
      home.push(svg("circle", { cx: x, cy: y, r: r * s, fill: colour, ...more }));
    const draw = (home, key, /** @type {number[]} */ [x, y], size) => {
      const side = size * s;
      home.push(
        svg("use", {
          href: `#g${key}`,
          x: x - side * 0.68,
          y: y - side * 0.68,
          width: side * 1.36,
          height: side * 1.36,
        }),
      );
    };
    const halo = (id, colour, edge, wider = 0) => {
      if (paths.has(id)) {
        const d = line(this.lines.get(id));
        for (const [tint, width] of [
          [edge, WAY + 13],
          [colour, WAY + 10.5],
        ])
          under.push(
            svg("path", { d, ...ROUND, stroke: tint, "stroke-width": (width + wider) * s }),
          );
      } else if (places.get(id)?.area) {
        const d = line(this.outline(places.get(id).area), true);
        under.push(
          svg("path", {
            d,
            fill: colour,
            "fill-opacity": 0.3,
            stroke: edge,
            "stroke-width": 8 * s,
            "stroke-linejoin": "round",
          }),
        );
        under.push(svg("path", { d, ...ROUND, stroke: colour, "stroke-width": 5.5 * s }));
      } else if (places.has(id)) {
        const place = places.get(id);
        disc(under, this.at(place.at), this.radius(place) + 8.5, edge);
        disc(under, this.at(place.at), this.radius(place) + 7, colour);
      }
    };
    const steps = (marks.steps || []).filter(([id]) => paths.has(id));
    for (const id of new Set([...shown, ...steps.map(([id]) => id)])) halo(id, SHOWN, CARD, 3.5);
    for (const id of glow) halo(id, NOW, NOW_EDGE);
    for (const id of wrong) halo(id, WRONG, INK);
    if (marks.chosen) halo(marks.chosen, CARD, INK);
    if (places.has(marks.blink))
      disc(under, this.at(places.get(marks.blink).at), 32, NOW, {
        class: "blink",
        stroke: INK,
        "stroke-width": 3 * s,
      });
    const taken = new Set((marks.tokens || []).map((token) => token.path));
    const bead = (id, colour, edge) => {
      if (!paths.has(id) || taken.has(id)) return;
      disc(over, this.at(paths.get(id).spot), 10, edge);
      disc(over, this.at(paths.get(id).spot), 8, colour);
    };
    for (const id of glow) bead(id, NOW, NOW_EDGE);
    for (const id of wrong) bead(id, WRONG, CARD);
    bead(marks.chosen, CARD, INK);
    for (const id of marks.done || []) {
      const path = paths.get(id),
        place = places.get(id),
        half = taken.has(id) ? 17 : 0;
      if (path)
        for (const [reach, colour] of /** @type {[number, string][]} */ ([
          [9, CARD],
          [7, DONE],
        ]))
          disc(over, this.at(path.spot), half + reach, colour);
      else if (place)
        disc(over, this.at(place.at), (place.area ? 15 : this.radius(place)) + 4, "none", {
          stroke: DONE,
          "stroke-width": 3 * s,
        });
    }
    const plate = (home, /** @type {number[]} */ [x, y], half, colour, radius) =>
      home.push(
        svg("rect", {
          x: x - half * s,
          y: y - half * s,
          width: 2 * half * s,
          height: 2 * half * s,
          rx: radius * s,
          fill: colour,
        }),
      );
    for (const token of marks.tokens || []) {
      const path = paths.get(token.path);
      if (!path) continue;
      const spot = this.at(path.spot);
      plate(over, [spot[0], spot[1] + 1.5 * s], 18, "rgb(32 48 43 / .3)", 10);
      plate(over, spot, 17, INK, 9);
      plate(over, spot, 14.4, CARD, 7);
      draw(over, token.glyph, spot, 25);
      if (token.beside) draw(over, token.beside, [spot[0] + 10 * s, spot[1] - 15 * s], 24);
      say(token.path, named(token.glyph));
      say(token.path, named(token.beside));
    }
    for (const each of marks.lying || []) {
      const place = places.get(each.place);
      if (!place) continue;
      const [x, y] = this.at(place.pieces_at || place.at),
        step = 39 * s;
      each.glyphs.forEach((key, n) => {
        const away = (n - (each.glyphs.length - 1) / 2) * step;
        const spot = place.pieces_row === "below" ? [x, y + away] : [x + away, y];
        plate(over, spot, 17, EDGE, 8);
        plate(over, spot, 15.4, CARD, 7);
        draw(over, key, spot, 25);
        say(each.place, named(key));
      });
    }
    this.cards(marks, glow, shown, wrong, over);
    const crowds = new Map(),
      stood = [];
    for (const pawn of marks.pawns || [])
      crowds.set(pawn.place, [...(crowds.get(pawn.place) || []), pawn]);
    if (marks.wanted_glyph) {
      for (const id of marks.wanted || []) {
        if (!places.has(id)) continue;
        const [x, y] = this.at(places.get(id).at),
          many = (crowds.get(id) || []).length;
        draw(over, marks.wanted_glyph, [x + (many ? (Math.min(many, 3) * 13 + 8) * s : 0), y], 15);
        say(id, named(marks.wanted_glyph));
      }
    }
    for (const [id, crowd] of crowds) {
      if (!places.has(id)) continue;
      const [x, y] = this.at(places.get(id).at),
        step = 25 * s,
        row = crowd.length < 4 ? crowd.length : Math.ceil(crowd.length / 2);
      crowd.forEach((pawn, n) => {
        const lower = n >= row,
          count = lower ? crowd.length - row : row,
          column = lower ? n - row : n;
        const side = places.get(id).label_side || "below",
          room = crowd.length > 1 ? (step * (count - 1)) / 2 : 0;
        const aside = side.includes("left") ? room : side.includes("right") ? -room : 0; // away from the name
        const left = Math.min(
          Math.max(x + (column - (count - 1) / 2) * step + aside, 17 * s),
          this.width - 17 * s,
        );
        const spot = [left, y + (crowd.length > row ? (lower ? 0.45 : -0.45) * step : 0)];
        draw(over, pawn.glyph, spot, 26);
        stood.push([...spot, 15 * s]);
        say(id, named(pawn.glyph));
      });
    }
    // A name that a piece covers in part is written once more above the pieces.
    const pieces = [
      ...(marks.tokens || []).flatMap(({ path }) =>
        paths.has(path) ? [[...this.at(paths.get(path).spot), 17 * s]] : [],
      ),
      ...stood,
    ];
    for (const [id, box] of this.names)
      if (
        pieces.some(
          ([x, y, r]) =>
            x + r > box.x &&
            x - r < box.x + box.width &&
            y + r > box.y &&
            y - r < box.y + box.height,
        )
      )
        over.push(this.written.get(id).cloneNode(true));
    for (const [id, number] of steps) {
      // at the upper left of the piece that is there
      const [x, y] = this.at(paths.get(id).spot),
        wide = Math.max(26, number.length * 11 + 12) * s,
        high = 26 * s;
      const box = {
        x: x - wide / 2 - high / 2,
        y: y - high,
        width: wide,
        height: high,
        rx: high / 2,
      };
      over.push(svg("rect", { ...box, fill: NOW, stroke: NOW_EDGE, "stroke-width": 2 * s }));
      over.push(
        svg(
          "text",
          {
            x: x - high / 2,
            y: y - high / 2 + 6.3 * s,
            "font-size": 18 * s,
            "text-anchor": "middle",
            "font-weight": 700,
            fill: INK,
          },
          number,
        ),
      );
      say(id, number);
    }
    this.under.replaceChildren(...under);
    this.marks.replaceChildren(...over);
    this.glow = glow;
    for (const [id, { node, name }] of this.all) {
      node.setAttribute("aria-label", [name, said.get(id)?.join(", ")].filter(Boolean).join(": "));
      if (id === marks.chosen) node.setAttribute("aria-pressed", "true");
      else node.removeAttribute("aria-pressed");
    }
    this.order();
  }

  cards(marks, glow, shown, wrong, over) {
    for (const [id, { node, card }] of this.all)
      if (card) {
        node.remove();
        this.all.delete(id);
      }
    const s = this.scale;
    for (const card of marks.cards || []) {
      const [left, low, wide, high] = card.box,
        count = card.count ?? 1;
      const x = left * this.width,
        w = wide * this.width,
        h = high * this.height,
        y = (1 - low - high) * this.height;
      const edge = wrong.has(card.id)
        ? WRONG
        : shown.has(card.id)
          ? SHOWN
          : glow.has(card.id)
            ? NOW
            : card.id === marks.chosen
              ? INK
              : EDGE;
      const box = { x, y, width: w, height: h, rx: 9 * s };
      over.push(
        svg("rect", {
          ...box,
          fill: count ? CARD : "none",
          stroke: edge,
          "stroke-width": (edge === EDGE ? 1.6 : 4) * s,
        }),
      );
      const words = el(
        "div",
        { class: "card" },
        el("b", {}, card.title),
        el(
          "span",
          {},
          (card.glyphs || []).map((key) => glyph(key, 26)),
        ),
        el("small", {}, [card.words, count ? `×${count}` : ""].filter(Boolean).join("  ")),
      );
      over.push(svg("foreignObject", { x, y, width: w, height: h }, words));
      const name = [card.title, card.words, (card.glyphs || []).map(named).join(", "), `×${count}`]
        .filter(Boolean)
        .join(", ");
      const node = svg(
        "g",
        { role: "button", tabindex: -1, "data-id": card.id, class: "target" },
        svg("rect", { ...box, class: "ring" }),
      );
      this.all.set(card.id, { node, name, card: { x, y, w, h } });
      this.spots.append(node);
    }
  }

  /** One of them is reached by Tab; the arrows lead to the others, those that can be used now first. */
  order() {
    const ids = [...this.all.keys()];
    this.ids = [
      ...ids.filter((id) => this.glow.has(id)),
      ...ids.filter((id) => !this.glow.has(id)),
    ];
    if (!this.all.has(this.current)) this.current = this.ids[0];
    for (const [id, { node }] of this.all)
      node.setAttribute("tabindex", id === this.current ? 0 : -1);
  }

  key(event) {
    const id = event.target.closest("[data-id]")?.dataset.id;
    if (!id) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" || event.key === " ") this.touch(id);
    else if (step) {
      const at = this.ids.indexOf(id) + step + this.ids.length;
      this.current = this.ids[at % this.ids.length];
      this.order();
      this.all.get(this.current).node.focus();
    } else return;
    event.preventDefault();
  }

  /** The place or path under the pointer, "" beside the board. */
  pointed(event) {
    const box = this.svg.getBoundingClientRect();
    const left = event.clientX - box.left - (box.width - this.width) / 2;
    const top = event.clientY - box.top - (box.height - this.height) / 2;
    return this.svg.contains(event.target) ? this.find(left, top) : "";
  }

  clicked(event) {
    event.stopPropagation();
    const own = event.target.closest("[data-id]")?.dataset.id;
    if (event.detail === 0 && own) return this.touch(own);
    const found = this.pointed(event);
    if (found) this.touch(found);
  }

  /** The path or place nearest to a touch; those that can be used now count as a little nearer. */
  find(x, y) {
    const s = this.scale;
    for (const [id, { card }] of this.all)
      if (card && x >= card.x && x <= card.x + card.w && y >= card.y && y <= card.y + card.h)
        return id;
    for (const place of this.board.places || [])
      if (place.area && inside(this.outline(place.area), x, y)) return place.id;
    const spots = (this.board.paths || []).map((path) => this.at(path.spot));
    const name = [...this.names].find(
      ([, box]) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    );
    if (name && spots.every(([a, b]) => Math.hypot(x - a, y - b) > PIECE * s)) return name[0];
    let best = REACH * s,
      found = "";
    const nearer = (id, away) => {
      if (away - (this.glow.has(id) ? 6 * s : 0) < best)
        [best, found] = [away - (this.glow.has(id) ? 6 * s : 0), id];
    };
    for (const [n, path] of (this.board.paths || []).entries()) {
      const [a, b] = spots[n];
      const away = from(x, y, this.lines.get(path.id));
      nearer(path.id, Math.min(away, Math.hypot(x - a, y - b) - 8 * s));
    }
    for (const place of this.board.places || []) {
      const [a, b] = this.at(place.at);
      if (!place.area) nearer(place.id, Math.hypot(x - a, y - b) - 20 * s);
    }
    return found;
  }
}

function from(x, y, pairs) {
  let best = Infinity;
  for (let n = 1; n < pairs.length; n++) {
    const [ax, ay] = pairs[n - 1],
      [bx, by] = pairs[n],
      dx = bx - ax,
      dy = by - ay,
      long = dx * dx + dy * dy;
    const share = long ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
    best = Math.min(best, Math.hypot(x - ax - share * dx, y - ay - share * dy));
  }
  return best;
}

function inside(pairs, x, y) {
  let within = false;
  pairs.forEach(([ax, ay], n) => {
    const [bx, by] = pairs[(n + 1) % pairs.length];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
  });
  return within;
}

// The parts around the board: panel, bar, sheet and notice, each made of one value of the screen.

import { button, choice, el, glyph, inkOf, marked, named, svg } from "./dom.js";

/** The round, the player in turn and the prompt; the seats below. On a seat's phone, `shut`, a touch of a seat shows
 *  what it has.
 *  @param {Sent.Banner} banner
 *  @param {Sent.SeatPanel[]} seats
 *  @param {boolean} [shut] */
export function panel(banner, seats, shut) {
  const made = [];
  if (banner) {
    const round = banner.round
      ? el("div", { class: "round" }, el("b", {}, banner.round), el("small", {}, banner.of))
      : null;
    const phase = el("div", { class: "phase" }, round, el("span", {}, banner.phase));
    const clock = banner.clock ? el("span", { class: "clock", role: "timer" }, banner.clock) : null;
    const turn = banner.turn
      ? el("span", { class: "turn" }, glyph(banner.mark, 27), el("b", {}, banner.turn), clock)
      : clock;
    const words = [turn, banner.prompt ? el("span", { class: "prompt" }, banner.prompt) : null];
    made.push(
      phase,
      banner.id
        ? button(banner.id, { class: "banner asked" }, ...words)
        : el("div", { class: "banner" }, ...words),
    );
  }
  const rows = (seats || []).map((seat) => {
    const how = {
      class: marked("seat", seat, "active", "gone", "looked"),
      "aria-current": seat.active ? "true" : null,
      "aria-pressed": seat.looked ? "true" : null,
    };
    const inside = [
      glyph(seat.mark, 27),
      el(
        "span",
        { class: "who" },
        el(
          "span",
          { class: "head" },
          el("b", {}, seat.name),
          seat.start && seat.start_label ? el("span", { class: "start" }, seat.start_label) : null,
        ),
        shut && seat.id && !seat.looked
          ? null
          : el(
              "span",
              { class: "details" },
              (seat.details || []).map((each) => el("span", {}, each.words)),
              (seat.pieces || []).map((key) => glyph(key, 20, named(key))),
            ),
      ),
      seat.score ? el("b", { class: "score" }, seat.score) : null,
    ];
    return seat.id ? button(seat.id, how, ...inside) : el("div", how, ...inside);
  });
  // Where no seat is a button, the keyboard scrolls to the last ones all the same.
  if (rows.length)
    made.push(
      el(
        "div",
        {
          class: rows.length > 4 ? "seats many" : "seats",
          tabindex: seats.some((seat) => seat.id) ? null : 0,
        },
        rows,
      ),
    );
  return made;
}

/** The strip of the last actions, the newest first; a touch of it opens the history.
 *  @param {Sent.Recent[]} actions */
export function recent(actions) {
  if (!actions.length) return [];
  return button(
    "history",
    { class: "recent" },
    actions.map((each) => el("span", {}, glyph(each.mark, 20), glyph(each.glyph, 20), each.words)),
  );
}

/** A page, or a sheet over the board. `title` is the page's, shown beside that of the sheet.
 *  @param {Sent.Sheet} model
 *  @param {string} title
 *  @param {boolean} whole */
export function sheet(model, title, whole) {
  const aside = whole && title && title !== model.title ? el("small", {}, title) : null;
  const head = model.title
    ? el("header", {}, el("h2", { tabindex: -1 }, model.title), aside)
    : null;
  const body = el("div", { class: "blocks", tabindex: -1 }, blocks(model.blocks || []));
  if (whole && model.frieze?.length)
    body.append(
      el(
        "div",
        { class: "frieze", "aria-hidden": "true" },
        model.frieze.map((key) => glyph(key, 40)),
      ),
    );
  const foot = model.buttons?.length
    ? el(
        "footer",
        {},
        model.buttons.map((each) => choice(each)),
      )
    : null;
  return el(
    "section",
    {
      class: marked("page", { whole }, "whole"),
      "data-key": model.id,
      "aria-label": model.title || title || model.id,
    },
    head,
    body,
    foot,
  );
}

/** Blocks in a row. A group of buttons is named by the text above it or the button that is selected: its buttons may
 *  have the names of another's.
 *  @param {Sent.Block[]} list */
export function blocks(list, above = "") {
  return list.map((block) => {
    if (block.type === "Text") above = block.text;
    return BLOCKS[block.type](block, above);
  });
}

/** @type {Record<Sent.Block["type"], (block: any, above?: string) => Element>} */
const BLOCKS = {
  /** @param {Sent.Text} block */
  Text(block) {
    const kind = `text ${block.size || "body"} ${block.tone || "plain"}`;
    const inside = [glyph(block.glyph, 28), el("span", {}, block.text)];
    if (block.id) return button(block.id, { class: `${kind} asked` }, ...inside);
    return el(
      block.size === "title" || block.size === "huge" ? "h3" : "p",
      { class: kind },
      ...inside,
    );
  },
  /** @param {Sent.Choices} block */
  Choices(block, above) {
    const short = block.choices.every(
      (each) => each.label.length < 5 && !each.detail && !each.glyph,
    );
    return el(
      "div",
      {
        class: marked("choices", block, "tall", "large") + (short ? " short" : ""),
        "--columns": block.columns ?? 2,
        role: "group",
        "aria-label": above || block.choices.find((each) => each.tone === "selected")?.label,
      },
      block.choices.map((each) => choice(each)),
    );
  },
  /** @param {Sent.Steppers} block */
  Steppers(block) {
    return el(
      "div",
      { class: "steppers", "--columns": block.columns ?? 2 },
      block.steppers.map((each) => {
        const low = each.low ?? 0,
          high = each.high ?? 99;
        const end = (sign, off) =>
          button(
            `${each.id}${sign}`,
            {
              class: "step",
              disabled: off,
              "aria-label": `${each.label} ${sign === "-" ? "−" : "+"}`,
            },
            sign === "-" ? "−" : "+",
          );
        return el(
          "div",
          { class: "stepper", role: "group", "aria-label": `${each.label}: ${each.value}` },
          glyph(each.glyph, 34),
          el("span", { class: "label" }, each.label),
          end("-", each.value <= low),
          el("output", {}, String(each.value)),
          end("+", each.value >= high),
        );
      }),
    );
  },
  /** @param {Sent.Field} block */
  Field(block) {
    const input = el("input", {
      type: "text",
      "data-id": block.id,
      "data-done": block.done,
      value: block.text,
      maxlength: 200,
      placeholder: block.hint,
      "aria-label": block.hint || block.text || block.id,
      autocomplete: "off",
      autocapitalize: "words",
      spellcheck: "false",
      "data-asked": block.asked,
    });
    input.value = block.text;
    return el("label", { class: "field" }, glyph(block.glyph, 27), input);
  },
  /** @param {Sent.Grid} block */
  Grid(block) {
    const widths = block.widths.map((share) => `minmax(min-content, ${share}fr)`).join(" ");
    const cells = (row, kind) =>
      row.cells.map((cell, n) => {
        const key = row.glyphs?.[n];
        return el(
          "span",
          { role: kind },
          n === 0 ? glyph(row.glyph, 25) : null,
          glyph(key, 27, cell ? "" : named(key)),
          cell,
        );
      });
    const touched = block.rows.some((row) => row.id);
    const role = (name) => (touched ? null : name);
    const line = (row, n) => {
      const how = {
        class: marked(
          "row",
          { ...row, odd: n % 2, touched: row.id },
          "strong",
          "faint",
          "odd",
          "touched",
        ),
        "--widths": widths,
      };
      return row.id
        ? button(row.id, how, ...cells(row, null))
        : el("div", { ...how, role: role("row") }, ...cells(row, role("cell")));
    };
    const head = block.head?.length
      ? el(
          "div",
          { class: "row head", "--widths": widths, role: role("row") },
          block.head.map((cell) =>
            el("span", { role: role(cell ? "columnheader" : "cell") }, cell),
          ),
        )
      : null;
    return el("div", { class: "grid", role: role("table") }, head, block.rows.map(line));
  },
  Plot: plot,
  /** @param {Sent.Code} block */
  Code(block) {
    const side = block.rows.length + 8;
    const d = block.rows
      .map((row, y) =>
        [...row].map((dark, x) => (dark === "1" ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join(""),
      )
      .join("");
    return svg(
      "svg",
      {
        class: "code",
        "--side": block.side ?? 330,
        viewBox: `0 0 ${side} ${side}`,
        role: "img",
        "aria-label": "QR",
        "shape-rendering": "crispEdges",
      },
      svg("rect", { width: side, height: side, fill: "#fff" }),
      svg("path", { d }),
    );
  },
  /** @param {Sent.Columns} block */
  Columns(block, above) {
    const beside = block.left.filter((each) => each.type === "Text").pop()?.text || above;
    const left = block.share ?? 0.5;
    return el(
      "div",
      { class: "columns", "--left": `${left}fr`, "--right": `${1 - left}fr` },
      el("div", {}, blocks(block.left, above)),
      el("div", {}, blocks(block.right, beside)),
    );
  },
};

/** @param {Sent.Plot} block */
function plot(block) {
  const width = 480,
    height = 200,
    left = 34,
    low = 170,
    wide = 420,
    high = 156;
  const most = Math.max(1, ...block.series.flatMap((each) => each.values)),
    steps = Math.max(1, block.steps.length - 1);
  const at = (n, value) => [left + (wide * n) / steps, low - (high * value) / most];
  const step = [1, 2, 5, 10, 20, 50, 100, 1000].find((size) => most / size <= 6) || 1000;
  const made = svg("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  for (let value = 0; value <= most; value += step) {
    const [, y] = at(0, value);
    made.append(
      svg("path", { d: `M${left} ${y}H${left + wide}`, stroke: "#cbbd9c", "stroke-width": 1.5 }),
      svg(
        "text",
        { x: left - 8, y: y + 5, "text-anchor": "end", "font-size": 14, fill: "#5f6a62" },
        value,
      ),
    );
  }
  for (const [n, label] of block.steps.entries())
    made.append(
      svg(
        "text",
        {
          x: at(n, 0)[0],
          y: height - 8,
          "text-anchor": n === 0 ? "start" : n === steps ? "end" : "middle",
          "font-size": 14,
          fill: "#20302b",
        },
        label,
      ),
    );
  for (const each of block.series) {
    const pairs = each.values.map((value, n) => at(n, value));
    made.append(
      svg("polyline", {
        points: pairs.join(" "),
        fill: "none",
        stroke: inkOf(each.glyph),
        "stroke-width": 3.6,
        "stroke-linejoin": "round",
      }),
    );
    for (const [x, y] of pairs)
      made.append(
        svg("use", { href: `#g${each.glyph}`, x: x - 11, y: y - 11, width: 22, height: 22 }),
      );
  }
  const names = el(
    "ul",
    { class: "legend" },
    block.series.map((each) =>
      el(
        "li",
        {},
        glyph(each.glyph, 18),
        el("b", {}, each.label),
        el(
          "span",
          { class: "unseen" },
          each.values.map((value, n) => `${block.steps[n] ?? n}: ${value}`).join(", "),
        ),
      ),
    ),
  );
  return el("figure", { class: "plot" }, made, names);
}

/** A refusal or news, with its reason and the ways out.
 *  @param {Sent.Notice} model */
export function notice(model) {
  const tone = model.tone || "refused";
  const words = [
    el("b", {}, model.headline),
    model.numbers ? el("span", {}, model.numbers) : null,
    model.source && !model.why ? el("small", {}, model.source) : null,
  ];
  const sign =
    tone === "refused"
      ? svg(
          "svg",
          { class: "stop", viewBox: "-1 -1 2 2", "aria-hidden": "true" },
          svg("circle", { r: 1, fill: "currentColor" }),
          svg("rect", { x: -0.62, y: -0.2, width: 1.24, height: 0.4, class: "slit" }),
        )
      : null;
  const told = [sign, el("span", { class: "words" }, ...words)];
  const body = model.id
    ? button(
        model.id,
        { class: "told" },
        ...told,
        el("span", { class: "cross", "aria-hidden": "true" }, "×"),
      )
    : el("div", { class: "told" }, ...told);
  const source = model.why
    ? button(model.why, { class: "why asked" }, model.source || model.why)
    : null;
  const asks =
    source || model.asks?.length
      ? el(
          "div",
          { class: "asks" },
          source,
          (model.asks || []).map((each) => choice(each, true)),
        )
      : null;
  const ways = model.ways?.length
    ? el(
        "div",
        { class: "ways" },
        model.ways.map((each) => choice(each)),
      )
    : null;
  return el(
    "section",
    { class: `card-of ${tone}`, role: tone === "refused" ? "alert" : "status" },
    body,
    asks,
    ways,
  );
}

/** The pieces on readers, and why the last one has no effect now.
 *  @param {Sent.OnReader[]} list */
export function readers(list) {
  const why = [...list].reverse().find((each) => each.why)?.why;
  return [
    ...list
      .filter((each) => each.glyph != null)
      .map((each) =>
        el("span", { class: `reader ${each.how}` }, glyph(each.glyph, 28, named(each.glyph))),
      ),
    why ? el("p", { class: "reason", role: "status" }, why) : null,
  ];
}

// Elements, drawings and touches: what every part of the page is made with.

const SVG = "http://www.w3.org/2000/svg";

/** An element with these attributes, style properties ("--size") and children; text becomes a text node, nothing is ever
 *  parsed as HTML.
 *  @param {string} tag */
export function el(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for SVG. */
export function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("--")) {
      if (value != null) node.style.setProperty(name, value);
    } else if (value != null && value !== false && value !== "")
      node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child != null && child !== ""));
  return node;
}

/** The points of "880 0 -11 138": the first one, and the steps from each to the next, in so many `steps` to the unit.
 *  @param {string} text
 *  @param {number} steps */
export function points(text, steps) {
  const numbers = (text || "").split(" ").map(Number);
  const pairs = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at];
    y += numbers[at + 1];
    pairs.push([x / steps, y / steps]);
  }
  return pairs;
}

/** The "d" of a path through these points. */
export function line(pairs, closed) {
  return (
    pairs.map(([x, y], n) => `${n ? "L" : "M"}${+x.toFixed(3)} ${+y.toFixed(3)}`).join("") +
    (closed ? "Z" : "")
  );
}

/** @type {Map<string, Sent.Glyph>} */
const known = new Map();

/** Add these drawings, as symbols that are used by their keys.
 *  @param {Record<string, Sent.Glyph>} glyphs */
export function addDrawings(glyphs) {
  const home = document.getElementById("drawings");
  for (const [key, glyph] of Object.entries(glyphs)) {
    const colour = (name) =>
      name === "ink" ? glyph.ink : name === "paper" ? glyph.paper || "#fffaf0" : name;
    const symbol = svg("symbol", {
      id: `g${key}`,
      viewBox: "-1.36 -1.36 2.72 2.72",
      overflow: "visible",
    });
    for (const shape of glyph.shapes || []) {
      const flipped = points(shape.points, 1000).map(([x, y]) => [x, -y]);
      symbol.append(
        svg("path", {
          d: line(flipped, shape.closed),
          fill: shape.fill ? colour(shape.fill) : "none",
          stroke: shape.line ? colour(shape.line) : "none",
          "stroke-width": shape.width,
          "stroke-linejoin": "round",
          "stroke-linecap": "round",
        }),
      );
    }
    if (glyph.letter) {
      const [x, y] = glyph.letter_at || [0.72, -0.66];
      const size = glyph.letter_size || 0.95;
      symbol.append(
        svg(
          "text",
          {
            x,
            y: -y + size * 0.35,
            "font-size": size,
            "font-weight": 700,
            "text-anchor": "middle",
            fill: glyph.letter_ink || glyph.ink,
            stroke: glyph.letter_ink ? "none" : glyph.paper || "#fffaf0",
            "stroke-width": 0.16,
            "paint-order": "stroke",
          },
          glyph.letter,
        ),
      );
    }
    document.getElementById(`g${key}`)?.remove();
    home.append(symbol);
    known.set(key, glyph);
  }
}

/** Forget every drawing: the next connection sends them anew. */
export function forgetDrawings() {
  known.clear();
  document.getElementById("drawings").replaceChildren();
}

/** The name of a drawing, "" if it has none. */
export const named = (key) => known.get(key)?.name || "";

/** The colour of a drawing. */
export const inkOf = (key) => known.get(key)?.ink || "#20302b";

/** A drawing `size` pixels of the 800-pixel screen large, named only where nothing beside it says the same. */
export function glyph(key, size, name = "") {
  if (key == null) return null;
  const more = name ? { role: "img", "aria-label": name } : { "aria-hidden": "true" };
  return svg(
    "svg",
    { class: "glyph", viewBox: "-1 -1 2 2", "--size": size, ...more },
    svg("use", { href: `#g${key}`, x: -1.36, y: -1.36, width: 2.72, height: 2.72 }),
  );
}

/** The class "row odd" of what is `odd`, of those that are asked for. */
export const marked = (kind, each, ...ways) => [kind, ...ways.filter((way) => each[way])].join(" ");

/** A button that touches an id. Without an id, or disabled, it cannot be touched. */
export function button(id, attributes, ...children) {
  return el("button", { type: "button", "data-id": id, ...attributes }, ...children);
}

/** A label that says something when it is read: not "?". */
const SAYS = /[\p{L}\p{N}]/u;

/** A choice as a button.
 *  @param {Sent.Choice} each
 *  @param {boolean} [dark] */
export function choice(each, dark) {
  if (!each.id) return el("span", { class: "gap" });
  const off = each.enabled === false;
  const many = each.count == null ? null : el("span", { class: "count" }, `×${each.count}`);
  return button(
    each.id,
    {
      "--wide": each.wide,
      class: `choice ${each.tone || "plain"}${dark ? " dark" : ""}${each.glyph ? " drawn" : ""}${each.wide ? " fixed" : ""}`,
      disabled: off,
      "aria-pressed": each.tone === "selected" ? "true" : null,
      "aria-label": SAYS.test(each.label) ? null : named(each.glyph) || each.label || each.id,
    },
    glyph(each.glyph, 34),
    el(
      "span",
      { class: "words" },
      each.label ? el("span", { class: "label" }, each.label) : null,
      each.detail ? el("span", { class: "detail" }, each.detail) : null,
    ),
    many,
  );
}

/** What tells a child from its neighbours: its kind, and its key or the id that it touches, if it has one. */
function keyOf(node) {
  return [node.nodeName, node.dataset?.key ?? node.dataset?.id ?? ""].join(" ");
}

/** Make these nodes what is in a part of the page. A child that is there already stays the same node, wherever it is
 *  moved to, with its focus, its scrolling, a text that is being typed and a screen reader's place in it. */
export function render(part, ...nodes) {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const wanted = nodes.flat().filter((node) => node != null && node !== "");
  patchChildren(
    part,
    wanted.map((node) => (node instanceof Node ? node : new Text(node))),
  );
  if (part.contains(focused) && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
}

function patchChildren(home, wanted) {
  const before = new Map();
  for (const node of home.childNodes) {
    const key = keyOf(node);
    before.set(key, [...(before.get(key) ?? []), node]);
  }
  const kept = wanted.map((node) => before.get(keyOf(node))?.shift());
  for (const left of before.values()) for (const node of left) node.remove();
  let next = home.firstChild;
  wanted.forEach((node, n) => {
    const own = kept[n] ? patchNode(kept[n], node) : node;
    if (own === next) next = next.nextSibling;
    else home.insertBefore(own, next);
  });
}

function patchNode(node, wanted) {
  if (node.nodeType === Node.TEXT_NODE) {
    if (node.data !== wanted.data) node.data = wanted.data;
    return node;
  }
  for (const { name } of [...node.attributes])
    if (!wanted.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of wanted.attributes) {
    if (node.getAttribute(name) === value) continue;
    if (name === "style")
      node.style.cssText = value; // the page's policy forbids the attribute
    else node.setAttribute(name, value);
  }
  if (node.tagName === "INPUT" && node !== document.activeElement) node.value = wanted.value;
  patchChildren(node, [...wanted.childNodes]);
  return node;
}

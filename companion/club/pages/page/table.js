// The map of one table as it is now, drawn by the renderer that browsers at a table have.

import { Board } from "./board.js";
import { follow, listen, parts, word } from "./club.js";
import { addDrawings, el, forgetDrawings, render, svg } from "./dom.js";
import { panel } from "./parts.js";

const id = location.pathname.split("/")[2];
const drawings = svg("svg", { id: "drawings", "aria-hidden": "true" }),
  seats = el("div", { id: "panel" }),
  map = el("div", { id: "map" });
document.body.append(
  drawings,
  el("p", { id: "link", role: "status" }),
  el("main", { id: "screen" }, seats, el("div", { id: "field" }, map)),
);
document.body.dataset.role = "watch";
const board = new Board(map, () => {});
let screen = {};

function draw() {
  const wide = innerWidth >= innerHeight,
    unit = Math.max(
      0.72,
      Math.min(innerWidth / (wide ? 800 : 480), innerHeight / (wide ? 480 : 800)),
    );
  document.documentElement.style.setProperty("--u", `${unit}px`);
  document.body.className = `table sided${wide ? "" : " upright"}`;
  render(seats, panel(screen.banner, screen.seats));
  board.show(
    screen.board || null,
    screen.marks,
    map.parentElement.clientWidth,
    map.parentElement.clientHeight,
    unit,
    {},
  );
}

listen(`/live/${id}`, (news) => {
  if (news.fresh) {
    forgetDrawings();
    screen = {};
  }
  addDrawings(news.glyphs || {});
  screen = { ...screen, ...news.set };
  draw();
});
follow(() => {
  const row = parts[`table/${id}`];
  document.title = row?.name || "";
  document.getElementById("link").textContent = !row?.game
    ? word("no-game")
    : row.linked
      ? row.name
      : `${row.name}: ${word("not-linked")}`;
});
addEventListener("resize", draw);

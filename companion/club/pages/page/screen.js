// The big screen: every table, the round with its timer, who sits where, and the standings, to be read across a room.

import {
  card,
  follow,
  heading,
  parts,
  person,
  round,
  standings,
  tableName,
  tables,
  word,
} from "./club.js";
import { el, render } from "./dom.js";

const TURN = 8000; // milliseconds before the next part of what does not fit
const head = el("header", { id: "head" }),
  main = el("main", { class: "cards" }),
  side = el("aside", {}),
  told = el("p", { id: "told", role: "status" });
document.body.append(head, main, side, told);

function draw() {
  if (!parts.evening) return;
  const { evening, standings: rows = [] } = parts,
    now = round(),
    waiting = now && !now.started;
  const unit = Math.max(0.8, Math.min(innerWidth / 1280, innerHeight / 720));
  document.documentElement.style.setProperty("--u", `${unit}px`);
  const timer = evening.ends ? el("time", { "data-until": evening.ends }) : null;
  const title = now ? `${word("round")} ${now.number} / ${evening.settings.rounds}` : "";
  render(head, el("h1", {}, evening.name), el("b", {}, title), timer);
  told.textContent = parts.database === false ? word("database-gone") : parts.notice?.text || "";
  side.hidden = !rows.some((row) => row.rounds.length || row.corrections.length);
  render(
    main,
    shown(main, waiting ? now.pods.map(pod) : tables().map(card), 300 * unit, 190 * unit),
  );
  render(
    side,
    heading(word("standings")),
    standings(part(rows, Math.max(1, Math.floor((side.clientHeight - 110 * unit) / (34 * unit))))),
  );
}

/** A pod of the round that is about to start: at which table, and who. */
const pod = (each) =>
  el(
    "article",
    { class: "at seating" },
    el("header", {}, el("h3", {}, tableName(each.table))),
    el(
      "ol",
      {},
      each.people.map((id) =>
        el("li", { class: each.there.includes(id) ? "" : "gone" }, person(id).name),
      ),
    ),
  );

/** As many cards as fit, as large as they can be; the others follow. */
function shown(home, cards, width, height) {
  const fit = (scale) => [
    Math.max(1, Math.floor(home.clientWidth / (width * scale))),
    Math.max(1, Math.floor(home.clientHeight / (height * scale))),
  ];
  const scale =
      [1.8, 1.5, 1.25, 1, 0.85].find((each) => fit(each)[0] * fit(each)[1] >= cards.length) || 1,
    [columns, most] = fit(scale);
  const now = part(cards, columns * most),
    rows = Math.ceil(now.length / columns) || 1;
  for (const [name, value] of Object.entries({ columns, rows, scale }))
    home.style.setProperty(`--${name}`, value);
  return now;
}

/** The part of a list that is shown now, where only so many fit: all parts are about as long. */
const part = (list, fit) => {
  const pages = Math.ceil(list.length / fit) || 1,
    many = Math.ceil(list.length / pages),
    now = Math.floor(Date.now() / TURN) % pages;
  return list.slice(now * many, (now + 1) * many);
};

follow(draw);
setInterval(draw, TURN);
addEventListener("resize", draw);

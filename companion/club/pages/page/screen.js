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
  tick,
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
  const which = el("small", {}); // known when the cards are laid out, below this head
  const title = now ? `${word("round")} ${now.number} / ${evening.settings.rounds}` : "";
  render(head, el("h1", {}, evening.name), which, el("b", {}, title), timer);
  told.textContent = parts.database === false ? word("database-gone") : parts.notice?.text || "";
  side.hidden = !rows.some((row) => row.rounds.length || row.corrections.length);
  const lists =
    now?.ended && now.number >= evening.settings.rounds
      ? winners(rows)
      : waiting
        ? now.pods.map(pod)
        : null;
  const most = Math.max(0, ...(lists || []).map((each) => each.childElementCount));
  const cards = lists
    ? shown(main, lists, 200 * unit, (20 + 32 * most) * unit)
    : shown(main, tables().map(card), 300 * unit, 190 * unit);
  render(main, cards.now);
  head.querySelector("small").textContent = cards.which && `${word("tables")} ${cards.which}`;
  const lines = part(rows, Math.max(1, Math.floor((side.clientHeight - 76 * unit) / (30 * unit))));
  render(side, heading(word("standings"), el("small", {}, lines.which)), standings(lines.now));
  tick();
}

/** A title with lines below it, each of them [text, class]. */
const list = (title, lines) =>
  el(
    "article",
    { class: "at seating" },
    el("h3", {}, title),
    lines.map(([text, kind = ""]) => el("p", { class: kind }, text)),
  );

/** A pod of the round that is about to start: at which table, and who. */
const pod = (each) =>
  list(
    tableName(each.table),
    each.people.map((id) => [person(id).name, each.there.includes(id) ? "" : "gone"]),
  );

/** The first three places, once all rounds are played. */
const winners = (rows) =>
  [1, 2, 3]
    .map((place) => rows.filter((row) => row.place === place))
    .filter((those) => those.length)
    .map((those) =>
      list(
        `${word("place")} ${those[0].place}`,
        those.map((row) => [`${row.name} · ${row.points}`]),
      ),
    );

/** As many cards as fit, as large as they can be (see `part`); the others follow. */
function shown(home, cards, width, height) {
  const fit = (scale) => [
    Math.max(1, Math.floor(home.clientWidth / (width * scale))),
    Math.max(1, Math.floor(home.clientHeight / (height * scale))),
  ];
  const scale =
      [3, 2.4, 1.8, 1.6, 1.4, 1.2, 1, 0.85].find(
        (each) => fit(each)[0] * fit(each)[1] >= cards.length,
      ) || 1,
    [across, most] = fit(scale);
  const found = part(cards, across * most),
    columns = Math.ceil(found.now.length / most) || 1, // as few as the height allows, so that names have room
    rows = Math.ceil(found.now.length / columns) || 1;
  for (const [name, value] of Object.entries({ columns, rows, scale }))
    home.style.setProperty(`--${name}`, value);
  return found;
}

/** The part of a list that is shown now, where only so many fit, and which it is: "7–12 / 12". All parts are about as
 * long. */
function part(list, fit) {
  const pages = Math.ceil(list.length / fit) || 1,
    many = Math.ceil(list.length / pages),
    first = many * (Math.floor(Date.now() / TURN) % pages),
    now = list.slice(first, first + many);
  return { now, which: pages > 1 ? `${first + 1}–${first + now.length} / ${list.length}` : "" };
}

follow(draw);
setInterval(draw, TURN);
addEventListener("resize", draw);

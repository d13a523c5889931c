// What the pages of a club share: the parts that the hub sends, their words, a table at a glance, and the clock.

import { el } from "./dom.js";

export const parts = {};
export const word = (id) => parts.words?.[id] ?? "";
export const tables = () =>
  Object.keys(parts)
    .filter((key) => key.startsWith("table/"))
    .map((key) => parts[key])
    .sort((one, other) => one.id - other.id);
export const round = () => parts.evening?.rounds.at(-1);
export const person = (id) => parts.evening.people.find((each) => each.id === id);
export const tableName = (id) => parts[`table/${id}`]?.name || word("elsewhere");
export const heading = (...more) => el("h2", {}, ...more);

let skew = 0;

/** Have the parts kept up to date; `draw` is called whenever one changed. */
export function follow(draw) {
  listen("/live", (news) => {
    Object.assign(parts, news.set);
    for (const key of news.gone) delete parts[key];
    skew = news.now - Date.now() / 1000;
    if (parts.evening) {
      document.documentElement.lang = parts.evening.settings.language;
      document.title = parts.evening.name;
      draw();
    }
    tick();
  });
}

/** Hear what the hub sends at this address, again after every cut; the page is grey as long as there is none. */
export function listen(address, heard) {
  const source = new EventSource(address);
  const cut = (is) => document.body.classList.toggle("cut", is);
  source.onopen = () => cut(false);
  source.onmessage = (event) => heard(JSON.parse(event.data));
  source.onerror = () => {
    cut(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(() => listen(address, heard), 2000);
  };
}

/** 75 as "1:15", 3700 as "1:01:40". */
export function clock(seconds) {
  const [h, m, s] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  return [...(h ? [h, String(m).padStart(2, "0")] : [m]), String(s).padStart(2, "0")].join(":");
}

/** Seconds since this moment of the hub's clock, or until it where it is to come. */
const away = (at) => Date.now() / 1000 + skew - at;

/** Say how long ago, and how long yet, wherever a part of the page is to say it. */
export function tick() {
  for (const node of document.querySelectorAll("[data-since]"))
    node.textContent = clock(Math.max(0, away(node.dataset.since)));
  for (const node of document.querySelectorAll("[data-until]")) {
    const over = away(node.dataset.until);
    node.textContent = (over > 0 ? "+" : "") + clock(Math.abs(over));
    node.classList.toggle("over", over > 0);
  }
}

/** "1 of 4", or "Round 1" in a game that does not say of how many. */
const rounds = ({ round, of }) => (/\d/.test(of) ? [round, of] : [of, round]).join(" ").trim();

/** How the card of a table looks, and what it says beside the name. */
function sign({ call, refused, game, linked }) {
  if (call) return ["call", word("calls")];
  if (refused) return ["fault", word("other-version")];
  if (game?.fault) return ["fault", word("unreadable")];
  return linked ? ["", ""] : ["away", word("not-linked")];
}

/** A table at a glance. */
export function card(row) {
  const { game } = row,
    [state, says] = sign(row);
  const which = game ? [game.title, rounds(game)].filter(Boolean).join(" · ") : word("no-game");
  const whose = () =>
    game.over ? word("over") : [game.phase, game.turn].filter(Boolean).join(": ");
  const seat = (each) =>
    el(
      "li",
      { class: each.active ? "active" : "" },
      el("i", { "--seat": each.ink }),
      el("span", {}, each.name),
      el("b", {}, each.score),
    );
  return el(
    "article",
    { class: `at ${state}` },
    el("header", {}, el("h3", {}, row.name), says && el("em", {}, says)),
    el(
      "p",
      { class: "which" },
      el("span", {}, which),
      game && el("time", { "data-since": game.arrived }),
    ),
    game && el("p", { class: "whose" }, whose()),
    game && el("ul", {}, game.seats.map(seat)),
  );
}

/** The standings as a table, of these lines; `more` says what a last column has of a line. */
export function standings(rows, ...more) {
  const columns = ["place", "name", "points", "wins"];
  const line = (kind, texts) =>
    el(
      "tr",
      {},
      texts.map((text) => el(kind, {}, text)),
    );
  const body = rows.map((row) =>
    line("td", [...columns.map((id) => row[id]), ...more.map((each) => each(row))]),
  );
  const head = line("th", columns.map(word));
  return el("table", { class: "standings" }, el("thead", {}, head), el("tbody", {}, body));
}

const page = location.pathname.split("/")[1] || "screen";
document.body.className = page;
setInterval(tick, 1000);
import(`./${page}.js`);

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

/** Have the parts kept up to date; `draw` is called with the names of those that changed. */
export function follow(draw) {
  listen("/live", (news) => {
    Object.assign(parts, news.set);
    for (const key of news.gone) delete parts[key];
    skew = news.now - Date.now() / 1000;
    if (parts.evening)
      [document.documentElement.lang, document.title] = [
        parts.evening.settings.language,
        parts.evening.name,
      ];
    draw([...Object.keys(news.set), ...news.gone]);
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

function tick() {
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

/** A table at a glance. */
export function card(row) {
  const { game } = row;
  const state = row.call ? "call" : row.refused || game?.fault ? "fault" : row.linked ? "" : "away";
  const sign = row.call
    ? word("calls")
    : row.refused
      ? word("other-version")
      : game?.fault
        ? word("unreadable")
        : row.linked
          ? ""
          : word("not-linked");
  const seat = (each) =>
    el(
      "li",
      { class: each.active ? "active" : "" },
      el("i", { class: each.colour }),
      el("span", {}, each.name),
      el("b", {}, each.score),
    );
  return el(
    "article",
    { class: `at ${state}`, "data-table": row.id },
    el("header", {}, el("h3", {}, row.name), sign ? el("em", {}, sign) : null),
    el(
      "p",
      { class: "which" },
      el(
        "span",
        {},
        game ? [game.title, rounds(game)].filter(Boolean).join(" · ") : word("no-game"),
      ),
      game ? el("time", { "data-since": game.arrived }) : null,
    ),
    game
      ? el(
          "p",
          { class: "whose" },
          game.over ? word("over") : [game.phase, game.turn].filter(Boolean).join(": "),
        )
      : null,
    game ? el("ul", {}, game.seats.map(seat)) : null,
  );
}

/** The standings as a table, of these lines. */
export function standings(rows, ...more) {
  const head = ["place", "name", "points", "wins"].map((id) =>
    el("th", { scope: "col" }, word(id)),
  );
  const line = (row) =>
    el(
      "tr",
      {},
      el("td", {}, row.place),
      el("td", {}, row.name),
      el("td", {}, row.points),
      el("td", {}, row.wins),
      more.map((each) => el("td", {}, each(row))),
    );
  return el(
    "table",
    { class: "standings" },
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        head,
        more.map(() => el("th", {})),
      ),
    ),
    el("tbody", {}, rows.map(line)),
  );
}

const page = location.pathname.split("/")[1] || "screen";
document.body.className = page;
setInterval(tick, 1000);
import(`./${page}.js`);

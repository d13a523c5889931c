// The organiser's page: what is called for, the round, the people, the results, and the club's tables.

import { card, follow, heading, parts, person, round, standings, tables, word } from "./club.js";
import { el, svg } from "./dom.js";

const token = document.cookie.match(/(?:^|; )club-token=([0-9a-f]+)/)?.[1] || "";
const said = el("p", { id: "said", role: "status" });
const sections = Object.fromEntries(
  ["tables", "round", "people", "standings", "club"].map((name) => [
    name,
    el("section", { id: name }),
  ]),
);
document.body.append(el("main", {}, Object.values(sections)), said);

const nodes = {};

/** The element of this name that was made for the same value, with what is typed into it; else a new one. */
function kept(name, value, make) {
  const now = JSON.stringify([value, parts.words]);
  if (nodes[name]?.[0] !== now) nodes[name] = [now, make()];
  return nodes[name][1];
}

/** Have these elements in a part of the page; those that stay are not touched, nor is the focus in them. */
function show(part, ...wanted) {
  const all = wanted.flat().filter(Boolean);
  for (const [n, each] of all.entries()) {
    const there = part.children[n];
    if (!there) part.append(each);
    else if (there !== each) there.replaceWith(each);
  }
  while (part.children.length > all.length) part.lastChild.remove();
}

/** Send what the organiser does; the answer, or the reason why not, which is shown. */
async function act(order) {
  const answer = await fetch("/do", {
    method: "POST",
    headers: { "X-Token": token },
    body: JSON.stringify(order),
  }).catch(() => null);
  const found = answer ? await answer.json() : { error: word("database-gone") };
  said.textContent = found.error || "";
  return found;
}

const button = (label, order, kind = "") => {
  const made = el("button", { type: "button", class: kind }, label);
  made.addEventListener("click", () => act(order()));
  return made;
};

/** A form of labelled inputs; `order` makes the order of their values, `done` gets the answer. */
function form(label, inputs, order, done = () => {}) {
  const made = el(
    "form",
    {},
    Object.entries(inputs).map(([name, input]) => {
      input.name = name;
      return el("label", {}, word(input.title || name), input);
    }),
    el("button", {}, label),
  );
  made.addEventListener("submit", async (event) => {
    event.preventDefault();
    const found = await act(order(Object.fromEntries(new FormData(made))));
    if (!found.error) made.reset();
    if (!found.error) done(found.done);
  });
  return made;
}

const text = (most = 200) => el("input", { required: true, maxlength: most, autocomplete: "off" });
const number = (min, max, value) =>
  el("input", { type: "number", required: true, min, max, value });
const choice = (options, chosen) =>
  el(
    "select",
    {},
    options.map(([value, label]) => el("option", { value, selected: value === chosen }, label)),
  );

const every = () => tables().map((row) => [String(row.id), row.name]);
const cards = el("div", { class: "cards" });

function drawTables() {
  const rows = tables().sort((one, other) => !!other.call - !!one.call);
  show(
    sections.tables,
    kept("tables", "", () => heading(word("tables"))),
    cards,
  );
  show(
    cards,
    rows.map((row) =>
      kept(`table ${row.id}`, row, () => {
        const made = card(row),
          called = row.call
            ? button(
                word("answered"),
                () => ({ do: "answer", table: row.id, number: row.call }),
                "primary",
              )
            : null;
        made.append(el("footer", {}, called, el("a", { href: `/table/${row.id}` }, word("map"))));
        return made;
      }),
    ),
  );
}

function drawRound() {
  const { evening } = parts,
    now = round(),
    next = !now || now.ended;
  const title = now
    ? `${word("round")} ${now.number} / ${evening.settings.rounds}`
    : word("no-round");
  const draw =
    now?.started && !now.ended
      ? null
      : button(
          next ? word("draw") : word("draw-again"),
          () => ({ do: "draw" }),
          next ? "primary" : "",
        );
  const go = next
    ? null
    : now.started
      ? button(word("end"), () => ({ do: "end" }))
      : button(word("start"), () => ({ do: "start" }), "primary");
  const pods = (now?.pods || []).map((each) =>
    kept(`pod ${each.pod}`, [now.number, now.started, now.ended, each, every()], () =>
      pod(now, each),
    ),
  );
  show(
    sections.round,
    heading(title, evening.ends ? el("time", { "data-until": evening.ends }) : null),
    el("nav", {}, draw, go),
    pods,
  );
}

/** A pod: its table, who is there, and the places, which the organiser may say. */
function pod(now, each) {
  const at = choice([["", word("elsewhere")], ...every()], String(each.table || ""));
  at.disabled = !!now.ended;
  at.addEventListener("change", () =>
    act({ do: "place", pod: each.pod, table: Number(at.value) || null }),
  );
  const rank = (id) =>
    el("input", {
      type: "number",
      name: id,
      min: 1,
      max: each.there.length,
      value: each.ranks[id],
      required: true,
      "aria-label": `${word("place")}: ${person(id).name}`,
    });
  const line = (id) => {
    const here = each.there.includes(id),
      marked = button(here ? word("absent") : word("here"), () => ({
        do: "absent",
        person: id,
        absent: here,
      }));
    return el(
      "li",
      { class: here ? "" : "gone" },
      now.started && here ? rank(id) : null,
      el("span", {}, person(id).name),
      now.ended ? null : marked,
    );
  };
  const reason = text();
  reason.placeholder = reason.ariaLabel = word("reason");
  const made = el(
    "form",
    { class: "pod" },
    el("label", {}, `${word("group")} ${each.pod}`, at),
    el("ol", {}, each.people.map(line)),
    each.reason ? el("p", {}, `${word("corrected")}: ${each.reason}`) : null,
    now.started ? el("div", {}, reason, el("button", {}, word("correct"))) : null,
  );
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    const ranks = Object.fromEntries(
      each.there.map((id) => [id, Number(made.elements.namedItem(id).value)]),
    );
    act({ do: "rank", round: now.number, pod: each.pod, ranks, reason: reason.value });
  });
  return made;
}

function drawPeople() {
  const { people } = parts.evening,
    come = () =>
      form(word("come"), { names: el("textarea", { rows: 3, required: true }) }, (given) => ({
        do: "come",
        ...given,
      }));
  const line = (each) =>
    el(
      "li",
      { class: each.gone ? "gone" : "" },
      el("span", {}, each.name),
      button(each.gone ? word("back") : word("leaves"), () => ({
        do: "go",
        person: each.id,
        gone: !each.gone,
      })),
    );
  const list = kept("people", people, () => el("ul", {}, people.map(line)));
  show(
    sections.people,
    heading(`${word("people")}: ${people.filter((each) => !each.gone).length}`),
    kept("come", "", come),
    list,
  );
}

function drawStandings() {
  const why = (row) =>
    row.corrections
      .map((each) => `${each.points > 0 ? "+" : ""}${each.points}: ${each.reason}`)
      .join("; ");
  const people = parts.evening.people.map((each) => [each.id, each.name]);
  const correct = () =>
    form(
      word("correct"),
      { person: choice(people), points: number(-10000, 10000), reason: text() },
      (given) => ({ do: "correct", ...given, points: Number(given.points) }),
    );
  const files = el(
    "nav",
    {},
    el("a", { href: "/standings.csv" }, "CSV"),
    el("a", { href: "/api/standings" }, "JSON"),
  );
  show(
    sections.standings,
    heading(word("standings")),
    el("p", {}, word("tie-breaks")),
    standings(parts.standings, why),
    files,
    kept("correct", people, correct),
  );
}

function drawClub() {
  const { settings, games, languages } = parts.evening,
    all = every(),
    code = kept("code", "", () => el("div", { role: "status" }));
  const say = () =>
    form(
      word("announce"),
      { table: choice([["", word("everybody")], ...all]), text: text() },
      (given) => ({ do: "announce", text: given.text, table: Number(given.table) || null }),
    );
  const chosen = () => ({
    game: choice(Object.entries(games), settings.game),
    seats: number(2, 6, settings.seats),
    rounds: number(1, 10, settings.rounds),
    minutes: number(0, 600, settings.minutes),
    language: choice(Object.entries(languages), settings.language),
  });
  const change = () =>
    form(word("save"), chosen(), (given) => ({
      do: "change",
      ...given,
      seats: Number(given.seats),
      rounds: Number(given.rounds),
      minutes: Number(given.minutes),
    }));
  const invite = () =>
    form(
      word("invite"),
      { name: text(60) },
      (given) => ({ do: "invite", ...given }),
      (found) =>
        code.replaceChildren(qr(found.code), el("p", {}, found.link), el("p", {}, found.letters)),
    );
  const revoke = () =>
    form(word("remove"), { table: choice(all) }, (given) => ({
      do: "revoke",
      table: Number(given.table),
    }));
  const out = el("form", { method: "post", action: "/logout" }, el("button", {}, word("log-out")));
  show(
    sections.club,
    heading(word("announcement")),
    kept("announce", all, say),
    heading(word("settings")),
    kept("change", settings, change),
    heading(word("join")),
    kept("invite", "", invite),
    code,
    kept("revoke", all, revoke),
    out,
  );
}

function qr(rows) {
  const side = rows.length + 8,
    d = rows
      .map((row, y) =>
        [...row].map((dark, x) => (dark === "1" ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join(""),
      )
      .join("");
  return svg(
    "svg",
    { class: "code", viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": "QR" },
    svg("rect", { width: side, height: side, fill: "#fff" }),
    svg("path", { d }),
  );
}

follow(() => {
  if (!parts.evening) return;
  if (parts.database === false) said.textContent = word("database-gone");
  for (const each of [drawTables, drawRound, drawPeople, drawStandings, drawClub]) each();
});

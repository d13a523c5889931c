// The organiser's page: what is called for, the round, the people, the results, and the club's tables.

import { card, follow, heading, parts, person, round, standings, tables, word } from "./club.js";
import { el } from "./dom.js";
import { blocks } from "./parts.js";

const token = document.cookie.match(/(?:^|; )club-token=([0-9a-f]+)/)?.[1] || "";
const said = el("p", { id: "said", role: "status" });
const sections = {};
for (const id of ["tables", "round", "people", "standings", "club"])
  sections[id] = el("section", { id });
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
  made.addEventListener("click", () => act(order));
  return made;
};

/** A form of labelled inputs, whose values are what is to be done; `done` gets the answer. */
function form(what, label, inputs, done = () => {}) {
  const labels = Object.entries(inputs).map(([name, input]) => {
    input.name = name;
    return el("label", {}, word(name), input);
  });
  const made = el("form", {}, labels, el("button", {}, label));
  made.addEventListener("submit", async (event) => {
    event.preventDefault();
    const found = await act({ do: what, ...Object.fromEntries(new FormData(made)) });
    if (found.error) return;
    made.reset();
    done(found.done);
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
  const made = (row) => {
    const order = { do: "answer", table: row.id, number: row.call },
      done = row.call ? button(word("answered"), order, "primary") : null,
      at = card(row);
    at.append(el("footer", {}, done, el("a", { href: `/table/${row.id}` }, word("map"))));
    return at;
  };
  show(sections.tables, heading(word("tables")), cards);
  show(
    cards,
    rows.map((row) => kept(`table ${row.id}`, row, () => made(row))),
  );
}

/** What can be done with the round that was drawn last. */
function roundButtons(now) {
  if (!now || now.ended) return button(word("draw"), { do: "draw" }, "primary");
  if (now.started) return button(word("end"), { do: "end" });
  return [
    button(word("draw-again"), { do: "draw" }),
    button(word("start"), { do: "start" }, "primary"),
  ];
}

function drawRound() {
  const { evening } = parts,
    now = round();
  const title = now
    ? `${word("round")} ${now.number} / ${evening.settings.rounds}`
    : word("no-round");
  const pods = (now?.pods || []).map((each) =>
    kept(`pod ${each.pod}`, [now.number, now.started, now.ended, each, every()], () =>
      pod(now, each),
    ),
  );
  show(
    sections.round,
    heading(title, evening.ends ? el("time", { "data-until": evening.ends }) : null),
    el("nav", {}, roundButtons(now)),
    pods,
  );
}

/** A pod: its table, who is there, and the places, which the organiser may say. */
function pod(now, each) {
  const at = choice([["null", word("elsewhere")], ...every()], String(each.table));
  at.disabled = !!now.ended;
  at.addEventListener("change", () => act({ do: "place", pod: each.pod, table: at.value }));
  const rank = (id) =>
    Object.assign(number(1, each.there.length, each.ranks[id]), {
      name: id,
      ariaLabel: `${word("place")}: ${person(id).name}`,
    });
  const line = (id) => {
    const here = each.there.includes(id),
      order = { do: "absent", person: id, absent: here };
    return el(
      "li",
      { class: here ? "" : "gone" },
      now.started && here ? rank(id) : null,
      el("span", {}, person(id).name),
      now.ended ? null : button(here ? word("absent") : word("here"), order),
    );
  };
  const reason = Object.assign(text(), { name: "reason", placeholder: word("reason") });
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
    const { reason, ...ranks } = Object.fromEntries(new FormData(made));
    act({ do: "rank", round: now.number, pod: each.pod, ranks, reason });
  });
  return made;
}

function drawPeople() {
  const { people } = parts.evening,
    names = () => el("textarea", { rows: 3, required: true });
  const line = (each) =>
    el(
      "li",
      { class: each.gone ? "gone" : "" },
      el("span", {}, each.name),
      button(word(each.gone ? "back" : "leaves"), { do: "go", person: each.id, gone: !each.gone }),
    );
  show(
    sections.people,
    heading(`${word("people")}: ${people.filter((each) => !each.gone).length}`),
    kept("come", "", () => form("come", word("come"), { names: names() })),
    kept("people", people, () => el("ul", {}, people.map(line))),
  );
}

function drawStandings() {
  const why = (row) =>
    row.corrections
      .map((each) => `${each.points > 0 ? "+" : ""}${each.points}: ${each.reason}`)
      .join("; ");
  const people = parts.evening.people.map((each) => [each.id, each.name]);
  const inputs = () => ({ person: choice(people), points: number(-10000, 10000), reason: text() });
  show(
    sections.standings,
    heading(word("standings")),
    el("p", {}, word("tie-breaks")),
    standings(parts.standings, why),
    el(
      "nav",
      {},
      el("a", { href: "/standings.csv" }, "CSV"),
      el("a", { href: "/api/standings" }, "JSON"),
    ),
    kept("correct", people, () => form("correct", word("correct"), inputs())),
  );
}

function drawClub() {
  const { settings, games, languages } = parts.evening,
    all = every(),
    to = () => choice([["null", word("everybody")], ...all]),
    code = kept("code", "", () => el("div", { role: "status" }));
  const chosen = () => ({
    game: choice(Object.entries(games), settings.game),
    seats: number(2, 6, settings.seats),
    rounds: number(1, 10, settings.rounds),
    minutes: number(0, 600, settings.minutes),
    language: choice(Object.entries(languages), settings.language),
  });
  const invited = (found) =>
    code.replaceChildren(
      ...blocks([
        { type: "Code", rows: found.code },
        { type: "Text", text: found.link },
        { type: "Text", text: found.letters },
      ]),
    );
  show(
    sections.club,
    heading(word("announcement")),
    kept("announce", all, () => form("announce", word("announce"), { table: to(), text: text() })),
    heading(word("settings")),
    kept("change", settings, () => form("change", word("save"), chosen())),
    heading(word("join")),
    kept("invite", "", () => form("invite", word("invite"), { name: text(60) }, invited)),
    code,
    kept("revoke", all, () => form("revoke", word("remove"), { table: choice(all) })),
    el("form", { method: "post", action: "/logout" }, el("button", {}, word("log-out"))),
  );
}

follow(() => {
  said.textContent = parts.database === false ? word("database-gone") : said.textContent;
  for (const each of [drawTables, drawRound, drawPeople, drawStandings, drawClub]) each();
});

// The page: what came of the table is put where it belongs, and touches are sent back.

import { Board } from "./board.js";
import { addDrawings, button, choice, el, forgetDrawings, render } from "./dom.js";
import { Link } from "./link.js";
import { notice, panel, readers, recent, sheet } from "./parts.js";
import { everything, sentences, whatIsNew } from "./say.js";

const $ = (id) => document.getElementById(id);
/** @returns {any[]} */
const all = (selector) => [...document.querySelectorAll(selector)];
const flag = (name, on) => document.body.classList.toggle(name, !!on);
const asked = new URLSearchParams(location.search);
/** @type {Sent.Screen} */
let screen = {};
/** @type {Sent.Board} the board that this page was sent last */
let sent = null;
let words = {};
let role = "";
let turn = "";
let typing = 0;
let aloud = false;

const board = new Board($("map"), (id) => touch(id, "", true));
const link = new Link({ tv: asked.has("tv"), welcome, picture, status });

function welcome(you) {
  role = you.role;
  words = you.words;
  document.documentElement.lang = you.language;
  document.body.dataset.role = role;
  flag("tv", link.tv);
  $("hand").setAttribute("aria-label", words["act-hand"]);
  $("join").hidden = role !== "watch" || link.tv;
  $("join").querySelector("label").textContent = words["web-type-word"];
  $("join").querySelector("button").textContent = words["act-join"];
  forgetDrawings();
  screen = {};
  if (you.wrong) flash(you.wrong, 20000);
}

function picture(message) {
  document.body.dataset.screen = message.screen;
  document.body.dataset.role = role = message.role;
  if (message.glyphs) addDrawings(message.glyphs);
  const changed = message.set || {};
  if (changed.board === true)
    changed.board = sent; // the one that this page has already
  else if (changed.board) sent = changed.board;
  screen = { ...screen, ...changed };
  draw(new Set(Object.keys(changed)));
}

function draw(changed) {
  const held = document.activeElement || document.body;
  const has = (...names) => names.some((name) => changed.has(name));
  flag("still", screen.still);
  $("title").textContent = screen.title || screen.sheet?.title || "Boardside";
  document.title =
    [screen.banner?.turn, screen.sheet?.title || screen.title].filter(Boolean).join(" · ") ||
    "Boardside";
  scale();
  if (has("banner", "seats"))
    render($("panel"), panel(screen.banner, screen.seats, screen.page === "seat"));
  for (const row of ["tray", "hand", "bar"])
    if (has(row))
      render(
        $(row),
        (screen[row] || []).map((each) => choice(each, true)),
      );
  $("tray").className = screen.tray?.length > 5 ? "many" : "";
  // By this heading a screen reader skips the buttons of the board.
  $("pieces").textContent = (screen.tray?.length && screen.banner?.prompt) || "";
  $("pieces").hidden = !$("pieces").textContent;
  if (has("warning")) render($("strip"), screen.warning ? button("disk", {}, screen.warning) : []);
  if (has("fault", "recent"))
    render(
      $("fault"),
      screen.fault ? button("hardware", {}, screen.fault) : recent(screen.recent || []),
    );
  if (has("sheet", "title", "board")) drawSheet();
  if (has("notice")) render($("notice"), screen.notice ? notice(screen.notice) : []);
  $("notice").className =
    screen.notice?.at === "top" ? "top" : screen.sheet && !screen.sheet.low ? "raised" : "";
  if (has("readers")) render($("readers"), readers(screen.readers || []));
  for (const part of [
    "panel",
    "tray",
    "hand",
    "bar",
    "strip",
    "fault",
    "sheet",
    "notice",
    "readers",
  ])
    $(part).hidden = !$(part).childElementCount;
  for (const part of ["saving", "last"]) {
    $(part).textContent = screen[part] || "";
    $(part).hidden = !screen[part];
  }
  for (const node of all("[data-id]"))
    node.classList.toggle("pressed", node.dataset.id === screen.pressed);
  layout();
  const now = screen.seats?.find((seat) => seat.active)?.id;
  if (now !== turn) named(now)[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  turn = now;
  const at = document.activeElement || document.body;
  // What had the focus is gone: the heading gets it, and is read.
  if (held !== document.body && (at === document.body || !at.getClientRects().length))
    (all("#sheet h2")[0] || $("title")).focus();
  say(has("notice") ? screen.notice : null);
}

/** Everything on the page whose touch does this.
 *  @returns {HTMLButtonElement[]} */
function named(id) {
  return all("[data-id]").filter((node) => node.dataset.id === id);
}

function drawSheet() {
  const home = $("sheet");
  const model = screen.sheet;
  const same = model && home.dataset.sheet === model.id;
  const made = model ? sheet(model, screen.title, !screen.board) : null;
  if (model?.id === "more" && window.speechSynthesis) made.querySelector(".blocks").append(voice());
  render(home, made);
  home.dataset.sheet = model ? model.id : "";
  home.className = model?.low ? "low" : "";
  if (!same) all("#sheet [data-asked]")[0]?.focus();
}

/** The whole window is drawn larger or smaller, as the table's own screen is. */
function scale() {
  const wide = innerWidth >= innerHeight,
    [w, h] = wide ? [800, 480] : [480, 800];
  const size =
    Math.max(0.72, Math.min(innerWidth / w, innerHeight / h)) * (screen.large ? 1.25 : 1);
  document.documentElement.style.setProperty("--u", `${size / 16}rem`);
  flag("upright", !wide);
  flag("own", screen.page === "seat");
  flag("beside", wide && screen.page !== "seat");
  flag("narrow", innerWidth < 300);
  flag("sided", screen.banner || screen.seats?.length);
  return size;
}

function layout() {
  const size = scale(),
    home = $("map");
  document.body.dataset.size = `${innerWidth}x${innerHeight}`;
  const covered = screen.sheet && !screen.sheet.low;
  board.show(
    covered ? null : screen.board || null,
    screen.marks,
    home.parentElement.clientWidth,
    home.parentElement.clientHeight - ($("fault").hidden ? 0 : $("fault").offsetHeight),
    size,
    words,
    screen.page === "seat",
  );
  home.hidden = covered || !screen.board;
  const [blocks] = all(".blocks");
  if (blocks) blocks.tabIndex = blocks.scrollHeight > blocks.clientHeight + 1 ? 0 : -1; // keys scroll what is too long
}

/** What is new is said once: in the live region, and aloud with a refusal. */
function say(refusal) {
  const found = whatIsNew(screen);
  speak(sentences([refusal?.headline, refusal?.numbers, ...found].filter(Boolean)));
  if (found.length) $("live").textContent = sentences(found);
}

/** The button that has this phone speak what it is asked and answered; off until it is touched. */
function voice() {
  return el(
    "button",
    { class: "choice", type: "button", id: "voice", "aria-pressed": String(aloud) },
    words["web-voice"] || "",
  );
}

function speakAloud(on) {
  aloud = on;
  $("voice").setAttribute("aria-pressed", String(aloud));
  if (aloud) speak(sentences(everything()));
  else speechSynthesis.cancel();
}

function speak(text) {
  if (!aloud || !text) return;
  speechSynthesis.cancel(); // the newest alone
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = document.documentElement.lang;
  speechSynthesis.speak(spoken);
}

/** What is said where a touch did nothing, by the answer that it got. */
const NOTHING_DONE = { moved: "web-moved", wait: "web-not-now", taken: "web-just-taken" };

function touch(id, text = "", spot = false) {
  if (role === "watch") return;
  for (const node of named(id)) node.classList.add("pressed");
  link.touch(id, text, spot, (was) => {
    if (screen.pressed !== id) for (const node of named(id)) node.classList.remove("pressed");
    if (was !== "done") flash(words[NOTHING_DONE[was]]);
  });
}

let hiding = 0;

function flash(text, pause = 2500) {
  status(text, true);
  clearTimeout(hiding);
  hiding = setTimeout(() => status(""), pause);
}

function status(text, brief = false) {
  $("link").textContent = text || "";
  flag("cut", text && !brief);
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.id === "voice") return speakAloud(!aloud);
  const node = /** @type {HTMLButtonElement} */ (target.closest("[data-id]"));
  if (node && node.tagName === "BUTTON" && !node.disabled) touch(node.dataset.id);
});

// A finger held on a seat or on a spot of the board looks at it; lifting it then is no touch.
const HOLD = 600,
  SLACK = 11;
let holding = 0,
  looked = false,
  from = [0, 0];

addEventListener("pointerdown", (event) => {
  clearTimeout(holding);
  [looked, from] = [false, [event.clientX, event.clientY]];
  const target = /** @type {Element} */ (event.target);
  const seat = /** @type {HTMLElement} */ (target.closest(".seats [data-id]"));
  const id = screen.looks && (board.pointed(event) || seat?.dataset.id);
  if (id)
    holding = setTimeout(() => {
      looked = true;
      touch(`look/${id}`);
    }, HOLD);
});
addEventListener(
  "pointermove",
  (event) =>
    Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLACK && clearTimeout(holding),
);
for (const ends of ["pointerup", "pointercancel"])
  addEventListener(ends, () => clearTimeout(holding));
addEventListener("contextmenu", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (screen.looks && target.closest(".board, .seats")) event.preventDefault();
});
addEventListener("click", (event) => looked && event.stopPropagation(), true);

document.addEventListener("input", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (!field.dataset.id) return;
  clearTimeout(typing);
  typing = setTimeout(() => touch(field.dataset.id, field.value), 60);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return back();
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (event.key !== "Enter" || !field.dataset.id || field.tagName !== "INPUT") return;
  clearTimeout(typing);
  touch(field.dataset.id, field.value);
  if (field.dataset.done) setTimeout(() => touch(field.dataset.done), 80);
  field.blur();
});

$("join").addEventListener("submit", (event) => {
  event.preventDefault();
  const word = /** @type {HTMLInputElement} */ ($("word"));
  if (word.value) link.join(word.value);
  word.value = "";
});

// "Back" goes back inside the table's pages, and never out: each touch leaves something to go back from, and so does
// going back. (Browsers pass over what was left without a touch, as often as there were none.)
const leave = () => history.pushState("inside", "");
addEventListener("click", leave, true);
addEventListener("popstate", () => {
  if (!history.state) leave();
  back();
});

function back() {
  const way = ["close", "cancel", "table", "home", "done"]
    .map((id) => named(id)[0])
    .find((node) => node && !node.disabled);
  if (way) touch(way.dataset.id);
}

addEventListener("resize", layout);
link.open();

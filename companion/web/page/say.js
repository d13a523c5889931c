// What a player who does not see the screen hears of it: whatever is new, once, in the live region or aloud.

import { named } from "./dom.js";

/** @type {Record<string, any>} what was said last, by its kind */
let last = { texts: [] };
let laid = [];

/** What is new on this screen since the last one, as sentences.
 *  @param {Sent.Screen} screen */
export function whatIsNew(screen) {
  const { banner, sheet } = screen;
  const now = {
    phase: banner?.phase,
    turn: banner?.turn,
    prompt: banner?.prompt,
    title: sheet?.title,
    beside: banner || screen.title === sheet?.title ? "" : screen.title,
  };
  const found = Object.keys(now)
    .filter(
      (key) => now[key] && (now[key] !== last[key] || (key === "prompt" && now.turn !== last.turn)),
    )
    .map((key) => now[key]);
  const texts = sheet ? [...lines(sheet.blocks || [])] : [];
  const other = now.title !== last.title; // an answer of other words, or the same page with some of them changed
  if (sheet && (sheet.id === last.sheet || sheet.id === "waiting"))
    found.push(...texts.filter((text) => other || !last.texts.includes(text)));
  if (screen.last && screen.last !== last.line) found.push(screen.last);
  last = { ...now, sheet: sheet?.id, texts, line: screen.last || last.line };
  const before = laid;
  laid = (screen.readers || []).map((each) =>
    [named(each.glyph), each.why].filter(Boolean).join(": "),
  );
  for (const piece of laid) {
    const at = before.indexOf(piece);
    if (at >= 0) before.splice(at, 1);
    else if (piece) found.push(piece);
  }
  return found;
}

/** These texts in a row, each with its end: "It is your turn. Take a counter." */
export const sentences = (texts) =>
  texts.map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`)).join(" ");

/** Everything that was said of the present screen. */
export const everything = () =>
  [last.phase, last.turn, last.prompt, last.title, last.beside, ...last.texts].filter(Boolean);

/** @param {Sent.Block[]} blocks */
function* lines(blocks) {
  for (const block of blocks) {
    if (block.type === "Text") yield block.text;
    else if (block.type === "Steppers")
      for (const each of block.steppers) yield `${each.label}: ${each.value}`;
    else if (block.type === "Columns") yield* lines([...block.left, ...block.right]);
  }
}

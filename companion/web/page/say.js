// What a player who does not see the screen hears of it: whatever is new, once, in the live region or aloud.

import { named } from "./dom.js";

let told = { texts: [] };
let lying = [];

/** What is new on this screen since the last one, as sentences. */
export function news(screen) {
  const { banner, sheet } = screen;
  const now = { phase: banner?.phase, turn: banner?.turn, prompt: banner?.prompt, title: sheet?.title, beside: banner || screen.title === sheet?.title ? "" : screen.title };
  const found = Object.keys(now).filter((key) => now[key] && (now[key] !== told[key] || (key === "prompt" && now.turn !== told.turn))).map((key) => now[key]);
  const texts = sheet ? [...lines(sheet.blocks || [])] : [];
  const other = now.title !== told.title; // an answer of other words, or the same page with some of them changed
  if (sheet && (sheet.id === told.sheet || sheet.id === "waiting")) found.push(...texts.filter((text) => other || !told.texts.includes(text)));
  told = { ...now, sheet: sheet?.id, texts };
  const before = [...lying];
  lying = (screen.readers || []).map((each) => [named(each.glyph), each.why].filter(Boolean).join(": "));
  for (const piece of lying) {
    const at = before.indexOf(piece);
    if (at >= 0) before.splice(at, 1);
    else if (piece) found.push(piece);
  }
  return found;
}

/** Everything that was said of the present screen. */
export const now = () => [told.phase, told.turn, told.prompt, told.title, told.beside, ...told.texts].filter(Boolean);

function* lines(blocks) {
  for (const block of blocks) {
    if (block.type === "Text") yield block.text;
    else if (block.type === "Steppers") for (const each of block.steppers) yield `${each.label}: ${each.value}`;
    else if (block.type === "Columns") yield* lines([...block.left, ...block.right]);
  }
}

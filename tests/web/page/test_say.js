// What a player who does not see the screen hears.

import { everything, sentences, whatIsNew } from "/page/say.js";
import { equal } from "/tests/assert.js";

const turn = (name, more = {}) => ({
  banner: { round: "1", of: "of 4", phase: "Plan the routes", turn: name, prompt: "Place one" },
  ...more,
});
const page = (text, id = "rules") => ({
  title: "Rules",
  sheet: { id, title: "Rules", blocks: [{ type: "Text", text }] },
});

export function a_turn_is_said_once() {
  equal(whatIsNew(turn("Anna")), ["Plan the routes", "Anna", "Place one"]);
  equal(whatIsNew(turn("Anna")), []);
}

export function a_phase_that_goes_on_is_not_said_with_the_next_turn() {
  whatIsNew(turn("Anna"));
  equal(whatIsNew(turn("Boris")), ["Boris", "Place one"]);
}

export function a_page_that_opens_is_said_by_its_title_and_then_by_what_changes_in_it() {
  whatIsNew(turn("Anna"));
  equal(whatIsNew(page("one")), ["Rules"]);
  equal(whatIsNew(page("two")), ["two"]);
  equal(everything(), ["Rules", "two"]);
}

export function what_was_done_last_is_said_once() {
  whatIsNew(turn("Anna"));
  equal(whatIsNew(turn("Anna", { last: "Boris passed" })), ["Boris passed"]);
  equal(whatIsNew(turn("Anna", { last: "Boris passed" })), []);
}

export function a_second_piece_of_the_same_kind_on_a_reader_is_said() {
  whatIsNew(turn("Anna"));
  const piece = { glyph: "none", how: "understood", why: "not now" };
  equal(whatIsNew(turn("Anna", { readers: [piece] })), ["not now"]);
  equal(whatIsNew(turn("Anna", { readers: [piece, piece] })), ["not now"]);
}

export function texts_with_an_end_of_their_own_get_no_second_one() {
  equal(
    sentences(["Your boot is in Elvenhold.", "Where can I go?", "Anna"]),
    "Your boot is in Elvenhold. Where can I go? Anna.",
  );
}

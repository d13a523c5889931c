// The parts of the page, each made of one value.

import { addDrawings, choice } from "/page/dom.js";
import { notice, panel, readers, sheet } from "/page/parts.js";
import { equal } from "/tests/assert.js";

export function a_refusal_is_an_alert_and_news_are_not() {
  const role = (tone) => notice({ id: "notice", headline: "No", tone }).getAttribute("role");
  equal([role("refused"), role("news"), role(undefined)], ["alert", "status", "alert"]);
}

export function the_seat_in_turn_is_marked_for_who_does_not_see_it() {
  const seats = ["Anna", "Boris"].map((name, n) => ({
    id: `seat/${n}`,
    name,
    details: [],
    active: n === 1,
  }));
  const [rows] = panel(null, seats);
  const current = [...rows.children].map((row) => row.getAttribute("aria-current"));
  equal(current, [null, "true"]);
}

export function buttons_under_a_text_are_a_group_with_its_name() {
  const made = sheet(
    {
      id: "page",
      title: "Page",
      blocks: [
        { type: "Text", text: "Colour" },
        { type: "Choices", choices: [{ id: "red", label: "Red" }] },
      ],
    },
    "",
    true,
  );
  equal(made.querySelector("[role=group]").getAttribute("aria-label"), "Colour");
}

export function numbers_side_by_side_are_marked_as_short_and_titles_are_not() {
  const choices = (labels) => ({
    type: "Choices",
    choices: labels.map((label) => ({ id: label, label })),
  });
  const made = sheet({
    id: "p",
    title: "P",
    blocks: [choices(["0", "10+"]), choices(["Key", "Casket"])],
  });
  const found = [...made.querySelectorAll(".choices")];
  equal(
    found.map((each) => each.classList.contains("short")),
    [true, false],
  );
}

export function a_stepper_at_its_end_goes_no_further() {
  const stepper = { type: "Stepper", id: "card/pig", label: "pig", value: 0, high: 2 };
  const made = sheet({ id: "p", title: "P", blocks: [{ type: "Steppers", steppers: [stepper] }] });
  equal(
    [...made.querySelectorAll("button")].map((each) => [each.dataset.id, each.disabled]),
    [
      ["card/pig-", true],
      ["card/pig+", false],
    ],
  );
}

export function a_code_has_a_module_for_each_dark_spot() {
  const made = sheet({ id: "p", title: "P", blocks: [{ type: "Code", rows: ["10", "01"] }] });
  equal(made.querySelector(".code path").getAttribute("d"), "M4 4h1v1h-1zM5 5h1v1h-1z");
}

export function only_the_last_reason_of_the_readers_is_shown() {
  const found = readers([
    { glyph: null, how: "not-now", why: "first" },
    { glyph: null, how: "not-now", why: "last" },
  ]);
  equal(
    found.map((node) => node.textContent),
    ["last"],
  );
}

export function a_button_that_shows_only_a_sign_is_read_by_the_name_of_its_drawing() {
  const drawings = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawings.id = "drawings";
  document.body.append(drawings);
  addDrawings({ 7: { id: "hidden", ink: "#000", shapes: [], name: "a hidden one" } });
  const name = (label) => choice({ id: "display/0", label, glyph: "7" }).getAttribute("aria-label");
  equal([name("?"), name("pig"), name("")], ["a hidden one", null, "a hidden one"]);
}

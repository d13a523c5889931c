// A part of the page is rendered anew with every picture; what is there already stays the same node.

import { button, choice, el, glyph, points, render, svg } from "/page/dom.js";
import { equal, home, same } from "/tests/assert.js";

const words = (part) => [...part.children].map((node) => node.textContent).join(" ");

export function a_button_that_stays_is_the_same_node_with_other_words() {
  const part = home();
  render(part, button("pass", { class: "choice" }, "Pass"));
  const before = part.firstChild;
  render(part, button("pass", { class: "choice primary" }, "Pass now"));
  same(part.firstChild, before);
  equal([before.className, before.textContent], ["choice primary", "Pass now"]);
}

export function a_button_keeps_the_focus_among_others_that_come_go_and_move() {
  const part = home();
  render(part, button("a", {}, "a"), button("b", {}, "b"), button("c", {}, "c"));
  part.children[1].focus();
  const held = document.activeElement;
  render(part, button("d", {}, "d"), button("c", {}, "c"), button("b", {}, "b"));
  same(document.activeElement, held);
  equal(words(part), "d c b");
}

export function a_button_that_is_gone_leaves_the_focus_to_the_page() {
  const part = home();
  render(part, button("a", {}, "a"));
  part.firstChild.focus();
  render(part, button("b", {}, "b"));
  same(document.activeElement, document.body);
}

export function a_list_stays_where_it_was_scrolled_to() {
  const part = home();
  const list = (words) =>
    el("section", { "data-key": "rules" }, el("div", { class: "long" }, el("p", {}, words)));
  render(part, list("one"));
  const long = part.querySelector(".long");
  long.style.cssText = "height: 40px; overflow-y: auto";
  long.firstChild.style.cssText = "height: 400px";
  long.scrollTop = 120;
  const kept = el("section", { "data-key": "rules" });
  kept.append(el("div", { class: "long", "--a": 1 }, el("p", { style: "height: 400px" }, "two")));
  kept.firstChild.style.cssText = "height: 40px; overflow-y: auto";
  kept.firstChild.firstChild.style.cssText = "height: 400px";
  render(part, kept);
  equal([part.querySelector(".long").scrollTop, part.textContent], [120, "two"]);
}

export function another_page_begins_at_its_top() {
  const part = home();
  const page = (key) => el("section", { "data-key": key }, el("h2", {}, "Rules"));
  render(part, page("rules"));
  const before = part.firstChild;
  render(part, page("chart"));
  equal(part.firstChild === before, false);
}

export function a_text_that_is_being_typed_stays_while_it_has_the_focus() {
  const part = home();
  const field = (text) => {
    const made = el("input", { "data-id": "name", value: text });
    made.value = text;
    return made;
  };
  render(part, field("A"));
  const input = part.firstChild;
  input.focus();
  input.value = "Ann";
  input.setSelectionRange(1, 2);
  render(part, field("An"));
  equal([input.value, input.selectionStart, input.selectionEnd], ["Ann", 1, 2]);
  input.blur();
  render(part, field("Anna"));
  equal(part.firstChild.value, "Anna");
}

export function what_is_left_out_now_is_taken_away() {
  const part = home();
  render(part, button("a", { disabled: true, "aria-pressed": "true" }, "a", el("b", {}, "2")));
  render(part, button("a", {}, "a"));
  equal(part.innerHTML, '<button type="button" data-id="a">a</button>');
  render(part, null, [], "");
  equal(part.innerHTML, "");
}

export function a_drawing_is_exchanged_in_its_place() {
  const part = home();
  render(part, glyph("7", 20));
  const before = part.firstChild;
  render(part, glyph("8", 34));
  same(part.firstChild, before);
  equal(
    [before.firstChild.getAttribute("href"), before.style.getPropertyValue("--size")],
    ["#g8", "34"],
  );
}

export function equal_pictures_change_nothing_in_the_page() {
  const part = home();
  const made = () =>
    [1, 2, 3].map((n) =>
      choice({ id: `card/${n}`, label: `Card ${n}`, wide: 80, count: n, glyph: "1" }, true),
    );
  render(part, made());
  const seen = new MutationObserver(() => {});
  seen.observe(part, { attributes: true, childList: true, characterData: true, subtree: true });
  render(part, made());
  equal(seen.takeRecords().length, 0);
}

export function what_has_no_id_of_its_own_may_be_there_several_times() {
  const part = home();
  const gap = () => choice({ id: "", label: "" });
  render(part, gap(), button("a", {}, "a"), gap());
  render(part, button("a", {}, "a"), gap(), gap(), gap());
  equal([...part.children].map((node) => node.tagName).join(" "), "BUTTON SPAN SPAN SPAN");
}

export function an_outline_is_read_from_its_numbers() {
  equal(points("880 0 -11 138", 1000), [
    [0.88, 0],
    [0.869, 0.138],
  ]);
  equal(points("", 1000), []);
}

export function a_text_is_never_read_as_markup() {
  equal(el("p", {}, "<b>Anna</b>").innerHTML, "&lt;b&gt;Anna&lt;/b&gt;");
  equal(svg("text", {}, "<b>").namespaceURI, "http://www.w3.org/2000/svg");
}

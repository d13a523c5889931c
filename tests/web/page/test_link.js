// The connection, over a WebSocket that the test plays.

import { Link } from "/page/link.js";
import { equal } from "/tests/assert.js";

/** A link that is open, what it sent, and a way to have it hear something. */
function opened() {
  const sent = [];
  const pictures = [];
  const states = [];
  window.WebSocket = class {
    static OPEN = 1;
    static CONNECTING = 0;
    readyState = 1;
    send(text) {
      sent.push(text === "ping" ? text : JSON.parse(text));
    }
    close() {}
  };
  const link = new Link({
    tv: false,
    welcome: () => {},
    picture: (message) => pictures.push(message),
    status: (text) => states.push(text),
  });
  link.open();
  link.socket.onopen();
  const hear = (message) => link.socket.onmessage({ data: JSON.stringify(message) });
  return { link, sent, pictures, states, hear };
}

const WELCOME = { you: { words: { "web-lost": "No connection" }, key: "secret" } };

export function a_new_page_says_hello_with_the_key_that_it_was_given_before() {
  localStorage.removeItem("boardside");
  const first = opened();
  equal([first.sent[0].do, first.sent[0].key], ["hello", ""]);
  first.hear(WELCOME);
  equal(opened().sent[0].key, "secret");
}

export function a_touch_is_sent_again_over_a_new_connection_until_it_was_answered() {
  const { link, sent, hear } = opened();
  hear(WELCOME);
  const answers = [];
  link.touch("pass", "", false, (was) => answers.push(was));
  link.open();
  link.socket.onopen();
  hear(WELCOME);
  const touches = sent.filter((each) => each.do === "touch").map((each) => [each.touch, each.id]);
  equal(touches, [
    [1, "pass"],
    [1, "pass"],
  ]);
  hear({ done: 1, was: "moved" });
  hear({ done: 1, was: "moved" });
  equal(answers, ["moved"]);
}

export function a_touch_names_the_picture_that_it_was_made_on() {
  const { link, sent, pictures, hear } = opened();
  hear(WELCOME);
  hear({ screen: 12, role: "1", set: { title: "x" } });
  link.touch("pass", "", false, () => {});
  equal([sent.at(-1).screen, pictures.length], [12, 1]);
}

export function a_key_that_was_taken_away_is_forgotten() {
  const { hear } = opened();
  hear(WELCOME);
  hear({ bye: "taken away" });
  equal(localStorage.getItem("boardside"), null);
}

export function a_connection_that_is_lost_is_said() {
  const { link, states, hear } = opened();
  hear(WELCOME);
  link.socket.onclose();
  clearTimeout(link.again);
  equal(states.at(-1), "No connection");
}

export function each_open_page_counts_its_own_touches() {
  const [one, other] = [opened(), opened()].map((each) => each.link.tab);
  equal(one === other, false);
}

/** What the link has asked to be called later, in place of the browser's timers: how late, and the function. */
function timed() {
  const waiting = [];
  const later = (call, pause) => waiting.push({ pause, call });
  Object.assign(window, { setTimeout: later, setInterval: later, clearTimeout: () => {} });
  return waiting;
}

export function a_touch_without_an_answer_is_said_within_three_seconds() {
  const waiting = timed();
  const { link, states, hear } = opened();
  hear(WELCOME);
  waiting.length = 0;
  link.touch("pass", "", false, () => {});
  const [late] = waiting;
  equal([waiting.length, late.pause <= 3000], [1, true]);
  late.call();
  equal(states.at(-1), "No connection");
  hear({ done: 1, was: "done" });
  equal(states.at(-1), "");
}

export function a_dead_connection_is_said_within_three_seconds_while_nothing_is_touched() {
  const waiting = timed();
  const { sent, states, hear } = opened();
  hear(WELCOME);
  const [beat] = waiting;
  beat.call();
  equal(sent.at(-1), "ping");
  const late = waiting.at(-1);
  equal(beat.pause + late.pause <= 3000, true);
  late.call();
  equal(states.at(-1), "No connection");
}

export function a_connection_that_answers_is_not_said_to_be_lost() {
  const waiting = timed();
  const { link, states, hear } = opened();
  hear(WELCOME);
  waiting[0].call();
  hear({ pong: 1 });
  equal([link.dead, states.at(-1)], [0, ""]);
}

export function two_quick_touches_of_the_same_are_one_and_a_touch_of_the_next_picture_is_another() {
  const { link, sent, hear } = opened();
  hear(WELCOME);
  const touch = (id) => link.touch(id, "", false, () => {});
  hear({ screen: 12, role: "1", set: {} });
  touch("pass");
  touch("pass");
  touch("map");
  hear({ screen: 13, role: "1", set: {} });
  touch("pass");
  const touches = sent.filter((each) => each.do === "touch").map((each) => [each.id, each.screen]);
  equal(touches, [
    ["pass", 12],
    ["map", 12],
    ["pass", 13],
  ]);
}

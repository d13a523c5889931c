// The organiser's login.

import { follow, word } from "./club.js";
import { el, render } from "./dom.js";

const why = el("p", { role: "alert" }),
  name = el("input", {
    name: "name",
    value: "organiser",
    autocomplete: "username",
    required: true,
  });
const password = el("input", {
  name: "password",
  type: "password",
  autocomplete: "current-password",
  required: true,
});
const labels = [el("label", {}), el("label", {})],
  button = el("button", { class: "primary" });
document.body.append(
  el("form", { method: "post", action: "/login" }, el("h1", {}, "Boardside"), why, labels, button),
);

follow(() => {
  if (labels[0].childElementCount) return;
  render(labels[0], word("organiser"), name);
  render(labels[1], word("password"), password);
  button.textContent = word("log-in");
  why.textContent = word(location.search.slice(1));
  password.focus();
});

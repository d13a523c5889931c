// The organiser's login.

import { follow, word } from "./club.js";
import { el } from "./dom.js";

const form = el("form", { method: "post", action: "/login" });
document.body.append(form);

const field = (id, attributes) =>
  el("label", {}, word(id), el("input", { required: true, ...attributes }));

follow(() => {
  if (form.childElementCount) return;
  form.append(
    el("h1", {}, "Boardside"),
    el("p", { role: "alert" }, word(location.search.slice(1))),
    field("organiser", { name: "name", value: "organiser", autocomplete: "username" }),
    field("password", { name: "password", type: "password", autocomplete: "current-password" }),
    el("button", { class: "primary" }, word("log-in")),
  );
  form.elements.password.focus();
});

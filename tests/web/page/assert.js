// What the tests of the pages' modules are made with.

/** Throws unless both are the same when they are written down. */
export function equal(found, wanted) {
  const [one, other] = [found, wanted].map((each) => JSON.stringify(each));
  if (one !== other) throw new Error(`found ${one}, wanted ${other}`);
}

/** Throws unless both are the same object. */
export function same(found, wanted) {
  if (found !== wanted) throw new Error("another object");
}

/** An empty part of the page. */
export function home() {
  const part = document.createElement("div");
  document.body.replaceChildren(part);
  return part;
}

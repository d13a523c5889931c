// The connection: it comes back by itself, says who this browser is, and sends each touch until it was answered.

const KEY = "boardside";
const VERSION = 5; // of the messages; see phones.py
/** Milliseconds between two signs of life while the page is in front, and until an answer or a new connection is late. */
const BEAT = 1500,
  LATE = 1200,
  PATIENCE = 5000;
const PAUSES = [200, 500, 1000, 2000, 4000];

export class Link {
  constructor({ tv, welcome, picture, status }) {
    this.tv = tv;
    this.welcome = welcome;
    this.picture = picture;
    this.status = status;
    this.lost = "";
    this.late = "";
    this.bye = "";
    this.tries = 0;
    this.screen = 0;
    this.tab = crypto.getRandomValues(new Uint32Array(2)).join("-"); // touches are counted for each page
    this.count = 0;
    this.waiting = new Map();
    this.code = location.hash.slice(1);
    if (this.code) history.replaceState(null, "", location.pathname + location.search);
    const wake = () => document.visibilityState === "visible" && this.awake();
    document.addEventListener("visibilitychange", wake);
    addEventListener("pageshow", wake);
    addEventListener("online", wake);
    setInterval(() => this.beat(), BEAT);
  }

  open() {
    clearTimeout(this.again);
    clearTimeout(this.dead);
    this.dead = 0;
    this.since = performance.now();
    const before = this.socket;
    const socket = new WebSocket(`ws://${location.host}/socket`);
    this.socket = socket;
    before?.close();
    socket.onopen = () =>
      this.send({
        do: "hello",
        key: this.tv ? "" : localStorage.getItem(KEY) || "",
        code: this.code,
        tv: this.tv,
        tab: this.tab,
        version: VERSION,
      });
    socket.onmessage = (event) => socket === this.socket && this.heard(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.closed();
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  closed() {
    this.status(this.lost || "…");
    this.again = setTimeout(() => this.open(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }

  /** After sleep, or where a network is back: the connection is looked at or opened at once. */
  awake() {
    if (this.socket?.readyState === WebSocket.OPEN) return this.beat();
    this.tries = 0;
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  /** A connection may look open and be dead, as where a Wi-Fi is silent: it must answer in time. */
  beat() {
    if (document.visibilityState !== "visible") return;
    if (
      this.socket?.readyState === WebSocket.CONNECTING &&
      performance.now() - this.since > PATIENCE
    )
      return this.open();
    if (this.socket?.readyState !== WebSocket.OPEN || this.dead) return;
    this.socket.send("ping");
    this.dead = setTimeout(() => {
      this.status(this.lost || "…");
      this.open();
    }, LATE);
  }

  heard(message) {
    clearTimeout(this.dead);
    this.dead = 0;
    if (message.pong) return;
    if (message.you) {
      this.tries = 0;
      this.code = "";
      this.lost = message.you.words["web-lost"];
      if (message.you.key) localStorage.setItem(KEY, message.you.key);
      this.status("");
      this.welcome({ ...message.you, wrong: message.you.wrong || this.bye });
      this.bye = "";
      for (const each of this.waiting.values()) this.send(each.touch);
    } else if (message.reload) {
      this.reload(message.reload);
    } else if (message.bye) {
      localStorage.removeItem(KEY);
      this.bye = message.bye;
    } else if (message.done !== undefined) {
      const each = this.waiting.get(message.done);
      this.waiting.delete(message.done);
      document.body.dataset.waiting = String(this.waiting.size);
      if (this.late && !this.waiting.size) {
        this.late = "";
        this.status("");
      }
      if (each)
        document.body.dataset.answered = [each.touch.id, each.touch.text, message.was].join(" ");
      each?.answered(message.was);
    } else if (message.set) {
      this.screen = message.screen;
      this.picture(message);
    }
  }

  /** The table runs another version: load its page, once for each version, with the code that was not used yet. */
  reload(version) {
    if (sessionStorage.getItem("reloaded") === String(version)) return;
    sessionStorage.setItem("reloaded", version);
    if (this.code) history.replaceState(null, "", `#${this.code}`);
    location.reload();
  }

  /** Say hello again, with a code that was typed. */
  join(code) {
    this.code = code;
    this.open();
  }

  /** A touch of what has this name, or with `spot` of the place, path or card of the board with this id. Two quick
   *  touches of the same, the first of which has no answer yet, are one. */
  touch(id, text, spot, answered) {
    const same = (each) => each.id === id && each.text === text && each.screen === this.screen;
    if ([...this.waiting.values()].some((each) => same(each.touch))) return;
    const touch = { do: "touch", touch: ++this.count, screen: this.screen, id, text, spot };
    this.waiting.set(touch.touch, { touch, answered });
    document.body.dataset.waiting = String(this.waiting.size);
    this.send(touch);
    setTimeout(() => {
      if (!this.waiting.has(touch.touch)) return;
      this.late = this.lost;
      this.status(this.lost);
    }, BEAT + LATE);
  }
}

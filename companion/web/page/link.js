// The connection: it comes back by itself, says who this browser is, and sends each touch until it was answered.

const KEY = "boardside";
const VERSION = 2; // of the messages; see browser_messages.py
const PAUSES = [200, 500, 1000, 2000, 4000];

export class Link {
  constructor({ tv, welcome, picture, status }) {
    Object.assign(this, { tv, welcome, picture, status });
    this.lost = "";
    this.tries = 0;
    this.screen = 0;
    this.count = Date.now(); // more than any touch before, also after a reload
    this.waiting = new Map();
    this.code = location.hash.slice(1);
    if (this.code) history.replaceState(null, "", location.pathname + location.search);
    const wake = () => document.visibilityState === "visible" && this.awake();
    document.addEventListener("visibilitychange", wake);
    addEventListener("pageshow", wake);
    addEventListener("online", wake);
  }

  open() {
    clearTimeout(this.again);
    const socket = (this.socket = new WebSocket(`ws://${location.host}/socket`));
    socket.onopen = () => this.send({ do: "hello", key: this.tv ? "" : localStorage.getItem(KEY) || "", code: this.code, tv: this.tv, version: VERSION });
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

  /** After sleep a connection may look open and be dead: it must answer within a second. */
  awake() {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.tries = 0;
      return this.socket?.readyState === WebSocket.CONNECTING ? undefined : this.open();
    }
    this.socket.send("ping");
    clearTimeout(this.dead);
    this.dead = setTimeout(() => this.open(), 1000);
  }

  heard(message) {
    if (message.pong) return clearTimeout(this.dead);
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
      document.body.dataset.waiting = this.waiting.size;
      if (each) document.body.dataset.answered = [each.touch.id, each.touch.text, message.was].join(" ");
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

  /** A touch of what has this name, or with `spot` of the place, path or card of the board with this id. */
  touch(id, text, spot, answered) {
    const touch = { do: "touch", touch: ++this.count, screen: this.screen, id, text, spot };
    this.waiting.set(touch.touch, { touch, answered });
    document.body.dataset.waiting = this.waiting.size;
    this.send(touch);
  }
}

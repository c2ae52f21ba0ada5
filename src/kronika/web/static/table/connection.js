// The line to the server: it comes back by itself, and one deed is under way at a time.

import { $, narrow, root, toast, words } from "./page.js";

const PAUSES = [300, 1000, 2000, 4000, 8000, 15000];
const ANSWER = 5000, PING = 25000;
export let socket = null, failures = 0, retry = 0, busy = 0, heard = 0;

export function connect() {
  clearTimeout(retry);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = socket = new WebSocket(`${scheme}://${location.host}/tables/${words.table}/live`);
  mine.onopen = () => hello();
  mine.onmessage = (event) => {
    heard = performance.now();
    failures = 0;
    offline(false);
    const message = JSON.parse(event.data);
    handlers[message.is]?.(message);
  };
  mine.onclose = () => {
    if (mine !== socket) return;
    socket = null;
    offline(true);
    retry = setTimeout(connect, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
  };
}

// What the page has, of which the other modules know: it is not sent again.
export const has = {};
export function hello(nothing) {
  const claims = nothing === true ? {} : Object.fromEntries(Object.entries(has).map(([name, of]) => [name, of()]));
  return send({ do: "hello", narrow: narrow.matches, ...claims });
}

export function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

function offline(is) {
  root.classList.toggle("offline", is);
  if (is) settle();
  connection(is && failures > 0 ? words.lost : "");
}

export function connection(text) {
  const place = $("#connection");
  place.hidden = !text;
  if (place.textContent !== text) place.textContent = text;
}

export function wait() {
  root.classList.add("busy");
  clearTimeout(busy);
  busy = setTimeout(() => { settle(); connection(words.slow); }, ANSWER);
}

export function settle() {
  clearTimeout(busy);
  busy = 0;
  root.classList.remove("busy");
}

setInterval(() => {
  if (!socket) return;
  if (performance.now() - heard > 2.4 * PING) socket.close();
  else send({ do: "ping" });
}, PING);

// What to do with each kind of message; the other modules add theirs.
export const handlers = {
  refused: (message) => { settle(); toast(message.why); },
};

// Clocks, and how one learns that it is one's turn.

import { $, $$, now, toast, words } from "./page.js";
import { connect, send, socket } from "./connection.js";
import { look } from "./marks.js";

const clocks = new Map();

export function startClocks() {
  clocks.clear();
  for (const clock of $$("#part-clocks [data-left]")) {
    clocks.set(clock.dataset.seat, { left: Number(clock.dataset.left), ticking: clock.dataset.ticking, at: performance.now() });
  }
  tick();
}

const two = (number) => String(Math.floor(number)).padStart(2, "0");

function time(seconds) {
  const s = Math.max(0, seconds), days = Math.floor(s / 86400), hours = Math.floor(s / 3600);
  if (days) return `${days} ${words.unitDay} ${hours % 24} ${words.unitHour}`;
  if (hours) return `${hours}:${two(s / 60 % 60)}:${two(s % 60)}`;
  return `${two(s / 60)}:${two(s % 60)}`;
}

export function tick() {
  for (const place of $$("[data-clock-of]")) {
    const clock = clocks.get(place.dataset.clockOf);
    if (clock) place.textContent = time(clock.left - (clock.ticking ? (performance.now() - clock.at) / 1000 : 0));
  }
  for (const place of $$("[data-since]")) {
    const minutes = Math.max(1, Math.floor((Date.now() / 1000 - Number(place.dataset.since)) / 60));
    const [count, unit] = minutes < 60 ? [minutes, words.unitMinute] : minutes < 1440 ? [Math.floor(minutes / 60), words.unitHour] : [Math.floor(minutes / 1440), words.unitDay];
    place.textContent = `${count} ${unit}`;
  }
}
setInterval(tick, 1000);

export function announce(title, comes, first) {
  if (title) document.title = title;
  $("link[rel=icon]").href = now.turn ? words.iconTurn : words.icon;
  if (comes && !first && document.hidden && globalThis.Notification?.permission === "granted") {
    const note = new Notification(document.title, { body: $(".ask")?.textContent ?? "", tag: words.table, icon: words.iconTurn });
    note.onclick = () => { focus(); note.close(); };
  }
}

const bell = $("#bell");
export function ring() {
  const may = globalThis.Notification?.permission ?? "denied";
  const label = { granted: words.bellOn, denied: words.bellDenied }[may] ?? words.bellAsk;
  bell.setAttribute("aria-label", label);
  bell.title = label;
  bell.classList.toggle("on", may === "granted");
}
bell.addEventListener("click", async () => {
  await globalThis.Notification?.requestPermission();
  ring();
  toast(bell.title);
});

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    if (now.ready) send({ do: "seen" });
    if (words.seat === undefined && now.ready) look();
  } else if (!socket) connect();
});

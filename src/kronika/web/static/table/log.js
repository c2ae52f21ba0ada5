// The past and the log, talk and notes.

import { $, $$, element, narrow, now, root, words } from "./page.js";
import { send } from "./connection.js";

let held = null; // the slider's next drawing, while it is being dragged

const log = $("#log");
let dragging = false, showing = 0, unreadLines = 0;
let following = true; // whether the log shows its end, and so stays there
const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 40;
const toEnd = (list) => { list.scrollTop = list.scrollHeight; };

export function show(moment) {
  const past = moment !== null && moment < now.decision ? Math.max(0, moment) : null;
  clearTimeout(showing);
  showing = setTimeout(send, 60, { do: "show", moment: past });
}

$("#part-history").addEventListener("input", (event) => { dragging = true; show(Number(event.target.value)); });
$("#part-history").addEventListener("change", (event) => {
  dragging = false;
  show(Number(event.target.value));
  if (held !== null) $("#part-history").innerHTML = held;
  held = null;
});

// While the slider is dragged, its next drawing waits.
export function holds(source) {
  if (dragging) held = source;
  return dragging;
}

export function onLog({ reset, html: source }, first) {
  const before = reset ? 0 : log.childElementCount;
  if (reset) log.innerHTML = source;
  else log.insertAdjacentHTML("beforeend", source);
  const fresh = [...log.children].slice(before).filter((line) => Number(line.dataset.decision) > now.seen);
  if (root.dataset.tab !== "log" && (first || !reset)) unreadLines += fresh.length;
  if (reset) following = true;
  if (following) toEnd(log);
  badges();
}

log.addEventListener("scroll", () => { following = atEnd(log); }, { passive: true });
new ResizeObserver(() => { if (following) toEnd(log); }).observe(log);

export function markLog() {
  for (const line of $$("[data-decision]", log)) {
    const decision = Number(line.dataset.decision);
    line.classList.toggle("fresh-line", now.fresh && decision > now.seen);
    line.classList.toggle("here", decision === now.moment);
  }
  const ticks = $(".ticks");
  $(".unseen", ticks ?? document)?.remove();
  if (ticks && now.fresh && now.seen < now.decision) {
    const from = 100 * now.seen / now.decision;
    $(".rail", ticks).after(element("rect", { class: "unseen", x: `${from}%`, y: 12, width: `${100 - from}%`, height: 3 }));
  }
}

let unread = 0, mineToCome = 0; // what I say comes back as news
const rooms = new Set();

export function onChat({ room, html: source, reset, fresh }) {
  const list = $(`[data-room-list="${room}"]`);
  const end = atEnd(list) || reset;
  rooms.add(room);
  $(".rooms").hidden = rooms.size < 2;
  if (reset) list.innerHTML = source;
  else list.insertAdjacentHTML("beforeend", source);
  if (!$(".chat.shown")) showRoom(words.seat === undefined ? "spectators" : "players");
  if (end) toEnd(list);
  if (fresh && mineToCome) { mineToCome--; return; }
  const open = narrow.matches ? root.dataset.tab === "chat" : root.dataset.side === "chat";
  if (fresh && !open) { unread++; badges(); }
}

// What is shown from now on has been read.
export function reads(name) {
  if (name === "chat") { unread = 0; badges(); toEnd($(".chat.shown")); }
  if (name === "log") { following = true; toEnd(log); unreadLines = 0; badges(); }
}

export function showRoom(name) {
  for (const list of $$("[data-room-list]")) list.classList.toggle("shown", list.dataset.roomList === name);
  for (const button of $$("[data-room]")) button.setAttribute("aria-pressed", String(button.dataset.room === name));
}

export function badge(holder, count) {
  const place = $(".badge", holder);
  if (!place) return;
  place.hidden = !count;
  place.textContent = count > 99 ? "99+" : count;
}

function badges() {
  badge($(".section-head [data-side=chat]"), unread);
  badge($(".tabs [data-tab=chat]"), unread);
  badge($(".tabs [data-tab=log]"), unreadLines);
}

$("#say")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.text, text = field.value.trim();
  const room = words.seat === undefined ? "spectators" : $("[data-room][aria-pressed=true]")?.dataset.room ?? "players";
  if (!text || !send({ do: "say", room, text })) return;
  mineToCome++;
  field.value = "";
});

export const notes = $("#notes");
let writing = 0;
notes?.addEventListener("input", () => {
  clearTimeout(writing);
  $("#notes-state").textContent = "";
  writing = setTimeout(save, 900);
});
notes?.addEventListener("blur", () => { if (writing) save(); });

function save() {
  clearTimeout(writing);
  writing = send({ do: "note", text: notes.value }) ? 0 : setTimeout(save, 3000);
  if (!writing) $("#notes-state").textContent = words.saved;
}

export function onNotes({ text }) {
  if (notes && !writing && document.activeElement !== notes) notes.value = text;
}

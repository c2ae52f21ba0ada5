// The past and the log, talk and notes.

import { $, $$, element, narrow, now, root, words } from "./page.js";
import { has, send } from "./connection.js";
import { put } from "./pieces.js";

let held = null; // the slider's next drawing, while it is being dragged

const log = $("#log");
const lines = []; // of the log, without the headings
const turns = []; // after which decision each began, and its colour
let marks = { log: [0, ""], turns: [0, ""] }; // what tells the lists that I have from others
let dragging = false, showing = 0, unreadLines = 0;
let following = true; // whether the log shows its end, and so stays there
const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 40;
const toEnd = (list) => { list.scrollTop = list.scrollHeight; };

has.log = () => marks.log;
has.turns = () => marks.turns;

export function show(moment) {
  const past = moment !== null && moment < now.decision ? Math.max(0, moment) : null;
  clearTimeout(showing);
  showing = setTimeout(send, 60, { do: "show", moment: past });
}

$("#part-history").addEventListener("input", (event) => { dragging = true; show(Number(event.target.value)); });
$("#part-history").addEventListener("change", (event) => {
  dragging = false;
  show(Number(event.target.value));
  if (held) put(held);
  if (held) drawTicks();
  held = null;
});

// While the slider is dragged, its next drawing waits.
export function waits({ history, ...rest }) {
  if (!history) return rest;
  if (!dragging) return { history, ...rest };
  held = { history };
  return rest;
}

export function onLog({ from, count, mark, html: source }, first) {
  const reset = from === 0, cut = lines.length > from;
  while (lines.length > from) lines.pop();
  if (reset) log.replaceChildren();
  else if (cut) while (log.lastElementChild !== lines.at(-1)) log.lastElementChild.remove();
  const before = log.childElementCount;
  log.insertAdjacentHTML("beforeend", source);
  const added = [...log.children].slice(before).filter((line) => line.dataset.decision && !line.matches(".parting"));
  lines.push(...added);
  marks.log = [count, mark];
  markFresh(added);
  const fresh = added.filter((line) => Number(line.dataset.decision) > now.seen);
  if (root.dataset.tab !== "log" && (first || !reset)) unreadLines += fresh.length;
  if (reset) following = true;
  if (following) toEnd(log);
  badges();
}

log.addEventListener("scroll", () => { following = atEnd(log); }, { passive: true });
new ResizeObserver(() => { if (following) toEnd(log); }).observe(log);

// The lines that I have not seen, and those of the moment that is shown.
let unseen = "", freshLines = [], here = [];
function markFresh(some) {
  for (const line of some) {
    if (!now.fresh || Number(line.dataset.decision) <= now.seen) continue;
    line.classList.add("fresh-line");
    freshLines.push(line);
  }
}

export function markLog() {
  if (unseen !== `${now.fresh} ${now.seen}`) {
    unseen = `${now.fresh} ${now.seen}`;
    for (const line of freshLines) line.classList.remove("fresh-line");
    freshLines = [];
    let first = lines.length;
    while (first && Number(lines[first - 1].dataset.decision) > now.seen) first--;
    markFresh(lines.slice(first));
  }
  for (const line of here) line.classList.remove("here");
  here = $$(`[data-decision="${now.moment}"]`, log);
  for (const line of here) line.classList.add("here");
  const ticks = $("svg.ticks"); // what a board draws may have the same class
  $(".unseen", ticks ?? document)?.remove();
  if (ticks && now.fresh && now.seen < now.decision) {
    const from = 100 * now.seen / now.decision;
    $(".rail", ticks).after(element("rect", { class: "unseen", x: `${from}%`, y: 12, width: `${100 - from}%`, height: 3 }));
  }
}

export function onTurns({ from, mark, new: added }) {
  turns.splice(from, turns.length, ...added);
  marks.turns = [turns.length, mark];
  drawn = "";
}

// A tick for each turn: one path for all of a colour.
let drawn = "", ticks = null;
export function drawTicks() {
  if (drawn !== marks.turns[1] || !ticks) {
    drawn = marks.turns[1];
    const paths = new Map();
    for (const [decision, colour] of turns) paths.set(colour, `${paths.get(colour) ?? ""}M${decision} 0v1`);
    const all = [...paths.values()].join("");
    ticks = element("svg", { preserveAspectRatio: "none", y: 7, width: "100%", height: 13 },
      element("path", { class: "tick casing", d: all }),
      ...[...paths].map(([colour, d]) => element("path", { class: `tick seat-${colour}`, d })));
  }
  ticks.setAttribute("viewBox", `0 0 ${Math.max(1, now.decision)} 1`);
  $("svg.ticks")?.append(ticks);
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

// The table in the browser. The server draws everything; these modules put the pieces into the page,
// light what can be chosen, and send what was chosen. This one receives frames, knows the deeds of
// buttons and keys, and begins.

import { $, $$, now, root, words } from "./page.js";
import { connect, connection, handlers, settle } from "./connection.js";
import { holds, put } from "./pieces.js";
import { light } from "./things.js";
import { closeTip, retip, tip } from "./tips.js";
import { fitted, goToLit, layOut, remeasure, repeat, showLit, showMine, zoom } from "./board.js";
import { marks } from "./marks.js";
import { glide, skip, whereThingsAre } from "./glide.js";
import { drawTicks, markLog, onChat, onLog, onNotes, onTurns, show, waits } from "./log.js";
import { choose, fold, known, menu, onHint, pending, pick, unpick, visible } from "./choices.js";
import { showTab } from "./panels.js";
import { announce, ring, startClocks, tick } from "./clocks.js";
import { DEEDS } from "./deeds.js";
import { asking, drew, holdStill, onWeighed, tooSoon, unask } from "./calm.js";
import { leaves, modes, unturn } from "./modes.js";
import "./pointer.js";

function onTable(frame) {
  const names = Object.keys(frame.pieces);
  const first = !now.ready, mine = now.turn, moved = frame.moment - now.moment;
  const glides = !first && Math.abs(moved) <= 3 && (moved || frame.head !== now.head);
  const places = glides ? whereThingsAre(names) : null;
  const focus = focused();
  const mineChanged = frame.ask !== now.ask || frame.own !== now.own;
  if (first || mineChanged || names.includes("banner")) { settle(); connection(""); }
  now.seen ??= frame.seen ?? frame.decision;
  const asked = names.includes("options") || mineChanged;
  for (const key of ["head", "ask", "own", "decision", "moment", "you", "turn", "over"]) now[key] = frame[key];
  now.last = frame.last ?? [];
  now.ready = true;
  if (asked) { unpick(); unask(); holdStill(); unturn(); }
  if (asked || names.includes("banner")) drew();
  put(waits(frame.pieces));
  if (names.includes("top")) modes();
  if (frame.turns) onTurns(frame.turns);
  if (frame.turns || names.includes("history")) drawTicks();
  root.classList.toggle("past", now.moment < now.decision);
  if (frame.log) onLog(frame.log, first);
  announce(frame.title, !mine && now.turn, first);
  if (holds(names)) remeasure();
  if (!fitted || names.includes("board")) layOut();
  light();
  leaves();
  fold();
  repeat();
  if (names.includes("clocks")) startClocks();
  else tick();
  if (pending && asked) known();
  markLog();
  marks();
  if (now.turn && (!mine || first)) showLit();
  else if (now.turn && asked) goToLit();
  if (first) showMine();
  refocus(focus);
  retip();
  if (places) glide(places, names);
  if (words.moment) show(Number(words.moment));
  delete words.moment;
}

// What has the focus, so that it can be found again in new markup.
function focused() {
  const at = document.activeElement;
  const part = at?.closest("[id^=part-]");
  if (!part || at === part) return null;
  for (const key of ["key", "thing", "do", "moment"]) {
    if (at.dataset[key] !== undefined) return { part, at, find: `[data-${key}="${CSS.escape(at.dataset[key])}"]` };
  }
  return { part, at, find: at.matches("input") ? "input" : null };
}

function refocus(before) {
  if (!before) return;
  if (before.at.isConnected) { // a piece that was moved has lost the focus
    if (document.activeElement === document.body) before.at.focus({ preventScroll: true });
    return;
  }
  const same = before.find && $(before.find, before.part);
  const next = same ?? (now.turn ? visible()[0] : null) ?? $("#part-prompt");
  next.focus({ preventScroll: true });
}

for (const form of $$("form.theme")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const body = new FormData(form, event.submitter);
    document.documentElement.dataset.theme = body.get("theme");
    fetch(form.action, { method: "POST", body: new URLSearchParams(body), redirect: "manual" }).catch(() => {});
  });
}

function along(step) {
  const at = document.activeElement;
  const list = at.matches(".lit-target") ? $$(".lit-target[tabindex]", root)
    : menu?.contains(at) ? $$("button", menu) : visible();
  if (!list.length) return;
  const place = list.indexOf(at);
  list[place < 0 ? (step > 0 ? 0 : list.length - 1) : (place + step + list.length) % list.length].focus();
}

const press1to9 = (key) => $$("#part-options .option").find((button) => $("kbd", button)?.textContent === key)?.click();
const deed = (name) => $(`#part-options [data-do="${name}"]`)?.click();
const KEYS = {
  0: () => ($("#part-options .option-final") ?? $('#part-options [data-do="now"]'))?.click(),
  u: () => deed("undo"), h: () => deed("hint"), n: () => show(null), "?": () => DEEDS.keys(),
  "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(1 / 1.25), f: () => DEEDS.fit(),
  ",": () => show(now.moment - 1), ".": () => show(now.moment + 1),
  ArrowRight: () => along(1), ArrowDown: () => along(1), ArrowLeft: () => along(-1), ArrowUp: () => along(-1),
};

function escape() {
  if (asking()) unask();
  else if (tip) closeTip();
  else if (menu || now.picked.length) unpick();
  else if ($("details.menu[open]")) $("details.menu[open]").open = false;
  else if (now.moment < now.decision) show(null);
}

addEventListener("keydown", (event) => {
  skip();
  if (event.ctrlKey || event.altKey || event.metaKey || $("dialog[open]")) return;
  const at = event.target;
  if (event.key === "Escape") return escape();
  if (at.matches("input, textarea, select")) return;
  if (at.matches("[data-thing]") && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    if (at.matches(".lit-target") && now.turn && !tooSoon()) pick(at, true);
    return;
  }
  if (at.matches("g[data-turn]") && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    DEEDS.turn(at);
    return;
  }
  if (event.key.startsWith("Arrow") && !at.matches("body, #part-prompt, .option, .button, .lit-target")) return;
  if (asking() && event.key !== "Enter" && event.key !== " " && event.key !== "Tab") return;
  if (event.repeat && /^[0-9u]$/.test(event.key)) return;
  const act = /^[1-9]$/.test(event.key) ? () => press1to9(event.key) : KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

Object.assign(handlers, { table: onTable, weighed: (message) => onWeighed(message, choose), hint: onHint, chat: onChat, notes: onNotes });
root.dataset.side = "log";
showTab(sessionStorage.getItem("kronika tab") ?? "board");
ring();
connect();

// The table in the browser. The server draws everything; this script puts the pieces into the page,
// lights what can be chosen, and sends what was chosen. Sections: page, connection, frames, things,
// choosing, pointing and facts, glide, what changed, board, past and log, talk, clocks, keys.

// ---------------------------------------------------------------- page

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const words = $("#words").dataset;
const root = $(".table");
const board = $("#part-board");
const narrow = matchMedia("(max-width: 760px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const SVG = "http://www.w3.org/2000/svg";

const now = {
  head: -1, decision: 0, moment: 0, you: null, turn: false, over: false, last: [],
  seen: null, // how many decisions I had looked at
  fresh: true, // whether to mark what changed since then
  picked: [], // things clicked so far, where one click does not say all
  ready: false, // whether a frame has come
};

function element(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function html(name, className, text = "") {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function toast(text) {
  $(".toast")?.remove();
  const made = html("div", "toast", text);
  made.setAttribute("role", "status");
  document.body.append(made);
  setTimeout(() => made.remove(), 2500 + 50 * text.length);
}

// ---------------------------------------------------------------- connection

const PAUSES = [300, 1000, 2000, 4000, 8000, 15000];
const ANSWER = 5000, PING = 25000;
let socket = null, failures = 0, retry = 0, busy = 0, heard = 0;

function connect() {
  clearTimeout(retry);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = socket = new WebSocket(`${scheme}://${location.host}/tables/${words.table}/live`);
  mine.onopen = hello;
  mine.onmessage = (event) => {
    heard = performance.now();
    failures = 0;
    offline(false);
    receive(JSON.parse(event.data));
  };
  mine.onclose = () => {
    if (mine !== socket) return;
    socket = null;
    offline(true);
    retry = setTimeout(connect, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
  };
}

const hello = () => send({ do: "hello", narrow: narrow.matches, have: now.head });

function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

function offline(is) {
  root.classList.toggle("offline", is);
  if (is) settle();
  connection(is && failures > 0 ? words.lost : "");
}

function connection(text) {
  const place = $("#connection");
  place.hidden = !text;
  if (place.textContent !== text) place.textContent = text;
}

function wait() {
  root.classList.add("busy");
  clearTimeout(busy);
  busy = setTimeout(() => { settle(); connection(words.slow); }, ANSWER);
}

function settle() {
  clearTimeout(busy);
  busy = 0;
  root.classList.remove("busy");
}

setInterval(() => {
  if (!socket) return;
  if (performance.now() - heard > 2.4 * PING) socket.close();
  else send({ do: "ping" });
}, PING);

function receive(message) {
  const kinds = { table: onTable, refused: onRefused, hint: onHint, chat: onChat, notes: onNotes };
  kinds[message.is]?.(message);
}

function onRefused(message) {
  settle();
  toast(message.why);
}

// ---------------------------------------------------------------- frames

let held = null; // the slider's next drawing, while it is being dragged

function onTable(frame) {
  const parts = frame.parts ?? {};
  const first = !now.ready, mine = now.turn, moved = frame.moment - now.moment;
  const glides = !first && Math.abs(moved) <= 3 && (moved || frame.head !== now.head);
  const places = glides ? whereThingsAre() : null;
  const focus = focused();
  if (frame.head !== now.head) { settle(); connection(""); }
  now.seen ??= frame.seen ?? frame.decision;
  const asked = "options" in parts || frame.head !== now.head;
  for (const key of ["head", "decision", "moment", "you", "turn", "over"]) now[key] = frame[key];
  now.last = frame.last ?? [];
  now.ready = true;
  if (asked) unpick();
  for (const [name, source] of Object.entries(parts)) put(name, source);
  root.classList.toggle("past", now.moment < now.decision);
  if (frame.log) onLog(frame.log, first);
  announce(frame.title, !mine && now.turn, first);
  if (!fitted || "board" in parts) layOut();
  readThings();
  light();
  number();
  if (parts.clocks !== undefined) startClocks();
  else tick();
  if (pending && asked) known();
  markLog();
  marks();
  if (now.turn && (!mine || first)) showLit();
  refocus(focus);
  retip();
  if (places) glide(places);
  if (words.moment) show(Number(words.moment));
  delete words.moment;
}

function put(name, source) {
  const place = $(`#part-${name}`);
  if (!place) return;
  if (name === "history" && dragging) { held = source; return; }
  place.innerHTML = source;
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
  if (!before || before.at.isConnected) return;
  const same = before.find && $(before.find, before.part);
  const next = same ?? (now.turn ? visible()[0] : null) ?? $("#part-prompt");
  next.focus({ preventScroll: true });
}

// ---------------------------------------------------------------- things

const facts = new WeakMap(); // of each thing, line by line
const touched = new Map(); // thing to the buttons of its options
const things = (name, where = document) => $$(`[data-thing="${CSS.escape(name)}"]`, where);
const buttons = () => $$("#part-options [data-key]");
const touches = (button) => button.dataset.touches.split(" ").filter(Boolean);

// The browser's own tooltip would stand beside ours, so its words are taken over.
function readThings() {
  for (const thing of $$("[data-thing]", root)) {
    const title = $(":scope > title", thing);
    if (!title) continue;
    facts.set(thing, title.textContent.split("\n").filter(Boolean));
    title.remove();
    thing.setAttribute("role", "group");
    thing.setAttribute("aria-label", facts.get(thing)[0] ?? "");
  }
}

function light() {
  touched.clear();
  for (const button of buttons()) {
    for (const name of touches(button)) touched.set(name, [...(touched.get(name) ?? []), button]);
  }
  const lit = [];
  for (const thing of $$("[data-thing]", root)) {
    const is = touched.has(thing.dataset.thing);
    thing.classList.toggle("lit-target", is);
    if (is) lit.push(thing);
  }
  for (const thing of lit) {
    const options = touched.get(thing.dataset.thing);
    const inner = $$(".lit-target", thing);
    const covered = inner.some((one) => touched.get(one.dataset.thing).length >= options.length &&
      options.every((option) => touched.get(one.dataset.thing).includes(option)));
    if (covered) continue; // what lies in it says the same
    // A button must not hold another one.
    thing.setAttribute("role", inner.length ? "group" : "button");
    thing.tabIndex = 0;
    const name = facts.get(thing)?.[0] ?? "";
    thing.setAttribute("aria-label", options.length === 1 ? spoken(options[0], name) : name);
  }
  for (const thing of $$("[data-thing][tabindex]:not(.lit-target)", root)) thing.removeAttribute("tabindex");
}

function spoken(button, name) {
  const text = $("span", button).textContent;
  return text.includes(name) ? text : `${name}: ${text}`;
}

// Marks lie above everything in a drawing of their own.
function overlay(thing) {
  const drawing = thing.ownerSVGElement;
  return $(":scope > .overlay", drawing) ?? drawing.appendChild(element("g", { class: "overlay", "aria-hidden": "true" }));
}

const SHAPES = ":scope > .m-lit, :scope > .c-lit, :scope > * > .m-lit, :scope > * > .c-lit";
const BODIES = ":scope > .hex, :scope > .m-hit, :scope > .c-card, :scope > .m-slot, :scope > .m-frame";

// The outline of a thing in the drawing's own measure: its ring, its body, or the box around it.
function outline(thing, className) {
  const drawing = thing.ownerSVGElement;
  const shape = $(SHAPES, thing) ?? $(BODIES, thing);
  const matrix = drawing.getScreenCTM();
  if (!matrix || !thing.getBoundingClientRect().width) return null;
  const back = matrix.inverse();
  if (shape?.getScreenCTM && !(shape instanceof SVGGElement)) {
    const copy = shape.cloneNode(false);
    const m = back.multiply(shape.getScreenCTM());
    copy.setAttribute("class", className);
    copy.setAttribute("transform", `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`);
    return copy;
  }
  const box = boxOf(thing);
  return element("rect", {
    class: className, x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6,
    rx: 6,
  });
}

function boxOf(thing) {
  const rect = ($(BODIES, thing) ?? thing).getBoundingClientRect();
  const matrix = thing.ownerSVGElement.getScreenCTM();
  return new DOMRect((rect.x - matrix.e) / matrix.a, (rect.y - matrix.f) / matrix.d,
    rect.width / matrix.a, rect.height / matrix.d);
}

// A thing outside of its drawing: with the classes around it, which give it its colours.
function copyOf(thing) {
  let copy = thing.cloneNode(true);
  copy.removeAttribute("transform");
  for (const gone of $$(".m-lit, .m-lit-halo, .m-lit-arrow, .c-lit, .c-lit-halo, .overlay", copy)) gone.remove();
  for (const one of [copy, ...$$("[data-thing], [tabindex]", copy)]) {
    for (const key of ["data-thing", "data-piece", "tabindex", "role", "aria-label"]) one.removeAttribute(key);
  }
  for (let at = thing.parentElement; at && at !== document.body; at = at.parentElement) {
    const classes = [...at.classList].filter((name) => /^(seat-|c-)/.test(name));
    if (classes.length) copy = element("g", { class: classes.join(" ") }, copy);
  }
  return copy;
}

function marks() {
  for (const layer of $$(".overlay", root)) layer.replaceChildren();
  const add = (thing, className) => {
    const shape = outline(thing, className);
    if (shape) overlay(thing).append(shape);
  };
  for (const name of now.last) {
    for (const thing of things(name, root)) if (!thing.matches(".lit-target")) add(thing, "m-last");
  }
  for (const name of touched.keys()) {
    for (const thing of things(name, root)) {
      if (!thing.hasAttribute("data-touch")) { add(thing, "ring-halo"); add(thing, "ring"); }
    }
  }
  if (now.fresh && now.moment === now.decision) for (const thing of changed()) dot(thing);
  for (const name of now.picked) {
    for (const thing of things(name, root)) { add(thing, "picked"); check(thing); }
  }
  const focus = document.activeElement;
  if (focus?.matches?.("[data-thing]:focus-visible")) add(focus, "focus");
  minimap();
}

// The upper right corner of a thing; of a hex, where it would be if it had one.
function corner(thing) {
  if (!thing.getBoundingClientRect().width) return null;
  const box = boxOf(thing), inset = $(BODIES, thing)?.matches("path, polygon") ? box.width / 4 : 2;
  return [box.right - inset, box.y + Math.min(inset, 9)];
}

function dot(thing) {
  const at = corner(thing);
  if (at) overlay(thing).append(element("circle", { class: "m-fresh", cx: at[0], cy: at[1], r: 5.5 }));
}

function check(thing) {
  const at = corner(thing);
  if (!at) return;
  overlay(thing).append(element("g", { class: "check", transform: `translate(${at[0] - 10} ${at[1] - 10})` },
    element("circle", { cx: 10, cy: 10, r: 10 }),
    element("use", { href: "#i-check", x: 3, y: 3, width: 14, height: 14 })));
}

// ---------------------------------------------------------------- choosing

const visible = () => $$("#part-options .option, #part-options .option-final, #part-options .final .button")
  .filter((button) => button.getClientRects().length);

// The keys 1 to 9 go to what can be seen; a group that was opened comes first.
function number() {
  const all = $$("#part-options .option"), opened = (button) => button.matches(".option-group[id]:not([hidden]) > *");
  let count = 0;
  for (const button of [...all.filter(opened), ...all.filter((one) => !opened(one))]) {
    const shown = !button.closest("[hidden]") && !button.matches(".out");
    $("kbd", button).textContent = shown && ++count <= 9 ? String(count) : "";
  }
}

function choose(key) {
  if (busy || !now.turn) return;
  if (!send({ do: "choose", head: now.head, key })) return;
  wait();
  acted();
  unpick();
  closeTip();
}

// When I act I have looked at everything; what I know is then the next frame, with what I did.
let pending = false;
function known() {
  pending = false;
  now.fresh = true;
  now.seen = now.decision;
  look();
}

function acted() {
  pending = true;
  now.fresh = false;
  now.seen = now.decision;
  send({ do: "seen" });
  markLog();
}

function pick(thing, byKey) {
  const name = thing.dataset.thing;
  const twice = now.picked.includes(name);
  let options = remaining().filter((button) => touches(button).includes(name));
  if (twice) {
    if (options.length === 1) choose(options[0].dataset.key);
    else unpick();
    return;
  }
  if (!options.length) {
    now.picked = [];
    options = touched.get(name);
  }
  if (options.length === 1 && !narrow.matches) { choose(options[0].dataset.key); return; }
  now.picked = [...now.picked, name];
  narrowList();
  closeTip();
  if (!narrow.matches && options.length <= 9) openMenu(thing, options, byKey);
}

const remaining = () => buttons().filter((button) => now.picked.every((name) => touches(button).includes(name)));

function narrowList() {
  const left = remaining(), some = now.picked.length > 0;
  for (const button of $$("#part-options .option, #part-options .option-final")) {
    button.classList.toggle("out", some && !left.includes(button) && !button.matches(".option-final"));
  }
  for (const fold of $$("#part-options .fold")) {
    $(`#${fold.getAttribute("aria-controls")}`).hidden = !some && fold.getAttribute("aria-expanded") !== "true";
  }
  const widen = $("#part-options .widen");
  if (widen) widen.hidden = !some;
  root.classList.toggle("chosen", some);
  const kept = new Set(left.flatMap(touches));
  for (const thing of $$(".lit-target", root)) thing.classList.toggle("dimmed", some && !kept.has(thing.dataset.thing));
  number();
  marks();
}

function unpick() {
  closeMenu();
  if (!now.picked.length) return;
  now.picked = [];
  narrowList();
}

let menu = null, menuOf = null;
function openMenu(thing, options, byKey) {
  closeMenu();
  menuOf = thing;
  menu = html("div", "choose-menu");
  menu.setAttribute("role", "group");
  menu.setAttribute("aria-label", facts.get(thing)?.[0] ?? "");
  for (const option of options) {
    const copy = option.cloneNode(true);
    copy.classList.remove("out");
    menu.append(copy);
  }
  root.append(menu);
  beside(menu, thing.getBoundingClientRect());
  if (byKey) $("button", menu).focus();
}

function closeMenu() {
  const had = menu?.contains(document.activeElement);
  menu?.remove();
  menu = null;
  if (had) (menuOf.isConnected && menuOf.tabIndex >= 0 ? menuOf : $("#part-prompt")).focus({ preventScroll: true });
}

// Puts a box beside a rectangle, never over it if there is room anywhere.
function beside(box, rect) {
  const { width, height } = box.getBoundingClientRect(), gap = 10, edge = 8;
  const inside = (value, most) => Math.max(edge, Math.min(value, most - edge));
  let x = rect.right + gap, y = inside(rect.top - 8, innerHeight - height);
  if (x + width > innerWidth - edge) x = rect.left - gap - width;
  if (x < edge) {
    x = inside(rect.left, innerWidth - width);
    y = rect.bottom + gap + height < innerHeight ? rect.bottom + gap : inside(rect.top - gap - height, innerHeight - height);
  }
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

function onHint(message) {
  settle();
  for (const button of $$(".suggested")) button.classList.remove("suggested");
  const button = buttons().find((one) => one.dataset.key === message.key);
  if (button) {
    const fold = button.closest(".option-group[id]");
    if (fold?.hidden) $(`[aria-controls="${fold.id}"]`).click();
    button.classList.add("suggested");
    button.scrollIntoView({ block: "nearest" });
    pointAt([button], true);
  }
  if (message.words) toast(words.suggested.replace("#", message.words));
}

function toggleFold(fold) {
  const open = fold.getAttribute("aria-expanded") !== "true";
  for (const other of $$("#part-options .fold")) {
    other.setAttribute("aria-expanded", String(open && other === fold));
    $(`#${other.getAttribute("aria-controls")}`).hidden = !(open && other === fold);
  }
  number();
  if (open) $(`#${fold.getAttribute("aria-controls")}`).scrollIntoView({ block: "nearest" });
}

const DEEDS = {
  undo: () => { if (!busy && send({ do: "undo", head: now.head })) { wait(); acted(); } },
  hint: () => { if (!busy && send({ do: "hint", head: now.head })) wait(); },
  agree: () => send({ do: "answer", yes: true }),
  refuse: () => send({ do: "answer", yes: false }),
  withdraw: () => send({ do: "withdraw" }),
  now: () => show(null),
  widen: unpick,
  "zoom-in": () => zoom(1.25), "zoom-out": () => zoom(1 / 1.25), fit: () => { fitted = false; layOut(); marks(); },
  keys: () => $("#keys").showModal(),
  resign: () => $("#resign").showModal(),
  copy: copyLink,
};

async function copyLink() {
  const link = `${location.origin}/tables/${words.table}/at/${now.moment}`;
  try {
    await navigator.clipboard.writeText(link);
    toast(words.copied);
  } catch {
    toast(link);
  }
}

// ---------------------------------------------------------------- pointing and facts

function pointAt(options, on) {
  for (const glow of $$(".glow", root)) glow.remove();
  for (const button of $$(".pointed", root)) button.classList.remove("pointed");
  if (!on) return;
  for (const button of options) {
    for (const name of touches(button)) {
      for (const thing of things(name, root)) {
        const shape = outline(thing, "glow");
        if (shape) overlay(thing).append(shape);
      }
    }
  }
}

function pointTo(thing) {
  const options = (touched.get(thing.dataset.thing) ?? []).filter((button) => !button.matches(".out"));
  pointAt([], true);
  const shape = outline(thing, "glow");
  if (shape) overlay(thing).append(shape);
  for (const button of options) button.classList.add("pointed");
}

const HOVER = 350, PRESS = 450;
let tip = null, tipOf = null, tipTimer = 0;

function showTip(thing, asSheet = false) {
  closeTip();
  const lines = facts.get(thing);
  if (!lines?.length || drag) return;
  tip = html("div", "tooltip");
  tip.setAttribute("role", "tooltip");
  tipOf = thing.dataset.thing;
  const picture = enlarged(thing);
  if (picture) tip.append(picture);
  tip.append(html("h3", "", lines[0]), factList(lines.slice(1)));
  if (asSheet) {
    tip.setAttribute("role", "dialog");
    for (const option of now.turn ? touched.get(tipOf) ?? [] : []) tip.append(option.cloneNode(true));
    const close = html("button", "button close", words.close);
    close.type = "button";
    close.onclick = closeTip;
    tip.append(close);
  }
  document.body.append(tip);
  beside(tip, thing.getBoundingClientRect());
}

function enlarged(thing) {
  const rect = thing.getBoundingClientRect(), box = boxOf(thing);
  if (!box.width || box.width > 240 || box.height > 240) return null;
  const scale = Math.min(1.7, 280 / box.width, 190 / box.height), margin = 6;
  const at = thing.getScreenCTM(), matrix = thing.ownerSVGElement.getScreenCTM().inverse().multiply(at);
  const picture = element("svg", {
    viewBox: `${box.x - margin} ${box.y - margin} ${box.width + 2 * margin} ${box.height + 2 * margin}`,
    width: (box.width + 2 * margin) * scale, height: (box.height + 2 * margin) * scale, "aria-hidden": "true",
  }, element("g", { transform: `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})` }, copyOf(thing)));
  return rect.width ? picture : null;
}

function factList(lines) {
  const list = document.createElement("dl");
  for (const line of lines) {
    const [, label, value] = line.match(/^([^:]{1,28}): (.+)$/) ?? [];
    if (label) list.append(html("dt", "", label), html("dd", "", value));
    else list.append(html("dd", "whole", line));
  }
  return list;
}

function closeTip() {
  clearTimeout(tipTimer);
  tip?.remove();
  tip = tipOf = null;
}

// A tooltip stays open when the piece under it is drawn anew.
function retip() {
  if (!tip || tip.getAttribute("role") === "dialog") return;
  const thing = things(tipOf, root).find((one) => one.matches(":hover, :focus"));
  if (thing) showTip(thing);
  else closeTip();
}

// When the page moves under a pointer that rests, that is no pointing.
let rests = "";
document.addEventListener("pointermove", (event) => { rests = `${event.clientX} ${event.clientY}`; }, { passive: true });

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || rests === `${event.clientX} ${event.clientY}`) return;
  const option = event.target.closest?.("[data-touches]");
  if (option) return pointAt([option], true);
  const thing = event.target.closest?.("[data-thing]");
  if (!thing || drag) return;
  const lit = event.target.closest(".lit-target");
  if (lit) pointTo(lit);
  if (tip && tipOf === thing.dataset.thing) return;
  closeTip();
  if (!menu) tipTimer = setTimeout(showTip, HOVER, thing);
});

document.addEventListener("pointerout", (event) => {
  if (event.pointerType === "touch") return;
  const from = event.target.closest?.("[data-touches], [data-thing]");
  if (!from || from.contains(event.relatedTarget)) return;
  pointAt([], false);
  if (tip?.getAttribute("role") !== "dialog") closeTip();
});

document.addEventListener("focusin", (event) => {
  const thing = event.target.closest?.("[data-thing]");
  if (event.target.matches?.("[data-touches]:focus-visible")) pointAt([event.target], true);
  if (!thing?.matches(":focus-visible")) return;
  marks();
  if (thing.matches(".lit-target")) pointTo(thing);
  showTip(thing);
});

document.addEventListener("focusout", (event) => {
  if (!event.target.closest?.("[data-thing], [data-touches]")) return;
  pointAt([], false);
  for (const ring of $$(".overlay .focus", root)) ring.remove();
  if (tip?.getAttribute("role") !== "dialog") closeTip();
});

// A long press shows facts; the tap that ends it must not choose.
let press = 0, pressed = false;
document.addEventListener("pointerdown", (event) => {
  skip();
  pressed = false;
  if (tip && !tip.contains(event.target)) closeTip();
  if (menu && !menu.contains(event.target) && !event.target.closest(".lit-target, #part-options")) unpick();
  for (const open of $$("details.menu[open]")) if (!open.contains(event.target)) open.open = false;
  const thing = event.target.closest("[data-thing]");
  if (event.pointerType === "touch" && thing) {
    const from = [event.clientX, event.clientY];
    press = setTimeout(() => { pressed = true; showTip(thing, true); }, PRESS);
    const stop = (other) => {
      if (other.type === "pointermove" && Math.hypot(other.clientX - from[0], other.clientY - from[1]) < 10) return;
      clearTimeout(press);
      for (const name of ["pointermove", "pointerup", "pointercancel"]) removeEventListener(name, stop);
    };
    for (const name of ["pointermove", "pointerup", "pointercancel"]) addEventListener(name, stop);
  }
});
document.addEventListener("contextmenu", (event) => {
  if (pressed && event.target.closest("[data-thing]")) event.preventDefault();
});

document.addEventListener("click", (event) => {
  const target = event.target;
  if (!(target instanceof Element) || moved) { moved = false; return; }
  const button = target.closest("button");
  if (button?.matches(".fold")) return toggleFold(button);
  if (button?.dataset.key !== undefined) return choose(button.dataset.key);
  if (button?.dataset.do) {
    button.closest("details")?.removeAttribute("open");
    return DEEDS[button.dataset.do]?.();
  }
  if (button?.dataset.tab) return showTab(button.dataset.tab);
  if (button?.dataset.side) return showSide(button.dataset.side);
  if (button?.dataset.room) return showRoom(button.dataset.room);
  if (button?.dataset.moment) return show(Number(button.dataset.moment));
  const ref = target.closest(".ref");
  if (ref) { event.preventDefault(); return spot(ref.dataset.ref); }
  if (pressed) { pressed = false; return; }
  const lit = target.closest(".lit-target");
  if (lit && now.turn) return pick(lit, event.detail === 0);
  const thing = target.closest("[data-thing]");
  if (thing && narrow.matches) showTip(thing, true);
});

// ---------------------------------------------------------------- glide

const STEP = 320, MOST = 1200, PIECES = 14;
let gliding = [];

const movable = () => $$("[data-piece], [data-thing]", root).filter((one) => one.ownerSVGElement);
const nameOf = (thing) => thing.dataset.piece ?? thing.dataset.thing;

function whereThingsAre() {
  const found = new Map();
  if (still.matches) return found;
  for (const thing of movable()) {
    if (found.has(nameOf(thing))) continue;
    const rect = thing.getBoundingClientRect();
    if (!rect.width) continue;
    const drawing = thing.closest("[id^=part-]"), origin = thing.ownerSVGElement.getBoundingClientRect();
    found.set(nameOf(thing), { part: drawing?.id, x: rect.x - origin.x, y: rect.y - origin.y, rect });
  }
  return found;
}

function glide(before) {
  skip();
  const moves = [];
  const done = new Set();
  for (const thing of movable()) {
    const name = nameOf(thing), was = before.get(name);
    if (!was || done.has(name)) continue;
    const rect = thing.getBoundingClientRect();
    if (!rect.width) continue;
    done.add(name);
    const origin = thing.ownerSVGElement.getBoundingClientRect();
    const same = was.part === thing.closest("[id^=part-]")?.id;
    const from = same ? { x: origin.x + was.x, y: origin.y + was.y } : was.rect;
    const dx = from.x - rect.x, dy = from.y - rect.y;
    if (Math.hypot(dx, dy) > 12 && !thing.parentElement.closest(".gliding")) moves.push({ thing, dx, dy });
  }
  const apart = moves.length > 1 ? Math.min(STEP, (MOST - STEP) / (moves.length - 1)) : 0;
  if (!moves.length || moves.length > PIECES) return;
  const layer = element("svg", { class: "glide-layer", "aria-hidden": "true" });
  document.body.append(layer);
  gliding = moves.map(({ thing, dx, dy }, place) => {
    const m = thing.getScreenCTM();
    const inner = element("g", { transform: `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})` }, copyOf(thing));
    const ghost = layer.appendChild(element("g", {}, inner));
    thing.classList.add("gliding");
    const animation = ghost.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
      duration: STEP, delay: place * apart, fill: "both", easing: "cubic-bezier(.2, .7, .2, 1)",
    });
    animation.onfinish = () => { thing.classList.remove("gliding"); ghost.remove(); };
    return { animation, thing };
  });
  gliding.at(-1).animation.finished.then(() => layer.remove(), () => layer.remove());
}

function skip() {
  for (const { animation, thing } of gliding) { animation.cancel(); thing.classList.remove("gliding"); }
  gliding = [];
  $(".glide-layer")?.remove();
}

// ---------------------------------------------------------------- what changed

const memory = () => `kronika ${words.table} ${words.language} ${narrow.matches ? "narrow" : "wide"}`;

function hash(text) {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return (value >>> 0).toString(36);
}

// How each thing is drawn, without what lies in it and without its ring.
function drawn() {
  const found = {};
  for (const thing of $$("[data-thing]", root)) {
    if (!thing.ownerSVGElement) continue;
    const key = `${thing.closest("[id^=part-]").id} ${thing.dataset.thing}`;
    if (key in found) continue;
    const copy = thing.cloneNode(true);
    for (const gone of $$("[data-thing], title, .m-lit, .m-lit-halo, .m-lit-arrow, .c-lit, .c-lit-halo", copy)) gone.remove();
    for (const empty of $$("g:empty", copy)) empty.remove();
    found[key] = hash(copy.innerHTML);
  }
  return found;
}

function recall() {
  try {
    return JSON.parse(localStorage.getItem(memory()));
  } catch {
    return null;
  }
}

function look() {
  try {
    localStorage.setItem(memory(), JSON.stringify(drawn()));
  } catch { /* full or forbidden: then nothing is marked */ }
}

function changed() {
  const known = recall();
  if (!known) { if (now.ready) queueMicrotask(look); return []; }
  const found = drawn();
  const keys = Object.keys(found).filter((key) => key in known && known[key] !== found[key]);
  if (keys.length > Object.keys(found).length / 2) return [];
  return keys.flatMap((key) => {
    const [part, name] = [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
    return things(name, $(`#${part}`)).slice(0, 1);
  });
}

// ---------------------------------------------------------------- board

const READABLE = 0.94, TAPPABLE = 0.85, CLOSEST = 3.5, PROMPT = 118;
let fitted = false, byHand = false, scale = 1, drag = null, moved = false, pinch = null;

function natural() {
  const map = $("svg.map", board), box = map?.viewBox.baseVal;
  return box?.width ? { map, width: box.width, height: box.height } : null;
}

function layOut() {
  const is = natural();
  if (!is || !board.clientWidth) return;
  if (!fitted) {
    // The size must not change with the length of the list above, so that is taken as fixed.
    const high = narrow.matches ? board.clientHeight : root.clientHeight - 82 - PROMPT;
    const across = board.clientWidth / is.width, down = high / is.height;
    scale = narrow.matches ? Math.min(Math.max(across, down, TAPPABLE), 1.5) : Math.min(across, Math.max(down, READABLE));
    fitted = true;
    byHand = false;
  }
  size(is);
}

function size({ map, width, height }) {
  map.style.width = `${width * scale}px`;
  map.style.height = `${height * scale}px`;
  board.classList.toggle("zoomed", width * scale > board.clientWidth + 1 || height * scale > board.clientHeight + 1);
}

function zoom(factor, x = board.clientWidth / 2, y = board.clientHeight / 2) {
  const is = natural();
  if (!is) return;
  const least = Math.min(board.clientWidth / is.width, board.clientHeight / is.height, 1);
  const before = scale;
  const left = is.map.getBoundingClientRect().left - board.getBoundingClientRect().left;
  const top = is.map.getBoundingClientRect().top - board.getBoundingClientRect().top;
  scale = Math.max(least, Math.min(CLOSEST, scale * factor));
  const ratio = scale / before;
  byHand = true;
  size(is);
  const margin = Math.max(0, (board.clientWidth - is.width * scale) / 2);
  board.scrollLeft = (x - left) * ratio + margin - x;
  board.scrollTop = (y - top) * ratio - y;
  minimap();
}

board.addEventListener("wheel", (event) => {
  if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  event.preventDefault();
  closeTip();
  const rect = board.getBoundingClientRect();
  zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX - rect.x, event.clientY - rect.y);
}, { passive: false });

board.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "touch" || event.button) return;
  drag = null;
  const start = { x: event.clientX, y: event.clientY, left: board.scrollLeft, top: board.scrollTop };
  const move = (other) => {
    const dx = other.clientX - start.x, dy = other.clientY - start.y;
    if (!drag && Math.hypot(dx, dy) < 6) return;
    drag = start;
    closeTip();
    board.classList.add("drag");
    board.scrollTo(start.left - dx, start.top - dy);
  };
  const end = () => {
    moved = Boolean(drag);
    drag = null;
    board.classList.remove("drag");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (moved) setTimeout(() => { moved = false; });
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
});

const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
board.addEventListener("touchmove", (event) => {
  if (event.touches.length !== 2) { pinch = null; return; }
  event.preventDefault();
  clearTimeout(press);
  const rect = board.getBoundingClientRect(), [a, b] = event.touches, wide = spread(event.touches);
  if (pinch) zoom(wide / pinch, (a.clientX + b.clientX) / 2 - rect.x, (a.clientY + b.clientY) / 2 - rect.y);
  pinch = wide;
}, { passive: false });
board.addEventListener("touchend", () => { pinch = null; });
board.addEventListener("scroll", () => requestAnimationFrame(minimap), { passive: true });

const litInBoard = () => $$(".lit-target", board);

// The panel opens on what can be chosen.
function showLit() {
  root.classList.add("turn-comes");
  setTimeout(() => root.classList.remove("turn-comes"), 7500);
  const rects = litInBoard().map((thing) => thing.getBoundingClientRect()).filter((rect) => rect.width);
  if (!rects.length || !board.classList.contains("zoomed")) return;
  const place = board.getBoundingClientRect();
  const middle = (low, high) => (Math.min(...rects.map((r) => r[low])) + Math.max(...rects.map((r) => r[high]))) / 2;
  board.scrollBy(middle("left", "right") - place.left - place.width / 2, narrow.matches ? middle("top", "bottom") - place.top - place.height / 2 : 0);
}

function minimap() {
  const is = natural(), place = $("#minimap");
  if (!is || !narrow.matches || !board.clientWidth) return;
  const box = is.map.viewBox.baseVal, rect = is.map.getBoundingClientRect(), frame = board.getBoundingClientRect();
  place.setAttribute("preserveAspectRatio", "xMinYMid meet");
  place.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  const areas = [], dots = [];
  let seen = 0;
  for (const thing of $$("[data-thing]", is.map)) {
    const lit = thing.matches(".lit-target"), large = !thing.parentElement.closest("[data-thing]");
    if (!lit && !large) continue;
    const at = boxOf(thing), middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    if (large) areas.push(at);
    if (!lit) continue;
    dots.push(element("circle", { class: "dot", cx: middle.x, cy: middle.y, r: box.width / 44 }));
    const x = rect.x + (middle.x - box.x) * scale, y = rect.y + (middle.y - box.y) * scale;
    if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom) seen++;
  }
  const view = element("rect", {
    class: "window", rx: 8, x: box.x + board.scrollLeft / scale, y: box.y + board.scrollTop / scale,
    width: Math.min(box.width, board.clientWidth / scale), height: Math.min(box.height, board.clientHeight / scale),
  });
  const most = Math.max(0, ...areas.map((area) => area.width * area.height));
  place.replaceChildren(...areas.filter((area) => area.width * area.height > 0.4 * most).map((area) => element("rect", {
    class: "area", x: area.x, y: area.y, width: area.width, height: area.height, rx: 8,
  })), view, ...dots);
  $("#in-view").textContent = dots.length ? words.inView.replace("##", dots.length).replace("#", seen) : "";
}

$("#minimap").addEventListener("pointerdown", (event) => {
  const is = natural(), rect = event.currentTarget.getBoundingClientRect();
  const across = Math.min(rect.width / is.width, rect.height / is.height);
  const x = (event.clientX - rect.x) / across;
  const y = (event.clientY - rect.y - (rect.height - is.height * across) / 2) / across;
  board.scrollTo(x * scale - board.clientWidth / 2, y * scale - board.clientHeight / 2);
});

new ResizeObserver(() => {
  if (!now.ready) return;
  if (!byHand) fitted = false;
  layOut();
  marks();
}).observe(root);

narrow.addEventListener("change", () => {
  fitted = false;
  closeMenu();
  closeTip();
  now.head = -1;
  now.ready = false;
  hello();
});

function showTab(name) {
  root.dataset.tab = name;
  sessionStorage.setItem("kronika tab", name);
  for (const tab of $$(".tabs [data-tab]")) {
    tab.toggleAttribute("aria-current", tab.dataset.tab === name);
    if (tab.dataset.tab === name) badge(tab, 0);
  }
  if (name === "log" || name === "chat") showSide(name);
  layOut();
  marks();
}

function showSide(name) {
  root.dataset.side = name;
  for (const button of $$(".section-head [data-side]")) button.setAttribute("aria-pressed", String(button.dataset.side === name));
  if (name === "chat") { unread = 0; badges(); toEnd($(".chat.shown")); }
  if (name === "log") { following = true; toEnd(log); unreadLines = 0; badges(); }
}

// ---------------------------------------------------------------- past and log

const log = $("#log");
let dragging = false, showing = 0, unreadLines = 0;
let following = true; // whether the log shows its end, and so stays there
const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 40;
const toEnd = (list) => { list.scrollTop = list.scrollHeight; };

function show(moment) {
  const past = moment !== null && moment < now.decision ? Math.max(0, moment) : null;
  clearTimeout(showing);
  showing = setTimeout(send, 60, { do: "show", moment: past });
}

$("#part-history").addEventListener("input", (event) => { dragging = true; show(Number(event.target.value)); });
$("#part-history").addEventListener("change", (event) => {
  dragging = false;
  show(Number(event.target.value));
  if (held !== null) put("history", held);
  held = null;
});

function onLog({ reset, html: source }, first) {
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

function markLog() {
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

// Lights for a while what a line of the log speaks of.
function spot(name) {
  if (narrow.matches) {
    const panel = [["board", board], ["cards", $("#part-cards")], ["players", $("#part-players")]].find(([, part]) => things(name, part).length);
    if (panel) showTab(panel[0]);
  }
  const found = things(name, root).filter((thing) => thing.getBoundingClientRect().width);
  found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (const thing of found) {
    const shape = outline(thing, "spot");
    if (!shape) continue;
    overlay(thing).append(shape);
    setTimeout(() => shape.remove(), 2500);
  }
}

// ---------------------------------------------------------------- talk

let unread = 0, mineToCome = 0; // what I say comes back as news
const rooms = new Set();

function onChat({ room, html: source, reset, fresh }) {
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

function showRoom(name) {
  for (const list of $$("[data-room-list]")) list.classList.toggle("shown", list.dataset.roomList === name);
  for (const button of $$("[data-room]")) button.setAttribute("aria-pressed", String(button.dataset.room === name));
}

function badge(holder, count) {
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

const notes = $("#notes");
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

function onNotes({ text }) {
  if (notes && !writing && document.activeElement !== notes) notes.value = text;
}

// ---------------------------------------------------------------- clocks, turn

const clocks = new Map();

function startClocks() {
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

function tick() {
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

function announce(title, comes, first) {
  if (title) document.title = title;
  $("link[rel=icon]").href = now.turn ? words.iconTurn : words.icon;
  if (comes && !first && document.hidden && globalThis.Notification?.permission === "granted") {
    const note = new Notification(document.title, { body: $(".ask")?.textContent ?? "", tag: words.table, icon: words.iconTurn });
    note.onclick = () => { focus(); note.close(); };
  }
}

const bell = $("#bell");
function ring() {
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

for (const form of $$("form.theme")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const body = new FormData(form, event.submitter);
    document.documentElement.dataset.theme = body.get("theme");
    fetch(form.action, { method: "POST", body: new URLSearchParams(body), redirect: "manual" }).catch(() => {});
  });
}

// ---------------------------------------------------------------- keys

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
  if (tip) closeTip();
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
    if (at.matches(".lit-target") && now.turn) pick(at, true);
    return;
  }
  if (event.key.startsWith("Arrow") && !at.matches("body, #part-prompt, .option, .button, .lit-target")) return;
  const act = /^[1-9]$/.test(event.key) ? () => press1to9(event.key) : KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

// ---------------------------------------------------------------- begin

root.dataset.side = "log";
showTab(sessionStorage.getItem("kronika tab") ?? "board");
ring();
connect();

// Marks over the drawings: rings, dots, glows; and what has changed since one last looked.

import { $, $$, element, narrow, now, root, words } from "./page.js";
import { clearOverlays, corner, hasRing, outline, overlay, things, touched, touches, watchers } from "./things.js";
import { minimap } from "./board.js";

export function marks() {
  clearOverlays();
  const add = (thing, className) => {
    const shape = outline(thing, className);
    if (shape) overlay(thing).append(shape);
  };
  for (const name of now.last) {
    for (const thing of things(name, root)) if (!thing.matches(".lit-target")) add(thing, "m-last");
  }
  for (const name of touched.keys()) {
    for (const thing of things(name, root)) {
      if (!hasRing(thing)) { add(thing, "ring-halo"); add(thing, "ring"); }
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

export function pointAt(options, on) {
  for (const glow of $$(".glow", root)) glow.remove();
  for (const one of $$(".pointed", root)) one.classList.remove("pointed");
  if (!on) return;
  for (const button of options) {
    for (const name of touches(button)) {
      for (const thing of things(name, root)) glow(thing);
    }
  }
}

// What is pointed at glows, and shows the way to it if it is drawn with one.
function glow(thing) {
  const shape = outline(thing, "glow");
  if (shape) overlay(thing).append(shape);
  thing.classList.add("pointed");
}

export function pointTo(thing) {
  const options = (touched.get(thing.dataset.thing) ?? []).filter((button) => !button.matches(".out"));
  pointAt([], true);
  glow(thing);
  for (const button of options) button.classList.add("pointed");
}

const memory = () => `kronika ${words.table} ${words.language} ${narrow.matches ? "narrow" : "wide"}`;

function hash(text) {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return (value >>> 0).toString(36);
}

// How each thing is drawn, without what lies in it and without its ring; and what of it is not as I
// knew it. Both are kept as things come and go.
const prints = new Map(), other = new Set();
let known = null, asked = ""; // what I knew, and for which page

const keyOf = (thing) => `${thing.closest("[id^=part-]")?.id} ${thing.dataset.thing}`;

function print(thing) {
  const copy = thing.cloneNode(true);
  for (const gone of $$("[data-thing], title, .lit-ring", copy)) gone.remove();
  for (const empty of $$("g:empty", copy)) empty.remove();
  return hash(copy.innerHTML);
}

const tell = (key) => { other[known && key in known && known[key] !== prints.get(key) ? "add" : "delete"](key); };

watchers.push({
  comes(thing) {
    if (!thing.ownerSVGElement) return;
    const key = keyOf(thing);
    prints.set(key, print(thing));
    tell(key);
  },
  goes(thing, left) {
    if (left) return; // it is drawn elsewhere, or anew
    for (const key of [...prints.keys()].filter((one) => one.endsWith(` ${thing.dataset.thing}`))) {
      prints.delete(key);
      other.delete(key);
    }
  },
});

function recall() {
  if (asked === memory()) return;
  asked = memory();
  try {
    known = JSON.parse(localStorage.getItem(asked));
  } catch {
    known = null;
  }
  for (const key of prints.keys()) tell(key);
}

export function look() {
  asked = memory();
  known = Object.fromEntries(prints);
  other.clear();
  try {
    localStorage.setItem(asked, JSON.stringify(known));
  } catch { /* full or forbidden: then nothing is marked after the page is opened again */ }
}

function changed() {
  recall();
  if (!known) { if (now.ready) queueMicrotask(look); return []; }
  if (other.size > prints.size / 2) return [];
  return [...other].flatMap((key) => {
    const [part, name] = [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
    return things(name, $(`#${part}`)).slice(0, 1);
  });
}

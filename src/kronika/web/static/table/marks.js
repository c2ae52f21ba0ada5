// Marks over the drawings: rings, dots, glows; and what has changed since one last looked.

import { $, $$, element, narrow, now, root, words } from "./page.js";
import { corner, outline, overlay, things, touched, touches } from "./things.js";
import { minimap } from "./board.js";

export function marks() {
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

export function pointTo(thing) {
  const options = (touched.get(thing.dataset.thing) ?? []).filter((button) => !button.matches(".out"));
  pointAt([], true);
  const shape = outline(thing, "glow");
  if (shape) overlay(thing).append(shape);
  for (const button of options) button.classList.add("pointed");
}

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

export function look() {
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

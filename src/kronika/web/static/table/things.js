// Things of the drawings: which can be chosen, what is known of them, where they are.

import { $, $$, element, root } from "./page.js";

export const facts = new WeakMap(); // of each thing, line by line
export const touched = new Map(); // thing to the buttons of its options
export const things = (name, where = document) => $$(`[data-thing="${CSS.escape(name)}"]`, where);
export const buttons = () => $$("#part-options [data-key]");
export const touches = (button) => button.dataset.touches.split(" ").filter(Boolean);

// The browser's own tooltip would stand beside ours, so its words are taken over.
export function readThings() {
  for (const thing of $$("[data-thing]", root)) {
    const title = $(":scope > title", thing);
    if (!title) continue;
    facts.set(thing, title.textContent.split("\n").filter(Boolean));
    title.remove();
    thing.setAttribute("role", "group");
    thing.setAttribute("aria-label", facts.get(thing)[0] ?? "");
  }
}

export function light() {
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
export function overlay(thing) {
  const drawing = thing.ownerSVGElement;
  return $(":scope > .overlay", drawing) ?? drawing.appendChild(element("g", { class: "overlay", "aria-hidden": "true" }));
}

const SHAPES = ":scope > .m-lit, :scope > .c-lit, :scope > * > .m-lit, :scope > * > .c-lit";
const BODIES = ":scope > .hex, :scope > .m-hit, :scope > .c-card, :scope > .m-slot, :scope > .m-frame";

// The outline of a thing in the drawing's own measure: its ring, its body, or the box around it.
export function outline(thing, className) {
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

export function boxOf(thing) {
  const rect = ($(BODIES, thing) ?? thing).getBoundingClientRect();
  const matrix = thing.ownerSVGElement.getScreenCTM();
  return new DOMRect((rect.x - matrix.e) / matrix.a, (rect.y - matrix.f) / matrix.d,
    rect.width / matrix.a, rect.height / matrix.d);
}

// A thing outside of its drawing: with the classes around it, which give it its colours.
export function copyOf(thing) {
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

// The upper right corner of a thing; of a hex, where it would be if it had one.
export function corner(thing) {
  if (!thing.getBoundingClientRect().width) return null;
  const box = boxOf(thing), inset = $(BODIES, thing)?.matches("path, polygon") ? box.width / 4 : 2;
  return [box.right - inset, box.y + Math.min(inset, 9)];
}

// Things of the drawings: which can be chosen, what is known of them, where they are.

import { $, $$, element, root } from "./page.js";

export const facts = new WeakMap(); // of each thing, line by line
export const touched = new Map(); // thing to the buttons of its options
export const lit = new Set(); // the elements of things that can be chosen
const named = new Map(); // thing to its elements
export const things = (name, where = root) => [...named.get(name) ?? []].filter((one) => where === root || where.contains(one));
export const watchers = []; // who wants to know of things that come and go
export const buttons = () => $$("#part-options [data-key]");
export const touches = (button) => button.dataset.touches.split(" ").filter(Boolean);

// Elements that have come. The browser's own tooltip would stand beside ours, so its words are
// taken over.
export function read(came) {
  for (const thing of came) {
    const name = thing.dataset.thing;
    if (named.has(name)) named.get(name).add(thing);
    else named.set(name, new Set([thing]));
    for (const { comes } of watchers) comes(thing);
    const title = $(":scope > title", thing);
    if (!title) continue;
    facts.set(thing, title.textContent.split("\n").filter(Boolean));
    title.remove();
    thing.setAttribute("role", "group");
    thing.setAttribute("aria-label", facts.get(thing)[0] ?? "");
  }
}

// What has gone from the page.
export function forget(gone) {
  for (const thing of gone.flatMap((node) => [...(node.matches("[data-thing]") ? [node] : []), ...$$("[data-thing]", node)])) {
    const same = named.get(thing.dataset.thing);
    if (!same?.delete(thing)) continue;
    if (!same.size) named.delete(thing.dataset.thing);
    lit.delete(thing);
    for (const { goes } of watchers) goes(thing, same.size);
  }
}

export function light() {
  touched.clear();
  for (const button of buttons()) {
    for (const name of touches(button)) touched.set(name, [...(touched.get(name) ?? []), button]);
  }
  for (const thing of lit) if (!touched.has(thing.dataset.thing)) darken(thing);
  for (const name of touched.keys()) {
    for (const thing of things(name)) {
      lit.add(thing);
      thing.classList.add("lit-target");
    }
  }
  for (const thing of lit) {
    const options = touched.get(thing.dataset.thing);
    const inner = $$(".lit-target", thing);
    const covered = inner.some((one) => touched.get(one.dataset.thing).length >= options.length &&
      options.every((option) => touched.get(one.dataset.thing).includes(option)));
    if (covered) { // what lies in it says the same
      thing.removeAttribute("tabindex");
      continue;
    }
    // A button must not hold another one.
    thing.setAttribute("role", inner.length ? "group" : "button");
    thing.tabIndex = 0;
    const name = facts.get(thing)?.[0] ?? "";
    thing.setAttribute("aria-label", options.length === 1 ? spoken(options[0], name) : name);
  }
}

function darken(thing) {
  lit.delete(thing);
  thing.classList.remove("lit-target", "dimmed");
  thing.removeAttribute("tabindex");
  thing.setAttribute("role", "group");
  thing.setAttribute("aria-label", facts.get(thing)?.[0] ?? "");
}

// What can be chosen where somebody points; what lies on it and cannot be chosen is not in the way.
export function litAt({ target, clientX, clientY }) {
  const found = target.closest(".lit-target");
  if (found || !target.closest("[data-thing]")) return found;
  return document.elementsFromPoint(clientX, clientY).map((one) => one.closest(".lit-target")).find(Boolean);
}

// Whether a thing has been drawn with the ring of what can be chosen.
export const hasRing = (thing) => Boolean($(":scope > .lit-ring", thing));

function spoken(button, name) {
  const text = $("span", button).textContent;
  return text.includes(name) ? text : `${name}: ${text}`;
}

// Marks lie above everything in a drawing of their own.
const overlays = new Map(); // by drawing
export function overlay(thing) {
  const drawing = thing.ownerSVGElement;
  if (!overlays.has(drawing)) overlays.set(drawing, drawing.appendChild(element("g", { class: "overlay", "aria-hidden": "true" })));
  return overlays.get(drawing);
}

export function clearOverlays() {
  for (const [drawing, layer] of overlays) {
    if (drawing.isConnected) layer.replaceChildren();
    else overlays.delete(drawing);
  }
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
  for (const gone of $$(".lit-ring, .overlay", copy)) gone.remove();
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

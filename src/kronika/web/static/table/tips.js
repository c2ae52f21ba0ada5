// Facts of a thing, beside it or as a sheet.

import { element, hand, html, now, root, words } from "./page.js";
import { boxOf, copyOf, facts, lit, things, touched } from "./things.js";

// Puts a box beside a rectangle, never over it if there is room anywhere.
export function beside(box, rect) {
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

const HOVER = 350;
export let tip = null, tipOf = null, tipTimer = 0;

export function showTip(thing, asSheet = false) {
  closeTip();
  const known = facts.get(thing);
  if (!known?.length || hand.drag) return;
  const lines = now.turn && lit.has(thing) ? [...known, words.canChoose] : known;
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

export function showTipSoon(thing) {
  tipTimer = setTimeout(showTip, HOVER, thing);
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

export function closeTip() {
  clearTimeout(tipTimer);
  tip?.remove();
  tip = tipOf = null;
}

// A tooltip stays open when the piece under it is drawn anew.
export function retip() {
  if (!tip || tip.getAttribute("role") === "dialog") return;
  const thing = things(tipOf, root).find((one) => one.matches(":hover, :focus"));
  if (thing) showTip(thing);
  else closeTip();
}

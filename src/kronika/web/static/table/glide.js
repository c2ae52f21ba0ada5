// Things glide to their new places.

import { $, $$, element, still } from "./page.js";
import { elementsOf } from "./pieces.js";
import { copyOf } from "./things.js";

const STEP = 320, MOST = 1200, PIECES = 14;
let gliding = [];

const movable = (places) => places.flatMap((place) => $$("[data-piece], [data-thing]", place)).filter((one) => one.ownerSVGElement);
const nameOf = (thing) => thing.dataset.piece ?? thing.dataset.thing;

// Where things are that may move, because what they stand in comes anew.
export function whereThingsAre(names) {
  const found = new Map();
  if (still.matches) return found;
  for (const thing of movable(elementsOf(names))) {
    if (found.has(nameOf(thing))) continue;
    const rect = thing.getBoundingClientRect();
    if (!rect.width) continue;
    const drawing = thing.closest("[id^=part-]"), origin = thing.ownerSVGElement.getBoundingClientRect();
    found.set(nameOf(thing), { part: drawing?.id, x: rect.x - origin.x, y: rect.y - origin.y, rect });
  }
  return found;
}

export function glide(before, names) {
  skip();
  const moves = [];
  const done = new Set();
  for (const thing of movable(elementsOf(names))) {
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

export function skip() {
  for (const { animation, thing } of gliding) { animation.cancel(); thing.classList.remove("gliding"); }
  gliding = [];
  $(".glide-layer")?.remove();
}

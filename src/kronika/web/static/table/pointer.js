// What the pointer and the focus do.

import { $$, hand, narrow, now, root } from "./page.js";
import { closeTip, showTip, showTipSoon, tip, tipOf } from "./tips.js";
import { litAt } from "./things.js";
import { marks, pointAt, pointTo } from "./marks.js";
import { skip } from "./glide.js";
import { show, showRoom } from "./log.js";
import { choose, menu, pick, toggleFold, unpick } from "./choices.js";
import { showSide, showTab, spot } from "./panels.js";
import { DEEDS } from "./deeds.js";
import { tooSoon } from "./calm.js";

const PRESS = 450;
const DECIDES = new Set(["undo", "agree", "refuse", "withdraw", "sure"]);

// When the page moves under a pointer that rests, that is no pointing.
let rests = "";
document.addEventListener("pointermove", (event) => { rests = `${event.clientX} ${event.clientY}`; }, { passive: true });

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || rests === `${event.clientX} ${event.clientY}`) return;
  const option = event.target.closest?.("[data-touches]");
  if (option) return pointAt([option], true);
  const thing = event.target.closest?.("[data-thing]");
  if (!thing || hand.drag) return;
  const lit = litAt(event);
  if (lit) pointTo(lit);
  if (tip && tipOf === thing.dataset.thing) return;
  closeTip();
  if (!menu) showTipSoon(thing);
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
let pressed = false;
document.addEventListener("pointerdown", (event) => {
  skip();
  pressed = false;
  if (tip && !tip.contains(event.target)) closeTip();
  if (menu && !menu.contains(event.target) && !event.target.closest(".lit-target, #part-options")) unpick();
  for (const open of $$("details.menu[open]")) if (!open.contains(event.target)) open.open = false;
  const thing = event.target.closest("[data-thing]");
  if (event.pointerType === "touch" && thing) {
    const from = [event.clientX, event.clientY];
    hand.press = setTimeout(() => { pressed = true; showTip(thing, true); }, PRESS);
    const stop = (other) => {
      if (other.type === "pointermove" && Math.hypot(other.clientX - from[0], other.clientY - from[1]) < 10) return;
      clearTimeout(hand.press);
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
  if (!(target instanceof Element) || hand.moved) { hand.moved = false; return; }
  const button = target.closest("button");
  if (tooSoon() && (button?.dataset.key !== undefined || DECIDES.has(button?.dataset.do) || (!button && litAt(event)))) return;
  if (button?.matches(".fold")) return toggleFold(button);
  if (button?.dataset.key !== undefined) return choose(button.dataset.key);
  if (button?.dataset.do) {
    button.closest("details")?.removeAttribute("open");
    return DEEDS[button.dataset.do]?.(button);
  }
  if (button?.dataset.tab) return showTab(button.dataset.tab);
  if (button?.dataset.side) return showSide(button.dataset.side);
  if (button?.dataset.room) return showRoom(button.dataset.room);
  if (button?.dataset.moment) return show(Number(button.dataset.moment));
  const leaf = target.closest("g[data-turn]");
  if (leaf) return DEEDS.turn(leaf);
  const ref = target.closest(".ref");
  if (ref) { event.preventDefault(); return spot(ref.dataset.ref); }
  if (pressed) { pressed = false; return; }
  const lit = litAt(event);
  if (lit && now.turn) return pick(lit, event.detail === 0);
  const thing = target.closest("[data-thing]");
  if (thing && narrow.matches) showTip(thing, true);
});

// Panels: tabs of a phone, sides of the column; and what changes with the window.

import { $, $$, board, narrow, now, root } from "./page.js";
import { hello } from "./connection.js";
import { outline, overlay, things } from "./things.js";
import { closeTip } from "./tips.js";
import { layOut, resized, unfit } from "./board.js";
import { marks } from "./marks.js";
import { badge, reads } from "./log.js";
import { closeMenu } from "./choices.js";

new ResizeObserver(() => {
  if (!now.ready) return;
  resized();
  marks();
}).observe(root);

narrow.addEventListener("change", () => {
  unfit();
  closeMenu();
  closeTip();
  now.head = -1;
  now.ready = false;
  hello();
});

export function showTab(wanted) {
  const name = wanted === "realm" && !$("#part-realm > svg") ? "board" : wanted; // not every game has one
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

export function showSide(name) {
  root.dataset.side = name;
  for (const button of $$(".section-head [data-side]")) button.setAttribute("aria-pressed", String(button.dataset.side === name));
  reads(name);
}

// Lights for a while what a line of the log speaks of.
export function spot(name) {
  if (narrow.matches) {
    const panel = [["board", board], ["realm", $("#part-realm")], ["cards", $("#part-cards")], ["players", $("#part-players")]].find(([, part]) => things(name, part).length);
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

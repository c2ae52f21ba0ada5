// Choosing: by a lit thing, by its button, by a number.

import { $, $$, html, low, narrow, now, root, toast, words } from "./page.js";
import { busy, send, settle, wait } from "./connection.js";
import { buttons, facts, lit, things, touched, touches } from "./things.js";
import { beside, closeTip } from "./tips.js";
import { look, marks, pointAt } from "./marks.js";
import { markLog } from "./log.js";
import { asksNumber, turnTo } from "./ranges.js";
import { asksFirst, drew, tooSoon } from "./calm.js";

export const visible = () => $$("#part-options .option, #part-options .option-final, #part-options .final .button")
  .filter((button) => button.getClientRects().length);

// The keys 1 to 9 go to what can be seen; a group that was opened comes first. Nobody leaves by a key.
export function number() {
  const all = $$("#part-options .option"), opened = (button) => button.matches(".option-group[id]:not([hidden]) > *");
  let count = 0;
  for (const button of [...all.filter(opened), ...all.filter((one) => !opened(one))]) {
    const shown = !button.closest("[hidden]") && !button.matches(".quits") && !button.matches(".out") && !(listed() && button.matches(".on-board"));
    $("kbd", button).textContent = shown && ++count <= 9 ? String(count) : "";
  }
}

// In a low window, what can be clicked on the board is not listed above it as well.
let list = sessionStorage.getItem("kronika list") === "open";
const listed = () => low.matches && !list && !now.picked.length;
const FEW = 2;

export function fold() {
  const all = $$("#part-options .options [data-key]");
  const there = all.filter((button) => touches(button).some((name) => things(name, root).some((thing) => thing.getClientRects().length)));
  for (const button of all) button.classList.toggle("on-board", there.length > FEW && there.includes(button));
  for (const folded of $$("#part-options .fold")) {
    const inside = $$(`#${folded.getAttribute("aria-controls")} [data-key]`);
    folded.classList.toggle("on-board", inside.length > 0 && inside.every((button) => button.matches(".on-board")));
  }
  const button = $("#part-options .listing");
  if (button) {
    button.classList.toggle("useful", there.length > FEW);
    button.setAttribute("aria-expanded", String(list));
    if (there.length > FEW) $("span", button).textContent = words.listing.replace("#", there.length);
  }
  root.classList.toggle("unlisted", listed());
  number();
}

export function toggleList() {
  list = !list;
  sessionStorage.setItem("kronika list", list ? "open" : "");
  drew();
  fold();
}
low.addEventListener("change", fold);

export function choose(key, surely = false) {
  if (busy || !now.turn || (!surely && asksFirst(key))) return;
  if (!send({ do: "choose", ask: now.ask, key, always: $("#always")?.checked ?? false })) return;
  wait();
  acted();
  unpick();
  closeTip();
}

// When I act I have looked at everything; what I know is then the next frame, with what I did.
export let pending = false;
export function known() {
  pending = false;
  now.fresh = true;
  now.seen = now.decision;
  look();
}

export function acted() {
  pending = true;
  now.fresh = false;
  now.seen = now.decision;
  send({ do: "seen" });
  markLog();
}

export function pick(thing, byKey) {
  const name = thing.dataset.thing;
  const twice = now.picked.includes(name);
  let options = remaining().filter((button) => touches(button).includes(name));
  if (twice) {
    if (tooSoon()) return;
    if (options.length === 1) choose(options[0].dataset.key);
    else unpick();
    return;
  }
  if (!options.length) {
    now.picked = [];
    options = touched.get(name);
  }
  if (options.length === 1 && !narrow.matches) { if (!asksNumber(options[0])) choose(options[0].dataset.key); return; }
  now.picked = [...now.picked, name];
  drew();
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
  for (const thing of lit) thing.classList.toggle("dimmed", some && !kept.has(thing.dataset.thing));
  fold();
  marks();
}

export function unpick() {
  closeMenu();
  if (!now.picked.length) return;
  now.picked = [];
  narrowList();
}

export let menu = null, menuOf = null;
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

export function closeMenu() {
  const had = menu?.contains(document.activeElement);
  menu?.remove();
  menu = null;
  if (had) (menuOf.isConnected && menuOf.tabIndex >= 0 ? menuOf : $("#part-prompt")).focus({ preventScroll: true });
}

export function onHint(message) {
  settle();
  for (const button of $$(".suggested")) button.classList.remove("suggested");
  turnTo(message.key);
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

export function toggleFold(fold) {
  drew();
  const open = fold.getAttribute("aria-expanded") !== "true";
  for (const other of $$("#part-options .fold")) {
    other.setAttribute("aria-expanded", String(open && other === fold));
    $(`#${other.getAttribute("aria-controls")}`).hidden = !(open && other === fold);
  }
  number();
  if (open) $(`#${fold.getAttribute("aria-controls")}`).scrollIntoView({ block: "nearest" });
}

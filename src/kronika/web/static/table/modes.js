// Ways to look at the board, and leaves of a drawing of which one lies on top. Both are switched here:
// the server is not asked, and style alone says what they show.

import { $, $$, board, root, toast, words } from "./page.js";
import { scale, zoom } from "./board.js";
import { things } from "./things.js";

const kept = `kronika mode ${words.game}`;
const buttons = () => $$("#part-top [data-mode]");
let from = null; // where the board was before a mode that has its own place on it

// The mode that is on, after the bar was drawn anew.
export function modes() {
  const all = buttons();
  $("#next-mode").hidden = !all.length;
  if (!all.length) return;
  const on = all.find((button) => button.dataset.mode === localStorage.getItem(kept)) ?? all[0];
  root.dataset.mode = on.dataset.mode;
  for (const button of all) button.setAttribute("aria-pressed", String(button === on));
}

// A button of the bar names its mode; that of a phone goes on to the next.
export function look(button) {
  const all = buttons(), before = all.findIndex((one) => one.dataset.mode === root.dataset.mode);
  const next = button.dataset.mode ? button : all[(before + 1) % all.length];
  localStorage.setItem(kept, next.dataset.mode);
  modes();
  if (button !== next) toast(next.title);
  const place = $(`[data-place="${CSS.escape(next.dataset.mode)}"]`, board);
  if (place) {
    from ??= { left: board.scrollLeft, top: board.scrollTop };
    const at = place.getBoundingClientRect(), frame = board.getBoundingClientRect();
    const across = frame.width / at.width, down = frame.height / at.height;
    if (Math.min(across, down) < 1) zoom(Math.max(Math.min(across, down), Math.min(1 / scale, 1)));
    const now = place.getBoundingClientRect();
    board.scrollBy(now.left - frame.left - Math.max(0, (frame.width - now.width) / 2), now.top - frame.top);
  } else if (from) {
    board.scrollTo(from);
    from = null;
  }
}

// Leaves: the one that was asked for lies on top, until a question is about another one.
let asked = null;
export const unturn = () => { asked = null; };

export function leaves() {
  const all = $$("[data-leaf]", root);
  if (!all.length) return;
  const usual = sessionStorage.getItem("kronika leaf");
  const first = all.find((leaf) => leaf.dataset.leaf === usual) ?? all[0];
  // What stands elsewhere too can be chosen there.
  const elsewhere = (one) => things(one.dataset.thing).some((other) => !other.closest("[data-leaf]"));
  const lit = all.filter((leaf) => $$(".lit-target", leaf).some((one) => !elsewhere(one)));
  const top = asked ?? (lit.length && !lit.includes(first) ? lit[0] : first).dataset.leaf;
  for (const leaf of all) leaf.classList.toggle("open", leaf.dataset.leaf === top);
  const { ownerSVGElement: drawing, dataset } = all.find((leaf) => leaf.dataset.leaf === top) ?? all[0];
  drawing.viewBox.baseVal.height = Number(dataset.high);
  for (const button of $$("[data-turn]", root)) button.setAttribute("aria-pressed", String(button.dataset.turn === top));
}

export function turn(button) {
  asked = button.dataset.turn;
  sessionStorage.setItem("kronika leaf", asked);
  leaves();
}

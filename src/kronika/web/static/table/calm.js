// Nobody decides by a click that was meant for something else.

import { $, $$, narrow, now, root, words } from "./page.js";
import { busy, send, settle, wait } from "./connection.js";

// What has slid under the pointer a moment ago is not what was aimed at.
const CALM = 500;
let drawn = -Infinity;
export const drew = () => { drawn = performance.now(); };
export const tooSoon = () => performance.now() - drawn < CALM;

// While the pointer rests on the list, the list does not get lower: so nothing slides there.
const decide = $(".decide");
export function holdStill() {
  if (!narrow.matches && decide.matches(":hover")) decide.style.minHeight = `${decide.offsetHeight}px`;
}
decide.addEventListener("pointerleave", () => {
  if (!decide.style.minHeight) return;
  decide.style.minHeight = "";
  drew();
});

// A line that comes or goes above pushes everything else.
new MutationObserver(drew).observe($("#connection"), { attributes: true, attributeFilter: ["hidden"] });

// A choice that is asked about once more.
const sure = $("#sure"), CHANGES = { turn: ({ ends }) => ends, final: ({ back }) => !back };
let kept = null, focus = null;

const buttonOf = (key) => $$("#part-options [data-key]").find((button) => button.dataset.key === key);
const nameOf = (button) => $("span", button)?.textContent ?? "";

// Whether a choice has to wait: for a question, or for the server to say whether there is one.
export function asksFirst(key) {
  const button = buttonOf(key);
  if (button?.dataset.sure) { ask(button, button.dataset.sure); return true; }
  if (!CHANGES[words.confirm] || busy) return false;
  if (send({ do: "weigh", ask: now.ask, key })) wait();
  return true;
}

function ask(button, text) {
  kept = button.dataset.key;
  focus = document.activeElement;
  $("#sure-words").textContent = text;
  $("[data-do=sure] span", sure).textContent = nameOf(button);
  // What gives something up is not loud here either: the way back is.
  const gives = "sure" in button.dataset;
  $("[data-do=sure]", sure).classList.toggle("primary", !gives);
  $("[data-do=not-sure]", sure).classList.toggle("primary", gives);
  sure.hidden = false;
  root.classList.add("asks-again");
  drew();
  $("[data-do=sure]", sure).focus({ preventScroll: true });
}

// Ends the question; what was chosen, if that is what is wanted.
export function unask() {
  const key = kept;
  if (sure.hidden) return null;
  kept = null;
  sure.hidden = true;
  root.classList.remove("asks-again");
  drew();
  if (focus?.isConnected) focus.focus({ preventScroll: true });
  return key;
}

export const asking = () => !sure.hidden;

// The server has said what a choice would bring: the choice counts now, or after a question.
export function onWeighed(message, choose) {
  settle();
  const button = buttonOf(message.key);
  if (!button || !now.turn) return;
  if (!CHANGES[words.confirm](message)) { choose(message.key, true); return; }
  ask(button, (message.back ? words.sure : words.sureForGood).replace("#", nameOf(button)));
}

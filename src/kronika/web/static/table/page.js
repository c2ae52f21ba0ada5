// What every module of the table's page needs: elements, the words of the page, what is known now.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const words = $("#words").dataset;
export const root = $(".table");
export const board = $("#part-board");
// One panel at a time: on a phone, however it is held, and where letters are twice as large.
export const narrow = matchMedia("(max-width: 760px), (max-height: 500px)");
export const low = matchMedia("(min-width: 761px) and (min-height: 501px) and (max-height: 820px)");
export const still = matchMedia("(prefers-reduced-motion: reduce)");
const SVG = "http://www.w3.org/2000/svg";

export const now = {
  head: -1, ask: null, own: null, // how much has happened, what I am asked, how far I have decided
  decision: 0, moment: 0, you: null, turn: false, over: false, last: [],
  seen: null, // how many decisions I had looked at
  fresh: true, // whether to mark what changed since then
  picked: [], // things clicked so far, where one click does not say all
  ready: false, // whether a frame has come
};

// What a finger or a mouse is about to do.
export const hand = {
  drag: null, // from where the board is being dragged
  moved: false, // whether the click to come only ends that
  press: 0, // the timer of a long press
};

export function element(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function html(name, className, text = "") {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

export function toast(text) {
  $(".toast")?.remove();
  const made = html("div", "toast", text);
  made.setAttribute("role", "status");
  document.body.append(made);
  setTimeout(() => made.remove(), 2500 + 50 * text.length);
}

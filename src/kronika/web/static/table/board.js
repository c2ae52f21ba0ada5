// The board: its size, zoom and window, and the small map of a phone.

import { $, $$, board, element, hand, low, narrow, root, words } from "./page.js";
import { boxOf, lit, watchers } from "./things.js";
import { closeTip } from "./tips.js";

// Letters of drawings have at least 12 px: as small as this they can still be read.
const READABLE = 0.92, CLOSEST = 3.5, PROMPT = 118, FOLDED = 46, GROWTH = 0.33;
export let fitted = false, byHand = false, scale = 1, pinch = null;

function natural() {
  const map = $("svg.map", board), box = map?.viewBox.baseVal;
  return box?.width ? { map, width: box.width, height: box.height } : null;
}

// A map that one moves about fills its place; what stays below it takes some of that.
const below = () => $("#part-cards");
const moves = () => narrow.matches || below().offsetHeight > 0;

export function layOut() {
  const is = natural();
  if (!is || !board.clientWidth) return;
  if (!fitted) {
    // The size must not change with the length of the list above, so that is taken as fixed.
    const high = narrow.matches ? board.clientHeight : root.clientHeight - 82 - (low.matches ? FOLDED : PROMPT) - below().offsetHeight;
    const across = board.clientWidth / is.width, down = high / is.height;
    scale = Math.max(READABLE, moves() ? Math.min(Math.max(across, down), 1.5) : Math.min(across, down));
    fitted = true;
    byHand = false;
  }
  size(is);
  repeat();
}

// What lies so low on the board that one would have to scroll for it, is shown beside it as well.
export function repeat() {
  const again = $("#part-players .again"), top = natural()?.map.getBoundingClientRect().top;
  if (!again || top === undefined) return;
  const mine = $$("[data-thing]", again).map((thing) => $(`[data-thing="${CSS.escape(thing.dataset.thing)}"]`, board)).filter(Boolean);
  const lowest = Math.max(0, ...mine.map((thing) => thing.getBoundingClientRect().bottom - top));
  again.classList.toggle("needed", !narrow.matches && lowest > board.clientHeight);
}

// The next lay-out fits the board into its place again.
export function unfit() {
  fitted = false;
}

export function resized() {
  if (!byHand) unfit();
  layOut();
}

function size({ map, width, height }) {
  map.style.width = `${width * scale}px`;
  map.style.height = `${height * scale}px`;
  come(map);
  board.classList.toggle("zoomed", width * scale > board.clientWidth + 1 || height * scale > board.clientHeight + 1);
}

// Pieces and letters grow less than the map does, and what has room only near by is shown there: the
// map says from which scales on.
function come(map) {
  const steps = (map.dataset.near ?? "").split(" ").filter(Boolean);
  if (!steps.length) return;
  board.dataset.near = String(steps.filter((step) => scale >= Number(step)).length);
  board.style.setProperty("--grow", (scale ** GROWTH).toFixed(3));
  board.style.setProperty("--pin", (scale ** GROWTH / scale).toFixed(3));
}

export function zoom(factor, x = board.clientWidth / 2, y = board.clientHeight / 2) {
  const is = natural();
  if (!is) return;
  const least = Math.min(board.clientWidth / is.width, board.clientHeight / is.height, 1);
  const before = scale;
  const left = is.map.getBoundingClientRect().left - board.getBoundingClientRect().left;
  const top = is.map.getBoundingClientRect().top - board.getBoundingClientRect().top;
  scale = Math.max(least, Math.min(CLOSEST, scale * factor));
  const ratio = scale / before;
  byHand = true;
  size(is);
  const margin = Math.max(0, (board.clientWidth - is.width * scale) / 2);
  board.scrollLeft = (x - left) * ratio + margin - x;
  board.scrollTop = (y - top) * ratio - y;
  minimap();
}

board.addEventListener("wheel", (event) => {
  if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  event.preventDefault();
  closeTip();
  const rect = board.getBoundingClientRect();
  zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX - rect.x, event.clientY - rect.y);
}, { passive: false });

board.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "touch" || event.button) return;
  hand.drag = null;
  const start = { x: event.clientX, y: event.clientY, left: board.scrollLeft, top: board.scrollTop };
  const move = (other) => {
    const dx = other.clientX - start.x, dy = other.clientY - start.y;
    if (!hand.drag && Math.hypot(dx, dy) < 6) return;
    hand.drag = start;
    closeTip();
    board.classList.add("drag");
    board.scrollTo(start.left - dx, start.top - dy);
  };
  const end = () => {
    hand.moved = Boolean(hand.drag);
    hand.drag = null;
    board.classList.remove("drag");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (hand.moved) setTimeout(() => { hand.moved = false; });
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
});

const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
board.addEventListener("touchmove", (event) => {
  if (event.touches.length !== 2) { pinch = null; return; }
  event.preventDefault();
  clearTimeout(hand.press);
  const rect = board.getBoundingClientRect(), [a, b] = event.touches, wide = spread(event.touches);
  if (pinch) zoom(wide / pinch, (a.clientX + b.clientX) / 2 - rect.x, (a.clientY + b.clientY) / 2 - rect.y);
  pinch = wide;
}, { passive: false });
board.addEventListener("touchend", () => { pinch = null; });
board.addEventListener("scroll", () => requestAnimationFrame(minimap), { passive: true });

const litInBoard = () => [...lit].filter((thing) => board.contains(thing));

// The panel opens on what can be chosen.
export function showLit() {
  root.classList.add("turn-comes");
  setTimeout(() => root.classList.remove("turn-comes"), 7500);
  goToLit();
}

// To where most of what can be chosen is in view; not at all, if some of it is already.
export function goToLit() {
  const rects = litInBoard().map((thing) => thing.getBoundingClientRect()).filter((rect) => rect.width);
  const place = board.getBoundingClientRect(), { width, height } = place;
  if (!rects.length || !board.classList.contains("zoomed") || !place.width) return;
  const seen = (dx, dy) => rects.filter((r) => r.left - dx >= place.left && r.right - dx <= place.right && r.top - dy >= place.top && r.bottom - dy <= place.bottom).length;
  if (seen(0, 0)) return;
  const ways = rects.map((r) => [(r.left + r.right) / 2 - place.left - width / 2, (r.top + r.bottom) / 2 - place.top - height / 2]);
  const middle = [0, 1].map((axis) => (Math.min(...ways.map((way) => way[axis])) + Math.max(...ways.map((way) => way[axis]))) / 2);
  const best = [middle, ...ways].reduce((one, other) => (seen(...other) > seen(...one) ? other : one));
  board.scrollBy(...best);
}

// A board that one moves about opens on what is mine, or else on its middle.
export function showMine() {
  if (!moves() || litInBoard().length) return;
  const seat = $("#part-players .player")?.className.match(/seat-\d+/)?.[0];
  const place = board.getBoundingClientRect();
  const mine = words.seat !== undefined && seat ? $$(`.${seat}`, board).map((one) => one.getBoundingClientRect()) : [];
  const first = mine.find((rect) => rect.width && rect.width < place.width);
  if (first) board.scrollBy(first.left - place.left - place.width / 2, first.top - place.top - place.height / 2);
  else board.scrollTo((board.scrollWidth - board.clientWidth) / 2, (board.scrollHeight - board.clientHeight) / 2);
}

// The large places of the map, which stay where they are until others come.
let areas = null;
const leaves = (thing) => { if (areas && board.contains(thing) && !areas.has(thing.dataset.thing)) areas = null; };
watchers.push({ comes: leaves, goes: (thing, left) => { if (!left && areas?.has(thing.dataset.thing)) areas = null; } });
export const remeasure = () => { areas = null; };

function measured(map) {
  const large = $$("[data-thing]", map).filter((thing) => !thing.parentElement.closest("[data-thing]"));
  return new Map(large.map((thing) => [thing.dataset.thing, boxOf(thing)]));
}

export function minimap() {
  const is = natural(), place = $("#minimap");
  if (!is || !narrow.matches || !board.clientWidth) return;
  const box = is.map.viewBox.baseVal, rect = is.map.getBoundingClientRect(), frame = board.getBoundingClientRect();
  place.setAttribute("preserveAspectRatio", "xMinYMid meet");
  place.style.aspectRatio = `${box.width} / ${box.height}`;
  place.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  const dots = [];
  areas ??= measured(is.map);
  let seen = 0;
  for (const thing of litInBoard()) {
    const at = boxOf(thing), middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    dots.push(element("circle", { class: "dot", cx: middle.x, cy: middle.y, r: box.width / 44 }));
    const x = rect.x + (middle.x - box.x) * scale, y = rect.y + (middle.y - box.y) * scale;
    if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom) seen++;
  }
  const view = element("rect", {
    class: "window", rx: 8, x: box.x + board.scrollLeft / scale, y: box.y + board.scrollTop / scale,
    width: Math.min(box.width, board.clientWidth / scale), height: Math.min(box.height, board.clientHeight / scale),
  });
  // A map that has one land shows that; others show their large places.
  const land = $("[data-land]", is.map);
  if (land) {
    place.replaceChildren(element("use", { class: "area", href: `#${land.id}` }), view, ...dots);
    tell(dots.length, seen);
    return;
  }
  const boxes = [...areas.values()], most = Math.max(0, ...boxes.map((area) => area.width * area.height));
  place.replaceChildren(...boxes.filter((area) => area.width * area.height > 0.4 * most).map((area) => element("rect", {
    class: "area", x: area.x, y: area.y, width: area.width, height: area.height, rx: 8,
  })), view, ...dots);
  tell(dots.length, seen);
}

function tell(count, seen) {
  $("#in-view").textContent = count ? words.inView.replace("##", count).replace("#", seen) : "";
}

$("#minimap").addEventListener("pointerdown", (event) => {
  const is = natural(), rect = event.currentTarget.getBoundingClientRect();
  const across = Math.min(rect.width / is.width, rect.height / is.height);
  const x = (event.clientX - rect.x) / across;
  const y = (event.clientY - rect.y - (rect.height - is.height * across) / 2) / across;
  board.scrollTo(x * scale - board.clientWidth / 2, y * scale - board.clientHeight / 2);
});

// Pieces of the page, each with a name and a version. A new one takes the place of the old one; what
// stands in a piece has a hole for a place, so that it stays the element that it is.

import { $, $$ } from "./page.js";
import { has, hello } from "./connection.js";
import { forget, read } from "./things.js";

const pieces = new Map(); // by name: version, nodes, the names of its holes

has.have = () => [...pieces.values()].map((piece) => piece.version).join(" ");

const place = (name) => document.getElementById(`part-${name}`);

// The elements in which pieces are now, as far as they are there.
export const elementsOf = (names) => names.flatMap((name) => place(name) ?? pieces.get(name)?.nodes ?? []);

function made(version, source) {
  const template = document.createElement("template"), drawn = source.startsWith("<g");
  template.innerHTML = drawn ? `<svg>${source}</svg>` : source;
  const inside = drawn ? template.content.firstChild : template.content;
  const holes = $$("[data-hole]", inside);
  return { version, inside, nodes: [...inside.childNodes], holes, things: $$("[data-thing]", inside) };
}

export function put(came) {
  const fresh = new Map(), old = [];
  for (const [name, [version, source]] of Object.entries(came)) {
    if (pieces.has(name)) old.push(pieces.get(name));
    fresh.set(name, made(version, source));
  }
  for (const [name, piece] of fresh) piece.before = pieces.get(name), pieces.set(name, piece);
  let whole = true;
  for (const piece of fresh.values()) {
    piece.names = piece.holes.map((hole) => hole.dataset.hole);
    for (const hole of piece.holes) {
      const inner = pieces.get(hole.dataset.hole);
      if (inner) hole.replaceWith(...inner.nodes);
      else whole = false;
    }
  }
  for (const [name, piece] of fresh) {
    const [first] = piece.nodes;
    if (place(name)) place(name).replaceChildren(...piece.inside.childNodes);
    else if (first.parentNode === piece.inside) piece.before?.nodes[0]?.replaceWith(first);
  }
  for (const [name, piece] of fresh) {
    piece.nodes = piece.nodes.filter((node) => node.isConnected);
    if (!place(name) && !piece.nodes.length) whole = false;
    read(piece.things);
    piece.before = piece.inside = piece.holes = piece.things = null;
  }
  for (const piece of old) leave(piece);
  if (!whole) hello(true); // it should not be: then everything is sent anew
}

function leave(piece) {
  forget(piece.nodes.filter((node) => node.nodeType === 1 && !node.isConnected));
  for (const name of piece.names) {
    const inner = pieces.get(name);
    if (!inner || inner.nodes.some((node) => node.isConnected)) continue;
    pieces.delete(name);
    leave(inner);
  }
}

// Whether a piece with this name is among those that hold others: then things may have moved.
export const holds = (names) => names.some((name) => pieces.get(name)?.names.length);

// What the buttons of the page do.

import { $, now, toast, words } from "./page.js";
import { busy, send, wait } from "./connection.js";
import { layOut, repeat, unfit, zoom } from "./board.js";
import { marks } from "./marks.js";
import { show } from "./log.js";
import { acted, choose, toggleList, unpick } from "./choices.js";
import { unask } from "./calm.js";
import { look, turn } from "./modes.js";

export const DEEDS = {
  undo: () => { if (!busy && send({ do: "undo", own: now.own })) { wait(); acted(); } },
  hint: () => { if (!busy && send({ do: "hint", ask: now.ask })) wait(); },
  agree: () => send({ do: "answer", yes: true }),
  refuse: () => send({ do: "answer", yes: false }),
  withdraw: () => send({ do: "withdraw" }),
  forget: (button) => send({ do: "forget", prompt: button.dataset.prompt }),
  now: () => show(null),
  widen: unpick,
  listing: () => { toggleList(); repeat(); },
  sure: () => { const key = unask(); if (key !== null) choose(key, true); },
  "not-sure": () => { unask(); },
  "zoom-in": () => zoom(1.25), "zoom-out": () => zoom(1 / 1.25), fit: () => { unfit(); layOut(); marks(); },
  look: (button) => { look(button); marks(); }, turn: (button) => { turn(button); marks(); },
  keys: () => $("#keys").showModal(),
  resign: () => $("#resign").showModal(),
  copy: copyLink,
};

async function copyLink() {
  const link = `${location.origin}/tables/${words.table}/at/${now.moment}`;
  try {
    await navigator.clipboard.writeText(link);
    toast(words.copied);
  } catch {
    toast(link);
  }
}

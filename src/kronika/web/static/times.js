// Times in the reader's own time zone, whenever they come; without this they are the server's.
"use strict";

(() => {
  const language = document.documentElement.lang === "en" ? "en-GB" : document.documentElement.lang;
  const date = { day: "numeric", month: "long" };
  const clock = { hour: "numeric", minute: "2-digit", hourCycle: "h23" };

  function tell(time) {
    const at = new Date(time.dateTime), today = new Date();
    const format = time.dataset.shown === "day" ? { ...date }
      : at.toDateString() === today.toDateString() ? { ...clock } : { ...date, ...clock };
    if (format.day && at.getFullYear() !== today.getFullYear()) format.year = "numeric";
    time.textContent = at.toLocaleString(language, format);
    time.title = at.toLocaleString(language, { ...date, ...clock, year: "numeric" });
  }

  const all = (root) => { for (const time of root.querySelectorAll("time[data-shown]")) tell(time); };
  all(document);
  for (const list of document.querySelectorAll("[data-room-list]")) {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) all(node);
    }).observe(list, { childList: true });
  }
})();

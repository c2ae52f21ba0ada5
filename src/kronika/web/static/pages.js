// Plain pages work without this; it only makes them quicker.
"use strict";

(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  // A copy button appears only where copying works.
  if (navigator.clipboard) {
    for (const button of all("[data-copy]")) {
      const label = button.querySelector("span");
      const words = label.textContent;
      button.hidden = false;
      button.addEventListener("click", async () => {
        try {
          await navigator.clipboard.writeText(button.dataset.copy);
        } catch {
          return;
        }
        label.textContent = button.dataset.done;
        button.classList.add("did");
        setTimeout(() => {
          label.textContent = words;
          button.classList.remove("did");
        }, 2000);
      });
    }
  }
  for (const field of all("[data-select]")) field.addEventListener("focus", () => field.select());

  for (const heading of all("h1[data-evening]")) {
    const hour = new Date().getHours();
    const { morning, day, evening } = heading.dataset;
    heading.textContent = hour >= 4 && hour < 11 ? morning : hour >= 11 && hour < 18 ? day : evening;
  }

  // A new table: the fields of the chosen game, as many seats as players, one seat of my own.
  for (const form of all("form.new-table")) {
    const button = form.querySelector("button.primary");
    const seats = all(".seat-row select", form);
    const players = () => {
      const game = form.querySelector(".pick-game:checked");
      const block = game && game.closest(".game-block");
      const chosen = block && block.querySelector(".segments input:checked");
      return chosen ? Number(chosen.value) : seats.length;
    };
    const fit = (changed) => {
      const number = players();
      for (const block of all(".game-block", form)) {
        const off = !block.querySelector(".pick-game").checked;
        for (const field of all(".of-game input, .of-game select", block)) field.disabled = off;
      }
      seats.forEach((seat, index) => {
        seat.closest(".seat-row").hidden = index >= number;
        seat.disabled = index >= number;
      });
      const there = seats.slice(0, number);
      if (changed && changed.value === "me") {
        const bot = changed.querySelector("optgroup option:last-child").value;
        for (const seat of there) if (seat !== changed && seat.value === "me") seat.value = bot;
      }
      const waits = there.some((seat) => seat.value === "friend" || seat.value === "free");
      button.textContent = waits ? button.dataset.open : button.dataset.ready;
    };
    form.addEventListener("change", (event) => {
      fit(seats.includes(event.target) ? event.target : null);
    });
    form.addEventListener("submit", () => setTimeout(() => { button.disabled = true; }));
    window.addEventListener("pageshow", () => { button.disabled = false; fit(null); });
    fit(null);
  }

  // Notifications of the browser are asked for by a press, never by themselves.
  for (const box of all(".browser-notes")) {
    if (!("Notification" in window)) continue;
    const button = box.querySelector("[data-notify]");
    const label = button.querySelector("span");
    const tell = () => {
      const state = Notification.permission;
      button.disabled = state !== "default";
      if (state !== "default") label.textContent = button.dataset[state];
    };
    box.hidden = false;
    button.addEventListener("click", async () => { await Notification.requestPermission(); tell(); });
    tell();
  }

  // Somebody who waits for others sees them come: the page is fetched anew while it is looked at.
  const waiting = document.querySelector("[data-refresh]");
  if (waiting) {
    setInterval(async () => {
      if (document.hidden || document.querySelector("input:focus, details.danger[open]")) return;
      try {
        const answer = await fetch(location.href, { headers: { "Accept": "text/html" } });
        if (!answer.ok) return;
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const fresh = page.querySelector("[data-refresh]");
        if (!fresh || fresh.dataset.refresh !== waiting.dataset.refresh) location.reload();
      } catch {
        // The server will be there again.
      }
    }, 4000);
  }

  // On a phone the contents of the rules are folded at first.
  if (window.matchMedia("(max-width: 1000px)").matches) {
    for (const contents of all("details.contents")) contents.open = false;
  }
})();

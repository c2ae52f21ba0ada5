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

  // A new table: the fields of the chosen game, as many seats as players, one seat of my own, and
  // only values that go together.
  for (const form of all("form.new-table")) {
    const button = form.querySelector("button.primary");
    const seats = all(".seat-row select", form);
    const others = form.querySelector(".others");
    const go = form.querySelector(".go p");
    const block = () => {
      const game = form.querySelector(".pick-game:checked");
      return game && game.closest(".game-block");
    };
    const players = () => {
      const here = block();
      const chosen = here && here.querySelector(".of-players input:checked");
      return chosen ? Number(chosen.value) : seats.length;
    };
    const fields = (name) => [...form.elements].filter((field) => field.name === name);
    const valueOf = (name) => {
      const box = fields(name).find((field) => field.type === "checkbox");
      if (box) return String(box.checked);
      const found = fields(name).find((field) => field.type !== "radio" || field.checked);
      return found ? found.value : "";
    };
    const { bot } = form.dataset;

    // What a value needs and does not have: it cannot be chosen, and the reason is said.
    const withhold = () => {
      for (const field of all("[data-withheld]", form)) {
        delete field.dataset.withheld;
        field.disabled = false;
      }
      const here = block();
      for (const variant of all(".variant.off", form)) variant.classList.remove("off");
      for (const want of here ? all(".want", here) : []) {
        const { field, value, other, among, where, whereAmong } = want.dataset;
        const said = valueOf(other);
        const holds = !where || whereAmong.split(" ").includes(valueOf(where));
        const missing = holds && said !== "" && !among.split(" ").includes(said);
        want.hidden = !missing;
        if (!missing) continue;
        for (const one of fields(field)) {
          if (one.type === "hidden") continue;
          if (one.type === "checkbox" || one.type === "radio") {
            if (value && one.value !== value) continue;
            if (one.checked && one.type === "radio") fields(field)[0].checked = true;
            one.checked = false;
            one.disabled = true;
            one.dataset.withheld = "";
            continue;
          }
          const off = [...one.options].filter((option, place) => value ? option.value === value : place > 0);
          for (const option of off) {
            if (option.selected) one.selectedIndex = 0;
            option.disabled = true;
            option.dataset.withheld = "";
          }
        }
        const variant = want.closest(".variant");
        if (variant) variant.classList.toggle("off", !all("option:not(:first-child):not([value='']):enabled, input[type=checkbox]:enabled", variant).length);
        for (const text of value ? [] : fields(`${field}.text`)) {
          text.value = "";
          text.disabled = true;
          text.dataset.withheld = "";
        }
      }
    };

    const fit = (changed) => {
      const number = players();
      for (const one of all(".game-block", form)) {
        const off = !one.querySelector(".pick-game").checked;
        for (const field of all(".of-game input, .of-game select", one)) field.disabled = off;
      }
      withhold();
      seats.forEach((seat, index) => {
        seat.closest(".seat-row").hidden = index >= number;
        seat.disabled = index >= number;
      });
      const there = seats.slice(0, number);
      if (changed && changed.value === "me") {
        for (const seat of there) if (seat !== changed && seat.value === "me") seat.value = bot;
      }
      const waits = there.some((seat) => seat.value === "friend" || seat.value === "free");
      button.textContent = waits ? button.dataset.open : button.dataset.ready;
      const here = block();
      if (!here) return;
      const chosen = all(".of-game input[data-said]:checked", here).map((field) => field.dataset.said);
      const pace = form.querySelector("[name=pace]:checked");
      const how = pace ? pace.nextElementSibling.textContent : "";
      const count = chosen.pop();
      go.hidden = false;
      go.querySelector("b").textContent = [here.querySelector(".choice b").textContent, ...chosen].join(", ");
      go.querySelector("span").textContent = [count, how].filter(Boolean).join(" · ");
    };

    others.hidden = false;
    for (const who of all("[data-all]", others)) {
      who.addEventListener("click", () => {
        const there = seats.slice(0, players());
        const mine = there.find((seat) => seat.value === "me");
        for (const seat of there) {
          if (seat !== mine) seat.value = who.dataset.all;
        }
        fit(null);
      });
    }
    form.addEventListener("change", (event) => {
      fit(seats.includes(event.target) ? event.target : null);
    });
    form.addEventListener("submit", () => setTimeout(() => { button.disabled = true; }));
    window.addEventListener("pageshow", () => { button.disabled = false; fit(null); });
    fit(null);
  }

  // Open tables of one game only.
  for (const filter of all(".filter")) {
    filter.hidden = false;
    const buttons = all("[data-only]", filter);
    for (const one of buttons) {
      one.addEventListener("click", () => {
        for (const other of buttons) other.setAttribute("aria-pressed", String(other === one));
        for (const row of all("[data-game]", filter.closest("section"))) {
          row.hidden = one.dataset.only !== "" && row.dataset.game !== one.dataset.only;
        }
      });
    }
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

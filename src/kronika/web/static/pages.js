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
    // What fixes the number of players where nobody is asked for it: a row that is chosen.
    const fixing = () => {
      const here = block();
      return here && here.querySelector(".of-game [data-players]:checked");
    };
    const players = () => {
      const here = block();
      const chosen = here && here.querySelector(".of-players input:checked");
      const row = fixing();
      return row ? Number(row.dataset.players) : chosen ? Number(chosen.value) : seats.length;
    };
    const fields = (name) => [...form.elements].filter((field) => field.name === name);
    const valueOf = (name) => {
      const box = fields(name).find((field) => field.type === "checkbox");
      if (box) return String(box.checked);
      const found = fields(name).find((field) => field.type !== "radio" || field.checked);
      if (!found && name.endsWith(".players") && fixing()) return fixing().dataset.players;
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

    // Seats that the rules play themselves: as many as what is chosen allows, or wants.
    const numbersOfOwn = () => {
      const row = fixing();
      return row && row.dataset.own ? row.dataset.own.split(" ").map(Number) : [0];
    };
    const fitOwn = (there, changed) => {
      const numbers = numbersOfOwn();
      const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
      const alone = least > 0 && least === there.length - 1;
      for (const seat of there) {
        for (const option of seat.options) {
          const off = option.value === "own" ? most === 0 : alone && option.value !== "me";
          option.hidden = option.disabled = off;
        }
        if (seat.value !== "own" && "before" in seat.dataset) delete seat.dataset.before;
      }
      const others = there.filter((seat) => seat.value !== "me");
      const mine = () => others.filter((seat) => seat.value === "own");
      for (const seat of mine()) {
        if (mine().length <= most && (least > 0 || !("before" in seat.dataset))) continue;
        seat.value = seat.dataset.before || bot;
        delete seat.dataset.before;
      }
      for (const seat of [...others].reverse()) {
        if (mine().length >= least) break;
        if (seat.value === "own" || (seat === changed && !alone)) continue;
        seat.dataset.before = seat.value;
        seat.value = "own";
      }
      for (const who of all("[data-all]", form)) who.hidden = who.dataset.all === "own" ? most === 0 : alone;
    };

    // The side that each seat has, where what is chosen says so.
    const showSides = () => {
      const row = fixing();
      const sides = row && row.dataset.sides ? row.dataset.sides.split(" ") : [];
      const drawn = row && row.closest(".of-game").querySelector("template.sides");
      seats.forEach((seat, index) => {
        const label = seat.closest(".seat-row");
        const old = label.querySelector(".side");
        const now = (drawn && sides[index]) || "";
        if ((old ? old.dataset.side : "") === now) return;
        if (old) old.remove();
        label.classList.toggle("sided", Boolean(now));
        const side = now && drawn.content.querySelector(`[data-side="${CSS.escape(now)}"]`);
        if (side) label.prepend(side.cloneNode(true));
      });
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
      showSides();
      if (changed && changed.value === "me") {
        for (const seat of there) if (seat !== changed && seat.value === "me") seat.value = bot;
      }
      fitOwn(there, changed);
      const waits = there.some((seat) => seat.value === "friend" || seat.value === "free");
      button.textContent = waits ? button.dataset.open : button.dataset.ready;
      const here = block();
      if (!here) return;
      const chosen = all(".of-game input[data-said]:checked", here).map((field) => field.dataset.said);
      const pace = form.querySelector("[name=pace]:checked");
      const how = pace ? pace.nextElementSibling.textContent : "";
      const row = fixing();
      const takes = row && row.closest("label").querySelector(".minutes");
      const count = row ? [row.dataset.count, takes && takes.textContent].filter(Boolean).join(" · ") : chosen.pop();
      go.hidden = false;
      go.querySelector("b").textContent = [here.querySelector(".choice b").textContent, ...chosen].join(", ");
      go.querySelector("span").textContent = [count, how].filter(Boolean).join(" · ");
    };

    // Rows that fit what people look for; what is chosen stays.
    for (const filters of all(".fact-filters", form)) {
      filters.hidden = false;
      const list = filters.parentElement.querySelector(".listed");
      const rows = all(".listed-row", list);
      const sift = () => {
        const wanted = all("[data-fact] [data-least][aria-pressed=true]", filters);
        for (const row of rows) {
          row.hidden = !row.querySelector("input").checked && wanted.some((one) => {
            const fact = row.querySelector(`.fact.${one.parentElement.dataset.fact}`);
            return !fact || Number(fact.dataset.most) < Number(one.dataset.least) || Number(fact.dataset.least) > Number(one.dataset.most);
          });
        }
      };
      for (const one of all("button", filters)) {
        one.addEventListener("click", () => {
          for (const other of all("button", one.parentElement)) other.setAttribute("aria-pressed", String(other === one));
          sift();
        });
      }
      list.addEventListener("change", sift);
    }
    // The chosen row is in sight from the start, and whenever its game is chosen.
    const showChosen = () => {
      for (const row of all(".listed-row:has(:checked)", form)) {
        const list = row.parentElement;
        list.scrollTop = Math.max(0, row.offsetTop - list.offsetTop - (list.clientHeight - row.offsetHeight) / 2);
      }
    };
    for (const game of all(".pick-game", form)) game.addEventListener("change", showChosen);

    form.classList.add("scripted");
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
    showChosen();
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

// Numbers that can be turned up and down: the button beside them chooses what they say.

import { $, $$ } from "./page.js";

const place = $("#part-options");

function turn(range, wanted, typing = false) {
  const { stem, said, any } = range.dataset, least = Number(range.dataset.least), most = Number(range.dataset.most);
  const number = Math.min(most, Math.max(least, Math.round(Number(wanted)) || least));
  const button = $(".option", range);
  if (!typing) $("input", range).value = number;
  button.dataset.key = `${stem} ${number}`;
  $("span", button).textContent = said ? said.split("\n")[number - least] : any.replace("#", number);
}

// A range that has this key says it now.
export function turnTo(key) {
  const at = key.lastIndexOf(" "), range = $$(".range", place).find((one) => one.dataset.stem === key.slice(0, at));
  if (range) turn(range, key.slice(at + 1));
}

// Who points at what a number is about, says the number next.
export function asksNumber(button) {
  const field = button.closest(".range") && $("input", button.closest(".range"));
  field?.focus();
  field?.select();
  return Boolean(field);
}

place.addEventListener("click", (event) => {
  const pressed = event.target.closest("[data-step], [data-value]"), range = pressed?.closest(".range");
  if (range) turn(range, pressed.dataset.value ?? Number($("input", range).value) + Number(pressed.dataset.step));
});
place.addEventListener("input", (event) => {
  const range = event.target.closest(".range");
  if (range) turn(range, event.target.value, true);
});
place.addEventListener("change", (event) => {
  const range = event.target.closest(".range");
  if (range) turn(range, event.target.value);
});
place.addEventListener("keydown", (event) => {
  const range = event.target.matches("input") && event.target.closest(".range");
  if (!range || event.key !== "Enter") return;
  event.preventDefault();
  turn(range, event.target.value);
  $(".option", range).click();
});

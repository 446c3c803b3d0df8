// A table: everything is drawn by the server; this listens, shows what is new and sends what is chosen.
import { attempt } from "./attempt.js";
import { here, send } from "./server.js";
import { changed, show, touches } from "./parts.js";
import { listen } from "./stream.js";
import { turn } from "./alerts.js";
import { commands, elsewhere, grown, lesson, reach, rise, setting, unread } from "./commands.js";
import { say } from "./toast.js";
import * as places from "./places.js";
import * as bar from "./bar.js";
import * as keys from "./keys.js";
import * as drag from "./drag.js";
import * as tips from "./tips.js";

// The form follows the window: a phone keeps its own when it is turned, so that nothing is fetched anew.
const narrow = matchMedia("(max-width: 700px), (max-width: 1000px) and (max-height: 500px)");
function fit() {
  const form = narrow.matches ? "phone" : "desk";
  if (form === here.form) return;
  const address = new URL(location.href);
  address.searchParams.set("form", form);
  location.replace(address);
}
narrow.addEventListener("change", fit);
fit();

document.addEventListener("click", (event) => {
  const el = event.target.closest("[data-do]");
  if (el && !el.disabled) commands[el.dataset.do]?.(el);
  else if (/** @type {Element} */ (event.target).matches("dialog")) event.target.close();
});

document.addEventListener("change", (event) => {
  const el = /** @type {Element} */ (event.target);
  if (el.dataset.setting) setting(el);
  if (el.dataset.replace && el.value) {
    places.tellServer("replace", { target: Number(el.dataset.replace), bot: el.value });
  }
});

// A text that may not have arrived is sent again as what it was: said after the same line.
/** @type {{ text: string, after: number }} */
let unsaid = null;
let said = -1;
const lines = () => [...document.querySelectorAll("#part-chat [data-line]")].map((el) => Number(el.dataset.line));

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.dataset.form !== "chat") return;
  event.preventDefault();
  const text = form.text.value.trim();
  if (!text) return;
  form.text.value = "";
  const sent = unsaid?.text === text ? unsaid : { text, after: Math.max(said, ...lines()) };
  try {
    const told = await send("chat", sent);
    unsaid = null;
    said = told.line;
    show(told);
  } catch (error) {
    unsaid = sent;
    form.text.value = text;
    if (error.message) say(error.message);
  }
});

// New parts end what was chosen among the old ones. A curtain takes the keyboard too.
changed((told) => {
  if (touches(told) && !told.stays) attempt(places.unselect);
  if (told.parts["part-end"]) attempt(closeDialogs);
  attempt(unread, told);
  attempt(grown, told);
  attempt(reach);
  attempt(elsewhere);
  attempt(rise);
  attempt(lesson);
  attempt(curtain);
});

// What was asked in a menu is settled when the game is: the result lies open.
function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
}

function curtain() {
  const up = document.querySelector(".curtain");
  for (const el of document.querySelectorAll("header, main, .sheet, .tabbar")) el.inert = Boolean(up);
  up?.querySelector("a")?.focus();
}

for (const scroll of document.querySelectorAll(".scroll")) scroll.scrollTop = scroll.scrollHeight;
document.body.classList.toggle("past", here.at !== "");
listen();
attempt(turn, here.turn === "1");
attempt(bar.begin);
attempt(places.begin);
attempt(keys.begin);
attempt(drag.begin, { act: places.act, close: tips.close, common: places.common });
attempt(elsewhere);
attempt(reach);
attempt(lesson);
attempt(curtain);

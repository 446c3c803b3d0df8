// Putting new parts into the page: focus stays where it was, pieces travel from where they were.
import { attempt } from "./attempt.js";
import { here } from "./server.js";
import { measure, travel } from "./motion.js";
import { announce } from "./toast.js";
import * as tips from "./tips.js";

/** @type {((told: Told) => void)[]} */
const listeners = [];
/** @param {(told: Told) => void} listener */
export const changed = (listener) => listeners.push(listener);

function focused() {
  const el = document.activeElement;
  if (!el || el === document.body) return null;
  for (const key of ["el", "do", "acts", "setting"]) {
    if (el.dataset && el.dataset[key] !== undefined) return [key, el.dataset[key], el.dataset.moment];
  }
  return null;
}

/** @param {string[]} kept */
function refocus(kept) {
  if (!kept || (document.activeElement && document.activeElement !== document.body)) return;
  const [key, value, moment] = kept;
  let query = `[data-${key}="${CSS.escape(value)}"]`;
  if (moment !== undefined) query += `[data-moment="${moment}"]`;
  const el = document.querySelector(query);
  if (!el || el.disabled) return;
  if (key === "el" && !el.hasAttribute("tabindex")) el.setAttribute("tabindex", "-1");
  el.focus({ preventScroll: true });
}

// Whoever reads the end of the log goes on reading its end.
/** @param {Record<string, string>} parts */
function put(parts) {
  const low = [...document.querySelectorAll(".scroll")].filter((el) => el.scrollHeight - el.scrollTop - el.clientHeight < 40);
  for (const [id, html] of Object.entries(parts)) {
    const el = document.getElementById(id);
    if (el) el.innerHTML = html;
  }
  for (const el of low) el.scrollTop = el.scrollHeight;
}

// Talk and tools leave the table as it is.
/** @param {Told} told */
export const touches = (told) => Object.keys(told.parts).some((id) => id !== "part-chat" && id !== "part-tools");

/** @param {string} name */
function offers(name) {
  const places = name === tips.TABLE ? "[data-el]" : `[data-el="${CSS.escape(name)}"]`;
  return [...document.querySelectorAll(`${places}[data-acts]`)].map((el) => el.dataset.acts).join(" ");
}

// The place whose menu or sheet is open or on its way, or the table where that is a hint, and what it offers.
function chosen() {
  const hinted = document.querySelector("#tips .hint") && tips.TABLE;
  const name = tips.coming() || hinted || document.querySelector("#tips .choices, #sheet [data-for]")?.dataset.for;
  return name && tips.isBare() ? [name, offers(name)] : null;
}

// What is chosen stays so while its place offers the same: where several decide at once, others move meanwhile.
/** @param {[string, string]} place @param {Told} told */
function stays(place, told) {
  return place?.[1] && Number(told.step) === Number(here.step) && offers(place[0]) === place[1];
}

/** @param {Told} told */
export function show(told) {
  if (!told || !told.parts) return;
  const past = told.at !== undefined && told.at !== null;
  const kept = attempt(focused);
  const place = touches(told) && !past ? attempt(chosen) : null;
  if (touches(told) && !place) attempt(tips.forget);
  const before = attempt(measure);
  put(told.parts);
  told.stays = Boolean(attempt(stays, place, told));
  if (told.stays) tips.outdate();
  else if (place) attempt(tips.forget);
  const sheet = document.querySelector("#sheet [data-for]");
  if (told.stays && sheet) {
    document.querySelector(`[data-el="${CSS.escape(sheet.dataset.for)}"]`)?.classList.add("selected", "hovered");
  }
  here.at = past ? String(told.at) : "";
  if (!past && told.digest) {
    here.number = String(told.number);
    here.step = String(told.step);
    here.digest = told.digest;
  }
  document.body.classList.toggle("past", past);
  if (told.title) document.title = told.title;
  attempt(travel, before);
  attempt(refocus, kept);
  attempt(mark);
  attempt(read, told);
  for (const listener of listeners) attempt(listener, told);
}

/** @param {Told} told */
function read(told) {
  const asked = document.getElementById("asked");
  if (asked && told.parts["part-prompt"] !== undefined) announce(asked.textContent);
}

// The last line of the log up to the moment that is shown; says whether the page has it. Not every move has a line.
export function mark() {
  for (const el of document.querySelectorAll("[data-moment][aria-current]")) el.removeAttribute("aria-current");
  if (here.at === "") return true;
  /** @param {Element} el */
  const moment = (el) => Number(el.dataset.moment);
  const told = [...document.querySelectorAll(".log [data-do=at]")].filter((el) => moment(el) <= Number(here.at));
  const line = told.reduce((best, el) => (best && moment(best) >= moment(el) ? best : el), /** @type {Element} */ (null));
  line?.setAttribute("aria-current", "true");
  line?.closest("li").scrollIntoView({ block: "nearest" });
  return Boolean(line);
}

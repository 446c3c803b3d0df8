// Places: what glows acts, what does not says why. Mouse, finger and keyboard come together here.
import { here, moment, send } from "./server.js";
import { show } from "./parts.js";
import { resync } from "./stream.js";
import { say, tell } from "./toast.js";
import { dragged, dragging } from "./drag.js";
import * as tips from "./tips.js";

const HOVER = 120; // ms until a preview
const BRIDGE = 320; // ms in which a pointer may go from a place to its menu
const LONG = 500; // ms until a press is long
let timer = 0;
let leaving = 0;
let busy = false;
let sent = ""; // the moment of what is on its way
let pressed = 0;
let silent = false; // the click after a long press says nothing
let finger = false;

/** @param {EventTarget} node */
export const placeOf = (node) => node.closest?.("[data-el]");
/** @param {EventTarget} node */
const actorOf = (node) => node.closest?.("[data-acts]");
// The acts of a place; "!" stands before the one that a click does at once, "~" before those that begin elsewhere, "?"
// before those that ask first.
/** @param {Element} el */
const written = (el) => (el?.dataset.acts || "").split("|").filter(Boolean);
/** @param {string} act */
const bare = (act) => act.replace(/^[~?!]+/, "");
/** @param {string} act */
const asks = (act) => /^~?\?/.test(act);
/** @param {Element} el */
const actsOf = (el) => written(el).map(bare);
// On a phone only what is the one thing to do there, or is laid out and changed as a whole, is done without a sheet.
/** @param {Element} el */
const atOnce = (el) => actsOf(el).length === 1 || straight(el).startsWith("anew ");
/** @param {Element} el */
const straight = (el) => (el?.dataset.acts || "").match(/(?:^|\|)~?!([^|]+)/)?.[1];

// A click on what is about to change is dropped; steps back and forth wait for each other. If the news comes before
// the answer, a click on what it brought waits for the answer.
const PATIENT = new Set(["undo", "redo"]);
/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** @param {Told} told */
async function caughtUp({ number, step }) {
  const behind = () => Number(here.number) < number || (Number(here.number) === number && Number(here.step) < step);
  for (let n = 0; n < 60 && here.at === "" && behind(); n++) await pause(25);
}

/** @param {string} name @param {Record<string, unknown>} [more] */
export async function tellServer(name, more) {
  const clicked = moment();
  while (busy && (PATIENT.has(name) || clicked !== sent)) await pause(25);
  if (busy || (clicked !== moment() && !PATIENT.has(name))) return;
  busy = true;
  sent = moment();
  document.body.classList.add("busy");
  try {
    const told = await send(name, more);
    if (told.url) location.href = told.url;
    else {
      // Otherwise the news has closed what was open, and what is open now was opened since.
      if (sent === moment()) {
        tips.forget();
        unselect();
      }
      show(told);
      await caughtUp(told);
    }
  } catch (error) {
    if (error.status === 409) {
      if (error.message) say(error.message);
      else tell("stale");
      resync();
    } else if (error.message && error.status) say(error.rule ? `${error.rule}: ${error.message}` : error.message);
    else tell("failed");
  } finally {
    busy = false;
    document.body.classList.remove("busy");
  }
}

/** @param {string} name */
export const act = (name) => tellServer("act", { actions: name.split(" ") });

/** @param {Element} el */
export function choose(el) {
  const acts = actsOf(el);
  const place = placeOf(el);
  const inside = el.closest("#tips, .sheet");
  if (!inside && straight(el) && (here.form !== "phone" || atOnce(el))) return act(straight(el));
  if (here.form === "phone" && place && !inside) return select(place);
  if (acts.length === 1 && (inside || !place || !written(el).some(asks))) return act(acts[0]);
  return offer(place);
}

// With the keyboard a place that offers several things always opens its menu; a number chooses from it at once.
/** @param {Element} place */
export function enter(place) {
  const acts = actsOf(place);
  if (here.form === "phone" || acts.length === 1) return choose(place);
  return offer(place);
}

/** @param {Element} place @param {number} number */
export function pick(place, number) {
  const acts = actsOf(place);
  if (acts.length > 1 && number <= acts.length) act(acts[number - 1]);
}

// What two places offer in common is done by dragging one to the other; what asks first is not.
/** @param {Element} el */
const sure = (el) => written(el).filter((act) => !asks(act)).map(bare);
/** @param {Element} one @param {Element} other */
export const common = (one, other) => sure(one).find((act) => sure(other).includes(act));

/** @param {Element} place */
export async function offer(place) {
  clearTimeout(timer);
  const tip = await tips.lay(place, "choices", { el: place.dataset.el }, true);
  tip?.querySelector("[data-acts]")?.focus();
}

/** @param {Element} place @param {Point} [point] */
export function explain(place, name = "help", point = null) {
  clearTimeout(timer);
  if (name === "why" && here.seat === "-") name = "help";
  const more = { el: place.dataset.el };
  tips.lay(place, name, more, true, point).then((tip) => {
    if (tip && name === "why") place.classList.add("refused");
  });
}

// On a phone the first tap selects: the sheet shows the place in full, and its buttons act. Small things are done at once.
/** @param {Element} place */
export async function select(place) {
  unselect();
  place.classList.add("selected", "hovered");
  let html;
  try {
    html = await tips.ask("sheet", { el: place.dataset.el });
  } catch (error) {
    return error.message && say(error.message);
  }
  const sheet = document.getElementById("sheet");
  sheet.innerHTML = html;
  tips.course(sheet);
  place.scrollIntoView({ block: "nearest" });
  const main = sheet.querySelector("template[data-main]");
  const slot = document.getElementById("main-act");
  if (main && slot) slot.replaceChildren(main.content.cloneNode(true));
}

export function unselect() {
  for (const el of document.querySelectorAll(".selected")) el.classList.remove("selected", "hovered");
  const sheet = document.getElementById("sheet");
  if (!sheet?.firstChild) return;
  sheet.replaceChildren();
  document.getElementById("main-act")?.replaceChildren();
  tips.close();
}

// What stands in its stead after an update, if anything does.
/** @param {Element} el */
const drawn = (el) =>
  el.isConnected ? el : el.dataset.el && document.querySelector(`[data-el="${CSS.escape(el.dataset.el)}"]`);

/** @param {Element} el */
export function peek(el) {
  clearTimeout(timer);
  clearTimeout(leaving);
  if (!actsOf(el).length || tips.isPinned() || here.form === "phone" || dragging()) return;
  timer = setTimeout(() => {
    const now = drawn(el); // the table may have changed meanwhile, or the card be on its way
    const acts = now && !dragging() ? actsOf(now) : [];
    if (!acts.length) return;
    now.classList.add("hovered");
    const place = placeOf(now);
    /** @type {[string, Record<string, unknown>]} */
    const more = acts.length === 1 ? ["preview", { act: acts[0] }] : ["choices", { el: place.dataset.el }];
    tips.lay(now, ...more).then((tip) => tip && now.classList.add("hovered"));
  }, HOVER);
}

// A menu waits for the pointer that is on its way to it.
export function unpeek() {
  clearTimeout(timer);
  clearTimeout(leaving);
  if (tips.isPinned()) return;
  if (tips.open()?.matches(".choices")) leaving = setTimeout(() => tips.isPinned() || tips.close(), BRIDGE);
  else tips.close();
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (silent || dragged()) return (silent = false);
  const node = /** @type {Element} */ (event.target);
  if (node.closest("[data-do], a, dialog, input, select, label")) return;
  const actor = actorOf(node);
  const place = placeOf(node);
  if (actor) {
    event.preventDefault();
    const twice = !finger || here.form === "phone" || actor.classList.contains("hovered") || actor.closest("#tips");
    if (twice || !place) return choose(actor);
    tips.close();
    return peek(actor);
  }
  if (node.closest("#tips")) return;
  if (place && here.at === "") return here.form === "phone" ? select(place) : explain(place, "why", [event.clientX, event.clientY]);
  tips.close();
}

export function begin() {
  document.addEventListener("click", clicked);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const el = actorOf(event.target);
    if (event.target.closest?.("#tips")) clearTimeout(leaving);
    if (el?.closest("#tips")) tips.detail(el);
    else if (el) peek(el);
  });
  document.addEventListener("pointerout", (event) => {
    const el = event.target.closest?.("#tips") || actorOf(event.target);
    if (el && !el.contains(/** @type {Node} */ (event.relatedTarget))) unpeek();
  });
  document.addEventListener("focusin", (event) => {
    const el = actorOf(event.target);
    if (el?.closest("#tips")) tips.detail(el);
    else if (el && /** @type {Element} */ (event.target).matches(":focus-visible")) peek(el);
  });
  document.addEventListener("focusout", (event) => actorOf(event.target) && !event.target.closest("#tips") && unpeek());
  document.addEventListener("contextmenu", (event) => {
    const place = placeOf(event.target);
    if (!place) return;
    event.preventDefault();
    explain(place, "help", [event.clientX, event.clientY]);
  });
  document.addEventListener("pointerdown", (event) => {
    finger = event.pointerType !== "mouse";
    const place = placeOf(event.target);
    if (!finger || !place) return;
    pressed = setTimeout(() => {
      silent = true;
      explain(place, actsOf(actorOf(event.target)).length ? "help" : "why");
    }, LONG);
  });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointermove"])) {
    document.addEventListener(name, (event) => {
      if (name !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(pressed);
    });
  }
}

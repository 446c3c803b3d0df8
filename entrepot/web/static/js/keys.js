// The keyboard: arrows walk the history, or the places once one is chosen; Enter acts, a number does one of several things, H explains, ? lists all keys.
import { here } from "./server.js";
import { enter as choose, explain, pick, placeOf, unselect } from "./places.js";
import * as tips from "./tips.js";
import * as past from "./past.js";
import { commands } from "./commands.js";

/** @type {Record<string, number>} */
const ARROWS = { ArrowLeft: 0, ArrowRight: 1, ArrowUp: 2, ArrowDown: 3 };
/** @type {Record<string, string>} */
const LETTERS = { u: "undo", r: "redo", c: "confirm", t: "text", m: "menu", a: "hint", "?": "keys" };
// The same keys on a Cyrillic keyboard.
/** @type {Record<string, string>} */
const CYRILLIC = { г: "u", к: "r", с: "c", е: "t", ф: "a", р: "h", ь: "m", х: "[", ъ: "]", ї: "]" };

/** @param {string} name */
const byName = (name) => name && document.querySelector(`[data-el="${CSS.escape(name)}"]`);
/** @param {Element} el */
const middle = (el) => {
  const rect = el.getBoundingClientRect();
  return [rect.left + rect.width / 2, rect.top + rect.height / 2, rect.width];
};

/** @param {Element} el */
function focus(el) {
  if (!el) return;
  if (!el.hasAttribute("tabindex")) el.setAttribute("tabindex", "-1");
  el.focus();
  el.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// The nearest place in a direction: straight ahead counts for more than near.
/** @param {Element} from @param {number} way */
function nearest(from, way) {
  const [x, y] = middle(from);
  let best = null;
  for (const el of document.querySelectorAll("[data-el]")) {
    if (el === from || el.contains(from) || from.contains(el)) continue;
    const inside = placeOf(el.parentElement);
    if (inside && !el.dataset.acts && !inside.contains(from)) continue; // a detail of another place
    const [a, b, width] = middle(el);
    if (!width) continue;
    const [dx, dy] = [a - x, b - y];
    const ahead = [-dx, dx, -dy, dy][way];
    const aside = Math.abs(way < 2 ? dy : dx);
    if (ahead <= 1) continue;
    const cost = ahead + aside * 1.2 - (el.dataset.acts ? 4 : 0);
    if (!best || cost < best.cost) best = { cost, el };
  }
  return best?.el;
}

/** @param {number} way */
function walk(way) {
  const from = placeOf(document.activeElement);
  if (!from) return focus(document.querySelector(".place[data-acts]") || document.querySelector("[data-el]"));
  focus(nearest(from, way));
}

function escape() {
  if (tips.open()) {
    const place = byName(tips.open().dataset.for);
    tips.close();
    return focus(place);
  }
  if (document.querySelector("#sheet > *")) return unselect();
  if (here.at !== "") past.now();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && !target.closest("dialog")) return escape();
  if (target.closest("input, select, textarea, dialog, summary, .curtain")) return;
  const key = CYRILLIC[event.key.toLowerCase()] || event.key.toLowerCase();
  if (event.key in ARROWS) return arrow(event, ARROWS[event.key]);
  if (event.key === "Enter" || event.key === " ") return enter(event, target);
  const place = placeOf(target);
  if (key === "h" && place) explain(place);
  else if (place?.dataset.acts && key >= "1" && key <= "9") pick(place, Number(key));
  else if (key === "[") past.back();
  else if (key === "]") past.forward();
  else if (key in LETTERS) commands[LETTERS[key]](target, true);
  else return;
  event.preventDefault();
}

/** @param {KeyboardEvent} event @param {number} way */
function arrow(event, way) {
  if (event.target.closest(".scroll") && way > 1) return;
  event.preventDefault();
  const menu = event.target.closest("#tips .offers");
  if (menu) {
    const offers = [...menu.querySelectorAll("button")];
    const next = offers.indexOf(/** @type {HTMLButtonElement} */ (event.target)) + (way % 2 ? 1 : -1);
    return offers[(next + offers.length) % offers.length].focus();
  }
  const walks = placeOf(document.activeElement) && here.at === "" && !event.shiftKey;
  if (way < 2 && !walks) return way ? past.forward() : past.back();
  walk(way);
}

/** @param {KeyboardEvent} event @param {Element} target */
function enter(event, target) {
  if (target.closest("button, a")) return;
  const place = placeOf(target);
  if (!place) return;
  event.preventDefault();
  if (place.dataset.acts) choose(place);
  else if (here.at === "") explain(place, "why");
}

export const begin = () => document.addEventListener("keydown", pressed);

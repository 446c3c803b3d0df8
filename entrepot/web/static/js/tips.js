// Tips: laid where they cover no target, with a beak to their place; one at a time.
import { fragment, here, moment } from "./server.js";
import { say } from "./toast.js";

const HEADER = 60; // px: the question is never covered
const LARGE = 240; // px: of such a place some is always covered
const COVERS = 1e7; // what a tip speaks of is never covered while there is any other spot
const layer = document.getElementById("tips");
const kept = new Map(); // fragments of this position
const under = new Map(); // parts that a preview has replaced, as they were
let ticket = 0;
export const TABLE = "*"; // what a hint is about
const KEEP = ".log, [data-keep]"; // what is never covered while there is any other spot: log, hand, money
let pinned = false;
let asked = ""; // what the menu or the hint on its way is about
let laid = ""; // the moment of what is open

export const open = () => layer.firstElementChild;
export const isPinned = () => pinned;
export const isBare = () => under.size === 0; // no part is replaced by a preview
export const outdate = () => kept.clear();
export const coming = () => asked;

/** @param {string} name @param {Record<string, unknown>} [more] */
export async function ask(name, more) {
  const key = `${name} ${JSON.stringify(more)}`;
  if (!kept.has(key)) kept.set(key, fragment(name, more));
  try {
    return await kept.get(key);
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

export function forget() {
  close();
  kept.clear();
}

export function close() {
  ticket++;
  pinned = false;
  asked = "";
  layer.replaceChildren();
  document.getElementById("marks").replaceChildren();
  for (const el of document.querySelectorAll(".refused, .hovered")) el.classList.remove("refused", "hovered");
  restore();
}

function restore() {
  for (const [id, html] of under) {
    const el = document.getElementById(id);
    if (el) swap(el, html);
  }
  under.clear();
}

// New insides for a part; a place in it that is chosen stays chosen, and no other is.
/** @param {Element} el @param {string} html */
function swap(el, html) {
  const chosen = [...el.querySelectorAll(".selected")].map((one) => one.dataset.el);
  el.innerHTML = html;
  for (const one of el.querySelectorAll(".selected, .hovered")) one.classList.remove("selected", "hovered");
  for (const name of chosen) el.querySelector(`[data-el="${name}"]`)?.classList.add("selected", "hovered");
}

// `point`: where on the screen it was asked for; a large place is far from its own edges.
/** @param {Element} place @param {string} name @param {Record<string, unknown>} [more] @param {Point} [point] */
export async function lay(place, name, more, pin = false, point = null) {
  close();
  const mine = ++ticket;
  laid = moment();
  asked = name === "choices" ? /** @type {string} */ (more.el) : name === "hint" ? TABLE : "";
  let html;
  try {
    html = await ask(name, more);
  } catch (error) {
    if (mine === ticket) asked = "";
    if (error.message) say(error.message);
    return null;
  }
  if (mine !== ticket) return null;
  asked = "";
  layer.innerHTML = html;
  pinned = pin;
  const tip = open();
  if (!tip) return null;
  const first = name === "choices" && tip.querySelector("[data-acts]");
  if (first) {
    tip.style.setProperty("visibility", "hidden"); // until it is as large as it will be
    await detail(first);
    if (mine !== ticket) return null;
    tip.style.removeProperty("visibility");
  }
  course(tip);
  const drawn = place.isConnected ? place : document.querySelector(`[data-el="${CSS.escape(place.dataset.el)}"]`);
  settle(tip, drawn ?? place, pin || name === "choices", point);
  return tip;
}

// What a choice would change stands below all of them. The menu does not shrink under the pointer.
/** @param {Element} button */
export async function detail(button) {
  const tip = button.closest(".choices");
  const at = tip?.querySelector(".detail");
  if (!at || laid !== moment()) return; // a menu of before: what it offers is no longer asked
  const html = await ask("preview", { act: button.dataset.acts }).catch(() => "");
  const inside = new DOMParser().parseFromString(html, "text/html").querySelector(".tip");
  inside?.querySelector("h4")?.remove();
  if (!inside || !at.isConnected) return;
  at.style.setProperty("min-height", `${at.offsetHeight}px`);
  at.replaceChildren(...inside.childNodes);
  const below = tip.getBoundingClientRect().bottom - window.innerHeight + 4;
  const zoom = document.body.currentCSSZoom || 1;
  if (below > 0) tip.style.setProperty("top", `${parseFloat(tip.style.top || "0") - below / zoom}px`);
}

// A preview may bring parts of the drawing: the course of a move, the ghost of a piece.
/** @param {Element} tip */
export function course(tip) {
  for (const template of tip.querySelectorAll("template[data-part]")) {
    const el = document.getElementById(template.dataset.part);
    if (!el) continue;
    if (!under.has(el.id)) under.set(el.id, el.innerHTML);
    swap(el, template.content.firstElementChild.innerHTML);
  }
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** @param {Element} tip @param {Element} place */
export const covers = (tip, place) => overlap(tip.getBoundingClientRect(), place.getBoundingClientRect()) > 0;

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) => ({ left, top, width, height, right: left + width, bottom: top + height });

// Tries the four sides of a place, nearest first; covering a target costs most, then any place, then distance. A tip
// that waits for an answer stays by its place and may cover others.
/** @param {Element} tip @param {Element} place @param {Point} [point] */
export function settle(tip, place, waits = false, point = null) {
  if (here.form === "phone") return tip.matches(".lesson") ? undefined : dock(tip, place);
  const own = place && place.getBoundingClientRect();
  const large = own && (own.width > LARGE || own.height > LARGE); // then it is far from its own edges
  const to = point && large ? box(point[0] - 1, point[1] - 1, 2, 2) : own;
  const zoom = document.body.currentCSSZoom || 1;
  const { width, height } = tip.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const high = window.innerHeight;
  const shut = [...document.querySelectorAll("[data-acts]:not(#tips *)")].map((el) => el.getBoundingClientRect());
  const taken = [...document.querySelectorAll(".place")].map((el) => el.getBoundingClientRect());
  const keep = [...document.querySelectorAll(KEEP)].map((el) => el.getBoundingClientRect());
  /** @param {Box} spot */
  const covered = (spot) =>
    keep.reduce((sum, rect) => sum + overlap(spot, rect) * 40, 0) +
    shut.reduce((sum, rect) => sum + overlap(spot, rect) * (waits ? 0.002 : 4), 0) +
    taken.reduce((sum, rect) => sum + overlap(spot, rect) * (waits ? 0.002 : 0.01), 0);
  if (!to || !to.width) return float(tip, covered, zoom);
  const roof = HEADER * zoom;
  /** @type {{ cost: number, side: string, spot: Box }} */
  let best = null;
  for (const away of [9, 60, 130, 220, 320]) {
    for (const slide of [0, -0.35, 0.35, -0.7, 0.7, -1, 1]) {
      const x = to.left + to.width / 2 - width / 2 + slide * width;
      const y = to.top + to.height / 2 - height / 2 + slide * height;
      /** @type {[string, number, number][]} */
      const spots = [
        ["up", x, to.bottom + away],
        ["down", x, to.top - height - away],
        ["left", to.right + away, y],
        ["right", to.left - width - away, y],
      ];
      for (const [side, left, top] of spots) {
        const spot = box(Math.min(Math.max(left, 4), wide - width - 4), Math.min(Math.max(top, roof), high - height - 4), width, height);
        const lost = Math.abs(spot.left - left) + Math.abs(spot.top - top);
        const cost = lost + away * 2 + Math.abs(slide) * 40 + (overlap(spot, to) ? COVERS : 0) + (point ? 0 : covered(spot));
        if (!best || cost < best.cost) best = { cost, side, spot };
      }
    }
  }
  put(tip, best.spot.left, best.spot.top, zoom);
  beak(tip, best, to, zoom);
}

// On a phone a tip keeps clear of what it speaks of, of the buttons and of the question.
/** @param {Element} tip @param {Element} place */
function dock(tip, place) {
  /** @param {string} name */
  const boxes = (name) => [...document.querySelectorAll(name)].map((el) => el.getBoundingClientRect());
  const { width, height } = tip.getBoundingClientRect();
  const keep = boxes(".go .btn, .tabbar, .prompt");
  const shut = boxes("main [data-acts]");
  const [to] = place ? [place.getBoundingClientRect()] : [];
  const edges = boxes(".prompt, .sheet, .tabbar").flatMap((edge) => (edge.height ? [edge.bottom + 8, edge.top - height - 8] : []));
  let best = null;
  for (const top of [...edges, 8, innerHeight - height - 8]) {
    for (const left of [8, 78, innerWidth - width - 8]) {
      const spot = box(Math.max(4, Math.min(left, innerWidth - width - 4)), Math.max(4, Math.min(top, innerHeight - height - 4)), width, height);
      const cost = (to && overlap(spot, to) ? COVERS : 0) + keep.reduce((sum, rect) => sum + overlap(spot, rect) * 4, 0) +
        shut.reduce((sum, rect) => sum + overlap(spot, rect), 0);
      if (!best || cost < best.cost) best = { cost, spot };
    }
  }
  for (const [name, value] of Object.entries({ right: "auto", bottom: "auto", left: `${best.spot.left}px`, top: `${best.spot.top}px` })) {
    tip.style.setProperty(name, value);
  }
}

// A tip without a place lies where the board is emptiest, low and to the left for choice.
/** @param {Element} tip @param {(spot: Box) => number} covered @param {number} zoom */
function float(tip, covered, zoom) {
  const board = (document.querySelector(".centre") || document.body).getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  let best = null;
  for (let top = Math.min(board.bottom, innerHeight) - height - 12; top > board.top; top -= 24) {
    for (let left = board.left + 12; left + width < board.right; left += 24) {
      const cost = covered(box(left, top, width, height)) + (board.bottom - top) / 9 + left / 30;
      if (!best || cost < best.cost) best = { cost, left, top };
    }
  }
  if (best) put(tip, best.left, best.top, zoom);
}

/** @param {Element} tip @param {number} left @param {number} top @param {number} zoom */
function put(tip, left, top, zoom) {
  tip.style.setProperty("left", `${(left + scrollX) / zoom}px`);
  tip.style.setProperty("top", `${(top + scrollY) / zoom}px`);
}

/** @param {Element} tip @param {{ side: string, spot: Box }} best @param {Box} to @param {number} zoom */
function beak(tip, { side, spot }, to, zoom) {
  const el = document.createElement("i");
  el.className = `beak ${side}`;
  const across = side === "up" || side === "down";
  const middle = across ? to.left + to.width / 2 - spot.left : to.top + to.height / 2 - spot.top;
  const room = across ? spot.right - spot.left : spot.bottom - spot.top;
  if (middle < -20 || middle > room + 20) return;
  el.style.setProperty(across ? "left" : "top", `${Math.min(Math.max(middle - 6, 8), room - 20) / zoom}px`);
  tip.append(el);
}

// Everything a button with `data-do` can do.
import { fragment, here, post, send } from "./server.js";
import { mark } from "./parts.js";
import { tellServer, unselect } from "./places.js";
import * as past from "./past.js";
import { hint } from "./hints.js";
import * as tips from "./tips.js";
import { say, tell } from "./toast.js";

const body = document.body;
/** @param {string} id */
const byId = (id) => document.getElementById(id);

// A key does only what its button would do now.
/** @param {string} name @param {boolean} [byKey] */
const ready = (name, byKey) => !byKey || document.querySelector(`[data-do=${name}]:not(:disabled)`);
/** @param {string} name */
const plainly = (name) => (/** @type {Element} */ el, /** @type {boolean} */ byKey) => ready(name, byKey) && tellServer(name);

async function text() {
  const html = await fragment("text", here.at === "" ? {} : { at: here.at }).catch(() => "");
  if (!html) return tell("failed");
  byId("part-menu").close();
  byId("text").innerHTML = html;
  byId("text-dialog").showModal();
}

// The beginning of the log, which the page has no room for; it is asked for again when lines move there.
/** @param {Element} [el] */
async function earlier(el) {
  const html = await fragment("log").catch(() => "");
  if (!html) return tell("failed");
  byId("log-earlier").innerHTML = html;
  if (el) byId("log-earlier").lastElementChild.firstElementChild.focus();
}

// The line of the moment that is shown may be one that the page had no room for.
export async function reach() {
  if (mark() || !byId("part-log-earlier").firstChild || byId("log-earlier").firstChild) return;
  await earlier();
  mark();
}

/** @param {Told} told */
export function grown(told) {
  if (told.parts["part-log-past"] !== undefined && byId("log-earlier").firstChild) earlier();
}

/** @param {Element} el */
async function copy(el) {
  const link = new URL(el.dataset.copy, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    if (!byHand(link, el)) return tell("failed"); // a page that is not served safely has no clipboard
  }
  tell("copied");
}

/** @param {string} text @param {Element} beside */
function byHand(text, beside) {
  const field = document.createElement("input");
  field.value = text;
  field.className = "vh";
  beside.after(field); // in the dialog, for what is outside of it cannot be selected
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  beside.focus();
  return done;
}

/** @param {Element} el */
function talk(el) {
  for (const tab of document.querySelectorAll("[data-do=talk]")) tab.setAttribute("aria-selected", String(tab === el));
  byId("talk-log").hidden = el.dataset.show !== "log";
  byId("talk-chat").hidden = el.dataset.show !== "chat";
  read();
}

/** @param {Element} el */
function view(el) {
  for (const tab of document.querySelectorAll("[data-do=view]")) tab.toggleAttribute("aria-current", tab === el);
  for (const one of document.querySelectorAll(".view")) one.hidden = one.id !== `view-${el.dataset.show}`;
  body.classList.toggle("away", el.dataset.show !== "board");
  if (el.dataset.show === "log") byId("part-log").lastElementChild?.scrollIntoView({ block: "end" });
  mark();
  read();
  elsewhere();
}

// How many places of the other tabs can be chosen now and are not to be seen in the open one.
export function elsewhere() {
  /** @param {Element} view */
  const places = (view) => [...(view?.querySelectorAll("[data-acts][data-el]") ?? [])].map((el) => el.dataset.el);
  const open = new Set(places(document.querySelector(".view:not([hidden])")));
  for (const mark of document.querySelectorAll(".tabbar .count")) {
    const found = new Set(places(byId(`view-${mark.closest("button").dataset.show}`)).filter((name) => !open.has(name)));
    mark.hidden = !found.size;
    mark.querySelector("b").textContent = String(found.size);
    mark.querySelector(".vh").textContent = mark.dataset.says.replace("{}", String(found.size));
  }
}

// A new question is read from the top of the board on.
let question = byId("part-prompt").textContent;
export function rise() {
  const asked = byId("part-prompt").textContent;
  const board = byId("view-board");
  if (asked !== question && board && !document.querySelector("#sheet > *")) {
    for (const el of [board, ...board.children]) if (!el.matches(".scroll")) el.scrollTop = 0;
  }
  question = asked;
}

const chatting = () => {
  const chat = byId("part-chat");
  return chat.offsetParent !== null;
};

const times = () => [...document.querySelectorAll("#part-chat [data-at]")].map((el) => Number(el.dataset.at));
let seen = Math.max(0, ...times());

export function read() {
  if (!chatting()) return;
  seen = Math.max(seen, ...times());
  byId("unread").hidden = true;
  const scroll = byId("part-chat").closest(".scroll");
  if (scroll) scroll.scrollTop = scroll.scrollHeight;
}

/** @param {Told} told */
export function unread(told) {
  if (told.parts["part-chat"] === undefined) return;
  if (chatting()) return read();
  const fresh = times().filter((at) => at > seen).length;
  byId("unread").textContent = String(fresh);
  byId("unread").hidden = !fresh;
}

// The board of a phone larger than the screen, its middle first.
/** @param {Element} el */
function zoom(el) {
  const on = body.classList.toggle("zoomed");
  el.setAttribute("aria-pressed", String(on));
  const board = byId("view-board");
  board.scrollLeft = on ? (board.scrollWidth - board.clientWidth) / 2 : 0;
}

// What a take-back would cost is read before it is asked for.
/** @param {boolean} open */
function weigh(open) {
  byId("proposal").hidden = !open;
  (open ? byId("proposal").querySelector(".btn") : document.querySelector("[data-do=ask-takeback]"))?.focus();
}

// A lesson that was put away does not come back.
/** @param {Element} el */
function learn(el) {
  const card = el.closest(".lesson");
  send("lesson", { lesson: card.dataset.lesson }).catch(() => {});
  card.remove();
}

/** @param {Element} el */
function stopLessons(el) {
  post("/settings", { guided: false }).catch(() => {});
  el.closest(".lesson").remove();
}

// A lesson is laid beside the place it speaks of; on a phone at the foot of the screen, or above where it would cover it
// or more of what can be pressed.
export function lesson() {
  const card = document.querySelector("#part-lesson .lesson");
  if (!card) return;
  const place = card.dataset.for && document.querySelector(`[data-el="${CSS.escape(card.dataset.for)}"]`);
  tips.settle(card, place);
  const part = card.parentElement;
  part.classList.remove("above");
  if (here.form !== "phone") return;
  const shown = [...document.querySelectorAll("main [data-acts], .sheet .btn:enabled")].filter((el) => el.getClientRects().length);
  const covered = () => shown.filter((el) => tips.covers(card, el)).length + (place && tips.covers(card, place) ? shown.length : 0);
  const below = covered();
  part.classList.add("above");
  if (below <= covered()) part.classList.remove("above");
}

// What a browser says to this changes nothing of the setting itself.
const permission = async () => "Notification" in window && Notification.requestPermission();

/** @param {Element} el */
export async function setting(el) {
  const name = el.dataset.setting;
  const value = el.type === "checkbox" ? el.checked : el.value;
  if (name === "notify" && value) await permission().catch(() => {});
  try {
    await post("/settings", { [name]: value });
  } catch (error) {
    return error.message ? say(error.message) : tell("failed");
  }
  if (name === "lang" || name === "steps" || name === "confirm" || name === "guided") return location.reload();
  if (name === "theme" || name === "palette") document.documentElement.dataset[name] = value;
  if (name in here) here[name] = value === true ? "1" : value === false ? "0" : value;
  tell("saved");
}

/** @type {Record<string, (el?: Element, byKey?: boolean) => unknown>} */
export const commands = {
  undo: plainly("undo"),
  redo: plainly("redo"),
  restart: plainly("restart"),
  confirm: plainly("confirm"),
  resign: plainly("resign"),
  leave: plainly("leave"),
  rematch: plainly("rematch"),
  "ask-takeback": () => weigh(true),
  keep: () => weigh(false),
  skip: plainly("skip"),
  takeback: (el) => tellServer("takeback", { moment: Number(el.dataset.moment) }).then(past.now),
  fork: (el) => tellServer("fork", { moment: Number(el.dataset.moment) }),
  answer: (el) => tellServer("answer", { yes: el.dataset.yes === "1", proposal: el.dataset.proposal }),
  at: (el) => past.at(Number(el.dataset.moment)),
  first: past.first,
  back: past.back,
  forward: past.forward,
  now: past.now,
  recap: (el) => past.replay(Number(el.dataset.from), Number(el.dataset.to)),
  hint: (_, byKey) => ready("hint", byKey) && hint(),
  zoom,
  menu: () => byId("part-menu").showModal(),
  keys: () => {
    byId("part-menu").close();
    byId("keys-dialog").showModal();
  },
  text,
  earlier,
  copy,
  talk,
  view,
  unselect,
  close: tips.close,
  "close-dialog": (el) => el.closest("dialog").close(),
  "close-lesson": learn,
  "stop-lessons": stopLessons,
  "open-end": () => body.classList.remove("end-away"),
  "close-end": () => body.classList.add("end-away"),
};

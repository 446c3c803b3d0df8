// Dragging: what two places offer in common is done by taking one to the other, with a mouse or a finger.
import { here } from "./server.js";

const FAR = 6; // px until a press is a drag
/** @type {Element} */
let from = null;
/** @type {Point} */
let start = null;
/** @type {Element} */
let ghost = null;
let just = false;

export const dragging = () => Boolean(ghost);

// The click that ends a drag is none.
export function dragged() {
  const was = just;
  just = false;
  return was;
}

const places = () => [...document.querySelectorAll("[data-el][data-acts]")];

/** @param {PointerEvent} event @param {Common} common */
function lift(event, common) {
  const targets = places().filter((el) => el !== from && common(from, el));
  if (!targets.length) return drop();
  const box = from.getBoundingClientRect();
  ghost = /** @type {Element} */ (from.cloneNode(true));
  for (const name of ["data-el", "data-acts", "data-piece", "id", "tabindex"]) ghost.removeAttribute(name);
  ghost.classList.add("dragged");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("width", `${box.width}px`);
  ghost.style.setProperty("height", `${box.height}px`);
  const around = document.createElement("div"); // the drawing's own colours and sizes hold inside its class
  around.className = `dragging ${document.body.dataset.frame || ""}`;
  around.append(ghost);
  (from.parentElement.closest("[class]") || document.body).append(around);
  ghost = around;
  from.classList.add("lifted");
  for (const el of targets) el.classList.add("target");
  follow(event);
}

/** @param {PointerEvent} event */
function follow(event) {
  const zoom = document.body.currentCSSZoom || 1;
  ghost.style.setProperty("left", `${event.clientX / zoom}px`);
  ghost.style.setProperty("top", `${event.clientY / zoom}px`);
  const over = under(event);
  for (const el of document.querySelectorAll(".target")) el.classList.toggle("over", el === over);
}

/** @param {PointerEvent} event */
const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-el].target");

function drop() {
  ghost?.remove();
  for (const el of document.querySelectorAll(".lifted, .target")) el.classList.remove("lifted", "target", "over");
  from = start = ghost = null;
}

/** @param {{ act: (name: string) => unknown, close: () => void, common: Common }} doing */
export function begin({ act, close, common }) {
  document.addEventListener("pointerdown", (event) => {
    just = false;
    const el = event.target.closest?.("[data-el][data-acts]");
    if (!el || event.button || here.at !== "" || el.closest("#tips")) return;
    from = el;
    start = [event.clientX, event.clientY];
  });
  document.addEventListener("pointermove", (event) => {
    if (!from) return;
    if (ghost) return follow(event);
    if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) < FAR) return;
    close();
    lift(event, common);
  });
  document.addEventListener("pointerup", (event) => {
    if (!from) return;
    const to = ghost && under(event);
    just = Boolean(ghost);
    const name = to && common(from, to);
    drop();
    if (name) act(name);
  });
  document.addEventListener("pointercancel", drop);
  document.addEventListener("keydown", (event) => event.key === "Escape" && drop());
  document.addEventListener("dragstart", (event) => event.target.closest?.("[data-acts]") && event.preventDefault());
}

// Pieces travel from where they were to where they are; without motion, what moved gets a ring for a second.
import { here } from "./server.js";

/** @type {Record<string, number>} */
const PACE = { off: 0, fast: 0.5, normal: 1, slow: 2 };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const pace = () => (calm.matches ? 0 : PACE[here.motion] ?? 1);

export function measure() {
  const found = new Map();
  for (const el of document.querySelectorAll("[data-piece]")) found.set(el.dataset.piece, el.getBoundingClientRect());
  return found;
}

// One unit of an element's own coordinates in pixels of the screen.
/** @param {Element} el */
function unit(el) {
  const svg = el.ownerSVGElement;
  const matrix = svg && /** @type {SVGGraphicsElement} */ (el.parentNode).getScreenCTM();
  return matrix ? matrix.a : document.body.currentCSSZoom || 1;
}

/** @param {Map<string, DOMRect>} before */
export function travel(before) {
  if (!before?.size) return;
  const speed = pace();
  let late = 0;
  for (const el of document.querySelectorAll("[data-piece]")) {
    const from = before.get(el.dataset.piece);
    const to = el.getBoundingClientRect();
    if (!to.width || (from && !from.width)) continue;
    const x = from ? from.x + from.width / 2 - to.x - to.width / 2 : 0;
    const y = from ? from.y + from.height / 2 - to.y - to.height / 2 : 0;
    if (from && Math.hypot(x, y) < 2) continue;
    if (!speed) {
      el.classList.add("ring");
      setTimeout(() => el.classList.remove("ring"), 1000);
      continue;
    }
    /** @type {KeyframeAnimationOptions} */
    const timing = { duration: 240 * speed, delay: 40 * speed * late++, easing: "ease-out", fill: "backwards" };
    if (!from) {
      el.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, duration: 120 * speed });
      continue;
    }
    const size = unit(el);
    const start = `translate(${x / size}px, ${y / size}px)`;
    el.animate([{ transform: start }, { transform: "translate(0, 0)" }], { ...timing, composite: "add" });
  }
}

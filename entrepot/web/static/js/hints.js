// A hint: the best actions, and on the table where each is done and what is likely to follow.
import { changed } from "./parts.js";
import { here } from "./server.js";
import * as tips from "./tips.js";

const marks = document.getElementById("marks");

export async function hint() {
  if (tips.open()?.matches(".hint")) return tips.close();
  const coming = tips.lay(buttons()[0], "hint", {}, true);
  busy();
  const tip = await coming;
  busy();
  if (!tip) return;
  tips.settle(tip, null);
  tip.addEventListener("toggle", draw, true);
  tip.querySelector("summary")?.focus();
  draw();
}

const buttons = () => document.querySelectorAll("[data-do=hint]");

function busy() {
  for (const one of buttons()) one.setAttribute("aria-busy", String(tips.coming() === tips.TABLE));
}

// Numbers on the table: the steps of the action that is unfolded, in the colours of those who do them. What is done at the
// same place shares a mark.
function draw() {
  marks.replaceChildren();
  const shown = tips.open()?.querySelector("details[open][data-marks]");
  if (!shown) return;
  /** @type {Map<string, Element>} */
  const placed = new Map();
  /** @type {[string, number][]} */
  const steps = JSON.parse(shown.dataset.marks);
  steps.forEach(([place, seat], n) => {
    const at = place && [...document.querySelectorAll(`[data-el="${CSS.escape(place)}"]`)].find((el) => el.getClientRects().length);
    if (!at) return;
    const known = placed.get(place);
    if (known) return known.append(` ${n + 1}`);
    const mark = document.createElement("b");
    mark.className = `step-mark p${seat}`;
    mark.textContent = String(n + 1);
    marks.append(mark);
    put(mark, at);
    placed.set(place, mark);
  });
}

// Where several decide at once, others move meanwhile.
changed(() => {
  busy();
  if (marks.firstChild) draw();
});

for (const name of /** @type {const} */ (["scroll", "resize"])) {
  addEventListener(name, () => marks.firstChild && draw(), { capture: true, passive: true });
}

/** @param {HTMLElement} mark @param {Element} at */
function put(mark, at) {
  const zoom = document.body.currentCSSZoom || 1;
  const { left, top, width, height } = at.getBoundingClientRect();
  const wide = width > 2 * 90 ? 24 : width / 2; // the corner of what is large, the middle of what is small
  const high = height > 2 * 90 ? 24 : height / 2;
  const fixed = here.form === "phone" ? [0, 0] : [scrollX, scrollY];
  mark.style.setProperty("left", `${(left + wide + fixed[0]) / zoom}px`);
  mark.style.setProperty("top", `${(top + high + fixed[1]) / zoom}px`);
}

// The prompt bar fits the window: the largest setting of its words is taken in which none of them is cut.
// Buttons as high as ever: in one line for choice, else in two.
const ROOMY = ["wide", "wide tight", "wide two", "", "tight", "two", "narrow", "narrow tight", "narrow two"];
const CLOSE = ["below", "below tight", "below two", "stacked", "stacked tight", "stacked two", "packed", "packed tight", "packed two"];
const DENSE = ["three", "stacked three"]; // without the steps
const STEPS = ["", "ahead", "short", "marks"]; // all names, none of what is done, now and next, now alone
const LARGE = 1600; // px: in such a window what is to come keeps its names before the buttons keep their place
const bar = document.getElementById("part-prompt");

/** @param {Element} el */
const cut = (el) => el && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 2);

/** @param {string} sentence @param {string} steps */
function fits(sentence, steps) {
  bar.dataset.set = sentence.replace("packed", "below packed");
  const list = bar.querySelector(".steps");
  if (list) list.className = `steps ${steps}`.trim();
  return ![bar, bar.querySelector(".ask p"), list, ...bar.querySelectorAll(".btn")].some(cut);
}

function set() {
  const below = bar.querySelector(".under"); // else there is nothing to be set below
  const close = CLOSE.filter((sentence) => below || sentence.startsWith("stacked"));
  const longer = STEPS.slice(0, innerWidth < LARGE ? 3 : 2);
  for (const steps of longer) if (ROOMY.some((sentence) => fits(sentence, steps))) return;
  for (const steps of STEPS) if ([...ROOMY, ...close].some((sentence) => fits(sentence, steps))) return;
  DENSE.some((sentence) => fits(sentence, ""));
}

export function begin() {
  if (!document.body.classList.contains("desk")) return;
  set();
  new ResizeObserver(set).observe(bar);
  new MutationObserver(set).observe(bar, { childList: true });
}

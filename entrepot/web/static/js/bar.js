// The prompt bar fits the window: the largest setting of its words is taken in which none of them is cut.
const SENTENCE = ["", "tight", "below", "below tight", "below two", "two", "stacked", "stacked tight", "stacked two"];
const DENSE = ["three", "stacked three"]; // without the steps
const STEPS = ["", "ahead", "short", "marks"]; // all names, none of what is done, now and next, now alone
const bar = document.getElementById("part-prompt");

/** @param {Element} el */
const cut = (el) => el && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 2);

/** @param {string} sentence @param {string} steps */
function fits(sentence, steps) {
  bar.dataset.set = sentence;
  const list = bar.querySelector(".steps");
  if (list) list.className = `steps ${steps}`.trim();
  return ![bar, bar.querySelector(".ask p"), list, ...bar.querySelectorAll(".btn")].some(cut);
}

function set() {
  for (const steps of STEPS) if (SENTENCE.some((sentence) => fits(sentence, steps))) return;
  DENSE.some((sentence) => fits(sentence, ""));
}

export function begin() {
  if (!document.body.classList.contains("desk")) return;
  set();
  new ResizeObserver(set).observe(bar);
  new MutationObserver(set).observe(bar, { childList: true });
}

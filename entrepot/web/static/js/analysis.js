// The page of an analysis: how far it is, and what is tried from a moment of the game.
import { Refused, post } from "./server.js";

const EVERY = 1000;
/** @typedef {{ done: number, of: number, finished: boolean, said: string, problem: string, result: string }} State */

const pause = () => new Promise((resume) => setTimeout(resume, EVERY));

/** How far something is, asked again and again until it is done; whoever does not answer is asked again.
 * @param {string} url @param {(state: State) => void} tell @returns {Promise<State>} */
async function follow(url, tell) {
  for (;;) {
    const answer = await fetch(url).catch(() => /** @type {null} */ (null));
    if (answer) {
      const told = await answer.json().catch(() => ({}));
      if (!answer.ok && answer.status < 500) throw new Refused(answer.status, told);
      if (answer.ok) {
        if (told.problem) throw new Refused(0, { error: told.problem });
        tell(told);
        if (told.finished) return told;
      }
    }
    await pause();
  }
}

/** @param {HTMLElement} box */
async function wait(box) {
  const bar = box.querySelector("progress");
  try {
    await follow(box.dataset.state, (state) => {
      bar.max = state.of;
      bar.value = state.done;
      box.querySelector(".said").textContent = state.said;
    });
    location.reload();
  } catch (error) {
    box.querySelector(".problem").textContent = error.message;
    /** @type {HTMLElement} */ (box.querySelector(".again")).hidden = false;
  }
}

/** What is chosen in a form, by the names that the server has for it; what it is about without a choice is on it.
 * @param {HTMLFormElement} form @param {string} part */
function chosen(form, part) {
  const control = /** @type {HTMLSelectElement} */ (form.querySelector(`[data-part=${part}] :is(select, input)`));
  return control ? control.value : form.dataset[part] || "";
}

/** @param {HTMLFormElement} form */
async function fork(form) {
  const [moment, target] = ["moment", "seat"].map((part) => Number(chosen(form, part)));
  const about = { moment, target, bot: chosen(form, "bot") };
  location.href = (await post(`/t/${form.dataset.table}/fork`, about)).url;
}

/** @param {HTMLFormElement} form */
async function playOut(form) {
  const [moment, seat] = ["moment", "seat"].map((part) => Number(chosen(form, part)));
  const [level, others] = ["level", "others"].map((part) => chosen(form, part));
  const about = { moment, seat, level, others: others || level };
  const root = `/t/${form.dataset.table}/playout`;
  const said = form.querySelector(".said");
  form.querySelector(".result").replaceChildren();
  const begun = await post(root, about);
  const query = new URLSearchParams(Object.entries(about).map(([name, value]) => [name, String(value)]));
  const done = begun.finished ? begun : await follow(`${root}/state?${query}`, (state) => (said.textContent = state.said));
  said.textContent = "";
  form.querySelector(".result").innerHTML = done.result;
}

/** @type {Record<string, (form: HTMLFormElement) => Promise<void>>} */
const does = { fork, playout: playOut };

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form.study"))) {
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("click", async (event) => {
    const button = /** @type {HTMLButtonElement} */ (/** @type {Element} */ (event.target).closest("[data-do]"));
    if (!button || form.classList.contains("busy") || !form.reportValidity()) return;
    const problem = form.querySelector(".problem");
    problem.textContent = "";
    form.classList.add("busy");
    try {
      await does[button.dataset.do](form);
    } catch (error) {
      form.querySelector(".said").textContent = "";
      problem.textContent = error.message;
    } finally {
      form.classList.remove("busy");
    }
  });
}

const box = /** @type {HTMLElement} */ (document.querySelector(".under-way"));
if (box) wait(box);

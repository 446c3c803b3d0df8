// Talking to the server: every request says which seat looks, and in which form.
export const here = document.body.dataset;
const root = `/t/${here.table}/`;
const seat = () => (here.seat === "-" ? null : Number(here.seat));
const clock = () => ({ number: Number(here.number), step: Number(here.step) });
// What the page shows of the game, commits and steps of the draft.
export const moment = () => `${here.number}.${here.step}`;
const DATED = new Set(["act", "undo", "redo", "restart", "confirm", "takeback"]);

export class Refused extends Error {
  /** @param {number} status @param {{ error?: string, rule?: string }} told */
  constructor(status, told) {
    super(told.error || "");
    this.status = status;
    this.rule = told.rule || "";
  }
}

/** What every address says: who looks, in which form, and with which face where it is not the game's own. */
export function look() {
  return { seat: here.seat, form: here.form, ...(here.face ? { face: here.face } : {}) };
}

/** @param {string} name */
export function address(name, more = {}) {
  return `${root}${name}?${new URLSearchParams({ ...look(), ...more })}`;
}

/** @param {string} name */
export async function fragment(name, more = {}) {
  const answer = await fetch(address(name, { ...clock(), ...more }));
  if (!answer.ok) throw new Refused(answer.status, await answer.json().catch(() => ({})));
  return answer.text();
}

/** @param {string} name */
export async function news(name) {
  const answer = await fetch(address(name));
  if (!answer.ok) throw new Refused(answer.status, await answer.json().catch(() => ({})));
  return answer.json();
}

/** @param {string} name */
export async function send(name, more = {}) {
  const about = { seat: seat(), form: here.form, ...(DATED.has(name) ? clock() : {}), ...more };
  return post(root + name + (here.face ? `?face=${here.face}` : ""), about);
}

/** @param {string} url @param {object} about */
export async function post(url, about) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Entrepot": "1" },
    body: JSON.stringify(about),
  });
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, told);
  return told;
}

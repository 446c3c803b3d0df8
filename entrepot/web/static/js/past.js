// The history: any moment of the game, stepped through or replayed.
import { here, look, news } from "./server.js";
import { show } from "./parts.js";
import { resync } from "./stream.js";
import { say, tell } from "./toast.js";
import { pace } from "./motion.js";
import * as tips from "./tips.js";

let run = 0; // a replay ends when another step is asked for

const last = () => Number(document.querySelector("#part-history .moment").dataset.last);
const moment = () => (here.at === "" ? last() : Number(here.at));

/** @param {number} wanted */
export async function at(wanted) {
  run++;
  await visit(wanted);
}

/** @param {number} wanted */
async function visit(wanted) {
  tips.forget();
  try {
    const told = await news(`at/${Math.max(0, wanted)}`);
    show(told);
    const moment = here.at === "" ? {} : { at: here.at };
    history.replaceState(null, "", `?${new URLSearchParams({ ...look(), ...moment })}`);
    return true;
  } catch (error) {
    if (error.message) say(error.message);
    return false;
  }
}

export function now() {
  run++;
  if (here.at === "") return;
  here.at = "";
  document.body.classList.remove("past");
  tips.forget();
  history.replaceState(null, "", `?${new URLSearchParams(look())}`);
  resync();
}

export const back = () => moment() > 0 && at(moment() - 1);
export const first = () => at(0);

export function forward() {
  if (here.at === "") return;
  const next = Number(here.at) + 1;
  return next >= last() ? now() : at(next);
}

/** @param {number} from @param {number} to */
export async function replay(from, to) {
  const mine = ++run;
  tell("replaying");
  for (let n = Math.max(0, from - 1); n <= to; n++) {
    if (mine !== run || !(await visit(n))) return;
    await new Promise((done) => setTimeout(done, 300 + 600 * pace()));
  }
  if (mine === run) now();
}

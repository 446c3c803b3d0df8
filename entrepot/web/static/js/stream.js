// The stream of news. It comes back by itself; a page that shows something else than the server gets all parts anew.
import { attempt } from "./attempt.js";
import { address, here } from "./server.js";
import { show } from "./parts.js";
import { tell } from "./toast.js";
import { alert } from "./alerts.js";

const FIRST = 500;
const LONGEST = 15000;
const STEADY = 1500;
const AFTER = 700;
/** @type {EventSource} */
let source = null;
let wait = FIRST;
let timer = 0;
let settled = 0;
let told = false; // the loss was shown

export function listen() {
  clearTimeout(timer);
  if (source) source.close();
  source = new EventSource(address("stream", { digest: here.digest }));
  source.onopen = () => {
    settled = setTimeout(steady, STEADY);
  };
  source.addEventListener("parts", (event) => {
    attempt(steady);
    held.push(JSON.parse(event.data));
    if (!pressed) release();
  });
  // From this seat nothing may be seen any more; whoever it is now looks again, with the cookie that may be on its way.
  source.addEventListener("gone", () => {
    source.close();
    setTimeout(() => location.replace(`/t/${here.table}?form=${here.form}${here.face ? `&face=${here.face}` : ""}`), AFTER);
  });
  source.onerror = () => {
    clearTimeout(settled);
    const refused = source.readyState === EventSource.CLOSED; // somebody answered, and it was no stream
    source.close();
    source = null;
    timer = setTimeout(listen, wait); // first of all: whatever fails below, it comes back
    document.body.classList.add("lost");
    if (refused) attempt(why);
    else if (wait > FIRST) lose("reconnecting");
    wait = Math.min(wait * 2, LONGEST);
  };
}

/** @param {string} name */
function lose(name) {
  told = true;
  attempt(tell, name, true);
}

// A stream does not say why it is refused; who asks for it plainly is told.
async function why() {
  const stop = new AbortController();
  const answer = await fetch(address("stream", { digest: here.digest }), { signal: stop.signal }).catch(() => /** @type {null} */ (null));
  stop.abort();
  if (source?.readyState === EventSource.OPEN) return; // it is there again
  if (answer?.status === 429) lose("crowded");
  else if (wait > FIRST * 2) lose("reconnecting");
}

// A line that holds for a while, or brings something, is a good one.
function steady() {
  clearTimeout(settled);
  wait = FIRST;
  document.body.classList.remove("lost");
  if (told) tell("connected");
  told = false;
}

// Between press and release nothing is drawn anew: a click whose place is replaced meanwhile would be lost.
/** @type {Told[]} */
const held = [];
let pressed = false;

function release() {
  pressed = false;
  while (held.length) attempt(receive, held.shift());
}

addEventListener("pointerdown", () => (pressed = true), true);
addEventListener("click", release); // comes after what the click does
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => setTimeout(release, 50), true);
addEventListener("pointermove", (event) => pressed && !event.buttons && release(), true); // released elsewhere

// The news of others do not disturb whoever looks at the past; going back to now fetches everything.
/** @param {Told} told */
export function receive(told) {
  attempt(alert, told);
  if (here.at !== "") return;
  if (told.digest && told.digest === here.digest) return;
  show(told);
}

export function resync() {
  here.digest = "";
  listen();
}

const wake = () => {
  if (!source) listen();
};
addEventListener("online", wake);
document.addEventListener("visibilitychange", () => document.hidden || wake());

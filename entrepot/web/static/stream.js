// The stream of news. It comes back by itself; a page that shows something else than the server gets all parts anew.
import { address, here } from "./server.js";
import { show } from "./parts.js";
import { tell } from "./says.js";
import { alert } from "./alerts.js";

const FIRST = 500;
const LONGEST = 15000;
const STEADY = 1500;
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
    steady();
    receive(JSON.parse(event.data));
  });
  source.onerror = () => {
    clearTimeout(settled);
    source.close();
    source = null;
    document.body.classList.add("lost");
    if (wait > FIRST) {
      tell("reconnecting", true);
      told = true;
    }
    timer = setTimeout(listen, wait);
    wait = Math.min(wait * 2, LONGEST);
  };
}

// A line that holds for a while, or brings something, is a good one.
function steady() {
  clearTimeout(settled);
  wait = FIRST;
  document.body.classList.remove("lost");
  if (told) tell("connected");
  told = false;
}

// The news of others do not disturb whoever looks at the past; going back to now fetches everything.
export function receive(told) {
  alert(told);
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

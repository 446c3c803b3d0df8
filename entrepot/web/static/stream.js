// The stream of news. It comes back by itself; a page that shows something else than the server gets all parts anew.
import { address, here } from "./server.js";
import { show } from "./parts.js";
import { tell } from "./says.js";
import { alert } from "./alerts.js";

const FIRST = 500;
const LONGEST = 15000;
let source = null;
let wait = FIRST;
let timer = 0;
let lost = false;

export function listen(digest = here.digest) {
  clearTimeout(timer);
  if (source) source.close();
  source = new EventSource(address("stream", { digest }));
  source.onopen = () => {
    wait = FIRST;
    document.body.classList.remove("lost");
    if (lost) tell("connected");
    lost = false;
  };
  source.addEventListener("parts", (event) => receive(JSON.parse(event.data)));
  source.onerror = () => {
    source.close();
    source = null;
    lost = true;
    document.body.classList.add("lost");
    if (wait > FIRST) tell("reconnecting", true);
    timer = setTimeout(listen, wait);
    wait = Math.min(wait * 2, LONGEST);
  };
}

// The news of others do not disturb whoever looks at the past; going back to now fetches everything.
export function receive(told) {
  alert(told);
  if (here.at !== "") return;
  if (told.digest && told.digest === here.digest) return;
  show(told);
}

export const resync = () => listen("");

const wake = () => {
  if (!source) listen();
};
addEventListener("online", wake);
document.addEventListener("visibilitychange", () => document.hidden || wake());

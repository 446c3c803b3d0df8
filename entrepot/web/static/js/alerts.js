// It is your turn: the tab's icon, two notes, and a notification for whoever looks elsewhere.
import { attempt } from "./attempt.js";
import { here } from "./server.js";

/** @type {HTMLLinkElement} */
const favicon = document.querySelector("link[rel=icon]");
/** @type {AudioContext} */
let audio = null;

/** @param {boolean} mine */
export function turn(mine) {
  favicon.href = mine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
}

/** @param {Told} told */
export function alert(told) {
  if (told.title) document.title = told.title;
  const mine = Boolean(told.turn);
  const before = here.turn === "1";
  here.turn = mine ? "1" : "0";
  turn(mine);
  if (!mine || before) return;
  if (here.sound === "1") attempt(chime);
  if (here.notify === "1" && document.hidden) attempt(notify, told.title || document.title);
}

// Chrome on Android has the constructor but throws: there only a service worker may notify. Where there is none, the
// title and the icon of the tab say it.
/** @param {string} title */
async function notify(title) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const about = { tag: here.table, icon: "/static/favicon-turn.svg" };
  try {
    const note = new Notification(title, about);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => /** @type {null} */ (null));
    await worker?.showNotification(title, about);
  }
}

export function chime() {
  if (!("AudioContext" in window)) return;
  audio ||= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {}); // not before the first touch
  for (const [at, pitch] of [[0, 659], [0.14, 880]]) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

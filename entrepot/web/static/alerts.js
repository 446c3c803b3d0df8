// It is your turn: the tab's icon, two notes, and a notification for whoever looks elsewhere.
import { here } from "./server.js";

const favicon = document.querySelector("link[rel=icon]");
let audio = null;

export function turn(mine) {
  favicon.href = mine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
}

export function alert(told) {
  if (told.title) document.title = told.title;
  const mine = Boolean(told.turn);
  const before = here.turn === "1";
  here.turn = mine ? "1" : "0";
  turn(mine);
  if (!mine || before) return;
  if (here.sound === "1") chime();
  if (here.notify === "1" && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(told.title || document.title, { tag: here.table, icon: "/static/favicon-turn.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

export function chime() {
  audio ||= new AudioContext();
  if (audio.state === "suspended") audio.resume();
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

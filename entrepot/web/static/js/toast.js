// What the page says by itself: a short note for the eye, and the same for a screen reader.
const toast = document.getElementById("toast");
const status = document.getElementById("said");
let timer = 0;

/** @param {string} text */
export function announce(text) {
  if (status.textContent !== text) status.textContent = text;
}

/** @param {string} text */
export function say(text, stay = false) {
  clearTimeout(timer);
  toast.textContent = text;
  toast.hidden = !text;
  toast.classList.toggle("lost", stay);
  if (text) announce(text);
  if (!stay) timer = setTimeout(() => (toast.hidden = true), 3500);
}

/** @param {string} name */
export const tell = (name, stay = false) => say(toast.dataset[name] || "", stay);

// Copies links, and looks from time to time who has come.

const EVERY = 3000;
let seen = document.getElementById("lobby").innerHTML;

function prepare() {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // a page that is not served safely has no clipboard
  }
  document.getElementById("said").textContent = button.dataset.said;
  button.lastChild.textContent = button.dataset.said;
});

async function look() {
  if (document.hidden) return;
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => /** @type {null} */ (null));
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("lobby");
  if (!fresh) return location.reload(); // the game has begun
  if (fresh.innerHTML === seen) return;
  seen = fresh.innerHTML;
  const kept = document.activeElement?.id;
  for (const code of document.querySelectorAll("#lobby details[open]")) {
    const same = fresh.querySelector(`#${CSS.escape(code.id)}`);
    if (same) same.open = true; // somebody points a camera at it
  }
  document.getElementById("lobby").replaceWith(fresh);
  if (kept) document.getElementById(kept)?.focus();
  prepare();
}

prepare();
setInterval(look, EVERY);

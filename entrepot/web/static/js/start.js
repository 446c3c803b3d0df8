// Small comforts of the pages away from a table; each of them works without this script too.

const theme = document.querySelector(".set-theme button");
// "Match device" shows light or dark already: the first press shall change what is seen.
if (theme && (document.documentElement.dataset.theme || "auto") === "auto")
  theme.value = matchMedia("(prefers-color-scheme: dark)").matches ? "light" : "dark";

const open = document.querySelector("form.open");
if (open) {
  const file = open.querySelector("input");
  open.classList.add("scripted");
  file.tabIndex = -1;
  open.addEventListener("submit", (event) => {
    if (!file.files.length) {
      event.preventDefault();
      file.click();
    }
  });
  open.noValidate = true;
  file.addEventListener("change", () => {
    const large = file.files.length && file.files[0].size > Number(open.dataset.largest);
    open.querySelector(".problem")?.remove();
    if (large) {
      const said = document.createElement("p");
      said.className = "problem";
      said.setAttribute("role", "alert");
      said.textContent = open.dataset.tooLarge;
      open.append(said);
      file.value = "";
    } else if (file.files.length) open.submit();
  });
}

// Whose turn it is changes while one looks elsewhere: the games that go on, and the title that counts turns, stay fresh.
const OFTEN = 10_000;
const SELDOM = 60_000; // for a tab that nobody sees: only its title matters
let looked = Date.now();
/** @type {Promise<void>} */
let looking = null;

function mark() {
  const turns = document.querySelector("#going .turn");
  /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]")).href = `/static/favicon${turns ? "-turn" : ""}.svg`;
}

async function look() {
  looked = Date.now();
  const answer = await fetch("/", { headers: { Accept: "text/html" } }).catch(() => /** @type {null} */ (null));
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = fresh.title;
  const going = document.getElementById("going");
  const now = fresh.getElementById("going");
  if (now?.innerHTML === going.innerHTML) return;
  const kept = going.contains(document.activeElement) && document.activeElement.getAttribute("href");
  if (now) going.replaceChildren(...now.childNodes);
  else going.remove();
  mark();
  if (kept) going.querySelector(`a[href="${CSS.escape(kept)}"]`)?.focus();
}

/** @param {boolean} [soon] */
function refresh(soon) {
  if (!document.getElementById("going") || looking) return;
  if (!soon && Date.now() - looked < (document.hidden ? SELDOM : OFTEN) - 500) return;
  looking = look().finally(() => (looking = null));
}

if (document.getElementById("going")) {
  mark();
  setInterval(refresh, OFTEN);
  document.addEventListener("visibilitychange", () => document.hidden || refresh(true));
  addEventListener("pageshow", (event) => event.persisted && refresh(true));
}

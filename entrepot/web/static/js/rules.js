// Filters the rules by what is typed: every word has to occur in a rule, its number or its chapter's title.

const form = document.querySelector(".find");
const input = form.querySelector("input");
const count = document.getElementById("found");
/** @param {string} text */
const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
const chapters = [...document.querySelectorAll(".chapter")].map((part) => ({
  part,
  entries: [...part.querySelectorAll(".rule, tbody tr")].map((entry) => ({
    entry,
    text: plain(`${entry.textContent} ${part.querySelector("h2").textContent}`),
  })),
}));

function find() {
  const wanted = plain(input.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { part, entries } of chapters) {
    let some = false;
    for (const { entry, text } of entries) {
      entry.hidden = !wanted.every((word) => text.includes(word));
      some ||= !entry.hidden;
      found += Number(!entry.hidden && entry.matches(".rule"));
    }
    part.hidden = !some;
  }
  for (const table of document.querySelectorAll(".terms"))
    table.hidden = !table.querySelector("tbody tr:not([hidden])");
  if (!wanted.length) count.textContent = "";
  else count.textContent = found ? count.dataset.some.replace("{}", String(found)) : count.dataset.none;
}

form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
input.addEventListener("input", find);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== input) {
    event.preventDefault();
    input.focus();
  }
});
// A link to a rule must not lead to something that is filtered away.
addEventListener("hashchange", () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target?.hidden || target?.closest("[hidden]")) {
    input.value = "";
    find();
    target.scrollIntoView();
  }
});

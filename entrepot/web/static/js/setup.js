// Hides what does not apply to the choices made; the server checks everything anyway.

const form = document.querySelector(".setup-form");

// What is hidden is not sent, so it takes its default.
/** @param {Element} part @param {boolean} shown */
function show(part, shown) {
  part.hidden = !shown;
  for (const control of part.matches("select, input") ? [part] : part.querySelectorAll("select, input"))
    control.disabled = !shown;
}

function refresh() {
  const players = Number(form.elements.players.value);
  let awaited = false;
  for (const row of form.querySelectorAll("[data-seat]")) {
    const seated = Number(row.dataset.seat) < players;
    const kind = row.querySelector("select").value;
    show(row, seated);
    if (!seated) continue;
    awaited ||= kind === "link";
    for (const part of row.querySelectorAll("[data-for]")) show(part, part.dataset.for.split(" ").includes(kind));
  }
  for (const part of form.querySelectorAll("[data-only], [data-players]")) {
    const { only, players: counts } = part.dataset;
    const [name, value] = only ? only.split("=") : [];
    const seated = !counts || counts.split(" ").includes(String(players));
    show(part, seated && (!only || form.elements[`option-${name}`].value === value));
    part.querySelector(".hint")?.setAttribute("hidden", ""); // it is there because it may be chosen
  }
  /** @type {NodeListOf<HTMLSelectElement>} */
  const named = form.querySelectorAll("[data-seats] select");
  for (const seats of named) {
    for (const option of seats.options) {
      option.disabled = option.hidden = Number(option.value) >= players;
      if (option.selected && option.disabled) seats.selectedIndex = 0;
    }
  }
  show(form.elements.pace.closest(".entry"), awaited); // nobody waits for days at one screen
}

form.addEventListener("change", refresh);
addEventListener("pageshow", refresh); // a browser may restore other choices
refresh();
form.querySelector("[aria-invalid]")?.focus();

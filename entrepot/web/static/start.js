// Small comforts of the pages away from a table; each of them works without this script too.

const theme = document.querySelector(".set-theme button");
// "As the device" shows light or dark already: the first press shall change what is seen.
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

"use strict";
(() => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const runs = read("runs"), remarks = read("remarks");
  const panes = new Map(); // key of a text: its lines
  const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

  for (const pre of document.querySelectorAll("pre.text")) {
    const key = pre.dataset.key;
    const lines = pre.textContent.replace(/\n$/, "").split("\n");
    pre.innerHTML = lines.map((text, k) =>
      `<span class="l" id="${key}-${k + 1}" data-n="${k + 1}">${escaped(text) || " "}</span>`).join("");
    panes.set(key, lines.length);
  }

  // Which lines belong together: those of C to one of the program, that to runs of C.
  const origin = [], became = new Map();
  runs.forEach(([first, file, line], k) => {
    const last = k + 1 < runs.length ? runs[k + 1][0] - 1 : panes.get("c");
    const key = line ? `s${file}-${line}` : "";
    for (let n = first; n <= last; n++) origin[n] = key;
    if (key) became.set(key, [...(became.get(key) || []), [first, last]]);
  });
  const costs = new Map();
  for (const remark of remarks) {
    const key = `s${remark[0]}-${remark[1]}`;
    costs.set(key, [...(costs.get(key) || []), remark]);
    document.getElementById(key)?.classList.add("cost");
  }

  const told = document.getElementById("told");
  let chosen = [];
  function mark(ids) {
    for (const id of chosen) document.getElementById(id)?.classList.remove("chosen");
    chosen = ids;
    for (const id of chosen) document.getElementById(id)?.classList.add("chosen");
  }
  function show(id) {
    const line = document.getElementById(id), pane = line?.closest(".pane");
    if (!pane) return;
    const top = line.offsetTop, height = pane.clientHeight;
    if (top < pane.scrollTop + 40 || top > pane.scrollTop + height - 40) pane.scrollTop = top - height / 3;
  }
  function tell(key) {
    const parts = (costs.get(key) || []).map(([, , kind, what, why, cure]) =>
      `<p><b>${escaped(kind)}</b> ${escaped(what)}${why ? ": " + escaped(why) : ""}` +
      `${cure ? ` – <i>${escaped(cure)}</i>` : ""}</p>`);
    const [file, number] = key.slice(1).split("-");
    const lines = became.get(key);
    const where = lines ? `line ${number}: ${lines.map(([a, b]) => (a === b ? a : `${a}–${b}`)).join(", ")} of the C` :
      `line ${number}: no C of its own`;
    told.innerHTML = `<p>${where}${parts.length ? "" : "; nothing is left to run time"}</p>${parts.join("")}`;
  }
  // Chooses a line and all that belongs to it; the pane that it is in keeps its place.
  function choose(id, scroll) {
    const inC = id.startsWith("c-");
    const key = inC ? origin[+id.slice(2)] : id;
    const ids = [id];
    if (key) {
      ids.push(key);
      for (const [first, last] of became.get(key) || []) for (let n = first; n <= last; n++) ids.push(`c-${n}`);
    }
    mark(ids);
    if (scroll) show(id);
    if (key) {
      tell(key);
      const other = inC ? key : (became.get(key) || [])[0]?.[0];
      if (other) show(inC ? key : `c-${other}`);
    } else {
      told.innerHTML = "<p>no line of the program</p>";
    }
    history.replaceState(null, "", `#${id}`);
  }

  for (const pre of document.querySelectorAll("pre.text")) {
    const key = pre.dataset.key;
    pre.addEventListener("click", (event) => {
      const line = event.target.closest(".l");
      if (line && !getSelection().toString()) choose(line.id, false);
    });
    pre.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const at = chosen.find((id) => id.startsWith(`${key}-`));
      const next = at ? +at.split("-")[1] + step : 1;
      if (next >= 1 && next <= panes.get(key)) choose(`${key}-${next}`, true);
    });
  }

  function follow() {
    const id = location.hash.slice(1);
    const target = document.getElementById(id);
    if (/^(s\d+|c)-\d+$/.test(id) && target) {
      document.getElementById("code").scrollIntoView();
      choose(id, true);
    } else if (target?.tagName === "DETAILS") {
      target.open = true;
      target.scrollIntoView();
    }
  }
  addEventListener("hashchange", follow);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    if (link && link.getAttribute("href") === location.hash) follow();
  });

  // What a page would be too large for comes packed.
  const packed = document.getElementById("bodies");
  if (packed) {
    const bytes = Uint8Array.from(atob(packed.textContent), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    new Response(stream).json().then((bodies) => {
      for (const part of document.querySelectorAll("[data-body]")) part.innerHTML = bodies[part.dataset.body];
    });
  }

  const table = document.querySelector("table.costs"), all = document.getElementById("all-costs");
  if (table && table.tBodies[0].rows.length > 10) {
    table.classList.add("few");
    all.hidden = false;
    all.addEventListener("click", () => { table.classList.remove("few"); all.hidden = true; });
  }
  const filter = document.querySelector(".filter");
  if (filter) {
    filter.hidden = false;
    filter.addEventListener("change", () => {
      table.classList.remove("few");
      all.hidden = true;
      const shown = new Set([...filter.querySelectorAll(":checked")].map((box) => box.value));
      for (const row of table.tBodies[0].rows) row.classList.toggle("off", !shown.has(row.dataset.kind));
    });
  }

  const theme = document.getElementById("theme"), root = document.documentElement;
  const dark = () => (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  const label = () => { theme.textContent = dark() ? "Light" : "Dark"; };
  theme.hidden = false;
  theme.addEventListener("click", () => { root.dataset.theme = dark() ? "light" : "dark"; label(); });
  label();
  follow();
})();

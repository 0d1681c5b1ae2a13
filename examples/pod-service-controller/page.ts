/** The live page: two tables that follow `/api/changes`. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pods and Services</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<script src="/page.js" defer></script>
</head>
<body>
<header>
<h1>Pods and Services</h1>
<p id="status" role="status">Connecting…</p>
<label>Show only <input id="filter" type="search" placeholder="namespace or name" autocomplete="off"></label>
</header>
<main>
<section>
<table>
<caption>Pods <span id="pods-count"></span></caption>
<thead><tr><th scope="col">Namespace</th><th scope="col">Pod</th><th scope="col">Phase</th><th scope="col">Ready</th>
<th scope="col">Services</th></tr></thead>
<tbody id="pods"></tbody>
</table>
</section>
<section>
<table>
<caption>Services <span id="services-count"></span></caption>
<thead><tr><th scope="col">Namespace</th><th scope="col">Service</th><th scope="col">Type</th><th scope="col">Selector</th>
<th scope="col">Pods</th></tr></thead>
<tbody id="services"></tbody>
</table>
</section>
</main>
<noscript>This page needs JavaScript; <a href="/api/pods">the API</a> does not.</noscript>
</body>
</html>
`;

/** Its looks, by day and by night. */
export const STYLE = `:root {
  color-scheme: light dark;
  --back: #ffffff; --text: #1b1f24; --faint: #57606a; --line: #d0d7de; --fresh: #fff3c4; --focus: #0969da;
}
@media (prefers-color-scheme: dark) {
  :root { --back: #0d1117; --text: #e6edf3; --faint: #9aa4af; --line: #30363d; --fresh: #3a2f00; --focus: #58a6ff; }
}
body { margin: 1.5rem; background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.5rem 2rem; }
h1 { font-size: 1.5rem; margin: 0; }
#status { margin: 0; color: var(--faint); }
input { font: inherit; color: inherit; background: transparent; border: 1px solid var(--faint); border-radius: 4px; padding: 0.2rem 0.5rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
main { display: flex; flex-wrap: wrap; gap: 2rem; margin-top: 1.5rem; }
section { flex: 1 1 30rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.5rem; }
caption span { color: var(--faint); font-weight: 400; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--faint); font-weight: 500; }
tbody th { color: inherit; }
@media (prefers-reduced-motion: no-preference) {
  tr.fresh td { animation: fresh 2s ease-out; }
  @keyframes fresh { from { background: var(--fresh); } }
}
`;

/** What it does: draws at most once a frame, however much changes. */
export const SCRIPT = `'use strict';
const tables = { Pod: new Map(), Service: new Map() };
const bodies = { Pod: document.getElementById('pods'), Service: document.getElementById('services') };
const counts = { Pod: document.getElementById('pods-count'), Service: document.getElementById('services-count') };
const filter = document.getElementById('filter');
const status = document.getElementById('status');
const fresh = new Set();
let isReady = false;
let isDrawing = false;

const cells = {
  Pod: ({ namespace, name, phase, ready, services }) =>
    [namespace, name, phase, ready ? 'yes' : 'no', services.join(', ') || 'none'],
  Service: ({ namespace, name, type, selector, pods }) => [
    namespace, name, type,
    Object.entries(selector).map((pair) => pair.join('=')).join(', ') || 'none',
    pods.map((pod) => pod.name + (pod.ready ? '' : pod.endpoint ? ' (not ready)' : ' (no endpoint)')).join(', ') || 'none',
  ],
};

function row(kind, key, view) {
  const tr = document.createElement('tr');
  if (fresh.has(kind + ' ' + key)) tr.className = 'fresh';
  cells[kind](view).forEach((text, at) => {
    const cell = document.createElement(at === 1 ? 'th' : 'td');
    if (at === 1) cell.scope = 'row';
    cell.textContent = text;
    tr.append(cell);
  });
  return tr;
}

function draw() {
  isDrawing = false;
  const wanted = filter.value.trim().toLowerCase();
  for (const [kind, views] of Object.entries(tables)) {
    const shown = [...views].filter(([key]) => key.toLowerCase().includes(wanted)).sort(([a], [b]) => (a < b ? -1 : 1));
    bodies[kind].replaceChildren(...shown.map(([key, view]) => row(kind, key, view)));
    counts[kind].textContent = shown.length === views.size ? views.size : shown.length + ' of ' + views.size;
  }
  fresh.clear();
}

function drawSoon() {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(draw);
}

const changes = new EventSource('/api/changes');
changes.addEventListener('open', () => {
  // Everything comes again.
  for (const views of Object.values(tables)) views.clear();
  isReady = false;
});
changes.addEventListener('error', () => { status.textContent = 'Connection lost; trying again…'; });
changes.addEventListener('ready', () => {
  isReady = true;
  status.textContent = 'Live';
  drawSoon();
});
for (const kind of Object.keys(tables))
  changes.addEventListener(kind, (event) => {
    const { key, view } = JSON.parse(event.data);
    if (view === null) tables[kind].delete(key);
    else tables[kind].set(key, view);
    if (!isReady) return;
    fresh.add(kind + ' ' + key);
    drawSoon();
  });
filter.addEventListener('input', drawSoon);
`;

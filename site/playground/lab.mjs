// The page of a playground of several texts: asks its engine about them, and shows the verdict and the output.
import { asker } from './ask.mjs';
import { Editor, faultItem, textItem } from './editor.mjs';

/** Milliseconds between the last key and the verdict. */
const PAUSE = 150;

const byId = (id) => document.getElementById(id);
const verdict = byId('verdict');
const output = byId('output');
const { engine } = document.querySelector('.playground').dataset;
const editors = new Map();
for (const element of document.querySelectorAll('.editor'))
  editors.set(element.dataset.name, new Editor(element, updateSoon));
const ask = asker(new URL(`${engine}.js`, document.currentScript.src).href, show);
let timer;

function updateSoon() {
  clearTimeout(timer);
  timer = setTimeout(update, PAUSE);
}

function update() {
  ask({ texts: Object.fromEntries(Array.from(editors, ([name, editor]) => [name, editor.text])) });
}

/** Shows what the engine says: faults are of a text, or of none. */
function show({ ok = false, verdict: text, faults = [], notes = [], output: shown = '', error }) {
  verdict.textContent = error ?? text;
  verdict.dataset.result = ok ? 'ok' : 'faulty';
  byId('faults').replaceChildren(
    ...faults.map((fault) => (editors.has(fault.of) ? faultItem(editors.get(fault.of), fault) : textItem(fault.text))),
    ...notes.map(textItem),
  );
  for (const [name, editor] of editors) editor.mark(faults.filter(({ of }) => of === name));
  output.textContent = shown;
}

update();

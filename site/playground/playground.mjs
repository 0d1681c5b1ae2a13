import { asker } from './ask.mjs';

const EXAMPLE = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  namespace: shop
spec:
  replicas: 3
  selector:
    matchLabels: {app: web}
  template:
    metadata:
      labels: {app: web}
    spec:
      containers:
      - name: web
        image: nginx:1.29
        imagePullPolicy: Sometimes
        ports:
        - containerPort: 800000
`;
/** Milliseconds between the last key and the verdict. */
const PAUSE = 150;

const byId = (id) => document.getElementById(id);
const input = byId('input');
const marks = byId('marks');
const lines = byId('lines');
const verdict = byId('verdict');
const list = byId('faults');
const output = byId('output');
let timer;

const engine = new URL('playground-engine.js', document.currentScript.src).href;
const ask = asker(engine, show);

function update() {
  const { value: format } = document.querySelector('input[name=format]:checked');
  ask({ text: input.value, format });
}

/** Shows what the engine says of the text. */
function show({ objects, format, output: text, error }) {
  const faults = objects.flatMap((object) => object.faults.map((fault) => ({ ...fault, kind: object.kind })));
  const warnings = objects.flatMap((object) => object.warnings.map((warning) => ({ ...object, text: warning })));
  const skipped = objects.filter(({ result }) => result === 'skipped').length;
  const kinds = objects.map(({ kind, name }) => [kind, name].filter(Boolean).join(' ')).filter(Boolean);
  verdict.textContent =
    objects.length === 0
      ? 'No object.'
      : `${kinds.join(', ')}${kinds.length > 0 ? ': ' : ''}${faults.length === 0 ? 'no faults' : faults.length === 1 ? '1 fault' : `${faults.length} faults`}${
          skipped > 0 ? `, ${skipped} of an unknown kind` : ''
        }.`;
  verdict.dataset.result = faults.length > 0 ? 'faulty' : 'ok';
  list.replaceChildren(
    ...faults.map((fault) => faultItem(fault)),
    ...warnings.map((warning) => textItem(`line ${warning.line}: warning: ${warning.text}`)),
  );
  markLines(input.value, faults);
  output.textContent = error ?? text;
  output.dataset.format = format;
  output.toggleAttribute('data-error', error !== undefined);
}

function faultItem({ line, column, path, text, suggestion }) {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${line}:${column}`;
  button.setAttribute('aria-label', `Go to line ${line}, column ${column}`);
  button.addEventListener('click', () => goTo(line, column));
  const field = document.createElement('code');
  field.textContent = path;
  const hint = suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
  item.append(button, ' ', field, `${path === '' ? '' : ': '}${text}${hint}`);
  return item;
}

function textItem(text) {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}

/** Shows line numbers, and marks the places of faults: from the column to the end of its line. */
function markLines(text, faults) {
  const byLine = new Map();
  for (const { line, column } of faults) byLine.set(line, Math.min(column, byLine.get(line) ?? Infinity));
  const numbers = [];
  const marked = [];
  for (const [at, content] of text.split('\n').entries()) {
    const column = byLine.get(at + 1);
    const number = document.createElement('span');
    number.textContent = `${at + 1}\n`;
    if (column !== undefined) {
      number.className = 'fault';
      const mark = document.createElement('mark');
      mark.textContent = content.slice(column - 1) || ' ';
      marked.push(content.slice(0, column - 1), mark, '\n');
    } else marked.push(`${content}\n`);
    numbers.push(number);
  }
  lines.replaceChildren(...numbers);
  marks.replaceChildren(...marked);
  follow();
}

function goTo(line, column) {
  const before = input.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  const end = input.value.indexOf('\n', start);
  input.focus();
  input.setSelectionRange(start, end < 0 ? input.value.length : end);
}

function follow() {
  for (const each of [marks, lines]) each.scrollTop = input.scrollTop;
  marks.scrollLeft = input.scrollLeft;
}

input.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(update, PAUSE);
});
input.addEventListener('scroll', follow);
byId('formats').addEventListener('change', update);
if (input.value === '') input.value = EXAMPLE;
update();

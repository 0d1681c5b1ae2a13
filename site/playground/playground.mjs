import { asker } from './ask.mjs';
import { Editor, faultItem, textItem } from './editor.mjs';

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
const editor = new Editor(document.querySelector('.editor'), () => {
  clearTimeout(timer);
  timer = setTimeout(update, PAUSE);
});
const verdict = byId('verdict');
const list = byId('faults');
const output = byId('output');
let timer;

const engine = new URL('playground-engine.js', document.currentScript.src).href;
const ask = asker(engine, show);

function update() {
  const { value: format } = document.querySelector('input[name=format]:checked');
  ask({ text: editor.text, format });
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
    ...faults.map((fault) => faultItem(editor, fault)),
    ...warnings.map((warning) => textItem(`line ${warning.line}: warning: ${warning.text}`)),
  );
  editor.mark(faults);
  output.textContent = error ?? text;
  output.dataset.format = format;
  output.toggleAttribute('data-error', error !== undefined);
}

byId('formats').addEventListener('change', update);
if (editor.text === '') editor.text = EXAMPLE;
update();

// @ts-check
// An object as YAML, to look at and to edit. The server checks what is typed, by dry runs.
import { ACCEPT, follow, pathOf, Refusal, send, warningsOf } from './api.mjs';
import { element } from './dom.mjs';
import { relatedView } from './related.mjs';
import { lineOf, withoutManagedFields } from './yaml.mjs';

/** Milliseconds without typing after which the text is checked. */
const PAUSE = 500;

/**
 * @param {readonly import('./api.mjs').Kind[]} kinds
 * @param {import('./api.mjs').Kind} kind
 * @param {string} namespace
 * @param {string} name '': a new object
 * @param {AbortSignal} signal
 */
export function objectView(kinds, kind, namespace, name, signal) {
  const isNew = name === '';
  const collection = pathOf(kind, namespace);
  const path = pathOf(kind, namespace, name);
  const status = element('p', { role: 'status' });
  const faults = element('div', { role: 'alert' });
  const text = element('textarea', {
    spellcheck: 'false',
    autocomplete: 'off',
    'aria-label': `${kind.kind} as YAML`,
    input: () => typed(),
    hidden: !isNew,
  });
  /** What needs an object: there may be none of this name. @type {HTMLElement[]} */
  const edits = [text];
  let original = '';
  let resourceVersion = '';
  const isEdited = () => text.value !== original;

  /** @param {string} value */
  const show = (value) => {
    text.value = value;
    // As the text area has it.
    original = text.value;
    for (const each of edits) each.hidden = false;
    faults.replaceChildren();
  };
  const read = async () => {
    const answer = await (await send(path, { accept: ACCEPT.yaml, signal })).text();
    resourceVersion = /^ {2}resourceVersion: "?(\d+)/m.exec(answer)?.[1] ?? '';
    show(withoutManagedFields(answer));
    status.textContent = `Version ${resourceVersion}`;
    return resourceVersion;
  };

  /** @param {unknown} error */
  const refuse = (error) => {
    if (signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    const causes = error instanceof Refusal ? error.causes : [];
    const list = causes.length > 0 ? causes : [{ message }];
    faults.replaceChildren(element('ul', { class: 'bad' }, ...list.map((cause) => element('li', {}, ...shown(cause)))));
    const line = lineOfFault(list[0]);
    text.setAttribute('aria-invalid', 'true');
    if (line === undefined) return;
    status.textContent = `First fault in line ${line + 1}`;
  };
  /** @param {{ field?: string, message?: string }} cause */
  const lineOfFault = ({ field, message = '' }) => {
    const named = field ?? /(?:unknown|duplicate) field "([^"]+)"/.exec(message)?.[1];
    if (named !== undefined) return lineOf(text.value, named);
    const told = /\bline (\d+)/.exec(message)?.[1];
    return told === undefined ? undefined : Number(told) - 1;
  };
  /** @param {{ field?: string, message?: string }} cause @returns {(Node | string)[]} */
  const shown = (cause) => {
    const words = `${cause.field === undefined ? '' : `${cause.field}: `}${cause.message ?? ''}`;
    const line = lineOfFault(cause);
    if (line === undefined) return [words];
    return [element('button', { type: 'button', click: () => select(line) }, `Line ${line + 1}`), ` ${words}`];
  };
  /** @param {number} line */
  const select = (line) => {
    const lines = text.value.split('\n');
    const start = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
    text.focus();
    text.setSelectionRange(start, start + (lines[line] ?? '').length);
    text.scrollTop = (text.scrollHeight / lines.length) * Math.max(0, line - 5);
  };

  /** @param {boolean} dryRun */
  const write = async (dryRun) => {
    const query = `fieldValidation=Strict&fieldManager=kubetyped-browser${dryRun ? '&dryRun=All' : ''}`;
    const target = isNew ? collection : path;
    const written = text.value;
    const answer = await send(`${target}?${query}`, { method: isNew ? 'POST' : 'PUT', body: written, signal });
    if (text.value === written) {
      const warnings = warningsOf(answer).map((each) => element('li', {}, `Warning: ${each}`));
      faults.replaceChildren(...(warnings.length > 0 ? [element('ul', {}, ...warnings)] : []));
      text.removeAttribute('aria-invalid');
    }
    return answer;
  };
  let checks = 0;
  const check = async () => {
    const mine = ++checks;
    try {
      await write(true);
      if (mine === checks) status.textContent = 'No faults';
    } catch (error) {
      if (mine === checks) refuse(error);
    }
  };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const typed = () => {
    clearTimeout(timer);
    status.textContent = 'Edited';
    timer = setTimeout(check, PAUSE);
  };
  const save = async () => {
    clearTimeout(timer);
    checks++;
    try {
      const answer = await write(false);
      const { metadata } = await answer.json();
      if (isNew) {
        location.hash = `#${pathOf(kind, metadata.namespace, metadata.name)}`;
        return;
      }
      const warnings = [...faults.childNodes];
      await read();
      faults.replaceChildren(...warnings);
      status.textContent = `Saved, version ${metadata.resourceVersion}`;
    } catch (error) {
      refuse(error);
    }
  };

  const dialog = element(
    'dialog',
    { 'aria-label': `Delete ${name}` },
    element('p', {}, `Delete ${kind.kind} ${name}?`),
    element('button', { type: 'button', click: () => void remove() }, 'Delete'),
    ' ',
    element('button', { type: 'button', autofocus: true, click: () => dialog.close() }, 'Keep'),
  );
  const remove = async () => {
    dialog.close();
    try {
      await send(path, { method: 'DELETE', signal });
      status.textContent = 'Being deleted';
    } catch (error) {
      refuse(error);
    }
  };
  const reload = () => void read().catch(refuse);
  const related = relatedView(kinds, kind, namespace, name, signal, refuse);

  if (isNew) {
    const apiVersion = kind.group === '' ? kind.version : `${kind.group}/${kind.version}`;
    const scope = kind.namespaced ? `\n  namespace: ${namespace || 'default'}` : '';
    show(`apiVersion: ${apiVersion}\nkind: ${kind.kind}\nmetadata:\n  name: ""${scope}\n`);
  } else {
    void follow(collection, { fieldSelector: `metadata.name=${name}` }, ACCEPT.metadata, signal, {
      async read() {
        if (!isEdited()) return read();
        // What was typed stays.
        const answer = await (await send(path, { accept: ACCEPT.metadata, signal })).json();
        return answer.metadata.resourceVersion;
      },
      event(type, { metadata }) {
        if (type === 'DELETED') status.textContent = 'Deleted';
        else if (metadata.resourceVersion === resourceVersion) return;
        else if (isEdited()) status.textContent = `Changed on the server: version ${metadata.resourceVersion}`;
        else reload();
      },
      state(error) {
        if (error !== undefined) refuse(error);
      },
    });
    related.read();
  }
  /** @param {string} label @param {() => void} click */
  const button = (label, click) => element('button', { type: 'button', click }, label);
  const can = (/** @type {string} */ verb) => kind.verbs.includes(verb);
  const saves = isNew || can('update') ? [button(isNew ? 'Create' : 'Save', () => void save())] : [];
  const deletes = !isNew && can('delete') ? [button('Delete…', () => dialog.showModal())] : [];
  for (const each of [...saves, ...deletes]) each.hidden = text.hidden;
  edits.push(...saves, ...deletes);
  return [
    element('h2', {}, isNew ? `New ${kind.kind}` : `${kind.kind} ${name}`),
    element(
      'div',
      { class: 'tools' },
      ...saves,
      ...(isNew ? [] : [button('Reload', () => [reload(), related.read()])]),
      ...deletes,
      element('a', { href: `#${pathOf(kind, namespace)}` }, `All ${kind.resource}`),
    ),
    status,
    faults,
    text,
    related.section,
    dialog,
  ];
}

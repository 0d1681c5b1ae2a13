// @ts-check
// Objects of all kinds, by words of their names and by labels.
import { ACCEPT, forEachKind, kindsIn, pages, pathOf, Refusal } from './api.mjs';
import { element, table } from './dom.mjs';
import { linkTo } from './links.mjs';

const SHOWN = 100;

/**
 * `web app=web,tier!=db`: what has an operator or brackets selects labels, the rest are parts of the name.
 * @param {string} text
 */
export function parseSearch(text) {
  if (text.includes('(')) return { words: [], labelSelector: text };
  const parts = text.split(/\s+/).filter(Boolean);
  const isSelector = (/** @type {string} */ part) => /[=!]/.test(part);
  const words = parts.filter((part) => !isSelector(part)).map((part) => part.toLowerCase());
  return { words, labelSelector: parts.filter(isSelector).join(',').replace(/,+/g, ',').replace(/,$/, '') };
}

/**
 * @param {readonly import('./api.mjs').Kind[]} kinds
 * @param {string} namespace '': all, and what is in none
 * @param {string} text
 * @param {AbortSignal} signal
 * @param {(error: unknown) => void} failed
 */
export function searchView(kinds, namespace, text, signal, failed) {
  const status = element('p', { role: 'status' }, 'Searching…');
  const found = element('section', { 'aria-label': 'Found' });
  const { words, labelSelector } = parseSearch(text);
  /** @type {{ kind: import('./api.mjs').Kind, namespace: string, name: string, labels: string }[]} */
  const hits = [];
  let count = 0;
  const refused = new AbortController();
  const ended = AbortSignal.any([signal, refused.signal]);

  const searchKind = async (/** @type {import('./api.mjs').Kind} */ kind) => {
    const query = { ...(labelSelector !== '' && { labelSelector }) };
    for await (const items of pages(pathOf(kind, namespace), ended, ACCEPT.list, query))
      for (const { metadata } of items) {
        const { namespace: own = '', name, labels = {} } = metadata;
        if (!words.every((word) => name.toLowerCase().includes(word))) continue;
        count++;
        if (hits.length === SHOWN) continue;
        const pairs = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
        hits.push({ kind, namespace: own, name, labels: pairs.join(', ') });
      }
  };
  const search = async () => {
    await forEachKind(kindsIn(kinds, namespace), searchKind, (error) => {
      if (ended.aborted) return;
      // No kind takes a selector that is none.
      if (error instanceof Refusal && error.code === 400) refused.abort();
      failed(error);
    });
    if (ended.aborted) return status.replaceChildren();
    const order = new Map(kinds.map((kind, index) => [kind, index]));
    hits.sort((a, b) => (order.get(a.kind) ?? 0) - (order.get(b.kind) ?? 0));
    const rows = hits.map((hit) => [
      linkTo(hit.kind, hit.namespace, hit.name, `${hit.kind.kind} ${hit.name}`),
      hit.namespace,
      hit.labels,
    ]);
    if (rows.length > 0) found.replaceChildren(table('Found', ['Object', 'Namespace', 'Labels'], rows));
    const more =
      count > hits.length ? `, of which these are the first ${hits.length}; ${count - hits.length} more` : '';
    status.textContent = `${count} ${count === 1 ? 'object' : 'objects'}${more}`;
  };
  void search();
  return [element('h2', {}, `Objects with ${text}`), status, found];
}

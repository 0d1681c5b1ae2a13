// @ts-check
// The object browser. What is shown is said behind the # of the address, as the path of the API.
import { pathOf, Refusal, kinds as readKinds, send, useToken } from './api.mjs';
import { byId, element } from './dom.mjs';
import { objectView } from './object.mjs';
import { overview } from './overview.mjs';
import { searchView } from './search.mjs';
import { tableView } from './table.mjs';

const main = byId('main', HTMLElement);
const namespaces = byId('namespace', HTMLSelectElement);
const findKind = byId('find-kind', HTMLInputElement);
const search = byId('search', HTMLInputElement);
const token = byId('token', HTMLInputElement);
/** @type {import('./api.mjs').Kind[]} */
let kinds = [];
let showing = new AbortController();

/** @typedef {{ kind?: import('./api.mjs').Kind, namespace: string, name: string, query: URLSearchParams }} Place without a kind: all of them */

/** What the address says; undefined: nothing that is there. @returns {Place | undefined} */
function place() {
  const [path, ...rest] = location.hash.slice(1).split('?');
  const query = new URLSearchParams(rest.join('?'));
  if (path === '' || path === '/') return { namespace: query.get('namespace') ?? '', name: '', query };
  for (const kind of kinds) {
    if (!path.startsWith(`${kind.root}/`)) continue;
    const parts = path
      .slice(kind.root.length + 1)
      .split('/')
      .map(decoded);
    const namespace = kind.namespaced && parts[0] === 'namespaces' && parts.length > 2 ? parts[1] : '';
    const [resource, name = '', ...rest] = namespace === '' ? parts : parts.slice(2);
    if (resource === kind.resource && rest.length === 0) return { kind, namespace, name, query };
  }
  return undefined;
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of what there is, or of what is searched for. @param {string} namespace @param {string} [q] */
function home(namespace, q = '') {
  const query = new URLSearchParams({ ...(namespace !== '' && { namespace }), ...(q !== '' && { q }) });
  return `#/${query.size === 0 ? '' : `?${query}`}`;
}

/** @param {unknown} error */
function fail(error) {
  if (error instanceof Refusal && error.code === 401) {
    byId('credentials', HTMLDetailsElement).open = true;
    token.focus();
  }
  const message = error instanceof Error ? error.message : String(error);
  document.getElementById('failure')?.remove();
  main.prepend(element('p', { id: 'failure', role: 'alert', class: 'bad' }, message));
}

/** @param {boolean} isMoved whether the reader has gone there, not just arrived */
function show(isMoved) {
  showing.abort();
  showing = new AbortController();
  const { signal } = showing;
  const found = place();
  if (found !== undefined && (found.kind?.namespaced ?? true) && found.name === '') choose(found.namespace);
  byId('home', HTMLAnchorElement).href = home(namespaces.value);
  drawKinds(found?.kind);
  document.title = 'Objects';
  if (found === undefined) {
    main.replaceChildren(element('p', {}, 'There is no such kind.'));
    return;
  }
  const { kind, namespace, name, query } = found;
  const failed = (/** @type {unknown} */ error) => {
    if (!signal.aborted) fail(error);
  };
  if (kind !== undefined) document.title = `${kind.kind}${name === '' ? '' : ` ${name}`} – Objects`;
  const wanted = (kind === undefined && query.get('q')) || '';
  search.value = wanted;
  if (wanted !== '') document.title = `${wanted} – Objects`;
  /** @type {Node[]} */
  let view;
  if (wanted !== '') view = searchView(kinds, namespace, wanted, signal, failed);
  else if (kind === undefined) view = overview(kinds, namespace, signal, failed);
  else if (name === '' && !query.has('new')) view = tableView(kind, namespace, query, signal, failed);
  else view = objectView(kinds, kind, namespace, name, signal);
  main.replaceChildren(...view);
  if (isMoved) main.focus();
}

/** Of users who may not list namespaces, the address says which one. @param {string} namespace */
function choose(namespace) {
  const isThere = [...namespaces.options].some(({ value }) => value === namespace);
  if (!isThere) namespaces.append(element('option', { value: namespace }, namespace));
  namespaces.value = namespace;
}

/** @param {import('./api.mjs').Kind | undefined} current */
function drawKinds(current = place()?.kind) {
  const wanted = findKind.value.toLowerCase();
  const groups = new Map();
  for (const kind of kinds) {
    if (!`${kind.kind} ${kind.resource} ${kind.group}`.toLowerCase().includes(wanted)) continue;
    groups.set(kind.group, [...(groups.get(kind.group) ?? []), kind]);
  }
  const lists = [...groups].flatMap(([group, members]) => {
    const heading = element('h2', {}, group === '' ? 'core' : group);
    const links = members.map((/** @type {import('./api.mjs').Kind} */ kind) => {
      const href = `#${pathOf(kind, namespaces.value)}`;
      return element('li', {}, element('a', { href, ...(kind === current && { 'aria-current': 'page' }) }, kind.kind));
    });
    return [heading, element('ul', {}, ...links)];
  });
  byId('kinds', HTMLDivElement).replaceChildren(...lists);
}

async function readNamespaces() {
  const answer = await send('/api/v1/namespaces').catch(() => undefined);
  const { items = [] } = (await answer?.json()) ?? {};
  const names = items.map((/** @type {{ metadata: { name: string } }} */ { metadata }) => metadata.name);
  const chosen = namespaces.value;
  const options = names.map((/** @type {string} */ name) => element('option', { value: name }, name));
  namespaces.replaceChildren(element('option', { value: '' }, 'all'), ...options);
  choose(chosen);
}

async function load() {
  try {
    const version = await (await send('/version')).json();
    byId('server', HTMLElement).textContent = version.gitVersion;
    kinds = await readKinds();
    await readNamespaces();
    show(false);
  } catch (error) {
    main.replaceChildren();
    fail(error);
  }
}

namespaces.addEventListener('focus', () => void readNamespaces());
namespaces.addEventListener('change', () => {
  const found = place();
  if (found === undefined || found.kind?.namespaced === false) drawKinds();
  else
    location.hash =
      found.kind === undefined
        ? home(namespaces.value, search.value.trim())
        : `#${pathOf(found.kind, namespaces.value)}`;
});
findKind.addEventListener('input', () => drawKinds());
byId('search-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  location.hash = home(namespaces.value, search.value.trim());
});
byId('token-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  useToken(token.value.trim());
  token.value = '';
  byId('credentials', HTMLDetailsElement).open = false;
  void load();
});
addEventListener('hashchange', () => {
  // A definition may have brought kinds since.
  if (place()?.kind !== undefined || kinds.length === 0) show(true);
  else
    readKinds()
      .then((read) => {
        kinds = read;
        show(true);
      })
      .catch(fail);
});
byId('skip', HTMLAnchorElement).addEventListener('click', (event) => {
  event.preventDefault();
  main.focus();
});
void load();

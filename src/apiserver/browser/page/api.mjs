// @ts-check
// Requests to the server that the page came from.

const TOKEN = 'kubetyped.token';
const TABLE = 'application/json;as=Table;v=v1;g=meta.k8s.io';
const METADATA = 'application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io';
const LIST = 'application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io';
const DISCOVERY = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';
export const ACCEPT = {
  table: TABLE,
  metadata: METADATA,
  list: LIST,
  yaml: 'application/yaml',
  json: 'application/json',
};

/** @param {string} token empty: none */
export function useToken(token) {
  if (token === '') sessionStorage.removeItem(TOKEN);
  else sessionStorage.setItem(TOKEN, token);
}

/** A request that the server refused. */
export class Refusal extends Error {
  /**
   * @param {number} code the HTTP status
   * @param {string} message
   * @param {readonly { readonly field?: string, readonly message?: string }[]} causes single faults
   */
  constructor(code, message, causes = []) {
    super(message);
    this.code = code;
    this.causes = causes;
  }
}

/**
 * @param {string} path
 * @param {{ method?: string, accept?: string, body?: string, signal?: AbortSignal }} [options] the body is YAML
 * @throws {Refusal}
 */
export async function send(path, { method = 'GET', accept = ACCEPT.json, body, signal } = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: accept };
  const token = sessionStorage.getItem(TOKEN);
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/yaml';
  const response = await fetch(path, { method, headers, body, signal, cache: 'no-store', redirect: 'error' });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** @param {Response} response */
async function refusalOf(response) {
  const text = await response.text();
  try {
    const { message, details } = JSON.parse(text);
    return new Refusal(response.status, message, details?.causes);
  } catch {
    return new Refusal(response.status, messageOf(text) ?? (text.trim() || response.statusText));
  }
}

/** The message of a Status in YAML, where it is on a line. @param {string} text */
function messageOf(text) {
  const [, plain, single, double] = /^message: (?:([^\s'"|>].*)|'(.*)'|(".*"))$/m.exec(text) ?? [];
  if (double !== undefined) return JSON.parse(double);
  return plain ?? single?.replaceAll("''", "'");
}

/** What the server warns of. @param {Response} response */
export function warningsOf(response) {
  const texts = (response.headers.get('Warning') ?? '').matchAll(/\b299 \S+ "((?:[^"\\]|\\.)*)"/g);
  return Array.from(texts, ([, text]) => text.replace(/\\(.)/g, '$1'));
}

/**
 * A kind that can be listed, and the path of its version: `/apis/apps/v1`.
 * @typedef {{ root: string, group: string, version: string, resource: string, kind: string, namespaced: boolean, verbs: readonly string[] }} Kind
 */

/** All kinds, each in the preferred one of the versions that have it. @returns {Promise<Kind[]>} */
export async function kinds() {
  const documents = await Promise.all(
    ['/api', '/apis'].map(async (path) => (await send(path, { accept: DISCOVERY })).json()),
  );
  /** @type {Map<string, Kind>} */
  const found = new Map();
  for (const [index, { items }] of documents.entries())
    for (const { metadata, versions } of items)
      for (const { version, resources = [] } of versions)
        for (const { resource, responseKind, scope, verbs } of resources) {
          const group = metadata?.name ?? '';
          const key = `${group}/${resource}`;
          if (!verbs.includes('list') || found.has(key)) continue;
          const root = index === 0 ? `/api/${version}` : `/apis/${group}/${version}`;
          const namespaced = scope === 'Namespaced';
          found.set(key, { root, group, version, resource, kind: responseKind.kind, namespaced, verbs });
        }
  return [...found.values()];
}

/** @param {Kind} kind @param {string} [namespace] @param {string} [name] */
export function pathOf({ root, resource, namespaced }, namespace = '', name = '') {
  const scope = namespaced && namespace !== '' ? `/namespaces/${encodeURIComponent(namespace)}` : '';
  return `${root}${scope}/${resource}${name === '' ? '' : `/${encodeURIComponent(name)}`}`;
}

/** The kinds whose objects are in a namespace; of all, without those that are there twice. @param {readonly Kind[]} all @param {string} namespace */
export function kindsIn(all, namespace) {
  // Events are in both groups, the same ones.
  return all.filter(({ group, namespaced }) => group !== 'events.k8s.io' && (namespaced || namespace === ''));
}

/**
 * The objects of a list, page by page.
 * @param {string} path
 * @param {AbortSignal} signal
 * @param {string} [accept]
 * @param {Record<string, string>} [query]
 * @returns {AsyncGenerator<any[], void>}
 */
export async function* pages(path, signal, accept = ACCEPT.list, query = {}) {
  for (let from; from !== ''; ) {
    const parameters = new URLSearchParams({ limit: '500', ...query, ...(from !== undefined && { continue: from }) });
    const { items, metadata } = await (await send(`${path}?${parameters}`, { accept, signal })).json();
    yield items ?? [];
    from = metadata?.continue ?? '';
  }
}

/** How many objects of a kind are read, where all of them are wanted. */
export const MOST = 5000;

/** The first objects of a list, at most `MOST`. @type {(...args: Parameters<typeof pages>) => Promise<any[]>} */
export async function first(...args) {
  const found = [];
  for await (const items of pages(...args)) {
    found.push(...items);
    if (found.length >= MOST) break;
  }
  return found;
}

/**
 * Does something for each kind, but for those that the user may not list.
 * @param {readonly Kind[]} kinds
 * @param {(kind: Kind) => Promise<void>} run
 * @param {(error: unknown) => void} failed
 */
export async function forEachKind(kinds, run, failed) {
  const isLeftOut = (/** @type {unknown} */ error) => error instanceof Refusal && [403, 404, 405].includes(error.code);
  const one = (/** @type {Kind} */ kind) => run(kind).catch((error) => isLeftOut(error) || failed(error));
  await Promise.all(kinds.map(one));
}

/**
 * The events of a watch, until it ends.
 * @param {string} path with its query
 * @param {string} accept
 * @param {AbortSignal} signal
 */
async function* watch(path, accept, signal) {
  const { body } = await send(path, { accept, signal });
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ''; ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { type, object } = JSON.parse(line);
      if (type === 'ERROR') throw new Refusal(object.code, object.message);
      yield { type, object };
    }
  }
}

/**
 * Reads, then watches from there; again and again, until the signal ends it.
 * @param {string} path what is watched
 * @param {Record<string, string>} query of the watch
 * @param {string} accept
 * @param {AbortSignal} signal
 * @param {{ read: () => Promise<string>, event: (type: string, object: any) => void, state: (error?: unknown) => void }} told
 *   `read` resolves to the resource version that it read; `state` is told what is wrong, or that nothing is
 */
export async function follow(path, query, accept, signal, { read, event, state }) {
  for (let wait = 1000; !signal.aborted; wait = Math.min(wait * 2, 30_000)) {
    try {
      const resourceVersion = await read();
      state();
      const begun = Date.now();
      const parameters = new URLSearchParams({ ...query, watch: 'true', resourceVersion });
      for await (const { type, object } of watch(`${path}?${parameters}`, accept, signal)) event(type, object);
      if (Date.now() - begun > 10_000) wait = 500;
    } catch (error) {
      if (signal.aborted) return;
      state(error);
      if (error instanceof Refusal && [401, 403, 404, 405].includes(error.code)) return;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

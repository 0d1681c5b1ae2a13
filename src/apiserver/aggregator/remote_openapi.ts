import { asError } from '#engine/text/as_error';
import { listOf, members, objectOf, type JSONObject } from '../endpoints/openapi/document_v2.ts';
import type { BackendAnswer } from './backend.ts';
import type { OutgoingHeaders } from './proxy_headers.ts';

/** What a backend's OpenAPI tells of a version. */
export interface RemoteDocuments {
  /** Where the document of version 3 is, from the root of the server; undefined: it has none. */
  readonly v3: string | undefined;
  /** What the document of version 2 says of it. */
  readonly v2: JSONObject | undefined;
}

export type AskOpenAPI = (path: string, headers: OutgoingHeaders) => Promise<BackendAnswer>;

/** Where a backend's OpenAPI documents are, and what they say. Mirrors kube-aggregator's downloaders. */
export class RemoteOpenAPI {
  readonly #ask: AskOpenAPI;
  #last: RemoteDocuments & { readonly etag: string } = { v3: undefined, v2: undefined, etag: '' };

  constructor(ask: AskOpenAPI) {
    this.#ask = ask;
  }

  /** What was fetched last: also while the backend can't be reached. */
  get documents(): RemoteDocuments {
    return this.#last;
  }

  /** @param path of the version: `apis/zoo.example.com/v1` @throws {Error} when the backend can't be asked */
  async fetch(path: string): Promise<void> {
    const v3 = await this.#index(path);
    const { etag } = this.#last;
    const headers = { Accept: ['application/json'], ...(etag !== '' && { 'If-None-Match': [etag] }) };
    const answer = await this.#ask('/openapi/v2', headers);
    if (answer.status === 304) this.#last = { ...this.#last, v3 };
    else if (answer.status === 200)
      this.#last = { v3, v2: filtered(objectIn(answer.text), `/${path}/`), etag: answer.headers.etag ?? '' };
    else this.#last = { v3, v2: undefined, etag: '' };
  }

  async #index(path: string): Promise<string | undefined> {
    const { status, text } = await this.#ask('/openapi/v3', { Accept: ['application/json'] });
    if (status !== 200) return undefined;
    const url = objectOf(objectOf(objectIn(text)['paths'])[path])['serverRelativeURL'];
    return typeof url === 'string' && url.startsWith('/openapi/v3/') ? url : undefined;
  }
}

function objectIn(text: string): JSONObject {
  try {
    return objectOf(JSON.parse(text));
  } catch (error) {
    throw new Error(`expected JSON: ${asError(error).message}`, { cause: error });
  }
}

/** What stands under a path, with the definitions it needs. Mirrors Go's `FilterSpecByPaths`. */
export function filtered(document: JSONObject, prefix: string): JSONObject {
  const paths = members(document['paths']).filter(([path]) => path.startsWith(prefix));
  const definitions = objectOf(document['definitions']);
  const needed = new Set<string>();
  const follow = (value: unknown): void => {
    for (const name of referencesIn(value))
      if (!needed.has(name)) {
        needed.add(name);
        follow(definitions[name]);
      }
  };
  follow(Object.fromEntries(paths));
  // What nothing led to before is kept: clients look for kinds.
  const used = new Set(referencesIn(document));
  const kept = members(definitions).filter(([name]) => needed.has(name) || !used.has(name));
  return { ...document, paths: Object.fromEntries(paths), definitions: Object.fromEntries(kept) };
}

const DEFINITION = '#/definitions/';

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return listOf(value).flatMap(referencesIn);
  return members(value).flatMap(([key, below]) =>
    key === '$ref' && typeof below === 'string' && below.startsWith(DEFINITION)
      ? [below.slice(DEFINITION.length)]
      : referencesIn(below),
  );
}

import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { GroupVersionKindLike, GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import { isMap } from '#engine/json/untyped';
import { fromUTF8 } from '#engine/text/utf8';
import type { Client } from '../client.ts';
import { withETags } from '../internal/etags.ts';
import { Remembered } from '../internal/remembered.ts';
import type { CallOptions } from '../options.ts';
import { UnexpectedResponseError } from '../rest/unexpected_response_error.ts';

/** A schema of an OpenAPI v3 document. References lead to `components.schemas` of the same document. */
export interface OpenAPISchema extends JSONSchemaProps {
  readonly 'x-kubernetes-group-version-kind'?: readonly GroupVersionKindLike[];
}

/** The OpenAPI v3 document of one group and version: those parts that tools of Kubernetes look at. */
export interface OpenAPIDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  /** Operations by path. */
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, OpenAPISchema>> };
}

interface Known {
  readonly url: string;
  readonly document: Remembered<OpenAPIDocument>;
}

/**
 * Asks a server for the schemas of what it has: the list of groups and versions when it is first needed, and the document of
 * each when that is. Mirrors Go's `openapi.Client` and `openapi3.Root`, with the cache of `cached.NewClient`.
 */
export class OpenAPI {
  readonly #client: Client;
  /** For the list alone: documents are kept as they are read. */
  readonly #caching: Client;
  readonly #index: Remembered<ReadonlyMap<string, string>> = new Remembered(() => this.#readIndex());
  readonly #documents = new Map<string, Known>();

  constructor(client: Client) {
    this.#client = client;
    this.#caching = client.derive(({ transport }) => ({ transport: withETags(transport) }));
  }

  /**
   * The paths of all groups and versions, such as `api/v1` and `apis/apps/v1`.
   * @throws StatusError ConnectionError; a StatusError of which `isNotFound` is true by servers without OpenAPI v3
   */
  async paths({ signal }: CallOptions = {}): Promise<readonly string[]> {
    return [...(await this.#index.get(signal)).keys()];
  }

  /**
   * The document of a group and version; undefined for one that the server doesn't have.
   * @throws StatusError ConnectionError
   */
  async document(gv: GroupVersionLike, { signal }: CallOptions = {}): Promise<OpenAPIDocument | undefined> {
    const path = gv.group === '' ? `api/${gv.version}` : `apis/${gv.group}/${gv.version}`;
    const url = (await this.#index.get(signal)).get(path);
    if (url === undefined) return undefined;
    // The URL has the hash of the content, so an old document counts while its URL does.
    let known = this.#documents.get(path);
    if (known?.url !== url) {
      known = { url, document: new Remembered(() => read(this.#client, url, isDocument)) };
      this.#documents.set(path, known);
    }
    return known.document.get(signal);
  }

  /**
   * The schema of a kind, in the document of its group and version; undefined when the server doesn't have it.
   * @throws StatusError ConnectionError
   */
  async schema(gvk: GroupVersionKindLike, options: CallOptions = {}): Promise<OpenAPISchema | undefined> {
    const document = await this.document(gvk, options);
    return Object.values(document?.components?.schemas ?? {}).find((schema) =>
      schema['x-kubernetes-group-version-kind']?.some(
        ({ group, version, kind }) => group === gvk.group && version === gvk.version && kind === gvk.kind,
      ),
    );
  }

  /** Asks for the list again the next time, and for documents that have changed by then. */
  invalidate(): void {
    this.#index.forget();
  }

  async #readIndex(): Promise<ReadonlyMap<string, string>> {
    const { paths } = await read(this.#caching, '/openapi/v3', isIndex);
    return new Map(Object.entries(paths).map(([path, { serverRelativeURL }]) => [path, serverRelativeURL]));
  }
}

async function read<T>(client: Client, url: string, is: (value: unknown) => value is T): Promise<T> {
  // Without the hash, by which a server that has changed in between would send us on.
  const path = url.replace(/[?#].*$/, '');
  const { body } = await client.rest.do({ verb: 'GET', path, accept: 'application/json' });
  let value: unknown;
  try {
    value = JSON.parse(fromUTF8(body));
  } catch (cause) {
    throw new UnexpectedResponseError(`GET ${path}: expected JSON`, { cause });
  }
  if (!is(value)) throw new UnexpectedResponseError(`GET ${path}: expected an OpenAPI v3 document`);
  return value;
}

function isIndex(value: unknown): value is { paths: Record<string, { serverRelativeURL: string }> } {
  return (
    isMap(value) &&
    isMap(value['paths']) &&
    Object.values(value['paths']).every((each) => isMap(each) && /^\//.test(String(each['serverRelativeURL'])))
  );
}

function isDocument(value: unknown): value is OpenAPIDocument {
  return isMap(value) && typeof value['openapi'] === 'string' && isMap(value['paths']);
}

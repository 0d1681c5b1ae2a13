import assert from 'node:assert/strict';
import type { ObjectBase } from 'kubetyped/apimachinery/apis/meta/v1';
import { Status } from 'kubetyped/apimachinery/apis/meta/v1';
import type { KindBase, KindClass, RuntimeObject } from 'kubetyped/apimachinery/runtime';
import type { CodecFactory } from 'kubetyped/apimachinery/runtime/serializer';
import type { Event } from 'kubetyped/apimachinery/watch';
import { CBOREvents, decodeWatch, JSONEvents, ProtobufEvents } from 'kubetyped/apimachinery/watch';
import { infoOf } from './formats.ts';

const TIMEOUT = 20_000;
const WATCH_TIMEOUT = 60_000;

export interface Answer<T extends object = KindBase> {
  readonly code: number;
  readonly contentType: string;
  readonly object: T;
}

export interface RequestOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** Sent in this media type instead of the client's. */
  readonly contentType?: string;
  /** Asked for instead of the client's media type. */
  readonly accept?: string;
  /** Group and version of an answer that doesn't say. */
  readonly defaults?: { readonly group: string; readonly version: string };
}

/** An object, or bytes as they are. */
export type Body = RuntimeObject | string | Uint8Array<ArrayBuffer>;

/** Objects that were created and not deleted yet, by URL. */
export const leftOver = new Set<string>();

/** Talks to an API server in one format. */
export class APIClient {
  readonly #server: string;
  readonly #factory: CodecFactory;
  readonly mediaType: string;

  constructor(server: string, factory: CodecFactory, mediaType: string) {
    this.#server = server;
    this.#factory = factory;
    this.mediaType = mediaType;
  }

  url(type: KindClass, namespace: string, name?: string): string {
    const root = type.group === '' ? '/api/v1' : `/apis/${type.group}/${type.version}`;
    const scope = type.namespaced === true ? `/namespaces/${namespace}` : '';
    return `${this.#server}${root}${scope}/${type.resource}${name === undefined ? '' : `/${name}`}`;
  }

  /** Sends an object, or bytes as they are, and decodes what comes back by its content type. */
  async request<T extends object = KindBase>(
    method: string,
    url: string,
    body?: Body,
    options: RequestOptions = {},
  ): Promise<Answer<T>> {
    const { contentType = this.mediaType, accept = this.mediaType, query = {}, defaults } = options;
    const response = await fetch(`${url}?${new URLSearchParams(query).toString()}`, {
      method,
      headers: { Accept: accept, ...(body !== undefined && { 'Content-Type': contentType }) },
      ...(body !== undefined && {
        body:
          typeof body === 'string' || body instanceof Uint8Array
            ? body
            : infoOf(this.#factory, contentType).serializer.encode(body),
      }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answered = response.headers.get('Content-Type') ?? '';
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (method === 'POST' && response.status === 201) leftOver.add(`${url}/${(body as ObjectBase).metadata.name}`);
    if (method === 'DELETE' && response.status < 300) leftOver.delete(url);
    return {
      code: response.status,
      contentType: answered,
      object: infoOf(this.#factory, answered).serializer.decode(bytes, defaults).object as T,
    };
  }

  /** A request that must succeed, with an answer in the client's format. */
  async expect<T extends object = KindBase>(
    method: string,
    url: string,
    body?: Body,
    options?: RequestOptions,
  ): Promise<T> {
    const { code, contentType, object } = await this.request<T>(method, url, body, options);
    assert.ok(code < 300, `${method} ${url}: ${code} ${(object as unknown as Status).message}`);
    assert.equal(contentType, this.mediaType);
    return object;
  }

  /** A request that must be refused, with a Status. */
  async expectStatus(
    code: number,
    reason: string,
    method: string,
    url: string,
    body?: Body,
    options?: RequestOptions,
  ): Promise<void> {
    const answer = await this.request(method, url, body, options);
    assert.ok(answer.object instanceof Status, `${method} ${url}: ${answer.object.kind}`);
    const { status, code: inBody, reason: given } = answer.object;
    assert.deepEqual([answer.code, status, inBody, given], [code, 'Failure', code, reason], answer.object.message);
    assert.equal(answer.contentType, this.mediaType);
  }

  /** Begins a watch, so that nothing that happens from now on is missed. */
  async watch<T extends object>(
    type: KindClass<T>,
    url: string,
    query: Readonly<Record<string, string>>,
    accept: string = this.mediaType,
  ): Promise<AsyncIterableIterator<Event<T>>> {
    const parameters = new URLSearchParams({ ...query, watch: 'true', timeoutSeconds: '60' });
    const response = await fetch(`${url}?${parameters.toString()}`, {
      headers: { Accept: accept },
      signal: AbortSignal.timeout(WATCH_TIMEOUT),
    });
    const contentType = response.headers.get('Content-Type') ?? '';
    assert.equal(response.status, 200, contentType);
    const decoder = this.#factory.universalDeserializer();
    return decodeWatch(type, response.body!, {
      decoder,
      contentType,
      formats: [JSONEvents, ProtobufEvents, CBOREvents],
    });
  }
}

import { newBadRequest, newMethodNotSupported } from '#apimachinery/api/errors/constructors';
import type { APIStatus } from '#apimachinery/api/errors/status_error';
import { InitialEventsAnnotationKey } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import { parseSelector } from '#apimachinery/fields/parse_selector';
import { parse as parseLabels } from '#apimachinery/labels/parse';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { Channel } from '#apimachinery/watch/channel';
import { toUTF8 } from '#engine/text/utf8';
import { ConnectionError } from '../transport/connection_error.ts';
import type { Transport, TransportRequest, TransportResponse } from '../transport/transport.ts';
import { type FakeRequest, parseRequest } from './fake_request.ts';
import { changeObject, managerOf, withManager } from './fake_writes.ts';
import { type ObjectKey, ObjectTracker, type StoredObject, sameResource, type TrackedEvent } from './object_tracker.ts';

const headers: { get(name: string): string | null } = {
  get: (name) => (name.toLowerCase() === 'content-type' ? 'application/json' : null),
};

/** Looks at a request before the tracker does: what it gives is the answer, what it throws (a StatusError, say) the refusal. */
export type Reactor = (request: FakeRequest) => object | undefined | Promise<object | undefined>;

/** What a {@link FakeAPI} is made of. */
export interface FakeAPIOptions {
  /** The Kinds it serves. Add your own to it, `scheme.addKnownTypes(CronTab)`: the `scheme` of `kubetyped` has the built-in ones. */
  readonly scheme: Scheme;
  /** What there is from the beginning. */
  readonly objects?: readonly RuntimeObject[];
  /** For the times of objects. */
  readonly now?: () => Date;
}

/**
 * An API server in memory, as the transport of a client: for tests of programs that use one. It keeps objects, versions,
 * generations, finalizers and managed fields; knows selectors, pages, watches with bookmarks, every kind of patch and
 * server-side apply; status is a subresource of Kinds that have one. It validates and defaults nothing, and speaks JSON
 * alone. Mirrors what Go's `fake.NewClientset` is for.
 *
 * ```ts
 * const api = new FakeAPI({ scheme, objects: [new corev1.Pod({ metadata: { name: 'a', namespace: 'default' } })] });
 * const client = new Client({ transport: api });
 * api.react(({ verb }) => { if (verb === 'delete') throw newForbidden({ group: '', resource: 'pods' }, 'a', undefined); });
 * ```
 */
export class FakeAPI implements Transport {
  readonly tracker: ObjectTracker;
  /** What was asked, in order. */
  readonly actions: FakeRequest[] = [];
  readonly #types = new Map<string, KindClass>();
  readonly #scheme: Scheme;
  readonly #reactors: Reactor[] = [];
  readonly #open = new Set<(reason: Error) => void>();
  #closed = false;

  /** @throws TypeError for an object whose Kind the scheme doesn't know as a resource */
  constructor({ scheme, objects = [], now }: FakeAPIOptions) {
    this.#scheme = scheme;
    this.tracker = new ObjectTracker(now);
    for (const object of objects) this.add(object);
  }

  /** Puts an object in as it is, with a uid and times where it has none. @throws TypeError NotRegisteredError */
  add<T extends RuntimeObject>(object: T): void {
    const [gvk] = this.#scheme.objectKinds(object).gvks;
    const type = gvk === undefined ? undefined : this.#scheme.typeFor(gvk);
    if (gvk === undefined || type?.resource === undefined)
      throw new TypeError(`${String(object.kind)} is not a resource: its class has no plural name`);
    const plain = JSON.parse(JSON.stringify(object)) as StoredObject;
    const { apiVersion, kind } = type;
    const { name = '', namespace = '' } = plain.metadata;
    const key = {
      resource: { group: gvk.group, resource: type.resource },
      name,
      namespace: type.namespaced ? namespace : '',
    };
    this.tracker.add(key, { ...plain, apiVersion, kind });
  }

  /** The class of a resource; the scheme may have got it meanwhile. */
  #typeOf({ group, version, resource }: FakeRequest): KindClass | undefined {
    const key = `${group}/${version}/${resource}`;
    if (!this.#types.has(key))
      for (const [gvk, type] of this.#scheme.allKnownTypes())
        if (type.resource !== undefined) this.#types.set(`${gvk.group}/${gvk.version}/${type.resource}`, type);
    return this.#types.get(key);
  }

  /** Has a function look at every request first; later ones before earlier ones. */
  react(reactor: Reactor): void {
    this.#reactors.unshift(reactor);
  }

  async request(request: TransportRequest): Promise<TransportResponse> {
    request.signal?.throwIfAborted();
    if (this.#closed)
      throw new ConnectionError('shutdown', `${request.method} ${request.path}: the transport was closed`);
    try {
      const parsed = parseRequest(request);
      this.actions.push(parsed);
      for (const reactor of this.#reactors) {
        const answer = await reactor(parsed);
        if (answer !== undefined) return jsonResponse(200, answer);
      }
      const type = this.#typeOf(parsed);
      if (type === undefined)
        return newStatusResponse(
          404,
          'NotFound',
          `the server could not find the requested resource: the scheme of this FakeAPI has no class with the resource ${parsed.resource} in ${parsed.group === '' ? '' : `${parsed.group}/`}${parsed.version}; register yours with scheme.addKnownTypes(Kind)`,
        );
      if (parsed.subresource === 'status' && !hasStatus(type))
        return newStatusResponse(404, 'NotFound', 'the server could not find the requested resource');
      return this.#answer(parsed, type, request);
    } catch (error) {
      const { status } = error as Partial<APIStatus>;
      if (typeof status !== 'function') throw error;
      const body = status.call(error);
      return jsonResponse(body.code ?? 500, body);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const end of [...this.#open]) end(new ConnectionError('shutdown', 'the transport was closed'));
  }

  /** For `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #answer(request: FakeRequest, type: KindClass, sent: TransportRequest): TransportResponse {
    const { verb, name, namespace, query } = request;
    const resource = { group: request.group, resource: request.resource };
    const key = { resource, namespace, name };
    const metadataOnly = /as=PartialObjectMetadata/.test(String(sent.headers?.['Accept'] ?? ''));
    const shown = (object: StoredObject): object =>
      metadataOnly
        ? { apiVersion: 'meta.k8s.io/v1', kind: 'PartialObjectMetadata', metadata: object.metadata }
        : object;
    const store = (write: () => StoredObject): StoredObject => {
      if (query.get('dryRun') !== 'All') return write();
      throw newBadRequest('the fake API has no dry run');
    };
    switch (verb) {
      case 'get':
        return jsonResponse(200, shown(this.tracker.get(key)));
      case 'list':
        return jsonResponse(200, this.#list(request, type, shown, metadataOnly));
      case 'watch':
        return this.#watch(request, type, shown, sent);
      case 'create':
        return jsonResponse(
          201,
          store(() => this.#create(request, type)),
        );
      case 'update':
      case 'patch': {
        const existed = this.#exists(key);
        const written = store(() => this.#write(request, type, key, existed));
        return jsonResponse(existed ? 200 : 201, shown(written));
      }
      case 'delete': {
        const { preconditions } = (request.body ?? {}) as {
          preconditions?: { uid?: string; resourceVersion?: string };
        };
        return jsonResponse(
          200,
          store(() => this.tracker.delete(key, preconditions)),
        );
      }
      case 'deletecollection':
        for (const object of this.#selected(request))
          this.tracker.delete({ resource, name: object.metadata.name!, namespace: object.metadata.namespace ?? '' });
        return newStatusResponse(200);
      default:
        throw newMethodNotSupported(resource, verb);
    }
  }

  #exists(key: ObjectKey): boolean {
    return this.tracker.list(key.resource, key.namespace).some(({ metadata }) => metadata.name === key.name);
  }

  #create(request: FakeRequest, type: KindClass): StoredObject {
    const { group, resource, namespace } = request;
    const given = request.body as StoredObject;
    const { name, generateName } = given.metadata ?? {};
    const random = Math.random().toString(36).slice(2, 7).padEnd(5, '0');
    const finalName = name || (typeof generateName === 'string' ? generateName + random : '');
    if (finalName === '') throw newBadRequest('name or generateName is required');
    const { status: _, ...rest } = given;
    const kept = (hasStatus(type) ? rest : given) as StoredObject;
    const named = { ...kept, metadata: { ...given.metadata, name: finalName } };
    const key = { resource: { group, resource }, namespace, name: finalName };
    return this.tracker.create(key, withManager(this.#scheme, type, undefined, named, managerOf(request)));
  }

  #write(request: FakeRequest, type: KindClass, key: ObjectKey, existed: boolean): StoredObject {
    const old = existed ? this.tracker.get(key) : undefined;
    const next = changeObject(this.#scheme, type, old, request);
    if (old === undefined) return this.tracker.create(key, next);
    const status = request.subresource === 'status';
    if (!hasStatus(type)) return this.tracker.update(key, next);
    const parts = status
      ? {
          ...old,
          metadata: { ...old.metadata, resourceVersion: next.metadata.resourceVersion ?? '' },
          status: next['status'],
        }
      : { ...next, status: old['status'] };
    if (parts.status === undefined) delete (parts as { status?: unknown }).status;
    const managed = next.metadata['managedFields'];
    return this.tracker.update(key, {
      ...parts,
      metadata: { ...parts.metadata, ...(managed === undefined ? {} : { managedFields: managed }) },
    } as StoredObject);
  }

  #selected({ group, resource, namespace, query }: FakeRequest): StoredObject[] {
    return this.tracker.list({ group, resource }, namespace).filter((object) => isSelected(query, object));
  }

  #list(request: FakeRequest, type: KindClass, shown: (object: StoredObject) => object, metadataOnly: boolean): object {
    const { query } = request;
    const all = this.#selected(request);
    const from = Number(query.get('continue') || 0);
    const limit = Number(query.get('limit') || 0) || all.length;
    const rest = all.length - from - limit;
    // As of a server, which counts nothing that selectors may leave out.
    const isCounted = !query.get('labelSelector') && !query.get('fieldSelector');
    const { apiVersion, kind } = metadataOnly ? { apiVersion: 'meta.k8s.io/v1', kind: 'PartialObjectMetadata' } : type;
    const metadata = {
      resourceVersion: this.tracker.resourceVersion,
      ...(rest > 0 ? { continue: String(from + limit), ...(isCounted ? { remainingItemCount: rest } : {}) } : {}),
    };
    return { apiVersion, kind: `${kind}List`, metadata, items: all.slice(from, from + limit).map(shown) };
  }

  #watch(
    request: FakeRequest,
    type: KindClass,
    shown: (object: StoredObject) => object,
    sent: TransportRequest,
  ): TransportResponse {
    const { group, resource, namespace, query } = request;
    const version = query.get('resourceVersion') ?? '';
    const sendInitial = query.get('sendInitialEvents') === 'true';
    const synthetic = sendInitial || version === '' || version === '0';
    const line = (happened: string, object: object): Uint8Array =>
      toUTF8(`${JSON.stringify({ type: happened, object })}\n`);
    const selected = this.#selected(request);
    // Who no longer fits the selectors is gone, to this watch.
    const known = new Set(selected.map(({ metadata }) => `${metadata.namespace}/${metadata.name}`));
    const eventBytes = ({ type: happened, object, resource: of }: TrackedEvent): Uint8Array[] => {
      const { metadata } = object;
      if (!sameResource(of, { group, resource }) || (namespace !== '' && metadata.namespace !== namespace)) return [];
      const key = `${metadata.namespace}/${metadata.name}`;
      if (happened !== 'DELETED' && isSelected(query, object)) {
        const isNew = synthetic && !known.has(key);
        known.add(key);
        return [line(isNew ? 'ADDED' : happened, shown(object))];
      }
      return known.delete(key) || isSelected(query, object) ? [line('DELETED', shown(object))] : [];
    };
    const first = synthetic
      ? selected.map((object) => line('ADDED', shown(object)))
      : this.tracker.since({ group, resource }, version).flatMap(eventBytes);
    if (sendInitial) {
      const { apiVersion, kind } = type;
      const annotations = { [InitialEventsAnnotationKey]: 'true' };
      first.push(
        line('BOOKMARK', {
          apiVersion,
          kind,
          metadata: { resourceVersion: this.tracker.resourceVersion, annotations },
        }),
      );
    }
    return watchResponse(first, sent.signal, this.#open, (push) =>
      this.tracker.listen((event) => {
        for (const piece of eventBytes(event)) push(piece);
      }),
    );
  }
}

function hasStatus(type: KindClass): boolean {
  return type.fields.some(([name]) => name === 'status');
}

function isSelected(query: URLSearchParams, { metadata, ...rest }: StoredObject): boolean {
  if (!parseLabels(query.get('labelSelector') ?? '').matches(metadata.labels)) return false;
  const { spec, status } = rest as { spec?: Record<string, unknown>; status?: Record<string, unknown> };
  const values = {
    'metadata.name': metadata.name ?? '',
    'metadata.namespace': metadata.namespace ?? '',
    'spec.nodeName': String(spec?.['nodeName'] ?? ''),
    'status.phase': String(status?.['phase'] ?? ''),
  };
  return parseSelector(query.get('fieldSelector') ?? '').matches(values);
}

/** An answer with JSON. */
function jsonResponse(status: number, body: object): TransportResponse {
  const bytes = toUTF8(JSON.stringify(body));
  return {
    status,
    headers,
    close() {},
    body: {
      async *[Symbol.asyncIterator]() {
        yield bytes;
      },
    },
  };
}

/** An answer with a Status. */
function newStatusResponse(code: number, reason?: string, message?: string): TransportResponse {
  const status = reason === undefined ? 'Success' : 'Failure';
  return jsonResponse(code, { apiVersion: 'v1', kind: 'Status', metadata: {}, status, code, reason, message });
}

/**
 * An answer that goes on until it is cancelled, aborted or all of them are ended.
 * @param listen is given what adds to the answer, and gives what ends that
 */
function watchResponse(
  first: readonly Uint8Array[],
  signal: AbortSignal | undefined,
  open: Set<(reason: Error) => void>,
  listen: (push: (piece: Uint8Array) => void) => () => void,
): TransportResponse {
  const pieces = new Channel<Uint8Array>(Infinity);
  for (const piece of first) pieces.trySend(piece);
  let failure: unknown;
  const end = (reason?: unknown): void => {
    failure ??= reason;
    stop();
    open.delete(end);
    signal?.removeEventListener('abort', abort);
    pieces.close();
  };
  const abort = (): void => end(signal!.reason);
  const stop = listen((piece) => void pieces.trySend(piece));
  open.add(end);
  signal?.addEventListener('abort', abort, { once: true });
  const read = async (): Promise<Uint8Array | undefined> => {
    const piece = await pieces.receive();
    if (piece === undefined && failure !== undefined) throw failure;
    return piece;
  };
  const body = new PullIterator(read, async () => end());
  return { status: 200, headers, body, close: () => end() };
}

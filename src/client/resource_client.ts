import { ErrorReporter } from '#apimachinery/api/errors/error_reporter';
import {
  CreateOptions as MetaCreateOptions,
  DeleteOptions as MetaDeleteOptions,
  GetOptions as MetaGetOptions,
  ListOptions as MetaListOptions,
  PatchOptions as MetaPatchOptions,
  UpdateOptions as MetaUpdateOptions,
  type Status,
  Table,
} from '#apimachinery/apis/meta/v1/zz_generated.types';
import { ContentTypeJSON } from '#apimachinery/runtime/content_type';
import type { KindBase } from '#apimachinery/runtime/kind_base';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { parseMediaType } from '#apimachinery/runtime/serializer/media_type';
import { ApplyYAMLPatchType } from '#apimachinery/types/patch_type';
import { Decoder, WatchDecodeError } from '#apimachinery/watch/decoder';
import { isEventType } from '#apimachinery/watch/event';
import type { Interface } from '#apimachinery/watch/interface';
import { StreamWatcher } from '#apimachinery/watch/stream_watcher';
import { type Endpoint, parametersOf } from './internal/endpoint.ts';
import { encodeOptions, sendObject, sendPatch } from './internal/send.ts';
import { type Applied, nameOf, namespaceOf, type Writable } from './internal/written_object.ts';
import type { KindList } from './list_class.ts';
import type {
  ApplyOptions,
  CallOptions,
  CreateOptions,
  DeleteOptions,
  GetOptions,
  ListOptions,
  PageOptions,
  PatchOptions,
  TableOptions,
  UpdateOptions,
  WatchOptions,
} from './options.ts';
import type { Patch } from './patch.ts';
import type { Call } from './rest/rest_client.ts';
import { type UndecodableHandler, UndecodableObjectError } from './rest/undecodable_object_error.ts';
import { Subresource } from './subresource.ts';

/** The classes that answers are read with. */
export interface ResourceTypes<T extends object> {
  readonly item: KindClass<T>;
  readonly list: KindClass<KindList<T>>;
  /** The values of `Accept`, where they are not those of the classes: for metadata alone, and objects without a class. */
  readonly accept?: { readonly item: string; readonly list: string; readonly none: string };
}

const TABLE = 'application/json;as=Table;v=v1;g=meta.k8s.io,application/json';
const PAGE = 500;

/**
 * Reads, writes and watches the objects of one resource; `client.resource(corev1.Pod, { namespace })` makes one. What the
 * server refuses is thrown as a StatusError, of which `isNotFound` and the like can be asked.
 */
export class ResourceClient<T extends object> {
  readonly #endpoint: Endpoint;
  readonly #types: ResourceTypes<T>;

  /** Use {@link Client.resource}. */
  constructor(endpoint: Endpoint, types: ResourceTypes<T>) {
    this.#endpoint = endpoint;
    this.#types = types;
  }

  /** The class of the objects. */
  get type(): KindClass<T> {
    return this.#types.item;
  }

  /** Of the objects; empty for all namespaces, undefined for objects that live in none. */
  get namespace(): string | undefined {
    return this.#endpoint.path.namespace;
  }

  /** The same resource in another namespace; empty for all of them. */
  inNamespace(namespace: string): ResourceClient<T> {
    return new ResourceClient(this.#endpoint.inNamespace(namespace), this.#types);
  }

  /** Reads an object. */
  async get(name: string, options: GetOptions = {}): Promise<T> {
    return this.#one('GET', [name], options, MetaGetOptions);
  }

  /** Lists objects: all of them, or with `limit` the first page. */
  async list(options: ListOptions = {}): Promise<KindList<T>> {
    const path = this.#endpoint.url(this.namespace);
    const result = await this.#endpoint.rest.do(this.#listCall(path, options));
    return this.#endpoint.content.decodeList(result, this.#types, `GET ${path}`, options.onUndecodable);
  }

  /** Lists page by page. Changes in between don't show, unless the server forgets: then it throws what `isResourceExpired` is true of. */
  async *pages(options: PageOptions = {}): AsyncGenerator<KindList<T>, void, undefined> {
    const { pageSize = PAGE, resourceVersion, resourceVersionMatch, ...rest } = options;
    let page = await this.list({ ...rest, resourceVersion, resourceVersionMatch, limit: pageSize });
    yield page;
    for (let next = page.metadata.continue; next; next = page.metadata.continue) {
      page = await this.list({ ...rest, limit: pageSize, continue: next });
      yield page;
    }
  }

  /**
   * All objects, one after the other, read page by page.
   *
   * ```ts
   * for await (const pod of pods.each({ labelSelector: 'app=web' })) console.log(pod.metadata.name);
   * ```
   */
  async *each(options: PageOptions = {}): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages(options)) yield* page.items;
  }

  /**
   * Begins to watch. It ends when the server or the connection does: see `RetryWatcher` for one that goes on, and `until`
   * for waiting. An ERROR event holds a Status.
   */
  async watch(options: WatchOptions = {}): Promise<Interface<T>> {
    const path = this.#endpoint.url(this.namespace);
    const { signal, onUndecodable } = options;
    const response = await this.#endpoint.rest.watch(
      this.#call(
        'GET',
        path,
        { timeout: 0, ...this.#timed(options, this.type.apiVersion !== ''), watch: true } as CallOptions,
        MetaListOptions,
      ),
    );
    const reporter = new ErrorReporter(500, 'GET', 'ClientWatchDecoding');
    if (response === undefined) return new StreamWatcher<T>(ended, reporter, { signal });
    const mediaType = mediaTypeOf(response.headers.get('Content-Type') ?? '');
    try {
      const { content } = this.#endpoint;
      const [decoder, formats] = [content.eventDecoder(mediaType, this.type), content.eventFormats];
      const events = new Decoder(this.type, response.body, { decoder, contentType: mediaType, formats });
      const read = onUndecodable === undefined ? events : leavingOut(events, onUndecodable);
      return new StreamWatcher(read, reporter, { signal });
    } catch (error) {
      response.close();
      throw error;
    }
  }

  /** Creates an object. Without a name, it needs `generateName`. */
  async create(object: Writable<T>, options: CreateOptions = {}): Promise<T> {
    const namespace = this.#endpoint.namespaceFor('POST', namespaceOf(object));
    return this.#send('POST', this.#endpoint.url(namespace), object, options, MetaCreateOptions);
  }

  /** Replaces an object. With its `resourceVersion`, only if nobody changed it since: else `isConflict`. */
  async update(object: Writable<T>, options: UpdateOptions = {}): Promise<T> {
    const namespace = this.#endpoint.namespaceFor('PUT', namespaceOf(object));
    return this.#send('PUT', this.#endpoint.url(namespace, nameOf(object)), object, options, MetaUpdateOptions);
  }

  /** Replaces the status of an object, and nothing else of it. */
  async updateStatus(object: Writable<T>, options: UpdateOptions = {}): Promise<T> {
    const namespace = this.#endpoint.namespaceFor('PUT', namespaceOf(object));
    const path = this.#endpoint.url(namespace, nameOf(object), 'status');
    return this.#send('PUT', path, object, options, MetaUpdateOptions);
  }

  /** Changes an object: see `jsonPatch`, `mergePatch` and `strategicMergePatch`. */
  async patch(name: string, patch: Patch<T>, options: PatchOptions = {}): Promise<T> {
    return this.#patch([name], patch, options, this.type);
  }

  /** Changes the status of an object. */
  async patchStatus(name: string, patch: Patch<T>, options: PatchOptions = {}): Promise<T> {
    return this.#patch([name, 'status'], patch, options, this.type);
  }

  /**
   * Makes an object have what a configuration says, creating it if need be (server-side apply). Fields of others stay;
   * where they differ, it fails with a conflict unless `force` is given.
   */
  async apply(configuration: Applied<T>, options: ApplyOptions): Promise<T> {
    return this.#apply(configuration, options);
  }

  /** {@link ResourceClient.apply} for the status. */
  async applyStatus(configuration: Applied<T>, options: ApplyOptions): Promise<T> {
    return this.#apply(configuration, options, 'status');
  }

  /** Deletes an object. @returns a Status, or the object if it has to wait for finalizers */
  async delete(name: string, options: DeleteOptions = {}): Promise<T | Status> {
    const namespace = this.#endpoint.namespaceFor('DELETE');
    return this.#delete(this.#endpoint.url(namespace, name), options, { name }, this.type);
  }

  /** Deletes all objects that are selected: without selectors, all there are. */
  async deleteCollection(options: DeleteOptions = {}, selected: Omit<ListOptions, 'signal'> = {}): Promise<void> {
    const { timeout = options.timeout, ...timed } = this.#timed(selected);
    const call = { query: parametersOf(MetaListOptions, timed), ...(timeout === undefined ? {} : { timeout }) };
    await this.#delete(this.#endpoint.url(this.namespace), options, call, this.#types.list);
  }

  /** The objects as rows for people, as the server chooses the columns. */
  async table({ name, ...options }: TableOptions = {}): Promise<Table> {
    const namespace = name === undefined ? this.namespace : this.#endpoint.namespaceFor('GET');
    const path = this.#endpoint.url(namespace, ...(name === undefined ? [] : [name]));
    const call = this.#call('GET', path, this.#timed(options), MetaListOptions);
    const result = await this.#endpoint.rest.do({ ...call, accept: TABLE, ...(name === undefined ? {} : { name }) });
    return this.#endpoint.content.decode(result, Table as KindClass<Table>, `GET ${path}`) as Table;
  }

  /**
   * A part of the objects with a path of its own: `pods.subresource('resize')`, or with another class for it,
   * `deployments.subresource('scale', autoscalingv1.Scale)`.
   */
  subresource(path: string): Subresource<T>;
  subresource<S extends object>(path: string, type: KindClass<S>): Subresource<S>;
  subresource<S extends object>(path: string, type?: KindClass<S>): Subresource<S> | Subresource<T> {
    if (type === undefined) return new Subresource(this.#endpoint, path, this.type);
    return new Subresource(this.#endpoint.knowing(type), path, type);
  }

  async #one(
    verb: 'GET',
    names: readonly string[],
    options: CallOptions,
    type: new (init: never) => KindBase,
  ): Promise<T> {
    const path = this.#endpoint.url(this.#endpoint.namespaceFor(verb), ...names);
    const result = await this.#endpoint.rest.do(this.#call(verb, path, options, type, names[0]));
    return this.#endpoint.content.decodeAs(result, this.type, `${verb} ${path}`);
  }

  #call(
    verb: Call['verb'],
    path: string,
    options: CallOptions & object,
    type: new (init: never) => KindBase,
    name?: string,
  ): Call {
    const { accept, contentType } = this.#endpoint.content.formats(this.type);
    return {
      ...this.#endpoint.callOf(options),
      verb,
      path,
      query: parametersOf(type, options),
      accept: this.#types.accept?.item ?? accept,
      contentType,
      ...(name === undefined ? {} : { name }),
    };
  }

  #listCall(path: string, options: ListOptions): Call {
    const call = this.#call('GET', path, this.#timed(options), MetaListOptions);
    return this.#types.accept === undefined ? call : { ...call, accept: this.#types.accept.list };
  }

  /** The server's limit is one for the client as well, where client-go's typed clients have it so. */
  #timed<O extends ListOptions>(options: O, limited: boolean = this.type.resource !== undefined): O {
    const { timeoutSeconds } = options;
    if (timeoutSeconds === undefined || options.timeout !== undefined || !limited) return options;
    return { ...options, timeout: Number(timeoutSeconds) * 1000 };
  }

  async #send(
    verb: 'POST' | 'PUT',
    path: string,
    object: Writable<T>,
    options: CallOptions,
    type: new (init: never) => KindBase,
  ): Promise<T> {
    const name = verb === 'PUT' ? nameOf(object) : undefined;
    return sendObject(this.#endpoint, this.#call(verb, path, options, type, name), this.type, object, this.type);
  }

  #patch<R extends object>(
    names: readonly string[],
    patch: Patch<T>,
    options: PatchOptions,
    type: KindClass<R>,
  ): Promise<R> {
    const path = this.#endpoint.url(this.#endpoint.namespaceFor('PATCH'), ...names);
    return sendPatch(this.#endpoint, this.#call('PATCH', path, options, MetaPatchOptions, names[0]), patch, type);
  }

  async #apply(configuration: Applied<T>, options: ApplyOptions, ...names: readonly string[]): Promise<T> {
    const { apiVersion, kind } = this.type;
    const stamped = { ...(apiVersion === '' ? {} : { apiVersion, kind }), ...configuration };
    const namespace = this.#endpoint.namespaceFor('PATCH', namespaceOf(stamped));
    const name = nameOf(stamped);
    const path = this.#endpoint.url(namespace, name, ...names);
    const call = this.#call('PATCH', path, { force: false, ...options } as CallOptions, MetaPatchOptions, name);
    return sendPatch(this.#endpoint, call, { type: ApplyYAMLPatchType, data: JSON.stringify(stamped) }, this.type);
  }

  async #delete<R extends object>(
    path: string,
    options: DeleteOptions,
    rest: Pick<Call, 'name' | 'query' | 'timeout'>,
    type: KindClass<R>,
  ): Promise<R | Status> {
    const { signal: _, timeout: __, ...fields } = options;
    const body = new MetaDeleteOptions(
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never,
    );
    const typed = this.type.resource !== undefined;
    // They are known in every group and version; clients without a class for the resource take the core's, and JSON.
    const { group, version } = typed ? this.type : { group: '', version: 'v1' };
    body.setGroupVersionKind({ group, version, kind: 'DeleteOptions' });
    const call = {
      ...this.#endpoint.callOf(options),
      ...this.#endpoint.content.formats(this.type),
      ...(typed ? {} : { contentType: ContentTypeJSON }),
      ...(this.#types.accept === undefined ? {} : { accept: this.#types.accept.none }),
    };
    const encoded = encodeOptions(this.#endpoint, body, call.contentType);
    const result = await this.#endpoint.rest.do({ verb: 'DELETE', path, ...call, ...rest, ...encoded });
    const answer = this.#endpoint.content.decodeDeletion(result, type, `DELETE ${path}`);
    // A deletion says in its body that it is a dry run.
    return options.dryRun?.length ? answer : this.#endpoint.written({ verb: 'DELETE', ...rest }, answer);
  }
}

/** The media type in a header; as in Go, events of none, or what is not one, are read as JSON. */
function mediaTypeOf(contentType: string): string {
  try {
    return parseMediaType(contentType.replace(/;.*/s, '')).mediaType;
  } catch {
    return ContentTypeJSON;
  }
}

/** The events of a connection that was lost before there was a response. */
const ended = { decode: async () => undefined, close: async () => undefined };

/** The events of a watch, without those whose objects can't be decoded. */
function leavingOut<T extends object>(
  events: Decoder<T>,
  onUndecodable: UndecodableHandler,
): Pick<Decoder<T>, 'decode' | 'close'> {
  return {
    close: () => events.close(),
    async decode() {
      for (;;) {
        try {
          return await events.decode();
        } catch (error) {
          if (!(error instanceof WatchDecodeError && error.cause instanceof UndecodableObjectError)) throw error;
          onUndecodable(error.cause, isEventType(error.eventType) ? error.eventType : undefined);
        }
      }
    },
  };
}

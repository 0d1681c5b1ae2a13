import { Unstructured, UnstructuredList } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { PartialObjectMetadata, PartialObjectMetadataList } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { OmitOptions } from '#apimachinery/runtime/serializer/omit/omit_options';
import { Endpoint, type ResourcePath, type WriteObserver } from './internal/endpoint.ts';
import { type KindList, listClassOf } from './list_class.ts';
import { ResourceClient } from './resource_client.ts';
import { Content, type ContentOptions } from './rest/content.ts';
import { type Answer, type Call, RESTClient, type RESTClientOptions } from './rest/rest_client.ts';

/** What a {@link Client} is made of: at least a transport. */
export interface ClientOptions extends RESTClientOptions, ContentOptions {
  /** Where the program works by default, such as the namespace of a kubeconfig's context. Default `default`. */
  readonly namespace?: string;
  /** Called with every write that the server has accepted, before the caller gets the response. */
  readonly onWritten?: WriteObserver;
}

/** The answer to {@link Client.answer}. */
export interface ClientAnswer extends Answer {
  /**
   * The object in the body.
   * @throws StatusError that of `error`, or of a Status of failure in the body
   * @throws UnexpectedResponseError when there is no object, or one of another Kind
   * @throws DecodeError
   */
  into<T extends object>(type: KindClass<T>): T;
}

/** In which namespace a resource is meant, and what of its objects is not wanted. Objects that lack fields must not be written back. */
export interface InNamespace extends OmitOptions {
  /** Left out, or empty: objects of all namespaces are listed and watched, and calls for one object need theirs. */
  readonly namespace?: string;
}

/** The kind is in no URL: a list, options, or another type that is not a resource. */
export class NotAResourceError extends TypeError {
  readonly code = 'ERR_NOT_A_RESOURCE';

  constructor(message: string) {
    super(message);
    this.name = 'NotAResourceError';
  }
}

/**
 * A client of one API server. It has no generated methods: every Kind class, built-in or your own, makes a typed client of
 * its resource.
 *
 * ```ts
 * const client = new Client({ transport: new FetchTransport({ server: 'http://127.0.0.1:8001' }) });
 * const pods = client.resource(corev1.Pod, { namespace: 'default' });
 * for await (const pod of pods.each()) console.log(pod.metadata.name, pod.status?.phase);
 * ```
 */
export class Client {
  readonly rest: RESTClient;
  readonly content: Content;
  /** Where the program works by default. */
  readonly namespace: string;
  readonly #options: ClientOptions;

  /** @param content that of another client, for {@link Client.derive} */
  constructor(options: ClientOptions, content?: Content) {
    // Where code without types has another idea of it, the first request would fail by another name.
    if (options?.transport === undefined)
      throw new TypeError(
        'expected new Client({ transport }); loadClient() of kubetyped/client/tools/clientcmd reads a kubeconfig',
      );
    this.#options = options;
    this.rest = new RESTClient(options);
    this.content = content ?? new Content(options);
    this.namespace = options.namespace ?? 'default';
  }

  /**
   * A client of the same server, by the same connections, with some options changed. Close one of them alone.
   * @param change gives what is different
   */
  derive(change: (options: ClientOptions) => Partial<Omit<ClientOptions, 'scheme' | 'codecs'>>): Client {
    const { warningHandler } = this.rest;
    return new Client({ ...this.#options, warningHandler, ...change(this.#options) }, this.content);
  }

  /**
   * The objects of a Kind. With codecs for it, they are sent as Protobuf, which drops fields that this version doesn't
   * know, as client-go's types do.
   * @throws NotAResourceError when the Kind is not a resource
   * @throws PathSegmentError when the namespace can be no part of a path
   */
  resource<T extends object>(type: KindClass<T>, options: InNamespace = {}): ResourceClient<T> {
    const { namespace = '' } = options;
    const { group, version, resource, namespaced = false } = type;
    if (resource === undefined) throw new NotAResourceError(`${type.apiVersion} ${type.kind} is not a resource`);
    const content = this.content.knowing(type);
    const list = listClassOf(type, content);
    const path = { group, version, resource, namespace: namespaced ? namespace : undefined };
    return new ResourceClient(this.#endpoint(path, options, content.knowing(list)), { item: type, list });
  }

  /**
   * Objects of any resource, without a class: as JSON. See `restmapper` for finding the resource of a kind.
   * Mirrors Go's `dynamic.Interface`.
   * @param options leave `namespace` out for resources that are in no namespace; empty for all namespaces
   */
  unstructured(gvr: GroupVersionResourceLike, options: InNamespace = {}): ResourceClient<Unstructured> {
    const { namespace } = options;
    const { group, version, resource } = gvr;
    const { acceptsUnstructured: accept } = this.content;
    const list = UnstructuredList as unknown as KindClass<KindList<Unstructured>>;
    const types = {
      item: Unstructured as KindClass<Unstructured>,
      list,
      accept: { item: accept, list: accept, none: accept },
    };
    return new ResourceClient(this.#endpoint({ group, version, resource, namespace }, options), types);
  }

  /**
   * The metadata of objects of any resource, without the rest: cheap for many or large ones. Mirrors Go's
   * `metadata.Interface`.
   * @param gvr a Kind class, too
   * @param options as for {@link Client.unstructured}
   */
  metadata(gvr: GroupVersionResourceLike, options: InNamespace = {}): ResourceClient<PartialObjectMetadata> {
    const { namespace } = options;
    const { group, version, resource } = gvr;
    const item = PartialObjectMetadata as KindClass<PartialObjectMetadata>;
    const list = PartialObjectMetadataList as unknown as KindClass<KindList<PartialObjectMetadata>>;
    const formats = this.content.speaksProtobuf(item)
      ? ['application/vnd.kubernetes.protobuf', 'application/json']
      : ['application/json'];
    const as = (kind: string): string =>
      [...formats.map((format) => `${format};as=${kind};g=meta.k8s.io;v=v1`), 'application/json'].join(',');
    const accept = {
      item: as('PartialObjectMetadata'),
      list: as('PartialObjectMetadataList'),
      none: formats.join(','),
    };
    return new ResourceClient(this.#endpoint({ group, version, resource, namespace }, options), {
      item,
      list,
      accept,
    });
  }

  /**
   * Makes a call of any path and gives the answer as it came, also where it says that the call failed. Mirrors Go's
   * `rest.Result`.
   *
   * ```ts
   * const answer = await client.answer({ verb: 'GET', path: joinPath('api', 'v1', 'nodes', 'a') });
   * if (answer.error === undefined) console.log(answer.status, answer.contentType, answer.into(corev1.Node));
   * ```
   * @throws ConnectionError, or the signal's reason
   */
  async answer(call: Call): Promise<ClientAnswer> {
    const { accept = 'application/json, */*', negotiator = this.content.negotiator } = call;
    const answer = await this.rest.answer({ ...call, accept, negotiator });
    return {
      ...answer,
      into: (type) => {
        if (answer.error !== undefined) throw answer.error;
        return this.content.knowing(type).decodeAs(answer, type, `${call.verb} ${call.path}`);
      },
    };
  }

  #endpoint(path: ResourcePath, options: OmitOptions, content: Content = this.content): Endpoint {
    return new Endpoint(this.rest, content.omitting(options), path, this.#options.onWritten);
  }

  /** Ends all connections. */
  close(): Promise<void> {
    return this.rest.close();
  }

  /** For `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

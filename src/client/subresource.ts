import {
  CreateOptions as MetaCreateOptions,
  GetOptions as MetaGetOptions,
  PatchOptions as MetaPatchOptions,
  UpdateOptions as MetaUpdateOptions,
} from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindBase } from '#apimachinery/runtime/kind_base';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { ApplyYAMLPatchType } from '#apimachinery/types/patch_type';
import { type Endpoint, parametersOf } from './internal/endpoint.ts';
import { sendObject, sendPatch } from './internal/send.ts';
import type { Applied, Writable } from './internal/written_object.ts';
import type { ApplyOptions, CallOptions, CreateOptions, GetOptions, PatchOptions, UpdateOptions } from './options.ts';
import type { Patch } from './patch.ts';
import type { Call, Result } from './rest/rest_client.ts';
import type { WebSocketConnection } from './transport/transport.ts';

/** Reads and writes a subresource; see {@link ResourceClient.subresource}. */
export class Subresource<S extends object> {
  readonly #endpoint: Endpoint;
  readonly #name: string;
  readonly #type: KindClass<S>;

  constructor(endpoint: Endpoint, name: string, type: KindClass<S>) {
    this.#endpoint = endpoint;
    this.#name = name;
    this.#type = type;
  }

  /** Reads the subresource of an object. */
  async get(name: string, options: GetOptions = {}): Promise<S> {
    const call = this.#call('GET', name, options, MetaGetOptions);
    const result = await this.#endpoint.rest.do(call);
    return this.#endpoint.content.decodeAs(result, this.#type, `GET ${call.path}`);
  }

  /** Sends an object to the subresource: an eviction, a binding, a request for a token. */
  async create(name: string, object: Writable<S>, options: CreateOptions = {}): Promise<S> {
    return sendObject(
      this.#endpoint,
      this.#call('POST', name, options, MetaCreateOptions),
      this.#type,
      object,
      this.#type,
    );
  }

  /** Replaces the subresource of an object. */
  async update(name: string, object: Writable<S>, options: UpdateOptions = {}): Promise<S> {
    return sendObject(
      this.#endpoint,
      this.#call('PUT', name, options, MetaUpdateOptions),
      this.#type,
      object,
      this.#type,
    );
  }

  /** Changes the subresource of an object. */
  async patch(name: string, patch: Patch<S>, options: PatchOptions = {}): Promise<S> {
    return sendPatch(this.#endpoint, this.#call('PATCH', name, options, MetaPatchOptions), patch, this.#type);
  }

  /** Applies a configuration to the subresource of an object: see {@link ResourceClient.apply}. */
  async apply(name: string, configuration: Applied<S>, options: ApplyOptions): Promise<S> {
    const { apiVersion, kind } = this.#type;
    const data = JSON.stringify({ apiVersion, kind, ...configuration });
    const call = this.#call('PATCH', name, { force: false, ...options } as CallOptions, MetaPatchOptions);
    return sendPatch(this.#endpoint, call, { type: ApplyYAMLPatchType, data }, this.#type);
  }

  /** Reads what a subresource says, whatever it is. */
  async raw(
    name: string,
    parameters: Iterable<readonly [string, string]> = [],
    options: CallOptions = {},
  ): Promise<Result> {
    const call = this.#call('GET', name, options, MetaGetOptions);
    return this.#endpoint.rest.do({ ...call, query: parameters, raw: true });
  }

  /** Reads what a subresource says as it comes, such as a log. */
  async stream(
    name: string,
    parameters: Iterable<readonly [string, string]> = [],
    options: CallOptions = {},
  ): Promise<AsyncIterable<Uint8Array>> {
    const call = this.#call('GET', name, options, MetaGetOptions);
    const { body } = await this.#endpoint.rest.stream({ ...call, accept: 'application/json, */*', query: parameters });
    return body;
  }

  /**
   * Opens a WebSocket to a subresource: see `tools/remotecommand` and `tools/portforward`.
   * @param protocols to offer, the best first
   */
  connect(
    name: string,
    parameters: Iterable<readonly [string, string]>,
    protocols: readonly string[],
    options: Pick<CallOptions, 'signal'> = {},
  ): Promise<WebSocketConnection> {
    const call = this.#call('GET', name, options, MetaGetOptions);
    return this.#endpoint.rest.connect({ ...call, query: parameters }, protocols);
  }

  #call(verb: Call['verb'], name: string, options: CallOptions, type: new (init: never) => KindBase): Call {
    return {
      ...this.#endpoint.callOf(options),
      ...this.#endpoint.content.formats(this.#type),
      verb,
      path: this.#endpoint.url(this.#endpoint.namespaceFor('GET'), name, this.#name),
      query: parametersOf(type, options),
      name,
    };
  }
}

import type { KindClass } from '#apimachinery/runtime/kind_class';
import { type Endpoint } from './internal/endpoint.ts';
import type { Applied, Writable } from './internal/written_object.ts';
import type { ApplyOptions, CallOptions, CreateOptions, GetOptions, PatchOptions, UpdateOptions } from './options.ts';
import type { Patch } from './patch.ts';
import type { WebSocketConnection } from './transport/transport.ts';
/** Reads and writes a subresource; see {@link ResourceClient.subresource}. */
export declare class Subresource<S extends object> {
    #private;
    constructor(endpoint: Endpoint, name: string, type: KindClass<S>);
    /** Reads the subresource of an object. */
    get(name: string, options?: GetOptions): Promise<S>;
    /** Sends an object to the subresource: an eviction, a binding, a request for a token. */
    create(name: string, object: Writable<S>, options?: CreateOptions): Promise<S>;
    /** Replaces the subresource of an object. */
    update(name: string, object: Writable<S>, options?: UpdateOptions): Promise<S>;
    /** Changes the subresource of an object. */
    patch(name: string, patch: Patch, options?: PatchOptions): Promise<S>;
    /** Applies a configuration to the subresource of an object: see {@link ResourceClient.apply}. */
    apply(name: string, configuration: Applied<S>, options: ApplyOptions): Promise<S>;
    /** Reads what a subresource says as it comes, such as a log. */
    stream(name: string, parameters?: Iterable<readonly [string, string]>, options?: CallOptions): Promise<AsyncIterable<Uint8Array>>;
    /**
     * Opens a WebSocket to a subresource: see `tools/remotecommand` and `tools/portforward`.
     * @param protocols to offer, the best first
     */
    connect(name: string, parameters: Iterable<readonly [string, string]>, protocols: readonly string[], options?: Pick<CallOptions, 'signal'>): Promise<WebSocketConnection>;
}

import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import type { APIObject } from '../storage/api_object.ts';
import { type APIServerOptions } from './api_server_options.ts';
import type { CloseOptions } from './connections.ts';
import { type Listening, type ListenOptions } from './listen.ts';
/** How a server ends. */
export interface ServerCloseOptions extends CloseOptions {
    /** How many milliseconds it goes on as before, so that load balancers see `/readyz` and turn away; none unless given. */
    readonly delay?: number;
}
/**
 * A Kubernetes-style API server: `kubectl`, client-go and all other clients can work with it.
 *
 * ```ts
 * const server = new APIServer({ scheme });
 * server.resource(Bird, { shortNames: ['bi'], subresources: { status: true } });
 * const { url, kubeconfig } = await server.listen({ port: 0 });
 * ```
 */
export declare class APIServer {
    #private;
    constructor(options: APIServerOptions);
    /**
     * Serves a Kind. All options may be left out. May be called while the server runs.
     * @throws {ResourceError} when the class doesn't say what its resource is called
     */
    resource<T extends APIObject>(kind: KindClass<T>, options?: ResourceOptions<NoInfer<T>>): this;
    resource(kind: KindClass, options?: ResourceOptions): this;
    /**
     * Listens. Without authentication on loopback only.
     * @throws {InsecureAddressError} for other addresses
     */
    listen(options?: ListenOptions): Promise<Listening>;
    /** Ends all watches and connections, and closes the storage. From the beginning on, `/readyz` fails. */
    close({ delay, ...closing }?: ServerCloseOptions): Promise<void>;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
    /** Answers a request, whatever way it came. Never throws: what goes wrong becomes a Status. */
    handle(request: ServerRequest): Promise<ServerResponse>;
    /** The resources that are served. */
    resources(): ServedResource[];
}

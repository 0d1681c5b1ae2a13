import type { Client, ClientDuplexStream, ServiceError } from '@grpc/grpc-js';
import { EtcdError } from './etcd_error.ts';
import type { Method } from './messages.ts';
/** How etcd is reached. */
export interface ConnectionOptions {
    /** `https://etcd-0.example.com:2379`; another one is asked when one can't be reached. Port 2379 unless given. */
    readonly endpoints: readonly string[];
    /** For https, as PEM. */
    readonly tls?: {
        /** The authorities to trust; those that Node trusts unless given. */
        readonly ca?: string;
        /** What this server shows, and its key. */
        readonly cert?: string;
        readonly key?: string;
    };
    /**
     * How many milliseconds a request may take, with all tries; 60,000 unless given, as long as requests of Kubernetes' API
     * take. A read that has no answer after 10,000 is tried again, at another endpoint.
     */
    readonly requestTimeout?: number;
}
/** Calls to one of several endpoints of an etcd: to the same one as long as it answers. */
export declare class Connection {
    #private;
    private constructor();
    /** Nothing is sent yet. @throws {MissingPackageError} @throws {TypeError} for an endpoint that is none */
    static to({ endpoints, tls, requestTimeout }: ConnectionOptions): Promise<Connection>;
    /**
     * Asks, and asks another endpoint when one can't be reached, until one can. Mirrors Go's `clientv3`, whose calls wait for
     * a connection and whose reads are repeated.
     * @param repeatable whether it does no harm to ask twice; otherwise it is asked again only if it surely was not sent
     * @param timeout milliseconds that it may take with all tries
     * @param patience milliseconds that one endpoint may take, where another one may be asked
     * @throws {EtcdError}
     */
    call<Request, Response>(method: Method<Request, Response>, request: Request, repeatable?: boolean, timeout?: number, patience?: number): Promise<Response>;
    /** The one that is asked, until it fails. */
    get endpoint(): Client;
    /** Opens a stream to an endpoint. One that has no leader ends it. */
    stream<Request, Response>(endpoint: Client, { path, encode, decode }: Method<Request, Response>): ClientDuplexStream<Request, Response>;
    /** The next one is asked, unless that is so already: all that were at one endpoint fail together. */
    endpointFailed(endpoint: Client): void;
    get closed(): boolean;
    close(): void;
}
/** An error of a call, with what etcd said. */
export declare function etcdError(error: ServiceError): EtcdError;

import { type APIVersionDiscovery } from '#api/apidiscovery/v2/zz_generated.types';
import type { APIService } from '#api/apiregistration/v1/zz_generated.types';
import { type JSONObject } from '../endpoints/openapi/document_v2.ts';
import { type Address, Backend, type ProxyCertificate } from './backend.ts';
import type { ServiceResolver } from './service_resolver.ts';
/** What a remote needs of its server. */
export interface RemoteHost {
    readonly resolver: ServiceResolver;
    readonly certificate: ProxyCertificate | undefined;
    /** What it tells has changed. */
    changed(): void;
    readonly signal: AbortSignal;
}
/** An APIService with a server of its own, and what that tells of itself. Mirrors the managers of kube-aggregator. */
export declare class Remote {
    #private;
    readonly backend: Backend;
    readonly group: string;
    readonly version: string;
    constructor(service: APIService, host: RemoteHost);
    get service(): APIService;
    get isAvailable(): boolean;
    /** What discovery tells of it; without resources, and stale, while it can't be asked. */
    get document(): APIVersionDiscovery;
    get openAPI(): RemoteDocuments;
    /** The APIService has changed, but not who serves it. */
    update(service: APIService): void;
    /** Whether an APIService is served as this one. */
    isServedLike(service: APIService): boolean;
    /** Where it is now. @throws {Error} when that can't be said */
    address(): Promise<Address>;
    /** Asks the backend anew for what it tells of itself. */
    refresh(): void;
    close(): void;
}
/** What a backend's OpenAPI tells of a version. */
interface RemoteDocuments {
    /** Where the document of version 3 is, from the root of the server; undefined: it has none. */
    readonly v3: string | undefined;
    /** What the document of version 2 says of it. */
    readonly v2: JSONObject | undefined;
}
export {};

import type { APIService, ServiceReference } from '#api/apiregistration/v1/zz_generated.types';
import type { Controller, Term } from '../controllers/controller.ts';
import type { GroupDocuments, GroupVersions, ServedGroup } from '../endpoints/discovery/discovery_json.ts';
import type { JSONObject } from '../endpoints/openapi/document_v2.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { Filter } from '../filters/filter.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import type { Address, ProxyCertificate } from './backend.ts';
import { type PublishedTrust } from './published_trust.ts';
/** How a server passes requests on. */
export interface AggregationOptions {
    /** What the servers behind this one know it by. Without it they don't believe who a user is. */
    readonly proxyCertificate?: ProxyCertificate;
    /**
     * What the servers behind this one find in the ConfigMap `extension-apiserver-authentication` of `kube-system`: whose
     * certificates they are to believe. Nothing is written unless given.
     */
    readonly publish?: PublishedTrust;
    /**
     * Where a Service leads; undefined: it isn't there. Unless given, the Services of this server say so: an ExternalName, or
     * a cluster IP.
     */
    readonly resolve?: (service: ServiceReference) => Promise<Address | undefined> | Address | undefined;
    /** Whether requests go to the endpoints of a Service, in place of its cluster IP. No unless given. */
    readonly routeToEndpoints?: boolean;
    /**
     * Whether redirects of backends are passed on to clients. Default false: it would follow them with its
     * own credentials.
     */
    readonly forwardRedirects?: boolean;
    /** Milliseconds between looks at whether a server is there; 30 seconds unless given. */
    readonly checkInterval?: number;
    /** Milliseconds in which requests must be answered, watches and the like apart; a minute unless given. */
    readonly requestTimeout?: number;
}
/**
 * Passes requests for a group and version on to the server that its APIService names, keeps an APIService for each version
 * of its own server, and tells what all of them serve. Mirrors `kube-aggregator`.
 */
export declare class Aggregator implements Controller {
    #private;
    constructor(options: AggregationOptions, server: ServerContext);
    /** How APIServices are served. */
    get options(): ResourceOptions<APIService>;
    lead(term: Term): void;
    /** Begins to follow the APIServices. */
    start(): void;
    /** What the server serves itself has changed. */
    served(): void;
    /**
     * The groups as `/apis` lists them. Differs from Go: what the server serves is among them also while it has no
     * APIService.
     */
    groups(local: readonly ServedGroup[]): GroupVersions[];
    /**
     * The groups with their resources. Differs from Go: which tells of a core group of another server here, too, where
     * clients take it, without resources, for all there is.
     */
    documents(local: readonly ServedGroup[]): GroupDocuments[];
    /** Where the OpenAPI documents of other servers are, by the paths of their versions. */
    openAPI(): [path: string, url: string][];
    /** What the OpenAPI documents of version 2 of other servers say of what they serve here, the most important first. */
    openAPIV2(): JSONObject[];
    /** Passes requests on to the servers that they are for. @throws {StatusError} 504 */
    readonly withAggregation: Filter;
}

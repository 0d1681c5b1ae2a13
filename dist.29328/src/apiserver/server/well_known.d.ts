import type { Info } from '#apimachinery/version/info';
import { type GroupDocuments, type GroupVersions, type ServedGroup } from '../endpoints/discovery/discovery_json.ts';
import type { JSONObject } from '../endpoints/openapi/document_v2.ts';
import type { OpenAPIDocuments } from '../endpoints/openapi/documents.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import type { ServiceAccounts } from '../serviceaccounts/service_accounts.ts';
/** What is published of who issues tokens. */
type Issuer = Pick<ServiceAccounts, 'answer' | 'paths'>;
/** What discovery lists of other servers, and in which order. */
export interface OtherServers {
    /** All groups but the core one. @param local those of this server */
    groups(local: readonly ServedGroup[]): readonly GroupVersions[];
    /** The same with their resources. */
    documents(local: readonly ServedGroup[]): readonly GroupDocuments[];
    /** Where their OpenAPI documents are, by the paths of the versions. */
    openAPI(): readonly (readonly [path: string, url: string])[];
    /** What their OpenAPI documents of version 2 say. */
    openAPIV2(): readonly JSONObject[];
}
/** What a server answers besides its resources: discovery, OpenAPI and version. Made anew when resources change. */
export declare class WellKnown {
    #private;
    /**
     * @param others the servers behind this one
     * @param preferred the versions of a group, the preferred one first
     */
    constructor(resources: readonly ServedResource[], others: OtherServers | undefined, preferred: (group: string) => readonly string[], version: Info, openAPI: OpenAPIDocuments, issuer: Issuer | undefined, healthPaths: readonly string[]);
    /** undefined: there is nothing under the path. @param address under which the server is known */
    answer(request: ServerRequest, path: string, address: string): ServerResponse | Promise<ServerResponse> | undefined;
}
export {};

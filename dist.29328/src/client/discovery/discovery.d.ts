import { type APIResource } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Client } from '../client.ts';
import type { CallOptions } from '../options.ts';
/** What a server has in one version of a group. */
export interface APIVersionResources {
    readonly version: string;
    /** The resources, subresources by names with a slash. */
    readonly resources: readonly APIResource[];
}
/** What a server has in one group. */
export interface APIGroupResources {
    /** Empty for the core group. */
    readonly group: string;
    readonly preferredVersion: string;
    /** Those that can be said something about, the server's order. */
    readonly versions: readonly APIVersionResources[];
}
/** What a server has. */
export interface ServerResources {
    readonly groups: readonly APIGroupResources[];
    /** Why nothing is known of a group and version: those of aggregated servers that are down. */
    readonly failed: ReadonlyMap<string, Error>;
}
/** The version of a server. Mirrors Go's `version.Info`, of which there is more. */
export interface ServerVersion {
    readonly major: string;
    readonly minor: string;
    readonly gitVersion: string;
}
/**
 * Asks a server what it has, once: in two calls where it can tell all at a time, else in one for each group and version.
 * Mirrors Go's `discovery.CachedDiscoveryInterface`.
 */
export declare class Discovery {
    #private;
    constructor(client: Client);
    /** The version of the server. @throws StatusError ConnectionError */
    serverVersion(options?: CallOptions): Promise<ServerVersion>;
    /**
     * The groups and what is in them, from when it was first asked for, or since {@link Discovery.invalidate}. Nobody's
     * signal ends it for the others.
     * @throws StatusError ConnectionError; what fails for one group alone is in `failed`
     */
    serverResources({ signal }?: CallOptions): Promise<ServerResources>;
    /**
     * The same with each resource in one version alone, that which its group prefers where it has it, and without
     * subresources. Mirrors Go's `ServerPreferredResources`.
     */
    serverPreferredResources(options?: CallOptions): Promise<ServerResources>;
    /** Asks again the next time. A server with ETags sends only what has changed since. */
    invalidate(): void;
}
/** The server does not know what an aggregated server has now. Mirrors Go's `discovery.StaleGroupVersionError`. */
export declare class StaleDiscoveryError extends Error {
    readonly code = "ERR_STALE_DISCOVERY";
    constructor(groupVersion: string);
}

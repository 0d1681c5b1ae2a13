import type { Struct } from '#engine/schema/descriptor';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ResourceScope = 'Cluster' | 'Namespaced';
/** Well-known values; others are possible. */
export type DiscoveryFreshness = 'Current' | 'Stale' | (string & {});
/** One version of an API group and its resources. */
export interface APIVersionDiscovery {
    /** Name of the version, such as `v1`. */
    version?: string;
    /**
     * Resources of the version, by plural name.
     *
     * List with unique `resource`.
     */
    resources?: APIResourceDiscovery[];
    /**
     * `Current` when freshly fetched, `Stale` when the server behind it did not answer and the list may be old. If it
     * must be up to date, ask the group's own endpoint.
     */
    freshness?: DiscoveryFreshness;
}
/** One resource: its names, verbs and subresources. */
export interface APIResourceDiscovery {
    /** Plural name in lower case, as in the URL, such as `deployments`. */
    resource?: string;
    /** Kind of the objects that the endpoint returns. Empty if only subresources exist. */
    responseKind?: metav1.GroupVersionKind;
    /**
     * `Namespaced` if objects live in a namespace, `Cluster` if not. Decides what the resource's URL looks like.
     *
     * One of `Cluster`, `Namespaced`.
     */
    scope?: ResourceScope;
    /** Singular name, for messages to people and as an alias on the command line. */
    singularResource?: string;
    /**
     * Verbs that the resource supports, such as `get`, `list` or `watch`.
     *
     * List of unique values.
     */
    verbs?: string[];
    /**
     * Short names for the command line, such as `deploy`.
     *
     * List of unique values.
     */
    shortNames?: string[];
    /**
     * Groups of resources to act on at once, such as `all`.
     *
     * List of unique values.
     */
    categories?: string[];
    /**
     * Subresources below an object's path, such as `status`.
     *
     * List with unique `subresource`.
     */
    subresources?: APISubresourceDiscovery[];
}
/** One subresource: its name, kinds and verbs. */
export interface APISubresourceDiscovery {
    /** Name as in the URL after the object's name, such as `scale`. */
    subresource?: string;
    /** Kind of the objects that the subresource returns. Empty if they are not ordinary objects, as with `proxy`. */
    responseKind?: metav1.GroupVersionKind;
    /**
     * Kinds that the subresource takes in. May be incomplete.
     *
     * List with unique `group` + `version` + `kind`.
     */
    acceptedTypes?: metav1.GroupVersionKind[];
    /**
     * Verbs that the subresource supports; it may have some of its own.
     *
     * List of unique values.
     */
    verbs?: string[];
}
export declare const APIVersionDiscovery: Struct<APIVersionDiscovery>;
export declare const APIResourceDiscovery: Struct<APIResourceDiscovery>;
export declare const APISubresourceDiscovery: Struct<APISubresourceDiscovery>;

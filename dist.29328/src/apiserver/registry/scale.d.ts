import type { APIObject } from '../storage/api_object.ts';
import type { CustomREST } from './custom_rest.ts';
import type { RESTStorage } from './rest_storage.ts';
/** Where a Kind keeps what its subresource `scale` shows: paths such as `spec.replicas`, in its storage version. */
export interface ScaleOptions {
    /** The replicas one wants; `spec.replicas` unless given. */
    readonly specReplicasPath?: string;
    /** The replicas there are; `status.replicas` unless given. */
    readonly statusReplicasPath?: string;
    /** The selector of their Pods as text, for autoscalers. Nowhere unless given. */
    readonly labelSelectorPath?: string;
    /** The same, where it is kept in another form. */
    readonly labelSelector?: (object: APIObject) => string | undefined;
}
/**
 * The subresource `scale`: reads and writes the replicas of an object as a Scale of autoscaling/v1.
 * Mirrors `ScaleREST` of Go's apiextensions-apiserver.
 * @param apiVersions the versions in which the object is served, that of `store` first
 * @param validates whether `store` itself refuses replicas below 0
 */
export declare function scaleREST(store: RESTStorage, apiVersions: readonly [string, ...string[]], options: ScaleOptions, validates?: boolean): CustomREST;

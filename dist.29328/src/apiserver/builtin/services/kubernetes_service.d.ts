import type { PostStartHook } from '../../server/api_server_options.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { ObjectStorage } from '../../storage/object_storage.ts';
import { type IPRange } from './ip_range.ts';
import type { ServiceStores } from './service_stores.ts';
/** What the first objects are made of. */
export interface FirstObjectsOptions {
    readonly ranges: readonly [IPRange, ...IPRange[]];
    readonly stores: ServiceStores;
    /** Where servers say that they are there. */
    readonly leases: ObjectStorage<APIObject>;
    /** Where the server listens. */
    readonly host: string | undefined;
}
/** The ServiceCIDR `kubernetes`, made again when it is deleted. Mirrors `defaultservicecidr` of kube-apiserver. */
export declare function serviceCIDRHook({ ranges, stores }: FirstObjectsOptions): PostStartHook;
/**
 * The Service `kubernetes`, by which Pods reach the server, with its Endpoints and EndpointSlice, made again when they are
 * deleted. Mirrors `kubernetesservice` of kube-apiserver, and its `leaseEndpointReconciler`.
 */
export declare function kubernetesServiceHook(options: FirstObjectsOptions): PostStartHook;

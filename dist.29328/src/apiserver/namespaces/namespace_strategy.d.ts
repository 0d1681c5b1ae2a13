import { Namespace } from '#api/core/v1/zz_generated.types';
import type { SubresourceREST } from '../registry/custom_rest.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Store } from '../registry/store.ts';
/** Stands in `spec.finalizers` for what is in the namespace. */
export declare const KUBERNETES = "kubernetes";
/** The strategy of Namespaces. Mirrors that of kube-apiserver. */
export declare const namespaceStrategy: Strategy<Namespace>;
/** The strategy of `/status`, which changes metadata, too, as that of kube-apiserver. */
export declare const namespaceStatusStrategy: Strategy<Namespace>;
/** `/finalize` of Namespaces: a PUT. */
export declare function finalizeREST(store: () => Store<Namespace>): SubresourceREST<Namespace>;
/**
 * The deletion of a namespace: the first one begins it, and it stays until nothing is in it any more. Mirrors
 * `REST.Delete` of kube-apiserver's `registry/core/namespace`.
 */
export declare function namespaceREST(store: Store<Namespace>): Partial<RESTStorage<Namespace>>;

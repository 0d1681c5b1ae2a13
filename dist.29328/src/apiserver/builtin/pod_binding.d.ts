import { Binding } from '#api/core/v1/zz_generated.types';
import type { CustomREST, SubresourceREST } from '../registry/custom_rest.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Store } from '../registry/store.ts';
/**
 * `pods/binding`, by which schedulers give Pods their nodes: a Pod gets one node, once, with the labels and annotations of
 * the Binding. Mirrors `BindingREST` of kube-apiserver.
 */
export declare function bindingREST(pods: Store): SubresourceREST<Binding>;
/**
 * `bindings`, the older way: the name of the Pod is that of the Binding. Mirrors `LegacyBindingREST` of kube-apiserver.
 * @param binding what answers `pods/binding`, when Pods are served
 */
export declare function legacyBindingREST(binding: () => RESTStorage | undefined): CustomREST;

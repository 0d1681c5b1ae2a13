import { RuntimeClassSpec } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "node.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface RuntimeClass {
    apiVersion: 'node.k8s.io/v1alpha1';
    kind: 'RuntimeClass';
    /** Standard metadata of a cluster-scoped object. Pods use the name as `runtimeClassName`. */
    metadata: metav1.ObjectMeta;
    /**
     * Handler, overhead and supporting nodes. Immutable.
     *
     * Required.
     */
    spec: RuntimeClassSpec;
}
export interface RuntimeClassList {
    apiVersion: 'node.k8s.io/v1alpha1';
    kind: 'RuntimeClassList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The RuntimeClasses in this list. */
    items: RuntimeClass[];
}
/**
 * Chooses a container runtime for Pods, such as one with stronger isolation. Pods name it in `runtimeClassName`.
 *
 * RuntimeClass of node.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/node.k8s.io/v1alpha1/runtimeclasses/{name}`.
 */
export declare const RuntimeClass: ObjectClass<RuntimeClass, {
    group: 'node.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'node.k8s.io/v1alpha1';
    kind: 'RuntimeClass';
    resource: 'runtimeclasses';
    namespaced: false;
}>;
/**
 * A list of RuntimeClasses.
 *
 * A list of RuntimeClass (node.k8s.io/v1alpha1).
 */
export declare const RuntimeClassList: ListClass<RuntimeClassList, RuntimeClass, {
    group: 'node.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'node.k8s.io/v1alpha1';
    kind: 'RuntimeClassList';
}>;

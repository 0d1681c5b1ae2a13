import { DeviceTaintRuleSpec, DeviceTaintRuleStatus, ResourcePoolStatusRequestSpec, ResourcePoolStatusRequestStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "resource.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface DeviceTaintRule {
    apiVersion: 'resource.k8s.io/v1alpha3';
    kind: 'DeviceTaintRule';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /**
     * Which devices get a taint, and which one.
     *
     * Required.
     */
    spec: DeviceTaintRuleSpec;
    /**
     * How an eviction that the taint causes is going. Set by the server.
     *
     * Since Kubernetes 1.35.
     */
    status?: DeviceTaintRuleStatus;
}
export interface DeviceTaintRuleList {
    apiVersion: 'resource.k8s.io/v1alpha3';
    kind: 'DeviceTaintRuleList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The DeviceTaintRules in this list. */
    items: DeviceTaintRule[];
}
export interface ResourcePoolStatusRequest {
    apiVersion: 'resource.k8s.io/v1alpha3';
    kind: 'ResourcePoolStatusRequest';
    /**
     * Standard metadata of a cluster-scoped object.
     *
     * Required.
     */
    metadata: metav1.ObjectMeta;
    /**
     * Which pools to report on: those of one driver, or a single one. Immutable.
     *
     * Required.
     * Immutable.
     */
    spec: ResourcePoolStatusRequestSpec;
    /** Figures of the pools. Unset until they have been computed; after that the whole object is immutable. */
    status?: ResourcePoolStatusRequestStatus;
}
export interface ResourcePoolStatusRequestList {
    apiVersion: 'resource.k8s.io/v1alpha3';
    kind: 'ResourcePoolStatusRequestList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ResourcePoolStatusRequests in this list. */
    items: ResourcePoolStatusRequest[];
}
/**
 * Taints devices from outside their driver, for instance to drain broken ones. Applies to every device that matches,
 * present and future.
 *
 * DeviceTaintRule of resource.k8s.io/v1alpha3.
 * Cluster-scoped: `/apis/resource.k8s.io/v1alpha3/devicetaintrules/{name}`.
 * Subresources: `status`.
 * Introduced in 1.33, deprecated in 1.36, removed in 1.39.
 *
 * @deprecated
 */
export declare const DeviceTaintRule: ObjectClass<DeviceTaintRule, {
    group: 'resource.k8s.io';
    version: 'v1alpha3';
    apiVersion: 'resource.k8s.io/v1alpha3';
    kind: 'DeviceTaintRule';
    resource: 'devicetaintrules';
    namespaced: false;
}>;
/**
 * A list of DeviceTaintRules.
 *
 * A list of DeviceTaintRule (resource.k8s.io/v1alpha3).
 * Introduced in 1.33, deprecated in 1.36, removed in 1.39.
 *
 * @deprecated
 */
export declare const DeviceTaintRuleList: ListClass<DeviceTaintRuleList, DeviceTaintRule, {
    group: 'resource.k8s.io';
    version: 'v1alpha3';
    apiVersion: 'resource.k8s.io/v1alpha3';
    kind: 'DeviceTaintRuleList';
}>;
/**
 * Asks once how full the pools of a driver are. The answer appears in the status and is never updated; delete the
 * request and create another for fresh figures.
 *
 * ResourcePoolStatusRequest of resource.k8s.io/v1alpha3.
 * Cluster-scoped: `/apis/resource.k8s.io/v1alpha3/resourcepoolstatusrequests/{name}`.
 * Subresources: `status`.
 * Introduced in 1.36, deprecated in 1.39, removed in 1.42.
 *
 * @deprecated
 */
export declare const ResourcePoolStatusRequest: ObjectClass<ResourcePoolStatusRequest, {
    group: 'resource.k8s.io';
    version: 'v1alpha3';
    apiVersion: 'resource.k8s.io/v1alpha3';
    kind: 'ResourcePoolStatusRequest';
    resource: 'resourcepoolstatusrequests';
    namespaced: false;
}>;
/**
 * A list of ResourcePoolStatusRequests.
 *
 * A list of ResourcePoolStatusRequest (resource.k8s.io/v1alpha3).
 * Introduced in 1.36, deprecated in 1.39, removed in 1.42.
 *
 * @deprecated
 */
export declare const ResourcePoolStatusRequestList: ListClass<ResourcePoolStatusRequestList, ResourcePoolStatusRequest, {
    group: 'resource.k8s.io';
    version: 'v1alpha3';
    apiVersion: 'resource.k8s.io/v1alpha3';
    kind: 'ResourcePoolStatusRequestList';
}>;

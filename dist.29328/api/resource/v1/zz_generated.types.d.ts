import { DeviceClassSpec, DeviceTaintRuleSpec, DeviceTaintRuleStatus, ResourceClaimSpec, ResourceClaimStatus, ResourceClaimTemplateSpec, ResourceSliceSpec } from './zz_generated.structs.ts';
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
export interface ResourceSlice {
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceSlice';
    /**
     * Standard metadata of a cluster-scoped object. Drivers usually set an owner, such as the Node, so that slices go
     * away with it.
     */
    metadata: metav1.ObjectMeta;
    /**
     * Driver, pool, reachable nodes, and either devices or shared counters.
     *
     * Required.
     */
    spec: ResourceSliceSpec;
}
export interface DeviceTaintRule {
    apiVersion: 'resource.k8s.io/v1';
    kind: 'DeviceTaintRule';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /**
     * Which devices get a taint, and which one.
     *
     * Required.
     */
    spec: DeviceTaintRuleSpec;
    /** How an eviction that the taint causes is going. Set by the server. */
    status?: DeviceTaintRuleStatus;
}
export interface DeviceTaintRuleList {
    apiVersion: 'resource.k8s.io/v1';
    kind: 'DeviceTaintRuleList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The DeviceTaintRules in this list. */
    items: DeviceTaintRule[];
}
export interface ResourceSliceList {
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceSliceList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ResourceSlices in this list. */
    items: ResourceSlice[];
}
export interface ResourceClaim {
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceClaim';
    /** Standard metadata of a namespaced object. Pods that use the claim must be in the same namespace. */
    metadata: metav1.ObjectMeta;
    /**
     * Devices wanted and their configuration. Immutable.
     *
     * Immutable.
     */
    spec?: ResourceClaimSpec;
    /** Devices allocated, who may use them, and what drivers report about them. */
    status?: ResourceClaimStatus;
}
export interface ResourceClaimList {
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceClaimList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ResourceClaims in this list. */
    items: ResourceClaim[];
}
export interface DeviceClass {
    apiVersion: 'resource.k8s.io/v1';
    kind: 'DeviceClass';
    /** Standard metadata of a cluster-scoped object. Requests use the name as `deviceClassName`. */
    metadata: metav1.ObjectMeta;
    /**
     * Which devices belong to the class, and configuration for them. Changes do not touch claims that are already
     * allocated.
     */
    spec?: DeviceClassSpec;
}
export interface DeviceClassList {
    apiVersion: 'resource.k8s.io/v1';
    kind: 'DeviceClassList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The DeviceClasses in this list. */
    items: DeviceClass[];
}
export interface ResourceClaimTemplate {
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceClaimTemplate';
    /** Standard metadata of a namespaced object. Pods that use the template must be in the same namespace. */
    metadata: metav1.ObjectMeta;
    /** What the claims look like. Immutable; claims made earlier are not updated. */
    spec?: ResourceClaimTemplateSpec;
}
export interface ResourceClaimTemplateList {
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceClaimTemplateList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ResourceClaimTemplates in this list. */
    items: ResourceClaimTemplate[];
}
/**
 * Publishes devices of one DRA driver, or the counters they share, as part of a pool. Drivers write slices, the
 * scheduler reads them to allocate claims.
 *
 * ResourceSlice of resource.k8s.io/v1.
 * Cluster-scoped: `/apis/resource.k8s.io/v1/resourceslices/{name}`.
 * Introduced in 1.34.
 */
export declare const ResourceSlice: ObjectClass<ResourceSlice, {
    group: 'resource.k8s.io';
    version: 'v1';
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceSlice';
    resource: 'resourceslices';
    namespaced: false;
}>;
/**
 * Taints devices from outside their driver, for instance to drain broken ones. Applies to every device that matches,
 * present and future.
 *
 * DeviceTaintRule of resource.k8s.io/v1.
 * Cluster-scoped: `/apis/resource.k8s.io/v1/devicetaintrules/{name}`.
 * Subresources: `status`.
 * Introduced in 1.37.
 */
export declare const DeviceTaintRule: ObjectClass<DeviceTaintRule, {
    group: 'resource.k8s.io';
    version: 'v1';
    apiVersion: 'resource.k8s.io/v1';
    kind: 'DeviceTaintRule';
    resource: 'devicetaintrules';
    namespaced: false;
}>;
/**
 * A list of DeviceTaintRules.
 *
 * A list of DeviceTaintRule (resource.k8s.io/v1).
 * Introduced in 1.37.
 */
export declare const DeviceTaintRuleList: ListClass<DeviceTaintRuleList, DeviceTaintRule, {
    group: 'resource.k8s.io';
    version: 'v1';
    apiVersion: 'resource.k8s.io/v1';
    kind: 'DeviceTaintRuleList';
}>;
/**
 * A list of ResourceSlices.
 *
 * A list of ResourceSlice (resource.k8s.io/v1).
 * Introduced in 1.34.
 */
export declare const ResourceSliceList: ListClass<ResourceSliceList, ResourceSlice, {
    group: 'resource.k8s.io';
    version: 'v1';
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceSliceList';
}>;
/**
 * Asks for devices, such as a GPU of a certain model, and records which were allocated. Pods name it in
 * `resourceClaims`; several Pods can share one.
 *
 * ResourceClaim of resource.k8s.io/v1.
 * Namespaced: `/apis/resource.k8s.io/v1/namespaces/{namespace}/resourceclaims/{name}`.
 * Subresources: `status`.
 * Introduced in 1.34.
 */
export declare const ResourceClaim: ObjectClass<ResourceClaim, {
    group: 'resource.k8s.io';
    version: 'v1';
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceClaim';
    resource: 'resourceclaims';
    namespaced: true;
}>;
/**
 * A list of ResourceClaims.
 *
 * A list of ResourceClaim (resource.k8s.io/v1).
 * Introduced in 1.34.
 */
export declare const ResourceClaimList: ListClass<ResourceClaimList, ResourceClaim, {
    group: 'resource.k8s.io';
    version: 'v1';
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceClaimList';
}>;
/**
 * A kind of device that users can ask for by name, with selectors and configuration set by an administrator or vendor.
 *
 * DeviceClass of resource.k8s.io/v1.
 * Cluster-scoped: `/apis/resource.k8s.io/v1/deviceclasses/{name}`.
 * Introduced in 1.34.
 */
export declare const DeviceClass: ObjectClass<DeviceClass, {
    group: 'resource.k8s.io';
    version: 'v1';
    apiVersion: 'resource.k8s.io/v1';
    kind: 'DeviceClass';
    resource: 'deviceclasses';
    namespaced: false;
}>;
/**
 * A list of DeviceClasses.
 *
 * A list of DeviceClass (resource.k8s.io/v1).
 * Introduced in 1.34.
 */
export declare const DeviceClassList: ListClass<DeviceClassList, DeviceClass, {
    group: 'resource.k8s.io';
    version: 'v1';
    apiVersion: 'resource.k8s.io/v1';
    kind: 'DeviceClassList';
}>;
/**
 * Makes a ResourceClaim for each Pod that names it, so that every Pod gets devices of its own. The claim is deleted
 * with the Pod.
 *
 * ResourceClaimTemplate of resource.k8s.io/v1.
 * Namespaced: `/apis/resource.k8s.io/v1/namespaces/{namespace}/resourceclaimtemplates/{name}`.
 * Introduced in 1.34.
 */
export declare const ResourceClaimTemplate: ObjectClass<ResourceClaimTemplate, {
    group: 'resource.k8s.io';
    version: 'v1';
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceClaimTemplate';
    resource: 'resourceclaimtemplates';
    namespaced: true;
}>;
/**
 * A list of ResourceClaimTemplates.
 *
 * A list of ResourceClaimTemplate (resource.k8s.io/v1).
 * Introduced in 1.34.
 */
export declare const ResourceClaimTemplateList: ListClass<ResourceClaimTemplateList, ResourceClaimTemplate, {
    group: 'resource.k8s.io';
    version: 'v1';
    apiVersion: 'resource.k8s.io/v1';
    kind: 'ResourceClaimTemplateList';
}>;

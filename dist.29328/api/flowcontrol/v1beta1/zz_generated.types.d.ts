import { FlowSchemaSpec, FlowSchemaStatus, PriorityLevelConfigurationSpec, PriorityLevelConfigurationStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "flowcontrol.apiserver.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface FlowSchema {
    apiVersion: 'flowcontrol.apiserver.k8s.io/v1beta1';
    kind: 'FlowSchema';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /**
     * Which requests match, in which order schemas are tried, and the priority level they go to.
     *
     * Required.
     */
    spec: FlowSchemaSpec;
    /** Whether the schema is usable: see the condition `Dangling`. */
    status?: FlowSchemaStatus;
}
export interface FlowSchemaList {
    apiVersion: 'flowcontrol.apiserver.k8s.io/v1beta1';
    kind: 'FlowSchemaList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The FlowSchemas in this list. */
    items: FlowSchema[];
}
export interface PriorityLevelConfiguration {
    apiVersion: 'flowcontrol.apiserver.k8s.io/v1beta1';
    kind: 'PriorityLevelConfiguration';
    /** Standard metadata of a cluster-scoped object. FlowSchemas use the name to assign requests. */
    metadata: metav1.ObjectMeta;
    /**
     * Whether requests of this level are limited, and how.
     *
     * Required.
     */
    spec: PriorityLevelConfigurationSpec;
    /** State of the level as the API servers see it. */
    status?: PriorityLevelConfigurationStatus;
}
export interface PriorityLevelConfigurationList {
    apiVersion: 'flowcontrol.apiserver.k8s.io/v1beta1';
    kind: 'PriorityLevelConfigurationList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The PriorityLevelConfigurations in this list. */
    items: PriorityLevelConfiguration[];
}
/**
 * Assigns matching API requests to a priority level and splits them into flows. Part of API Priority and Fairness,
 * which keeps a busy client from starving others.
 *
 * FlowSchema of flowcontrol.apiserver.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/flowcontrol.apiserver.k8s.io/v1beta1/flowschemas/{name}`.
 * Subresources: `status`.
 * Introduced in 1.20, deprecated in 1.23, removed in 1.26.
 *
 * @deprecated Use FlowSchema of flowcontrol.apiserver.k8s.io/v1beta3.
 */
export declare const FlowSchema: ObjectClass<FlowSchema, {
    group: 'flowcontrol.apiserver.k8s.io';
    version: 'v1beta1';
    apiVersion: 'flowcontrol.apiserver.k8s.io/v1beta1';
    kind: 'FlowSchema';
    resource: 'flowschemas';
    namespaced: false;
}>;
/**
 * A list of FlowSchemas.
 *
 * A list of FlowSchema (flowcontrol.apiserver.k8s.io/v1beta1).
 * Introduced in 1.20, deprecated in 1.23, removed in 1.26.
 *
 * @deprecated Use FlowSchemaList of flowcontrol.apiserver.k8s.io/v1beta3.
 */
export declare const FlowSchemaList: ListClass<FlowSchemaList, FlowSchema, {
    group: 'flowcontrol.apiserver.k8s.io';
    version: 'v1beta1';
    apiVersion: 'flowcontrol.apiserver.k8s.io/v1beta1';
    kind: 'FlowSchemaList';
}>;
/**
 * A class of API requests with its own share of the server's capacity, so that other classes cannot crowd it out.
 * FlowSchemas assign requests to it.
 *
 * PriorityLevelConfiguration of flowcontrol.apiserver.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/flowcontrol.apiserver.k8s.io/v1beta1/prioritylevelconfigurations/{name}`.
 * Subresources: `status`.
 * Introduced in 1.20, deprecated in 1.23, removed in 1.26.
 *
 * @deprecated Use PriorityLevelConfiguration of flowcontrol.apiserver.k8s.io/v1beta3.
 */
export declare const PriorityLevelConfiguration: ObjectClass<PriorityLevelConfiguration, {
    group: 'flowcontrol.apiserver.k8s.io';
    version: 'v1beta1';
    apiVersion: 'flowcontrol.apiserver.k8s.io/v1beta1';
    kind: 'PriorityLevelConfiguration';
    resource: 'prioritylevelconfigurations';
    namespaced: false;
}>;
/**
 * A list of PriorityLevelConfigurations.
 *
 * A list of PriorityLevelConfiguration (flowcontrol.apiserver.k8s.io/v1beta1).
 * Introduced in 1.20, deprecated in 1.23, removed in 1.26.
 *
 * @deprecated Use PriorityLevelConfigurationList of flowcontrol.apiserver.k8s.io/v1beta3.
 */
export declare const PriorityLevelConfigurationList: ListClass<PriorityLevelConfigurationList, PriorityLevelConfiguration, {
    group: 'flowcontrol.apiserver.k8s.io';
    version: 'v1beta1';
    apiVersion: 'flowcontrol.apiserver.k8s.io/v1beta1';
    kind: 'PriorityLevelConfigurationList';
}>;

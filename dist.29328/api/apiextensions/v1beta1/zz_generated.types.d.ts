import { ConversionRequest, ConversionResponse, CustomResourceDefinitionSpec, CustomResourceDefinitionStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { KindBase } from '#apimachinery/runtime/kind_base';
import type { TypedKindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "apiextensions.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface CustomResourceDefinition {
    apiVersion: 'apiextensions.k8s.io/v1beta1';
    kind: 'CustomResourceDefinition';
    /** Standard metadata of a cluster-scoped object. The name must be plural and group, joined by a dot. */
    metadata: metav1.ObjectMeta;
    /** Group, names, scope and versions of the resource. */
    spec: CustomResourceDefinitionSpec;
    /** Names accepted, versions stored, and whether the resource is served. */
    status?: CustomResourceDefinitionStatus;
}
export interface CustomResourceDefinitionList {
    apiVersion: 'apiextensions.k8s.io/v1beta1';
    kind: 'CustomResourceDefinitionList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The CustomResourceDefinitions in this list. */
    items: CustomResourceDefinition[];
}
export interface ConversionReview {
    apiVersion: 'apiextensions.k8s.io/v1beta1';
    kind: 'ConversionReview';
    /** Objects to convert and the version wanted. Set by the server. */
    request?: ConversionRequest;
    /** The converted objects, or a failure. Set by the webhook. */
    response?: ConversionResponse;
}
/**
 * Adds a resource of your own to the API, with schema, versions and subresources. Named `<plural>.<group>`; deleting it
 * deletes all of its objects.
 *
 * CustomResourceDefinition of apiextensions.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/apiextensions.k8s.io/v1beta1/customresourcedefinitions/{name}`.
 * Subresources: `status`.
 * Introduced in 1.7, deprecated in 1.16, removed in 1.22.
 *
 * @deprecated Use CustomResourceDefinition of apiextensions.k8s.io/v1.
 */
export declare const CustomResourceDefinition: ObjectClass<CustomResourceDefinition, {
    group: 'apiextensions.k8s.io';
    version: 'v1beta1';
    apiVersion: 'apiextensions.k8s.io/v1beta1';
    kind: 'CustomResourceDefinition';
    resource: 'customresourcedefinitions';
    namespaced: false;
}>;
/**
 * A list of CustomResourceDefinitions.
 *
 * A list of CustomResourceDefinition (apiextensions.k8s.io/v1beta1).
 * Introduced in 1.7, deprecated in 1.16, removed in 1.22.
 *
 * @deprecated Use CustomResourceDefinitionList of apiextensions.k8s.io/v1.
 */
export declare const CustomResourceDefinitionList: ListClass<CustomResourceDefinitionList, CustomResourceDefinition, {
    group: 'apiextensions.k8s.io';
    version: 'v1beta1';
    apiVersion: 'apiextensions.k8s.io/v1beta1';
    kind: 'CustomResourceDefinitionList';
}>;
/**
 * What the API server sends to a conversion webhook, and what it gets back.
 *
 * ConversionReview of apiextensions.k8s.io/v1beta1.
 * Introduced in 1.13, deprecated in 1.19, removed in 1.22.
 *
 * @deprecated Use ConversionReview of apiextensions.k8s.io/v1.
 */
export declare const ConversionReview: TypedKindClass<ConversionReview, ConversionReview & KindBase, {
    group: 'apiextensions.k8s.io';
    version: 'v1beta1';
    apiVersion: 'apiextensions.k8s.io/v1beta1';
    kind: 'ConversionReview';
}>;

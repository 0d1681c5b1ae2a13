import { Endpoint, EndpointPort } from './zz_generated.structs.ts';
import type { AddressType } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "discovery.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface EndpointSlice {
    apiVersion: 'discovery.k8s.io/v1';
    kind: 'EndpointSlice';
    /** Standard metadata of a namespaced object. The label `kubernetes.io/service-name` ties the slice to its Service. */
    metadata: metav1.ObjectMeta;
    /**
     * `IPv4` or `IPv6`: the kind of all addresses in the slice. `FQDN` is deprecated and not used by kube-proxy.
     * Immutable.
     *
     * Required.
     * One of `IPv4`, `IPv6`, `FQDN`.
     * Immutable.
     */
    addressType: AddressType;
    /**
     * The backends, at most 1000, without duplicates. A backend may appear in several slices of a Service; merge them by
     * address.
     */
    endpoints?: Endpoint[];
    /**
     * Ports that each backend offers, each with a unique name. Slices for Services have at least one; slices made for
     * other purposes may have none.
     */
    ports?: EndpointPort[];
}
export interface EndpointSliceList {
    apiVersion: 'discovery.k8s.io/v1';
    kind: 'EndpointSliceList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The EndpointSlices in this list. */
    items: EndpointSlice[];
}
/**
 * Some of a Service's backends; a Service has as many slices as it needs. Find them by the label
 * `kubernetes.io/service-name`. Made by the control plane from the selector, or by you for Services without one.
 *
 * EndpointSlice of discovery.k8s.io/v1.
 * Namespaced: `/apis/discovery.k8s.io/v1/namespaces/{namespace}/endpointslices/{name}`.
 * Introduced in 1.21.
 */
export declare const EndpointSlice: ObjectClass<EndpointSlice, {
    group: 'discovery.k8s.io';
    version: 'v1';
    apiVersion: 'discovery.k8s.io/v1';
    kind: 'EndpointSlice';
    resource: 'endpointslices';
    namespaced: true;
}>;
/**
 * A list of EndpointSlices.
 *
 * A list of EndpointSlice (discovery.k8s.io/v1).
 * Introduced in 1.21.
 */
export declare const EndpointSliceList: ListClass<EndpointSliceList, EndpointSlice, {
    group: 'discovery.k8s.io';
    version: 'v1';
    apiVersion: 'discovery.k8s.io/v1';
    kind: 'EndpointSliceList';
}>;

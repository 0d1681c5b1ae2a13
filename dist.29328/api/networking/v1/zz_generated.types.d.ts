import { IPAddressSpec, IngressClassSpec, IngressSpec, IngressStatus, NetworkPolicySpec, ServiceCIDRSpec, ServiceCIDRStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "networking.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface NetworkPolicy {
    apiVersion: 'networking.k8s.io/v1';
    kind: 'NetworkPolicy';
    /** Standard metadata of a namespaced object. The policy covers Pods of its own namespace only. */
    metadata: metav1.ObjectMeta;
    /** Which Pods the policy covers and which traffic it lets through. */
    spec?: NetworkPolicySpec;
}
export interface NetworkPolicyList {
    apiVersion: 'networking.k8s.io/v1';
    kind: 'NetworkPolicyList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The NetworkPolicies in this list. */
    items: NetworkPolicy[];
}
export interface Ingress {
    apiVersion: 'networking.k8s.io/v1';
    kind: 'Ingress';
    /** Standard metadata of a namespaced object. Controllers read many of their options from annotations here. */
    metadata: metav1.ObjectMeta;
    /** Hosts, paths, backends and TLS, as you want them. */
    spec?: IngressSpec;
    /** Addresses at which the controller has made the Ingress reachable. */
    status?: IngressStatus;
}
export interface IngressList {
    apiVersion: 'networking.k8s.io/v1';
    kind: 'IngressList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Ingresses in this list. */
    items: Ingress[];
}
export interface IngressClass {
    apiVersion: 'networking.k8s.io/v1';
    kind: 'IngressClass';
    /** Standard metadata of a cluster-scoped object. The annotation for the default class goes here. */
    metadata: metav1.ObjectMeta;
    /** Which controller serves the class, and where its settings are. */
    spec?: IngressClassSpec;
}
export interface IngressClassList {
    apiVersion: 'networking.k8s.io/v1';
    kind: 'IngressClassList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The IngressClasses in this list. */
    items: IngressClass[];
}
export interface IPAddress {
    apiVersion: 'networking.k8s.io/v1';
    kind: 'IPAddress';
    /**
     * Standard metadata of a cluster-scoped object. The name is the address in its one canonical spelling, such as
     * `2001:db8::1` without leading zeros.
     */
    metadata: metav1.ObjectMeta;
    /**
     * The object that uses the address.
     *
     * Required.
     */
    spec: IPAddressSpec;
}
export interface IPAddressList {
    apiVersion: 'networking.k8s.io/v1';
    kind: 'IPAddressList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The IPAddresses in this list. */
    items: IPAddress[];
}
export interface ServiceCIDR {
    apiVersion: 'networking.k8s.io/v1';
    kind: 'ServiceCIDR';
    /** Standard metadata of a cluster-scoped object. The range from the server's flags is called `kubernetes`. */
    metadata: metav1.ObjectMeta;
    /** Ranges for ClusterIPs: one, or one of each IP family. */
    spec?: ServiceCIDRSpec;
    /** Whether addresses may be allocated from the ranges. */
    status?: ServiceCIDRStatus;
}
export interface ServiceCIDRList {
    apiVersion: 'networking.k8s.io/v1';
    kind: 'ServiceCIDRList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ServiceCIDRs in this list. */
    items: ServiceCIDR[];
}
/**
 * Firewall rules for a set of Pods: once a policy selects a Pod, only traffic that some policy allows may pass in that
 * direction. Takes effect only if the network plugin enforces policies.
 *
 * NetworkPolicy of networking.k8s.io/v1.
 * Namespaced: `/apis/networking.k8s.io/v1/namespaces/{namespace}/networkpolicies/{name}`.
 * Introduced in 1.7.
 */
export declare const NetworkPolicy: ObjectClass<NetworkPolicy, {
    group: 'networking.k8s.io';
    version: 'v1';
    apiVersion: 'networking.k8s.io/v1';
    kind: 'NetworkPolicy';
    resource: 'networkpolicies';
    namespaced: true;
}>;
/**
 * A list of NetworkPolicies.
 *
 * A list of NetworkPolicy (networking.k8s.io/v1).
 * Introduced in 1.19.
 */
export declare const NetworkPolicyList: ListClass<NetworkPolicyList, NetworkPolicy, {
    group: 'networking.k8s.io';
    version: 'v1';
    apiVersion: 'networking.k8s.io/v1';
    kind: 'NetworkPolicyList';
}>;
/**
 * Routes HTTP and HTTPS from outside the cluster to Services, by host and path. Needs an ingress controller; for new
 * setups consider the Gateway API, which can do more.
 *
 * Ingress of networking.k8s.io/v1.
 * Namespaced: `/apis/networking.k8s.io/v1/namespaces/{namespace}/ingresses/{name}`.
 * Subresources: `status`.
 * Introduced in 1.19.
 */
export declare const Ingress: ObjectClass<Ingress, {
    group: 'networking.k8s.io';
    version: 'v1';
    apiVersion: 'networking.k8s.io/v1';
    kind: 'Ingress';
    resource: 'ingresses';
    namespaced: true;
}>;
/**
 * A list of Ingresses.
 *
 * A list of Ingress (networking.k8s.io/v1).
 * Introduced in 1.19.
 */
export declare const IngressList: ListClass<IngressList, Ingress, {
    group: 'networking.k8s.io';
    version: 'v1';
    apiVersion: 'networking.k8s.io/v1';
    kind: 'IngressList';
}>;
/**
 * Names an ingress controller and its parameters, for Ingresses to refer to. The annotation
 * `ingressclass.kubernetes.io/is-default-class: "true"` makes it the default for those without a class.
 *
 * IngressClass of networking.k8s.io/v1.
 * Cluster-scoped: `/apis/networking.k8s.io/v1/ingressclasses/{name}`.
 * Introduced in 1.19.
 */
export declare const IngressClass: ObjectClass<IngressClass, {
    group: 'networking.k8s.io';
    version: 'v1';
    apiVersion: 'networking.k8s.io/v1';
    kind: 'IngressClass';
    resource: 'ingressclasses';
    namespaced: false;
}>;
/**
 * A list of IngressClasses.
 *
 * A list of IngressClass (networking.k8s.io/v1).
 * Introduced in 1.19.
 */
export declare const IngressClassList: ListClass<IngressClassList, IngressClass, {
    group: 'networking.k8s.io';
    version: 'v1';
    apiVersion: 'networking.k8s.io/v1';
    kind: 'IngressClassList';
}>;
/**
 * Reserves a single IP, as the server does for every Service IP it allocates. The name is the address itself in
 * canonical form, which keeps it unique.
 *
 * IPAddress of networking.k8s.io/v1.
 * Cluster-scoped: `/apis/networking.k8s.io/v1/ipaddresses/{name}`.
 * Introduced in 1.33.
 */
export declare const IPAddress: ObjectClass<IPAddress, {
    group: 'networking.k8s.io';
    version: 'v1';
    apiVersion: 'networking.k8s.io/v1';
    kind: 'IPAddress';
    resource: 'ipaddresses';
    namespaced: false;
}>;
/**
 * A list of IPAddresses.
 *
 * A list of IPAddress (networking.k8s.io/v1).
 * Introduced in 1.33.
 */
export declare const IPAddressList: ListClass<IPAddressList, IPAddress, {
    group: 'networking.k8s.io';
    version: 'v1';
    apiVersion: 'networking.k8s.io/v1';
    kind: 'IPAddressList';
}>;
/**
 * A range from which Services get their ClusterIPs. Add one when the others run out of addresses. It can be deleted
 * once no Service needs it for an address that no other range covers.
 *
 * ServiceCIDR of networking.k8s.io/v1.
 * Cluster-scoped: `/apis/networking.k8s.io/v1/servicecidrs/{name}`.
 * Subresources: `status`.
 * Introduced in 1.33.
 */
export declare const ServiceCIDR: ObjectClass<ServiceCIDR, {
    group: 'networking.k8s.io';
    version: 'v1';
    apiVersion: 'networking.k8s.io/v1';
    kind: 'ServiceCIDR';
    resource: 'servicecidrs';
    namespaced: false;
}>;
/**
 * A list of ServiceCIDRs.
 *
 * A list of ServiceCIDR (networking.k8s.io/v1).
 * Introduced in 1.33.
 */
export declare const ServiceCIDRList: ListClass<ServiceCIDRList, ServiceCIDR, {
    group: 'networking.k8s.io';
    version: 'v1';
    apiVersion: 'networking.k8s.io/v1';
    kind: 'ServiceCIDRList';
}>;

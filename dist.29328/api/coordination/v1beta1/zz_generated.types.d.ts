import { LeaseCandidateSpec, LeaseSpec } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "coordination.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface Lease {
    apiVersion: 'coordination.k8s.io/v1beta1';
    kind: 'Lease';
    /** Standard metadata of a namespaced object. All contenders must use the same name. */
    metadata: metav1.ObjectMeta;
    /** Who holds the lease, since when, and for how long. */
    spec?: LeaseSpec;
}
export interface LeaseList {
    apiVersion: 'coordination.k8s.io/v1beta1';
    kind: 'LeaseList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Leases in this list. */
    items: Lease[];
}
export interface LeaseCandidate {
    apiVersion: 'coordination.k8s.io/v1beta1';
    kind: 'LeaseCandidate';
    /**
     * Standard metadata of a namespaced object. The name is the candidate's identity, and becomes the Lease's
     * `holderIdentity` when elected.
     */
    metadata: metav1.ObjectMeta;
    /**
     * The Lease wanted, and the versions of the candidate.
     *
     * Required.
     */
    spec: LeaseCandidateSpec;
}
export interface LeaseCandidateList {
    apiVersion: 'coordination.k8s.io/v1beta1';
    kind: 'LeaseCandidateList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The LeaseCandidates in this list. */
    items: LeaseCandidate[];
}
/**
 * A lock with a time limit. Components elect a leader with it, and kubelets renew one in `kube-node-lease` as a
 * heartbeat of their node.
 *
 * Lease of coordination.k8s.io/v1beta1.
 * Namespaced: `/apis/coordination.k8s.io/v1beta1/namespaces/{namespace}/leases/{name}`.
 * Introduced in 1.12, deprecated in 1.19, removed in 1.22.
 *
 * @deprecated Use Lease of coordination.k8s.io/v1.
 */
export declare const Lease: ObjectClass<Lease, {
    group: 'coordination.k8s.io';
    version: 'v1beta1';
    apiVersion: 'coordination.k8s.io/v1beta1';
    kind: 'Lease';
    resource: 'leases';
    namespaced: true;
}>;
/**
 * A list of Leases.
 *
 * A list of Lease (coordination.k8s.io/v1beta1).
 * Introduced in 1.12, deprecated in 1.19, removed in 1.22.
 *
 * @deprecated Use LeaseList of coordination.k8s.io/v1.
 */
export declare const LeaseList: ListClass<LeaseList, Lease, {
    group: 'coordination.k8s.io';
    version: 'v1beta1';
    apiVersion: 'coordination.k8s.io/v1beta1';
    kind: 'LeaseList';
}>;
/**
 * A component that wants to lead, so that the control plane can pick the best candidate for a Lease. Part of
 * coordinated leader election, feature gate `CoordinatedLeaderElection`.
 *
 * LeaseCandidate of coordination.k8s.io/v1beta1.
 * Namespaced: `/apis/coordination.k8s.io/v1beta1/namespaces/{namespace}/leasecandidates/{name}`.
 * Introduced in 1.33, deprecated in 1.36, removed in 1.39.
 *
 * @deprecated
 */
export declare const LeaseCandidate: ObjectClass<LeaseCandidate, {
    group: 'coordination.k8s.io';
    version: 'v1beta1';
    apiVersion: 'coordination.k8s.io/v1beta1';
    kind: 'LeaseCandidate';
    resource: 'leasecandidates';
    namespaced: true;
}>;
/**
 * A list of LeaseCandidates.
 *
 * A list of LeaseCandidate (coordination.k8s.io/v1beta1).
 * Introduced in 1.33, deprecated in 1.36, removed in 1.39.
 *
 * @deprecated
 */
export declare const LeaseCandidateList: ListClass<LeaseCandidateList, LeaseCandidate, {
    group: 'coordination.k8s.io';
    version: 'v1beta1';
    apiVersion: 'coordination.k8s.io/v1beta1';
    kind: 'LeaseCandidateList';
}>;

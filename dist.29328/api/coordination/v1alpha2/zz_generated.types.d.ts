import { LeaseCandidateSpec } from './zz_generated.structs.ts';
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
export interface LeaseCandidate {
    apiVersion: 'coordination.k8s.io/v1alpha2';
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
    apiVersion: 'coordination.k8s.io/v1alpha2';
    kind: 'LeaseCandidateList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The LeaseCandidates in this list. */
    items: LeaseCandidate[];
}
/**
 * A component that wants to lead, so that the control plane can pick the best candidate for a Lease. Part of
 * coordinated leader election, feature gate `CoordinatedLeaderElection`.
 *
 * LeaseCandidate of coordination.k8s.io/v1alpha2.
 * Namespaced: `/apis/coordination.k8s.io/v1alpha2/namespaces/{namespace}/leasecandidates/{name}`.
 * Introduced in 1.32, deprecated in 1.35, removed in 1.38.
 *
 * @deprecated
 */
export declare const LeaseCandidate: ObjectClass<LeaseCandidate, {
    group: 'coordination.k8s.io';
    version: 'v1alpha2';
    apiVersion: 'coordination.k8s.io/v1alpha2';
    kind: 'LeaseCandidate';
    resource: 'leasecandidates';
    namespaced: true;
}>;
/**
 * A list of LeaseCandidates.
 *
 * A list of LeaseCandidate (coordination.k8s.io/v1alpha2).
 * Introduced in 1.32, deprecated in 1.35, removed in 1.38.
 *
 * @deprecated
 */
export declare const LeaseCandidateList: ListClass<LeaseCandidateList, LeaseCandidate, {
    group: 'coordination.k8s.io';
    version: 'v1alpha2';
    apiVersion: 'coordination.k8s.io/v1alpha2';
    kind: 'LeaseCandidateList';
}>;

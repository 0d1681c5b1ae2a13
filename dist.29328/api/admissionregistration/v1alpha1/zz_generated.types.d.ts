import { MutatingAdmissionPolicyBindingSpec, MutatingAdmissionPolicySpec, ValidatingAdmissionPolicyBindingSpec, ValidatingAdmissionPolicySpec, ValidatingAdmissionPolicyStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "admissionregistration.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface ValidatingAdmissionPolicy {
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'ValidatingAdmissionPolicy';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /** Which requests are checked, by which expressions. */
    spec?: ValidatingAdmissionPolicySpec;
    /** Whether the expressions were found to be well typed. Read-only. */
    status?: ValidatingAdmissionPolicyStatus;
}
export interface ValidatingAdmissionPolicyList {
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'ValidatingAdmissionPolicyList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ValidatingAdmissionPolicies in this list. */
    items: ValidatingAdmissionPolicy[];
}
export interface ValidatingAdmissionPolicyBinding {
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'ValidatingAdmissionPolicyBinding';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /**
     * Policy, parameters, requests, and what happens when a validation fails.
     *
     * Required.
     */
    spec: ValidatingAdmissionPolicyBindingSpec;
}
export interface ValidatingAdmissionPolicyBindingList {
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'ValidatingAdmissionPolicyBindingList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ValidatingAdmissionPolicyBindings in this list. */
    items: ValidatingAdmissionPolicyBinding[];
}
export interface MutatingAdmissionPolicy {
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'MutatingAdmissionPolicy';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /** Which requests are changed, and by which expressions. */
    spec?: MutatingAdmissionPolicySpec;
}
export interface MutatingAdmissionPolicyList {
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'MutatingAdmissionPolicyList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The MutatingAdmissionPolicies in this list. */
    items: MutatingAdmissionPolicy[];
}
export interface MutatingAdmissionPolicyBinding {
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'MutatingAdmissionPolicyBinding';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /** Which policy applies, with which parameters, to which requests. */
    spec?: MutatingAdmissionPolicyBindingSpec;
}
export interface MutatingAdmissionPolicyBindingList {
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'MutatingAdmissionPolicyBindingList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The MutatingAdmissionPolicyBindings in this list. */
    items: MutatingAdmissionPolicyBinding[];
}
/**
 * Refuses or reports requests by CEL expressions that run inside the API server, without a webhook. Takes effect only
 * through a ValidatingAdmissionPolicyBinding.
 *
 * ValidatingAdmissionPolicy of admissionregistration.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/admissionregistration.k8s.io/v1alpha1/validatingadmissionpolicies/{name}`.
 * Subresources: `status`.
 * Introduced in 1.26, deprecated in 1.29, removed in 1.32.
 *
 * @deprecated
 */
export declare const ValidatingAdmissionPolicy: ObjectClass<ValidatingAdmissionPolicy, {
    group: 'admissionregistration.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'ValidatingAdmissionPolicy';
    resource: 'validatingadmissionpolicies';
    namespaced: false;
}>;
/**
 * A list of ValidatingAdmissionPolicies.
 *
 * A list of ValidatingAdmissionPolicy (admissionregistration.k8s.io/v1alpha1).
 * Introduced in 1.26, deprecated in 1.29, removed in 1.32.
 *
 * @deprecated
 */
export declare const ValidatingAdmissionPolicyList: ListClass<ValidatingAdmissionPolicyList, ValidatingAdmissionPolicy, {
    group: 'admissionregistration.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'ValidatingAdmissionPolicyList';
}>;
/**
 * Puts a ValidatingAdmissionPolicy into effect, for some requests and with some parameters. A policy may have several
 * bindings, each judged by itself.
 *
 * ValidatingAdmissionPolicyBinding of admissionregistration.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/admissionregistration.k8s.io/v1alpha1/validatingadmissionpolicybindings/{name}`.
 * Introduced in 1.26, deprecated in 1.29, removed in 1.32.
 *
 * @deprecated
 */
export declare const ValidatingAdmissionPolicyBinding: ObjectClass<ValidatingAdmissionPolicyBinding, {
    group: 'admissionregistration.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'ValidatingAdmissionPolicyBinding';
    resource: 'validatingadmissionpolicybindings';
    namespaced: false;
}>;
/**
 * A list of ValidatingAdmissionPolicyBindings.
 *
 * A list of ValidatingAdmissionPolicyBinding (admissionregistration.k8s.io/v1alpha1).
 * Introduced in 1.26, deprecated in 1.29, removed in 1.32.
 *
 * @deprecated
 */
export declare const ValidatingAdmissionPolicyBindingList: ListClass<ValidatingAdmissionPolicyBindingList, ValidatingAdmissionPolicyBinding, {
    group: 'admissionregistration.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'ValidatingAdmissionPolicyBindingList';
}>;
/**
 * Changes objects on their way in by CEL expressions that run inside the API server, without a webhook. Takes effect
 * only through a MutatingAdmissionPolicyBinding.
 *
 * MutatingAdmissionPolicy of admissionregistration.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/admissionregistration.k8s.io/v1alpha1/mutatingadmissionpolicies/{name}`.
 * Introduced in 1.32, deprecated in 1.35, removed in 1.38.
 *
 * @deprecated
 */
export declare const MutatingAdmissionPolicy: ObjectClass<MutatingAdmissionPolicy, {
    group: 'admissionregistration.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'MutatingAdmissionPolicy';
    resource: 'mutatingadmissionpolicies';
    namespaced: false;
}>;
/**
 * A list of MutatingAdmissionPolicies.
 *
 * A list of MutatingAdmissionPolicy (admissionregistration.k8s.io/v1alpha1).
 * Introduced in 1.32, deprecated in 1.35, removed in 1.38.
 *
 * @deprecated
 */
export declare const MutatingAdmissionPolicyList: ListClass<MutatingAdmissionPolicyList, MutatingAdmissionPolicy, {
    group: 'admissionregistration.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'MutatingAdmissionPolicyList';
}>;
/**
 * Puts a MutatingAdmissionPolicy into effect, for some requests and with some parameters. A policy runs once for each
 * binding that matches.
 *
 * MutatingAdmissionPolicyBinding of admissionregistration.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/admissionregistration.k8s.io/v1alpha1/mutatingadmissionpolicybindings/{name}`.
 * Introduced in 1.32, deprecated in 1.35, removed in 1.38.
 *
 * @deprecated
 */
export declare const MutatingAdmissionPolicyBinding: ObjectClass<MutatingAdmissionPolicyBinding, {
    group: 'admissionregistration.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'MutatingAdmissionPolicyBinding';
    resource: 'mutatingadmissionpolicybindings';
    namespaced: false;
}>;
/**
 * A list of MutatingAdmissionPolicyBindings.
 *
 * A list of MutatingAdmissionPolicyBinding (admissionregistration.k8s.io/v1alpha1).
 * Introduced in 1.32, deprecated in 1.35, removed in 1.38.
 *
 * @deprecated
 */
export declare const MutatingAdmissionPolicyBindingList: ListClass<MutatingAdmissionPolicyBindingList, MutatingAdmissionPolicyBinding, {
    group: 'admissionregistration.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'admissionregistration.k8s.io/v1alpha1';
    kind: 'MutatingAdmissionPolicyBindingList';
}>;

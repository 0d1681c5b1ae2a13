import { MutatingAdmissionPolicyBindingSpec, MutatingAdmissionPolicySpec, MutatingWebhook, ValidatingAdmissionPolicyBindingSpec, ValidatingAdmissionPolicySpec, ValidatingAdmissionPolicyStatus, ValidatingWebhook } from './zz_generated.structs.ts';
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
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingAdmissionPolicy';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /** Which requests are checked, by which expressions. */
    spec?: ValidatingAdmissionPolicySpec;
    /** Whether the expressions were found to be well typed. Read-only. */
    status?: ValidatingAdmissionPolicyStatus;
}
export interface ValidatingAdmissionPolicyList {
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingAdmissionPolicyList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ValidatingAdmissionPolicies in this list. */
    items: ValidatingAdmissionPolicy[];
}
export interface ValidatingAdmissionPolicyBinding {
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
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
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingAdmissionPolicyBindingList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ValidatingAdmissionPolicyBindings in this list. */
    items: ValidatingAdmissionPolicyBinding[];
}
export interface ValidatingWebhookConfiguration {
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingWebhookConfiguration';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /**
     * The webhooks, each with a name that is unique in this list.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    webhooks?: ValidatingWebhook[];
}
export interface ValidatingWebhookConfigurationList {
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingWebhookConfigurationList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ValidatingWebhookConfigurations in this list. */
    items: ValidatingWebhookConfiguration[];
}
export interface MutatingWebhookConfiguration {
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingWebhookConfiguration';
    /** Standard metadata of a cluster-scoped object. Configurations run in the order of their names. */
    metadata: metav1.ObjectMeta;
    /**
     * The webhooks, each with a name that is unique in this list.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    webhooks?: MutatingWebhook[];
}
export interface MutatingWebhookConfigurationList {
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingWebhookConfigurationList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The MutatingWebhookConfigurations in this list. */
    items: MutatingWebhookConfiguration[];
}
export interface MutatingAdmissionPolicy {
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingAdmissionPolicy';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /** Which requests are changed, and by which expressions. */
    spec?: MutatingAdmissionPolicySpec;
}
export interface MutatingAdmissionPolicyList {
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingAdmissionPolicyList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The MutatingAdmissionPolicies in this list. */
    items: MutatingAdmissionPolicy[];
}
export interface MutatingAdmissionPolicyBinding {
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingAdmissionPolicyBinding';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /** Which policy applies, with which parameters, to which requests. */
    spec?: MutatingAdmissionPolicyBindingSpec;
}
export interface MutatingAdmissionPolicyBindingList {
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
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
 * ValidatingAdmissionPolicy of admissionregistration.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/admissionregistration.k8s.io/v1beta1/validatingadmissionpolicies/{name}`.
 * Subresources: `status`.
 * Introduced in 1.28, deprecated in 1.31, removed in 1.34.
 *
 * @deprecated
 */
export declare const ValidatingAdmissionPolicy: ObjectClass<ValidatingAdmissionPolicy, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingAdmissionPolicy';
    resource: 'validatingadmissionpolicies';
    namespaced: false;
}>;
/**
 * A list of ValidatingAdmissionPolicies.
 *
 * A list of ValidatingAdmissionPolicy (admissionregistration.k8s.io/v1beta1).
 * Introduced in 1.28, deprecated in 1.31, removed in 1.34.
 *
 * @deprecated
 */
export declare const ValidatingAdmissionPolicyList: ListClass<ValidatingAdmissionPolicyList, ValidatingAdmissionPolicy, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingAdmissionPolicyList';
}>;
/**
 * Puts a ValidatingAdmissionPolicy into effect, for some requests and with some parameters. A policy may have several
 * bindings, each judged by itself.
 *
 * ValidatingAdmissionPolicyBinding of admissionregistration.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/admissionregistration.k8s.io/v1beta1/validatingadmissionpolicybindings/{name}`.
 * Introduced in 1.28, deprecated in 1.31, removed in 1.34.
 *
 * @deprecated
 */
export declare const ValidatingAdmissionPolicyBinding: ObjectClass<ValidatingAdmissionPolicyBinding, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingAdmissionPolicyBinding';
    resource: 'validatingadmissionpolicybindings';
    namespaced: false;
}>;
/**
 * A list of ValidatingAdmissionPolicyBindings.
 *
 * A list of ValidatingAdmissionPolicyBinding (admissionregistration.k8s.io/v1beta1).
 * Introduced in 1.28, deprecated in 1.31, removed in 1.34.
 *
 * @deprecated
 */
export declare const ValidatingAdmissionPolicyBindingList: ListClass<ValidatingAdmissionPolicyBindingList, ValidatingAdmissionPolicyBinding, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingAdmissionPolicyBindingList';
}>;
/**
 * Registers webhooks that may accept or refuse requests but not change them. They run after all mutating ones, in
 * parallel.
 *
 * ValidatingWebhookConfiguration of admissionregistration.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/admissionregistration.k8s.io/v1beta1/validatingwebhookconfigurations/{name}`.
 * Introduced in 1.9, deprecated in 1.16, removed in 1.22.
 *
 * @deprecated Use ValidatingWebhookConfiguration of admissionregistration.k8s.io/v1.
 */
export declare const ValidatingWebhookConfiguration: ObjectClass<ValidatingWebhookConfiguration, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingWebhookConfiguration';
    resource: 'validatingwebhookconfigurations';
    namespaced: false;
}>;
/**
 * A list of ValidatingWebhookConfigurations.
 *
 * A list of ValidatingWebhookConfiguration (admissionregistration.k8s.io/v1beta1).
 * Introduced in 1.9, deprecated in 1.16, removed in 1.22.
 *
 * @deprecated Use ValidatingWebhookConfigurationList of admissionregistration.k8s.io/v1.
 */
export declare const ValidatingWebhookConfigurationList: ListClass<ValidatingWebhookConfigurationList, ValidatingWebhookConfiguration, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'ValidatingWebhookConfigurationList';
}>;
/**
 * Registers webhooks that may change objects on their way in, or refuse them. They run one after another, before
 * validation.
 *
 * MutatingWebhookConfiguration of admissionregistration.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/admissionregistration.k8s.io/v1beta1/mutatingwebhookconfigurations/{name}`.
 * Introduced in 1.9, deprecated in 1.16, removed in 1.22.
 *
 * @deprecated Use MutatingWebhookConfiguration of admissionregistration.k8s.io/v1.
 */
export declare const MutatingWebhookConfiguration: ObjectClass<MutatingWebhookConfiguration, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingWebhookConfiguration';
    resource: 'mutatingwebhookconfigurations';
    namespaced: false;
}>;
/**
 * A list of MutatingWebhookConfigurations.
 *
 * A list of MutatingWebhookConfiguration (admissionregistration.k8s.io/v1beta1).
 * Introduced in 1.9, deprecated in 1.16, removed in 1.22.
 *
 * @deprecated Use MutatingWebhookConfigurationList of admissionregistration.k8s.io/v1.
 */
export declare const MutatingWebhookConfigurationList: ListClass<MutatingWebhookConfigurationList, MutatingWebhookConfiguration, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingWebhookConfigurationList';
}>;
/**
 * Changes objects on their way in by CEL expressions that run inside the API server, without a webhook. Takes effect
 * only through a MutatingAdmissionPolicyBinding.
 *
 * MutatingAdmissionPolicy of admissionregistration.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/admissionregistration.k8s.io/v1beta1/mutatingadmissionpolicies/{name}`.
 * Introduced in 1.34, deprecated in 1.37, removed in 1.40.
 *
 * @deprecated Use MutatingAdmissionPolicy of admissionregistration.k8s.io/v1.
 */
export declare const MutatingAdmissionPolicy: ObjectClass<MutatingAdmissionPolicy, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingAdmissionPolicy';
    resource: 'mutatingadmissionpolicies';
    namespaced: false;
}>;
/**
 * A list of MutatingAdmissionPolicies.
 *
 * A list of MutatingAdmissionPolicy (admissionregistration.k8s.io/v1beta1).
 * Introduced in 1.34, deprecated in 1.37, removed in 1.40.
 *
 * @deprecated Use MutatingAdmissionPolicyList of admissionregistration.k8s.io/v1.
 */
export declare const MutatingAdmissionPolicyList: ListClass<MutatingAdmissionPolicyList, MutatingAdmissionPolicy, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingAdmissionPolicyList';
}>;
/**
 * Puts a MutatingAdmissionPolicy into effect, for some requests and with some parameters. A policy runs once for each
 * binding that matches.
 *
 * MutatingAdmissionPolicyBinding of admissionregistration.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/admissionregistration.k8s.io/v1beta1/mutatingadmissionpolicybindings/{name}`.
 * Introduced in 1.34, deprecated in 1.37, removed in 1.40.
 *
 * @deprecated Use MutatingAdmissionPolicyBinding of admissionregistration.k8s.io/v1.
 */
export declare const MutatingAdmissionPolicyBinding: ObjectClass<MutatingAdmissionPolicyBinding, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingAdmissionPolicyBinding';
    resource: 'mutatingadmissionpolicybindings';
    namespaced: false;
}>;
/**
 * A list of MutatingAdmissionPolicyBindings.
 *
 * A list of MutatingAdmissionPolicyBinding (admissionregistration.k8s.io/v1beta1).
 * Introduced in 1.34, deprecated in 1.37, removed in 1.40.
 *
 * @deprecated Use MutatingAdmissionPolicyBindingList of admissionregistration.k8s.io/v1.
 */
export declare const MutatingAdmissionPolicyBindingList: ListClass<MutatingAdmissionPolicyBindingList, MutatingAdmissionPolicyBinding, {
    group: 'admissionregistration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'admissionregistration.k8s.io/v1beta1';
    kind: 'MutatingAdmissionPolicyBindingList';
}>;

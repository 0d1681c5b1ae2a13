import { PodDisruptionBudgetSpec, PodDisruptionBudgetStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { Plain } from '#apimachinery/runtime/init';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
import * as metav1Kinds from '#apimachinery/apis/meta/v1/zz_generated.types';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "policy";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface PodDisruptionBudget {
    apiVersion: 'policy/v1';
    kind: 'PodDisruptionBudget';
    /** Standard metadata of a namespaced object. The budget covers Pods of its own namespace only. */
    metadata: metav1.ObjectMeta;
    /** Which Pods, and how many of them must stay. */
    spec?: PodDisruptionBudgetSpec;
    /** How many disruptions are allowed right now. */
    status?: PodDisruptionBudgetStatus;
}
export interface PodDisruptionBudgetList {
    apiVersion: 'policy/v1';
    kind: 'PodDisruptionBudgetList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The PodDisruptionBudgets in this list. */
    items: PodDisruptionBudget[];
}
export interface Eviction {
    apiVersion: 'policy/v1';
    kind: 'Eviction';
    /** Name and namespace of the Pod. */
    metadata: metav1.ObjectMeta;
    /** Options for the deletion, such as a grace period or a dry run. */
    deleteOptions?: Plain<metav1Kinds.DeleteOptions>;
}
/**
 * Limits how many Pods of an application voluntary disruptions, such as node drains, may take down at once. Crashes and
 * direct deletions are not held back.
 *
 * PodDisruptionBudget of policy/v1.
 * Namespaced: `/apis/policy/v1/namespaces/{namespace}/poddisruptionbudgets/{name}`.
 * Subresources: `status`.
 * Introduced in 1.21.
 */
export declare const PodDisruptionBudget: ObjectClass<PodDisruptionBudget, {
    group: 'policy';
    version: 'v1';
    apiVersion: 'policy/v1';
    kind: 'PodDisruptionBudget';
    resource: 'poddisruptionbudgets';
    namespaced: true;
}>;
/**
 * A list of PodDisruptionBudgets.
 *
 * A list of PodDisruptionBudget (policy/v1).
 * Introduced in 1.21.
 */
export declare const PodDisruptionBudgetList: ListClass<PodDisruptionBudgetList, PodDisruptionBudget, {
    group: 'policy';
    version: 'v1';
    apiVersion: 'policy/v1';
    kind: 'PodDisruptionBudgetList';
}>;
/**
 * Asks to remove a Pod as far as PodDisruptionBudgets permit; post it to the Pod's subresource `eviction`.
 * `kubectl drain` and autoscalers do. Refused with `Too Many Requests` when a budget is used up.
 *
 * Eviction of policy/v1.
 * Subresource `pods/eviction`.
 * Introduced in 1.22.
 */
export declare const Eviction: ObjectClass<Eviction, {
    group: 'policy';
    version: 'v1';
    apiVersion: 'policy/v1';
    kind: 'Eviction';
    namespaced: true;
}>;

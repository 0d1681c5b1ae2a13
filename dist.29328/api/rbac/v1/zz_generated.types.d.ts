import { AggregationRule, PolicyRule, RoleRef, Subject } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "rbac.authorization.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface Role {
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'Role';
    /**
     * Standard metadata of a namespaced object. Bindings use the name in `roleRef`; the permissions hold in this
     * namespace.
     */
    metadata: metav1.ObjectMeta;
    /** What is permitted; rules add up and none forbids. */
    rules?: PolicyRule[];
}
export interface RoleBinding {
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'RoleBinding';
    /** Standard metadata of a namespaced object. The permissions hold in this namespace. */
    metadata: metav1.ObjectMeta;
    /** Who gets the permissions. Service accounts may be of other namespaces. */
    subjects?: Subject[];
    /**
     * A Role of this namespace, or a ClusterRole. Immutable: to change it, delete the binding and create another.
     *
     * Required.
     * Immutable.
     */
    roleRef: RoleRef;
}
export interface RoleBindingList {
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'RoleBindingList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The RoleBindings in this list. */
    items: RoleBinding[];
}
export interface RoleList {
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'RoleList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Roles in this list. */
    items: Role[];
}
export interface ClusterRole {
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'ClusterRole';
    /**
     * Standard metadata of a cluster-scoped object. Bindings use the name in `roleRef`; labels let other ClusterRoles
     * aggregate it.
     */
    metadata: metav1.ObjectMeta;
    /** What is permitted; rules add up and none forbids. With `aggregationRule`, written by the controller. */
    rules?: PolicyRule[];
    /** Collects the rules of other ClusterRoles into this one. Changes you make to `rules` are then overwritten. */
    aggregationRule?: AggregationRule;
}
export interface ClusterRoleBinding {
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'ClusterRoleBinding';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /** Who gets the permissions. Empty grants them to nobody. */
    subjects?: Subject[];
    /**
     * The ClusterRole. Immutable: to change it, delete the binding and create another.
     *
     * Required.
     * Immutable.
     */
    roleRef: RoleRef;
}
export interface ClusterRoleBindingList {
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'ClusterRoleBindingList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ClusterRoleBindings in this list. */
    items: ClusterRoleBinding[];
}
export interface ClusterRoleList {
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'ClusterRoleList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ClusterRoles in this list. */
    items: ClusterRole[];
}
/**
 * A set of permissions within one namespace. Give it to users by a RoleBinding.
 *
 * Role of rbac.authorization.k8s.io/v1.
 * Namespaced: `/apis/rbac.authorization.k8s.io/v1/namespaces/{namespace}/roles/{name}`.
 * Introduced in 1.8.
 */
export declare const Role: ObjectClass<Role, {
    group: 'rbac.authorization.k8s.io';
    version: 'v1';
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'Role';
    resource: 'roles';
    namespaced: true;
}>;
/**
 * Gives the permissions of a Role or ClusterRole to users, groups or service accounts, within its own namespace.
 *
 * RoleBinding of rbac.authorization.k8s.io/v1.
 * Namespaced: `/apis/rbac.authorization.k8s.io/v1/namespaces/{namespace}/rolebindings/{name}`.
 * Introduced in 1.8.
 */
export declare const RoleBinding: ObjectClass<RoleBinding, {
    group: 'rbac.authorization.k8s.io';
    version: 'v1';
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'RoleBinding';
    resource: 'rolebindings';
    namespaced: true;
}>;
/**
 * A list of RoleBindings.
 *
 * A list of RoleBinding (rbac.authorization.k8s.io/v1).
 * Introduced in 1.8.
 */
export declare const RoleBindingList: ListClass<RoleBindingList, RoleBinding, {
    group: 'rbac.authorization.k8s.io';
    version: 'v1';
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'RoleBindingList';
}>;
/**
 * A list of Roles.
 *
 * A list of Role (rbac.authorization.k8s.io/v1).
 * Introduced in 1.8.
 */
export declare const RoleList: ListClass<RoleList, Role, {
    group: 'rbac.authorization.k8s.io';
    version: 'v1';
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'RoleList';
}>;
/**
 * A set of permissions for the whole cluster, or for reuse in any namespace by RoleBindings. Use it for cluster-scoped
 * resources and non-resource paths too.
 *
 * ClusterRole of rbac.authorization.k8s.io/v1.
 * Cluster-scoped: `/apis/rbac.authorization.k8s.io/v1/clusterroles/{name}`.
 * Introduced in 1.8.
 */
export declare const ClusterRole: ObjectClass<ClusterRole, {
    group: 'rbac.authorization.k8s.io';
    version: 'v1';
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'ClusterRole';
    resource: 'clusterroles';
    namespaced: false;
}>;
/**
 * Gives the permissions of a ClusterRole to users, groups or service accounts, in all namespaces.
 *
 * ClusterRoleBinding of rbac.authorization.k8s.io/v1.
 * Cluster-scoped: `/apis/rbac.authorization.k8s.io/v1/clusterrolebindings/{name}`.
 * Introduced in 1.8.
 */
export declare const ClusterRoleBinding: ObjectClass<ClusterRoleBinding, {
    group: 'rbac.authorization.k8s.io';
    version: 'v1';
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'ClusterRoleBinding';
    resource: 'clusterrolebindings';
    namespaced: false;
}>;
/**
 * A list of ClusterRoleBindings.
 *
 * A list of ClusterRoleBinding (rbac.authorization.k8s.io/v1).
 * Introduced in 1.8.
 */
export declare const ClusterRoleBindingList: ListClass<ClusterRoleBindingList, ClusterRoleBinding, {
    group: 'rbac.authorization.k8s.io';
    version: 'v1';
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'ClusterRoleBindingList';
}>;
/**
 * A list of ClusterRoles.
 *
 * A list of ClusterRole (rbac.authorization.k8s.io/v1).
 * Introduced in 1.8.
 */
export declare const ClusterRoleList: ListClass<ClusterRoleList, ClusterRole, {
    group: 'rbac.authorization.k8s.io';
    version: 'v1';
    apiVersion: 'rbac.authorization.k8s.io/v1';
    kind: 'ClusterRoleList';
}>;

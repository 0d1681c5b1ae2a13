import { DaemonSetSpec, DaemonSetStatus, DeploymentSpec, DeploymentStatus, IngressSpec, IngressStatus, NetworkPolicySpec, ReplicaSetSpec, ReplicaSetStatus, RollbackConfig, ScaleSpec, ScaleStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { KindBase } from '#apimachinery/runtime/kind_base';
import type { TypedKindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "extensions";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface Scale {
    apiVersion: 'extensions/v1beta1';
    kind: 'Scale';
    /** Standard metadata, that of the scaled object. */
    metadata: metav1.ObjectMeta;
    /** The number of Pods that should run. */
    spec?: ScaleSpec;
    /** The number of Pods that do run, and how to find them. */
    status?: ScaleStatus;
}
export interface Deployment {
    apiVersion: 'extensions/v1beta1';
    kind: 'Deployment';
    /** Standard metadata of a namespaced object. Without labels, those of the Pod template are taken. */
    metadata: metav1.ObjectMeta;
    /** Which Pod runs, how many of it, and how updates are rolled out. */
    spec?: DeploymentSpec;
    /** Pod counts and the progress of the rollout, as the controller reports them. */
    status?: DeploymentStatus;
}
export interface DeploymentRollback {
    apiVersion: 'extensions/v1beta1';
    kind: 'DeploymentRollback';
    /** Name of the Deployment to roll back. */
    name: string;
    /** Annotations to set on the Deployment along with the rollback. */
    updatedAnnotations?: {
        [key: string]: string;
    };
    /** The revision to return to. */
    rollbackTo: RollbackConfig;
}
export interface DeploymentList {
    apiVersion: 'extensions/v1beta1';
    kind: 'DeploymentList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Deployments in this list. */
    items: Deployment[];
}
export interface DaemonSet {
    apiVersion: 'extensions/v1beta1';
    kind: 'DaemonSet';
    /** Standard metadata of a namespaced object. Without labels, those of the Pod template are taken. */
    metadata: metav1.ObjectMeta;
    /** Which Pod runs on which nodes, and how updates are rolled out. */
    spec?: DaemonSetSpec;
    /** How many nodes should run the Pod, and how many do. Lags behind a little. */
    status?: DaemonSetStatus;
}
export interface DaemonSetList {
    apiVersion: 'extensions/v1beta1';
    kind: 'DaemonSetList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The DaemonSets in this list. */
    items: DaemonSet[];
}
export interface Ingress {
    apiVersion: 'extensions/v1beta1';
    kind: 'Ingress';
    /** Standard metadata of a namespaced object. Controllers read options from annotations here. */
    metadata: metav1.ObjectMeta;
    /** Hosts, paths, backends and certificates. */
    spec?: IngressSpec;
    /** The addresses at which the load balancer serves this Ingress. */
    status?: IngressStatus;
}
export interface IngressList {
    apiVersion: 'extensions/v1beta1';
    kind: 'IngressList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Ingresses in this list. */
    items: Ingress[];
}
export interface ReplicaSet {
    apiVersion: 'extensions/v1beta1';
    kind: 'ReplicaSet';
    /** Standard metadata of a namespaced object. Without labels, those of the Pod template are taken. */
    metadata: metav1.ObjectMeta;
    /** Which Pod runs, and how many of it. */
    spec?: ReplicaSetSpec;
    /** Pod counts as the controller reports them. Lags behind a little. */
    status?: ReplicaSetStatus;
}
export interface ReplicaSetList {
    apiVersion: 'extensions/v1beta1';
    kind: 'ReplicaSetList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ReplicaSets in this list. */
    items: ReplicaSet[];
}
export interface NetworkPolicy {
    apiVersion: 'extensions/v1beta1';
    kind: 'NetworkPolicy';
    /** Standard metadata of a namespaced object. The policy covers Pods of its own namespace only. */
    metadata: metav1.ObjectMeta;
    /** The Pods concerned and the traffic they are allowed. */
    spec?: NetworkPolicySpec;
}
export interface NetworkPolicyList {
    apiVersion: 'extensions/v1beta1';
    kind: 'NetworkPolicyList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The NetworkPolicies in this list. */
    items: NetworkPolicy[];
}
/**
 * The scale subresource of a workload: read or set the number of its Pods without knowing its kind. Use Scale of
 * `autoscaling/v1` instead.
 *
 * Scale of extensions/v1beta1.
 * Subresource `deployments/scale`.
 * Subresource `replicasets/scale`.
 * Introduced in 1.1, deprecated in 1.2, removed in 1.16.
 *
 * @deprecated
 */
export declare const Scale: ObjectClass<Scale, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'Scale';
    namespaced: true;
}>;
/**
 * Keeps a number of interchangeable Pods running and replaces them step by step when the template changes. Deprecated:
 * use Deployment of `apps/v1`.
 *
 * Deployment of extensions/v1beta1.
 * Namespaced: `/apis/extensions/v1beta1/namespaces/{namespace}/deployments/{name}`.
 * Subresources: `rollback`, `scale`, `status`.
 * Introduced in 1.1, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use Deployment of apps/v1.
 */
export declare const Deployment: ObjectClass<Deployment, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'Deployment';
    resource: 'deployments';
    namespaced: true;
}>;
/**
 * Request to return a Deployment to an earlier revision.
 *
 * DeploymentRollback of extensions/v1beta1.
 * Subresource `deployments/rollback`.
 * Introduced in 1.2, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use `kubectl rollout undo`, which applies the old template in `apps/v1`.
 */
export declare const DeploymentRollback: TypedKindClass<DeploymentRollback, DeploymentRollback & KindBase, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'DeploymentRollback';
    namespaced: true;
}>;
/**
 * A list of Deployments.
 *
 * A list of Deployment (extensions/v1beta1).
 * Introduced in 1.1, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use DeploymentList of apps/v1.
 */
export declare const DeploymentList: ListClass<DeploymentList, Deployment, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'DeploymentList';
}>;
/**
 * Runs one copy of a Pod on every node, or on those that its template selects. Deprecated: use DaemonSet of `apps/v1`.
 *
 * DaemonSet of extensions/v1beta1.
 * Namespaced: `/apis/extensions/v1beta1/namespaces/{namespace}/daemonsets/{name}`.
 * Subresources: `status`.
 * Introduced in 1.1, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use DaemonSet of apps/v1.
 */
export declare const DaemonSet: ObjectClass<DaemonSet, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'DaemonSet';
    resource: 'daemonsets';
    namespaced: true;
}>;
/**
 * A list of DaemonSets.
 *
 * A list of DaemonSet (extensions/v1beta1).
 * Introduced in 1.1, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use DaemonSetList of apps/v1.
 */
export declare const DaemonSetList: ListClass<DaemonSetList, DaemonSet, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'DaemonSetList';
}>;
/**
 * Routes HTTP and HTTPS from outside the cluster to Services, by host and path. Needs an ingress controller.
 * Deprecated: use Ingress of `networking.k8s.io/v1`.
 *
 * Ingress of extensions/v1beta1.
 * Namespaced: `/apis/extensions/v1beta1/namespaces/{namespace}/ingresses/{name}`.
 * Subresources: `status`.
 * Introduced in 1.1, deprecated in 1.14, removed in 1.22.
 *
 * @deprecated Use Ingress of networking.k8s.io/v1.
 */
export declare const Ingress: ObjectClass<Ingress, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'Ingress';
    resource: 'ingresses';
    namespaced: true;
}>;
/**
 * A list of Ingresses.
 *
 * A list of Ingress (extensions/v1beta1).
 * Introduced in 1.1, deprecated in 1.14, removed in 1.22.
 *
 * @deprecated Use IngressList of networking.k8s.io/v1.
 */
export declare const IngressList: ListClass<IngressList, Ingress, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'IngressList';
}>;
/**
 * Keeps a number of identical Pods running. Deprecated: use ReplicaSet of `apps/v1`, or a Deployment.
 *
 * ReplicaSet of extensions/v1beta1.
 * Namespaced: `/apis/extensions/v1beta1/namespaces/{namespace}/replicasets/{name}`.
 * Subresources: `scale`, `status`.
 * Introduced in 1.2, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use ReplicaSet of apps/v1.
 */
export declare const ReplicaSet: ObjectClass<ReplicaSet, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'ReplicaSet';
    resource: 'replicasets';
    namespaced: true;
}>;
/**
 * A list of ReplicaSets.
 *
 * A list of ReplicaSet (extensions/v1beta1).
 * Introduced in 1.2, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use ReplicaSetList of apps/v1.
 */
export declare const ReplicaSetList: ListClass<ReplicaSetList, ReplicaSet, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'ReplicaSetList';
}>;
/**
 * Limits which network traffic reaches or leaves selected Pods; needs a network plug-in that enforces it. Deprecated:
 * use NetworkPolicy of `networking.k8s.io/v1`.
 *
 * NetworkPolicy of extensions/v1beta1.
 * Namespaced: `/apis/extensions/v1beta1/namespaces/{namespace}/networkpolicies/{name}`.
 * Introduced in 1.3, deprecated in 1.9, removed in 1.16.
 *
 * @deprecated Use NetworkPolicy of networking.k8s.io/v1.
 */
export declare const NetworkPolicy: ObjectClass<NetworkPolicy, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'NetworkPolicy';
    resource: 'networkpolicies';
    namespaced: true;
}>;
/**
 * A list of NetworkPolicies.
 *
 * A list of NetworkPolicy (extensions/v1beta1).
 * Introduced in 1.3, deprecated in 1.9, removed in 1.16.
 *
 * @deprecated Use NetworkPolicyList of networking.k8s.io/v1.
 */
export declare const NetworkPolicyList: ListClass<NetworkPolicyList, NetworkPolicy, {
    group: 'extensions';
    version: 'v1beta1';
    apiVersion: 'extensions/v1beta1';
    kind: 'NetworkPolicyList';
}>;

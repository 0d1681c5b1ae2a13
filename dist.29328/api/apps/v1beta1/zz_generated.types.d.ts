import { DeploymentSpec, DeploymentStatus, RollbackConfig, ScaleSpec, ScaleStatus, StatefulSetSpec, StatefulSetStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { Int64 } from '#engine/schema/wire';
import type { RawExtension } from '#apimachinery/runtime/extension';
import type { KindBase } from '#apimachinery/runtime/kind_base';
import type { TypedKindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "apps";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface Scale {
    apiVersion: 'apps/v1beta1';
    kind: 'Scale';
    /** Standard metadata, that of the scaled object. */
    metadata: metav1.ObjectMeta;
    /** The number of Pods that should run. */
    spec?: ScaleSpec;
    /** The number of Pods that do run, and how to find them. */
    status?: ScaleStatus;
}
export interface StatefulSet {
    apiVersion: 'apps/v1beta1';
    kind: 'StatefulSet';
    /** Standard metadata of a namespaced object. Its Pods are named after it, as in `web-0`. */
    metadata: metav1.ObjectMeta;
    /**
     * Which Pod runs, how many of it, with which volumes and under which Service.
     *
     * Required.
     */
    spec: StatefulSetSpec;
    /** Pod counts and revisions as the controller reports them. Lags behind a little. */
    status?: StatefulSetStatus;
}
export interface StatefulSetList {
    apiVersion: 'apps/v1beta1';
    kind: 'StatefulSetList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The StatefulSets in this list. */
    items: StatefulSet[];
}
export interface Deployment {
    apiVersion: 'apps/v1beta1';
    kind: 'Deployment';
    /** Standard metadata of a namespaced object. Names of its ReplicaSets and Pods begin with its name. */
    metadata: metav1.ObjectMeta;
    /**
     * Which Pod runs, how many of it, and how updates are rolled out.
     *
     * Required.
     */
    spec: DeploymentSpec;
    /** Pod counts and the progress of the rollout, as the controller reports them. */
    status?: DeploymentStatus;
}
export interface DeploymentRollback {
    apiVersion: 'apps/v1beta1';
    kind: 'DeploymentRollback';
    /**
     * Name of the Deployment to roll back.
     *
     * Required.
     */
    name: string;
    /** Annotations to set on the Deployment along with the rollback. */
    updatedAnnotations?: {
        [key: string]: string;
    };
    /** The revision to return to. */
    rollbackTo?: RollbackConfig;
}
export interface DeploymentList {
    apiVersion: 'apps/v1beta1';
    kind: 'DeploymentList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Deployments in this list. */
    items: Deployment[];
}
export interface ControllerRevision {
    apiVersion: 'apps/v1beta1';
    kind: 'ControllerRevision';
    /** Standard metadata of a namespaced object. */
    metadata: metav1.ObjectMeta;
    /**
     * The saved state, in the controller's own format: a patch that restores the Pod template. Immutable.
     *
     * Required.
     */
    data: RawExtension;
    /** Number of the snapshot. Higher is newer; a rollback to an old state gets a new number. */
    revision?: Int64;
}
export interface ControllerRevisionList {
    apiVersion: 'apps/v1beta1';
    kind: 'ControllerRevisionList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ControllerRevisions in this list. */
    items: ControllerRevision[];
}
/**
 * The scale subresource of a workload: read or set the number of its Pods without knowing its kind. Use Scale of
 * `autoscaling/v1` instead.
 *
 * Scale of apps/v1beta1.
 * Subresource `deployments/scale`.
 * Subresource `statefulsets/scale`.
 * Introduced in 1.6, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use Scale of autoscaling/v1.
 */
export declare const Scale: ObjectClass<Scale, {
    group: 'apps';
    version: 'v1beta1';
    apiVersion: 'apps/v1beta1';
    kind: 'Scale';
    namespaced: true;
}>;
/**
 * Runs Pods that each keep a name, a DNS entry and volumes of their own across restarts and moves. For databases and
 * clustered software that must know its members.
 *
 * StatefulSet of apps/v1beta1.
 * Namespaced: `/apis/apps/v1beta1/namespaces/{namespace}/statefulsets/{name}`.
 * Subresources: `status`.
 * Introduced in 1.5, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use StatefulSet of apps/v1.
 */
export declare const StatefulSet: ObjectClass<StatefulSet, {
    group: 'apps';
    version: 'v1beta1';
    apiVersion: 'apps/v1beta1';
    kind: 'StatefulSet';
    resource: 'statefulsets';
    namespaced: true;
}>;
/**
 * A list of StatefulSets.
 *
 * A list of StatefulSet (apps/v1beta1).
 * Introduced in 1.5, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use StatefulSetList of apps/v1.
 */
export declare const StatefulSetList: ListClass<StatefulSetList, StatefulSet, {
    group: 'apps';
    version: 'v1beta1';
    apiVersion: 'apps/v1beta1';
    kind: 'StatefulSetList';
}>;
/**
 * Keeps a number of interchangeable Pods running and replaces them step by step when the template changes. It works
 * through ReplicaSets, one for each revision. For stateless services.
 *
 * Deployment of apps/v1beta1.
 * Namespaced: `/apis/apps/v1beta1/namespaces/{namespace}/deployments/{name}`.
 * Subresources: `status`.
 * Introduced in 1.6, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use Deployment of apps/v1.
 */
export declare const Deployment: ObjectClass<Deployment, {
    group: 'apps';
    version: 'v1beta1';
    apiVersion: 'apps/v1beta1';
    kind: 'Deployment';
    resource: 'deployments';
    namespaced: true;
}>;
/**
 * Request to return a Deployment to an earlier revision. Deprecated: use `kubectl rollout undo`, which applies the old
 * template in `apps/v1`.
 *
 * DeploymentRollback of apps/v1beta1.
 * Subresource `deployments/rollback`.
 * Introduced in 1.6, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use DeploymentRollback of apps/v1.
 */
export declare const DeploymentRollback: TypedKindClass<DeploymentRollback, DeploymentRollback & KindBase, {
    group: 'apps';
    version: 'v1beta1';
    apiVersion: 'apps/v1beta1';
    kind: 'DeploymentRollback';
    namespaced: true;
}>;
/**
 * A list of Deployments.
 *
 * A list of Deployment (apps/v1beta1).
 * Introduced in 1.6, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use DeploymentList of apps/v1.
 */
export declare const DeploymentList: ListClass<DeploymentList, Deployment, {
    group: 'apps';
    version: 'v1beta1';
    apiVersion: 'apps/v1beta1';
    kind: 'DeploymentList';
}>;
/**
 * Snapshot of a DaemonSet's or StatefulSet's Pod template, kept by its controller for updates and rollbacks. The
 * content never changes after creation; use `kubectl rollout history` and `undo` instead of editing it.
 *
 * ControllerRevision of apps/v1beta1.
 * Namespaced: `/apis/apps/v1beta1/namespaces/{namespace}/controllerrevisions/{name}`.
 * Introduced in 1.7, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use ControllerRevision of apps/v1.
 */
export declare const ControllerRevision: ObjectClass<ControllerRevision, {
    group: 'apps';
    version: 'v1beta1';
    apiVersion: 'apps/v1beta1';
    kind: 'ControllerRevision';
    resource: 'controllerrevisions';
    namespaced: true;
}>;
/**
 * A list of ControllerRevisions.
 *
 * A list of ControllerRevision (apps/v1beta1).
 * Introduced in 1.7, deprecated in 1.8, removed in 1.16.
 *
 * @deprecated Use ControllerRevisionList of apps/v1.
 */
export declare const ControllerRevisionList: ListClass<ControllerRevisionList, ControllerRevision, {
    group: 'apps';
    version: 'v1beta1';
    apiVersion: 'apps/v1beta1';
    kind: 'ControllerRevisionList';
}>;

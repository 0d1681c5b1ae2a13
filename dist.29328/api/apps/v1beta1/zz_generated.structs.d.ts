import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import type { Plain } from '#apimachinery/runtime/init';
import type { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as corev1Kinds from '../../core/v1/zz_generated.types.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PodManagementPolicyType = 'OrderedReady' | 'Parallel';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type StatefulSetUpdateStrategyType = 'RollingUpdate' | 'OnDelete';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PersistentVolumeClaimRetentionPolicyType = 'Retain' | 'Delete';
export type StatefulSetConditionType = string;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type DeploymentStrategyType = 'Recreate' | 'RollingUpdate';
/** Well-known values; others are possible. */
export type DeploymentConditionType = 'Available' | 'Progressing' | 'ReplicaFailure' | (string & {});
/** The desired size of the scaled object. */
export interface ScaleSpec {
    /**
     * How many Pods should run. Default 0; must not be negative.
     *
     * Default: `0`.
     * At least 0.
     */
    replicas?: number;
}
/** The current size of the scaled object. */
export interface ScaleStatus {
    /** Pods that exist right now. Compare with `spec.replicas` to see whether scaling is done. */
    replicas?: number;
    /** Labels of the Pods that are counted. Only for selectors of plain equality; see `targetSelector` for all others. */
    selector?: {
        [key: string]: string;
    };
    /**
     * Label selector of the counted Pods as text, such as `app=web,tier!=test`; ready for the query parameter
     * `labelSelector`.
     */
    targetSelector?: string;
}
/** How the Pods of a StatefulSet are replaced after a change of its template. */
export interface StatefulSetUpdateStrategy {
    /**
     * `OnDelete` (default) waits until you delete a Pod, then creates it anew from the current template. `RollingUpdate`
     * replaces Pods from the highest ordinal down.
     *
     * One of `RollingUpdate`, `OnDelete`.
     */
    type?: StatefulSetUpdateStrategyType;
    /** Bounds of a rolling update. Only with type `RollingUpdate`. */
    rollingUpdate?: RollingUpdateStatefulSetStrategy;
}
/**
 * Which Pods of a StatefulSet a rolling update replaces, and how many at a time. It goes from the highest ordinal down.
 */
export interface RollingUpdateStatefulSetStrategy {
    /**
     * Only Pods with this ordinal or a higher one are updated; lower ones stay at the old revision even when recreated.
     * Default 0: all. Use it for canaries and staged rollouts.
     */
    partition?: number;
    /**
     * How many Pods may be unavailable at a time, as a number or a percentage rounded up. Default 1; must not be 0. With
     * `OrderedReady`, Pods may still go one by one.
     *
     * Feature gate: MaxUnavailableStatefulSet.
     */
    maxUnavailable?: IntOrString;
}
/**
 * What becomes of the PersistentVolumeClaims made from `volumeClaimTemplates`. Deleting a claim may delete its data.
 */
export interface StatefulSetPersistentVolumeClaimRetentionPolicy {
    /**
     * When the StatefulSet is deleted: `Retain` (default) keeps its claims, `Delete` removes them too.
     *
     * One of `Retain`, `Delete`.
     */
    whenDeleted?: PersistentVolumeClaimRetentionPolicyType;
    /**
     * When Pods are scaled away: `Retain` (default) keeps their claims for a later scale-up, `Delete` removes them.
     *
     * One of `Retain`, `Delete`.
     */
    whenScaled?: PersistentVolumeClaimRetentionPolicyType;
}
/** How the Pods of a StatefulSet are numbered. */
export interface StatefulSetOrdinals {
    /**
     * Ordinal of the first Pod; the others follow without gaps. Default 0. Use it to count from 1, or to move Pods
     * between StatefulSets step by step.
     */
    start?: number;
}
/** The Pods of a StatefulSet, their identity and storage, and how they change. */
export interface StatefulSetSpec {
    /** How many Pods should run. Default 1. Scaling down removes the highest ordinals first. */
    replicas?: number;
    /**
     * Labels that find the Pods of this StatefulSet. Left out, the labels of `template`. Immutable.
     *
     * Required.
     * Immutable.
     */
    selector: metav1.LabelSelector;
    /**
     * The Pod to run. Pod names are the StatefulSet's plus a hyphen and an ordinal, as in `web-3`; `restartPolicy` must
     * be `Always`.
     *
     * Required.
     */
    template: corev1.PodTemplateSpec;
    /**
     * A PersistentVolumeClaim for each Pod and entry, which the Pod finds again after every restart. Mount it by name in
     * the containers; it hides a volume of the same name in `template`. Immutable.
     *
     * Immutable.
     */
    volumeClaimTemplates?: Plain<corev1Kinds.PersistentVolumeClaim>[];
    /**
     * Name of the headless Service that gives each Pod a DNS entry, such as `web-0.db.default.svc.cluster.local` for a
     * Service `db`. Create that Service yourself, before the StatefulSet. Immutable.
     *
     * Immutable.
     */
    serviceName?: string;
    /**
     * `OrderedReady` (default) starts Pods by ascending ordinal, each once the one before is ready, and stops them in
     * reverse. `Parallel` starts and stops them all together. Immutable.
     *
     * One of `OrderedReady`, `Parallel`.
     * Immutable.
     */
    podManagementPolicy?: PodManagementPolicyType;
    /** How Pods are replaced when `template` changes. Left out, only when you delete them. */
    updateStrategy?: StatefulSetUpdateStrategy;
    /** How many old ControllerRevisions are kept for rollbacks. Default 10. */
    revisionHistoryLimit?: number;
    /**
     * Seconds a new Pod must be ready, with no container crashing, to count as available. Default 0: available as soon as
     * ready.
     */
    minReadySeconds?: number;
    /**
     * Whether claims are deleted with the StatefulSet or on scaling down. Left out, they stay until somebody deletes
     * them.
     */
    persistentVolumeClaimRetentionPolicy?: StatefulSetPersistentVolumeClaimRetentionPolicy;
    /** Numbering of the Pods. Left out, it begins at 0. */
    ordinals?: StatefulSetOrdinals;
}
/** Pod counts and revisions of a StatefulSet as its controller reports them. */
export interface StatefulSetStatus {
    /**
     * `metadata.generation` that this status is about. While it is lower, the controller has not seen the latest spec.
     */
    observedGeneration?: Int64;
    /** Pods that the controller has created, ready or not. */
    replicas: number;
    /** Pods whose `Ready` condition is true, available or not. */
    readyReplicas?: number;
    /** Pods at `currentRevision`, which the update has yet to reach. */
    currentReplicas?: number;
    /** Pods at `updateRevision`. A rolling update without partition is over when this reaches `replicas`. */
    updatedReplicas?: number;
    /** ControllerRevision of the Pods that are not updated yet. Equal to `updateRevision` when no update is under way. */
    currentRevision?: string;
    /** ControllerRevision of the current `template`, which the update moves Pods to. */
    updateRevision?: string;
    /** How often the name of a new ControllerRevision was already taken. Used by the controller to find a free one. */
    collisionCount?: number;
    /**
     * Aspects of the StatefulSet's state, by type. Empty unless one of your own controllers sets some.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: StatefulSetCondition[];
    /** Pods that have been ready for `minReadySeconds`. */
    availableReplicas?: number;
}
/** One aspect of a StatefulSet's state. The built-in controller sets none. */
export interface StatefulSetCondition {
    /** Name of the aspect. Kubernetes defines none for StatefulSets. */
    type?: StatefulSetConditionType;
    /**
     * `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status?: corev1.ConditionStatus;
    /** When `status` last changed. */
    lastTransitionTime?: Time;
    /** CamelCase code for the last change, meant for programs. */
    reason?: string;
    /** Explanation of the last change for people. Don't parse it. */
    message?: string;
}
/** The Pods that a Deployment keeps running, and the way a new revision replaces the old. */
export interface DeploymentSpec {
    /**
     * How many Pods should run. Default 1; 0 stops all. Leave it out of manifests when a HorizontalPodAutoscaler owns it.
     */
    replicas?: number;
    /** Labels that find the Pods of this Deployment. Left out, the labels of `template`. */
    selector?: metav1.LabelSelector;
    /**
     * The Pod to run. Any change starts a rollout; `restartPolicy` must be `Always`.
     *
     * Required.
     */
    template: corev1.PodTemplateSpec;
    /**
     * How new Pods replace old ones. Left out, a rolling update.
     *
     * Strategic merge patch: retainKeys.
     */
    strategy?: DeploymentStrategy;
    /**
     * Seconds a new Pod must be ready, with no container crashing, to count as available. Default 0: available as soon as
     * ready. Raise it to catch Pods that fail soon after start.
     */
    minReadySeconds?: number;
    /** How many old ReplicaSets are kept for rollbacks. Default 2; 0 makes rollbacks impossible. */
    revisionHistoryLimit?: number;
    /**
     * `true` holds back rollouts, so that several changes of the template go out together. Scaling still works; the
     * default is `false`.
     */
    paused?: boolean;
    /**
     * Setting this starts a rollback; the controller clears it when done.
     *
     * @deprecated Use `kubectl rollout undo`.
     */
    rollbackTo?: RollbackConfig;
    /**
     * Seconds a rollout may go without progress before `Progressing` turns `False` with reason
     * `ProgressDeadlineExceeded`. Default 600. It only reports: nothing is rolled back, and the time does not run while
     * paused.
     */
    progressDeadlineSeconds?: number;
}
/**
 * The revision that a Deployment returns to.
 *
 * @deprecated Use `kubectl rollout undo`.
 */
export interface RollbackConfig {
    /**
     * Number of the revision, as in the annotation `deployment.kubernetes.io/revision`. 0 means the one before the
     * current.
     */
    revision?: Int64;
}
/** How new Pods replace old ones during a rollout. */
export interface DeploymentStrategy {
    /**
     * `RollingUpdate` (default) replaces Pods gradually. `Recreate` stops all old Pods before it starts new ones:
     * downtime, but two versions never run together.
     *
     * One of `Recreate`, `RollingUpdate`.
     */
    type?: DeploymentStrategyType;
    /** Pace of a rolling update. Only with type `RollingUpdate`. */
    rollingUpdate?: RollingUpdateDeployment;
}
/** Pace of a Deployment's rolling update. `maxUnavailable` and `maxSurge` must not both be 0. */
export interface RollingUpdateDeployment {
    /**
     * How many Pods may be missing from `replicas` during the update, as a number or a percentage rounded down. Default
     * 25%. With 0, old Pods stop only once new ones are available.
     */
    maxUnavailable?: IntOrString;
    /**
     * How many Pods may exist beyond `replicas` during the update, as a number or a percentage rounded up. Default 25%.
     * More is faster, but takes more room in the cluster.
     */
    maxSurge?: IntOrString;
}
/** Pod counts and rollout state of a Deployment as its controller reports them. */
export interface DeploymentStatus {
    /**
     * `metadata.generation` that this status is about. While it is lower, the controller has not seen the latest spec.
     */
    observedGeneration?: Int64;
    /** Pods that match the selector and are not being deleted, old and new. */
    replicas?: number;
    /** Pods of the current `template`. The rollout is over when all `replicas` are updated and available. */
    updatedReplicas?: number;
    /** Pods whose `Ready` condition is true, available or not. */
    readyReplicas?: number;
    /** Pods that have been ready for `minReadySeconds`. */
    availableReplicas?: number;
    /** Pods still missing from full capacity: not created yet, or running without being available. */
    unavailableReplicas?: number;
    /**
     * Pods being deleted that have not ended yet; not part of `replicas`. Left out unless the feature gate
     * `DeploymentReplicaSetTerminatingReplicas` is on.
     */
    terminatingReplicas?: number;
    /**
     * Aspects of the Deployment's state, by type. `Available` tells whether enough Pods serve, `Progressing` whether the
     * rollout moves.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: DeploymentCondition[];
    /** How often the name of a new ReplicaSet was already taken. Used by the controller to find a free one. */
    collisionCount?: number;
}
/** One aspect of a Deployment's state. */
export interface DeploymentCondition {
    /**
     * `Available`: enough Pods serve. `Progressing`: the rollout moves or is complete. `ReplicaFailure`: Pods cannot be
     * created or deleted.
     */
    type?: DeploymentConditionType;
    /**
     * `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status?: corev1.ConditionStatus;
    /** When this condition was last written, with or without a change of `status`. */
    lastUpdateTime?: Time;
    /** When `status` last changed. */
    lastTransitionTime?: Time;
    /**
     * CamelCase code for the last change, such as `NewReplicaSetAvailable` or `ProgressDeadlineExceeded`, meant for
     * programs.
     */
    reason?: string;
    /** Explanation of the last change for people. Don't parse it. */
    message?: string;
}
export declare const ScaleSpec: Struct<ScaleSpec>;
export declare const ScaleStatus: Struct<ScaleStatus>;
export declare const StatefulSetUpdateStrategy: Struct<StatefulSetUpdateStrategy>;
export declare const RollingUpdateStatefulSetStrategy: Struct<RollingUpdateStatefulSetStrategy>;
export declare const StatefulSetPersistentVolumeClaimRetentionPolicy: Struct<StatefulSetPersistentVolumeClaimRetentionPolicy>;
export declare const StatefulSetOrdinals: Struct<StatefulSetOrdinals>;
export declare const StatefulSetSpec: Struct<StatefulSetSpec>;
export declare const StatefulSetStatus: Struct<StatefulSetStatus>;
export declare const StatefulSetCondition: Struct<StatefulSetCondition>;
export declare const DeploymentSpec: Struct<DeploymentSpec>;
export declare const RollbackConfig: Struct<RollbackConfig>;
export declare const DeploymentStrategy: Struct<DeploymentStrategy>;
export declare const RollingUpdateDeployment: Struct<RollingUpdateDeployment>;
export declare const DeploymentStatus: Struct<DeploymentStatus>;
export declare const DeploymentCondition: Struct<DeploymentCondition>;

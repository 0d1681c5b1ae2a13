import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
import * as schedulingv1alpha3 from '../../scheduling/v1alpha3/zz_generated.structs.ts';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type CompletionMode = 'NonIndexed' | 'Indexed';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PodFailurePolicyAction = 'FailJob' | 'FailIndex' | 'Ignore' | 'Count';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PodFailurePolicyOnExitCodesOperator = 'In' | 'NotIn';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PodReplacementPolicy = 'TerminatingOrFailed' | 'Failed';
/** Well-known values; others are possible. */
export type JobConditionType = 'Suspended' | 'Complete' | 'Failed' | 'FailureTarget' | 'SuccessCriteriaMet' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ConcurrencyPolicy = 'Allow' | 'Forbid' | 'Replace';
/** Matches failed Pods by the exit codes of their containers, init containers included. Exit code 0 never matches. */
export interface PodFailurePolicyOnExitCodesRequirement {
    /** Look only at this container or init container. Left out, all of them are looked at. */
    containerName?: string;
    /**
     * `In` matches when a container's exit code is in `values`, `NotIn` when a container's exit code is outside them.
     *
     * One of `In`, `NotIn`.
     */
    operator: PodFailurePolicyOnExitCodesOperator;
    /**
     * Exit codes in ascending order without duplicates, 1 to 255 of them. 0 is not allowed with `In`.
     *
     * List of unique values.
     */
    values: number[];
}
/** Matches failed Pods that have a condition of this type and status, such as `DisruptionTarget` after an eviction. */
export interface PodFailurePolicyOnPodConditionsPattern {
    /** Type of the Pod condition, such as `DisruptionTarget`. */
    type: corev1.PodConditionType;
    /**
     * Status that the condition must have: `True`, `False` or `Unknown`. Default `True`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status?: corev1.ConditionStatus;
}
/**
 * One rule of a Pod failure policy: what to match and what to do. Set exactly one of `onExitCodes` and
 * `onPodConditions`.
 */
export interface PodFailurePolicyRule {
    /**
     * What a match does. `FailJob` ends the whole Job, `FailIndex` only the index (with `backoffLimitPerIndex`), `Ignore`
     * replaces the Pod without counting a retry, `Count` treats it as an ordinary failure.
     *
     * One of `FailJob`, `FailIndex`, `Ignore`, `Count`.
     */
    action: PodFailurePolicyAction;
    /** Matches by the exit codes of the Pod's containers. */
    onExitCodes?: PodFailurePolicyOnExitCodesRequirement;
    /** Matches when the Pod has any of these conditions. At most 20. */
    onPodConditions?: PodFailurePolicyOnPodConditionsPattern[];
}
/** Decides what a Pod failure means for its Job, so that hopeless errors end it early and disruptions cost no retry. */
export interface PodFailurePolicy {
    /**
     * Rules in order; the first that matches a failure decides. Without a match the failure counts towards
     * `backoffLimit`. At most 20.
     */
    rules?: PodFailurePolicyRule[];
}
/** Rules by which an Indexed Job is done although some indexes have not succeeded. */
export interface SuccessPolicy {
    /**
     * Rules in order; once the Job satisfies one, it gets `SuccessCriteriaMet`, its remaining Pods are stopped, and it
     * ends as `Complete`. 1 to 20.
     */
    rules: SuccessPolicyRule[];
}
/** Which indexes, or how many, must succeed. Set `succeededIndexes`, `succeededCount` or both. */
export interface SuccessPolicyRule {
    /**
     * Indexes that must all have succeeded, as in `1,3-5`; with `succeededCount`, the indexes that may count. Each from 0
     * to `completions` - 1, without duplicates.
     */
    succeededIndexes?: string;
    /** How many indexes must have succeeded, of `succeededIndexes` if set, otherwise of all. Must be positive. */
    succeededCount?: number;
}
/** How a Job runs: its Pods, how many must succeed, how failures are retried, and when it is cleaned up. */
export interface JobSpec {
    /** How many Pods may run at once. Default 1; 0 pauses the Job. Fewer run near the end, when less work is left. */
    parallelism?: number;
    /**
     * How many Pods must succeed. Default 1 when `parallelism` is left out too; otherwise, without it, the first success
     * means that the work queue is done. Immutable, except for Indexed Jobs when changed together with `parallelism`.
     */
    completions?: number;
    /**
     * Seconds the Job may run, counted from `status.startTime`. Then all Pods are stopped and the Job fails with
     * `DeadlineExceeded`, whatever `backoffLimit` allows. Must be positive; suspending stops the clock, resuming restarts
     * it.
     */
    activeDeadlineSeconds?: Int64;
    /**
     * Rules that decide by exit code or Pod condition whether a failure is retried, ignored or ends the Job. Without it
     * each failure counts towards `backoffLimit`. Needs `restartPolicy: Never`; immutable.
     */
    podFailurePolicy?: PodFailurePolicy;
    /**
     * Lets an Indexed Job succeed before all indexes have, such as when its leader is done. Without it every index must
     * succeed. Immutable.
     */
    successPolicy?: SuccessPolicy;
    /**
     * How many retries of failed Pods before the Job fails. Default 6, or 2147483647 when `backoffLimitPerIndex` is set.
     * Retries wait with exponential back-off.
     */
    backoffLimit?: number;
    /**
     * How many retries each index gets before that index fails; other indexes go on. Only for Indexed Jobs whose Pods
     * have `restartPolicy: Never`. Immutable.
     */
    backoffLimitPerIndex?: number;
    /**
     * How many indexes may fail before the whole Job is failed and stopped. Left out, all indexes run to their end. Only
     * with `backoffLimitPerIndex`; at most `completions`, and required (at most 10^4) when `completions` exceeds 10^5.
     */
    maxFailedIndexes?: number;
    /**
     * Labels that find the Pods of this Job. Leave it out: the server generates a unique one. Immutable; your own needs
     * `manualSelector: true`.
     */
    selector?: metav1.LabelSelector;
    /**
     * `true` makes you responsible for a `selector` that matches this Job's Pods only; overlap breaks this Job and
     * others. Leave it unset unless you adopt existing Pods.
     */
    manualSelector?: boolean;
    /**
     * The Pod to run. `restartPolicy` must be `Never` or `OnFailure`. Mostly immutable; scheduling directives can change
     * while the Job is suspended.
     */
    template: corev1.PodTemplateSpec;
    /**
     * Seconds after which the finished Job is deleted together with its Pods; 0 deletes at once. Left out, the Job stays
     * until somebody deletes it.
     */
    ttlSecondsAfterFinished?: number;
    /**
     * `NonIndexed` (default) treats all Pods alike. `Indexed` gives each Pod an index from 0 to `completions` - 1, and
     * needs one success per index; it requires `completions`, and `parallelism` of at most 10^5. Immutable.
     *
     * One of `NonIndexed`, `Indexed`.
     */
    completionMode?: CompletionMode;
    /**
     * `true` keeps the Job from having Pods; set on a running Job it deletes the active ones and resets `startTime`.
     * Default `false`. Queueing controllers create Jobs suspended and resume them.
     */
    suspend?: boolean;
    /**
     * When a failed Pod gets a successor. `TerminatingOrFailed` (default) acts as soon as it is being deleted, `Failed`
     * waits until it has ended. With `podFailurePolicy` only `Failed` is allowed, and is the default.
     *
     * One of `TerminatingOrFailed`, `Failed`.
     */
    podReplacementPolicy?: PodReplacementPolicy;
    /**
     * Name of the controller that handles this Job, as a domain-prefixed path such as `example.com/controller`. The
     * built-in controller leaves Jobs with any value but `kubernetes.io/job-controller` alone. At most 63 characters;
     * immutable.
     */
    managedBy?: string;
    /**
     * Makes a Workload and a PodGroup for the Pods of the Job, with gang scheduling, topology or shared claims. Left out,
     * the Pods are scheduled one by one. Immutable but for `minCount` of the gang; alpha, feature gate `WorkloadWithJob`.
     *
     * Since Kubernetes 1.37.
     * Feature gate: WorkloadWithJob.
     */
    scheduling?: JobSchedulingConfiguration;
}
/** How the Pods of a Job are scheduled, placed and disrupted as a group. */
export interface JobSchedulingConfiguration {
    /**
     * Whether the Pods start one by one (`basic`) or all together (`gang`). Of what it says only `gang.minCount` may
     * change later.
     */
    schedulingPolicy?: schedulingv1alpha3.WorkloadPodGroupSchedulingPolicy;
    /**
     * Topology that the Pods of the Job must share. Immutable.
     *
     * Immutable.
     */
    schedulingConstraints?: schedulingv1alpha3.WorkloadPodGroupSchedulingConstraints;
    /**
     * Whether Pods of the Job are preempted one at a time or all at once. Immutable.
     *
     * Immutable.
     */
    disruptionMode?: schedulingv1alpha3.WorkloadPodGroupDisruptionMode;
    /**
     * Claims that the Pods of the Job may share, by name; at most 4. A Pod that uses one has an equal entry in its own
     * `resourceClaims`. Immutable.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * At most 4 items.
     * Immutable.
     */
    resourceClaims?: schedulingv1alpha3.WorkloadPodGroupResourceClaim[];
}
/** Progress of a Job as the Job controller reports it. */
export interface JobStatus {
    /**
     * Aspects of the Job's state, by type. The Job has finished once `Complete` or `Failed` is `True`; it never has both.
     *
     * Strategic merge patch merges by `type`.
     */
    conditions?: JobCondition[];
    /**
     * When the controller began with the Job. Unset while the Job is created suspended, and set anew at each resume;
     * `activeDeadlineSeconds` counts from here.
     */
    startTime?: Time;
    /** When the Job completed. Set only on success; a failed Job has a `Failed` condition instead. */
    completionTime?: Time;
    /** Pods that are pending or running and not being deleted. Zero once the Job has finished. */
    active?: number;
    /** Pods that ended in phase `Succeeded`. Can shrink when an elastic Indexed Job is scaled down. */
    succeeded?: number;
    /** Pods that ended in phase `Failed`. Compare with `spec.backoffLimit`. */
    failed?: number;
    /**
     * Pods that are being deleted but have not ended yet. Left out when the cluster does not count them (feature gate
     * `JobPodReplacementPolicy`).
     */
    terminating?: number;
    /**
     * Indexes of an Indexed Job that have succeeded, in ascending order, as in `1,3-5,7`. A hyphen joins runs of three or
     * more.
     */
    completedIndexes?: string;
    /**
     * Indexes that ran out of retries, written like `completedIndexes`. Only with `backoffLimitPerIndex`; no index is in
     * both lists.
     */
    failedIndexes?: string;
    /**
     * UIDs of ended Pods on their way into `succeeded` and `failed`. The controller's own bookkeeping, so that no Pod is
     * counted twice or lost; empty once the Job has finished.
     */
    uncountedTerminatedPods?: UncountedTerminatedPods;
    /** Active Pods whose `Ready` condition is true. */
    ready?: number;
}
/** UIDs of ended Pods that a Job's counters do not include yet. */
export interface UncountedTerminatedPods {
    /**
     * UIDs of succeeded Pods that are not yet in `status.succeeded`.
     *
     * List of unique values.
     */
    succeeded?: string[];
    /**
     * UIDs of failed Pods that are not yet in `status.failed`.
     *
     * List of unique values.
     */
    failed?: string[];
}
/** One aspect of a Job's state. `Complete` or `Failed` with status `True` means that the Job has finished. */
export interface JobCondition {
    /**
     * `Complete`, `Failed`, `Suspended`, `SuccessCriteriaMet` or `FailureTarget`; each at most once. The last two appear
     * while remaining Pods are still being stopped.
     */
    type: JobConditionType;
    /**
     * `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status: corev1.ConditionStatus;
    /** When the controller last looked at this condition. */
    lastProbeTime?: Time;
    /** When `status` last changed. */
    lastTransitionTime?: Time;
    /** CamelCase code for the last change, such as `BackoffLimitExceeded` or `DeadlineExceeded`, meant for programs. */
    reason?: string;
    /** Explanation of the last change for people. Don't parse it. */
    message?: string;
}
/** The Job that a CronJob creates at each run. */
export interface JobTemplateSpec {
    /** Labels and annotations for the created Jobs. Their names come from the CronJob's. */
    metadata?: metav1.ObjectMeta;
    /** Spec of the created Jobs, as in a Job of its own. */
    spec: JobSpec;
}
/** The schedule of a CronJob, the Job it creates, and how many finished Jobs it keeps. */
export interface CronJobSpec {
    /**
     * Cron expression of five fields (minute, hour, day of month, month, day of week), or a macro such as `@daily`. Set
     * the zone in `timeZone`; `TZ=` and `CRON_TZ=` are refused here.
     *
     * Required.
     */
    schedule: string;
    /**
     * Time zone of `schedule` by its name in the tz database, such as `Europe/Paris` or `Etc/UTC`. Left out, the zone of
     * kube-controller-manager applies. When the name stops being valid, no Jobs are created and an `UnknownTimeZone`
     * event is recorded.
     */
    timeZone?: string;
    /**
     * Seconds after the scheduled time in which a late Job may still start; later than that, the run is skipped. No
     * deadline unless set. Too small a value can keep Jobs from ever starting.
     */
    startingDeadlineSeconds?: Int64;
    /**
     * What happens when a run is due while the previous Job still runs. `Allow` (default) starts another, `Forbid` skips
     * the new run, `Replace` deletes the running Job first.
     *
     * One of `Allow`, `Forbid`, `Replace`.
     */
    concurrencyPolicy?: ConcurrencyPolicy;
    /**
     * `true` stops new runs; Jobs that already started go on. Default `false`. On resuming, missed runs may start at once
     * unless `startingDeadlineSeconds` rules them out.
     */
    suspend?: boolean;
    /** The Job to create at each run: its labels, annotations and spec. Changes apply to later runs only. */
    jobTemplate: JobTemplateSpec;
    /** How many successful Jobs are kept before the oldest is deleted with its Pods. Default 3; 0 keeps none. */
    successfulJobsHistoryLimit?: number;
    /** How many failed Jobs are kept for a look at their Pods and logs. Default 1; 0 keeps none. */
    failedJobsHistoryLimit?: number;
}
/** What the CronJob controller last observed: running Jobs and the times of past runs. */
export interface CronJobStatus {
    /** References to the Jobs of this CronJob that have not finished. */
    active?: corev1.ObjectReference[];
    /** Scheduled time of the latest run for which a Job was created. The controller counts missed runs from here. */
    lastScheduleTime?: Time;
    /** When a Job of this CronJob last finished successfully. Watch it to notice a schedule that silently fails. */
    lastSuccessfulTime?: Time;
}
export declare const PodFailurePolicyOnExitCodesRequirement: Struct<PodFailurePolicyOnExitCodesRequirement>;
export declare const PodFailurePolicyOnPodConditionsPattern: Struct<PodFailurePolicyOnPodConditionsPattern>;
export declare const PodFailurePolicyRule: Struct<PodFailurePolicyRule>;
export declare const PodFailurePolicy: Struct<PodFailurePolicy>;
export declare const SuccessPolicy: Struct<SuccessPolicy>;
export declare const SuccessPolicyRule: Struct<SuccessPolicyRule>;
export declare const JobSpec: Struct<JobSpec>;
export declare const JobSchedulingConfiguration: Struct<JobSchedulingConfiguration>;
export declare const JobStatus: Struct<JobStatus>;
export declare const UncountedTerminatedPods: Struct<UncountedTerminatedPods>;
export declare const JobCondition: Struct<JobCondition>;
export declare const JobTemplateSpec: Struct<JobTemplateSpec>;
export declare const CronJobSpec: Struct<CronJobSpec>;
export declare const CronJobStatus: Struct<CronJobStatus>;

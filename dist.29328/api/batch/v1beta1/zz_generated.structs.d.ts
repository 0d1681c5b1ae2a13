import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import * as batchv1 from '../v1/zz_generated.structs.ts';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ConcurrencyPolicy = 'Allow' | 'Forbid' | 'Replace';
/** The Job that a CronJob creates at each run. */
export interface JobTemplateSpec {
    /** Labels and annotations for the created Jobs. Their names come from the CronJob's. */
    metadata?: metav1.ObjectMeta;
    /** Spec of the created Jobs, as in a Job of its own. */
    spec: batchv1.JobSpec;
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
export declare const JobTemplateSpec: Struct<JobTemplateSpec>;
export declare const CronJobSpec: Struct<CronJobSpec>;
export declare const CronJobStatus: Struct<CronJobStatus>;

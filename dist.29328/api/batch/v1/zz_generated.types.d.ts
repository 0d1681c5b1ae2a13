import { CronJobSpec, CronJobStatus, JobSpec, JobStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "batch";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface Job {
    apiVersion: 'batch/v1';
    kind: 'Job';
    /**
     * Standard metadata of a namespaced object. Names of its Pods begin with its name. Without labels, those of the Pod
     * template are taken.
     */
    metadata: metav1.ObjectMeta;
    /** How many Pods run, what they run, and when the Job counts as done or failed. */
    spec?: JobSpec;
    /** Counts of Pods by outcome, and the conditions that tell whether the Job has finished. */
    status?: JobStatus;
}
export interface JobList {
    apiVersion: 'batch/v1';
    kind: 'JobList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Jobs in this list. */
    items: Job[];
}
export interface CronJob {
    apiVersion: 'batch/v1';
    kind: 'CronJob';
    /** Standard metadata of a namespaced object. Names of its Jobs begin with its name. */
    metadata: metav1.ObjectMeta;
    /**
     * When to run, what to run, and how overlapping or late runs are treated.
     *
     * Required.
     */
    spec: CronJobSpec;
    /** Running Jobs and the times of the last runs, as the CronJob controller reports them. */
    status?: CronJobStatus;
}
export interface CronJobList {
    apiVersion: 'batch/v1';
    kind: 'CronJobList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The CronJobs in this list. */
    items: CronJob[];
}
/**
 * Runs Pods until a given number of them has succeeded, replacing those that fail. For work that ends: batch tasks,
 * migrations, parallel computations.
 *
 * Job of batch/v1.
 * Namespaced: `/apis/batch/v1/namespaces/{namespace}/jobs/{name}`.
 * Subresources: `status`.
 * Introduced in 1.2.
 */
export declare const Job: ObjectClass<Job, {
    group: 'batch';
    version: 'v1';
    apiVersion: 'batch/v1';
    kind: 'Job';
    resource: 'jobs';
    namespaced: true;
}>;
/**
 * A list of Jobs.
 *
 * A list of Job (batch/v1).
 * Introduced in 1.2.
 */
export declare const JobList: ListClass<JobList, Job, {
    group: 'batch';
    version: 'v1';
    apiVersion: 'batch/v1';
    kind: 'JobList';
}>;
/**
 * Creates a Job each time its cron schedule is due. A run may be skipped or, rarely, started twice, so Jobs should be
 * idempotent.
 *
 * CronJob of batch/v1.
 * Namespaced: `/apis/batch/v1/namespaces/{namespace}/cronjobs/{name}`.
 * Subresources: `status`.
 * Introduced in 1.21.
 */
export declare const CronJob: ObjectClass<CronJob, {
    group: 'batch';
    version: 'v1';
    apiVersion: 'batch/v1';
    kind: 'CronJob';
    resource: 'cronjobs';
    namespaced: true;
}>;
/**
 * A list of CronJobs.
 *
 * A list of CronJob (batch/v1).
 * Introduced in 1.21.
 */
export declare const CronJobList: ListClass<CronJobList, CronJob, {
    group: 'batch';
    version: 'v1';
    apiVersion: 'batch/v1';
    kind: 'CronJobList';
}>;

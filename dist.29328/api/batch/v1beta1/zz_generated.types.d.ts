import { CronJobSpec, CronJobStatus } from './zz_generated.structs.ts';
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
export interface CronJob {
    apiVersion: 'batch/v1beta1';
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
    apiVersion: 'batch/v1beta1';
    kind: 'CronJobList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The CronJobs in this list. */
    items: CronJob[];
}
/**
 * Creates a Job each time its cron schedule is due. A run may be skipped or, rarely, started twice, so Jobs should be
 * idempotent.
 *
 * CronJob of batch/v1beta1.
 * Namespaced: `/apis/batch/v1beta1/namespaces/{namespace}/cronjobs/{name}`.
 * Subresources: `status`.
 * Introduced in 1.8, deprecated in 1.21, removed in 1.25.
 *
 * @deprecated Use CronJob of batch/v1.
 */
export declare const CronJob: ObjectClass<CronJob, {
    group: 'batch';
    version: 'v1beta1';
    apiVersion: 'batch/v1beta1';
    kind: 'CronJob';
    resource: 'cronjobs';
    namespaced: true;
}>;
/**
 * A list of CronJobs.
 *
 * A list of CronJob (batch/v1beta1).
 * Introduced in 1.8, deprecated in 1.21, removed in 1.25.
 *
 * @deprecated Use CronJobList of batch/v1.
 */
export declare const CronJobList: ListClass<CronJobList, CronJob, {
    group: 'batch';
    version: 'v1beta1';
    apiVersion: 'batch/v1beta1';
    kind: 'CronJobList';
}>;

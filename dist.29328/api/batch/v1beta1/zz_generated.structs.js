import * as batchv1 from '../v1/zz_generated.structs.js';
import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const JobTemplateSpec = {
    type: 'k8s.io/api/batch/v1beta1.JobTemplateSpec',
    get fields() {
        return [
            ['metadata', metav1.ObjectMeta, 8],
            ['spec', batchv1.JobSpec, 8],
        ];
    },
};
export const CronJobSpec = {
    type: 'k8s.io/api/batch/v1beta1.CronJobSpec',
    get fields() {
        return [
            ['schedule', 'string', 0],
            ['timeZone', 'string', 12],
            ['startingDeadlineSeconds', 'int64', 12],
            ['concurrencyPolicy', 'v1beta1.ConcurrencyPolicy', 8],
            ['suspend', 'bool', 12],
            ['jobTemplate', JobTemplateSpec, 0],
            ['successfulJobsHistoryLimit', 'int32', 12],
            ['failedJobsHistoryLimit', 'int32', 12],
        ];
    },
};
export const CronJobStatus = {
    type: 'k8s.io/api/batch/v1beta1.CronJobStatus',
    get fields() {
        return [
            ['active', corev1.ObjectReference, 9],
            ['lastScheduleTime', '@v1.Time', 12],
            ['lastSuccessfulTime', '@v1.Time', 12],
        ];
    },
};

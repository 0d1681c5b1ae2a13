import type * as batchv1 from '#api/batch/v1/index';
import type { CronJobSpec, JobSpec } from '#api/batch/v1/zz_generated.structs';
import type { CronJob } from '#api/batch/v1/zz_generated.types';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { age, ageColumn, NONE, nameColumn, UNSET } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import { isSameGeneration, nameWarnings } from '../aspects/warnings.ts';
import { containerImages, containerNames } from '../core/pod_spec/container_columns.ts';
import { dropDisabledTemplateFields } from '../core/pod_spec/disabled_fields.ts';
import { emptyInPodSpec } from '../core/pod_spec/empty_lists.ts';
import { cronScheduleFault, isTimeZone } from './cron_schedule.ts';
import { dropScheduling } from './job/scheduling.ts';
import { checkJobSpec } from './job/spec_validation.ts';
import { jobSpecWarnings } from './job/warnings.ts';

/** Jobs get the name and eleven letters more. */
const MAX_NAME = 52;

export function checkCronJob(faults: Faults, { metadata, spec = {} as CronJobSpec }: CronJob): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  const { schedule = '', timeZone, jobTemplate } = spec;
  if (schedule === '') faults.declared.required(path.child('schedule'));
  else {
    const fault = cronScheduleFault(schedule);
    if (fault !== undefined) faults.invalid(path.child('schedule'), schedule, fault);
    if (schedule.includes('TZ'))
      faults.invalid(
        path.child('schedule'),
        schedule,
        'cannot use TZ or CRON_TZ in schedule, use timeZone field instead',
      );
  }
  faults.nonNegative(path.child('startingDeadlineSeconds'), spec.startingDeadlineSeconds);
  if (timeZone !== undefined) checkTimeZone(faults, path.child('timeZone'), timeZone);
  if (spec.concurrencyPolicy)
    faults.oneOf(path.child('concurrencyPolicy'), spec.concurrencyPolicy, ['Allow', 'Forbid', 'Replace']);
  const job = jobTemplate?.spec ?? ({} as JobSpec);
  const at = path.child('jobTemplate', 'spec');
  checkJobSpec(faults, at, job);
  if (job.selector !== undefined)
    faults.invalid(at.child('selector'), job.selector, '`selector` will be auto-generated');
  if (job.manualSelector === true) faults.unsupported(at.child('manualSelector'), true, ['nil', 'false']);
  faults.nonNegative(path.child('successfulJobsHistoryLimit'), spec.successfulJobsHistoryLimit);
  faults.nonNegative(path.child('failedJobsHistoryLimit'), spec.failedJobsHistoryLimit);
  if ((metadata.name ?? '').length > MAX_NAME)
    faults.invalid(newPath('metadata', 'name'), metadata.name, `must be no more than ${MAX_NAME} characters`);
}

function checkTimeZone(faults: Faults, path: Path, zone: string): void {
  if (zone === '') faults.invalid(path, zone, 'timeZone must be nil or non-empty string');
  else if (zone.toLowerCase() === 'local')
    faults.invalid(path, zone, 'timeZone must be an explicit time zone as defined in https://www.iana.org/time-zones');
  else if (zone.split('/').some((part) => !/^[A-Za-z._0-9+][A-Za-z._0-9+-]{0,13}$/.test(part)) || !isTimeZone(zone))
    faults.invalid(path, zone, `unknown time zone ${zone}`);
}

export const cronJobColumns: readonly Column<CronJob>[] = [
  nameColumn,
  { name: 'Schedule', value: ({ spec }) => spec?.schedule ?? '' },
  { name: 'Timezone', value: ({ spec }) => spec?.timeZone ?? NONE },
  {
    name: 'Suspend',
    type: 'boolean',
    value: ({ spec }) => (spec?.suspend === undefined ? UNSET : spec.suspend ? 'True' : 'False'),
  },
  { name: 'Active', type: 'integer', value: ({ status }) => status?.active?.length ?? 0 },
  { name: 'Last Schedule', value: ({ status }) => (status?.lastScheduleTime ? age(status.lastScheduleTime) : NONE) },
  ageColumn,
  {
    name: 'Containers',
    priority: 1,
    value: ({ spec }) => containerNames(spec?.jobTemplate?.spec?.template?.spec?.containers),
  },
  {
    name: 'Images',
    priority: 1,
    value: ({ spec }) => containerImages(spec?.jobTemplate?.spec?.template?.spec?.containers),
  },
  { name: 'Selector', priority: 1, value: ({ spec }) => formatLabelSelector(spec?.jobTemplate?.spec?.selector) },
];

export const cronJobStrategy: KindStrategy<CronJob> = {
  emptyIsSaid: /* @__PURE__ */ emptyInPodSpec('spec.jobTemplate.spec.template.spec'),
  generation: true,
  dropDisabled({ spec }, old) {
    const [job, before] = [spec?.jobTemplate?.spec, old?.spec?.jobTemplate?.spec];
    dropScheduling(job, before);
    dropDisabledTemplateFields(job?.template, before?.template);
  },
  *warnings(cronJob, old) {
    const { spec } = cronJob;
    if (old === undefined) yield* nameWarnings(cronJob);
    if (!isSameGeneration(cronJob, old))
      yield* jobSpecWarnings(newPath('spec', 'jobTemplate', 'spec'), spec?.jobTemplate?.spec);
    if (old !== undefined && spec?.schedule?.includes('TZ'))
      yield 'cannot use TZ or CRON_TZ in spec.spec.schedule, use timeZone instead, see https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/ for more details';
  },
};

function fillCronJobSpec(spec: batchv1.CronJobSpec): void {
  spec.concurrencyPolicy ||= 'Allow';
  spec.suspend ??= false;
  spec.successfulJobsHistoryLimit ??= 3;
  spec.failedJobsHistoryLimit ??= 1;
}

export const cronJobDefaults: StructDefaults = {
  'batch/v1.CronJobSpec': fillCronJobSpec,
};

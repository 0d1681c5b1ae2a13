import type { CronJob, Job } from '#api/batch/v1/zz_generated.types';
import { convertToHumanReadableDateType } from '#apimachinery/api/meta/table/table';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { Column } from '../../endpoints/table.ts';
import { age, ageColumn, boolean, integer, nameColumn, NONE, text, UNSET, wide, type ColumnsOfKinds } from './cells.ts';
import { containerImages, containerNames } from './containers.ts';

const jobColumns: readonly Column<Job>[] = [
  nameColumn,
  text<Job>('Status', jobState),
  text<Job>('Completions', completions),
  text<Job>('Duration', duration),
  ageColumn,
  wide<Job>('Containers', ({ spec }) => containerNames(spec?.template?.spec?.containers)),
  wide<Job>('Images', ({ spec }) => containerImages(spec?.template?.spec?.containers)),
  wide<Job>('Selector', ({ spec }) => formatLabelSelector(spec?.selector)),
];

/** The first that holds; being deleted comes between what is over and what is not. */
function jobState({ metadata, status }: Job): string {
  const holds = (wanted: string): boolean => status?.conditions?.find(({ type }) => type === wanted)?.status === 'True';
  const ended = ['Complete', 'Failed'].find(holds);
  if (ended !== undefined) return ended;
  if (metadata.deletionTimestamp) return 'Terminating';
  return ['Suspended', 'FailureTarget', 'SuccessCriteriaMet'].find(holds) ?? 'Running';
}

function completions({ spec, status }: Job): string {
  const succeeded = status?.succeeded ?? 0;
  if (spec?.completions !== undefined) return `${succeeded}/${spec.completions}`;
  const parallelism = spec?.parallelism ?? 0;
  return parallelism > 1 ? `${succeeded}/1 of ${parallelism}` : `${succeeded}/1`;
}

function duration({ status }: Job): string {
  const { startTime, completionTime } = status ?? {};
  if (!startTime) return '';
  return convertToHumanReadableDateType(startTime, completionTime ? { now: new Date(completionTime) } : {});
}

const cronJobColumns: readonly Column<CronJob>[] = [
  nameColumn,
  text<CronJob>('Schedule', ({ spec }) => spec?.schedule ?? ''),
  text<CronJob>('Timezone', ({ spec }) => spec?.timeZone ?? NONE),
  boolean<CronJob>('Suspend', ({ spec }) => (spec?.suspend === undefined ? UNSET : spec.suspend ? 'True' : 'False')),
  integer<CronJob>('Active', ({ status }) => status?.active?.length ?? 0),
  text<CronJob>('Last Schedule', ({ status }) => (status?.lastScheduleTime ? age(status.lastScheduleTime) : NONE)),
  ageColumn,
  wide<CronJob>('Containers', ({ spec }) => containerNames(spec?.jobTemplate?.spec?.template?.spec?.containers)),
  wide<CronJob>('Images', ({ spec }) => containerImages(spec?.jobTemplate?.spec?.template?.spec?.containers)),
  wide<CronJob>('Selector', ({ spec }) => formatLabelSelector(spec?.jobTemplate?.spec?.selector)),
];

/** Mirrors the printers of kube-apiserver for the group batch. */
export const batchColumns: ColumnsOfKinds = {
  'batch/v1 CronJob': cronJobColumns,
  'batch/v1 Job': jobColumns,
};

import type { Job } from '#api/batch/v1/zz_generated.types';
import { convertToHumanReadableDateType } from '#apimachinery/api/meta/table/table';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { ageColumn, nameColumn } from '../../aspects/cells.ts';
import type { Column } from '../../aspects/column.ts';
import { containerImages, containerNames } from '../../core/pod_spec/container_columns.ts';

export const jobColumns: readonly Column<Job>[] = [
  nameColumn,
  { name: 'Status', value: jobState },
  { name: 'Completions', value: completions },
  { name: 'Duration', value: duration },
  ageColumn,
  { name: 'Containers', priority: 1, value: ({ spec }) => containerNames(spec?.template?.spec?.containers) },
  { name: 'Images', priority: 1, value: ({ spec }) => containerImages(spec?.template?.spec?.containers) },
  { name: 'Selector', priority: 1, value: ({ spec }) => formatLabelSelector(spec?.selector) },
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

import { convertToHumanReadableDateType } from '#apimachinery/api/meta/table/table';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { ageColumn, nameColumn } from '../../aspects/cells.js';
import { containerImages, containerNames } from '../../core/pod_spec/container_columns.js';
export const jobColumns = [
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
function jobState({ metadata, status }) {
    const holds = (wanted) => status?.conditions?.find(({ type }) => type === wanted)?.status === 'True';
    const ended = ['Complete', 'Failed'].find(holds);
    if (ended !== undefined)
        return ended;
    if (metadata.deletionTimestamp)
        return 'Terminating';
    return ['Suspended', 'FailureTarget', 'SuccessCriteriaMet'].find(holds) ?? 'Running';
}
function completions({ spec, status }) {
    const succeeded = status?.succeeded ?? 0;
    if (spec?.completions !== undefined)
        return `${succeeded}/${spec.completions}`;
    const parallelism = spec?.parallelism ?? 0;
    return parallelism > 1 ? `${succeeded}/1 of ${parallelism}` : `${succeeded}/1`;
}
function duration({ status }) {
    const { startTime, completionTime } = status ?? {};
    if (!startTime)
        return '';
    return convertToHumanReadableDateType(startTime, completionTime ? { now: new Date(completionTime) } : {});
}

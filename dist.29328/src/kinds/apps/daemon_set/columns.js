import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { formatLabels } from '#apimachinery/labels/compare';
import { ageColumn, nameColumn } from '../../aspects/cells.js';
import { containerImages, containerNames } from '../../core/pod_spec/container_columns.js';
export const daemonSetColumns = [
    nameColumn,
    { name: 'Desired', type: 'integer', value: ({ status }) => status?.desiredNumberScheduled ?? 0 },
    { name: 'Current', type: 'integer', value: ({ status }) => status?.currentNumberScheduled ?? 0 },
    { name: 'Ready', type: 'integer', value: ({ status }) => status?.numberReady ?? 0 },
    { name: 'Up-to-date', type: 'integer', value: ({ status }) => status?.updatedNumberScheduled ?? 0 },
    { name: 'Available', type: 'integer', value: ({ status }) => status?.numberAvailable ?? 0 },
    { name: 'Node Selector', value: ({ spec }) => formatLabels(spec?.template?.spec?.nodeSelector ?? {}) },
    ageColumn,
    { name: 'Containers', priority: 1, value: ({ spec }) => containerNames(spec?.template?.spec?.containers) },
    { name: 'Images', priority: 1, value: ({ spec }) => containerImages(spec?.template?.spec?.containers) },
    { name: 'Selector', priority: 1, value: ({ spec }) => formatLabelSelector(spec?.selector) },
];

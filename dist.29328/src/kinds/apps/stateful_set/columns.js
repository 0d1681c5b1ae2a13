import { ageColumn, nameColumn } from '../../aspects/cells.js';
import { containerImages, containerNames } from '../../core/pod_spec/container_columns.js';
export const statefulSetColumns = [
    nameColumn,
    { name: 'Ready', value: ({ spec, status }) => `${status?.readyReplicas ?? 0}/${spec?.replicas ?? 0}` },
    ageColumn,
    { name: 'Containers', priority: 1, value: ({ spec }) => containerNames(spec?.template?.spec?.containers) },
    { name: 'Images', priority: 1, value: ({ spec }) => containerImages(spec?.template?.spec?.containers) },
];

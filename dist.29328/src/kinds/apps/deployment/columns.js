import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { ageColumn, nameColumn } from '../../aspects/cells.js';
import { containerImages, containerNames } from '../../core/pod_spec/container_columns.js';
export const deploymentColumns = [
    nameColumn,
    { name: 'Ready', value: ({ spec, status }) => `${status?.readyReplicas ?? 0}/${spec?.replicas ?? 0}` },
    { name: 'Up-to-date', value: ({ status }) => status?.updatedReplicas ?? 0 },
    { name: 'Available', value: ({ status }) => status?.availableReplicas ?? 0 },
    ageColumn,
    { name: 'Containers', priority: 1, value: ({ spec }) => containerNames(spec?.template?.spec?.containers) },
    { name: 'Images', priority: 1, value: ({ spec }) => containerImages(spec?.template?.spec?.containers) },
    { name: 'Selector', priority: 1, value: ({ spec }) => selectorText(spec?.selector) },
];
function selectorText(selector) {
    try {
        return labelSelectorAsSelector(selector).toString();
    }
    catch {
        return '<invalid>';
    }
}

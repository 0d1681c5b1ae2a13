import { isDNS1123Label } from '#apimachinery/api/validate/content/dns';
import { validateLabels } from '#apimachinery/apis/meta/v1/validation/labels';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { checkTolerations } from '../core/pod_spec/tolerations.js';
import { checkContainerResources } from '../core/resources/resource_requirements.js';
export function checkRuntimeClass(faults, { metadata, handler, overhead, scheduling = {} }) {
    const path = newPath('scheduling', 'tolerations');
    const { nodeSelector, tolerations = [] } = scheduling;
    checkObjectMeta(faults, metadata, { namespaced: false });
    faults.declared.named(newPath('handler'), handler, isDNS1123Label);
    if (overhead?.podFixed !== undefined)
        checkContainerResources(faults, newPath('overhead'), { limits: overhead.podFixed }, new Set());
    faults.add(validateLabels(nodeSelector, newPath('scheduling', 'nodeSelector')));
    checkTolerations(faults, path, tolerations);
    const seen = new Set();
    for (const [index, toleration] of tolerations.entries()) {
        const { key = '', operator = '', value = '', effect = '' } = toleration;
        const content = JSON.stringify([key, operator, value, effect]);
        if (seen.has(content))
            faults.duplicate(path.index(index), toleration);
        seen.add(content);
    }
}
export const runtimeClassUpdateValidation = {
    declaredImmutable: ['handler'],
};
export const runtimeClassColumns = [
    nameColumn,
    { name: 'Handler', value: ({ handler }) => handler ?? '' },
    ageColumn,
];
export const runtimeClassStrategy = {
    allowCreateOnUpdate: true,
    allowUnconditionalUpdate: false,
};

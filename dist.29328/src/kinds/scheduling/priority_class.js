import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
const SYSTEM = /* @__PURE__ */ new Map([
    ['system-node-critical', 2_000_001_000],
    ['system-cluster-critical', 2_000_000_000],
]);
const MAX_OF_USERS = 1_000_000_000;
export function checkPriorityClass(faults, { metadata, value = 0, globalDefault = false, preemptionPolicy }) {
    checkObjectMeta(faults, metadata, { namespaced: false });
    const name = metadata.name ?? '';
    if (name.startsWith('system-')) {
        const fault = systemClassFault(name, value, globalDefault);
        const words = "priority class names with 'system-' prefix are reserved for system use only. error: ";
        if (fault !== undefined)
            faults.forbidden(newPath('metadata', 'name'), words + fault);
    }
    else if (value > MAX_OF_USERS) {
        faults.forbidden(newPath('value'), `maximum allowed value of a user defined priority is ${MAX_OF_USERS}`);
    }
    const preemption = preemptionPolicy;
    if (preemption === '')
        faults.required(newPath('preemptionPolicy'));
    else
        faults.oneOf(newPath('preemptionPolicy'), preemption, ['PreemptLowerPriority', 'Never']);
}
function systemClassFault(name, value, globalDefault) {
    const known = SYSTEM.get(name);
    if (known === undefined)
        return `${name} is not a known system priority class`;
    if (value !== known)
        return `value of ${name} PriorityClass must be ${known}`;
    return globalDefault ? `globalDefault of ${name} PriorityClass must be false` : undefined;
}
export const priorityClassUpdateValidation = {
    immutable: { preemptionPolicy: null },
    update(faults, { value = 0 }, old) {
        if (value !== (old.value ?? 0))
            faults.forbidden(newPath('value'), 'may not be changed in an update.');
    },
    isOfCreation: ({ field }) => !field.startsWith('metadata'),
};
export const priorityClassColumns = [
    nameColumn,
    { name: 'Value', type: 'integer', value: ({ value }) => value ?? 0 },
    { name: 'Global-Default', type: 'boolean', value: ({ globalDefault }) => globalDefault ?? false },
    ageColumn,
    { name: 'PreemptionPolicy', value: ({ preemptionPolicy }) => preemptionPolicy ?? '' },
];
/** The generation stays at 1. */
export const priorityClassStrategy = { generation: true, isChanged: () => false };
export const priorityClassDefaults = {
    'scheduling/v1.PriorityClass': (object) => void (object.preemptionPolicy ??= 'PreemptLowerPriority'),
};

import { isLabelKey } from '#apimachinery/api/validate/content/kube';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkLongName } from '#src/validation/checks/declared';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.js';
import { checkDisruptionMode, checkPolicy, checkPriority, checkWorkloadRef, isBelow } from './group_rules.js';
import { changed } from './pod_group.js';
const SPEC = /* @__PURE__ */ newPath('spec');
/** Mirrors `ValidateCompositePodGroup` of kube-apiserver, and what the type declares. */
export function checkCompositePodGroup(faults, { metadata, spec }) {
    const { parentCompositePodGroupName: parent, workloadRef } = spec ?? {};
    checkObjectMeta(faults, metadata, { namespaced: true });
    if (parent !== undefined)
        checkLongName(faults, SPEC.child('parentCompositePodGroupName'), parent);
    if (workloadRef === undefined)
        faults.required(SPEC.child('workloadRef'));
    else
        checkWorkloadRef(faults, SPEC.child('workloadRef'), workloadRef);
    checkPolicy(faults, SPEC.child('schedulingPolicy'), spec?.schedulingPolicy, 'minGroupCount');
    checkConstraints(faults, SPEC.child('schedulingConstraints', 'topology'), spec?.schedulingConstraints);
    checkDisruptionMode(faults, SPEC.child('disruptionMode'), spec?.disruptionMode);
    checkPriority(faults, SPEC, spec ?? {});
}
function checkConstraints(faults, path, { topology = [] } = {}) {
    if (topology.length > 1)
        faults.tooMany(path, topology.length, 1);
    else
        for (const [index, { key }] of topology.entries())
            faults.named(path.index(index).child('key'), key, isLabelKey);
}
const FIXED = {
    'spec.parentCompositePodGroupName': null,
    'spec.workloadRef': null,
    'spec.schedulingPolicy': null,
    'spec.schedulingConstraints': null,
    'spec.disruptionMode': null,
    'spec.priorityClassName': '',
    'spec.priority': null,
};
export const compositePodGroupUpdateValidation = {
    immutable: FIXED,
    subresources: {
        status: (faults, { status }) => faults.add(validateConditions(status?.conditions, newPath('status', 'conditions'))),
    },
    // That it is missing is said all the same.
    isOfCreation: (error, group, old) => error.field !== 'spec.workloadRef' && isBelow(error, changed(Object.keys(FIXED), group, old)),
};
export const compositePodGroupColumns = [
    nameColumn,
    { name: 'Policy', value: ({ spec }) => (spec?.schedulingPolicy?.gang === undefined ? 'Basic' : 'Gang') },
    {
        name: 'Workload',
        value: ({ spec }) => (spec?.workloadRef === undefined ? NONE : (spec.workloadRef.workloadName ?? '')),
    },
    ageColumn,
];
export const compositePodGroupStrategy = {
    allowUnconditionalUpdate: false,
    dropDisabled({ spec }, old) {
        if (old?.spec?.preemptionPolicy === undefined)
            delete spec?.preemptionPolicy;
    },
    status: { keepsMetadata: true },
};

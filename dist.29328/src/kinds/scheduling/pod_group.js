import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { nestedFieldNoCopy } from '#apimachinery/apis/meta/v1/unstructured/nested_field';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.js';
import { checkDisruptionMode, checkPolicy, checkPolicyUpdate, checkPriority, checkWorkloadRef, isBelow, } from './group_rules.js';
const SPEC = /* @__PURE__ */ newPath('spec');
/** Mirrors `ValidatePodGroup` of kube-apiserver, and what the type declares. */
export function checkPodGroup(faults, { metadata, spec }) {
    checkObjectMeta(faults, metadata, { namespaced: true });
    if (spec?.workloadRef !== undefined)
        checkWorkloadRef(faults, SPEC.child('workloadRef'), spec.workloadRef);
    checkPolicy(faults, SPEC.child('schedulingPolicy'), spec?.schedulingPolicy, 'minCount');
    checkDisruptionMode(faults, SPEC.child('disruptionMode'), spec?.disruptionMode);
    checkPriority(faults, SPEC, spec ?? {});
}
const FIXED = {
    'spec.workloadRef': null,
    'spec.disruptionMode': null,
    'spec.priorityClassName': '',
    'spec.priority': null,
};
/** Which of the fields that are named has changed. */
export function changed(paths, object, old) {
    return paths.filter((path) => {
        const [first = '', ...rest] = path.split('.');
        return !deepEqual(nestedFieldNoCopy({ ...object }, first, ...rest), nestedFieldNoCopy({ ...old }, first, ...rest));
    });
}
/** Mirrors `ValidatePodGroupStatusUpdate` of kube-apiserver. */
function checkStatusUpdate(faults, { spec, status }) {
    const path = newPath('status');
    faults.add(validateConditions(status?.conditions, path.child('conditions')));
    const claims = (spec?.resourceClaims ?? []).map(({ name }) => name);
    for (const [index, { name = '' }] of (status?.resourceClaimStatuses ?? []).entries())
        if (!claims.includes(name)) {
            const words = 'must match the name of an entry in `spec.resourceClaims`';
            faults.invalid(path.child('resourceClaimStatuses').index(index).child('name'), name, words);
        }
}
export const podGroupUpdateValidation = {
    immutable: FIXED,
    update: (faults, { spec }, { spec: old }) => checkPolicyUpdate(faults, SPEC.child('schedulingPolicy'), spec?.schedulingPolicy, old?.schedulingPolicy),
    subresources: { status: checkStatusUpdate },
    isOfCreation: (error, group, old) => isBelow(error, changed(Object.keys(FIXED), group, old)),
};
const stateOf = ({ status }) => {
    const { conditions = [] } = status ?? {};
    const scheduled = conditions.findLast(({ type }) => type === 'PodGroupInitiallyScheduled');
    const disrupted = conditions.findLast(({ type }) => type === 'DisruptionTarget');
    if (disrupted !== undefined)
        return disrupted.reason ?? '';
    if (scheduled === undefined)
        return 'Pending';
    return scheduled.status === 'True' ? 'Scheduled' : 'Unschedulable';
};
export const podGroupColumns = [
    nameColumn,
    { name: 'Policy', value: ({ spec }) => (spec?.schedulingPolicy?.gang === undefined ? 'Basic' : 'Gang') },
    {
        name: 'Workload',
        value: ({ spec }) => (spec?.workloadRef === undefined ? NONE : (spec.workloadRef.workloadName ?? '')),
    },
    { name: 'Status', value: stateOf },
    ageColumn,
];
/** Behind features that are off by default: a field goes, unless the object had it already. */
const OFF = ['schedulingConstraints', 'resourceClaims', 'preemptionPolicy', 'parentCompositePodGroupName'];
export const podGroupStrategy = {
    allowUnconditionalUpdate: false,
    dropDisabled({ spec }, old) {
        for (const name of OFF)
            if (old?.spec?.[name] === undefined)
                delete spec?.[name];
    },
    status: {
        keepsMetadata: true,
        prepareForUpdate({ status }, { spec }) {
            if (!spec?.resourceClaims?.length)
                delete status?.resourceClaimStatuses;
        },
    },
};
const fillDisruptionMode = (spec) => void (spec.disruptionMode ??= { single: {} });
export const podGroupDefaults = {
    'scheduling/v1alpha3.CompositePodGroupSpec': fillDisruptionMode,
    'scheduling/v1alpha3.PodGroupSpec': fillDisruptionMode,
    'scheduling/v1beta1.PodGroupSpec': fillDisruptionMode,
};

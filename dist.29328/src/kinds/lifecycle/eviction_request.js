import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { ErrorTypeRequired } from '#apimachinery/util/validation/field/error_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkPrefixedLabelKey } from '#src/validation/checks/declared';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { checkConditions, checkName, checkObserved, checkTarget, stateColumn, targetColumn, targetTypeColumn, } from './targets.js';
const INTENTS = ['Eviction', 'Withdrawn'];
const RESERVED = ['k8s.io', 'kubernetes.io'];
/** Mirrors `ValidateEvictionRequest` of kube-apiserver, and what the type declares. */
export function checkEvictionRequest(faults, { metadata, spec }) {
    const path = newPath('spec');
    const { target, requester = '', intent } = spec ?? {};
    checkName(faults, metadata);
    checkTarget(faults, path.child('target'), target);
    if (requester === '')
        faults.required(path.child('requester'));
    else {
        const [domain = ''] = requester.toLowerCase().split('/');
        const clean = domain.trim().replace(/\.+$/, '');
        if (RESERVED.some((each) => clean === each || clean.endsWith(`.${each}`)))
            faults.invalid(path.child('requester'), requester, 'domain names *.k8s.io, *.kubernetes.io are reserved');
        checkPrefixedLabelKey(faults, path.child('requester'), requester);
    }
    if (!intent)
        faults.required(path.child('intent'));
    else
        faults.oneOf(path.child('intent'), intent, INTENTS);
}
export const evictionRequestUpdateValidation = {
    immutable: { 'spec.target': null, 'spec.requester': '' },
    // That the requester is missing is said all the same.
    isOfCreation: ({ field, type }, { spec }, { spec: old }) => (field.startsWith('spec.target') && !deepEqual(spec?.target, old?.target)) ||
        (field === 'spec.requester' && type !== ErrorTypeRequired && spec?.requester !== old?.requester),
    subresources: {
        status(faults, { status = {} }, { status: old = {} }) {
            checkConditions(faults, newPath('status'), status);
            checkObserved(faults, newPath('status'), status, old);
        },
    },
};
export const evictionRequestColumns = [
    nameColumn,
    targetColumn,
    targetTypeColumn,
    stateColumn,
    { name: 'Requester', value: ({ spec }) => spec?.requester ?? '' },
    { name: 'Intent', value: ({ spec }) => spec?.intent ?? '' },
    ageColumn,
];
export const evictionRequestStrategy = {
    generation: true,
    allowUnconditionalUpdate: false,
    status: { keepsMetadata: true },
};

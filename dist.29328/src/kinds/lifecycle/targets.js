import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isDNS1123Subdomain } from '#apimachinery/api/validate/content/dns';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkMinimum, checkUnion, checkUUID } from '#src/validation/checks/declared';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { UNSET } from '../aspects/cells.js';
/** The metadata; a type that declares what its name is finds fault with one that is missing, too. */
export function checkName(faults, metadata) {
    checkObjectMeta(faults, metadata, { namespaced: true, name: isDNS1123Subdomain });
    if (!metadata.name && !metadata.generateName)
        faults.each(newPath('metadata', 'name'), '', isDNS1123Subdomain(''));
}
export function checkTarget(faults, path, { pod } = {}) {
    checkUnion(faults, path, { pod });
    if (pod === undefined)
        return;
    faults.named(path.child('pod', 'name'), pod.name, isDNS1123Subdomain);
    if (!pod.uid)
        faults.required(path.child('pod', 'uid'));
    else
        checkUUID(faults, path.child('pod', 'uid'), pod.uid);
}
const MAX_CONDITIONS = 100;
/** What the type declares of the status of both Kinds. */
export function checkObserved(faults, path, status, old) {
    const { conditions = [], observedGeneration: generation } = status;
    const at = path.child('observedGeneration');
    const isChanged = !deepEqual(conditions, old.conditions ?? []);
    if (isChanged && conditions.length > MAX_CONDITIONS)
        faults.tooMany(path.child('conditions'), conditions.length, MAX_CONDITIONS);
    const before = old.observedGeneration;
    if (generation === before)
        return;
    if (generation === undefined) {
        faults.invalid(at, null, 'field cannot be cleared once set');
        return;
    }
    checkMinimum(faults, at, Number(generation), 1);
    if (before !== undefined && BigInt(generation) < BigInt(before))
        faults.invalid(at, generation, `may not be decreased from ${before}`);
}
export function checkConditions(faults, path, { conditions }) {
    faults.add(validateConditions(conditions, path.child('conditions')));
}
export const targetColumn = {
    name: 'Target',
    value: ({ spec }) => (spec?.target?.pod === undefined ? UNSET : (spec.target.pod.name ?? '')),
};
export const targetTypeColumn = {
    name: 'Target Type',
    value: ({ spec }) => (spec?.target?.pod === undefined ? UNSET : 'Pod'),
};
export const stateColumn = { name: 'Status', value: ({ status }) => stateOf(status ?? {}) };
/** `TargetEvicted (PodDeleted)` */
function stateOf({ conditions = [], observedGeneration }) {
    const found = ['TargetEvicted', 'Failed']
        .map((type) => conditions.find((each) => each.type === type))
        .find((each) => each?.status === 'True');
    if (found !== undefined)
        return `${found.type} (${found.reason})`;
    return Number(observedGeneration ?? 0) <= 0 ? 'Pending' : 'Progressing';
}

import { now, timeEqual } from '#apimachinery/apis/meta/v1/time';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkDNSLabel } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { age, ageColumn, nameColumn } from '../aspects/cells.js';
import { checkCSIDriverName } from '../core/pod_spec/volume_sources.js';
import { withDeclared } from './both_rules.js';
import { checkDeviceTaint } from './device_taints.js';
import { checkPoolName } from './names.js';
/** Mirrors `ValidateDeviceTaintRule` of kube-apiserver. */
export function checkDeviceTaintRule(faults, { metadata, spec }) {
    checkObjectMeta(faults, metadata, { namespaced: false });
    checkSelector(faults, newPath('spec', 'deviceSelector'), spec?.deviceSelector);
    withDeclared(faults, (both) => checkDeviceTaint(both, newPath('spec', 'taint'), spec?.taint ?? { key: '', effect: '' }));
}
function checkSelector(faults, path, { driver, pool, device } = {}) {
    if (driver !== undefined)
        checkCSIDriverName(faults, path.child('driver'), driver);
    if (pool !== undefined)
        checkPoolName(faults, path.child('pool'), pool);
    if (device !== undefined)
        checkDNSLabel(faults, path.child('device'), device);
}
const MAX_CONDITIONS = 8;
function checkStatusUpdate(faults, { status }) {
    const path = newPath('status', 'conditions');
    const conditions = status?.conditions ?? [];
    faults.add(validateConditions(conditions, path));
    if (conditions.length > MAX_CONDITIONS)
        faults.tooMany(path, conditions.length, MAX_CONDITIONS);
}
export const deviceTaintRuleUpdateValidation = {
    subresources: { status: checkStatusUpdate },
};
export const deviceTaintRuleColumns = [
    nameColumn,
    { name: 'Key', value: ({ spec }) => spec?.taint?.key ?? '' },
    { name: 'Value', value: ({ spec }) => spec?.taint?.value ?? '' },
    { name: 'Effect', value: ({ spec }) => spec?.taint?.effect ?? '' },
    { name: 'TimeAdded', value: ({ spec }) => (spec?.taint?.timeAdded ? age(spec.taint.timeAdded) : '') },
    ageColumn,
];
export const deviceTaintRuleStrategy = {
    generation: true,
    allowUnconditionalUpdate: false,
    status: { keepsMetadata: true },
    /** Whoever changes what a taint does need not say when. */
    prepareForUpdate({ spec }, { spec: old }) {
        const [taint, before] = [spec?.taint, old?.taint];
        if (taint !== undefined && taint.effect !== before?.effect && timeEqual(taint.timeAdded, before?.timeAdded))
            taint.timeAdded = now();
    },
};

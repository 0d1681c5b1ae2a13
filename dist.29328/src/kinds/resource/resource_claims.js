import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta, checkTemplateMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { withDeclared } from './both_rules.js';
import { checkResourceClaimStatusUpdate, sharedDeviceID } from './claim_status_validation.js';
import { checkDeviceClaim } from './device_requests.js';
/**
 * Mirrors `ValidateResourceClaim` of kube-apiserver.
 *
 * Differs from Go: whether the namespace lets administrators have access is not looked at.
 */
export function checkResourceClaim(faults, { metadata, spec }) {
    checkObjectMeta(faults, metadata, { namespaced: true });
    withDeclared(faults, (both) => checkDeviceClaim(both, newPath('spec', 'devices'), spec?.devices));
}
/** Mirrors `ValidateResourceClaimTemplate` of kube-apiserver. */
export function checkResourceClaimTemplate(faults, { metadata, spec }) {
    const path = newPath('spec');
    checkObjectMeta(faults, metadata, { namespaced: true });
    checkTemplateMeta(faults, path.child('metadata'), spec?.metadata ?? {});
    withDeclared(faults, (both) => checkDeviceClaim(both, path.child('spec', 'devices'), spec?.spec?.devices));
}
const isOfSpec = ({ field }) => field === 'spec' || field.startsWith('spec.');
export const resourceClaimUpdateValidation = {
    immutable: { spec: null },
    isOfCreation: isOfSpec,
    subresources: { status: checkResourceClaimStatusUpdate },
};
export const resourceClaimTemplateUpdateValidation = {
    immutable: { spec: null },
};
export const resourceClaimColumns = [
    nameColumn,
    { name: 'State', value: stateOf },
    ageColumn,
];
/** `allocated,reserved`. */
function stateOf({ metadata, status }) {
    const isDeleted = Boolean(metadata.deletionTimestamp);
    const states = isDeleted ? ['deleted'] : [];
    if (status?.allocation !== undefined)
        states.push('allocated', ...(status.reservedFor?.length ? ['reserved'] : []));
    else if (!isDeleted)
        states.push('pending');
    return states.join();
}
export const resourceClaimTemplateColumns = [nameColumn, ageColumn];
/** Derived attributes belong to a feature that is off by default. */
function dropDerivedAttributes(spec, old) {
    const requestsOf = (each) => (each?.devices?.requests ?? []).flatMap(({ exactly, firstAvailable = [] }) => [
        ...(exactly === undefined ? [] : [exactly]),
        ...firstAvailable,
    ]);
    if (requestsOf(old).some(({ derivedAttributes: list = [] }) => list.length > 0))
        return;
    for (const request of requestsOf(spec))
        delete request.derivedAttributes;
}
/** So does what nodes need not do. Devices that are no longer allocated have no status. */
function prepareStatus({ status }, { status: old }) {
    const [results, before] = [status?.allocation?.devices?.results ?? [], old?.allocation?.devices?.results ?? []];
    if (!before.some(({ skipNodeOperations: list = [] }) => list.length > 0))
        for (const result of results)
            delete result.skipNodeOperations;
    const kept = new Set(results.map(sharedDeviceID));
    const gone = new Set(before.map(sharedDeviceID).filter((id) => !kept.has(id)));
    const devices = status?.devices?.filter((device) => !gone.has(sharedDeviceID(device)));
    if (status === undefined || devices === undefined)
        return;
    if (devices.length > 0)
        status.devices = devices;
    else
        delete status.devices;
}
export const resourceClaimStrategy = {
    returnDeletedObject: true,
    dropDisabled: ({ spec }, old) => dropDerivedAttributes(spec, old?.spec),
    status: { keepsMetadata: true, prepareForUpdate: prepareStatus },
};
export const resourceClaimTemplateStrategy = {
    returnDeletedObject: true,
    dropDisabled: ({ spec }, old) => dropDerivedAttributes(spec?.spec, old?.spec?.spec),
};
const fillCount = (object) => {
    object.allocationMode ||= 'ExactCount';
    if (object.allocationMode === 'ExactCount')
        object.count ||= 1;
};
const fillToleration = (object) => void (object.operator ||= 'Equal');
export const resourceClaimDefaults = {
    'resource/v1.DeviceSubRequest': fillCount,
    'resource/v1.DeviceToleration': fillToleration,
    'resource/v1.ExactDeviceRequest': fillCount,
};

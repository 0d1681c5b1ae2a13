import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { compareResourceVersion } from '#apimachinery/util/resourceversion/compare';
import { isDNS1035Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
/** Mirrors `ValidateStorageVersionMigration` of kube-apiserver. */
export function checkStorageVersionMigration(faults, { metadata, spec }) {
    const path = newPath('spec', 'resource');
    const { group = '', resource = '' } = spec?.resource ?? {};
    checkObjectMeta(faults, metadata, { namespaced: false });
    const wrong = isDNS1035Label(resource);
    if (resource === '')
        faults.required(path.child('resource'), 'resource is required to be set');
    else if (wrong.length > 0)
        faults.invalid(path.child('resource'), resource, wrong.join(','));
    const wrongGroup = group === '' ? [] : isDNS1123Subdomain(group);
    if (wrongGroup.length > 0)
        faults.invalid(path.child('group'), group, wrongGroup.join(','));
}
const is = ({ status }, type) => status?.conditions?.find((each) => each.type === type)?.status === 'True';
/** What has come to an end does not go on. Mirrors `ValidateStorageVersionMigrationStatusUpdate`. */
export function checkStorageVersionMigrationStatusUpdate(faults, migration, old) {
    const path = newPath('status');
    const { resourceVersion = '', conditions = [] } = migration.status ?? {};
    const { resourceVersion: before = '' } = old.status ?? {};
    const fault = resourceVersion === '' ? undefined : resourceVersionFault(resourceVersion);
    if (fault !== undefined)
        faults.invalid(path.child('resourceVersion'), resourceVersion, fault);
    faults.add(validateConditions(conditions, path.child('conditions')));
    if (before !== '' && resourceVersion !== before)
        faults.invalid(path.child('resourceVersion'), resourceVersion, 'field is immutable');
    const refuse = (words) => faults.invalid(path.child('conditions'), conditions, words);
    if (is(migration, 'Succeeded') && is(migration, 'Failed'))
        refuse('Both success and failed conditions cannot be true at the same time');
    if (is(old, 'Succeeded') && !is(migration, 'Succeeded'))
        refuse('Success condition cannot be set to false once it is true');
    if (is(old, 'Failed') && !is(migration, 'Failed'))
        refuse('Failed condition cannot be set to false once it is true');
}
function resourceVersionFault(version) {
    try {
        compareResourceVersion(version, version);
        return undefined;
    }
    catch (error) {
        return asError(error).message;
    }
}
export const storageVersionMigrationUpdateValidation = {
    immutable: { spec: null },
    subresources: { status: checkStorageVersionMigrationStatusUpdate },
};
const STATES = ['Running', 'Succeeded', 'Failed'];
export const storageVersionMigrationColumns = [
    { name: 'Name', value: ({ metadata }) => metadata.name ?? '' },
    {
        name: 'Resource',
        value: ({ spec }) => {
            const { group = '', resource = '' } = spec?.resource ?? {};
            return group === '' ? resource : `${resource}.${group}`;
        },
    },
    {
        name: 'Status',
        value: ({ status }) => status?.conditions?.findLast((each) => each.status === 'True' && STATES.includes(each.type))?.type ?? 'Unknown',
    },
];
export const storageVersionMigrationStrategy = {
    allowUnconditionalUpdate: false,
    status: { keepsMetadata: true },
};

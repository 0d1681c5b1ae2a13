import { CSINodeDriver } from '#api/storage/v1/zz_generated.structs';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkQualifiedName } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { checkCSIDriverName } from '../core/pod_spec/volume_sources.js';
const MAX_NODE_ID = 256;
export function checkCSINode(faults, { metadata, spec }) {
    const names = new Set();
    checkObjectMeta(faults, metadata, { namespaced: false });
    for (const [index, driver] of (spec?.drivers ?? []).entries())
        checkNodeDriver(faults, newPath('spec', 'drivers').index(index), driver, names);
}
function checkNodeDriver(faults, path, driver, names) {
    const { name = '', nodeID = '', allocatable, topologyKeys = [] } = driver;
    checkCSIDriverName(faults, path.child('name'), name);
    if (nodeID === '')
        faults.required(path.child('nodeID'));
    if (nodeID.length > MAX_NODE_ID)
        faults.invalid(path.child('nodeID'), nodeID, `must be ${MAX_NODE_ID} characters or less`);
    faults.nonNegative(path.child('allocatable', 'count'), allocatable?.count);
    if (names.has(name))
        faults.duplicate(path.child('name'), name);
    names.add(name);
    for (const [index, key] of topologyKeys.entries()) {
        if (key === '')
            faults.required(path);
        if (topologyKeys.indexOf(key) < index)
            faults.duplicate(path, key);
        checkQualifiedName(faults, path, key);
    }
}
/** A driver that a node has stays as it is, but for how many volumes it takes. Mirrors `ValidateCSINodeUpdate`. */
export function checkCSINodeUpdate(faults, { spec = { drivers: [] } }, { spec: old }) {
    const path = newPath('spec', 'drivers');
    for (const { allocatable: _, ...before } of old?.drivers ?? [])
        for (const { allocatable: _now, ...driver } of spec.drivers ?? [])
            if (driver.name === before.name && !deepEqual(CSINodeDriver, driver, before))
                faults.invalid(path, driver, 'field is immutable');
}
export const csiNodeUpdateValidation = {
    update: checkCSINodeUpdate,
};
export const csiNodeColumns = [
    nameColumn,
    { name: 'Drivers', type: 'integer', value: ({ spec }) => spec?.drivers?.length ?? 0 },
    ageColumn,
];
/** Mirrors `csiNodeStrategy` of kube-apiserver. */
export const csiNodeStrategy = {
    allowUnconditionalUpdate: false,
    returnDeletedObject: true,
    status: {
        keepsMetadata: true,
        prepareForUpdate({ status }, old) {
            // The feature CSIVolumeHealth is off by default.
            if ((old.status?.storageHealth ?? []).length === 0)
                delete status?.storageHealth;
        },
    },
};

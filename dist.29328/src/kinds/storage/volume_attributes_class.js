import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { checkParameters, checkProvisioner } from './storage_class.js';
export function checkVolumeAttributesClass(faults, { metadata, driverName = '', parameters = {} }) {
    checkObjectMeta(faults, metadata, { namespaced: false });
    checkProvisioner(faults, newPath('driverName'), driverName);
    checkParameters(faults, newPath('parameters'), parameters);
    if (Object.keys(parameters).length === 0)
        faults.required(newPath('parameters'), 'must contain at least one key/value pair');
}
/** Mirrors `ValidateVolumeAttributesClassUpdate` of kube-apiserver. */
export function checkVolumeAttributesClassUpdate(faults, { driverName, parameters }, old) {
    if (driverName !== old.driverName)
        faults.forbidden(newPath('driverName'), 'updates to driverName are forbidden.');
    if (!deepEqual(parameters ?? {}, old.parameters ?? {}))
        faults.forbidden(newPath('parameters'), 'updates to parameters are forbidden.');
}
export const volumeAttributesClassUpdateValidation = {
    update: checkVolumeAttributesClassUpdate,
};
export const volumeAttributesClassColumns = [
    nameColumn,
    { name: 'DriverName', value: ({ driverName }) => driverName ?? '' },
    ageColumn,
];
export const volumeAttributesClassStrategy = { returnDeletedObject: true };

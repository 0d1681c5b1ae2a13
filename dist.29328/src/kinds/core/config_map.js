import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isConfigMapKey } from '#apimachinery/util/validation/keys';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { base64Size, textSize } from '#src/validation/checks/sizes';
import { ageColumn, nameColumn } from '../aspects/cells.js';
/** Of a ConfigMap or Secret, in bytes. */
export const MAX_SIZE = 1024 * 1024;
export function checkConfigMap(faults, { metadata, data = {}, binaryData = {} }) {
    let size = 0;
    checkObjectMeta(faults, metadata, { namespaced: true });
    for (const [key, value] of Object.entries(data)) {
        const at = newPath('data').key(key);
        faults.each(at, key, isConfigMapKey(key));
        if (Object.hasOwn(binaryData, key))
            faults.invalid(at, key, 'duplicate of key present in binaryData');
        size += textSize(value);
    }
    for (const [key, value] of Object.entries(binaryData)) {
        faults.each(newPath('binaryData').key(key), key, isConfigMapKey(key));
        size += base64Size(value ?? '');
    }
    if (size > MAX_SIZE)
        faults.tooLong(newPath(''), MAX_SIZE);
}
/** A ConfigMap or Secret that is immutable. */
export function checkFrozen(faults, now, old) {
    if (old.immutable !== true)
        return;
    const text = 'field is immutable when `immutable` is set';
    if (now.immutable !== true)
        faults.forbidden(newPath('immutable'), text);
    const [data, before] = [binaryDataOf(now), binaryDataOf(old)];
    if (!deepEqual(now.data ?? {}, old.data ?? {}))
        faults.forbidden(newPath('data'), text);
    if (!deepEqual(data, before))
        faults.forbidden(newPath('binaryData'), text);
}
const binaryDataOf = (object) => ('binaryData' in object ? (object.binaryData ?? {}) : {});
export const configMapUpdateValidation = {
    update: checkFrozen,
};
export const configMapColumns = [
    nameColumn,
    {
        name: 'Data',
        value: ({ data, binaryData }) => Object.keys(data ?? {}).length + Object.keys(binaryData ?? {}).length,
    },
    ageColumn,
];

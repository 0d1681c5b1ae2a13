import { canonicalJSON } from '#engine/json/canonical';
import { scalars } from '../../apis/meta/v1/scalars.js';
import { invalid } from '../../util/validation/field/constructors.js';
import { newPath } from '../../util/validation/field/path.js';
import { deepEqual } from '../equality/deep_equal.js';
/** Message of {@link validateImmutableField}. */
export const FieldImmutableErrorMsg = 'field is immutable';
export function validateImmutableField(...args) {
    if (args.length === 4) {
        const [type, newVal, oldVal, fldPath] = args;
        if (deepEqual(type, newVal ?? {}, oldVal ?? {}))
            return [];
        const error = invalid(fldPath, newVal, FieldImmutableErrorMsg);
        return [
            typeof newVal === 'object' && newVal !== null
                ? error.with({ badValueText: canonicalJSON(type, newVal, { scalars }) })
                : error,
        ];
    }
    const [newVal, oldVal, fldPath = newPath()] = args;
    const isSame = (isEmpty(newVal) && isEmpty(oldVal)) || deepEqual(newVal, oldVal);
    return isSame ? [] : [invalid(fldPath, newVal, FieldImmutableErrorMsg)];
}
function isEmpty(value) {
    if (value === undefined || value === null)
        return true;
    if (typeof value !== 'object')
        return false;
    return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}

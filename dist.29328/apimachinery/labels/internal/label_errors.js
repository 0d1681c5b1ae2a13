import { isLabelKey, isLabelValue } from '../../api/validate/content/kube.js';
import { DoubleEquals, Equals, GreaterThan, In, LessThan, NotEquals, NotIn, } from '../../selection/operator.js';
import { invalid } from '../../util/validation/field/constructors.js';
import { newPath } from '../../util/validation/field/path.js';
/** The operators that take values, in the order of the messages. */
export function binaryOperators() {
    return [In, NotIn, Equals, DoubleEquals, NotEquals, GreaterThan, LessThan];
}
/** Validates a label key. */
export function labelKeyError(key, path) {
    const errors = isLabelKey(key);
    return errors.length === 0 ? undefined : invalid(path, key, errors.join('; '));
}
/** Validates a label value. */
export function labelValueError(key, value, path) {
    const errors = isLabelValue(value);
    return errors.length === 0 ? undefined : invalid((path ?? newPath()).key(key), value, errors.join('; '));
}

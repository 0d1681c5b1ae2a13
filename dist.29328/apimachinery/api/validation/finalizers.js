import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';
import { FinalizerDeleteDependents, FinalizerOrphanDependents } from '../../apis/meta/v1/zz_generated.constants.js';
import { forbidden, invalid } from '../../util/validation/field/constructors.js';
import { newPath } from '../../util/validation/field/path.js';
import { isQualifiedName } from '../validate/content/kube.js';
/**
 * Reasons why the string is not a finalizer, which has the syntax of a label key. Mirrors Go's
 * `validation.ValidateFinalizerName`.
 */
export function validateFinalizerName(stringValue, fldPath = newPath()) {
    return isQualifiedName(stringValue).map((text) => invalid(fldPath, stringValue, text));
}
/**
 * Validates an object's finalizers: their names, and that the two for dependents are not both set. Mirrors Go's
 * `validation.ValidateFinalizers`.
 */
export function validateFinalizers(finalizers, fldPath = newPath()) {
    const list = finalizers ?? [];
    const errors = list.flatMap((finalizer) => validateFinalizerName(finalizer, fldPath));
    if (list.includes(FinalizerOrphanDependents) && list.includes(FinalizerDeleteDependents)) {
        errors.push(invalid(fldPath, list, `finalizer ${FinalizerOrphanDependents} and ${FinalizerDeleteDependents} cannot be both set`));
    }
    return errors;
}
/** Rejects finalizers added to an object being deleted. Mirrors Go's `validation.ValidateNoNewFinalizers`. */
export function validateNoNewFinalizers(newFinalizers, oldFinalizers, fldPath = newPath()) {
    const old = new Set(oldFinalizers);
    const added = [...new Set(newFinalizers)].filter((finalizer) => !old.has(finalizer)).sort(compareUTF8);
    if (added.length === 0)
        return [];
    const listed = `[]string{${added.map(quote).join(', ')}}`;
    return [
        forbidden(fldPath, `no new finalizers can be added if the object is being deleted, found new finalizers ${listed}`),
    ];
}

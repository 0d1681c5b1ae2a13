import { append } from '#engine/go/append';
import { quoteJSON } from '#engine/json/escape';
import { fromAPIVersionAndKind } from '../../runtime/schema/group_version.js';
import { invalid, required } from '../../util/validation/field/constructors.js';
import { newPath } from '../../util/validation/field/path.js';
/** Kinds that cannot be owners. Mirrors Go's `validation.BannedOwners`. */
export const BannedOwners = [{ group: '', version: 'v1', kind: 'Event' }];
/**
 * Validates an object's owner references: each needs a version, kind, name and uid and may not be an Event; only one
 * may be the controller. Mirrors Go's `validation.ValidateOwnerReferences`.
 */
export function validateOwnerReferences(ownerReferences, fldPath = newPath()) {
    const errors = [];
    let first = '';
    let badValueText;
    for (const [index, reference] of (ownerReferences ?? []).entries()) {
        append(errors, validateOwnerReference(reference, fldPath.index(index)));
        if (reference.controller !== true)
            continue;
        const current = `${reference.kind ?? ''}/${reference.name ?? ''}`;
        if (first === '') {
            first = current;
            continue;
        }
        const detail = `Only one reference can have Controller set to true. Found "true" in references for ${first} and ${current}`;
        badValueText ??= `[${ownerReferences.map(goJSON).join(',')}]`;
        errors.push(invalid(fldPath, ownerReferences, detail).with({ badValueText }));
    }
    return errors;
}
function validateOwnerReference(reference, fldPath = newPath()) {
    const errors = [];
    const apiVersion = reference.apiVersion ?? '';
    const kind = reference.kind ?? '';
    const gvk = fromAPIVersionAndKind(apiVersion, kind);
    if (apiVersion !== '' && gvk.version === '')
        errors.push(invalid(fldPath.child('apiVersion'), apiVersion, 'must be <group>/<version> or <version>'));
    for (const [name, text] of Object.entries({ apiVersion, kind, name: reference.name, uid: reference.uid })) {
        if (!text)
            errors.push(required(fldPath.child(name), 'must not be empty'));
    }
    if (BannedOwners.some((banned) => gvk.equals(banned))) {
        errors.push(invalid(fldPath, reference, `${gvk} is disallowed from being an owner`).with({ badValueText: goJSON(reference) }));
    }
    return errors;
}
/** As Go writes the struct: a canonical writer of any struct would be in every bundle that validates. */
function goJSON({ apiVersion, kind, name, uid, controller, blockOwnerDeletion }) {
    const texts = Object.entries({ apiVersion, kind, name, uid }).map(([key, text]) => `"${key}":${quoteJSON(text ?? '')}`);
    const flags = Object.entries({ controller, blockOwnerDeletion }).flatMap(([key, flag]) => flag === undefined || flag === null ? [] : [`"${key}":${flag}`]);
    return `{${[...texts, ...flags].join(',')}}`;
}

import { invalid, notSupported, required, tooLong } from '#apimachinery/util/validation/field/constructors';
import { ofNamedType } from '#apimachinery/util/validation/field/named_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { longerThan } from '#engine/text/name_syntax';
import { ManagedFieldsOperationApply, ManagedFieldsOperationUpdate } from '../zz_generated.constants.js';
import { validateFieldManager } from './options.js';
/** Maximum bytes of a subresource name in `managedFields`. */
export const MaxSubresourceNameLength = 256;
/** Validates `metadata.managedFields`. Mirrors Go's `validation.ValidateManagedFields`. */
export function validateManagedFields(fieldsList, fldPath = newPath()) {
    return (fieldsList ?? []).flatMap((entry, index) => validateEntry(entry, fldPath.index(index)));
}
function validateEntry(entry, path) {
    const errors = [];
    const operation = entry.operation ?? '';
    const operations = [ManagedFieldsOperationApply, ManagedFieldsOperationUpdate];
    if (operation === '')
        errors.push(required(path.child('operation'), 'must not be empty'));
    else if (!operations.includes(operation))
        errors.push(ofNamedType(notSupported(path.child('operation'), operation, operations)));
    if (entry.fieldsType && entry.fieldsType !== 'FieldsV1')
        errors.push(invalid(path.child('fieldsType'), entry.fieldsType, 'must be `FieldsV1`'));
    append(errors, validateFieldManager(entry.manager ?? '', path.child('manager')));
    if (longerThan(entry.subresource ?? '', MaxSubresourceNameLength))
        errors.push(tooLong(path.child('subresource'), '', MaxSubresourceNameLength));
    return errors;
}

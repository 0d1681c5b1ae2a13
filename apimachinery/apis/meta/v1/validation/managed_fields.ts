import { longerThan } from '../../../../../src/engine/name_syntax.ts';
import { invalid, tooLong } from '../../../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../../../util/validation/field/error_list.ts';
import { ofNamedType } from '../../../../util/validation/field/named_type.ts';
import { newPath, type Path } from '../../../../util/validation/field/path.ts';
import { ManagedFieldsOperationApply, ManagedFieldsOperationUpdate } from '../zz_generated.constants.ts';
import type { ManagedFieldsEntry } from '../zz_generated.types.ts';
import { validateFieldManager } from './options.ts';

/** The most bytes of a subresource's name in `managedFields`. */
export const MaxSubresourceNameLength = 256;

/** What is wrong with `metadata.managedFields`. Mirrors Go's `validation.ValidateManagedFields`. */
export function validateManagedFields(fieldsList: readonly ManagedFieldsEntry[] | null | undefined, fldPath: Path = newPath()): ErrorList {
  return (fieldsList ?? []).flatMap((entry, index) => validateEntry(entry, fldPath.index(index)));
}

function validateEntry(entry: ManagedFieldsEntry, path: Path): ErrorList {
  const errors: ErrorList = [];
  const operation = entry.operation ?? '';
  if (operation !== ManagedFieldsOperationApply && operation !== ManagedFieldsOperationUpdate) {
    errors.push(ofNamedType(invalid(path.child('operation'), operation, 'must be `Apply` or `Update`')));
  }
  if (entry.fieldsType && entry.fieldsType !== 'FieldsV1') errors.push(invalid(path.child('fieldsType'), entry.fieldsType, 'must be `FieldsV1`'));
  errors.push(...validateFieldManager(entry.manager ?? '', path.child('manager')));
  if (longerThan(entry.subresource ?? '', MaxSubresourceNameLength)) errors.push(tooLong(path.child('subresource'), '', MaxSubresourceNameLength));
  return errors;
}

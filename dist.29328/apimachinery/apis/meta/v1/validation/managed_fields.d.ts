import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { ManagedFieldsEntry } from '../zz_generated.types.ts';
/** Maximum bytes of a subresource name in `managedFields`. */
export declare const MaxSubresourceNameLength = 256;
/** Validates `metadata.managedFields`. Mirrors Go's `validation.ValidateManagedFields`. */
export declare function validateManagedFields(fieldsList: readonly ManagedFieldsEntry[] | null | undefined, fldPath?: Path): ErrorList;

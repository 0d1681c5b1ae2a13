import type { ObjectMetaAccessor } from '../../apis/meta/v1/object.ts';
import type { ObjectMeta } from '../../apis/meta/v1/zz_generated.types.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { type Path } from '../../util/validation/field/path.ts';
/**
 * Validates the metadata of an object replacing another: immutable fields, required fields, and the rest as in
 * {@link validateObjectMeta}. Errors come in Go's order; those of labels and annotations by key. Mirrors Go's
 * `validation.ValidateObjectMetaUpdate`.
 * @throws {TimeError} when an immutable time is invalid
 */
export declare function validateObjectMetaUpdate(newMeta: ObjectMeta, oldMeta: ObjectMeta, fldPath?: Path): ErrorList;
/** {@link validateObjectMetaUpdate} of two objects' metadata. Mirrors Go's `validation.ValidateObjectMetaAccessorUpdate`. */
export declare function validateObjectMetaAccessorUpdate(newObject: ObjectMetaAccessor, oldObject: ObjectMetaAccessor, fldPath?: Path): ErrorList;

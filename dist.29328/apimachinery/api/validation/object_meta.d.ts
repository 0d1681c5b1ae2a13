import type { ObjectMetaAccessor } from '../../apis/meta/v1/object.ts';
import type { ObjectMeta } from '../../apis/meta/v1/zz_generated.types.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { type Path } from '../../util/validation/field/path.ts';
import { type ValidateNameFunc, type ValidateNameFuncWithErrors } from './names.ts';
/**
 * Validates the metadata of a new object. Errors come in Go's order; those of labels and annotations by key. Mirrors
 * Go's `validation.ValidateObjectMeta`.
 * @param requiresNamespace whether the kind is namespaced
 * @param nameFn validates `name`, and `generateName` as a prefix: {@link nameIsDNSSubdomain} for most kinds
 */
export declare function validateObjectMeta(objMeta: ObjectMeta, requiresNamespace: boolean, nameFn: ValidateNameFunc, fldPath?: Path): ErrorList;
/** {@link validateObjectMeta} of an object's metadata. Mirrors Go's `validation.ValidateObjectMetaAccessor`. */
export declare function validateObjectMetaAccessor(object: ObjectMetaAccessor, requiresNamespace: boolean, nameFn: ValidateNameFunc, fldPath?: Path): ErrorList;
/**
 * As {@link validateObjectMeta}, for use after name generation: only `name` is validated by `nameFn`, not
 * `generateName`. Mirrors Go's `validation.ValidateObjectMetaWithOpts`, which has no options yet.
 */
export declare function validateObjectMetaWithOpts(objMeta: ObjectMeta, isNamespaced: boolean, nameFn: ValidateNameFuncWithErrors, fldPath?: Path): ErrorList;
/** {@link validateObjectMetaWithOpts} of an object's metadata. Mirrors Go's `validation.ValidateObjectMetaAccessorWithOpts`. */
export declare function validateObjectMetaAccessorWithOpts(object: ObjectMetaAccessor, isNamespaced: boolean, nameFn: ValidateNameFuncWithErrors, fldPath?: Path): ErrorList;

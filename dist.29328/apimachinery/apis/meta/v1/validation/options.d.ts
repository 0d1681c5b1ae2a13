import { type PatchType } from '#apimachinery/types/patch_type';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { CreateOptions, DeleteOptions, PatchOptions, UpdateOptions } from '../zz_generated.types.ts';
/** Options as plain data: `apiVersion` and `kind` are ignored. */
type Data<T> = Readonly<Partial<Omit<T, 'apiVersion' | 'kind'>>>;
/** Maximum bytes of a field manager name. Mirrors Go's `validation.FieldManagerMaxLength`. */
export declare const FieldManagerMaxLength = 128;
/** Message for a status update of an object whose initializers have not run. */
export declare const UninitializedStatusUpdateErrorMsg = "must not update status when the object is uninitialized";
/** Validates delete options. Mirrors Go's `validation.ValidateDeleteOptions`. */
export declare function validateDeleteOptions(options: Data<DeleteOptions>): ErrorList;
/** Validates create options. Mirrors Go's `validation.ValidateCreateOptions`. */
export declare function validateCreateOptions(options: Data<CreateOptions>): ErrorList;
/** Validates update options. Mirrors Go's `validation.ValidateUpdateOptions`. */
export declare function validateUpdateOptions(options: Data<UpdateOptions>): ErrorList;
/**
 * Validates patch options: server-side apply requires a field manager, and only it may be forced. Mirrors Go's
 * `validation.ValidatePatchOptions`.
 */
export declare function validatePatchOptions(options: Data<PatchOptions>, patchType: PatchType): ErrorList;
/**
 * Reasons why the string is not a field manager name: more than 128 bytes, or unprintable characters. Empty is valid.
 * Mirrors Go's `validation.ValidateFieldManager`.
 */
export declare function validateFieldManager(fieldManager: string, fldPath?: Path): ErrorList;
/** Validates dry run stages: only `All` is allowed. Mirrors Go's `validation.ValidateDryRun`. */
export declare function validateDryRun(fldPath: Path | undefined, dryRun: readonly string[] | null | undefined): ErrorList;
/**
 * Reasons why the string is not a field validation mode; empty is valid. Mirrors Go's
 * `validation.ValidateFieldValidation`.
 */
export declare function validateFieldValidation(fldPath: Path | undefined, fieldValidation: string): ErrorList;
/**
 * Options incompatible with `ignoreStoreReadErrorWithClusterBreakingPotential`, if true. Mirrors Go's
 * `validation.ValidateIgnoreStoreReadError`.
 */
export declare function validateIgnoreStoreReadError(fldPath: Path | undefined, options: Data<DeleteOptions>): ErrorList;
export {};

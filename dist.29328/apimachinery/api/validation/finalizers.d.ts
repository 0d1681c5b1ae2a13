import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { type Path } from '../../util/validation/field/path.ts';
type Finalizers = readonly string[] | null | undefined;
/**
 * Reasons why the string is not a finalizer, which has the syntax of a label key. Mirrors Go's
 * `validation.ValidateFinalizerName`.
 */
export declare function validateFinalizerName(stringValue: string, fldPath?: Path): ErrorList;
/**
 * Validates an object's finalizers: their names, and that the two for dependents are not both set. Mirrors Go's
 * `validation.ValidateFinalizers`.
 */
export declare function validateFinalizers(finalizers: Finalizers, fldPath?: Path): ErrorList;
/** Rejects finalizers added to an object being deleted. Mirrors Go's `validation.ValidateNoNewFinalizers`. */
export declare function validateNoNewFinalizers(newFinalizers: Finalizers, oldFinalizers: Finalizers, fldPath?: Path): ErrorList;
export {};

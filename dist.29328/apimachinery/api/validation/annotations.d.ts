import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { type Path } from '../../util/validation/field/path.ts';
/** Maximum total bytes of an object's annotation keys and values: 256 KiB. */
export declare const TotalAnnotationSizeLimitB = 262144;
/** Annotations exceed {@link TotalAnnotationSizeLimitB} bytes. The message is Go's. */
export declare class AnnotationsSizeError extends Error {
    readonly code = "ERR_ANNOTATIONS_SIZE";
    /** The bytes of all keys and values, as UTF-8. */
    readonly size: number;
    constructor(size: number);
}
type Annotations = {
    readonly [key: string]: string;
} | null | undefined;
/**
 * Validates an object's annotations: keys must be label keys, in either case, and the total size within the limit.
 * Mirrors Go's `validation.ValidateAnnotations`.
 *
 * Differs from Go: errors come in key order; Go's order is random.
 */
export declare function validateAnnotations(annotations: Annotations, fldPath?: Path): ErrorList;
/**
 * Checks the total size of annotations. Mirrors Go's `validation.ValidateAnnotationsSize`.
 * @throws {AnnotationsSizeError} when they exceed the limit
 */
export declare function validateAnnotationsSize(annotations: Annotations): void;
export {};

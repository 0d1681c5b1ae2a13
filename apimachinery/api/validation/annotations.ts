import { lowerCase } from '#engine/go/lower_case';
import { compareUTF8, utf8Length } from '#engine/text/utf8';
import { invalid, tooLong } from '../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';
import { isQualifiedName } from '../validate/content/kube.ts';

/** Maximum total bytes of an object's annotation keys and values: 256 KiB. */
export const TotalAnnotationSizeLimitB = 262144;

/** Annotations exceed {@link TotalAnnotationSizeLimitB} bytes. The message is Go's. */
export class AnnotationsSizeError extends Error {
  readonly code = 'ERR_ANNOTATIONS_SIZE';
  /** The bytes of all keys and values, as UTF-8. */
  readonly size: number;

  constructor(size: number) {
    super(`annotations size ${size} is larger than limit ${TotalAnnotationSizeLimitB}`);
    this.name = 'AnnotationsSizeError';
    this.size = size;
  }
}

type Annotations = { readonly [key: string]: string } | null | undefined;

/**
 * Validates an object's annotations: keys must be label keys, in either case, and the total size within the limit.
 * Mirrors Go's `validation.ValidateAnnotations`.
 *
 * Differs from Go: errors come in key order; Go's order is random.
 */
export function validateAnnotations(annotations: Annotations, fldPath: Path = newPath()): ErrorList {
  const errors = Object.keys(annotations ?? {})
    .map((key) => ({ key, faults: isQualifiedName(lowerCase(key)) }))
    .filter(({ faults }) => faults.length > 0)
    .sort((a, b) => compareUTF8(a.key, b.key))
    .flatMap(({ key, faults }) => faults.map((text) => invalid(fldPath, key, text).withOrigin('format=k8s-label-key')));
  if (annotationsSize(annotations) > TotalAnnotationSizeLimitB)
    errors.push(tooLong(fldPath, '', TotalAnnotationSizeLimitB));
  return errors;
}

/**
 * Checks the total size of annotations. Mirrors Go's `validation.ValidateAnnotationsSize`.
 * @throws {AnnotationsSizeError} when they exceed the limit
 */
export function validateAnnotationsSize(annotations: Annotations): void {
  const size = annotationsSize(annotations);
  if (size > TotalAnnotationSizeLimitB) throw new AnnotationsSizeError(size);
}

function annotationsSize(annotations: Annotations): number {
  let size = 0;
  for (const [key, value] of Object.entries(annotations ?? {})) size += utf8Length(key) + utf8Length(value);
  return size;
}

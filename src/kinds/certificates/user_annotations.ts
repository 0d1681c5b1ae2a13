import {
  AnnotationsSizeError,
  TotalAnnotationSizeLimitB,
  validateAnnotationsSize,
} from '#apimachinery/api/validation/annotations';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isDomainPrefixedKey } from '#apimachinery/util/validation/qualified_name';
import { lowerCase } from '#engine/go/lower_case';
import { compareUTF8 } from '#engine/text/utf8';
import type { Faults } from '#src/validation/checks/faults';

/** What a user tells a signer of a certificate for a Pod. Mirrors `ValidateUserAnnotations` of kube-apiserver. */
export function checkUserAnnotations(
  faults: Faults,
  path: Path,
  annotations: Readonly<Record<string, string>> = {},
): void {
  for (const key of Object.keys(annotations).sort(compareUTF8)) faults.add(isDomainPrefixedKey(path, lowerCase(key)));
  try {
    validateAnnotationsSize(annotations);
  } catch (error) {
    if (!(error instanceof AnnotationsSizeError)) throw error;
    faults.tooLong(path, TotalAnnotationSizeLimitB);
  }
}

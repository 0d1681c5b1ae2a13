import { isLabelValue, isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { compareUTF8 } from '#engine/text/utf8';

/** Reasons why the string is not a label key: `example.com/app`. Mirrors Go's `validation.ValidateLabelName`. */
export function validateLabelName(labelName: string, fldPath: Path = newPath()): ErrorList {
  return isQualifiedName(labelName).map((text) => invalid(fldPath, labelName, text).withOrigin('format=k8s-label-key'));
}

/**
 * Validates the keys and values of labels. Mirrors Go's `validation.ValidateLabels`.
 *
 * Differs from Go: errors come in key order; Go's order is random.
 */
export function validateLabels(
  labels: { readonly [key: string]: string } | null | undefined,
  fldPath: Path = newPath(),
): ErrorList {
  const found: { readonly key: string; readonly errors: ErrorList }[] = [];
  for (const [key, value] of Object.entries(labels ?? {})) {
    const errors = validateLabelName(key, fldPath);
    for (const text of isLabelValue(value))
      errors.push(invalid(fldPath, value, text).withOrigin('format=k8s-label-value'));
    if (errors.length > 0) found.push({ key, errors });
  }
  return found.sort((a, b) => compareUTF8(a.key, b.key)).flatMap(({ errors }) => errors);
}

import { compareUTF8 } from '../../../../../src/engine/utf8.ts';
import { isLabelValue, isQualifiedName } from '../../../../api/validate/content/kube.ts';
import { invalid } from '../../../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../../../util/validation/field/error_list.ts';
import { newPath, type Path } from '../../../../util/validation/field/path.ts';

/** What keeps a text from being the key of a label: `example.com/app`. Mirrors Go's `validation.ValidateLabelName`. */
export function validateLabelName(labelName: string, fldPath: Path = newPath()): ErrorList {
  return isQualifiedName(labelName).map((text) => invalid(fldPath, labelName, text).withOrigin('format=k8s-label-key'));
}

/**
 * What is wrong with the keys and values of labels. Mirrors Go's `validation.ValidateLabels`.
 *
 * Differs from Go: errors come in the order of the keys; Go's order is random.
 */
export function validateLabels(labels: { readonly [key: string]: string } | null | undefined, fldPath: Path = newPath()): ErrorList {
  const errors: ErrorList = [];
  for (const [key, value] of Object.entries(labels ?? {}).sort(([a], [b]) => compareUTF8(a, b))) {
    errors.push(...validateLabelName(key, fldPath));
    for (const text of isLabelValue(value)) errors.push(invalid(fldPath, value, text).withOrigin('format=k8s-label-value'));
  }
  return errors;
}

import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';
import { FinalizerDeleteDependents, FinalizerOrphanDependents } from '../../apis/meta/v1/zz_generated.constants.ts';
import { forbidden, invalid } from '../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';
import { isQualifiedName } from '../validate/content/kube.ts';

type Finalizers = readonly string[] | null | undefined;

/**
 * Reasons why the string is not a finalizer, which has the syntax of a label key. Mirrors Go's
 * `validation.ValidateFinalizerName`.
 */
export function validateFinalizerName(stringValue: string, fldPath: Path = newPath()): ErrorList {
  return isQualifiedName(stringValue).map((text) => invalid(fldPath, stringValue, text));
}

/**
 * Validates an object's finalizers: their names, and that the two for dependents are not both set. Mirrors Go's
 * `validation.ValidateFinalizers`.
 */
export function validateFinalizers(finalizers: Finalizers, fldPath: Path = newPath()): ErrorList {
  const list = finalizers ?? [];
  const errors = list.flatMap((finalizer) => validateFinalizerName(finalizer, fldPath));
  if (list.includes(FinalizerOrphanDependents) && list.includes(FinalizerDeleteDependents)) {
    errors.push(
      invalid(
        fldPath,
        list,
        `finalizer ${FinalizerOrphanDependents} and ${FinalizerDeleteDependents} cannot be both set`,
      ),
    );
  }
  return errors;
}

/** Rejects finalizers added to an object being deleted. Mirrors Go's `validation.ValidateNoNewFinalizers`. */
export function validateNoNewFinalizers(
  newFinalizers: Finalizers,
  oldFinalizers: Finalizers,
  fldPath: Path = newPath(),
): ErrorList {
  const old = new Set(oldFinalizers);
  const added = [...new Set(newFinalizers)].filter((finalizer) => !old.has(finalizer)).sort(compareUTF8);
  if (added.length === 0) return [];
  const listed = `[]string{${added.map(quote).join(', ')}}`;
  return [
    forbidden(fldPath, `no new finalizers can be added if the object is being deleted, found new finalizers ${listed}`),
  ];
}

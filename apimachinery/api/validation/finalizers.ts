import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';
import { FinalizerDeleteDependents, FinalizerOrphanDependents } from '../../apis/meta/v1/zz_generated.constants.ts';
import { isQualifiedName } from '../validate/content/kube.ts';
import { forbidden, invalid } from '../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';

type Finalizers = readonly string[] | null | undefined;

/** What keeps a text from being a finalizer, which has the form of a label's key. Mirrors Go's `validation.ValidateFinalizerName`. */
export function validateFinalizerName(stringValue: string, fldPath: Path = newPath()): ErrorList {
  return isQualifiedName(stringValue).map((text) => invalid(fldPath, stringValue, text));
}

/**
 * What is wrong with an object's finalizers: their names, and the two for dependents exclude each other.
 * Mirrors Go's `validation.ValidateFinalizers`.
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

/** Refuses finalizers that an object being deleted did not have. Mirrors Go's `validation.ValidateNoNewFinalizers`. */
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

import { canonicalJSON } from '#engine/json/canonical';
import type { Struct } from '#engine/schema/descriptor';
import { scalars } from '../../apis/meta/v1/scalars.ts';
import { invalid } from '../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';
import { deepEqual } from '../equality/deep_equal.ts';

/** Message of {@link validateImmutableField}. */
export const FieldImmutableErrorMsg = 'field is immutable';

/**
 * Rejects a value that differs from the old one. Absent, null and empty lists and objects are equal; other values are
 * compared by `equality.deepEqual`. Mirrors Go's `validation.ValidateImmutableField`.
 *
 * With a descriptor first, the values are compared as values of that type: quantities by amount, times by instant, and
 * absent equals empty within them too: `validateImmutableField(corev1.PodSpec, newPod.spec, oldPod.spec, path)`.
 *
 * Differs from Go: without a descriptor only objects of a Kind are compared by type, other values as JSON; and pointers
 * are not told from what they point to, so an absent struct equals an empty one.
 */
export function validateImmutableField(newVal: unknown, oldVal: unknown, fldPath?: Path): ErrorList;
export function validateImmutableField<T>(
  type: Struct<T>,
  newVal: NoInfer<T> | undefined,
  oldVal: NoInfer<T> | undefined,
  fldPath: Path,
): ErrorList;
export function validateImmutableField(
  ...args: readonly [unknown, unknown, (Path | undefined)?] | readonly [Struct, unknown, unknown, Path]
): ErrorList {
  if (args.length === 4) {
    const [type, newVal, oldVal, fldPath] = args;
    if (deepEqual(type, newVal ?? {}, oldVal ?? {})) return [];
    const error = invalid(fldPath, newVal, FieldImmutableErrorMsg);
    return [
      typeof newVal === 'object' && newVal !== null
        ? error.with({ badValueText: canonicalJSON(type, newVal, { scalars }) })
        : error,
    ];
  }
  const [newVal, oldVal, fldPath = newPath()] = args;
  const isSame = (isEmpty(newVal) && isEmpty(oldVal)) || deepEqual(newVal, oldVal);
  return isSame ? [] : [invalid(fldPath, newVal, FieldImmutableErrorMsg)];
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'object') return false;
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}

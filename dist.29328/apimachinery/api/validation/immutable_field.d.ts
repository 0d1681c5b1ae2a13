import type { Struct } from '#engine/schema/descriptor';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { type Path } from '../../util/validation/field/path.ts';
/** Message of {@link validateImmutableField}. */
export declare const FieldImmutableErrorMsg = "field is immutable";
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
export declare function validateImmutableField(newVal: unknown, oldVal: unknown, fldPath?: Path): ErrorList;
export declare function validateImmutableField<T>(type: Struct<T>, newVal: NoInfer<T> | undefined, oldVal: NoInfer<T> | undefined, fldPath: Path): ErrorList;

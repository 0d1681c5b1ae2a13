import type { DiffOptions } from './diff_options.ts';
import type { Difference } from './difference.ts';
import { Comparer } from './internal/comparer.ts';

/**
 * What is different in two objects, in the order of their fields; nothing when they mean the same, as
 * `equality.deepEqual` has it. `formatDifferences` makes text of it.
 *
 * Elements of lists are matched by what tells them apart, not by their index: by the keys that the Kubernetes API gives
 * for the list (`name` of containers, `containerPort` and `protocol` of ports), in other lists of objects by a field such
 * as `name` if it is there and distinct everywhere; other lists are matched as texts are by diff(1). Fields that the type
 * doesn't know are compared as JSON. The objects stay as they are, and the result shares nothing with them.
 *
 * Go has no such function.
 * @param before two objects of a Kind, plain objects, or any other JSON values
 * @throws DiffPathError when a path to ignore can't be read; NotCopyableError when an object holds itself, or what
 *   differs is no JSON
 */
export function diff(before: unknown, after: unknown, options: DiffOptions = {}): Difference[] {
  return new Comparer(options).compare(before, after);
}

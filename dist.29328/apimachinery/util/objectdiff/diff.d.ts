import type { DiffOptions } from './diff_options.ts';
import type { Difference } from './difference.ts';
/**
 * The differences between two objects, in field order; empty when they are semantically equal, as in
 * `equality.deepEqual`. Print them with `formatDifferences`.
 *
 * List elements are matched by identity, not by index: by the keys the Kubernetes API declares for the list (`name` of
 * containers, `containerPort` and `protocol` of ports); in other lists of objects by a field such as `name`, if every
 * element has a distinct one; other lists are compared like lines by diff(1). Unknown fields are compared as JSON. The
 * objects are not modified, and the result shares nothing with them.
 *
 * Go has no counterpart.
 * @param before two objects of a Kind, plain objects, or any other JSON values
 * @throws DiffPathError when a path to ignore is invalid; NotCopyableError when an object is cyclic, or what differs is
 * not JSON
 */
export declare function diff(before: unknown, after: unknown, options?: DiffOptions): Difference[];

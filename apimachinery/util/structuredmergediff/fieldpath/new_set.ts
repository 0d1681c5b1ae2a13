import type { Path } from './path.ts';
import type { Set } from './set.ts';
import { SetBuilder } from './set_builder.ts';

/**
 * A set of these fields, possibly empty. Mirrors Go's `fieldpath.NewSet`.
 * @throws {FieldPathError} on a path longer than the maximum depth of objects
 */
export function newSet(...paths: readonly Path[]): Set {
  const builder = new SetBuilder();
  for (const path of paths) builder.insert(path);
  return builder.build();
}

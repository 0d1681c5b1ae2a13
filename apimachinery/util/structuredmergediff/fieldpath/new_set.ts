import type { Path } from './path.ts';
import type { Set } from './set.ts';
import { SetBuilder } from './set_builder.ts';

/**
 * The set of these fields; without any an empty one. Mirrors Go's `fieldpath.NewSet`.
 * @throws {FieldPathError} on a path longer than any object is deep
 */
export function newSet(...paths: readonly Path[]): Set {
  const builder = new SetBuilder();
  for (const path of paths) builder.insert(path);
  return builder.build();
}

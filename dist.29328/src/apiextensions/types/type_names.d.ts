import type { Shape } from './shapes.ts';
/**
 * Names for types, as short as can be: the last word (with the Kind, for its spec and status), and where several would
 * have it, each with as many words before as it takes.
 * @param taken names of Kinds and their lists
 */
export declare function typeNames(shapes: readonly Shape[], taken: Iterable<string>): ReadonlyMap<Shape, string>;

import { type PathElement } from './path_element.ts';
/** The way from an object to one of its fields. Mirrors Go's `fieldpath.Path`. */
export type Path = readonly PathElement[];
/** A path of field names (strings), indexes (numbers) and elements. Mirrors Go's `fieldpath.MakePathOrDie`. */
export declare function makePath(...parts: readonly (string | number | PathElement)[]): Path;
/** `.spec.containers[name="web"].image`. Mirrors Go's `fieldpath.Path.String`. */
export declare function pathToString(path: Path): string;
/** Orders two paths by the first element that differs; a prefix comes first. Mirrors Go's `fieldpath.Path.Compare`. */
export declare function comparePaths(a: Path, b: Path): number;
/** Whether two paths are the same. Mirrors Go's `fieldpath.Path.Equals`. */
export declare function equalPaths(a: Path, b: Path): boolean;

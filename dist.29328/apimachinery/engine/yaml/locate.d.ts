import type { YAMLNode } from './node.ts';
/** A place in a text, counted from 1; columns in UTF-16 units. */
export interface YAMLPosition {
    readonly line: number;
    readonly column: number;
}
/**
 * Where the entry at a path stands: its key in a mapping, the item itself in a sequence. What an alias or a merge
 * brought is found where it was written. Undefined if there is nothing at the path.
 */
export declare function locateNode(root: YAMLNode | undefined, path: readonly (string | number)[]): YAMLPosition | undefined;

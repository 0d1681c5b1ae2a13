import type { Library } from './library.ts';
/** Slices, sorting and the like. Mirrors cel-go's `ext.Lists`, version 3. */
export declare function extendedLists(): Library;

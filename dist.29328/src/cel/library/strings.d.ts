import type { Library } from './library.ts';
/** Functions of texts: places, parts, `format`. Mirrors cel-go's `ext.Strings`, version 2. */
export declare function strings(): Library;

import type { Library } from './library.ts';
/** Values that may be missing: `a.?b`, `optional.of(x)`. Mirrors cel-go's optional types, version 2. */
export declare function optionals(): Library;

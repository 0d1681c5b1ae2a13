import type { Library } from './library.ts';
/** `cel.bind`. Mirrors cel-go's `ext.Bindings`, version 0. */
export declare function bindings(): Library;

import type { Library } from './library.ts';
/** Lists as sets. Mirrors cel-go's `ext.Sets`. */
export declare function sets(): Library;

import type { Cursor } from './cursor.ts';
/** Reads a scalar in single or double quotes, from the opening quote to behind the closing one. */
export declare function scanQuoted(s: Cursor, single: boolean): string;

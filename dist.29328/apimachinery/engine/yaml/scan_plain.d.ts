import type { Cursor } from './cursor.ts';
/** Reads a scalar without quotes, over several lines if they are indented deeply enough. */
export declare function scanPlain(s: Cursor): string;

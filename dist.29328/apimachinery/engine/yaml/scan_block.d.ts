import type { Cursor } from './cursor.ts';
/** Reads a `|` or `>` scalar, header included. */
export declare function scanBlockScalar(s: Cursor, literal: boolean): string;

import type { Cursor } from './cursor.ts';
import type { Token } from './token.ts';
/** Reads `&name` or `*name`. */
export declare function scanAnchor(s: Cursor, type: number): Token;
/** Reads `!suffix`, `!!suffix`, `!handle!suffix`, `!<uri>` or a lone `!`. */
export declare function scanTag(s: Cursor): Token;
/** Reads a `%YAML` or `%TAG` line. */
export declare function scanDirective(s: Cursor): Token;

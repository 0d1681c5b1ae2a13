/**
 * JSON text to values, exactly: integers of any size, the spelling of numbers, duplicate keys, places, and Go's error
 * texts. Several times slower than JSON.parse, so only texts that need one of these come here.
 */
import type { FieldTree } from '../schema/field_tree.ts';
import { JSONNotes } from './notes.ts';
import { TextTokens } from './text_tokens.ts';
/** What JSON.parse can't tell about a text. */
export interface JSONDetails {
    /** What there is to tell about the object or array, and those within; undefined when there is nothing. */
    root: JSONNotes | undefined;
    /**
     * The numbers too large to be a `number`, as they are spelled, and how often: they became Infinity, which JSON doesn't
     * have. Checking a value takes those off whose digits it keeps.
     */
    readonly overflows: Map<string | number, number>;
}
/** What {@link parseJSON} notes besides what it always does. */
export interface ParseOptions {
    /** Also note where every key and element stands. */
    offsets?: boolean;
    /** Pass over these fields: of what they hold only the end is looked for. */
    omit?: FieldTree | undefined;
}
/** Parses a whole JSON text. @throws JSONSyntaxError */
export declare function parseJSON(text: string, options?: ParseOptions): {
    value: unknown;
    details: JSONDetails;
};
/** Makes values of tokens, one after the other. */
export declare class ValueReader {
    #private;
    /** What there is to tell about the last value; the overflows are those of all values. */
    readonly details: JSONDetails;
    constructor(tokens: TextTokens, { offsets, omit }?: ParseOptions);
    /** The next value; undefined at the end of a sequence. @throws JSONSyntaxError */
    next(): unknown;
}

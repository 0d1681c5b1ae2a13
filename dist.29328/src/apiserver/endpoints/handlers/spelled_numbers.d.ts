import { type Spellings } from '#engine/json/notes';
/**
 * The value of a JSON patch or a JSON merge patch, in which numbers that are spelled otherwise than they would be written
 * (`1.0`, `1e3`) are strings with a mark: Go applies patches to texts, so that `1.0` is no integer in what comes out, and
 * not the same as `1`.
 */
export declare function withSpelledNumbers(value: unknown, body: Uint8Array): unknown;
/**
 * What such a patch made of an object: with numbers in place of marked strings, and how they are spelled; the spellings of
 * numbers that are written with an exponent, too. What is given stays as it is.
 */
export declare function withoutMarks(value: unknown): {
    readonly value: unknown;
    readonly spellings?: Spellings;
};
/** The JSON text of what such a patch made of an object: numbers as the patch spells them. */
export declare function spelledJSON(value: unknown): string;

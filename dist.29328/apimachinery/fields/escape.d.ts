/** A backslash before a character that needs no escape, or at the end. Mirrors Go's `fields.InvalidEscapeSequence`. */
export declare class InvalidEscapeSequence extends Error {
    readonly code = "ERR_INVALID_ESCAPE_SEQUENCE";
    /** The backslash and what follows it. */
    readonly sequence: string;
    constructor(sequence: string);
}
/** An unescaped `,` or `=` in a value. Mirrors Go's `fields.UnescapedRune`; the message has its code point. */
export declare class UnescapedRune extends Error {
    readonly code = "ERR_UNESCAPED_RUNE";
    readonly rune: string;
    constructor(rune: string);
}
/** The value with a backslash before each `\`, `,` and `=`, for a field selector. Mirrors Go's `fields.EscapeValue`. */
export declare function escapeValue(value: string): string;
/**
 * Reverses {@link escapeValue}. Mirrors Go's `fields.UnescapeValue`.
 * @throws {InvalidEscapeSequence}
 * @throws {UnescapedRune}
 */
export declare function unescapeValue(value: string): string;

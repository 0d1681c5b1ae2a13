export declare const PLAIN = 1;
export declare const SINGLE_QUOTED = 2;
export declare const DOUBLE_QUOTED = 3;
export declare const LITERAL = 4;
/** Chooses the style Go's encoder and emitter agree on for a string. */
export declare function chooseStyle(text: string, simpleKey: boolean): number;
/** Whether a string has a line break in it, which rules it out as a key without `?`. */
export declare function isMultiline(text: string): boolean;
/** What the emitter escapes in double quotes and refuses elsewhere. Characters beyond U+FFFF are among it. */
export declare function isPrintable(c: number): boolean;

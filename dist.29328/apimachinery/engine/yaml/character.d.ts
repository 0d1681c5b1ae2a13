export declare const TAB = 9;
export declare const LF = 10;
export declare const CR = 13;
export declare const SPACE = 32;
/** Space or tab. */
export declare function isBlank(c: number): boolean;
/** A line break: CR, LF, NEL, LS, PS. */
export declare function isBreak(c: number): boolean;
/** A line break or the end of the text. */
export declare function isBreakOrEnd(c: number): boolean;
/** Space, tab, a line break or the end of the text. */
export declare function isBlankOrEnd(c: number): boolean;
export declare function isDigit(c: number): boolean;
/** What anchors, tag handles and directive names are made of. */
export declare function isWord(c: number): boolean;
/** The value of a hexadecimal digit, or -1. */
export declare function hexValue(c: number): number;
/** Whether a character means something else than text at the start of a plain scalar, wherever that stands. */
export declare function isIndicator(c: number): boolean;

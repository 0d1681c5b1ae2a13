/** Whether JSON, or a label selector, may have the character between its parts: space, LF, CR and tab. */
export declare function isSpace(code: number | undefined): boolean;

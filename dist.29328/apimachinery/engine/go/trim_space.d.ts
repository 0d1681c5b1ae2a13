/** The text without what Go's strings.TrimSpace takes for space: U+0085 is, U+FEFF is not, unlike in JavaScript. */
export declare function trimSpace(text: string): string;
/** Whether Go's unicode.IsSpace takes the character. */
export declare function isSpace(code: number): boolean;

/** Reasons why the string is not a C identifier, of any length. Mirrors Go's `content.IsCIdentifier`. */
export declare function isCIdentifier(value: string): string[];

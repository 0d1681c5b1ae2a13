export declare function isLowerAlnum(code: number): boolean;
export declare function isAlnum(code: number): boolean;
export declare function isDigit(code: number): boolean;
/** Whether every character of the text is one of the class. An empty text has no other. */
export declare function everyChar(text: string, inClass: (code: number) => boolean): boolean;
/** How the characters of a dotted name may be chosen. */
interface LabelSyntax {
    /** A character that a label may begin and end with. */
    readonly edge: (code: number) => boolean;
    /** A character that a label may have besides between the two. */
    readonly inner: (code: number) => boolean;
    /** Whether an underscore may stand before the first character. */
    readonly underscoreFirst?: boolean;
}
export declare const lowerLabels: LabelSyntax;
export declare const anyCaseLabels: LabelSyntax;
export declare const underscoreLabels: LabelSyntax;
/** Whether the part of the text is one label: `[a-z0-9]([-a-z0-9]*[a-z0-9])?`. */
export declare function isLabel(text: string, syntax: LabelSyntax, from?: number, to?: number): boolean;
/** Whether the text is labels with dots between them. */
export declare function isDotted(text: string, syntax: LabelSyntax): boolean;
/** `([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]` */
export declare function isLabelKeyName(text: string): boolean;
/** `[-._a-zA-Z0-9]` */
export declare function isNameChar(code: number): boolean;
/** Whether the text has more than `limit` bytes as UTF-8. */
export declare function longerThan(text: string, limit: number): boolean;
export {};

/** Escapes characters in names and texts of manifests that could move the cursor or break a line. */
export declare function printable(text: string): string;
/** The same on one line of at most `length` characters. */
export declare function short(text: string, length: number): string;

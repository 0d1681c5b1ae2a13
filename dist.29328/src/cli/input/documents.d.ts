export type Format = 'json' | 'yaml';
/** One document of a file. */
export interface Document {
    readonly format: Format;
    readonly text: string;
    /** Where its text starts in the file: the line, from 1, and the number of characters before it on that line. */
    readonly line: number;
    readonly indent: number;
    /** Why there is no document here. */
    readonly error?: string;
}
/** The line of the file where a document's content starts, after comments and markers. */
export declare function contentLine(document: Document): number;
/** White space, a comment or a document marker. */
export declare function isBlankLine(line: string): boolean;
/** The format of a file: by its name, otherwise by its content. */
export declare function formatOf(name: string, data: string | Uint8Array): Format;
/** The documents of a file, one by one, empty ones too. */
export declare function documentsOf(data: string | Uint8Array, format: Format): Generator<Document>;

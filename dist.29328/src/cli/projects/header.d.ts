import type { Files } from './templates.ts';
/**
 * Reads a text, such as a licence, that goes above each file. Marks of comments around it are left out.
 * @throws UsageError
 */
export declare function readHeader(path: string): string;
/** The files with the text above each one that has comments. */
export declare function withHeader(files: Files, header: string): Files;

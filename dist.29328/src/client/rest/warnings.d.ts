import type { WarningHeader } from '#apimachinery/util/net/warning_header';
/** Called with each warning that a server sends with a response. Mirrors Go's `rest.WarningHandler`. */
export type WarningHandler = (warning: WarningHeader) => void;
/** How {@link newWarningWriter} writes. */
export interface WarningWriterOptions {
    /** Writes each text once only. */
    readonly deduplicate?: boolean;
}
/** Writes warnings of servers about what was asked (code 299). Mirrors Go's `rest.NewWarningWriter`. */
export declare function newWarningWriter(write: (text: string) => void, { deduplicate }?: WarningWriterOptions): WarningHandler;
/** Pays no attention to warnings. Mirrors Go's `rest.NoWarnings`. */
export declare const noWarnings: WarningHandler;
/**
 * Hands on what a header `Warning` holds. What can't be read of it is passed over, up to what may be the next warning:
 * several headers come as one, joined by commas.
 */
export declare function handleWarnings(header: string | null, handler: WarningHandler): void;

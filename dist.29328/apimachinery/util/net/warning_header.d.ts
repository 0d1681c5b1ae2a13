import { NetworkValueError } from './network_value_error.ts';
/** A warning from a `Warning` header. Mirrors Go's `net.WarningHeader`. */
export interface WarningHeader {
    /** 299 for warnings of any kind. */
    readonly code: number;
    /** The agent that warns; `-` when unknown. */
    readonly agent: string;
    readonly text: string;
}
/** Result of {@link parseWarningHeaders}. */
export interface ParsedWarningHeaders {
    readonly warnings: WarningHeader[];
    /** One for each header that could not be fully parsed. */
    readonly errors: NetworkValueError[];
}
/** A warning and the rest of the header. */
export interface ParsedWarningHeader {
    readonly warning: WarningHeader;
    /** Further warnings in the same header; empty when there are none. */
    readonly remainder: string;
}
/**
 * Parses the values of `Warning` headers, each of which may hold several warnings. After an invalid one, the rest of
 * its value is skipped. Mirrors Go's `net.ParseWarningHeaders`.
 */
export declare function parseWarningHeaders(headers: readonly string[]): ParsedWarningHeaders;
/**
 * The first warning of a header's value: `299 agent "text"`, with a date in quotes after it or not. Text in encoded words
 * of RFC 2047 is decoded. Mirrors Go's `net.ParseWarningHeader`.
 * @throws {NetworkValueError} with Go's text
 */
export declare function parseWarningHeader(header: string): ParsedWarningHeader;
/**
 * Formats the value of a `Warning` header: `299 agent "text"`. An empty agent becomes `-`. Mirrors Go's
 * `net.NewWarningHeader`.
 * @throws {NetworkValueError} with Go's text when the code is not an integer from 0 to 999, the agent has spaces,
 * quotes, backslashes or control characters, or the string has control characters
 */
export declare function newWarningHeader(code: number, agent: string, text: string): string;

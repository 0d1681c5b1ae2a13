/** Where an error comes from. */
export interface ErrorContext {
    /**
     * - `list`, `watch`: the server or the connection; it is tried again after a pause
     * - `decode`: the object is left out, and what the cache has of it stays until it is deleted
     * - `transform`: the object is left out
     * - `index`: the object has no value in the index
     * - `handler`: the event counts as handled
     */
    readonly source: 'list' | 'watch' | 'decode' | 'transform' | 'index' | 'handler';
    /** `namespace/name` of the object it is about. */
    readonly key?: string;
}
/** Called with errors that no caller can get. */
export type ErrorHandler = (error: unknown, context: ErrorContext) => void;
/** Writes errors to the console. */
export declare function logError(error: unknown, { source, key }: ErrorContext): void;
/**
 * A watch ended within a second and before its first event, as behind a proxy that ends idle connections. Mirrors Go's
 * `cache.VeryShortWatchError`.
 */
export declare class VeryShortWatchError extends Error {
    readonly code = "ERR_VERY_SHORT_WATCH";
    constructor(name: string);
}
/** The server never said that all objects have been sent. */
export declare class WatchListStalledError extends Error {
    readonly code = "ERR_WATCH_LIST_STALLED";
    constructor(name: string, milliseconds: number);
}
/** An informer was used after it was stopped, or started twice. */
export declare class InformerStateError extends Error {
    readonly code = "ERR_INFORMER_STATE";
    constructor(message: string);
}

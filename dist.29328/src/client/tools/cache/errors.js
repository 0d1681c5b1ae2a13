/** Writes errors to the console. */
export function logError(error, { source, key }) {
    globalThis.console.error(`informer: ${source}${key === undefined ? '' : ` ${key}`}:`, error);
}
/**
 * A watch ended within a second and before its first event, as behind a proxy that ends idle connections. Mirrors Go's
 * `cache.VeryShortWatchError`.
 */
export class VeryShortWatchError extends Error {
    code = 'ERR_VERY_SHORT_WATCH';
    constructor(name) {
        super(`very short watch: ${name}: Unexpected watch close - watch lasted less than a second and no items received`);
        this.name = 'VeryShortWatchError';
    }
}
/** The server never said that all objects have been sent. */
export class WatchListStalledError extends Error {
    code = 'ERR_WATCH_LIST_STALLED';
    constructor(name, milliseconds) {
        super(`${name}: no event within ${milliseconds} ms, and none that marks the end of the initial events: listing instead`);
        this.name = 'WatchListStalledError';
    }
}
/** An informer was used after it was stopped, or started twice. */
export class InformerStateError extends Error {
    code = 'ERR_INFORMER_STATE';
    constructor(message) {
        super(message);
        this.name = 'InformerStateError';
    }
}

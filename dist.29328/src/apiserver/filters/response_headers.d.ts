import type { Filter } from './filter.ts';
/**
 * Compresses large answers for clients that take that; of watches those that begin with all there is. Mirrors
 * `deferredResponseWriter` and `watchResponseWriter` of Go's handlers.
 */
export declare const withCompression: Filter;
/** Sends the warnings of a request with its answer. Mirrors Go's `WithWarningRecorder`. */
export declare const withWarningRecorder: Filter;
/** No cache keeps answers, unless they say otherwise. Mirrors Go's `WithCacheControl`. */
export declare const withCacheControl: Filter;

import type { Filter } from './filter.ts';
/** How many requests may be under way at once. */
export interface MaxRequestsInFlight {
    readonly reads: number;
    readonly writes: number;
}
/** The requests of a server that are under way, without those that go on as long as their clients like. */
export declare class RequestsInFlight {
    reads: number;
    writes: number;
}
/**
 * Refuses requests for objects with 429 while too many are under way; an answer in pieces is until it has been written.
 * Members of `system:masters` are always answered, so that somebody can put an end to it; of a
 * server without authentication, where everybody is one, nobody is.
 * Mirrors Go's `WithMaxInFlightLimit`.
 * @param dropped is called for each request that is refused
 */
export declare function withMaxInFlight(inFlight: RequestsInFlight, limits?: MaxRequestsInFlight, dropped?: (kind: 'readOnly' | 'mutating') => void): Filter;

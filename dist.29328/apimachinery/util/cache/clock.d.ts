/** The clock of a cache. `Date` is one. Mirrors Go's `cache.Clock`. */
export interface Clock {
    /** Milliseconds since an arbitrary epoch. */
    now(): number;
}

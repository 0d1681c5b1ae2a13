/** Tells a cache what time it is. `Date` is one. Mirrors Go's `cache.Clock`. */
export interface Clock {
  /** In milliseconds, since whenever. */
  now(): number;
}

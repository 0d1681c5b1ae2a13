/** Go's `DefaultMaxUpdateManagers`. */
export const defaultMaxUpdateManagers = 10;
/** Go's `DefaultTrackOnCreateProbability`. */
export const defaultTrackOnCreateProbability = 1;

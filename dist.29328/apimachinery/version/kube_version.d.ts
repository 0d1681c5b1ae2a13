/**
 * Compares versions of an API by stability, then by number: v10, v2, v1, v11beta2, v3beta1, v12alpha1, then all other
 * strings, from `a` to `z`. Sorts in ascending order, so that the newest stable one is last. Mirrors Go's
 * `version.CompareKubeAwareVersionStrings`.
 * @returns a negative number when `v1` comes before `v2`, a positive one when after, 0 when they are the same
 */
export declare function compareKubeAwareVersionStrings(v1: string, v2: string): number;

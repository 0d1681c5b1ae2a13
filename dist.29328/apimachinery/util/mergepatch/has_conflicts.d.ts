/**
 * Whether two JSON merge patches set a key to different values. Lists must be equal element by element. Mirrors Go's
 * `mergepatch.HasConflicts`.
 * @throws NotCopyableError on values that are not JSON
 */
export declare function hasConflicts(left: unknown, right: unknown): boolean;

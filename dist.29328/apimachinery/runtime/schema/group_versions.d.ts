import type { GroupVersionKind, GroupVersionKindLike, GroupVersionLike } from './group_version.ts';
import { GroupVersion } from './group_version.ts';
/**
 * Several groups and versions, in order of preference: a `runtime.GroupVersioner` that accepts any of them.
 * Mirrors Go's `schema.GroupVersions`.
 */
export declare class GroupVersions {
    readonly versions: readonly GroupVersion[];
    constructor(versions: Iterable<GroupVersionLike>);
    [Symbol.iterator](): Iterator<GroupVersion>;
    /** `[apps/v1,batch/v1]`: tells group versioners apart. */
    identifier(): string;
    /**
     * Every version of this list chooses one of `kinds`; of these the first that is itself one of `kinds` wins, else the
     * first. `undefined` when no kind is of any of the groups.
     */
    kindForGroupVersionKinds(kinds: readonly GroupVersionKindLike[]): GroupVersionKind | undefined;
    toString(): string;
}

import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
/** A unique key for a resource or kind. Group, version and name may contain any character. */
export declare function keyOf(value: GroupVersionLike & ({
    readonly resource: string;
} | {
    readonly kind: string;
})): string;

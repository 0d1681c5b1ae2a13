import type { GroupVersionKindLike, GroupVersionResourceLike } from './schema/group_version.ts';
import { GroupResource, GroupVersionKind, GroupVersionResource } from './schema/group_version.ts';
/**
 * Knows which resources are the same data under several groups and versions, and the kind each expects. A subresource
 * is `''` for the resource itself. Mirrors Go's `runtime.EquivalentResourceRegistry`.
 */
export declare class EquivalentResourceRegistry {
    #private;
    /** @param keyFunc gives resources of several groups that share their data the same key; an empty one is ignored */
    constructor(keyFunc?: (resource: GroupResource) => string);
    /** All registered resources with the same data that have the subresource, the given one among them. */
    equivalentResourcesFor(resource: GroupVersionResourceLike, subresource: string): readonly GroupVersionResource[];
    /** The kind that a resource or subresource expects; `undefined` when it isn't registered. */
    kindFor(resource: GroupVersionResourceLike, subresource: string): GroupVersionKind | undefined;
    /** Registers a resource or subresource and its kind. */
    registerKindFor(resource: GroupVersionResourceLike, subresource: string, kind: GroupVersionKindLike): void;
}

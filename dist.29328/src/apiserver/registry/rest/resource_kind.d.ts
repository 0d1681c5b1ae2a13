import type { GroupKindLike, GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { APIObject } from '../../storage/api_object.ts';
/** What the registry knows of a resource. */
export interface ResourceKind {
    readonly group: string;
    /** The kind in error texts about its fields. */
    readonly kind: string;
    /** The plural name in paths: `pods`. */
    readonly resource: string;
    readonly namespaced: boolean;
}
/** The resource in error texts. */
export declare function groupResource({ group, resource }: ResourceKind): GroupResourceLike;
/** The kind in error texts: a custom resource is called by the one that it says it is of, right or wrong. */
export declare function groupKind({ group, kind }: ResourceKind, object: APIObject): GroupKindLike;

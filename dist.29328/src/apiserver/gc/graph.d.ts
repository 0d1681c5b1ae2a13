import type { OwnerReference } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { APIObject } from '../storage/api_object.ts';
/** What the collector knows of an object. */
export interface GraphNode {
    readonly uid: string;
    readonly resource: CollectedResource;
    readonly namespace: string;
    readonly name: string;
    readonly owners: readonly OwnerReference[];
    /** Whether it waits for its dependents to be deleted, or to be left without it. */
    readonly waitsFor: 'deletion' | 'orphans' | undefined;
    /** Whether it is being deleted at all. */
    readonly deleting: boolean;
}
/** Who owns whom. */
export declare class OwnerGraph {
    #private;
    get(uid: string): GraphNode | undefined;
    /** Those that name an owner, which may be gone. */
    dependentsOf(uid: string): GraphNode[];
    /** The objects of a Kind, of whatever version. */
    ofKind({ group, kind }: GroupVersionKindLike): Generator<GraphNode, void, undefined>;
    set(node: GraphNode): void;
    delete(uid: string): void;
}
/** What counts of an object; undefined: it has no uid. */
export declare function nodeOf(resource: CollectedResource, { metadata }: APIObject): GraphNode | undefined;
/** A resource whose objects may own others, and be owned. */
export interface CollectedResource {
    readonly kind: GroupVersionKindLike;
    readonly namespaced: boolean;
    readonly store: RESTStorage;
}

import type { Init } from '#apimachinery/runtime/init';
import { KindBase, type TypedBase } from '#apimachinery/runtime/kind_base';
import { type TypedKindClass } from '#apimachinery/runtime/kind_class';
import type { Int64 } from '#engine/schema/wire';
import type { ObjectBase } from './object.ts';
import type { ListMeta, ShardInfo } from './zz_generated.structs.ts';
/** Anything with list metadata: an instance of a Kind class or a plain object. Mirrors Go's `metav1.ListMetaAccessor`. */
export interface ListMetaAccessor {
    readonly metadata?: ListMeta | undefined;
}
/** What the metadata of objects and of lists have both. Mirrors Go's `metav1.Common`. */
export interface Common {
    getResourceVersion(): string;
    setResourceVersion(version: string): void;
    getSelfLink(): string;
    setSelfLink(selfLink: string): void;
}
/**
 * Access to a list's metadata by methods, as Go's `metav1.ListInterface`. All Kind classes with ListMeta have it, Status
 * among them. Setters given `''` or `undefined` remove the property.
 */
export interface ListInterface {
    getResourceVersion(): string;
    setResourceVersion(version: string): void;
    getSelfLink(): string;
    setSelfLink(selfLink: string): void;
    getContinue(): string;
    setContinue(token: string): void;
    /** How many items the server has beyond this page; `undefined` when it doesn't say. */
    getRemainingItemCount(): Int64 | undefined;
    setRemainingItemCount(count: Int64 | undefined): void;
}
/** Lists that may hold one shard of a collection only. Mirrors Go's `metav1.ShardedListInterface`. */
export interface ShardedListInterface {
    getShardInfo(): ShardInfo | undefined;
    setShardInfo(info: ShardInfo | undefined): void;
}
/** What every Kind class with ListMeta has. `metadata` is always there, and so is `items` on types that have items. */
export declare class ListBase extends KindBase implements ListInterface, ShardedListInterface {
    metadata: ListMeta;
    /** Plain objects among the items of `init` become instances of the items' class, without `apiVersion` and `kind`. */
    constructor(init?: object);
    getResourceVersion(): string;
    setResourceVersion(version: string): void;
    getSelfLink(): string;
    setSelfLink(selfLink: string): void;
    getContinue(): string;
    setContinue(token: string): void;
    getRemainingItemCount(): Int64 | undefined;
    setRemainingItemCount(count: Int64 | undefined): void;
    getShardInfo(): ShardInfo | undefined;
    setShardInfo(info: ShardInfo | undefined): void;
}
/** A list with the data L whose items are objects of a Kind with the data T: both with their accessors. */
export type ListInstance<L extends object, T> = Omit<L, 'items'> & ListBase & {
    items: (T & ObjectBase)[];
};
/** {@link ListBase}, typed by the data of a Kind and those of its items: what generated classes extend. */
export declare const TypedListBase: TypedBase<ListBase> & {
    new <L extends object, T>(init?: Init<L>, seed?: object): ListInstance<L, T>;
};
/** The class of a list with the data L of objects of a Kind with the data T. */
export type ListClass<L extends {
    items: T[];
}, T, F extends object = object> = TypedKindClass<L, ListInstance<L, T>, F>;
/** The class of a Kind with the data T, which have ListMeta but no objects as items: Status is one. */
export type ListMetaClass<T extends object, F extends object = object> = TypedKindClass<T, T & ListBase, F>;

import type { Init } from '#apimachinery/runtime/init';
import { toInstance } from '#apimachinery/runtime/instance';
import { KindBase, type TypedBase } from '#apimachinery/runtime/kind_base';
import { classOf, itemClassOf, type TypedKindClass } from '#apimachinery/runtime/kind_class';
import { setOrRemove } from '#engine/json/own_property';
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
export class ListBase extends KindBase implements ListInterface, ShardedListInterface {
  declare metadata: ListMeta;

  /** Plain objects among the items of `init` become instances of the items' class, without `apiVersion` and `kind`. */
  constructor(init?: object) {
    super(init, { metadata: {} });
    const itemClass = itemClassOf(classOf(this));
    if (itemClass === undefined) return;
    const list = this as { items?: unknown };
    list.items ??= [];
    if (itemClass !== null && Array.isArray(list.items) && list.items.some(isPlain)) {
      list.items = list.items.map((item: unknown) => (isPlain(item) ? toInstance(itemClass, item) : item));
    }
  }

  getResourceVersion(): string {
    return this.metadata.resourceVersion ?? '';
  }

  setResourceVersion(version: string): void {
    setOrRemove(this.metadata, 'resourceVersion', version);
  }

  getSelfLink(): string {
    return this.metadata.selfLink ?? '';
  }

  setSelfLink(selfLink: string): void {
    setOrRemove(this.metadata, 'selfLink', selfLink);
  }

  getContinue(): string {
    return this.metadata.continue ?? '';
  }

  setContinue(token: string): void {
    setOrRemove(this.metadata, 'continue', token);
  }

  getRemainingItemCount(): Int64 | undefined {
    return this.metadata.remainingItemCount ?? undefined;
  }

  setRemainingItemCount(count: Int64 | undefined): void {
    if (count === undefined) delete this.metadata.remainingItemCount;
    else this.metadata.remainingItemCount = count;
  }

  getShardInfo(): ShardInfo | undefined {
    return this.metadata.shardInfo ?? undefined;
  }

  setShardInfo(info: ShardInfo | undefined): void {
    setOrRemove(this.metadata, 'shardInfo', info);
  }
}

/** A list with the data L whose items are objects of a Kind with the data T: both with their accessors. */
export type ListInstance<L extends object, T> = Omit<L, 'items'> & ListBase & { items: (T & ObjectBase)[] };

/** {@link ListBase}, typed by the data of a Kind and those of its items: what generated classes extend. */
export const TypedListBase: TypedBase<ListBase> & {
  new <L extends object, T>(init?: Init<L>, seed?: object): ListInstance<L, T>;
} = ListBase as TypedBase<ListBase> & (new <L extends object, T>() => ListInstance<L, T>);

/** The class of a list with the data L of objects of a Kind with the data T. */
export type ListClass<L extends { items: T[] }, T, F extends object = object> = TypedKindClass<
  L,
  ListInstance<L, T>,
  F
>;

/** The class of a Kind with the data T, which have ListMeta but no objects as items: Status is one. */
export type ListMetaClass<T extends object, F extends object = object> = TypedKindClass<T, T & ListBase, F>;

function isPlain(item: unknown): item is object {
  if (typeof item !== 'object' || item === null) return false;
  const proto = Object.getPrototypeOf(item);
  return proto === null || proto === Object.prototype;
}

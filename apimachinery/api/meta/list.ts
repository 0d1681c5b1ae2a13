import { NotAListError } from '../../apis/meta/v1/unstructured/unstructured.ts';
import { goTypeName, itemClassOf, type KindClass } from '../../runtime/kind_class.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import { isUnstructured } from '../../runtime/unstructured.ts';

/** A list of objects: an instance of a Kind class or a plain object. */
export interface ListOf<T> {
  readonly items?: readonly T[] | null;
}

// Go's ExtractListWithAlloc and EachListItemWithAlloc have no counterpart: here an item does not keep its list alive.
// Nor has GetItemsPtr, as there are no pointers: see extractList.

/** Whether an object is a list of objects, that is, has an array `items`. Mirrors Go's `meta.IsListType`. */
export function isListType(obj: object): obj is ListOf<RuntimeObject> {
  return isUnstructured(obj) ? obj.isList() : itemsOf(obj) !== undefined;
}

/**
 * The items of a list, as a new array. Mirrors Go's `meta.ExtractList`.
 * @throws NotAListError
 */
export function extractList<T>(list: ListOf<T>): T[] {
  return [...(items(list) as readonly T[])];
}

/** The number of items in a list; 0 for anything else. Mirrors Go's `meta.LenList`. */
export function lenList(list: object): number {
  return itemsOf(list)?.length ?? 0;
}

/**
 * Calls a function with each item of a list, in order, until it throws. Items of an Unstructured are replaced by
 * Unstructureds. Mirrors Go's `meta.EachListItem`.
 * @throws NotAListError
 */
export function eachListItem<T>(list: ListOf<T>, fn: (item: T) => void): void {
  if (isUnstructured(list) && 'eachListItem' in list)
    return (list as { eachListItem(call: (item: T) => void): void }).eachListItem(fn);
  for (const item of items(list)) fn(item as T);
}

/**
 * A copy of the list with other items. Plain items of a typed list become instances. Mirrors Go's `meta.SetList`.
 *
 * Differs from Go: the input list is not modified.
 * @throws NotAListError when it is not a list, or can't hold one of the objects
 */
export function setList<L extends object>(list: L, objects: readonly object[]): L {
  items(list);
  const type = kindClassOf(list);
  if (type === undefined) return { ...list, items: [...objects] };
  const itemType = itemClassOf(type) ?? undefined;
  for (const [index, object] of objects.entries()) {
    const got = itemType === undefined ? undefined : otherType(object, itemType);
    if (got !== undefined)
      throw new NotAListError(`item[${index}]: can't assign or convert ${got} into ${goTypeName(itemType!)}`);
  }
  return new type({ ...list, items: [...objects] } as never) as unknown as L;
}

/** The class of an instance of a Kind, including of another copy of this library; undefined for a plain object. */
function kindClassOf(obj: object): KindClass | undefined {
  const type: unknown = Object.getPrototypeOf(obj)?.constructor;
  return typeof type === 'function' &&
    typeof (type as Partial<KindClass>).type === 'string' &&
    Array.isArray((type as Partial<KindClass>).fields)
    ? (type as KindClass)
    : undefined;
}

/** The type of an object that is not of the class; undefined for one that is, or has no type. */
function otherType(object: object, type: KindClass): string | undefined {
  if (typeof object !== 'object' || object === null) return String(object);
  const { apiVersion = type.apiVersion, kind = type.kind } = object as RuntimeObject;
  if (apiVersion === type.apiVersion && kind === type.kind) return undefined;
  return `${apiVersion.slice(apiVersion.indexOf('/') + 1)}.${kind}`;
}

function itemsOf(obj: unknown): readonly unknown[] | undefined {
  if (typeof obj !== 'object' || obj === null || !Object.hasOwn(obj, 'items')) return undefined;
  const { items: list } = obj as { items?: unknown };
  return Array.isArray(list) ? list : undefined;
}

function items(list: object): readonly unknown[] {
  const found = itemsOf(list);
  if (found === undefined) throw new NotAListError(`${typeName(list)} is not a list: no Items field in this object`);
  return found;
}

function typeName(obj: unknown): string {
  if (typeof obj !== 'object' || obj === null) return String(obj);
  const type = kindClassOf(obj);
  return type ? `*${goTypeName(type)}` : ((obj as RuntimeObject).kind ?? 'object');
}

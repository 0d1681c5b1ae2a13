import { setOwn } from '#engine/json/own_property';
import { fieldType } from '#engine/schema/field_type';
import type { KindBase } from './kind_base.ts';
import type { KindClass } from './kind_class.ts';
import { itemClassOf } from './kind_class.ts';
import type { RuntimeObject } from './runtime_object.ts';

/**
 * Decoded data as an instance of its Kind: a new object with the properties of the data, and with `metadata` and
 * `items` where they are missing. The items of a list are replaced by instances of their Kind.
 *
 * Differs from Go: a list that came without items is written with `[]`, as servers write it, not with `null`.
 */
export function toInstance<T extends object>(type: KindClass<T>, data: object): T & KindBase {
  // A copy, because V8 takes another prototype on the data themselves as a reason to optimise less; and a literal,
  // because assigning to an instance would call the accessors of its class.
  const object: T & KindBase = Object.setPrototypeOf({ ...data }, type.prototype);
  complete(type, object);
  return object;
}

/** Gives an instance of a Kind the `metadata` and `items` that it lacks, and makes its items instances of their Kind. */
export function complete(type: KindClass, object: RuntimeObject & { metadata?: object; items?: unknown[] }): void {
  const { metadata, items } = partsOf(type);
  if (metadata && (!Object.hasOwn(object, 'metadata') || object.metadata === undefined)) setOwn(object, 'metadata', {});
  if (items === undefined) return;
  const list = (Object.hasOwn(object, 'items') ? object.items : undefined) ?? [];
  if (list !== object.items) setOwn(object, 'items', list);
  if (items === null) return;
  for (let index = 0; index < list.length; index++) {
    const item = list[index];
    if (typeof item === 'object' && item !== null) list[index] = toInstance(items, item);
  }
}

interface Parts {
  metadata: boolean;
  /** The class of the items; null for items without a class, undefined without items. */
  items: KindClass | null | undefined;
}

const parts = new WeakMap<KindClass, Parts>();

function partsOf(type: KindClass): Parts {
  let found = parts.get(type);
  if (found === undefined) {
    found = { metadata: fieldType(type, 'metadata') !== undefined, items: itemClassOf(type) };
    parts.set(type, found);
  }
  return found;
}

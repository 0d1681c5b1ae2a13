import { setOwn } from '#engine/json/own_property';
import { fieldNameElement, identityOf, type PathElement, pathElementToString } from '../fieldpath/index.ts';
import type { Atom, ListType, MapType, Schema, TypeRef } from '../schema/index.ts';
import { get, isEmpty, isList, isMap, type JSONMap, keys } from '../value/index.ts';
import { deduceAtom, invalidAtom, noType } from './atoms.ts';
import { checkScalar } from './check_scalar.ts';
import { Faults } from './faults.ts';
import { listItemElement } from './list_item.ts';

/**
 * Merges the right value of a type into the left; `undefined` means absent. The result shares parts with both.
 * @throws {ValidationErrors}
 */
export function mergeValues(lhs: unknown, rhs: unknown, schema: Schema, ref: TypeRef): unknown {
  const walk = new MergeWalk(schema);
  const merged = walk.value(lhs, rhs, ref);
  walk.faults.raise();
  return merged;
}

/** An item of a list, and what tells it from others. */
interface Item {
  readonly element: PathElement;
  readonly identity: string;
  readonly value: unknown;
}

/** The items of a list, and what there is of each identity; null for duplicates. */
interface Indexed {
  readonly items: readonly Item[];
  readonly values: ReadonlyMap<string, unknown>;
}

class MergeWalk {
  readonly faults = new Faults();
  private readonly schema: Schema;

  constructor(schema: Schema) {
    this.schema = schema;
  }

  value(lhs: unknown, rhs: unknown, ref: TypeRef): unknown {
    if (lhs === undefined && rhs === undefined) {
      this.faults.add('at least one of lhs and rhs must be provided');
      return undefined;
    }
    const atom = this.schema.resolve(ref);
    if (atom === undefined) {
      this.faults.add(noType(ref));
      return undefined;
    }
    const left = deduceAtom(atom, lhs);
    const right = deduceAtom(atom, rhs);
    // An absent value matches any type. If the types differ, the left one is only validated.
    if (lhs !== undefined && rhs !== undefined && left !== right) this.atom(left, lhs, rhs, ref);
    return this.atom(rhs === undefined ? left : right, lhs, rhs, ref);
  }

  private atom(atom: Atom, lhs: unknown, rhs: unknown, ref: TypeRef): unknown {
    if (atom.map !== undefined) return this.map(atom.map, lhs, rhs);
    if (atom.scalar !== undefined) {
      const left = checkScalar(atom.scalar, lhs);
      const right = checkScalar(atom.scalar, rhs);
      if (left === undefined || right === undefined) return rhs === undefined ? lhs : rhs;
      this.faults.add(`lhs: ${left}`);
      this.faults.add(`rhs: ${right}`);
    } else if (atom.list !== undefined) return this.list(atom.list, lhs, rhs);
    else this.faults.add(invalidAtom(ref));
    return undefined;
  }

  private map(type: MapType, lhs: unknown, rhs: unknown): unknown {
    const left: JSONMap = isMap(lhs) ? lhs : {};
    const right: JSONMap = isMap(rhs) ? rhs : {};
    // Empty ones are leaves, to distinguish empty from null.
    if (type.elementRelationship === 'atomic' || (isEmpty(left) && isEmpty(right)))
      return rhs === undefined ? lhs : rhs;
    const merged: Record<string, unknown> = {};
    for (const key of keys(left)) this.field(type, key, left[key], get(right, key), merged);
    for (const key of keys(right))
      if (get(left, key) === undefined) this.field(type, key, undefined, right[key], merged);
    return Object.keys(merged).length > 0 ? merged : undefined;
  }

  private field(type: MapType, key: string, lhs: unknown, rhs: unknown, merged: Record<string, unknown>): void {
    const field = this.schema.field(type, key);
    this.faults.path.push(fieldNameElement(key));
    const value = this.value(lhs, rhs, (field === undefined ? type.elementType : field.type) ?? {});
    this.faults.path.pop();
    if (value !== undefined) setOwn(merged, key, value);
  }

  private list(type: ListType, lhs: unknown, rhs: unknown): unknown {
    const left = isList(lhs) ? lhs : [];
    const right = isList(rhs) ? rhs : [];
    if (type.elementRelationship === 'atomic' || (left.length === 0 && right.length === 0))
      return rhs === undefined ? lhs : rhs;
    const before = this.faults.errors.length;
    const applied = this.index(type, right, false);
    const present = this.index(type, left, true);
    if (this.faults.errors.length > before) return undefined;
    const merged = this.items(type, present, applied);
    return merged.length > 0 ? merged : undefined;
  }

  /**
   * Merges the items. Those of the right list keep its order; an item only on the left stays after the shared item that
   * preceded it.
   */
  private items(type: ListType, present: Indexed, applied: Indexed): unknown[] {
    const ref = type.elementType ?? {};
    const out: unknown[] = [];
    const done = new Set<string>();
    // The shared items, in the order of the right list: the left list may not advance past the next one.
    const shared = applied.items.filter(({ identity }) => present.values.has(identity));
    let next = 0;
    let l = 0;
    let r = 0;
    const put = (element: PathElement, lhs: unknown, rhs: unknown): void => {
      const item = this.item(element, lhs, rhs, ref);
      if (item !== undefined) out.push(item);
    };
    const take = ({ element, identity }: Item): void => {
      done.add(identity);
      put(element, present.values.get(identity), applied.values.get(identity));
      r++;
    };
    while (l < present.items.length || r < applied.items.length) {
      const mine = present.items[l];
      const theirs = applied.items[r];
      if (mine !== undefined && theirs !== undefined) {
        if (mine.identity === theirs.identity) {
          take(mine);
          l++;
          next++;
          continue;
        }
        const wanted = shared[next];
        if (wanted !== undefined && applied.values.has(mine.identity) && wanted.identity !== mine.identity) {
          l++;
          continue;
        }
      }
      if (mine !== undefined) {
        if (!applied.values.has(mine.identity)) {
          put(mine.element, mine.value, undefined);
          l++;
          continue;
        }
        if (done.has(mine.identity)) l++;
      }
      if (theirs !== undefined) {
        take(theirs);
        if (shared[next]?.identity === theirs.identity) next++;
      }
    }
    return out;
  }

  private index(type: ListType, list: readonly unknown[], allowDuplicates: boolean): Indexed {
    const items: Item[] = [];
    const values = new Map<string, unknown>();
    for (const [at, value] of list.entries()) {
      const element = listItemElement(this.schema, type, value);
      if (typeof element === 'string') {
        this.faults.add(`element ${at}: ${element}`);
        continue;
      }
      const identity = identityOf(element);
      const repeated = values.has(identity);
      if (repeated && !allowDuplicates) {
        this.faults.add(`duplicate entries for key ${pathElementToString(element)}`);
        continue;
      }
      values.set(identity, repeated ? null : value);
      items.push({ element, identity, value });
    }
    return { items, values };
  }

  /** Go drops errors within items; the value has been validated before. */
  private item(element: PathElement, lhs: unknown, rhs: unknown, ref: TypeRef): unknown {
    const { path, errors } = this.faults;
    const before = errors.length;
    path.push(element);
    const merged = this.value(lhs, rhs, ref);
    path.pop();
    errors.length = before;
    return merged;
  }
}

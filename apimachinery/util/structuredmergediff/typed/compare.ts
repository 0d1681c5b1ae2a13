import { fieldNameElement, identityOf, type PathElement, SetBuilder } from '../fieldpath/index.ts';
import type { Atom, ListType, MapType, Schema, TypeRef } from '../schema/index.ts';
import { equals, get, isEmpty, isList, isMap, type JSONMap, keys } from '../value/index.ts';
import { deduceAtom, invalidAtom, noType } from './atoms.ts';
import { checkScalar } from './check_scalar.ts';
import { Comparison } from './comparison.ts';
import { Faults } from './faults.ts';
import { listItemElement } from './list_item.ts';

/**
 * Compares two values of a type; `undefined` means absent.
 * @throws {ValidationErrors}
 */
export function compareValues(lhs: unknown, rhs: unknown, schema: Schema, ref: TypeRef): Comparison {
  const walk = new CompareWalk(schema);
  walk.value(lhs, rhs, ref);
  walk.faults.raise();
  return new Comparison(walk.removed.build(), walk.modified.build(), walk.added.build());
}

/** The items of two lists with one element. */
interface Group {
  readonly element: PathElement;
  left?: unknown[];
  right?: unknown[];
}

const NO_ITEMS: readonly unknown[] = [];

class CompareWalk {
  readonly faults = new Faults();
  readonly removed = new SetBuilder();
  readonly modified = new SetBuilder();
  readonly added = new SetBuilder();
  private readonly schema: Schema;

  constructor(schema: Schema) {
    this.schema = schema;
  }

  value(lhs: unknown, rhs: unknown, ref: TypeRef): void {
    if (lhs === undefined && rhs === undefined) return this.faults.add('at least one of lhs and rhs must be provided');
    const atom = this.schema.resolve(ref);
    if (atom === undefined) return this.faults.add(noType(ref));
    const left = deduceAtom(atom, lhs);
    const right = deduceAtom(atom, rhs);
    // An absent value matches any type. If the types differ, both are walked.
    if (lhs !== undefined && rhs !== undefined && left !== right) this.atom(left, lhs, rhs, ref);
    const isLeaf = this.atom(rhs === undefined ? left : right, lhs, rhs, ref);
    if (isLeaf) return;
    if (lhs === undefined) this.added.insert(this.faults.path);
    else if (rhs === undefined) this.removed.insert(this.faults.path);
  }

  /** Whether the values are compared as a whole. */
  private atom(atom: Atom, lhs: unknown, rhs: unknown, ref: TypeRef): boolean {
    if (atom.map !== undefined) return this.map(atom.map, lhs, rhs);
    if (atom.scalar !== undefined) {
      const left = checkScalar(atom.scalar, lhs);
      const right = checkScalar(atom.scalar, rhs);
      if (left === undefined || right === undefined) return this.leaf(lhs, rhs);
      this.faults.add(`lhs: ${left}`);
      this.faults.add(`rhs: ${right}`);
    } else if (atom.list !== undefined) return this.list(atom.list, lhs, rhs);
    else this.faults.add(invalidAtom(ref));
    return false;
  }

  private leaf(lhs: unknown, rhs: unknown): true {
    const { path } = this.faults;
    if (lhs === undefined) this.added.insert(path);
    else if (rhs === undefined) this.removed.insert(path);
    else if (!equals(lhs, rhs)) this.modified.insert(path);
    return true;
  }

  private map(type: MapType, lhs: unknown, rhs: unknown): boolean {
    const left: JSONMap = isMap(lhs) ? lhs : {};
    const right: JSONMap = isMap(rhs) ? rhs : {};
    // Empty ones are leaves, to distinguish empty from null.
    if (type.elementRelationship === 'atomic' || (isEmpty(left) && isEmpty(right))) return this.leaf(lhs, rhs);
    for (const key of keys(left)) this.field(type, key, left[key], get(right, key));
    for (const key of keys(right)) if (get(left, key) === undefined) this.field(type, key, undefined, right[key]);
    return false;
  }

  private field(type: MapType, key: string, lhs: unknown, rhs: unknown): void {
    const field = this.schema.field(type, key);
    this.descend(fieldNameElement(key), lhs, rhs, (field === undefined ? type.elementType : field.type) ?? {});
  }

  private list(type: ListType, lhs: unknown, rhs: unknown): boolean {
    const left = isList(lhs) ? lhs : [];
    const right = isList(rhs) ? rhs : [];
    if (type.elementRelationship === 'atomic' || (left.length === 0 && right.length === 0)) return this.leaf(lhs, rhs);
    const groups = new Map<string, Group>();
    this.group(type, left, groups, 'left');
    this.group(type, right, groups, 'right');
    for (const { element, left = NO_ITEMS, right = NO_ITEMS } of groups.values())
      this.items(element, left, right, type.elementType ?? {});
    return false;
  }

  private group(type: ListType, items: readonly unknown[], groups: Map<string, Group>, side: 'left' | 'right'): void {
    for (const [at, item] of items.entries()) {
      const element = listItemElement(this.schema, type, item);
      if (typeof element === 'string') {
        this.faults.add(`element ${at}: ${element}`);
        continue;
      }
      const identity = identityOf(element);
      let group = groups.get(identity);
      if (group === undefined) groups.set(identity, (group = { element }));
      const others = group[side];
      if (others === undefined) group[side] = [item];
      else others.push(item);
    }
  }

  /** Duplicate items are compared as one value; so is a single item with several. */
  private items(element: PathElement, left: readonly unknown[], right: readonly unknown[], ref: TypeRef): void {
    if (left.length < 2 && right.length < 2) return this.descend(element, left[0], right[0], ref);
    const path = [...this.faults.path, element];
    if (left.length >= 2 && right.length >= 2) {
      if (!equals(left, right)) this.modified.insert(path);
    } else if (left.length >= 2) {
      if (right.length > 0) this.descend(element, undefined, right[0], ref);
      this.removed.insert(path);
    } else {
      if (left.length > 0) this.descend(element, left[0], undefined, ref);
      this.added.insert(path);
    }
  }

  private descend(element: PathElement, lhs: unknown, rhs: unknown, ref: TypeRef): void {
    this.faults.path.push(element);
    this.value(lhs, rhs, ref);
    this.faults.path.pop();
  }
}

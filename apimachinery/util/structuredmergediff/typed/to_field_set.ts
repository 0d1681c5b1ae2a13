import { fieldNameElement, identityOf, type PathElement, Set, SetBuilder, unknownElement } from '../fieldpath/index.ts';
import type { ListType, MapType, Schema, TypeRef } from '../schema/index.ts';
import { isEmpty, isList, isMap, keys } from '../value/index.ts';
import { deduceAtom, invalidAtom, noType } from './atoms.ts';
import { Faults } from './faults.ts';
import { listItemElement } from './list_item.ts';

/**
 * The fields present in a value of a type.
 * @throws {ValidationErrors} on types that are not in the schema
 */
export function toFieldSet(value: unknown, schema: Schema, ref: TypeRef): Set {
  const walk = new FieldSetWalk(schema);
  const { set } = walk.value(value, ref);
  walk.faults.raise();
  return set ?? new Set();
}

/** The fields below a value, if there are any, and whether the value is one itself. */
interface Found {
  readonly set: Set | undefined;
  readonly isMember: boolean;
}

const LEAF: Found = { set: undefined, isMember: true };
const NOTHING: Found = { set: undefined, isMember: false };

class FieldSetWalk {
  readonly faults = new Faults();
  private readonly schema: Schema;

  constructor(schema: Schema) {
    this.schema = schema;
  }

  value(value: unknown, ref: TypeRef): Found {
    const found = this.schema.resolve(ref);
    if (found === undefined) {
      this.faults.add(noType(ref));
      return NOTHING;
    }
    const atom = deduceAtom(found, value);
    if (atom.map !== undefined) return this.map(value, atom.map);
    if (atom.scalar !== undefined) return LEAF;
    if (atom.list !== undefined) return this.list(value, atom.list);
    this.faults.add(invalidAtom(ref));
    return NOTHING;
  }

  private map(value: unknown, type: MapType): Found {
    if (type.elementRelationship === 'atomic') return LEAF;
    if (!isMap(value)) return NOTHING;
    const builder = new SetBuilder();
    for (const key of keys(value)) {
      const child = value[key];
      const field = this.schema.field(type, key);
      const empty = child === null || (isMap(child) && isEmpty(child));
      this.put(
        builder,
        fieldNameElement(key),
        child,
        (field === undefined ? type.elementType : field.type) ?? {},
        empty || field === undefined,
      );
    }
    return { set: builder.build(), isMember: false };
  }

  private list(value: unknown, type: ListType): Found {
    if (type.elementRelationship === 'atomic') return LEAF;
    if (!isList(value)) return NOTHING;
    const groups = new Map<string, { readonly element: PathElement; readonly items: unknown[] }>();
    for (const item of value) {
      const element = this.element(type, item);
      const identity = identityOf(element);
      const group = groups.get(identity);
      if (group === undefined) groups.set(identity, { element, items: [item] });
      else group.items.push(item);
    }
    const builder = new SetBuilder();
    for (const { element, items } of groups.values()) {
      // Duplicate items are owned together, as a whole.
      if (items.length > 1) builder.addMember(element);
      else this.put(builder, element, items[0], type.elementType ?? {}, true);
    }
    return { set: builder.build(), isMember: false };
  }

  /** A validated value has no unidentifiable elements, but a remainder may have. */
  private element(type: ListType, item: unknown): PathElement {
    const element = listItemElement(this.schema, type, item);
    return typeof element === 'string' ? unknownElement : element;
  }

  private put(builder: SetBuilder, element: PathElement, value: unknown, ref: TypeRef, always: boolean): void {
    this.faults.path.push(element);
    const { set, isMember } = this.value(value, ref);
    this.faults.path.pop();
    if (isMember || always) builder.addMember(element);
    if (set !== undefined && (set.members.length > 0 || set.children.length > 0)) builder.addChild(element, set);
  }
}

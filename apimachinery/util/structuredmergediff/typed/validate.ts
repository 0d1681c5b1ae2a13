import {
  fieldNameElement,
  identityOf,
  indexElement,
  type PathElement,
  pathElementToString,
} from '../fieldpath/index.ts';
import type { ListType, MapType, Schema, TypeRef } from '../schema/index.ts';
import { isList, isMap, keys, MAX_DEPTH } from '../value/index.ts';
import { deduceAtom, invalidAtom, noType } from './atoms.ts';
import { checkScalar } from './check_scalar.ts';
import { Faults } from './faults.ts';
import { goText } from './go_value.ts';
import { listItemElement } from './list_item.ts';
import type { ValidationError } from './validation_errors.ts';

/** Validates a value against a type. */
export function validate(
  value: unknown,
  schema: Schema,
  ref: TypeRef,
  allowDuplicates: boolean,
): readonly ValidationError[] {
  const walk = new Validation(schema, allowDuplicates);
  walk.value(value, ref);
  return walk.faults.errors;
}

class Validation {
  readonly faults = new Faults();
  private readonly schema: Schema;
  private readonly allowDuplicates: boolean;

  constructor(schema: Schema, allowDuplicates: boolean) {
    this.schema = schema;
    this.allowDuplicates = allowDuplicates;
  }

  value(value: unknown, ref: TypeRef): void {
    const { faults } = this;
    const found = this.schema.resolve(ref);
    if (found === undefined) return faults.add(noType(ref));
    const atom = deduceAtom(found, value);
    if (atom.map !== undefined) this.map(value, atom.map);
    else if (atom.scalar !== undefined) {
      const fault = checkScalar(atom.scalar, value);
      if (fault !== undefined) faults.add(fault);
    } else if (atom.list !== undefined) this.list(value, atom.list);
    else faults.add(invalidAtom(ref));
  }

  private map(value: unknown, type: MapType): void {
    if (value === null) return;
    if (!isMap(value)) return this.faults.add(`expected map, got ${value === undefined ? 'nil' : goText(value)}`);
    for (const key of keys(value)) {
      const element = fieldNameElement(key);
      const field = this.schema.field(type, key);
      // Stops at the first undeclared field.
      if (field === undefined && isZero(type.elementType))
        return this.faults.add('field not declared in schema', element);
      this.descend(element, value[key], (field === undefined ? type.elementType : field.type) ?? {});
    }
  }

  private list(value: unknown, type: ListType): void {
    if (value === null || value === undefined) return;
    if (!isList(value)) return this.faults.add(`expected list, got ${goText(value)}`);
    const observed = new Set<string>();
    for (const [at, item] of value.entries()) {
      let element: PathElement | string = indexElement(at);
      if (type.elementRelationship === 'associative') {
        element = listItemElement(this.schema, type, item);
        if (typeof element === 'string') return this.faults.add(`element ${at}: ${element}`);
        if (!this.allowDuplicates) {
          const identity = identityOf(element);
          if (observed.has(identity)) this.faults.add(`duplicate entries for key ${pathElementToString(element)}`);
          observed.add(identity);
        }
      }
      this.descend(element, item, type.elementType ?? {});
    }
  }

  private descend(element: PathElement, value: unknown, ref: TypeRef): void {
    const { path } = this.faults;
    // Differs from Go: it has no limit here, having rejected such a document before.
    if (path.length >= MAX_DEPTH) return this.faults.add(`more than ${MAX_DEPTH} levels`);
    path.push(element);
    this.value(value, ref);
    path.pop();
  }
}

/** Whether a reference is empty: then no value is allowed. */
export function isZero(ref: TypeRef | undefined): boolean {
  return ref === undefined || Object.keys(ref).length === 0;
}

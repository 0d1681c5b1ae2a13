import { type PathElement, pathToString, type Set } from '../fieldpath/index.ts';
import { SetBuilder } from '../fieldpath/set_builder.ts';
import { deducedTypeName, type ListType, type MapType, type Schema, type TypeRef } from '../schema/index.ts';
import { invalidAtom } from './atoms.ts';
import { Faults } from './faults.ts';
import type { TypedValue } from './typed_value.ts';
import { isZero } from './validate.ts';

/** The fields of a manager can't be adapted to the schema. */
export class ReconcileError extends Error {
  readonly code = 'ERR_SMD_RECONCILE';

  constructor(message: string) {
    super(`errors reconciling field set with schema: ${message}`);
    this.name = 'ReconcileError';
  }
}

/**
 * Adapts a set of fields to a changed schema: where a list or map became atomic, the fields below it collapse into one.
 * Mirrors Go's `typed.ReconcileFieldSetWithSchema`.
 * @returns `undefined` when nothing changes
 * @throws {ReconcileError}
 */
export function reconcileFieldSetWithSchema(set: Set, value: TypedValue): Set | undefined {
  const walk = new Reconciliation(value.schema);
  walk.fields(set, value.typeRef, false);
  const { errors } = walk.faults;
  if (errors.length > 0) throw new ReconcileError(errors.map(({ message }) => message).join('\n'));
  if (walk.atomic.length === 0) return undefined;
  const builder = new SetBuilder();
  for (const path of walk.atomic) builder.insert(path);
  const changed = builder.build();
  return set.recursiveDifference(changed).union(changed);
}

class Reconciliation {
  readonly faults = new Faults();
  /** Fields that became atomic. */
  readonly atomic: PathElement[][] = [];
  private readonly schema: Schema;

  constructor(schema: Schema) {
    this.schema = schema;
  }

  /** @param isWhole whether the set has the field itself and none below it */
  fields(set: Set | undefined, ref: TypeRef, isWhole: boolean): void {
    const atom = this.schema.resolve(ref);
    if (atom === undefined) this.faults.add(`could not resolve ${ref.namedType ?? pathToString(this.faults.path)}`);
    else if (atom.map !== undefined) this.map(atom.map, set, isWhole);
    else if (atom.scalar !== undefined) return;
    else if (atom.list !== undefined) this.list(atom.list, set, isWhole);
    else this.faults.add(invalidAtom(ref));
  }

  private map(type: MapType, set: Set | undefined, isWhole: boolean): void {
    if (isUntyped(type)) return;
    if (!isWhole && type.elementRelationship === 'atomic') {
      if (set !== undefined && !set.isEmpty()) this.atomic.push([...this.faults.path]);
      return;
    }
    if (set === undefined) return;
    this.each(set, (element) => {
      const field = element.kind === 'f' ? this.schema.field(type, element.fieldName) : undefined;
      const ref = field === undefined ? type.elementType : field.type;
      return isZero(ref) ? undefined : ref;
    });
  }

  private list(type: ListType, set: Set | undefined, isWhole: boolean): void {
    if (!isWhole && type.elementRelationship === 'atomic') this.atomic.push([...this.faults.path]);
    else if (set !== undefined) this.each(set, () => type.elementType ?? {});
  }

  private each(set: Set, refOf: (element: PathElement) => TypeRef | undefined): void {
    const step = (element: PathElement, isMember: boolean): void => {
      const ref = refOf(element);
      if (ref === undefined) return;
      const below = set.child(element);
      this.faults.path.push(element);
      this.fields(below, ref, isMember && below === undefined);
      this.faults.path.pop();
    };
    for (const { element } of set.children) if (!set.hasMember(element)) step(element, false);
    for (const element of set.members) step(element, true);
  }
}

/** Whether the fields of a map are untyped: deduced types can't become atomic. */
function isUntyped({ fields, elementType }: MapType): boolean {
  if (fields !== undefined || elementType === undefined) return false;
  return elementType.namedType === undefined
    ? elementType.scalar === 'untyped'
    : elementType.namedType === deducedTypeName;
}

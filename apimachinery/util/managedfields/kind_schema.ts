import {
  INLINE,
  LIST,
  MAP,
  OMITEMPTY,
  POINTER,
  type Field,
  type FieldFacts,
  type FieldType,
  type Struct,
} from '#engine/schema/descriptor';
import type { KindClass } from '../../runtime/kind_class.ts';
import {
  Schema,
  deducedTypeName,
  deducedTypes,
  untypedTypeName,
  type Atom,
  type ElementRelationship,
  type StructField,
  type TypeRef,
} from '../structuredmergediff/schema/index.ts';
import { ParseableType } from '../structuredmergediff/typed/index.ts';
import { atomicStructs, keyDefaults } from './internal/zz_generated.schema_facts.ts';

/** What may be asked for its type: a Kind class or the descriptor of a struct. */
export type Described = Pick<KindClass, 'type' | 'fields'> | Struct;

const types = /* @__PURE__ */ new WeakMap<object, ParseableType>();

/**
 * The type of the objects of a Kind, or of the values of a struct, for server-side apply: which lists and maps are atomic,
 * and what items go by. Made of the descriptors, as far as it is used. The same object each time.
 */
export function parseableType(kind: Described): ParseableType {
  let type = types.get(kind);
  if (type === undefined) {
    type = (shared ??= new KindSchema()).typeOf(kind);
    types.set(kind, type);
  }
  return type;
}

/** One for all, as the types of a schema can be compared only with each other. */
let shared: KindSchema | undefined;

/** Types that are known by name, and structs that have been met on the way to their fields. */
class KindSchema {
  private readonly structs = new Map<string, Described>();
  private readonly schema = new Schema(deducedTypes, (name) => this.atomOf(name));

  typeOf(kind: Described): ParseableType {
    return new ParseableType(this.schema, this.named(kind));
  }

  private named(struct: Described): TypeRef {
    const namedType = definitionName(struct.type);
    this.structs.set(namedType, struct);
    return { namedType };
  }

  private atomOf(name: string): Atom | undefined {
    const struct = this.structs.get(name);
    if (struct === undefined) return undefined;
    const fields = this.fieldsOf(struct);
    const atomic = atomicStructs.includes(struct.type) ? ({ elementRelationship: 'atomic' } as const) : {};
    // Of a struct without fields nothing is known.
    return {
      map: fields.length === 0 ? { elementType: { namedType: deducedTypeName }, ...atomic } : { fields, ...atomic },
    };
  }

  private fieldsOf(struct: Described): StructField[] {
    return struct.fields.flatMap((field) => {
      const [name, type, flags] = field;
      if ((flags & INLINE) !== 0 || name === '') return this.fieldsOf(type as Struct);
      const value = defaultOf(struct.type, field);
      return [{ name, type: this.typeOfField(field), ...(value === undefined ? {} : { default: value }) }];
    });
  }

  private typeOfField([, type, flags, facts = {}]: Field): TypeRef {
    const elementType = this.typeRef(type);
    const { merge } = facts;
    if ((flags & LIST) !== 0) return { list: { elementType, ...listFacts(facts) } };
    const relationship: ElementRelationship | undefined =
      merge === 'atomic' ? 'atomic' : merge === 'granular' ? 'separable' : undefined;
    const elementRelationship = relationship === undefined ? {} : { elementRelationship: relationship };
    if ((flags & MAP) !== 0) return { map: { elementType, ...elementRelationship } };
    return relationship === undefined ? elementType : { ...elementType, elementRelationship: relationship };
  }

  private typeRef(type: FieldType): TypeRef {
    if (typeof type === 'string') return scalars[type] ?? { scalar: 'string' };
    if ('fields' in type) return this.named(type);
    if ('list' in type) return { list: { elementType: this.typeRef(type.list), elementRelationship: 'atomic' } };
    // Raw JSON, or one of several shapes.
    return anyValue;
  }
}

function listFacts({ merge, keys }: FieldFacts): {
  elementRelationship: 'associative' | 'atomic';
  keys?: readonly string[];
} {
  if (merge === 'map') return { elementRelationship: 'associative', keys: keys ?? [] };
  return { elementRelationship: merge === 'set' ? 'associative' : 'atomic' };
}

/** What a missing field of a list item counts as: its declared default, or the zero value that Go writes for it. */
function defaultOf(struct: string, [name, type, flags]: Field): unknown {
  const declared = keyDefaults[struct]?.[name];
  if (declared !== undefined) return declared;
  if (typeof type !== 'string' || type.startsWith('@') || (flags & (LIST | MAP | POINTER | OMITEMPTY)) !== 0)
    return undefined;
  const scalar = (scalars[type] ?? { scalar: 'string' }).scalar;
  return scalar === 'string' ? '' : scalar === 'numeric' ? 0 : scalar === 'boolean' ? false : undefined;
}

/** `k8s.io/api/core/v1.Pod` as OpenAPI names it: `io.k8s.api.core.v1.Pod`. */
function definitionName(type: string): string {
  const [host = '', ...path] = type.split('/');
  return [...host.split('.').reverse(), ...path].join('.');
}

const anyValue: TypeRef = {
  scalar: 'untyped',
  list: { elementType: { namedType: untypedTypeName }, elementRelationship: 'atomic' },
  map: { elementType: { namedType: deducedTypeName }, elementRelationship: 'separable' },
};
const anyObject: TypeRef = { map: { elementType: anyValue } };
const untyped: TypeRef = { scalar: 'untyped' };
const numeric: TypeRef = { scalar: 'numeric' };

/** The types of fields that are no structs, by their names in descriptors. All others are texts. */
const scalars: Readonly<Record<string, TypeRef | undefined>> = {
  bool: { scalar: 'boolean' },
  int32: numeric,
  int64: numeric,
  float64: numeric,
  any: anyValue,
  json: anyValue,
  '@v1.Time': untyped,
  '@v1.MicroTime': untyped,
  '@resource.Quantity': untyped,
  '@intstr.IntOrString': untyped,
  '@runtime.RawExtension': { namedType: untypedTypeName },
  '@v1.FieldsV1': anyObject,
};

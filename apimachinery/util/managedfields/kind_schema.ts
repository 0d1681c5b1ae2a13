import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import type { FieldFacts, Struct } from '#engine/schema/descriptor';
import { OMITEMPTY, POINTER } from '#engine/schema/descriptor';
import type { Member, Node, Shape } from '#engine/schema/node';
import { assertNever, zeroOf } from '#engine/schema/node';
import type { KindClass } from '../../runtime/kind_class.ts';
import {
  type Atom,
  deducedTypeName,
  deducedTypes,
  type ElementRelationship,
  Schema,
  type StructField,
  type TypeRef,
  untypedTypeName,
} from '../structuredmergediff/schema/index.ts';
import { ParseableType } from '../structuredmergediff/typed/index.ts';
import { atomicStructs, granularStructs, keyDefaults } from './internal/zz_generated.schema_facts.ts';

/** A Kind class or the descriptor of a struct. */
export type Described = Pick<KindClass, 'type' | 'fields'> | Struct;

const types = /* @__PURE__ */ new WeakMap<object, ParseableType>();

/**
 * The type of the objects of a Kind, or of the values of a struct, for server-side apply: which lists and maps are
 * atomic, and the keys of list items. Derived lazily from the descriptors, and cached.
 */
export function parseableType(kind: Described): ParseableType {
  let type = types.get(kind);
  if (type === undefined) {
    type = (shared ??= new KindSchema()).typeOf(kind);
    types.set(kind, type);
  }
  return type;
}

/** Shared, as only types of the same schema can be compared. */
let shared: KindSchema | undefined;

/** Types known by name, and structs encountered so far. */
class KindSchema {
  private readonly structs = new Map<string, Shape>();
  private readonly names = new Map<Shape, string>();
  private readonly schema = new Schema(deducedTypes, (name) => this.atomOf(name));

  typeOf(kind: Described): ParseableType {
    return new ParseableType(this.schema, this.named(compile(kind, SCALAR_NAMES)));
  }

  /** The same struct of another release has other fields, and thus a name of its own. */
  private named(shape: Shape): TypeRef {
    let namedType = this.names.get(shape);
    if (namedType === undefined) {
      const name = definitionName(shape.type);
      namedType = this.structs.has(name) ? `${name}#${this.names.size}` : name;
      this.names.set(shape, namedType);
      this.structs.set(namedType, shape);
    }
    return { namedType };
  }

  private atomOf(name: string): Atom | undefined {
    const shape = this.structs.get(name);
    if (shape === undefined) return undefined;
    const owned = structFacts(shape.type);
    const fields = shape.members.map((member) => this.fieldOf(member));
    // A struct without fields is untyped.
    return {
      map: fields.length === 0 ? { elementType: { namedType: deducedTypeName }, ...owned } : { fields, ...owned },
    };
  }

  private fieldOf(member: Member): StructField {
    const value = defaultOf(member);
    return { name: member.name, type: this.typeOfField(member), ...(value === undefined ? {} : { default: value }) };
  }

  private typeOfField({ node, facts = {} }: Member): TypeRef {
    if (node.kind === 'list') return { list: { elementType: this.typeRef(node.elem), ...listFacts(facts) } };
    const { merge } = facts;
    const relationship: ElementRelationship | undefined =
      merge === 'atomic' ? 'atomic' : merge === 'granular' ? 'separable' : undefined;
    const elementRelationship = relationship === undefined ? {} : { elementRelationship: relationship };
    return node.kind === 'map'
      ? { map: { elementType: this.typeRef(node.elem), ...elementRelationship } }
      : { ...this.typeRef(node), ...elementRelationship };
  }

  private typeRef(node: Node): TypeRef {
    switch (node.kind) {
      case 'string':
      case 'bytes':
        return text;
      case 'bool':
        return { scalar: 'boolean' };
      case 'int32':
      case 'int64':
      case 'float64':
        return { scalar: 'numeric' };
      case 'scalar':
        return scalars[node.goType] ?? text;
      case 'struct':
        return this.named(node.shape);
      case 'list':
        return { list: { elementType: this.typeRef(node.elem), elementRelationship: 'atomic' } };
      case 'map':
        return { map: { elementType: this.typeRef(node.elem) } };
      case 'opaque':
      case 'union':
        return anyValue;
      default:
        return assertNever(node);
    }
  }
}

function structFacts(type: string): { elementRelationship?: ElementRelationship } {
  if (atomicStructs.includes(type)) return { elementRelationship: 'atomic' };
  return granularStructs.includes(type) ? { elementRelationship: 'separable' } : {};
}

function listFacts({ merge, keys }: FieldFacts): {
  elementRelationship: 'associative' | 'atomic';
  keys?: readonly string[];
} {
  if (merge === 'map') return { elementRelationship: 'associative', keys: keys ?? [] };
  return { elementRelationship: merge === 'set' ? 'associative' : 'atomic' };
}

/** The value of a missing field of a list item: its declared default, or the zero value that Go writes for it. */
function defaultOf({ declaredBy, name, node, flags }: Member): unknown {
  const declared = keyDefaults[declaredBy]?.[name];
  if (declared !== undefined) return declared;
  if ((flags & (POINTER | OMITEMPTY)) !== 0) return undefined;
  if (node.kind === 'bytes') return '';
  return node.kind === 'scalar' ? undefined : basicZero(zeroOf(node));
}

function basicZero(zero: unknown): unknown {
  return typeof zero === 'object' ? undefined : zero;
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
const text: TypeRef = { scalar: 'string' };

/** The types of fields with their own syntax. All others are strings. */
const scalars: Readonly<Record<string, TypeRef | undefined>> = {
  'v1.Time': untyped,
  'v1.MicroTime': untyped,
  'resource.Quantity': untyped,
  'intstr.IntOrString': untyped,
  'runtime.RawExtension': { namedType: untypedTypeName },
  'v1.FieldsV1': anyObject,
};

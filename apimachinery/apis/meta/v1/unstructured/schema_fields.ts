import { LIST, MAP, OMITEMPTY, POINTER } from '#engine/schema/descriptor';
import type { Field, FieldType, Struct } from '#engine/schema/descriptor';

/**
 * The parts of an OpenAPI v3 schema that {@link schemaFields} uses, such as `openAPIV3Schema` of a
 * CustomResourceDefinition.
 */
export interface SchemaLike {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: { readonly [name: string]: SchemaLike };
  readonly items?: unknown;
  readonly additionalProperties?: unknown;
  readonly 'x-kubernetes-int-or-string'?: boolean;
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean;
}

/** Schemas nested deeper than this accept any value. */
const MAX_DEPTH = 100;
/** A pointer, so that fields are neither added when absent nor omitted when empty. */
const OPTIONAL = POINTER | OMITEMPTY;

/**
 * The fields of a structural schema, for `defineKind`. Top-level `apiVersion`, `kind` and `metadata` are omitted, as
 * every Kind has them. Covers types only, not other constraints.
 */
export function schemaFields(schema: SchemaLike): readonly Field[] {
  return structOf(schema, 'Object', 0).fields.filter(([name]) => !['apiVersion', 'kind', 'metadata'].includes(name));
}

function structOf(schema: SchemaLike, name: string, depth: number): Struct {
  const fields = Object.entries(schema.properties ?? {}).map(([field, inner]) => fieldOf(field, inner, depth));
  return { type: name, fields };
}

function fieldOf(name: string, schema: SchemaLike, depth: number): Field {
  const [type, flags] = typeOf(name, schema, depth);
  return [name, type, flags | OPTIONAL];
}

function typeOf(name: string, schema: SchemaLike, depth: number): [FieldType, number] {
  if (schema['x-kubernetes-int-or-string'] === true) return ['@intstr.IntOrString', 0];
  if (depth > MAX_DEPTH) return ['any', 0];
  switch (schema.type) {
    case 'string':
      return [schema.format === 'byte' ? 'bytes' : 'string', 0];
    case 'boolean':
      return ['bool', 0];
    case 'integer':
      return [schema.format === 'int32' ? 'int32' : 'int64', 0];
    case 'number':
      return ['float64', 0];
    case 'array':
      return isSchema(schema.items) ? collection(name, schema.items, LIST, depth) : ['any', 0];
    case 'object':
      if (isSchema(schema.additionalProperties)) return collection(name, schema.additionalProperties, MAP, depth);
      return schema.properties === undefined ? ['any', 0] : [structOf(schema, goName(name), depth + 1), 0];
    default:
      return ['any', 0];
  }
}

function collection(name: string, elem: SchemaLike, flag: number, depth: number): [FieldType, number] {
  const [type, flags] = typeOf(name, elem, depth + 1);
  // Lists of lists and the like have no descriptor.
  return flags === 0 ? [type, flag] : ['any', 0];
}

function isSchema(value: unknown): value is SchemaLike {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of the struct in error messages: `spec` has a Spec. */
function goName(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

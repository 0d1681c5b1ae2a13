import { LIST, MAP, OMITEMPTY, POINTER } from '#engine/schema/descriptor';
import type { Field, FieldFacts, FieldType, Struct } from '#engine/schema/descriptor';
import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { additionalOf, isEmbedded, itemsOf, META_FIELDS } from '../schema/parts.ts';

/** Schemas nested deeper than this accept any value. */
const MAX_DEPTH = 100;
/** A pointer, so that fields are neither added when absent nor omitted when empty. */
const OPTIONAL = POINTER | OMITEMPTY;

/**
 * The descriptor of the fields of an object besides `apiVersion`, `kind` and `metadata`: their types, and how
 * server-side apply merges them. Other constraints are for the validator.
 * @param name the Go-like name of the type of the object, `example.com/v1.CronTab`: those within it begin with it
 */
export function schemaFields(schema: JSONSchemaProps, name: string): readonly Field[] {
  const { fields } = new Descriptors().struct(schema, name, 0);
  return fields.filter(([field]) => !META_FIELDS.includes(field));
}

class Descriptors {
  /** Two types of one name would be taken for the same. */
  readonly #names = new Set<string>();

  struct(schema: JSONSchemaProps, wanted: string, depth: number): Struct {
    let type = wanted;
    for (let count = 2; this.#names.has(type); count++) type = `${wanted}${count}`;
    this.#names.add(type);
    const fields = Object.entries(schema.properties ?? {}).map(([name, inner]): Field => {
      const [fieldType, flags] = this.#typeOf(inner, type + capitalized(name), depth);
      const facts: FieldFacts = { ...mergeFacts(inner), ...(inner.nullable === true && { nullable: true }) };
      const row = [name, fieldType, flags | OPTIONAL] as const;
      return Object.keys(facts).length === 0 ? row : [...row, facts];
    });
    return { type, fields };
  }

  #typeOf(schema: JSONSchemaProps, name: string, depth: number): [type: FieldType, flags: number] {
    if (depth > MAX_DEPTH) return ['any', 0];
    if (schema['x-kubernetes-int-or-string'] === true) return ['@intstr.IntOrString', 0];
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
        return this.#collection(itemsOf(schema), name, LIST, depth);
      case 'object': {
        const additional = additionalOf(schema);
        if (additional !== undefined) return this.#collection(additional, name, MAP, depth);
        // What a struct has no field for would be unknown.
        const isOpen = schema['x-kubernetes-preserve-unknown-fields'] === true || isEmbedded(schema);
        return schema.properties === undefined || isOpen ? ['any', 0] : [this.struct(schema, name, depth + 1), 0];
      }
      default:
        return ['any', 0];
    }
  }

  #collection(elem: JSONSchemaProps | undefined, name: string, flag: number, depth: number): [FieldType, number] {
    const [type, flags] = elem === undefined ? ['any', 0] : this.#typeOf(elem, name, depth + 1);
    // Lists of lists and the like have no descriptor, nor have items that may be null.
    return [flags === 0 && elem?.nullable !== true ? type : 'any', flag];
  }
}

function mergeFacts(schema: JSONSchemaProps): FieldFacts | undefined {
  const listType = schema['x-kubernetes-list-type'];
  const keys = schema['x-kubernetes-list-map-keys'];
  if (listType !== undefined) return { merge: listType, ...(keys && { keys }) };
  const mapType = schema['x-kubernetes-map-type'];
  return mapType && { merge: mapType };
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { compile } from '#engine/schema/compile';
import { LIST, MAP } from '#engine/schema/descriptor';
import type { Field, FieldType, Struct } from '#engine/schema/descriptor';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { describe } from '../objects/explanations.ts';
import type { ExplainedField, Explanations } from '../objects/explanations.ts';

/** A JSON Schema, or a part of one. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** What schemas say of the types that have a wire form of their own. Go writes null for a time that was never set. */
const scalarSchemas: Readonly<Record<string, Schema>> = {
  '@v1.Time': { type: ['string', 'null'], format: 'date-time' },
  '@v1.MicroTime': { type: ['string', 'null'], format: 'date-time' },
  '@v1.FieldsV1': {},
  '@runtime.RawExtension': {},
  '@intstr.IntOrString': { type: ['integer', 'string'], minimum: -2147483648, maximum: 2147483647 },
  '@resource.Quantity': {
    type: ['string', 'number'],
    pattern: '^[ \\t]*[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[numkMGTPE]|[KMGTPE]i|[eE][+-]?[0-9]+)?[ \\t]*$',
  },
};

const basicSchemas: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  bool: { type: 'boolean' },
  int32: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
  int64: { type: 'integer', minimum: -9223372036854775808, maximum: 9223372036854775807 },
  float64: { type: 'number' },
  bytes: { type: 'string', contentEncoding: 'base64' },
  json: {},
  any: {},
};

/** Makes a JSON Schema (draft 7) of kinds: of one, or of whichever of several a document says it is. */
export function jsonSchema(kinds: readonly KindClass[], known: Explanations, closed: boolean): Schema {
  const builder = new Builder(known, closed);
  const [first, ...more] = kinds.map((kind) => ({ kind, schema: builder.document(kind) }));
  const body =
    more.length === 0
      ? first!.schema
      : {
          type: 'object',
          required: ['apiVersion', 'kind'],
          anyOf: [first!, ...more].map(({ kind }) => ({ properties: namesOf(kind) })),
          allOf: [first!, ...more].map(({ kind, schema }) => ({ if: { properties: namesOf(kind) }, then: schema })),
        };
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...body, definitions: builder.definitions };
}

function described(words: string | undefined, doc: readonly string[] = []): { readonly description?: string } {
  const all = [...(words === undefined ? [] : [words]), ...doc];
  return all.length > 0 ? { description: all.join(' ') } : {};
}

function namesOf(kind: KindClass): Schema {
  return { apiVersion: { const: new GroupVersion(kind).toString() }, kind: { const: kind.kind } };
}

class Builder {
  readonly definitions: Record<string, Schema> = {};
  readonly #known: Explanations;
  readonly #closed: boolean;

  constructor(known: Explanations, closed: boolean) {
    this.#known = known;
    this.#closed = closed;
  }

  /** A kind that stands by itself, and so must say what it is. */
  document(kind: KindClass): Schema {
    return {
      ...described(describe(this.#known, kind.type), this.#known.kinds[kind.type]),
      type: 'object',
      allOf: [this.#struct(kind)],
      properties: namesOf(kind),
      required: ['apiVersion', 'kind'],
    };
  }

  #struct(struct: Struct): Schema {
    const { type } = struct;
    // First the name: a type may contain itself.
    if (!Object.hasOwn(this.definitions, type)) {
      this.definitions[type] = {};
      this.definitions[type] = this.#object(struct);
    }
    return { $ref: `#/definitions/${type.replaceAll('/', '~1')}` };
  }

  #object(struct: Struct): Schema {
    const explained = this.#known.types[struct.type];
    const byName = new Map(explained?.fields.map((field) => [field[0], field]));
    const fields = compile(struct, scalars).members.map(({ row }) => row);
    const required = fields.map(([name]) => name).filter((name) => byName.get(name)?.[2].includes('Required.'));
    return {
      ...described(describe(this.#known, struct.type), explained?.doc),
      type: 'object',
      properties: Object.fromEntries(
        fields.map((field) => {
          const words = describe(this.#known, struct.type, field[0]);
          return [field[0], this.#field(field, words, byName.get(field[0]))];
        }),
      ),
      ...(required.length > 0 && { required }),
      ...(this.#closed && { additionalProperties: false }),
    };
  }

  #field([, type, flags]: Field, words: string | undefined, explained: ExplainedField | undefined): Schema {
    const doc = explained?.[2] ?? [];
    const values = doc
      .find((sentence) => sentence.startsWith('One of '))
      ?.slice('One of '.length, -1)
      .split(', ');
    const one =
      values === undefined || typeof type !== 'string' ? this.#type(type) : { ...this.#type(type), enum: values };
    const whole =
      (flags & LIST) !== 0
        ? { type: 'array', items: one }
        : (flags & MAP) !== 0
          ? { type: 'object', additionalProperties: one }
          : one;
    const description = described(words, doc);
    if (description.description === undefined) return whole;
    return { ...description, ...('$ref' in whole ? { allOf: [whole] } : whole) };
  }

  #type(type: FieldType): Schema {
    if (typeof type === 'string') return basicSchemas[type] ?? scalarSchemas[type] ?? basicSchemas['string']!;
    if ('check' in type) return scalarSchemas[`@${type.goType}`] ?? {};
    if ('list' in type) return { type: 'array', items: this.#type(type.list) };
    if (!('union' in type)) return this.#struct(type);
    const whole = this.#struct(type.of());
    if (type.union === 'bool') return { anyOf: [whole, { type: 'boolean' }] };
    // Go writes null for neither.
    return {
      anyOf: [whole, { type: 'array', items: type.union === 'array' ? whole : { type: 'string' } }, { type: 'null' }],
    };
  }
}

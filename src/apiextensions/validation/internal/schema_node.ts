import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { Spellings } from '#engine/json/notes';
import { stringifyJSON } from '#engine/json/stringify';
import { Regexp } from '#engine/regexp/regexp';
import { asError } from '#engine/text/as_error';
import { identityOf } from '../../schema/identity.ts';
import { itemsOf } from '../../schema/parts.ts';
import { kindOf, toInt64, type ValueKind } from '../../schema/value_kind.ts';
import { formatOf } from '../formats/registry.ts';
import { typesOf } from '../value_types.ts';

/** A schema as validation needs it: defaults filled in, formats and enumerations looked up, patterns compiled when used. */
export interface SchemaNode {
  /** Empty for any. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  /** Empty when there is none that the API server checks. */
  readonly format: string;
  readonly hasFormat: ((text: string) => boolean) | undefined;
  readonly pattern: Pattern | undefined;
  readonly minLength: number;
  readonly maxLength: number;
  readonly minimum: number | undefined;
  readonly exclusiveMinimum: boolean;
  readonly maximum: number | undefined;
  readonly exclusiveMaximum: boolean;
  readonly multipleOf: number | undefined;
  readonly items: SchemaNode | undefined;
  readonly minItems: number;
  readonly maxItems: number;
  readonly uniqueItems: boolean;
  readonly properties: ReadonlyMap<string, SchemaNode>;
  readonly additional: SchemaNode | boolean;
  readonly required: readonly string[];
  readonly minProperties: number;
  readonly maxProperties: number;
  readonly enumeration: Enumeration | undefined;
  readonly allOf: readonly SchemaNode[];
  readonly anyOf: readonly SchemaNode[];
  readonly oneOf: readonly SchemaNode[];
  readonly not: SchemaNode | undefined;
}

/** A pattern; an invalid one matches nothing, with the reason. */
export class Pattern {
  readonly text: string;
  #compiled: Regexp | Error | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The message for a string that does not match; undefined when it does. */
  mismatch(text: string): string | undefined {
    this.#compiled ??= this.#compile();
    if (this.#compiled instanceof Error) return `${this.text}, but pattern is invalid: ${this.#compiled.message}`;
    const fits = this.#compiled.test(text);
    if (fits === true) return undefined;
    // Differs from Go: it would go on for minutes or hours.
    return fits === undefined ? `${this.text}, but that takes too long to find out` : this.text;
  }

  #compile(): Regexp | Error {
    try {
      return new Regexp(this.text);
    } catch (error) {
      return asError(error);
    }
  }
}

/**
 * Prepares a structural schema.
 * @param asWritten whether formats are kept that are ignored otherwise, x-kubernetes-int-or-string stands for no type, and
 * additionalProperties below allOf and the like are ignored, as the API server does with defaults
 * @param isNested whether it is below allOf and the like
 */
export function schemaNode(schema: JSONSchemaProps, asWritten = false, isNested = false): SchemaNode {
  const { types, format } = asWritten
    ? { types: schema.type ? [schema.type] : [], format: schema.format ?? '' }
    : typesOf(schema);
  const nodeOf = (each: JSONSchemaProps): SchemaNode => schemaNode(each, asWritten, isNested);
  const nestedNodeOf = (each: JSONSchemaProps): SchemaNode => schemaNode(each, asWritten, true);
  const { additionalProperties, pattern } = schema;
  const items = itemsOf(schema);
  return {
    types,
    nullable: schema.nullable === true,
    format,
    hasFormat: formatOf(format),
    pattern: pattern ? new Pattern(pattern) : undefined,
    minLength: Number(schema.minLength ?? -Infinity),
    maxLength: Number(schema.maxLength ?? Infinity),
    minimum: float(schema.minimum),
    exclusiveMinimum: schema.exclusiveMinimum === true,
    maximum: float(schema.maximum),
    exclusiveMaximum: schema.exclusiveMaximum === true,
    multipleOf: float(schema.multipleOf),
    items: items && nodeOf(items),
    minItems: Number(schema.minItems ?? -Infinity),
    maxItems: Number(schema.maxItems ?? Infinity),
    uniqueItems: schema.uniqueItems === true,
    properties: new Map(Object.entries(schema.properties ?? {}).map(([name, property]) => [name, nodeOf(property)])),
    additional:
      typeof additionalProperties === 'object' && additionalProperties !== null
        ? nodeOf(additionalProperties)
        : additionalProperties !== false || (asWritten && isNested),
    required: schema.required ?? [],
    minProperties: Number(schema.minProperties ?? -Infinity),
    maxProperties: Number(schema.maxProperties ?? Infinity),
    enumeration: schema.enum && schema.enum.length > 0 ? new Enumeration(schema.enum) : undefined,
    allOf: (schema.allOf ?? []).map(nestedNodeOf),
    anyOf: (schema.anyOf ?? []).map(nestedNodeOf),
    oneOf: (schema.oneOf ?? []).map(nestedNodeOf),
    not: schema.not ? nestedNodeOf(schema.not) : undefined,
  };
}

/** A limit is a float64, however large an integer the schema has. */
function float(limit: number | undefined): number | undefined {
  return limit === undefined || limit === null ? undefined : Number(limit);
}

/** The values a schema allows. */
class Enumeration {
  /** As listed in error messages. */
  readonly texts: readonly string[];
  /** All of them, joined. */
  readonly text: string;
  readonly #strings = new Set<unknown>();
  /** Numbers by {@link digitsOf}. */
  readonly #integers = new Set<string>();
  readonly #numbers = new Set<string>();
  /** The float64 of each that is not an integer. */
  readonly #floats = new Set<number>();
  /** Everything else by its identity. */
  readonly #others = new Set<string>();

  constructor(values: readonly unknown[]) {
    for (const value of values) {
      const kind = kindOf(value);
      if (kind === 'string') this.#strings.add(value);
      else if (kind === 'integer') this.#integers.add(digitsOf(value));
      else if (kind === 'number') {
        this.#numbers.add(digitsOf(value));
        this.#floats.add(Number(value));
      } else if (kind !== 'null') this.#others.add(identityOf(value, undefined));
    }
    this.texts = values.map((value) => (typeof value === 'string' ? value : stringifyJSON(value, { sorted: true })));
    this.text = this.texts.join(' ');
  }

  has(value: unknown, kind: ValueKind, spellings: Spellings | undefined): boolean {
    // Go converts the value to the type of each enumerated one; an integer becomes the character with that code.
    switch (kind) {
      case 'string':
        return this.#strings.has(value);
      case 'integer':
        if (this.#strings.size > 0 && this.#strings.has(charOf(value as number | bigint))) return true;
        return this.#integers.has(digitsOf(value)) || this.#floats.has(Number(value));
      case 'number':
        return this.#numbers.has(digitsOf(value)) || this.#integers.has(digitsOf(toInt64(Number(value))));
      case 'null':
        // Never among them: Go has no type for it.
        return false;
      default:
        return this.#others.size > 0 && this.#others.has(identityOf(value, spellings));
    }
  }
}

/** A text that numbers have in common when they are equal, whatever their type. */
function digitsOf(value: unknown): string {
  return String(typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value);
}

function charOf(code: number | bigint): string {
  const isChar = code >= 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isChar ? String.fromCodePoint(Number(code)) : '\ufffd';
}

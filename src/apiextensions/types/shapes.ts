import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { stringifyJSON } from '#engine/json/stringify';
import { additionalOf, itemsOf } from '../schema/parts.ts';

/** An object type with named fields, which gets an interface. */
export interface Shape {
  readonly schema: JSONSchemaProps;
  /** Words for its name, from the Kind to where it was first found: `Prometheus`, `Spec`, `Container`. */
  readonly words: readonly string[];
}

/**
 * The object types of several Kinds, each once however often it appears: the same fields with the same descriptions are
 * the same type.
 */
export class Shapes {
  readonly #byIdentity = new Map<string, Shape>();
  readonly #bySchema = new Map<JSONSchemaProps, Shape>();

  /** In the order in which they were found. */
  get all(): readonly Shape[] {
    return [...this.#byIdentity.values()];
  }

  /** Adds all types below a schema, outer ones first. */
  addWithin(schema: JSONSchemaProps, words: readonly string[]): void {
    const items = itemsOf(schema);
    if (items !== undefined) this.#add(items, singular(words));
    const additional = additionalOf(schema);
    if (additional !== undefined) this.#add(additional, singular(words));
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      this.#add(property, [...words, wordOf(name)]);
  }

  /** The type of an object's schema that has fields. */
  of(schema: JSONSchemaProps): Shape | undefined {
    return this.#bySchema.get(schema);
  }

  #add(schema: JSONSchemaProps, words: readonly string[]): void {
    if (!hasFields(schema)) {
      this.addWithin(schema, words);
      return;
    }
    const { properties, required } = schema;
    const flags = [schema['x-kubernetes-preserve-unknown-fields'], schema['x-kubernetes-embedded-resource']];
    const identity = stringifyJSON([properties, required, flags]);
    const known = this.#byIdentity.get(identity);
    const shape = known ?? { schema, words };
    this.#bySchema.set(schema, shape);
    this.#byIdentity.set(identity, shape);
    if (known === undefined) this.addWithin(schema, words);
    else this.#share(schema, known.schema);
  }

  /** Types below equal schemas are equal, too. */
  #share(schema: JSONSchemaProps, known: JSONSchemaProps): void {
    for (const [inner, same] of pairs(schema, known)) {
      const shape = this.#bySchema.get(same);
      if (shape !== undefined) this.#bySchema.set(inner, shape);
      this.#share(inner, same);
    }
  }
}

function pairs(schema: JSONSchemaProps, known: JSONSchemaProps): [JSONSchemaProps, JSONSchemaProps][] {
  const found: [JSONSchemaProps | undefined, JSONSchemaProps | undefined][] = [
    [itemsOf(schema), itemsOf(known)],
    [additionalOf(schema), additionalOf(known)],
    ...Object.entries(schema.properties ?? {}).map(([name, inner]): [JSONSchemaProps, JSONSchemaProps | undefined] => [
      inner,
      known.properties?.[name],
    ]),
  ];
  return found.flatMap(([inner, same]) => (inner && same ? [[inner, same]] : []));
}

function hasFields({ type, properties, additionalProperties }: JSONSchemaProps): boolean {
  return type === 'object' && !additionalProperties && Object.keys(properties ?? {}).length > 0;
}

/** `PodMetadata` of `podMetadata`; only letters and digits. */
function wordOf(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
}

/** The words for one of several: `Container` of `Containers`, `Policy` of `Policies`. */
function singular(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const one = /ies$/.test(last)
    ? `${last.slice(0, -3)}y`
    : /(?:ss|tus|lias|x|ch|sh)es$/.test(last)
      ? last.slice(0, -2)
      : /[^su]s$/.test(last)
        ? last.slice(0, -1)
        : last;
  return [...words.slice(0, -1), one];
}

import type { JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import { type DefinedKind, prune } from 'kubetyped/apiextensions';
import { isKind, type KindClass } from 'kubetyped/apimachinery/runtime';

/** Random numbers from 0 to 1, the same ones for a seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An object that fits the schema of a Kind, but for its rules in CEL. */
export function randomObject<T extends object>(type: KindClass<T> & DefinedKind, random: () => number): T {
  const { definition, apiVersion, kind } = type;
  const { metadata: _, apiVersion: __, kind: ___, ...properties } = definition.schema.properties ?? {};
  const metadata = { name: 'random', ...(definition.namespaced && { namespace: 'default' }), labels: { a: 'b' } };
  const content = randomFields({ ...definition.schema, properties }, random, kind);
  const object = { apiVersion, kind, metadata, ...content };
  if (!isKind(type, object)) throw new TypeError('unreachable');
  return object;
}

/** An object as an API server keeps it: without the fields that its version does not have. */
export function pruned<T extends object>({ definition }: DefinedKind, object: T): T {
  return prune(object, definition.schema, { isResourceRoot: true }).object;
}

const LETTERS = 'abcxyzABC0189-_./ :é😀';

/** @throws Error for a pattern that no text was found for */
function randomValue(schema: JSONSchemaProps, random: () => number, path: string): unknown {
  const int = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const { enum: values, minimum = -1000, maximum = minimum + 2000 } = schema;
  if (values !== undefined && values.length > 0) return values[int(0, values.length - 1)];
  if (schema['x-kubernetes-int-or-string']) return random() < 0.5 ? int(0, 1000) : `${int(0, 100)}%`;
  const { minItems = 0, maxItems = minItems + 3, minLength = 0, maxLength = minLength + 20 } = schema;
  switch (schema.type) {
    case 'boolean':
      return random() < 0.5;
    case 'integer':
      return int(minimum + Number(schema.exclusiveMinimum ?? 0), maximum - Number(schema.exclusiveMaximum ?? 0));
    case 'number':
      return int(minimum + Number(schema.exclusiveMinimum ?? 0), maximum - Number(schema.exclusiveMaximum ?? 0));
    case 'string':
      return randomText(schema, int(minLength, Math.min(maxLength, minLength + 20)), int, path);
    case 'array': {
      const items = Array.isArray(schema.items) ? {} : (schema.items ?? {});
      const length = int(minItems, Math.min(maxItems, minItems + 3));
      const all = Array.from({ length }, (__, index) => randomValue(items, random, `${path}[${index}]`));
      return distinct(all, schema);
    }
    default:
      return randomFields(schema, random, path);
  }
}

function randomFields(schema: JSONSchemaProps, random: () => number, path: string): Record<string, unknown> {
  const required = schema.required ?? [];
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => required.includes(name) || random() < 0.7)
    .map(([name, property]): [string, unknown] => [name, randomValue(property, random, `${path}.${name}`)]);
  const more = schema.additionalProperties;
  const extra = Math.floor(random() * 3);
  if (typeof more === 'object')
    for (let index = 0; index < extra; index++) entries.push([`key${index}`, randomValue(more, random, `${path}.*`)]);
  return Object.fromEntries(entries);
}

/** Sets and maps have each element, or each key, once. */
function distinct(all: readonly unknown[], schema: JSONSchemaProps): unknown[] {
  const keys = schema['x-kubernetes-list-map-keys'];
  const keyOf = (each: unknown): string =>
    JSON.stringify(
      keys === undefined
        ? each
        : keys.map((key) => typeof each === 'object' && each !== null && Reflect.get(each, key)),
    );
  const isPlain = (schema['x-kubernetes-list-type'] ?? 'atomic') === 'atomic';
  return isPlain ? [...all] : [...new Map(all.map((each) => [keyOf(each), each])).values()];
}

function randomText(
  { pattern, format, default: standard }: JSONSchemaProps,
  length: number,
  int: (from: number, to: number) => number,
  path: string,
): string {
  if (format === 'date-time') return new Date(int(0, 2 ** 31) * 1000).toISOString().replace('.000', '');
  const letters = [...LETTERS];
  const text = (): string => Array.from({ length }, () => letters[int(0, letters.length - 1)]).join('');
  if (pattern === undefined) return text();
  const candidates = [
    ...Array.from({ length: 20 }, () => text().replace(/[^a-zA-Z0-9]/g, 'a')),
    `${int(0, 99)}`,
    `${int(0, 9)}.${int(0, 99)}`,
    `${int(0, 9)}.${int(0, 9)}.${int(0, 9)}`,
    ...(typeof standard === 'string' ? [standard] : []),
    'a',
    'A',
    '',
  ].filter((each) => new RegExp(pattern, 'u').test(each));
  const found = candidates[int(0, candidates.length - 1)];
  if (found === undefined) throw new Error(`${path}: no text for ${pattern}: add one to test/random_objects.ts`);
  return found;
}

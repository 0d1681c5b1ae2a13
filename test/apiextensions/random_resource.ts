// Random custom resources: data that fits a schema, mostly, and data that others were changed into.
import type { JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import type { Random } from '../conformance/cel/random_schema.ts';

const TEXTS = ['', 'a', 'b', 'bb', 'abc', 'A-b.c/d', 'é😀', '10.0.0.1', '1Gi', '-1', '3', 'true', '2 days', 'YWJj'];
const NAMES = ['a', 'b', 'name', 'x.y', 'é', 'kind', '__proto__'];

function formatted(random: Random, format: string | undefined): string {
  switch (format) {
    case 'date':
      return random.pick(['2020-01-31', '1999-12-31', '2024-02-30']);
    case 'date-time':
      return random.pick(['2020-01-31T01:02:03Z', '2020-01-31T01:02:03.123456789+05:30', '2020-01-31']);
    case 'duration':
      return random.pick(['1h30m', '5s', '2 days', '-3h', 'x']);
    case 'byte':
      return random.pick(['YWJj', 'YQ==', 'a b']);
    default:
      return random.pick(TEXTS);
  }
}

/** A random value of a schema; now and then one that does not fit. */
export function randomPart(random: Random, schema: JSONSchemaProps, depth = 7): unknown {
  if (random.chance(0.01)) return random.pick<unknown>([null, 1, 'x', true, [], {}, 1.5, [null], { a: null }]);
  if (random.chance(schema.nullable === true ? 0.2 : 0.005)) return null;
  if (schema.enum && schema.enum.length > 0 && random.chance(0.9)) return random.pick(schema.enum);
  if (schema['x-kubernetes-int-or-string'] === true)
    return random.chance(0.5) ? random.pick(TEXTS) : random.below(100) - 50;
  switch (schema.type) {
    case 'string':
      return formatted(random, schema.format);
    case 'integer':
      return random.chance(0.05) ? random.pick([2 ** 53 - 1, -(2 ** 31) - 1, 0.5]) : random.below(20) - 5;
    case 'number':
      return random.chance(0.5) ? random.below(20) - 5 : random.pick([0.5, -1.25, 1e21, 1e-7, 3.75]);
    case 'boolean':
      return random.chance(0.5);
    case 'array': {
      const items = (schema.items ?? {}) as JSONSchemaProps;
      const length = depth <= 0 ? 0 : random.below(4);
      return Array.from({ length }, () => randomPart(random, items, depth - 1));
    }
    case 'object':
      return randomObject(random, schema, depth);
    default:
      return random.pick<unknown>([1, 'a', { a: { b: 1 } }, [{ a: 1 }], true]);
  }
}

function randomObject(random: Random, schema: JSONSchemaProps, depth: number): object {
  const data = new Map<string, unknown>();
  const all = Object.entries(schema.properties ?? {});
  // Of large schemas, a few fields each time.
  const chance = all.length > 12 ? 6 / all.length : 0.75;
  for (const [name, property] of all) {
    const isRequired = schema.required?.includes(name) === true && random.chance(0.97);
    if (depth > 0 && (isRequired || random.chance(chance))) data.set(name, randomPart(random, property, depth - 1));
  }
  const values = schema.additionalProperties;
  if (typeof values === 'object' && values !== null)
    for (let count = random.below(3); count > 0; count--)
      data.set(random.pick(NAMES), randomPart(random, values, depth - 1));
  if (random.chance(schema['x-kubernetes-preserve-unknown-fields'] === true ? 0.5 : 0.02))
    data.set('unknown', random.pick<unknown>([1, { a: [{ b: 1 }] }, null]));
  if (schema['x-kubernetes-embedded-resource'] === true) {
    if (random.chance(0.8)) data.set('apiVersion', random.pick<unknown>(['v1', 'a/b', 'a/b/c', 1]));
    if (random.chance(0.8)) data.set('kind', random.pick<unknown>(['Pod', 'x y', '']));
    if (random.chance(0.7))
      data.set(
        'metadata',
        random.pick<unknown>([{ name: 'a' }, { name: 'A', x: 1 }, { labels: { a: 'b' } }, {}, null]),
      );
  }
  return Object.fromEntries(data);
}

/** The value with a few parts replaced by others of the schema. */
export function changed(random: Random, value: unknown, schema: JSONSchemaProps | undefined, rate = 0.12): unknown {
  if (schema !== undefined && random.chance(rate)) return randomPart(random, schema);
  if (Array.isArray(value)) {
    const items = schema?.items as JSONSchemaProps | undefined;
    const list = value.map((item) => changed(random, item, items, rate));
    if (list.length > 1 && random.chance(0.1)) list.reverse();
    if (list.length > 0 && random.chance(0.1)) list.pop();
    return list;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (random.chance(0.03)) return [];
      const own = schema?.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
      const values = typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
      return [[name, changed(random, part, own ?? values ?? undefined, rate)]];
    }),
  );
}

const METADATA: readonly object[] = [
  { name: 'a', namespace: 'b' },
  { name: 'a', namespace: 'b', labels: { a: 'b' }, finalizers: ['example.com/x', 'orphan'] },
  { name: 'A', namespace: 'b', finalizers: ['x', 'a.b', 'Ä'] },
  { name: 'a', namespace: 'b', unknown: 1, generation: 7 },
  { generateName: 'a-', namespace: 'b', annotations: { 'a b': 'c' } },
];

/** A custom resource of a schema. */
export function randomResource(
  random: Random,
  schema: JSONSchemaProps | undefined,
  type: { readonly apiVersion: string; readonly kind: string },
): Record<string, unknown> {
  const content = randomPart(random, { ...schema, type: 'object', nullable: false, enum: [] });
  const whole = typeof content === 'object' && content !== null && !Array.isArray(content) ? content : {};
  const metadata = random.chance(0.8) ? METADATA[0]! : random.pick(METADATA);
  return { ...whole, ...type, metadata: { ...metadata, resourceVersion: '1' } };
}

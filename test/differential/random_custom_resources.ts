import type { JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import { randomFormat, randomPattern } from './random_formats.ts';
import type { Random } from './random_scalars.ts';

const NAMES = [
  'a',
  'b',
  'spec',
  'status',
  'metadata',
  'kind',
  'apiVersion',
  'a.b',
  '',
  'é',
  '__proto__',
  'constructor',
];
const TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array'];
const TEXTS = ['', 'a', 'ab', 'abc', 'A', '1', 'é😀', 'x-y', '2020-01-02', '10.0.0.1', '"q"', '<&>'];
const NUMBERS = [
  0,
  1,
  -1,
  2,
  3,
  5,
  10,
  65,
  100,
  1.5,
  0.1,
  -2.5,
  2 ** 31,
  -(2 ** 31),
  2 ** 31 - 1,
  2 ** 53 - 1,
  1e20,
  1e21,
  -1e19,
  3.5e38,
  1e-7,
  1000000.5,
  1000000,
];
const PATTERNS = ['^a', 'b$', '^[a-z]+$', '(a|b)+c?', '\\d', '(', '(?i)AB', '^$', '[[:alpha:]]{2}', 'é', '\\pL'];
const FORMATS = [
  'int32',
  'int64',
  'float',
  'double',
  'date',
  'date-time',
  'byte',
  'uuid',
  'ipv4',
  'hostname',
  'unknown',
  'k8s-short-name',
  'float64',
];

/** An object with keys that may be any. */
function record<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries);
}

function scalar(r: Random): unknown {
  switch (r.int(6)) {
    case 0:
      return null;
    case 1:
      return r.int(2) === 0;
    case 2:
    case 3:
      return r.pick(NUMBERS);
    default:
      return r.pick(TEXTS);
  }
}

export function randomValue(r: Random, depth: number): unknown {
  switch (depth <= 0 ? 0 : r.int(4)) {
    case 2:
      return Array.from({ length: r.int(4) }, () => randomValue(r, depth - 1));
    case 3:
      return record(Array.from({ length: r.int(4) }, () => [r.pick(NAMES), randomValue(r, depth - 1)] as const));
    default:
      return scalar(r);
  }
}

/** A value that mostly is as the schema wants it. */
export function fitting(r: Random, schema: JSONSchemaProps, depth: number): unknown {
  if (r.int(12) === 0) return randomValue(r, 2);
  if (schema.enum && r.int(2) === 0) return r.pick(schema.enum);
  switch (schema['x-kubernetes-int-or-string'] === true ? r.pick(['integer', 'string']) : schema.type) {
    case 'string':
      return r.pick(TEXTS);
    case 'integer':
      return r.pick(NUMBERS.filter(Number.isInteger));
    case 'number':
      return r.pick(NUMBERS);
    case 'boolean':
      return r.int(2) === 0;
    case 'array': {
      const items = (schema.items as JSONSchemaProps | undefined) ?? {};
      return Array.from({ length: r.int(4) }, () => fitting(r, items, depth - 1));
    }
    case 'object': {
      const additional = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
      const known = Object.entries(schema.properties ?? {})
        .filter(() => r.int(4) > 0)
        .map(([name, each]) => [name, fitting(r, each, depth - 1)] as const);
      const others = Array.from(
        { length: r.int(r.pick([1, 3])) },
        () => [r.pick(NAMES), additional ? fitting(r, additional, depth - 1) : randomValue(r, 1)] as const,
      );
      return record([...others, ...known]);
    }
    default:
      return randomValue(r, 2);
  }
}

function maybe(r: Random, odds: number, fill: () => void): void {
  if (r.int(odds) === 0) fill();
}

export function randomSchema(r: Random, depth: number, nested = false): JSONSchemaProps {
  const schema: JSONSchemaProps = {};
  const type = depth <= 0 ? r.pick(TYPES.slice(0, 4)) : r.pick([...TYPES, 'object', 'object', 'array']);
  if (!nested || r.int(4) === 0) schema.type = type;
  if (!nested && r.int(15) === 0) delete schema.type;
  maybe(r, 10, () => (schema.nullable = true));
  maybe(r, 8, () => (schema.enum = Array.from({ length: 1 + r.int(4) }, () => randomValue(r, 1))));
  maybe(r, 8, () => (schema.format = r.pick(FORMATS)));
  if (type === 'string' || nested) {
    maybe(r, 5, () => (schema.minLength = r.int(4)));
    maybe(r, 5, () => (schema.maxLength = r.int(4)));
    maybe(r, 4, () => (schema.pattern = r.pick(PATTERNS)));
  }
  if (type === 'integer' || type === 'number' || nested) {
    maybe(r, 4, () => (schema.minimum = r.pick(NUMBERS)));
    maybe(r, 4, () => (schema.maximum = r.pick(NUMBERS)));
    maybe(r, 5, () => (schema.exclusiveMinimum = true));
    maybe(r, 5, () => (schema.exclusiveMaximum = true));
    maybe(r, 5, () => (schema.multipleOf = r.pick(NUMBERS)));
  }
  if (type === 'array') {
    maybe(r, 5, () => (schema.minItems = r.int(4)));
    maybe(r, 5, () => (schema.maxItems = r.int(4)));
    maybe(r, 5, () => (schema.uniqueItems = true));
    if (r.int(8) > 0) schema.items = randomSchema(r, depth - 1, nested);
    maybe(r, 4, () => (schema['x-kubernetes-list-type'] = r.pick(['set', 'map', 'atomic'])));
    if (schema['x-kubernetes-list-type'] === 'map')
      schema['x-kubernetes-list-map-keys'] = r.pick([['a'], ['b'], ['a', 'b'], []]);
  }
  if (type === 'object') {
    if (r.int(5) > 0)
      schema.properties = record(
        Array.from({ length: r.int(4) }, () => [r.pick(NAMES), randomSchema(r, depth - 1, nested)] as const),
      );
    maybe(
      r,
      4,
      () => (schema.additionalProperties = r.int(4) === 0 ? r.int(2) === 0 : randomSchema(r, depth - 1, nested)),
    );
    maybe(r, 4, () => (schema.required = Array.from({ length: 1 + r.int(2) }, () => r.pick(NAMES))));
    maybe(r, 8, () => (schema.minProperties = r.int(3)));
    maybe(r, 8, () => (schema.maxProperties = r.int(3)));
    maybe(r, 6, () => (schema['x-kubernetes-embedded-resource'] = true));
    maybe(r, 8, () => (schema['x-kubernetes-preserve-unknown-fields'] = true));
  }
  maybe(r, 12, () => (schema['x-kubernetes-int-or-string'] = true));
  if (depth > 0) {
    for (const name of ['allOf', 'anyOf', 'oneOf'] as const)
      maybe(r, 10, () => (schema[name] = Array.from({ length: 1 + r.int(3) }, () => randomSchema(r, depth - 1, true))));
    maybe(r, 12, () => (schema.not = randomSchema(r, depth - 1, true)));
  }
  if (!nested) maybe(r, 5, () => (schema.default = r.int(2) === 0 ? randomValue(r, 2) : fitting(r, schema, 2)));
  maybe(r, 400, () =>
    Object.assign(
      schema,
      r.pick([
        { $ref: '#/x' },
        { id: 'x' },
        { items: [{}] },
        { dependencies: { a: ['b'] } },
        { additionalItems: false },
        { 'x-kubernetes-preserve-unknown-fields': false },
      ]),
    ),
  );
  return schema;
}

const METADATA: Readonly<Record<string, readonly unknown[]>> = {
  name: ['a', 'my-name', 'A', '', 'a/b', 'x'.repeat(254), '..'],
  generateName: ['a-', 'A-', 'a', ''],
  namespace: ['default', 'B', ''],
  labels: [{ a: 'b' }, { 'a/b/c': '' }, { a: 'x y' }, {}, null],
  annotations: [{ a: 'b' }, { A_: '' }, { '-': '' }],
  finalizers: [['example.com/f'], ['x'], ['a b'], []],
  creationTimestamp: [null, '2020-01-02T03:04:05Z'],
  deletionGracePeriodSeconds: [1, null],
  generation: [1, -1],
  ownerReferences: [
    [{ apiVersion: 'v1', kind: 'Pod', name: 'a', uid: 'b' }],
    [{ apiVersion: 'v1', kind: 'Event', name: '', uid: '' }],
    [],
  ],
  unknown: [1, { a: 1 }],
  uid: ['u'],
};

function randomMetadata(r: Random): unknown {
  if (r.int(15) === 0)
    return r.pick([null, {}, 'x', [], { labels: 1 }, { name: 1 }, { labels: { a: 1 } }, { finalizers: ['a', 1] }]);
  const names = Object.keys(METADATA).filter((name) => (name === 'name' ? r.int(5) > 0 : r.int(6) === 0));
  return record(names.map((name) => [name, r.int(3) === 0 ? r.pick(METADATA[name]!) : METADATA[name]![0]] as const));
}

/** An object that says what it is, with what else may be in it. */
function randomResource(r: Random, rest: Record<string, unknown>): Record<string, unknown> {
  const said = record(
    [
      ['apiVersion', r.int(8) === 0 ? r.pick(['v1', 'a/b/c', '', 1, null]) : 'example.com/v1'],
      ['kind', r.int(8) === 0 ? r.pick(['pod', 'A B', '', 1, 'ünder']) : 'Widget'],
      ['metadata', randomMetadata(r)],
    ].filter(() => r.int(12) > 0) as [string, unknown][],
  );
  return { ...rest, ...said };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Wherever the schema has an embedded resource, the object mostly has one, too. */
function withResources(r: Random, schema: JSONSchemaProps | undefined, value: unknown): unknown {
  if (schema === undefined) return value;
  if (Array.isArray(value))
    return value.map((item) => withResources(r, schema.items as JSONSchemaProps | undefined, item));
  if (!isObject(value)) return value;
  const additional = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const inner = record(
    Object.entries(value).map(
      ([key, each]) =>
        [
          key,
          withResources(r, Object.hasOwn(schema.properties ?? {}, key) ? schema.properties![key] : additional, each),
        ] as const,
    ),
  );
  return schema['x-kubernetes-embedded-resource'] === true && r.int(6) > 0 ? randomResource(r, inner) : inner;
}

function withObject(r: Random, schema: JSONSchemaProps): object {
  return { schema, object: withResources(r, schema, fitting(r, schema, 3)) };
}

function ofObject(r: Random): JSONSchemaProps {
  const schema = randomSchema(r, 3);
  const properties = record(Array.from({ length: r.int(4) }, () => [r.pick(NAMES), randomSchema(r, 2)] as const));
  return { ...schema, type: 'object', properties: { ...schema.properties, ...properties } };
}

/** A schema of a whole resource says nothing of its metadata: the server refuses definitions that do, but for its names. */
function ofResource(r: Random): JSONSchemaProps {
  const schema = ofObject(r);
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !['apiVersion', 'kind', 'metadata'].includes(name),
  );
  const { default: _default, additionalProperties: _additional, items: _items, ...rest } = schema;
  return { ...rest, properties: record(entries) };
}

function randomDefinition(r: Random): { definition: object; object: object } {
  const version = {
    name: 'v1',
    served: r.int(40) > 0,
    storage: true,
    ...(r.int(20) > 0 && { schema: { openAPIV3Schema: ofResource(r) } }),
    ...(r.int(3) === 0 && {
      subresources: {
        ...(r.int(2) === 0 && { status: {} }),
        ...(r.int(2) === 0 && {
          scale: {
            specReplicasPath: r.pick(['.spec.a', '.spec', '.a']),
            statusReplicasPath: r.pick(['.status.a', '.status']),
            ...(r.int(2) === 0 && { labelSelectorPath: r.pick(['.status.b', '.b']) }),
          },
        }),
      },
    }),
  };
  const schema = (version.schema?.openAPIV3Schema ?? {}) as JSONSchemaProps;
  const content = withResources(r, schema, fitting(r, schema, 3));
  return {
    definition: {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'widgets.example.com' },
      spec: {
        group: 'example.com',
        names: { kind: 'Widget', plural: 'widgets' },
        scope: r.pick(['Namespaced', 'Cluster']),
        versions: [version],
        ...(r.int(20) === 0 && { preserveUnknownFields: true }),
      },
    },
    object: {
      ...(isObject(content) ? content : {}),
      apiVersion: r.int(30) === 0 ? 'example.com/v2' : 'example.com/v1',
      kind: r.int(30) === 0 ? 'Gadget' : 'Widget',
      metadata: randomMetadata(r),
    },
  };
}

/**
 * A custom resource as text, with integers spelled in several ways. Not large ones: Go prints floats from 1e6 on with an
 * exponent, and here a list in a message has the numbers without their spelling.
 */
function randomSpelling(r: Random): unknown {
  const { definition, object } = randomDefinition(r);
  const text = JSON.stringify(object).replace(
    /([:[,])(-?[1-9]\d{0,4})(?=[,}\]])/g,
    (_, before: string, digits: string) => before + digits + r.pick(['', '', '.0', 'e0', '.00E+0', '.5']),
  );
  return r.int(4) === 0 ? { definition, yaml: text } : { definition, json: text };
}

export function randomCustomResource(area: string, r: Random): unknown {
  switch (area) {
    case 'crd-format':
      return randomFormat(r);
    case 'crd-pattern':
      return randomPattern(r);
    case 'crd-schema':
      return withObject(r, randomSchema(r, 3));
    case 'crd-prune':
      return { ...withObject(r, randomSchema(r, 3)), ...(r.int(2) === 0 && { root: true }) };
    case 'crd-default':
      return withObject(r, randomSchema(r, 3));
    case 'crd-list-type':
      return withObject(r, ofObject(r));
    case 'crd-object-meta':
      return { ...withObject(r, ofObject(r)), ...(r.int(2) === 0 && { root: true }) };
    case 'custom-resource':
      return randomDefinition(r);
    case 'crd-spelling':
      return randomSpelling(r);
    default:
      throw new Error(area);
  }
}

// Definitions with something changed: mostly in a way that a server refuses.
import type { Random } from '../conformance/cel/random_schema.ts';

type Data = Record<string, unknown>;

const FIELDS: readonly (readonly [name: string, values: readonly unknown[]])[] = [
  ['type', ['string', 'object', 'array', 'integer', 'number', 'boolean', 'null', 'x', '']],
  ['nullable', [true]],
  ['format', ['int32', 'date', 'int64', 'nope']],
  ['default', [1, 'a', {}, { a: 1 }, [], true, null]],
  ['uniqueItems', [true]],
  ['additionalProperties', [true, false, { type: 'string' }]],
  ['pattern', ['(', '^a$', '(?<n>a)']],
  ['items', [{ type: 'string' }, [{ type: 'string' }], { type: 'object', properties: { a: { type: 'string' } } }, {}]],
  ['properties', [{}, { a: { type: 'string' } }, { metadata: { type: 'object', properties: { labels: {} } } }]],
  ['required', [['a'], [], ['name']]],
  ['minProperties', [1]],
  ['maxLength', [10]],
  ['maxItems', [5]],
  ['maxProperties', [3]],
  ['enum', [['a', null], [1]]],
  ['not', [{ required: ['a'] }, { type: 'string' }, { properties: { zz: { minimum: 1 } } }]],
  [
    'allOf',
    [[{ minLength: 1 }], [{ type: 'string', nullable: true }], [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }]],
  ],
  [
    'anyOf',
    [[{ type: 'integer' }, { type: 'string' }], [{ items: { minLength: 1 } }], [{ additionalProperties: true }]],
  ],
  ['x-kubernetes-preserve-unknown-fields', [true, false]],
  ['x-kubernetes-embedded-resource', [true]],
  ['x-kubernetes-int-or-string', [true]],
  ['x-kubernetes-list-type', ['set', 'map', 'atomic', 'x']],
  ['x-kubernetes-list-map-keys', [['a'], ['name'], ['a', 'a'], []]],
  ['x-kubernetes-map-type', ['atomic', 'granular', 'x']],
  ['id', ['x']],
  ['$ref', ['#/a']],
  ['definitions', [{ a: { type: 'string' } }]],
  ['dependencies', [{ a: ['b'] }]],
  ['patternProperties', [{ a: { type: 'string' } }]],
  ['additionalItems', [false, { type: 'string' }]],
  [
    'x-kubernetes-validations',
    [
      [{ rule: 'true' }],
      [{ rule: 'self' }],
      [{ rule: 'self == oldSelf' }],
      [{ rule: 'self == oldSelf', optionalOldSelf: true }],
      [{ rule: 'true', optionalOldSelf: true }],
      [{ rule: ' ' }],
      [{ rule: 'true ||\nfalse' }],
      [{ rule: 'true', message: ' ' }],
      [{ rule: 'true', message: 'a\nb' }],
      [{ rule: 'true', messageExpression: '1' }],
      [{ rule: 'true', messageExpression: "'a' + string(1)" }],
      [{ rule: 'true', messageExpression: 'x' }],
      [{ rule: 'true', reason: 'Nope' }],
      [{ rule: 'true', reason: 'FieldValueInvalid', fieldPath: '.a' }],
      [{ rule: 'true', fieldPath: "['a" }],
      [{ rule: "self.all(x, x == 'a')" }],
      [{ rule: "self.map(x, [x, x]).all(y, y.all(z, z.matches('^a+$')))" }],
      [{ rule: 'int("x") == 1' }],
      [{ rule: 'self.size() > 1' }, { rule: "self.matches('(')" }],
    ],
  ],
];

/** Where schemas are: objects below `openAPIV3Schema`. */
function schemasBelow(value: unknown, isSchema: boolean, found: Data[], depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > 40) return;
  if (Array.isArray(value)) {
    for (const item of value) schemasBelow(item, isSchema, found, depth + 1);
    return;
  }
  const data = value as Data;
  if (isSchema) found.push(data);
  for (const [name, part] of Object.entries(data)) {
    const inside = ['properties', 'definitions'].includes(name) && isSchema ? Object.values(part as Data) : part;
    const isInside =
      name === 'openAPIV3Schema' ||
      (isSchema && ['properties', 'items', 'additionalProperties', 'allOf', 'anyOf', 'not'].includes(name));
    if (isInside) schemasBelow(inside, true, found, depth + 1);
    else if (!isSchema) schemasBelow(part, false, found, depth + 1);
  }
}

type Change = (random: Random, spec: Data, definition: Data) => void;

const versionOf = (random: Random, spec: Data): Data => {
  const versions = (spec['versions'] ?? []) as Data[];
  return versions.length === 0 ? {} : random.pick(versions);
};

const CHANGES: readonly Change[] = [
  (random, spec) => (spec['group'] = random.pick(['', 'a', 'k8s.io', 'x.k8s.io', 'A.b', 'example.com'])),
  (random, spec) => (spec['scope'] = random.pick(['', 'X', 'Cluster', 'Namespaced'])),
  (random, spec) => {
    const names = (spec['names'] ?? {}) as Data;
    names[random.pick(['plural', 'singular', 'kind', 'listKind'])] = random.pick(['', 'A', 'a b', 'Foo', 'foos']);
    if (random.chance(0.3)) names['shortNames'] = ['a', 'A'];
    if (random.chance(0.3)) names['categories'] = ['all', 'b c'];
  },
  (random, spec) => (versionOf(random, spec)['name'] = random.pick(['', 'V1', 'v1', 'v2', '1'])),
  (random, spec) => (versionOf(random, spec)['storage'] = random.chance(0.5)),
  (random, spec) => (versionOf(random, spec)['served'] = random.chance(0.5)),
  (random, spec) => delete versionOf(random, spec)['schema'],
  (random, spec) => (versionOf(random, spec)['schema'] = random.pick([{}, { openAPIV3Schema: { type: 'object' } }])),
  (random, spec) => {
    const version = versionOf(random, spec);
    version['deprecated'] = random.chance(0.5);
    version['deprecationWarning'] = random.pick(['old', '', 'a\nb', 'x'.repeat(300), null]);
  },
  (random, spec) =>
    (versionOf(random, spec)['subresources'] = random.pick<unknown>([
      { status: {} },
      { scale: { specReplicasPath: '.spec.a', statusReplicasPath: '.status.b' } },
      { scale: { specReplicasPath: 'spec.a', statusReplicasPath: '.spec.b', labelSelectorPath: '.x' } },
      { scale: { specReplicasPath: '', statusReplicasPath: '' } },
      {},
    ])),
  (random, spec) =>
    (versionOf(random, spec)['additionalPrinterColumns'] = random.pick<unknown>([
      [{ name: 'a', type: 'string', jsonPath: '.spec.a' }],
      [{ name: '', type: 'x', jsonPath: 'a', format: 'x' }],
      [{ name: 'a', type: '', jsonPath: '' }],
    ])),
  (random, spec) =>
    (versionOf(random, spec)['selectableFields'] = random.pick<unknown>([
      [{ jsonPath: '.spec.a' }],
      [{ jsonPath: '.metadata.name' }, { jsonPath: '' }],
      [{ jsonPath: ".spec['a']" }, { jsonPath: '.spec' }, { jsonPath: '.spec' }],
    ])),
  (random, spec) => {
    const versions = (spec['versions'] ?? []) as Data[];
    if (versions.length > 0) versions.push(structuredClone(random.pick(versions)));
  },
  (_, spec) => {
    const versions = (spec['versions'] ?? []) as Data[];
    const [first] = versions;
    if (first) versions.push({ ...structuredClone(first), name: 'v9', storage: false });
  },
  (_, spec) => ((spec['versions'] as Data[] | undefined) ?? []).splice(0, 1),
  (random, spec) =>
    (spec['conversion'] = random.pick<unknown>([
      { strategy: 'None' },
      { strategy: 'X' },
      { strategy: 'Webhook' },
      { strategy: 'None', webhook: { conversionReviewVersions: ['v1'] } },
      { strategy: 'Webhook', webhook: { conversionReviewVersions: ['v1'], clientConfig: { url: 'https://a/b' } } },
      {
        strategy: 'Webhook',
        webhook: { conversionReviewVersions: ['v3', 'v3'], clientConfig: { url: 'http://u:p@/?a#b' } },
      },
      {
        strategy: 'Webhook',
        webhook: {
          conversionReviewVersions: ['v1beta1', 'V'],
          clientConfig: {
            service: { name: '', namespace: 'a', path: random.pick(['/a//B', 'x', '//', '/']), port: 70000 },
          },
        },
      },
      { strategy: 'Webhook', webhook: { conversionReviewVersions: [], clientConfig: {} } },
    ])),
  (random, spec) => (spec['preserveUnknownFields'] = random.chance(0.5)),
  (random, _, definition) => {
    const metadata = (definition['metadata'] ?? {}) as Data;
    metadata['name'] = random.pick(['a', 'A.b', 'widgets.example.com']);
  },
  (random, _, definition) => {
    const metadata = (definition['metadata'] ?? {}) as Data;
    metadata['annotations'] = {
      'api-approved.kubernetes.io': random.pick(['', 'x', 'unapproved, x', 'https://github.com/a/b']),
    };
  },
];

/** A copy with up to three changes. */
export function mutateDefinition<T extends object>(random: Random, definition: T): T {
  const copy = structuredClone(definition);
  const data = copy as unknown as Data;
  for (let count = 1 + random.below(3); count > 0; count--) {
    const spec = (data['spec'] ??= {}) as Data;
    if (random.chance(0.35)) {
      random.pick(CHANGES)(random, spec, data);
      continue;
    }
    const schemas: Data[] = [];
    schemasBelow(spec, false, schemas);
    if (schemas.length === 0) continue;
    // The ones near the root are few, and matter most.
    const schema = random.chance(0.2) ? schemas[0]! : random.pick(schemas);
    const [name, values] = random.pick(FIELDS);
    if (random.chance(0.25)) delete schema[random.pick(Object.keys(schema).concat(name))];
    else schema[name] = structuredClone(random.pick(values));
  }
  return copy;
}

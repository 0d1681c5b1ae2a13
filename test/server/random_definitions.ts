import type { Random } from '../differential/random_scalars.ts';
import type { JSONObject } from './target.ts';

function some<T>(of: readonly T[], random: Random): T[] {
  const chosen = of.filter(() => random.int(2) === 0);
  return random.int(3) === 0 ? chosen.reverse() : chosen;
}

const PROPERTIES: Readonly<Record<string, readonly JSONObject[]>> = {
  size: [{ type: 'integer' }, { type: 'integer', format: 'int64', minimum: 1 }, { type: 'number', maximum: 9.5 }],
  names: [
    { type: 'array', items: { type: 'string' } },
    { type: 'array', items: { type: 'string' }, maxItems: 9, 'x-kubernetes-list-type': 'set' },
  ],
  mode: [
    { type: 'string', enum: ['a', 'b'] },
    { type: 'string', enum: ['b', 'a', 'c'], default: 'b' },
    { type: 'string', pattern: '^[a-z]+$' },
  ],
  free: [
    { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
    { type: 'object', additionalProperties: { type: 'string' } },
  ],
  port: [{ 'x-kubernetes-int-or-string': true }],
  inner: [
    { type: 'object', required: ['a'], properties: { a: { type: 'string' }, b: { type: 'boolean' } } },
    {
      type: 'object',
      properties: { a: { type: 'string', nullable: true } },
      'x-kubernetes-validations': [{ rule: 'has(self.a)', message: 'a' }],
    },
  ],
};

function schema(random: Random): JSONObject {
  const properties = Object.fromEntries(
    some(Object.keys(PROPERTIES), random).map((name) => [name, random.pick(PROPERTIES[name]!)]),
  );
  const spec = {
    type: 'object',
    properties,
    ...(random.int(2) === 0 && { description: random.pick(['one', 'two\n\t<ä>']) }),
  };
  return {
    type: 'object',
    properties: { spec, status: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
  };
}

const COLUMNS = [
  { name: 'Size', type: 'integer', jsonPath: '.spec.size' },
  { name: 'Mode', type: 'string', jsonPath: '.spec.mode', priority: 1 },
  { name: 'Mode', type: 'string', jsonPath: '.spec.mode', description: 'how' },
  { name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp' },
];

function version(name: string, stored: boolean, random: Random): JSONObject {
  const subresources = {
    status: {},
    ...(random.int(2) === 0 && { scale: { specReplicasPath: '.spec.size', statusReplicasPath: '.status.size' } }),
  };
  return {
    name,
    served: stored || random.int(2) === 0,
    storage: stored,
    schema: { openAPIV3Schema: schema(random) },
    ...(random.int(2) === 0 && { additionalPrinterColumns: some(COLUMNS, random) }),
    ...(random.int(2) === 0 && { subresources }),
    ...(random.int(3) === 0 && { deprecated: true, deprecationWarning: 'old' }),
  };
}

/** What a valid CustomResourceDefinition of a group says, of few values; a server changes nothing about it. */
export function randomDefinition(group: string, random: Random): JSONObject {
  const names = {
    plural: 'gadgets',
    singular: 'gadget',
    kind: 'Gadget',
    listKind: 'GadgetList',
    ...(random.int(2) === 0 && { categories: ['all', ...some(['x', 'y'], random)] }),
  };
  const versions = [
    version('v1', true, random),
    ...some(['v1beta1', 'v2'], random).map((name) => version(name, false, random)),
  ];
  if (random.int(2) === 0) versions.reverse();
  return { spec: { group, names, scope: 'Namespaced', versions, conversion: { strategy: 'None' } } };
}

import type { Random } from '../differential/random_scalars.ts';
import type { RandomRequest } from './random_requests.ts';

// Requests about custom resources of the definition below: what is pruned, defaulted, refused, applied and converted.

/** A definition whose custom resources have all that a schema can say. @param group of its own for each test */
export function customDefinition(group: string): object {
  const spec = {
    type: 'object',
    required: ['color'],
    'x-kubernetes-validations': [
      { rule: "self.replicas <= 5 || self.color != 'red'", message: 'red ones are few' },
      { rule: '!has(oldSelf.fixed) || self.?fixed.orValue("") == oldSelf.fixed', message: 'fixed is fixed' },
    ],
    properties: {
      color: { type: 'string', enum: ['red', 'green', 'blue'] },
      replicas: { type: 'integer', minimum: 0, maximum: 9, default: 1 },
      fixed: { type: 'string', maxLength: 3 },
      ratio: { type: 'number' },
      port: { 'x-kubernetes-int-or-string': true },
      note: { type: 'string', nullable: true },
      open: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
      free: { type: 'object', additionalProperties: { type: 'string' } },
      tags: { type: 'array', 'x-kubernetes-list-type': 'set', items: { type: 'string' } },
      plain: { type: 'array', items: { type: 'integer' } },
      parts: {
        type: 'array',
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': ['name'],
        items: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, size: { type: 'integer', default: 7 } },
        },
      },
      inner: {
        type: 'object',
        default: {},
        properties: { mode: { type: 'string', default: 'auto' }, level: { type: 'integer' } },
      },
    },
  };
  const status = {
    type: 'object',
    properties: {
      replicas: { type: 'integer' },
      selector: { type: 'string' },
      phase: { type: 'string', maxLength: 5 },
    },
  };
  const schema = { openAPIV3Schema: { type: 'object', properties: { spec, status } } };
  const scale = {
    specReplicasPath: '.spec.replicas',
    statusReplicasPath: '.status.replicas',
    labelSelectorPath: '.status.selector',
  };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `widgets.${group}` },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural: 'widgets', kind: 'Widget', shortNames: ['wd'], categories: ['all'] },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema,
          subresources: { status: {}, scale },
          selectableFields: [{ jsonPath: '.spec.color' }],
          additionalPrinterColumns: [
            { name: 'Color', type: 'string', jsonPath: '.spec.color' },
            { name: 'Replicas', type: 'integer', jsonPath: '.spec.replicas', priority: 1 },
            { name: 'Part', type: 'integer', jsonPath: '.spec.parts[?(@.name=="a")].size' },
            { name: 'Tags', type: 'string', jsonPath: '.spec.tags' },
          ],
        },
        {
          name: 'v1alpha1',
          served: true,
          storage: false,
          deprecated: true,
          schema: { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
        },
      ],
    },
  };
}

const NAMES = ['a', 'b'];
const MANAGERS = ['one', 'two', 'kubectl'];

/** A sequence of requests about a few custom resources. @param group of their definition */
export function randomCustomSequence(random: Random, group: string): RandomRequest[] {
  const length = 4 + random.int(8);
  return [create(random, group, 'a'), ...Array.from({ length }, () => randomRequest(random, group))];
}

function randomRequest(random: Random, group: string): RandomRequest {
  const name = random.pick(NAMES);
  const path = `${versionOf(random)}/widgets/${name}`;
  const body = (): object => object(random, group, name, path.split('/', 1)[0]!);
  switch (random.int(15)) {
    case 0:
      return create(random, group, name);
    case 1:
    case 2:
      return {
        method: 'PUT',
        path,
        query: writeQuery(random),
        contentType: contentType(random),
        body: withVersion(random, body()),
      };
    case 3:
    case 4:
      return patch(random, path, 'application/merge-patch+json', mergePatch(random));
    case 5:
      return patch(random, path, 'application/json-patch+json', jsonPatch(random));
    case 6:
    case 7:
    case 8:
      return {
        method: 'PATCH',
        path: random.int(4) === 0 ? `${path}/status` : path,
        query: {
          ...writeQuery(random),
          fieldManager: random.pick(MANAGERS),
          ...(random.int(3) === 0 && { force: 'true' }),
        },
        contentType: 'application/apply-patch+yaml',
        body: body(),
      };
    case 9:
      return { method: 'DELETE', path, query: {} };
    case 10:
      return {
        method: 'PUT',
        path: `${path}/status`,
        query: writeQuery(random),
        contentType: 'application/json',
        body: withVersion(random, body()),
      };
    case 11:
      return {
        method: 'PATCH',
        path: `v1/widgets/${name}/scale`,
        // The reference server would forget who owns the replicas.
        query: { dryRun: 'All' },
        contentType: 'application/merge-patch+json',
        body: { spec: { replicas: random.pick([0, 2, 9, 12, -1]) } },
      };
    case 12:
      return {
        method: 'GET',
        path: random.pick([path, `${path}/status`, `v1/widgets/${name}/scale`, `${path}/nothing`]),
        query: {},
        ...accepts(random),
      };
    case 13:
      return patch(random, path, 'application/strategic-merge-patch+json', mergePatch(random));
    default:
      return { method: 'GET', path: `${versionOf(random)}/widgets`, query: selectors(random), ...accepts(random) };
  }
}

const versionOf = (random: Random): string => (random.int(4) === 0 ? 'v1alpha1' : 'v1');

const contentType = (random: Random): string => (random.int(3) === 0 ? 'application/yaml' : 'application/json');

function selectors(random: Random): Record<string, string> {
  return random.pick<Record<string, string>>([
    {},
    { fieldSelector: 'spec.color=red' },
    { fieldSelector: 'spec.color!=red,metadata.name=a' },
    { fieldSelector: 'spec.replicas=1' },
    { labelSelector: 'tier=front' },
    { limit: '1' },
  ]);
}

function accepts(random: Random): { accept?: string } {
  const kinds = ['Table', 'PartialObjectMetadata', 'PartialObjectMetadataList'];
  return random.int(4) === 0 ? { accept: `application/json;as=${random.pick(kinds)};v=v1;g=meta.k8s.io` } : {};
}

function writeQuery(random: Random): Record<string, string> {
  return {
    ...(random.int(8) === 0 && { dryRun: 'All' }),
    ...(random.int(2) === 0 && { fieldValidation: random.pick(['Strict', 'Warn', 'Ignore']) }),
    ...(random.int(2) === 0 && { fieldManager: random.pick(MANAGERS) }),
  };
}

function create(random: Random, group: string, name: string): RandomRequest {
  const version = versionOf(random);
  return {
    method: 'POST',
    path: `${version}/widgets`,
    query: writeQuery(random),
    contentType: contentType(random),
    body: object(random, group, name, version),
  };
}

function patch(random: Random, path: string, contentType: string, body: unknown): RandomRequest {
  return { method: 'PATCH', path, query: writeQuery(random), contentType, body };
}

function withVersion(random: Random, body: object): object {
  const { metadata, ...rest } = body as { metadata: object };
  return { ...rest, metadata: { ...metadata, ...(random.int(5) > 0 && { resourceVersion: '$rv:-1' }) } };
}

function object(random: Random, group: string, name: string, version: string): object {
  const metadata: Record<string, unknown> = { name };
  if (random.int(4) === 0) metadata['labels'] = { tier: random.pick(['front', 'back', 'not valid!']) };
  if (random.int(6) === 0) metadata['finalizers'] = [random.pick(['example.com/a', 'noslash'])];
  if (random.int(12) === 0) metadata['labels'] = 7;
  if (random.int(12) === 0) metadata['unknown'] = 1;
  if (random.int(12) === 0) metadata['generation'] = 5;
  return {
    apiVersion: random.int(15) === 0 ? 'v1' : `${group}/${version}`,
    kind: random.int(15) === 0 ? 'Gadget' : 'Widget',
    ...(random.int(20) > 0 && { metadata }),
    spec: specOf(random),
    ...(random.int(3) === 0 && { status: statusOf(random) }),
    ...(random.int(10) === 0 && { extra: 1 }),
    ...(random.int(8) === 0 && { '$again:spec': specOf(random) }),
  };
}

function statusOf(random: Random): object {
  return random.pick<object>([{ replicas: 1 }, { replicas: 2, phase: 'up' }, { phase: 'too long' }, { other: 1 }, {}]);
}

/** `$number:1.0` is sent as 1.0, and `$again:spec` as another key `spec`. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  color: ['red', 'red', 'green', 'blue', 'pink', 1, null],
  replicas: [0, 1, 2, 7, 10, -1, '1', null, 1.5, '$number:1.0', '$number:2e0'],
  fixed: ['a', 'b', 'long', null],
  ratio: [0.5, 1, 'x', null, '$number:1.0', '$number:0.50'],
  port: [80, 'http', 1.5, true, null],
  note: ['n', null, 1],
  open: [{ a: 1, b: { c: [1, { d: null }] } }, {}, null, 'x'],
  free: [{ a: 'x' }, { a: 1 }, { a: null }, {}],
  tags: [['a'], ['b', 'a'], ['a', 'a'], [], null, 'a'],
  plain: [[1, 2], [2], [1, '$number:1.0'], [1, 'x'], [null]],
  parts: [
    [{ name: 'a' }],
    [{ name: 'a', size: 1 }, { name: 'b' }],
    [{ name: 'b', size: null }],
    [{ name: 'a' }, { name: 'a' }],
    [{ size: 1 }],
    [{ name: 'a', more: 1 }],
    [],
  ],
  inner: [{}, { mode: 'manual' }, { level: 2 }, { level: 'x' }, { mode: null }, null, { odd: 1 }],
  unknown: [1, { a: 1 }],
};

function specOf(random: Random): object {
  const spec: Record<string, unknown> = {};
  if (random.int(12) > 0) spec['color'] = random.pick(['red', 'green', 'blue']);
  for (const [name, values] of Object.entries(VALUES)) if (random.int(7) === 0) spec[name] = random.pick(values);
  return spec;
}

function mergePatch(random: Random): object {
  const [name, values] = random.pick(Object.entries(VALUES));
  return random.pick<object>([
    { spec: { [name]: random.pick(values) } },
    { spec: { [name]: random.pick(values) } },
    { spec: { [name]: random.pick(values) } },
    { metadata: { labels: { tier: random.pick(['front', null]) } } },
    { metadata: { finalizers: null } },
    { status: statusOf(random) },
    { kind: 'Gadget' },
  ]);
}

function jsonPatch(random: Random): object {
  return random.pick<object>([
    [{ op: 'add', path: '/spec/parts', value: [{ name: 'z' }] }],
    [{ op: 'replace', path: '/spec/replicas', value: random.pick([3, 30, 'x', '$number:3.0', '$number:3e0']) }],
    [{ op: 'remove', path: '/spec/color' }],
    [
      { op: 'test', path: '/spec/color', value: 'red' },
      { op: 'add', path: '/spec/note', value: 'was red' },
    ],
    [{ op: 'add', path: '/spec/unknown', value: 1 }],
    [
      { op: 'test', path: '/spec/replicas', value: random.pick([1, '$number:1.0']) },
      { op: 'copy', from: '/spec/replicas', path: '/spec/ratio' },
    ],
    [
      { op: 'add', path: '/spec/ratio', value: '$number:2.0' },
      { op: 'copy', from: '/spec/ratio', path: '/spec/replicas' },
    ],
  ]);
}

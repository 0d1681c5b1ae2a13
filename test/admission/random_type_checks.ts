// Random policies whose expressions fit the types of their objects, or don't.
import type { ValidatingAdmissionPolicy } from 'kubetyped/api/admissionregistration/v1';
import type { Random } from '../conformance/cel/random_schema.ts';

type JSONObject = Readonly<Record<string, unknown>>;

export interface KnownType {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly resource: string;
  readonly schema?: JSONObject;
}

export interface TypeCheckQuestion {
  readonly policy: ValidatingAdmissionPolicy;
  readonly types: readonly KnownType[];
}

function resourceOf(kind: string, group: string): string {
  return kind.toLowerCase() + group.replaceAll('.', '');
}

const KINDS = ['Bird', 'Fish', 'Snail', 'Tree', 'Moss', 'Fern'];
const GROUPS = ['', 'example.com', 'apps.example.com'];
const VERSIONS = ['v1', 'v1beta1'];
const NAMES = ['spec', 'size', 'items', 'name', 'in', 'with-dash', 'labels', 'status', 'at'];

function randomSchema(random: Random, depth: number): JSONObject {
  const pick = random.below(depth > 0 ? 14 : 9);
  const inner = (): JSONObject => randomSchema(random, depth - 1);
  switch (pick) {
    case 0:
      return { type: 'integer' };
    case 1:
      return { type: 'number' };
    case 2:
      return { type: 'boolean' };
    case 3:
      return { type: 'string', format: random.pick(['date-time', 'byte', 'duration', 'date', 'uuid']) };
    case 4:
      return { 'x-kubernetes-int-or-string': true };
    case 5:
      return { oneOf: [{ type: 'string' }, { type: 'number' }] };
    case 6:
      return { type: 'string', enum: ['a', 'b'] };
    case 7:
      return { type: 'object' };
    case 8:
      return { type: 'string' };
    case 9:
      return { type: 'array', ...(random.below(8) > 0 && { items: inner() }) };
    case 10:
      return { type: 'object', additionalProperties: inner() };
    case 11:
      return { ...objectSchema(random, depth - 1), 'x-kubernetes-embedded-resource': true };
    default:
      return objectSchema(random, depth - 1);
  }
}

function objectSchema(random: Random, depth: number): JSONObject {
  const names = NAMES.filter(() => random.below(3) === 0);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, randomSchema(random, depth)])),
  };
}

const METADATA = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    generateName: { type: 'string' },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    creationTimestamp: { type: 'string', format: 'date-time' },
  },
};

function rootSchema(random: Random): JSONObject {
  const { properties } = objectSchema(random, 3) as { properties: object };
  const text = { type: 'string' };
  const whole = random.below(3) === 0 ? {} : { apiVersion: text, kind: text, metadata: METADATA };
  return { ...(random.below(15) > 0 && { type: 'object' }), properties: { ...properties, ...whole } };
}

/** @param shared whether resources of several groups have one name: asked for without a group, they are all meant */
function randomTypes(random: Random, shared: boolean): KnownType[] {
  return KINDS.flatMap((kind) =>
    GROUPS.flatMap((group) =>
      VERSIONS.flatMap((version): KnownType[] =>
        random.below(3) === 0
          ? [
              {
                ...{ group, version, kind },
                resource: resourceOf(kind, shared ? '' : group),
                ...(random.below(8) > 0 && { schema: rootSchema(random) }),
              },
            ]
          : [],
      ),
    ),
  );
}

const SEGMENTS = [
  '.spec',
  '.size',
  '.items',
  '.name',
  '.metadata',
  '.labels',
  '.__in__',
  '.status',
  '.at',
  '[0]',
  "['a']",
  '.with__dash__dash',
  '.?spec',
  '.kind',
  '.nope',
  '.creationTimestamp',
];

function randomPath(random: Random): string {
  const roots = [
    'object',
    'object',
    'object',
    'oldObject',
    'params',
    'variables.first',
    'variables.second',
    'request',
    'namespaceObject',
    'authorizer',
    'nobody',
  ];
  const segments = Array.from({ length: random.below(4) }, () => random.pick(SEGMENTS));
  return random.pick(roots) + segments.join('');
}

function randomExpression(random: Random, depth: number = 2): string {
  if (depth === 0) return randomPath(random);
  const inner = (): string => randomExpression(random, depth - 1);
  switch (random.below(13)) {
    case 0:
      return `${inner()} == ${inner()}`;
    case 1:
      return `${inner()} > ${random.pick(['1', '1.5', "'a'", 'true', 'object.size'])}`;
    case 2:
      return `${inner()} + ${inner()}`;
    case 3:
      return `has(${random.pick(['object', 'params'])}${random.pick(['.spec', '.size', '.nope'])}) && ${inner()} == null`;
    case 4:
      return `size(${inner()}) < ${random.pick(['3', "'a'"])}`;
    case 5:
      return `${inner()}.all(x, x ${random.pick(['> 1', "== 'a'", '.size == 1'])})`;
    case 6:
      return `${inner()}.startsWith('a')`;
    case 7:
      return `'${random.pick(['a', 'ü'])}' + string(${inner()})`;
    case 8:
      return `!${inner()}`;
    case 9:
      return random.pick([
        "authorizer.requestResource.check('get').allowed()",
        "authorizer.group('').resource('pods').check('get').allowed()",
        'request.userInfo.groups.exists(g, g == 1)',
        'request.nobody',
        "namespaceObject.metadata.labels['a'] == 1",
        'object.spec.',
        '1 +',
        "matches('a', '(')",
        'true\n&& object.nope',
      ]);
    case 10:
      return `${inner()} in ${inner()}`;
    default:
      return randomPath(random);
  }
}

export function randomTypeCheck(random: Random): TypeCheckQuestion {
  const shared = random.below(3) === 0;
  const types = randomTypes(random, shared);
  // In Go, the order of Kinds that are meant at once is chance: then there are to be too few for the limit.
  const names = shared
    ? [random.pick(KINDS).toLowerCase()]
    : KINDS.flatMap((kind) => GROUPS.map((group) => resourceOf(kind, group)));
  const some = (of: readonly string[], odd: string): string[] => [
    ...of.filter(() => random.below(2) === 0),
    ...(random.below(12) === 0 ? [odd] : []),
  ];
  const rules = shared ? 1 : random.below(3) + (random.below(10) > 0 ? 1 : 0);
  const resourceRules = Array.from({ length: rules }, () => ({
    apiGroups: some(GROUPS, '*'),
    apiVersions: some(VERSIONS, '*'),
    resources: [
      ...some(names, '*'),
      ...(random.below(6) === 0 ? (shared ? ['bird/status'] : ['bird/status', 'FISH']) : []),
    ],
    operations: ['CREATE' as const],
  }));
  const param = random.pick(types.length === 0 ? [undefined] : types);
  const paramKind =
    random.below(2) === 0 || param === undefined
      ? undefined
      : random.pick([
          { apiVersion: param.group === '' ? param.version : `${param.group}/${param.version}`, kind: param.kind },
          { apiVersion: 'other.example.com/v1', kind: 'Other' },
          { apiVersion: 'a/b/c', kind: 'Broken' },
        ]);
  const variables = ['first', 'second'].map((name) => ({ name, expression: randomExpression(random) }));
  const validations = Array.from({ length: 1 + random.below(3) }, () => ({
    expression: randomExpression(random),
    ...(random.below(3) === 0 && { messageExpression: randomExpression(random) }),
  }));
  const spec = {
    ...(random.below(20) > 0 && { matchConstraints: { resourceRules } }),
    ...(paramKind && { paramKind }),
    ...(random.below(3) > 0 && { variables: variables.slice(random.below(2)) }),
    validations,
  };
  return {
    policy: {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicy',
      metadata: { name: 'p' },
      spec,
    } as never,
    types,
  };
}

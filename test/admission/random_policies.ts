// Random admission policies, bindings and requests, mostly such that something happens.
import type { Random } from '../conformance/cel/random_schema.ts';
import type { Question } from './policy_answer.ts';

type JSONObject = Record<string, unknown>;

const CONDITIONS = [
  'object.spec.replicas < 4',
  'object.spec.replicas > 1',
  'has(object.metadata.labels)',
  'variables.r > 1',
  'variables.names.exists(n, n == "a")',
  'variables.bad == 1',
  'variables.late',
  'params.data.max == "5"',
  'params == null || has(params.data)',
  'oldObject == null',
  'oldObject.spec.replicas == object.spec.replicas',
  'request.operation == "CREATE"',
  'request.userInfo.username == "ann" && request.dryRun == false',
  '"dev" in request.userInfo.groups',
  'has(request.namespace) && request.namespace == "default"',
  'request.kind.kind == "Widget" && request.resource.resource != "pods"',
  'has(request.subResource)',
  'request.options.kind == "CreateOptions"',
  'namespaceObject.metadata.labels["team"] == "a"',
  'namespaceObject == null',
  'namespaceObject.metadata.name.startsWith("d")',
  'authorizer.group("").resource("pods").namespace("default").check("get").allowed()',
  'authorizer.requestResource.check("create").allowed()',
  'authorizer.requestResource.check("list").reason() == "not allowed"',
  'authorizer.serviceAccount("default", "builder").path("/healthz").check("get").allowed()',
  'object.spec.missing == 1',
  'object.spec.image.matches("^[a-z]+$")',
  'object.spec.image.lowerAscii() == "x" || true',
  'quantity(object.spec.size).isGreaterThan(quantity("1Gi"))',
  'int(object.spec.size) > 1',
  'true',
  'false',
  '1 + 1',
  'object',
  'object.spec.replicas +',
  'nope',
  'request.object == null',
  'dyn(1) == 1',
];

const TEXTS = [
  "'replicas ' + string(object.spec.replicas)",
  "'  spaces  '",
  "''",
  "'two\\nlines'",
  "'a'.replace('a', params.data.max)",
  'string(variables.r)',
  'request.userInfo.username + " did it"',
  '["a", "b"].join(" <&> ")',
  'object.spec.missing',
  'authorizer.path("/x").check("get").reason()',
  '1',
  "'x'.repeat",
  "[1,2,3].map(i, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx').join('')",
  'object.spec.image',
];

const ANNOTATIONS = [
  ...TEXTS,
  'null',
  "object.spec.replicas > 2 ? 'many' : 'few'",
  'dyn(1)',
  'has(object.x) ? dyn("a") : null',
];

const VARIABLES: readonly (readonly [name: string, expressions: readonly string[]])[] = [
  ['r', ['object.spec.replicas', '2', 'size(object.spec.items)', 'int("3")']],
  ['names', ['object.spec.items.map(i, i.name)', '["a"]', 'object.spec.items']],
  ['bad', ['object.nope.nope', '1 +', 'variables.r / 0']],
  ['late', ['variables.r > 1 && request.operation != "DELETE"', 'namespaceObject != null', 'true']],
];

const APPLY = [
  'Object{spec: Object.spec{replicas: 7}}',
  'Object{metadata: Object.metadata{labels: {"added": "yes"}}}',
  'Object{metadata: Object.metadata{labels: Object.metadata.labels{team: "b"}}}',
  'Object{spec: Object.spec{image: object.spec.image + "!", replicas: variables.r}}',
  'Object{spec: Object.wrong{replicas: 7}}',
  'Object{spec: Object.spec{?note: object.?spec.note, ?image: optional.of("c")}}',
  'Object{spec: Object.spec{items: [Object.spec.items{name: "z"}]}}',
  'Object{spec: Object.spec{containers: [Object.spec.containers{name: "a", image: "other"}]}}',
  'Object{spec: Object.spec{containers: [Object.spec.containers{name: "side", image: "s"}], hostNetwork: true}}',
  'Object{spec: Object.spec{annotations: {"name": "init", "image": "i"}}}',
  'Object{spec: Object.spec{containers: [Object.spec.containers{name: "a", args: ["x"]}]}}',
  'Object{spec: Object.spec{nodeSelector: {"a": "b"}}}',
  'Object{spec: "text"}',
  'Object{}',
  'Object.spec{}',
  '{"spec": 1}',
  'object',
];

const PATCHES = [
  '[JSONPatch{op: "add", path: "/spec/note", value: "n"}]',
  '[JSONPatch{op: "replace", path: "/spec/replicas", value: object.spec.replicas + 1}]',
  '[JSONPatch{op: "remove", path: "/spec/image"}]',
  '[JSONPatch{op: "test", path: "/spec/replicas", value: 3}, JSONPatch{op: "add", path: "/spec/three", value: true}]',
  '[JSONPatch{op: "add", path: "/metadata/labels", value: {"x/y": "z"}}]',
  '[JSONPatch{op: "add", path: "/metadata/labels/" + jsonpatch.escapeKey("x/y~z"), value: "z"}]',
  '[JSONPatch{op: "copy", from: "/spec/replicas", path: "/spec/copied"}]',
  '[JSONPatch{op: "add", path: "/spec/deep", value: Object.spec{a: [1, 2], b: {"c": 1.5}}}]',
  '[JSONPatch{op: "add", path: "/spec/deep", value: Object.spec{a: Object.other{b: 1}}}]',
  'object.spec.replicas > 2 ? [JSONPatch{op: "add", path: "/spec/many", value: true}] : []',
  '[JSONPatch{op: "move", path: "/x"}]',
  '[JSONPatch{op: "bogus", path: "/x"}]',
  '[JSONPatch{op: 1}]',
  '[]',
  '["a"]',
  'object.spec.items.map(i, JSONPatch{op: "add", path: "/spec/of-" + i.name, value: variables.r})',
];

const SELECTORS: readonly (JSONObject | undefined)[] = [
  undefined,
  undefined,
  undefined,
  {},
  { matchLabels: { team: 'a' } },
  { matchExpressions: [{ key: 'team', operator: 'NotIn', values: ['b'] }] },
  { matchExpressions: [{ key: 'team', operator: 'Wrong' }] },
];

const maybe = (random: Random, part: number, make: () => JSONObject): JSONObject => (random.chance(part) ? make() : {});

function constraints(random: Random): JSONObject {
  const some = <T>(...lists: readonly (readonly T[])[]): readonly T[] => random.pick(lists);
  const rule = (): JSONObject => ({
    apiGroups: some(['*'], [''], ['example.com'], ['', 'example.com']),
    apiVersions: some(['*'], ['v1'], ['v2']),
    operations: some(['*'], ['CREATE', 'UPDATE'], ['DELETE']),
    resources: some(['*'], ['*/*'], ['widgets', 'pods'], ['widgets/status', 'pods']),
    ...maybe(random, 0.2, () => ({ scope: random.pick(['*', 'Namespaced', 'Cluster']) })),
    ...maybe(random, 0.1, () => ({ resourceNames: random.pick([['a'], ['b', 'a'], ['c']]) })),
  });
  const namespaceSelector = random.pick(SELECTORS);
  const objectSelector = random.pick(SELECTORS);
  const everything = { apiGroups: ['*'], apiVersions: ['*'], operations: ['*'], resources: ['*/*', '*'] };
  return {
    resourceRules: random.chance(0.6) ? [everything] : random.chance(0.1) ? [] : [rule(), rule()],
    ...maybe(random, 0.1, () => ({ excludeResourceRules: [rule()] })),
    ...(random.chance(0.4) && namespaceSelector && { namespaceSelector }),
    ...(random.chance(0.4) && objectSelector && { objectSelector }),
    ...maybe(random, 0.3, () => ({ matchPolicy: random.pick(['Exact', 'Equivalent']) })),
  };
}

function common(random: Random): JSONObject {
  return {
    ...(random.chance(0.97) && { matchConstraints: constraints(random) }),
    ...maybe(random, 0.4, () => ({ failurePolicy: random.pick(['Fail', 'Ignore']) })),
    ...maybe(random, 0.35, () => ({ paramKind: random.pick(PARAM_KINDS) })),
    ...maybe(random, 0.75, () => ({
      variables: VARIABLES.flatMap(([name, expressions]) =>
        random.chance(0.8) ? [{ name, expression: random.pick(expressions) }] : [],
      ),
    })),
    ...maybe(random, 0.25, () => ({
      matchConditions: Array.from({ length: 1 + random.below(2) }, (_, index) => ({
        name: `c${index}`,
        expression: random.pick(CONDITIONS),
      })),
    })),
  };
}

const PARAM_KINDS = [
  { apiVersion: 'v1', kind: 'ConfigMap' },
  { apiVersion: 'v1', kind: 'ConfigMap' },
  { apiVersion: 'v1', kind: 'Node' },
  { apiVersion: 'example.com/v1', kind: 'Unknown' },
];

function binding(random: Random, name: string, policyName: string, validating: boolean): JSONObject {
  const paramRef = (): JSONObject => ({
    ...random.pick<JSONObject>([
      { name: 'p1' },
      { name: 'none' },
      { selector: {} },
      { selector: { matchLabels: { team: 'a' } } },
      { selector: { matchExpressions: [{ key: 'team', operator: 'Wrong' }] } },
      { name: 'p1', selector: {} },
      {},
    ]),
    ...maybe(random, 0.3, () => ({ namespace: random.pick(['default', 'other']) })),
    ...maybe(random, 0.6, () => ({ parameterNotFoundAction: random.pick(['Allow', 'Deny']) })),
  });
  const actions = [['Deny'], ['Deny'], ['Warn'], ['Audit'], ['Deny', 'Audit'], ['Warn', 'Audit']];
  return {
    metadata: { name },
    spec: {
      policyName,
      ...(validating && { validationActions: random.pick(actions) }),
      ...maybe(random, 0.5, () => ({ paramRef: paramRef() })),
      ...maybe(random, 0.2, () => ({ matchResources: constraints(random) })),
    },
  };
}

function bindings(random: Random, policy: string, validating: boolean): JSONObject[] {
  const count = random.chance(0.75) ? 1 : 2;
  return Array.from({ length: count }, (_, index) => binding(random, `b${index}`, policy, validating));
}

function validatingPolicy(random: Random, name: string): JSONObject {
  const validation = (): JSONObject => ({
    expression: random.pick(CONDITIONS),
    ...maybe(random, 0.4, () => ({ messageExpression: random.pick(TEXTS) })),
    ...maybe(random, 0.3, () => ({ message: random.pick([' own words ', 'no']) })),
    ...maybe(random, 0.3, () => ({
      reason: random.pick(['Forbidden', 'Unauthorized', 'RequestEntityTooLarge', 'Invalid']),
    })),
  });
  const spec = {
    ...common(random),
    validations: Array.from({ length: 1 + random.below(3) }, validation),
    ...maybe(random, 0.35, () => ({
      auditAnnotations: ['k1', 'k2']
        .slice(random.below(2))
        .map((key) => ({ key, valueExpression: random.pick(ANNOTATIONS) })),
    })),
  };
  return { policy: { metadata: { name }, spec }, bindings: bindings(random, name, true) };
}

function mutatingPolicy(random: Random, name: string): JSONObject {
  const mutation = (): JSONObject =>
    random.chance(0.5)
      ? { patchType: 'ApplyConfiguration', applyConfiguration: { expression: random.pick(APPLY) } }
      : { patchType: 'JSONPatch', jsonPatch: { expression: random.pick(PATCHES) } };
  const spec = {
    ...common(random),
    mutations: Array.from({ length: 1 + random.below(2) }, mutation),
    reinvocationPolicy: random.pick(['Never', 'IfNeeded']),
  };
  return { policy: { metadata: { name }, spec }, bindings: bindings(random, name, false) };
}

function object(random: Random, isPod: boolean, namespace: string): JSONObject {
  const metadata = {
    name: 'a',
    ...(namespace !== '' && { namespace }),
    ...maybe(random, 0.6, () => ({ labels: random.pick([{ team: 'a' }, { team: 'b' }, { x: 'y' }]) })),
  };
  if (isPod)
    return {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata,
      spec: {
        containers: [{ name: 'a', image: random.pick(['x', 'y:latest']), args: ['1'] }],
        ...maybe(random, 0.3, () => ({ nodeSelector: { disk: 'ssd' } })),
      },
    };
  return {
    apiVersion: 'example.com/v1',
    kind: 'Widget',
    metadata,
    spec: {
      replicas: random.below(6),
      image: random.pick(['nginx', 'a:1', '']),
      ...maybe(random, 0.6, () => ({ items: [{ name: 'a' }, { name: 'b' }].slice(random.below(2)) })),
      ...maybe(random, 0.5, () => ({ size: random.pick(['2Gi', '5', 'x']) })),
      ...maybe(random, 0.2, () => ({ ratio: 0.5, big: 4503599627370497 })),
    },
  };
}

/** A random question. */
export function randomQuestion(random: Random): Question {
  const operation = random.pick(['CREATE', 'CREATE', 'UPDATE', 'UPDATE', 'DELETE', 'CONNECT'] as const);
  const isPod = random.chance(0.3);
  const namespace = random.pick(['default', 'default', 'default', 'other', '', 'gone']);
  const mutates = operation !== 'DELETE' && random.chance(0.45);
  const named = (make: (name: string) => JSONObject): JSONObject[] =>
    Array.from({ length: random.chance(0.7) ? 1 : 2 }, (_, index) => make(`p${index}.example.com`));
  const question = {
    ...(mutates && { mutating: named((name) => mutatingPolicy(random, name)) }),
    ...((!mutates || random.chance(0.2)) && { validating: named((name) => validatingPolicy(random, name)) }),
    params: [
      {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: 'p1', namespace: 'default', labels: { team: 'a' } },
        data: { max: '5' },
      },
      { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'p2', namespace: 'default' }, data: { max: '9' } },
      { apiVersion: 'v1', kind: 'Node', metadata: { name: 'p1' } },
    ],
    namespaces: [
      {
        metadata: { name: 'default', labels: { team: 'a' } },
        spec: { finalizers: ['kubernetes'] },
        status: { phase: 'Active' },
      },
      { metadata: { name: 'other' } },
    ],
    ...(random.chance(0.6) && { allowed: ['get', 'create'] }),
    request: {
      operation,
      kind: isPod ? { Group: '', Version: 'v1', Kind: 'Pod' } : { Group: 'example.com', Version: 'v1', Kind: 'Widget' },
      resource: isPod
        ? { Group: '', Version: 'v1', Resource: 'pods' }
        : { Group: 'example.com', Version: 'v1', Resource: 'widgets' },
      ...(random.chance(0.1) && { subresource: 'status' }),
      ...(random.chance(0.85) && { name: 'a' }),
      ...(namespace !== '' && { namespace }),
      ...(operation !== 'DELETE' && operation !== 'CONNECT' && { object: object(random, isPod, namespace) }),
      ...((operation === 'UPDATE' || operation === 'DELETE') && { oldObject: object(random, isPod, namespace) }),
      ...(random.chance(0.2) && { dryRun: true }),
      user: random.pick([
        { Name: 'ann', Groups: ['dev', 'ops'], Extra: { a: ['b'] } },
        { Name: 'bob', UID: '7' },
        { Name: '' },
      ]),
    },
  };
  return question as unknown as Question;
}

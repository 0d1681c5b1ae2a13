// Objects with expressions (CEL) in every place of a built-in Kind that holds one.

type Content = Readonly<Record<string, unknown>>;

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec?: Content;
  readonly webhooks?: readonly Content[];
}

export interface ExpressionCase {
  readonly name: string;
  readonly object: Manifest;
}

const policySpec = {
  matchConstraints: {
    resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }],
  },
};

const validatingPolicy = (spec: Content): Manifest => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'ValidatingAdmissionPolicy',
  metadata: { name: 'policy' },
  spec: { ...policySpec, validations: [{ expression: 'true' }], ...spec },
});

const mutatingPolicy = (spec: Content): Manifest => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'MutatingAdmissionPolicy',
  metadata: { name: 'policy' },
  spec: { ...policySpec, reinvocationPolicy: 'Never', ...spec },
});

const webhooks = (kind: string, matchConditions: readonly Content[]): Manifest => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind,
  metadata: { name: 'webhooks' },
  webhooks: [
    {
      name: 'a.example.com',
      sideEffects: 'None',
      admissionReviewVersions: ['v1'],
      clientConfig: { url: 'https://example.com' },
      matchConditions,
    },
  ],
});

const selected = (expression: string): Content[] => [{ cel: { expression } }];

const deviceClass = (expression: string): Manifest => ({
  apiVersion: 'resource.k8s.io/v1',
  kind: 'DeviceClass',
  metadata: { name: 'gpu.example.com' },
  spec: { selectors: selected(expression) },
});

const claimSpec = (expression: string): Content => ({
  devices: {
    requests: [
      { name: 'one', exactly: { deviceClassName: 'gpu.example.com', selectors: selected(expression) } },
      {
        name: 'any',
        firstAvailable: [{ name: 'a', deviceClassName: 'gpu.example.com', selectors: selected(expression) }],
      },
    ],
  },
});

const claim = (expression: string): Manifest => ({
  apiVersion: 'resource.k8s.io/v1',
  kind: 'ResourceClaim',
  metadata: { name: 'claim', namespace: 'default' },
  spec: claimSpec(expression),
});

const claimTemplate = (expression: string): Manifest => ({
  apiVersion: 'resource.k8s.io/v1',
  kind: 'ResourceClaimTemplate',
  metadata: { name: 'template', namespace: 'default' },
  spec: { spec: claimSpec(expression) },
});

const paramKind = { apiVersion: 'v1', kind: 'ConfigMap' };

/** What may stand where policies have expressions: right, of a wrong type, with unknown names, broken. */
const EXPRESSIONS = [
  'true',
  '  true ',
  '',
  ' \n',
  '1',
  "'text'",
  'null',
  'object.spec.x',
  'object.spec.x > 1 && oldObject == null',
  'params.x == 1',
  'variables.x',
  'variables.y.z == 1',
  "authorizer.group('').resource('pods').check('get').allowed()",
  'authorizer.requestResource',
  "request.userInfo.username == 'a'",
  'request.unknown',
  'namespaceObject.metadata.labels',
  'namespaceObject.foo',
  'undefined_name',
  'object.',
  '1 +',
  'foo(',
  '"unterminated',
  "object.x.matches('(')",
  "'a'.matches('(')",
  '[1, 2].sum() == 3',
  '[1, 2].includes(1)',
  'cel.bind(x, 1, x == 1)',
  'Object{spec: Object.spec{replicas: 1}}',
  'Object{spec: Object.spac{replicas: 1}}',
  "[JSONPatch{op: 'add', path: '/a', value: 1}]",
  "[JSONPatch{op: 'add', path: '/' + jsonpatch.escapeKey('a/b'), value: {'a': 1}}]",
  '[JSONPatch{opp: 1}]',
  "[JSONPatch{opp: ''}]",
  '[JSONPatch{opp: null}]',
  '[JSONPatch{opp: dyn(1)}]',
  "[JSONPatch{op: 'add'}].all(x, x.opp == 1)",
  '[]',
  '{}',
  "duration('1x') == duration('1s')",
  "timestamp('2020')",
  "quantity('1').isGreaterThan(quantity('1m'))",
  'object.items.all(x, x > 1)',
  'object.items.all(x, y, x > y)',
  'object.?spec.orValue(1) == 1',
  "ip('1.2.3.4') == ip('::1')",
  "'a' + 1 == 'b'",
  "semver('1.0.0')",
  'dyn(1)',
  'type(1)',
  "b'abc'",
  '1u',
  'duration("1s")',
  '[1]',
  "{'a': 1}",
  'optional.of(1)',
  "['a', 'b']",
];

const DEVICE_EXPRESSIONS = [
  "device.driver == 'gpu.example.com'",
  'device.driver',
  'device',
  'device.allowMultipleAllocations',
  'device.allowMultipleAllocations == true',
  "device.attributes['gpu.example.com'].model == 'a'",
  "device.attributes['gpu.example.com'].model",
  "device.attributes['gpu.example.com']",
  'device.attributes',
  "device.attributes['gpu.example.com'].model.x",
  "device.attributes['gpu.example.com'].model.all(x, x)",
  "device.attributes['gpu.example.com'].?model.orValue('a') == 'a'",
  "has(device.attributes['gpu.example.com'].model)",
  "device.attributes[1].model == 'a'",
  'device.attributes.model',
  "'model' in device.attributes['gpu.example.com']",
  "device.capacity['gpu.example.com'].memory.isGreaterThan(quantity('1Gi'))",
  "device.capacity['gpu.example.com'].memory.compareTo(quantity('1Gi')) >= 0",
  "device.capacity['gpu.example.com'].memory",
  "device.capacity['gpu.example.com'].memory == 1",
  'device.unknown',
  'Device{}',
  "device.attributes['gpu.example.com'].version.isGreaterThan(semver('1.2.3'))",
  "semver(device.attributes['gpu.example.com'].version).major() == 1",
  "cel.bind(gpu, device.attributes['gpu.example.com'], gpu.a && gpu.b)",
  'cel.bind(1, 2, true)',
  'cel.bind(x, 2)',
  'other.bind(x, 2, true)',
  'cel.bind(x, device.driver, x)',
  "device.attributes['gpu.example.com'].models.includes('a')",
  '[1, 2].includes(1)',
  "device.driver.matches('(')",
  "device.driver.matches('^[a-z]+$')",
  "device.attributes.all(domain, domain.matches('^(a|b|c)+$'))",
  'device.attributes.all(domain, device.attributes[domain].all(name, name == domain))',
  'device.attributes.all(domain, device.attributes[domain].all(name, device.attributes.all(d, device.attributes[d].all(n, n == name))))',
  "device.attributes['d'].a.contains(device.attributes['d'].b)",
  "device.attributes.exists(a, device.attributes.exists(b, device.attributes.exists(c, device.attributes.exists(d, a.matches('(' + b + ')*')))))",
  'device.capacity.all(a, device.capacity.all(b, device.capacity.all(c, device.capacity.all(d, a == b && c == d))))',
  "'a'.repeat(3)",
  'object.spec',
  "device.attributes.transformMap(k, v, k)['a'] == 'a'",
  "device.driver.lowerAscii() == 'a'",
  "device.driver.split('.').all(x, device.driver.split('.').all(y, x == y))",
  "device.driver.split('.').all(x, device.driver.split('.').all(y, device.driver.split('.').all(z, x == y || y == z)))",
  "device.attributes['d'].s.split('').all(x, device.attributes['d'].s.split('').all(y, device.attributes['d'].s.split('').all(z, x == y && y == z)))",
  'dyn(true)',
  'null',
  '1',
  "timestamp('2020-01-01T00:00:00Z')",
  '[1]',
  "{'a': 1}",
  'optional.of(true)',
  'true',
  ' true ',
  '',
  'true &&',
];

export function* expressionCases(): Generator<ExpressionCase> {
  for (const expression of EXPRESSIONS) {
    const at = (place: string, object: Manifest): ExpressionCase => ({ name: `${place}: ${expression}`, object });
    const variables = [{ name: 'x', expression: '1' }];
    const mutation = (use: string, spec: Content = {}): Manifest =>
      mutatingPolicy({
        mutations: [{ patchType: use === 'jsonPatch' ? 'JSONPatch' : 'ApplyConfiguration', [use]: { expression } }],
        ...spec,
      });
    yield at('validation', validatingPolicy({ validations: [{ expression }] }));
    yield at('with params', validatingPolicy({ paramKind, validations: [{ expression }] }));
    yield at('with variables', validatingPolicy({ variables, validations: [{ expression }] }));
    yield at('message', validatingPolicy({ validations: [{ expression: 'true', messageExpression: expression }] }));
    yield at(
      'message with all',
      validatingPolicy({ paramKind, variables, validations: [{ expression: 'true', messageExpression: expression }] }),
    );
    yield at('annotation', validatingPolicy({ auditAnnotations: [{ key: 'a', valueExpression: expression }] }));
    yield at('condition', validatingPolicy({ paramKind, variables, matchConditions: [{ name: 'a', expression }] }));
    yield at(
      'variable',
      validatingPolicy({
        variables: [
          { name: 'x', expression },
          { name: 'y', expression: 'variables.x' },
        ],
        validations: [{ expression: 'variables.y' }, { expression: 'variables.x > 1' }],
      }),
    );
    yield at('apply', mutation('applyConfiguration'));
    yield at('apply with all', mutation('applyConfiguration', { paramKind, variables }));
    yield at('patch', mutation('jsonPatch'));
    yield at('condition of a mutation', {
      ...mutatingPolicy({
        variables,
        matchConditions: [{ name: 'a', expression }],
        mutations: [{ patchType: 'JSONPatch', jsonPatch: { expression: '[]' } }],
      }),
    });
    yield at('validating webhook', webhooks('ValidatingWebhookConfiguration', [{ name: 'a', expression }]));
    yield at('mutating webhook', webhooks('MutatingWebhookConfiguration', [{ name: 'a', expression }]));
  }
  for (const expression of DEVICE_EXPRESSIONS) {
    yield { name: `class: ${expression}`, object: deviceClass(expression) };
    yield { name: `claim: ${expression}`, object: claim(expression) };
    yield { name: `template: ${expression}`, object: claimTemplate(expression) };
  }
  const apply = { expression: 'Object{}' };
  const patch = { expression: '[]' };
  const others: Readonly<Record<string, Manifest>> = {
    'both patches': mutatingPolicy({
      mutations: [{ patchType: 'JSONPatch', jsonPatch: patch, applyConfiguration: apply }],
    }),
    'both configurations': mutatingPolicy({
      mutations: [{ patchType: 'ApplyConfiguration', jsonPatch: patch, applyConfiguration: apply }],
    }),
    'no patch': mutatingPolicy({ mutations: [{ patchType: 'JSONPatch' }] }),
    'no configuration': mutatingPolicy({ mutations: [{ patchType: 'ApplyConfiguration' }] }),
    'no patch type': mutatingPolicy({ mutations: [{ jsonPatch: patch }] }),
    'unknown patch type': mutatingPolicy({ mutations: [{ patchType: 'Other', jsonPatch: patch }] }),
    'reserved name': validatingPolicy({ variables: [{ name: 'in', expression: 'true' }] }),
    'name with a dash': validatingPolicy({ variables: [{ name: 'a-b', expression: '1 +' }] }),
    'blank name': validatingPolicy({ variables: [{ name: ' ', expression: 'true' }] }),
    'long annotation': validatingPolicy({
      auditAnnotations: [{ key: 'a', valueExpression: `'${'x'.repeat(5120)}'` }],
    }),
    'longest annotation': validatingPolicy({
      auditAnnotations: [{ key: 'a', valueExpression: `'${'x'.repeat(5118)}'` }],
    }),
    'message of two lines': validatingPolicy({ validations: [{ expression: '1', message: 'a\nb' }] }),
    'long selector': deviceClass(`'${'x'.repeat(10_300)}' == ''`),
    'longest selector': deviceClass(`'${'x'.repeat(10_232)}' == ''`),
  };
  for (const [name, object] of Object.entries(others)) yield { name, object };
}

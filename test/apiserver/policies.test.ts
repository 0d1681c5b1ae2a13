// Policies that a server stores, for what is written to it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Namespace } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, rbac, storedPolicies } from 'kubetyped/apiserver';
import { type Answer, send } from './client.ts';

const GROUP = '/apis/admissionregistration.k8s.io/v1';
const everything = { apiGroups: ['*'], apiVersions: ['*'], operations: ['*'], resources: ['*'] };

async function started(): Promise<APIServer> {
  const server = new APIServer({ scheme: new Scheme('test'), authorization: rbac(), admission: [storedPolicies()] });
  server.resource(Namespace).resource(ConfigMap).resource(Deployment);
  await created(server, '/api/v1/namespaces', { metadata: { name: 'default', labels: { strict: 'yes' } } });
  return server;
}

async function created(server: APIServer, path: string, object: object): Promise<Answer> {
  const answer = await send(server, 'POST', path, object);
  assert.equal(answer.status, 201, answer.text);
  return answer;
}

async function validating(server: APIServer, spec: object, bound: object = {}): Promise<void> {
  const matchConstraints = { resourceRules: [everything] };
  await created(server, `${GROUP}/validatingadmissionpolicies`, {
    metadata: { name: 'p' },
    spec: { matchConstraints, ...spec },
  });
  await created(server, `${GROUP}/validatingadmissionpolicybindings`, {
    metadata: { name: 'b' },
    spec: { policyName: 'p', validationActions: ['Deny'], ...bound },
  });
}

const foos = '/apis/example.com/v1/namespaces/default/foos';

/** A server with a custom resource, Foo. */
async function startedWithFoos(properties: object): Promise<APIServer> {
  const server = new APIServer({ scheme: new Scheme('test'), customResources: true, admission: [storedPolicies()] });
  server.resource(Namespace);
  await created(server, '/api/v1/namespaces', { metadata: { name: 'default' } });
  await created(server, '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
    metadata: { name: 'foos.example.com' },
    spec: {
      group: 'example.com',
      names: { kind: 'Foo', plural: 'foos' },
      scope: 'Namespaced',
      versions: [
        { name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object', properties } } },
      ],
    },
  });
  for (let tries = 0; (await send(server, 'GET', foos)).status !== 200 && tries < 100; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return server;
}

test('a policy refuses what it says from its first request on, with parameters, and not itself', async () => {
  const server = await started();
  await created(server, '/api/v1/namespaces/default/configmaps', { metadata: { name: 'limits' }, data: { max: '3' } });
  await validating(
    server,
    {
      paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
      matchConditions: [{ name: 'deployments', expression: "request.resource.resource == 'deployments'" }],
      validations: [
        {
          expression:
            'object.spec.replicas <= int(params.data.max) || authorizer.requestResource.check("boost").allowed()',
          messageExpression: "'at most ' + params.data.max + ' in ' + namespaceObject.metadata.name",
          reason: 'Forbidden',
        },
      ],
    },
    {
      paramRef: { name: 'limits', namespace: 'default', parameterNotFoundAction: 'Deny' },
      matchResources: { namespaceSelector: { matchLabels: { strict: 'yes' } } },
    },
  );
  const user = { name: 'ann', groups: ['dev'] };
  await created(server, '/apis/rbac.authorization.k8s.io/v1/clusterroles', {
    metadata: { name: 'editing' },
    rules: [{ apiGroups: ['*'], resources: ['deployments'], verbs: ['create', 'update'] }],
  });
  await created(server, '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings', {
    metadata: { name: 'editing' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'editing' },
    subjects: [{ kind: 'Group', name: 'dev', apiGroup: 'rbac.authorization.k8s.io' }],
  });
  const deployments = '/apis/apps/v1/namespaces/default/deployments';
  const write = async (replicas: number, as = user): Promise<number> => {
    const response = await server.handle({
      method: 'POST',
      url: `${deployments}?dryRun=All`,
      user: as,
      headers: { 'content-type': 'application/json' },
      body: new TextEncoder().encode(
        JSON.stringify({ metadata: { name: 'web' }, spec: { replicas, selector: {}, template: {} } }),
      ),
    });
    return response.status;
  };
  assert.equal(await write(3), 201);
  assert.equal(await write(4), 403);
  assert.equal(await write(4, { name: 'admin', groups: ['system:masters'] }), 201);
  const gone = await send(server, 'DELETE', `${GROUP}/validatingadmissionpolicies/p`);
  assert.equal(gone.status, 200);
  assert.equal(await write(4), 201);
  await server.close();
});

test('a mutating policy changes what is stored, and a validating one sees that', async () => {
  const server = await started();
  await created(server, `${GROUP}/mutatingadmissionpolicies`, {
    metadata: { name: 'm' },
    spec: {
      matchConstraints: { resourceRules: [{ ...everything, resources: ['deployments'] }] },
      reinvocationPolicy: 'Never',
      mutations: [
        {
          patchType: 'ApplyConfiguration',
          applyConfiguration: {
            expression:
              'Object{spec: Object.spec{template: Object.spec.template{spec: Object.spec.template.spec{containers: [Object.spec.template.spec.containers{name: "proxy", image: "proxy"}]}}}}',
          },
        },
      ],
    },
  });
  await created(server, `${GROUP}/mutatingadmissionpolicybindings`, {
    metadata: { name: 'm' },
    spec: { policyName: 'm' },
  });
  await validating(server, {
    matchConstraints: { resourceRules: [{ ...everything, resources: ['deployments'] }] },
    validations: [{ expression: 'object.spec.template.spec.containers.exists(c, c.name == "proxy")' }],
  });
  const spec = {
    selector: { matchLabels: { a: 'b' } },
    template: { spec: { containers: [{ name: 'web', image: 'web' }] } },
  };
  const { json } = await created(server, '/apis/apps/v1/namespaces/default/deployments', {
    metadata: { name: 'web' },
    spec,
  });
  assert.deepEqual(
    json.spec.template.spec.containers.map(({ name }: { name: string }) => name),
    ['web', 'proxy'],
  );
  await server.close();
});

test('wrong policies: faults in expressions fail as failurePolicy says; an unknown namespace is 404', async () => {
  const server = await started();
  await validating(server, { failurePolicy: 'Fail', validations: [{ expression: 'object.data.x.y == 1' }] });
  const maps = '/api/v1/namespaces/default/configmaps';
  const refused = await send(server, 'POST', maps, { metadata: { name: 'a' } });
  assert.equal(refused.status, 422);
  assert.equal(
    refused.json.message,
    `configmaps "a" is forbidden: ValidatingAdmissionPolicy 'p' with binding 'b' denied request: expression 'object.data.x.y == 1' resulted in error: no such key: data`,
  );
  const merge = { 'content-type': 'application/merge-patch+json' };
  const ignoring = await send(
    server,
    'PATCH',
    `${GROUP}/validatingadmissionpolicies/p`,
    '{"spec":{"failurePolicy":"Ignore"}}',
    merge,
  );
  assert.equal(ignoring.status, 200);
  await created(server, maps, { metadata: { name: 'a' } });
  const elsewhere = await send(server, 'POST', '/api/v1/namespaces/none/configmaps', { metadata: { name: 'a' } });
  assert.equal(elsewhere.status, 404);
  assert.equal(elsewhere.json.message, 'namespaces "none" not found');
  await server.close();
});

test('policies look at custom resources, change them by their schemas, and take them as parameters', async () => {
  const properties = {
    spec: {
      type: 'object',
      properties: {
        size: { type: 'integer' },
        parts: {
          type: 'array',
          items: {
            type: 'object',
            required: ['name'],
            properties: { name: { type: 'string' }, count: { type: 'integer' } },
          },
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['name'],
        },
      },
    },
  };
  const server = await startedWithFoos(properties);
  await created(server, foos, {
    apiVersion: 'example.com/v1',
    kind: 'Foo',
    metadata: { name: 'limit' },
    spec: { size: 5 },
  });
  await created(server, `${GROUP}/mutatingadmissionpolicies`, {
    metadata: { name: 'm' },
    spec: {
      matchConstraints: { resourceRules: [{ ...everything, resources: ['foos'] }] },
      reinvocationPolicy: 'Never',
      mutations: [
        {
          patchType: 'ApplyConfiguration',
          applyConfiguration: {
            expression: 'Object{spec: Object.spec{parts: [Object.spec.parts{name: "a", count: 2}]}}',
          },
        },
      ],
    },
  });
  await created(server, `${GROUP}/mutatingadmissionpolicybindings`, {
    metadata: { name: 'm' },
    spec: { policyName: 'm' },
  });
  await validating(
    server,
    {
      paramKind: { apiVersion: 'example.com/v1', kind: 'Foo' },
      matchConstraints: { resourceRules: [{ ...everything, resources: ['foos'] }] },
      validations: [{ expression: 'object.spec.size <= params.spec.size' }],
    },
    { paramRef: { name: 'limit', namespace: 'default', parameterNotFoundAction: 'Deny' } },
  );
  const foo = (size: number): object => ({
    apiVersion: 'example.com/v1',
    kind: 'Foo',
    metadata: { name: 'foo' },
    spec: { size, parts: [{ name: 'a', count: 1 }, { name: 'b' }] },
  });
  assert.equal((await send(server, 'POST', foos, foo(6))).status, 422);
  const { json } = await created(server, foos, foo(5));
  assert.deepEqual(json.spec.parts, [{ name: 'a', count: 2 }, { name: 'b' }]);
  await server.close();
});

test('a number of a custom resource is what its spelling says, until a plug-in has made another object', async () => {
  const properties = { spec: { type: 'object', properties: { size: { type: 'number' } } } };
  const server = await startedWithFoos(properties);
  const foo = (name: string, size: string, version?: string): string =>
    JSON.stringify({
      apiVersion: 'example.com/v1',
      kind: 'Foo',
      metadata: { name, resourceVersion: version },
      spec: { size: 'SIZE' },
    }).replace('"SIZE"', size);
  const { resourceVersion } = (await send(server, 'POST', foos, foo('plain', '5.0'))).json.metadata;
  const typeOf = (value: string): string => `(type(${value}) == double ? 'double' : 'int')`;
  await validating(server, {
    matchConstraints: { resourceRules: [{ ...everything, resources: ['foos'] }] },
    validations: [
      {
        expression: 'false',
        messageExpression: `${typeOf('object.spec.size')} + (oldObject == null ? '' : ' after ' + ${typeOf('oldObject.spec.size')})`,
      },
    ],
  });
  const told = async (method: string, path: string, type: string, text: string): Promise<string> => {
    const { json } = await send(server, method, path, text, { 'content-type': type });
    return /denied request: (.*)$/.exec(json.message)?.[1] ?? '';
  };
  const json = 'application/json';
  assert.equal(await told('POST', foos, json, foo('a', '5.0')), 'double');
  assert.equal(await told('POST', foos, json, foo('a', '5')), 'int');
  assert.equal(await told('POST', foos, json, foo('a', '5e0')), 'double');
  const plain = `${foos}/plain`;
  assert.equal(await told('PUT', plain, json, foo('plain', '6.0', resourceVersion)), 'double after int');
  const merge = 'application/merge-patch+json';
  assert.equal(await told('PATCH', plain, merge, '{"spec":{"size":6.0}}'), 'double after int');
  const operations = '[{"op":"replace","path":"/spec/size","value":7.0}]';
  assert.equal(await told('PATCH', plain, 'application/json-patch+json', operations), 'double after int');
  const apply = 'application/apply-patch+yaml';
  assert.equal(await told('PATCH', `${plain}?fieldManager=x&force=true`, apply, foo('plain', '6.0')), 'int after int');
  await created(server, `${GROUP}/mutatingadmissionpolicies`, {
    metadata: { name: 'm' },
    spec: {
      matchConstraints: { resourceRules: [{ ...everything, resources: ['foos'] }] },
      reinvocationPolicy: 'Never',
      mutations: [
        {
          patchType: 'JSONPatch',
          jsonPatch: { expression: '[JSONPatch{op: "add", path: "/metadata/labels", value: {"a": "b"}}]' },
        },
      ],
    },
  });
  await created(server, `${GROUP}/mutatingadmissionpolicybindings`, {
    metadata: { name: 'm' },
    spec: { policyName: 'm' },
  });
  assert.equal(await told('POST', foos, json, foo('a', '5.0')), 'int');
  await server.close();
});

test('expressions that do not fit the types of their objects are warned of in the status, custom resources included', async () => {
  const scheme = new Scheme('test');
  const server = new APIServer({ scheme, admission: [storedPolicies()], customResources: true });
  server.resource(Deployment);
  const names = { plural: 'birds', singular: 'bird', kind: 'Bird', listKind: 'BirdList' };
  const schema = { openAPIV3Schema: { type: 'object', properties: { wings: { type: 'integer' } } } };
  await created(server, '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
    metadata: { name: 'birds.example.com' },
    spec: {
      ...{ group: 'example.com', scope: 'Namespaced', names },
      versions: [{ name: 'v1', served: true, storage: true, schema }],
    },
  });
  const path = `${GROUP}/validatingadmissionpolicies`;
  const rules = (group: string, resource: string): object => ({
    resourceRules: [{ apiGroups: [group], apiVersions: ['v1'], operations: ['*'], resources: [resource] }],
  });
  const statusOf = async (name: string, generation: number): Promise<unknown> => {
    for (let tries = 0; tries < 200; tries++) {
      const { status } = (await send(server, 'GET', `${path}/${name}`)).json;
      if (status?.observedGeneration === generation) return status;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${name} is not checked`);
  };
  const validations = (...expressions: string[]): object[] => expressions.map((expression) => ({ expression }));
  await created(server, path, {
    metadata: { name: 'deployments' },
    spec: {
      matchConstraints: rules('apps', 'deployments'),
      validations: validations('object.spec.replicas <= 5', 'object.spec.replica > 1', "object.metadata.name == 'a'"),
    },
  });
  const warning = (kind: string, at: number, expression: string, name: string): object => ({
    fieldRef: `spec.validations[${at}].expression`,
    warning: `${kind}: ERROR: <input>:1:${expression.indexOf(`.${name}`) + 1}: undefined field '${name}'\n | ${expression}\n | ${'.'.repeat(expression.indexOf(`.${name}`))}^\n`,
  });
  const expected = warning('apps/v1, Kind=Deployment', 1, 'object.spec.replica > 1', 'replica');
  assert.deepEqual(await statusOf('deployments', 1), {
    observedGeneration: 1,
    typeChecking: { expressionWarnings: [expected] },
  });
  const managers = async (name: string): Promise<unknown> =>
    (await send(server, 'GET', `${path}/${name}`)).json.metadata.managedFields
      .filter(({ subresource }: { subresource?: string }) => subresource === 'status')
      .map(({ time: _, ...entry }: { time?: string }) => entry);
  // As kube-controller-manager applies it.
  const owned = (typeChecking: object): object => ({
    manager: 'validatingadmissionpolicy-status',
    operation: 'Apply',
    apiVersion: 'admissionregistration.k8s.io/v1',
    fieldsType: 'FieldsV1',
    fieldsV1: { 'f:status': { 'f:observedGeneration': {}, 'f:typeChecking': typeChecking } },
    subresource: 'status',
  });
  assert.deepEqual(await managers('deployments'), [owned({ 'f:expressionWarnings': {} })]);
  await created(server, path, {
    metadata: { name: 'birds' },
    spec: { matchConstraints: rules('example.com', 'birds'), validations: validations('object.wing == 2') },
  });
  assert.deepEqual(await statusOf('birds', 1), {
    observedGeneration: 1,
    typeChecking: { expressionWarnings: [warning('example.com/v1, Kind=Bird', 0, 'object.wing == 2', 'wing')] },
  });
  const { json } = await send(server, 'GET', `${path}/birds`);
  json.spec.validations[0].expression = 'object.wings == 2';
  assert.equal((await send(server, 'PUT', `${path}/birds`, json)).status, 200);
  // What is owned no more goes with all that held it, though an empty one is owned now.
  assert.deepEqual(await statusOf('birds', 2), { observedGeneration: 2 });
  assert.deepEqual(await managers('birds'), [owned({})]);
  await created(server, path, {
    metadata: { name: 'fine' },
    spec: { matchConstraints: rules('example.com', 'birds'), validations: validations('object.wings == 2') },
  });
  assert.deepEqual(await statusOf('fine', 1), { observedGeneration: 1, typeChecking: {} });
  await server.close();
});

// What OpenAPI documents say of operations, of which generated clients get their names: our server, and with
// KUBETYPED_CONTROLPLANE=start the real kube-apiserver, which says the same but for descriptions.
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, before, test } from 'node:test';
import { ServiceAccounts } from 'kubetyped/apiserver/serviceaccounts';
import { type BothServers, NO_CONTROLPLANE, startBoth, type Tried } from './both_servers.ts';

let both: BothServers;
before(async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // ServiceAccounts get their tokens in both.
  both = await startBoth({ serviceAccounts: new ServiceAccounts({ signingKey, issuers: ['https://example.com'] }) });
});
after(() => both.close());

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const dataOf = (value: unknown): Data => (isData(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A part of a document without descriptions, and without what stood beside them alone. */
function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (!isData(value)) return value;
  const kept = Object.entries(value).filter(([key, each]) => key !== 'description' || typeof each !== 'string');
  const rest = Object.fromEntries(kept.map(([key, each]) => [key, withoutWords(each)]));
  const [only, ...others] = listOf(rest['allOf']);
  return Object.keys(rest).length === 1 && only !== undefined && others.length === 0 ? only : rest;
}

/** What differs in version 2, and why. The list may only shrink. */
const DIFFERENCES_V2: readonly (readonly [what: RegExp, why: string])[] = [
  [/^\/(?:\.well-known|openid)\/.*\.consumes: missing /, 'nothing is sent to these'],
  [
    /\.(?:DeleteOptions|WatchEvent)\.x-kubernetes-group-version-kind: /,
    'kube-apiserver lists versions that it does not serve',
  ],
];

/** With parameters in place of references to them, as ours has them, and without the protocol. */
function withParameters(value: unknown, shared: Data): unknown {
  if (Array.isArray(value)) return value.map((each) => withParameters(each, shared));
  if (!isData(value)) return value;
  const { schemes: _, $ref, ...rest } = value;
  if (typeof $ref === 'string' && $ref.startsWith('#/parameters/')) return shared[$ref.slice('#/parameters/'.length)];
  const made = Object.entries(rest).map(([key, each]) => [key, withParameters(each, shared)] as const);
  return { ...Object.fromEntries(made), ...($ref !== undefined && { $ref }) };
}

/** Where two parts of documents differ. */
function differencesOf(theirs: unknown, own: unknown, path: string): string[] {
  if (!isData(theirs) || !isData(own)) {
    const [left, right] = [theirs, own].map((each) => JSON.stringify(sorted(each)) ?? 'missing');
    return left === right ? [] : [`${path}: ${left} is ${right} here`];
  }
  const keys = new Set([...Object.keys(theirs), ...Object.keys(own)]);
  return [...keys].flatMap((key) => differencesOf(theirs[key], own[key], `${path}.${key}`));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isData(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** The paths of all documents of version 3 whose names fit. */
async function pathsOf({ send }: Tried, names: readonly string[]): Promise<Map<string, Data>> {
  const paths = new Map<string, Data>();
  for (const name of names) {
    const { body } = await send('GET', `/openapi/v3/${name}`);
    for (const [path, item] of Object.entries(dataOf(dataOf(body)['paths']))) paths.set(path, dataOf(item));
  }
  return paths;
}

const componentsOf = async ({ send }: Tried, name: string): Promise<Data> =>
  dataOf(dataOf((await send('GET', `/openapi/v3/${name}`)).body)['components']);

const namesOf = async ({ send }: Tried): Promise<string[]> =>
  Object.keys(dataOf(dataOf((await send('GET', '/openapi/v3')).body)['paths']));

test('operations have the names that clients of Kubernetes know', async () => {
  const [ours] = both.servers;
  assert.ok(ours);
  const paths = await pathsOf(ours, ['api', 'apis', 'apis/apps', 'apis/apps/v1', 'apis/rbac.authorization.k8s.io/v1']);
  const idOf = (path: string, method: string): unknown => dataOf(paths.get(path)?.[method])['operationId'];
  const deployments = '/apis/apps/v1/namespaces/{namespace}/deployments';
  assert.equal(idOf('/api/', 'get'), 'getCoreAPIVersions');
  assert.equal(idOf('/apis/', 'get'), 'getAPIVersions');
  assert.equal(idOf('/apis/apps/', 'get'), 'getAppsAPIGroup');
  assert.equal(idOf('/apis/apps/v1/', 'get'), 'getAppsV1APIResources');
  assert.equal(idOf('/apis/apps/v1/deployments', 'get'), 'listAppsV1DeploymentForAllNamespaces');
  assert.equal(idOf(deployments, 'get'), 'listAppsV1NamespacedDeployment');
  assert.equal(idOf(deployments, 'delete'), 'deleteAppsV1CollectionNamespacedDeployment');
  assert.equal(idOf(`${deployments}/{name}/scale`, 'patch'), 'patchAppsV1NamespacedDeploymentScale');
  assert.equal(idOf('/apis/apps/v1/watch/deployments', 'get'), 'watchAppsV1DeploymentListForAllNamespaces');
  assert.equal(
    idOf('/apis/rbac.authorization.k8s.io/v1/clusterroles/{name}', 'put'),
    'replaceRbacAuthorizationV1ClusterRole',
  );
  for (const [path, item] of paths) assert.notDeepEqual(item['parameters'], [], path);
});

test('all operations are those of kube-apiserver, but for their descriptions', async (t) => {
  const [ours, real] = both.servers;
  if (ours === undefined || real === undefined) return t.skip(NO_CONTROLPLANE);
  const names = await namesOf(ours);
  const known = await namesOf(real);
  assert.deepEqual(
    names.filter((name) => !known.includes(name)),
    [],
  );
  const [here, there] = [await pathsOf(ours, names), await pathsOf(real, names)];
  const missing = [...there.keys()].filter((path) => !here.has(path));
  assert.deepEqual(missing, []);
  let compared = 0;
  for (const [path, item] of here) {
    assert.deepEqual(withoutWords(item), withoutWords(there.get(path)), path);
    compared++;
  }
  assert.ok(compared > 300, `${compared} paths`);
});

test('all schemas are those of kube-apiserver, but for their descriptions', async (t) => {
  const [ours, real] = both.servers;
  if (ours === undefined || real === undefined) return t.skip(NO_CONTROLPLANE);
  const found: string[] = [];
  let compared = 0;
  for (const name of await namesOf(ours)) {
    const own: Data = await componentsOf(ours, name);
    const theirs: Data = await componentsOf(real, name);
    assert.deepEqual(withoutWords(own['securitySchemes']), withoutWords(theirs['securitySchemes']), name);
    const [here, there] = [dataOf(own['schemas']), dataOf(theirs['schemas'])];
    for (const type of new Set([...Object.keys(here), ...Object.keys(there)])) {
      found.push(...differencesOf(withoutWords(there[type]), withoutWords(here[type]), `${name} ${type}`));
      compared++;
    }
  }
  assert.deepEqual(found, []);
  assert.ok(compared > 1000, `${compared} schemas`);
});

test('the document of version 2 is that of kube-apiserver, but for descriptions', async (t) => {
  const [ours, real] = both.servers;
  if (ours === undefined || real === undefined) return t.skip(NO_CONTROLPLANE);
  const [own, theirs] = await Promise.all([ours, real].map(({ send }) => send('GET', '/openapi/v2')));
  const [here, there] = [dataOf(own?.body), dataOf(theirs?.body)];
  const shared = dataOf(there['parameters']);
  const found: string[] = [];
  for (const [path, item] of Object.entries(dataOf(here['paths'])))
    found.push(
      ...differencesOf(withoutWords(withParameters(dataOf(there['paths'])[path], shared)), withoutWords(item), path),
    );
  for (const [type, schema] of Object.entries(dataOf(here['definitions'])))
    found.push(...differencesOf(withoutWords(dataOf(there['definitions'])[type]), withoutWords(schema), type));
  for (const name of ['security', 'securityDefinitions', 'info', 'swagger'])
    found.push(...differencesOf(withoutWords(there[name]), withoutWords(here[name]), name));
  assert.deepEqual(
    found.filter((each) => !DIFFERENCES_V2.some(([what]) => what.test(each))),
    [],
  );
  for (const [what] of DIFFERENCES_V2)
    assert.ok(
      found.some((each) => what.test(each)),
      `${what}: equal by now`,
    );
});

test('documents of custom resources are those of kube-apiserver, too', async (t) => {
  const [ours, real] = both.servers;
  if (ours === undefined || real === undefined) return t.skip(NO_CONTROLPLANE);
  const scale = { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' };
  const spec = {
    type: 'object',
    required: ['color', 'nest'],
    properties: {
      color: { type: 'string', enum: ['red', 'blue'], default: 'red' },
      nest: { type: 'string', nullable: true },
      replicas: { type: 'integer', format: 'int32', minimum: 0, default: 1 },
      port: { 'x-kubernetes-int-or-string': true },
      eggs: { type: 'array', items: { type: 'object', properties: { weight: { type: 'number', default: 1.5 } } } },
      food: { type: 'object', additionalProperties: { type: 'boolean', default: true } },
      owner: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true, default: { name: 'nobody' } },
    },
    'x-kubernetes-validations': [{ rule: 'self.replicas < 10', message: 'too many' }],
  };
  const versions = ['v1', 'v1beta1'].map((name) => ({
    ...{ name, served: true, storage: name === 'v1', subresources: { status: {}, scale } },
    schema: { openAPIV3Schema: { type: 'object', properties: { spec, status: { type: 'object' } } } },
  }));
  const definition = (scope: string, kind: string): object => ({
    metadata: { name: `${kind.toLowerCase()}s.operations.example.com` },
    spec: {
      ...{ group: 'operations.example.com', scope, versions },
      names: { plural: `${kind.toLowerCase()}s`, singular: kind.toLowerCase(), kind, listKind: `${kind}List` },
    },
  });
  const definitions = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
  const names = ['apis/operations.example.com/v1', 'apis/operations.example.com/v1beta1'];
  const found: Data[] = [];
  for (const server of [ours, real]) {
    await server.send('POST', definitions, definition('Namespaced', 'Bird'));
    await server.send('POST', definitions, definition('Cluster', 'Cage'));
    // Each has a list everywhere, one in a namespace, an object, a status and a scale, or all but the second.
    while ((await pathsOf(server, names)).size < 18) await new Promise((resolve) => setTimeout(resolve, 50));
    const documents = await Promise.all(
      names.map(async (name) => [name, dataOf((await server.send('GET', `/openapi/v3/${name}`)).body)] as const),
    );
    let second: Data = {};
    const isServed = (): boolean =>
      ['v1', 'v1beta1'].every((name) => Object.hasOwn(second, `com.example.operations.${name}.Cage`));
    while (!isServed()) second = dataOf(dataOf((await server.send('GET', '/openapi/v2')).body)['definitions']);
    const own = Object.entries(second).filter(([name]) => name.startsWith('com.example.operations.'));
    found.push(Object.fromEntries([...documents, ...own]));
    for (const each of ['birds', 'cages']) await server.send('DELETE', `${definitions}/${each}.operations.example.com`);
  }
  const [here, there] = found;
  // kube-apiserver lists the groups and versions of all of its Kinds.
  const differences = differencesOf(withoutWords(there), withoutWords(here), '').filter(
    (each) => !each.includes('.DeleteOptions.x-kubernetes-group-version-kind: '),
  );
  assert.deepEqual(differences, []);
});

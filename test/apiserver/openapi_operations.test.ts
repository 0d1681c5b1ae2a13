// What OpenAPI documents say of operations, of which generated clients get their names: our server, and with
// KUBETYPED_CONTROLPLANE=start the real kube-apiserver, which says the same but for descriptions.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type BothServers, NO_CONTROLPLANE, startBoth, type Tried } from './both_servers.ts';

let both: BothServers;
before(async () => {
  both = await startBoth();
});
after(() => both.close());

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const dataOf = (value: unknown): Data => (isData(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is about nodes, or about the server itself. The list may only shrink. */
const UNSERVED: readonly RegExp[] = [
  /\/(?:attach|exec|log|portforward)$/,
  /\/proxy(?:\/\{path\})?$/,
  // The server of the test issues no tokens.
  /\/serviceaccounts\/\{name\}\/token$/,
  /^\/version\/$/,
  /^\/\.well-known\/openid-configuration\/$/,
  /^\/openid\/v1\/jwks\/$/,
];

/** A part of a document without descriptions, and without the alpha parameter of shards. */
function withoutWords(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((each) => dataOf(each)['name'] !== 'shardSelector').map((each) => withoutWords(each));
  if (!isData(value)) return value;
  const kept = Object.entries(value).filter(([key, each]) => key !== 'description' || typeof each !== 'string');
  const made = kept.map(([key, each]): [string, unknown] => [key, withoutWords(each)]);
  return Object.fromEntries(made.filter(([key, each]) => key !== 'parameters' || listOf(each).length > 0));
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
  const missing = [...there.keys()].filter((path) => !here.has(path) && !UNSERVED.some((each) => each.test(path)));
  assert.deepEqual(missing, []);
  let compared = 0;
  for (const [path, item] of here) {
    assert.deepEqual(withoutWords(item), withoutWords(there.get(path)), path);
    compared++;
  }
  assert.ok(compared > 300, `${compared} paths`);
});

test('operations of custom resources are those of kube-apiserver, too', async (t) => {
  const [ours, real] = both.servers;
  if (ours === undefined || real === undefined) return t.skip(NO_CONTROLPLANE);
  const scale = { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' };
  const [spec, status] = [{ type: 'object' }, { type: 'object' }];
  const versions = ['v1', 'v1beta1'].map((name) => ({
    ...{ name, served: true, storage: name === 'v1', subresources: { status: {}, scale } },
    schema: { openAPIV3Schema: { type: 'object', properties: { spec, status } } },
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
  const found: Map<string, Data>[] = [];
  for (const server of [ours, real]) {
    await server.send('POST', definitions, definition('Namespaced', 'Bird'));
    await server.send('POST', definitions, definition('Cluster', 'Cage'));
    let paths = new Map<string, Data>();
    // Each has a list everywhere, one in a namespace, an object, a status and a scale, or all but the second.
    while (paths.size < 18) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      paths = await pathsOf(server, names);
    }
    found.push(paths);
    for (const each of ['birds', 'cages']) await server.send('DELETE', `${definitions}/${each}.operations.example.com`);
  }
  const [here = new Map<string, Data>(), there = new Map<string, Data>()] = found;
  assert.deepEqual([...here.keys()].sort(), [...there.keys()].sort());
  for (const [path, item] of here) assert.deepEqual(withoutWords(item), withoutWords(there.get(path)), path);
});

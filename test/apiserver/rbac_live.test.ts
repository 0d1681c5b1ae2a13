// RBAC beside a real kube-apiserver with its kube-controller-manager: the roles with which both begin, those that collect
// the rules of others, and what is permitted under random roles and bindings. KUBETYPED_CONTROLPLANE=start runs one of its
// own, with RBAC.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Random } from '../differential/random_scalars.ts';
import { type Answer, send } from './client.ts';
import { openKubernetes, type Requests } from './kubernetes_requests.ts';
import { randomClusterRoles } from './random_cluster_roles.ts';
import { randomPolicy, randomQuestion } from './random_policies.ts';

const wanted = process.env['KUBETYPED_CONTROLPLANE'];
const skip = wanted !== 'start' && 'NOT COMPARED WITH KUBE-APISERVER: set KUBETYPED_CONTROLPLANE=start';
const cases = Number(process.env['KUBETYPED_CASES'] ?? 300);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 1);
const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const REVIEWS = '/apis/authorization.k8s.io/v1/subjectaccessreviews';

let kubeconfig = '';
let server: TestServer;
let theirs: Requests;
let ours: Requests;

before(async () => {
  if (skip) return;
  const options = ['start', '--rbac', '--controller-manager'];
  const printed = execFileSync('scripts/controlplane.sh', options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  kubeconfig = printed.trim().split('\n')[1]!;
  theirs = openKubernetes(kubeconfig);
  const users = { admin: { name: 'admin', groups: ['system:masters'] }, nobody: { name: 'nobody', groups: [] } };
  server = await startTestServer({ authentication: tokens(users), authorization: rbac() });
  ours = (user, method, url, body) => send(server.server, method, url, body, { authorization: `Bearer ${user}` });
  for (const namespace of ['a', 'b'])
    await both('admin', 'POST', '/api/v1/namespaces', { metadata: { name: namespace } });
});

after(async () => {
  await server?.close();
  if (kubeconfig !== '') execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
});

function both(...[user, method, url, body]: Parameters<Requests>): Promise<[real: Answer, own: Answer]> {
  return Promise.all([theirs(user, method, url, body), ours(user, method, url, body)]);
}

/** An object without what differs from server to server. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON comes
function comparable({ metadata, ...rest }: any): object {
  const { uid, resourceVersion, creationTimestamp, managedFields, ...own } = metadata;
  assert.ok(uid && resourceVersion && creationTimestamp);
  const managers = (managedFields ?? []).map(({ time: _, ...entry }: { time: string }) => entry);
  return { ...rest, metadata: { ...own, managers } };
}

/** The objects under a path on both servers, once they are alike or have had their time. */
async function settled(
  url: string,
  of: (object: object) => object = (object) => object,
): Promise<[real: object[], own: object[]]> {
  for (let tries = 0; ; tries++) {
    const lists = (await both('admin', 'GET', RBAC + url)).map(({ status, text, json }) => {
      assert.equal(status, 200, text);
      return (json.items as object[]).map(comparable).map(of);
    });
    const [real = [], own = []] = lists;
    if (tries === 40 || JSON.stringify(sorted(real)) === JSON.stringify(sorted(own))) return [real, own];
    await sleep(250);
  }
}

function sorted(objects: readonly object[]): string[] {
  return objects.map((object) => JSON.stringify(object, (_, value: unknown) => (isMap(value) ? byKey(value) : value)));
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function byKey(object: object): object {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('it begins with the same roles and bindings', { skip, timeout: 900_000 }, async (t) => {
  for (const [url, count] of Object.entries({
    '/clusterroles': 69,
    '/clusterrolebindings': 50,
    '/roles': 7,
    '/rolebindings': 7,
  })) {
    const [real, own] = await settled(url, withoutWriters);
    assert.deepEqual(own, real, url);
    assert.equal(own.length, count, url);
  }
  t.diagnostic('133 roles and bindings');
});

type Comparable = { metadata: { managers: { manager: string }[] } };

/** Those who wrote at the start have other names, and which writes came between those of the controller is chance. */
function withoutWriters(object: object): object {
  const { metadata, ...rest } = object as Comparable;
  return { ...rest, metadata: { ...metadata, managers: [] } };
}

test('admin, edit and view permit the same', { skip, timeout: 900_000 }, async (t) => {
  const random = new Random(seed);
  for (const name of ['admin', 'edit', 'view', 'system:auth-delegator', 'system:kube-scheduler', 'cluster-admin'])
    for (const [real, own] of [
      await both('admin', 'POST', `${RBAC}/namespaces/a/rolebindings`, {
        metadata: { name },
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name },
        subjects: [{ kind: 'User', name }],
      }),
    ]) {
      assert.deepEqual(
        comparable({ ...own.json, metadata: withoutManagers(own) }),
        comparable({ ...real.json, metadata: withoutManagers(real) }),
      );
    }
  const resources: string[] = [];
  for (const version of ['/api/v1', '/apis/apps/v1', '/apis/batch/v1', '/apis/networking.k8s.io/v1', RBAC]) {
    const { json } = await ours('admin', 'GET', version);
    const group = version.split('/')[2]!.replace(/^v1$/, '');
    for (const { name } of json.resources as { name: string }[]) resources.push(`${name} ${group}`);
  }
  let allowed = 0;
  for (let i = 0; i < cases; i++) {
    const [name = '', group = ''] = random.pick(resources).split(' ');
    const [resource, subresource = ''] = name.split('/');
    const verb = random.pick([
      'get',
      'list',
      'watch',
      'create',
      'update',
      'patch',
      'delete',
      'deletecollection',
      'bind',
      'impersonate',
    ]);
    const namespace = random.pick(['a', 'a', 'a', 'b', '']);
    const spec = {
      user: random.pick([
        'admin',
        'edit',
        'view',
        'system:auth-delegator',
        'system:kube-scheduler',
        'cluster-admin',
        'system:kube-proxy',
      ]),
      groups: ['system:authenticated'],
      resourceAttributes: { verb, group, resource, subresource, namespace },
    };
    const [real, own] = await both('admin', 'POST', REVIEWS, { spec });
    assert.equal(own.json.status.allowed, real.json.status.allowed, JSON.stringify(spec));
    if (own.json.status.allowed === true) allowed++;
  }
  t.diagnostic(`seed ${seed}: ${cases} questions, ${allowed} permitted`);
});

function withoutManagers({ json }: Answer): object {
  const { managedFields: _, ...rest } = json.metadata;
  return rest;
}

test('aggregated ClusterRoles get the same rules', { skip, timeout: 900_000 }, async (t) => {
  const random = new Random(seed);
  const rounds = Math.ceil(cases / 50);
  let rules = 0;
  for (let round = 0; round < rounds; round++) {
    for (const { method, name, body } of randomClusterRoles(random)) {
      const url = method === 'POST' ? '' : `/${name}`;
      const [real, own] = await both('admin', method, `${RBAC}/clusterroles${url}`, body);
      assert.equal(own.status, real.status, `${method} ${name} ${JSON.stringify(body)}\n${real.text}\n${own.text}`);
      if (own.status >= 300) assert.equal(own.json.message, real.json.message);
    }
    const [real, own] = await settled('/clusterroles', withoutWriters);
    assert.equal(own.length, real.length, `round ${round}`);
    for (const [index, role] of real.entries()) assert.deepEqual(own[index], role, `round ${round}`);
    rules += (own as { rules?: object[]; aggregationRule?: object }[]).reduce(
      (sum, each) => sum + (each.aggregationRule ? (each.rules?.length ?? 0) : 0),
      0,
    );
  }
  t.diagnostic(`seed ${seed}: ${rounds} rounds, ${rules} collected rules`);
});

test('kube-apiserver permits the same', { skip, timeout: 3_600_000 }, async (t) => {
  const rounds = Math.ceil(cases / 30);
  const random = new Random(seed);
  let allowed = 0;
  let granted = 0;
  let tried = 0;
  for (let round = 0; round < rounds; round++) {
    const policy = randomPolicy(random, round);
    for (const { url, body } of policy) {
      const [real, own] = [
        await theirs('admin', 'POST', RBAC + url, body),
        await ours('admin', 'POST', RBAC + url, body),
      ];
      assert.deepEqual([own.status, real.status], [201, 201], `${JSON.stringify(body)} ${real.text} ${own.text}`);
    }
    // Its informers need a moment.
    await sleep(300);
    for (let i = 0; i < 30; i++) {
      const spec = randomQuestion(random);
      const [real, own] = [
        await theirs('admin', 'POST', REVIEWS, { spec }),
        await ours('admin', 'POST', REVIEWS, { spec }),
      ];
      const where = `round ${round}: ${JSON.stringify(spec)}\n${JSON.stringify(policy)}\n${real.text}\n${own.text}`;
      assert.deepEqual([own.status, own.json.status?.allowed], [real.status, real.json.status?.allowed], where);
      if (own.json.status?.allowed === true) allowed++;
    }
    for (const { url, body } of randomPolicy(random, `${round}-try`)) {
      const [real, own] = [
        await theirs('nobody', 'POST', RBAC + url, body),
        await ours('nobody', 'POST', RBAC + url, body),
      ];
      const where = `round ${round}: ${JSON.stringify(body)}\n${JSON.stringify(policy)}\n${real.text}\n${own.text}`;
      assert.deepEqual([own.status, own.json.message], [real.status, real.json.message], where);
      tried++;
      if (own.status >= 300) continue;
      granted++;
      policy.push({ url, body });
    }
    for (const { url, body } of policy)
      for (const server of [theirs, ours]) await server('admin', 'DELETE', `${RBAC}${url}/${body.metadata.name}`);
    await sleep(100);
  }
  t.diagnostic(
    `seed ${seed}: ${rounds * 30} questions, ${allowed} permitted; ${tried} roles and bindings by who may not give everything, ${granted} made`,
  );
});

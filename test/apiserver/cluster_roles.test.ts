// The roles with which a server with RBAC begins, and ClusterRoles that collect the rules of others.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { addToScheme } from 'kubetyped/api';
import { ClusterRole } from 'kubetyped/api/rbac/v1';
import { newConflict, newNotFound } from 'kubetyped/apimachinery/api/errors';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, type APIServerOptions, memory, rbac } from 'kubetyped/apiserver';
import { withPrivilegedGroup } from 'kubetyped/apiserver/authorization';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { aggregateClusterRoles } from '#src/apiserver/controllers/aggregate_cluster_roles';
import { Term } from '#src/apiserver/controllers/controller';
import { type Answer, send } from './client.ts';

const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const AUTOUPDATE = 'rbac.authorization.kubernetes.io/autoupdate';

type Options = Partial<APIServerOptions>;

function newServer(t: TestContext, options: Options = {}): APIServer {
  const scheme = new Scheme('test');
  addToScheme(scheme);
  const server = new APIServer({ scheme, ...options });
  t.after(() => server.close());
  return server;
}

async function given(server: APIServer, url: string, body: object): Promise<void> {
  const { status, text } = await send(server, 'POST', RBAC + url, body);
  assert.equal(status, 201, text);
}

async function stored(server: APIServer, url: string): Promise<Answer['json']> {
  const { status, text, json } = await send(server, 'GET', RBAC + url);
  assert.equal(status, 200, text);
  return json;
}

/** Waits until something is as it should be. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return await check();
    } catch (error) {
      if (tries === 200) throw error;
      await sleep(10);
    }
}

const rule = (resource: string): object => ({ verbs: ['get'], apiGroups: [''], resources: [resource] });
const labelled = (name: string, labels: object, ...resources: string[]): object => ({
  metadata: { name, labels },
  rules: resources.map(rule),
});
const collecting = (name: string, labels: object, ...matchLabels: object[]): object => ({
  metadata: { name, labels },
  aggregationRule: { clusterRoleSelectors: matchLabels.map((each) => ({ matchLabels: each })) },
});

test('aggregated ClusterRoles have the rules of those they select, each once, by selector and name', async (t) => {
  const server = newServer(t).resource(ClusterRole);
  await given(server, '/clusterroles', labelled('b', { to: 'view' }, 'pods', 'services'));
  await given(server, '/clusterroles', labelled('c', { to: 'edit' }, 'secrets', 'pods'));
  await given(server, '/clusterroles', collecting('all', {}, { to: 'edit' }, { to: 'view' }));
  const has = (name: string, ...resources: string[]): Promise<void> =>
    eventually(async () =>
      assert.deepEqual((await stored(server, `/clusterroles/${name}`)).rules ?? [], resources.map(rule)),
    );
  await has('all', 'secrets', 'pods', 'services');
  await given(server, '/clusterroles', labelled('a', { to: 'view' }, 'nodes'));
  await has('all', 'secrets', 'pods', 'nodes', 'services');
  await send(server, 'DELETE', `${RBAC}/clusterroles/c`);
  await has('all', 'nodes', 'pods', 'services');
  const { managedFields } = (await stored(server, '/clusterroles/all')).metadata;
  assert.deepEqual(
    managedFields.map(({ manager, operation, fieldsV1 }: Record<string, object>) => [
      ...[manager, operation, Object.keys(fieldsV1!)],
    ]),
    [
      ['clusterrole-aggregation-controller', 'Apply', ['f:rules']],
      ['unknown', 'Update', ['f:aggregationRule']],
    ],
  );
  // What others write there is put right.
  const changed = await send(
    server,
    'PATCH',
    `${RBAC}/clusterroles/all`,
    { rules: [] },
    {
      'content-type': 'application/merge-patch+json',
    },
  );
  assert.equal(changed.status, 200, changed.text);
  await has('all', 'nodes', 'pods', 'services');
});

test('ClusterRoles that collect each other come to an end', async (t) => {
  const server = newServer(t).resource(ClusterRole);
  await given(server, '/clusterroles', collecting('x', { to: 'y' }, { to: 'x' }));
  await given(server, '/clusterroles', collecting('y', { to: 'x' }, { to: 'y' }));
  await given(server, '/clusterroles', labelled('own', { to: 'x' }, 'pods'));
  for (const name of ['x', 'y'])
    await eventually(async () =>
      assert.deepEqual((await stored(server, `/clusterroles/${name}`)).rules, [rule('pods')]),
    );
  const { metadata } = await stored(server, '/clusterroles/x');
  await sleep(50);
  assert.equal((await stored(server, '/clusterroles/x')).metadata.resourceVersion, metadata.resourceVersion);
});

test('a role that can not be written is tried again; that others were faster, or it is gone, is not reported', async () => {
  const roles = [labelled('a', { to: 'x' }, 'pods'), collecting('all', {}, { to: 'x' })];
  const of = { group: 'rbac.authorization.k8s.io', resource: 'clusterroles' };
  const faults = [
    newConflict(of, 'all', new Error('changed')),
    newNotFound(of, 'all'),
    new Error('no room'),
    newNotFound(of, 'all'),
  ];
  const ended = new AbortController();
  const written = new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()));
  const store = {
    async *watch() {
      for (const role of roles) yield { type: 'ADDED', object: new ClusterRole(role) };
      yield { type: 'BOOKMARK', resourceVersion: '1', initialEventsEnd: true };
      await written;
    },
    async update(name: string) {
      assert.equal(name, 'all');
      const fault = faults.shift();
      if (fault !== undefined) throw fault;
      ended.abort();
    },
  };
  const errors: string[] = [];
  aggregateClusterRoles({ store } as never, new Term(ended.signal), (error) => void errors.push(String(error)));
  // Retries keep no program running.
  const running = setInterval(() => {}, 1000);
  await written;
  clearInterval(running);
  assert.deepEqual([faults, errors], [[], ['Error: no room']]);
});

test('another program may collect the rules', async (t) => {
  const server = newServer(t, { clusterRoleAggregation: false }).resource(ClusterRole);
  await given(server, '/clusterroles', labelled('a', { to: 'x' }, 'pods'));
  await given(server, '/clusterroles', collecting('x', {}, { to: 'x' }));
  await sleep(50);
  assert.equal((await stored(server, '/clusterroles/x')).rules, null);
});

test('the roles are there when an administrator asks first', async (t) => {
  const authentication: Options['authentication'] = () => ({ name: 'root', groups: ['system:masters'] });
  const inner = rbac();
  // Who is an administrator, is not asked about.
  const authorization = {
    install: (host: Parameters<typeof inner.install>[0]) => withPrivilegedGroup(inner.install(host)),
  };
  const server = newServer(t, { authentication, authorization });
  assert.equal((await stored(server, '/clusterroles/cluster-admin')).metadata.name, 'cluster-admin');
});

test('a server with RBAC has the roles of every cluster, and edit what view has', async (t) => {
  const server = newServer(t, { authorization: rbac() });
  const names = async (url: string): Promise<string[]> =>
    (await stored(server, url)).items.map(({ metadata }: ClusterRole) => metadata.name);
  const counts = await Promise.all(
    ['/clusterroles', '/clusterrolebindings', '/roles', '/rolebindings'].map(async (url) => (await names(url)).length),
  );
  assert.deepEqual(counts, [73, 54, 7, 7]);
  const { metadata, rules } = await stored(server, '/clusterroles/system:basic-user');
  assert.deepEqual(metadata.labels, { 'kubernetes.io/bootstrapping': 'rbac-defaults' });
  assert.deepEqual(metadata.annotations, { [AUTOUPDATE]: 'true' });
  assert.equal(rules.length, 2);
  await eventually(async () => {
    const [view, edit, admin] = await Promise.all(
      ['view', 'edit', 'admin'].map(async (name) => (await stored(server, `/clusterroles/${name}`)).rules ?? []),
    );
    const texts = (list: object[]): Set<string> => new Set(list.map((each) => JSON.stringify(each)));
    assert.ok(view.length > 5 && edit.length > view.length && admin.length > edit.length);
    for (const text of texts(view)) assert.ok(texts(edit).has(text), text);
    for (const text of texts(edit)) assert.ok(texts(admin).has(text), text);
  });
});

/** A storage that outlives servers. */
function lasting(): StorageEngine {
  const engine = memory();
  return new Proxy(engine, {
    get(target, key) {
      if (key === 'close') return async () => {};
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('each start adds what is missing of the roles and bindings, unless autoupdate is false', async (t) => {
  const storage = lasting();
  const first = newServer(t, { authorization: rbac(), storage });
  const merge = async (url: string, patch: object): Promise<void> => {
    const { status, text } = await send(first, 'PATCH', RBAC + url, patch, {
      'content-type': 'application/merge-patch+json',
    });
    assert.equal(status, 200, text);
  };
  const before = await stored(first, '/clusterroles/system:node');
  await merge('/clusterroles/system:node', { rules: [rule('x'), ...before.rules.slice(2)] });
  await merge('/clusterroles/system:basic-user', { metadata: { annotations: { [AUTOUPDATE]: 'false' } }, rules: [] });
  await merge('/clusterroles/system:heapster', {
    metadata: { labels: { 'kubernetes.io/bootstrapping': null, own: 'x' } },
    aggregationRule: { clusterRoleSelectors: [{ matchLabels: { none: 'x' } }] },
  });
  await merge('/clusterroles/view', { aggregationRule: { clusterRoleSelectors: [{ matchLabels: { own: 'x' } }] } });
  await merge('/clusterrolebindings/system:discovery', { subjects: [{ kind: 'User', name: 'ann' }] });
  await send(first, 'DELETE', `${RBAC}/clusterrolebindings/system:kube-dns`);
  await send(first, 'DELETE', `${RBAC}/clusterrolebindings/system:monitoring`);
  await given(first, '/clusterrolebindings', {
    metadata: { name: 'system:monitoring' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'view' },
  });
  const untouched = await stored(first, '/clusterroles/cluster-admin');
  await first.close();

  const second = newServer(t, { authorization: rbac(), storage, clusterRoleAggregation: false });
  const node = await stored(second, '/clusterroles/system:node');
  assert.deepEqual(node.rules[0], rule('x'), 'what is more stays');
  const part = (resources: string[], verbs: string[], group: string): object => ({
    ...{ verbs, apiGroups: [group], resources },
  });
  assert.deepEqual(node.rules.slice(before.rules.length - 1), [
    part(['tokenreviews'], ['create'], 'authentication.k8s.io'),
    part(['localsubjectaccessreviews'], ['create'], 'authorization.k8s.io'),
    part(['subjectaccessreviews'], ['create'], 'authorization.k8s.io'),
  ]);
  const basic = await stored(second, '/clusterroles/system:basic-user');
  assert.deepEqual([basic.rules, basic.metadata.annotations], [null, { [AUTOUPDATE]: 'false' }]);
  const heapster = await stored(second, '/clusterroles/system:heapster');
  assert.deepEqual(heapster.metadata.labels, { own: 'x', 'kubernetes.io/bootstrapping': 'rbac-defaults' });
  assert.equal(heapster.aggregationRule, undefined, 'it is none that collects');
  assert.deepEqual((await stored(second, '/clusterroles/view')).aggregationRule.clusterRoleSelectors, [
    { matchLabels: { own: 'x' } },
    { matchLabels: { 'rbac.authorization.k8s.io/aggregate-to-view': 'true' } },
  ]);
  const subjects = async (name: string): Promise<string[]> =>
    (await stored(second, `/clusterrolebindings/${name}`)).subjects.map(({ name }: { name: string }) => name);
  assert.deepEqual(await subjects('system:discovery'), ['ann', 'system:authenticated']);
  assert.deepEqual(await subjects('system:kube-dns'), ['kube-dns']);
  assert.deepEqual(await subjects('system:monitoring'), ['system:monitoring']);
  assert.equal((await stored(second, '/clusterrolebindings/system:monitoring')).roleRef.name, 'system:monitoring');
  assert.deepEqual(
    await stored(second, '/clusterroles/cluster-admin'),
    untouched,
    'written only where something is missing',
  );
});

// What stands in a path, a query and a body is one request: what was authorised is what is done.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { send, WatchClient, type Answer } from '../apiserver/client.ts';

const as = (user: string): Record<string, string> => ({ authorization: `Bearer ${user}` });
const RBAC = '/apis/rbac.authorization.k8s.io/v1';

/** Bob may do everything in `default`; eve may read there the Secret `mine` alone. */
async function start(t: TestContext) {
  const users = { root: { name: 'root', groups: ['system:masters'] }, bob: { name: 'bob', groups: [] } };
  const { server, close } = await startTestServer({
    authentication: tokens({ ...users, eve: { name: 'eve', groups: [] } }),
    authorization: rbac(),
  });
  t.after(close);
  const ask = (user: string, method: string, url: string, body?: object, type = 'application/json'): Promise<Answer> =>
    send(server, method, url, body, { ...as(user), 'content-type': type });
  const create = async (url: string, body: object): Promise<void> =>
    assert.equal((await ask('root', 'POST', url, body)).status, 201);
  const bind = (user: string, kind: string, name: string): Promise<void> =>
    create(`${RBAC}/namespaces/default/rolebindings`, {
      metadata: { name: user },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind, name },
      subjects: [{ kind: 'User', apiGroup: 'rbac.authorization.k8s.io', name: user }],
    });
  await create('/api/v1/namespaces', { metadata: { name: 'other' } });
  for (const name of ['mine', 'hidden'])
    await create('/api/v1/namespaces/default/secrets', { metadata: { name }, stringData: { key: name } });
  await create(`${RBAC}/namespaces/default/roles`, {
    metadata: { name: 'mine' },
    rules: [{ apiGroups: [''], resources: ['secrets'], resourceNames: ['mine'], verbs: ['get', 'list', 'watch'] }],
  });
  await bind('bob', 'ClusterRole', 'cluster-admin');
  await bind('eve', 'Role', 'mine');
  return { server, ask };
}

test('rights in a namespace are no rights over Namespaces', async (t) => {
  const { ask } = await start(t);
  const before = await ask('root', 'GET', '/api/v1/namespaces');
  const inside = '/api/v1/namespaces/default/namespaces';
  for (const [method, url, body] of [
    ['GET', `${inside}/other`],
    ['GET', `${inside}/default`],
    ['GET', '/api/v1/namespaces/other/namespaces/other'],
    ['GET', inside],
    ['GET', `${inside}?watch=true`],
    ['GET', `/api/v1/watch${inside.slice(7)}`],
    ['PATCH', `${inside}/other`, { metadata: { labels: { a: 'b' } } }],
    ['PATCH', `${inside}/other/status`, { metadata: { labels: { a: 'b' } } }],
    ['POST', inside, { metadata: { name: 'new' } }],
    ['PUT', `${inside}/other/finalize`, { metadata: { name: 'other' }, spec: { finalizers: [] } }],
    ['DELETE', `${inside}/other`],
    ['DELETE', inside],
  ] as const)
    for (const user of ['bob', 'root']) {
      const { status, text } = await ask(user, method, url, body, body && 'application/merge-patch+json');
      assert.ok(
        status === 404 || (status === 403 && user === 'bob' && url.includes('/other/')),
        `${method} ${url}: ${text}`,
      );
    }
  assert.equal((await ask('root', 'GET', '/api/v1/namespaces')).text, before.text);
});

test('the name of an old watch path is the name, whatever is selected', async (t) => {
  const { server, ask } = await start(t);
  const path = '/api/v1/watch/namespaces/default/secrets/mine';
  for (const query of ['', '?fieldSelector=', '?fieldSelector=metadata.name%3Dmine', '?timeoutSeconds=1']) {
    const watch = await WatchClient.open(server, path + query, as('eve'));
    assert.equal((await watch.next()).object.metadata.name, 'mine', query);
    await watch.stop();
  }
  for (const selector of ['type=Opaque', 'metadata.name!=zzz', 'metadata.name=hidden', 'metadata.namespace=default']) {
    const query = new URLSearchParams({ fieldSelector: selector });
    const { status, json } = await ask('eve', 'GET', `${path}?${query}`);
    assert.equal(status, 400, selector);
    assert.equal(json.message, "fieldSelector metadata.name doesn't match requested name");
  }
});

test('methods that a path does not have are refused, and nothing is carried out', async (t) => {
  const { ask } = await start(t);
  for (const name of ['one', 'two'])
    await ask('root', 'POST', '/api/v1/namespaces/other/configmaps', { metadata: { name } });
  const one = '/api/v1/namespaces/other/configmaps/one';
  for (const [method, url] of [
    // All of all namespaces.
    ['DELETE', '/api/v1/configmaps'],
    ['DELETE', '/api/v1/namespaces'],
    ['POST', '/api/v1/configmaps'],
    ['POST', one],
    ['HEAD', one],
    ['PUT', '/api/v1/namespaces/other/configmaps'],
    ['PATCH', '/api/v1/namespaces/other/configmaps'],
    ['DELETE', '/api/v1/watch/namespaces/other/configmaps'],
    ['POST', '/api/v1/watch/namespaces/other/configmaps'],
    ['DELETE', '/api/v1/watch/namespaces/other/configmaps/one'],
    ['OPTIONS', one],
    ['DELETE', '/apis/apps/v1'],
    ['POST', '/version'],
  ] as const) {
    const body =
      method === 'POST' || method === 'PUT' || method === 'PATCH' ? { metadata: { name: 'new' } } : undefined;
    const { status, json } = await ask('root', method, url, body);
    assert.equal(status, 405, `${method} ${url}`);
    assert.equal(json.message, 'the server does not allow this method on the requested resource');
  }
  const { json } = await ask('root', 'GET', '/api/v1/configmaps');
  assert.deepEqual(
    json.items
      .map(({ metadata }: { metadata: { name: string } }) => metadata.name)
      .filter((name: string) => name !== 'kube-root-ca.crt'),
    ['one', 'two'],
  );
});

test('a slash at the end names an object without a name', async (t) => {
  const { ask } = await start(t);
  for (const [method, wanted] of [
    ['GET', 400],
    ['DELETE', 400],
    ['POST', 405],
  ] as const) {
    const { status } = await ask(
      'root',
      method,
      '/api/v1/namespaces/default/secrets/',
      method === 'POST' ? {} : undefined,
    );
    assert.equal(status, wanted, method);
  }
  assert.equal((await ask('root', 'GET', '/api/v1/namespaces/default/secrets/mine')).status, 200);
});

// What stands in a path, a query and a body is one request: what was authorised is what is done.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { type Answer, send, WatchClient } from '../apiserver/client.ts';

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
  // Its resourceVersion grows with each write of the server itself.
  const items = async (): Promise<unknown> =>
    (JSON.parse((await ask('root', 'GET', '/api/v1/namespaces')).text) as { items: unknown }).items;
  const before = await items();
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
  assert.deepEqual(await items(), before);
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

test('a list that selects one name is of that object, unless its options cannot be read', async (t) => {
  const { ask } = await start(t);
  const path = '/api/v1/namespaces/default/secrets?fieldSelector=metadata.name%3Dmine';
  const { status, json } = await ask('eve', 'GET', path);
  assert.equal(status, 200);
  assert.deepEqual(
    json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name),
    ['mine'],
  );
  for (const wrong of ['labelSelector=!!', 'limit=x', 'fieldSelector=metadata.name%3Dmine&fieldSelector=a%5C']) {
    const [eve, bob] = [await ask('eve', 'GET', `${path}&${wrong}`), await ask('bob', 'GET', `${path}&${wrong}`)];
    assert.equal(eve.status, wrong.startsWith('fieldSelector') ? 200 : 403, wrong);
    assert.equal(bob.status, wrong.startsWith('fieldSelector') ? 200 : 400, wrong);
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

test('a slash at the end changes nothing; elsewhere it names what has no name', async (t) => {
  const { ask } = await start(t);
  const secrets = '/api/v1/namespaces/default/secrets';
  assert.equal((await ask('bob', 'GET', `${secrets}/`)).json.items.length, 2);
  assert.equal((await ask('bob', 'GET', `${secrets}/mine/`)).json.metadata.name, 'mine');
  for (const [method, url, wanted] of [
    ['GET', `${secrets.replace('secrets', 'pods')}//status`, 400],
    ['GET', `/${secrets}`, 404],
    ['GET', `${secrets}//mine`, 404],
    ['DELETE', '/api/v1/namespaces//secrets/mine', 400],
  ] as const)
    assert.equal((await ask('root', method, url)).status, wanted, `${method} ${url}`);
});

test('a custom resource is created under the name that was authorised', async (t) => {
  const { ask } = await start(t);
  const names = { plural: 'birds', singular: 'bird', kind: 'Bird', listKind: 'BirdList' };
  const schema = { openAPIV3Schema: { type: 'object' } };
  await ask('root', 'POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
    metadata: { name: 'birds.zoo.example.com' },
    spec: {
      group: 'zoo.example.com',
      names,
      scope: 'Namespaced',
      versions: [{ name: 'v1', served: true, storage: true, schema }],
    },
  });
  await ask('root', 'POST', `${RBAC}/namespaces/default/roles`, {
    metadata: { name: 'owls' },
    rules: [{ apiGroups: ['zoo.example.com'], resources: ['birds'], resourceNames: ['owl'], verbs: ['create'] }],
  });
  await ask('root', 'POST', `${RBAC}/namespaces/default/rolebindings`, {
    metadata: { name: 'owls' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'owls' },
    subjects: [{ kind: 'User', apiGroup: 'rbac.authorization.k8s.io', name: 'eve' }],
  });
  const birds = '/apis/zoo.example.com/v1/namespaces/default/birds';
  const bird = (name: string): object => ({ apiVersion: 'zoo.example.com/v1', kind: 'Bird', metadata: { name } });
  while ((await ask('root', 'GET', birds)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal((await ask('eve', 'POST', birds, bird('owl'))).status, 403);
  assert.equal((await ask('eve', 'POST', `${birds}/owl`, bird('eagle'))).status, 400);
  assert.equal((await ask('eve', 'POST', `${birds}/owl`, bird('owl'))).status, 201);
});

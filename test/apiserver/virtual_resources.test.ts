// Resources that only answer questions, and lists of any version: our server, and with KUBETYPED_CONTROLPLANE=start the real
// kube-apiserver, of which the answers are.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { type BothServers, startBoth } from './both_servers.ts';

let both: BothServers;
before(async () => {
  both = await startBoth();
});
after(() => both.close());

test('a limit does not count for any version, but for Events, which have no cache', async () => {
  for (const { name, send } of both.servers) {
    const inNamespace = '/api/v1/namespaces/default';
    for (const each of ['a', 'b']) {
      const involvedObject = { kind: 'Pod', namespace: 'default', name: 'p' };
      await send('POST', `${inNamespace}/configmaps`, { metadata: { name: `limit-${each}` } });
      await send('POST', `${inNamespace}/events`, { metadata: { name: `limit-${each}` }, involvedObject });
    }
    const lengthOf = async (path: string): Promise<[boolean, boolean]> => {
      const { body } = await send('GET', path);
      const { items, metadata } = body as unknown as { items: object[]; metadata: { continue?: string } };
      return [items.length > 1, metadata.continue === undefined];
    };
    const limited = `${inNamespace}/configmaps?limit=1`;
    assert.deepEqual(await lengthOf(limited), [false, false], name);
    assert.deepEqual(await lengthOf(`${limited}&resourceVersion=0`), [true, true], name);
    const notOlder = `${limited}&resourceVersion=0&resourceVersionMatch=NotOlderThan`;
    assert.deepEqual(await lengthOf(notOlder), [true, true], name);
    assert.deepEqual(await lengthOf(`${inNamespace}/events?limit=1&resourceVersion=0`), [false, false], name);
  }
});

test('the parts of the control plane say how they are, and cannot be changed or watched', async () => {
  const path = '/api/v1/componentstatuses';
  interface Component {
    readonly metadata: { readonly name: string };
    readonly conditions: readonly { readonly type: string; readonly status: string; readonly message: string }[];
  }
  for (const { name: server, send } of both.servers) {
    const { body } = await send('GET', path);
    const { items, metadata } = body as unknown as { items: readonly Component[]; metadata: object };
    assert.deepEqual(metadata, {}, server);
    assert.deepEqual(items.map(({ metadata }) => metadata.name).sort(), ['controller-manager', 'etcd-0', 'scheduler']);
    const storage = (await send('GET', `${path}/etcd-0`)).body as unknown as Component;
    assert.deepEqual(storage.conditions, [{ type: 'Healthy', status: 'True', message: 'ok' }], server);
    // One may run on this machine.
    const scheduler = (await send('GET', `${path}/scheduler`)).body as unknown as Component;
    const [{ status = '', message = '' } = {}] = scheduler.conditions;
    const refused = 'Get "https://127.0.0.1:10259/healthz": dial tcp 127.0.0.1:10259: connect: connection refused';
    assert.deepEqual([status, message], status === 'True' ? ['True', 'ok'] : ['False', refused], server);
    const one = `${path}?fieldSelector=metadata.name%3Detcd-0`;
    assert.equal(((await send('GET', one)).body as unknown as { items: object[] }).items.length, 1, server);
    const missing = await send('GET', `${path}/etcd-1`);
    assert.deepEqual([missing.status, missing.body.message], [404, 'componentstatus "etcd-1" not found'], server);
    assert.equal((await send('GET', `${path}?watch=true`)).status, 405, server);
    assert.equal((await send('POST', path, { metadata: { name: 'a' } })).status, 405, server);
    assert.equal((await send('DELETE', `${path}/etcd-0`)).status, 405, server);
  }
});

test('what only answers questions has no tables, as in kube-apiserver', async () => {
  await using api = await startTestServer();
  const headers = { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io', 'content-type': 'application/json' };
  const spec = { namespace: 'default', user: 'a', resourceAttributes: { verb: 'get' } };
  const paths = [
    ...['selfsubjectaccessreviews', 'selfsubjectrulesreviews', 'subjectaccessreviews'].map(
      (each) => `/apis/authorization.k8s.io/v1/${each}`,
    ),
    '/apis/authorization.k8s.io/v1/namespaces/default/localsubjectaccessreviews',
    '/apis/authentication.k8s.io/v1/selfsubjectreviews',
    '/apis/authentication.k8s.io/v1/tokenreviews',
    '/api/v1/namespaces/default/bindings',
    '/api/v1/namespaces/default/pods/a/eviction',
    '/api/v1/namespaces/default/pods/a/binding',
  ];
  for (const path of paths) {
    const response = await fetch(api.url + path, { method: 'POST', headers, body: JSON.stringify({ spec }) });
    const { message } = (await response.json()) as { message: string };
    assert.equal(response.status, 406, path);
    assert.match(message, /^only the following media types are accepted: application\/json, application\/yaml, /, path);
  }
  const pods = await fetch(`${api.url}/api/v1/namespaces/default/pods`, { headers });
  assert.equal(((await pods.json()) as { kind: string }).kind, 'Table');
});

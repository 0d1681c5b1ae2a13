// What must not happen, whatever is sent: nobody reads or writes what is not theirs, and one client doesn't stop others.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { ConfigMap, Secret } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { type Answer, send } from './client.ts';

const users = {
  root: { name: 'root', groups: ['system:masters'] },
  ann: { name: 'ann', groups: ['dev'] },
  nobody: { name: 'nobody', groups: [] },
};
const as = (name: keyof typeof users): Record<string, string> => ({ authorization: `Bearer ${name}` });

function start(): Promise<TestServer> {
  return startTestServer({ authentication: tokens(users), authorization: rbac() });
}

const METHODS: Readonly<Record<string, readonly [method: string, onOne: boolean, query?: string]>> = {
  get: ['GET', true],
  list: ['GET', false],
  watch: ['GET', false, '?watch=true'],
  create: ['POST', false],
  update: ['PUT', true],
  patch: ['PATCH', true],
  delete: ['DELETE', true],
  deletecollection: ['DELETE', false],
};

/** A request for each verb of each resource and subresource that is served. */
function matrix({ server }: TestServer): { method: string; url: string }[] {
  return server.resources().flatMap(({ groupVersion, resource, subresource, namespaced, verbs, connecter }) => {
    const { group, version } = groupVersion;
    const root = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
    const all = `${root}${namespaced ? '/namespaces/default' : ''}/${resource}`;
    return [...new Set([...verbs, ...(connecter === undefined ? [] : ['get', 'create'])])].map((verb) => {
      const [method, onOne, query = ''] = METHODS[verb] ?? ['GET', true];
      const one = `${all}/x${subresource === '' ? '' : `/${subresource}`}`;
      return { method, url: `${onOne || subresource !== '' ? one : all}${query}` };
    });
  });
}

test('no verb of any resource or subresource is there for the unknown, and for those without rights', async () => {
  await using api = await start();
  const requests = matrix(api);
  assert.ok(requests.length > 500, String(requests.length));
  const wrong: string[] = [];
  for (const { method, url } of requests) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { metadata: { name: 'x' } };
    for (const [headers, wanted] of [
      [{}, 401],
      [{ authorization: 'Bearer wrong' }, 401],
      [{ authorization: 'Basic cm9vdDpyb290' }, 401],
      [as('nobody'), 403],
    ] as const) {
      const { status, json } = await send(api.server, method, url, body, headers);
      // What everybody who is known may ask about oneself.
      const isOwn = wanted === 403 && /\/self[a-z]+reviews/.test(url) && method === 'POST';
      if (status !== wanted && !isOwn) wrong.push(`${method} ${url}: ${status}`);
      if (json?.kind !== 'Status' && !isOwn) wrong.push(`${method} ${url}: no Status`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('what is not a resource is for those who are known, and metrics for those who may', async () => {
  await using api = await start();
  for (const path of ['/', '/api', '/apis', '/apis/apps/v1', '/openapi/v3', '/version', '/metrics', '/nowhere'])
    assert.equal((await send(api.server, 'GET', path)).status, 401, path);
  assert.equal((await send(api.server, 'GET', '/apis', undefined, as('nobody'))).status, 200);
  assert.equal((await send(api.server, 'GET', '/metrics', undefined, as('nobody'))).status, 403);
  assert.equal((await send(api.server, 'GET', '/metrics', undefined, as('root'))).status, 200);
});

test('no way of writing a path leads into another namespace', async () => {
  await using api = await start();
  const by = (method: string, url: string, body: object): Promise<Answer> =>
    send(api.server, method, url, body, as('root'));
  await by('POST', '/api/v1/namespaces', { metadata: { name: 'open' } });
  const rules = [{ apiGroups: [''], resources: ['secrets'], verbs: ['*'] }];
  const roles = '/apis/rbac.authorization.k8s.io/v1/namespaces/open';
  await by('POST', `${roles}/roles`, { metadata: { name: 'r' }, rules });
  const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'r' };
  const subjects = [{ kind: 'User', name: 'ann', apiGroup: 'rbac.authorization.k8s.io' }];
  await by('POST', `${roles}/rolebindings`, { metadata: { name: 'r' }, roleRef, subjects });
  const hidden = { metadata: { name: 's' }, stringData: { password: 'hunter2' } };
  assert.equal((await by('POST', '/api/v1/namespaces/kube-system/secrets', hidden)).status, 201);
  let allowed = 0;
  for (let tries = 0; tries < 200 && allowed !== 200; tries++) {
    allowed = (await send(api.server, 'GET', '/api/v1/namespaces/open/secrets', undefined, as('ann'))).status;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.equal(allowed, 200);
  for (const path of [
    '/api/v1/namespaces/kube-system/secrets/s',
    '/api/v1/namespaces/open/../kube-system/secrets/s',
    '/api/v1/namespaces/open/%2e%2e/kube-system/secrets/s',
    '/api/v1/namespaces/open/secrets/..%2f..%2fkube-system%2fsecrets%2fs',
    '/api/v1/namespaces/open/secrets/%2e%2e/%2e%2e/kube-system/secrets/s',
    '/api/v1/namespaces/open%2f..%2fkube-system/secrets/s',
    '/api/v1/namespaces/open/secrets/../../kube-system/secrets/s',
    '//api/v1/namespaces/kube-system/secrets/s',
    '/api//v1/namespaces/kube-system/secrets/s',
    '/api/v1/./namespaces/kube-system/secrets/s',
    '/api/v1/namespaces/open/secrets?fieldSelector=metadata.namespace=kube-system',
    '/api/v1/secrets?fieldSelector=metadata.namespace=open',
    '/api/v1/watch/namespaces/kube-system/secrets/s',
    '/api/v1/proxy/namespaces/kube-system/secrets/s',
    '/api/v1/namespaces/open/secrets/kube-system/s',
    '/api/v1/namespaces/open/secrets/%00',
    '/api/v1/namespaces/open/secrets/%ff',
    '/api/v1/namespaces/__proto__/secrets/s',
    '/apis/v1/namespaces/kube-system/secrets/s',
    '/api/v1/namespaces/open/secrets/constructor/toString',
  ]) {
    const { status, text } = await send(api.server, 'GET', path, undefined, as('ann'));
    assert.doesNotMatch(text, /hunter2|aHVudGVyMg/, path);
    assert.ok(status === 200 || (status >= 400 && status < 500), `${path}: ${status}`);
    if (status === 200) assert.match(text, /"items":\[\]/, path);
  }
});

test('headers that a proxy would set, and those that take another name, count for nobody else', async () => {
  const server = new APIServer({
    scheme: new Scheme('test'),
    authentication: tokens(users),
    authorization: rbac(),
  }).resource(ConfigMap);
  const maps = '/api/v1/namespaces/default/configmaps';
  const forged = { 'x-remote-user': 'root', 'x-remote-group': 'system:masters' };
  assert.equal((await send(server, 'GET', maps, undefined, forged)).status, 401);
  assert.equal((await send(server, 'GET', maps, undefined, { ...forged, ...as('ann') })).status, 403);
  for (const headers of [
    { 'impersonate-user': 'root' },
    { 'impersonate-user': 'ann', 'impersonate-group': 'system:masters' },
    { 'impersonate-group': 'system:masters' },
    { 'impersonate-uid': '1' },
  ]) {
    const { status } = await send(server, 'GET', maps, undefined, { ...as('ann'), ...headers });
    assert.ok(status === 403 || status === 400, JSON.stringify(headers));
  }
  await server.close();
});

test('nothing that a client sends becomes a header', async () => {
  const server = new APIServer({ scheme: new Scheme('test') }).resource(ConfigMap);
  const { url } = await server.listen();
  const response = await fetch(`${url}/api/v1/namespaces/default/configmaps`, {
    method: 'POST',
    body: JSON.stringify({ metadata: { name: 'a' }, 'x\r\nX-Evil: 1\r\n\r\n<b>': 1 }),
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(response.status, 201);
  assert.equal(response.headers.get('x-evil'), null);
  assert.match(response.headers.get('warning') ?? '', /unknown field/);
  const lost = await fetch(`${url}/%0d%0aX-Evil:%201`);
  assert.deepEqual([lost.status, lost.headers.get('x-evil')], [404, null]);
  await server.close();
});

test('what is too large is refused, and what is deep is answered', async () => {
  const server = new APIServer({ scheme: new Scheme('test') }).resource(ConfigMap).resource(Secret);
  const maps = '/api/v1/namespaces/default/configmaps';
  const large = await send(server, 'POST', maps, 'x'.repeat(3 * 1024 * 1024 + 1));
  assert.deepEqual([large.status, large.json.reason], [413, 'RequestEntityTooLarge']);
  for (const text of [
    '['.repeat(100_000),
    `{"a":`.repeat(100_000),
    `{"metadata":{"name":"a","annotations":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}}`,
    '{"__proto__":{"polluted":true},"metadata":{"name":"p","labels":{"__proto__":"x"}}}',
    '{"metadata":{"name":{"toString":1}}}',
    '',
    '\u0000',
    'null',
  ]) {
    const { status } = await send(server, 'POST', maps, text);
    assert.ok(status >= 200 && status < 500, `${status}: ${text.slice(0, 40)}`);
  }
  assert.equal(Reflect.get({}, 'polluted'), undefined);
  await server.close();
});

test('clients that send slowly are given up, and don’t keep others from being served', async () => {
  const server = new APIServer({ scheme: new Scheme('test') }).resource(ConfigMap);
  const { url } = await server.listen({ requestTimeout: 200, readHeaderTimeout: 200 });
  const { port } = new URL(url);
  const path = '/api/v1/namespaces/default/configmaps';
  const slow = Array.from({ length: 20 }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of slow) {
    socket.on('error', () => {});
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`);
  }
  assert.equal((await fetch(url + path)).status, 200);
  await Promise.all(slow.map((socket) => once(socket.resume(), 'close')));
  assert.equal((await fetch(url + path)).status, 200);
  // A watch is no slow request.
  const watch = await fetch(`${url}${path}?watch=true`);
  await new Promise((resolve) => setTimeout(resolve, 400));
  await fetch(url + path, {
    method: 'POST',
    body: '{"metadata":{"name":"a"}}',
    headers: { 'content-type': 'application/json' },
  });
  const events = watch.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('ADDED')) text += (await events.read()).value ?? assert.fail('the watch has ended');
  await server.close();
});

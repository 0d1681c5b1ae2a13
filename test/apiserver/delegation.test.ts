// A server behind an APIService: users, rights and namespaces are those of its cluster.
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { defineKind } from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, rbac, schemaStrategy } from 'kubetyped/apiserver';
import { firstOf, tokens } from 'kubetyped/apiserver/authentication';
import { delegateTo } from 'kubetyped/apiserver/delegation';
import { ServiceAccounts } from 'kubetyped/apiserver/serviceaccounts';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { Certificates } from './certificates.ts';
import { type Answer, send } from './client.ts';

const Bird = defineKind({
  group: 'zoo.example.com',
  version: 'v1',
  kind: 'Bird',
  schema: { type: 'object', properties: { spec: { type: 'object' } } },
});

interface Sent {
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly client?: { readonly cert: string; readonly key: string };
  readonly body?: object;
}

/** A cluster, and behind it a server of birds; `calls` counts the reviews that the cluster was asked for. */
async function start(t: TestContext) {
  const certificates = new Certificates(t);
  const proxyCA = certificates.authority('proxies');
  const serving = certificates.authority('serving');
  const tls = { ...certificates.issue('server', 'serving', '/CN=birds'), ca: serving };
  const proxy = certificates.issue('proxy', 'proxies', '/CN=aggregator');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const serviceAccounts = new ServiceAccounts({ signingKey });
  const users = { admin: { name: 'admin', groups: ['system:masters'] } };
  const front = await startTestServer({
    authentication: firstOf(tokens(users), serviceAccounts.authenticate),
    authorization: rbac(),
    serviceAccounts,
  });
  t.after(() => front.close());
  const ask = (method: string, url: string, body?: object): Promise<Answer> =>
    send(front.server, method, url, body, { authorization: 'Bearer admin' });
  const CONFIG_MAPS = '/api/v1/namespaces/kube-system/configmaps';
  const NAME = 'extension-apiserver-authentication';
  const dataOf = (ca: string): object => ({
    'requestheader-client-ca-file': ca,
    'requestheader-allowed-names': '["aggregator"]',
    'requestheader-username-headers': '["X-Remote-User"]',
    'requestheader-group-headers': '["X-Remote-Group"]',
    'requestheader-extra-headers-prefix': '["X-Remote-Extra-"]',
  });
  await ask('POST', CONFIG_MAPS, { metadata: { name: NAME }, data: dataOf(proxyCA) });
  const trust = (ca: string): Promise<Answer> =>
    ask('PUT', `${CONFIG_MAPS}/${NAME}`, { metadata: { name: NAME }, data: dataOf(ca) });
  const calls: string[] = [];
  const transport = new FetchTransport({ server: front.url });
  const client = new Client({
    transport: {
      request: (sent) => {
        if (/reviews$/.test(sent.path)) calls.push(sent.path.split('/').at(-1) ?? '');
        return transport.request({ ...sent, headers: { ...sent.headers, Authorization: 'Bearer admin' } });
      },
      close: () => transport.close(),
    },
  });
  t.after(() => client.close());
  const errors: unknown[] = [];
  const cluster = await delegateTo(client, { onError: (error) => errors.push(error) });
  t.after(() => cluster.close());
  const { authentication, authorization, namespaceLifecycle } = cluster;
  const scheme = new Scheme('birds');
  const options = { scheme, authentication, authorization, accessReviews: false, admission: [namespaceLifecycle] };
  const server = new APIServer(options).resource(Bird, { strategy: schemaStrategy(Bird) });
  const listening = await server.listen({ tls: cluster.tls(tls) });
  t.after(() => server.close());
  const sendTo = (method: string, path: string, { headers = {}, client, body }: Sent = {}): Promise<[number, string]> =>
    new Promise((resolve, reject) => {
      const type = { 'content-type': 'application/json' };
      const sent = request(`${listening.url}${path}`, {
        method,
        ca: serving,
        agent: false,
        ...client,
        headers: { ...type, ...headers },
      });
      sent.once('error', reject);
      sent.once('response', (incoming) => {
        text(incoming).then((answer) => resolve([incoming.statusCode ?? 0, messageOf(answer)]), reject);
      });
      sent.end(body && JSON.stringify(body));
    });
  const asUser = (name: string, groups: string[] = []): NonNullable<Sent['headers']> => ({
    'x-remote-user': name,
    'x-remote-group': groups,
  });
  return { certificates, proxy, ask, trust, calls, errors, sendTo, asUser };
}

function messageOf(answer: string): string {
  try {
    return String(JSON.parse(answer).message ?? '');
  } catch {
    return answer;
  }
}

async function eventually(check: () => Promise<void>): Promise<void> {
  for (let left = 200; ; left--)
    try {
      return await check();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

const BIRDS = '/apis/zoo.example.com/v1/namespaces';
const bird = (name: string): object => ({ apiVersion: 'zoo.example.com/v1', kind: 'Bird', metadata: { name } });

test('nothing is created in namespaces that the cluster does not have, or is deleting', async (t) => {
  const { proxy: client, ask, sendTo, asUser } = await start(t);
  const headers = asUser('ann', ['system:masters']);
  const create = (namespace: string, name: string): Promise<[number, string]> =>
    sendTo('POST', `${BIRDS}/${namespace}/birds`, { client, headers, body: bird(name) });
  assert.deepEqual(await create('nowhere', 'a'), [404, 'namespaces "nowhere" not found']);
  assert.equal((await create('default', 'a'))[0], 201);
  await ask('POST', '/api/v1/namespaces', { metadata: { name: 'zoo' } });
  assert.equal((await create('zoo', 'a'))[0], 201, 'one that is new is asked for');
  // It stays as long as its content does.
  const finalizers = ['example.com/held'];
  await ask('POST', '/api/v1/namespaces/zoo/configmaps', { metadata: { name: 'held', finalizers } });
  await ask('DELETE', '/api/v1/namespaces/zoo');
  await eventually(async () => {
    const [status, message] = await create('zoo', 'late');
    assert.equal(status, 403, message);
    assert.match(
      message,
      /^birds\.zoo\.example\.com "late" is forbidden: unable to create new content in namespace zoo because it is being terminated/,
    );
  });
  const change = { client, headers, body: { ...bird('a'), metadata: { name: 'a', labels: { still: 'there' } } } };
  assert.equal((await sendTo('PUT', `${BIRDS}/zoo/birds/a`, change))[0], 200, 'what is there can be changed');
  assert.equal((await sendTo('DELETE', `${BIRDS}/zoo/birds/a`, { client, headers }))[0], 200);
});

test('the cluster is asked who may do what, and its answers are remembered', async (t) => {
  const { proxy: client, ask, calls, sendTo, asUser } = await start(t);
  const headers = asUser('ann');
  const list = (): Promise<[number, string]> => sendTo('GET', `${BIRDS}/default/birds`, { client, headers });
  const [status, message] = await list();
  assert.equal(status, 403);
  assert.match(
    message,
    /User "ann" cannot list resource "birds" in API group "zoo\.example\.com" in the namespace "default"/,
  );
  await list();
  assert.deepEqual(calls, ['subjectaccessreviews']);
  await ask('POST', '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings', {
    metadata: { name: 'ben' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'cluster-admin' },
    subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'ben' }],
  });
  const ben = { client, headers: asUser('ben') };
  for (let times = 0; times < 3; times++) assert.equal((await sendTo('GET', `${BIRDS}/default/birds`, ben))[0], 200);
  assert.equal(calls.length, 2);
  // Neither are those asked about who may do everything, nor probes, which nobody need be for.
  const admin = { client, headers: asUser('root', ['system:masters']) };
  assert.equal((await sendTo('GET', `${BIRDS}/default/birds`, admin))[0], 200);
  for (const path of ['/healthz', '/livez', '/readyz']) assert.deepEqual(await sendTo('GET', path), [200, 'ok']);
  assert.equal(calls.length, 2);
});

test('tokens of the cluster are understood, others are not', async (t) => {
  const { ask, calls, sendTo } = await start(t);
  const { json } = await ask('POST', '/api/v1/namespaces/default/serviceaccounts/default/token', { spec: {} });
  const headers = { authorization: `Bearer ${json.status.token}` };
  for (let times = 0; times < 2; times++) {
    const [status, message] = await sendTo('GET', `${BIRDS}/default/birds`, { headers });
    assert.equal(status, 403);
    assert.match(message, /User "system:serviceaccount:default:default" cannot list/);
  }
  assert.deepEqual(calls, ['tokenreviews', 'subjectaccessreviews']);
  const wrong = { headers: { authorization: 'Bearer wrong' } };
  assert.deepEqual(await sendTo('GET', `${BIRDS}/default/birds`, wrong), [401, 'Unauthorized']);
});

test('another authority of the proxy counts as soon as the cluster says so', async (t) => {
  const { certificates, proxy, trust, errors, sendTo, asUser } = await start(t);
  const headers = asUser('root', ['system:masters']);
  const list = async (client: Sent['client']): Promise<number> =>
    (await sendTo('GET', `${BIRDS}/default/birds`, { client: client!, headers }))[0];
  const nextCA = certificates.authority('next');
  const next = certificates.issue('next-proxy', 'next', '/CN=aggregator');
  const stranger = certificates.issue('stranger', 'next', '/CN=stranger');
  assert.deepEqual([await list(proxy), await list(next)], [200, 401]);
  await trust(nextCA);
  await eventually(async () => assert.deepEqual([await list(proxy), await list(next)], [401, 200]));
  assert.equal(await list(stranger), 401, 'of another name');
  assert.deepEqual(errors, []);
  await trust('no certificate');
  await eventually(async () => assert.equal(errors.length, 1));
  assert.equal(await list(next), 200, 'what it said before counts');
});

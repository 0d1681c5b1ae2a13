import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { request } from 'node:https';
import { test } from 'node:test';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, rbac } from 'kubetyped/apiserver';
import { anonymous, clientCertificates, firstOf, requestHeaders, tokens } from 'kubetyped/apiserver/authentication';
import { Certificates } from './certificates.ts';
import { send } from './client.ts';

const WHOAMI = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
const users = {
  root: { name: 'root', groups: ['system:masters'] },
  ann: { name: 'ann', groups: ['dev'] },
};

interface Client {
  readonly cert?: string;
  readonly key?: string;
}

test('certificates and proxies that show one say who the user is', async (t) => {
  if (spawnSync('openssl', ['version']).status !== 0)
    return t.skip('NOT TRIED WITH CERTIFICATES: there is no openssl to make them');
  const certificates = new Certificates(t);
  const clientCA = certificates.authority('clients');
  const proxyCA = certificates.authority('proxies');
  const server = new APIServer({
    scheme: new Scheme('test'),
    accessReviews: true,
    authentication: firstOf(
      requestHeaders({ ca: proxyCA, allowedNames: ['aggregator'] }),
      clientCertificates(clientCA),
      tokens(users),
    ),
  });
  t.after(() => server.close());
  const own = certificates.issue('server', 'clients', '/CN=server');
  const { url } = await server.listen({ tls: { ...own, ca: clientCA, clientCAs: [clientCA, proxyCA] } });

  const ask = (
    client: Client,
    headers: Record<string, string | string[]> = {},
    address = url,
  ): Promise<[number, unknown]> =>
    new Promise((resolve, reject) => {
      const options = {
        method: 'POST',
        ca: clientCA,
        ...client,
        headers: { 'content-type': 'application/json', ...headers },
      };
      const sent = request(`${address}${WHOAMI}`, { ...options, agent: false }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          const { status } = JSON.parse(text) as { status: { userInfo?: unknown } };
          resolve([response.statusCode!, status.userInfo]);
        });
      });
      sent.on('error', reject);
      sent.end('{}');
    });

  const known = (username: string, ...groups: string[]): object => ({
    username,
    groups: [...groups, 'system:authenticated'],
  });
  const asAnn = (): object => ({ ...known('ann', 'dev', 'ops'), extra: certificates.extraOf('ann') });
  const ann = certificates.issue('ann', 'clients', '/CN=ann/O=dev/O=ops');
  assert.deepEqual(await ask(ann), [201, asAnn()]);
  assert.deepEqual(await ask({}, { authorization: 'Bearer root' }), [201, known('root', 'system:masters')]);
  assert.equal((await ask({}))[0], 401);

  const proxy = certificates.issue('proxy', 'proxies', '/CN=aggregator');
  const headers = {
    'x-remote-user': 'bob',
    'x-remote-group': ['a, system:masters', 'b'],
    'x-remote-uid': '7',
    'x-remote-extra-Acme.com%2Fteam': 'x',
  };
  assert.deepEqual(await ask(proxy, headers), [
    201,
    { ...known('bob', 'a, system:masters', 'b'), uid: '7', extra: { 'acme.com/team': ['x'] } },
  ]);
  assert.equal((await ask(proxy))[0], 401, 'a proxy is no user itself');
  assert.equal((await ask({}, headers))[0], 401, 'headers without a certificate');
  assert.deepEqual(await ask(ann, headers), [201, asAnn()], 'a certificate of a user');
  const other = certificates.issue('other', 'proxies', '/CN=somebody');
  assert.equal((await ask(other, headers))[0], 401, 'a proxy of another name');
  certificates.authority('strangers');
  const stranger = certificates.issue('stranger', 'strangers', '/CN=root/O=system:masters');
  assert.equal((await ask(stranger))[0], 401, 'an authority that nobody trusts');
  assert.deepEqual(
    await ask(stranger, { authorization: 'Bearer root' }),
    [201, known('root', 'system:masters')],
    'and a token',
  );

  const open = new APIServer({
    scheme: new Scheme('test'),
    accessReviews: true,
    authentication: firstOf(clientCertificates(clientCA), tokens(users), anonymous()),
  });
  t.after(() => open.close());
  const { url: openURL } = await open.listen({ tls: { ...own, ca: clientCA, clientCAs: [clientCA, proxyCA] } });
  const nobody = { username: 'system:anonymous', groups: ['system:unauthenticated'] };
  assert.deepEqual(await ask({}, {}, openURL), [201, nobody]);
  assert.deepEqual(await ask(ann, {}, openURL), [201, asAnn()]);
  assert.equal((await ask(stranger, {}, openURL))[0], 401, 'is no right to be anonymous');
  assert.equal((await ask(proxy, {}, openURL))[0], 401, 'nor is that of an authority of others');
  const asRoot = { authorization: 'Bearer root' };
  assert.deepEqual(await ask(stranger, asRoot, openURL), [201, known('root', 'system:masters')]);
});

test('an authority that is no certificate is refused', () => {
  assert.throws(() => clientCertificates('x'), /no certificate in the authority: it must be PEM/);
});

test('who may, is taken for somebody else', async (t) => {
  const server = new APIServer({ scheme: new Scheme('test'), authentication: tokens(users), authorization: rbac() });
  t.after(() => server.close());
  const whoami = async (token: string, headers: Record<string, string>): Promise<unknown> => {
    const answer = await send(server, 'POST', WHOAMI, {}, { authorization: `Bearer ${token}`, ...headers });
    return answer.status === 201 ? answer.json.status.userInfo : answer.json.message;
  };
  assert.deepEqual(await whoami('root', { 'impersonate-user': 'bob', 'impersonate-group': 'ops' }), {
    username: 'bob',
    groups: ['ops', 'system:authenticated'],
  });
  assert.deepEqual(await whoami('root', { 'impersonate-user': 'system:serviceaccount:a:bot' }), {
    username: 'system:serviceaccount:a:bot',
    groups: ['system:serviceaccounts', 'system:serviceaccounts:a', 'system:authenticated'],
  });
  // Names that no ServiceAccount can have are those of users, as in kube-apiserver.
  for (const username of ['UP:x', 'a:B', 'a.b:x', 'a:..', 'a:b/c', `${'a'.repeat(64)}:x`, '*:*'].map(
    (name) => `system:serviceaccount:${name}`,
  )) {
    const groups = ['system:authenticated'];
    assert.deepEqual(await whoami('root', { 'impersonate-user': username }), { username, groups });
    assert.equal(
      await whoami('ann', { 'impersonate-user': username }),
      `users "${username}" is forbidden: User "ann" cannot impersonate resource "users" in API group "" at the cluster scope`,
    );
  }
  assert.deepEqual(
    await whoami('root', { 'impersonate-user': 'system:anonymous' }),
    'selfsubjectreviews.authentication.k8s.io is forbidden: User "system:anonymous" cannot create resource ' +
      '"selfsubjectreviews" in API group "authentication.k8s.io" at the cluster scope',
  );
  assert.equal(
    await whoami('ann', { 'impersonate-user': 'root' }),
    'users "root" is forbidden: User "ann" cannot impersonate resource "users" in API group "" at the cluster scope',
  );
  assert.equal(
    await whoami('ann', { 'impersonate-group': 'system:masters' }),
    'a group, uid or extra value was to be impersonated without a user',
  );
});

test('who is anonymous has the rights of the anonymous', async (t) => {
  const authentication = firstOf(tokens(users), anonymous());
  const server = new APIServer({ scheme: new Scheme('test'), authentication, authorization: rbac() }).resource(
    ConfigMap,
  );
  t.after(() => server.close());
  // Its roles are made first.
  while ((await send(server, 'GET', '/healthz')).status !== 200) await new Promise((done) => setTimeout(done, 20));
  const refused = await send(server, 'POST', '/api/v1/namespaces/default/configmaps', { metadata: { name: 'a' } });
  assert.equal(refused.status, 403);
  assert.match(refused.json.message, /User "system:anonymous" cannot create resource "configmaps"/);
  const wrong = await send(server, 'GET', '/healthz', undefined, { authorization: 'Bearer wrong' });
  assert.equal(wrong.status, 401, 'a wrong token is no right to be anonymous');
  const asRoot = { authorization: 'Bearer root' };
  const tokenReviews = '/apis/authentication.k8s.io/v1/tokenreviews';
  const review = await send(server, 'POST', tokenReviews, { spec: { token: 'wrong' } }, asRoot);
  assert.deepEqual(review.json.status, { user: {} }, 'nor is it that of the anonymous');
});

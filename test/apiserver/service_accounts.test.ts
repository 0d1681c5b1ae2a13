// ServiceAccounts and their tokens.
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { memory, rbac } from 'kubetyped/apiserver';
import { firstOf, tokens } from 'kubetyped/apiserver/authentication';
import { ServiceAccounts, type ServiceAccountsOptions } from 'kubetyped/apiserver/serviceaccounts';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { answerRows, assertAnswer } from '../apimachinery/vectors/answer_rows.ts';
import { oneIn } from '../some_of.ts';
import { type Answer, send } from './client.ts';
import { comparable, serviceAccountAnswers } from './service_account_answers.ts';

const SCOPE = '/api/v1/namespaces/default';
const REVIEWS = '/apis/authentication.k8s.io/v1/tokenreviews';
const ISSUER = 'https://kubernetes.default.svc.cluster.local';

test('tokens are issued, published and taken as by Go', async () => {
  const seen = new Set<string>();
  for (const row of oneIn(5, answerRows('service-accounts', 'test/apiserver/vectors'))) {
    const { area } = row as unknown as { area: keyof typeof serviceAccountAnswers };
    seen.add(area);
    await assertAnswer(area, serviceAccountAnswers[area], { in: row.in, out: comparable(area, row.out) });
  }
  assert.deepEqual([...seen].sort(), Object.keys(serviceAccountAnswers).sort());
});

const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'sec1', format: 'pem' }).toString();

interface Server {
  readonly accounts: ServiceAccounts;
  /** As the administrator. */
  ask(method: string, url: string, body?: object): Promise<Answer>;
  as(token: string, method: string, url: string, body?: object): Promise<Answer>;
  /** Asks for a token of the account `bot`. */
  token(spec?: object, metadata?: object): Promise<Answer>;
  review(token: string, ...audiences: string[]): Promise<unknown>;
}

async function serverWith(t: TestContext, options: Partial<ServiceAccountsOptions> = {}): Promise<Server> {
  const accounts = new ServiceAccounts({ signingKey: newKey(), ...options });
  const known = tokens({ root: { name: 'root', groups: ['system:masters'] } });
  const { server, close } = await startTestServer({
    serviceAccounts: accounts,
    authentication: firstOf(known, accounts.authenticate),
    authorization: rbac(),
  });
  t.after(close);
  const as: Server['as'] = (token, method, url, body) =>
    send(server, method, url, body, { authorization: `Bearer ${token}` });
  const ask: Server['ask'] = (method, url, body) => as('root', method, url, body);
  assert.equal((await ask('POST', `${SCOPE}/serviceaccounts`, { metadata: { name: 'bot' } })).status, 201);
  return {
    accounts,
    as,
    ask,
    token: (spec = {}, metadata = {}) => ask('POST', `${SCOPE}/serviceaccounts/bot/token`, { metadata, spec }),
    review: async (token, ...audiences) => (await ask('POST', REVIEWS, { spec: { token, audiences } })).json.status,
  };
}

function claimsOf(answer: Answer): Record<string, unknown> {
  assert.equal(answer.status, 201, answer.text);
  const [, claims = ''] = answer.json.status.token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

test('a token is its account, until the account is deleted', async (t) => {
  const { as, ask, token, review } = await serverWith(t);
  const answer = await token();
  const { uid } = (await ask('GET', `${SCOPE}/serviceaccounts/bot`)).json.metadata;
  const { metadata, spec } = answer.json;
  assert.deepEqual(spec, { audiences: [ISSUER], expirationSeconds: 3600, boundObjectRef: null });
  assert.deepEqual([metadata.name, metadata.namespace, metadata.uid], ['bot', 'default', uid]);
  const { exp, iat, nbf, jti, ...claims } = claimsOf(answer);
  assert.deepEqual(claims, {
    aud: [ISSUER],
    iss: ISSUER,
    'kubernetes.io': { namespace: 'default', serviceaccount: { name: 'bot', uid } },
    sub: 'system:serviceaccount:default:bot',
  });
  assert.deepEqual([Number(exp) - Number(iat), nbf], [3600, iat]);
  assert.equal(Date.parse(answer.json.status.expirationTimestamp), Number(exp) * 1000);
  const user = {
    username: 'system:serviceaccount:default:bot',
    uid,
    groups: ['system:serviceaccounts', 'system:serviceaccounts:default', 'system:authenticated'],
    extra: { 'authentication.kubernetes.io/credential-id': [`JTI=${String(jti)}`] },
  };
  const text = answer.json.status.token;
  const self = await as(text, 'POST', '/apis/authentication.k8s.io/v1/selfsubjectreviews', {});
  assert.deepEqual(self.json.status.userInfo, user);
  assert.deepEqual(await review(text), { authenticated: true, user, audiences: [ISSUER] });
  assert.equal((await as(text, 'GET', `${SCOPE}/pods`)).status, 403);
  const subjects = [{ kind: 'ServiceAccount', name: 'bot', namespace: 'default' }];
  const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'cluster-admin' };
  const bindings = '/apis/rbac.authorization.k8s.io/v1/namespaces/default/rolebindings';
  assert.equal((await ask('POST', bindings, { metadata: { name: 'bot' }, subjects, roleRef })).status, 201);
  assert.equal((await as(text, 'GET', `${SCOPE}/pods`)).status, 200);
  assert.equal((await ask('DELETE', `${SCOPE}/serviceaccounts/bot`)).status, 200);
  assert.equal((await as(text, 'GET', `${SCOPE}/pods`)).status, 401);
  assert.equal((await ask('POST', `${SCOPE}/serviceaccounts`, { metadata: { name: 'bot' } })).status, 201);
  const { error } = (await review(text)) as { error: string };
  assert.match(error, /^\[invalid bearer token, service account UID \(\S+\) does not match claim \(\S+\)\]$/);
});

test('a token counts for its audiences alone', async (t) => {
  const { as, token, review } = await serverWith(t, { audiences: ['api', 'other-api'] });
  const own = (await token()).json.status.token;
  assert.deepEqual(((await review(own)) as { audiences: unknown }).audiences, ['api', 'other-api']);
  const vault = (await token({ audiences: ['vault', 'api-2'] })).json.status.token;
  assert.equal((await as(vault, 'GET', '/version')).status, 401);
  assert.deepEqual(await review(vault), {
    user: {},
    error:
      '[invalid bearer token, token audiences ["vault" "api-2"] is invalid for the target audiences ["api" "other-api"]]',
  });
  const { authenticated, audiences } = (await review(vault, 'x', 'vault')) as Record<string, unknown>;
  assert.deepEqual([authenticated, audiences], [true, ['vault']]);
  assert.deepEqual(((await review(vault, 'vault')) as { audiences: unknown }).audiences, ['vault'], 'for one alone');
  assert.deepEqual(await review('wrong'), { user: {}, error: 'invalid bearer token' });
  const root = (await review('root', 'vault', 'api')) as Record<string, unknown>;
  assert.deepEqual([root['authenticated'], root['audiences']], [true, ['api']], 'other tokens are for this server');
  assert.deepEqual(await review('root', 'vault'), { user: {}, error: 'invalid bearer token' });
});

test('a token ends with what it is bound to', async (t) => {
  const { ask, token, review } = await serverWith(t);
  const create = async (path: string, name: string, more: object = {}): Promise<string> => {
    const { status, json, text } = await ask('POST', path, { metadata: { name }, ...more });
    assert.equal(status, 201, text);
    return json.metadata.uid;
  };
  const node = await create('/api/v1/nodes', 'one');
  const spec = { containers: [{ name: 'a', image: 'a' }], serviceAccountName: 'bot' };
  const pod = await create(`${SCOPE}/pods`, 'web', { spec: { ...spec, nodeName: 'one' } });
  await create(`${SCOPE}/pods`, 'lost', { spec: { ...spec, nodeName: 'gone' } });
  await create(`${SCOPE}/pods`, 'foreign', { spec: { ...spec, serviceAccountName: 'other' } });
  const secret = await create(`${SCOPE}/secrets`, 'key');
  const bound = (kind: string, name: string, more: object = {}): Promise<Answer> =>
    token({ boundObjectRef: { apiVersion: 'v1', kind, name, ...more } });
  const refsOf = (answer: Answer): Record<string, unknown> => {
    const { namespace: _, serviceaccount: __, ...refs } = claimsOf(answer)['kubernetes.io'] as Record<string, unknown>;
    return refs;
  };
  const toPod = await bound('Pod', 'web', { uid: pod });
  assert.deepEqual(refsOf(toPod), { node: { name: 'one', uid: node }, pod: { name: 'web', uid: pod } });
  assert.deepEqual(refsOf(await bound('Pod', 'lost'))['node'], { name: 'gone' });
  const toSecret = await bound('Secret', 'key');
  assert.deepEqual(refsOf(toSecret), { secret: { name: 'key', uid: secret } });
  const toNode = await bound('Node', 'one');
  assert.deepEqual(refsOf(toNode), { node: { name: 'one', uid: node } });
  const extraOf = async (answer: Answer): Promise<object> => {
    const { user } = (await review(answer.json.status.token)) as { user: { extra: Record<string, unknown> } };
    const { 'authentication.kubernetes.io/credential-id': _, ...extra } = user.extra;
    return extra;
  };
  assert.deepEqual(await extraOf(toPod), {
    'authentication.kubernetes.io/node-name': ['one'],
    'authentication.kubernetes.io/node-uid': [node],
    'authentication.kubernetes.io/pod-name': ['web'],
    'authentication.kubernetes.io/pod-uid': [pod],
  });
  assert.deepEqual(await extraOf(toSecret), {});
  const messages = [
    await bound('Pod', 'foreign'),
    await bound('Pod', 'none'),
    await bound('ConfigMap', 'x'),
    await token({ boundObjectRef: { apiVersion: 'apps/v1', kind: 'Pod', name: 'x' } }),
    await bound('Secret', 'key', { uid: 'x' }),
  ].map(({ status, json }) => [status, json.message]);
  assert.deepEqual(messages, [
    [400, 'cannot bind token for serviceaccount "bot" to pod running with different serviceaccount name.'],
    [404, 'pods "none" not found'],
    [400, 'cannot bind token to object of type /v1, Kind=ConfigMap'],
    [400, 'cannot bind token to object of type apps/v1, Kind=Pod'],
    [
      409,
      `Operation cannot be fulfilled on Secret "key": the UID in the bound object reference (x) does not match the UID in record. The object might have been deleted and then recreated`,
    ],
  ]);
  for (const [answer, path] of [
    [toSecret, `${SCOPE}/secrets/key`],
    [toPod, `${SCOPE}/pods/web?gracePeriodSeconds=0`],
    [toNode, '/api/v1/nodes/one'],
  ] as const) {
    const text = answer.json.status.token;
    assert.equal(((await review(text)) as { authenticated: boolean }).authenticated, true);
    assert.equal((await ask('DELETE', path)).status, 200);
    assert.deepEqual(await review(text), {
      user: {},
      error: '[invalid bearer token, service account token has been invalidated]',
    });
  }
});

test('what a token is asked for is checked', async (t) => {
  let now = Math.floor(Date.now() / 1000) * 1000;
  const { ask, token, review } = await serverWith(t, { maxExpirationSeconds: 7200, now: () => now });
  const message = async (answer: Promise<Answer>): Promise<unknown[]> => {
    const { status, json } = await answer;
    return [status, json.message];
  };
  const invalid = 'TokenRequest.authentication.k8s.io "" is invalid: spec.expirationSeconds: Invalid value: ';
  assert.deepEqual(await message(token({ expirationSeconds: 599 })), [
    422,
    `${invalid}599: may not specify a duration less than 10 minutes`,
  ]);
  assert.deepEqual(await message(token({ expirationSeconds: 2 ** 32 + 1 })), [
    422,
    `${invalid}4294967297: may not specify a duration larger than 2^32 seconds`,
  ]);
  assert.deepEqual(await message(token({}, { name: 'other' })), [
    422,
    'TokenRequest.authentication.k8s.io "bot" is invalid: metadata.name: Invalid value: "other": must match the service account name if specified',
  ]);
  assert.deepEqual(await message(token({}, { namespace: 'other' })), [
    400,
    'the namespace of the provided object does not match the namespace sent on the request',
  ]);
  const [status, conflict] = await message(token({}, { uid: 'x' }));
  assert.equal(status, 409);
  assert.match(String(conflict), /the UID in the token request \(x\) does not match the UID of the service account \(/);
  assert.deepEqual(await message(ask('POST', `${SCOPE}/serviceaccounts/none/token`, {})), [
    404,
    'serviceaccounts "none" not found',
  ]);
  const long = await token({ expirationSeconds: 10_000 });
  assert.deepEqual(long.headers['Warning'], [
    '299 - "requested expiration of 10000 seconds shortened to 7200 seconds"',
  ]);
  assert.equal(long.json.spec.expirationSeconds, 7200);
  // A minute of leeway.
  const text = long.json.status.token;
  now += 7260_000;
  assert.equal(((await review(text)) as { authenticated: boolean }).authenticated, true);
  now += 1000;
  assert.deepEqual(await review(text), {
    user: {},
    error: '[invalid bearer token, service account token has expired]',
  });
});

test('others can check tokens', async (t) => {
  const old = newKey();
  const { accounts, ask, as, token } = await serverWith(t, { keys: old });
  const issuer = await ask('GET', '/.well-known/openid-configuration');
  assert.deepEqual([issuer.status, issuer.headers['Content-Type']], [200, 'application/json']);
  assert.equal(issuer.headers['Cache-Control'], 'public, max-age=3600');
  assert.equal(issuer.json.issuer, ISSUER);
  assert.match(issuer.json.jwks_uri, /^http:\/\/127\.0\.0\.1:\d+\/openid\/v1\/jwks$/);
  const set = await ask('GET', '/openid/v1/jwks');
  assert.equal(set.headers['Content-Type'], 'application/jwk-set+json');
  assert.deepEqual(
    set.json.keys.map(({ alg, use }: Record<string, string>) => `${alg} ${use}`),
    ['ES256 sig', 'ES256 sig'],
  );
  // Accounts may read them, others may not.
  const text = (await token()).json.status.token;
  assert.equal((await as(text, 'GET', '/openid/v1/jwks')).status, 200);
  const { json } = await ask('GET', '/');
  for (const path of ['/.well-known/openid-configuration', '/openid/v1/jwks']) assert.ok(json.paths.includes(path));
  assert.ok(accounts.audiences.includes(ISSUER));
  assert.equal(new ServiceAccounts({ signingKey: old, issuers: ['local'] }).answer('/openid/v1/jwks'), undefined);
});

test('each namespace has its account default', async (t) => {
  const { ask } = await serverWith(t);
  const uidOf = async (namespace: string, not?: string): Promise<string> => {
    for (;;) {
      const { status, json } = await ask('GET', `/api/v1/namespaces/${namespace}/serviceaccounts/default`);
      if (status === 200 && json.metadata.uid !== not) return json.metadata.uid;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await uidOf('kube-system');
  assert.equal((await ask('POST', '/api/v1/namespaces', { metadata: { name: 'mine' } })).status, 201);
  const first = await uidOf('mine');
  assert.equal((await ask('DELETE', '/api/v1/namespaces/mine/serviceaccounts/default')).status, 200);
  await uidOf('mine', first);
  // It does not keep its namespace.
  assert.equal((await ask('DELETE', '/api/v1/namespaces/mine')).status, 200);
  while ((await ask('GET', '/api/v1/namespaces/mine')).status !== 404)
    await new Promise((resolve) => setTimeout(resolve, 5));
});

test('a namespace that has its account default is left alone; one that can not be created is reported', async (t) => {
  const engine = memory();
  const key = '/registry/serviceaccounts/kube-system/default';
  const put = engine.put.bind(engine);
  let writes = 0;
  let fault: Error | undefined;
  engine.put = async (...args) => {
    if (args[0] !== key) return put(...args);
    writes += 1;
    if (fault !== undefined) throw fault;
    return put(...args);
  };
  const errors: unknown[] = [];
  const run = async (count: number): Promise<void> => {
    const server = await startTestServer({
      storage: engine,
      serviceAccounts: new ServiceAccounts({ signingKey: newKey() }),
      onError: (error: unknown) => void errors.push(error),
    });
    t.after(server.close);
    const until = async (isOver: () => boolean | Promise<boolean>): Promise<void> => {
      while (!(await isOver())) await new Promise((resolve) => setImmediate(resolve));
    };
    await until(() => writes >= count && (fault === undefined || errors.length > 0));
    // What came of the write has been seen when a later one is done.
    const name = `later-${count}`;
    await send(server.server, 'POST', '/api/v1/namespaces', { metadata: { name } });
    const account = `/api/v1/namespaces/${name}/serviceaccounts/default`;
    await until(async () => (await send(server.server, 'GET', account)).status === 200);
  };
  await run(1);
  await run(2);
  assert.deepEqual(errors, []);
  const { kv } = await engine.get(key);
  assert.ok(kv);
  await engine.delete(key, kv.modRevision);
  fault = new Error('no room');
  await run(3);
  assert.deepEqual(
    errors.map((error) => /no room/.test(String(error))),
    errors.map(() => true),
  );
});

test('keys that can sign nothing are refused, and not shown', () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const curve = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey;
  const asPEM = (key: typeof curve, type: 'spki' | 'sec1'): string =>
    key.export({ type, format: 'pem' } as never).toString();
  for (const signingKey of ['', 'secret', asPEM(publicKey, 'spki'), asPEM(curve, 'sec1')])
    assert.throws(() => new ServiceAccounts({ signingKey }), {
      name: 'TypeError',
      message: 'no RSA, P-256, P-384 or P-521 private key found: expected PEM without a password',
    });
  assert.throws(() => new ServiceAccounts({ signingKey: newKey(), keys: 'secret' }), {
    message: 'there is no RSA or ECDSA key in it: it must be PEM',
  });
});

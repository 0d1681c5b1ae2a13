// ID tokens of an issuer as credentials.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { test } from 'node:test';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { anonymous, firstOf } from 'kubetyped/apiserver/authentication';
import { type OIDCOptions, oidc } from 'kubetyped/apiserver/authentication/oidc';
import { answerRows, assertAnswer, assertVectors } from '../apimachinery/vectors/answer_rows.ts';
import { oneIn } from '../some_of.ts';
import { Certificates } from './certificates.ts';
import { claimsAnswer } from './claims_answer.ts';
import { send } from './client.ts';
import { distributedAnswer } from './distributed_answer.ts';
import { IssuerKey } from './issuer_key.ts';
import { ISSUER, type OIDCQuestion, oidcAnswer, published } from './oidc_answer.ts';

/** Differs from Go: a name that is null or empty is none. */
function isNameless({ name }: { readonly name?: string }, { username }: OIDCQuestion): boolean {
  return name === username.prefix;
}

test('tokens are taken, passed over and refused as by Go', async () => {
  let nameless = 0;
  for (const row of oneIn(5, answerRows('oidc', 'test/apiserver/vectors'))) {
    const question = row.in as OIDCQuestion;
    if (isNameless(row.out as object, question)) {
      nameless++;
      assert.deepEqual(await oidcAnswer(question), { refuse: true });
    } else await assertAnswer('oidc', oidcAnswer, row);
  }
  assert.ok(nameless > 0, 'there is a row without a name');
});

test('expressions over claims and users give what they give in Go', async () => {
  await assertVectors('oidc-claims', claimsAnswer, 'test/apiserver/vectors');
});

test('groups that a token leaves to another place are fetched there as by Go', async () => {
  await assertVectors('distributed-claims', distributedAnswer, 'test/apiserver/vectors');
});

test('an expression may give the list that split makes, and ask for the names of claims', async () => {
  const authenticator = {
    issuer: { url: ISSUER, audiences: ['kubernetes'] },
    claimMappings: {
      username: { expression: "size(claims) > 3 && 'sub' in claims ? claims.sub : 'nobody'" },
      groups: { expression: "claims.roles.split(',')" },
    },
  };
  const user = { extra: null, groups: ['a', 'b'], name: 'ann', uid: '' };
  assert.deepEqual(await claimsAnswer({ claims: { sub: 'ann', roles: 'a,b' }, authenticator }), user);
});

test('escapes in a name are for claims alone that have no such name', async () => {
  const claims = { sub: 'ann', nested: { a__b__c: 'as it is', 'a.b': 'with a point', plain: 'plain' } };
  for (const [expression, name] of [
    ['claims.nested.a__b__c', 'as it is'],
    ['claims.nested.a__dot__b', 'with a point'],
    ['claims.nested.plain', 'plain'],
  ] as const) {
    const authenticator = {
      issuer: { url: ISSUER, audiences: ['kubernetes'] },
      claimMappings: { username: { expression } },
    };
    assert.deepEqual(await claimsAnswer({ claims, authenticator }), { name, groups: [], uid: '', extra: null });
  }
});

test('an expression that is known to fail before it sees a token is refused', async () => {
  for (const [expression, why] of [
    ["int('x') == 1 ? 'a' : 'b'", "type conversion error from 'string' to 'int'"],
    ["claims.sub.find('(')", 'error parsing regexp: missing closing ): `(`'],
  ] as const) {
    const authenticator = {
      issuer: { url: ISSUER, audiences: ['kubernetes'] },
      claimMappings: { username: { expression } },
    };
    assert.deepEqual(await claimsAnswer({ claims: {}, authenticator }), {
      configuration: `claimMappings.username.expression: Invalid value: ${JSON.stringify(expression)}: program instantiation failed: ${why}`,
    });
  }
});

const claimMappings = { username: { claim: 'sub', prefix: 'oidc:' }, groups: { claim: 'groups', prefix: 'oidc:' } };
const options = { issuer: { url: ISSUER, audiences: ['kubernetes'] }, claimMappings, signingAlgorithms: ['ES256'] };
const withToken = (token: string) => ({ method: 'GET', url: '/', headers: { authorization: `Bearer ${token}` } });

test('keys are fetched once, again for a key that is new, and not with each wrong token', async () => {
  const [first, second, strange] = [new IssuerKey('1'), new IssuerKey('2'), new IssuerKey('3')];
  let keys: unknown = {
    keys: [first.jwk, { kty: 'oct', k: 'AAAA', kid: '2' }, { kty: 'EC', crv: 'P-0', kid: '2' }, 7],
  };
  let now = 1_700_000_000_000;
  let fetched: string[] = [];
  const errors: string[] = [];
  const authenticate = oidc({
    ...options,
    now: () => now,
    fetchDocument: async (url) => {
      fetched.push(url.slice(ISSUER.length));
      return published(keys)(url);
    },
    onError: (error) => errors.push(String(error)),
  });
  const name = async (token: string) => (await authenticate(withToken(token)))?.name;
  assert.deepEqual(await Promise.all([name(first.token({})), name(first.token({ sub: 'bob' }))]), [
    'oidc:ann',
    'oidc:bob',
  ]);
  assert.equal(await name(first.token({})), 'oidc:ann');
  assert.deepEqual(fetched, ['/.well-known/openid-configuration', '/keys']);
  fetched = [];
  keys = { keys: [second.jwk] };
  assert.equal(await name(second.token({})), undefined, 'too soon to ask again');
  now += 5_000;
  assert.equal(await name(second.token({})), 'oidc:ann');
  assert.equal(await name(first.token({})), undefined, 'the old key is gone');
  for (let i = 0; i < 100; i++) assert.equal(await name(strange.token({})), undefined);
  assert.deepEqual(fetched, ['/keys']);
  assert.deepEqual([...new Set(errors)], ['Error: failed to verify signature: failed to verify id token signature']);
});

test('an issuer that says how long its keys last is not asked before', async () => {
  const [first, second] = [new IssuerKey('1'), new IssuerKey('2')];
  let keys: object[] = [first.jwk];
  let now = 1_700_000_000_000;
  const fetchDocument: OIDCOptions['fetchDocument'] = async (url) => ({
    ...(await published({ keys })(url)),
    maxAge: 3_600_000,
  });
  const authenticate = oidc({ ...options, now: () => now, fetchDocument });
  assert.ok(await authenticate(withToken(first.token({}))));
  keys = [second.jwk];
  now += 1_800_000;
  assert.equal(await authenticate(withToken(second.token({}))), undefined);
  now += 1_770_000;
  assert.ok(await authenticate(withToken(second.token({}))), 'half a minute before they end');
});

test('times have a minute of leeway where a token begins, none where it ends', async () => {
  const key = new IssuerKey('1');
  const now = 1_700_000_000;
  const errors: string[] = [];
  const authenticate = oidc({
    ...options,
    now: () => now * 1000,
    fetchDocument: published({ keys: [key.jwk] }),
    fetchClaims: () => Promise.reject(new Error('out of reach')),
    onError: (error) => errors.push(error instanceof Error ? error.message : ''),
  });
  const isKnown = async (claims: object) => (await authenticate(withToken(key.token(claims)))) !== undefined;
  assert.equal(await isKnown({ exp: now }), true);
  assert.equal(await isKnown({ nbf: now + 60 }), true);
  assert.equal(await isKnown({ exp: now - 1 }), false);
  assert.equal(await isKnown({ exp: undefined }), false);
  assert.equal(await isKnown({ nbf: now + 61 }), false);
  assert.equal(
    await isKnown({ _claim_names: { groups: 'x' }, _claim_sources: { x: { endpoint: 'https://x' } } }),
    false,
  );
  assert.deepEqual(errors, [
    'oidc: token is expired (Token Expiry: 2023-11-14T22:13:19.000Z)',
    'oidc: token is expired: it has no expiry',
    'oidc: current time 2023-11-14T22:13:20.000Z before the nbf (not before) time: 2023-11-14T22:14:21.000Z',
    'oidc: could not expand distributed claims: while getting distributed claim "groups": out of reach',
  ]);
});

test('claims of the wrong type are refused by name', async () => {
  const key = new IssuerKey('1');
  const errors: string[] = [];
  const authenticate = oidc({
    ...options,
    fetchDocument: published({ keys: [key.jwk] }),
    onError: (error) => errors.push(error instanceof Error ? error.message : ''),
  });
  for (const [claims, message] of [
    [{ iat: true }, '"iat" is boolean, expected a number'],
    [{ iat: 'soon' }, '"iat" is string, expected a number'],
    [{ iat: null }, '"iat" is null, expected a number'],
    [{ exp: {} }, '"exp" is object, expected a number'],
    [{ exp: null }, '"exp" is null, expected a number'],
    [{ nbf: [] }, '"nbf" is object, expected a number'],
    [{ nonce: 7 }, '"nonce" is number, expected a string'],
    [{ aud: [true] }, '"aud" is boolean, expected a string'],
    [{ _claim_names: 'x' }, '"_claim_names" is not an object'],
  ] as const) {
    errors.length = 0;
    assert.equal(await authenticate(withToken(key.token(claims))), undefined);
    assert.deepEqual(errors, [message]);
  }
});

test('options that can be no issuer are refused', () => {
  const issuer = (change: object): OIDCOptions => ({ ...options, issuer: { ...options.issuer, ...change } });
  const wrong: [OIDCOptions, RegExp][] = [
    [issuer({ url: '' }), /^issuer\.url: Required value$/],
    [issuer({ url: 'x' }), /^issuer\.url: Invalid value: "x": URL scheme must be https$/],
    [issuer({ url: 'http://x' }), /^issuer\.url: Invalid value: "http:\/\/x": URL scheme must be https$/],
    [issuer({ url: 'https://a:b@x' }), /URL must not contain a username or password/],
    [issuer({ url: 'https://x?a' }), /URL must not contain a query/],
    [issuer({ url: 'https://x#a' }), /URL must not contain a fragment/],
    [issuer({ discoveryURL: `${ISSUER}/` }), /issuer\.discoveryURL: .* must be different from URL/],
    [issuer({ audiences: [] }), /^issuer\.audiences: Required value: at least one issuer\.audiences is required$/],
    [{ ...options, signingAlgorithms: ['HS256'] }, /^oidc: unsupported signing alg: "HS256"$/],
    [
      { ...options, claimMappings: { username: { claim: '', prefix: '' } } },
      /^claimMappings\.username: Required value: claim or expression is required$/,
    ],
  ];
  for (const [each, message] of wrong) assert.throws(() => oidc(each), { message });
});

test('a server trusts an issuer that it asks by HTTPS', async (t) => {
  if (spawnSync('openssl', ['version']).status !== 0)
    return t.skip('NOT TRIED BY HTTPS: there is no openssl to make certificates');
  const certificates = new Certificates(t);
  const ca = certificates.authority('issuers');
  const strangers = certificates.authority('strangers');
  const key = new IssuerKey('1');
  let answer: (path: string, authorization?: string) => [status: number, body: string];
  const web = createServer(certificates.issue('issuer', 'issuers', '/CN=issuer'), (request, response) => {
    const [status, body] = answer(request.url ?? '', request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  t.after(() => {
    web.close();
    web.closeAllConnections();
  });
  await once(web, 'listening');
  const address = web.address();
  assert.ok(typeof address === 'object' && address !== null);
  const url = `https://127.0.0.1:${address.port}`;
  const errors: string[] = [];
  const ask = async (certificateAuthority: string, claims: object = {}): Promise<[number, unknown]> => {
    const authentication = firstOf(
      oidc({
        ...options,
        issuer: { ...options.issuer, url, certificateAuthority },
        onError: (error) => errors.push(String(error).replaceAll(url, 'URL')),
      }),
      anonymous(),
    );
    const server = new APIServer({ scheme: new Scheme('test'), authentication, accessReviews: true });
    const path = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
    const { status, json } = await send(
      server,
      'POST',
      path,
      {},
      {
        authorization: `Bearer ${key.token({ groups: 'dev', ...claims }, url)}`,
      },
    );
    await server.close();
    return [status, json.status?.userInfo];
  };
  const configuration = JSON.stringify({ issuer: url, jwks_uri: `${url}/keys` });
  const proper = (path: string): [number, string] => [
    200,
    path === '/keys' ? JSON.stringify({ keys: [key.jwk] }) : configuration,
  ];
  answer = proper;
  const ann = { username: 'oidc:ann', groups: ['oidc:dev', 'system:authenticated'] };
  assert.deepEqual(await ask(ca), [201, ann]);
  assert.equal((await ask(ca, { aud: 'other' }))[0], 401);
  // Groups that are elsewhere.
  const elsewhere = (endpoint: string): object => ({
    ...{ groups: undefined, _claim_names: { groups: 'there' } },
    _claim_sources: { there: { endpoint, access_token: 'pass' } },
  });
  answer = (path, authorization) =>
    path === '/groups' && authorization === 'Bearer pass' ? [200, key.token({ groups: ['far'] }, url)] : proper(path);
  const far = { username: 'oidc:ann', groups: ['oidc:far', 'system:authenticated'] };
  assert.deepEqual(await ask(ca, elsewhere(`${url}/groups`)), [201, far]);
  assert.equal((await ask(ca, elsewhere('http://127.0.0.1/groups')))[0], 401);
  assert.match(errors.pop() ?? '', /could not expand distributed claims: .*the endpoint "http:.*" is not https/);
  answer = proper;
  assert.equal((await ask(strangers))[0], 401, 'an authority that nobody trusts');
  for (const wrong of [
    [500, '{}'],
    [200, 'x'],
    [200, '[]'],
    [200, JSON.stringify({ issuer: 'https://other', jwks_uri: `${url}/keys` })],
    [200, JSON.stringify({ issuer: url, jwks_uri: 'http://127.0.0.1/keys' })],
    [200, `{"x":"${'x'.repeat(1 << 20)}"}`],
  ] as const) {
    answer = () => [...wrong];
    assert.equal((await ask(ca))[0], 401);
  }
  answer = (path) => (path === '/keys' ? [200, '{"keys":1}'] : [200, configuration]);
  assert.equal((await ask(ca))[0], 401);
  const at = 'URL/.well-known/openid-configuration';
  const fetching = 'Error: fetching keys of URL: ';
  const [audience, certificate, ...rest] = errors;
  assert.equal(audience, 'TypeError: oidc: expected audience in ["kubernetes"] got ["other"]');
  assert.match(certificate ?? '', /^Error: fetching keys of URL: .*certificate/);
  assert.deepEqual(rest, [
    `${fetching}${at}: the answer is 500, not 200`,
    `${fetching}${at}: the answer is not JSON`,
    `${fetching}oidc: issuer did not match the issuer returned by provider, expected "URL" got ""`,
    `${fetching}oidc: issuer did not match the issuer returned by provider, expected "URL" got "https://other"`,
    `${fetching}the configuration of the issuer has no jwks_uri that is https`,
    `${fetching}${at}: the answer has more than 1048576 bytes`,
    `${fetching}invalid key set: "keys" must be a list`,
  ]);
});

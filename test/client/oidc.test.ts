import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { Namespace } from 'kubetyped/api/core/v1';
import { OIDCAuthenticator } from 'kubetyped/client/plugin/oidc';
import { load, loadClient, loadConfig } from 'kubetyped/client/tools/clientcmd';
import { NodeTransport, transportFor } from 'kubetyped/client/transport/node';
import { certificates } from './certificates.ts';
import { http2Server, plainServer } from './servers.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const jwt = (name: string, expires: unknown): string =>
  ['{}', JSON.stringify({ name, exp: expires }), name].map((part) => Buffer.from(part).toString('base64url')).join('.');

interface Provider {
  readonly issuer: string;
  readonly calls: string[];
  answer: (form: URLSearchParams, authorization: string | undefined) => [status: number, body: unknown];
}

async function provider(t: TestContext): Promise<Provider> {
  const made: { -readonly [K in keyof Provider]: Provider[K] } = {
    issuer: '',
    calls: [],
    answer: () => [200, { id_token: jwt('new', NOW / 1000 + 3600), refresh_token: 'r2' }],
  };
  const read = async (request: IncomingMessage): Promise<string> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return text;
  };
  const { url } = await plainServer(t, async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://x');
    const body = await read(request);
    made.calls.push(`${request.method} ${pathname} ${body}`);
    const [status, answer] =
      pathname === '/realm/.well-known/openid-configuration'
        ? [200, { token_endpoint: `${made.issuer}/token` }]
        : made.answer(new URLSearchParams(body), request.headers.authorization);
    response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  made.issuer = `${url}/realm`;
  return made;
}

const config = (issuer: string, rest: object = {}): Record<string, string> => ({
  'idp-issuer-url': issuer,
  'client-id': 'kube rnetes',
  'client-secret': 's',
  'refresh-token': 'r1',
  ...rest,
});
const base = { transportTo: (server: string) => new NodeTransport({ server, env: {} }), now: () => NOW };

test('a token that counts is used; one that does not is refreshed, once for all who wait', async (t) => {
  const idp = await provider(t);
  const kept: object[] = [];
  const valid = jwt('old', NOW / 1000 + 11);
  const quiet = new OIDCAuthenticator(config(idp.issuer, { 'id-token': valid }), base);
  assert.equal(await quiet.token(), valid);
  assert.deepEqual(idp.calls, []);
  const authenticator = new OIDCAuthenticator(config(`${idp.issuer}/`, { 'id-token': jwt('old', NOW / 1000 + 10) }), {
    ...base,
    persist: (fresh) => void kept.push(fresh),
  });
  const fresh = jwt('new', NOW / 1000 + 3600);
  assert.deepEqual(await Promise.all([authenticator.token(), authenticator.token()]), [fresh, fresh]);
  assert.equal(await authenticator.token(), fresh);
  assert.deepEqual(idp.calls, [
    'GET /realm/.well-known/openid-configuration ',
    'POST /realm/token grant_type=refresh_token&refresh_token=r1',
  ]);
  assert.deepEqual(kept, [{ ...config(`${idp.issuer}/`), 'id-token': fresh, 'refresh-token': 'r2' }]);
});

test('a provider may want the secret of the client in the body', async (t) => {
  const idp = await provider(t);
  const seen: unknown[] = [];
  idp.answer = (form, authorization) => {
    seen.push([authorization, form.get('client_id'), form.get('client_secret')]);
    return authorization === undefined ? [200, { id_token: jwt('new', 0) }] : [401, { error: 'invalid_client' }];
  };
  const authenticator = new OIDCAuthenticator(config(idp.issuer), base);
  await authenticator.token();
  // It has expired already, and the way is known.
  await authenticator.token();
  assert.deepEqual(seen, [
    [`Basic ${btoa('kube%20rnetes:s')}`, null, null],
    [undefined, 'kube rnetes', 's'],
    [undefined, 'kube rnetes', 's'],
  ]);
});

test('what may go wrong; secrets stay out of messages', async (t) => {
  const idp = await provider(t);
  const message = async (given: Record<string, string>, options: object = {}): Promise<string> => {
    const error: Error & { code?: string } = await new OIDCAuthenticator(given, { ...base, ...options })
      .token()
      .then(assert.fail, (failure: Error) => failure);
    assert.equal(error.code, 'ERR_OIDC', error.message);
    assert.doesNotMatch(error.message, /hidden|r1|\bs\b/);
    return error.message;
  };
  for (const missing of ['idp-issuer-url', 'client-id'])
    assert.throws(() => new OIDCAuthenticator(config(idp.issuer, { [missing]: '' }), base), {
      code: 'ERR_OIDC',
      message: `auth-provider oidc: must provide ${missing}`,
    });
  assert.match(await message(config(idp.issuer, { 'refresh-token': '' })), /cannot refresh without refresh-token/);
  assert.match(await message(config(idp.issuer, { 'id-token': 'hidden' })), /not a valid JWT/);
  for (const claims of ['aGlkZGVu', Buffer.from('{"exp":"hidden"}').toString('base64url'), '?'])
    assert.match(await message(config(idp.issuer, { 'id-token': `a.${claims}.c` })), /claims of the id-token/);
  assert.match(await message(config(`${idp.issuer}/other`)), /got status 200|no token_endpoint/);
  assert.match(await message(config('ftp://x')), /is no URL/);
  assert.match(await message(config('http://127.0.0.1:1')), /connecting to 127\.0\.0\.1:1/);
  for (const [answer, text] of [
    [
      [400, { error: 'invalid_grant', error_description: 'expired' }],
      /failed to refresh token: .*invalid_grant: expired$/,
    ],
    [[500, '<html>hidden'], /got status 500$/],
    [[200, 'hidden'], /the answer is no JSON object$/],
    [[200, { access_token: 'hidden' }], /the answer has no id_token/],
  ] as const) {
    idp.answer = () => [answer[0], answer[1]];
    assert.match(await message(config(idp.issuer)), text);
  }
  idp.answer = () => [200, { id_token: jwt('new', NOW) }];
  const persist = (): void => {
    throw new Error('disk full');
  };
  assert.match(await message(config(idp.issuer), { persist }), /could not persist new tokens: disk full/);
});

test('a kubeconfig with the auth-provider oidc: the new tokens are kept in its file', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const idp = await provider(t);
  const fresh = jwt('new', 4e9);
  idp.answer = () => [200, { id_token: fresh, refresh_token: 'r2' }];
  const { url } = await http2Server(t, made, (request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const name = request.headers.authorization === `Bearer ${fresh}` ? 'new' : 'old';
    response.end(JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } }));
  });
  const place = mkdtempSync(join(tmpdir(), 'kubetyped-oidc-'));
  t.after(() => rmSync(place, { recursive: true }));
  writeFileSync(join(place, 'ca.crt'), made.ca);
  const kubeconfig = join(place, 'config');
  const write = (name: string, rest = ''): void =>
    writeFileSync(
      kubeconfig,
      `apiVersion: v1
kind: Config
current-context: x
clusters: [{name: c, cluster: {server: '${url}', certificate-authority: ca.crt}}]
contexts: [{name: x, context: {cluster: c, user: u}}]
users:
- name: u
  user: {auth-provider: {name: ${name}, config: {idp-issuer-url: '${idp.issuer}', client-id: k, refresh-token: r1${rest}}}}
`,
    );
  write('oidc', `, id-token: ${jwt('old', 1)}`);
  const client = loadClient({ kubeconfig, env: {} });
  t.after(() => client.close());
  assert.equal((await client.resource(Namespace).get('a')).metadata.name, 'new');
  const kept = load(readFileSync(kubeconfig));
  assert.deepEqual(kept.authInfos['u']!.authProvider, {
    name: 'oidc',
    config: { 'idp-issuer-url': idp.issuer, 'client-id': 'k', 'refresh-token': 'r2', 'id-token': fresh },
  });
  assert.equal(kept.clusters['c']!.certificateAuthority, 'ca.crt');
  assert.equal(existsSync(`${kubeconfig}.lock`), false);
  const calls = idp.calls.length;
  const other = loadClient({ kubeconfig, env: {} });
  t.after(() => other.close());
  assert.equal((await other.resource(Namespace).get('a')).metadata.name, 'new');
  assert.equal(idp.calls.length, calls);

  // Somebody else holds the lock for a moment, and it is tried again.
  write('oidc');
  writeFileSync(`${kubeconfig}.lock`, '');
  const patient = loadClient({ kubeconfig, env: {} });
  t.after(() => patient.close());
  const got = patient.resource(Namespace).get('a');
  const asked = idp.calls.length;
  while (idp.calls.length === asked) await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, 60));
  rmSync(`${kubeconfig}.lock`);
  assert.equal((await got).metadata.name, 'new');

  // Somebody else holds the lock for good.
  write('oidc');
  writeFileSync(`${kubeconfig}.lock`, '');
  const locked = loadClient({ kubeconfig, env: {} });
  t.after(() => locked.close());
  await assert.rejects(locked.resource(Namespace).get('a'), { code: 'ERR_OIDC', message: /is locked by .*\.lock/ });
  write('gcp');
  assert.throws(() => loadConfig({ kubeconfig, env: {} }), /auth-provider gcp is not supported/);
  for (const [said, text] of [
    [{ 'idp-certificate-authority': '/nowhere' }, /can't be read: ENOENT/],
    [{ 'idp-certificate-authority-data': '!' }, /expected base64/],
  ] as const)
    assert.throws(
      () => transportFor({ host: url, authProvider: { name: 'oidc', config: { ...config(idp.issuer), ...said } } }),
      { code: 'ERR_CONFIG', message: text },
    );
});

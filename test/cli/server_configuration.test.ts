// `kubetyped server` by its configuration files, and by files that change while it runs, as the real kubectl sees it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer, type Server } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { connect } from 'node:tls';
import { Certificates } from '../apiserver/certificates.ts';
import { IssuerKey } from '../apiserver/issuer_key.ts';
import { skipWithoutKubectl } from '../server/kubectl.ts';
import { cli, inFolder } from './run_cli.ts';
import { withServer } from './started_server.ts';

const UNAUTHORIZED = 'error: You must be logged in to the server (Unauthorized)';
const known = (username: string, ...groups: string[]): object => ({
  username,
  groups: [...groups, 'system:authenticated'],
});

test('--authentication-config', { timeout: 120_000 }, async (t) => {
  if (skipWithoutKubectl(t) || skipWithoutOpenSSL(t)) return;
  const certificates = new Certificates(t);
  const authority = certificates.authority('issuers');
  const cwd = certificates.folder;
  const key = new IssuerKey('1');
  const url = await issuerOf(t, certificates, key);
  const issuer = { url, audiences: ['kubernetes'], certificateAuthority: authority };
  const expressions = {
    issuer,
    claimMappings: {
      username: { expression: "'dev:' + claims.sub" },
      groups: { expression: "claims.roles.split(',')" },
      extra: [{ key: 'example.com/team', valueExpression: 'claims.team' }],
    },
    claimValidationRules: [{ expression: "claims.hd == 'example.com'", message: 'of example.com alone' }],
    userValidationRules: [{ expression: "!user.username.endsWith(':root')" }],
  };
  const configuration = (...jwt: object[]): object => ({
    ...{ apiVersion: 'apiserver.config.k8s.io/v1', kind: 'AuthenticationConfiguration', jwt },
    anonymous: { enabled: true, conditions: [{ path: '/healthz' }] },
  });
  const write = (content: object): void => writeFileSync(join(cwd, 'authentication.yaml'), JSON.stringify(content));
  write(configuration(expressions));
  const claims = { sub: 'ann', roles: 'a,b', team: 'red', hd: 'example.com' };
  const token = (more: object = {}): string => key.token({ ...claims, ...more }, url);
  const options = ['--authentication-config', 'authentication.yaml', '--authorization-mode', 'RBAC'];
  await withServer(cwd, options, async (server) => {
    const ann = server.token(token());
    const extra = { 'example.com/team': ['red'] };
    assert.deepEqual(await server.whoami(ann), { ...known('dev:ann', 'a', 'b'), extra });
    assert.equal(await server.whoami(server.token(token({ hd: 'x' }))), UNAUTHORIZED);
    assert.equal(await server.whoami(server.token(token({ sub: 'root' }))), UNAUTHORIZED);
    assert.match(server.said, /validation expression 'claims\.hd == 'example\.com'' failed: of example\.com alone/);
    assert.equal((await server.get('/healthz')).status, 200);
    assert.equal((await server.get('/version')).status, 401, 'who is anonymous may not go there');
    // What is wrong changes nothing; what is right counts at once.
    write(configuration(expressions, expressions));
    await server.says('jwt[1].issuer.url: Duplicate value');
    assert.deepEqual(await server.whoami(ann), { ...known('dev:ann', 'a', 'b'), extra });
    write({ ...configuration(expressions), anonymous: { enabled: false } });
    await server.says('anonymous: Forbidden: changed from initial configuration file');
    write(configuration({ issuer, claimMappings: { username: { claim: 'sub', prefix: 'plain:' } } }));
    await server.says('read again');
    assert.deepEqual(await server.whoami(ann), known('plain:ann'));
  });
  const refused: [content: object | string, options: string[], says: RegExp][] = [
    [
      configuration({ issuer }),
      [],
      /jwt\[0\]\.claimMappings\.username: Required value: claim or expression is required/,
    ],
    [
      { ...configuration(), jwts: [] },
      [],
      /--authentication-config authentication\.yaml: strict decoding error: unknown field "jwts"/,
    ],
    [configuration(), ['--anonymous-auth', 'false'], /anonymous: Forbidden: --anonymous-auth flag cannot be set/],
    [configuration(), ['--oidc-issuer-url', url, '--oidc-client-id', 'x'], /mutually exclusive/],
    [
      configuration({ ...expressions, issuer: { ...issuer, egressSelectorType: 'cluster' } }),
      [],
      /egressSelectorType: .*not supported/,
    ],
    [
      configuration({ ...expressions, issuer: { ...issuer, url: 'https://kubernetes.default.svc.cluster.local' } }),
      [],
      /URL must not overlap with disallowed issuers: \[https:\/\/kubernetes\.default\.svc\.cluster\.local\]/,
    ],
  ];
  for (const [content, more, says] of refused) {
    write(typeof content === 'string' ? { content } : content);
    const { status, stderr } = await cli(['server', ...options, ...more], { cwd, own: false });
    assert.equal(status, 2, stderr);
    assert.match(stderr, says);
  }
});

test('--authorization-config', { timeout: 120_000 }, async (t) => {
  if (skipWithoutKubectl(t)) return;
  await inFolder(async (cwd) => {
    const asked: { apiVersion: string; spec: { user: string; group?: string[] } }[] = [];
    let answer: (user: string) => object | undefined = (user) => ({ allowed: user === 'bob' });
    const web = createPlainServer((incoming, response) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
      incoming.on('end', () => {
        const review = JSON.parse(text) as (typeof asked)[0];
        asked.push(review);
        const status = answer(review.spec.user);
        response.statusCode = status === undefined ? 403 : 200;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ apiVersion: review.apiVersion, kind: 'SubjectAccessReview', status }));
      });
    });
    const port = await listening(t, web);
    const webhookFile = join(cwd, 'webhook.yaml');
    const cluster = { name: 'w', cluster: { server: `http://127.0.0.1:${port}/authorize` } };
    writeFileSync(
      webhookFile,
      JSON.stringify({
        ...{ apiVersion: 'v1', kind: 'Config', 'current-context': 'w', clusters: [cluster] },
        ...{ contexts: [{ name: 'w', context: { cluster: 'w' } }], users: [] },
      }),
    );
    writeFileSync(join(cwd, 'tokens.csv'), 'a,ann,\nb,bob,\nc,cid,\n');
    const webhook = (change: object = {}): object => ({
      type: 'Webhook',
      name: 'guard',
      webhook: {
        ...{ timeout: '2s', subjectAccessReviewVersion: 'v1beta1', matchConditionSubjectAccessReviewVersion: 'v1' },
        ...{ failurePolicy: 'NoOpinion', cacheAuthorizedRequests: false, cacheUnauthorizedRequests: false },
        connectionInfo: { type: 'KubeConfigFile', kubeConfigFile: webhookFile },
        matchConditions: [{ expression: "request.user != 'cid' && has(request.resourceAttributes)" }],
        ...change,
      },
    });
    const roles = { type: 'RBAC', name: 'rbac' };
    const write = (...authorizers: object[]): void =>
      writeFileSync(
        join(cwd, 'authorization.yaml'),
        JSON.stringify({
          ...{ apiVersion: 'apiserver.config.k8s.io/v1beta1', kind: 'AuthorizationConfiguration', authorizers },
        }),
      );
    write(webhook(), roles);
    const options = ['--authorization-config', 'authorization.yaml', '--token-auth-file', 'tokens.csv'];
    await withServer(cwd, options, async (server) => {
      const may = (token: string): Promise<string> => server.canI(server.token(token), 'list', 'pods');
      assert.deepEqual([await may('a'), await may('b'), await may('c')], ['no', 'yes', 'no']);
      assert.deepEqual([...new Set(asked.map(({ apiVersion }) => apiVersion))], ['authorization.k8s.io/v1beta1']);
      assert.deepEqual(asked.find(({ spec }) => spec.user === 'bob')?.spec.group, ['system:authenticated']);
      assert.ok(!asked.some(({ spec }) => spec.user === 'cid'), 'no condition matches');
      const granted = await server.kubectl(
        server.admin,
        ...['create', 'clusterrolebinding', 'views', '--clusterrole', 'view', '--user', 'ann', '--user', 'cid'],
      );
      assert.equal(granted.code, 0, granted.stderr);
      await server.eventually(async () => assert.deepEqual([await may('a'), await may('c')], ['yes', 'yes']));
      // Who can't be asked has no opinion, or refuses.
      answer = () => undefined;
      assert.equal(await may('a'), 'yes');
      write(webhook({ failurePolicy: 'Deny' }), roles);
      await server.says('read again');
      const failed = await server.kubectl(server.token('a'), 'get', 'pods');
      assert.equal(failed.code, 1);
      assert.match(failed.stderr, /InternalError/);
      assert.equal((await server.kubectl(server.token('c'), 'get', 'pods')).code, 0, 'no condition matches');
      write(webhook());
      await server.says('missing required types: [RBAC]; what was read before stays in force');
      write(webhook({ timeout: '31s' }), roles);
      await server.says('authorizers[0].timeout: Invalid value: "31s": must be > 0s and <= 30s');
      write({ type: 'AlwaysDeny', name: 'alwaysdeny' }, roles);
      await server.eventually(async () => assert.equal(await may('a'), 'yes', 'AlwaysDeny has no opinion'));
    });
    const refused: [authorizers: object[], options: string[], says: RegExp][] = [
      [
        [roles],
        ['--authorization-mode', 'RBAC'],
        /--authorization-config can not be specified when --authorization-mode/,
      ],
      [[{ type: 'RBAC', name: 'roles' }], [], /expected name rbac for authorizer RBAC instead of roles/],
      [[{ type: 'AlwaysAllow', name: 'alwaysallow' }], [], /AlwaysAllow would let everybody do everything/],
      [[webhook({ connectionInfo: { type: 'InClusterConfig' } })], [], /InClusterConfig is not supported/],
      [[webhook({ matchConditions: [{ expression: 'request.nope' }] })], [], /undefined field 'nope'/],
      [[], [], /authorizers: Required value: at least one authorization mode must be defined/],
    ];
    for (const [authorizers, more, says] of refused) {
      write(...authorizers);
      const { status, stderr } = await cli(['server', ...options, ...more], { cwd, own: false });
      assert.equal(status, 2, stderr);
      assert.match(stderr, says);
    }
  });
});

test('certificates and authorities are read again when they change', { timeout: 120_000 }, async (t) => {
  if (skipWithoutKubectl(t) || skipWithoutOpenSSL(t)) return;
  const certificates = new Certificates(t);
  for (const name of ['clients', 'newcomers', 'servers', 'proxies']) certificates.authority(name);
  certificates.issue('ann', 'clients', '/CN=ann');
  certificates.issue('bob', 'newcomers', '/CN=bob');
  for (const name of ['first', 'second']) certificates.issue(name, 'servers', `/CN=${name}`);
  const cwd = certificates.folder;
  const certified = (name: string): object => ({ ...known(name), extra: certificates.extraOf(name) });
  const put = (from: string, to: string): void => {
    copyFileSync(join(cwd, from), join(cwd, `${to}.new`));
    renameSync(join(cwd, `${to}.new`), join(cwd, to));
  };
  put('first.crt', 'server.crt');
  put('first.key', 'server.key');
  put('clients.crt', 'ca.crt');
  const options = [
    ...['--tls-cert-file', 'server.crt', '--tls-private-key-file', 'server.key', '--client-ca-file', 'ca.crt'],
    ...['--requestheader-client-ca-file', 'proxies.crt'],
  ];
  await withServer(cwd, options, async (server) => {
    writeFileSync(join(cwd, 'authority.crt'), certificates.read('servers.crt'));
    const shown = (): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(
          { host: '127.0.0.1', port: Number(new URL(server.url).port), ca: server.authority },
          () => {
            resolve(socket.getPeerCertificate().subject.CN as string);
            socket.destroy();
          },
        ).on('error', reject);
      });
    assert.equal(await shown(), 'first');
    assert.deepEqual(await server.whoami(server.certificate('ann')), certified('ann'));
    assert.equal(await server.whoami(server.certificate('bob')), UNAUTHORIZED);
    put('newcomers.crt', 'ca.crt');
    await server.says('ca.crt: read again');
    assert.deepEqual(await server.whoami(server.certificate('bob')), certified('bob'));
    assert.equal(await server.whoami(server.certificate('ann')), UNAUTHORIZED);
    put('proxies.crt', 'ca.crt');
    await server.says('--client-ca-file has the same authority: --requestheader-allowed-names must say');
    writeFileSync(join(cwd, 'ca.crt'), 'nothing');
    await server.says('--client-ca-file ca.crt: no certificate found: expected PEM; what was read before stays');
    assert.deepEqual(await server.whoami(server.certificate('bob')), certified('bob'));
    // Half of a pair is no pair; the other half makes it one.
    put('second.crt', 'server.crt');
    await server.says('it is not the key of the certificate in server.crt; what was read before stays');
    assert.equal(await shown(), 'first');
    put('second.key', 'server.key');
    await server.says('server.crt, server.key: read again');
    assert.equal(await shown(), 'second');
  });
});

function skipWithoutOpenSSL(t: TestContext): boolean {
  const missing = spawnSync('openssl', ['version']).status !== 0;
  if (missing) t.skip('NOT TRIED WITH CERTIFICATES: there is no openssl to make them');
  return missing;
}

/** Listens on loopback until the test is over. */
async function listening(t: TestContext, server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return address.port;
}

/** An issuer that publishes a key by HTTPS, and its URL. */
async function issuerOf(t: TestContext, certificates: Certificates, key: IssuerKey): Promise<string> {
  const web = createServer(certificates.issue('issuer', 'issuers', '/CN=issuer'), (incoming, response) => {
    const configuration = { issuer: url, jwks_uri: `${url}/keys` };
    response.end(JSON.stringify(incoming.url === '/keys' ? { keys: [key.jwk] } : configuration));
  });
  const url = `https://127.0.0.1:${await listening(t, web)}`;
  return url;
}

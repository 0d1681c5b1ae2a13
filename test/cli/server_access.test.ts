// Who is known to `kubetyped server` by its options, and who may do what, as the real kubectl sees it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer, type Server } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
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

test('--token-auth-file and --authorization-mode RBAC', { timeout: 120_000 }, async (t) => {
  if (skipWithoutKubectl(t)) return;
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'tokens.csv'), 's3cret,ann,7,"dev,ops"\r\n"t""2",bob,\n,nobody,\nt3,x,\nt3,y,\n');
    writeFileSync(join(cwd, 'admin.yaml'), 'old');
    for (const name of ['admin.yaml', 'tokens.csv']) chmodSync(join(cwd, name), 0o644);
    // In a folder of one user alone nobody else can read them.
    chmodSync(cwd, 0o755);
    await withServer(cwd, ['--token-auth-file', 'tokens.csv', '--authorization-mode', 'RBAC'], async (server) => {
      assert.match(server.url, /^https:/);
      assert.equal(statSync(join(cwd, 'admin.yaml')).mode & 0o777, 0o600);
      const ann = server.token('s3cret');
      assert.deepEqual(await server.whoami(server.admin), known('system:admin', 'system:masters'));
      assert.deepEqual(await server.whoami(ann), { ...known('ann', 'dev', 'ops'), uid: '7' });
      assert.deepEqual(await server.whoami(server.token('t"2')), known('bob'));
      assert.deepEqual(await server.whoami(server.token('t3')), known('y'));
      assert.equal(await server.whoami(server.token('wrong')), UNAUTHORIZED);
      assert.equal(await server.canI(ann, 'list', 'pods'), 'no');
      const granted = await server.kubectl(
        server.admin,
        ...['create', 'rolebinding', 'devs', '-n', 'default', '--clusterrole', 'cluster-admin', '--group', 'dev'],
      );
      assert.equal(granted.code, 0, granted.stderr);
      assert.equal(await server.canI(ann, 'list', 'pods', '-n', 'default'), 'yes');
      assert.equal(await server.canI(ann, 'list', 'pods', '-n', 'kube-system'), 'no');
      const unknown = await server.get('/api/v1/pods');
      assert.equal(unknown.status, 403);
      assert.match(unknown.text, /User \\"system:anonymous\\" cannot list resource \\"pods\\"/);
      assert.equal((await server.get('/healthz')).status, 200);
      // Without what is secret.
      assert.deepEqual(server.said.split('\n').slice(0, 3), [
        'kubetyped: --token-auth-file tokens.csv: others can use this file (644), which holds a secret: chmod 600',
        'kubetyped: --token-auth-file tokens.csv: line 3: there is no token',
        'kubetyped: --token-auth-file tokens.csv: line 5: an earlier line has the same token',
      ]);
      // As of kube-apiserver's, a change of the file counts after a restart.
      writeFileSync(join(cwd, 'tokens.csv'), 'new,ann,\n');
      assert.equal(await server.whoami(server.token('new')), UNAUTHORIZED);
      assert.deepEqual(await server.whoami(server.token('t"2')), known('bob'));
    });
    await withServer(cwd, ['--token-auth-file', 'tokens.csv', '--anonymous-auth', 'false'], async (server) => {
      assert.equal(await server.canI(server.token('new'), 'delete', 'nodes'), 'yes', 'AlwaysAllow');
      assert.equal((await server.get('/healthz')).status, 401);
    });
  });
});

test('who shows nothing is let in only where RBAC or the like decides', { timeout: 120_000 }, async () => {
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'tokens.csv'), 's3cret,ann,7\n', { mode: 0o600 });
    for (const [mode, status] of [
      ['AlwaysAllow', 401],
      ['AlwaysAllow,RBAC', 401],
      ['RBAC', 403],
    ] as const)
      await withServer(cwd, ['--token-auth-file', 'tokens.csv', '--authorization-mode', mode], async (server) => {
        assert.equal((await server.get('/api/v1/nodes')).status, status, mode);
      });
  });
});

test('--client-ca-file, --requestheader-*, --tls-cert-file', { timeout: 120_000 }, async (t) => {
  if (skipWithoutKubectl(t) || skipWithoutOpenSSL(t)) return;
  const certificates = new Certificates(t);
  for (const name of ['clients', 'proxies', 'servers', 'strangers']) certificates.authority(name);
  certificates.issue('server', 'servers', '/CN=server');
  certificates.issue('ann', 'clients', '/CN=ann/O=dev/O=ops');
  certificates.issue('stranger', 'strangers', '/CN=ann/O=system:masters');
  certificates.issue('proxy', 'proxies', '/CN=aggregator');
  certificates.issue('other', 'proxies', '/CN=other');
  const cwd = certificates.folder;
  writeFileSync(join(cwd, 'chain.crt'), certificates.read('server.crt') + certificates.read('servers.crt'));
  const options = [
    ...['--tls-cert-file', 'chain.crt', '--tls-private-key-file', 'server.key', '--client-ca-file', 'clients.crt'],
    ...['--requestheader-client-ca-file', 'proxies.crt', '--requestheader-allowed-names', 'aggregator,second'],
    ...['--requestheader-username-headers', 'X-Remote-User,X-Me', '--requestheader-group-headers', 'X-Team'],
    ...['--requestheader-extra-headers-prefix', 'X-More-', '--requestheader-uid-headers', 'X-Uid'],
  ];
  await withServer(cwd, options, async (server) => {
    assert.equal(server.authority, certificates.read('chain.crt'));
    const extra = certificates.extraOf('ann');
    assert.deepEqual(await server.whoami(server.certificate('ann')), { ...known('ann', 'dev', 'ops'), extra });
    assert.equal(await server.whoami(server.certificate('stranger')), UNAUTHORIZED);
    assert.deepEqual(await server.whoami(server.admin), known('system:admin', 'system:masters'));
    const asProxy = (name: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const sent = request(
          `${server.url}/apis/authentication.k8s.io/v1/selfsubjectreviews`,
          {
            method: 'POST',
            agent: false,
            ca: server.authority,
            cert: certificates.read(`${name}.crt`),
            key: certificates.read(`${name}.key`),
            headers: {
              ...{ 'content-type': 'application/json', 'x-me': 'bob', 'x-team': ['a', 'b'], 'x-more-a%2fb': '1' },
              ...{ 'x-uid': '9', 'x-remote-group': 'system:masters' },
            },
          },
          (response) => {
            let text = '';
            response.on('data', (chunk: Buffer) => (text += chunk.toString()));
            response.on('end', () => {
              const { status } = JSON.parse(text) as { status: { userInfo?: unknown } };
              resolve(status.userInfo ?? response.statusCode);
            });
          },
        );
        sent.on('error', reject).end('{}');
      });
    assert.deepEqual(await asProxy('proxy'), { ...known('bob', 'a', 'b'), uid: '9', extra: { 'a/b': ['1'] } });
    assert.equal(await asProxy('other'), 401);
    assert.deepEqual(await asProxy('ann'), { ...known('ann', 'dev', 'ops'), extra });
  });
});

test('--oidc-*', { timeout: 120_000 }, async (t) => {
  if (skipWithoutKubectl(t) || skipWithoutOpenSSL(t)) return;
  const certificates = new Certificates(t);
  certificates.authority('issuers');
  const cwd = certificates.folder;
  const key = new IssuerKey('1');
  const web = createServer(certificates.issue('issuer', 'issuers', '/CN=issuer'), (incoming, response) => {
    const configuration = { issuer: url, jwks_uri: `${url}/keys` };
    response.end(JSON.stringify(incoming.url === '/keys' ? { keys: [key.jwk] } : configuration));
  });
  const url = `https://127.0.0.1:${await listening(t, web)}`;
  const options = ['--oidc-issuer-url', url, '--oidc-client-id', 'kubernetes', '--oidc-ca-file', 'issuers.crt'];
  const token = (claims: object): string => key.token({ groups: ['dev'], email: 'ann@x', hd: 'x=y,z', ...claims }, url);
  const plain = [...options, '--oidc-signing-algs', 'RS256,ES256'];
  await withServer(cwd, plain, async (server) => {
    assert.deepEqual(await server.whoami(server.token(token({}))), known(`${url}#ann`));
    assert.equal(await server.whoami(server.token(token({ aud: 'other' }))), UNAUTHORIZED);
    assert.match(server.said, /^kubetyped: oidc: expected audience in \["kubernetes"\] got \["other"\]$/m);
  });
  const whole = [
    ...[...options, '--oidc-signing-algs', 'ES256', '--oidc-username-claim', 'email', '--oidc-groups-claim', 'groups'],
    ...['--oidc-groups-prefix', 'g:', '--oidc-required-claim', 'hd=x=y,z', '--oidc-required-claim', 'sub=ann'],
  ];
  await withServer(cwd, whole, async (server) => {
    assert.deepEqual(await server.whoami(server.token(token({}))), known('ann@x', 'g:dev'));
    assert.equal(await server.whoami(server.token(token({ sub: 'bob' }))), UNAUTHORIZED);
  });
  const bare = [...plain, '--oidc-username-prefix', '-'];
  await withServer(cwd, bare, async (server) =>
    assert.deepEqual(await server.whoami(server.token(token({}))), known('ann')),
  );
  await withServer(cwd, options, async (server) =>
    assert.equal(await server.whoami(server.token(token({}))), UNAUTHORIZED, 'RS256 alone by default'),
  );
});

test('--authentication-token-webhook-config-file, --authorization-mode Webhook', { timeout: 120_000 }, async (t) => {
  if (skipWithoutKubectl(t)) return;
  await inFolder(async (cwd) => {
    const asked: { url: string; kind: string; authorization: string | undefined }[] = [];
    let isDown = false;
    const web = createPlainServer((incoming, response) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
      incoming.on('end', () => {
        const review = JSON.parse(text) as { apiVersion: string; kind: string; spec: Record<string, unknown> };
        const { apiVersion, kind, spec } = review;
        asked.push({
          url: incoming.url ?? '',
          kind: `${apiVersion} ${kind}`,
          authorization: incoming.headers.authorization,
        });
        const user = { username: 'ann', uid: '7', groups: ['dev'], extra: { team: ['a'] } };
        const isNodes = (spec['resourceAttributes'] as { resource?: string } | undefined)?.resource === 'nodes';
        const status =
          kind === 'TokenReview'
            ? { authenticated: spec['token'] === 'good', ...(spec['token'] === 'good' && { user }) }
            : { allowed: !isNodes, ...(isNodes && { reason: 'no nodes for anybody' }) };
        response.writeHead(isDown ? 400 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ apiVersion, kind, status }));
      });
    });
    const port = await listening(t, web);
    writeFileSync(join(cwd, 'tokens.yaml'), kubeconfig(`http://127.0.0.1:${port}/authenticate`));
    writeFileSync(join(cwd, 'access.yaml'), kubeconfig(`http://127.0.0.1:${port}/authorize`));
    const options = [
      ...['--authentication-token-webhook-config-file', 'tokens.yaml'],
      ...['--authentication-token-webhook-cache-ttl', '0s'],
      ...['--authorization-mode', 'Webhook,RBAC', '--authorization-webhook-config-file', 'access.yaml'],
      ...['--authorization-webhook-cache-authorized-ttl', '0s', '--authorization-webhook-cache-unauthorized-ttl', '0s'],
    ];
    await withServer(cwd, options, async (server) => {
      const ann = server.token('good');
      assert.deepEqual(await server.whoami(ann), { ...known('ann', 'dev'), uid: '7', extra: { team: ['a'] } });
      assert.equal(await server.whoami(server.token('bad')), UNAUTHORIZED);
      assert.equal(await server.canI(ann, 'list', 'pods'), 'yes');
      assert.match(await server.canI(ann, 'list', 'nodes'), /^no - webhook: no nodes for anybody/);
      const refused = await server.kubectl(ann, 'get', 'nodes');
      assert.match(refused.stderr, /User "ann" cannot list resource "nodes".*: no nodes for anybody/);
      assert.deepEqual(asked[0], {
        url: '/authenticate?timeout=30s',
        kind: 'authentication.k8s.io/v1 TokenReview',
        authorization: undefined,
      });
      assert.ok(asked.some(({ url, kind }) => url === '/authorize?timeout=30s' && /SubjectAccessReview$/.test(kind)));
      // RBAC is asked when the webhook does not know.
      const bound = ['create', 'clusterrolebinding', 'ann', '--clusterrole', 'cluster-admin', '--user', 'ann'];
      assert.equal((await server.kubectl(server.admin, ...bound)).code, 0);
      assert.equal((await server.kubectl(ann, 'get', 'nodes')).code, 0);
      isDown = true;
      assert.equal(await server.whoami(ann), UNAUTHORIZED);
      assert.match(server.said, /^kubetyped: the webhook for tokens: /m);
      assert.doesNotMatch(server.said, /good|bad\b/);
    });
  });
});

test('options that contradict each other, and files that are missing or broken', async (t) => {
  await inFolder(async (cwd) => {
    const write = (name: string, text: string): void => writeFileSync(join(cwd, name), text);
    write('short.csv', 'good,ann,1\nsecret-token,bob\n');
    write('quote.csv', 'good,ann,1\n\n"secret-token,bob,2\n');
    write('text.pem', 'secret-token');
    write('broken.pem', '# an authority\n\n-----BEGIN CERTIFICATE-----\nc2VjcmV0\n-----END CERTIFICATE-----\n');
    write('cut.pem', '-----BEGIN CERTIFICATE-----\nc2VjcmV0\n');
    write('config.yaml', 'clusters: [secret-token\n');
    write('no-server.yaml', kubeconfig(''));
    const rows: [args: string[], message: RegExp][] = [
      [['--authorization-mode', 'ABAC'], /authorization-mode ABAC is not supported/],
      [
        ['--authorization-mode', 'rbac'],
        /authorization-mode "rbac" is not a valid mode\n.*AlwaysAllow, AlwaysDeny, Node, RBAC, Webhook/,
      ],
      [['--authorization-mode', 'RBAC,RBAC'], /has mode specified more than once/],
      [['--authorization-mode', 'RBAC'], /the server needs a way to authenticate users\n.*--write-kubeconfig/],
      [['--authorization-mode', 'Webhook'], /Webhook requires --authorization-webhook-config-file/],
      [['--authorization-webhook-config-file', 'x'], /--authorization-webhook-config-file without mode Webhook/],
      [['--authorization-webhook-cache-authorized-ttl', '1s'], /without mode Webhook/],
      [['--authentication-token-webhook-cache-ttl', '1s'], /requires --authentication-token-webhook-config-file/],
      [
        ['--authentication-token-webhook-config-file', 'x', '--authentication-token-webhook-cache-ttl', '5'],
        /takes a time such as 2m30s, not 5: time: missing unit in duration "5"/,
      ],
      [['--oidc-issuer-url', 'https://x'], /--oidc-issuer-url and --oidc-client-id must be set together/],
      [['--oidc-groups-claim', 'x'], /--oidc-issuer-url and --oidc-client-id must be set together/],
      [
        ['--oidc-issuer-url', 'http://x', '--oidc-client-id', 'x'],
        /--oidc-issuer-url http:\/\/x: .*URL scheme must be https/,
      ],
      [
        ['--oidc-issuer-url', 'https://x', '--oidc-client-id', 'x', '--oidc-signing-algs', 'HS256'],
        /--oidc-signing-algs: HS256 is none of ES256/,
      ],
      [
        ['--oidc-issuer-url', 'https://x', '--oidc-client-id', 'x', '--oidc-required-claim', 'a'],
        /--oidc-required-claim takes CLAIM=VALUE, not a/,
      ],
      [
        ['--oidc-issuer-url', 'https://x', '--oidc-client-id', 'x', '--oidc-ca-file', 'none'],
        /--oidc-ca-file none: no such file/,
      ],
      [
        [
          '--oidc-issuer-url',
          'https://x',
          '--oidc-client-id',
          'x',
          '--oidc-required-claim',
          'a=',
          '--token-auth-file',
          '.',
        ],
        /--token-auth-file \.: is a folder/,
      ],
      [['--requestheader-allowed-names', 'x'], /take --requestheader-client-ca-file: headers alone prove nothing/],
      [['--bind-address', '0.0.0.0'], /--bind-address 0\.0\.0\.0 requires authentication/],
      [['--tls-cert-file', 'x'], /--tls-cert-file and --tls-private-key-file must be set together/],
      [['--anonymous-auth', 'false'], /--anonymous-auth false requires a way to authenticate/],
      [['--anonymous-auth', 'true', '--token-auth-file', 'x'], /would let everybody do everything\n.*RBAC/],
      [['--anonymous-auth', 'maybe'], /invalid value maybe for option --anonymous-auth/],
      [['--token-auth-file', 'none.csv'], /--token-auth-file none\.csv: no such file or folder/],
      [['--token-auth-file', '.'], /--token-auth-file \.: is a folder/],
      [
        ['--token-auth-file', 'short.csv'],
        /short\.csv: line 2: needs at least 3 columns \(token, user, uid\), and has 2/,
      ],
      [['--token-auth-file', 'quote.csv'], /quote\.csv: line 3: has a column whose quote does not end/],
      [['--client-ca-file', 'text.pem'], /--client-ca-file text\.pem: no certificate found: expected PEM/],
      [['--client-ca-file', 'broken.pem'], /--client-ca-file broken\.pem: line 3: the certificate is broken/],
      [['--requestheader-client-ca-file', 'cut.pem'], /cut\.pem: line 1: the certificate is broken/],
      [
        ['--tls-cert-file', 'text.pem', '--tls-private-key-file', 'text.pem'],
        /--tls-cert-file text\.pem: no certificate found/,
      ],
      [['--authentication-token-webhook-config-file', 'none'], /--authentication-token-webhook-config-file none: /],
      [['--authentication-token-webhook-config-file', 'config.yaml'], /config-file config\.yaml: .*line/],
      [
        ['--authentication-token-webhook-config-file', 'no-server.yaml'],
        /no-server\.yaml: .*no server found for cluster "a"/,
      ],
      [
        ['--authorization-mode', 'Webhook', '--authorization-webhook-config-file', 'none', '--write-kubeconfig', 'k'],
        /--authorization-webhook-config-file none: /,
      ],
    ];
    if (!skipWithoutOpenSSL(t)) {
      const certificates = new Certificates(t);
      certificates.authority('a');
      certificates.issue('b', 'a', '/CN=b');
      for (const name of ['a.crt', 'b.crt', 'a.key']) copyFileSync(join(certificates.folder, name), join(cwd, name));
      rows.push(
        [
          ['--client-ca-file', 'a.crt', '--requestheader-client-ca-file', 'a.crt'],
          /--requestheader-allowed-names must say/,
        ],
        [['--tls-cert-file', 'b.crt', '--tls-private-key-file', 'b.crt'], /b\.crt: no private key found/],
        [
          ['--tls-cert-file', 'b.crt', '--tls-private-key-file', 'a.key'],
          /a\.key: it is not the key of the certificate in b\.crt/,
        ],
      );
    }
    for (const [args, message] of rows) {
      const { status, stderr } = await cli(['server', ...args], { cwd, own: false });
      assert.equal(status, 2, `${args.join(' ')}: ${stderr}`);
      assert.match(stderr, message);
      assert.doesNotMatch(stderr, /secret-token/);
    }
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
  return (server.address() as AddressInfo).port;
}

function kubeconfig(server: string): string {
  return `apiVersion: v1
kind: Config
clusters: [{name: a, cluster: {server: "${server}"}}]
users: [{name: a, user: {}}]
contexts: [{name: a, context: {cluster: a, user: a}}]
current-context: a
`;
}

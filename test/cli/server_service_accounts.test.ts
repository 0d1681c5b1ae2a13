// ServiceAccounts of `kubetyped server`, as the real kubectl sees them.
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { hasPackage } from '../apiserver/storage/has_package.ts';
import { skipWithoutKubectl } from '../server/kubectl.ts';
import { cli, inFolder } from './run_cli.ts';
import { type StartedServer, withServer } from './started_server.ts';

async function tokenOf(server: StartedServer, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await server.kubectl(server.admin, 'create', 'token', ...args);
  assert.equal(code, 0, stderr);
  return stdout.trim();
}

test('kubectl create token', { timeout: 120_000 }, async (t) => {
  if (skipWithoutKubectl(t)) return;
  await inFolder(async (cwd) => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const older = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey;
    writeFileSync(join(cwd, 'signing.key'), privateKey.export({ type: 'pkcs1', format: 'pem' }));
    writeFileSync(join(cwd, 'signing.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
    writeFileSync(join(cwd, 'older.pub'), older.export({ type: 'spki', format: 'pem' }));
    const options = [
      ...['--authorization-mode', 'RBAC', '--service-account-signing-key-file', 'signing.key'],
      ...['--service-account-key-file', 'signing.pub', '--service-account-key-file', 'older.pub'],
      ...['--service-account-issuer', 'https://first', '--service-account-issuer', 'https://second'],
      ...['--service-account-max-token-expiration', '2h', '--service-account-jwks-uri', 'https://first/keys'],
    ];
    await withServer(cwd, options, async (server) => {
      const made = await server.kubectl(server.admin, 'create', 'serviceaccount', 'bot', '-n', 'kube-system');
      assert.equal(made.code, 0, made.stderr);
      const token = await tokenOf(server, 'bot', '-n', 'kube-system', '--duration', '10m');
      const user = (await server.whoami(server.token(token))) as { username: string; groups: string[] };
      assert.equal(user.username, 'system:serviceaccount:kube-system:bot');
      assert.ok(user.groups.includes('system:serviceaccounts:kube-system'));
      const [header = '', claims = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
      const { alg, kid } = JSON.parse(header) as Record<string, string>;
      const { iss, aud, exp, iat } = JSON.parse(claims) as Record<string, unknown>;
      assert.deepEqual(
        [alg, iss, aud, Number(exp) - Number(iat)],
        ['RS256', 'https://first', ['https://first', 'https://second'], 600],
      );
      const asRoot = ['get', '--raw'] as const;
      const set = await server.kubectl(server.admin, ...asRoot, '/openid/v1/jwks');
      const { keys } = JSON.parse(set.stdout) as { keys: { kid: string; alg: string }[] };
      assert.deepEqual(
        keys.map(({ alg: each }) => each),
        ['RS256', 'ES384'],
      );
      assert.equal(keys[0]?.kid, kid);
      const document = await server.kubectl(server.token(token), ...asRoot, '/.well-known/openid-configuration');
      assert.equal((JSON.parse(document.stdout) as { jwks_uri: string }).jwks_uri, 'https://first/keys');
      const long = await server.kubectl(
        server.admin,
        'create',
        'token',
        'bot',
        '-n',
        'kube-system',
        '--duration',
        '3h',
      );
      assert.match(long.stderr, /Warning: requested expiration of 10800 seconds shortened to 7200 seconds/);
      const short = await server.kubectl(
        server.admin,
        'create',
        'token',
        'bot',
        '-n',
        'kube-system',
        '--duration',
        '1m',
      );
      assert.match(short.stderr, /may not specify a duration less than 10 minutes/);
      const foreign = await tokenOf(server, 'bot', '-n', 'kube-system', '--audience', 'vault');
      assert.match(String(await server.whoami(server.token(foreign))), /Unauthorized/);
      assert.match(server.said, /token audiences \["vault"\] is invalid/);
      assert.ok(!server.said.includes(foreign));
    });
  });
});

test('the key is kept with the objects', {
  timeout: 120_000,
  skip: hasPackage('classic-level') ? false : 'classic-level is not installed',
}, async (t) => {
  if (skipWithoutKubectl(t)) return;
  await inFolder(async (cwd) => {
    const options = ['--data', 'store', '--authorization-mode', 'RBAC'];
    const key = join(cwd, 'store', 'service-account.key');
    let token = '';
    await withServer(cwd, options, async (server) => {
      token = await tokenOf(server, 'default');
      assert.equal(statSync(key).mode & 0o777, 0o600);
    });
    const kept = readFileSync(key, 'utf8');
    assert.match(kept, /^-----BEGIN EC PRIVATE KEY-----/);
    await withServer(cwd, options, async (server) => {
      assert.equal(readFileSync(key, 'utf8'), kept);
      const { username } = (await server.whoami(server.token(token))) as { username: string };
      assert.equal(username, 'system:serviceaccount:default:default');
    });
    writeFileSync(key, 'secret');
    const { status, stderr } = await cli(['server', '--data', 'store'], { cwd });
    assert.equal(status, 2);
    assert.match(stderr, /--data store\/service-account\.key: no RSA, P-256, P-384 or P-521 private key found/);
  });
});

test('options for tokens that contradict each other', async () => {
  for (const [args, message] of [
    [['--service-account-issuer', 'a', '--service-account-issuer', 'a'], /"a" is already specified/],
    [['--service-account-issuer', ':a'], /contained a ':' but was not a valid URL/],
    [['--service-account-jwks-uri', 'http://x'], /service-account-jwks-uri requires https scheme/],
    [['--service-account-max-token-expiration', '59m'], /must be between 1 hour and 2\^32 seconds/],
    [['--service-account-key-file', 'x'], /--service-account-key-file requires --service-account-signing-key-file/],
    [['--service-account-signing-key-file', 'none'], /--service-account-signing-key-file none: no such file/],
  ] as const) {
    const { status, stderr } = await cli(['server', ...args], { own: false });
    assert.equal(status, 2);
    assert.match(stderr, message);
  }
});

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { ExecAuthenticator } from 'kubetyped/client/plugin/exec';
import type { Config, ExecConfig } from 'kubetyped/client/rest';
import { readBody } from 'kubetyped/client/transport';
import { transportFor } from 'kubetyped/client/transport/node';
import { fromSources } from '../cli/run_cli.ts';
import { certificates } from './certificates.ts';
import { http2Server, plainServer } from './servers.ts';

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), 'kubetyped-credentials-'));
  t.after(() => rmSync(path, { recursive: true }));
  return path;
}

/** A plugin that prints the file `output`, and adds what it was told to `log`. */
function plugin(place: string, output: string): ExecConfig {
  const command = join(place, 'plugin');
  writeFileSync(join(place, 'output'), output);
  writeFileSync(
    command,
    `#!/bin/sh\nprintf '%s' "$KUBERNETES_EXEC_INFO" >>"${place}/log"\nprintf '%s %s\\n' "$1" "$EXTRA" >>"${place}/args"\ncat "${place}/output"\n`,
  );
  chmodSync(command, 0o755);
  return {
    command,
    args: ['one'],
    env: [{ name: 'EXTRA', value: 'two' }],
    apiVersion: 'client.authentication.k8s.io/v1',
    interactiveMode: 'Never',
  };
}

const credential = (status: object, apiVersion = 'client.authentication.k8s.io/v1'): string =>
  JSON.stringify({ apiVersion, kind: 'ExecCredential', status });

test('a plugin runs once for all, again when its credentials expire, and again when they are refused', async (t) => {
  const place = folder(t);
  let now = Date.parse('2026-01-01T00:00:00Z');
  const config = {
    ...plugin(place, credential({ token: 'one', expirationTimestamp: '2026-01-01T00:01:00Z' })),
    provideClusterInfo: true,
  };
  const authenticator = new ExecAuthenticator(config, { now: () => now, cluster: { server: 'https://x' } });
  const runs = (): number => readFileSync(join(place, 'log'), 'utf8').trim().split('\n').length;
  const [first, second] = await Promise.all([authenticator.credentials(), authenticator.credentials()]);
  assert.deepEqual([first, second, runs()], [{ token: 'one' }, { token: 'one' }, 1]);
  assert.deepEqual(JSON.parse(readFileSync(join(place, 'log'), 'utf8')), {
    kind: 'ExecCredential',
    apiVersion: 'client.authentication.k8s.io/v1',
    spec: { cluster: { server: 'https://x' }, interactive: false },
  });
  assert.equal(readFileSync(join(place, 'args'), 'utf8'), 'one two\n');
  now += 60_000;
  assert.equal((await authenticator.credentials()).token, 'one');
  assert.equal(runs(), 1);
  now += 1;
  writeFileSync(join(place, 'output'), credential({ token: 'two' }));
  const third = await authenticator.credentials();
  assert.deepEqual([third.token, runs()], ['two', 2]);
  await authenticator.refused(first);
  assert.equal(runs(), 2);
  await Promise.all([authenticator.refused(third), authenticator.refused(third)]);
  assert.equal(runs(), 3);
});

test('what a plugin may not print, and how it may fail; secrets stay out of messages', async (t) => {
  const place = folder(t);
  const valid = credential({ token: 'hidden' });
  for (const [output, changes, message] of [
    ['{hidden', {}, 'decoding stdout: the plugin printed neither JSON nor YAML'],
    ['hidden', {}, 'decoding stdout: the plugin printed no ExecCredential'],
    [
      credential({ clientCertificateData: 'hidden', clientKeyData: 'hidden' }),
      {},
      /^failed parsing client key.certificate/,
    ],
    ['{"kind":"Pod"}', {}, 'decoding stdout: the plugin printed no ExecCredential'],
    [
      credential({ token: 'hidden' }, 'client.authentication.k8s.io/v1beta1'),
      {},
      /configured to use API version .*\/v1, plugin returned version .*\/v1beta1/,
    ],
    [
      '{"apiVersion":"client.authentication.k8s.io/v1","kind":"ExecCredential"}',
      {},
      "exec plugin didn't return a status field",
    ],
    [credential({}), {}, "exec plugin didn't return a token or cert/key pair"],
    [credential({ clientKeyData: 'hidden' }), {}, 'exec plugin returned only certificate or key, not both'],
    [credential({ token: 5 }), {}, 'decoding stdout: status.token is not a string'],
    [
      credential({ token: 'hidden', expirationTimestamp: 'soon' }),
      {},
      'decoding stdout: status.expirationTimestamp is not a time',
    ],
    ['x'.repeat(1_100_000), {}, /printed more than 1 MiB/],
    [
      valid,
      { command: join(place, 'missing'), installHint: 'get it\u001b[31m' },
      /executable .*missing not found\n\nget itU\+001B\[31m/,
    ],
    [valid, { command: '/bin/false' }, /failed with exit code 1/],
    [valid, { interactiveMode: 'Always' }, /standard input is not a terminal/],
    [valid, { interactiveMode: 'Sometimes' }, /unknown interactiveMode: "Sometimes"/],
  ] as const) {
    const config = { ...plugin(place, output), ...changes } as ExecConfig;
    const authenticator = new ExecAuthenticator(config, { isTerminal: () => false });
    await assert.rejects(authenticator.credentials(), (error: Error & { code?: string }) => {
      assert.equal(error.code, 'ERR_EXEC_PLUGIN');
      if (typeof message === 'string') assert.equal(error.message, message);
      else assert.match(error.message, message);
      assert.doesNotMatch(error.message, /hidden/);
      return true;
    });
  }
  assert.throws(
    () => new ExecAuthenticator({ ...plugin(place, ''), apiVersion: 'client.authentication.k8s.io/v1alpha1' }),
    /invalid apiVersion/,
  );
});

test('which plugins may run', async (t) => {
  const place = folder(t);
  const config = plugin(place, credential({ token: 'x' }));
  const env = { ...process.env, PATH: `${place}:${process.env['PATH']}` };
  const rows: readonly [object, string, boolean][] = [
    [{ policyType: 'AllowAll' }, config.command, true],
    [{ policyType: 'DenyAll' }, config.command, false],
    [{ policyType: 'Allowlist', allowlist: [config.command] }, config.command, true],
    [{ policyType: 'Allowlist', allowlist: ['plugin'] }, config.command, true],
    [{ policyType: 'Allowlist', allowlist: [config.command] }, 'plugin', true],
    [{ policyType: 'Allowlist', allowlist: ['other'] }, 'plugin', false],
    [{ policyType: 'Allowlist', allowlist: ['plugin'] }, 'unknown', false],
  ];
  for (const [policy, command, allowed] of rows) {
    const run = new ExecAuthenticator({ ...config, command }, { env, policy: policy as never }).credentials();
    if (allowed) assert.equal((await run).token, 'x', JSON.stringify(policy));
    else await assert.rejects(run, { code: 'ERR_EXEC_PLUGIN' }, JSON.stringify(policy));
  }
  for (const policy of [
    { policyType: 'Allowlist' },
    { policyType: 'DenyAll', allowlist: [] },
    { policyType: 'Allowlist', allowlist: ['./x'] },
    { policyType: 'Maybe' },
  ])
    assert.throws(() => new ExecAuthenticator(config, { policy: policy as never }), { code: 'ERR_EXEC_PLUGIN' });
});

test('a plugin reads what is typed if it may ask, and nothing otherwise', (t) => {
  const place = folder(t);
  const command = join(place, 'asking');
  const answer = credential({ token: '%s' }).replaceAll('"', '\\"');
  writeFileSync(command, `#!/bin/sh\nread -r word\nprintf "${answer}" "got-$word"\n`);
  chmodSync(command, 0o755);
  const program = `
    import { ExecAuthenticator } from 'kubetyped/client/plugin/exec';
    const [command, interactiveMode, isTerminal] = process.argv.slice(1);
    const config = { command, apiVersion: 'client.authentication.k8s.io/v1', interactiveMode };
    const authenticator = new ExecAuthenticator(config, { isTerminal: () => isTerminal === 'true' });
    const { token } = await authenticator.credentials();
    process.stdout.write(token);
  `;
  for (const [mode, isTerminal, token] of [
    ['Never', true, 'got-'],
    ['IfAvailable', false, 'got-'],
    ['IfAvailable', true, 'got-typed'],
    ['Always', true, 'got-typed'],
  ] as const) {
    const args = [...fromSources, '--input-type=module', '--eval', program, command, mode, String(isTerminal)];
    const output = execFileSync(process.execPath, args, { input: 'typed\n', encoding: 'utf8' });
    assert.equal(output, token, `${mode}, ${isTerminal ? 'a' : 'no'} terminal`);
  }
});

test('a root certificate and the insecure flag contradict each other', async () => {
  const host = 'https://127.0.0.1:1';
  for (const tls of [
    { insecure: true, caFile: '/ca.crt' },
    { insecure: true, caData: new Uint8Array(1) },
    { insecure: true, caFile: '/ca.crt', caData: new Uint8Array(1) },
  ])
    assert.throws(() => transportFor({ host, tls }), {
      code: 'ERR_CONFIG',
      message: 'specifying a root certificates file with the insecure flag is not allowed',
    });
  for (const tls of [{ insecure: true }, { insecure: false, caData: new TextEncoder().encode('x') }])
    await transportFor({ host, tls }).close();
});

test('a 401 makes the plugin run again; the refused call is not made again; who has a token needs no plugin', async (t) => {
  const place = folder(t);
  const seen: string[] = [];
  const { url } = await plainServer(t, (request, response) => {
    seen.push(request.headers.authorization ?? '');
    response.statusCode = request.headers.authorization === 'Bearer old' ? 401 : 200;
    response.end();
  });
  const config: Config = { host: url, execProvider: plugin(place, credential({ token: 'old' })) };
  const transport = transportFor(config, { env: process.env });
  t.after(() => transport.close());
  const get = async (): Promise<number> => {
    const response = await transport.request({ method: 'GET', path: '/' });
    await readBody(response);
    return response.status;
  };
  assert.equal(await get(), 401);
  writeFileSync(join(place, 'output'), credential({ token: 'new' }));
  assert.equal(await get(), 401);
  assert.equal(await get(), 200);
  assert.deepEqual(seen, ['Bearer old', 'Bearer old', 'Bearer new']);
  const withToken = transportFor({ ...config, bearerToken: 'own' });
  t.after(() => withToken.close());
  await readBody(await withToken.request({ method: 'GET', path: '/' }));
  assert.equal(seen.at(-1), 'Bearer own');
  assert.throws(() => transportFor({ host: url, bearerToken: 'a', username: 'b' }), { code: 'ERR_CONFIG' });
});

test('tokens and certificates in files are read again', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const place = folder(t);
  const { url, sessions } = await http2Server(
    t,
    made,
    (request, response) => {
      const { subject } = (
        request.socket as unknown as { getPeerCertificate(): { subject?: { CN?: string } } }
      ).getPeerCertificate();
      response.end(`${request.headers.authorization ?? ''} ${subject?.CN ?? 'nobody'}`);
    },
    { requestCert: true, rejectUnauthorized: false, ca: made.ca },
  );
  const file = (name: string, content: string): string => {
    writeFileSync(join(place, name), content);
    return join(place, name);
  };
  let now = 0;
  const transport = transportFor(
    {
      host: url,
      bearerTokenFile: file('token', 'one\n'),
      tls: {
        caFile: file('ca', made.ca),
        certFile: file('cert', made.client.cert),
        keyFile: file('key', made.client.key),
      },
    },
    { env: {}, now: () => now },
  );
  t.after(() => transport.close());
  const get = async (): Promise<string> =>
    new TextDecoder().decode(await readBody(await transport.request({ method: 'GET', path: '/' })));
  assert.equal(await get(), 'Bearer one alice');
  file('token', 'two\n');
  assert.equal(await get(), 'Bearer one alice');
  now += 50_000;
  assert.equal(await get(), 'Bearer two alice');
  file('cert', made.other.cert);
  file('key', made.other.key);
  now += 60_000;
  assert.equal(await get(), 'Bearer two other');
  assert.equal(sessions.length, 2);
  rmSync(join(place, 'token'));
  now += 60_000;
  assert.equal(await get(), 'Bearer two other');
  // A watch has a connection of its own. That it is made with the new files doesn't keep the others from being replaced.
  file('cert', made.client.cert);
  file('key', made.client.key);
  const stream = await transport.request({ method: 'GET', path: '/', stream: true });
  assert.equal(new TextDecoder().decode(await readBody(stream)), 'Bearer two alice');
  assert.equal(await get(), 'Bearer two other');
  now += 60_000;
  assert.equal(await get(), 'Bearer two alice');
  // Another authority, which has not signed the server; and the first again.
  file('ca', made.other.cert);
  now += 60_000;
  await assert.rejects(get(), { failure: 'certificate' });
  file('ca', made.ca);
  now += 60_000;
  assert.equal(await get(), 'Bearer two alice');
});

test('a plugin gives a certificate, and connections with the old one end', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const place = folder(t);
  const { url, sessions } = await http2Server(
    t,
    made,
    (request, response) => {
      const { subject } = (
        request.socket as unknown as { getPeerCertificate(): { subject?: { CN?: string } } }
      ).getPeerCertificate();
      response.writeHead(subject?.CN === 'alice' ? 200 : 401).end(subject?.CN ?? 'nobody');
    },
    { requestCert: true, rejectUnauthorized: false, ca: made.ca },
  );
  const status = (pair: { cert: string; key: string }): string =>
    credential({ clientCertificateData: pair.cert, clientKeyData: pair.key });
  const config: Config = {
    host: url,
    tls: { caData: new TextEncoder().encode(made.ca) },
    execProvider: plugin(place, status(made.other)),
  };
  const transport = transportFor(config, { env: { ...process.env, NO_PROXY: '*' } });
  t.after(() => transport.close());
  writeFileSync(join(place, 'output'), status(made.other));
  const first = await transport.request({ method: 'GET', path: '/' });
  assert.equal(first.status, 401);
  first.close();
  writeFileSync(join(place, 'output'), status(made.client));
  const second = await transport.request({ method: 'GET', path: '/' }).catch((error: Error) => error);
  if (!(second instanceof Error)) second.close();
  const third = await transport.request({ method: 'GET', path: '/' });
  assert.equal(new TextDecoder().decode(await readBody(third)), 'alice');
  assert.ok(sessions.length >= 2);
});

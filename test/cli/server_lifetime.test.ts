// How a `kubetyped server` ends, with whatever clients and whoever started it; and what it finds when it is started again.
import assert from 'node:assert/strict';
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect as connectHTTP2 } from 'node:http2';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newSignedCert, parseCertsPEM } from 'kubetyped/client/util/cert';
import { hasPackage } from '../apiserver/storage/has_package.ts';
import { inFolder, program } from './run_cli.ts';
import { StartedServer } from './started_server.ts';

const skip = hasPackage('classic-level') ? false : 'classic-level is not installed';
const skipUnix = process.platform === 'win32' && 'Windows has no signals';
const skipNPM = process.platform !== 'linux' && 'needs Linux';

/** A program that has started a server, or is one. */
interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly lines: readonly string[];
  /** Its exit status, or the signal that killed it. */
  readonly ended: Promise<unknown>;
}

async function started(command: readonly string[], options: SpawnOptions = {}, stdin?: string): Promise<Started> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { stdio: 'pipe', ...options });
  if (stdin !== undefined) child.stdin?.end(stdin);
  const ended = once(child, 'exit').then(([status, signal]) => status ?? signal);
  const lines: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => lines.push(...text.trim().split('\n')));
  assert.ok(child.stdout);
  const input = createInterface({ input: child.stdout });
  for await (const line of input) {
    const [, url] = /^listening on (https?:\/\/[^;]+);/.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return { child, url, lines, ended };
  }
  throw new Error(lines.join('\n'));
}

const server = (...args: readonly string[]): string[] => [process.execPath, ...program, 'server', ...args];

/** Whether something answers there. */
async function isThere(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Fails when nothing answers; one that was just started may not be ready. */
async function untilAlive(url: string): Promise<void> {
  while (!(await fetch(`${url}/livez`)).ok) await sleep(20);
}

async function untilGone(url: string): Promise<void> {
  for (let tries = 0; await isThere(url); tries++) {
    assert.ok(tries < 200, 'the server is still there');
    await sleep(100);
  }
}

test('the certificate and the token of a server with --data are the same after a restart', { skip }, async () => {
  await inFolder(async (cwd) => {
    const args = ['--data', 'store', '--authorization-mode', 'RBAC'];
    const first = await StartedServer.start(cwd, args);
    const { port } = new URL(first.url);
    const kubeconfig = readFileSync(join(cwd, 'admin.yaml'), 'utf8');
    await first.end();
    const file = (name: string): string => join(cwd, 'store', name);
    for (const name of ['ca.key', 'tls.key', 'admin.token', 'service-account.key'])
      assert.equal(statSync(file(name)).mode & 0o777, 0o600, name);
    const second = await StartedServer.start(cwd, [...args, '--port', port]);
    try {
      assert.equal(readFileSync(join(cwd, 'admin.yaml'), 'utf8'), kubeconfig);
      await second.eventually(async () => assert.equal((await second.get('/livez')).text, 'ok'));
      assert.doesNotMatch(second.said, /renewed/);
    } finally {
      await second.end();
    }
    // What is soon over is made again, and who trusts the authority trusts it.
    const authority = { cert: readFileSync(file('ca.crt'), 'utf8'), key: readFileSync(file('ca.key'), 'utf8') };
    const hosts = parseCertsPEM(readFileSync(file('tls.crt'), 'utf8'))[0]
      ?.subjectAltName?.split(', ')
      .map((name) => name.replace(/^(?:DNS|IP Address):/, ''));
    const soon = newSignedCert({ hosts: hosts ?? [], notAfter: new Date(Date.now() + 86_400_000) }, authority);
    writeFileSync(file('tls.crt'), soon.cert);
    writeFileSync(file('tls.key'), soon.key);
    // Who wants another token deletes it.
    writeFileSync(file('admin.token'), '\n');
    const third = await StartedServer.start(cwd, [...args, '--port', port]);
    try {
      assert.match(third.said, /the serving certificate was renewed: the certificate is valid until/);
      assert.equal(third.authority, authority.cert);
      assert.notEqual(readFileSync(join(cwd, 'admin.yaml'), 'utf8'), kubeconfig);
      await third.eventually(async () => assert.equal((await third.get('/livez')).text, 'ok'));
    } finally {
      await third.end();
    }
  });
});

test('SIGTERM ends a server with any clients, and lets requests under way be answered', {
  skip: skipUnix,
}, async (t) => {
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'tokens.csv'), 'secret,root,1,system:masters\n', { mode: 0o600 });
    const { child, url, ended } = await started(server('--token-auth-file', 'tokens.csv'), { cwd });
    t.after(() => child.kill('SIGKILL'));
    const session = connectHTTP2(url, { rejectUnauthorized: false });
    session.on('error', () => {});
    const open = (path: string): ReturnType<typeof session.request> => {
      const stream = session.request({ ':path': path, authorization: 'Bearer secret' });
      stream.on('error', () => {});
      return stream;
    };
    const path = '/api/v1/namespaces/default/configmaps';
    const watching = open(`${path}?watch=1`);
    watching.resume();
    await once(watching, 'response');
    const { hostname, port } = new URL(url);
    // Says nothing, not even of TLS.
    const idle = connect(Number(port), hostname).on('error', () => {});
    // Half a request: it is answered, as its rest comes.
    const half = session.request({
      ':method': 'POST',
      ':path': path,
      authorization: 'Bearer secret',
      'content-type': 'application/json',
    });
    half.on('error', () => {});
    half.write('{"metadata": ');
    await once(open('/version').resume(), 'end');
    child.kill('SIGTERM');
    await once(watching, 'close');
    half.end('{"name": "a"}}');
    const [headers] = await once(half, 'response');
    assert.equal(headers[':status'], 201);
    half.resume();
    assert.equal(await ended, 0);
    idle.destroy();
    session.destroy();
  });
});

test('a server that is to end serves for the delay, not ready; a second signal ends it at once', {
  skip: skipUnix,
}, async (t) => {
  const { child, url, ended } = await started(server('--shutdown-delay-duration', '1h'));
  t.after(() => child.kill('SIGKILL'));
  // It listens before it is ready.
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(20);
  child.kill('SIGTERM');
  let ready: Response;
  do ready = await fetch(`${url}/readyz`);
  while (ready.ok);
  assert.match(await ready.text(), /^\[-\]shutdown failed: reason withheld$/m);
  await untilAlive(url);
  assert.equal((await fetch(`${url}/api/v1/namespaces/default`)).status, 200);
  await sleep(200);
  child.kill('SIGTERM');
  assert.equal(await ended, 128 + 15);
});

test('a server ends when its terminal hangs up, or standard input does; not with nohup', {
  skip: skipUnix,
}, async (t) => {
  const hungUp = await started(server());
  hungUp.child.kill('SIGHUP');
  assert.equal(await hungUp.ended, 0);

  const piped = await started(server());
  await sleep(1000);
  piped.child.stdin?.end();
  assert.equal(await piped.ended, 0);
  assert.ok(piped.lines.includes('kubetyped: the server ends: standard input has ended'));

  // Who gives no input from the beginning does not mean that it is to end.
  const without = await started(server(), {}, '');
  t.after(() => without.child.kill('SIGKILL'));
  await sleep(1500);
  await untilAlive(without.url);

  await inFolder(async (cwd) => {
    const log = openSync(join(cwd, 'log'), 'a');
    const child = spawn(process.execPath, [...program, 'server'], { stdio: ['ignore', log, log] });
    closeSync(log);
    t.after(() => child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    let url: string | undefined;
    while (url === undefined) {
      await sleep(100);
      [, url] = /^listening on (http:\/\/[^;]+);/.exec(readFileSync(join(cwd, 'log'), 'utf8')) ?? [];
    }
    await sleep(200);
    child.kill('SIGHUP');
    await sleep(500);
    await untilAlive(url);
    child.kill('SIGTERM');
    assert.equal((await ended)[0], 0);
  });
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`npx that is ended by ${signal} leaves no server behind`, { skip: skipNPM }, async (t) => {
    const quoted = server().map((each) => `'${each}'`);
    const { child, url } = await started(['npm', 'exec', '-c', quoted.join(' ')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    t.after(() => child.kill('SIGKILL'));
    await untilAlive(url);
    child.kill(signal);
    await untilGone(url);
  });

test('a server that a script of package.json starts with & stays', { skip: skipNPM }, async () => {
  await inFolder(async (cwd) => {
    const quoted = server().map((each) => `'${each}'`);
    // The shell outlives the start.
    const start = `${quoted.join(' ')} > log 2>&1 & echo $! > pid; until grep -q listening log; do sleep 0.1; done; sleep 1`;
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts: { start } }));
    const [status] = await once(spawn('npm', ['start'], { cwd, stdio: 'ignore' }), 'exit');
    assert.equal(status, 0);
    const [, url = ''] = /^listening on (http:\/\/[^;]+);/.exec(readFileSync(join(cwd, 'log'), 'utf8')) ?? [];
    await sleep(1500);
    await untilAlive(url);
    process.kill(Number(readFileSync(join(cwd, 'pid'), 'utf8')), 'SIGTERM');
    await untilGone(url);
  });
});

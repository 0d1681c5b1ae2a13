// `kubetyped envtest`: the folder for KUBEBUILDER_ASSETS, its programs on their own, and under the suite of
// scripts/go/envtest, which is written for the real ones.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { newSelfSignedCACert, newSignedCert } from 'kubetyped/client/util/cert';
import { programArguments } from '../../src/cli/envtest/program_arguments.ts';
import { builtGo, withoutGo } from '../differential/go_oracle.ts';
import { cli, type Finished, inFolder } from './run_cli.ts';

const skipWindows = process.platform === 'win32' && 'needs a POSIX shell';

/** Gives a function the programs, in a folder whose name a shell would split. */
function withPrograms(
  work: (bin: string, folder: string) => Promise<void>,
  ...options: readonly string[]
): Promise<void> {
  return inFolder(async (folder) => {
    const bin = join(folder, "a user's bin");
    const { status, stdout, stderr } = await cli(['envtest', bin, ...options]);
    assert.deepEqual([status, stdout, stderr], [0, `${bin}\n`, '']);
    await work(bin, folder);
  });
}

function run(file: string, ...args: readonly string[]): Promise<Pick<Finished, 'status' | 'stdout' | 'stderr'>> {
  return new Promise((resolve) => {
    execFile(file, args, (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  assert.ok(address !== null && typeof address === 'object');
  return address.port;
}

/** Runs programs until the work is done, and ends them as envtest does. Gives what each wrote to standard error. */
class Running {
  readonly ended: Promise<unknown>;
  readonly #child;
  stderr = '';
  stdout = '';

  constructor(file: string, args: readonly string[]) {
    this.#child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.ended = once(this.#child, 'exit').then(([status, signal]) => status ?? signal);
    this.#child.stderr.on('data', (bytes: Buffer) => (this.stderr += String(bytes)));
    this.#child.stdout.on('data', (bytes: Buffer) => (this.stdout += String(bytes)));
  }

  /** Resolves when it has written something. */
  async says(expected: string): Promise<void> {
    for (;;) {
      if (`${this.stderr}${this.stdout}`.includes(expected)) return;
      const over = await Promise.race([this.ended.then(() => true), new Promise((done) => setTimeout(done, 25))]);
      assert.ok(over !== true, this.stderr);
    }
  }

  async stop(): Promise<unknown> {
    this.#child.kill('SIGTERM');
    return this.ended;
  }
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

function ask(
  url: string,
  tls: { readonly ca: string; readonly cert?: string; readonly key?: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { ...tls, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    sent.on('error', reject);
  });
}

test('envtest prints the folder, alone or as a line for the shell', { skip: skipWindows }, async () => {
  await inFolder(async (folder) => {
    const env = { XDG_CACHE_HOME: folder };
    const first = await cli(['envtest'], { env });
    const path = first.stdout.trim();
    assert.deepEqual(
      [first.status, first.stderr, path.startsWith(join(folder, 'kubetyped', 'envtest'))],
      [0, '', true],
    );
    assert.ok(existsSync(join(path, 'kube-apiserver')) && existsSync(join(path, 'etcd')));
    assert.equal((await cli(['envtest', '-p', 'env'], { env })).stdout, `export KUBEBUILDER_ASSETS='${path}'\n`);
    const other = await cli(['envtest', '--kubernetes-version', '1.30'], { env });
    assert.ok(other.stdout.trim() !== path && existsSync(join(other.stdout.trim(), 'etcd')), other.stdout);
    writeFileSync(join(folder, 'file'), '');
    const wrong = await cli(['envtest', join(folder, 'file')]);
    assert.deepEqual([wrong.status, /file: the file is already there/.test(wrong.stderr)], [2, true], wrong.stderr);
    const both = await cli(['envtest', 'one', 'two']);
    assert.deepEqual([both.status, /takes one folder, not one two/.test(both.stderr)], [2, true], both.stderr);
  });
});

test('flags are read as by Go', () => {
  const types = { 'secure-port': 'int', profiling: 'bool', v: 'Level' };
  const read = (...args: readonly string[]): unknown => [...programArguments('kube-apiserver', args, types)];
  assert.deepEqual(read('--secure-port=1', '--secure_port', '2', '-v=4', '--profiling', '-h'), [
    ['secure-port', ['1', '2']],
    ['v', ['4']],
    ['profiling', ['true']],
    ['help', ['true']],
  ]);
  assert.deepEqual(read('--profiling=F', '-v', '--profiling'), [
    ['profiling', ['false']],
    ['v', ['--profiling']],
  ]);
  const rows: readonly (readonly [args: readonly string[], message: string])[] = [
    [['--nope'], 'unknown flag: --nope'],
    [['--toString'], 'unknown flag: --toString'],
    [['--secure-prt=1'], 'unknown flag: --secure-prt'],
    [['now'], '"kube-apiserver" does not take any arguments, got ["now"]'],
    [['--profiling', 'true'], '"kube-apiserver" does not take any arguments, got ["true"]'],
    [['--secure-port'], 'flag needs an argument: --secure-port'],
    [
      ['--profiling=maybe'],
      'invalid argument "maybe" for "--profiling" flag: strconv.ParseBool: parsing "maybe": invalid syntax',
    ],
  ];
  for (const [args, message] of rows) assert.throws(() => read(...args), { message });
});

test('the programs say what is wrong, and have the help that envtest reads', { skip: skipWindows }, async () => {
  await withPrograms(async (bin) => {
    const [apiserver, etcd] = [join(bin, 'kube-apiserver'), join(bin, 'etcd')];
    assert.deepEqual(await run(apiserver, '--secure-port=1'), {
      status: 1,
      stdout: '',
      stderr: 'Error: --etcd-servers must be specified\n',
    });
    assert.deepEqual(await run(etcd, '--listen-client-urls', 'https://127.0.0.1:1'), {
      status: 1,
      stdout: '',
      stderr:
        'etcd: --listen-client-urls https://127.0.0.1:1: must be http://HOST:PORT, as TLS is not supported here\n',
    });
    const helps = [await run(apiserver, '--help'), await run(etcd, '--help')];
    assert.deepEqual(
      helps.map(({ status, stderr }) => [status, stderr]),
      [
        [0, ''],
        [0, ''],
      ],
    );
    const has = ({ stdout }: { readonly stdout: string }, flag: string): boolean =>
      new RegExp(`^\\s*--${flag}\\b`, 'm').test(stdout);
    const [ofAPIServer, ofEtcd] = helps;
    assert.ok(ofAPIServer && !has(ofAPIServer, 'insecure-port'));
    assert.ok(has(ofAPIServer, 'secure-port') && has(ofAPIServer, 'feature-gates'));
    assert.ok(ofEtcd && has(ofEtcd, 'unsafe-no-fsync'));
  });
});

test('a server that envtest would start: certificates, users, one warning, an end', { skip: skipWindows }, async () => {
  await withPrograms(async (bin, folder) => {
    const certificates = join(folder, 'certificates');
    mkdirSync(certificates, { mode: 0o700 });
    const authority = newSelfSignedCACert({ commonName: 'ca' });
    const serving = newSignedCert({ commonName: 'api', hosts: ['127.0.0.1'], usages: ['server auth'] }, authority);
    const admin = newSignedCert(
      { commonName: 'a', organization: ['system:masters'], usages: ['client auth'] },
      authority,
    );
    const user = newSignedCert({ commonName: 'ann', usages: ['client auth'] }, authority);
    const files = { 'apiserver.crt': serving.cert, 'apiserver.key': serving.key, 'ca.crt': authority.cert };
    for (const [name, pem] of Object.entries(files)) writeFileSync(join(certificates, name), pem, { mode: 0o640 });
    const [etcdPort, port] = [await freePort(), await freePort()];
    const etcd = new Running(join(bin, 'etcd'), [
      ...[`--advertise-client-urls=http://127.0.0.1:${etcdPort}`, `--data-dir=${folder}`],
      ...[`--listen-client-urls=http://127.0.0.1:${etcdPort}`, '--unsafe-no-fsync=true'],
    ]);
    await etcd.says('stores nothing');
    const health = await fetch(`http://127.0.0.1:${etcdPort}/health`);
    assert.deepEqual([health.status, await health.json()], [200, { health: 'true', reason: '' }]);
    assert.equal((await fetch(`http://127.0.0.1:${etcdPort}/v3/kv/range`, { method: 'POST' })).status, 404);
    const api = new Running(join(bin, 'kube-apiserver'), [
      ...['--allow_privileged', `--cert-dir=${certificates}`, `--client-ca-file=${join(certificates, 'ca.crt')}`],
      ...['--authorization-mode=RBAC', '--bind-address=127.0.0.1', '--disable-admission-plugins=ServiceAccount'],
      ...[`--etcd-servers=http://127.0.0.1:${etcdPort}`, `--secure-port=${port}`, '--feature-gates=AllAlpha=true'],
      ...['--service-cluster-ip-range', '10.0.0.0/24', '-v', '4', '--anonymous-auth=T', '--token-auth-file='],
    ]);
    try {
      await api.says('listening on');
      const url = `https://127.0.0.1:${port}`;
      const tls = { ca: authority.cert };
      // Everybody may ask as soon as the first roles are there.
      while ((await ask(`${url}/readyz`, tls)).status !== 200) await new Promise((done) => setTimeout(done, 20));
      assert.equal((await ask(`${url}/api/v1/namespaces`, tls)).status, 403);
      assert.equal((await ask(`${url}/api/v1/namespaces`, { ...tls, ...user })).status, 403);
      const { status, body } = await ask(`${url}/api/v1/namespaces`, { ...tls, ...admin });
      assert.deepEqual([status, /"kube-node-lease"/.test(body)], [200, true]);
      // No controller makes one.
      assert.match((await ask(`${url}/api/v1/serviceaccounts`, { ...tls, ...admin })).body, /"items":\[\]/);
      const lines = api.stderr.trim().split('\n');
      assert.equal(lines[0], 'kube-apiserver: without effect here: --feature-gates, --v');
      assert.ok(!api.stderr.includes('chmod'), api.stderr);
    } finally {
      assert.deepEqual([await api.stop(), await etcd.stop()], [0, 0]);
    }
  });
});

test('a server whose users are ServiceAccounts alone starts', { skip: skipWindows }, async () => {
  await withPrograms(async (bin, folder) => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = join(folder, 'signer.key');
    writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    const [etcdPort, port] = [await freePort(), await freePort()];
    const etcd = new Running(join(bin, 'etcd'), [`--listen-client-urls=http://127.0.0.1:${etcdPort}`]);
    await etcd.says('stores nothing');
    const api = new Running(join(bin, 'kube-apiserver'), [
      ...['--authorization-mode=RBAC', `--cert-dir=${folder}`, `--etcd-servers=http://127.0.0.1:${etcdPort}`],
      ...['--bind-address=127.0.0.1', `--secure-port=${port}`, '--service-account-issuer=https://x'],
      ...[`--service-account-key-file=${key}`, `--service-account-signing-key-file=${key}`],
    ]);
    try {
      await api.says('listening on');
    } finally {
      assert.deepEqual([await api.stop(), await etcd.stop()], [0, 0]);
    }
  });
});

test('the programs say when the package they belong to is gone', { skip: skipWindows }, async () => {
  await withPrograms(async (bin) => {
    const script = readFileSync(join(bin, 'etcd'), 'utf8');
    rmSync(join(bin, 'etcd'));
    writeFileSync(join(bin, 'etcd'), script.replaceAll(/main\.[jt]s/g, 'gone.js'), { mode: 0o755 });
    const { status, stderr } = await run(join(bin, 'etcd'));
    assert.deepEqual([status, /gone\.js: run npx kubetyped envtest again/.test(stderr)], [1, true], stderr);
  });
});

const suite = builtGo('envtest');

/** What scripts/go/envtest tells. */
interface Suites {
  readonly cpu: number;
  readonly suites: readonly {
    readonly start: number;
    readonly stop: number;
    readonly memory: { readonly [program: string]: number };
  }[];
}

test('suites over envtest, several at once', {
  skip: suite === undefined && withoutGo,
  timeout: 300_000,
}, async (t) => {
  await withPrograms(async (bin) => {
    const env = { ...process.env, KUBEBUILDER_ASSETS: bin };
    const { stdout } = await promisify(execFile)(suite!, ['2'], { env });
    const { cpu, suites } = JSON.parse(stdout) as Suites;
    t.diagnostic(`${cpu} s of CPU for all programs; memory in KiB: ${JSON.stringify(suites[0]?.memory)}`);
    for (const { start, stop, memory, ...seen } of suites) {
      assert.ok(start > stop && Object.keys(memory).length === 2);
      assert.deepEqual(seen, {
        version: 'v1.37.0+kubetyped',
        namespaces: ['default', 'kube-node-lease', 'kube-public', 'kube-system'],
        denied: 'admission webhook "boats.harbour.example.com" denied the request: no such boats',
        defaulted: { flag: 'none', name: 'ok' },
        invalid: 'Boat.harbour.example.com "boat-long" is invalid: spec.name: Too long: may not be more than 3 bytes',
        forbidden:
          'configmaps is forbidden: User "ann" cannot list resource "configmaps" in API group "" at the cluster scope',
        permitted: 5,
        watched: ['ADDED', 'MODIFIED', 'DELETED'],
        cached: 5,
        left: null,
      });
    }
  });
});

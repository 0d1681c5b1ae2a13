// `scripts/executable.mjs`: one file that does what the program of the package does, where there is no Node. It is built by
// Node 25.5 or later: the one that runs the tests, or that of KUBETYPED_RUNTIMES, which is what scripts/runtimes.mjs prints.
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';

const runtimes = JSON.parse(process.env['KUBETYPED_RUNTIMES'] ?? '{}') as Record<string, string>;
const [major = 0] = process.versions.node.split('.').map(Number);
const builder = major >= 26 ? process.execPath : runtimes['node26'];
const skip = builder === undefined && 'needs Node 26, or KUBETYPED_RUNTIMES with one: see scripts/runtimes.mjs';
const older = major < 25 ? process.execPath : runtimes['node24'];

let folder: string;
let executable: string;
/** No Node in PATH, and all that is written is seen. */
let env: Record<string, string>;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kubetyped-executable-'));
  executable = join(folder, 'kube typed');
  env = { PATH: join(folder, 'nothing'), HOME: join(folder, 'home'), TMPDIR: join(folder, 'tmp') };
  for (const name of ['nothing', 'home', 'tmp']) mkdirSync(join(folder, name));
  if (builder !== undefined) execFileSync(builder, ['scripts/executable.mjs', executable]);
});
after(() => rmSync(folder, { recursive: true }));

interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(file: string, args: readonly string[]): Finished {
  const { status, stdout, stderr, error } = spawnSync(file, args, { env, encoding: 'utf8', timeout: 120_000 });
  assert.ok(error === undefined, error?.message);
  return { status, stdout, stderr };
}

const COMMANDS: readonly (readonly string[])[] = [
  [],
  ['--version'],
  ['help', 'validate'],
  ['vaildate'],
  ['validate', 'examples/manifests'],
  ['validate', '-o', 'json', 'examples/broken'],
  ['validate', '--kubernetes-version', '1.30', 'examples/manifests/deployment.yaml'],
  ['convert', '-o', 'protobuf', 'examples/manifests/pod.json'],
  ['convert', '-o', 'cbor', 'examples/manifests/app.yaml'],
  ['explain', 'pod.spec.containers'],
  ['kinds', 'ingress'],
  ['quantity', '--sum', '512Mi', '1.5Gi'],
  ['cel', 'self.spec.replicas > 1', '-f', 'examples/manifests/deployment.yaml'],
  ['crd', 'check', 'examples/manifests/customresourcedefinition.yaml'],
  ['crd', 'types', 'examples/manifests/customresourcedefinition.yaml'],
  ['schema', '-o', 'compact', 'ConfigMap'],
  ['server', '--port', 'none'],
  ['server', '--etcd-servers', 'http://127.0.0.1:1'],
];

test('it answers what the program of the package answers', { skip }, () => {
  const answered = new Set<number | null>();
  for (const args of COMMANDS) {
    const expected = run(process.execPath, [resolve('dist/node/src/cli/main.js'), ...args]);
    assert.deepEqual(run(executable, args), expected, args.join(' '));
    answered.add(expected.status);
  }
  assert.deepEqual([...answered].sort(), [0, 1, 2]);
});

test('kubetyped new writes the project that the package has', { skip }, () => {
  const { status, stderr } = run(executable, ['new', 'manifests', 'shop', '--dir', join(folder, 'shop')]);
  assert.equal(status, 0, stderr);
  assert.ok(readdirSync(join(folder, 'shop')).includes('package.json'));
});

const CREATED = '{"metadata":{"name":"kept"},"data":{"a":"b"}}';

/** Waits for a server. @returns its URL */
async function listening(server: ChildProcess): Promise<string> {
  const { value } = await createInterface({ input: server.stdout! })[Symbol.asyncIterator]().next();
  const [, url] = /^listening on (http:[^;]+);/.exec(String(value)) ?? [];
  assert.ok(url !== undefined, String(value));
  return url;
}

test('kubetyped server keeps objects in a folder, and leaves nothing of its own elsewhere', { skip }, async () => {
  const configMaps = '/api/v1/namespaces/default/configmaps';
  const args = ['server', '--data', join(folder, 'data'), '--write-kubeconfig', join(folder, 'kubeconfig')];
  for (const method of ['POST', 'GET']) {
    const server = spawn(executable, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'exit');
    try {
      const url = await listening(server);
      const creation = { method, headers: { 'content-type': 'application/json' }, body: CREATED };
      const creates = method === 'POST';
      const answer = await (creates ? fetch(url + configMaps, creation) : fetch(`${url}${configMaps}/kept`));
      const { data } = (await answer.json()) as { data?: unknown };
      assert.deepEqual([answer.status, data], [creates ? 201 : 200, { a: 'b' }]);
      assert.equal((await fetch(`${url}/openapi/v3/api/v1`)).status, 200);
      const page = await fetch(url, { headers: { accept: 'text/html' } });
      assert.match(await page.text(), /^<!doctype html>/i);
    } finally {
      server.kill('SIGTERM');
    }
    assert.deepEqual(await ended, [0, null]);
  }
  assert.deepEqual([readdirSync(join(folder, 'tmp')), readdirSync(join(folder, 'home'))], [[], []]);
});

test('kubetyped envtest writes programs that run it', { skip }, () => {
  const bin = join(folder, 'bin');
  assert.deepEqual(run(executable, ['envtest', bin]), { status: 0, stdout: `${bin}\n`, stderr: '' });
  assert.match(run(join(bin, 'kube-apiserver'), ['--version']).stdout, /^Kubernetes v1\.\d+/);
  assert.deepEqual(run(join(bin, 'kube-apiserver'), ['--secure-port=1']), {
    status: 1,
    stdout: '',
    stderr: 'Error: --etcd-servers must be specified\n',
  });
  assert.match(run(join(bin, 'etcd'), ['--help']).stdout, /--unsafe-no-fsync/);
  renameSync(executable, `${executable}.away`);
  const gone = run(join(bin, 'etcd'), ['--help']);
  renameSync(`${executable}.away`, executable);
  assert.deepEqual([gone.status, gone.stderr.startsWith('kubetyped was not found at ')], [1, true]);
});

test('a Node that cannot build it is told apart', { skip: older === undefined && 'there is no older Node' }, () => {
  const file = join(folder, 'never');
  const { status, stderr } = spawnSync(older!, ['scripts/executable.mjs', file], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /Error: Node v\S+ cannot build it: npx --package node@26 node scripts\/executable\.mjs .*never/);
  assert.equal(readdirSync(folder).includes('never'), false);
});

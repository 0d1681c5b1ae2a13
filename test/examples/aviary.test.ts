// The project of examples/aviary, as `kubetyped new apiserver` and `create resource` write it: the same files; and under
// other names, with resources of all sorts, its tests pass, and kubectl works with what it starts.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { cli, program, runNode } from '../cli/run_cli.ts';
import { alike, consoleBlocks, hasKubectl, run } from './console.ts';

const EXAMPLE = 'examples/aviary';
// The last one says how a project was made: an example was not.
const MADE = ['node_modules', 'dist', 'kubeconfig', '.kubetyped.json'];

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kubetyped-aviary-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a project, without what is made when it is used. */
function filesOf(project: string): Record<string, string> {
  const names = readdirSync(project)
    .filter((name) => !MADE.includes(name))
    .flatMap((name) =>
      statSync(join(project, name)).isFile()
        ? [name]
        : readdirSync(join(project, name), { recursive: true, encoding: 'utf8' }).map((each) => join(name, each)),
    )
    .filter((name) => statSync(join(project, name)).isFile())
    .sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(project, name), 'utf8')]));
}

/** The program from the sources, for a shell. */
const kubetyped = [process.execPath, ...program].join(' ');

/** Creates the definition of a kind of cert-manager, without its schema. */
async function defineCertManager(kind: string, env: NodeJS.ProcessEnv): Promise<void> {
  const plural = `${kind.toLowerCase()}s`;
  const schema = { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } };
  const definition = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.cert-manager.io` },
    spec: {
      group: 'cert-manager.io',
      scope: 'Namespaced',
      names: { kind, plural },
      versions: [{ name: 'v1', served: true, storage: true, schema }],
    },
  };
  writeFileSync(join(folder, `${plural}.json`), JSON.stringify(definition));
  await run({ command: `kubectl create -f ${plural}.json` }, env, folder);
  await run({ command: `kubectl wait --for=condition=Established crd/${plural}.cert-manager.io` }, env);
}

async function create(cwd: string, group: string, kind: string, ...more: readonly string[]): Promise<void> {
  const args = ['create', 'resource', '--group', group, '--version', 'v1alpha1', '--kind', kind, ...more];
  const { status, stderr } = await cli(args, { cwd });
  assert.deepEqual([status, stderr], [0, '']);
}

test('kubetyped new apiserver and create resource write the example', async () => {
  const { status, stderr } = await cli(['new', 'apiserver', 'aviary'], { cwd: folder });
  assert.deepEqual([status, stderr], [0, '']);
  await create(join(folder, 'aviary'), 'zoo', 'Bird', '--subresource', 'status', '--controller');
  assert.deepEqual(filesOf(join(folder, 'aviary')), filesOf(EXAMPLE));
});

test('a project of other names passes its tests, and kubectl works with it', async (context) => {
  const project = join(folder, 'farm');
  await cli(['new', 'apiserver', 'farm', '--domain', 'demo.acme.io'], { cwd: folder });
  await create(project, 'insects', 'BumbleBee');
  await create(project, 'insects', 'Fly', '--subresource', 'status');
  await create(project, 'big-ones', 'Ox', '--plural', 'oxen', '--controller');
  for (const [name, text] of Object.entries(filesOf(project)))
    if (name !== 'README.md') assert.doesNotMatch(name + text, /bird|zoo|aviary/i, name);
  execFileSync(process.execPath, ['scripts/link-project.mjs', project]);
  // Without what this test runner tells the processes of its tests, or the project's tests would not run.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  let report: string;
  try {
    report = execFileSync('npm', ['test'], { cwd: project, encoding: 'utf8', stdio: 'pipe', env });
  } catch (error) {
    assert.fail((error as { stdout: string }).stdout);
  }
  const [, passed] = /^(?:# |ℹ )pass (\d+)$/m.exec(report) ?? [];
  assert.equal(Number(passed), 14, report);

  const [[install, creation, tests, start] = [], [docker, apply] = [], ...more] = consoleBlocks(
    readFileSync(join(project, 'README.md'), 'utf8'),
  );
  assert.deepEqual(more, []);
  assert.deepEqual(
    [install, tests, start].map((step) => step?.command),
    ['npm install', 'npm test', 'npm start'],
  );
  // Into a copy without packages: the rest of this test knows which resources there are.
  const other = join(folder, 'other');
  cpSync(project, other, { recursive: true, filter: (path) => !/\/(?:node_modules|dist)$/.test(path) });
  await run({ command: creation!.command.replace('npx kubetyped', kubetyped) }, env, other);
  assert.match(readFileSync(join(other, 'src/resources.ts'), 'utf8'), /bird/i);
  const refused = await runNode(['dist/local/main.js', 'http'], { cwd: project });
  assert.deepEqual(
    [refused.status, refused.stderr],
    [2, 'Usage: npm start [-- PORT]; any port that is free unless given\n'],
  );
  const lost = await runNode(['dist/src/main.js'], { cwd: project, env: { ...env, KUBECONFIG: '/none' } });
  assert.deepEqual(
    [lost.status, lost.stderr],
    [1, 'no cluster is configured: there is no kubeconfig /none; set KUBECONFIG to one with a current context\n'],
  );
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  try {
    const port = String((taken.address() as AddressInfo).port);
    const late = await runNode(['dist/local/main.js', port], { cwd: project });
    assert.equal(late.status, 1);
    assert.match(late.stderr, /^cannot listen on port \d+\b[^\n]*: another program uses it; [^\n]*\n$/);
  } finally {
    taken.close();
  }
  assert.match(docker?.command ?? '', /^docker build -t farm:/);
  const child = spawn(process.execPath, [resolve(project, 'dist/local/main.js')], { cwd: project, stdio: 'pipe' });
  try {
    child.stderr.on('data', (data: Buffer) => context.diagnostic(data.toString()));
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    for (const line of start!.output) assert.equal(alike(String((await lines.next()).value)), alike(line));
    if (hasKubectl()) {
      const kubectl = (...args: string[]): string =>
        execFileSync('kubectl', ['--kubeconfig', 'kubeconfig', ...args], { cwd: project, encoding: 'utf8' });
      assert.match(kubectl('api-resources'), /^oxen +big-ones\.demo\.acme\.io\/v1alpha1 +true +Ox$/m);
      assert.equal(
        kubectl('apply', '-f', 'samples'),
        'ox.big-ones.demo.acme.io/sample created\nbumblebee.insects.demo.acme.io/sample created\nfly.insects.demo.acme.io/sample created\n',
      );
      assert.match(kubectl('wait', '--for=condition=Ready', 'ox/sample'), /condition met/);
      assert.match(kubectl('get', 'oxen'), /^NAME +MESSAGE +AGE\nsample +hello +\d+s\n$/);
      assert.throws(
        () => kubectl('patch', 'ox', 'sample', '--type=merge', '-p', '{"spec":{"times":11}}'),
        /spec\.times in body should be less than or equal to 10/,
      );
      assert.match(kubectl('delete', '-f', 'samples'), /ox.big-ones.demo.acme.io "sample" deleted/);
      // A cluster, with cert-manager's definitions.
      await using cluster = await startTestServer();
      writeFileSync(join(folder, 'cluster'), cluster.kubeconfig);
      const own = { ...env, KUBECONFIG: join(folder, 'cluster') };
      for (const kind of ['Certificate', 'Issuer']) await defineCertManager(kind, own);
      await run({ command: apply!.command }, own, project);
    } else context.diagnostic('no kubectl: nothing is asked of the server that was started');
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  assert.equal(child.exitCode, 0);
});

test('an edit that breaks a type is told by npm test', () => {
  const project = join(folder, 'farm');
  appendFileSync(join(project, 'src/insects/v1alpha1/fly.ts'), `\nexport const fly: Fly = { spec: { message: 1 } };\n`);
  assert.throws(
    () => execFileSync('npm', ['test'], { cwd: project, encoding: 'utf8', stdio: 'pipe' }),
    (error: { stdout: string }) => /fly\.ts\(\d+,\d+\): error TS2322/.test(error.stdout),
  );
});

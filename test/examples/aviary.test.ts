// The project of examples/aviary, as `kubetyped new apiserver` and `create resource` write it: the same files; and under
// other names, with resources of all sorts, its tests pass, and kubectl works with what it starts.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { cli } from '../cli/run_cli.ts';

const EXAMPLE = 'examples/aviary';
const MADE = ['node_modules', 'dist', 'kubeconfig'];

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

function hasKubectl(): boolean {
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
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

  const child = spawn(process.execPath, [resolve(project, 'dist/local/main.js')], { cwd: project, stdio: 'pipe' });
  try {
    child.stderr.on('data', (data: Buffer) => context.diagnostic(data.toString()));
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    assert.match(String((await lines.next()).value), /^API server at http:\/\/127\.0\.0\.1:\d+; /);
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

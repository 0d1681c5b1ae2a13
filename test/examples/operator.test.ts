// The project of examples/operator, as `kubetyped new operator` writes it: the same files, and under other names its tests
// pass and it starts, with the library as published.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { cli } from '../cli/run_cli.ts';

const EXAMPLE = 'examples/operator';
const MADE = ['node_modules', 'dist', 'kubeconfig'];

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kubetyped-operator-'));
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

test('kubetyped new operator writes the example', async () => {
  const args = ['new', 'operator', 'datastore-operator', '--group', 'data', '--kind', 'Datastore', '--dir', 'same'];
  const { status, stderr } = await cli(args, { cwd: folder });
  assert.deepEqual([status, stderr], [0, '']);
  assert.deepEqual(filesOf(join(folder, 'same')), filesOf(EXAMPLE));
});

test('a project of other names passes its tests and starts, with the package as published', async (context) => {
  const project = join(folder, 'shop');
  const args = ['new', 'operator', 'shop', '--domain', 'acme.io', '--kind', 'OnlineShop', '--plural', 'stores'];
  const { stdout } = await cli(args, { cwd: folder });
  assert.match(stdout, /^wrote \d+ files; next:\n\n {2}cd shop\n {2}npm install\n {2}npm test\n {2}npm start\n$/);
  for (const [name, text] of Object.entries(filesOf(project))) assert.doesNotMatch(name + text, /datastore|data\.exa/i);
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  execFileSync(process.execPath, ['scripts/link-project.mjs', project, join(folder, filename)]);
  // Without what this test runner tells the processes of its tests, or the project's tests would not run.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const npm = (...given: string[]): string =>
    execFileSync('npm', ['run', ...given], { cwd: project, encoding: 'utf8', stdio: 'pipe', env });
  let report: string;
  try {
    report = npm('test');
  } catch (error) {
    assert.fail((error as { stdout: string }).stdout);
  }
  const [, passed] = /^(?:# |ℹ )pass (\d+)$/m.exec(report) ?? [];
  assert.ok(Number(passed) >= 11, report);
  npm('manifests');
  assert.equal(
    readFileSync(join(project, 'manifests/rbac.yaml'), 'utf8'),
    readFileSync(join(EXAMPLE, 'manifests/rbac.yaml'), 'utf8')
      .replaceAll('data.example.com', 'shop.acme.io')
      .replaceAll('datastore-operator', 'shop')
      .replaceAll('datastores', 'stores'),
  );

  const child = spawn(process.execPath, [resolve(project, 'dist/local/main.js')], { cwd: project, stdio: 'pipe' });
  try {
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const { value: line = '' } = await lines.next();
    const [, url = ''] = /^API server at (\S+);/.exec(line) ?? [];
    const stores = `${url}/apis/shop.acme.io/v1alpha1/namespaces/default/stores`;
    const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
      for (let tries = 0; !(await isSo()); tries++) {
        assert.ok(tries < 300, `never: ${what}`);
        await new Promise((done) => setTimeout(done, 100));
      }
    };
    // The resource is served a moment after its definition is there.
    await until('the sample is taken', async () => {
      const response = await fetch(stores, {
        method: 'POST',
        headers: { 'Content-Type': 'application/yaml' },
        body: readFileSync(join(project, 'manifests/sample.yaml')),
      });
      await response.arrayBuffer();
      return response.status === 201;
    });
    await until('a status', async () => {
      const { status } = (await (await fetch(`${stores}/sessions`)).json()) as { status?: { replicas?: number } };
      return status?.replicas === 3;
    });
    assert.match(readFileSync(join(project, 'kubeconfig'), 'utf8'), new RegExp(`server: ${url}`));
  } finally {
    child.stderr.on('data', (data: Buffer) => context.diagnostic(data.toString()));
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  assert.equal(child.exitCode, 0);
});

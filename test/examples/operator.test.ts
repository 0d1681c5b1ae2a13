// The project of examples/operator, as `kubetyped new operator` writes it: the same files, and under other names its tests
// pass and it starts, with the library as published. KUBETYPED_CONTROLPLANE=start: on the real kube-apiserver and
// kube-controller-manager as well, with the rights of its manifests.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { cli, runNode } from '../cli/run_cli.ts';
import { alike, assertShown, consoleBlocks, hasKubectl, Running, run } from './console.ts';

const EXAMPLE = 'examples/operator';
// The last one says how a project was made: an example was not.
const MADE = ['node_modules', 'dist', 'kubeconfig', '.kubetyped.json'];

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

  const readme = consoleBlocks(readFileSync(join(project, 'README.md'), 'utf8'));
  const [[install, tests, start] = [], [table, ...commands] = [], [docker, ...inCluster] = [], ...more] = readme;
  assert.deepEqual([install?.command, tests?.command, more], ['npm install', 'npm test', []]);
  // npm start has compiled it for the tests already.
  assert.deepEqual(
    [start?.command, JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).scripts.start],
    ['npm start', 'tsc && node dist/local/main.js'],
  );
  const refused = await runNode(['dist/local/main.js', '--port'], { cwd: project });
  assert.deepEqual([refused.status, refused.stderr], [2, 'Usage: npm start, without arguments\n']);
  const lost = await runNode(['dist/src/main.js'], { cwd: project, env: { ...env, KUBECONFIG: '/none' } });
  assert.deepEqual(
    [lost.status, lost.stderr],
    [1, 'no cluster is configured: there is no kubeconfig /none; set KUBECONFIG to one with a current context\n'],
  );
  await using server = new Running('node dist/local/main.js', env, project);
  await server.prints(
    start!.output.slice(
      0,
      start!.output.findIndex((line) => / INFO /.test(line)),
    ),
  );
  const kubeconfig = { ...env, KUBECONFIG: join(project, 'kubeconfig') };
  const [, url = ''] = /^API server at (\S+);/.exec(server.printed) ?? [];
  assert.match(readFileSync(join(project, 'kubeconfig'), 'utf8'), new RegExp(`server: ${url}`));
  if (hasKubectl()) {
    await run({ command: 'kubectl wait --for=condition=Established crd/stores.shop.acme.io' }, kubeconfig);
    for (const [, command = ''] of start!.output.join('\n').matchAll(/^ {2}(kubectl apply .*)$/gm))
      await run({ command }, kubeconfig, project);
    await using watch = new Running('kubectl get stores --watch', kubeconfig, project);
    const rows = table!.output;
    // The rows that last are always seen, those between them by who is quick.
    const lasting = (replicas: number, version: string): string[] =>
      rows.filter((row) => alike(row).startsWith(`sessions ${version} ${replicas} ${replicas} Available`));
    assert.equal(lasting(3, '8.0').length, 1);
    await watch.prints([rows[0]!, ...lasting(3, '8.0')]);
    await run({ command: 'kubectl scale onlineshop sessions --replicas 2' }, kubeconfig);
    await watch.prints(lasting(2, '8.0'));
    const upgrade = `kubectl patch onlineshop sessions --type merge -p '{"spec":{"version":"8.1"}}'`;
    await run({ command: upgrade }, kubeconfig);
    await watch.prints(lasting(2, '8.1'));
    for (const step of commands) assertShown(step, await run(step, kubeconfig, project));
    assert.ok(commands.length >= 2);
    await server.prints(start!.output);
    // A cluster, but for the image.
    assert.match(docker?.command ?? '', /^docker build -t shop:/);
    await using cluster = await startTestServer();
    writeFileSync(join(folder, 'cluster'), cluster.kubeconfig);
    const own = { ...env, KUBECONFIG: join(folder, 'cluster') };
    await run({ command: inCluster[0]!.command }, own, project);
    await run({ command: 'kubectl wait --for=condition=Established crd/stores.shop.acme.io' }, own);
    await run({ command: inCluster[1]!.command }, own, project);
    assert.equal(inCluster.length, 2);
  } else context.diagnostic('no kubectl: the commands of the README are not run');
  await server[Symbol.asyncDispose]();
  assert.equal(server.exitCode, 0);
});

const PLANE = process.env['KUBETYPED_CONTROLPLANE'] ?? '';

test('examples/operator on a real control plane, as its ServiceAccount', {
  skip: PLANE === '' ? 'set KUBETYPED_CONTROLPLANE to start' : false,
}, async (context) => {
  execFileSync(process.execPath, ['scripts/link-project.mjs', EXAMPLE]);
  execFileSync('npm', ['run', 'build'], { cwd: EXAMPLE, stdio: 'ignore' });
  const start = ['start', '--controller-manager', '--admission', '--rbac'];
  const admin = execFileSync('scripts/controlplane.sh', start, { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
  const kubectlOf =
    (kubeconfig: string) =>
    (...args: string[]): string =>
      execFileSync('kubectl', ['--kubeconfig', kubeconfig, ...args], { encoding: 'utf8' });
  const kubectl = kubectlOf(admin);
  const until = async (what: string, isSo: () => boolean): Promise<void> => {
    for (let tries = 0; !isSo(); tries++) {
      assert.ok(tries < 300, `never: ${what}`);
      await new Promise((done) => setTimeout(done, 200));
    }
  };
  try {
    kubectl('apply', '-f', `${EXAMPLE}/manifests/crd.yaml`, '-f', `${EXAMPLE}/manifests/rbac.yaml`);
    kubectl('wait', '--for=condition=Established', 'crd/datastores.data.example.com', '--timeout=60s');
    const own = join(folder, 'operator.kubeconfig');
    copyFileSync(admin, own);
    const token = kubectl('create', 'token', 'datastore-operator', '--namespace', 'datastore-operator').trim();
    kubectlOf(own)('config', 'set-credentials', 'operator', `--token=${token}`);
    kubectlOf(own)('config', 'set-context', '--current', '--user=operator');
    const child = spawn(process.execPath, [resolve(EXAMPLE, 'dist/src/main.js')], {
      stdio: 'pipe',
      env: { ...process.env, KUBECONFIG: own },
    });
    child.stdout.resume();
    let complaints = '';
    child.stderr.on('data', (data: Buffer) => {
      complaints += data.toString();
      context.diagnostic(data.toString());
    });
    try {
      kubectl('apply', '-f', `${EXAMPLE}/manifests/sample.yaml`);
      const names = (what: string): string => kubectl('get', what, '-o', 'name').trim();
      for (const pod of ['sessions-0', 'sessions-1', 'sessions-2']) {
        await until(pod, () => names('pods').includes(pod));
        // There is no kubelet.
        const status = { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] };
        kubectl('patch', 'pod', pod, '--subresource=status', '--type=merge', '-p', JSON.stringify({ status }));
      }
      kubectl('wait', '--for=condition=Ready', 'datastore/sessions', '--timeout=60s');
      assert.match(kubectl('get', 'datastores'), /^sessions +8\.0 +3 +3 +Available/m);
      await until('an event', () => /Available +.* +All Pods run/.test(kubectl('describe', 'datastore', 'sessions')));
      assert.equal(names('pvc').split('\n').length, 3);
      kubectl('scale', 'datastore', 'sessions', '--replicas=1');
      await until('one Pod', () => names('pods') === 'pod/sessions-0');
      kubectl('delete', 'datastore', 'sessions');
      await until('the end of all', () => names('statefulsets,pods') === '' && names('pvc') === '');
      assert.doesNotMatch(complaints, /forbidden/i);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
  } finally {
    execFileSync('scripts/controlplane.sh', ['stop', admin]);
  }
});

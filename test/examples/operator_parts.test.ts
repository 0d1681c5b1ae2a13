// What `kubetyped create` adds to the project of an operator: with Kinds, webhooks, versions and a chart the project passes
// its tests with the library as published, its tests notice what is broken, and kustomize and Helm make valid manifests
// of it.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { decodeAll, scheme } from 'kubetyped';
import { rbac, storedWebhooks } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { generateSelfSignedCertKey } from 'kubetyped/client/util/cert';
import { WebhookClient } from 'kubetyped/webhooks/node';
import { cli } from '../cli/run_cli.ts';
import { hasKubectl, run } from './console.ts';

let folder: string;
let project: string;
// Without what this test runner tells the processes of its tests, or the project's tests would not run.
const { NODE_TEST_CONTEXT: _, ...env } = process.env;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kubetyped-parts-'));
  project = join(folder, 'shop');
  const kubetyped = async (cwd: string, ...args: readonly string[]): Promise<void> => {
    const { status, stderr } = await cli(args, { cwd });
    assert.deepEqual([status, stderr], [0, ''], args.join(' '));
  };
  await kubetyped(
    folder,
    'new',
    'operator',
    'shop',
    '--domain',
    'acme.io',
    '--kind',
    'OnlineShop',
    '--plural',
    'stores',
  );
  for (const args of [
    ['kind', 'Bill'],
    ['kind', 'Region', '--cluster', '--group', 'geo', '--version', 'v1beta1'],
    ['webhook', 'OnlineShop', '--validation'],
    ['webhook', 'Region', '--defaulting', '--validation'],
    ['version', 'Region', 'v1'],
    ['version', 'Region', 'v2alpha1'],
    ['version', 'OnlineShop', 'v1'],
    ['chart'],
  ])
    await kubetyped(project, 'create', ...args);
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  execFileSync(process.execPath, ['scripts/link-project.mjs', project, join(folder, filename)]);
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script of the project. @returns its status, and what it prints */
function npm(script: string): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', script], { cwd: project, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

/** Runs one test file of the project. */
function testOf(name: string): { readonly status: number | null; readonly output: string } {
  const built = npm('build');
  if (built.status !== 0) return built;
  const args = ['--test', `dist/test/${name}.test.js`];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8', env });
  return { status, output: stdout };
}

/** Edits a file of the project while something runs. */
function withEdit<T>(path: string, from: string, to: string, work: () => T): T {
  const text = readFileSync(join(project, path), 'utf8');
  assert.ok(text.includes(from), `${path} has no ${from}`);
  writeFileSync(join(project, path), text.replaceAll(from, to));
  try {
    return work();
  } finally {
    writeFileSync(join(project, path), text);
  }
}

test('the project names nothing of the example', () => {
  const paths = readdirSync(project, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((each) => !/^(?:node_modules|dist)/.test(each) && /\.\w+$/.test(each)))
    assert.doesNotMatch(
      path + readFileSync(join(project, path), 'utf8'),
      /(?<!volu)memo(?!ry)|datastore|data\.exa|\bv0\b/i,
      path,
    );
});

test('its tests say that the manifests are old, and pass with new ones', () => {
  const before = testOf('manifests');
  assert.equal(before.status, 1);
  assert.match(before.output, /manifests\/crd\.yaml: npm run manifests/);
  const written = npm('manifests');
  assert.equal(written.status, 0, written.output);
  const { status, output } = npm('test');
  assert.equal(status, 0, output);
  const [, passed] = /^(?:# |ℹ )pass (\d+)$/m.exec(output) ?? [];
  assert.equal(Number(passed), 28, output);
});

test('its tests notice what its owner breaks', () => {
  const added = withEdit(
    'src/region_v1.ts',
    "          times: {\n            type: 'integer',",
    "          color: { type: 'string' },\n          times: {\n            type: 'integer',",
    () => testOf('region_v1'),
  );
  // The compiler takes a field more where an object is spread, and an API server drops it.
  assert.equal(added.status, 1);
  assert.match(added.output, /seed \d+/);
  const lost = withEdit(
    'src/region_v1_conversion.ts',
    'return { ...region, apiVersion: Region.apiVersion };',
    'return { ...region, apiVersion: Region.apiVersion, spec: { message: region.spec.message } };',
    () => testOf('region_v1'),
  );
  assert.equal(lost.status, 1);
  assert.match(lost.output, /seed \d+/);
  for (const [path, from, to, name] of [
    ['src/region_defaulting.ts', "operation !== 'CREATE'", "operation === 'CREATE'", 'region_defaulting'],
    ['src/region_validation.ts', 'name.length <= MAX_NAME', 'name.length > 0', 'region_validation'],
    ['src/bill_controller.ts', "verbs: ['patch']", "verbs: ['patch', 'delete']", 'bill'],
    [
      'src/bill_controller.ts',
      "access: [{ kind: Bill, verbs: ['patch'], subresource: 'status' }]",
      'access: []',
      'bill',
    ],
    ['src/parts.ts', "export { part as region_v1 } from './region_v1_conversion.ts';\n", '', 'region_v1'],
  ] as const) {
    const { status } = withEdit(path, from, to, () => testOf(name));
    assert.equal(status, 1, `${path} without ${from}`);
  }
});

/** The objects of a stream by kind and name, once `kubetyped validate` has found no fault in them. */
async function validObjects(text: string): Promise<string[]> {
  const { status, stdout, stderr } = await cli(['validate', '-'], { input: text });
  assert.equal(status, 0, stdout + stderr);
  return decodeAll(scheme, text, { flatten: true, unstructured: true })
    .map(({ kind, metadata }) => `${kind} ${metadata?.name}`)
    .sort();
}

const OBJECTS = [
  'ClusterRole shop',
  'ClusterRoleBinding shop',
  'CustomResourceDefinition bills.shop.acme.io',
  'CustomResourceDefinition regions.geo.acme.io',
  'CustomResourceDefinition stores.shop.acme.io',
  'Deployment shop',
  'MutatingWebhookConfiguration shop',
  'Role shop',
  'RoleBinding shop',
  'Service shop',
  'ServiceAccount shop',
  'ValidatingWebhookConfiguration shop',
];

test('kustomize makes valid manifests of it', { skip: hasKubectl() ? false : 'no kubectl' }, async () => {
  const text = execFileSync('kubectl', ['kustomize', 'manifests'], { cwd: project, encoding: 'utf8' });
  assert.deepEqual(await validObjects(text), [...OBJECTS, 'Namespace shop'].sort());
});

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('as its ServiceAccount it serves webhooks with a certificate of its own', {
  skip: hasKubectl() ? false : 'no kubectl',
}, async (context) => {
  assert.equal(npm('manifests').status, 0);
  const port = await freePort();
  const webhooks = new WebhookClient({ resolveService: () => `https://127.0.0.1:${port}` });
  await using server = await startTestServer({
    admission: [storedWebhooks({ call: webhooks.call })],
    customResources: { callConversionWebhook: webhooks.call },
    authentication: tokens({
      admin: { name: 'admin', groups: ['system:masters'] },
      operator: { name: 'system:serviceaccount:shop:shop', groups: ['system:serviceaccounts'] },
    }),
    authorization: rbac(),
    // Tokens are sent over TLS alone.
    listen: { tls: generateSelfSignedCertKey('127.0.0.1') },
  });
  for (const token of ['admin', 'operator'])
    writeFileSync(
      join(folder, token),
      JSON.stringify({
        apiVersion: 'v1',
        kind: 'Config',
        clusters: [{ name: 'c', cluster: { server: server.url, 'insecure-skip-tls-verify': true } }],
        users: [{ name: 'u', user: { token } }],
        contexts: [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
        'current-context': 'x',
      }),
    );
  await serves({ ...env, KUBECONFIG: join(folder, 'admin') }, join(folder, 'operator'), port, context);
});

/** Installs the project, runs it as in a Pod, and asks for what its webhooks do. */
async function serves(
  admin: NodeJS.ProcessEnv,
  kubeconfig: string,
  port: number,
  context: TestContext,
  installed = async (): Promise<void> => undefined,
): Promise<void> {
  const kubectl = (command: string): Promise<string> => run({ command: `kubectl ${command}` }, admin, project);
  await kubectl('apply -k manifests');
  await installed();
  for (const [path, pattern, to] of [
    ['dist/src/webhooks.js', /PORT = \d+/, `PORT = ${port}`],
    ['dist/src/main.js', /port: 8080/, 'port: 0'],
  ] as const) {
    const text = readFileSync(join(project, path), 'utf8');
    assert.match(text, pattern, path);
    writeFileSync(join(project, path), text.replace(pattern, to));
  }
  const operator = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: project,
    env: { ...env, KUBECONFIG: kubeconfig },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [operator.stdout, operator.stderr])
    stream.on('data', (data: Buffer) => {
      printed += data.toString();
      context.diagnostic(data.toString());
    });
  try {
    while (!printed.includes('Starting workers controller=bill-controller')) {
      assert.equal(operator.exitCode, null, printed);
      await new Promise((done) => setTimeout(done, 100));
    }
    await kubectl('apply -f manifests/sample_region.yaml');
    await kubectl('wait --for=condition=Ready region/sample');
    const newer = await kubectl('get regions.v2alpha1.geo.acme.io sample -o yaml');
    assert.match(
      newer,
      /^apiVersion: geo\.acme\.io\/v2alpha1\n[^]*geo\.acme\.io\/creator: \w+\n[^]*said: hello hello hello\n/,
    );
    const long = readFileSync(join(project, 'manifests/sample_region.yaml'), 'utf8').replace('sample', 'x'.repeat(51));
    writeFileSync(join(folder, 'long.yaml'), long);
    await assert.rejects(kubectl(`apply -f ${join(folder, 'long.yaml')}`), /metadata\.name: Too long/);
    assert.doesNotMatch(printed, /forbidden|ERROR/i);
  } finally {
    operator.kill('SIGTERM');
    await once(operator, 'close');
  }
}

const PLANE = process.env['KUBETYPED_CONTROLPLANE'] ?? '';

test('the real kube-apiserver calls its webhooks', {
  skip: PLANE === '' ? 'set KUBETYPED_CONTROLPLANE to start' : false,
}, async (context) => {
  assert.equal(npm('manifests').status, 0);
  const start = execFileSync('scripts/controlplane.sh', ['start', '--rbac'], { encoding: 'utf8' });
  const kubeconfig = start.trim().split('\n').at(-1) ?? '';
  const admin = { ...env, KUBECONFIG: kubeconfig };
  const kubectl = (command: string): Promise<string> => run({ command: `kubectl ${command}` }, admin);
  try {
    const port = await freePort();
    const own = join(folder, 'own');
    await serves(admin, own, port, context, async () => {
      // There are no Pods: the Service leads to this machine.
      await kubectl('delete service shop --namespace shop');
      await kubectl(`create service externalname shop --namespace shop --external-name localhost --tcp ${port}`);
      const patch = (what: string, path: string): Promise<string> =>
        kubectl(`patch ${what} --type json -p '[{"op": "add", "path": "${path}/port", "value": ${port}}]'`);
      await patch('mutatingwebhookconfiguration shop', '/webhooks/0/clientConfig/service');
      for (const index of [0, 1])
        await patch('validatingwebhookconfiguration shop', `/webhooks/${index}/clientConfig/service`);
      for (const name of ['regions.geo.acme.io', 'stores.shop.acme.io'])
        await patch(`crd ${name}`, '/spec/conversion/webhook/clientConfig/service');
      const token = (await kubectl('create token shop --namespace shop')).trim();
      copyFileSync(kubeconfig, own);
      const config = `kubectl --kubeconfig ${own} config`;
      await run({ command: `${config} set-credentials operator --token=${token}` }, env);
      await run({ command: `${config} set-context --current --user=operator` }, env);
    });
  } finally {
    execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
  }
});

const HELM = process.env['KUBETYPED_HELM'] ?? 'helm';
const hasHelm = spawnSync(HELM, ['version']).status === 0;

test('helm makes valid manifests of the chart', { skip: hasHelm ? false : 'no helm: set KUBETYPED_HELM' }, async () => {
  const helm = (...args: readonly string[]): string =>
    execFileSync(HELM, [...args], { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  helm('lint', '--strict', 'chart');
  const text = helm('template', 'one', 'chart', '--namespace', 'space', '--set', 'replicas=3,image.tag=1.2.3');
  assert.deepEqual(await validObjects(text), OBJECTS);
  assert.match(text, /image: "?shop:1\.2\.3/);
  assert.match(text, /replicas: 3/);
  assert.doesNotMatch(text, /namespace: "?shop|namespace-of-the-release/);
  assert.equal(text.match(/namespace: "space"/g)?.length, 12);
  const without = helm('template', 'one', 'chart', '--set', 'crds=false');
  assert.doesNotMatch(without, /kind: CustomResourceDefinition/);
});

test('the templates that npm run manifests writes have the namespace of the release, and braces as they are', () => {
  const crd = withEdit('src/region.ts', "'What is said.'", "'What {{ is }} said.'", () => {
    assert.equal(npm('manifests').status, 0);
    return readFileSync(join(project, 'chart/templates/crd.yaml'), 'utf8');
  });
  assert.match(crd, /description: What \{\{ "\{\{" \}\} is \}\} said\./);
  assert.match(crd, /^\{\{- if \.Values\.crds \}\}\n/);
  assert.match(crd, /helm\.sh\/resource-policy: keep/);
  assert.match(
    readFileSync(join(project, 'chart/templates/rbac.yaml'), 'utf8'),
    /namespace: \{\{ \.Release\.Namespace \| quote \}\}/,
  );
});

// The sample controller keeps a Deployment for each Foo. KUBETYPED_CONTROLPLANE=start: on the real kube-apiserver and
// kube-controller-manager, too, which make ReplicaSet and Pods of it, and collect them when the Foo is deleted.
// KUBETYPED_APISERVER=start: on a server of k8s.io/apiserver, too.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { decode } from 'kubetyped';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { crdDrift, type DefinedKind } from 'kubetyped/apiextensions';
import { unmarshal } from 'kubetyped/apimachinery/util/yaml';
import { cli, fromSources } from '../cli/run_cli.ts';
import { findAPIServer, skipWithout } from '../server/server.ts';

/** What is read of objects and lists. */
interface Seen {
  readonly metadata?: { readonly ownerReferences?: readonly { kind: string; name: string; controller?: boolean }[] };
  readonly spec?: { readonly replicas?: number };
  readonly status?: { readonly availableReplicas?: number; readonly conditions?: readonly { reason: string }[] };
  readonly items?: readonly { readonly reason: string }[];
}

const MAIN = 'examples/sample-controller/main.ts';
const MANIFESTS = 'examples/sample-controller/manifests';

function hasKubectl(): boolean {
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`never: ${what}`);
}

test('the CustomResourceDefinition of examples/sample-controller is that of its Kind', async () => {
  const module = pathToFileURL('examples/sample-controller/foo.ts').href;
  const { Foo } = (await import(module)) as { Foo: DefinedKind };
  const manifest = readFileSync(`${MANIFESTS}/crd.yaml`, 'utf8');
  assert.deepEqual(crdDrift(decode(CustomResourceDefinition, manifest), Foo), []);
});

test('examples/sample-controller on a server of its own', async (context) => {
  const child = spawn(process.execPath, [...fromSources, MAIN], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.resume();
  try {
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const { value: line = '' } = await lines.next();
    const [, url = '', kubeconfig = ''] = /serving at (\S+); try: kubectl --kubeconfig (\S+)/.exec(line) ?? [];
    const request = async (path: string, method = 'GET', body?: object): Promise<{ status: number; object: Seen }> => {
      const response = await fetch(url + path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, object: (await response.json()) as Seen };
    };
    const foos = '/apis/samplecontroller.example.com/v1alpha1/namespaces/default/foos';
    const type = { apiVersion: 'samplecontroller.example.com/v1alpha1', kind: 'Foo' };
    const deployments = '/apis/apps/v1/namespaces/default/deployments';
    if (hasKubectl()) {
      await established((args) => execFileSync('kubectl', ['--kubeconfig', kubeconfig, ...args], { encoding: 'utf8' }));
      const out = execFileSync('kubectl', ['--kubeconfig', kubeconfig, 'apply', '-f', `${MANIFESTS}/foo.yaml`]);
      assert.match(out.toString(), /foo.samplecontroller.example.com\/example-foo created/);
    } else {
      context.diagnostic('no kubectl: the Foo is created by a request');
      const foo = { ...type, metadata: { name: 'example-foo' }, spec: { deploymentName: 'example-foo', replicas: 2 } };
      assert.equal((await request(foos, 'POST', foo)).status, 201);
    }
    const deployment = async (): Promise<Seen> => (await request(`${deployments}/example-foo`)).object;
    await until(async () => (await deployment()).spec?.replicas === 2, 'a Deployment');
    const unfit = { ...type, metadata: { name: 'unfit' }, spec: { deploymentName: 'unfit', replicas: 11 } };
    assert.equal((await request(foos, 'POST', unfit)).status, 422);
    const [owner] = (await deployment()).metadata?.ownerReferences ?? [];
    assert.deepEqual([owner?.kind, owner?.name, owner?.controller], ['Foo', 'example-foo', true]);
    // Somebody meddles; the Deployment gets available.
    await request(`${deployments}/example-foo`, 'PUT', {
      ...(await deployment()),
      spec: { ...(await deployment()).spec, replicas: 7 },
    });
    await until(async () => (await deployment()).spec?.replicas === 2, 'the replicas again');
    const available = await request(`${deployments}/example-foo/status`, 'PUT', {
      ...(await deployment()),
      status: { availableReplicas: 2, readyReplicas: 2, replicas: 2 },
    });
    assert.equal(available.status, 200);
    const status = async (): Promise<Seen['status']> => (await request(`${foos}/example-foo`)).object.status;
    await until(async () => (await status())?.availableReplicas === 2, 'the status');
    assert.equal((await status())?.conditions?.[0]?.reason, 'AllAvailable');
    // A Deployment of somebody else is left alone, with an event that says so.
    await request(deployments, 'POST', {
      metadata: { name: 'taken' },
      spec: {
        replicas: 3,
        selector: { matchLabels: { a: 'b' } },
        template: { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } },
      },
    });
    await request(foos, 'POST', {
      ...type,
      metadata: { name: 'late' },
      spec: { deploymentName: 'taken', replicas: 1 },
    });
    const reasons = async (): Promise<string[]> =>
      (await request('/apis/events.k8s.io/v1/namespaces/default/events')).object.items?.map((event) => event.reason) ??
      [];
    await until(async () => (await reasons()).includes('ErrResourceExists'), 'an event');
    assert.ok((await reasons()).includes('Synced'));
    assert.equal((await request(`${deployments}/taken`)).object.spec?.replicas, 3);
    // A Foo takes its Deployment with it.
    await request(`${foos}/example-foo`, 'DELETE');
    await until(async () => (await request(`${deployments}/example-foo`)).status === 404, 'the end of the Deployment');
  } finally {
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];
    assert.equal(code, 0);
  }
});

/** The definition that servers of today take, made of the old one. */
async function convertedDefinition(): Promise<string> {
  const { status, stdout, stderr } = await cli(['crd', 'convert', `${MANIFESTS}/crd.v1beta1.yaml`]);
  assert.deepEqual([status, stderr], [0, '']);
  return stdout;
}

test('the old definition, with validation at the top, becomes the one of today', async () => {
  const today = readFileSync(`${MANIFESTS}/crd.yaml`, 'utf8');
  assert.match(readFileSync(`${MANIFESTS}/crd.v1beta1.yaml`, 'utf8'), /^ {2}validation:$/m);
  assert.deepEqual(unmarshal(await convertedDefinition()), unmarshal(today));
  const checked = await cli(['crd', 'check', '-'], { input: today });
  assert.equal(checked.status, 0, checked.stderr);
});

test('examples/sample-controller on a server of k8s.io/apiserver', { timeout: 600_000 }, async (t) => {
  const server = findAPIServer(8471);
  if (skipWithout(server, t)) return;
  const folder = mkdtempSync(join(tmpdir(), 'sample-controller-test-'));
  const kubeconfig = join(folder, 'kubeconfig');
  writeFileSync(
    kubeconfig,
    `apiVersion: v1\nkind: Config\ncurrent-context: c\nclusters: [{name: c, cluster: {server: '${server.url}'}}]\ncontexts: [{name: c, context: {cluster: c, user: u}}]\nusers: [{name: u, user: {}}]\n`,
  );
  const kubectl = (args: readonly string[], input = ''): string =>
    execFileSync('kubectl', ['--kubeconfig', kubeconfig, ...args], { encoding: 'utf8', input });
  try {
    // It validates nothing that it has no OpenAPI for.
    kubectl(['create', '--validate=false', '-f', '-'], await convertedDefinition());
    await established(kubectl);
    const child = spawn(process.execPath, [...fromSources, MAIN, '--context', 'c'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, KUBECONFIG: kubeconfig },
    });
    try {
      kubectl(['create', '--validate=false', '-f', `${MANIFESTS}/foo.yaml`]);
      const foo = (): Seen => JSON.parse(kubectl(['get', 'foo', 'example-foo', '-o', 'json'])) as Seen;
      const deployed = (): boolean => kubectl(['get', 'deployments.v1.apps', '-o', 'name']).includes('/example-foo');
      await until(deployed, 'a Deployment');
      await until(() => foo().status?.conditions?.[0]?.reason === 'Waiting', 'the status');
    } finally {
      child.kill('SIGTERM');
      assert.equal(((await once(child, 'close')) as [number | null])[0], 0);
      kubectl(['delete', '-f', `${MANIFESTS}/foo.yaml`]);
      kubectl(['delete', '-f', `${MANIFESTS}/crd.yaml`]);
    }
  } finally {
    rmSync(folder, { recursive: true });
    server.stop();
  }
});

/** Waits until the definition is, by the column that people look at. */
async function established(kubectl: (args: readonly string[]) => string): Promise<void> {
  const columns = 'NAME:.metadata.name,ESTABLISHED:.status.conditions[?(@.type=="Established")].status';
  const table = (): string => kubectl(['get', 'crd', '-o', `custom-columns=${columns}`]);
  await until(() => /^foos\.samplecontroller\.example\.com +True$/m.test(table()), 'the definition is established');
}

const PLANE = process.env['KUBETYPED_CONTROLPLANE'] ?? '';

test('examples/sample-controller on a real control plane', {
  skip: PLANE === '' ? 'set KUBETYPED_CONTROLPLANE to start, or to a kubeconfig' : false,
}, async () => {
  const started = PLANE === 'start';
  const start = ['start', '--controller-manager', '--admission'];
  const printed = started ? execFileSync('scripts/controlplane.sh', start, { encoding: 'utf8' }) : PLANE;
  // The URL, and the path of the kubeconfig.
  const kubeconfig = printed.trim().split('\n').at(-1) ?? '';
  const kubectl = (...args: string[]): string =>
    execFileSync('kubectl', ['--kubeconfig', kubeconfig, ...args], { encoding: 'utf8' });
  try {
    execFileSync('kubectl', ['--kubeconfig', kubeconfig, 'apply', '-f', '-'], { input: await convertedDefinition() });
    await established((args) => kubectl(...args));
    const child = spawn(process.execPath, [...fromSources, MAIN, '--cluster'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, KUBECONFIG: kubeconfig },
    });
    try {
      kubectl('apply', '-f', `${MANIFESTS}/foo.yaml`);
      const names = (what: string): string => kubectl('get', what, '-o', 'name').trim();
      await until(() => names('pods').split('\n').length === 2, 'two Pods');
      assert.match(names('replicasets'), /^replicaset.apps\/example-foo-\w+$/);
      assert.match(kubectl('get', 'foo', 'example-foo'), /example-foo +example-foo/);
      kubectl('delete', 'foo', 'example-foo');
      await until(() => names('deployments') === '' && names('pods') === '', 'the end of the Deployment and its Pods');
    } finally {
      child.kill('SIGTERM');
      await once(child, 'close');
      kubectl('delete', '-f', `${MANIFESTS}/crd.yaml`);
    }
  } finally {
    if (started) execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
  }
});

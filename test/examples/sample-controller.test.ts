// The sample controller keeps a Deployment for each Foo. KUBETYPED_CONTROLPLANE=start: on the real kube-apiserver and
// kube-controller-manager, too, which make ReplicaSet and Pods of it, and collect them when the Foo is deleted.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { decode } from 'kubetyped';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { crdDrift, type DefinedKind } from 'kubetyped/apiextensions';

/** What is read of objects and lists. */
interface Seen {
  readonly metadata?: { readonly ownerReferences?: readonly { kind: string; name: string; controller?: boolean }[] };
  readonly spec?: { readonly replicas?: number };
  readonly status?: { readonly availableReplicas?: number; readonly conditions?: readonly { reason: string }[] };
  readonly items?: readonly { readonly reason: string }[];
}

const MAIN = 'dist-test/examples/sample-controller/main.js';
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

function compileExamples(): void {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'examples'], { stdio: 'inherit' });
}

test('the CustomResourceDefinition of examples/sample-controller is that of its Kind', async () => {
  compileExamples();
  const module = pathToFileURL('dist-test/examples/sample-controller/foo.js').href;
  const { Foo } = (await import(module)) as { Foo: DefinedKind };
  const manifest = readFileSync(`${MANIFESTS}/crd.yaml`, 'utf8');
  assert.deepEqual(crdDrift(decode(CustomResourceDefinition, manifest), Foo), []);
});

test('examples/sample-controller on a server of its own', async (context) => {
  compileExamples();
  const child = spawn(process.execPath, [MAIN], { stdio: ['ignore', 'pipe', 'pipe'] });
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
    const deployments = '/apis/apps/v1/namespaces/default/deployments';
    if (hasKubectl()) {
      const out = execFileSync('kubectl', ['--kubeconfig', kubeconfig, 'apply', '-f', `${MANIFESTS}/foo.yaml`]);
      assert.match(out.toString(), /foo.samplecontroller.example.com\/example-foo created/);
    } else {
      context.diagnostic('no kubectl: the Foo is created by a request');
      const foo = { metadata: { name: 'example-foo' }, spec: { deploymentName: 'example-foo', replicas: 2 } };
      assert.equal((await request(foos, 'POST', foo)).status, 201);
    }
    const deployment = async (): Promise<Seen> => (await request(`${deployments}/example-foo`)).object;
    await until(async () => (await deployment()).spec?.replicas === 2, 'a Deployment');
    const [owner] = (await deployment()).metadata?.ownerReferences ?? [];
    assert.deepEqual([owner?.kind, owner?.name, owner?.controller], ['Foo', 'example-foo', true]);
    // Somebody meddles; the Deployment gets available.
    await request(`${deployments}/example-foo`, 'PUT', {
      ...(await deployment()),
      spec: { ...(await deployment()).spec, replicas: 7 },
    });
    await until(async () => (await deployment()).spec?.replicas === 2, 'the replicas again');
    await request(`${deployments}/example-foo/status`, 'PUT', {
      ...(await deployment()),
      status: { availableReplicas: 2, replicas: 2 },
    });
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
    await request(foos, 'POST', { metadata: { name: 'late' }, spec: { deploymentName: 'taken', replicas: 1 } });
    const reasons = async (): Promise<string[]> =>
      (await request('/apis/events.k8s.io/v1/namespaces/default/events')).object.items?.map((event) => event.reason) ??
      [];
    await until(async () => (await reasons()).includes('ErrResourceExists'), 'an event');
    assert.ok((await reasons()).includes('Synced'));
    assert.equal((await request(`${deployments}/taken`)).object.spec?.replicas, 3);
  } finally {
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];
    assert.equal(code, 0);
  }
});

const PLANE = process.env['KUBETYPED_CONTROLPLANE'] ?? '';

test('examples/sample-controller on a real control plane', {
  skip: PLANE === '' ? 'set KUBETYPED_CONTROLPLANE to start, or to a kubeconfig' : false,
}, async () => {
  compileExamples();
  const started = PLANE === 'start';
  const start = ['start', '--controller-manager', '--admission'];
  const printed = started ? execFileSync('scripts/controlplane.sh', start, { encoding: 'utf8' }) : PLANE;
  // The URL, and the path of the kubeconfig.
  const kubeconfig = printed.trim().split('\n').at(-1) ?? '';
  const kubectl = (...args: string[]): string =>
    execFileSync('kubectl', ['--kubeconfig', kubeconfig, ...args], { encoding: 'utf8' });
  try {
    kubectl('apply', '-f', `${MANIFESTS}/crd.yaml`);
    kubectl('wait', '--for=condition=Established', 'crd/foos.samplecontroller.example.com', '--timeout=60s');
    const child = spawn(process.execPath, [MAIN, '--cluster'], {
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

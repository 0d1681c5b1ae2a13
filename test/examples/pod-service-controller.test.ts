// The pod-service-controller says which Services a Pod belongs to, and which Pods a Service has. KUBETYPED_CONTROLPLANE=start:
// on the real kube-apiserver and kube-controller-manager, too, whose EndpointSlices must agree.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import * as discoveryv1 from 'kubetyped/api/discovery/v1';
import { Client, FetchTransport, mergePatch, strategicMergePatch } from 'kubetyped/client';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { fromSources } from '../cli/run_cli.ts';

const MAIN = 'examples/pod-service-controller/main.ts';

interface View {
  readonly services?: readonly string[];
  readonly pods?: readonly { readonly name: string; readonly ready: boolean; readonly endpoint: boolean }[];
  readonly items?: readonly { readonly name: string }[];
  readonly error?: string;
  readonly phase?: string;
}

async function until(isSo: () => boolean | Promise<boolean>, what: string | (() => string)): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`never: ${typeof what === 'string' ? what : what()}`);
}

/** The program, while a function runs. @param run is given its lines, too */
async function running(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  run: (get: (path: string) => Promise<View>, url: string, next: () => Promise<string>) => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, [...fromSources, MAIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const printed: string[] = [];
  const next = async (): Promise<string> => {
    const { value = '' } = await lines.next();
    printed.push(value);
    return value;
  };
  try {
    while (!printed.some((line) => line.startsWith('listening at '))) assert.notEqual(await next(), '', 'it has ended');
    const url = printed.at(-1)!.slice('listening at '.length);
    const get = async (path: string): Promise<View> => (await (await fetch(url + path)).json()) as View;
    await until(async () => (await fetch(`${url}/readyz`)).status === 200, 'everything is read');
    await run(get, url, async () => printed[0]!);
  } finally {
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];
    assert.equal(code, 0);
  }
}

/** The events of the stream of changes, as they come. */
async function* changes(url: string, signal: AbortSignal): AsyncGenerator<[type: string, key: string, view: unknown]> {
  const response = await fetch(`${url}/api/changes`, { signal });
  assert.equal(response.headers.get('Content-Type'), 'text/event-stream');
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const [, type = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      const { key = '', view } = JSON.parse(data) as { key?: string; view?: unknown };
      if (type !== '') yield [type, key, view];
    }
  }
}

const pod = (name: string, labels: Record<string, string>, nodeName?: string): corev1.Pod =>
  new corev1.Pod({
    metadata: { name, labels },
    spec: { containers: [{ name: 'c', image: 'i' }], ...(nodeName && { nodeName }) },
  });
const service = (name: string, selector: Record<string, string> | undefined, spec: object = {}): corev1.Service =>
  new corev1.Service({ metadata: { name }, spec: { ports: [{ port: 80 }], ...(selector && { selector }), ...spec } });

test('examples/pod-service-controller on a server of its own', async () => {
  await running([], process.env, async (get, url, first) => {
    const [, server = ''] = /serving at (\S+);/.exec(await first()) ?? [];
    const client = new Client({ transport: new FetchTransport({ server }) });
    const pods = client.resource(corev1.Pod, { namespace: 'default' });
    const services = client.resource(corev1.Service, { namespace: 'default' });
    const stop = new AbortController();
    const seen: [string, string, unknown][] = [];
    const follow = async (): Promise<void> => {
      for await (const event of changes(url, stop.signal)) seen.push(event);
    };
    // It ends with the signal, or with the program.
    const following = follow().catch(() => undefined);
    await until(() => seen.some(([type]) => type === 'ready'), 'the stream begins');
    const servicesOf = async (name: string): Promise<readonly string[]> =>
      (await get(`/api/pods/default/${name}`)).services ?? [];
    const podsOf = async (name: string): Promise<string[]> =>
      (await get(`/api/services/default/${name}`)).pods?.map((each) => each.name) ?? [];

    // The Service before its Pods, and after.
    await services.create(service('web', { app: 'web' }));
    await pods.create(pod('web-0', { app: 'web', tier: 'front' }));
    await pods.create(pod('web-1', { app: 'web' }));
    await pods.create(pod('db-0', { app: 'db' }));
    await services.create(service('front', { app: 'web', tier: 'front' }));
    await services.create(service('none', undefined));
    await services.create(service('elsewhere', { app: 'web' }, { type: 'ExternalName', externalName: 'example.com' }));
    await until(async () => (await servicesOf('web-0')).join() === 'front,web', 'both Services of web-0');
    await until(async () => (await podsOf('web')).join() === 'web-0,web-1', 'both Pods of web');
    assert.deepEqual(await servicesOf('db-0'), []);
    assert.deepEqual([await podsOf('none'), await podsOf('elsewhere')], [[], []]);
    // A Pod gets ready.
    const status: corev1.PodStatus = {
      phase: 'Running',
      podIPs: [{ ip: '10.0.0.1' }],
      conditions: [{ type: 'Ready', status: 'True' }],
    };
    await pods.patchStatus('web-1', mergePatch({ status }));
    const isReady = async (): Promise<boolean> =>
      (await get('/api/services/default/web')).pods?.some(({ ready, endpoint }) => ready && endpoint) === true;
    await until(isReady, 'web-1 is ready');
    // Labels and selectors change.
    await pods.patch('db-0', mergePatch({ metadata: { labels: { app: 'web' } } }));
    await until(async () => (await podsOf('web')).join() === 'db-0,web-0,web-1', 'db-0 joins');
    await services.patch('web', mergePatch({ spec: { selector: { tier: 'front' } } }));
    await until(async () => (await podsOf('web')).join() === 'web-0', 'only web-0 is left');
    assert.deepEqual(await servicesOf('web-1'), []);
    // Both go.
    await services.delete('front');
    await until(async () => (await servicesOf('web-0')).join() === 'web', 'front is gone');
    await pods.delete('web-0');
    await until(async () => (await podsOf('web')).length === 0, 'no Pod is left');
    // The stream told of all that.
    const last = (kind: string, key: string): unknown =>
      seen.findLast((event) => event[0] === kind && event[1] === key)?.[2];
    const isTold = (): boolean =>
      last('Pod', 'default/web-0') === null &&
      last('Service', 'default/front') === null &&
      (last('Service', 'default/web') as View).pods?.length === 0;
    await until(isTold, 'the stream tells of it');

    // Lists, mistakes, and the page.
    const names = async (path: string): Promise<string> => (await get(path)).items!.map(({ name }) => name).join();
    assert.equal(await names('/api/pods?namespace=default'), 'db-0,web-1');
    assert.equal(await names('/api/pods?namespace=other'), '');
    assert.equal(await names('/api/services'), 'elsewhere,kubernetes,none,web');
    assert.equal((await get('/api/pods/default/nobody')).error, 'there is no Pod default/nobody');
    for (const [path, code] of [
      ['/api/pods/a/b/c', 404],
      ['/api/nodes', 404],
      ['/none', 404],
    ] as const)
      assert.equal((await fetch(url + path)).status, code, path);
    assert.equal((await fetch(`${url}/api/pods`, { method: 'POST' })).status, 405);
    const page = await fetch(url);
    assert.match(page.headers.get('Content-Security-Policy') ?? '', /script-src 'self'/);
    assert.match(await page.text(), /<html lang="en">[^]*role="status"[^]*<caption>Pods/);
    stop.abort();
    await following;
    await client.close();
  });
  const wrong = spawnSync(process.execPath, [...fromSources, MAIN, '--port', 'http'], { encoding: 'utf8' });
  assert.deepEqual([wrong.status, /^--port: expected a whole number/.test(wrong.stderr)], [2, true], wrong.stderr);
  assert.match(
    spawnSync(process.execPath, [...fromSources, MAIN, '--help'], { encoding: 'utf8' }).stdout,
    /^Usage: pod-service/,
  );
});

const PLANE = process.env['KUBETYPED_CONTROLPLANE'] ?? '';

test('examples/pod-service-controller agrees with the EndpointSlices of a real control plane', {
  skip: PLANE === '' ? 'set KUBETYPED_CONTROLPLANE to start, or to a kubeconfig' : false,
}, async () => {
  const started = PLANE === 'start';
  const start = ['start', '--controller-manager'];
  const printed = started ? execFileSync('scripts/controlplane.sh', start, { encoding: 'utf8' }) : PLANE;
  const kubeconfig = printed.trim().split('\n').at(-1) ?? '';
  const client = loadClient({ kubeconfig });
  const namespace = 'pod-services';
  const node = 'node-of-pod-services';
  try {
    await client.resource(corev1.Namespace).create({ metadata: { name: namespace } });
    // Pods on Nodes that are unknown are left out of EndpointSlices.
    await client.resource(corev1.Node).create({ metadata: { name: node } });
    const pods = client.resource(corev1.Pod, { namespace });
    const services = client.resource(corev1.Service, { namespace });
    const slices = client.resource(discoveryv1.EndpointSlice, { namespace });
    await services.create(service('web', { app: 'web' }));
    await services.create(service('all', { part: 'shop' }));
    await services.create(service('headless', { app: 'db' }, { clusterIP: 'None' }));
    await services.create(service('none', undefined));
    const phases: readonly corev1.PodPhase[] = ['Running', 'Running', 'Pending', 'Succeeded', 'Running', 'Failed'];
    for (const [at, phase] of phases.entries()) {
      await pods.create(pod(`p${at}`, { app: at % 2 === 0 ? 'web' : 'db', part: 'shop' }, node));
      const ready = at % 3 === 0 ? 'True' : 'False';
      const status: corev1.PodStatus = {
        phase,
        ...(phase === 'Pending' ? {} : { podIP: `10.1.0.${at + 1}`, podIPs: [{ ip: `10.1.0.${at + 1}` }] }),
        conditions: [{ type: 'Ready', status: ready }],
      };
      await pods.patchStatus(`p${at}`, strategicMergePatch({ status }));
    }
    const theirs = async (): Promise<Record<string, string[]>> => {
      const found: Record<string, string[]> = {};
      for (const { metadata, endpoints } of (await slices.list()).items) {
        const of = metadata.labels?.['kubernetes.io/service-name'] ?? '';
        const names = (endpoints ?? []).map(({ targetRef }) => targetRef?.name ?? '');
        found[of] = [...(found[of] ?? []), ...names].sort();
      }
      return found;
    };
    await running(['--cluster', '--namespace', namespace], { ...process.env, KUBECONFIG: kubeconfig }, async (get) => {
      const ours = async (): Promise<Record<string, string[]>> => {
        const found: Record<string, string[]> = {};
        for (const name of ['web', 'all', 'headless', 'none']) {
          const view = await get(`/api/services/${namespace}/${name}`);
          found[name] = (view.pods ?? []).filter(({ endpoint }) => endpoint).map((each) => each.name);
        }
        return found;
      };
      let compared = '';
      const agree = async (): Promise<boolean> => {
        // A Service without a selector has no EndpointSlice.
        const a = await ours();
        const b: typeof a = { none: [], ...(await theirs()) };
        compared = JSON.stringify({ ours: a, theirs: b });
        return Object.keys(a).every((name) => a[name]!.join() === b[name]?.join());
      };
      await until(agree, () => compared);
      assert.deepEqual(await ours(), { web: ['p0', 'p4'], all: ['p0', 'p1', 'p4'], headless: ['p1'], none: [] });
      await pods.patch('p4', mergePatch({ metadata: { labels: { app: 'db' } } }));
      await pods.delete('p0', { gracePeriodSeconds: 0 });
      await until(
        async () => (await ours())['headless']!.join() === 'p1,p4' && (await agree()),
        () => compared,
      );
      assert.deepEqual((await theirs())['web'], []);
    });
  } finally {
    await client.close();
    if (started) execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
  }
});

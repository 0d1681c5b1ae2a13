// examples/metrics-server.ts answers kubectl top behind a server of ours, and behind the real kube-apiserver, which find it
// by an APIService. KUBETYPED_CONTROLPLANE=start: compiling that one takes too long to be done unasked.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { Certificates } from '../apiserver/certificates.ts';
import { fromSources, program } from '../cli/run_cli.ts';
import { runKubectl, skipWithoutKubectl } from '../server/kubectl.ts';

const started = process.env['KUBETYPED_CONTROLPLANE'] === 'start';
const NAME = 'v1beta1.metrics.k8s.io';

/** @returns the status of the answer */
function ask(
  url: string,
  headers: Record<string, string>,
  tls: { cert?: string; key?: string } = {},
): Promise<number | undefined> {
  return new Promise((settle, reject) => {
    const sent = request(url, { headers, ...tls, rejectUnauthorized: false });
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      settle(response.statusCode);
    });
    sent.end();
  });
}

/** Starts the example. @returns where it listens */
async function startExample(t: TestContext, kubeconfig: string, certificates: Certificates): Promise<string> {
  const file = (name: string): string => join(certificates.folder, name);
  const child = spawn(
    process.execPath,
    [
      ...fromSources,
      resolve('examples/metrics-server.ts'),
      ...['--cert', file('server.crt'), '--key', file('server.key'), '--kubeconfig', kubeconfig],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  t.after(async () => {
    if (child.kill()) await once(child, 'close');
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => assert.fail(`the example ended with ${String(code)}`)),
  ]);
  return /https:\S+/.exec(String(line))?.[0] ?? assert.fail(String(line));
}

/** A Node and a Pod, and where the example is: by the name of a Service that leads to this machine. */
const manifests = (port: string, ca: string): string => `
{apiVersion: v1, kind: Node, metadata: {name: machine, labels: {zone: a}}}
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default, labels: {app: web}}
spec: {nodeName: machine, containers: [{name: nginx, image: nginx}]}
---
apiVersion: v1
kind: Service
metadata: {name: metrics-server, namespace: kube-system}
spec: {type: ExternalName, externalName: localhost, ports: [{port: ${port}}]}
---
apiVersion: apiregistration.k8s.io/v1
kind: APIService
metadata: {name: ${NAME}}
spec:
  group: metrics.k8s.io
  version: v1beta1
  service: {namespace: kube-system, name: metrics-server, port: ${port}}
  caBundle: ${Buffer.from(ca).toString('base64')}
  groupPriorityMinimum: 100
  versionPriority: 100
`;

/** What kube-apiserver shows of stable versions. */
const SERVICES = [
  'NAME SERVICE AVAILABLE AGE',
  ...[
    ...['v1.', 'v1.admissionregistration.k8s.io', 'v1.apiextensions.k8s.io', 'v1.apps', 'v1.authentication.k8s.io'],
    ...['v1.authorization.k8s.io', 'v1.autoscaling', 'v1.batch', 'v1.certificates.k8s.io', 'v1.coordination.k8s.io'],
    ...['v1.discovery.k8s.io', 'v1.events.k8s.io', 'v1.flowcontrol.apiserver.k8s.io', 'v1.networking.k8s.io'],
    ...['v1.node.k8s.io', 'v1.policy', 'v1.rbac.authorization.k8s.io', 'v1.resource.k8s.io', 'v1.scheduling.k8s.io'],
    ...['v1.storage.k8s.io', 'v1.storagemigration.k8s.io', 'v2.autoscaling'],
  ].map((name) => `${name} Local True AGE`),
  `${NAME} kube-system/metrics-server True AGE`,
].sort();

/** A server that passes requests on, with the tokens `viewer` and `nobody`; and the kubeconfig of an administrator. */
type Start = (t: TestContext, certificates: Certificates) => Promise<{ url: string; kubeconfig: string }>;

const startOurs: Start = async (t, { folder }) => {
  const kubeconfig = join(folder, 'admin.yaml');
  writeFileSync(join(folder, 'tokens.csv'), 'viewer,viewer,viewer\nnobody,nobody,nobody\n');
  const args = ['--authorization-mode', 'RBAC', '--token-auth-file', 'tokens.csv', '--write-kubeconfig', kubeconfig];
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [...program, 'server', ...args], { cwd: folder, stdio: [...stdio] });
  t.after(async () => {
    if (child.kill('SIGINT')) await once(child, 'close');
  });
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const [, url] = /^listening on (https:[^;]+);/.exec(String(value)) ?? [];
  return { url: url ?? assert.fail(String(value)), kubeconfig };
};

const startReal: Start = async (t) => {
  const printed = execFileSync('scripts/controlplane.sh', ['start', '--rbac'], { encoding: 'utf8' });
  const [url = '', kubeconfig = ''] = printed.trim().split('\n').slice(-2);
  t.after(() => execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]));
  return { url, kubeconfig };
};

/** What is shown, but for ages and figures. */
const plain = (text: string): string =>
  text
    .replace(/ +\d+[smh](?:\d+s)?$/gm, ' AGE')
    .replace(/\d+(?=m|%|Mi)/g, 'N')
    .replace(/ +/g, ' ')
    .trim();

for (const [name, start] of [
  ['our aggregator', startOurs],
  ['the real kube-aggregator', startReal],
] as const)
  test(`kubectl top, behind ${name}`, { timeout: 240_000 }, async (t) => {
    if (start === startReal && !started) {
      t.skip('KUBETYPED_CONTROLPLANE=start runs it behind the real kube-apiserver');
      return;
    }
    if (skipWithoutKubectl(t)) return;
    const certificates = new Certificates(t);
    const { url: server, kubeconfig } = await start(t, certificates);
    const ca = certificates.authority('authority');
    certificates.issue('server', 'authority', '/CN=metrics-server', 'DNS:metrics-server.kube-system.svc');
    const url = await startExample(t, kubeconfig, certificates);
    const kubectl = async (args: readonly string[], input = ''): Promise<string> => {
      const all = ['--kubeconfig', kubeconfig, ...args];
      const { code, stdout, stderr } = await runKubectl(server, join(certificates.folder, 'cache'), all, input);
      assert.equal(code, 0, `kubectl ${args.join(' ')}: ${stdout}${stderr}`);
      return stdout;
    };

    await kubectl(['apply', '-f', '-'], manifests(new URL(url).port, ca));
    const capacity = JSON.stringify({ status: { allocatable: { cpu: '64', memory: '1Ti' } } });
    await kubectl(['patch', 'node', 'machine', '--subresource=status', '--type=merge', '-p', capacity]);
    await kubectl(['wait', '--for=condition=Available', `apiservice/${NAME}`, '--timeout=60s']);
    const [{ reason, message }] = JSON.parse(
      await kubectl(['get', 'apiservice', NAME, '-o', 'jsonpath={.status.conditions}']),
    ) as [{ reason: string; message: string }];
    assert.deepEqual([reason, message], ['Passed', 'all checks passed']);

    await t.test('top answers, and discovery and explain know the group', async () => {
      // A second passes before there is something to tell.
      await new Promise((settle) => setTimeout(settle, 1100));
      assert.match(await kubectl(['top', 'node']), /^NAME +CPU\(cores\).*\nmachine +\d+m +\d+% +\d+Mi +\d+% *\n$/);
      assert.match(await kubectl(['top', 'pod', '-A']), /\ndefault +web +\d+m +\d+Mi *\n$/);
      assert.match(await kubectl(['top', 'pod', 'web', '--containers']), /\nweb +nginx +\d+m +\d+Mi *\n$/);
      assert.match(await kubectl(['top', 'pod', '-l', 'app=web']), /\nweb /);
      assert.match(
        await kubectl(['api-resources', '--api-group=metrics.k8s.io']),
        /pods +metrics\.k8s\.io\/v1beta1 +true/,
      );
      assert.match(await kubectl(['explain', 'pods.containers', '--api-version=metrics.k8s.io/v1beta1']), /usage/);
    });

    await t.test('what kubectl shows of APIServices, and of the group, is the same', async () => {
      const rows = plain(await kubectl(['get', 'apiservices'])).split('\n');
      assert.deepEqual(
        rows.filter((row) => /^(?:NAME|v1\.|v2\.autoscaling|v1beta1\.metrics)/.test(row)).sort(),
        SERVICES,
      );
      const raw = async (path: string): Promise<unknown> => JSON.parse(await kubectl(['get', '--raw', path]));
      const metrics = { groupVersion: 'metrics.k8s.io/v1beta1', version: 'v1beta1' };
      assert.deepEqual(await raw('/apis/metrics.k8s.io'), {
        kind: 'APIGroup',
        apiVersion: 'v1',
        name: 'metrics.k8s.io',
        versions: [metrics],
        preferredVersion: metrics,
      });
      assert.deepEqual(await raw('/apis/metrics.k8s.io/v1beta1'), {
        kind: 'APIResourceList',
        apiVersion: 'v1',
        groupVersion: 'metrics.k8s.io/v1beta1',
        resources: [
          { name: 'nodes', singularName: 'node', namespaced: false, kind: 'NodeMetrics', verbs: ['get', 'list'] },
          { name: 'pods', singularName: 'pod', namespaced: true, kind: 'PodMetrics', verbs: ['get', 'list'] },
        ],
      });
      const { items } = (await raw('/apis/metrics.k8s.io/v1beta1/nodes')) as { items: { metadata: object }[] };
      assert.deepEqual(
        items.map(({ metadata }) => metadata),
        [{ name: 'machine', labels: { zone: 'a' } }],
      );
      const { groups } = (await raw('/apis')) as { groups: { name: string }[] };
      assert.deepEqual([groups.at(0)?.name, groups.at(-1)?.name], ['apiregistration.k8s.io', 'metrics.k8s.io']);
    });

    await t.test('who does not show the certificate of the front proxy is nobody', async () => {
      const nodes = `${url}/apis/metrics.k8s.io/v1beta1/nodes`;
      const forged = { 'X-Remote-User': 'admin', 'X-Remote-Group': 'system:masters' };
      assert.equal(await ask(nodes, forged), 401);
      assert.equal(await ask(nodes, { ...forged, Authorization: 'Bearer nobody' }), 401);
      certificates.authority('forger');
      assert.equal(await ask(nodes, forged, certificates.issue('proxy', 'forger', '/CN=front-proxy-client')), 401);
    });

    await t.test('headers of a client do not pass through kube-apiserver', async () => {
      const path = '/apis/metrics.k8s.io/v1beta1/namespaces/default/pods/web';
      const forged = { 'X-Remote-User': 'admin', 'X-Remote-Group': 'system:masters' };
      assert.equal(await ask(server + path, { ...forged, Authorization: 'Bearer nobody' }), 403);
      // Once the cluster lets it, the same user is let in: by the name that kube-apiserver gives.
      await kubectl(['create', 'clusterrole', 'metrics', '--verb=get', '--resource=pods.metrics.k8s.io']);
      await kubectl(['create', 'clusterrolebinding', 'metrics', '--clusterrole=metrics', '--user=viewer']);
      const begun = Date.now();
      let status: number | undefined;
      while (
        (status = await ask(server + path, { Authorization: 'Bearer viewer' })) !== 200 &&
        Date.now() - begun < 40_000
      )
        await new Promise((settle) => setTimeout(settle, 500));
      assert.equal(status, 200);
    });
  });

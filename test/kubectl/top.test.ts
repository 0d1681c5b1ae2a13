// `kubetyped top` beside kubectl, on metrics that never change.
import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import * as apiextensionsv1 from 'kubetyped/api/apiextensions/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { until } from 'kubetyped/client/tools/watch';
import { type NodeUsage, topNodes, topPods } from 'kubetyped/kubectl';
import { cli } from '../cli/run_cli.ts';
import { kubectl, runKubectl } from '../server/kubectl.ts';

let server: TestServer;
let client: Client;

before(async () => {
  server = await startTestServer();
  client = new Client({ transport: new FetchTransport({ server: server.url }) });
  await metrics();
});

after(async () => {
  await client.close();
  await server.close();
});

const GROUP = 'metrics.k8s.io';

/** Metrics as custom resources: the figures of a metrics server that never change. */
async function metrics(): Promise<void> {
  const definitions = client.resource(apiextensionsv1.CustomResourceDefinition);
  for (const [plural, kind, scope] of [
    ['nodes', 'NodeMetrics', 'Cluster'],
    ['pods', 'PodMetrics', 'Namespaced'],
  ] as const) {
    await definitions.create({
      metadata: {
        name: `${plural}.${GROUP}`,
        annotations: { 'api-approved.kubernetes.io': 'unapproved, for tests' },
      },
      spec: {
        group: GROUP,
        scope,
        names: { plural, kind, listKind: `${kind}List` },
        versions: [
          {
            name: 'v1beta1',
            served: true,
            storage: true,
            schema: { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
          },
        ],
      },
    });
    await until(
      definitions,
      `${plural}.${GROUP}`,
      (found) =>
        found?.status?.conditions?.some(({ type, status }) => type === 'Established' && status === 'True') ?? false,
      { timeout: 60_000 },
    );
  }
  const of = (resource: string, namespace?: string) =>
    client.unstructured({ group: GROUP, version: 'v1beta1', resource }, namespace === undefined ? {} : { namespace });
  const stamp = { apiVersion: `${GROUP}/v1beta1`, timestamp: '2026-01-01T00:00:00Z', window: '30s' };
  const nodes = client.resource(corev1.Node);
  for (const [name, cpu, memory] of [
    ['a', '250m', '512Mi'],
    ['b', '1500000001n', '2147483647'],
  ] as const) {
    const { metadata } = await nodes.create({ metadata: { name } });
    const swap = name === 'a' ? { swap: { capacity: 1024 ** 3 } } : {};
    const nodeInfo = {
      ...{ machineID: '', systemUUID: '', bootID: '', kernelVersion: '', osImage: '', containerRuntimeVersion: '' },
      ...{ kubeletVersion: '', kubeProxyVersion: '', operatingSystem: '', architecture: '', ...swap },
    };
    const [allocatable, capacity] = [
      { cpu: '3', memory: '4Gi' },
      { cpu: '4', memory: '8Gi' },
    ] as const;
    await nodes.updateStatus({ metadata, spec: {}, status: { allocatable, capacity, nodeInfo } });
    const usage = { cpu, memory, ...(name === 'a' && { swap: '300Mi' }) };
    await of('nodes').create({ ...stamp, kind: 'NodeMetrics', metadata: { name }, usage });
  }
  for (const [name, cpu, nodeName] of [
    ['web-0', '10m', 'a'],
    ['web-1', '90m', 'b'],
  ] as const) {
    await client
      .resource(corev1.Pod, { namespace: 'default' })
      .create({ metadata: { name }, spec: { nodeName, containers: [{ name: 'web', image: 'i' }] } });
    const containers = [
      { name: 'web', usage: { cpu, memory: '100Mi', swap: '5Mi' } },
      { name: 'log', usage: { cpu: '1m', memory: '1Mi' } },
    ];
    await of('pods', 'default').create({
      ...stamp,
      kind: 'PodMetrics',
      metadata: { name, labels: { app: 'web' } },
      containers,
    });
  }
}

/** With options that few use. */
const further: readonly [args: string, expected: string][] = [
  [
    'nodes --show-capacity',
    `NAME   CPU(cores)   CPU(%)   MEMORY(bytes)   MEMORY(%)
a      250m         6%       512Mi           6%
b      1501m        37%      2047Mi          24%
`,
  ],
  [
    'nodes --show-swap --sort-by memory',
    `NAME   CPU(cores)   CPU(%)   MEMORY(bytes)   MEMORY(%)   SWAP(bytes)   SWAP(%)
b      1501m        50%      2047Mi          49%         <unknown>     <unknown>
a      250m         8%       512Mi           12%         300Mi         29%
`,
  ],
  ['pods --field-selector spec.nodeName=b --no-headers', 'web-1   91m   101Mi\n'],
  [
    'pods --sum',
    `NAME    CPU(cores)   MEMORY(bytes)
web-0   11m          101Mi
web-1   91m          101Mi
        ________     ________
        102m         202Mi
`,
  ],
  [
    'pods -A --sum --containers',
    `NAMESPACE   POD     NAME   CPU(cores)   MEMORY(bytes)
default     web-0   log    1m           1Mi
default     web-0   web    10m          100Mi
default     web-1   log    1m           1Mi
default     web-1   web    90m          100Mi
                           ________     ________
                           102m         202Mi
`,
  ],
  [
    'pods --show-swap --sum',
    `NAME    CPU(cores)   MEMORY(bytes)   SWAP(bytes)
web-0   11m          101Mi           5Mi
web-1   91m          101Mi           5Mi
                     ________        ________
                     102m            202Mi         10Mi
`,
  ],
  [
    'pods -A --sum --no-headers',
    `default   web-0      11m        101Mi
default   web-1      91m        101Mi
          ________   ________
          102m       202Mi
`,
  ],
];

test('top', async () => {
  const rows: [args: string, expected: string][] = [
    [
      'nodes',
      `NAME   CPU(cores)   CPU(%)   MEMORY(bytes)   MEMORY(%)
a      250m         8%       512Mi           12%
b      1501m        50%      2047Mi          49%
`,
    ],
    ['nodes --sort-by cpu --no-headers', 'b     1501m   50%   2047Mi   49%\na     250m    8%    512Mi    12%\n'],
    [
      'node a',
      'NAME   CPU(cores)   CPU(%)   MEMORY(bytes)   MEMORY(%)\na      250m         8%       512Mi           12%\n',
    ],
    ['pods', 'NAME    CPU(cores)   MEMORY(bytes)\nweb-0   11m          101Mi\nweb-1   91m          101Mi\n'],
    [
      'pods -A --sort-by cpu',
      'NAMESPACE   NAME    CPU(cores)   MEMORY(bytes)\ndefault     web-1   91m          101Mi\ndefault     web-0   11m          101Mi\n',
    ],
    [
      'pods web-0 --containers',
      'POD     NAME   CPU(cores)   MEMORY(bytes)\nweb-0   log    1m           1Mi\nweb-0   web    10m          100Mi\n',
    ],
  ];
  for (const [line, expected] of [...rows, ...further]) {
    const args = line.split(' ');
    const ours = await cli(['top', ...args, '--server', server.url, '-n', 'default']);
    assert.deepEqual([ours.stderr, ours.stdout], ['', expected], line);
    if (kubectl === '') continue;
    const place = args.includes('-A') ? [] : ['-n', 'default'];
    const theirs = await runKubectl(server.url, join(tmpdir(), 'kubetyped-top-cache'), ['top', ...args, ...place]);
    assert.equal(theirs.stdout.replace(/ +$/gm, ''), expected, `kubectl: ${line}\n${theirs.stderr}`);
  }
  const [first]: NodeUsage[] = await topNodes(client, { name: 'b' });
  assert.deepEqual(first, {
    name: 'b',
    cpuMillis: 1501,
    memoryBytes: 2147483647,
    swapBytes: 0,
    allocatable: { cpuMillis: 3000, memoryBytes: 4 * 1024 ** 3 },
  });
  assert.equal((await topPods(client, '', { labelSelector: 'app=none' })).length, 0);
});

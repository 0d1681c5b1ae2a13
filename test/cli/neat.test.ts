// `neat`: what a server added goes, what somebody chose stays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, scheme } from 'kubetyped';
import { deepEqual } from 'kubetyped/apimachinery/api/equality';
import { setDefaults } from 'kubetyped/defaults';
import { packedLines } from '../packed_rows.ts';
import { cli } from './run_cli.ts';

const pod = `apiVersion: v1
kind: Pod
metadata:
  annotations:
    kubectl.kubernetes.io/last-applied-configuration: "{}"
  creationTimestamp: "2026-01-01T00:00:00Z"
  labels:
    app: web
  managedFields:
  - manager: kubectl
  name: web
  resourceVersion: "12"
  uid: 6a1c
spec:
  containers:
  - image: nginx:1.29
    imagePullPolicy: IfNotPresent
    name: web
    ports:
    - containerPort: 80
      protocol: TCP
    resources: {}
    volumeMounts:
    - mountPath: /data
      name: data
    - mountPath: /var/run/secrets/kubernetes.io/serviceaccount
      name: kube-api-access-x7k2p
      readOnly: true
  dnsPolicy: ClusterFirst
  nodeName: node-1
  preemptionPolicy: PreemptLowerPriority
  priority: 0
  restartPolicy: Always
  serviceAccount: default
  serviceAccountName: default
  tolerations:
  - {effect: NoExecute, key: node.kubernetes.io/not-ready, operator: Exists, tolerationSeconds: 300}
  - {effect: NoSchedule, key: dedicated, operator: Exists}
  volumes:
  - emptyDir: {}
    name: data
  - name: kube-api-access-x7k2p
    projected: {sources: []}
status:
  phase: Running
`;

test('a Pod loses what the server, the scheduler and admission added', async () => {
  const { status, stdout, stderr } = await cli(['neat'], { input: pod });
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(
    stdout,
    `apiVersion: v1
kind: Pod
metadata:
  labels:
    app: web
  name: web
spec:
  containers:
  - image: nginx:1.29
    imagePullPolicy: IfNotPresent
    name: web
    ports:
    - containerPort: 80
      protocol: TCP
    resources: {}
    volumeMounts:
    - mountPath: /data
      name: data
  dnsPolicy: ClusterFirst
  restartPolicy: Always
  tolerations:
  - effect: NoSchedule
    key: dedicated
    operator: Exists
  volumes:
  - emptyDir: {}
    name: data
`,
  );
  const short = await cli(['neat', '--defaults', '-o', 'json'], { input: pod });
  assert.deepEqual((JSON.parse(short.stdout) as { spec: object }).spec, {
    containers: [
      {
        image: 'nginx:1.29',
        name: 'web',
        ports: [{ containerPort: 80 }],
        volumeMounts: [{ mountPath: '/data', name: 'data' }],
      },
    ],
    tolerations: [{ effect: 'NoSchedule', key: 'dedicated', operator: 'Exists' }],
    volumes: [{ emptyDir: {}, name: 'data' }],
  });
});

for (const [what, kind, given, left, defaults] of [
  [
    'an assigned address',
    'v1 Service',
    { clusterIP: '10.0.0.1', clusterIPs: ['10.0.0.1'], type: 'ClusterIP' },
    { type: 'ClusterIP' },
    {},
  ],
  [
    'no address',
    'v1 Service',
    { clusterIP: 'None', clusterIPs: ['None'] },
    { clusterIP: 'None' },
    { clusterIP: 'None' },
  ],
  [
    'ports of its own',
    'v1 Service',
    {
      ports: [
        { port: 80, targetPort: 80 },
        { port: 81, targetPort: 8080 },
      ],
    },
    {
      ports: [
        { port: 80, targetPort: 80 },
        { port: 81, targetPort: 8080 },
      ],
    },
    { ports: [{ port: 80 }, { port: 81, targetPort: 8080 }] },
  ],
  [
    'a generated selector',
    'batch/v1 Job',
    {
      selector: { matchLabels: { 'controller-uid': 'x' } },
      suspend: false,
      template: { metadata: { creationTimestamp: null, labels: { 'job-name': 'a' } }, spec: {} },
    },
    { suspend: false, template: { spec: {} } },
    { template: { spec: {} } },
  ],
  [
    'a selector of its own',
    'batch/v1 Job',
    { manualSelector: true, selector: {}, template: {} },
    { manualSelector: true, selector: {}, template: {} },
    { manualSelector: true, selector: {}, template: {} },
  ],
  [
    'a template',
    'apps/v1 Deployment',
    {
      replicas: 1,
      template: {
        metadata: { creationTimestamp: null, labels: { a: 'b' } },
        spec: {
          containers: [
            { image: 'r:5000/i', imagePullPolicy: 'Always' },
            { image: 'i@sha256:00', imagePullPolicy: 'Always' },
          ],
        },
      },
    },
    {
      replicas: 1,
      template: {
        metadata: { labels: { a: 'b' } },
        spec: {
          containers: [
            { image: 'r:5000/i', imagePullPolicy: 'Always' },
            { image: 'i@sha256:00', imagePullPolicy: 'Always' },
          ],
        },
      },
    },
    {
      template: {
        metadata: { labels: { a: 'b' } },
        spec: { containers: [{ image: 'r:5000/i' }, { image: 'i@sha256:00', imagePullPolicy: 'Always' }] },
      },
    },
  ],
  ['a finalizer of every namespace', 'v1 Namespace', { finalizers: ['kubernetes'] }, undefined, undefined],
  [
    'anything',
    'example.com/v1 Widget',
    { nodeName: 'x', replicas: 1 },
    { nodeName: 'x', replicas: 1 },
    { nodeName: 'x', replicas: 1 },
  ],
] as const) {
  test(`${kind} with ${what}`, async () => {
    const [apiVersion, name] = kind.split(' ');
    const input = JSON.stringify({
      apiVersion,
      kind: name,
      metadata: { name: 'a', uid: 'u' },
      spec: given,
      status: {},
    });
    for (const [args, spec] of [
      [[], left],
      [['--defaults'], defaults],
    ] as const) {
      const { stdout } = await cli(['neat', '-o', 'json', ...args], { input });
      assert.deepEqual(JSON.parse(stdout), { apiVersion, kind: name, metadata: { name: 'a' }, ...(spec && { spec }) });
    }
  });
}

test('volumes and claims lose each other where a controller has bound them', async () => {
  const annotations = { 'pv.kubernetes.io/bound-by-controller': 'yes' };
  for (const [kind, spec] of [
    ['PersistentVolume', { claimRef: { name: 'c', namespace: 'd' } }],
    ['PersistentVolumeClaim', { volumeName: 'v' }],
  ] as const)
    for (const more of [{}, { annotations }]) {
      const object = { apiVersion: 'v1', kind, metadata: { name: 'a', ...more }, spec };
      const { stdout } = await cli(['neat', '-o', 'json'], { input: JSON.stringify(object) });
      assert.deepEqual(JSON.parse(stdout).spec, 'annotations' in more ? {} : spec, kind);
    }
});

test('of every Kind, --defaults leaves out what comes back, and nothing else', async () => {
  const rows = packedLines('test/defaults/vectors.jsonl.gz');
  const items = rows.map((row) => (JSON.parse(row) as { out?: object }).out).filter((each) => each !== undefined);
  const input = JSON.stringify({ apiVersion: 'v1', kind: 'List', items });
  const objects = async (...args: string[]): Promise<string[]> =>
    (await cli(['neat', '-o', 'json', ...args], { input })).stdout.trim().split('\n');
  const [all, short] = [await objects(), await objects('--defaults')];
  assert.equal(short.length, items.length);
  let shorter = 0;
  for (const [index, text] of short.entries()) {
    const [lean, full] = [decode(scheme, text), decode(scheme, all[index]!)];
    for (const object of [lean, full]) setDefaults(object);
    assert.ok(deepEqual(lean, full), text);
    if (text.length < all[index]!.length) shorter++;
  }
  assert.ok(shorter > items.length / 2, `${shorter} of ${items.length}`);
});

test('lists become documents, large numbers stay, and what can not be read is said', async () => {
  const list =
    '{"apiVersion":"v1","kind":"List","items":[{"apiVersion":"v1","kind":"Secret","x":9007199254740993},{"apiVersion":"v1","kind":"ConfigMap"}]}';
  const { status, stdout, stderr } = await cli(['neat'], { input: `${list}\n{"kind":1}` });
  assert.equal(stdout, 'apiVersion: v1\nkind: Secret\nx: 9007199254740993\n---\napiVersion: v1\nkind: ConfigMap\n');
  assert.deepEqual([status, stderr], [1, '-:2: error: no kind: a manifest has apiVersion and kind\n']);
});

test('a ServiceAccount loses the tokens that clusters before 1.24 made for it, and no other secret', async () => {
  const account = (...secrets: readonly string[]): string =>
    JSON.stringify({
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: 'bot' },
      secrets: secrets.map((name) => ({ name })),
    });
  for (const [secrets, left] of [
    [['bot-token-x7k2p'], ''],
    [['bot-token-x7k2p', 'registry', 'robot-token-abcde'], 'secrets:\n- name: registry\n- name: robot-token-abcde\n'],
  ] as const) {
    const { status, stdout } = await cli(['neat'], { input: account(...secrets) });
    assert.deepEqual([status, stdout], [0, `apiVersion: v1\nkind: ServiceAccount\nmetadata:\n  name: bot\n${left}`]);
  }
});

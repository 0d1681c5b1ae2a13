// What `describe` says of objects: why they are not ready, what belongs to them, and nothing of Secrets.
import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as autoscalingv2 from 'kubetyped/api/autoscaling/v2';
import * as batchv1 from 'kubetyped/api/batch/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as networkingv1 from 'kubetyped/api/networking/v1';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import * as schedulingv1 from 'kubetyped/api/scheduling/v1';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { describe, whyNotReady } from 'kubetyped/kubectl';
import { cli } from '../cli/run_cli.ts';
import { kubectl, runKubectl } from '../server/kubectl.ts';

const namespace = 'default';
let server: TestServer;
let client: Client;

before(async () => {
  server = await startTestServer();
  client = new Client({ transport: new FetchTransport({ server: server.url }) });
});

after(async () => {
  await client.close();
  await server.close();
});

const selector = { matchLabels: { app: 'web' } };
const template: corev1.PodTemplateSpec = {
  metadata: { labels: { app: 'web' } },
  spec: {
    containers: [
      {
        name: 'web',
        image: 'web:2',
        env: [
          { name: 'MODE', value: 'fast' },
          { name: 'PASSWORD', valueFrom: { secretKeyRef: { name: 'web', key: 'password' } } },
        ],
        ports: [{ containerPort: 80, name: 'http' }],
      },
    ],
  },
};

/** A Deployment with two Pods that can't pull their image, and one that has no node. */
async function brokenDeployment(): Promise<appsv1.Deployment> {
  const deployments = client.resource(appsv1.Deployment, { namespace });
  const created = await deployments.create({ metadata: { name: 'web' }, spec: { selector, replicas: 3, template } });
  const owner = (kind: string, { metadata }: { metadata: corev1.Pod['metadata'] }): corev1.Pod['metadata'] => ({
    labels: { app: 'web' },
    ownerReferences: [
      { apiVersion: 'apps/v1', kind, name: metadata.name ?? '', uid: metadata.uid ?? '', controller: true },
    ],
  });
  const set = await client.resource(appsv1.ReplicaSet, { namespace }).create({
    metadata: { name: 'web-1', ...owner('Deployment', created) },
    spec: { selector, template },
  });
  const pods = client.resource(corev1.Pod, { namespace });
  for (const name of ['web-a', 'web-b', 'web-c']) {
    const { metadata, spec } = await pods.create({
      metadata: { name, ...owner('ReplicaSet', set) },
      spec: template.spec ?? { containers: [] },
    });
    const status: corev1.PodStatus =
      name === 'web-c'
        ? {
            phase: 'Pending',
            conditions: [
              { type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: '0/1 nodes are available' },
            ],
          }
        : {
            phase: 'Pending',
            containerStatuses: [
              {
                name: 'web',
                image: 'web:2',
                imageID: '',
                ready: false,
                restartCount: 0,
                state: { waiting: { reason: 'ImagePullBackOff', message: 'no such image' } },
              },
            ],
          };
    await pods.updateStatus({ metadata, ...(spec && { spec }), status });
  }
  const found = await deployments.get('web');
  return deployments.updateStatus({
    ...found,
    status: { observedGeneration: 1, replicas: 3, updatedReplicas: 3, unavailableReplicas: 3 },
  });
}

test('a Deployment that is not ready says why', async () => {
  const deployment = await brokenDeployment();
  await client.resource(corev1.Event, { namespace }).create({
    metadata: { name: 'web.1' },
    involvedObject: {
      kind: 'Deployment',
      name: 'web',
      namespace,
      uid: deployment.metadata.uid ?? '',
      apiVersion: 'apps/v1',
    },
    type: 'Normal',
    reason: 'ScalingReplicaSet',
    message: 'Scaled up replica set web-1 to 3\u001b[2J',
    lastTimestamp: '2026-01-01T00:00:00Z',
    count: 2,
    source: { component: 'deployment-controller' },
  });
  const reasons = [
    '0 of 3 updated replicas are available',
    '2 Pods (web-a, ...): container web: ImagePullBackOff: no such image',
    'Pod web-c: has no node: 0/1 nodes are available',
  ];
  assert.deepEqual(await whyNotReady(client, deployment), reasons);
  const deployments = client.resource(appsv1.Deployment, { namespace });
  const now = new Date('2026-01-01T00:05:00Z');
  const said = (await describe(client, deployments, 'web', { now })).replace(/\d{4}-\d\d-\d\dT[\d:]+Z/g, 'TIME');
  assert.equal(
    said,
    `Name:         web
Namespace:    default
Labels:       <none>
Annotations:  <none>
Created:      TIME
Not Ready:    0 of 3 updated replicas are available
              2 Pods (web-a, ...): container web: ImagePullBackOff: no such image
              Pod web-c: has no node: 0/1 nodes are available
Selector:     app=web
Replicas:     3 desired, 3 updated, 3 total, 0 available, 3 unavailable
Strategy:     RollingUpdate, 25% max unavailable, 25% max surge
Conditions:   <none>
Pod Template:
  Labels:          app=web
  Annotations:     <none>
  Containers:
    web:
      Image:  web:2
      Ports:  80/TCP (http)
      Environment:
        MODE:      fast
        PASSWORD:  <key password of Secret web>
  Volumes:         <none>
  Node Selectors:  <none>
  Tolerations:     <none>
Events:
  Type    Reason             Age      From                   Message
  Normal  ScalingReplicaSet  5m (x2)  deployment-controller  Scaled up replica set web-1 to 3\\u001b[2J
`,
  );
  const pod = await describe(client, client.resource(corev1.Pod, { namespace }), 'web-a', { withoutEvents: true });
  assert.match(pod, /^Not Ready: +container web: ImagePullBackOff: no such image$/m);
  assert.match(pod, /^ {4}State: +Waiting: ImagePullBackOff: no such image$/m);
});

test('why a Pod is not ready', async () => {
  const yes = { type: 'Ready', status: 'True' } as const;
  const no = { type: 'Ready', status: 'False' } as const;
  const container = (state: corev1.ContainerState, more: object = {}): corev1.ContainerStatus => ({
    ...{ name: 'c', image: 'i', imageID: '', ready: false, restartCount: 3, state },
    ...more,
  });
  const waits = container({ waiting: { reason: 'CrashLoopBackOff' } }, { lastState: { terminated: { exitCode: 7 } } });
  const ended = container({ terminated: { exitCode: 0 } });
  const runs = container({ running: {} });
  const rows: readonly (readonly [status: corev1.PodStatus, reasons: readonly string[]])[] = [
    [{}, []],
    [{ phase: 'Succeeded', conditions: [no], containerStatuses: [ended] }, []],
    // The readiness of a Pod may leave containers out.
    [{ conditions: [yes], containerStatuses: [waits, runs] }, []],
    [{ conditions: [yes], reason: 'NodeLost' }, []],
    [{ conditions: [no], reason: 'NodeLost', message: 'gone' }, ['NodeLost: gone']],
    [{ conditions: [{ type: 'PodScheduled', status: 'False' }] }, ['has no node: unknown']],
    [{ conditions: [{ type: 'PodScheduled', status: 'True' }] }, []],
    [
      { conditions: [no], containerStatuses: [waits] },
      ['container c: CrashLoopBackOff; it ended with exit code 7, 3 restarts'],
    ],
    [{ containerStatuses: [container({ waiting: {} })] }, ['container c: waits']],
    [{ containerStatuses: [ended] }, ['container c has ended with exit code 0']],
    [
      { initContainerStatuses: [ended], containerStatuses: [runs] },
      ['container c runs, but its readiness probe does not succeed'],
    ],
    [{ initContainerStatuses: [runs], containerStatuses: [waits] }, ['init container c is still running']],
    [
      { initContainerStatuses: [container({ terminated: { exitCode: 1, reason: 'Error', message: 'no' } })] },
      ['init container c has ended with exit code 1 (Error: no)'],
    ],
    [{ containerStatuses: [container({ running: {} }, { ready: true })] }, []],
    [{ conditions: [{ ...no, reason: 'ReadinessGatesNotReady', message: 'gate' }] }, ['ReadinessGatesNotReady: gate']],
  ];
  for (const [status, reasons] of rows)
    assert.deepEqual(
      await whyNotReady(client, new corev1.Pod({ metadata: { name: 'p' }, status })),
      reasons,
      JSON.stringify(status),
    );
});

test('the Pods of a workload are counted by their phase', async () => {
  const labels = { app: 'phases' };
  const pod = { metadata: { labels }, spec: { containers: [{ name: 'c', image: 'i' }] } };
  const spec = { selector: { matchLabels: labels }, template: pod };
  const sets = client.resource(appsv1.ReplicaSet, { namespace });
  const { uid = '' } = (await sets.create({ metadata: { name: 'phases' }, spec })).metadata;
  const ownerReferences = [{ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'phases', uid, controller: true }];
  const pods = client.resource(corev1.Pod, { namespace });
  const phases = ['Running', 'Pending', 'Succeeded', 'Failed'] as const;
  for (const phase of phases.flatMap((each, at) => Array.from({ length: at + 1 }, () => each))) {
    const created = await pods.create({
      metadata: { generateName: `${phase.toLowerCase()}-`, labels, ownerReferences },
      spec: pod.spec,
    });
    await pods.updateStatus({ ...created, status: { phase } });
  }
  assert.match(await describe(client, sets, 'phases'), /^Pods: +1 running, 2 waiting, 3 succeeded, 4 failed$/m);
});

test('of Secrets the sizes alone', async () => {
  const value = 'hunter2-hunter2';
  await client.resource(corev1.Secret, { namespace }).create({
    metadata: {
      name: 's',
      annotations: { 'kubectl.kubernetes.io/last-applied-configuration': `{"stringData":{"password":"${value}"}}` },
    },
    stringData: { password: value, empty: '' },
  });
  const said = await describe(client, client.resource(corev1.Secret, { namespace }), 's');
  assert.ok(!said.includes('hunter2') && !said.includes(btoa(value)), said);
  assert.match(said, /Data:\n {2}empty: +0 bytes\n {2}password: +15 bytes\n/);
});

test('what may not be read is named, and the rest is there', async () => {
  await client.resource(corev1.ConfigMap, { namespace }).create({ metadata: { name: 'seen' }, data: { a: 'b' } });
  const forbidden = { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'Forbidden', code: 403 };
  const transport = new FetchTransport({
    server: server.url,
    fetch: async (url, init) =>
      new URL(url).pathname.endsWith('/events') ? Response.json(forbidden, { status: 403 }) : fetch(url, init),
  });
  await using restricted = new Client({ transport });
  const said = await describe(restricted, restricted.resource(corev1.ConfigMap, { namespace }), 'seen');
  assert.match(said, /^Name: +seen$/m);
  assert.match(said, /^Not Shown:\s+Events, which you may not read$/m);
  const all = await describe(client, client.resource(corev1.ConfigMap, { namespace }), 'seen');
  assert.doesNotMatch(all, /Not Shown/);
});

test('Services, Nodes, volumes, Ingresses, Jobs and ConfigMaps with what belongs to them', async () => {
  await client.resource(corev1.Service, { namespace }).create({
    metadata: { name: 'web' },
    spec: { selector: { app: 'web' }, ports: [{ port: 80, name: 'http' }] },
  });
  await client.resource(corev1.Node).create({ metadata: { name: 'n' }, spec: { unschedulable: true } });
  const nodes = client.resource(corev1.Node);
  const { metadata } = await nodes.get('n');
  await nodes.updateStatus({ metadata, spec: {}, status: { allocatable: { cpu: '2' } } });
  await client.resource(corev1.Pod, { namespace }).create({
    metadata: { name: 'on-node' },
    spec: {
      nodeName: 'n',
      containers: [
        {
          name: 'c',
          image: 'i',
          resources: { requests: { cpu: '250m' } },
          env: [
            {
              name: 'CPUS',
              valueFrom: { resourceFieldRef: { containerName: 'c', resource: 'requests.cpu', divisor: '1m' } },
            },
          ],
        },
      ],
      volumes: [{ name: 'v', persistentVolumeClaim: { claimName: 'data' } }],
    },
  });
  await client.resource(corev1.PersistentVolumeClaim, { namespace }).create({
    metadata: { name: 'data' },
    spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
  });
  await client.resource(networkingv1.Ingress, { namespace }).create({
    metadata: { name: 'web' },
    spec: {
      rules: [
        {
          host: 'web.example.com',
          http: {
            paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name: 'web', port: { number: 80 } } } }],
          },
        },
      ],
    },
  });
  await client.resource(batchv1.CronJob, { namespace }).create({
    metadata: { name: 'nightly' },
    spec: {
      schedule: '0 3 * * *',
      jobTemplate: {
        spec: { template: { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'i' }] } } },
      },
    },
  });
  await client.resource(batchv1.Job, { namespace }).create({
    metadata: { name: 'later' },
    spec: {
      suspend: true,
      template: { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'i' }] } },
    },
  });
  await client
    .resource(schedulingv1.PriorityClass)
    .create({ metadata: { name: 'usual' }, value: 1, globalDefault: true });
  await client.resource(rbacv1.ClusterRole).create({
    metadata: { name: 'sum' },
    aggregationRule: { clusterRoleSelectors: [{ matchLabels: { part: 'sum' } }] },
    rules: [],
  });
  await client.resource(corev1.ConfigMap, { namespace }).create({
    metadata: { name: 'c' },
    data: { 'app.conf': 'a=1\nb=2\n' },
    binaryData: { blob: btoa('12345') },
  });
  const rows: [type: string, name: string, expected: RegExp][] = [
    [
      'service',
      'web',
      /Ports:\n {2}http:\n {4}Port: +80\/TCP\n {4}Target Port: +80\/TCP\n {4}Ready Endpoints: +<none>\n/,
    ],
    ['node', 'n', /Requested by Pods:\n {2}Resource .*Allocatable\n {2}cpu +250m \(12%\) +0 \(0%\) +2\n/],
    ['node', 'n', /Pods:\n {2}Namespace {2}Name {5}Phase .*Age\n {2}default {4}on-node {2}Pending +250m \(12%\) /],
    ['pvc', 'data', /Requested: +1Gi\n(?:.*\n)*Used By: +on-node\n/],
    ['ingress', 'web', /Rules:\n {2}Host .*\n {2}web.example.com {2}\/ {5}Prefix {2}web:80 \(no endpoints\)\n/],
    ['pod', 'on-node', /CPUS: +<requests.cpu of c in units of 1m>\n/],
    ['cronjob', 'nightly', /Schedule: +0 3 \* \* \*\n/],
    ['job', 'later', /^Suspended: +yes$/m],
    ['priorityclass', 'usual', /^Global Default: +yes$/m],
    ['clusterrole', 'sum', /^Made Of Roles: +part=sum$/m],
    ['configmap', 'c', /Data:\n {2}app.conf: +a=1\n +b=2\n/],
    ['configmap', 'c', /Binary Data:\n {2}blob: +5 bytes\n/],
    ['namespace', 'default', /Status: +Active\nResource Quotas: +<none>\nLimit Ranges: +<none>\n/],
  ];
  const args = rows.map(([type, name]) => `${type}/${name}`);
  const { status, stdout, stderr } = await cli(['describe', '--server', server.url, '-n', namespace, ...args]);
  assert.deepEqual([status, stderr], [0, '']);
  for (const [type, name, expected] of rows) assert.match(stdout, expected, `${type}/${name}`);
  const missing = await cli(['describe', '--server', server.url, '-n', namespace, 'pod', 'none']);
  assert.deepEqual([missing.status, missing.stderr], [1, 'kubetyped: pods "none" not found\n']);
});

test('a metric of a type that is not known yet', async (t) => {
  const newer = await startTestServer({ builtInRules: false });
  t.after(() => newer.close());
  const at = new Client({ transport: new FetchTransport({ server: newer.url }) });
  t.after(() => at.close());
  const resource = { group: 'autoscaling', version: 'v2', resource: 'horizontalpodautoscalers' };
  await at.unstructured(resource, { namespace }).create(
    new Unstructured({
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: { name: 'web' },
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
        maxReplicas: 2,
        metrics: [{ type: 'Moon' }],
      },
    }),
  );
  const scalers = at.resource(autoscalingv2.HorizontalPodAutoscaler, { namespace });
  assert.match(await describe(at, scalers, 'web'), /^ {2}unknown type Moon +<unknown> +<unknown>$/m);
});

test('what kubectl says of an object is there as well', {
  skip: kubectl === '' && 'NOT COMPARED WITH KUBECTL: set KUBETYPED_GO=1',
}, async () => {
  for (const [type, facts] of [
    [
      'deploy/web',
      ['app=web', 'web:2', '80/TCP', 'fast', '3 desired', '3 updated', 'ScalingReplicaSet', 'RollingUpdate'],
    ],
    ['pod/web-a', ['ImagePullBackOff', 'ReplicaSet/web-1', 'web:2', 'Pending']],
    ['secret/s', ['15 bytes', 'Opaque']],
    ['configmap/c', ['app.conf', 'b=2', '5 bytes']],
    ['ingress/web', ['web.example.com', 'web:80']],
    ['pvc/data', ['on-node', 'Pending']],
    ['node/n', ['on-node', '250m']],
  ] as const) {
    const theirs = await runKubectl(server.url, join(tmpdir(), 'kubetyped-describe-cache'), [
      '-n',
      namespace,
      'describe',
      type,
    ]);
    const ours = await cli(['describe', '--server', server.url, '-n', namespace, type]);
    for (const fact of facts)
      for (const [who, { stdout }] of Object.entries({ kubectl: theirs, kubetyped: ours }))
        assert.ok(stdout.includes(fact), `${who} on ${type}: ${fact}\n${stdout}`);
  }
});

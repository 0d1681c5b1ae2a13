// Server-side apply of values that no field can hold, and of nulls in every place: refused or read as Go reads them, and
// never in the way of others. Our server, and with KUBETYPED_CONTROLPLANE=start the real kube-apiserver.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { scheme } from 'kubetyped';
import { Deployment } from 'kubetyped/api/apps/v1';
import { StatusError } from 'kubetyped/apimachinery/api/errors';
import { newDefaultFieldManager, newSchemeTypeConverter } from 'kubetyped/apimachinery/util/managedfields';
import { Client, mergePatch } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { type BothServers, startBoth } from '../apiserver/both_servers.ts';

const APPLY = 'application/apply-patch+yaml';
const web = { app: 'web' };
const containers = [{ name: 'c', image: 'i' }];
const template = { metadata: { labels: web }, spec: { containers } };
const CORE = '/api/v1/namespaces/default/';
const APPS = '/apis/apps/v1/namespaces/default/';

/** What is applied, beside `apiVersion`, `kind` and the name. */
interface Row {
  readonly path: string;
  readonly kind: string;
  readonly applied: { readonly metadata?: object; readonly [field: string]: unknown };
  /** That of kube-apiserver. */
  readonly status: number;
  /** What is stored of it; undefined: nothing. */
  readonly stored?: object;
}

const deployment = (spec: object, status: number, stored?: object): Row => ({
  path: `${APPS}deployments`,
  kind: 'Deployment',
  applied: { spec: { selector: { matchLabels: web }, template, ...spec } },
  status,
  ...(stored && { stored }),
});
const pod = (spec: object, status: number, stored?: object): Row => ({
  path: `${CORE}pods`,
  kind: 'Pod',
  applied: { spec: { containers, ...spec } },
  status,
  ...(stored && { stored }),
});
const container = (fields: object, status: number, stored?: object): Row =>
  pod({ containers: [{ ...containers[0], ...fields }] }, status, stored && { spec: { containers: [stored] } });
const configMap = (metadata: object, status: number, fields: object = {}, stored?: object): Row => ({
  path: `${CORE}configmaps`,
  kind: 'ConfigMap',
  applied: { metadata, ...fields },
  status,
  ...(stored && { stored }),
});
const lease = (spec: object, status: number, stored?: object): Row => ({
  path: '/apis/coordination.k8s.io/v1/namespaces/default/leases',
  kind: 'Lease',
  applied: { spec },
  status,
  ...(stored && { stored }),
});
const job = (spec: object, status: number): Row => ({
  path: '/apis/batch/v1/namespaces/default/jobs',
  kind: 'Job',
  applied: { spec: { template: { spec: { containers, restartPolicy: 'Never' } }, ...spec } },
  status,
});

const WRONG: readonly Row[] = [
  deployment({ replicas: 3.5 }, 500),
  // Go takes the lower half of what is too large.
  deployment({ replicas: 3_000_000_000 }, 422),
  deployment({ replicas: 4_294_967_297 }, 201, { spec: { replicas: 1 } }),
  deployment({ replicas: 1e100 }, 201, { spec: { replicas: 0 } }),
  deployment({ minReadySeconds: 0.5 }, 500),
  deployment({ strategy: { rollingUpdate: { maxSurge: 1.5 } } }, 500),
  deployment({ progressDeadlineSeconds: 1.5 }, 500),
  pod({ terminationGracePeriodSeconds: 1.5 }, 500),
  pod({ tolerations: [{ key: 'a', effect: 'NoExecute', tolerationSeconds: 1.5 }] }, 500),
  pod({ volumes: [{ name: 'v', configMap: { name: 'm', defaultMode: 1.5 } }] }, 500),
  pod({ containers: [{ ...containers[0], ports: [{ containerPort: 80.5 }] }] }, 500),
  lease({ leaseDurationSeconds: 1.5 }, 500),
  lease({ leaseTransitions: 2.5 }, 500),
  job({ backoffLimit: 1.5 }, 500),
  configMap({ generation: 1.5 }, 500),
  configMap({ creationTimestamp: 'yesterday' }, 500),
];

const NULLS: readonly Row[] = [
  deployment({ template: { ...template, metadata: { ...template.metadata, creationTimestamp: null } } }, 201),
  container({ env: null, livenessProbe: null, securityContext: null, ports: null, envFrom: null }, 201, containers[0]),
  container({ resources: { limits: { cpu: null } } }, 201, { resources: { limits: { cpu: '0' } } }),
  container({ env: [{ name: 'A', valueFrom: null }] }, 201, { env: [{ name: 'A' }] }),
  pod({ affinity: null, tolerations: null, volumes: null, nodeSelector: { disk: null } }, 201, {
    spec: { nodeSelector: { disk: '' } },
  }),
  pod({ volumes: [{ name: 'v', emptyDir: { sizeLimit: null } }], overhead: null }, 201),
  pod({ securityContext: { runAsUser: null }, activeDeadlineSeconds: null }, 201),
  pod({ containers: null }, 422),
  configMap(
    { labels: { l: null }, annotations: { a: null } },
    201,
    { data: { k: null }, binaryData: { b: null } },
    {
      metadata: { labels: { l: '' }, annotations: { a: '' } },
      data: { k: '' },
      binaryData: { b: '' },
    },
  ),
  configMap({}, 201, { data: null }),
  {
    path: `${CORE}secrets`,
    kind: 'Secret',
    applied: { stringData: { k: null } },
    status: 201,
    stored: { data: { k: '' } },
  },
  { path: `${CORE}secrets`, kind: 'Secret', applied: { data: { k: null } }, status: 201, stored: { data: { k: '' } } },
  {
    path: `${CORE}services`,
    kind: 'Service',
    applied: { spec: { selector: { a: null }, ports: [{ port: 80, protocol: 'TCP', name: null }] } },
    status: 201,
    stored: { spec: { selector: { a: '' }, ports: [{ port: 80 }] } },
  },
  lease({ leaseDurationSeconds: null, holderIdentity: null }, 201),
  {
    path: '/apis/rbac.authorization.k8s.io/v1/clusterroles',
    kind: 'ClusterRole',
    applied: {
      rules: null,
      aggregationRule: { clusterRoleSelectors: [{ matchLabels: { 'attack.example.com/a': 'b' } }] },
    },
    status: 201,
  },
  {
    path: '/apis/rbac.authorization.k8s.io/v1/namespaces/default/roles',
    kind: 'Role',
    applied: { rules: null },
    status: 201,
  },
  {
    path: '/apis/networking.k8s.io/v1/namespaces/default/ingresses',
    kind: 'Ingress',
    applied: { spec: { tls: null, rules: [{ host: 'a.example.com', http: { paths: null } }] } },
    status: 422,
  },
  {
    path: '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices',
    kind: 'EndpointSlice',
    applied: { addressType: 'IPv4', endpoints: null, ports: null },
    status: 201,
  },
  {
    path: '/apis/autoscaling/v2/namespaces/default/horizontalpodautoscalers',
    kind: 'HorizontalPodAutoscaler',
    applied: {
      spec: {
        scaleTargetRef: { kind: 'Deployment', name: 'a', apiVersion: 'apps/v1' },
        maxReplicas: 2,
        metrics: [
          {
            type: 'Resource',
            resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 5, averageValue: null } },
          },
        ],
      },
    },
    status: 201,
  },
  { path: '/api/v1/namespaces', kind: 'Namespace', applied: { spec: { finalizers: null } }, status: 201 },
  {
    path: `${CORE}configmaps`,
    kind: 'ConfigMap',
    applied: { metadata: { finalizers: null, ownerReferences: null } },
    status: 201,
  },
];

let both: BothServers;
before(async () => {
  both = await startBoth();
});
after(() => both.close());

const apiVersionOf = (path: string): string =>
  /^\/(?:api|apis\/([^/]+))\/(v[^/]+)/.exec(path)!.slice(1).filter(Boolean).join('/');

for (const [what, rows] of Object.entries({ 'values that a field can not hold': WRONG, nulls: NULLS }))
  test(`an apply of ${what} is answered as by kube-apiserver, and everything can be listed and deleted`, async () => {
    for (const { name: server, send } of both.servers) {
      for (const [index, { path, kind, applied, status, stored }] of rows.entries()) {
        const name = `attack-${what.split(' ')[0]}-${index}`;
        const at = `${path}/${name}`;
        const label = `${server}: ${kind} ${JSON.stringify(applied)}`;
        const config = { apiVersion: apiVersionOf(path), kind, ...applied, metadata: { name, ...applied.metadata } };
        for (const again of [false, true]) {
          const answer = await send('PATCH', `${at}?fieldManager=attack`, config, APPLY);
          assert.equal(
            answer.status,
            again && status === 201 ? 200 : status,
            `${label}: ${String(answer.body['message'])}`,
          );
          if (stored !== undefined) assertPart(answer.body, stored, label);
        }
        assert.equal((await send('GET', path)).status, 200, label);
        assert.equal((await send('DELETE', at)).status, status === 201 ? 200 : 404, label);
      }
    }
  });

test('status and scale take no number that their field can not hold', async () => {
  for (const { name: server, send } of both.servers) {
    const at = `${APPS}deployments/attack-parts`;
    const head = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'attack-parts' } };
    const made = await send(
      'PATCH',
      `${at}?fieldManager=a`,
      { ...head, spec: { selector: { matchLabels: web }, template } },
      APPLY,
    );
    assert.equal(made.status, 201, server);
    const status = await send('PATCH', `${at}/status?fieldManager=b`, { ...head, status: { replicas: 1.5 } }, APPLY);
    assert.equal(status.status, 500, server);
    const scale = { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata: head.metadata, spec: { replicas: 2.5 } };
    assert.equal((await send('PATCH', `${at}/scale?fieldManager=c&force=true`, scale, APPLY)).status, 500, server);
    assert.equal((await send('GET', `${APPS}deployments`)).status, 200, server);
    assert.equal((await send('GET', at)).body['spec'] !== undefined, true, server);
    assert.equal((await send('DELETE', at)).status, 200, server);
  }
});

test('nulls in a Secret that is created are empty values', async () => {
  for (const { name: server, send } of both.servers) {
    const secret = {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'attack-null' },
      data: { k: null },
      stringData: { s: null },
    };
    const made = await send('POST', `${CORE}secrets`, secret);
    assert.deepEqual([made.status, made.body['data']], [201, { k: '', s: '' }], server);
    await send('DELETE', `${CORE}secrets/attack-null`);
  }
});

test('the field manager gives what its types promise', () => {
  const manager = newDefaultFieldManager(newSchemeTypeConverter(scheme), Deployment);
  const config = (spec: object): object => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'a', labels: { a: null } },
    spec: { replicas: null, template: { ...template, spec: { containers: [{ name: 'c', env: null }] } }, ...spec },
  });
  const applied = manager.apply(new Deployment({ metadata: {} } as never), config({}), 'me');
  assert.deepEqual(applied.spec?.template, { ...template, spec: { containers: [{ name: 'c' }] } });
  assert.ok(!('replicas' in (applied.spec ?? {})));
  assert.deepEqual(applied.metadata.labels, { a: '' });
  assert.throws(() => manager.apply(new Deployment({ metadata: {} } as never), config({ replicas: 3.5 }), 'me'), {
    code: 'ERR_FIELD_MANAGER',
    message:
      'failed to convert new object (/a; apps/v1, Kind=Deployment) to proper version: ' +
      'unable to convert unstructured object to apps/v1, Kind=Deployment: spec.replicas: cannot convert float64 to int32',
  });
});

test('the fake API keeps nothing that a server would not', async () => {
  const client = new Client({ transport: new FakeAPI({ scheme }) });
  const deployments = client.resource(Deployment, { namespace: 'default' });
  const spec = { selector: { matchLabels: web }, template };
  const wrong = { metadata: { name: 'a' }, spec: { ...spec, replicas: 3.5 } } as never;
  const codeOf = (run: Promise<unknown>): Promise<unknown> =>
    run.then(
      () => undefined,
      (error: unknown) => (error instanceof StatusError ? error.errStatus.code : error),
    );
  assert.equal(await codeOf(deployments.create(wrong)), 400);
  assert.equal(await codeOf(deployments.apply(wrong, { fieldManager: 'me' })), 500);
  const made = await deployments.create({ metadata: { name: 'a' }, spec });
  assert.equal(await codeOf(deployments.update({ ...made, ...(wrong as object) } as never)), 400);
  assert.equal(await codeOf(deployments.patch('a', mergePatch({ spec: { replicas: 3.5 } }))), 400);
  const nulls = { metadata: { name: 'b' }, spec: { ...spec, replicas: null, strategy: null } } as never;
  for (const object of [
    await deployments.create(nulls),
    await deployments.apply({ ...(nulls as object), metadata: { name: 'c' } } as never, { fieldManager: 'me' }),
  ])
    assert.deepEqual(Object.keys(object.spec ?? {}), ['selector', 'template']);
});

/** That an object has what another one has. */
function assertPart(actual: unknown, expected: unknown, label: string): void {
  if (typeof expected !== 'object' || expected === null) return assert.deepEqual(actual, expected, label);
  for (const [key, value] of Object.entries(expected))
    assertPart((actual as Record<string, unknown> | undefined)?.[key], value, `${label}: ${key}`);
}

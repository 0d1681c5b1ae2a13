// CPU of the API server per write, without sockets: 2 KB Pods and ConfigMaps, and custom resources of that size, kept in
// memory, by `server.handle`. The median of batches.
//   node --import ./scripts/sources.mjs bench/writes.mjs [--objects 2000] [--only TEXT]
import { parseArgs } from 'node:util';
import { startTestServer } from 'kubetyped/apiserver/testing';

const { values } = parseArgs({
  options: { objects: { type: 'string', default: '2000' }, only: { type: 'string', default: '' } },
});
const objects = Number(values.objects);
const BATCH = Math.max(1, Math.round(objects / 20));

/** @param {number} index */
const metadata = (index) => ({
  name: `bench-${String(index).padStart(5, '0')}`,
  labels: { 'app.kubernetes.io/name': 'bench', 'app.kubernetes.io/part-of': 'shop', part: String(index % 10) },
  annotations: {
    'example.com/owner': 'team-checkout',
    'example.com/note': 'an annotation of some length, as tools write',
  },
});

/** @param {string} name @param {number} index */
const container = (name, index) => ({
  name,
  image: `registry.example.com/shop/${name}:1.${index % 50}.0`,
  args: ['--listen=:8080', '--log-level=info'],
  env: [
    { name: 'POD_NAME', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
    { name: 'REGION', value: 'eu-central-1' },
    { name: 'SHARD', value: String(index) },
  ],
  ports: [{ name: `${name}-http`, containerPort: 8080, protocol: 'TCP' }],
  resources: { requests: { cpu: '100m', memory: '128Mi' }, limits: { cpu: '1', memory: '256Mi' } },
  volumeMounts: [{ name: 'config', mountPath: '/etc/shop', readOnly: true }],
  readinessProbe: { httpGet: { path: '/healthz', port: `${name}-http` }, periodSeconds: 5 },
});

const FAMILIES = {
  Pod: {
    path: '/api/v1/namespaces/default/pods',
    make: (/** @type {number} */ index) => ({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: metadata(index),
      spec: {
        containers: [container('web', index), container('proxy', index)],
        volumes: [{ name: 'config', configMap: { name: 'shop' } }],
        nodeSelector: { 'kubernetes.io/os': 'linux' },
        tolerations: [{ key: 'dedicated', operator: 'Equal', value: 'shop', effect: 'NoSchedule' }],
      },
    }),
  },
  ConfigMap: {
    path: '/api/v1/namespaces/default/configmaps',
    make: (/** @type {number} */ index) => ({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: metadata(index),
      data: Object.fromEntries(
        Array.from({ length: 28 }, (_, key) => [`key-${key}`, `value ${index} of some length, as settings have it`]),
      ),
    }),
  },
  Widget: {
    path: '/apis/bench.example.com/v1/namespaces/default/widgets',
    make: (/** @type {number} */ index) => ({
      apiVersion: 'bench.example.com/v1',
      kind: 'Widget',
      metadata: metadata(index),
      spec: {
        replicas: index % 5,
        parts: Array.from({ length: 10 }, (_, part) => ({
          name: `part-${part}`,
          size: part,
          note: 'a text of some length, as people write them into objects of their own',
        })),
      },
    }),
  },
};

const part = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 63 }, size: { type: 'integer' }, note: { type: 'string' } },
};
const schema = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      properties: {
        replicas: { type: 'integer', minimum: 0 },
        parts: {
          type: 'array',
          items: part,
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['name'],
        },
      },
    },
  },
};
const definition = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'widgets.bench.example.com' },
  spec: {
    group: 'bench.example.com',
    scope: 'Namespaced',
    names: { kind: 'Widget', plural: 'widgets' },
    versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema } }],
  },
};

const api = await startTestServer();
const user = { name: 'bench', groups: ['system:masters', 'system:authenticated'] };

/** @param {string} method @param {string} url @param {unknown} body @param {string} [type] */
async function send(method, url, body, type = 'application/json') {
  const response = await api.server.handle({
    method,
    url,
    headers: { 'content-type': type, 'user-agent': 'bench/1.0' },
    ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
    user,
  });
  const chunks = [];
  for await (const chunk of response.body) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  if (response.status >= 300) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

await send('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', definition);
for (let tries = 0; ; tries++) {
  try {
    await send('GET', FAMILIES.Widget.path, undefined);
    break;
  } catch (error) {
    if (tries === 100) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Median of the CPU milliseconds of one call. @param {(index: number) => Promise<unknown>} work */
async function measure(work) {
  const samples = [];
  for (let begin = 0; begin < objects; begin += BATCH) {
    const before = process.cpuUsage();
    for (let index = begin; index < begin + BATCH; index++) await work(index);
    const { user: inUser, system } = process.cpuUsage(before);
    samples.push((inUser + system) / 1000 / BATCH);
  }
  return samples.sort((a, b) => a - b)[Math.floor(samples.length / 2)].toFixed(3);
}

const rows = /** @type {Record<string, Record<string, string>>} */ ({});
for (const [kind, { path, make }] of Object.entries(FAMILIES)) {
  if (!kind.includes(values.only)) continue;
  const urlOf = (/** @type {number} */ index) => `${path}/${metadata(index).name}`;
  const stored = /** @type {any[]} */ ([]);
  rows[kind] = {
    create: await measure(async (index) => {
      stored[index] = await send('POST', path, make(index));
    }),
    update: await measure(async (index) => {
      const { metadata: old } = stored[index];
      const labels = { ...old.labels, part: 'updated' };
      await send('PUT', urlOf(index), { ...stored[index], metadata: { ...old, labels } });
    }),
    'merge patch': await measure((index) =>
      send(
        'PATCH',
        urlOf(index),
        { metadata: { labels: { part: `patched-${index}` } } },
        'application/merge-patch+json',
      ),
    ),
    apply: await measure((index) =>
      send(
        'PATCH',
        `${urlOf(index)}?fieldManager=bench-apply&force=true`,
        { ...make(index), metadata: { ...metadata(index), labels: { part: 'applied' } } },
        'application/apply-patch+yaml',
      ),
    ),
  };
}
console.log(`CPU ms of one write, ${objects} objects each:`);
console.table(rows);
await api.close();

// What a request may cost: large and hostile bodies, each sent once, to `kubetyped server` in a process of its own or, with
// --url, to a server that is running (kube-apiserver: scripts/controlplane.sh start). Prints the status, the CPU seconds of
// the server, its longest turn of the event loop in CPU milliseconds (of our own server alone), in which nobody else is
// served, and the longest that /healthz took meanwhile, asked every 20 ms by another process.
//   node bench/costs.mjs [--only TEXT] [--url URL --pid PID [--token TOKEN]]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    url: { type: 'string' },
    pid: { type: 'string', default: '' },
    token: { type: 'string', default: '' },
    health: { type: 'string' },
  },
});

/** @param {string} url @param {string} method @param {string | undefined} body @param {string} [type] @returns {Promise<number>} */
function send(url, method, body, type = 'application/json') {
  return new Promise((resolve) => {
    const sent = (url.startsWith('https:') ? https : http).request(
      url,
      {
        method,
        agent: false,
        rejectUnauthorized: false,
        headers: {
          ...(values.token !== '' && { Authorization: `Bearer ${values.token}` }),
          ...(body !== undefined && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
        },
      },
      (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    );
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// The other process: asks until its standard input ends, and prints the longest time that an answer took.
if (values.health !== undefined) {
  let isEnded = false;
  let longest = 0;
  process.stdin.on('end', () => (isEnded = true)).resume();
  while (!isEnded) {
    const begin = performance.now();
    await send(`${values.health}/healthz`, 'GET', undefined);
    longest = Math.max(longest, performance.now() - begin);
    await sleep(20);
  }
  console.log(longest.toFixed(0));
  process.exit();
}

const NAMESPACE = '/api/v1/namespaces/default';
const BIRDS = '/apis/costs.example.com/v1/namespaces/default/birds';
const APPLY = 'application/apply-patch+yaml';
const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
/** @template T @param {number} length @param {(index: number) => T} item */
const list = (length, item) => Array.from({ length }, (_, index) => item(index));
/** @param {number} length */
const fields = (length) => Object.fromEntries(list(length, (index) => [`key${index}`, `v${index}`]));
/** @param {object} more */
const configMap = (more) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'costs' }, ...more });
/** @param {object} container */
const pod = (container) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'costs' },
  spec: { containers: [{ name: 'a', image: 'i', ...container }] },
});
const YAML_POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: costs}\nspec:\n  containers:\n  - name: a\n    image: i\n';
/** @param {object[]} ports */
const service = (ports) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'costs' },
  spec: { ports, clusterIP: 'None' },
});
/** @param {unknown} spec */
const bird = (spec) => ({ apiVersion: 'costs.example.com/v1', kind: 'Bird', metadata: { name: 'costs' }, spec });
/** What one manager owns of the {@link fields} of a ConfigMap. @param {number} length @param {number} index */
const managed = (length, index) => ({
  manager: `m${index}`,
  operation: 'Update',
  apiVersion: 'v1',
  time: '2026-01-01T00:00:00Z',
  fieldsType: 'FieldsV1',
  fieldsV1: { 'f:data': Object.fromEntries(list(length, (i) => [`f:key${i}`, {}])) },
});
/** @param {string} name */
const owner = (name) => ({ apiVersion: 'v1', kind: 'ConfigMap', name, uid: `uid-${name}` });

/** @typedef {{ what: string, url: string, method?: string, type?: string, body: unknown, spec?: object, stored?: object }} Row */

/** @type {Row[]} */
const rows = [
  {
    what: '8,000 owners',
    url: `${NAMESPACE}/configmaps`,
    body: configMap({ metadata: { name: 'costs', ownerReferences: list(8000, (i) => owner(`o${i}`)) } }),
  },
  {
    what: '900,001 empty containers',
    url: `${NAMESPACE}/pods`,
    body: `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"costs"},"spec":{"containers":[${'{},'.repeat(900_000)}{}]}}`,
  },
  {
    what: '120,000 empty containers',
    url: `${NAMESPACE}/pods`,
    body: { ...pod({}), spec: { containers: list(120_000, () => ({})) } },
  },
  {
    what: '49,000 empty containers',
    url: `${NAMESPACE}/pods`,
    body: { ...pod({}), spec: { containers: list(49_000, () => ({})) } },
  },
  {
    what: 'unknown fields in 24,000 items',
    url: `${NAMESPACE}/pods`,
    body: { ...pod({}), spec: { containers: list(24_000, () => ({ x: 1 })) } },
  },
  { what: '49,000 unknown fields', url: `${NAMESPACE}/configmaps`, body: configMap(fields(49_000)) },
  {
    what: '49,000 invalid keys',
    url: `${NAMESPACE}/configmaps`,
    body: configMap({ data: Object.fromEntries(list(49_000, (i) => [`k ${i}`, ''])) }),
  },
  {
    what: '49,000 labels',
    url: `${NAMESPACE}/configmaps`,
    body: configMap({ metadata: { name: 'costs', labels: fields(49_000) } }),
  },
  {
    what: 'apply: 12,000 ports',
    method: 'PATCH',
    url: `${NAMESPACE}/pods/costs?fieldManager=m&force=true`,
    type: APPLY,
    body: pod({ ports: list(12_000, (i) => ({ containerPort: 1 + i, name: `p${i}` })) }),
  },
  {
    what: 'apply: 16,000 env',
    method: 'PATCH',
    url: `${NAMESPACE}/pods/costs?fieldManager=m&force=true`,
    type: APPLY,
    body: pod({ env: list(16_000, (i) => ({ name: `E${i}`, value: 'v' })) }),
  },
  {
    what: 'apply: 49,000 keys',
    method: 'PATCH',
    url: `${NAMESPACE}/configmaps/costs?fieldManager=m&force=true`,
    type: APPLY,
    body: configMap({ data: fields(49_000) }),
  },
  {
    what: 'merge patch: 49,000 keys',
    method: 'PATCH',
    url: `${NAMESPACE}/configmaps/costs`,
    type: MERGE,
    stored: configMap({ data: { a: 'b' } }),
    body: { data: fields(49_000) },
  },
  {
    what: 'update with 72,000 managed fields',
    method: 'PUT',
    url: `${NAMESPACE}/configmaps/costs`,
    stored: configMap({ data: fields(36_000) }),
    body: configMap({
      data: fields(36_000),
      metadata: { name: 'costs', managedFields: list(2, (i) => managed(36_000, i)) },
    }),
  },
  {
    what: 'strategic patch: 9,900 ports',
    method: 'PATCH',
    url: `${NAMESPACE}/services/costs`,
    type: STRATEGIC,
    stored: service([{ port: 1, name: 'first' }]),
    body: { spec: { ports: list(9900, (i) => ({ port: 2 + i, name: `p${i}` })) } },
  },
  {
    what: 'YAML: 49,000 keys',
    url: `${NAMESPACE}/configmaps`,
    type: 'application/yaml',
    body: `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: costs}\ndata:\n${list(49_000, (i) => `  key${i}: v${i}\n`).join('')}`,
  },
  {
    what: 'YAML: 12,000 ports',
    url: `${NAMESPACE}/pods`,
    type: 'application/yaml',
    body: `${YAML_POD}    ports:\n${list(12_000, (i) => `    - containerPort: ${i + 1}\n      name: p${i}\n`).join('')}`,
  },
  {
    what: 'YAML, applied: 16,000 env',
    method: 'PATCH',
    url: `${NAMESPACE}/pods/costs?fieldManager=m&force=true`,
    type: APPLY,
    body: `${YAML_POD}    env:\n${list(16_000, (i) => `    - name: E${i}\n      value: v\n`).join('')}`,
  },
  {
    what: 'YAML: 700,000 items',
    url: `${NAMESPACE}/configmaps`,
    type: 'application/yaml',
    body: `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: costs}\nitems:\n${'- a\n'.repeat(700_000)}`,
  },
  {
    what: 'YAML, applied: 700,000 items',
    method: 'PATCH',
    url: `${NAMESPACE}/configmaps/costs?fieldManager=m&force=true`,
    type: APPLY,
    body: `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: costs}\nitems:\n${'- a\n'.repeat(700_000)}`,
  },
  {
    what: 'JSON that does not end: 49,000 labels',
    url: `${NAMESPACE}/configmaps`,
    body: JSON.stringify(configMap({ metadata: { name: 'costs', labels: fields(49_000) } })).slice(0, -1),
  },
  {
    what: 'a wrong type behind 49,000 labels',
    url: `${NAMESPACE}/configmaps`,
    body: configMap({ metadata: { name: 'costs', labels: fields(49_000) }, data: 1 }),
  },
  {
    what: 'pattern (?:a{0,1000})*b, 200 KB',
    url: BIRDS,
    body: bird('a'.repeat(200_000)),
    spec: { type: 'string', pattern: '(?:a{0,1000})*b' },
  },
  {
    what: 'CEL matches of it, 100 KB',
    url: BIRDS,
    body: bird('a'.repeat(100_000)),
    spec: {
      type: 'string',
      maxLength: 200_000,
      'x-kubernetes-validations': [{ rule: 'self.matches("(?:a{0,1000})*b")' }],
    },
  },
  {
    what: 'pattern of DNS names, 2.9 MB',
    url: BIRDS,
    body: bird(`${'a.'.repeat(1_450_000)}a`),
    spec: { type: 'string', pattern: '^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$' },
  },
  {
    what: 'list of type set, 40,000 strings',
    url: BIRDS,
    body: bird(list(40_000, (i) => `s${i}`)),
    spec: { type: 'array', 'x-kubernetes-list-type': 'set', items: { type: 'string' } },
  },
  {
    what: 'enum of 1,000 values, 2,000 wrong items',
    url: BIRDS,
    body: bird(list(2000, (i) => `s${i}`)),
    spec: { type: 'array', items: { type: 'string', enum: list(1000, (i) => `v${i}`) } },
  },
];

const names = { plural: 'birds', singular: 'bird', kind: 'Bird', listKind: 'BirdList' };
/** @param {object} spec */
const definition = (spec) => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'birds.costs.example.com' },
  spec: {
    group: 'costs.example.com',
    scope: 'Namespaced',
    names,
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: { openAPIV3Schema: { type: 'object', properties: { spec } } },
      },
    ],
  },
});

/** Loaded by the server: answers each message with the CPU milliseconds of the longest turn of its event loop since the last. */
const PROBE = `data:text/javascript,${encodeURIComponent(`
  let longest = 0;
  let before = process.cpuUsage();
  const turn = () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
    setImmediate(turn).unref();
  };
  process.on('message', () => {
    process.send(longest);
    longest = 0;
  });
  setImmediate(turn).unref();
  process.channel.unref();
`)}`;

/** @returns {Promise<{ url: string, pid: number, end: () => void, longestTurn?: () => Promise<number> }>} */
async function server() {
  if (values.url !== undefined) return { url: values.url, pid: Number(values.pid), end() {} };
  const program = fileURLToPath(new URL('../dist/node/src/cli/main.js', import.meta.url));
  const child = spawn(process.execPath, ['--import', PROBE, program, 'server'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const longestTurn = async () => {
    child.send('');
    return Number((await once(child, 'message'))[0]);
  };
  for await (const line of createInterface(/** @type {import('node:stream').Readable} */ (child.stdout))) {
    const found = /listening on (\S+);/.exec(line)?.[1];
    if (found !== undefined) return { url: found, pid: child.pid ?? 0, end: () => child.kill(), longestTurn };
  }
  throw new Error('the server ended');
}

/** CPU seconds and the peak of memory in MB of a process. @param {number} pid */
function used(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { seconds: (Number(stat[11]) + Number(stat[12])) / 100, peak: Number(peak) / 1024 };
}

const { url, pid, end, longestTurn } = await server();
const CRDS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
console.log('| request | status | CPU | longest turn | longest /healthz |\n|---|---|---|---|---|');
for (const { what, method = 'POST', type, spec, body, stored, ...row } of rows) {
  if (!what.includes(values.only)) continue;
  if (stored !== undefined) await send(`${url}${row.url.replace('/costs', '')}`, 'POST', JSON.stringify(stored));
  if (spec !== undefined) {
    await send(`${url}${CRDS}`, 'POST', JSON.stringify(definition(spec)));
    for (let tries = 0; tries < 300 && (await send(`${url}${BIRDS}`, 'GET', undefined)) !== 200; tries++)
      await sleep(100);
  }
  const args = ['--health', url, ...(values.token === '' ? [] : ['--token', values.token])];
  const health = spawn(process.execPath, [fileURLToPath(import.meta.url), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const longest = once(createInterface(health.stdout), 'line');
  await sleep(1000);
  const before = used(pid).seconds;
  await longestTurn?.();
  const status = await send(`${url}${row.url}`, method, typeof body === 'string' ? body : JSON.stringify(body), type);
  const cpu = used(pid).seconds - before;
  const turn = longestTurn === undefined ? '' : `${(await longestTurn()).toFixed(0)} ms`;
  health.stdin.end();
  console.log(`| ${what} | ${status} | ${cpu.toFixed(1)} s | ${turn} | ${(await longest)[0]} ms |`);
  await send(`${url}${row.url.replace(/(\/costs)?(\?.*)?$/, '/costs')}?gracePeriodSeconds=0`, 'DELETE', undefined);
  if (spec === undefined) continue;
  await send(`${url}${CRDS}/birds.costs.example.com`, 'DELETE', undefined);
  for (
    let tries = 0;
    tries < 300 && (await send(`${url}${CRDS}/birds.costs.example.com`, 'GET', undefined)) !== 404;
    tries++
  )
    await sleep(100);
}
console.log(`\nPeak of memory: ${used(pid).peak.toFixed(0)} MB`);
end();

// CPU of an API server by request: ours with each storage, each beside kube-apiserver 1.37 with its etcd, whose seconds are
// added up, as one process here does the work of both. HTTPS, a token, RBAC and the admission plug-ins of a cluster in all.
// Servers are on one core, requests come one after the other from here, servers take turns in each round, and the first
// round does not count. What a server uses while nobody asks is measured first and left out. Prints the median of the rounds
// in CPU ms a request and its share of kube-apiserver's, then the start and the memory of each.
//   node bench/requests.mjs [--storage memory,folder,etcd] [--rounds 5] [--requests 300] [--only TEXT] [--ours] [--out FILE]
// --out writes the figures into a file, as JSON, too.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandOf, rounded, writeFigures } from './figures.mjs';
import * as processes from './server_processes.mjs';

const { values } = parseArgs({
  options: {
    storage: { type: 'string', default: 'memory,folder,etcd' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    /** Without kube-apiserver. */
    ours: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const count = Number(values.requests);
const LISTED = 3500;
const IDLE_SECONDS = 10;
const core = availableParallelism() > 1 ? ['taskset', '-c', '0'] : [];

/** @typedef {import('./server_processes.mjs').Server} Server */

const { configMap, cpu, median, residentMB, sleep } = processes;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** @param {Server} server @param {string} method @param {string} path @param {unknown} [body] @param {string} [type] */
const ask = (server, method, path, body, type) => processes.ask({ ...server, agent }, method, path, body, type);

const NAMESPACE = '/api/v1/namespaces/default';
const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';

/** @param {string} name */
const deployment = (name) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, labels: { app: name } },
  spec: {
    replicas: 3,
    selector: { matchLabels: { app: name } },
    template: {
      metadata: { labels: { app: name } },
      spec: {
        containers: ['web', 'proxy'].map((container) => ({
          name: container,
          image: `registry.example.com/${container}:1.0`,
          ports: [{ name: 'http', containerPort: container === 'web' ? 8080 : 8081 }],
          env: ['A', 'B', 'C'].map((variable) => ({ name: variable, value: `value of ${variable}` })),
          resources: { requests: { cpu: '100m', memory: '64Mi' }, limits: { cpu: '1', memory: '256Mi' } },
          readinessProbe: { httpGet: { path: '/healthz', port: 'http' } },
          volumeMounts: [{ name: 'config', mountPath: '/etc/app' }],
        })),
        volumes: [{ name: 'config', configMap: { name: 'app' } }],
      },
    },
  },
});

/** @param {string} name @param {string} image */
const applied = (name, image) => {
  const { apiVersion, kind, spec } = deployment(name);
  const [web] = spec.template.spec.containers;
  const template = { metadata: spec.template.metadata, spec: { containers: [{ name: web.name, image }] } };
  return { apiVersion, kind, metadata: { name }, spec: { selector: spec.selector, template } };
};

/**
 * What is asked, in order.
 * @type {readonly { name: string, times: number, send: (server: Server, index: number, round: number) => Promise<unknown> }[]}
 */
const REQUESTS = [
  {
    name: 'create ConfigMap',
    times: count,
    send: (server, index, round) => ask(server, 'POST', `${NAMESPACE}/configmaps`, configMap(`c-${round}-${index}`)),
  },
  {
    name: 'create Deployment',
    times: count,
    send: (server, index, round) => ask(server, 'POST', DEPLOYMENTS, deployment(`d-${round}-${index}`)),
  },
  {
    name: 'strategic patch of a Deployment',
    times: count,
    send: (server, index, round) =>
      ask(
        server,
        'PATCH',
        `${DEPLOYMENTS}/d-${round}-${index}`,
        { spec: { template: { spec: { containers: [{ name: 'web', image: 'registry.example.com/web:2.0' }] } } } },
        'application/strategic-merge-patch+json',
      ),
  },
  {
    name: 'apply of a Deployment',
    times: count,
    send: (server, index, round) =>
      ask(
        server,
        'PATCH',
        `${DEPLOYMENTS}/d-${round}-${index}?fieldManager=bench&force=true`,
        applied(`d-${round}-${index}`, 'registry.example.com/web:3.0'),
        'application/apply-patch+yaml',
      ),
  },
  {
    name: 'get a Deployment',
    times: count,
    send: (server, index, round) => ask(server, 'GET', `${DEPLOYMENTS}/d-${round}-${index}`),
  },
  {
    name: `list of ${LISTED} ConfigMaps`,
    times: Math.ceil(count / 30),
    send: (server) => ask(server, 'GET', '/api/v1/namespaces/listed/configmaps'),
  },
  {
    name: 'delete ConfigMap',
    times: count,
    send: (server, index, round) => ask(server, 'DELETE', `${NAMESPACE}/configmaps/c-${round}-${index}`),
  },
];

const folder = mkdtempSync(join(tmpdir(), 'kubetyped-bench-'));
/** @type {Server[]} */
const servers = [];
/** @type {(() => Promise<unknown>)[]} */
const stops = [];
try {
  const go = values.ours
    ? undefined
    : await processes.startControlPlane(['--rbac', '--admission', '--runtime-config', ''], core);
  if (go !== undefined) {
    servers.push(go);
    stops.push(go.stop);
  }
  for (const storage of values.storage.split(',')) {
    const own = mkdtempSync(join(folder, storage));
    let pids = /** @type {readonly number[]} */ ([]);
    let args = /** @type {string[]} */ ([]);
    if (storage === 'folder') args = ['--data', join(own, 'data')];
    if (storage === 'etcd') {
      const etcd = await processes.startEtcd(core);
      stops.push(etcd.stop);
      pids = [etcd.pid];
      args = ['--etcd-servers', etcd.url];
    }
    const server = await processes.startOurs(own, `ours, ${storage}`, args, core);
    servers.push({ ...server, pids: [...server.pids, ...pids] });
    stops.unshift(server.stop);
  }
  const wanted = REQUESTS.filter(({ name }) => name.includes(values.only));
  for (const server of servers) {
    await ask(server, 'POST', '/api/v1/namespaces', { metadata: { name: 'listed' } });
    for (let index = 0; index < LISTED; index++)
      await ask(server, 'POST', '/api/v1/namespaces/listed/configmaps', configMap(`l-${index}`));
  }
  const before = servers.map(({ pids }) => cpu(pids));
  await sleep(IDLE_SECONDS * 1000);
  for (const [index, server] of servers.entries())
    server.idle = (cpu(server.pids) - (before[index] ?? 0)) / IDLE_SECONDS / 1000;
  /** @type {Map<string, number[]>} */
  const samples = new Map();
  for (let round = 0; round <= rounds; round++)
    for (const { name, times, send } of REQUESTS)
      for (const server of servers) {
        const [began, used] = [performance.now(), cpu(server.pids)];
        for (let index = 0; index < times; index++) await send(server, index, round);
        const spent = cpu(server.pids) - used - server.idle * (performance.now() - began);
        const key = `${name}\0${server.name}`;
        if (round > 0) samples.set(key, [...(samples.get(key) ?? []), spent / times]);
      }
  /** @type {Record<string, Record<string, string>>} */
  const rows = {};
  for (const { name } of wanted) {
    const reference = median(samples.get(`${name}\0kube-apiserver`) ?? []);
    rows[name] = Object.fromEntries(
      servers.map((server) => {
        const own = median(samples.get(`${name}\0${server.name}`) ?? []);
        return [
          server.name,
          server === go || go === undefined ? own.toFixed(2) : `${own.toFixed(2)} (${(own / reference).toFixed(2)})`,
        ];
      }),
    );
  }
  rows['start, s'] = Object.fromEntries(servers.map(({ name, started }) => [name, (started / 1000).toFixed(1)]));
  rows['memory in the end, MB'] = Object.fromEntries(
    servers.map(({ name, pids }) => [name, residentMB(pids).toFixed(0)]),
  );
  rows['CPU while idle, ms a second'] = Object.fromEntries(
    servers.map(({ name, idle }) => [name, (idle * 1000).toFixed(0)]),
  );
  console.log(
    `CPU ms of a request, the median of ${rounds} rounds of ${count} requests; in brackets the share of kube-apiserver's with its etcd:`,
  );
  console.table(rows);
  if (values.out !== undefined) {
    const of = (/** @type {(server: Server) => number} */ figure) =>
      Object.fromEntries(servers.map((server) => [server.name, rounded(figure(server))]));
    writeFigures(
      values.out,
      'requests',
      { command: commandOf('node bench/requests.mjs') },
      {
        cpuMilliseconds: wanted.map(({ name }) => ({
          name,
          servers: of((server) => median(samples.get(`${name}\0${server.name}`) ?? [])),
        })),
        memoryMB: of(({ pids }) => residentMB(pids)),
        idleCPUMillisecondsPerSecond: of(({ idle }) => idle * 1000),
      },
    );
  }
} finally {
  for (const stop of stops) await stop().catch((error) => console.error(error));
  rmSync(folder, { recursive: true, force: true });
  agent.destroy();
}

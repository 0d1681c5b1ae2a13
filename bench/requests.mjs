// CPU of an API server by request: ours with each storage, each beside kube-apiserver 1.37 with its etcd, whose seconds are
// added up, as one process here does the work of both. HTTPS, a token, RBAC and the admission plug-ins of a cluster in all.
// Servers are on one core, requests come one after the other from here, servers take turns in each round, and the first
// round does not count. What a server uses while nobody asks is measured first and left out. Prints the median of the rounds
// in CPU ms a request and its share of kube-apiserver's, then the start and the memory of each.
//   node bench/requests.mjs [--storage memory,folder,etcd] [--rounds 5] [--requests 300] [--only TEXT] [--ours]
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    storage: { type: 'string', default: 'memory,folder,etcd' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    /** Without kube-apiserver. */
    ours: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const count = Number(values.requests);
const LISTED = 3500;
const IDLE_SECONDS = 10;
/** Milliseconds of a tick of /proc. */
const TICK = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const core = availableParallelism() > 1 ? ['taskset', '-c', '0'] : [];

/**
 * A server that runs.
 * @typedef {{ name: string, url: string, token: string, ca: Buffer, pids: readonly number[], started: number,
 *   stop: () => Promise<unknown>, idle: number }} Server
 */

const NAMESPACE = '/api/v1/namespaces/default';
const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';

/** @param {string} name */
const configMap = (name) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, labels: { app: 'bench' } },
  data: Object.fromEntries(Array.from({ length: 10 }, (_, key) => [`key-${key}`, `value of some length of ${name}`])),
});

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

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * @param {Pick<Server, 'url' | 'token' | 'ca'>} server @param {string} method @param {string} path @param {unknown} [body]
 * @param {string} [type]
 */
function ask({ url, token, ca }, method, path, body, type = 'application/json') {
  return new Promise((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json',
      ...(bytes && { 'Content-Type': type, 'Content-Length': bytes.length }),
    };
    const sent = request(url + path, { method, agent, ca, headers }, (response) => {
      const { statusCode = 0 } = response;
      /** @type {Buffer[]} */
      const failure = [];
      response.on('data', (chunk) => statusCode >= 300 && failure.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (statusCode < 300) resolve(undefined);
        else reject(new Error(`${method} ${path}: ${statusCode} ${Buffer.concat(failure)}`));
      });
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}

/** CPU milliseconds that processes have used. @param {readonly number[]} pids */
function cpu(pids) {
  return pids.reduce((sum, pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return sum + (Number(user) + Number(system)) * TICK;
  }, 0);
}

/** @param {readonly number[]} pids */
const residentMB = (pids) =>
  pids.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]), 0) /
  1024;

/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {string} folder where its kubeconfig and more is written @param {string} name @param {readonly string[]} args */
async function ours(folder, name, args) {
  const start = performance.now();
  const kubeconfig = join(folder, 'kubeconfig');
  const [program = '', ...rest] = [
    ...core,
    process.execPath,
    ...[
      'dist/node/src/cli/main.js',
      'server',
      '--authorization-mode',
      'RBAC',
      '--write-kubeconfig',
      kubeconfig,
      ...args,
    ],
  ];
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const started = performance.now() - start;
  const text = readFileSync(kubeconfig, 'utf8');
  const [, url = ''] = /server: "?(https:[^"\s]+)/.exec(text) ?? [];
  const [, token = ''] = /token: "?([^"\s]+)/.exec(text) ?? [];
  const [, ca = ''] = /certificate-authority-data: "?([^"\s]+)/.exec(text) ?? [];
  if (url === '') throw new Error(line);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { name, url, token, ca: Buffer.from(ca, 'base64'), pids: [child.pid ?? 0], started, stop, idle: 0 };
}

/** kube-apiserver and etcd. @param {readonly string[]} options */
async function controlPlane(...options) {
  const start = performance.now();
  const [program = '', ...rest] = [...core, 'scripts/controlplane.sh', 'start', ...options];
  const output = execFileSync(program, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const started = performance.now() - start;
  const [url = '', kubeconfig = ''] = output.trim().split('\n');
  const folder = dirname(kubeconfig);
  const pids = ['kube-apiserver', 'etcd'].map((each) => Number(readFileSync(join(folder, `${each}.pid`), 'utf8')));
  const [, token = ''] = /token: "?([^"\s}]+)/.exec(readFileSync(kubeconfig, 'utf8')) ?? [];
  const ca = readFileSync(join(folder, 'certs/apiserver.crt'));
  const etcd = readFileSync(join(folder, 'etcd.url'), 'utf8').trim();
  const stop = async () => execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
  return { name: 'kube-apiserver', url, token, ca, pids, started, stop, idle: 0, etcd };
}

/** @param {readonly number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'kubetyped-bench-'));
/** @type {Server[]} */
const servers = [];
/** @type {(() => Promise<unknown>)[]} */
const stops = [];
try {
  const go = values.ours ? undefined : await controlPlane('--rbac', '--admission', '--runtime-config', '');
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
      // An etcd of its own: that of a kube-apiserver that is stopped.
      const other = await controlPlane();
      stops.push(other.stop);
      const [apiserver = 0, etcd = 0] = other.pids;
      process.kill(apiserver, 'SIGTERM');
      pids = [etcd];
      args = ['--etcd-servers', other.etcd];
    }
    const server = await ours(own, `ours, ${storage}`, args);
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
} finally {
  for (const stop of stops) await stop().catch((error) => console.error(error));
  rmSync(folder, { recursive: true, force: true });
  agent.destroy();
}

// API servers: ours with each storage, and with --go URL a Go one that is running (scripts/apiserver.sh start PORT).
// Ours is a process of its own, as kubetyped server; writes go over 32 connections. "start" is compared with an empty
// script, everything else with the Go server; memory is that of all processes of a server, its etcd included.
//   node bench/apiserver.mjs [--objects 10000] [--watchers 1000] [--storage memory,folder,etcd] [--etcd URL]
//     [--go URL] [--go-pids PID,...] [--etcd-pid PID]
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    objects: { type: 'string', default: '10000' },
    watchers: { type: 'string', default: '1000' },
    storage: { type: 'string', default: 'memory,folder' },
    etcd: { type: 'string' },
    'etcd-pid': { type: 'string', default: '' },
    go: { type: 'string' },
    'go-pids': { type: 'string', default: '' },
  },
});
const objects = Number(values.objects);
const watchers = Number(values.watchers);
const CONNECTIONS = 32;
const PATH = '/api/v1/namespaces/default/configmaps';
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** @param {string} url @param {string} method @param {unknown} [body] @returns {Promise<{status: number, bytes: number}>} */
function send(url, method, body) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers =
      text === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
    const sent = request(url, { method, agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

/** @param {number} index */
const configMap = (index) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: `bench-${String(index).padStart(7, '0')}`, labels: { app: 'bench', part: String(index % 10) } },
  data: Object.fromEntries(
    Array.from({ length: 10 }, (_, key) => [`key-${key}`, `value ${index} of some length, as settings have it`]),
  ),
});

/** @param {number} count @param {(index: number) => Promise<unknown>} work */
async function concurrently(count, work) {
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

/** @param {string} base @param {readonly (number | string)[]} pids @param {number} [started] */
async function measure(base, pids, started) {
  const row = /** @type {Record<string, string>} */ ({});
  row['start ms'] = started === undefined ? '' : started.toFixed(0);
  let start = performance.now();
  await concurrently(objects, async (index) => {
    const { status } = await send(base + PATH, 'POST', configMap(index));
    if (status !== 201) throw new Error(`create: ${status}`);
  });
  row['creates/s'] = ((objects / (performance.now() - start)) * 1000).toFixed(0);
  start = performance.now();
  const rounds = 5;
  let bytes = 0;
  for (let round = 0; round < rounds; round++) bytes = (await send(base + PATH, 'GET')).bytes;
  row[`list ms`] = ((performance.now() - start) / rounds).toFixed(0);
  row['list MB'] = (bytes / 1e6).toFixed(1);
  row['watch ms'] = await fanOut(base);
  row['RSS MB'] = pids.length === 0 ? '' : pids.reduce((sum, pid) => sum + residentMB(pid), 0).toFixed(0);
  return row;
}

/** @param {number | string} pid */
function residentMB(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Milliseconds that Node takes for a script that does nothing: the median of five. */
function emptyScript() {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[2];
}

/** Milliseconds from a write until all watchers have it. @param {string} base */
async function fanOut(base) {
  const watching = new Agent({ keepAlive: false });
  let left = 0;
  let done = () => {};
  const requests = await Promise.all(
    Array.from({ length: watchers }, async () => {
      const sent = request(`${base}${PATH}?watch=1&resourceVersion=0&fieldSelector=metadata.name%3Dfan-out`, {
        agent: watching,
      });
      sent.on('error', () => {});
      sent.end();
      const [response] = await once(sent, 'response');
      response.on('error', () => {});
      response.on('data', () => {
        if (--left === 0) done();
      });
      return sent;
    }),
  );
  const times = [];
  for (let round = 0; round < 5; round++) {
    left = watchers;
    const all = new Promise((resolve) => {
      done = () => resolve(undefined);
    });
    const start = performance.now();
    const url = base + PATH + (round === 0 ? '' : '/fan-out');
    await send(url, round === 0 ? 'POST' : 'PUT', {
      ...configMap(0),
      metadata: { name: 'fan-out', labels: { round: String(round) } },
    });
    await all;
    times.push(performance.now() - start);
  }
  for (const each of requests) each.destroy();
  return times.sort((a, b) => a - b)[2].toFixed(0);
}

/** @param {string[]} args @param {readonly string[]} [storagePids] */
async function ours(args, storagePids = []) {
  const start = performance.now();
  const child = spawn(process.execPath, ['dist/node/src/cli/main.js', 'server', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const started = performance.now() - start;
    const url = /http:\S+?(?=;)/.exec(line)?.[0];
    if (url === undefined) throw new Error(line);
    return await measure(url, [child.pid ?? 0, ...storagePids], started);
  } finally {
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    await exit;
  }
}

/** @param {string} list */
const listed = (list) => list.split(',').filter((each) => each !== '');

/** @type {Record<string, Record<string, string>>} */
const rows = {};
for (const storage of listed(values.storage)) {
  if (storage === 'memory') rows['ours, memory'] = await ours([]);
  if (storage === 'folder') {
    const folder = mkdtempSync(join(tmpdir(), 'kubetyped-bench-'));
    try {
      rows['ours, folder'] = await ours(['--data', folder]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  if (storage === 'etcd' && values.etcd !== undefined)
    rows['ours, etcd'] = await ours(['--etcd-servers', values.etcd], listed(values['etcd-pid']));
}
if (values.go !== undefined) rows['Go'] = await measure(values.go, listed(values['go-pids']));
const empty = emptyScript();
for (const row of Object.values(rows)) {
  const { 'start ms': started = '', 'creates/s': rate = '' } = row;
  row['start / empty'] = started === '' ? '' : (Number(started) / empty).toFixed(1);
  row['creates / Go'] = rows['Go'] === undefined ? '' : (Number(rate) / Number(rows['Go']['creates/s'])).toFixed(2);
}
console.log(`${objects} ConfigMaps of 0.7 KB, ${watchers} watchers; an empty script takes ${empty.toFixed(0)} ms`);
console.table(rows);
agent.destroy();

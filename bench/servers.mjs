// How throughput and latency grow with servers on one etcd: one, two and three of ours, asked by as many clients each, with
// creates, updates, gets and a watch of it all at each server. Prints requests a second, the median and the 99th percentile
// of their milliseconds, and CPU ms a request of the servers and of etcd: on a machine with fewer cores than processes, those
// say more than the rate does.
//   node bench/servers.mjs [--servers 1,2,3] [--clients 8] [--seconds 10]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask, configMap, cpu, startEtcd, startOurs } from './server_processes.mjs';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '1,2,3' },
    /** Of each server. */
    clients: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '10' },
  },
});
const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

/** @typedef {import('./server_processes.mjs').Server & { agent: Agent }} Server */

/**
 * Watches until it is stopped. @param {Server} server
 * @returns {{ events: () => number, stop: () => void }}
 */
function watch({ url, token, ca }) {
  let events = 0;
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  const sent = request(`${url}${CONFIG_MAPS}?watch=true`, { ca, headers, agent: false }, (response) => {
    response.on('data', (/** @type {Buffer} */ chunk) => {
      for (const byte of chunk) if (byte === 10) events++;
    });
    response.on('error', () => {});
  });
  sent.on('error', () => {});
  sent.end();
  return { events: () => events, stop: () => sent.destroy() };
}

/** @param {readonly number[]} sorted @param {number} share */
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** @param {number} count of servers */
async function measure(count) {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-bench-'));
  const etcd = await startEtcd();
  /** @type {Server[]} */
  const servers = [];
  try {
    for (let index = 0; index < count; index++) {
      const own = join(folder, String(index));
      mkdirSync(own);
      const server = await startOurs(own, `${index}`, ['--etcd-servers', etcd.url]);
      servers.push({ ...server, agent: new Agent({ keepAlive: true }) });
    }
    const watches = servers.map(watch);
    const used = () => [cpu(servers.flatMap(({ pids }) => pids)), cpu([etcd.pid])];
    /** @type {number[]} */
    const times = [];
    let writes = 0;
    let end = 0;
    /** @param {Server} server @param {string} name @param {number} stop */
    const client = async (server, name, stop) => {
      for (let index = 0; performance.now() < stop; index++) {
        const object = configMap(`${name}-${index}`);
        const path = `${CONFIG_MAPS}/${object.metadata.name}`;
        for (const send of [
          () => ask(server, 'POST', CONFIG_MAPS, object),
          () => ask(server, 'PUT', path, { ...object, data: { changed: 'yes' } }),
          () => ask(server, 'GET', path),
        ]) {
          const began = performance.now();
          await send();
          times.push(performance.now() - began);
        }
        writes += 2;
        end = performance.now();
      }
    };
    const clients = (/** @type {string} */ prefix, /** @type {number} */ seconds) => {
      const stop = performance.now() + seconds * 1000;
      return Promise.all(
        servers.flatMap((server, at) =>
          Array.from({ length: Number(values.clients) }, (_, index) => client(server, `${prefix}${at}-${index}`, stop)),
        ),
      );
    };
    await clients('warm-', Math.min(5, Number(values.seconds)));
    times.length = writes = 0;
    const seen = watches.map(({ events }) => events());
    const [before, began] = [used(), performance.now()];
    await clients('c-', Number(values.seconds));
    const after = used();
    const total = times.length;
    times.sort((a, b) => a - b);
    // The last events may be on their way.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const events = watches.map((each, at) => each.events() - (seen[at] ?? 0));
    if (events.some((each) => each < writes)) throw new Error(`${events} events of ${writes} writes`);
    for (const each of watches) each.stop();
    const [inServers = NaN, inEtcd = NaN] = after.map((each, at) => (each - (before[at] ?? 0)) / total);
    return {
      'requests a second': (total / ((end - began) / 1000)).toFixed(0),
      'median, ms': percentile(times, 0.5).toFixed(1),
      'p99, ms': percentile(times, 0.99).toFixed(1),
      'servers, CPU ms': inServers.toFixed(2),
      'etcd, CPU ms': inEtcd.toFixed(2),
    };
  } finally {
    for (const { stop, agent } of servers) {
      agent.destroy();
      await stop();
    }
    await etcd.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {Record<string, Record<string, string>>} */
const rows = {};
for (const count of values.servers.split(',').map(Number)) rows[`servers: ${count}`] = await measure(count);
console.log(`${values.clients} clients and a watch at each server, ${values.seconds} seconds:`);
console.table(rows);

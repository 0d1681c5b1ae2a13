// Reads Pods into an informer, takes a burst of changes, and waits a while for nothing: informer.mjs <ours|official> <url>
// <pods> <events> [shard]. Prints figures as JSON. A shard is a selector, of `pods` Pods or about as many.
import { createHook } from 'node:async_hooks';
import { request } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

const [, , side, url, pods, events, shardSelector] = process.argv;
/** How long to be idle, in milliseconds. */
const IDLE = 10_000;

const starts = {
  async ours(changed) {
    const { Client } = await import('../../dist/node/src/client/index.js');
    const { NodeTransport } = await import('../../dist/node/src/client/transport/node/index.js');
    const { SharedInformer } = await import('../../dist/node/src/client/tools/cache/index.js');
    const { Pod } = await import('../../dist/node/api/core/v1/index.js');
    const client = new Client({ transport: new NodeTransport({ server: url }) });
    const informer = new SharedInformer(client.resource(Pod, { omitManagedFields: true }), { shardSelector });
    const handler = informer.addEventHandler({ update: changed });
    void informer.run();
    await handler.synced();
    return () => informer.lister.size;
  },
  async official(changed) {
    const { KubeConfig, CoreV1Api, makeInformer } = await import('@kubernetes/client-node');
    const config = new KubeConfig();
    config.loadFromOptions({
      // Without TLS it takes no server that is not exempt from it.
      clusters: [{ name: 'c', server: url, skipTLSVerify: true }],
      users: [{ name: 'u' }],
      contexts: [{ name: 'x', cluster: 'c', user: 'u' }],
      currentContext: 'x',
    });
    const api = config.makeApiClient(CoreV1Api);
    const informer = makeInformer(config, '/api/v1/pods', () => api.listPodForAllNamespaces());
    informer.on('update', changed);
    let seen = 0;
    const all = new Promise((resolve) => informer.on('add', () => ++seen === Number(pods) && resolve()));
    informer.on('error', (error) => console.error(error));
    await informer.start();
    await all;
    return () => informer.list().length;
  },
};

function used() {
  for (let round = 0; round < 4; round++) globalThis.gc();
  return process.memoryUsage();
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 10));
};

let left = Number(events);
let finish;
const finished = new Promise((resolve) => (finish = resolve));
const before = used();
let begun = performance.now();
const size = await starts[side](() => --left === 0 && finish());
const syncSeconds = (performance.now() - begun) / 1000;
const peak = process.resourceUsage().maxRSS * 1024;
await settled();
const after = used();
const delay = monitorEventLoopDelay({ resolution: 1 });
await settled();
delay.enable();
begun = performance.now();
// A connection of its own, which is closed afterwards: nothing of it is left in the idle time.
request(`${url}/burst?count=${events}`, { method: 'POST', agent: false }, (response) => response.resume()).end();
await finished;
const burstSeconds = (performance.now() - begun) / 1000;
delay.disable();
await settled();
const end = used();
/** Calls into JavaScript, but for the one of our own timer: V8 collects garbage in turns of the loop that call nothing. */
let idleCalls = -1;
const calls = createHook({ before: () => void idleCalls++ }).enable();
await new Promise((resolve) => setTimeout(() => resolve(calls.disable()), IDLE));
console.log(
  JSON.stringify({
    size: size(),
    syncSeconds,
    heapPerPod: (after.heapUsed - before.heapUsed) / size(),
    peakMiB: peak / 2 ** 20,
    steadyMiB: after.rss / 2 ** 20,
    peakToSteady: peak / after.rss,
    endMiB: end.rss / 2 ** 20,
    eventsPerSecond: Number(events) / burstSeconds,
    loopDelayP99: delay.percentile(99) / 1e6,
    loopDelayMax: delay.max / 1e6,
    idleCalls,
  }),
);
process.exit(0);

// Reads Pods into an informer, takes a burst of changes, and waits a while for nothing: informer.mjs <ours|official> <url>
// <pods> <events> [shard]. Prints figures as JSON. A shard is a selector, of `pods` Pods or about as many.
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
      clusters: [{ name: 'c', server: url }],
      users: [{ name: 'u' }],
      contexts: [{ name: 'x', cluster: 'c', user: 'u' }],
      currentContext: 'x',
    });
    const api = config.makeApiClient(CoreV1Api);
    const informer = makeInformer(config, '/api/v1/pods', () => api.listPodForAllNamespaces());
    informer.on('update', changed);
    let seen = 0;
    const all = new Promise((resolve) => informer.on('add', () => ++seen === Number(pods) && resolve()));
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
void fetch(`${url}/burst?count=${events}`, { method: 'POST' }).then((response) => response.text());
await finished;
const burstSeconds = (performance.now() - begun) / 1000;
delay.disable();
await settled();
const end = used();
/** Turns of the event loop, but for the one of our own timer. */
const turns = performance.nodeTiming.uvMetricsInfo?.loopCount ?? Number.NaN;
await new Promise((resolve) => setTimeout(resolve, IDLE));
const idleTurns = (performance.nodeTiming.uvMetricsInfo?.loopCount ?? Number.NaN) - turns - 1;
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
    idleTurns,
  }),
);
process.exit(0);

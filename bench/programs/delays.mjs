// Delays many items in a queue: delays.mjs <items>. Prints figures as JSON.
import { PriorityQueue, RateLimitingQueue } from '../../dist/node/src/client/util/workqueue/index.js';

const items = Number(process.argv[2]);

function used() {
  for (let round = 0; round < 4; round++) globalThis.gc();
  return process.memoryUsage().heapUsed;
}

const rows = {};
for (const [name, Queue] of Object.entries({ RateLimitingQueue, PriorityQueue })) {
  const queue = new Queue();
  const names = Array.from({ length: items }, (_, index) => `default/pod-${index}`);
  const before = used();
  let begun = performance.now();
  // Each a little sooner than the one before: the timer is set anew as often as can be.
  for (const [index, item] of names.entries()) queue.addAfter(item, 3_600_000 - (index % 3_000_000));
  const addsPerSecond = (items / (performance.now() - begun)) * 1000;
  const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const bytesPerItem = (used() - before) / items;
  begun = performance.now();
  // Sooner than before, and all at once.
  for (const item of names) queue.addAfter(item, 1);
  let given = 0;
  for (; given < items; given++) (await queue.get()).done();
  const againToDonePerSecond = (items / (performance.now() - begun)) * 1000;
  queue.close();
  rows[name] = { items, addsPerSecond, timers, bytesPerItem, againToDonePerSecond };
}
console.log(JSON.stringify(rows));
process.exit(0);

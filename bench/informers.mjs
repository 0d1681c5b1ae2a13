// Informers at scale: ours, client-go's and the official client's, one after the other, against the same server of made-up
// Pods. Then ours in one to four processes, a shard of the Pods for each; and delayed items in queues.
//   node bench/informers.mjs [pods] [events] [shards]     100,000 of each by default, and four; after `npm run build`
// client-go is built by scripts/go.sh; where there is no Go, it is left out. The official client needs the Node that it asks for:
// KUBETYPED_RUNTIMES="$(node scripts/runtimes.mjs)" has one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { newSelector } from '../dist/node/apimachinery/sharding/index.js';

const [pods = '100000', events = '100000', shards = '4'] = process.argv.slice(2);
if (![pods, events, shards].every((number) => /^[1-9]\d*$/.test(number))) {
  console.error('usage: node bench/informers.mjs [pods] [events] [shards]');
  process.exit(2);
}

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const { node22 = process.execPath } = JSON.parse(process.env.KUBETYPED_RUNTIMES ?? '{}');
const options = ['--expose-gc', '--max-old-space-size=4096'];
const ours = [process.execPath, ...options, at('programs/informer.mjs'), 'ours'];
const sides = {
  ours,
  'client-go': [at('../scripts/go.sh'), 'informerbench'],
  official: [node22, ...options, at('programs/informer.mjs'), 'official'],
};

/** The figures that a program prints; undefined when it fails, and has said why. */
async function figures(name, [command, ...args]) {
  const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 600_000 });
  const [out, errors, [status]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  if (status === 0) return rounded(JSON.parse(out));
  const lines = errors.trim().split('\n');
  console.error(`${name}: ${(lines.findLast((line) => line.includes('Error')) ?? lines.at(-1)) || 'failed'}`);
  return undefined;
}

const rounded = (row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toFixed(2))]));

/** Runs programs beside each other, against a server of so many Pods. @returns their figures, by name */
async function measure(count, programs) {
  const server = spawn(process.execPath, [at('programs/pod_server.mjs'), String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = await once(server.stdout, 'data');
    const url = `http://127.0.0.1:${String(port).trim()}`;
    const rows = await Promise.all(
      Object.entries(programs).map(async ([name, [command, ...rest]]) => {
        const [first, ...last] = rest;
        return [name, await figures(name, [command, ...first, url, pods, events, ...last])];
      }),
    );
    return Object.fromEntries(rows.filter(([, row]) => row !== undefined));
  } finally {
    server.kill();
  }
}

const rows = {};
for (const [side, [command, ...args]] of Object.entries(sides))
  Object.assign(rows, await measure(pods, { [side]: [command, args] }));
console.table(rows);

/** The bounds of the hashes of one of so many shards. */
const bound = (index, count) => `0x${((2n ** 64n * BigInt(index)) / BigInt(count)).toString(16).padStart(16, '0')}`;

const sharded = {};
for (let count = 1; count <= Number(shards); count++) {
  const programs = Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const range = { key: 'object.metadata.uid', start: bound(index, count), end: bound(index + 1, count) };
      const [command, ...args] = ours;
      return [`${index + 1} of ${count}`, [command, args, newSelector(range).toString()]];
    }),
  );
  Object.assign(sharded, await measure(count * Number(pods), programs));
}
console.table(sharded);

const queues = spawn(process.execPath, [...options, at('programs/delays.mjs'), '1000000'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const delays = JSON.parse(await text(queues.stdout));
console.table(Object.fromEntries(Object.entries(delays).map(([name, row]) => [name, rounded(row)])));

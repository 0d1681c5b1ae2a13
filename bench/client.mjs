// The client beside client-go and the official client, against the same server of answers made beforehand.
//   node bench/client.mjs [--rounds N] [--pods N] [--events N] [--out FILE]     after `npm run build`
// Without Go on PATH, client-go is left out. The official client needs Node 22 or later: NODE names one for all sides
// that are JavaScript (scripts/runtimes.mjs installs some). --out writes the figures into a file, as JSON, too.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commandOf, pinned, rounded, writeFigures } from './figures.mjs';
import { median } from './table.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pods: { type: 'string', default: '20000' },
    events: { type: 'string', default: '100000' },
    out: { type: 'string' },
  },
});
const [rounds, pods, events] = ['rounds', 'pods', 'events'].map((name) => {
  if (!/^[1-9]\d*$/.test(values[name])) {
    console.error(`--${name} takes a number from 1 on`);
    process.exit(2);
  }
  return Number(values[name]);
});

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const node = process.env.NODE || process.execPath;
const program = [node, '--max-old-space-size=4096', at('programs/client.mjs')];
const go = [at('../scripts/go.sh'), 'clientbench'];
const sides = {
  'ours, JSON': [...program, 'json'],
  'ours, Protobuf': [...program, 'protobuf'],
  'official client, JSON': [...program, 'official'],
  ...(spawnSync('go', ['version']).status === 0 && {
    'client-go, JSON': [...go, 'json'],
    'client-go, Protobuf': [...go, 'protobuf'],
  }),
};
const ROWS = {
  list: `list of ${pods} Pods`,
  watch: `watch of ${events} events`,
  gets: '1000 gets at a time',
  'gets-tls': '1000 gets at a time, TLS',
  'more-gets': '20 times 1000 gets at a time',
  'more-gets-tls': '20 times 1000 gets at a time, TLS',
  watches: '200 watches, TLS',
};

/** One side, against a server of its own. @returns undefined when it fails, which is said */
async function measure(side, row) {
  const server = spawn(process.execPath, [at('programs/client_server.mjs'), String(pods), String(events)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(server.stdout, 'data');
    if (/watches|tls/.test(row) && !String(line).includes('secureURL')) return undefined;
    const [command, ...args] = sides[side];
    const { status, stdout, stderr } = spawnSync(command, [...args, row, String(line).trim(), String(events)], {
      encoding: 'utf8',
      timeout: 300_000,
    });
    if (status === 0) return JSON.parse(stdout);
    console.error(
      `${side}, ${row}: ${
        stderr
          .trim()
          .split('\n')
          .findLast((each) => /Error|panic/.test(each)) ?? 'failed'
      }`,
    );
    return undefined;
  } finally {
    server.kill();
  }
}

const figures = [];
for (const [row, title] of Object.entries(ROWS)) {
  const found = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
  const failed = new Set();
  const order = Object.keys(sides);
  for (let round = 0; round < rounds; round++) {
    for (const side of order) {
      if (failed.has(side)) continue;
      const figures = await measure(side, row);
      if (figures === undefined) failed.add(side);
      else found[side].push(figures);
    }
    // Each round another side is the first.
    order.push(order.shift());
  }
  const of = (side, name) => median(found[side].map((each) => each[name]));
  const measured = Object.keys(sides).filter((side) => found[side].length > 0);
  const least = (side, name) => rounded(Math.min(...found[side].map((each) => each[name])));
  figures.push({
    name: title,
    sides: Object.fromEntries(
      measured.map((side) => [
        side,
        {
          seconds: least(side, 'seconds'),
          cpuSeconds: least(side, 'cpuSeconds'),
          peakMiB: Math.round(of(side, 'peakMiB')),
          connections: of(side, 'connections'),
        },
      ]),
    ),
  });
  const weights = new Set(Object.values(found).flatMap((all) => all.map(({ weight }) => weight)));
  if (weights.size > 1) throw new Error(`${title}: not everybody has read the same: ${[...weights]}`);
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      measured.map((side) => [
        side,
        {
          seconds: Number(of(side, 'seconds').toFixed(3)),
          'times ours, JSON': Number((of(side, 'seconds') / of('ours, JSON', 'seconds')).toFixed(2)),
          'CPU seconds': Number(of(side, 'cpuSeconds').toFixed(3)),
          'added MiB': Math.round(of(side, 'addedMiB')),
          'peak MiB': Math.round(of(side, 'peakMiB')),
          connections: of(side, 'connections'),
        },
      ]),
    ),
  );
}
if (values.out !== undefined) {
  const packages = pinned(['@kubernetes/client-node']);
  writeFigures(values.out, 'client', { command: commandOf('node bench/client.mjs'), node, packages }, figures);
}

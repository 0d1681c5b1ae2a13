// Informers at scale: ours, client-go's and the official client's, one after the other, against the same server of made-up
// Pods.
//   node bench/informers.mjs [pods] [events]     100,000 of each by default; after `npm run build`
// Go (UPSTREAM, default /opt/upstream) is optional, and the official client needs the Node that it asks for.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const [pods = '100000', events = '100000'] = process.argv.slice(2);
if (![pods, events].every((text) => /^[1-9]\d*$/.test(text))) {
  console.error('usage: node bench/informers.mjs [pods] [events]');
  process.exit(2);
}

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const node = [process.execPath, '--expose-gc', '--max-old-space-size=4096', at('programs/informer.mjs')];
const sides = {
  ours: [...node, 'ours'],
  'client-go': [at('../scripts/extract.sh'), 'informerbench'],
  official: [...node, 'official'],
};

const rows = {};
for (const [side, [command, ...args]] of Object.entries(sides)) {
  const server = spawn(process.execPath, [at('programs/pod_server.mjs'), pods], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = await once(server.stdout, 'data');
    const url = `http://127.0.0.1:${String(port).trim()}`;
    const { status, stdout, stderr } = spawnSync(command, [...args, url, pods, events], {
      encoding: 'utf8',
      timeout: 600_000,
    });
    if (status === 0) {
      const figures = Object.entries(JSON.parse(stdout));
      rows[side] = Object.fromEntries(figures.map(([name, value]) => [name, Number(value.toFixed(1))]));
    } else
      console.error(
        `${side}: ${
          stderr
            .trim()
            .split('\n')
            .findLast((line) => line.includes('Error')) ?? 'failed'
        }`,
      );
  } finally {
    server.kill();
  }
}
console.table(rows);

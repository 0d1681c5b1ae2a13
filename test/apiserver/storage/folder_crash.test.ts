import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folder } from 'kubetyped/apiserver/storage/folder';
import { Random } from '../../differential/random_scalars.ts';
import { KEYS, valueOf } from './crash_values.ts';
import { hasPackage } from './has_package.ts';

const skip = hasPackage('classic-level') ? false : 'classic-level is not installed';
const crashes = Number(process.env['KUBETYPED_CRASHES'] ?? 5);
const writer = fileURLToPath(new URL('./folder_writer.js', import.meta.url));

/** Writes until it is killed, after a number of acknowledged writes. @returns the last acknowledged one of each key */
async function writeUntilKilled(path: string, first: number, writes: number): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>();
  const child = spawn(
    process.execPath,
    [...process.execArgv.filter((each) => !/test/.test(each)), writer, path, String(first)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exit = once(child, 'exit');
  let count = 0;
  for await (const line of createInterface(child.stdout)) {
    const [key = '', number] = line.split(' ');
    if (key !== 'ready') acknowledged.set(key, Number(number));
    // What comes after the kill was acknowledged as well.
    if (count++ === writes) child.kill('SIGKILL');
  }
  const [, signal] = await exit;
  assert.equal(signal, 'SIGKILL', 'the writer ended by itself');
  return acknowledged;
}

test(`folder: kill -9 loses nothing that was acknowledged, and tears nothing (${crashes} times)`, {
  skip,
}, async (t) => {
  const path = await mkdtemp(join(tmpdir(), 'kubetyped-crash-'));
  t.after(() => rm(path, { recursive: true, force: true }));
  const next = new Random(Number(process.env['KUBETYPED_SEED'] ?? 36));
  const last = new Map<string, number>();
  let highest = 0;
  for (let crash = 0; crash < crashes; crash++) {
    const first = crash * 1_000_000;
    const acknowledged = await writeUntilKilled(path, first, next.int(400));
    const engine = await folder(path);
    try {
      const revision = await engine.currentRevision();
      assert.ok(revision >= highest, 'revisions go on');
      highest = revision;
      for (const key of KEYS) {
        // The write after the last one that was acknowledged may be there, or not.
        const before = acknowledged.get(key) ?? last.get(key);
        const after = (acknowledged.get(key) ?? first - 1) + 1;
        const found = (await engine.get(key)).kv;
        const allowed = [before === undefined ? undefined : valueOf(before), valueOf(after)];
        const index = allowed.findIndex((each) =>
          each === undefined ? found === undefined : found !== undefined && Buffer.compare(each, found.value) === 0,
        );
        assert.notEqual(index, -1, `crash ${crash}: ${key} after write ${before}: ${found?.value.subarray(0, 16)}`);
        const number = index === 0 ? before : after;
        if (number !== undefined) last.set(key, number);
        assert.ok((found?.modRevision ?? 0) <= revision);
      }
    } finally {
      await engine.close();
    }
  }
});

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
import { fromSources } from '../../cli/run_cli.ts';
import { Random } from '../../differential/random_scalars.ts';
import { Acknowledged, KEYS } from './crash_values.ts';
import { hasPackage } from './has_package.ts';

const skip = hasPackage('classic-level') ? false : 'classic-level is not installed';
const crashes = Number(process.env['KUBETYPED_CRASHES'] ?? 5);
const writer = fileURLToPath(new URL('./folder_writer.ts', import.meta.url));

/** Writes until it is killed, after a number of acknowledged writes. */
async function writeUntilKilled(path: string, acknowledged: Acknowledged, writes: number): Promise<void> {
  const child = spawn(process.execPath, [...fromSources, writer, path, String(acknowledged.begin())], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let count = 0;
  for await (const line of createInterface(child.stdout)) {
    const [key = '', number] = line.split(' ');
    if (key !== 'ready') acknowledged.add(key, Number(number));
    // What comes after the kill was acknowledged as well.
    if (count++ === writes) child.kill('SIGKILL');
  }
  const [, signal] = await exit;
  assert.equal(signal, 'SIGKILL', 'the writer ended by itself');
}

test(`folder: kill -9 loses nothing that was acknowledged, and tears nothing (${crashes} times)`, {
  skip,
}, async (t) => {
  const path = await mkdtemp(join(tmpdir(), 'kubetyped-crash-'));
  t.after(() => rm(path, { recursive: true, force: true }));
  const next = new Random(Number(process.env['KUBETYPED_SEED'] ?? 36));
  const acknowledged = new Acknowledged();
  let highest = 0;
  for (let crash = 0; crash < crashes; crash++) {
    await writeUntilKilled(path, acknowledged, next.int(400));
    const engine = await folder(path);
    try {
      const revision = await engine.currentRevision();
      assert.ok(revision >= highest, 'revisions go on');
      highest = revision;
      for (const key of KEYS) {
        const found = (await engine.get(key)).kv;
        acknowledged.check(key, found?.value);
        assert.ok((found?.modRevision ?? 0) <= revision);
      }
    } finally {
      await engine.close();
    }
  }
});

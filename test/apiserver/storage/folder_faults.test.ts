// What a store in a folder does while its disk fails, and after.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { folder } from 'kubetyped/apiserver/storage/folder';
import { Random } from '../../differential/random_scalars.ts';
import { hasPackage } from './has_package.ts';

const hasLevel = hasPackage('classic-level');
const skip = hasLevel ? false : 'classic-level is not installed';
const canLimit = hasLevel && spawnSync('prlimit', ['--version']).status === 0;
const skipLimit = canLimit ? false : 'needs classic-level and prlimit';
const canMount = hasLevel && process.platform === 'linux' && process.getuid?.() === 0;
const skipMount = canMount ? false : 'needs classic-level and Linux as root, to mount a small disk';
const rounds = Number(process.env['KUBETYPED_CRASHES'] ?? 3);

async function newFolder(t: TestContext): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'kubetyped-faults-'));
  t.after(() => rm(path, { recursive: true, force: true }));
  return path;
}

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

test('folder: others can use neither it nor the files in it, whatever they could before', { skip }, async (t) => {
  const path = join(await newFolder(t), 'store');
  const before = process.umask(0o022);
  t.after(() => process.umask(before));
  const lines: string[] = [];
  const tell = (line: string): void => void lines.push(line);
  await (await folder(path, { tell })).close();
  assert.equal(await modeOf(path), '700');
  await chmod(path, 0o755);
  await writeFile(join(path, 'service-account.key'), 'secret', { mode: 0o644 });
  const files = (await readdir(path)).filter((name) => name !== 'lock');
  for (const name of files) await chmod(join(path, name), 0o644);
  assert.deepEqual(lines, []);
  const engine = await folder(path, { tell });
  assert.deepEqual(lines, [`storage in ${path}: others could use the folder (755); it is 700 now`]);
  assert.equal(await modeOf(path), '700');
  for (const name of (await readdir(path)).filter((each) => each !== 'lock'))
    assert.equal(await modeOf(join(path, name)), '600', name);
  await engine.close();
});

test('folder: one in which something else is stays as it is, with a word', { skip }, async (t) => {
  const path = await newFolder(t);
  await chmod(path, 0o755);
  await writeFile(join(path, 'README.md'), '', { mode: 0o644 });
  const lines: string[] = [];
  const engine = await folder(path, { tell: (line) => lines.push(line) });
  await engine.close();
  assert.equal(await modeOf(path), '755');
  assert.equal(await modeOf(join(path, 'README.md')), '644');
  assert.equal(await modeOf(join(path, 'CURRENT')), '600');
  assert.match(lines[0] ?? '', /others could use the folder \(755\), and still can, as README\.md is in it/);
});

/** What has been acknowledged, and writing it. */
class Writer {
  readonly acknowledged = new Map<string, { readonly value: Uint8Array; readonly revision: number }>();
  readonly engine: StorageEngine;
  readonly #random = new Random(Number(process.env['KUBETYPED_SEED'] ?? 36));
  #count = 0;

  constructor(engine: StorageEngine) {
    this.engine = engine;
  }

  async put(bytes: number): Promise<void> {
    const key = `/registry/a/${this.#count++}`;
    const value = Uint8Array.from({ length: bytes }, () => this.#random.int(256));
    const { succeeded, revision } = await this.engine.put(key, value, 0);
    assert.ok(succeeded);
    this.acknowledged.set(key, { value, revision });
  }

  /** Writes until the disk refuses. */
  async untilRefused(bytes: number, code = 'ERR_STORAGE_FOLDER'): Promise<void> {
    await assert.rejects(
      async () => {
        for (let tries = 0; tries < 200; tries++) await this.put(bytes);
      },
      { code },
    );
  }

  async check(engine: StorageEngine = this.engine): Promise<void> {
    for (const [key, { value, revision }] of this.acknowledged) {
      const { kv } = await engine.get(key);
      assert.equal(kv?.modRevision, revision, key);
      assert.ok(Buffer.from(kv?.value ?? []).equals(value), key);
    }
  }
}

test('folder: writes go on when files may grow again, and all that was acknowledged is there', {
  skip: skipLimit,
}, async (t) => {
  const path = await newFolder(t);
  const lines: string[] = [];
  const engine = await folder(path, { tell: (line) => lines.push(line) });
  const writer = new Writer(engine);
  const limitFiles = (bytes: string): unknown =>
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
  t.after(() => limitFiles('unlimited'));
  for (let round = 0; round < rounds; round++) {
    limitFiles('30000');
    await writer.untilRefused(10_000);
    // Not ready: no file takes the probe.
    await assert.rejects(async () => engine.check?.(), { code: 'ERR_STORAGE_FOLDER' });
    await assert.rejects(writer.put(10_000), { code: 'ERR_STORAGE_FOLDER' });
    await writer.check();
    limitFiles('unlimited');
    if (round % 2 === 0) await engine.check?.();
    await writer.put(100_000);
    await writer.check();
  }
  assert.equal(lines.filter((line) => /writes are refused until/.test(line)).length, rounds);
  assert.equal(lines.filter((line) => /writes go on, after/.test(line)).length, rounds);
  await engine.close();
  const again = await folder(path);
  await writer.check(again);
  assert.equal((await again.range({ prefix: '/registry/' })).count, writer.acknowledged.size);
  await again.close();
});

test('folder: a full disk that gets room', { skip: skipMount }, async (t) => {
  const path = await newFolder(t);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m,mode=0700', 'tmpfs', path]);
  try {
    const store = join(path, 'store');
    const engine = await folder(store);
    const writer = new Writer(engine);
    let unready = 0;
    for (const megabytes of [12, 48]) {
      await writer.untilRefused(300_000);
      // Opening the database again may win some room.
      const isReady = await engine.check?.().then(
        () => true,
        () => false,
      );
      if (isReady === true) await writer.untilRefused(300_000);
      else await assert.rejects(writer.put(300_000), { code: 'ERR_STORAGE_FOLDER' });
      if (isReady !== true) unready++;
      await writer.check();
      execFileSync('mount', ['-o', `remount,size=${megabytes}m`, path]);
      await writer.put(300_000);
      await engine.check?.();
      await writer.check();
    }
    assert.ok(unready > 0);
    await engine.close();
    const again = await folder(store);
    await writer.check(again);
    await again.close();
  } finally {
    execFileSync('umount', ['-l', path]);
  }
});

test('folder: a key whose time is over while the disk is full goes afterwards', { skip: skipLimit }, async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const path = await newFolder(t);
  const engine = await folder(path);
  const limitFiles = (bytes: string): unknown =>
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
  t.after(() => limitFiles('unlimited'));
  await engine.put('/a', new Uint8Array(1), 0, 1);
  limitFiles('1');
  t.mock.timers.tick(1000);
  await assert.rejects(engine.put('/b', new Uint8Array(1), 0), { code: 'ERR_STORAGE_FOLDER' });
  assert.notEqual((await engine.get('/a')).kv, undefined);
  limitFiles('unlimited');
  t.mock.timers.tick(10_000);
  await engine.put('/c', new Uint8Array(1), 0);
  assert.equal((await engine.get('/a')).kv, undefined);
  await engine.close();
});

test("folder: it is nobody else's while its disk fails", { skip: skipLimit }, async (t) => {
  const path = await newFolder(t);
  const engine = await folder(path);
  await engine.put('/a', new Uint8Array(1), 0);
  const limitFiles = (bytes: string): unknown =>
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
  t.after(() => limitFiles('unlimited'));
  limitFiles('1');
  await assert.rejects(engine.put('/b', new Uint8Array(1), 0), { code: 'ERR_STORAGE_FOLDER' });
  await assert.rejects(async () => engine.check?.(), { code: 'ERR_STORAGE_FOLDER' });
  limitFiles('unlimited');
  // The database is closed while it can't be opened.
  await assert.rejects(folder(path), { message: /another process uses it/ });
  await engine.check?.();
  await engine.close();
  await (await folder(path)).close();
});

// Files of a store in a folder that are not as they were written: the store opens, each object in it is one that was
// written, what may be lost is told, and all the rest is there. KUBETYPED_CASES counts the folders that are damaged.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { folder } from 'kubetyped/apiserver/storage/folder';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { hasPackage } from '../apiserver/storage/has_package.ts';
import { Random } from '../differential/random_scalars.ts';

const skip = hasPackage('classic-level') ? false : 'classic-level is not installed';
const cases = Number(process.env['KUBETYPED_CASES'] ?? 20);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 1);

/** What each key has held, by revision; undefined: it was deleted. */
type History = { readonly key: string; readonly revision: number; readonly value: Buffer | undefined }[];

interface Base {
  readonly path: string;
  readonly history: History;
}

const root = await mkdtemp(join(tmpdir(), 'kubetyped-damaged-'));
after(() => rm(root, { recursive: true, force: true }));

/** A folder with two tables and a log, of values that can be compressed and of others. */
async function makeBase(random: Random, name: string): Promise<Base> {
  const path = join(root, name);
  const history: History = [];
  const current = new Map<string, number>();
  const most = random.pick([60, 600, 3000]);
  for (const writes of [200, 60, 60]) {
    const engine = await folder(path);
    for (let done = 0; done < writes; done += 20)
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const key = `/registry/${random.pick(['configmaps', 'pods', 'secrets'])}/default/object-${random.int(150)}`;
          const isDeletion = current.has(key) && random.int(4) === 0;
          const size = random.int(most);
          const value = isDeletion
            ? undefined
            : Buffer.from(
                random.int(2) === 0 ? 'abcdefgh'.repeat(size / 8) : Array.from({ length: size }, () => random.int(256)),
              );
          const expected = current.get(key) ?? 0;
          // One write of a key at a time.
          current.set(key, -1);
          if (expected === -1) return;
          const { succeeded, revision } =
            value === undefined ? await engine.delete(key, expected) : await engine.put(key, value, expected);
          assert.ok(succeeded);
          history.push({ key, revision, value });
          if (value === undefined) current.delete(key);
          else current.set(key, revision);
        }),
      );
    await engine.close();
  }
  return { path, history: history.sort((a, b) => a.revision - b.revision) };
}

/** What there was at a revision. */
function stateAt(history: History, revision: number): Map<string, Buffer> {
  const state = new Map<string, Buffer>();
  for (const each of history)
    if (each.revision > revision) break;
    else if (each.value === undefined) state.delete(each.key);
    else state.set(each.key, each.value);
  return state;
}

async function stateOf(engine: StorageEngine): Promise<Map<string, Buffer>> {
  const { kvs } = await engine.range({ prefix: '' });
  return new Map(kvs.map(({ key, value }) => [key, Buffer.from(value)]));
}

async function databaseFiles(path: string): Promise<string[]> {
  return (await readdir(path)).filter((name) => /^(?:CURRENT|MANIFEST-\d+|\d+\.(?:ldb|log))$/.test(name)).sort();
}

/** Damages a file in a random way. @returns what was done */
async function damageFile(random: Random, path: string, name: string): Promise<string> {
  const file = join(path, name);
  const bytes = await readFile(file);
  if (random.int(12) === 0) {
    await rm(file);
    return `${name} is gone`;
  }
  // Behind the entries are what matters for all of them: indexes, the last changes.
  const at = random.int(2) === 0 ? random.int(bytes.length) : Math.max(0, bytes.length - 1 - random.int(200));
  if (random.int(12) === 0) {
    await truncate(file, at);
    return `${name} ends at ${at} of ${bytes.length}`;
  }
  const length = Math.min(bytes.length - at, random.pick([1, 16, 16, 16, 4096]));
  const fill = random.pick<() => number>([() => random.int(256), () => 0, () => 255, () => random.int(4)]);
  for (let index = at; index < at + length; index++) bytes[index] = fill();
  await writeFile(file, bytes);
  return `${length} bytes at ${at} of ${bytes.length} in ${name}`;
}

/** The keys between which something is lost. undefined: anywhere, as of a log. */
function rangesOf(report: string): (readonly [from: string, to: string])[] | undefined {
  const parts = report.split('; ').filter((part) => / bytes of | which is missing|index of /.test(part));
  const ranges = parts.map((part) => /keys from "k?(.*)" to "k?(.*)"$/.exec(part.trim()));
  if (ranges.length === 0 || ranges.some((range) => range === null)) return undefined;
  return ranges.map((range) => [range?.[1] ?? '', range?.[2] ?? '']);
}

const bases: Base[] = [];
before(async () => {
  if (skip !== false) return;
  const random = new Random(seed);
  for (let at = 0; at < Math.min(10, 2 + cases / 500); at++) bases.push(await makeBase(random, `base-${at}`));
});

const told = new Map<string, number>();

async function tryOne(at: number): Promise<void> {
  const random = new Random(seed * 1_000_003 + at);
  const { path: from, history } = random.pick(bases);
  const path = join(root, `case-${at}`);
  await cp(from, path, { recursive: true });
  const names = await databaseFiles(path);
  const done: string[] = [];
  for (let count = random.int(4) === 0 ? 2 : 1; count > 0; count--) {
    const name = random.pick(names);
    if ((await readdir(path)).includes(name)) done.push(await damageFile(random, path, name));
  }
  const lines: string[] = [];
  const context = (): string => `case ${at}: ${done.join(', ')}: ${lines.join(' ')}`;
  let engine: StorageEngine;
  try {
    engine = await folder(path, { tell: (line) => lines.push(line) });
  } catch (error) {
    // All tables and the log.
    assert.ok(error instanceof Error && /nothing else is in it/.test(error.message), `${context()}: ${String(error)}`);
    assert.ok(done.length > 1, context());
    return;
  }
  const last = history.at(-1)?.revision ?? 0;
  const found = await stateOf(engine);
  const right = stateAt(history, last);
  const isLoss = lines.some((line) => line.includes('was damaged; '));
  const isCut = lines.some((line) => line.includes('is incomplete'));
  told.set(isLoss ? 'loss' : isCut ? 'cut' : 'none', (told.get(isLoss ? 'loss' : isCut ? 'cut' : 'none') ?? 0) + 1);
  for (const [key, value] of found)
    assert.ok(
      history.some((each) => each.key === key && each.value?.equals(value)),
      `${context()}: nobody wrote ${key}`,
    );
  const revision = await engine.currentRevision();
  if (isLoss) {
    assert.ok(revision > last, context());
    await assert.rejects(async () => engine.checkLoss?.(), { code: 'ERR_STORAGE_FOLDER' });
    const ranges = isCut ? undefined : rangesOf(lines.join('; '));
    const wrong = [...right].filter(([key, value]) => !found.get(key)?.equals(value)).map(([key]) => key);
    for (const key of wrong)
      assert.ok(
        ranges === undefined || ranges.some(([first, to]) => first <= key && key <= to),
        `${context()}: ${key} is lost`,
      );
  } else if (done.some((each) => each.includes('MANIFEST')) && done.some((each) => each.endsWith(' is gone'))) {
    // Nothing else says which files there were.
    await engine.checkLoss?.();
  } else {
    await engine.checkLoss?.();
    // A log that is cut off is as it was at a moment before.
    const expected = stateAt(history, revision);
    if (!done.some((each) => /\.log ends|bytes at .*\.log|MANIFEST.* ends/.test(each)) || !isCut)
      if (!done.some((each) => / ends at /.test(each))) assert.equal(revision, last, context());
    assert.deepEqual([...found.keys()].sort(), [...expected.keys()].sort(), context());
    for (const [key, value] of expected) assert.ok(found.get(key)?.equals(value), `${context()}: ${key}`);
  }
  // It can be written, and is as it was when it is opened again.
  assert.ok((await engine.put('/registry/new', Buffer.from('new'), 0)).succeeded, context());
  await engine.close();
  const again: string[] = [];
  const second = await folder(path, { tell: (line) => again.push(line) });
  assert.deepEqual(again, [], context());
  assert.equal((await second.get('/registry/new')).kv?.modRevision, revision + 1, context());
  assert.equal((await stateOf(second)).size, found.size + 1, context());
  await second.close();
  await rm(path, { recursive: true });
}

test('damaged files of a folder: all that can be read is there, and no object is another than one that was written', {
  skip,
  timeout: 36_000_000,
}, async (t) => {
  for (let at = 0; at < cases; at++) await tryOne(at);
  t.diagnostic(`${cases} folders; told of ${[...told].map(([what, count]) => `${what}: ${count}`).join(', ')}`);
});

async function damagedBase(t: TestContext): Promise<{ readonly path: string; readonly lines: string[] }> {
  const path = join(root, t.name.replace(/\W+/g, '-'));
  const [base] = bases;
  assert.ok(base);
  await cp(base.path, path, { recursive: true });
  return { path, lines: [] };
}

test('a lost block is told, health says so until its folder is removed, and the server is ready', {
  skip,
}, async (t) => {
  const { path, lines } = await damagedBase(t);
  const table = (await databaseFiles(path)).find((name) => name.endsWith('.ldb')) ?? '';
  const bytes = await readFile(join(path, table));
  bytes.fill(0xa5, 10, 26);
  await writeFile(join(path, table), bytes);
  const storage = await folder(path, { tell: (line) => lines.push(line) });
  await using server = await startTestServer({ storage });
  assert.match(
    lines.join('\n'),
    /was damaged; \d+ objects are served; lost, or as they were earlier: objects of \d+ bytes of/,
  );
  while (!(await fetch(`${server.url}/readyz`)).ok) await new Promise((done) => setTimeout(done, 20));
  assert.equal((await fetch(`${server.url}/livez`)).status, 200);
  const health = await fetch(`${server.url}/healthz`);
  assert.equal(health.status, 500);
  assert.match(await health.text(), /\[-\]storage-loss failed: reason withheld/);
  const [, copy = ''] =
    / in (damaged-\d+) /.exec(await (await fetch(`${server.url}/healthz/storage-loss`)).text()) ?? [];
  assert.match(await readFile(join(path, copy, 'REPORT'), 'utf8'), new RegExp(`bytes of ${table}`));
  await rm(join(path, copy), { recursive: true });
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
});

test('a MANIFEST in which a change is blank is made anew, and all objects are there', { skip }, async () => {
  const [base] = bases;
  assert.ok(base);
  const path = join(root, 'blank-change');
  await cp(base.path, path, { recursive: true });
  const [name = ''] = (await databaseFiles(path)).filter((each) => each.startsWith('MANIFEST'));
  const bytes = await readFile(join(path, name));
  // The first change names the order of keys, the next ones everything else. Nothing is read of zeros.
  const first = 7 + bytes.readUInt16LE(4);
  await writeFile(join(path, name), bytes.fill(0, first));
  const lines: string[] = [];
  const engine = await folder(path, { tell: (line) => lines.push(line) });
  const expected = stateAt(base.history, Infinity);
  assert.deepEqual([...(await stateOf(engine)).keys()].sort(), [...expected.keys()].sort());
  assert.match(lines.join(), /was damaged: MANIFEST-\d+; it is repaired, and all that is in its files is there/);
  await engine.close();
});

test('without CURRENT the only MANIFEST counts; of several, none does', { skip }, async () => {
  const [base] = bases;
  assert.ok(base);
  for (const [isAlone, damage] of [
    [true, 'CURRENT'],
    [false, 'CURRENT; the MANIFEST'],
  ] as const) {
    const path = join(root, `no-current-${isAlone}`);
    await cp(base.path, path, { recursive: true });
    await writeFile(join(path, 'CURRENT'), 'MANIFEST\n');
    if (!isAlone) await writeFile(join(path, 'MANIFEST-000099'), '');
    const lines: string[] = [];
    const engine = await folder(path, { tell: (line) => lines.push(line) });
    const expected = stateAt(base.history, Infinity);
    assert.deepEqual([...(await stateOf(engine)).keys()].sort(), [...expected.keys()].sort());
    assert.equal(
      lines.join('\n'),
      `storage in ${path} was damaged: ${damage}; it is repaired, and all that is in its files is there`,
    );
    await engine.close();
  }
});

test('of a table without its index, every block is read', { skip }, async () => {
  const path = join(root, 'no-index');
  const names = Array.from(
    { length: 100 },
    (_, index) => `/registry/pods/default/pod-${String(index).padStart(2, '0')}`,
  );
  const first = await folder(path);
  const random = new Random(7);
  for (const name of names) await first.put(name, Buffer.from(Array.from({ length: 500 }, () => random.int(256))), 0);
  const expected = await stateOf(first);
  await first.close();
  // What is in the log becomes a table.
  await (await folder(path)).close();
  const tables = (await databaseFiles(path)).filter((each) => each.endsWith('.ldb'));
  assert.equal(tables.length, 1);
  const [table = ''] = tables;
  const bytes = await readFile(join(path, table));
  assert.ok(bytes.length > 50_000);
  // The last 48 bytes say where the index is.
  await writeFile(join(path, table), bytes.fill(0, bytes.length - 48));
  const lines: string[] = [];
  const engine = await folder(path, { tell: (line) => lines.push(line) });
  assert.deepEqual(await stateOf(engine), expected);
  assert.match(lines.join('\n'), new RegExp(`objects of the index of ${table}, of which 10\\d keys were found`));
  await engine.close();
});

test('a repair that was interrupted is done again', { skip }, async (t) => {
  const { path, lines } = await damagedBase(t);
  const first = await folder(path);
  const before = await stateOf(first);
  await first.close();
  await writeFile(join(path, 'CURRENT'), 'MANIFEST\n');
  const copy = join(path, 'damaged-1');
  await cp(path, `${path}-copy`, { recursive: true });
  await cp(`${path}-copy`, copy, { recursive: true });
  await writeFile(join(path, 'repairing'), 'damaged-1');
  await writeFile(join(path, '000001.ldb'), 'half of a new one');
  const engine = await folder(path, { tell: (line) => lines.push(line) });
  assert.deepEqual(await stateOf(engine), before);
  assert.match(lines.join('\n'), /it is repaired, and all that is in its files is there/);
  assert.ok(!(await readdir(path)).some((name) => /damaged|repairing/.test(name)));
  await engine.close();
});

test('a database that is damaged while it is open is written anew from memory', { skip }, async (t) => {
  const { path, lines } = await damagedBase(t);
  const engine = await folder(path, { tell: (line) => lines.push(line) });
  await engine.put('/short', Buffer.from('short'), 0, 3600);
  for (const name of await databaseFiles(path))
    if (name.endsWith('.ldb')) {
      const bytes = await readFile(join(path, name));
      // The type of a block's compression: it is there, but can't be read.
      await writeFile(
        join(path, name),
        bytes.map((byte, at) => (at < bytes.length - 48 ? byte ^ 0xff : byte)),
      );
    }
  const before = await stateOf(engine);
  // Until it reads the tables to join them.
  let failed = false;
  for (let tries = 0; tries < 40 && !failed; tries++)
    failed = await engine.put(`/large-${tries}`, Buffer.alloc(1_000_000, tries), 0).then(
      ({ succeeded }) => {
        assert.ok(succeeded);
        before.set(`/large-${tries}`, Buffer.alloc(1_000_000, tries));
        return false;
      },
      () => true,
    );
  assert.ok(failed);
  await engine.check?.();
  assert.deepEqual(await stateOf(engine), before);
  await engine.close();
  const second = await folder(path, { tell: (line) => lines.push(line) });
  assert.deepEqual(await stateOf(second), before);
  await second.checkLoss?.();
  await second.close();
});

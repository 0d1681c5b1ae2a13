import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isCompacted } from 'kubetyped/apiserver/storage';
import { folder } from 'kubetyped/apiserver/storage/folder';
import { newPod, Pods } from '#src/apiserver/testing/storage/pods';
import { hasPackage } from './has_package.ts';
import { testStorage } from './storage_tests.ts';

const skip = hasPackage('classic-level') ? false : 'classic-level is not installed';

const made: string[] = [];
after(() => Promise.all(made.map((path) => rm(path, { recursive: true, force: true }))));

async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'kubetyped-folder-'));
  made.push(path);
  return path;
}

testStorage('folder', async () => folder(await newFolder()), skip);

test('folder: what was written is there after it was closed and opened again', { skip }, async () => {
  const path = join(await newFolder(), 'a', 'b');
  let engine = await folder(path);
  let pods = new Pods(engine);
  const kept = await pods.create('ns/kept', { metadata: { labels: { ä: '€😀' } } });
  await pods.create('ns/changed');
  const changed = await pods.update('ns/changed', { metadata: { labels: { a: '1' } } });
  await pods.create('ns/deleted');
  const deleted = await pods.delete('ns/deleted');
  await engine.close();
  assert.equal((await stat(path)).mode & 0o777, 0o700);

  engine = await folder(path);
  pods = new Pods(engine);
  const list = await pods.list();
  assert.deepEqual(list.items, [changed, kept]);
  // Revisions go on; none is given twice.
  assert.equal(list.resourceVersion, deleted.metadata.resourceVersion);
  const next = await pods.create('ns/next');
  assert.equal(Number(next.metadata.resourceVersion), Number(list.resourceVersion) + 1);
  // A watch goes on where it was when the store was closed, but not from before that.
  const watch = pods.watch('ns', { resourceVersion: list.resourceVersion });
  await watch.expect('ADDED', next);
  await watch.stop();
  await assert.rejects(engine.get('/registry/pods/ns/kept', Number(kept.metadata.resourceVersion)), (error) =>
    isCompacted(error),
  );
  const tooOld = await pods.watch('ns', { resourceVersion: kept.metadata.resourceVersion }).next();
  assert.equal('object' in tooOld && 'code' in tooOld.object && tooOld.object.code, 410);
  await engine.close();
});

test('folder: what expired while it was closed is deleted once it is open', { skip }, async () => {
  const path = await newFolder();
  const first = await folder(path);
  await new Pods(first).store.create('/pods/ns/short', newPod('ns/short'), 0.001);
  await first.close();
  const engine = await folder(path);
  const pods = new Pods(engine);
  const alive = setInterval(() => {}, 1000);
  const watch = pods.watch('ns', { resourceVersion: '2' });
  await watch.expectName('DELETED', 'short');
  clearInterval(alive);
  await watch.stop();
  await engine.close();
});

test('folder: a second one in the same folder is refused, with the reason', { skip }, async () => {
  const path = await newFolder();
  const engine = await folder(path);
  await assert.rejects(folder(path), {
    code: 'ERR_STORAGE_FOLDER',
    message: `storage in ${path}: another process uses it`,
  });
  await engine.close();
  await (await folder(path)).close();
});

test('folder: what is not a folder, or something else, is refused', { skip }, async () => {
  const path = await newFolder();
  await writeFile(join(path, 'file'), '');
  await assert.rejects(folder(join(path, 'file')), {
    code: 'ERR_STORAGE_FOLDER',
    message: /: it is a file$/,
  });
  await assert.rejects(folder(join(path, 'file', 'below')), { code: 'ERR_STORAGE_FOLDER', message: /ENOTDIR/ });
  const { ClassicLevel } = createRequire(import.meta.url)('classic-level');
  const other = new ClassicLevel(join(path, 'other'));
  await other.put('kindness', 'a key that looks like one of ours');
  await other.close();
  await assert.rejects(folder(join(path, 'other')), {
    code: 'ERR_STORAGE_FOLDER',
    message: /: it holds a database of something else$/,
  });
});

test('folder: after it was closed, writes are refused', { skip }, async () => {
  const engine = await folder(await newFolder());
  const writing = engine.put('/a', new Uint8Array([1]), 0);
  await engine.close();
  assert.equal((await writing).succeeded, true, 'what was asked for before is written');
  await assert.rejects(engine.put('/b', new Uint8Array([1]), 0), { code: 'ERR_STORAGE_FOLDER' });
});

import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { toUTF8 } from '#engine/text/utf8';
import type { APIObject } from '../../storage/api_object.ts';
import { isInvalidError } from '../../storage/storage_error.ts';
import { type PodLike, type Pods, predicate, type Rules, versionOf } from './pods.ts';

const assigned: Partial<PodLike> = { spec: { nodeName: 'bar' } };
const selected = (more: Partial<PodLike> = {}): Partial<PodLike> => ({
  ...more,
  metadata: { labels: { select: 'true' } },
});

interface Step {
  /** What the Pod becomes; undefined: it is deleted. */
  readonly pod: Partial<PodLike> | undefined;
  /** The event that comes of it, if any. */
  readonly event?: 'ADDED' | 'MODIFIED' | 'DELETED';
}

const sequences: readonly { readonly name: string; readonly selectors: [string, string]; readonly steps: Step[] }[] = [
  { name: 'create', selectors: ['', ''], steps: [{ pod: {}, event: 'ADDED' }] },
  {
    name: 'comes into sight',
    selectors: ['', 'spec.nodeName=bar'],
    steps: [{ pod: {} }, { pod: assigned, event: 'ADDED' }],
  },
  {
    name: 'update',
    selectors: ['', ''],
    steps: [
      { pod: {}, event: 'ADDED' },
      { pod: assigned, event: 'MODIFIED' },
    ],
  },
  {
    name: 'goes out of sight',
    selectors: ['', 'spec.nodeName!=bar'],
    steps: [
      { pod: {}, event: 'ADDED' },
      { pod: assigned, event: 'DELETED' },
    ],
  },
  {
    name: 'in and out by a label',
    selectors: ['select=true', ''],
    steps: [
      { pod: selected(), event: 'ADDED' },
      { pod: {}, event: 'DELETED' },
      { pod: selected(), event: 'ADDED' },
      { pod: selected(assigned), event: 'MODIFIED' },
      { pod: undefined, event: 'DELETED' },
    ],
  },
];

/** @param key of the watch: the namespace or the Pod */
async function play(pods: Pods, namespace: string, recursive: boolean): Promise<void> {
  for (const [index, { name, selectors, steps }] of sequences.entries()) {
    const folder = `${namespace}-${index}`;
    const path = `${folder}/foo`;
    const { resourceVersion } = await pods.list();
    const watch = pods.watch(recursive ? folder : path, {
      recursive,
      resourceVersion,
      predicate: predicate(...selectors),
    });
    await pods.update(`${folder}-bad/foo`, selected(assigned));
    let before: APIObject | undefined;
    for (const { pod, event } of steps) {
      const after = pod === undefined ? await pods.delete(path) : await pods.update(path, pod);
      if (event === 'DELETED') {
        const got = await watch.next();
        assert.ok(got.type === 'DELETED', name);
        const { object } = got;
        // The object as it was seen last, with the resourceVersion of what took it away.
        assert.deepEqual({ ...object, metadata: null }, { ...before, metadata: null }, name);
        const { resourceVersion: version } = after.metadata;
        assert.deepEqual(object.metadata, { ...before?.metadata, resourceVersion: version }, name);
      } else if (event !== undefined) await watch.expect(event, after);
      before = after;
    }
    await watch.stop();
  }
}

/** Watches. */
export const watchRules: Rules = {
  async Watch(pods) {
    await play(pods, 'test-ns', false);
    await play(pods, 'test-many', true);
  },

  async WatchFromZero(pods) {
    const created = await pods.create('ns/foo');
    const first = pods.watch('ns/foo', { recursive: false, resourceVersion: '0' });
    await first.expect('ADDED', created);
    const updated = await pods.update('ns/foo', { metadata: { labels: { a: '1' } } });
    await first.expect('MODIFIED', updated);
    await first.stop();
    const newest = await pods.update('ns/foo');
    await pods.engine.compact(Number(newest.metadata.resourceVersion));
    for (const resourceVersion of ['', '0']) {
      const second = pods.watch('ns/foo', { recursive: false, resourceVersion });
      await second.expect('ADDED', newest);
      await second.stop();
    }
    const { resourceVersion } = created.metadata;
    const tooOld = await pods.watch('ns/foo', { recursive: false, resourceVersion }).next();
    assert.ok(tooOld.type === 'ERROR');
    const { object } = tooOld;
    assert.deepEqual([object.code, object.reason], [410, 'Expired']);
    assert.match(object.message ?? '', /^too old resource version: \d+ \(\d+\)$/);
  },

  async DeleteTriggerWatch(pods) {
    const created = await pods.create('ns/foo');
    const watch = pods.watch('ns', { resourceVersion: created.metadata.resourceVersion });
    await pods.delete('ns/foo');
    await watch.expectName('DELETED', 'foo');
    await watch.stop();
  },

  async WatchFromNonZero(pods) {
    const created = await pods.create('ns/foo');
    const watch = pods.watch('ns', { resourceVersion: created.metadata.resourceVersion });
    await watch.expect('MODIFIED', await pods.update('ns/foo', { metadata: { annotations: { version: '2' } } }));
    await watch.stop();
  },

  async DelayedWatchDelivery(pods) {
    const { resourceVersion } = (await pods.create('ns/foo')).metadata;
    const watch = pods.watch('ns', { resourceVersion });
    const made: APIObject[] = [];
    for (let index = 0; index < 200; index++) made.push(await pods.create(`ns/foo-${index}`));
    for (const pod of made) await watch.expect('ADDED', pod);
    await watch.stop();
  },

  async WatchError(pods) {
    const watch = pods.watch('ns', { resourceVersion: pods.start });
    await pods.engine.put('/registry/pods/ns/broken', toUTF8('nothing'), 0);
    await pods.create('ns/foo');
    // Differs from Go: what can't be read doesn't end the watch of all others.
    await watch.expectName('ADDED', 'foo');
    await watch.stop();
    assert.throws(
      () => pods.watch('ns', { resourceVersion: 'x' }),
      (error) => isInvalidError(error),
    );
  },

  async WatchContextCancel(pods) {
    await pods.create('ns/foo');
    const abort = new AbortController();
    abort.abort();
    const events = pods.store.watch('/pods', { recursive: true, resourceVersion: pods.start, signal: abort.signal });
    for await (const event of events) assert.fail(JSON.stringify(event));
  },

  async WatcherTimeout(pods) {
    // A watch without a reader holds up neither writes nor other watches.
    const idle = pods.watch('ns', { resourceVersion: pods.start });
    const busy = pods.watch('ns', { resourceVersion: pods.start });
    for (let index = 0; index < 50; index++) {
      const created = await pods.create(`ns/foo-${index}`);
      await busy.expect('ADDED', created);
    }
    await busy.stop();
    await idle.expectName('ADDED', 'foo-0');
    await idle.stop();
  },

  async WatchDeleteEventObjectHaveLatestRV(pods) {
    const created = await pods.create('ns/foo');
    const watch = pods.watch('ns', { resourceVersion: created.metadata.resourceVersion });
    const deleted = await pods.delete('ns/foo');
    await watch.expect('DELETED', deleted);
    assert.equal(deleted.metadata.resourceVersion, String(await pods.engine.currentRevision()));
    await watch.stop();
  },

  async WatchInitializationSignal(pods) {
    // A watch sees what is written as soon as it has been asked for its first event.
    const watch = pods.watch('ns', { resourceVersion: pods.start });
    const first = watch.next();
    const created = await pods.create('ns/foo');
    assert.deepEqual(await first, { type: 'ADDED', object: created });
    await watch.stop();
  },

  async ClusterScopedWatch(pods) {
    const watch = pods.watch('', { resourceVersion: pods.start, predicate: predicate('', 'metadata.name=foo') });
    await pods.create('a/foo');
    await pods.create('a/bar');
    await pods.create('b/foo');
    await pods.delete('a/foo');
    for (const type of ['ADDED', 'ADDED', 'DELETED']) await watch.expectName(type, 'foo');
    await watch.stop();
  },

  async NamespaceScopedWatch(pods) {
    const watch = pods.watch('a', { resourceVersion: pods.start });
    await pods.create('b/other');
    await pods.create('a/foo');
    await pods.create('ab/other');
    await pods.update('a/foo', assigned);
    await pods.delete('b/other');
    await pods.delete('a/foo');
    for (const type of ['ADDED', 'MODIFIED', 'DELETED']) await watch.expectName(type, 'foo');
    await watch.stop();
  },

  async WatchDispatchBookmarkEvents(pods) {
    const { resourceVersion } = (await pods.create('ns/foo')).metadata;
    const watch = pods.watch('ns', {
      resourceVersion,
      predicate: predicate('', '', { allowWatchBookmarks: true }),
      bookmarkInterval: 5,
    });
    const bookmark = await watch.next();
    assert.deepEqual(bookmark, { type: 'BOOKMARK', resourceVersion, initialEventsEnd: false });
    const later = await pods.elsewhere();
    for (;;) {
      const event = await watch.next();
      assert.equal(event.type, 'BOOKMARK');
      if ('resourceVersion' in event && event.resourceVersion === later) break;
    }
    await watch.stop();
    // One comes before the end, however rare they are.
    const ending = pods.watch('ns', {
      resourceVersion,
      predicate: predicate('', '', { allowWatchBookmarks: true }),
      timeout: 2005,
    });
    assert.equal((await ending.next()).type, 'BOOKMARK');
    await ending.stop();
  },

  async OptionalWatchBookmarksWithCorrectResourceVersion(pods) {
    const watch = pods.watch('ns', {
      resourceVersion: pods.start,
      predicate: predicate('', '', { allowWatchBookmarks: true }),
      bookmarkInterval: 1,
    });
    const writing = (async () => {
      for (let index = 0; index < 50; index++) await pods.create(`ns/pod-${index}`);
    })();
    let last = 0;
    for (let seen = 0; seen < 50; ) {
      const event = await watch.next();
      assert.ok(event.type !== 'ERROR');
      const version = Number(event.type === 'BOOKMARK' ? event.resourceVersion : versionOf(event.object));
      // A bookmark says that nothing older will come.
      assert.ok(event.type === 'BOOKMARK' ? version >= last : version > last, `${version} after ${last}`);
      last = version;
      if (event.type === 'ADDED') seen++;
    }
    await writing;
    await watch.stop();
  },

  async SendInitialEvents(pods) {
    const first = await pods.create('ns/bar');
    const second = await pods.create('ns/foo');
    const later = await pods.elsewhere();
    const bookmarks = predicate('', '', { allowWatchBookmarks: true });
    for (const resourceVersion of ['', '0', versionOf(first)]) {
      const watch = pods.watch('ns', { resourceVersion, sendInitialEvents: true, predicate: bookmarks });
      await watch.expect('ADDED', first);
      await watch.expect('ADDED', second);
      assert.deepEqual(await watch.next(), { type: 'BOOKMARK', resourceVersion: later, initialEventsEnd: true });
      await watch.stop();
    }
    for (const resourceVersion of ['', '0']) {
      const watch = pods.watch('ns', { resourceVersion, sendInitialEvents: false });
      const created: APIObject[] = [];
      let isOver = false;
      const next = watch.next().finally(() => {
        isOver = true;
      });
      // Which of them comes first depends on when the watch asked where to begin.
      while (!isOver && created.length < 100) {
        created.push(await pods.create(`ns/new-${resourceVersion}-${created.length}`));
        await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 20))]);
      }
      const event = await next;
      assert.ok(event.type === 'ADDED' && created.some((each) => isDeepStrictEqual(each, event.object)), event.type);
      await watch.stop();
      for (const { metadata } of created) await pods.delete(`ns/${metadata.name}`);
    }
    const future = pods.watch('ns', { resourceVersion: '100000', sendInitialEvents: true });
    const refused = await future.next();
    assert.equal(refused.type === 'ERROR' && refused.object.code, 504);
  },
};

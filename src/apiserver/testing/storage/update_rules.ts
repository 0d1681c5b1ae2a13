import assert from 'node:assert/strict';
import { toUTF8 } from '#engine/text/utf8';
import type { APIObject } from '../../storage/api_object.ts';
import { isInvalidObj, isNotFound } from '../../storage/storage_error.ts';
import { newPod, type Rules } from './pods.ts';

/** An update that changes nothing. */
function same(existing: APIObject | undefined): { object: APIObject } {
  assert.ok(existing);
  return { object: existing };
}

/** Guaranteed updates. */
export const updateRules: Rules = {
  async GuaranteedUpdate(pods) {
    await assert.rejects(
      pods.store.guaranteedUpdate('/pods/ns/foo', () => ({ object: newPod('ns/foo') })),
      (error) => isNotFound(error),
    );
    let seen: unknown = 'nothing';
    const created = await pods.store.guaranteedUpdate(
      '/pods/ns/foo',
      (existing) => {
        seen = existing;
        return { object: newPod('ns/foo', { metadata: { uid: 'A' } }) };
      },
      { ignoreNotFound: true },
    );
    assert.equal(seen, undefined);
    const updated = await pods.store.guaranteedUpdate('/pods/ns/foo', (existing) => {
      assert.deepEqual(existing, created);
      assert.ok(Object.isFrozen(existing) && Object.isFrozen(existing?.metadata));
      return { object: newPod('ns/foo', { metadata: { uid: 'A', labels: { a: '1' } } }) };
    });
    assert.ok(Number(updated.metadata.resourceVersion) > Number(created.metadata.resourceVersion));
    await assert.rejects(
      pods.store.guaranteedUpdate('/pods/ns/foo', same, {
        preconditions: { uid: 'B' },
      }),
      (error) => isInvalidObj(error),
    );
    await assert.rejects(
      pods.store.guaranteedUpdate('/pods/ns/foo', () => {
        throw new Error('no');
      }),
      /^Error: no$/,
    );
    assert.deepEqual(await pods.store.get('/pods/ns/foo'), updated);
  },

  async GuaranteedUpdateWithTTL(pods) {
    const watch = pods.watch('ns', { resourceVersion: pods.start });
    const options = { ignoreNotFound: true };
    await pods.store.guaranteedUpdate('/pods/ns/foo', () => ({ object: newPod('ns/foo'), ttlSeconds: 1 }), options);
    await watch.expectName('ADDED', 'foo');
    await watch.expectName('DELETED', 'foo');
    await watch.stop();
  },

  async GuaranteedUpdateChecksStoredData(pods) {
    const created = await pods.create('ns/foo');
    // Nothing changes: nothing is written.
    const unchanged = await pods.store.guaranteedUpdate('/pods/ns/foo', same);
    assert.equal(unchanged.metadata.resourceVersion, created.metadata.resourceVersion);
    const suggested = await pods.store.guaranteedUpdate('/pods/ns/foo', same, {
      cachedExistingObject: created,
    });
    assert.equal(suggested.metadata.resourceVersion, created.metadata.resourceVersion);
    // The bytes in the store are others although they mean the same: they are written anew.
    const other = toUTF8(
      '{"metadata":{"name":"foo","namespace":"ns"},"kind":"Pod","apiVersion":"v1","spec":{"containers":[]}}',
    );
    const { revision } = await pods.engine.put(
      '/registry/pods/ns/foo',
      other,
      Number(created.metadata.resourceVersion),
    );
    const written = await pods.store.guaranteedUpdate('/pods/ns/foo', same);
    assert.ok(Number(written.metadata.resourceVersion) > revision);
  },

  async GuaranteedUpdateWithConflict(pods) {
    await pods.create('ns/foo');
    let tries = 0;
    const updated = await pods.store.guaranteedUpdate('/pods/ns/foo', async (existing) => {
      if (tries++ === 0) await pods.update('ns/foo', { metadata: { labels: { other: '1' } } });
      return { object: newPod('ns/foo', { metadata: { labels: { ...existing?.metadata.labels, mine: '1' } } }) };
    });
    assert.equal(tries, 2);
    assert.deepEqual(updated.metadata.labels, { other: '1', mine: '1' });
  },

  async GuaranteedUpdateWithSuggestionAndConflict(pods) {
    const created = await pods.create('ns/foo');
    await pods.update('ns/foo', { metadata: { labels: { other: '1' } } });
    let tries = 0;
    const updated = await pods.store.guaranteedUpdate(
      '/pods/ns/foo',
      (existing) => {
        tries++;
        return { object: newPod('ns/foo', { metadata: { labels: { ...existing?.metadata.labels, mine: '1' } } }) };
      },
      { cachedExistingObject: created },
    );
    assert.equal(tries, 2);
    assert.deepEqual(updated.metadata.labels, { other: '1', mine: '1' });
    // What fails for the old object is tried with the current one.
    const version = await pods.store.guaranteedUpdate(
      '/pods/ns/foo',
      (existing) => {
        if (existing?.metadata.labels === undefined) throw new Error('too old');
        return { object: newPod('ns/foo', { metadata: { labels: {} } }) };
      },
      { cachedExistingObject: created },
    );
    assert.ok(Number(version.metadata.resourceVersion) > Number(updated.metadata.resourceVersion));
  },

  /** Many writers of one object: each write builds on the one before. */
  async ConcurrentUpdates(pods) {
    await pods.create('ns/foo');
    const add = (): Promise<unknown> =>
      pods.store.guaranteedUpdate('/pods/ns/foo', async (existing) => {
        await Promise.resolve();
        const count = Number(existing?.metadata.labels?.['count'] ?? '0') + 1;
        return { object: newPod('ns/foo', { metadata: { labels: { count: String(count) } } }) };
      });
    await Promise.all(Array.from({ length: 20 }, add));
    assert.deepEqual((await pods.store.get('/pods/ns/foo')).metadata.labels, { count: '20' });
  },
};

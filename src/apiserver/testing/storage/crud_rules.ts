import assert from 'node:assert/strict';
import { toUTF8 } from '#engine/text/utf8';
import { isExist, isInvalidObj, isNotFound, isTooLargeResourceVersion } from '../../storage/storage_error.ts';
import { namesOf, newPod, predicate, type Rules, versionOf } from './pods.ts';

const refuse = (): never => {
  throw new Error('not now');
};

/** Create, get and delete. */
export const crudRules: Rules = {
  async Create(pods) {
    const created = await pods.create('ns/foo');
    assert.equal(created.metadata.name, 'foo');
    assert.equal(created.metadata.resourceVersion, String(await pods.engine.currentRevision()));
    const stored = await pods.engine.get('/registry/pods/ns/foo');
    assert.ok(stored.kv);
    assert.doesNotMatch(new TextDecoder().decode(stored.kv.value), /resourceVersion|selfLink/);
    await assert.rejects(
      pods.create('ns/bar', { metadata: { resourceVersion: '5' } }),
      /resourceVersion should not be set on objects to be created/,
    );
  },

  async CreateWithTTL(pods) {
    const watch = pods.watch('ns', { resourceVersion: pods.start });
    const created = await pods.store.create('/pods/ns/foo', newPod('ns/foo'), 1);
    await watch.expect('ADDED', created);
    await watch.expectName('DELETED', 'foo');
    await watch.stop();
  },

  async CreateWithKeyExist(pods) {
    await pods.create('ns/foo');
    await assert.rejects(pods.create('ns/foo'), (error) => isExist(error));
  },

  async Get(pods) {
    const created = await pods.create('ns/foo');
    const later = await pods.elsewhere();
    for (const resourceVersion of ['', later, versionOf(created), '0'])
      assert.deepEqual(await pods.store.get('/pods/ns/foo', resourceVersion), created);
    await assert.rejects(pods.store.get('/pods/ns/foo', String(Number(later) + 5)), (error) =>
      isTooLargeResourceVersion(error),
    );
    await assert.rejects(pods.store.get('/pods/ns/foo', 'x'), /invalid syntax/);
    await assert.rejects(pods.store.get('/pods/ns/none'), (error) => isNotFound(error));
    await assert.rejects(pods.store.get('/pods/ns/none', later), (error) => isNotFound(error));
  },

  async UnconditionalDelete(pods) {
    const created = await pods.create('ns/foo');
    await assert.rejects(pods.delete('ns/none'), (error) => isNotFound(error));
    const deleted = await pods.delete('ns/foo');
    assert.ok(Number(deleted.metadata.resourceVersion) > Number(created.metadata.resourceVersion));
    assert.deepEqual({ ...deleted.metadata, resourceVersion: '' }, { ...created.metadata, resourceVersion: '' });
    await assert.rejects(pods.delete('ns/foo'), (error) => isNotFound(error));
  },

  async ConditionalDelete(pods) {
    const created = await pods.create('ns/foo', { metadata: { uid: 'A' } });
    const { resourceVersion } = created.metadata;
    const wrong = [
      { uid: 'B' },
      { resourceVersion: '1' },
      { uid: 'A', resourceVersion: '1' },
      { uid: 'B', resourceVersion },
    ];
    for (const preconditions of wrong)
      await assert.rejects(pods.store.delete('/pods/ns/foo', { preconditions }), (error) => isInvalidObj(error));
    await pods.store.delete('/pods/ns/foo', { preconditions: { uid: 'A', resourceVersion } });
    await assert.rejects(pods.store.get('/pods/ns/foo'), (error) => isNotFound(error));
  },

  async DeleteWithSuggestion(pods) {
    const created = await pods.create('ns/foo');
    await pods.store.delete('/pods/ns/foo', { cachedExistingObject: created });
    await assert.rejects(pods.store.get('/pods/ns/foo'), (error) => isNotFound(error));
  },

  async DeleteWithSuggestionAndConflict(pods) {
    const created = await pods.create('ns/foo');
    await pods.update('ns/foo', { metadata: { labels: { a: '1' } } });
    const deleted = await pods.store.delete('/pods/ns/foo', { cachedExistingObject: created });
    assert.deepEqual(deleted.metadata.labels, { a: '1' });
  },

  async DeleteWithConflict(pods) {
    await pods.create('ns/foo');
    let asked = 0;
    await pods.store.delete('/pods/ns/foo', {
      async validateDeletion() {
        if (asked++ === 0) await pods.update('ns/foo', { metadata: { labels: { a: '1' } } });
      },
    });
    assert.equal(asked, 2);
    await assert.rejects(pods.store.get('/pods/ns/foo'), (error) => isNotFound(error));
  },

  async DeleteWithSuggestionOfDeletedObject(pods) {
    const created = await pods.create('ns/foo');
    await pods.delete('ns/foo');
    await assert.rejects(pods.store.delete('/pods/ns/foo', { cachedExistingObject: created }), (error) =>
      isNotFound(error),
    );
  },

  async ValidateDeletionWithSuggestion(pods) {
    const created = await pods.create('ns/foo');
    let asked = 0;
    await assert.rejects(
      pods.store.delete('/pods/ns/foo', {
        cachedExistingObject: created,
        validateDeletion() {
          asked++;
          refuse();
        },
      }),
      /not now/,
    );
    assert.equal(asked, 1, 'the object is the current one');
    // What the old object does not allow, the current one may.
    await pods.update('ns/foo', { metadata: { labels: { free: '1' } } });
    await pods.store.delete('/pods/ns/foo', {
      cachedExistingObject: created,
      validateDeletion: ({ metadata }) => {
        if (metadata.labels?.['free'] !== '1') refuse();
      },
    });
  },

  async ValidateDeletionWithOnlySuggestionValid(pods) {
    const created = await pods.create('ns/foo', { metadata: { labels: { free: '1' } } });
    await pods.update('ns/foo');
    await assert.rejects(
      pods.store.delete('/pods/ns/foo', {
        cachedExistingObject: created,
        validateDeletion: ({ metadata }) => {
          if (metadata.labels?.['free'] !== '1') refuse();
        },
      }),
      /not now/,
    );
    await pods.store.get('/pods/ns/foo');
  },

  async PreconditionalDeleteWithSuggestion(pods) {
    const created = await pods.create('ns/foo');
    await pods.update('ns/foo', { metadata: { uid: 'A' } });
    await pods.store.delete('/pods/ns/foo', { cachedExistingObject: created, preconditions: { uid: 'A' } });
    await assert.rejects(pods.store.get('/pods/ns/foo'), (error) => isNotFound(error));
  },

  async PreconditionalDeleteWithOnlySuggestionPass(pods) {
    const created = await pods.create('ns/foo', { metadata: { uid: 'A' } });
    await pods.update('ns/foo', { metadata: { uid: 'B' } });
    await assert.rejects(
      pods.store.delete('/pods/ns/foo', { cachedExistingObject: created, preconditions: { uid: 'A' } }),
      (error) => isInvalidObj(error),
    );
    await pods.store.get('/pods/ns/foo');
  },

  async KeySchema(pods) {
    for (const key of ['', '/', '..', '/pods/../secrets/x', '../x', '/pods/.', './x'])
      await assert.rejects(pods.store.get(key), /(?:invalid|empty) key/, key);
    await pods.create('ns/foo');
    await pods.create('ns-1/foo');
    assert.equal((await pods.list('ns')).items.length, 1);
  },

  async Stats(pods) {
    assert.equal(await pods.store.count(), 0);
    await pods.create('ns/foo');
    await pods.create('ns/bar');
    await pods.elsewhere();
    assert.equal(await pods.store.count(), 2);
    await pods.delete('ns/foo');
    assert.equal(await pods.store.count(), 1);
  },

  async TransformationFailure(pods) {
    await pods.create('ns/foo');
    await pods.engine.put('/registry/pods/ns/broken', toUTF8('{"kind":'), 0);
    await assert.rejects(pods.store.get('/pods/ns/broken'), /corrupt object/);
    await assert.rejects(pods.update('ns/broken'), /corrupt object/);
    await assert.rejects(pods.delete('ns/broken'), /corrupt object/);
    assert.equal((await pods.store.get('/pods/ns/foo')).metadata.name, 'foo');
    // It does not stand in the way of others.
    await pods.create('ns/goo');
    const all = await pods.list();
    assert.deepEqual(namesOf(all), ['ns/foo', 'ns/goo']);
    assert.deepEqual(
      all.corrupt?.map(({ key }) => key),
      ['/registry/pods/ns/broken'],
    );
    const page = await pods.list('', { predicate: predicate('', '', { limit: 1 }) });
    assert.deepEqual(namesOf(page), ['ns/foo']);
    await assert.rejects(pods.store.deleteCorrupt('/pods/ns/foo'), RangeError);
    await assert.rejects(pods.store.deleteCorrupt('/pods/ns/none'), /key not found/);
    assert.match((await pods.store.deleteCorrupt('/pods/ns/broken')).message, /corrupt object/);
    assert.equal((await pods.list()).corrupt, undefined);
  },

  async WhatCanNotBeReadIsNotWritten(pods) {
    const before = await pods.engine.currentRevision();
    const wrong = newPod('ns/wrong', { spec: { terminationGracePeriodSeconds: 1.5 } });
    await assert.rejects(pods.store.create('/pods/ns/wrong', wrong), /ns\/wrong is not written/);
    await pods.create('ns/foo');
    await assert.rejects(
      pods.store.guaranteedUpdate('/pods/ns/foo', () => ({ object: newPod('ns/foo', wrong) })),
      /ns\/foo is not written/,
    );
    assert.equal(await pods.engine.currentRevision(), before + 1);
    assert.equal((await pods.list()).items.length, 1);
  },

  async WatchesGoOnPastWhatCanNotBeRead(pods) {
    const bytes = toUTF8('{"kind":');
    await pods.engine.put('/registry/pods/ns/broken', bytes, 0);
    await pods.create('ns/bar');
    const watch = pods.watch('', { recursive: true });
    await watch.expectName('ADDED', 'bar');
    const foo = await pods.create('ns/foo');
    await watch.expectName('ADDED', 'foo');
    // What can't be read any more has gone; what can be read again is there.
    const { revision } = await pods.engine.put('/registry/pods/ns/foo', bytes, Number(foo.metadata.resourceVersion));
    await watch.expectName('DELETED', 'foo');
    const { kv } = await pods.engine.get('/registry/pods/ns/bar');
    assert.ok(kv);
    await pods.engine.put('/registry/pods/ns/foo', kv.value, revision);
    await watch.expectName('ADDED', 'bar');
    await watch.stop();
  },
};

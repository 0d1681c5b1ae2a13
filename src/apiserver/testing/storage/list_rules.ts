import assert from 'node:assert/strict';
import { isBadRequest, isResourceExpired } from '#apimachinery/api/errors/predicates';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { append } from '#engine/go/append';
import { decodeContinue } from '../../storage/continue_token.ts';
import type { ListOptions } from '../../storage/list.ts';
import { isTooLargeResourceVersion } from '../../storage/storage_error.ts';
import { namesOf, type Pods, predicate, type Rules, versionOf } from './pods.ts';

/** Pods in two namespaces; gives the revision after each. */
async function fill(pods: Pods): Promise<[string, string, string, string, string]> {
  const make = async (path: string): Promise<string> =>
    versionOf(await pods.create(path, { spec: { nodeName: `node-${path[0]}` } }));
  return [
    await make('first/bar'),
    await make('first/baz'),
    await make('second/bar'),
    await make('second/foo'),
    await make('third/bar'),
  ];
}

const all = ['first/bar', 'first/baz', 'second/bar', 'second/foo', 'third/bar'];

/** Lists. */
export const listRules: Rules = {
  async List(pods) {
    const revisions = await fill(pods);
    const last = revisions[4];
    const rows: [options: ListOptions, names: string[], resourceVersion: string][] = [
      [{}, all, last],
      [{ resourceVersion: '0' }, all, last],
      [{ resourceVersion: revisions[1] }, all, last],
      [{ resourceVersion: last }, all, last],
      [{ resourceVersion: revisions[1], resourceVersionMatch: 'NotOlderThan' }, all, last],
      [{ resourceVersion: revisions[1], resourceVersionMatch: 'Exact' }, all.slice(0, 2), revisions[1]],
      [{ resourceVersion: revisions[2], predicate: predicate('', '', { limit: 2 }) }, all.slice(0, 2), revisions[2]],
      [{ predicate: predicate('', 'metadata.name=bar') }, ['first/bar', 'second/bar', 'third/bar'], last],
      [{ predicate: predicate('', 'metadata.name!=bar,metadata.namespace=first') }, ['first/baz'], last],
      [{ predicate: predicate('none') }, [], last],
      [{ predicate: predicate('', 'spec.nodeName=node-s') }, ['second/bar', 'second/foo'], last],
    ];
    for (const [options, names, resourceVersion] of rows) {
      const list = await pods.list('', options);
      assert.deepEqual(namesOf(list), names, JSON.stringify(options));
      assert.equal(list.resourceVersion, resourceVersion, JSON.stringify(options));
    }
    const future = String(Number(last) + 100);
    for (const resourceVersionMatch of ['', 'NotOlderThan', 'Exact'])
      await assert.rejects(pods.list('', { resourceVersion: future, resourceVersionMatch }), (error) =>
        isTooLargeResourceVersion(error),
      );
    await assert.rejects(pods.list('', { resourceVersion: 'x' }), (error) => isBadRequest(error));
  },

  async ConsistentList(pods) {
    await fill(pods);
    const later = await pods.elsewhere();
    // The revision of a list is that of the store, not of its newest object.
    assert.equal((await pods.list()).resourceVersion, later);
    await pods.create('third/new');
    assert.equal((await pods.list()).items.length, 6);
  },

  async GetListNonRecursive(pods) {
    const [first] = await fill(pods);
    const later = await pods.elsewhere();
    const one = (name: string, options: ListOptions): ReturnType<Pods['list']> =>
      pods.list(`first/${name}`, { recursive: false, ...options });
    for (const options of [{}, { resourceVersion: '0' }, { resourceVersion: first }]) {
      assert.deepEqual(namesOf(await one('bar', options)), ['first/bar']);
      assert.equal((await one('bar', options)).resourceVersion, later);
    }
    assert.equal((await one('bar', { resourceVersion: first, resourceVersionMatch: 'Exact' })).resourceVersion, first);
    assert.deepEqual(namesOf(await one('baz', { resourceVersion: first, resourceVersionMatch: 'Exact' })), []);
    assert.deepEqual(namesOf(await one('ba', {})), []);
    assert.deepEqual(namesOf(await one('bar', { predicate: predicate('', 'metadata.name=baz') })), []);
    await assert.rejects(one('bar', { resourceVersion: String(Number(later) + 9) }), (error) =>
      isTooLargeResourceVersion(error),
    );
  },

  async GetListRecursivePrefix(pods) {
    for (const path of ['foo/a', 'foo/foobar', 'foobar/a', 'fo/o']) await pods.create(path);
    assert.deepEqual(namesOf(await pods.list('foo')), ['foo/a', 'foo/foobar']);
    assert.deepEqual(namesOf(await pods.list('foobar')), ['foobar/a']);
    assert.deepEqual(namesOf(await pods.list('fo')), ['fo/o']);
    assert.equal((await pods.list()).items.length, 4);
  },

  async ListContinuation(pods) {
    await fill(pods);
    const options = (token: string, limit: number): ListOptions => ({
      predicate: predicate('', '', { limit, continue: token }),
    });
    const first = await pods.list('', options('', 2));
    assert.deepEqual([namesOf(first), first.remainingItemCount], [all.slice(0, 2), 3]);
    assert.deepEqual(decodeContinue(first.continue, '/registry/pods/'), {
      fromKey: '/registry/pods/first/baz\0',
      revision: Number(first.resourceVersion),
    });
    // What comes later is not in the pages of this list.
    await pods.create('second/new');
    const second = await pods.list('', options(first.continue, 2));
    assert.deepEqual([namesOf(second), second.remainingItemCount], [all.slice(2, 4), 1]);
    assert.equal(second.resourceVersion, first.resourceVersion);
    const third = await pods.list('', options(second.continue, 2));
    assert.deepEqual([namesOf(third), third.continue, third.remainingItemCount], [all.slice(4), '', undefined]);
    const rest = await pods.list('', options(first.continue, 0));
    assert.deepEqual(namesOf(rest), all.slice(2));
  },

  async ListPaginationRareObject(pods) {
    for (let index = 0; index < 1000; index++)
      await pods.create(
        `ns/pod-${String(index).padStart(4, '0')}`,
        index === 999 ? { metadata: { labels: { rare: '1' } } } : {},
      );
    const list = await pods.list('', { predicate: predicate('rare=1', '', { limit: 1 }) });
    assert.deepEqual(namesOf(list), ['ns/pod-0999']);
    assert.equal(list.continue, '');
  },

  async ListContinuationWithFilter(pods) {
    await fill(pods);
    const bars = (token: string): ReturnType<Pods['list']> =>
      pods.list('', { predicate: predicate('', 'metadata.name!=bar', { limit: 1, continue: token }) });
    const first = await bars('');
    assert.deepEqual(namesOf(first), ['first/baz']);
    assert.notEqual(first.continue, '');
    assert.equal(first.remainingItemCount, undefined, 'unknown with a selector');
    const second = await bars(first.continue);
    assert.deepEqual(namesOf(second), ['second/foo']);
    assert.deepEqual(namesOf(await bars(second.continue)), []);
  },

  async ListInconsistentContinuation(pods) {
    await fill(pods);
    const page = (token: string): ReturnType<Pods['list']> =>
      pods.list('', { predicate: predicate('', '', { limit: 2, continue: token }) });
    const first = await page('');
    const newest = await pods.create('second/new');
    await pods.engine.compact(Number(newest.metadata.resourceVersion));
    const expired: { errStatus?: { metadata?: { continue?: string } } } = await page(first.continue).then(
      () => assert.fail('the revision is gone'),
      (error) => error,
    );
    assert.ok(isResourceExpired(expired));
    // The error says how to go on with what is there now.
    const token = expired.errStatus?.metadata?.continue;
    assert.ok(token);
    const second = await page(token);
    assert.deepEqual(namesOf(second), ['second/bar', 'second/foo']);
    assert.equal(second.resourceVersion, newest.metadata.resourceVersion);
    assert.deepEqual(namesOf(await page(second.continue)), ['second/new', 'third/bar']);
  },

  async ListResourceVersionMatch(pods) {
    const revisions = await fill(pods);
    const exact = (resourceVersion: string): ReturnType<Pods['list']> =>
      pods.list('', { resourceVersion, resourceVersionMatch: 'Exact' });
    for (const [index, revision] of revisions.entries()) assert.equal((await exact(revision)).items.length, index + 1);
    await assert.rejects(pods.list('', { resourceVersion: '1', resourceVersionMatch: 'Sometimes' }), /unknown/);
  },

  async ListPaging(pods) {
    const names: string[] = [];
    for (let index = 0; index < 25; index++) names.push(`ns/pod-${String(index).padStart(2, '0')}`);
    await Promise.all(names.map((path) => pods.create(path)));
    for (const limit of [1, 4, 24, 25, 26]) {
      const found: string[] = [];
      let token = '';
      do {
        const list = await pods.list('', { predicate: predicate('', '', { limit, continue: token }) });
        assert.ok(list.items.length <= limit);
        append(found, namesOf(list));
        token = list.continue;
      } while (token !== '');
      assert.deepEqual(found, names, `pages of ${limit}`);
    }
  },

  async NamespaceScopedList(pods) {
    await fill(pods);
    assert.deepEqual(namesOf(await pods.list('second')), ['second/bar', 'second/foo']);
    assert.deepEqual(namesOf(await pods.list('second', { predicate: predicate('', 'metadata.name=foo') })), [
      'second/foo',
    ]);
    assert.deepEqual(namesOf(await pods.list('second', { predicate: predicate('', 'metadata.namespace=first') })), []);
    assert.deepEqual(namesOf(await pods.list('none')), []);
    const page = await pods.list('second', { predicate: predicate('', '', { limit: 1 }) });
    assert.equal(page.remainingItemCount, 1);
  },

  async CompactRevision(pods) {
    const revisions = await fill(pods);
    await pods.delete('first/bar');
    await pods.engine.compact(Number(revisions[2]));
    const exact = (resourceVersion: string): ReturnType<Pods['list']> =>
      pods.list('', { resourceVersion, resourceVersionMatch: 'Exact' });
    await assert.rejects(exact(revisions[1]), (error) => isResourceExpired(error));
    assert.equal((await exact(revisions[2])).items.length, 3);
    assert.equal((await exact(revisions[4])).items.length, 5);
    assert.equal((await pods.list()).items.length, 4);
    await pods.engine.compact(await pods.engine.currentRevision());
    assert.equal((await pods.list()).items.length, 4);
    await assert.rejects(pods.engine.compact(Number(revisions[2])), /compacted/);
    await assert.rejects(pods.engine.compact((await pods.engine.currentRevision()) + 10_000), /future/);
  },

  async InvalidContinue(pods) {
    await fill(pods);
    const token = (text: string): string => btoa(text).replace(/=+$/, '');
    const rows: [token: string, text: RegExp][] = [
      ['!!!', /illegal base64/],
      [token('nothing'), /continue key is not valid/],
      [token('[]'), /continue key is not valid/],
      [token('{"v":"v9","rv":1,"start":"a"}'), /does not recognize this encoded version v9/],
      [token('{"v":"meta.k8s.io/v1","rv":0,"start":"a"}'), /incorrect encoded start resourceVersion/],
      [token('{"v":"meta.k8s.io/v1","rv":1,"start":""}'), /encoded start key empty/],
      [token('{"v":"meta.k8s.io/v1","rv":1,"start":"../secrets"}'), /continue key is not valid: \.\.\/secrets/],
    ];
    for (const [text, message] of rows)
      await assert.rejects(
        pods.list('', { predicate: predicate('', '', { limit: 1, continue: text }) }),
        (error) => isBadRequest(error) && isStatusError(error) && message.test(error.message),
        text,
      );
    const valid = (await pods.list('', { predicate: predicate('', '', { limit: 1 }) })).continue;
    await assert.rejects(
      pods.list('', { resourceVersion: '3', predicate: predicate('', '', { continue: valid }) }),
      /specifying resource version is not allowed when using continue/,
    );
  },
};

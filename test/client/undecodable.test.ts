// Objects that their Kind does not allow, since they were stored under a laxer schema: the message names them, and the
// others are read. And Kinds of which there are two classes, since a module was loaded twice.
import assert from 'node:assert/strict';
import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { codecs } from 'kubetyped/api/core/v1/protobuf';
import { defineKind } from 'kubetyped/apiextensions';
import { isDecodeError } from 'kubetyped/apimachinery/runtime';
import { Client } from 'kubetyped/client';
import { cbor } from 'kubetyped/client/cbor';
import { SharedInformerFactory } from 'kubetyped/client/informers';
import { UndecodableObjectError } from 'kubetyped/client/rest';
import { type ErrorContext, SharedInformer } from 'kubetyped/client/tools/cache';
import type { TransportRequest, TransportResponse } from 'kubetyped/client/transport';

const newThing = () =>
  defineKind({
    group: 'x.example',
    version: 'v1',
    kind: 'Thing',
    plural: 'things',
    schema: { type: 'object', properties: { spec: { type: 'object', properties: { n: { type: 'integer' } } } } },
  });
const Thing = newThing();
const apiVersion = 'x.example/v1';
const thing = (name: string, n: unknown, resourceVersion = '1'): object => ({
  apiVersion,
  kind: 'Thing',
  metadata: { name, namespace: 'd', resourceVersion },
  spec: { n },
});
const listOf = (...items: unknown[]): object => ({
  apiVersion,
  kind: 'ThingList',
  metadata: { resourceVersion: '5' },
  items,
});

function answer(...pieces: object[]): TransportResponse {
  async function* body(): AsyncGenerator<Uint8Array> {
    for (const piece of pieces) yield new TextEncoder().encode(`${JSON.stringify(piece)}\n`);
  }
  const headers = new Headers([['content-type', 'application/json']]);
  return { status: 200, headers, body: body(), close: () => undefined };
}
const clientOf = (give: (request: TransportRequest) => TransportResponse | Promise<TransportResponse>): Client =>
  new Client({ transport: { request: async (request) => give(request), close: async () => undefined } });
const TEXT = 'Thing d/b: spec.n: json: cannot unmarshal string into Go struct field';

test('a list says which object cannot be decoded, or leaves it out', async () => {
  const things = clientOf(() => answer(listOf(thing('a', 1), thing('b', 'seven'), thing('c', 3)))).resource(Thing);
  await assert.rejects(things.list(), (error) => {
    assert(error instanceof UndecodableObjectError && isDecodeError(error));
    assert(error.message.startsWith(TEXT), error.message);
    assert.deepEqual([error.key, error.resourceVersion], ['d/b', '1']);
    return true;
  });
  const errors: string[] = [];
  const names: string[] = [];
  for await (const { metadata } of things.each({ onUndecodable: ({ key }) => void errors.push(key) }))
    names.push(metadata.name!);
  assert.deepEqual([names, errors], [['a', 'c'], ['d/b']]);
});

test('what is wrong with the list itself fails it, with or without a handler', async () => {
  for (const list of [
    listOf('text'),
    { ...listOf(thing('a', 1)), metadata: { resourceVersion: 5 } },
    { ...listOf(), items: {} },
  ]) {
    const things = clientOf(() => answer(list)).resource(Thing);
    const onUndecodable = (): never => assert.fail('no object is to blame');
    await assert.rejects(
      things.list({ onUndecodable }),
      (error) => isDecodeError(error) && !(error instanceof UndecodableObjectError),
    );
  }
});

test('objects of which not even the metadata can be read are left out, too', async () => {
  const odd = { ...thing('b', 1), metadata: { name: 7 } };
  const errors: string[] = [];
  const things = clientOf(() => answer(listOf(odd, thing('c', 3)))).resource(Thing);
  const { items } = await things.list({ onUndecodable: ({ message }) => void errors.push(message) });
  assert.equal(items.length, 1);
  assert.match(errors.join(), /^Thing \(without a name\): metadata\.name: json: /);
});

test('a watch says which object cannot be decoded, or leaves it out', async () => {
  const events = [
    { type: 'ADDED', object: thing('a', 1) },
    { type: 'MODIFIED', object: thing('b', 'seven') },
    { type: 'DELETED', object: thing('c', 3) },
  ];
  const things = clientOf(() => answer(...events)).resource(Thing);
  const seen: string[] = [];
  for await (const { type, object } of await things.watch())
    seen.push(type === 'ERROR' ? `${type} ${object.message}` : `${type} ${object.metadata.name}`);
  assert.equal(seen.length, 2);
  assert(seen[1]!.includes(TEXT), seen[1]);
  const left: string[] = [];
  const onUndecodable = ({ key }: UndecodableObjectError, type?: string): void => void left.push(`${type} ${key}`);
  seen.length = 0;
  for await (const { type, object } of await things.watch({ onUndecodable }))
    if (type !== 'ERROR') seen.push(`${type} ${object.metadata.name}`);
  assert.deepEqual([seen, left], [['ADDED a', 'DELETED c'], ['MODIFIED d/b']]);
});

for (const watchList of [true, false])
  test(`an informer goes on with the others${watchList ? ', and begins with a watch' : ''}`, async () => {
    const stop = new AbortController();
    let events: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (events = controller) });
    const push = (type: string, object: object): void =>
      events?.enqueue(new TextEncoder().encode(`${JSON.stringify({ type, object })}\n`));
    let lists = 0;
    const first = [thing('a', 1), thing('b', 'seven'), thing('c', 3)];
    if (watchList) {
      for (const object of first) push('ADDED', object);
      const metadata = { resourceVersion: '5', annotations: { 'k8s.io/initial-events-end': 'true' } };
      push('BOOKMARK', { apiVersion, kind: 'Thing', metadata });
    }
    const client = clientOf(({ query }) => {
      if (query?.includes('watch=true') !== true) return lists++, answer(listOf(...first));
      return { ...answer(), body };
    });
    const errors: string[] = [];
    const seen: string[] = [];
    const onError = (error: unknown, { source, key }: ErrorContext): void =>
      void errors.push(`${source} ${key} ${(error as Error).message.slice(0, 9)}`);
    const informer = new SharedInformer(client.resource(Thing), { onError, watchList });
    informer.addEventHandler({
      add: ({ metadata }) => void seen.push(`add ${metadata.name}`),
      update: (_, { metadata, spec }) => void seen.push(`update ${metadata.name} ${JSON.stringify(spec)}`),
      delete: ({ metadata }, { finalStateUnknown }) => void seen.push(`delete ${metadata.name} ${finalStateUnknown}`),
    });
    const running = informer.run(stop);
    await informer.synced();
    const next = async (type: string, object: object): Promise<void> => {
      push(type, object);
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    };
    await next('MODIFIED', thing('a', 'eight', '6'));
    await next('MODIFIED', thing('b', 2, '7'));
    await next('DELETED', thing('c', 'nine', '8'));
    assert.equal(informer.lastSyncResourceVersion, '8');
    assert.deepEqual(seen, ['add a', 'add c', 'add b', 'delete c true']);
    assert.deepEqual(errors, ['decode d/b Thing d/b', 'decode d/a Thing d/a']);
    const kept = informer.lister.list({ namespace: 'd' }).map(({ metadata, spec }) => [metadata.name, spec]);
    assert.deepEqual(kept, [
      ['a', { n: 1 }],
      ['b', { n: 2 }],
    ]);
    assert.equal(lists, watchList ? 0 : 1);
    stop.abort();
    events?.close();
    await running;
  });

test('what cannot be decoded any more stays in the cache as it was when everything is listed again', async () => {
  const lists = [listOf(thing('a', 1), thing('b', 2)), listOf(thing('a', 'one', '7'), thing('c', 3, '8'))];
  const stop = new AbortController();
  const gone = {
    type: 'ERROR',
    object: { apiVersion: 'v1', kind: 'Status', status: 'Failure', code: 410, reason: 'Expired' },
  };
  let watches = 0;
  const client = clientOf(({ query, signal }) => {
    if (query?.includes('watch=true') !== true) return answer(lists.shift()!);
    if (watches++ === 0) return answer(gone);
    return new Promise<TransportResponse>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  });
  const names: string[] = [];
  let sawThird = (): void => undefined;
  const third = new Promise<void>((resolve) => (sawThird = resolve));
  const informer = new SharedInformer(client.resource(Thing), {
    onError: () => undefined,
    watchList: false,
    random: () => 0,
  });
  informer.addEventHandler({
    add: ({ metadata }) => {
      names.push(`add ${metadata.name}`);
      if (metadata.name === 'c') sawThird();
    },
    delete: ({ metadata }) => void names.push(`delete ${metadata.name}`),
  });
  const running = informer.run(stop);
  await third;
  assert.deepEqual(names, ['add a', 'add b', 'delete b', 'add c']);
  assert.deepEqual(informer.lister.get('d', 'a')?.spec, { n: 1 });
  stop.abort();
  await running;
});

test('each class of a Kind reads objects as its own, and checks them', async () => {
  const Lax = defineKind({
    group: 'x.example',
    version: 'v1',
    kind: 'Thing',
    plural: 'things',
    schema: { type: 'object', properties: { spec: { type: 'object', additionalProperties: { type: 'string' } } } },
  });
  const client = clientOf(({ query, path }) => {
    if (query?.includes('watch=true')) return answer({ type: 'ADDED', object: thing('a', 'seven') });
    return answer(path.endsWith('/a') ? thing('a', 'seven') : listOf(thing('a', 'seven')));
  });
  for (const round of [0, 1]) {
    const lax = client.resource(Lax, { namespace: 'd', omitManagedFields: round === 1 });
    assert((await lax.get('a')) instanceof Lax);
    assert((await lax.list()).items[0] instanceof Lax);
    for await (const { object } of await lax.watch()) assert(object instanceof Lax);
    const strict = client.resource(Thing, { namespace: 'd', omitManagedFields: round === 1 });
    await assert.rejects(strict.get('a'), isDecodeError);
    await assert.rejects(strict.list(), isDecodeError);
    for await (const { type, object } of await strict.watch())
      assert(type === 'ERROR' && /Thing d\/a: spec\.n/.test(object.message ?? ''));
  }
  const informers = new SharedInformerFactory(client);
  assert.notEqual(informers.informerFor<object>(Lax), informers.informerFor<object>(Thing));
  assert.equal(informers.informerFor(Lax), informers.informerFor(Lax));
});

test('a second class of a built-in Kind is read, too: as JSON where the codecs are of the first', async () => {
  const Second = class extends corev1.ConfigMap {};
  const asked: string[] = [];
  const transport = {
    request: async ({ headers, query }: TransportRequest) => {
      asked.push(String(headers?.['Accept']));
      const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } };
      if (query?.includes('watch=true')) return answer({ type: 'ADDED', object });
      return answer({ apiVersion: 'v1', kind: 'ConfigMapList', metadata: {}, items: [object] });
    },
    close: async () => undefined,
  };
  const client = new Client({ transport, codecs: [codecs], cbor });
  const first = client.resource(corev1.ConfigMap);
  const second = client.resource(Second as typeof corev1.ConfigMap);
  assert((await first.list()).items[0] instanceof corev1.ConfigMap);
  assert((await second.list()).items[0] instanceof Second);
  for await (const { object } of await second.watch()) assert(object instanceof Second);
  assert.match(asked[0]!, /protobuf/);
  assert.doesNotMatch(asked[1]! + asked[2]!, /protobuf/);
});

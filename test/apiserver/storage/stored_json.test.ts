// The JSON that is stored is what answers have: the same bytes as encoding the object again gives.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import type { APIObject } from '#src/apiserver/storage/api_object';
import { memory } from '#src/apiserver/storage/memory/memory';
import { ObjectStorage } from '#src/apiserver/storage/object_storage';
import { newSchemeCodec } from '#src/apiserver/storage/scheme_codec';
import { storedJSON } from '#src/apiserver/storage/stored_json';
import { objectFiles, readRows } from '../../conformance/rows.ts';
import { fullScheme } from '../../conformance/scheme.ts';
import { send } from '../client.ts';

const scheme = fullScheme();
const canonical = new Serializer(scheme, { canonical: true });

function textOf(object: APIObject, hasTypeMeta = true): string | undefined {
  const stored = storedJSON(object, hasTypeMeta);
  return stored && `${stored.map((piece) => Buffer.from(piece).toString()).join('')}\n`;
}

test('objects of all Kinds, written and read again by another server', async () => {
  const counts = { same: 0, others: 0 };
  for (const file of objectFiles())
    for (const row of readRows(file)) {
      const [name = '', version = ''] = file.replace('.jsonl.gz', '').split('_');
      const gvk = { group: name === 'core' ? '' : name, version, kind: row.kind! };
      const kind = scheme.typeFor(gvk);
      if (row.error !== undefined || kind === undefined) continue;
      const { object } = canonical.decode(row.input ?? row.json!, gvk);
      if (!hasMetadata(object)) continue;
      object.metadata.uid ||= 'uid';
      delete object.metadata.resourceVersion;
      const engine = memory();
      const codec = newSchemeCodec(scheme, kind);
      const storage = (): ObjectStorage => new ObjectStorage({ engine, codec, resourcePrefix: '/all' });
      const created = await storage().create('/all/a', object);
      const read = await storage().get('/all/a');
      assert.notEqual(read, created);
      const data = codec.encode(object);
      // null for a time of zero reads as nothing, which is not written.
      const isSame = Buffer.compare(codec.encode(codec.decode(data)), data) === 0;
      counts[isSame ? 'same' : 'others']++;
      const { apiVersion: _, kind: __, ...item } = created;
      const texts = [created, Object.setPrototypeOf(item, kind.prototype)].map((each) =>
        canonical.encodeToString(each),
      );
      for (const each of [created, read])
        assert.deepEqual(
          [textOf(each), textOf(each, false)],
          isSame ? texts : [undefined, undefined],
          Buffer.from(data).toString(),
        );
      await engine.close();
    }
  assert.ok(counts.same > 1000 && counts.others < 100, JSON.stringify(counts));
});

/** Lists and a Status have metadata without a name. */
function hasMetadata(object: RuntimeObject): object is APIObject {
  return (
    'metadata' in object && !('items' in object) && object.kind !== 'Status' && object.apiVersion !== 'meta.k8s.io/v1'
  );
}

test('data of another form are not what answers have', async () => {
  const engine = memory();
  const kind = scheme.typeFor({ group: '', version: 'v1', kind: 'ConfigMap' })!;
  const storage = new ObjectStorage({ engine, codec: newSchemeCodec(scheme, kind), resourcePrefix: '/maps' });
  const head = '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a","namespace":"b","uid":"c"';
  const rows: readonly (readonly [data: string, isStored: boolean])[] = [
    [`${head}},"data":{"a":"1"}}\n`, true],
    [`${head}},"data":{"b":"1","a":"1"}}\n`, false],
    [`${head}},"data":{"a":"1"}}`, false],
    [`${head}},"data":{"a":"1"}, "unknown":1}\n`, false],
    [`${head},"resourceVersion":"5"},"data":{"a":"1"}}\n`, false],
    [`${head},"labels":{}},"data":{"a":"1"}}\n`, false],
    ['{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a","namespace":"b"},"data":{"a":"1"}}\n', false],
    ['{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a","uid":"c"}}\n', false],
    ['{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a","selfLink":"/a","uid":"c"}}\n', false],
  ];
  for (const [index, [data, isStored]] of rows.entries()) {
    assert.ok((await engine.put(`/registry/maps/${index}`, Buffer.from(data), 0)).succeeded);
    const object = await storage.get(`/maps/${index}`);
    const expected = canonical.encodeToString(object);
    for (let times = 0; times < 2; times++) assert.equal(textOf(object), isStored ? expected : undefined, data);
  }
  assert.equal(
    storedJSON(Object.assign(new kind(), { metadata: { uid: 'a', resourceVersion: '1' } }), true),
    undefined,
  );
});

test('answers, items of lists and events are the JSON that a serializer writes', async () => {
  const MAPS = '/api/v1/namespaces/default/configmaps';
  await using server = new APIServer({ scheme: new Scheme('test') }).resource(ConfigMap);
  const { body: events } = await server.handle({
    method: 'GET',
    url: `${MAPS}?watch=1&resourceVersion=1`,
    headers: {},
  });
  const watch = (events as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  const data = { b: '<é\u2028>', a: '', c: '\ud83d\ude00' };
  const map = (name: string): object => ({ data, metadata: { labels: { b: '1', a: '2' }, name, finalizers: [] } });
  const items: string[] = [];
  for (const [type, method, url, body] of [
    ['ADDED', 'POST', MAPS, map('a')],
    ['ADDED', 'POST', MAPS, { ...map(''), metadata: { generateName: 'b-' } }],
    ['MODIFIED', 'PUT', `${MAPS}/a`, { ...map('a'), data: { ...data, d: '1' } }],
  ] as const) {
    const { text, json } = await send(server, method, url, body);
    assert.equal(canonical.encodeToString(canonical.decode(text).object), text);
    assert.equal((await send(server, 'GET', `${MAPS}/${json.metadata.name}`)).text, text);
    const { value } = await watch.next();
    assert.equal(new TextDecoder().decode(value), `{"type":"${type}","object":${text.trimEnd()}}\n`);
    items.push(text.trimEnd().replace('"kind":"ConfigMap","apiVersion":"v1",', ''));
  }
  const { text } = await send(server, 'GET', MAPS);
  const head = '{"kind":"ConfigMapList","apiVersion":"v1","metadata":{"resourceVersion":"4"},"items":[';
  assert.equal(text, `${head}${items[2]},${items[1]}]}\n`);
  await watch.return?.();
});

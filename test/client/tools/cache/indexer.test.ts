// The same answers to the same calls as client-go's indexers: see scripts/go/informervectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import {
  Indexer,
  type IndexFunc,
  metaNamespaceIndexFunc,
  metaNamespaceKeyFunc,
  objectNameKey,
  objectToName,
  splitMetaNamespaceKey,
} from 'kubetyped/client/tools/cache';
import { packedRows } from '../../../packed_rows.ts';

interface Indexed {
  readonly namespace?: string;
  readonly name: string;
  readonly version: string;
  readonly values?: string;
}

interface Call {
  readonly do: string;
  readonly objects?: readonly Indexed[];
  readonly names?: readonly string[];
  readonly value?: string;
  readonly version?: string;
}

interface State {
  readonly result: unknown;
  readonly objects: readonly string[];
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly version: string;
}

interface Row {
  readonly in: { readonly name: string; readonly calls: readonly Call[] };
  readonly out: readonly State[];
}

const rows = packedRows<Row>('test/client/vectors/indexers.jsonl.gz');

type ObjectInStore = metav1.PartialObjectMetadata;

function valuesOf({ metadata }: ObjectInStore): string[] {
  const text = metadata.annotations?.['values'] ?? '';
  return text === '' ? [] : text.split(',');
}

const indexFuncs: Readonly<Record<string, IndexFunc<ObjectInStore>>> = {
  namespace: metaNamespaceIndexFunc,
  values: valuesOf,
  first: (object) => valuesOf(object).slice(0, 1),
  length: (object) => [String(valuesOf(object).length)],
};

const newObject = ({ namespace, name, version, values = '' }: Indexed): ObjectInStore =>
  new metav1.PartialObjectMetadata({
    metadata: {
      name,
      ...(namespace === undefined ? {} : { namespace }),
      ...(version === '' ? {} : { resourceVersion: version }),
      annotations: { values },
    },
  });

const keyOf = ({ metadata }: ObjectInStore): string =>
  `${metadata.namespace ?? ''}/${metadata.name}@${metadata.resourceVersion ?? ''}`;

function run(calls: readonly Call[]): State[] {
  const store = new Indexer<ObjectInStore>();
  const indexes = new Set<string>();
  return calls.map(({ do: verb, objects: given = [], names = [], value = '', version = '' }) => {
    const objects = given.map(newObject);
    const answer = (): unknown => {
      switch (verb) {
        case 'add':
          return store.add(objects[0]!);
        case 'update':
          return store.update(objects[0]!);
        case 'delete':
          return store.delete(objects[0]!);
        case 'replace':
          return store.replace(objects, version);
        case 'bookmark':
          return store.bookmark(version);
        case 'addIndexers':
          if (names.some((name) => indexes.has(name))) {
            assert.throws(() => store.addIndexers(pick(names)), /indexer conflict/);
            return 'conflict';
          }
          for (const name of names) indexes.add(name);
          return store.addIndexers(pick(names));
        case 'index':
          return store.index(names[0]!, objects[0]!).map(keyOf).sort();
        case 'byIndex':
          return store.byIndex(names[0]!, value).map(keyOf).sort();
        case 'indexKeys':
          return store.indexKeys(names[0]!, value);
        default: {
          const found = store.getByKey(value);
          return found === undefined ? null : keyOf(found);
        }
      }
    };
    let result: unknown;
    try {
      result = answer() ?? null;
    } catch (error) {
      result = `error: ${String((error as Error).message)}`;
    }
    return {
      result,
      objects: store.list().map(keyOf).sort(),
      values: Object.fromEntries(Array.from(indexes, (name) => [name, store.indexValues(name).sort()])),
      version: store.resourceVersion,
    };
  });
}

const pick = (names: readonly string[]): Record<string, IndexFunc<ObjectInStore>> =>
  Object.fromEntries(names.map((name) => [name, indexFuncs[name]!]));

test('indexers answer as those of client-go do', async (t) => {
  assert.ok(rows.length > 200);
  for (const { in: script, out } of rows) await t.test(script.name, () => assert.deepEqual(run(script.calls), out));
});

test('keys are made of what objects say of themselves, and read again', () => {
  const rows: readonly (readonly [metadata: object, namespace: string, name: string, key: string])[] = [
    [{ namespace: 'n', name: 'a' }, 'n', 'a', 'n/a'],
    [{ name: 'a' }, '', 'a', 'a'],
    [{ namespace: '', name: 'a' }, '', 'a', 'a'],
    [{ namespace: 'n' }, 'n', '', 'n/'],
    [{}, '', '', ''],
  ];
  for (const [metadata, namespace, name, key] of rows) {
    assert.deepEqual(objectToName({ metadata }), { namespace, name });
    assert.equal(objectNameKey({ namespace, name }), key);
    assert.equal(metaNamespaceKeyFunc({ metadata }), key);
    assert.deepEqual(splitMetaNamespaceKey(key), { namespace, name });
  }
  for (const key of ['a/b/c', '//', 'a//'])
    assert.throws(() => splitMetaNamespaceKey(key), { code: 'ERR_CACHE_KEY', message: /unexpected key format/ }, key);
  for (const object of [{}, { metadata: null }, { metadata: 'a' }])
    for (const read of [objectToName, metaNamespaceKeyFunc])
      assert.throws(() => read(object), { code: 'ERR_CACHE_KEY', message: 'object has no metadata' });
});

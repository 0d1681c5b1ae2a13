// What a document tells that no object has a place for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { isStrictDecodingError, Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { YAMLDocument, Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { JSONDocument } from 'kubetyped/engine';
import { omittedFields } from '#apimachinery/runtime/serializer/omit/omit_options';

const KIND = '"apiVersion":"example.com/v1","kind":"Widget"';

/** What a document tells of its text, once it has been decoded. */
function detailsOf(text: string, options = {}): Pick<JSONDocument, 'spellings' | 'duplicates'> {
  const document = new JSONDocument(text, omittedFields(options));
  new JSONSerializer(new Scheme(), options).decode(document, undefined, new Unstructured());
  const { spellings, duplicates } = document;
  return { spellings, duplicates };
}

const cases: readonly [name: string, members: string, spellings: unknown][] = [
  ['whole numbers spelled as integers', '"a":1,"b":[-0,9007199254740993],"c":"1.0"', undefined],
  ['a member', '"spec":{"size":1.0}', { spec: { size: '1.0' } }],
  ['an exponent', '"spec":{"size":1e3,"other":1}', { spec: { size: '1e3' } }],
  [
    'items only',
    '"list":[1,1.0,[2,-0.0],{"a":[1E2]}]',
    { list: { 1: '1.0', 2: { 1: '-0.0' }, 3: { a: { 0: '1E2' } } } },
  ],
  [
    'the last of a duplicate key counts',
    '"a":1.0,"a":1,"b":{"c":1.0},"b":{"d":2.0},"e":{"f":1.0},"e":1',
    { b: { d: '2.0' } },
  ],
  [
    'escaped and odd keys',
    '"\\u0061":1.5,"__proto__":{"toString":1.0}',
    JSON.parse('{"a":"1.5","__proto__":{"toString":"1.0"}}'),
  ],
];

for (const [name, members, spellings] of cases) {
  test(`spellings: ${name}`, () => {
    for (const padding of ['', `,"padding":"${'x'.repeat(100_000)}"`])
      for (const strict of [false, true]) {
        if (strict && name.includes('duplicate')) continue;
        const document = new JSONDocument(`{${KIND},${members}${padding}}`);
        new JSONSerializer(new Scheme(), { strict }).decode(document, undefined, new Unstructured());
        assert.deepEqual(document.spellings, spellings);
        assert.equal(JSON.stringify(document.spellings), JSON.stringify(spellings));
      }
  });
}

test('duplicate keys are paths, in the order of the text', () => {
  const text = `{${KIND},"b":{"x":1,"x":2},"a":[{},{"y":{"z":1,"z":2,"z":3}}],"kind":"Widget"}`;
  assert.deepEqual(detailsOf(text).duplicates, [['b', 'x'], ['a', 1, 'y', 'z'], ['a', 1, 'y', 'z'], ['kind']]);
  assert.deepEqual(detailsOf(`{${KIND}}`), { spellings: undefined, duplicates: [] });
});

test('the first thousand duplicate keys are reported, however deep', () => {
  const deep = 1000;
  const text = `{${KIND},"a":${'['.repeat(deep)}{${'"x":1,'.repeat(5000)}"x":1}${']'.repeat(deep)}}`;
  const { duplicates } = detailsOf(text);
  assert.equal(duplicates.length, 1000);
  assert.equal(duplicates[0]!.length, deep + 2);
});

test('ten times as many duplicate keys deep in an object cost no ten times as much', () => {
  const depth = 5000;
  const spent = (count: number, strict: boolean): number => {
    const keys = Array.from({ length: count }, (_, at) => `"k${at % (count / 2)}":1,`).join('');
    const text = `{${KIND},"a":${'['.repeat(depth)}{${keys}"x":1}${']'.repeat(depth)}}`;
    const { user, system } = process.cpuUsage();
    try {
      detailsOf(text, { strict });
    } catch (error) {
      assert.ok(isStrictDecodingError(error));
      // As in Go: each key once, a hundred in all.
      assert.equal(error.errors.length, 100);
    }
    const now = process.cpuUsage();
    return now.user + now.system - user - system;
  };
  for (const strict of [false, true]) {
    spent(2000, strict);
    const few = spent(2000, strict) + spent(2000, strict);
    const many = spent(20_000, strict) + spent(20_000, strict);
    assert.ok(many < few * 5, `${many} µs beside ${few}`);
  }
});

test('details are those of what is not left out', () => {
  const text = `{${KIND},"metadata":{"managedFields":[{"a":1.0,"a":2}],"name":"n"},"size":2.0}`;
  assert.deepEqual(detailsOf(text, { omitManagedFields: true }), { spellings: { size: '2.0' }, duplicates: [] });
});

test('typed objects, and lists with their items, have details too', () => {
  const text =
    '{"apiVersion":"v1","kind":"List","items":[{"apiVersion":"v1","kind":"Pod"},{"apiVersion":"example.com/v1","kind":"Widget","spec":{"size":1.0}}]}';
  const document = new JSONDocument(text);
  const { object, gvk } = new JSONSerializer(scheme).decode(document);
  assert.equal(gvk.kind, 'List');
  assert.deepEqual(document.spellings, { items: { 1: { spec: { size: '1.0' } } } });
  assert.deepEqual(document.duplicates, []);
  assert.deepEqual(object, new JSONSerializer(scheme).decode(text).object);
});

test('YAML has no spellings, as Go makes JSON of it, but duplicate keys', () => {
  const text =
    'apiVersion: example.com/v1\nkind: Widget\nspec: {size: 1.0, a: 1, a: 2}\nbase: &b {x: 1}\nmore: {<<: *b, x: 2}\n';
  const serializer = new YAMLSerializer(new Scheme());
  const into = new Unstructured();
  const document = new YAMLDocument(text);
  serializer.decode(document, undefined, into);
  assert.equal(document.spellings, undefined);
  assert.deepEqual(document.duplicates, [
    ['spec', 'a'],
    ['more', 'x'],
  ]);
  const plain = new Unstructured();
  serializer.decode(text, undefined, plain);
  assert.deepEqual(into, plain);
});

test('whole floats of YAML are integers, exact beyond 2^53', () => {
  const into = new Unstructured();
  new YAMLSerializer(new Scheme()).decode('apiVersion: v1\nkind: X\na: [1e17, 1e20, 1e21, 1.5]\n', undefined, into);
  assert.deepEqual(into.unstructuredContent()['a' as never], [100_000_000_000_000_000n, 1e20, 1e21, 1.5]);
});

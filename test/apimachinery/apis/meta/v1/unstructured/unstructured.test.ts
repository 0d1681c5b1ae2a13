import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTime, parseTime } from 'kubetyped/apimachinery/apis/meta/v1';
import {
  Unstructured,
  UnstructuredJSONScheme,
  UnstructuredList,
} from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { hasWholeFloat, parse, same, unstructuredRows } from './rows.ts';

type Method = (...args: unknown[]) => unknown;
const rows = unstructuredRows();

test("getters return what Go's do", () => {
  const seen = new Set<string>();
  for (const { fn, object, arg, out } of rows) {
    if (arg !== undefined || !/^(get|isList|groupVersionKind|newEmptyInstance)/.test(fn)) continue;
    seen.add(fn);
    const u = new Unstructured(parse(object));
    // Differs from Go: 5.0 is an integer.
    if (fn === 'getGeneration' && hasWholeFloat({ fn, object })) continue;
    const before = same(u);
    let answer = (u[fn] as Method).call(u);
    if (typeof answer === 'string' && fn.endsWith('Timestamp')) answer = formatTime(parseTime(answer));
    assert.equal(same(answer), same(parse(out!)), `${fn} of ${object}`);
    assert.equal(same(u), before);
  }
  assert.equal(seen.size, 22);
});

test("setters change what Go's do", () => {
  const seen = new Set<string>();
  for (const { fn, object, arg, out } of rows) {
    if (arg === undefined || !fn.startsWith('set') || fn.includes('Nested')) continue;
    seen.add(fn);
    const u = new Unstructured(parse(object));
    const value = parse(arg) as unknown;
    (u[fn] as Method).call(u, value ?? undefined);
    assert.equal(same(u), same(parse(out!)), `${fn}(${arg}) of ${object}`);
  }
  assert.equal(seen.size, 16);
});

test('lists within an Unstructured', () => {
  for (const { fn, object, out, error } of rows) {
    if (fn !== 'eachListItem' && fn !== 'toList') continue;
    const call = (): unknown => {
      const u = new Unstructured(parse(object));
      if (fn === 'toList') return u.toList();
      const kinds: string[] = [];
      u.eachListItem((item) => kinds.push(item.getKind()));
      return kinds;
    };
    if (error === undefined) assert.equal(same(call()), same(parse(out!)), `${fn} of ${object}`);
    else
      assert.throws(
        call,
        (failure: { message: string; code: string }) => failure.message === error && failure.code === 'ERR_NOT_A_LIST',
        object,
      );
  }
});

test('what is done to an item of a list is done to the list', () => {
  const u = new Unstructured({ kind: 'List', apiVersion: 'v1', items: [{ kind: 'A' }] });
  u.eachListItem((item) => item.setName('a'));
  assert.equal(JSON.stringify(u), '{"kind":"List","apiVersion":"v1","items":[{"kind":"A","metadata":{"name":"a"}}]}');
});

test('UnstructuredJSONScheme reads and writes as Go does', () => {
  let errors = 0;
  let objects = 0;
  for (const row of rows) {
    if (row.fn !== 'scheme') continue;
    const { object: source, out, error } = row;
    let text: string | undefined;
    let list = false;
    let failure: { text?: string; message: string; code?: unknown } | undefined;
    try {
      const { object, gvk } = UnstructuredJSONScheme.decode(source);
      list = object instanceof UnstructuredList;
      assert.equal((object as Unstructured).groupVersionKind().toString(), gvk.toString());
      text = UnstructuredJSONScheme.encodeToString(object);
    } catch (caught) {
      failure = caught as typeof failure;
    }
    if (error !== undefined) {
      errors++;
      assert.equal(failure?.text ?? failure?.message, error, source);
      assert.equal(typeof failure!.code, 'string', source);
      continue;
    }
    objects++;
    assert.equal(failure, undefined, source);
    // Differs from Go: there's no -0.
    assert.equal(text, source.includes('-0.0') ? out!.replaceAll(/([:[])-0/g, '$10') : out, source);
    assert.equal(list, row.list === true, source);
  }
  assert.ok(errors > 20 && objects > 60, `${errors} errors, ${objects} objects`);
});

test('decoding into an object replaces what it has', () => {
  const into = new Unstructured({ kind: 'Old', a: 1 });
  const { object } = UnstructuredJSONScheme.decode('{"kind":"New","items":[{}]}', undefined, into);
  assert.equal(object, into);
  assert.deepEqual({ ...into }, { kind: 'New', items: [{}] });
  const list = UnstructuredJSONScheme.decode(
    '{"kind":"PodList","apiVersion":"v1"}',
    undefined,
    new UnstructuredList(),
  ).object;
  assert.equal(UnstructuredJSONScheme.encodeToString(list), '{"apiVersion":"v1","items":[],"kind":"PodList"}\n');
});

test('what is no object is refused as the Go type that it would fill', () => {
  const refused = (text: string, into: Unstructured | UnstructuredList | undefined, goType: string): void =>
    assert.throws(() => UnstructuredJSONScheme.decode(text, undefined, into), {
      code: 'ERR_DECODE',
      message: `json: cannot unmarshal ${text === '[]' ? 'array' : 'number'} into Go value of type ${goType}`,
    });
  for (const text of ['[]', '1']) {
    refused(text, undefined, 'unstructured.detector');
    refused(text, new Unstructured(), 'map[string]interface {}');
    refused(text, new UnstructuredList(), 'unstructured.decodeList');
  }
});

test('the metadata of a list is read and written, and is empty where it is of another type', () => {
  const list = new UnstructuredList({ apiVersion: 'v1', kind: 'PodList', items: [] });
  const read = (of: UnstructuredList): unknown[] => [
    of.getResourceVersion(),
    of.getSelfLink(),
    of.getContinue(),
    of.getRemainingItemCount(),
  ];
  assert.deepEqual(read(list), ['', '', '', undefined]);
  list.setResourceVersion('7');
  list.setSelfLink('/x');
  list.setContinue('more');
  list.setRemainingItemCount(3);
  assert.deepEqual(read(list), ['7', '/x', 'more', 3]);
  const metadata = { resourceVersion: 7, selfLink: [], continue: {}, remainingItemCount: 'x' };
  assert.deepEqual(read(new UnstructuredList({ metadata })), ['', '', '', undefined]);
});

test('items of a list without a type get one from it, empty where it has none', () => {
  const typesOf = (text: string): unknown[] => {
    const { object } = UnstructuredJSONScheme.decode(text);
    return (object as UnstructuredList).items.map(({ apiVersion, kind }) => [apiVersion, kind]);
  };
  assert.deepEqual(typesOf('{"apiVersion":"v1","kind":"PodList","items":[{},{"kind":"A"},{"apiVersion":"b/v1"}]}'), [
    ['v1', 'Pod'],
    ['', 'A'],
    ['b/v1', ''],
  ]);
  assert.deepEqual(typesOf('{"kind":"PodList","items":[{}]}'), [['', 'Pod']]);
});

test('an Unstructured is plain data, and an object to a Scheme', () => {
  const u = new Unstructured({ apiVersion: 'example.com/v1', kind: 'Thing', spec: { a: 1 } });
  assert.equal(JSON.stringify(u), '{"apiVersion":"example.com/v1","kind":"Thing","spec":{"a":1}}');
  assert.deepEqual({ ...u }, { apiVersion: 'example.com/v1', kind: 'Thing', spec: { a: 1 } });
  const copy = u.deepCopy();
  assert.ok(copy instanceof Unstructured);
  copy.setName('x');
  assert.equal(u.getName(), '');
  assert.equal(new Scheme().objectKinds(u).gvks[0]!.toString(), 'example.com/v1, Kind=Thing');
  assert.equal(new Unstructured().groupVersionKind().empty(), true);
});

test('hostile names are data', () => {
  const { object } = UnstructuredJSONScheme.decode(
    '{"kind":"K","__proto__":{"polluted":1},"metadata":{"labels":{"__proto__":"x"},"name":"n"}}',
  );
  const u = object as Unstructured;
  assert.equal(u.getName(), 'n');
  assert.equal(Object.getPrototypeOf(u), Unstructured.prototype);
  assert.deepEqual(Object.entries(u.getLabels()!), [['__proto__', 'x']]);
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  assert.equal(
    UnstructuredJSONScheme.encodeToString(u),
    '{"__proto__":{"polluted":1},"kind":"K","metadata":{"labels":{"__proto__":"x"},"name":"n"}}\n',
  );
});

test('serializers read into an Unstructured, and write one', () => {
  const scheme = new Scheme();
  const yaml = 'kind: Thing\napiVersion: example.com/v1\nspec:\n  b: 9007199254740993\n  a: [x]\n';
  const { object, gvk } = new YAMLSerializer(scheme).decode(yaml, undefined, new Unstructured());
  assert.ok(object instanceof Unstructured);
  assert.equal(gvk.kind, 'Thing');
  const json = new JSONSerializer(scheme, { canonical: true });
  const text = '{"apiVersion":"example.com/v1","kind":"Thing","spec":{"a":["x"],"b":9007199254740993}}\n';
  assert.equal(json.encodeToString(object), text);
  assert.equal(json.encodeToString(json.decode(text, undefined, new Unstructured()).object), text);
  assert.equal(
    new YAMLSerializer(scheme, { canonical: true }).encodeToString(object),
    'apiVersion: example.com/v1\nkind: Thing\nspec:\n  a:\n  - x\n  b: 9007199254740993\n',
  );
  assert.throws(() => json.decode('{"apiVersion":"v1"}', undefined, new Unstructured()), { code: 'ERR_MISSING_KIND' });
  const strict = new JSONSerializer(scheme, { strict: true });
  assert.throws(
    () => strict.decode('{"kind":"K","a":[{"b":1,"b":2}],"kind":"K","x":1}', undefined, new Unstructured()),
    {
      errors: ['duplicate field "a[0].b"', 'duplicate field "kind"'],
    },
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  decode,
  decodeAll,
  encode,
  encodeAll,
  isDecodeError,
  isMissingKind,
  isNotRegisteredError,
  isStrictDecodingError,
  kubernetesVersion,
  resourcePath,
  scheme,
} from 'kubetyped';
import { AdmissionReview } from 'kubetyped/api/admission/v1';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Node, Pod, PodList } from 'kubetyped/api/core/v1';
import { defineKind } from 'kubetyped/apiextensions';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Scheme } from 'kubetyped/apimachinery/runtime';

const json = '{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"}}';
const yaml = 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n';

test('decode takes JSON and YAML, text and bytes', () => {
  for (const data of [json, ` \n${json}`, yaml, `---\n${yaml}`, `# comment\n${yaml}`, `\ufeff${yaml}`]) {
    for (const input of [data, new TextEncoder().encode(data)]) {
      const pod = decode(Pod, input);
      assert.ok(pod instanceof Pod, data);
      assert.equal(pod.metadata.name, 'a');
    }
  }
  assert.ok(decode(scheme, 'metadata: {}', { defaults: { version: 'v1', kind: 'PodList' } }) instanceof PodList);
  assert.match(kubernetesVersion, /^1\.37|^v1\.37/);
});

test('errors can be told apart', () => {
  const caught = (run: () => unknown): unknown => {
    try {
      run();
    } catch (error) {
      return error;
    }
    return undefined;
  };
  assert.ok(isDecodeError(caught(() => decode(scheme, '{"apiVersion":"v1","kind":"Pod","spec":1}'))));
  assert.ok(isDecodeError(caught(() => decode(scheme, '{'))));
  assert.ok(isMissingKind(caught(() => decode(scheme, 'a: b'))));
  assert.ok(isMissingKind(caught(() => decode(scheme, ''))));
  for (const nothing of ['', ' ', '# c\n', '---\n', 'null'])
    assert.throws(() => decode(Pod, nothing), { message: 'expected an object, got nothing: the data are empty' });
  for (const [text, type] of Object.entries({
    a: 'a string',
    '5': 'a number',
    true: 'a boolean',
    '[]': 'a list',
    '- a': 'a list',
  }))
    for (const read of [() => decode(Pod, text), () => decode(scheme, text)])
      assert.throws(read, { message: `expected an object, got ${type}` });
  assert.ok(isNotRegisteredError(caught(() => decode(scheme, '{"apiVersion":"example.com/v1","kind":"Foo"}'))));
  assert.ok(isNotRegisteredError(caught(() => decode(new Scheme('empty'), json))));
  assert.ok(
    isStrictDecodingError(caught(() => decode(scheme, '{"apiVersion":"v1","kind":"Pod","foo":1}', { strict: true }))),
  );
  assert.equal(
    caught(() => decode(scheme, '{"apiVersion":"v1","kind":"Pod","foo":1}')),
    undefined,
  );
  assert.ok(isStrictDecodingError(caught(() => decodeAll(scheme, `${yaml}foo: 1\n`, { strict: true }))));
});

test('with a class, decode refuses other kinds, and fills in the kind', () => {
  assert.equal(decode(Pod, json).getName(), 'a');
  const bare = decode(Pod, 'metadata: {name: b}');
  assert.ok(bare instanceof Pod);
  assert.equal(bare.getName(), 'b');
  assert.throws(() => decode(PodList, json), {
    code: 'ERR_KIND_MISMATCH',
    message: 'cannot decode /v1, Kind=Pod as PodList of v1',
  });
  assert.throws(() => decode(Pod, `${yaml}foo: 1\n`, { strict: true }), { code: 'ERR_STRICT_DECODING' });
  // A class that no Scheme knows.
  class Mine extends Pod {}
  const mine: Mine = decode(Mine, yaml);
  assert.ok(mine instanceof Mine);
});

test('decode refuses a second document, and says where it begins and what reads it', () => {
  assert.throws(() => decode(scheme, `${yaml}---\n# nothing\n---\n${yaml}`), {
    code: 'ERR_DECODE',
    message: 'expected one object, but another document begins in line 8: use decodeAll to read them all',
  });
  assert.ok(decode(scheme, `# nothing\n---\n${yaml}---\n`) instanceof Pod);
  assert.ok(decode(scheme, `--- {apiVersion: v1, kind: Pod}\n`) instanceof Pod);
});

test('decodeAll leaves out documents that hold nothing', () => {
  const names = (stream: string): unknown[] =>
    decodeAll(scheme, stream, { flatten: true }).map((object) => object.metadata.name);
  const b = yaml.replace('name: a', 'name: b');
  for (const stream of [
    `${yaml}---\n${b}`,
    `---\n${yaml}---\n${b}---\n`,
    `# head\n---\n${yaml}---\n# nothing here\n\n---\n\n---\n${b}---\n# tail\n`,
    `--- # first\n# nothing\n---\n${yaml}...\n---\n---\n${b}`,
    `${yaml}---\r\n# nothing\r\n---\r\n${b.replaceAll('\n', '\r\n')}`,
    `${yaml}---\nnull\n---\n~\n---\n${b}`,
    `${yaml}---\n...\n---\n%YAML 1.1\n---\n${b}`,
    `\ufeff# head\n---\n${yaml}---\n${b}`,
  ]) {
    assert.deepEqual(names(stream), ['a', 'b'], stream);
  }
  assert.deepEqual(names(''), []);
  assert.deepEqual(names('# only a comment\n'), []);
  assert.deepEqual(names('---\n'), []);
  assert.deepEqual(names(json), ['a']);
  // Text that is not an object is no empty document.
  assert.throws(() => decodeAll(scheme, 'just text\n'), { code: 'ERR_DECODE' });
  assert.throws(() => decodeAll(scheme, `${yaml}---\n{}\n`), { code: 'ERR_MISSING_KIND' });
});

test('encode writes everything, in both formats', () => {
  const pod = decode(scheme, '{"apiVersion":"v1","kind":"Pod","extra":{"b":9007199254740993},"metadata":{"name":"a"}}');
  assert.equal(
    encode(pod),
    '{"apiVersion":"v1","kind":"Pod","extra":{"b":9007199254740993},"metadata":{"name":"a"}}\n',
  );
  assert.equal(
    encode(pod, { format: 'yaml' }),
    'apiVersion: v1\nkind: Pod\nextra:\n  b: 9007199254740993\nmetadata:\n  name: a\n',
  );
  assert.equal(
    encode({ apiVersion: 'example.com/v1', kind: 'Foo' }, { format: 'json' }),
    '{"apiVersion":"example.com/v1","kind":"Foo"}\n',
  );
});

test('the scheme knows every built-in kind', () => {
  assert.ok(scheme.recognizes({ group: 'apps', version: 'v1', kind: 'Deployment' }));
  assert.ok(scheme.allKnownTypes().length > 700);
});

test('decodeAll flattens lists on request, of one kind and of any', () => {
  const list = 'apiVersion: v1\nkind: PodList\nitems:\n- metadata: {name: x}\n';
  const configMap = encode(new ConfigMap({ metadata: { name: 'c' } })).trim();
  const mixed = `apiVersion: v1\nkind: List\nitems:\n- ${json}\n- ${configMap}\n`;
  const stream = `${list}---\n${mixed}---\n${yaml}`;
  assert.deepEqual(
    decodeAll(scheme, stream).map(({ kind }) => kind),
    ['PodList', 'List', 'Pod'],
  );
  const flat = decodeAll(scheme, stream, { flatten: true });
  assert.deepEqual(
    flat.map((object) => [object.kind, Object.hasOwn(object, 'kind'), object.metadata.name]),
    [
      ['Pod', true, 'x'],
      ['Pod', true, 'a'],
      ['ConfigMap', true, 'c'],
      ['Pod', true, 'a'],
    ],
  );
  assert.ok(flat[0] instanceof Pod && flat[2] instanceof ConfigMap);
  assert.throws(() => decodeAll(scheme, mixed.replace('ConfigMap', 'Foo'), { flatten: true }), {
    code: 'ERR_NOT_REGISTERED',
  });
  assert.throws(() => decodeAll(scheme, 'apiVersion: admission.k8s.io/v1\nkind: AdmissionReview\n'), {
    code: 'ERR_DECODE',
    message: 'AdmissionReview of admission.k8s.io/v1 has no metadata: use decode to read it alone',
  });
});

test('decodeAll gives an Unstructured for an unknown kind on request', () => {
  const widget = 'apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: w\nspec:\n  size: 1\n';
  assert.throws(() => decodeAll(scheme, widget), { code: 'ERR_NOT_REGISTERED' });
  const [first, second] = decodeAll(scheme, `${widget}---\n${yaml}`, { unstructured: true });
  assert.ok(first instanceof Unstructured && second instanceof Pod);
  assert.deepEqual([first.getName(), first['spec']], ['w', { size: 1 }]);
  // Their lists are lists like others; what has items and is none stays as it is.
  const item = JSON.stringify({ apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name: 'in' } });
  const list = (kind: string): string => `apiVersion: example.com/v1\nkind: ${kind}\nitems: [${item}, ${json}]\n`;
  const read = (kind: string, flatten: boolean): string[] =>
    decodeAll(scheme, list(kind), { unstructured: true, flatten }).map((each) => each.kind);
  assert.deepEqual(read('WidgetList', true), ['Widget', 'Pod']);
  assert.deepEqual(read('WidgetList', false), ['WidgetList']);
  assert.deepEqual(read('Basket', true), ['Basket']);
  // A kind that is missing is no unknown kind.
  assert.throws(() => decodeAll(scheme, 'a: b', { unstructured: true }), { code: 'ERR_MISSING_KIND' });
});

test('decodeAll reads the Kinds of a list, of which the union narrows', () => {
  const Widget = defineKind({
    group: 'example.com',
    version: 'v1',
    kind: 'Widget',
    plural: 'widgets',
    schema: { type: 'object', properties: { spec: { type: 'object', properties: { size: { type: 'integer' } } } } },
  });
  const widget = (name: string): string =>
    encode({ apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name }, spec: { size: 1 } }, { format: 'yaml' });
  const stream = `${widget('w')}---\n${yaml}`;
  const read: string[] = [];
  for (const object of decodeAll([Widget, Pod], stream)) {
    // @ts-expect-error a kind that is not listed
    if (object.kind === 'Secret') assert.fail();
    if (object.kind === 'Widget') read.push(`${object.getName()} ${object.spec?.size?.toFixed(1)}`);
    else read.push(`${object.getName()} ${object.spec?.containers.length}`);
  }
  assert.deepEqual(read, ['w 1.0', 'a undefined']);
  const [first, second, ...more] = decodeAll([Widget], stream, { unstructured: true });
  assert.ok(first instanceof Widget && first.spec?.size === 1 && second instanceof Unstructured && more.length === 0);
  assert.throws(() => decodeAll([Widget], stream), {
    code: 'ERR_NOT_REGISTERED',
    message:
      'no kind "Pod" is registered for version "v1" in scheme "the listed kinds": add its class, or take it as an Unstructured with { unstructured: true }',
  });
  // Lists of these Kinds, and of any, give their items; a Kind without metadata may be listed.
  const lists = [
    { apiVersion: 'example.com/v1', kind: 'WidgetList', metadata: {}, items: [{ metadata: { name: 'x' } }] },
    {
      apiVersion: 'v1',
      kind: 'List',
      metadata: {},
      items: [{ apiVersion: 'v1', kind: 'Pod', metadata: { name: 'y' } }],
    },
    { apiVersion: 'v1', kind: 'PodList', metadata: {}, items: [{ metadata: { name: 'z' } }] },
  ];
  assert.deepEqual(
    decodeAll([Widget, Pod], encodeAll(lists), { flatten: true }).map(
      ({ kind, metadata }) => `${kind} ${metadata.name}`,
    ),
    ['Widget x', 'Pod y', 'Pod z'],
  );
  assert.throws(() => decodeAll([Widget, Pod], encodeAll(lists)), { code: 'ERR_NOT_REGISTERED' });
  const review = decodeAll([AdmissionReview], encode({ apiVersion: 'admission.k8s.io/v1', kind: 'AdmissionReview' }));
  assert.ok(review[0] instanceof AdmissionReview);
});

test('what a Scheme does not know comes with a hint', () => {
  const widget = 'apiVersion: example.com/v1\nkind: Widget\n';
  const hint = 'decode it with its class, or add its class to the Scheme';
  const unknown = 'no kind "Widget" is registered for version "example.com/v1" in scheme "kubetyped"';
  assert.throws(() => decode(scheme, widget), { code: 'ERR_NOT_REGISTERED', message: `${unknown}: ${hint}` });
  assert.throws(() => decodeAll(scheme, widget), {
    code: 'ERR_NOT_REGISTERED',
    message: `${unknown}: add its class, or take it as an Unstructured with { unstructured: true }`,
  });
});

test('YAML in the style of a repository: lists below their keys, lines of a width, a comment above', () => {
  const long = 'a line that is longer than forty columns and has blanks in it';
  const objects = ['a', 'b'].map((name) => new ConfigMap({ metadata: { name, finalizers: ['x/y'] }, data: { long } }));
  const style = {
    format: 'yaml',
    indentLists: true,
    lineWidth: 40,
    header: 'Written by us.\r\n\nDo not edit.',
  } as const;
  const [first, second] = encodeAll(objects, style).split('---\n');
  const text = (name: string): string => `apiVersion: v1
kind: ConfigMap
metadata:
  name: ${name}
  finalizers:
    - x/y
data:
  long: a line that is longer than forty columns
    and has blanks in it
`;
  assert.equal(first, `# Written by us.\n#\n# Do not edit.\n${text('a')}`);
  assert.equal(second, text('b'));
  assert.deepEqual(decodeAll([ConfigMap], encodeAll(objects, style)), objects);
  assert.ok(encode(objects[0]!, { format: 'yaml', lineWidth: Infinity }).includes(`  long: ${long}\n`));
  // @ts-expect-error: JSON has no style
  encode(objects[0]!, { format: 'json', indentLists: true });
  for (const line of ['\0', '\x1b[31m', '\ufeff', '\ud800'])
    assert.throws(() => encode(objects[0]!, { format: 'yaml', header: `a ${line}` }), TypeError);
  const header = "breaks: \u2028 a: b\u2029- c\x85d: e\rf: g\nh \ud83d\ude00 'i' # --- ...";
  assert.deepEqual(decodeAll([ConfigMap], encodeAll(objects, { format: 'yaml', header })), objects);
});

test('encode takes a literal', () => {
  const text = '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"c"},"data":{"a":"b"}}\n';
  assert.equal(encode({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'c' }, data: { a: 'b' } }), text);
  assert.equal(encodeAll([{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'c' }, data: { a: 'b' } }]), text);
  // @ts-expect-error no object of the API
  encode({ name: 'c' });
});

test('a stream of JSON: decodeAll reads it, decode refuses it', () => {
  const stream = `${json}\n\n  ${json.replace('"a"', '"b"')}`;
  assert.deepEqual(
    decodeAll(scheme, stream, { flatten: true }).map(({ metadata }) => metadata.name),
    ['a', 'b'],
  );
  assert.throws(() => decode(scheme, stream), {
    code: 'ERR_DECODE',
    message: 'expected one object, but another document begins in line 3: use decodeAll to read them all',
  });
  assert.throws(() => decodeAll(scheme, `${json} {"a`), { code: 'ERR_DECODE' });
});

test('encodeAll writes what decodeAll reads, items of lists with their kind', () => {
  const { items } = decode(PodList, '{"items":[{"metadata":{"name":"a"}},{"metadata":{"name":"b"}}]}');
  assert.equal(encode(items[0]!), `${json}\n`);
  assert.ok(!Object.hasOwn(items[0]!, 'kind'), 'the item itself stays');
  for (const format of ['yaml', 'json'] as const) {
    const text = encodeAll([...items, new ConfigMap({ metadata: { name: 'd' } })], { format });
    assert.deepEqual(
      decodeAll(scheme, text, { flatten: true }).map(({ kind, metadata }) => `${kind} ${metadata.name}`),
      ['Pod a', 'Pod b', 'ConfigMap d'],
    );
  }
});

test('paths of objects and collections', () => {
  const log = { namespace: 'default', name: 'web', subresource: 'log' };
  assert.equal(resourcePath(Pod, log), '/api/v1/namespaces/default/pods/web/log');
  assert.equal(resourcePath(Pod), '/api/v1/pods');
  assert.equal(resourcePath(Deployment, { namespace: 'a' }), '/apis/apps/v1/namespaces/a/deployments');
  assert.equal(resourcePath(Node, { name: 'n', subresource: 'proxy/healthz' }), '/api/v1/nodes/n/proxy/healthz');
  assert.equal(resourcePath(Node, { name: 'a:b/c?' }), '/api/v1/nodes/a:b%2Fc%3F');
  for (const [run, message] of [
    [() => resourcePath(PodList), /PodList is not a resource/],
    [() => resourcePath(Node, { namespace: 'a' }), /cluster-scoped/],
    [() => resourcePath(Pod, { name: 'a' }), /needs its namespace/],
    [() => resourcePath(Pod, { namespace: 'a', subresource: 'log' }), /needs the name/],
    [() => resourcePath(Node, { name: '..' }), /segment of a path/],
  ] as const)
    assert.throws(run, { code: 'ERR_RESOURCE_PATH', message });
});

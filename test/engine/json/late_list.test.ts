import { test } from 'node:test';
import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { addToScheme, Node, type NodeList } from 'kubetyped/api/core/v1';
import type { ContainerImage } from 'kubetyped/api/core/v1';
import { codecs } from 'kubetyped/api/core/v1/protobuf';
import { lateList } from 'kubetyped/engine';
import type { Field, Struct } from 'kubetyped/engine';
import { ObjectBase } from 'kubetyped/apimachinery/apis/meta/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { decodeAs, Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as ProtobufSerializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { Random } from '../../differential/random_scalars.ts';

const scheme = new Scheme('test');
addToScheme(scheme);
const serializer = new Serializer(scheme);
const canonical = new Serializer(scheme, { canonical: true });

/** Long enough to be left unread. */
const images: ContainerImage[] = Array.from({ length: 10 }, (_, index) => ({
  names: [`registry.example.com/app@sha256:${'0123456789abcdef'.repeat(4)}`, `registry.example.com/app:v1.0.${index}`],
  sizeBytes: 1000000 * (index + 1),
}));
const list = JSON.stringify(images);

const nodeText = (text: string): string =>
  `{"kind":"Node","apiVersion":"v1","metadata":{"name":"a"},"spec":{},"status":{"nodeInfo":{},"images":${text},"volumesInUse":["v"]}}`;
const decode = (text: string): Node => serializer.decode(text).object as Node;
const isUnread = (object: object): boolean =>
  Object.getOwnPropertyDescriptor((object as Node).status, 'images')?.get !== undefined;

test('the images of a node are read when they are looked at, and then are ordinary data', () => {
  const node = decode(nodeText(list));
  assert.ok(isUnread(node));
  assert.deepEqual(Object.keys(node.status!), ['nodeInfo', 'images', 'volumesInUse']);
  assert.deepEqual(node.status?.images, images);
  assert.ok(!isUnread(node));
  node.status!.images!.push({ names: ['more'] });
  assert.equal(node.status?.images?.length, 11);
});

test('they are left unread whatever comes first, in lists, and when the kind is known', () => {
  const other = nodeText(list).replace('"kind":"Node","apiVersion":"v1"', '"apiVersion":"v1","kind":"Node"');
  assert.ok(isUnread(decode(other)));
  assert.ok(isUnread(decodeAs(Node, nodeText(list))));
  const text = `{"kind":"NodeList","apiVersion":"v1","metadata":{},"items":[${nodeText(list)},${nodeText(list.replaceAll('app', 'other'))}]}`;
  const nodes = serializer.decode(text).object as NodeList;
  assert.ok(nodes.items.every(isUnread));
  assert.equal(serializer.encodeToString(nodes), `${text}\n`);
  assert.ok(nodes.items.every(isUnread));
  assert.equal(nodes.items[1]?.status?.images?.[9]?.names?.[1], 'registry.example.com/other:v1.0.9');
});

test('whoever takes the object as data gets the images', () => {
  const text = nodeText(list);
  const plain = JSON.parse(text) as Node;
  assert.equal(JSON.stringify(decode(text)), text);
  assert.deepEqual(structuredClone(decode(text).status), plain.status);
  assert.deepEqual({ ...decode(text).status }, plain.status);
  assert.ok(decode(text).deepCopy() instanceof Node && isUnread(decode(text).deepCopy()));
  assert.deepEqual(decode(text).deepCopy().status?.images, images);
  assert.equal(inspect(decode(text).status, { depth: 9 }), inspect(plain.status, { depth: 9 }));
  const read = decode(text);
  assert.equal(read.status?.images?.length, 10);
  assert.equal(inspect(decode(text), { depth: 9 }), inspect(read, { depth: 9 }));
});

test('what encoders write of unread images is what they write of others', () => {
  const node = decode(nodeText(list.replaceAll('app', 'a<&>p')));
  const read = decode(nodeText(list.replaceAll('app', 'a<&>p')));
  assert.equal(read.status?.images?.length, 10);
  const protobuf = new ProtobufSerializer(scheme, { codecs: [codecs] });
  const yaml = new YAMLSerializer(scheme);
  assert.equal(canonical.encodeToString(node), canonical.encodeToString(read));
  assert.deepEqual(canonical.encode(node), canonical.encode(read));
  assert.ok(isUnread(node));
  assert.deepEqual(protobuf.encode(node), protobuf.encode(read));
  assert.equal(yaml.encodeToString(decode(nodeText(list))), yaml.encodeToString(decode(` ${nodeText(list)}`)));
});

/** What decoding gives: canonical JSON and all there is, or the error. */
function outcome(text: string): unknown {
  try {
    const { object } = serializer.decode(text);
    return {
      all: JSON.stringify(object, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)),
      canonical: canonical.encodeToString(object),
    };
  } catch (error) {
    return (error as Error).message;
  }
}

test('a list that is written in any other way is read as before', () => {
  const first = '{"names":';
  for (const odd of [
    list.replace('{', '{ '),
    list.replace('[{', '[ {'),
    list.replace(first, '{"other":1,"names":'),
    list.replace('"sizeBytes":1000000}', '"sizeBytes":1000000,"more":[]}'),
    list.replace('"sizeBytes":1000000}', '"sizeBytes":0}'),
    list.replace('"sizeBytes":1000000}', '"sizeBytes":1e6}'),
    list.replace('"sizeBytes":1000000}', '"sizeBytes":9007199254740993}'),
    list.replace('"sizeBytes":1000000}', '"sizeBytes":1000000,"sizeBytes":2}'),
    list.replace('"sizeBytes":1000000}', '"names":["b"],"sizeBytes":1}'),
    list.replace('registry', 'r\u00e9gistry'),
    list.replace('registry', 'r\\u00e9gistry'),
    list.replace('registry', 'registry\\/'),
    list.replace('{', 'null,{'),
    list.replace(/"names":\[.*?\]/, '"names":null'),
    list.replace(/"names":\[.*?\]/, '"names":[]'),
    list.replace(/"names":\[.*?\]/, '"names":[null]'),
    `[${list}]`,
    `{"a":${list}}`,
  ]) {
    const text = nodeText(odd);
    assert.notEqual(odd, list);
    // White space before it: such a text is read at once.
    assert.deepEqual(outcome(text), outcome(` ${text}`), odd.slice(0, 100));
    if (typeof outcome(text) === 'object') assert.ok(!isUnread(decode(text)), odd.slice(0, 100));
  }
});

test('a list that is wrong or broken gives the error that it gives anywhere', () => {
  for (const [broken, message] of [
    [
      list.replace('1000000', '"1"'),
      /cannot unmarshal string into Go struct field ContainerImage.status.images.sizeBytes of type int64/,
    ],
    [list.replace('1000000', '1.5'), /cannot unmarshal number 1.5 into Go struct field ContainerImage/],
    [list.replace('1000000', '9223372036854775808'), /cannot unmarshal number 9223372036854775808/],
    [list.replace('1000000', '01'), /json parse error/],
    [list.replace('1000000', ''), /json parse error/],
    [list.replace('},{', '},,{'), /json parse error/],
    [list.replace('},{', '}{'), /json parse error/],
    [list.replace('}]', '},]'), /json parse error/],
    [list.replace('}]', ',}]'), /json parse error/],
    [list.slice(0, -1), /json parse error/],
    [list.replace('registry', 'regi\u0001stry'), /json parse error/],
    [list.replace('"registry', 'registry'), /json parse error/],
  ] as const) {
    assert.notEqual(broken, list);
    assert.match(String(outcome(nodeText(broken))), message);
    assert.equal(outcome(nodeText(broken)), outcome(` ${nodeText(broken)}`));
  }
});

test('what is not at its place, or is there twice, means what it says', () => {
  for (const text of [
    nodeText(list).replace('"spec":{}', `"spec":{"images":${list}}`),
    nodeText(list).replace('"metadata":{', `"metadata":{"images":${list},`),
    nodeText(`${list},"images":[]`),
    nodeText(`[],"images":${list}`),
    nodeText(list).replace('Node', 'Pod'),
    nodeText(list).replace('"apiVersion":"v1"', '"apiVersion":"v1","kind":"Pod"'),
  ]) {
    assert.deepEqual(outcome(text), outcome(` ${text}`));
  }
});

test('random changes of a text never change what it means', () => {
  const random = new Random(Number(process.env.KUBETYPED_SEED ?? 36));
  const pieces = [
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    '0',
    '1.0',
    'null',
    'true',
    '"names":',
    '"sizeBytes":',
    '"images":',
    '[{"names":["a"]}]',
    ' ',
    'é',
    '-',
    '<',
  ];
  const text = nodeText(list);
  for (let turn = 0; turn < Number(process.env.KUBETYPED_CASES ?? 3000); turn++) {
    let changed = text;
    for (let change = random.int(3); change >= 0; change--) {
      const at = text.indexOf('"images"') + random.int(400);
      changed = changed.slice(0, at) + random.pick(pieces) + changed.slice(at + random.int(4));
    }
    assert.deepEqual(outcome(changed), outcome(` ${changed}`), changed);
  }
});

test('long lists, and many that end nowhere, are no work', () => {
  const unit = '{"names":["registry.example.com/app"],"sizeBytes":1},';
  assert.equal(decode(nodeText(`[${unit.repeat(200_000)}{}]`)).status?.images?.length, 200_001);
  assert.throws(() => decode(nodeText(`[${unit.repeat(200_000)}`)), { code: 'ERR_DECODE' });
  assert.throws(() => decode(nodeText(`"images":[${unit}`.repeat(100_000))), { code: 'ERR_DECODE' });
  const name = 'x'.repeat(30_000_000);
  assert.equal(decode(nodeText(`[{"names":["${name}"]}]`)).status?.images?.[0]?.names?.[0], name);
});

test('a Kind of your own can have such a list, too', () => {
  interface Entry {
    name: string;
    weight?: number;
    tags?: string[];
  }
  const Entry: Struct<Entry> = {
    type: 'example.com/v1.Entry',
    fields: [
      ['name', 'string', 0],
      ['weight', 'int32', 8],
      ['tags', 'string', 9],
    ],
  };
  const RingSpec: Struct = { type: 'example.com/v1.RingSpec', fields: [['entries', Entry, 9]] };
  class Ring extends ObjectBase {
    static readonly type: string = 'example.com/v1.Ring';
    static readonly group = 'example.com';
    static readonly version = 'v1';
    static readonly apiVersion = 'example.com/v1';
    static readonly kind = 'Ring';
    static get fields(): readonly Field[] {
      return [...Node.fields.slice(0, 2), ['spec', RingSpec, 8]];
    }
    static late(): ReturnType<typeof lateList> {
      return lateList('entries', Entry);
    }
    declare spec: { entries: Entry[] };
  }
  const entries = Array.from({ length: 20 }, (_, index) => ({
    name: index === 3 ? '' : `n${index}`,
    ...(index === 4 ? {} : { weight: index - 10 || 1 }),
    tags: ['a', ''],
  }));
  const text = JSON.stringify({ apiVersion: 'example.com/v1', kind: 'Ring', metadata: {}, spec: { entries } });
  const ring = decodeAs(Ring, text);
  assert.ok(Object.getOwnPropertyDescriptor(ring.spec, 'entries')?.get !== undefined);
  assert.deepEqual(ring.spec.entries, entries);
  for (const odd of [
    text.replace('"weight":-10', '"weight":2147483647'),
    text.replace('"weight":-10', '"weight":0'),
    text.replace('"name":"n1",', ''),
  ]) {
    assert.equal(Object.getOwnPropertyDescriptor(decodeAs(Ring, odd).spec, 'entries')?.get, undefined);
  }
  const dotted = lateList('entries', { type: 'example.com/v1.Dotted', fields: [['a.b$', 'string', 0]] });
  assert.deepEqual(
    ['[{"a.b$":"x"}]', '[{"axb$":"x"}]', '[{"a.b":"x"}]'].map((list) => dotted.end(list, 0)),
    [14, -1, -1],
  );
  assert.throws(
    () => lateList('x', { type: 'example.com/v1.X', fields: [['ok', 'bool', 0]] }),
    /example.com\/v1.X has the field ok, which can't be left unread/,
  );
});

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { addToScheme, Pod } from 'kubetyped/api/core/v1';
import { codecs } from 'kubetyped/api/core/v1/protobuf';
import type { FieldsV1 } from 'kubetyped/apimachinery/apis/meta/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import type { StrictDecodingError } from 'kubetyped/apimachinery/runtime';
import { decodeAs, Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as ProtobufSerializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';

const scheme = new Scheme('test');
addToScheme(scheme);
const serializer = new Serializer(scheme);

/** Long enough to be left unread. */
const fields: Record<string, unknown> = {
  'f:metadata': { 'f:labels': { '.': {}, 'f:app': {} } },
  'f:spec': Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `k:{"name":"container-${index}"}`,
      { '.': {}, 'f:image': {}, 'f:back\\slash': {} },
    ]),
  ),
};
const set = JSON.stringify(fields);

function podText(entry: string, more = ''): string {
  return `{"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","managedFields":[${entry}]}${more}}`;
}

function entryOf(object: object): Record<string, unknown> {
  const [entry] = (object as Pod).metadata.managedFields ?? [];
  assert.ok(entry !== undefined);
  return entry as unknown as Record<string, unknown>;
}

function isUnread(entry: object): boolean {
  return Object.getOwnPropertyDescriptor(entry, 'fieldsV1')?.get !== undefined;
}

const text = podText(`{"manager":"m","fieldsType":"FieldsV1","fieldsV1":${set},"operation":"Apply"}`);
const decode = (): Record<string, unknown> => entryOf(serializer.decode(text).object);

test('a long set of fields is read when it is looked at, and then is ordinary data', () => {
  const entry = decode();
  assert.ok(isUnread(entry));
  assert.deepEqual(Object.keys(entry), ['manager', 'fieldsType', 'fieldsV1', 'operation']);
  assert.deepEqual(entry['fieldsV1'], fields);
  assert.ok(!isUnread(entry));
  assert.equal(entry['fieldsV1'], entry['fieldsV1']);
  entry['fieldsV1'] = 'other';
  assert.equal(entry['fieldsV1'], 'other');
});

test('whoever takes the object as data gets the set of fields', () => {
  assert.equal(JSON.stringify(serializer.decode(text).object), text);
  assert.deepEqual({ ...decode() }['fieldsV1'], fields);
  assert.deepEqual(structuredClone(decode())['fieldsV1'], fields);
  assert.deepEqual(Object.entries(decode())[2], ['fieldsV1', fields]);
  assert.deepEqual(entryOf(decodeAs(Pod, text))['fieldsV1'], fields);
  assert.deepEqual(serializer.decode(text).object, serializer.decode(text).object);
  const changed = decode();
  changed['fieldsV1'] = { 'f:x': {} };
  assert.equal(
    JSON.stringify(changed),
    '{"manager":"m","fieldsType":"FieldsV1","fieldsV1":{"f:x":{}},"operation":"Apply"}',
  );
});

test('frozen and sealed objects, proxies and what inherits from an object show the set of fields', () => {
  const frozen: Record<string, unknown> = decode();
  Object.freeze(frozen);
  assert.deepEqual(frozen['fieldsV1'], fields);
  assert.equal(frozen['fieldsV1'], frozen['fieldsV1']);
  assert.throws(() => (frozen['fieldsV1'] = {}), TypeError);
  const sealed = Object.seal(decode());
  sealed['fieldsV1'] = 'other';
  assert.equal(sealed['fieldsV1'], 'other');

  const target = decode();
  const proxy = new Proxy(target, { get: (object, key, receiver) => Reflect.get(object, key, receiver) as unknown });
  assert.deepEqual(proxy['fieldsV1'], fields);
  const written = new Proxy(decode(), {});
  written['fieldsV1'] = 'other';
  assert.equal(written['fieldsV1'], 'other');

  const base = decode();
  const derived = Object.create(base) as Record<string, unknown>;
  derived['fieldsV1'] = 'other';
  assert.equal(derived['fieldsV1'], 'other');
  assert.deepEqual(base['fieldsV1'], fields);
  assert.deepEqual((Object.create(decode()) as Record<string, unknown>)['fieldsV1'], fields);
});

test('what is not at its place, or is there twice, is read at once', () => {
  const inUnknown = serializer.decode(podText('', `,"unknown":{"fieldsV1":${set}}`)).object as unknown as {
    unknown: object;
  };
  assert.deepEqual(inUnknown.unknown, { fieldsV1: fields });
  const both = serializer.decode(podText(`{"fieldsV1":${set}}`, `,"unknown":{"fieldsV1":${set}}`)).object;
  assert.deepEqual(entryOf(both)['fieldsV1'], fields);
  assert.deepEqual((both as unknown as { unknown: object }).unknown, { fieldsV1: fields });
  assert.deepEqual(
    entryOf(serializer.decode(podText(`{"fieldsV1":${set},"fieldsV1":{"f:x":{}}}`)).object)['fieldsV1'],
    { 'f:x': {} },
  );
  assert.deepEqual(
    entryOf(serializer.decode(podText(`{"fieldsV1":{"f:x":{}},"fieldsV1":${set}}`)).object)['fieldsV1'],
    fields,
  );
  assert.deepEqual(
    entryOf(serializer.decode(podText(`{"fieldsV1":${set.replace('{', `{"fieldsV1":${set},`)}}`)).object)['fieldsV1'],
    { fieldsV1: fields, ...fields },
  );
  const numbers = serializer.decode(podText(`{"fieldsV1":${set}},{"fieldsV1":123456789}`)).object as Pod;
  assert.deepEqual(
    numbers.metadata.managedFields?.map((entry) => entry.fieldsV1),
    [fields, 123456789],
  );
});

test('in a string it is text', () => {
  const note = JSON.stringify({ fieldsV1: fields });
  const pod = serializer.decode(
    `{"kind":"Pod","apiVersion":"v1","metadata":{"annotations":{"note":${JSON.stringify(note)}}}}`,
  ).object as Pod;
  assert.equal(pod.metadata.annotations?.['note'], note);
});

test('a set that is written otherwise, or is none, is read as before', () => {
  for (const odd of [
    set.replace(':{', ': {'),
    set.replace('f:app', 'f:ä'),
    set.replace('f:app', 'f:\\u0061pp'),
    set.replace('"f:app":{}', '"f:app":[]'),
    set.replace('"f:app":{}', '"f:app":{"v:1.0":1.0}'),
    set.replace('"f:app":{}', '"f:app":{"f:app":{}},"f:app":12345678901234567890'),
    `${'{"a":'.repeat(150)}{}${'}'.repeat(150)}`,
  ]) {
    const entry = entryOf(serializer.decode(podText(`{"fieldsV1":${odd}}`)).object);
    assert.ok(!isUnread(entry), odd.slice(0, 60));
    assert.equal(
      JSON.stringify(entry, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
      JSON.stringify({ fieldsV1: JSON.parse(odd) as unknown }),
    );
  }
});

test('a broken set gives the error that any broken text gives', () => {
  for (const broken of [
    set.slice(0, -1),
    set.replace('{}', '}'),
    set.replace('{}', '{},'),
    set.replace(',', ',,'),
    set.replace('"f:app"', '"f:app'),
    `${set}}`,
    set.replace('f:app', 'f:\u0001'),
    set.replace('f:app', 'f:\\x'),
  ]) {
    const errorOf = (spaced: string): string => {
      try {
        serializer.decode(podText(`{"fieldsV1":${spaced}}`));
      } catch (error) {
        return (error as Error).message;
      }
      assert.fail('it was taken');
    };
    assert.match(errorOf(broken), /json parse error/);
    // With a space in it, it is none that could be left unread.
    assert.equal(errorOf(broken), errorOf(broken.replace('{', '{ ')));
  }
  assert.throws(() => serializer.decode(text.slice(0, 200)), { code: 'ERR_DECODE' });
});

test('errors elsewhere in the object have their places and words', () => {
  const wrong = text.replace('"name":"a"', '"generation":1.0');
  assert.throws(() => serializer.decode(wrong), {
    text: 'json: cannot unmarshal number 1.0 into Go struct field ObjectMeta.metadata.generation of type int64',
  });
  const strict = new Serializer(scheme, { strict: true });
  assert.throws(
    () => strict.decode(text.replace('"name":"a"', '"nam":"a"')),
    (error: StrictDecodingError) => error.errors.join() === 'unknown field "metadata.nam"',
  );
});

test('sets that are huge, or many that end nowhere, are no work', () => {
  const long = `"${'x'.repeat(1000)}":{`;
  const wide = `"fieldsV1":{${'"a":{},'.repeat(2000)}`;
  for (const hostile of [podText(`${`{"fieldsV1":{${long}`.repeat(3000)}`), podText(`{${wide.repeat(200)}`)]) {
    assert.throws(() => serializer.decode(hostile), { code: 'ERR_DECODE' });
  }
  const key = 'x'.repeat(30_000_000);
  assert.deepEqual(
    Object.keys(entryOf(serializer.decode(podText(`{"fieldsV1":{"${key}":{}}}`)).object)['fieldsV1'] as object),
    [key],
  );
});

test('writing puts in what nobody has read as it is', () => {
  const canonical = new Serializer(scheme, { canonical: true });
  const html = text.replaceAll('f:app', 'f:<&>');
  for (const source of [text, html]) {
    const read = serializer.decode(source).object;
    JSON.stringify(read);
    const unread = serializer.decode(source).object;
    assert.equal(serializer.encodeToString(unread), `${source}\n`);
    assert.equal(canonical.encodeToString(unread), canonical.encodeToString(read));
    assert.deepEqual(canonical.encode(unread), canonical.encode(read));
    assert.ok(isUnread(entryOf(unread)));
    assert.equal(new Serializer(scheme, { pretty: true }).encodeToString(unread), JSON.stringify(read, undefined, 2));
  }
  const twice = podText(`{"fieldsV1":${set}},{"fieldsV1":${set.replace('f:app', 'f:b')}}`);
  assert.equal(serializer.encodeToString(serializer.decode(twice).object), `${twice}\n`);
  const list = `{"kind":"PodList","apiVersion":"v1","metadata":{},"items":[${text},${twice}]}`;
  assert.equal(serializer.encodeToString(serializer.decode(list).object), `${list}\n`);
});

test('whoever writes another object while one is written gets its sets of fields', () => {
  const inner = serializer.decode(text).object;
  const pod = serializer.decode(text).object as Pod & { note?: object };
  pod.note = { toJSON: () => serializer.encodeToString(inner).trim() };
  assert.equal((JSON.parse(serializer.encodeToString(pod)) as { note: string }).note, text);
});

test('after writing has failed, sets of fields are read as before', () => {
  const pod = serializer.decode(text).object as Pod & { self?: object };
  pod.self = pod;
  assert.throws(() => serializer.encode(pod), { code: 'ERR_ENCODE' });
  assert.deepEqual(entryOf(pod)['fieldsV1'], fields);
});

test('a set of fields out of Protobuf that JSON would write otherwise is read', () => {
  const codec = new ProtobufSerializer(scheme, { codecs: [codecs] });
  for (const [raw, written] of [
    [set, set],
    ['{ "f:a" : {} }', '{"f:a":{}}'],
    ['{"f:\\u00e4":{}}', '{"f:ä":{}}'],
  ] as const) {
    const pod = new Pod({
      metadata: { managedFields: [{ manager: 'm', fieldsV1: new TextEncoder().encode(raw) as unknown as FieldsV1 }] },
    });
    const decoded = codec.decode(codec.encode(pod)).object as Pod;
    assert.ok(isUnread(entryOf(decoded)));
    assert.ok(serializer.encodeToString(decoded).includes(`"fieldsV1":${written}`), raw);
  }
});

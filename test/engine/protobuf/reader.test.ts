import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Reader, Writer } from 'kubetyped/engine';

const reader = (...bytes: number[]): Reader => new Reader(Uint8Array.from(bytes));
const written = (write: (writer: Writer) => void): number[] => {
  const writer = new Writer();
  write(writer);
  return [...writer.finish()];
};

test('varints', () => {
  for (const [bytes, value] of [
    [[0], 0],
    [[127], 127],
    [[128, 1], 128],
    [[0xff, 0xff, 0xff, 0xff, 0x0f], 0xffff_ffff],
    [[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f], Number.MAX_SAFE_INTEGER],
    [[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10], 2n ** 53n],
    [[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01], 2n ** 64n - 1n],
    [[0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00], 1],
  ] as const) {
    assert.equal(reader(...bytes).varint(), value);
  }
  assert.throws(() => reader(128).varint(), { message: 'unexpected EOF' });
  assert.throws(() => reader(...Array<number>(10).fill(128), 0).varint(), { message: 'proto: integer overflow' });
});

test('integers are cut to their size, signed, and exact', () => {
  assert.equal(reader(0xff, 0xff, 0xff, 0xff, 0x0f).int32(), -1);
  assert.equal(reader(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01).int32(), -1);
  assert.equal(reader(0x80, 0x80, 0x80, 0x80, 0x10).int32(), 0);
  assert.equal(reader(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01).int64(), -1);
  assert.equal(reader(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f).int64(), 2n ** 63n - 1n);
  for (const value of [
    0,
    1,
    -1,
    127,
    128,
    16383,
    16384,
    2097151,
    2097152,
    2 ** 31 - 1,
    -(2 ** 31),
    2 ** 53 - 1,
    -(2 ** 53) + 1,
    2n ** 53n,
    -(2n ** 63n),
  ]) {
    const [tag, ...bytes] = written((writer) => writer.int64(value, 8));
    assert.equal(tag, 8);
    assert.equal(reader(...bytes).int64(), value);
  }
});

test('tags keep what Go keeps of them', () => {
  assert.equal(reader(10).tag(), 10);
  assert.equal(reader(0x82, 0x01).tag(), 130);
  assert.equal(reader(0x8a, 0x00).tag(), 10);
  assert.equal(reader().tag(), -1);
  // Field 1 with bits beyond the 32 of a number.
  assert.equal(reader(0x8a, 0x80, 0x80, 0x80, 0x80, 0x10).tag(), 10);
  assert.ok(reader(0xfa, 0xff, 0xff, 0xff, 0x7f).tag() < 8);
});

test('strings of all kinds come through', () => {
  const texts = [
    '',
    'a',
    'é',
    'ab',
    '\u{1f600}',
    'x'.repeat(32),
    'x'.repeat(33),
    `${'x'.repeat(31)}é`,
    'é'.repeat(40),
    `\ufeff${'b'.repeat(100)}`,
    '\0',
    'a\u2028b',
    '日本語'.repeat(500),
  ];
  for (const text of [...texts, ...texts]) {
    const [, ...bytes] = written((writer) => writer.string(text, 10));
    assert.equal(reader(...bytes).string(), text);
  }
  assert.deepEqual(
    written((writer) => writer.string('é', 10)),
    [10, 2, 0xc3, 0xa9],
  );
  // Half a surrogate pair has no UTF-8.
  assert.deepEqual(
    written((writer) => writer.string('\ud800', 10)),
    [10, 3, 0xef, 0xbf, 0xbd],
  );
  assert.equal(reader(2, 0xff, 0x41).string(), '\ufffdA');
});

test('many different short strings are not mixed up', () => {
  const texts = Array.from({ length: 50_000 }, (_, index) => `key-${(index * 2654435761) % 100_003}`);
  const bytes = Uint8Array.from(texts.flatMap((text) => [text.length, ...Buffer.from(text)]));
  const strings = new Reader(bytes);
  for (const text of texts) assert.equal(strings.string(), text);
});

test('a writer grows, and two can be used at once', () => {
  const outer = new Writer();
  outer.string('z'.repeat(20_000), 18);
  const inner = written((writer) => writer.string('i', 10));
  outer.string('a', 10);
  const bytes = outer.finish();
  assert.deepEqual(inner, [10, 1, 105]);
  assert.deepEqual([...bytes.subarray(0, 6)], [10, 1, 97, 18, 0xa0, 0x9c]);
  assert.equal(bytes.length, 20_000 + 3 + 4);
});

test('a writer refuses what a field cannot hold', () => {
  const writer = new Writer();
  for (const write of [
    () => writer.string(1 as never, 10),
    () => writer.bool('true' as never, 8),
    () => writer.int32(2 ** 31, 8),
    () => writer.int32(1.5, 8),
    () => writer.int32('1' as never, 8),
    () => writer.int64(2 ** 63, 8),
    () => writer.int64(0.5, 8),
    () => writer.int64(2n ** 63n, 8),
    () => writer.float64('1' as never, 9),
    () => writer.base64({} as never, 10),
    () => writer.strings('a' as never, 10),
    () => writer.stringMap([] as never, 10),
    () => writer.open([]),
  ]) {
    assert.throws(write, { code: 'ERR_PROTOBUF' }, String(write));
  }
});

test('maps are written by the bytes of their keys', () => {
  const bytes = written((writer) =>
    writer.stringMap({ '\u{1f600}': '', '\uff01': '', 10: '', 9: '', b: '', a: '' }, 10),
  );
  const keys: string[] = [];
  const map = new Reader(Uint8Array.from(bytes));
  for (let tag = map.tag(); tag >= 0; tag = map.tag()) keys.push(...Object.keys(map.stringMap()));
  assert.deepEqual(keys, ['10', '9', 'a', 'b', '\uff01', '\u{1f600}']);
});

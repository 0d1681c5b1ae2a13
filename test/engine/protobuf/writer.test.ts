// The Writer, which fills one buffer after the other from its end on, through the codecs that use it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { decode, encode } from 'kubetyped/protobuf';

/** Lengths around those of the buffers, in bytes and as lengths of strings that each take their own way through the Writer. */
const lengths = [
  0, 1, 31, 32, 33, 127, 128, 16_368, 16_383, 16_384, 65_536, 262_144, 1_048_575, 1_048_576, 1_048_577, 3_500_000,
];

function of(values: readonly string[]): ConfigMap {
  return new ConfigMap({
    metadata: { name: 'large' },
    data: Object.fromEntries(values.map((value, index) => [`k${String(index).padStart(6, '0')}`, value])),
  });
}

/** What protoc would write for the data: the entries, in order. */
function expectedTail(values: readonly string[]): Buffer {
  const varint = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]);
  const field = (tag: number, bytes: Uint8Array): Buffer =>
    Buffer.concat([Buffer.from([tag, ...varint(bytes.length)]), bytes]);
  return Buffer.concat(
    values.map((value, index) =>
      field(
        18,
        Buffer.concat([field(10, Buffer.from(`k${String(index).padStart(6, '0')}`)), field(18, Buffer.from(value))]),
      ),
    ),
  );
}

function check(values: readonly string[], what: string): void {
  const object = of(values);
  const bytes = Buffer.from(encode(object));
  const tail = expectedTail(values);
  // Behind the object, the envelope has two empty strings.
  assert.ok(bytes.subarray(bytes.length - 4 - tail.length, bytes.length - 4).equals(tail), what);
  assert.deepEqual(decode(ConfigMap, bytes).data ?? {}, object.data, what);
}

test('messages larger than a buffer, and strings that end where one ends', () => {
  for (const length of lengths) {
    check(['a'.repeat(length)], `ASCII ${length}`);
    check(['é'.repeat(length)], `Latin ${length}`);
    check(['x', '日😀'.repeat(length >> 1), 'y'], `others ${length}`);
  }
});

test('many strings over many buffers', () => {
  for (const length of [20, 33, 1000, 20_000])
    check(
      Array.from({ length: 3_000_000 / length }, (_, index) => `${index}é`.padEnd(length, 'z')),
      `${length}`,
    );
});

test('a small message after a large one', () => {
  const small = encode(of(['a']));
  encode(of(['a'.repeat(5_000_000), 'b'.repeat(400_000), 'c']));
  assert.deepEqual(encode(of(['a'])), small);
});

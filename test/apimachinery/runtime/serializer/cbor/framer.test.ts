import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CBORFramer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { bytes, cborRows, hex } from './rows.ts';

/** All frames of a stream that comes in chunks of a size. */
function frames(stream: Uint8Array, size: number, maxBytes?: number): string[] {
  const reader = CBORFramer.newFrameReader(maxBytes === undefined ? {} : { maxBytes });
  const out: string[] = [];
  const drain = (): void => {
    for (let frame = reader.next(); frame !== undefined; frame = reader.next()) out.push(hex(frame));
  };
  for (let at = 0; at < stream.length; at += size) {
    reader.push(stream.subarray(at, at + size));
    drain();
  }
  reader.end();
  drain();
  return out;
}

const items = cborRows('object')
  .map(({ data }) => data)
  .slice(0, 25)
  .concat(
    [
      '00',
      '1818',
      'f6',
      '40',
      '5f41614162ff',
      '9f01a0ff',
      'bf4161f6ff',
      'd9d9f7d6419f',
      'fb3ff199999999999a',
      '80',
      'a0',
      '7f61616162ff',
      '9fff',
      '820181a0',
    ].map(bytes),
  );
const stream = Uint8Array.from(items.flatMap((item) => [...CBORFramer.writeFrame(item)]));

test('the same frames whatever the size of the chunks', () => {
  for (const size of [1, 2, 3, 5, 7, 16, 100, 1000, stream.length])
    assert.deepEqual(frames(stream, size), items.map(hex), `chunks of ${size}`);
});

test('an item may have 10,000 levels', () => {
  const nested = (levels: number): Uint8Array => bytes(`${'81'.repeat(levels)}00`);
  assert.equal(frames(nested(10_000), 4096).length, 1);
  assert.throws(() => frames(nested(10_001), 4096), { message: 'cbor: exceeded max nested level 10000' });
});

test('a cut stream differs from one that has ended', () => {
  assert.deepEqual(frames(bytes('0000'), 1), ['00', '00']);
  for (const cut of ['18', '4261', '82 01', '5f 4161', 'a1 4161', 'd9d9', 'd9d9f7', '9f']) {
    assert.throws(() => frames(bytes(cut), 1), { code: 'ERR_UNEXPECTED_EOF' }, cut);
  }
});

test('a frame that is too long is skipped', () => {
  const reader = CBORFramer.newFrameReader({ maxBytes: 10 });
  const data = bytes(`5814${'61'.repeat(20)} 01`);
  const seen: string[] = [];
  for (const byte of data) {
    reader.push(Uint8Array.of(byte));
    try {
      for (let frame = reader.next(); frame !== undefined; frame = reader.next()) seen.push(hex(frame));
    } catch (error) {
      seen.push((error as { code: string }).code);
    }
  }
  assert.deepEqual(seen, ['ERR_OBJECT_TOO_LARGE', '01']);
});

test('bytes that cannot begin an item', () => {
  for (const bad of ['1c', '1f', 'ff', 'dc', '3f'])
    assert.throws(() => frames(bytes(bad), 1), { code: 'ERR_CBOR' }, bad);
});

// Events that are a line each are read without looking for their ends. Whatever a stream holds, the events and errors must be
// those of reading it by its tokens. KUBETYPED_CASES and KUBETYPED_SEED as in test/differential.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Decoder, type EventFormat, JSONEvents } from 'kubetyped/apimachinery/watch';
import { Random } from '../../differential/random_scalars.ts';
import { caseCount } from '../../some_of.ts';

const scheme = new Scheme();
corev1.addToScheme(scheme);
const decoders = {
  plain: new Serializer(scheme),
  strict: new Serializer(scheme, { strict: true }),
  'without managed fields': new Serializer(scheme, { omitManagedFields: true }),
};
const { mediaTypes, framer, split, join } = JSONEvents;
const byTokens: EventFormat = { mediaTypes, framer, split, join };

const object = '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"é😀\\u0041"},"data":{"a":"}{\\"\\n"}}';
const pieces = [
  `{"type":"ADDED","object":${object}}\n`,
  `{"type":"MODIFIED","object":${object}}\r\n`,
  `{"type":"DELETED","object":${object}}`,
  `{"object":${object},"type":"ADDED"}\n`,
  `{"type":"ADDED","object":${object},"object":${object}}\n`,
  `{"type":"ADDED","object":${object},"more":{}}\n`,
  `{"type":"ADDED","object":${JSON.stringify(JSON.parse(object), undefined, 2)}}\n`,
  `{\n  "type": "ADDED",\n  "object": ${object}\n}\n`,
  `{"type":"ADDED","type":"DELETED","object":${object}}\n`,
  `{"type":"ADDED","object":{"apiVersion":"v1","kind":"Namespace","metadata":{"name":"a","generation":9007199254740993}}}\n`,
  `{"type":"ADDED","object":{"apiVersion":"v1","kind":"Namespace","metadata":{"name":"a","generation":1.5}}}\n`,
  `{"type":"ADDED","object":{"apiVersion":"v1","kind":"Namespace","metadata":{"name":"a","name":"b","managedFields":[{"manager":"m"}]}}}\n`,
  '{"type":"ERROR","object":{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","code":410}}\n',
  '{"type":"ADDED","object":{}}\n',
  '{"type":"ADDED","object":null}\n',
  '{"type":"added","object":{}}\n',
  '{"type":"BOOKMARK","object":{"apiVersion":"v1","kind":"ConfigMap","metadata":{"resourceVersion":"5"}}}\n',
  '\n',
  ' \t',
  '}\n',
  '{}\n',
  '[]\n',
  '<html>\n',
];

function randomStream(random: Random): Uint8Array {
  const parts = Array.from(
    { length: 1 + random.int(5) },
    () => pieces[random.int(random.int(2) === 0 ? 3 : pieces.length)]!,
  );
  const bytes = [...Buffer.from(parts.join(''))];
  for (let changes = random.int(2) === 0 ? 0 : 1 + random.int(3); changes > 0; changes--) {
    const at = random.int(bytes.length + 1);
    const byte = random.int(5) === 0 ? random.int(256) : '{}[]",:\n\\ 0'.charCodeAt(random.int(11));
    bytes.splice(at, random.int(3), ...(random.int(2) === 0 ? [byte] : []));
  }
  return Uint8Array.from(bytes);
}

async function* chunked(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, next = 0; at < bytes.length; next++) {
    const size = sizes[next % sizes.length]!;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

/** All that a reader gives, errors that it goes on behind included. */
async function everything(
  stream: AsyncIterable<Uint8Array>,
  decoder: Serializer,
  format: EventFormat,
): Promise<string[]> {
  const events = new Decoder(stream, { decoder, formats: [format], maxBytes: 400 });
  const all: string[] = [];
  for (;;) {
    try {
      const event = await events.decode();
      if (event === undefined) return all;
      all.push(
        `${event.type} ${JSON.stringify(event.object, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))}`,
      );
    } catch (error) {
      const { name, message } = error as Error;
      all.push(`${name}: ${message}`);
      if (!['WatchDecodeError', 'DecodeError', 'ObjectTooLargeError'].includes(name) || all.length > 50) return all;
    }
  }
}

for (const [name, decoder] of Object.entries(decoders)) {
  test(`random streams give the same events and errors as read by their tokens: ${name}`, async (t) => {
    const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
    const cases = caseCount(500, 2000);
    const random = new Random(seed);
    let failed = 0;
    for (let each = 0; each < cases; each++) {
      const bytes = randomStream(random);
      const sizes = Array.from({ length: 3 }, () => 1 + random.int(random.int(2) === 0 ? 20 : 1000));
      const expected = await everything(chunked(bytes, sizes), decoder, byTokens);
      const text = Buffer.from(bytes).toString();
      assert.deepEqual(
        await everything(chunked(bytes, sizes), decoder, JSONEvents),
        expected,
        `${text} in ${sizes} (seed ${seed})`,
      );
      if (/Error: /.test(expected.at(-1) ?? '')) failed++;
    }
    t.diagnostic(`${cases} streams, ${failed} of them with an error, KUBETYPED_SEED=${seed}`);
    assert.ok(failed > cases / 20 && failed < cases);
  });
}

test('an event without a line feed is given before the next one comes', async () => {
  async function* source(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(pieces[2]!);
    assert.fail('asked for more');
  }
  const events = new Decoder(source(), { decoder: decoders.plain });
  assert.equal((await events.decode())?.type, 'DELETED');
  await events.close();
});

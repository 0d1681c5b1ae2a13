import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Framer } from 'kubetyped/apimachinery/runtime';
import {
  FrameStream,
  frameReaderStream,
  isObjectTooLarge,
  isUnexpectedEOF,
  JSONFramer,
  LengthDelimitedFramer,
  lengthDelimitedFrame,
  readFrames,
  YAMLFramer,
} from 'kubetyped/apimachinery/util/framer';
import { bytesOf, inChunks, type StreamRow, streamRows } from '../../vectors/stream_rows.ts';

const framers: Readonly<Record<string, Framer>> = { json: JSONFramer, length: LengthDelimitedFramer, yaml: YAMLFramer };
const utf8 = new TextEncoder();
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

interface Cut {
  readonly frames: string[];
  readonly err: string | undefined;
}

/** Everything a reader gives for a stream in chunks. */
function cut(framer: Framer, bytes: Uint8Array, size: number): Cut {
  const reader = framer.newFrameReader();
  const frames: string[] = [];
  const take = (): void => {
    for (let frame = reader.next(); frame !== undefined; frame = reader.next())
      frames.push(Buffer.from(frame).toString('base64'));
  };
  try {
    take();
    for (let at = 0; at < bytes.length; at += size) {
      reader.push(bytes.subarray(at, at + size));
      take();
    }
    reader.end();
    take();
  } catch (error) {
    return { frames, err: (error as Error).message };
  }
  return { frames, err: undefined };
}

for (const format of ['json', 'length', 'yaml']) {
  test(`${format}: the same frames and errors as Go, in chunks of any size`, () => {
    for (const row of streamRows('frames', format)) {
      const bytes = bytesOf(row.stream);
      const got = cut(framers[format]!, bytes, 1 << 20);
      for (const size of [1, 2, 3, 7])
        assert.deepEqual(cut(framers[format]!, bytes, size), got, `chunks of ${size}: ${JSON.stringify(text(bytes))}`);
      assert.deepEqual(got, expected(format, bytes, row), JSON.stringify(text(bytes)));
    }
  });
}

/** Go takes a stream that is cut right behind a header for complete. */
function expected(format: string, bytes: Uint8Array, { frames = [], err }: StreamRow): Cut {
  const isCut = format === 'length' && err === undefined && isCutBehindHeader(bytes);
  return { frames: [...frames], err: isCut ? 'unexpected EOF' : err };
}

function isCutBehindHeader(bytes: Uint8Array): boolean {
  let at = 0;
  while (at + 4 <= bytes.length) at += 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
  return at > bytes.length;
}

test('a frame may be as long as allowed, and what is longer is skipped', async () => {
  const fits = 'x'.repeat(98);
  const tooLong = 'y'.repeat(99);
  const streams: readonly (readonly [Framer, Uint8Array])[] = [
    [JSONFramer, utf8.encode(`"${fits}"\n"${tooLong}"\n"${fits}"\n{"a":"${tooLong}"}[1]`)],
    [
      LengthDelimitedFramer,
      Buffer.concat(
        ['aa' + fits, 'aa' + tooLong, 'aa' + fits, 'aaaa' + tooLong, '[1]'].map((each) =>
          lengthDelimitedFrame(utf8.encode(each)),
        ),
      ),
    ],
    [YAMLFramer, utf8.encode([fits.slice(2), tooLong, fits.slice(2), tooLong, '[1]'].join('\n---\n'))],
  ];
  for (const [framer, bytes] of streams) {
    for (const size of [1, 7, 10_000]) {
      const stream = new FrameStream(inChunks(bytes, size), framer, { maxBytes: 100 });
      const got: unknown[] = [];
      for (;;) {
        try {
          const frame = await stream.read();
          if (frame === undefined) break;
          got.push(frame.length);
        } catch (error) {
          assert.ok(isObjectTooLarge(error));
          assert.equal((error as Error).message, 'object to decode was longer than maximum allowed size');
          got.push('too large');
        }
      }
      const length = framer === YAMLFramer ? 96 : 100;
      assert.deepEqual(got, [length, 'too large', length, 'too large', 3]);
    }
  }
});

test('the default limit is 16 MiB', () => {
  const max = 16 * 1024 * 1024;
  const reader = LengthDelimitedFramer.newFrameReader();
  const frame = lengthDelimitedFrame(new Uint8Array(max));
  reader.push(frame);
  assert.equal(reader.next()?.length, max);
  reader.push(Uint8Array.of(1, 0, 0, 1));
  assert.throws(() => reader.next(), isObjectTooLarge);
});

test('a cut stream differs from one that has ended', async () => {
  for (const [framer, bytes] of [
    [JSONFramer, utf8.encode('{"a":1}\n{"a":')],
    [LengthDelimitedFramer, Uint8Array.of(0, 0, 0, 1, 65, 0, 0, 0, 2, 65)],
    [LengthDelimitedFramer, Uint8Array.of(0, 0, 0, 1, 65, 0, 0)],
    // Go takes this for the end.
    [LengthDelimitedFramer, Uint8Array.of(0, 0, 0, 1, 65, 0, 0, 0, 2)],
  ] as const) {
    const got: number[] = [];
    await assert.rejects(async () => {
      for await (const frame of readFrames(inChunks(bytes, 4), framer)) got.push(frame.length);
    }, isUnexpectedEOF);
    assert.equal(got.length, 1);
  }
});

test('data that cannot be JSON are refused at once', () => {
  for (const wrong of [
    '<html>',
    '\ud83d\ude00',
    '{"a":1]',
    '{"a" "b"',
    '{,',
    '[1 2',
    '{"a":1\n{',
    '"a\nb',
    '{"a":{"b":1}}}',
    '{a',
    '[:',
    '{"a",',
    '{1',
    '[}',
  ]) {
    const reader = JSONFramer.newFrameReader();
    reader.push(utf8.encode(wrong));
    assert.throws(
      () => {
        while (reader.next() !== undefined);
      },
      { code: 'ERR_FRAME_SYNTAX' },
      wrong,
    );
    assert.throws(() => reader.next(), { code: 'ERR_FRAME_SYNTAX' }, `${wrong}, once more`);
  }
  const deep = JSONFramer.newFrameReader();
  deep.push(utf8.encode('['.repeat(1_000_000)));
  assert.throws(() => deep.next(), { code: 'ERR_FRAME_SYNTAX' });
});

test('a frame is not copied when it lies within a chunk, and keeps its bytes when it does not', () => {
  const reader = JSONFramer.newFrameReader();
  const chunk = utf8.encode(' {"a":1} {"b"');
  reader.push(chunk);
  const first = reader.next()!;
  assert.equal(first.buffer, chunk.buffer);
  assert.equal(reader.next(), undefined);
  reader.push(utf8.encode(':2} {"c":3}'));
  const second = reader.next()!;
  const third = reader.next()!;
  assert.deepEqual([first, second, third].map(text), ['{"a":1}', '{"b":2}', '{"c":3}']);
});

test('one long frame in tiny chunks takes time and memory in proportion', () => {
  const length = 4 * 1024 * 1024;
  const reader = LengthDelimitedFramer.newFrameReader();
  reader.push(Uint8Array.of(0, 0x40, 0, 0));
  assert.equal(reader.next(), undefined);
  const chunk = Uint8Array.of(1, 2, 3, 4);
  let frame: Uint8Array | undefined;
  for (let at = 0; at < length; at += chunk.length) {
    reader.push(chunk);
    frame = reader.next();
  }
  assert.equal(frame?.length, length);
  assert.equal(frame?.buffer.byteLength, length);
});

test('as a step of a pipe', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller): void {
      for (const part of ['{"a"', ':1}{', '}', ' 12']) controller.enqueue(utf8.encode(part));
      controller.close();
    },
  });
  const got: string[] = [];
  const reader = body.pipeThrough(frameReaderStream(JSONFramer)).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) got.push(text(next.value));
  assert.deepEqual(got, ['{"a":1}', '{}', '12']);
});

test('what is written is what is read', () => {
  const written = [JSONFramer, LengthDelimitedFramer, YAMLFramer].map((framer) =>
    text(framer.writeFrame(utf8.encode('{}\n'))),
  );
  assert.deepEqual(written, ['{}\n', '\0\0\0\x03{}\n', '---\n{}\n']);
});

test('leaving the loop, closing and aborting cancel the source', async () => {
  for (const end of ['break', 'close', 'abort'] as const) {
    let cancelled: unknown = 'no';
    const body = new ReadableStream<Uint8Array>({
      start(controller): void {
        controller.enqueue(utf8.encode('{}'));
      },
      cancel(reason): void {
        cancelled = reason;
      },
    });
    const abort = new AbortController();
    const stream = new FrameStream(body, JSONFramer, { signal: abort.signal });
    if (end === 'break') {
      for await (const frame of stream) {
        assert.equal(text(frame), '{}');
        break;
      }
      assert.equal(cancelled, undefined);
      continue;
    }
    await stream.read();
    const pending = stream.read();
    if (end === 'close') {
      await stream.close();
      assert.equal(await pending, undefined);
      assert.equal(cancelled, undefined);
    } else {
      abort.abort(new Error('enough'));
      await assert.rejects(pending, { message: 'enough' });
      await assert.rejects(stream.read(), { message: 'enough' });
      assert.equal((cancelled as Error).message, 'enough');
    }
  }
});

test('a source that hangs does not keep the reader from closing', async () => {
  let returned = false;
  const source: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise(() => undefined),
      // As an async generator, which ends when it has gone on.
      return: () => {
        returned = true;
        return new Promise(() => undefined);
      },
    }),
  };
  const stream = new FrameStream(source, JSONFramer);
  const pending = stream.read();
  await stream.close();
  assert.equal(await pending, undefined);
  assert.ok(returned);
  const aborted = AbortSignal.abort(new Error('before'));
  await assert.rejects(new FrameStream(source, JSONFramer, { signal: aborted }).read(), { message: 'before' });
});

test('who closes a stream that nobody reads waits for the source', async () => {
  let isFreed = false;
  const body = new ReadableStream<Uint8Array>({
    async cancel(): Promise<void> {
      await new Promise((resolve) => setImmediate(resolve));
      isFreed = true;
    },
  });
  await new FrameStream(body, JSONFramer).close();
  assert.ok(isFreed);
});

test('errors of the source come through, and frames before them are read', async () => {
  async function* failing(): AsyncGenerator<Uint8Array, void, undefined> {
    yield utf8.encode('{}[');
    throw new Error('connection reset');
  }
  const stream = new FrameStream(failing(), JSONFramer);
  assert.equal(text((await stream.read())!), '{}');
  await assert.rejects(stream.read(), { message: 'connection reset' });
});

test('random bytes: every chunking gives the same, and nothing but known errors', () => {
  // A fixed sequence, so that a failure can be looked at.
  let state = 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const likely = utf8.encode('{}[]",:\\\n -1e.tfnul\0');
  for (let i = 0; i < 20_000; i++) {
    const bytes = Uint8Array.from({ length: random(24) }, () =>
      random(8) === 0 ? random(256) : likely[random(likely.length)]!,
    );
    for (const framer of [JSONFramer, LengthDelimitedFramer, YAMLFramer]) {
      const whole = cut(framer, bytes, 64);
      assert.deepEqual(cut(framer, bytes, 1), whole, text(bytes));
      if (whole.err !== undefined)
        assert.match(whole.err, /^(?:unexpected EOF|invalid character |object to decode was longer)/, text(bytes));
    }
  }
});

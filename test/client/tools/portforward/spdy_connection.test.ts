// Frames of SPDY 3.1 beside what github.com/moby/spdystream sends and answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isConnectionError } from 'kubetyped/client/transport';
import { SPDYConnection } from '#src/client/tools/portforward/spdy_connection';
import { settle } from '../../../apimachinery/util/wait/fake_clock.ts';

/** The other side: what came to it, as hexadecimal digits, and what it sends. */
class OtherSide {
  readonly sent: string[] = [];
  readonly connection: SPDYConnection;
  isClosed = false;
  readonly #waiting: Uint8Array[] = [];
  #wake: (() => void) | undefined;

  constructor() {
    const messages = this.#messages();
    this.connection = new SPDYConnection(
      {
        messages,
        send: async (message) => void this.sent.push(Buffer.from(message).toString('hex')),
        close: () => {
          this.isClosed = true;
        },
      },
      'port forward',
    );
  }

  async *#messages(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const next = this.#waiting.shift();
      if (next !== undefined) yield next;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** Sends frames, and waits for what is answered. */
  async send(...frames: string[]): Promise<string[]> {
    this.sent.length = 0;
    this.#waiting.push(Buffer.from(frames.join('').replaceAll(' ', ''), 'hex'));
    this.#wake?.();
    await settle();
    return this.sent;
  }
}

const PING = '80030006 00000004';

test('pings of the server are answered with their number; answers to pings are not', async () => {
  const other = new OtherSide();
  assert.deepEqual(await other.send(`${PING} 00000002`), ['800300060000000400000002']);
  assert.deepEqual(await other.send(`${PING} 00000004`, `${PING} 7ffffffe`), [
    '800300060000000400000004',
    '80030006000000047ffffffe',
  ]);
  assert.deepEqual(await other.send(`${PING} 00000001`, `${PING} 00000007`), []);
});

test('a stream that is given up is reset once, with the status that it is of no use any more', async () => {
  const other = new OtherSide();
  const streams = [await other.connection.openStream({ a: 'b' }), await other.connection.openStream({ a: 'c' }, true)];
  // The numbers are odd, and a stream that nothing is written to is half closed.
  assert.deepEqual(
    other.sent.map((frame) => frame.slice(0, 10) + frame.slice(16, 24)),
    ['800300010000000001', '800300010100000003'],
  );
  other.sent.length = 0;
  for (const _ of ['once', 'twice']) for (const stream of streams) stream.reset();
  assert.deepEqual(other.sent, ['80030003000000080000000100000005', '80030003000000080000000300000005']);
  for (const { readable } of streams) for await (const _ of readable) assert.fail('something to read');
});

test('what the server says of streams counts for them alone', async () => {
  const other = new OtherSide();
  const open = async (): Promise<string[]> => {
    const read: string[] = [];
    const { readable } = await other.connection.openStream({});
    void (async () => {
      try {
        for await (const piece of readable) read.push(Buffer.from(piece).toString());
        read.push('the end');
      } catch (error) {
        assert.ok(isConnectionError(error));
        read.push(`${error.failure}: ${error.message}`);
      }
    })();
    return read;
  };
  const [first, second, third, fourth] = [await open(), await open(), await open(), await open()];
  assert.deepEqual(
    await other.send(
      // Replies: the streams are open; of the fourth, nothing will come.
      '80030002 00000004 00000001',
      '80030002 01000004 00000007',
      // Data, the last of the second.
      '00000001 00000001 61',
      '00000003 01000002 6262',
      // The third is reset; one that is unknown, too.
      '80030003 00000008 00000005 00000003',
      '80030003 00000008 0000000f 00000003',
    ),
    [],
  );
  await settle();
  assert.deepEqual(
    [first, second, third, fourth],
    [['a'], ['bb', 'the end'], ['reset: the server reset a stream of the port forward'], ['the end']],
  );
  // It goes away: nothing new, but what is open goes on.
  await other.send('80030007 00000008 00000003 00000000', '00000001 00000001 63');
  await settle();
  assert.deepEqual(first, ['a', 'c']);
  assert.equal(other.connection.open, false);
  await assert.rejects(other.connection.openStream({}), { message: 'the server goes away', failure: 'closed' });
  other.connection.close();
  await settle();
  assert.deepEqual(first, ['a', 'c', 'shutdown: the port forward was closed']);
  assert.equal(other.isClosed, true);
});

import { ByteChannel } from '../../internal/byte_channel.ts';
import { ConnectionError } from '../../transport/connection_error.ts';
import type { WebSocketConnection } from '../../transport/transport.ts';
import { Control, controlFrame, dataFrame, FIN, SPDYReader, synStream } from './spdy_frames.ts';

/** How much goes in one frame. */
const PIECE = 32 * 1024;
/** Why a stream is reset: it is of no use any more. */
const CANCEL = 5;

/** What frames go over, in any pieces. */
export type SPDYCarrier = Pick<WebSocketConnection, 'messages' | 'send' | 'close'>;

/** A stream in both directions. */
export interface SPDYStream {
  /** What comes from the other side; throws when it resets the stream, or the connection ends before. */
  readonly readable: AsyncIterable<Uint8Array>;
  /** @returns when there is room for more @throws ConnectionError */
  write(bytes: Uint8Array): Promise<void>;
  /** Says that there is no more to come from here. */
  end(): Promise<void>;
  /** Gives it up. */
  reset(): void;
}

/**
 * The side of a connection in SPDY 3.1 that opens streams, as Kubernetes uses it. Of SPDY only that is here; the headers of
 * replies say nothing, and neither side confirms how much it has read.
 */
export class SPDYConnection {
  readonly #carrier: SPDYCarrier;
  /** What it is for, in errors: `port forward`. */
  readonly #what: string;
  readonly #streams = new Map<number, ByteChannel>();
  #last = -1;
  #ended: { readonly error: unknown } | undefined;

  constructor(carrier: SPDYCarrier, what: string) {
    this.#carrier = carrier;
    this.#what = what;
    void this.#receive();
  }

  /** Whether new streams can be opened. */
  get open(): boolean {
    return this.#ended === undefined;
  }

  /**
   * Opens a stream; streams are opened in the order of the calls.
   * @param isRead whether nothing is going to be written to it
   * @throws ConnectionError
   */
  async openStream(headers: Readonly<Record<string, string>>, isRead = false): Promise<SPDYStream> {
    if (this.#ended !== undefined) throw this.#ended.error;
    const first = this.#last < 0;
    const number = first ? 1 : this.#last + 2;
    this.#last = number;
    const readable = new ByteChannel();
    this.#streams.set(number, readable);
    const flags = isRead ? FIN : 0;
    await this.#carrier.send(controlFrame(Control.synStream, synStream(number, headers, first), flags));
    return {
      readable,
      write: async (bytes) => {
        for (let at = 0; at < bytes.length; at += PIECE)
          await this.#carrier.send(dataFrame(number, bytes.subarray(at, at + PIECE)));
      },
      end: () => this.#carrier.send(dataFrame(number, new Uint8Array(0), FIN)),
      reset: () => this.#reset(number),
    };
  }

  close(): void {
    this.#end(new ConnectionError('shutdown', `the ${this.#what} was closed`));
    this.#carrier.close();
  }

  #reset(stream: number): void {
    const found = this.#streams.get(stream);
    if (found === undefined) return;
    this.#streams.delete(stream);
    found.end();
    const payload = new Uint8Array(8);
    new DataView(payload.buffer).setUint32(0, stream);
    payload[7] = CANCEL;
    this.#carrier.send(controlFrame(Control.rstStream, payload)).catch(() => undefined);
  }

  async #receive(): Promise<void> {
    const reader = new SPDYReader();
    try {
      for await (const message of this.#carrier.messages)
        for (const { type, stream, flags, payload } of reader.push(message))
          if (type === undefined) await this.#data(stream, flags, payload);
          else await this.#control(type, flags, payload);
      this.#end(new ConnectionError('closed', `the server closed the ${this.#what}`));
    } catch (error) {
      this.#end(error);
    }
  }

  async #data(stream: number, flags: number, data: Uint8Array): Promise<void> {
    const incoming = this.#streams.get(stream);
    await incoming?.push(data);
    if ((flags & FIN) === 0) return;
    this.#streams.delete(stream);
    incoming?.end();
  }

  async #control(type: number, flags: number, payload: Uint8Array): Promise<void> {
    const number = new DataView(payload.buffer, payload.byteOffset, payload.byteLength).getUint32(0);
    if (type === Control.rstStream) {
      const found = this.#streams.get(number);
      this.#streams.delete(number);
      found?.fail(new ConnectionError('reset', `the server reset a stream of the ${this.#what}`));
    } else if (type === Control.synReply && (flags & FIN) !== 0) {
      this.#streams.get(number)?.end();
      this.#streams.delete(number);
    } else if (type === Control.ping && number % 2 === 0) await this.#carrier.send(controlFrame(Control.ping, payload));
    else if (type === Control.goAway) this.#ended ??= { error: new ConnectionError('closed', 'the server goes away') };
  }

  #end(error: unknown): void {
    this.#ended ??= { error };
    for (const incoming of this.#streams.values()) incoming.fail(error);
    this.#streams.clear();
  }
}

import { fromUTF8 } from '#engine/text/utf8';
import { ByteChannel } from '../../internal/byte_channel.ts';
import { ConnectionError } from '../../transport/connection_error.ts';
import type { WebSocketConnection } from '../../transport/transport.ts';
import { type PortConnection, PortForwardError } from './port_connection.ts';
import { Control, controlFrame, dataFrame, FIN, SPDYReader, synStream } from './spdy_frames.ts';

/** How much goes in one frame. */
const PIECE = 32 * 1024;
/** Why a stream is reset: it is of no use any more. */
const CANCEL = 5;

/** A stream of a tunnel: what comes from the other side. */
interface Stream {
  readonly incoming: ByteChannel;
}

/**
 * Connections to ports over one WebSocket in which SPDY 3.1 is spoken, as kubectl does it: for each there are a stream for
 * data and one for errors. Of SPDY only that is here; the headers of replies say nothing, and neither side
 * confirms how much it has read.
 */
export class SPDYTunnel {
  readonly #socket: WebSocketConnection;
  readonly #streams = new Map<number, Stream>();
  #last = -1;
  #requests = 0;
  #ended: { readonly error: unknown } | undefined;

  constructor(socket: WebSocketConnection) {
    this.#socket = socket;
    void this.#receive();
  }

  /** Whether new connections can be made. */
  get open(): boolean {
    return this.#ended === undefined;
  }

  /** Connects to a port. Whether something listens there shows when it is read. @throws ConnectionError */
  async connect(port: number): Promise<PortConnection> {
    if (this.#ended !== undefined) throw this.#ended.error;
    const headers = { port: String(port), requestid: String(this.#requests++) };
    const errors = new ByteChannel();
    const readable = new ByteChannel();
    // Nothing is written to the stream for errors.
    const [, errorsOpened] = this.#openStream({ ...headers, streamtype: 'error' }, errors, FIN);
    const [data, dataOpened] = this.#openStream({ ...headers, streamtype: 'data' }, readable);
    await errorsOpened;
    await dataOpened;
    return {
      readable: withErrors(readable, errors),
      write: async (bytes) => {
        for (let at = 0; at < bytes.length; at += PIECE)
          await this.#socket.send(dataFrame(data, bytes.subarray(at, at + PIECE)));
      },
      end: () => this.#socket.send(dataFrame(data, new Uint8Array(0), FIN)),
      close: () => this.#reset(data),
      [Symbol.asyncDispose]: async () => this.#reset(data),
    };
  }

  close(): void {
    this.#end(new ConnectionError('shutdown', 'the port forward was closed'));
    this.#socket.close();
  }

  #openStream(headers: Record<string, string>, incoming: ByteChannel, flags: number = 0): [number, Promise<void>] {
    const first = this.#last < 0;
    this.#last = first ? 1 : this.#last + 2;
    this.#streams.set(this.#last, { incoming });
    return [
      this.#last,
      this.#socket.send(controlFrame(Control.synStream, synStream(this.#last, headers, first), flags)),
    ];
  }

  #reset(stream: number): void {
    const found = this.#streams.get(stream);
    if (found === undefined) return;
    this.#streams.delete(stream);
    found.incoming.end();
    const payload = new Uint8Array(8);
    new DataView(payload.buffer).setUint32(0, stream);
    payload[7] = CANCEL;
    this.#socket.send(controlFrame(Control.rstStream, payload)).catch(() => undefined);
  }

  async #receive(): Promise<void> {
    const reader = new SPDYReader();
    try {
      for await (const message of this.#socket.messages)
        for (const { type, stream, flags, payload } of reader.push(message))
          if (type === undefined) await this.#data(stream, flags, payload);
          else await this.#control(type, flags, payload);
      this.#end(new ConnectionError('closed', 'the server closed the port forward'));
    } catch (error) {
      this.#end(error);
    }
  }

  async #data(stream: number, flags: number, data: Uint8Array): Promise<void> {
    const incoming = this.#streams.get(stream)?.incoming;
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
      found?.incoming.fail(new ConnectionError('reset', 'the server reset the connection to the port'));
    } else if (type === Control.synReply && (flags & FIN) !== 0) {
      this.#streams.get(number)?.incoming.end();
      this.#streams.delete(number);
    } else if (type === Control.ping && number % 2 === 0) await this.#socket.send(controlFrame(Control.ping, payload));
    else if (type === Control.goAway) this.#ended ??= { error: new ConnectionError('closed', 'the server goes away') };
  }

  #end(error: unknown): void {
    this.#ended ??= { error };
    for (const { incoming } of this.#streams.values()) incoming.fail(error);
    this.#streams.clear();
  }
}

/** What the server says of a port comes beside the data; it is thrown where they end. */
export async function* withErrors(
  data: AsyncIterable<Uint8Array>,
  errors: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const message = allThatCame(errors);
  let fault: unknown;
  try {
    yield* data;
  } catch (error) {
    fault = error;
  }
  const text = await message;
  if (text !== '') throw new PortForwardError(text);
  if (fault !== undefined) throw fault;
}

/** Servers reset a stream that they have written their message to. */
async function allThatCame(stream: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  try {
    for await (const chunk of stream) text += fromUTF8(chunk);
  } catch {
    return text;
  }
  return text;
}

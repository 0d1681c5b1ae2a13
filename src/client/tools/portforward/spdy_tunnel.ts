import { fromUTF8 } from '#engine/text/utf8';
import type { WebSocketConnection } from '../../transport/transport.ts';
import { type PortConnection, PortForwardError } from './port_connection.ts';
import { SPDYConnection } from './spdy_connection.ts';

/**
 * Connections to ports over one WebSocket in which SPDY 3.1 is spoken, as kubectl does it: for each there are a stream for
 * data and one for errors.
 */
export class SPDYTunnel {
  readonly #connection: SPDYConnection;
  #requests = 0;

  constructor(socket: WebSocketConnection) {
    this.#connection = new SPDYConnection(socket, 'port forward');
  }

  /** Whether new connections can be made. */
  get open(): boolean {
    return this.#connection.open;
  }

  /** Connects to a port. Whether something listens there shows when it is read. @throws ConnectionError */
  async connect(port: number): Promise<PortConnection> {
    const headers = { port: String(port), requestid: String(this.#requests++) };
    const [errors, data] = await Promise.all([
      // Nothing is written to the stream for errors.
      this.#connection.openStream({ ...headers, streamtype: 'error' }, true),
      this.#connection.openStream({ ...headers, streamtype: 'data' }),
    ]);
    return {
      readable: withErrors(data.readable, errors.readable),
      write: (bytes) => data.write(bytes),
      end: () => data.end(),
      close: () => data.reset(),
      [Symbol.asyncDispose]: async () => data.reset(),
    };
  }

  close(): void {
    this.#connection.close();
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

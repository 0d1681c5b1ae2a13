import { ByteChannel } from '../../internal/byte_channel.ts';
import { ConnectionError } from '../../transport/connection_error.ts';
import type { WebSocketConnection } from '../../transport/transport.ts';
import type { PortConnection } from './port_connection.ts';
import { withErrors } from './spdy_tunnel.ts';

/** How much goes in one message. */
const PIECE = 32 * 1024;

/**
 * A connection to one port over a WebSocket of its own, as servers before Kubernetes 1.31 have it: channel 0 for data, 1 for
 * errors; the first message of each repeats the port.
 */
export class ChannelConnection implements PortConnection {
  readonly readable: AsyncIterable<Uint8Array>;
  readonly #socket: WebSocketConnection;

  constructor(socket: WebSocketConnection) {
    this.#socket = socket;
    const channels: [ByteChannel, ByteChannel] = [new ByteChannel(), new ByteChannel()];
    this.readable = withErrors(...channels);
    void this.#receive(channels);
  }

  async write(data: Uint8Array): Promise<void> {
    for (let at = 0; at < data.length; at += PIECE) {
      const piece = data.subarray(at, at + PIECE);
      const message = new Uint8Array(piece.length + 1);
      message.set(piece, 1);
      await this.#socket.send(message);
    }
  }

  async end(): Promise<void> {
    // There is no message for it; what the Pod still has to say would be lost by closing.
  }

  close(): void {
    this.#socket.close();
  }

  /** For `await using`. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  async #receive(channels: [ByteChannel, ByteChannel]): Promise<void> {
    const begun = new Set<number>();
    try {
      for await (const message of this.#socket.messages) {
        const number = message[0]!;
        if (begun.has(number)) await channels[number as 0 | 1]?.push(message.subarray(1));
        else begun.add(number);
      }
      if (begun.size === 0) throw new ConnectionError('closed', 'the server closed the port forward');
      for (const channel of channels) channel.end();
    } catch (error) {
      for (const channel of channels) channel.fail(error);
    }
  }
}

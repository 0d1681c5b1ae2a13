import { ByteChannel } from '../../internal/byte_channel.ts';
import type { CallOptions } from '../../options.ts';
import type { ResourceClient } from '../../resource_client.ts';
import { ConnectionError } from '../../transport/connection_error.ts';
import type { WebSocketConnection } from '../../transport/transport.ts';
import type { PortConnection } from './port_connection.ts';
import { SPDYTunnel, withErrors } from './spdy_tunnel.ts';

/** How much goes in one message. */
const PIECE = 32 * 1024;

/** What is offered: SPDY in a WebSocket, as kubectl speaks it, and the channels of older servers. */
const TUNNEL = 'SPDY/3.1+portforward.k8s.io';
const CHANNELS = 'v4.channel.k8s.io';

/**
 * Connects to ports of a Pod. With servers from Kubernetes 1.31 on all connections share one WebSocket, else each has its
 * own. Mirrors Go's `portforward.PortForwarder`, without its listeners: those are `listenOnPorts` of
 * `kubetyped/client/tools/portforward/node`.
 *
 * Differs from Go: a port that nobody listens on ends that connection, and not the others.
 *
 * ```ts
 * await using forwarder = new PortForwarder(pods, 'web');
 * const connection = await forwarder.connect(80);
 * await connection.write(new TextEncoder().encode('GET / HTTP/1.0\r\n\r\n'));
 * for await (const chunk of connection.readable) process.stdout.write(chunk);
 * ```
 */
export class PortForwarder<T extends object = object> implements AsyncDisposable {
  readonly #pods: ResourceClient<T>;
  readonly #name: string;
  readonly #signal: AbortSignal | undefined;
  readonly #sockets = new Set<ChannelConnection>();
  #tunnel: SPDYTunnel | undefined;
  #opening: Promise<WebSocketConnection> | undefined;
  #closed = false;

  /**
   * @param pods the resource client of `corev1.Pod`
   * @param options the signal ends all connections
   */
  constructor(pods: ResourceClient<T>, name: string, { signal }: Pick<CallOptions, 'signal'> = {}) {
    this.#pods = pods;
    this.#name = name;
    this.#signal = signal;
  }

  /**
   * Connects to a port. Whether something listens there shows when it is read.
   * @throws StatusError when the server refuses ConnectionError NoWebSocketsError, or the signal's reason
   */
  async connect(port: number): Promise<PortConnection> {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new TypeError(`${port} is not a port`);
    if (this.#closed) throw new ConnectionError('shutdown', 'the port forward was closed');
    if (this.#tunnel?.open === true) return this.#tunnel.connect(port);
    // Those who come meanwhile may share what comes of it.
    if (this.#opening !== undefined) {
      const { protocol } = await this.#opening;
      if (protocol === TUNNEL) return this.connect(port);
    }
    const opening = this.#open(port);
    this.#opening = opening;
    try {
      const socket = await opening;
      if (this.#closed) {
        socket.close();
        throw new ConnectionError('shutdown', 'the port forward was closed');
      }
      if (socket.protocol !== TUNNEL) return this.#ofOwn(socket);
      this.#tunnel = new SPDYTunnel(socket);
      return await this.#tunnel.connect(port);
    } finally {
      this.#opening = undefined;
    }
  }

  /** Ends all connections. */
  close(): void {
    this.#closed = true;
    this.#tunnel?.close();
    for (const connection of this.#sockets) connection.close();
    this.#sockets.clear();
  }

  /** For `await using`. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  #open(port: number): Promise<WebSocketConnection> {
    return this.#pods
      .subresource('portforward')
      .connect(this.#name, [['ports', String(port)]], [TUNNEL, CHANNELS], { signal: this.#signal });
  }

  #ofOwn(socket: WebSocketConnection): PortConnection {
    const connection = new ChannelConnection(socket);
    this.#sockets.add(connection);
    const close = (): void => {
      this.#sockets.delete(connection);
      connection.close();
    };
    return {
      readable: connection.readable,
      write: (data) => connection.write(data),
      end: () => connection.end(),
      close,
      [Symbol.asyncDispose]: async () => close(),
    };
  }
}

/**
 * A connection to one port over a WebSocket of its own, as servers before Kubernetes 1.31 have it: channel 0 for data, 1 for
 * errors; the first message of each repeats the port.
 */
class ChannelConnection implements PortConnection {
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

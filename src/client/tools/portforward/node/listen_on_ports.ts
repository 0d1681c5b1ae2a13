/// <reference types="node" />
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { PortConnection } from '../port_connection.ts';
import type { PortForwarder } from '../port_forwarder.ts';
import { ListenError } from './listen_error.ts';

/** A pair of ports can't be read. */
export class PortPairError extends TypeError {
  readonly code = 'ERR_PORT_PAIR';

  constructor(message: string) {
    super(message);
    this.name = 'PortPairError';
  }
}

/** A port of this machine, and that of the Pod it leads to. Mirrors Go's `portforward.ForwardedPort`. */
export interface ForwardedPort {
  readonly local: number;
  readonly remote: number;
}

/** What {@link listenOnPorts} takes. */
export interface PortsOptions {
  /** Where to listen. Default `127.0.0.1`. */
  readonly address?: string;
  /** Called when a connection fails; the others go on. */
  readonly onError?: (error: unknown, where: ForwardedPort) => void;
}

/** Ports that are listened on. */
export interface ForwardedPorts extends AsyncDisposable {
  /** With the local ports that were free, where 0 was asked for. */
  readonly ports: readonly ForwardedPort[];
  /** Stops listening, and cuts the connections; the forwarder stays open. */
  close(): Promise<void>;
}

/**
 * Listens on ports of this machine, and passes what comes there on to a Pod.
 *
 * ```ts
 * await using forwarder = new PortForwarder(pods, 'web', { signal });
 * await using listening = await listenOnPorts(forwarder, ['8080:80']);
 * await fetch('http://127.0.0.1:8080/');
 * ```
 * @param ports as for kubectl: `8080:80`, `80` for the same port, `:80` for one that is free
 * @throws PortPairError; ListenError when a port is taken, for example
 */
export async function listenOnPorts(
  forwarder: Pick<PortForwarder, 'connect'>,
  ports: readonly string[],
  { address = '127.0.0.1', onError = () => undefined }: PortsOptions = {},
): Promise<ForwardedPorts> {
  const pairs = ports.map(parsePorts);
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  };
  try {
    const listening: ForwardedPort[] = [];
    for (const pair of pairs) {
      const server = createServer({ allowHalfOpen: true }, (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        socket.on('error', () => undefined);
        join(forwarder, socket, pair.remote).catch((error: unknown) => {
          socket.destroy();
          onError(error, pair);
        });
      });
      await new Promise<void>((resolve, reject) => {
        const fail = (cause: Error): void => reject(new ListenError(address, pair.local, cause));
        server.once('error', fail).listen(pair.local, address, resolve);
      });
      servers.push(server);
      listening.push({ ...pair, local: (server.address() as AddressInfo).port });
    }
    return { ports: listening, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Mirrors Go's `portforward.parsePorts`. */
function parsePorts(text: string): ForwardedPort {
  const [, first = '', , second] = /^(\d*)(:(\d+))?$/.exec(text) ?? [];
  const remote = Number(second ?? first);
  const local = Number(first);
  if (!Number.isInteger(remote) || remote < 1 || remote > 65_535 || local > 65_535)
    throw new PortPairError(`invalid ports ${JSON.stringify(text)}: expected LOCAL:REMOTE, such as 8080:80`);
  return { local, remote };
}

async function join(forwarder: Pick<PortForwarder, 'connect'>, socket: Socket, port: number): Promise<void> {
  const connection = await forwarder.connect(port);
  socket.once('close', () => connection.close());
  if (socket.destroyed) return connection.close();
  await Promise.all([toPod(socket, connection), toSocket(connection, socket)]);
}

async function toPod(socket: Socket, connection: PortConnection): Promise<void> {
  try {
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) await connection.write(chunk as Uint8Array);
  } catch {
    // A client that is gone takes no answer either.
    return connection.close();
  }
  if (!socket.destroyed) await connection.end();
}

async function toSocket(connection: PortConnection, socket: Socket): Promise<void> {
  for await (const chunk of connection.readable) {
    if (socket.destroyed) return;
    if (!socket.write(chunk))
      await new Promise<void>((resolve) => {
        const done = (): void => {
          socket.off('drain', done).off('close', done);
          resolve();
        };
        socket.on('drain', done).on('close', done);
      });
  }
  socket.end();
}

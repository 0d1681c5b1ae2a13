// Servers on loopback for tests, each closed when the test ends.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse, ServerHttp2Session } from 'node:http2';
import { createSecureServer, type Http2SecureServer, type SecureServerOptions } from 'node:http2';
import {
  type AddressInfo,
  connect,
  createServer as createNetServer,
  type Server as NetServer,
  type Socket,
} from 'node:net';
import type { TestContext } from 'node:test';
import type { Certificates } from './certificates.ts';

/** Starts to listen on a free port, which is returned. */
export async function listen(server: NetServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A server without TLS. */
export async function plainServer(t: TestContext, listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, server };
}

/** A server with TLS and HTTP/2, whose sessions are counted. */
export async function http2Server(
  t: TestContext,
  certificates: Certificates,
  listener: (request: Http2ServerRequest, response: Http2ServerResponse) => unknown,
  options: SecureServerOptions = {},
): Promise<{ url: string; server: Http2SecureServer; sessions: ServerHttp2Session[] }> {
  const server = createSecureServer(
    { ...certificates.server, ...options },
    (request, response) => void listener(request, response),
  );
  const sessions: ServerHttp2Session[] = [];
  server.on('session', (session) => {
    sessions.push(session);
    session.on('error', () => undefined);
  });
  t.after(() => {
    for (const session of sessions) session.destroy();
    server.close();
  });
  return { url: `https://127.0.0.1:${await listen(server)}`, server, sessions };
}

/** Passes bytes on to a port, until it is told to swallow or cut them. */
export class Relay {
  readonly #server: NetServer;
  readonly #pairs = new Set<[Socket, Socket]>();
  #port = 0;
  connections = 0;

  private constructor(target: number) {
    this.#server = createNetServer((near) => {
      this.connections++;
      const far = connect(target, '127.0.0.1');
      const pair: [Socket, Socket] = [near, far];
      this.#pairs.add(pair);
      near.pipe(far).pipe(near);
      for (const socket of pair) {
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#pairs.delete(pair);
          for (const each of pair) each.destroy();
        });
      }
    });
  }

  static async to(t: TestContext, target: number): Promise<Relay> {
    const relay = new Relay(target);
    relay.#port = await listen(relay.#server);
    t.after(() => {
      relay.cut();
      relay.#server.close();
    });
    return relay;
  }

  get port(): number {
    return this.#port;
  }

  /** Nothing goes through any more, and nobody is told. */
  blackHole(): void {
    for (const [near, far] of this.#pairs) {
      near.unpipe();
      far.unpipe();
      near.pause();
      far.pause();
    }
  }

  /** Ends all connections. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }
}

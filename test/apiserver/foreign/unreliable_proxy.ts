import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Random } from '../../differential/random_scalars.ts';

/** Passes connections on, and cuts each of them some time after it began or somewhere in what the server sends. */
export class UnreliableProxy implements AsyncDisposable {
  /** Connections that were cut, before the proxy turned reliable. */
  cuts = 0;
  #reliable = false;
  readonly #sockets = new Set<Socket>();
  readonly #server;

  /** @param lifetime of a connection, in milliseconds, on average */
  constructor(port: number, random: Random, lifetime: number) {
    this.#server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      const cut = (): void => {
        if (this.#reliable || near.destroyed) return;
        this.cuts++;
        // With a reset every other time.
        if (random.int(2) === 0) near.resetAndDestroy();
        else near.destroy();
      };
      const timer = setTimeout(cut, 1 + random.int(2 * lifetime));
      let left = random.int(4) === 0 ? random.int(20_000) : Infinity;
      far.on('data', (bytes: Buffer) => {
        left -= bytes.length;
        const torn = left < 0 && !this.#reliable;
        near.write(torn ? bytes.subarray(0, bytes.length + left) : bytes);
        if (torn) setImmediate(cut);
      });
      near.pipe(far);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          clearTimeout(timer);
          this.#sockets.delete(socket);
          other.destroy();
        });
      }
    });
  }

  /** @returns its URL */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Cuts no more. */
  makeReliable(): void {
    this.#reliable = true;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

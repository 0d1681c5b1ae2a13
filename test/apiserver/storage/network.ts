import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The network between a server and its etcd. */
export class Network {
  readonly #servers: Server[] = [];
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #state: 'whole' | 'refuses' | 'is silent' = 'whole';

  /** @returns where to find the endpoint through it */
  async through(endpoint: string): Promise<string> {
    const { hostname, port } = new URL(endpoint);
    const server = createServer((client) => {
      if (this.#state === 'refuses') {
        client.destroy();
        return;
      }
      const pair = [client, connect(Number(port), hostname)] as const;
      this.#pairs.add(pair);
      for (const [index, socket] of pair.entries()) {
        const other = pair[1 - index];
        socket.on('data', (chunk: Buffer) => other?.write(chunk));
        socket.on('error', () => {});
        socket.on('close', () => {
          other?.destroy();
          this.#pairs.delete(pair);
        });
        if (this.#state === 'is silent') socket.pause();
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.#servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#closeAll();
    for (const server of this.#servers) server.close();
  }

  #closeAll(): void {
    for (const [client, target] of this.#pairs) {
      client.destroy();
      target.destroy();
    }
  }

  cut(way: 'refuses' | 'is silent'): void {
    this.#state = way;
    if (way === 'refuses') this.#closeAll();
    else for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  heal(): void {
    this.#state = 'whole';
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }
}

/// <reference types="node" />
import type { Duplex } from 'node:stream';

/** Two connections, and what was read of each beyond the headers. */
export interface ConnectionsToJoin {
  readonly client: Duplex;
  readonly backend: Duplex;
  readonly toBackend: Uint8Array;
  readonly toClient: Uint8Array;
}

/** Milliseconds in which what is left is written once the other side is gone. */
const LINGER = 10_000;

/** Sends on what comes from either side, as it comes, until one of them goes: then both do. */
export function joined({ client, backend, toBackend, toClient }: ConnectionsToJoin): void {
  if (client.destroyed || backend.destroyed) {
    client.destroy();
    backend.destroy();
    return;
  }
  if (toBackend.length > 0) backend.write(toBackend);
  if (toClient.length > 0) client.write(toClient);
  sendOn(client, backend);
  sendOn(backend, client);
}

function sendOn(from: Duplex, to: Duplex): void {
  from.pipe(to);
  from.on('error', () => from.destroy());
  const leave = (): void => {
    if (to.destroyed) return;
    to.end();
    // Who doesn't read what is left for it doesn't keep the connection.
    const timer = setTimeout(() => to.destroy(), LINGER);
    to.once('close', () => clearTimeout(timer));
    to.once('finish', () => to.destroy());
  };
  from.once('end', leave);
  from.once('close', leave);
}

import { createSecureContext } from 'node:tls';
import { asError } from '#engine/text/as_error';

/** What is checked of where a server is to listen; code without types may give anything. */
interface ListenOptions {
  readonly port?: number;
  readonly host?: string;
  readonly tls?: {
    readonly cert?: string | Uint8Array;
    readonly key?: string | Uint8Array;
    readonly certificates?: object;
  };
}

/**
 * @param defaultPort without one, a port must be given
 * @throws TypeError for options that make no sense, and for a certificate or key that is none
 */
export function checkListenOptions(options: ListenOptions, defaultPort?: number): void {
  if (typeof options !== 'object' || options === null) throw new TypeError('expected listen({ port, host, tls })');
  const { port = defaultPort, host, tls } = options;
  // A text would be the path of a socket.
  if (port === undefined || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new TypeError(`expected port to be a number from 0 to 65535, got ${String(port)}`);
  if (host !== undefined && typeof host !== 'string')
    throw new TypeError('expected host to be an address such as 127.0.0.1, or a name');
  if (tls === undefined) return;
  const { cert, key, certificates } = tls ?? {};
  const isGiven = cert !== undefined && key !== undefined;
  if (isGiven === (certificates !== undefined))
    throw new TypeError('expected tls to be { cert, key } or { certificates }');
  if (!isGiven) return;
  try {
    createSecureContext({ cert: asBuffer(cert), key: asBuffer(key) });
  } catch (cause) {
    // The system's message has nothing of the key.
    const message = `expected tls.cert and tls.key to be a certificate and its key as PEM: ${asError(cause).message}`;
    throw new TypeError(message, { cause });
  }
}

/** What Node takes by its types. */
export function asBuffer(data: string | Uint8Array | undefined): string | Buffer | undefined {
  return data instanceof Uint8Array ? Buffer.from(data) : data;
}

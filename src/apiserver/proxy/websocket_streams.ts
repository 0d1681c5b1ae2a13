/// <reference types="node" />
import type { Duplex } from 'node:stream';
import { newInternalError } from '#apimachinery/api/errors/constructors';
import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { decodeKind } from '#apimachinery/runtime/serializer/json/decode';
import { JSONDocument } from '#engine/json/document';
import { asError } from '#engine/text/as_error';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { type SPDYCarrier, SPDYConnection, type SPDYStream } from '../../client/tools/portforward/spdy_connection.ts';
import { isConnectionError } from '../../client/transport/connection_error.ts';
import { respondText } from '../endpoints/handlers/response_writers.ts';
import { drained } from '../request/drained.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import { acceptWebSocket, isForWebSocket, offeredProtocols, ServerWebSocket } from '../request/server_websocket.ts';
import { upgradeRequestHeaders } from './proxy_headers.ts';
import { dialForUpgrade, type Refusal, refusalOf, type Upgraded } from './reverse_proxy.ts';
import { joinHostPort, type Upstream, upgradeReasonOf } from './upstream.ts';

// Clients speak WebSocket, most kubelets SPDY: what stands between them. Mirrors Go's StreamTranslatorHandler and
// TunnelingHandler.

/** Which streams of a container are connected. */
export interface StreamOptions {
  readonly stdin?: boolean;
  readonly stdout?: boolean;
  readonly stderr?: boolean;
  readonly tty?: boolean;
  readonly container?: string;
  /** Of a command. */
  readonly command?: readonly string[];
}

/** The one that can say that a stream has ended. */
const TRANSLATED = 'v5.channel.k8s.io';
/** What kubelets are offered, the best first. */
const SPDY_PROTOCOLS = [TRANSLATED, 'v4.channel.k8s.io', 'v3.channel.k8s.io', 'v2.channel.k8s.io'];
/** SPDY in a WebSocket: what stands behind the plus sign is spoken in it. */
const TUNNEL = 'SPDY/3.1+';
const SPDY = 'SPDY/3.1';
const STREAM_PROTOCOL = 'X-Stream-Protocol-Version';

/** The first byte of each message. */
const Channel = { stdin: 0, stdout: 1, stderr: 2, error: 3, resize: 4, close: 255 } as const;

/** Whether a client speaks a WebSocket that can be translated. */
export function isForTranslation(request: ServerRequest): boolean {
  return isForWebSocket(request) && offeredProtocols(request).includes(TRANSLATED);
}

/** Whether a client speaks SPDY in a WebSocket. */
export function isForTunnel(request: ServerRequest): boolean {
  return isForWebSocket(request) && tunneledProtocols(request).length > 0;
}

function tunneledProtocols(request: ServerRequest): string[] {
  return offeredProtocols(request)
    .filter((each) => each.startsWith(TUNNEL) && each.endsWith('.k8s.io'))
    .map((each) => each.slice(TUNNEL.length));
}

/**
 * Opens a WebSocket with the client, and lets its channels be the streams of a connection with a kubelet. What is wrong
 * there, the client learns by the channel for errors.
 * @throws {StatusError} 400 for a broken handshake
 */
export function translateStreams(
  request: ServerRequest,
  kubelet: Upstream,
  path: string,
  options: StreamOptions,
): ServerResponse {
  return {
    status: 101,
    headers: acceptWebSocket(request, TRANSLATED),
    body: [],
    takeOver: (client, first) => {
      const gone = new AbortController();
      client.once('close', () => gone.abort());
      if (client.destroyed) gone.abort();
      const socket = new ServerWebSocket(client, first);
      void new Translation(socket, options).run(kubelet, path, gone).catch(() => client.destroy());
    },
  };
}

/** How a command ended, or why it could not run. */
type EndStatus = object;

/** One client, and one command. */
class Translation {
  readonly #socket: ServerWebSocket;
  readonly #options: StreamOptions;

  constructor(socket: ServerWebSocket, options: StreamOptions) {
    this.#socket = socket;
    this.#options = options;
  }

  async run(kubelet: Upstream, path: string, gone: AbortController): Promise<void> {
    const { stdout = false, stderr = false } = this.#options;
    // Tells the client that the connection is there.
    await this.#send(stdout ? Channel.stdout : stderr ? Channel.stderr : Channel.error, new Uint8Array(0));
    let status: EndStatus;
    try {
      status = await this.#stream(kubelet, path, gone);
    } catch (error) {
      status = newInternalError(asError(error)).errStatus;
    }
    await this.#send(Channel.error, toUTF8(JSON.stringify({ metadata: {}, ...status })));
    this.#socket.close();
  }

  async #stream(kubelet: Upstream, path: string, gone: AbortController): Promise<EndStatus> {
    const { signal } = gone;
    const { connection, first, protocol } = await dialSPDY(kubelet, path, signal);
    if (first.length > 0) connection.unshift(first);
    const spdy = new SPDYConnection(carrierOf(connection), 'connection with the kubelet');
    const leave = (): void => spdy.close();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    try {
      const { stdin = false, stdout = false, stderr = false, tty = false } = this.#options;
      const open = async (isWanted: boolean, streamtype: string): Promise<SPDYStream | undefined> =>
        isWanted ? spdy.openStream({ streamtype }) : undefined;
      const [errors, input, output, errorOutput, resize] = await Promise.all([
        spdy.openStream({ streamtype: 'error' }),
        open(stdin, 'stdin'),
        open(stdout, 'stdout'),
        open(stderr && !tty, 'stderr'),
        open(tty, 'resize'),
      ]);
      void this.#receive(input, resize)
        .catch(() => undefined)
        .then(() => gone.abort());
      const message = allOf(untilReset(errors), MAX_STATUS);
      message.catch(() => undefined);
      await Promise.all([this.#copy(output, Channel.stdout), this.#copy(errorOutput, Channel.stderr)]);
      return statusOf(await message, protocol);
    } finally {
      signal.removeEventListener('abort', leave);
      spdy.close();
    }
  }

  /** What the client sends, until it leaves or breaks the protocol. */
  async #receive(input: SPDYStream | undefined, resize: SPDYStream | undefined): Promise<void> {
    let isOpen = true;
    for await (const message of this.#socket.messages()) {
      const [channel, closed = Channel.close] = message;
      if (channel === Channel.close) {
        if (message.length !== 2 || closed > Channel.resize) return;
        if (closed === Channel.stdin && isOpen) await input?.end();
        if (closed === Channel.stdin) isOpen = false;
      } else if (channel === Channel.stdin && isOpen) await input?.write(message.subarray(1));
      else if (channel === Channel.resize) await resize?.write(message.subarray(1));
    }
  }

  async #copy(stream: SPDYStream | undefined, channel: number): Promise<void> {
    if (stream === undefined) return;
    for await (const chunk of untilReset(stream)) await this.#send(channel, chunk);
  }

  #send(channel: number, data: Uint8Array): Promise<void> {
    const message = new Uint8Array(data.length + 1);
    message[0] = channel;
    message.set(data, 1);
    return this.#socket.send(message);
  }
}

/** Kubelets reset streams that they are done with. */
async function* untilReset({ readable }: SPDYStream): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* readable;
  } catch (error) {
    // Differs from Go: there a connection that is lost ends the stream as usual, and the command has succeeded.
    if (!isConnectionError(error) || error.failure !== 'reset') throw error;
  }
}

/** A connection with a kubelet, and what is spoken on it. @throws whatever is in the way, in Go's words */
async function dialSPDY(
  kubelet: Upstream,
  path: string,
  signal: AbortSignal,
): Promise<Upgraded & { readonly protocol: string }> {
  const headers = { Connection: ['Upgrade'], Upgrade: [SPDY], [STREAM_PROTOCOL]: SPDY_PROTOCOLS };
  let dialed: Upgraded | Refusal;
  try {
    dialed = await dialForUpgrade(kubelet, { method: 'POST', path, headers, signal });
  } catch (error) {
    const where = `Post "https://${joinHostPort(kubelet.host, kubelet.port)}${path}"`;
    throw new Error(`error sending request: ${where}: ${upgradeReasonOf(error, kubelet)}`, { cause: error });
  }
  if (!('connection' in dialed)) throw new Error(`unable to upgrade connection: ${await textOf(dialed)}`);
  if (!isSPDY(dialed)) {
    dialed.connection.destroy();
    throw new Error('unable to upgrade connection: no SPDY/3.1');
  }
  return { ...dialed, protocol: protocolOf(dialed) };
}

/** A longer word on how a command ended is not read to its end, in bytes. */
const MAX_STATUS = 1024 * 1024;

/** How much of what a kubelet answers in place of a connection goes into an error, in bytes. */
const MAX_REFUSAL = 64 * 1024;

/** What a kubelet says in place of connecting: a Status, or a text. */
async function textOf({ body }: Refusal): Promise<string> {
  const text = await allOf(body, MAX_REFUSAL);
  try {
    const { message } = readStatus(text);
    if (message !== undefined) return message;
  } catch {
    // A text.
  }
  return text.trim();
}

function isSPDY({ incoming: { headers } }: Upgraded): boolean {
  const { connection = '', upgrade = '' } = headers;
  return /upgrade/i.test(connection) && upgrade.toLowerCase().includes(SPDY.toLowerCase());
}

function protocolOf({ incoming: { headers } }: Upgraded): string {
  return String(headers[STREAM_PROTOCOL.toLowerCase()] ?? '').trim();
}

/** All of it as text, or its beginning. @throws when the connection is lost */
async function allOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number = Number.POSITIVE_INFINITY,
): Promise<string> {
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    all.push(chunk);
    length += chunk.length;
    if (length >= most) break;
  }
  return fromUTF8(Buffer.concat(all));
}

/** What a kubelet says at the end. Mirrors Go's `errorDecoderV4`, and what its translator makes of it. @throws {Error} for a command that could not run */
function statusOf(message: string, protocol: string): EndStatus {
  if (message === '') return { status: 'Success' };
  // Older protocols have a text.
  if (!/^v[45]\./.test(protocol)) throw new Error(`error executing remote command: ${message}`);
  const status = endOf(message);
  if (status.status === 'Success') return { status: 'Success' };
  if (status.status !== 'Failure') throw new Error('error stream protocol error: unknown error');
  if (status.reason !== 'NonZeroExitCode') throw new Error(status.message ?? '');
  if (status.details === undefined) throw new Error('error stream protocol error: details must be set');
  const code = status.details.causes?.find(({ reason }) => reason === 'ExitCode')?.message;
  if (code === undefined) throw new Error('error stream protocol error: no ExitCode cause given');
  if (!/^\d{1,3}$/.test(code) || Number(code) > 255)
    throw new Error(`error stream protocol error: invalid exit code value ${JSON.stringify(code)}`);
  return {
    status: 'Failure',
    message: `command terminated with non-zero exit code: command terminated with exit code ${Number(code)}`,
    reason: 'NonZeroExitCode',
    details: { causes: [{ reason: 'ExitCode', message: String(Number(code)) }] },
  };
}

function endOf(message: string): Status {
  try {
    return readStatus(message);
  } catch (error) {
    throw new Error(`error stream protocol error: ${asError(error).message} in ${JSON.stringify(message)}`);
  }
}

/** @throws {Error} for what is no JSON, or not that of a Status */
function readStatus(text: string): Status {
  return decodeKind(Status, new JSONDocument(text), scalarSyntaxes);
}

/** What SPDY is spoken over. */
function carrierOf(connection: Duplex): SPDYCarrier {
  return {
    messages: connection,
    send: (bytes) => write(connection, bytes),
    close: () => connection.destroy(),
  };
}

/** @returns when there is room for more @throws when the connection is gone */
async function write(connection: Duplex, bytes: Uint8Array): Promise<void> {
  if (connection.destroyed || connection.writableEnded) throw new Error('the connection is closed');
  if (!connection.write(bytes)) await drained(connection);
}

/**
 * Connects with a kubelet by SPDY, and lets the client speak that within its WebSocket.
 * @returns what the kubelet answers if it doesn't connect
 * @throws {StatusError} 400 for a broken handshake; whatever keeps the kubelet from being reached
 */
export async function tunnelSPDY(request: ServerRequest, kubelet: Upstream, path: string): Promise<ServerResponse> {
  acceptWebSocket(request);
  const headers = {
    ...Object.fromEntries(
      Object.entries(upgradeRequestHeaders(request)).filter(([name]) => !name.startsWith('sec-websocket-')),
    ),
    ...(request.headers['host'] !== undefined && { host: [request.headers['host']] }),
    Upgrade: [SPDY],
    [STREAM_PROTOCOL]: tunneledProtocols(request),
  };
  const dialed = await dialForUpgrade(kubelet, { method: 'POST', path, headers, signal: request.signal });
  if (!('connection' in dialed)) return refusalOf(dialed);
  const { connection, first: toClient } = dialed;
  if (!isSPDY(dialed)) {
    connection.destroy();
    return respondText(500, 'unable to upgrade: missing upgrade headers in response\n');
  }
  const protocol = protocolOf(dialed);
  return {
    status: 101,
    headers: acceptWebSocket(request, protocol === '' ? '' : `${TUNNEL}${protocol}`),
    body: [],
    takeOver: (client, first) => {
      const socket = new ServerWebSocket(client, first);
      const end = (): void => {
        connection.destroy();
        socket.close();
      };
      client.once('close', () => connection.destroy());
      if (client.destroyed) connection.destroy();
      if (toClient.length > 0) connection.unshift(toClient);
      void carry(connection, (bytes) => socket.send(bytes)).then(end, end);
      void carry(socket.messages(), (bytes) => write(connection, bytes)).then(end, end);
    },
  };
}

async function carry(from: AsyncIterable<Uint8Array>, send: (bytes: Uint8Array) => Promise<void>): Promise<void> {
  for await (const bytes of from) await send(bytes);
}

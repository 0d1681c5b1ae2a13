/// <reference types="node" />

import { type ClientHttp2Session, type ClientHttp2Stream, constants, connect as http2Connect } from 'node:http2';
import type { Socket } from 'node:net';
import type { Clock } from '#apimachinery/util/wait/clock';
import { codeOf } from '#engine/text/has_code';
import { orAborted, sleepUntil } from '../../util/wait/sleep.ts';
import { ConnectionError } from '../connection_error.ts';
import { isRepeatable, type RequestHeaders, type TransportRequest, type TransportResponse } from '../transport.ts';
import { sendBody, streamResponse } from './body.ts';
import { connectionError } from './failure.ts';
import { headersOf } from './http1.ts';

/** How much may be on its way before the reader has to confirm: more than the default of 64 KiB for the sake of lists. */
const WINDOW = 4 * 1024 * 1024;
/** How many headers a response may have. Node's default is 128, which warnings alone may reach. */
const MAX_HEADERS = 10_000;
/** How full a session gets before there is another one. */
const SHARE = 0.8;
/** How often in an interval it is looked whether the server has said something: a PING is late by a sixth at most. */
const LOOKS = 6;
/** How often a request is sent again that the server says it hasn't looked at. Mirrors Go's HTTP/2 transport. */
const RETRIES = 7;
/** Headers that only HTTP/1.1 has. */
const NOT_SENT: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'connection',
  'host',
  'transfer-encoding',
  'keep-alive',
]);

/** What HTTP/2 sessions are made for. */
export interface HTTP2Options {
  /** @throws ConnectionError also when the server wants no HTTP/2 any more */
  readonly connect: () => Promise<Socket>;
  readonly server: URL;
  /** Aborted when nothing is wanted any more, not even a connection that is being made. */
  readonly closing: AbortSignal;
  readonly pingInterval: number;
  readonly pingTimeout: number;
  readonly idleTimeout: number;
  readonly clock: Clock;
}

/** The server has not looked at a request: it can be sent again. */
class NotProcessed extends Error {}

/** One connection. */
class Session {
  readonly session: ClientHttp2Session;
  readonly #socket: Socket;
  readonly #options: HTTP2Options;
  #active = 0;
  #read = 0;
  /** How often nothing new was read. */
  #silence = 0;
  #pinging: NodeJS.Timeout | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #check: NodeJS.Timeout;
  /** What a GOAWAY said: later streams have not been looked at. */
  #goaway: { readonly code: number; readonly last: number } | undefined;

  private constructor(session: ClientHttp2Session, socket: Socket, options: HTTP2Options) {
    this.session = session;
    this.#socket = socket;
    this.#options = options;
    this.#check = setInterval(() => this.#look(), options.pingInterval / LOOKS).unref();
    session.once('close', () => {
      clearInterval(this.#check);
      clearTimeout(this.#pinging);
      clearTimeout(this.#idle);
    });
    session.on('error', () => undefined);
    session.on('goaway', (code, last) => {
      this.#goaway = { code, last };
      setImmediate(() => this.#active === 0 && this.#end());
    });
    this.#rest();
  }

  /**
   * Whether a stream that is closed without a response was never looked at. As in Go, the first one of a connection that
   * ends by an error is not sent again: so would the next connection.
   */
  hasIgnored({ id, rstCode }: ClientHttp2Stream): boolean {
    if (id === undefined || rstCode === constants.NGHTTP2_REFUSED_STREAM) return true;
    const { code, last } = this.#goaway ?? { code: 0, last: Infinity };
    return id > last && (id > 1 || code === constants.NGHTTP2_NO_ERROR);
  }

  /** Waits for the server's settings: they say how many requests it takes at a time. */
  static async open(options: HTTP2Options): Promise<Session> {
    const { server, closing, pingTimeout } = options;
    const socket = await options.connect();
    const session = http2Connect(server.origin, {
      createConnection: () => socket,
      maxHeaderListPairs: MAX_HEADERS,
      settings: { enablePush: false, initialWindowSize: WINDOW },
    });
    await new Promise<void>((resolve, reject) => {
      const fail = (error?: unknown): void => {
        const cause = error ?? new ConnectionError('closed', 'the connection was closed while it was set up');
        session.destroy();
        reject(connectionError(cause, `connecting to ${server.host}`));
      };
      const end = (): void => fail(closing.reason);
      closing.addEventListener('abort', end, { once: true });
      if (closing.aborted) end();
      const late = setTimeout(
        () => fail(new ConnectionError('timeout', `${server.host} sends no HTTP/2 settings`)),
        pingTimeout,
      );
      session.once('error', fail).once('close', fail);
      session.once('remoteSettings', () => {
        clearTimeout(late);
        session.off('error', fail).off('close', fail);
        closing.removeEventListener('abort', end);
        resolve();
      });
      session.once('close', () => {
        clearTimeout(late);
        closing.removeEventListener('abort', end);
      });
      session.once('connect', () => session.setLocalWindowSize(WINDOW));
    });
    return new Session(session, socket, options);
  }

  get usable(): boolean {
    return !this.session.closed && !this.session.destroyed;
  }

  get full(): boolean {
    const { maxConcurrentStreams = Infinity } = this.session.remoteSettings;
    return this.#active >= Math.max(1, Math.floor(maxConcurrentStreams * SHARE));
  }

  /** Takes a place; `leave` gives it back. */
  enter(): void {
    if (this.#active++ > 0) return;
    clearTimeout(this.#idle);
    if (this.usable) this.session.ref();
  }

  leave(): void {
    if (--this.#active === 0) this.#rest();
  }

  /** Without requests it keeps no program running. */
  #rest(): void {
    if (!this.usable) return this.#end();
    this.session.unref();
    this.#idle = setTimeout(() => this.#end(), this.#options.idleTimeout).unref();
  }

  /** Ends the connection, too: a session that is closed in peace leaves it to the server. */
  #end(): void {
    this.session.destroy();
    this.#socket.destroy();
  }

  /**
   * A peer that is gone does not say so: whoever is silent is asked, also when it has said that it goes away. What is
   * written counts for nothing, as in Go: the system takes it for a long time before it gives up.
   */
  #look(): void {
    const { bytesRead } = this.#socket;
    this.#silence = bytesRead === this.#read ? this.#silence + 1 : 0;
    this.#read = bytesRead;
    if (this.#silence < LOOKS || this.session.destroyed || this.#pinging !== undefined) return;
    this.#silence = 0;
    this.#ping();
  }

  #ping(): void {
    const { pingTimeout, server } = this.#options;
    this.#pinging = setTimeout(() => {
      this.session.destroy(new ConnectionError('lost', `${server.host} did not answer for ${pingTimeout} ms`));
    }, pingTimeout).unref();
    const answered = (): void => {
      clearTimeout(this.#pinging);
      this.#pinging = undefined;
    };
    // Node sends no PING after a GOAWAY; settings are confirmed as well.
    if (this.session.closed) this.session.settings({ enablePush: false }, answered);
    else this.session.ping(answered);
  }
}

/** Requests by HTTP/2: sessions that are opened when those that are there are nearly full. */
export class HTTP2 {
  readonly #options: HTTP2Options;
  #sessions: Session[] = [];
  #opening: Promise<Session> | undefined;

  constructor(options: HTTP2Options) {
    this.#options = options;
  }

  async request(request: TransportRequest, target: string, what: string): Promise<TransportResponse> {
    for (let retry = 0; ; retry++) {
      const session = await this.#enter(request.signal);
      try {
        return await send(session, request, target, this.#options.server, what);
      } catch (error) {
        if (!(error instanceof NotProcessed)) throw error;
        if (retry >= RETRIES) throw connectionError(error.cause, what);
        // The first time at once, as the server most likely just wants another connection.
        if (retry > 0)
          await sleepUntil(this.#options.clock, 1000 * 2 ** (retry - 1) * (1 + Math.random() / 10), request.signal);
      }
    }
  }

  /** A session with a place, which is taken. */
  async #enter(signal: AbortSignal | undefined): Promise<Session> {
    for (;;) {
      signal?.throwIfAborted();
      const free = this.#sessions.find(({ usable, full }) => usable && !full);
      if (free !== undefined) {
        free.enter();
        return free;
      }
      this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
      await orAborted(this.#opening, signal);
    }
  }

  async #open(): Promise<Session> {
    const session = await Session.open(this.#options);
    this.#sessions.push(session);
    // One that the server has told to go away may last as long as a watch on it.
    const forget = (): void => void (this.#sessions = this.#sessions.filter((each) => each !== session));
    if (session.session.destroyed) forget();
    else session.session.once('close', forget);
    return session;
  }

  /** Ends all connections. */
  close(reason: Error): void {
    for (const { session } of this.#sessions) session.destroy(reason);
    this.#opening?.then(({ session }) => session.destroy(reason)).catch(() => undefined);
    this.#sessions = [];
  }
}

function send(
  session: Session,
  { method, headers = {}, body, signal }: TransportRequest,
  target: string,
  server: URL,
  what: string,
): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    let stream: ClientHttp2Stream;
    try {
      stream = session.session.request(
        {
          ':method': method,
          ':scheme': 'https',
          ':authority': server.host,
          ':path': target,
          ...outgoing(headers),
          ...(isRepeatable(body) && body !== undefined ? { 'content-length': String(body.length) } : {}),
        },
        { endStream: body === undefined },
      );
    } catch (error) {
      session.leave();
      const code = codeOf(error);
      const gone = code === 'ERR_HTTP2_INVALID_SESSION' || code === 'ERR_HTTP2_GOAWAY_SESSION';
      reject(gone ? new NotProcessed('', { cause: error }) : error);
      return;
    }
    const abort = (): void => {
      release(stream, constants.NGHTTP2_CANCEL);
      reject(signal!.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    let answered = false;
    stream.once('response', (got) => {
      answered = true;
      signal?.removeEventListener('abort', abort);
      resolve(
        streamResponse(Number(got[':status']), headersOf(got), stream, {
          what,
          signal,
          done: () => undefined,
          release: () => release(stream, constants.NGHTTP2_NO_ERROR),
          cut: () => stream.rstCode !== constants.NGHTTP2_NO_ERROR,
        }),
      );
    });
    let failure: unknown;
    stream.on('error', (error) => (failure = error));
    stream.once('close', () => {
      session.leave();
      signal?.removeEventListener('abort', abort);
      if (answered) return;
      const cause = failure ?? new ConnectionError('closed', `${what}: the stream was closed without a response`);
      const again = session.hasIgnored(stream) && isRepeatable(body);
      reject(again ? new NotProcessed('', { cause }) : connectionError(cause, what));
    });
    sendBody(stream, body, (error) => {
      release(stream, constants.NGHTTP2_CANCEL);
      reject(error);
    });
  });
}

/**
 * Gives up a stream. One that both sides have ended is not reset: servers on nghttp2 take a thousand resets for an attack,
 * and end the session with all requests on it. The runtime may know of the end later than what it has read says: inside
 * the piece that is being read, and while there is something to write.
 */
function release(stream: ClientHttp2Stream, code: number): void {
  stream.removeAllListeners('readable').on('data', () => undefined);
  setImmediate(() => {
    if (hasEnded(stream)) return;
    stream.close(code);
    stream.destroy();
  });
}

/** Whether nothing is to come or to be sent any more, so that the stream will be closed by itself. */
function hasEnded(stream: ClientHttp2Stream): boolean {
  if (stream.closed || stream.destroyed) return true;
  const { state, localClose, remoteClose } = stream.state;
  // nghttp2 calls streams idle that it has forgotten.
  if (state === constants.NGHTTP2_STREAM_STATE_IDLE) return true;
  return (stream.writableFinished || localClose === 1) && (stream.readableEnded || remoteClose === 1);
}

function outgoing(headers: RequestHeaders): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]): [string, string | string[]] => [
        name.toLowerCase(),
        typeof value === 'string' ? value : [...value],
      ])
      .filter(([name]) => !NOT_SENT.has(name)),
  );
}

/// <reference types="node" />
import { constants, type Http2Session, type ServerHttp2Session } from 'node:http2';
import type { Server, Socket } from 'node:net';

/** After how many milliseconds a connection ends that keeps its server waiting. */
export interface ConnectionTimeouts {
  /** For TLS, and for the headers of a request. */
  readonly readHeaderTimeout: number;
  /** Without a request. */
  readonly idleTimeout: number;
}

/** How a server closes. */
export interface CloseOptions {
  /** How many milliseconds requests under way may still take, watches apart; none unless given. */
  readonly grace?: number;
}

/** Milliseconds for what HTTP/2 begins with, as in Go. */
const PREFACE = 10_000;
/** Milliseconds in which a client may take note that its HTTP/2 connection ends, as in Go. */
const GOING_AWAY = 1000;

/** Milliseconds in which a client must answer a ping, as with Go's. */
const PING_TIMEOUT = 15_000;

/** Requests at a time on one connection by HTTP/2, as in Go's API servers. */
export const MAX_STREAMS = 100;
/** And with those that were reset, but are carried out all the same: beyond, the connection ends, as Go's do. */
const MAX_CARRIED_OUT = 5 * MAX_STREAMS;

/** A request under way. */
export interface Underway {
  /** Ends what goes on until somebody ends it: watches, and connections of other protocols. */
  stop(): void;
}

/** The connections of a server, those by HTTP/2 and those of other protocols among them. */
export class Connections {
  readonly #server: Server;
  readonly #timeouts: ConnectionTimeouts;
  readonly #sockets = new Set<Socket>();
  readonly #sessions = new Set<ServerHttp2Session>();
  readonly #underway = new Set<Underway>();
  readonly #carriedOut = new WeakMap<Http2Session, number>();
  #isClosing = false;
  #ended: (() => void) | undefined;

  constructor(server: Server, timeouts: ConnectionTimeouts) {
    this.#server = server;
    this.#timeouts = timeouts;
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    let socket: Socket | undefined;
    server.prependListener('secureConnection', (secure: Socket) => (socket = secure));
    // Within the event before, when its protocol is HTTP/2.
    server.on('session', (session: ServerHttp2Session) => this.#limit(session, socket));
  }

  /** Whether no more requests are wanted. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** @returns to be called when it is answered, or its connection of another protocol is closed */
  begin(underway: Underway): () => void {
    this.#underway.add(underway);
    if (this.#isClosing) underway.stop();
    return () => {
      this.#underway.delete(underway);
      if (this.#underway.size === 0) this.#ended?.();
    };
  }

  /**
   * Counts the requests of an HTTP/2 connection that are being carried out, including those whose client has left.
   * @param session undefined: by HTTP/1.1 it is one at a time
   * @returns to be called when it has been; undefined: the connection ends, as there are too many
   */
  admit(session: Http2Session | undefined): (() => void) | undefined {
    if (session === undefined) return () => {};
    const before = this.#carriedOut.get(session) ?? 0;
    if (before >= MAX_CARRIED_OUT) {
      session.goaway(constants.NGHTTP2_ENHANCE_YOUR_CALM);
      session.destroy();
      return undefined;
    }
    this.#carriedOut.set(session, before + 1);
    return () => this.#carriedOut.set(session, (this.#carriedOut.get(session) ?? 0) - 1);
  }

  /** Stops listening, lets requests under way be answered, and ends all connections. */
  async close({ grace = 0 }: CloseOptions = {}): Promise<void> {
    this.#isClosing = true;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const session of this.#sessions) session.close();
    for (const each of this.#underway) each.stop();
    if (grace > 0 && this.#underway.size > 0) await this.#untilEnded(grace);
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #untilEnded(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#ended = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /**
   * Node itself lets an HTTP/2 connection rest for ever, also one that never began, or never ends its headers. And once the
   * client has broken the protocol, nothing is read of it any more, not even its end: so those that are silent are asked.
   */
  #limit(session: ServerHttp2Session, socket: Socket | undefined): void {
    const { readHeaderTimeout, idleTimeout } = this.#timeouts;
    let streams = 0;
    let timer: NodeJS.Timeout | undefined;
    const end = (): void => {
      session.close();
      timer = setTimeout(() => socket?.destroy(), Math.min(GOING_AWAY, idleTimeout));
    };
    const rest = (): void => {
      clearTimeout(timer);
      if (streams === 0) timer = setTimeout(end, idleTimeout);
    };
    let read = 0;
    let late: NodeJS.Timeout | undefined;
    const ask = (): void => {
      const isSilent = socket?.bytesRead === read;
      read = socket?.bytesRead ?? 0;
      if (!isSilent || late !== undefined || session.destroyed) return;
      late = setTimeout(() => socket?.destroy(), Math.min(PING_TIMEOUT, readHeaderTimeout));
      session.ping(() => {
        clearTimeout(late);
        late = undefined;
      });
    };
    const asking = setInterval(ask, idleTimeout);
    this.#sessions.add(session);
    timer = setTimeout(end, Math.min(PREFACE, readHeaderTimeout));
    session.once('remoteSettings', rest);
    session.on('stream', (stream) => {
      streams++;
      clearTimeout(timer);
      stream.once('close', () => {
        streams--;
        rest();
      });
    });
    session.once('close', () => {
      this.#sessions.delete(session);
      clearInterval(asking);
      clearTimeout(late);
      clearTimeout(timer);
      // Whatever becomes of the timer that the end of a stream sets.
      streams = Infinity;
    });
  }
}

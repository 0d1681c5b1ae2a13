// A server that answers by bytes, whatever they are.
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { Request } from './go_call.ts';
import { listen } from './servers.ts';

/** What is said to one request. */
export interface Wire {
  /** Has one letter for each byte. */
  readonly text: string;
  readonly keep?: boolean;
}

/** Headers that say how connections are kept, which Node and Go do each in its way. */
const OF_CONNECTIONS: ReadonlySet<string> = new Set(['connection', 'host']);

/** Answers by a script, on any number of connections, and takes down what is asked. */
export class AnsweringSockets {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #answers: Wire[];
  readonly #now: () => number;
  #port = 0;
  readonly requests: Request[] = [];

  private constructor(answers: readonly Wire[], now: () => number) {
    this.#answers = [...answers];
    this.#now = now;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async start(answers: readonly Wire[], now: () => number): Promise<AnsweringSockets> {
    const sockets = new AnsweringSockets(answers, now);
    sockets.#port = await listen(sockets.#server);
    return sockets;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Waits until the other sides of the connections that were closed here are closed, too. */
  async settled(): Promise<void> {
    const ended = [...this.#sockets].filter((socket) => socket.writableEnded && !socket.closed);
    await Promise.all(ended.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    await new Promise((resolve) => setImmediate(resolve));
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    let got = '';
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      got += data.toString('latin1');
      const read = requestOf(got);
      if (read === undefined || socket.writableEnded) return;
      got = got.slice(read.length);
      this.requests.push({ at: this.#now(), ...read.request });
      const { text, keep = false } = this.#answers.shift() ?? { text: '' };
      const bytes = Buffer.from(text, 'latin1');
      if (keep) socket.write(bytes);
      else socket.end(bytes);
    });
  }
}

/** The request at the beginning of what was received, if it is whole. */
function requestOf(got: string): { request: Omit<Request, 'at'>; length: number } | undefined {
  const end = got.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = got.slice(0, end).split('\r\n');
  const [method = '', url = ''] = first.split(' ');
  const headers: Record<string, string[]> = {};
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/: (.*)/s);
    if (!OF_CONNECTIONS.has(name.toLowerCase())) (headers[name] ??= []).push(value);
  }
  const length = end + 4 + Number(headers['Content-Length']?.[0] ?? 0);
  if (got.length < length) return undefined;
  const body = Buffer.from(got.slice(end + 4, length), 'latin1').toString('base64');
  return { request: { method, url, headers, ...(body && { body }) }, length };
}

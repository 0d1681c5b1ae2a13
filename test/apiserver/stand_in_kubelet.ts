// A kubelet of a test: it says what it was asked, and gives odd answers where a container is called after one.
import { createHash } from 'node:crypto';
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { constants, inflateSync } from 'node:zlib';
import { newSelfSignedCACert, newSignedCert } from 'kubetyped/client/util/cert';

/** What it was asked. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What it shows. */
export interface KubeletCertificates {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
}

export function kubeletCertificates(ips: readonly string[]): KubeletCertificates {
  const authority = newSelfSignedCACert({ commonName: 'kubelets' });
  return {
    ...newSignedCert({ commonName: 'kubelet', hosts: ips, usages: ['server auth'] }, authority),
    ca: authority.cert,
  };
}

export class StandInKubelet {
  readonly asked: Asked[] = [];
  /** Of those that it has accepted, the ones that are open. */
  readonly sockets = new Set<Socket>();
  /** The names of the certificates that it was shown. */
  readonly shown: string[] = [];
  /** What came for the input of a command behind its end. */
  readonly late: string[] = [];
  /** What commands say at their end. */
  status: string | undefined;
  readonly #server: Server;

  private constructor(certificates: KubeletCertificates | undefined) {
    const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void =>
      void this.#answer(incoming, outgoing).catch(() => outgoing.destroy());
    this.#server =
      certificates === undefined
        ? createPlainServer(answer)
        : createServer({ ...certificates, requestCert: true, rejectUnauthorized: false }, answer);
    this.#server.on('upgrade', (incoming: IncomingMessage, socket: Socket, first: Buffer) => {
      this.#note(incoming, '');
      this.#upgrade(incoming, socket, first);
    });
    this.#server.on(certificates === undefined ? 'connection' : 'secureConnection', (socket: Socket) => {
      this.sockets.add(socket);
      const name = socket instanceof TLSSocket ? socket.getPeerCertificate().subject?.CN : undefined;
      if (name !== undefined) this.shown.push(String(name));
      socket.on('error', () => socket.destroy());
      socket.once('close', () => this.sockets.delete(socket));
    });
    this.#server.on('tlsClientError', () => {});
  }

  /** @param certificates undefined: by HTTP, as a Pod */
  static async start(certificates?: KubeletCertificates): Promise<StandInKubelet> {
    const kubelet = new StandInKubelet(certificates);
    await new Promise<void>((resolve) => kubelet.#server.listen(0, '0.0.0.0', resolve));
    return kubelet;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.#server.close();
  }

  #note({ method = '', url = '', headers }: IncomingMessage, body: string): void {
    this.asked.push({ method, url, headers, body });
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of incoming) body += String(chunk);
    this.#note(incoming, body);
    const { pathname } = new URL(incoming.url ?? '/', 'https://kubelet');
    const odd = pathname.split('/').at(-1) ?? '';
    switch (odd) {
      case 'fault':
        outgoing.writeHead(500).end('no such log');
        return;
      case 'wordy':
        outgoing.writeHead(500).end('x'.repeat(100_000));
        return;
      case 'unknown':
        outgoing.writeHead(404).end('no container');
        return;
      case 'bad':
        outgoing.writeHead(400).end('what log?');
        return;
      case 'teapot':
        outgoing.writeHead(418).end('tea');
        return;
      case 'redirect':
        outgoing.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end('elsewhere');
        return;
      case 'away':
        outgoing.writeHead(302, { Location: '/there?x=1#y' }).end();
        return;
      case 'abroad':
        outgoing.writeHead(302, { Location: 'https://example.com/there' }).end();
        return;
      case 'cut':
        outgoing.writeHead(200, { 'Content-Length': '1000' });
        outgoing.write('some of it', () => setImmediate(() => outgoing.destroy()));
        return;
      case 'silent':
        return;
      case 'garbage':
        incoming.socket.end('this is no HTTP\r\n\r\n');
        return;
      case 'endless':
        outgoing.writeHead(200, { 'Content-Type': 'application/octet-stream' });
        outgoing.write('begin\n');
        return;
      case 'cors':
        outgoing.writeHead(200, {
          'Access-Control-Allow-Origin': '*',
          'Content-Type': 'text/html',
          'Keep-Alive': 'timeout=5',
          'X-Own': 'yes',
        });
        outgoing.end('<p>');
        return;
      default:
        outgoing
          .writeHead(200, { 'Content-Type': 'application/x-own' })
          .end(`${incoming.method} ${incoming.url}\n${body}`);
    }
  }

  #upgrade(incoming: IncomingMessage, socket: Socket, first: Buffer): void {
    const { pathname } = new URL(incoming.url ?? '/', 'https://kubelet');
    const { upgrade = '' } = incoming.headers;
    if (pathname.endsWith('/fault')) {
      socket.end('HTTP/1.1 500 Internal Server Error\r\nContent-Type: text/plain\r\nContent-Length: 7\r\n\r\nno room');
      return;
    }
    if (pathname.endsWith('/cut')) {
      socket.destroy();
      return;
    }
    if (pathname.endsWith('/garbage')) {
      socket.end('this is no HTTP\r\n\r\n');
      return;
    }
    if (pathname.endsWith('/ok')) {
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
      return;
    }
    const answered = upgrade.toLowerCase() === 'websocket' ? webSocketHeaders(incoming) : spdyHeaders(incoming);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${answered.join('\r\n')}\r\n\r\n`);
    if (incoming.headers['x-raw'] === 'yes' || upgrade.toLowerCase() === 'websocket') {
      // Whatever comes goes back.
      socket.write(first);
      socket.pipe(socket);
      return;
    }
    new SPDYServer(socket, pathname, this.status, this.late).push(first);
  }
}

function webSocketHeaders({ headers }: IncomingMessage): string[] {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
  const [protocol = ''] = (headers['sec-websocket-protocol'] ?? '').split(',');
  return [
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept.digest('base64')}`,
    ...(protocol === '' ? [] : [`Sec-WebSocket-Protocol: ${protocol.trim()}`]),
  ];
}

function spdyHeaders({ headers }: IncomingMessage): string[] {
  const [protocol = ''] = String(headers['x-stream-protocol-version'] ?? '').split(',');
  return [
    'Upgrade: SPDY/3.1',
    'Connection: Upgrade',
    ...(protocol === '' ? [] : [`X-Stream-Protocol-Version: ${protocol}`]),
  ];
}

/** The side of a kubelet, for a client that doesn't compress its headers: what comes for a command goes back to its output. */
class SPDYServer {
  readonly #socket: Socket;
  readonly #how: string;
  readonly #status: string | undefined;
  readonly #late: string[];
  readonly #types = new Map<number, string>();
  #bytes: Buffer = Buffer.alloc(0);
  #headers: Buffer = Buffer.alloc(0);
  #read = 0;
  #isOver = false;

  constructor(socket: Socket, pathname: string, status: string | undefined, late: string[]) {
    this.#socket = socket;
    this.#status = status;
    this.#late = late;
    this.#how = pathname.split('/').at(-1) ?? '';
    socket.on('data', (chunk: Buffer) => this.push(chunk));
  }

  push(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    while (this.#bytes.length >= 8) {
      const length = this.#bytes.readUInt32BE(4) & 0xffffff;
      if (this.#bytes.length < 8 + length) return;
      const head = this.#bytes.readUInt32BE(0);
      const flags = this.#bytes.readUInt8(4);
      const payload = this.#bytes.subarray(8, 8 + length);
      this.#bytes = this.#bytes.subarray(8 + length);
      if (head >= 0x80000000) this.#control(head & 0xffff, payload);
      else this.#data(head, payload, (flags & 1) !== 0);
    }
  }

  #control(type: number, payload: Buffer): void {
    if (type !== 1) return;
    const number = payload.readUInt32BE(0);
    this.#headers = Buffer.concat([this.#headers, payload.subarray(10)]);
    const all = inflateSync(this.#headers, { finishFlush: constants.Z_SYNC_FLUSH });
    const block = all.subarray(this.#read).toString('latin1');
    this.#read = all.length;
    this.#types.set(number, /streamtype\0\0\0.([a-z]+)/.exec(block)?.[1] ?? '');
    const reply = Buffer.alloc(4);
    reply.writeUInt32BE(number);
    this.#frame(0x80030002, 0, reply);
    this.#opened();
  }

  /** All streams of a command are there as soon as that for its input is. */
  #opened(): void {
    if (this.#how === 'breaks' && this.#streamOf('stdout') !== undefined) {
      this.#send('stdout', 'half');
      setImmediate(() => this.#socket.destroy());
    }
  }

  #data(number: number, payload: Buffer, isLast: boolean): void {
    if (this.#types.get(number) === 'resize') this.#send('stdout', `resized ${payload.toString()}`);
    if (this.#types.get(number) === 'data') this.#frame(number, isLast ? 1 : 0, payload);
    if (this.#types.get(number) !== 'stdin') return;
    if (this.#isOver) this.#late.push(String(payload));
    this.#isOver ||= isLast;
    this.#send('stdout', payload);
    if (isLast) this.#end();
  }

  #end(): void {
    this.#send('stderr', 'to stderr');
    const status =
      this.#how === 'seven'
        ? {
            status: 'Failure',
            reason: 'NonZeroExitCode',
            message: 'command terminated',
            details: { causes: [{ reason: 'ExitCode', message: '7' }] },
          }
        : { status: 'Success' };
    this.#send('error', this.#status ?? JSON.stringify(status));
    for (const [number] of this.#types) this.#frame(number, 1, Buffer.alloc(0));
  }

  #streamOf(type: string): number | undefined {
    for (const [number, each] of this.#types) if (each === type) return number;
    return undefined;
  }

  #send(type: string, data: string | Buffer): void {
    const number = this.#streamOf(type);
    if (number !== undefined) this.#frame(number, 0, Buffer.from(data as string));
  }

  #frame(head: number, flags: number, payload: Buffer): void {
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(head >>> 0);
    frame.writeUInt32BE(payload.length, 4);
    frame.writeUInt8(flags, 4);
    if (this.#socket.writable) this.#socket.write(Buffer.concat([frame, payload]));
  }
}

/// <reference types="node" />
// HTTP/1.1 as Go's servers speak it, where Node's speak it otherwise.
import { IncomingMessage, ServerResponse as NodeResponse, STATUS_CODES } from 'node:http';
import type { Server, Socket } from 'node:net';
import { codeOf } from '#engine/text/has_code';
import type { ServerResponse } from '../request/http.ts';

/** Answers a request. @param first what came behind its headers, where it asks for another protocol */
export type AnswerNode = (incoming: IncomingMessage, outgoing: NodeResponse, first?: Uint8Array) => void;

/** The last response of a connection by HTTP/1.1, and of each the one before. */
const lastResponses = new WeakMap<Socket | NodeResponse, NodeResponse>();

/**
 * A request by HTTP/1.1. Node gives a connection to those that ask for another protocol, without reading their bodies and
 * whatever was asked before. Here those that have a body, or come while others are answered, and those for HTTP/2 without
 * TLS, are requests like all others.
 */
export class HTTP1Request extends IncomingMessage {
  #upgrade: boolean | undefined;

  /** Whether its connection may become one of another protocol. Node's server asks. */
  get upgrade(): boolean {
    return (this.#upgrade ??= this.method === 'CONNECT' || (isForAnotherProtocol(this) && !isBusy(this.socket)));
  }

  /** What Node found counts for nothing. */
  set upgrade(_: boolean) {}
}

function isForAnotherProtocol({ headers }: IncomingMessage): boolean {
  const { connection = '', upgrade } = headers;
  if (upgrade === undefined || !hasToken(connection, 'upgrade') || hasToken(upgrade, 'h2c')) return false;
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

function hasToken(list: string, token: string): boolean {
  return list.split(',').some((each) => each.trim().toLowerCase() === token);
}

function isBusy(socket: Socket): boolean {
  const last = lastResponses.get(socket);
  return last !== undefined && !last.closed;
}

/**
 * Lets the requests of a connection be answered one after the other, as by Go's servers: one that comes behind another is
 * not looked at before that is answered, and not at all when the connection ends with it.
 */
export function inTurn(answer: AnswerNode): AnswerNode {
  return (incoming, outgoing, first) => {
    const { socket } = incoming;
    const before = lastResponses.get(socket);
    lastResponses.set(socket, outgoing);
    // Node's parser stops behind a request that asks for another protocol: the rest would be read from anywhere.
    if (first === undefined && incoming.headers.upgrade !== undefined) outgoing.shouldKeepAlive = false;
    const begin = (): void => {
      if (socket.writable) answer(incoming, outgoing, first);
    };
    if (before === undefined || before.closed) {
      begin();
      return;
    }
    lastResponses.set(outgoing, before);
    before.once('close', () => {
      lastResponses.delete(outgoing);
      begin();
    });
  };
}

/** Milliseconds in which a client may read why it was refused, before its connection is cut, as in Go. */
const REFUSED = 500;

/**
 * Answers what is not a request, and closes its connection. Those before it are answered first.
 *
 * Differs from Go: the answer to headers that are too large is a Status.
 */
export function refuseMalformed(error: unknown, socket: Socket): void {
  const last = lastResponses.get(socket);
  if (!socket.writable || refused.has(socket)) {
    if (!refused.has(socket)) socket.destroy();
    return;
  }
  refused.add(socket);
  if (last === undefined || last.closed) {
    refuse(error, socket);
    return;
  }
  if (last.req.complete) {
    last.once('close', () => refuse(error, socket));
    return;
  }
  // Within the body of a request: its connection is gone for whoever reads it, but not for those before.
  const before = lastResponses.get(last);
  if (before === undefined || before.closed) socket.destroy();
  else before.once('close', () => destroySoon(socket));
}

function destroySoon(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), REFUSED);
  socket.once('close', () => clearTimeout(timer));
}

/** Connections whose client was refused. */
const refused = new WeakSet<Socket>();

function refuse(error: unknown, socket: Socket): void {
  const code = codeOf(error);
  // As Go's servers, it says nothing to who is slow or gone, and nothing that isn't encrypted.
  if (!socket.writable || code?.startsWith('HPE_') !== true) {
    socket.destroy();
    return;
  }
  const isTooLarge = code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLarge ? 431 : 400;
  const reason = `${status} ${STATUS_CODES[status]}`;
  const body = isTooLarge ? TOO_LARGE : reason;
  const type = isTooLarge ? 'application/json' : 'text/plain; charset=utf-8';
  socket.end(`HTTP/1.1 ${reason}\r\nContent-Type: ${type}\r\nConnection: close\r\n\r\n${body}`);
  destroySoon(socket);
}

const TOO_LARGE: string = /* @__PURE__ */ JSON.stringify({
  kind: 'Status',
  apiVersion: 'v1',
  metadata: {},
  status: 'Failure',
  message: 'the URL and the headers of the request are larger than 1 MiB',
  code: 431,
});

/** What a request asks of whom. */
export interface RequestTarget {
  /** Path and query. */
  readonly url: string;
  /** Name and port of the server, as the client calls it. */
  readonly host: string | undefined;
}

/** Why a request is refused before anybody looks at it. */
export interface Refusal {
  readonly refused: 400 | 417 | 501 | 505;
  readonly reason: string;
}

/** What may stand in `Host`. Mirrors Go's `httpguts.ValidHostHeader`. */
const HOST = /^[\w!$%&'()*+,\-.:;=[\]~]*$/;
/** An absolute target; llhttp has looked at the scheme. */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/([^/?]*)([^]*)$/i;
const AUTHORITY = /^(?:[\w!$%&'()*+,\-.:;=~]*@)?((?:\[[\da-f:.]+\]|[\w!$&'()*+,\-.;=~]*)(?::\d*)?)$/i;
const BAD_ESCAPE = /%(?![\da-f]{2})/i;

/**
 * What a request is for. Of an absolute target its authority counts, not `Host`. Mirrors Go's `http.ReadRequest` and what
 * its server then looks at.
 */
export function targetOf(incoming: IncomingMessage): RequestTarget | Refusal {
  const { url = '', httpVersion, httpVersionMajor, headers } = incoming;
  const hosts = valuesOf(incoming, 'host');
  const [named] = hosts;
  if (hosts.length > 1) return badRequest('too many Host headers');
  const authority = headers[':authority'];
  const host = typeof authority === 'string' ? authority : named;
  if (host !== undefined && !HOST.test(host)) return badRequest('malformed Host header');
  if (!/^https?$/.test(String(headers[':scheme'] ?? 'http'))) return badRequest('unknown scheme');
  if (httpVersionMajor === 1) {
    if (named === undefined && httpVersion !== '1.0') return badRequest('missing required Host header');
    const encodings = valuesOf(incoming, 'transfer-encoding');
    // Differs from Go: it takes such a request for one without a body, the parser here for one with it.
    if (encodings.length > 0 && httpVersion === '1.0') return badRequest('Transfer-Encoding in HTTP/1.0');
    if (encodings.length > 1 || (encodings[0] ?? 'chunked').toLowerCase() !== 'chunked')
      return { refused: 501, reason: 'Unsupported transfer encoding' };
  } else if (httpVersionMajor !== 2 || headers[':path'] === undefined)
    return { refused: 505, reason: 'unsupported protocol version' };
  const { expect = '' } = headers;
  if (expect !== '' && !hasToken(expect, '100-continue')) return { refused: 417, reason: 'unknown expectation' };
  const [path = ''] = url.split('?', 1);
  if (BAD_ESCAPE.test(path)) return badRequest('invalid URL escape');
  const [, given, rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (given === undefined)
    return path.startsWith('/') || path === '*' ? { url, host } : badRequest('invalid URI for request');
  const absolute = AUTHORITY.exec(given)?.[1];
  if (absolute === undefined) return badRequest('invalid host');
  return { url: rest.startsWith('/') ? rest : `/${rest}`, host: absolute === '' ? host : absolute };
}

function badRequest(reason: string): Refusal {
  return { refused: 400, reason };
}

function valuesOf({ rawHeaders }: IncomingMessage, wanted: string): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === wanted);
}

/** Has requests that ask for another protocol on their connection answered, too: Node's servers tell of them apart. */
export function acceptUpgrades(server: Server, answer: AnswerNode): void {
  server.on('upgrade', (incoming: IncomingMessage, _, first: Uint8Array) => {
    const { socket } = incoming;
    socket.on('error', () => socket.destroy());
    // Only where Node's server was not asked which of them are for it.
    if (isBusy(socket) || !isForAnotherProtocol(incoming)) {
      socket.destroy();
      return;
    }
    const outgoing = new NodeResponse(incoming);
    outgoing.shouldKeepAlive = false;
    outgoing.assignSocket(socket);
    // Node's server would tell it, but has let go of the connection.
    socket.on('drain', () => outgoing.emit('drain'));
    outgoing.once('finish', () => socket.destroySoon());
    answer(incoming, outgoing, first);
  });
}

/** Gives the connection of a request to the protocol that it is for from now on. */
export function handOver(
  { status, headers, takeOver }: ServerResponse,
  incoming: IncomingMessage,
  outgoing: NodeResponse,
  first: Uint8Array,
): void {
  const { socket } = incoming;
  outgoing.detachSocket(socket);
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (const [name, values] of Object.entries(headers))
    for (const value of [values].flat()) lines.push(`${name}: ${value}`);
  socket.setNoDelay(true);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  takeOver?.(socket, first);
}

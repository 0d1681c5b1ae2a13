/// <reference types="node" />
import { createServer, STATUS_CODES, type IncomingMessage, ServerResponse as NodeResponse } from 'node:http';
import type { Server } from 'node:net';
import type { ServerResponse } from '../endpoints/request/http.ts';

/** Answers a request. @param first what came behind its headers, where it asks for another protocol */
export type AnswerNode = (incoming: IncomingMessage, outgoing: NodeResponse, first?: Uint8Array) => void;

/**
 * Has requests that ask for another protocol on their connection answered, too: Node's servers tell of them apart, without
 * their bodies. Those that have one, and those for HTTP/2 without TLS, are answered as if they didn't ask.
 */
export function acceptUpgrades(server: Server, answer: AnswerNode, keepAliveTimeout: number): void {
  // Reads connections that are given to it; it doesn't listen.
  const ordinary = createServer({ keepAliveTimeout }, answer);
  server.on('upgrade', (incoming: IncomingMessage, _, first: Uint8Array) => {
    const { socket } = incoming;
    if (!isForAnotherProtocol(incoming)) {
      if (first.length > 0) socket.unshift(first);
      socket.unshift(headOf(incoming));
      ordinary.emit('connection', socket);
      return;
    }
    socket.on('error', () => socket.destroy());
    const outgoing = new NodeResponse(incoming);
    outgoing.shouldKeepAlive = false;
    outgoing.assignSocket(socket);
    outgoing.once('finish', () => socket.destroySoon());
    answer(incoming, outgoing, first);
  });
}

function isForAnotherProtocol({ headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return !hasBody && !/(?:^|,)\s*h2c\s*(?:,|$)/i.test(headers.upgrade ?? '');
}

/** The lines that Node has read. With `Upgrade`, it would not read what comes behind the body. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() !== 'upgrade') lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
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

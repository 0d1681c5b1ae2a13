/// <reference types="node" />
import { Agent as HTTPAgent, type AgentOptions as HTTPAgentOptions } from 'node:http';
import { type AgentOptions, Agent as HTTPSAgent } from 'node:https';
import { connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import { StatusError } from '#apimachinery/api/errors/status_error';
import { asError } from '#engine/text/as_error';
import { codeOf } from '#engine/text/has_code';
import { connectTLS, refuseStranger } from '../../client/transport/node/trust.ts';

/** Where a server is. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** A server that requests are sent on to, and how it is reached. */
export interface Upstream extends Address {
  readonly agent: HTTPAgent | HTTPSAgent;
}

/** Milliseconds that connecting may take, TLS included. */
const MAX_HANDSHAKE = 30_000;

/** A server was not reached in time. */
class DialTimeoutError extends Error {
  readonly code = 'ERR_DIAL_TIMEOUT';

  constructor(host: string) {
    super(`no connection with ${host} in time`);
    this.name = 'DialTimeoutError';
  }
}

type Done = (error: Error | null, socket: Duplex) => void;

/** Calls back once when a connection is there, or has failed, or takes too long. */
function whenConnected(socket: Socket, event: 'connect' | 'secureConnect', host: string, done: Done): void {
  const fail = (error: Error): void => done(error, socket);
  const limit = setTimeout(() => socket.destroy(new DialTimeoutError(host)), MAX_HANDSHAKE);
  socket.once('error', fail).once('close', () => clearTimeout(limit));
  socket.once(event, () => {
    socket.off('error', fail);
    clearTimeout(limit);
    done(null, socket);
  });
}

/** Connects by HTTP. */
export class PlainAgent extends HTTPAgent {
  constructor(options: HTTPAgentOptions = {}) {
    super(options);
  }

  override createConnection(options: ConnectionOptions, done: Done): undefined {
    const { host = '', port = 80 } = options;
    whenConnected(connect({ host, port, noDelay: true }), 'connect', host, done);
  }
}

/** Connects by HTTPS, to servers that authorities of its own stand for, as Go judges them, and goes on with no session. */
export class TLSAgent extends HTTPSAgent {
  readonly #ca: string | undefined;

  /** @param ca as PEM; undefined: those of Node, unless nothing is verified */
  constructor(options: AgentOptions, ca?: string) {
    super(options);
    this.#ca = ca;
  }

  override createConnection(options: ConnectionOptions, done: Done): undefined {
    const { host = '', servername = '' } = options;
    const name = servername === '' ? host : servername;
    const socket = connectTLS(options, this.#ca);
    whenConnected(socket, 'secureConnect', name, (error) => {
      if (error !== null) {
        done(error, socket);
        return;
      }
      try {
        refuseStranger(socket, name);
        done(null, socket);
      } catch (fault) {
        socket.destroy();
        done(asError(fault), socket);
      }
    });
  }
}

/** The name by which TLS asks for a server: an address is none. */
export function serverNameOf(host: string): string {
  return isIP(host) === 0 ? host : '';
}

/** `10.0.0.1:10250`, `[fd00::1]:10250`. Mirrors Go's `net.JoinHostPort`. */
export function joinHostPort(host: string, port: number | string): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

/** What Go says when a connection fails, by Node's codes. */
const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connect: connection refused',
  EHOSTUNREACH: 'connect: no route to host',
  ENETUNREACH: 'connect: network is unreachable',
  EADDRNOTAVAIL: 'connect: cannot assign requested address',
  EINVAL: 'connect: invalid argument',
  ETIMEDOUT: 'connect: connection timed out',
  ERR_DIAL_TIMEOUT: 'i/o timeout',
};

/** What Go says of certificates, by the codes of Node's verification. */
const DISTRUST: Readonly<Record<string, string>> = {
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate signed by unknown authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate is not valid for',
  CERT_HAS_EXPIRED: 'certificate has expired or is not yet valid',
  CERT_NOT_YET_VALID: 'certificate has expired or is not yet valid',
};

/** Why a server did not answer, in Go's words where it has some: clients and their tests look for them. */
export function reasonOf(error: unknown, { host, port }: Address): string {
  const { message, cause } = asError(error);
  const code = codeOf(error) ?? '';
  const fault = FAULTS[code];
  if (fault !== undefined) return `dial tcp ${joinHostPort(host, port)}: ${fault}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `dial tcp: lookup ${host}: no such host`;
  if (code === 'ECONNRESET') return message === 'socket hang up' ? 'EOF' : 'read: connection reset by peer';
  if (code === 'EPROTO' || code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'ERR_SSL_PACKET_LENGTH_TOO_LONG')
    return 'http: server gave HTTP response to HTTPS client';
  if (code.startsWith('HPE_')) return `net/http: HTTP/1.x transport connection broken: malformed HTTP response`;
  const distrust = DISTRUST[codeOf(cause) ?? ''];
  if (distrust === undefined) return message;
  const name = codeOf(cause) === 'ERR_TLS_CERT_ALTNAME_INVALID' ? ` ${host}` : '';
  return `tls: failed to verify certificate: x509: ${distrust}${name}`;
}

/** The same of a request for another protocol, whose answer Go reads without its HTTP client. */
export function upgradeReasonOf(error: unknown, address: Address): string {
  const reason = reasonOf(error, address);
  return reason === 'EOF'
    ? 'unexpected EOF'
    : reason.replace(/^net\/http: HTTP\/1\.x transport connection broken: /, '');
}

/** 500 with Go's text: that a server can't be reached is for the client to know, and no fault of this one. */
export function newUpstreamError(message: string): StatusError {
  return new StatusError({ status: 'Failure', message, code: 500 });
}

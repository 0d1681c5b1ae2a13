/// <reference types="node" />
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { safeAuthorities, shownCertificates } from '../../util/cert/x509/node_tls.ts';
import {
  type Certificate,
  CertPool,
  namesOf,
  parseCertificate,
  SERVER_AUTH,
  verify,
  verifyHostname,
} from '../../util/cert/x509/verify.ts';
import { ConnectionError } from '../connection_error.ts';

/**
 * Begins TLS with a server. With authorities Go's rules apply: a chain may end at any of them, root or not, even at the
 * server's own certificate, which OpenSSL refuses; a common name is not a host name. Without, Node judges by its own roots.
 * `secureConnect` says no more than that the handshake is over: nothing may be sent before {@link refuseStranger}.
 * @param ca authorities, as PEM; undefined: those of Node
 * @throws ConnectionError when there is no certificate in `ca`
 */
export function connectTLS(options: ConnectionOptions, ca: string | undefined): TLSSocket {
  if (ca === undefined || options.rejectUnauthorized === false) return connect(options);
  const pool = poolOf(ca);
  const socket = connect({ ...options, rejectUnauthorized: false, ca: safeAuthorities(pool) });
  pools.set(socket, pool);
  return socket;
}

/** By connection: what its server must be verified by. */
const pools = new WeakMap<TLSSocket, CertPool>();

/**
 * Looks at what a server has shown on a connection of {@link connectTLS}.
 * @param host a name or an address, which the server's certificate must be for
 * @throws ConnectionError when the server is not to be trusted
 */
export function refuseStranger(socket: TLSSocket, host: string): void {
  const roots = pools.get(socket);
  if (roots === undefined) return;
  // By the codes that Node's own verification has.
  const refuse = (why: string, code = 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'): ConnectionError =>
    new ConnectionError('certificate', `the certificate of ${host} ${why}`, {
      cause: Object.assign(new Error(why), { code }),
    });
  const now = Date.now();
  let own: Certificate | undefined;
  let intermediates: Certificate[];
  try {
    [own, ...intermediates] = shownCertificates(socket).map(parseCertificate);
  } catch (error) {
    throw refuse(error instanceof Error ? `cannot be read: ${error.message}` : 'cannot be read');
  }
  if (own === undefined) throw refuse('is missing');
  if (now > own.notAfter) throw refuse(`has expired at ${new Date(own.notAfter).toISOString()}`, 'CERT_HAS_EXPIRED');
  if (now < own.notBefore)
    throw refuse(`is not valid before ${new Date(own.notBefore).toISOString()}`, 'CERT_NOT_YET_VALID');
  if (!verifyHostname(own, host))
    throw refuse(`is valid for ${namesOf(own).join(', ') || 'no names'}`, 'ERR_TLS_CERT_ALTNAME_INVALID');
  if (!verify(own, { roots, intermediates, usage: SERVER_AUTH, now }))
    throw refuse('is signed by an unknown authority, or may not be used by a server');
}

/** As in Go, what can't be read is passed over where something can. */
function poolOf(ca: string): CertPool {
  const blocks = ca.match(/-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/g) ?? [];
  const certificates = blocks.flatMap((block) => {
    try {
      return CertPool.fromPEM(block).certificates;
    } catch {
      return [];
    }
  });
  if (certificates.length === 0)
    throw new ConnectionError('certificate', 'no certificate found in the authority: expected PEM');
  return new CertPool(certificates);
}

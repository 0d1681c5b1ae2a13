import { ConnectionError, type ConnectionFailure, isConnectionError } from '../connection_error.ts';

const failures: ReadonlyMap<unknown, ConnectionFailure> = /* @__PURE__ */ new Map<unknown, ConnectionFailure>([
  ['ECONNREFUSED', 'refused'],
  ['ECONNRESET', 'reset'],
  ['EPIPE', 'closed'],
  ['ERR_STREAM_PREMATURE_CLOSE', 'closed'],
  ['ERR_HTTP2_STREAM_CANCEL', 'closed'],
  ['ERR_HTTP2_SESSION_ERROR', 'closed'],
  ['ERR_HTTP2_GOAWAY_SESSION', 'closed'],
  ['ERR_HTTP2_INVALID_SESSION', 'closed'],
  ['ETIMEDOUT', 'timeout'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'certificate'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'certificate'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['CERT_NOT_YET_VALID', 'certificate'],
  ['CERT_SIGNATURE_FAILURE', 'certificate'],
]);

/** What OpenSSL says of an answer that is not TLS. */
const NO_TLS: ReadonlySet<unknown> = /* @__PURE__ */ new Set<unknown>([
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_PACKET_LENGTH_TOO_LONG',
]);

/** What newer lines of Node add to an error for those who start it. */
const NODE_ADVICE = /; if the root CA is installed locally, .*$/;

/** What Node's errors say about a connection. @param what the request or the address, for the message */
export function connectionError(error: unknown, what: string): ConnectionError {
  if (isConnectionError(error)) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const failure = failures.get(code) ?? 'other';
  // A socket that ends without a response is recognized by its text alone.
  const ended =
    (failure === 'reset' && (message === 'socket hang up' || message === 'aborted')) ||
    // What is compressed has no end.
    code === 'Z_BUF_ERROR';
  const text = ended
    ? 'the connection was closed before the response was complete'
    : NO_TLS.has(code)
      ? 'the server does not answer with TLS: is it one for http://?'
      : String(message).replace(NODE_ADVICE, '');
  return new ConnectionError(ended ? 'closed' : failure, `${what}: ${text}`, { cause: error });
}

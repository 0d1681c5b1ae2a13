// What Node's errors say about connections.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConnectionError } from 'kubetyped/client/transport';
import { connectionError } from '#src/client/transport/node/failure';

const EARLY = 'the connection was closed before the response was complete';
const NO_TLS = 'the server does not answer with TLS: is it one for http://?';

test('connection errors are classified by their code, or by their message where Node gives none', () => {
  const rows: readonly (readonly [code: string | undefined, message: string, failure: string, text: string])[] = [
    ['ECONNREFUSED', 'connect ECONNREFUSED', 'refused', 'connect ECONNREFUSED'],
    ['ECONNRESET', 'read ECONNRESET', 'reset', 'read ECONNRESET'],
    ['ECONNRESET', 'socket hang up', 'closed', EARLY],
    ['ECONNRESET', 'aborted', 'closed', EARLY],
    ['ECONNREFUSED', 'aborted', 'refused', 'aborted'],
    [undefined, 'socket hang up', 'other', 'socket hang up'],
    ['Z_BUF_ERROR', 'unexpected end of file', 'closed', EARLY],
    ['Z_DATA_ERROR', 'incorrect header check', 'other', 'incorrect header check'],
    ['EPIPE', 'write EPIPE', 'closed', 'write EPIPE'],
    ['ERR_STREAM_PREMATURE_CLOSE', 'Premature close', 'closed', 'Premature close'],
    ['ERR_HTTP2_STREAM_CANCEL', 'canceled', 'closed', 'canceled'],
    ['ERR_HTTP2_SESSION_ERROR', 'a', 'closed', 'a'],
    ['ERR_HTTP2_GOAWAY_SESSION', 'a', 'closed', 'a'],
    ['ERR_HTTP2_INVALID_SESSION', 'a', 'closed', 'a'],
    ['ETIMEDOUT', 'connect ETIMEDOUT', 'timeout', 'connect ETIMEDOUT'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'a', 'certificate', 'a'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', 'certificate', 'self-signed certificate'],
    [
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'unable to verify the first certificate; if the root CA is installed locally, try running Node.js with --use-system-ca',
      'certificate',
      'unable to verify the first certificate',
    ],
    ['CERT_HAS_EXPIRED', 'certificate has expired', 'certificate', 'certificate has expired'],
    ['CERT_NOT_YET_VALID', 'a', 'certificate', 'a'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'wrong version number', 'other', NO_TLS],
    ['ERR_SSL_PACKET_LENGTH_TOO_LONG', 'packet length too long', 'other', NO_TLS],
    ['ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', 'alert', 'other', 'alert'],
    ['ENOTFOUND', 'getaddrinfo ENOTFOUND h', 'other', 'getaddrinfo ENOTFOUND h'],
  ];
  for (const [code, message, failure, text] of rows) {
    const cause = Object.assign(new Error(message), code !== undefined && { code });
    const error = connectionError(cause, 'GET /x');
    assert.deepEqual([error.failure, error.message, error.cause], [failure, `GET /x: ${text}`, cause], code);
  }
});

test('what is an error of a connection already stays as it is', () => {
  const error = new ConnectionError('lost', 'gone');
  assert.equal(connectionError(error, 'GET /x'), error);
});

import { isUnauthorized } from '#apimachinery/api/errors/predicates';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { hasCode } from '#engine/text/has_code';
import { isUnexpectedResponseError } from '../../client/rest/unexpected_response_error.ts';
import { isConnectionError } from '../../client/transport/connection_error.ts';

/** Advice on errors of a server whose message says little. */
export function adviceOn(error: unknown): string | undefined {
  if (isUnauthorized(error)) return 'the server refuses requests without credentials, or these have expired';
  const isRedirect = isStatusError(error) && /^3\d\d$/.test(String(error.errStatus.code));
  if (isRedirect || isUnexpectedResponseError(error)) return 'is this the address of an API server?';
  return isConnectionError(error) && error.failure === 'certificate' ? adviceOnCertificate(error.cause) : undefined;
}

function adviceOnCertificate(cause: unknown): string {
  if (hasCode(cause, 'CERT_HAS_EXPIRED') || hasCode(cause, 'CERT_NOT_YET_VALID'))
    return `it is ${new Date().toISOString()} here: if that is right, the server needs another certificate`;
  if (hasCode(cause, 'ERR_TLS_CERT_ALTNAME_INVALID'))
    return 'when the certificate has another name of the server, give its cluster in the kubeconfig that name as tls-server-name';
  return 'when you trust the server, give its cluster in the kubeconfig the certificate-authority that signed for it';
}

import { isUnauthorized } from '#apimachinery/api/errors/predicates';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { isUnexpectedResponseError } from '../../client/rest/unexpected_response_error.ts';

/** What somebody can do about an answer of a server that says little itself. */
export function adviceOn(error: unknown): string | undefined {
  if (isUnauthorized(error)) return 'the server takes no requests without credentials, or these have expired';
  const isRedirect = isStatusError(error) && /^3\d\d$/.test(String(error.errStatus.code));
  if (isRedirect || isUnexpectedResponseError(error)) return 'is this the address of an API server?';
  return undefined;
}

import { isGone, isResourceExpired, isTimeout, isTooManyRequests } from '#apimachinery/api/errors/predicates';
import { hasStatusCause } from '#apimachinery/api/errors/status_facts';
import type { APIStatus } from '#apimachinery/api/errors/status_error';
import { CauseTypeResourceVersionTooLarge } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import { isConnectionError } from '../../transport/connection_error.ts';

/** The server has forgotten what came after a version. */
export function isExpired(error: unknown): boolean {
  return isResourceExpired(error) || isGone(error);
}

/** The server has not come to a version yet. Old ones say it in words alone. */
export function isTooLargeResourceVersion(error: unknown): boolean {
  if (hasStatusCause(error, CauseTypeResourceVersionTooLarge)) return true;
  if (!isTimeout(error)) return false;
  const { details, message = '' } = (error as APIStatus).status();
  if (details === undefined) return false;
  const text = 'Too large resource version';
  return (details.causes ?? []).some((cause) => cause.message === text) || message.includes(text);
}

/** The watch may begin again at its version, after a pause. */
export function isRetriable(error: unknown): boolean {
  return (isConnectionError(error) && error.failure === 'refused') || isTooManyRequests(error);
}

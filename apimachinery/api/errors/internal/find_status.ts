import { errorChain } from '#engine/go/error_chain';
import { hasCode } from '#engine/text/has_code';

/** A Status from an untrusted source: no field is sure to have the right type. */
export interface AnyStatus {
  readonly reason?: unknown;
  readonly code?: unknown;
  readonly details?: unknown;
}

/** The Status that a value is, returns or wraps, outermost first. */
export function findStatus(err: unknown): AnyStatus | undefined {
  // Go's Aggregate hides its errors from errors.As; other errors that join several do not.
  for (const each of errorChain(err, (error) => !hasCode(error, 'ERR_AGGREGATE'))) {
    const status = statusIn(each);
    if (status !== undefined) return status;
  }
  return undefined;
}

function statusIn(value: object): AnyStatus | undefined {
  const { status, kind } = value as { status?: unknown; kind?: unknown };
  if (typeof status === 'function') {
    const given: unknown = status.call(value);
    return typeof given === 'object' && given !== null ? given : undefined;
  }
  const isStatus = kind === 'Status' || (kind === undefined && (status === 'Failure' || status === 'Success'));
  return isStatus ? (value as AnyStatus) : undefined;
}

export function reasonOf(status: AnyStatus | undefined): string {
  return typeof status?.reason === 'string' ? status.reason : '';
}

export function codeOf(status: AnyStatus | undefined): number {
  return typeof status?.code === 'number' ? status.code : 0;
}

/** `details` of a Status; undefined when there are none. */
export function detailsOf(
  status: AnyStatus | undefined,
): { readonly causes?: unknown; readonly retryAfterSeconds?: unknown } | undefined {
  const details = status?.details;
  return typeof details === 'object' && details !== null ? details : undefined;
}

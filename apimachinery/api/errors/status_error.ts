import { stringifyJSON } from '#engine/json/stringify';
import { hasCode } from '#engine/text/has_code';
import { Status } from '../../apis/meta/v1/zz_generated.types.ts';
import type { Plain } from '../../runtime/init.ts';

/** What can be represented as a Status. Mirrors Go's `errors.APIStatus`. */
export interface APIStatus {
  status(): Status;
}

/**
 * An error with a Status, which a server returns instead of an object. Its message is that of the Status. Test it with
 * {@link isNotFound} and the like, not with `instanceof`. Mirrors Go's `errors.StatusError`.
 *
 * `code` names the class of error, as for all errors of this library; the HTTP status code is `errStatus.code`.
 */
export class StatusError extends Error implements APIStatus {
  readonly code = 'ERR_STATUS';
  readonly errStatus: Status;

  /** @param status an instance or a plain object, whose values are shared */
  constructor(status: Plain<Status>, options?: ErrorOptions) {
    super(typeof status.message === 'string' ? status.message : '', options);
    this.name = 'StatusError';
    this.errStatus = new Status(status as never);
  }

  /** The HTTP status code: 404 and the like. 0 when the Status has none. */
  get statusCode(): number {
    return this.errStatus.code ?? 0;
  }

  status(): Status {
    return this.errStatus;
  }

  /** The whole Status as text, for logs. Go returns a format and its arguments. */
  debugError(): string {
    return `server response object: ${stringifyJSON(this.errStatus, { indent: 2 })}`;
  }
}

/** Whether an error is a {@link StatusError}, also one of another copy of this library. */
export function isStatusError(err: unknown): err is StatusError {
  return hasCode(err, 'ERR_STATUS');
}

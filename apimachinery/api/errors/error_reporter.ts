import type { CauseType, Status, StatusCause } from '../../apis/meta/v1/zz_generated.types.ts';
import { present } from './constructors.ts';
import { newGenericServerResponse } from './generic_server_response.ts';

/** Turns a client-side error into a Status, as watches report it. Mirrors Go's `errors.ErrorReporter`. */
export class ErrorReporter {
  private readonly httpCode: number;
  private readonly verb: string;
  private readonly reason: CauseType;

  /** Mirrors Go's `errors.NewClientErrorReporter`. @param reason the type of the cause; `ClientError` when it is empty */
  constructor(code: number, verb: string, reason: string) {
    this.httpCode = code;
    this.verb = verb;
    this.reason = reason || 'ClientError';
  }

  /** The Status for an unexpected response, with the error as an additional cause. */
  asObject(err: Error): Status {
    const status = newGenericServerResponse(
      this.httpCode,
      this.verb,
      { group: '', resource: '' },
      '',
      err.message,
      0,
      true,
    ).status();
    const cause = present<StatusCause>({ reason: this.reason, message: err.message });
    status.details = { ...status.details, causes: [...(status.details?.causes ?? []), cause] };
    return status;
  }
}

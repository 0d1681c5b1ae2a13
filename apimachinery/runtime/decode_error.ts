import type { Fault } from '#engine/schema/fault';
import { hasCode } from '#engine/text/has_code';

/** Data that can't be decoded: not JSON or YAML, or a value that its field can't hold. */
export class DecodeError extends Error {
  readonly code = 'ERR_DECODE';
  /** Go's text of the error. The message is the same with the path in front, where there is one. */
  readonly text: string;
  /** Where: `spec.containers[0].image`. Empty when the fault is not in one field. */
  readonly path: string;
  /** Everything that is wrong, in the order Go would come upon it; Go reports the first. */
  readonly faults: readonly Fault[];

  constructor(text: string, faults: readonly Fault[] = [], options?: ErrorOptions) {
    const path = faults[0]?.path ?? '';
    super(path === '' ? text : `${path}: ${text}`, options);
    this.name = 'DecodeError';
    this.text = text;
    this.path = path;
    this.faults = faults;
  }
}

/** Whether an error is a {@link DecodeError}. */
export function isDecodeError(err: unknown): err is DecodeError {
  return hasCode(err, 'ERR_DECODE');
}

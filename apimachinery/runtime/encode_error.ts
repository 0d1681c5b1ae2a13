import { hasCode } from '#engine/text/has_code';
import { asError } from '#engine/text/as_error';

/** An object that can't be written: it is cyclic, is nested too deeply, or has a value that JSON doesn't have. */
export class EncodeError extends Error {
  override readonly name: string = 'EncodeError';
  readonly code = 'ERR_ENCODE';
}

/** Whether an error is an {@link EncodeError}. */
export function isEncodeError(err: unknown): err is EncodeError {
  return hasCode(err, 'ERR_ENCODE');
}

/**
 * Runs an encoder on an object.
 * @throws EncodeError for what isn't an object, and in place of errors that have no code
 */
export function encodeWith<T extends string | Uint8Array>(object: unknown, encode: () => T): T {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) {
    throw new EncodeError(
      `${object === null ? 'null' : Array.isArray(object) ? 'an array' : `a ${typeof object}`} is no object of a kind`,
    );
  }
  try {
    return encode();
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') throw error;
    const text =
      error instanceof RangeError ? 'the object is nested too deeply, or holds itself' : asError(error).message;
    throw new EncodeError(`the object can't be encoded: ${text}`, { cause: error });
  }
}
